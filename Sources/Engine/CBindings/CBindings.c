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
static const unsigned char svg_SVGElement[] = {
#embed "Linked/svg/SVGElement.js"
};
static const unsigned char streams_iteration[] = {
#embed "Linked/streams/iteration.js"
};
static const unsigned char FileAPI_Blob[] = {
#embed "Linked/FileAPI/Blob.js"
};
static const unsigned char FileAPI_FileReader[] = {
#embed "Linked/FileAPI/FileReader.js"
};
static const unsigned char FileAPI_blobURL[] = {
#embed "Linked/FileAPI/blobURL.js"
};
static const unsigned char compression_compression[] = {
#embed "Linked/compression/compression.js"
};
static const unsigned char console_console[] = {
#embed "Linked/console/console.js"
};
static const unsigned char console_format[] = {
#embed "Linked/console/format.js"
};
static const unsigned char cssom_CSS[] = {
#embed "Linked/cssom/CSS.js"
};
static const unsigned char cssom_CSSRule[] = {
#embed "Linked/cssom/CSSRule.js"
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
static const unsigned char cssom_media[] = {
#embed "Linked/cssom/media.js"
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
static const unsigned char dom_Abort[] = {
#embed "Linked/dom/Abort.js"
};
static const unsigned char dom_Attr[] = {
#embed "Linked/dom/Attr.js"
};
static const unsigned char dom_CharacterData[] = {
#embed "Linked/dom/CharacterData.js"
};
static const unsigned char dom_DOMImplementation[] = {
#embed "Linked/dom/DOMImplementation.js"
};
static const unsigned char dom_DOMTokenList[] = {
#embed "Linked/dom/DOMTokenList.js"
};
static const unsigned char dom_Event[] = {
#embed "Linked/dom/Event.js"
};
static const unsigned char dom_MutationObserver[] = {
#embed "Linked/dom/MutationObserver.js"
};
static const unsigned char dom_NamedNodeMap[] = {
#embed "Linked/dom/NamedNodeMap.js"
};
static const unsigned char dom_ParentNode[] = {
#embed "Linked/dom/ParentNode.js"
};
static const unsigned char dom_Range[] = {
#embed "Linked/dom/Range.js"
};
static const unsigned char dom_Selection[] = {
#embed "Linked/dom/Selection.js"
};
static const unsigned char dom_Selectors[] = {
#embed "Linked/dom/Selectors.js"
};
static const unsigned char dom_ShadowRoot[] = {
#embed "Linked/dom/ShadowRoot.js"
};
static const unsigned char dom_Traversal[] = {
#embed "Linked/dom/Traversal.js"
};
static const unsigned char dom_XPath[] = {
#embed "Linked/dom/XPath.js"
};
static const unsigned char dom_composedSelection[] = {
#embed "Linked/dom/composedSelection.js"
};
static const unsigned char dom_dispatch[] = {
#embed "Linked/dom/dispatch.js"
};
static const unsigned char dom_documentElements[] = {
#embed "Linked/dom/documentElements.js"
};
static const unsigned char dom_documentSteps[] = {
#embed "Linked/dom/documentSteps.js"
};
static const unsigned char dom_elementReferences[] = {
#embed "Linked/dom/elementReferences.js"
};
static const unsigned char dom_elementSteps[] = {
#embed "Linked/dom/elementSteps.js"
};
static const unsigned char dom_eventInterfaces[] = {
#embed "Linked/dom/eventInterfaces.js"
};
static const unsigned char dom_eventPath[] = {
#embed "Linked/dom/eventPath.js"
};
static const unsigned char dom_namedElements[] = {
#embed "Linked/dom/namedElements.js"
};
static const unsigned char dom_nodeSteps[] = {
#embed "Linked/dom/nodeSteps.js"
};
static const unsigned char dom_slots[] = {
#embed "Linked/dom/slots.js"
};
static const unsigned char dom_treeOrder[] = {
#embed "Linked/dom/treeOrder.js"
};
static const unsigned char editing_blanks[] = {
#embed "Linked/editing/blanks.js"
};
static const unsigned char editing_blocks[] = {
#embed "Linked/editing/blocks.js"
};
static const unsigned char editing_commands[] = {
#embed "Linked/editing/commands.js"
};
static const unsigned char editing_deletion[] = {
#embed "Linked/editing/deletion.js"
};
static const unsigned char editing_documentSteps[] = {
#embed "Linked/editing/documentSteps.js"
};
static const unsigned char editing_focusSelection[] = {
#embed "Linked/editing/focusSelection.js"
};
static const unsigned char editing_formatting[] = {
#embed "Linked/editing/formatting.js"
};
static const unsigned char editing_insertedMarkup[] = {
#embed "Linked/editing/insertedMarkup.js"
};
static const unsigned char editing_selectionMovement[] = {
#embed "Linked/editing/selectionMovement.js"
};
static const unsigned char encoding_TextEncoder[] = {
#embed "Linked/encoding/TextEncoder.js"
};
static const unsigned char encoding_base64[] = {
#embed "Linked/encoding/base64.js"
};
static const unsigned char encoding_byteSequence[] = {
#embed "Linked/encoding/byteSequence.js"
};
static const unsigned char encoding_streams[] = {
#embed "Linked/encoding/streams.js"
};
static const unsigned char extension_evaluatedValues[] = {
#embed "Linked/extension/evaluatedValues.js"
};
static const unsigned char extension_propertyLists[] = {
#embed "Linked/extension/propertyLists.js"
};
static const unsigned char fetch_FormData[] = {
#embed "Linked/fetch/FormData.js"
};
static const unsigned char fetch_Headers[] = {
#embed "Linked/fetch/Headers.js"
};
static const unsigned char fetch_Request[] = {
#embed "Linked/fetch/Request.js"
};
static const unsigned char fetch_Response[] = {
#embed "Linked/fetch/Response.js"
};
static const unsigned char fetch_XMLHttpRequest[] = {
#embed "Linked/fetch/XMLHttpRequest.js"
};
static const unsigned char fetch_body[] = {
#embed "Linked/fetch/body.js"
};
static const unsigned char fetch_fetch[] = {
#embed "Linked/fetch/fetch.js"
};
static const unsigned char fetch_multipart[] = {
#embed "Linked/fetch/multipart.js"
};
static const unsigned char geometry_DOMMatrix[] = {
#embed "Linked/geometry/DOMMatrix.js"
};
static const unsigned char geometry_DOMRect[] = {
#embed "Linked/geometry/DOMRect.js"
};
static const unsigned char geometry_transformLists[] = {
#embed "Linked/geometry/transformLists.js"
};
static const unsigned char html_CustomElementRegistry[] = {
#embed "Linked/html/CustomElementRegistry.js"
};
static const unsigned char html_DOMStringList[] = {
#embed "Linked/html/DOMStringList.js"
};
static const unsigned char html_ElementInternals[] = {
#embed "Linked/html/ElementInternals.js"
};
static const unsigned char html_EventSource[] = {
#embed "Linked/html/EventSource.js"
};
static const unsigned char html_HTMLAllCollection[] = {
#embed "Linked/html/HTMLAllCollection.js"
};
static const unsigned char html_History[] = {
#embed "Linked/html/History.js"
};
static const unsigned char html_Location[] = {
#embed "Linked/html/Location.js"
};
static const unsigned char html_Navigator[] = {
#embed "Linked/html/Navigator.js"
};
static const unsigned char html_Storage[] = {
#embed "Linked/html/Storage.js"
};
static const unsigned char html_activation[] = {
#embed "Linked/html/activation.js"
};
static const unsigned char html_aria[] = {
#embed "Linked/html/aria.js"
};
static const unsigned char html_autofill[] = {
#embed "Linked/html/autofill.js"
};
static const unsigned char html_bars[] = {
#embed "Linked/html/bars.js"
};
static const unsigned char html_controlMatches[] = {
#embed "Linked/html/controlMatches.js"
};
static const unsigned char html_controlState[] = {
#embed "Linked/html/controlState.js"
};
static const unsigned char html_controls[] = {
#embed "Linked/html/controls.js"
};
static const unsigned char html_customElements[] = {
#embed "Linked/html/customElements.js"
};
static const unsigned char html_dataTransfer[] = {
#embed "Linked/html/dataTransfer.js"
};
static const unsigned char html_dataset[] = {
#embed "Linked/html/dataset.js"
};
static const unsigned char html_dates[] = {
#embed "Linked/html/dates.js"
};
static const unsigned char html_details[] = {
#embed "Linked/html/details.js"
};
static const unsigned char html_dialogs[] = {
#embed "Linked/html/dialogs.js"
};
static const unsigned char html_documentSteps[] = {
#embed "Linked/html/documentSteps.js"
};
static const unsigned char html_elementArguments[] = {
#embed "Linked/html/elementArguments.js"
};
static const unsigned char html_elementSteps[] = {
#embed "Linked/html/elementSteps.js"
};
static const unsigned char html_errors[] = {
#embed "Linked/html/errors.js"
};
static const unsigned char html_eventHandlers[] = {
#embed "Linked/html/eventHandlers.js"
};
static const unsigned char html_focus[] = {
#embed "Linked/html/focus.js"
};
static const unsigned char html_formControls[] = {
#embed "Linked/html/formControls.js"
};
static const unsigned char html_forms[] = {
#embed "Linked/html/forms.js"
};
static const unsigned char html_frames[] = {
#embed "Linked/html/frames.js"
};
static const unsigned char html_fullscreen[] = {
#embed "Linked/html/fullscreen.js"
};
static const unsigned char html_idle[] = {
#embed "Linked/html/idle.js"
};
static const unsigned char html_images[] = {
#embed "Linked/html/images.js"
};
static const unsigned char html_inputFiles[] = {
#embed "Linked/html/inputFiles.js"
};
static const unsigned char html_inputTypes[] = {
#embed "Linked/html/inputTypes.js"
};
static const unsigned char html_inputValues[] = {
#embed "Linked/html/inputValues.js"
};
static const unsigned char html_invokers[] = {
#embed "Linked/html/invokers.js"
};
static const unsigned char html_links[] = {
#embed "Linked/html/links.js"
};
static const unsigned char html_listElements[] = {
#embed "Linked/html/listElements.js"
};
static const unsigned char html_mediaTracks[] = {
#embed "Linked/html/mediaTracks.js"
};
static const unsigned char html_members[] = {
#embed "Linked/html/members.js"
};
static const unsigned char html_messaging[] = {
#embed "Linked/html/messaging.js"
};
static const unsigned char html_modals[] = {
#embed "Linked/html/modals.js"
};
static const unsigned char html_namedAccess[] = {
#embed "Linked/html/namedAccess.js"
};
static const unsigned char html_openWindow[] = {
#embed "Linked/html/openWindow.js"
};
static const unsigned char html_options[] = {
#embed "Linked/html/options.js"
};
static const unsigned char html_pageScripts[] = {
#embed "Linked/html/pageScripts.js"
};
static const unsigned char html_permissions[] = {
#embed "Linked/html/permissions.js"
};
static const unsigned char html_plugins[] = {
#embed "Linked/html/plugins.js"
};
static const unsigned char html_popover[] = {
#embed "Linked/html/popover.js"
};
static const unsigned char html_radioGroups[] = {
#embed "Linked/html/radioGroups.js"
};
static const unsigned char html_scales[] = {
#embed "Linked/html/scales.js"
};
static const unsigned char html_selectedness[] = {
#embed "Linked/html/selectedness.js"
};
static const unsigned char html_sourceSets[] = {
#embed "Linked/html/sourceSets.js"
};
static const unsigned char html_steps[] = {
#embed "Linked/html/steps.js"
};
static const unsigned char html_streamTransfer[] = {
#embed "Linked/html/streamTransfer.js"
};
static const unsigned char html_structuredClone[] = {
#embed "Linked/html/structuredClone.js"
};
static const unsigned char html_submission[] = {
#embed "Linked/html/submission.js"
};
static const unsigned char html_tables[] = {
#embed "Linked/html/tables.js"
};
static const unsigned char html_textFragment[] = {
#embed "Linked/html/textFragment.js"
};
static const unsigned char html_textSelection[] = {
#embed "Linked/html/textSelection.js"
};
static const unsigned char html_toggleEvents[] = {
#embed "Linked/html/toggleEvents.js"
};
static const unsigned char html_validity[] = {
#embed "Linked/html/validity.js"
};
static const unsigned char html_windowSteps[] = {
#embed "Linked/html/windowSteps.js"
};
static const unsigned char intersection_observer_observers[] = {
#embed "Linked/intersection-observer/observers.js"
};
static const unsigned char mimesniff_mimeType[] = {
#embed "Linked/mimesniff/mimeType.js"
};
static const unsigned char peerEvents[] = {
#embed "Linked/peerEvents.js"
};
static const unsigned char streams_ReadableStream[] = {
#embed "Linked/streams/ReadableStream.js"
};
static const unsigned char streams_TransformStream[] = {
#embed "Linked/streams/TransformStream.js"
};
static const unsigned char streams_WritableStream[] = {
#embed "Linked/streams/WritableStream.js"
};
static const unsigned char streams_base[] = {
#embed "Linked/streams/base.js"
};
static const unsigned char streams_byteController[] = {
#embed "Linked/streams/byteController.js"
};
static const unsigned char streams_defaultController[] = {
#embed "Linked/streams/defaultController.js"
};
static const unsigned char streams_pipe[] = {
#embed "Linked/streams/pipe.js"
};
static const unsigned char streams_readableSteps[] = {
#embed "Linked/streams/readableSteps.js"
};
static const unsigned char streams_tee[] = {
#embed "Linked/streams/tee.js"
};
static const unsigned char streams_writableController[] = {
#embed "Linked/streams/writableController.js"
};
static const unsigned char svg_animated[] = {
#embed "Linked/svg/animated.js"
};
static const unsigned char svg_lengths[] = {
#embed "Linked/svg/lengths.js"
};
static const unsigned char svg_lists[] = {
#embed "Linked/svg/lists.js"
};
static const unsigned char svg_members[] = {
#embed "Linked/svg/members.js"
};
static const unsigned char svg_paths[] = {
#embed "Linked/svg/paths.js"
};
static const unsigned char svg_transforms[] = {
#embed "Linked/svg/transforms.js"
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
static const unsigned char timing_timers[] = {
#embed "Linked/timing/timers.js"
};
static const unsigned char uievents_events[] = {
#embed "Linked/uievents/events.js"
};
static const unsigned char uievents_touch[] = {
#embed "Linked/uievents/touch.js"
};
static const unsigned char url_URL[] = {
#embed "Linked/url/URL.js"
};
static const unsigned char warmUp[] = {
#embed "Linked/warmUp.js"
};
static const unsigned char web_animations_animations[] = {
#embed "Linked/web-animations/animations.js"
};
static const unsigned char web_animations_easing[] = {
#embed "Linked/web-animations/easing.js"
};
static const unsigned char web_animations_effects[] = {
#embed "Linked/web-animations/effects.js"
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
static const unsigned char webidl_DOMException[] = {
#embed "Linked/webidl/DOMException.js"
};
static const unsigned char webidl_PairList[] = {
#embed "Linked/webidl/PairList.js"
};
static const unsigned char webidl_indexed[] = {
#embed "Linked/webidl/indexed.js"
};
static const unsigned char webidl_pairs[] = {
#embed "Linked/webidl/pairs.js"
};
static const unsigned char webidl_platformInterface[] = {
#embed "Linked/webidl/platformInterface.js"
};
static const unsigned char webidl_sets[] = {
#embed "Linked/webidl/sets.js"
};
static const unsigned char webidl_types[] = {
#embed "Linked/webidl/types.js"
};
static const unsigned char websockets_WebSocket[] = {
#embed "Linked/websockets/WebSocket.js"
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
#embed "Linked/bindings/Element.js"
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
#embed "Linked/bindings/Node.js"
};
static const unsigned char bindings_ParentNode[] = {
#embed "Linked/bindings/ParentNode.js"
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
static const unsigned char bindings_places[] = {
#embed "../../../js/bindings/places.js"
};
static const unsigned char bindings_streams[] = {
#embed "../../../js/bindings/streams.js"
};
static const unsigned char bindings_svgMemberOrder[] = {
#embed "../../../js/bindings/svgMemberOrder.js"
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

#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}

const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);

static const BindingsFile lateFiles[] = {
    BINDINGS_FILE("js/svg/SVGElement.js", svg_SVGElement),
    BINDINGS_FILE("js/streams/iteration.js", streams_iteration),
    BINDINGS_FILE("js/FileAPI/Blob.js", FileAPI_Blob),
    BINDINGS_FILE("js/FileAPI/FileReader.js", FileAPI_FileReader),
    BINDINGS_FILE("js/FileAPI/blobURL.js", FileAPI_blobURL),
    BINDINGS_FILE("js/compression/compression.js", compression_compression),
    BINDINGS_FILE("js/console/console.js", console_console),
    BINDINGS_FILE("js/console/format.js", console_format),
    BINDINGS_FILE("js/cssom/CSS.js", cssom_CSS),
    BINDINGS_FILE("js/cssom/CSSRule.js", cssom_CSSRule),
    BINDINGS_FILE("js/cssom/CSSStyleDeclaration.js", cssom_CSSStyleDeclaration),
    BINDINGS_FILE("js/cssom/StyleSheet.js", cssom_StyleSheet),
    BINDINGS_FILE("js/cssom/adoptedStyleSheets.js", cssom_adoptedStyleSheets),
    BINDINGS_FILE("js/cssom/media.js", cssom_media),
    BINDINGS_FILE("js/cssom/numericTexts.js", cssom_numericTexts),
    BINDINGS_FILE("js/cssom/typedNumbers.js", cssom_typedNumbers),
    BINDINGS_FILE("js/cssom/typedTransforms.js", cssom_typedTransforms),
    BINDINGS_FILE("js/cssom/typedValues.js", cssom_typedValues),
    BINDINGS_FILE("js/cssom/view.js", cssom_view),
    BINDINGS_FILE("js/dom/Abort.js", dom_Abort),
    BINDINGS_FILE("js/dom/Attr.js", dom_Attr),
    BINDINGS_FILE("js/dom/CharacterData.js", dom_CharacterData),
    BINDINGS_FILE("js/dom/DOMImplementation.js", dom_DOMImplementation),
    BINDINGS_FILE("js/dom/DOMTokenList.js", dom_DOMTokenList),
    BINDINGS_FILE("js/dom/Event.js", dom_Event),
    BINDINGS_FILE("js/dom/MutationObserver.js", dom_MutationObserver),
    BINDINGS_FILE("js/dom/NamedNodeMap.js", dom_NamedNodeMap),
    BINDINGS_FILE("js/dom/ParentNode.js", dom_ParentNode),
    BINDINGS_FILE("js/dom/Range.js", dom_Range),
    BINDINGS_FILE("js/dom/Selection.js", dom_Selection),
    BINDINGS_FILE("js/dom/Selectors.js", dom_Selectors),
    BINDINGS_FILE("js/dom/ShadowRoot.js", dom_ShadowRoot),
    BINDINGS_FILE("js/dom/Traversal.js", dom_Traversal),
    BINDINGS_FILE("js/dom/XPath.js", dom_XPath),
    BINDINGS_FILE("js/dom/composedSelection.js", dom_composedSelection),
    BINDINGS_FILE("js/dom/dispatch.js", dom_dispatch),
    BINDINGS_FILE("js/dom/documentElements.js", dom_documentElements),
    BINDINGS_FILE("js/dom/documentSteps.js", dom_documentSteps),
    BINDINGS_FILE("js/dom/elementReferences.js", dom_elementReferences),
    BINDINGS_FILE("js/dom/elementSteps.js", dom_elementSteps),
    BINDINGS_FILE("js/dom/eventInterfaces.js", dom_eventInterfaces),
    BINDINGS_FILE("js/dom/eventPath.js", dom_eventPath),
    BINDINGS_FILE("js/dom/namedElements.js", dom_namedElements),
    BINDINGS_FILE("js/dom/nodeSteps.js", dom_nodeSteps),
    BINDINGS_FILE("js/dom/slots.js", dom_slots),
    BINDINGS_FILE("js/dom/treeOrder.js", dom_treeOrder),
    BINDINGS_FILE("js/editing/blanks.js", editing_blanks),
    BINDINGS_FILE("js/editing/blocks.js", editing_blocks),
    BINDINGS_FILE("js/editing/commands.js", editing_commands),
    BINDINGS_FILE("js/editing/deletion.js", editing_deletion),
    BINDINGS_FILE("js/editing/documentSteps.js", editing_documentSteps),
    BINDINGS_FILE("js/editing/focusSelection.js", editing_focusSelection),
    BINDINGS_FILE("js/editing/formatting.js", editing_formatting),
    BINDINGS_FILE("js/editing/insertedMarkup.js", editing_insertedMarkup),
    BINDINGS_FILE("js/editing/selectionMovement.js", editing_selectionMovement),
    BINDINGS_FILE("js/encoding/TextEncoder.js", encoding_TextEncoder),
    BINDINGS_FILE("js/encoding/base64.js", encoding_base64),
    BINDINGS_FILE("js/encoding/byteSequence.js", encoding_byteSequence),
    BINDINGS_FILE("js/encoding/streams.js", encoding_streams),
    BINDINGS_FILE("js/extension/evaluatedValues.js", extension_evaluatedValues),
    BINDINGS_FILE("js/extension/propertyLists.js", extension_propertyLists),
    BINDINGS_FILE("js/fetch/FormData.js", fetch_FormData),
    BINDINGS_FILE("js/fetch/Headers.js", fetch_Headers),
    BINDINGS_FILE("js/fetch/Request.js", fetch_Request),
    BINDINGS_FILE("js/fetch/Response.js", fetch_Response),
    BINDINGS_FILE("js/fetch/XMLHttpRequest.js", fetch_XMLHttpRequest),
    BINDINGS_FILE("js/fetch/body.js", fetch_body),
    BINDINGS_FILE("js/fetch/fetch.js", fetch_fetch),
    BINDINGS_FILE("js/fetch/multipart.js", fetch_multipart),
    BINDINGS_FILE("js/geometry/DOMMatrix.js", geometry_DOMMatrix),
    BINDINGS_FILE("js/geometry/DOMRect.js", geometry_DOMRect),
    BINDINGS_FILE("js/geometry/transformLists.js", geometry_transformLists),
    BINDINGS_FILE("js/html/CustomElementRegistry.js", html_CustomElementRegistry),
    BINDINGS_FILE("js/html/DOMStringList.js", html_DOMStringList),
    BINDINGS_FILE("js/html/ElementInternals.js", html_ElementInternals),
    BINDINGS_FILE("js/html/EventSource.js", html_EventSource),
    BINDINGS_FILE("js/html/HTMLAllCollection.js", html_HTMLAllCollection),
    BINDINGS_FILE("js/html/History.js", html_History),
    BINDINGS_FILE("js/html/Location.js", html_Location),
    BINDINGS_FILE("js/html/Navigator.js", html_Navigator),
    BINDINGS_FILE("js/html/Storage.js", html_Storage),
    BINDINGS_FILE("js/html/activation.js", html_activation),
    BINDINGS_FILE("js/html/aria.js", html_aria),
    BINDINGS_FILE("js/html/autofill.js", html_autofill),
    BINDINGS_FILE("js/html/bars.js", html_bars),
    BINDINGS_FILE("js/html/controlMatches.js", html_controlMatches),
    BINDINGS_FILE("js/html/controlState.js", html_controlState),
    BINDINGS_FILE("js/html/controls.js", html_controls),
    BINDINGS_FILE("js/html/customElements.js", html_customElements),
    BINDINGS_FILE("js/html/dataTransfer.js", html_dataTransfer),
    BINDINGS_FILE("js/html/dataset.js", html_dataset),
    BINDINGS_FILE("js/html/dates.js", html_dates),
    BINDINGS_FILE("js/html/details.js", html_details),
    BINDINGS_FILE("js/html/dialogs.js", html_dialogs),
    BINDINGS_FILE("js/html/documentSteps.js", html_documentSteps),
    BINDINGS_FILE("js/html/elementArguments.js", html_elementArguments),
    BINDINGS_FILE("js/html/elementSteps.js", html_elementSteps),
    BINDINGS_FILE("js/html/errors.js", html_errors),
    BINDINGS_FILE("js/html/eventHandlers.js", html_eventHandlers),
    BINDINGS_FILE("js/html/focus.js", html_focus),
    BINDINGS_FILE("js/html/formControls.js", html_formControls),
    BINDINGS_FILE("js/html/forms.js", html_forms),
    BINDINGS_FILE("js/html/frames.js", html_frames),
    BINDINGS_FILE("js/html/fullscreen.js", html_fullscreen),
    BINDINGS_FILE("js/html/idle.js", html_idle),
    BINDINGS_FILE("js/html/images.js", html_images),
    BINDINGS_FILE("js/html/inputFiles.js", html_inputFiles),
    BINDINGS_FILE("js/html/inputTypes.js", html_inputTypes),
    BINDINGS_FILE("js/html/inputValues.js", html_inputValues),
    BINDINGS_FILE("js/html/invokers.js", html_invokers),
    BINDINGS_FILE("js/html/links.js", html_links),
    BINDINGS_FILE("js/html/listElements.js", html_listElements),
    BINDINGS_FILE("js/html/mediaTracks.js", html_mediaTracks),
    BINDINGS_FILE("js/html/members.js", html_members),
    BINDINGS_FILE("js/html/messaging.js", html_messaging),
    BINDINGS_FILE("js/html/modals.js", html_modals),
    BINDINGS_FILE("js/html/namedAccess.js", html_namedAccess),
    BINDINGS_FILE("js/html/openWindow.js", html_openWindow),
    BINDINGS_FILE("js/html/options.js", html_options),
    BINDINGS_FILE("js/html/pageScripts.js", html_pageScripts),
    BINDINGS_FILE("js/html/permissions.js", html_permissions),
    BINDINGS_FILE("js/html/plugins.js", html_plugins),
    BINDINGS_FILE("js/html/popover.js", html_popover),
    BINDINGS_FILE("js/html/radioGroups.js", html_radioGroups),
    BINDINGS_FILE("js/html/scales.js", html_scales),
    BINDINGS_FILE("js/html/selectedness.js", html_selectedness),
    BINDINGS_FILE("js/html/sourceSets.js", html_sourceSets),
    BINDINGS_FILE("js/html/steps.js", html_steps),
    BINDINGS_FILE("js/html/streamTransfer.js", html_streamTransfer),
    BINDINGS_FILE("js/html/structuredClone.js", html_structuredClone),
    BINDINGS_FILE("js/html/submission.js", html_submission),
    BINDINGS_FILE("js/html/tables.js", html_tables),
    BINDINGS_FILE("js/html/textFragment.js", html_textFragment),
    BINDINGS_FILE("js/html/textSelection.js", html_textSelection),
    BINDINGS_FILE("js/html/toggleEvents.js", html_toggleEvents),
    BINDINGS_FILE("js/html/validity.js", html_validity),
    BINDINGS_FILE("js/html/windowSteps.js", html_windowSteps),
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
    BINDINGS_FILE("js/mimesniff/mimeType.js", mimesniff_mimeType),
    BINDINGS_FILE("js/peerEvents.js", peerEvents),
    BINDINGS_FILE("js/streams/ReadableStream.js", streams_ReadableStream),
    BINDINGS_FILE("js/streams/TransformStream.js", streams_TransformStream),
    BINDINGS_FILE("js/streams/WritableStream.js", streams_WritableStream),
    BINDINGS_FILE("js/streams/base.js", streams_base),
    BINDINGS_FILE("js/streams/byteController.js", streams_byteController),
    BINDINGS_FILE("js/streams/defaultController.js", streams_defaultController),
    BINDINGS_FILE("js/streams/pipe.js", streams_pipe),
    BINDINGS_FILE("js/streams/readableSteps.js", streams_readableSteps),
    BINDINGS_FILE("js/streams/tee.js", streams_tee),
    BINDINGS_FILE("js/streams/writableController.js", streams_writableController),
    BINDINGS_FILE("js/svg/animated.js", svg_animated),
    BINDINGS_FILE("js/svg/lengths.js", svg_lengths),
    BINDINGS_FILE("js/svg/lists.js", svg_lists),
    BINDINGS_FILE("js/svg/members.js", svg_members),
    BINDINGS_FILE("js/svg/paths.js", svg_paths),
    BINDINGS_FILE("js/svg/transforms.js", svg_transforms),
    BINDINGS_FILE("js/timing/Performance.js", timing_Performance),
    BINDINGS_FILE("js/timing/navigationTiming.js", timing_navigationTiming),
    BINDINGS_FILE("js/timing/timeline.js", timing_timeline),
    BINDINGS_FILE("js/timing/timers.js", timing_timers),
    BINDINGS_FILE("js/uievents/events.js", uievents_events),
    BINDINGS_FILE("js/uievents/touch.js", uievents_touch),
    BINDINGS_FILE("js/url/URL.js", url_URL),
    BINDINGS_FILE("js/warmUp.js", warmUp),
    BINDINGS_FILE("js/web-animations/animations.js", web_animations_animations),
    BINDINGS_FILE("js/web-animations/easing.js", web_animations_easing),
    BINDINGS_FILE("js/web-animations/effects.js", web_animations_effects),
    BINDINGS_FILE("js/webcrypto/Crypto.js", webcrypto_Crypto),
    BINDINGS_FILE("js/webcrypto/SubtleCrypto.js", webcrypto_SubtleCrypto),
    BINDINGS_FILE("js/webcrypto/keys.js", webcrypto_keys),
    BINDINGS_FILE("js/webcrypto/random.js", webcrypto_random),
    BINDINGS_FILE("js/webidl/DOMException.js", webidl_DOMException),
    BINDINGS_FILE("js/webidl/PairList.js", webidl_PairList),
    BINDINGS_FILE("js/webidl/indexed.js", webidl_indexed),
    BINDINGS_FILE("js/webidl/pairs.js", webidl_pairs),
    BINDINGS_FILE("js/webidl/platformInterface.js", webidl_platformInterface),
    BINDINGS_FILE("js/webidl/sets.js", webidl_sets),
    BINDINGS_FILE("js/webidl/types.js", webidl_types),
    BINDINGS_FILE("js/websockets/WebSocket.js", websockets_WebSocket),
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
    BINDINGS_FILE("js/bindings/places.js", bindings_places),
    BINDINGS_FILE("js/bindings/streams.js", bindings_streams),
    BINDINGS_FILE("js/bindings/svgMemberOrder.js", bindings_svgMemberOrder),
    BINDINGS_FILE("js/bindings/svgTypes.js", bindings_svgTypes),
    BINDINGS_FILE("js/bindings/tableElements.js", bindings_tableElements),
    BINDINGS_FILE("js/bindings/textElements.js", bindings_textElements),
    BINDINGS_FILE("js/bindings/touch.js", bindings_touch),
    BINDINGS_FILE("js/bindings/url.js", bindings_url),
    BINDINGS_FILE("js/bindings/webcrypto.js", bindings_webcrypto),
    BINDINGS_FILE("js/bindings/xhr.js", bindings_xhr),
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 179},
    {"AbortControllerBrand", 1, 179},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 179},
    {"AbortSignalBrand", 1, 179},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 208},
    {"AbstractRangeBrand", 1, 208},
    {"AbstractRangeSteps", 1, 28},
    {"Animation", 0, 216},
    {"AnimationBrand", 1, 216},
    {"AnimationEffect", 0, 216},
    {"AnimationEffectBrand", 1, 216},
    {"AnimationEffectSteps", 1, 166},
    {"AnimationEvent", 0, 225},
    {"AnimationFrameProviderSteps", 1, 136},
    {"AnimationPlaybackEvent", 0, 216},
    {"AnimationSteps", 1, 164},
    {"AnimationTimeline", 0, 216},
    {"AnimationTimelineBrand", 1, 216},
    {"AnimationTimelineSteps", 1, 164},
    {"Attr", 0, 180},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 234},
    {"AudioTrack", 0, 235},
    {"AudioTrackBrand", 1, 235},
    {"AudioTrackList", 0, 235},
    {"AudioTrackListBrand", 1, 235},
    {"AudioTrackListSteps", 1, 112},
    {"AudioTrackSteps", 1, 112},
    {"AutofilledSteps", 1, 83},
    {"BarProp", 0, 238},
    {"BarPropBrand", 1, 238},
    {"BarPropSteps", 1, 84},
    {"BeforeUnloadEvent", 0, 225},
    {"BeforeUnloadEventSteps", 1, 160},
    {"Blob", 0, 199},
    {"BlobBrand", 1, 199},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 66},
    {"BroadcastChannel", 0, 236},
    {"BroadcastChannelBrand", 1, 236},
    {"BroadcastChannelSteps", 1, 114},
    {"ByteLengthQueuingStrategy", 0, 246},
    {"ByteLengthQueuingStrategyBrand", 1, 246},
    {"ByteLengthQueuingStrategySteps", 1, 143},
    {"CDATASection", 0, 186},
    {"CSS", 3, 181},
    {"CSSConditionRule", 0, 183},
    {"CSSConditionRuleBrand", 1, 183},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 183},
    {"CSSContainerRuleBrand", 1, 183},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 183},
    {"CSSCounterStyleRuleBrand", 1, 183},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 183},
    {"CSSFontFaceRuleBrand", 1, 183},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 183},
    {"CSSFontPaletteValuesRuleBrand", 1, 183},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 183},
    {"CSSGroupingRuleBrand", 1, 183},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 185},
    {"CSSImageValueBrand", 1, 185},
    {"CSSImportRule", 0, 183},
    {"CSSImportRuleBrand", 1, 183},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 183},
    {"CSSKeyframeRuleBrand", 1, 183},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 183},
    {"CSSKeyframesRuleBrand", 1, 183},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 185},
    {"CSSKeywordValueBrand", 1, 185},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 183},
    {"CSSLayerBlockRuleBrand", 1, 183},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 183},
    {"CSSLayerStatementRuleBrand", 1, 183},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 183},
    {"CSSMarginRuleBrand", 1, 183},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 185},
    {"CSSMathClampBrand", 1, 185},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 185},
    {"CSSMathInvertBrand", 1, 185},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 185},
    {"CSSMathMaxBrand", 1, 185},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 185},
    {"CSSMathMinBrand", 1, 185},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 185},
    {"CSSMathNegateBrand", 1, 185},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 185},
    {"CSSMathProductBrand", 1, 185},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 185},
    {"CSSMathSumBrand", 1, 185},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 185},
    {"CSSMathValueBrand", 1, 185},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 185},
    {"CSSMatrixComponentBrand", 1, 185},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 183},
    {"CSSMediaRuleBrand", 1, 183},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 183},
    {"CSSNamespaceRuleBrand", 1, 183},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 183},
    {"CSSNestedDeclarationsBrand", 1, 183},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 185},
    {"CSSNumericArrayBrand", 1, 185},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 185},
    {"CSSNumericValueBrand", 1, 185},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 183},
    {"CSSPageRuleBrand", 1, 183},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 185},
    {"CSSPerspectiveBrand", 1, 185},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 183},
    {"CSSPropertyRuleBrand", 1, 183},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 185},
    {"CSSRotateBrand", 1, 185},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 183},
    {"CSSRuleBrand", 1, 183},
    {"CSSRuleList", 0, 183},
    {"CSSRuleListBrand", 1, 183},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 185},
    {"CSSScaleBrand", 1, 185},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 183},
    {"CSSScopeRuleBrand", 1, 183},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 185},
    {"CSSSkewBrand", 1, 185},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 185},
    {"CSSSkewXBrand", 1, 185},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 185},
    {"CSSSkewYBrand", 1, 185},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 183},
    {"CSSStartingStyleRuleBrand", 1, 183},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 184},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 183},
    {"CSSStyleRuleBrand", 1, 183},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 212},
    {"CSSStyleSheetBrand", 1, 212},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 185},
    {"CSSStyleValueBrand", 1, 185},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 183},
    {"CSSSupportsRuleBrand", 1, 183},
    {"CSSTransformComponent", 0, 185},
    {"CSSTransformComponentBrand", 1, 185},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 185},
    {"CSSTransformValueBrand", 1, 185},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 185},
    {"CSSTranslateBrand", 1, 185},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 185},
    {"CSSUnitValueBrand", 1, 185},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 185},
    {"CSSUnparsedValueBrand", 1, 185},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 185},
    {"CSSVariableReferenceValueBrand", 1, 185},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 186},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 27},
    {"Clipboard", 0, 244},
    {"ClipboardBrand", 1, 244},
    {"ClipboardEvent", 0, 225},
    {"ClipboardItem", 0, 244},
    {"ClipboardItemBrand", 1, 244},
    {"ClipboardItemSteps", 1, 120},
    {"ClipboardSteps", 1, 120},
    {"CloseEvent", 0, 225},
    {"CommandEvent", 0, 225},
    {"Comment", 0, 186},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 225},
    {"CompositionEventSteps", 1, 160},
    {"CompressionStream", 0, 218},
    {"CompressionStreamBrand", 1, 218},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 135},
    {"CountQueuingStrategy", 0, 246},
    {"CountQueuingStrategyBrand", 1, 246},
    {"CountQueuingStrategySteps", 1, 143},
    {"Crypto", 0, 253},
    {"CryptoBrand", 1, 253},
    {"CryptoKey", 0, 253},
    {"CryptoKeyBrand", 1, 253},
    {"CryptoKeySteps", 1, 169},
    {"CryptoSteps", 1, 167},
    {"CustomElementRegistry", 0, 187},
    {"CustomElementRegistryBrand", 1, 187},
    {"CustomElementRegistrySteps", 1, 72},
    {"CustomEvent", 0, 188},
    {"CustomEventSteps", 1, 40},
    {"CustomStateSet", 0, 197},
    {"CustomStateSetBrand", 1, 197},
    {"CustomStateSetSteps", 1, 74},
    {"DOMException", 0, 189},
    {"DOMExceptionBrand", 1, 189},
    {"DOMExceptionSteps", 1, 171},
    {"DOMImplementation", 0, 190},
    {"DOMImplementationBrand", 1, 190},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 233},
    {"DOMMatrixBrand", 1, 233},
    {"DOMMatrixReadOnly", 0, 233},
    {"DOMMatrixReadOnlyBrand", 1, 233},
    {"DOMMatrixReadOnlySteps", 1, 69},
    {"DOMMatrixSteps", 1, 69},
    {"DOMParser", 0, 190},
    {"DOMParserBrand", 1, 190},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 233},
    {"DOMPointBrand", 1, 233},
    {"DOMPointReadOnly", 0, 233},
    {"DOMPointReadOnlyBrand", 1, 233},
    {"DOMPointReadOnlySteps", 1, 69},
    {"DOMPointSteps", 1, 69},
    {"DOMQuad", 0, 233},
    {"DOMQuadBrand", 1, 233},
    {"DOMQuadSteps", 1, 69},
    {"DOMRect", 0, 230},
    {"DOMRectBrand", 1, 230},
    {"DOMRectList", 0, 230},
    {"DOMRectListBrand", 1, 230},
    {"DOMRectListSteps", 1, 70},
    {"DOMRectReadOnly", 0, 230},
    {"DOMRectReadOnlyBrand", 1, 230},
    {"DOMRectReadOnlySteps", 1, 70},
    {"DOMRectSteps", 1, 70},
    {"DOMStringList", 0, 191},
    {"DOMStringListBrand", 1, 191},
    {"DOMStringListSteps", 1, 73},
    {"DOMStringMap", 0, 192},
    {"DOMTokenList", 0, 193},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 194},
    {"DataTransferBrand", 1, 194},
    {"DataTransferItem", 0, 194},
    {"DataTransferItemBrand", 1, 194},
    {"DataTransferItemList", 0, 194},
    {"DataTransferItemListBrand", 1, 194},
    {"DataTransferItemListSteps", 1, 89},
    {"DataTransferItemSteps", 1, 89},
    {"DataTransferSteps", 1, 89},
    {"DecompressionStream", 0, 218},
    {"DecompressionStreamBrand", 1, 218},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 186},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 182},
    {"DocumentMembers_Document", 1, 195},
    {"DocumentMembers_HTMLDocument", 1, 201},
    {"DocumentMembers_ParentNode", 1, 207},
    {"DocumentMembers_StyleSheets", 1, 212},
    {"DocumentMembers_XPath", 1, 215},
    {"DocumentMembers_animations", 1, 216},
    {"DocumentMembers_editing", 1, 221},
    {"DocumentMembers_fullscreen", 1, 229},
    {"DocumentMembers_touch", 1, 251},
    {"DocumentStatics_Document", 1, 195},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 37},
    {"DocumentSteps_HTMLDocument", 1, 94},
    {"DocumentSteps_animations", 1, 164},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 103},
    {"DocumentSteps_touch", 1, 161},
    {"DocumentTimeline", 0, 216},
    {"DocumentTimelineBrand", 1, 216},
    {"DocumentTimelineSteps", 1, 164},
    {"DocumentType", 0, 186},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 225},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 96},
    {"ElementInternals", 0, 197},
    {"ElementInternalsBrand", 1, 197},
    {"ElementInternalsSteps", 1, 74},
    {"ElementMembers_CSSOMView", 1, 182},
    {"ElementMembers_CSSTypedOM", 1, 185},
    {"ElementMembers_Element", 1, 196},
    {"ElementMembers_ParentNode", 1, 207},
    {"ElementMembers_animations", 1, 216},
    {"ElementMembers_fullscreen", 1, 229},
    {"ElementMembers_reflected", 1, 82},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 39},
    {"ElementSteps_animations", 1, 164},
    {"ElementSteps_fullscreen", 1, 103},
    {"ErrorEvent", 0, 225},
    {"Event", 0, 198},
    {"EventBrand", 1, 198},
    {"EventSource", 0, 219},
    {"EventSourceBrand", 1, 219},
    {"EventSourceSteps", 1, 75},
    {"EventSteps", 1, 24},
    {"External", 0, 238},
    {"ExternalBrand", 1, 238},
    {"ExternalSteps", 1, 84},
    {"File", 0, 199},
    {"FileBrand", 1, 199},
    {"FileList", 0, 199},
    {"FileListBrand", 1, 199},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 199},
    {"FileReaderBrand", 1, 199},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 225},
    {"FormData", 0, 254},
    {"FormDataBrand", 1, 254},
    {"FormDataEvent", 0, 225},
    {"FormDataSteps", 1, 61},
    {"FormOwnedSteps", 1, 101},
    {"GenericTransformStreamSteps", 1, 141},
    {"Geolocation", 0, 244},
    {"GeolocationBrand", 1, 244},
    {"GeolocationPositionError", 0, 244},
    {"GeolocationPositionErrorBrand", 1, 244},
    {"GeolocationPositionErrorSteps", 1, 120},
    {"GeolocationSteps", 1, 120},
    {"HTMLAllCollection", 0, 200},
    {"HTMLAllCollectionSteps", 1, 76},
    {"HTMLAnchorElement", 2, 250},
    {"HTMLAnchorElementSteps", 1, 113},
    {"HTMLAreaElement", 2, 250},
    {"HTMLAudioElementSteps", 1, 113},
    {"HTMLBaseElement", 2, 237},
    {"HTMLBaseElementSteps", 1, 113},
    {"HTMLButtonElement", 2, 228},
    {"HTMLButtonElementSteps", 1, 109},
    {"HTMLCanvasElement", 2, 232},
    {"HTMLCanvasElementSteps", 1, 113},
    {"HTMLCollection", 0, 217},
    {"HTMLCollectionKind", 1, 217},
    {"HTMLDataListElement", 2, 228},
    {"HTMLDataListElementSteps", 1, 118},
    {"HTMLDialogElement", 2, 232},
    {"HTMLDialogElementSteps", 1, 93},
    {"HTMLElementMembers_CSSOMView", 1, 182},
    {"HTMLElementMembers_CSSTypedOM", 1, 185},
    {"HTMLElementMembers_HTMLElement", 1, 202},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 96},
    {"HTMLEmbedElement", 2, 222},
    {"HTMLEmbedElementSteps", 1, 113},
    {"HTMLFieldSetElement", 2, 228},
    {"HTMLFieldSetElementSteps", 1, 101},
    {"HTMLFormControlsCollection", 0, 227},
    {"HTMLFormElement", 2, 228},
    {"HTMLFormElementSteps", 1, 130},
    {"HTMLFormElementSteps_formElements", 1, 100},
    {"HTMLFrameElement", 2, 241},
    {"HTMLFrameElementSteps", 1, 102},
    {"HTMLHyperlinkElementUtilsSteps", 1, 113},
    {"HTMLIFrameElement", 2, 222},
    {"HTMLIFrameElementSteps", 1, 102},
    {"HTMLImageElement", 2, 222},
    {"HTMLImageElementSteps", 1, 105},
    {"HTMLInputElement", 2, 228},
    {"HTMLInputElementSteps", 1, 87},
    {"HTMLLabelElement", 2, 228},
    {"HTMLLabelElementSteps", 1, 101},
    {"HTMLLegendElement", 2, 228},
    {"HTMLLegendElementSteps", 1, 101},
    {"HTMLLinkElement", 2, 212},
    {"HTMLMapElement", 2, 222},
    {"HTMLMapElementSteps", 1, 113},
    {"HTMLMarqueeElement", 2, 241},
    {"HTMLMarqueeElementSteps", 1, 113},
    {"HTMLMediaElement", 2, 234},
    {"HTMLMediaElementSteps", 1, 113},
    {"HTMLMediaElementSteps_mediaElements", 1, 112},
    {"HTMLMeterElement", 2, 228},
    {"HTMLMeterElementSteps", 1, 124},
    {"HTMLObjectElement", 2, 222},
    {"HTMLObjectElement", 2, 228},
    {"HTMLObjectElementSteps", 1, 113},
    {"HTMLOptionElement", 2, 228},
    {"HTMLOptionElementSteps", 1, 118},
    {"HTMLOptionsCollection", 0, 227},
    {"HTMLOptionsCollectionSteps", 1, 118},
    {"HTMLOrSVGElementSteps", 1, 96},
    {"HTMLOutputElement", 2, 228},
    {"HTMLOutputElementSteps", 1, 87},
    {"HTMLProgressElement", 2, 228},
    {"HTMLProgressElementSteps", 1, 124},
    {"HTMLScriptElement", 2, 232},
    {"HTMLScriptElementSteps", 1, 113},
    {"HTMLSelectElement", 2, 228},
    {"HTMLSelectElementSteps", 1, 118},
    {"HTMLSlotElement", 2, 232},
    {"HTMLSlotElementSteps", 1, 113},
    {"HTMLStyleElement", 2, 212},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 249},
    {"HTMLTableCellElementSteps", 1, 131},
    {"HTMLTableElement", 2, 249},
    {"HTMLTableElementSteps", 1, 131},
    {"HTMLTableRowElement", 2, 249},
    {"HTMLTableRowElementSteps", 1, 131},
    {"HTMLTableSectionElement", 2, 249},
    {"HTMLTableSectionElementSteps", 1, 131},
    {"HTMLTemplateElement", 2, 232},
    {"HTMLTemplateElementSteps", 1, 113},
    {"HTMLTextAreaElement", 2, 228},
    {"HTMLTextAreaElementSteps", 1, 87},
    {"HTMLTitleElement", 2, 237},
    {"HTMLTitleElementSteps", 1, 113},
    {"HTMLTrackElement", 2, 234},
    {"HTMLTrackElementSteps", 1, 113},
    {"HTMLTrackElementSteps_mediaElements", 1, 112},
    {"HTMLVideoElement", 2, 234},
    {"HTMLVideoElementSteps", 1, 113},
    {"HashChangeEvent", 0, 225},
    {"Headers", 0, 226},
    {"HeadersBrand", 1, 226},
    {"HeadersSteps", 1, 62},
    {"History", 0, 238},
    {"HistoryBrand", 1, 238},
    {"HistorySteps", 1, 77},
    {"IdleDeadline", 0, 231},
    {"IdleDeadlineBrand", 1, 231},
    {"IdleDeadlineSteps", 1, 104},
    {"Image", 0, 222},
    {"InputEvent", 0, 225},
    {"InputEventSteps", 1, 160},
    {"IntersectionObserver", 0, 240},
    {"IntersectionObserverBrand", 1, 240},
    {"IntersectionObserverEntry", 0, 240},
    {"IntersectionObserverEntryBrand", 1, 240},
    {"IntersectionObserverEntrySteps", 1, 137},
    {"IntersectionObserverSteps", 1, 137},
    {"KeyboardEvent", 0, 225},
    {"KeyboardEventSteps", 1, 160},
    {"KeyframeEffect", 0, 216},
    {"KeyframeEffectBrand", 1, 216},
    {"KeyframeEffectSteps", 1, 166},
    {"LabelableSteps", 1, 101},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 238},
    {"LocationBrand", 1, 238},
    {"LocationSteps", 1, 78},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 202},
    {"MathMLElement", 2, 224},
    {"MathMLElementMembers_CSSTypedOM", 1, 185},
    {"MediaError", 0, 235},
    {"MediaErrorBrand", 1, 235},
    {"MediaErrorSteps", 1, 112},
    {"MediaList", 0, 212},
    {"MediaListBrand", 1, 212},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 182},
    {"MediaQueryListBrand", 1, 182},
    {"MediaQueryListEvent", 0, 225},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 236},
    {"MessageChannelBrand", 1, 236},
    {"MessageChannelSteps", 1, 114},
    {"MessageEvent", 0, 225},
    {"MessageEventSteps", 1, 160},
    {"MessagePort", 0, 236},
    {"MessagePortBrand", 1, 236},
    {"MessagePortSteps", 1, 114},
    {"MimeType", 0, 205},
    {"MimeTypeArray", 0, 205},
    {"MimeTypeArrayBrand", 1, 205},
    {"MimeTypeArraySteps", 1, 121},
    {"MimeTypeBrand", 1, 205},
    {"MimeTypeSteps", 1, 121},
    {"MouseEvent", 0, 225},
    {"MouseEventSteps", 1, 160},
    {"MutationObserver", 0, 203},
    {"MutationObserverBrand", 1, 203},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 203},
    {"MutationRecordBrand", 1, 203},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 177},
    {"NamedNodeMap", 0, 204},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 205},
    {"NavigatorBrand", 1, 205},
    {"NavigatorConcurrentHardwareSteps", 1, 79},
    {"NavigatorCookiesSteps", 1, 79},
    {"NavigatorIDSteps", 1, 79},
    {"NavigatorLanguageSteps", 1, 79},
    {"NavigatorOnLineSteps", 1, 79},
    {"NavigatorPluginsSteps", 1, 79},
    {"NavigatorSteps", 1, 79},
    {"NavigatorSteps_permissions", 1, 120},
    {"NodeFilter", 0, 213},
    {"NodeIterator", 0, 213},
    {"NodeIteratorBrand", 1, 213},
    {"NodeIteratorSteps", 1, 32},
    {"NodeList", 0, 217},
    {"NodeListKind", 1, 217},
    {"NodeMembers_Node", 1, 206},
    {"NodeSteps_Node", 1, 43},
    {"Notification", 0, 244},
    {"NotificationBrand", 1, 244},
    {"NotificationSteps", 1, 120},
    {"Option", 0, 228},
    {"PageTransitionEvent", 0, 225},
    {"PairList", 1, 172},
    {"ParentNodeSteps", 1, 27},
    {"Performance", 0, 242},
    {"PerformanceBrand", 1, 242},
    {"PerformanceEntry", 0, 243},
    {"PerformanceEntryBrand", 1, 243},
    {"PerformanceEntrySteps", 1, 158},
    {"PerformanceMark", 0, 243},
    {"PerformanceMarkBrand", 1, 243},
    {"PerformanceMarkSteps", 1, 158},
    {"PerformanceMeasure", 0, 243},
    {"PerformanceMeasureBrand", 1, 243},
    {"PerformanceMeasureSteps", 1, 158},
    {"PerformanceNavigation", 0, 239},
    {"PerformanceNavigationBrand", 1, 239},
    {"PerformanceNavigationSteps", 1, 157},
    {"PerformanceObserver", 0, 243},
    {"PerformanceObserverBrand", 1, 243},
    {"PerformanceObserverEntryList", 0, 243},
    {"PerformanceObserverEntryListBrand", 1, 243},
    {"PerformanceObserverEntryListSteps", 1, 158},
    {"PerformanceObserverSteps", 1, 158},
    {"PerformanceSteps", 1, 156},
    {"PerformanceTiming", 0, 239},
    {"PerformanceTimingBrand", 1, 239},
    {"PerformanceTimingSteps", 1, 157},
    {"PermissionStatus", 0, 244},
    {"PermissionStatusBrand", 1, 244},
    {"PermissionStatusSteps", 1, 120},
    {"Permissions", 0, 244},
    {"PermissionsBrand", 1, 244},
    {"PermissionsSteps", 1, 120},
    {"Plugin", 0, 205},
    {"PluginArray", 0, 205},
    {"PluginArrayBrand", 1, 205},
    {"PluginArraySteps", 1, 121},
    {"PluginBrand", 1, 205},
    {"PluginSteps", 1, 121},
    {"PointerEvent", 0, 225},
    {"PointerEventSteps", 1, 160},
    {"PopStateEvent", 0, 225},
    {"ProcessingInstruction", 0, 186},
    {"ProgressEvent", 0, 225},
    {"PromiseRejectionEvent", 0, 225},
    {"RadioNodeList", 0, 227},
    {"RadioNodeListSteps", 1, 100},
    {"Range", 0, 208},
    {"RangeBrand", 1, 208},
    {"RangeSteps", 1, 28},
    {"RangeSteps_Range", 1, 28},
    {"ReadableByteStreamController", 0, 246},
    {"ReadableByteStreamControllerBrand", 1, 246},
    {"ReadableByteStreamControllerSteps", 1, 144},
    {"ReadableStream", 0, 246},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 246},
    {"ReadableStreamBYOBReaderBrand", 1, 246},
    {"ReadableStreamBYOBReaderSteps", 1, 140},
    {"ReadableStreamBYOBRequest", 0, 246},
    {"ReadableStreamBYOBRequestBrand", 1, 246},
    {"ReadableStreamBYOBRequestSteps", 1, 144},
    {"ReadableStreamBrand", 1, 246},
    {"ReadableStreamDefaultController", 0, 246},
    {"ReadableStreamDefaultControllerBrand", 1, 246},
    {"ReadableStreamDefaultControllerSteps", 1, 145},
    {"ReadableStreamDefaultReader", 0, 246},
    {"ReadableStreamDefaultReaderBrand", 1, 246},
    {"ReadableStreamDefaultReaderSteps", 1, 140},
    {"ReadableStreamGenericReaderSteps", 1, 140},
    {"ReadableStreamSteps", 1, 147},
    {"Request", 0, 226},
    {"RequestBrand", 1, 226},
    {"RequestSteps", 1, 63},
    {"ResizeObserver", 0, 240},
    {"ResizeObserverBrand", 1, 240},
    {"ResizeObserverEntry", 0, 240},
    {"ResizeObserverEntryBrand", 1, 240},
    {"ResizeObserverEntrySteps", 1, 137},
    {"ResizeObserverSize", 0, 240},
    {"ResizeObserverSizeBrand", 1, 240},
    {"ResizeObserverSizeSteps", 1, 137},
    {"ResizeObserverSteps", 1, 137},
    {"Response", 0, 226},
    {"ResponseBrand", 1, 226},
    {"ResponseSteps", 1, 64},
    {"SEVERAL", 1, 42},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 248},
    {"SVGAngleBrand", 1, 248},
    {"SVGAngleSteps", 1, 151},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 248},
    {"SVGAnimatedAngleBrand", 1, 248},
    {"SVGAnimatedAngleSteps", 1, 150},
    {"SVGAnimatedBoolean", 0, 248},
    {"SVGAnimatedBooleanBrand", 1, 248},
    {"SVGAnimatedBooleanSteps", 1, 150},
    {"SVGAnimatedEnumeration", 0, 248},
    {"SVGAnimatedEnumerationBrand", 1, 248},
    {"SVGAnimatedEnumerationSteps", 1, 150},
    {"SVGAnimatedInteger", 0, 248},
    {"SVGAnimatedIntegerBrand", 1, 248},
    {"SVGAnimatedIntegerSteps", 1, 150},
    {"SVGAnimatedLength", 0, 248},
    {"SVGAnimatedLengthBrand", 1, 248},
    {"SVGAnimatedLengthList", 0, 248},
    {"SVGAnimatedLengthListBrand", 1, 248},
    {"SVGAnimatedLengthListSteps", 1, 150},
    {"SVGAnimatedLengthSteps", 1, 150},
    {"SVGAnimatedNumber", 0, 248},
    {"SVGAnimatedNumberBrand", 1, 248},
    {"SVGAnimatedNumberList", 0, 248},
    {"SVGAnimatedNumberListBrand", 1, 248},
    {"SVGAnimatedNumberListSteps", 1, 150},
    {"SVGAnimatedNumberSteps", 1, 150},
    {"SVGAnimatedPreserveAspectRatio", 0, 248},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 248},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 150},
    {"SVGAnimatedRect", 0, 248},
    {"SVGAnimatedRectBrand", 1, 248},
    {"SVGAnimatedRectSteps", 1, 150},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 248},
    {"SVGAnimatedTransformListBrand", 1, 248},
    {"SVGAnimatedTransformListSteps", 1, 150},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 202},
    {"SVGElement", 2, 224},
    {"SVGElementMembers_CSSTypedOM", 1, 185},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 248},
    {"SVGLengthBrand", 1, 248},
    {"SVGLengthList", 0, 248},
    {"SVGLengthListBrand", 1, 248},
    {"SVGLengthListSteps", 1, 152},
    {"SVGLengthSteps", 1, 151},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 248},
    {"SVGNumberBrand", 1, 248},
    {"SVGNumberList", 0, 248},
    {"SVGNumberListBrand", 1, 248},
    {"SVGNumberListSteps", 1, 152},
    {"SVGNumberSteps", 1, 151},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 248},
    {"SVGPointListBrand", 1, 248},
    {"SVGPointListSteps", 1, 152},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 248},
    {"SVGPreserveAspectRatioBrand", 1, 248},
    {"SVGPreserveAspectRatioSteps", 1, 150},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 248},
    {"SVGStringListBrand", 1, 248},
    {"SVGStringListSteps", 1, 152},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 248},
    {"SVGTransformBrand", 1, 248},
    {"SVGTransformList", 0, 248},
    {"SVGTransformListBrand", 1, 248},
    {"SVGTransformListSteps", 1, 152},
    {"SVGTransformSteps", 1, 155},
    {"SVGUnitTypes", 0, 248},
    {"SVGUnitTypesBrand", 1, 248},
    {"SVGUnitTypesSteps", 1, 150},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 182},
    {"ScreenBrand", 1, 182},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 225},
    {"SelectableTextSteps", 1, 133},
    {"Selection", 0, 209},
    {"SelectionBrand", 1, 209},
    {"SelectionSteps", 1, 29},
    {"ShadowRoot", 0, 210},
    {"ShadowRootSteps", 1, 31},
    {"ShadowRootSteps_ShadowRoot", 1, 31},
    {"ShadowRootSteps_animations", 1, 164},
    {"SlottableSteps", 1, 44},
    {"StaticRange", 0, 208},
    {"StaticRangeBrand", 1, 208},
    {"StaticRangeSteps", 1, 28},
    {"Storage", 0, 211},
    {"StorageBrand", 1, 211},
    {"StorageEvent", 0, 225},
    {"StorageEventSteps", 1, 160},
    {"StorageSteps", 1, 80},
    {"StylePropertyMap", 0, 185},
    {"StylePropertyMapBrand", 1, 185},
    {"StylePropertyMapReadOnly", 0, 185},
    {"StylePropertyMapReadOnlyBrand", 1, 185},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 212},
    {"StyleSheetBrand", 1, 212},
    {"StyleSheetList", 0, 212},
    {"StyleSheetListBrand", 1, 212},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetOwnerSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 225},
    {"SubmitterSteps", 1, 130},
    {"SubtleCrypto", 0, 253},
    {"SubtleCryptoBrand", 1, 253},
    {"SubtleCryptoSteps", 1, 168},
    {"Text", 0, 186},
    {"TextDecoder", 0, 223},
    {"TextDecoderBrand", 1, 223},
    {"TextDecoderCommonSteps", 1, 58},
    {"TextDecoderSteps", 1, 55},
    {"TextDecoderStream", 0, 223},
    {"TextDecoderStreamBrand", 1, 223},
    {"TextDecoderStreamSteps", 1, 58},
    {"TextEncoder", 0, 223},
    {"TextEncoderBrand", 1, 223},
    {"TextEncoderCommonSteps", 1, 58},
    {"TextEncoderSteps", 1, 55},
    {"TextEncoderStream", 0, 223},
    {"TextEncoderStreamBrand", 1, 223},
    {"TextEncoderStreamSteps", 1, 58},
    {"TextEvent", 0, 225},
    {"TextEventSteps", 1, 160},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 235},
    {"TextTrackBrand", 1, 235},
    {"TextTrackCue", 0, 235},
    {"TextTrackCueBrand", 1, 235},
    {"TextTrackCueList", 0, 235},
    {"TextTrackCueListBrand", 1, 235},
    {"TextTrackCueListSteps", 1, 112},
    {"TextTrackCueSteps", 1, 112},
    {"TextTrackList", 0, 235},
    {"TextTrackListBrand", 1, 235},
    {"TextTrackListSteps", 1, 112},
    {"TextTrackSteps", 1, 112},
    {"TimeRanges", 0, 234},
    {"TimeRangesBrand", 1, 234},
    {"TimeRangesSteps", 1, 113},
    {"ToggleEvent", 0, 225},
    {"Touch", 0, 251},
    {"TouchBrand", 1, 251},
    {"TouchEvent", 0, 251},
    {"TouchEventSteps", 1, 161},
    {"TouchList", 0, 251},
    {"TouchListBrand", 1, 251},
    {"TouchListSteps", 1, 161},
    {"TouchSteps", 1, 161},
    {"TrackEvent", 0, 225},
    {"TransformStream", 0, 246},
    {"TransformStreamBrand", 1, 246},
    {"TransformStreamDefaultController", 0, 246},
    {"TransformStreamDefaultControllerBrand", 1, 246},
    {"TransformStreamDefaultControllerSteps", 1, 141},
    {"TransformStreamSteps", 1, 141},
    {"TransitionEvent", 0, 225},
    {"TreeWalker", 0, 213},
    {"TreeWalkerBrand", 1, 213},
    {"TreeWalkerSteps", 1, 32},
    {"UIEvent", 0, 225},
    {"UIEventSteps", 1, 160},
    {"URL", 0, 252},
    {"URLBrand", 1, 252},
    {"URLSearchParams", 0, 252},
    {"URLSearchParamsBrand", 1, 252},
    {"URLSearchParamsSteps", 1, 162},
    {"URLSteps", 1, 162},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 244},
    {"UserActivationBrand", 1, 244},
    {"UserActivationSteps", 1, 120},
    {"VTTCue", 0, 235},
    {"VTTCueBrand", 1, 235},
    {"VTTCueSteps", 1, 112},
    {"ValidityState", 0, 228},
    {"ValidityStateBrand", 1, 228},
    {"ValidityStateSteps", 1, 135},
    {"VideoTrack", 0, 235},
    {"VideoTrackBrand", 1, 235},
    {"VideoTrackList", 0, 235},
    {"VideoTrackListBrand", 1, 235},
    {"VideoTrackListSteps", 1, 112},
    {"VideoTrackSteps", 1, 112},
    {"VisualViewport", 0, 182},
    {"VisualViewportBrand", 1, 182},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 219},
    {"WebSocketBrand", 1, 219},
    {"WebSocketSteps", 1, 178},
    {"WheelEvent", 0, 225},
    {"WheelEventSteps", 1, 160},
    {"WindowLocalStorageSteps", 1, 136},
    {"WindowMembers_CSSOMView", 1, 182},
    {"WindowMembers_Window", 1, 214},
    {"WindowMembers_fetch", 1, 226},
    {"WindowOrWorkerGlobalScopeSteps", 1, 136},
    {"WindowSessionStorageSteps", 1, 136},
    {"WindowSteps", 1, 136},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 67},
    {"WritableStream", 0, 246},
    {"WritableStreamBrand", 1, 246},
    {"WritableStreamDefaultController", 0, 246},
    {"WritableStreamDefaultControllerBrand", 1, 246},
    {"WritableStreamDefaultControllerSteps", 1, 149},
    {"WritableStreamDefaultWriter", 0, 246},
    {"WritableStreamDefaultWriterBrand", 1, 246},
    {"WritableStreamDefaultWriterSteps", 1, 142},
    {"WritableStreamSteps", 1, 142},
    {"XMLDocument", 0, 195},
    {"XMLHttpRequest", 0, 254},
    {"XMLHttpRequestBrand", 1, 254},
    {"XMLHttpRequestEventTarget", 0, 254},
    {"XMLHttpRequestEventTargetBrand", 1, 254},
    {"XMLHttpRequestSteps", 1, 65},
    {"XMLHttpRequestUpload", 0, 254},
    {"XMLHttpRequestUploadBrand", 1, 254},
    {"XMLSerializer", 0, 190},
    {"XMLSerializerBrand", 1, 190},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 215},
    {"XPathEvaluatorBaseSteps", 1, 33},
    {"XPathEvaluatorBrand", 1, 215},
    {"XPathEvaluatorSteps", 1, 33},
    {"XPathExpression", 0, 215},
    {"XPathExpressionBrand", 1, 215},
    {"XPathExpressionSteps", 1, 33},
    {"XPathResult", 0, 215},
    {"XPathResultBrand", 1, 215},
    {"XPathResultSteps", 1, 33},
    {"abortControllerState", 1, 179},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 179},
    {"abortWritable", 1, 142},
    {"abstractRangeState", 1, 208},
    {"acquireReader", 1, 140},
    {"acquireWriter", 1, 142},
    {"activateInput", 1, 123},
    {"activationBehavior", 1, 81},
    {"addHeader", 1, 62},
    {"addIterator", 1, 174},
    {"addPairs", 1, 174},
    {"addRead", 1, 140},
    {"addSet", 1, 176},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 57},
    {"allNamed", 1, 42},
    {"allOf", 1, 76},
    {"animationChanged", 1, 164},
    {"animationEffectState", 1, 216},
    {"animationRate", 1, 164},
    {"animationState", 1, 216},
    {"animationTime", 1, 164},
    {"animationTimelineState", 1, 216},
    {"appendBytes", 1, 57},
    {"appendSequence", 1, 57},
    {"appliesTo", 1, 107},
    {"areInOneTree", 1, 45},
    {"assignToSlot", 1, 44},
    {"atob", 1, 56},
    {"attachInternals", 1, 74},
    {"attachShadow", 1, 31},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 235},
    {"audioTrackState", 1, 235},
    {"bar", 1, 84},
    {"barPropState", 1, 238},
    {"beforeToggle", 1, 134},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 67},
    {"blobState", 1, 199},
    {"blockAround", 1, 49},
    {"blockCommand", 1, 47},
    {"blockState", 1, 47},
    {"bodyOf", 1, 36},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 236},
    {"btoa", 1, 56},
    {"bufferIsDetached", 1, 143},
    {"buttonType", 1, 101},
    {"byobRequestOf", 1, 144},
    {"byteLengthQueuingStrategyState", 1, 246},
    {"bytesAsText", 1, 168},
    {"callPromise", 1, 143},
    {"callbackMember", 1, 143},
    {"canEnqueue", 1, 145},
    {"cancelReadable", 1, 140},
    {"caretForFocus", 1, 51},
    {"chain", 1, 143},
    {"changeRules", 1, 11},
    {"checkForm", 1, 135},
    {"checkPoint", 1, 28},
    {"checkValidity", 1, 135},
    {"checkedRadio", 1, 123},
    {"checkedness", 1, 123},
    {"childBeside", 1, 49},
    {"childText", 1, 94},
    {"chosenFrame", 1, 102},
    {"chunkSize", 1, 149},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 158},
    {"clearFiles", 1, 106},
    {"clearTimer", 1, 159},
    {"click", 1, 96},
    {"clipboardItemState", 1, 244},
    {"clipboardState", 1, 244},
    {"clone", 1, 129},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 66},
    {"closeBytes", 1, 144},
    {"closeController", 1, 145},
    {"closeDialog", 1, 93},
    {"closeEnd", 1, 114},
    {"closeReadable", 1, 140},
    {"closeWritable", 1, 142},
    {"closeWritableController", 1, 149},
    {"closeWriter", 1, 142},
    {"closestElement", 1, 30},
    {"commandDialog", 1, 93},
    {"commandEnabled", 1, 48},
    {"commandIndeterminate", 1, 48},
    {"commandState", 1, 48},
    {"commandSupported", 1, 48},
    {"commandValue", 1, 48},
    {"commonAncestor", 1, 45},
    {"comparePoints", 1, 45},
    {"composedEnds", 1, 34},
    {"composedPath", 1, 41},
    {"composedPoints", 1, 34},
    {"composedRanges", 1, 34},
    {"compressionStreamState", 1, 218},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 220},
    {"constructElement", 1, 88},
    {"contentHandlerChanged", 1, 98},
    {"contentSize", 1, 18},
    {"controlMatches", 1, 85},
    {"controlState", 1, 86},
    {"controlValue", 1, 108},
    {"controlsChanged", 1, 86},
    {"controlsOf", 1, 101},
    {"copyBytes", 1, 55},
    {"copyEntries", 1, 61},
    {"copyFiles", 1, 106},
    {"copyHeaders", 1, 62},
    {"countItems", 1, 143},
    {"countQueuingStrategyState", 1, 246},
    {"createCustom", 1, 88},
    {"createEvent", 1, 40},
    {"crypto", 1, 167},
    {"cryptoKeyState", 1, 253},
    {"cryptoState", 1, 253},
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
    {"currentEvent", 1, 35},
    {"customElementRegistryState", 1, 187},
    {"customElements", 1, 72},
    {"customEntries", 1, 74},
    {"customFlags", 1, 74},
    {"customMessage", 1, 74},
    {"customState", 1, 88},
    {"customStateSetState", 1, 197},
    {"cutSequence", 1, 57},
    {"dataTransferItemListState", 1, 194},
    {"dataTransferItemState", 1, 194},
    {"dataTransferState", 1, 194},
    {"datasetOf", 1, 90},
    {"dateNumber", 1, 91},
    {"dateText", 1, 91},
    {"dealWithRejection", 1, 142},
    {"decodePiece", 1, 55},
    {"decodeText", 1, 55},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 218},
    {"defaultButton", 1, 101},
    {"defineElement", 1, 88},
    {"defineEvent", 1, 40},
    {"definitionNamed", 1, 88},
    {"definitionOf", 1, 88},
    {"deleteRange", 1, 28},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 143},
    {"deriveBits", 1, 169},
    {"deriveKey", 1, 169},
    {"derivedList", 1, 131},
    {"describe", 1, 7},
    {"deserialize", 1, 129},
    {"deserializeWithTransfer", 1, 129},
    {"desiredSizeOf", 1, 145},
    {"detailsChanged", 1, 92},
    {"detailsRenamed", 1, 92},
    {"dialogChanged", 1, 93},
    {"digestName", 1, 168},
    {"digestText", 1, 168},
    {"disablesShadow", 1, 88},
    {"dispatch", 1, 35},
    {"documentArgument", 1, 177},
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
    {"easingFunction", 1, 165},
    {"effectEnd", 1, 166},
    {"effectFills", 1, 166},
    {"elementArgument", 1, 177},
    {"elementInternalsState", 1, 197},
    {"elementsNamed", 1, 42},
    {"emptySequence", 1, 57},
    {"encodeEntries", 1, 68},
    {"encodeUTF8", 1, 55},
    {"enqueueBytes", 1, 144},
    {"enqueueCallback", 1, 88},
    {"enqueueChunk", 1, 145},
    {"enqueueSized", 1, 143},
    {"enqueueTransformed", 1, 141},
    {"entryList", 1, 130},
    {"errorBytes", 1, 144},
    {"errorController", 1, 145},
    {"errorReadable", 1, 140},
    {"errorTransform", 1, 141},
    {"errorWritableIfNeeded", 1, 149},
    {"evaluatedJSON", 1, 59},
    {"eventInterface", 1, 40},
    {"eventPath", 1, 41},
    {"eventReceiver", 1, 40},
    {"eventSourceState", 1, 219},
    {"eventState", 1, 198},
    {"exceptionOfCode", 1, 171},
    {"execCommand", 1, 48},
    {"exportKey", 1, 169},
    {"exposeElement", 1, 116},
    {"exposeFrames", 1, 116},
    {"exposeNames", 1, 116},
    {"external", 1, 84},
    {"externalState", 1, 238},
    {"extractBody", 1, 66},
    {"extractRange", 1, 28},
    {"failClose", 1, 142},
    {"failReads", 1, 140},
    {"failWrite", 1, 142},
    {"fileListState", 1, 199},
    {"fileReaderState", 1, 199},
    {"fileState", 1, 199},
    {"fileValue", 1, 106},
    {"filesOf", 1, 106},
    {"finalStyles", 1, 166},
    {"finishClose", 1, 142},
    {"finishErroring", 1, 142},
    {"finishWrite", 1, 142},
    {"fire", 1, 35},
    {"firstItem", 1, 143},
    {"firstNamed", 1, 42},
    {"firstOf", 1, 36},
    {"firstValued", 1, 42},
    {"firstWithId", 1, 101},
    {"focusForSelection", 1, 51},
    {"focusableArea", 1, 99},
    {"focusedId", 1, 36},
    {"foldBlanks", 1, 46},
    {"foldsBlanks", 1, 46},
    {"followLink", 1, 110},
    {"fontSizeOf", 1, 52},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 123},
    {"forgetHandlers", 1, 98},
    {"formAssociated", 1, 74},
    {"formControls", 1, 100},
    {"formDataState", 1, 254},
    {"formEntries", 1, 130},
    {"formOf", 1, 101},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 102},
    {"frames", 1, 102},
    {"fromDictionary", 1, 177},
    {"fromHost", 1, 35},
    {"fromSequence", 1, 177},
    {"fulfilRead", 1, 140},
    {"generateKey", 1, 169},
    {"geolocationPositionErrorState", 1, 244},
    {"geolocationState", 1, 244},
    {"getHandler", 1, 98},
    {"goTo", 1, 78},
    {"handled", 1, 143},
    {"hasBackpressure", 1, 145},
    {"hasFormat", 1, 52},
    {"hasMessages", 1, 86},
    {"hasNoChoice", 1, 125},
    {"hasOwnAlone", 1, 101},
    {"hasPulls", 1, 144},
    {"headOf", 1, 36},
    {"headerValue", 1, 62},
    {"headersState", 1, 226},
    {"hidePopover", 1, 122},
    {"hidePopoversOver", 1, 122},
    {"highWaterMarkOf", 1, 143},
    {"history", 1, 77},
    {"historyState", 1, 238},
    {"hostEvent", 1, 40},
    {"htmlElementArgument", 1, 95},
    {"htmlOf", 1, 36},
    {"idleDeadlineState", 1, 231},
    {"imageChanged", 1, 105},
    {"imageEvent", 1, 105},
    {"imagePoint", 1, 130},
    {"imageSeen", 1, 105},
    {"imagesMoved", 1, 105},
    {"implementationOf", 1, 22},
    {"importKey", 1, 169},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 107},
    {"insertIntoRange", 1, 28},
    {"insertMarkup", 1, 53},
    {"intersectionObserverEntryState", 1, 240},
    {"intersectionObserverState", 1, 240},
    {"invalidIn", 1, 135},
    {"invoke", 1, 109},
    {"invokeListeners", 1, 35},
    {"invokeReactions", 1, 88},
    {"isAbortController", 1, 179},
    {"isAbortSignal", 1, 179},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 208},
    {"isActiveDocument", 1, 102},
    {"isAnimation", 1, 216},
    {"isAnimationEffect", 1, 216},
    {"isAnimationTimeline", 1, 216},
    {"isAudioTrack", 1, 235},
    {"isAudioTrackList", 1, 235},
    {"isBarProp", 1, 238},
    {"isBlob", 1, 199},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBody", 1, 36},
    {"isBroadcastChannel", 1, 236},
    {"isBuffer", 1, 177},
    {"isByteLengthQueuingStrategy", 1, 246},
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
    {"isClosed", 1, 31},
    {"isClosing", 1, 142},
    {"isComposedInPage", 1, 34},
    {"isCompressionStream", 1, 218},
    {"isCountQueuingStrategy", 1, 246},
    {"isCrypto", 1, 253},
    {"isCryptoKey", 1, 253},
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
    {"isDesigned", 1, 94},
    {"isDisabled", 1, 99},
    {"isDocumentTimeline", 1, 216},
    {"isEditable", 1, 99},
    {"isElementInternals", 1, 197},
    {"isEvent", 1, 198},
    {"isEventSource", 1, 219},
    {"isExternal", 1, 238},
    {"isFieldValue", 1, 62},
    {"isFile", 1, 199},
    {"isFileList", 1, 199},
    {"isFileReader", 1, 199},
    {"isFocusable", 1, 99},
    {"isFocusableByDefault", 1, 99},
    {"isFormControl", 1, 101},
    {"isFormCustom", 1, 74},
    {"isFormData", 1, 254},
    {"isFormat", 1, 52},
    {"isFrameWindow", 1, 102},
    {"isGeolocation", 1, 244},
    {"isGeolocationPositionError", 1, 244},
    {"isGroupChecked", 1, 123},
    {"isHTMLElementOf", 1, 95},
    {"isHeaders", 1, 226},
    {"isHiddenAt", 1, 41},
    {"isHistory", 1, 238},
    {"isIdleDeadline", 1, 231},
    {"isImageLoading", 1, 105},
    {"isIndexed", 1, 173},
    {"isIntersectionObserver", 1, 240},
    {"isIntersectionObserverEntry", 1, 240},
    {"isKeyframeEffect", 1, 216},
    {"isLoadable", 1, 67},
    {"isLocation", 1, 238},
    {"isLockedReadable", 1, 140},
    {"isMediaError", 1, 235},
    {"isMediaList", 1, 212},
    {"isMediaQueryList", 1, 182},
    {"isMessageChannel", 1, 236},
    {"isMessagePort", 1, 236},
    {"isMimeType", 1, 205},
    {"isMimeTypeArray", 1, 205},
    {"isModal", 1, 115},
    {"isMouseEvent", 1, 160},
    {"isMutationObserver", 1, 203},
    {"isMutationRecord", 1, 203},
    {"isNamed", 1, 42},
    {"isNavigator", 1, 205},
    {"isNodeIterator", 1, 213},
    {"isNotification", 1, 244},
    {"isNumberText", 1, 127},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 47},
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
    {"isPopoverShown", 1, 122},
    {"isRange", 1, 208},
    {"isReadableByteStreamController", 1, 246},
    {"isReadableStream", 1, 246},
    {"isReadableStreamBYOBReader", 1, 246},
    {"isReadableStreamBYOBRequest", 1, 246},
    {"isReadableStreamDefaultController", 1, 246},
    {"isReadableStreamDefaultReader", 1, 246},
    {"isRequest", 1, 226},
    {"isResizeObserver", 1, 240},
    {"isResizeObserverEntry", 1, 240},
    {"isResizeObserverSize", 1, 240},
    {"isResponse", 1, 226},
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
    {"isScreen", 1, 182},
    {"isSelected", 1, 125},
    {"isSelection", 1, 209},
    {"isShadowIncluding", 1, 31},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 208},
    {"isStepMismatch", 1, 127},
    {"isStorage", 1, 211},
    {"isStylePropertyMap", 1, 185},
    {"isStylePropertyMapReadOnly", 1, 185},
    {"isStyleSheet", 1, 212},
    {"isStyleSheetList", 1, 212},
    {"isSubmitButton", 1, 101},
    {"isSubtleCrypto", 1, 253},
    {"isSummary", 1, 99},
    {"isTextDecoder", 1, 223},
    {"isTextDecoderStream", 1, 223},
    {"isTextEncoder", 1, 223},
    {"isTextEncoderStream", 1, 223},
    {"isTextTrack", 1, 235},
    {"isTextTrackCue", 1, 235},
    {"isTextTrackCueList", 1, 235},
    {"isTextTrackList", 1, 235},
    {"isTimeRanges", 1, 234},
    {"isToken", 1, 62},
    {"isTouch", 1, 251},
    {"isTouchList", 1, 251},
    {"isTransformStream", 1, 246},
    {"isTransformStreamDefaultController", 1, 246},
    {"isTreeWalker", 1, 213},
    {"isURL", 1, 252},
    {"isURLSearchParams", 1, 252},
    {"isUnusable", 1, 66},
    {"isUserActivation", 1, 244},
    {"isVTTCue", 1, 235},
    {"isValidControl", 1, 135},
    {"isValidityState", 1, 228},
    {"isVideoTrack", 1, 235},
    {"isVideoTrackList", 1, 235},
    {"isVisualViewport", 1, 182},
    {"isWebSocket", 1, 219},
    {"isWritableStream", 1, 246},
    {"isWritableStreamDefaultController", 1, 246},
    {"isWritableStreamDefaultWriter", 1, 246},
    {"isXMLHttpRequest", 1, 254},
    {"isXMLHttpRequestEventTarget", 1, 254},
    {"isXMLHttpRequestUpload", 1, 254},
    {"isXMLSerializer", 1, 190},
    {"isXPathEvaluator", 1, 215},
    {"isXPathExpression", 1, 215},
    {"isXPathResult", 1, 215},
    {"itemKind", 1, 173},
    {"itemState", 1, 173},
    {"keepBlanks", 1, 46},
    {"keepBlanksApart", 1, 46},
    {"keepLine", 1, 49},
    {"keyframeEffectState", 1, 216},
    {"labelListOf", 1, 101},
    {"labeledControl", 1, 101},
    {"labelsFor", 1, 42},
    {"legacySize", 1, 52},
    {"limitState", 1, 135},
    {"listElement", 1, 111},
    {"loadFailed", 1, 67},
    {"loadResource", 1, 67},
    {"location", 1, 78},
    {"locationState", 1, 238},
    {"lookAtForm", 1, 74},
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
    {"makeByteLengthQueuingStrategy", 1, 246},
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
    {"makeCountQueuingStrategy", 1, 246},
    {"makeCrypto", 1, 253},
    {"makeCryptoKey", 1, 253},
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
    {"makeDeferred", 1, 143},
    {"makeDocumentTimeline", 1, 216},
    {"makeElement", 1, 95},
    {"makeElementInternals", 1, 197},
    {"makeEvent", 1, 198},
    {"makeEventSource", 1, 219},
    {"makeException", 1, 171},
    {"makeExternal", 1, 238},
    {"makeFile", 1, 199},
    {"makeFileList", 1, 199},
    {"makeFileReader", 1, 199},
    {"makeFormData", 1, 254},
    {"makeGeolocation", 1, 244},
    {"makeGeolocationPositionError", 1, 244},
    {"makeHTMLAllCollection", 1, 200},
    {"makeHTMLCollection", 1, 217},
    {"makeHTMLFormControlsCollection", 1, 227},
    {"makeHTMLOptionsCollection", 1, 227},
    {"makeHeaders", 1, 226},
    {"makeHistory", 1, 238},
    {"makeIdleDeadline", 1, 231},
    {"makeIndexed", 1, 173},
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
    {"makeReadableByteStreamController", 1, 246},
    {"makeReadableStream", 1, 246},
    {"makeReadableStreamBYOBReader", 1, 246},
    {"makeReadableStreamBYOBRequest", 1, 246},
    {"makeReadableStreamDefaultController", 1, 246},
    {"makeReadableStreamDefaultReader", 1, 246},
    {"makeRequest", 1, 226},
    {"makeResizeObserver", 1, 240},
    {"makeResizeObserverEntry", 1, 240},
    {"makeResizeObserverSize", 1, 240},
    {"makeResponse", 1, 226},
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
    {"makeScreen", 1, 182},
    {"makeSelection", 1, 209},
    {"makeStaticRange", 1, 208},
    {"makeStorage", 1, 211},
    {"makeStylePropertyMap", 1, 185},
    {"makeStylePropertyMapReadOnly", 1, 185},
    {"makeStyleSheet", 1, 212},
    {"makeStyleSheetList", 1, 212},
    {"makeSubtleCrypto", 1, 253},
    {"makeTextDecoder", 1, 223},
    {"makeTextDecoderStream", 1, 223},
    {"makeTextEncoder", 1, 223},
    {"makeTextEncoderStream", 1, 223},
    {"makeTextTrack", 1, 235},
    {"makeTextTrackCue", 1, 235},
    {"makeTextTrackCueList", 1, 235},
    {"makeTextTrackList", 1, 235},
    {"makeTimeRanges", 1, 234},
    {"makeTouch", 1, 251},
    {"makeTouchList", 1, 251},
    {"makeTransformStream", 1, 246},
    {"makeTransformStreamDefaultController", 1, 246},
    {"makeTreeWalker", 1, 213},
    {"makeURL", 1, 252},
    {"makeURLSearchParams", 1, 252},
    {"makeUserActivation", 1, 244},
    {"makeVTTCue", 1, 235},
    {"makeValidityState", 1, 228},
    {"makeVideoTrack", 1, 235},
    {"makeVideoTrackList", 1, 235},
    {"makeVisualViewport", 1, 182},
    {"makeWebSocket", 1, 219},
    {"makeWritableStream", 1, 246},
    {"makeWritableStreamDefaultController", 1, 246},
    {"makeWritableStreamDefaultWriter", 1, 246},
    {"makeXMLHttpRequest", 1, 254},
    {"makeXMLHttpRequestEventTarget", 1, 254},
    {"makeXMLHttpRequestUpload", 1, 254},
    {"makeXMLSerializer", 1, 190},
    {"makeXPathEvaluator", 1, 215},
    {"makeXPathExpression", 1, 215},
    {"makeXPathResult", 1, 215},
    {"markupWithShadows", 1, 31},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 30},
    {"maximumOf", 1, 127},
    {"mayBeHeard", 1, 35},
    {"mediaErrorState", 1, 235},
    {"mediaListState", 1, 212},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 182},
    {"mergeTexts", 1, 49},
    {"messageChannelState", 1, 236},
    {"messagePortState", 1, 236},
    {"mimeParameter", 1, 138},
    {"mimeText", 1, 138},
    {"mimeTypeArrayState", 1, 205},
    {"mimeTypeState", 1, 205},
    {"mimeTypes", 1, 121},
    {"minimumOf", 1, 127},
    {"missing", 1, 177},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 99},
    {"movePoint", 1, 54},
    {"multipleChanged", 1, 125},
    {"mutationObserverState", 1, 203},
    {"mutationRecordState", 1, 203},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 101},
    {"namedList", 1, 42},
    {"namedTest", 1, 101},
    {"navigate", 1, 78},
    {"navigateFrame", 1, 102},
    {"navigateToFragment", 1, 77},
    {"navigator", 1, 79},
    {"navigatorState", 1, 205},
    {"nearestStep", 1, 127},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 66},
    {"newDecoder", 1, 55},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 61},
    {"newHeaders", 1, 62},
    {"newKeyframeEffect", 1, 166},
    {"newList", 1, 143},
    {"newMatrix", 1, 69},
    {"newNodeIterator", 1, 32},
    {"newRange", 1, 28},
    {"newReadable", 1, 140},
    {"newRect", 1, 70},
    {"newRectList", 1, 70},
    {"newResponse", 1, 64},
    {"newSVGAngle", 1, 151},
    {"newSVGLength", 1, 151},
    {"newSVGList", 1, 152},
    {"newSVGNumber", 1, 151},
    {"newSVGTransform", 1, 155},
    {"newStaticRange", 1, 28},
    {"newTreeWalker", 1, 32},
    {"newUnit", 1, 15},
    {"newWritable", 1, 142},
    {"nextTimer", 1, 159},
    {"nodeIndex", 1, 28},
    {"nodeIteratorState", 1, 213},
    {"nodeLength", 1, 28},
    {"nodeOfKinds", 1, 177},
    {"notificationState", 1, 244},
    {"numberIn", 1, 108},
    {"numberToText", 1, 127},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 42},
    {"onlyNamedIn", 1, 101},
    {"openChannel", 1, 114},
    {"openShadowRoot", 1, 31},
    {"openWindow", 1, 117},
    {"optionList", 1, 118},
    {"optionValue", 1, 118},
    {"ownControlState", 1, 86},
    {"pageScripts", 1, 119},
    {"parseMIMEType", 1, 138},
    {"parseMultipart", 1, 68},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 162},
    {"parseSVGNumbers", 1, 155},
    {"parseSVGTransforms", 1, 155},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 88},
    {"peerEvents", 1, 139},
    {"performance", 1, 156},
    {"performanceEntries", 1, 158},
    {"performanceEntryState", 1, 243},
    {"performanceMark", 1, 158},
    {"performanceMarkState", 1, 243},
    {"performanceMeasure", 1, 158},
    {"performanceMeasureState", 1, 243},
    {"performanceNavigationState", 1, 239},
    {"performanceObserverEntryListState", 1, 243},
    {"performanceObserverState", 1, 243},
    {"performanceState", 1, 242},
    {"performanceTimingState", 1, 239},
    {"permissionStatusState", 1, 244},
    {"permissionsState", 1, 244},
    {"pipe", 1, 146},
    {"placeCaret", 1, 49},
    {"places", 1, 245},
    {"platformInterface", 1, 175},
    {"pluginArrayState", 1, 205},
    {"pluginState", 1, 205},
    {"plugins", 1, 121},
    {"pointInDocument", 1, 34},
    {"popoverChanged", 1, 122},
    {"postToWindow", 1, 114},
    {"pushItem", 1, 143},
    {"putFormat", 1, 52},
    {"queryAll", 1, 30},
    {"queryFirst", 1, 30},
    {"queueEvents", 1, 159},
    {"queueMicrotask", 1, 159},
    {"queueTask", 1, 159},
    {"queueToggle", 1, 134},
    {"radioGroup", 1, 123},
    {"radioNodeList", 1, 100},
    {"randomUUID", 1, 167},
    {"rangePoints", 1, 28},
    {"rangeState", 1, 208},
    {"rangeText", 1, 28},
    {"react", 1, 143},
    {"reacting", 1, 88},
    {"readBody", 1, 66},
    {"readChunk", 1, 140},
    {"readContentHandler", 1, 98},
    {"readInto", 1, 140},
    {"readSequence", 1, 57},
    {"readTape", 1, 60},
    {"readableByteStreamControllerState", 1, 246},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 246},
    {"readableStreamBYOBRequestState", 1, 246},
    {"readableStreamDefaultControllerState", 1, 246},
    {"readableStreamDefaultReaderState", 1, 246},
    {"readableStreamState", 1, 246},
    {"receiveControlState", 1, 86},
    {"receiverOf", 1, 95},
    {"rectified", 1, 15},
    {"referredElement", 1, 38},
    {"referredElements", 1, 38},
    {"releaseReader", 1, 140},
    {"releaseWriter", 1, 142},
    {"remoteCount", 1, 101},
    {"removeBeside", 1, 49},
    {"removeSelected", 1, 49},
    {"replaceData", 1, 21},
    {"reportException", 1, 97},
    {"reportForm", 1, 135},
    {"reportRejection", 1, 97},
    {"reportValidity", 1, 135},
    {"requestFrame", 1, 159},
    {"requestIdle", 1, 104},
    {"requestState", 1, 226},
    {"resetControl", 1, 87},
    {"resetCustom", 1, 74},
    {"resetOptions", 1, 125},
    {"resetQueue", 1, 143},
    {"resizeObserverEntryState", 1, 240},
    {"resizeObserverSizeState", 1, 240},
    {"resizeObserverState", 1, 240},
    {"resourceBuffer", 1, 67},
    {"resourceDocument", 1, 67},
    {"resourceText", 1, 67},
    {"respond", 1, 144},
    {"respondWithView", 1, 144},
    {"responseState", 1, 226},
    {"retarget", 1, 31},
    {"rootArguments", 1, 34},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 159},
    {"screen", 1, 13},
    {"screenState", 1, 182},
    {"scriptTimer", 1, 159},
    {"seedRandom", 1, 170},
    {"selectNothing", 1, 29},
    {"selectOf", 1, 118},
    {"selectOnly", 1, 125},
    {"selectRange", 1, 29},
    {"selectSource", 1, 126},
    {"selectedControlText", 1, 133},
    {"selectedOptionsOf", 1, 125},
    {"selectedRange", 1, 29},
    {"selectionFault", 1, 29},
    {"selectionLeft", 1, 51},
    {"selectionState", 1, 209},
    {"sendControlStates", 1, 86},
    {"sendTo", 1, 114},
    {"sequenceOf", 1, 57},
    {"serialize", 1, 129},
    {"serializePairs", 1, 162},
    {"serializeWithTransfer", 1, 129},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 108},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 142},
    {"setCheckedness", 1, 123},
    {"setControlValue", 1, 108},
    {"setFiles", 1, 106},
    {"setFragment", 1, 78},
    {"setHandler", 1, 98},
    {"setHeader", 1, 62},
    {"setInputValue", 1, 108},
    {"setInteracted", 1, 135},
    {"setMIMEParameter", 1, 138},
    {"setMarkupWithShadows", 1, 31},
    {"setModal", 1, 115},
    {"setOption", 1, 118},
    {"setReferredElement", 1, 38},
    {"setReferredElements", 1, 38},
    {"setSVGAngle", 1, 151},
    {"setSVGLength", 1, 151},
    {"setSelected", 1, 125},
    {"setTimer", 1, 159},
    {"setType", 1, 108},
    {"setUpByteSource", 1, 144},
    {"setUpBytes", 1, 144},
    {"setUpReadable", 1, 145},
    {"setUpSink", 1, 149},
    {"setUpSource", 1, 145},
    {"setUpTransform", 1, 141},
    {"setUpWritable", 1, 149},
    {"settingText", 1, 127},
    {"settleAs", 1, 143},
    {"shadowRootOf", 1, 31},
    {"shadowTraits", 1, 31},
    {"shareControlState", 1, 86},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 143},
    {"showPopover", 1, 122},
    {"signWith", 1, 169},
    {"sizeOf", 1, 143},
    {"slotContents", 1, 44},
    {"slotOf", 1, 44},
    {"slotsChanged", 1, 44},
    {"spendStream", 1, 140},
    {"splitAround", 1, 47},
    {"splitText", 1, 21},
    {"startErroring", 1, 142},
    {"stateOf", 1, 173},
    {"staticRangeState", 1, 208},
    {"stepped", 1, 127},
    {"storage", 1, 80},
    {"storageState", 1, 211},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 73},
    {"stylePropertyMapReadOnlyState", 1, 185},
    {"stylePropertyMapState", 1, 185},
    {"styleSheetListState", 1, 212},
    {"styleSheetState", 1, 212},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 130},
    {"submittableOf", 1, 101},
    {"submittedText", 1, 108},
    {"subtle", 1, 168},
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
    {"svgAxis", 1, 151},
    {"svgBounds", 1, 154},
    {"svgBox", 1, 150},
    {"svgConstants", 1, 153},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 154},
    {"svgFloat", 1, 151},
    {"svgLengthListState", 1, 248},
    {"svgLengthState", 1, 248},
    {"svgListOf", 1, 150},
    {"svgMemberOrder", 1, 247},
    {"svgMembers", 1, 153},
    {"svgNumberListState", 1, 248},
    {"svgNumberState", 1, 248},
    {"svgNumberText", 1, 151},
    {"svgPathLength", 1, 154},
    {"svgPointAt", 1, 154},
    {"svgPointListState", 1, 248},
    {"svgPreserveAspectRatioState", 1, 248},
    {"svgReflection", 1, 150},
    {"svgStringListState", 1, 248},
    {"svgStrokes", 1, 154},
    {"svgTransformListState", 1, 248},
    {"svgTransformOf", 1, 155},
    {"svgTransformProduct", 1, 155},
    {"svgTransformState", 1, 248},
    {"svgTransformText", 1, 155},
    {"svgUnitTypesState", 1, 248},
    {"takeFormat", 1, 52},
    {"takeSignals", 1, 44},
    {"targetOf", 1, 110},
    {"teeBytes", 1, 148},
    {"teeChunks", 1, 148},
    {"textAsBuffer", 1, 168},
    {"textBecameSelectable", 1, 133},
    {"textDecoderState", 1, 223},
    {"textDecoderStreamState", 1, 223},
    {"textEncoderState", 1, 223},
    {"textEncoderStreamState", 1, 223},
    {"textFragment", 1, 132},
    {"textReplaced", 1, 133},
    {"textToNumber", 1, 127},
    {"textTrackCueListState", 1, 235},
    {"textTrackCueState", 1, 235},
    {"textTrackListState", 1, 235},
    {"textTrackState", 1, 235},
    {"textsIn", 1, 52},
    {"theSelection", 1, 29},
    {"timeRangesState", 1, 234},
    {"timingTimes", 1, 157},
    {"toBuffer", 1, 177},
    {"toByteString", 1, 177},
    {"toClamped", 1, 177},
    {"toEnforced", 1, 177},
    {"toEnum", 1, 177},
    {"toFloat", 1, 177},
    {"toInterface", 1, 177},
    {"toLongLong", 1, 177},
    {"toObject", 1, 177},
    {"toRecord", 1, 177},
    {"toSequence", 1, 177},
    {"toUnrestrictedFloat", 1, 177},
    {"toUnsignedLongLong", 1, 177},
    {"together", 1, 88},
    {"togglePopover", 1, 122},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 115},
    {"touchListState", 1, 251},
    {"touchState", 1, 251},
    {"transferPort", 1, 114},
    {"transferStream", 1, 128},
    {"transformMatrix", 1, 71},
    {"transformStreamDefaultControllerState", 1, 246},
    {"transformStreamState", 1, 246},
    {"treeWalkerState", 1, 213},
    {"trimSpace", 1, 62},
    {"turnFormatOff", 1, 52},
    {"upgradeIn", 1, 88},
    {"urlSearchParamsState", 1, 252},
    {"urlState", 1, 252},
    {"userActivationState", 1, 244},
    {"usesSourceSet", 1, 126},
    {"utf8Text", 1, 57},
    {"validityOf", 1, 135},
    {"validityStateState", 1, 228},
    {"valueMode", 1, 107},
    {"verifyWith", 1, 169},
    {"videoTrackListState", 1, 235},
    {"videoTrackState", 1, 235},
    {"viewParts", 1, 143},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 182},
    {"vttCueState", 1, 235},
    {"waitingReads", 1, 140},
    {"watchSlots", 1, 44},
    {"webSocketState", 1, 219},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 86},
    {"willValidate", 1, 135},
    {"windowNamed", 1, 116},
    {"windowOf", 1, 102},
    {"withoutScripts", 1, 53},
    {"writableDesiredSize", 1, 149},
    {"writableStreamDefaultControllerState", 1, 246},
    {"writableStreamDefaultWriterState", 1, 246},
    {"writableStreamState", 1, 246},
    {"writeChunk", 1, 142},
    {"writeController", 1, 149},
    {"writeTape", 1, 60},
    {"wrongKind", 1, 177},
    {"wrongReceiver", 1, 177},
    {"wrongValue", 1, 177},
    {"xPathEvaluatorState", 1, 215},
    {"xPathExpressionState", 1, 215},
    {"xPathResultState", 1, 215},
    {"xmlHttpRequestEventTargetState", 1, 254},
    {"xmlHttpRequestState", 1, 254},
    {"xmlHttpRequestUploadState", 1, 254},
    {"xmlSerializerState", 1, 190},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
