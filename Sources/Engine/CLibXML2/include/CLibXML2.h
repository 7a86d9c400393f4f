// CLibXML2.h: an interface of our own to libxml2's parser; the library is loaded on first use.
//
// Linking it would cost every page worker's start more than a millisecond, and most pages are HTML. So only CLibXML2.c needs the library's
// headers; it is compiled for the library's major version and loads only that one.

#pragma once

#include <stdbool.h>

typedef unsigned char CXMLByte;
/// A parser of a document, or of one of its entities.
typedef struct CXMLParser CXMLParser;
/// A declared entity.
typedef struct CXMLEntity CXMLEntity;

/// The severity of an error.
typedef enum { CXMLWarning, CXMLError, CXMLFatal } CXMLSeverity;

/// An error. `message` ends with a zero, usually after a line feed.
typedef struct {
    CXMLSeverity severity;
    const CXMLByte *message;
    int line;
    int column;
    bool isMissingEnd;         // the document ends too early, or continues after its end
    bool isAboutAddress;       // a namespace's name is not a URI
} CXMLReport;

/// The callbacks of a parse. Texts end with a zero unless a length is given.
typedef struct {
    void (*documentType)(CXMLParser *, const CXMLByte *name, const CXMLByte *publicID, const CXMLByte *systemID);
    /// The entity to expand for a reference; NULL for none. Also called for parameter entities.
    CXMLEntity *(*entity)(CXMLParser *, const CXMLByte *name, bool isParameter);
    /// A declaration in the internal subset.
    void (*declaration)(CXMLParser *);
    /// `namespaces`: prefixes and URLs alternately. `attributes`: five each: local name, prefix, URL, and the start and end of the value;
    /// `defaults` of them are not in the document.
    void (*startElement)(CXMLParser *, const CXMLByte *localName, const CXMLByte *prefix, const CXMLByte *address,
                         int namespaceCount, const CXMLByte **namespaces,
                         int count, int defaults, const CXMLByte **attributes);
    void (*endElement)(CXMLParser *);
    void (*characters)(CXMLParser *, const CXMLByte *text, int length);
    void (*cdata)(CXMLParser *, const CXMLByte *text, int length);
    void (*comment)(CXMLParser *, const CXMLByte *text);
    void (*instruction)(CXMLParser *, const CXMLByte *target, const CXMLByte *text);
    void (*error)(CXMLParser *, const CXMLReport *);
} CXMLHandlers;

/// Loads the library and stores the handlers, once per process and before anything else. Returns false if it is not available.
bool cxml_load(const CXMLHandlers *handlers);

/// A parser of one UTF-8 document with the given owner; NULL if there is no memory.
CXMLParser *cxml_make(void *owner);
/// Parses more text; `isLast` ends the document.
void cxml_feed(CXMLParser *parser, const CXMLByte *text, int length, bool isLast);
void cxml_free(CXMLParser *parser);

/// The following functions may be called in handlers.

/// The owner that the document's parser was made with.
void *cxml_owner(CXMLParser *parser);
/// Ends parsing: there are no further callbacks.
void cxml_stop(CXMLParser *parser);
int cxml_line(CXMLParser *parser);
int cxml_column(CXMLParser *parser);
/// The number of different names so far.
int cxml_names(CXMLParser *parser);
/// The number of open entities.
int cxml_depth(CXMLParser *parser);
/// XML's own five entities; NULL for other names.
CXMLEntity *cxml_predefined_entity(const CXMLByte *name);
CXMLEntity *cxml_declared_entity(CXMLParser *parser, const CXMLByte *name, bool isParameter);
/// Declares an entity with a text as in a declaration.
CXMLEntity *cxml_declare_entity(CXMLParser *parser, const CXMLByte *name, const CXMLByte *text);
/// The length of an entity's text in bytes.
int cxml_entity_length(const CXMLEntity *entity);
