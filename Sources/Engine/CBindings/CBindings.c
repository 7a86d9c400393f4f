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
#embed "Linked/page.js"
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
static const unsigned char dom_rangeContents[] = {
#embed "Linked/dom/rangeContents.js"
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
static const unsigned char html_forms_formControlLists[] = {
#embed "Linked/html/forms/formControlLists.js"
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
static const unsigned char streams_pullIntos[] = {
#embed "Linked/streams/pullIntos.js"
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
    BINDINGS_FILE("js/dom/rangeContents.js", dom_rangeContents),
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
    BINDINGS_FILE("js/html/forms/formControlLists.js", html_forms_formControlLists),
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
    BINDINGS_FILE("js/streams/pullIntos.js", streams_pullIntos),
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
    {"AbortController", 0, 189},
    {"AbortControllerBrand", 1, 189},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 189},
    {"AbortSignalBrand", 1, 189},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 218},
    {"AbstractRangeBrand", 1, 218},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 226},
    {"AnimationBrand", 1, 226},
    {"AnimationEffect", 0, 226},
    {"AnimationEffectBrand", 1, 226},
    {"AnimationEffectSteps", 1, 176},
    {"AnimationEvent", 0, 236},
    {"AnimationFrameProviderSteps", 1, 145},
    {"AnimationPlaybackEvent", 0, 226},
    {"AnimationSteps", 1, 174},
    {"AnimationTimeline", 0, 226},
    {"AnimationTimelineBrand", 1, 226},
    {"AnimationTimelineSteps", 1, 174},
    {"Attr", 0, 190},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 245},
    {"AudioTrack", 0, 246},
    {"AudioTrackBrand", 1, 246},
    {"AudioTrackList", 0, 246},
    {"AudioTrackListBrand", 1, 246},
    {"AudioTrackListSteps", 1, 92},
    {"AudioTrackSteps", 1, 92},
    {"AutofilledSteps", 1, 94},
    {"BarProp", 0, 249},
    {"BarPropBrand", 1, 249},
    {"BarPropSteps", 1, 137},
    {"BeforeUnloadEvent", 0, 236},
    {"BeforeUnloadEventSteps", 1, 170},
    {"Blob", 0, 209},
    {"BlobBrand", 1, 209},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 70},
    {"BroadcastChannel", 0, 247},
    {"BroadcastChannelBrand", 1, 247},
    {"BroadcastChannelSteps", 1, 125},
    {"ByteLengthQueuingStrategy", 0, 256},
    {"ByteLengthQueuingStrategyBrand", 1, 256},
    {"ByteLengthQueuingStrategySteps", 1, 157},
    {"CDATASection", 0, 196},
    {"CSS", 3, 191},
    {"CSSConditionRule", 0, 193},
    {"CSSConditionRuleBrand", 1, 193},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 193},
    {"CSSContainerRuleBrand", 1, 193},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 193},
    {"CSSCounterStyleRuleBrand", 1, 193},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 193},
    {"CSSFontFaceRuleBrand", 1, 193},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 193},
    {"CSSFontPaletteValuesRuleBrand", 1, 193},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 193},
    {"CSSGroupingRuleBrand", 1, 193},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 195},
    {"CSSImageValueBrand", 1, 195},
    {"CSSImportRule", 0, 193},
    {"CSSImportRuleBrand", 1, 193},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 193},
    {"CSSKeyframeRuleBrand", 1, 193},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 193},
    {"CSSKeyframesRuleBrand", 1, 193},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 195},
    {"CSSKeywordValueBrand", 1, 195},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 193},
    {"CSSLayerBlockRuleBrand", 1, 193},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 193},
    {"CSSLayerStatementRuleBrand", 1, 193},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 193},
    {"CSSMarginRuleBrand", 1, 193},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 195},
    {"CSSMathClampBrand", 1, 195},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 195},
    {"CSSMathInvertBrand", 1, 195},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 195},
    {"CSSMathMaxBrand", 1, 195},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 195},
    {"CSSMathMinBrand", 1, 195},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 195},
    {"CSSMathNegateBrand", 1, 195},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 195},
    {"CSSMathProductBrand", 1, 195},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 195},
    {"CSSMathSumBrand", 1, 195},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 195},
    {"CSSMathValueBrand", 1, 195},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 195},
    {"CSSMatrixComponentBrand", 1, 195},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 193},
    {"CSSMediaRuleBrand", 1, 193},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 193},
    {"CSSNamespaceRuleBrand", 1, 193},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 193},
    {"CSSNestedDeclarationsBrand", 1, 193},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 195},
    {"CSSNumericArrayBrand", 1, 195},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 195},
    {"CSSNumericValueBrand", 1, 195},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 193},
    {"CSSPageRuleBrand", 1, 193},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 195},
    {"CSSPerspectiveBrand", 1, 195},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 193},
    {"CSSPropertyRuleBrand", 1, 193},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 195},
    {"CSSRotateBrand", 1, 195},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 193},
    {"CSSRuleBrand", 1, 193},
    {"CSSRuleList", 0, 193},
    {"CSSRuleListBrand", 1, 193},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 195},
    {"CSSScaleBrand", 1, 195},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 193},
    {"CSSScopeRuleBrand", 1, 193},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 195},
    {"CSSSkewBrand", 1, 195},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 195},
    {"CSSSkewXBrand", 1, 195},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 195},
    {"CSSSkewYBrand", 1, 195},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 193},
    {"CSSStartingStyleRuleBrand", 1, 193},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 194},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 193},
    {"CSSStyleRuleBrand", 1, 193},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 222},
    {"CSSStyleSheetBrand", 1, 222},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 195},
    {"CSSStyleValueBrand", 1, 195},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 193},
    {"CSSSupportsRuleBrand", 1, 193},
    {"CSSTransformComponent", 0, 195},
    {"CSSTransformComponentBrand", 1, 195},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 195},
    {"CSSTransformValueBrand", 1, 195},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 195},
    {"CSSTranslateBrand", 1, 195},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 195},
    {"CSSUnitValueBrand", 1, 195},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 195},
    {"CSSUnparsedValueBrand", 1, 195},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 195},
    {"CSSVariableReferenceValueBrand", 1, 195},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 196},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 255},
    {"ClipboardBrand", 1, 255},
    {"ClipboardEvent", 0, 236},
    {"ClipboardItem", 0, 255},
    {"ClipboardItemBrand", 1, 255},
    {"ClipboardItemSteps", 1, 143},
    {"ClipboardSteps", 1, 143},
    {"CloseEvent", 0, 236},
    {"CommandEvent", 0, 236},
    {"Comment", 0, 196},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 236},
    {"CompositionEventSteps", 1, 170},
    {"CompressionStream", 0, 228},
    {"CompressionStreamBrand", 1, 228},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 113},
    {"CountQueuingStrategy", 0, 256},
    {"CountQueuingStrategyBrand", 1, 256},
    {"CountQueuingStrategySteps", 1, 157},
    {"Crypto", 0, 263},
    {"CryptoBrand", 1, 263},
    {"CryptoKey", 0, 263},
    {"CryptoKeyBrand", 1, 263},
    {"CryptoKeySteps", 1, 179},
    {"CryptoSteps", 1, 177},
    {"CustomElementRegistry", 0, 197},
    {"CustomElementRegistryBrand", 1, 197},
    {"CustomElementRegistrySteps", 1, 76},
    {"CustomEvent", 0, 198},
    {"CustomEventSteps", 1, 41},
    {"CustomStateSet", 0, 207},
    {"CustomStateSetBrand", 1, 207},
    {"CustomStateSetSteps", 1, 77},
    {"DOMException", 0, 199},
    {"DOMExceptionBrand", 1, 199},
    {"DOMExceptionSteps", 1, 181},
    {"DOMImplementation", 0, 200},
    {"DOMImplementationBrand", 1, 200},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 244},
    {"DOMMatrixBrand", 1, 244},
    {"DOMMatrixReadOnly", 0, 244},
    {"DOMMatrixReadOnlyBrand", 1, 244},
    {"DOMMatrixReadOnlySteps", 1, 73},
    {"DOMMatrixSteps", 1, 73},
    {"DOMParser", 0, 200},
    {"DOMParserBrand", 1, 200},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 244},
    {"DOMPointBrand", 1, 244},
    {"DOMPointReadOnly", 0, 244},
    {"DOMPointReadOnlyBrand", 1, 244},
    {"DOMPointReadOnlySteps", 1, 73},
    {"DOMPointSteps", 1, 73},
    {"DOMQuad", 0, 244},
    {"DOMQuadBrand", 1, 244},
    {"DOMQuadSteps", 1, 73},
    {"DOMRect", 0, 241},
    {"DOMRectBrand", 1, 241},
    {"DOMRectList", 0, 241},
    {"DOMRectListBrand", 1, 241},
    {"DOMRectListSteps", 1, 74},
    {"DOMRectReadOnly", 0, 241},
    {"DOMRectReadOnlyBrand", 1, 241},
    {"DOMRectReadOnlySteps", 1, 74},
    {"DOMRectSteps", 1, 74},
    {"DOMStringList", 0, 201},
    {"DOMStringListBrand", 1, 201},
    {"DOMStringListSteps", 1, 79},
    {"DOMStringMap", 0, 202},
    {"DOMTokenList", 0, 203},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 204},
    {"DataTransferBrand", 1, 204},
    {"DataTransferItem", 0, 204},
    {"DataTransferItemBrand", 1, 204},
    {"DataTransferItemList", 0, 204},
    {"DataTransferItemListBrand", 1, 204},
    {"DataTransferItemListSteps", 1, 115},
    {"DataTransferItemSteps", 1, 115},
    {"DataTransferSteps", 1, 115},
    {"DecompressionStream", 0, 228},
    {"DecompressionStreamBrand", 1, 228},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 196},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 192},
    {"DocumentMembers_Document", 1, 205},
    {"DocumentMembers_HTMLDocument", 1, 211},
    {"DocumentMembers_ParentNode", 1, 217},
    {"DocumentMembers_StyleSheets", 1, 222},
    {"DocumentMembers_XPath", 1, 225},
    {"DocumentMembers_animations", 1, 226},
    {"DocumentMembers_editing", 1, 231},
    {"DocumentMembers_fullscreen", 1, 240},
    {"DocumentMembers_touch", 1, 261},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 205},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 81},
    {"DocumentSteps_animations", 1, 174},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 119},
    {"DocumentSteps_touch", 1, 171},
    {"DocumentTimeline", 0, 226},
    {"DocumentTimelineBrand", 1, 226},
    {"DocumentTimelineSteps", 1, 174},
    {"DocumentType", 0, 196},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 236},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 86},
    {"ElementInternals", 0, 207},
    {"ElementInternalsBrand", 1, 207},
    {"ElementInternalsSteps", 1, 77},
    {"ElementMembers_CSSOMView", 1, 192},
    {"ElementMembers_CSSTypedOM", 1, 195},
    {"ElementMembers_Element", 1, 206},
    {"ElementMembers_ParentNode", 1, 217},
    {"ElementMembers_animations", 1, 226},
    {"ElementMembers_fullscreen", 1, 240},
    {"ElementMembers_reflected", 1, 83},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 174},
    {"ElementSteps_fullscreen", 1, 119},
    {"ErrorEvent", 0, 236},
    {"Event", 0, 208},
    {"EventBrand", 1, 208},
    {"EventSource", 0, 229},
    {"EventSourceBrand", 1, 229},
    {"EventSourceSteps", 1, 124},
    {"EventSteps", 1, 24},
    {"External", 0, 249},
    {"ExternalBrand", 1, 249},
    {"ExternalSteps", 1, 137},
    {"File", 0, 209},
    {"FileBrand", 1, 209},
    {"FileList", 0, 209},
    {"FileListBrand", 1, 209},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 209},
    {"FileReaderBrand", 1, 209},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 236},
    {"FormData", 0, 264},
    {"FormDataBrand", 1, 264},
    {"FormDataEvent", 0, 236},
    {"FormDataSteps", 1, 65},
    {"FormOwnedSteps", 1, 100},
    {"GenericTransformStreamSteps", 1, 150},
    {"Geolocation", 0, 255},
    {"GeolocationBrand", 1, 255},
    {"GeolocationPositionError", 0, 255},
    {"GeolocationPositionErrorBrand", 1, 255},
    {"GeolocationPositionErrorSteps", 1, 143},
    {"GeolocationSteps", 1, 143},
    {"HTMLAllCollection", 0, 210},
    {"HTMLAllCollectionSteps", 1, 80},
    {"HTMLAnchorElement", 2, 260},
    {"HTMLAnchorElementSteps", 1, 130},
    {"HTMLAreaElement", 2, 260},
    {"HTMLAudioElementSteps", 1, 91},
    {"HTMLBaseElement", 2, 248},
    {"HTMLBaseElementSteps", 1, 82},
    {"HTMLButtonElement", 2, 239},
    {"HTMLButtonElementSteps", 1, 120},
    {"HTMLCanvasElement", 2, 243},
    {"HTMLCanvasElementSteps", 1, 136},
    {"HTMLCollection", 0, 227},
    {"HTMLCollectionKind", 1, 227},
    {"HTMLDataListElement", 2, 239},
    {"HTMLDataListElementSteps", 1, 108},
    {"HTMLDialogElement", 2, 243},
    {"HTMLDialogElementSteps", 1, 117},
    {"HTMLElementMembers_CSSOMView", 1, 192},
    {"HTMLElementMembers_CSSTypedOM", 1, 195},
    {"HTMLElementMembers_HTMLElement", 1, 212},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 86},
    {"HTMLEmbedElement", 2, 232},
    {"HTMLEmbedElementSteps", 1, 91},
    {"HTMLFieldSetElement", 2, 239},
    {"HTMLFieldSetElementSteps", 1, 100},
    {"HTMLFormControlsCollection", 0, 238},
    {"HTMLFormElement", 2, 239},
    {"HTMLFormElementSteps", 1, 111},
    {"HTMLFormElementSteps_formElements", 1, 99},
    {"HTMLFrameElement", 2, 252},
    {"HTMLFrameElementSteps", 1, 140},
    {"HTMLHyperlinkElementUtilsSteps", 1, 130},
    {"HTMLIFrameElement", 2, 232},
    {"HTMLIFrameElementSteps", 1, 140},
    {"HTMLImageElement", 2, 232},
    {"HTMLImageElementSteps", 1, 90},
    {"HTMLInputElement", 2, 239},
    {"HTMLInputElementSteps", 1, 97},
    {"HTMLLabelElement", 2, 239},
    {"HTMLLabelElementSteps", 1, 100},
    {"HTMLLegendElement", 2, 239},
    {"HTMLLegendElementSteps", 1, 100},
    {"HTMLLinkElement", 2, 222},
    {"HTMLMapElement", 2, 232},
    {"HTMLMapElementSteps", 1, 91},
    {"HTMLMarqueeElement", 2, 252},
    {"HTMLMarqueeElementSteps", 1, 87},
    {"HTMLMediaElement", 2, 245},
    {"HTMLMediaElementSteps", 1, 91},
    {"HTMLMediaElementSteps_mediaElements", 1, 92},
    {"HTMLMeterElement", 2, 239},
    {"HTMLMeterElementSteps", 1, 106},
    {"HTMLObjectElement", 2, 232},
    {"HTMLObjectElement", 2, 239},
    {"HTMLObjectElementSteps", 1, 91},
    {"HTMLOptionElement", 2, 239},
    {"HTMLOptionElementSteps", 1, 108},
    {"HTMLOptionsCollection", 0, 238},
    {"HTMLOptionsCollectionSteps", 1, 108},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 86},
    {"HTMLOutputElement", 2, 239},
    {"HTMLOutputElementSteps", 1, 97},
    {"HTMLProgressElement", 2, 239},
    {"HTMLProgressElementSteps", 1, 106},
    {"HTMLScriptElement", 2, 243},
    {"HTMLScriptElementSteps", 1, 136},
    {"HTMLSelectElement", 2, 239},
    {"HTMLSelectElementSteps", 1, 108},
    {"HTMLSlotElement", 2, 243},
    {"HTMLSlotElementSteps", 1, 136},
    {"HTMLStyleElement", 2, 222},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 259},
    {"HTMLTableCellElementSteps", 1, 88},
    {"HTMLTableElement", 2, 259},
    {"HTMLTableElementSteps", 1, 88},
    {"HTMLTableRowElement", 2, 259},
    {"HTMLTableRowElementSteps", 1, 88},
    {"HTMLTableSectionElement", 2, 259},
    {"HTMLTableSectionElementSteps", 1, 88},
    {"HTMLTemplateElement", 2, 243},
    {"HTMLTemplateElementSteps", 1, 136},
    {"HTMLTextAreaElement", 2, 239},
    {"HTMLTextAreaElementSteps", 1, 97},
    {"HTMLTitleElement", 2, 248},
    {"HTMLTitleElementSteps", 1, 82},
    {"HTMLTrackElement", 2, 245},
    {"HTMLTrackElementSteps", 1, 91},
    {"HTMLTrackElementSteps_mediaElements", 1, 92},
    {"HTMLVideoElement", 2, 245},
    {"HTMLVideoElementSteps", 1, 91},
    {"HashChangeEvent", 0, 236},
    {"Headers", 0, 237},
    {"HeadersBrand", 1, 237},
    {"HeadersSteps", 1, 66},
    {"History", 0, 249},
    {"HistoryBrand", 1, 249},
    {"HistorySteps", 1, 128},
    {"IdleDeadline", 0, 242},
    {"IdleDeadlineBrand", 1, 242},
    {"IdleDeadlineSteps", 1, 134},
    {"Image", 0, 232},
    {"InputEvent", 0, 236},
    {"InputEventSteps", 1, 170},
    {"IntersectionObserver", 0, 251},
    {"IntersectionObserverBrand", 1, 251},
    {"IntersectionObserverEntry", 0, 251},
    {"IntersectionObserverEntryBrand", 1, 251},
    {"IntersectionObserverEntrySteps", 1, 146},
    {"IntersectionObserverSteps", 1, 146},
    {"KeyboardEvent", 0, 236},
    {"KeyboardEventSteps", 1, 170},
    {"KeyframeEffect", 0, 226},
    {"KeyframeEffectBrand", 1, 226},
    {"KeyframeEffectSteps", 1, 176},
    {"LabelableSteps", 1, 100},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 249},
    {"LocationBrand", 1, 249},
    {"LocationSteps", 1, 129},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 212},
    {"MathMLElement", 2, 235},
    {"MathMLElementMembers_CSSTypedOM", 1, 195},
    {"MediaError", 0, 246},
    {"MediaErrorBrand", 1, 246},
    {"MediaErrorSteps", 1, 92},
    {"MediaList", 0, 222},
    {"MediaListBrand", 1, 222},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 192},
    {"MediaQueryListBrand", 1, 192},
    {"MediaQueryListEvent", 0, 236},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 247},
    {"MessageChannelBrand", 1, 247},
    {"MessageChannelSteps", 1, 125},
    {"MessageEvent", 0, 236},
    {"MessageEventSteps", 1, 170},
    {"MessagePort", 0, 247},
    {"MessagePortBrand", 1, 247},
    {"MessagePortSteps", 1, 125},
    {"MimeType", 0, 215},
    {"MimeTypeArray", 0, 215},
    {"MimeTypeArrayBrand", 1, 215},
    {"MimeTypeArraySteps", 1, 144},
    {"MimeTypeBrand", 1, 215},
    {"MimeTypeSteps", 1, 144},
    {"MouseEvent", 0, 236},
    {"MouseEventSteps", 1, 170},
    {"MutationObserver", 0, 213},
    {"MutationObserverBrand", 1, 213},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 213},
    {"MutationRecordBrand", 1, 213},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 187},
    {"NamedNodeMap", 0, 214},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 215},
    {"NavigatorBrand", 1, 215},
    {"NavigatorConcurrentHardwareSteps", 1, 138},
    {"NavigatorCookiesSteps", 1, 138},
    {"NavigatorIDSteps", 1, 138},
    {"NavigatorLanguageSteps", 1, 138},
    {"NavigatorOnLineSteps", 1, 138},
    {"NavigatorPluginsSteps", 1, 138},
    {"NavigatorSteps", 1, 138},
    {"NavigatorSteps_permissions", 1, 143},
    {"NodeFilter", 0, 223},
    {"NodeIterator", 0, 223},
    {"NodeIteratorBrand", 1, 223},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 227},
    {"NodeListKind", 1, 227},
    {"NodeMembers_Node", 1, 216},
    {"NodeSteps_Node", 1, 44},
    {"Notification", 0, 255},
    {"NotificationBrand", 1, 255},
    {"NotificationSteps", 1, 143},
    {"Option", 0, 239},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 236},
    {"PairList", 1, 182},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 253},
    {"PerformanceBrand", 1, 253},
    {"PerformanceEntry", 0, 254},
    {"PerformanceEntryBrand", 1, 254},
    {"PerformanceEntrySteps", 1, 168},
    {"PerformanceMark", 0, 254},
    {"PerformanceMarkBrand", 1, 254},
    {"PerformanceMarkSteps", 1, 168},
    {"PerformanceMeasure", 0, 254},
    {"PerformanceMeasureBrand", 1, 254},
    {"PerformanceMeasureSteps", 1, 168},
    {"PerformanceNavigation", 0, 250},
    {"PerformanceNavigationBrand", 1, 250},
    {"PerformanceNavigationSteps", 1, 167},
    {"PerformanceObserver", 0, 254},
    {"PerformanceObserverBrand", 1, 254},
    {"PerformanceObserverEntryList", 0, 254},
    {"PerformanceObserverEntryListBrand", 1, 254},
    {"PerformanceObserverEntryListSteps", 1, 168},
    {"PerformanceObserverSteps", 1, 168},
    {"PerformanceSteps", 1, 166},
    {"PerformanceTiming", 0, 250},
    {"PerformanceTimingBrand", 1, 250},
    {"PerformanceTimingSteps", 1, 167},
    {"PermissionStatus", 0, 255},
    {"PermissionStatusBrand", 1, 255},
    {"PermissionStatusSteps", 1, 143},
    {"Permissions", 0, 255},
    {"PermissionsBrand", 1, 255},
    {"PermissionsSteps", 1, 143},
    {"Plugin", 0, 215},
    {"PluginArray", 0, 215},
    {"PluginArrayBrand", 1, 215},
    {"PluginArraySteps", 1, 144},
    {"PluginBrand", 1, 215},
    {"PluginSteps", 1, 144},
    {"PointerEvent", 0, 236},
    {"PointerEventSteps", 1, 170},
    {"PopStateEvent", 0, 236},
    {"ProcessingInstruction", 0, 196},
    {"ProgressEvent", 0, 236},
    {"PromiseRejectionEvent", 0, 236},
    {"RadioNodeList", 0, 238},
    {"RadioNodeListSteps", 1, 99},
    {"Range", 0, 218},
    {"RangeBrand", 1, 218},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 256},
    {"ReadableByteStreamControllerBrand", 1, 256},
    {"ReadableByteStreamControllerSteps", 1, 152},
    {"ReadableStream", 0, 256},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 256},
    {"ReadableStreamBYOBReaderBrand", 1, 256},
    {"ReadableStreamBYOBReaderSteps", 1, 149},
    {"ReadableStreamBYOBRequest", 0, 256},
    {"ReadableStreamBYOBRequestBrand", 1, 256},
    {"ReadableStreamBYOBRequestSteps", 1, 155},
    {"ReadableStreamBrand", 1, 256},
    {"ReadableStreamDefaultController", 0, 256},
    {"ReadableStreamDefaultControllerBrand", 1, 256},
    {"ReadableStreamDefaultControllerSteps", 1, 153},
    {"ReadableStreamDefaultReader", 0, 256},
    {"ReadableStreamDefaultReaderBrand", 1, 256},
    {"ReadableStreamDefaultReaderSteps", 1, 149},
    {"ReadableStreamGenericReaderSteps", 1, 149},
    {"ReadableStreamSteps", 1, 156},
    {"Request", 0, 237},
    {"RequestBrand", 1, 237},
    {"RequestSteps", 1, 67},
    {"ResizeObserver", 0, 251},
    {"ResizeObserverBrand", 1, 251},
    {"ResizeObserverEntry", 0, 251},
    {"ResizeObserverEntryBrand", 1, 251},
    {"ResizeObserverEntrySteps", 1, 146},
    {"ResizeObserverSize", 0, 251},
    {"ResizeObserverSizeBrand", 1, 251},
    {"ResizeObserverSizeSteps", 1, 146},
    {"ResizeObserverSteps", 1, 146},
    {"Response", 0, 237},
    {"ResponseBrand", 1, 237},
    {"ResponseSteps", 1, 68},
    {"SEVERAL", 1, 43},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 258},
    {"SVGAngleBrand", 1, 258},
    {"SVGAngleSteps", 1, 161},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 258},
    {"SVGAnimatedAngleBrand", 1, 258},
    {"SVGAnimatedAngleSteps", 1, 160},
    {"SVGAnimatedBoolean", 0, 258},
    {"SVGAnimatedBooleanBrand", 1, 258},
    {"SVGAnimatedBooleanSteps", 1, 160},
    {"SVGAnimatedEnumeration", 0, 258},
    {"SVGAnimatedEnumerationBrand", 1, 258},
    {"SVGAnimatedEnumerationSteps", 1, 160},
    {"SVGAnimatedInteger", 0, 258},
    {"SVGAnimatedIntegerBrand", 1, 258},
    {"SVGAnimatedIntegerSteps", 1, 160},
    {"SVGAnimatedLength", 0, 258},
    {"SVGAnimatedLengthBrand", 1, 258},
    {"SVGAnimatedLengthList", 0, 258},
    {"SVGAnimatedLengthListBrand", 1, 258},
    {"SVGAnimatedLengthListSteps", 1, 160},
    {"SVGAnimatedLengthSteps", 1, 160},
    {"SVGAnimatedNumber", 0, 258},
    {"SVGAnimatedNumberBrand", 1, 258},
    {"SVGAnimatedNumberList", 0, 258},
    {"SVGAnimatedNumberListBrand", 1, 258},
    {"SVGAnimatedNumberListSteps", 1, 160},
    {"SVGAnimatedNumberSteps", 1, 160},
    {"SVGAnimatedPreserveAspectRatio", 0, 258},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 258},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 160},
    {"SVGAnimatedRect", 0, 258},
    {"SVGAnimatedRectBrand", 1, 258},
    {"SVGAnimatedRectSteps", 1, 160},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 258},
    {"SVGAnimatedTransformListBrand", 1, 258},
    {"SVGAnimatedTransformListSteps", 1, 160},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 212},
    {"SVGElement", 2, 235},
    {"SVGElementMembers_CSSTypedOM", 1, 195},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 258},
    {"SVGLengthBrand", 1, 258},
    {"SVGLengthList", 0, 258},
    {"SVGLengthListBrand", 1, 258},
    {"SVGLengthListSteps", 1, 162},
    {"SVGLengthSteps", 1, 161},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 258},
    {"SVGNumberBrand", 1, 258},
    {"SVGNumberList", 0, 258},
    {"SVGNumberListBrand", 1, 258},
    {"SVGNumberListSteps", 1, 162},
    {"SVGNumberSteps", 1, 161},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 258},
    {"SVGPointListBrand", 1, 258},
    {"SVGPointListSteps", 1, 162},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 258},
    {"SVGPreserveAspectRatioBrand", 1, 258},
    {"SVGPreserveAspectRatioSteps", 1, 160},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 258},
    {"SVGStringListBrand", 1, 258},
    {"SVGStringListSteps", 1, 162},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 258},
    {"SVGTransformBrand", 1, 258},
    {"SVGTransformList", 0, 258},
    {"SVGTransformListBrand", 1, 258},
    {"SVGTransformListSteps", 1, 162},
    {"SVGTransformSteps", 1, 165},
    {"SVGUnitTypes", 0, 258},
    {"SVGUnitTypesBrand", 1, 258},
    {"SVGUnitTypesSteps", 1, 160},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 192},
    {"ScreenBrand", 1, 192},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 236},
    {"SelectableTextSteps", 1, 112},
    {"Selection", 0, 219},
    {"SelectionBrand", 1, 219},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 220},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 174},
    {"SlottableSteps", 1, 46},
    {"StaticRange", 0, 218},
    {"StaticRangeBrand", 1, 218},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 221},
    {"StorageBrand", 1, 221},
    {"StorageEvent", 0, 236},
    {"StorageEventSteps", 1, 170},
    {"StorageSteps", 1, 139},
    {"StylePropertyMap", 0, 195},
    {"StylePropertyMapBrand", 1, 195},
    {"StylePropertyMapReadOnly", 0, 195},
    {"StylePropertyMapReadOnlyBrand", 1, 195},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 222},
    {"StyleSheetBrand", 1, 222},
    {"StyleSheetList", 0, 222},
    {"StyleSheetListBrand", 1, 222},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 236},
    {"SubmitterSteps", 1, 111},
    {"SubtleCrypto", 0, 263},
    {"SubtleCryptoBrand", 1, 263},
    {"SubtleCryptoSteps", 1, 178},
    {"Text", 0, 196},
    {"TextDecoder", 0, 233},
    {"TextDecoderBrand", 1, 233},
    {"TextDecoderCommonSteps", 1, 62},
    {"TextDecoderSteps", 1, 59},
    {"TextDecoderStream", 0, 233},
    {"TextDecoderStreamBrand", 1, 233},
    {"TextDecoderStreamSteps", 1, 62},
    {"TextEncoder", 0, 233},
    {"TextEncoderBrand", 1, 233},
    {"TextEncoderCommonSteps", 1, 62},
    {"TextEncoderSteps", 1, 59},
    {"TextEncoderStream", 0, 233},
    {"TextEncoderStreamBrand", 1, 233},
    {"TextEncoderStreamSteps", 1, 62},
    {"TextEvent", 0, 236},
    {"TextEventSteps", 1, 170},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 246},
    {"TextTrackBrand", 1, 246},
    {"TextTrackCue", 0, 246},
    {"TextTrackCueBrand", 1, 246},
    {"TextTrackCueList", 0, 246},
    {"TextTrackCueListBrand", 1, 246},
    {"TextTrackCueListSteps", 1, 92},
    {"TextTrackCueSteps", 1, 92},
    {"TextTrackList", 0, 246},
    {"TextTrackListBrand", 1, 246},
    {"TextTrackListSteps", 1, 92},
    {"TextTrackSteps", 1, 92},
    {"TimeRanges", 0, 245},
    {"TimeRangesBrand", 1, 245},
    {"TimeRangesSteps", 1, 91},
    {"ToggleEvent", 0, 236},
    {"Touch", 0, 261},
    {"TouchBrand", 1, 261},
    {"TouchEvent", 0, 261},
    {"TouchEventSteps", 1, 171},
    {"TouchList", 0, 261},
    {"TouchListBrand", 1, 261},
    {"TouchListSteps", 1, 171},
    {"TouchSteps", 1, 171},
    {"TrackEvent", 0, 236},
    {"TransformStream", 0, 256},
    {"TransformStreamBrand", 1, 256},
    {"TransformStreamDefaultController", 0, 256},
    {"TransformStreamDefaultControllerBrand", 1, 256},
    {"TransformStreamDefaultControllerSteps", 1, 150},
    {"TransformStreamSteps", 1, 150},
    {"TransitionEvent", 0, 236},
    {"TreeWalker", 0, 223},
    {"TreeWalkerBrand", 1, 223},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 236},
    {"UIEventSteps", 1, 170},
    {"URL", 0, 262},
    {"URLBrand", 1, 262},
    {"URLSearchParams", 0, 262},
    {"URLSearchParamsBrand", 1, 262},
    {"URLSearchParamsSteps", 1, 172},
    {"URLSteps", 1, 172},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 255},
    {"UserActivationBrand", 1, 255},
    {"UserActivationSteps", 1, 143},
    {"VTTCue", 0, 246},
    {"VTTCueBrand", 1, 246},
    {"VTTCueSteps", 1, 92},
    {"ValidityState", 0, 239},
    {"ValidityStateBrand", 1, 239},
    {"ValidityStateSteps", 1, 113},
    {"VideoTrack", 0, 246},
    {"VideoTrackBrand", 1, 246},
    {"VideoTrackList", 0, 246},
    {"VideoTrackListBrand", 1, 246},
    {"VideoTrackListSteps", 1, 92},
    {"VideoTrackSteps", 1, 92},
    {"VisualViewport", 0, 192},
    {"VisualViewportBrand", 1, 192},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 229},
    {"WebSocketBrand", 1, 229},
    {"WebSocketSteps", 1, 188},
    {"WheelEvent", 0, 236},
    {"WheelEventSteps", 1, 170},
    {"WindowLocalStorageSteps", 1, 145},
    {"WindowMembers_CSSOMView", 1, 192},
    {"WindowMembers_Window", 1, 224},
    {"WindowMembers_fetch", 1, 237},
    {"WindowOrWorkerGlobalScopeSteps", 1, 145},
    {"WindowSessionStorageSteps", 1, 145},
    {"WindowSteps", 1, 145},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 71},
    {"WritableStream", 0, 256},
    {"WritableStreamBrand", 1, 256},
    {"WritableStreamDefaultController", 0, 256},
    {"WritableStreamDefaultControllerBrand", 1, 256},
    {"WritableStreamDefaultControllerSteps", 1, 159},
    {"WritableStreamDefaultWriter", 0, 256},
    {"WritableStreamDefaultWriterBrand", 1, 256},
    {"WritableStreamDefaultWriterSteps", 1, 151},
    {"WritableStreamSteps", 1, 151},
    {"XMLDocument", 0, 205},
    {"XMLHttpRequest", 0, 264},
    {"XMLHttpRequestBrand", 1, 264},
    {"XMLHttpRequestEventTarget", 0, 264},
    {"XMLHttpRequestEventTargetBrand", 1, 264},
    {"XMLHttpRequestSteps", 1, 69},
    {"XMLHttpRequestUpload", 0, 264},
    {"XMLHttpRequestUploadBrand", 1, 264},
    {"XMLSerializer", 0, 200},
    {"XMLSerializerBrand", 1, 200},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 225},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 225},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 225},
    {"XPathExpressionBrand", 1, 225},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 225},
    {"XPathResultBrand", 1, 225},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 189},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 189},
    {"abortWritable", 1, 151},
    {"abstractRangeState", 1, 218},
    {"acquireReader", 1, 149},
    {"acquireWriter", 1, 151},
    {"activateInput", 1, 109},
    {"activationBehavior", 1, 114},
    {"addHeader", 1, 66},
    {"addIterable", 1, 184},
    {"addIterator", 1, 184},
    {"addRead", 1, 149},
    {"addSetlike", 1, 186},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 61},
    {"allNamed", 1, 43},
    {"allOf", 1, 80},
    {"animationChanged", 1, 174},
    {"animationEffectState", 1, 226},
    {"animationRate", 1, 174},
    {"animationState", 1, 226},
    {"animationTime", 1, 174},
    {"animationTimelineState", 1, 226},
    {"appendBytes", 1, 61},
    {"appendSequence", 1, 61},
    {"appliesTo", 1, 102},
    {"areInOneTree", 1, 47},
    {"assignToSlot", 1, 46},
    {"atob", 1, 60},
    {"attachInternals", 1, 77},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 246},
    {"audioTrackState", 1, 246},
    {"bar", 1, 137},
    {"barPropState", 1, 249},
    {"beforeToggle", 1, 123},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 71},
    {"blobState", 1, 209},
    {"blockAround", 1, 50},
    {"blockCommand", 1, 48},
    {"blockOfLine", 1, 55},
    {"blockState", 1, 48},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 247},
    {"btoa", 1, 60},
    {"bufferIsDetached", 1, 157},
    {"buttonType", 1, 100},
    {"byobRequestOf", 1, 155},
    {"byteLengthQueuingStrategyState", 1, 256},
    {"bytesAsText", 1, 178},
    {"bytesDrained", 1, 152},
    {"callPromise", 1, 157},
    {"callbackMember", 1, 157},
    {"canEnqueue", 1, 153},
    {"cancelReadable", 1, 149},
    {"caretForFocus", 1, 52},
    {"chain", 1, 157},
    {"changeRules", 1, 11},
    {"changedControls", 1, 96},
    {"checkForm", 1, 113},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 113},
    {"checkedRadio", 1, 109},
    {"checkedness", 1, 109},
    {"childAt", 1, 29},
    {"childBeside", 1, 50},
    {"childText", 1, 81},
    {"chosenFrame", 1, 140},
    {"chunkSize", 1, 159},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 168},
    {"clearFiles", 1, 101},
    {"clearTimer", 1, 169},
    {"click", 1, 86},
    {"clipboardItemState", 1, 255},
    {"clipboardState", 1, 255},
    {"clone", 1, 127},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 70},
    {"closeBytes", 1, 152},
    {"closeController", 1, 153},
    {"closeDialog", 1, 117},
    {"closeEnd", 1, 125},
    {"closeReadable", 1, 149},
    {"closeWritable", 1, 151},
    {"closeWritableController", 1, 159},
    {"closeWriter", 1, 151},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 117},
    {"commandEnabled", 1, 49},
    {"commandIndeterminate", 1, 49},
    {"commandState", 1, 49},
    {"commandSupported", 1, 49},
    {"commandValue", 1, 49},
    {"commitAll", 1, 155},
    {"commonAncestor", 1, 47},
    {"comparePoints", 1, 47},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 42},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 228},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 230},
    {"constructElement", 1, 78},
    {"contentHandlerChanged", 1, 133},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 96},
    {"controlMatches", 1, 95},
    {"controlState", 1, 96},
    {"controlValue", 1, 103},
    {"controlsChanged", 1, 96},
    {"controlsOf", 1, 100},
    {"copyBytes", 1, 59},
    {"copyEntries", 1, 65},
    {"copyFiles", 1, 101},
    {"copyHeaders", 1, 66},
    {"copyRange", 1, 45},
    {"countItems", 1, 157},
    {"countQueuingStrategyState", 1, 256},
    {"createCustom", 1, 78},
    {"createEvent", 1, 41},
    {"crypto", 1, 177},
    {"cryptoKeyState", 1, 263},
    {"cryptoState", 1, 263},
    {"cssConditionRuleState", 1, 193},
    {"cssContainerRuleState", 1, 193},
    {"cssCounterStyleRuleState", 1, 193},
    {"cssFontFaceRuleState", 1, 193},
    {"cssFontPaletteValuesRuleState", 1, 193},
    {"cssGroupingRuleState", 1, 193},
    {"cssImageValueState", 1, 195},
    {"cssImportRuleState", 1, 193},
    {"cssKeyframeRuleState", 1, 193},
    {"cssKeyframesRuleState", 1, 193},
    {"cssKeywordValueState", 1, 195},
    {"cssLayerBlockRuleState", 1, 193},
    {"cssLayerStatementRuleState", 1, 193},
    {"cssMarginRuleState", 1, 193},
    {"cssMathClampState", 1, 195},
    {"cssMathInvertState", 1, 195},
    {"cssMathMaxState", 1, 195},
    {"cssMathMinState", 1, 195},
    {"cssMathNegateState", 1, 195},
    {"cssMathProductState", 1, 195},
    {"cssMathSumState", 1, 195},
    {"cssMathValueState", 1, 195},
    {"cssMatrixComponentState", 1, 195},
    {"cssMediaRuleState", 1, 193},
    {"cssNamespaceRuleState", 1, 193},
    {"cssNestedDeclarationsState", 1, 193},
    {"cssNumericArrayState", 1, 195},
    {"cssNumericValueState", 1, 195},
    {"cssPageRuleState", 1, 193},
    {"cssPerspectiveState", 1, 195},
    {"cssPropertyRuleState", 1, 193},
    {"cssRotateState", 1, 195},
    {"cssRuleListState", 1, 193},
    {"cssRuleState", 1, 193},
    {"cssScaleState", 1, 195},
    {"cssScopeRuleState", 1, 193},
    {"cssSkewState", 1, 195},
    {"cssSkewXState", 1, 195},
    {"cssSkewYState", 1, 195},
    {"cssStartingStyleRuleState", 1, 193},
    {"cssStyleRuleState", 1, 193},
    {"cssStyleSheetState", 1, 222},
    {"cssStyleValueState", 1, 195},
    {"cssSupportsRuleState", 1, 193},
    {"cssTransformComponentState", 1, 195},
    {"cssTransformValueState", 1, 195},
    {"cssTranslateState", 1, 195},
    {"cssUnitValueState", 1, 195},
    {"cssUnparsedValueState", 1, 195},
    {"cssVariableReferenceValueState", 1, 195},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 197},
    {"customElements", 1, 76},
    {"customEntries", 1, 77},
    {"customFlags", 1, 77},
    {"customMessage", 1, 77},
    {"customState", 1, 78},
    {"customStateSetState", 1, 207},
    {"cutSequence", 1, 61},
    {"dataTransferItemListState", 1, 204},
    {"dataTransferItemState", 1, 204},
    {"dataTransferState", 1, 204},
    {"datasetOf", 1, 84},
    {"dateNumber", 1, 98},
    {"dateText", 1, 98},
    {"dealWithRejection", 1, 151},
    {"decodePiece", 1, 59},
    {"decodeText", 1, 59},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 228},
    {"defaultButton", 1, 100},
    {"defineElement", 1, 78},
    {"defineEvent", 1, 41},
    {"definitionNamed", 1, 78},
    {"definitionOf", 1, 78},
    {"deleteRange", 1, 45},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 157},
    {"deriveBits", 1, 179},
    {"deriveKey", 1, 179},
    {"derivedList", 1, 88},
    {"describe", 1, 7},
    {"deserialize", 1, 127},
    {"deserializeWithTransfer", 1, 127},
    {"desiredSizeOf", 1, 153},
    {"detailsChanged", 1, 116},
    {"detailsRenamed", 1, 116},
    {"dialogChanged", 1, 117},
    {"digestName", 1, 178},
    {"digestText", 1, 178},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 187},
    {"documentTimelineState", 1, 226},
    {"domExceptionState", 1, 199},
    {"domImplementationState", 1, 200},
    {"domMatrixReadOnlyState", 1, 244},
    {"domMatrixState", 1, 244},
    {"domParserState", 1, 200},
    {"domPointReadOnlyState", 1, 244},
    {"domPointState", 1, 244},
    {"domQuadState", 1, 244},
    {"domRectListState", 1, 241},
    {"domRectReadOnlyState", 1, 241},
    {"domRectState", 1, 241},
    {"domStringListState", 1, 201},
    {"easingFunction", 1, 175},
    {"editingRoot", 1, 118},
    {"effectEnd", 1, 176},
    {"effectFills", 1, 176},
    {"elementArgument", 1, 187},
    {"elementInternalsState", 1, 207},
    {"elementsNamed", 1, 43},
    {"emptySequence", 1, 61},
    {"encodeEntries", 1, 72},
    {"encodeUTF8", 1, 59},
    {"enqueueBytes", 1, 152},
    {"enqueueCallback", 1, 78},
    {"enqueueChunk", 1, 153},
    {"enqueueCopiedBytes", 1, 152},
    {"enqueueDetachedPull", 1, 152},
    {"enqueueSized", 1, 157},
    {"enqueueTransformed", 1, 150},
    {"entryList", 1, 111},
    {"errorBytes", 1, 152},
    {"errorController", 1, 153},
    {"errorNames", 1, 234},
    {"errorReadable", 1, 149},
    {"errorTransform", 1, 150},
    {"errorWritableIfNeeded", 1, 159},
    {"evaluatedJSON", 1, 63},
    {"eventInterface", 1, 41},
    {"eventPath", 1, 42},
    {"eventReceiver", 1, 41},
    {"eventSourceState", 1, 229},
    {"eventState", 1, 208},
    {"exceptionOfCode", 1, 181},
    {"execCommand", 1, 49},
    {"exportKey", 1, 179},
    {"exposeElement", 1, 141},
    {"exposeFrames", 1, 141},
    {"exposeNames", 1, 141},
    {"external", 1, 137},
    {"externalState", 1, 249},
    {"extractBody", 1, 70},
    {"extractRange", 1, 45},
    {"failClose", 1, 151},
    {"failReads", 1, 149},
    {"failWrite", 1, 151},
    {"fileListState", 1, 209},
    {"fileReaderState", 1, 209},
    {"fileState", 1, 209},
    {"fileValue", 1, 101},
    {"filesOf", 1, 101},
    {"finalStyles", 1, 176},
    {"finishClose", 1, 151},
    {"finishErroring", 1, 151},
    {"finishWrite", 1, 151},
    {"fire", 1, 36},
    {"firstItem", 1, 157},
    {"firstNamed", 1, 43},
    {"firstOf", 1, 37},
    {"firstValued", 1, 43},
    {"firstWithId", 1, 100},
    {"focusForSelection", 1, 52},
    {"focusableArea", 1, 118},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 58},
    {"foldsBlanks", 1, 58},
    {"followLink", 1, 131},
    {"fontSizeOf", 1, 53},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 109},
    {"forgetHandlers", 1, 133},
    {"formAssociated", 1, 77},
    {"formControls", 1, 99},
    {"formDataState", 1, 264},
    {"formEntries", 1, 111},
    {"formOf", 1, 100},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 140},
    {"frames", 1, 140},
    {"fromDictionary", 1, 187},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 187},
    {"fulfilRead", 1, 149},
    {"generateKey", 1, 179},
    {"geolocationPositionErrorState", 1, 255},
    {"geolocationState", 1, 255},
    {"getHandler", 1, 133},
    {"goTo", 1, 129},
    {"handled", 1, 157},
    {"hasBYOBReader", 1, 152},
    {"hasBackpressure", 1, 153},
    {"hasDisabledShadow", 1, 78},
    {"hasFormat", 1, 53},
    {"hasMessages", 1, 96},
    {"hasNoChoice", 1, 110},
    {"hasOwnAlone", 1, 100},
    {"hasPulls", 1, 155},
    {"headOf", 1, 37},
    {"headerValue", 1, 66},
    {"headersState", 1, 237},
    {"hidePopover", 1, 122},
    {"hidePopoversOver", 1, 122},
    {"highWaterMarkOf", 1, 157},
    {"history", 1, 128},
    {"historyState", 1, 249},
    {"holdsInvalid", 1, 104},
    {"hostEvent", 1, 41},
    {"htmlElementArgument", 1, 85},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 242},
    {"imageChanged", 1, 90},
    {"imageEvent", 1, 90},
    {"imagePoint", 1, 111},
    {"imageSeen", 1, 90},
    {"imagesMoved", 1, 90},
    {"implementationOf", 1, 22},
    {"importKey", 1, 179},
    {"inReactionQueue", 1, 78},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 102},
    {"insertIntoRange", 1, 45},
    {"insertMarkup", 1, 54},
    {"intersectionObserverEntryState", 1, 251},
    {"intersectionObserverState", 1, 251},
    {"invalidIn", 1, 113},
    {"invalidateRequest", 1, 152},
    {"invoke", 1, 120},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 78},
    {"is", 1, 55},
    {"isAbortController", 1, 189},
    {"isAbortSignal", 1, 189},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 218},
    {"isActiveDocument", 1, 140},
    {"isAnimation", 1, 226},
    {"isAnimationEffect", 1, 226},
    {"isAnimationTimeline", 1, 226},
    {"isAudioTrack", 1, 246},
    {"isAudioTrackList", 1, 246},
    {"isBarProp", 1, 249},
    {"isBlob", 1, 209},
    {"isBlock", 1, 55},
    {"isBlockCommand", 1, 48},
    {"isBlockElement", 1, 48},
    {"isBody", 1, 37},
    {"isBreak", 1, 55},
    {"isBroadcastChannel", 1, 247},
    {"isBuffer", 1, 187},
    {"isByteLengthQueuingStrategy", 1, 256},
    {"isCSSConditionRule", 1, 193},
    {"isCSSContainerRule", 1, 193},
    {"isCSSCounterStyleRule", 1, 193},
    {"isCSSFontFaceRule", 1, 193},
    {"isCSSFontPaletteValuesRule", 1, 193},
    {"isCSSGroupingRule", 1, 193},
    {"isCSSImageValue", 1, 195},
    {"isCSSImportRule", 1, 193},
    {"isCSSKeyframeRule", 1, 193},
    {"isCSSKeyframesRule", 1, 193},
    {"isCSSKeywordValue", 1, 195},
    {"isCSSLayerBlockRule", 1, 193},
    {"isCSSLayerStatementRule", 1, 193},
    {"isCSSMarginRule", 1, 193},
    {"isCSSMathClamp", 1, 195},
    {"isCSSMathInvert", 1, 195},
    {"isCSSMathMax", 1, 195},
    {"isCSSMathMin", 1, 195},
    {"isCSSMathNegate", 1, 195},
    {"isCSSMathProduct", 1, 195},
    {"isCSSMathSum", 1, 195},
    {"isCSSMathValue", 1, 195},
    {"isCSSMatrixComponent", 1, 195},
    {"isCSSMediaRule", 1, 193},
    {"isCSSNamespaceRule", 1, 193},
    {"isCSSNestedDeclarations", 1, 193},
    {"isCSSNumericArray", 1, 195},
    {"isCSSNumericValue", 1, 195},
    {"isCSSPageRule", 1, 193},
    {"isCSSPerspective", 1, 195},
    {"isCSSPropertyRule", 1, 193},
    {"isCSSRotate", 1, 195},
    {"isCSSRule", 1, 193},
    {"isCSSRuleList", 1, 193},
    {"isCSSScale", 1, 195},
    {"isCSSScopeRule", 1, 193},
    {"isCSSSkew", 1, 195},
    {"isCSSSkewX", 1, 195},
    {"isCSSSkewY", 1, 195},
    {"isCSSStartingStyleRule", 1, 193},
    {"isCSSStyleRule", 1, 193},
    {"isCSSStyleSheet", 1, 222},
    {"isCSSStyleValue", 1, 195},
    {"isCSSSupportsRule", 1, 193},
    {"isCSSTransformComponent", 1, 195},
    {"isCSSTransformValue", 1, 195},
    {"isCSSTranslate", 1, 195},
    {"isCSSUnitValue", 1, 195},
    {"isCSSUnparsedValue", 1, 195},
    {"isCSSVariableReferenceValue", 1, 195},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 255},
    {"isClipboardItem", 1, 255},
    {"isClosed", 1, 32},
    {"isClosing", 1, 151},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 228},
    {"isCountQueuingStrategy", 1, 256},
    {"isCrypto", 1, 263},
    {"isCryptoKey", 1, 263},
    {"isCustomElementRegistry", 1, 197},
    {"isCustomStateSet", 1, 207},
    {"isDOMException", 1, 199},
    {"isDOMImplementation", 1, 200},
    {"isDOMMatrix", 1, 244},
    {"isDOMMatrixReadOnly", 1, 244},
    {"isDOMParser", 1, 200},
    {"isDOMPoint", 1, 244},
    {"isDOMPointReadOnly", 1, 244},
    {"isDOMQuad", 1, 244},
    {"isDOMRect", 1, 241},
    {"isDOMRectList", 1, 241},
    {"isDOMRectReadOnly", 1, 241},
    {"isDOMStringList", 1, 201},
    {"isDataTransfer", 1, 204},
    {"isDataTransferItem", 1, 204},
    {"isDataTransferItemList", 1, 204},
    {"isDecompressionStream", 1, 228},
    {"isDesigned", 1, 81},
    {"isDisabled", 1, 118},
    {"isDocumentTimeline", 1, 226},
    {"isEditable", 1, 118},
    {"isElement", 1, 55},
    {"isElementInternals", 1, 207},
    {"isEvent", 1, 208},
    {"isEventSource", 1, 229},
    {"isExternal", 1, 249},
    {"isFieldValue", 1, 66},
    {"isFile", 1, 209},
    {"isFileList", 1, 209},
    {"isFileReader", 1, 209},
    {"isFocusable", 1, 118},
    {"isFocusableByDefault", 1, 118},
    {"isFormControl", 1, 100},
    {"isFormCustom", 1, 77},
    {"isFormData", 1, 264},
    {"isFormat", 1, 53},
    {"isFrameWindow", 1, 140},
    {"isGeolocation", 1, 255},
    {"isGeolocationPositionError", 1, 255},
    {"isGroupChecked", 1, 109},
    {"isHTMLElementOf", 1, 85},
    {"isHeaders", 1, 237},
    {"isHiddenAt", 1, 42},
    {"isHistory", 1, 249},
    {"isIdleDeadline", 1, 242},
    {"isImageLoading", 1, 90},
    {"isInNode", 1, 47},
    {"isIndexed", 1, 183},
    {"isIntersectionObserver", 1, 251},
    {"isIntersectionObserverEntry", 1, 251},
    {"isKeyframeEffect", 1, 226},
    {"isLoadable", 1, 71},
    {"isLocation", 1, 249},
    {"isLockedReadable", 1, 149},
    {"isMediaError", 1, 246},
    {"isMediaList", 1, 222},
    {"isMediaQueryList", 1, 192},
    {"isMessageChannel", 1, 247},
    {"isMessagePort", 1, 247},
    {"isMimeType", 1, 215},
    {"isMimeTypeArray", 1, 215},
    {"isModal", 1, 121},
    {"isMouseEvent", 1, 170},
    {"isMutationObserver", 1, 213},
    {"isMutationRecord", 1, 213},
    {"isNamed", 1, 43},
    {"isNavigator", 1, 215},
    {"isNodeIterator", 1, 223},
    {"isNotification", 1, 255},
    {"isNumberText", 1, 107},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 48},
    {"isPerformance", 1, 253},
    {"isPerformanceEntry", 1, 254},
    {"isPerformanceMark", 1, 254},
    {"isPerformanceMeasure", 1, 254},
    {"isPerformanceNavigation", 1, 250},
    {"isPerformanceObserver", 1, 254},
    {"isPerformanceObserverEntryList", 1, 254},
    {"isPerformanceTiming", 1, 250},
    {"isPermissionStatus", 1, 255},
    {"isPermissions", 1, 255},
    {"isPlugin", 1, 215},
    {"isPluginArray", 1, 215},
    {"isPopoverShown", 1, 122},
    {"isRange", 1, 218},
    {"isReadableByteStreamController", 1, 256},
    {"isReadableStream", 1, 256},
    {"isReadableStreamBYOBReader", 1, 256},
    {"isReadableStreamBYOBRequest", 1, 256},
    {"isReadableStreamDefaultController", 1, 256},
    {"isReadableStreamDefaultReader", 1, 256},
    {"isRequest", 1, 237},
    {"isResizeObserver", 1, 251},
    {"isResizeObserverEntry", 1, 251},
    {"isResizeObserverSize", 1, 251},
    {"isResponse", 1, 237},
    {"isSVGAngle", 1, 258},
    {"isSVGAnimatedAngle", 1, 258},
    {"isSVGAnimatedBoolean", 1, 258},
    {"isSVGAnimatedEnumeration", 1, 258},
    {"isSVGAnimatedInteger", 1, 258},
    {"isSVGAnimatedLength", 1, 258},
    {"isSVGAnimatedLengthList", 1, 258},
    {"isSVGAnimatedNumber", 1, 258},
    {"isSVGAnimatedNumberList", 1, 258},
    {"isSVGAnimatedPreserveAspectRatio", 1, 258},
    {"isSVGAnimatedRect", 1, 258},
    {"isSVGAnimatedTransformList", 1, 258},
    {"isSVGLength", 1, 258},
    {"isSVGLengthList", 1, 258},
    {"isSVGNumber", 1, 258},
    {"isSVGNumberList", 1, 258},
    {"isSVGPointList", 1, 258},
    {"isSVGPreserveAspectRatio", 1, 258},
    {"isSVGStringList", 1, 258},
    {"isSVGTransform", 1, 258},
    {"isSVGTransformList", 1, 258},
    {"isSVGUnitTypes", 1, 258},
    {"isScreen", 1, 192},
    {"isSelected", 1, 110},
    {"isSelection", 1, 219},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 48},
    {"isStaticRange", 1, 218},
    {"isStepMismatch", 1, 107},
    {"isStorage", 1, 221},
    {"isStylePropertyMap", 1, 195},
    {"isStylePropertyMapReadOnly", 1, 195},
    {"isStyleSheet", 1, 222},
    {"isStyleSheetList", 1, 222},
    {"isSubmitButton", 1, 100},
    {"isSubtleCrypto", 1, 263},
    {"isSummary", 1, 118},
    {"isText", 1, 55},
    {"isTextDecoder", 1, 233},
    {"isTextDecoderStream", 1, 233},
    {"isTextEncoder", 1, 233},
    {"isTextEncoderStream", 1, 233},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 246},
    {"isTextTrackCue", 1, 246},
    {"isTextTrackCueList", 1, 246},
    {"isTextTrackList", 1, 246},
    {"isTimeRanges", 1, 245},
    {"isToken", 1, 66},
    {"isTouch", 1, 261},
    {"isTouchList", 1, 261},
    {"isTransformStream", 1, 256},
    {"isTransformStreamDefaultController", 1, 256},
    {"isTreeWalker", 1, 223},
    {"isURL", 1, 262},
    {"isURLSearchParams", 1, 262},
    {"isUnusable", 1, 70},
    {"isUserActivation", 1, 255},
    {"isVTTCue", 1, 246},
    {"isValidControl", 1, 113},
    {"isValidityState", 1, 239},
    {"isVideoTrack", 1, 246},
    {"isVideoTrackList", 1, 246},
    {"isVisualViewport", 1, 192},
    {"isWebSocket", 1, 229},
    {"isWritableStream", 1, 256},
    {"isWritableStreamDefaultController", 1, 256},
    {"isWritableStreamDefaultWriter", 1, 256},
    {"isXMLHttpRequest", 1, 264},
    {"isXMLHttpRequestEventTarget", 1, 264},
    {"isXMLHttpRequestUpload", 1, 264},
    {"isXMLSerializer", 1, 200},
    {"isXPathEvaluator", 1, 225},
    {"isXPathExpression", 1, 225},
    {"isXPathResult", 1, 225},
    {"itemKind", 1, 183},
    {"itemState", 1, 183},
    {"keepBlanks", 1, 58},
    {"keepBlanksApart", 1, 58},
    {"keepLine", 1, 50},
    {"keyframeEffectState", 1, 226},
    {"labelListOf", 1, 100},
    {"labeledControl", 1, 100},
    {"labelsFor", 1, 43},
    {"legacySize", 1, 53},
    {"limitState", 1, 113},
    {"linesOf", 1, 55},
    {"listElement", 1, 105},
    {"loadFailed", 1, 71},
    {"loadResource", 1, 71},
    {"localOf", 1, 55},
    {"location", 1, 129},
    {"locationState", 1, 249},
    {"makeAbortController", 1, 189},
    {"makeAbortSignal", 1, 189},
    {"makeAbstractRange", 1, 218},
    {"makeAnimation", 1, 226},
    {"makeAnimationEffect", 1, 226},
    {"makeAnimationTimeline", 1, 226},
    {"makeAudioTrack", 1, 246},
    {"makeAudioTrackList", 1, 246},
    {"makeBarProp", 1, 249},
    {"makeBlob", 1, 209},
    {"makeBroadcastChannel", 1, 247},
    {"makeByteLengthQueuingStrategy", 1, 256},
    {"makeCSSConditionRule", 1, 193},
    {"makeCSSContainerRule", 1, 193},
    {"makeCSSCounterStyleRule", 1, 193},
    {"makeCSSFontFaceRule", 1, 193},
    {"makeCSSFontPaletteValuesRule", 1, 193},
    {"makeCSSGroupingRule", 1, 193},
    {"makeCSSImageValue", 1, 195},
    {"makeCSSImportRule", 1, 193},
    {"makeCSSKeyframeRule", 1, 193},
    {"makeCSSKeyframesRule", 1, 193},
    {"makeCSSKeywordValue", 1, 195},
    {"makeCSSLayerBlockRule", 1, 193},
    {"makeCSSLayerStatementRule", 1, 193},
    {"makeCSSMarginRule", 1, 193},
    {"makeCSSMathClamp", 1, 195},
    {"makeCSSMathInvert", 1, 195},
    {"makeCSSMathMax", 1, 195},
    {"makeCSSMathMin", 1, 195},
    {"makeCSSMathNegate", 1, 195},
    {"makeCSSMathProduct", 1, 195},
    {"makeCSSMathSum", 1, 195},
    {"makeCSSMathValue", 1, 195},
    {"makeCSSMatrixComponent", 1, 195},
    {"makeCSSMediaRule", 1, 193},
    {"makeCSSNamespaceRule", 1, 193},
    {"makeCSSNestedDeclarations", 1, 193},
    {"makeCSSNumericArray", 1, 195},
    {"makeCSSNumericValue", 1, 195},
    {"makeCSSPageRule", 1, 193},
    {"makeCSSPerspective", 1, 195},
    {"makeCSSPropertyRule", 1, 193},
    {"makeCSSRotate", 1, 195},
    {"makeCSSRule", 1, 193},
    {"makeCSSRuleList", 1, 193},
    {"makeCSSScale", 1, 195},
    {"makeCSSScopeRule", 1, 193},
    {"makeCSSSkew", 1, 195},
    {"makeCSSSkewX", 1, 195},
    {"makeCSSSkewY", 1, 195},
    {"makeCSSStartingStyleRule", 1, 193},
    {"makeCSSStyleDeclaration", 1, 194},
    {"makeCSSStyleRule", 1, 193},
    {"makeCSSStyleSheet", 1, 222},
    {"makeCSSStyleValue", 1, 195},
    {"makeCSSSupportsRule", 1, 193},
    {"makeCSSTransformComponent", 1, 195},
    {"makeCSSTransformValue", 1, 195},
    {"makeCSSTranslate", 1, 195},
    {"makeCSSUnitValue", 1, 195},
    {"makeCSSUnparsedValue", 1, 195},
    {"makeCSSVariableReferenceValue", 1, 195},
    {"makeClipboard", 1, 255},
    {"makeClipboardItem", 1, 255},
    {"makeCompressionStream", 1, 228},
    {"makeCountQueuingStrategy", 1, 256},
    {"makeCrypto", 1, 263},
    {"makeCryptoKey", 1, 263},
    {"makeCustomElementRegistry", 1, 197},
    {"makeCustomStateSet", 1, 207},
    {"makeDOMException", 1, 199},
    {"makeDOMImplementation", 1, 200},
    {"makeDOMMatrix", 1, 244},
    {"makeDOMMatrixReadOnly", 1, 244},
    {"makeDOMParser", 1, 200},
    {"makeDOMPoint", 1, 244},
    {"makeDOMPointReadOnly", 1, 244},
    {"makeDOMQuad", 1, 244},
    {"makeDOMRect", 1, 241},
    {"makeDOMRectList", 1, 241},
    {"makeDOMRectReadOnly", 1, 241},
    {"makeDOMStringList", 1, 201},
    {"makeDOMStringMap", 1, 202},
    {"makeDOMTokenList", 1, 203},
    {"makeDataTransfer", 1, 204},
    {"makeDataTransferItem", 1, 204},
    {"makeDataTransferItemList", 1, 204},
    {"makeDecompressionStream", 1, 228},
    {"makeDeferred", 1, 157},
    {"makeDocumentTimeline", 1, 226},
    {"makeElement", 1, 85},
    {"makeElementInternals", 1, 207},
    {"makeEvent", 1, 208},
    {"makeEventSource", 1, 229},
    {"makeException", 1, 181},
    {"makeExternal", 1, 249},
    {"makeFile", 1, 209},
    {"makeFileList", 1, 209},
    {"makeFileReader", 1, 209},
    {"makeFormData", 1, 264},
    {"makeGeolocation", 1, 255},
    {"makeGeolocationPositionError", 1, 255},
    {"makeHTMLAllCollection", 1, 210},
    {"makeHTMLCollection", 1, 227},
    {"makeHTMLFormControlsCollection", 1, 238},
    {"makeHTMLOptionsCollection", 1, 238},
    {"makeHeaders", 1, 237},
    {"makeHistory", 1, 249},
    {"makeIdleDeadline", 1, 242},
    {"makeIndexed", 1, 183},
    {"makeIntersectionObserver", 1, 251},
    {"makeIntersectionObserverEntry", 1, 251},
    {"makeKeyframeEffect", 1, 226},
    {"makeLocation", 1, 249},
    {"makeMediaError", 1, 246},
    {"makeMediaList", 1, 222},
    {"makeMediaQueryList", 1, 192},
    {"makeMessageChannel", 1, 247},
    {"makeMessagePort", 1, 247},
    {"makeMimeType", 1, 215},
    {"makeMimeTypeArray", 1, 215},
    {"makeMutationObserver", 1, 213},
    {"makeMutationRecord", 1, 213},
    {"makeNamedNodeMap", 1, 214},
    {"makeNavigator", 1, 215},
    {"makeNodeIterator", 1, 223},
    {"makeNodeList", 1, 227},
    {"makeNotification", 1, 255},
    {"makePerformance", 1, 253},
    {"makePerformanceEntry", 1, 254},
    {"makePerformanceMark", 1, 254},
    {"makePerformanceMeasure", 1, 254},
    {"makePerformanceNavigation", 1, 250},
    {"makePerformanceObserver", 1, 254},
    {"makePerformanceObserverEntryList", 1, 254},
    {"makePerformanceTiming", 1, 250},
    {"makePermissionStatus", 1, 255},
    {"makePermissions", 1, 255},
    {"makePlugin", 1, 215},
    {"makePluginArray", 1, 215},
    {"makeRadioNodeList", 1, 238},
    {"makeRange", 1, 218},
    {"makeReadableByteStreamController", 1, 256},
    {"makeReadableStream", 1, 256},
    {"makeReadableStreamBYOBReader", 1, 256},
    {"makeReadableStreamBYOBRequest", 1, 256},
    {"makeReadableStreamDefaultController", 1, 256},
    {"makeReadableStreamDefaultReader", 1, 256},
    {"makeRequest", 1, 237},
    {"makeResizeObserver", 1, 251},
    {"makeResizeObserverEntry", 1, 251},
    {"makeResizeObserverSize", 1, 251},
    {"makeResponse", 1, 237},
    {"makeSVGAngle", 1, 258},
    {"makeSVGAnimatedAngle", 1, 258},
    {"makeSVGAnimatedBoolean", 1, 258},
    {"makeSVGAnimatedEnumeration", 1, 258},
    {"makeSVGAnimatedInteger", 1, 258},
    {"makeSVGAnimatedLength", 1, 258},
    {"makeSVGAnimatedLengthList", 1, 258},
    {"makeSVGAnimatedNumber", 1, 258},
    {"makeSVGAnimatedNumberList", 1, 258},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 258},
    {"makeSVGAnimatedRect", 1, 258},
    {"makeSVGAnimatedTransformList", 1, 258},
    {"makeSVGLength", 1, 258},
    {"makeSVGLengthList", 1, 258},
    {"makeSVGNumber", 1, 258},
    {"makeSVGNumberList", 1, 258},
    {"makeSVGPointList", 1, 258},
    {"makeSVGPreserveAspectRatio", 1, 258},
    {"makeSVGStringList", 1, 258},
    {"makeSVGTransform", 1, 258},
    {"makeSVGTransformList", 1, 258},
    {"makeSVGUnitTypes", 1, 258},
    {"makeScreen", 1, 192},
    {"makeSelection", 1, 219},
    {"makeStaticRange", 1, 218},
    {"makeStorage", 1, 221},
    {"makeStylePropertyMap", 1, 195},
    {"makeStylePropertyMapReadOnly", 1, 195},
    {"makeStyleSheet", 1, 222},
    {"makeStyleSheetList", 1, 222},
    {"makeSubtleCrypto", 1, 263},
    {"makeTextDecoder", 1, 233},
    {"makeTextDecoderStream", 1, 233},
    {"makeTextEncoder", 1, 233},
    {"makeTextEncoderStream", 1, 233},
    {"makeTextTrack", 1, 246},
    {"makeTextTrackCue", 1, 246},
    {"makeTextTrackCueList", 1, 246},
    {"makeTextTrackList", 1, 246},
    {"makeTimeRanges", 1, 245},
    {"makeTouch", 1, 261},
    {"makeTouchList", 1, 261},
    {"makeTransformStream", 1, 256},
    {"makeTransformStreamDefaultController", 1, 256},
    {"makeTreeWalker", 1, 223},
    {"makeURL", 1, 262},
    {"makeURLSearchParams", 1, 262},
    {"makeUserActivation", 1, 255},
    {"makeVTTCue", 1, 246},
    {"makeValidityState", 1, 239},
    {"makeVideoTrack", 1, 246},
    {"makeVideoTrackList", 1, 246},
    {"makeVisualViewport", 1, 192},
    {"makeWebSocket", 1, 229},
    {"makeWritableStream", 1, 256},
    {"makeWritableStreamDefaultController", 1, 256},
    {"makeWritableStreamDefaultWriter", 1, 256},
    {"makeXMLHttpRequest", 1, 264},
    {"makeXMLHttpRequestEventTarget", 1, 264},
    {"makeXMLHttpRequestUpload", 1, 264},
    {"makeXMLSerializer", 1, 200},
    {"makeXPathEvaluator", 1, 225},
    {"makeXPathExpression", 1, 225},
    {"makeXPathResult", 1, 225},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 107},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 246},
    {"mediaListState", 1, 222},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 192},
    {"mergeTexts", 1, 50},
    {"messageChannelState", 1, 247},
    {"messagePortState", 1, 247},
    {"mimeParameter", 1, 147},
    {"mimeText", 1, 147},
    {"mimeTypeArrayState", 1, 215},
    {"mimeTypeState", 1, 215},
    {"mimeTypes", 1, 144},
    {"minimumOf", 1, 107},
    {"missing", 1, 187},
    {"moveChildren", 1, 48},
    {"moveFocus", 1, 118},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 110},
    {"mutationObserverState", 1, 213},
    {"mutationRecordState", 1, 213},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 100},
    {"namedList", 1, 43},
    {"namedTest", 1, 100},
    {"navigate", 1, 129},
    {"navigateFrame", 1, 140},
    {"navigateToFragment", 1, 128},
    {"navigator", 1, 138},
    {"navigatorState", 1, 215},
    {"nearestStep", 1, 107},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 70},
    {"newDecoder", 1, 59},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 65},
    {"newHeaders", 1, 66},
    {"newKeyframeEffect", 1, 176},
    {"newList", 1, 157},
    {"newMatrix", 1, 73},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 149},
    {"newRect", 1, 74},
    {"newRectList", 1, 74},
    {"newResponse", 1, 68},
    {"newSVGAngle", 1, 161},
    {"newSVGLength", 1, 161},
    {"newSVGList", 1, 162},
    {"newSVGNumber", 1, 161},
    {"newSVGTransform", 1, 165},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newWritable", 1, 151},
    {"nextTimer", 1, 169},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 223},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 187},
    {"nodePrecedes", 1, 47},
    {"notificationState", 1, 255},
    {"numberIn", 1, 103},
    {"numberToText", 1, 107},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 43},
    {"onlyNamedIn", 1, 100},
    {"openChannel", 1, 125},
    {"openShadowRoot", 1, 32},
    {"openWindow", 1, 142},
    {"optionList", 1, 108},
    {"optionValue", 1, 108},
    {"ownControlState", 1, 96},
    {"pageScripts", 1, 135},
    {"parseMIMEType", 1, 147},
    {"parseMultipart", 1, 72},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 172},
    {"parseSVGNumbers", 1, 165},
    {"parseSVGTransforms", 1, 165},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 78},
    {"peerEvents", 1, 148},
    {"performance", 1, 166},
    {"performanceEntries", 1, 168},
    {"performanceEntryState", 1, 254},
    {"performanceMark", 1, 168},
    {"performanceMarkState", 1, 254},
    {"performanceMeasure", 1, 168},
    {"performanceMeasureState", 1, 254},
    {"performanceNavigationState", 1, 250},
    {"performanceObserverEntryListState", 1, 254},
    {"performanceObserverState", 1, 254},
    {"performanceState", 1, 253},
    {"performanceTimingState", 1, 250},
    {"permissionStatusState", 1, 255},
    {"permissionsState", 1, 255},
    {"pipe", 1, 154},
    {"placeCaret", 1, 50},
    {"platformInterface", 1, 185},
    {"pluginArrayState", 1, 215},
    {"pluginState", 1, 215},
    {"plugins", 1, 144},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 122},
    {"postToWindow", 1, 125},
    {"pullBytesIfNeeded", 1, 152},
    {"pullInto", 1, 155},
    {"pushItem", 1, 157},
    {"putFormat", 1, 53},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 169},
    {"queueMicrotask", 1, 169},
    {"queueTask", 1, 169},
    {"queueToggle", 1, 123},
    {"radioGroup", 1, 109},
    {"radioNodeList", 1, 99},
    {"randomUUID", 1, 177},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 218},
    {"rangeText", 1, 45},
    {"react", 1, 157},
    {"readBody", 1, 70},
    {"readChunk", 1, 149},
    {"readContentHandler", 1, 133},
    {"readInto", 1, 149},
    {"readSequence", 1, 61},
    {"readTape", 1, 64},
    {"readableByteStreamControllerState", 1, 256},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 256},
    {"readableStreamBYOBRequestState", 1, 256},
    {"readableStreamDefaultControllerState", 1, 256},
    {"readableStreamDefaultReaderState", 1, 256},
    {"readableStreamState", 1, 256},
    {"receiveControlState", 1, 96},
    {"receiverOf", 1, 85},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 149},
    {"releaseWriter", 1, 151},
    {"remoteCount", 1, 100},
    {"removeBeside", 1, 50},
    {"removeSelected", 1, 50},
    {"replaceData", 1, 21},
    {"reportException", 1, 132},
    {"reportForm", 1, 113},
    {"reportRejection", 1, 132},
    {"reportValidity", 1, 113},
    {"requestFrame", 1, 169},
    {"requestIdle", 1, 134},
    {"requestState", 1, 237},
    {"resetControl", 1, 97},
    {"resetCustom", 1, 77},
    {"resetOptions", 1, 110},
    {"resetQueue", 1, 157},
    {"resizeObserverEntryState", 1, 251},
    {"resizeObserverSizeState", 1, 251},
    {"resizeObserverState", 1, 251},
    {"resourceBuffer", 1, 71},
    {"resourceDocument", 1, 71},
    {"resourceText", 1, 71},
    {"respond", 1, 155},
    {"respondWithView", 1, 155},
    {"responseState", 1, 237},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 169},
    {"screen", 1, 13},
    {"screenState", 1, 192},
    {"scriptTimer", 1, 169},
    {"seedRandom", 1, 180},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 108},
    {"selectOnly", 1, 110},
    {"selectRange", 1, 30},
    {"selectSource", 1, 93},
    {"selectedControlText", 1, 112},
    {"selectedOptionsOf", 1, 110},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 52},
    {"selectionState", 1, 219},
    {"sendControlStates", 1, 96},
    {"sendTo", 1, 125},
    {"sequenceOf", 1, 61},
    {"serialize", 1, 127},
    {"serializePairs", 1, 172},
    {"serializeWithTransfer", 1, 127},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 103},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 151},
    {"setCheckedness", 1, 109},
    {"setControlValue", 1, 103},
    {"setFiles", 1, 101},
    {"setFragment", 1, 129},
    {"setHandler", 1, 133},
    {"setHeader", 1, 66},
    {"setInputValue", 1, 103},
    {"setInteracted", 1, 113},
    {"setMIMEParameter", 1, 147},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 121},
    {"setOption", 1, 108},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 161},
    {"setSVGLength", 1, 161},
    {"setSelected", 1, 110},
    {"setTimer", 1, 169},
    {"setType", 1, 103},
    {"setUpByteSource", 1, 152},
    {"setUpBytes", 1, 152},
    {"setUpReadable", 1, 153},
    {"setUpSink", 1, 159},
    {"setUpSource", 1, 153},
    {"setUpTransform", 1, 150},
    {"setUpWritable", 1, 159},
    {"settingText", 1, 107},
    {"settleAs", 1, 157},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 96},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 157},
    {"showPopover", 1, 122},
    {"signWith", 1, 179},
    {"sizeOf", 1, 157},
    {"slotContents", 1, 46},
    {"slotOf", 1, 46},
    {"slotsChanged", 1, 46},
    {"spendStream", 1, 149},
    {"splitAround", 1, 48},
    {"splitText", 1, 21},
    {"startErroring", 1, 151},
    {"stateOf", 1, 183},
    {"staticRangeState", 1, 218},
    {"stepped", 1, 107},
    {"storage", 1, 139},
    {"storageState", 1, 221},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 79},
    {"stylePropertyMapReadOnlyState", 1, 195},
    {"stylePropertyMapState", 1, 195},
    {"styleSheetListState", 1, 222},
    {"styleSheetState", 1, 222},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 111},
    {"submittableOf", 1, 100},
    {"submittedText", 1, 103},
    {"subtle", 1, 178},
    {"subtleCryptoState", 1, 263},
    {"surroundRange", 1, 45},
    {"svgAngleState", 1, 258},
    {"svgAnimatedAngleState", 1, 258},
    {"svgAnimatedBooleanState", 1, 258},
    {"svgAnimatedEnumerationState", 1, 258},
    {"svgAnimatedIntegerState", 1, 258},
    {"svgAnimatedLengthListState", 1, 258},
    {"svgAnimatedLengthState", 1, 258},
    {"svgAnimatedNumberListState", 1, 258},
    {"svgAnimatedNumberState", 1, 258},
    {"svgAnimatedPreserveAspectRatioState", 1, 258},
    {"svgAnimatedRectState", 1, 258},
    {"svgAnimatedTransformListState", 1, 258},
    {"svgAxis", 1, 161},
    {"svgBounds", 1, 163},
    {"svgBox", 1, 160},
    {"svgConstants", 1, 164},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 163},
    {"svgFloat", 1, 161},
    {"svgLengthListState", 1, 258},
    {"svgLengthState", 1, 258},
    {"svgListOf", 1, 160},
    {"svgMemberOrder", 1, 257},
    {"svgMembers", 1, 164},
    {"svgNumberListState", 1, 258},
    {"svgNumberState", 1, 258},
    {"svgNumberText", 1, 161},
    {"svgPathLength", 1, 163},
    {"svgPointAt", 1, 163},
    {"svgPointListState", 1, 258},
    {"svgPreserveAspectRatioState", 1, 258},
    {"svgReflection", 1, 160},
    {"svgStringListState", 1, 258},
    {"svgStrokes", 1, 163},
    {"svgTransformListState", 1, 258},
    {"svgTransformOf", 1, 165},
    {"svgTransformProduct", 1, 165},
    {"svgTransformState", 1, 258},
    {"svgTransformText", 1, 165},
    {"svgUnitTypesState", 1, 258},
    {"takeFilled", 1, 155},
    {"takeFormat", 1, 53},
    {"takeSignals", 1, 46},
    {"targetOf", 1, 131},
    {"teeBytes", 1, 158},
    {"teeChunks", 1, 158},
    {"textAsBuffer", 1, 178},
    {"textBecameSelectable", 1, 112},
    {"textDecoderState", 1, 233},
    {"textDecoderStreamState", 1, 233},
    {"textEncoderState", 1, 233},
    {"textEncoderStreamState", 1, 233},
    {"textFragment", 1, 89},
    {"textReplaced", 1, 112},
    {"textToNumber", 1, 107},
    {"textTrackCueListState", 1, 246},
    {"textTrackCueState", 1, 246},
    {"textTrackListState", 1, 246},
    {"textTrackState", 1, 246},
    {"textsBetween", 1, 57},
    {"textsIn", 1, 53},
    {"textsOf", 1, 55},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 245},
    {"timingTimes", 1, 167},
    {"toBuffer", 1, 187},
    {"toByteString", 1, 187},
    {"toClamped", 1, 187},
    {"toEnforced", 1, 187},
    {"toEnum", 1, 187},
    {"toFloat", 1, 187},
    {"toInterface", 1, 187},
    {"toLongLong", 1, 187},
    {"toObject", 1, 187},
    {"toRecord", 1, 187},
    {"toSequence", 1, 187},
    {"toUnrestrictedFloat", 1, 187},
    {"toUnsignedLongLong", 1, 187},
    {"togglePopover", 1, 122},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 121},
    {"touchListState", 1, 261},
    {"touchState", 1, 261},
    {"transferPort", 1, 125},
    {"transferStream", 1, 126},
    {"transformMatrix", 1, 75},
    {"transformStreamDefaultControllerState", 1, 256},
    {"transformStreamState", 1, 256},
    {"treeWalkerState", 1, 223},
    {"trimSpace", 1, 66},
    {"turnFormatOff", 1, 53},
    {"updateFormOwner", 1, 77},
    {"upgradeIn", 1, 78},
    {"urlSearchParamsState", 1, 262},
    {"urlState", 1, 262},
    {"userActivationState", 1, 255},
    {"usesSourceSet", 1, 93},
    {"utf8Text", 1, 61},
    {"validityOf", 1, 113},
    {"validityStateState", 1, 239},
    {"valueMode", 1, 102},
    {"verifyWith", 1, 179},
    {"videoTrackListState", 1, 246},
    {"videoTrackState", 1, 246},
    {"viewParts", 1, 157},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 192},
    {"vttCueState", 1, 246},
    {"waitingReads", 1, 149},
    {"watchSlots", 1, 46},
    {"webSocketState", 1, 229},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 96},
    {"willValidate", 1, 113},
    {"windowNamed", 1, 141},
    {"windowOf", 1, 140},
    {"withReactions", 1, 78},
    {"withoutScripts", 1, 54},
    {"writableDesiredSize", 1, 159},
    {"writableStreamDefaultControllerState", 1, 256},
    {"writableStreamDefaultWriterState", 1, 256},
    {"writableStreamState", 1, 256},
    {"writeChunk", 1, 151},
    {"writeController", 1, 159},
    {"writeJSONTape", 1, 64},
    {"writeTape", 1, 64},
    {"wrongKind", 1, 187},
    {"wrongReceiver", 1, 187},
    {"wrongValue", 1, 187},
    {"xPathEvaluatorState", 1, 225},
    {"xPathExpressionState", 1, 225},
    {"xPathResultState", 1, 225},
    {"xmlHttpRequestEventTargetState", 1, 264},
    {"xmlHttpRequestState", 1, 264},
    {"xmlHttpRequestUploadState", 1, 264},
    {"xmlSerializerState", 1, 200},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
