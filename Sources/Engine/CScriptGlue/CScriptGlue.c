// CScriptGlue.c: embeds the files of js/. Those that run at once stand in their order: a file comes after those it takes
// something from. When the others run js/families.js says, and of js/rehearsal.js WebRuntime/Page/PageStock.swift. Only comments may hold characters beyond ASCII: the loader
// blanks them.

#include "CScriptGlue.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char primordials[] = {
#embed "../../../js/primordials.js"
};
static const unsigned char arena[] = {
#embed "../../../js/arena.js"
};
static const unsigned char webidl_interface[] = {
#embed "../../../js/webidl/interface.js"
};
static const unsigned char families[] = {
#embed "../../../js/families.js"
};
static const unsigned char webidl_conversions[] = {
#embed "../../../js/webidl/conversions.js"
};
static const unsigned char webidl_indexed[] = {
#embed "../../../js/webidl/indexed.js"
};
static const unsigned char dom_EventTarget[] = {
#embed "../../../js/dom/EventTarget.js"
};
static const unsigned char dom_Node[] = {
#embed "../../../js/dom/Node.js"
};
static const unsigned char dom_preorder[] = {
#embed "../../../js/dom/preorder.js"
};
static const unsigned char dom_changedRegions[] = {
#embed "../../../js/dom/changedRegions.js"
};
static const unsigned char dom_LiveList[] = {
#embed "../../../js/dom/LiveList.js"
};
static const unsigned char dom_Collections[] = {
#embed "../../../js/dom/Collections.js"
};
static const unsigned char dom_Selectors[] = {
#embed "../../../js/dom/Selectors.js"
};
static const unsigned char dom_ParentNode[] = {
#embed "../../../js/dom/ParentNode.js"
};
static const unsigned char dom_names[] = {
#embed "../../../js/dom/names.js"
};
static const unsigned char dom_Element[] = {
#embed "../../../js/dom/Element.js"
};
static const unsigned char dom_Document[] = {
#embed "../../../js/dom/Document.js"
};
static const unsigned char html_clock[] = {
#embed "../../../js/html/clock.js"
};
static const unsigned char html_base[] = {
#embed "../../../js/html/base.js"
};
static const unsigned char html_attributes[] = {
#embed "../../../js/html/attributes.js"
};
static const unsigned char console_proxies[] = {
#embed "../../../js/console/proxies.js"
};
static const unsigned char html_handlerAttributes[] = {
#embed "../../../js/html/handlerAttributes.js"
};
static const unsigned char html_HTMLElement[] = {
#embed "../../../js/html/HTMLElement.js"
};
static const unsigned char html_reflections[] = {
#embed "../../../js/html/reflections.js"
};
static const unsigned char html_elements[] = {
#embed "../../../js/html/elements.js"
};
static const unsigned char cssom_view[] = {
#embed "../../../js/cssom/view.js"
};
static const unsigned char html_Document[] = {
#embed "../../../js/html/Document.js"
};
static const unsigned char html_Window[] = {
#embed "../../../js/html/Window.js"
};
static const unsigned char html_resources[] = {
#embed "../../../js/html/resources.js"
};
static const unsigned char dom_Runtime[] = {
#embed "../../../js/dom/Runtime.js"
};
static const unsigned char webidl_DOMException[] = {
#embed "../../../js/webidl/DOMException.js"
};
static const unsigned char dom_Event[] = {
#embed "../../../js/dom/Event.js"
};
static const unsigned char dom_dispatch[] = {
#embed "../../../js/dom/dispatch.js"
};
static const unsigned char dom_Abort[] = {
#embed "../../../js/dom/Abort.js"
};
static const unsigned char dom_CharacterData[] = {
#embed "../../../js/dom/CharacterData.js"
};
static const unsigned char dom_Attr[] = {
#embed "../../../js/dom/Attr.js"
};
static const unsigned char dom_DOMImplementation[] = {
#embed "../../../js/dom/DOMImplementation.js"
};
static const unsigned char dom_namedElements[] = {
#embed "../../../js/dom/namedElements.js"
};
static const unsigned char dom_DOMTokenList[] = {
#embed "../../../js/dom/DOMTokenList.js"
};
static const unsigned char dom_Traversal[] = {
#embed "../../../js/dom/Traversal.js"
};
static const unsigned char dom_Range[] = {
#embed "../../../js/dom/Range.js"
};
static const unsigned char dom_Selection[] = {
#embed "../../../js/dom/Selection.js"
};
static const unsigned char dom_MutationObserver[] = {
#embed "../../../js/dom/MutationObserver.js"
};
static const unsigned char dom_ShadowRoot[] = {
#embed "../../../js/dom/ShadowRoot.js"
};
static const unsigned char html_activation[] = {
#embed "../../../js/html/activation.js"
};
static const unsigned char html_eventHandlers[] = {
#embed "../../../js/html/eventHandlers.js"
};
static const unsigned char html_dataset[] = {
#embed "../../../js/html/dataset.js"
};
static const unsigned char html_focus[] = {
#embed "../../../js/html/focus.js"
};
static const unsigned char html_textFragment[] = {
#embed "../../../js/html/textFragment.js"
};
static const unsigned char html_timers[] = {
#embed "../../../js/html/timers.js"
};
static const unsigned char console_format[] = {
#embed "../../../js/console/format.js"
};
static const unsigned char console_console[] = {
#embed "../../../js/console/console.js"
};
static const unsigned char uievents_events[] = {
#embed "../../../js/uievents/events.js"
};
static const unsigned char html_tables[] = {
#embed "../../../js/html/tables.js"
};
static const unsigned char html_members[] = {
#embed "../../../js/html/members.js"
};
static const unsigned char html_frames[] = {
#embed "../../../js/html/frames.js"
};
static const unsigned char html_namedAccess[] = {
#embed "../../../js/html/namedAccess.js"
};
static const unsigned char html_listElements[] = {
#embed "../../../js/html/listElements.js"
};
static const unsigned char html_forms[] = {
#embed "../../../js/html/forms.js"
};
static const unsigned char html_controls[] = {
#embed "../../../js/html/controls.js"
};
static const unsigned char html_textSelection[] = {
#embed "../../../js/html/textSelection.js"
};
static const unsigned char html_options[] = {
#embed "../../../js/html/options.js"
};
static const unsigned char html_structuredClone[] = {
#embed "../../../js/html/structuredClone.js"
};
static const unsigned char url_URL[] = {
#embed "../../../js/url/URL.js"
};
static const unsigned char cssom_CSS[] = {
#embed "../../../js/cssom/CSS.js"
};
static const unsigned char cssom_CSSStyleDeclaration[] = {
#embed "../../../js/cssom/CSSStyleDeclaration.js"
};
static const unsigned char cssom_geometry[] = {
#embed "../../../js/cssom/geometry.js"
};
static const unsigned char cssom_media[] = {
#embed "../../../js/cssom/media.js"
};
static const unsigned char svg_SVGElement[] = {
#embed "../../../js/svg/SVGElement.js"
};
static const unsigned char encoding_TextEncoder[] = {
#embed "../../../js/encoding/TextEncoder.js"
};
static const unsigned char encoding_base64[] = {
#embed "../../../js/encoding/base64.js"
};
static const unsigned char html_Crypto[] = {
#embed "../../../js/html/Crypto.js"
};
static const unsigned char webidl_pairs[] = {
#embed "../../../js/webidl/pairs.js"
};
static const unsigned char fetch_Headers[] = {
#embed "../../../js/fetch/Headers.js"
};
static const unsigned char fetch_FormData[] = {
#embed "../../../js/fetch/FormData.js"
};
static const unsigned char fetch_XMLHttpRequest[] = {
#embed "../../../js/fetch/XMLHttpRequest.js"
};
static const unsigned char fetch_fetch[] = {
#embed "../../../js/fetch/fetch.js"
};
static const unsigned char dom_PeerEvents[] = {
#embed "../../../js/dom/PeerEvents.js"
};
static const unsigned char html_pageScripts[] = {
#embed "../../../js/html/pageScripts.js"
};
static const unsigned char html_CustomElementRegistry[] = {
#embed "../../../js/html/CustomElementRegistry.js"
};
static const unsigned char html_Navigator[] = {
#embed "../../../js/html/Navigator.js"
};
static const unsigned char html_Performance[] = {
#embed "../../../js/html/Performance.js"
};
static const unsigned char html_Storage[] = {
#embed "../../../js/html/Storage.js"
};
static const unsigned char html_Location[] = {
#embed "../../../js/html/Location.js"
};

#define GLUE_FILE(path, symbol) {path, symbol, sizeof symbol}

static const ScriptGlueFile files[] = {
    GLUE_FILE("js/primordials.js", primordials),
    GLUE_FILE("js/arena.js", arena),
    GLUE_FILE("js/webidl/interface.js", webidl_interface),
    GLUE_FILE("js/families.js", families),
    GLUE_FILE("js/webidl/conversions.js", webidl_conversions),
    GLUE_FILE("js/webidl/indexed.js", webidl_indexed),
    GLUE_FILE("js/dom/EventTarget.js", dom_EventTarget),
    GLUE_FILE("js/dom/Node.js", dom_Node),
    GLUE_FILE("js/dom/preorder.js", dom_preorder),
    GLUE_FILE("js/dom/changedRegions.js", dom_changedRegions),
    GLUE_FILE("js/dom/LiveList.js", dom_LiveList),
    GLUE_FILE("js/dom/Collections.js", dom_Collections),
    GLUE_FILE("js/dom/ParentNode.js", dom_ParentNode),
    GLUE_FILE("js/dom/names.js", dom_names),
    GLUE_FILE("js/dom/Element.js", dom_Element),
    GLUE_FILE("js/dom/Document.js", dom_Document),
    GLUE_FILE("js/html/clock.js", html_clock),
    GLUE_FILE("js/html/base.js", html_base),
    GLUE_FILE("js/html/attributes.js", html_attributes),
    GLUE_FILE("js/console/proxies.js", console_proxies),
    GLUE_FILE("js/html/handlerAttributes.js", html_handlerAttributes),
    GLUE_FILE("js/html/HTMLElement.js", html_HTMLElement),
    GLUE_FILE("js/html/reflections.js", html_reflections),
    GLUE_FILE("js/html/elements.js", html_elements),
    GLUE_FILE("js/cssom/view.js", cssom_view),
    GLUE_FILE("js/html/Document.js", html_Document),
    GLUE_FILE("js/html/Window.js", html_Window),
    GLUE_FILE("js/html/resources.js", html_resources),
    GLUE_FILE("js/dom/Runtime.js", dom_Runtime),
};
const ScriptGlueFile *const scriptGlueFiles = files;
const size_t scriptGlueFileCount = sizeof files / sizeof files[0];

static const unsigned char rehearsal[] = {
#embed "../../../js/rehearsal.js"
};

static const ScriptGlueFile lateFiles[] = {
    GLUE_FILE("js/rehearsal.js", rehearsal),
    GLUE_FILE("js/webidl/DOMException.js", webidl_DOMException),
    GLUE_FILE("js/dom/Event.js", dom_Event),
    GLUE_FILE("js/dom/dispatch.js", dom_dispatch),
    GLUE_FILE("js/dom/Abort.js", dom_Abort),
    GLUE_FILE("js/dom/CharacterData.js", dom_CharacterData),
    GLUE_FILE("js/dom/Attr.js", dom_Attr),
    GLUE_FILE("js/dom/DOMImplementation.js", dom_DOMImplementation),
    GLUE_FILE("js/dom/Selectors.js", dom_Selectors),
    GLUE_FILE("js/dom/namedElements.js", dom_namedElements),
    GLUE_FILE("js/dom/DOMTokenList.js", dom_DOMTokenList),
    GLUE_FILE("js/dom/Traversal.js", dom_Traversal),
    GLUE_FILE("js/dom/Range.js", dom_Range),
    GLUE_FILE("js/dom/Selection.js", dom_Selection),
    GLUE_FILE("js/dom/MutationObserver.js", dom_MutationObserver),
    GLUE_FILE("js/dom/ShadowRoot.js", dom_ShadowRoot),
    GLUE_FILE("js/html/activation.js", html_activation),
    GLUE_FILE("js/html/eventHandlers.js", html_eventHandlers),
    GLUE_FILE("js/html/dataset.js", html_dataset),
    GLUE_FILE("js/html/focus.js", html_focus),
    GLUE_FILE("js/html/textFragment.js", html_textFragment),
    GLUE_FILE("js/html/timers.js", html_timers),
    GLUE_FILE("js/console/format.js", console_format),
    GLUE_FILE("js/console/console.js", console_console),
    GLUE_FILE("js/uievents/events.js", uievents_events),
    GLUE_FILE("js/html/tables.js", html_tables),
    GLUE_FILE("js/html/members.js", html_members),
    GLUE_FILE("js/html/frames.js", html_frames),
    GLUE_FILE("js/html/namedAccess.js", html_namedAccess),
    GLUE_FILE("js/html/listElements.js", html_listElements),
    GLUE_FILE("js/html/forms.js", html_forms),
    GLUE_FILE("js/html/controls.js", html_controls),
    GLUE_FILE("js/html/textSelection.js", html_textSelection),
    GLUE_FILE("js/html/options.js", html_options),
    GLUE_FILE("js/html/structuredClone.js", html_structuredClone),
    GLUE_FILE("js/url/URL.js", url_URL),
    GLUE_FILE("js/cssom/CSS.js", cssom_CSS),
    GLUE_FILE("js/cssom/CSSStyleDeclaration.js", cssom_CSSStyleDeclaration),
    GLUE_FILE("js/cssom/geometry.js", cssom_geometry),
    GLUE_FILE("js/cssom/media.js", cssom_media),
    GLUE_FILE("js/svg/SVGElement.js", svg_SVGElement),
    GLUE_FILE("js/encoding/TextEncoder.js", encoding_TextEncoder),
    GLUE_FILE("js/encoding/base64.js", encoding_base64),
    GLUE_FILE("js/html/Crypto.js", html_Crypto),
    GLUE_FILE("js/webidl/pairs.js", webidl_pairs),
    GLUE_FILE("js/fetch/Headers.js", fetch_Headers),
    GLUE_FILE("js/fetch/FormData.js", fetch_FormData),
    GLUE_FILE("js/fetch/XMLHttpRequest.js", fetch_XMLHttpRequest),
    GLUE_FILE("js/fetch/fetch.js", fetch_fetch),
    GLUE_FILE("js/html/pageScripts.js", html_pageScripts),
    GLUE_FILE("js/dom/PeerEvents.js", dom_PeerEvents),
    GLUE_FILE("js/html/CustomElementRegistry.js", html_CustomElementRegistry),
    GLUE_FILE("js/html/Navigator.js", html_Navigator),
    GLUE_FILE("js/html/Performance.js", html_Performance),
    GLUE_FILE("js/html/Storage.js", html_Storage),
    GLUE_FILE("js/html/Location.js", html_Location),
};
const ScriptGlueFile *const scriptGlueLateFiles = lateFiles;
const size_t scriptGlueLateFileCount = sizeof lateFiles / sizeof lateFiles[0];
