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
static const unsigned char dom_OrderedIds[] = {
#embed "Linked/dom/OrderedIds.js"
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
static const unsigned char editing_lines[] = {
#embed "Linked/editing/lines.js"
};
static const unsigned char editing_selectionMovement[] = {
#embed "Linked/editing/selectionMovement.js"
};
static const unsigned char editing_textsInRange[] = {
#embed "Linked/editing/textsInRange.js"
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
static const unsigned char html_invalidHolders[] = {
#embed "Linked/html/invalidHolders.js"
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
    BINDINGS_FILE("js/dom/OrderedIds.js", dom_OrderedIds),
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
    BINDINGS_FILE("js/editing/lines.js", editing_lines),
    BINDINGS_FILE("js/editing/selectionMovement.js", editing_selectionMovement),
    BINDINGS_FILE("js/editing/textsInRange.js", editing_textsInRange),
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
    BINDINGS_FILE("js/html/invalidHolders.js", html_invalidHolders),
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
    {"AbortController", 0, 183},
    {"AbortControllerBrand", 1, 183},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 183},
    {"AbortSignalBrand", 1, 183},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 212},
    {"AbstractRangeBrand", 1, 212},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 220},
    {"AnimationBrand", 1, 220},
    {"AnimationEffect", 0, 220},
    {"AnimationEffectBrand", 1, 220},
    {"AnimationEffectSteps", 1, 170},
    {"AnimationEvent", 0, 229},
    {"AnimationFrameProviderSteps", 1, 140},
    {"AnimationPlaybackEvent", 0, 220},
    {"AnimationSteps", 1, 168},
    {"AnimationTimeline", 0, 220},
    {"AnimationTimelineBrand", 1, 220},
    {"AnimationTimelineSteps", 1, 168},
    {"Attr", 0, 184},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 238},
    {"AudioTrack", 0, 239},
    {"AudioTrackBrand", 1, 239},
    {"AudioTrackList", 0, 239},
    {"AudioTrackListBrand", 1, 239},
    {"AudioTrackListSteps", 1, 116},
    {"AudioTrackSteps", 1, 116},
    {"AutofilledSteps", 1, 86},
    {"BarProp", 0, 242},
    {"BarPropBrand", 1, 242},
    {"BarPropSteps", 1, 87},
    {"BeforeUnloadEvent", 0, 229},
    {"BeforeUnloadEventSteps", 1, 164},
    {"Blob", 0, 203},
    {"BlobBrand", 1, 203},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 69},
    {"BroadcastChannel", 0, 240},
    {"BroadcastChannelBrand", 1, 240},
    {"BroadcastChannelSteps", 1, 118},
    {"ByteLengthQueuingStrategy", 0, 250},
    {"ByteLengthQueuingStrategyBrand", 1, 250},
    {"ByteLengthQueuingStrategySteps", 1, 147},
    {"CDATASection", 0, 190},
    {"CSS", 3, 185},
    {"CSSConditionRule", 0, 187},
    {"CSSConditionRuleBrand", 1, 187},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 187},
    {"CSSContainerRuleBrand", 1, 187},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 187},
    {"CSSCounterStyleRuleBrand", 1, 187},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 187},
    {"CSSFontFaceRuleBrand", 1, 187},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 187},
    {"CSSFontPaletteValuesRuleBrand", 1, 187},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 187},
    {"CSSGroupingRuleBrand", 1, 187},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 189},
    {"CSSImageValueBrand", 1, 189},
    {"CSSImportRule", 0, 187},
    {"CSSImportRuleBrand", 1, 187},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 187},
    {"CSSKeyframeRuleBrand", 1, 187},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 187},
    {"CSSKeyframesRuleBrand", 1, 187},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 189},
    {"CSSKeywordValueBrand", 1, 189},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 187},
    {"CSSLayerBlockRuleBrand", 1, 187},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 187},
    {"CSSLayerStatementRuleBrand", 1, 187},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 187},
    {"CSSMarginRuleBrand", 1, 187},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 189},
    {"CSSMathClampBrand", 1, 189},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 189},
    {"CSSMathInvertBrand", 1, 189},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 189},
    {"CSSMathMaxBrand", 1, 189},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 189},
    {"CSSMathMinBrand", 1, 189},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 189},
    {"CSSMathNegateBrand", 1, 189},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 189},
    {"CSSMathProductBrand", 1, 189},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 189},
    {"CSSMathSumBrand", 1, 189},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 189},
    {"CSSMathValueBrand", 1, 189},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 189},
    {"CSSMatrixComponentBrand", 1, 189},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 187},
    {"CSSMediaRuleBrand", 1, 187},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 187},
    {"CSSNamespaceRuleBrand", 1, 187},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 187},
    {"CSSNestedDeclarationsBrand", 1, 187},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 189},
    {"CSSNumericArrayBrand", 1, 189},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 189},
    {"CSSNumericValueBrand", 1, 189},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 187},
    {"CSSPageRuleBrand", 1, 187},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 189},
    {"CSSPerspectiveBrand", 1, 189},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 187},
    {"CSSPropertyRuleBrand", 1, 187},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 189},
    {"CSSRotateBrand", 1, 189},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 187},
    {"CSSRuleBrand", 1, 187},
    {"CSSRuleList", 0, 187},
    {"CSSRuleListBrand", 1, 187},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 189},
    {"CSSScaleBrand", 1, 189},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 187},
    {"CSSScopeRuleBrand", 1, 187},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 189},
    {"CSSSkewBrand", 1, 189},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 189},
    {"CSSSkewXBrand", 1, 189},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 189},
    {"CSSSkewYBrand", 1, 189},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 187},
    {"CSSStartingStyleRuleBrand", 1, 187},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 188},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 187},
    {"CSSStyleRuleBrand", 1, 187},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 216},
    {"CSSStyleSheetBrand", 1, 216},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 189},
    {"CSSStyleValueBrand", 1, 189},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 187},
    {"CSSSupportsRuleBrand", 1, 187},
    {"CSSTransformComponent", 0, 189},
    {"CSSTransformComponentBrand", 1, 189},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 189},
    {"CSSTransformValueBrand", 1, 189},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 189},
    {"CSSTranslateBrand", 1, 189},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 189},
    {"CSSUnitValueBrand", 1, 189},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 189},
    {"CSSUnparsedValueBrand", 1, 189},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 189},
    {"CSSVariableReferenceValueBrand", 1, 189},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 190},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 248},
    {"ClipboardBrand", 1, 248},
    {"ClipboardEvent", 0, 229},
    {"ClipboardItem", 0, 248},
    {"ClipboardItemBrand", 1, 248},
    {"ClipboardItemSteps", 1, 124},
    {"ClipboardSteps", 1, 124},
    {"CloseEvent", 0, 229},
    {"CommandEvent", 0, 229},
    {"Comment", 0, 190},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 229},
    {"CompositionEventSteps", 1, 164},
    {"CompressionStream", 0, 222},
    {"CompressionStreamBrand", 1, 222},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 139},
    {"CountQueuingStrategy", 0, 250},
    {"CountQueuingStrategyBrand", 1, 250},
    {"CountQueuingStrategySteps", 1, 147},
    {"Crypto", 0, 257},
    {"CryptoBrand", 1, 257},
    {"CryptoKey", 0, 257},
    {"CryptoKeyBrand", 1, 257},
    {"CryptoKeySteps", 1, 173},
    {"CryptoSteps", 1, 171},
    {"CustomElementRegistry", 0, 191},
    {"CustomElementRegistryBrand", 1, 191},
    {"CustomElementRegistrySteps", 1, 75},
    {"CustomEvent", 0, 192},
    {"CustomEventSteps", 1, 41},
    {"CustomStateSet", 0, 201},
    {"CustomStateSetBrand", 1, 201},
    {"CustomStateSetSteps", 1, 77},
    {"DOMException", 0, 193},
    {"DOMExceptionBrand", 1, 193},
    {"DOMExceptionSteps", 1, 175},
    {"DOMImplementation", 0, 194},
    {"DOMImplementationBrand", 1, 194},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 237},
    {"DOMMatrixBrand", 1, 237},
    {"DOMMatrixReadOnly", 0, 237},
    {"DOMMatrixReadOnlyBrand", 1, 237},
    {"DOMMatrixReadOnlySteps", 1, 72},
    {"DOMMatrixSteps", 1, 72},
    {"DOMParser", 0, 194},
    {"DOMParserBrand", 1, 194},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 237},
    {"DOMPointBrand", 1, 237},
    {"DOMPointReadOnly", 0, 237},
    {"DOMPointReadOnlyBrand", 1, 237},
    {"DOMPointReadOnlySteps", 1, 72},
    {"DOMPointSteps", 1, 72},
    {"DOMQuad", 0, 237},
    {"DOMQuadBrand", 1, 237},
    {"DOMQuadSteps", 1, 72},
    {"DOMRect", 0, 234},
    {"DOMRectBrand", 1, 234},
    {"DOMRectList", 0, 234},
    {"DOMRectListBrand", 1, 234},
    {"DOMRectListSteps", 1, 73},
    {"DOMRectReadOnly", 0, 234},
    {"DOMRectReadOnlyBrand", 1, 234},
    {"DOMRectReadOnlySteps", 1, 73},
    {"DOMRectSteps", 1, 73},
    {"DOMStringList", 0, 195},
    {"DOMStringListBrand", 1, 195},
    {"DOMStringListSteps", 1, 76},
    {"DOMStringMap", 0, 196},
    {"DOMTokenList", 0, 197},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 198},
    {"DataTransferBrand", 1, 198},
    {"DataTransferItem", 0, 198},
    {"DataTransferItemBrand", 1, 198},
    {"DataTransferItemList", 0, 198},
    {"DataTransferItemListBrand", 1, 198},
    {"DataTransferItemListSteps", 1, 92},
    {"DataTransferItemSteps", 1, 92},
    {"DataTransferSteps", 1, 92},
    {"DecompressionStream", 0, 222},
    {"DecompressionStreamBrand", 1, 222},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 190},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 186},
    {"DocumentMembers_Document", 1, 199},
    {"DocumentMembers_HTMLDocument", 1, 205},
    {"DocumentMembers_ParentNode", 1, 211},
    {"DocumentMembers_StyleSheets", 1, 216},
    {"DocumentMembers_XPath", 1, 219},
    {"DocumentMembers_animations", 1, 220},
    {"DocumentMembers_editing", 1, 225},
    {"DocumentMembers_fullscreen", 1, 233},
    {"DocumentMembers_touch", 1, 255},
    {"DocumentStatics_Document", 1, 199},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 97},
    {"DocumentSteps_animations", 1, 168},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 106},
    {"DocumentSteps_touch", 1, 165},
    {"DocumentTimeline", 0, 220},
    {"DocumentTimelineBrand", 1, 220},
    {"DocumentTimelineSteps", 1, 168},
    {"DocumentType", 0, 190},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 229},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 99},
    {"ElementInternals", 0, 201},
    {"ElementInternalsBrand", 1, 201},
    {"ElementInternalsSteps", 1, 77},
    {"ElementMembers_CSSOMView", 1, 186},
    {"ElementMembers_CSSTypedOM", 1, 189},
    {"ElementMembers_Element", 1, 200},
    {"ElementMembers_ParentNode", 1, 211},
    {"ElementMembers_animations", 1, 220},
    {"ElementMembers_fullscreen", 1, 233},
    {"ElementMembers_reflected", 1, 85},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 168},
    {"ElementSteps_fullscreen", 1, 106},
    {"ErrorEvent", 0, 229},
    {"Event", 0, 202},
    {"EventBrand", 1, 202},
    {"EventSource", 0, 223},
    {"EventSourceBrand", 1, 223},
    {"EventSourceSteps", 1, 78},
    {"EventSteps", 1, 24},
    {"External", 0, 242},
    {"ExternalBrand", 1, 242},
    {"ExternalSteps", 1, 87},
    {"File", 0, 203},
    {"FileBrand", 1, 203},
    {"FileList", 0, 203},
    {"FileListBrand", 1, 203},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 203},
    {"FileReaderBrand", 1, 203},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 229},
    {"FormData", 0, 258},
    {"FormDataBrand", 1, 258},
    {"FormDataEvent", 0, 229},
    {"FormDataSteps", 1, 64},
    {"FormOwnedSteps", 1, 104},
    {"GenericTransformStreamSteps", 1, 145},
    {"Geolocation", 0, 248},
    {"GeolocationBrand", 1, 248},
    {"GeolocationPositionError", 0, 248},
    {"GeolocationPositionErrorBrand", 1, 248},
    {"GeolocationPositionErrorSteps", 1, 124},
    {"GeolocationSteps", 1, 124},
    {"HTMLAllCollection", 0, 204},
    {"HTMLAllCollectionSteps", 1, 79},
    {"HTMLAnchorElement", 2, 254},
    {"HTMLAnchorElementSteps", 1, 117},
    {"HTMLAreaElement", 2, 254},
    {"HTMLAudioElementSteps", 1, 117},
    {"HTMLBaseElement", 2, 241},
    {"HTMLBaseElementSteps", 1, 117},
    {"HTMLButtonElement", 2, 232},
    {"HTMLButtonElementSteps", 1, 113},
    {"HTMLCanvasElement", 2, 236},
    {"HTMLCanvasElementSteps", 1, 117},
    {"HTMLCollection", 0, 221},
    {"HTMLCollectionKind", 1, 221},
    {"HTMLDataListElement", 2, 232},
    {"HTMLDataListElementSteps", 1, 122},
    {"HTMLDialogElement", 2, 236},
    {"HTMLDialogElementSteps", 1, 96},
    {"HTMLElementMembers_CSSOMView", 1, 186},
    {"HTMLElementMembers_CSSTypedOM", 1, 189},
    {"HTMLElementMembers_HTMLElement", 1, 206},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 99},
    {"HTMLEmbedElement", 2, 226},
    {"HTMLEmbedElementSteps", 1, 117},
    {"HTMLFieldSetElement", 2, 232},
    {"HTMLFieldSetElementSteps", 1, 104},
    {"HTMLFormControlsCollection", 0, 231},
    {"HTMLFormElement", 2, 232},
    {"HTMLFormElementSteps", 1, 134},
    {"HTMLFormElementSteps_formElements", 1, 103},
    {"HTMLFrameElement", 2, 245},
    {"HTMLFrameElementSteps", 1, 105},
    {"HTMLHyperlinkElementUtilsSteps", 1, 117},
    {"HTMLIFrameElement", 2, 226},
    {"HTMLIFrameElementSteps", 1, 105},
    {"HTMLImageElement", 2, 226},
    {"HTMLImageElementSteps", 1, 108},
    {"HTMLInputElement", 2, 232},
    {"HTMLInputElementSteps", 1, 90},
    {"HTMLLabelElement", 2, 232},
    {"HTMLLabelElementSteps", 1, 104},
    {"HTMLLegendElement", 2, 232},
    {"HTMLLegendElementSteps", 1, 104},
    {"HTMLLinkElement", 2, 216},
    {"HTMLMapElement", 2, 226},
    {"HTMLMapElementSteps", 1, 117},
    {"HTMLMarqueeElement", 2, 245},
    {"HTMLMarqueeElementSteps", 1, 117},
    {"HTMLMediaElement", 2, 238},
    {"HTMLMediaElementSteps", 1, 117},
    {"HTMLMediaElementSteps_mediaElements", 1, 116},
    {"HTMLMeterElement", 2, 232},
    {"HTMLMeterElementSteps", 1, 128},
    {"HTMLObjectElement", 2, 226},
    {"HTMLObjectElement", 2, 232},
    {"HTMLObjectElementSteps", 1, 117},
    {"HTMLOptionElement", 2, 232},
    {"HTMLOptionElementSteps", 1, 122},
    {"HTMLOptionsCollection", 0, 231},
    {"HTMLOptionsCollectionSteps", 1, 122},
    {"HTMLOrSVGElementSteps", 1, 99},
    {"HTMLOutputElement", 2, 232},
    {"HTMLOutputElementSteps", 1, 90},
    {"HTMLProgressElement", 2, 232},
    {"HTMLProgressElementSteps", 1, 128},
    {"HTMLScriptElement", 2, 236},
    {"HTMLScriptElementSteps", 1, 117},
    {"HTMLSelectElement", 2, 232},
    {"HTMLSelectElementSteps", 1, 122},
    {"HTMLSlotElement", 2, 236},
    {"HTMLSlotElementSteps", 1, 117},
    {"HTMLStyleElement", 2, 216},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 253},
    {"HTMLTableCellElementSteps", 1, 135},
    {"HTMLTableElement", 2, 253},
    {"HTMLTableElementSteps", 1, 135},
    {"HTMLTableRowElement", 2, 253},
    {"HTMLTableRowElementSteps", 1, 135},
    {"HTMLTableSectionElement", 2, 253},
    {"HTMLTableSectionElementSteps", 1, 135},
    {"HTMLTemplateElement", 2, 236},
    {"HTMLTemplateElementSteps", 1, 117},
    {"HTMLTextAreaElement", 2, 232},
    {"HTMLTextAreaElementSteps", 1, 90},
    {"HTMLTitleElement", 2, 241},
    {"HTMLTitleElementSteps", 1, 117},
    {"HTMLTrackElement", 2, 238},
    {"HTMLTrackElementSteps", 1, 117},
    {"HTMLTrackElementSteps_mediaElements", 1, 116},
    {"HTMLVideoElement", 2, 238},
    {"HTMLVideoElementSteps", 1, 117},
    {"HashChangeEvent", 0, 229},
    {"Headers", 0, 230},
    {"HeadersBrand", 1, 230},
    {"HeadersSteps", 1, 65},
    {"History", 0, 242},
    {"HistoryBrand", 1, 242},
    {"HistorySteps", 1, 80},
    {"IdleDeadline", 0, 235},
    {"IdleDeadlineBrand", 1, 235},
    {"IdleDeadlineSteps", 1, 107},
    {"Image", 0, 226},
    {"InputEvent", 0, 229},
    {"InputEventSteps", 1, 164},
    {"IntersectionObserver", 0, 244},
    {"IntersectionObserverBrand", 1, 244},
    {"IntersectionObserverEntry", 0, 244},
    {"IntersectionObserverEntryBrand", 1, 244},
    {"IntersectionObserverEntrySteps", 1, 141},
    {"IntersectionObserverSteps", 1, 141},
    {"KeyboardEvent", 0, 229},
    {"KeyboardEventSteps", 1, 164},
    {"KeyframeEffect", 0, 220},
    {"KeyframeEffectBrand", 1, 220},
    {"KeyframeEffectSteps", 1, 170},
    {"LabelableSteps", 1, 104},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 242},
    {"LocationBrand", 1, 242},
    {"LocationSteps", 1, 81},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 206},
    {"MathMLElement", 2, 228},
    {"MathMLElementMembers_CSSTypedOM", 1, 189},
    {"MediaError", 0, 239},
    {"MediaErrorBrand", 1, 239},
    {"MediaErrorSteps", 1, 116},
    {"MediaList", 0, 216},
    {"MediaListBrand", 1, 216},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 186},
    {"MediaQueryListBrand", 1, 186},
    {"MediaQueryListEvent", 0, 229},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 240},
    {"MessageChannelBrand", 1, 240},
    {"MessageChannelSteps", 1, 118},
    {"MessageEvent", 0, 229},
    {"MessageEventSteps", 1, 164},
    {"MessagePort", 0, 240},
    {"MessagePortBrand", 1, 240},
    {"MessagePortSteps", 1, 118},
    {"MimeType", 0, 209},
    {"MimeTypeArray", 0, 209},
    {"MimeTypeArrayBrand", 1, 209},
    {"MimeTypeArraySteps", 1, 125},
    {"MimeTypeBrand", 1, 209},
    {"MimeTypeSteps", 1, 125},
    {"MouseEvent", 0, 229},
    {"MouseEventSteps", 1, 164},
    {"MutationObserver", 0, 207},
    {"MutationObserverBrand", 1, 207},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 207},
    {"MutationRecordBrand", 1, 207},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 181},
    {"NamedNodeMap", 0, 208},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 209},
    {"NavigatorBrand", 1, 209},
    {"NavigatorConcurrentHardwareSteps", 1, 82},
    {"NavigatorCookiesSteps", 1, 82},
    {"NavigatorIDSteps", 1, 82},
    {"NavigatorLanguageSteps", 1, 82},
    {"NavigatorOnLineSteps", 1, 82},
    {"NavigatorPluginsSteps", 1, 82},
    {"NavigatorSteps", 1, 82},
    {"NavigatorSteps_permissions", 1, 124},
    {"NodeFilter", 0, 217},
    {"NodeIterator", 0, 217},
    {"NodeIteratorBrand", 1, 217},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 221},
    {"NodeListKind", 1, 221},
    {"NodeMembers_Node", 1, 210},
    {"NodeSteps_Node", 1, 44},
    {"Notification", 0, 248},
    {"NotificationBrand", 1, 248},
    {"NotificationSteps", 1, 124},
    {"Option", 0, 232},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 229},
    {"PairList", 1, 176},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 246},
    {"PerformanceBrand", 1, 246},
    {"PerformanceEntry", 0, 247},
    {"PerformanceEntryBrand", 1, 247},
    {"PerformanceEntrySteps", 1, 162},
    {"PerformanceMark", 0, 247},
    {"PerformanceMarkBrand", 1, 247},
    {"PerformanceMarkSteps", 1, 162},
    {"PerformanceMeasure", 0, 247},
    {"PerformanceMeasureBrand", 1, 247},
    {"PerformanceMeasureSteps", 1, 162},
    {"PerformanceNavigation", 0, 243},
    {"PerformanceNavigationBrand", 1, 243},
    {"PerformanceNavigationSteps", 1, 161},
    {"PerformanceObserver", 0, 247},
    {"PerformanceObserverBrand", 1, 247},
    {"PerformanceObserverEntryList", 0, 247},
    {"PerformanceObserverEntryListBrand", 1, 247},
    {"PerformanceObserverEntryListSteps", 1, 162},
    {"PerformanceObserverSteps", 1, 162},
    {"PerformanceSteps", 1, 160},
    {"PerformanceTiming", 0, 243},
    {"PerformanceTimingBrand", 1, 243},
    {"PerformanceTimingSteps", 1, 161},
    {"PermissionStatus", 0, 248},
    {"PermissionStatusBrand", 1, 248},
    {"PermissionStatusSteps", 1, 124},
    {"Permissions", 0, 248},
    {"PermissionsBrand", 1, 248},
    {"PermissionsSteps", 1, 124},
    {"Plugin", 0, 209},
    {"PluginArray", 0, 209},
    {"PluginArrayBrand", 1, 209},
    {"PluginArraySteps", 1, 125},
    {"PluginBrand", 1, 209},
    {"PluginSteps", 1, 125},
    {"PointerEvent", 0, 229},
    {"PointerEventSteps", 1, 164},
    {"PopStateEvent", 0, 229},
    {"ProcessingInstruction", 0, 190},
    {"ProgressEvent", 0, 229},
    {"PromiseRejectionEvent", 0, 229},
    {"RadioNodeList", 0, 231},
    {"RadioNodeListSteps", 1, 103},
    {"Range", 0, 212},
    {"RangeBrand", 1, 212},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 250},
    {"ReadableByteStreamControllerBrand", 1, 250},
    {"ReadableByteStreamControllerSteps", 1, 148},
    {"ReadableStream", 0, 250},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 250},
    {"ReadableStreamBYOBReaderBrand", 1, 250},
    {"ReadableStreamBYOBReaderSteps", 1, 144},
    {"ReadableStreamBYOBRequest", 0, 250},
    {"ReadableStreamBYOBRequestBrand", 1, 250},
    {"ReadableStreamBYOBRequestSteps", 1, 148},
    {"ReadableStreamBrand", 1, 250},
    {"ReadableStreamDefaultController", 0, 250},
    {"ReadableStreamDefaultControllerBrand", 1, 250},
    {"ReadableStreamDefaultControllerSteps", 1, 149},
    {"ReadableStreamDefaultReader", 0, 250},
    {"ReadableStreamDefaultReaderBrand", 1, 250},
    {"ReadableStreamDefaultReaderSteps", 1, 144},
    {"ReadableStreamGenericReaderSteps", 1, 144},
    {"ReadableStreamSteps", 1, 151},
    {"Request", 0, 230},
    {"RequestBrand", 1, 230},
    {"RequestSteps", 1, 66},
    {"ResizeObserver", 0, 244},
    {"ResizeObserverBrand", 1, 244},
    {"ResizeObserverEntry", 0, 244},
    {"ResizeObserverEntryBrand", 1, 244},
    {"ResizeObserverEntrySteps", 1, 141},
    {"ResizeObserverSize", 0, 244},
    {"ResizeObserverSizeBrand", 1, 244},
    {"ResizeObserverSizeSteps", 1, 141},
    {"ResizeObserverSteps", 1, 141},
    {"Response", 0, 230},
    {"ResponseBrand", 1, 230},
    {"ResponseSteps", 1, 67},
    {"SEVERAL", 1, 43},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 252},
    {"SVGAngleBrand", 1, 252},
    {"SVGAngleSteps", 1, 155},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 252},
    {"SVGAnimatedAngleBrand", 1, 252},
    {"SVGAnimatedAngleSteps", 1, 154},
    {"SVGAnimatedBoolean", 0, 252},
    {"SVGAnimatedBooleanBrand", 1, 252},
    {"SVGAnimatedBooleanSteps", 1, 154},
    {"SVGAnimatedEnumeration", 0, 252},
    {"SVGAnimatedEnumerationBrand", 1, 252},
    {"SVGAnimatedEnumerationSteps", 1, 154},
    {"SVGAnimatedInteger", 0, 252},
    {"SVGAnimatedIntegerBrand", 1, 252},
    {"SVGAnimatedIntegerSteps", 1, 154},
    {"SVGAnimatedLength", 0, 252},
    {"SVGAnimatedLengthBrand", 1, 252},
    {"SVGAnimatedLengthList", 0, 252},
    {"SVGAnimatedLengthListBrand", 1, 252},
    {"SVGAnimatedLengthListSteps", 1, 154},
    {"SVGAnimatedLengthSteps", 1, 154},
    {"SVGAnimatedNumber", 0, 252},
    {"SVGAnimatedNumberBrand", 1, 252},
    {"SVGAnimatedNumberList", 0, 252},
    {"SVGAnimatedNumberListBrand", 1, 252},
    {"SVGAnimatedNumberListSteps", 1, 154},
    {"SVGAnimatedNumberSteps", 1, 154},
    {"SVGAnimatedPreserveAspectRatio", 0, 252},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 252},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 154},
    {"SVGAnimatedRect", 0, 252},
    {"SVGAnimatedRectBrand", 1, 252},
    {"SVGAnimatedRectSteps", 1, 154},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 252},
    {"SVGAnimatedTransformListBrand", 1, 252},
    {"SVGAnimatedTransformListSteps", 1, 154},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 206},
    {"SVGElement", 2, 228},
    {"SVGElementMembers_CSSTypedOM", 1, 189},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 252},
    {"SVGLengthBrand", 1, 252},
    {"SVGLengthList", 0, 252},
    {"SVGLengthListBrand", 1, 252},
    {"SVGLengthListSteps", 1, 156},
    {"SVGLengthSteps", 1, 155},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 252},
    {"SVGNumberBrand", 1, 252},
    {"SVGNumberList", 0, 252},
    {"SVGNumberListBrand", 1, 252},
    {"SVGNumberListSteps", 1, 156},
    {"SVGNumberSteps", 1, 155},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 252},
    {"SVGPointListBrand", 1, 252},
    {"SVGPointListSteps", 1, 156},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 252},
    {"SVGPreserveAspectRatioBrand", 1, 252},
    {"SVGPreserveAspectRatioSteps", 1, 154},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 252},
    {"SVGStringListBrand", 1, 252},
    {"SVGStringListSteps", 1, 156},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 252},
    {"SVGTransformBrand", 1, 252},
    {"SVGTransformList", 0, 252},
    {"SVGTransformListBrand", 1, 252},
    {"SVGTransformListSteps", 1, 156},
    {"SVGTransformSteps", 1, 159},
    {"SVGUnitTypes", 0, 252},
    {"SVGUnitTypesBrand", 1, 252},
    {"SVGUnitTypesSteps", 1, 154},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 186},
    {"ScreenBrand", 1, 186},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 229},
    {"SelectableTextSteps", 1, 137},
    {"Selection", 0, 213},
    {"SelectionBrand", 1, 213},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 214},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 168},
    {"SlottableSteps", 1, 45},
    {"StaticRange", 0, 212},
    {"StaticRangeBrand", 1, 212},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 215},
    {"StorageBrand", 1, 215},
    {"StorageEvent", 0, 229},
    {"StorageEventSteps", 1, 164},
    {"StorageSteps", 1, 83},
    {"StylePropertyMap", 0, 189},
    {"StylePropertyMapBrand", 1, 189},
    {"StylePropertyMapReadOnly", 0, 189},
    {"StylePropertyMapReadOnlyBrand", 1, 189},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 216},
    {"StyleSheetBrand", 1, 216},
    {"StyleSheetList", 0, 216},
    {"StyleSheetListBrand", 1, 216},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetOwnerSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 229},
    {"SubmitterSteps", 1, 134},
    {"SubtleCrypto", 0, 257},
    {"SubtleCryptoBrand", 1, 257},
    {"SubtleCryptoSteps", 1, 172},
    {"Text", 0, 190},
    {"TextDecoder", 0, 227},
    {"TextDecoderBrand", 1, 227},
    {"TextDecoderCommonSteps", 1, 61},
    {"TextDecoderSteps", 1, 58},
    {"TextDecoderStream", 0, 227},
    {"TextDecoderStreamBrand", 1, 227},
    {"TextDecoderStreamSteps", 1, 61},
    {"TextEncoder", 0, 227},
    {"TextEncoderBrand", 1, 227},
    {"TextEncoderCommonSteps", 1, 61},
    {"TextEncoderSteps", 1, 58},
    {"TextEncoderStream", 0, 227},
    {"TextEncoderStreamBrand", 1, 227},
    {"TextEncoderStreamSteps", 1, 61},
    {"TextEvent", 0, 229},
    {"TextEventSteps", 1, 164},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 239},
    {"TextTrackBrand", 1, 239},
    {"TextTrackCue", 0, 239},
    {"TextTrackCueBrand", 1, 239},
    {"TextTrackCueList", 0, 239},
    {"TextTrackCueListBrand", 1, 239},
    {"TextTrackCueListSteps", 1, 116},
    {"TextTrackCueSteps", 1, 116},
    {"TextTrackList", 0, 239},
    {"TextTrackListBrand", 1, 239},
    {"TextTrackListSteps", 1, 116},
    {"TextTrackSteps", 1, 116},
    {"TimeRanges", 0, 238},
    {"TimeRangesBrand", 1, 238},
    {"TimeRangesSteps", 1, 117},
    {"ToggleEvent", 0, 229},
    {"Touch", 0, 255},
    {"TouchBrand", 1, 255},
    {"TouchEvent", 0, 255},
    {"TouchEventSteps", 1, 165},
    {"TouchList", 0, 255},
    {"TouchListBrand", 1, 255},
    {"TouchListSteps", 1, 165},
    {"TouchSteps", 1, 165},
    {"TrackEvent", 0, 229},
    {"TransformStream", 0, 250},
    {"TransformStreamBrand", 1, 250},
    {"TransformStreamDefaultController", 0, 250},
    {"TransformStreamDefaultControllerBrand", 1, 250},
    {"TransformStreamDefaultControllerSteps", 1, 145},
    {"TransformStreamSteps", 1, 145},
    {"TransitionEvent", 0, 229},
    {"TreeWalker", 0, 217},
    {"TreeWalkerBrand", 1, 217},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 229},
    {"UIEventSteps", 1, 164},
    {"URL", 0, 256},
    {"URLBrand", 1, 256},
    {"URLSearchParams", 0, 256},
    {"URLSearchParamsBrand", 1, 256},
    {"URLSearchParamsSteps", 1, 166},
    {"URLSteps", 1, 166},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 248},
    {"UserActivationBrand", 1, 248},
    {"UserActivationSteps", 1, 124},
    {"VTTCue", 0, 239},
    {"VTTCueBrand", 1, 239},
    {"VTTCueSteps", 1, 116},
    {"ValidityState", 0, 232},
    {"ValidityStateBrand", 1, 232},
    {"ValidityStateSteps", 1, 139},
    {"VideoTrack", 0, 239},
    {"VideoTrackBrand", 1, 239},
    {"VideoTrackList", 0, 239},
    {"VideoTrackListBrand", 1, 239},
    {"VideoTrackListSteps", 1, 116},
    {"VideoTrackSteps", 1, 116},
    {"VisualViewport", 0, 186},
    {"VisualViewportBrand", 1, 186},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 223},
    {"WebSocketBrand", 1, 223},
    {"WebSocketSteps", 1, 182},
    {"WheelEvent", 0, 229},
    {"WheelEventSteps", 1, 164},
    {"WindowLocalStorageSteps", 1, 140},
    {"WindowMembers_CSSOMView", 1, 186},
    {"WindowMembers_Window", 1, 218},
    {"WindowMembers_fetch", 1, 230},
    {"WindowOrWorkerGlobalScopeSteps", 1, 140},
    {"WindowSessionStorageSteps", 1, 140},
    {"WindowSteps", 1, 140},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 70},
    {"WritableStream", 0, 250},
    {"WritableStreamBrand", 1, 250},
    {"WritableStreamDefaultController", 0, 250},
    {"WritableStreamDefaultControllerBrand", 1, 250},
    {"WritableStreamDefaultControllerSteps", 1, 153},
    {"WritableStreamDefaultWriter", 0, 250},
    {"WritableStreamDefaultWriterBrand", 1, 250},
    {"WritableStreamDefaultWriterSteps", 1, 146},
    {"WritableStreamSteps", 1, 146},
    {"XMLDocument", 0, 199},
    {"XMLHttpRequest", 0, 258},
    {"XMLHttpRequestBrand", 1, 258},
    {"XMLHttpRequestEventTarget", 0, 258},
    {"XMLHttpRequestEventTargetBrand", 1, 258},
    {"XMLHttpRequestSteps", 1, 68},
    {"XMLHttpRequestUpload", 0, 258},
    {"XMLHttpRequestUploadBrand", 1, 258},
    {"XMLSerializer", 0, 194},
    {"XMLSerializerBrand", 1, 194},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 219},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 219},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 219},
    {"XPathExpressionBrand", 1, 219},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 219},
    {"XPathResultBrand", 1, 219},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 183},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 183},
    {"abortWritable", 1, 146},
    {"abstractRangeState", 1, 212},
    {"acquireReader", 1, 144},
    {"acquireWriter", 1, 146},
    {"activateInput", 1, 127},
    {"activationBehavior", 1, 84},
    {"addHeader", 1, 65},
    {"addIterator", 1, 178},
    {"addPairs", 1, 178},
    {"addRead", 1, 144},
    {"addSet", 1, 180},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 60},
    {"allNamed", 1, 43},
    {"allOf", 1, 79},
    {"animationChanged", 1, 168},
    {"animationEffectState", 1, 220},
    {"animationRate", 1, 168},
    {"animationState", 1, 220},
    {"animationTime", 1, 168},
    {"animationTimelineState", 1, 220},
    {"appendBytes", 1, 60},
    {"appendSequence", 1, 60},
    {"appliesTo", 1, 110},
    {"areInOneTree", 1, 46},
    {"assignToSlot", 1, 45},
    {"atob", 1, 59},
    {"attachInternals", 1, 77},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 239},
    {"audioTrackState", 1, 239},
    {"bar", 1, 87},
    {"barPropState", 1, 242},
    {"beforeToggle", 1, 138},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 70},
    {"blobState", 1, 203},
    {"blockAround", 1, 50},
    {"blockCommand", 1, 48},
    {"blockOfLine", 1, 55},
    {"blockState", 1, 48},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 240},
    {"btoa", 1, 59},
    {"bufferIsDetached", 1, 147},
    {"buttonType", 1, 104},
    {"byobRequestOf", 1, 148},
    {"byteLengthQueuingStrategyState", 1, 250},
    {"bytesAsText", 1, 172},
    {"callPromise", 1, 147},
    {"callbackMember", 1, 147},
    {"canEnqueue", 1, 149},
    {"cancelReadable", 1, 144},
    {"caretForFocus", 1, 52},
    {"chain", 1, 147},
    {"changeRules", 1, 11},
    {"changedControls", 1, 89},
    {"checkForm", 1, 139},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 139},
    {"checkedRadio", 1, 127},
    {"checkedness", 1, 127},
    {"childAt", 1, 29},
    {"childBeside", 1, 50},
    {"childText", 1, 97},
    {"chosenFrame", 1, 105},
    {"chunkSize", 1, 153},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 162},
    {"clearFiles", 1, 109},
    {"clearTimer", 1, 163},
    {"click", 1, 99},
    {"clipboardItemState", 1, 248},
    {"clipboardState", 1, 248},
    {"clone", 1, 133},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 69},
    {"closeBytes", 1, 148},
    {"closeController", 1, 149},
    {"closeDialog", 1, 96},
    {"closeEnd", 1, 118},
    {"closeReadable", 1, 144},
    {"closeWritable", 1, 146},
    {"closeWritableController", 1, 153},
    {"closeWriter", 1, 146},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 96},
    {"commandEnabled", 1, 49},
    {"commandIndeterminate", 1, 49},
    {"commandState", 1, 49},
    {"commandSupported", 1, 49},
    {"commandValue", 1, 49},
    {"commonAncestor", 1, 46},
    {"comparePoints", 1, 46},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 42},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 222},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 224},
    {"constructElement", 1, 91},
    {"contentHandlerChanged", 1, 101},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 89},
    {"controlMatches", 1, 88},
    {"controlState", 1, 89},
    {"controlValue", 1, 111},
    {"controlsChanged", 1, 89},
    {"controlsOf", 1, 104},
    {"copyBytes", 1, 58},
    {"copyEntries", 1, 64},
    {"copyFiles", 1, 109},
    {"copyHeaders", 1, 65},
    {"countItems", 1, 147},
    {"countQueuingStrategyState", 1, 250},
    {"createCustom", 1, 91},
    {"createEvent", 1, 41},
    {"crypto", 1, 171},
    {"cryptoKeyState", 1, 257},
    {"cryptoState", 1, 257},
    {"cssConditionRuleState", 1, 187},
    {"cssContainerRuleState", 1, 187},
    {"cssCounterStyleRuleState", 1, 187},
    {"cssFontFaceRuleState", 1, 187},
    {"cssFontPaletteValuesRuleState", 1, 187},
    {"cssGroupingRuleState", 1, 187},
    {"cssImageValueState", 1, 189},
    {"cssImportRuleState", 1, 187},
    {"cssKeyframeRuleState", 1, 187},
    {"cssKeyframesRuleState", 1, 187},
    {"cssKeywordValueState", 1, 189},
    {"cssLayerBlockRuleState", 1, 187},
    {"cssLayerStatementRuleState", 1, 187},
    {"cssMarginRuleState", 1, 187},
    {"cssMathClampState", 1, 189},
    {"cssMathInvertState", 1, 189},
    {"cssMathMaxState", 1, 189},
    {"cssMathMinState", 1, 189},
    {"cssMathNegateState", 1, 189},
    {"cssMathProductState", 1, 189},
    {"cssMathSumState", 1, 189},
    {"cssMathValueState", 1, 189},
    {"cssMatrixComponentState", 1, 189},
    {"cssMediaRuleState", 1, 187},
    {"cssNamespaceRuleState", 1, 187},
    {"cssNestedDeclarationsState", 1, 187},
    {"cssNumericArrayState", 1, 189},
    {"cssNumericValueState", 1, 189},
    {"cssPageRuleState", 1, 187},
    {"cssPerspectiveState", 1, 189},
    {"cssPropertyRuleState", 1, 187},
    {"cssRotateState", 1, 189},
    {"cssRuleListState", 1, 187},
    {"cssRuleState", 1, 187},
    {"cssScaleState", 1, 189},
    {"cssScopeRuleState", 1, 187},
    {"cssSkewState", 1, 189},
    {"cssSkewXState", 1, 189},
    {"cssSkewYState", 1, 189},
    {"cssStartingStyleRuleState", 1, 187},
    {"cssStyleRuleState", 1, 187},
    {"cssStyleSheetState", 1, 216},
    {"cssStyleValueState", 1, 189},
    {"cssSupportsRuleState", 1, 187},
    {"cssTransformComponentState", 1, 189},
    {"cssTransformValueState", 1, 189},
    {"cssTranslateState", 1, 189},
    {"cssUnitValueState", 1, 189},
    {"cssUnparsedValueState", 1, 189},
    {"cssVariableReferenceValueState", 1, 189},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 191},
    {"customElements", 1, 75},
    {"customEntries", 1, 77},
    {"customFlags", 1, 77},
    {"customMessage", 1, 77},
    {"customState", 1, 91},
    {"customStateSetState", 1, 201},
    {"cutSequence", 1, 60},
    {"dataTransferItemListState", 1, 198},
    {"dataTransferItemState", 1, 198},
    {"dataTransferState", 1, 198},
    {"datasetOf", 1, 93},
    {"dateNumber", 1, 94},
    {"dateText", 1, 94},
    {"dealWithRejection", 1, 146},
    {"decodePiece", 1, 58},
    {"decodeText", 1, 58},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 222},
    {"defaultButton", 1, 104},
    {"defineElement", 1, 91},
    {"defineEvent", 1, 41},
    {"definitionNamed", 1, 91},
    {"definitionOf", 1, 91},
    {"deleteRange", 1, 29},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 147},
    {"deriveBits", 1, 173},
    {"deriveKey", 1, 173},
    {"derivedList", 1, 135},
    {"describe", 1, 7},
    {"deserialize", 1, 133},
    {"deserializeWithTransfer", 1, 133},
    {"desiredSizeOf", 1, 149},
    {"detailsChanged", 1, 95},
    {"detailsRenamed", 1, 95},
    {"dialogChanged", 1, 96},
    {"digestName", 1, 172},
    {"digestText", 1, 172},
    {"disablesShadow", 1, 91},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 181},
    {"documentTimelineState", 1, 220},
    {"domExceptionState", 1, 193},
    {"domImplementationState", 1, 194},
    {"domMatrixReadOnlyState", 1, 237},
    {"domMatrixState", 1, 237},
    {"domParserState", 1, 194},
    {"domPointReadOnlyState", 1, 237},
    {"domPointState", 1, 237},
    {"domQuadState", 1, 237},
    {"domRectListState", 1, 234},
    {"domRectReadOnlyState", 1, 234},
    {"domRectState", 1, 234},
    {"domStringListState", 1, 195},
    {"easingFunction", 1, 169},
    {"editingRoot", 1, 102},
    {"effectEnd", 1, 170},
    {"effectFills", 1, 170},
    {"elementArgument", 1, 181},
    {"elementInternalsState", 1, 201},
    {"elementsNamed", 1, 43},
    {"emptySequence", 1, 60},
    {"encodeEntries", 1, 71},
    {"encodeUTF8", 1, 58},
    {"enqueueBytes", 1, 148},
    {"enqueueCallback", 1, 91},
    {"enqueueChunk", 1, 149},
    {"enqueueSized", 1, 147},
    {"enqueueTransformed", 1, 145},
    {"entryList", 1, 134},
    {"errorBytes", 1, 148},
    {"errorController", 1, 149},
    {"errorReadable", 1, 144},
    {"errorTransform", 1, 145},
    {"errorWritableIfNeeded", 1, 153},
    {"evaluatedJSON", 1, 62},
    {"eventInterface", 1, 41},
    {"eventPath", 1, 42},
    {"eventReceiver", 1, 41},
    {"eventSourceState", 1, 223},
    {"eventState", 1, 202},
    {"exceptionOfCode", 1, 175},
    {"execCommand", 1, 49},
    {"exportKey", 1, 173},
    {"exposeElement", 1, 120},
    {"exposeFrames", 1, 120},
    {"exposeNames", 1, 120},
    {"external", 1, 87},
    {"externalState", 1, 242},
    {"extractBody", 1, 69},
    {"extractRange", 1, 29},
    {"failClose", 1, 146},
    {"failReads", 1, 144},
    {"failWrite", 1, 146},
    {"fileListState", 1, 203},
    {"fileReaderState", 1, 203},
    {"fileState", 1, 203},
    {"fileValue", 1, 109},
    {"filesOf", 1, 109},
    {"finalStyles", 1, 170},
    {"finishClose", 1, 146},
    {"finishErroring", 1, 146},
    {"finishWrite", 1, 146},
    {"fire", 1, 36},
    {"firstItem", 1, 147},
    {"firstNamed", 1, 43},
    {"firstOf", 1, 37},
    {"firstValued", 1, 43},
    {"firstWithId", 1, 104},
    {"focusForSelection", 1, 52},
    {"focusableArea", 1, 102},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 47},
    {"foldsBlanks", 1, 47},
    {"followLink", 1, 114},
    {"fontSizeOf", 1, 53},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 127},
    {"forgetHandlers", 1, 101},
    {"formAssociated", 1, 77},
    {"formControls", 1, 103},
    {"formDataState", 1, 258},
    {"formEntries", 1, 134},
    {"formOf", 1, 104},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 105},
    {"frames", 1, 105},
    {"fromDictionary", 1, 181},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 181},
    {"fulfilRead", 1, 144},
    {"generateKey", 1, 173},
    {"geolocationPositionErrorState", 1, 248},
    {"geolocationState", 1, 248},
    {"getHandler", 1, 101},
    {"goTo", 1, 81},
    {"handled", 1, 147},
    {"hasBackpressure", 1, 149},
    {"hasFormat", 1, 53},
    {"hasMessages", 1, 89},
    {"hasNoChoice", 1, 129},
    {"hasOwnAlone", 1, 104},
    {"hasPulls", 1, 148},
    {"headOf", 1, 37},
    {"headerValue", 1, 65},
    {"headersState", 1, 230},
    {"hidePopover", 1, 126},
    {"hidePopoversOver", 1, 126},
    {"highWaterMarkOf", 1, 147},
    {"history", 1, 80},
    {"historyState", 1, 242},
    {"holdsInvalid", 1, 112},
    {"hostEvent", 1, 41},
    {"htmlElementArgument", 1, 98},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 235},
    {"imageChanged", 1, 108},
    {"imageEvent", 1, 108},
    {"imagePoint", 1, 134},
    {"imageSeen", 1, 108},
    {"imagesMoved", 1, 108},
    {"implementationOf", 1, 22},
    {"importKey", 1, 173},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 110},
    {"insertIntoRange", 1, 29},
    {"insertMarkup", 1, 54},
    {"intersectionObserverEntryState", 1, 244},
    {"intersectionObserverState", 1, 244},
    {"invalidIn", 1, 139},
    {"invoke", 1, 113},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 91},
    {"is", 1, 55},
    {"isAbortController", 1, 183},
    {"isAbortSignal", 1, 183},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 212},
    {"isActiveDocument", 1, 105},
    {"isAnimation", 1, 220},
    {"isAnimationEffect", 1, 220},
    {"isAnimationTimeline", 1, 220},
    {"isAudioTrack", 1, 239},
    {"isAudioTrackList", 1, 239},
    {"isBarProp", 1, 242},
    {"isBlob", 1, 203},
    {"isBlock", 1, 55},
    {"isBlockCommand", 1, 48},
    {"isBlockElement", 1, 48},
    {"isBody", 1, 37},
    {"isBreak", 1, 55},
    {"isBroadcastChannel", 1, 240},
    {"isBuffer", 1, 181},
    {"isByteLengthQueuingStrategy", 1, 250},
    {"isCSSConditionRule", 1, 187},
    {"isCSSContainerRule", 1, 187},
    {"isCSSCounterStyleRule", 1, 187},
    {"isCSSFontFaceRule", 1, 187},
    {"isCSSFontPaletteValuesRule", 1, 187},
    {"isCSSGroupingRule", 1, 187},
    {"isCSSImageValue", 1, 189},
    {"isCSSImportRule", 1, 187},
    {"isCSSKeyframeRule", 1, 187},
    {"isCSSKeyframesRule", 1, 187},
    {"isCSSKeywordValue", 1, 189},
    {"isCSSLayerBlockRule", 1, 187},
    {"isCSSLayerStatementRule", 1, 187},
    {"isCSSMarginRule", 1, 187},
    {"isCSSMathClamp", 1, 189},
    {"isCSSMathInvert", 1, 189},
    {"isCSSMathMax", 1, 189},
    {"isCSSMathMin", 1, 189},
    {"isCSSMathNegate", 1, 189},
    {"isCSSMathProduct", 1, 189},
    {"isCSSMathSum", 1, 189},
    {"isCSSMathValue", 1, 189},
    {"isCSSMatrixComponent", 1, 189},
    {"isCSSMediaRule", 1, 187},
    {"isCSSNamespaceRule", 1, 187},
    {"isCSSNestedDeclarations", 1, 187},
    {"isCSSNumericArray", 1, 189},
    {"isCSSNumericValue", 1, 189},
    {"isCSSPageRule", 1, 187},
    {"isCSSPerspective", 1, 189},
    {"isCSSPropertyRule", 1, 187},
    {"isCSSRotate", 1, 189},
    {"isCSSRule", 1, 187},
    {"isCSSRuleList", 1, 187},
    {"isCSSScale", 1, 189},
    {"isCSSScopeRule", 1, 187},
    {"isCSSSkew", 1, 189},
    {"isCSSSkewX", 1, 189},
    {"isCSSSkewY", 1, 189},
    {"isCSSStartingStyleRule", 1, 187},
    {"isCSSStyleRule", 1, 187},
    {"isCSSStyleSheet", 1, 216},
    {"isCSSStyleValue", 1, 189},
    {"isCSSSupportsRule", 1, 187},
    {"isCSSTransformComponent", 1, 189},
    {"isCSSTransformValue", 1, 189},
    {"isCSSTranslate", 1, 189},
    {"isCSSUnitValue", 1, 189},
    {"isCSSUnparsedValue", 1, 189},
    {"isCSSVariableReferenceValue", 1, 189},
    {"isClipboard", 1, 248},
    {"isClipboardItem", 1, 248},
    {"isClosed", 1, 32},
    {"isClosing", 1, 146},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 222},
    {"isCountQueuingStrategy", 1, 250},
    {"isCrypto", 1, 257},
    {"isCryptoKey", 1, 257},
    {"isCustomElementRegistry", 1, 191},
    {"isCustomStateSet", 1, 201},
    {"isDOMException", 1, 193},
    {"isDOMImplementation", 1, 194},
    {"isDOMMatrix", 1, 237},
    {"isDOMMatrixReadOnly", 1, 237},
    {"isDOMParser", 1, 194},
    {"isDOMPoint", 1, 237},
    {"isDOMPointReadOnly", 1, 237},
    {"isDOMQuad", 1, 237},
    {"isDOMRect", 1, 234},
    {"isDOMRectList", 1, 234},
    {"isDOMRectReadOnly", 1, 234},
    {"isDOMStringList", 1, 195},
    {"isDataTransfer", 1, 198},
    {"isDataTransferItem", 1, 198},
    {"isDataTransferItemList", 1, 198},
    {"isDecompressionStream", 1, 222},
    {"isDesigned", 1, 97},
    {"isDisabled", 1, 102},
    {"isDocumentTimeline", 1, 220},
    {"isEditable", 1, 102},
    {"isElement", 1, 55},
    {"isElementInternals", 1, 201},
    {"isEvent", 1, 202},
    {"isEventSource", 1, 223},
    {"isExternal", 1, 242},
    {"isFieldValue", 1, 65},
    {"isFile", 1, 203},
    {"isFileList", 1, 203},
    {"isFileReader", 1, 203},
    {"isFocusable", 1, 102},
    {"isFocusableByDefault", 1, 102},
    {"isFormControl", 1, 104},
    {"isFormCustom", 1, 77},
    {"isFormData", 1, 258},
    {"isFormat", 1, 53},
    {"isFrameWindow", 1, 105},
    {"isGeolocation", 1, 248},
    {"isGeolocationPositionError", 1, 248},
    {"isGroupChecked", 1, 127},
    {"isHTMLElementOf", 1, 98},
    {"isHeaders", 1, 230},
    {"isHiddenAt", 1, 42},
    {"isHistory", 1, 242},
    {"isIdleDeadline", 1, 235},
    {"isImageLoading", 1, 108},
    {"isInNode", 1, 46},
    {"isIndexed", 1, 177},
    {"isIntersectionObserver", 1, 244},
    {"isIntersectionObserverEntry", 1, 244},
    {"isKeyframeEffect", 1, 220},
    {"isLoadable", 1, 70},
    {"isLocation", 1, 242},
    {"isLockedReadable", 1, 144},
    {"isMediaError", 1, 239},
    {"isMediaList", 1, 216},
    {"isMediaQueryList", 1, 186},
    {"isMessageChannel", 1, 240},
    {"isMessagePort", 1, 240},
    {"isMimeType", 1, 209},
    {"isMimeTypeArray", 1, 209},
    {"isModal", 1, 119},
    {"isMouseEvent", 1, 164},
    {"isMutationObserver", 1, 207},
    {"isMutationRecord", 1, 207},
    {"isNamed", 1, 43},
    {"isNavigator", 1, 209},
    {"isNodeIterator", 1, 217},
    {"isNotification", 1, 248},
    {"isNumberText", 1, 131},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 48},
    {"isPerformance", 1, 246},
    {"isPerformanceEntry", 1, 247},
    {"isPerformanceMark", 1, 247},
    {"isPerformanceMeasure", 1, 247},
    {"isPerformanceNavigation", 1, 243},
    {"isPerformanceObserver", 1, 247},
    {"isPerformanceObserverEntryList", 1, 247},
    {"isPerformanceTiming", 1, 243},
    {"isPermissionStatus", 1, 248},
    {"isPermissions", 1, 248},
    {"isPlugin", 1, 209},
    {"isPluginArray", 1, 209},
    {"isPopoverShown", 1, 126},
    {"isRange", 1, 212},
    {"isReadableByteStreamController", 1, 250},
    {"isReadableStream", 1, 250},
    {"isReadableStreamBYOBReader", 1, 250},
    {"isReadableStreamBYOBRequest", 1, 250},
    {"isReadableStreamDefaultController", 1, 250},
    {"isReadableStreamDefaultReader", 1, 250},
    {"isRequest", 1, 230},
    {"isResizeObserver", 1, 244},
    {"isResizeObserverEntry", 1, 244},
    {"isResizeObserverSize", 1, 244},
    {"isResponse", 1, 230},
    {"isSVGAngle", 1, 252},
    {"isSVGAnimatedAngle", 1, 252},
    {"isSVGAnimatedBoolean", 1, 252},
    {"isSVGAnimatedEnumeration", 1, 252},
    {"isSVGAnimatedInteger", 1, 252},
    {"isSVGAnimatedLength", 1, 252},
    {"isSVGAnimatedLengthList", 1, 252},
    {"isSVGAnimatedNumber", 1, 252},
    {"isSVGAnimatedNumberList", 1, 252},
    {"isSVGAnimatedPreserveAspectRatio", 1, 252},
    {"isSVGAnimatedRect", 1, 252},
    {"isSVGAnimatedTransformList", 1, 252},
    {"isSVGLength", 1, 252},
    {"isSVGLengthList", 1, 252},
    {"isSVGNumber", 1, 252},
    {"isSVGNumberList", 1, 252},
    {"isSVGPointList", 1, 252},
    {"isSVGPreserveAspectRatio", 1, 252},
    {"isSVGStringList", 1, 252},
    {"isSVGTransform", 1, 252},
    {"isSVGTransformList", 1, 252},
    {"isSVGUnitTypes", 1, 252},
    {"isScreen", 1, 186},
    {"isSelected", 1, 129},
    {"isSelection", 1, 213},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 48},
    {"isStaticRange", 1, 212},
    {"isStepMismatch", 1, 131},
    {"isStorage", 1, 215},
    {"isStylePropertyMap", 1, 189},
    {"isStylePropertyMapReadOnly", 1, 189},
    {"isStyleSheet", 1, 216},
    {"isStyleSheetList", 1, 216},
    {"isSubmitButton", 1, 104},
    {"isSubtleCrypto", 1, 257},
    {"isSummary", 1, 102},
    {"isText", 1, 55},
    {"isTextDecoder", 1, 227},
    {"isTextDecoderStream", 1, 227},
    {"isTextEncoder", 1, 227},
    {"isTextEncoderStream", 1, 227},
    {"isTextTrack", 1, 239},
    {"isTextTrackCue", 1, 239},
    {"isTextTrackCueList", 1, 239},
    {"isTextTrackList", 1, 239},
    {"isTimeRanges", 1, 238},
    {"isToken", 1, 65},
    {"isTouch", 1, 255},
    {"isTouchList", 1, 255},
    {"isTransformStream", 1, 250},
    {"isTransformStreamDefaultController", 1, 250},
    {"isTreeWalker", 1, 217},
    {"isURL", 1, 256},
    {"isURLSearchParams", 1, 256},
    {"isUnusable", 1, 69},
    {"isUserActivation", 1, 248},
    {"isVTTCue", 1, 239},
    {"isValidControl", 1, 139},
    {"isValidityState", 1, 232},
    {"isVideoTrack", 1, 239},
    {"isVideoTrackList", 1, 239},
    {"isVisualViewport", 1, 186},
    {"isWebSocket", 1, 223},
    {"isWritableStream", 1, 250},
    {"isWritableStreamDefaultController", 1, 250},
    {"isWritableStreamDefaultWriter", 1, 250},
    {"isXMLHttpRequest", 1, 258},
    {"isXMLHttpRequestEventTarget", 1, 258},
    {"isXMLHttpRequestUpload", 1, 258},
    {"isXMLSerializer", 1, 194},
    {"isXPathEvaluator", 1, 219},
    {"isXPathExpression", 1, 219},
    {"isXPathResult", 1, 219},
    {"itemKind", 1, 177},
    {"itemState", 1, 177},
    {"keepBlanks", 1, 47},
    {"keepBlanksApart", 1, 47},
    {"keepLine", 1, 50},
    {"keyframeEffectState", 1, 220},
    {"labelListOf", 1, 104},
    {"labeledControl", 1, 104},
    {"labelsFor", 1, 43},
    {"legacySize", 1, 53},
    {"limitState", 1, 139},
    {"linesOf", 1, 55},
    {"listElement", 1, 115},
    {"loadFailed", 1, 70},
    {"loadResource", 1, 70},
    {"localOf", 1, 55},
    {"location", 1, 81},
    {"locationState", 1, 242},
    {"lookAtForm", 1, 77},
    {"makeAbortController", 1, 183},
    {"makeAbortSignal", 1, 183},
    {"makeAbstractRange", 1, 212},
    {"makeAnimation", 1, 220},
    {"makeAnimationEffect", 1, 220},
    {"makeAnimationTimeline", 1, 220},
    {"makeAudioTrack", 1, 239},
    {"makeAudioTrackList", 1, 239},
    {"makeBarProp", 1, 242},
    {"makeBlob", 1, 203},
    {"makeBroadcastChannel", 1, 240},
    {"makeByteLengthQueuingStrategy", 1, 250},
    {"makeCSSConditionRule", 1, 187},
    {"makeCSSContainerRule", 1, 187},
    {"makeCSSCounterStyleRule", 1, 187},
    {"makeCSSFontFaceRule", 1, 187},
    {"makeCSSFontPaletteValuesRule", 1, 187},
    {"makeCSSGroupingRule", 1, 187},
    {"makeCSSImageValue", 1, 189},
    {"makeCSSImportRule", 1, 187},
    {"makeCSSKeyframeRule", 1, 187},
    {"makeCSSKeyframesRule", 1, 187},
    {"makeCSSKeywordValue", 1, 189},
    {"makeCSSLayerBlockRule", 1, 187},
    {"makeCSSLayerStatementRule", 1, 187},
    {"makeCSSMarginRule", 1, 187},
    {"makeCSSMathClamp", 1, 189},
    {"makeCSSMathInvert", 1, 189},
    {"makeCSSMathMax", 1, 189},
    {"makeCSSMathMin", 1, 189},
    {"makeCSSMathNegate", 1, 189},
    {"makeCSSMathProduct", 1, 189},
    {"makeCSSMathSum", 1, 189},
    {"makeCSSMathValue", 1, 189},
    {"makeCSSMatrixComponent", 1, 189},
    {"makeCSSMediaRule", 1, 187},
    {"makeCSSNamespaceRule", 1, 187},
    {"makeCSSNestedDeclarations", 1, 187},
    {"makeCSSNumericArray", 1, 189},
    {"makeCSSNumericValue", 1, 189},
    {"makeCSSPageRule", 1, 187},
    {"makeCSSPerspective", 1, 189},
    {"makeCSSPropertyRule", 1, 187},
    {"makeCSSRotate", 1, 189},
    {"makeCSSRule", 1, 187},
    {"makeCSSRuleList", 1, 187},
    {"makeCSSScale", 1, 189},
    {"makeCSSScopeRule", 1, 187},
    {"makeCSSSkew", 1, 189},
    {"makeCSSSkewX", 1, 189},
    {"makeCSSSkewY", 1, 189},
    {"makeCSSStartingStyleRule", 1, 187},
    {"makeCSSStyleDeclaration", 1, 188},
    {"makeCSSStyleRule", 1, 187},
    {"makeCSSStyleSheet", 1, 216},
    {"makeCSSStyleValue", 1, 189},
    {"makeCSSSupportsRule", 1, 187},
    {"makeCSSTransformComponent", 1, 189},
    {"makeCSSTransformValue", 1, 189},
    {"makeCSSTranslate", 1, 189},
    {"makeCSSUnitValue", 1, 189},
    {"makeCSSUnparsedValue", 1, 189},
    {"makeCSSVariableReferenceValue", 1, 189},
    {"makeClipboard", 1, 248},
    {"makeClipboardItem", 1, 248},
    {"makeCompressionStream", 1, 222},
    {"makeCountQueuingStrategy", 1, 250},
    {"makeCrypto", 1, 257},
    {"makeCryptoKey", 1, 257},
    {"makeCustomElementRegistry", 1, 191},
    {"makeCustomStateSet", 1, 201},
    {"makeDOMException", 1, 193},
    {"makeDOMImplementation", 1, 194},
    {"makeDOMMatrix", 1, 237},
    {"makeDOMMatrixReadOnly", 1, 237},
    {"makeDOMParser", 1, 194},
    {"makeDOMPoint", 1, 237},
    {"makeDOMPointReadOnly", 1, 237},
    {"makeDOMQuad", 1, 237},
    {"makeDOMRect", 1, 234},
    {"makeDOMRectList", 1, 234},
    {"makeDOMRectReadOnly", 1, 234},
    {"makeDOMStringList", 1, 195},
    {"makeDOMStringMap", 1, 196},
    {"makeDOMTokenList", 1, 197},
    {"makeDataTransfer", 1, 198},
    {"makeDataTransferItem", 1, 198},
    {"makeDataTransferItemList", 1, 198},
    {"makeDecompressionStream", 1, 222},
    {"makeDeferred", 1, 147},
    {"makeDocumentTimeline", 1, 220},
    {"makeElement", 1, 98},
    {"makeElementInternals", 1, 201},
    {"makeEvent", 1, 202},
    {"makeEventSource", 1, 223},
    {"makeException", 1, 175},
    {"makeExternal", 1, 242},
    {"makeFile", 1, 203},
    {"makeFileList", 1, 203},
    {"makeFileReader", 1, 203},
    {"makeFormData", 1, 258},
    {"makeGeolocation", 1, 248},
    {"makeGeolocationPositionError", 1, 248},
    {"makeHTMLAllCollection", 1, 204},
    {"makeHTMLCollection", 1, 221},
    {"makeHTMLFormControlsCollection", 1, 231},
    {"makeHTMLOptionsCollection", 1, 231},
    {"makeHeaders", 1, 230},
    {"makeHistory", 1, 242},
    {"makeIdleDeadline", 1, 235},
    {"makeIndexed", 1, 177},
    {"makeIntersectionObserver", 1, 244},
    {"makeIntersectionObserverEntry", 1, 244},
    {"makeKeyframeEffect", 1, 220},
    {"makeLocation", 1, 242},
    {"makeMediaError", 1, 239},
    {"makeMediaList", 1, 216},
    {"makeMediaQueryList", 1, 186},
    {"makeMessageChannel", 1, 240},
    {"makeMessagePort", 1, 240},
    {"makeMimeType", 1, 209},
    {"makeMimeTypeArray", 1, 209},
    {"makeMutationObserver", 1, 207},
    {"makeMutationRecord", 1, 207},
    {"makeNamedNodeMap", 1, 208},
    {"makeNavigator", 1, 209},
    {"makeNodeIterator", 1, 217},
    {"makeNodeList", 1, 221},
    {"makeNotification", 1, 248},
    {"makePerformance", 1, 246},
    {"makePerformanceEntry", 1, 247},
    {"makePerformanceMark", 1, 247},
    {"makePerformanceMeasure", 1, 247},
    {"makePerformanceNavigation", 1, 243},
    {"makePerformanceObserver", 1, 247},
    {"makePerformanceObserverEntryList", 1, 247},
    {"makePerformanceTiming", 1, 243},
    {"makePermissionStatus", 1, 248},
    {"makePermissions", 1, 248},
    {"makePlugin", 1, 209},
    {"makePluginArray", 1, 209},
    {"makeRadioNodeList", 1, 231},
    {"makeRange", 1, 212},
    {"makeReadableByteStreamController", 1, 250},
    {"makeReadableStream", 1, 250},
    {"makeReadableStreamBYOBReader", 1, 250},
    {"makeReadableStreamBYOBRequest", 1, 250},
    {"makeReadableStreamDefaultController", 1, 250},
    {"makeReadableStreamDefaultReader", 1, 250},
    {"makeRequest", 1, 230},
    {"makeResizeObserver", 1, 244},
    {"makeResizeObserverEntry", 1, 244},
    {"makeResizeObserverSize", 1, 244},
    {"makeResponse", 1, 230},
    {"makeSVGAngle", 1, 252},
    {"makeSVGAnimatedAngle", 1, 252},
    {"makeSVGAnimatedBoolean", 1, 252},
    {"makeSVGAnimatedEnumeration", 1, 252},
    {"makeSVGAnimatedInteger", 1, 252},
    {"makeSVGAnimatedLength", 1, 252},
    {"makeSVGAnimatedLengthList", 1, 252},
    {"makeSVGAnimatedNumber", 1, 252},
    {"makeSVGAnimatedNumberList", 1, 252},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 252},
    {"makeSVGAnimatedRect", 1, 252},
    {"makeSVGAnimatedTransformList", 1, 252},
    {"makeSVGLength", 1, 252},
    {"makeSVGLengthList", 1, 252},
    {"makeSVGNumber", 1, 252},
    {"makeSVGNumberList", 1, 252},
    {"makeSVGPointList", 1, 252},
    {"makeSVGPreserveAspectRatio", 1, 252},
    {"makeSVGStringList", 1, 252},
    {"makeSVGTransform", 1, 252},
    {"makeSVGTransformList", 1, 252},
    {"makeSVGUnitTypes", 1, 252},
    {"makeScreen", 1, 186},
    {"makeSelection", 1, 213},
    {"makeStaticRange", 1, 212},
    {"makeStorage", 1, 215},
    {"makeStylePropertyMap", 1, 189},
    {"makeStylePropertyMapReadOnly", 1, 189},
    {"makeStyleSheet", 1, 216},
    {"makeStyleSheetList", 1, 216},
    {"makeSubtleCrypto", 1, 257},
    {"makeTextDecoder", 1, 227},
    {"makeTextDecoderStream", 1, 227},
    {"makeTextEncoder", 1, 227},
    {"makeTextEncoderStream", 1, 227},
    {"makeTextTrack", 1, 239},
    {"makeTextTrackCue", 1, 239},
    {"makeTextTrackCueList", 1, 239},
    {"makeTextTrackList", 1, 239},
    {"makeTimeRanges", 1, 238},
    {"makeTouch", 1, 255},
    {"makeTouchList", 1, 255},
    {"makeTransformStream", 1, 250},
    {"makeTransformStreamDefaultController", 1, 250},
    {"makeTreeWalker", 1, 217},
    {"makeURL", 1, 256},
    {"makeURLSearchParams", 1, 256},
    {"makeUserActivation", 1, 248},
    {"makeVTTCue", 1, 239},
    {"makeValidityState", 1, 232},
    {"makeVideoTrack", 1, 239},
    {"makeVideoTrackList", 1, 239},
    {"makeVisualViewport", 1, 186},
    {"makeWebSocket", 1, 223},
    {"makeWritableStream", 1, 250},
    {"makeWritableStreamDefaultController", 1, 250},
    {"makeWritableStreamDefaultWriter", 1, 250},
    {"makeXMLHttpRequest", 1, 258},
    {"makeXMLHttpRequestEventTarget", 1, 258},
    {"makeXMLHttpRequestUpload", 1, 258},
    {"makeXMLSerializer", 1, 194},
    {"makeXPathEvaluator", 1, 219},
    {"makeXPathExpression", 1, 219},
    {"makeXPathResult", 1, 219},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 131},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 239},
    {"mediaListState", 1, 216},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 186},
    {"mergeTexts", 1, 50},
    {"messageChannelState", 1, 240},
    {"messagePortState", 1, 240},
    {"mimeParameter", 1, 142},
    {"mimeText", 1, 142},
    {"mimeTypeArrayState", 1, 209},
    {"mimeTypeState", 1, 209},
    {"mimeTypes", 1, 125},
    {"minimumOf", 1, 131},
    {"missing", 1, 181},
    {"moveChildren", 1, 48},
    {"moveFocus", 1, 102},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 129},
    {"mutationObserverState", 1, 207},
    {"mutationRecordState", 1, 207},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 104},
    {"namedList", 1, 43},
    {"namedTest", 1, 104},
    {"navigate", 1, 81},
    {"navigateFrame", 1, 105},
    {"navigateToFragment", 1, 80},
    {"navigator", 1, 82},
    {"navigatorState", 1, 209},
    {"nearestStep", 1, 131},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 69},
    {"newDecoder", 1, 58},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 64},
    {"newHeaders", 1, 65},
    {"newKeyframeEffect", 1, 170},
    {"newList", 1, 147},
    {"newMatrix", 1, 72},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 144},
    {"newRect", 1, 73},
    {"newRectList", 1, 73},
    {"newResponse", 1, 67},
    {"newSVGAngle", 1, 155},
    {"newSVGLength", 1, 155},
    {"newSVGList", 1, 156},
    {"newSVGNumber", 1, 155},
    {"newSVGTransform", 1, 159},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newWritable", 1, 146},
    {"nextTimer", 1, 163},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 217},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 181},
    {"nodePrecedes", 1, 46},
    {"notificationState", 1, 248},
    {"numberIn", 1, 111},
    {"numberToText", 1, 131},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 43},
    {"onlyNamedIn", 1, 104},
    {"openChannel", 1, 118},
    {"openShadowRoot", 1, 32},
    {"openWindow", 1, 121},
    {"optionList", 1, 122},
    {"optionValue", 1, 122},
    {"ownControlState", 1, 89},
    {"pageScripts", 1, 123},
    {"parseMIMEType", 1, 142},
    {"parseMultipart", 1, 71},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 166},
    {"parseSVGNumbers", 1, 159},
    {"parseSVGTransforms", 1, 159},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 91},
    {"peerEvents", 1, 143},
    {"performance", 1, 160},
    {"performanceEntries", 1, 162},
    {"performanceEntryState", 1, 247},
    {"performanceMark", 1, 162},
    {"performanceMarkState", 1, 247},
    {"performanceMeasure", 1, 162},
    {"performanceMeasureState", 1, 247},
    {"performanceNavigationState", 1, 243},
    {"performanceObserverEntryListState", 1, 247},
    {"performanceObserverState", 1, 247},
    {"performanceState", 1, 246},
    {"performanceTimingState", 1, 243},
    {"permissionStatusState", 1, 248},
    {"permissionsState", 1, 248},
    {"pipe", 1, 150},
    {"placeCaret", 1, 50},
    {"places", 1, 249},
    {"platformInterface", 1, 179},
    {"pluginArrayState", 1, 209},
    {"pluginState", 1, 209},
    {"plugins", 1, 125},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 126},
    {"postToWindow", 1, 118},
    {"pushItem", 1, 147},
    {"putFormat", 1, 53},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 163},
    {"queueMicrotask", 1, 163},
    {"queueTask", 1, 163},
    {"queueToggle", 1, 138},
    {"radioGroup", 1, 127},
    {"radioNodeList", 1, 103},
    {"randomUUID", 1, 171},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 212},
    {"rangeText", 1, 29},
    {"react", 1, 147},
    {"reacting", 1, 91},
    {"readBody", 1, 69},
    {"readChunk", 1, 144},
    {"readContentHandler", 1, 101},
    {"readInto", 1, 144},
    {"readSequence", 1, 60},
    {"readTape", 1, 63},
    {"readableByteStreamControllerState", 1, 250},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 250},
    {"readableStreamBYOBRequestState", 1, 250},
    {"readableStreamDefaultControllerState", 1, 250},
    {"readableStreamDefaultReaderState", 1, 250},
    {"readableStreamState", 1, 250},
    {"receiveControlState", 1, 89},
    {"receiverOf", 1, 98},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 144},
    {"releaseWriter", 1, 146},
    {"remoteCount", 1, 104},
    {"removeBeside", 1, 50},
    {"removeSelected", 1, 50},
    {"replaceData", 1, 21},
    {"reportException", 1, 100},
    {"reportForm", 1, 139},
    {"reportRejection", 1, 100},
    {"reportValidity", 1, 139},
    {"requestFrame", 1, 163},
    {"requestIdle", 1, 107},
    {"requestState", 1, 230},
    {"resetControl", 1, 90},
    {"resetCustom", 1, 77},
    {"resetOptions", 1, 129},
    {"resetQueue", 1, 147},
    {"resizeObserverEntryState", 1, 244},
    {"resizeObserverSizeState", 1, 244},
    {"resizeObserverState", 1, 244},
    {"resourceBuffer", 1, 70},
    {"resourceDocument", 1, 70},
    {"resourceText", 1, 70},
    {"respond", 1, 148},
    {"respondWithView", 1, 148},
    {"responseState", 1, 230},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 163},
    {"screen", 1, 13},
    {"screenState", 1, 186},
    {"scriptTimer", 1, 163},
    {"seedRandom", 1, 174},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 122},
    {"selectOnly", 1, 129},
    {"selectRange", 1, 30},
    {"selectSource", 1, 130},
    {"selectedControlText", 1, 137},
    {"selectedOptionsOf", 1, 129},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 52},
    {"selectionState", 1, 213},
    {"sendControlStates", 1, 89},
    {"sendTo", 1, 118},
    {"sequenceOf", 1, 60},
    {"serialize", 1, 133},
    {"serializePairs", 1, 166},
    {"serializeWithTransfer", 1, 133},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 111},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 146},
    {"setCheckedness", 1, 127},
    {"setControlValue", 1, 111},
    {"setFiles", 1, 109},
    {"setFragment", 1, 81},
    {"setHandler", 1, 101},
    {"setHeader", 1, 65},
    {"setInputValue", 1, 111},
    {"setInteracted", 1, 139},
    {"setMIMEParameter", 1, 142},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 119},
    {"setOption", 1, 122},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 155},
    {"setSVGLength", 1, 155},
    {"setSelected", 1, 129},
    {"setTimer", 1, 163},
    {"setType", 1, 111},
    {"setUpByteSource", 1, 148},
    {"setUpBytes", 1, 148},
    {"setUpReadable", 1, 149},
    {"setUpSink", 1, 153},
    {"setUpSource", 1, 149},
    {"setUpTransform", 1, 145},
    {"setUpWritable", 1, 153},
    {"settingText", 1, 131},
    {"settleAs", 1, 147},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 89},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 147},
    {"showPopover", 1, 126},
    {"signWith", 1, 173},
    {"sizeOf", 1, 147},
    {"slotContents", 1, 45},
    {"slotOf", 1, 45},
    {"slotsChanged", 1, 45},
    {"spendStream", 1, 144},
    {"splitAround", 1, 48},
    {"splitText", 1, 21},
    {"startErroring", 1, 146},
    {"stateOf", 1, 177},
    {"staticRangeState", 1, 212},
    {"stepped", 1, 131},
    {"storage", 1, 83},
    {"storageState", 1, 215},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 76},
    {"stylePropertyMapReadOnlyState", 1, 189},
    {"stylePropertyMapState", 1, 189},
    {"styleSheetListState", 1, 216},
    {"styleSheetState", 1, 216},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 134},
    {"submittableOf", 1, 104},
    {"submittedText", 1, 111},
    {"subtle", 1, 172},
    {"subtleCryptoState", 1, 257},
    {"svgAngleState", 1, 252},
    {"svgAnimatedAngleState", 1, 252},
    {"svgAnimatedBooleanState", 1, 252},
    {"svgAnimatedEnumerationState", 1, 252},
    {"svgAnimatedIntegerState", 1, 252},
    {"svgAnimatedLengthListState", 1, 252},
    {"svgAnimatedLengthState", 1, 252},
    {"svgAnimatedNumberListState", 1, 252},
    {"svgAnimatedNumberState", 1, 252},
    {"svgAnimatedPreserveAspectRatioState", 1, 252},
    {"svgAnimatedRectState", 1, 252},
    {"svgAnimatedTransformListState", 1, 252},
    {"svgAxis", 1, 155},
    {"svgBounds", 1, 158},
    {"svgBox", 1, 154},
    {"svgConstants", 1, 157},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 158},
    {"svgFloat", 1, 155},
    {"svgLengthListState", 1, 252},
    {"svgLengthState", 1, 252},
    {"svgListOf", 1, 154},
    {"svgMemberOrder", 1, 251},
    {"svgMembers", 1, 157},
    {"svgNumberListState", 1, 252},
    {"svgNumberState", 1, 252},
    {"svgNumberText", 1, 155},
    {"svgPathLength", 1, 158},
    {"svgPointAt", 1, 158},
    {"svgPointListState", 1, 252},
    {"svgPreserveAspectRatioState", 1, 252},
    {"svgReflection", 1, 154},
    {"svgStringListState", 1, 252},
    {"svgStrokes", 1, 158},
    {"svgTransformListState", 1, 252},
    {"svgTransformOf", 1, 159},
    {"svgTransformProduct", 1, 159},
    {"svgTransformState", 1, 252},
    {"svgTransformText", 1, 159},
    {"svgUnitTypesState", 1, 252},
    {"takeFormat", 1, 53},
    {"takeSignals", 1, 45},
    {"targetOf", 1, 114},
    {"teeBytes", 1, 152},
    {"teeChunks", 1, 152},
    {"textAsBuffer", 1, 172},
    {"textBecameSelectable", 1, 137},
    {"textDecoderState", 1, 227},
    {"textDecoderStreamState", 1, 227},
    {"textEncoderState", 1, 227},
    {"textEncoderStreamState", 1, 227},
    {"textFragment", 1, 136},
    {"textReplaced", 1, 137},
    {"textToNumber", 1, 131},
    {"textTrackCueListState", 1, 239},
    {"textTrackCueState", 1, 239},
    {"textTrackListState", 1, 239},
    {"textTrackState", 1, 239},
    {"textsBetween", 1, 57},
    {"textsIn", 1, 53},
    {"textsOf", 1, 55},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 238},
    {"timingTimes", 1, 161},
    {"toBuffer", 1, 181},
    {"toByteString", 1, 181},
    {"toClamped", 1, 181},
    {"toEnforced", 1, 181},
    {"toEnum", 1, 181},
    {"toFloat", 1, 181},
    {"toInterface", 1, 181},
    {"toLongLong", 1, 181},
    {"toObject", 1, 181},
    {"toRecord", 1, 181},
    {"toSequence", 1, 181},
    {"toUnrestrictedFloat", 1, 181},
    {"toUnsignedLongLong", 1, 181},
    {"together", 1, 91},
    {"togglePopover", 1, 126},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 119},
    {"touchListState", 1, 255},
    {"touchState", 1, 255},
    {"transferPort", 1, 118},
    {"transferStream", 1, 132},
    {"transformMatrix", 1, 74},
    {"transformStreamDefaultControllerState", 1, 250},
    {"transformStreamState", 1, 250},
    {"treeWalkerState", 1, 217},
    {"trimSpace", 1, 65},
    {"turnFormatOff", 1, 53},
    {"upgradeIn", 1, 91},
    {"urlSearchParamsState", 1, 256},
    {"urlState", 1, 256},
    {"userActivationState", 1, 248},
    {"usesSourceSet", 1, 130},
    {"utf8Text", 1, 60},
    {"validityOf", 1, 139},
    {"validityStateState", 1, 232},
    {"valueMode", 1, 110},
    {"verifyWith", 1, 173},
    {"videoTrackListState", 1, 239},
    {"videoTrackState", 1, 239},
    {"viewParts", 1, 147},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 186},
    {"vttCueState", 1, 239},
    {"waitingReads", 1, 144},
    {"watchSlots", 1, 45},
    {"webSocketState", 1, 223},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 89},
    {"willValidate", 1, 139},
    {"windowNamed", 1, 120},
    {"windowOf", 1, 105},
    {"withoutScripts", 1, 54},
    {"writableDesiredSize", 1, 153},
    {"writableStreamDefaultControllerState", 1, 250},
    {"writableStreamDefaultWriterState", 1, 250},
    {"writableStreamState", 1, 250},
    {"writeChunk", 1, 146},
    {"writeController", 1, 153},
    {"writeTape", 1, 63},
    {"wrongKind", 1, 181},
    {"wrongReceiver", 1, 181},
    {"wrongValue", 1, 181},
    {"xPathEvaluatorState", 1, 219},
    {"xPathExpressionState", 1, 219},
    {"xPathResultState", 1, 219},
    {"xmlHttpRequestEventTargetState", 1, 258},
    {"xmlHttpRequestState", 1, 258},
    {"xmlHttpRequestUploadState", 1, 258},
    {"xmlSerializerState", 1, 194},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
