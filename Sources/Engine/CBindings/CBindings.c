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
static const unsigned char dom_rangeContents[] = {
#embed "Linked/dom/rangeContents.js"
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
static const unsigned char streams_pullIntos[] = {
#embed "Linked/streams/pullIntos.js"
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
    BINDINGS_FILE("js/dom/rangeContents.js", dom_rangeContents),
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
    BINDINGS_FILE("js/streams/pullIntos.js", streams_pullIntos),
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
    {"AbortController", 0, 184},
    {"AbortControllerBrand", 1, 184},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 184},
    {"AbortSignalBrand", 1, 184},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 213},
    {"AbstractRangeBrand", 1, 213},
    {"AbstractRangeSteps", 1, 28},
    {"Animation", 0, 221},
    {"AnimationBrand", 1, 221},
    {"AnimationEffect", 0, 221},
    {"AnimationEffectBrand", 1, 221},
    {"AnimationEffectSteps", 1, 171},
    {"AnimationEvent", 0, 230},
    {"AnimationFrameProviderSteps", 1, 140},
    {"AnimationPlaybackEvent", 0, 221},
    {"AnimationSteps", 1, 169},
    {"AnimationTimeline", 0, 221},
    {"AnimationTimelineBrand", 1, 221},
    {"AnimationTimelineSteps", 1, 169},
    {"Attr", 0, 185},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 239},
    {"AudioTrack", 0, 240},
    {"AudioTrackBrand", 1, 240},
    {"AudioTrackList", 0, 240},
    {"AudioTrackListBrand", 1, 240},
    {"AudioTrackListSteps", 1, 116},
    {"AudioTrackSteps", 1, 116},
    {"AutofilledSteps", 1, 86},
    {"BarProp", 0, 243},
    {"BarPropBrand", 1, 243},
    {"BarPropSteps", 1, 87},
    {"BeforeUnloadEvent", 0, 230},
    {"BeforeUnloadEventSteps", 1, 165},
    {"Blob", 0, 204},
    {"BlobBrand", 1, 204},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 69},
    {"BroadcastChannel", 0, 241},
    {"BroadcastChannelBrand", 1, 241},
    {"BroadcastChannelSteps", 1, 118},
    {"ByteLengthQueuingStrategy", 0, 251},
    {"ByteLengthQueuingStrategyBrand", 1, 251},
    {"ByteLengthQueuingStrategySteps", 1, 147},
    {"CDATASection", 0, 191},
    {"CSS", 3, 186},
    {"CSSConditionRule", 0, 188},
    {"CSSConditionRuleBrand", 1, 188},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 188},
    {"CSSContainerRuleBrand", 1, 188},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 188},
    {"CSSCounterStyleRuleBrand", 1, 188},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 188},
    {"CSSFontFaceRuleBrand", 1, 188},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 188},
    {"CSSFontPaletteValuesRuleBrand", 1, 188},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 188},
    {"CSSGroupingRuleBrand", 1, 188},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 190},
    {"CSSImageValueBrand", 1, 190},
    {"CSSImportRule", 0, 188},
    {"CSSImportRuleBrand", 1, 188},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 188},
    {"CSSKeyframeRuleBrand", 1, 188},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 188},
    {"CSSKeyframesRuleBrand", 1, 188},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 190},
    {"CSSKeywordValueBrand", 1, 190},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 188},
    {"CSSLayerBlockRuleBrand", 1, 188},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 188},
    {"CSSLayerStatementRuleBrand", 1, 188},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 188},
    {"CSSMarginRuleBrand", 1, 188},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 190},
    {"CSSMathClampBrand", 1, 190},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 190},
    {"CSSMathInvertBrand", 1, 190},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 190},
    {"CSSMathMaxBrand", 1, 190},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 190},
    {"CSSMathMinBrand", 1, 190},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 190},
    {"CSSMathNegateBrand", 1, 190},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 190},
    {"CSSMathProductBrand", 1, 190},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 190},
    {"CSSMathSumBrand", 1, 190},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 190},
    {"CSSMathValueBrand", 1, 190},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 190},
    {"CSSMatrixComponentBrand", 1, 190},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 188},
    {"CSSMediaRuleBrand", 1, 188},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 188},
    {"CSSNamespaceRuleBrand", 1, 188},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 188},
    {"CSSNestedDeclarationsBrand", 1, 188},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 190},
    {"CSSNumericArrayBrand", 1, 190},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 190},
    {"CSSNumericValueBrand", 1, 190},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 188},
    {"CSSPageRuleBrand", 1, 188},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 190},
    {"CSSPerspectiveBrand", 1, 190},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 188},
    {"CSSPropertyRuleBrand", 1, 188},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 190},
    {"CSSRotateBrand", 1, 190},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 188},
    {"CSSRuleBrand", 1, 188},
    {"CSSRuleList", 0, 188},
    {"CSSRuleListBrand", 1, 188},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 190},
    {"CSSScaleBrand", 1, 190},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 188},
    {"CSSScopeRuleBrand", 1, 188},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 190},
    {"CSSSkewBrand", 1, 190},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 190},
    {"CSSSkewXBrand", 1, 190},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 190},
    {"CSSSkewYBrand", 1, 190},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 188},
    {"CSSStartingStyleRuleBrand", 1, 188},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 189},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 188},
    {"CSSStyleRuleBrand", 1, 188},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 217},
    {"CSSStyleSheetBrand", 1, 217},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 190},
    {"CSSStyleValueBrand", 1, 190},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 188},
    {"CSSSupportsRuleBrand", 1, 188},
    {"CSSTransformComponent", 0, 190},
    {"CSSTransformComponentBrand", 1, 190},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 190},
    {"CSSTransformValueBrand", 1, 190},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 190},
    {"CSSTranslateBrand", 1, 190},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 190},
    {"CSSUnitValueBrand", 1, 190},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 190},
    {"CSSUnparsedValueBrand", 1, 190},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 190},
    {"CSSVariableReferenceValueBrand", 1, 190},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 191},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 27},
    {"Clipboard", 0, 249},
    {"ClipboardBrand", 1, 249},
    {"ClipboardEvent", 0, 230},
    {"ClipboardItem", 0, 249},
    {"ClipboardItemBrand", 1, 249},
    {"ClipboardItemSteps", 1, 124},
    {"ClipboardSteps", 1, 124},
    {"CloseEvent", 0, 230},
    {"CommandEvent", 0, 230},
    {"Comment", 0, 191},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 230},
    {"CompositionEventSteps", 1, 165},
    {"CompressionStream", 0, 223},
    {"CompressionStreamBrand", 1, 223},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 139},
    {"CountQueuingStrategy", 0, 251},
    {"CountQueuingStrategyBrand", 1, 251},
    {"CountQueuingStrategySteps", 1, 147},
    {"Crypto", 0, 258},
    {"CryptoBrand", 1, 258},
    {"CryptoKey", 0, 258},
    {"CryptoKeyBrand", 1, 258},
    {"CryptoKeySteps", 1, 174},
    {"CryptoSteps", 1, 172},
    {"CustomElementRegistry", 0, 192},
    {"CustomElementRegistryBrand", 1, 192},
    {"CustomElementRegistrySteps", 1, 75},
    {"CustomEvent", 0, 193},
    {"CustomEventSteps", 1, 40},
    {"CustomStateSet", 0, 202},
    {"CustomStateSetBrand", 1, 202},
    {"CustomStateSetSteps", 1, 77},
    {"DOMException", 0, 194},
    {"DOMExceptionBrand", 1, 194},
    {"DOMExceptionSteps", 1, 176},
    {"DOMImplementation", 0, 195},
    {"DOMImplementationBrand", 1, 195},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 238},
    {"DOMMatrixBrand", 1, 238},
    {"DOMMatrixReadOnly", 0, 238},
    {"DOMMatrixReadOnlyBrand", 1, 238},
    {"DOMMatrixReadOnlySteps", 1, 72},
    {"DOMMatrixSteps", 1, 72},
    {"DOMParser", 0, 195},
    {"DOMParserBrand", 1, 195},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 238},
    {"DOMPointBrand", 1, 238},
    {"DOMPointReadOnly", 0, 238},
    {"DOMPointReadOnlyBrand", 1, 238},
    {"DOMPointReadOnlySteps", 1, 72},
    {"DOMPointSteps", 1, 72},
    {"DOMQuad", 0, 238},
    {"DOMQuadBrand", 1, 238},
    {"DOMQuadSteps", 1, 72},
    {"DOMRect", 0, 235},
    {"DOMRectBrand", 1, 235},
    {"DOMRectList", 0, 235},
    {"DOMRectListBrand", 1, 235},
    {"DOMRectListSteps", 1, 73},
    {"DOMRectReadOnly", 0, 235},
    {"DOMRectReadOnlyBrand", 1, 235},
    {"DOMRectReadOnlySteps", 1, 73},
    {"DOMRectSteps", 1, 73},
    {"DOMStringList", 0, 196},
    {"DOMStringListBrand", 1, 196},
    {"DOMStringListSteps", 1, 76},
    {"DOMStringMap", 0, 197},
    {"DOMTokenList", 0, 198},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 199},
    {"DataTransferBrand", 1, 199},
    {"DataTransferItem", 0, 199},
    {"DataTransferItemBrand", 1, 199},
    {"DataTransferItemList", 0, 199},
    {"DataTransferItemListBrand", 1, 199},
    {"DataTransferItemListSteps", 1, 92},
    {"DataTransferItemSteps", 1, 92},
    {"DataTransferSteps", 1, 92},
    {"DecompressionStream", 0, 223},
    {"DecompressionStreamBrand", 1, 223},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 191},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 187},
    {"DocumentMembers_Document", 1, 200},
    {"DocumentMembers_HTMLDocument", 1, 206},
    {"DocumentMembers_ParentNode", 1, 212},
    {"DocumentMembers_StyleSheets", 1, 217},
    {"DocumentMembers_XPath", 1, 220},
    {"DocumentMembers_animations", 1, 221},
    {"DocumentMembers_editing", 1, 226},
    {"DocumentMembers_fullscreen", 1, 234},
    {"DocumentMembers_touch", 1, 256},
    {"DocumentStatics_Document", 1, 200},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 37},
    {"DocumentSteps_HTMLDocument", 1, 97},
    {"DocumentSteps_animations", 1, 169},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 106},
    {"DocumentSteps_touch", 1, 166},
    {"DocumentTimeline", 0, 221},
    {"DocumentTimelineBrand", 1, 221},
    {"DocumentTimelineSteps", 1, 169},
    {"DocumentType", 0, 191},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 230},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 99},
    {"ElementInternals", 0, 202},
    {"ElementInternalsBrand", 1, 202},
    {"ElementInternalsSteps", 1, 77},
    {"ElementMembers_CSSOMView", 1, 187},
    {"ElementMembers_CSSTypedOM", 1, 190},
    {"ElementMembers_Element", 1, 201},
    {"ElementMembers_ParentNode", 1, 212},
    {"ElementMembers_animations", 1, 221},
    {"ElementMembers_fullscreen", 1, 234},
    {"ElementMembers_reflected", 1, 85},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 39},
    {"ElementSteps_animations", 1, 169},
    {"ElementSteps_fullscreen", 1, 106},
    {"ErrorEvent", 0, 230},
    {"Event", 0, 203},
    {"EventBrand", 1, 203},
    {"EventSource", 0, 224},
    {"EventSourceBrand", 1, 224},
    {"EventSourceSteps", 1, 78},
    {"EventSteps", 1, 24},
    {"External", 0, 243},
    {"ExternalBrand", 1, 243},
    {"ExternalSteps", 1, 87},
    {"File", 0, 204},
    {"FileBrand", 1, 204},
    {"FileList", 0, 204},
    {"FileListBrand", 1, 204},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 204},
    {"FileReaderBrand", 1, 204},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 230},
    {"FormData", 0, 259},
    {"FormDataBrand", 1, 259},
    {"FormDataEvent", 0, 230},
    {"FormDataSteps", 1, 64},
    {"FormOwnedSteps", 1, 104},
    {"GenericTransformStreamSteps", 1, 145},
    {"Geolocation", 0, 249},
    {"GeolocationBrand", 1, 249},
    {"GeolocationPositionError", 0, 249},
    {"GeolocationPositionErrorBrand", 1, 249},
    {"GeolocationPositionErrorSteps", 1, 124},
    {"GeolocationSteps", 1, 124},
    {"HTMLAllCollection", 0, 205},
    {"HTMLAllCollectionSteps", 1, 79},
    {"HTMLAnchorElement", 2, 255},
    {"HTMLAnchorElementSteps", 1, 117},
    {"HTMLAreaElement", 2, 255},
    {"HTMLAudioElementSteps", 1, 117},
    {"HTMLBaseElement", 2, 242},
    {"HTMLBaseElementSteps", 1, 117},
    {"HTMLButtonElement", 2, 233},
    {"HTMLButtonElementSteps", 1, 113},
    {"HTMLCanvasElement", 2, 237},
    {"HTMLCanvasElementSteps", 1, 117},
    {"HTMLCollection", 0, 222},
    {"HTMLCollectionKind", 1, 222},
    {"HTMLDataListElement", 2, 233},
    {"HTMLDataListElementSteps", 1, 122},
    {"HTMLDialogElement", 2, 237},
    {"HTMLDialogElementSteps", 1, 96},
    {"HTMLElementMembers_CSSOMView", 1, 187},
    {"HTMLElementMembers_CSSTypedOM", 1, 190},
    {"HTMLElementMembers_HTMLElement", 1, 207},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 99},
    {"HTMLEmbedElement", 2, 227},
    {"HTMLEmbedElementSteps", 1, 117},
    {"HTMLFieldSetElement", 2, 233},
    {"HTMLFieldSetElementSteps", 1, 104},
    {"HTMLFormControlsCollection", 0, 232},
    {"HTMLFormElement", 2, 233},
    {"HTMLFormElementSteps", 1, 134},
    {"HTMLFormElementSteps_formElements", 1, 103},
    {"HTMLFrameElement", 2, 246},
    {"HTMLFrameElementSteps", 1, 105},
    {"HTMLHyperlinkElementUtilsSteps", 1, 117},
    {"HTMLIFrameElement", 2, 227},
    {"HTMLIFrameElementSteps", 1, 105},
    {"HTMLImageElement", 2, 227},
    {"HTMLImageElementSteps", 1, 108},
    {"HTMLInputElement", 2, 233},
    {"HTMLInputElementSteps", 1, 90},
    {"HTMLLabelElement", 2, 233},
    {"HTMLLabelElementSteps", 1, 104},
    {"HTMLLegendElement", 2, 233},
    {"HTMLLegendElementSteps", 1, 104},
    {"HTMLLinkElement", 2, 217},
    {"HTMLMapElement", 2, 227},
    {"HTMLMapElementSteps", 1, 117},
    {"HTMLMarqueeElement", 2, 246},
    {"HTMLMarqueeElementSteps", 1, 117},
    {"HTMLMediaElement", 2, 239},
    {"HTMLMediaElementSteps", 1, 117},
    {"HTMLMediaElementSteps_mediaElements", 1, 116},
    {"HTMLMeterElement", 2, 233},
    {"HTMLMeterElementSteps", 1, 128},
    {"HTMLObjectElement", 2, 227},
    {"HTMLObjectElement", 2, 233},
    {"HTMLObjectElementSteps", 1, 117},
    {"HTMLOptionElement", 2, 233},
    {"HTMLOptionElementSteps", 1, 122},
    {"HTMLOptionsCollection", 0, 232},
    {"HTMLOptionsCollectionSteps", 1, 122},
    {"HTMLOrSVGElementSteps", 1, 99},
    {"HTMLOutputElement", 2, 233},
    {"HTMLOutputElementSteps", 1, 90},
    {"HTMLProgressElement", 2, 233},
    {"HTMLProgressElementSteps", 1, 128},
    {"HTMLScriptElement", 2, 237},
    {"HTMLScriptElementSteps", 1, 117},
    {"HTMLSelectElement", 2, 233},
    {"HTMLSelectElementSteps", 1, 122},
    {"HTMLSlotElement", 2, 237},
    {"HTMLSlotElementSteps", 1, 117},
    {"HTMLStyleElement", 2, 217},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 254},
    {"HTMLTableCellElementSteps", 1, 135},
    {"HTMLTableElement", 2, 254},
    {"HTMLTableElementSteps", 1, 135},
    {"HTMLTableRowElement", 2, 254},
    {"HTMLTableRowElementSteps", 1, 135},
    {"HTMLTableSectionElement", 2, 254},
    {"HTMLTableSectionElementSteps", 1, 135},
    {"HTMLTemplateElement", 2, 237},
    {"HTMLTemplateElementSteps", 1, 117},
    {"HTMLTextAreaElement", 2, 233},
    {"HTMLTextAreaElementSteps", 1, 90},
    {"HTMLTitleElement", 2, 242},
    {"HTMLTitleElementSteps", 1, 117},
    {"HTMLTrackElement", 2, 239},
    {"HTMLTrackElementSteps", 1, 117},
    {"HTMLTrackElementSteps_mediaElements", 1, 116},
    {"HTMLVideoElement", 2, 239},
    {"HTMLVideoElementSteps", 1, 117},
    {"HashChangeEvent", 0, 230},
    {"Headers", 0, 231},
    {"HeadersBrand", 1, 231},
    {"HeadersSteps", 1, 65},
    {"History", 0, 243},
    {"HistoryBrand", 1, 243},
    {"HistorySteps", 1, 80},
    {"IdleDeadline", 0, 236},
    {"IdleDeadlineBrand", 1, 236},
    {"IdleDeadlineSteps", 1, 107},
    {"Image", 0, 227},
    {"InputEvent", 0, 230},
    {"InputEventSteps", 1, 165},
    {"IntersectionObserver", 0, 245},
    {"IntersectionObserverBrand", 1, 245},
    {"IntersectionObserverEntry", 0, 245},
    {"IntersectionObserverEntryBrand", 1, 245},
    {"IntersectionObserverEntrySteps", 1, 141},
    {"IntersectionObserverSteps", 1, 141},
    {"KeyboardEvent", 0, 230},
    {"KeyboardEventSteps", 1, 165},
    {"KeyframeEffect", 0, 221},
    {"KeyframeEffectBrand", 1, 221},
    {"KeyframeEffectSteps", 1, 171},
    {"LabelableSteps", 1, 104},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 243},
    {"LocationBrand", 1, 243},
    {"LocationSteps", 1, 81},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 207},
    {"MathMLElement", 2, 229},
    {"MathMLElementMembers_CSSTypedOM", 1, 190},
    {"MediaError", 0, 240},
    {"MediaErrorBrand", 1, 240},
    {"MediaErrorSteps", 1, 116},
    {"MediaList", 0, 217},
    {"MediaListBrand", 1, 217},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 187},
    {"MediaQueryListBrand", 1, 187},
    {"MediaQueryListEvent", 0, 230},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 241},
    {"MessageChannelBrand", 1, 241},
    {"MessageChannelSteps", 1, 118},
    {"MessageEvent", 0, 230},
    {"MessageEventSteps", 1, 165},
    {"MessagePort", 0, 241},
    {"MessagePortBrand", 1, 241},
    {"MessagePortSteps", 1, 118},
    {"MimeType", 0, 210},
    {"MimeTypeArray", 0, 210},
    {"MimeTypeArrayBrand", 1, 210},
    {"MimeTypeArraySteps", 1, 125},
    {"MimeTypeBrand", 1, 210},
    {"MimeTypeSteps", 1, 125},
    {"MouseEvent", 0, 230},
    {"MouseEventSteps", 1, 165},
    {"MutationObserver", 0, 208},
    {"MutationObserverBrand", 1, 208},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 208},
    {"MutationRecordBrand", 1, 208},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 182},
    {"NamedNodeMap", 0, 209},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 210},
    {"NavigatorBrand", 1, 210},
    {"NavigatorConcurrentHardwareSteps", 1, 82},
    {"NavigatorCookiesSteps", 1, 82},
    {"NavigatorIDSteps", 1, 82},
    {"NavigatorLanguageSteps", 1, 82},
    {"NavigatorOnLineSteps", 1, 82},
    {"NavigatorPluginsSteps", 1, 82},
    {"NavigatorSteps", 1, 82},
    {"NavigatorSteps_permissions", 1, 124},
    {"NodeFilter", 0, 218},
    {"NodeIterator", 0, 218},
    {"NodeIteratorBrand", 1, 218},
    {"NodeIteratorSteps", 1, 32},
    {"NodeList", 0, 222},
    {"NodeListKind", 1, 222},
    {"NodeMembers_Node", 1, 211},
    {"NodeSteps_Node", 1, 43},
    {"Notification", 0, 249},
    {"NotificationBrand", 1, 249},
    {"NotificationSteps", 1, 124},
    {"Option", 0, 233},
    {"PageTransitionEvent", 0, 230},
    {"PairList", 1, 177},
    {"ParentNodeSteps", 1, 27},
    {"Performance", 0, 247},
    {"PerformanceBrand", 1, 247},
    {"PerformanceEntry", 0, 248},
    {"PerformanceEntryBrand", 1, 248},
    {"PerformanceEntrySteps", 1, 163},
    {"PerformanceMark", 0, 248},
    {"PerformanceMarkBrand", 1, 248},
    {"PerformanceMarkSteps", 1, 163},
    {"PerformanceMeasure", 0, 248},
    {"PerformanceMeasureBrand", 1, 248},
    {"PerformanceMeasureSteps", 1, 163},
    {"PerformanceNavigation", 0, 244},
    {"PerformanceNavigationBrand", 1, 244},
    {"PerformanceNavigationSteps", 1, 162},
    {"PerformanceObserver", 0, 248},
    {"PerformanceObserverBrand", 1, 248},
    {"PerformanceObserverEntryList", 0, 248},
    {"PerformanceObserverEntryListBrand", 1, 248},
    {"PerformanceObserverEntryListSteps", 1, 163},
    {"PerformanceObserverSteps", 1, 163},
    {"PerformanceSteps", 1, 161},
    {"PerformanceTiming", 0, 244},
    {"PerformanceTimingBrand", 1, 244},
    {"PerformanceTimingSteps", 1, 162},
    {"PermissionStatus", 0, 249},
    {"PermissionStatusBrand", 1, 249},
    {"PermissionStatusSteps", 1, 124},
    {"Permissions", 0, 249},
    {"PermissionsBrand", 1, 249},
    {"PermissionsSteps", 1, 124},
    {"Plugin", 0, 210},
    {"PluginArray", 0, 210},
    {"PluginArrayBrand", 1, 210},
    {"PluginArraySteps", 1, 125},
    {"PluginBrand", 1, 210},
    {"PluginSteps", 1, 125},
    {"PointerEvent", 0, 230},
    {"PointerEventSteps", 1, 165},
    {"PopStateEvent", 0, 230},
    {"ProcessingInstruction", 0, 191},
    {"ProgressEvent", 0, 230},
    {"PromiseRejectionEvent", 0, 230},
    {"RadioNodeList", 0, 232},
    {"RadioNodeListSteps", 1, 103},
    {"Range", 0, 213},
    {"RangeBrand", 1, 213},
    {"RangeSteps", 1, 28},
    {"RangeSteps_Range", 1, 28},
    {"ReadableByteStreamController", 0, 251},
    {"ReadableByteStreamControllerBrand", 1, 251},
    {"ReadableByteStreamControllerSteps", 1, 148},
    {"ReadableStream", 0, 251},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 251},
    {"ReadableStreamBYOBReaderBrand", 1, 251},
    {"ReadableStreamBYOBReaderSteps", 1, 144},
    {"ReadableStreamBYOBRequest", 0, 251},
    {"ReadableStreamBYOBRequestBrand", 1, 251},
    {"ReadableStreamBYOBRequestSteps", 1, 151},
    {"ReadableStreamBrand", 1, 251},
    {"ReadableStreamDefaultController", 0, 251},
    {"ReadableStreamDefaultControllerBrand", 1, 251},
    {"ReadableStreamDefaultControllerSteps", 1, 149},
    {"ReadableStreamDefaultReader", 0, 251},
    {"ReadableStreamDefaultReaderBrand", 1, 251},
    {"ReadableStreamDefaultReaderSteps", 1, 144},
    {"ReadableStreamGenericReaderSteps", 1, 144},
    {"ReadableStreamSteps", 1, 152},
    {"Request", 0, 231},
    {"RequestBrand", 1, 231},
    {"RequestSteps", 1, 66},
    {"ResizeObserver", 0, 245},
    {"ResizeObserverBrand", 1, 245},
    {"ResizeObserverEntry", 0, 245},
    {"ResizeObserverEntryBrand", 1, 245},
    {"ResizeObserverEntrySteps", 1, 141},
    {"ResizeObserverSize", 0, 245},
    {"ResizeObserverSizeBrand", 1, 245},
    {"ResizeObserverSizeSteps", 1, 141},
    {"ResizeObserverSteps", 1, 141},
    {"Response", 0, 231},
    {"ResponseBrand", 1, 231},
    {"ResponseSteps", 1, 67},
    {"SEVERAL", 1, 42},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 253},
    {"SVGAngleBrand", 1, 253},
    {"SVGAngleSteps", 1, 156},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 253},
    {"SVGAnimatedAngleBrand", 1, 253},
    {"SVGAnimatedAngleSteps", 1, 155},
    {"SVGAnimatedBoolean", 0, 253},
    {"SVGAnimatedBooleanBrand", 1, 253},
    {"SVGAnimatedBooleanSteps", 1, 155},
    {"SVGAnimatedEnumeration", 0, 253},
    {"SVGAnimatedEnumerationBrand", 1, 253},
    {"SVGAnimatedEnumerationSteps", 1, 155},
    {"SVGAnimatedInteger", 0, 253},
    {"SVGAnimatedIntegerBrand", 1, 253},
    {"SVGAnimatedIntegerSteps", 1, 155},
    {"SVGAnimatedLength", 0, 253},
    {"SVGAnimatedLengthBrand", 1, 253},
    {"SVGAnimatedLengthList", 0, 253},
    {"SVGAnimatedLengthListBrand", 1, 253},
    {"SVGAnimatedLengthListSteps", 1, 155},
    {"SVGAnimatedLengthSteps", 1, 155},
    {"SVGAnimatedNumber", 0, 253},
    {"SVGAnimatedNumberBrand", 1, 253},
    {"SVGAnimatedNumberList", 0, 253},
    {"SVGAnimatedNumberListBrand", 1, 253},
    {"SVGAnimatedNumberListSteps", 1, 155},
    {"SVGAnimatedNumberSteps", 1, 155},
    {"SVGAnimatedPreserveAspectRatio", 0, 253},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 253},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 155},
    {"SVGAnimatedRect", 0, 253},
    {"SVGAnimatedRectBrand", 1, 253},
    {"SVGAnimatedRectSteps", 1, 155},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 253},
    {"SVGAnimatedTransformListBrand", 1, 253},
    {"SVGAnimatedTransformListSteps", 1, 155},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 207},
    {"SVGElement", 2, 229},
    {"SVGElementMembers_CSSTypedOM", 1, 190},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 253},
    {"SVGLengthBrand", 1, 253},
    {"SVGLengthList", 0, 253},
    {"SVGLengthListBrand", 1, 253},
    {"SVGLengthListSteps", 1, 157},
    {"SVGLengthSteps", 1, 156},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 253},
    {"SVGNumberBrand", 1, 253},
    {"SVGNumberList", 0, 253},
    {"SVGNumberListBrand", 1, 253},
    {"SVGNumberListSteps", 1, 157},
    {"SVGNumberSteps", 1, 156},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 253},
    {"SVGPointListBrand", 1, 253},
    {"SVGPointListSteps", 1, 157},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 253},
    {"SVGPreserveAspectRatioBrand", 1, 253},
    {"SVGPreserveAspectRatioSteps", 1, 155},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 253},
    {"SVGStringListBrand", 1, 253},
    {"SVGStringListSteps", 1, 157},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 253},
    {"SVGTransformBrand", 1, 253},
    {"SVGTransformList", 0, 253},
    {"SVGTransformListBrand", 1, 253},
    {"SVGTransformListSteps", 1, 157},
    {"SVGTransformSteps", 1, 160},
    {"SVGUnitTypes", 0, 253},
    {"SVGUnitTypesBrand", 1, 253},
    {"SVGUnitTypesSteps", 1, 155},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 187},
    {"ScreenBrand", 1, 187},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 230},
    {"SelectableTextSteps", 1, 137},
    {"Selection", 0, 214},
    {"SelectionBrand", 1, 214},
    {"SelectionSteps", 1, 29},
    {"ShadowRoot", 0, 215},
    {"ShadowRootSteps", 1, 31},
    {"ShadowRootSteps_ShadowRoot", 1, 31},
    {"ShadowRootSteps_animations", 1, 169},
    {"SlottableSteps", 1, 45},
    {"StaticRange", 0, 213},
    {"StaticRangeBrand", 1, 213},
    {"StaticRangeSteps", 1, 28},
    {"Storage", 0, 216},
    {"StorageBrand", 1, 216},
    {"StorageEvent", 0, 230},
    {"StorageEventSteps", 1, 165},
    {"StorageSteps", 1, 83},
    {"StylePropertyMap", 0, 190},
    {"StylePropertyMapBrand", 1, 190},
    {"StylePropertyMapReadOnly", 0, 190},
    {"StylePropertyMapReadOnlyBrand", 1, 190},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 217},
    {"StyleSheetBrand", 1, 217},
    {"StyleSheetList", 0, 217},
    {"StyleSheetListBrand", 1, 217},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetOwnerSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 230},
    {"SubmitterSteps", 1, 134},
    {"SubtleCrypto", 0, 258},
    {"SubtleCryptoBrand", 1, 258},
    {"SubtleCryptoSteps", 1, 173},
    {"Text", 0, 191},
    {"TextDecoder", 0, 228},
    {"TextDecoderBrand", 1, 228},
    {"TextDecoderCommonSteps", 1, 61},
    {"TextDecoderSteps", 1, 58},
    {"TextDecoderStream", 0, 228},
    {"TextDecoderStreamBrand", 1, 228},
    {"TextDecoderStreamSteps", 1, 61},
    {"TextEncoder", 0, 228},
    {"TextEncoderBrand", 1, 228},
    {"TextEncoderCommonSteps", 1, 61},
    {"TextEncoderSteps", 1, 58},
    {"TextEncoderStream", 0, 228},
    {"TextEncoderStreamBrand", 1, 228},
    {"TextEncoderStreamSteps", 1, 61},
    {"TextEvent", 0, 230},
    {"TextEventSteps", 1, 165},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 240},
    {"TextTrackBrand", 1, 240},
    {"TextTrackCue", 0, 240},
    {"TextTrackCueBrand", 1, 240},
    {"TextTrackCueList", 0, 240},
    {"TextTrackCueListBrand", 1, 240},
    {"TextTrackCueListSteps", 1, 116},
    {"TextTrackCueSteps", 1, 116},
    {"TextTrackList", 0, 240},
    {"TextTrackListBrand", 1, 240},
    {"TextTrackListSteps", 1, 116},
    {"TextTrackSteps", 1, 116},
    {"TimeRanges", 0, 239},
    {"TimeRangesBrand", 1, 239},
    {"TimeRangesSteps", 1, 117},
    {"ToggleEvent", 0, 230},
    {"Touch", 0, 256},
    {"TouchBrand", 1, 256},
    {"TouchEvent", 0, 256},
    {"TouchEventSteps", 1, 166},
    {"TouchList", 0, 256},
    {"TouchListBrand", 1, 256},
    {"TouchListSteps", 1, 166},
    {"TouchSteps", 1, 166},
    {"TrackEvent", 0, 230},
    {"TransformStream", 0, 251},
    {"TransformStreamBrand", 1, 251},
    {"TransformStreamDefaultController", 0, 251},
    {"TransformStreamDefaultControllerBrand", 1, 251},
    {"TransformStreamDefaultControllerSteps", 1, 145},
    {"TransformStreamSteps", 1, 145},
    {"TransitionEvent", 0, 230},
    {"TreeWalker", 0, 218},
    {"TreeWalkerBrand", 1, 218},
    {"TreeWalkerSteps", 1, 32},
    {"UIEvent", 0, 230},
    {"UIEventSteps", 1, 165},
    {"URL", 0, 257},
    {"URLBrand", 1, 257},
    {"URLSearchParams", 0, 257},
    {"URLSearchParamsBrand", 1, 257},
    {"URLSearchParamsSteps", 1, 167},
    {"URLSteps", 1, 167},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 249},
    {"UserActivationBrand", 1, 249},
    {"UserActivationSteps", 1, 124},
    {"VTTCue", 0, 240},
    {"VTTCueBrand", 1, 240},
    {"VTTCueSteps", 1, 116},
    {"ValidityState", 0, 233},
    {"ValidityStateBrand", 1, 233},
    {"ValidityStateSteps", 1, 139},
    {"VideoTrack", 0, 240},
    {"VideoTrackBrand", 1, 240},
    {"VideoTrackList", 0, 240},
    {"VideoTrackListBrand", 1, 240},
    {"VideoTrackListSteps", 1, 116},
    {"VideoTrackSteps", 1, 116},
    {"VisualViewport", 0, 187},
    {"VisualViewportBrand", 1, 187},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 224},
    {"WebSocketBrand", 1, 224},
    {"WebSocketSteps", 1, 183},
    {"WheelEvent", 0, 230},
    {"WheelEventSteps", 1, 165},
    {"WindowLocalStorageSteps", 1, 140},
    {"WindowMembers_CSSOMView", 1, 187},
    {"WindowMembers_Window", 1, 219},
    {"WindowMembers_fetch", 1, 231},
    {"WindowOrWorkerGlobalScopeSteps", 1, 140},
    {"WindowSessionStorageSteps", 1, 140},
    {"WindowSteps", 1, 140},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 70},
    {"WritableStream", 0, 251},
    {"WritableStreamBrand", 1, 251},
    {"WritableStreamDefaultController", 0, 251},
    {"WritableStreamDefaultControllerBrand", 1, 251},
    {"WritableStreamDefaultControllerSteps", 1, 154},
    {"WritableStreamDefaultWriter", 0, 251},
    {"WritableStreamDefaultWriterBrand", 1, 251},
    {"WritableStreamDefaultWriterSteps", 1, 146},
    {"WritableStreamSteps", 1, 146},
    {"XMLDocument", 0, 200},
    {"XMLHttpRequest", 0, 259},
    {"XMLHttpRequestBrand", 1, 259},
    {"XMLHttpRequestEventTarget", 0, 259},
    {"XMLHttpRequestEventTargetBrand", 1, 259},
    {"XMLHttpRequestSteps", 1, 68},
    {"XMLHttpRequestUpload", 0, 259},
    {"XMLHttpRequestUploadBrand", 1, 259},
    {"XMLSerializer", 0, 195},
    {"XMLSerializerBrand", 1, 195},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 220},
    {"XPathEvaluatorBaseSteps", 1, 33},
    {"XPathEvaluatorBrand", 1, 220},
    {"XPathEvaluatorSteps", 1, 33},
    {"XPathExpression", 0, 220},
    {"XPathExpressionBrand", 1, 220},
    {"XPathExpressionSteps", 1, 33},
    {"XPathResult", 0, 220},
    {"XPathResultBrand", 1, 220},
    {"XPathResultSteps", 1, 33},
    {"abortControllerState", 1, 184},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 184},
    {"abortWritable", 1, 146},
    {"abstractRangeState", 1, 213},
    {"acquireReader", 1, 144},
    {"acquireWriter", 1, 146},
    {"activateInput", 1, 127},
    {"activationBehavior", 1, 84},
    {"addHeader", 1, 65},
    {"addIterator", 1, 179},
    {"addPairs", 1, 179},
    {"addRead", 1, 144},
    {"addSet", 1, 181},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 60},
    {"allNamed", 1, 42},
    {"allOf", 1, 79},
    {"animationChanged", 1, 169},
    {"animationEffectState", 1, 221},
    {"animationRate", 1, 169},
    {"animationState", 1, 221},
    {"animationTime", 1, 169},
    {"animationTimelineState", 1, 221},
    {"appendBytes", 1, 60},
    {"appendSequence", 1, 60},
    {"appliesTo", 1, 110},
    {"areInOneTree", 1, 46},
    {"assignToSlot", 1, 45},
    {"atob", 1, 59},
    {"attachInternals", 1, 77},
    {"attachShadow", 1, 31},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 240},
    {"audioTrackState", 1, 240},
    {"bar", 1, 87},
    {"barPropState", 1, 243},
    {"beforeToggle", 1, 138},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 70},
    {"blobState", 1, 204},
    {"blockAround", 1, 50},
    {"blockCommand", 1, 48},
    {"blockOfLine", 1, 55},
    {"blockState", 1, 48},
    {"bodyOf", 1, 36},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 241},
    {"btoa", 1, 59},
    {"bufferIsDetached", 1, 147},
    {"buttonType", 1, 104},
    {"byobRequestOf", 1, 151},
    {"byteLengthQueuingStrategyState", 1, 251},
    {"bytesAsText", 1, 173},
    {"bytesDrained", 1, 148},
    {"callPromise", 1, 147},
    {"callbackMember", 1, 147},
    {"canEnqueue", 1, 149},
    {"cancelReadable", 1, 144},
    {"caretForFocus", 1, 52},
    {"chain", 1, 147},
    {"changeRules", 1, 11},
    {"changedControls", 1, 89},
    {"checkForm", 1, 139},
    {"checkPoint", 1, 28},
    {"checkValidity", 1, 139},
    {"checkedRadio", 1, 127},
    {"checkedness", 1, 127},
    {"childAt", 1, 28},
    {"childBeside", 1, 50},
    {"childText", 1, 97},
    {"chosenFrame", 1, 105},
    {"chunkSize", 1, 154},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 163},
    {"clearFiles", 1, 109},
    {"clearTimer", 1, 164},
    {"click", 1, 99},
    {"clipboardItemState", 1, 249},
    {"clipboardState", 1, 249},
    {"clone", 1, 133},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 69},
    {"closeBytes", 1, 148},
    {"closeController", 1, 149},
    {"closeDialog", 1, 96},
    {"closeEnd", 1, 118},
    {"closeReadable", 1, 144},
    {"closeWritable", 1, 146},
    {"closeWritableController", 1, 154},
    {"closeWriter", 1, 146},
    {"closestElement", 1, 30},
    {"commandDialog", 1, 96},
    {"commandEnabled", 1, 49},
    {"commandIndeterminate", 1, 49},
    {"commandState", 1, 49},
    {"commandSupported", 1, 49},
    {"commandValue", 1, 49},
    {"commitAll", 1, 151},
    {"commonAncestor", 1, 46},
    {"comparePoints", 1, 46},
    {"composedEnds", 1, 34},
    {"composedPath", 1, 41},
    {"composedPoints", 1, 34},
    {"composedRanges", 1, 34},
    {"compressionStreamState", 1, 223},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 225},
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
    {"copyRange", 1, 44},
    {"countItems", 1, 147},
    {"countQueuingStrategyState", 1, 251},
    {"createCustom", 1, 91},
    {"createEvent", 1, 40},
    {"crypto", 1, 172},
    {"cryptoKeyState", 1, 258},
    {"cryptoState", 1, 258},
    {"cssConditionRuleState", 1, 188},
    {"cssContainerRuleState", 1, 188},
    {"cssCounterStyleRuleState", 1, 188},
    {"cssFontFaceRuleState", 1, 188},
    {"cssFontPaletteValuesRuleState", 1, 188},
    {"cssGroupingRuleState", 1, 188},
    {"cssImageValueState", 1, 190},
    {"cssImportRuleState", 1, 188},
    {"cssKeyframeRuleState", 1, 188},
    {"cssKeyframesRuleState", 1, 188},
    {"cssKeywordValueState", 1, 190},
    {"cssLayerBlockRuleState", 1, 188},
    {"cssLayerStatementRuleState", 1, 188},
    {"cssMarginRuleState", 1, 188},
    {"cssMathClampState", 1, 190},
    {"cssMathInvertState", 1, 190},
    {"cssMathMaxState", 1, 190},
    {"cssMathMinState", 1, 190},
    {"cssMathNegateState", 1, 190},
    {"cssMathProductState", 1, 190},
    {"cssMathSumState", 1, 190},
    {"cssMathValueState", 1, 190},
    {"cssMatrixComponentState", 1, 190},
    {"cssMediaRuleState", 1, 188},
    {"cssNamespaceRuleState", 1, 188},
    {"cssNestedDeclarationsState", 1, 188},
    {"cssNumericArrayState", 1, 190},
    {"cssNumericValueState", 1, 190},
    {"cssPageRuleState", 1, 188},
    {"cssPerspectiveState", 1, 190},
    {"cssPropertyRuleState", 1, 188},
    {"cssRotateState", 1, 190},
    {"cssRuleListState", 1, 188},
    {"cssRuleState", 1, 188},
    {"cssScaleState", 1, 190},
    {"cssScopeRuleState", 1, 188},
    {"cssSkewState", 1, 190},
    {"cssSkewXState", 1, 190},
    {"cssSkewYState", 1, 190},
    {"cssStartingStyleRuleState", 1, 188},
    {"cssStyleRuleState", 1, 188},
    {"cssStyleSheetState", 1, 217},
    {"cssStyleValueState", 1, 190},
    {"cssSupportsRuleState", 1, 188},
    {"cssTransformComponentState", 1, 190},
    {"cssTransformValueState", 1, 190},
    {"cssTranslateState", 1, 190},
    {"cssUnitValueState", 1, 190},
    {"cssUnparsedValueState", 1, 190},
    {"cssVariableReferenceValueState", 1, 190},
    {"currentEvent", 1, 35},
    {"customElementRegistryState", 1, 192},
    {"customElements", 1, 75},
    {"customEntries", 1, 77},
    {"customFlags", 1, 77},
    {"customMessage", 1, 77},
    {"customState", 1, 91},
    {"customStateSetState", 1, 202},
    {"cutSequence", 1, 60},
    {"dataTransferItemListState", 1, 199},
    {"dataTransferItemState", 1, 199},
    {"dataTransferState", 1, 199},
    {"datasetOf", 1, 93},
    {"dateNumber", 1, 94},
    {"dateText", 1, 94},
    {"dealWithRejection", 1, 146},
    {"decodePiece", 1, 58},
    {"decodeText", 1, 58},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 223},
    {"defaultButton", 1, 104},
    {"defineElement", 1, 91},
    {"defineEvent", 1, 40},
    {"definitionNamed", 1, 91},
    {"definitionOf", 1, 91},
    {"deleteRange", 1, 44},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 147},
    {"deriveBits", 1, 174},
    {"deriveKey", 1, 174},
    {"derivedList", 1, 135},
    {"describe", 1, 7},
    {"deserialize", 1, 133},
    {"deserializeWithTransfer", 1, 133},
    {"desiredSizeOf", 1, 149},
    {"detailsChanged", 1, 95},
    {"detailsRenamed", 1, 95},
    {"dialogChanged", 1, 96},
    {"digestName", 1, 173},
    {"digestText", 1, 173},
    {"disablesShadow", 1, 91},
    {"dispatch", 1, 35},
    {"documentArgument", 1, 182},
    {"documentTimelineState", 1, 221},
    {"domExceptionState", 1, 194},
    {"domImplementationState", 1, 195},
    {"domMatrixReadOnlyState", 1, 238},
    {"domMatrixState", 1, 238},
    {"domParserState", 1, 195},
    {"domPointReadOnlyState", 1, 238},
    {"domPointState", 1, 238},
    {"domQuadState", 1, 238},
    {"domRectListState", 1, 235},
    {"domRectReadOnlyState", 1, 235},
    {"domRectState", 1, 235},
    {"domStringListState", 1, 196},
    {"easingFunction", 1, 170},
    {"editingRoot", 1, 102},
    {"effectEnd", 1, 171},
    {"effectFills", 1, 171},
    {"elementArgument", 1, 182},
    {"elementInternalsState", 1, 202},
    {"elementsNamed", 1, 42},
    {"emptySequence", 1, 60},
    {"encodeEntries", 1, 71},
    {"encodeUTF8", 1, 58},
    {"enqueueBytes", 1, 148},
    {"enqueueCallback", 1, 91},
    {"enqueueChunk", 1, 149},
    {"enqueueCopiedBytes", 1, 148},
    {"enqueueDetachedPull", 1, 148},
    {"enqueueSized", 1, 147},
    {"enqueueTransformed", 1, 145},
    {"entryList", 1, 134},
    {"errorBytes", 1, 148},
    {"errorController", 1, 149},
    {"errorReadable", 1, 144},
    {"errorTransform", 1, 145},
    {"errorWritableIfNeeded", 1, 154},
    {"evaluatedJSON", 1, 62},
    {"eventInterface", 1, 40},
    {"eventPath", 1, 41},
    {"eventReceiver", 1, 40},
    {"eventSourceState", 1, 224},
    {"eventState", 1, 203},
    {"exceptionOfCode", 1, 176},
    {"execCommand", 1, 49},
    {"exportKey", 1, 174},
    {"exposeElement", 1, 120},
    {"exposeFrames", 1, 120},
    {"exposeNames", 1, 120},
    {"external", 1, 87},
    {"externalState", 1, 243},
    {"extractBody", 1, 69},
    {"extractRange", 1, 44},
    {"failClose", 1, 146},
    {"failReads", 1, 144},
    {"failWrite", 1, 146},
    {"fileListState", 1, 204},
    {"fileReaderState", 1, 204},
    {"fileState", 1, 204},
    {"fileValue", 1, 109},
    {"filesOf", 1, 109},
    {"finalStyles", 1, 171},
    {"finishClose", 1, 146},
    {"finishErroring", 1, 146},
    {"finishWrite", 1, 146},
    {"fire", 1, 35},
    {"firstItem", 1, 147},
    {"firstNamed", 1, 42},
    {"firstOf", 1, 36},
    {"firstValued", 1, 42},
    {"firstWithId", 1, 104},
    {"focusForSelection", 1, 52},
    {"focusableArea", 1, 102},
    {"focusedId", 1, 36},
    {"foldBlanks", 1, 47},
    {"foldsBlanks", 1, 47},
    {"followLink", 1, 114},
    {"fontSizeOf", 1, 53},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 127},
    {"forgetHandlers", 1, 101},
    {"formAssociated", 1, 77},
    {"formControls", 1, 103},
    {"formDataState", 1, 259},
    {"formEntries", 1, 134},
    {"formOf", 1, 104},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 105},
    {"frames", 1, 105},
    {"fromDictionary", 1, 182},
    {"fromHost", 1, 35},
    {"fromSequence", 1, 182},
    {"fulfilRead", 1, 144},
    {"generateKey", 1, 174},
    {"geolocationPositionErrorState", 1, 249},
    {"geolocationState", 1, 249},
    {"getHandler", 1, 101},
    {"goTo", 1, 81},
    {"handled", 1, 147},
    {"hasBYOBReader", 1, 148},
    {"hasBackpressure", 1, 149},
    {"hasFormat", 1, 53},
    {"hasMessages", 1, 89},
    {"hasNoChoice", 1, 129},
    {"hasOwnAlone", 1, 104},
    {"hasPulls", 1, 151},
    {"headOf", 1, 36},
    {"headerValue", 1, 65},
    {"headersState", 1, 231},
    {"hidePopover", 1, 126},
    {"hidePopoversOver", 1, 126},
    {"highWaterMarkOf", 1, 147},
    {"history", 1, 80},
    {"historyState", 1, 243},
    {"holdsInvalid", 1, 112},
    {"hostEvent", 1, 40},
    {"htmlElementArgument", 1, 98},
    {"htmlOf", 1, 36},
    {"idleDeadlineState", 1, 236},
    {"imageChanged", 1, 108},
    {"imageEvent", 1, 108},
    {"imagePoint", 1, 134},
    {"imageSeen", 1, 108},
    {"imagesMoved", 1, 108},
    {"implementationOf", 1, 22},
    {"importKey", 1, 174},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 110},
    {"insertIntoRange", 1, 44},
    {"insertMarkup", 1, 54},
    {"intersectionObserverEntryState", 1, 245},
    {"intersectionObserverState", 1, 245},
    {"invalidIn", 1, 139},
    {"invalidateRequest", 1, 148},
    {"invoke", 1, 113},
    {"invokeListeners", 1, 35},
    {"invokeReactions", 1, 91},
    {"is", 1, 55},
    {"isAbortController", 1, 184},
    {"isAbortSignal", 1, 184},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 213},
    {"isActiveDocument", 1, 105},
    {"isAnimation", 1, 221},
    {"isAnimationEffect", 1, 221},
    {"isAnimationTimeline", 1, 221},
    {"isAudioTrack", 1, 240},
    {"isAudioTrackList", 1, 240},
    {"isBarProp", 1, 243},
    {"isBlob", 1, 204},
    {"isBlock", 1, 55},
    {"isBlockCommand", 1, 48},
    {"isBlockElement", 1, 48},
    {"isBody", 1, 36},
    {"isBreak", 1, 55},
    {"isBroadcastChannel", 1, 241},
    {"isBuffer", 1, 182},
    {"isByteLengthQueuingStrategy", 1, 251},
    {"isCSSConditionRule", 1, 188},
    {"isCSSContainerRule", 1, 188},
    {"isCSSCounterStyleRule", 1, 188},
    {"isCSSFontFaceRule", 1, 188},
    {"isCSSFontPaletteValuesRule", 1, 188},
    {"isCSSGroupingRule", 1, 188},
    {"isCSSImageValue", 1, 190},
    {"isCSSImportRule", 1, 188},
    {"isCSSKeyframeRule", 1, 188},
    {"isCSSKeyframesRule", 1, 188},
    {"isCSSKeywordValue", 1, 190},
    {"isCSSLayerBlockRule", 1, 188},
    {"isCSSLayerStatementRule", 1, 188},
    {"isCSSMarginRule", 1, 188},
    {"isCSSMathClamp", 1, 190},
    {"isCSSMathInvert", 1, 190},
    {"isCSSMathMax", 1, 190},
    {"isCSSMathMin", 1, 190},
    {"isCSSMathNegate", 1, 190},
    {"isCSSMathProduct", 1, 190},
    {"isCSSMathSum", 1, 190},
    {"isCSSMathValue", 1, 190},
    {"isCSSMatrixComponent", 1, 190},
    {"isCSSMediaRule", 1, 188},
    {"isCSSNamespaceRule", 1, 188},
    {"isCSSNestedDeclarations", 1, 188},
    {"isCSSNumericArray", 1, 190},
    {"isCSSNumericValue", 1, 190},
    {"isCSSPageRule", 1, 188},
    {"isCSSPerspective", 1, 190},
    {"isCSSPropertyRule", 1, 188},
    {"isCSSRotate", 1, 190},
    {"isCSSRule", 1, 188},
    {"isCSSRuleList", 1, 188},
    {"isCSSScale", 1, 190},
    {"isCSSScopeRule", 1, 188},
    {"isCSSSkew", 1, 190},
    {"isCSSSkewX", 1, 190},
    {"isCSSSkewY", 1, 190},
    {"isCSSStartingStyleRule", 1, 188},
    {"isCSSStyleRule", 1, 188},
    {"isCSSStyleSheet", 1, 217},
    {"isCSSStyleValue", 1, 190},
    {"isCSSSupportsRule", 1, 188},
    {"isCSSTransformComponent", 1, 190},
    {"isCSSTransformValue", 1, 190},
    {"isCSSTranslate", 1, 190},
    {"isCSSUnitValue", 1, 190},
    {"isCSSUnparsedValue", 1, 190},
    {"isCSSVariableReferenceValue", 1, 190},
    {"isCharacterData", 1, 28},
    {"isClipboard", 1, 249},
    {"isClipboardItem", 1, 249},
    {"isClosed", 1, 31},
    {"isClosing", 1, 146},
    {"isComposedInPage", 1, 34},
    {"isCompressionStream", 1, 223},
    {"isCountQueuingStrategy", 1, 251},
    {"isCrypto", 1, 258},
    {"isCryptoKey", 1, 258},
    {"isCustomElementRegistry", 1, 192},
    {"isCustomStateSet", 1, 202},
    {"isDOMException", 1, 194},
    {"isDOMImplementation", 1, 195},
    {"isDOMMatrix", 1, 238},
    {"isDOMMatrixReadOnly", 1, 238},
    {"isDOMParser", 1, 195},
    {"isDOMPoint", 1, 238},
    {"isDOMPointReadOnly", 1, 238},
    {"isDOMQuad", 1, 238},
    {"isDOMRect", 1, 235},
    {"isDOMRectList", 1, 235},
    {"isDOMRectReadOnly", 1, 235},
    {"isDOMStringList", 1, 196},
    {"isDataTransfer", 1, 199},
    {"isDataTransferItem", 1, 199},
    {"isDataTransferItemList", 1, 199},
    {"isDecompressionStream", 1, 223},
    {"isDesigned", 1, 97},
    {"isDisabled", 1, 102},
    {"isDocumentTimeline", 1, 221},
    {"isEditable", 1, 102},
    {"isElement", 1, 55},
    {"isElementInternals", 1, 202},
    {"isEvent", 1, 203},
    {"isEventSource", 1, 224},
    {"isExternal", 1, 243},
    {"isFieldValue", 1, 65},
    {"isFile", 1, 204},
    {"isFileList", 1, 204},
    {"isFileReader", 1, 204},
    {"isFocusable", 1, 102},
    {"isFocusableByDefault", 1, 102},
    {"isFormControl", 1, 104},
    {"isFormCustom", 1, 77},
    {"isFormData", 1, 259},
    {"isFormat", 1, 53},
    {"isFrameWindow", 1, 105},
    {"isGeolocation", 1, 249},
    {"isGeolocationPositionError", 1, 249},
    {"isGroupChecked", 1, 127},
    {"isHTMLElementOf", 1, 98},
    {"isHeaders", 1, 231},
    {"isHiddenAt", 1, 41},
    {"isHistory", 1, 243},
    {"isIdleDeadline", 1, 236},
    {"isImageLoading", 1, 108},
    {"isInNode", 1, 46},
    {"isIndexed", 1, 178},
    {"isIntersectionObserver", 1, 245},
    {"isIntersectionObserverEntry", 1, 245},
    {"isKeyframeEffect", 1, 221},
    {"isLoadable", 1, 70},
    {"isLocation", 1, 243},
    {"isLockedReadable", 1, 144},
    {"isMediaError", 1, 240},
    {"isMediaList", 1, 217},
    {"isMediaQueryList", 1, 187},
    {"isMessageChannel", 1, 241},
    {"isMessagePort", 1, 241},
    {"isMimeType", 1, 210},
    {"isMimeTypeArray", 1, 210},
    {"isModal", 1, 119},
    {"isMouseEvent", 1, 165},
    {"isMutationObserver", 1, 208},
    {"isMutationRecord", 1, 208},
    {"isNamed", 1, 42},
    {"isNavigator", 1, 210},
    {"isNodeIterator", 1, 218},
    {"isNotification", 1, 249},
    {"isNumberText", 1, 131},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 48},
    {"isPerformance", 1, 247},
    {"isPerformanceEntry", 1, 248},
    {"isPerformanceMark", 1, 248},
    {"isPerformanceMeasure", 1, 248},
    {"isPerformanceNavigation", 1, 244},
    {"isPerformanceObserver", 1, 248},
    {"isPerformanceObserverEntryList", 1, 248},
    {"isPerformanceTiming", 1, 244},
    {"isPermissionStatus", 1, 249},
    {"isPermissions", 1, 249},
    {"isPlugin", 1, 210},
    {"isPluginArray", 1, 210},
    {"isPopoverShown", 1, 126},
    {"isRange", 1, 213},
    {"isReadableByteStreamController", 1, 251},
    {"isReadableStream", 1, 251},
    {"isReadableStreamBYOBReader", 1, 251},
    {"isReadableStreamBYOBRequest", 1, 251},
    {"isReadableStreamDefaultController", 1, 251},
    {"isReadableStreamDefaultReader", 1, 251},
    {"isRequest", 1, 231},
    {"isResizeObserver", 1, 245},
    {"isResizeObserverEntry", 1, 245},
    {"isResizeObserverSize", 1, 245},
    {"isResponse", 1, 231},
    {"isSVGAngle", 1, 253},
    {"isSVGAnimatedAngle", 1, 253},
    {"isSVGAnimatedBoolean", 1, 253},
    {"isSVGAnimatedEnumeration", 1, 253},
    {"isSVGAnimatedInteger", 1, 253},
    {"isSVGAnimatedLength", 1, 253},
    {"isSVGAnimatedLengthList", 1, 253},
    {"isSVGAnimatedNumber", 1, 253},
    {"isSVGAnimatedNumberList", 1, 253},
    {"isSVGAnimatedPreserveAspectRatio", 1, 253},
    {"isSVGAnimatedRect", 1, 253},
    {"isSVGAnimatedTransformList", 1, 253},
    {"isSVGLength", 1, 253},
    {"isSVGLengthList", 1, 253},
    {"isSVGNumber", 1, 253},
    {"isSVGNumberList", 1, 253},
    {"isSVGPointList", 1, 253},
    {"isSVGPreserveAspectRatio", 1, 253},
    {"isSVGStringList", 1, 253},
    {"isSVGTransform", 1, 253},
    {"isSVGTransformList", 1, 253},
    {"isSVGUnitTypes", 1, 253},
    {"isScreen", 1, 187},
    {"isSelected", 1, 129},
    {"isSelection", 1, 214},
    {"isShadowIncluding", 1, 31},
    {"isShown", 1, 48},
    {"isStaticRange", 1, 213},
    {"isStepMismatch", 1, 131},
    {"isStorage", 1, 216},
    {"isStylePropertyMap", 1, 190},
    {"isStylePropertyMapReadOnly", 1, 190},
    {"isStyleSheet", 1, 217},
    {"isStyleSheetList", 1, 217},
    {"isSubmitButton", 1, 104},
    {"isSubtleCrypto", 1, 258},
    {"isSummary", 1, 102},
    {"isText", 1, 55},
    {"isTextDecoder", 1, 228},
    {"isTextDecoderStream", 1, 228},
    {"isTextEncoder", 1, 228},
    {"isTextEncoderStream", 1, 228},
    {"isTextNode", 1, 28},
    {"isTextTrack", 1, 240},
    {"isTextTrackCue", 1, 240},
    {"isTextTrackCueList", 1, 240},
    {"isTextTrackList", 1, 240},
    {"isTimeRanges", 1, 239},
    {"isToken", 1, 65},
    {"isTouch", 1, 256},
    {"isTouchList", 1, 256},
    {"isTransformStream", 1, 251},
    {"isTransformStreamDefaultController", 1, 251},
    {"isTreeWalker", 1, 218},
    {"isURL", 1, 257},
    {"isURLSearchParams", 1, 257},
    {"isUnusable", 1, 69},
    {"isUserActivation", 1, 249},
    {"isVTTCue", 1, 240},
    {"isValidControl", 1, 139},
    {"isValidityState", 1, 233},
    {"isVideoTrack", 1, 240},
    {"isVideoTrackList", 1, 240},
    {"isVisualViewport", 1, 187},
    {"isWebSocket", 1, 224},
    {"isWritableStream", 1, 251},
    {"isWritableStreamDefaultController", 1, 251},
    {"isWritableStreamDefaultWriter", 1, 251},
    {"isXMLHttpRequest", 1, 259},
    {"isXMLHttpRequestEventTarget", 1, 259},
    {"isXMLHttpRequestUpload", 1, 259},
    {"isXMLSerializer", 1, 195},
    {"isXPathEvaluator", 1, 220},
    {"isXPathExpression", 1, 220},
    {"isXPathResult", 1, 220},
    {"itemKind", 1, 178},
    {"itemState", 1, 178},
    {"keepBlanks", 1, 47},
    {"keepBlanksApart", 1, 47},
    {"keepLine", 1, 50},
    {"keyframeEffectState", 1, 221},
    {"labelListOf", 1, 104},
    {"labeledControl", 1, 104},
    {"labelsFor", 1, 42},
    {"legacySize", 1, 53},
    {"limitState", 1, 139},
    {"linesOf", 1, 55},
    {"listElement", 1, 115},
    {"loadFailed", 1, 70},
    {"loadResource", 1, 70},
    {"localOf", 1, 55},
    {"location", 1, 81},
    {"locationState", 1, 243},
    {"lookAtForm", 1, 77},
    {"makeAbortController", 1, 184},
    {"makeAbortSignal", 1, 184},
    {"makeAbstractRange", 1, 213},
    {"makeAnimation", 1, 221},
    {"makeAnimationEffect", 1, 221},
    {"makeAnimationTimeline", 1, 221},
    {"makeAudioTrack", 1, 240},
    {"makeAudioTrackList", 1, 240},
    {"makeBarProp", 1, 243},
    {"makeBlob", 1, 204},
    {"makeBroadcastChannel", 1, 241},
    {"makeByteLengthQueuingStrategy", 1, 251},
    {"makeCSSConditionRule", 1, 188},
    {"makeCSSContainerRule", 1, 188},
    {"makeCSSCounterStyleRule", 1, 188},
    {"makeCSSFontFaceRule", 1, 188},
    {"makeCSSFontPaletteValuesRule", 1, 188},
    {"makeCSSGroupingRule", 1, 188},
    {"makeCSSImageValue", 1, 190},
    {"makeCSSImportRule", 1, 188},
    {"makeCSSKeyframeRule", 1, 188},
    {"makeCSSKeyframesRule", 1, 188},
    {"makeCSSKeywordValue", 1, 190},
    {"makeCSSLayerBlockRule", 1, 188},
    {"makeCSSLayerStatementRule", 1, 188},
    {"makeCSSMarginRule", 1, 188},
    {"makeCSSMathClamp", 1, 190},
    {"makeCSSMathInvert", 1, 190},
    {"makeCSSMathMax", 1, 190},
    {"makeCSSMathMin", 1, 190},
    {"makeCSSMathNegate", 1, 190},
    {"makeCSSMathProduct", 1, 190},
    {"makeCSSMathSum", 1, 190},
    {"makeCSSMathValue", 1, 190},
    {"makeCSSMatrixComponent", 1, 190},
    {"makeCSSMediaRule", 1, 188},
    {"makeCSSNamespaceRule", 1, 188},
    {"makeCSSNestedDeclarations", 1, 188},
    {"makeCSSNumericArray", 1, 190},
    {"makeCSSNumericValue", 1, 190},
    {"makeCSSPageRule", 1, 188},
    {"makeCSSPerspective", 1, 190},
    {"makeCSSPropertyRule", 1, 188},
    {"makeCSSRotate", 1, 190},
    {"makeCSSRule", 1, 188},
    {"makeCSSRuleList", 1, 188},
    {"makeCSSScale", 1, 190},
    {"makeCSSScopeRule", 1, 188},
    {"makeCSSSkew", 1, 190},
    {"makeCSSSkewX", 1, 190},
    {"makeCSSSkewY", 1, 190},
    {"makeCSSStartingStyleRule", 1, 188},
    {"makeCSSStyleDeclaration", 1, 189},
    {"makeCSSStyleRule", 1, 188},
    {"makeCSSStyleSheet", 1, 217},
    {"makeCSSStyleValue", 1, 190},
    {"makeCSSSupportsRule", 1, 188},
    {"makeCSSTransformComponent", 1, 190},
    {"makeCSSTransformValue", 1, 190},
    {"makeCSSTranslate", 1, 190},
    {"makeCSSUnitValue", 1, 190},
    {"makeCSSUnparsedValue", 1, 190},
    {"makeCSSVariableReferenceValue", 1, 190},
    {"makeClipboard", 1, 249},
    {"makeClipboardItem", 1, 249},
    {"makeCompressionStream", 1, 223},
    {"makeCountQueuingStrategy", 1, 251},
    {"makeCrypto", 1, 258},
    {"makeCryptoKey", 1, 258},
    {"makeCustomElementRegistry", 1, 192},
    {"makeCustomStateSet", 1, 202},
    {"makeDOMException", 1, 194},
    {"makeDOMImplementation", 1, 195},
    {"makeDOMMatrix", 1, 238},
    {"makeDOMMatrixReadOnly", 1, 238},
    {"makeDOMParser", 1, 195},
    {"makeDOMPoint", 1, 238},
    {"makeDOMPointReadOnly", 1, 238},
    {"makeDOMQuad", 1, 238},
    {"makeDOMRect", 1, 235},
    {"makeDOMRectList", 1, 235},
    {"makeDOMRectReadOnly", 1, 235},
    {"makeDOMStringList", 1, 196},
    {"makeDOMStringMap", 1, 197},
    {"makeDOMTokenList", 1, 198},
    {"makeDataTransfer", 1, 199},
    {"makeDataTransferItem", 1, 199},
    {"makeDataTransferItemList", 1, 199},
    {"makeDecompressionStream", 1, 223},
    {"makeDeferred", 1, 147},
    {"makeDocumentTimeline", 1, 221},
    {"makeElement", 1, 98},
    {"makeElementInternals", 1, 202},
    {"makeEvent", 1, 203},
    {"makeEventSource", 1, 224},
    {"makeException", 1, 176},
    {"makeExternal", 1, 243},
    {"makeFile", 1, 204},
    {"makeFileList", 1, 204},
    {"makeFileReader", 1, 204},
    {"makeFormData", 1, 259},
    {"makeGeolocation", 1, 249},
    {"makeGeolocationPositionError", 1, 249},
    {"makeHTMLAllCollection", 1, 205},
    {"makeHTMLCollection", 1, 222},
    {"makeHTMLFormControlsCollection", 1, 232},
    {"makeHTMLOptionsCollection", 1, 232},
    {"makeHeaders", 1, 231},
    {"makeHistory", 1, 243},
    {"makeIdleDeadline", 1, 236},
    {"makeIndexed", 1, 178},
    {"makeIntersectionObserver", 1, 245},
    {"makeIntersectionObserverEntry", 1, 245},
    {"makeKeyframeEffect", 1, 221},
    {"makeLocation", 1, 243},
    {"makeMediaError", 1, 240},
    {"makeMediaList", 1, 217},
    {"makeMediaQueryList", 1, 187},
    {"makeMessageChannel", 1, 241},
    {"makeMessagePort", 1, 241},
    {"makeMimeType", 1, 210},
    {"makeMimeTypeArray", 1, 210},
    {"makeMutationObserver", 1, 208},
    {"makeMutationRecord", 1, 208},
    {"makeNamedNodeMap", 1, 209},
    {"makeNavigator", 1, 210},
    {"makeNodeIterator", 1, 218},
    {"makeNodeList", 1, 222},
    {"makeNotification", 1, 249},
    {"makePerformance", 1, 247},
    {"makePerformanceEntry", 1, 248},
    {"makePerformanceMark", 1, 248},
    {"makePerformanceMeasure", 1, 248},
    {"makePerformanceNavigation", 1, 244},
    {"makePerformanceObserver", 1, 248},
    {"makePerformanceObserverEntryList", 1, 248},
    {"makePerformanceTiming", 1, 244},
    {"makePermissionStatus", 1, 249},
    {"makePermissions", 1, 249},
    {"makePlugin", 1, 210},
    {"makePluginArray", 1, 210},
    {"makeRadioNodeList", 1, 232},
    {"makeRange", 1, 213},
    {"makeReadableByteStreamController", 1, 251},
    {"makeReadableStream", 1, 251},
    {"makeReadableStreamBYOBReader", 1, 251},
    {"makeReadableStreamBYOBRequest", 1, 251},
    {"makeReadableStreamDefaultController", 1, 251},
    {"makeReadableStreamDefaultReader", 1, 251},
    {"makeRequest", 1, 231},
    {"makeResizeObserver", 1, 245},
    {"makeResizeObserverEntry", 1, 245},
    {"makeResizeObserverSize", 1, 245},
    {"makeResponse", 1, 231},
    {"makeSVGAngle", 1, 253},
    {"makeSVGAnimatedAngle", 1, 253},
    {"makeSVGAnimatedBoolean", 1, 253},
    {"makeSVGAnimatedEnumeration", 1, 253},
    {"makeSVGAnimatedInteger", 1, 253},
    {"makeSVGAnimatedLength", 1, 253},
    {"makeSVGAnimatedLengthList", 1, 253},
    {"makeSVGAnimatedNumber", 1, 253},
    {"makeSVGAnimatedNumberList", 1, 253},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 253},
    {"makeSVGAnimatedRect", 1, 253},
    {"makeSVGAnimatedTransformList", 1, 253},
    {"makeSVGLength", 1, 253},
    {"makeSVGLengthList", 1, 253},
    {"makeSVGNumber", 1, 253},
    {"makeSVGNumberList", 1, 253},
    {"makeSVGPointList", 1, 253},
    {"makeSVGPreserveAspectRatio", 1, 253},
    {"makeSVGStringList", 1, 253},
    {"makeSVGTransform", 1, 253},
    {"makeSVGTransformList", 1, 253},
    {"makeSVGUnitTypes", 1, 253},
    {"makeScreen", 1, 187},
    {"makeSelection", 1, 214},
    {"makeStaticRange", 1, 213},
    {"makeStorage", 1, 216},
    {"makeStylePropertyMap", 1, 190},
    {"makeStylePropertyMapReadOnly", 1, 190},
    {"makeStyleSheet", 1, 217},
    {"makeStyleSheetList", 1, 217},
    {"makeSubtleCrypto", 1, 258},
    {"makeTextDecoder", 1, 228},
    {"makeTextDecoderStream", 1, 228},
    {"makeTextEncoder", 1, 228},
    {"makeTextEncoderStream", 1, 228},
    {"makeTextTrack", 1, 240},
    {"makeTextTrackCue", 1, 240},
    {"makeTextTrackCueList", 1, 240},
    {"makeTextTrackList", 1, 240},
    {"makeTimeRanges", 1, 239},
    {"makeTouch", 1, 256},
    {"makeTouchList", 1, 256},
    {"makeTransformStream", 1, 251},
    {"makeTransformStreamDefaultController", 1, 251},
    {"makeTreeWalker", 1, 218},
    {"makeURL", 1, 257},
    {"makeURLSearchParams", 1, 257},
    {"makeUserActivation", 1, 249},
    {"makeVTTCue", 1, 240},
    {"makeValidityState", 1, 233},
    {"makeVideoTrack", 1, 240},
    {"makeVideoTrackList", 1, 240},
    {"makeVisualViewport", 1, 187},
    {"makeWebSocket", 1, 224},
    {"makeWritableStream", 1, 251},
    {"makeWritableStreamDefaultController", 1, 251},
    {"makeWritableStreamDefaultWriter", 1, 251},
    {"makeXMLHttpRequest", 1, 259},
    {"makeXMLHttpRequestEventTarget", 1, 259},
    {"makeXMLHttpRequestUpload", 1, 259},
    {"makeXMLSerializer", 1, 195},
    {"makeXPathEvaluator", 1, 220},
    {"makeXPathExpression", 1, 220},
    {"makeXPathResult", 1, 220},
    {"markupWithShadows", 1, 31},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 30},
    {"maximumOf", 1, 131},
    {"mayBeHeard", 1, 35},
    {"mediaErrorState", 1, 240},
    {"mediaListState", 1, 217},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 187},
    {"mergeTexts", 1, 50},
    {"messageChannelState", 1, 241},
    {"messagePortState", 1, 241},
    {"mimeParameter", 1, 142},
    {"mimeText", 1, 142},
    {"mimeTypeArrayState", 1, 210},
    {"mimeTypeState", 1, 210},
    {"mimeTypes", 1, 125},
    {"minimumOf", 1, 131},
    {"missing", 1, 182},
    {"moveChildren", 1, 48},
    {"moveFocus", 1, 102},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 129},
    {"mutationObserverState", 1, 208},
    {"mutationRecordState", 1, 208},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 104},
    {"namedList", 1, 42},
    {"namedTest", 1, 104},
    {"navigate", 1, 81},
    {"navigateFrame", 1, 105},
    {"navigateToFragment", 1, 80},
    {"navigator", 1, 82},
    {"navigatorState", 1, 210},
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
    {"newKeyframeEffect", 1, 171},
    {"newList", 1, 147},
    {"newMatrix", 1, 72},
    {"newNodeIterator", 1, 32},
    {"newRange", 1, 28},
    {"newReadable", 1, 144},
    {"newRect", 1, 73},
    {"newRectList", 1, 73},
    {"newResponse", 1, 67},
    {"newSVGAngle", 1, 156},
    {"newSVGLength", 1, 156},
    {"newSVGList", 1, 157},
    {"newSVGNumber", 1, 156},
    {"newSVGTransform", 1, 160},
    {"newStaticRange", 1, 28},
    {"newTreeWalker", 1, 32},
    {"newUnit", 1, 15},
    {"newWritable", 1, 146},
    {"nextTimer", 1, 164},
    {"nodeIndex", 1, 28},
    {"nodeIteratorState", 1, 218},
    {"nodeLength", 1, 28},
    {"nodeOfKinds", 1, 182},
    {"nodePrecedes", 1, 46},
    {"notificationState", 1, 249},
    {"numberIn", 1, 111},
    {"numberToText", 1, 131},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 42},
    {"onlyNamedIn", 1, 104},
    {"openChannel", 1, 118},
    {"openShadowRoot", 1, 31},
    {"openWindow", 1, 121},
    {"optionList", 1, 122},
    {"optionValue", 1, 122},
    {"ownControlState", 1, 89},
    {"pageScripts", 1, 123},
    {"parseMIMEType", 1, 142},
    {"parseMultipart", 1, 71},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 167},
    {"parseSVGNumbers", 1, 160},
    {"parseSVGTransforms", 1, 160},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 91},
    {"peerEvents", 1, 143},
    {"performance", 1, 161},
    {"performanceEntries", 1, 163},
    {"performanceEntryState", 1, 248},
    {"performanceMark", 1, 163},
    {"performanceMarkState", 1, 248},
    {"performanceMeasure", 1, 163},
    {"performanceMeasureState", 1, 248},
    {"performanceNavigationState", 1, 244},
    {"performanceObserverEntryListState", 1, 248},
    {"performanceObserverState", 1, 248},
    {"performanceState", 1, 247},
    {"performanceTimingState", 1, 244},
    {"permissionStatusState", 1, 249},
    {"permissionsState", 1, 249},
    {"pipe", 1, 150},
    {"placeCaret", 1, 50},
    {"places", 1, 250},
    {"platformInterface", 1, 180},
    {"pluginArrayState", 1, 210},
    {"pluginState", 1, 210},
    {"plugins", 1, 125},
    {"pointInDocument", 1, 34},
    {"popoverChanged", 1, 126},
    {"postToWindow", 1, 118},
    {"pullBytesIfNeeded", 1, 148},
    {"pullInto", 1, 151},
    {"pushItem", 1, 147},
    {"putFormat", 1, 53},
    {"queryAll", 1, 30},
    {"queryFirst", 1, 30},
    {"queueEvents", 1, 164},
    {"queueMicrotask", 1, 164},
    {"queueTask", 1, 164},
    {"queueToggle", 1, 138},
    {"radioGroup", 1, 127},
    {"radioNodeList", 1, 103},
    {"randomUUID", 1, 172},
    {"rangePoints", 1, 28},
    {"rangeState", 1, 213},
    {"rangeText", 1, 44},
    {"react", 1, 147},
    {"reacting", 1, 91},
    {"readBody", 1, 69},
    {"readChunk", 1, 144},
    {"readContentHandler", 1, 101},
    {"readInto", 1, 144},
    {"readSequence", 1, 60},
    {"readTape", 1, 63},
    {"readableByteStreamControllerState", 1, 251},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 251},
    {"readableStreamBYOBRequestState", 1, 251},
    {"readableStreamDefaultControllerState", 1, 251},
    {"readableStreamDefaultReaderState", 1, 251},
    {"readableStreamState", 1, 251},
    {"receiveControlState", 1, 89},
    {"receiverOf", 1, 98},
    {"rectified", 1, 15},
    {"referredElement", 1, 38},
    {"referredElements", 1, 38},
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
    {"requestFrame", 1, 164},
    {"requestIdle", 1, 107},
    {"requestState", 1, 231},
    {"resetControl", 1, 90},
    {"resetCustom", 1, 77},
    {"resetOptions", 1, 129},
    {"resetQueue", 1, 147},
    {"resizeObserverEntryState", 1, 245},
    {"resizeObserverSizeState", 1, 245},
    {"resizeObserverState", 1, 245},
    {"resourceBuffer", 1, 70},
    {"resourceDocument", 1, 70},
    {"resourceText", 1, 70},
    {"respond", 1, 151},
    {"respondWithView", 1, 151},
    {"responseState", 1, 231},
    {"retarget", 1, 31},
    {"rootArguments", 1, 34},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 164},
    {"screen", 1, 13},
    {"screenState", 1, 187},
    {"scriptTimer", 1, 164},
    {"seedRandom", 1, 175},
    {"selectInRange", 1, 28},
    {"selectNothing", 1, 29},
    {"selectOf", 1, 122},
    {"selectOnly", 1, 129},
    {"selectRange", 1, 29},
    {"selectSource", 1, 130},
    {"selectedControlText", 1, 137},
    {"selectedOptionsOf", 1, 129},
    {"selectedRange", 1, 29},
    {"selectionFault", 1, 29},
    {"selectionLeft", 1, 52},
    {"selectionState", 1, 214},
    {"sendControlStates", 1, 89},
    {"sendTo", 1, 118},
    {"sequenceOf", 1, 60},
    {"serialize", 1, 133},
    {"serializePairs", 1, 167},
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
    {"setMarkupWithShadows", 1, 31},
    {"setModal", 1, 119},
    {"setOption", 1, 122},
    {"setRangePoints", 1, 28},
    {"setReferredElement", 1, 38},
    {"setReferredElements", 1, 38},
    {"setSVGAngle", 1, 156},
    {"setSVGLength", 1, 156},
    {"setSelected", 1, 129},
    {"setTimer", 1, 164},
    {"setType", 1, 111},
    {"setUpByteSource", 1, 148},
    {"setUpBytes", 1, 148},
    {"setUpReadable", 1, 149},
    {"setUpSink", 1, 154},
    {"setUpSource", 1, 149},
    {"setUpTransform", 1, 145},
    {"setUpWritable", 1, 154},
    {"settingText", 1, 131},
    {"settleAs", 1, 147},
    {"shadowRootOf", 1, 31},
    {"shadowTraits", 1, 31},
    {"shareControlState", 1, 89},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 147},
    {"showPopover", 1, 126},
    {"signWith", 1, 174},
    {"sizeOf", 1, 147},
    {"slotContents", 1, 45},
    {"slotOf", 1, 45},
    {"slotsChanged", 1, 45},
    {"spendStream", 1, 144},
    {"splitAround", 1, 48},
    {"splitText", 1, 21},
    {"startErroring", 1, 146},
    {"stateOf", 1, 178},
    {"staticRangeState", 1, 213},
    {"stepped", 1, 131},
    {"storage", 1, 83},
    {"storageState", 1, 216},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 76},
    {"stylePropertyMapReadOnlyState", 1, 190},
    {"stylePropertyMapState", 1, 190},
    {"styleSheetListState", 1, 217},
    {"styleSheetState", 1, 217},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 134},
    {"submittableOf", 1, 104},
    {"submittedText", 1, 111},
    {"subtle", 1, 173},
    {"subtleCryptoState", 1, 258},
    {"surroundRange", 1, 44},
    {"svgAngleState", 1, 253},
    {"svgAnimatedAngleState", 1, 253},
    {"svgAnimatedBooleanState", 1, 253},
    {"svgAnimatedEnumerationState", 1, 253},
    {"svgAnimatedIntegerState", 1, 253},
    {"svgAnimatedLengthListState", 1, 253},
    {"svgAnimatedLengthState", 1, 253},
    {"svgAnimatedNumberListState", 1, 253},
    {"svgAnimatedNumberState", 1, 253},
    {"svgAnimatedPreserveAspectRatioState", 1, 253},
    {"svgAnimatedRectState", 1, 253},
    {"svgAnimatedTransformListState", 1, 253},
    {"svgAxis", 1, 156},
    {"svgBounds", 1, 159},
    {"svgBox", 1, 155},
    {"svgConstants", 1, 158},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 159},
    {"svgFloat", 1, 156},
    {"svgLengthListState", 1, 253},
    {"svgLengthState", 1, 253},
    {"svgListOf", 1, 155},
    {"svgMemberOrder", 1, 252},
    {"svgMembers", 1, 158},
    {"svgNumberListState", 1, 253},
    {"svgNumberState", 1, 253},
    {"svgNumberText", 1, 156},
    {"svgPathLength", 1, 159},
    {"svgPointAt", 1, 159},
    {"svgPointListState", 1, 253},
    {"svgPreserveAspectRatioState", 1, 253},
    {"svgReflection", 1, 155},
    {"svgStringListState", 1, 253},
    {"svgStrokes", 1, 159},
    {"svgTransformListState", 1, 253},
    {"svgTransformOf", 1, 160},
    {"svgTransformProduct", 1, 160},
    {"svgTransformState", 1, 253},
    {"svgTransformText", 1, 160},
    {"svgUnitTypesState", 1, 253},
    {"takeFilled", 1, 151},
    {"takeFormat", 1, 53},
    {"takeSignals", 1, 45},
    {"targetOf", 1, 114},
    {"teeBytes", 1, 153},
    {"teeChunks", 1, 153},
    {"textAsBuffer", 1, 173},
    {"textBecameSelectable", 1, 137},
    {"textDecoderState", 1, 228},
    {"textDecoderStreamState", 1, 228},
    {"textEncoderState", 1, 228},
    {"textEncoderStreamState", 1, 228},
    {"textFragment", 1, 136},
    {"textReplaced", 1, 137},
    {"textToNumber", 1, 131},
    {"textTrackCueListState", 1, 240},
    {"textTrackCueState", 1, 240},
    {"textTrackListState", 1, 240},
    {"textTrackState", 1, 240},
    {"textsBetween", 1, 57},
    {"textsIn", 1, 53},
    {"textsOf", 1, 55},
    {"theSelection", 1, 29},
    {"timeRangesState", 1, 239},
    {"timingTimes", 1, 162},
    {"toBuffer", 1, 182},
    {"toByteString", 1, 182},
    {"toClamped", 1, 182},
    {"toEnforced", 1, 182},
    {"toEnum", 1, 182},
    {"toFloat", 1, 182},
    {"toInterface", 1, 182},
    {"toLongLong", 1, 182},
    {"toObject", 1, 182},
    {"toRecord", 1, 182},
    {"toSequence", 1, 182},
    {"toUnrestrictedFloat", 1, 182},
    {"toUnsignedLongLong", 1, 182},
    {"together", 1, 91},
    {"togglePopover", 1, 126},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 119},
    {"touchListState", 1, 256},
    {"touchState", 1, 256},
    {"transferPort", 1, 118},
    {"transferStream", 1, 132},
    {"transformMatrix", 1, 74},
    {"transformStreamDefaultControllerState", 1, 251},
    {"transformStreamState", 1, 251},
    {"treeWalkerState", 1, 218},
    {"trimSpace", 1, 65},
    {"turnFormatOff", 1, 53},
    {"upgradeIn", 1, 91},
    {"urlSearchParamsState", 1, 257},
    {"urlState", 1, 257},
    {"userActivationState", 1, 249},
    {"usesSourceSet", 1, 130},
    {"utf8Text", 1, 60},
    {"validityOf", 1, 139},
    {"validityStateState", 1, 233},
    {"valueMode", 1, 110},
    {"verifyWith", 1, 174},
    {"videoTrackListState", 1, 240},
    {"videoTrackState", 1, 240},
    {"viewParts", 1, 147},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 187},
    {"vttCueState", 1, 240},
    {"waitingReads", 1, 144},
    {"watchSlots", 1, 45},
    {"webSocketState", 1, 224},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 89},
    {"willValidate", 1, 139},
    {"windowNamed", 1, 120},
    {"windowOf", 1, 105},
    {"withoutScripts", 1, 54},
    {"writableDesiredSize", 1, 154},
    {"writableStreamDefaultControllerState", 1, 251},
    {"writableStreamDefaultWriterState", 1, 251},
    {"writableStreamState", 1, 251},
    {"writeChunk", 1, 146},
    {"writeController", 1, 154},
    {"writeTape", 1, 63},
    {"wrongKind", 1, 182},
    {"wrongReceiver", 1, 182},
    {"wrongValue", 1, 182},
    {"xPathEvaluatorState", 1, 220},
    {"xPathExpressionState", 1, 220},
    {"xPathResultState", 1, 220},
    {"xmlHttpRequestEventTargetState", 1, 259},
    {"xmlHttpRequestState", 1, 259},
    {"xmlHttpRequestUploadState", 1, 259},
    {"xmlSerializerState", 1, 195},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
