// CBindings.c: embeds the files of js/.
//
// `files` run when a world is made, in their order: a file comes after those it takes something from. `lateFiles` run when
// js/families.js says, js/warmUp.js when WebRuntime/Page/WarmPool.swift does. Only comments may hold characters beyond
// ASCII: the loader blanks them.

#include "CBindings.h"

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
static const unsigned char dom_ItemBlocks[] = {
#embed "../../../js/dom/ItemBlocks.js"
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
static const unsigned char entryPoints[] = {
#embed "../../../js/entryPoints.js"
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
static const unsigned char dom_XPath[] = {
#embed "../../../js/dom/XPath.js"
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
static const unsigned char dom_slots[] = {
#embed "../../../js/dom/slots.js"
};
static const unsigned char dom_eventPath[] = {
#embed "../../../js/dom/eventPath.js"
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
static const unsigned char geometry_DOMRect[] = {
#embed "../../../js/geometry/DOMRect.js"
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
static const unsigned char webcrypto_Crypto[] = {
#embed "../../../js/webcrypto/Crypto.js"
};
static const unsigned char webcrypto_random[] = {
#embed "../../../js/webcrypto/random.js"
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
static const unsigned char peerEvents[] = {
#embed "../../../js/peerEvents.js"
};
static const unsigned char html_pageScripts[] = {
#embed "../../../js/html/pageScripts.js"
};
static const unsigned char html_CustomElementRegistry[] = {
#embed "../../../js/html/CustomElementRegistry.js"
};
static const unsigned char html_customElements[] = {
#embed "../../../js/html/customElements.js"
};
static const unsigned char html_ElementInternals[] = {
#embed "../../../js/html/ElementInternals.js"
};
static const unsigned char html_Navigator[] = {
#embed "../../../js/html/Navigator.js"
};
static const unsigned char hrtime_Performance[] = {
#embed "../../../js/hr-time/Performance.js"
};
static const unsigned char html_Storage[] = {
#embed "../../../js/html/Storage.js"
};
static const unsigned char html_Location[] = {
#embed "../../../js/html/Location.js"
};

#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}

static const BindingsFile files[] = {
    BINDINGS_FILE("js/primordials.js", primordials),
    BINDINGS_FILE("js/arena.js", arena),
    BINDINGS_FILE("js/webidl/interface.js", webidl_interface),
    BINDINGS_FILE("js/families.js", families),
    BINDINGS_FILE("js/webidl/conversions.js", webidl_conversions),
    BINDINGS_FILE("js/webidl/indexed.js", webidl_indexed),
    BINDINGS_FILE("js/dom/EventTarget.js", dom_EventTarget),
    BINDINGS_FILE("js/dom/Node.js", dom_Node),
    BINDINGS_FILE("js/dom/preorder.js", dom_preorder),
    BINDINGS_FILE("js/dom/changedRegions.js", dom_changedRegions),
    BINDINGS_FILE("js/dom/ItemBlocks.js", dom_ItemBlocks),
    BINDINGS_FILE("js/dom/LiveList.js", dom_LiveList),
    BINDINGS_FILE("js/dom/Collections.js", dom_Collections),
    BINDINGS_FILE("js/dom/ParentNode.js", dom_ParentNode),
    BINDINGS_FILE("js/dom/names.js", dom_names),
    BINDINGS_FILE("js/dom/Element.js", dom_Element),
    BINDINGS_FILE("js/dom/Document.js", dom_Document),
    BINDINGS_FILE("js/html/clock.js", html_clock),
    BINDINGS_FILE("js/html/base.js", html_base),
    BINDINGS_FILE("js/html/attributes.js", html_attributes),
    BINDINGS_FILE("js/console/proxies.js", console_proxies),
    BINDINGS_FILE("js/html/handlerAttributes.js", html_handlerAttributes),
    BINDINGS_FILE("js/html/HTMLElement.js", html_HTMLElement),
    BINDINGS_FILE("js/html/reflections.js", html_reflections),
    BINDINGS_FILE("js/html/elements.js", html_elements),
    BINDINGS_FILE("js/cssom/view.js", cssom_view),
    BINDINGS_FILE("js/html/Document.js", html_Document),
    BINDINGS_FILE("js/html/Window.js", html_Window),
    BINDINGS_FILE("js/html/resources.js", html_resources),
    BINDINGS_FILE("js/entryPoints.js", entryPoints),
};
const BindingsFile *const bindingsFiles = files;
const size_t bindingsFileCount = sizeof files / sizeof files[0];

static const unsigned char warmUp[] = {
#embed "../../../js/warmUp.js"
};

static const BindingsFile lateFiles[] = {
    BINDINGS_FILE("js/warmUp.js", warmUp),
    BINDINGS_FILE("js/webidl/DOMException.js", webidl_DOMException),
    BINDINGS_FILE("js/dom/Event.js", dom_Event),
    BINDINGS_FILE("js/dom/dispatch.js", dom_dispatch),
    BINDINGS_FILE("js/dom/Abort.js", dom_Abort),
    BINDINGS_FILE("js/dom/CharacterData.js", dom_CharacterData),
    BINDINGS_FILE("js/dom/Attr.js", dom_Attr),
    BINDINGS_FILE("js/dom/DOMImplementation.js", dom_DOMImplementation),
    BINDINGS_FILE("js/dom/Selectors.js", dom_Selectors),
    BINDINGS_FILE("js/dom/namedElements.js", dom_namedElements),
    BINDINGS_FILE("js/dom/DOMTokenList.js", dom_DOMTokenList),
    BINDINGS_FILE("js/dom/Traversal.js", dom_Traversal),
    BINDINGS_FILE("js/dom/XPath.js", dom_XPath),
    BINDINGS_FILE("js/dom/Range.js", dom_Range),
    BINDINGS_FILE("js/dom/Selection.js", dom_Selection),
    BINDINGS_FILE("js/dom/MutationObserver.js", dom_MutationObserver),
    BINDINGS_FILE("js/dom/ShadowRoot.js", dom_ShadowRoot),
    BINDINGS_FILE("js/dom/slots.js", dom_slots),
    BINDINGS_FILE("js/dom/eventPath.js", dom_eventPath),
    BINDINGS_FILE("js/html/activation.js", html_activation),
    BINDINGS_FILE("js/html/eventHandlers.js", html_eventHandlers),
    BINDINGS_FILE("js/html/dataset.js", html_dataset),
    BINDINGS_FILE("js/html/focus.js", html_focus),
    BINDINGS_FILE("js/html/textFragment.js", html_textFragment),
    BINDINGS_FILE("js/html/timers.js", html_timers),
    BINDINGS_FILE("js/console/format.js", console_format),
    BINDINGS_FILE("js/console/console.js", console_console),
    BINDINGS_FILE("js/uievents/events.js", uievents_events),
    BINDINGS_FILE("js/html/tables.js", html_tables),
    BINDINGS_FILE("js/html/members.js", html_members),
    BINDINGS_FILE("js/html/frames.js", html_frames),
    BINDINGS_FILE("js/html/namedAccess.js", html_namedAccess),
    BINDINGS_FILE("js/html/listElements.js", html_listElements),
    BINDINGS_FILE("js/html/forms.js", html_forms),
    BINDINGS_FILE("js/html/controls.js", html_controls),
    BINDINGS_FILE("js/html/textSelection.js", html_textSelection),
    BINDINGS_FILE("js/html/options.js", html_options),
    BINDINGS_FILE("js/html/structuredClone.js", html_structuredClone),
    BINDINGS_FILE("js/url/URL.js", url_URL),
    BINDINGS_FILE("js/cssom/CSS.js", cssom_CSS),
    BINDINGS_FILE("js/cssom/CSSStyleDeclaration.js", cssom_CSSStyleDeclaration),
    BINDINGS_FILE("js/geometry/DOMRect.js", geometry_DOMRect),
    BINDINGS_FILE("js/cssom/media.js", cssom_media),
    BINDINGS_FILE("js/svg/SVGElement.js", svg_SVGElement),
    BINDINGS_FILE("js/encoding/TextEncoder.js", encoding_TextEncoder),
    BINDINGS_FILE("js/encoding/base64.js", encoding_base64),
    BINDINGS_FILE("js/webcrypto/Crypto.js", webcrypto_Crypto),
    BINDINGS_FILE("js/webcrypto/random.js", webcrypto_random),
    BINDINGS_FILE("js/webidl/pairs.js", webidl_pairs),
    BINDINGS_FILE("js/fetch/Headers.js", fetch_Headers),
    BINDINGS_FILE("js/fetch/FormData.js", fetch_FormData),
    BINDINGS_FILE("js/fetch/XMLHttpRequest.js", fetch_XMLHttpRequest),
    BINDINGS_FILE("js/fetch/fetch.js", fetch_fetch),
    BINDINGS_FILE("js/html/pageScripts.js", html_pageScripts),
    BINDINGS_FILE("js/peerEvents.js", peerEvents),
    BINDINGS_FILE("js/html/CustomElementRegistry.js", html_CustomElementRegistry),
    BINDINGS_FILE("js/html/customElements.js", html_customElements),
    BINDINGS_FILE("js/html/ElementInternals.js", html_ElementInternals),
    BINDINGS_FILE("js/html/Navigator.js", html_Navigator),
    BINDINGS_FILE("js/hr-time/Performance.js", hrtime_Performance),
    BINDINGS_FILE("js/html/Storage.js", html_Storage),
    BINDINGS_FILE("js/html/Location.js", html_Location),
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];
