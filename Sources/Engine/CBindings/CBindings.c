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
    {"AbortController", 0, 177},
    {"AbortControllerBrand", 1, 177},
    {"AbortControllerSteps", 1, 9},
    {"AbortSignal", 0, 177},
    {"AbortSignalBrand", 1, 177},
    {"AbortSignalSteps", 1, 9},
    {"AbstractRange", 0, 206},
    {"AbstractRangeBrand", 1, 206},
    {"AbstractRangeSteps", 1, 25},
    {"Animation", 0, 214},
    {"AnimationBrand", 1, 214},
    {"AnimationEffect", 0, 214},
    {"AnimationEffectBrand", 1, 214},
    {"AnimationEffectSteps", 1, 105},
    {"AnimationEvent", 0, 223},
    {"AnimationFrameProviderSteps", 1, 113},
    {"AnimationPlaybackEvent", 0, 214},
    {"AnimationSteps", 1, 106},
    {"AnimationTimeline", 0, 214},
    {"AnimationTimelineBrand", 1, 214},
    {"AnimationTimelineSteps", 1, 106},
    {"Attr", 0, 178},
    {"AttrSteps", 1, 17},
    {"Audio", 0, 232},
    {"AudioTrack", 0, 233},
    {"AudioTrackBrand", 1, 233},
    {"AudioTrackList", 0, 233},
    {"AudioTrackListBrand", 1, 233},
    {"AudioTrackListSteps", 1, 66},
    {"AudioTrackSteps", 1, 66},
    {"AutofilledSteps", 1, 88},
    {"BarProp", 0, 236},
    {"BarPropBrand", 1, 236},
    {"BarPropSteps", 1, 143},
    {"BeforeUnloadEvent", 0, 223},
    {"BeforeUnloadEventSteps", 1, 62},
    {"Blob", 0, 197},
    {"BlobBrand", 1, 197},
    {"BlobSteps", 1, 162},
    {"BodySteps", 1, 169},
    {"BroadcastChannel", 0, 234},
    {"BroadcastChannelBrand", 1, 234},
    {"BroadcastChannelSteps", 1, 173},
    {"ByteLengthQueuingStrategy", 0, 243},
    {"ByteLengthQueuingStrategyBrand", 1, 243},
    {"ByteLengthQueuingStrategySteps", 1, 151},
    {"CDATASection", 0, 184},
    {"CSS", 3, 179},
    {"CSSConditionRule", 0, 181},
    {"CSSConditionRuleBrand", 1, 181},
    {"CSSConditionRuleSteps", 1, 103},
    {"CSSContainerRule", 0, 181},
    {"CSSContainerRuleBrand", 1, 181},
    {"CSSContainerRuleSteps", 1, 103},
    {"CSSCounterStyleRule", 0, 181},
    {"CSSCounterStyleRuleBrand", 1, 181},
    {"CSSCounterStyleRuleSteps", 1, 103},
    {"CSSFontFaceRule", 0, 181},
    {"CSSFontFaceRuleBrand", 1, 181},
    {"CSSFontFaceRuleSteps", 1, 103},
    {"CSSFontPaletteValuesRule", 0, 181},
    {"CSSFontPaletteValuesRuleBrand", 1, 181},
    {"CSSFontPaletteValuesRuleSteps", 1, 103},
    {"CSSGroupingRule", 0, 181},
    {"CSSGroupingRuleBrand", 1, 181},
    {"CSSGroupingRuleSteps", 1, 103},
    {"CSSImageValue", 0, 183},
    {"CSSImageValueBrand", 1, 183},
    {"CSSImportRule", 0, 181},
    {"CSSImportRuleBrand", 1, 181},
    {"CSSImportRuleSteps", 1, 103},
    {"CSSKeyframeRule", 0, 181},
    {"CSSKeyframeRuleBrand", 1, 181},
    {"CSSKeyframeRuleSteps", 1, 103},
    {"CSSKeyframesRule", 0, 181},
    {"CSSKeyframesRuleBrand", 1, 181},
    {"CSSKeyframesRuleSteps", 1, 103},
    {"CSSKeywordValue", 0, 183},
    {"CSSKeywordValueBrand", 1, 183},
    {"CSSKeywordValueSteps", 1, 98},
    {"CSSLayerBlockRule", 0, 181},
    {"CSSLayerBlockRuleBrand", 1, 181},
    {"CSSLayerBlockRuleSteps", 1, 103},
    {"CSSLayerStatementRule", 0, 181},
    {"CSSLayerStatementRuleBrand", 1, 181},
    {"CSSLayerStatementRuleSteps", 1, 103},
    {"CSSMarginRule", 0, 181},
    {"CSSMarginRuleBrand", 1, 181},
    {"CSSMarginRuleSteps", 1, 103},
    {"CSSMathClamp", 0, 183},
    {"CSSMathClampBrand", 1, 183},
    {"CSSMathClampSteps", 1, 96},
    {"CSSMathInvert", 0, 183},
    {"CSSMathInvertBrand", 1, 183},
    {"CSSMathInvertSteps", 1, 96},
    {"CSSMathMax", 0, 183},
    {"CSSMathMaxBrand", 1, 183},
    {"CSSMathMaxSteps", 1, 96},
    {"CSSMathMin", 0, 183},
    {"CSSMathMinBrand", 1, 183},
    {"CSSMathMinSteps", 1, 96},
    {"CSSMathNegate", 0, 183},
    {"CSSMathNegateBrand", 1, 183},
    {"CSSMathNegateSteps", 1, 96},
    {"CSSMathProduct", 0, 183},
    {"CSSMathProductBrand", 1, 183},
    {"CSSMathProductSteps", 1, 96},
    {"CSSMathSum", 0, 183},
    {"CSSMathSumBrand", 1, 183},
    {"CSSMathSumSteps", 1, 96},
    {"CSSMathValue", 0, 183},
    {"CSSMathValueBrand", 1, 183},
    {"CSSMathValueSteps", 1, 96},
    {"CSSMatrixComponent", 0, 183},
    {"CSSMatrixComponentBrand", 1, 183},
    {"CSSMatrixComponentSteps", 1, 97},
    {"CSSMediaRule", 0, 181},
    {"CSSMediaRuleBrand", 1, 181},
    {"CSSMediaRuleSteps", 1, 103},
    {"CSSNamespaceRule", 0, 181},
    {"CSSNamespaceRuleBrand", 1, 181},
    {"CSSNamespaceRuleSteps", 1, 103},
    {"CSSNestedDeclarations", 0, 181},
    {"CSSNestedDeclarationsBrand", 1, 181},
    {"CSSNestedDeclarationsSteps", 1, 103},
    {"CSSNumericArray", 0, 183},
    {"CSSNumericArrayBrand", 1, 183},
    {"CSSNumericArraySteps", 1, 96},
    {"CSSNumericValue", 0, 183},
    {"CSSNumericValueBrand", 1, 183},
    {"CSSNumericValueSteps", 1, 96},
    {"CSSPageRule", 0, 181},
    {"CSSPageRuleBrand", 1, 181},
    {"CSSPageRuleSteps", 1, 103},
    {"CSSPerspective", 0, 183},
    {"CSSPerspectiveBrand", 1, 183},
    {"CSSPerspectiveSteps", 1, 97},
    {"CSSPropertyRule", 0, 181},
    {"CSSPropertyRuleBrand", 1, 181},
    {"CSSPropertyRuleSteps", 1, 103},
    {"CSSRotate", 0, 183},
    {"CSSRotateBrand", 1, 183},
    {"CSSRotateSteps", 1, 97},
    {"CSSRule", 0, 181},
    {"CSSRuleBrand", 1, 181},
    {"CSSRuleList", 0, 181},
    {"CSSRuleListBrand", 1, 181},
    {"CSSRuleListSteps", 1, 103},
    {"CSSRuleSteps", 1, 103},
    {"CSSScale", 0, 183},
    {"CSSScaleBrand", 1, 183},
    {"CSSScaleSteps", 1, 97},
    {"CSSScopeRule", 0, 181},
    {"CSSScopeRuleBrand", 1, 181},
    {"CSSScopeRuleSteps", 1, 103},
    {"CSSSkew", 0, 183},
    {"CSSSkewBrand", 1, 183},
    {"CSSSkewSteps", 1, 97},
    {"CSSSkewX", 0, 183},
    {"CSSSkewXBrand", 1, 183},
    {"CSSSkewXSteps", 1, 97},
    {"CSSSkewY", 0, 183},
    {"CSSSkewYBrand", 1, 183},
    {"CSSSkewYSteps", 1, 97},
    {"CSSStartingStyleRule", 0, 181},
    {"CSSStartingStyleRuleBrand", 1, 181},
    {"CSSSteps", 1, 94},
    {"CSSStyleDeclaration", 0, 182},
    {"CSSStyleDeclarationSteps", 1, 100},
    {"CSSStyleRule", 0, 181},
    {"CSSStyleRuleBrand", 1, 181},
    {"CSSStyleRuleSteps", 1, 103},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 98},
    {"CSSStyleSheet", 0, 210},
    {"CSSStyleSheetBrand", 1, 210},
    {"CSSStyleSheetSteps", 1, 101},
    {"CSSStyleValue", 0, 183},
    {"CSSStyleValueBrand", 1, 183},
    {"CSSStyleValueSteps", 1, 98},
    {"CSSSupportsRule", 0, 181},
    {"CSSSupportsRuleBrand", 1, 181},
    {"CSSTransformComponent", 0, 183},
    {"CSSTransformComponentBrand", 1, 183},
    {"CSSTransformComponentSteps", 1, 97},
    {"CSSTransformValue", 0, 183},
    {"CSSTransformValueBrand", 1, 183},
    {"CSSTransformValueSteps", 1, 97},
    {"CSSTranslate", 0, 183},
    {"CSSTranslateBrand", 1, 183},
    {"CSSTranslateSteps", 1, 97},
    {"CSSUnitValue", 0, 183},
    {"CSSUnitValueBrand", 1, 183},
    {"CSSUnitValueSteps", 1, 96},
    {"CSSUnparsedValue", 0, 183},
    {"CSSUnparsedValueBrand", 1, 183},
    {"CSSUnparsedValueSteps", 1, 98},
    {"CSSVariableReferenceValue", 0, 183},
    {"CSSVariableReferenceValueBrand", 1, 183},
    {"CSSVariableReferenceValueSteps", 1, 98},
    {"CharacterData", 0, 184},
    {"CharacterDataSteps", 1, 16},
    {"ChildNodeSteps", 1, 15},
    {"Clipboard", 0, 242},
    {"ClipboardBrand", 1, 242},
    {"ClipboardEvent", 0, 223},
    {"ClipboardItem", 0, 242},
    {"ClipboardItemBrand", 1, 242},
    {"ClipboardItemSteps", 1, 141},
    {"ClipboardSteps", 1, 141},
    {"CloseEvent", 0, 223},
    {"CommandEvent", 0, 223},
    {"Comment", 0, 184},
    {"CommentSteps", 1, 16},
    {"CompositionEvent", 0, 223},
    {"CompositionEventSteps", 1, 62},
    {"CompressionStream", 0, 216},
    {"CompressionStreamBrand", 1, 216},
    {"CompressionStreamSteps", 1, 176},
    {"ConsoleSteps", 1, 61},
    {"ConstraintValidationSteps", 1, 82},
    {"CountQueuingStrategy", 0, 243},
    {"CountQueuingStrategyBrand", 1, 243},
    {"CountQueuingStrategySteps", 1, 151},
    {"Crypto", 0, 249},
    {"CryptoBrand", 1, 249},
    {"CryptoKey", 0, 249},
    {"CryptoKeyBrand", 1, 249},
    {"CryptoKeySteps", 1, 125},
    {"CryptoSteps", 1, 123},
    {"CustomElementRegistry", 0, 185},
    {"CustomElementRegistryBrand", 1, 185},
    {"CustomElementRegistrySteps", 1, 136},
    {"CustomEvent", 0, 186},
    {"CustomEventSteps", 1, 7},
    {"CustomStateSet", 0, 195},
    {"CustomStateSetBrand", 1, 195},
    {"CustomStateSetSteps", 1, 138},
    {"DOMException", 0, 187},
    {"DOMExceptionBrand", 1, 187},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 188},
    {"DOMImplementationBrand", 1, 188},
    {"DOMImplementationSteps", 1, 18},
    {"DOMMatrix", 0, 231},
    {"DOMMatrixBrand", 1, 231},
    {"DOMMatrixReadOnly", 0, 231},
    {"DOMMatrixReadOnlyBrand", 1, 231},
    {"DOMMatrixReadOnlySteps", 1, 108},
    {"DOMMatrixSteps", 1, 108},
    {"DOMParser", 0, 188},
    {"DOMParserBrand", 1, 188},
    {"DOMParserSteps", 1, 18},
    {"DOMPoint", 0, 231},
    {"DOMPointBrand", 1, 231},
    {"DOMPointReadOnly", 0, 231},
    {"DOMPointReadOnlyBrand", 1, 231},
    {"DOMPointReadOnlySteps", 1, 108},
    {"DOMPointSteps", 1, 108},
    {"DOMQuad", 0, 231},
    {"DOMQuadBrand", 1, 231},
    {"DOMQuadSteps", 1, 108},
    {"DOMRect", 0, 228},
    {"DOMRectBrand", 1, 228},
    {"DOMRectList", 0, 228},
    {"DOMRectListBrand", 1, 228},
    {"DOMRectListSteps", 1, 107},
    {"DOMRectReadOnly", 0, 228},
    {"DOMRectReadOnlyBrand", 1, 228},
    {"DOMRectReadOnlySteps", 1, 107},
    {"DOMRectSteps", 1, 107},
    {"DOMStringList", 0, 189},
    {"DOMStringListBrand", 1, 189},
    {"DOMStringListSteps", 1, 148},
    {"DOMStringMap", 0, 190},
    {"DOMTokenList", 0, 191},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 192},
    {"DataTransferBrand", 1, 192},
    {"DataTransferItem", 0, 192},
    {"DataTransferItemBrand", 1, 192},
    {"DataTransferItemList", 0, 192},
    {"DataTransferItemListBrand", 1, 192},
    {"DataTransferItemListSteps", 1, 47},
    {"DataTransferItemSteps", 1, 47},
    {"DataTransferSteps", 1, 47},
    {"DecompressionStream", 0, 216},
    {"DecompressionStreamBrand", 1, 216},
    {"DecompressionStreamSteps", 1, 176},
    {"DocumentFragment", 0, 184},
    {"DocumentFragmentSteps", 1, 16},
    {"DocumentMembers_CSSOMView", 1, 180},
    {"DocumentMembers_Document", 1, 193},
    {"DocumentMembers_HTMLDocument", 1, 199},
    {"DocumentMembers_ParentNode", 1, 205},
    {"DocumentMembers_StyleSheets", 1, 210},
    {"DocumentMembers_XPath", 1, 213},
    {"DocumentMembers_animations", 1, 214},
    {"DocumentMembers_editing", 1, 219},
    {"DocumentMembers_fullscreen", 1, 227},
    {"DocumentMembers_touch", 1, 247},
    {"DocumentStatics_Document", 1, 193},
    {"DocumentSteps_CSSOMView", 1, 99},
    {"DocumentSteps_Document", 1, 12},
    {"DocumentSteps_HTMLDocument", 1, 112},
    {"DocumentSteps_animations", 1, 106},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 86},
    {"DocumentSteps_touch", 1, 140},
    {"DocumentTimeline", 0, 214},
    {"DocumentTimelineBrand", 1, 214},
    {"DocumentTimelineSteps", 1, 106},
    {"DocumentType", 0, 184},
    {"DocumentTypeSteps", 1, 16},
    {"DragEvent", 0, 223},
    {"ElementCSSStyleMapSteps", 1, 98},
    {"ElementContentEditableSteps", 1, 45},
    {"ElementInternals", 0, 195},
    {"ElementInternalsBrand", 1, 195},
    {"ElementInternalsSteps", 1, 138},
    {"ElementMembers_CSSOMView", 1, 180},
    {"ElementMembers_CSSTypedOM", 1, 183},
    {"ElementMembers_Element", 1, 194},
    {"ElementMembers_ParentNode", 1, 205},
    {"ElementMembers_animations", 1, 214},
    {"ElementMembers_fullscreen", 1, 227},
    {"ElementMembers_reflected", 1, 14},
    {"ElementSteps_CSSOMView", 1, 99},
    {"ElementSteps_CSSTypedOM", 1, 98},
    {"ElementSteps_Element", 1, 11},
    {"ElementSteps_animations", 1, 106},
    {"ElementSteps_fullscreen", 1, 86},
    {"ErrorEvent", 0, 223},
    {"Event", 0, 196},
    {"EventBrand", 1, 196},
    {"EventSource", 0, 217},
    {"EventSourceBrand", 1, 217},
    {"EventSourceSteps", 1, 164},
    {"EventSteps", 1, 6},
    {"External", 0, 236},
    {"ExternalBrand", 1, 236},
    {"ExternalSteps", 1, 143},
    {"File", 0, 197},
    {"FileBrand", 1, 197},
    {"FileList", 0, 197},
    {"FileListBrand", 1, 197},
    {"FileListSteps", 1, 162},
    {"FileReader", 0, 197},
    {"FileReaderBrand", 1, 197},
    {"FileReaderSteps", 1, 163},
    {"FileSteps", 1, 162},
    {"FocusEvent", 0, 223},
    {"FormData", 0, 250},
    {"FormDataBrand", 1, 250},
    {"FormDataEvent", 0, 223},
    {"FormDataSteps", 1, 130},
    {"FormOwnedSteps", 1, 79},
    {"GenericTransformStreamSteps", 1, 159},
    {"Geolocation", 0, 242},
    {"GeolocationBrand", 1, 242},
    {"GeolocationPositionError", 0, 242},
    {"GeolocationPositionErrorBrand", 1, 242},
    {"GeolocationPositionErrorSteps", 1, 141},
    {"GeolocationSteps", 1, 141},
    {"HTMLAllCollection", 0, 198},
    {"HTMLAllCollectionSteps", 1, 111},
    {"HTMLAnchorElement", 2, 246},
    {"HTMLAnchorElementSteps", 1, 65},
    {"HTMLAreaElement", 2, 246},
    {"HTMLAudioElementSteps", 1, 65},
    {"HTMLBaseElement", 2, 235},
    {"HTMLBaseElementSteps", 1, 65},
    {"HTMLButtonElement", 2, 226},
    {"HTMLButtonElementSteps", 1, 42},
    {"HTMLCanvasElement", 2, 230},
    {"HTMLCanvasElementSteps", 1, 65},
    {"HTMLCollection", 0, 215},
    {"HTMLCollectionKind", 1, 215},
    {"HTMLDataListElement", 2, 226},
    {"HTMLDataListElementSteps", 1, 89},
    {"HTMLDialogElement", 2, 230},
    {"HTMLDialogElementSteps", 1, 40},
    {"HTMLElementMembers_CSSOMView", 1, 180},
    {"HTMLElementMembers_CSSTypedOM", 1, 183},
    {"HTMLElementMembers_HTMLElement", 1, 200},
    {"HTMLElementSteps_CSSOMView", 1, 99},
    {"HTMLElementSteps_HTMLElement", 1, 45},
    {"HTMLEmbedElement", 2, 220},
    {"HTMLEmbedElementSteps", 1, 65},
    {"HTMLFieldSetElement", 2, 226},
    {"HTMLFieldSetElementSteps", 1, 79},
    {"HTMLFormControlsCollection", 0, 225},
    {"HTMLFormElement", 2, 226},
    {"HTMLFormElementSteps", 1, 83},
    {"HTMLFormElementSteps_formElements", 1, 79},
    {"HTMLFrameElement", 2, 239},
    {"HTMLFrameElementSteps", 1, 71},
    {"HTMLHyperlinkElementUtilsSteps", 1, 65},
    {"HTMLIFrameElement", 2, 220},
    {"HTMLIFrameElementSteps", 1, 71},
    {"HTMLImageElement", 2, 220},
    {"HTMLImageElementSteps", 1, 69},
    {"HTMLInputElement", 2, 226},
    {"HTMLInputElementSteps", 1, 84},
    {"HTMLLabelElement", 2, 226},
    {"HTMLLabelElementSteps", 1, 79},
    {"HTMLLegendElement", 2, 226},
    {"HTMLLegendElementSteps", 1, 79},
    {"HTMLLinkElement", 2, 210},
    {"HTMLMapElement", 2, 220},
    {"HTMLMapElementSteps", 1, 65},
    {"HTMLMarqueeElement", 2, 239},
    {"HTMLMarqueeElementSteps", 1, 65},
    {"HTMLMediaElement", 2, 232},
    {"HTMLMediaElementSteps", 1, 65},
    {"HTMLMediaElementSteps_mediaElements", 1, 66},
    {"HTMLMeterElement", 2, 226},
    {"HTMLMeterElementSteps", 1, 67},
    {"HTMLObjectElement", 2, 220},
    {"HTMLObjectElement", 2, 226},
    {"HTMLObjectElementSteps", 1, 65},
    {"HTMLOptionElement", 2, 226},
    {"HTMLOptionElementSteps", 1, 89},
    {"HTMLOptionsCollection", 0, 225},
    {"HTMLOptionsCollectionSteps", 1, 89},
    {"HTMLOrSVGElementSteps", 1, 45},
    {"HTMLOutputElement", 2, 226},
    {"HTMLOutputElementSteps", 1, 84},
    {"HTMLProgressElement", 2, 226},
    {"HTMLProgressElementSteps", 1, 67},
    {"HTMLScriptElement", 2, 230},
    {"HTMLScriptElementSteps", 1, 65},
    {"HTMLSelectElement", 2, 226},
    {"HTMLSelectElementSteps", 1, 89},
    {"HTMLSlotElement", 2, 230},
    {"HTMLSlotElementSteps", 1, 65},
    {"HTMLStyleElement", 2, 210},
    {"HTMLStyleElementSteps_StyleSheets", 1, 101},
    {"HTMLTableCellElement", 2, 245},
    {"HTMLTableCellElementSteps", 1, 64},
    {"HTMLTableElement", 2, 245},
    {"HTMLTableElementSteps", 1, 64},
    {"HTMLTableRowElement", 2, 245},
    {"HTMLTableRowElementSteps", 1, 64},
    {"HTMLTableSectionElement", 2, 245},
    {"HTMLTableSectionElementSteps", 1, 64},
    {"HTMLTemplateElement", 2, 230},
    {"HTMLTemplateElementSteps", 1, 65},
    {"HTMLTextAreaElement", 2, 226},
    {"HTMLTextAreaElementSteps", 1, 84},
    {"HTMLTitleElement", 2, 235},
    {"HTMLTitleElementSteps", 1, 65},
    {"HTMLTrackElement", 2, 232},
    {"HTMLTrackElementSteps", 1, 65},
    {"HTMLTrackElementSteps_mediaElements", 1, 66},
    {"HTMLVideoElement", 2, 232},
    {"HTMLVideoElementSteps", 1, 65},
    {"HashChangeEvent", 0, 223},
    {"Headers", 0, 224},
    {"HeadersBrand", 1, 224},
    {"HeadersSteps", 1, 129},
    {"History", 0, 236},
    {"HistoryBrand", 1, 236},
    {"HistorySteps", 1, 150},
    {"IdleDeadline", 0, 229},
    {"IdleDeadlineBrand", 1, 229},
    {"IdleDeadlineSteps", 1, 48},
    {"Image", 0, 220},
    {"InputEvent", 0, 223},
    {"InputEventSteps", 1, 62},
    {"IntersectionObserver", 0, 238},
    {"IntersectionObserverBrand", 1, 238},
    {"IntersectionObserverEntry", 0, 238},
    {"IntersectionObserverEntryBrand", 1, 238},
    {"IntersectionObserverEntrySteps", 1, 70},
    {"IntersectionObserverSteps", 1, 70},
    {"KeyboardEvent", 0, 223},
    {"KeyboardEventSteps", 1, 62},
    {"KeyframeEffect", 0, 214},
    {"KeyframeEffectBrand", 1, 214},
    {"KeyframeEffectSteps", 1, 105},
    {"LabelableSteps", 1, 79},
    {"LinkStyleSteps", 1, 101},
    {"Location", 0, 236},
    {"LocationBrand", 1, 236},
    {"LocationSteps", 1, 149},
    {"MathMLElement", 0, 114},
    {"MathMLElement", 2, 200},
    {"MathMLElement", 2, 222},
    {"MathMLElementMembers_CSSTypedOM", 1, 183},
    {"MediaError", 0, 233},
    {"MediaErrorBrand", 1, 233},
    {"MediaErrorSteps", 1, 66},
    {"MediaList", 0, 210},
    {"MediaListBrand", 1, 210},
    {"MediaListSteps", 1, 101},
    {"MediaQueryList", 0, 180},
    {"MediaQueryListBrand", 1, 180},
    {"MediaQueryListEvent", 0, 223},
    {"MediaQueryListSteps", 1, 110},
    {"MessageChannel", 0, 234},
    {"MessageChannelBrand", 1, 234},
    {"MessageChannelSteps", 1, 173},
    {"MessageEvent", 0, 223},
    {"MessageEventSteps", 1, 62},
    {"MessagePort", 0, 234},
    {"MessagePortBrand", 1, 234},
    {"MessagePortSteps", 1, 173},
    {"MimeType", 0, 203},
    {"MimeTypeArray", 0, 203},
    {"MimeTypeArrayBrand", 1, 203},
    {"MimeTypeArraySteps", 1, 142},
    {"MimeTypeBrand", 1, 203},
    {"MimeTypeSteps", 1, 142},
    {"MouseEvent", 0, 223},
    {"MouseEventSteps", 1, 62},
    {"MutationObserver", 0, 201},
    {"MutationObserverBrand", 1, 201},
    {"MutationObserverSteps", 1, 29},
    {"MutationRecord", 0, 201},
    {"MutationRecordBrand", 1, 201},
    {"MutationRecordSteps", 1, 29},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 202},
    {"NamedNodeMapSteps", 1, 22},
    {"Navigator", 0, 203},
    {"NavigatorBrand", 1, 203},
    {"NavigatorConcurrentHardwareSteps", 1, 139},
    {"NavigatorCookiesSteps", 1, 139},
    {"NavigatorIDSteps", 1, 139},
    {"NavigatorLanguageSteps", 1, 139},
    {"NavigatorOnLineSteps", 1, 139},
    {"NavigatorPluginsSteps", 1, 139},
    {"NavigatorSteps", 1, 139},
    {"NavigatorSteps_permissions", 1, 141},
    {"NodeFilter", 0, 211},
    {"NodeIterator", 0, 211},
    {"NodeIteratorBrand", 1, 211},
    {"NodeIteratorSteps", 1, 21},
    {"NodeList", 0, 215},
    {"NodeListKind", 1, 215},
    {"NodeMembers_Node", 1, 204},
    {"NodeSteps_Node", 1, 10},
    {"Notification", 0, 242},
    {"NotificationBrand", 1, 242},
    {"NotificationSteps", 1, 141},
    {"Option", 0, 226},
    {"PageTransitionEvent", 0, 223},
    {"PairList", 1, 3},
    {"ParentNodeSteps", 1, 15},
    {"Performance", 0, 240},
    {"PerformanceBrand", 1, 240},
    {"PerformanceEntry", 0, 241},
    {"PerformanceEntryBrand", 1, 241},
    {"PerformanceEntrySteps", 1, 146},
    {"PerformanceMark", 0, 241},
    {"PerformanceMarkBrand", 1, 241},
    {"PerformanceMarkSteps", 1, 146},
    {"PerformanceMeasure", 0, 241},
    {"PerformanceMeasureBrand", 1, 241},
    {"PerformanceMeasureSteps", 1, 146},
    {"PerformanceNavigation", 0, 237},
    {"PerformanceNavigationBrand", 1, 237},
    {"PerformanceNavigationSteps", 1, 145},
    {"PerformanceObserver", 0, 241},
    {"PerformanceObserverBrand", 1, 241},
    {"PerformanceObserverEntryList", 0, 241},
    {"PerformanceObserverEntryListBrand", 1, 241},
    {"PerformanceObserverEntryListSteps", 1, 146},
    {"PerformanceObserverSteps", 1, 146},
    {"PerformanceSteps", 1, 144},
    {"PerformanceTiming", 0, 237},
    {"PerformanceTimingBrand", 1, 237},
    {"PerformanceTimingSteps", 1, 145},
    {"PermissionStatus", 0, 242},
    {"PermissionStatusBrand", 1, 242},
    {"PermissionStatusSteps", 1, 141},
    {"Permissions", 0, 242},
    {"PermissionsBrand", 1, 242},
    {"PermissionsSteps", 1, 141},
    {"Plugin", 0, 203},
    {"PluginArray", 0, 203},
    {"PluginArrayBrand", 1, 203},
    {"PluginArraySteps", 1, 142},
    {"PluginBrand", 1, 203},
    {"PluginSteps", 1, 142},
    {"PointerEvent", 0, 223},
    {"PointerEventSteps", 1, 62},
    {"PopStateEvent", 0, 223},
    {"ProcessingInstruction", 0, 184},
    {"ProgressEvent", 0, 223},
    {"PromiseRejectionEvent", 0, 223},
    {"RadioNodeList", 0, 225},
    {"RadioNodeListSteps", 1, 79},
    {"Range", 0, 206},
    {"RangeBrand", 1, 206},
    {"RangeSteps", 1, 25},
    {"RangeSteps_Range", 1, 25},
    {"ReadableByteStreamController", 0, 243},
    {"ReadableByteStreamControllerBrand", 1, 243},
    {"ReadableByteStreamControllerSteps", 1, 154},
    {"ReadableStream", 0, 243},
    {"ReadableStream", 2, 160},
    {"ReadableStreamBYOBReader", 0, 243},
    {"ReadableStreamBYOBReaderBrand", 1, 243},
    {"ReadableStreamBYOBReaderSteps", 1, 152},
    {"ReadableStreamBYOBRequest", 0, 243},
    {"ReadableStreamBYOBRequestBrand", 1, 243},
    {"ReadableStreamBYOBRequestSteps", 1, 154},
    {"ReadableStreamBrand", 1, 243},
    {"ReadableStreamDefaultController", 0, 243},
    {"ReadableStreamDefaultControllerBrand", 1, 243},
    {"ReadableStreamDefaultControllerSteps", 1, 153},
    {"ReadableStreamDefaultReader", 0, 243},
    {"ReadableStreamDefaultReaderBrand", 1, 243},
    {"ReadableStreamDefaultReaderSteps", 1, 152},
    {"ReadableStreamGenericReaderSteps", 1, 152},
    {"ReadableStreamSteps", 1, 152},
    {"Request", 0, 224},
    {"RequestBrand", 1, 224},
    {"RequestSteps", 1, 171},
    {"ResizeObserver", 0, 238},
    {"ResizeObserverBrand", 1, 238},
    {"ResizeObserverEntry", 0, 238},
    {"ResizeObserverEntryBrand", 1, 238},
    {"ResizeObserverEntrySteps", 1, 70},
    {"ResizeObserverSize", 0, 238},
    {"ResizeObserverSizeBrand", 1, 238},
    {"ResizeObserverSizeSteps", 1, 70},
    {"ResizeObserverSteps", 1, 70},
    {"Response", 0, 224},
    {"ResponseBrand", 1, 224},
    {"ResponseSteps", 1, 170},
    {"SEVERAL", 1, 20},
    {"SVGAElement", 0, 114},
    {"SVGAngle", 0, 244},
    {"SVGAngleBrand", 1, 244},
    {"SVGAngleSteps", 1, 116},
    {"SVGAnimateElement", 0, 114},
    {"SVGAnimatedAngle", 0, 244},
    {"SVGAnimatedAngleBrand", 1, 244},
    {"SVGAnimatedAngleSteps", 1, 119},
    {"SVGAnimatedBoolean", 0, 244},
    {"SVGAnimatedBooleanBrand", 1, 244},
    {"SVGAnimatedBooleanSteps", 1, 119},
    {"SVGAnimatedEnumeration", 0, 244},
    {"SVGAnimatedEnumerationBrand", 1, 244},
    {"SVGAnimatedEnumerationSteps", 1, 119},
    {"SVGAnimatedInteger", 0, 244},
    {"SVGAnimatedIntegerBrand", 1, 244},
    {"SVGAnimatedIntegerSteps", 1, 119},
    {"SVGAnimatedLength", 0, 244},
    {"SVGAnimatedLengthBrand", 1, 244},
    {"SVGAnimatedLengthList", 0, 244},
    {"SVGAnimatedLengthListBrand", 1, 244},
    {"SVGAnimatedLengthListSteps", 1, 119},
    {"SVGAnimatedLengthSteps", 1, 119},
    {"SVGAnimatedNumber", 0, 244},
    {"SVGAnimatedNumberBrand", 1, 244},
    {"SVGAnimatedNumberList", 0, 244},
    {"SVGAnimatedNumberListBrand", 1, 244},
    {"SVGAnimatedNumberListSteps", 1, 119},
    {"SVGAnimatedNumberSteps", 1, 119},
    {"SVGAnimatedPreserveAspectRatio", 0, 244},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 244},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 119},
    {"SVGAnimatedRect", 0, 244},
    {"SVGAnimatedRectBrand", 1, 244},
    {"SVGAnimatedRectSteps", 1, 119},
    {"SVGAnimatedString", 0, 114},
    {"SVGAnimatedTransformList", 0, 244},
    {"SVGAnimatedTransformListBrand", 1, 244},
    {"SVGAnimatedTransformListSteps", 1, 119},
    {"SVGCircleElement", 0, 114},
    {"SVGClipPathElement", 0, 114},
    {"SVGDefsElement", 0, 114},
    {"SVGDescElement", 0, 114},
    {"SVGElement", 0, 114},
    {"SVGElement", 2, 200},
    {"SVGElement", 2, 222},
    {"SVGElementMembers_CSSTypedOM", 1, 183},
    {"SVGEllipseElement", 0, 114},
    {"SVGFilterElement", 0, 114},
    {"SVGForeignObjectElement", 0, 114},
    {"SVGGElement", 0, 114},
    {"SVGGeometryElement", 0, 114},
    {"SVGGradientElement", 0, 114},
    {"SVGGraphicsElement", 0, 114},
    {"SVGImageElement", 0, 114},
    {"SVGLength", 0, 244},
    {"SVGLengthBrand", 1, 244},
    {"SVGLengthList", 0, 244},
    {"SVGLengthListBrand", 1, 244},
    {"SVGLengthListSteps", 1, 118},
    {"SVGLengthSteps", 1, 116},
    {"SVGLineElement", 0, 114},
    {"SVGLinearGradientElement", 0, 114},
    {"SVGMarkerElement", 0, 114},
    {"SVGMaskElement", 0, 114},
    {"SVGMetadataElement", 0, 114},
    {"SVGNumber", 0, 244},
    {"SVGNumberBrand", 1, 244},
    {"SVGNumberList", 0, 244},
    {"SVGNumberListBrand", 1, 244},
    {"SVGNumberListSteps", 1, 118},
    {"SVGNumberSteps", 1, 116},
    {"SVGPathElement", 0, 114},
    {"SVGPatternElement", 0, 114},
    {"SVGPointList", 0, 244},
    {"SVGPointListBrand", 1, 244},
    {"SVGPointListSteps", 1, 118},
    {"SVGPolygonElement", 0, 114},
    {"SVGPolylineElement", 0, 114},
    {"SVGPreserveAspectRatio", 0, 244},
    {"SVGPreserveAspectRatioBrand", 1, 244},
    {"SVGPreserveAspectRatioSteps", 1, 119},
    {"SVGRadialGradientElement", 0, 114},
    {"SVGRectElement", 0, 114},
    {"SVGSVGElement", 0, 114},
    {"SVGScriptElement", 0, 114},
    {"SVGSetElement", 0, 114},
    {"SVGStopElement", 0, 114},
    {"SVGStringList", 0, 244},
    {"SVGStringListBrand", 1, 244},
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
    {"SVGTransform", 0, 244},
    {"SVGTransformBrand", 1, 244},
    {"SVGTransformList", 0, 244},
    {"SVGTransformListBrand", 1, 244},
    {"SVGTransformListSteps", 1, 118},
    {"SVGTransformSteps", 1, 117},
    {"SVGUnitTypes", 0, 244},
    {"SVGUnitTypesBrand", 1, 244},
    {"SVGUnitTypesSteps", 1, 119},
    {"SVGUseElement", 0, 114},
    {"SVGViewElement", 0, 114},
    {"Screen", 0, 180},
    {"ScreenBrand", 1, 180},
    {"ScreenSteps", 1, 110},
    {"SecurityPolicyViolationEvent", 0, 223},
    {"SelectableTextSteps", 1, 87},
    {"Selection", 0, 207},
    {"SelectionBrand", 1, 207},
    {"SelectionSteps", 1, 28},
    {"ShadowRoot", 0, 208},
    {"ShadowRootSteps", 1, 30},
    {"ShadowRootSteps_ShadowRoot", 1, 30},
    {"ShadowRootSteps_animations", 1, 106},
    {"SlottableSteps", 1, 31},
    {"StaticRange", 0, 206},
    {"StaticRangeBrand", 1, 206},
    {"StaticRangeSteps", 1, 25},
    {"Storage", 0, 209},
    {"StorageBrand", 1, 209},
    {"StorageEvent", 0, 223},
    {"StorageEventSteps", 1, 62},
    {"StorageSteps", 1, 147},
    {"StylePropertyMap", 0, 183},
    {"StylePropertyMapBrand", 1, 183},
    {"StylePropertyMapReadOnly", 0, 183},
    {"StylePropertyMapReadOnlyBrand", 1, 183},
    {"StylePropertyMapReadOnlySteps", 1, 98},
    {"StylePropertyMapSteps", 1, 98},
    {"StyleSheet", 0, 210},
    {"StyleSheetBrand", 1, 210},
    {"StyleSheetList", 0, 210},
    {"StyleSheetListBrand", 1, 210},
    {"StyleSheetListSteps", 1, 101},
    {"StyleSheetOwnerSteps", 1, 101},
    {"StyleSheetSteps", 1, 101},
    {"SubmitEvent", 0, 223},
    {"SubmitterSteps", 1, 83},
    {"SubtleCrypto", 0, 249},
    {"SubtleCryptoBrand", 1, 249},
    {"SubtleCryptoSteps", 1, 124},
    {"Text", 0, 184},
    {"TextDecoder", 0, 221},
    {"TextDecoderBrand", 1, 221},
    {"TextDecoderCommonSteps", 1, 175},
    {"TextDecoderSteps", 1, 121},
    {"TextDecoderStream", 0, 221},
    {"TextDecoderStreamBrand", 1, 221},
    {"TextDecoderStreamSteps", 1, 175},
    {"TextEncoder", 0, 221},
    {"TextEncoderBrand", 1, 221},
    {"TextEncoderCommonSteps", 1, 175},
    {"TextEncoderSteps", 1, 121},
    {"TextEncoderStream", 0, 221},
    {"TextEncoderStreamBrand", 1, 221},
    {"TextEncoderStreamSteps", 1, 175},
    {"TextEvent", 0, 223},
    {"TextEventSteps", 1, 62},
    {"TextSteps", 1, 16},
    {"TextTrack", 0, 233},
    {"TextTrackBrand", 1, 233},
    {"TextTrackCue", 0, 233},
    {"TextTrackCueBrand", 1, 233},
    {"TextTrackCueList", 0, 233},
    {"TextTrackCueListBrand", 1, 233},
    {"TextTrackCueListSteps", 1, 66},
    {"TextTrackCueSteps", 1, 66},
    {"TextTrackList", 0, 233},
    {"TextTrackListBrand", 1, 233},
    {"TextTrackListSteps", 1, 66},
    {"TextTrackSteps", 1, 66},
    {"TimeRanges", 0, 232},
    {"TimeRangesBrand", 1, 232},
    {"TimeRangesSteps", 1, 65},
    {"ToggleEvent", 0, 223},
    {"Touch", 0, 247},
    {"TouchBrand", 1, 247},
    {"TouchEvent", 0, 247},
    {"TouchEventSteps", 1, 140},
    {"TouchList", 0, 247},
    {"TouchListBrand", 1, 247},
    {"TouchListSteps", 1, 140},
    {"TouchSteps", 1, 140},
    {"TrackEvent", 0, 223},
    {"TransformStream", 0, 243},
    {"TransformStreamBrand", 1, 243},
    {"TransformStreamDefaultController", 0, 243},
    {"TransformStreamDefaultControllerBrand", 1, 243},
    {"TransformStreamDefaultControllerSteps", 1, 159},
    {"TransformStreamSteps", 1, 159},
    {"TransitionEvent", 0, 223},
    {"TreeWalker", 0, 211},
    {"TreeWalkerBrand", 1, 211},
    {"TreeWalkerSteps", 1, 21},
    {"UIEvent", 0, 223},
    {"UIEventSteps", 1, 62},
    {"URL", 0, 248},
    {"URLBrand", 1, 248},
    {"URLSearchParams", 0, 248},
    {"URLSearchParamsBrand", 1, 248},
    {"URLSearchParamsSteps", 1, 93},
    {"URLSteps", 1, 93},
    {"URLSteps_FileAPI", 1, 166},
    {"UserActivation", 0, 242},
    {"UserActivationBrand", 1, 242},
    {"UserActivationSteps", 1, 141},
    {"VTTCue", 0, 233},
    {"VTTCueBrand", 1, 233},
    {"VTTCueSteps", 1, 66},
    {"ValidityState", 0, 226},
    {"ValidityStateBrand", 1, 226},
    {"ValidityStateSteps", 1, 82},
    {"VideoTrack", 0, 233},
    {"VideoTrackBrand", 1, 233},
    {"VideoTrackList", 0, 233},
    {"VideoTrackListBrand", 1, 233},
    {"VideoTrackListSteps", 1, 66},
    {"VideoTrackSteps", 1, 66},
    {"VisualViewport", 0, 180},
    {"VisualViewportBrand", 1, 180},
    {"VisualViewportSteps", 1, 110},
    {"WebSocket", 0, 217},
    {"WebSocketBrand", 1, 217},
    {"WebSocketSteps", 1, 165},
    {"WheelEvent", 0, 223},
    {"WheelEventSteps", 1, 62},
    {"WindowLocalStorageSteps", 1, 113},
    {"WindowMembers_CSSOMView", 1, 180},
    {"WindowMembers_Window", 1, 212},
    {"WindowMembers_fetch", 1, 224},
    {"WindowOrWorkerGlobalScopeSteps", 1, 113},
    {"WindowSessionStorageSteps", 1, 113},
    {"WindowSteps", 1, 113},
    {"WindowSteps_CSSOMView", 1, 110},
    {"WindowSteps_fetch", 1, 132},
    {"WritableStream", 0, 243},
    {"WritableStreamBrand", 1, 243},
    {"WritableStreamDefaultController", 0, 243},
    {"WritableStreamDefaultControllerBrand", 1, 243},
    {"WritableStreamDefaultControllerSteps", 1, 158},
    {"WritableStreamDefaultWriter", 0, 243},
    {"WritableStreamDefaultWriterBrand", 1, 243},
    {"WritableStreamDefaultWriterSteps", 1, 157},
    {"WritableStreamSteps", 1, 157},
    {"XMLDocument", 0, 193},
    {"XMLHttpRequest", 0, 250},
    {"XMLHttpRequestBrand", 1, 250},
    {"XMLHttpRequestEventTarget", 0, 250},
    {"XMLHttpRequestEventTargetBrand", 1, 250},
    {"XMLHttpRequestSteps", 1, 131},
    {"XMLHttpRequestUpload", 0, 250},
    {"XMLHttpRequestUploadBrand", 1, 250},
    {"XMLSerializer", 0, 188},
    {"XMLSerializerBrand", 1, 188},
    {"XMLSerializerSteps", 1, 18},
    {"XPathEvaluator", 0, 213},
    {"XPathEvaluatorBaseSteps", 1, 24},
    {"XPathEvaluatorBrand", 1, 213},
    {"XPathEvaluatorSteps", 1, 24},
    {"XPathExpression", 0, 213},
    {"XPathExpressionBrand", 1, 213},
    {"XPathExpressionSteps", 1, 24},
    {"XPathResult", 0, 213},
    {"XPathResultBrand", 1, 213},
    {"XPathResultSteps", 1, 24},
    {"abortControllerState", 1, 177},
    {"abortReason", 1, 9},
    {"abortSignal", 1, 9},
    {"abortSignalState", 1, 177},
    {"abortWritable", 1, 157},
    {"abstractRangeState", 1, 206},
    {"acquireReader", 1, 152},
    {"acquireWriter", 1, 157},
    {"activateInput", 1, 80},
    {"activationBehavior", 1, 35},
    {"addHeader", 1, 129},
    {"addIterator", 1, 127},
    {"addPairs", 1, 127},
    {"addRead", 1, 152},
    {"addSet", 1, 128},
    {"adoptedStyleSheets", 1, 102},
    {"allBytes", 1, 161},
    {"allNamed", 1, 20},
    {"allOf", 1, 111},
    {"animationChanged", 1, 106},
    {"animationEffectState", 1, 214},
    {"animationRate", 1, 106},
    {"animationState", 1, 214},
    {"animationTime", 1, 106},
    {"animationTimelineState", 1, 214},
    {"appendBytes", 1, 161},
    {"appendSequence", 1, 161},
    {"appliesTo", 1, 76},
    {"areInOneTree", 1, 26},
    {"assignToSlot", 1, 31},
    {"atob", 1, 122},
    {"attachInternals", 1, 138},
    {"attachShadow", 1, 30},
    {"attributesOf", 1, 22},
    {"audioTrackListState", 1, 233},
    {"audioTrackState", 1, 233},
    {"bar", 1, 143},
    {"barPropState", 1, 236},
    {"beforeToggle", 1, 38},
    {"blobAt", 1, 166},
    {"blobDocument", 1, 132},
    {"blobState", 1, 197},
    {"blockAround", 1, 54},
    {"blockCommand", 1, 52},
    {"blockOfLine", 1, 53},
    {"blockState", 1, 52},
    {"bodyOf", 1, 13},
    {"borderSize", 1, 99},
    {"broadcastChannelState", 1, 234},
    {"btoa", 1, 122},
    {"bufferIsDetached", 1, 151},
    {"buttonType", 1, 79},
    {"byobRequestOf", 1, 154},
    {"byteLengthQueuingStrategyState", 1, 243},
    {"bytesAsText", 1, 124},
    {"callPromise", 1, 151},
    {"callbackMember", 1, 151},
    {"canEnqueue", 1, 153},
    {"cancelReadable", 1, 152},
    {"caretForFocus", 1, 85},
    {"chain", 1, 151},
    {"changeRules", 1, 101},
    {"checkForm", 1, 82},
    {"checkPoint", 1, 25},
    {"checkValidity", 1, 82},
    {"checkedRadio", 1, 80},
    {"checkedness", 1, 80},
    {"childAt", 1, 25},
    {"childBeside", 1, 54},
    {"childText", 1, 112},
    {"chosenFrame", 1, 71},
    {"chunkSize", 1, 158},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 146},
    {"clearFiles", 1, 172},
    {"clearTimer", 1, 59},
    {"click", 1, 45},
    {"clipboardItemState", 1, 242},
    {"clipboardState", 1, 242},
    {"clone", 1, 92},
    {"cloneAttributeNode", 1, 17},
    {"cloneBody", 1, 169},
    {"closeBytes", 1, 154},
    {"closeController", 1, 153},
    {"closeDialog", 1, 40},
    {"closeEnd", 1, 173},
    {"closeReadable", 1, 152},
    {"closeWritable", 1, 157},
    {"closeWritableController", 1, 158},
    {"closeWriter", 1, 157},
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
    {"compressionStreamState", 1, 216},
    {"computedStyleOf", 1, 100},
    {"computedValue", 1, 100},
    {"console", 3, 218},
    {"constructElement", 1, 137},
    {"contentHandlerChanged", 1, 36},
    {"contentSize", 1, 99},
    {"controlMatches", 1, 91},
    {"controlState", 1, 75},
    {"controlValue", 1, 81},
    {"controlsChanged", 1, 75},
    {"controlsOf", 1, 79},
    {"copyBytes", 1, 121},
    {"copyEntries", 1, 130},
    {"copyFiles", 1, 172},
    {"copyHeaders", 1, 129},
    {"countItems", 1, 151},
    {"countQueuingStrategyState", 1, 243},
    {"createCustom", 1, 137},
    {"createEvent", 1, 7},
    {"crypto", 1, 123},
    {"cryptoKeyState", 1, 249},
    {"cryptoState", 1, 249},
    {"cssConditionRuleState", 1, 181},
    {"cssContainerRuleState", 1, 181},
    {"cssCounterStyleRuleState", 1, 181},
    {"cssFontFaceRuleState", 1, 181},
    {"cssFontPaletteValuesRuleState", 1, 181},
    {"cssGroupingRuleState", 1, 181},
    {"cssImageValueState", 1, 183},
    {"cssImportRuleState", 1, 181},
    {"cssKeyframeRuleState", 1, 181},
    {"cssKeyframesRuleState", 1, 181},
    {"cssKeywordValueState", 1, 183},
    {"cssLayerBlockRuleState", 1, 181},
    {"cssLayerStatementRuleState", 1, 181},
    {"cssMarginRuleState", 1, 181},
    {"cssMathClampState", 1, 183},
    {"cssMathInvertState", 1, 183},
    {"cssMathMaxState", 1, 183},
    {"cssMathMinState", 1, 183},
    {"cssMathNegateState", 1, 183},
    {"cssMathProductState", 1, 183},
    {"cssMathSumState", 1, 183},
    {"cssMathValueState", 1, 183},
    {"cssMatrixComponentState", 1, 183},
    {"cssMediaRuleState", 1, 181},
    {"cssNamespaceRuleState", 1, 181},
    {"cssNestedDeclarationsState", 1, 181},
    {"cssNumericArrayState", 1, 183},
    {"cssNumericValueState", 1, 183},
    {"cssPageRuleState", 1, 181},
    {"cssPerspectiveState", 1, 183},
    {"cssPropertyRuleState", 1, 181},
    {"cssRotateState", 1, 183},
    {"cssRuleListState", 1, 181},
    {"cssRuleState", 1, 181},
    {"cssScaleState", 1, 183},
    {"cssScopeRuleState", 1, 181},
    {"cssSkewState", 1, 183},
    {"cssSkewXState", 1, 183},
    {"cssSkewYState", 1, 183},
    {"cssStartingStyleRuleState", 1, 181},
    {"cssStyleRuleState", 1, 181},
    {"cssStyleSheetState", 1, 210},
    {"cssStyleValueState", 1, 183},
    {"cssSupportsRuleState", 1, 181},
    {"cssTransformComponentState", 1, 183},
    {"cssTransformValueState", 1, 183},
    {"cssTranslateState", 1, 183},
    {"cssUnitValueState", 1, 183},
    {"cssUnparsedValueState", 1, 183},
    {"cssVariableReferenceValueState", 1, 183},
    {"currentEvent", 1, 8},
    {"customElementRegistryState", 1, 185},
    {"customElements", 1, 136},
    {"customEntries", 1, 138},
    {"customFlags", 1, 138},
    {"customMessage", 1, 138},
    {"customState", 1, 137},
    {"customStateSetState", 1, 195},
    {"cutSequence", 1, 161},
    {"dataTransferItemListState", 1, 192},
    {"dataTransferItemState", 1, 192},
    {"dataTransferState", 1, 192},
    {"datasetOf", 1, 37},
    {"dateNumber", 1, 77},
    {"dateText", 1, 77},
    {"dealWithRejection", 1, 157},
    {"decodePiece", 1, 121},
    {"decodeText", 1, 121},
    {"decodeWithMark", 1, 163},
    {"decompressionStreamState", 1, 216},
    {"defaultButton", 1, 79},
    {"defineElement", 1, 137},
    {"defineEvent", 1, 7},
    {"definitionNamed", 1, 137},
    {"definitionOf", 1, 137},
    {"deleteRange", 1, 25},
    {"dependentSignal", 1, 9},
    {"dequeueSized", 1, 151},
    {"deriveBits", 1, 125},
    {"deriveKey", 1, 125},
    {"derivedList", 1, 64},
    {"describe", 1, 60},
    {"deserialize", 1, 92},
    {"deserializeWithTransfer", 1, 92},
    {"desiredSizeOf", 1, 153},
    {"detailsChanged", 1, 39},
    {"detailsRenamed", 1, 39},
    {"dialogChanged", 1, 40},
    {"digestName", 1, 124},
    {"digestText", 1, 124},
    {"disablesShadow", 1, 137},
    {"dispatch", 1, 8},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 214},
    {"domExceptionState", 1, 187},
    {"domImplementationState", 1, 188},
    {"domMatrixReadOnlyState", 1, 231},
    {"domMatrixState", 1, 231},
    {"domParserState", 1, 188},
    {"domPointReadOnlyState", 1, 231},
    {"domPointState", 1, 231},
    {"domQuadState", 1, 231},
    {"domRectListState", 1, 228},
    {"domRectReadOnlyState", 1, 228},
    {"domRectState", 1, 228},
    {"domStringListState", 1, 189},
    {"easingFunction", 1, 104},
    {"editingRoot", 1, 44},
    {"effectEnd", 1, 105},
    {"effectFills", 1, 105},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 195},
    {"elementsNamed", 1, 20},
    {"emptySequence", 1, 161},
    {"encodeEntries", 1, 168},
    {"encodeUTF8", 1, 121},
    {"enqueueBytes", 1, 154},
    {"enqueueCallback", 1, 137},
    {"enqueueChunk", 1, 153},
    {"enqueueSized", 1, 151},
    {"enqueueTransformed", 1, 159},
    {"entryList", 1, 83},
    {"errorBytes", 1, 154},
    {"errorController", 1, 153},
    {"errorReadable", 1, 152},
    {"errorTransform", 1, 159},
    {"errorWritableIfNeeded", 1, 158},
    {"evaluatedJSON", 1, 33},
    {"eventInterface", 1, 7},
    {"eventPath", 1, 32},
    {"eventReceiver", 1, 7},
    {"eventSourceState", 1, 217},
    {"eventState", 1, 196},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 51},
    {"exportKey", 1, 125},
    {"exposeElement", 1, 73},
    {"exposeFrames", 1, 73},
    {"exposeNames", 1, 73},
    {"external", 1, 143},
    {"externalState", 1, 236},
    {"extractBody", 1, 169},
    {"extractRange", 1, 25},
    {"failClose", 1, 157},
    {"failReads", 1, 152},
    {"failWrite", 1, 157},
    {"fileListState", 1, 197},
    {"fileReaderState", 1, 197},
    {"fileState", 1, 197},
    {"fileValue", 1, 172},
    {"filesOf", 1, 172},
    {"finalStyles", 1, 105},
    {"finishClose", 1, 157},
    {"finishErroring", 1, 157},
    {"finishWrite", 1, 157},
    {"fire", 1, 8},
    {"firstItem", 1, 151},
    {"firstNamed", 1, 20},
    {"firstOf", 1, 13},
    {"firstValued", 1, 20},
    {"firstWithId", 1, 79},
    {"focusForSelection", 1, 85},
    {"focusableArea", 1, 44},
    {"focusedId", 1, 44},
    {"foldBlanks", 1, 55},
    {"foldsBlanks", 1, 55},
    {"followLink", 1, 149},
    {"fontSizeOf", 1, 49},
    {"forgetAbort", 1, 9},
    {"forgetGroups", 1, 80},
    {"forgetHandlers", 1, 36},
    {"forgetSelections", 1, 90},
    {"formAssociated", 1, 138},
    {"formControls", 1, 79},
    {"formDataState", 1, 250},
    {"formEntries", 1, 83},
    {"formOf", 1, 79},
    {"formatLogged", 1, 60},
    {"frameWindow", 1, 71},
    {"frames", 1, 71},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 8},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 152},
    {"generateKey", 1, 125},
    {"geolocationPositionErrorState", 1, 242},
    {"geolocationState", 1, 242},
    {"getHandler", 1, 36},
    {"handled", 1, 151},
    {"hasBackpressure", 1, 153},
    {"hasFormat", 1, 49},
    {"hasMessages", 1, 75},
    {"hasNoChoice", 1, 90},
    {"hasPulls", 1, 154},
    {"headOf", 1, 13},
    {"headerValue", 1, 129},
    {"headersState", 1, 224},
    {"hidePopover", 1, 41},
    {"hidePopoversOver", 1, 41},
    {"highWaterMarkOf", 1, 151},
    {"history", 1, 150},
    {"historyState", 1, 236},
    {"hostEvent", 1, 7},
    {"htmlElementArgument", 1, 63},
    {"htmlOf", 1, 13},
    {"idleDeadlineState", 1, 229},
    {"imageChanged", 1, 69},
    {"imageEvent", 1, 69},
    {"imagePoint", 1, 83},
    {"imageSeen", 1, 69},
    {"imagesMoved", 1, 69},
    {"implementationOf", 1, 18},
    {"importKey", 1, 125},
    {"initializeEvent", 1, 6},
    {"inlineStyleOf", 1, 100},
    {"inputType", 1, 76},
    {"insertIntoRange", 1, 25},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 238},
    {"intersectionObserverState", 1, 238},
    {"invalidIn", 1, 82},
    {"invoke", 1, 42},
    {"invokeListeners", 1, 8},
    {"invokeReactions", 1, 137},
    {"is", 1, 53},
    {"isAbortController", 1, 177},
    {"isAbortSignal", 1, 177},
    {"isAborted", 1, 9},
    {"isAbstractRange", 1, 206},
    {"isActiveDocument", 1, 71},
    {"isAnimation", 1, 214},
    {"isAnimationEffect", 1, 214},
    {"isAnimationTimeline", 1, 214},
    {"isAudioTrack", 1, 233},
    {"isAudioTrackList", 1, 233},
    {"isBarProp", 1, 236},
    {"isBlob", 1, 197},
    {"isBlock", 1, 53},
    {"isBlockCommand", 1, 52},
    {"isBlockElement", 1, 52},
    {"isBody", 1, 13},
    {"isBreak", 1, 53},
    {"isBroadcastChannel", 1, 234},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 243},
    {"isCSSConditionRule", 1, 181},
    {"isCSSContainerRule", 1, 181},
    {"isCSSCounterStyleRule", 1, 181},
    {"isCSSFontFaceRule", 1, 181},
    {"isCSSFontPaletteValuesRule", 1, 181},
    {"isCSSGroupingRule", 1, 181},
    {"isCSSImageValue", 1, 183},
    {"isCSSImportRule", 1, 181},
    {"isCSSKeyframeRule", 1, 181},
    {"isCSSKeyframesRule", 1, 181},
    {"isCSSKeywordValue", 1, 183},
    {"isCSSLayerBlockRule", 1, 181},
    {"isCSSLayerStatementRule", 1, 181},
    {"isCSSMarginRule", 1, 181},
    {"isCSSMathClamp", 1, 183},
    {"isCSSMathInvert", 1, 183},
    {"isCSSMathMax", 1, 183},
    {"isCSSMathMin", 1, 183},
    {"isCSSMathNegate", 1, 183},
    {"isCSSMathProduct", 1, 183},
    {"isCSSMathSum", 1, 183},
    {"isCSSMathValue", 1, 183},
    {"isCSSMatrixComponent", 1, 183},
    {"isCSSMediaRule", 1, 181},
    {"isCSSNamespaceRule", 1, 181},
    {"isCSSNestedDeclarations", 1, 181},
    {"isCSSNumericArray", 1, 183},
    {"isCSSNumericValue", 1, 183},
    {"isCSSPageRule", 1, 181},
    {"isCSSPerspective", 1, 183},
    {"isCSSPropertyRule", 1, 181},
    {"isCSSRotate", 1, 183},
    {"isCSSRule", 1, 181},
    {"isCSSRuleList", 1, 181},
    {"isCSSScale", 1, 183},
    {"isCSSScopeRule", 1, 181},
    {"isCSSSkew", 1, 183},
    {"isCSSSkewX", 1, 183},
    {"isCSSSkewY", 1, 183},
    {"isCSSStartingStyleRule", 1, 181},
    {"isCSSStyleRule", 1, 181},
    {"isCSSStyleSheet", 1, 210},
    {"isCSSStyleValue", 1, 183},
    {"isCSSSupportsRule", 1, 181},
    {"isCSSTransformComponent", 1, 183},
    {"isCSSTransformValue", 1, 183},
    {"isCSSTranslate", 1, 183},
    {"isCSSUnitValue", 1, 183},
    {"isCSSUnparsedValue", 1, 183},
    {"isCSSVariableReferenceValue", 1, 183},
    {"isClipboard", 1, 242},
    {"isClipboardItem", 1, 242},
    {"isClosed", 1, 30},
    {"isClosing", 1, 157},
    {"isComposedInPage", 1, 27},
    {"isCompressionStream", 1, 216},
    {"isCountQueuingStrategy", 1, 243},
    {"isCrypto", 1, 249},
    {"isCryptoKey", 1, 249},
    {"isCustomElementRegistry", 1, 185},
    {"isCustomStateSet", 1, 195},
    {"isDOMException", 1, 187},
    {"isDOMImplementation", 1, 188},
    {"isDOMMatrix", 1, 231},
    {"isDOMMatrixReadOnly", 1, 231},
    {"isDOMParser", 1, 188},
    {"isDOMPoint", 1, 231},
    {"isDOMPointReadOnly", 1, 231},
    {"isDOMQuad", 1, 231},
    {"isDOMRect", 1, 228},
    {"isDOMRectList", 1, 228},
    {"isDOMRectReadOnly", 1, 228},
    {"isDOMStringList", 1, 189},
    {"isDataTransfer", 1, 192},
    {"isDataTransferItem", 1, 192},
    {"isDataTransferItemList", 1, 192},
    {"isDecompressionStream", 1, 216},
    {"isDesigned", 1, 112},
    {"isDisabled", 1, 44},
    {"isDocumentTimeline", 1, 214},
    {"isEditable", 1, 44},
    {"isElement", 1, 53},
    {"isElementInternals", 1, 195},
    {"isEvent", 1, 196},
    {"isEventSource", 1, 217},
    {"isExternal", 1, 236},
    {"isFieldValue", 1, 129},
    {"isFile", 1, 197},
    {"isFileList", 1, 197},
    {"isFileReader", 1, 197},
    {"isFocusable", 1, 44},
    {"isFocusableByDefault", 1, 44},
    {"isFormCustom", 1, 138},
    {"isFormData", 1, 250},
    {"isFormat", 1, 49},
    {"isFrameWindow", 1, 71},
    {"isGeolocation", 1, 242},
    {"isGeolocationPositionError", 1, 242},
    {"isGroupChecked", 1, 80},
    {"isHTMLElementOf", 1, 63},
    {"isHeaders", 1, 224},
    {"isHiddenAt", 1, 32},
    {"isHistory", 1, 236},
    {"isIdleDeadline", 1, 229},
    {"isImageLoading", 1, 69},
    {"isInNode", 1, 26},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 238},
    {"isIntersectionObserverEntry", 1, 238},
    {"isKeyframeEffect", 1, 214},
    {"isLoadable", 1, 132},
    {"isLocation", 1, 236},
    {"isMediaError", 1, 233},
    {"isMediaList", 1, 210},
    {"isMediaQueryList", 1, 180},
    {"isMessageChannel", 1, 234},
    {"isMessagePort", 1, 234},
    {"isMimeType", 1, 203},
    {"isMimeTypeArray", 1, 203},
    {"isModal", 1, 40},
    {"isMouseEvent", 1, 62},
    {"isMutationObserver", 1, 201},
    {"isMutationRecord", 1, 201},
    {"isNamed", 1, 20},
    {"isNavigator", 1, 203},
    {"isNodeIterator", 1, 211},
    {"isNotification", 1, 242},
    {"isNumberText", 1, 78},
    {"isNumericType", 1, 96},
    {"isParagraph", 1, 52},
    {"isPerformance", 1, 240},
    {"isPerformanceEntry", 1, 241},
    {"isPerformanceMark", 1, 241},
    {"isPerformanceMeasure", 1, 241},
    {"isPerformanceNavigation", 1, 237},
    {"isPerformanceObserver", 1, 241},
    {"isPerformanceObserverEntryList", 1, 241},
    {"isPerformanceTiming", 1, 237},
    {"isPermissionStatus", 1, 242},
    {"isPermissions", 1, 242},
    {"isPlugin", 1, 203},
    {"isPluginArray", 1, 203},
    {"isPopoverShown", 1, 41},
    {"isRange", 1, 206},
    {"isReadableByteStreamController", 1, 243},
    {"isReadableStream", 1, 243},
    {"isReadableStreamBYOBReader", 1, 243},
    {"isReadableStreamBYOBRequest", 1, 243},
    {"isReadableStreamDefaultController", 1, 243},
    {"isReadableStreamDefaultReader", 1, 243},
    {"isRequest", 1, 224},
    {"isResizeObserver", 1, 238},
    {"isResizeObserverEntry", 1, 238},
    {"isResizeObserverSize", 1, 238},
    {"isResponse", 1, 224},
    {"isSVGAngle", 1, 244},
    {"isSVGAnimatedAngle", 1, 244},
    {"isSVGAnimatedBoolean", 1, 244},
    {"isSVGAnimatedEnumeration", 1, 244},
    {"isSVGAnimatedInteger", 1, 244},
    {"isSVGAnimatedLength", 1, 244},
    {"isSVGAnimatedLengthList", 1, 244},
    {"isSVGAnimatedNumber", 1, 244},
    {"isSVGAnimatedNumberList", 1, 244},
    {"isSVGAnimatedPreserveAspectRatio", 1, 244},
    {"isSVGAnimatedRect", 1, 244},
    {"isSVGAnimatedTransformList", 1, 244},
    {"isSVGLength", 1, 244},
    {"isSVGLengthList", 1, 244},
    {"isSVGNumber", 1, 244},
    {"isSVGNumberList", 1, 244},
    {"isSVGPointList", 1, 244},
    {"isSVGPreserveAspectRatio", 1, 244},
    {"isSVGStringList", 1, 244},
    {"isSVGTransform", 1, 244},
    {"isSVGTransformList", 1, 244},
    {"isSVGUnitTypes", 1, 244},
    {"isScreen", 1, 180},
    {"isSelected", 1, 90},
    {"isSelection", 1, 207},
    {"isShadowIncluding", 1, 30},
    {"isShown", 1, 52},
    {"isStaticRange", 1, 206},
    {"isStepMismatch", 1, 78},
    {"isStorage", 1, 209},
    {"isStylePropertyMap", 1, 183},
    {"isStylePropertyMapReadOnly", 1, 183},
    {"isStyleSheet", 1, 210},
    {"isStyleSheetList", 1, 210},
    {"isSubmitButton", 1, 79},
    {"isSubtleCrypto", 1, 249},
    {"isSummary", 1, 44},
    {"isText", 1, 53},
    {"isTextDecoder", 1, 221},
    {"isTextDecoderStream", 1, 221},
    {"isTextEncoder", 1, 221},
    {"isTextEncoderStream", 1, 221},
    {"isTextTrack", 1, 233},
    {"isTextTrackCue", 1, 233},
    {"isTextTrackCueList", 1, 233},
    {"isTextTrackList", 1, 233},
    {"isTimeRanges", 1, 232},
    {"isToken", 1, 129},
    {"isTouch", 1, 247},
    {"isTouchList", 1, 247},
    {"isTransformStream", 1, 243},
    {"isTransformStreamDefaultController", 1, 243},
    {"isTreeWalker", 1, 211},
    {"isURL", 1, 248},
    {"isURLSearchParams", 1, 248},
    {"isUnusable", 1, 169},
    {"isUserActivation", 1, 242},
    {"isVTTCue", 1, 233},
    {"isValidControl", 1, 82},
    {"isValidityState", 1, 226},
    {"isVideoTrack", 1, 233},
    {"isVideoTrackList", 1, 233},
    {"isVisualViewport", 1, 180},
    {"isWebSocket", 1, 217},
    {"isWritableStream", 1, 243},
    {"isWritableStreamDefaultController", 1, 243},
    {"isWritableStreamDefaultWriter", 1, 243},
    {"isXMLHttpRequest", 1, 250},
    {"isXMLHttpRequestEventTarget", 1, 250},
    {"isXMLHttpRequestUpload", 1, 250},
    {"isXMLSerializer", 1, 188},
    {"isXPathEvaluator", 1, 213},
    {"isXPathExpression", 1, 213},
    {"isXPathResult", 1, 213},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 55},
    {"keepBlanksApart", 1, 55},
    {"keepLine", 1, 54},
    {"keyframeEffectState", 1, 214},
    {"labelListOf", 1, 79},
    {"labeledControl", 1, 79},
    {"labelsFor", 1, 20},
    {"legacySize", 1, 49},
    {"limitState", 1, 82},
    {"linesOf", 1, 53},
    {"listElement", 1, 74},
    {"loadFailed", 1, 132},
    {"loadResource", 1, 132},
    {"localOf", 1, 53},
    {"location", 1, 149},
    {"locationState", 1, 236},
    {"lookAtForm", 1, 138},
    {"makeAbortController", 1, 177},
    {"makeAbortSignal", 1, 177},
    {"makeAbstractRange", 1, 206},
    {"makeAnimation", 1, 214},
    {"makeAnimationEffect", 1, 214},
    {"makeAnimationTimeline", 1, 214},
    {"makeAudioTrack", 1, 233},
    {"makeAudioTrackList", 1, 233},
    {"makeBarProp", 1, 236},
    {"makeBlob", 1, 197},
    {"makeBroadcastChannel", 1, 234},
    {"makeByteLengthQueuingStrategy", 1, 243},
    {"makeCSSConditionRule", 1, 181},
    {"makeCSSContainerRule", 1, 181},
    {"makeCSSCounterStyleRule", 1, 181},
    {"makeCSSFontFaceRule", 1, 181},
    {"makeCSSFontPaletteValuesRule", 1, 181},
    {"makeCSSGroupingRule", 1, 181},
    {"makeCSSImageValue", 1, 183},
    {"makeCSSImportRule", 1, 181},
    {"makeCSSKeyframeRule", 1, 181},
    {"makeCSSKeyframesRule", 1, 181},
    {"makeCSSKeywordValue", 1, 183},
    {"makeCSSLayerBlockRule", 1, 181},
    {"makeCSSLayerStatementRule", 1, 181},
    {"makeCSSMarginRule", 1, 181},
    {"makeCSSMathClamp", 1, 183},
    {"makeCSSMathInvert", 1, 183},
    {"makeCSSMathMax", 1, 183},
    {"makeCSSMathMin", 1, 183},
    {"makeCSSMathNegate", 1, 183},
    {"makeCSSMathProduct", 1, 183},
    {"makeCSSMathSum", 1, 183},
    {"makeCSSMathValue", 1, 183},
    {"makeCSSMatrixComponent", 1, 183},
    {"makeCSSMediaRule", 1, 181},
    {"makeCSSNamespaceRule", 1, 181},
    {"makeCSSNestedDeclarations", 1, 181},
    {"makeCSSNumericArray", 1, 183},
    {"makeCSSNumericValue", 1, 183},
    {"makeCSSPageRule", 1, 181},
    {"makeCSSPerspective", 1, 183},
    {"makeCSSPropertyRule", 1, 181},
    {"makeCSSRotate", 1, 183},
    {"makeCSSRule", 1, 181},
    {"makeCSSRuleList", 1, 181},
    {"makeCSSScale", 1, 183},
    {"makeCSSScopeRule", 1, 181},
    {"makeCSSSkew", 1, 183},
    {"makeCSSSkewX", 1, 183},
    {"makeCSSSkewY", 1, 183},
    {"makeCSSStartingStyleRule", 1, 181},
    {"makeCSSStyleDeclaration", 1, 182},
    {"makeCSSStyleRule", 1, 181},
    {"makeCSSStyleSheet", 1, 210},
    {"makeCSSStyleValue", 1, 183},
    {"makeCSSSupportsRule", 1, 181},
    {"makeCSSTransformComponent", 1, 183},
    {"makeCSSTransformValue", 1, 183},
    {"makeCSSTranslate", 1, 183},
    {"makeCSSUnitValue", 1, 183},
    {"makeCSSUnparsedValue", 1, 183},
    {"makeCSSVariableReferenceValue", 1, 183},
    {"makeClipboard", 1, 242},
    {"makeClipboardItem", 1, 242},
    {"makeCompressionStream", 1, 216},
    {"makeCountQueuingStrategy", 1, 243},
    {"makeCrypto", 1, 249},
    {"makeCryptoKey", 1, 249},
    {"makeCustomElementRegistry", 1, 185},
    {"makeCustomStateSet", 1, 195},
    {"makeDOMException", 1, 187},
    {"makeDOMImplementation", 1, 188},
    {"makeDOMMatrix", 1, 231},
    {"makeDOMMatrixReadOnly", 1, 231},
    {"makeDOMParser", 1, 188},
    {"makeDOMPoint", 1, 231},
    {"makeDOMPointReadOnly", 1, 231},
    {"makeDOMQuad", 1, 231},
    {"makeDOMRect", 1, 228},
    {"makeDOMRectList", 1, 228},
    {"makeDOMRectReadOnly", 1, 228},
    {"makeDOMStringList", 1, 189},
    {"makeDOMStringMap", 1, 190},
    {"makeDOMTokenList", 1, 191},
    {"makeDataTransfer", 1, 192},
    {"makeDataTransferItem", 1, 192},
    {"makeDataTransferItemList", 1, 192},
    {"makeDecompressionStream", 1, 216},
    {"makeDeferred", 1, 151},
    {"makeDocumentTimeline", 1, 214},
    {"makeElement", 1, 63},
    {"makeElementInternals", 1, 195},
    {"makeEvent", 1, 196},
    {"makeEventSource", 1, 217},
    {"makeException", 1, 1},
    {"makeExternal", 1, 236},
    {"makeFile", 1, 197},
    {"makeFileList", 1, 197},
    {"makeFileReader", 1, 197},
    {"makeFormData", 1, 250},
    {"makeGeolocation", 1, 242},
    {"makeGeolocationPositionError", 1, 242},
    {"makeHTMLAllCollection", 1, 198},
    {"makeHTMLCollection", 1, 215},
    {"makeHTMLFormControlsCollection", 1, 225},
    {"makeHTMLOptionsCollection", 1, 225},
    {"makeHeaders", 1, 224},
    {"makeHistory", 1, 236},
    {"makeIdleDeadline", 1, 229},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 238},
    {"makeIntersectionObserverEntry", 1, 238},
    {"makeKeyframeEffect", 1, 214},
    {"makeLocation", 1, 236},
    {"makeMediaError", 1, 233},
    {"makeMediaList", 1, 210},
    {"makeMediaQueryList", 1, 180},
    {"makeMessageChannel", 1, 234},
    {"makeMessagePort", 1, 234},
    {"makeMimeType", 1, 203},
    {"makeMimeTypeArray", 1, 203},
    {"makeMutationObserver", 1, 201},
    {"makeMutationRecord", 1, 201},
    {"makeNamedNodeMap", 1, 202},
    {"makeNavigator", 1, 203},
    {"makeNodeIterator", 1, 211},
    {"makeNodeList", 1, 215},
    {"makeNotification", 1, 242},
    {"makePerformance", 1, 240},
    {"makePerformanceEntry", 1, 241},
    {"makePerformanceMark", 1, 241},
    {"makePerformanceMeasure", 1, 241},
    {"makePerformanceNavigation", 1, 237},
    {"makePerformanceObserver", 1, 241},
    {"makePerformanceObserverEntryList", 1, 241},
    {"makePerformanceTiming", 1, 237},
    {"makePermissionStatus", 1, 242},
    {"makePermissions", 1, 242},
    {"makePlugin", 1, 203},
    {"makePluginArray", 1, 203},
    {"makeRadioNodeList", 1, 225},
    {"makeRange", 1, 206},
    {"makeReadableByteStreamController", 1, 243},
    {"makeReadableStream", 1, 243},
    {"makeReadableStreamBYOBReader", 1, 243},
    {"makeReadableStreamBYOBRequest", 1, 243},
    {"makeReadableStreamDefaultController", 1, 243},
    {"makeReadableStreamDefaultReader", 1, 243},
    {"makeRequest", 1, 224},
    {"makeResizeObserver", 1, 238},
    {"makeResizeObserverEntry", 1, 238},
    {"makeResizeObserverSize", 1, 238},
    {"makeResponse", 1, 224},
    {"makeSVGAngle", 1, 244},
    {"makeSVGAnimatedAngle", 1, 244},
    {"makeSVGAnimatedBoolean", 1, 244},
    {"makeSVGAnimatedEnumeration", 1, 244},
    {"makeSVGAnimatedInteger", 1, 244},
    {"makeSVGAnimatedLength", 1, 244},
    {"makeSVGAnimatedLengthList", 1, 244},
    {"makeSVGAnimatedNumber", 1, 244},
    {"makeSVGAnimatedNumberList", 1, 244},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 244},
    {"makeSVGAnimatedRect", 1, 244},
    {"makeSVGAnimatedTransformList", 1, 244},
    {"makeSVGLength", 1, 244},
    {"makeSVGLengthList", 1, 244},
    {"makeSVGNumber", 1, 244},
    {"makeSVGNumberList", 1, 244},
    {"makeSVGPointList", 1, 244},
    {"makeSVGPreserveAspectRatio", 1, 244},
    {"makeSVGStringList", 1, 244},
    {"makeSVGTransform", 1, 244},
    {"makeSVGTransformList", 1, 244},
    {"makeSVGUnitTypes", 1, 244},
    {"makeScreen", 1, 180},
    {"makeSelection", 1, 207},
    {"makeStaticRange", 1, 206},
    {"makeStorage", 1, 209},
    {"makeStylePropertyMap", 1, 183},
    {"makeStylePropertyMapReadOnly", 1, 183},
    {"makeStyleSheet", 1, 210},
    {"makeStyleSheetList", 1, 210},
    {"makeSubtleCrypto", 1, 249},
    {"makeTextDecoder", 1, 221},
    {"makeTextDecoderStream", 1, 221},
    {"makeTextEncoder", 1, 221},
    {"makeTextEncoderStream", 1, 221},
    {"makeTextTrack", 1, 233},
    {"makeTextTrackCue", 1, 233},
    {"makeTextTrackCueList", 1, 233},
    {"makeTextTrackList", 1, 233},
    {"makeTimeRanges", 1, 232},
    {"makeTouch", 1, 247},
    {"makeTouchList", 1, 247},
    {"makeTransformStream", 1, 243},
    {"makeTransformStreamDefaultController", 1, 243},
    {"makeTreeWalker", 1, 211},
    {"makeURL", 1, 248},
    {"makeURLSearchParams", 1, 248},
    {"makeUserActivation", 1, 242},
    {"makeVTTCue", 1, 233},
    {"makeValidityState", 1, 226},
    {"makeVideoTrack", 1, 233},
    {"makeVideoTrackList", 1, 233},
    {"makeVisualViewport", 1, 180},
    {"makeWebSocket", 1, 217},
    {"makeWritableStream", 1, 243},
    {"makeWritableStreamDefaultController", 1, 243},
    {"makeWritableStreamDefaultWriter", 1, 243},
    {"makeXMLHttpRequest", 1, 250},
    {"makeXMLHttpRequestEventTarget", 1, 250},
    {"makeXMLHttpRequestUpload", 1, 250},
    {"makeXMLSerializer", 1, 188},
    {"makeXPathEvaluator", 1, 213},
    {"makeXPathExpression", 1, 213},
    {"makeXPathResult", 1, 213},
    {"markupWithShadows", 1, 30},
    {"matchMedia", 1, 110},
    {"matchesMedia", 1, 110},
    {"matchesSelector", 1, 19},
    {"maximumOf", 1, 78},
    {"mayBeHeard", 1, 8},
    {"mediaErrorState", 1, 233},
    {"mediaListState", 1, 210},
    {"mediaOf", 1, 101},
    {"mediaQueryListState", 1, 180},
    {"mergeTexts", 1, 54},
    {"messageChannelState", 1, 234},
    {"messagePortState", 1, 234},
    {"mimeParameter", 1, 167},
    {"mimeText", 1, 167},
    {"mimeTypeArrayState", 1, 203},
    {"mimeTypeState", 1, 203},
    {"mimeTypes", 1, 142},
    {"minimumOf", 1, 78},
    {"missing", 1, 4},
    {"moveChildren", 1, 52},
    {"moveFocus", 1, 44},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 90},
    {"mutationObserverState", 1, 201},
    {"mutationRecordState", 1, 201},
    {"mutationsQueued", 1, 29},
    {"namedIn", 1, 79},
    {"namedList", 1, 20},
    {"namedTest", 1, 79},
    {"navigate", 1, 149},
    {"navigateFrame", 1, 71},
    {"navigateToFragment", 1, 150},
    {"navigator", 1, 139},
    {"navigatorState", 1, 203},
    {"nearestStep", 1, 78},
    {"newAbortSignal", 1, 9},
    {"newBlob", 1, 162},
    {"newBody", 1, 169},
    {"newDecoder", 1, 121},
    {"newEventState", 1, 6},
    {"newFile", 1, 162},
    {"newFileList", 1, 162},
    {"newFormData", 1, 130},
    {"newHeaders", 1, 129},
    {"newKeyframeEffect", 1, 105},
    {"newList", 1, 151},
    {"newMatrix", 1, 108},
    {"newNodeIterator", 1, 21},
    {"newRange", 1, 25},
    {"newReadable", 1, 152},
    {"newRect", 1, 107},
    {"newRectList", 1, 107},
    {"newResponse", 1, 170},
    {"newSVGAngle", 1, 116},
    {"newSVGLength", 1, 116},
    {"newSVGList", 1, 118},
    {"newSVGNumber", 1, 116},
    {"newSVGTransform", 1, 117},
    {"newStaticRange", 1, 25},
    {"newTreeWalker", 1, 21},
    {"newUnit", 1, 96},
    {"newWritable", 1, 157},
    {"nextTimer", 1, 59},
    {"nodeIndex", 1, 25},
    {"nodeIteratorState", 1, 211},
    {"nodeLength", 1, 25},
    {"nodeOfKinds", 1, 4},
    {"nodePrecedes", 1, 26},
    {"notificationState", 1, 242},
    {"numberIn", 1, 81},
    {"numberToText", 1, 78},
    {"numericOperations", 1, 96},
    {"numericText", 1, 95},
    {"numericType", 1, 96},
    {"numericUnits", 1, 94},
    {"onlyNamed", 1, 20},
    {"onlyNamedIn", 1, 79},
    {"openChannel", 1, 173},
    {"openShadowRoot", 1, 30},
    {"openWindow", 1, 72},
    {"optionList", 1, 89},
    {"optionValue", 1, 89},
    {"ownControlState", 1, 75},
    {"pageScripts", 1, 134},
    {"parseMIMEType", 1, 167},
    {"parseMultipart", 1, 168},
    {"parseNumeric", 1, 95},
    {"parsePairs", 1, 93},
    {"parseSVGNumbers", 1, 117},
    {"parseSVGTransforms", 1, 117},
    {"parseTransforms", 1, 97},
    {"parserElement", 1, 137},
    {"peerEvents", 1, 135},
    {"performance", 1, 144},
    {"performanceEntries", 1, 146},
    {"performanceEntryState", 1, 241},
    {"performanceMark", 1, 146},
    {"performanceMarkState", 1, 241},
    {"performanceMeasure", 1, 146},
    {"performanceMeasureState", 1, 241},
    {"performanceNavigationState", 1, 237},
    {"performanceObserverEntryListState", 1, 241},
    {"performanceObserverState", 1, 241},
    {"performanceState", 1, 240},
    {"performanceTimingState", 1, 237},
    {"permissionStatusState", 1, 242},
    {"permissionsState", 1, 242},
    {"pipe", 1, 156},
    {"placeCaret", 1, 54},
    {"places", 1, 251},
    {"platformInterface", 1, 5},
    {"pluginArrayState", 1, 203},
    {"pluginState", 1, 203},
    {"plugins", 1, 142},
    {"pointInDocument", 1, 27},
    {"popoverChanged", 1, 41},
    {"postToWindow", 1, 173},
    {"pushItem", 1, 151},
    {"putFormat", 1, 49},
    {"queryAll", 1, 19},
    {"queryFirst", 1, 19},
    {"queueEvents", 1, 59},
    {"queueMicrotask", 1, 59},
    {"queueTask", 1, 59},
    {"queueToggle", 1, 38},
    {"radioGroup", 1, 80},
    {"radioNodeList", 1, 79},
    {"randomUUID", 1, 123},
    {"rangePoints", 1, 25},
    {"rangeState", 1, 206},
    {"rangeText", 1, 25},
    {"react", 1, 151},
    {"reacting", 1, 137},
    {"readBody", 1, 169},
    {"readChunk", 1, 152},
    {"readContentHandler", 1, 36},
    {"readInto", 1, 152},
    {"readSequence", 1, 161},
    {"readTape", 1, 34},
    {"readableByteStreamControllerState", 1, 243},
    {"readableFrom", 1, 160},
    {"readableStreamBYOBReaderState", 1, 243},
    {"readableStreamBYOBRequestState", 1, 243},
    {"readableStreamDefaultControllerState", 1, 243},
    {"readableStreamDefaultReaderState", 1, 243},
    {"readableStreamState", 1, 243},
    {"receiveControlState", 1, 75},
    {"receiverOf", 1, 63},
    {"rectified", 1, 96},
    {"referredElement", 1, 43},
    {"referredElements", 1, 43},
    {"releaseReader", 1, 152},
    {"releaseWriter", 1, 157},
    {"remoteCount", 1, 79},
    {"removeBeside", 1, 54},
    {"removeSelected", 1, 54},
    {"replaceData", 1, 16},
    {"reportException", 1, 133},
    {"reportForm", 1, 82},
    {"reportRejection", 1, 133},
    {"reportValidity", 1, 82},
    {"requestFrame", 1, 59},
    {"requestIdle", 1, 48},
    {"requestState", 1, 224},
    {"resetControl", 1, 84},
    {"resetCustom", 1, 138},
    {"resetOptions", 1, 90},
    {"resetQueue", 1, 151},
    {"resizeObserverEntryState", 1, 238},
    {"resizeObserverSizeState", 1, 238},
    {"resizeObserverState", 1, 238},
    {"resourceBuffer", 1, 132},
    {"resourceDocument", 1, 132},
    {"resourceText", 1, 132},
    {"respond", 1, 154},
    {"respondWithView", 1, 154},
    {"responseState", 1, 224},
    {"retarget", 1, 30},
    {"rootArguments", 1, 27},
    {"ruleNumbered", 1, 103},
    {"ruleStyleOf", 1, 100},
    {"runNextTimer", 1, 59},
    {"screen", 1, 110},
    {"screenState", 1, 180},
    {"scriptTimer", 1, 59},
    {"seedRandom", 1, 126},
    {"selectNothing", 1, 28},
    {"selectOf", 1, 89},
    {"selectOnly", 1, 90},
    {"selectRange", 1, 28},
    {"selectSource", 1, 68},
    {"selectedControlText", 1, 87},
    {"selectedOptionsOf", 1, 90},
    {"selectedRange", 1, 28},
    {"selectionFault", 1, 28},
    {"selectionLeft", 1, 85},
    {"selectionState", 1, 207},
    {"sendControlStates", 1, 75},
    {"sendTo", 1, 173},
    {"sequenceOf", 1, 161},
    {"serialize", 1, 92},
    {"serializePairs", 1, 93},
    {"serializeWithTransfer", 1, 92},
    {"setAdoptedStyleSheets", 1, 102},
    {"setAreaValue", 1, 81},
    {"setAttributeNodeValue", 1, 17},
    {"setBackpressure", 1, 157},
    {"setCheckedness", 1, 80},
    {"setControlValue", 1, 81},
    {"setFiles", 1, 172},
    {"setFragment", 1, 149},
    {"setHandler", 1, 36},
    {"setHeader", 1, 129},
    {"setInputValue", 1, 81},
    {"setInteracted", 1, 82},
    {"setMIMEParameter", 1, 167},
    {"setMarkupWithShadows", 1, 30},
    {"setOption", 1, 89},
    {"setReferredElement", 1, 43},
    {"setReferredElements", 1, 43},
    {"setSVGAngle", 1, 116},
    {"setSVGLength", 1, 116},
    {"setSelected", 1, 90},
    {"setTimer", 1, 59},
    {"setType", 1, 81},
    {"setUpByteSource", 1, 154},
    {"setUpBytes", 1, 154},
    {"setUpReadable", 1, 153},
    {"setUpSink", 1, 158},
    {"setUpSource", 1, 153},
    {"setUpTransform", 1, 159},
    {"setUpWritable", 1, 158},
    {"settingText", 1, 78},
    {"settleAs", 1, 151},
    {"shadowRootOf", 1, 30},
    {"shadowTraits", 1, 30},
    {"shareControlState", 1, 75},
    {"sheetNumbered", 1, 101},
    {"shiftItem", 1, 151},
    {"showPopover", 1, 41},
    {"signWith", 1, 125},
    {"sizeOf", 1, 151},
    {"slotContents", 1, 31},
    {"slotOf", 1, 31},
    {"slotsChanged", 1, 31},
    {"spendStream", 1, 152},
    {"splitAround", 1, 52},
    {"splitText", 1, 16},
    {"startErroring", 1, 157},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 206},
    {"stepped", 1, 78},
    {"storage", 1, 147},
    {"storageState", 1, 209},
    {"streamOfBytes", 1, 162},
    {"stringList", 1, 148},
    {"stylePropertyMapReadOnlyState", 1, 183},
    {"stylePropertyMapState", 1, 183},
    {"styleSheetListState", 1, 210},
    {"styleSheetState", 1, 210},
    {"stylesOf", 1, 100},
    {"submitFrom", 1, 83},
    {"submittableOf", 1, 79},
    {"submittedText", 1, 81},
    {"subtle", 1, 124},
    {"subtleCryptoState", 1, 249},
    {"svgAngleState", 1, 244},
    {"svgAnimatedAngleState", 1, 244},
    {"svgAnimatedBooleanState", 1, 244},
    {"svgAnimatedEnumerationState", 1, 244},
    {"svgAnimatedIntegerState", 1, 244},
    {"svgAnimatedLengthListState", 1, 244},
    {"svgAnimatedLengthState", 1, 244},
    {"svgAnimatedNumberListState", 1, 244},
    {"svgAnimatedNumberState", 1, 244},
    {"svgAnimatedPreserveAspectRatioState", 1, 244},
    {"svgAnimatedRectState", 1, 244},
    {"svgAnimatedTransformListState", 1, 244},
    {"svgAxis", 1, 116},
    {"svgBounds", 1, 120},
    {"svgBox", 1, 119},
    {"svgConstants", 1, 115},
    {"svgElementPrototype", 1, 114},
    {"svgFills", 1, 120},
    {"svgFloat", 1, 116},
    {"svgLengthListState", 1, 244},
    {"svgLengthState", 1, 244},
    {"svgListOf", 1, 119},
    {"svgMemberOrder", 1, 252},
    {"svgMembers", 1, 115},
    {"svgNumberListState", 1, 244},
    {"svgNumberState", 1, 244},
    {"svgNumberText", 1, 116},
    {"svgPathLength", 1, 120},
    {"svgPointAt", 1, 120},
    {"svgPointListState", 1, 244},
    {"svgPreserveAspectRatioState", 1, 244},
    {"svgReflection", 1, 119},
    {"svgStringListState", 1, 244},
    {"svgStrokes", 1, 120},
    {"svgTransformListState", 1, 244},
    {"svgTransformOf", 1, 117},
    {"svgTransformProduct", 1, 117},
    {"svgTransformState", 1, 244},
    {"svgTransformText", 1, 117},
    {"svgUnitTypesState", 1, 244},
    {"takeFormat", 1, 49},
    {"takeSignals", 1, 31},
    {"targetOf", 1, 149},
    {"teeBytes", 1, 155},
    {"teeChunks", 1, 155},
    {"textAsBuffer", 1, 124},
    {"textBecameSelectable", 1, 87},
    {"textDecoderState", 1, 221},
    {"textDecoderStreamState", 1, 221},
    {"textEncoderState", 1, 221},
    {"textEncoderStreamState", 1, 221},
    {"textFragment", 1, 46},
    {"textReplaced", 1, 87},
    {"textToNumber", 1, 78},
    {"textTrackCueListState", 1, 233},
    {"textTrackCueState", 1, 233},
    {"textTrackListState", 1, 233},
    {"textTrackState", 1, 233},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 49},
    {"textsOf", 1, 53},
    {"theSelection", 1, 28},
    {"timeRangesState", 1, 232},
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
    {"togglePopover", 1, 41},
    {"tokenList", 1, 23},
    {"topLevel", 1, 97},
    {"topModal", 1, 40},
    {"touchListState", 1, 247},
    {"touchState", 1, 247},
    {"transferPort", 1, 173},
    {"transferStream", 1, 174},
    {"transformMatrix", 1, 109},
    {"transformStreamDefaultControllerState", 1, 243},
    {"transformStreamState", 1, 243},
    {"treeWalkerState", 1, 211},
    {"trimSpace", 1, 129},
    {"turnFormatOff", 1, 49},
    {"upgradeIn", 1, 137},
    {"urlSearchParamsState", 1, 248},
    {"urlState", 1, 248},
    {"userActivationState", 1, 242},
    {"usesSourceSet", 1, 68},
    {"utf8Text", 1, 161},
    {"validityOf", 1, 82},
    {"validityStateState", 1, 226},
    {"valueMode", 1, 76},
    {"verifyWith", 1, 125},
    {"videoTrackListState", 1, 233},
    {"videoTrackState", 1, 233},
    {"viewParts", 1, 151},
    {"viewport", 1, 99},
    {"visualViewportState", 1, 180},
    {"vttCueState", 1, 233},
    {"waitingReads", 1, 152},
    {"watchSlots", 1, 31},
    {"webSocketState", 1, 217},
    {"whenAborted", 1, 9},
    {"willValidate", 1, 82},
    {"windowNamed", 1, 73},
    {"windowOf", 1, 71},
    {"withoutScripts", 1, 56},
    {"writableDesiredSize", 1, 158},
    {"writableStreamDefaultControllerState", 1, 243},
    {"writableStreamDefaultWriterState", 1, 243},
    {"writableStreamState", 1, 243},
    {"writeChunk", 1, 157},
    {"writeController", 1, 158},
    {"writeTape", 1, 34},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 213},
    {"xPathExpressionState", 1, 213},
    {"xPathResultState", 1, 213},
    {"xmlHttpRequestEventTargetState", 1, 250},
    {"xmlHttpRequestState", 1, 250},
    {"xmlHttpRequestUploadState", 1, 250},
    {"xmlSerializerState", 1, 188},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
