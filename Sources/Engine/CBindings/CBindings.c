// CBindings.c: embeds the files of js/ as js/linker/link.mjs links them, which writes the lists below.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more. `lateFiles` run when
// js/families.js says, by `lateNames`, and js/warmUp.js when WebRuntime/Page/WarmPool.swift or UnsafeCompiledBindings.swift does. Only lines of
// comments may hold characters beyond ASCII.

#include "CBindings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char startUp[] = {
#embed "Linked/primordials.js"
    ,
#embed "Linked/hooks.js"
    ,
#embed "Linked/arena.js"
    ,
#embed "Linked/webidl/interface.js"
    ,
#embed "../../../js/bindings/promises.js"
    ,
#embed "Linked/families.js"
    ,
#embed "Linked/webidl/conversions.js"
    ,
#embed "Linked/url/parsing.js"
    ,
#embed "Linked/dom/addresses.js"
    ,
#embed "Linked/dom/EventTarget.js"
    ,
#embed "Linked/dom/Node.js"
    ,
#embed "Linked/dom/preorder.js"
    ,
#embed "Linked/dom/changedRegions.js"
    ,
#embed "Linked/dom/ItemBlocks.js"
    ,
#embed "Linked/dom/LiveList.js"
    ,
#embed "Linked/dom/Collections.js"
    ,
#embed "Linked/dom/names.js"
    ,
#embed "Linked/dom/Element.js"
    ,
#embed "Linked/dom/Document.js"
    ,
#embed "Linked/timing/clock.js"
    ,
#embed "Linked/dom/contentAttributes.js"
    ,
#embed "Linked/dom/baseURLs.js"
    ,
#embed "Linked/html/opening.js"
    ,
#embed "Linked/html/attributes.js"
    ,
#embed "Linked/console/proxies.js"
    ,
#embed "Linked/html/handlerAttributes.js"
    ,
#embed "Linked/webidl/lateMembers.js"
    ,
#embed "../../../js/bindings/startUpNodes.js"
    ,
#embed "Linked/html/HTMLElement.js"
    ,
#embed "../../../js/bindings/elementTable.js"
    ,
#embed "Linked/html/elements.js"
    ,
#embed "Linked/html/Document.js"
    ,
#embed "Linked/html/Window.js"
    ,
#embed "Linked/html/resources.js"
    ,
#embed "../../../js/bindings/startUp.js"
    ,
#embed "Linked/entryPoints.js"
};
static const unsigned char warmUp[] = {
#embed "Linked/warmUp.js"
};
static const unsigned char webidl_DOMException[] = {
#embed "Linked/webidl/DOMException.js"
};
static const unsigned char webidl_indexed[] = {
#embed "Linked/webidl/indexed.js"
};
static const unsigned char webidl_PairList[] = {
#embed "Linked/webidl/PairList.js"
};
static const unsigned char webidl_types[] = {
#embed "Linked/webidl/types.js"
};
static const unsigned char dom_Event[] = {
#embed "Linked/dom/Event.js"
};
static const unsigned char dom_eventInterfaces[] = {
#embed "Linked/dom/eventInterfaces.js"
};
static const unsigned char dom_dispatch[] = {
#embed "Linked/dom/dispatch.js"
};
static const unsigned char dom_Abort[] = {
#embed "Linked/dom/Abort.js"
};
static const unsigned char dom_nodeSteps[] = {
#embed "Linked/dom/nodeSteps.js"
};
static const unsigned char dom_elementSteps[] = {
#embed "Linked/dom/elementSteps.js"
};
static const unsigned char dom_documentSteps[] = {
#embed "Linked/dom/documentSteps.js"
};
static const unsigned char dom_aria[] = {
#embed "Linked/dom/aria.js"
};
static const unsigned char dom_ParentNode[] = {
#embed "Linked/dom/ParentNode.js"
};
static const unsigned char dom_CharacterData[] = {
#embed "Linked/dom/CharacterData.js"
};
static const unsigned char dom_Attr[] = {
#embed "Linked/dom/Attr.js"
};
static const unsigned char dom_DOMImplementation[] = {
#embed "Linked/dom/DOMImplementation.js"
};
static const unsigned char dom_Selectors[] = {
#embed "Linked/dom/Selectors.js"
};
static const unsigned char dom_namedElements[] = {
#embed "Linked/dom/namedElements.js"
};
static const unsigned char dom_Traversal[] = {
#embed "Linked/dom/Traversal.js"
};
static const unsigned char dom_NamedNodeMap[] = {
#embed "Linked/dom/NamedNodeMap.js"
};
static const unsigned char dom_DOMTokenList[] = {
#embed "Linked/dom/DOMTokenList.js"
};
static const unsigned char dom_XPath[] = {
#embed "Linked/dom/XPath.js"
};
static const unsigned char dom_Range[] = {
#embed "Linked/dom/Range.js"
};
static const unsigned char dom_treeOrder[] = {
#embed "Linked/dom/treeOrder.js"
};
static const unsigned char dom_composedSelection[] = {
#embed "Linked/dom/composedSelection.js"
};
static const unsigned char dom_Selection[] = {
#embed "Linked/dom/Selection.js"
};
static const unsigned char dom_MutationObserver[] = {
#embed "Linked/dom/MutationObserver.js"
};
static const unsigned char dom_ShadowRoot[] = {
#embed "Linked/dom/ShadowRoot.js"
};
static const unsigned char dom_slots[] = {
#embed "Linked/dom/slots.js"
};
static const unsigned char dom_eventPath[] = {
#embed "Linked/dom/eventPath.js"
};
static const unsigned char extension_evaluatedValues[] = {
#embed "Linked/extension/evaluatedValues.js"
};
static const unsigned char extension_propertyLists[] = {
#embed "Linked/extension/propertyLists.js"
};
static const unsigned char html_activation[] = {
#embed "Linked/html/activation.js"
};
static const unsigned char html_eventHandlers[] = {
#embed "Linked/html/eventHandlers.js"
};
static const unsigned char html_dataset[] = {
#embed "Linked/html/dataset.js"
};
static const unsigned char html_toggleEvents[] = {
#embed "Linked/html/toggleEvents.js"
};
static const unsigned char html_details[] = {
#embed "Linked/html/details.js"
};
static const unsigned char html_dialogs[] = {
#embed "Linked/html/dialogs.js"
};
static const unsigned char html_popover[] = {
#embed "Linked/html/popover.js"
};
static const unsigned char html_invokers[] = {
#embed "Linked/html/invokers.js"
};
static const unsigned char dom_elementReferences[] = {
#embed "Linked/dom/elementReferences.js"
};
static const unsigned char html_focus[] = {
#embed "Linked/html/focus.js"
};
static const unsigned char html_elementSteps[] = {
#embed "Linked/html/elementSteps.js"
};
static const unsigned char html_textFragment[] = {
#embed "Linked/html/textFragment.js"
};
static const unsigned char html_dataTransfer[] = {
#embed "Linked/html/dataTransfer.js"
};
static const unsigned char html_idle[] = {
#embed "Linked/html/idle.js"
};
static const unsigned char editing_formatting[] = {
#embed "Linked/editing/formatting.js"
};
static const unsigned char editing_commands[] = {
#embed "Linked/editing/commands.js"
};
static const unsigned char editing_blocks[] = {
#embed "Linked/editing/blocks.js"
};
static const unsigned char editing_deletion[] = {
#embed "Linked/editing/deletion.js"
};
static const unsigned char editing_blanks[] = {
#embed "Linked/editing/blanks.js"
};
static const unsigned char editing_insertedMarkup[] = {
#embed "Linked/editing/insertedMarkup.js"
};
static const unsigned char editing_selectionMovement[] = {
#embed "Linked/editing/selectionMovement.js"
};
static const unsigned char timing_timers[] = {
#embed "Linked/timing/timers.js"
};
static const unsigned char console_format[] = {
#embed "Linked/console/format.js"
};
static const unsigned char console_console[] = {
#embed "Linked/console/console.js"
};
static const unsigned char uievents_events[] = {
#embed "Linked/uievents/events.js"
};
static const unsigned char html_tables[] = {
#embed "Linked/html/tables.js"
};
static const unsigned char html_members[] = {
#embed "Linked/html/members.js"
};
static const unsigned char html_mediaTracks[] = {
#embed "Linked/html/mediaTracks.js"
};
static const unsigned char html_scales[] = {
#embed "Linked/html/scales.js"
};
static const unsigned char html_sourceSets[] = {
#embed "Linked/html/sourceSets.js"
};
static const unsigned char html_images[] = {
#embed "Linked/html/images.js"
};
static const unsigned char intersection_observer_observers[] = {
#embed "Linked/intersection-observer/observers.js"
};
static const unsigned char html_frames[] = {
#embed "Linked/html/frames.js"
};
static const unsigned char html_namedAccess[] = {
#embed "Linked/html/namedAccess.js"
};
static const unsigned char html_listElements[] = {
#embed "Linked/html/listElements.js"
};
static const unsigned char html_controlState[] = {
#embed "Linked/html/controlState.js"
};
static const unsigned char html_inputTypes[] = {
#embed "Linked/html/inputTypes.js"
};
static const unsigned char html_dates[] = {
#embed "Linked/html/dates.js"
};
static const unsigned char html_steps[] = {
#embed "Linked/html/steps.js"
};
static const unsigned char html_forms[] = {
#embed "Linked/html/forms.js"
};
static const unsigned char html_radioGroups[] = {
#embed "Linked/html/radioGroups.js"
};
static const unsigned char html_inputValues[] = {
#embed "Linked/html/inputValues.js"
};
static const unsigned char html_validity[] = {
#embed "Linked/html/validity.js"
};
static const unsigned char html_submission[] = {
#embed "Linked/html/submission.js"
};
static const unsigned char html_controls[] = {
#embed "Linked/html/controls.js"
};
static const unsigned char html_focusSelection[] = {
#embed "Linked/html/focusSelection.js"
};
static const unsigned char html_fullscreen[] = {
#embed "Linked/html/fullscreen.js"
};
static const unsigned char html_textSelection[] = {
#embed "Linked/html/textSelection.js"
};
static const unsigned char html_autofill[] = {
#embed "Linked/html/autofill.js"
};
static const unsigned char html_options[] = {
#embed "Linked/html/options.js"
};
static const unsigned char html_selectedness[] = {
#embed "Linked/html/selectedness.js"
};
static const unsigned char html_controlMatches[] = {
#embed "Linked/html/controlMatches.js"
};
static const unsigned char html_structuredClone[] = {
#embed "Linked/html/structuredClone.js"
};
static const unsigned char url_URL[] = {
#embed "Linked/url/URL.js"
};
static const unsigned char cssom_CSS[] = {
#embed "Linked/cssom/CSS.js"
};
static const unsigned char cssom_numericTexts[] = {
#embed "Linked/cssom/numericTexts.js"
};
static const unsigned char cssom_typedNumbers[] = {
#embed "Linked/cssom/typedNumbers.js"
};
static const unsigned char cssom_typedTransforms[] = {
#embed "Linked/cssom/typedTransforms.js"
};
static const unsigned char cssom_typedValues[] = {
#embed "Linked/cssom/typedValues.js"
};
static const unsigned char cssom_view[] = {
#embed "Linked/cssom/view.js"
};
static const unsigned char cssom_CSSStyleDeclaration[] = {
#embed "Linked/cssom/CSSStyleDeclaration.js"
};
static const unsigned char cssom_StyleSheet[] = {
#embed "Linked/cssom/StyleSheet.js"
};
static const unsigned char cssom_adoptedStyleSheets[] = {
#embed "Linked/cssom/adoptedStyleSheets.js"
};
static const unsigned char cssom_CSSRule[] = {
#embed "Linked/cssom/CSSRule.js"
};
static const unsigned char web_animations_easing[] = {
#embed "Linked/web-animations/easing.js"
};
static const unsigned char web_animations_effects[] = {
#embed "Linked/web-animations/effects.js"
};
static const unsigned char web_animations_animations[] = {
#embed "Linked/web-animations/animations.js"
};
static const unsigned char geometry_DOMRect[] = {
#embed "Linked/geometry/DOMRect.js"
};
static const unsigned char geometry_DOMMatrix[] = {
#embed "Linked/geometry/DOMMatrix.js"
};
static const unsigned char geometry_transformLists[] = {
#embed "Linked/geometry/transformLists.js"
};
static const unsigned char cssom_media[] = {
#embed "Linked/cssom/media.js"
};
static const unsigned char html_HTMLAllCollection[] = {
#embed "Linked/html/HTMLAllCollection.js"
};
static const unsigned char html_documentSteps[] = {
#embed "Linked/html/documentSteps.js"
};
static const unsigned char html_windowSteps[] = {
#embed "Linked/html/windowSteps.js"
};
static const unsigned char svg_SVGElement[] = {
#embed "Linked/svg/SVGElement.js"
};
static const unsigned char svg_members[] = {
#embed "Linked/svg/members.js"
};
static const unsigned char svg_lengths[] = {
#embed "Linked/svg/lengths.js"
};
static const unsigned char svg_transforms[] = {
#embed "Linked/svg/transforms.js"
};
static const unsigned char svg_lists[] = {
#embed "Linked/svg/lists.js"
};
static const unsigned char svg_animated[] = {
#embed "Linked/svg/animated.js"
};
static const unsigned char svg_paths[] = {
#embed "Linked/svg/paths.js"
};
static const unsigned char encoding_TextEncoder[] = {
#embed "Linked/encoding/TextEncoder.js"
};
static const unsigned char encoding_base64[] = {
#embed "Linked/encoding/base64.js"
};
static const unsigned char webcrypto_Crypto[] = {
#embed "Linked/webcrypto/Crypto.js"
};
static const unsigned char webcrypto_SubtleCrypto[] = {
#embed "Linked/webcrypto/SubtleCrypto.js"
};
static const unsigned char webcrypto_keys[] = {
#embed "Linked/webcrypto/keys.js"
};
static const unsigned char webcrypto_random[] = {
#embed "Linked/webcrypto/random.js"
};
static const unsigned char webidl_pairs[] = {
#embed "Linked/webidl/pairs.js"
};
static const unsigned char webidl_sets[] = {
#embed "Linked/webidl/sets.js"
};
static const unsigned char fetch_Headers[] = {
#embed "Linked/fetch/Headers.js"
};
static const unsigned char fetch_FormData[] = {
#embed "Linked/fetch/FormData.js"
};
static const unsigned char fetch_XMLHttpRequest[] = {
#embed "Linked/fetch/XMLHttpRequest.js"
};
static const unsigned char fetch_fetch[] = {
#embed "Linked/fetch/fetch.js"
};
static const unsigned char html_errors[] = {
#embed "Linked/html/errors.js"
};
static const unsigned char html_pageScripts[] = {
#embed "Linked/html/pageScripts.js"
};
static const unsigned char peerEvents[] = {
#embed "Linked/peerEvents.js"
};
static const unsigned char html_CustomElementRegistry[] = {
#embed "Linked/html/CustomElementRegistry.js"
};
static const unsigned char html_customElements[] = {
#embed "Linked/html/customElements.js"
};
static const unsigned char html_ElementInternals[] = {
#embed "Linked/html/ElementInternals.js"
};
static const unsigned char html_Navigator[] = {
#embed "Linked/html/Navigator.js"
};
static const unsigned char uievents_touch[] = {
#embed "Linked/uievents/touch.js"
};
static const unsigned char html_permissions[] = {
#embed "Linked/html/permissions.js"
};
static const unsigned char html_plugins[] = {
#embed "Linked/html/plugins.js"
};
static const unsigned char html_bars[] = {
#embed "Linked/html/bars.js"
};
static const unsigned char timing_Performance[] = {
#embed "Linked/timing/Performance.js"
};
static const unsigned char timing_navigationTiming[] = {
#embed "Linked/timing/navigationTiming.js"
};
static const unsigned char timing_timeline[] = {
#embed "Linked/timing/timeline.js"
};
static const unsigned char html_Storage[] = {
#embed "Linked/html/Storage.js"
};
static const unsigned char html_DOMStringList[] = {
#embed "Linked/html/DOMStringList.js"
};
static const unsigned char html_Location[] = {
#embed "Linked/html/Location.js"
};
static const unsigned char html_History[] = {
#embed "Linked/html/History.js"
};
static const unsigned char streams_base[] = {
#embed "Linked/streams/base.js"
};
static const unsigned char streams_ReadableStream[] = {
#embed "Linked/streams/ReadableStream.js"
};
static const unsigned char streams_defaultController[] = {
#embed "Linked/streams/defaultController.js"
};
static const unsigned char streams_byteController[] = {
#embed "Linked/streams/byteController.js"
};
static const unsigned char streams_tee[] = {
#embed "Linked/streams/tee.js"
};
static const unsigned char streams_pipe[] = {
#embed "Linked/streams/pipe.js"
};
static const unsigned char streams_WritableStream[] = {
#embed "Linked/streams/WritableStream.js"
};
static const unsigned char streams_writableController[] = {
#embed "Linked/streams/writableController.js"
};
static const unsigned char streams_TransformStream[] = {
#embed "Linked/streams/TransformStream.js"
};
static const unsigned char streams_iteration[] = {
#embed "Linked/streams/iteration.js"
};
static const unsigned char FileAPI_byteSequence[] = {
#embed "Linked/FileAPI/byteSequence.js"
};
static const unsigned char FileAPI_Blob[] = {
#embed "Linked/FileAPI/Blob.js"
};
static const unsigned char FileAPI_FileReader[] = {
#embed "Linked/FileAPI/FileReader.js"
};
static const unsigned char html_EventSource[] = {
#embed "Linked/html/EventSource.js"
};
static const unsigned char websockets_WebSocket[] = {
#embed "Linked/websockets/WebSocket.js"
};
static const unsigned char FileAPI_blobURL[] = {
#embed "Linked/FileAPI/blobURL.js"
};
static const unsigned char fetch_mimeType[] = {
#embed "Linked/fetch/mimeType.js"
};
static const unsigned char fetch_multipart[] = {
#embed "Linked/fetch/multipart.js"
};
static const unsigned char fetch_body[] = {
#embed "Linked/fetch/body.js"
};
static const unsigned char fetch_Response[] = {
#embed "Linked/fetch/Response.js"
};
static const unsigned char fetch_Request[] = {
#embed "Linked/fetch/Request.js"
};
static const unsigned char html_inputFiles[] = {
#embed "Linked/html/inputFiles.js"
};
static const unsigned char html_messaging[] = {
#embed "Linked/html/messaging.js"
};
static const unsigned char streams_transfer[] = {
#embed "Linked/streams/transfer.js"
};
static const unsigned char encoding_streams[] = {
#embed "Linked/encoding/streams.js"
};
static const unsigned char compression_compression[] = {
#embed "Linked/compression/compression.js"
};
static const unsigned char bindings_Abort[] = {
#embed "../../../js/bindings/Abort.js"
};
static const unsigned char bindings_Attr[] = {
#embed "../../../js/bindings/Attr.js"
};
static const unsigned char bindings_CSS[] = {
#embed "../../../js/bindings/CSS.js"
};
static const unsigned char bindings_CSSOMView[] = {
#embed "../../../js/bindings/CSSOMView.js"
};
static const unsigned char bindings_CSSRules[] = {
#embed "../../../js/bindings/CSSRules.js"
};
static const unsigned char bindings_CSSStyleDeclaration[] = {
#embed "../../../js/bindings/CSSStyleDeclaration.js"
};
static const unsigned char bindings_CSSTypedOM[] = {
#embed "../../../js/bindings/CSSTypedOM.js"
};
static const unsigned char bindings_CharacterData[] = {
#embed "../../../js/bindings/CharacterData.js"
};
static const unsigned char bindings_CustomElementRegistry[] = {
#embed "../../../js/bindings/CustomElementRegistry.js"
};
static const unsigned char bindings_CustomEvent[] = {
#embed "../../../js/bindings/CustomEvent.js"
};
static const unsigned char bindings_DOMException[] = {
#embed "../../../js/bindings/DOMException.js"
};
static const unsigned char bindings_DOMImplementation[] = {
#embed "../../../js/bindings/DOMImplementation.js"
};
static const unsigned char bindings_DOMStringList[] = {
#embed "../../../js/bindings/DOMStringList.js"
};
static const unsigned char bindings_DOMStringMap[] = {
#embed "../../../js/bindings/DOMStringMap.js"
};
static const unsigned char bindings_DOMTokenList[] = {
#embed "../../../js/bindings/DOMTokenList.js"
};
static const unsigned char bindings_DataTransfer[] = {
#embed "../../../js/bindings/DataTransfer.js"
};
static const unsigned char bindings_Document[] = {
#embed "../../../js/bindings/Document.js"
};
static const unsigned char bindings_Element[] = {
#embed "../../../js/bindings/Element.js"
};
static const unsigned char bindings_ElementInternals[] = {
#embed "../../../js/bindings/ElementInternals.js"
};
static const unsigned char bindings_Event[] = {
#embed "../../../js/bindings/Event.js"
};
static const unsigned char bindings_FileAPI[] = {
#embed "../../../js/bindings/FileAPI.js"
};
static const unsigned char bindings_HTMLAllCollection[] = {
#embed "../../../js/bindings/HTMLAllCollection.js"
};
static const unsigned char bindings_HTMLDocument[] = {
#embed "../../../js/bindings/HTMLDocument.js"
};
static const unsigned char bindings_HTMLElement[] = {
#embed "../../../js/bindings/HTMLElement.js"
};
static const unsigned char bindings_MutationObserver[] = {
#embed "../../../js/bindings/MutationObserver.js"
};
static const unsigned char bindings_NamedNodeMap[] = {
#embed "../../../js/bindings/NamedNodeMap.js"
};
static const unsigned char bindings_Navigator[] = {
#embed "../../../js/bindings/Navigator.js"
};
static const unsigned char bindings_Node[] = {
#embed "../../../js/bindings/Node.js"
};
static const unsigned char bindings_ParentNode[] = {
#embed "../../../js/bindings/ParentNode.js"
};
static const unsigned char bindings_Range[] = {
#embed "../../../js/bindings/Range.js"
};
static const unsigned char bindings_Selection[] = {
#embed "../../../js/bindings/Selection.js"
};
static const unsigned char bindings_ShadowRoot[] = {
#embed "../../../js/bindings/ShadowRoot.js"
};
static const unsigned char bindings_Storage[] = {
#embed "../../../js/bindings/Storage.js"
};
static const unsigned char bindings_StyleSheets[] = {
#embed "../../../js/bindings/StyleSheets.js"
};
static const unsigned char bindings_Traversal[] = {
#embed "../../../js/bindings/Traversal.js"
};
static const unsigned char bindings_Window[] = {
#embed "../../../js/bindings/Window.js"
};
static const unsigned char bindings_XPath[] = {
#embed "../../../js/bindings/XPath.js"
};
static const unsigned char bindings_animations[] = {
#embed "../../../js/bindings/animations.js"
};
static const unsigned char bindings_collections[] = {
#embed "../../../js/bindings/collections.js"
};
static const unsigned char bindings_compression[] = {
#embed "../../../js/bindings/compression.js"
};
static const unsigned char bindings_connections[] = {
#embed "../../../js/bindings/connections.js"
};
static const unsigned char bindings_console[] = {
#embed "../../../js/bindings/console.js"
};
static const unsigned char bindings_embeddedElements[] = {
#embed "../../../js/bindings/embeddedElements.js"
};
static const unsigned char bindings_encoding[] = {
#embed "../../../js/bindings/encoding.js"
};
static const unsigned char bindings_eventHandlers[] = {
#embed "../../../js/bindings/eventHandlers.js"
};
static const unsigned char bindings_events[] = {
#embed "../../../js/bindings/events.js"
};
static const unsigned char bindings_fetch[] = {
#embed "../../../js/bindings/fetch.js"
};
static const unsigned char bindings_formCollections[] = {
#embed "../../../js/bindings/formCollections.js"
};
static const unsigned char bindings_formElements[] = {
#embed "../../../js/bindings/formElements.js"
};
static const unsigned char bindings_fullscreen[] = {
#embed "../../../js/bindings/fullscreen.js"
};
static const unsigned char bindings_geometry[] = {
#embed "../../../js/bindings/geometry.js"
};
static const unsigned char bindings_idle[] = {
#embed "../../../js/bindings/idle.js"
};
static const unsigned char bindings_interactiveElements[] = {
#embed "../../../js/bindings/interactiveElements.js"
};
static const unsigned char bindings_matrices[] = {
#embed "../../../js/bindings/matrices.js"
};
static const unsigned char bindings_mediaElements[] = {
#embed "../../../js/bindings/mediaElements.js"
};
static const unsigned char bindings_mediaTracks[] = {
#embed "../../../js/bindings/mediaTracks.js"
};
static const unsigned char bindings_messaging[] = {
#embed "../../../js/bindings/messaging.js"
};
static const unsigned char bindings_metadataElements[] = {
#embed "../../../js/bindings/metadataElements.js"
};
static const unsigned char bindings_navigation[] = {
#embed "../../../js/bindings/navigation.js"
};
static const unsigned char bindings_navigationTiming[] = {
#embed "../../../js/bindings/navigationTiming.js"
};
static const unsigned char bindings_observers[] = {
#embed "../../../js/bindings/observers.js"
};
static const unsigned char bindings_obsoleteElements[] = {
#embed "../../../js/bindings/obsoleteElements.js"
};
static const unsigned char bindings_performance[] = {
#embed "../../../js/bindings/performance.js"
};
static const unsigned char bindings_performanceTimeline[] = {
#embed "../../../js/bindings/performanceTimeline.js"
};
static const unsigned char bindings_permissions[] = {
#embed "../../../js/bindings/permissions.js"
};
static const unsigned char bindings_streams[] = {
#embed "../../../js/bindings/streams.js"
};
static const unsigned char bindings_svgTypes[] = {
#embed "../../../js/bindings/svgTypes.js"
};
static const unsigned char bindings_tableElements[] = {
#embed "../../../js/bindings/tableElements.js"
};
static const unsigned char bindings_textElements[] = {
#embed "../../../js/bindings/textElements.js"
};
static const unsigned char bindings_touch[] = {
#embed "../../../js/bindings/touch.js"
};
static const unsigned char bindings_url[] = {
#embed "../../../js/bindings/url.js"
};
static const unsigned char bindings_webcrypto[] = {
#embed "../../../js/bindings/webcrypto.js"
};
static const unsigned char bindings_xhr[] = {
#embed "../../../js/bindings/xhr.js"
};
static const unsigned char bindings_places[] = {
#embed "../../../js/bindings/places.js"
};
static const unsigned char bindings_svgMemberOrder[] = {
#embed "../../../js/bindings/svgMemberOrder.js"
};

#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}

const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);

static const BindingsFile lateFiles[] = {
    BINDINGS_FILE("js/warmUp.js", warmUp),
    BINDINGS_FILE("js/webidl/DOMException.js", webidl_DOMException),
    BINDINGS_FILE("js/webidl/indexed.js", webidl_indexed),
    BINDINGS_FILE("js/webidl/PairList.js", webidl_PairList),
    BINDINGS_FILE("js/webidl/types.js", webidl_types),
    BINDINGS_FILE("js/dom/Event.js", dom_Event),
    BINDINGS_FILE("js/dom/eventInterfaces.js", dom_eventInterfaces),
    BINDINGS_FILE("js/dom/dispatch.js", dom_dispatch),
    BINDINGS_FILE("js/dom/Abort.js", dom_Abort),
    BINDINGS_FILE("js/dom/nodeSteps.js", dom_nodeSteps),
    BINDINGS_FILE("js/dom/elementSteps.js", dom_elementSteps),
    BINDINGS_FILE("js/dom/documentSteps.js", dom_documentSteps),
    BINDINGS_FILE("js/dom/aria.js", dom_aria),
    BINDINGS_FILE("js/dom/ParentNode.js", dom_ParentNode),
    BINDINGS_FILE("js/dom/CharacterData.js", dom_CharacterData),
    BINDINGS_FILE("js/dom/Attr.js", dom_Attr),
    BINDINGS_FILE("js/dom/DOMImplementation.js", dom_DOMImplementation),
    BINDINGS_FILE("js/dom/Selectors.js", dom_Selectors),
    BINDINGS_FILE("js/dom/namedElements.js", dom_namedElements),
    BINDINGS_FILE("js/dom/Traversal.js", dom_Traversal),
    BINDINGS_FILE("js/dom/NamedNodeMap.js", dom_NamedNodeMap),
    BINDINGS_FILE("js/dom/DOMTokenList.js", dom_DOMTokenList),
    BINDINGS_FILE("js/dom/XPath.js", dom_XPath),
    BINDINGS_FILE("js/dom/Range.js", dom_Range),
    BINDINGS_FILE("js/dom/treeOrder.js", dom_treeOrder),
    BINDINGS_FILE("js/dom/composedSelection.js", dom_composedSelection),
    BINDINGS_FILE("js/dom/Selection.js", dom_Selection),
    BINDINGS_FILE("js/dom/MutationObserver.js", dom_MutationObserver),
    BINDINGS_FILE("js/dom/ShadowRoot.js", dom_ShadowRoot),
    BINDINGS_FILE("js/dom/slots.js", dom_slots),
    BINDINGS_FILE("js/dom/eventPath.js", dom_eventPath),
    BINDINGS_FILE("js/extension/evaluatedValues.js", extension_evaluatedValues),
    BINDINGS_FILE("js/extension/propertyLists.js", extension_propertyLists),
    BINDINGS_FILE("js/html/activation.js", html_activation),
    BINDINGS_FILE("js/html/eventHandlers.js", html_eventHandlers),
    BINDINGS_FILE("js/html/dataset.js", html_dataset),
    BINDINGS_FILE("js/html/toggleEvents.js", html_toggleEvents),
    BINDINGS_FILE("js/html/details.js", html_details),
    BINDINGS_FILE("js/html/dialogs.js", html_dialogs),
    BINDINGS_FILE("js/html/popover.js", html_popover),
    BINDINGS_FILE("js/html/invokers.js", html_invokers),
    BINDINGS_FILE("js/dom/elementReferences.js", dom_elementReferences),
    BINDINGS_FILE("js/html/focus.js", html_focus),
    BINDINGS_FILE("js/html/elementSteps.js", html_elementSteps),
    BINDINGS_FILE("js/html/textFragment.js", html_textFragment),
    BINDINGS_FILE("js/html/dataTransfer.js", html_dataTransfer),
    BINDINGS_FILE("js/html/idle.js", html_idle),
    BINDINGS_FILE("js/editing/formatting.js", editing_formatting),
    BINDINGS_FILE("js/editing/commands.js", editing_commands),
    BINDINGS_FILE("js/editing/blocks.js", editing_blocks),
    BINDINGS_FILE("js/editing/deletion.js", editing_deletion),
    BINDINGS_FILE("js/editing/blanks.js", editing_blanks),
    BINDINGS_FILE("js/editing/insertedMarkup.js", editing_insertedMarkup),
    BINDINGS_FILE("js/editing/selectionMovement.js", editing_selectionMovement),
    BINDINGS_FILE("js/timing/timers.js", timing_timers),
    BINDINGS_FILE("js/console/format.js", console_format),
    BINDINGS_FILE("js/console/console.js", console_console),
    BINDINGS_FILE("js/uievents/events.js", uievents_events),
    BINDINGS_FILE("js/html/tables.js", html_tables),
    BINDINGS_FILE("js/html/members.js", html_members),
    BINDINGS_FILE("js/html/mediaTracks.js", html_mediaTracks),
    BINDINGS_FILE("js/html/scales.js", html_scales),
    BINDINGS_FILE("js/html/sourceSets.js", html_sourceSets),
    BINDINGS_FILE("js/html/images.js", html_images),
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
    BINDINGS_FILE("js/html/frames.js", html_frames),
    BINDINGS_FILE("js/html/namedAccess.js", html_namedAccess),
    BINDINGS_FILE("js/html/listElements.js", html_listElements),
    BINDINGS_FILE("js/html/controlState.js", html_controlState),
    BINDINGS_FILE("js/html/inputTypes.js", html_inputTypes),
    BINDINGS_FILE("js/html/dates.js", html_dates),
    BINDINGS_FILE("js/html/steps.js", html_steps),
    BINDINGS_FILE("js/html/forms.js", html_forms),
    BINDINGS_FILE("js/html/radioGroups.js", html_radioGroups),
    BINDINGS_FILE("js/html/inputValues.js", html_inputValues),
    BINDINGS_FILE("js/html/validity.js", html_validity),
    BINDINGS_FILE("js/html/submission.js", html_submission),
    BINDINGS_FILE("js/html/controls.js", html_controls),
    BINDINGS_FILE("js/html/focusSelection.js", html_focusSelection),
    BINDINGS_FILE("js/html/fullscreen.js", html_fullscreen),
    BINDINGS_FILE("js/html/textSelection.js", html_textSelection),
    BINDINGS_FILE("js/html/autofill.js", html_autofill),
    BINDINGS_FILE("js/html/options.js", html_options),
    BINDINGS_FILE("js/html/selectedness.js", html_selectedness),
    BINDINGS_FILE("js/html/controlMatches.js", html_controlMatches),
    BINDINGS_FILE("js/html/structuredClone.js", html_structuredClone),
    BINDINGS_FILE("js/url/URL.js", url_URL),
    BINDINGS_FILE("js/cssom/CSS.js", cssom_CSS),
    BINDINGS_FILE("js/cssom/numericTexts.js", cssom_numericTexts),
    BINDINGS_FILE("js/cssom/typedNumbers.js", cssom_typedNumbers),
    BINDINGS_FILE("js/cssom/typedTransforms.js", cssom_typedTransforms),
    BINDINGS_FILE("js/cssom/typedValues.js", cssom_typedValues),
    BINDINGS_FILE("js/cssom/view.js", cssom_view),
    BINDINGS_FILE("js/cssom/CSSStyleDeclaration.js", cssom_CSSStyleDeclaration),
    BINDINGS_FILE("js/cssom/StyleSheet.js", cssom_StyleSheet),
    BINDINGS_FILE("js/cssom/adoptedStyleSheets.js", cssom_adoptedStyleSheets),
    BINDINGS_FILE("js/cssom/CSSRule.js", cssom_CSSRule),
    BINDINGS_FILE("js/web-animations/easing.js", web_animations_easing),
    BINDINGS_FILE("js/web-animations/effects.js", web_animations_effects),
    BINDINGS_FILE("js/web-animations/animations.js", web_animations_animations),
    BINDINGS_FILE("js/geometry/DOMRect.js", geometry_DOMRect),
    BINDINGS_FILE("js/geometry/DOMMatrix.js", geometry_DOMMatrix),
    BINDINGS_FILE("js/geometry/transformLists.js", geometry_transformLists),
    BINDINGS_FILE("js/cssom/media.js", cssom_media),
    BINDINGS_FILE("js/html/HTMLAllCollection.js", html_HTMLAllCollection),
    BINDINGS_FILE("js/html/documentSteps.js", html_documentSteps),
    BINDINGS_FILE("js/html/windowSteps.js", html_windowSteps),
    BINDINGS_FILE("js/svg/SVGElement.js", svg_SVGElement),
    BINDINGS_FILE("js/svg/members.js", svg_members),
    BINDINGS_FILE("js/svg/lengths.js", svg_lengths),
    BINDINGS_FILE("js/svg/transforms.js", svg_transforms),
    BINDINGS_FILE("js/svg/lists.js", svg_lists),
    BINDINGS_FILE("js/svg/animated.js", svg_animated),
    BINDINGS_FILE("js/svg/paths.js", svg_paths),
    BINDINGS_FILE("js/encoding/TextEncoder.js", encoding_TextEncoder),
    BINDINGS_FILE("js/encoding/base64.js", encoding_base64),
    BINDINGS_FILE("js/webcrypto/Crypto.js", webcrypto_Crypto),
    BINDINGS_FILE("js/webcrypto/SubtleCrypto.js", webcrypto_SubtleCrypto),
    BINDINGS_FILE("js/webcrypto/keys.js", webcrypto_keys),
    BINDINGS_FILE("js/webcrypto/random.js", webcrypto_random),
    BINDINGS_FILE("js/webidl/pairs.js", webidl_pairs),
    BINDINGS_FILE("js/webidl/sets.js", webidl_sets),
    BINDINGS_FILE("js/fetch/Headers.js", fetch_Headers),
    BINDINGS_FILE("js/fetch/FormData.js", fetch_FormData),
    BINDINGS_FILE("js/fetch/XMLHttpRequest.js", fetch_XMLHttpRequest),
    BINDINGS_FILE("js/fetch/fetch.js", fetch_fetch),
    BINDINGS_FILE("js/html/errors.js", html_errors),
    BINDINGS_FILE("js/html/pageScripts.js", html_pageScripts),
    BINDINGS_FILE("js/peerEvents.js", peerEvents),
    BINDINGS_FILE("js/html/CustomElementRegistry.js", html_CustomElementRegistry),
    BINDINGS_FILE("js/html/customElements.js", html_customElements),
    BINDINGS_FILE("js/html/ElementInternals.js", html_ElementInternals),
    BINDINGS_FILE("js/html/Navigator.js", html_Navigator),
    BINDINGS_FILE("js/uievents/touch.js", uievents_touch),
    BINDINGS_FILE("js/html/permissions.js", html_permissions),
    BINDINGS_FILE("js/html/plugins.js", html_plugins),
    BINDINGS_FILE("js/html/bars.js", html_bars),
    BINDINGS_FILE("js/timing/Performance.js", timing_Performance),
    BINDINGS_FILE("js/timing/navigationTiming.js", timing_navigationTiming),
    BINDINGS_FILE("js/timing/timeline.js", timing_timeline),
    BINDINGS_FILE("js/html/Storage.js", html_Storage),
    BINDINGS_FILE("js/html/DOMStringList.js", html_DOMStringList),
    BINDINGS_FILE("js/html/Location.js", html_Location),
    BINDINGS_FILE("js/html/History.js", html_History),
    BINDINGS_FILE("js/streams/base.js", streams_base),
    BINDINGS_FILE("js/streams/ReadableStream.js", streams_ReadableStream),
    BINDINGS_FILE("js/streams/defaultController.js", streams_defaultController),
    BINDINGS_FILE("js/streams/byteController.js", streams_byteController),
    BINDINGS_FILE("js/streams/tee.js", streams_tee),
    BINDINGS_FILE("js/streams/pipe.js", streams_pipe),
    BINDINGS_FILE("js/streams/WritableStream.js", streams_WritableStream),
    BINDINGS_FILE("js/streams/writableController.js", streams_writableController),
    BINDINGS_FILE("js/streams/TransformStream.js", streams_TransformStream),
    BINDINGS_FILE("js/streams/iteration.js", streams_iteration),
    BINDINGS_FILE("js/FileAPI/byteSequence.js", FileAPI_byteSequence),
    BINDINGS_FILE("js/FileAPI/Blob.js", FileAPI_Blob),
    BINDINGS_FILE("js/FileAPI/FileReader.js", FileAPI_FileReader),
    BINDINGS_FILE("js/html/EventSource.js", html_EventSource),
    BINDINGS_FILE("js/websockets/WebSocket.js", websockets_WebSocket),
    BINDINGS_FILE("js/FileAPI/blobURL.js", FileAPI_blobURL),
    BINDINGS_FILE("js/fetch/mimeType.js", fetch_mimeType),
    BINDINGS_FILE("js/fetch/multipart.js", fetch_multipart),
    BINDINGS_FILE("js/fetch/body.js", fetch_body),
    BINDINGS_FILE("js/fetch/Response.js", fetch_Response),
    BINDINGS_FILE("js/fetch/Request.js", fetch_Request),
    BINDINGS_FILE("js/html/inputFiles.js", html_inputFiles),
    BINDINGS_FILE("js/html/messaging.js", html_messaging),
    BINDINGS_FILE("js/streams/transfer.js", streams_transfer),
    BINDINGS_FILE("js/encoding/streams.js", encoding_streams),
    BINDINGS_FILE("js/compression/compression.js", compression_compression),
    BINDINGS_FILE("js/bindings/Abort.js", bindings_Abort),
    BINDINGS_FILE("js/bindings/Attr.js", bindings_Attr),
    BINDINGS_FILE("js/bindings/CSS.js", bindings_CSS),
    BINDINGS_FILE("js/bindings/CSSOMView.js", bindings_CSSOMView),
    BINDINGS_FILE("js/bindings/CSSRules.js", bindings_CSSRules),
    BINDINGS_FILE("js/bindings/CSSStyleDeclaration.js", bindings_CSSStyleDeclaration),
    BINDINGS_FILE("js/bindings/CSSTypedOM.js", bindings_CSSTypedOM),
    BINDINGS_FILE("js/bindings/CharacterData.js", bindings_CharacterData),
    BINDINGS_FILE("js/bindings/CustomElementRegistry.js", bindings_CustomElementRegistry),
    BINDINGS_FILE("js/bindings/CustomEvent.js", bindings_CustomEvent),
    BINDINGS_FILE("js/bindings/DOMException.js", bindings_DOMException),
    BINDINGS_FILE("js/bindings/DOMImplementation.js", bindings_DOMImplementation),
    BINDINGS_FILE("js/bindings/DOMStringList.js", bindings_DOMStringList),
    BINDINGS_FILE("js/bindings/DOMStringMap.js", bindings_DOMStringMap),
    BINDINGS_FILE("js/bindings/DOMTokenList.js", bindings_DOMTokenList),
    BINDINGS_FILE("js/bindings/DataTransfer.js", bindings_DataTransfer),
    BINDINGS_FILE("js/bindings/Document.js", bindings_Document),
    BINDINGS_FILE("js/bindings/Element.js", bindings_Element),
    BINDINGS_FILE("js/bindings/ElementInternals.js", bindings_ElementInternals),
    BINDINGS_FILE("js/bindings/Event.js", bindings_Event),
    BINDINGS_FILE("js/bindings/FileAPI.js", bindings_FileAPI),
    BINDINGS_FILE("js/bindings/HTMLAllCollection.js", bindings_HTMLAllCollection),
    BINDINGS_FILE("js/bindings/HTMLDocument.js", bindings_HTMLDocument),
    BINDINGS_FILE("js/bindings/HTMLElement.js", bindings_HTMLElement),
    BINDINGS_FILE("js/bindings/MutationObserver.js", bindings_MutationObserver),
    BINDINGS_FILE("js/bindings/NamedNodeMap.js", bindings_NamedNodeMap),
    BINDINGS_FILE("js/bindings/Navigator.js", bindings_Navigator),
    BINDINGS_FILE("js/bindings/Node.js", bindings_Node),
    BINDINGS_FILE("js/bindings/ParentNode.js", bindings_ParentNode),
    BINDINGS_FILE("js/bindings/Range.js", bindings_Range),
    BINDINGS_FILE("js/bindings/Selection.js", bindings_Selection),
    BINDINGS_FILE("js/bindings/ShadowRoot.js", bindings_ShadowRoot),
    BINDINGS_FILE("js/bindings/Storage.js", bindings_Storage),
    BINDINGS_FILE("js/bindings/StyleSheets.js", bindings_StyleSheets),
    BINDINGS_FILE("js/bindings/Traversal.js", bindings_Traversal),
    BINDINGS_FILE("js/bindings/Window.js", bindings_Window),
    BINDINGS_FILE("js/bindings/XPath.js", bindings_XPath),
    BINDINGS_FILE("js/bindings/animations.js", bindings_animations),
    BINDINGS_FILE("js/bindings/collections.js", bindings_collections),
    BINDINGS_FILE("js/bindings/compression.js", bindings_compression),
    BINDINGS_FILE("js/bindings/connections.js", bindings_connections),
    BINDINGS_FILE("js/bindings/console.js", bindings_console),
    BINDINGS_FILE("js/bindings/embeddedElements.js", bindings_embeddedElements),
    BINDINGS_FILE("js/bindings/encoding.js", bindings_encoding),
    BINDINGS_FILE("js/bindings/eventHandlers.js", bindings_eventHandlers),
    BINDINGS_FILE("js/bindings/events.js", bindings_events),
    BINDINGS_FILE("js/bindings/fetch.js", bindings_fetch),
    BINDINGS_FILE("js/bindings/formCollections.js", bindings_formCollections),
    BINDINGS_FILE("js/bindings/formElements.js", bindings_formElements),
    BINDINGS_FILE("js/bindings/fullscreen.js", bindings_fullscreen),
    BINDINGS_FILE("js/bindings/geometry.js", bindings_geometry),
    BINDINGS_FILE("js/bindings/idle.js", bindings_idle),
    BINDINGS_FILE("js/bindings/interactiveElements.js", bindings_interactiveElements),
    BINDINGS_FILE("js/bindings/matrices.js", bindings_matrices),
    BINDINGS_FILE("js/bindings/mediaElements.js", bindings_mediaElements),
    BINDINGS_FILE("js/bindings/mediaTracks.js", bindings_mediaTracks),
    BINDINGS_FILE("js/bindings/messaging.js", bindings_messaging),
    BINDINGS_FILE("js/bindings/metadataElements.js", bindings_metadataElements),
    BINDINGS_FILE("js/bindings/navigation.js", bindings_navigation),
    BINDINGS_FILE("js/bindings/navigationTiming.js", bindings_navigationTiming),
    BINDINGS_FILE("js/bindings/observers.js", bindings_observers),
    BINDINGS_FILE("js/bindings/obsoleteElements.js", bindings_obsoleteElements),
    BINDINGS_FILE("js/bindings/performance.js", bindings_performance),
    BINDINGS_FILE("js/bindings/performanceTimeline.js", bindings_performanceTimeline),
    BINDINGS_FILE("js/bindings/permissions.js", bindings_permissions),
    BINDINGS_FILE("js/bindings/streams.js", bindings_streams),
    BINDINGS_FILE("js/bindings/svgTypes.js", bindings_svgTypes),
    BINDINGS_FILE("js/bindings/tableElements.js", bindings_tableElements),
    BINDINGS_FILE("js/bindings/textElements.js", bindings_textElements),
    BINDINGS_FILE("js/bindings/touch.js", bindings_touch),
    BINDINGS_FILE("js/bindings/url.js", bindings_url),
    BINDINGS_FILE("js/bindings/webcrypto.js", bindings_webcrypto),
    BINDINGS_FILE("js/bindings/xhr.js", bindings_xhr),
    BINDINGS_FILE("js/bindings/places.js", bindings_places),
    BINDINGS_FILE("js/bindings/svgMemberOrder.js", bindings_svgMemberOrder),
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 170},
    {"AbortControllerBrand", 1, 170},
    {"AbortControllerSteps", 1, 8},
    {"AbortSignal", 0, 170},
    {"AbortSignalBrand", 1, 170},
    {"AbortSignalSteps", 1, 8},
    {"AbstractRange", 0, 199},
    {"AbstractRangeBrand", 1, 199},
    {"AbstractRangeSteps", 1, 23},
    {"Animation", 0, 207},
    {"AnimationBrand", 1, 207},
    {"AnimationEffect", 0, 207},
    {"AnimationEffectBrand", 1, 207},
    {"AnimationEffectSteps", 1, 98},
    {"AnimationEvent", 0, 215},
    {"AnimationFrameProviderSteps", 1, 106},
    {"AnimationPlaybackEvent", 0, 207},
    {"AnimationSteps", 1, 99},
    {"AnimationTimeline", 0, 207},
    {"AnimationTimelineBrand", 1, 207},
    {"AnimationTimelineSteps", 1, 99},
    {"Attr", 0, 171},
    {"AttrSteps", 1, 15},
    {"Audio", 0, 224},
    {"AudioTrack", 0, 225},
    {"AudioTrackBrand", 1, 225},
    {"AudioTrackList", 0, 225},
    {"AudioTrackListBrand", 1, 225},
    {"AudioTrackListSteps", 1, 60},
    {"AudioTrackSteps", 1, 60},
    {"AutofilledSteps", 1, 81},
    {"BarProp", 0, 228},
    {"BarPropBrand", 1, 228},
    {"BarPropSteps", 1, 136},
    {"BeforeUnloadEvent", 0, 215},
    {"BeforeUnloadEventSteps", 1, 57},
    {"Blob", 0, 190},
    {"BlobBrand", 1, 190},
    {"BlobSteps", 1, 155},
    {"BodySteps", 1, 162},
    {"BroadcastChannel", 0, 226},
    {"BroadcastChannelBrand", 1, 226},
    {"BroadcastChannelSteps", 1, 166},
    {"ByteLengthQueuingStrategy", 0, 235},
    {"ByteLengthQueuingStrategyBrand", 1, 235},
    {"ByteLengthQueuingStrategySteps", 1, 144},
    {"CDATASection", 0, 177},
    {"CSS", 3, 172},
    {"CSSConditionRule", 0, 174},
    {"CSSConditionRuleBrand", 1, 174},
    {"CSSConditionRuleSteps", 1, 96},
    {"CSSContainerRule", 0, 174},
    {"CSSContainerRuleBrand", 1, 174},
    {"CSSContainerRuleSteps", 1, 96},
    {"CSSCounterStyleRule", 0, 174},
    {"CSSCounterStyleRuleBrand", 1, 174},
    {"CSSCounterStyleRuleSteps", 1, 96},
    {"CSSFontFaceRule", 0, 174},
    {"CSSFontFaceRuleBrand", 1, 174},
    {"CSSFontFaceRuleSteps", 1, 96},
    {"CSSFontPaletteValuesRule", 0, 174},
    {"CSSFontPaletteValuesRuleBrand", 1, 174},
    {"CSSFontPaletteValuesRuleSteps", 1, 96},
    {"CSSGroupingRule", 0, 174},
    {"CSSGroupingRuleBrand", 1, 174},
    {"CSSGroupingRuleSteps", 1, 96},
    {"CSSImageValue", 0, 176},
    {"CSSImageValueBrand", 1, 176},
    {"CSSImportRule", 0, 174},
    {"CSSImportRuleBrand", 1, 174},
    {"CSSImportRuleSteps", 1, 96},
    {"CSSKeyframeRule", 0, 174},
    {"CSSKeyframeRuleBrand", 1, 174},
    {"CSSKeyframeRuleSteps", 1, 96},
    {"CSSKeyframesRule", 0, 174},
    {"CSSKeyframesRuleBrand", 1, 174},
    {"CSSKeyframesRuleSteps", 1, 96},
    {"CSSKeywordValue", 0, 176},
    {"CSSKeywordValueBrand", 1, 176},
    {"CSSKeywordValueSteps", 1, 91},
    {"CSSLayerBlockRule", 0, 174},
    {"CSSLayerBlockRuleBrand", 1, 174},
    {"CSSLayerBlockRuleSteps", 1, 96},
    {"CSSLayerStatementRule", 0, 174},
    {"CSSLayerStatementRuleBrand", 1, 174},
    {"CSSLayerStatementRuleSteps", 1, 96},
    {"CSSMarginRule", 0, 174},
    {"CSSMarginRuleBrand", 1, 174},
    {"CSSMarginRuleSteps", 1, 96},
    {"CSSMathClamp", 0, 176},
    {"CSSMathClampBrand", 1, 176},
    {"CSSMathClampSteps", 1, 89},
    {"CSSMathInvert", 0, 176},
    {"CSSMathInvertBrand", 1, 176},
    {"CSSMathInvertSteps", 1, 89},
    {"CSSMathMax", 0, 176},
    {"CSSMathMaxBrand", 1, 176},
    {"CSSMathMaxSteps", 1, 89},
    {"CSSMathMin", 0, 176},
    {"CSSMathMinBrand", 1, 176},
    {"CSSMathMinSteps", 1, 89},
    {"CSSMathNegate", 0, 176},
    {"CSSMathNegateBrand", 1, 176},
    {"CSSMathNegateSteps", 1, 89},
    {"CSSMathProduct", 0, 176},
    {"CSSMathProductBrand", 1, 176},
    {"CSSMathProductSteps", 1, 89},
    {"CSSMathSum", 0, 176},
    {"CSSMathSumBrand", 1, 176},
    {"CSSMathSumSteps", 1, 89},
    {"CSSMathValue", 0, 176},
    {"CSSMathValueBrand", 1, 176},
    {"CSSMathValueSteps", 1, 89},
    {"CSSMatrixComponent", 0, 176},
    {"CSSMatrixComponentBrand", 1, 176},
    {"CSSMatrixComponentSteps", 1, 90},
    {"CSSMediaRule", 0, 174},
    {"CSSMediaRuleBrand", 1, 174},
    {"CSSMediaRuleSteps", 1, 96},
    {"CSSNamespaceRule", 0, 174},
    {"CSSNamespaceRuleBrand", 1, 174},
    {"CSSNamespaceRuleSteps", 1, 96},
    {"CSSNestedDeclarations", 0, 174},
    {"CSSNestedDeclarationsBrand", 1, 174},
    {"CSSNestedDeclarationsSteps", 1, 96},
    {"CSSNumericArray", 0, 176},
    {"CSSNumericArrayBrand", 1, 176},
    {"CSSNumericArraySteps", 1, 89},
    {"CSSNumericValue", 0, 176},
    {"CSSNumericValueBrand", 1, 176},
    {"CSSNumericValueSteps", 1, 89},
    {"CSSPageRule", 0, 174},
    {"CSSPageRuleBrand", 1, 174},
    {"CSSPageRuleSteps", 1, 96},
    {"CSSPerspective", 0, 176},
    {"CSSPerspectiveBrand", 1, 176},
    {"CSSPerspectiveSteps", 1, 90},
    {"CSSPropertyRule", 0, 174},
    {"CSSPropertyRuleBrand", 1, 174},
    {"CSSPropertyRuleSteps", 1, 96},
    {"CSSRotate", 0, 176},
    {"CSSRotateBrand", 1, 176},
    {"CSSRotateSteps", 1, 90},
    {"CSSRule", 0, 174},
    {"CSSRuleBrand", 1, 174},
    {"CSSRuleList", 0, 174},
    {"CSSRuleListBrand", 1, 174},
    {"CSSRuleListSteps", 1, 96},
    {"CSSRuleSteps", 1, 96},
    {"CSSScale", 0, 176},
    {"CSSScaleBrand", 1, 176},
    {"CSSScaleSteps", 1, 90},
    {"CSSScopeRule", 0, 174},
    {"CSSScopeRuleBrand", 1, 174},
    {"CSSScopeRuleSteps", 1, 96},
    {"CSSSkew", 0, 176},
    {"CSSSkewBrand", 1, 176},
    {"CSSSkewSteps", 1, 90},
    {"CSSSkewX", 0, 176},
    {"CSSSkewXBrand", 1, 176},
    {"CSSSkewXSteps", 1, 90},
    {"CSSSkewY", 0, 176},
    {"CSSSkewYBrand", 1, 176},
    {"CSSSkewYSteps", 1, 90},
    {"CSSStartingStyleRule", 0, 174},
    {"CSSStartingStyleRuleBrand", 1, 174},
    {"CSSSteps", 1, 87},
    {"CSSStyleDeclaration", 0, 175},
    {"CSSStyleDeclarationSteps", 1, 93},
    {"CSSStyleRule", 0, 174},
    {"CSSStyleRuleBrand", 1, 174},
    {"CSSStyleRuleSteps", 1, 96},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 91},
    {"CSSStyleSheet", 0, 203},
    {"CSSStyleSheetBrand", 1, 203},
    {"CSSStyleSheetSteps", 1, 94},
    {"CSSStyleValue", 0, 176},
    {"CSSStyleValueBrand", 1, 176},
    {"CSSStyleValueSteps", 1, 91},
    {"CSSSupportsRule", 0, 174},
    {"CSSSupportsRuleBrand", 1, 174},
    {"CSSTransformComponent", 0, 176},
    {"CSSTransformComponentBrand", 1, 176},
    {"CSSTransformComponentSteps", 1, 90},
    {"CSSTransformValue", 0, 176},
    {"CSSTransformValueBrand", 1, 176},
    {"CSSTransformValueSteps", 1, 90},
    {"CSSTranslate", 0, 176},
    {"CSSTranslateBrand", 1, 176},
    {"CSSTranslateSteps", 1, 90},
    {"CSSUnitValue", 0, 176},
    {"CSSUnitValueBrand", 1, 176},
    {"CSSUnitValueSteps", 1, 89},
    {"CSSUnparsedValue", 0, 176},
    {"CSSUnparsedValueBrand", 1, 176},
    {"CSSUnparsedValueSteps", 1, 91},
    {"CSSVariableReferenceValue", 0, 176},
    {"CSSVariableReferenceValueBrand", 1, 176},
    {"CSSVariableReferenceValueSteps", 1, 91},
    {"CharacterData", 0, 177},
    {"CharacterDataSteps", 1, 14},
    {"ChildNodeSteps", 1, 13},
    {"Clipboard", 0, 234},
    {"ClipboardBrand", 1, 234},
    {"ClipboardEvent", 0, 215},
    {"ClipboardItem", 0, 234},
    {"ClipboardItemBrand", 1, 234},
    {"ClipboardItemSteps", 1, 134},
    {"ClipboardSteps", 1, 134},
    {"CloseEvent", 0, 215},
    {"CommandEvent", 0, 215},
    {"Comment", 0, 177},
    {"CommentSteps", 1, 14},
    {"CompositionEvent", 0, 215},
    {"CompositionEventSteps", 1, 57},
    {"CompressionStream", 0, 209},
    {"CompressionStreamBrand", 1, 209},
    {"CompressionStreamSteps", 1, 169},
    {"ConsoleSteps", 1, 56},
    {"ConstraintValidationSteps", 1, 75},
    {"CountQueuingStrategy", 0, 235},
    {"CountQueuingStrategyBrand", 1, 235},
    {"CountQueuingStrategySteps", 1, 144},
    {"Crypto", 0, 241},
    {"CryptoBrand", 1, 241},
    {"CryptoKey", 0, 241},
    {"CryptoKeyBrand", 1, 241},
    {"CryptoKeySteps", 1, 118},
    {"CryptoSteps", 1, 116},
    {"CustomElementRegistry", 0, 178},
    {"CustomElementRegistryBrand", 1, 178},
    {"CustomElementRegistrySteps", 1, 129},
    {"CustomEvent", 0, 179},
    {"CustomEventSteps", 1, 6},
    {"CustomStateSet", 0, 188},
    {"CustomStateSetBrand", 1, 188},
    {"CustomStateSetSteps", 1, 131},
    {"DOMException", 0, 180},
    {"DOMExceptionBrand", 1, 180},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 181},
    {"DOMImplementationBrand", 1, 181},
    {"DOMImplementationSteps", 1, 16},
    {"DOMMatrix", 0, 223},
    {"DOMMatrixBrand", 1, 223},
    {"DOMMatrixReadOnly", 0, 223},
    {"DOMMatrixReadOnlyBrand", 1, 223},
    {"DOMMatrixReadOnlySteps", 1, 101},
    {"DOMMatrixSteps", 1, 101},
    {"DOMParser", 0, 181},
    {"DOMParserBrand", 1, 181},
    {"DOMParserSteps", 1, 16},
    {"DOMPoint", 0, 223},
    {"DOMPointBrand", 1, 223},
    {"DOMPointReadOnly", 0, 223},
    {"DOMPointReadOnlyBrand", 1, 223},
    {"DOMPointReadOnlySteps", 1, 101},
    {"DOMPointSteps", 1, 101},
    {"DOMQuad", 0, 223},
    {"DOMQuadBrand", 1, 223},
    {"DOMQuadSteps", 1, 101},
    {"DOMRect", 0, 220},
    {"DOMRectBrand", 1, 220},
    {"DOMRectList", 0, 220},
    {"DOMRectListBrand", 1, 220},
    {"DOMRectListSteps", 1, 100},
    {"DOMRectReadOnly", 0, 220},
    {"DOMRectReadOnlyBrand", 1, 220},
    {"DOMRectReadOnlySteps", 1, 100},
    {"DOMRectSteps", 1, 100},
    {"DOMStringList", 0, 182},
    {"DOMStringListBrand", 1, 182},
    {"DOMStringListSteps", 1, 141},
    {"DOMStringMap", 0, 183},
    {"DOMTokenList", 0, 184},
    {"DOMTokenListSteps", 1, 21},
    {"DataTransfer", 0, 185},
    {"DataTransferBrand", 1, 185},
    {"DataTransferItem", 0, 185},
    {"DataTransferItemBrand", 1, 185},
    {"DataTransferItemList", 0, 185},
    {"DataTransferItemListBrand", 1, 185},
    {"DataTransferItemListSteps", 1, 45},
    {"DataTransferItemSteps", 1, 45},
    {"DataTransferSteps", 1, 45},
    {"DecompressionStream", 0, 209},
    {"DecompressionStreamBrand", 1, 209},
    {"DecompressionStreamSteps", 1, 169},
    {"DocumentFragment", 0, 177},
    {"DocumentFragmentSteps", 1, 14},
    {"DocumentMembers_CSSOMView", 1, 173},
    {"DocumentMembers_Document", 1, 186},
    {"DocumentMembers_HTMLDocument", 1, 192},
    {"DocumentMembers_ParentNode", 1, 198},
    {"DocumentMembers_StyleSheets", 1, 203},
    {"DocumentMembers_XPath", 1, 206},
    {"DocumentMembers_animations", 1, 207},
    {"DocumentMembers_fullscreen", 1, 219},
    {"DocumentMembers_touch", 1, 239},
    {"DocumentStatics_Document", 1, 186},
    {"DocumentSteps_CSSOMView", 1, 92},
    {"DocumentSteps_Document", 1, 11},
    {"DocumentSteps_HTMLDocument", 1, 105},
    {"DocumentSteps_animations", 1, 99},
    {"DocumentSteps_fullscreen", 1, 79},
    {"DocumentSteps_touch", 1, 133},
    {"DocumentTimeline", 0, 207},
    {"DocumentTimelineBrand", 1, 207},
    {"DocumentTimelineSteps", 1, 99},
    {"DocumentType", 0, 177},
    {"DocumentTypeSteps", 1, 14},
    {"DragEvent", 0, 215},
    {"ElementCSSStyleMapSteps", 1, 91},
    {"ElementContentEditableSteps", 1, 43},
    {"ElementInternals", 0, 188},
    {"ElementInternalsBrand", 1, 188},
    {"ElementInternalsSteps", 1, 131},
    {"ElementMembers_CSSOMView", 1, 173},
    {"ElementMembers_CSSTypedOM", 1, 176},
    {"ElementMembers_Element", 1, 187},
    {"ElementMembers_ParentNode", 1, 198},
    {"ElementMembers_animations", 1, 207},
    {"ElementMembers_fullscreen", 1, 219},
    {"ElementMembers_reflected", 1, 12},
    {"ElementSteps_CSSOMView", 1, 92},
    {"ElementSteps_CSSTypedOM", 1, 91},
    {"ElementSteps_Element", 1, 10},
    {"ElementSteps_animations", 1, 99},
    {"ElementSteps_fullscreen", 1, 79},
    {"ErrorEvent", 0, 215},
    {"Event", 0, 189},
    {"EventBrand", 1, 189},
    {"EventSource", 0, 210},
    {"EventSourceBrand", 1, 210},
    {"EventSourceSteps", 1, 157},
    {"EventSteps", 1, 5},
    {"External", 0, 228},
    {"ExternalBrand", 1, 228},
    {"ExternalSteps", 1, 136},
    {"File", 0, 190},
    {"FileBrand", 1, 190},
    {"FileList", 0, 190},
    {"FileListBrand", 1, 190},
    {"FileListSteps", 1, 155},
    {"FileReader", 0, 190},
    {"FileReaderBrand", 1, 190},
    {"FileReaderSteps", 1, 156},
    {"FileSteps", 1, 155},
    {"FocusEvent", 0, 215},
    {"FormData", 0, 242},
    {"FormDataBrand", 1, 242},
    {"FormDataEvent", 0, 215},
    {"FormDataSteps", 1, 123},
    {"FormOwnedSteps", 1, 72},
    {"GenericTransformStreamSteps", 1, 152},
    {"Geolocation", 0, 234},
    {"GeolocationBrand", 1, 234},
    {"GeolocationPositionError", 0, 234},
    {"GeolocationPositionErrorBrand", 1, 234},
    {"GeolocationPositionErrorSteps", 1, 134},
    {"GeolocationSteps", 1, 134},
    {"HTMLAllCollection", 0, 191},
    {"HTMLAllCollectionSteps", 1, 104},
    {"HTMLAnchorElement", 2, 238},
    {"HTMLAnchorElementSteps", 1, 59},
    {"HTMLAreaElement", 2, 238},
    {"HTMLAudioElementSteps", 1, 59},
    {"HTMLBaseElement", 2, 227},
    {"HTMLBaseElementSteps", 1, 59},
    {"HTMLButtonElement", 2, 218},
    {"HTMLButtonElementSteps", 1, 40},
    {"HTMLCanvasElement", 2, 222},
    {"HTMLCanvasElementSteps", 1, 59},
    {"HTMLCollection", 0, 208},
    {"HTMLCollectionKind", 1, 208},
    {"HTMLDataListElement", 2, 218},
    {"HTMLDataListElementSteps", 1, 82},
    {"HTMLDialogElement", 2, 222},
    {"HTMLDialogElementSteps", 1, 38},
    {"HTMLElementMembers_CSSOMView", 1, 173},
    {"HTMLElementMembers_CSSTypedOM", 1, 176},
    {"HTMLElementMembers_HTMLElement", 1, 193},
    {"HTMLElementSteps_CSSOMView", 1, 92},
    {"HTMLElementSteps_HTMLElement", 1, 43},
    {"HTMLEmbedElement", 2, 212},
    {"HTMLEmbedElementSteps", 1, 59},
    {"HTMLFieldSetElement", 2, 218},
    {"HTMLFieldSetElementSteps", 1, 72},
    {"HTMLFormControlsCollection", 0, 217},
    {"HTMLFormElement", 2, 218},
    {"HTMLFormElementSteps", 1, 76},
    {"HTMLFormElementSteps_formElements", 1, 72},
    {"HTMLFrameElement", 2, 231},
    {"HTMLFrameElementSteps", 1, 65},
    {"HTMLHyperlinkElementUtilsSteps", 1, 59},
    {"HTMLIFrameElement", 2, 212},
    {"HTMLIFrameElementSteps", 1, 65},
    {"HTMLImageElement", 2, 212},
    {"HTMLImageElementSteps", 1, 63},
    {"HTMLInputElement", 2, 218},
    {"HTMLInputElementSteps", 1, 77},
    {"HTMLLabelElement", 2, 218},
    {"HTMLLabelElementSteps", 1, 72},
    {"HTMLLegendElement", 2, 218},
    {"HTMLLegendElementSteps", 1, 72},
    {"HTMLLinkElement", 2, 203},
    {"HTMLMapElement", 2, 212},
    {"HTMLMapElementSteps", 1, 59},
    {"HTMLMarqueeElement", 2, 231},
    {"HTMLMarqueeElementSteps", 1, 59},
    {"HTMLMediaElement", 2, 224},
    {"HTMLMediaElementSteps", 1, 59},
    {"HTMLMediaElementSteps_mediaElements", 1, 60},
    {"HTMLMeterElement", 2, 218},
    {"HTMLMeterElementSteps", 1, 61},
    {"HTMLObjectElement", 2, 212},
    {"HTMLObjectElement", 2, 218},
    {"HTMLObjectElementSteps", 1, 59},
    {"HTMLOptionElement", 2, 218},
    {"HTMLOptionElementSteps", 1, 82},
    {"HTMLOptionsCollection", 0, 217},
    {"HTMLOptionsCollectionSteps", 1, 82},
    {"HTMLOrSVGElementSteps", 1, 43},
    {"HTMLOutputElement", 2, 218},
    {"HTMLOutputElementSteps", 1, 77},
    {"HTMLProgressElement", 2, 218},
    {"HTMLProgressElementSteps", 1, 61},
    {"HTMLScriptElement", 2, 222},
    {"HTMLScriptElementSteps", 1, 59},
    {"HTMLSelectElement", 2, 218},
    {"HTMLSelectElementSteps", 1, 82},
    {"HTMLSlotElement", 2, 222},
    {"HTMLSlotElementSteps", 1, 59},
    {"HTMLStyleElement", 2, 203},
    {"HTMLStyleElementSteps_StyleSheets", 1, 94},
    {"HTMLTableCellElement", 2, 237},
    {"HTMLTableCellElementSteps", 1, 58},
    {"HTMLTableElement", 2, 237},
    {"HTMLTableElementSteps", 1, 58},
    {"HTMLTableRowElement", 2, 237},
    {"HTMLTableRowElementSteps", 1, 58},
    {"HTMLTableSectionElement", 2, 237},
    {"HTMLTableSectionElementSteps", 1, 58},
    {"HTMLTemplateElement", 2, 222},
    {"HTMLTemplateElementSteps", 1, 59},
    {"HTMLTextAreaElement", 2, 218},
    {"HTMLTextAreaElementSteps", 1, 77},
    {"HTMLTitleElement", 2, 227},
    {"HTMLTitleElementSteps", 1, 59},
    {"HTMLTrackElement", 2, 224},
    {"HTMLTrackElementSteps", 1, 59},
    {"HTMLTrackElementSteps_mediaElements", 1, 60},
    {"HTMLVideoElement", 2, 224},
    {"HTMLVideoElementSteps", 1, 59},
    {"HashChangeEvent", 0, 215},
    {"Headers", 0, 216},
    {"HeadersBrand", 1, 216},
    {"HeadersSteps", 1, 122},
    {"History", 0, 228},
    {"HistoryBrand", 1, 228},
    {"HistorySteps", 1, 143},
    {"IdleDeadline", 0, 221},
    {"IdleDeadlineBrand", 1, 221},
    {"IdleDeadlineSteps", 1, 46},
    {"Image", 0, 212},
    {"InputEvent", 0, 215},
    {"InputEventSteps", 1, 57},
    {"IntersectionObserver", 0, 230},
    {"IntersectionObserverBrand", 1, 230},
    {"IntersectionObserverEntry", 0, 230},
    {"IntersectionObserverEntryBrand", 1, 230},
    {"IntersectionObserverEntrySteps", 1, 64},
    {"IntersectionObserverSteps", 1, 64},
    {"KeyboardEvent", 0, 215},
    {"KeyboardEventSteps", 1, 57},
    {"KeyframeEffect", 0, 207},
    {"KeyframeEffectBrand", 1, 207},
    {"KeyframeEffectSteps", 1, 98},
    {"LabelableSteps", 1, 72},
    {"LinkStyleSteps", 1, 94},
    {"Location", 0, 228},
    {"LocationBrand", 1, 228},
    {"LocationSteps", 1, 142},
    {"MathMLElement", 0, 107},
    {"MathMLElement", 2, 193},
    {"MathMLElement", 2, 214},
    {"MathMLElementMembers_CSSTypedOM", 1, 176},
    {"MediaError", 0, 225},
    {"MediaErrorBrand", 1, 225},
    {"MediaErrorSteps", 1, 60},
    {"MediaList", 0, 203},
    {"MediaListBrand", 1, 203},
    {"MediaListSteps", 1, 94},
    {"MediaQueryList", 0, 173},
    {"MediaQueryListBrand", 1, 173},
    {"MediaQueryListEvent", 0, 215},
    {"MediaQueryListSteps", 1, 103},
    {"MessageChannel", 0, 226},
    {"MessageChannelBrand", 1, 226},
    {"MessageChannelSteps", 1, 166},
    {"MessageEvent", 0, 215},
    {"MessageEventSteps", 1, 57},
    {"MessagePort", 0, 226},
    {"MessagePortBrand", 1, 226},
    {"MessagePortSteps", 1, 166},
    {"MimeType", 0, 196},
    {"MimeTypeArray", 0, 196},
    {"MimeTypeArrayBrand", 1, 196},
    {"MimeTypeArraySteps", 1, 135},
    {"MimeTypeBrand", 1, 196},
    {"MimeTypeSteps", 1, 135},
    {"MouseEvent", 0, 215},
    {"MouseEventSteps", 1, 57},
    {"MutationObserver", 0, 194},
    {"MutationObserverBrand", 1, 194},
    {"MutationObserverSteps", 1, 27},
    {"MutationRecord", 0, 194},
    {"MutationRecordBrand", 1, 194},
    {"MutationRecordSteps", 1, 27},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 195},
    {"NamedNodeMapSteps", 1, 20},
    {"Navigator", 0, 196},
    {"NavigatorBrand", 1, 196},
    {"NavigatorConcurrentHardwareSteps", 1, 132},
    {"NavigatorCookiesSteps", 1, 132},
    {"NavigatorIDSteps", 1, 132},
    {"NavigatorLanguageSteps", 1, 132},
    {"NavigatorOnLineSteps", 1, 132},
    {"NavigatorPluginsSteps", 1, 132},
    {"NavigatorSteps", 1, 132},
    {"NavigatorSteps_permissions", 1, 134},
    {"NodeFilter", 0, 204},
    {"NodeIterator", 0, 204},
    {"NodeIteratorBrand", 1, 204},
    {"NodeIteratorSteps", 1, 19},
    {"NodeList", 0, 208},
    {"NodeListKind", 1, 208},
    {"NodeMembers_Node", 1, 197},
    {"NodeSteps_Node", 1, 9},
    {"Notification", 0, 234},
    {"NotificationBrand", 1, 234},
    {"NotificationSteps", 1, 134},
    {"Option", 0, 218},
    {"PageTransitionEvent", 0, 215},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 13},
    {"Performance", 0, 232},
    {"PerformanceBrand", 1, 232},
    {"PerformanceEntry", 0, 233},
    {"PerformanceEntryBrand", 1, 233},
    {"PerformanceEntrySteps", 1, 139},
    {"PerformanceMark", 0, 233},
    {"PerformanceMarkBrand", 1, 233},
    {"PerformanceMarkSteps", 1, 139},
    {"PerformanceMeasure", 0, 233},
    {"PerformanceMeasureBrand", 1, 233},
    {"PerformanceMeasureSteps", 1, 139},
    {"PerformanceNavigation", 0, 229},
    {"PerformanceNavigationBrand", 1, 229},
    {"PerformanceNavigationSteps", 1, 138},
    {"PerformanceObserver", 0, 233},
    {"PerformanceObserverBrand", 1, 233},
    {"PerformanceObserverEntryList", 0, 233},
    {"PerformanceObserverEntryListBrand", 1, 233},
    {"PerformanceObserverEntryListSteps", 1, 139},
    {"PerformanceObserverSteps", 1, 139},
    {"PerformanceSteps", 1, 137},
    {"PerformanceTiming", 0, 229},
    {"PerformanceTimingBrand", 1, 229},
    {"PerformanceTimingSteps", 1, 138},
    {"PermissionStatus", 0, 234},
    {"PermissionStatusBrand", 1, 234},
    {"PermissionStatusSteps", 1, 134},
    {"Permissions", 0, 234},
    {"PermissionsBrand", 1, 234},
    {"PermissionsSteps", 1, 134},
    {"Plugin", 0, 196},
    {"PluginArray", 0, 196},
    {"PluginArrayBrand", 1, 196},
    {"PluginArraySteps", 1, 135},
    {"PluginBrand", 1, 196},
    {"PluginSteps", 1, 135},
    {"PointerEvent", 0, 215},
    {"PointerEventSteps", 1, 57},
    {"PopStateEvent", 0, 215},
    {"ProcessingInstruction", 0, 177},
    {"ProgressEvent", 0, 215},
    {"PromiseRejectionEvent", 0, 215},
    {"RadioNodeList", 0, 217},
    {"RadioNodeListSteps", 1, 72},
    {"Range", 0, 199},
    {"RangeBrand", 1, 199},
    {"RangeSteps", 1, 23},
    {"RangeSteps_Range", 1, 23},
    {"ReadableByteStreamController", 0, 235},
    {"ReadableByteStreamControllerBrand", 1, 235},
    {"ReadableByteStreamControllerSteps", 1, 147},
    {"ReadableStream", 0, 235},
    {"ReadableStream", 2, 153},
    {"ReadableStreamBYOBReader", 0, 235},
    {"ReadableStreamBYOBReaderBrand", 1, 235},
    {"ReadableStreamBYOBReaderSteps", 1, 145},
    {"ReadableStreamBYOBRequest", 0, 235},
    {"ReadableStreamBYOBRequestBrand", 1, 235},
    {"ReadableStreamBYOBRequestSteps", 1, 147},
    {"ReadableStreamBrand", 1, 235},
    {"ReadableStreamDefaultController", 0, 235},
    {"ReadableStreamDefaultControllerBrand", 1, 235},
    {"ReadableStreamDefaultControllerSteps", 1, 146},
    {"ReadableStreamDefaultReader", 0, 235},
    {"ReadableStreamDefaultReaderBrand", 1, 235},
    {"ReadableStreamDefaultReaderSteps", 1, 145},
    {"ReadableStreamGenericReaderSteps", 1, 145},
    {"ReadableStreamSteps", 1, 145},
    {"Request", 0, 216},
    {"RequestBrand", 1, 216},
    {"RequestSteps", 1, 164},
    {"ResizeObserver", 0, 230},
    {"ResizeObserverBrand", 1, 230},
    {"ResizeObserverEntry", 0, 230},
    {"ResizeObserverEntryBrand", 1, 230},
    {"ResizeObserverEntrySteps", 1, 64},
    {"ResizeObserverSize", 0, 230},
    {"ResizeObserverSizeBrand", 1, 230},
    {"ResizeObserverSizeSteps", 1, 64},
    {"ResizeObserverSteps", 1, 64},
    {"Response", 0, 216},
    {"ResponseBrand", 1, 216},
    {"ResponseSteps", 1, 163},
    {"SEVERAL", 1, 18},
    {"SVGAElement", 0, 107},
    {"SVGAngle", 0, 236},
    {"SVGAngleBrand", 1, 236},
    {"SVGAngleSteps", 1, 109},
    {"SVGAnimateElement", 0, 107},
    {"SVGAnimatedAngle", 0, 236},
    {"SVGAnimatedAngleBrand", 1, 236},
    {"SVGAnimatedAngleSteps", 1, 112},
    {"SVGAnimatedBoolean", 0, 236},
    {"SVGAnimatedBooleanBrand", 1, 236},
    {"SVGAnimatedBooleanSteps", 1, 112},
    {"SVGAnimatedEnumeration", 0, 236},
    {"SVGAnimatedEnumerationBrand", 1, 236},
    {"SVGAnimatedEnumerationSteps", 1, 112},
    {"SVGAnimatedInteger", 0, 236},
    {"SVGAnimatedIntegerBrand", 1, 236},
    {"SVGAnimatedIntegerSteps", 1, 112},
    {"SVGAnimatedLength", 0, 236},
    {"SVGAnimatedLengthBrand", 1, 236},
    {"SVGAnimatedLengthList", 0, 236},
    {"SVGAnimatedLengthListBrand", 1, 236},
    {"SVGAnimatedLengthListSteps", 1, 112},
    {"SVGAnimatedLengthSteps", 1, 112},
    {"SVGAnimatedNumber", 0, 236},
    {"SVGAnimatedNumberBrand", 1, 236},
    {"SVGAnimatedNumberList", 0, 236},
    {"SVGAnimatedNumberListBrand", 1, 236},
    {"SVGAnimatedNumberListSteps", 1, 112},
    {"SVGAnimatedNumberSteps", 1, 112},
    {"SVGAnimatedPreserveAspectRatio", 0, 236},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 236},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 112},
    {"SVGAnimatedRect", 0, 236},
    {"SVGAnimatedRectBrand", 1, 236},
    {"SVGAnimatedRectSteps", 1, 112},
    {"SVGAnimatedString", 0, 107},
    {"SVGAnimatedTransformList", 0, 236},
    {"SVGAnimatedTransformListBrand", 1, 236},
    {"SVGAnimatedTransformListSteps", 1, 112},
    {"SVGCircleElement", 0, 107},
    {"SVGClipPathElement", 0, 107},
    {"SVGDefsElement", 0, 107},
    {"SVGDescElement", 0, 107},
    {"SVGElement", 0, 107},
    {"SVGElement", 2, 193},
    {"SVGElement", 2, 214},
    {"SVGElementMembers_CSSTypedOM", 1, 176},
    {"SVGEllipseElement", 0, 107},
    {"SVGFilterElement", 0, 107},
    {"SVGForeignObjectElement", 0, 107},
    {"SVGGElement", 0, 107},
    {"SVGGeometryElement", 0, 107},
    {"SVGGradientElement", 0, 107},
    {"SVGGraphicsElement", 0, 107},
    {"SVGImageElement", 0, 107},
    {"SVGLength", 0, 236},
    {"SVGLengthBrand", 1, 236},
    {"SVGLengthList", 0, 236},
    {"SVGLengthListBrand", 1, 236},
    {"SVGLengthListSteps", 1, 111},
    {"SVGLengthSteps", 1, 109},
    {"SVGLineElement", 0, 107},
    {"SVGLinearGradientElement", 0, 107},
    {"SVGMarkerElement", 0, 107},
    {"SVGMaskElement", 0, 107},
    {"SVGMetadataElement", 0, 107},
    {"SVGNumber", 0, 236},
    {"SVGNumberBrand", 1, 236},
    {"SVGNumberList", 0, 236},
    {"SVGNumberListBrand", 1, 236},
    {"SVGNumberListSteps", 1, 111},
    {"SVGNumberSteps", 1, 109},
    {"SVGPathElement", 0, 107},
    {"SVGPatternElement", 0, 107},
    {"SVGPointList", 0, 236},
    {"SVGPointListBrand", 1, 236},
    {"SVGPointListSteps", 1, 111},
    {"SVGPolygonElement", 0, 107},
    {"SVGPolylineElement", 0, 107},
    {"SVGPreserveAspectRatio", 0, 236},
    {"SVGPreserveAspectRatioBrand", 1, 236},
    {"SVGPreserveAspectRatioSteps", 1, 112},
    {"SVGRadialGradientElement", 0, 107},
    {"SVGRectElement", 0, 107},
    {"SVGSVGElement", 0, 107},
    {"SVGScriptElement", 0, 107},
    {"SVGSetElement", 0, 107},
    {"SVGStopElement", 0, 107},
    {"SVGStringList", 0, 236},
    {"SVGStringListBrand", 1, 236},
    {"SVGStringListSteps", 1, 111},
    {"SVGStyleElement", 0, 107},
    {"SVGSwitchElement", 0, 107},
    {"SVGSymbolElement", 0, 107},
    {"SVGTSpanElement", 0, 107},
    {"SVGTextContentElement", 0, 107},
    {"SVGTextElement", 0, 107},
    {"SVGTextPathElement", 0, 107},
    {"SVGTextPositioningElement", 0, 107},
    {"SVGTitleElement", 0, 107},
    {"SVGTransform", 0, 236},
    {"SVGTransformBrand", 1, 236},
    {"SVGTransformList", 0, 236},
    {"SVGTransformListBrand", 1, 236},
    {"SVGTransformListSteps", 1, 111},
    {"SVGTransformSteps", 1, 110},
    {"SVGUnitTypes", 0, 236},
    {"SVGUnitTypesBrand", 1, 236},
    {"SVGUnitTypesSteps", 1, 112},
    {"SVGUseElement", 0, 107},
    {"SVGViewElement", 0, 107},
    {"Screen", 0, 173},
    {"ScreenBrand", 1, 173},
    {"ScreenSteps", 1, 103},
    {"SecurityPolicyViolationEvent", 0, 215},
    {"SelectableTextSteps", 1, 80},
    {"Selection", 0, 200},
    {"SelectionBrand", 1, 200},
    {"SelectionSteps", 1, 26},
    {"ShadowRoot", 0, 201},
    {"ShadowRootSteps", 1, 28},
    {"ShadowRootSteps_ShadowRoot", 1, 28},
    {"ShadowRootSteps_animations", 1, 99},
    {"SlottableSteps", 1, 29},
    {"StaticRange", 0, 199},
    {"StaticRangeBrand", 1, 199},
    {"StaticRangeSteps", 1, 23},
    {"Storage", 0, 202},
    {"StorageBrand", 1, 202},
    {"StorageEvent", 0, 215},
    {"StorageEventSteps", 1, 57},
    {"StorageSteps", 1, 140},
    {"StylePropertyMap", 0, 176},
    {"StylePropertyMapBrand", 1, 176},
    {"StylePropertyMapReadOnly", 0, 176},
    {"StylePropertyMapReadOnlyBrand", 1, 176},
    {"StylePropertyMapReadOnlySteps", 1, 91},
    {"StylePropertyMapSteps", 1, 91},
    {"StyleSheet", 0, 203},
    {"StyleSheetBrand", 1, 203},
    {"StyleSheetList", 0, 203},
    {"StyleSheetListBrand", 1, 203},
    {"StyleSheetListSteps", 1, 94},
    {"StyleSheetOwnerSteps", 1, 94},
    {"StyleSheetSteps", 1, 94},
    {"SubmitEvent", 0, 215},
    {"SubmitterSteps", 1, 76},
    {"SubtleCrypto", 0, 241},
    {"SubtleCryptoBrand", 1, 241},
    {"SubtleCryptoSteps", 1, 117},
    {"Text", 0, 177},
    {"TextDecoder", 0, 213},
    {"TextDecoderBrand", 1, 213},
    {"TextDecoderCommonSteps", 1, 168},
    {"TextDecoderSteps", 1, 114},
    {"TextDecoderStream", 0, 213},
    {"TextDecoderStreamBrand", 1, 213},
    {"TextDecoderStreamSteps", 1, 168},
    {"TextEncoder", 0, 213},
    {"TextEncoderBrand", 1, 213},
    {"TextEncoderCommonSteps", 1, 168},
    {"TextEncoderSteps", 1, 114},
    {"TextEncoderStream", 0, 213},
    {"TextEncoderStreamBrand", 1, 213},
    {"TextEncoderStreamSteps", 1, 168},
    {"TextEvent", 0, 215},
    {"TextEventSteps", 1, 57},
    {"TextSteps", 1, 14},
    {"TextTrack", 0, 225},
    {"TextTrackBrand", 1, 225},
    {"TextTrackCue", 0, 225},
    {"TextTrackCueBrand", 1, 225},
    {"TextTrackCueList", 0, 225},
    {"TextTrackCueListBrand", 1, 225},
    {"TextTrackCueListSteps", 1, 60},
    {"TextTrackCueSteps", 1, 60},
    {"TextTrackList", 0, 225},
    {"TextTrackListBrand", 1, 225},
    {"TextTrackListSteps", 1, 60},
    {"TextTrackSteps", 1, 60},
    {"TimeRanges", 0, 224},
    {"TimeRangesBrand", 1, 224},
    {"TimeRangesSteps", 1, 59},
    {"ToggleEvent", 0, 215},
    {"Touch", 0, 239},
    {"TouchBrand", 1, 239},
    {"TouchEvent", 0, 239},
    {"TouchEventSteps", 1, 133},
    {"TouchList", 0, 239},
    {"TouchListBrand", 1, 239},
    {"TouchListSteps", 1, 133},
    {"TouchSteps", 1, 133},
    {"TrackEvent", 0, 215},
    {"TransformStream", 0, 235},
    {"TransformStreamBrand", 1, 235},
    {"TransformStreamDefaultController", 0, 235},
    {"TransformStreamDefaultControllerBrand", 1, 235},
    {"TransformStreamDefaultControllerSteps", 1, 152},
    {"TransformStreamSteps", 1, 152},
    {"TransitionEvent", 0, 215},
    {"TreeWalker", 0, 204},
    {"TreeWalkerBrand", 1, 204},
    {"TreeWalkerSteps", 1, 19},
    {"UIEvent", 0, 215},
    {"UIEventSteps", 1, 57},
    {"URL", 0, 240},
    {"URLBrand", 1, 240},
    {"URLSearchParams", 0, 240},
    {"URLSearchParamsBrand", 1, 240},
    {"URLSearchParamsSteps", 1, 86},
    {"URLSteps", 1, 86},
    {"URLSteps_FileAPI", 1, 159},
    {"UserActivation", 0, 234},
    {"UserActivationBrand", 1, 234},
    {"UserActivationSteps", 1, 134},
    {"VTTCue", 0, 225},
    {"VTTCueBrand", 1, 225},
    {"VTTCueSteps", 1, 60},
    {"ValidityState", 0, 218},
    {"ValidityStateBrand", 1, 218},
    {"ValidityStateSteps", 1, 75},
    {"VideoTrack", 0, 225},
    {"VideoTrackBrand", 1, 225},
    {"VideoTrackList", 0, 225},
    {"VideoTrackListBrand", 1, 225},
    {"VideoTrackListSteps", 1, 60},
    {"VideoTrackSteps", 1, 60},
    {"VisualViewport", 0, 173},
    {"VisualViewportBrand", 1, 173},
    {"VisualViewportSteps", 1, 103},
    {"WebSocket", 0, 210},
    {"WebSocketBrand", 1, 210},
    {"WebSocketSteps", 1, 158},
    {"WheelEvent", 0, 215},
    {"WheelEventSteps", 1, 57},
    {"WindowLocalStorageSteps", 1, 106},
    {"WindowMembers_CSSOMView", 1, 173},
    {"WindowMembers_Window", 1, 205},
    {"WindowMembers_fetch", 1, 216},
    {"WindowOrWorkerGlobalScopeSteps", 1, 106},
    {"WindowSessionStorageSteps", 1, 106},
    {"WindowSteps", 1, 106},
    {"WindowSteps_CSSOMView", 1, 103},
    {"WindowSteps_fetch", 1, 125},
    {"WritableStream", 0, 235},
    {"WritableStreamBrand", 1, 235},
    {"WritableStreamDefaultController", 0, 235},
    {"WritableStreamDefaultControllerBrand", 1, 235},
    {"WritableStreamDefaultControllerSteps", 1, 151},
    {"WritableStreamDefaultWriter", 0, 235},
    {"WritableStreamDefaultWriterBrand", 1, 235},
    {"WritableStreamDefaultWriterSteps", 1, 150},
    {"WritableStreamSteps", 1, 150},
    {"XMLDocument", 0, 186},
    {"XMLHttpRequest", 0, 242},
    {"XMLHttpRequestBrand", 1, 242},
    {"XMLHttpRequestEventTarget", 0, 242},
    {"XMLHttpRequestEventTargetBrand", 1, 242},
    {"XMLHttpRequestSteps", 1, 124},
    {"XMLHttpRequestUpload", 0, 242},
    {"XMLHttpRequestUploadBrand", 1, 242},
    {"XMLSerializer", 0, 181},
    {"XMLSerializerBrand", 1, 181},
    {"XMLSerializerSteps", 1, 16},
    {"XPathEvaluator", 0, 206},
    {"XPathEvaluatorBaseSteps", 1, 22},
    {"XPathEvaluatorBrand", 1, 206},
    {"XPathEvaluatorSteps", 1, 22},
    {"XPathExpression", 0, 206},
    {"XPathExpressionBrand", 1, 206},
    {"XPathExpressionSteps", 1, 22},
    {"XPathResult", 0, 206},
    {"XPathResultBrand", 1, 206},
    {"XPathResultSteps", 1, 22},
    {"abortControllerState", 1, 170},
    {"abortReason", 1, 8},
    {"abortSignal", 1, 8},
    {"abortSignalState", 1, 170},
    {"abortWritable", 1, 150},
    {"abstractRangeState", 1, 199},
    {"acquireReader", 1, 145},
    {"acquireWriter", 1, 150},
    {"activateInput", 1, 73},
    {"activationBehavior", 1, 33},
    {"addHeader", 1, 122},
    {"addIterator", 1, 120},
    {"addPairs", 1, 120},
    {"addRead", 1, 145},
    {"addSet", 1, 121},
    {"adoptedStyleSheets", 1, 95},
    {"allBytes", 1, 154},
    {"allNamed", 1, 18},
    {"allOf", 1, 104},
    {"animationChanged", 1, 99},
    {"animationEffectState", 1, 207},
    {"animationRate", 1, 99},
    {"animationState", 1, 207},
    {"animationTime", 1, 99},
    {"animationTimelineState", 1, 207},
    {"appendBytes", 1, 154},
    {"appendSequence", 1, 154},
    {"appliesTo", 1, 69},
    {"areInOneTree", 1, 24},
    {"assignToSlot", 1, 29},
    {"atob", 1, 115},
    {"attachInternals", 1, 131},
    {"attachShadow", 1, 28},
    {"attributesOf", 1, 20},
    {"audioTrackListState", 1, 225},
    {"audioTrackState", 1, 225},
    {"bar", 1, 136},
    {"barPropState", 1, 228},
    {"beforeToggle", 1, 36},
    {"blobAt", 1, 159},
    {"blobDocument", 1, 125},
    {"blobState", 1, 190},
    {"blockAround", 1, 50},
    {"blockCommand", 1, 49},
    {"blockState", 1, 49},
    {"bodyOf", 1, 105},
    {"borderSize", 1, 92},
    {"broadcastChannelState", 1, 226},
    {"btoa", 1, 115},
    {"bufferIsDetached", 1, 144},
    {"buttonType", 1, 72},
    {"byobRequestOf", 1, 147},
    {"byteLengthQueuingStrategyState", 1, 235},
    {"bytesAsText", 1, 117},
    {"callPromise", 1, 144},
    {"callbackMember", 1, 144},
    {"canEnqueue", 1, 146},
    {"cancelReadable", 1, 145},
    {"caretForFocus", 1, 78},
    {"chain", 1, 144},
    {"changeRules", 1, 94},
    {"checkForm", 1, 75},
    {"checkPoint", 1, 23},
    {"checkValidity", 1, 75},
    {"checkedRadio", 1, 73},
    {"checkedness", 1, 73},
    {"childBeside", 1, 50},
    {"childText", 1, 105},
    {"chosenFrame", 1, 65},
    {"chunkSize", 1, 151},
    {"classListOf", 1, 21},
    {"clearEntries", 1, 139},
    {"clearFiles", 1, 165},
    {"clearTimer", 1, 54},
    {"click", 1, 43},
    {"clipboardItemState", 1, 234},
    {"clipboardState", 1, 234},
    {"clone", 1, 85},
    {"cloneAttributeNode", 1, 15},
    {"cloneBody", 1, 162},
    {"closeBytes", 1, 147},
    {"closeController", 1, 146},
    {"closeDialog", 1, 38},
    {"closeEnd", 1, 166},
    {"closeReadable", 1, 145},
    {"closeWritable", 1, 150},
    {"closeWritableController", 1, 151},
    {"closeWriter", 1, 150},
    {"closestElement", 1, 17},
    {"commandDialog", 1, 38},
    {"commandEnabled", 1, 48},
    {"commandIndeterminate", 1, 48},
    {"commandState", 1, 48},
    {"commandSupported", 1, 48},
    {"commandValue", 1, 48},
    {"commonAncestor", 1, 24},
    {"comparePoints", 1, 24},
    {"composedEnds", 1, 25},
    {"composedPath", 1, 30},
    {"composedPoints", 1, 25},
    {"composedRanges", 1, 25},
    {"compressionStreamState", 1, 209},
    {"computedStyleOf", 1, 93},
    {"computedValue", 1, 93},
    {"console", 3, 211},
    {"constructElement", 1, 130},
    {"contentHandlerChanged", 1, 34},
    {"contentSize", 1, 92},
    {"controlMatches", 1, 84},
    {"controlState", 1, 68},
    {"controlValue", 1, 74},
    {"controlsChanged", 1, 68},
    {"controlsOf", 1, 72},
    {"copyBytes", 1, 114},
    {"copyEntries", 1, 123},
    {"copyFiles", 1, 165},
    {"copyHeaders", 1, 122},
    {"countItems", 1, 144},
    {"countQueuingStrategyState", 1, 235},
    {"createCustom", 1, 130},
    {"createEvent", 1, 6},
    {"crypto", 1, 116},
    {"cryptoKeyState", 1, 241},
    {"cryptoState", 1, 241},
    {"cssConditionRuleState", 1, 174},
    {"cssContainerRuleState", 1, 174},
    {"cssCounterStyleRuleState", 1, 174},
    {"cssFontFaceRuleState", 1, 174},
    {"cssFontPaletteValuesRuleState", 1, 174},
    {"cssGroupingRuleState", 1, 174},
    {"cssImageValueState", 1, 176},
    {"cssImportRuleState", 1, 174},
    {"cssKeyframeRuleState", 1, 174},
    {"cssKeyframesRuleState", 1, 174},
    {"cssKeywordValueState", 1, 176},
    {"cssLayerBlockRuleState", 1, 174},
    {"cssLayerStatementRuleState", 1, 174},
    {"cssMarginRuleState", 1, 174},
    {"cssMathClampState", 1, 176},
    {"cssMathInvertState", 1, 176},
    {"cssMathMaxState", 1, 176},
    {"cssMathMinState", 1, 176},
    {"cssMathNegateState", 1, 176},
    {"cssMathProductState", 1, 176},
    {"cssMathSumState", 1, 176},
    {"cssMathValueState", 1, 176},
    {"cssMatrixComponentState", 1, 176},
    {"cssMediaRuleState", 1, 174},
    {"cssNamespaceRuleState", 1, 174},
    {"cssNestedDeclarationsState", 1, 174},
    {"cssNumericArrayState", 1, 176},
    {"cssNumericValueState", 1, 176},
    {"cssPageRuleState", 1, 174},
    {"cssPerspectiveState", 1, 176},
    {"cssPropertyRuleState", 1, 174},
    {"cssRotateState", 1, 176},
    {"cssRuleListState", 1, 174},
    {"cssRuleState", 1, 174},
    {"cssScaleState", 1, 176},
    {"cssScopeRuleState", 1, 174},
    {"cssSkewState", 1, 176},
    {"cssSkewXState", 1, 176},
    {"cssSkewYState", 1, 176},
    {"cssStartingStyleRuleState", 1, 174},
    {"cssStyleRuleState", 1, 174},
    {"cssStyleSheetState", 1, 203},
    {"cssStyleValueState", 1, 176},
    {"cssSupportsRuleState", 1, 174},
    {"cssTransformComponentState", 1, 176},
    {"cssTransformValueState", 1, 176},
    {"cssTranslateState", 1, 176},
    {"cssUnitValueState", 1, 176},
    {"cssUnparsedValueState", 1, 176},
    {"cssVariableReferenceValueState", 1, 176},
    {"currentEvent", 1, 7},
    {"customElementRegistryState", 1, 178},
    {"customElements", 1, 129},
    {"customEntries", 1, 131},
    {"customFlags", 1, 131},
    {"customMessage", 1, 131},
    {"customState", 1, 130},
    {"customStateSetState", 1, 188},
    {"cutSequence", 1, 154},
    {"dataTransferItemListState", 1, 185},
    {"dataTransferItemState", 1, 185},
    {"dataTransferState", 1, 185},
    {"datasetOf", 1, 35},
    {"dateNumber", 1, 70},
    {"dateText", 1, 70},
    {"dealWithRejection", 1, 150},
    {"decodePiece", 1, 114},
    {"decodeText", 1, 114},
    {"decodeWithMark", 1, 156},
    {"decompressionStreamState", 1, 209},
    {"defaultButton", 1, 72},
    {"defineElement", 1, 130},
    {"defineEvent", 1, 6},
    {"definitionNamed", 1, 130},
    {"definitionOf", 1, 130},
    {"deleteRange", 1, 23},
    {"dependentSignal", 1, 8},
    {"dequeueSized", 1, 144},
    {"deriveBits", 1, 118},
    {"deriveKey", 1, 118},
    {"derivedList", 1, 58},
    {"describe", 1, 55},
    {"deserialize", 1, 85},
    {"deserializeWithTransfer", 1, 85},
    {"desiredSizeOf", 1, 146},
    {"detailsChanged", 1, 37},
    {"detailsRenamed", 1, 37},
    {"dialogChanged", 1, 38},
    {"digestName", 1, 117},
    {"digestText", 1, 117},
    {"disablesShadow", 1, 130},
    {"dispatch", 1, 7},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 207},
    {"domExceptionState", 1, 180},
    {"domImplementationState", 1, 181},
    {"domMatrixReadOnlyState", 1, 223},
    {"domMatrixState", 1, 223},
    {"domParserState", 1, 181},
    {"domPointReadOnlyState", 1, 223},
    {"domPointState", 1, 223},
    {"domQuadState", 1, 223},
    {"domRectListState", 1, 220},
    {"domRectReadOnlyState", 1, 220},
    {"domRectState", 1, 220},
    {"domStringListState", 1, 182},
    {"easingFunction", 1, 97},
    {"effectEnd", 1, 98},
    {"effectFills", 1, 98},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 188},
    {"elementsNamed", 1, 18},
    {"emptySequence", 1, 154},
    {"encodeEntries", 1, 161},
    {"encodeUTF8", 1, 114},
    {"enqueueBytes", 1, 147},
    {"enqueueCallback", 1, 130},
    {"enqueueChunk", 1, 146},
    {"enqueueSized", 1, 144},
    {"enqueueTransformed", 1, 152},
    {"entryList", 1, 76},
    {"errorBytes", 1, 147},
    {"errorController", 1, 146},
    {"errorReadable", 1, 145},
    {"errorTransform", 1, 152},
    {"errorWritableIfNeeded", 1, 151},
    {"evaluatedJSON", 1, 31},
    {"eventInterface", 1, 6},
    {"eventPath", 1, 30},
    {"eventReceiver", 1, 6},
    {"eventSourceState", 1, 210},
    {"eventState", 1, 189},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 48},
    {"exportKey", 1, 118},
    {"exposeElement", 1, 66},
    {"exposeFrames", 1, 66},
    {"exposeNames", 1, 66},
    {"external", 1, 136},
    {"externalState", 1, 228},
    {"extractBody", 1, 162},
    {"extractRange", 1, 23},
    {"failClose", 1, 150},
    {"failReads", 1, 145},
    {"failWrite", 1, 150},
    {"fileListState", 1, 190},
    {"fileReaderState", 1, 190},
    {"fileState", 1, 190},
    {"fileValue", 1, 165},
    {"filesOf", 1, 165},
    {"finalStyles", 1, 98},
    {"finishClose", 1, 150},
    {"finishErroring", 1, 150},
    {"finishWrite", 1, 150},
    {"fire", 1, 7},
    {"firstItem", 1, 144},
    {"firstNamed", 1, 18},
    {"firstValued", 1, 18},
    {"firstWithId", 1, 72},
    {"focusForSelection", 1, 78},
    {"focusableArea", 1, 42},
    {"focusedId", 1, 42},
    {"foldBlanks", 1, 51},
    {"foldsBlanks", 1, 51},
    {"followLink", 1, 142},
    {"fontSizeOf", 1, 47},
    {"forgetAbort", 1, 8},
    {"forgetGroups", 1, 73},
    {"forgetHandlers", 1, 34},
    {"forgetSelections", 1, 83},
    {"formAssociated", 1, 131},
    {"formControls", 1, 72},
    {"formDataState", 1, 242},
    {"formOf", 1, 72},
    {"formatLogged", 1, 55},
    {"frameWindow", 1, 65},
    {"frames", 1, 65},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 7},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 145},
    {"generateKey", 1, 118},
    {"geolocationPositionErrorState", 1, 234},
    {"geolocationState", 1, 234},
    {"getHandler", 1, 34},
    {"handled", 1, 144},
    {"hasBackpressure", 1, 146},
    {"hasFormat", 1, 47},
    {"hasMessages", 1, 68},
    {"hasNoChoice", 1, 83},
    {"hasPulls", 1, 147},
    {"headerValue", 1, 122},
    {"headersState", 1, 216},
    {"hidePopover", 1, 39},
    {"hidePopoversOver", 1, 39},
    {"highWaterMarkOf", 1, 144},
    {"history", 1, 143},
    {"historyState", 1, 228},
    {"hostEvent", 1, 6},
    {"htmlElementArgument", 1, 4},
    {"idleDeadlineState", 1, 221},
    {"imageChanged", 1, 63},
    {"imageEvent", 1, 63},
    {"imagePoint", 1, 76},
    {"imageSeen", 1, 63},
    {"imagesMoved", 1, 63},
    {"implementationOf", 1, 16},
    {"importKey", 1, 118},
    {"initializeEvent", 1, 5},
    {"inlineStyleOf", 1, 93},
    {"inputType", 1, 69},
    {"insertIntoRange", 1, 23},
    {"insertMarkup", 1, 52},
    {"intersectionObserverEntryState", 1, 230},
    {"intersectionObserverState", 1, 230},
    {"invalidIn", 1, 75},
    {"invoke", 1, 40},
    {"invokeListeners", 1, 7},
    {"invokeReactions", 1, 130},
    {"isAbortController", 1, 170},
    {"isAbortSignal", 1, 170},
    {"isAborted", 1, 8},
    {"isAbstractRange", 1, 199},
    {"isActiveDocument", 1, 65},
    {"isAnimation", 1, 207},
    {"isAnimationEffect", 1, 207},
    {"isAnimationTimeline", 1, 207},
    {"isAudioTrack", 1, 225},
    {"isAudioTrackList", 1, 225},
    {"isBarProp", 1, 228},
    {"isBlob", 1, 190},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBroadcastChannel", 1, 226},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 235},
    {"isCSSConditionRule", 1, 174},
    {"isCSSContainerRule", 1, 174},
    {"isCSSCounterStyleRule", 1, 174},
    {"isCSSFontFaceRule", 1, 174},
    {"isCSSFontPaletteValuesRule", 1, 174},
    {"isCSSGroupingRule", 1, 174},
    {"isCSSImageValue", 1, 176},
    {"isCSSImportRule", 1, 174},
    {"isCSSKeyframeRule", 1, 174},
    {"isCSSKeyframesRule", 1, 174},
    {"isCSSKeywordValue", 1, 176},
    {"isCSSLayerBlockRule", 1, 174},
    {"isCSSLayerStatementRule", 1, 174},
    {"isCSSMarginRule", 1, 174},
    {"isCSSMathClamp", 1, 176},
    {"isCSSMathInvert", 1, 176},
    {"isCSSMathMax", 1, 176},
    {"isCSSMathMin", 1, 176},
    {"isCSSMathNegate", 1, 176},
    {"isCSSMathProduct", 1, 176},
    {"isCSSMathSum", 1, 176},
    {"isCSSMathValue", 1, 176},
    {"isCSSMatrixComponent", 1, 176},
    {"isCSSMediaRule", 1, 174},
    {"isCSSNamespaceRule", 1, 174},
    {"isCSSNestedDeclarations", 1, 174},
    {"isCSSNumericArray", 1, 176},
    {"isCSSNumericValue", 1, 176},
    {"isCSSPageRule", 1, 174},
    {"isCSSPerspective", 1, 176},
    {"isCSSPropertyRule", 1, 174},
    {"isCSSRotate", 1, 176},
    {"isCSSRule", 1, 174},
    {"isCSSRuleList", 1, 174},
    {"isCSSScale", 1, 176},
    {"isCSSScopeRule", 1, 174},
    {"isCSSSkew", 1, 176},
    {"isCSSSkewX", 1, 176},
    {"isCSSSkewY", 1, 176},
    {"isCSSStartingStyleRule", 1, 174},
    {"isCSSStyleRule", 1, 174},
    {"isCSSStyleSheet", 1, 203},
    {"isCSSStyleValue", 1, 176},
    {"isCSSSupportsRule", 1, 174},
    {"isCSSTransformComponent", 1, 176},
    {"isCSSTransformValue", 1, 176},
    {"isCSSTranslate", 1, 176},
    {"isCSSUnitValue", 1, 176},
    {"isCSSUnparsedValue", 1, 176},
    {"isCSSVariableReferenceValue", 1, 176},
    {"isClipboard", 1, 234},
    {"isClipboardItem", 1, 234},
    {"isClosed", 1, 28},
    {"isClosing", 1, 150},
    {"isComposedInPage", 1, 25},
    {"isCompressionStream", 1, 209},
    {"isCountQueuingStrategy", 1, 235},
    {"isCrypto", 1, 241},
    {"isCryptoKey", 1, 241},
    {"isCustomElementRegistry", 1, 178},
    {"isCustomStateSet", 1, 188},
    {"isDOMException", 1, 180},
    {"isDOMImplementation", 1, 181},
    {"isDOMMatrix", 1, 223},
    {"isDOMMatrixReadOnly", 1, 223},
    {"isDOMParser", 1, 181},
    {"isDOMPoint", 1, 223},
    {"isDOMPointReadOnly", 1, 223},
    {"isDOMQuad", 1, 223},
    {"isDOMRect", 1, 220},
    {"isDOMRectList", 1, 220},
    {"isDOMRectReadOnly", 1, 220},
    {"isDOMStringList", 1, 182},
    {"isDataTransfer", 1, 185},
    {"isDataTransferItem", 1, 185},
    {"isDataTransferItemList", 1, 185},
    {"isDecompressionStream", 1, 209},
    {"isDesigned", 1, 105},
    {"isDisabled", 1, 42},
    {"isDocumentTimeline", 1, 207},
    {"isEditable", 1, 42},
    {"isElementInternals", 1, 188},
    {"isEvent", 1, 189},
    {"isEventSource", 1, 210},
    {"isExternal", 1, 228},
    {"isFieldValue", 1, 122},
    {"isFile", 1, 190},
    {"isFileList", 1, 190},
    {"isFileReader", 1, 190},
    {"isFocusable", 1, 42},
    {"isFocusableByDefault", 1, 42},
    {"isFormCustom", 1, 131},
    {"isFormData", 1, 242},
    {"isFormat", 1, 47},
    {"isFrameWindow", 1, 65},
    {"isGeolocation", 1, 234},
    {"isGeolocationPositionError", 1, 234},
    {"isGroupChecked", 1, 73},
    {"isHTMLElementOf", 1, 4},
    {"isHeaders", 1, 216},
    {"isHiddenAt", 1, 30},
    {"isHistory", 1, 228},
    {"isIdleDeadline", 1, 221},
    {"isImageLoading", 1, 63},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 230},
    {"isIntersectionObserverEntry", 1, 230},
    {"isKeyframeEffect", 1, 207},
    {"isLoadable", 1, 125},
    {"isLocation", 1, 228},
    {"isMediaError", 1, 225},
    {"isMediaList", 1, 203},
    {"isMediaQueryList", 1, 173},
    {"isMessageChannel", 1, 226},
    {"isMessagePort", 1, 226},
    {"isMimeType", 1, 196},
    {"isMimeTypeArray", 1, 196},
    {"isModal", 1, 38},
    {"isMouseEvent", 1, 57},
    {"isMutationObserver", 1, 194},
    {"isMutationRecord", 1, 194},
    {"isNamed", 1, 18},
    {"isNavigator", 1, 196},
    {"isNodeIterator", 1, 204},
    {"isNotification", 1, 234},
    {"isNumberText", 1, 71},
    {"isNumericType", 1, 89},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 232},
    {"isPerformanceEntry", 1, 233},
    {"isPerformanceMark", 1, 233},
    {"isPerformanceMeasure", 1, 233},
    {"isPerformanceNavigation", 1, 229},
    {"isPerformanceObserver", 1, 233},
    {"isPerformanceObserverEntryList", 1, 233},
    {"isPerformanceTiming", 1, 229},
    {"isPermissionStatus", 1, 234},
    {"isPermissions", 1, 234},
    {"isPlugin", 1, 196},
    {"isPluginArray", 1, 196},
    {"isPopoverShown", 1, 39},
    {"isRange", 1, 199},
    {"isReadableByteStreamController", 1, 235},
    {"isReadableStream", 1, 235},
    {"isReadableStreamBYOBReader", 1, 235},
    {"isReadableStreamBYOBRequest", 1, 235},
    {"isReadableStreamDefaultController", 1, 235},
    {"isReadableStreamDefaultReader", 1, 235},
    {"isRequest", 1, 216},
    {"isResizeObserver", 1, 230},
    {"isResizeObserverEntry", 1, 230},
    {"isResizeObserverSize", 1, 230},
    {"isResponse", 1, 216},
    {"isSVGAngle", 1, 236},
    {"isSVGAnimatedAngle", 1, 236},
    {"isSVGAnimatedBoolean", 1, 236},
    {"isSVGAnimatedEnumeration", 1, 236},
    {"isSVGAnimatedInteger", 1, 236},
    {"isSVGAnimatedLength", 1, 236},
    {"isSVGAnimatedLengthList", 1, 236},
    {"isSVGAnimatedNumber", 1, 236},
    {"isSVGAnimatedNumberList", 1, 236},
    {"isSVGAnimatedPreserveAspectRatio", 1, 236},
    {"isSVGAnimatedRect", 1, 236},
    {"isSVGAnimatedTransformList", 1, 236},
    {"isSVGLength", 1, 236},
    {"isSVGLengthList", 1, 236},
    {"isSVGNumber", 1, 236},
    {"isSVGNumberList", 1, 236},
    {"isSVGPointList", 1, 236},
    {"isSVGPreserveAspectRatio", 1, 236},
    {"isSVGStringList", 1, 236},
    {"isSVGTransform", 1, 236},
    {"isSVGTransformList", 1, 236},
    {"isSVGUnitTypes", 1, 236},
    {"isScreen", 1, 173},
    {"isSelected", 1, 83},
    {"isSelection", 1, 200},
    {"isShadowIncluding", 1, 28},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 199},
    {"isStepMismatch", 1, 71},
    {"isStorage", 1, 202},
    {"isStylePropertyMap", 1, 176},
    {"isStylePropertyMapReadOnly", 1, 176},
    {"isStyleSheet", 1, 203},
    {"isStyleSheetList", 1, 203},
    {"isSubmitButton", 1, 72},
    {"isSubtleCrypto", 1, 241},
    {"isSummary", 1, 42},
    {"isTextDecoder", 1, 213},
    {"isTextDecoderStream", 1, 213},
    {"isTextEncoder", 1, 213},
    {"isTextEncoderStream", 1, 213},
    {"isTextTrack", 1, 225},
    {"isTextTrackCue", 1, 225},
    {"isTextTrackCueList", 1, 225},
    {"isTextTrackList", 1, 225},
    {"isTimeRanges", 1, 224},
    {"isToken", 1, 122},
    {"isTouch", 1, 239},
    {"isTouchList", 1, 239},
    {"isTransformStream", 1, 235},
    {"isTransformStreamDefaultController", 1, 235},
    {"isTreeWalker", 1, 204},
    {"isURL", 1, 240},
    {"isURLSearchParams", 1, 240},
    {"isUnusable", 1, 162},
    {"isUserActivation", 1, 234},
    {"isVTTCue", 1, 225},
    {"isValidControl", 1, 75},
    {"isValidityState", 1, 218},
    {"isVideoTrack", 1, 225},
    {"isVideoTrackList", 1, 225},
    {"isVisualViewport", 1, 173},
    {"isWebSocket", 1, 210},
    {"isWritableStream", 1, 235},
    {"isWritableStreamDefaultController", 1, 235},
    {"isWritableStreamDefaultWriter", 1, 235},
    {"isXMLHttpRequest", 1, 242},
    {"isXMLHttpRequestEventTarget", 1, 242},
    {"isXMLHttpRequestUpload", 1, 242},
    {"isXMLSerializer", 1, 181},
    {"isXPathEvaluator", 1, 206},
    {"isXPathExpression", 1, 206},
    {"isXPathResult", 1, 206},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 51},
    {"keepBlanksApart", 1, 51},
    {"keepLine", 1, 50},
    {"keyframeEffectState", 1, 207},
    {"labelListOf", 1, 72},
    {"labeledControl", 1, 72},
    {"labelsFor", 1, 18},
    {"legacySize", 1, 47},
    {"limitState", 1, 75},
    {"listElement", 1, 67},
    {"loadFailed", 1, 125},
    {"loadResource", 1, 125},
    {"location", 1, 142},
    {"locationState", 1, 228},
    {"lookAtForm", 1, 131},
    {"makeAbortController", 1, 170},
    {"makeAbortSignal", 1, 170},
    {"makeAbstractRange", 1, 199},
    {"makeAnimation", 1, 207},
    {"makeAnimationEffect", 1, 207},
    {"makeAnimationTimeline", 1, 207},
    {"makeAudioTrack", 1, 225},
    {"makeAudioTrackList", 1, 225},
    {"makeBarProp", 1, 228},
    {"makeBlob", 1, 190},
    {"makeBroadcastChannel", 1, 226},
    {"makeByteLengthQueuingStrategy", 1, 235},
    {"makeCSSConditionRule", 1, 174},
    {"makeCSSContainerRule", 1, 174},
    {"makeCSSCounterStyleRule", 1, 174},
    {"makeCSSFontFaceRule", 1, 174},
    {"makeCSSFontPaletteValuesRule", 1, 174},
    {"makeCSSGroupingRule", 1, 174},
    {"makeCSSImageValue", 1, 176},
    {"makeCSSImportRule", 1, 174},
    {"makeCSSKeyframeRule", 1, 174},
    {"makeCSSKeyframesRule", 1, 174},
    {"makeCSSKeywordValue", 1, 176},
    {"makeCSSLayerBlockRule", 1, 174},
    {"makeCSSLayerStatementRule", 1, 174},
    {"makeCSSMarginRule", 1, 174},
    {"makeCSSMathClamp", 1, 176},
    {"makeCSSMathInvert", 1, 176},
    {"makeCSSMathMax", 1, 176},
    {"makeCSSMathMin", 1, 176},
    {"makeCSSMathNegate", 1, 176},
    {"makeCSSMathProduct", 1, 176},
    {"makeCSSMathSum", 1, 176},
    {"makeCSSMathValue", 1, 176},
    {"makeCSSMatrixComponent", 1, 176},
    {"makeCSSMediaRule", 1, 174},
    {"makeCSSNamespaceRule", 1, 174},
    {"makeCSSNestedDeclarations", 1, 174},
    {"makeCSSNumericArray", 1, 176},
    {"makeCSSNumericValue", 1, 176},
    {"makeCSSPageRule", 1, 174},
    {"makeCSSPerspective", 1, 176},
    {"makeCSSPropertyRule", 1, 174},
    {"makeCSSRotate", 1, 176},
    {"makeCSSRule", 1, 174},
    {"makeCSSRuleList", 1, 174},
    {"makeCSSScale", 1, 176},
    {"makeCSSScopeRule", 1, 174},
    {"makeCSSSkew", 1, 176},
    {"makeCSSSkewX", 1, 176},
    {"makeCSSSkewY", 1, 176},
    {"makeCSSStartingStyleRule", 1, 174},
    {"makeCSSStyleDeclaration", 1, 175},
    {"makeCSSStyleRule", 1, 174},
    {"makeCSSStyleSheet", 1, 203},
    {"makeCSSStyleValue", 1, 176},
    {"makeCSSSupportsRule", 1, 174},
    {"makeCSSTransformComponent", 1, 176},
    {"makeCSSTransformValue", 1, 176},
    {"makeCSSTranslate", 1, 176},
    {"makeCSSUnitValue", 1, 176},
    {"makeCSSUnparsedValue", 1, 176},
    {"makeCSSVariableReferenceValue", 1, 176},
    {"makeClipboard", 1, 234},
    {"makeClipboardItem", 1, 234},
    {"makeCompressionStream", 1, 209},
    {"makeCountQueuingStrategy", 1, 235},
    {"makeCrypto", 1, 241},
    {"makeCryptoKey", 1, 241},
    {"makeCustomElementRegistry", 1, 178},
    {"makeCustomStateSet", 1, 188},
    {"makeDOMException", 1, 180},
    {"makeDOMImplementation", 1, 181},
    {"makeDOMMatrix", 1, 223},
    {"makeDOMMatrixReadOnly", 1, 223},
    {"makeDOMParser", 1, 181},
    {"makeDOMPoint", 1, 223},
    {"makeDOMPointReadOnly", 1, 223},
    {"makeDOMQuad", 1, 223},
    {"makeDOMRect", 1, 220},
    {"makeDOMRectList", 1, 220},
    {"makeDOMRectReadOnly", 1, 220},
    {"makeDOMStringList", 1, 182},
    {"makeDOMStringMap", 1, 183},
    {"makeDOMTokenList", 1, 184},
    {"makeDataTransfer", 1, 185},
    {"makeDataTransferItem", 1, 185},
    {"makeDataTransferItemList", 1, 185},
    {"makeDecompressionStream", 1, 209},
    {"makeDeferred", 1, 144},
    {"makeDocumentTimeline", 1, 207},
    {"makeElement", 1, 4},
    {"makeElementInternals", 1, 188},
    {"makeEvent", 1, 189},
    {"makeEventSource", 1, 210},
    {"makeException", 1, 1},
    {"makeExternal", 1, 228},
    {"makeFile", 1, 190},
    {"makeFileList", 1, 190},
    {"makeFileReader", 1, 190},
    {"makeFormData", 1, 242},
    {"makeGeolocation", 1, 234},
    {"makeGeolocationPositionError", 1, 234},
    {"makeHTMLAllCollection", 1, 191},
    {"makeHTMLCollection", 1, 208},
    {"makeHTMLFormControlsCollection", 1, 217},
    {"makeHTMLOptionsCollection", 1, 217},
    {"makeHeaders", 1, 216},
    {"makeHistory", 1, 228},
    {"makeIdleDeadline", 1, 221},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 230},
    {"makeIntersectionObserverEntry", 1, 230},
    {"makeKeyframeEffect", 1, 207},
    {"makeLocation", 1, 228},
    {"makeMediaError", 1, 225},
    {"makeMediaList", 1, 203},
    {"makeMediaQueryList", 1, 173},
    {"makeMessageChannel", 1, 226},
    {"makeMessagePort", 1, 226},
    {"makeMimeType", 1, 196},
    {"makeMimeTypeArray", 1, 196},
    {"makeMutationObserver", 1, 194},
    {"makeMutationRecord", 1, 194},
    {"makeNamedNodeMap", 1, 195},
    {"makeNavigator", 1, 196},
    {"makeNodeIterator", 1, 204},
    {"makeNodeList", 1, 208},
    {"makeNotification", 1, 234},
    {"makePerformance", 1, 232},
    {"makePerformanceEntry", 1, 233},
    {"makePerformanceMark", 1, 233},
    {"makePerformanceMeasure", 1, 233},
    {"makePerformanceNavigation", 1, 229},
    {"makePerformanceObserver", 1, 233},
    {"makePerformanceObserverEntryList", 1, 233},
    {"makePerformanceTiming", 1, 229},
    {"makePermissionStatus", 1, 234},
    {"makePermissions", 1, 234},
    {"makePlugin", 1, 196},
    {"makePluginArray", 1, 196},
    {"makeRadioNodeList", 1, 217},
    {"makeRange", 1, 199},
    {"makeReadableByteStreamController", 1, 235},
    {"makeReadableStream", 1, 235},
    {"makeReadableStreamBYOBReader", 1, 235},
    {"makeReadableStreamBYOBRequest", 1, 235},
    {"makeReadableStreamDefaultController", 1, 235},
    {"makeReadableStreamDefaultReader", 1, 235},
    {"makeRequest", 1, 216},
    {"makeResizeObserver", 1, 230},
    {"makeResizeObserverEntry", 1, 230},
    {"makeResizeObserverSize", 1, 230},
    {"makeResponse", 1, 216},
    {"makeSVGAngle", 1, 236},
    {"makeSVGAnimatedAngle", 1, 236},
    {"makeSVGAnimatedBoolean", 1, 236},
    {"makeSVGAnimatedEnumeration", 1, 236},
    {"makeSVGAnimatedInteger", 1, 236},
    {"makeSVGAnimatedLength", 1, 236},
    {"makeSVGAnimatedLengthList", 1, 236},
    {"makeSVGAnimatedNumber", 1, 236},
    {"makeSVGAnimatedNumberList", 1, 236},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 236},
    {"makeSVGAnimatedRect", 1, 236},
    {"makeSVGAnimatedTransformList", 1, 236},
    {"makeSVGLength", 1, 236},
    {"makeSVGLengthList", 1, 236},
    {"makeSVGNumber", 1, 236},
    {"makeSVGNumberList", 1, 236},
    {"makeSVGPointList", 1, 236},
    {"makeSVGPreserveAspectRatio", 1, 236},
    {"makeSVGStringList", 1, 236},
    {"makeSVGTransform", 1, 236},
    {"makeSVGTransformList", 1, 236},
    {"makeSVGUnitTypes", 1, 236},
    {"makeScreen", 1, 173},
    {"makeSelection", 1, 200},
    {"makeStaticRange", 1, 199},
    {"makeStorage", 1, 202},
    {"makeStylePropertyMap", 1, 176},
    {"makeStylePropertyMapReadOnly", 1, 176},
    {"makeStyleSheet", 1, 203},
    {"makeStyleSheetList", 1, 203},
    {"makeSubtleCrypto", 1, 241},
    {"makeTextDecoder", 1, 213},
    {"makeTextDecoderStream", 1, 213},
    {"makeTextEncoder", 1, 213},
    {"makeTextEncoderStream", 1, 213},
    {"makeTextTrack", 1, 225},
    {"makeTextTrackCue", 1, 225},
    {"makeTextTrackCueList", 1, 225},
    {"makeTextTrackList", 1, 225},
    {"makeTimeRanges", 1, 224},
    {"makeTouch", 1, 239},
    {"makeTouchList", 1, 239},
    {"makeTransformStream", 1, 235},
    {"makeTransformStreamDefaultController", 1, 235},
    {"makeTreeWalker", 1, 204},
    {"makeURL", 1, 240},
    {"makeURLSearchParams", 1, 240},
    {"makeUserActivation", 1, 234},
    {"makeVTTCue", 1, 225},
    {"makeValidityState", 1, 218},
    {"makeVideoTrack", 1, 225},
    {"makeVideoTrackList", 1, 225},
    {"makeVisualViewport", 1, 173},
    {"makeWebSocket", 1, 210},
    {"makeWritableStream", 1, 235},
    {"makeWritableStreamDefaultController", 1, 235},
    {"makeWritableStreamDefaultWriter", 1, 235},
    {"makeXMLHttpRequest", 1, 242},
    {"makeXMLHttpRequestEventTarget", 1, 242},
    {"makeXMLHttpRequestUpload", 1, 242},
    {"makeXMLSerializer", 1, 181},
    {"makeXPathEvaluator", 1, 206},
    {"makeXPathExpression", 1, 206},
    {"makeXPathResult", 1, 206},
    {"markupWithShadows", 1, 28},
    {"matchMedia", 1, 103},
    {"matchesMedia", 1, 103},
    {"matchesSelector", 1, 17},
    {"maximumOf", 1, 71},
    {"mayBeHeard", 1, 7},
    {"mediaErrorState", 1, 225},
    {"mediaListState", 1, 203},
    {"mediaOf", 1, 94},
    {"mediaQueryListState", 1, 173},
    {"mergeTexts", 1, 50},
    {"messageChannelState", 1, 226},
    {"messagePortState", 1, 226},
    {"mimeParameter", 1, 160},
    {"mimeText", 1, 160},
    {"mimeTypeArrayState", 1, 196},
    {"mimeTypeState", 1, 196},
    {"mimeTypes", 1, 135},
    {"minimumOf", 1, 71},
    {"missing", 1, 4},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 42},
    {"movePoint", 1, 53},
    {"multipleChanged", 1, 83},
    {"mutationObserverState", 1, 194},
    {"mutationRecordState", 1, 194},
    {"mutationsQueued", 1, 27},
    {"namedIn", 1, 72},
    {"namedList", 1, 18},
    {"namedTest", 1, 72},
    {"navigate", 1, 142},
    {"navigateFrame", 1, 65},
    {"navigateToFragment", 1, 143},
    {"navigator", 1, 132},
    {"navigatorState", 1, 196},
    {"nearestStep", 1, 71},
    {"newAbortSignal", 1, 8},
    {"newBlob", 1, 155},
    {"newBody", 1, 162},
    {"newDecoder", 1, 114},
    {"newEventState", 1, 5},
    {"newFile", 1, 155},
    {"newFileList", 1, 155},
    {"newFormData", 1, 123},
    {"newHeaders", 1, 122},
    {"newKeyframeEffect", 1, 98},
    {"newList", 1, 144},
    {"newMatrix", 1, 101},
    {"newNodeIterator", 1, 19},
    {"newRange", 1, 23},
    {"newReadable", 1, 145},
    {"newRect", 1, 100},
    {"newRectList", 1, 100},
    {"newResponse", 1, 163},
    {"newSVGAngle", 1, 109},
    {"newSVGLength", 1, 109},
    {"newSVGList", 1, 111},
    {"newSVGNumber", 1, 109},
    {"newSVGTransform", 1, 110},
    {"newStaticRange", 1, 23},
    {"newTreeWalker", 1, 19},
    {"newUnit", 1, 89},
    {"newWritable", 1, 150},
    {"nextTimer", 1, 54},
    {"nodeIndex", 1, 23},
    {"nodeIteratorState", 1, 204},
    {"nodeLength", 1, 23},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 234},
    {"numberIn", 1, 74},
    {"numberToText", 1, 71},
    {"numericOperations", 1, 89},
    {"numericText", 1, 88},
    {"numericType", 1, 89},
    {"numericUnits", 1, 87},
    {"onlyNamed", 1, 18},
    {"onlyNamedIn", 1, 72},
    {"openChannel", 1, 166},
    {"openShadowRoot", 1, 28},
    {"optionList", 1, 82},
    {"optionValue", 1, 82},
    {"ownControlState", 1, 68},
    {"pageScripts", 1, 127},
    {"parseMIMEType", 1, 160},
    {"parseMultipart", 1, 161},
    {"parseNumeric", 1, 88},
    {"parsePairs", 1, 86},
    {"parseSVGNumbers", 1, 110},
    {"parseSVGTransforms", 1, 110},
    {"parseTransforms", 1, 90},
    {"parserElement", 1, 130},
    {"peerEvents", 1, 128},
    {"performance", 1, 137},
    {"performanceEntries", 1, 139},
    {"performanceEntryState", 1, 233},
    {"performanceMark", 1, 139},
    {"performanceMarkState", 1, 233},
    {"performanceMeasure", 1, 139},
    {"performanceMeasureState", 1, 233},
    {"performanceNavigationState", 1, 229},
    {"performanceObserverEntryListState", 1, 233},
    {"performanceObserverState", 1, 233},
    {"performanceState", 1, 232},
    {"performanceTimingState", 1, 229},
    {"permissionStatusState", 1, 234},
    {"permissionsState", 1, 234},
    {"pipe", 1, 149},
    {"placeCaret", 1, 50},
    {"places", 1, 243},
    {"pluginArrayState", 1, 196},
    {"pluginState", 1, 196},
    {"plugins", 1, 135},
    {"pointInDocument", 1, 25},
    {"popoverChanged", 1, 39},
    {"postToWindow", 1, 166},
    {"pushItem", 1, 144},
    {"putFormat", 1, 47},
    {"queryAll", 1, 17},
    {"queryFirst", 1, 17},
    {"queueEvents", 1, 54},
    {"queueMicrotask", 1, 54},
    {"queueTask", 1, 54},
    {"queueToggle", 1, 36},
    {"radioGroup", 1, 73},
    {"radioNodeList", 1, 72},
    {"randomUUID", 1, 116},
    {"rangePoints", 1, 23},
    {"rangeState", 1, 199},
    {"rangeText", 1, 23},
    {"react", 1, 144},
    {"reacting", 1, 130},
    {"readBody", 1, 162},
    {"readChunk", 1, 145},
    {"readContentHandler", 1, 34},
    {"readInto", 1, 145},
    {"readSequence", 1, 154},
    {"readTape", 1, 32},
    {"readableByteStreamControllerState", 1, 235},
    {"readableFrom", 1, 153},
    {"readableStreamBYOBReaderState", 1, 235},
    {"readableStreamBYOBRequestState", 1, 235},
    {"readableStreamDefaultControllerState", 1, 235},
    {"readableStreamDefaultReaderState", 1, 235},
    {"readableStreamState", 1, 235},
    {"receiveControlState", 1, 68},
    {"receiverOf", 1, 4},
    {"rectified", 1, 89},
    {"referredElement", 1, 41},
    {"referredElements", 1, 41},
    {"releaseReader", 1, 145},
    {"releaseWriter", 1, 150},
    {"remoteCount", 1, 72},
    {"removeBeside", 1, 50},
    {"removeSelected", 1, 50},
    {"replaceData", 1, 14},
    {"reportException", 1, 126},
    {"reportForm", 1, 75},
    {"reportRejection", 1, 126},
    {"reportValidity", 1, 75},
    {"requestFrame", 1, 54},
    {"requestIdle", 1, 46},
    {"requestState", 1, 216},
    {"resetControl", 1, 77},
    {"resetCustom", 1, 131},
    {"resetOptions", 1, 83},
    {"resetQueue", 1, 144},
    {"resizeObserverEntryState", 1, 230},
    {"resizeObserverSizeState", 1, 230},
    {"resizeObserverState", 1, 230},
    {"resourceBuffer", 1, 125},
    {"resourceDocument", 1, 125},
    {"resourceText", 1, 125},
    {"respond", 1, 147},
    {"respondWithView", 1, 147},
    {"responseState", 1, 216},
    {"retarget", 1, 28},
    {"rootArguments", 1, 25},
    {"ruleNumbered", 1, 96},
    {"ruleStyleOf", 1, 93},
    {"runNextTimer", 1, 54},
    {"screen", 1, 103},
    {"screenState", 1, 173},
    {"scriptTimer", 1, 54},
    {"seedRandom", 1, 119},
    {"selectNothing", 1, 26},
    {"selectOf", 1, 82},
    {"selectOnly", 1, 83},
    {"selectRange", 1, 26},
    {"selectSource", 1, 62},
    {"selectedControlText", 1, 80},
    {"selectedOptionsOf", 1, 83},
    {"selectedRange", 1, 26},
    {"selectionFault", 1, 26},
    {"selectionLeft", 1, 78},
    {"selectionState", 1, 200},
    {"sendControlStates", 1, 68},
    {"sendTo", 1, 166},
    {"sequenceOf", 1, 154},
    {"serialize", 1, 85},
    {"serializePairs", 1, 86},
    {"serializeWithTransfer", 1, 85},
    {"setAdoptedStyleSheets", 1, 95},
    {"setAreaValue", 1, 74},
    {"setAttributeNodeValue", 1, 15},
    {"setBackpressure", 1, 150},
    {"setCheckedness", 1, 73},
    {"setControlValue", 1, 74},
    {"setFiles", 1, 165},
    {"setFragment", 1, 142},
    {"setHandler", 1, 34},
    {"setHeader", 1, 122},
    {"setInputValue", 1, 74},
    {"setInteracted", 1, 75},
    {"setMIMEParameter", 1, 160},
    {"setMarkupWithShadows", 1, 28},
    {"setOption", 1, 82},
    {"setReferredElement", 1, 41},
    {"setReferredElements", 1, 41},
    {"setSVGAngle", 1, 109},
    {"setSVGLength", 1, 109},
    {"setSelected", 1, 83},
    {"setTimer", 1, 54},
    {"setType", 1, 74},
    {"setUpByteSource", 1, 147},
    {"setUpBytes", 1, 147},
    {"setUpReadable", 1, 146},
    {"setUpSink", 1, 151},
    {"setUpSource", 1, 146},
    {"setUpTransform", 1, 152},
    {"setUpWritable", 1, 151},
    {"settingText", 1, 71},
    {"settleAs", 1, 144},
    {"shadowRootOf", 1, 28},
    {"shadowTraits", 1, 28},
    {"shareControlState", 1, 68},
    {"sheetNumbered", 1, 94},
    {"shiftItem", 1, 144},
    {"showPopover", 1, 39},
    {"signWith", 1, 118},
    {"sizeOf", 1, 144},
    {"slotContents", 1, 29},
    {"slotOf", 1, 29},
    {"slotsChanged", 1, 29},
    {"spendStream", 1, 145},
    {"splitAround", 1, 49},
    {"splitText", 1, 14},
    {"startErroring", 1, 150},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 199},
    {"stepped", 1, 71},
    {"storage", 1, 140},
    {"storageState", 1, 202},
    {"streamOfBytes", 1, 155},
    {"stringList", 1, 141},
    {"stylePropertyMapReadOnlyState", 1, 176},
    {"stylePropertyMapState", 1, 176},
    {"styleSheetListState", 1, 203},
    {"styleSheetState", 1, 203},
    {"stylesOf", 1, 93},
    {"submitFrom", 1, 76},
    {"submittableOf", 1, 72},
    {"submittedText", 1, 74},
    {"subtle", 1, 117},
    {"subtleCryptoState", 1, 241},
    {"svgAngleState", 1, 236},
    {"svgAnimatedAngleState", 1, 236},
    {"svgAnimatedBooleanState", 1, 236},
    {"svgAnimatedEnumerationState", 1, 236},
    {"svgAnimatedIntegerState", 1, 236},
    {"svgAnimatedLengthListState", 1, 236},
    {"svgAnimatedLengthState", 1, 236},
    {"svgAnimatedNumberListState", 1, 236},
    {"svgAnimatedNumberState", 1, 236},
    {"svgAnimatedPreserveAspectRatioState", 1, 236},
    {"svgAnimatedRectState", 1, 236},
    {"svgAnimatedTransformListState", 1, 236},
    {"svgAxis", 1, 109},
    {"svgBounds", 1, 113},
    {"svgBox", 1, 112},
    {"svgConstants", 1, 108},
    {"svgElementPrototype", 1, 107},
    {"svgFills", 1, 113},
    {"svgFloat", 1, 109},
    {"svgLengthListState", 1, 236},
    {"svgLengthState", 1, 236},
    {"svgListOf", 1, 112},
    {"svgMemberOrder", 1, 244},
    {"svgMembers", 1, 108},
    {"svgNumberListState", 1, 236},
    {"svgNumberState", 1, 236},
    {"svgNumberText", 1, 109},
    {"svgPathLength", 1, 113},
    {"svgPointAt", 1, 113},
    {"svgPointListState", 1, 236},
    {"svgPreserveAspectRatioState", 1, 236},
    {"svgReflection", 1, 112},
    {"svgStringListState", 1, 236},
    {"svgStrokes", 1, 113},
    {"svgTransformListState", 1, 236},
    {"svgTransformOf", 1, 110},
    {"svgTransformProduct", 1, 110},
    {"svgTransformState", 1, 236},
    {"svgTransformText", 1, 110},
    {"svgUnitTypesState", 1, 236},
    {"takeFormat", 1, 47},
    {"takeSignals", 1, 29},
    {"targetOf", 1, 142},
    {"teeBytes", 1, 148},
    {"teeChunks", 1, 148},
    {"textAsBuffer", 1, 117},
    {"textBecameSelectable", 1, 80},
    {"textDecoderState", 1, 213},
    {"textDecoderStreamState", 1, 213},
    {"textEncoderState", 1, 213},
    {"textEncoderStreamState", 1, 213},
    {"textFragment", 1, 44},
    {"textReplaced", 1, 80},
    {"textToNumber", 1, 71},
    {"textTrackCueListState", 1, 225},
    {"textTrackCueState", 1, 225},
    {"textTrackListState", 1, 225},
    {"textTrackState", 1, 225},
    {"textsIn", 1, 47},
    {"theSelection", 1, 26},
    {"timeRangesState", 1, 224},
    {"timingTimes", 1, 138},
    {"toBuffer", 1, 4},
    {"toByteString", 1, 4},
    {"toClamped", 1, 4},
    {"toEnforced", 1, 4},
    {"toEnum", 1, 4},
    {"toFloat", 1, 4},
    {"toInterface", 1, 4},
    {"toLongLong", 1, 4},
    {"toObject", 1, 4},
    {"toRecord", 1, 4},
    {"toSequence", 1, 4},
    {"toUnrestrictedFloat", 1, 4},
    {"toUnsignedLongLong", 1, 4},
    {"together", 1, 130},
    {"togglePopover", 1, 39},
    {"tokenList", 1, 21},
    {"topLevel", 1, 90},
    {"topModal", 1, 38},
    {"touchListState", 1, 239},
    {"touchState", 1, 239},
    {"transferPort", 1, 166},
    {"transferStream", 1, 167},
    {"transformMatrix", 1, 102},
    {"transformStreamDefaultControllerState", 1, 235},
    {"transformStreamState", 1, 235},
    {"treeWalkerState", 1, 204},
    {"trimSpace", 1, 122},
    {"turnFormatOff", 1, 47},
    {"upgradeIn", 1, 130},
    {"urlSearchParamsState", 1, 240},
    {"urlState", 1, 240},
    {"userActivationState", 1, 234},
    {"usesSourceSet", 1, 62},
    {"utf8Text", 1, 154},
    {"validityOf", 1, 75},
    {"validityStateState", 1, 218},
    {"valueMode", 1, 69},
    {"verifyWith", 1, 118},
    {"videoTrackListState", 1, 225},
    {"videoTrackState", 1, 225},
    {"viewParts", 1, 144},
    {"viewport", 1, 92},
    {"visualViewportState", 1, 173},
    {"vttCueState", 1, 225},
    {"waitingReads", 1, 145},
    {"watchSlots", 1, 29},
    {"webSocketState", 1, 210},
    {"whenAborted", 1, 8},
    {"willValidate", 1, 75},
    {"windowNamed", 1, 66},
    {"windowOf", 1, 65},
    {"withoutScripts", 1, 52},
    {"writableDesiredSize", 1, 151},
    {"writableStreamDefaultControllerState", 1, 235},
    {"writableStreamDefaultWriterState", 1, 235},
    {"writableStreamState", 1, 235},
    {"writeChunk", 1, 150},
    {"writeController", 1, 151},
    {"writeTape", 1, 32},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 206},
    {"xPathExpressionState", 1, 206},
    {"xPathResultState", 1, 206},
    {"xmlHttpRequestEventTargetState", 1, 242},
    {"xmlHttpRequestState", 1, 242},
    {"xmlHttpRequestUploadState", 1, 242},
    {"xmlSerializerState", 1, 181},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
