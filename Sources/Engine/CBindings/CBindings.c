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
    {"AbortController", 0, 188},
    {"AbortControllerBrand", 1, 188},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 188},
    {"AbortSignalBrand", 1, 188},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 217},
    {"AbstractRangeBrand", 1, 217},
    {"AbstractRangeSteps", 1, 28},
    {"Animation", 0, 225},
    {"AnimationBrand", 1, 225},
    {"AnimationEffect", 0, 225},
    {"AnimationEffectBrand", 1, 225},
    {"AnimationEffectSteps", 1, 175},
    {"AnimationEvent", 0, 235},
    {"AnimationFrameProviderSteps", 1, 144},
    {"AnimationPlaybackEvent", 0, 225},
    {"AnimationSteps", 1, 173},
    {"AnimationTimeline", 0, 225},
    {"AnimationTimelineBrand", 1, 225},
    {"AnimationTimelineSteps", 1, 173},
    {"Attr", 0, 189},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 244},
    {"AudioTrack", 0, 245},
    {"AudioTrackBrand", 1, 245},
    {"AudioTrackList", 0, 245},
    {"AudioTrackListBrand", 1, 245},
    {"AudioTrackListSteps", 1, 91},
    {"AudioTrackSteps", 1, 91},
    {"AutofilledSteps", 1, 93},
    {"BarProp", 0, 248},
    {"BarPropBrand", 1, 248},
    {"BarPropSteps", 1, 136},
    {"BeforeUnloadEvent", 0, 235},
    {"BeforeUnloadEventSteps", 1, 169},
    {"Blob", 0, 208},
    {"BlobBrand", 1, 208},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 69},
    {"BroadcastChannel", 0, 246},
    {"BroadcastChannelBrand", 1, 246},
    {"BroadcastChannelSteps", 1, 124},
    {"ByteLengthQueuingStrategy", 0, 255},
    {"ByteLengthQueuingStrategyBrand", 1, 255},
    {"ByteLengthQueuingStrategySteps", 1, 156},
    {"CDATASection", 0, 195},
    {"CSS", 3, 190},
    {"CSSConditionRule", 0, 192},
    {"CSSConditionRuleBrand", 1, 192},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 192},
    {"CSSContainerRuleBrand", 1, 192},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 192},
    {"CSSCounterStyleRuleBrand", 1, 192},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 192},
    {"CSSFontFaceRuleBrand", 1, 192},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 192},
    {"CSSFontPaletteValuesRuleBrand", 1, 192},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 192},
    {"CSSGroupingRuleBrand", 1, 192},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 194},
    {"CSSImageValueBrand", 1, 194},
    {"CSSImportRule", 0, 192},
    {"CSSImportRuleBrand", 1, 192},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 192},
    {"CSSKeyframeRuleBrand", 1, 192},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 192},
    {"CSSKeyframesRuleBrand", 1, 192},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 194},
    {"CSSKeywordValueBrand", 1, 194},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 192},
    {"CSSLayerBlockRuleBrand", 1, 192},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 192},
    {"CSSLayerStatementRuleBrand", 1, 192},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 192},
    {"CSSMarginRuleBrand", 1, 192},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 194},
    {"CSSMathClampBrand", 1, 194},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 194},
    {"CSSMathInvertBrand", 1, 194},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 194},
    {"CSSMathMaxBrand", 1, 194},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 194},
    {"CSSMathMinBrand", 1, 194},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 194},
    {"CSSMathNegateBrand", 1, 194},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 194},
    {"CSSMathProductBrand", 1, 194},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 194},
    {"CSSMathSumBrand", 1, 194},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 194},
    {"CSSMathValueBrand", 1, 194},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 194},
    {"CSSMatrixComponentBrand", 1, 194},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 192},
    {"CSSMediaRuleBrand", 1, 192},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 192},
    {"CSSNamespaceRuleBrand", 1, 192},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 192},
    {"CSSNestedDeclarationsBrand", 1, 192},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 194},
    {"CSSNumericArrayBrand", 1, 194},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 194},
    {"CSSNumericValueBrand", 1, 194},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 192},
    {"CSSPageRuleBrand", 1, 192},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 194},
    {"CSSPerspectiveBrand", 1, 194},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 192},
    {"CSSPropertyRuleBrand", 1, 192},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 194},
    {"CSSRotateBrand", 1, 194},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 192},
    {"CSSRuleBrand", 1, 192},
    {"CSSRuleList", 0, 192},
    {"CSSRuleListBrand", 1, 192},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 194},
    {"CSSScaleBrand", 1, 194},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 192},
    {"CSSScopeRuleBrand", 1, 192},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 194},
    {"CSSSkewBrand", 1, 194},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 194},
    {"CSSSkewXBrand", 1, 194},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 194},
    {"CSSSkewYBrand", 1, 194},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 192},
    {"CSSStartingStyleRuleBrand", 1, 192},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 193},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 192},
    {"CSSStyleRuleBrand", 1, 192},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 221},
    {"CSSStyleSheetBrand", 1, 221},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 194},
    {"CSSStyleValueBrand", 1, 194},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 192},
    {"CSSSupportsRuleBrand", 1, 192},
    {"CSSTransformComponent", 0, 194},
    {"CSSTransformComponentBrand", 1, 194},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 194},
    {"CSSTransformValueBrand", 1, 194},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 194},
    {"CSSTranslateBrand", 1, 194},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 194},
    {"CSSUnitValueBrand", 1, 194},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 194},
    {"CSSUnparsedValueBrand", 1, 194},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 194},
    {"CSSVariableReferenceValueBrand", 1, 194},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 195},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 27},
    {"Clipboard", 0, 254},
    {"ClipboardBrand", 1, 254},
    {"ClipboardEvent", 0, 235},
    {"ClipboardItem", 0, 254},
    {"ClipboardItemBrand", 1, 254},
    {"ClipboardItemSteps", 1, 142},
    {"ClipboardSteps", 1, 142},
    {"CloseEvent", 0, 235},
    {"CommandEvent", 0, 235},
    {"Comment", 0, 195},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 235},
    {"CompositionEventSteps", 1, 169},
    {"CompressionStream", 0, 227},
    {"CompressionStreamBrand", 1, 227},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 112},
    {"CountQueuingStrategy", 0, 255},
    {"CountQueuingStrategyBrand", 1, 255},
    {"CountQueuingStrategySteps", 1, 156},
    {"Crypto", 0, 262},
    {"CryptoBrand", 1, 262},
    {"CryptoKey", 0, 262},
    {"CryptoKeyBrand", 1, 262},
    {"CryptoKeySteps", 1, 178},
    {"CryptoSteps", 1, 176},
    {"CustomElementRegistry", 0, 196},
    {"CustomElementRegistryBrand", 1, 196},
    {"CustomElementRegistrySteps", 1, 75},
    {"CustomEvent", 0, 197},
    {"CustomEventSteps", 1, 40},
    {"CustomStateSet", 0, 206},
    {"CustomStateSetBrand", 1, 206},
    {"CustomStateSetSteps", 1, 76},
    {"DOMException", 0, 198},
    {"DOMExceptionBrand", 1, 198},
    {"DOMExceptionSteps", 1, 180},
    {"DOMImplementation", 0, 199},
    {"DOMImplementationBrand", 1, 199},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 243},
    {"DOMMatrixBrand", 1, 243},
    {"DOMMatrixReadOnly", 0, 243},
    {"DOMMatrixReadOnlyBrand", 1, 243},
    {"DOMMatrixReadOnlySteps", 1, 72},
    {"DOMMatrixSteps", 1, 72},
    {"DOMParser", 0, 199},
    {"DOMParserBrand", 1, 199},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 243},
    {"DOMPointBrand", 1, 243},
    {"DOMPointReadOnly", 0, 243},
    {"DOMPointReadOnlyBrand", 1, 243},
    {"DOMPointReadOnlySteps", 1, 72},
    {"DOMPointSteps", 1, 72},
    {"DOMQuad", 0, 243},
    {"DOMQuadBrand", 1, 243},
    {"DOMQuadSteps", 1, 72},
    {"DOMRect", 0, 240},
    {"DOMRectBrand", 1, 240},
    {"DOMRectList", 0, 240},
    {"DOMRectListBrand", 1, 240},
    {"DOMRectListSteps", 1, 73},
    {"DOMRectReadOnly", 0, 240},
    {"DOMRectReadOnlyBrand", 1, 240},
    {"DOMRectReadOnlySteps", 1, 73},
    {"DOMRectSteps", 1, 73},
    {"DOMStringList", 0, 200},
    {"DOMStringListBrand", 1, 200},
    {"DOMStringListSteps", 1, 78},
    {"DOMStringMap", 0, 201},
    {"DOMTokenList", 0, 202},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 203},
    {"DataTransferBrand", 1, 203},
    {"DataTransferItem", 0, 203},
    {"DataTransferItemBrand", 1, 203},
    {"DataTransferItemList", 0, 203},
    {"DataTransferItemListBrand", 1, 203},
    {"DataTransferItemListSteps", 1, 114},
    {"DataTransferItemSteps", 1, 114},
    {"DataTransferSteps", 1, 114},
    {"DecompressionStream", 0, 227},
    {"DecompressionStreamBrand", 1, 227},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 195},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 191},
    {"DocumentMembers_Document", 1, 204},
    {"DocumentMembers_HTMLDocument", 1, 210},
    {"DocumentMembers_ParentNode", 1, 216},
    {"DocumentMembers_StyleSheets", 1, 221},
    {"DocumentMembers_XPath", 1, 224},
    {"DocumentMembers_animations", 1, 225},
    {"DocumentMembers_editing", 1, 230},
    {"DocumentMembers_fullscreen", 1, 239},
    {"DocumentMembers_touch", 1, 260},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 204},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 37},
    {"DocumentSteps_HTMLDocument", 1, 80},
    {"DocumentSteps_animations", 1, 173},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 118},
    {"DocumentSteps_touch", 1, 170},
    {"DocumentTimeline", 0, 225},
    {"DocumentTimelineBrand", 1, 225},
    {"DocumentTimelineSteps", 1, 173},
    {"DocumentType", 0, 195},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 235},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 85},
    {"ElementInternals", 0, 206},
    {"ElementInternalsBrand", 1, 206},
    {"ElementInternalsSteps", 1, 76},
    {"ElementMembers_CSSOMView", 1, 191},
    {"ElementMembers_CSSTypedOM", 1, 194},
    {"ElementMembers_Element", 1, 205},
    {"ElementMembers_ParentNode", 1, 216},
    {"ElementMembers_animations", 1, 225},
    {"ElementMembers_fullscreen", 1, 239},
    {"ElementMembers_reflected", 1, 82},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 39},
    {"ElementSteps_animations", 1, 173},
    {"ElementSteps_fullscreen", 1, 118},
    {"ErrorEvent", 0, 235},
    {"Event", 0, 207},
    {"EventBrand", 1, 207},
    {"EventSource", 0, 228},
    {"EventSourceBrand", 1, 228},
    {"EventSourceSteps", 1, 123},
    {"EventSteps", 1, 24},
    {"External", 0, 248},
    {"ExternalBrand", 1, 248},
    {"ExternalSteps", 1, 136},
    {"File", 0, 208},
    {"FileBrand", 1, 208},
    {"FileList", 0, 208},
    {"FileListBrand", 1, 208},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 208},
    {"FileReaderBrand", 1, 208},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 235},
    {"FormData", 0, 263},
    {"FormDataBrand", 1, 263},
    {"FormDataEvent", 0, 235},
    {"FormDataSteps", 1, 64},
    {"FormOwnedSteps", 1, 99},
    {"GenericTransformStreamSteps", 1, 149},
    {"Geolocation", 0, 254},
    {"GeolocationBrand", 1, 254},
    {"GeolocationPositionError", 0, 254},
    {"GeolocationPositionErrorBrand", 1, 254},
    {"GeolocationPositionErrorSteps", 1, 142},
    {"GeolocationSteps", 1, 142},
    {"HTMLAllCollection", 0, 209},
    {"HTMLAllCollectionSteps", 1, 79},
    {"HTMLAnchorElement", 2, 259},
    {"HTMLAnchorElementSteps", 1, 129},
    {"HTMLAreaElement", 2, 259},
    {"HTMLAudioElementSteps", 1, 90},
    {"HTMLBaseElement", 2, 247},
    {"HTMLBaseElementSteps", 1, 81},
    {"HTMLButtonElement", 2, 238},
    {"HTMLButtonElementSteps", 1, 119},
    {"HTMLCanvasElement", 2, 242},
    {"HTMLCanvasElementSteps", 1, 135},
    {"HTMLCollection", 0, 226},
    {"HTMLCollectionKind", 1, 226},
    {"HTMLDataListElement", 2, 238},
    {"HTMLDataListElementSteps", 1, 107},
    {"HTMLDialogElement", 2, 242},
    {"HTMLDialogElementSteps", 1, 116},
    {"HTMLElementMembers_CSSOMView", 1, 191},
    {"HTMLElementMembers_CSSTypedOM", 1, 194},
    {"HTMLElementMembers_HTMLElement", 1, 211},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 85},
    {"HTMLEmbedElement", 2, 231},
    {"HTMLEmbedElementSteps", 1, 90},
    {"HTMLFieldSetElement", 2, 238},
    {"HTMLFieldSetElementSteps", 1, 99},
    {"HTMLFormControlsCollection", 0, 237},
    {"HTMLFormElement", 2, 238},
    {"HTMLFormElementSteps", 1, 110},
    {"HTMLFormElementSteps_formElements", 1, 98},
    {"HTMLFrameElement", 2, 251},
    {"HTMLFrameElementSteps", 1, 139},
    {"HTMLHyperlinkElementUtilsSteps", 1, 129},
    {"HTMLIFrameElement", 2, 231},
    {"HTMLIFrameElementSteps", 1, 139},
    {"HTMLImageElement", 2, 231},
    {"HTMLImageElementSteps", 1, 89},
    {"HTMLInputElement", 2, 238},
    {"HTMLInputElementSteps", 1, 96},
    {"HTMLLabelElement", 2, 238},
    {"HTMLLabelElementSteps", 1, 99},
    {"HTMLLegendElement", 2, 238},
    {"HTMLLegendElementSteps", 1, 99},
    {"HTMLLinkElement", 2, 221},
    {"HTMLMapElement", 2, 231},
    {"HTMLMapElementSteps", 1, 90},
    {"HTMLMarqueeElement", 2, 251},
    {"HTMLMarqueeElementSteps", 1, 86},
    {"HTMLMediaElement", 2, 244},
    {"HTMLMediaElementSteps", 1, 90},
    {"HTMLMediaElementSteps_mediaElements", 1, 91},
    {"HTMLMeterElement", 2, 238},
    {"HTMLMeterElementSteps", 1, 105},
    {"HTMLObjectElement", 2, 231},
    {"HTMLObjectElement", 2, 238},
    {"HTMLObjectElementSteps", 1, 90},
    {"HTMLOptionElement", 2, 238},
    {"HTMLOptionElementSteps", 1, 107},
    {"HTMLOptionsCollection", 0, 237},
    {"HTMLOptionsCollectionSteps", 1, 107},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 85},
    {"HTMLOutputElement", 2, 238},
    {"HTMLOutputElementSteps", 1, 96},
    {"HTMLProgressElement", 2, 238},
    {"HTMLProgressElementSteps", 1, 105},
    {"HTMLScriptElement", 2, 242},
    {"HTMLScriptElementSteps", 1, 135},
    {"HTMLSelectElement", 2, 238},
    {"HTMLSelectElementSteps", 1, 107},
    {"HTMLSlotElement", 2, 242},
    {"HTMLSlotElementSteps", 1, 135},
    {"HTMLStyleElement", 2, 221},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 258},
    {"HTMLTableCellElementSteps", 1, 87},
    {"HTMLTableElement", 2, 258},
    {"HTMLTableElementSteps", 1, 87},
    {"HTMLTableRowElement", 2, 258},
    {"HTMLTableRowElementSteps", 1, 87},
    {"HTMLTableSectionElement", 2, 258},
    {"HTMLTableSectionElementSteps", 1, 87},
    {"HTMLTemplateElement", 2, 242},
    {"HTMLTemplateElementSteps", 1, 135},
    {"HTMLTextAreaElement", 2, 238},
    {"HTMLTextAreaElementSteps", 1, 96},
    {"HTMLTitleElement", 2, 247},
    {"HTMLTitleElementSteps", 1, 81},
    {"HTMLTrackElement", 2, 244},
    {"HTMLTrackElementSteps", 1, 90},
    {"HTMLTrackElementSteps_mediaElements", 1, 91},
    {"HTMLVideoElement", 2, 244},
    {"HTMLVideoElementSteps", 1, 90},
    {"HashChangeEvent", 0, 235},
    {"Headers", 0, 236},
    {"HeadersBrand", 1, 236},
    {"HeadersSteps", 1, 65},
    {"History", 0, 248},
    {"HistoryBrand", 1, 248},
    {"HistorySteps", 1, 127},
    {"IdleDeadline", 0, 241},
    {"IdleDeadlineBrand", 1, 241},
    {"IdleDeadlineSteps", 1, 133},
    {"Image", 0, 231},
    {"InputEvent", 0, 235},
    {"InputEventSteps", 1, 169},
    {"IntersectionObserver", 0, 250},
    {"IntersectionObserverBrand", 1, 250},
    {"IntersectionObserverEntry", 0, 250},
    {"IntersectionObserverEntryBrand", 1, 250},
    {"IntersectionObserverEntrySteps", 1, 145},
    {"IntersectionObserverSteps", 1, 145},
    {"KeyboardEvent", 0, 235},
    {"KeyboardEventSteps", 1, 169},
    {"KeyframeEffect", 0, 225},
    {"KeyframeEffectBrand", 1, 225},
    {"KeyframeEffectSteps", 1, 175},
    {"LabelableSteps", 1, 99},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 248},
    {"LocationBrand", 1, 248},
    {"LocationSteps", 1, 128},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 211},
    {"MathMLElement", 2, 234},
    {"MathMLElementMembers_CSSTypedOM", 1, 194},
    {"MediaError", 0, 245},
    {"MediaErrorBrand", 1, 245},
    {"MediaErrorSteps", 1, 91},
    {"MediaList", 0, 221},
    {"MediaListBrand", 1, 221},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 191},
    {"MediaQueryListBrand", 1, 191},
    {"MediaQueryListEvent", 0, 235},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 246},
    {"MessageChannelBrand", 1, 246},
    {"MessageChannelSteps", 1, 124},
    {"MessageEvent", 0, 235},
    {"MessageEventSteps", 1, 169},
    {"MessagePort", 0, 246},
    {"MessagePortBrand", 1, 246},
    {"MessagePortSteps", 1, 124},
    {"MimeType", 0, 214},
    {"MimeTypeArray", 0, 214},
    {"MimeTypeArrayBrand", 1, 214},
    {"MimeTypeArraySteps", 1, 143},
    {"MimeTypeBrand", 1, 214},
    {"MimeTypeSteps", 1, 143},
    {"MouseEvent", 0, 235},
    {"MouseEventSteps", 1, 169},
    {"MutationObserver", 0, 212},
    {"MutationObserverBrand", 1, 212},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 212},
    {"MutationRecordBrand", 1, 212},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 186},
    {"NamedNodeMap", 0, 213},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 214},
    {"NavigatorBrand", 1, 214},
    {"NavigatorConcurrentHardwareSteps", 1, 137},
    {"NavigatorCookiesSteps", 1, 137},
    {"NavigatorIDSteps", 1, 137},
    {"NavigatorLanguageSteps", 1, 137},
    {"NavigatorOnLineSteps", 1, 137},
    {"NavigatorPluginsSteps", 1, 137},
    {"NavigatorSteps", 1, 137},
    {"NavigatorSteps_permissions", 1, 142},
    {"NodeFilter", 0, 222},
    {"NodeIterator", 0, 222},
    {"NodeIteratorBrand", 1, 222},
    {"NodeIteratorSteps", 1, 32},
    {"NodeList", 0, 226},
    {"NodeListKind", 1, 226},
    {"NodeMembers_Node", 1, 215},
    {"NodeSteps_Node", 1, 43},
    {"Notification", 0, 254},
    {"NotificationBrand", 1, 254},
    {"NotificationSteps", 1, 142},
    {"Option", 0, 238},
    {"PageTransitionEvent", 0, 235},
    {"PairList", 1, 181},
    {"ParentNodeSteps", 1, 27},
    {"Performance", 0, 252},
    {"PerformanceBrand", 1, 252},
    {"PerformanceEntry", 0, 253},
    {"PerformanceEntryBrand", 1, 253},
    {"PerformanceEntrySteps", 1, 167},
    {"PerformanceMark", 0, 253},
    {"PerformanceMarkBrand", 1, 253},
    {"PerformanceMarkSteps", 1, 167},
    {"PerformanceMeasure", 0, 253},
    {"PerformanceMeasureBrand", 1, 253},
    {"PerformanceMeasureSteps", 1, 167},
    {"PerformanceNavigation", 0, 249},
    {"PerformanceNavigationBrand", 1, 249},
    {"PerformanceNavigationSteps", 1, 166},
    {"PerformanceObserver", 0, 253},
    {"PerformanceObserverBrand", 1, 253},
    {"PerformanceObserverEntryList", 0, 253},
    {"PerformanceObserverEntryListBrand", 1, 253},
    {"PerformanceObserverEntryListSteps", 1, 167},
    {"PerformanceObserverSteps", 1, 167},
    {"PerformanceSteps", 1, 165},
    {"PerformanceTiming", 0, 249},
    {"PerformanceTimingBrand", 1, 249},
    {"PerformanceTimingSteps", 1, 166},
    {"PermissionStatus", 0, 254},
    {"PermissionStatusBrand", 1, 254},
    {"PermissionStatusSteps", 1, 142},
    {"Permissions", 0, 254},
    {"PermissionsBrand", 1, 254},
    {"PermissionsSteps", 1, 142},
    {"Plugin", 0, 214},
    {"PluginArray", 0, 214},
    {"PluginArrayBrand", 1, 214},
    {"PluginArraySteps", 1, 143},
    {"PluginBrand", 1, 214},
    {"PluginSteps", 1, 143},
    {"PointerEvent", 0, 235},
    {"PointerEventSteps", 1, 169},
    {"PopStateEvent", 0, 235},
    {"ProcessingInstruction", 0, 195},
    {"ProgressEvent", 0, 235},
    {"PromiseRejectionEvent", 0, 235},
    {"RadioNodeList", 0, 237},
    {"RadioNodeListSteps", 1, 98},
    {"Range", 0, 217},
    {"RangeBrand", 1, 217},
    {"RangeSteps", 1, 28},
    {"RangeSteps_Range", 1, 28},
    {"ReadableByteStreamController", 0, 255},
    {"ReadableByteStreamControllerBrand", 1, 255},
    {"ReadableByteStreamControllerSteps", 1, 151},
    {"ReadableStream", 0, 255},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 255},
    {"ReadableStreamBYOBReaderBrand", 1, 255},
    {"ReadableStreamBYOBReaderSteps", 1, 148},
    {"ReadableStreamBYOBRequest", 0, 255},
    {"ReadableStreamBYOBRequestBrand", 1, 255},
    {"ReadableStreamBYOBRequestSteps", 1, 154},
    {"ReadableStreamBrand", 1, 255},
    {"ReadableStreamDefaultController", 0, 255},
    {"ReadableStreamDefaultControllerBrand", 1, 255},
    {"ReadableStreamDefaultControllerSteps", 1, 152},
    {"ReadableStreamDefaultReader", 0, 255},
    {"ReadableStreamDefaultReaderBrand", 1, 255},
    {"ReadableStreamDefaultReaderSteps", 1, 148},
    {"ReadableStreamGenericReaderSteps", 1, 148},
    {"ReadableStreamSteps", 1, 155},
    {"Request", 0, 236},
    {"RequestBrand", 1, 236},
    {"RequestSteps", 1, 66},
    {"ResizeObserver", 0, 250},
    {"ResizeObserverBrand", 1, 250},
    {"ResizeObserverEntry", 0, 250},
    {"ResizeObserverEntryBrand", 1, 250},
    {"ResizeObserverEntrySteps", 1, 145},
    {"ResizeObserverSize", 0, 250},
    {"ResizeObserverSizeBrand", 1, 250},
    {"ResizeObserverSizeSteps", 1, 145},
    {"ResizeObserverSteps", 1, 145},
    {"Response", 0, 236},
    {"ResponseBrand", 1, 236},
    {"ResponseSteps", 1, 67},
    {"SEVERAL", 1, 42},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 257},
    {"SVGAngleBrand", 1, 257},
    {"SVGAngleSteps", 1, 160},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 257},
    {"SVGAnimatedAngleBrand", 1, 257},
    {"SVGAnimatedAngleSteps", 1, 159},
    {"SVGAnimatedBoolean", 0, 257},
    {"SVGAnimatedBooleanBrand", 1, 257},
    {"SVGAnimatedBooleanSteps", 1, 159},
    {"SVGAnimatedEnumeration", 0, 257},
    {"SVGAnimatedEnumerationBrand", 1, 257},
    {"SVGAnimatedEnumerationSteps", 1, 159},
    {"SVGAnimatedInteger", 0, 257},
    {"SVGAnimatedIntegerBrand", 1, 257},
    {"SVGAnimatedIntegerSteps", 1, 159},
    {"SVGAnimatedLength", 0, 257},
    {"SVGAnimatedLengthBrand", 1, 257},
    {"SVGAnimatedLengthList", 0, 257},
    {"SVGAnimatedLengthListBrand", 1, 257},
    {"SVGAnimatedLengthListSteps", 1, 159},
    {"SVGAnimatedLengthSteps", 1, 159},
    {"SVGAnimatedNumber", 0, 257},
    {"SVGAnimatedNumberBrand", 1, 257},
    {"SVGAnimatedNumberList", 0, 257},
    {"SVGAnimatedNumberListBrand", 1, 257},
    {"SVGAnimatedNumberListSteps", 1, 159},
    {"SVGAnimatedNumberSteps", 1, 159},
    {"SVGAnimatedPreserveAspectRatio", 0, 257},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 257},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 159},
    {"SVGAnimatedRect", 0, 257},
    {"SVGAnimatedRectBrand", 1, 257},
    {"SVGAnimatedRectSteps", 1, 159},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 257},
    {"SVGAnimatedTransformListBrand", 1, 257},
    {"SVGAnimatedTransformListSteps", 1, 159},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 211},
    {"SVGElement", 2, 234},
    {"SVGElementMembers_CSSTypedOM", 1, 194},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 257},
    {"SVGLengthBrand", 1, 257},
    {"SVGLengthList", 0, 257},
    {"SVGLengthListBrand", 1, 257},
    {"SVGLengthListSteps", 1, 161},
    {"SVGLengthSteps", 1, 160},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 257},
    {"SVGNumberBrand", 1, 257},
    {"SVGNumberList", 0, 257},
    {"SVGNumberListBrand", 1, 257},
    {"SVGNumberListSteps", 1, 161},
    {"SVGNumberSteps", 1, 160},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 257},
    {"SVGPointListBrand", 1, 257},
    {"SVGPointListSteps", 1, 161},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 257},
    {"SVGPreserveAspectRatioBrand", 1, 257},
    {"SVGPreserveAspectRatioSteps", 1, 159},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 257},
    {"SVGStringListBrand", 1, 257},
    {"SVGStringListSteps", 1, 161},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 257},
    {"SVGTransformBrand", 1, 257},
    {"SVGTransformList", 0, 257},
    {"SVGTransformListBrand", 1, 257},
    {"SVGTransformListSteps", 1, 161},
    {"SVGTransformSteps", 1, 164},
    {"SVGUnitTypes", 0, 257},
    {"SVGUnitTypesBrand", 1, 257},
    {"SVGUnitTypesSteps", 1, 159},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 191},
    {"ScreenBrand", 1, 191},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 235},
    {"SelectableTextSteps", 1, 111},
    {"Selection", 0, 218},
    {"SelectionBrand", 1, 218},
    {"SelectionSteps", 1, 29},
    {"ShadowRoot", 0, 219},
    {"ShadowRootSteps", 1, 31},
    {"ShadowRootSteps_ShadowRoot", 1, 31},
    {"ShadowRootSteps_animations", 1, 173},
    {"SlottableSteps", 1, 45},
    {"StaticRange", 0, 217},
    {"StaticRangeBrand", 1, 217},
    {"StaticRangeSteps", 1, 28},
    {"Storage", 0, 220},
    {"StorageBrand", 1, 220},
    {"StorageEvent", 0, 235},
    {"StorageEventSteps", 1, 169},
    {"StorageSteps", 1, 138},
    {"StylePropertyMap", 0, 194},
    {"StylePropertyMapBrand", 1, 194},
    {"StylePropertyMapReadOnly", 0, 194},
    {"StylePropertyMapReadOnlyBrand", 1, 194},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 221},
    {"StyleSheetBrand", 1, 221},
    {"StyleSheetList", 0, 221},
    {"StyleSheetListBrand", 1, 221},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 235},
    {"SubmitterSteps", 1, 110},
    {"SubtleCrypto", 0, 262},
    {"SubtleCryptoBrand", 1, 262},
    {"SubtleCryptoSteps", 1, 177},
    {"Text", 0, 195},
    {"TextDecoder", 0, 232},
    {"TextDecoderBrand", 1, 232},
    {"TextDecoderCommonSteps", 1, 61},
    {"TextDecoderSteps", 1, 58},
    {"TextDecoderStream", 0, 232},
    {"TextDecoderStreamBrand", 1, 232},
    {"TextDecoderStreamSteps", 1, 61},
    {"TextEncoder", 0, 232},
    {"TextEncoderBrand", 1, 232},
    {"TextEncoderCommonSteps", 1, 61},
    {"TextEncoderSteps", 1, 58},
    {"TextEncoderStream", 0, 232},
    {"TextEncoderStreamBrand", 1, 232},
    {"TextEncoderStreamSteps", 1, 61},
    {"TextEvent", 0, 235},
    {"TextEventSteps", 1, 169},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 245},
    {"TextTrackBrand", 1, 245},
    {"TextTrackCue", 0, 245},
    {"TextTrackCueBrand", 1, 245},
    {"TextTrackCueList", 0, 245},
    {"TextTrackCueListBrand", 1, 245},
    {"TextTrackCueListSteps", 1, 91},
    {"TextTrackCueSteps", 1, 91},
    {"TextTrackList", 0, 245},
    {"TextTrackListBrand", 1, 245},
    {"TextTrackListSteps", 1, 91},
    {"TextTrackSteps", 1, 91},
    {"TimeRanges", 0, 244},
    {"TimeRangesBrand", 1, 244},
    {"TimeRangesSteps", 1, 90},
    {"ToggleEvent", 0, 235},
    {"Touch", 0, 260},
    {"TouchBrand", 1, 260},
    {"TouchEvent", 0, 260},
    {"TouchEventSteps", 1, 170},
    {"TouchList", 0, 260},
    {"TouchListBrand", 1, 260},
    {"TouchListSteps", 1, 170},
    {"TouchSteps", 1, 170},
    {"TrackEvent", 0, 235},
    {"TransformStream", 0, 255},
    {"TransformStreamBrand", 1, 255},
    {"TransformStreamDefaultController", 0, 255},
    {"TransformStreamDefaultControllerBrand", 1, 255},
    {"TransformStreamDefaultControllerSteps", 1, 149},
    {"TransformStreamSteps", 1, 149},
    {"TransitionEvent", 0, 235},
    {"TreeWalker", 0, 222},
    {"TreeWalkerBrand", 1, 222},
    {"TreeWalkerSteps", 1, 32},
    {"UIEvent", 0, 235},
    {"UIEventSteps", 1, 169},
    {"URL", 0, 261},
    {"URLBrand", 1, 261},
    {"URLSearchParams", 0, 261},
    {"URLSearchParamsBrand", 1, 261},
    {"URLSearchParamsSteps", 1, 171},
    {"URLSteps", 1, 171},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 254},
    {"UserActivationBrand", 1, 254},
    {"UserActivationSteps", 1, 142},
    {"VTTCue", 0, 245},
    {"VTTCueBrand", 1, 245},
    {"VTTCueSteps", 1, 91},
    {"ValidityState", 0, 238},
    {"ValidityStateBrand", 1, 238},
    {"ValidityStateSteps", 1, 112},
    {"VideoTrack", 0, 245},
    {"VideoTrackBrand", 1, 245},
    {"VideoTrackList", 0, 245},
    {"VideoTrackListBrand", 1, 245},
    {"VideoTrackListSteps", 1, 91},
    {"VideoTrackSteps", 1, 91},
    {"VisualViewport", 0, 191},
    {"VisualViewportBrand", 1, 191},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 228},
    {"WebSocketBrand", 1, 228},
    {"WebSocketSteps", 1, 187},
    {"WheelEvent", 0, 235},
    {"WheelEventSteps", 1, 169},
    {"WindowLocalStorageSteps", 1, 144},
    {"WindowMembers_CSSOMView", 1, 191},
    {"WindowMembers_Window", 1, 223},
    {"WindowMembers_fetch", 1, 236},
    {"WindowOrWorkerGlobalScopeSteps", 1, 144},
    {"WindowSessionStorageSteps", 1, 144},
    {"WindowSteps", 1, 144},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 70},
    {"WritableStream", 0, 255},
    {"WritableStreamBrand", 1, 255},
    {"WritableStreamDefaultController", 0, 255},
    {"WritableStreamDefaultControllerBrand", 1, 255},
    {"WritableStreamDefaultControllerSteps", 1, 158},
    {"WritableStreamDefaultWriter", 0, 255},
    {"WritableStreamDefaultWriterBrand", 1, 255},
    {"WritableStreamDefaultWriterSteps", 1, 150},
    {"WritableStreamSteps", 1, 150},
    {"XMLDocument", 0, 204},
    {"XMLHttpRequest", 0, 263},
    {"XMLHttpRequestBrand", 1, 263},
    {"XMLHttpRequestEventTarget", 0, 263},
    {"XMLHttpRequestEventTargetBrand", 1, 263},
    {"XMLHttpRequestSteps", 1, 68},
    {"XMLHttpRequestUpload", 0, 263},
    {"XMLHttpRequestUploadBrand", 1, 263},
    {"XMLSerializer", 0, 199},
    {"XMLSerializerBrand", 1, 199},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 224},
    {"XPathEvaluatorBaseSteps", 1, 33},
    {"XPathEvaluatorBrand", 1, 224},
    {"XPathEvaluatorSteps", 1, 33},
    {"XPathExpression", 0, 224},
    {"XPathExpressionBrand", 1, 224},
    {"XPathExpressionSteps", 1, 33},
    {"XPathResult", 0, 224},
    {"XPathResultBrand", 1, 224},
    {"XPathResultSteps", 1, 33},
    {"abortControllerState", 1, 188},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 188},
    {"abortWritable", 1, 150},
    {"abstractRangeState", 1, 217},
    {"acquireReader", 1, 148},
    {"acquireWriter", 1, 150},
    {"activateInput", 1, 108},
    {"activationBehavior", 1, 113},
    {"addHeader", 1, 65},
    {"addIterable", 1, 183},
    {"addIterator", 1, 183},
    {"addRead", 1, 148},
    {"addSetlike", 1, 185},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 60},
    {"allNamed", 1, 42},
    {"allOf", 1, 79},
    {"animationChanged", 1, 173},
    {"animationEffectState", 1, 225},
    {"animationRate", 1, 173},
    {"animationState", 1, 225},
    {"animationTime", 1, 173},
    {"animationTimelineState", 1, 225},
    {"appendBytes", 1, 60},
    {"appendSequence", 1, 60},
    {"appliesTo", 1, 101},
    {"areInOneTree", 1, 46},
    {"assignToSlot", 1, 45},
    {"atob", 1, 59},
    {"attachInternals", 1, 76},
    {"attachShadow", 1, 31},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 245},
    {"audioTrackState", 1, 245},
    {"bar", 1, 136},
    {"barPropState", 1, 248},
    {"beforeToggle", 1, 122},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 70},
    {"blobState", 1, 208},
    {"blockAround", 1, 49},
    {"blockCommand", 1, 47},
    {"blockOfLine", 1, 54},
    {"blockState", 1, 47},
    {"bodyOf", 1, 36},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 246},
    {"btoa", 1, 59},
    {"bufferIsDetached", 1, 156},
    {"buttonType", 1, 99},
    {"byobRequestOf", 1, 154},
    {"byteLengthQueuingStrategyState", 1, 255},
    {"bytesAsText", 1, 177},
    {"bytesDrained", 1, 151},
    {"callPromise", 1, 156},
    {"callbackMember", 1, 156},
    {"canEnqueue", 1, 152},
    {"cancelReadable", 1, 148},
    {"caretForFocus", 1, 51},
    {"chain", 1, 156},
    {"changeRules", 1, 11},
    {"changedControls", 1, 95},
    {"checkForm", 1, 112},
    {"checkPoint", 1, 28},
    {"checkValidity", 1, 112},
    {"checkedRadio", 1, 108},
    {"checkedness", 1, 108},
    {"childAt", 1, 28},
    {"childBeside", 1, 49},
    {"childText", 1, 80},
    {"chosenFrame", 1, 139},
    {"chunkSize", 1, 158},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 167},
    {"clearFiles", 1, 100},
    {"clearTimer", 1, 168},
    {"click", 1, 85},
    {"clipboardItemState", 1, 254},
    {"clipboardState", 1, 254},
    {"clone", 1, 126},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 69},
    {"closeBytes", 1, 151},
    {"closeController", 1, 152},
    {"closeDialog", 1, 116},
    {"closeEnd", 1, 124},
    {"closeReadable", 1, 148},
    {"closeWritable", 1, 150},
    {"closeWritableController", 1, 158},
    {"closeWriter", 1, 150},
    {"closestElement", 1, 30},
    {"commandDialog", 1, 116},
    {"commandEnabled", 1, 48},
    {"commandIndeterminate", 1, 48},
    {"commandState", 1, 48},
    {"commandSupported", 1, 48},
    {"commandValue", 1, 48},
    {"commitAll", 1, 154},
    {"commonAncestor", 1, 46},
    {"comparePoints", 1, 46},
    {"composedEnds", 1, 34},
    {"composedPath", 1, 41},
    {"composedPoints", 1, 34},
    {"composedRanges", 1, 34},
    {"compressionStreamState", 1, 227},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 229},
    {"constructElement", 1, 77},
    {"contentHandlerChanged", 1, 132},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 95},
    {"controlMatches", 1, 94},
    {"controlState", 1, 95},
    {"controlValue", 1, 102},
    {"controlsChanged", 1, 95},
    {"controlsOf", 1, 99},
    {"copyBytes", 1, 58},
    {"copyEntries", 1, 64},
    {"copyFiles", 1, 100},
    {"copyHeaders", 1, 65},
    {"copyRange", 1, 44},
    {"countItems", 1, 156},
    {"countQueuingStrategyState", 1, 255},
    {"createCustom", 1, 77},
    {"createEvent", 1, 40},
    {"crypto", 1, 176},
    {"cryptoKeyState", 1, 262},
    {"cryptoState", 1, 262},
    {"cssConditionRuleState", 1, 192},
    {"cssContainerRuleState", 1, 192},
    {"cssCounterStyleRuleState", 1, 192},
    {"cssFontFaceRuleState", 1, 192},
    {"cssFontPaletteValuesRuleState", 1, 192},
    {"cssGroupingRuleState", 1, 192},
    {"cssImageValueState", 1, 194},
    {"cssImportRuleState", 1, 192},
    {"cssKeyframeRuleState", 1, 192},
    {"cssKeyframesRuleState", 1, 192},
    {"cssKeywordValueState", 1, 194},
    {"cssLayerBlockRuleState", 1, 192},
    {"cssLayerStatementRuleState", 1, 192},
    {"cssMarginRuleState", 1, 192},
    {"cssMathClampState", 1, 194},
    {"cssMathInvertState", 1, 194},
    {"cssMathMaxState", 1, 194},
    {"cssMathMinState", 1, 194},
    {"cssMathNegateState", 1, 194},
    {"cssMathProductState", 1, 194},
    {"cssMathSumState", 1, 194},
    {"cssMathValueState", 1, 194},
    {"cssMatrixComponentState", 1, 194},
    {"cssMediaRuleState", 1, 192},
    {"cssNamespaceRuleState", 1, 192},
    {"cssNestedDeclarationsState", 1, 192},
    {"cssNumericArrayState", 1, 194},
    {"cssNumericValueState", 1, 194},
    {"cssPageRuleState", 1, 192},
    {"cssPerspectiveState", 1, 194},
    {"cssPropertyRuleState", 1, 192},
    {"cssRotateState", 1, 194},
    {"cssRuleListState", 1, 192},
    {"cssRuleState", 1, 192},
    {"cssScaleState", 1, 194},
    {"cssScopeRuleState", 1, 192},
    {"cssSkewState", 1, 194},
    {"cssSkewXState", 1, 194},
    {"cssSkewYState", 1, 194},
    {"cssStartingStyleRuleState", 1, 192},
    {"cssStyleRuleState", 1, 192},
    {"cssStyleSheetState", 1, 221},
    {"cssStyleValueState", 1, 194},
    {"cssSupportsRuleState", 1, 192},
    {"cssTransformComponentState", 1, 194},
    {"cssTransformValueState", 1, 194},
    {"cssTranslateState", 1, 194},
    {"cssUnitValueState", 1, 194},
    {"cssUnparsedValueState", 1, 194},
    {"cssVariableReferenceValueState", 1, 194},
    {"currentEvent", 1, 35},
    {"customElementRegistryState", 1, 196},
    {"customElements", 1, 75},
    {"customEntries", 1, 76},
    {"customFlags", 1, 76},
    {"customMessage", 1, 76},
    {"customState", 1, 77},
    {"customStateSetState", 1, 206},
    {"cutSequence", 1, 60},
    {"dataTransferItemListState", 1, 203},
    {"dataTransferItemState", 1, 203},
    {"dataTransferState", 1, 203},
    {"datasetOf", 1, 83},
    {"dateNumber", 1, 97},
    {"dateText", 1, 97},
    {"dealWithRejection", 1, 150},
    {"decodePiece", 1, 58},
    {"decodeText", 1, 58},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 227},
    {"defaultButton", 1, 99},
    {"defineElement", 1, 77},
    {"defineEvent", 1, 40},
    {"definitionNamed", 1, 77},
    {"definitionOf", 1, 77},
    {"deleteRange", 1, 44},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 156},
    {"deriveBits", 1, 178},
    {"deriveKey", 1, 178},
    {"derivedList", 1, 87},
    {"describe", 1, 7},
    {"deserialize", 1, 126},
    {"deserializeWithTransfer", 1, 126},
    {"desiredSizeOf", 1, 152},
    {"detailsChanged", 1, 115},
    {"detailsRenamed", 1, 115},
    {"dialogChanged", 1, 116},
    {"digestName", 1, 177},
    {"digestText", 1, 177},
    {"dispatch", 1, 35},
    {"documentArgument", 1, 186},
    {"documentTimelineState", 1, 225},
    {"domExceptionState", 1, 198},
    {"domImplementationState", 1, 199},
    {"domMatrixReadOnlyState", 1, 243},
    {"domMatrixState", 1, 243},
    {"domParserState", 1, 199},
    {"domPointReadOnlyState", 1, 243},
    {"domPointState", 1, 243},
    {"domQuadState", 1, 243},
    {"domRectListState", 1, 240},
    {"domRectReadOnlyState", 1, 240},
    {"domRectState", 1, 240},
    {"domStringListState", 1, 200},
    {"easingFunction", 1, 174},
    {"editingRoot", 1, 117},
    {"effectEnd", 1, 175},
    {"effectFills", 1, 175},
    {"elementArgument", 1, 186},
    {"elementInternalsState", 1, 206},
    {"elementsNamed", 1, 42},
    {"emptySequence", 1, 60},
    {"encodeEntries", 1, 71},
    {"encodeUTF8", 1, 58},
    {"enqueueBytes", 1, 151},
    {"enqueueCallback", 1, 77},
    {"enqueueChunk", 1, 152},
    {"enqueueCopiedBytes", 1, 151},
    {"enqueueDetachedPull", 1, 151},
    {"enqueueSized", 1, 156},
    {"enqueueTransformed", 1, 149},
    {"entryList", 1, 110},
    {"errorBytes", 1, 151},
    {"errorController", 1, 152},
    {"errorNames", 1, 233},
    {"errorReadable", 1, 148},
    {"errorTransform", 1, 149},
    {"errorWritableIfNeeded", 1, 158},
    {"evaluatedJSON", 1, 62},
    {"eventInterface", 1, 40},
    {"eventPath", 1, 41},
    {"eventReceiver", 1, 40},
    {"eventSourceState", 1, 228},
    {"eventState", 1, 207},
    {"exceptionOfCode", 1, 180},
    {"execCommand", 1, 48},
    {"exportKey", 1, 178},
    {"exposeElement", 1, 140},
    {"exposeFrames", 1, 140},
    {"exposeNames", 1, 140},
    {"external", 1, 136},
    {"externalState", 1, 248},
    {"extractBody", 1, 69},
    {"extractRange", 1, 44},
    {"failClose", 1, 150},
    {"failReads", 1, 148},
    {"failWrite", 1, 150},
    {"fileListState", 1, 208},
    {"fileReaderState", 1, 208},
    {"fileState", 1, 208},
    {"fileValue", 1, 100},
    {"filesOf", 1, 100},
    {"finalStyles", 1, 175},
    {"finishClose", 1, 150},
    {"finishErroring", 1, 150},
    {"finishWrite", 1, 150},
    {"fire", 1, 35},
    {"firstItem", 1, 156},
    {"firstNamed", 1, 42},
    {"firstOf", 1, 36},
    {"firstValued", 1, 42},
    {"firstWithId", 1, 99},
    {"focusForSelection", 1, 51},
    {"focusableArea", 1, 117},
    {"focusedId", 1, 36},
    {"foldBlanks", 1, 57},
    {"foldsBlanks", 1, 57},
    {"followLink", 1, 130},
    {"fontSizeOf", 1, 52},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 108},
    {"forgetHandlers", 1, 132},
    {"formAssociated", 1, 76},
    {"formControls", 1, 98},
    {"formDataState", 1, 263},
    {"formEntries", 1, 110},
    {"formOf", 1, 99},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 139},
    {"frames", 1, 139},
    {"fromDictionary", 1, 186},
    {"fromHost", 1, 35},
    {"fromSequence", 1, 186},
    {"fulfilRead", 1, 148},
    {"generateKey", 1, 178},
    {"geolocationPositionErrorState", 1, 254},
    {"geolocationState", 1, 254},
    {"getHandler", 1, 132},
    {"goTo", 1, 128},
    {"handled", 1, 156},
    {"hasBYOBReader", 1, 151},
    {"hasBackpressure", 1, 152},
    {"hasDisabledShadow", 1, 77},
    {"hasFormat", 1, 52},
    {"hasMessages", 1, 95},
    {"hasNoChoice", 1, 109},
    {"hasOwnAlone", 1, 99},
    {"hasPulls", 1, 154},
    {"headOf", 1, 36},
    {"headerValue", 1, 65},
    {"headersState", 1, 236},
    {"hidePopover", 1, 121},
    {"hidePopoversOver", 1, 121},
    {"highWaterMarkOf", 1, 156},
    {"history", 1, 127},
    {"historyState", 1, 248},
    {"holdsInvalid", 1, 103},
    {"hostEvent", 1, 40},
    {"htmlElementArgument", 1, 84},
    {"htmlOf", 1, 36},
    {"idleDeadlineState", 1, 241},
    {"imageChanged", 1, 89},
    {"imageEvent", 1, 89},
    {"imagePoint", 1, 110},
    {"imageSeen", 1, 89},
    {"imagesMoved", 1, 89},
    {"implementationOf", 1, 22},
    {"importKey", 1, 178},
    {"inReactionQueue", 1, 77},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 101},
    {"insertIntoRange", 1, 44},
    {"insertMarkup", 1, 53},
    {"intersectionObserverEntryState", 1, 250},
    {"intersectionObserverState", 1, 250},
    {"invalidIn", 1, 112},
    {"invalidateRequest", 1, 151},
    {"invoke", 1, 119},
    {"invokeListeners", 1, 35},
    {"invokeReactions", 1, 77},
    {"is", 1, 54},
    {"isAbortController", 1, 188},
    {"isAbortSignal", 1, 188},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 217},
    {"isActiveDocument", 1, 139},
    {"isAnimation", 1, 225},
    {"isAnimationEffect", 1, 225},
    {"isAnimationTimeline", 1, 225},
    {"isAudioTrack", 1, 245},
    {"isAudioTrackList", 1, 245},
    {"isBarProp", 1, 248},
    {"isBlob", 1, 208},
    {"isBlock", 1, 54},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBody", 1, 36},
    {"isBreak", 1, 54},
    {"isBroadcastChannel", 1, 246},
    {"isBuffer", 1, 186},
    {"isByteLengthQueuingStrategy", 1, 255},
    {"isCSSConditionRule", 1, 192},
    {"isCSSContainerRule", 1, 192},
    {"isCSSCounterStyleRule", 1, 192},
    {"isCSSFontFaceRule", 1, 192},
    {"isCSSFontPaletteValuesRule", 1, 192},
    {"isCSSGroupingRule", 1, 192},
    {"isCSSImageValue", 1, 194},
    {"isCSSImportRule", 1, 192},
    {"isCSSKeyframeRule", 1, 192},
    {"isCSSKeyframesRule", 1, 192},
    {"isCSSKeywordValue", 1, 194},
    {"isCSSLayerBlockRule", 1, 192},
    {"isCSSLayerStatementRule", 1, 192},
    {"isCSSMarginRule", 1, 192},
    {"isCSSMathClamp", 1, 194},
    {"isCSSMathInvert", 1, 194},
    {"isCSSMathMax", 1, 194},
    {"isCSSMathMin", 1, 194},
    {"isCSSMathNegate", 1, 194},
    {"isCSSMathProduct", 1, 194},
    {"isCSSMathSum", 1, 194},
    {"isCSSMathValue", 1, 194},
    {"isCSSMatrixComponent", 1, 194},
    {"isCSSMediaRule", 1, 192},
    {"isCSSNamespaceRule", 1, 192},
    {"isCSSNestedDeclarations", 1, 192},
    {"isCSSNumericArray", 1, 194},
    {"isCSSNumericValue", 1, 194},
    {"isCSSPageRule", 1, 192},
    {"isCSSPerspective", 1, 194},
    {"isCSSPropertyRule", 1, 192},
    {"isCSSRotate", 1, 194},
    {"isCSSRule", 1, 192},
    {"isCSSRuleList", 1, 192},
    {"isCSSScale", 1, 194},
    {"isCSSScopeRule", 1, 192},
    {"isCSSSkew", 1, 194},
    {"isCSSSkewX", 1, 194},
    {"isCSSSkewY", 1, 194},
    {"isCSSStartingStyleRule", 1, 192},
    {"isCSSStyleRule", 1, 192},
    {"isCSSStyleSheet", 1, 221},
    {"isCSSStyleValue", 1, 194},
    {"isCSSSupportsRule", 1, 192},
    {"isCSSTransformComponent", 1, 194},
    {"isCSSTransformValue", 1, 194},
    {"isCSSTranslate", 1, 194},
    {"isCSSUnitValue", 1, 194},
    {"isCSSUnparsedValue", 1, 194},
    {"isCSSVariableReferenceValue", 1, 194},
    {"isCharacterData", 1, 28},
    {"isClipboard", 1, 254},
    {"isClipboardItem", 1, 254},
    {"isClosed", 1, 31},
    {"isClosing", 1, 150},
    {"isComposedInPage", 1, 34},
    {"isCompressionStream", 1, 227},
    {"isCountQueuingStrategy", 1, 255},
    {"isCrypto", 1, 262},
    {"isCryptoKey", 1, 262},
    {"isCustomElementRegistry", 1, 196},
    {"isCustomStateSet", 1, 206},
    {"isDOMException", 1, 198},
    {"isDOMImplementation", 1, 199},
    {"isDOMMatrix", 1, 243},
    {"isDOMMatrixReadOnly", 1, 243},
    {"isDOMParser", 1, 199},
    {"isDOMPoint", 1, 243},
    {"isDOMPointReadOnly", 1, 243},
    {"isDOMQuad", 1, 243},
    {"isDOMRect", 1, 240},
    {"isDOMRectList", 1, 240},
    {"isDOMRectReadOnly", 1, 240},
    {"isDOMStringList", 1, 200},
    {"isDataTransfer", 1, 203},
    {"isDataTransferItem", 1, 203},
    {"isDataTransferItemList", 1, 203},
    {"isDecompressionStream", 1, 227},
    {"isDesigned", 1, 80},
    {"isDisabled", 1, 117},
    {"isDocumentTimeline", 1, 225},
    {"isEditable", 1, 117},
    {"isElement", 1, 54},
    {"isElementInternals", 1, 206},
    {"isEvent", 1, 207},
    {"isEventSource", 1, 228},
    {"isExternal", 1, 248},
    {"isFieldValue", 1, 65},
    {"isFile", 1, 208},
    {"isFileList", 1, 208},
    {"isFileReader", 1, 208},
    {"isFocusable", 1, 117},
    {"isFocusableByDefault", 1, 117},
    {"isFormControl", 1, 99},
    {"isFormCustom", 1, 76},
    {"isFormData", 1, 263},
    {"isFormat", 1, 52},
    {"isFrameWindow", 1, 139},
    {"isGeolocation", 1, 254},
    {"isGeolocationPositionError", 1, 254},
    {"isGroupChecked", 1, 108},
    {"isHTMLElementOf", 1, 84},
    {"isHeaders", 1, 236},
    {"isHiddenAt", 1, 41},
    {"isHistory", 1, 248},
    {"isIdleDeadline", 1, 241},
    {"isImageLoading", 1, 89},
    {"isInNode", 1, 46},
    {"isIndexed", 1, 182},
    {"isIntersectionObserver", 1, 250},
    {"isIntersectionObserverEntry", 1, 250},
    {"isKeyframeEffect", 1, 225},
    {"isLoadable", 1, 70},
    {"isLocation", 1, 248},
    {"isLockedReadable", 1, 148},
    {"isMediaError", 1, 245},
    {"isMediaList", 1, 221},
    {"isMediaQueryList", 1, 191},
    {"isMessageChannel", 1, 246},
    {"isMessagePort", 1, 246},
    {"isMimeType", 1, 214},
    {"isMimeTypeArray", 1, 214},
    {"isModal", 1, 120},
    {"isMouseEvent", 1, 169},
    {"isMutationObserver", 1, 212},
    {"isMutationRecord", 1, 212},
    {"isNamed", 1, 42},
    {"isNavigator", 1, 214},
    {"isNodeIterator", 1, 222},
    {"isNotification", 1, 254},
    {"isNumberText", 1, 106},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 47},
    {"isPerformance", 1, 252},
    {"isPerformanceEntry", 1, 253},
    {"isPerformanceMark", 1, 253},
    {"isPerformanceMeasure", 1, 253},
    {"isPerformanceNavigation", 1, 249},
    {"isPerformanceObserver", 1, 253},
    {"isPerformanceObserverEntryList", 1, 253},
    {"isPerformanceTiming", 1, 249},
    {"isPermissionStatus", 1, 254},
    {"isPermissions", 1, 254},
    {"isPlugin", 1, 214},
    {"isPluginArray", 1, 214},
    {"isPopoverShown", 1, 121},
    {"isRange", 1, 217},
    {"isReadableByteStreamController", 1, 255},
    {"isReadableStream", 1, 255},
    {"isReadableStreamBYOBReader", 1, 255},
    {"isReadableStreamBYOBRequest", 1, 255},
    {"isReadableStreamDefaultController", 1, 255},
    {"isReadableStreamDefaultReader", 1, 255},
    {"isRequest", 1, 236},
    {"isResizeObserver", 1, 250},
    {"isResizeObserverEntry", 1, 250},
    {"isResizeObserverSize", 1, 250},
    {"isResponse", 1, 236},
    {"isSVGAngle", 1, 257},
    {"isSVGAnimatedAngle", 1, 257},
    {"isSVGAnimatedBoolean", 1, 257},
    {"isSVGAnimatedEnumeration", 1, 257},
    {"isSVGAnimatedInteger", 1, 257},
    {"isSVGAnimatedLength", 1, 257},
    {"isSVGAnimatedLengthList", 1, 257},
    {"isSVGAnimatedNumber", 1, 257},
    {"isSVGAnimatedNumberList", 1, 257},
    {"isSVGAnimatedPreserveAspectRatio", 1, 257},
    {"isSVGAnimatedRect", 1, 257},
    {"isSVGAnimatedTransformList", 1, 257},
    {"isSVGLength", 1, 257},
    {"isSVGLengthList", 1, 257},
    {"isSVGNumber", 1, 257},
    {"isSVGNumberList", 1, 257},
    {"isSVGPointList", 1, 257},
    {"isSVGPreserveAspectRatio", 1, 257},
    {"isSVGStringList", 1, 257},
    {"isSVGTransform", 1, 257},
    {"isSVGTransformList", 1, 257},
    {"isSVGUnitTypes", 1, 257},
    {"isScreen", 1, 191},
    {"isSelected", 1, 109},
    {"isSelection", 1, 218},
    {"isShadowIncluding", 1, 31},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 217},
    {"isStepMismatch", 1, 106},
    {"isStorage", 1, 220},
    {"isStylePropertyMap", 1, 194},
    {"isStylePropertyMapReadOnly", 1, 194},
    {"isStyleSheet", 1, 221},
    {"isStyleSheetList", 1, 221},
    {"isSubmitButton", 1, 99},
    {"isSubtleCrypto", 1, 262},
    {"isSummary", 1, 117},
    {"isText", 1, 54},
    {"isTextDecoder", 1, 232},
    {"isTextDecoderStream", 1, 232},
    {"isTextEncoder", 1, 232},
    {"isTextEncoderStream", 1, 232},
    {"isTextNode", 1, 28},
    {"isTextTrack", 1, 245},
    {"isTextTrackCue", 1, 245},
    {"isTextTrackCueList", 1, 245},
    {"isTextTrackList", 1, 245},
    {"isTimeRanges", 1, 244},
    {"isToken", 1, 65},
    {"isTouch", 1, 260},
    {"isTouchList", 1, 260},
    {"isTransformStream", 1, 255},
    {"isTransformStreamDefaultController", 1, 255},
    {"isTreeWalker", 1, 222},
    {"isURL", 1, 261},
    {"isURLSearchParams", 1, 261},
    {"isUnusable", 1, 69},
    {"isUserActivation", 1, 254},
    {"isVTTCue", 1, 245},
    {"isValidControl", 1, 112},
    {"isValidityState", 1, 238},
    {"isVideoTrack", 1, 245},
    {"isVideoTrackList", 1, 245},
    {"isVisualViewport", 1, 191},
    {"isWebSocket", 1, 228},
    {"isWritableStream", 1, 255},
    {"isWritableStreamDefaultController", 1, 255},
    {"isWritableStreamDefaultWriter", 1, 255},
    {"isXMLHttpRequest", 1, 263},
    {"isXMLHttpRequestEventTarget", 1, 263},
    {"isXMLHttpRequestUpload", 1, 263},
    {"isXMLSerializer", 1, 199},
    {"isXPathEvaluator", 1, 224},
    {"isXPathExpression", 1, 224},
    {"isXPathResult", 1, 224},
    {"itemKind", 1, 182},
    {"itemState", 1, 182},
    {"keepBlanks", 1, 57},
    {"keepBlanksApart", 1, 57},
    {"keepLine", 1, 49},
    {"keyframeEffectState", 1, 225},
    {"labelListOf", 1, 99},
    {"labeledControl", 1, 99},
    {"labelsFor", 1, 42},
    {"legacySize", 1, 52},
    {"limitState", 1, 112},
    {"linesOf", 1, 54},
    {"listElement", 1, 104},
    {"loadFailed", 1, 70},
    {"loadResource", 1, 70},
    {"localOf", 1, 54},
    {"location", 1, 128},
    {"locationState", 1, 248},
    {"makeAbortController", 1, 188},
    {"makeAbortSignal", 1, 188},
    {"makeAbstractRange", 1, 217},
    {"makeAnimation", 1, 225},
    {"makeAnimationEffect", 1, 225},
    {"makeAnimationTimeline", 1, 225},
    {"makeAudioTrack", 1, 245},
    {"makeAudioTrackList", 1, 245},
    {"makeBarProp", 1, 248},
    {"makeBlob", 1, 208},
    {"makeBroadcastChannel", 1, 246},
    {"makeByteLengthQueuingStrategy", 1, 255},
    {"makeCSSConditionRule", 1, 192},
    {"makeCSSContainerRule", 1, 192},
    {"makeCSSCounterStyleRule", 1, 192},
    {"makeCSSFontFaceRule", 1, 192},
    {"makeCSSFontPaletteValuesRule", 1, 192},
    {"makeCSSGroupingRule", 1, 192},
    {"makeCSSImageValue", 1, 194},
    {"makeCSSImportRule", 1, 192},
    {"makeCSSKeyframeRule", 1, 192},
    {"makeCSSKeyframesRule", 1, 192},
    {"makeCSSKeywordValue", 1, 194},
    {"makeCSSLayerBlockRule", 1, 192},
    {"makeCSSLayerStatementRule", 1, 192},
    {"makeCSSMarginRule", 1, 192},
    {"makeCSSMathClamp", 1, 194},
    {"makeCSSMathInvert", 1, 194},
    {"makeCSSMathMax", 1, 194},
    {"makeCSSMathMin", 1, 194},
    {"makeCSSMathNegate", 1, 194},
    {"makeCSSMathProduct", 1, 194},
    {"makeCSSMathSum", 1, 194},
    {"makeCSSMathValue", 1, 194},
    {"makeCSSMatrixComponent", 1, 194},
    {"makeCSSMediaRule", 1, 192},
    {"makeCSSNamespaceRule", 1, 192},
    {"makeCSSNestedDeclarations", 1, 192},
    {"makeCSSNumericArray", 1, 194},
    {"makeCSSNumericValue", 1, 194},
    {"makeCSSPageRule", 1, 192},
    {"makeCSSPerspective", 1, 194},
    {"makeCSSPropertyRule", 1, 192},
    {"makeCSSRotate", 1, 194},
    {"makeCSSRule", 1, 192},
    {"makeCSSRuleList", 1, 192},
    {"makeCSSScale", 1, 194},
    {"makeCSSScopeRule", 1, 192},
    {"makeCSSSkew", 1, 194},
    {"makeCSSSkewX", 1, 194},
    {"makeCSSSkewY", 1, 194},
    {"makeCSSStartingStyleRule", 1, 192},
    {"makeCSSStyleDeclaration", 1, 193},
    {"makeCSSStyleRule", 1, 192},
    {"makeCSSStyleSheet", 1, 221},
    {"makeCSSStyleValue", 1, 194},
    {"makeCSSSupportsRule", 1, 192},
    {"makeCSSTransformComponent", 1, 194},
    {"makeCSSTransformValue", 1, 194},
    {"makeCSSTranslate", 1, 194},
    {"makeCSSUnitValue", 1, 194},
    {"makeCSSUnparsedValue", 1, 194},
    {"makeCSSVariableReferenceValue", 1, 194},
    {"makeClipboard", 1, 254},
    {"makeClipboardItem", 1, 254},
    {"makeCompressionStream", 1, 227},
    {"makeCountQueuingStrategy", 1, 255},
    {"makeCrypto", 1, 262},
    {"makeCryptoKey", 1, 262},
    {"makeCustomElementRegistry", 1, 196},
    {"makeCustomStateSet", 1, 206},
    {"makeDOMException", 1, 198},
    {"makeDOMImplementation", 1, 199},
    {"makeDOMMatrix", 1, 243},
    {"makeDOMMatrixReadOnly", 1, 243},
    {"makeDOMParser", 1, 199},
    {"makeDOMPoint", 1, 243},
    {"makeDOMPointReadOnly", 1, 243},
    {"makeDOMQuad", 1, 243},
    {"makeDOMRect", 1, 240},
    {"makeDOMRectList", 1, 240},
    {"makeDOMRectReadOnly", 1, 240},
    {"makeDOMStringList", 1, 200},
    {"makeDOMStringMap", 1, 201},
    {"makeDOMTokenList", 1, 202},
    {"makeDataTransfer", 1, 203},
    {"makeDataTransferItem", 1, 203},
    {"makeDataTransferItemList", 1, 203},
    {"makeDecompressionStream", 1, 227},
    {"makeDeferred", 1, 156},
    {"makeDocumentTimeline", 1, 225},
    {"makeElement", 1, 84},
    {"makeElementInternals", 1, 206},
    {"makeEvent", 1, 207},
    {"makeEventSource", 1, 228},
    {"makeException", 1, 180},
    {"makeExternal", 1, 248},
    {"makeFile", 1, 208},
    {"makeFileList", 1, 208},
    {"makeFileReader", 1, 208},
    {"makeFormData", 1, 263},
    {"makeGeolocation", 1, 254},
    {"makeGeolocationPositionError", 1, 254},
    {"makeHTMLAllCollection", 1, 209},
    {"makeHTMLCollection", 1, 226},
    {"makeHTMLFormControlsCollection", 1, 237},
    {"makeHTMLOptionsCollection", 1, 237},
    {"makeHeaders", 1, 236},
    {"makeHistory", 1, 248},
    {"makeIdleDeadline", 1, 241},
    {"makeIndexed", 1, 182},
    {"makeIntersectionObserver", 1, 250},
    {"makeIntersectionObserverEntry", 1, 250},
    {"makeKeyframeEffect", 1, 225},
    {"makeLocation", 1, 248},
    {"makeMediaError", 1, 245},
    {"makeMediaList", 1, 221},
    {"makeMediaQueryList", 1, 191},
    {"makeMessageChannel", 1, 246},
    {"makeMessagePort", 1, 246},
    {"makeMimeType", 1, 214},
    {"makeMimeTypeArray", 1, 214},
    {"makeMutationObserver", 1, 212},
    {"makeMutationRecord", 1, 212},
    {"makeNamedNodeMap", 1, 213},
    {"makeNavigator", 1, 214},
    {"makeNodeIterator", 1, 222},
    {"makeNodeList", 1, 226},
    {"makeNotification", 1, 254},
    {"makePerformance", 1, 252},
    {"makePerformanceEntry", 1, 253},
    {"makePerformanceMark", 1, 253},
    {"makePerformanceMeasure", 1, 253},
    {"makePerformanceNavigation", 1, 249},
    {"makePerformanceObserver", 1, 253},
    {"makePerformanceObserverEntryList", 1, 253},
    {"makePerformanceTiming", 1, 249},
    {"makePermissionStatus", 1, 254},
    {"makePermissions", 1, 254},
    {"makePlugin", 1, 214},
    {"makePluginArray", 1, 214},
    {"makeRadioNodeList", 1, 237},
    {"makeRange", 1, 217},
    {"makeReadableByteStreamController", 1, 255},
    {"makeReadableStream", 1, 255},
    {"makeReadableStreamBYOBReader", 1, 255},
    {"makeReadableStreamBYOBRequest", 1, 255},
    {"makeReadableStreamDefaultController", 1, 255},
    {"makeReadableStreamDefaultReader", 1, 255},
    {"makeRequest", 1, 236},
    {"makeResizeObserver", 1, 250},
    {"makeResizeObserverEntry", 1, 250},
    {"makeResizeObserverSize", 1, 250},
    {"makeResponse", 1, 236},
    {"makeSVGAngle", 1, 257},
    {"makeSVGAnimatedAngle", 1, 257},
    {"makeSVGAnimatedBoolean", 1, 257},
    {"makeSVGAnimatedEnumeration", 1, 257},
    {"makeSVGAnimatedInteger", 1, 257},
    {"makeSVGAnimatedLength", 1, 257},
    {"makeSVGAnimatedLengthList", 1, 257},
    {"makeSVGAnimatedNumber", 1, 257},
    {"makeSVGAnimatedNumberList", 1, 257},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 257},
    {"makeSVGAnimatedRect", 1, 257},
    {"makeSVGAnimatedTransformList", 1, 257},
    {"makeSVGLength", 1, 257},
    {"makeSVGLengthList", 1, 257},
    {"makeSVGNumber", 1, 257},
    {"makeSVGNumberList", 1, 257},
    {"makeSVGPointList", 1, 257},
    {"makeSVGPreserveAspectRatio", 1, 257},
    {"makeSVGStringList", 1, 257},
    {"makeSVGTransform", 1, 257},
    {"makeSVGTransformList", 1, 257},
    {"makeSVGUnitTypes", 1, 257},
    {"makeScreen", 1, 191},
    {"makeSelection", 1, 218},
    {"makeStaticRange", 1, 217},
    {"makeStorage", 1, 220},
    {"makeStylePropertyMap", 1, 194},
    {"makeStylePropertyMapReadOnly", 1, 194},
    {"makeStyleSheet", 1, 221},
    {"makeStyleSheetList", 1, 221},
    {"makeSubtleCrypto", 1, 262},
    {"makeTextDecoder", 1, 232},
    {"makeTextDecoderStream", 1, 232},
    {"makeTextEncoder", 1, 232},
    {"makeTextEncoderStream", 1, 232},
    {"makeTextTrack", 1, 245},
    {"makeTextTrackCue", 1, 245},
    {"makeTextTrackCueList", 1, 245},
    {"makeTextTrackList", 1, 245},
    {"makeTimeRanges", 1, 244},
    {"makeTouch", 1, 260},
    {"makeTouchList", 1, 260},
    {"makeTransformStream", 1, 255},
    {"makeTransformStreamDefaultController", 1, 255},
    {"makeTreeWalker", 1, 222},
    {"makeURL", 1, 261},
    {"makeURLSearchParams", 1, 261},
    {"makeUserActivation", 1, 254},
    {"makeVTTCue", 1, 245},
    {"makeValidityState", 1, 238},
    {"makeVideoTrack", 1, 245},
    {"makeVideoTrackList", 1, 245},
    {"makeVisualViewport", 1, 191},
    {"makeWebSocket", 1, 228},
    {"makeWritableStream", 1, 255},
    {"makeWritableStreamDefaultController", 1, 255},
    {"makeWritableStreamDefaultWriter", 1, 255},
    {"makeXMLHttpRequest", 1, 263},
    {"makeXMLHttpRequestEventTarget", 1, 263},
    {"makeXMLHttpRequestUpload", 1, 263},
    {"makeXMLSerializer", 1, 199},
    {"makeXPathEvaluator", 1, 224},
    {"makeXPathExpression", 1, 224},
    {"makeXPathResult", 1, 224},
    {"markupWithShadows", 1, 31},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 30},
    {"maximumOf", 1, 106},
    {"mayBeHeard", 1, 35},
    {"mediaErrorState", 1, 245},
    {"mediaListState", 1, 221},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 191},
    {"mergeTexts", 1, 49},
    {"messageChannelState", 1, 246},
    {"messagePortState", 1, 246},
    {"mimeParameter", 1, 146},
    {"mimeText", 1, 146},
    {"mimeTypeArrayState", 1, 214},
    {"mimeTypeState", 1, 214},
    {"mimeTypes", 1, 143},
    {"minimumOf", 1, 106},
    {"missing", 1, 186},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 117},
    {"movePoint", 1, 55},
    {"multipleChanged", 1, 109},
    {"mutationObserverState", 1, 212},
    {"mutationRecordState", 1, 212},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 99},
    {"namedList", 1, 42},
    {"namedTest", 1, 99},
    {"navigate", 1, 128},
    {"navigateFrame", 1, 139},
    {"navigateToFragment", 1, 127},
    {"navigator", 1, 137},
    {"navigatorState", 1, 214},
    {"nearestStep", 1, 106},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 69},
    {"newDecoder", 1, 58},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 64},
    {"newHeaders", 1, 65},
    {"newKeyframeEffect", 1, 175},
    {"newList", 1, 156},
    {"newMatrix", 1, 72},
    {"newNodeIterator", 1, 32},
    {"newRange", 1, 28},
    {"newReadable", 1, 148},
    {"newRect", 1, 73},
    {"newRectList", 1, 73},
    {"newResponse", 1, 67},
    {"newSVGAngle", 1, 160},
    {"newSVGLength", 1, 160},
    {"newSVGList", 1, 161},
    {"newSVGNumber", 1, 160},
    {"newSVGTransform", 1, 164},
    {"newStaticRange", 1, 28},
    {"newTreeWalker", 1, 32},
    {"newUnit", 1, 15},
    {"newWritable", 1, 150},
    {"nextTimer", 1, 168},
    {"nodeIndex", 1, 28},
    {"nodeIteratorState", 1, 222},
    {"nodeLength", 1, 28},
    {"nodeOfKinds", 1, 186},
    {"nodePrecedes", 1, 46},
    {"notificationState", 1, 254},
    {"numberIn", 1, 102},
    {"numberToText", 1, 106},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 42},
    {"onlyNamedIn", 1, 99},
    {"openChannel", 1, 124},
    {"openShadowRoot", 1, 31},
    {"openWindow", 1, 141},
    {"optionList", 1, 107},
    {"optionValue", 1, 107},
    {"ownControlState", 1, 95},
    {"pageScripts", 1, 134},
    {"parseMIMEType", 1, 146},
    {"parseMultipart", 1, 71},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 171},
    {"parseSVGNumbers", 1, 164},
    {"parseSVGTransforms", 1, 164},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 77},
    {"peerEvents", 1, 147},
    {"performance", 1, 165},
    {"performanceEntries", 1, 167},
    {"performanceEntryState", 1, 253},
    {"performanceMark", 1, 167},
    {"performanceMarkState", 1, 253},
    {"performanceMeasure", 1, 167},
    {"performanceMeasureState", 1, 253},
    {"performanceNavigationState", 1, 249},
    {"performanceObserverEntryListState", 1, 253},
    {"performanceObserverState", 1, 253},
    {"performanceState", 1, 252},
    {"performanceTimingState", 1, 249},
    {"permissionStatusState", 1, 254},
    {"permissionsState", 1, 254},
    {"pipe", 1, 153},
    {"placeCaret", 1, 49},
    {"platformInterface", 1, 184},
    {"pluginArrayState", 1, 214},
    {"pluginState", 1, 214},
    {"plugins", 1, 143},
    {"pointInDocument", 1, 34},
    {"popoverChanged", 1, 121},
    {"postToWindow", 1, 124},
    {"pullBytesIfNeeded", 1, 151},
    {"pullInto", 1, 154},
    {"pushItem", 1, 156},
    {"putFormat", 1, 52},
    {"queryAll", 1, 30},
    {"queryFirst", 1, 30},
    {"queueEvents", 1, 168},
    {"queueMicrotask", 1, 168},
    {"queueTask", 1, 168},
    {"queueToggle", 1, 122},
    {"radioGroup", 1, 108},
    {"radioNodeList", 1, 98},
    {"randomUUID", 1, 176},
    {"rangePoints", 1, 28},
    {"rangeState", 1, 217},
    {"rangeText", 1, 44},
    {"react", 1, 156},
    {"readBody", 1, 69},
    {"readChunk", 1, 148},
    {"readContentHandler", 1, 132},
    {"readInto", 1, 148},
    {"readSequence", 1, 60},
    {"readTape", 1, 63},
    {"readableByteStreamControllerState", 1, 255},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 255},
    {"readableStreamBYOBRequestState", 1, 255},
    {"readableStreamDefaultControllerState", 1, 255},
    {"readableStreamDefaultReaderState", 1, 255},
    {"readableStreamState", 1, 255},
    {"receiveControlState", 1, 95},
    {"receiverOf", 1, 84},
    {"rectified", 1, 15},
    {"referredElement", 1, 38},
    {"referredElements", 1, 38},
    {"releaseReader", 1, 148},
    {"releaseWriter", 1, 150},
    {"remoteCount", 1, 99},
    {"removeBeside", 1, 49},
    {"removeSelected", 1, 49},
    {"replaceData", 1, 21},
    {"reportException", 1, 131},
    {"reportForm", 1, 112},
    {"reportRejection", 1, 131},
    {"reportValidity", 1, 112},
    {"requestFrame", 1, 168},
    {"requestIdle", 1, 133},
    {"requestState", 1, 236},
    {"resetControl", 1, 96},
    {"resetCustom", 1, 76},
    {"resetOptions", 1, 109},
    {"resetQueue", 1, 156},
    {"resizeObserverEntryState", 1, 250},
    {"resizeObserverSizeState", 1, 250},
    {"resizeObserverState", 1, 250},
    {"resourceBuffer", 1, 70},
    {"resourceDocument", 1, 70},
    {"resourceText", 1, 70},
    {"respond", 1, 154},
    {"respondWithView", 1, 154},
    {"responseState", 1, 236},
    {"retarget", 1, 31},
    {"rootArguments", 1, 34},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 168},
    {"screen", 1, 13},
    {"screenState", 1, 191},
    {"scriptTimer", 1, 168},
    {"seedRandom", 1, 179},
    {"selectInRange", 1, 28},
    {"selectNothing", 1, 29},
    {"selectOf", 1, 107},
    {"selectOnly", 1, 109},
    {"selectRange", 1, 29},
    {"selectSource", 1, 92},
    {"selectedControlText", 1, 111},
    {"selectedOptionsOf", 1, 109},
    {"selectedRange", 1, 29},
    {"selectionFault", 1, 29},
    {"selectionLeft", 1, 51},
    {"selectionState", 1, 218},
    {"sendControlStates", 1, 95},
    {"sendTo", 1, 124},
    {"sequenceOf", 1, 60},
    {"serialize", 1, 126},
    {"serializePairs", 1, 171},
    {"serializeWithTransfer", 1, 126},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 102},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 150},
    {"setCheckedness", 1, 108},
    {"setControlValue", 1, 102},
    {"setFiles", 1, 100},
    {"setFragment", 1, 128},
    {"setHandler", 1, 132},
    {"setHeader", 1, 65},
    {"setInputValue", 1, 102},
    {"setInteracted", 1, 112},
    {"setMIMEParameter", 1, 146},
    {"setMarkupWithShadows", 1, 31},
    {"setModal", 1, 120},
    {"setOption", 1, 107},
    {"setRangePoints", 1, 28},
    {"setReferredElement", 1, 38},
    {"setReferredElements", 1, 38},
    {"setSVGAngle", 1, 160},
    {"setSVGLength", 1, 160},
    {"setSelected", 1, 109},
    {"setTimer", 1, 168},
    {"setType", 1, 102},
    {"setUpByteSource", 1, 151},
    {"setUpBytes", 1, 151},
    {"setUpReadable", 1, 152},
    {"setUpSink", 1, 158},
    {"setUpSource", 1, 152},
    {"setUpTransform", 1, 149},
    {"setUpWritable", 1, 158},
    {"settingText", 1, 106},
    {"settleAs", 1, 156},
    {"shadowRootOf", 1, 31},
    {"shadowTraits", 1, 31},
    {"shareControlState", 1, 95},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 156},
    {"showPopover", 1, 121},
    {"signWith", 1, 178},
    {"sizeOf", 1, 156},
    {"slotContents", 1, 45},
    {"slotOf", 1, 45},
    {"slotsChanged", 1, 45},
    {"spendStream", 1, 148},
    {"splitAround", 1, 47},
    {"splitText", 1, 21},
    {"startErroring", 1, 150},
    {"stateOf", 1, 182},
    {"staticRangeState", 1, 217},
    {"stepped", 1, 106},
    {"storage", 1, 138},
    {"storageState", 1, 220},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 78},
    {"stylePropertyMapReadOnlyState", 1, 194},
    {"stylePropertyMapState", 1, 194},
    {"styleSheetListState", 1, 221},
    {"styleSheetState", 1, 221},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 110},
    {"submittableOf", 1, 99},
    {"submittedText", 1, 102},
    {"subtle", 1, 177},
    {"subtleCryptoState", 1, 262},
    {"surroundRange", 1, 44},
    {"svgAngleState", 1, 257},
    {"svgAnimatedAngleState", 1, 257},
    {"svgAnimatedBooleanState", 1, 257},
    {"svgAnimatedEnumerationState", 1, 257},
    {"svgAnimatedIntegerState", 1, 257},
    {"svgAnimatedLengthListState", 1, 257},
    {"svgAnimatedLengthState", 1, 257},
    {"svgAnimatedNumberListState", 1, 257},
    {"svgAnimatedNumberState", 1, 257},
    {"svgAnimatedPreserveAspectRatioState", 1, 257},
    {"svgAnimatedRectState", 1, 257},
    {"svgAnimatedTransformListState", 1, 257},
    {"svgAxis", 1, 160},
    {"svgBounds", 1, 162},
    {"svgBox", 1, 159},
    {"svgConstants", 1, 163},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 162},
    {"svgFloat", 1, 160},
    {"svgLengthListState", 1, 257},
    {"svgLengthState", 1, 257},
    {"svgListOf", 1, 159},
    {"svgMemberOrder", 1, 256},
    {"svgMembers", 1, 163},
    {"svgNumberListState", 1, 257},
    {"svgNumberState", 1, 257},
    {"svgNumberText", 1, 160},
    {"svgPathLength", 1, 162},
    {"svgPointAt", 1, 162},
    {"svgPointListState", 1, 257},
    {"svgPreserveAspectRatioState", 1, 257},
    {"svgReflection", 1, 159},
    {"svgStringListState", 1, 257},
    {"svgStrokes", 1, 162},
    {"svgTransformListState", 1, 257},
    {"svgTransformOf", 1, 164},
    {"svgTransformProduct", 1, 164},
    {"svgTransformState", 1, 257},
    {"svgTransformText", 1, 164},
    {"svgUnitTypesState", 1, 257},
    {"takeFilled", 1, 154},
    {"takeFormat", 1, 52},
    {"takeSignals", 1, 45},
    {"targetOf", 1, 130},
    {"teeBytes", 1, 157},
    {"teeChunks", 1, 157},
    {"textAsBuffer", 1, 177},
    {"textBecameSelectable", 1, 111},
    {"textDecoderState", 1, 232},
    {"textDecoderStreamState", 1, 232},
    {"textEncoderState", 1, 232},
    {"textEncoderStreamState", 1, 232},
    {"textFragment", 1, 88},
    {"textReplaced", 1, 111},
    {"textToNumber", 1, 106},
    {"textTrackCueListState", 1, 245},
    {"textTrackCueState", 1, 245},
    {"textTrackListState", 1, 245},
    {"textTrackState", 1, 245},
    {"textsBetween", 1, 56},
    {"textsIn", 1, 52},
    {"textsOf", 1, 54},
    {"theSelection", 1, 29},
    {"timeRangesState", 1, 244},
    {"timingTimes", 1, 166},
    {"toBuffer", 1, 186},
    {"toByteString", 1, 186},
    {"toClamped", 1, 186},
    {"toEnforced", 1, 186},
    {"toEnum", 1, 186},
    {"toFloat", 1, 186},
    {"toInterface", 1, 186},
    {"toLongLong", 1, 186},
    {"toObject", 1, 186},
    {"toRecord", 1, 186},
    {"toSequence", 1, 186},
    {"toUnrestrictedFloat", 1, 186},
    {"toUnsignedLongLong", 1, 186},
    {"togglePopover", 1, 121},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 120},
    {"touchListState", 1, 260},
    {"touchState", 1, 260},
    {"transferPort", 1, 124},
    {"transferStream", 1, 125},
    {"transformMatrix", 1, 74},
    {"transformStreamDefaultControllerState", 1, 255},
    {"transformStreamState", 1, 255},
    {"treeWalkerState", 1, 222},
    {"trimSpace", 1, 65},
    {"turnFormatOff", 1, 52},
    {"updateFormOwner", 1, 76},
    {"upgradeIn", 1, 77},
    {"urlSearchParamsState", 1, 261},
    {"urlState", 1, 261},
    {"userActivationState", 1, 254},
    {"usesSourceSet", 1, 92},
    {"utf8Text", 1, 60},
    {"validityOf", 1, 112},
    {"validityStateState", 1, 238},
    {"valueMode", 1, 101},
    {"verifyWith", 1, 178},
    {"videoTrackListState", 1, 245},
    {"videoTrackState", 1, 245},
    {"viewParts", 1, 156},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 191},
    {"vttCueState", 1, 245},
    {"waitingReads", 1, 148},
    {"watchSlots", 1, 45},
    {"webSocketState", 1, 228},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 95},
    {"willValidate", 1, 112},
    {"windowNamed", 1, 140},
    {"windowOf", 1, 139},
    {"withReactions", 1, 77},
    {"withoutScripts", 1, 53},
    {"writableDesiredSize", 1, 158},
    {"writableStreamDefaultControllerState", 1, 255},
    {"writableStreamDefaultWriterState", 1, 255},
    {"writableStreamState", 1, 255},
    {"writeChunk", 1, 150},
    {"writeController", 1, 158},
    {"writeTape", 1, 63},
    {"wrongKind", 1, 186},
    {"wrongReceiver", 1, 186},
    {"wrongValue", 1, 186},
    {"xPathEvaluatorState", 1, 224},
    {"xPathExpressionState", 1, 224},
    {"xPathResultState", 1, 224},
    {"xmlHttpRequestEventTargetState", 1, 263},
    {"xmlHttpRequestState", 1, 263},
    {"xmlHttpRequestUploadState", 1, 263},
    {"xmlSerializerState", 1, 199},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
