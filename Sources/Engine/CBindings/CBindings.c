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
#embed "Linked/memory.js"
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
#embed "Linked/bindings/startUpNodes.js"
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
#embed "Linked/wiring.js"
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
static const unsigned char webidl_platformInterface[] = {
#embed "Linked/webidl/platformInterface.js"
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
static const unsigned char dom_documentElements[] = {
#embed "Linked/dom/documentElements.js"
};
static const unsigned char html_aria[] = {
#embed "Linked/html/aria.js"
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
static const unsigned char editing_documentSteps[] = {
#embed "Linked/editing/documentSteps.js"
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
static const unsigned char html_elementArguments[] = {
#embed "Linked/html/elementArguments.js"
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
static const unsigned char html_openWindow[] = {
#embed "Linked/html/openWindow.js"
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
static const unsigned char editing_focusSelection[] = {
#embed "Linked/editing/focusSelection.js"
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
static const unsigned char encoding_byteSequence[] = {
#embed "Linked/encoding/byteSequence.js"
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
static const unsigned char mimesniff_mimeType[] = {
#embed "Linked/mimesniff/mimeType.js"
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
static const unsigned char html_streamTransfer[] = {
#embed "Linked/html/streamTransfer.js"
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
#embed "Linked/bindings/Attr.js"
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
#embed "Linked/bindings/CharacterData.js"
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
static const unsigned char bindings_editing[] = {
#embed "../../../js/bindings/editing.js"
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
#embed "Linked/bindings/interactiveElements.js"
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
#embed "Linked/bindings/observers.js"
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
#embed "Linked/bindings/xhr.js"
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
    BINDINGS_FILE("js/webidl/platformInterface.js", webidl_platformInterface),
    BINDINGS_FILE("js/dom/Event.js", dom_Event),
    BINDINGS_FILE("js/dom/eventInterfaces.js", dom_eventInterfaces),
    BINDINGS_FILE("js/dom/dispatch.js", dom_dispatch),
    BINDINGS_FILE("js/dom/Abort.js", dom_Abort),
    BINDINGS_FILE("js/dom/nodeSteps.js", dom_nodeSteps),
    BINDINGS_FILE("js/dom/elementSteps.js", dom_elementSteps),
    BINDINGS_FILE("js/dom/documentSteps.js", dom_documentSteps),
    BINDINGS_FILE("js/dom/documentElements.js", dom_documentElements),
    BINDINGS_FILE("js/html/aria.js", html_aria),
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
    BINDINGS_FILE("js/editing/documentSteps.js", editing_documentSteps),
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
    BINDINGS_FILE("js/html/elementArguments.js", html_elementArguments),
    BINDINGS_FILE("js/html/tables.js", html_tables),
    BINDINGS_FILE("js/html/members.js", html_members),
    BINDINGS_FILE("js/html/mediaTracks.js", html_mediaTracks),
    BINDINGS_FILE("js/html/scales.js", html_scales),
    BINDINGS_FILE("js/html/sourceSets.js", html_sourceSets),
    BINDINGS_FILE("js/html/images.js", html_images),
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
    BINDINGS_FILE("js/html/frames.js", html_frames),
    BINDINGS_FILE("js/html/openWindow.js", html_openWindow),
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
    BINDINGS_FILE("js/editing/focusSelection.js", editing_focusSelection),
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
    BINDINGS_FILE("js/encoding/byteSequence.js", encoding_byteSequence),
    BINDINGS_FILE("js/FileAPI/Blob.js", FileAPI_Blob),
    BINDINGS_FILE("js/FileAPI/FileReader.js", FileAPI_FileReader),
    BINDINGS_FILE("js/html/EventSource.js", html_EventSource),
    BINDINGS_FILE("js/websockets/WebSocket.js", websockets_WebSocket),
    BINDINGS_FILE("js/FileAPI/blobURL.js", FileAPI_blobURL),
    BINDINGS_FILE("js/mimesniff/mimeType.js", mimesniff_mimeType),
    BINDINGS_FILE("js/fetch/multipart.js", fetch_multipart),
    BINDINGS_FILE("js/fetch/body.js", fetch_body),
    BINDINGS_FILE("js/fetch/Response.js", fetch_Response),
    BINDINGS_FILE("js/fetch/Request.js", fetch_Request),
    BINDINGS_FILE("js/html/inputFiles.js", html_inputFiles),
    BINDINGS_FILE("js/html/messaging.js", html_messaging),
    BINDINGS_FILE("js/html/streamTransfer.js", html_streamTransfer),
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
    BINDINGS_FILE("js/bindings/editing.js", bindings_editing),
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
    {"AbortController", 0, 175},
    {"AbortControllerBrand", 1, 175},
    {"AbortControllerSteps", 1, 9},
    {"AbortSignal", 0, 175},
    {"AbortSignalBrand", 1, 175},
    {"AbortSignalSteps", 1, 9},
    {"AbstractRange", 0, 204},
    {"AbstractRangeBrand", 1, 204},
    {"AbstractRangeSteps", 1, 25},
    {"Animation", 0, 212},
    {"AnimationBrand", 1, 212},
    {"AnimationEffect", 0, 212},
    {"AnimationEffectBrand", 1, 212},
    {"AnimationEffectSteps", 1, 103},
    {"AnimationEvent", 0, 221},
    {"AnimationFrameProviderSteps", 1, 111},
    {"AnimationPlaybackEvent", 0, 212},
    {"AnimationSteps", 1, 104},
    {"AnimationTimeline", 0, 212},
    {"AnimationTimelineBrand", 1, 212},
    {"AnimationTimelineSteps", 1, 104},
    {"Attr", 0, 176},
    {"AttrSteps", 1, 17},
    {"Audio", 0, 230},
    {"AudioTrack", 0, 231},
    {"AudioTrackBrand", 1, 231},
    {"AudioTrackList", 0, 231},
    {"AudioTrackListBrand", 1, 231},
    {"AudioTrackListSteps", 1, 64},
    {"AudioTrackSteps", 1, 64},
    {"AutofilledSteps", 1, 86},
    {"BarProp", 0, 234},
    {"BarPropBrand", 1, 234},
    {"BarPropSteps", 1, 141},
    {"BeforeUnloadEvent", 0, 221},
    {"BeforeUnloadEventSteps", 1, 60},
    {"Blob", 0, 195},
    {"BlobBrand", 1, 195},
    {"BlobSteps", 1, 160},
    {"BodySteps", 1, 167},
    {"BroadcastChannel", 0, 232},
    {"BroadcastChannelBrand", 1, 232},
    {"BroadcastChannelSteps", 1, 171},
    {"ByteLengthQueuingStrategy", 0, 241},
    {"ByteLengthQueuingStrategyBrand", 1, 241},
    {"ByteLengthQueuingStrategySteps", 1, 149},
    {"CDATASection", 0, 182},
    {"CSS", 3, 177},
    {"CSSConditionRule", 0, 179},
    {"CSSConditionRuleBrand", 1, 179},
    {"CSSConditionRuleSteps", 1, 101},
    {"CSSContainerRule", 0, 179},
    {"CSSContainerRuleBrand", 1, 179},
    {"CSSContainerRuleSteps", 1, 101},
    {"CSSCounterStyleRule", 0, 179},
    {"CSSCounterStyleRuleBrand", 1, 179},
    {"CSSCounterStyleRuleSteps", 1, 101},
    {"CSSFontFaceRule", 0, 179},
    {"CSSFontFaceRuleBrand", 1, 179},
    {"CSSFontFaceRuleSteps", 1, 101},
    {"CSSFontPaletteValuesRule", 0, 179},
    {"CSSFontPaletteValuesRuleBrand", 1, 179},
    {"CSSFontPaletteValuesRuleSteps", 1, 101},
    {"CSSGroupingRule", 0, 179},
    {"CSSGroupingRuleBrand", 1, 179},
    {"CSSGroupingRuleSteps", 1, 101},
    {"CSSImageValue", 0, 181},
    {"CSSImageValueBrand", 1, 181},
    {"CSSImportRule", 0, 179},
    {"CSSImportRuleBrand", 1, 179},
    {"CSSImportRuleSteps", 1, 101},
    {"CSSKeyframeRule", 0, 179},
    {"CSSKeyframeRuleBrand", 1, 179},
    {"CSSKeyframeRuleSteps", 1, 101},
    {"CSSKeyframesRule", 0, 179},
    {"CSSKeyframesRuleBrand", 1, 179},
    {"CSSKeyframesRuleSteps", 1, 101},
    {"CSSKeywordValue", 0, 181},
    {"CSSKeywordValueBrand", 1, 181},
    {"CSSKeywordValueSteps", 1, 96},
    {"CSSLayerBlockRule", 0, 179},
    {"CSSLayerBlockRuleBrand", 1, 179},
    {"CSSLayerBlockRuleSteps", 1, 101},
    {"CSSLayerStatementRule", 0, 179},
    {"CSSLayerStatementRuleBrand", 1, 179},
    {"CSSLayerStatementRuleSteps", 1, 101},
    {"CSSMarginRule", 0, 179},
    {"CSSMarginRuleBrand", 1, 179},
    {"CSSMarginRuleSteps", 1, 101},
    {"CSSMathClamp", 0, 181},
    {"CSSMathClampBrand", 1, 181},
    {"CSSMathClampSteps", 1, 94},
    {"CSSMathInvert", 0, 181},
    {"CSSMathInvertBrand", 1, 181},
    {"CSSMathInvertSteps", 1, 94},
    {"CSSMathMax", 0, 181},
    {"CSSMathMaxBrand", 1, 181},
    {"CSSMathMaxSteps", 1, 94},
    {"CSSMathMin", 0, 181},
    {"CSSMathMinBrand", 1, 181},
    {"CSSMathMinSteps", 1, 94},
    {"CSSMathNegate", 0, 181},
    {"CSSMathNegateBrand", 1, 181},
    {"CSSMathNegateSteps", 1, 94},
    {"CSSMathProduct", 0, 181},
    {"CSSMathProductBrand", 1, 181},
    {"CSSMathProductSteps", 1, 94},
    {"CSSMathSum", 0, 181},
    {"CSSMathSumBrand", 1, 181},
    {"CSSMathSumSteps", 1, 94},
    {"CSSMathValue", 0, 181},
    {"CSSMathValueBrand", 1, 181},
    {"CSSMathValueSteps", 1, 94},
    {"CSSMatrixComponent", 0, 181},
    {"CSSMatrixComponentBrand", 1, 181},
    {"CSSMatrixComponentSteps", 1, 95},
    {"CSSMediaRule", 0, 179},
    {"CSSMediaRuleBrand", 1, 179},
    {"CSSMediaRuleSteps", 1, 101},
    {"CSSNamespaceRule", 0, 179},
    {"CSSNamespaceRuleBrand", 1, 179},
    {"CSSNamespaceRuleSteps", 1, 101},
    {"CSSNestedDeclarations", 0, 179},
    {"CSSNestedDeclarationsBrand", 1, 179},
    {"CSSNestedDeclarationsSteps", 1, 101},
    {"CSSNumericArray", 0, 181},
    {"CSSNumericArrayBrand", 1, 181},
    {"CSSNumericArraySteps", 1, 94},
    {"CSSNumericValue", 0, 181},
    {"CSSNumericValueBrand", 1, 181},
    {"CSSNumericValueSteps", 1, 94},
    {"CSSPageRule", 0, 179},
    {"CSSPageRuleBrand", 1, 179},
    {"CSSPageRuleSteps", 1, 101},
    {"CSSPerspective", 0, 181},
    {"CSSPerspectiveBrand", 1, 181},
    {"CSSPerspectiveSteps", 1, 95},
    {"CSSPropertyRule", 0, 179},
    {"CSSPropertyRuleBrand", 1, 179},
    {"CSSPropertyRuleSteps", 1, 101},
    {"CSSRotate", 0, 181},
    {"CSSRotateBrand", 1, 181},
    {"CSSRotateSteps", 1, 95},
    {"CSSRule", 0, 179},
    {"CSSRuleBrand", 1, 179},
    {"CSSRuleList", 0, 179},
    {"CSSRuleListBrand", 1, 179},
    {"CSSRuleListSteps", 1, 101},
    {"CSSRuleSteps", 1, 101},
    {"CSSScale", 0, 181},
    {"CSSScaleBrand", 1, 181},
    {"CSSScaleSteps", 1, 95},
    {"CSSScopeRule", 0, 179},
    {"CSSScopeRuleBrand", 1, 179},
    {"CSSScopeRuleSteps", 1, 101},
    {"CSSSkew", 0, 181},
    {"CSSSkewBrand", 1, 181},
    {"CSSSkewSteps", 1, 95},
    {"CSSSkewX", 0, 181},
    {"CSSSkewXBrand", 1, 181},
    {"CSSSkewXSteps", 1, 95},
    {"CSSSkewY", 0, 181},
    {"CSSSkewYBrand", 1, 181},
    {"CSSSkewYSteps", 1, 95},
    {"CSSStartingStyleRule", 0, 179},
    {"CSSStartingStyleRuleBrand", 1, 179},
    {"CSSSteps", 1, 92},
    {"CSSStyleDeclaration", 0, 180},
    {"CSSStyleDeclarationSteps", 1, 98},
    {"CSSStyleRule", 0, 179},
    {"CSSStyleRuleBrand", 1, 179},
    {"CSSStyleRuleSteps", 1, 101},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 96},
    {"CSSStyleSheet", 0, 208},
    {"CSSStyleSheetBrand", 1, 208},
    {"CSSStyleSheetSteps", 1, 99},
    {"CSSStyleValue", 0, 181},
    {"CSSStyleValueBrand", 1, 181},
    {"CSSStyleValueSteps", 1, 96},
    {"CSSSupportsRule", 0, 179},
    {"CSSSupportsRuleBrand", 1, 179},
    {"CSSTransformComponent", 0, 181},
    {"CSSTransformComponentBrand", 1, 181},
    {"CSSTransformComponentSteps", 1, 95},
    {"CSSTransformValue", 0, 181},
    {"CSSTransformValueBrand", 1, 181},
    {"CSSTransformValueSteps", 1, 95},
    {"CSSTranslate", 0, 181},
    {"CSSTranslateBrand", 1, 181},
    {"CSSTranslateSteps", 1, 95},
    {"CSSUnitValue", 0, 181},
    {"CSSUnitValueBrand", 1, 181},
    {"CSSUnitValueSteps", 1, 94},
    {"CSSUnparsedValue", 0, 181},
    {"CSSUnparsedValueBrand", 1, 181},
    {"CSSUnparsedValueSteps", 1, 96},
    {"CSSVariableReferenceValue", 0, 181},
    {"CSSVariableReferenceValueBrand", 1, 181},
    {"CSSVariableReferenceValueSteps", 1, 96},
    {"CharacterData", 0, 182},
    {"CharacterDataSteps", 1, 16},
    {"ChildNodeSteps", 1, 15},
    {"Clipboard", 0, 240},
    {"ClipboardBrand", 1, 240},
    {"ClipboardEvent", 0, 221},
    {"ClipboardItem", 0, 240},
    {"ClipboardItemBrand", 1, 240},
    {"ClipboardItemSteps", 1, 139},
    {"ClipboardSteps", 1, 139},
    {"CloseEvent", 0, 221},
    {"CommandEvent", 0, 221},
    {"Comment", 0, 182},
    {"CommentSteps", 1, 16},
    {"CompositionEvent", 0, 221},
    {"CompositionEventSteps", 1, 60},
    {"CompressionStream", 0, 214},
    {"CompressionStreamBrand", 1, 214},
    {"CompressionStreamSteps", 1, 174},
    {"ConsoleSteps", 1, 59},
    {"ConstraintValidationSteps", 1, 80},
    {"CountQueuingStrategy", 0, 241},
    {"CountQueuingStrategyBrand", 1, 241},
    {"CountQueuingStrategySteps", 1, 149},
    {"Crypto", 0, 247},
    {"CryptoBrand", 1, 247},
    {"CryptoKey", 0, 247},
    {"CryptoKeyBrand", 1, 247},
    {"CryptoKeySteps", 1, 123},
    {"CryptoSteps", 1, 121},
    {"CustomElementRegistry", 0, 183},
    {"CustomElementRegistryBrand", 1, 183},
    {"CustomElementRegistrySteps", 1, 134},
    {"CustomEvent", 0, 184},
    {"CustomEventSteps", 1, 7},
    {"CustomStateSet", 0, 193},
    {"CustomStateSetBrand", 1, 193},
    {"CustomStateSetSteps", 1, 136},
    {"DOMException", 0, 185},
    {"DOMExceptionBrand", 1, 185},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 186},
    {"DOMImplementationBrand", 1, 186},
    {"DOMImplementationSteps", 1, 18},
    {"DOMMatrix", 0, 229},
    {"DOMMatrixBrand", 1, 229},
    {"DOMMatrixReadOnly", 0, 229},
    {"DOMMatrixReadOnlyBrand", 1, 229},
    {"DOMMatrixReadOnlySteps", 1, 106},
    {"DOMMatrixSteps", 1, 106},
    {"DOMParser", 0, 186},
    {"DOMParserBrand", 1, 186},
    {"DOMParserSteps", 1, 18},
    {"DOMPoint", 0, 229},
    {"DOMPointBrand", 1, 229},
    {"DOMPointReadOnly", 0, 229},
    {"DOMPointReadOnlyBrand", 1, 229},
    {"DOMPointReadOnlySteps", 1, 106},
    {"DOMPointSteps", 1, 106},
    {"DOMQuad", 0, 229},
    {"DOMQuadBrand", 1, 229},
    {"DOMQuadSteps", 1, 106},
    {"DOMRect", 0, 226},
    {"DOMRectBrand", 1, 226},
    {"DOMRectList", 0, 226},
    {"DOMRectListBrand", 1, 226},
    {"DOMRectListSteps", 1, 105},
    {"DOMRectReadOnly", 0, 226},
    {"DOMRectReadOnlyBrand", 1, 226},
    {"DOMRectReadOnlySteps", 1, 105},
    {"DOMRectSteps", 1, 105},
    {"DOMStringList", 0, 187},
    {"DOMStringListBrand", 1, 187},
    {"DOMStringListSteps", 1, 146},
    {"DOMStringMap", 0, 188},
    {"DOMTokenList", 0, 189},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 190},
    {"DataTransferBrand", 1, 190},
    {"DataTransferItem", 0, 190},
    {"DataTransferItemBrand", 1, 190},
    {"DataTransferItemList", 0, 190},
    {"DataTransferItemListBrand", 1, 190},
    {"DataTransferItemListSteps", 1, 47},
    {"DataTransferItemSteps", 1, 47},
    {"DataTransferSteps", 1, 47},
    {"DecompressionStream", 0, 214},
    {"DecompressionStreamBrand", 1, 214},
    {"DecompressionStreamSteps", 1, 174},
    {"DocumentFragment", 0, 182},
    {"DocumentFragmentSteps", 1, 16},
    {"DocumentMembers_CSSOMView", 1, 178},
    {"DocumentMembers_Document", 1, 191},
    {"DocumentMembers_HTMLDocument", 1, 197},
    {"DocumentMembers_ParentNode", 1, 203},
    {"DocumentMembers_StyleSheets", 1, 208},
    {"DocumentMembers_XPath", 1, 211},
    {"DocumentMembers_animations", 1, 212},
    {"DocumentMembers_editing", 1, 217},
    {"DocumentMembers_fullscreen", 1, 225},
    {"DocumentMembers_touch", 1, 245},
    {"DocumentStatics_Document", 1, 191},
    {"DocumentSteps_CSSOMView", 1, 97},
    {"DocumentSteps_Document", 1, 12},
    {"DocumentSteps_HTMLDocument", 1, 110},
    {"DocumentSteps_animations", 1, 104},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 84},
    {"DocumentSteps_touch", 1, 138},
    {"DocumentTimeline", 0, 212},
    {"DocumentTimelineBrand", 1, 212},
    {"DocumentTimelineSteps", 1, 104},
    {"DocumentType", 0, 182},
    {"DocumentTypeSteps", 1, 16},
    {"DragEvent", 0, 221},
    {"ElementCSSStyleMapSteps", 1, 96},
    {"ElementContentEditableSteps", 1, 45},
    {"ElementInternals", 0, 193},
    {"ElementInternalsBrand", 1, 193},
    {"ElementInternalsSteps", 1, 136},
    {"ElementMembers_CSSOMView", 1, 178},
    {"ElementMembers_CSSTypedOM", 1, 181},
    {"ElementMembers_Element", 1, 192},
    {"ElementMembers_ParentNode", 1, 203},
    {"ElementMembers_animations", 1, 212},
    {"ElementMembers_fullscreen", 1, 225},
    {"ElementMembers_reflected", 1, 14},
    {"ElementSteps_CSSOMView", 1, 97},
    {"ElementSteps_CSSTypedOM", 1, 96},
    {"ElementSteps_Element", 1, 11},
    {"ElementSteps_animations", 1, 104},
    {"ElementSteps_fullscreen", 1, 84},
    {"ErrorEvent", 0, 221},
    {"Event", 0, 194},
    {"EventBrand", 1, 194},
    {"EventSource", 0, 215},
    {"EventSourceBrand", 1, 215},
    {"EventSourceSteps", 1, 162},
    {"EventSteps", 1, 6},
    {"External", 0, 234},
    {"ExternalBrand", 1, 234},
    {"ExternalSteps", 1, 141},
    {"File", 0, 195},
    {"FileBrand", 1, 195},
    {"FileList", 0, 195},
    {"FileListBrand", 1, 195},
    {"FileListSteps", 1, 160},
    {"FileReader", 0, 195},
    {"FileReaderBrand", 1, 195},
    {"FileReaderSteps", 1, 161},
    {"FileSteps", 1, 160},
    {"FocusEvent", 0, 221},
    {"FormData", 0, 248},
    {"FormDataBrand", 1, 248},
    {"FormDataEvent", 0, 221},
    {"FormDataSteps", 1, 128},
    {"FormOwnedSteps", 1, 77},
    {"GenericTransformStreamSteps", 1, 157},
    {"Geolocation", 0, 240},
    {"GeolocationBrand", 1, 240},
    {"GeolocationPositionError", 0, 240},
    {"GeolocationPositionErrorBrand", 1, 240},
    {"GeolocationPositionErrorSteps", 1, 139},
    {"GeolocationSteps", 1, 139},
    {"HTMLAllCollection", 0, 196},
    {"HTMLAllCollectionSteps", 1, 109},
    {"HTMLAnchorElement", 2, 244},
    {"HTMLAnchorElementSteps", 1, 63},
    {"HTMLAreaElement", 2, 244},
    {"HTMLAudioElementSteps", 1, 63},
    {"HTMLBaseElement", 2, 233},
    {"HTMLBaseElementSteps", 1, 63},
    {"HTMLButtonElement", 2, 224},
    {"HTMLButtonElementSteps", 1, 42},
    {"HTMLCanvasElement", 2, 228},
    {"HTMLCanvasElementSteps", 1, 63},
    {"HTMLCollection", 0, 213},
    {"HTMLCollectionKind", 1, 213},
    {"HTMLDataListElement", 2, 224},
    {"HTMLDataListElementSteps", 1, 87},
    {"HTMLDialogElement", 2, 228},
    {"HTMLDialogElementSteps", 1, 40},
    {"HTMLElementMembers_CSSOMView", 1, 178},
    {"HTMLElementMembers_CSSTypedOM", 1, 181},
    {"HTMLElementMembers_HTMLElement", 1, 198},
    {"HTMLElementSteps_CSSOMView", 1, 97},
    {"HTMLElementSteps_HTMLElement", 1, 45},
    {"HTMLEmbedElement", 2, 218},
    {"HTMLEmbedElementSteps", 1, 63},
    {"HTMLFieldSetElement", 2, 224},
    {"HTMLFieldSetElementSteps", 1, 77},
    {"HTMLFormControlsCollection", 0, 223},
    {"HTMLFormElement", 2, 224},
    {"HTMLFormElementSteps", 1, 81},
    {"HTMLFormElementSteps_formElements", 1, 77},
    {"HTMLFrameElement", 2, 237},
    {"HTMLFrameElementSteps", 1, 69},
    {"HTMLHyperlinkElementUtilsSteps", 1, 63},
    {"HTMLIFrameElement", 2, 218},
    {"HTMLIFrameElementSteps", 1, 69},
    {"HTMLImageElement", 2, 218},
    {"HTMLImageElementSteps", 1, 67},
    {"HTMLInputElement", 2, 224},
    {"HTMLInputElementSteps", 1, 82},
    {"HTMLLabelElement", 2, 224},
    {"HTMLLabelElementSteps", 1, 77},
    {"HTMLLegendElement", 2, 224},
    {"HTMLLegendElementSteps", 1, 77},
    {"HTMLLinkElement", 2, 208},
    {"HTMLMapElement", 2, 218},
    {"HTMLMapElementSteps", 1, 63},
    {"HTMLMarqueeElement", 2, 237},
    {"HTMLMarqueeElementSteps", 1, 63},
    {"HTMLMediaElement", 2, 230},
    {"HTMLMediaElementSteps", 1, 63},
    {"HTMLMediaElementSteps_mediaElements", 1, 64},
    {"HTMLMeterElement", 2, 224},
    {"HTMLMeterElementSteps", 1, 65},
    {"HTMLObjectElement", 2, 218},
    {"HTMLObjectElement", 2, 224},
    {"HTMLObjectElementSteps", 1, 63},
    {"HTMLOptionElement", 2, 224},
    {"HTMLOptionElementSteps", 1, 87},
    {"HTMLOptionsCollection", 0, 223},
    {"HTMLOptionsCollectionSteps", 1, 87},
    {"HTMLOrSVGElementSteps", 1, 45},
    {"HTMLOutputElement", 2, 224},
    {"HTMLOutputElementSteps", 1, 82},
    {"HTMLProgressElement", 2, 224},
    {"HTMLProgressElementSteps", 1, 65},
    {"HTMLScriptElement", 2, 228},
    {"HTMLScriptElementSteps", 1, 63},
    {"HTMLSelectElement", 2, 224},
    {"HTMLSelectElementSteps", 1, 87},
    {"HTMLSlotElement", 2, 228},
    {"HTMLSlotElementSteps", 1, 63},
    {"HTMLStyleElement", 2, 208},
    {"HTMLStyleElementSteps_StyleSheets", 1, 99},
    {"HTMLTableCellElement", 2, 243},
    {"HTMLTableCellElementSteps", 1, 62},
    {"HTMLTableElement", 2, 243},
    {"HTMLTableElementSteps", 1, 62},
    {"HTMLTableRowElement", 2, 243},
    {"HTMLTableRowElementSteps", 1, 62},
    {"HTMLTableSectionElement", 2, 243},
    {"HTMLTableSectionElementSteps", 1, 62},
    {"HTMLTemplateElement", 2, 228},
    {"HTMLTemplateElementSteps", 1, 63},
    {"HTMLTextAreaElement", 2, 224},
    {"HTMLTextAreaElementSteps", 1, 82},
    {"HTMLTitleElement", 2, 233},
    {"HTMLTitleElementSteps", 1, 63},
    {"HTMLTrackElement", 2, 230},
    {"HTMLTrackElementSteps", 1, 63},
    {"HTMLTrackElementSteps_mediaElements", 1, 64},
    {"HTMLVideoElement", 2, 230},
    {"HTMLVideoElementSteps", 1, 63},
    {"HashChangeEvent", 0, 221},
    {"Headers", 0, 222},
    {"HeadersBrand", 1, 222},
    {"HeadersSteps", 1, 127},
    {"History", 0, 234},
    {"HistoryBrand", 1, 234},
    {"HistorySteps", 1, 148},
    {"IdleDeadline", 0, 227},
    {"IdleDeadlineBrand", 1, 227},
    {"IdleDeadlineSteps", 1, 48},
    {"Image", 0, 218},
    {"InputEvent", 0, 221},
    {"InputEventSteps", 1, 60},
    {"IntersectionObserver", 0, 236},
    {"IntersectionObserverBrand", 1, 236},
    {"IntersectionObserverEntry", 0, 236},
    {"IntersectionObserverEntryBrand", 1, 236},
    {"IntersectionObserverEntrySteps", 1, 68},
    {"IntersectionObserverSteps", 1, 68},
    {"KeyboardEvent", 0, 221},
    {"KeyboardEventSteps", 1, 60},
    {"KeyframeEffect", 0, 212},
    {"KeyframeEffectBrand", 1, 212},
    {"KeyframeEffectSteps", 1, 103},
    {"LabelableSteps", 1, 77},
    {"LinkStyleSteps", 1, 99},
    {"Location", 0, 234},
    {"LocationBrand", 1, 234},
    {"LocationSteps", 1, 147},
    {"MathMLElement", 0, 112},
    {"MathMLElement", 2, 198},
    {"MathMLElement", 2, 220},
    {"MathMLElementMembers_CSSTypedOM", 1, 181},
    {"MediaError", 0, 231},
    {"MediaErrorBrand", 1, 231},
    {"MediaErrorSteps", 1, 64},
    {"MediaList", 0, 208},
    {"MediaListBrand", 1, 208},
    {"MediaListSteps", 1, 99},
    {"MediaQueryList", 0, 178},
    {"MediaQueryListBrand", 1, 178},
    {"MediaQueryListEvent", 0, 221},
    {"MediaQueryListSteps", 1, 108},
    {"MessageChannel", 0, 232},
    {"MessageChannelBrand", 1, 232},
    {"MessageChannelSteps", 1, 171},
    {"MessageEvent", 0, 221},
    {"MessageEventSteps", 1, 60},
    {"MessagePort", 0, 232},
    {"MessagePortBrand", 1, 232},
    {"MessagePortSteps", 1, 171},
    {"MimeType", 0, 201},
    {"MimeTypeArray", 0, 201},
    {"MimeTypeArrayBrand", 1, 201},
    {"MimeTypeArraySteps", 1, 140},
    {"MimeTypeBrand", 1, 201},
    {"MimeTypeSteps", 1, 140},
    {"MouseEvent", 0, 221},
    {"MouseEventSteps", 1, 60},
    {"MutationObserver", 0, 199},
    {"MutationObserverBrand", 1, 199},
    {"MutationObserverSteps", 1, 29},
    {"MutationRecord", 0, 199},
    {"MutationRecordBrand", 1, 199},
    {"MutationRecordSteps", 1, 29},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 200},
    {"NamedNodeMapSteps", 1, 22},
    {"Navigator", 0, 201},
    {"NavigatorBrand", 1, 201},
    {"NavigatorConcurrentHardwareSteps", 1, 137},
    {"NavigatorCookiesSteps", 1, 137},
    {"NavigatorIDSteps", 1, 137},
    {"NavigatorLanguageSteps", 1, 137},
    {"NavigatorOnLineSteps", 1, 137},
    {"NavigatorPluginsSteps", 1, 137},
    {"NavigatorSteps", 1, 137},
    {"NavigatorSteps_permissions", 1, 139},
    {"NodeFilter", 0, 209},
    {"NodeIterator", 0, 209},
    {"NodeIteratorBrand", 1, 209},
    {"NodeIteratorSteps", 1, 21},
    {"NodeList", 0, 213},
    {"NodeListKind", 1, 213},
    {"NodeMembers_Node", 1, 202},
    {"NodeSteps_Node", 1, 10},
    {"Notification", 0, 240},
    {"NotificationBrand", 1, 240},
    {"NotificationSteps", 1, 139},
    {"Option", 0, 224},
    {"PageTransitionEvent", 0, 221},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 15},
    {"Performance", 0, 238},
    {"PerformanceBrand", 1, 238},
    {"PerformanceEntry", 0, 239},
    {"PerformanceEntryBrand", 1, 239},
    {"PerformanceEntrySteps", 1, 144},
    {"PerformanceMark", 0, 239},
    {"PerformanceMarkBrand", 1, 239},
    {"PerformanceMarkSteps", 1, 144},
    {"PerformanceMeasure", 0, 239},
    {"PerformanceMeasureBrand", 1, 239},
    {"PerformanceMeasureSteps", 1, 144},
    {"PerformanceNavigation", 0, 235},
    {"PerformanceNavigationBrand", 1, 235},
    {"PerformanceNavigationSteps", 1, 143},
    {"PerformanceObserver", 0, 239},
    {"PerformanceObserverBrand", 1, 239},
    {"PerformanceObserverEntryList", 0, 239},
    {"PerformanceObserverEntryListBrand", 1, 239},
    {"PerformanceObserverEntryListSteps", 1, 144},
    {"PerformanceObserverSteps", 1, 144},
    {"PerformanceSteps", 1, 142},
    {"PerformanceTiming", 0, 235},
    {"PerformanceTimingBrand", 1, 235},
    {"PerformanceTimingSteps", 1, 143},
    {"PermissionStatus", 0, 240},
    {"PermissionStatusBrand", 1, 240},
    {"PermissionStatusSteps", 1, 139},
    {"Permissions", 0, 240},
    {"PermissionsBrand", 1, 240},
    {"PermissionsSteps", 1, 139},
    {"Plugin", 0, 201},
    {"PluginArray", 0, 201},
    {"PluginArrayBrand", 1, 201},
    {"PluginArraySteps", 1, 140},
    {"PluginBrand", 1, 201},
    {"PluginSteps", 1, 140},
    {"PointerEvent", 0, 221},
    {"PointerEventSteps", 1, 60},
    {"PopStateEvent", 0, 221},
    {"ProcessingInstruction", 0, 182},
    {"ProgressEvent", 0, 221},
    {"PromiseRejectionEvent", 0, 221},
    {"RadioNodeList", 0, 223},
    {"RadioNodeListSteps", 1, 77},
    {"Range", 0, 204},
    {"RangeBrand", 1, 204},
    {"RangeSteps", 1, 25},
    {"RangeSteps_Range", 1, 25},
    {"ReadableByteStreamController", 0, 241},
    {"ReadableByteStreamControllerBrand", 1, 241},
    {"ReadableByteStreamControllerSteps", 1, 152},
    {"ReadableStream", 0, 241},
    {"ReadableStream", 2, 158},
    {"ReadableStreamBYOBReader", 0, 241},
    {"ReadableStreamBYOBReaderBrand", 1, 241},
    {"ReadableStreamBYOBReaderSteps", 1, 150},
    {"ReadableStreamBYOBRequest", 0, 241},
    {"ReadableStreamBYOBRequestBrand", 1, 241},
    {"ReadableStreamBYOBRequestSteps", 1, 152},
    {"ReadableStreamBrand", 1, 241},
    {"ReadableStreamDefaultController", 0, 241},
    {"ReadableStreamDefaultControllerBrand", 1, 241},
    {"ReadableStreamDefaultControllerSteps", 1, 151},
    {"ReadableStreamDefaultReader", 0, 241},
    {"ReadableStreamDefaultReaderBrand", 1, 241},
    {"ReadableStreamDefaultReaderSteps", 1, 150},
    {"ReadableStreamGenericReaderSteps", 1, 150},
    {"ReadableStreamSteps", 1, 150},
    {"Request", 0, 222},
    {"RequestBrand", 1, 222},
    {"RequestSteps", 1, 169},
    {"ResizeObserver", 0, 236},
    {"ResizeObserverBrand", 1, 236},
    {"ResizeObserverEntry", 0, 236},
    {"ResizeObserverEntryBrand", 1, 236},
    {"ResizeObserverEntrySteps", 1, 68},
    {"ResizeObserverSize", 0, 236},
    {"ResizeObserverSizeBrand", 1, 236},
    {"ResizeObserverSizeSteps", 1, 68},
    {"ResizeObserverSteps", 1, 68},
    {"Response", 0, 222},
    {"ResponseBrand", 1, 222},
    {"ResponseSteps", 1, 168},
    {"SEVERAL", 1, 20},
    {"SVGAElement", 0, 112},
    {"SVGAngle", 0, 242},
    {"SVGAngleBrand", 1, 242},
    {"SVGAngleSteps", 1, 114},
    {"SVGAnimateElement", 0, 112},
    {"SVGAnimatedAngle", 0, 242},
    {"SVGAnimatedAngleBrand", 1, 242},
    {"SVGAnimatedAngleSteps", 1, 117},
    {"SVGAnimatedBoolean", 0, 242},
    {"SVGAnimatedBooleanBrand", 1, 242},
    {"SVGAnimatedBooleanSteps", 1, 117},
    {"SVGAnimatedEnumeration", 0, 242},
    {"SVGAnimatedEnumerationBrand", 1, 242},
    {"SVGAnimatedEnumerationSteps", 1, 117},
    {"SVGAnimatedInteger", 0, 242},
    {"SVGAnimatedIntegerBrand", 1, 242},
    {"SVGAnimatedIntegerSteps", 1, 117},
    {"SVGAnimatedLength", 0, 242},
    {"SVGAnimatedLengthBrand", 1, 242},
    {"SVGAnimatedLengthList", 0, 242},
    {"SVGAnimatedLengthListBrand", 1, 242},
    {"SVGAnimatedLengthListSteps", 1, 117},
    {"SVGAnimatedLengthSteps", 1, 117},
    {"SVGAnimatedNumber", 0, 242},
    {"SVGAnimatedNumberBrand", 1, 242},
    {"SVGAnimatedNumberList", 0, 242},
    {"SVGAnimatedNumberListBrand", 1, 242},
    {"SVGAnimatedNumberListSteps", 1, 117},
    {"SVGAnimatedNumberSteps", 1, 117},
    {"SVGAnimatedPreserveAspectRatio", 0, 242},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 242},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 117},
    {"SVGAnimatedRect", 0, 242},
    {"SVGAnimatedRectBrand", 1, 242},
    {"SVGAnimatedRectSteps", 1, 117},
    {"SVGAnimatedString", 0, 112},
    {"SVGAnimatedTransformList", 0, 242},
    {"SVGAnimatedTransformListBrand", 1, 242},
    {"SVGAnimatedTransformListSteps", 1, 117},
    {"SVGCircleElement", 0, 112},
    {"SVGClipPathElement", 0, 112},
    {"SVGDefsElement", 0, 112},
    {"SVGDescElement", 0, 112},
    {"SVGElement", 0, 112},
    {"SVGElement", 2, 198},
    {"SVGElement", 2, 220},
    {"SVGElementMembers_CSSTypedOM", 1, 181},
    {"SVGEllipseElement", 0, 112},
    {"SVGFilterElement", 0, 112},
    {"SVGForeignObjectElement", 0, 112},
    {"SVGGElement", 0, 112},
    {"SVGGeometryElement", 0, 112},
    {"SVGGradientElement", 0, 112},
    {"SVGGraphicsElement", 0, 112},
    {"SVGImageElement", 0, 112},
    {"SVGLength", 0, 242},
    {"SVGLengthBrand", 1, 242},
    {"SVGLengthList", 0, 242},
    {"SVGLengthListBrand", 1, 242},
    {"SVGLengthListSteps", 1, 116},
    {"SVGLengthSteps", 1, 114},
    {"SVGLineElement", 0, 112},
    {"SVGLinearGradientElement", 0, 112},
    {"SVGMarkerElement", 0, 112},
    {"SVGMaskElement", 0, 112},
    {"SVGMetadataElement", 0, 112},
    {"SVGNumber", 0, 242},
    {"SVGNumberBrand", 1, 242},
    {"SVGNumberList", 0, 242},
    {"SVGNumberListBrand", 1, 242},
    {"SVGNumberListSteps", 1, 116},
    {"SVGNumberSteps", 1, 114},
    {"SVGPathElement", 0, 112},
    {"SVGPatternElement", 0, 112},
    {"SVGPointList", 0, 242},
    {"SVGPointListBrand", 1, 242},
    {"SVGPointListSteps", 1, 116},
    {"SVGPolygonElement", 0, 112},
    {"SVGPolylineElement", 0, 112},
    {"SVGPreserveAspectRatio", 0, 242},
    {"SVGPreserveAspectRatioBrand", 1, 242},
    {"SVGPreserveAspectRatioSteps", 1, 117},
    {"SVGRadialGradientElement", 0, 112},
    {"SVGRectElement", 0, 112},
    {"SVGSVGElement", 0, 112},
    {"SVGScriptElement", 0, 112},
    {"SVGSetElement", 0, 112},
    {"SVGStopElement", 0, 112},
    {"SVGStringList", 0, 242},
    {"SVGStringListBrand", 1, 242},
    {"SVGStringListSteps", 1, 116},
    {"SVGStyleElement", 0, 112},
    {"SVGSwitchElement", 0, 112},
    {"SVGSymbolElement", 0, 112},
    {"SVGTSpanElement", 0, 112},
    {"SVGTextContentElement", 0, 112},
    {"SVGTextElement", 0, 112},
    {"SVGTextPathElement", 0, 112},
    {"SVGTextPositioningElement", 0, 112},
    {"SVGTitleElement", 0, 112},
    {"SVGTransform", 0, 242},
    {"SVGTransformBrand", 1, 242},
    {"SVGTransformList", 0, 242},
    {"SVGTransformListBrand", 1, 242},
    {"SVGTransformListSteps", 1, 116},
    {"SVGTransformSteps", 1, 115},
    {"SVGUnitTypes", 0, 242},
    {"SVGUnitTypesBrand", 1, 242},
    {"SVGUnitTypesSteps", 1, 117},
    {"SVGUseElement", 0, 112},
    {"SVGViewElement", 0, 112},
    {"Screen", 0, 178},
    {"ScreenBrand", 1, 178},
    {"ScreenSteps", 1, 108},
    {"SecurityPolicyViolationEvent", 0, 221},
    {"SelectableTextSteps", 1, 85},
    {"Selection", 0, 205},
    {"SelectionBrand", 1, 205},
    {"SelectionSteps", 1, 28},
    {"ShadowRoot", 0, 206},
    {"ShadowRootSteps", 1, 30},
    {"ShadowRootSteps_ShadowRoot", 1, 30},
    {"ShadowRootSteps_animations", 1, 104},
    {"SlottableSteps", 1, 31},
    {"StaticRange", 0, 204},
    {"StaticRangeBrand", 1, 204},
    {"StaticRangeSteps", 1, 25},
    {"Storage", 0, 207},
    {"StorageBrand", 1, 207},
    {"StorageEvent", 0, 221},
    {"StorageEventSteps", 1, 60},
    {"StorageSteps", 1, 145},
    {"StylePropertyMap", 0, 181},
    {"StylePropertyMapBrand", 1, 181},
    {"StylePropertyMapReadOnly", 0, 181},
    {"StylePropertyMapReadOnlyBrand", 1, 181},
    {"StylePropertyMapReadOnlySteps", 1, 96},
    {"StylePropertyMapSteps", 1, 96},
    {"StyleSheet", 0, 208},
    {"StyleSheetBrand", 1, 208},
    {"StyleSheetList", 0, 208},
    {"StyleSheetListBrand", 1, 208},
    {"StyleSheetListSteps", 1, 99},
    {"StyleSheetOwnerSteps", 1, 99},
    {"StyleSheetSteps", 1, 99},
    {"SubmitEvent", 0, 221},
    {"SubmitterSteps", 1, 81},
    {"SubtleCrypto", 0, 247},
    {"SubtleCryptoBrand", 1, 247},
    {"SubtleCryptoSteps", 1, 122},
    {"Text", 0, 182},
    {"TextDecoder", 0, 219},
    {"TextDecoderBrand", 1, 219},
    {"TextDecoderCommonSteps", 1, 173},
    {"TextDecoderSteps", 1, 119},
    {"TextDecoderStream", 0, 219},
    {"TextDecoderStreamBrand", 1, 219},
    {"TextDecoderStreamSteps", 1, 173},
    {"TextEncoder", 0, 219},
    {"TextEncoderBrand", 1, 219},
    {"TextEncoderCommonSteps", 1, 173},
    {"TextEncoderSteps", 1, 119},
    {"TextEncoderStream", 0, 219},
    {"TextEncoderStreamBrand", 1, 219},
    {"TextEncoderStreamSteps", 1, 173},
    {"TextEvent", 0, 221},
    {"TextEventSteps", 1, 60},
    {"TextSteps", 1, 16},
    {"TextTrack", 0, 231},
    {"TextTrackBrand", 1, 231},
    {"TextTrackCue", 0, 231},
    {"TextTrackCueBrand", 1, 231},
    {"TextTrackCueList", 0, 231},
    {"TextTrackCueListBrand", 1, 231},
    {"TextTrackCueListSteps", 1, 64},
    {"TextTrackCueSteps", 1, 64},
    {"TextTrackList", 0, 231},
    {"TextTrackListBrand", 1, 231},
    {"TextTrackListSteps", 1, 64},
    {"TextTrackSteps", 1, 64},
    {"TimeRanges", 0, 230},
    {"TimeRangesBrand", 1, 230},
    {"TimeRangesSteps", 1, 63},
    {"ToggleEvent", 0, 221},
    {"Touch", 0, 245},
    {"TouchBrand", 1, 245},
    {"TouchEvent", 0, 245},
    {"TouchEventSteps", 1, 138},
    {"TouchList", 0, 245},
    {"TouchListBrand", 1, 245},
    {"TouchListSteps", 1, 138},
    {"TouchSteps", 1, 138},
    {"TrackEvent", 0, 221},
    {"TransformStream", 0, 241},
    {"TransformStreamBrand", 1, 241},
    {"TransformStreamDefaultController", 0, 241},
    {"TransformStreamDefaultControllerBrand", 1, 241},
    {"TransformStreamDefaultControllerSteps", 1, 157},
    {"TransformStreamSteps", 1, 157},
    {"TransitionEvent", 0, 221},
    {"TreeWalker", 0, 209},
    {"TreeWalkerBrand", 1, 209},
    {"TreeWalkerSteps", 1, 21},
    {"UIEvent", 0, 221},
    {"UIEventSteps", 1, 60},
    {"URL", 0, 246},
    {"URLBrand", 1, 246},
    {"URLSearchParams", 0, 246},
    {"URLSearchParamsBrand", 1, 246},
    {"URLSearchParamsSteps", 1, 91},
    {"URLSteps", 1, 91},
    {"URLSteps_FileAPI", 1, 164},
    {"UserActivation", 0, 240},
    {"UserActivationBrand", 1, 240},
    {"UserActivationSteps", 1, 139},
    {"VTTCue", 0, 231},
    {"VTTCueBrand", 1, 231},
    {"VTTCueSteps", 1, 64},
    {"ValidityState", 0, 224},
    {"ValidityStateBrand", 1, 224},
    {"ValidityStateSteps", 1, 80},
    {"VideoTrack", 0, 231},
    {"VideoTrackBrand", 1, 231},
    {"VideoTrackList", 0, 231},
    {"VideoTrackListBrand", 1, 231},
    {"VideoTrackListSteps", 1, 64},
    {"VideoTrackSteps", 1, 64},
    {"VisualViewport", 0, 178},
    {"VisualViewportBrand", 1, 178},
    {"VisualViewportSteps", 1, 108},
    {"WebSocket", 0, 215},
    {"WebSocketBrand", 1, 215},
    {"WebSocketSteps", 1, 163},
    {"WheelEvent", 0, 221},
    {"WheelEventSteps", 1, 60},
    {"WindowLocalStorageSteps", 1, 111},
    {"WindowMembers_CSSOMView", 1, 178},
    {"WindowMembers_Window", 1, 210},
    {"WindowMembers_fetch", 1, 222},
    {"WindowOrWorkerGlobalScopeSteps", 1, 111},
    {"WindowSessionStorageSteps", 1, 111},
    {"WindowSteps", 1, 111},
    {"WindowSteps_CSSOMView", 1, 108},
    {"WindowSteps_fetch", 1, 130},
    {"WritableStream", 0, 241},
    {"WritableStreamBrand", 1, 241},
    {"WritableStreamDefaultController", 0, 241},
    {"WritableStreamDefaultControllerBrand", 1, 241},
    {"WritableStreamDefaultControllerSteps", 1, 156},
    {"WritableStreamDefaultWriter", 0, 241},
    {"WritableStreamDefaultWriterBrand", 1, 241},
    {"WritableStreamDefaultWriterSteps", 1, 155},
    {"WritableStreamSteps", 1, 155},
    {"XMLDocument", 0, 191},
    {"XMLHttpRequest", 0, 248},
    {"XMLHttpRequestBrand", 1, 248},
    {"XMLHttpRequestEventTarget", 0, 248},
    {"XMLHttpRequestEventTargetBrand", 1, 248},
    {"XMLHttpRequestSteps", 1, 129},
    {"XMLHttpRequestUpload", 0, 248},
    {"XMLHttpRequestUploadBrand", 1, 248},
    {"XMLSerializer", 0, 186},
    {"XMLSerializerBrand", 1, 186},
    {"XMLSerializerSteps", 1, 18},
    {"XPathEvaluator", 0, 211},
    {"XPathEvaluatorBaseSteps", 1, 24},
    {"XPathEvaluatorBrand", 1, 211},
    {"XPathEvaluatorSteps", 1, 24},
    {"XPathExpression", 0, 211},
    {"XPathExpressionBrand", 1, 211},
    {"XPathExpressionSteps", 1, 24},
    {"XPathResult", 0, 211},
    {"XPathResultBrand", 1, 211},
    {"XPathResultSteps", 1, 24},
    {"abortControllerState", 1, 175},
    {"abortReason", 1, 9},
    {"abortSignal", 1, 9},
    {"abortSignalState", 1, 175},
    {"abortWritable", 1, 155},
    {"abstractRangeState", 1, 204},
    {"acquireReader", 1, 150},
    {"acquireWriter", 1, 155},
    {"activateInput", 1, 78},
    {"activationBehavior", 1, 35},
    {"addHeader", 1, 127},
    {"addIterator", 1, 125},
    {"addPairs", 1, 125},
    {"addRead", 1, 150},
    {"addSet", 1, 126},
    {"adoptedStyleSheets", 1, 100},
    {"allBytes", 1, 159},
    {"allNamed", 1, 20},
    {"allOf", 1, 109},
    {"animationChanged", 1, 104},
    {"animationEffectState", 1, 212},
    {"animationRate", 1, 104},
    {"animationState", 1, 212},
    {"animationTime", 1, 104},
    {"animationTimelineState", 1, 212},
    {"appendBytes", 1, 159},
    {"appendSequence", 1, 159},
    {"appliesTo", 1, 74},
    {"areInOneTree", 1, 26},
    {"assignToSlot", 1, 31},
    {"atob", 1, 120},
    {"attachInternals", 1, 136},
    {"attachShadow", 1, 30},
    {"attributesOf", 1, 22},
    {"audioTrackListState", 1, 231},
    {"audioTrackState", 1, 231},
    {"bar", 1, 141},
    {"barPropState", 1, 234},
    {"beforeToggle", 1, 38},
    {"blobAt", 1, 164},
    {"blobDocument", 1, 130},
    {"blobState", 1, 195},
    {"blockAround", 1, 53},
    {"blockCommand", 1, 52},
    {"blockState", 1, 52},
    {"bodyOf", 1, 13},
    {"borderSize", 1, 97},
    {"broadcastChannelState", 1, 232},
    {"btoa", 1, 120},
    {"bufferIsDetached", 1, 149},
    {"buttonType", 1, 77},
    {"byobRequestOf", 1, 152},
    {"byteLengthQueuingStrategyState", 1, 241},
    {"bytesAsText", 1, 122},
    {"callPromise", 1, 149},
    {"callbackMember", 1, 149},
    {"canEnqueue", 1, 151},
    {"cancelReadable", 1, 150},
    {"caretForFocus", 1, 83},
    {"chain", 1, 149},
    {"changeRules", 1, 99},
    {"checkForm", 1, 80},
    {"checkPoint", 1, 25},
    {"checkValidity", 1, 80},
    {"checkedRadio", 1, 78},
    {"checkedness", 1, 78},
    {"childBeside", 1, 53},
    {"childText", 1, 110},
    {"chosenFrame", 1, 69},
    {"chunkSize", 1, 156},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 144},
    {"clearFiles", 1, 170},
    {"clearTimer", 1, 57},
    {"click", 1, 45},
    {"clipboardItemState", 1, 240},
    {"clipboardState", 1, 240},
    {"clone", 1, 90},
    {"cloneAttributeNode", 1, 17},
    {"cloneBody", 1, 167},
    {"closeBytes", 1, 152},
    {"closeController", 1, 151},
    {"closeDialog", 1, 40},
    {"closeEnd", 1, 171},
    {"closeReadable", 1, 150},
    {"closeWritable", 1, 155},
    {"closeWritableController", 1, 156},
    {"closeWriter", 1, 155},
    {"closestElement", 1, 19},
    {"commandDialog", 1, 40},
    {"commandEnabled", 1, 51},
    {"commandIndeterminate", 1, 51},
    {"commandState", 1, 51},
    {"commandSupported", 1, 51},
    {"commandValue", 1, 51},
    {"commonAncestor", 1, 26},
    {"comparePoints", 1, 26},
    {"composedEnds", 1, 27},
    {"composedPath", 1, 32},
    {"composedPoints", 1, 27},
    {"composedRanges", 1, 27},
    {"compressionStreamState", 1, 214},
    {"computedStyleOf", 1, 98},
    {"computedValue", 1, 98},
    {"console", 3, 216},
    {"constructElement", 1, 135},
    {"contentHandlerChanged", 1, 36},
    {"contentSize", 1, 97},
    {"controlMatches", 1, 89},
    {"controlState", 1, 73},
    {"controlValue", 1, 79},
    {"controlsChanged", 1, 73},
    {"controlsOf", 1, 77},
    {"copyBytes", 1, 119},
    {"copyEntries", 1, 128},
    {"copyFiles", 1, 170},
    {"copyHeaders", 1, 127},
    {"countItems", 1, 149},
    {"countQueuingStrategyState", 1, 241},
    {"createCustom", 1, 135},
    {"createEvent", 1, 7},
    {"crypto", 1, 121},
    {"cryptoKeyState", 1, 247},
    {"cryptoState", 1, 247},
    {"cssConditionRuleState", 1, 179},
    {"cssContainerRuleState", 1, 179},
    {"cssCounterStyleRuleState", 1, 179},
    {"cssFontFaceRuleState", 1, 179},
    {"cssFontPaletteValuesRuleState", 1, 179},
    {"cssGroupingRuleState", 1, 179},
    {"cssImageValueState", 1, 181},
    {"cssImportRuleState", 1, 179},
    {"cssKeyframeRuleState", 1, 179},
    {"cssKeyframesRuleState", 1, 179},
    {"cssKeywordValueState", 1, 181},
    {"cssLayerBlockRuleState", 1, 179},
    {"cssLayerStatementRuleState", 1, 179},
    {"cssMarginRuleState", 1, 179},
    {"cssMathClampState", 1, 181},
    {"cssMathInvertState", 1, 181},
    {"cssMathMaxState", 1, 181},
    {"cssMathMinState", 1, 181},
    {"cssMathNegateState", 1, 181},
    {"cssMathProductState", 1, 181},
    {"cssMathSumState", 1, 181},
    {"cssMathValueState", 1, 181},
    {"cssMatrixComponentState", 1, 181},
    {"cssMediaRuleState", 1, 179},
    {"cssNamespaceRuleState", 1, 179},
    {"cssNestedDeclarationsState", 1, 179},
    {"cssNumericArrayState", 1, 181},
    {"cssNumericValueState", 1, 181},
    {"cssPageRuleState", 1, 179},
    {"cssPerspectiveState", 1, 181},
    {"cssPropertyRuleState", 1, 179},
    {"cssRotateState", 1, 181},
    {"cssRuleListState", 1, 179},
    {"cssRuleState", 1, 179},
    {"cssScaleState", 1, 181},
    {"cssScopeRuleState", 1, 179},
    {"cssSkewState", 1, 181},
    {"cssSkewXState", 1, 181},
    {"cssSkewYState", 1, 181},
    {"cssStartingStyleRuleState", 1, 179},
    {"cssStyleRuleState", 1, 179},
    {"cssStyleSheetState", 1, 208},
    {"cssStyleValueState", 1, 181},
    {"cssSupportsRuleState", 1, 179},
    {"cssTransformComponentState", 1, 181},
    {"cssTransformValueState", 1, 181},
    {"cssTranslateState", 1, 181},
    {"cssUnitValueState", 1, 181},
    {"cssUnparsedValueState", 1, 181},
    {"cssVariableReferenceValueState", 1, 181},
    {"currentEvent", 1, 8},
    {"customElementRegistryState", 1, 183},
    {"customElements", 1, 134},
    {"customEntries", 1, 136},
    {"customFlags", 1, 136},
    {"customMessage", 1, 136},
    {"customState", 1, 135},
    {"customStateSetState", 1, 193},
    {"cutSequence", 1, 159},
    {"dataTransferItemListState", 1, 190},
    {"dataTransferItemState", 1, 190},
    {"dataTransferState", 1, 190},
    {"datasetOf", 1, 37},
    {"dateNumber", 1, 75},
    {"dateText", 1, 75},
    {"dealWithRejection", 1, 155},
    {"decodePiece", 1, 119},
    {"decodeText", 1, 119},
    {"decodeWithMark", 1, 161},
    {"decompressionStreamState", 1, 214},
    {"defaultButton", 1, 77},
    {"defineElement", 1, 135},
    {"defineEvent", 1, 7},
    {"definitionNamed", 1, 135},
    {"definitionOf", 1, 135},
    {"deleteRange", 1, 25},
    {"dependentSignal", 1, 9},
    {"dequeueSized", 1, 149},
    {"deriveBits", 1, 123},
    {"deriveKey", 1, 123},
    {"derivedList", 1, 62},
    {"describe", 1, 58},
    {"deserialize", 1, 90},
    {"deserializeWithTransfer", 1, 90},
    {"desiredSizeOf", 1, 151},
    {"detailsChanged", 1, 39},
    {"detailsRenamed", 1, 39},
    {"dialogChanged", 1, 40},
    {"digestName", 1, 122},
    {"digestText", 1, 122},
    {"disablesShadow", 1, 135},
    {"dispatch", 1, 8},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 212},
    {"domExceptionState", 1, 185},
    {"domImplementationState", 1, 186},
    {"domMatrixReadOnlyState", 1, 229},
    {"domMatrixState", 1, 229},
    {"domParserState", 1, 186},
    {"domPointReadOnlyState", 1, 229},
    {"domPointState", 1, 229},
    {"domQuadState", 1, 229},
    {"domRectListState", 1, 226},
    {"domRectReadOnlyState", 1, 226},
    {"domRectState", 1, 226},
    {"domStringListState", 1, 187},
    {"easingFunction", 1, 102},
    {"effectEnd", 1, 103},
    {"effectFills", 1, 103},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 193},
    {"elementsNamed", 1, 20},
    {"emptySequence", 1, 159},
    {"encodeEntries", 1, 166},
    {"encodeUTF8", 1, 119},
    {"enqueueBytes", 1, 152},
    {"enqueueCallback", 1, 135},
    {"enqueueChunk", 1, 151},
    {"enqueueSized", 1, 149},
    {"enqueueTransformed", 1, 157},
    {"entryList", 1, 81},
    {"errorBytes", 1, 152},
    {"errorController", 1, 151},
    {"errorReadable", 1, 150},
    {"errorTransform", 1, 157},
    {"errorWritableIfNeeded", 1, 156},
    {"evaluatedJSON", 1, 33},
    {"eventInterface", 1, 7},
    {"eventPath", 1, 32},
    {"eventReceiver", 1, 7},
    {"eventSourceState", 1, 215},
    {"eventState", 1, 194},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 51},
    {"exportKey", 1, 123},
    {"exposeElement", 1, 71},
    {"exposeFrames", 1, 71},
    {"exposeNames", 1, 71},
    {"external", 1, 141},
    {"externalState", 1, 234},
    {"extractBody", 1, 167},
    {"extractRange", 1, 25},
    {"failClose", 1, 155},
    {"failReads", 1, 150},
    {"failWrite", 1, 155},
    {"fileListState", 1, 195},
    {"fileReaderState", 1, 195},
    {"fileState", 1, 195},
    {"fileValue", 1, 170},
    {"filesOf", 1, 170},
    {"finalStyles", 1, 103},
    {"finishClose", 1, 155},
    {"finishErroring", 1, 155},
    {"finishWrite", 1, 155},
    {"fire", 1, 8},
    {"firstItem", 1, 149},
    {"firstNamed", 1, 20},
    {"firstOf", 1, 13},
    {"firstValued", 1, 20},
    {"firstWithId", 1, 77},
    {"focusForSelection", 1, 83},
    {"focusableArea", 1, 44},
    {"focusedId", 1, 44},
    {"foldBlanks", 1, 54},
    {"foldsBlanks", 1, 54},
    {"followLink", 1, 147},
    {"fontSizeOf", 1, 49},
    {"forgetAbort", 1, 9},
    {"forgetGroups", 1, 78},
    {"forgetHandlers", 1, 36},
    {"forgetSelections", 1, 88},
    {"formAssociated", 1, 136},
    {"formControls", 1, 77},
    {"formDataState", 1, 248},
    {"formEntries", 1, 81},
    {"formOf", 1, 77},
    {"formatLogged", 1, 58},
    {"frameWindow", 1, 69},
    {"frames", 1, 69},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 8},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 150},
    {"generateKey", 1, 123},
    {"geolocationPositionErrorState", 1, 240},
    {"geolocationState", 1, 240},
    {"getHandler", 1, 36},
    {"handled", 1, 149},
    {"hasBackpressure", 1, 151},
    {"hasFormat", 1, 49},
    {"hasMessages", 1, 73},
    {"hasNoChoice", 1, 88},
    {"hasPulls", 1, 152},
    {"headOf", 1, 13},
    {"headerValue", 1, 127},
    {"headersState", 1, 222},
    {"hidePopover", 1, 41},
    {"hidePopoversOver", 1, 41},
    {"highWaterMarkOf", 1, 149},
    {"history", 1, 148},
    {"historyState", 1, 234},
    {"hostEvent", 1, 7},
    {"htmlElementArgument", 1, 61},
    {"htmlOf", 1, 13},
    {"idleDeadlineState", 1, 227},
    {"imageChanged", 1, 67},
    {"imageEvent", 1, 67},
    {"imagePoint", 1, 81},
    {"imageSeen", 1, 67},
    {"imagesMoved", 1, 67},
    {"implementationOf", 1, 18},
    {"importKey", 1, 123},
    {"initializeEvent", 1, 6},
    {"inlineStyleOf", 1, 98},
    {"inputType", 1, 74},
    {"insertIntoRange", 1, 25},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 236},
    {"intersectionObserverState", 1, 236},
    {"invalidIn", 1, 80},
    {"invoke", 1, 42},
    {"invokeListeners", 1, 8},
    {"invokeReactions", 1, 135},
    {"isAbortController", 1, 175},
    {"isAbortSignal", 1, 175},
    {"isAborted", 1, 9},
    {"isAbstractRange", 1, 204},
    {"isActiveDocument", 1, 69},
    {"isAnimation", 1, 212},
    {"isAnimationEffect", 1, 212},
    {"isAnimationTimeline", 1, 212},
    {"isAudioTrack", 1, 231},
    {"isAudioTrackList", 1, 231},
    {"isBarProp", 1, 234},
    {"isBlob", 1, 195},
    {"isBlockCommand", 1, 52},
    {"isBlockElement", 1, 52},
    {"isBody", 1, 13},
    {"isBroadcastChannel", 1, 232},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 241},
    {"isCSSConditionRule", 1, 179},
    {"isCSSContainerRule", 1, 179},
    {"isCSSCounterStyleRule", 1, 179},
    {"isCSSFontFaceRule", 1, 179},
    {"isCSSFontPaletteValuesRule", 1, 179},
    {"isCSSGroupingRule", 1, 179},
    {"isCSSImageValue", 1, 181},
    {"isCSSImportRule", 1, 179},
    {"isCSSKeyframeRule", 1, 179},
    {"isCSSKeyframesRule", 1, 179},
    {"isCSSKeywordValue", 1, 181},
    {"isCSSLayerBlockRule", 1, 179},
    {"isCSSLayerStatementRule", 1, 179},
    {"isCSSMarginRule", 1, 179},
    {"isCSSMathClamp", 1, 181},
    {"isCSSMathInvert", 1, 181},
    {"isCSSMathMax", 1, 181},
    {"isCSSMathMin", 1, 181},
    {"isCSSMathNegate", 1, 181},
    {"isCSSMathProduct", 1, 181},
    {"isCSSMathSum", 1, 181},
    {"isCSSMathValue", 1, 181},
    {"isCSSMatrixComponent", 1, 181},
    {"isCSSMediaRule", 1, 179},
    {"isCSSNamespaceRule", 1, 179},
    {"isCSSNestedDeclarations", 1, 179},
    {"isCSSNumericArray", 1, 181},
    {"isCSSNumericValue", 1, 181},
    {"isCSSPageRule", 1, 179},
    {"isCSSPerspective", 1, 181},
    {"isCSSPropertyRule", 1, 179},
    {"isCSSRotate", 1, 181},
    {"isCSSRule", 1, 179},
    {"isCSSRuleList", 1, 179},
    {"isCSSScale", 1, 181},
    {"isCSSScopeRule", 1, 179},
    {"isCSSSkew", 1, 181},
    {"isCSSSkewX", 1, 181},
    {"isCSSSkewY", 1, 181},
    {"isCSSStartingStyleRule", 1, 179},
    {"isCSSStyleRule", 1, 179},
    {"isCSSStyleSheet", 1, 208},
    {"isCSSStyleValue", 1, 181},
    {"isCSSSupportsRule", 1, 179},
    {"isCSSTransformComponent", 1, 181},
    {"isCSSTransformValue", 1, 181},
    {"isCSSTranslate", 1, 181},
    {"isCSSUnitValue", 1, 181},
    {"isCSSUnparsedValue", 1, 181},
    {"isCSSVariableReferenceValue", 1, 181},
    {"isClipboard", 1, 240},
    {"isClipboardItem", 1, 240},
    {"isClosed", 1, 30},
    {"isClosing", 1, 155},
    {"isComposedInPage", 1, 27},
    {"isCompressionStream", 1, 214},
    {"isCountQueuingStrategy", 1, 241},
    {"isCrypto", 1, 247},
    {"isCryptoKey", 1, 247},
    {"isCustomElementRegistry", 1, 183},
    {"isCustomStateSet", 1, 193},
    {"isDOMException", 1, 185},
    {"isDOMImplementation", 1, 186},
    {"isDOMMatrix", 1, 229},
    {"isDOMMatrixReadOnly", 1, 229},
    {"isDOMParser", 1, 186},
    {"isDOMPoint", 1, 229},
    {"isDOMPointReadOnly", 1, 229},
    {"isDOMQuad", 1, 229},
    {"isDOMRect", 1, 226},
    {"isDOMRectList", 1, 226},
    {"isDOMRectReadOnly", 1, 226},
    {"isDOMStringList", 1, 187},
    {"isDataTransfer", 1, 190},
    {"isDataTransferItem", 1, 190},
    {"isDataTransferItemList", 1, 190},
    {"isDecompressionStream", 1, 214},
    {"isDesigned", 1, 110},
    {"isDisabled", 1, 44},
    {"isDocumentTimeline", 1, 212},
    {"isEditable", 1, 44},
    {"isElementInternals", 1, 193},
    {"isEvent", 1, 194},
    {"isEventSource", 1, 215},
    {"isExternal", 1, 234},
    {"isFieldValue", 1, 127},
    {"isFile", 1, 195},
    {"isFileList", 1, 195},
    {"isFileReader", 1, 195},
    {"isFocusable", 1, 44},
    {"isFocusableByDefault", 1, 44},
    {"isFormCustom", 1, 136},
    {"isFormData", 1, 248},
    {"isFormat", 1, 49},
    {"isFrameWindow", 1, 69},
    {"isGeolocation", 1, 240},
    {"isGeolocationPositionError", 1, 240},
    {"isGroupChecked", 1, 78},
    {"isHTMLElementOf", 1, 61},
    {"isHeaders", 1, 222},
    {"isHiddenAt", 1, 32},
    {"isHistory", 1, 234},
    {"isIdleDeadline", 1, 227},
    {"isImageLoading", 1, 67},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 236},
    {"isIntersectionObserverEntry", 1, 236},
    {"isKeyframeEffect", 1, 212},
    {"isLoadable", 1, 130},
    {"isLocation", 1, 234},
    {"isMediaError", 1, 231},
    {"isMediaList", 1, 208},
    {"isMediaQueryList", 1, 178},
    {"isMessageChannel", 1, 232},
    {"isMessagePort", 1, 232},
    {"isMimeType", 1, 201},
    {"isMimeTypeArray", 1, 201},
    {"isModal", 1, 40},
    {"isMouseEvent", 1, 60},
    {"isMutationObserver", 1, 199},
    {"isMutationRecord", 1, 199},
    {"isNamed", 1, 20},
    {"isNavigator", 1, 201},
    {"isNodeIterator", 1, 209},
    {"isNotification", 1, 240},
    {"isNumberText", 1, 76},
    {"isNumericType", 1, 94},
    {"isParagraph", 1, 52},
    {"isPerformance", 1, 238},
    {"isPerformanceEntry", 1, 239},
    {"isPerformanceMark", 1, 239},
    {"isPerformanceMeasure", 1, 239},
    {"isPerformanceNavigation", 1, 235},
    {"isPerformanceObserver", 1, 239},
    {"isPerformanceObserverEntryList", 1, 239},
    {"isPerformanceTiming", 1, 235},
    {"isPermissionStatus", 1, 240},
    {"isPermissions", 1, 240},
    {"isPlugin", 1, 201},
    {"isPluginArray", 1, 201},
    {"isPopoverShown", 1, 41},
    {"isRange", 1, 204},
    {"isReadableByteStreamController", 1, 241},
    {"isReadableStream", 1, 241},
    {"isReadableStreamBYOBReader", 1, 241},
    {"isReadableStreamBYOBRequest", 1, 241},
    {"isReadableStreamDefaultController", 1, 241},
    {"isReadableStreamDefaultReader", 1, 241},
    {"isRequest", 1, 222},
    {"isResizeObserver", 1, 236},
    {"isResizeObserverEntry", 1, 236},
    {"isResizeObserverSize", 1, 236},
    {"isResponse", 1, 222},
    {"isSVGAngle", 1, 242},
    {"isSVGAnimatedAngle", 1, 242},
    {"isSVGAnimatedBoolean", 1, 242},
    {"isSVGAnimatedEnumeration", 1, 242},
    {"isSVGAnimatedInteger", 1, 242},
    {"isSVGAnimatedLength", 1, 242},
    {"isSVGAnimatedLengthList", 1, 242},
    {"isSVGAnimatedNumber", 1, 242},
    {"isSVGAnimatedNumberList", 1, 242},
    {"isSVGAnimatedPreserveAspectRatio", 1, 242},
    {"isSVGAnimatedRect", 1, 242},
    {"isSVGAnimatedTransformList", 1, 242},
    {"isSVGLength", 1, 242},
    {"isSVGLengthList", 1, 242},
    {"isSVGNumber", 1, 242},
    {"isSVGNumberList", 1, 242},
    {"isSVGPointList", 1, 242},
    {"isSVGPreserveAspectRatio", 1, 242},
    {"isSVGStringList", 1, 242},
    {"isSVGTransform", 1, 242},
    {"isSVGTransformList", 1, 242},
    {"isSVGUnitTypes", 1, 242},
    {"isScreen", 1, 178},
    {"isSelected", 1, 88},
    {"isSelection", 1, 205},
    {"isShadowIncluding", 1, 30},
    {"isShown", 1, 52},
    {"isStaticRange", 1, 204},
    {"isStepMismatch", 1, 76},
    {"isStorage", 1, 207},
    {"isStylePropertyMap", 1, 181},
    {"isStylePropertyMapReadOnly", 1, 181},
    {"isStyleSheet", 1, 208},
    {"isStyleSheetList", 1, 208},
    {"isSubmitButton", 1, 77},
    {"isSubtleCrypto", 1, 247},
    {"isSummary", 1, 44},
    {"isTextDecoder", 1, 219},
    {"isTextDecoderStream", 1, 219},
    {"isTextEncoder", 1, 219},
    {"isTextEncoderStream", 1, 219},
    {"isTextTrack", 1, 231},
    {"isTextTrackCue", 1, 231},
    {"isTextTrackCueList", 1, 231},
    {"isTextTrackList", 1, 231},
    {"isTimeRanges", 1, 230},
    {"isToken", 1, 127},
    {"isTouch", 1, 245},
    {"isTouchList", 1, 245},
    {"isTransformStream", 1, 241},
    {"isTransformStreamDefaultController", 1, 241},
    {"isTreeWalker", 1, 209},
    {"isURL", 1, 246},
    {"isURLSearchParams", 1, 246},
    {"isUnusable", 1, 167},
    {"isUserActivation", 1, 240},
    {"isVTTCue", 1, 231},
    {"isValidControl", 1, 80},
    {"isValidityState", 1, 224},
    {"isVideoTrack", 1, 231},
    {"isVideoTrackList", 1, 231},
    {"isVisualViewport", 1, 178},
    {"isWebSocket", 1, 215},
    {"isWritableStream", 1, 241},
    {"isWritableStreamDefaultController", 1, 241},
    {"isWritableStreamDefaultWriter", 1, 241},
    {"isXMLHttpRequest", 1, 248},
    {"isXMLHttpRequestEventTarget", 1, 248},
    {"isXMLHttpRequestUpload", 1, 248},
    {"isXMLSerializer", 1, 186},
    {"isXPathEvaluator", 1, 211},
    {"isXPathExpression", 1, 211},
    {"isXPathResult", 1, 211},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 54},
    {"keepBlanksApart", 1, 54},
    {"keepLine", 1, 53},
    {"keyframeEffectState", 1, 212},
    {"labelListOf", 1, 77},
    {"labeledControl", 1, 77},
    {"labelsFor", 1, 20},
    {"legacySize", 1, 49},
    {"limitState", 1, 80},
    {"listElement", 1, 72},
    {"loadFailed", 1, 130},
    {"loadResource", 1, 130},
    {"location", 1, 147},
    {"locationState", 1, 234},
    {"lookAtForm", 1, 136},
    {"makeAbortController", 1, 175},
    {"makeAbortSignal", 1, 175},
    {"makeAbstractRange", 1, 204},
    {"makeAnimation", 1, 212},
    {"makeAnimationEffect", 1, 212},
    {"makeAnimationTimeline", 1, 212},
    {"makeAudioTrack", 1, 231},
    {"makeAudioTrackList", 1, 231},
    {"makeBarProp", 1, 234},
    {"makeBlob", 1, 195},
    {"makeBroadcastChannel", 1, 232},
    {"makeByteLengthQueuingStrategy", 1, 241},
    {"makeCSSConditionRule", 1, 179},
    {"makeCSSContainerRule", 1, 179},
    {"makeCSSCounterStyleRule", 1, 179},
    {"makeCSSFontFaceRule", 1, 179},
    {"makeCSSFontPaletteValuesRule", 1, 179},
    {"makeCSSGroupingRule", 1, 179},
    {"makeCSSImageValue", 1, 181},
    {"makeCSSImportRule", 1, 179},
    {"makeCSSKeyframeRule", 1, 179},
    {"makeCSSKeyframesRule", 1, 179},
    {"makeCSSKeywordValue", 1, 181},
    {"makeCSSLayerBlockRule", 1, 179},
    {"makeCSSLayerStatementRule", 1, 179},
    {"makeCSSMarginRule", 1, 179},
    {"makeCSSMathClamp", 1, 181},
    {"makeCSSMathInvert", 1, 181},
    {"makeCSSMathMax", 1, 181},
    {"makeCSSMathMin", 1, 181},
    {"makeCSSMathNegate", 1, 181},
    {"makeCSSMathProduct", 1, 181},
    {"makeCSSMathSum", 1, 181},
    {"makeCSSMathValue", 1, 181},
    {"makeCSSMatrixComponent", 1, 181},
    {"makeCSSMediaRule", 1, 179},
    {"makeCSSNamespaceRule", 1, 179},
    {"makeCSSNestedDeclarations", 1, 179},
    {"makeCSSNumericArray", 1, 181},
    {"makeCSSNumericValue", 1, 181},
    {"makeCSSPageRule", 1, 179},
    {"makeCSSPerspective", 1, 181},
    {"makeCSSPropertyRule", 1, 179},
    {"makeCSSRotate", 1, 181},
    {"makeCSSRule", 1, 179},
    {"makeCSSRuleList", 1, 179},
    {"makeCSSScale", 1, 181},
    {"makeCSSScopeRule", 1, 179},
    {"makeCSSSkew", 1, 181},
    {"makeCSSSkewX", 1, 181},
    {"makeCSSSkewY", 1, 181},
    {"makeCSSStartingStyleRule", 1, 179},
    {"makeCSSStyleDeclaration", 1, 180},
    {"makeCSSStyleRule", 1, 179},
    {"makeCSSStyleSheet", 1, 208},
    {"makeCSSStyleValue", 1, 181},
    {"makeCSSSupportsRule", 1, 179},
    {"makeCSSTransformComponent", 1, 181},
    {"makeCSSTransformValue", 1, 181},
    {"makeCSSTranslate", 1, 181},
    {"makeCSSUnitValue", 1, 181},
    {"makeCSSUnparsedValue", 1, 181},
    {"makeCSSVariableReferenceValue", 1, 181},
    {"makeClipboard", 1, 240},
    {"makeClipboardItem", 1, 240},
    {"makeCompressionStream", 1, 214},
    {"makeCountQueuingStrategy", 1, 241},
    {"makeCrypto", 1, 247},
    {"makeCryptoKey", 1, 247},
    {"makeCustomElementRegistry", 1, 183},
    {"makeCustomStateSet", 1, 193},
    {"makeDOMException", 1, 185},
    {"makeDOMImplementation", 1, 186},
    {"makeDOMMatrix", 1, 229},
    {"makeDOMMatrixReadOnly", 1, 229},
    {"makeDOMParser", 1, 186},
    {"makeDOMPoint", 1, 229},
    {"makeDOMPointReadOnly", 1, 229},
    {"makeDOMQuad", 1, 229},
    {"makeDOMRect", 1, 226},
    {"makeDOMRectList", 1, 226},
    {"makeDOMRectReadOnly", 1, 226},
    {"makeDOMStringList", 1, 187},
    {"makeDOMStringMap", 1, 188},
    {"makeDOMTokenList", 1, 189},
    {"makeDataTransfer", 1, 190},
    {"makeDataTransferItem", 1, 190},
    {"makeDataTransferItemList", 1, 190},
    {"makeDecompressionStream", 1, 214},
    {"makeDeferred", 1, 149},
    {"makeDocumentTimeline", 1, 212},
    {"makeElement", 1, 61},
    {"makeElementInternals", 1, 193},
    {"makeEvent", 1, 194},
    {"makeEventSource", 1, 215},
    {"makeException", 1, 1},
    {"makeExternal", 1, 234},
    {"makeFile", 1, 195},
    {"makeFileList", 1, 195},
    {"makeFileReader", 1, 195},
    {"makeFormData", 1, 248},
    {"makeGeolocation", 1, 240},
    {"makeGeolocationPositionError", 1, 240},
    {"makeHTMLAllCollection", 1, 196},
    {"makeHTMLCollection", 1, 213},
    {"makeHTMLFormControlsCollection", 1, 223},
    {"makeHTMLOptionsCollection", 1, 223},
    {"makeHeaders", 1, 222},
    {"makeHistory", 1, 234},
    {"makeIdleDeadline", 1, 227},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 236},
    {"makeIntersectionObserverEntry", 1, 236},
    {"makeKeyframeEffect", 1, 212},
    {"makeLocation", 1, 234},
    {"makeMediaError", 1, 231},
    {"makeMediaList", 1, 208},
    {"makeMediaQueryList", 1, 178},
    {"makeMessageChannel", 1, 232},
    {"makeMessagePort", 1, 232},
    {"makeMimeType", 1, 201},
    {"makeMimeTypeArray", 1, 201},
    {"makeMutationObserver", 1, 199},
    {"makeMutationRecord", 1, 199},
    {"makeNamedNodeMap", 1, 200},
    {"makeNavigator", 1, 201},
    {"makeNodeIterator", 1, 209},
    {"makeNodeList", 1, 213},
    {"makeNotification", 1, 240},
    {"makePerformance", 1, 238},
    {"makePerformanceEntry", 1, 239},
    {"makePerformanceMark", 1, 239},
    {"makePerformanceMeasure", 1, 239},
    {"makePerformanceNavigation", 1, 235},
    {"makePerformanceObserver", 1, 239},
    {"makePerformanceObserverEntryList", 1, 239},
    {"makePerformanceTiming", 1, 235},
    {"makePermissionStatus", 1, 240},
    {"makePermissions", 1, 240},
    {"makePlugin", 1, 201},
    {"makePluginArray", 1, 201},
    {"makeRadioNodeList", 1, 223},
    {"makeRange", 1, 204},
    {"makeReadableByteStreamController", 1, 241},
    {"makeReadableStream", 1, 241},
    {"makeReadableStreamBYOBReader", 1, 241},
    {"makeReadableStreamBYOBRequest", 1, 241},
    {"makeReadableStreamDefaultController", 1, 241},
    {"makeReadableStreamDefaultReader", 1, 241},
    {"makeRequest", 1, 222},
    {"makeResizeObserver", 1, 236},
    {"makeResizeObserverEntry", 1, 236},
    {"makeResizeObserverSize", 1, 236},
    {"makeResponse", 1, 222},
    {"makeSVGAngle", 1, 242},
    {"makeSVGAnimatedAngle", 1, 242},
    {"makeSVGAnimatedBoolean", 1, 242},
    {"makeSVGAnimatedEnumeration", 1, 242},
    {"makeSVGAnimatedInteger", 1, 242},
    {"makeSVGAnimatedLength", 1, 242},
    {"makeSVGAnimatedLengthList", 1, 242},
    {"makeSVGAnimatedNumber", 1, 242},
    {"makeSVGAnimatedNumberList", 1, 242},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 242},
    {"makeSVGAnimatedRect", 1, 242},
    {"makeSVGAnimatedTransformList", 1, 242},
    {"makeSVGLength", 1, 242},
    {"makeSVGLengthList", 1, 242},
    {"makeSVGNumber", 1, 242},
    {"makeSVGNumberList", 1, 242},
    {"makeSVGPointList", 1, 242},
    {"makeSVGPreserveAspectRatio", 1, 242},
    {"makeSVGStringList", 1, 242},
    {"makeSVGTransform", 1, 242},
    {"makeSVGTransformList", 1, 242},
    {"makeSVGUnitTypes", 1, 242},
    {"makeScreen", 1, 178},
    {"makeSelection", 1, 205},
    {"makeStaticRange", 1, 204},
    {"makeStorage", 1, 207},
    {"makeStylePropertyMap", 1, 181},
    {"makeStylePropertyMapReadOnly", 1, 181},
    {"makeStyleSheet", 1, 208},
    {"makeStyleSheetList", 1, 208},
    {"makeSubtleCrypto", 1, 247},
    {"makeTextDecoder", 1, 219},
    {"makeTextDecoderStream", 1, 219},
    {"makeTextEncoder", 1, 219},
    {"makeTextEncoderStream", 1, 219},
    {"makeTextTrack", 1, 231},
    {"makeTextTrackCue", 1, 231},
    {"makeTextTrackCueList", 1, 231},
    {"makeTextTrackList", 1, 231},
    {"makeTimeRanges", 1, 230},
    {"makeTouch", 1, 245},
    {"makeTouchList", 1, 245},
    {"makeTransformStream", 1, 241},
    {"makeTransformStreamDefaultController", 1, 241},
    {"makeTreeWalker", 1, 209},
    {"makeURL", 1, 246},
    {"makeURLSearchParams", 1, 246},
    {"makeUserActivation", 1, 240},
    {"makeVTTCue", 1, 231},
    {"makeValidityState", 1, 224},
    {"makeVideoTrack", 1, 231},
    {"makeVideoTrackList", 1, 231},
    {"makeVisualViewport", 1, 178},
    {"makeWebSocket", 1, 215},
    {"makeWritableStream", 1, 241},
    {"makeWritableStreamDefaultController", 1, 241},
    {"makeWritableStreamDefaultWriter", 1, 241},
    {"makeXMLHttpRequest", 1, 248},
    {"makeXMLHttpRequestEventTarget", 1, 248},
    {"makeXMLHttpRequestUpload", 1, 248},
    {"makeXMLSerializer", 1, 186},
    {"makeXPathEvaluator", 1, 211},
    {"makeXPathExpression", 1, 211},
    {"makeXPathResult", 1, 211},
    {"markupWithShadows", 1, 30},
    {"matchMedia", 1, 108},
    {"matchesMedia", 1, 108},
    {"matchesSelector", 1, 19},
    {"maximumOf", 1, 76},
    {"mayBeHeard", 1, 8},
    {"mediaErrorState", 1, 231},
    {"mediaListState", 1, 208},
    {"mediaOf", 1, 99},
    {"mediaQueryListState", 1, 178},
    {"mergeTexts", 1, 53},
    {"messageChannelState", 1, 232},
    {"messagePortState", 1, 232},
    {"mimeParameter", 1, 165},
    {"mimeText", 1, 165},
    {"mimeTypeArrayState", 1, 201},
    {"mimeTypeState", 1, 201},
    {"mimeTypes", 1, 140},
    {"minimumOf", 1, 76},
    {"missing", 1, 4},
    {"moveChildren", 1, 52},
    {"moveFocus", 1, 44},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 88},
    {"mutationObserverState", 1, 199},
    {"mutationRecordState", 1, 199},
    {"mutationsQueued", 1, 29},
    {"namedIn", 1, 77},
    {"namedList", 1, 20},
    {"namedTest", 1, 77},
    {"navigate", 1, 147},
    {"navigateFrame", 1, 69},
    {"navigateToFragment", 1, 148},
    {"navigator", 1, 137},
    {"navigatorState", 1, 201},
    {"nearestStep", 1, 76},
    {"newAbortSignal", 1, 9},
    {"newBlob", 1, 160},
    {"newBody", 1, 167},
    {"newDecoder", 1, 119},
    {"newEventState", 1, 6},
    {"newFile", 1, 160},
    {"newFileList", 1, 160},
    {"newFormData", 1, 128},
    {"newHeaders", 1, 127},
    {"newKeyframeEffect", 1, 103},
    {"newList", 1, 149},
    {"newMatrix", 1, 106},
    {"newNodeIterator", 1, 21},
    {"newRange", 1, 25},
    {"newReadable", 1, 150},
    {"newRect", 1, 105},
    {"newRectList", 1, 105},
    {"newResponse", 1, 168},
    {"newSVGAngle", 1, 114},
    {"newSVGLength", 1, 114},
    {"newSVGList", 1, 116},
    {"newSVGNumber", 1, 114},
    {"newSVGTransform", 1, 115},
    {"newStaticRange", 1, 25},
    {"newTreeWalker", 1, 21},
    {"newUnit", 1, 94},
    {"newWritable", 1, 155},
    {"nextTimer", 1, 57},
    {"nodeIndex", 1, 25},
    {"nodeIteratorState", 1, 209},
    {"nodeLength", 1, 25},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 240},
    {"numberIn", 1, 79},
    {"numberToText", 1, 76},
    {"numericOperations", 1, 94},
    {"numericText", 1, 93},
    {"numericType", 1, 94},
    {"numericUnits", 1, 92},
    {"onlyNamed", 1, 20},
    {"onlyNamedIn", 1, 77},
    {"openChannel", 1, 171},
    {"openShadowRoot", 1, 30},
    {"openWindow", 1, 70},
    {"optionList", 1, 87},
    {"optionValue", 1, 87},
    {"ownControlState", 1, 73},
    {"pageScripts", 1, 132},
    {"parseMIMEType", 1, 165},
    {"parseMultipart", 1, 166},
    {"parseNumeric", 1, 93},
    {"parsePairs", 1, 91},
    {"parseSVGNumbers", 1, 115},
    {"parseSVGTransforms", 1, 115},
    {"parseTransforms", 1, 95},
    {"parserElement", 1, 135},
    {"peerEvents", 1, 133},
    {"performance", 1, 142},
    {"performanceEntries", 1, 144},
    {"performanceEntryState", 1, 239},
    {"performanceMark", 1, 144},
    {"performanceMarkState", 1, 239},
    {"performanceMeasure", 1, 144},
    {"performanceMeasureState", 1, 239},
    {"performanceNavigationState", 1, 235},
    {"performanceObserverEntryListState", 1, 239},
    {"performanceObserverState", 1, 239},
    {"performanceState", 1, 238},
    {"performanceTimingState", 1, 235},
    {"permissionStatusState", 1, 240},
    {"permissionsState", 1, 240},
    {"pipe", 1, 154},
    {"placeCaret", 1, 53},
    {"places", 1, 249},
    {"platformInterface", 1, 5},
    {"pluginArrayState", 1, 201},
    {"pluginState", 1, 201},
    {"plugins", 1, 140},
    {"pointInDocument", 1, 27},
    {"popoverChanged", 1, 41},
    {"postToWindow", 1, 171},
    {"pushItem", 1, 149},
    {"putFormat", 1, 49},
    {"queryAll", 1, 19},
    {"queryFirst", 1, 19},
    {"queueEvents", 1, 57},
    {"queueMicrotask", 1, 57},
    {"queueTask", 1, 57},
    {"queueToggle", 1, 38},
    {"radioGroup", 1, 78},
    {"radioNodeList", 1, 77},
    {"randomUUID", 1, 121},
    {"rangePoints", 1, 25},
    {"rangeState", 1, 204},
    {"rangeText", 1, 25},
    {"react", 1, 149},
    {"reacting", 1, 135},
    {"readBody", 1, 167},
    {"readChunk", 1, 150},
    {"readContentHandler", 1, 36},
    {"readInto", 1, 150},
    {"readSequence", 1, 159},
    {"readTape", 1, 34},
    {"readableByteStreamControllerState", 1, 241},
    {"readableFrom", 1, 158},
    {"readableStreamBYOBReaderState", 1, 241},
    {"readableStreamBYOBRequestState", 1, 241},
    {"readableStreamDefaultControllerState", 1, 241},
    {"readableStreamDefaultReaderState", 1, 241},
    {"readableStreamState", 1, 241},
    {"receiveControlState", 1, 73},
    {"receiverOf", 1, 61},
    {"rectified", 1, 94},
    {"referredElement", 1, 43},
    {"referredElements", 1, 43},
    {"releaseReader", 1, 150},
    {"releaseWriter", 1, 155},
    {"remoteCount", 1, 77},
    {"removeBeside", 1, 53},
    {"removeSelected", 1, 53},
    {"replaceData", 1, 16},
    {"reportException", 1, 131},
    {"reportForm", 1, 80},
    {"reportRejection", 1, 131},
    {"reportValidity", 1, 80},
    {"requestFrame", 1, 57},
    {"requestIdle", 1, 48},
    {"requestState", 1, 222},
    {"resetControl", 1, 82},
    {"resetCustom", 1, 136},
    {"resetOptions", 1, 88},
    {"resetQueue", 1, 149},
    {"resizeObserverEntryState", 1, 236},
    {"resizeObserverSizeState", 1, 236},
    {"resizeObserverState", 1, 236},
    {"resourceBuffer", 1, 130},
    {"resourceDocument", 1, 130},
    {"resourceText", 1, 130},
    {"respond", 1, 152},
    {"respondWithView", 1, 152},
    {"responseState", 1, 222},
    {"retarget", 1, 30},
    {"rootArguments", 1, 27},
    {"ruleNumbered", 1, 101},
    {"ruleStyleOf", 1, 98},
    {"runNextTimer", 1, 57},
    {"screen", 1, 108},
    {"screenState", 1, 178},
    {"scriptTimer", 1, 57},
    {"seedRandom", 1, 124},
    {"selectNothing", 1, 28},
    {"selectOf", 1, 87},
    {"selectOnly", 1, 88},
    {"selectRange", 1, 28},
    {"selectSource", 1, 66},
    {"selectedControlText", 1, 85},
    {"selectedOptionsOf", 1, 88},
    {"selectedRange", 1, 28},
    {"selectionFault", 1, 28},
    {"selectionLeft", 1, 83},
    {"selectionState", 1, 205},
    {"sendControlStates", 1, 73},
    {"sendTo", 1, 171},
    {"sequenceOf", 1, 159},
    {"serialize", 1, 90},
    {"serializePairs", 1, 91},
    {"serializeWithTransfer", 1, 90},
    {"setAdoptedStyleSheets", 1, 100},
    {"setAreaValue", 1, 79},
    {"setAttributeNodeValue", 1, 17},
    {"setBackpressure", 1, 155},
    {"setCheckedness", 1, 78},
    {"setControlValue", 1, 79},
    {"setFiles", 1, 170},
    {"setFragment", 1, 147},
    {"setHandler", 1, 36},
    {"setHeader", 1, 127},
    {"setInputValue", 1, 79},
    {"setInteracted", 1, 80},
    {"setMIMEParameter", 1, 165},
    {"setMarkupWithShadows", 1, 30},
    {"setOption", 1, 87},
    {"setReferredElement", 1, 43},
    {"setReferredElements", 1, 43},
    {"setSVGAngle", 1, 114},
    {"setSVGLength", 1, 114},
    {"setSelected", 1, 88},
    {"setTimer", 1, 57},
    {"setType", 1, 79},
    {"setUpByteSource", 1, 152},
    {"setUpBytes", 1, 152},
    {"setUpReadable", 1, 151},
    {"setUpSink", 1, 156},
    {"setUpSource", 1, 151},
    {"setUpTransform", 1, 157},
    {"setUpWritable", 1, 156},
    {"settingText", 1, 76},
    {"settleAs", 1, 149},
    {"shadowRootOf", 1, 30},
    {"shadowTraits", 1, 30},
    {"shareControlState", 1, 73},
    {"sheetNumbered", 1, 99},
    {"shiftItem", 1, 149},
    {"showPopover", 1, 41},
    {"signWith", 1, 123},
    {"sizeOf", 1, 149},
    {"slotContents", 1, 31},
    {"slotOf", 1, 31},
    {"slotsChanged", 1, 31},
    {"spendStream", 1, 150},
    {"splitAround", 1, 52},
    {"splitText", 1, 16},
    {"startErroring", 1, 155},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 204},
    {"stepped", 1, 76},
    {"storage", 1, 145},
    {"storageState", 1, 207},
    {"streamOfBytes", 1, 160},
    {"stringList", 1, 146},
    {"stylePropertyMapReadOnlyState", 1, 181},
    {"stylePropertyMapState", 1, 181},
    {"styleSheetListState", 1, 208},
    {"styleSheetState", 1, 208},
    {"stylesOf", 1, 98},
    {"submitFrom", 1, 81},
    {"submittableOf", 1, 77},
    {"submittedText", 1, 79},
    {"subtle", 1, 122},
    {"subtleCryptoState", 1, 247},
    {"svgAngleState", 1, 242},
    {"svgAnimatedAngleState", 1, 242},
    {"svgAnimatedBooleanState", 1, 242},
    {"svgAnimatedEnumerationState", 1, 242},
    {"svgAnimatedIntegerState", 1, 242},
    {"svgAnimatedLengthListState", 1, 242},
    {"svgAnimatedLengthState", 1, 242},
    {"svgAnimatedNumberListState", 1, 242},
    {"svgAnimatedNumberState", 1, 242},
    {"svgAnimatedPreserveAspectRatioState", 1, 242},
    {"svgAnimatedRectState", 1, 242},
    {"svgAnimatedTransformListState", 1, 242},
    {"svgAxis", 1, 114},
    {"svgBounds", 1, 118},
    {"svgBox", 1, 117},
    {"svgConstants", 1, 113},
    {"svgElementPrototype", 1, 112},
    {"svgFills", 1, 118},
    {"svgFloat", 1, 114},
    {"svgLengthListState", 1, 242},
    {"svgLengthState", 1, 242},
    {"svgListOf", 1, 117},
    {"svgMemberOrder", 1, 250},
    {"svgMembers", 1, 113},
    {"svgNumberListState", 1, 242},
    {"svgNumberState", 1, 242},
    {"svgNumberText", 1, 114},
    {"svgPathLength", 1, 118},
    {"svgPointAt", 1, 118},
    {"svgPointListState", 1, 242},
    {"svgPreserveAspectRatioState", 1, 242},
    {"svgReflection", 1, 117},
    {"svgStringListState", 1, 242},
    {"svgStrokes", 1, 118},
    {"svgTransformListState", 1, 242},
    {"svgTransformOf", 1, 115},
    {"svgTransformProduct", 1, 115},
    {"svgTransformState", 1, 242},
    {"svgTransformText", 1, 115},
    {"svgUnitTypesState", 1, 242},
    {"takeFormat", 1, 49},
    {"takeSignals", 1, 31},
    {"targetOf", 1, 147},
    {"teeBytes", 1, 153},
    {"teeChunks", 1, 153},
    {"textAsBuffer", 1, 122},
    {"textBecameSelectable", 1, 85},
    {"textDecoderState", 1, 219},
    {"textDecoderStreamState", 1, 219},
    {"textEncoderState", 1, 219},
    {"textEncoderStreamState", 1, 219},
    {"textFragment", 1, 46},
    {"textReplaced", 1, 85},
    {"textToNumber", 1, 76},
    {"textTrackCueListState", 1, 231},
    {"textTrackCueState", 1, 231},
    {"textTrackListState", 1, 231},
    {"textTrackState", 1, 231},
    {"textsIn", 1, 49},
    {"theSelection", 1, 28},
    {"timeRangesState", 1, 230},
    {"timingTimes", 1, 143},
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
    {"together", 1, 135},
    {"togglePopover", 1, 41},
    {"tokenList", 1, 23},
    {"topLevel", 1, 95},
    {"topModal", 1, 40},
    {"touchListState", 1, 245},
    {"touchState", 1, 245},
    {"transferPort", 1, 171},
    {"transferStream", 1, 172},
    {"transformMatrix", 1, 107},
    {"transformStreamDefaultControllerState", 1, 241},
    {"transformStreamState", 1, 241},
    {"treeWalkerState", 1, 209},
    {"trimSpace", 1, 127},
    {"turnFormatOff", 1, 49},
    {"upgradeIn", 1, 135},
    {"urlSearchParamsState", 1, 246},
    {"urlState", 1, 246},
    {"userActivationState", 1, 240},
    {"usesSourceSet", 1, 66},
    {"utf8Text", 1, 159},
    {"validityOf", 1, 80},
    {"validityStateState", 1, 224},
    {"valueMode", 1, 74},
    {"verifyWith", 1, 123},
    {"videoTrackListState", 1, 231},
    {"videoTrackState", 1, 231},
    {"viewParts", 1, 149},
    {"viewport", 1, 97},
    {"visualViewportState", 1, 178},
    {"vttCueState", 1, 231},
    {"waitingReads", 1, 150},
    {"watchSlots", 1, 31},
    {"webSocketState", 1, 215},
    {"whenAborted", 1, 9},
    {"willValidate", 1, 80},
    {"windowNamed", 1, 71},
    {"windowOf", 1, 69},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 156},
    {"writableStreamDefaultControllerState", 1, 241},
    {"writableStreamDefaultWriterState", 1, 241},
    {"writableStreamState", 1, 241},
    {"writeChunk", 1, 155},
    {"writeController", 1, 156},
    {"writeTape", 1, 34},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 211},
    {"xPathExpressionState", 1, 211},
    {"xPathResultState", 1, 211},
    {"xmlHttpRequestEventTargetState", 1, 248},
    {"xmlHttpRequestState", 1, 248},
    {"xmlHttpRequestUploadState", 1, 248},
    {"xmlSerializerState", 1, 186},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
