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
#embed "Linked/dom/listeners.js"
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
static const unsigned char html_modals[] = {
#embed "Linked/html/modals.js"
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
static const unsigned char editing_lines[] = {
#embed "Linked/editing/lines.js"
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
static const unsigned char editing_textsInRange[] = {
#embed "Linked/editing/textsInRange.js"
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
static const unsigned char html_formControls[] = {
#embed "Linked/html/formControls.js"
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
static const unsigned char html_links[] = {
#embed "Linked/html/links.js"
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
static const unsigned char streams_readableSteps[] = {
#embed "Linked/streams/readableSteps.js"
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
    BINDINGS_FILE("js/html/modals.js", html_modals),
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
    BINDINGS_FILE("js/editing/lines.js", editing_lines),
    BINDINGS_FILE("js/editing/deletion.js", editing_deletion),
    BINDINGS_FILE("js/editing/blanks.js", editing_blanks),
    BINDINGS_FILE("js/editing/insertedMarkup.js", editing_insertedMarkup),
    BINDINGS_FILE("js/editing/selectionMovement.js", editing_selectionMovement),
    BINDINGS_FILE("js/editing/textsInRange.js", editing_textsInRange),
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
    BINDINGS_FILE("js/html/formControls.js", html_formControls),
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
    BINDINGS_FILE("js/html/links.js", html_links),
    BINDINGS_FILE("js/html/History.js", html_History),
    BINDINGS_FILE("js/streams/base.js", streams_base),
    BINDINGS_FILE("js/streams/ReadableStream.js", streams_ReadableStream),
    BINDINGS_FILE("js/streams/readableSteps.js", streams_readableSteps),
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
    {"AbortController", 0, 181},
    {"AbortControllerBrand", 1, 181},
    {"AbortControllerSteps", 1, 9},
    {"AbortSignal", 0, 181},
    {"AbortSignalBrand", 1, 181},
    {"AbortSignalSteps", 1, 9},
    {"AbstractRange", 0, 210},
    {"AbstractRangeBrand", 1, 210},
    {"AbstractRangeSteps", 1, 25},
    {"Animation", 0, 218},
    {"AnimationBrand", 1, 218},
    {"AnimationEffect", 0, 218},
    {"AnimationEffectBrand", 1, 218},
    {"AnimationEffectSteps", 1, 107},
    {"AnimationEvent", 0, 227},
    {"AnimationFrameProviderSteps", 1, 115},
    {"AnimationPlaybackEvent", 0, 218},
    {"AnimationSteps", 1, 108},
    {"AnimationTimeline", 0, 218},
    {"AnimationTimelineBrand", 1, 218},
    {"AnimationTimelineSteps", 1, 108},
    {"Attr", 0, 182},
    {"AttrSteps", 1, 17},
    {"Audio", 0, 236},
    {"AudioTrack", 0, 237},
    {"AudioTrackBrand", 1, 237},
    {"AudioTrackList", 0, 237},
    {"AudioTrackListBrand", 1, 237},
    {"AudioTrackListSteps", 1, 67},
    {"AudioTrackSteps", 1, 67},
    {"AutofilledSteps", 1, 90},
    {"BarProp", 0, 240},
    {"BarPropBrand", 1, 240},
    {"BarPropSteps", 1, 145},
    {"BeforeUnloadEvent", 0, 227},
    {"BeforeUnloadEventSteps", 1, 63},
    {"Blob", 0, 201},
    {"BlobBrand", 1, 201},
    {"BlobSteps", 1, 166},
    {"BodySteps", 1, 173},
    {"BroadcastChannel", 0, 238},
    {"BroadcastChannelBrand", 1, 238},
    {"BroadcastChannelSteps", 1, 177},
    {"ByteLengthQueuingStrategy", 0, 247},
    {"ByteLengthQueuingStrategyBrand", 1, 247},
    {"ByteLengthQueuingStrategySteps", 1, 154},
    {"CDATASection", 0, 188},
    {"CSS", 3, 183},
    {"CSSConditionRule", 0, 185},
    {"CSSConditionRuleBrand", 1, 185},
    {"CSSConditionRuleSteps", 1, 105},
    {"CSSContainerRule", 0, 185},
    {"CSSContainerRuleBrand", 1, 185},
    {"CSSContainerRuleSteps", 1, 105},
    {"CSSCounterStyleRule", 0, 185},
    {"CSSCounterStyleRuleBrand", 1, 185},
    {"CSSCounterStyleRuleSteps", 1, 105},
    {"CSSFontFaceRule", 0, 185},
    {"CSSFontFaceRuleBrand", 1, 185},
    {"CSSFontFaceRuleSteps", 1, 105},
    {"CSSFontPaletteValuesRule", 0, 185},
    {"CSSFontPaletteValuesRuleBrand", 1, 185},
    {"CSSFontPaletteValuesRuleSteps", 1, 105},
    {"CSSGroupingRule", 0, 185},
    {"CSSGroupingRuleBrand", 1, 185},
    {"CSSGroupingRuleSteps", 1, 105},
    {"CSSImageValue", 0, 187},
    {"CSSImageValueBrand", 1, 187},
    {"CSSImportRule", 0, 185},
    {"CSSImportRuleBrand", 1, 185},
    {"CSSImportRuleSteps", 1, 105},
    {"CSSKeyframeRule", 0, 185},
    {"CSSKeyframeRuleBrand", 1, 185},
    {"CSSKeyframeRuleSteps", 1, 105},
    {"CSSKeyframesRule", 0, 185},
    {"CSSKeyframesRuleBrand", 1, 185},
    {"CSSKeyframesRuleSteps", 1, 105},
    {"CSSKeywordValue", 0, 187},
    {"CSSKeywordValueBrand", 1, 187},
    {"CSSKeywordValueSteps", 1, 100},
    {"CSSLayerBlockRule", 0, 185},
    {"CSSLayerBlockRuleBrand", 1, 185},
    {"CSSLayerBlockRuleSteps", 1, 105},
    {"CSSLayerStatementRule", 0, 185},
    {"CSSLayerStatementRuleBrand", 1, 185},
    {"CSSLayerStatementRuleSteps", 1, 105},
    {"CSSMarginRule", 0, 185},
    {"CSSMarginRuleBrand", 1, 185},
    {"CSSMarginRuleSteps", 1, 105},
    {"CSSMathClamp", 0, 187},
    {"CSSMathClampBrand", 1, 187},
    {"CSSMathClampSteps", 1, 98},
    {"CSSMathInvert", 0, 187},
    {"CSSMathInvertBrand", 1, 187},
    {"CSSMathInvertSteps", 1, 98},
    {"CSSMathMax", 0, 187},
    {"CSSMathMaxBrand", 1, 187},
    {"CSSMathMaxSteps", 1, 98},
    {"CSSMathMin", 0, 187},
    {"CSSMathMinBrand", 1, 187},
    {"CSSMathMinSteps", 1, 98},
    {"CSSMathNegate", 0, 187},
    {"CSSMathNegateBrand", 1, 187},
    {"CSSMathNegateSteps", 1, 98},
    {"CSSMathProduct", 0, 187},
    {"CSSMathProductBrand", 1, 187},
    {"CSSMathProductSteps", 1, 98},
    {"CSSMathSum", 0, 187},
    {"CSSMathSumBrand", 1, 187},
    {"CSSMathSumSteps", 1, 98},
    {"CSSMathValue", 0, 187},
    {"CSSMathValueBrand", 1, 187},
    {"CSSMathValueSteps", 1, 98},
    {"CSSMatrixComponent", 0, 187},
    {"CSSMatrixComponentBrand", 1, 187},
    {"CSSMatrixComponentSteps", 1, 99},
    {"CSSMediaRule", 0, 185},
    {"CSSMediaRuleBrand", 1, 185},
    {"CSSMediaRuleSteps", 1, 105},
    {"CSSNamespaceRule", 0, 185},
    {"CSSNamespaceRuleBrand", 1, 185},
    {"CSSNamespaceRuleSteps", 1, 105},
    {"CSSNestedDeclarations", 0, 185},
    {"CSSNestedDeclarationsBrand", 1, 185},
    {"CSSNestedDeclarationsSteps", 1, 105},
    {"CSSNumericArray", 0, 187},
    {"CSSNumericArrayBrand", 1, 187},
    {"CSSNumericArraySteps", 1, 98},
    {"CSSNumericValue", 0, 187},
    {"CSSNumericValueBrand", 1, 187},
    {"CSSNumericValueSteps", 1, 98},
    {"CSSPageRule", 0, 185},
    {"CSSPageRuleBrand", 1, 185},
    {"CSSPageRuleSteps", 1, 105},
    {"CSSPerspective", 0, 187},
    {"CSSPerspectiveBrand", 1, 187},
    {"CSSPerspectiveSteps", 1, 99},
    {"CSSPropertyRule", 0, 185},
    {"CSSPropertyRuleBrand", 1, 185},
    {"CSSPropertyRuleSteps", 1, 105},
    {"CSSRotate", 0, 187},
    {"CSSRotateBrand", 1, 187},
    {"CSSRotateSteps", 1, 99},
    {"CSSRule", 0, 185},
    {"CSSRuleBrand", 1, 185},
    {"CSSRuleList", 0, 185},
    {"CSSRuleListBrand", 1, 185},
    {"CSSRuleListSteps", 1, 105},
    {"CSSRuleSteps", 1, 105},
    {"CSSScale", 0, 187},
    {"CSSScaleBrand", 1, 187},
    {"CSSScaleSteps", 1, 99},
    {"CSSScopeRule", 0, 185},
    {"CSSScopeRuleBrand", 1, 185},
    {"CSSScopeRuleSteps", 1, 105},
    {"CSSSkew", 0, 187},
    {"CSSSkewBrand", 1, 187},
    {"CSSSkewSteps", 1, 99},
    {"CSSSkewX", 0, 187},
    {"CSSSkewXBrand", 1, 187},
    {"CSSSkewXSteps", 1, 99},
    {"CSSSkewY", 0, 187},
    {"CSSSkewYBrand", 1, 187},
    {"CSSSkewYSteps", 1, 99},
    {"CSSStartingStyleRule", 0, 185},
    {"CSSStartingStyleRuleBrand", 1, 185},
    {"CSSSteps", 1, 96},
    {"CSSStyleDeclaration", 0, 186},
    {"CSSStyleDeclarationSteps", 1, 102},
    {"CSSStyleRule", 0, 185},
    {"CSSStyleRuleBrand", 1, 185},
    {"CSSStyleRuleSteps", 1, 105},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 100},
    {"CSSStyleSheet", 0, 214},
    {"CSSStyleSheetBrand", 1, 214},
    {"CSSStyleSheetSteps", 1, 103},
    {"CSSStyleValue", 0, 187},
    {"CSSStyleValueBrand", 1, 187},
    {"CSSStyleValueSteps", 1, 100},
    {"CSSSupportsRule", 0, 185},
    {"CSSSupportsRuleBrand", 1, 185},
    {"CSSTransformComponent", 0, 187},
    {"CSSTransformComponentBrand", 1, 187},
    {"CSSTransformComponentSteps", 1, 99},
    {"CSSTransformValue", 0, 187},
    {"CSSTransformValueBrand", 1, 187},
    {"CSSTransformValueSteps", 1, 99},
    {"CSSTranslate", 0, 187},
    {"CSSTranslateBrand", 1, 187},
    {"CSSTranslateSteps", 1, 99},
    {"CSSUnitValue", 0, 187},
    {"CSSUnitValueBrand", 1, 187},
    {"CSSUnitValueSteps", 1, 98},
    {"CSSUnparsedValue", 0, 187},
    {"CSSUnparsedValueBrand", 1, 187},
    {"CSSUnparsedValueSteps", 1, 100},
    {"CSSVariableReferenceValue", 0, 187},
    {"CSSVariableReferenceValueBrand", 1, 187},
    {"CSSVariableReferenceValueSteps", 1, 100},
    {"CharacterData", 0, 188},
    {"CharacterDataSteps", 1, 16},
    {"ChildNodeSteps", 1, 15},
    {"Clipboard", 0, 246},
    {"ClipboardBrand", 1, 246},
    {"ClipboardEvent", 0, 227},
    {"ClipboardItem", 0, 246},
    {"ClipboardItemBrand", 1, 246},
    {"ClipboardItemSteps", 1, 143},
    {"ClipboardSteps", 1, 143},
    {"CloseEvent", 0, 227},
    {"CommandEvent", 0, 227},
    {"Comment", 0, 188},
    {"CommentSteps", 1, 16},
    {"CompositionEvent", 0, 227},
    {"CompositionEventSteps", 1, 63},
    {"CompressionStream", 0, 220},
    {"CompressionStreamBrand", 1, 220},
    {"CompressionStreamSteps", 1, 180},
    {"ConsoleSteps", 1, 62},
    {"ConstraintValidationSteps", 1, 84},
    {"CountQueuingStrategy", 0, 247},
    {"CountQueuingStrategyBrand", 1, 247},
    {"CountQueuingStrategySteps", 1, 154},
    {"Crypto", 0, 253},
    {"CryptoBrand", 1, 253},
    {"CryptoKey", 0, 253},
    {"CryptoKeyBrand", 1, 253},
    {"CryptoKeySteps", 1, 127},
    {"CryptoSteps", 1, 125},
    {"CustomElementRegistry", 0, 189},
    {"CustomElementRegistryBrand", 1, 189},
    {"CustomElementRegistrySteps", 1, 138},
    {"CustomEvent", 0, 190},
    {"CustomEventSteps", 1, 7},
    {"CustomStateSet", 0, 199},
    {"CustomStateSetBrand", 1, 199},
    {"CustomStateSetSteps", 1, 140},
    {"DOMException", 0, 191},
    {"DOMExceptionBrand", 1, 191},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 192},
    {"DOMImplementationBrand", 1, 192},
    {"DOMImplementationSteps", 1, 18},
    {"DOMMatrix", 0, 235},
    {"DOMMatrixBrand", 1, 235},
    {"DOMMatrixReadOnly", 0, 235},
    {"DOMMatrixReadOnlyBrand", 1, 235},
    {"DOMMatrixReadOnlySteps", 1, 110},
    {"DOMMatrixSteps", 1, 110},
    {"DOMParser", 0, 192},
    {"DOMParserBrand", 1, 192},
    {"DOMParserSteps", 1, 18},
    {"DOMPoint", 0, 235},
    {"DOMPointBrand", 1, 235},
    {"DOMPointReadOnly", 0, 235},
    {"DOMPointReadOnlyBrand", 1, 235},
    {"DOMPointReadOnlySteps", 1, 110},
    {"DOMPointSteps", 1, 110},
    {"DOMQuad", 0, 235},
    {"DOMQuadBrand", 1, 235},
    {"DOMQuadSteps", 1, 110},
    {"DOMRect", 0, 232},
    {"DOMRectBrand", 1, 232},
    {"DOMRectList", 0, 232},
    {"DOMRectListBrand", 1, 232},
    {"DOMRectListSteps", 1, 109},
    {"DOMRectReadOnly", 0, 232},
    {"DOMRectReadOnlyBrand", 1, 232},
    {"DOMRectReadOnlySteps", 1, 109},
    {"DOMRectSteps", 1, 109},
    {"DOMStringList", 0, 193},
    {"DOMStringListBrand", 1, 193},
    {"DOMStringListSteps", 1, 150},
    {"DOMStringMap", 0, 194},
    {"DOMTokenList", 0, 195},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 196},
    {"DataTransferBrand", 1, 196},
    {"DataTransferItem", 0, 196},
    {"DataTransferItemBrand", 1, 196},
    {"DataTransferItemList", 0, 196},
    {"DataTransferItemListBrand", 1, 196},
    {"DataTransferItemListSteps", 1, 48},
    {"DataTransferItemSteps", 1, 48},
    {"DataTransferSteps", 1, 48},
    {"DecompressionStream", 0, 220},
    {"DecompressionStreamBrand", 1, 220},
    {"DecompressionStreamSteps", 1, 180},
    {"DocumentFragment", 0, 188},
    {"DocumentFragmentSteps", 1, 16},
    {"DocumentMembers_CSSOMView", 1, 184},
    {"DocumentMembers_Document", 1, 197},
    {"DocumentMembers_HTMLDocument", 1, 203},
    {"DocumentMembers_ParentNode", 1, 209},
    {"DocumentMembers_StyleSheets", 1, 214},
    {"DocumentMembers_XPath", 1, 217},
    {"DocumentMembers_animations", 1, 218},
    {"DocumentMembers_editing", 1, 223},
    {"DocumentMembers_fullscreen", 1, 231},
    {"DocumentMembers_touch", 1, 251},
    {"DocumentStatics_Document", 1, 197},
    {"DocumentSteps_CSSOMView", 1, 101},
    {"DocumentSteps_Document", 1, 12},
    {"DocumentSteps_HTMLDocument", 1, 114},
    {"DocumentSteps_animations", 1, 108},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 88},
    {"DocumentSteps_touch", 1, 142},
    {"DocumentTimeline", 0, 218},
    {"DocumentTimelineBrand", 1, 218},
    {"DocumentTimelineSteps", 1, 108},
    {"DocumentType", 0, 188},
    {"DocumentTypeSteps", 1, 16},
    {"DragEvent", 0, 227},
    {"ElementCSSStyleMapSteps", 1, 100},
    {"ElementContentEditableSteps", 1, 46},
    {"ElementInternals", 0, 199},
    {"ElementInternalsBrand", 1, 199},
    {"ElementInternalsSteps", 1, 140},
    {"ElementMembers_CSSOMView", 1, 184},
    {"ElementMembers_CSSTypedOM", 1, 187},
    {"ElementMembers_Element", 1, 198},
    {"ElementMembers_ParentNode", 1, 209},
    {"ElementMembers_animations", 1, 218},
    {"ElementMembers_fullscreen", 1, 231},
    {"ElementMembers_reflected", 1, 14},
    {"ElementSteps_CSSOMView", 1, 101},
    {"ElementSteps_CSSTypedOM", 1, 100},
    {"ElementSteps_Element", 1, 11},
    {"ElementSteps_animations", 1, 108},
    {"ElementSteps_fullscreen", 1, 88},
    {"ErrorEvent", 0, 227},
    {"Event", 0, 200},
    {"EventBrand", 1, 200},
    {"EventSource", 0, 221},
    {"EventSourceBrand", 1, 221},
    {"EventSourceSteps", 1, 168},
    {"EventSteps", 1, 6},
    {"External", 0, 240},
    {"ExternalBrand", 1, 240},
    {"ExternalSteps", 1, 145},
    {"File", 0, 201},
    {"FileBrand", 1, 201},
    {"FileList", 0, 201},
    {"FileListBrand", 1, 201},
    {"FileListSteps", 1, 166},
    {"FileReader", 0, 201},
    {"FileReaderBrand", 1, 201},
    {"FileReaderSteps", 1, 167},
    {"FileSteps", 1, 166},
    {"FocusEvent", 0, 227},
    {"FormData", 0, 254},
    {"FormDataBrand", 1, 254},
    {"FormDataEvent", 0, 227},
    {"FormDataSteps", 1, 132},
    {"FormOwnedSteps", 1, 80},
    {"GenericTransformStreamSteps", 1, 163},
    {"Geolocation", 0, 246},
    {"GeolocationBrand", 1, 246},
    {"GeolocationPositionError", 0, 246},
    {"GeolocationPositionErrorBrand", 1, 246},
    {"GeolocationPositionErrorSteps", 1, 143},
    {"GeolocationSteps", 1, 143},
    {"HTMLAllCollection", 0, 202},
    {"HTMLAllCollectionSteps", 1, 113},
    {"HTMLAnchorElement", 2, 250},
    {"HTMLAnchorElementSteps", 1, 66},
    {"HTMLAreaElement", 2, 250},
    {"HTMLAudioElementSteps", 1, 66},
    {"HTMLBaseElement", 2, 239},
    {"HTMLBaseElementSteps", 1, 66},
    {"HTMLButtonElement", 2, 230},
    {"HTMLButtonElementSteps", 1, 43},
    {"HTMLCanvasElement", 2, 234},
    {"HTMLCanvasElementSteps", 1, 66},
    {"HTMLCollection", 0, 219},
    {"HTMLCollectionKind", 1, 219},
    {"HTMLDataListElement", 2, 230},
    {"HTMLDataListElementSteps", 1, 91},
    {"HTMLDialogElement", 2, 234},
    {"HTMLDialogElementSteps", 1, 41},
    {"HTMLElementMembers_CSSOMView", 1, 184},
    {"HTMLElementMembers_CSSTypedOM", 1, 187},
    {"HTMLElementMembers_HTMLElement", 1, 204},
    {"HTMLElementSteps_CSSOMView", 1, 101},
    {"HTMLElementSteps_HTMLElement", 1, 46},
    {"HTMLEmbedElement", 2, 224},
    {"HTMLEmbedElementSteps", 1, 66},
    {"HTMLFieldSetElement", 2, 230},
    {"HTMLFieldSetElementSteps", 1, 80},
    {"HTMLFormControlsCollection", 0, 229},
    {"HTMLFormElement", 2, 230},
    {"HTMLFormElementSteps", 1, 85},
    {"HTMLFormElementSteps_formElements", 1, 81},
    {"HTMLFrameElement", 2, 243},
    {"HTMLFrameElementSteps", 1, 72},
    {"HTMLHyperlinkElementUtilsSteps", 1, 66},
    {"HTMLIFrameElement", 2, 224},
    {"HTMLIFrameElementSteps", 1, 72},
    {"HTMLImageElement", 2, 224},
    {"HTMLImageElementSteps", 1, 70},
    {"HTMLInputElement", 2, 230},
    {"HTMLInputElementSteps", 1, 86},
    {"HTMLLabelElement", 2, 230},
    {"HTMLLabelElementSteps", 1, 80},
    {"HTMLLegendElement", 2, 230},
    {"HTMLLegendElementSteps", 1, 80},
    {"HTMLLinkElement", 2, 214},
    {"HTMLMapElement", 2, 224},
    {"HTMLMapElementSteps", 1, 66},
    {"HTMLMarqueeElement", 2, 243},
    {"HTMLMarqueeElementSteps", 1, 66},
    {"HTMLMediaElement", 2, 236},
    {"HTMLMediaElementSteps", 1, 66},
    {"HTMLMediaElementSteps_mediaElements", 1, 67},
    {"HTMLMeterElement", 2, 230},
    {"HTMLMeterElementSteps", 1, 68},
    {"HTMLObjectElement", 2, 224},
    {"HTMLObjectElement", 2, 230},
    {"HTMLObjectElementSteps", 1, 66},
    {"HTMLOptionElement", 2, 230},
    {"HTMLOptionElementSteps", 1, 91},
    {"HTMLOptionsCollection", 0, 229},
    {"HTMLOptionsCollectionSteps", 1, 91},
    {"HTMLOrSVGElementSteps", 1, 46},
    {"HTMLOutputElement", 2, 230},
    {"HTMLOutputElementSteps", 1, 86},
    {"HTMLProgressElement", 2, 230},
    {"HTMLProgressElementSteps", 1, 68},
    {"HTMLScriptElement", 2, 234},
    {"HTMLScriptElementSteps", 1, 66},
    {"HTMLSelectElement", 2, 230},
    {"HTMLSelectElementSteps", 1, 91},
    {"HTMLSlotElement", 2, 234},
    {"HTMLSlotElementSteps", 1, 66},
    {"HTMLStyleElement", 2, 214},
    {"HTMLStyleElementSteps_StyleSheets", 1, 103},
    {"HTMLTableCellElement", 2, 249},
    {"HTMLTableCellElementSteps", 1, 65},
    {"HTMLTableElement", 2, 249},
    {"HTMLTableElementSteps", 1, 65},
    {"HTMLTableRowElement", 2, 249},
    {"HTMLTableRowElementSteps", 1, 65},
    {"HTMLTableSectionElement", 2, 249},
    {"HTMLTableSectionElementSteps", 1, 65},
    {"HTMLTemplateElement", 2, 234},
    {"HTMLTemplateElementSteps", 1, 66},
    {"HTMLTextAreaElement", 2, 230},
    {"HTMLTextAreaElementSteps", 1, 86},
    {"HTMLTitleElement", 2, 239},
    {"HTMLTitleElementSteps", 1, 66},
    {"HTMLTrackElement", 2, 236},
    {"HTMLTrackElementSteps", 1, 66},
    {"HTMLTrackElementSteps_mediaElements", 1, 67},
    {"HTMLVideoElement", 2, 236},
    {"HTMLVideoElementSteps", 1, 66},
    {"HashChangeEvent", 0, 227},
    {"Headers", 0, 228},
    {"HeadersBrand", 1, 228},
    {"HeadersSteps", 1, 131},
    {"History", 0, 240},
    {"HistoryBrand", 1, 240},
    {"HistorySteps", 1, 153},
    {"IdleDeadline", 0, 233},
    {"IdleDeadlineBrand", 1, 233},
    {"IdleDeadlineSteps", 1, 49},
    {"Image", 0, 224},
    {"InputEvent", 0, 227},
    {"InputEventSteps", 1, 63},
    {"IntersectionObserver", 0, 242},
    {"IntersectionObserverBrand", 1, 242},
    {"IntersectionObserverEntry", 0, 242},
    {"IntersectionObserverEntryBrand", 1, 242},
    {"IntersectionObserverEntrySteps", 1, 71},
    {"IntersectionObserverSteps", 1, 71},
    {"KeyboardEvent", 0, 227},
    {"KeyboardEventSteps", 1, 63},
    {"KeyframeEffect", 0, 218},
    {"KeyframeEffectBrand", 1, 218},
    {"KeyframeEffectSteps", 1, 107},
    {"LabelableSteps", 1, 80},
    {"LinkStyleSteps", 1, 103},
    {"Location", 0, 240},
    {"LocationBrand", 1, 240},
    {"LocationSteps", 1, 151},
    {"MathMLElement", 0, 116},
    {"MathMLElement", 2, 204},
    {"MathMLElement", 2, 226},
    {"MathMLElementMembers_CSSTypedOM", 1, 187},
    {"MediaError", 0, 237},
    {"MediaErrorBrand", 1, 237},
    {"MediaErrorSteps", 1, 67},
    {"MediaList", 0, 214},
    {"MediaListBrand", 1, 214},
    {"MediaListSteps", 1, 103},
    {"MediaQueryList", 0, 184},
    {"MediaQueryListBrand", 1, 184},
    {"MediaQueryListEvent", 0, 227},
    {"MediaQueryListSteps", 1, 112},
    {"MessageChannel", 0, 238},
    {"MessageChannelBrand", 1, 238},
    {"MessageChannelSteps", 1, 177},
    {"MessageEvent", 0, 227},
    {"MessageEventSteps", 1, 63},
    {"MessagePort", 0, 238},
    {"MessagePortBrand", 1, 238},
    {"MessagePortSteps", 1, 177},
    {"MimeType", 0, 207},
    {"MimeTypeArray", 0, 207},
    {"MimeTypeArrayBrand", 1, 207},
    {"MimeTypeArraySteps", 1, 144},
    {"MimeTypeBrand", 1, 207},
    {"MimeTypeSteps", 1, 144},
    {"MouseEvent", 0, 227},
    {"MouseEventSteps", 1, 63},
    {"MutationObserver", 0, 205},
    {"MutationObserverBrand", 1, 205},
    {"MutationObserverSteps", 1, 29},
    {"MutationRecord", 0, 205},
    {"MutationRecordBrand", 1, 205},
    {"MutationRecordSteps", 1, 29},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 206},
    {"NamedNodeMapSteps", 1, 22},
    {"Navigator", 0, 207},
    {"NavigatorBrand", 1, 207},
    {"NavigatorConcurrentHardwareSteps", 1, 141},
    {"NavigatorCookiesSteps", 1, 141},
    {"NavigatorIDSteps", 1, 141},
    {"NavigatorLanguageSteps", 1, 141},
    {"NavigatorOnLineSteps", 1, 141},
    {"NavigatorPluginsSteps", 1, 141},
    {"NavigatorSteps", 1, 141},
    {"NavigatorSteps_permissions", 1, 143},
    {"NodeFilter", 0, 215},
    {"NodeIterator", 0, 215},
    {"NodeIteratorBrand", 1, 215},
    {"NodeIteratorSteps", 1, 21},
    {"NodeList", 0, 219},
    {"NodeListKind", 1, 219},
    {"NodeMembers_Node", 1, 208},
    {"NodeSteps_Node", 1, 10},
    {"Notification", 0, 246},
    {"NotificationBrand", 1, 246},
    {"NotificationSteps", 1, 143},
    {"Option", 0, 230},
    {"PageTransitionEvent", 0, 227},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 15},
    {"Performance", 0, 244},
    {"PerformanceBrand", 1, 244},
    {"PerformanceEntry", 0, 245},
    {"PerformanceEntryBrand", 1, 245},
    {"PerformanceEntrySteps", 1, 148},
    {"PerformanceMark", 0, 245},
    {"PerformanceMarkBrand", 1, 245},
    {"PerformanceMarkSteps", 1, 148},
    {"PerformanceMeasure", 0, 245},
    {"PerformanceMeasureBrand", 1, 245},
    {"PerformanceMeasureSteps", 1, 148},
    {"PerformanceNavigation", 0, 241},
    {"PerformanceNavigationBrand", 1, 241},
    {"PerformanceNavigationSteps", 1, 147},
    {"PerformanceObserver", 0, 245},
    {"PerformanceObserverBrand", 1, 245},
    {"PerformanceObserverEntryList", 0, 245},
    {"PerformanceObserverEntryListBrand", 1, 245},
    {"PerformanceObserverEntryListSteps", 1, 148},
    {"PerformanceObserverSteps", 1, 148},
    {"PerformanceSteps", 1, 146},
    {"PerformanceTiming", 0, 241},
    {"PerformanceTimingBrand", 1, 241},
    {"PerformanceTimingSteps", 1, 147},
    {"PermissionStatus", 0, 246},
    {"PermissionStatusBrand", 1, 246},
    {"PermissionStatusSteps", 1, 143},
    {"Permissions", 0, 246},
    {"PermissionsBrand", 1, 246},
    {"PermissionsSteps", 1, 143},
    {"Plugin", 0, 207},
    {"PluginArray", 0, 207},
    {"PluginArrayBrand", 1, 207},
    {"PluginArraySteps", 1, 144},
    {"PluginBrand", 1, 207},
    {"PluginSteps", 1, 144},
    {"PointerEvent", 0, 227},
    {"PointerEventSteps", 1, 63},
    {"PopStateEvent", 0, 227},
    {"ProcessingInstruction", 0, 188},
    {"ProgressEvent", 0, 227},
    {"PromiseRejectionEvent", 0, 227},
    {"RadioNodeList", 0, 229},
    {"RadioNodeListSteps", 1, 81},
    {"Range", 0, 210},
    {"RangeBrand", 1, 210},
    {"RangeSteps", 1, 25},
    {"RangeSteps_Range", 1, 25},
    {"ReadableByteStreamController", 0, 247},
    {"ReadableByteStreamControllerBrand", 1, 247},
    {"ReadableByteStreamControllerSteps", 1, 158},
    {"ReadableStream", 0, 247},
    {"ReadableStream", 2, 164},
    {"ReadableStreamBYOBReader", 0, 247},
    {"ReadableStreamBYOBReaderBrand", 1, 247},
    {"ReadableStreamBYOBReaderSteps", 1, 155},
    {"ReadableStreamBYOBRequest", 0, 247},
    {"ReadableStreamBYOBRequestBrand", 1, 247},
    {"ReadableStreamBYOBRequestSteps", 1, 158},
    {"ReadableStreamBrand", 1, 247},
    {"ReadableStreamDefaultController", 0, 247},
    {"ReadableStreamDefaultControllerBrand", 1, 247},
    {"ReadableStreamDefaultControllerSteps", 1, 157},
    {"ReadableStreamDefaultReader", 0, 247},
    {"ReadableStreamDefaultReaderBrand", 1, 247},
    {"ReadableStreamDefaultReaderSteps", 1, 155},
    {"ReadableStreamGenericReaderSteps", 1, 155},
    {"ReadableStreamSteps", 1, 156},
    {"Request", 0, 228},
    {"RequestBrand", 1, 228},
    {"RequestSteps", 1, 175},
    {"ResizeObserver", 0, 242},
    {"ResizeObserverBrand", 1, 242},
    {"ResizeObserverEntry", 0, 242},
    {"ResizeObserverEntryBrand", 1, 242},
    {"ResizeObserverEntrySteps", 1, 71},
    {"ResizeObserverSize", 0, 242},
    {"ResizeObserverSizeBrand", 1, 242},
    {"ResizeObserverSizeSteps", 1, 71},
    {"ResizeObserverSteps", 1, 71},
    {"Response", 0, 228},
    {"ResponseBrand", 1, 228},
    {"ResponseSteps", 1, 174},
    {"SEVERAL", 1, 20},
    {"SVGAElement", 0, 116},
    {"SVGAngle", 0, 248},
    {"SVGAngleBrand", 1, 248},
    {"SVGAngleSteps", 1, 118},
    {"SVGAnimateElement", 0, 116},
    {"SVGAnimatedAngle", 0, 248},
    {"SVGAnimatedAngleBrand", 1, 248},
    {"SVGAnimatedAngleSteps", 1, 121},
    {"SVGAnimatedBoolean", 0, 248},
    {"SVGAnimatedBooleanBrand", 1, 248},
    {"SVGAnimatedBooleanSteps", 1, 121},
    {"SVGAnimatedEnumeration", 0, 248},
    {"SVGAnimatedEnumerationBrand", 1, 248},
    {"SVGAnimatedEnumerationSteps", 1, 121},
    {"SVGAnimatedInteger", 0, 248},
    {"SVGAnimatedIntegerBrand", 1, 248},
    {"SVGAnimatedIntegerSteps", 1, 121},
    {"SVGAnimatedLength", 0, 248},
    {"SVGAnimatedLengthBrand", 1, 248},
    {"SVGAnimatedLengthList", 0, 248},
    {"SVGAnimatedLengthListBrand", 1, 248},
    {"SVGAnimatedLengthListSteps", 1, 121},
    {"SVGAnimatedLengthSteps", 1, 121},
    {"SVGAnimatedNumber", 0, 248},
    {"SVGAnimatedNumberBrand", 1, 248},
    {"SVGAnimatedNumberList", 0, 248},
    {"SVGAnimatedNumberListBrand", 1, 248},
    {"SVGAnimatedNumberListSteps", 1, 121},
    {"SVGAnimatedNumberSteps", 1, 121},
    {"SVGAnimatedPreserveAspectRatio", 0, 248},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 248},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 121},
    {"SVGAnimatedRect", 0, 248},
    {"SVGAnimatedRectBrand", 1, 248},
    {"SVGAnimatedRectSteps", 1, 121},
    {"SVGAnimatedString", 0, 116},
    {"SVGAnimatedTransformList", 0, 248},
    {"SVGAnimatedTransformListBrand", 1, 248},
    {"SVGAnimatedTransformListSteps", 1, 121},
    {"SVGCircleElement", 0, 116},
    {"SVGClipPathElement", 0, 116},
    {"SVGDefsElement", 0, 116},
    {"SVGDescElement", 0, 116},
    {"SVGElement", 0, 116},
    {"SVGElement", 2, 204},
    {"SVGElement", 2, 226},
    {"SVGElementMembers_CSSTypedOM", 1, 187},
    {"SVGEllipseElement", 0, 116},
    {"SVGFilterElement", 0, 116},
    {"SVGForeignObjectElement", 0, 116},
    {"SVGGElement", 0, 116},
    {"SVGGeometryElement", 0, 116},
    {"SVGGradientElement", 0, 116},
    {"SVGGraphicsElement", 0, 116},
    {"SVGImageElement", 0, 116},
    {"SVGLength", 0, 248},
    {"SVGLengthBrand", 1, 248},
    {"SVGLengthList", 0, 248},
    {"SVGLengthListBrand", 1, 248},
    {"SVGLengthListSteps", 1, 120},
    {"SVGLengthSteps", 1, 118},
    {"SVGLineElement", 0, 116},
    {"SVGLinearGradientElement", 0, 116},
    {"SVGMarkerElement", 0, 116},
    {"SVGMaskElement", 0, 116},
    {"SVGMetadataElement", 0, 116},
    {"SVGNumber", 0, 248},
    {"SVGNumberBrand", 1, 248},
    {"SVGNumberList", 0, 248},
    {"SVGNumberListBrand", 1, 248},
    {"SVGNumberListSteps", 1, 120},
    {"SVGNumberSteps", 1, 118},
    {"SVGPathElement", 0, 116},
    {"SVGPatternElement", 0, 116},
    {"SVGPointList", 0, 248},
    {"SVGPointListBrand", 1, 248},
    {"SVGPointListSteps", 1, 120},
    {"SVGPolygonElement", 0, 116},
    {"SVGPolylineElement", 0, 116},
    {"SVGPreserveAspectRatio", 0, 248},
    {"SVGPreserveAspectRatioBrand", 1, 248},
    {"SVGPreserveAspectRatioSteps", 1, 121},
    {"SVGRadialGradientElement", 0, 116},
    {"SVGRectElement", 0, 116},
    {"SVGSVGElement", 0, 116},
    {"SVGScriptElement", 0, 116},
    {"SVGSetElement", 0, 116},
    {"SVGStopElement", 0, 116},
    {"SVGStringList", 0, 248},
    {"SVGStringListBrand", 1, 248},
    {"SVGStringListSteps", 1, 120},
    {"SVGStyleElement", 0, 116},
    {"SVGSwitchElement", 0, 116},
    {"SVGSymbolElement", 0, 116},
    {"SVGTSpanElement", 0, 116},
    {"SVGTextContentElement", 0, 116},
    {"SVGTextElement", 0, 116},
    {"SVGTextPathElement", 0, 116},
    {"SVGTextPositioningElement", 0, 116},
    {"SVGTitleElement", 0, 116},
    {"SVGTransform", 0, 248},
    {"SVGTransformBrand", 1, 248},
    {"SVGTransformList", 0, 248},
    {"SVGTransformListBrand", 1, 248},
    {"SVGTransformListSteps", 1, 120},
    {"SVGTransformSteps", 1, 119},
    {"SVGUnitTypes", 0, 248},
    {"SVGUnitTypesBrand", 1, 248},
    {"SVGUnitTypesSteps", 1, 121},
    {"SVGUseElement", 0, 116},
    {"SVGViewElement", 0, 116},
    {"Screen", 0, 184},
    {"ScreenBrand", 1, 184},
    {"ScreenSteps", 1, 112},
    {"SecurityPolicyViolationEvent", 0, 227},
    {"SelectableTextSteps", 1, 89},
    {"Selection", 0, 211},
    {"SelectionBrand", 1, 211},
    {"SelectionSteps", 1, 28},
    {"ShadowRoot", 0, 212},
    {"ShadowRootSteps", 1, 30},
    {"ShadowRootSteps_ShadowRoot", 1, 30},
    {"ShadowRootSteps_animations", 1, 108},
    {"SlottableSteps", 1, 31},
    {"StaticRange", 0, 210},
    {"StaticRangeBrand", 1, 210},
    {"StaticRangeSteps", 1, 25},
    {"Storage", 0, 213},
    {"StorageBrand", 1, 213},
    {"StorageEvent", 0, 227},
    {"StorageEventSteps", 1, 63},
    {"StorageSteps", 1, 149},
    {"StylePropertyMap", 0, 187},
    {"StylePropertyMapBrand", 1, 187},
    {"StylePropertyMapReadOnly", 0, 187},
    {"StylePropertyMapReadOnlyBrand", 1, 187},
    {"StylePropertyMapReadOnlySteps", 1, 100},
    {"StylePropertyMapSteps", 1, 100},
    {"StyleSheet", 0, 214},
    {"StyleSheetBrand", 1, 214},
    {"StyleSheetList", 0, 214},
    {"StyleSheetListBrand", 1, 214},
    {"StyleSheetListSteps", 1, 103},
    {"StyleSheetOwnerSteps", 1, 103},
    {"StyleSheetSteps", 1, 103},
    {"SubmitEvent", 0, 227},
    {"SubmitterSteps", 1, 85},
    {"SubtleCrypto", 0, 253},
    {"SubtleCryptoBrand", 1, 253},
    {"SubtleCryptoSteps", 1, 126},
    {"Text", 0, 188},
    {"TextDecoder", 0, 225},
    {"TextDecoderBrand", 1, 225},
    {"TextDecoderCommonSteps", 1, 179},
    {"TextDecoderSteps", 1, 123},
    {"TextDecoderStream", 0, 225},
    {"TextDecoderStreamBrand", 1, 225},
    {"TextDecoderStreamSteps", 1, 179},
    {"TextEncoder", 0, 225},
    {"TextEncoderBrand", 1, 225},
    {"TextEncoderCommonSteps", 1, 179},
    {"TextEncoderSteps", 1, 123},
    {"TextEncoderStream", 0, 225},
    {"TextEncoderStreamBrand", 1, 225},
    {"TextEncoderStreamSteps", 1, 179},
    {"TextEvent", 0, 227},
    {"TextEventSteps", 1, 63},
    {"TextSteps", 1, 16},
    {"TextTrack", 0, 237},
    {"TextTrackBrand", 1, 237},
    {"TextTrackCue", 0, 237},
    {"TextTrackCueBrand", 1, 237},
    {"TextTrackCueList", 0, 237},
    {"TextTrackCueListBrand", 1, 237},
    {"TextTrackCueListSteps", 1, 67},
    {"TextTrackCueSteps", 1, 67},
    {"TextTrackList", 0, 237},
    {"TextTrackListBrand", 1, 237},
    {"TextTrackListSteps", 1, 67},
    {"TextTrackSteps", 1, 67},
    {"TimeRanges", 0, 236},
    {"TimeRangesBrand", 1, 236},
    {"TimeRangesSteps", 1, 66},
    {"ToggleEvent", 0, 227},
    {"Touch", 0, 251},
    {"TouchBrand", 1, 251},
    {"TouchEvent", 0, 251},
    {"TouchEventSteps", 1, 142},
    {"TouchList", 0, 251},
    {"TouchListBrand", 1, 251},
    {"TouchListSteps", 1, 142},
    {"TouchSteps", 1, 142},
    {"TrackEvent", 0, 227},
    {"TransformStream", 0, 247},
    {"TransformStreamBrand", 1, 247},
    {"TransformStreamDefaultController", 0, 247},
    {"TransformStreamDefaultControllerBrand", 1, 247},
    {"TransformStreamDefaultControllerSteps", 1, 163},
    {"TransformStreamSteps", 1, 163},
    {"TransitionEvent", 0, 227},
    {"TreeWalker", 0, 215},
    {"TreeWalkerBrand", 1, 215},
    {"TreeWalkerSteps", 1, 21},
    {"UIEvent", 0, 227},
    {"UIEventSteps", 1, 63},
    {"URL", 0, 252},
    {"URLBrand", 1, 252},
    {"URLSearchParams", 0, 252},
    {"URLSearchParamsBrand", 1, 252},
    {"URLSearchParamsSteps", 1, 95},
    {"URLSteps", 1, 95},
    {"URLSteps_FileAPI", 1, 170},
    {"UserActivation", 0, 246},
    {"UserActivationBrand", 1, 246},
    {"UserActivationSteps", 1, 143},
    {"VTTCue", 0, 237},
    {"VTTCueBrand", 1, 237},
    {"VTTCueSteps", 1, 67},
    {"ValidityState", 0, 230},
    {"ValidityStateBrand", 1, 230},
    {"ValidityStateSteps", 1, 84},
    {"VideoTrack", 0, 237},
    {"VideoTrackBrand", 1, 237},
    {"VideoTrackList", 0, 237},
    {"VideoTrackListBrand", 1, 237},
    {"VideoTrackListSteps", 1, 67},
    {"VideoTrackSteps", 1, 67},
    {"VisualViewport", 0, 184},
    {"VisualViewportBrand", 1, 184},
    {"VisualViewportSteps", 1, 112},
    {"WebSocket", 0, 221},
    {"WebSocketBrand", 1, 221},
    {"WebSocketSteps", 1, 169},
    {"WheelEvent", 0, 227},
    {"WheelEventSteps", 1, 63},
    {"WindowLocalStorageSteps", 1, 115},
    {"WindowMembers_CSSOMView", 1, 184},
    {"WindowMembers_Window", 1, 216},
    {"WindowMembers_fetch", 1, 228},
    {"WindowOrWorkerGlobalScopeSteps", 1, 115},
    {"WindowSessionStorageSteps", 1, 115},
    {"WindowSteps", 1, 115},
    {"WindowSteps_CSSOMView", 1, 112},
    {"WindowSteps_fetch", 1, 134},
    {"WritableStream", 0, 247},
    {"WritableStreamBrand", 1, 247},
    {"WritableStreamDefaultController", 0, 247},
    {"WritableStreamDefaultControllerBrand", 1, 247},
    {"WritableStreamDefaultControllerSteps", 1, 162},
    {"WritableStreamDefaultWriter", 0, 247},
    {"WritableStreamDefaultWriterBrand", 1, 247},
    {"WritableStreamDefaultWriterSteps", 1, 161},
    {"WritableStreamSteps", 1, 161},
    {"XMLDocument", 0, 197},
    {"XMLHttpRequest", 0, 254},
    {"XMLHttpRequestBrand", 1, 254},
    {"XMLHttpRequestEventTarget", 0, 254},
    {"XMLHttpRequestEventTargetBrand", 1, 254},
    {"XMLHttpRequestSteps", 1, 133},
    {"XMLHttpRequestUpload", 0, 254},
    {"XMLHttpRequestUploadBrand", 1, 254},
    {"XMLSerializer", 0, 192},
    {"XMLSerializerBrand", 1, 192},
    {"XMLSerializerSteps", 1, 18},
    {"XPathEvaluator", 0, 217},
    {"XPathEvaluatorBaseSteps", 1, 24},
    {"XPathEvaluatorBrand", 1, 217},
    {"XPathEvaluatorSteps", 1, 24},
    {"XPathExpression", 0, 217},
    {"XPathExpressionBrand", 1, 217},
    {"XPathExpressionSteps", 1, 24},
    {"XPathResult", 0, 217},
    {"XPathResultBrand", 1, 217},
    {"XPathResultSteps", 1, 24},
    {"abortControllerState", 1, 181},
    {"abortReason", 1, 9},
    {"abortSignal", 1, 9},
    {"abortSignalState", 1, 181},
    {"abortWritable", 1, 161},
    {"abstractRangeState", 1, 210},
    {"acquireReader", 1, 155},
    {"acquireWriter", 1, 161},
    {"activateInput", 1, 82},
    {"activationBehavior", 1, 35},
    {"addHeader", 1, 131},
    {"addIterator", 1, 129},
    {"addPairs", 1, 129},
    {"addRead", 1, 155},
    {"addSet", 1, 130},
    {"adoptedStyleSheets", 1, 104},
    {"allBytes", 1, 165},
    {"allNamed", 1, 20},
    {"allOf", 1, 113},
    {"animationChanged", 1, 108},
    {"animationEffectState", 1, 218},
    {"animationRate", 1, 108},
    {"animationState", 1, 218},
    {"animationTime", 1, 108},
    {"animationTimelineState", 1, 218},
    {"appendBytes", 1, 165},
    {"appendSequence", 1, 165},
    {"appliesTo", 1, 77},
    {"areInOneTree", 1, 26},
    {"assignToSlot", 1, 31},
    {"atob", 1, 124},
    {"attachInternals", 1, 140},
    {"attachShadow", 1, 30},
    {"attributesOf", 1, 22},
    {"audioTrackListState", 1, 237},
    {"audioTrackState", 1, 237},
    {"bar", 1, 145},
    {"barPropState", 1, 240},
    {"beforeToggle", 1, 38},
    {"blobAt", 1, 170},
    {"blobDocument", 1, 134},
    {"blobState", 1, 201},
    {"blockAround", 1, 55},
    {"blockCommand", 1, 53},
    {"blockOfLine", 1, 54},
    {"blockState", 1, 53},
    {"bodyOf", 1, 13},
    {"borderSize", 1, 101},
    {"broadcastChannelState", 1, 238},
    {"btoa", 1, 124},
    {"bufferIsDetached", 1, 154},
    {"buttonType", 1, 80},
    {"byobRequestOf", 1, 158},
    {"byteLengthQueuingStrategyState", 1, 247},
    {"bytesAsText", 1, 126},
    {"callPromise", 1, 154},
    {"callbackMember", 1, 154},
    {"canEnqueue", 1, 157},
    {"cancelReadable", 1, 155},
    {"caretForFocus", 1, 87},
    {"chain", 1, 154},
    {"changeRules", 1, 103},
    {"checkForm", 1, 84},
    {"checkPoint", 1, 25},
    {"checkValidity", 1, 84},
    {"checkedRadio", 1, 82},
    {"checkedness", 1, 82},
    {"childAt", 1, 25},
    {"childBeside", 1, 55},
    {"childText", 1, 114},
    {"chosenFrame", 1, 72},
    {"chunkSize", 1, 162},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 148},
    {"clearFiles", 1, 176},
    {"clearTimer", 1, 60},
    {"click", 1, 46},
    {"clipboardItemState", 1, 246},
    {"clipboardState", 1, 246},
    {"clone", 1, 94},
    {"cloneAttributeNode", 1, 17},
    {"cloneBody", 1, 173},
    {"closeBytes", 1, 158},
    {"closeController", 1, 157},
    {"closeDialog", 1, 41},
    {"closeEnd", 1, 177},
    {"closeReadable", 1, 155},
    {"closeWritable", 1, 161},
    {"closeWritableController", 1, 162},
    {"closeWriter", 1, 161},
    {"closestElement", 1, 19},
    {"commandDialog", 1, 41},
    {"commandEnabled", 1, 52},
    {"commandIndeterminate", 1, 52},
    {"commandState", 1, 52},
    {"commandSupported", 1, 52},
    {"commandValue", 1, 52},
    {"commonAncestor", 1, 26},
    {"comparePoints", 1, 26},
    {"composedEnds", 1, 27},
    {"composedPath", 1, 32},
    {"composedPoints", 1, 27},
    {"composedRanges", 1, 27},
    {"compressionStreamState", 1, 220},
    {"computedStyleOf", 1, 102},
    {"computedValue", 1, 102},
    {"console", 3, 222},
    {"constructElement", 1, 139},
    {"contentHandlerChanged", 1, 36},
    {"contentSize", 1, 101},
    {"controlMatches", 1, 93},
    {"controlState", 1, 76},
    {"controlValue", 1, 83},
    {"controlsChanged", 1, 76},
    {"controlsOf", 1, 80},
    {"copyBytes", 1, 123},
    {"copyEntries", 1, 132},
    {"copyFiles", 1, 176},
    {"copyHeaders", 1, 131},
    {"countItems", 1, 154},
    {"countQueuingStrategyState", 1, 247},
    {"createCustom", 1, 139},
    {"createEvent", 1, 7},
    {"crypto", 1, 125},
    {"cryptoKeyState", 1, 253},
    {"cryptoState", 1, 253},
    {"cssConditionRuleState", 1, 185},
    {"cssContainerRuleState", 1, 185},
    {"cssCounterStyleRuleState", 1, 185},
    {"cssFontFaceRuleState", 1, 185},
    {"cssFontPaletteValuesRuleState", 1, 185},
    {"cssGroupingRuleState", 1, 185},
    {"cssImageValueState", 1, 187},
    {"cssImportRuleState", 1, 185},
    {"cssKeyframeRuleState", 1, 185},
    {"cssKeyframesRuleState", 1, 185},
    {"cssKeywordValueState", 1, 187},
    {"cssLayerBlockRuleState", 1, 185},
    {"cssLayerStatementRuleState", 1, 185},
    {"cssMarginRuleState", 1, 185},
    {"cssMathClampState", 1, 187},
    {"cssMathInvertState", 1, 187},
    {"cssMathMaxState", 1, 187},
    {"cssMathMinState", 1, 187},
    {"cssMathNegateState", 1, 187},
    {"cssMathProductState", 1, 187},
    {"cssMathSumState", 1, 187},
    {"cssMathValueState", 1, 187},
    {"cssMatrixComponentState", 1, 187},
    {"cssMediaRuleState", 1, 185},
    {"cssNamespaceRuleState", 1, 185},
    {"cssNestedDeclarationsState", 1, 185},
    {"cssNumericArrayState", 1, 187},
    {"cssNumericValueState", 1, 187},
    {"cssPageRuleState", 1, 185},
    {"cssPerspectiveState", 1, 187},
    {"cssPropertyRuleState", 1, 185},
    {"cssRotateState", 1, 187},
    {"cssRuleListState", 1, 185},
    {"cssRuleState", 1, 185},
    {"cssScaleState", 1, 187},
    {"cssScopeRuleState", 1, 185},
    {"cssSkewState", 1, 187},
    {"cssSkewXState", 1, 187},
    {"cssSkewYState", 1, 187},
    {"cssStartingStyleRuleState", 1, 185},
    {"cssStyleRuleState", 1, 185},
    {"cssStyleSheetState", 1, 214},
    {"cssStyleValueState", 1, 187},
    {"cssSupportsRuleState", 1, 185},
    {"cssTransformComponentState", 1, 187},
    {"cssTransformValueState", 1, 187},
    {"cssTranslateState", 1, 187},
    {"cssUnitValueState", 1, 187},
    {"cssUnparsedValueState", 1, 187},
    {"cssVariableReferenceValueState", 1, 187},
    {"currentEvent", 1, 8},
    {"customElementRegistryState", 1, 189},
    {"customElements", 1, 138},
    {"customEntries", 1, 140},
    {"customFlags", 1, 140},
    {"customMessage", 1, 140},
    {"customState", 1, 139},
    {"customStateSetState", 1, 199},
    {"cutSequence", 1, 165},
    {"dataTransferItemListState", 1, 196},
    {"dataTransferItemState", 1, 196},
    {"dataTransferState", 1, 196},
    {"datasetOf", 1, 37},
    {"dateNumber", 1, 78},
    {"dateText", 1, 78},
    {"dealWithRejection", 1, 161},
    {"decodePiece", 1, 123},
    {"decodeText", 1, 123},
    {"decodeWithMark", 1, 167},
    {"decompressionStreamState", 1, 220},
    {"defaultButton", 1, 80},
    {"defineElement", 1, 139},
    {"defineEvent", 1, 7},
    {"definitionNamed", 1, 139},
    {"definitionOf", 1, 139},
    {"deleteRange", 1, 25},
    {"dependentSignal", 1, 9},
    {"dequeueSized", 1, 154},
    {"deriveBits", 1, 127},
    {"deriveKey", 1, 127},
    {"derivedList", 1, 65},
    {"describe", 1, 61},
    {"deserialize", 1, 94},
    {"deserializeWithTransfer", 1, 94},
    {"desiredSizeOf", 1, 157},
    {"detailsChanged", 1, 39},
    {"detailsRenamed", 1, 39},
    {"dialogChanged", 1, 41},
    {"digestName", 1, 126},
    {"digestText", 1, 126},
    {"disablesShadow", 1, 139},
    {"dispatch", 1, 8},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 218},
    {"domExceptionState", 1, 191},
    {"domImplementationState", 1, 192},
    {"domMatrixReadOnlyState", 1, 235},
    {"domMatrixState", 1, 235},
    {"domParserState", 1, 192},
    {"domPointReadOnlyState", 1, 235},
    {"domPointState", 1, 235},
    {"domQuadState", 1, 235},
    {"domRectListState", 1, 232},
    {"domRectReadOnlyState", 1, 232},
    {"domRectState", 1, 232},
    {"domStringListState", 1, 193},
    {"easingFunction", 1, 106},
    {"editingRoot", 1, 45},
    {"effectEnd", 1, 107},
    {"effectFills", 1, 107},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 199},
    {"elementsNamed", 1, 20},
    {"emptySequence", 1, 165},
    {"encodeEntries", 1, 172},
    {"encodeUTF8", 1, 123},
    {"enqueueBytes", 1, 158},
    {"enqueueCallback", 1, 139},
    {"enqueueChunk", 1, 157},
    {"enqueueSized", 1, 154},
    {"enqueueTransformed", 1, 163},
    {"entryList", 1, 85},
    {"errorBytes", 1, 158},
    {"errorController", 1, 157},
    {"errorReadable", 1, 155},
    {"errorTransform", 1, 163},
    {"errorWritableIfNeeded", 1, 162},
    {"evaluatedJSON", 1, 33},
    {"eventInterface", 1, 7},
    {"eventPath", 1, 32},
    {"eventReceiver", 1, 7},
    {"eventSourceState", 1, 221},
    {"eventState", 1, 200},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 52},
    {"exportKey", 1, 127},
    {"exposeElement", 1, 74},
    {"exposeFrames", 1, 74},
    {"exposeNames", 1, 74},
    {"external", 1, 145},
    {"externalState", 1, 240},
    {"extractBody", 1, 173},
    {"extractRange", 1, 25},
    {"failClose", 1, 161},
    {"failReads", 1, 155},
    {"failWrite", 1, 161},
    {"fileListState", 1, 201},
    {"fileReaderState", 1, 201},
    {"fileState", 1, 201},
    {"fileValue", 1, 176},
    {"filesOf", 1, 176},
    {"finalStyles", 1, 107},
    {"finishClose", 1, 161},
    {"finishErroring", 1, 161},
    {"finishWrite", 1, 161},
    {"fire", 1, 8},
    {"firstItem", 1, 154},
    {"firstNamed", 1, 20},
    {"firstOf", 1, 13},
    {"firstValued", 1, 20},
    {"firstWithId", 1, 80},
    {"focusForSelection", 1, 87},
    {"focusableArea", 1, 45},
    {"focusedId", 1, 13},
    {"foldBlanks", 1, 56},
    {"foldsBlanks", 1, 56},
    {"followLink", 1, 152},
    {"fontSizeOf", 1, 50},
    {"forgetAbort", 1, 9},
    {"forgetGroups", 1, 82},
    {"forgetHandlers", 1, 36},
    {"formAssociated", 1, 140},
    {"formControls", 1, 81},
    {"formDataState", 1, 254},
    {"formEntries", 1, 85},
    {"formOf", 1, 80},
    {"formatLogged", 1, 61},
    {"frameWindow", 1, 72},
    {"frames", 1, 72},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 8},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 155},
    {"generateKey", 1, 127},
    {"geolocationPositionErrorState", 1, 246},
    {"geolocationState", 1, 246},
    {"getHandler", 1, 36},
    {"goTo", 1, 151},
    {"handled", 1, 154},
    {"hasBackpressure", 1, 157},
    {"hasFormat", 1, 50},
    {"hasMessages", 1, 76},
    {"hasNoChoice", 1, 92},
    {"hasOwnAlone", 1, 80},
    {"hasPulls", 1, 158},
    {"headOf", 1, 13},
    {"headerValue", 1, 131},
    {"headersState", 1, 228},
    {"hidePopover", 1, 42},
    {"hidePopoversOver", 1, 42},
    {"highWaterMarkOf", 1, 154},
    {"history", 1, 153},
    {"historyState", 1, 240},
    {"hostEvent", 1, 7},
    {"htmlElementArgument", 1, 64},
    {"htmlOf", 1, 13},
    {"idleDeadlineState", 1, 233},
    {"imageChanged", 1, 70},
    {"imageEvent", 1, 70},
    {"imagePoint", 1, 85},
    {"imageSeen", 1, 70},
    {"imagesMoved", 1, 70},
    {"implementationOf", 1, 18},
    {"importKey", 1, 127},
    {"initializeEvent", 1, 6},
    {"inlineStyleOf", 1, 102},
    {"inputType", 1, 77},
    {"insertIntoRange", 1, 25},
    {"insertMarkup", 1, 57},
    {"intersectionObserverEntryState", 1, 242},
    {"intersectionObserverState", 1, 242},
    {"invalidIn", 1, 84},
    {"invoke", 1, 43},
    {"invokeListeners", 1, 8},
    {"invokeReactions", 1, 139},
    {"is", 1, 54},
    {"isAbortController", 1, 181},
    {"isAbortSignal", 1, 181},
    {"isAborted", 1, 9},
    {"isAbstractRange", 1, 210},
    {"isActiveDocument", 1, 72},
    {"isAnimation", 1, 218},
    {"isAnimationEffect", 1, 218},
    {"isAnimationTimeline", 1, 218},
    {"isAudioTrack", 1, 237},
    {"isAudioTrackList", 1, 237},
    {"isBarProp", 1, 240},
    {"isBlob", 1, 201},
    {"isBlock", 1, 54},
    {"isBlockCommand", 1, 53},
    {"isBlockElement", 1, 53},
    {"isBody", 1, 13},
    {"isBreak", 1, 54},
    {"isBroadcastChannel", 1, 238},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 247},
    {"isCSSConditionRule", 1, 185},
    {"isCSSContainerRule", 1, 185},
    {"isCSSCounterStyleRule", 1, 185},
    {"isCSSFontFaceRule", 1, 185},
    {"isCSSFontPaletteValuesRule", 1, 185},
    {"isCSSGroupingRule", 1, 185},
    {"isCSSImageValue", 1, 187},
    {"isCSSImportRule", 1, 185},
    {"isCSSKeyframeRule", 1, 185},
    {"isCSSKeyframesRule", 1, 185},
    {"isCSSKeywordValue", 1, 187},
    {"isCSSLayerBlockRule", 1, 185},
    {"isCSSLayerStatementRule", 1, 185},
    {"isCSSMarginRule", 1, 185},
    {"isCSSMathClamp", 1, 187},
    {"isCSSMathInvert", 1, 187},
    {"isCSSMathMax", 1, 187},
    {"isCSSMathMin", 1, 187},
    {"isCSSMathNegate", 1, 187},
    {"isCSSMathProduct", 1, 187},
    {"isCSSMathSum", 1, 187},
    {"isCSSMathValue", 1, 187},
    {"isCSSMatrixComponent", 1, 187},
    {"isCSSMediaRule", 1, 185},
    {"isCSSNamespaceRule", 1, 185},
    {"isCSSNestedDeclarations", 1, 185},
    {"isCSSNumericArray", 1, 187},
    {"isCSSNumericValue", 1, 187},
    {"isCSSPageRule", 1, 185},
    {"isCSSPerspective", 1, 187},
    {"isCSSPropertyRule", 1, 185},
    {"isCSSRotate", 1, 187},
    {"isCSSRule", 1, 185},
    {"isCSSRuleList", 1, 185},
    {"isCSSScale", 1, 187},
    {"isCSSScopeRule", 1, 185},
    {"isCSSSkew", 1, 187},
    {"isCSSSkewX", 1, 187},
    {"isCSSSkewY", 1, 187},
    {"isCSSStartingStyleRule", 1, 185},
    {"isCSSStyleRule", 1, 185},
    {"isCSSStyleSheet", 1, 214},
    {"isCSSStyleValue", 1, 187},
    {"isCSSSupportsRule", 1, 185},
    {"isCSSTransformComponent", 1, 187},
    {"isCSSTransformValue", 1, 187},
    {"isCSSTranslate", 1, 187},
    {"isCSSUnitValue", 1, 187},
    {"isCSSUnparsedValue", 1, 187},
    {"isCSSVariableReferenceValue", 1, 187},
    {"isClipboard", 1, 246},
    {"isClipboardItem", 1, 246},
    {"isClosed", 1, 30},
    {"isClosing", 1, 161},
    {"isComposedInPage", 1, 27},
    {"isCompressionStream", 1, 220},
    {"isCountQueuingStrategy", 1, 247},
    {"isCrypto", 1, 253},
    {"isCryptoKey", 1, 253},
    {"isCustomElementRegistry", 1, 189},
    {"isCustomStateSet", 1, 199},
    {"isDOMException", 1, 191},
    {"isDOMImplementation", 1, 192},
    {"isDOMMatrix", 1, 235},
    {"isDOMMatrixReadOnly", 1, 235},
    {"isDOMParser", 1, 192},
    {"isDOMPoint", 1, 235},
    {"isDOMPointReadOnly", 1, 235},
    {"isDOMQuad", 1, 235},
    {"isDOMRect", 1, 232},
    {"isDOMRectList", 1, 232},
    {"isDOMRectReadOnly", 1, 232},
    {"isDOMStringList", 1, 193},
    {"isDataTransfer", 1, 196},
    {"isDataTransferItem", 1, 196},
    {"isDataTransferItemList", 1, 196},
    {"isDecompressionStream", 1, 220},
    {"isDesigned", 1, 114},
    {"isDisabled", 1, 45},
    {"isDocumentTimeline", 1, 218},
    {"isEditable", 1, 45},
    {"isElement", 1, 54},
    {"isElementInternals", 1, 199},
    {"isEvent", 1, 200},
    {"isEventSource", 1, 221},
    {"isExternal", 1, 240},
    {"isFieldValue", 1, 131},
    {"isFile", 1, 201},
    {"isFileList", 1, 201},
    {"isFileReader", 1, 201},
    {"isFocusable", 1, 45},
    {"isFocusableByDefault", 1, 45},
    {"isFormControl", 1, 80},
    {"isFormCustom", 1, 140},
    {"isFormData", 1, 254},
    {"isFormat", 1, 50},
    {"isFrameWindow", 1, 72},
    {"isGeolocation", 1, 246},
    {"isGeolocationPositionError", 1, 246},
    {"isGroupChecked", 1, 82},
    {"isHTMLElementOf", 1, 64},
    {"isHeaders", 1, 228},
    {"isHiddenAt", 1, 32},
    {"isHistory", 1, 240},
    {"isIdleDeadline", 1, 233},
    {"isImageLoading", 1, 70},
    {"isInNode", 1, 26},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 242},
    {"isIntersectionObserverEntry", 1, 242},
    {"isKeyframeEffect", 1, 218},
    {"isLoadable", 1, 134},
    {"isLocation", 1, 240},
    {"isLockedReadable", 1, 155},
    {"isMediaError", 1, 237},
    {"isMediaList", 1, 214},
    {"isMediaQueryList", 1, 184},
    {"isMessageChannel", 1, 238},
    {"isMessagePort", 1, 238},
    {"isMimeType", 1, 207},
    {"isMimeTypeArray", 1, 207},
    {"isModal", 1, 40},
    {"isMouseEvent", 1, 63},
    {"isMutationObserver", 1, 205},
    {"isMutationRecord", 1, 205},
    {"isNamed", 1, 20},
    {"isNavigator", 1, 207},
    {"isNodeIterator", 1, 215},
    {"isNotification", 1, 246},
    {"isNumberText", 1, 79},
    {"isNumericType", 1, 98},
    {"isParagraph", 1, 53},
    {"isPerformance", 1, 244},
    {"isPerformanceEntry", 1, 245},
    {"isPerformanceMark", 1, 245},
    {"isPerformanceMeasure", 1, 245},
    {"isPerformanceNavigation", 1, 241},
    {"isPerformanceObserver", 1, 245},
    {"isPerformanceObserverEntryList", 1, 245},
    {"isPerformanceTiming", 1, 241},
    {"isPermissionStatus", 1, 246},
    {"isPermissions", 1, 246},
    {"isPlugin", 1, 207},
    {"isPluginArray", 1, 207},
    {"isPopoverShown", 1, 42},
    {"isRange", 1, 210},
    {"isReadableByteStreamController", 1, 247},
    {"isReadableStream", 1, 247},
    {"isReadableStreamBYOBReader", 1, 247},
    {"isReadableStreamBYOBRequest", 1, 247},
    {"isReadableStreamDefaultController", 1, 247},
    {"isReadableStreamDefaultReader", 1, 247},
    {"isRequest", 1, 228},
    {"isResizeObserver", 1, 242},
    {"isResizeObserverEntry", 1, 242},
    {"isResizeObserverSize", 1, 242},
    {"isResponse", 1, 228},
    {"isSVGAngle", 1, 248},
    {"isSVGAnimatedAngle", 1, 248},
    {"isSVGAnimatedBoolean", 1, 248},
    {"isSVGAnimatedEnumeration", 1, 248},
    {"isSVGAnimatedInteger", 1, 248},
    {"isSVGAnimatedLength", 1, 248},
    {"isSVGAnimatedLengthList", 1, 248},
    {"isSVGAnimatedNumber", 1, 248},
    {"isSVGAnimatedNumberList", 1, 248},
    {"isSVGAnimatedPreserveAspectRatio", 1, 248},
    {"isSVGAnimatedRect", 1, 248},
    {"isSVGAnimatedTransformList", 1, 248},
    {"isSVGLength", 1, 248},
    {"isSVGLengthList", 1, 248},
    {"isSVGNumber", 1, 248},
    {"isSVGNumberList", 1, 248},
    {"isSVGPointList", 1, 248},
    {"isSVGPreserveAspectRatio", 1, 248},
    {"isSVGStringList", 1, 248},
    {"isSVGTransform", 1, 248},
    {"isSVGTransformList", 1, 248},
    {"isSVGUnitTypes", 1, 248},
    {"isScreen", 1, 184},
    {"isSelected", 1, 92},
    {"isSelection", 1, 211},
    {"isShadowIncluding", 1, 30},
    {"isShown", 1, 53},
    {"isStaticRange", 1, 210},
    {"isStepMismatch", 1, 79},
    {"isStorage", 1, 213},
    {"isStylePropertyMap", 1, 187},
    {"isStylePropertyMapReadOnly", 1, 187},
    {"isStyleSheet", 1, 214},
    {"isStyleSheetList", 1, 214},
    {"isSubmitButton", 1, 80},
    {"isSubtleCrypto", 1, 253},
    {"isSummary", 1, 45},
    {"isText", 1, 54},
    {"isTextDecoder", 1, 225},
    {"isTextDecoderStream", 1, 225},
    {"isTextEncoder", 1, 225},
    {"isTextEncoderStream", 1, 225},
    {"isTextTrack", 1, 237},
    {"isTextTrackCue", 1, 237},
    {"isTextTrackCueList", 1, 237},
    {"isTextTrackList", 1, 237},
    {"isTimeRanges", 1, 236},
    {"isToken", 1, 131},
    {"isTouch", 1, 251},
    {"isTouchList", 1, 251},
    {"isTransformStream", 1, 247},
    {"isTransformStreamDefaultController", 1, 247},
    {"isTreeWalker", 1, 215},
    {"isURL", 1, 252},
    {"isURLSearchParams", 1, 252},
    {"isUnusable", 1, 173},
    {"isUserActivation", 1, 246},
    {"isVTTCue", 1, 237},
    {"isValidControl", 1, 84},
    {"isValidityState", 1, 230},
    {"isVideoTrack", 1, 237},
    {"isVideoTrackList", 1, 237},
    {"isVisualViewport", 1, 184},
    {"isWebSocket", 1, 221},
    {"isWritableStream", 1, 247},
    {"isWritableStreamDefaultController", 1, 247},
    {"isWritableStreamDefaultWriter", 1, 247},
    {"isXMLHttpRequest", 1, 254},
    {"isXMLHttpRequestEventTarget", 1, 254},
    {"isXMLHttpRequestUpload", 1, 254},
    {"isXMLSerializer", 1, 192},
    {"isXPathEvaluator", 1, 217},
    {"isXPathExpression", 1, 217},
    {"isXPathResult", 1, 217},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 56},
    {"keepBlanksApart", 1, 56},
    {"keepLine", 1, 55},
    {"keyframeEffectState", 1, 218},
    {"labelListOf", 1, 80},
    {"labeledControl", 1, 80},
    {"labelsFor", 1, 20},
    {"legacySize", 1, 50},
    {"limitState", 1, 84},
    {"linesOf", 1, 54},
    {"listElement", 1, 75},
    {"loadFailed", 1, 134},
    {"loadResource", 1, 134},
    {"localOf", 1, 54},
    {"location", 1, 151},
    {"locationState", 1, 240},
    {"lookAtForm", 1, 140},
    {"makeAbortController", 1, 181},
    {"makeAbortSignal", 1, 181},
    {"makeAbstractRange", 1, 210},
    {"makeAnimation", 1, 218},
    {"makeAnimationEffect", 1, 218},
    {"makeAnimationTimeline", 1, 218},
    {"makeAudioTrack", 1, 237},
    {"makeAudioTrackList", 1, 237},
    {"makeBarProp", 1, 240},
    {"makeBlob", 1, 201},
    {"makeBroadcastChannel", 1, 238},
    {"makeByteLengthQueuingStrategy", 1, 247},
    {"makeCSSConditionRule", 1, 185},
    {"makeCSSContainerRule", 1, 185},
    {"makeCSSCounterStyleRule", 1, 185},
    {"makeCSSFontFaceRule", 1, 185},
    {"makeCSSFontPaletteValuesRule", 1, 185},
    {"makeCSSGroupingRule", 1, 185},
    {"makeCSSImageValue", 1, 187},
    {"makeCSSImportRule", 1, 185},
    {"makeCSSKeyframeRule", 1, 185},
    {"makeCSSKeyframesRule", 1, 185},
    {"makeCSSKeywordValue", 1, 187},
    {"makeCSSLayerBlockRule", 1, 185},
    {"makeCSSLayerStatementRule", 1, 185},
    {"makeCSSMarginRule", 1, 185},
    {"makeCSSMathClamp", 1, 187},
    {"makeCSSMathInvert", 1, 187},
    {"makeCSSMathMax", 1, 187},
    {"makeCSSMathMin", 1, 187},
    {"makeCSSMathNegate", 1, 187},
    {"makeCSSMathProduct", 1, 187},
    {"makeCSSMathSum", 1, 187},
    {"makeCSSMathValue", 1, 187},
    {"makeCSSMatrixComponent", 1, 187},
    {"makeCSSMediaRule", 1, 185},
    {"makeCSSNamespaceRule", 1, 185},
    {"makeCSSNestedDeclarations", 1, 185},
    {"makeCSSNumericArray", 1, 187},
    {"makeCSSNumericValue", 1, 187},
    {"makeCSSPageRule", 1, 185},
    {"makeCSSPerspective", 1, 187},
    {"makeCSSPropertyRule", 1, 185},
    {"makeCSSRotate", 1, 187},
    {"makeCSSRule", 1, 185},
    {"makeCSSRuleList", 1, 185},
    {"makeCSSScale", 1, 187},
    {"makeCSSScopeRule", 1, 185},
    {"makeCSSSkew", 1, 187},
    {"makeCSSSkewX", 1, 187},
    {"makeCSSSkewY", 1, 187},
    {"makeCSSStartingStyleRule", 1, 185},
    {"makeCSSStyleDeclaration", 1, 186},
    {"makeCSSStyleRule", 1, 185},
    {"makeCSSStyleSheet", 1, 214},
    {"makeCSSStyleValue", 1, 187},
    {"makeCSSSupportsRule", 1, 185},
    {"makeCSSTransformComponent", 1, 187},
    {"makeCSSTransformValue", 1, 187},
    {"makeCSSTranslate", 1, 187},
    {"makeCSSUnitValue", 1, 187},
    {"makeCSSUnparsedValue", 1, 187},
    {"makeCSSVariableReferenceValue", 1, 187},
    {"makeClipboard", 1, 246},
    {"makeClipboardItem", 1, 246},
    {"makeCompressionStream", 1, 220},
    {"makeCountQueuingStrategy", 1, 247},
    {"makeCrypto", 1, 253},
    {"makeCryptoKey", 1, 253},
    {"makeCustomElementRegistry", 1, 189},
    {"makeCustomStateSet", 1, 199},
    {"makeDOMException", 1, 191},
    {"makeDOMImplementation", 1, 192},
    {"makeDOMMatrix", 1, 235},
    {"makeDOMMatrixReadOnly", 1, 235},
    {"makeDOMParser", 1, 192},
    {"makeDOMPoint", 1, 235},
    {"makeDOMPointReadOnly", 1, 235},
    {"makeDOMQuad", 1, 235},
    {"makeDOMRect", 1, 232},
    {"makeDOMRectList", 1, 232},
    {"makeDOMRectReadOnly", 1, 232},
    {"makeDOMStringList", 1, 193},
    {"makeDOMStringMap", 1, 194},
    {"makeDOMTokenList", 1, 195},
    {"makeDataTransfer", 1, 196},
    {"makeDataTransferItem", 1, 196},
    {"makeDataTransferItemList", 1, 196},
    {"makeDecompressionStream", 1, 220},
    {"makeDeferred", 1, 154},
    {"makeDocumentTimeline", 1, 218},
    {"makeElement", 1, 64},
    {"makeElementInternals", 1, 199},
    {"makeEvent", 1, 200},
    {"makeEventSource", 1, 221},
    {"makeException", 1, 1},
    {"makeExternal", 1, 240},
    {"makeFile", 1, 201},
    {"makeFileList", 1, 201},
    {"makeFileReader", 1, 201},
    {"makeFormData", 1, 254},
    {"makeGeolocation", 1, 246},
    {"makeGeolocationPositionError", 1, 246},
    {"makeHTMLAllCollection", 1, 202},
    {"makeHTMLCollection", 1, 219},
    {"makeHTMLFormControlsCollection", 1, 229},
    {"makeHTMLOptionsCollection", 1, 229},
    {"makeHeaders", 1, 228},
    {"makeHistory", 1, 240},
    {"makeIdleDeadline", 1, 233},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 242},
    {"makeIntersectionObserverEntry", 1, 242},
    {"makeKeyframeEffect", 1, 218},
    {"makeLocation", 1, 240},
    {"makeMediaError", 1, 237},
    {"makeMediaList", 1, 214},
    {"makeMediaQueryList", 1, 184},
    {"makeMessageChannel", 1, 238},
    {"makeMessagePort", 1, 238},
    {"makeMimeType", 1, 207},
    {"makeMimeTypeArray", 1, 207},
    {"makeMutationObserver", 1, 205},
    {"makeMutationRecord", 1, 205},
    {"makeNamedNodeMap", 1, 206},
    {"makeNavigator", 1, 207},
    {"makeNodeIterator", 1, 215},
    {"makeNodeList", 1, 219},
    {"makeNotification", 1, 246},
    {"makePerformance", 1, 244},
    {"makePerformanceEntry", 1, 245},
    {"makePerformanceMark", 1, 245},
    {"makePerformanceMeasure", 1, 245},
    {"makePerformanceNavigation", 1, 241},
    {"makePerformanceObserver", 1, 245},
    {"makePerformanceObserverEntryList", 1, 245},
    {"makePerformanceTiming", 1, 241},
    {"makePermissionStatus", 1, 246},
    {"makePermissions", 1, 246},
    {"makePlugin", 1, 207},
    {"makePluginArray", 1, 207},
    {"makeRadioNodeList", 1, 229},
    {"makeRange", 1, 210},
    {"makeReadableByteStreamController", 1, 247},
    {"makeReadableStream", 1, 247},
    {"makeReadableStreamBYOBReader", 1, 247},
    {"makeReadableStreamBYOBRequest", 1, 247},
    {"makeReadableStreamDefaultController", 1, 247},
    {"makeReadableStreamDefaultReader", 1, 247},
    {"makeRequest", 1, 228},
    {"makeResizeObserver", 1, 242},
    {"makeResizeObserverEntry", 1, 242},
    {"makeResizeObserverSize", 1, 242},
    {"makeResponse", 1, 228},
    {"makeSVGAngle", 1, 248},
    {"makeSVGAnimatedAngle", 1, 248},
    {"makeSVGAnimatedBoolean", 1, 248},
    {"makeSVGAnimatedEnumeration", 1, 248},
    {"makeSVGAnimatedInteger", 1, 248},
    {"makeSVGAnimatedLength", 1, 248},
    {"makeSVGAnimatedLengthList", 1, 248},
    {"makeSVGAnimatedNumber", 1, 248},
    {"makeSVGAnimatedNumberList", 1, 248},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 248},
    {"makeSVGAnimatedRect", 1, 248},
    {"makeSVGAnimatedTransformList", 1, 248},
    {"makeSVGLength", 1, 248},
    {"makeSVGLengthList", 1, 248},
    {"makeSVGNumber", 1, 248},
    {"makeSVGNumberList", 1, 248},
    {"makeSVGPointList", 1, 248},
    {"makeSVGPreserveAspectRatio", 1, 248},
    {"makeSVGStringList", 1, 248},
    {"makeSVGTransform", 1, 248},
    {"makeSVGTransformList", 1, 248},
    {"makeSVGUnitTypes", 1, 248},
    {"makeScreen", 1, 184},
    {"makeSelection", 1, 211},
    {"makeStaticRange", 1, 210},
    {"makeStorage", 1, 213},
    {"makeStylePropertyMap", 1, 187},
    {"makeStylePropertyMapReadOnly", 1, 187},
    {"makeStyleSheet", 1, 214},
    {"makeStyleSheetList", 1, 214},
    {"makeSubtleCrypto", 1, 253},
    {"makeTextDecoder", 1, 225},
    {"makeTextDecoderStream", 1, 225},
    {"makeTextEncoder", 1, 225},
    {"makeTextEncoderStream", 1, 225},
    {"makeTextTrack", 1, 237},
    {"makeTextTrackCue", 1, 237},
    {"makeTextTrackCueList", 1, 237},
    {"makeTextTrackList", 1, 237},
    {"makeTimeRanges", 1, 236},
    {"makeTouch", 1, 251},
    {"makeTouchList", 1, 251},
    {"makeTransformStream", 1, 247},
    {"makeTransformStreamDefaultController", 1, 247},
    {"makeTreeWalker", 1, 215},
    {"makeURL", 1, 252},
    {"makeURLSearchParams", 1, 252},
    {"makeUserActivation", 1, 246},
    {"makeVTTCue", 1, 237},
    {"makeValidityState", 1, 230},
    {"makeVideoTrack", 1, 237},
    {"makeVideoTrackList", 1, 237},
    {"makeVisualViewport", 1, 184},
    {"makeWebSocket", 1, 221},
    {"makeWritableStream", 1, 247},
    {"makeWritableStreamDefaultController", 1, 247},
    {"makeWritableStreamDefaultWriter", 1, 247},
    {"makeXMLHttpRequest", 1, 254},
    {"makeXMLHttpRequestEventTarget", 1, 254},
    {"makeXMLHttpRequestUpload", 1, 254},
    {"makeXMLSerializer", 1, 192},
    {"makeXPathEvaluator", 1, 217},
    {"makeXPathExpression", 1, 217},
    {"makeXPathResult", 1, 217},
    {"markupWithShadows", 1, 30},
    {"matchMedia", 1, 112},
    {"matchesMedia", 1, 112},
    {"matchesSelector", 1, 19},
    {"maximumOf", 1, 79},
    {"mayBeHeard", 1, 8},
    {"mediaErrorState", 1, 237},
    {"mediaListState", 1, 214},
    {"mediaOf", 1, 103},
    {"mediaQueryListState", 1, 184},
    {"mergeTexts", 1, 55},
    {"messageChannelState", 1, 238},
    {"messagePortState", 1, 238},
    {"mimeParameter", 1, 171},
    {"mimeText", 1, 171},
    {"mimeTypeArrayState", 1, 207},
    {"mimeTypeState", 1, 207},
    {"mimeTypes", 1, 144},
    {"minimumOf", 1, 79},
    {"missing", 1, 4},
    {"moveChildren", 1, 53},
    {"moveFocus", 1, 45},
    {"movePoint", 1, 58},
    {"multipleChanged", 1, 92},
    {"mutationObserverState", 1, 205},
    {"mutationRecordState", 1, 205},
    {"mutationsQueued", 1, 29},
    {"namedIn", 1, 80},
    {"namedList", 1, 20},
    {"namedTest", 1, 80},
    {"navigate", 1, 151},
    {"navigateFrame", 1, 72},
    {"navigateToFragment", 1, 153},
    {"navigator", 1, 141},
    {"navigatorState", 1, 207},
    {"nearestStep", 1, 79},
    {"newAbortSignal", 1, 9},
    {"newBlob", 1, 166},
    {"newBody", 1, 173},
    {"newDecoder", 1, 123},
    {"newEventState", 1, 6},
    {"newFile", 1, 166},
    {"newFileList", 1, 166},
    {"newFormData", 1, 132},
    {"newHeaders", 1, 131},
    {"newKeyframeEffect", 1, 107},
    {"newList", 1, 154},
    {"newMatrix", 1, 110},
    {"newNodeIterator", 1, 21},
    {"newRange", 1, 25},
    {"newReadable", 1, 155},
    {"newRect", 1, 109},
    {"newRectList", 1, 109},
    {"newResponse", 1, 174},
    {"newSVGAngle", 1, 118},
    {"newSVGLength", 1, 118},
    {"newSVGList", 1, 120},
    {"newSVGNumber", 1, 118},
    {"newSVGTransform", 1, 119},
    {"newStaticRange", 1, 25},
    {"newTreeWalker", 1, 21},
    {"newUnit", 1, 98},
    {"newWritable", 1, 161},
    {"nextTimer", 1, 60},
    {"nodeIndex", 1, 25},
    {"nodeIteratorState", 1, 215},
    {"nodeLength", 1, 25},
    {"nodeOfKinds", 1, 4},
    {"nodePrecedes", 1, 26},
    {"notificationState", 1, 246},
    {"numberIn", 1, 83},
    {"numberToText", 1, 79},
    {"numericOperations", 1, 98},
    {"numericText", 1, 97},
    {"numericType", 1, 98},
    {"numericUnits", 1, 96},
    {"onlyNamed", 1, 20},
    {"onlyNamedIn", 1, 80},
    {"openChannel", 1, 177},
    {"openShadowRoot", 1, 30},
    {"openWindow", 1, 73},
    {"optionList", 1, 91},
    {"optionValue", 1, 91},
    {"ownControlState", 1, 76},
    {"pageScripts", 1, 136},
    {"parseMIMEType", 1, 171},
    {"parseMultipart", 1, 172},
    {"parseNumeric", 1, 97},
    {"parsePairs", 1, 95},
    {"parseSVGNumbers", 1, 119},
    {"parseSVGTransforms", 1, 119},
    {"parseTransforms", 1, 99},
    {"parserElement", 1, 139},
    {"peerEvents", 1, 137},
    {"performance", 1, 146},
    {"performanceEntries", 1, 148},
    {"performanceEntryState", 1, 245},
    {"performanceMark", 1, 148},
    {"performanceMarkState", 1, 245},
    {"performanceMeasure", 1, 148},
    {"performanceMeasureState", 1, 245},
    {"performanceNavigationState", 1, 241},
    {"performanceObserverEntryListState", 1, 245},
    {"performanceObserverState", 1, 245},
    {"performanceState", 1, 244},
    {"performanceTimingState", 1, 241},
    {"permissionStatusState", 1, 246},
    {"permissionsState", 1, 246},
    {"pipe", 1, 160},
    {"placeCaret", 1, 55},
    {"places", 1, 255},
    {"platformInterface", 1, 5},
    {"pluginArrayState", 1, 207},
    {"pluginState", 1, 207},
    {"plugins", 1, 144},
    {"pointInDocument", 1, 27},
    {"popoverChanged", 1, 42},
    {"postToWindow", 1, 177},
    {"pushItem", 1, 154},
    {"putFormat", 1, 50},
    {"queryAll", 1, 19},
    {"queryFirst", 1, 19},
    {"queueEvents", 1, 60},
    {"queueMicrotask", 1, 60},
    {"queueTask", 1, 60},
    {"queueToggle", 1, 38},
    {"radioGroup", 1, 82},
    {"radioNodeList", 1, 81},
    {"randomUUID", 1, 125},
    {"rangePoints", 1, 25},
    {"rangeState", 1, 210},
    {"rangeText", 1, 25},
    {"react", 1, 154},
    {"reacting", 1, 139},
    {"readBody", 1, 173},
    {"readChunk", 1, 155},
    {"readContentHandler", 1, 36},
    {"readInto", 1, 155},
    {"readSequence", 1, 165},
    {"readTape", 1, 34},
    {"readableByteStreamControllerState", 1, 247},
    {"readableFrom", 1, 164},
    {"readableStreamBYOBReaderState", 1, 247},
    {"readableStreamBYOBRequestState", 1, 247},
    {"readableStreamDefaultControllerState", 1, 247},
    {"readableStreamDefaultReaderState", 1, 247},
    {"readableStreamState", 1, 247},
    {"receiveControlState", 1, 76},
    {"receiverOf", 1, 64},
    {"rectified", 1, 98},
    {"referredElement", 1, 44},
    {"referredElements", 1, 44},
    {"releaseReader", 1, 155},
    {"releaseWriter", 1, 161},
    {"remoteCount", 1, 80},
    {"removeBeside", 1, 55},
    {"removeSelected", 1, 55},
    {"replaceData", 1, 16},
    {"reportException", 1, 135},
    {"reportForm", 1, 84},
    {"reportRejection", 1, 135},
    {"reportValidity", 1, 84},
    {"requestFrame", 1, 60},
    {"requestIdle", 1, 49},
    {"requestState", 1, 228},
    {"resetControl", 1, 86},
    {"resetCustom", 1, 140},
    {"resetOptions", 1, 92},
    {"resetQueue", 1, 154},
    {"resizeObserverEntryState", 1, 242},
    {"resizeObserverSizeState", 1, 242},
    {"resizeObserverState", 1, 242},
    {"resourceBuffer", 1, 134},
    {"resourceDocument", 1, 134},
    {"resourceText", 1, 134},
    {"respond", 1, 158},
    {"respondWithView", 1, 158},
    {"responseState", 1, 228},
    {"retarget", 1, 30},
    {"rootArguments", 1, 27},
    {"ruleNumbered", 1, 105},
    {"ruleStyleOf", 1, 102},
    {"runNextTimer", 1, 60},
    {"screen", 1, 112},
    {"screenState", 1, 184},
    {"scriptTimer", 1, 60},
    {"seedRandom", 1, 128},
    {"selectNothing", 1, 28},
    {"selectOf", 1, 91},
    {"selectOnly", 1, 92},
    {"selectRange", 1, 28},
    {"selectSource", 1, 69},
    {"selectedControlText", 1, 89},
    {"selectedOptionsOf", 1, 92},
    {"selectedRange", 1, 28},
    {"selectionFault", 1, 28},
    {"selectionLeft", 1, 87},
    {"selectionState", 1, 211},
    {"sendControlStates", 1, 76},
    {"sendTo", 1, 177},
    {"sequenceOf", 1, 165},
    {"serialize", 1, 94},
    {"serializePairs", 1, 95},
    {"serializeWithTransfer", 1, 94},
    {"setAdoptedStyleSheets", 1, 104},
    {"setAreaValue", 1, 83},
    {"setAttributeNodeValue", 1, 17},
    {"setBackpressure", 1, 161},
    {"setCheckedness", 1, 82},
    {"setControlValue", 1, 83},
    {"setFiles", 1, 176},
    {"setFragment", 1, 151},
    {"setHandler", 1, 36},
    {"setHeader", 1, 131},
    {"setInputValue", 1, 83},
    {"setInteracted", 1, 84},
    {"setMIMEParameter", 1, 171},
    {"setMarkupWithShadows", 1, 30},
    {"setModal", 1, 40},
    {"setOption", 1, 91},
    {"setReferredElement", 1, 44},
    {"setReferredElements", 1, 44},
    {"setSVGAngle", 1, 118},
    {"setSVGLength", 1, 118},
    {"setSelected", 1, 92},
    {"setTimer", 1, 60},
    {"setType", 1, 83},
    {"setUpByteSource", 1, 158},
    {"setUpBytes", 1, 158},
    {"setUpReadable", 1, 157},
    {"setUpSink", 1, 162},
    {"setUpSource", 1, 157},
    {"setUpTransform", 1, 163},
    {"setUpWritable", 1, 162},
    {"settingText", 1, 79},
    {"settleAs", 1, 154},
    {"shadowRootOf", 1, 30},
    {"shadowTraits", 1, 30},
    {"shareControlState", 1, 76},
    {"sheetNumbered", 1, 103},
    {"shiftItem", 1, 154},
    {"showPopover", 1, 42},
    {"signWith", 1, 127},
    {"sizeOf", 1, 154},
    {"slotContents", 1, 31},
    {"slotOf", 1, 31},
    {"slotsChanged", 1, 31},
    {"spendStream", 1, 155},
    {"splitAround", 1, 53},
    {"splitText", 1, 16},
    {"startErroring", 1, 161},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 210},
    {"stepped", 1, 79},
    {"storage", 1, 149},
    {"storageState", 1, 213},
    {"streamOfBytes", 1, 166},
    {"stringList", 1, 150},
    {"stylePropertyMapReadOnlyState", 1, 187},
    {"stylePropertyMapState", 1, 187},
    {"styleSheetListState", 1, 214},
    {"styleSheetState", 1, 214},
    {"stylesOf", 1, 102},
    {"submitFrom", 1, 85},
    {"submittableOf", 1, 80},
    {"submittedText", 1, 83},
    {"subtle", 1, 126},
    {"subtleCryptoState", 1, 253},
    {"svgAngleState", 1, 248},
    {"svgAnimatedAngleState", 1, 248},
    {"svgAnimatedBooleanState", 1, 248},
    {"svgAnimatedEnumerationState", 1, 248},
    {"svgAnimatedIntegerState", 1, 248},
    {"svgAnimatedLengthListState", 1, 248},
    {"svgAnimatedLengthState", 1, 248},
    {"svgAnimatedNumberListState", 1, 248},
    {"svgAnimatedNumberState", 1, 248},
    {"svgAnimatedPreserveAspectRatioState", 1, 248},
    {"svgAnimatedRectState", 1, 248},
    {"svgAnimatedTransformListState", 1, 248},
    {"svgAxis", 1, 118},
    {"svgBounds", 1, 122},
    {"svgBox", 1, 121},
    {"svgConstants", 1, 117},
    {"svgElementPrototype", 1, 116},
    {"svgFills", 1, 122},
    {"svgFloat", 1, 118},
    {"svgLengthListState", 1, 248},
    {"svgLengthState", 1, 248},
    {"svgListOf", 1, 121},
    {"svgMemberOrder", 1, 256},
    {"svgMembers", 1, 117},
    {"svgNumberListState", 1, 248},
    {"svgNumberState", 1, 248},
    {"svgNumberText", 1, 118},
    {"svgPathLength", 1, 122},
    {"svgPointAt", 1, 122},
    {"svgPointListState", 1, 248},
    {"svgPreserveAspectRatioState", 1, 248},
    {"svgReflection", 1, 121},
    {"svgStringListState", 1, 248},
    {"svgStrokes", 1, 122},
    {"svgTransformListState", 1, 248},
    {"svgTransformOf", 1, 119},
    {"svgTransformProduct", 1, 119},
    {"svgTransformState", 1, 248},
    {"svgTransformText", 1, 119},
    {"svgUnitTypesState", 1, 248},
    {"takeFormat", 1, 50},
    {"takeSignals", 1, 31},
    {"targetOf", 1, 152},
    {"teeBytes", 1, 159},
    {"teeChunks", 1, 159},
    {"textAsBuffer", 1, 126},
    {"textBecameSelectable", 1, 89},
    {"textDecoderState", 1, 225},
    {"textDecoderStreamState", 1, 225},
    {"textEncoderState", 1, 225},
    {"textEncoderStreamState", 1, 225},
    {"textFragment", 1, 47},
    {"textReplaced", 1, 89},
    {"textToNumber", 1, 79},
    {"textTrackCueListState", 1, 237},
    {"textTrackCueState", 1, 237},
    {"textTrackListState", 1, 237},
    {"textTrackState", 1, 237},
    {"textsBetween", 1, 59},
    {"textsIn", 1, 50},
    {"textsOf", 1, 54},
    {"theSelection", 1, 28},
    {"timeRangesState", 1, 236},
    {"timingTimes", 1, 147},
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
    {"together", 1, 139},
    {"togglePopover", 1, 42},
    {"tokenList", 1, 23},
    {"topLevel", 1, 99},
    {"topModal", 1, 40},
    {"touchListState", 1, 251},
    {"touchState", 1, 251},
    {"transferPort", 1, 177},
    {"transferStream", 1, 178},
    {"transformMatrix", 1, 111},
    {"transformStreamDefaultControllerState", 1, 247},
    {"transformStreamState", 1, 247},
    {"treeWalkerState", 1, 215},
    {"trimSpace", 1, 131},
    {"turnFormatOff", 1, 50},
    {"upgradeIn", 1, 139},
    {"urlSearchParamsState", 1, 252},
    {"urlState", 1, 252},
    {"userActivationState", 1, 246},
    {"usesSourceSet", 1, 69},
    {"utf8Text", 1, 165},
    {"validityOf", 1, 84},
    {"validityStateState", 1, 230},
    {"valueMode", 1, 77},
    {"verifyWith", 1, 127},
    {"videoTrackListState", 1, 237},
    {"videoTrackState", 1, 237},
    {"viewParts", 1, 154},
    {"viewport", 1, 101},
    {"visualViewportState", 1, 184},
    {"vttCueState", 1, 237},
    {"waitingReads", 1, 155},
    {"watchSlots", 1, 31},
    {"webSocketState", 1, 221},
    {"whenAborted", 1, 9},
    {"whenStatesCome", 1, 76},
    {"willValidate", 1, 84},
    {"windowNamed", 1, 74},
    {"windowOf", 1, 72},
    {"withoutScripts", 1, 57},
    {"writableDesiredSize", 1, 162},
    {"writableStreamDefaultControllerState", 1, 247},
    {"writableStreamDefaultWriterState", 1, 247},
    {"writableStreamState", 1, 247},
    {"writeChunk", 1, 161},
    {"writeController", 1, 162},
    {"writeTape", 1, 34},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 217},
    {"xPathExpressionState", 1, 217},
    {"xPathResultState", 1, 217},
    {"xmlHttpRequestEventTargetState", 1, 254},
    {"xmlHttpRequestState", 1, 254},
    {"xmlHttpRequestUploadState", 1, 254},
    {"xmlSerializerState", 1, 192},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
