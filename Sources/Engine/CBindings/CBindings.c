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
static const unsigned char html_invalidHolders[] = {
#embed "Linked/html/invalidHolders.js"
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
    BINDINGS_FILE("js/html/invalidHolders.js", html_invalidHolders),
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
    {"AbortController", 0, 176},
    {"AbortControllerBrand", 1, 176},
    {"AbortControllerSteps", 1, 9},
    {"AbortSignal", 0, 176},
    {"AbortSignalBrand", 1, 176},
    {"AbortSignalSteps", 1, 9},
    {"AbstractRange", 0, 205},
    {"AbstractRangeBrand", 1, 205},
    {"AbstractRangeSteps", 1, 25},
    {"Animation", 0, 213},
    {"AnimationBrand", 1, 213},
    {"AnimationEffect", 0, 213},
    {"AnimationEffectBrand", 1, 213},
    {"AnimationEffectSteps", 1, 104},
    {"AnimationEvent", 0, 222},
    {"AnimationFrameProviderSteps", 1, 112},
    {"AnimationPlaybackEvent", 0, 213},
    {"AnimationSteps", 1, 105},
    {"AnimationTimeline", 0, 213},
    {"AnimationTimelineBrand", 1, 213},
    {"AnimationTimelineSteps", 1, 105},
    {"Attr", 0, 177},
    {"AttrSteps", 1, 17},
    {"Audio", 0, 231},
    {"AudioTrack", 0, 232},
    {"AudioTrackBrand", 1, 232},
    {"AudioTrackList", 0, 232},
    {"AudioTrackListBrand", 1, 232},
    {"AudioTrackListSteps", 1, 64},
    {"AudioTrackSteps", 1, 64},
    {"AutofilledSteps", 1, 86},
    {"BarProp", 0, 235},
    {"BarPropBrand", 1, 235},
    {"BarPropSteps", 1, 142},
    {"BeforeUnloadEvent", 0, 222},
    {"BeforeUnloadEventSteps", 1, 60},
    {"Blob", 0, 196},
    {"BlobBrand", 1, 196},
    {"BlobSteps", 1, 161},
    {"BodySteps", 1, 168},
    {"BroadcastChannel", 0, 233},
    {"BroadcastChannelBrand", 1, 233},
    {"BroadcastChannelSteps", 1, 172},
    {"ByteLengthQueuingStrategy", 0, 242},
    {"ByteLengthQueuingStrategyBrand", 1, 242},
    {"ByteLengthQueuingStrategySteps", 1, 150},
    {"CDATASection", 0, 183},
    {"CSS", 3, 178},
    {"CSSConditionRule", 0, 180},
    {"CSSConditionRuleBrand", 1, 180},
    {"CSSConditionRuleSteps", 1, 102},
    {"CSSContainerRule", 0, 180},
    {"CSSContainerRuleBrand", 1, 180},
    {"CSSContainerRuleSteps", 1, 102},
    {"CSSCounterStyleRule", 0, 180},
    {"CSSCounterStyleRuleBrand", 1, 180},
    {"CSSCounterStyleRuleSteps", 1, 102},
    {"CSSFontFaceRule", 0, 180},
    {"CSSFontFaceRuleBrand", 1, 180},
    {"CSSFontFaceRuleSteps", 1, 102},
    {"CSSFontPaletteValuesRule", 0, 180},
    {"CSSFontPaletteValuesRuleBrand", 1, 180},
    {"CSSFontPaletteValuesRuleSteps", 1, 102},
    {"CSSGroupingRule", 0, 180},
    {"CSSGroupingRuleBrand", 1, 180},
    {"CSSGroupingRuleSteps", 1, 102},
    {"CSSImageValue", 0, 182},
    {"CSSImageValueBrand", 1, 182},
    {"CSSImportRule", 0, 180},
    {"CSSImportRuleBrand", 1, 180},
    {"CSSImportRuleSteps", 1, 102},
    {"CSSKeyframeRule", 0, 180},
    {"CSSKeyframeRuleBrand", 1, 180},
    {"CSSKeyframeRuleSteps", 1, 102},
    {"CSSKeyframesRule", 0, 180},
    {"CSSKeyframesRuleBrand", 1, 180},
    {"CSSKeyframesRuleSteps", 1, 102},
    {"CSSKeywordValue", 0, 182},
    {"CSSKeywordValueBrand", 1, 182},
    {"CSSKeywordValueSteps", 1, 97},
    {"CSSLayerBlockRule", 0, 180},
    {"CSSLayerBlockRuleBrand", 1, 180},
    {"CSSLayerBlockRuleSteps", 1, 102},
    {"CSSLayerStatementRule", 0, 180},
    {"CSSLayerStatementRuleBrand", 1, 180},
    {"CSSLayerStatementRuleSteps", 1, 102},
    {"CSSMarginRule", 0, 180},
    {"CSSMarginRuleBrand", 1, 180},
    {"CSSMarginRuleSteps", 1, 102},
    {"CSSMathClamp", 0, 182},
    {"CSSMathClampBrand", 1, 182},
    {"CSSMathClampSteps", 1, 95},
    {"CSSMathInvert", 0, 182},
    {"CSSMathInvertBrand", 1, 182},
    {"CSSMathInvertSteps", 1, 95},
    {"CSSMathMax", 0, 182},
    {"CSSMathMaxBrand", 1, 182},
    {"CSSMathMaxSteps", 1, 95},
    {"CSSMathMin", 0, 182},
    {"CSSMathMinBrand", 1, 182},
    {"CSSMathMinSteps", 1, 95},
    {"CSSMathNegate", 0, 182},
    {"CSSMathNegateBrand", 1, 182},
    {"CSSMathNegateSteps", 1, 95},
    {"CSSMathProduct", 0, 182},
    {"CSSMathProductBrand", 1, 182},
    {"CSSMathProductSteps", 1, 95},
    {"CSSMathSum", 0, 182},
    {"CSSMathSumBrand", 1, 182},
    {"CSSMathSumSteps", 1, 95},
    {"CSSMathValue", 0, 182},
    {"CSSMathValueBrand", 1, 182},
    {"CSSMathValueSteps", 1, 95},
    {"CSSMatrixComponent", 0, 182},
    {"CSSMatrixComponentBrand", 1, 182},
    {"CSSMatrixComponentSteps", 1, 96},
    {"CSSMediaRule", 0, 180},
    {"CSSMediaRuleBrand", 1, 180},
    {"CSSMediaRuleSteps", 1, 102},
    {"CSSNamespaceRule", 0, 180},
    {"CSSNamespaceRuleBrand", 1, 180},
    {"CSSNamespaceRuleSteps", 1, 102},
    {"CSSNestedDeclarations", 0, 180},
    {"CSSNestedDeclarationsBrand", 1, 180},
    {"CSSNestedDeclarationsSteps", 1, 102},
    {"CSSNumericArray", 0, 182},
    {"CSSNumericArrayBrand", 1, 182},
    {"CSSNumericArraySteps", 1, 95},
    {"CSSNumericValue", 0, 182},
    {"CSSNumericValueBrand", 1, 182},
    {"CSSNumericValueSteps", 1, 95},
    {"CSSPageRule", 0, 180},
    {"CSSPageRuleBrand", 1, 180},
    {"CSSPageRuleSteps", 1, 102},
    {"CSSPerspective", 0, 182},
    {"CSSPerspectiveBrand", 1, 182},
    {"CSSPerspectiveSteps", 1, 96},
    {"CSSPropertyRule", 0, 180},
    {"CSSPropertyRuleBrand", 1, 180},
    {"CSSPropertyRuleSteps", 1, 102},
    {"CSSRotate", 0, 182},
    {"CSSRotateBrand", 1, 182},
    {"CSSRotateSteps", 1, 96},
    {"CSSRule", 0, 180},
    {"CSSRuleBrand", 1, 180},
    {"CSSRuleList", 0, 180},
    {"CSSRuleListBrand", 1, 180},
    {"CSSRuleListSteps", 1, 102},
    {"CSSRuleSteps", 1, 102},
    {"CSSScale", 0, 182},
    {"CSSScaleBrand", 1, 182},
    {"CSSScaleSteps", 1, 96},
    {"CSSScopeRule", 0, 180},
    {"CSSScopeRuleBrand", 1, 180},
    {"CSSScopeRuleSteps", 1, 102},
    {"CSSSkew", 0, 182},
    {"CSSSkewBrand", 1, 182},
    {"CSSSkewSteps", 1, 96},
    {"CSSSkewX", 0, 182},
    {"CSSSkewXBrand", 1, 182},
    {"CSSSkewXSteps", 1, 96},
    {"CSSSkewY", 0, 182},
    {"CSSSkewYBrand", 1, 182},
    {"CSSSkewYSteps", 1, 96},
    {"CSSStartingStyleRule", 0, 180},
    {"CSSStartingStyleRuleBrand", 1, 180},
    {"CSSSteps", 1, 93},
    {"CSSStyleDeclaration", 0, 181},
    {"CSSStyleDeclarationSteps", 1, 99},
    {"CSSStyleRule", 0, 180},
    {"CSSStyleRuleBrand", 1, 180},
    {"CSSStyleRuleSteps", 1, 102},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 97},
    {"CSSStyleSheet", 0, 209},
    {"CSSStyleSheetBrand", 1, 209},
    {"CSSStyleSheetSteps", 1, 100},
    {"CSSStyleValue", 0, 182},
    {"CSSStyleValueBrand", 1, 182},
    {"CSSStyleValueSteps", 1, 97},
    {"CSSSupportsRule", 0, 180},
    {"CSSSupportsRuleBrand", 1, 180},
    {"CSSTransformComponent", 0, 182},
    {"CSSTransformComponentBrand", 1, 182},
    {"CSSTransformComponentSteps", 1, 96},
    {"CSSTransformValue", 0, 182},
    {"CSSTransformValueBrand", 1, 182},
    {"CSSTransformValueSteps", 1, 96},
    {"CSSTranslate", 0, 182},
    {"CSSTranslateBrand", 1, 182},
    {"CSSTranslateSteps", 1, 96},
    {"CSSUnitValue", 0, 182},
    {"CSSUnitValueBrand", 1, 182},
    {"CSSUnitValueSteps", 1, 95},
    {"CSSUnparsedValue", 0, 182},
    {"CSSUnparsedValueBrand", 1, 182},
    {"CSSUnparsedValueSteps", 1, 97},
    {"CSSVariableReferenceValue", 0, 182},
    {"CSSVariableReferenceValueBrand", 1, 182},
    {"CSSVariableReferenceValueSteps", 1, 97},
    {"CharacterData", 0, 183},
    {"CharacterDataSteps", 1, 16},
    {"ChildNodeSteps", 1, 15},
    {"Clipboard", 0, 241},
    {"ClipboardBrand", 1, 241},
    {"ClipboardEvent", 0, 222},
    {"ClipboardItem", 0, 241},
    {"ClipboardItemBrand", 1, 241},
    {"ClipboardItemSteps", 1, 140},
    {"ClipboardSteps", 1, 140},
    {"CloseEvent", 0, 222},
    {"CommandEvent", 0, 222},
    {"Comment", 0, 183},
    {"CommentSteps", 1, 16},
    {"CompositionEvent", 0, 222},
    {"CompositionEventSteps", 1, 60},
    {"CompressionStream", 0, 215},
    {"CompressionStreamBrand", 1, 215},
    {"CompressionStreamSteps", 1, 175},
    {"ConsoleSteps", 1, 59},
    {"ConstraintValidationSteps", 1, 80},
    {"CountQueuingStrategy", 0, 242},
    {"CountQueuingStrategyBrand", 1, 242},
    {"CountQueuingStrategySteps", 1, 150},
    {"Crypto", 0, 248},
    {"CryptoBrand", 1, 248},
    {"CryptoKey", 0, 248},
    {"CryptoKeyBrand", 1, 248},
    {"CryptoKeySteps", 1, 124},
    {"CryptoSteps", 1, 122},
    {"CustomElementRegistry", 0, 184},
    {"CustomElementRegistryBrand", 1, 184},
    {"CustomElementRegistrySteps", 1, 135},
    {"CustomEvent", 0, 185},
    {"CustomEventSteps", 1, 7},
    {"CustomStateSet", 0, 194},
    {"CustomStateSetBrand", 1, 194},
    {"CustomStateSetSteps", 1, 137},
    {"DOMException", 0, 186},
    {"DOMExceptionBrand", 1, 186},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 187},
    {"DOMImplementationBrand", 1, 187},
    {"DOMImplementationSteps", 1, 18},
    {"DOMMatrix", 0, 230},
    {"DOMMatrixBrand", 1, 230},
    {"DOMMatrixReadOnly", 0, 230},
    {"DOMMatrixReadOnlyBrand", 1, 230},
    {"DOMMatrixReadOnlySteps", 1, 107},
    {"DOMMatrixSteps", 1, 107},
    {"DOMParser", 0, 187},
    {"DOMParserBrand", 1, 187},
    {"DOMParserSteps", 1, 18},
    {"DOMPoint", 0, 230},
    {"DOMPointBrand", 1, 230},
    {"DOMPointReadOnly", 0, 230},
    {"DOMPointReadOnlyBrand", 1, 230},
    {"DOMPointReadOnlySteps", 1, 107},
    {"DOMPointSteps", 1, 107},
    {"DOMQuad", 0, 230},
    {"DOMQuadBrand", 1, 230},
    {"DOMQuadSteps", 1, 107},
    {"DOMRect", 0, 227},
    {"DOMRectBrand", 1, 227},
    {"DOMRectList", 0, 227},
    {"DOMRectListBrand", 1, 227},
    {"DOMRectListSteps", 1, 106},
    {"DOMRectReadOnly", 0, 227},
    {"DOMRectReadOnlyBrand", 1, 227},
    {"DOMRectReadOnlySteps", 1, 106},
    {"DOMRectSteps", 1, 106},
    {"DOMStringList", 0, 188},
    {"DOMStringListBrand", 1, 188},
    {"DOMStringListSteps", 1, 147},
    {"DOMStringMap", 0, 189},
    {"DOMTokenList", 0, 190},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 191},
    {"DataTransferBrand", 1, 191},
    {"DataTransferItem", 0, 191},
    {"DataTransferItemBrand", 1, 191},
    {"DataTransferItemList", 0, 191},
    {"DataTransferItemListBrand", 1, 191},
    {"DataTransferItemListSteps", 1, 47},
    {"DataTransferItemSteps", 1, 47},
    {"DataTransferSteps", 1, 47},
    {"DecompressionStream", 0, 215},
    {"DecompressionStreamBrand", 1, 215},
    {"DecompressionStreamSteps", 1, 175},
    {"DocumentFragment", 0, 183},
    {"DocumentFragmentSteps", 1, 16},
    {"DocumentMembers_CSSOMView", 1, 179},
    {"DocumentMembers_Document", 1, 192},
    {"DocumentMembers_HTMLDocument", 1, 198},
    {"DocumentMembers_ParentNode", 1, 204},
    {"DocumentMembers_StyleSheets", 1, 209},
    {"DocumentMembers_XPath", 1, 212},
    {"DocumentMembers_animations", 1, 213},
    {"DocumentMembers_editing", 1, 218},
    {"DocumentMembers_fullscreen", 1, 226},
    {"DocumentMembers_touch", 1, 246},
    {"DocumentStatics_Document", 1, 192},
    {"DocumentSteps_CSSOMView", 1, 98},
    {"DocumentSteps_Document", 1, 12},
    {"DocumentSteps_HTMLDocument", 1, 111},
    {"DocumentSteps_animations", 1, 105},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 84},
    {"DocumentSteps_touch", 1, 139},
    {"DocumentTimeline", 0, 213},
    {"DocumentTimelineBrand", 1, 213},
    {"DocumentTimelineSteps", 1, 105},
    {"DocumentType", 0, 183},
    {"DocumentTypeSteps", 1, 16},
    {"DragEvent", 0, 222},
    {"ElementCSSStyleMapSteps", 1, 97},
    {"ElementContentEditableSteps", 1, 45},
    {"ElementInternals", 0, 194},
    {"ElementInternalsBrand", 1, 194},
    {"ElementInternalsSteps", 1, 137},
    {"ElementMembers_CSSOMView", 1, 179},
    {"ElementMembers_CSSTypedOM", 1, 182},
    {"ElementMembers_Element", 1, 193},
    {"ElementMembers_ParentNode", 1, 204},
    {"ElementMembers_animations", 1, 213},
    {"ElementMembers_fullscreen", 1, 226},
    {"ElementMembers_reflected", 1, 14},
    {"ElementSteps_CSSOMView", 1, 98},
    {"ElementSteps_CSSTypedOM", 1, 97},
    {"ElementSteps_Element", 1, 11},
    {"ElementSteps_animations", 1, 105},
    {"ElementSteps_fullscreen", 1, 84},
    {"ErrorEvent", 0, 222},
    {"Event", 0, 195},
    {"EventBrand", 1, 195},
    {"EventSource", 0, 216},
    {"EventSourceBrand", 1, 216},
    {"EventSourceSteps", 1, 163},
    {"EventSteps", 1, 6},
    {"External", 0, 235},
    {"ExternalBrand", 1, 235},
    {"ExternalSteps", 1, 142},
    {"File", 0, 196},
    {"FileBrand", 1, 196},
    {"FileList", 0, 196},
    {"FileListBrand", 1, 196},
    {"FileListSteps", 1, 161},
    {"FileReader", 0, 196},
    {"FileReaderBrand", 1, 196},
    {"FileReaderSteps", 1, 162},
    {"FileSteps", 1, 161},
    {"FocusEvent", 0, 222},
    {"FormData", 0, 249},
    {"FormDataBrand", 1, 249},
    {"FormDataEvent", 0, 222},
    {"FormDataSteps", 1, 129},
    {"FormOwnedSteps", 1, 77},
    {"GenericTransformStreamSteps", 1, 158},
    {"Geolocation", 0, 241},
    {"GeolocationBrand", 1, 241},
    {"GeolocationPositionError", 0, 241},
    {"GeolocationPositionErrorBrand", 1, 241},
    {"GeolocationPositionErrorSteps", 1, 140},
    {"GeolocationSteps", 1, 140},
    {"HTMLAllCollection", 0, 197},
    {"HTMLAllCollectionSteps", 1, 110},
    {"HTMLAnchorElement", 2, 245},
    {"HTMLAnchorElementSteps", 1, 63},
    {"HTMLAreaElement", 2, 245},
    {"HTMLAudioElementSteps", 1, 63},
    {"HTMLBaseElement", 2, 234},
    {"HTMLBaseElementSteps", 1, 63},
    {"HTMLButtonElement", 2, 225},
    {"HTMLButtonElementSteps", 1, 42},
    {"HTMLCanvasElement", 2, 229},
    {"HTMLCanvasElementSteps", 1, 63},
    {"HTMLCollection", 0, 214},
    {"HTMLCollectionKind", 1, 214},
    {"HTMLDataListElement", 2, 225},
    {"HTMLDataListElementSteps", 1, 87},
    {"HTMLDialogElement", 2, 229},
    {"HTMLDialogElementSteps", 1, 40},
    {"HTMLElementMembers_CSSOMView", 1, 179},
    {"HTMLElementMembers_CSSTypedOM", 1, 182},
    {"HTMLElementMembers_HTMLElement", 1, 199},
    {"HTMLElementSteps_CSSOMView", 1, 98},
    {"HTMLElementSteps_HTMLElement", 1, 45},
    {"HTMLEmbedElement", 2, 219},
    {"HTMLEmbedElementSteps", 1, 63},
    {"HTMLFieldSetElement", 2, 225},
    {"HTMLFieldSetElementSteps", 1, 77},
    {"HTMLFormControlsCollection", 0, 224},
    {"HTMLFormElement", 2, 225},
    {"HTMLFormElementSteps", 1, 81},
    {"HTMLFormElementSteps_formElements", 1, 77},
    {"HTMLFrameElement", 2, 238},
    {"HTMLFrameElementSteps", 1, 69},
    {"HTMLHyperlinkElementUtilsSteps", 1, 63},
    {"HTMLIFrameElement", 2, 219},
    {"HTMLIFrameElementSteps", 1, 69},
    {"HTMLImageElement", 2, 219},
    {"HTMLImageElementSteps", 1, 67},
    {"HTMLInputElement", 2, 225},
    {"HTMLInputElementSteps", 1, 82},
    {"HTMLLabelElement", 2, 225},
    {"HTMLLabelElementSteps", 1, 77},
    {"HTMLLegendElement", 2, 225},
    {"HTMLLegendElementSteps", 1, 77},
    {"HTMLLinkElement", 2, 209},
    {"HTMLMapElement", 2, 219},
    {"HTMLMapElementSteps", 1, 63},
    {"HTMLMarqueeElement", 2, 238},
    {"HTMLMarqueeElementSteps", 1, 63},
    {"HTMLMediaElement", 2, 231},
    {"HTMLMediaElementSteps", 1, 63},
    {"HTMLMediaElementSteps_mediaElements", 1, 64},
    {"HTMLMeterElement", 2, 225},
    {"HTMLMeterElementSteps", 1, 65},
    {"HTMLObjectElement", 2, 219},
    {"HTMLObjectElement", 2, 225},
    {"HTMLObjectElementSteps", 1, 63},
    {"HTMLOptionElement", 2, 225},
    {"HTMLOptionElementSteps", 1, 87},
    {"HTMLOptionsCollection", 0, 224},
    {"HTMLOptionsCollectionSteps", 1, 87},
    {"HTMLOrSVGElementSteps", 1, 45},
    {"HTMLOutputElement", 2, 225},
    {"HTMLOutputElementSteps", 1, 82},
    {"HTMLProgressElement", 2, 225},
    {"HTMLProgressElementSteps", 1, 65},
    {"HTMLScriptElement", 2, 229},
    {"HTMLScriptElementSteps", 1, 63},
    {"HTMLSelectElement", 2, 225},
    {"HTMLSelectElementSteps", 1, 87},
    {"HTMLSlotElement", 2, 229},
    {"HTMLSlotElementSteps", 1, 63},
    {"HTMLStyleElement", 2, 209},
    {"HTMLStyleElementSteps_StyleSheets", 1, 100},
    {"HTMLTableCellElement", 2, 244},
    {"HTMLTableCellElementSteps", 1, 62},
    {"HTMLTableElement", 2, 244},
    {"HTMLTableElementSteps", 1, 62},
    {"HTMLTableRowElement", 2, 244},
    {"HTMLTableRowElementSteps", 1, 62},
    {"HTMLTableSectionElement", 2, 244},
    {"HTMLTableSectionElementSteps", 1, 62},
    {"HTMLTemplateElement", 2, 229},
    {"HTMLTemplateElementSteps", 1, 63},
    {"HTMLTextAreaElement", 2, 225},
    {"HTMLTextAreaElementSteps", 1, 82},
    {"HTMLTitleElement", 2, 234},
    {"HTMLTitleElementSteps", 1, 63},
    {"HTMLTrackElement", 2, 231},
    {"HTMLTrackElementSteps", 1, 63},
    {"HTMLTrackElementSteps_mediaElements", 1, 64},
    {"HTMLVideoElement", 2, 231},
    {"HTMLVideoElementSteps", 1, 63},
    {"HashChangeEvent", 0, 222},
    {"Headers", 0, 223},
    {"HeadersBrand", 1, 223},
    {"HeadersSteps", 1, 128},
    {"History", 0, 235},
    {"HistoryBrand", 1, 235},
    {"HistorySteps", 1, 149},
    {"IdleDeadline", 0, 228},
    {"IdleDeadlineBrand", 1, 228},
    {"IdleDeadlineSteps", 1, 48},
    {"Image", 0, 219},
    {"InputEvent", 0, 222},
    {"InputEventSteps", 1, 60},
    {"IntersectionObserver", 0, 237},
    {"IntersectionObserverBrand", 1, 237},
    {"IntersectionObserverEntry", 0, 237},
    {"IntersectionObserverEntryBrand", 1, 237},
    {"IntersectionObserverEntrySteps", 1, 68},
    {"IntersectionObserverSteps", 1, 68},
    {"KeyboardEvent", 0, 222},
    {"KeyboardEventSteps", 1, 60},
    {"KeyframeEffect", 0, 213},
    {"KeyframeEffectBrand", 1, 213},
    {"KeyframeEffectSteps", 1, 104},
    {"LabelableSteps", 1, 77},
    {"LinkStyleSteps", 1, 100},
    {"Location", 0, 235},
    {"LocationBrand", 1, 235},
    {"LocationSteps", 1, 148},
    {"MathMLElement", 0, 113},
    {"MathMLElement", 2, 199},
    {"MathMLElement", 2, 221},
    {"MathMLElementMembers_CSSTypedOM", 1, 182},
    {"MediaError", 0, 232},
    {"MediaErrorBrand", 1, 232},
    {"MediaErrorSteps", 1, 64},
    {"MediaList", 0, 209},
    {"MediaListBrand", 1, 209},
    {"MediaListSteps", 1, 100},
    {"MediaQueryList", 0, 179},
    {"MediaQueryListBrand", 1, 179},
    {"MediaQueryListEvent", 0, 222},
    {"MediaQueryListSteps", 1, 109},
    {"MessageChannel", 0, 233},
    {"MessageChannelBrand", 1, 233},
    {"MessageChannelSteps", 1, 172},
    {"MessageEvent", 0, 222},
    {"MessageEventSteps", 1, 60},
    {"MessagePort", 0, 233},
    {"MessagePortBrand", 1, 233},
    {"MessagePortSteps", 1, 172},
    {"MimeType", 0, 202},
    {"MimeTypeArray", 0, 202},
    {"MimeTypeArrayBrand", 1, 202},
    {"MimeTypeArraySteps", 1, 141},
    {"MimeTypeBrand", 1, 202},
    {"MimeTypeSteps", 1, 141},
    {"MouseEvent", 0, 222},
    {"MouseEventSteps", 1, 60},
    {"MutationObserver", 0, 200},
    {"MutationObserverBrand", 1, 200},
    {"MutationObserverSteps", 1, 29},
    {"MutationRecord", 0, 200},
    {"MutationRecordBrand", 1, 200},
    {"MutationRecordSteps", 1, 29},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 201},
    {"NamedNodeMapSteps", 1, 22},
    {"Navigator", 0, 202},
    {"NavigatorBrand", 1, 202},
    {"NavigatorConcurrentHardwareSteps", 1, 138},
    {"NavigatorCookiesSteps", 1, 138},
    {"NavigatorIDSteps", 1, 138},
    {"NavigatorLanguageSteps", 1, 138},
    {"NavigatorOnLineSteps", 1, 138},
    {"NavigatorPluginsSteps", 1, 138},
    {"NavigatorSteps", 1, 138},
    {"NavigatorSteps_permissions", 1, 140},
    {"NodeFilter", 0, 210},
    {"NodeIterator", 0, 210},
    {"NodeIteratorBrand", 1, 210},
    {"NodeIteratorSteps", 1, 21},
    {"NodeList", 0, 214},
    {"NodeListKind", 1, 214},
    {"NodeMembers_Node", 1, 203},
    {"NodeSteps_Node", 1, 10},
    {"Notification", 0, 241},
    {"NotificationBrand", 1, 241},
    {"NotificationSteps", 1, 140},
    {"Option", 0, 225},
    {"PageTransitionEvent", 0, 222},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 15},
    {"Performance", 0, 239},
    {"PerformanceBrand", 1, 239},
    {"PerformanceEntry", 0, 240},
    {"PerformanceEntryBrand", 1, 240},
    {"PerformanceEntrySteps", 1, 145},
    {"PerformanceMark", 0, 240},
    {"PerformanceMarkBrand", 1, 240},
    {"PerformanceMarkSteps", 1, 145},
    {"PerformanceMeasure", 0, 240},
    {"PerformanceMeasureBrand", 1, 240},
    {"PerformanceMeasureSteps", 1, 145},
    {"PerformanceNavigation", 0, 236},
    {"PerformanceNavigationBrand", 1, 236},
    {"PerformanceNavigationSteps", 1, 144},
    {"PerformanceObserver", 0, 240},
    {"PerformanceObserverBrand", 1, 240},
    {"PerformanceObserverEntryList", 0, 240},
    {"PerformanceObserverEntryListBrand", 1, 240},
    {"PerformanceObserverEntryListSteps", 1, 145},
    {"PerformanceObserverSteps", 1, 145},
    {"PerformanceSteps", 1, 143},
    {"PerformanceTiming", 0, 236},
    {"PerformanceTimingBrand", 1, 236},
    {"PerformanceTimingSteps", 1, 144},
    {"PermissionStatus", 0, 241},
    {"PermissionStatusBrand", 1, 241},
    {"PermissionStatusSteps", 1, 140},
    {"Permissions", 0, 241},
    {"PermissionsBrand", 1, 241},
    {"PermissionsSteps", 1, 140},
    {"Plugin", 0, 202},
    {"PluginArray", 0, 202},
    {"PluginArrayBrand", 1, 202},
    {"PluginArraySteps", 1, 141},
    {"PluginBrand", 1, 202},
    {"PluginSteps", 1, 141},
    {"PointerEvent", 0, 222},
    {"PointerEventSteps", 1, 60},
    {"PopStateEvent", 0, 222},
    {"ProcessingInstruction", 0, 183},
    {"ProgressEvent", 0, 222},
    {"PromiseRejectionEvent", 0, 222},
    {"RadioNodeList", 0, 224},
    {"RadioNodeListSteps", 1, 77},
    {"Range", 0, 205},
    {"RangeBrand", 1, 205},
    {"RangeSteps", 1, 25},
    {"RangeSteps_Range", 1, 25},
    {"ReadableByteStreamController", 0, 242},
    {"ReadableByteStreamControllerBrand", 1, 242},
    {"ReadableByteStreamControllerSteps", 1, 153},
    {"ReadableStream", 0, 242},
    {"ReadableStream", 2, 159},
    {"ReadableStreamBYOBReader", 0, 242},
    {"ReadableStreamBYOBReaderBrand", 1, 242},
    {"ReadableStreamBYOBReaderSteps", 1, 151},
    {"ReadableStreamBYOBRequest", 0, 242},
    {"ReadableStreamBYOBRequestBrand", 1, 242},
    {"ReadableStreamBYOBRequestSteps", 1, 153},
    {"ReadableStreamBrand", 1, 242},
    {"ReadableStreamDefaultController", 0, 242},
    {"ReadableStreamDefaultControllerBrand", 1, 242},
    {"ReadableStreamDefaultControllerSteps", 1, 152},
    {"ReadableStreamDefaultReader", 0, 242},
    {"ReadableStreamDefaultReaderBrand", 1, 242},
    {"ReadableStreamDefaultReaderSteps", 1, 151},
    {"ReadableStreamGenericReaderSteps", 1, 151},
    {"ReadableStreamSteps", 1, 151},
    {"Request", 0, 223},
    {"RequestBrand", 1, 223},
    {"RequestSteps", 1, 170},
    {"ResizeObserver", 0, 237},
    {"ResizeObserverBrand", 1, 237},
    {"ResizeObserverEntry", 0, 237},
    {"ResizeObserverEntryBrand", 1, 237},
    {"ResizeObserverEntrySteps", 1, 68},
    {"ResizeObserverSize", 0, 237},
    {"ResizeObserverSizeBrand", 1, 237},
    {"ResizeObserverSizeSteps", 1, 68},
    {"ResizeObserverSteps", 1, 68},
    {"Response", 0, 223},
    {"ResponseBrand", 1, 223},
    {"ResponseSteps", 1, 169},
    {"SEVERAL", 1, 20},
    {"SVGAElement", 0, 113},
    {"SVGAngle", 0, 243},
    {"SVGAngleBrand", 1, 243},
    {"SVGAngleSteps", 1, 115},
    {"SVGAnimateElement", 0, 113},
    {"SVGAnimatedAngle", 0, 243},
    {"SVGAnimatedAngleBrand", 1, 243},
    {"SVGAnimatedAngleSteps", 1, 118},
    {"SVGAnimatedBoolean", 0, 243},
    {"SVGAnimatedBooleanBrand", 1, 243},
    {"SVGAnimatedBooleanSteps", 1, 118},
    {"SVGAnimatedEnumeration", 0, 243},
    {"SVGAnimatedEnumerationBrand", 1, 243},
    {"SVGAnimatedEnumerationSteps", 1, 118},
    {"SVGAnimatedInteger", 0, 243},
    {"SVGAnimatedIntegerBrand", 1, 243},
    {"SVGAnimatedIntegerSteps", 1, 118},
    {"SVGAnimatedLength", 0, 243},
    {"SVGAnimatedLengthBrand", 1, 243},
    {"SVGAnimatedLengthList", 0, 243},
    {"SVGAnimatedLengthListBrand", 1, 243},
    {"SVGAnimatedLengthListSteps", 1, 118},
    {"SVGAnimatedLengthSteps", 1, 118},
    {"SVGAnimatedNumber", 0, 243},
    {"SVGAnimatedNumberBrand", 1, 243},
    {"SVGAnimatedNumberList", 0, 243},
    {"SVGAnimatedNumberListBrand", 1, 243},
    {"SVGAnimatedNumberListSteps", 1, 118},
    {"SVGAnimatedNumberSteps", 1, 118},
    {"SVGAnimatedPreserveAspectRatio", 0, 243},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 243},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 118},
    {"SVGAnimatedRect", 0, 243},
    {"SVGAnimatedRectBrand", 1, 243},
    {"SVGAnimatedRectSteps", 1, 118},
    {"SVGAnimatedString", 0, 113},
    {"SVGAnimatedTransformList", 0, 243},
    {"SVGAnimatedTransformListBrand", 1, 243},
    {"SVGAnimatedTransformListSteps", 1, 118},
    {"SVGCircleElement", 0, 113},
    {"SVGClipPathElement", 0, 113},
    {"SVGDefsElement", 0, 113},
    {"SVGDescElement", 0, 113},
    {"SVGElement", 0, 113},
    {"SVGElement", 2, 199},
    {"SVGElement", 2, 221},
    {"SVGElementMembers_CSSTypedOM", 1, 182},
    {"SVGEllipseElement", 0, 113},
    {"SVGFilterElement", 0, 113},
    {"SVGForeignObjectElement", 0, 113},
    {"SVGGElement", 0, 113},
    {"SVGGeometryElement", 0, 113},
    {"SVGGradientElement", 0, 113},
    {"SVGGraphicsElement", 0, 113},
    {"SVGImageElement", 0, 113},
    {"SVGLength", 0, 243},
    {"SVGLengthBrand", 1, 243},
    {"SVGLengthList", 0, 243},
    {"SVGLengthListBrand", 1, 243},
    {"SVGLengthListSteps", 1, 117},
    {"SVGLengthSteps", 1, 115},
    {"SVGLineElement", 0, 113},
    {"SVGLinearGradientElement", 0, 113},
    {"SVGMarkerElement", 0, 113},
    {"SVGMaskElement", 0, 113},
    {"SVGMetadataElement", 0, 113},
    {"SVGNumber", 0, 243},
    {"SVGNumberBrand", 1, 243},
    {"SVGNumberList", 0, 243},
    {"SVGNumberListBrand", 1, 243},
    {"SVGNumberListSteps", 1, 117},
    {"SVGNumberSteps", 1, 115},
    {"SVGPathElement", 0, 113},
    {"SVGPatternElement", 0, 113},
    {"SVGPointList", 0, 243},
    {"SVGPointListBrand", 1, 243},
    {"SVGPointListSteps", 1, 117},
    {"SVGPolygonElement", 0, 113},
    {"SVGPolylineElement", 0, 113},
    {"SVGPreserveAspectRatio", 0, 243},
    {"SVGPreserveAspectRatioBrand", 1, 243},
    {"SVGPreserveAspectRatioSteps", 1, 118},
    {"SVGRadialGradientElement", 0, 113},
    {"SVGRectElement", 0, 113},
    {"SVGSVGElement", 0, 113},
    {"SVGScriptElement", 0, 113},
    {"SVGSetElement", 0, 113},
    {"SVGStopElement", 0, 113},
    {"SVGStringList", 0, 243},
    {"SVGStringListBrand", 1, 243},
    {"SVGStringListSteps", 1, 117},
    {"SVGStyleElement", 0, 113},
    {"SVGSwitchElement", 0, 113},
    {"SVGSymbolElement", 0, 113},
    {"SVGTSpanElement", 0, 113},
    {"SVGTextContentElement", 0, 113},
    {"SVGTextElement", 0, 113},
    {"SVGTextPathElement", 0, 113},
    {"SVGTextPositioningElement", 0, 113},
    {"SVGTitleElement", 0, 113},
    {"SVGTransform", 0, 243},
    {"SVGTransformBrand", 1, 243},
    {"SVGTransformList", 0, 243},
    {"SVGTransformListBrand", 1, 243},
    {"SVGTransformListSteps", 1, 117},
    {"SVGTransformSteps", 1, 116},
    {"SVGUnitTypes", 0, 243},
    {"SVGUnitTypesBrand", 1, 243},
    {"SVGUnitTypesSteps", 1, 118},
    {"SVGUseElement", 0, 113},
    {"SVGViewElement", 0, 113},
    {"Screen", 0, 179},
    {"ScreenBrand", 1, 179},
    {"ScreenSteps", 1, 109},
    {"SecurityPolicyViolationEvent", 0, 222},
    {"SelectableTextSteps", 1, 85},
    {"Selection", 0, 206},
    {"SelectionBrand", 1, 206},
    {"SelectionSteps", 1, 28},
    {"ShadowRoot", 0, 207},
    {"ShadowRootSteps", 1, 30},
    {"ShadowRootSteps_ShadowRoot", 1, 30},
    {"ShadowRootSteps_animations", 1, 105},
    {"SlottableSteps", 1, 31},
    {"StaticRange", 0, 205},
    {"StaticRangeBrand", 1, 205},
    {"StaticRangeSteps", 1, 25},
    {"Storage", 0, 208},
    {"StorageBrand", 1, 208},
    {"StorageEvent", 0, 222},
    {"StorageEventSteps", 1, 60},
    {"StorageSteps", 1, 146},
    {"StylePropertyMap", 0, 182},
    {"StylePropertyMapBrand", 1, 182},
    {"StylePropertyMapReadOnly", 0, 182},
    {"StylePropertyMapReadOnlyBrand", 1, 182},
    {"StylePropertyMapReadOnlySteps", 1, 97},
    {"StylePropertyMapSteps", 1, 97},
    {"StyleSheet", 0, 209},
    {"StyleSheetBrand", 1, 209},
    {"StyleSheetList", 0, 209},
    {"StyleSheetListBrand", 1, 209},
    {"StyleSheetListSteps", 1, 100},
    {"StyleSheetOwnerSteps", 1, 100},
    {"StyleSheetSteps", 1, 100},
    {"SubmitEvent", 0, 222},
    {"SubmitterSteps", 1, 81},
    {"SubtleCrypto", 0, 248},
    {"SubtleCryptoBrand", 1, 248},
    {"SubtleCryptoSteps", 1, 123},
    {"Text", 0, 183},
    {"TextDecoder", 0, 220},
    {"TextDecoderBrand", 1, 220},
    {"TextDecoderCommonSteps", 1, 174},
    {"TextDecoderSteps", 1, 120},
    {"TextDecoderStream", 0, 220},
    {"TextDecoderStreamBrand", 1, 220},
    {"TextDecoderStreamSteps", 1, 174},
    {"TextEncoder", 0, 220},
    {"TextEncoderBrand", 1, 220},
    {"TextEncoderCommonSteps", 1, 174},
    {"TextEncoderSteps", 1, 120},
    {"TextEncoderStream", 0, 220},
    {"TextEncoderStreamBrand", 1, 220},
    {"TextEncoderStreamSteps", 1, 174},
    {"TextEvent", 0, 222},
    {"TextEventSteps", 1, 60},
    {"TextSteps", 1, 16},
    {"TextTrack", 0, 232},
    {"TextTrackBrand", 1, 232},
    {"TextTrackCue", 0, 232},
    {"TextTrackCueBrand", 1, 232},
    {"TextTrackCueList", 0, 232},
    {"TextTrackCueListBrand", 1, 232},
    {"TextTrackCueListSteps", 1, 64},
    {"TextTrackCueSteps", 1, 64},
    {"TextTrackList", 0, 232},
    {"TextTrackListBrand", 1, 232},
    {"TextTrackListSteps", 1, 64},
    {"TextTrackSteps", 1, 64},
    {"TimeRanges", 0, 231},
    {"TimeRangesBrand", 1, 231},
    {"TimeRangesSteps", 1, 63},
    {"ToggleEvent", 0, 222},
    {"Touch", 0, 246},
    {"TouchBrand", 1, 246},
    {"TouchEvent", 0, 246},
    {"TouchEventSteps", 1, 139},
    {"TouchList", 0, 246},
    {"TouchListBrand", 1, 246},
    {"TouchListSteps", 1, 139},
    {"TouchSteps", 1, 139},
    {"TrackEvent", 0, 222},
    {"TransformStream", 0, 242},
    {"TransformStreamBrand", 1, 242},
    {"TransformStreamDefaultController", 0, 242},
    {"TransformStreamDefaultControllerBrand", 1, 242},
    {"TransformStreamDefaultControllerSteps", 1, 158},
    {"TransformStreamSteps", 1, 158},
    {"TransitionEvent", 0, 222},
    {"TreeWalker", 0, 210},
    {"TreeWalkerBrand", 1, 210},
    {"TreeWalkerSteps", 1, 21},
    {"UIEvent", 0, 222},
    {"UIEventSteps", 1, 60},
    {"URL", 0, 247},
    {"URLBrand", 1, 247},
    {"URLSearchParams", 0, 247},
    {"URLSearchParamsBrand", 1, 247},
    {"URLSearchParamsSteps", 1, 92},
    {"URLSteps", 1, 92},
    {"URLSteps_FileAPI", 1, 165},
    {"UserActivation", 0, 241},
    {"UserActivationBrand", 1, 241},
    {"UserActivationSteps", 1, 140},
    {"VTTCue", 0, 232},
    {"VTTCueBrand", 1, 232},
    {"VTTCueSteps", 1, 64},
    {"ValidityState", 0, 225},
    {"ValidityStateBrand", 1, 225},
    {"ValidityStateSteps", 1, 80},
    {"VideoTrack", 0, 232},
    {"VideoTrackBrand", 1, 232},
    {"VideoTrackList", 0, 232},
    {"VideoTrackListBrand", 1, 232},
    {"VideoTrackListSteps", 1, 64},
    {"VideoTrackSteps", 1, 64},
    {"VisualViewport", 0, 179},
    {"VisualViewportBrand", 1, 179},
    {"VisualViewportSteps", 1, 109},
    {"WebSocket", 0, 216},
    {"WebSocketBrand", 1, 216},
    {"WebSocketSteps", 1, 164},
    {"WheelEvent", 0, 222},
    {"WheelEventSteps", 1, 60},
    {"WindowLocalStorageSteps", 1, 112},
    {"WindowMembers_CSSOMView", 1, 179},
    {"WindowMembers_Window", 1, 211},
    {"WindowMembers_fetch", 1, 223},
    {"WindowOrWorkerGlobalScopeSteps", 1, 112},
    {"WindowSessionStorageSteps", 1, 112},
    {"WindowSteps", 1, 112},
    {"WindowSteps_CSSOMView", 1, 109},
    {"WindowSteps_fetch", 1, 131},
    {"WritableStream", 0, 242},
    {"WritableStreamBrand", 1, 242},
    {"WritableStreamDefaultController", 0, 242},
    {"WritableStreamDefaultControllerBrand", 1, 242},
    {"WritableStreamDefaultControllerSteps", 1, 157},
    {"WritableStreamDefaultWriter", 0, 242},
    {"WritableStreamDefaultWriterBrand", 1, 242},
    {"WritableStreamDefaultWriterSteps", 1, 156},
    {"WritableStreamSteps", 1, 156},
    {"XMLDocument", 0, 192},
    {"XMLHttpRequest", 0, 249},
    {"XMLHttpRequestBrand", 1, 249},
    {"XMLHttpRequestEventTarget", 0, 249},
    {"XMLHttpRequestEventTargetBrand", 1, 249},
    {"XMLHttpRequestSteps", 1, 130},
    {"XMLHttpRequestUpload", 0, 249},
    {"XMLHttpRequestUploadBrand", 1, 249},
    {"XMLSerializer", 0, 187},
    {"XMLSerializerBrand", 1, 187},
    {"XMLSerializerSteps", 1, 18},
    {"XPathEvaluator", 0, 212},
    {"XPathEvaluatorBaseSteps", 1, 24},
    {"XPathEvaluatorBrand", 1, 212},
    {"XPathEvaluatorSteps", 1, 24},
    {"XPathExpression", 0, 212},
    {"XPathExpressionBrand", 1, 212},
    {"XPathExpressionSteps", 1, 24},
    {"XPathResult", 0, 212},
    {"XPathResultBrand", 1, 212},
    {"XPathResultSteps", 1, 24},
    {"abortControllerState", 1, 176},
    {"abortReason", 1, 9},
    {"abortSignal", 1, 9},
    {"abortSignalState", 1, 176},
    {"abortWritable", 1, 156},
    {"abstractRangeState", 1, 205},
    {"acquireReader", 1, 151},
    {"acquireWriter", 1, 156},
    {"activateInput", 1, 78},
    {"activationBehavior", 1, 35},
    {"addHeader", 1, 128},
    {"addIterator", 1, 126},
    {"addPairs", 1, 126},
    {"addRead", 1, 151},
    {"addSet", 1, 127},
    {"adoptedStyleSheets", 1, 101},
    {"allBytes", 1, 160},
    {"allNamed", 1, 20},
    {"allOf", 1, 110},
    {"animationChanged", 1, 105},
    {"animationEffectState", 1, 213},
    {"animationRate", 1, 105},
    {"animationState", 1, 213},
    {"animationTime", 1, 105},
    {"animationTimelineState", 1, 213},
    {"appendBytes", 1, 160},
    {"appendSequence", 1, 160},
    {"appliesTo", 1, 74},
    {"areInOneTree", 1, 26},
    {"assignToSlot", 1, 31},
    {"atob", 1, 121},
    {"attachInternals", 1, 137},
    {"attachShadow", 1, 30},
    {"attributesOf", 1, 22},
    {"audioTrackListState", 1, 232},
    {"audioTrackState", 1, 232},
    {"bar", 1, 142},
    {"barPropState", 1, 235},
    {"beforeToggle", 1, 38},
    {"blobAt", 1, 165},
    {"blobDocument", 1, 131},
    {"blobState", 1, 196},
    {"blockAround", 1, 53},
    {"blockCommand", 1, 52},
    {"blockState", 1, 52},
    {"bodyOf", 1, 13},
    {"borderSize", 1, 98},
    {"broadcastChannelState", 1, 233},
    {"btoa", 1, 121},
    {"bufferIsDetached", 1, 150},
    {"buttonType", 1, 77},
    {"byobRequestOf", 1, 153},
    {"byteLengthQueuingStrategyState", 1, 242},
    {"bytesAsText", 1, 123},
    {"callPromise", 1, 150},
    {"callbackMember", 1, 150},
    {"canEnqueue", 1, 152},
    {"cancelReadable", 1, 151},
    {"caretForFocus", 1, 83},
    {"chain", 1, 150},
    {"changeRules", 1, 100},
    {"changedControls", 1, 73},
    {"checkForm", 1, 80},
    {"checkPoint", 1, 25},
    {"checkValidity", 1, 80},
    {"checkedRadio", 1, 78},
    {"checkedness", 1, 78},
    {"childBeside", 1, 53},
    {"childText", 1, 111},
    {"chosenFrame", 1, 69},
    {"chunkSize", 1, 157},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 145},
    {"clearFiles", 1, 171},
    {"clearTimer", 1, 57},
    {"click", 1, 45},
    {"clipboardItemState", 1, 241},
    {"clipboardState", 1, 241},
    {"clone", 1, 91},
    {"cloneAttributeNode", 1, 17},
    {"cloneBody", 1, 168},
    {"closeBytes", 1, 153},
    {"closeController", 1, 152},
    {"closeDialog", 1, 40},
    {"closeEnd", 1, 172},
    {"closeReadable", 1, 151},
    {"closeWritable", 1, 156},
    {"closeWritableController", 1, 157},
    {"closeWriter", 1, 156},
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
    {"compressionStreamState", 1, 215},
    {"computedStyleOf", 1, 99},
    {"computedValue", 1, 99},
    {"console", 3, 217},
    {"constructElement", 1, 136},
    {"contentHandlerChanged", 1, 36},
    {"contentSize", 1, 98},
    {"controlMatches", 1, 89},
    {"controlState", 1, 73},
    {"controlValue", 1, 79},
    {"controlsChanged", 1, 73},
    {"controlsOf", 1, 77},
    {"copyBytes", 1, 120},
    {"copyEntries", 1, 129},
    {"copyFiles", 1, 171},
    {"copyHeaders", 1, 128},
    {"countItems", 1, 150},
    {"countQueuingStrategyState", 1, 242},
    {"createCustom", 1, 136},
    {"createEvent", 1, 7},
    {"crypto", 1, 122},
    {"cryptoKeyState", 1, 248},
    {"cryptoState", 1, 248},
    {"cssConditionRuleState", 1, 180},
    {"cssContainerRuleState", 1, 180},
    {"cssCounterStyleRuleState", 1, 180},
    {"cssFontFaceRuleState", 1, 180},
    {"cssFontPaletteValuesRuleState", 1, 180},
    {"cssGroupingRuleState", 1, 180},
    {"cssImageValueState", 1, 182},
    {"cssImportRuleState", 1, 180},
    {"cssKeyframeRuleState", 1, 180},
    {"cssKeyframesRuleState", 1, 180},
    {"cssKeywordValueState", 1, 182},
    {"cssLayerBlockRuleState", 1, 180},
    {"cssLayerStatementRuleState", 1, 180},
    {"cssMarginRuleState", 1, 180},
    {"cssMathClampState", 1, 182},
    {"cssMathInvertState", 1, 182},
    {"cssMathMaxState", 1, 182},
    {"cssMathMinState", 1, 182},
    {"cssMathNegateState", 1, 182},
    {"cssMathProductState", 1, 182},
    {"cssMathSumState", 1, 182},
    {"cssMathValueState", 1, 182},
    {"cssMatrixComponentState", 1, 182},
    {"cssMediaRuleState", 1, 180},
    {"cssNamespaceRuleState", 1, 180},
    {"cssNestedDeclarationsState", 1, 180},
    {"cssNumericArrayState", 1, 182},
    {"cssNumericValueState", 1, 182},
    {"cssPageRuleState", 1, 180},
    {"cssPerspectiveState", 1, 182},
    {"cssPropertyRuleState", 1, 180},
    {"cssRotateState", 1, 182},
    {"cssRuleListState", 1, 180},
    {"cssRuleState", 1, 180},
    {"cssScaleState", 1, 182},
    {"cssScopeRuleState", 1, 180},
    {"cssSkewState", 1, 182},
    {"cssSkewXState", 1, 182},
    {"cssSkewYState", 1, 182},
    {"cssStartingStyleRuleState", 1, 180},
    {"cssStyleRuleState", 1, 180},
    {"cssStyleSheetState", 1, 209},
    {"cssStyleValueState", 1, 182},
    {"cssSupportsRuleState", 1, 180},
    {"cssTransformComponentState", 1, 182},
    {"cssTransformValueState", 1, 182},
    {"cssTranslateState", 1, 182},
    {"cssUnitValueState", 1, 182},
    {"cssUnparsedValueState", 1, 182},
    {"cssVariableReferenceValueState", 1, 182},
    {"currentEvent", 1, 8},
    {"customElementRegistryState", 1, 184},
    {"customElements", 1, 135},
    {"customEntries", 1, 137},
    {"customFlags", 1, 137},
    {"customMessage", 1, 137},
    {"customState", 1, 136},
    {"customStateSetState", 1, 194},
    {"cutSequence", 1, 160},
    {"dataTransferItemListState", 1, 191},
    {"dataTransferItemState", 1, 191},
    {"dataTransferState", 1, 191},
    {"datasetOf", 1, 37},
    {"dateNumber", 1, 75},
    {"dateText", 1, 75},
    {"dealWithRejection", 1, 156},
    {"decodePiece", 1, 120},
    {"decodeText", 1, 120},
    {"decodeWithMark", 1, 162},
    {"decompressionStreamState", 1, 215},
    {"defaultButton", 1, 77},
    {"defineElement", 1, 136},
    {"defineEvent", 1, 7},
    {"definitionNamed", 1, 136},
    {"definitionOf", 1, 136},
    {"deleteRange", 1, 25},
    {"dependentSignal", 1, 9},
    {"dequeueSized", 1, 150},
    {"deriveBits", 1, 124},
    {"deriveKey", 1, 124},
    {"derivedList", 1, 62},
    {"describe", 1, 58},
    {"deserialize", 1, 91},
    {"deserializeWithTransfer", 1, 91},
    {"desiredSizeOf", 1, 152},
    {"detailsChanged", 1, 39},
    {"detailsRenamed", 1, 39},
    {"dialogChanged", 1, 40},
    {"digestName", 1, 123},
    {"digestText", 1, 123},
    {"disablesShadow", 1, 136},
    {"dispatch", 1, 8},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 213},
    {"domExceptionState", 1, 186},
    {"domImplementationState", 1, 187},
    {"domMatrixReadOnlyState", 1, 230},
    {"domMatrixState", 1, 230},
    {"domParserState", 1, 187},
    {"domPointReadOnlyState", 1, 230},
    {"domPointState", 1, 230},
    {"domQuadState", 1, 230},
    {"domRectListState", 1, 227},
    {"domRectReadOnlyState", 1, 227},
    {"domRectState", 1, 227},
    {"domStringListState", 1, 188},
    {"easingFunction", 1, 103},
    {"effectEnd", 1, 104},
    {"effectFills", 1, 104},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 194},
    {"elementsNamed", 1, 20},
    {"emptySequence", 1, 160},
    {"encodeEntries", 1, 167},
    {"encodeUTF8", 1, 120},
    {"enqueueBytes", 1, 153},
    {"enqueueCallback", 1, 136},
    {"enqueueChunk", 1, 152},
    {"enqueueSized", 1, 150},
    {"enqueueTransformed", 1, 158},
    {"entryList", 1, 81},
    {"errorBytes", 1, 153},
    {"errorController", 1, 152},
    {"errorReadable", 1, 151},
    {"errorTransform", 1, 158},
    {"errorWritableIfNeeded", 1, 157},
    {"evaluatedJSON", 1, 33},
    {"eventInterface", 1, 7},
    {"eventPath", 1, 32},
    {"eventReceiver", 1, 7},
    {"eventSourceState", 1, 216},
    {"eventState", 1, 195},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 51},
    {"exportKey", 1, 124},
    {"exposeElement", 1, 71},
    {"exposeFrames", 1, 71},
    {"exposeNames", 1, 71},
    {"external", 1, 142},
    {"externalState", 1, 235},
    {"extractBody", 1, 168},
    {"extractRange", 1, 25},
    {"failClose", 1, 156},
    {"failReads", 1, 151},
    {"failWrite", 1, 156},
    {"fileListState", 1, 196},
    {"fileReaderState", 1, 196},
    {"fileState", 1, 196},
    {"fileValue", 1, 171},
    {"filesOf", 1, 171},
    {"finalStyles", 1, 104},
    {"finishClose", 1, 156},
    {"finishErroring", 1, 156},
    {"finishWrite", 1, 156},
    {"fire", 1, 8},
    {"firstItem", 1, 150},
    {"firstNamed", 1, 20},
    {"firstOf", 1, 13},
    {"firstValued", 1, 20},
    {"firstWithId", 1, 77},
    {"focusForSelection", 1, 83},
    {"focusableArea", 1, 44},
    {"focusedId", 1, 44},
    {"foldBlanks", 1, 54},
    {"foldsBlanks", 1, 54},
    {"followLink", 1, 148},
    {"fontSizeOf", 1, 49},
    {"forgetAbort", 1, 9},
    {"forgetGroups", 1, 78},
    {"forgetHandlers", 1, 36},
    {"forgetSelections", 1, 88},
    {"formAssociated", 1, 137},
    {"formControls", 1, 77},
    {"formDataState", 1, 249},
    {"formEntries", 1, 81},
    {"formOf", 1, 77},
    {"formatLogged", 1, 58},
    {"frameWindow", 1, 69},
    {"frames", 1, 69},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 8},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 151},
    {"generateKey", 1, 124},
    {"geolocationPositionErrorState", 1, 241},
    {"geolocationState", 1, 241},
    {"getHandler", 1, 36},
    {"handled", 1, 150},
    {"hasBackpressure", 1, 152},
    {"hasFormat", 1, 49},
    {"hasMessages", 1, 73},
    {"hasNoChoice", 1, 88},
    {"hasPulls", 1, 153},
    {"headOf", 1, 13},
    {"headerValue", 1, 128},
    {"headersState", 1, 223},
    {"hidePopover", 1, 41},
    {"hidePopoversOver", 1, 41},
    {"highWaterMarkOf", 1, 150},
    {"history", 1, 149},
    {"historyState", 1, 235},
    {"holdsInvalid", 1, 90},
    {"hostEvent", 1, 7},
    {"htmlElementArgument", 1, 61},
    {"htmlOf", 1, 13},
    {"idleDeadlineState", 1, 228},
    {"imageChanged", 1, 67},
    {"imageEvent", 1, 67},
    {"imagePoint", 1, 81},
    {"imageSeen", 1, 67},
    {"imagesMoved", 1, 67},
    {"implementationOf", 1, 18},
    {"importKey", 1, 124},
    {"initializeEvent", 1, 6},
    {"inlineStyleOf", 1, 99},
    {"inputType", 1, 74},
    {"insertIntoRange", 1, 25},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 237},
    {"intersectionObserverState", 1, 237},
    {"invalidIn", 1, 80},
    {"invoke", 1, 42},
    {"invokeListeners", 1, 8},
    {"invokeReactions", 1, 136},
    {"isAbortController", 1, 176},
    {"isAbortSignal", 1, 176},
    {"isAborted", 1, 9},
    {"isAbstractRange", 1, 205},
    {"isActiveDocument", 1, 69},
    {"isAnimation", 1, 213},
    {"isAnimationEffect", 1, 213},
    {"isAnimationTimeline", 1, 213},
    {"isAudioTrack", 1, 232},
    {"isAudioTrackList", 1, 232},
    {"isBarProp", 1, 235},
    {"isBlob", 1, 196},
    {"isBlockCommand", 1, 52},
    {"isBlockElement", 1, 52},
    {"isBody", 1, 13},
    {"isBroadcastChannel", 1, 233},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 242},
    {"isCSSConditionRule", 1, 180},
    {"isCSSContainerRule", 1, 180},
    {"isCSSCounterStyleRule", 1, 180},
    {"isCSSFontFaceRule", 1, 180},
    {"isCSSFontPaletteValuesRule", 1, 180},
    {"isCSSGroupingRule", 1, 180},
    {"isCSSImageValue", 1, 182},
    {"isCSSImportRule", 1, 180},
    {"isCSSKeyframeRule", 1, 180},
    {"isCSSKeyframesRule", 1, 180},
    {"isCSSKeywordValue", 1, 182},
    {"isCSSLayerBlockRule", 1, 180},
    {"isCSSLayerStatementRule", 1, 180},
    {"isCSSMarginRule", 1, 180},
    {"isCSSMathClamp", 1, 182},
    {"isCSSMathInvert", 1, 182},
    {"isCSSMathMax", 1, 182},
    {"isCSSMathMin", 1, 182},
    {"isCSSMathNegate", 1, 182},
    {"isCSSMathProduct", 1, 182},
    {"isCSSMathSum", 1, 182},
    {"isCSSMathValue", 1, 182},
    {"isCSSMatrixComponent", 1, 182},
    {"isCSSMediaRule", 1, 180},
    {"isCSSNamespaceRule", 1, 180},
    {"isCSSNestedDeclarations", 1, 180},
    {"isCSSNumericArray", 1, 182},
    {"isCSSNumericValue", 1, 182},
    {"isCSSPageRule", 1, 180},
    {"isCSSPerspective", 1, 182},
    {"isCSSPropertyRule", 1, 180},
    {"isCSSRotate", 1, 182},
    {"isCSSRule", 1, 180},
    {"isCSSRuleList", 1, 180},
    {"isCSSScale", 1, 182},
    {"isCSSScopeRule", 1, 180},
    {"isCSSSkew", 1, 182},
    {"isCSSSkewX", 1, 182},
    {"isCSSSkewY", 1, 182},
    {"isCSSStartingStyleRule", 1, 180},
    {"isCSSStyleRule", 1, 180},
    {"isCSSStyleSheet", 1, 209},
    {"isCSSStyleValue", 1, 182},
    {"isCSSSupportsRule", 1, 180},
    {"isCSSTransformComponent", 1, 182},
    {"isCSSTransformValue", 1, 182},
    {"isCSSTranslate", 1, 182},
    {"isCSSUnitValue", 1, 182},
    {"isCSSUnparsedValue", 1, 182},
    {"isCSSVariableReferenceValue", 1, 182},
    {"isClipboard", 1, 241},
    {"isClipboardItem", 1, 241},
    {"isClosed", 1, 30},
    {"isClosing", 1, 156},
    {"isComposedInPage", 1, 27},
    {"isCompressionStream", 1, 215},
    {"isCountQueuingStrategy", 1, 242},
    {"isCrypto", 1, 248},
    {"isCryptoKey", 1, 248},
    {"isCustomElementRegistry", 1, 184},
    {"isCustomStateSet", 1, 194},
    {"isDOMException", 1, 186},
    {"isDOMImplementation", 1, 187},
    {"isDOMMatrix", 1, 230},
    {"isDOMMatrixReadOnly", 1, 230},
    {"isDOMParser", 1, 187},
    {"isDOMPoint", 1, 230},
    {"isDOMPointReadOnly", 1, 230},
    {"isDOMQuad", 1, 230},
    {"isDOMRect", 1, 227},
    {"isDOMRectList", 1, 227},
    {"isDOMRectReadOnly", 1, 227},
    {"isDOMStringList", 1, 188},
    {"isDataTransfer", 1, 191},
    {"isDataTransferItem", 1, 191},
    {"isDataTransferItemList", 1, 191},
    {"isDecompressionStream", 1, 215},
    {"isDesigned", 1, 111},
    {"isDisabled", 1, 44},
    {"isDocumentTimeline", 1, 213},
    {"isEditable", 1, 44},
    {"isElementInternals", 1, 194},
    {"isEvent", 1, 195},
    {"isEventSource", 1, 216},
    {"isExternal", 1, 235},
    {"isFieldValue", 1, 128},
    {"isFile", 1, 196},
    {"isFileList", 1, 196},
    {"isFileReader", 1, 196},
    {"isFocusable", 1, 44},
    {"isFocusableByDefault", 1, 44},
    {"isFormCustom", 1, 137},
    {"isFormData", 1, 249},
    {"isFormat", 1, 49},
    {"isFrameWindow", 1, 69},
    {"isGeolocation", 1, 241},
    {"isGeolocationPositionError", 1, 241},
    {"isGroupChecked", 1, 78},
    {"isHTMLElementOf", 1, 61},
    {"isHeaders", 1, 223},
    {"isHiddenAt", 1, 32},
    {"isHistory", 1, 235},
    {"isIdleDeadline", 1, 228},
    {"isImageLoading", 1, 67},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 237},
    {"isIntersectionObserverEntry", 1, 237},
    {"isKeyframeEffect", 1, 213},
    {"isLoadable", 1, 131},
    {"isLocation", 1, 235},
    {"isMediaError", 1, 232},
    {"isMediaList", 1, 209},
    {"isMediaQueryList", 1, 179},
    {"isMessageChannel", 1, 233},
    {"isMessagePort", 1, 233},
    {"isMimeType", 1, 202},
    {"isMimeTypeArray", 1, 202},
    {"isModal", 1, 40},
    {"isMouseEvent", 1, 60},
    {"isMutationObserver", 1, 200},
    {"isMutationRecord", 1, 200},
    {"isNamed", 1, 20},
    {"isNavigator", 1, 202},
    {"isNodeIterator", 1, 210},
    {"isNotification", 1, 241},
    {"isNumberText", 1, 76},
    {"isNumericType", 1, 95},
    {"isParagraph", 1, 52},
    {"isPerformance", 1, 239},
    {"isPerformanceEntry", 1, 240},
    {"isPerformanceMark", 1, 240},
    {"isPerformanceMeasure", 1, 240},
    {"isPerformanceNavigation", 1, 236},
    {"isPerformanceObserver", 1, 240},
    {"isPerformanceObserverEntryList", 1, 240},
    {"isPerformanceTiming", 1, 236},
    {"isPermissionStatus", 1, 241},
    {"isPermissions", 1, 241},
    {"isPlugin", 1, 202},
    {"isPluginArray", 1, 202},
    {"isPopoverShown", 1, 41},
    {"isRange", 1, 205},
    {"isReadableByteStreamController", 1, 242},
    {"isReadableStream", 1, 242},
    {"isReadableStreamBYOBReader", 1, 242},
    {"isReadableStreamBYOBRequest", 1, 242},
    {"isReadableStreamDefaultController", 1, 242},
    {"isReadableStreamDefaultReader", 1, 242},
    {"isRequest", 1, 223},
    {"isResizeObserver", 1, 237},
    {"isResizeObserverEntry", 1, 237},
    {"isResizeObserverSize", 1, 237},
    {"isResponse", 1, 223},
    {"isSVGAngle", 1, 243},
    {"isSVGAnimatedAngle", 1, 243},
    {"isSVGAnimatedBoolean", 1, 243},
    {"isSVGAnimatedEnumeration", 1, 243},
    {"isSVGAnimatedInteger", 1, 243},
    {"isSVGAnimatedLength", 1, 243},
    {"isSVGAnimatedLengthList", 1, 243},
    {"isSVGAnimatedNumber", 1, 243},
    {"isSVGAnimatedNumberList", 1, 243},
    {"isSVGAnimatedPreserveAspectRatio", 1, 243},
    {"isSVGAnimatedRect", 1, 243},
    {"isSVGAnimatedTransformList", 1, 243},
    {"isSVGLength", 1, 243},
    {"isSVGLengthList", 1, 243},
    {"isSVGNumber", 1, 243},
    {"isSVGNumberList", 1, 243},
    {"isSVGPointList", 1, 243},
    {"isSVGPreserveAspectRatio", 1, 243},
    {"isSVGStringList", 1, 243},
    {"isSVGTransform", 1, 243},
    {"isSVGTransformList", 1, 243},
    {"isSVGUnitTypes", 1, 243},
    {"isScreen", 1, 179},
    {"isSelected", 1, 88},
    {"isSelection", 1, 206},
    {"isShadowIncluding", 1, 30},
    {"isShown", 1, 52},
    {"isStaticRange", 1, 205},
    {"isStepMismatch", 1, 76},
    {"isStorage", 1, 208},
    {"isStylePropertyMap", 1, 182},
    {"isStylePropertyMapReadOnly", 1, 182},
    {"isStyleSheet", 1, 209},
    {"isStyleSheetList", 1, 209},
    {"isSubmitButton", 1, 77},
    {"isSubtleCrypto", 1, 248},
    {"isSummary", 1, 44},
    {"isTextDecoder", 1, 220},
    {"isTextDecoderStream", 1, 220},
    {"isTextEncoder", 1, 220},
    {"isTextEncoderStream", 1, 220},
    {"isTextTrack", 1, 232},
    {"isTextTrackCue", 1, 232},
    {"isTextTrackCueList", 1, 232},
    {"isTextTrackList", 1, 232},
    {"isTimeRanges", 1, 231},
    {"isToken", 1, 128},
    {"isTouch", 1, 246},
    {"isTouchList", 1, 246},
    {"isTransformStream", 1, 242},
    {"isTransformStreamDefaultController", 1, 242},
    {"isTreeWalker", 1, 210},
    {"isURL", 1, 247},
    {"isURLSearchParams", 1, 247},
    {"isUnusable", 1, 168},
    {"isUserActivation", 1, 241},
    {"isVTTCue", 1, 232},
    {"isValidControl", 1, 80},
    {"isValidityState", 1, 225},
    {"isVideoTrack", 1, 232},
    {"isVideoTrackList", 1, 232},
    {"isVisualViewport", 1, 179},
    {"isWebSocket", 1, 216},
    {"isWritableStream", 1, 242},
    {"isWritableStreamDefaultController", 1, 242},
    {"isWritableStreamDefaultWriter", 1, 242},
    {"isXMLHttpRequest", 1, 249},
    {"isXMLHttpRequestEventTarget", 1, 249},
    {"isXMLHttpRequestUpload", 1, 249},
    {"isXMLSerializer", 1, 187},
    {"isXPathEvaluator", 1, 212},
    {"isXPathExpression", 1, 212},
    {"isXPathResult", 1, 212},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 54},
    {"keepBlanksApart", 1, 54},
    {"keepLine", 1, 53},
    {"keyframeEffectState", 1, 213},
    {"labelListOf", 1, 77},
    {"labeledControl", 1, 77},
    {"labelsFor", 1, 20},
    {"legacySize", 1, 49},
    {"limitState", 1, 80},
    {"listElement", 1, 72},
    {"loadFailed", 1, 131},
    {"loadResource", 1, 131},
    {"location", 1, 148},
    {"locationState", 1, 235},
    {"lookAtForm", 1, 137},
    {"makeAbortController", 1, 176},
    {"makeAbortSignal", 1, 176},
    {"makeAbstractRange", 1, 205},
    {"makeAnimation", 1, 213},
    {"makeAnimationEffect", 1, 213},
    {"makeAnimationTimeline", 1, 213},
    {"makeAudioTrack", 1, 232},
    {"makeAudioTrackList", 1, 232},
    {"makeBarProp", 1, 235},
    {"makeBlob", 1, 196},
    {"makeBroadcastChannel", 1, 233},
    {"makeByteLengthQueuingStrategy", 1, 242},
    {"makeCSSConditionRule", 1, 180},
    {"makeCSSContainerRule", 1, 180},
    {"makeCSSCounterStyleRule", 1, 180},
    {"makeCSSFontFaceRule", 1, 180},
    {"makeCSSFontPaletteValuesRule", 1, 180},
    {"makeCSSGroupingRule", 1, 180},
    {"makeCSSImageValue", 1, 182},
    {"makeCSSImportRule", 1, 180},
    {"makeCSSKeyframeRule", 1, 180},
    {"makeCSSKeyframesRule", 1, 180},
    {"makeCSSKeywordValue", 1, 182},
    {"makeCSSLayerBlockRule", 1, 180},
    {"makeCSSLayerStatementRule", 1, 180},
    {"makeCSSMarginRule", 1, 180},
    {"makeCSSMathClamp", 1, 182},
    {"makeCSSMathInvert", 1, 182},
    {"makeCSSMathMax", 1, 182},
    {"makeCSSMathMin", 1, 182},
    {"makeCSSMathNegate", 1, 182},
    {"makeCSSMathProduct", 1, 182},
    {"makeCSSMathSum", 1, 182},
    {"makeCSSMathValue", 1, 182},
    {"makeCSSMatrixComponent", 1, 182},
    {"makeCSSMediaRule", 1, 180},
    {"makeCSSNamespaceRule", 1, 180},
    {"makeCSSNestedDeclarations", 1, 180},
    {"makeCSSNumericArray", 1, 182},
    {"makeCSSNumericValue", 1, 182},
    {"makeCSSPageRule", 1, 180},
    {"makeCSSPerspective", 1, 182},
    {"makeCSSPropertyRule", 1, 180},
    {"makeCSSRotate", 1, 182},
    {"makeCSSRule", 1, 180},
    {"makeCSSRuleList", 1, 180},
    {"makeCSSScale", 1, 182},
    {"makeCSSScopeRule", 1, 180},
    {"makeCSSSkew", 1, 182},
    {"makeCSSSkewX", 1, 182},
    {"makeCSSSkewY", 1, 182},
    {"makeCSSStartingStyleRule", 1, 180},
    {"makeCSSStyleDeclaration", 1, 181},
    {"makeCSSStyleRule", 1, 180},
    {"makeCSSStyleSheet", 1, 209},
    {"makeCSSStyleValue", 1, 182},
    {"makeCSSSupportsRule", 1, 180},
    {"makeCSSTransformComponent", 1, 182},
    {"makeCSSTransformValue", 1, 182},
    {"makeCSSTranslate", 1, 182},
    {"makeCSSUnitValue", 1, 182},
    {"makeCSSUnparsedValue", 1, 182},
    {"makeCSSVariableReferenceValue", 1, 182},
    {"makeClipboard", 1, 241},
    {"makeClipboardItem", 1, 241},
    {"makeCompressionStream", 1, 215},
    {"makeCountQueuingStrategy", 1, 242},
    {"makeCrypto", 1, 248},
    {"makeCryptoKey", 1, 248},
    {"makeCustomElementRegistry", 1, 184},
    {"makeCustomStateSet", 1, 194},
    {"makeDOMException", 1, 186},
    {"makeDOMImplementation", 1, 187},
    {"makeDOMMatrix", 1, 230},
    {"makeDOMMatrixReadOnly", 1, 230},
    {"makeDOMParser", 1, 187},
    {"makeDOMPoint", 1, 230},
    {"makeDOMPointReadOnly", 1, 230},
    {"makeDOMQuad", 1, 230},
    {"makeDOMRect", 1, 227},
    {"makeDOMRectList", 1, 227},
    {"makeDOMRectReadOnly", 1, 227},
    {"makeDOMStringList", 1, 188},
    {"makeDOMStringMap", 1, 189},
    {"makeDOMTokenList", 1, 190},
    {"makeDataTransfer", 1, 191},
    {"makeDataTransferItem", 1, 191},
    {"makeDataTransferItemList", 1, 191},
    {"makeDecompressionStream", 1, 215},
    {"makeDeferred", 1, 150},
    {"makeDocumentTimeline", 1, 213},
    {"makeElement", 1, 61},
    {"makeElementInternals", 1, 194},
    {"makeEvent", 1, 195},
    {"makeEventSource", 1, 216},
    {"makeException", 1, 1},
    {"makeExternal", 1, 235},
    {"makeFile", 1, 196},
    {"makeFileList", 1, 196},
    {"makeFileReader", 1, 196},
    {"makeFormData", 1, 249},
    {"makeGeolocation", 1, 241},
    {"makeGeolocationPositionError", 1, 241},
    {"makeHTMLAllCollection", 1, 197},
    {"makeHTMLCollection", 1, 214},
    {"makeHTMLFormControlsCollection", 1, 224},
    {"makeHTMLOptionsCollection", 1, 224},
    {"makeHeaders", 1, 223},
    {"makeHistory", 1, 235},
    {"makeIdleDeadline", 1, 228},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 237},
    {"makeIntersectionObserverEntry", 1, 237},
    {"makeKeyframeEffect", 1, 213},
    {"makeLocation", 1, 235},
    {"makeMediaError", 1, 232},
    {"makeMediaList", 1, 209},
    {"makeMediaQueryList", 1, 179},
    {"makeMessageChannel", 1, 233},
    {"makeMessagePort", 1, 233},
    {"makeMimeType", 1, 202},
    {"makeMimeTypeArray", 1, 202},
    {"makeMutationObserver", 1, 200},
    {"makeMutationRecord", 1, 200},
    {"makeNamedNodeMap", 1, 201},
    {"makeNavigator", 1, 202},
    {"makeNodeIterator", 1, 210},
    {"makeNodeList", 1, 214},
    {"makeNotification", 1, 241},
    {"makePerformance", 1, 239},
    {"makePerformanceEntry", 1, 240},
    {"makePerformanceMark", 1, 240},
    {"makePerformanceMeasure", 1, 240},
    {"makePerformanceNavigation", 1, 236},
    {"makePerformanceObserver", 1, 240},
    {"makePerformanceObserverEntryList", 1, 240},
    {"makePerformanceTiming", 1, 236},
    {"makePermissionStatus", 1, 241},
    {"makePermissions", 1, 241},
    {"makePlugin", 1, 202},
    {"makePluginArray", 1, 202},
    {"makeRadioNodeList", 1, 224},
    {"makeRange", 1, 205},
    {"makeReadableByteStreamController", 1, 242},
    {"makeReadableStream", 1, 242},
    {"makeReadableStreamBYOBReader", 1, 242},
    {"makeReadableStreamBYOBRequest", 1, 242},
    {"makeReadableStreamDefaultController", 1, 242},
    {"makeReadableStreamDefaultReader", 1, 242},
    {"makeRequest", 1, 223},
    {"makeResizeObserver", 1, 237},
    {"makeResizeObserverEntry", 1, 237},
    {"makeResizeObserverSize", 1, 237},
    {"makeResponse", 1, 223},
    {"makeSVGAngle", 1, 243},
    {"makeSVGAnimatedAngle", 1, 243},
    {"makeSVGAnimatedBoolean", 1, 243},
    {"makeSVGAnimatedEnumeration", 1, 243},
    {"makeSVGAnimatedInteger", 1, 243},
    {"makeSVGAnimatedLength", 1, 243},
    {"makeSVGAnimatedLengthList", 1, 243},
    {"makeSVGAnimatedNumber", 1, 243},
    {"makeSVGAnimatedNumberList", 1, 243},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 243},
    {"makeSVGAnimatedRect", 1, 243},
    {"makeSVGAnimatedTransformList", 1, 243},
    {"makeSVGLength", 1, 243},
    {"makeSVGLengthList", 1, 243},
    {"makeSVGNumber", 1, 243},
    {"makeSVGNumberList", 1, 243},
    {"makeSVGPointList", 1, 243},
    {"makeSVGPreserveAspectRatio", 1, 243},
    {"makeSVGStringList", 1, 243},
    {"makeSVGTransform", 1, 243},
    {"makeSVGTransformList", 1, 243},
    {"makeSVGUnitTypes", 1, 243},
    {"makeScreen", 1, 179},
    {"makeSelection", 1, 206},
    {"makeStaticRange", 1, 205},
    {"makeStorage", 1, 208},
    {"makeStylePropertyMap", 1, 182},
    {"makeStylePropertyMapReadOnly", 1, 182},
    {"makeStyleSheet", 1, 209},
    {"makeStyleSheetList", 1, 209},
    {"makeSubtleCrypto", 1, 248},
    {"makeTextDecoder", 1, 220},
    {"makeTextDecoderStream", 1, 220},
    {"makeTextEncoder", 1, 220},
    {"makeTextEncoderStream", 1, 220},
    {"makeTextTrack", 1, 232},
    {"makeTextTrackCue", 1, 232},
    {"makeTextTrackCueList", 1, 232},
    {"makeTextTrackList", 1, 232},
    {"makeTimeRanges", 1, 231},
    {"makeTouch", 1, 246},
    {"makeTouchList", 1, 246},
    {"makeTransformStream", 1, 242},
    {"makeTransformStreamDefaultController", 1, 242},
    {"makeTreeWalker", 1, 210},
    {"makeURL", 1, 247},
    {"makeURLSearchParams", 1, 247},
    {"makeUserActivation", 1, 241},
    {"makeVTTCue", 1, 232},
    {"makeValidityState", 1, 225},
    {"makeVideoTrack", 1, 232},
    {"makeVideoTrackList", 1, 232},
    {"makeVisualViewport", 1, 179},
    {"makeWebSocket", 1, 216},
    {"makeWritableStream", 1, 242},
    {"makeWritableStreamDefaultController", 1, 242},
    {"makeWritableStreamDefaultWriter", 1, 242},
    {"makeXMLHttpRequest", 1, 249},
    {"makeXMLHttpRequestEventTarget", 1, 249},
    {"makeXMLHttpRequestUpload", 1, 249},
    {"makeXMLSerializer", 1, 187},
    {"makeXPathEvaluator", 1, 212},
    {"makeXPathExpression", 1, 212},
    {"makeXPathResult", 1, 212},
    {"markupWithShadows", 1, 30},
    {"matchMedia", 1, 109},
    {"matchesMedia", 1, 109},
    {"matchesSelector", 1, 19},
    {"maximumOf", 1, 76},
    {"mayBeHeard", 1, 8},
    {"mediaErrorState", 1, 232},
    {"mediaListState", 1, 209},
    {"mediaOf", 1, 100},
    {"mediaQueryListState", 1, 179},
    {"mergeTexts", 1, 53},
    {"messageChannelState", 1, 233},
    {"messagePortState", 1, 233},
    {"mimeParameter", 1, 166},
    {"mimeText", 1, 166},
    {"mimeTypeArrayState", 1, 202},
    {"mimeTypeState", 1, 202},
    {"mimeTypes", 1, 141},
    {"minimumOf", 1, 76},
    {"missing", 1, 4},
    {"moveChildren", 1, 52},
    {"moveFocus", 1, 44},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 88},
    {"mutationObserverState", 1, 200},
    {"mutationRecordState", 1, 200},
    {"mutationsQueued", 1, 29},
    {"namedIn", 1, 77},
    {"namedList", 1, 20},
    {"namedTest", 1, 77},
    {"navigate", 1, 148},
    {"navigateFrame", 1, 69},
    {"navigateToFragment", 1, 149},
    {"navigator", 1, 138},
    {"navigatorState", 1, 202},
    {"nearestStep", 1, 76},
    {"newAbortSignal", 1, 9},
    {"newBlob", 1, 161},
    {"newBody", 1, 168},
    {"newDecoder", 1, 120},
    {"newEventState", 1, 6},
    {"newFile", 1, 161},
    {"newFileList", 1, 161},
    {"newFormData", 1, 129},
    {"newHeaders", 1, 128},
    {"newKeyframeEffect", 1, 104},
    {"newList", 1, 150},
    {"newMatrix", 1, 107},
    {"newNodeIterator", 1, 21},
    {"newRange", 1, 25},
    {"newReadable", 1, 151},
    {"newRect", 1, 106},
    {"newRectList", 1, 106},
    {"newResponse", 1, 169},
    {"newSVGAngle", 1, 115},
    {"newSVGLength", 1, 115},
    {"newSVGList", 1, 117},
    {"newSVGNumber", 1, 115},
    {"newSVGTransform", 1, 116},
    {"newStaticRange", 1, 25},
    {"newTreeWalker", 1, 21},
    {"newUnit", 1, 95},
    {"newWritable", 1, 156},
    {"nextTimer", 1, 57},
    {"nodeIndex", 1, 25},
    {"nodeIteratorState", 1, 210},
    {"nodeLength", 1, 25},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 241},
    {"numberIn", 1, 79},
    {"numberToText", 1, 76},
    {"numericOperations", 1, 95},
    {"numericText", 1, 94},
    {"numericType", 1, 95},
    {"numericUnits", 1, 93},
    {"onlyNamed", 1, 20},
    {"onlyNamedIn", 1, 77},
    {"openChannel", 1, 172},
    {"openShadowRoot", 1, 30},
    {"openWindow", 1, 70},
    {"optionList", 1, 87},
    {"optionValue", 1, 87},
    {"ownControlState", 1, 73},
    {"pageScripts", 1, 133},
    {"parseMIMEType", 1, 166},
    {"parseMultipart", 1, 167},
    {"parseNumeric", 1, 94},
    {"parsePairs", 1, 92},
    {"parseSVGNumbers", 1, 116},
    {"parseSVGTransforms", 1, 116},
    {"parseTransforms", 1, 96},
    {"parserElement", 1, 136},
    {"peerEvents", 1, 134},
    {"performance", 1, 143},
    {"performanceEntries", 1, 145},
    {"performanceEntryState", 1, 240},
    {"performanceMark", 1, 145},
    {"performanceMarkState", 1, 240},
    {"performanceMeasure", 1, 145},
    {"performanceMeasureState", 1, 240},
    {"performanceNavigationState", 1, 236},
    {"performanceObserverEntryListState", 1, 240},
    {"performanceObserverState", 1, 240},
    {"performanceState", 1, 239},
    {"performanceTimingState", 1, 236},
    {"permissionStatusState", 1, 241},
    {"permissionsState", 1, 241},
    {"pipe", 1, 155},
    {"placeCaret", 1, 53},
    {"places", 1, 250},
    {"platformInterface", 1, 5},
    {"pluginArrayState", 1, 202},
    {"pluginState", 1, 202},
    {"plugins", 1, 141},
    {"pointInDocument", 1, 27},
    {"popoverChanged", 1, 41},
    {"postToWindow", 1, 172},
    {"pushItem", 1, 150},
    {"putFormat", 1, 49},
    {"queryAll", 1, 19},
    {"queryFirst", 1, 19},
    {"queueEvents", 1, 57},
    {"queueMicrotask", 1, 57},
    {"queueTask", 1, 57},
    {"queueToggle", 1, 38},
    {"radioGroup", 1, 78},
    {"radioNodeList", 1, 77},
    {"randomUUID", 1, 122},
    {"rangePoints", 1, 25},
    {"rangeState", 1, 205},
    {"rangeText", 1, 25},
    {"react", 1, 150},
    {"reacting", 1, 136},
    {"readBody", 1, 168},
    {"readChunk", 1, 151},
    {"readContentHandler", 1, 36},
    {"readInto", 1, 151},
    {"readSequence", 1, 160},
    {"readTape", 1, 34},
    {"readableByteStreamControllerState", 1, 242},
    {"readableFrom", 1, 159},
    {"readableStreamBYOBReaderState", 1, 242},
    {"readableStreamBYOBRequestState", 1, 242},
    {"readableStreamDefaultControllerState", 1, 242},
    {"readableStreamDefaultReaderState", 1, 242},
    {"readableStreamState", 1, 242},
    {"receiveControlState", 1, 73},
    {"receiverOf", 1, 61},
    {"rectified", 1, 95},
    {"referredElement", 1, 43},
    {"referredElements", 1, 43},
    {"releaseReader", 1, 151},
    {"releaseWriter", 1, 156},
    {"remoteCount", 1, 77},
    {"removeBeside", 1, 53},
    {"removeSelected", 1, 53},
    {"replaceData", 1, 16},
    {"reportException", 1, 132},
    {"reportForm", 1, 80},
    {"reportRejection", 1, 132},
    {"reportValidity", 1, 80},
    {"requestFrame", 1, 57},
    {"requestIdle", 1, 48},
    {"requestState", 1, 223},
    {"resetControl", 1, 82},
    {"resetCustom", 1, 137},
    {"resetOptions", 1, 88},
    {"resetQueue", 1, 150},
    {"resizeObserverEntryState", 1, 237},
    {"resizeObserverSizeState", 1, 237},
    {"resizeObserverState", 1, 237},
    {"resourceBuffer", 1, 131},
    {"resourceDocument", 1, 131},
    {"resourceText", 1, 131},
    {"respond", 1, 153},
    {"respondWithView", 1, 153},
    {"responseState", 1, 223},
    {"retarget", 1, 30},
    {"rootArguments", 1, 27},
    {"ruleNumbered", 1, 102},
    {"ruleStyleOf", 1, 99},
    {"runNextTimer", 1, 57},
    {"screen", 1, 109},
    {"screenState", 1, 179},
    {"scriptTimer", 1, 57},
    {"seedRandom", 1, 125},
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
    {"selectionState", 1, 206},
    {"sendControlStates", 1, 73},
    {"sendTo", 1, 172},
    {"sequenceOf", 1, 160},
    {"serialize", 1, 91},
    {"serializePairs", 1, 92},
    {"serializeWithTransfer", 1, 91},
    {"setAdoptedStyleSheets", 1, 101},
    {"setAreaValue", 1, 79},
    {"setAttributeNodeValue", 1, 17},
    {"setBackpressure", 1, 156},
    {"setCheckedness", 1, 78},
    {"setControlValue", 1, 79},
    {"setFiles", 1, 171},
    {"setFragment", 1, 148},
    {"setHandler", 1, 36},
    {"setHeader", 1, 128},
    {"setInputValue", 1, 79},
    {"setInteracted", 1, 80},
    {"setMIMEParameter", 1, 166},
    {"setMarkupWithShadows", 1, 30},
    {"setOption", 1, 87},
    {"setReferredElement", 1, 43},
    {"setReferredElements", 1, 43},
    {"setSVGAngle", 1, 115},
    {"setSVGLength", 1, 115},
    {"setSelected", 1, 88},
    {"setTimer", 1, 57},
    {"setType", 1, 79},
    {"setUpByteSource", 1, 153},
    {"setUpBytes", 1, 153},
    {"setUpReadable", 1, 152},
    {"setUpSink", 1, 157},
    {"setUpSource", 1, 152},
    {"setUpTransform", 1, 158},
    {"setUpWritable", 1, 157},
    {"settingText", 1, 76},
    {"settleAs", 1, 150},
    {"shadowRootOf", 1, 30},
    {"shadowTraits", 1, 30},
    {"shareControlState", 1, 73},
    {"sheetNumbered", 1, 100},
    {"shiftItem", 1, 150},
    {"showPopover", 1, 41},
    {"signWith", 1, 124},
    {"sizeOf", 1, 150},
    {"slotContents", 1, 31},
    {"slotOf", 1, 31},
    {"slotsChanged", 1, 31},
    {"spendStream", 1, 151},
    {"splitAround", 1, 52},
    {"splitText", 1, 16},
    {"startErroring", 1, 156},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 205},
    {"stepped", 1, 76},
    {"storage", 1, 146},
    {"storageState", 1, 208},
    {"streamOfBytes", 1, 161},
    {"stringList", 1, 147},
    {"stylePropertyMapReadOnlyState", 1, 182},
    {"stylePropertyMapState", 1, 182},
    {"styleSheetListState", 1, 209},
    {"styleSheetState", 1, 209},
    {"stylesOf", 1, 99},
    {"submitFrom", 1, 81},
    {"submittableOf", 1, 77},
    {"submittedText", 1, 79},
    {"subtle", 1, 123},
    {"subtleCryptoState", 1, 248},
    {"svgAngleState", 1, 243},
    {"svgAnimatedAngleState", 1, 243},
    {"svgAnimatedBooleanState", 1, 243},
    {"svgAnimatedEnumerationState", 1, 243},
    {"svgAnimatedIntegerState", 1, 243},
    {"svgAnimatedLengthListState", 1, 243},
    {"svgAnimatedLengthState", 1, 243},
    {"svgAnimatedNumberListState", 1, 243},
    {"svgAnimatedNumberState", 1, 243},
    {"svgAnimatedPreserveAspectRatioState", 1, 243},
    {"svgAnimatedRectState", 1, 243},
    {"svgAnimatedTransformListState", 1, 243},
    {"svgAxis", 1, 115},
    {"svgBounds", 1, 119},
    {"svgBox", 1, 118},
    {"svgConstants", 1, 114},
    {"svgElementPrototype", 1, 113},
    {"svgFills", 1, 119},
    {"svgFloat", 1, 115},
    {"svgLengthListState", 1, 243},
    {"svgLengthState", 1, 243},
    {"svgListOf", 1, 118},
    {"svgMemberOrder", 1, 251},
    {"svgMembers", 1, 114},
    {"svgNumberListState", 1, 243},
    {"svgNumberState", 1, 243},
    {"svgNumberText", 1, 115},
    {"svgPathLength", 1, 119},
    {"svgPointAt", 1, 119},
    {"svgPointListState", 1, 243},
    {"svgPreserveAspectRatioState", 1, 243},
    {"svgReflection", 1, 118},
    {"svgStringListState", 1, 243},
    {"svgStrokes", 1, 119},
    {"svgTransformListState", 1, 243},
    {"svgTransformOf", 1, 116},
    {"svgTransformProduct", 1, 116},
    {"svgTransformState", 1, 243},
    {"svgTransformText", 1, 116},
    {"svgUnitTypesState", 1, 243},
    {"takeFormat", 1, 49},
    {"takeSignals", 1, 31},
    {"targetOf", 1, 148},
    {"teeBytes", 1, 154},
    {"teeChunks", 1, 154},
    {"textAsBuffer", 1, 123},
    {"textBecameSelectable", 1, 85},
    {"textDecoderState", 1, 220},
    {"textDecoderStreamState", 1, 220},
    {"textEncoderState", 1, 220},
    {"textEncoderStreamState", 1, 220},
    {"textFragment", 1, 46},
    {"textReplaced", 1, 85},
    {"textToNumber", 1, 76},
    {"textTrackCueListState", 1, 232},
    {"textTrackCueState", 1, 232},
    {"textTrackListState", 1, 232},
    {"textTrackState", 1, 232},
    {"textsIn", 1, 49},
    {"theSelection", 1, 28},
    {"timeRangesState", 1, 231},
    {"timingTimes", 1, 144},
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
    {"together", 1, 136},
    {"togglePopover", 1, 41},
    {"tokenList", 1, 23},
    {"topLevel", 1, 96},
    {"topModal", 1, 40},
    {"touchListState", 1, 246},
    {"touchState", 1, 246},
    {"transferPort", 1, 172},
    {"transferStream", 1, 173},
    {"transformMatrix", 1, 108},
    {"transformStreamDefaultControllerState", 1, 242},
    {"transformStreamState", 1, 242},
    {"treeWalkerState", 1, 210},
    {"trimSpace", 1, 128},
    {"turnFormatOff", 1, 49},
    {"upgradeIn", 1, 136},
    {"urlSearchParamsState", 1, 247},
    {"urlState", 1, 247},
    {"userActivationState", 1, 241},
    {"usesSourceSet", 1, 66},
    {"utf8Text", 1, 160},
    {"validityOf", 1, 80},
    {"validityStateState", 1, 225},
    {"valueMode", 1, 74},
    {"verifyWith", 1, 124},
    {"videoTrackListState", 1, 232},
    {"videoTrackState", 1, 232},
    {"viewParts", 1, 150},
    {"viewport", 1, 98},
    {"visualViewportState", 1, 179},
    {"vttCueState", 1, 232},
    {"waitingReads", 1, 151},
    {"watchSlots", 1, 31},
    {"webSocketState", 1, 216},
    {"whenAborted", 1, 9},
    {"willValidate", 1, 80},
    {"windowNamed", 1, 71},
    {"windowOf", 1, 69},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 157},
    {"writableStreamDefaultControllerState", 1, 242},
    {"writableStreamDefaultWriterState", 1, 242},
    {"writableStreamState", 1, 242},
    {"writeChunk", 1, 156},
    {"writeController", 1, 157},
    {"writeTape", 1, 34},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 212},
    {"xPathExpressionState", 1, 212},
    {"xPathResultState", 1, 212},
    {"xmlHttpRequestEventTargetState", 1, 249},
    {"xmlHttpRequestState", 1, 249},
    {"xmlHttpRequestUploadState", 1, 249},
    {"xmlSerializerState", 1, 187},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
