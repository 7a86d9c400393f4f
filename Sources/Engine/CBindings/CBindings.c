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
    {"AbortController", 0, 179},
    {"AbortControllerBrand", 1, 179},
    {"AbortControllerSteps", 1, 9},
    {"AbortSignal", 0, 179},
    {"AbortSignalBrand", 1, 179},
    {"AbortSignalSteps", 1, 9},
    {"AbstractRange", 0, 208},
    {"AbstractRangeBrand", 1, 208},
    {"AbstractRangeSteps", 1, 25},
    {"Animation", 0, 216},
    {"AnimationBrand", 1, 216},
    {"AnimationEffect", 0, 216},
    {"AnimationEffectBrand", 1, 216},
    {"AnimationEffectSteps", 1, 105},
    {"AnimationEvent", 0, 225},
    {"AnimationFrameProviderSteps", 1, 113},
    {"AnimationPlaybackEvent", 0, 216},
    {"AnimationSteps", 1, 106},
    {"AnimationTimeline", 0, 216},
    {"AnimationTimelineBrand", 1, 216},
    {"AnimationTimelineSteps", 1, 106},
    {"Attr", 0, 180},
    {"AttrSteps", 1, 17},
    {"Audio", 0, 234},
    {"AudioTrack", 0, 235},
    {"AudioTrackBrand", 1, 235},
    {"AudioTrackList", 0, 235},
    {"AudioTrackListBrand", 1, 235},
    {"AudioTrackListSteps", 1, 65},
    {"AudioTrackSteps", 1, 65},
    {"AutofilledSteps", 1, 88},
    {"BarProp", 0, 238},
    {"BarPropBrand", 1, 238},
    {"BarPropSteps", 1, 143},
    {"BeforeUnloadEvent", 0, 225},
    {"BeforeUnloadEventSteps", 1, 61},
    {"Blob", 0, 199},
    {"BlobBrand", 1, 199},
    {"BlobSteps", 1, 164},
    {"BodySteps", 1, 171},
    {"BroadcastChannel", 0, 236},
    {"BroadcastChannelBrand", 1, 236},
    {"BroadcastChannelSteps", 1, 175},
    {"ByteLengthQueuingStrategy", 0, 245},
    {"ByteLengthQueuingStrategyBrand", 1, 245},
    {"ByteLengthQueuingStrategySteps", 1, 152},
    {"CDATASection", 0, 186},
    {"CSS", 3, 181},
    {"CSSConditionRule", 0, 183},
    {"CSSConditionRuleBrand", 1, 183},
    {"CSSConditionRuleSteps", 1, 103},
    {"CSSContainerRule", 0, 183},
    {"CSSContainerRuleBrand", 1, 183},
    {"CSSContainerRuleSteps", 1, 103},
    {"CSSCounterStyleRule", 0, 183},
    {"CSSCounterStyleRuleBrand", 1, 183},
    {"CSSCounterStyleRuleSteps", 1, 103},
    {"CSSFontFaceRule", 0, 183},
    {"CSSFontFaceRuleBrand", 1, 183},
    {"CSSFontFaceRuleSteps", 1, 103},
    {"CSSFontPaletteValuesRule", 0, 183},
    {"CSSFontPaletteValuesRuleBrand", 1, 183},
    {"CSSFontPaletteValuesRuleSteps", 1, 103},
    {"CSSGroupingRule", 0, 183},
    {"CSSGroupingRuleBrand", 1, 183},
    {"CSSGroupingRuleSteps", 1, 103},
    {"CSSImageValue", 0, 185},
    {"CSSImageValueBrand", 1, 185},
    {"CSSImportRule", 0, 183},
    {"CSSImportRuleBrand", 1, 183},
    {"CSSImportRuleSteps", 1, 103},
    {"CSSKeyframeRule", 0, 183},
    {"CSSKeyframeRuleBrand", 1, 183},
    {"CSSKeyframeRuleSteps", 1, 103},
    {"CSSKeyframesRule", 0, 183},
    {"CSSKeyframesRuleBrand", 1, 183},
    {"CSSKeyframesRuleSteps", 1, 103},
    {"CSSKeywordValue", 0, 185},
    {"CSSKeywordValueBrand", 1, 185},
    {"CSSKeywordValueSteps", 1, 98},
    {"CSSLayerBlockRule", 0, 183},
    {"CSSLayerBlockRuleBrand", 1, 183},
    {"CSSLayerBlockRuleSteps", 1, 103},
    {"CSSLayerStatementRule", 0, 183},
    {"CSSLayerStatementRuleBrand", 1, 183},
    {"CSSLayerStatementRuleSteps", 1, 103},
    {"CSSMarginRule", 0, 183},
    {"CSSMarginRuleBrand", 1, 183},
    {"CSSMarginRuleSteps", 1, 103},
    {"CSSMathClamp", 0, 185},
    {"CSSMathClampBrand", 1, 185},
    {"CSSMathClampSteps", 1, 96},
    {"CSSMathInvert", 0, 185},
    {"CSSMathInvertBrand", 1, 185},
    {"CSSMathInvertSteps", 1, 96},
    {"CSSMathMax", 0, 185},
    {"CSSMathMaxBrand", 1, 185},
    {"CSSMathMaxSteps", 1, 96},
    {"CSSMathMin", 0, 185},
    {"CSSMathMinBrand", 1, 185},
    {"CSSMathMinSteps", 1, 96},
    {"CSSMathNegate", 0, 185},
    {"CSSMathNegateBrand", 1, 185},
    {"CSSMathNegateSteps", 1, 96},
    {"CSSMathProduct", 0, 185},
    {"CSSMathProductBrand", 1, 185},
    {"CSSMathProductSteps", 1, 96},
    {"CSSMathSum", 0, 185},
    {"CSSMathSumBrand", 1, 185},
    {"CSSMathSumSteps", 1, 96},
    {"CSSMathValue", 0, 185},
    {"CSSMathValueBrand", 1, 185},
    {"CSSMathValueSteps", 1, 96},
    {"CSSMatrixComponent", 0, 185},
    {"CSSMatrixComponentBrand", 1, 185},
    {"CSSMatrixComponentSteps", 1, 97},
    {"CSSMediaRule", 0, 183},
    {"CSSMediaRuleBrand", 1, 183},
    {"CSSMediaRuleSteps", 1, 103},
    {"CSSNamespaceRule", 0, 183},
    {"CSSNamespaceRuleBrand", 1, 183},
    {"CSSNamespaceRuleSteps", 1, 103},
    {"CSSNestedDeclarations", 0, 183},
    {"CSSNestedDeclarationsBrand", 1, 183},
    {"CSSNestedDeclarationsSteps", 1, 103},
    {"CSSNumericArray", 0, 185},
    {"CSSNumericArrayBrand", 1, 185},
    {"CSSNumericArraySteps", 1, 96},
    {"CSSNumericValue", 0, 185},
    {"CSSNumericValueBrand", 1, 185},
    {"CSSNumericValueSteps", 1, 96},
    {"CSSPageRule", 0, 183},
    {"CSSPageRuleBrand", 1, 183},
    {"CSSPageRuleSteps", 1, 103},
    {"CSSPerspective", 0, 185},
    {"CSSPerspectiveBrand", 1, 185},
    {"CSSPerspectiveSteps", 1, 97},
    {"CSSPropertyRule", 0, 183},
    {"CSSPropertyRuleBrand", 1, 183},
    {"CSSPropertyRuleSteps", 1, 103},
    {"CSSRotate", 0, 185},
    {"CSSRotateBrand", 1, 185},
    {"CSSRotateSteps", 1, 97},
    {"CSSRule", 0, 183},
    {"CSSRuleBrand", 1, 183},
    {"CSSRuleList", 0, 183},
    {"CSSRuleListBrand", 1, 183},
    {"CSSRuleListSteps", 1, 103},
    {"CSSRuleSteps", 1, 103},
    {"CSSScale", 0, 185},
    {"CSSScaleBrand", 1, 185},
    {"CSSScaleSteps", 1, 97},
    {"CSSScopeRule", 0, 183},
    {"CSSScopeRuleBrand", 1, 183},
    {"CSSScopeRuleSteps", 1, 103},
    {"CSSSkew", 0, 185},
    {"CSSSkewBrand", 1, 185},
    {"CSSSkewSteps", 1, 97},
    {"CSSSkewX", 0, 185},
    {"CSSSkewXBrand", 1, 185},
    {"CSSSkewXSteps", 1, 97},
    {"CSSSkewY", 0, 185},
    {"CSSSkewYBrand", 1, 185},
    {"CSSSkewYSteps", 1, 97},
    {"CSSStartingStyleRule", 0, 183},
    {"CSSStartingStyleRuleBrand", 1, 183},
    {"CSSSteps", 1, 94},
    {"CSSStyleDeclaration", 0, 184},
    {"CSSStyleDeclarationSteps", 1, 100},
    {"CSSStyleRule", 0, 183},
    {"CSSStyleRuleBrand", 1, 183},
    {"CSSStyleRuleSteps", 1, 103},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 98},
    {"CSSStyleSheet", 0, 212},
    {"CSSStyleSheetBrand", 1, 212},
    {"CSSStyleSheetSteps", 1, 101},
    {"CSSStyleValue", 0, 185},
    {"CSSStyleValueBrand", 1, 185},
    {"CSSStyleValueSteps", 1, 98},
    {"CSSSupportsRule", 0, 183},
    {"CSSSupportsRuleBrand", 1, 183},
    {"CSSTransformComponent", 0, 185},
    {"CSSTransformComponentBrand", 1, 185},
    {"CSSTransformComponentSteps", 1, 97},
    {"CSSTransformValue", 0, 185},
    {"CSSTransformValueBrand", 1, 185},
    {"CSSTransformValueSteps", 1, 97},
    {"CSSTranslate", 0, 185},
    {"CSSTranslateBrand", 1, 185},
    {"CSSTranslateSteps", 1, 97},
    {"CSSUnitValue", 0, 185},
    {"CSSUnitValueBrand", 1, 185},
    {"CSSUnitValueSteps", 1, 96},
    {"CSSUnparsedValue", 0, 185},
    {"CSSUnparsedValueBrand", 1, 185},
    {"CSSUnparsedValueSteps", 1, 98},
    {"CSSVariableReferenceValue", 0, 185},
    {"CSSVariableReferenceValueBrand", 1, 185},
    {"CSSVariableReferenceValueSteps", 1, 98},
    {"CharacterData", 0, 186},
    {"CharacterDataSteps", 1, 16},
    {"ChildNodeSteps", 1, 15},
    {"Clipboard", 0, 244},
    {"ClipboardBrand", 1, 244},
    {"ClipboardEvent", 0, 225},
    {"ClipboardItem", 0, 244},
    {"ClipboardItemBrand", 1, 244},
    {"ClipboardItemSteps", 1, 141},
    {"ClipboardSteps", 1, 141},
    {"CloseEvent", 0, 225},
    {"CommandEvent", 0, 225},
    {"Comment", 0, 186},
    {"CommentSteps", 1, 16},
    {"CompositionEvent", 0, 225},
    {"CompositionEventSteps", 1, 61},
    {"CompressionStream", 0, 218},
    {"CompressionStreamBrand", 1, 218},
    {"CompressionStreamSteps", 1, 178},
    {"ConsoleSteps", 1, 60},
    {"ConstraintValidationSteps", 1, 82},
    {"CountQueuingStrategy", 0, 245},
    {"CountQueuingStrategyBrand", 1, 245},
    {"CountQueuingStrategySteps", 1, 152},
    {"Crypto", 0, 251},
    {"CryptoBrand", 1, 251},
    {"CryptoKey", 0, 251},
    {"CryptoKeyBrand", 1, 251},
    {"CryptoKeySteps", 1, 125},
    {"CryptoSteps", 1, 123},
    {"CustomElementRegistry", 0, 187},
    {"CustomElementRegistryBrand", 1, 187},
    {"CustomElementRegistrySteps", 1, 136},
    {"CustomEvent", 0, 188},
    {"CustomEventSteps", 1, 7},
    {"CustomStateSet", 0, 197},
    {"CustomStateSetBrand", 1, 197},
    {"CustomStateSetSteps", 1, 138},
    {"DOMException", 0, 189},
    {"DOMExceptionBrand", 1, 189},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 190},
    {"DOMImplementationBrand", 1, 190},
    {"DOMImplementationSteps", 1, 18},
    {"DOMMatrix", 0, 233},
    {"DOMMatrixBrand", 1, 233},
    {"DOMMatrixReadOnly", 0, 233},
    {"DOMMatrixReadOnlyBrand", 1, 233},
    {"DOMMatrixReadOnlySteps", 1, 108},
    {"DOMMatrixSteps", 1, 108},
    {"DOMParser", 0, 190},
    {"DOMParserBrand", 1, 190},
    {"DOMParserSteps", 1, 18},
    {"DOMPoint", 0, 233},
    {"DOMPointBrand", 1, 233},
    {"DOMPointReadOnly", 0, 233},
    {"DOMPointReadOnlyBrand", 1, 233},
    {"DOMPointReadOnlySteps", 1, 108},
    {"DOMPointSteps", 1, 108},
    {"DOMQuad", 0, 233},
    {"DOMQuadBrand", 1, 233},
    {"DOMQuadSteps", 1, 108},
    {"DOMRect", 0, 230},
    {"DOMRectBrand", 1, 230},
    {"DOMRectList", 0, 230},
    {"DOMRectListBrand", 1, 230},
    {"DOMRectListSteps", 1, 107},
    {"DOMRectReadOnly", 0, 230},
    {"DOMRectReadOnlyBrand", 1, 230},
    {"DOMRectReadOnlySteps", 1, 107},
    {"DOMRectSteps", 1, 107},
    {"DOMStringList", 0, 191},
    {"DOMStringListBrand", 1, 191},
    {"DOMStringListSteps", 1, 148},
    {"DOMStringMap", 0, 192},
    {"DOMTokenList", 0, 193},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 194},
    {"DataTransferBrand", 1, 194},
    {"DataTransferItem", 0, 194},
    {"DataTransferItemBrand", 1, 194},
    {"DataTransferItemList", 0, 194},
    {"DataTransferItemListBrand", 1, 194},
    {"DataTransferItemListSteps", 1, 48},
    {"DataTransferItemSteps", 1, 48},
    {"DataTransferSteps", 1, 48},
    {"DecompressionStream", 0, 218},
    {"DecompressionStreamBrand", 1, 218},
    {"DecompressionStreamSteps", 1, 178},
    {"DocumentFragment", 0, 186},
    {"DocumentFragmentSteps", 1, 16},
    {"DocumentMembers_CSSOMView", 1, 182},
    {"DocumentMembers_Document", 1, 195},
    {"DocumentMembers_HTMLDocument", 1, 201},
    {"DocumentMembers_ParentNode", 1, 207},
    {"DocumentMembers_StyleSheets", 1, 212},
    {"DocumentMembers_XPath", 1, 215},
    {"DocumentMembers_animations", 1, 216},
    {"DocumentMembers_editing", 1, 221},
    {"DocumentMembers_fullscreen", 1, 229},
    {"DocumentMembers_touch", 1, 249},
    {"DocumentStatics_Document", 1, 195},
    {"DocumentSteps_CSSOMView", 1, 99},
    {"DocumentSteps_Document", 1, 12},
    {"DocumentSteps_HTMLDocument", 1, 112},
    {"DocumentSteps_animations", 1, 106},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 86},
    {"DocumentSteps_touch", 1, 140},
    {"DocumentTimeline", 0, 216},
    {"DocumentTimelineBrand", 1, 216},
    {"DocumentTimelineSteps", 1, 106},
    {"DocumentType", 0, 186},
    {"DocumentTypeSteps", 1, 16},
    {"DragEvent", 0, 225},
    {"ElementCSSStyleMapSteps", 1, 98},
    {"ElementContentEditableSteps", 1, 46},
    {"ElementInternals", 0, 197},
    {"ElementInternalsBrand", 1, 197},
    {"ElementInternalsSteps", 1, 138},
    {"ElementMembers_CSSOMView", 1, 182},
    {"ElementMembers_CSSTypedOM", 1, 185},
    {"ElementMembers_Element", 1, 196},
    {"ElementMembers_ParentNode", 1, 207},
    {"ElementMembers_animations", 1, 216},
    {"ElementMembers_fullscreen", 1, 229},
    {"ElementMembers_reflected", 1, 14},
    {"ElementSteps_CSSOMView", 1, 99},
    {"ElementSteps_CSSTypedOM", 1, 98},
    {"ElementSteps_Element", 1, 11},
    {"ElementSteps_animations", 1, 106},
    {"ElementSteps_fullscreen", 1, 86},
    {"ErrorEvent", 0, 225},
    {"Event", 0, 198},
    {"EventBrand", 1, 198},
    {"EventSource", 0, 219},
    {"EventSourceBrand", 1, 219},
    {"EventSourceSteps", 1, 166},
    {"EventSteps", 1, 6},
    {"External", 0, 238},
    {"ExternalBrand", 1, 238},
    {"ExternalSteps", 1, 143},
    {"File", 0, 199},
    {"FileBrand", 1, 199},
    {"FileList", 0, 199},
    {"FileListBrand", 1, 199},
    {"FileListSteps", 1, 164},
    {"FileReader", 0, 199},
    {"FileReaderBrand", 1, 199},
    {"FileReaderSteps", 1, 165},
    {"FileSteps", 1, 164},
    {"FocusEvent", 0, 225},
    {"FormData", 0, 252},
    {"FormDataBrand", 1, 252},
    {"FormDataEvent", 0, 225},
    {"FormDataSteps", 1, 130},
    {"FormOwnedSteps", 1, 78},
    {"GenericTransformStreamSteps", 1, 161},
    {"Geolocation", 0, 244},
    {"GeolocationBrand", 1, 244},
    {"GeolocationPositionError", 0, 244},
    {"GeolocationPositionErrorBrand", 1, 244},
    {"GeolocationPositionErrorSteps", 1, 141},
    {"GeolocationSteps", 1, 141},
    {"HTMLAllCollection", 0, 200},
    {"HTMLAllCollectionSteps", 1, 111},
    {"HTMLAnchorElement", 2, 248},
    {"HTMLAnchorElementSteps", 1, 64},
    {"HTMLAreaElement", 2, 248},
    {"HTMLAudioElementSteps", 1, 64},
    {"HTMLBaseElement", 2, 237},
    {"HTMLBaseElementSteps", 1, 64},
    {"HTMLButtonElement", 2, 228},
    {"HTMLButtonElementSteps", 1, 43},
    {"HTMLCanvasElement", 2, 232},
    {"HTMLCanvasElementSteps", 1, 64},
    {"HTMLCollection", 0, 217},
    {"HTMLCollectionKind", 1, 217},
    {"HTMLDataListElement", 2, 228},
    {"HTMLDataListElementSteps", 1, 89},
    {"HTMLDialogElement", 2, 232},
    {"HTMLDialogElementSteps", 1, 41},
    {"HTMLElementMembers_CSSOMView", 1, 182},
    {"HTMLElementMembers_CSSTypedOM", 1, 185},
    {"HTMLElementMembers_HTMLElement", 1, 202},
    {"HTMLElementSteps_CSSOMView", 1, 99},
    {"HTMLElementSteps_HTMLElement", 1, 46},
    {"HTMLEmbedElement", 2, 222},
    {"HTMLEmbedElementSteps", 1, 64},
    {"HTMLFieldSetElement", 2, 228},
    {"HTMLFieldSetElementSteps", 1, 78},
    {"HTMLFormControlsCollection", 0, 227},
    {"HTMLFormElement", 2, 228},
    {"HTMLFormElementSteps", 1, 83},
    {"HTMLFormElementSteps_formElements", 1, 79},
    {"HTMLFrameElement", 2, 241},
    {"HTMLFrameElementSteps", 1, 70},
    {"HTMLHyperlinkElementUtilsSteps", 1, 64},
    {"HTMLIFrameElement", 2, 222},
    {"HTMLIFrameElementSteps", 1, 70},
    {"HTMLImageElement", 2, 222},
    {"HTMLImageElementSteps", 1, 68},
    {"HTMLInputElement", 2, 228},
    {"HTMLInputElementSteps", 1, 84},
    {"HTMLLabelElement", 2, 228},
    {"HTMLLabelElementSteps", 1, 78},
    {"HTMLLegendElement", 2, 228},
    {"HTMLLegendElementSteps", 1, 78},
    {"HTMLLinkElement", 2, 212},
    {"HTMLMapElement", 2, 222},
    {"HTMLMapElementSteps", 1, 64},
    {"HTMLMarqueeElement", 2, 241},
    {"HTMLMarqueeElementSteps", 1, 64},
    {"HTMLMediaElement", 2, 234},
    {"HTMLMediaElementSteps", 1, 64},
    {"HTMLMediaElementSteps_mediaElements", 1, 65},
    {"HTMLMeterElement", 2, 228},
    {"HTMLMeterElementSteps", 1, 66},
    {"HTMLObjectElement", 2, 222},
    {"HTMLObjectElement", 2, 228},
    {"HTMLObjectElementSteps", 1, 64},
    {"HTMLOptionElement", 2, 228},
    {"HTMLOptionElementSteps", 1, 89},
    {"HTMLOptionsCollection", 0, 227},
    {"HTMLOptionsCollectionSteps", 1, 89},
    {"HTMLOrSVGElementSteps", 1, 46},
    {"HTMLOutputElement", 2, 228},
    {"HTMLOutputElementSteps", 1, 84},
    {"HTMLProgressElement", 2, 228},
    {"HTMLProgressElementSteps", 1, 66},
    {"HTMLScriptElement", 2, 232},
    {"HTMLScriptElementSteps", 1, 64},
    {"HTMLSelectElement", 2, 228},
    {"HTMLSelectElementSteps", 1, 89},
    {"HTMLSlotElement", 2, 232},
    {"HTMLSlotElementSteps", 1, 64},
    {"HTMLStyleElement", 2, 212},
    {"HTMLStyleElementSteps_StyleSheets", 1, 101},
    {"HTMLTableCellElement", 2, 247},
    {"HTMLTableCellElementSteps", 1, 63},
    {"HTMLTableElement", 2, 247},
    {"HTMLTableElementSteps", 1, 63},
    {"HTMLTableRowElement", 2, 247},
    {"HTMLTableRowElementSteps", 1, 63},
    {"HTMLTableSectionElement", 2, 247},
    {"HTMLTableSectionElementSteps", 1, 63},
    {"HTMLTemplateElement", 2, 232},
    {"HTMLTemplateElementSteps", 1, 64},
    {"HTMLTextAreaElement", 2, 228},
    {"HTMLTextAreaElementSteps", 1, 84},
    {"HTMLTitleElement", 2, 237},
    {"HTMLTitleElementSteps", 1, 64},
    {"HTMLTrackElement", 2, 234},
    {"HTMLTrackElementSteps", 1, 64},
    {"HTMLTrackElementSteps_mediaElements", 1, 65},
    {"HTMLVideoElement", 2, 234},
    {"HTMLVideoElementSteps", 1, 64},
    {"HashChangeEvent", 0, 225},
    {"Headers", 0, 226},
    {"HeadersBrand", 1, 226},
    {"HeadersSteps", 1, 129},
    {"History", 0, 238},
    {"HistoryBrand", 1, 238},
    {"HistorySteps", 1, 151},
    {"IdleDeadline", 0, 231},
    {"IdleDeadlineBrand", 1, 231},
    {"IdleDeadlineSteps", 1, 49},
    {"Image", 0, 222},
    {"InputEvent", 0, 225},
    {"InputEventSteps", 1, 61},
    {"IntersectionObserver", 0, 240},
    {"IntersectionObserverBrand", 1, 240},
    {"IntersectionObserverEntry", 0, 240},
    {"IntersectionObserverEntryBrand", 1, 240},
    {"IntersectionObserverEntrySteps", 1, 69},
    {"IntersectionObserverSteps", 1, 69},
    {"KeyboardEvent", 0, 225},
    {"KeyboardEventSteps", 1, 61},
    {"KeyframeEffect", 0, 216},
    {"KeyframeEffectBrand", 1, 216},
    {"KeyframeEffectSteps", 1, 105},
    {"LabelableSteps", 1, 78},
    {"LinkStyleSteps", 1, 101},
    {"Location", 0, 238},
    {"LocationBrand", 1, 238},
    {"LocationSteps", 1, 149},
    {"MathMLElement", 0, 114},
    {"MathMLElement", 2, 202},
    {"MathMLElement", 2, 224},
    {"MathMLElementMembers_CSSTypedOM", 1, 185},
    {"MediaError", 0, 235},
    {"MediaErrorBrand", 1, 235},
    {"MediaErrorSteps", 1, 65},
    {"MediaList", 0, 212},
    {"MediaListBrand", 1, 212},
    {"MediaListSteps", 1, 101},
    {"MediaQueryList", 0, 182},
    {"MediaQueryListBrand", 1, 182},
    {"MediaQueryListEvent", 0, 225},
    {"MediaQueryListSteps", 1, 110},
    {"MessageChannel", 0, 236},
    {"MessageChannelBrand", 1, 236},
    {"MessageChannelSteps", 1, 175},
    {"MessageEvent", 0, 225},
    {"MessageEventSteps", 1, 61},
    {"MessagePort", 0, 236},
    {"MessagePortBrand", 1, 236},
    {"MessagePortSteps", 1, 175},
    {"MimeType", 0, 205},
    {"MimeTypeArray", 0, 205},
    {"MimeTypeArrayBrand", 1, 205},
    {"MimeTypeArraySteps", 1, 142},
    {"MimeTypeBrand", 1, 205},
    {"MimeTypeSteps", 1, 142},
    {"MouseEvent", 0, 225},
    {"MouseEventSteps", 1, 61},
    {"MutationObserver", 0, 203},
    {"MutationObserverBrand", 1, 203},
    {"MutationObserverSteps", 1, 29},
    {"MutationRecord", 0, 203},
    {"MutationRecordBrand", 1, 203},
    {"MutationRecordSteps", 1, 29},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 204},
    {"NamedNodeMapSteps", 1, 22},
    {"Navigator", 0, 205},
    {"NavigatorBrand", 1, 205},
    {"NavigatorConcurrentHardwareSteps", 1, 139},
    {"NavigatorCookiesSteps", 1, 139},
    {"NavigatorIDSteps", 1, 139},
    {"NavigatorLanguageSteps", 1, 139},
    {"NavigatorOnLineSteps", 1, 139},
    {"NavigatorPluginsSteps", 1, 139},
    {"NavigatorSteps", 1, 139},
    {"NavigatorSteps_permissions", 1, 141},
    {"NodeFilter", 0, 213},
    {"NodeIterator", 0, 213},
    {"NodeIteratorBrand", 1, 213},
    {"NodeIteratorSteps", 1, 21},
    {"NodeList", 0, 217},
    {"NodeListKind", 1, 217},
    {"NodeMembers_Node", 1, 206},
    {"NodeSteps_Node", 1, 10},
    {"Notification", 0, 244},
    {"NotificationBrand", 1, 244},
    {"NotificationSteps", 1, 141},
    {"Option", 0, 228},
    {"PageTransitionEvent", 0, 225},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 15},
    {"Performance", 0, 242},
    {"PerformanceBrand", 1, 242},
    {"PerformanceEntry", 0, 243},
    {"PerformanceEntryBrand", 1, 243},
    {"PerformanceEntrySteps", 1, 146},
    {"PerformanceMark", 0, 243},
    {"PerformanceMarkBrand", 1, 243},
    {"PerformanceMarkSteps", 1, 146},
    {"PerformanceMeasure", 0, 243},
    {"PerformanceMeasureBrand", 1, 243},
    {"PerformanceMeasureSteps", 1, 146},
    {"PerformanceNavigation", 0, 239},
    {"PerformanceNavigationBrand", 1, 239},
    {"PerformanceNavigationSteps", 1, 145},
    {"PerformanceObserver", 0, 243},
    {"PerformanceObserverBrand", 1, 243},
    {"PerformanceObserverEntryList", 0, 243},
    {"PerformanceObserverEntryListBrand", 1, 243},
    {"PerformanceObserverEntryListSteps", 1, 146},
    {"PerformanceObserverSteps", 1, 146},
    {"PerformanceSteps", 1, 144},
    {"PerformanceTiming", 0, 239},
    {"PerformanceTimingBrand", 1, 239},
    {"PerformanceTimingSteps", 1, 145},
    {"PermissionStatus", 0, 244},
    {"PermissionStatusBrand", 1, 244},
    {"PermissionStatusSteps", 1, 141},
    {"Permissions", 0, 244},
    {"PermissionsBrand", 1, 244},
    {"PermissionsSteps", 1, 141},
    {"Plugin", 0, 205},
    {"PluginArray", 0, 205},
    {"PluginArrayBrand", 1, 205},
    {"PluginArraySteps", 1, 142},
    {"PluginBrand", 1, 205},
    {"PluginSteps", 1, 142},
    {"PointerEvent", 0, 225},
    {"PointerEventSteps", 1, 61},
    {"PopStateEvent", 0, 225},
    {"ProcessingInstruction", 0, 186},
    {"ProgressEvent", 0, 225},
    {"PromiseRejectionEvent", 0, 225},
    {"RadioNodeList", 0, 227},
    {"RadioNodeListSteps", 1, 79},
    {"Range", 0, 208},
    {"RangeBrand", 1, 208},
    {"RangeSteps", 1, 25},
    {"RangeSteps_Range", 1, 25},
    {"ReadableByteStreamController", 0, 245},
    {"ReadableByteStreamControllerBrand", 1, 245},
    {"ReadableByteStreamControllerSteps", 1, 156},
    {"ReadableStream", 0, 245},
    {"ReadableStream", 2, 162},
    {"ReadableStreamBYOBReader", 0, 245},
    {"ReadableStreamBYOBReaderBrand", 1, 245},
    {"ReadableStreamBYOBReaderSteps", 1, 153},
    {"ReadableStreamBYOBRequest", 0, 245},
    {"ReadableStreamBYOBRequestBrand", 1, 245},
    {"ReadableStreamBYOBRequestSteps", 1, 156},
    {"ReadableStreamBrand", 1, 245},
    {"ReadableStreamDefaultController", 0, 245},
    {"ReadableStreamDefaultControllerBrand", 1, 245},
    {"ReadableStreamDefaultControllerSteps", 1, 155},
    {"ReadableStreamDefaultReader", 0, 245},
    {"ReadableStreamDefaultReaderBrand", 1, 245},
    {"ReadableStreamDefaultReaderSteps", 1, 153},
    {"ReadableStreamGenericReaderSteps", 1, 153},
    {"ReadableStreamSteps", 1, 154},
    {"Request", 0, 226},
    {"RequestBrand", 1, 226},
    {"RequestSteps", 1, 173},
    {"ResizeObserver", 0, 240},
    {"ResizeObserverBrand", 1, 240},
    {"ResizeObserverEntry", 0, 240},
    {"ResizeObserverEntryBrand", 1, 240},
    {"ResizeObserverEntrySteps", 1, 69},
    {"ResizeObserverSize", 0, 240},
    {"ResizeObserverSizeBrand", 1, 240},
    {"ResizeObserverSizeSteps", 1, 69},
    {"ResizeObserverSteps", 1, 69},
    {"Response", 0, 226},
    {"ResponseBrand", 1, 226},
    {"ResponseSteps", 1, 172},
    {"SEVERAL", 1, 20},
    {"SVGAElement", 0, 114},
    {"SVGAngle", 0, 246},
    {"SVGAngleBrand", 1, 246},
    {"SVGAngleSteps", 1, 116},
    {"SVGAnimateElement", 0, 114},
    {"SVGAnimatedAngle", 0, 246},
    {"SVGAnimatedAngleBrand", 1, 246},
    {"SVGAnimatedAngleSteps", 1, 119},
    {"SVGAnimatedBoolean", 0, 246},
    {"SVGAnimatedBooleanBrand", 1, 246},
    {"SVGAnimatedBooleanSteps", 1, 119},
    {"SVGAnimatedEnumeration", 0, 246},
    {"SVGAnimatedEnumerationBrand", 1, 246},
    {"SVGAnimatedEnumerationSteps", 1, 119},
    {"SVGAnimatedInteger", 0, 246},
    {"SVGAnimatedIntegerBrand", 1, 246},
    {"SVGAnimatedIntegerSteps", 1, 119},
    {"SVGAnimatedLength", 0, 246},
    {"SVGAnimatedLengthBrand", 1, 246},
    {"SVGAnimatedLengthList", 0, 246},
    {"SVGAnimatedLengthListBrand", 1, 246},
    {"SVGAnimatedLengthListSteps", 1, 119},
    {"SVGAnimatedLengthSteps", 1, 119},
    {"SVGAnimatedNumber", 0, 246},
    {"SVGAnimatedNumberBrand", 1, 246},
    {"SVGAnimatedNumberList", 0, 246},
    {"SVGAnimatedNumberListBrand", 1, 246},
    {"SVGAnimatedNumberListSteps", 1, 119},
    {"SVGAnimatedNumberSteps", 1, 119},
    {"SVGAnimatedPreserveAspectRatio", 0, 246},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 246},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 119},
    {"SVGAnimatedRect", 0, 246},
    {"SVGAnimatedRectBrand", 1, 246},
    {"SVGAnimatedRectSteps", 1, 119},
    {"SVGAnimatedString", 0, 114},
    {"SVGAnimatedTransformList", 0, 246},
    {"SVGAnimatedTransformListBrand", 1, 246},
    {"SVGAnimatedTransformListSteps", 1, 119},
    {"SVGCircleElement", 0, 114},
    {"SVGClipPathElement", 0, 114},
    {"SVGDefsElement", 0, 114},
    {"SVGDescElement", 0, 114},
    {"SVGElement", 0, 114},
    {"SVGElement", 2, 202},
    {"SVGElement", 2, 224},
    {"SVGElementMembers_CSSTypedOM", 1, 185},
    {"SVGEllipseElement", 0, 114},
    {"SVGFilterElement", 0, 114},
    {"SVGForeignObjectElement", 0, 114},
    {"SVGGElement", 0, 114},
    {"SVGGeometryElement", 0, 114},
    {"SVGGradientElement", 0, 114},
    {"SVGGraphicsElement", 0, 114},
    {"SVGImageElement", 0, 114},
    {"SVGLength", 0, 246},
    {"SVGLengthBrand", 1, 246},
    {"SVGLengthList", 0, 246},
    {"SVGLengthListBrand", 1, 246},
    {"SVGLengthListSteps", 1, 118},
    {"SVGLengthSteps", 1, 116},
    {"SVGLineElement", 0, 114},
    {"SVGLinearGradientElement", 0, 114},
    {"SVGMarkerElement", 0, 114},
    {"SVGMaskElement", 0, 114},
    {"SVGMetadataElement", 0, 114},
    {"SVGNumber", 0, 246},
    {"SVGNumberBrand", 1, 246},
    {"SVGNumberList", 0, 246},
    {"SVGNumberListBrand", 1, 246},
    {"SVGNumberListSteps", 1, 118},
    {"SVGNumberSteps", 1, 116},
    {"SVGPathElement", 0, 114},
    {"SVGPatternElement", 0, 114},
    {"SVGPointList", 0, 246},
    {"SVGPointListBrand", 1, 246},
    {"SVGPointListSteps", 1, 118},
    {"SVGPolygonElement", 0, 114},
    {"SVGPolylineElement", 0, 114},
    {"SVGPreserveAspectRatio", 0, 246},
    {"SVGPreserveAspectRatioBrand", 1, 246},
    {"SVGPreserveAspectRatioSteps", 1, 119},
    {"SVGRadialGradientElement", 0, 114},
    {"SVGRectElement", 0, 114},
    {"SVGSVGElement", 0, 114},
    {"SVGScriptElement", 0, 114},
    {"SVGSetElement", 0, 114},
    {"SVGStopElement", 0, 114},
    {"SVGStringList", 0, 246},
    {"SVGStringListBrand", 1, 246},
    {"SVGStringListSteps", 1, 118},
    {"SVGStyleElement", 0, 114},
    {"SVGSwitchElement", 0, 114},
    {"SVGSymbolElement", 0, 114},
    {"SVGTSpanElement", 0, 114},
    {"SVGTextContentElement", 0, 114},
    {"SVGTextElement", 0, 114},
    {"SVGTextPathElement", 0, 114},
    {"SVGTextPositioningElement", 0, 114},
    {"SVGTitleElement", 0, 114},
    {"SVGTransform", 0, 246},
    {"SVGTransformBrand", 1, 246},
    {"SVGTransformList", 0, 246},
    {"SVGTransformListBrand", 1, 246},
    {"SVGTransformListSteps", 1, 118},
    {"SVGTransformSteps", 1, 117},
    {"SVGUnitTypes", 0, 246},
    {"SVGUnitTypesBrand", 1, 246},
    {"SVGUnitTypesSteps", 1, 119},
    {"SVGUseElement", 0, 114},
    {"SVGViewElement", 0, 114},
    {"Screen", 0, 182},
    {"ScreenBrand", 1, 182},
    {"ScreenSteps", 1, 110},
    {"SecurityPolicyViolationEvent", 0, 225},
    {"SelectableTextSteps", 1, 87},
    {"Selection", 0, 209},
    {"SelectionBrand", 1, 209},
    {"SelectionSteps", 1, 28},
    {"ShadowRoot", 0, 210},
    {"ShadowRootSteps", 1, 30},
    {"ShadowRootSteps_ShadowRoot", 1, 30},
    {"ShadowRootSteps_animations", 1, 106},
    {"SlottableSteps", 1, 31},
    {"StaticRange", 0, 208},
    {"StaticRangeBrand", 1, 208},
    {"StaticRangeSteps", 1, 25},
    {"Storage", 0, 211},
    {"StorageBrand", 1, 211},
    {"StorageEvent", 0, 225},
    {"StorageEventSteps", 1, 61},
    {"StorageSteps", 1, 147},
    {"StylePropertyMap", 0, 185},
    {"StylePropertyMapBrand", 1, 185},
    {"StylePropertyMapReadOnly", 0, 185},
    {"StylePropertyMapReadOnlyBrand", 1, 185},
    {"StylePropertyMapReadOnlySteps", 1, 98},
    {"StylePropertyMapSteps", 1, 98},
    {"StyleSheet", 0, 212},
    {"StyleSheetBrand", 1, 212},
    {"StyleSheetList", 0, 212},
    {"StyleSheetListBrand", 1, 212},
    {"StyleSheetListSteps", 1, 101},
    {"StyleSheetOwnerSteps", 1, 101},
    {"StyleSheetSteps", 1, 101},
    {"SubmitEvent", 0, 225},
    {"SubmitterSteps", 1, 83},
    {"SubtleCrypto", 0, 251},
    {"SubtleCryptoBrand", 1, 251},
    {"SubtleCryptoSteps", 1, 124},
    {"Text", 0, 186},
    {"TextDecoder", 0, 223},
    {"TextDecoderBrand", 1, 223},
    {"TextDecoderCommonSteps", 1, 177},
    {"TextDecoderSteps", 1, 121},
    {"TextDecoderStream", 0, 223},
    {"TextDecoderStreamBrand", 1, 223},
    {"TextDecoderStreamSteps", 1, 177},
    {"TextEncoder", 0, 223},
    {"TextEncoderBrand", 1, 223},
    {"TextEncoderCommonSteps", 1, 177},
    {"TextEncoderSteps", 1, 121},
    {"TextEncoderStream", 0, 223},
    {"TextEncoderStreamBrand", 1, 223},
    {"TextEncoderStreamSteps", 1, 177},
    {"TextEvent", 0, 225},
    {"TextEventSteps", 1, 61},
    {"TextSteps", 1, 16},
    {"TextTrack", 0, 235},
    {"TextTrackBrand", 1, 235},
    {"TextTrackCue", 0, 235},
    {"TextTrackCueBrand", 1, 235},
    {"TextTrackCueList", 0, 235},
    {"TextTrackCueListBrand", 1, 235},
    {"TextTrackCueListSteps", 1, 65},
    {"TextTrackCueSteps", 1, 65},
    {"TextTrackList", 0, 235},
    {"TextTrackListBrand", 1, 235},
    {"TextTrackListSteps", 1, 65},
    {"TextTrackSteps", 1, 65},
    {"TimeRanges", 0, 234},
    {"TimeRangesBrand", 1, 234},
    {"TimeRangesSteps", 1, 64},
    {"ToggleEvent", 0, 225},
    {"Touch", 0, 249},
    {"TouchBrand", 1, 249},
    {"TouchEvent", 0, 249},
    {"TouchEventSteps", 1, 140},
    {"TouchList", 0, 249},
    {"TouchListBrand", 1, 249},
    {"TouchListSteps", 1, 140},
    {"TouchSteps", 1, 140},
    {"TrackEvent", 0, 225},
    {"TransformStream", 0, 245},
    {"TransformStreamBrand", 1, 245},
    {"TransformStreamDefaultController", 0, 245},
    {"TransformStreamDefaultControllerBrand", 1, 245},
    {"TransformStreamDefaultControllerSteps", 1, 161},
    {"TransformStreamSteps", 1, 161},
    {"TransitionEvent", 0, 225},
    {"TreeWalker", 0, 213},
    {"TreeWalkerBrand", 1, 213},
    {"TreeWalkerSteps", 1, 21},
    {"UIEvent", 0, 225},
    {"UIEventSteps", 1, 61},
    {"URL", 0, 250},
    {"URLBrand", 1, 250},
    {"URLSearchParams", 0, 250},
    {"URLSearchParamsBrand", 1, 250},
    {"URLSearchParamsSteps", 1, 93},
    {"URLSteps", 1, 93},
    {"URLSteps_FileAPI", 1, 168},
    {"UserActivation", 0, 244},
    {"UserActivationBrand", 1, 244},
    {"UserActivationSteps", 1, 141},
    {"VTTCue", 0, 235},
    {"VTTCueBrand", 1, 235},
    {"VTTCueSteps", 1, 65},
    {"ValidityState", 0, 228},
    {"ValidityStateBrand", 1, 228},
    {"ValidityStateSteps", 1, 82},
    {"VideoTrack", 0, 235},
    {"VideoTrackBrand", 1, 235},
    {"VideoTrackList", 0, 235},
    {"VideoTrackListBrand", 1, 235},
    {"VideoTrackListSteps", 1, 65},
    {"VideoTrackSteps", 1, 65},
    {"VisualViewport", 0, 182},
    {"VisualViewportBrand", 1, 182},
    {"VisualViewportSteps", 1, 110},
    {"WebSocket", 0, 219},
    {"WebSocketBrand", 1, 219},
    {"WebSocketSteps", 1, 167},
    {"WheelEvent", 0, 225},
    {"WheelEventSteps", 1, 61},
    {"WindowLocalStorageSteps", 1, 113},
    {"WindowMembers_CSSOMView", 1, 182},
    {"WindowMembers_Window", 1, 214},
    {"WindowMembers_fetch", 1, 226},
    {"WindowOrWorkerGlobalScopeSteps", 1, 113},
    {"WindowSessionStorageSteps", 1, 113},
    {"WindowSteps", 1, 113},
    {"WindowSteps_CSSOMView", 1, 110},
    {"WindowSteps_fetch", 1, 132},
    {"WritableStream", 0, 245},
    {"WritableStreamBrand", 1, 245},
    {"WritableStreamDefaultController", 0, 245},
    {"WritableStreamDefaultControllerBrand", 1, 245},
    {"WritableStreamDefaultControllerSteps", 1, 160},
    {"WritableStreamDefaultWriter", 0, 245},
    {"WritableStreamDefaultWriterBrand", 1, 245},
    {"WritableStreamDefaultWriterSteps", 1, 159},
    {"WritableStreamSteps", 1, 159},
    {"XMLDocument", 0, 195},
    {"XMLHttpRequest", 0, 252},
    {"XMLHttpRequestBrand", 1, 252},
    {"XMLHttpRequestEventTarget", 0, 252},
    {"XMLHttpRequestEventTargetBrand", 1, 252},
    {"XMLHttpRequestSteps", 1, 131},
    {"XMLHttpRequestUpload", 0, 252},
    {"XMLHttpRequestUploadBrand", 1, 252},
    {"XMLSerializer", 0, 190},
    {"XMLSerializerBrand", 1, 190},
    {"XMLSerializerSteps", 1, 18},
    {"XPathEvaluator", 0, 215},
    {"XPathEvaluatorBaseSteps", 1, 24},
    {"XPathEvaluatorBrand", 1, 215},
    {"XPathEvaluatorSteps", 1, 24},
    {"XPathExpression", 0, 215},
    {"XPathExpressionBrand", 1, 215},
    {"XPathExpressionSteps", 1, 24},
    {"XPathResult", 0, 215},
    {"XPathResultBrand", 1, 215},
    {"XPathResultSteps", 1, 24},
    {"abortControllerState", 1, 179},
    {"abortReason", 1, 9},
    {"abortSignal", 1, 9},
    {"abortSignalState", 1, 179},
    {"abortWritable", 1, 159},
    {"abstractRangeState", 1, 208},
    {"acquireReader", 1, 153},
    {"acquireWriter", 1, 159},
    {"activateInput", 1, 80},
    {"activationBehavior", 1, 35},
    {"addHeader", 1, 129},
    {"addIterator", 1, 127},
    {"addPairs", 1, 127},
    {"addRead", 1, 153},
    {"addSet", 1, 128},
    {"adoptedStyleSheets", 1, 102},
    {"allBytes", 1, 163},
    {"allNamed", 1, 20},
    {"allOf", 1, 111},
    {"animationChanged", 1, 106},
    {"animationEffectState", 1, 216},
    {"animationRate", 1, 106},
    {"animationState", 1, 216},
    {"animationTime", 1, 106},
    {"animationTimelineState", 1, 216},
    {"appendBytes", 1, 163},
    {"appendSequence", 1, 163},
    {"appliesTo", 1, 75},
    {"areInOneTree", 1, 26},
    {"assignToSlot", 1, 31},
    {"atob", 1, 122},
    {"attachInternals", 1, 138},
    {"attachShadow", 1, 30},
    {"attributesOf", 1, 22},
    {"audioTrackListState", 1, 235},
    {"audioTrackState", 1, 235},
    {"bar", 1, 143},
    {"barPropState", 1, 238},
    {"beforeToggle", 1, 38},
    {"blobAt", 1, 168},
    {"blobDocument", 1, 132},
    {"blobState", 1, 199},
    {"blockAround", 1, 54},
    {"blockCommand", 1, 53},
    {"blockState", 1, 53},
    {"bodyOf", 1, 13},
    {"borderSize", 1, 99},
    {"broadcastChannelState", 1, 236},
    {"btoa", 1, 122},
    {"bufferIsDetached", 1, 152},
    {"buttonType", 1, 78},
    {"byobRequestOf", 1, 156},
    {"byteLengthQueuingStrategyState", 1, 245},
    {"bytesAsText", 1, 124},
    {"callPromise", 1, 152},
    {"callbackMember", 1, 152},
    {"canEnqueue", 1, 155},
    {"cancelReadable", 1, 153},
    {"caretForFocus", 1, 85},
    {"chain", 1, 152},
    {"changeRules", 1, 101},
    {"checkForm", 1, 82},
    {"checkPoint", 1, 25},
    {"checkValidity", 1, 82},
    {"checkedRadio", 1, 80},
    {"checkedness", 1, 80},
    {"childBeside", 1, 54},
    {"childText", 1, 112},
    {"chosenFrame", 1, 70},
    {"chunkSize", 1, 160},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 146},
    {"clearFiles", 1, 174},
    {"clearTimer", 1, 58},
    {"click", 1, 46},
    {"clipboardItemState", 1, 244},
    {"clipboardState", 1, 244},
    {"clone", 1, 92},
    {"cloneAttributeNode", 1, 17},
    {"cloneBody", 1, 171},
    {"closeBytes", 1, 156},
    {"closeController", 1, 155},
    {"closeDialog", 1, 41},
    {"closeEnd", 1, 175},
    {"closeReadable", 1, 153},
    {"closeWritable", 1, 159},
    {"closeWritableController", 1, 160},
    {"closeWriter", 1, 159},
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
    {"compressionStreamState", 1, 218},
    {"computedStyleOf", 1, 100},
    {"computedValue", 1, 100},
    {"console", 3, 220},
    {"constructElement", 1, 137},
    {"contentHandlerChanged", 1, 36},
    {"contentSize", 1, 99},
    {"controlMatches", 1, 91},
    {"controlState", 1, 74},
    {"controlValue", 1, 81},
    {"controlsChanged", 1, 74},
    {"controlsOf", 1, 78},
    {"copyBytes", 1, 121},
    {"copyEntries", 1, 130},
    {"copyFiles", 1, 174},
    {"copyHeaders", 1, 129},
    {"countItems", 1, 152},
    {"countQueuingStrategyState", 1, 245},
    {"createCustom", 1, 137},
    {"createEvent", 1, 7},
    {"crypto", 1, 123},
    {"cryptoKeyState", 1, 251},
    {"cryptoState", 1, 251},
    {"cssConditionRuleState", 1, 183},
    {"cssContainerRuleState", 1, 183},
    {"cssCounterStyleRuleState", 1, 183},
    {"cssFontFaceRuleState", 1, 183},
    {"cssFontPaletteValuesRuleState", 1, 183},
    {"cssGroupingRuleState", 1, 183},
    {"cssImageValueState", 1, 185},
    {"cssImportRuleState", 1, 183},
    {"cssKeyframeRuleState", 1, 183},
    {"cssKeyframesRuleState", 1, 183},
    {"cssKeywordValueState", 1, 185},
    {"cssLayerBlockRuleState", 1, 183},
    {"cssLayerStatementRuleState", 1, 183},
    {"cssMarginRuleState", 1, 183},
    {"cssMathClampState", 1, 185},
    {"cssMathInvertState", 1, 185},
    {"cssMathMaxState", 1, 185},
    {"cssMathMinState", 1, 185},
    {"cssMathNegateState", 1, 185},
    {"cssMathProductState", 1, 185},
    {"cssMathSumState", 1, 185},
    {"cssMathValueState", 1, 185},
    {"cssMatrixComponentState", 1, 185},
    {"cssMediaRuleState", 1, 183},
    {"cssNamespaceRuleState", 1, 183},
    {"cssNestedDeclarationsState", 1, 183},
    {"cssNumericArrayState", 1, 185},
    {"cssNumericValueState", 1, 185},
    {"cssPageRuleState", 1, 183},
    {"cssPerspectiveState", 1, 185},
    {"cssPropertyRuleState", 1, 183},
    {"cssRotateState", 1, 185},
    {"cssRuleListState", 1, 183},
    {"cssRuleState", 1, 183},
    {"cssScaleState", 1, 185},
    {"cssScopeRuleState", 1, 183},
    {"cssSkewState", 1, 185},
    {"cssSkewXState", 1, 185},
    {"cssSkewYState", 1, 185},
    {"cssStartingStyleRuleState", 1, 183},
    {"cssStyleRuleState", 1, 183},
    {"cssStyleSheetState", 1, 212},
    {"cssStyleValueState", 1, 185},
    {"cssSupportsRuleState", 1, 183},
    {"cssTransformComponentState", 1, 185},
    {"cssTransformValueState", 1, 185},
    {"cssTranslateState", 1, 185},
    {"cssUnitValueState", 1, 185},
    {"cssUnparsedValueState", 1, 185},
    {"cssVariableReferenceValueState", 1, 185},
    {"currentEvent", 1, 8},
    {"customElementRegistryState", 1, 187},
    {"customElements", 1, 136},
    {"customEntries", 1, 138},
    {"customFlags", 1, 138},
    {"customMessage", 1, 138},
    {"customState", 1, 137},
    {"customStateSetState", 1, 197},
    {"cutSequence", 1, 163},
    {"dataTransferItemListState", 1, 194},
    {"dataTransferItemState", 1, 194},
    {"dataTransferState", 1, 194},
    {"datasetOf", 1, 37},
    {"dateNumber", 1, 76},
    {"dateText", 1, 76},
    {"dealWithRejection", 1, 159},
    {"decodePiece", 1, 121},
    {"decodeText", 1, 121},
    {"decodeWithMark", 1, 165},
    {"decompressionStreamState", 1, 218},
    {"defaultButton", 1, 78},
    {"defineElement", 1, 137},
    {"defineEvent", 1, 7},
    {"definitionNamed", 1, 137},
    {"definitionOf", 1, 137},
    {"deleteRange", 1, 25},
    {"dependentSignal", 1, 9},
    {"dequeueSized", 1, 152},
    {"deriveBits", 1, 125},
    {"deriveKey", 1, 125},
    {"derivedList", 1, 63},
    {"describe", 1, 59},
    {"deserialize", 1, 92},
    {"deserializeWithTransfer", 1, 92},
    {"desiredSizeOf", 1, 155},
    {"detailsChanged", 1, 39},
    {"detailsRenamed", 1, 39},
    {"dialogChanged", 1, 41},
    {"digestName", 1, 124},
    {"digestText", 1, 124},
    {"disablesShadow", 1, 137},
    {"dispatch", 1, 8},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 216},
    {"domExceptionState", 1, 189},
    {"domImplementationState", 1, 190},
    {"domMatrixReadOnlyState", 1, 233},
    {"domMatrixState", 1, 233},
    {"domParserState", 1, 190},
    {"domPointReadOnlyState", 1, 233},
    {"domPointState", 1, 233},
    {"domQuadState", 1, 233},
    {"domRectListState", 1, 230},
    {"domRectReadOnlyState", 1, 230},
    {"domRectState", 1, 230},
    {"domStringListState", 1, 191},
    {"easingFunction", 1, 104},
    {"effectEnd", 1, 105},
    {"effectFills", 1, 105},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 197},
    {"elementsNamed", 1, 20},
    {"emptySequence", 1, 163},
    {"encodeEntries", 1, 170},
    {"encodeUTF8", 1, 121},
    {"enqueueBytes", 1, 156},
    {"enqueueCallback", 1, 137},
    {"enqueueChunk", 1, 155},
    {"enqueueSized", 1, 152},
    {"enqueueTransformed", 1, 161},
    {"entryList", 1, 83},
    {"errorBytes", 1, 156},
    {"errorController", 1, 155},
    {"errorReadable", 1, 153},
    {"errorTransform", 1, 161},
    {"errorWritableIfNeeded", 1, 160},
    {"evaluatedJSON", 1, 33},
    {"eventInterface", 1, 7},
    {"eventPath", 1, 32},
    {"eventReceiver", 1, 7},
    {"eventSourceState", 1, 219},
    {"eventState", 1, 198},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 52},
    {"exportKey", 1, 125},
    {"exposeElement", 1, 72},
    {"exposeFrames", 1, 72},
    {"exposeNames", 1, 72},
    {"external", 1, 143},
    {"externalState", 1, 238},
    {"extractBody", 1, 171},
    {"extractRange", 1, 25},
    {"failClose", 1, 159},
    {"failReads", 1, 153},
    {"failWrite", 1, 159},
    {"fileListState", 1, 199},
    {"fileReaderState", 1, 199},
    {"fileState", 1, 199},
    {"fileValue", 1, 174},
    {"filesOf", 1, 174},
    {"finalStyles", 1, 105},
    {"finishClose", 1, 159},
    {"finishErroring", 1, 159},
    {"finishWrite", 1, 159},
    {"fire", 1, 8},
    {"firstItem", 1, 152},
    {"firstNamed", 1, 20},
    {"firstOf", 1, 13},
    {"firstValued", 1, 20},
    {"firstWithId", 1, 78},
    {"focusForSelection", 1, 85},
    {"focusableArea", 1, 45},
    {"focusedId", 1, 13},
    {"foldBlanks", 1, 55},
    {"foldsBlanks", 1, 55},
    {"followLink", 1, 150},
    {"fontSizeOf", 1, 50},
    {"forgetAbort", 1, 9},
    {"forgetGroups", 1, 80},
    {"forgetHandlers", 1, 36},
    {"formAssociated", 1, 138},
    {"formControls", 1, 79},
    {"formDataState", 1, 252},
    {"formEntries", 1, 83},
    {"formOf", 1, 78},
    {"formatLogged", 1, 59},
    {"frameWindow", 1, 70},
    {"frames", 1, 70},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 8},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 153},
    {"generateKey", 1, 125},
    {"geolocationPositionErrorState", 1, 244},
    {"geolocationState", 1, 244},
    {"getHandler", 1, 36},
    {"goTo", 1, 149},
    {"handled", 1, 152},
    {"hasBackpressure", 1, 155},
    {"hasFormat", 1, 50},
    {"hasMessages", 1, 74},
    {"hasNoChoice", 1, 90},
    {"hasOwnAlone", 1, 78},
    {"hasPulls", 1, 156},
    {"headOf", 1, 13},
    {"headerValue", 1, 129},
    {"headersState", 1, 226},
    {"hidePopover", 1, 42},
    {"hidePopoversOver", 1, 42},
    {"highWaterMarkOf", 1, 152},
    {"history", 1, 151},
    {"historyState", 1, 238},
    {"hostEvent", 1, 7},
    {"htmlElementArgument", 1, 62},
    {"htmlOf", 1, 13},
    {"idleDeadlineState", 1, 231},
    {"imageChanged", 1, 68},
    {"imageEvent", 1, 68},
    {"imagePoint", 1, 83},
    {"imageSeen", 1, 68},
    {"imagesMoved", 1, 68},
    {"implementationOf", 1, 18},
    {"importKey", 1, 125},
    {"initializeEvent", 1, 6},
    {"inlineStyleOf", 1, 100},
    {"inputType", 1, 75},
    {"insertIntoRange", 1, 25},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 240},
    {"intersectionObserverState", 1, 240},
    {"invalidIn", 1, 82},
    {"invoke", 1, 43},
    {"invokeListeners", 1, 8},
    {"invokeReactions", 1, 137},
    {"isAbortController", 1, 179},
    {"isAbortSignal", 1, 179},
    {"isAborted", 1, 9},
    {"isAbstractRange", 1, 208},
    {"isActiveDocument", 1, 70},
    {"isAnimation", 1, 216},
    {"isAnimationEffect", 1, 216},
    {"isAnimationTimeline", 1, 216},
    {"isAudioTrack", 1, 235},
    {"isAudioTrackList", 1, 235},
    {"isBarProp", 1, 238},
    {"isBlob", 1, 199},
    {"isBlockCommand", 1, 53},
    {"isBlockElement", 1, 53},
    {"isBody", 1, 13},
    {"isBroadcastChannel", 1, 236},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 245},
    {"isCSSConditionRule", 1, 183},
    {"isCSSContainerRule", 1, 183},
    {"isCSSCounterStyleRule", 1, 183},
    {"isCSSFontFaceRule", 1, 183},
    {"isCSSFontPaletteValuesRule", 1, 183},
    {"isCSSGroupingRule", 1, 183},
    {"isCSSImageValue", 1, 185},
    {"isCSSImportRule", 1, 183},
    {"isCSSKeyframeRule", 1, 183},
    {"isCSSKeyframesRule", 1, 183},
    {"isCSSKeywordValue", 1, 185},
    {"isCSSLayerBlockRule", 1, 183},
    {"isCSSLayerStatementRule", 1, 183},
    {"isCSSMarginRule", 1, 183},
    {"isCSSMathClamp", 1, 185},
    {"isCSSMathInvert", 1, 185},
    {"isCSSMathMax", 1, 185},
    {"isCSSMathMin", 1, 185},
    {"isCSSMathNegate", 1, 185},
    {"isCSSMathProduct", 1, 185},
    {"isCSSMathSum", 1, 185},
    {"isCSSMathValue", 1, 185},
    {"isCSSMatrixComponent", 1, 185},
    {"isCSSMediaRule", 1, 183},
    {"isCSSNamespaceRule", 1, 183},
    {"isCSSNestedDeclarations", 1, 183},
    {"isCSSNumericArray", 1, 185},
    {"isCSSNumericValue", 1, 185},
    {"isCSSPageRule", 1, 183},
    {"isCSSPerspective", 1, 185},
    {"isCSSPropertyRule", 1, 183},
    {"isCSSRotate", 1, 185},
    {"isCSSRule", 1, 183},
    {"isCSSRuleList", 1, 183},
    {"isCSSScale", 1, 185},
    {"isCSSScopeRule", 1, 183},
    {"isCSSSkew", 1, 185},
    {"isCSSSkewX", 1, 185},
    {"isCSSSkewY", 1, 185},
    {"isCSSStartingStyleRule", 1, 183},
    {"isCSSStyleRule", 1, 183},
    {"isCSSStyleSheet", 1, 212},
    {"isCSSStyleValue", 1, 185},
    {"isCSSSupportsRule", 1, 183},
    {"isCSSTransformComponent", 1, 185},
    {"isCSSTransformValue", 1, 185},
    {"isCSSTranslate", 1, 185},
    {"isCSSUnitValue", 1, 185},
    {"isCSSUnparsedValue", 1, 185},
    {"isCSSVariableReferenceValue", 1, 185},
    {"isClipboard", 1, 244},
    {"isClipboardItem", 1, 244},
    {"isClosed", 1, 30},
    {"isClosing", 1, 159},
    {"isComposedInPage", 1, 27},
    {"isCompressionStream", 1, 218},
    {"isCountQueuingStrategy", 1, 245},
    {"isCrypto", 1, 251},
    {"isCryptoKey", 1, 251},
    {"isCustomElementRegistry", 1, 187},
    {"isCustomStateSet", 1, 197},
    {"isDOMException", 1, 189},
    {"isDOMImplementation", 1, 190},
    {"isDOMMatrix", 1, 233},
    {"isDOMMatrixReadOnly", 1, 233},
    {"isDOMParser", 1, 190},
    {"isDOMPoint", 1, 233},
    {"isDOMPointReadOnly", 1, 233},
    {"isDOMQuad", 1, 233},
    {"isDOMRect", 1, 230},
    {"isDOMRectList", 1, 230},
    {"isDOMRectReadOnly", 1, 230},
    {"isDOMStringList", 1, 191},
    {"isDataTransfer", 1, 194},
    {"isDataTransferItem", 1, 194},
    {"isDataTransferItemList", 1, 194},
    {"isDecompressionStream", 1, 218},
    {"isDesigned", 1, 112},
    {"isDisabled", 1, 45},
    {"isDocumentTimeline", 1, 216},
    {"isEditable", 1, 45},
    {"isElementInternals", 1, 197},
    {"isEvent", 1, 198},
    {"isEventSource", 1, 219},
    {"isExternal", 1, 238},
    {"isFieldValue", 1, 129},
    {"isFile", 1, 199},
    {"isFileList", 1, 199},
    {"isFileReader", 1, 199},
    {"isFocusable", 1, 45},
    {"isFocusableByDefault", 1, 45},
    {"isFormControl", 1, 78},
    {"isFormCustom", 1, 138},
    {"isFormData", 1, 252},
    {"isFormat", 1, 50},
    {"isFrameWindow", 1, 70},
    {"isGeolocation", 1, 244},
    {"isGeolocationPositionError", 1, 244},
    {"isGroupChecked", 1, 80},
    {"isHTMLElementOf", 1, 62},
    {"isHeaders", 1, 226},
    {"isHiddenAt", 1, 32},
    {"isHistory", 1, 238},
    {"isIdleDeadline", 1, 231},
    {"isImageLoading", 1, 68},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 240},
    {"isIntersectionObserverEntry", 1, 240},
    {"isKeyframeEffect", 1, 216},
    {"isLoadable", 1, 132},
    {"isLocation", 1, 238},
    {"isLockedReadable", 1, 153},
    {"isMediaError", 1, 235},
    {"isMediaList", 1, 212},
    {"isMediaQueryList", 1, 182},
    {"isMessageChannel", 1, 236},
    {"isMessagePort", 1, 236},
    {"isMimeType", 1, 205},
    {"isMimeTypeArray", 1, 205},
    {"isModal", 1, 40},
    {"isMouseEvent", 1, 61},
    {"isMutationObserver", 1, 203},
    {"isMutationRecord", 1, 203},
    {"isNamed", 1, 20},
    {"isNavigator", 1, 205},
    {"isNodeIterator", 1, 213},
    {"isNotification", 1, 244},
    {"isNumberText", 1, 77},
    {"isNumericType", 1, 96},
    {"isParagraph", 1, 53},
    {"isPerformance", 1, 242},
    {"isPerformanceEntry", 1, 243},
    {"isPerformanceMark", 1, 243},
    {"isPerformanceMeasure", 1, 243},
    {"isPerformanceNavigation", 1, 239},
    {"isPerformanceObserver", 1, 243},
    {"isPerformanceObserverEntryList", 1, 243},
    {"isPerformanceTiming", 1, 239},
    {"isPermissionStatus", 1, 244},
    {"isPermissions", 1, 244},
    {"isPlugin", 1, 205},
    {"isPluginArray", 1, 205},
    {"isPopoverShown", 1, 42},
    {"isRange", 1, 208},
    {"isReadableByteStreamController", 1, 245},
    {"isReadableStream", 1, 245},
    {"isReadableStreamBYOBReader", 1, 245},
    {"isReadableStreamBYOBRequest", 1, 245},
    {"isReadableStreamDefaultController", 1, 245},
    {"isReadableStreamDefaultReader", 1, 245},
    {"isRequest", 1, 226},
    {"isResizeObserver", 1, 240},
    {"isResizeObserverEntry", 1, 240},
    {"isResizeObserverSize", 1, 240},
    {"isResponse", 1, 226},
    {"isSVGAngle", 1, 246},
    {"isSVGAnimatedAngle", 1, 246},
    {"isSVGAnimatedBoolean", 1, 246},
    {"isSVGAnimatedEnumeration", 1, 246},
    {"isSVGAnimatedInteger", 1, 246},
    {"isSVGAnimatedLength", 1, 246},
    {"isSVGAnimatedLengthList", 1, 246},
    {"isSVGAnimatedNumber", 1, 246},
    {"isSVGAnimatedNumberList", 1, 246},
    {"isSVGAnimatedPreserveAspectRatio", 1, 246},
    {"isSVGAnimatedRect", 1, 246},
    {"isSVGAnimatedTransformList", 1, 246},
    {"isSVGLength", 1, 246},
    {"isSVGLengthList", 1, 246},
    {"isSVGNumber", 1, 246},
    {"isSVGNumberList", 1, 246},
    {"isSVGPointList", 1, 246},
    {"isSVGPreserveAspectRatio", 1, 246},
    {"isSVGStringList", 1, 246},
    {"isSVGTransform", 1, 246},
    {"isSVGTransformList", 1, 246},
    {"isSVGUnitTypes", 1, 246},
    {"isScreen", 1, 182},
    {"isSelected", 1, 90},
    {"isSelection", 1, 209},
    {"isShadowIncluding", 1, 30},
    {"isShown", 1, 53},
    {"isStaticRange", 1, 208},
    {"isStepMismatch", 1, 77},
    {"isStorage", 1, 211},
    {"isStylePropertyMap", 1, 185},
    {"isStylePropertyMapReadOnly", 1, 185},
    {"isStyleSheet", 1, 212},
    {"isStyleSheetList", 1, 212},
    {"isSubmitButton", 1, 78},
    {"isSubtleCrypto", 1, 251},
    {"isSummary", 1, 45},
    {"isTextDecoder", 1, 223},
    {"isTextDecoderStream", 1, 223},
    {"isTextEncoder", 1, 223},
    {"isTextEncoderStream", 1, 223},
    {"isTextTrack", 1, 235},
    {"isTextTrackCue", 1, 235},
    {"isTextTrackCueList", 1, 235},
    {"isTextTrackList", 1, 235},
    {"isTimeRanges", 1, 234},
    {"isToken", 1, 129},
    {"isTouch", 1, 249},
    {"isTouchList", 1, 249},
    {"isTransformStream", 1, 245},
    {"isTransformStreamDefaultController", 1, 245},
    {"isTreeWalker", 1, 213},
    {"isURL", 1, 250},
    {"isURLSearchParams", 1, 250},
    {"isUnusable", 1, 171},
    {"isUserActivation", 1, 244},
    {"isVTTCue", 1, 235},
    {"isValidControl", 1, 82},
    {"isValidityState", 1, 228},
    {"isVideoTrack", 1, 235},
    {"isVideoTrackList", 1, 235},
    {"isVisualViewport", 1, 182},
    {"isWebSocket", 1, 219},
    {"isWritableStream", 1, 245},
    {"isWritableStreamDefaultController", 1, 245},
    {"isWritableStreamDefaultWriter", 1, 245},
    {"isXMLHttpRequest", 1, 252},
    {"isXMLHttpRequestEventTarget", 1, 252},
    {"isXMLHttpRequestUpload", 1, 252},
    {"isXMLSerializer", 1, 190},
    {"isXPathEvaluator", 1, 215},
    {"isXPathExpression", 1, 215},
    {"isXPathResult", 1, 215},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 55},
    {"keepBlanksApart", 1, 55},
    {"keepLine", 1, 54},
    {"keyframeEffectState", 1, 216},
    {"labelListOf", 1, 78},
    {"labeledControl", 1, 78},
    {"labelsFor", 1, 20},
    {"legacySize", 1, 50},
    {"limitState", 1, 82},
    {"listElement", 1, 73},
    {"loadFailed", 1, 132},
    {"loadResource", 1, 132},
    {"location", 1, 149},
    {"locationState", 1, 238},
    {"lookAtForm", 1, 138},
    {"makeAbortController", 1, 179},
    {"makeAbortSignal", 1, 179},
    {"makeAbstractRange", 1, 208},
    {"makeAnimation", 1, 216},
    {"makeAnimationEffect", 1, 216},
    {"makeAnimationTimeline", 1, 216},
    {"makeAudioTrack", 1, 235},
    {"makeAudioTrackList", 1, 235},
    {"makeBarProp", 1, 238},
    {"makeBlob", 1, 199},
    {"makeBroadcastChannel", 1, 236},
    {"makeByteLengthQueuingStrategy", 1, 245},
    {"makeCSSConditionRule", 1, 183},
    {"makeCSSContainerRule", 1, 183},
    {"makeCSSCounterStyleRule", 1, 183},
    {"makeCSSFontFaceRule", 1, 183},
    {"makeCSSFontPaletteValuesRule", 1, 183},
    {"makeCSSGroupingRule", 1, 183},
    {"makeCSSImageValue", 1, 185},
    {"makeCSSImportRule", 1, 183},
    {"makeCSSKeyframeRule", 1, 183},
    {"makeCSSKeyframesRule", 1, 183},
    {"makeCSSKeywordValue", 1, 185},
    {"makeCSSLayerBlockRule", 1, 183},
    {"makeCSSLayerStatementRule", 1, 183},
    {"makeCSSMarginRule", 1, 183},
    {"makeCSSMathClamp", 1, 185},
    {"makeCSSMathInvert", 1, 185},
    {"makeCSSMathMax", 1, 185},
    {"makeCSSMathMin", 1, 185},
    {"makeCSSMathNegate", 1, 185},
    {"makeCSSMathProduct", 1, 185},
    {"makeCSSMathSum", 1, 185},
    {"makeCSSMathValue", 1, 185},
    {"makeCSSMatrixComponent", 1, 185},
    {"makeCSSMediaRule", 1, 183},
    {"makeCSSNamespaceRule", 1, 183},
    {"makeCSSNestedDeclarations", 1, 183},
    {"makeCSSNumericArray", 1, 185},
    {"makeCSSNumericValue", 1, 185},
    {"makeCSSPageRule", 1, 183},
    {"makeCSSPerspective", 1, 185},
    {"makeCSSPropertyRule", 1, 183},
    {"makeCSSRotate", 1, 185},
    {"makeCSSRule", 1, 183},
    {"makeCSSRuleList", 1, 183},
    {"makeCSSScale", 1, 185},
    {"makeCSSScopeRule", 1, 183},
    {"makeCSSSkew", 1, 185},
    {"makeCSSSkewX", 1, 185},
    {"makeCSSSkewY", 1, 185},
    {"makeCSSStartingStyleRule", 1, 183},
    {"makeCSSStyleDeclaration", 1, 184},
    {"makeCSSStyleRule", 1, 183},
    {"makeCSSStyleSheet", 1, 212},
    {"makeCSSStyleValue", 1, 185},
    {"makeCSSSupportsRule", 1, 183},
    {"makeCSSTransformComponent", 1, 185},
    {"makeCSSTransformValue", 1, 185},
    {"makeCSSTranslate", 1, 185},
    {"makeCSSUnitValue", 1, 185},
    {"makeCSSUnparsedValue", 1, 185},
    {"makeCSSVariableReferenceValue", 1, 185},
    {"makeClipboard", 1, 244},
    {"makeClipboardItem", 1, 244},
    {"makeCompressionStream", 1, 218},
    {"makeCountQueuingStrategy", 1, 245},
    {"makeCrypto", 1, 251},
    {"makeCryptoKey", 1, 251},
    {"makeCustomElementRegistry", 1, 187},
    {"makeCustomStateSet", 1, 197},
    {"makeDOMException", 1, 189},
    {"makeDOMImplementation", 1, 190},
    {"makeDOMMatrix", 1, 233},
    {"makeDOMMatrixReadOnly", 1, 233},
    {"makeDOMParser", 1, 190},
    {"makeDOMPoint", 1, 233},
    {"makeDOMPointReadOnly", 1, 233},
    {"makeDOMQuad", 1, 233},
    {"makeDOMRect", 1, 230},
    {"makeDOMRectList", 1, 230},
    {"makeDOMRectReadOnly", 1, 230},
    {"makeDOMStringList", 1, 191},
    {"makeDOMStringMap", 1, 192},
    {"makeDOMTokenList", 1, 193},
    {"makeDataTransfer", 1, 194},
    {"makeDataTransferItem", 1, 194},
    {"makeDataTransferItemList", 1, 194},
    {"makeDecompressionStream", 1, 218},
    {"makeDeferred", 1, 152},
    {"makeDocumentTimeline", 1, 216},
    {"makeElement", 1, 62},
    {"makeElementInternals", 1, 197},
    {"makeEvent", 1, 198},
    {"makeEventSource", 1, 219},
    {"makeException", 1, 1},
    {"makeExternal", 1, 238},
    {"makeFile", 1, 199},
    {"makeFileList", 1, 199},
    {"makeFileReader", 1, 199},
    {"makeFormData", 1, 252},
    {"makeGeolocation", 1, 244},
    {"makeGeolocationPositionError", 1, 244},
    {"makeHTMLAllCollection", 1, 200},
    {"makeHTMLCollection", 1, 217},
    {"makeHTMLFormControlsCollection", 1, 227},
    {"makeHTMLOptionsCollection", 1, 227},
    {"makeHeaders", 1, 226},
    {"makeHistory", 1, 238},
    {"makeIdleDeadline", 1, 231},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 240},
    {"makeIntersectionObserverEntry", 1, 240},
    {"makeKeyframeEffect", 1, 216},
    {"makeLocation", 1, 238},
    {"makeMediaError", 1, 235},
    {"makeMediaList", 1, 212},
    {"makeMediaQueryList", 1, 182},
    {"makeMessageChannel", 1, 236},
    {"makeMessagePort", 1, 236},
    {"makeMimeType", 1, 205},
    {"makeMimeTypeArray", 1, 205},
    {"makeMutationObserver", 1, 203},
    {"makeMutationRecord", 1, 203},
    {"makeNamedNodeMap", 1, 204},
    {"makeNavigator", 1, 205},
    {"makeNodeIterator", 1, 213},
    {"makeNodeList", 1, 217},
    {"makeNotification", 1, 244},
    {"makePerformance", 1, 242},
    {"makePerformanceEntry", 1, 243},
    {"makePerformanceMark", 1, 243},
    {"makePerformanceMeasure", 1, 243},
    {"makePerformanceNavigation", 1, 239},
    {"makePerformanceObserver", 1, 243},
    {"makePerformanceObserverEntryList", 1, 243},
    {"makePerformanceTiming", 1, 239},
    {"makePermissionStatus", 1, 244},
    {"makePermissions", 1, 244},
    {"makePlugin", 1, 205},
    {"makePluginArray", 1, 205},
    {"makeRadioNodeList", 1, 227},
    {"makeRange", 1, 208},
    {"makeReadableByteStreamController", 1, 245},
    {"makeReadableStream", 1, 245},
    {"makeReadableStreamBYOBReader", 1, 245},
    {"makeReadableStreamBYOBRequest", 1, 245},
    {"makeReadableStreamDefaultController", 1, 245},
    {"makeReadableStreamDefaultReader", 1, 245},
    {"makeRequest", 1, 226},
    {"makeResizeObserver", 1, 240},
    {"makeResizeObserverEntry", 1, 240},
    {"makeResizeObserverSize", 1, 240},
    {"makeResponse", 1, 226},
    {"makeSVGAngle", 1, 246},
    {"makeSVGAnimatedAngle", 1, 246},
    {"makeSVGAnimatedBoolean", 1, 246},
    {"makeSVGAnimatedEnumeration", 1, 246},
    {"makeSVGAnimatedInteger", 1, 246},
    {"makeSVGAnimatedLength", 1, 246},
    {"makeSVGAnimatedLengthList", 1, 246},
    {"makeSVGAnimatedNumber", 1, 246},
    {"makeSVGAnimatedNumberList", 1, 246},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 246},
    {"makeSVGAnimatedRect", 1, 246},
    {"makeSVGAnimatedTransformList", 1, 246},
    {"makeSVGLength", 1, 246},
    {"makeSVGLengthList", 1, 246},
    {"makeSVGNumber", 1, 246},
    {"makeSVGNumberList", 1, 246},
    {"makeSVGPointList", 1, 246},
    {"makeSVGPreserveAspectRatio", 1, 246},
    {"makeSVGStringList", 1, 246},
    {"makeSVGTransform", 1, 246},
    {"makeSVGTransformList", 1, 246},
    {"makeSVGUnitTypes", 1, 246},
    {"makeScreen", 1, 182},
    {"makeSelection", 1, 209},
    {"makeStaticRange", 1, 208},
    {"makeStorage", 1, 211},
    {"makeStylePropertyMap", 1, 185},
    {"makeStylePropertyMapReadOnly", 1, 185},
    {"makeStyleSheet", 1, 212},
    {"makeStyleSheetList", 1, 212},
    {"makeSubtleCrypto", 1, 251},
    {"makeTextDecoder", 1, 223},
    {"makeTextDecoderStream", 1, 223},
    {"makeTextEncoder", 1, 223},
    {"makeTextEncoderStream", 1, 223},
    {"makeTextTrack", 1, 235},
    {"makeTextTrackCue", 1, 235},
    {"makeTextTrackCueList", 1, 235},
    {"makeTextTrackList", 1, 235},
    {"makeTimeRanges", 1, 234},
    {"makeTouch", 1, 249},
    {"makeTouchList", 1, 249},
    {"makeTransformStream", 1, 245},
    {"makeTransformStreamDefaultController", 1, 245},
    {"makeTreeWalker", 1, 213},
    {"makeURL", 1, 250},
    {"makeURLSearchParams", 1, 250},
    {"makeUserActivation", 1, 244},
    {"makeVTTCue", 1, 235},
    {"makeValidityState", 1, 228},
    {"makeVideoTrack", 1, 235},
    {"makeVideoTrackList", 1, 235},
    {"makeVisualViewport", 1, 182},
    {"makeWebSocket", 1, 219},
    {"makeWritableStream", 1, 245},
    {"makeWritableStreamDefaultController", 1, 245},
    {"makeWritableStreamDefaultWriter", 1, 245},
    {"makeXMLHttpRequest", 1, 252},
    {"makeXMLHttpRequestEventTarget", 1, 252},
    {"makeXMLHttpRequestUpload", 1, 252},
    {"makeXMLSerializer", 1, 190},
    {"makeXPathEvaluator", 1, 215},
    {"makeXPathExpression", 1, 215},
    {"makeXPathResult", 1, 215},
    {"markupWithShadows", 1, 30},
    {"matchMedia", 1, 110},
    {"matchesMedia", 1, 110},
    {"matchesSelector", 1, 19},
    {"maximumOf", 1, 77},
    {"mayBeHeard", 1, 8},
    {"mediaErrorState", 1, 235},
    {"mediaListState", 1, 212},
    {"mediaOf", 1, 101},
    {"mediaQueryListState", 1, 182},
    {"mergeTexts", 1, 54},
    {"messageChannelState", 1, 236},
    {"messagePortState", 1, 236},
    {"mimeParameter", 1, 169},
    {"mimeText", 1, 169},
    {"mimeTypeArrayState", 1, 205},
    {"mimeTypeState", 1, 205},
    {"mimeTypes", 1, 142},
    {"minimumOf", 1, 77},
    {"missing", 1, 4},
    {"moveChildren", 1, 53},
    {"moveFocus", 1, 45},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 90},
    {"mutationObserverState", 1, 203},
    {"mutationRecordState", 1, 203},
    {"mutationsQueued", 1, 29},
    {"namedIn", 1, 78},
    {"namedList", 1, 20},
    {"namedTest", 1, 78},
    {"navigate", 1, 149},
    {"navigateFrame", 1, 70},
    {"navigateToFragment", 1, 151},
    {"navigator", 1, 139},
    {"navigatorState", 1, 205},
    {"nearestStep", 1, 77},
    {"newAbortSignal", 1, 9},
    {"newBlob", 1, 164},
    {"newBody", 1, 171},
    {"newDecoder", 1, 121},
    {"newEventState", 1, 6},
    {"newFile", 1, 164},
    {"newFileList", 1, 164},
    {"newFormData", 1, 130},
    {"newHeaders", 1, 129},
    {"newKeyframeEffect", 1, 105},
    {"newList", 1, 152},
    {"newMatrix", 1, 108},
    {"newNodeIterator", 1, 21},
    {"newRange", 1, 25},
    {"newReadable", 1, 153},
    {"newRect", 1, 107},
    {"newRectList", 1, 107},
    {"newResponse", 1, 172},
    {"newSVGAngle", 1, 116},
    {"newSVGLength", 1, 116},
    {"newSVGList", 1, 118},
    {"newSVGNumber", 1, 116},
    {"newSVGTransform", 1, 117},
    {"newStaticRange", 1, 25},
    {"newTreeWalker", 1, 21},
    {"newUnit", 1, 96},
    {"newWritable", 1, 159},
    {"nextTimer", 1, 58},
    {"nodeIndex", 1, 25},
    {"nodeIteratorState", 1, 213},
    {"nodeLength", 1, 25},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 244},
    {"numberIn", 1, 81},
    {"numberToText", 1, 77},
    {"numericOperations", 1, 96},
    {"numericText", 1, 95},
    {"numericType", 1, 96},
    {"numericUnits", 1, 94},
    {"onlyNamed", 1, 20},
    {"onlyNamedIn", 1, 78},
    {"openChannel", 1, 175},
    {"openShadowRoot", 1, 30},
    {"openWindow", 1, 71},
    {"optionList", 1, 89},
    {"optionValue", 1, 89},
    {"ownControlState", 1, 74},
    {"pageScripts", 1, 134},
    {"parseMIMEType", 1, 169},
    {"parseMultipart", 1, 170},
    {"parseNumeric", 1, 95},
    {"parsePairs", 1, 93},
    {"parseSVGNumbers", 1, 117},
    {"parseSVGTransforms", 1, 117},
    {"parseTransforms", 1, 97},
    {"parserElement", 1, 137},
    {"peerEvents", 1, 135},
    {"performance", 1, 144},
    {"performanceEntries", 1, 146},
    {"performanceEntryState", 1, 243},
    {"performanceMark", 1, 146},
    {"performanceMarkState", 1, 243},
    {"performanceMeasure", 1, 146},
    {"performanceMeasureState", 1, 243},
    {"performanceNavigationState", 1, 239},
    {"performanceObserverEntryListState", 1, 243},
    {"performanceObserverState", 1, 243},
    {"performanceState", 1, 242},
    {"performanceTimingState", 1, 239},
    {"permissionStatusState", 1, 244},
    {"permissionsState", 1, 244},
    {"pipe", 1, 158},
    {"placeCaret", 1, 54},
    {"places", 1, 253},
    {"platformInterface", 1, 5},
    {"pluginArrayState", 1, 205},
    {"pluginState", 1, 205},
    {"plugins", 1, 142},
    {"pointInDocument", 1, 27},
    {"popoverChanged", 1, 42},
    {"postToWindow", 1, 175},
    {"pushItem", 1, 152},
    {"putFormat", 1, 50},
    {"queryAll", 1, 19},
    {"queryFirst", 1, 19},
    {"queueEvents", 1, 58},
    {"queueMicrotask", 1, 58},
    {"queueTask", 1, 58},
    {"queueToggle", 1, 38},
    {"radioGroup", 1, 80},
    {"radioNodeList", 1, 79},
    {"randomUUID", 1, 123},
    {"rangePoints", 1, 25},
    {"rangeState", 1, 208},
    {"rangeText", 1, 25},
    {"react", 1, 152},
    {"reacting", 1, 137},
    {"readBody", 1, 171},
    {"readChunk", 1, 153},
    {"readContentHandler", 1, 36},
    {"readInto", 1, 153},
    {"readSequence", 1, 163},
    {"readTape", 1, 34},
    {"readableByteStreamControllerState", 1, 245},
    {"readableFrom", 1, 162},
    {"readableStreamBYOBReaderState", 1, 245},
    {"readableStreamBYOBRequestState", 1, 245},
    {"readableStreamDefaultControllerState", 1, 245},
    {"readableStreamDefaultReaderState", 1, 245},
    {"readableStreamState", 1, 245},
    {"receiveControlState", 1, 74},
    {"receiverOf", 1, 62},
    {"rectified", 1, 96},
    {"referredElement", 1, 44},
    {"referredElements", 1, 44},
    {"releaseReader", 1, 153},
    {"releaseWriter", 1, 159},
    {"remoteCount", 1, 78},
    {"removeBeside", 1, 54},
    {"removeSelected", 1, 54},
    {"replaceData", 1, 16},
    {"reportException", 1, 133},
    {"reportForm", 1, 82},
    {"reportRejection", 1, 133},
    {"reportValidity", 1, 82},
    {"requestFrame", 1, 58},
    {"requestIdle", 1, 49},
    {"requestState", 1, 226},
    {"resetControl", 1, 84},
    {"resetCustom", 1, 138},
    {"resetOptions", 1, 90},
    {"resetQueue", 1, 152},
    {"resizeObserverEntryState", 1, 240},
    {"resizeObserverSizeState", 1, 240},
    {"resizeObserverState", 1, 240},
    {"resourceBuffer", 1, 132},
    {"resourceDocument", 1, 132},
    {"resourceText", 1, 132},
    {"respond", 1, 156},
    {"respondWithView", 1, 156},
    {"responseState", 1, 226},
    {"retarget", 1, 30},
    {"rootArguments", 1, 27},
    {"ruleNumbered", 1, 103},
    {"ruleStyleOf", 1, 100},
    {"runNextTimer", 1, 58},
    {"screen", 1, 110},
    {"screenState", 1, 182},
    {"scriptTimer", 1, 58},
    {"seedRandom", 1, 126},
    {"selectNothing", 1, 28},
    {"selectOf", 1, 89},
    {"selectOnly", 1, 90},
    {"selectRange", 1, 28},
    {"selectSource", 1, 67},
    {"selectedControlText", 1, 87},
    {"selectedOptionsOf", 1, 90},
    {"selectedRange", 1, 28},
    {"selectionFault", 1, 28},
    {"selectionLeft", 1, 85},
    {"selectionState", 1, 209},
    {"sendControlStates", 1, 74},
    {"sendTo", 1, 175},
    {"sequenceOf", 1, 163},
    {"serialize", 1, 92},
    {"serializePairs", 1, 93},
    {"serializeWithTransfer", 1, 92},
    {"setAdoptedStyleSheets", 1, 102},
    {"setAreaValue", 1, 81},
    {"setAttributeNodeValue", 1, 17},
    {"setBackpressure", 1, 159},
    {"setCheckedness", 1, 80},
    {"setControlValue", 1, 81},
    {"setFiles", 1, 174},
    {"setFragment", 1, 149},
    {"setHandler", 1, 36},
    {"setHeader", 1, 129},
    {"setInputValue", 1, 81},
    {"setInteracted", 1, 82},
    {"setMIMEParameter", 1, 169},
    {"setMarkupWithShadows", 1, 30},
    {"setModal", 1, 40},
    {"setOption", 1, 89},
    {"setReferredElement", 1, 44},
    {"setReferredElements", 1, 44},
    {"setSVGAngle", 1, 116},
    {"setSVGLength", 1, 116},
    {"setSelected", 1, 90},
    {"setTimer", 1, 58},
    {"setType", 1, 81},
    {"setUpByteSource", 1, 156},
    {"setUpBytes", 1, 156},
    {"setUpReadable", 1, 155},
    {"setUpSink", 1, 160},
    {"setUpSource", 1, 155},
    {"setUpTransform", 1, 161},
    {"setUpWritable", 1, 160},
    {"settingText", 1, 77},
    {"settleAs", 1, 152},
    {"shadowRootOf", 1, 30},
    {"shadowTraits", 1, 30},
    {"shareControlState", 1, 74},
    {"sheetNumbered", 1, 101},
    {"shiftItem", 1, 152},
    {"showPopover", 1, 42},
    {"signWith", 1, 125},
    {"sizeOf", 1, 152},
    {"slotContents", 1, 31},
    {"slotOf", 1, 31},
    {"slotsChanged", 1, 31},
    {"spendStream", 1, 153},
    {"splitAround", 1, 53},
    {"splitText", 1, 16},
    {"startErroring", 1, 159},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 208},
    {"stepped", 1, 77},
    {"storage", 1, 147},
    {"storageState", 1, 211},
    {"streamOfBytes", 1, 164},
    {"stringList", 1, 148},
    {"stylePropertyMapReadOnlyState", 1, 185},
    {"stylePropertyMapState", 1, 185},
    {"styleSheetListState", 1, 212},
    {"styleSheetState", 1, 212},
    {"stylesOf", 1, 100},
    {"submitFrom", 1, 83},
    {"submittableOf", 1, 78},
    {"submittedText", 1, 81},
    {"subtle", 1, 124},
    {"subtleCryptoState", 1, 251},
    {"svgAngleState", 1, 246},
    {"svgAnimatedAngleState", 1, 246},
    {"svgAnimatedBooleanState", 1, 246},
    {"svgAnimatedEnumerationState", 1, 246},
    {"svgAnimatedIntegerState", 1, 246},
    {"svgAnimatedLengthListState", 1, 246},
    {"svgAnimatedLengthState", 1, 246},
    {"svgAnimatedNumberListState", 1, 246},
    {"svgAnimatedNumberState", 1, 246},
    {"svgAnimatedPreserveAspectRatioState", 1, 246},
    {"svgAnimatedRectState", 1, 246},
    {"svgAnimatedTransformListState", 1, 246},
    {"svgAxis", 1, 116},
    {"svgBounds", 1, 120},
    {"svgBox", 1, 119},
    {"svgConstants", 1, 115},
    {"svgElementPrototype", 1, 114},
    {"svgFills", 1, 120},
    {"svgFloat", 1, 116},
    {"svgLengthListState", 1, 246},
    {"svgLengthState", 1, 246},
    {"svgListOf", 1, 119},
    {"svgMemberOrder", 1, 254},
    {"svgMembers", 1, 115},
    {"svgNumberListState", 1, 246},
    {"svgNumberState", 1, 246},
    {"svgNumberText", 1, 116},
    {"svgPathLength", 1, 120},
    {"svgPointAt", 1, 120},
    {"svgPointListState", 1, 246},
    {"svgPreserveAspectRatioState", 1, 246},
    {"svgReflection", 1, 119},
    {"svgStringListState", 1, 246},
    {"svgStrokes", 1, 120},
    {"svgTransformListState", 1, 246},
    {"svgTransformOf", 1, 117},
    {"svgTransformProduct", 1, 117},
    {"svgTransformState", 1, 246},
    {"svgTransformText", 1, 117},
    {"svgUnitTypesState", 1, 246},
    {"takeFormat", 1, 50},
    {"takeSignals", 1, 31},
    {"targetOf", 1, 150},
    {"teeBytes", 1, 157},
    {"teeChunks", 1, 157},
    {"textAsBuffer", 1, 124},
    {"textBecameSelectable", 1, 87},
    {"textDecoderState", 1, 223},
    {"textDecoderStreamState", 1, 223},
    {"textEncoderState", 1, 223},
    {"textEncoderStreamState", 1, 223},
    {"textFragment", 1, 47},
    {"textReplaced", 1, 87},
    {"textToNumber", 1, 77},
    {"textTrackCueListState", 1, 235},
    {"textTrackCueState", 1, 235},
    {"textTrackListState", 1, 235},
    {"textTrackState", 1, 235},
    {"textsIn", 1, 50},
    {"theSelection", 1, 28},
    {"timeRangesState", 1, 234},
    {"timingTimes", 1, 145},
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
    {"together", 1, 137},
    {"togglePopover", 1, 42},
    {"tokenList", 1, 23},
    {"topLevel", 1, 97},
    {"topModal", 1, 40},
    {"touchListState", 1, 249},
    {"touchState", 1, 249},
    {"transferPort", 1, 175},
    {"transferStream", 1, 176},
    {"transformMatrix", 1, 109},
    {"transformStreamDefaultControllerState", 1, 245},
    {"transformStreamState", 1, 245},
    {"treeWalkerState", 1, 213},
    {"trimSpace", 1, 129},
    {"turnFormatOff", 1, 50},
    {"upgradeIn", 1, 137},
    {"urlSearchParamsState", 1, 250},
    {"urlState", 1, 250},
    {"userActivationState", 1, 244},
    {"usesSourceSet", 1, 67},
    {"utf8Text", 1, 163},
    {"validityOf", 1, 82},
    {"validityStateState", 1, 228},
    {"valueMode", 1, 75},
    {"verifyWith", 1, 125},
    {"videoTrackListState", 1, 235},
    {"videoTrackState", 1, 235},
    {"viewParts", 1, 152},
    {"viewport", 1, 99},
    {"visualViewportState", 1, 182},
    {"vttCueState", 1, 235},
    {"waitingReads", 1, 153},
    {"watchSlots", 1, 31},
    {"webSocketState", 1, 219},
    {"whenAborted", 1, 9},
    {"whenStatesCome", 1, 74},
    {"willValidate", 1, 82},
    {"windowNamed", 1, 72},
    {"windowOf", 1, 70},
    {"withoutScripts", 1, 56},
    {"writableDesiredSize", 1, 160},
    {"writableStreamDefaultControllerState", 1, 245},
    {"writableStreamDefaultWriterState", 1, 245},
    {"writableStreamState", 1, 245},
    {"writeChunk", 1, 159},
    {"writeController", 1, 160},
    {"writeTape", 1, 34},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 215},
    {"xPathExpressionState", 1, 215},
    {"xPathResultState", 1, 215},
    {"xmlHttpRequestEventTargetState", 1, 252},
    {"xmlHttpRequestState", 1, 252},
    {"xmlHttpRequestUploadState", 1, 252},
    {"xmlSerializerState", 1, 190},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
