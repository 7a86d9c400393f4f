// CLibXML2.h: the part of libxml2 that parses, behind an interface of our own; the library is loaded when XML is first met.
//
// Linking it would cost every page worker's start more than a millisecond, and most pages are HTML. So no header of the
// library's is needed but in CLibXML2.c, which was compiled for its major version and loads that one only.

#pragma once

#include <stdbool.h>

typedef unsigned char CXMLByte;
/// A parser, or the one that parses an entity of its document.
typedef struct CXMLParser CXMLParser;
/// A declared entity.
typedef struct CXMLEntity CXMLEntity;

/// How much an error matters.
typedef enum { CXMLWarning, CXMLError, CXMLFatal } CXMLSeverity;

/// An error. `message` ends with a zero, and with a line feed more often than not.
typedef struct {
    CXMLSeverity severity;
    const CXMLByte *message;
    int line;
    int column;
    bool isMissingEnd;         // the document ends where it can't, or goes on where it can't
    bool isAboutAddress;       // a namespace's name is not a URI
} CXMLReport;

/// What is called while a document is parsed. Texts end with a zero unless a length is given.
typedef struct {
    void (*documentType)(CXMLParser *, const CXMLByte *name, const CXMLByte *publicID, const CXMLByte *systemID);
    /// The entity to expand for a reference; NULL for none. Also called for parameter entities.
    CXMLEntity *(*entity)(CXMLParser *, const CXMLByte *name, bool isParameter);
    /// Something was declared in the internal subset.
    void (*declaration)(CXMLParser *);
    /// `namespaces`: prefix and address by turns. `attributes`: five each: local name, prefix, address, and where the
    /// value begins and ends; `defaults` of them are not in the document.
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

/// Loads the library and keeps the handlers, once for the process and before anything else. False when it is not there.
bool cxml_load(const CXMLHandlers *handlers);

/// A parser of one document in UTF-8 with the given owner; NULL when there is no memory.
CXMLParser *cxml_make(void *owner);
/// Parses on; `isLast` ends the document.
void cxml_feed(CXMLParser *parser, const CXMLByte *text, int length, bool isLast);
void cxml_free(CXMLParser *parser);

/// What follows may be called in handlers.

/// What the document's parser was made with.
void *cxml_owner(CXMLParser *parser);
/// Ends parsing: what is begun is not called back any more.
void cxml_stop(CXMLParser *parser);
int cxml_line(CXMLParser *parser);
int cxml_column(CXMLParser *parser);
/// How many different names were met.
int cxml_names(CXMLParser *parser);
/// How many entities are open.
int cxml_depth(CXMLParser *parser);
/// XML's own five entities; NULL for other names.
CXMLEntity *cxml_predefined_entity(const CXMLByte *name);
CXMLEntity *cxml_declared_entity(CXMLParser *parser, const CXMLByte *name, bool isParameter);
/// Declares an entity with a text as in a declaration.
CXMLEntity *cxml_declare_entity(CXMLParser *parser, const CXMLByte *name, const CXMLByte *text);
/// The length of an entity's text in bytes.
int cxml_entity_length(const CXMLEntity *entity);
