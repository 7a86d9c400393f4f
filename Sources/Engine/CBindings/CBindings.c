// CBindings.c: embeds the files of js/ as js/linker/link.mjs links them, which writes the lists below.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more. `lazyModules` run when
// js/lazyModules.js says, by `lazyNames`, and js/warmUp.js when WebRuntime/Page/WarmPool.swift or UnsafeCompiledBindings.swift does. Only lines of
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
#embed "../../../js/bindings/lazyInterfaces.js"
    ,
#embed "Linked/lazyModules.js"
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
#embed "Linked/html/documents/opening.js"
    ,
#embed "Linked/html/elements/attributes.js"
    ,
#embed "Linked/console/proxies.js"
    ,
#embed "Linked/html/scripting/handlerAttributes.js"
    ,
#embed "Linked/webidl/lazyMembers.js"
    ,
#embed "Linked/bindings/eagerNodes.js"
    ,
#embed "Linked/html/elements/HTMLElement.js"
    ,
#embed "../../../js/bindings/elementTable.js"
    ,
#embed "Linked/html/elements/elements.js"
    ,
#embed "Linked/html/documents/Document.js"
    ,
#embed "Linked/html/windows/Window.js"
    ,
#embed "Linked/html/embedded/resources.js"
    ,
#embed "../../../js/bindings/eagerWindow.js"
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
static const unsigned char editing_whitespace[] = {
#embed "Linked/editing/whitespace.js"
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
static const unsigned char html_customElements_CustomElementRegistry[] = {
#embed "Linked/html/customElements/CustomElementRegistry.js"
};
static const unsigned char html_customElements_ElementInternals[] = {
#embed "Linked/html/customElements/ElementInternals.js"
};
static const unsigned char html_customElements_customElements[] = {
#embed "Linked/html/customElements/customElements.js"
};
static const unsigned char html_documents_DOMStringList[] = {
#embed "Linked/html/documents/DOMStringList.js"
};
static const unsigned char html_documents_HTMLAllCollection[] = {
#embed "Linked/html/documents/HTMLAllCollection.js"
};
static const unsigned char html_documents_documentSteps[] = {
#embed "Linked/html/documents/documentSteps.js"
};
static const unsigned char html_documents_metadataElements[] = {
#embed "Linked/html/documents/metadataElements.js"
};
static const unsigned char html_elements_aria[] = {
#embed "Linked/html/elements/aria.js"
};
static const unsigned char html_elements_dataset[] = {
#embed "Linked/html/elements/dataset.js"
};
static const unsigned char html_elements_elementArguments[] = {
#embed "Linked/html/elements/elementArguments.js"
};
static const unsigned char html_elements_elementSteps[] = {
#embed "Linked/html/elements/elementSteps.js"
};
static const unsigned char html_elements_marquee[] = {
#embed "Linked/html/elements/marquee.js"
};
static const unsigned char html_elements_tables[] = {
#embed "Linked/html/elements/tables.js"
};
static const unsigned char html_elements_textFragment[] = {
#embed "Linked/html/elements/textFragment.js"
};
static const unsigned char html_embedded_images[] = {
#embed "Linked/html/embedded/images.js"
};
static const unsigned char html_embedded_mediaElements[] = {
#embed "Linked/html/embedded/mediaElements.js"
};
static const unsigned char html_embedded_mediaTracks[] = {
#embed "Linked/html/embedded/mediaTracks.js"
};
static const unsigned char html_embedded_sourceSets[] = {
#embed "Linked/html/embedded/sourceSets.js"
};
static const unsigned char html_forms_autofill[] = {
#embed "Linked/html/forms/autofill.js"
};
static const unsigned char html_forms_controlMatches[] = {
#embed "Linked/html/forms/controlMatches.js"
};
static const unsigned char html_forms_controlState[] = {
#embed "Linked/html/forms/controlState.js"
};
static const unsigned char html_forms_controls[] = {
#embed "Linked/html/forms/controls.js"
};
static const unsigned char html_forms_dates[] = {
#embed "Linked/html/forms/dates.js"
};
static const unsigned char html_forms_formControls[] = {
#embed "Linked/html/forms/formControls.js"
};
static const unsigned char html_forms_forms[] = {
#embed "Linked/html/forms/forms.js"
};
static const unsigned char html_forms_inputFiles[] = {
#embed "Linked/html/forms/inputFiles.js"
};
static const unsigned char html_forms_inputTypes[] = {
#embed "Linked/html/forms/inputTypes.js"
};
static const unsigned char html_forms_inputValues[] = {
#embed "Linked/html/forms/inputValues.js"
};
static const unsigned char html_forms_invalidHolders[] = {
#embed "Linked/html/forms/invalidHolders.js"
};
static const unsigned char html_forms_listElements[] = {
#embed "Linked/html/forms/listElements.js"
};
static const unsigned char html_forms_meterProgress[] = {
#embed "Linked/html/forms/meterProgress.js"
};
static const unsigned char html_forms_numericSteps[] = {
#embed "Linked/html/forms/numericSteps.js"
};
static const unsigned char html_forms_options[] = {
#embed "Linked/html/forms/options.js"
};
static const unsigned char html_forms_radioGroups[] = {
#embed "Linked/html/forms/radioGroups.js"
};
static const unsigned char html_forms_selectedness[] = {
#embed "Linked/html/forms/selectedness.js"
};
static const unsigned char html_forms_submission[] = {
#embed "Linked/html/forms/submission.js"
};
static const unsigned char html_forms_textSelection[] = {
#embed "Linked/html/forms/textSelection.js"
};
static const unsigned char html_forms_validity[] = {
#embed "Linked/html/forms/validity.js"
};
static const unsigned char html_interaction_activation[] = {
#embed "Linked/html/interaction/activation.js"
};
static const unsigned char html_interaction_dataTransfer[] = {
#embed "Linked/html/interaction/dataTransfer.js"
};
static const unsigned char html_interaction_details[] = {
#embed "Linked/html/interaction/details.js"
};
static const unsigned char html_interaction_dialogs[] = {
#embed "Linked/html/interaction/dialogs.js"
};
static const unsigned char html_interaction_focus[] = {
#embed "Linked/html/interaction/focus.js"
};
static const unsigned char html_interaction_fullscreen[] = {
#embed "Linked/html/interaction/fullscreen.js"
};
static const unsigned char html_interaction_invokers[] = {
#embed "Linked/html/interaction/invokers.js"
};
static const unsigned char html_interaction_modals[] = {
#embed "Linked/html/interaction/modals.js"
};
static const unsigned char html_interaction_popover[] = {
#embed "Linked/html/interaction/popover.js"
};
static const unsigned char html_interaction_toggleEvents[] = {
#embed "Linked/html/interaction/toggleEvents.js"
};
static const unsigned char html_messaging_EventSource[] = {
#embed "Linked/html/messaging/EventSource.js"
};
static const unsigned char html_messaging_messaging[] = {
#embed "Linked/html/messaging/messaging.js"
};
static const unsigned char html_messaging_streamTransfer[] = {
#embed "Linked/html/messaging/streamTransfer.js"
};
static const unsigned char html_messaging_structuredClone[] = {
#embed "Linked/html/messaging/structuredClone.js"
};
static const unsigned char html_navigation_History[] = {
#embed "Linked/html/navigation/History.js"
};
static const unsigned char html_navigation_Location[] = {
#embed "Linked/html/navigation/Location.js"
};
static const unsigned char html_navigation_hyperlinks[] = {
#embed "Linked/html/navigation/hyperlinks.js"
};
static const unsigned char html_navigation_links[] = {
#embed "Linked/html/navigation/links.js"
};
static const unsigned char html_scripting_errors[] = {
#embed "Linked/html/scripting/errors.js"
};
static const unsigned char html_scripting_eventHandlers[] = {
#embed "Linked/html/scripting/eventHandlers.js"
};
static const unsigned char html_scripting_idle[] = {
#embed "Linked/html/scripting/idle.js"
};
static const unsigned char html_scripting_pageScripts[] = {
#embed "Linked/html/scripting/pageScripts.js"
};
static const unsigned char html_scripting_scriptElements[] = {
#embed "Linked/html/scripting/scriptElements.js"
};
static const unsigned char html_windows_BarProp[] = {
#embed "Linked/html/windows/BarProp.js"
};
static const unsigned char html_windows_Navigator[] = {
#embed "Linked/html/windows/Navigator.js"
};
static const unsigned char html_windows_Storage[] = {
#embed "Linked/html/windows/Storage.js"
};
static const unsigned char html_windows_frames[] = {
#embed "Linked/html/windows/frames.js"
};
static const unsigned char html_windows_namedAccess[] = {
#embed "Linked/html/windows/namedAccess.js"
};
static const unsigned char html_windows_openWindow[] = {
#embed "Linked/html/windows/openWindow.js"
};
static const unsigned char html_windows_permissions[] = {
#embed "Linked/html/windows/permissions.js"
};
static const unsigned char html_windows_plugins[] = {
#embed "Linked/html/windows/plugins.js"
};
static const unsigned char html_windows_windowSteps[] = {
#embed "Linked/html/windows/windowSteps.js"
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
static const unsigned char streams_streamShared[] = {
#embed "Linked/streams/streamShared.js"
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
static const unsigned char svg_paths[] = {
#embed "Linked/svg/paths.js"
};
static const unsigned char svg_svgReflection[] = {
#embed "Linked/svg/svgReflection.js"
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
static const unsigned char webidl_iterable[] = {
#embed "Linked/webidl/iterable.js"
};
static const unsigned char webidl_platformInterface[] = {
#embed "Linked/webidl/platformInterface.js"
};
static const unsigned char webidl_setlike[] = {
#embed "Linked/webidl/setlike.js"
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
static const unsigned char bindings_errorNames[] = {
#embed "../../../js/bindings/errorNames.js"
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

static const BindingsFile lazyModules[] = {
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
    BINDINGS_FILE("js/editing/whitespace.js", editing_whitespace),
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
    BINDINGS_FILE("js/html/customElements/CustomElementRegistry.js", html_customElements_CustomElementRegistry),
    BINDINGS_FILE("js/html/customElements/ElementInternals.js", html_customElements_ElementInternals),
    BINDINGS_FILE("js/html/customElements/customElements.js", html_customElements_customElements),
    BINDINGS_FILE("js/html/documents/DOMStringList.js", html_documents_DOMStringList),
    BINDINGS_FILE("js/html/documents/HTMLAllCollection.js", html_documents_HTMLAllCollection),
    BINDINGS_FILE("js/html/documents/documentSteps.js", html_documents_documentSteps),
    BINDINGS_FILE("js/html/documents/metadataElements.js", html_documents_metadataElements),
    BINDINGS_FILE("js/html/elements/aria.js", html_elements_aria),
    BINDINGS_FILE("js/html/elements/dataset.js", html_elements_dataset),
    BINDINGS_FILE("js/html/elements/elementArguments.js", html_elements_elementArguments),
    BINDINGS_FILE("js/html/elements/elementSteps.js", html_elements_elementSteps),
    BINDINGS_FILE("js/html/elements/marquee.js", html_elements_marquee),
    BINDINGS_FILE("js/html/elements/tables.js", html_elements_tables),
    BINDINGS_FILE("js/html/elements/textFragment.js", html_elements_textFragment),
    BINDINGS_FILE("js/html/embedded/images.js", html_embedded_images),
    BINDINGS_FILE("js/html/embedded/mediaElements.js", html_embedded_mediaElements),
    BINDINGS_FILE("js/html/embedded/mediaTracks.js", html_embedded_mediaTracks),
    BINDINGS_FILE("js/html/embedded/sourceSets.js", html_embedded_sourceSets),
    BINDINGS_FILE("js/html/forms/autofill.js", html_forms_autofill),
    BINDINGS_FILE("js/html/forms/controlMatches.js", html_forms_controlMatches),
    BINDINGS_FILE("js/html/forms/controlState.js", html_forms_controlState),
    BINDINGS_FILE("js/html/forms/controls.js", html_forms_controls),
    BINDINGS_FILE("js/html/forms/dates.js", html_forms_dates),
    BINDINGS_FILE("js/html/forms/formControls.js", html_forms_formControls),
    BINDINGS_FILE("js/html/forms/forms.js", html_forms_forms),
    BINDINGS_FILE("js/html/forms/inputFiles.js", html_forms_inputFiles),
    BINDINGS_FILE("js/html/forms/inputTypes.js", html_forms_inputTypes),
    BINDINGS_FILE("js/html/forms/inputValues.js", html_forms_inputValues),
    BINDINGS_FILE("js/html/forms/invalidHolders.js", html_forms_invalidHolders),
    BINDINGS_FILE("js/html/forms/listElements.js", html_forms_listElements),
    BINDINGS_FILE("js/html/forms/meterProgress.js", html_forms_meterProgress),
    BINDINGS_FILE("js/html/forms/numericSteps.js", html_forms_numericSteps),
    BINDINGS_FILE("js/html/forms/options.js", html_forms_options),
    BINDINGS_FILE("js/html/forms/radioGroups.js", html_forms_radioGroups),
    BINDINGS_FILE("js/html/forms/selectedness.js", html_forms_selectedness),
    BINDINGS_FILE("js/html/forms/submission.js", html_forms_submission),
    BINDINGS_FILE("js/html/forms/textSelection.js", html_forms_textSelection),
    BINDINGS_FILE("js/html/forms/validity.js", html_forms_validity),
    BINDINGS_FILE("js/html/interaction/activation.js", html_interaction_activation),
    BINDINGS_FILE("js/html/interaction/dataTransfer.js", html_interaction_dataTransfer),
    BINDINGS_FILE("js/html/interaction/details.js", html_interaction_details),
    BINDINGS_FILE("js/html/interaction/dialogs.js", html_interaction_dialogs),
    BINDINGS_FILE("js/html/interaction/focus.js", html_interaction_focus),
    BINDINGS_FILE("js/html/interaction/fullscreen.js", html_interaction_fullscreen),
    BINDINGS_FILE("js/html/interaction/invokers.js", html_interaction_invokers),
    BINDINGS_FILE("js/html/interaction/modals.js", html_interaction_modals),
    BINDINGS_FILE("js/html/interaction/popover.js", html_interaction_popover),
    BINDINGS_FILE("js/html/interaction/toggleEvents.js", html_interaction_toggleEvents),
    BINDINGS_FILE("js/html/messaging/EventSource.js", html_messaging_EventSource),
    BINDINGS_FILE("js/html/messaging/messaging.js", html_messaging_messaging),
    BINDINGS_FILE("js/html/messaging/streamTransfer.js", html_messaging_streamTransfer),
    BINDINGS_FILE("js/html/messaging/structuredClone.js", html_messaging_structuredClone),
    BINDINGS_FILE("js/html/navigation/History.js", html_navigation_History),
    BINDINGS_FILE("js/html/navigation/Location.js", html_navigation_Location),
    BINDINGS_FILE("js/html/navigation/hyperlinks.js", html_navigation_hyperlinks),
    BINDINGS_FILE("js/html/navigation/links.js", html_navigation_links),
    BINDINGS_FILE("js/html/scripting/errors.js", html_scripting_errors),
    BINDINGS_FILE("js/html/scripting/eventHandlers.js", html_scripting_eventHandlers),
    BINDINGS_FILE("js/html/scripting/idle.js", html_scripting_idle),
    BINDINGS_FILE("js/html/scripting/pageScripts.js", html_scripting_pageScripts),
    BINDINGS_FILE("js/html/scripting/scriptElements.js", html_scripting_scriptElements),
    BINDINGS_FILE("js/html/windows/BarProp.js", html_windows_BarProp),
    BINDINGS_FILE("js/html/windows/Navigator.js", html_windows_Navigator),
    BINDINGS_FILE("js/html/windows/Storage.js", html_windows_Storage),
    BINDINGS_FILE("js/html/windows/frames.js", html_windows_frames),
    BINDINGS_FILE("js/html/windows/namedAccess.js", html_windows_namedAccess),
    BINDINGS_FILE("js/html/windows/openWindow.js", html_windows_openWindow),
    BINDINGS_FILE("js/html/windows/permissions.js", html_windows_permissions),
    BINDINGS_FILE("js/html/windows/plugins.js", html_windows_plugins),
    BINDINGS_FILE("js/html/windows/windowSteps.js", html_windows_windowSteps),
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
    BINDINGS_FILE("js/mimesniff/mimeType.js", mimesniff_mimeType),
    BINDINGS_FILE("js/peerEvents.js", peerEvents),
    BINDINGS_FILE("js/streams/ReadableStream.js", streams_ReadableStream),
    BINDINGS_FILE("js/streams/TransformStream.js", streams_TransformStream),
    BINDINGS_FILE("js/streams/WritableStream.js", streams_WritableStream),
    BINDINGS_FILE("js/streams/byteController.js", streams_byteController),
    BINDINGS_FILE("js/streams/defaultController.js", streams_defaultController),
    BINDINGS_FILE("js/streams/pipe.js", streams_pipe),
    BINDINGS_FILE("js/streams/readableSteps.js", streams_readableSteps),
    BINDINGS_FILE("js/streams/streamShared.js", streams_streamShared),
    BINDINGS_FILE("js/streams/tee.js", streams_tee),
    BINDINGS_FILE("js/streams/writableController.js", streams_writableController),
    BINDINGS_FILE("js/svg/animated.js", svg_animated),
    BINDINGS_FILE("js/svg/lengths.js", svg_lengths),
    BINDINGS_FILE("js/svg/lists.js", svg_lists),
    BINDINGS_FILE("js/svg/paths.js", svg_paths),
    BINDINGS_FILE("js/svg/svgReflection.js", svg_svgReflection),
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
    BINDINGS_FILE("js/webidl/iterable.js", webidl_iterable),
    BINDINGS_FILE("js/webidl/platformInterface.js", webidl_platformInterface),
    BINDINGS_FILE("js/webidl/setlike.js", webidl_setlike),
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
    BINDINGS_FILE("js/bindings/errorNames.js", bindings_errorNames),
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
    BINDINGS_FILE("js/bindings/svgMemberOrder.js", bindings_svgMemberOrder),
    BINDINGS_FILE("js/bindings/svgTypes.js", bindings_svgTypes),
    BINDINGS_FILE("js/bindings/tableElements.js", bindings_tableElements),
    BINDINGS_FILE("js/bindings/textElements.js", bindings_textElements),
    BINDINGS_FILE("js/bindings/touch.js", bindings_touch),
    BINDINGS_FILE("js/bindings/url.js", bindings_url),
    BINDINGS_FILE("js/bindings/webcrypto.js", bindings_webcrypto),
    BINDINGS_FILE("js/bindings/xhr.js", bindings_xhr),
};
const BindingsFile *const bindingsLazyModules = lazyModules;
const size_t bindingsLazyModuleCount = sizeof lazyModules / sizeof lazyModules[0];

static const BindingsLazyName lazyNames[] = {
    {"AbortController", 0, 186},
    {"AbortControllerBrand", 1, 186},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 186},
    {"AbortSignalBrand", 1, 186},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 215},
    {"AbstractRangeBrand", 1, 215},
    {"AbstractRangeSteps", 1, 28},
    {"Animation", 0, 223},
    {"AnimationBrand", 1, 223},
    {"AnimationEffect", 0, 223},
    {"AnimationEffectBrand", 1, 223},
    {"AnimationEffectSteps", 1, 173},
    {"AnimationEvent", 0, 233},
    {"AnimationFrameProviderSteps", 1, 143},
    {"AnimationPlaybackEvent", 0, 223},
    {"AnimationSteps", 1, 171},
    {"AnimationTimeline", 0, 223},
    {"AnimationTimelineBrand", 1, 223},
    {"AnimationTimelineSteps", 1, 171},
    {"Attr", 0, 187},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 242},
    {"AudioTrack", 0, 243},
    {"AudioTrackBrand", 1, 243},
    {"AudioTrackList", 0, 243},
    {"AudioTrackListBrand", 1, 243},
    {"AudioTrackListSteps", 1, 90},
    {"AudioTrackSteps", 1, 90},
    {"AutofilledSteps", 1, 92},
    {"BarProp", 0, 246},
    {"BarPropBrand", 1, 246},
    {"BarPropSteps", 1, 135},
    {"BeforeUnloadEvent", 0, 233},
    {"BeforeUnloadEventSteps", 1, 167},
    {"Blob", 0, 206},
    {"BlobBrand", 1, 206},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 68},
    {"BroadcastChannel", 0, 244},
    {"BroadcastChannelBrand", 1, 244},
    {"BroadcastChannelSteps", 1, 123},
    {"ByteLengthQueuingStrategy", 0, 253},
    {"ByteLengthQueuingStrategyBrand", 1, 253},
    {"ByteLengthQueuingStrategySteps", 1, 154},
    {"CDATASection", 0, 193},
    {"CSS", 3, 188},
    {"CSSConditionRule", 0, 190},
    {"CSSConditionRuleBrand", 1, 190},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 190},
    {"CSSContainerRuleBrand", 1, 190},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 190},
    {"CSSCounterStyleRuleBrand", 1, 190},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 190},
    {"CSSFontFaceRuleBrand", 1, 190},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 190},
    {"CSSFontPaletteValuesRuleBrand", 1, 190},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 190},
    {"CSSGroupingRuleBrand", 1, 190},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 192},
    {"CSSImageValueBrand", 1, 192},
    {"CSSImportRule", 0, 190},
    {"CSSImportRuleBrand", 1, 190},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 190},
    {"CSSKeyframeRuleBrand", 1, 190},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 190},
    {"CSSKeyframesRuleBrand", 1, 190},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 192},
    {"CSSKeywordValueBrand", 1, 192},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 190},
    {"CSSLayerBlockRuleBrand", 1, 190},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 190},
    {"CSSLayerStatementRuleBrand", 1, 190},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 190},
    {"CSSMarginRuleBrand", 1, 190},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 192},
    {"CSSMathClampBrand", 1, 192},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 192},
    {"CSSMathInvertBrand", 1, 192},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 192},
    {"CSSMathMaxBrand", 1, 192},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 192},
    {"CSSMathMinBrand", 1, 192},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 192},
    {"CSSMathNegateBrand", 1, 192},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 192},
    {"CSSMathProductBrand", 1, 192},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 192},
    {"CSSMathSumBrand", 1, 192},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 192},
    {"CSSMathValueBrand", 1, 192},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 192},
    {"CSSMatrixComponentBrand", 1, 192},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 190},
    {"CSSMediaRuleBrand", 1, 190},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 190},
    {"CSSNamespaceRuleBrand", 1, 190},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 190},
    {"CSSNestedDeclarationsBrand", 1, 190},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 192},
    {"CSSNumericArrayBrand", 1, 192},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 192},
    {"CSSNumericValueBrand", 1, 192},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 190},
    {"CSSPageRuleBrand", 1, 190},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 192},
    {"CSSPerspectiveBrand", 1, 192},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 190},
    {"CSSPropertyRuleBrand", 1, 190},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 192},
    {"CSSRotateBrand", 1, 192},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 190},
    {"CSSRuleBrand", 1, 190},
    {"CSSRuleList", 0, 190},
    {"CSSRuleListBrand", 1, 190},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 192},
    {"CSSScaleBrand", 1, 192},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 190},
    {"CSSScopeRuleBrand", 1, 190},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 192},
    {"CSSSkewBrand", 1, 192},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 192},
    {"CSSSkewXBrand", 1, 192},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 192},
    {"CSSSkewYBrand", 1, 192},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 190},
    {"CSSStartingStyleRuleBrand", 1, 190},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 191},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 190},
    {"CSSStyleRuleBrand", 1, 190},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 219},
    {"CSSStyleSheetBrand", 1, 219},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 192},
    {"CSSStyleValueBrand", 1, 192},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 190},
    {"CSSSupportsRuleBrand", 1, 190},
    {"CSSTransformComponent", 0, 192},
    {"CSSTransformComponentBrand", 1, 192},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 192},
    {"CSSTransformValueBrand", 1, 192},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 192},
    {"CSSTranslateBrand", 1, 192},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 192},
    {"CSSUnitValueBrand", 1, 192},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 192},
    {"CSSUnparsedValueBrand", 1, 192},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 192},
    {"CSSVariableReferenceValueBrand", 1, 192},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 193},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 27},
    {"Clipboard", 0, 252},
    {"ClipboardBrand", 1, 252},
    {"ClipboardEvent", 0, 233},
    {"ClipboardItem", 0, 252},
    {"ClipboardItemBrand", 1, 252},
    {"ClipboardItemSteps", 1, 141},
    {"ClipboardSteps", 1, 141},
    {"CloseEvent", 0, 233},
    {"CommandEvent", 0, 233},
    {"Comment", 0, 193},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 233},
    {"CompositionEventSteps", 1, 167},
    {"CompressionStream", 0, 225},
    {"CompressionStreamBrand", 1, 225},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 111},
    {"CountQueuingStrategy", 0, 253},
    {"CountQueuingStrategyBrand", 1, 253},
    {"CountQueuingStrategySteps", 1, 154},
    {"Crypto", 0, 260},
    {"CryptoBrand", 1, 260},
    {"CryptoKey", 0, 260},
    {"CryptoKeyBrand", 1, 260},
    {"CryptoKeySteps", 1, 176},
    {"CryptoSteps", 1, 174},
    {"CustomElementRegistry", 0, 194},
    {"CustomElementRegistryBrand", 1, 194},
    {"CustomElementRegistrySteps", 1, 74},
    {"CustomEvent", 0, 195},
    {"CustomEventSteps", 1, 40},
    {"CustomStateSet", 0, 204},
    {"CustomStateSetBrand", 1, 204},
    {"CustomStateSetSteps", 1, 75},
    {"DOMException", 0, 196},
    {"DOMExceptionBrand", 1, 196},
    {"DOMExceptionSteps", 1, 178},
    {"DOMImplementation", 0, 197},
    {"DOMImplementationBrand", 1, 197},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 241},
    {"DOMMatrixBrand", 1, 241},
    {"DOMMatrixReadOnly", 0, 241},
    {"DOMMatrixReadOnlyBrand", 1, 241},
    {"DOMMatrixReadOnlySteps", 1, 71},
    {"DOMMatrixSteps", 1, 71},
    {"DOMParser", 0, 197},
    {"DOMParserBrand", 1, 197},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 241},
    {"DOMPointBrand", 1, 241},
    {"DOMPointReadOnly", 0, 241},
    {"DOMPointReadOnlyBrand", 1, 241},
    {"DOMPointReadOnlySteps", 1, 71},
    {"DOMPointSteps", 1, 71},
    {"DOMQuad", 0, 241},
    {"DOMQuadBrand", 1, 241},
    {"DOMQuadSteps", 1, 71},
    {"DOMRect", 0, 238},
    {"DOMRectBrand", 1, 238},
    {"DOMRectList", 0, 238},
    {"DOMRectListBrand", 1, 238},
    {"DOMRectListSteps", 1, 72},
    {"DOMRectReadOnly", 0, 238},
    {"DOMRectReadOnlyBrand", 1, 238},
    {"DOMRectReadOnlySteps", 1, 72},
    {"DOMRectSteps", 1, 72},
    {"DOMStringList", 0, 198},
    {"DOMStringListBrand", 1, 198},
    {"DOMStringListSteps", 1, 77},
    {"DOMStringMap", 0, 199},
    {"DOMTokenList", 0, 200},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 201},
    {"DataTransferBrand", 1, 201},
    {"DataTransferItem", 0, 201},
    {"DataTransferItemBrand", 1, 201},
    {"DataTransferItemList", 0, 201},
    {"DataTransferItemListBrand", 1, 201},
    {"DataTransferItemListSteps", 1, 113},
    {"DataTransferItemSteps", 1, 113},
    {"DataTransferSteps", 1, 113},
    {"DecompressionStream", 0, 225},
    {"DecompressionStreamBrand", 1, 225},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 193},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 189},
    {"DocumentMembers_Document", 1, 202},
    {"DocumentMembers_HTMLDocument", 1, 208},
    {"DocumentMembers_ParentNode", 1, 214},
    {"DocumentMembers_StyleSheets", 1, 219},
    {"DocumentMembers_XPath", 1, 222},
    {"DocumentMembers_animations", 1, 223},
    {"DocumentMembers_editing", 1, 228},
    {"DocumentMembers_fullscreen", 1, 237},
    {"DocumentMembers_touch", 1, 258},
    {"DocumentStatics_Document", 1, 202},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 37},
    {"DocumentSteps_HTMLDocument", 1, 79},
    {"DocumentSteps_animations", 1, 171},
    {"DocumentSteps_editing", 1, 49},
    {"DocumentSteps_fullscreen", 1, 117},
    {"DocumentSteps_touch", 1, 168},
    {"DocumentTimeline", 0, 223},
    {"DocumentTimelineBrand", 1, 223},
    {"DocumentTimelineSteps", 1, 171},
    {"DocumentType", 0, 193},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 233},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 84},
    {"ElementInternals", 0, 204},
    {"ElementInternalsBrand", 1, 204},
    {"ElementInternalsSteps", 1, 75},
    {"ElementMembers_CSSOMView", 1, 189},
    {"ElementMembers_CSSTypedOM", 1, 192},
    {"ElementMembers_Element", 1, 203},
    {"ElementMembers_ParentNode", 1, 214},
    {"ElementMembers_animations", 1, 223},
    {"ElementMembers_fullscreen", 1, 237},
    {"ElementMembers_reflected", 1, 81},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 39},
    {"ElementSteps_animations", 1, 171},
    {"ElementSteps_fullscreen", 1, 117},
    {"ErrorEvent", 0, 233},
    {"Event", 0, 205},
    {"EventBrand", 1, 205},
    {"EventSource", 0, 226},
    {"EventSourceBrand", 1, 226},
    {"EventSourceSteps", 1, 122},
    {"EventSteps", 1, 24},
    {"External", 0, 246},
    {"ExternalBrand", 1, 246},
    {"ExternalSteps", 1, 135},
    {"File", 0, 206},
    {"FileBrand", 1, 206},
    {"FileList", 0, 206},
    {"FileListBrand", 1, 206},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 206},
    {"FileReaderBrand", 1, 206},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 233},
    {"FormData", 0, 261},
    {"FormDataBrand", 1, 261},
    {"FormDataEvent", 0, 233},
    {"FormDataSteps", 1, 63},
    {"FormOwnedSteps", 1, 98},
    {"GenericTransformStreamSteps", 1, 148},
    {"Geolocation", 0, 252},
    {"GeolocationBrand", 1, 252},
    {"GeolocationPositionError", 0, 252},
    {"GeolocationPositionErrorBrand", 1, 252},
    {"GeolocationPositionErrorSteps", 1, 141},
    {"GeolocationSteps", 1, 141},
    {"HTMLAllCollection", 0, 207},
    {"HTMLAllCollectionSteps", 1, 78},
    {"HTMLAnchorElement", 2, 257},
    {"HTMLAnchorElementSteps", 1, 128},
    {"HTMLAreaElement", 2, 257},
    {"HTMLAudioElementSteps", 1, 89},
    {"HTMLBaseElement", 2, 245},
    {"HTMLBaseElementSteps", 1, 80},
    {"HTMLButtonElement", 2, 236},
    {"HTMLButtonElementSteps", 1, 118},
    {"HTMLCanvasElement", 2, 240},
    {"HTMLCanvasElementSteps", 1, 134},
    {"HTMLCollection", 0, 224},
    {"HTMLCollectionKind", 1, 224},
    {"HTMLDataListElement", 2, 236},
    {"HTMLDataListElementSteps", 1, 106},
    {"HTMLDialogElement", 2, 240},
    {"HTMLDialogElementSteps", 1, 115},
    {"HTMLElementMembers_CSSOMView", 1, 189},
    {"HTMLElementMembers_CSSTypedOM", 1, 192},
    {"HTMLElementMembers_HTMLElement", 1, 209},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 84},
    {"HTMLEmbedElement", 2, 229},
    {"HTMLEmbedElementSteps", 1, 89},
    {"HTMLFieldSetElement", 2, 236},
    {"HTMLFieldSetElementSteps", 1, 98},
    {"HTMLFormControlsCollection", 0, 235},
    {"HTMLFormElement", 2, 236},
    {"HTMLFormElementSteps", 1, 109},
    {"HTMLFormElementSteps_formElements", 1, 97},
    {"HTMLFrameElement", 2, 249},
    {"HTMLFrameElementSteps", 1, 138},
    {"HTMLHyperlinkElementUtilsSteps", 1, 128},
    {"HTMLIFrameElement", 2, 229},
    {"HTMLIFrameElementSteps", 1, 138},
    {"HTMLImageElement", 2, 229},
    {"HTMLImageElementSteps", 1, 88},
    {"HTMLInputElement", 2, 236},
    {"HTMLInputElementSteps", 1, 95},
    {"HTMLLabelElement", 2, 236},
    {"HTMLLabelElementSteps", 1, 98},
    {"HTMLLegendElement", 2, 236},
    {"HTMLLegendElementSteps", 1, 98},
    {"HTMLLinkElement", 2, 219},
    {"HTMLMapElement", 2, 229},
    {"HTMLMapElementSteps", 1, 89},
    {"HTMLMarqueeElement", 2, 249},
    {"HTMLMarqueeElementSteps", 1, 85},
    {"HTMLMediaElement", 2, 242},
    {"HTMLMediaElementSteps", 1, 89},
    {"HTMLMediaElementSteps_mediaElements", 1, 90},
    {"HTMLMeterElement", 2, 236},
    {"HTMLMeterElementSteps", 1, 104},
    {"HTMLObjectElement", 2, 229},
    {"HTMLObjectElement", 2, 236},
    {"HTMLObjectElementSteps", 1, 89},
    {"HTMLOptionElement", 2, 236},
    {"HTMLOptionElementSteps", 1, 106},
    {"HTMLOptionsCollection", 0, 235},
    {"HTMLOptionsCollectionSteps", 1, 106},
    {"HTMLOrSVGElementSteps", 1, 84},
    {"HTMLOutputElement", 2, 236},
    {"HTMLOutputElementSteps", 1, 95},
    {"HTMLProgressElement", 2, 236},
    {"HTMLProgressElementSteps", 1, 104},
    {"HTMLScriptElement", 2, 240},
    {"HTMLScriptElementSteps", 1, 134},
    {"HTMLSelectElement", 2, 236},
    {"HTMLSelectElementSteps", 1, 106},
    {"HTMLSlotElement", 2, 240},
    {"HTMLSlotElementSteps", 1, 134},
    {"HTMLStyleElement", 2, 219},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 256},
    {"HTMLTableCellElementSteps", 1, 86},
    {"HTMLTableElement", 2, 256},
    {"HTMLTableElementSteps", 1, 86},
    {"HTMLTableRowElement", 2, 256},
    {"HTMLTableRowElementSteps", 1, 86},
    {"HTMLTableSectionElement", 2, 256},
    {"HTMLTableSectionElementSteps", 1, 86},
    {"HTMLTemplateElement", 2, 240},
    {"HTMLTemplateElementSteps", 1, 134},
    {"HTMLTextAreaElement", 2, 236},
    {"HTMLTextAreaElementSteps", 1, 95},
    {"HTMLTitleElement", 2, 245},
    {"HTMLTitleElementSteps", 1, 80},
    {"HTMLTrackElement", 2, 242},
    {"HTMLTrackElementSteps", 1, 89},
    {"HTMLTrackElementSteps_mediaElements", 1, 90},
    {"HTMLVideoElement", 2, 242},
    {"HTMLVideoElementSteps", 1, 89},
    {"HashChangeEvent", 0, 233},
    {"Headers", 0, 234},
    {"HeadersBrand", 1, 234},
    {"HeadersSteps", 1, 64},
    {"History", 0, 246},
    {"HistoryBrand", 1, 246},
    {"HistorySteps", 1, 126},
    {"IdleDeadline", 0, 239},
    {"IdleDeadlineBrand", 1, 239},
    {"IdleDeadlineSteps", 1, 132},
    {"Image", 0, 229},
    {"InputEvent", 0, 233},
    {"InputEventSteps", 1, 167},
    {"IntersectionObserver", 0, 248},
    {"IntersectionObserverBrand", 1, 248},
    {"IntersectionObserverEntry", 0, 248},
    {"IntersectionObserverEntryBrand", 1, 248},
    {"IntersectionObserverEntrySteps", 1, 144},
    {"IntersectionObserverSteps", 1, 144},
    {"KeyboardEvent", 0, 233},
    {"KeyboardEventSteps", 1, 167},
    {"KeyframeEffect", 0, 223},
    {"KeyframeEffectBrand", 1, 223},
    {"KeyframeEffectSteps", 1, 173},
    {"LabelableSteps", 1, 98},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 246},
    {"LocationBrand", 1, 246},
    {"LocationSteps", 1, 127},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 209},
    {"MathMLElement", 2, 232},
    {"MathMLElementMembers_CSSTypedOM", 1, 192},
    {"MediaError", 0, 243},
    {"MediaErrorBrand", 1, 243},
    {"MediaErrorSteps", 1, 90},
    {"MediaList", 0, 219},
    {"MediaListBrand", 1, 219},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 189},
    {"MediaQueryListBrand", 1, 189},
    {"MediaQueryListEvent", 0, 233},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 244},
    {"MessageChannelBrand", 1, 244},
    {"MessageChannelSteps", 1, 123},
    {"MessageEvent", 0, 233},
    {"MessageEventSteps", 1, 167},
    {"MessagePort", 0, 244},
    {"MessagePortBrand", 1, 244},
    {"MessagePortSteps", 1, 123},
    {"MimeType", 0, 212},
    {"MimeTypeArray", 0, 212},
    {"MimeTypeArrayBrand", 1, 212},
    {"MimeTypeArraySteps", 1, 142},
    {"MimeTypeBrand", 1, 212},
    {"MimeTypeSteps", 1, 142},
    {"MouseEvent", 0, 233},
    {"MouseEventSteps", 1, 167},
    {"MutationObserver", 0, 210},
    {"MutationObserverBrand", 1, 210},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 210},
    {"MutationRecordBrand", 1, 210},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 184},
    {"NamedNodeMap", 0, 211},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 212},
    {"NavigatorBrand", 1, 212},
    {"NavigatorConcurrentHardwareSteps", 1, 136},
    {"NavigatorCookiesSteps", 1, 136},
    {"NavigatorIDSteps", 1, 136},
    {"NavigatorLanguageSteps", 1, 136},
    {"NavigatorOnLineSteps", 1, 136},
    {"NavigatorPluginsSteps", 1, 136},
    {"NavigatorSteps", 1, 136},
    {"NavigatorSteps_permissions", 1, 141},
    {"NodeFilter", 0, 220},
    {"NodeIterator", 0, 220},
    {"NodeIteratorBrand", 1, 220},
    {"NodeIteratorSteps", 1, 32},
    {"NodeList", 0, 224},
    {"NodeListKind", 1, 224},
    {"NodeMembers_Node", 1, 213},
    {"NodeSteps_Node", 1, 43},
    {"Notification", 0, 252},
    {"NotificationBrand", 1, 252},
    {"NotificationSteps", 1, 141},
    {"Option", 0, 236},
    {"PageTransitionEvent", 0, 233},
    {"PairList", 1, 179},
    {"ParentNodeSteps", 1, 27},
    {"Performance", 0, 250},
    {"PerformanceBrand", 1, 250},
    {"PerformanceEntry", 0, 251},
    {"PerformanceEntryBrand", 1, 251},
    {"PerformanceEntrySteps", 1, 165},
    {"PerformanceMark", 0, 251},
    {"PerformanceMarkBrand", 1, 251},
    {"PerformanceMarkSteps", 1, 165},
    {"PerformanceMeasure", 0, 251},
    {"PerformanceMeasureBrand", 1, 251},
    {"PerformanceMeasureSteps", 1, 165},
    {"PerformanceNavigation", 0, 247},
    {"PerformanceNavigationBrand", 1, 247},
    {"PerformanceNavigationSteps", 1, 164},
    {"PerformanceObserver", 0, 251},
    {"PerformanceObserverBrand", 1, 251},
    {"PerformanceObserverEntryList", 0, 251},
    {"PerformanceObserverEntryListBrand", 1, 251},
    {"PerformanceObserverEntryListSteps", 1, 165},
    {"PerformanceObserverSteps", 1, 165},
    {"PerformanceSteps", 1, 163},
    {"PerformanceTiming", 0, 247},
    {"PerformanceTimingBrand", 1, 247},
    {"PerformanceTimingSteps", 1, 164},
    {"PermissionStatus", 0, 252},
    {"PermissionStatusBrand", 1, 252},
    {"PermissionStatusSteps", 1, 141},
    {"Permissions", 0, 252},
    {"PermissionsBrand", 1, 252},
    {"PermissionsSteps", 1, 141},
    {"Plugin", 0, 212},
    {"PluginArray", 0, 212},
    {"PluginArrayBrand", 1, 212},
    {"PluginArraySteps", 1, 142},
    {"PluginBrand", 1, 212},
    {"PluginSteps", 1, 142},
    {"PointerEvent", 0, 233},
    {"PointerEventSteps", 1, 167},
    {"PopStateEvent", 0, 233},
    {"ProcessingInstruction", 0, 193},
    {"ProgressEvent", 0, 233},
    {"PromiseRejectionEvent", 0, 233},
    {"RadioNodeList", 0, 235},
    {"RadioNodeListSteps", 1, 97},
    {"Range", 0, 215},
    {"RangeBrand", 1, 215},
    {"RangeSteps", 1, 28},
    {"RangeSteps_Range", 1, 28},
    {"ReadableByteStreamController", 0, 253},
    {"ReadableByteStreamControllerBrand", 1, 253},
    {"ReadableByteStreamControllerSteps", 1, 150},
    {"ReadableStream", 0, 253},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 253},
    {"ReadableStreamBYOBReaderBrand", 1, 253},
    {"ReadableStreamBYOBReaderSteps", 1, 147},
    {"ReadableStreamBYOBRequest", 0, 253},
    {"ReadableStreamBYOBRequestBrand", 1, 253},
    {"ReadableStreamBYOBRequestSteps", 1, 150},
    {"ReadableStreamBrand", 1, 253},
    {"ReadableStreamDefaultController", 0, 253},
    {"ReadableStreamDefaultControllerBrand", 1, 253},
    {"ReadableStreamDefaultControllerSteps", 1, 151},
    {"ReadableStreamDefaultReader", 0, 253},
    {"ReadableStreamDefaultReaderBrand", 1, 253},
    {"ReadableStreamDefaultReaderSteps", 1, 147},
    {"ReadableStreamGenericReaderSteps", 1, 147},
    {"ReadableStreamSteps", 1, 153},
    {"Request", 0, 234},
    {"RequestBrand", 1, 234},
    {"RequestSteps", 1, 65},
    {"ResizeObserver", 0, 248},
    {"ResizeObserverBrand", 1, 248},
    {"ResizeObserverEntry", 0, 248},
    {"ResizeObserverEntryBrand", 1, 248},
    {"ResizeObserverEntrySteps", 1, 144},
    {"ResizeObserverSize", 0, 248},
    {"ResizeObserverSizeBrand", 1, 248},
    {"ResizeObserverSizeSteps", 1, 144},
    {"ResizeObserverSteps", 1, 144},
    {"Response", 0, 234},
    {"ResponseBrand", 1, 234},
    {"ResponseSteps", 1, 66},
    {"SEVERAL", 1, 42},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 255},
    {"SVGAngleBrand", 1, 255},
    {"SVGAngleSteps", 1, 158},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 255},
    {"SVGAnimatedAngleBrand", 1, 255},
    {"SVGAnimatedAngleSteps", 1, 157},
    {"SVGAnimatedBoolean", 0, 255},
    {"SVGAnimatedBooleanBrand", 1, 255},
    {"SVGAnimatedBooleanSteps", 1, 157},
    {"SVGAnimatedEnumeration", 0, 255},
    {"SVGAnimatedEnumerationBrand", 1, 255},
    {"SVGAnimatedEnumerationSteps", 1, 157},
    {"SVGAnimatedInteger", 0, 255},
    {"SVGAnimatedIntegerBrand", 1, 255},
    {"SVGAnimatedIntegerSteps", 1, 157},
    {"SVGAnimatedLength", 0, 255},
    {"SVGAnimatedLengthBrand", 1, 255},
    {"SVGAnimatedLengthList", 0, 255},
    {"SVGAnimatedLengthListBrand", 1, 255},
    {"SVGAnimatedLengthListSteps", 1, 157},
    {"SVGAnimatedLengthSteps", 1, 157},
    {"SVGAnimatedNumber", 0, 255},
    {"SVGAnimatedNumberBrand", 1, 255},
    {"SVGAnimatedNumberList", 0, 255},
    {"SVGAnimatedNumberListBrand", 1, 255},
    {"SVGAnimatedNumberListSteps", 1, 157},
    {"SVGAnimatedNumberSteps", 1, 157},
    {"SVGAnimatedPreserveAspectRatio", 0, 255},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 255},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 157},
    {"SVGAnimatedRect", 0, 255},
    {"SVGAnimatedRectBrand", 1, 255},
    {"SVGAnimatedRectSteps", 1, 157},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 255},
    {"SVGAnimatedTransformListBrand", 1, 255},
    {"SVGAnimatedTransformListSteps", 1, 157},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 209},
    {"SVGElement", 2, 232},
    {"SVGElementMembers_CSSTypedOM", 1, 192},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 255},
    {"SVGLengthBrand", 1, 255},
    {"SVGLengthList", 0, 255},
    {"SVGLengthListBrand", 1, 255},
    {"SVGLengthListSteps", 1, 159},
    {"SVGLengthSteps", 1, 158},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 255},
    {"SVGNumberBrand", 1, 255},
    {"SVGNumberList", 0, 255},
    {"SVGNumberListBrand", 1, 255},
    {"SVGNumberListSteps", 1, 159},
    {"SVGNumberSteps", 1, 158},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 255},
    {"SVGPointListBrand", 1, 255},
    {"SVGPointListSteps", 1, 159},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 255},
    {"SVGPreserveAspectRatioBrand", 1, 255},
    {"SVGPreserveAspectRatioSteps", 1, 157},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 255},
    {"SVGStringListBrand", 1, 255},
    {"SVGStringListSteps", 1, 159},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 255},
    {"SVGTransformBrand", 1, 255},
    {"SVGTransformList", 0, 255},
    {"SVGTransformListBrand", 1, 255},
    {"SVGTransformListSteps", 1, 159},
    {"SVGTransformSteps", 1, 162},
    {"SVGUnitTypes", 0, 255},
    {"SVGUnitTypesBrand", 1, 255},
    {"SVGUnitTypesSteps", 1, 157},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 189},
    {"ScreenBrand", 1, 189},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 233},
    {"SelectableTextSteps", 1, 110},
    {"Selection", 0, 216},
    {"SelectionBrand", 1, 216},
    {"SelectionSteps", 1, 29},
    {"ShadowRoot", 0, 217},
    {"ShadowRootSteps", 1, 31},
    {"ShadowRootSteps_ShadowRoot", 1, 31},
    {"ShadowRootSteps_animations", 1, 171},
    {"SlottableSteps", 1, 44},
    {"StaticRange", 0, 215},
    {"StaticRangeBrand", 1, 215},
    {"StaticRangeSteps", 1, 28},
    {"Storage", 0, 218},
    {"StorageBrand", 1, 218},
    {"StorageEvent", 0, 233},
    {"StorageEventSteps", 1, 167},
    {"StorageSteps", 1, 137},
    {"StylePropertyMap", 0, 192},
    {"StylePropertyMapBrand", 1, 192},
    {"StylePropertyMapReadOnly", 0, 192},
    {"StylePropertyMapReadOnlyBrand", 1, 192},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 219},
    {"StyleSheetBrand", 1, 219},
    {"StyleSheetList", 0, 219},
    {"StyleSheetListBrand", 1, 219},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetOwnerSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 233},
    {"SubmitterSteps", 1, 109},
    {"SubtleCrypto", 0, 260},
    {"SubtleCryptoBrand", 1, 260},
    {"SubtleCryptoSteps", 1, 175},
    {"Text", 0, 193},
    {"TextDecoder", 0, 230},
    {"TextDecoderBrand", 1, 230},
    {"TextDecoderCommonSteps", 1, 60},
    {"TextDecoderSteps", 1, 57},
    {"TextDecoderStream", 0, 230},
    {"TextDecoderStreamBrand", 1, 230},
    {"TextDecoderStreamSteps", 1, 60},
    {"TextEncoder", 0, 230},
    {"TextEncoderBrand", 1, 230},
    {"TextEncoderCommonSteps", 1, 60},
    {"TextEncoderSteps", 1, 57},
    {"TextEncoderStream", 0, 230},
    {"TextEncoderStreamBrand", 1, 230},
    {"TextEncoderStreamSteps", 1, 60},
    {"TextEvent", 0, 233},
    {"TextEventSteps", 1, 167},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 243},
    {"TextTrackBrand", 1, 243},
    {"TextTrackCue", 0, 243},
    {"TextTrackCueBrand", 1, 243},
    {"TextTrackCueList", 0, 243},
    {"TextTrackCueListBrand", 1, 243},
    {"TextTrackCueListSteps", 1, 90},
    {"TextTrackCueSteps", 1, 90},
    {"TextTrackList", 0, 243},
    {"TextTrackListBrand", 1, 243},
    {"TextTrackListSteps", 1, 90},
    {"TextTrackSteps", 1, 90},
    {"TimeRanges", 0, 242},
    {"TimeRangesBrand", 1, 242},
    {"TimeRangesSteps", 1, 89},
    {"ToggleEvent", 0, 233},
    {"Touch", 0, 258},
    {"TouchBrand", 1, 258},
    {"TouchEvent", 0, 258},
    {"TouchEventSteps", 1, 168},
    {"TouchList", 0, 258},
    {"TouchListBrand", 1, 258},
    {"TouchListSteps", 1, 168},
    {"TouchSteps", 1, 168},
    {"TrackEvent", 0, 233},
    {"TransformStream", 0, 253},
    {"TransformStreamBrand", 1, 253},
    {"TransformStreamDefaultController", 0, 253},
    {"TransformStreamDefaultControllerBrand", 1, 253},
    {"TransformStreamDefaultControllerSteps", 1, 148},
    {"TransformStreamSteps", 1, 148},
    {"TransitionEvent", 0, 233},
    {"TreeWalker", 0, 220},
    {"TreeWalkerBrand", 1, 220},
    {"TreeWalkerSteps", 1, 32},
    {"UIEvent", 0, 233},
    {"UIEventSteps", 1, 167},
    {"URL", 0, 259},
    {"URLBrand", 1, 259},
    {"URLSearchParams", 0, 259},
    {"URLSearchParamsBrand", 1, 259},
    {"URLSearchParamsSteps", 1, 169},
    {"URLSteps", 1, 169},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 252},
    {"UserActivationBrand", 1, 252},
    {"UserActivationSteps", 1, 141},
    {"VTTCue", 0, 243},
    {"VTTCueBrand", 1, 243},
    {"VTTCueSteps", 1, 90},
    {"ValidityState", 0, 236},
    {"ValidityStateBrand", 1, 236},
    {"ValidityStateSteps", 1, 111},
    {"VideoTrack", 0, 243},
    {"VideoTrackBrand", 1, 243},
    {"VideoTrackList", 0, 243},
    {"VideoTrackListBrand", 1, 243},
    {"VideoTrackListSteps", 1, 90},
    {"VideoTrackSteps", 1, 90},
    {"VisualViewport", 0, 189},
    {"VisualViewportBrand", 1, 189},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 226},
    {"WebSocketBrand", 1, 226},
    {"WebSocketSteps", 1, 185},
    {"WheelEvent", 0, 233},
    {"WheelEventSteps", 1, 167},
    {"WindowLocalStorageSteps", 1, 143},
    {"WindowMembers_CSSOMView", 1, 189},
    {"WindowMembers_Window", 1, 221},
    {"WindowMembers_fetch", 1, 234},
    {"WindowOrWorkerGlobalScopeSteps", 1, 143},
    {"WindowSessionStorageSteps", 1, 143},
    {"WindowSteps", 1, 143},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 69},
    {"WritableStream", 0, 253},
    {"WritableStreamBrand", 1, 253},
    {"WritableStreamDefaultController", 0, 253},
    {"WritableStreamDefaultControllerBrand", 1, 253},
    {"WritableStreamDefaultControllerSteps", 1, 156},
    {"WritableStreamDefaultWriter", 0, 253},
    {"WritableStreamDefaultWriterBrand", 1, 253},
    {"WritableStreamDefaultWriterSteps", 1, 149},
    {"WritableStreamSteps", 1, 149},
    {"XMLDocument", 0, 202},
    {"XMLHttpRequest", 0, 261},
    {"XMLHttpRequestBrand", 1, 261},
    {"XMLHttpRequestEventTarget", 0, 261},
    {"XMLHttpRequestEventTargetBrand", 1, 261},
    {"XMLHttpRequestSteps", 1, 67},
    {"XMLHttpRequestUpload", 0, 261},
    {"XMLHttpRequestUploadBrand", 1, 261},
    {"XMLSerializer", 0, 197},
    {"XMLSerializerBrand", 1, 197},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 222},
    {"XPathEvaluatorBaseSteps", 1, 33},
    {"XPathEvaluatorBrand", 1, 222},
    {"XPathEvaluatorSteps", 1, 33},
    {"XPathExpression", 0, 222},
    {"XPathExpressionBrand", 1, 222},
    {"XPathExpressionSteps", 1, 33},
    {"XPathResult", 0, 222},
    {"XPathResultBrand", 1, 222},
    {"XPathResultSteps", 1, 33},
    {"abortControllerState", 1, 186},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 186},
    {"abortWritable", 1, 149},
    {"abstractRangeState", 1, 215},
    {"acquireReader", 1, 147},
    {"acquireWriter", 1, 149},
    {"activateInput", 1, 107},
    {"activationBehavior", 1, 112},
    {"addHeader", 1, 64},
    {"addIterable", 1, 181},
    {"addIterator", 1, 181},
    {"addRead", 1, 147},
    {"addSetlike", 1, 183},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 59},
    {"allNamed", 1, 42},
    {"allOf", 1, 78},
    {"animationChanged", 1, 171},
    {"animationEffectState", 1, 223},
    {"animationRate", 1, 171},
    {"animationState", 1, 223},
    {"animationTime", 1, 171},
    {"animationTimelineState", 1, 223},
    {"appendBytes", 1, 59},
    {"appendSequence", 1, 59},
    {"appliesTo", 1, 100},
    {"areInOneTree", 1, 45},
    {"assignToSlot", 1, 44},
    {"atob", 1, 58},
    {"attachInternals", 1, 75},
    {"attachShadow", 1, 31},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 243},
    {"audioTrackState", 1, 243},
    {"bar", 1, 135},
    {"barPropState", 1, 246},
    {"beforeToggle", 1, 121},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 69},
    {"blobState", 1, 206},
    {"blockAround", 1, 48},
    {"blockCommand", 1, 46},
    {"blockOfLine", 1, 53},
    {"blockState", 1, 46},
    {"bodyOf", 1, 36},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 244},
    {"btoa", 1, 58},
    {"bufferIsDetached", 1, 154},
    {"buttonType", 1, 98},
    {"byobRequestOf", 1, 150},
    {"byteLengthQueuingStrategyState", 1, 253},
    {"bytesAsText", 1, 175},
    {"callPromise", 1, 154},
    {"callbackMember", 1, 154},
    {"canEnqueue", 1, 151},
    {"cancelReadable", 1, 147},
    {"caretForFocus", 1, 50},
    {"chain", 1, 154},
    {"changeRules", 1, 11},
    {"changedControls", 1, 94},
    {"checkForm", 1, 111},
    {"checkPoint", 1, 28},
    {"checkValidity", 1, 111},
    {"checkedRadio", 1, 107},
    {"checkedness", 1, 107},
    {"childAt", 1, 28},
    {"childBeside", 1, 48},
    {"childText", 1, 79},
    {"chosenFrame", 1, 138},
    {"chunkSize", 1, 156},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 165},
    {"clearFiles", 1, 99},
    {"clearTimer", 1, 166},
    {"click", 1, 84},
    {"clipboardItemState", 1, 252},
    {"clipboardState", 1, 252},
    {"clone", 1, 125},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 68},
    {"closeBytes", 1, 150},
    {"closeController", 1, 151},
    {"closeDialog", 1, 115},
    {"closeEnd", 1, 123},
    {"closeReadable", 1, 147},
    {"closeWritable", 1, 149},
    {"closeWritableController", 1, 156},
    {"closeWriter", 1, 149},
    {"closestElement", 1, 30},
    {"commandDialog", 1, 115},
    {"commandEnabled", 1, 47},
    {"commandIndeterminate", 1, 47},
    {"commandState", 1, 47},
    {"commandSupported", 1, 47},
    {"commandValue", 1, 47},
    {"commonAncestor", 1, 45},
    {"comparePoints", 1, 45},
    {"composedEnds", 1, 34},
    {"composedPath", 1, 41},
    {"composedPoints", 1, 34},
    {"composedRanges", 1, 34},
    {"compressionStreamState", 1, 225},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 227},
    {"constructElement", 1, 76},
    {"contentHandlerChanged", 1, 131},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 94},
    {"controlMatches", 1, 93},
    {"controlState", 1, 94},
    {"controlValue", 1, 101},
    {"controlsChanged", 1, 94},
    {"controlsOf", 1, 98},
    {"copyBytes", 1, 57},
    {"copyEntries", 1, 63},
    {"copyFiles", 1, 99},
    {"copyHeaders", 1, 64},
    {"countItems", 1, 154},
    {"countQueuingStrategyState", 1, 253},
    {"createCustom", 1, 76},
    {"createEvent", 1, 40},
    {"crypto", 1, 174},
    {"cryptoKeyState", 1, 260},
    {"cryptoState", 1, 260},
    {"cssConditionRuleState", 1, 190},
    {"cssContainerRuleState", 1, 190},
    {"cssCounterStyleRuleState", 1, 190},
    {"cssFontFaceRuleState", 1, 190},
    {"cssFontPaletteValuesRuleState", 1, 190},
    {"cssGroupingRuleState", 1, 190},
    {"cssImageValueState", 1, 192},
    {"cssImportRuleState", 1, 190},
    {"cssKeyframeRuleState", 1, 190},
    {"cssKeyframesRuleState", 1, 190},
    {"cssKeywordValueState", 1, 192},
    {"cssLayerBlockRuleState", 1, 190},
    {"cssLayerStatementRuleState", 1, 190},
    {"cssMarginRuleState", 1, 190},
    {"cssMathClampState", 1, 192},
    {"cssMathInvertState", 1, 192},
    {"cssMathMaxState", 1, 192},
    {"cssMathMinState", 1, 192},
    {"cssMathNegateState", 1, 192},
    {"cssMathProductState", 1, 192},
    {"cssMathSumState", 1, 192},
    {"cssMathValueState", 1, 192},
    {"cssMatrixComponentState", 1, 192},
    {"cssMediaRuleState", 1, 190},
    {"cssNamespaceRuleState", 1, 190},
    {"cssNestedDeclarationsState", 1, 190},
    {"cssNumericArrayState", 1, 192},
    {"cssNumericValueState", 1, 192},
    {"cssPageRuleState", 1, 190},
    {"cssPerspectiveState", 1, 192},
    {"cssPropertyRuleState", 1, 190},
    {"cssRotateState", 1, 192},
    {"cssRuleListState", 1, 190},
    {"cssRuleState", 1, 190},
    {"cssScaleState", 1, 192},
    {"cssScopeRuleState", 1, 190},
    {"cssSkewState", 1, 192},
    {"cssSkewXState", 1, 192},
    {"cssSkewYState", 1, 192},
    {"cssStartingStyleRuleState", 1, 190},
    {"cssStyleRuleState", 1, 190},
    {"cssStyleSheetState", 1, 219},
    {"cssStyleValueState", 1, 192},
    {"cssSupportsRuleState", 1, 190},
    {"cssTransformComponentState", 1, 192},
    {"cssTransformValueState", 1, 192},
    {"cssTranslateState", 1, 192},
    {"cssUnitValueState", 1, 192},
    {"cssUnparsedValueState", 1, 192},
    {"cssVariableReferenceValueState", 1, 192},
    {"currentEvent", 1, 35},
    {"customElementRegistryState", 1, 194},
    {"customElements", 1, 74},
    {"customEntries", 1, 75},
    {"customFlags", 1, 75},
    {"customMessage", 1, 75},
    {"customState", 1, 76},
    {"customStateSetState", 1, 204},
    {"cutSequence", 1, 59},
    {"dataTransferItemListState", 1, 201},
    {"dataTransferItemState", 1, 201},
    {"dataTransferState", 1, 201},
    {"datasetOf", 1, 82},
    {"dateNumber", 1, 96},
    {"dateText", 1, 96},
    {"dealWithRejection", 1, 149},
    {"decodePiece", 1, 57},
    {"decodeText", 1, 57},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 225},
    {"defaultButton", 1, 98},
    {"defineElement", 1, 76},
    {"defineEvent", 1, 40},
    {"definitionNamed", 1, 76},
    {"definitionOf", 1, 76},
    {"deleteRange", 1, 28},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 154},
    {"deriveBits", 1, 176},
    {"deriveKey", 1, 176},
    {"derivedList", 1, 86},
    {"describe", 1, 7},
    {"deserialize", 1, 125},
    {"deserializeWithTransfer", 1, 125},
    {"desiredSizeOf", 1, 151},
    {"detailsChanged", 1, 114},
    {"detailsRenamed", 1, 114},
    {"dialogChanged", 1, 115},
    {"digestName", 1, 175},
    {"digestText", 1, 175},
    {"dispatch", 1, 35},
    {"documentArgument", 1, 184},
    {"documentTimelineState", 1, 223},
    {"domExceptionState", 1, 196},
    {"domImplementationState", 1, 197},
    {"domMatrixReadOnlyState", 1, 241},
    {"domMatrixState", 1, 241},
    {"domParserState", 1, 197},
    {"domPointReadOnlyState", 1, 241},
    {"domPointState", 1, 241},
    {"domQuadState", 1, 241},
    {"domRectListState", 1, 238},
    {"domRectReadOnlyState", 1, 238},
    {"domRectState", 1, 238},
    {"domStringListState", 1, 198},
    {"easingFunction", 1, 172},
    {"editingRoot", 1, 116},
    {"effectEnd", 1, 173},
    {"effectFills", 1, 173},
    {"elementArgument", 1, 184},
    {"elementInternalsState", 1, 204},
    {"elementsNamed", 1, 42},
    {"emptySequence", 1, 59},
    {"encodeEntries", 1, 70},
    {"encodeUTF8", 1, 57},
    {"enqueueBytes", 1, 150},
    {"enqueueCallback", 1, 76},
    {"enqueueChunk", 1, 151},
    {"enqueueSized", 1, 154},
    {"enqueueTransformed", 1, 148},
    {"entryList", 1, 109},
    {"errorBytes", 1, 150},
    {"errorController", 1, 151},
    {"errorNames", 1, 231},
    {"errorReadable", 1, 147},
    {"errorTransform", 1, 148},
    {"errorWritableIfNeeded", 1, 156},
    {"evaluatedJSON", 1, 61},
    {"eventInterface", 1, 40},
    {"eventPath", 1, 41},
    {"eventReceiver", 1, 40},
    {"eventSourceState", 1, 226},
    {"eventState", 1, 205},
    {"exceptionOfCode", 1, 178},
    {"execCommand", 1, 47},
    {"exportKey", 1, 176},
    {"exposeElement", 1, 139},
    {"exposeFrames", 1, 139},
    {"exposeNames", 1, 139},
    {"external", 1, 135},
    {"externalState", 1, 246},
    {"extractBody", 1, 68},
    {"extractRange", 1, 28},
    {"failClose", 1, 149},
    {"failReads", 1, 147},
    {"failWrite", 1, 149},
    {"fileListState", 1, 206},
    {"fileReaderState", 1, 206},
    {"fileState", 1, 206},
    {"fileValue", 1, 99},
    {"filesOf", 1, 99},
    {"finalStyles", 1, 173},
    {"finishClose", 1, 149},
    {"finishErroring", 1, 149},
    {"finishWrite", 1, 149},
    {"fire", 1, 35},
    {"firstItem", 1, 154},
    {"firstNamed", 1, 42},
    {"firstOf", 1, 36},
    {"firstValued", 1, 42},
    {"firstWithId", 1, 98},
    {"focusForSelection", 1, 50},
    {"focusableArea", 1, 116},
    {"focusedId", 1, 36},
    {"foldBlanks", 1, 56},
    {"foldsBlanks", 1, 56},
    {"followLink", 1, 129},
    {"fontSizeOf", 1, 51},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 107},
    {"forgetHandlers", 1, 131},
    {"formAssociated", 1, 75},
    {"formControls", 1, 97},
    {"formDataState", 1, 261},
    {"formEntries", 1, 109},
    {"formOf", 1, 98},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 138},
    {"frames", 1, 138},
    {"fromDictionary", 1, 184},
    {"fromHost", 1, 35},
    {"fromSequence", 1, 184},
    {"fulfilRead", 1, 147},
    {"generateKey", 1, 176},
    {"geolocationPositionErrorState", 1, 252},
    {"geolocationState", 1, 252},
    {"getHandler", 1, 131},
    {"goTo", 1, 127},
    {"handled", 1, 154},
    {"hasBackpressure", 1, 151},
    {"hasDisabledShadow", 1, 76},
    {"hasFormat", 1, 51},
    {"hasMessages", 1, 94},
    {"hasNoChoice", 1, 108},
    {"hasOwnAlone", 1, 98},
    {"hasPulls", 1, 150},
    {"headOf", 1, 36},
    {"headerValue", 1, 64},
    {"headersState", 1, 234},
    {"hidePopover", 1, 120},
    {"hidePopoversOver", 1, 120},
    {"highWaterMarkOf", 1, 154},
    {"history", 1, 126},
    {"historyState", 1, 246},
    {"holdsInvalid", 1, 102},
    {"hostEvent", 1, 40},
    {"htmlElementArgument", 1, 83},
    {"htmlOf", 1, 36},
    {"idleDeadlineState", 1, 239},
    {"imageChanged", 1, 88},
    {"imageEvent", 1, 88},
    {"imagePoint", 1, 109},
    {"imageSeen", 1, 88},
    {"imagesMoved", 1, 88},
    {"implementationOf", 1, 22},
    {"importKey", 1, 176},
    {"inReactionQueue", 1, 76},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 100},
    {"insertIntoRange", 1, 28},
    {"insertMarkup", 1, 52},
    {"intersectionObserverEntryState", 1, 248},
    {"intersectionObserverState", 1, 248},
    {"invalidIn", 1, 111},
    {"invoke", 1, 118},
    {"invokeListeners", 1, 35},
    {"invokeReactions", 1, 76},
    {"is", 1, 53},
    {"isAbortController", 1, 186},
    {"isAbortSignal", 1, 186},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 215},
    {"isActiveDocument", 1, 138},
    {"isAnimation", 1, 223},
    {"isAnimationEffect", 1, 223},
    {"isAnimationTimeline", 1, 223},
    {"isAudioTrack", 1, 243},
    {"isAudioTrackList", 1, 243},
    {"isBarProp", 1, 246},
    {"isBlob", 1, 206},
    {"isBlock", 1, 53},
    {"isBlockCommand", 1, 46},
    {"isBlockElement", 1, 46},
    {"isBody", 1, 36},
    {"isBreak", 1, 53},
    {"isBroadcastChannel", 1, 244},
    {"isBuffer", 1, 184},
    {"isByteLengthQueuingStrategy", 1, 253},
    {"isCSSConditionRule", 1, 190},
    {"isCSSContainerRule", 1, 190},
    {"isCSSCounterStyleRule", 1, 190},
    {"isCSSFontFaceRule", 1, 190},
    {"isCSSFontPaletteValuesRule", 1, 190},
    {"isCSSGroupingRule", 1, 190},
    {"isCSSImageValue", 1, 192},
    {"isCSSImportRule", 1, 190},
    {"isCSSKeyframeRule", 1, 190},
    {"isCSSKeyframesRule", 1, 190},
    {"isCSSKeywordValue", 1, 192},
    {"isCSSLayerBlockRule", 1, 190},
    {"isCSSLayerStatementRule", 1, 190},
    {"isCSSMarginRule", 1, 190},
    {"isCSSMathClamp", 1, 192},
    {"isCSSMathInvert", 1, 192},
    {"isCSSMathMax", 1, 192},
    {"isCSSMathMin", 1, 192},
    {"isCSSMathNegate", 1, 192},
    {"isCSSMathProduct", 1, 192},
    {"isCSSMathSum", 1, 192},
    {"isCSSMathValue", 1, 192},
    {"isCSSMatrixComponent", 1, 192},
    {"isCSSMediaRule", 1, 190},
    {"isCSSNamespaceRule", 1, 190},
    {"isCSSNestedDeclarations", 1, 190},
    {"isCSSNumericArray", 1, 192},
    {"isCSSNumericValue", 1, 192},
    {"isCSSPageRule", 1, 190},
    {"isCSSPerspective", 1, 192},
    {"isCSSPropertyRule", 1, 190},
    {"isCSSRotate", 1, 192},
    {"isCSSRule", 1, 190},
    {"isCSSRuleList", 1, 190},
    {"isCSSScale", 1, 192},
    {"isCSSScopeRule", 1, 190},
    {"isCSSSkew", 1, 192},
    {"isCSSSkewX", 1, 192},
    {"isCSSSkewY", 1, 192},
    {"isCSSStartingStyleRule", 1, 190},
    {"isCSSStyleRule", 1, 190},
    {"isCSSStyleSheet", 1, 219},
    {"isCSSStyleValue", 1, 192},
    {"isCSSSupportsRule", 1, 190},
    {"isCSSTransformComponent", 1, 192},
    {"isCSSTransformValue", 1, 192},
    {"isCSSTranslate", 1, 192},
    {"isCSSUnitValue", 1, 192},
    {"isCSSUnparsedValue", 1, 192},
    {"isCSSVariableReferenceValue", 1, 192},
    {"isClipboard", 1, 252},
    {"isClipboardItem", 1, 252},
    {"isClosed", 1, 31},
    {"isClosing", 1, 149},
    {"isComposedInPage", 1, 34},
    {"isCompressionStream", 1, 225},
    {"isCountQueuingStrategy", 1, 253},
    {"isCrypto", 1, 260},
    {"isCryptoKey", 1, 260},
    {"isCustomElementRegistry", 1, 194},
    {"isCustomStateSet", 1, 204},
    {"isDOMException", 1, 196},
    {"isDOMImplementation", 1, 197},
    {"isDOMMatrix", 1, 241},
    {"isDOMMatrixReadOnly", 1, 241},
    {"isDOMParser", 1, 197},
    {"isDOMPoint", 1, 241},
    {"isDOMPointReadOnly", 1, 241},
    {"isDOMQuad", 1, 241},
    {"isDOMRect", 1, 238},
    {"isDOMRectList", 1, 238},
    {"isDOMRectReadOnly", 1, 238},
    {"isDOMStringList", 1, 198},
    {"isDataTransfer", 1, 201},
    {"isDataTransferItem", 1, 201},
    {"isDataTransferItemList", 1, 201},
    {"isDecompressionStream", 1, 225},
    {"isDesigned", 1, 79},
    {"isDisabled", 1, 116},
    {"isDocumentTimeline", 1, 223},
    {"isEditable", 1, 116},
    {"isElement", 1, 53},
    {"isElementInternals", 1, 204},
    {"isEvent", 1, 205},
    {"isEventSource", 1, 226},
    {"isExternal", 1, 246},
    {"isFieldValue", 1, 64},
    {"isFile", 1, 206},
    {"isFileList", 1, 206},
    {"isFileReader", 1, 206},
    {"isFocusable", 1, 116},
    {"isFocusableByDefault", 1, 116},
    {"isFormControl", 1, 98},
    {"isFormCustom", 1, 75},
    {"isFormData", 1, 261},
    {"isFormat", 1, 51},
    {"isFrameWindow", 1, 138},
    {"isGeolocation", 1, 252},
    {"isGeolocationPositionError", 1, 252},
    {"isGroupChecked", 1, 107},
    {"isHTMLElementOf", 1, 83},
    {"isHeaders", 1, 234},
    {"isHiddenAt", 1, 41},
    {"isHistory", 1, 246},
    {"isIdleDeadline", 1, 239},
    {"isImageLoading", 1, 88},
    {"isInNode", 1, 45},
    {"isIndexed", 1, 180},
    {"isIntersectionObserver", 1, 248},
    {"isIntersectionObserverEntry", 1, 248},
    {"isKeyframeEffect", 1, 223},
    {"isLoadable", 1, 69},
    {"isLocation", 1, 246},
    {"isLockedReadable", 1, 147},
    {"isMediaError", 1, 243},
    {"isMediaList", 1, 219},
    {"isMediaQueryList", 1, 189},
    {"isMessageChannel", 1, 244},
    {"isMessagePort", 1, 244},
    {"isMimeType", 1, 212},
    {"isMimeTypeArray", 1, 212},
    {"isModal", 1, 119},
    {"isMouseEvent", 1, 167},
    {"isMutationObserver", 1, 210},
    {"isMutationRecord", 1, 210},
    {"isNamed", 1, 42},
    {"isNavigator", 1, 212},
    {"isNodeIterator", 1, 220},
    {"isNotification", 1, 252},
    {"isNumberText", 1, 105},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 46},
    {"isPerformance", 1, 250},
    {"isPerformanceEntry", 1, 251},
    {"isPerformanceMark", 1, 251},
    {"isPerformanceMeasure", 1, 251},
    {"isPerformanceNavigation", 1, 247},
    {"isPerformanceObserver", 1, 251},
    {"isPerformanceObserverEntryList", 1, 251},
    {"isPerformanceTiming", 1, 247},
    {"isPermissionStatus", 1, 252},
    {"isPermissions", 1, 252},
    {"isPlugin", 1, 212},
    {"isPluginArray", 1, 212},
    {"isPopoverShown", 1, 120},
    {"isRange", 1, 215},
    {"isReadableByteStreamController", 1, 253},
    {"isReadableStream", 1, 253},
    {"isReadableStreamBYOBReader", 1, 253},
    {"isReadableStreamBYOBRequest", 1, 253},
    {"isReadableStreamDefaultController", 1, 253},
    {"isReadableStreamDefaultReader", 1, 253},
    {"isRequest", 1, 234},
    {"isResizeObserver", 1, 248},
    {"isResizeObserverEntry", 1, 248},
    {"isResizeObserverSize", 1, 248},
    {"isResponse", 1, 234},
    {"isSVGAngle", 1, 255},
    {"isSVGAnimatedAngle", 1, 255},
    {"isSVGAnimatedBoolean", 1, 255},
    {"isSVGAnimatedEnumeration", 1, 255},
    {"isSVGAnimatedInteger", 1, 255},
    {"isSVGAnimatedLength", 1, 255},
    {"isSVGAnimatedLengthList", 1, 255},
    {"isSVGAnimatedNumber", 1, 255},
    {"isSVGAnimatedNumberList", 1, 255},
    {"isSVGAnimatedPreserveAspectRatio", 1, 255},
    {"isSVGAnimatedRect", 1, 255},
    {"isSVGAnimatedTransformList", 1, 255},
    {"isSVGLength", 1, 255},
    {"isSVGLengthList", 1, 255},
    {"isSVGNumber", 1, 255},
    {"isSVGNumberList", 1, 255},
    {"isSVGPointList", 1, 255},
    {"isSVGPreserveAspectRatio", 1, 255},
    {"isSVGStringList", 1, 255},
    {"isSVGTransform", 1, 255},
    {"isSVGTransformList", 1, 255},
    {"isSVGUnitTypes", 1, 255},
    {"isScreen", 1, 189},
    {"isSelected", 1, 108},
    {"isSelection", 1, 216},
    {"isShadowIncluding", 1, 31},
    {"isShown", 1, 46},
    {"isStaticRange", 1, 215},
    {"isStepMismatch", 1, 105},
    {"isStorage", 1, 218},
    {"isStylePropertyMap", 1, 192},
    {"isStylePropertyMapReadOnly", 1, 192},
    {"isStyleSheet", 1, 219},
    {"isStyleSheetList", 1, 219},
    {"isSubmitButton", 1, 98},
    {"isSubtleCrypto", 1, 260},
    {"isSummary", 1, 116},
    {"isText", 1, 53},
    {"isTextDecoder", 1, 230},
    {"isTextDecoderStream", 1, 230},
    {"isTextEncoder", 1, 230},
    {"isTextEncoderStream", 1, 230},
    {"isTextTrack", 1, 243},
    {"isTextTrackCue", 1, 243},
    {"isTextTrackCueList", 1, 243},
    {"isTextTrackList", 1, 243},
    {"isTimeRanges", 1, 242},
    {"isToken", 1, 64},
    {"isTouch", 1, 258},
    {"isTouchList", 1, 258},
    {"isTransformStream", 1, 253},
    {"isTransformStreamDefaultController", 1, 253},
    {"isTreeWalker", 1, 220},
    {"isURL", 1, 259},
    {"isURLSearchParams", 1, 259},
    {"isUnusable", 1, 68},
    {"isUserActivation", 1, 252},
    {"isVTTCue", 1, 243},
    {"isValidControl", 1, 111},
    {"isValidityState", 1, 236},
    {"isVideoTrack", 1, 243},
    {"isVideoTrackList", 1, 243},
    {"isVisualViewport", 1, 189},
    {"isWebSocket", 1, 226},
    {"isWritableStream", 1, 253},
    {"isWritableStreamDefaultController", 1, 253},
    {"isWritableStreamDefaultWriter", 1, 253},
    {"isXMLHttpRequest", 1, 261},
    {"isXMLHttpRequestEventTarget", 1, 261},
    {"isXMLHttpRequestUpload", 1, 261},
    {"isXMLSerializer", 1, 197},
    {"isXPathEvaluator", 1, 222},
    {"isXPathExpression", 1, 222},
    {"isXPathResult", 1, 222},
    {"itemKind", 1, 180},
    {"itemState", 1, 180},
    {"keepBlanks", 1, 56},
    {"keepBlanksApart", 1, 56},
    {"keepLine", 1, 48},
    {"keyframeEffectState", 1, 223},
    {"labelListOf", 1, 98},
    {"labeledControl", 1, 98},
    {"labelsFor", 1, 42},
    {"legacySize", 1, 51},
    {"limitState", 1, 111},
    {"linesOf", 1, 53},
    {"listElement", 1, 103},
    {"loadFailed", 1, 69},
    {"loadResource", 1, 69},
    {"localOf", 1, 53},
    {"location", 1, 127},
    {"locationState", 1, 246},
    {"makeAbortController", 1, 186},
    {"makeAbortSignal", 1, 186},
    {"makeAbstractRange", 1, 215},
    {"makeAnimation", 1, 223},
    {"makeAnimationEffect", 1, 223},
    {"makeAnimationTimeline", 1, 223},
    {"makeAudioTrack", 1, 243},
    {"makeAudioTrackList", 1, 243},
    {"makeBarProp", 1, 246},
    {"makeBlob", 1, 206},
    {"makeBroadcastChannel", 1, 244},
    {"makeByteLengthQueuingStrategy", 1, 253},
    {"makeCSSConditionRule", 1, 190},
    {"makeCSSContainerRule", 1, 190},
    {"makeCSSCounterStyleRule", 1, 190},
    {"makeCSSFontFaceRule", 1, 190},
    {"makeCSSFontPaletteValuesRule", 1, 190},
    {"makeCSSGroupingRule", 1, 190},
    {"makeCSSImageValue", 1, 192},
    {"makeCSSImportRule", 1, 190},
    {"makeCSSKeyframeRule", 1, 190},
    {"makeCSSKeyframesRule", 1, 190},
    {"makeCSSKeywordValue", 1, 192},
    {"makeCSSLayerBlockRule", 1, 190},
    {"makeCSSLayerStatementRule", 1, 190},
    {"makeCSSMarginRule", 1, 190},
    {"makeCSSMathClamp", 1, 192},
    {"makeCSSMathInvert", 1, 192},
    {"makeCSSMathMax", 1, 192},
    {"makeCSSMathMin", 1, 192},
    {"makeCSSMathNegate", 1, 192},
    {"makeCSSMathProduct", 1, 192},
    {"makeCSSMathSum", 1, 192},
    {"makeCSSMathValue", 1, 192},
    {"makeCSSMatrixComponent", 1, 192},
    {"makeCSSMediaRule", 1, 190},
    {"makeCSSNamespaceRule", 1, 190},
    {"makeCSSNestedDeclarations", 1, 190},
    {"makeCSSNumericArray", 1, 192},
    {"makeCSSNumericValue", 1, 192},
    {"makeCSSPageRule", 1, 190},
    {"makeCSSPerspective", 1, 192},
    {"makeCSSPropertyRule", 1, 190},
    {"makeCSSRotate", 1, 192},
    {"makeCSSRule", 1, 190},
    {"makeCSSRuleList", 1, 190},
    {"makeCSSScale", 1, 192},
    {"makeCSSScopeRule", 1, 190},
    {"makeCSSSkew", 1, 192},
    {"makeCSSSkewX", 1, 192},
    {"makeCSSSkewY", 1, 192},
    {"makeCSSStartingStyleRule", 1, 190},
    {"makeCSSStyleDeclaration", 1, 191},
    {"makeCSSStyleRule", 1, 190},
    {"makeCSSStyleSheet", 1, 219},
    {"makeCSSStyleValue", 1, 192},
    {"makeCSSSupportsRule", 1, 190},
    {"makeCSSTransformComponent", 1, 192},
    {"makeCSSTransformValue", 1, 192},
    {"makeCSSTranslate", 1, 192},
    {"makeCSSUnitValue", 1, 192},
    {"makeCSSUnparsedValue", 1, 192},
    {"makeCSSVariableReferenceValue", 1, 192},
    {"makeClipboard", 1, 252},
    {"makeClipboardItem", 1, 252},
    {"makeCompressionStream", 1, 225},
    {"makeCountQueuingStrategy", 1, 253},
    {"makeCrypto", 1, 260},
    {"makeCryptoKey", 1, 260},
    {"makeCustomElementRegistry", 1, 194},
    {"makeCustomStateSet", 1, 204},
    {"makeDOMException", 1, 196},
    {"makeDOMImplementation", 1, 197},
    {"makeDOMMatrix", 1, 241},
    {"makeDOMMatrixReadOnly", 1, 241},
    {"makeDOMParser", 1, 197},
    {"makeDOMPoint", 1, 241},
    {"makeDOMPointReadOnly", 1, 241},
    {"makeDOMQuad", 1, 241},
    {"makeDOMRect", 1, 238},
    {"makeDOMRectList", 1, 238},
    {"makeDOMRectReadOnly", 1, 238},
    {"makeDOMStringList", 1, 198},
    {"makeDOMStringMap", 1, 199},
    {"makeDOMTokenList", 1, 200},
    {"makeDataTransfer", 1, 201},
    {"makeDataTransferItem", 1, 201},
    {"makeDataTransferItemList", 1, 201},
    {"makeDecompressionStream", 1, 225},
    {"makeDeferred", 1, 154},
    {"makeDocumentTimeline", 1, 223},
    {"makeElement", 1, 83},
    {"makeElementInternals", 1, 204},
    {"makeEvent", 1, 205},
    {"makeEventSource", 1, 226},
    {"makeException", 1, 178},
    {"makeExternal", 1, 246},
    {"makeFile", 1, 206},
    {"makeFileList", 1, 206},
    {"makeFileReader", 1, 206},
    {"makeFormData", 1, 261},
    {"makeGeolocation", 1, 252},
    {"makeGeolocationPositionError", 1, 252},
    {"makeHTMLAllCollection", 1, 207},
    {"makeHTMLCollection", 1, 224},
    {"makeHTMLFormControlsCollection", 1, 235},
    {"makeHTMLOptionsCollection", 1, 235},
    {"makeHeaders", 1, 234},
    {"makeHistory", 1, 246},
    {"makeIdleDeadline", 1, 239},
    {"makeIndexed", 1, 180},
    {"makeIntersectionObserver", 1, 248},
    {"makeIntersectionObserverEntry", 1, 248},
    {"makeKeyframeEffect", 1, 223},
    {"makeLocation", 1, 246},
    {"makeMediaError", 1, 243},
    {"makeMediaList", 1, 219},
    {"makeMediaQueryList", 1, 189},
    {"makeMessageChannel", 1, 244},
    {"makeMessagePort", 1, 244},
    {"makeMimeType", 1, 212},
    {"makeMimeTypeArray", 1, 212},
    {"makeMutationObserver", 1, 210},
    {"makeMutationRecord", 1, 210},
    {"makeNamedNodeMap", 1, 211},
    {"makeNavigator", 1, 212},
    {"makeNodeIterator", 1, 220},
    {"makeNodeList", 1, 224},
    {"makeNotification", 1, 252},
    {"makePerformance", 1, 250},
    {"makePerformanceEntry", 1, 251},
    {"makePerformanceMark", 1, 251},
    {"makePerformanceMeasure", 1, 251},
    {"makePerformanceNavigation", 1, 247},
    {"makePerformanceObserver", 1, 251},
    {"makePerformanceObserverEntryList", 1, 251},
    {"makePerformanceTiming", 1, 247},
    {"makePermissionStatus", 1, 252},
    {"makePermissions", 1, 252},
    {"makePlugin", 1, 212},
    {"makePluginArray", 1, 212},
    {"makeRadioNodeList", 1, 235},
    {"makeRange", 1, 215},
    {"makeReadableByteStreamController", 1, 253},
    {"makeReadableStream", 1, 253},
    {"makeReadableStreamBYOBReader", 1, 253},
    {"makeReadableStreamBYOBRequest", 1, 253},
    {"makeReadableStreamDefaultController", 1, 253},
    {"makeReadableStreamDefaultReader", 1, 253},
    {"makeRequest", 1, 234},
    {"makeResizeObserver", 1, 248},
    {"makeResizeObserverEntry", 1, 248},
    {"makeResizeObserverSize", 1, 248},
    {"makeResponse", 1, 234},
    {"makeSVGAngle", 1, 255},
    {"makeSVGAnimatedAngle", 1, 255},
    {"makeSVGAnimatedBoolean", 1, 255},
    {"makeSVGAnimatedEnumeration", 1, 255},
    {"makeSVGAnimatedInteger", 1, 255},
    {"makeSVGAnimatedLength", 1, 255},
    {"makeSVGAnimatedLengthList", 1, 255},
    {"makeSVGAnimatedNumber", 1, 255},
    {"makeSVGAnimatedNumberList", 1, 255},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 255},
    {"makeSVGAnimatedRect", 1, 255},
    {"makeSVGAnimatedTransformList", 1, 255},
    {"makeSVGLength", 1, 255},
    {"makeSVGLengthList", 1, 255},
    {"makeSVGNumber", 1, 255},
    {"makeSVGNumberList", 1, 255},
    {"makeSVGPointList", 1, 255},
    {"makeSVGPreserveAspectRatio", 1, 255},
    {"makeSVGStringList", 1, 255},
    {"makeSVGTransform", 1, 255},
    {"makeSVGTransformList", 1, 255},
    {"makeSVGUnitTypes", 1, 255},
    {"makeScreen", 1, 189},
    {"makeSelection", 1, 216},
    {"makeStaticRange", 1, 215},
    {"makeStorage", 1, 218},
    {"makeStylePropertyMap", 1, 192},
    {"makeStylePropertyMapReadOnly", 1, 192},
    {"makeStyleSheet", 1, 219},
    {"makeStyleSheetList", 1, 219},
    {"makeSubtleCrypto", 1, 260},
    {"makeTextDecoder", 1, 230},
    {"makeTextDecoderStream", 1, 230},
    {"makeTextEncoder", 1, 230},
    {"makeTextEncoderStream", 1, 230},
    {"makeTextTrack", 1, 243},
    {"makeTextTrackCue", 1, 243},
    {"makeTextTrackCueList", 1, 243},
    {"makeTextTrackList", 1, 243},
    {"makeTimeRanges", 1, 242},
    {"makeTouch", 1, 258},
    {"makeTouchList", 1, 258},
    {"makeTransformStream", 1, 253},
    {"makeTransformStreamDefaultController", 1, 253},
    {"makeTreeWalker", 1, 220},
    {"makeURL", 1, 259},
    {"makeURLSearchParams", 1, 259},
    {"makeUserActivation", 1, 252},
    {"makeVTTCue", 1, 243},
    {"makeValidityState", 1, 236},
    {"makeVideoTrack", 1, 243},
    {"makeVideoTrackList", 1, 243},
    {"makeVisualViewport", 1, 189},
    {"makeWebSocket", 1, 226},
    {"makeWritableStream", 1, 253},
    {"makeWritableStreamDefaultController", 1, 253},
    {"makeWritableStreamDefaultWriter", 1, 253},
    {"makeXMLHttpRequest", 1, 261},
    {"makeXMLHttpRequestEventTarget", 1, 261},
    {"makeXMLHttpRequestUpload", 1, 261},
    {"makeXMLSerializer", 1, 197},
    {"makeXPathEvaluator", 1, 222},
    {"makeXPathExpression", 1, 222},
    {"makeXPathResult", 1, 222},
    {"markupWithShadows", 1, 31},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 30},
    {"maximumOf", 1, 105},
    {"mayBeHeard", 1, 35},
    {"mediaErrorState", 1, 243},
    {"mediaListState", 1, 219},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 189},
    {"mergeTexts", 1, 48},
    {"messageChannelState", 1, 244},
    {"messagePortState", 1, 244},
    {"mimeParameter", 1, 145},
    {"mimeText", 1, 145},
    {"mimeTypeArrayState", 1, 212},
    {"mimeTypeState", 1, 212},
    {"mimeTypes", 1, 142},
    {"minimumOf", 1, 105},
    {"missing", 1, 184},
    {"moveChildren", 1, 46},
    {"moveFocus", 1, 116},
    {"movePoint", 1, 54},
    {"multipleChanged", 1, 108},
    {"mutationObserverState", 1, 210},
    {"mutationRecordState", 1, 210},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 98},
    {"namedList", 1, 42},
    {"namedTest", 1, 98},
    {"navigate", 1, 127},
    {"navigateFrame", 1, 138},
    {"navigateToFragment", 1, 126},
    {"navigator", 1, 136},
    {"navigatorState", 1, 212},
    {"nearestStep", 1, 105},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 68},
    {"newDecoder", 1, 57},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 63},
    {"newHeaders", 1, 64},
    {"newKeyframeEffect", 1, 173},
    {"newList", 1, 154},
    {"newMatrix", 1, 71},
    {"newNodeIterator", 1, 32},
    {"newRange", 1, 28},
    {"newReadable", 1, 147},
    {"newRect", 1, 72},
    {"newRectList", 1, 72},
    {"newResponse", 1, 66},
    {"newSVGAngle", 1, 158},
    {"newSVGLength", 1, 158},
    {"newSVGList", 1, 159},
    {"newSVGNumber", 1, 158},
    {"newSVGTransform", 1, 162},
    {"newStaticRange", 1, 28},
    {"newTreeWalker", 1, 32},
    {"newUnit", 1, 15},
    {"newWritable", 1, 149},
    {"nextTimer", 1, 166},
    {"nodeIndex", 1, 28},
    {"nodeIteratorState", 1, 220},
    {"nodeLength", 1, 28},
    {"nodeOfKinds", 1, 184},
    {"nodePrecedes", 1, 45},
    {"notificationState", 1, 252},
    {"numberIn", 1, 101},
    {"numberToText", 1, 105},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 42},
    {"onlyNamedIn", 1, 98},
    {"openChannel", 1, 123},
    {"openShadowRoot", 1, 31},
    {"openWindow", 1, 140},
    {"optionList", 1, 106},
    {"optionValue", 1, 106},
    {"ownControlState", 1, 94},
    {"pageScripts", 1, 133},
    {"parseMIMEType", 1, 145},
    {"parseMultipart", 1, 70},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 169},
    {"parseSVGNumbers", 1, 162},
    {"parseSVGTransforms", 1, 162},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 76},
    {"peerEvents", 1, 146},
    {"performance", 1, 163},
    {"performanceEntries", 1, 165},
    {"performanceEntryState", 1, 251},
    {"performanceMark", 1, 165},
    {"performanceMarkState", 1, 251},
    {"performanceMeasure", 1, 165},
    {"performanceMeasureState", 1, 251},
    {"performanceNavigationState", 1, 247},
    {"performanceObserverEntryListState", 1, 251},
    {"performanceObserverState", 1, 251},
    {"performanceState", 1, 250},
    {"performanceTimingState", 1, 247},
    {"permissionStatusState", 1, 252},
    {"permissionsState", 1, 252},
    {"pipe", 1, 152},
    {"placeCaret", 1, 48},
    {"platformInterface", 1, 182},
    {"pluginArrayState", 1, 212},
    {"pluginState", 1, 212},
    {"plugins", 1, 142},
    {"pointInDocument", 1, 34},
    {"popoverChanged", 1, 120},
    {"postToWindow", 1, 123},
    {"pushItem", 1, 154},
    {"putFormat", 1, 51},
    {"queryAll", 1, 30},
    {"queryFirst", 1, 30},
    {"queueEvents", 1, 166},
    {"queueMicrotask", 1, 166},
    {"queueTask", 1, 166},
    {"queueToggle", 1, 121},
    {"radioGroup", 1, 107},
    {"radioNodeList", 1, 97},
    {"randomUUID", 1, 174},
    {"rangePoints", 1, 28},
    {"rangeState", 1, 215},
    {"rangeText", 1, 28},
    {"react", 1, 154},
    {"readBody", 1, 68},
    {"readChunk", 1, 147},
    {"readContentHandler", 1, 131},
    {"readInto", 1, 147},
    {"readSequence", 1, 59},
    {"readTape", 1, 62},
    {"readableByteStreamControllerState", 1, 253},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 253},
    {"readableStreamBYOBRequestState", 1, 253},
    {"readableStreamDefaultControllerState", 1, 253},
    {"readableStreamDefaultReaderState", 1, 253},
    {"readableStreamState", 1, 253},
    {"receiveControlState", 1, 94},
    {"receiverOf", 1, 83},
    {"rectified", 1, 15},
    {"referredElement", 1, 38},
    {"referredElements", 1, 38},
    {"releaseReader", 1, 147},
    {"releaseWriter", 1, 149},
    {"remoteCount", 1, 98},
    {"removeBeside", 1, 48},
    {"removeSelected", 1, 48},
    {"replaceData", 1, 21},
    {"reportException", 1, 130},
    {"reportForm", 1, 111},
    {"reportRejection", 1, 130},
    {"reportValidity", 1, 111},
    {"requestFrame", 1, 166},
    {"requestIdle", 1, 132},
    {"requestState", 1, 234},
    {"resetControl", 1, 95},
    {"resetCustom", 1, 75},
    {"resetOptions", 1, 108},
    {"resetQueue", 1, 154},
    {"resizeObserverEntryState", 1, 248},
    {"resizeObserverSizeState", 1, 248},
    {"resizeObserverState", 1, 248},
    {"resourceBuffer", 1, 69},
    {"resourceDocument", 1, 69},
    {"resourceText", 1, 69},
    {"respond", 1, 150},
    {"respondWithView", 1, 150},
    {"responseState", 1, 234},
    {"retarget", 1, 31},
    {"rootArguments", 1, 34},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 166},
    {"screen", 1, 13},
    {"screenState", 1, 189},
    {"scriptTimer", 1, 166},
    {"seedRandom", 1, 177},
    {"selectNothing", 1, 29},
    {"selectOf", 1, 106},
    {"selectOnly", 1, 108},
    {"selectRange", 1, 29},
    {"selectSource", 1, 91},
    {"selectedControlText", 1, 110},
    {"selectedOptionsOf", 1, 108},
    {"selectedRange", 1, 29},
    {"selectionFault", 1, 29},
    {"selectionLeft", 1, 50},
    {"selectionState", 1, 216},
    {"sendControlStates", 1, 94},
    {"sendTo", 1, 123},
    {"sequenceOf", 1, 59},
    {"serialize", 1, 125},
    {"serializePairs", 1, 169},
    {"serializeWithTransfer", 1, 125},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 101},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 149},
    {"setCheckedness", 1, 107},
    {"setControlValue", 1, 101},
    {"setFiles", 1, 99},
    {"setFragment", 1, 127},
    {"setHandler", 1, 131},
    {"setHeader", 1, 64},
    {"setInputValue", 1, 101},
    {"setInteracted", 1, 111},
    {"setMIMEParameter", 1, 145},
    {"setMarkupWithShadows", 1, 31},
    {"setModal", 1, 119},
    {"setOption", 1, 106},
    {"setReferredElement", 1, 38},
    {"setReferredElements", 1, 38},
    {"setSVGAngle", 1, 158},
    {"setSVGLength", 1, 158},
    {"setSelected", 1, 108},
    {"setTimer", 1, 166},
    {"setType", 1, 101},
    {"setUpByteSource", 1, 150},
    {"setUpBytes", 1, 150},
    {"setUpReadable", 1, 151},
    {"setUpSink", 1, 156},
    {"setUpSource", 1, 151},
    {"setUpTransform", 1, 148},
    {"setUpWritable", 1, 156},
    {"settingText", 1, 105},
    {"settleAs", 1, 154},
    {"shadowRootOf", 1, 31},
    {"shadowTraits", 1, 31},
    {"shareControlState", 1, 94},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 154},
    {"showPopover", 1, 120},
    {"signWith", 1, 176},
    {"sizeOf", 1, 154},
    {"slotContents", 1, 44},
    {"slotOf", 1, 44},
    {"slotsChanged", 1, 44},
    {"spendStream", 1, 147},
    {"splitAround", 1, 46},
    {"splitText", 1, 21},
    {"startErroring", 1, 149},
    {"stateOf", 1, 180},
    {"staticRangeState", 1, 215},
    {"stepped", 1, 105},
    {"storage", 1, 137},
    {"storageState", 1, 218},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 77},
    {"stylePropertyMapReadOnlyState", 1, 192},
    {"stylePropertyMapState", 1, 192},
    {"styleSheetListState", 1, 219},
    {"styleSheetState", 1, 219},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 109},
    {"submittableOf", 1, 98},
    {"submittedText", 1, 101},
    {"subtle", 1, 175},
    {"subtleCryptoState", 1, 260},
    {"svgAngleState", 1, 255},
    {"svgAnimatedAngleState", 1, 255},
    {"svgAnimatedBooleanState", 1, 255},
    {"svgAnimatedEnumerationState", 1, 255},
    {"svgAnimatedIntegerState", 1, 255},
    {"svgAnimatedLengthListState", 1, 255},
    {"svgAnimatedLengthState", 1, 255},
    {"svgAnimatedNumberListState", 1, 255},
    {"svgAnimatedNumberState", 1, 255},
    {"svgAnimatedPreserveAspectRatioState", 1, 255},
    {"svgAnimatedRectState", 1, 255},
    {"svgAnimatedTransformListState", 1, 255},
    {"svgAxis", 1, 158},
    {"svgBounds", 1, 160},
    {"svgBox", 1, 157},
    {"svgConstants", 1, 161},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 160},
    {"svgFloat", 1, 158},
    {"svgLengthListState", 1, 255},
    {"svgLengthState", 1, 255},
    {"svgListOf", 1, 157},
    {"svgMemberOrder", 1, 254},
    {"svgMembers", 1, 161},
    {"svgNumberListState", 1, 255},
    {"svgNumberState", 1, 255},
    {"svgNumberText", 1, 158},
    {"svgPathLength", 1, 160},
    {"svgPointAt", 1, 160},
    {"svgPointListState", 1, 255},
    {"svgPreserveAspectRatioState", 1, 255},
    {"svgReflection", 1, 157},
    {"svgStringListState", 1, 255},
    {"svgStrokes", 1, 160},
    {"svgTransformListState", 1, 255},
    {"svgTransformOf", 1, 162},
    {"svgTransformProduct", 1, 162},
    {"svgTransformState", 1, 255},
    {"svgTransformText", 1, 162},
    {"svgUnitTypesState", 1, 255},
    {"takeFormat", 1, 51},
    {"takeSignals", 1, 44},
    {"targetOf", 1, 129},
    {"teeBytes", 1, 155},
    {"teeChunks", 1, 155},
    {"textAsBuffer", 1, 175},
    {"textBecameSelectable", 1, 110},
    {"textDecoderState", 1, 230},
    {"textDecoderStreamState", 1, 230},
    {"textEncoderState", 1, 230},
    {"textEncoderStreamState", 1, 230},
    {"textFragment", 1, 87},
    {"textReplaced", 1, 110},
    {"textToNumber", 1, 105},
    {"textTrackCueListState", 1, 243},
    {"textTrackCueState", 1, 243},
    {"textTrackListState", 1, 243},
    {"textTrackState", 1, 243},
    {"textsBetween", 1, 55},
    {"textsIn", 1, 51},
    {"textsOf", 1, 53},
    {"theSelection", 1, 29},
    {"timeRangesState", 1, 242},
    {"timingTimes", 1, 164},
    {"toBuffer", 1, 184},
    {"toByteString", 1, 184},
    {"toClamped", 1, 184},
    {"toEnforced", 1, 184},
    {"toEnum", 1, 184},
    {"toFloat", 1, 184},
    {"toInterface", 1, 184},
    {"toLongLong", 1, 184},
    {"toObject", 1, 184},
    {"toRecord", 1, 184},
    {"toSequence", 1, 184},
    {"toUnrestrictedFloat", 1, 184},
    {"toUnsignedLongLong", 1, 184},
    {"togglePopover", 1, 120},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 119},
    {"touchListState", 1, 258},
    {"touchState", 1, 258},
    {"transferPort", 1, 123},
    {"transferStream", 1, 124},
    {"transformMatrix", 1, 73},
    {"transformStreamDefaultControllerState", 1, 253},
    {"transformStreamState", 1, 253},
    {"treeWalkerState", 1, 220},
    {"trimSpace", 1, 64},
    {"turnFormatOff", 1, 51},
    {"updateFormOwner", 1, 75},
    {"upgradeIn", 1, 76},
    {"urlSearchParamsState", 1, 259},
    {"urlState", 1, 259},
    {"userActivationState", 1, 252},
    {"usesSourceSet", 1, 91},
    {"utf8Text", 1, 59},
    {"validityOf", 1, 111},
    {"validityStateState", 1, 236},
    {"valueMode", 1, 100},
    {"verifyWith", 1, 176},
    {"videoTrackListState", 1, 243},
    {"videoTrackState", 1, 243},
    {"viewParts", 1, 154},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 189},
    {"vttCueState", 1, 243},
    {"waitingReads", 1, 147},
    {"watchSlots", 1, 44},
    {"webSocketState", 1, 226},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 94},
    {"willValidate", 1, 111},
    {"windowNamed", 1, 139},
    {"windowOf", 1, 138},
    {"withReactions", 1, 76},
    {"withoutScripts", 1, 52},
    {"writableDesiredSize", 1, 156},
    {"writableStreamDefaultControllerState", 1, 253},
    {"writableStreamDefaultWriterState", 1, 253},
    {"writableStreamState", 1, 253},
    {"writeChunk", 1, 149},
    {"writeController", 1, 156},
    {"writeTape", 1, 62},
    {"wrongKind", 1, 184},
    {"wrongReceiver", 1, 184},
    {"wrongValue", 1, 184},
    {"xPathEvaluatorState", 1, 222},
    {"xPathExpressionState", 1, 222},
    {"xPathResultState", 1, 222},
    {"xmlHttpRequestEventTargetState", 1, 261},
    {"xmlHttpRequestState", 1, 261},
    {"xmlHttpRequestUploadState", 1, 261},
    {"xmlSerializerState", 1, 197},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
