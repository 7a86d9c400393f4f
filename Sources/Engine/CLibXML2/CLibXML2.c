// CLibXML2.c: libxml2's push parser and SAX2 interface: https://gnome.pages.gitlab.gnome.org/libxml2/html/parser_8h.html
//
// Nothing here opens a file or a connection: external entities are empty. The library's functions are looked up once by name; their types
// are from its headers.

#include "CLibXML2.h"

#include <dlfcn.h>
#include <libxml/SAX2.h>
#include <libxml/entities.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#if LIBXML_VERSION >= 21400
#error "This was written for libxml2.so.2; later libraries have another interface."
#endif

// The functions used: `xml.initParser(...)` is the library's xmlInitParser.
#define FUNCTIONS(F) \
    F(xmlInitParser) F(xmlSetExternalEntityLoader) F(xmlNewStringInputStream) F(xmlCreatePushParserCtxt) \
    F(xmlCtxtUseOptions) F(xmlSwitchEncoding) F(xmlParseChunk) F(xmlFreeDoc) F(xmlFreeParserCtxt) F(xmlStopParser) \
    F(xmlSAXVersion) F(xmlSAX2InternalSubset) F(xmlSAX2GetEntity) F(xmlSAX2GetParameterEntity) \
    F(xmlSAX2GetLineNumber) F(xmlSAX2GetColumnNumber) F(xmlGetPredefinedEntity) F(xmlAddDocEntity) \
    F(xmlSAX2AttributeDecl) F(xmlSAX2EntityDecl) F(xmlSAX2UnparsedEntityDecl) F(xmlDictSize)
static struct {
#define MEMBER(name) __typeof__(name) *name;
    FUNCTIONS(MEMBER)
} library;

static CXMLHandlers handlers;

static CXMLParser *parser_of(void *context) { return context; }
static xmlParserCtxtPtr context_of(CXMLParser *parser) { return (xmlParserCtxtPtr)parser; }

static void internal_subset(void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
    library.xmlSAX2InternalSubset(context, name, public_id, system_id);
    handlers.documentType(parser_of(context), name, public_id, system_id);
}

static xmlEntityPtr get_entity(void *context, const xmlChar *name) {
    return (xmlEntityPtr)handlers.entity(parser_of(context), name, false);
}

static xmlEntityPtr get_parameter_entity(void *context, const xmlChar *name) {
    return (xmlEntityPtr)handlers.entity(parser_of(context), name, true);
}

// Declarations of elements and notations are not used here, and not stored.
static void element_declaration(void *context, const xmlChar *name, int type, xmlElementContentPtr content) {
    handlers.declaration(parser_of(context));
}

static void notation_declaration(void *context, const xmlChar *name, const xmlChar *public_id, const xmlChar *system_id) {
    handlers.declaration(parser_of(context));
}

static void attribute_declaration(void *context, const xmlChar *element, const xmlChar *name, int type, int preset,
                                  const xmlChar *value, xmlEnumerationPtr choices) {
    library.xmlSAX2AttributeDecl(context, element, name, type, preset, value, choices);
    handlers.declaration(parser_of(context));
}

static void entity_declaration(void *context, const xmlChar *name, int type, const xmlChar *public_id,
                               const xmlChar *system_id, xmlChar *content) {
    library.xmlSAX2EntityDecl(context, name, type, public_id, system_id, content);
    handlers.declaration(parser_of(context));
}

static void unparsed_entity_declaration(void *context, const xmlChar *name, const xmlChar *public_id,
                                        const xmlChar *system_id, const xmlChar *notation) {
    library.xmlSAX2UnparsedEntityDecl(context, name, public_id, system_id, notation);
    handlers.declaration(parser_of(context));
}

static void start_element(void *context, const xmlChar *local_name, const xmlChar *prefix, const xmlChar *address,
                          int namespace_count, const xmlChar **namespaces,
                          int count, int defaults, const xmlChar **attributes) {
    handlers.startElement(parser_of(context), local_name, prefix, address, namespace_count, namespaces, count, defaults,
                          attributes);
}

static void end_element(void *context, const xmlChar *local_name, const xmlChar *prefix, const xmlChar *address) {
    handlers.endElement(parser_of(context));
}

static void characters(void *context, const xmlChar *text, int length) {
    handlers.characters(parser_of(context), text, length);
}

static void cdata(void *context, const xmlChar *text, int length) { handlers.cdata(parser_of(context), text, length); }

static void comment(void *context, const xmlChar *text) {
    // Comments in the internal subset are not nodes.
    if (((xmlParserCtxtPtr)context)->inSubset == 0) handlers.comment(parser_of(context), text);
}

static void instruction(void *context, const xmlChar *target, const xmlChar *text) {
    if (((xmlParserCtxtPtr)context)->inSubset == 0) handlers.instruction(parser_of(context), target, text);
}

static void report(void *context, xmlErrorPtr error) {
    CXMLReport report = {
        .severity = error->level == XML_ERR_WARNING ? CXMLWarning : error->level == XML_ERR_ERROR ? CXMLError : CXMLFatal,
        .message = (const CXMLByte *)error->message,
        .line = error->line,
        .column = error->int2,
        .isMissingEnd = error->code == XML_ERR_DOCUMENT_END,
        .isAboutAddress = error->code == XML_WAR_NS_URI,
    };
    handlers.error(parser_of(context), &report);
}

static xmlParserInputPtr load_nothing(const char *address, const char *identifier, xmlParserCtxtPtr context) {
    // Static: the library reads it without a copy.
    static const xmlChar nothing[1] = {0};
    return library.xmlNewStringInputStream(context, nothing);
}

bool cxml_load(const CXMLHandlers *wanted) {
    void *handle = dlopen("libxml2.so.2", RTLD_NOW | RTLD_LOCAL);
    if (handle == NULL) return false;
#define LOOK_UP(name) \
    library.name = (__typeof__(name) *)dlsym(handle, #name); \
    if (library.name == NULL) return false;
    FUNCTIONS(LOOK_UP)
    handlers = *wanted;
    library.xmlInitParser();
    library.xmlSetExternalEntityLoader(load_nothing);
    return true;
}

CXMLParser *cxml_make(void *owner) {
    xmlSAXHandler sax;
    memset(&sax, 0, sizeof sax);
    library.xmlSAXVersion(&sax, 2);
    sax.externalSubset = NULL;
    sax.resolveEntity = NULL;
    sax.reference = NULL;
    sax.startElement = NULL;
    sax.endElement = NULL;
    sax.warning = NULL;
    sax.error = NULL;
    sax.fatalError = NULL;
    sax.internalSubset = internal_subset;
    sax.getEntity = get_entity;
    sax.getParameterEntity = get_parameter_entity;
    sax.elementDecl = element_declaration;
    sax.notationDecl = notation_declaration;
    sax.attributeDecl = attribute_declaration;
    sax.entityDecl = entity_declaration;
    sax.unparsedEntityDecl = unparsed_entity_declaration;
    sax.startElementNs = start_element;
    sax.endElementNs = end_element;
    sax.characters = characters;
    sax.ignorableWhitespace = characters;
    sax.cdataBlock = cdata;
    sax.comment = comment;
    sax.processingInstruction = instruction;
    sax.serror = report;
    xmlParserCtxtPtr context = library.xmlCreatePushParserCtxt(&sax, NULL, NULL, 0, NULL);
    if (context == NULL) return NULL;
    // XML_PARSE_HUGE removes the library's limits; the handlers' owner has its own.
    library.xmlCtxtUseOptions(context, XML_PARSE_NOENT | XML_PARSE_NONET | XML_PARSE_HUGE | XML_PARSE_IGNORE_ENC);
    library.xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8);
    context->_private = owner;
    return parser_of(context);
}

void cxml_feed(CXMLParser *parser, const CXMLByte *text, int length, bool is_last) {
    library.xmlParseChunk(context_of(parser), (const char *)text, length, is_last);
}

void cxml_free(CXMLParser *parser) {
    xmlParserCtxtPtr context = context_of(parser);
    library.xmlFreeDoc(context->myDoc);
    context->myDoc = NULL;
    library.xmlFreeParserCtxt(context);
}

void *cxml_owner(CXMLParser *parser) { return context_of(parser)->_private; }
void cxml_stop(CXMLParser *parser) { library.xmlStopParser(context_of(parser)); }
int cxml_line(CXMLParser *parser) { return library.xmlSAX2GetLineNumber(parser); }
int cxml_column(CXMLParser *parser) { return library.xmlSAX2GetColumnNumber(parser); }
int cxml_names(CXMLParser *parser) { return library.xmlDictSize(context_of(parser)->dict); }
int cxml_depth(CXMLParser *parser) { return context_of(parser)->depth; }

CXMLEntity *cxml_predefined_entity(const CXMLByte *name) { return (CXMLEntity *)library.xmlGetPredefinedEntity(name); }

CXMLEntity *cxml_declared_entity(CXMLParser *parser, const CXMLByte *name, bool is_parameter) {
    xmlEntityPtr entity =
        is_parameter ? library.xmlSAX2GetParameterEntity(parser, name) : library.xmlSAX2GetEntity(parser, name);
    return (CXMLEntity *)entity;
}

CXMLEntity *cxml_declare_entity(CXMLParser *parser, const CXMLByte *name, const CXMLByte *text) {
    xmlDocPtr document = context_of(parser)->myDoc;
    return (CXMLEntity *)library.xmlAddDocEntity(document, name, XML_INTERNAL_GENERAL_ENTITY, NULL, NULL, text);
}

int cxml_entity_length(const CXMLEntity *entity) {
    const struct _xmlEntity *declared = (const struct _xmlEntity *)entity;
    return declared->content == NULL ? 0 : declared->length;
}
