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
static const unsigned char dom_enclosing[] = {
#embed "Linked/dom/enclosing.js"
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
static const unsigned char extension_shortcutScripts[] = {
#embed "Linked/extension/shortcutScripts.js"
};
static const unsigned char extension_userscriptRequests[] = {
#embed "Linked/extension/userscriptRequests.js"
};
static const unsigned char extension_userscriptValues[] = {
#embed "Linked/extension/userscriptValues.js"
};
static const unsigned char extension_userscripts[] = {
#embed "Linked/extension/userscripts.js"
};
static const unsigned char extension_webExtensionEvents[] = {
#embed "Linked/extension/webExtensionEvents.js"
};
static const unsigned char extension_webExtensionMessages[] = {
#embed "Linked/extension/webExtensionMessages.js"
};
static const unsigned char extension_webExtensionStorage[] = {
#embed "Linked/extension/webExtensionStorage.js"
};
static const unsigned char extension_webExtensions[] = {
#embed "Linked/extension/webExtensions.js"
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
static const unsigned char html_documents_replacing[] = {
#embed "Linked/html/documents/replacing.js"
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
    BINDINGS_FILE("js/dom/enclosing.js", dom_enclosing),
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
    BINDINGS_FILE("js/extension/shortcutScripts.js", extension_shortcutScripts),
    BINDINGS_FILE("js/extension/userscriptRequests.js", extension_userscriptRequests),
    BINDINGS_FILE("js/extension/userscriptValues.js", extension_userscriptValues),
    BINDINGS_FILE("js/extension/userscripts.js", extension_userscripts),
    BINDINGS_FILE("js/extension/webExtensionEvents.js", extension_webExtensionEvents),
    BINDINGS_FILE("js/extension/webExtensionMessages.js", extension_webExtensionMessages),
    BINDINGS_FILE("js/extension/webExtensionStorage.js", extension_webExtensionStorage),
    BINDINGS_FILE("js/extension/webExtensions.js", extension_webExtensions),
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
    BINDINGS_FILE("js/html/documents/replacing.js", html_documents_replacing),
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
    {"AbortController", 0, 199},
    {"AbortControllerBrand", 1, 199},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 199},
    {"AbortSignalBrand", 1, 199},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 228},
    {"AbstractRangeBrand", 1, 228},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 236},
    {"AnimationBrand", 1, 236},
    {"AnimationEffect", 0, 236},
    {"AnimationEffectBrand", 1, 236},
    {"AnimationEffectSteps", 1, 186},
    {"AnimationEvent", 0, 246},
    {"AnimationFrameProviderSteps", 1, 155},
    {"AnimationPlaybackEvent", 0, 236},
    {"AnimationSteps", 1, 184},
    {"AnimationTimeline", 0, 236},
    {"AnimationTimelineBrand", 1, 236},
    {"AnimationTimelineSteps", 1, 184},
    {"Attr", 0, 200},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 255},
    {"AudioTrack", 0, 256},
    {"AudioTrackBrand", 1, 256},
    {"AudioTrackList", 0, 256},
    {"AudioTrackListBrand", 1, 256},
    {"AudioTrackListSteps", 1, 102},
    {"AudioTrackSteps", 1, 102},
    {"AutofilledSteps", 1, 104},
    {"BarProp", 0, 259},
    {"BarPropBrand", 1, 259},
    {"BarPropSteps", 1, 147},
    {"BeforeUnloadEvent", 0, 246},
    {"BeforeUnloadEventSteps", 1, 180},
    {"Blob", 0, 219},
    {"BlobBrand", 1, 219},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 79},
    {"BroadcastChannel", 0, 257},
    {"BroadcastChannelBrand", 1, 257},
    {"BroadcastChannelSteps", 1, 135},
    {"ByteLengthQueuingStrategy", 0, 266},
    {"ByteLengthQueuingStrategyBrand", 1, 266},
    {"ByteLengthQueuingStrategySteps", 1, 167},
    {"CDATASection", 0, 206},
    {"CSS", 3, 201},
    {"CSSConditionRule", 0, 203},
    {"CSSConditionRuleBrand", 1, 203},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 203},
    {"CSSContainerRuleBrand", 1, 203},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 203},
    {"CSSCounterStyleRuleBrand", 1, 203},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 203},
    {"CSSFontFaceRuleBrand", 1, 203},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 203},
    {"CSSFontPaletteValuesRuleBrand", 1, 203},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 203},
    {"CSSGroupingRuleBrand", 1, 203},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 205},
    {"CSSImageValueBrand", 1, 205},
    {"CSSImportRule", 0, 203},
    {"CSSImportRuleBrand", 1, 203},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 203},
    {"CSSKeyframeRuleBrand", 1, 203},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 203},
    {"CSSKeyframesRuleBrand", 1, 203},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 205},
    {"CSSKeywordValueBrand", 1, 205},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 203},
    {"CSSLayerBlockRuleBrand", 1, 203},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 203},
    {"CSSLayerStatementRuleBrand", 1, 203},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 203},
    {"CSSMarginRuleBrand", 1, 203},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 205},
    {"CSSMathClampBrand", 1, 205},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 205},
    {"CSSMathInvertBrand", 1, 205},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 205},
    {"CSSMathMaxBrand", 1, 205},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 205},
    {"CSSMathMinBrand", 1, 205},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 205},
    {"CSSMathNegateBrand", 1, 205},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 205},
    {"CSSMathProductBrand", 1, 205},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 205},
    {"CSSMathSumBrand", 1, 205},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 205},
    {"CSSMathValueBrand", 1, 205},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 205},
    {"CSSMatrixComponentBrand", 1, 205},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 203},
    {"CSSMediaRuleBrand", 1, 203},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 203},
    {"CSSNamespaceRuleBrand", 1, 203},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 203},
    {"CSSNestedDeclarationsBrand", 1, 203},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 205},
    {"CSSNumericArrayBrand", 1, 205},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 205},
    {"CSSNumericValueBrand", 1, 205},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 203},
    {"CSSPageRuleBrand", 1, 203},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 205},
    {"CSSPerspectiveBrand", 1, 205},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 203},
    {"CSSPropertyRuleBrand", 1, 203},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 205},
    {"CSSRotateBrand", 1, 205},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 203},
    {"CSSRuleBrand", 1, 203},
    {"CSSRuleList", 0, 203},
    {"CSSRuleListBrand", 1, 203},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 205},
    {"CSSScaleBrand", 1, 205},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 203},
    {"CSSScopeRuleBrand", 1, 203},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 205},
    {"CSSSkewBrand", 1, 205},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 205},
    {"CSSSkewXBrand", 1, 205},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 205},
    {"CSSSkewYBrand", 1, 205},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 203},
    {"CSSStartingStyleRuleBrand", 1, 203},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 204},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 203},
    {"CSSStyleRuleBrand", 1, 203},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 232},
    {"CSSStyleSheetBrand", 1, 232},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 205},
    {"CSSStyleValueBrand", 1, 205},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 203},
    {"CSSSupportsRuleBrand", 1, 203},
    {"CSSTransformComponent", 0, 205},
    {"CSSTransformComponentBrand", 1, 205},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 205},
    {"CSSTransformValueBrand", 1, 205},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 205},
    {"CSSTranslateBrand", 1, 205},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 205},
    {"CSSUnitValueBrand", 1, 205},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 205},
    {"CSSUnparsedValueBrand", 1, 205},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 205},
    {"CSSVariableReferenceValueBrand", 1, 205},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 206},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 265},
    {"ClipboardBrand", 1, 265},
    {"ClipboardEvent", 0, 246},
    {"ClipboardItem", 0, 265},
    {"ClipboardItemBrand", 1, 265},
    {"ClipboardItemSteps", 1, 153},
    {"ClipboardSteps", 1, 153},
    {"CloseEvent", 0, 246},
    {"CommandEvent", 0, 246},
    {"Comment", 0, 206},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 246},
    {"CompositionEventSteps", 1, 180},
    {"CompressionStream", 0, 238},
    {"CompressionStreamBrand", 1, 238},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 123},
    {"CountQueuingStrategy", 0, 266},
    {"CountQueuingStrategyBrand", 1, 266},
    {"CountQueuingStrategySteps", 1, 167},
    {"Crypto", 0, 273},
    {"CryptoBrand", 1, 273},
    {"CryptoKey", 0, 273},
    {"CryptoKeyBrand", 1, 273},
    {"CryptoKeySteps", 1, 189},
    {"CryptoSteps", 1, 187},
    {"CustomElementRegistry", 0, 207},
    {"CustomElementRegistryBrand", 1, 207},
    {"CustomElementRegistrySteps", 1, 85},
    {"CustomEvent", 0, 208},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 217},
    {"CustomStateSetBrand", 1, 217},
    {"CustomStateSetSteps", 1, 86},
    {"DOMException", 0, 209},
    {"DOMExceptionBrand", 1, 209},
    {"DOMExceptionSteps", 1, 191},
    {"DOMImplementation", 0, 210},
    {"DOMImplementationBrand", 1, 210},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 254},
    {"DOMMatrixBrand", 1, 254},
    {"DOMMatrixReadOnly", 0, 254},
    {"DOMMatrixReadOnlyBrand", 1, 254},
    {"DOMMatrixReadOnlySteps", 1, 82},
    {"DOMMatrixSteps", 1, 82},
    {"DOMParser", 0, 210},
    {"DOMParserBrand", 1, 210},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 254},
    {"DOMPointBrand", 1, 254},
    {"DOMPointReadOnly", 0, 254},
    {"DOMPointReadOnlyBrand", 1, 254},
    {"DOMPointReadOnlySteps", 1, 82},
    {"DOMPointSteps", 1, 82},
    {"DOMQuad", 0, 254},
    {"DOMQuadBrand", 1, 254},
    {"DOMQuadSteps", 1, 82},
    {"DOMRect", 0, 251},
    {"DOMRectBrand", 1, 251},
    {"DOMRectList", 0, 251},
    {"DOMRectListBrand", 1, 251},
    {"DOMRectListSteps", 1, 83},
    {"DOMRectReadOnly", 0, 251},
    {"DOMRectReadOnlyBrand", 1, 251},
    {"DOMRectReadOnlySteps", 1, 83},
    {"DOMRectSteps", 1, 83},
    {"DOMStringList", 0, 211},
    {"DOMStringListBrand", 1, 211},
    {"DOMStringListSteps", 1, 88},
    {"DOMStringMap", 0, 212},
    {"DOMTokenList", 0, 213},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 214},
    {"DataTransferBrand", 1, 214},
    {"DataTransferItem", 0, 214},
    {"DataTransferItemBrand", 1, 214},
    {"DataTransferItemList", 0, 214},
    {"DataTransferItemListBrand", 1, 214},
    {"DataTransferItemListSteps", 1, 125},
    {"DataTransferItemSteps", 1, 125},
    {"DataTransferSteps", 1, 125},
    {"DecompressionStream", 0, 238},
    {"DecompressionStreamBrand", 1, 238},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 206},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 202},
    {"DocumentMembers_Document", 1, 215},
    {"DocumentMembers_HTMLDocument", 1, 221},
    {"DocumentMembers_ParentNode", 1, 227},
    {"DocumentMembers_StyleSheets", 1, 232},
    {"DocumentMembers_XPath", 1, 235},
    {"DocumentMembers_animations", 1, 236},
    {"DocumentMembers_editing", 1, 241},
    {"DocumentMembers_fullscreen", 1, 250},
    {"DocumentMembers_touch", 1, 271},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 215},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 90},
    {"DocumentSteps_animations", 1, 184},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 129},
    {"DocumentSteps_touch", 1, 181},
    {"DocumentTimeline", 0, 236},
    {"DocumentTimelineBrand", 1, 236},
    {"DocumentTimelineSteps", 1, 184},
    {"DocumentType", 0, 206},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 246},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 96},
    {"ElementInternals", 0, 217},
    {"ElementInternalsBrand", 1, 217},
    {"ElementInternalsSteps", 1, 86},
    {"ElementMembers_CSSOMView", 1, 202},
    {"ElementMembers_CSSTypedOM", 1, 205},
    {"ElementMembers_Element", 1, 216},
    {"ElementMembers_ParentNode", 1, 227},
    {"ElementMembers_animations", 1, 236},
    {"ElementMembers_fullscreen", 1, 250},
    {"ElementMembers_reflected", 1, 93},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 184},
    {"ElementSteps_fullscreen", 1, 129},
    {"ErrorEvent", 0, 246},
    {"Event", 0, 218},
    {"EventBrand", 1, 218},
    {"EventSource", 0, 239},
    {"EventSourceBrand", 1, 239},
    {"EventSourceSteps", 1, 134},
    {"EventSteps", 1, 24},
    {"External", 0, 259},
    {"ExternalBrand", 1, 259},
    {"ExternalSteps", 1, 147},
    {"File", 0, 219},
    {"FileBrand", 1, 219},
    {"FileList", 0, 219},
    {"FileListBrand", 1, 219},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 219},
    {"FileReaderBrand", 1, 219},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 246},
    {"FormData", 0, 274},
    {"FormDataBrand", 1, 274},
    {"FormDataEvent", 0, 246},
    {"FormDataSteps", 1, 74},
    {"FormOwnedSteps", 1, 110},
    {"GenericTransformStreamSteps", 1, 160},
    {"Geolocation", 0, 265},
    {"GeolocationBrand", 1, 265},
    {"GeolocationPositionError", 0, 265},
    {"GeolocationPositionErrorBrand", 1, 265},
    {"GeolocationPositionErrorSteps", 1, 153},
    {"GeolocationSteps", 1, 153},
    {"HTMLAllCollection", 0, 220},
    {"HTMLAllCollectionSteps", 1, 89},
    {"HTMLAnchorElement", 2, 270},
    {"HTMLAnchorElementSteps", 1, 140},
    {"HTMLAreaElement", 2, 270},
    {"HTMLAudioElementSteps", 1, 101},
    {"HTMLBaseElement", 2, 258},
    {"HTMLBaseElementSteps", 1, 91},
    {"HTMLButtonElement", 2, 249},
    {"HTMLButtonElementSteps", 1, 130},
    {"HTMLCanvasElement", 2, 253},
    {"HTMLCanvasElementSteps", 1, 146},
    {"HTMLCollection", 0, 237},
    {"HTMLCollectionKind", 1, 237},
    {"HTMLDataListElement", 2, 249},
    {"HTMLDataListElementSteps", 1, 118},
    {"HTMLDialogElement", 2, 253},
    {"HTMLDialogElementSteps", 1, 127},
    {"HTMLElementMembers_CSSOMView", 1, 202},
    {"HTMLElementMembers_CSSTypedOM", 1, 205},
    {"HTMLElementMembers_HTMLElement", 1, 222},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 96},
    {"HTMLEmbedElement", 2, 242},
    {"HTMLEmbedElementSteps", 1, 101},
    {"HTMLFieldSetElement", 2, 249},
    {"HTMLFieldSetElementSteps", 1, 110},
    {"HTMLFormControlsCollection", 0, 248},
    {"HTMLFormElement", 2, 249},
    {"HTMLFormElementSteps", 1, 121},
    {"HTMLFormElementSteps_formElements", 1, 109},
    {"HTMLFrameElement", 2, 262},
    {"HTMLFrameElementSteps", 1, 150},
    {"HTMLHyperlinkElementUtilsSteps", 1, 140},
    {"HTMLIFrameElement", 2, 242},
    {"HTMLIFrameElementSteps", 1, 150},
    {"HTMLImageElement", 2, 242},
    {"HTMLImageElementSteps", 1, 100},
    {"HTMLInputElement", 2, 249},
    {"HTMLInputElementSteps", 1, 107},
    {"HTMLLabelElement", 2, 249},
    {"HTMLLabelElementSteps", 1, 110},
    {"HTMLLegendElement", 2, 249},
    {"HTMLLegendElementSteps", 1, 110},
    {"HTMLLinkElement", 2, 232},
    {"HTMLMapElement", 2, 242},
    {"HTMLMapElementSteps", 1, 101},
    {"HTMLMarqueeElement", 2, 262},
    {"HTMLMarqueeElementSteps", 1, 97},
    {"HTMLMediaElement", 2, 255},
    {"HTMLMediaElementSteps", 1, 101},
    {"HTMLMediaElementSteps_mediaElements", 1, 102},
    {"HTMLMeterElement", 2, 249},
    {"HTMLMeterElementSteps", 1, 116},
    {"HTMLObjectElement", 2, 242},
    {"HTMLObjectElement", 2, 249},
    {"HTMLObjectElementSteps", 1, 101},
    {"HTMLOptionElement", 2, 249},
    {"HTMLOptionElementSteps", 1, 118},
    {"HTMLOptionsCollection", 0, 248},
    {"HTMLOptionsCollectionSteps", 1, 118},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 96},
    {"HTMLOutputElement", 2, 249},
    {"HTMLOutputElementSteps", 1, 107},
    {"HTMLProgressElement", 2, 249},
    {"HTMLProgressElementSteps", 1, 116},
    {"HTMLScriptElement", 2, 253},
    {"HTMLScriptElementSteps", 1, 146},
    {"HTMLSelectElement", 2, 249},
    {"HTMLSelectElementSteps", 1, 118},
    {"HTMLSlotElement", 2, 253},
    {"HTMLSlotElementSteps", 1, 146},
    {"HTMLStyleElement", 2, 232},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 269},
    {"HTMLTableCellElementSteps", 1, 98},
    {"HTMLTableElement", 2, 269},
    {"HTMLTableElementSteps", 1, 98},
    {"HTMLTableRowElement", 2, 269},
    {"HTMLTableRowElementSteps", 1, 98},
    {"HTMLTableSectionElement", 2, 269},
    {"HTMLTableSectionElementSteps", 1, 98},
    {"HTMLTemplateElement", 2, 253},
    {"HTMLTemplateElementSteps", 1, 146},
    {"HTMLTextAreaElement", 2, 249},
    {"HTMLTextAreaElementSteps", 1, 107},
    {"HTMLTitleElement", 2, 258},
    {"HTMLTitleElementSteps", 1, 91},
    {"HTMLTrackElement", 2, 255},
    {"HTMLTrackElementSteps", 1, 101},
    {"HTMLTrackElementSteps_mediaElements", 1, 102},
    {"HTMLVideoElement", 2, 255},
    {"HTMLVideoElementSteps", 1, 101},
    {"HashChangeEvent", 0, 246},
    {"Headers", 0, 247},
    {"HeadersBrand", 1, 247},
    {"HeadersSteps", 1, 75},
    {"History", 0, 259},
    {"HistoryBrand", 1, 259},
    {"HistorySteps", 1, 138},
    {"IdleDeadline", 0, 252},
    {"IdleDeadlineBrand", 1, 252},
    {"IdleDeadlineSteps", 1, 144},
    {"Image", 0, 242},
    {"InputEvent", 0, 246},
    {"InputEventSteps", 1, 180},
    {"IntersectionObserver", 0, 261},
    {"IntersectionObserverBrand", 1, 261},
    {"IntersectionObserverEntry", 0, 261},
    {"IntersectionObserverEntryBrand", 1, 261},
    {"IntersectionObserverEntrySteps", 1, 156},
    {"IntersectionObserverSteps", 1, 156},
    {"KeyboardEvent", 0, 246},
    {"KeyboardEventSteps", 1, 180},
    {"KeyframeEffect", 0, 236},
    {"KeyframeEffectBrand", 1, 236},
    {"KeyframeEffectSteps", 1, 186},
    {"LabelableSteps", 1, 110},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 259},
    {"LocationBrand", 1, 259},
    {"LocationSteps", 1, 139},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 222},
    {"MathMLElement", 2, 245},
    {"MathMLElementMembers_CSSTypedOM", 1, 205},
    {"MediaError", 0, 256},
    {"MediaErrorBrand", 1, 256},
    {"MediaErrorSteps", 1, 102},
    {"MediaList", 0, 232},
    {"MediaListBrand", 1, 232},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 202},
    {"MediaQueryListBrand", 1, 202},
    {"MediaQueryListEvent", 0, 246},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 257},
    {"MessageChannelBrand", 1, 257},
    {"MessageChannelSteps", 1, 135},
    {"MessageEvent", 0, 246},
    {"MessageEventSteps", 1, 180},
    {"MessagePort", 0, 257},
    {"MessagePortBrand", 1, 257},
    {"MessagePortSteps", 1, 135},
    {"MimeType", 0, 225},
    {"MimeTypeArray", 0, 225},
    {"MimeTypeArrayBrand", 1, 225},
    {"MimeTypeArraySteps", 1, 154},
    {"MimeTypeBrand", 1, 225},
    {"MimeTypeSteps", 1, 154},
    {"MouseEvent", 0, 246},
    {"MouseEventSteps", 1, 180},
    {"MutationObserver", 0, 223},
    {"MutationObserverBrand", 1, 223},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 223},
    {"MutationRecordBrand", 1, 223},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 197},
    {"NamedNodeMap", 0, 224},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 225},
    {"NavigatorBrand", 1, 225},
    {"NavigatorConcurrentHardwareSteps", 1, 148},
    {"NavigatorCookiesSteps", 1, 148},
    {"NavigatorIDSteps", 1, 148},
    {"NavigatorLanguageSteps", 1, 148},
    {"NavigatorOnLineSteps", 1, 148},
    {"NavigatorPluginsSteps", 1, 148},
    {"NavigatorSteps", 1, 148},
    {"NavigatorSteps_permissions", 1, 153},
    {"NodeFilter", 0, 233},
    {"NodeIterator", 0, 233},
    {"NodeIteratorBrand", 1, 233},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 237},
    {"NodeListKind", 1, 237},
    {"NodeMembers_Node", 1, 226},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 265},
    {"NotificationBrand", 1, 265},
    {"NotificationSteps", 1, 153},
    {"Option", 0, 249},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 246},
    {"PairList", 1, 192},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 263},
    {"PerformanceBrand", 1, 263},
    {"PerformanceEntry", 0, 264},
    {"PerformanceEntryBrand", 1, 264},
    {"PerformanceEntrySteps", 1, 178},
    {"PerformanceMark", 0, 264},
    {"PerformanceMarkBrand", 1, 264},
    {"PerformanceMarkSteps", 1, 178},
    {"PerformanceMeasure", 0, 264},
    {"PerformanceMeasureBrand", 1, 264},
    {"PerformanceMeasureSteps", 1, 178},
    {"PerformanceNavigation", 0, 260},
    {"PerformanceNavigationBrand", 1, 260},
    {"PerformanceNavigationSteps", 1, 177},
    {"PerformanceObserver", 0, 264},
    {"PerformanceObserverBrand", 1, 264},
    {"PerformanceObserverEntryList", 0, 264},
    {"PerformanceObserverEntryListBrand", 1, 264},
    {"PerformanceObserverEntryListSteps", 1, 178},
    {"PerformanceObserverSteps", 1, 178},
    {"PerformanceSteps", 1, 176},
    {"PerformanceTiming", 0, 260},
    {"PerformanceTimingBrand", 1, 260},
    {"PerformanceTimingSteps", 1, 177},
    {"PermissionStatus", 0, 265},
    {"PermissionStatusBrand", 1, 265},
    {"PermissionStatusSteps", 1, 153},
    {"Permissions", 0, 265},
    {"PermissionsBrand", 1, 265},
    {"PermissionsSteps", 1, 153},
    {"Plugin", 0, 225},
    {"PluginArray", 0, 225},
    {"PluginArrayBrand", 1, 225},
    {"PluginArraySteps", 1, 154},
    {"PluginBrand", 1, 225},
    {"PluginSteps", 1, 154},
    {"PointerEvent", 0, 246},
    {"PointerEventSteps", 1, 180},
    {"PopStateEvent", 0, 246},
    {"ProcessingInstruction", 0, 206},
    {"ProgressEvent", 0, 246},
    {"PromiseRejectionEvent", 0, 246},
    {"RadioNodeList", 0, 248},
    {"RadioNodeListSteps", 1, 109},
    {"Range", 0, 228},
    {"RangeBrand", 1, 228},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 266},
    {"ReadableByteStreamControllerBrand", 1, 266},
    {"ReadableByteStreamControllerSteps", 1, 162},
    {"ReadableStream", 0, 266},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 266},
    {"ReadableStreamBYOBReaderBrand", 1, 266},
    {"ReadableStreamBYOBReaderSteps", 1, 159},
    {"ReadableStreamBYOBRequest", 0, 266},
    {"ReadableStreamBYOBRequestBrand", 1, 266},
    {"ReadableStreamBYOBRequestSteps", 1, 165},
    {"ReadableStreamBrand", 1, 266},
    {"ReadableStreamDefaultController", 0, 266},
    {"ReadableStreamDefaultControllerBrand", 1, 266},
    {"ReadableStreamDefaultControllerSteps", 1, 163},
    {"ReadableStreamDefaultReader", 0, 266},
    {"ReadableStreamDefaultReaderBrand", 1, 266},
    {"ReadableStreamDefaultReaderSteps", 1, 159},
    {"ReadableStreamGenericReaderSteps", 1, 159},
    {"ReadableStreamSteps", 1, 166},
    {"Request", 0, 247},
    {"RequestBrand", 1, 247},
    {"RequestSteps", 1, 76},
    {"ResizeObserver", 0, 261},
    {"ResizeObserverBrand", 1, 261},
    {"ResizeObserverEntry", 0, 261},
    {"ResizeObserverEntryBrand", 1, 261},
    {"ResizeObserverEntrySteps", 1, 156},
    {"ResizeObserverSize", 0, 261},
    {"ResizeObserverSizeBrand", 1, 261},
    {"ResizeObserverSizeSteps", 1, 156},
    {"ResizeObserverSteps", 1, 156},
    {"Response", 0, 247},
    {"ResponseBrand", 1, 247},
    {"ResponseSteps", 1, 77},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 268},
    {"SVGAngleBrand", 1, 268},
    {"SVGAngleSteps", 1, 171},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 268},
    {"SVGAnimatedAngleBrand", 1, 268},
    {"SVGAnimatedAngleSteps", 1, 170},
    {"SVGAnimatedBoolean", 0, 268},
    {"SVGAnimatedBooleanBrand", 1, 268},
    {"SVGAnimatedBooleanSteps", 1, 170},
    {"SVGAnimatedEnumeration", 0, 268},
    {"SVGAnimatedEnumerationBrand", 1, 268},
    {"SVGAnimatedEnumerationSteps", 1, 170},
    {"SVGAnimatedInteger", 0, 268},
    {"SVGAnimatedIntegerBrand", 1, 268},
    {"SVGAnimatedIntegerSteps", 1, 170},
    {"SVGAnimatedLength", 0, 268},
    {"SVGAnimatedLengthBrand", 1, 268},
    {"SVGAnimatedLengthList", 0, 268},
    {"SVGAnimatedLengthListBrand", 1, 268},
    {"SVGAnimatedLengthListSteps", 1, 170},
    {"SVGAnimatedLengthSteps", 1, 170},
    {"SVGAnimatedNumber", 0, 268},
    {"SVGAnimatedNumberBrand", 1, 268},
    {"SVGAnimatedNumberList", 0, 268},
    {"SVGAnimatedNumberListBrand", 1, 268},
    {"SVGAnimatedNumberListSteps", 1, 170},
    {"SVGAnimatedNumberSteps", 1, 170},
    {"SVGAnimatedPreserveAspectRatio", 0, 268},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 268},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 170},
    {"SVGAnimatedRect", 0, 268},
    {"SVGAnimatedRectBrand", 1, 268},
    {"SVGAnimatedRectSteps", 1, 170},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 268},
    {"SVGAnimatedTransformListBrand", 1, 268},
    {"SVGAnimatedTransformListSteps", 1, 170},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 222},
    {"SVGElement", 2, 245},
    {"SVGElementMembers_CSSTypedOM", 1, 205},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 268},
    {"SVGLengthBrand", 1, 268},
    {"SVGLengthList", 0, 268},
    {"SVGLengthListBrand", 1, 268},
    {"SVGLengthListSteps", 1, 172},
    {"SVGLengthSteps", 1, 171},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 268},
    {"SVGNumberBrand", 1, 268},
    {"SVGNumberList", 0, 268},
    {"SVGNumberListBrand", 1, 268},
    {"SVGNumberListSteps", 1, 172},
    {"SVGNumberSteps", 1, 171},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 268},
    {"SVGPointListBrand", 1, 268},
    {"SVGPointListSteps", 1, 172},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 268},
    {"SVGPreserveAspectRatioBrand", 1, 268},
    {"SVGPreserveAspectRatioSteps", 1, 170},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 268},
    {"SVGStringListBrand", 1, 268},
    {"SVGStringListSteps", 1, 172},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 268},
    {"SVGTransformBrand", 1, 268},
    {"SVGTransformList", 0, 268},
    {"SVGTransformListBrand", 1, 268},
    {"SVGTransformListSteps", 1, 172},
    {"SVGTransformSteps", 1, 175},
    {"SVGUnitTypes", 0, 268},
    {"SVGUnitTypesBrand", 1, 268},
    {"SVGUnitTypesSteps", 1, 170},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 202},
    {"ScreenBrand", 1, 202},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 246},
    {"SelectableTextSteps", 1, 122},
    {"Selection", 0, 229},
    {"SelectionBrand", 1, 229},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 230},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 184},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 228},
    {"StaticRangeBrand", 1, 228},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 231},
    {"StorageBrand", 1, 231},
    {"StorageEvent", 0, 246},
    {"StorageEventSteps", 1, 180},
    {"StorageSteps", 1, 149},
    {"StylePropertyMap", 0, 205},
    {"StylePropertyMapBrand", 1, 205},
    {"StylePropertyMapReadOnly", 0, 205},
    {"StylePropertyMapReadOnlyBrand", 1, 205},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 232},
    {"StyleSheetBrand", 1, 232},
    {"StyleSheetList", 0, 232},
    {"StyleSheetListBrand", 1, 232},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 246},
    {"SubmitterSteps", 1, 121},
    {"SubtleCrypto", 0, 273},
    {"SubtleCryptoBrand", 1, 273},
    {"SubtleCryptoSteps", 1, 188},
    {"Text", 0, 206},
    {"TextDecoder", 0, 243},
    {"TextDecoderBrand", 1, 243},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 243},
    {"TextDecoderStreamBrand", 1, 243},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 243},
    {"TextEncoderBrand", 1, 243},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 243},
    {"TextEncoderStreamBrand", 1, 243},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 246},
    {"TextEventSteps", 1, 180},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 256},
    {"TextTrackBrand", 1, 256},
    {"TextTrackCue", 0, 256},
    {"TextTrackCueBrand", 1, 256},
    {"TextTrackCueList", 0, 256},
    {"TextTrackCueListBrand", 1, 256},
    {"TextTrackCueListSteps", 1, 102},
    {"TextTrackCueSteps", 1, 102},
    {"TextTrackList", 0, 256},
    {"TextTrackListBrand", 1, 256},
    {"TextTrackListSteps", 1, 102},
    {"TextTrackSteps", 1, 102},
    {"TimeRanges", 0, 255},
    {"TimeRangesBrand", 1, 255},
    {"TimeRangesSteps", 1, 101},
    {"ToggleEvent", 0, 246},
    {"Touch", 0, 271},
    {"TouchBrand", 1, 271},
    {"TouchEvent", 0, 271},
    {"TouchEventSteps", 1, 181},
    {"TouchList", 0, 271},
    {"TouchListBrand", 1, 271},
    {"TouchListSteps", 1, 181},
    {"TouchSteps", 1, 181},
    {"TrackEvent", 0, 246},
    {"TransformStream", 0, 266},
    {"TransformStreamBrand", 1, 266},
    {"TransformStreamDefaultController", 0, 266},
    {"TransformStreamDefaultControllerBrand", 1, 266},
    {"TransformStreamDefaultControllerSteps", 1, 160},
    {"TransformStreamSteps", 1, 160},
    {"TransitionEvent", 0, 246},
    {"TreeWalker", 0, 233},
    {"TreeWalkerBrand", 1, 233},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 246},
    {"UIEventSteps", 1, 180},
    {"URL", 0, 272},
    {"URLBrand", 1, 272},
    {"URLSearchParams", 0, 272},
    {"URLSearchParamsBrand", 1, 272},
    {"URLSearchParamsSteps", 1, 182},
    {"URLSteps", 1, 182},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 265},
    {"UserActivationBrand", 1, 265},
    {"UserActivationSteps", 1, 153},
    {"VTTCue", 0, 256},
    {"VTTCueBrand", 1, 256},
    {"VTTCueSteps", 1, 102},
    {"ValidityState", 0, 249},
    {"ValidityStateBrand", 1, 249},
    {"ValidityStateSteps", 1, 123},
    {"VideoTrack", 0, 256},
    {"VideoTrackBrand", 1, 256},
    {"VideoTrackList", 0, 256},
    {"VideoTrackListBrand", 1, 256},
    {"VideoTrackListSteps", 1, 102},
    {"VideoTrackSteps", 1, 102},
    {"VisualViewport", 0, 202},
    {"VisualViewportBrand", 1, 202},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 239},
    {"WebSocketBrand", 1, 239},
    {"WebSocketSteps", 1, 198},
    {"WheelEvent", 0, 246},
    {"WheelEventSteps", 1, 180},
    {"WindowLocalStorageSteps", 1, 155},
    {"WindowMembers_CSSOMView", 1, 202},
    {"WindowMembers_Window", 1, 234},
    {"WindowMembers_fetch", 1, 247},
    {"WindowOrWorkerGlobalScopeSteps", 1, 155},
    {"WindowSessionStorageSteps", 1, 155},
    {"WindowSteps", 1, 155},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 80},
    {"WritableStream", 0, 266},
    {"WritableStreamBrand", 1, 266},
    {"WritableStreamDefaultController", 0, 266},
    {"WritableStreamDefaultControllerBrand", 1, 266},
    {"WritableStreamDefaultControllerSteps", 1, 169},
    {"WritableStreamDefaultWriter", 0, 266},
    {"WritableStreamDefaultWriterBrand", 1, 266},
    {"WritableStreamDefaultWriterSteps", 1, 161},
    {"WritableStreamSteps", 1, 161},
    {"XMLDocument", 0, 215},
    {"XMLHttpRequest", 0, 274},
    {"XMLHttpRequestBrand", 1, 274},
    {"XMLHttpRequestEventTarget", 0, 274},
    {"XMLHttpRequestEventTargetBrand", 1, 274},
    {"XMLHttpRequestSteps", 1, 78},
    {"XMLHttpRequestUpload", 0, 274},
    {"XMLHttpRequestUploadBrand", 1, 274},
    {"XMLSerializer", 0, 210},
    {"XMLSerializerBrand", 1, 210},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 235},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 235},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 235},
    {"XPathExpressionBrand", 1, 235},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 235},
    {"XPathResultBrand", 1, 235},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 199},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 199},
    {"abortWritable", 1, 161},
    {"abstractRangeState", 1, 228},
    {"acquireReader", 1, 159},
    {"acquireWriter", 1, 161},
    {"activateInput", 1, 119},
    {"activationBehavior", 1, 124},
    {"addHeader", 1, 75},
    {"addIterable", 1, 194},
    {"addIterator", 1, 194},
    {"addRead", 1, 159},
    {"addSetlike", 1, 196},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 89},
    {"animationChanged", 1, 184},
    {"animationEffectState", 1, 236},
    {"animationRate", 1, 184},
    {"animationState", 1, 236},
    {"animationTime", 1, 184},
    {"animationTimelineState", 1, 236},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 112},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 86},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 256},
    {"audioTrackState", 1, 256},
    {"bar", 1, 147},
    {"barPropState", 1, 259},
    {"beforeToggle", 1, 133},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 80},
    {"blobState", 1, 219},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 257},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 167},
    {"buttonType", 1, 110},
    {"byobRequestOf", 1, 165},
    {"byteLengthQueuingStrategyState", 1, 266},
    {"bytesAsText", 1, 188},
    {"bytesDrained", 1, 162},
    {"callPromise", 1, 167},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 167},
    {"canEnqueue", 1, 163},
    {"cancelReadable", 1, 159},
    {"caretForFocus", 1, 53},
    {"chain", 1, 167},
    {"changeRules", 1, 11},
    {"changedControls", 1, 106},
    {"changedValues", 1, 68},
    {"checkForm", 1, 123},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 123},
    {"checkedRadio", 1, 119},
    {"checkedness", 1, 119},
    {"childAt", 1, 29},
    {"childBeside", 1, 51},
    {"childText", 1, 90},
    {"chooseCommand", 1, 69},
    {"chosenFrame", 1, 150},
    {"chunkSize", 1, 169},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 178},
    {"clearFiles", 1, 111},
    {"clearTimer", 1, 179},
    {"click", 1, 96},
    {"clipboardItemState", 1, 265},
    {"clipboardState", 1, 265},
    {"clone", 1, 137},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 79},
    {"closeBytes", 1, 162},
    {"closeController", 1, 163},
    {"closeDialog", 1, 127},
    {"closeEnd", 1, 135},
    {"closeExtension", 1, 73},
    {"closeReadable", 1, 159},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 161},
    {"closeWritableController", 1, 169},
    {"closeWriter", 1, 161},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 127},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 165},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 238},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 240},
    {"constructElement", 1, 87},
    {"contentHandlerChanged", 1, 143},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 106},
    {"controlMatches", 1, 105},
    {"controlState", 1, 106},
    {"controlValue", 1, 113},
    {"controlsChanged", 1, 106},
    {"controlsOf", 1, 110},
    {"copyBytes", 1, 60},
    {"copyEntries", 1, 74},
    {"copyFiles", 1, 111},
    {"copyHeaders", 1, 75},
    {"copyRange", 1, 46},
    {"countItems", 1, 167},
    {"countQueuingStrategyState", 1, 266},
    {"createCustom", 1, 87},
    {"createEvent", 1, 42},
    {"crypto", 1, 187},
    {"cryptoKeyState", 1, 273},
    {"cryptoState", 1, 273},
    {"cssConditionRuleState", 1, 203},
    {"cssContainerRuleState", 1, 203},
    {"cssCounterStyleRuleState", 1, 203},
    {"cssFontFaceRuleState", 1, 203},
    {"cssFontPaletteValuesRuleState", 1, 203},
    {"cssGroupingRuleState", 1, 203},
    {"cssImageValueState", 1, 205},
    {"cssImportRuleState", 1, 203},
    {"cssKeyframeRuleState", 1, 203},
    {"cssKeyframesRuleState", 1, 203},
    {"cssKeywordValueState", 1, 205},
    {"cssLayerBlockRuleState", 1, 203},
    {"cssLayerStatementRuleState", 1, 203},
    {"cssMarginRuleState", 1, 203},
    {"cssMathClampState", 1, 205},
    {"cssMathInvertState", 1, 205},
    {"cssMathMaxState", 1, 205},
    {"cssMathMinState", 1, 205},
    {"cssMathNegateState", 1, 205},
    {"cssMathProductState", 1, 205},
    {"cssMathSumState", 1, 205},
    {"cssMathValueState", 1, 205},
    {"cssMatrixComponentState", 1, 205},
    {"cssMediaRuleState", 1, 203},
    {"cssNamespaceRuleState", 1, 203},
    {"cssNestedDeclarationsState", 1, 203},
    {"cssNumericArrayState", 1, 205},
    {"cssNumericValueState", 1, 205},
    {"cssPageRuleState", 1, 203},
    {"cssPerspectiveState", 1, 205},
    {"cssPropertyRuleState", 1, 203},
    {"cssRotateState", 1, 205},
    {"cssRuleListState", 1, 203},
    {"cssRuleState", 1, 203},
    {"cssScaleState", 1, 205},
    {"cssScopeRuleState", 1, 203},
    {"cssSkewState", 1, 205},
    {"cssSkewXState", 1, 205},
    {"cssSkewYState", 1, 205},
    {"cssStartingStyleRuleState", 1, 203},
    {"cssStyleRuleState", 1, 203},
    {"cssStyleSheetState", 1, 232},
    {"cssStyleValueState", 1, 205},
    {"cssSupportsRuleState", 1, 203},
    {"cssTransformComponentState", 1, 205},
    {"cssTransformValueState", 1, 205},
    {"cssTranslateState", 1, 205},
    {"cssUnitValueState", 1, 205},
    {"cssUnparsedValueState", 1, 205},
    {"cssVariableReferenceValueState", 1, 205},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 207},
    {"customElements", 1, 85},
    {"customEntries", 1, 86},
    {"customFlags", 1, 86},
    {"customMessage", 1, 86},
    {"customState", 1, 87},
    {"customStateSetState", 1, 217},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 214},
    {"dataTransferItemState", 1, 214},
    {"dataTransferState", 1, 214},
    {"datasetOf", 1, 94},
    {"dateNumber", 1, 108},
    {"dateText", 1, 108},
    {"dealWithRejection", 1, 161},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 238},
    {"defaultButton", 1, 110},
    {"defineElement", 1, 87},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 87},
    {"definitionOf", 1, 87},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 167},
    {"deriveBits", 1, 189},
    {"deriveKey", 1, 189},
    {"derivedList", 1, 98},
    {"describe", 1, 7},
    {"deserialize", 1, 137},
    {"deserializeWithTransfer", 1, 137},
    {"desiredSizeOf", 1, 163},
    {"detailsChanged", 1, 126},
    {"detailsRenamed", 1, 126},
    {"dialogChanged", 1, 127},
    {"digestName", 1, 188},
    {"digestText", 1, 188},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 197},
    {"documentTimelineState", 1, 236},
    {"domExceptionState", 1, 209},
    {"domImplementationState", 1, 210},
    {"domMatrixReadOnlyState", 1, 254},
    {"domMatrixState", 1, 254},
    {"domParserState", 1, 210},
    {"domPointReadOnlyState", 1, 254},
    {"domPointState", 1, 254},
    {"domQuadState", 1, 254},
    {"domRectListState", 1, 251},
    {"domRectReadOnlyState", 1, 251},
    {"domRectState", 1, 251},
    {"domStringListState", 1, 211},
    {"easingFunction", 1, 185},
    {"editingRoot", 1, 128},
    {"effectEnd", 1, 186},
    {"effectFills", 1, 186},
    {"elementArgument", 1, 197},
    {"elementInternalsState", 1, 217},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 81},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 162},
    {"enqueueCallback", 1, 87},
    {"enqueueChunk", 1, 163},
    {"enqueueCopiedBytes", 1, 162},
    {"enqueueDetachedPull", 1, 162},
    {"enqueueSized", 1, 167},
    {"enqueueTransformed", 1, 160},
    {"entryList", 1, 121},
    {"errorBytes", 1, 162},
    {"errorController", 1, 163},
    {"errorNames", 1, 244},
    {"errorReadable", 1, 159},
    {"errorTransform", 1, 160},
    {"errorWritableIfNeeded", 1, 169},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 239},
    {"eventState", 1, 218},
    {"exceptionOfCode", 1, 191},
    {"execCommand", 1, 50},
    {"exportKey", 1, 189},
    {"exposeElement", 1, 151},
    {"exposeFrames", 1, 151},
    {"exposeNames", 1, 151},
    {"external", 1, 147},
    {"externalState", 1, 259},
    {"extractBody", 1, 79},
    {"extractRange", 1, 46},
    {"failClose", 1, 161},
    {"failReads", 1, 159},
    {"failWrite", 1, 161},
    {"fileListState", 1, 219},
    {"fileReaderState", 1, 219},
    {"fileState", 1, 219},
    {"fileValue", 1, 111},
    {"filesOf", 1, 111},
    {"finalStyles", 1, 186},
    {"finishClose", 1, 161},
    {"finishErroring", 1, 161},
    {"finishWrite", 1, 161},
    {"fire", 1, 36},
    {"firstItem", 1, 167},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 110},
    {"focusForSelection", 1, 53},
    {"focusableArea", 1, 128},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 59},
    {"foldsBlanks", 1, 59},
    {"followLink", 1, 141},
    {"fontSizeOf", 1, 54},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 119},
    {"forgetHandlers", 1, 143},
    {"formAssociated", 1, 86},
    {"formControls", 1, 109},
    {"formDataState", 1, 274},
    {"formEntries", 1, 121},
    {"formOf", 1, 110},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 150},
    {"frames", 1, 150},
    {"fromDictionary", 1, 197},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 197},
    {"fulfilRead", 1, 159},
    {"generateKey", 1, 189},
    {"geolocationPositionErrorState", 1, 265},
    {"geolocationState", 1, 265},
    {"getHandler", 1, 143},
    {"goTo", 1, 139},
    {"handled", 1, 167},
    {"hasBYOBReader", 1, 162},
    {"hasBackpressure", 1, 163},
    {"hasDisabledShadow", 1, 87},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 106},
    {"hasNoChoice", 1, 120},
    {"hasOwnAlone", 1, 110},
    {"hasPulls", 1, 165},
    {"headOf", 1, 37},
    {"headerValue", 1, 75},
    {"headersState", 1, 247},
    {"hidePopover", 1, 132},
    {"hidePopoversOver", 1, 132},
    {"highWaterMarkOf", 1, 167},
    {"history", 1, 138},
    {"historyState", 1, 259},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 114},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 95},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 252},
    {"imageChanged", 1, 100},
    {"imageEvent", 1, 100},
    {"imagePoint", 1, 121},
    {"imageSeen", 1, 100},
    {"imagesMoved", 1, 100},
    {"implementationOf", 1, 22},
    {"importKey", 1, 189},
    {"inReactionQueue", 1, 87},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 112},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 261},
    {"intersectionObserverState", 1, 261},
    {"invalidIn", 1, 123},
    {"invalidateRequest", 1, 162},
    {"invoke", 1, 130},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 87},
    {"is", 1, 56},
    {"isAbortController", 1, 199},
    {"isAbortSignal", 1, 199},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 228},
    {"isActiveDocument", 1, 150},
    {"isAnimation", 1, 236},
    {"isAnimationEffect", 1, 236},
    {"isAnimationTimeline", 1, 236},
    {"isAudioTrack", 1, 256},
    {"isAudioTrackList", 1, 256},
    {"isBarProp", 1, 259},
    {"isBlob", 1, 219},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 257},
    {"isBuffer", 1, 197},
    {"isByteLengthQueuingStrategy", 1, 266},
    {"isCSSConditionRule", 1, 203},
    {"isCSSContainerRule", 1, 203},
    {"isCSSCounterStyleRule", 1, 203},
    {"isCSSFontFaceRule", 1, 203},
    {"isCSSFontPaletteValuesRule", 1, 203},
    {"isCSSGroupingRule", 1, 203},
    {"isCSSImageValue", 1, 205},
    {"isCSSImportRule", 1, 203},
    {"isCSSKeyframeRule", 1, 203},
    {"isCSSKeyframesRule", 1, 203},
    {"isCSSKeywordValue", 1, 205},
    {"isCSSLayerBlockRule", 1, 203},
    {"isCSSLayerStatementRule", 1, 203},
    {"isCSSMarginRule", 1, 203},
    {"isCSSMathClamp", 1, 205},
    {"isCSSMathInvert", 1, 205},
    {"isCSSMathMax", 1, 205},
    {"isCSSMathMin", 1, 205},
    {"isCSSMathNegate", 1, 205},
    {"isCSSMathProduct", 1, 205},
    {"isCSSMathSum", 1, 205},
    {"isCSSMathValue", 1, 205},
    {"isCSSMatrixComponent", 1, 205},
    {"isCSSMediaRule", 1, 203},
    {"isCSSNamespaceRule", 1, 203},
    {"isCSSNestedDeclarations", 1, 203},
    {"isCSSNumericArray", 1, 205},
    {"isCSSNumericValue", 1, 205},
    {"isCSSPageRule", 1, 203},
    {"isCSSPerspective", 1, 205},
    {"isCSSPropertyRule", 1, 203},
    {"isCSSRotate", 1, 205},
    {"isCSSRule", 1, 203},
    {"isCSSRuleList", 1, 203},
    {"isCSSScale", 1, 205},
    {"isCSSScopeRule", 1, 203},
    {"isCSSSkew", 1, 205},
    {"isCSSSkewX", 1, 205},
    {"isCSSSkewY", 1, 205},
    {"isCSSStartingStyleRule", 1, 203},
    {"isCSSStyleRule", 1, 203},
    {"isCSSStyleSheet", 1, 232},
    {"isCSSStyleValue", 1, 205},
    {"isCSSSupportsRule", 1, 203},
    {"isCSSTransformComponent", 1, 205},
    {"isCSSTransformValue", 1, 205},
    {"isCSSTranslate", 1, 205},
    {"isCSSUnitValue", 1, 205},
    {"isCSSUnparsedValue", 1, 205},
    {"isCSSVariableReferenceValue", 1, 205},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 265},
    {"isClipboardItem", 1, 265},
    {"isClosed", 1, 32},
    {"isClosing", 1, 161},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 238},
    {"isCountQueuingStrategy", 1, 266},
    {"isCrypto", 1, 273},
    {"isCryptoKey", 1, 273},
    {"isCustomElementRegistry", 1, 207},
    {"isCustomStateSet", 1, 217},
    {"isDOMException", 1, 209},
    {"isDOMImplementation", 1, 210},
    {"isDOMMatrix", 1, 254},
    {"isDOMMatrixReadOnly", 1, 254},
    {"isDOMParser", 1, 210},
    {"isDOMPoint", 1, 254},
    {"isDOMPointReadOnly", 1, 254},
    {"isDOMQuad", 1, 254},
    {"isDOMRect", 1, 251},
    {"isDOMRectList", 1, 251},
    {"isDOMRectReadOnly", 1, 251},
    {"isDOMStringList", 1, 211},
    {"isDataTransfer", 1, 214},
    {"isDataTransferItem", 1, 214},
    {"isDataTransferItemList", 1, 214},
    {"isDecompressionStream", 1, 238},
    {"isDesigned", 1, 90},
    {"isDisabled", 1, 128},
    {"isDocumentTimeline", 1, 236},
    {"isEditable", 1, 128},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 217},
    {"isEvent", 1, 218},
    {"isEventSource", 1, 239},
    {"isExternal", 1, 259},
    {"isFieldValue", 1, 75},
    {"isFile", 1, 219},
    {"isFileList", 1, 219},
    {"isFileReader", 1, 219},
    {"isFocusable", 1, 128},
    {"isFocusableByDefault", 1, 128},
    {"isFormControl", 1, 110},
    {"isFormCustom", 1, 86},
    {"isFormData", 1, 274},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 150},
    {"isGeolocation", 1, 265},
    {"isGeolocationPositionError", 1, 265},
    {"isGroupChecked", 1, 119},
    {"isHTMLElementOf", 1, 95},
    {"isHeaders", 1, 247},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 259},
    {"isIdleDeadline", 1, 252},
    {"isImageLoading", 1, 100},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 193},
    {"isIntersectionObserver", 1, 261},
    {"isIntersectionObserverEntry", 1, 261},
    {"isKeyframeEffect", 1, 236},
    {"isLoadable", 1, 80},
    {"isLocation", 1, 259},
    {"isLockedReadable", 1, 159},
    {"isMediaError", 1, 256},
    {"isMediaList", 1, 232},
    {"isMediaQueryList", 1, 202},
    {"isMessageChannel", 1, 257},
    {"isMessagePort", 1, 257},
    {"isMimeType", 1, 225},
    {"isMimeTypeArray", 1, 225},
    {"isModal", 1, 131},
    {"isMouseEvent", 1, 180},
    {"isMutationObserver", 1, 223},
    {"isMutationRecord", 1, 223},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 225},
    {"isNodeIterator", 1, 233},
    {"isNotification", 1, 265},
    {"isNumberText", 1, 117},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 263},
    {"isPerformanceEntry", 1, 264},
    {"isPerformanceMark", 1, 264},
    {"isPerformanceMeasure", 1, 264},
    {"isPerformanceNavigation", 1, 260},
    {"isPerformanceObserver", 1, 264},
    {"isPerformanceObserverEntryList", 1, 264},
    {"isPerformanceTiming", 1, 260},
    {"isPermissionStatus", 1, 265},
    {"isPermissions", 1, 265},
    {"isPlugin", 1, 225},
    {"isPluginArray", 1, 225},
    {"isPopoverShown", 1, 132},
    {"isRange", 1, 228},
    {"isReadableByteStreamController", 1, 266},
    {"isReadableStream", 1, 266},
    {"isReadableStreamBYOBReader", 1, 266},
    {"isReadableStreamBYOBRequest", 1, 266},
    {"isReadableStreamDefaultController", 1, 266},
    {"isReadableStreamDefaultReader", 1, 266},
    {"isRequest", 1, 247},
    {"isResizeObserver", 1, 261},
    {"isResizeObserverEntry", 1, 261},
    {"isResizeObserverSize", 1, 261},
    {"isResponse", 1, 247},
    {"isSVGAngle", 1, 268},
    {"isSVGAnimatedAngle", 1, 268},
    {"isSVGAnimatedBoolean", 1, 268},
    {"isSVGAnimatedEnumeration", 1, 268},
    {"isSVGAnimatedInteger", 1, 268},
    {"isSVGAnimatedLength", 1, 268},
    {"isSVGAnimatedLengthList", 1, 268},
    {"isSVGAnimatedNumber", 1, 268},
    {"isSVGAnimatedNumberList", 1, 268},
    {"isSVGAnimatedPreserveAspectRatio", 1, 268},
    {"isSVGAnimatedRect", 1, 268},
    {"isSVGAnimatedTransformList", 1, 268},
    {"isSVGLength", 1, 268},
    {"isSVGLengthList", 1, 268},
    {"isSVGNumber", 1, 268},
    {"isSVGNumberList", 1, 268},
    {"isSVGPointList", 1, 268},
    {"isSVGPreserveAspectRatio", 1, 268},
    {"isSVGStringList", 1, 268},
    {"isSVGTransform", 1, 268},
    {"isSVGTransformList", 1, 268},
    {"isSVGUnitTypes", 1, 268},
    {"isScreen", 1, 202},
    {"isSelected", 1, 120},
    {"isSelection", 1, 229},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 228},
    {"isStepMismatch", 1, 117},
    {"isStorage", 1, 231},
    {"isStylePropertyMap", 1, 205},
    {"isStylePropertyMapReadOnly", 1, 205},
    {"isStyleSheet", 1, 232},
    {"isStyleSheetList", 1, 232},
    {"isSubmitButton", 1, 110},
    {"isSubtleCrypto", 1, 273},
    {"isSummary", 1, 128},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 243},
    {"isTextDecoderStream", 1, 243},
    {"isTextEncoder", 1, 243},
    {"isTextEncoderStream", 1, 243},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 256},
    {"isTextTrackCue", 1, 256},
    {"isTextTrackCueList", 1, 256},
    {"isTextTrackList", 1, 256},
    {"isTimeRanges", 1, 255},
    {"isToken", 1, 75},
    {"isTouch", 1, 271},
    {"isTouchList", 1, 271},
    {"isTransformStream", 1, 266},
    {"isTransformStreamDefaultController", 1, 266},
    {"isTreeWalker", 1, 233},
    {"isURL", 1, 272},
    {"isURLSearchParams", 1, 272},
    {"isUnusable", 1, 79},
    {"isUserActivation", 1, 265},
    {"isVTTCue", 1, 256},
    {"isValidControl", 1, 123},
    {"isValidityState", 1, 249},
    {"isVideoTrack", 1, 256},
    {"isVideoTrackList", 1, 256},
    {"isVisualViewport", 1, 202},
    {"isWebSocket", 1, 239},
    {"isWritableStream", 1, 266},
    {"isWritableStreamDefaultController", 1, 266},
    {"isWritableStreamDefaultWriter", 1, 266},
    {"isXMLHttpRequest", 1, 274},
    {"isXMLHttpRequestEventTarget", 1, 274},
    {"isXMLHttpRequestUpload", 1, 274},
    {"isXMLSerializer", 1, 210},
    {"isXPathEvaluator", 1, 235},
    {"isXPathExpression", 1, 235},
    {"isXPathResult", 1, 235},
    {"itemKind", 1, 193},
    {"itemState", 1, 193},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 236},
    {"labelListOf", 1, 110},
    {"labeledControl", 1, 110},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 123},
    {"linesOf", 1, 56},
    {"listElement", 1, 115},
    {"loadFailed", 1, 80},
    {"loadResource", 1, 80},
    {"localOf", 1, 56},
    {"localizedText", 1, 73},
    {"location", 1, 139},
    {"locationState", 1, 259},
    {"makeAbortController", 1, 199},
    {"makeAbortSignal", 1, 199},
    {"makeAbstractRange", 1, 228},
    {"makeAnimation", 1, 236},
    {"makeAnimationEffect", 1, 236},
    {"makeAnimationTimeline", 1, 236},
    {"makeAudioTrack", 1, 256},
    {"makeAudioTrackList", 1, 256},
    {"makeBarProp", 1, 259},
    {"makeBlob", 1, 219},
    {"makeBroadcastChannel", 1, 257},
    {"makeByteLengthQueuingStrategy", 1, 266},
    {"makeCSSConditionRule", 1, 203},
    {"makeCSSContainerRule", 1, 203},
    {"makeCSSCounterStyleRule", 1, 203},
    {"makeCSSFontFaceRule", 1, 203},
    {"makeCSSFontPaletteValuesRule", 1, 203},
    {"makeCSSGroupingRule", 1, 203},
    {"makeCSSImageValue", 1, 205},
    {"makeCSSImportRule", 1, 203},
    {"makeCSSKeyframeRule", 1, 203},
    {"makeCSSKeyframesRule", 1, 203},
    {"makeCSSKeywordValue", 1, 205},
    {"makeCSSLayerBlockRule", 1, 203},
    {"makeCSSLayerStatementRule", 1, 203},
    {"makeCSSMarginRule", 1, 203},
    {"makeCSSMathClamp", 1, 205},
    {"makeCSSMathInvert", 1, 205},
    {"makeCSSMathMax", 1, 205},
    {"makeCSSMathMin", 1, 205},
    {"makeCSSMathNegate", 1, 205},
    {"makeCSSMathProduct", 1, 205},
    {"makeCSSMathSum", 1, 205},
    {"makeCSSMathValue", 1, 205},
    {"makeCSSMatrixComponent", 1, 205},
    {"makeCSSMediaRule", 1, 203},
    {"makeCSSNamespaceRule", 1, 203},
    {"makeCSSNestedDeclarations", 1, 203},
    {"makeCSSNumericArray", 1, 205},
    {"makeCSSNumericValue", 1, 205},
    {"makeCSSPageRule", 1, 203},
    {"makeCSSPerspective", 1, 205},
    {"makeCSSPropertyRule", 1, 203},
    {"makeCSSRotate", 1, 205},
    {"makeCSSRule", 1, 203},
    {"makeCSSRuleList", 1, 203},
    {"makeCSSScale", 1, 205},
    {"makeCSSScopeRule", 1, 203},
    {"makeCSSSkew", 1, 205},
    {"makeCSSSkewX", 1, 205},
    {"makeCSSSkewY", 1, 205},
    {"makeCSSStartingStyleRule", 1, 203},
    {"makeCSSStyleDeclaration", 1, 204},
    {"makeCSSStyleRule", 1, 203},
    {"makeCSSStyleSheet", 1, 232},
    {"makeCSSStyleValue", 1, 205},
    {"makeCSSSupportsRule", 1, 203},
    {"makeCSSTransformComponent", 1, 205},
    {"makeCSSTransformValue", 1, 205},
    {"makeCSSTranslate", 1, 205},
    {"makeCSSUnitValue", 1, 205},
    {"makeCSSUnparsedValue", 1, 205},
    {"makeCSSVariableReferenceValue", 1, 205},
    {"makeClipboard", 1, 265},
    {"makeClipboardItem", 1, 265},
    {"makeCompressionStream", 1, 238},
    {"makeCountQueuingStrategy", 1, 266},
    {"makeCrypto", 1, 273},
    {"makeCryptoKey", 1, 273},
    {"makeCustomElementRegistry", 1, 207},
    {"makeCustomStateSet", 1, 217},
    {"makeDOMException", 1, 209},
    {"makeDOMImplementation", 1, 210},
    {"makeDOMMatrix", 1, 254},
    {"makeDOMMatrixReadOnly", 1, 254},
    {"makeDOMParser", 1, 210},
    {"makeDOMPoint", 1, 254},
    {"makeDOMPointReadOnly", 1, 254},
    {"makeDOMQuad", 1, 254},
    {"makeDOMRect", 1, 251},
    {"makeDOMRectList", 1, 251},
    {"makeDOMRectReadOnly", 1, 251},
    {"makeDOMStringList", 1, 211},
    {"makeDOMStringMap", 1, 212},
    {"makeDOMTokenList", 1, 213},
    {"makeDataTransfer", 1, 214},
    {"makeDataTransferItem", 1, 214},
    {"makeDataTransferItemList", 1, 214},
    {"makeDecompressionStream", 1, 238},
    {"makeDeferred", 1, 167},
    {"makeDocumentTimeline", 1, 236},
    {"makeElement", 1, 95},
    {"makeElementInternals", 1, 217},
    {"makeEvent", 1, 218},
    {"makeEventSource", 1, 239},
    {"makeException", 1, 191},
    {"makeExternal", 1, 259},
    {"makeFile", 1, 219},
    {"makeFileList", 1, 219},
    {"makeFileReader", 1, 219},
    {"makeFormData", 1, 274},
    {"makeGeolocation", 1, 265},
    {"makeGeolocationPositionError", 1, 265},
    {"makeHTMLAllCollection", 1, 220},
    {"makeHTMLCollection", 1, 237},
    {"makeHTMLFormControlsCollection", 1, 248},
    {"makeHTMLOptionsCollection", 1, 248},
    {"makeHeaders", 1, 247},
    {"makeHistory", 1, 259},
    {"makeIdleDeadline", 1, 252},
    {"makeIndexed", 1, 193},
    {"makeIntersectionObserver", 1, 261},
    {"makeIntersectionObserverEntry", 1, 261},
    {"makeKeyframeEffect", 1, 236},
    {"makeLocation", 1, 259},
    {"makeMediaError", 1, 256},
    {"makeMediaList", 1, 232},
    {"makeMediaQueryList", 1, 202},
    {"makeMessageChannel", 1, 257},
    {"makeMessagePort", 1, 257},
    {"makeMimeType", 1, 225},
    {"makeMimeTypeArray", 1, 225},
    {"makeMutationObserver", 1, 223},
    {"makeMutationRecord", 1, 223},
    {"makeNamedNodeMap", 1, 224},
    {"makeNavigator", 1, 225},
    {"makeNodeIterator", 1, 233},
    {"makeNodeList", 1, 237},
    {"makeNotification", 1, 265},
    {"makePerformance", 1, 263},
    {"makePerformanceEntry", 1, 264},
    {"makePerformanceMark", 1, 264},
    {"makePerformanceMeasure", 1, 264},
    {"makePerformanceNavigation", 1, 260},
    {"makePerformanceObserver", 1, 264},
    {"makePerformanceObserverEntryList", 1, 264},
    {"makePerformanceTiming", 1, 260},
    {"makePermissionStatus", 1, 265},
    {"makePermissions", 1, 265},
    {"makePlugin", 1, 225},
    {"makePluginArray", 1, 225},
    {"makeRadioNodeList", 1, 248},
    {"makeRange", 1, 228},
    {"makeReadableByteStreamController", 1, 266},
    {"makeReadableStream", 1, 266},
    {"makeReadableStreamBYOBReader", 1, 266},
    {"makeReadableStreamBYOBRequest", 1, 266},
    {"makeReadableStreamDefaultController", 1, 266},
    {"makeReadableStreamDefaultReader", 1, 266},
    {"makeRequest", 1, 247},
    {"makeResizeObserver", 1, 261},
    {"makeResizeObserverEntry", 1, 261},
    {"makeResizeObserverSize", 1, 261},
    {"makeResponse", 1, 247},
    {"makeSVGAngle", 1, 268},
    {"makeSVGAnimatedAngle", 1, 268},
    {"makeSVGAnimatedBoolean", 1, 268},
    {"makeSVGAnimatedEnumeration", 1, 268},
    {"makeSVGAnimatedInteger", 1, 268},
    {"makeSVGAnimatedLength", 1, 268},
    {"makeSVGAnimatedLengthList", 1, 268},
    {"makeSVGAnimatedNumber", 1, 268},
    {"makeSVGAnimatedNumberList", 1, 268},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 268},
    {"makeSVGAnimatedRect", 1, 268},
    {"makeSVGAnimatedTransformList", 1, 268},
    {"makeSVGLength", 1, 268},
    {"makeSVGLengthList", 1, 268},
    {"makeSVGNumber", 1, 268},
    {"makeSVGNumberList", 1, 268},
    {"makeSVGPointList", 1, 268},
    {"makeSVGPreserveAspectRatio", 1, 268},
    {"makeSVGStringList", 1, 268},
    {"makeSVGTransform", 1, 268},
    {"makeSVGTransformList", 1, 268},
    {"makeSVGUnitTypes", 1, 268},
    {"makeScreen", 1, 202},
    {"makeSelection", 1, 229},
    {"makeStaticRange", 1, 228},
    {"makeStorage", 1, 231},
    {"makeStylePropertyMap", 1, 205},
    {"makeStylePropertyMapReadOnly", 1, 205},
    {"makeStyleSheet", 1, 232},
    {"makeStyleSheetList", 1, 232},
    {"makeSubtleCrypto", 1, 273},
    {"makeTextDecoder", 1, 243},
    {"makeTextDecoderStream", 1, 243},
    {"makeTextEncoder", 1, 243},
    {"makeTextEncoderStream", 1, 243},
    {"makeTextTrack", 1, 256},
    {"makeTextTrackCue", 1, 256},
    {"makeTextTrackCueList", 1, 256},
    {"makeTextTrackList", 1, 256},
    {"makeTimeRanges", 1, 255},
    {"makeTouch", 1, 271},
    {"makeTouchList", 1, 271},
    {"makeTransformStream", 1, 266},
    {"makeTransformStreamDefaultController", 1, 266},
    {"makeTreeWalker", 1, 233},
    {"makeURL", 1, 272},
    {"makeURLSearchParams", 1, 272},
    {"makeUserActivation", 1, 265},
    {"makeVTTCue", 1, 256},
    {"makeValidityState", 1, 249},
    {"makeVideoTrack", 1, 256},
    {"makeVideoTrackList", 1, 256},
    {"makeVisualViewport", 1, 202},
    {"makeWebSocket", 1, 239},
    {"makeWritableStream", 1, 266},
    {"makeWritableStreamDefaultController", 1, 266},
    {"makeWritableStreamDefaultWriter", 1, 266},
    {"makeXMLHttpRequest", 1, 274},
    {"makeXMLHttpRequestEventTarget", 1, 274},
    {"makeXMLHttpRequestUpload", 1, 274},
    {"makeXMLSerializer", 1, 210},
    {"makeXPathEvaluator", 1, 235},
    {"makeXPathExpression", 1, 235},
    {"makeXPathResult", 1, 235},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 117},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 256},
    {"mediaListState", 1, 232},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 202},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 257},
    {"messagePortState", 1, 257},
    {"messageText", 1, 71},
    {"mimeParameter", 1, 157},
    {"mimeText", 1, 157},
    {"mimeTypeArrayState", 1, 225},
    {"mimeTypeState", 1, 225},
    {"mimeTypes", 1, 154},
    {"minimumOf", 1, 117},
    {"missing", 1, 197},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 128},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 120},
    {"mutationObserverState", 1, 223},
    {"mutationRecordState", 1, 223},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 110},
    {"namedList", 1, 44},
    {"namedTest", 1, 110},
    {"navigate", 1, 139},
    {"navigateFrame", 1, 150},
    {"navigateToFragment", 1, 138},
    {"navigator", 1, 148},
    {"navigatorState", 1, 225},
    {"nearestStep", 1, 117},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 79},
    {"newDecoder", 1, 60},
    {"newEvent", 1, 70},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 74},
    {"newHeaders", 1, 75},
    {"newKeyframeEffect", 1, 186},
    {"newList", 1, 167},
    {"newMatrix", 1, 82},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 159},
    {"newRect", 1, 83},
    {"newRectList", 1, 83},
    {"newResponse", 1, 77},
    {"newSVGAngle", 1, 171},
    {"newSVGLength", 1, 171},
    {"newSVGList", 1, 172},
    {"newSVGNumber", 1, 171},
    {"newSVGTransform", 1, 175},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 161},
    {"nextTimer", 1, 179},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 233},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 197},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 265},
    {"numberIn", 1, 113},
    {"numberToText", 1, 117},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 110},
    {"openChannel", 1, 135},
    {"openExtension", 1, 73},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 69},
    {"openWindow", 1, 152},
    {"optionList", 1, 118},
    {"optionValue", 1, 118},
    {"ownControlState", 1, 106},
    {"pageScripts", 1, 145},
    {"parseMIMEType", 1, 157},
    {"parseMultipart", 1, 81},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 182},
    {"parseSVGNumbers", 1, 175},
    {"parseSVGTransforms", 1, 175},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 87},
    {"peerEvents", 1, 158},
    {"performance", 1, 176},
    {"performanceEntries", 1, 178},
    {"performanceEntryState", 1, 264},
    {"performanceMark", 1, 178},
    {"performanceMarkState", 1, 264},
    {"performanceMeasure", 1, 178},
    {"performanceMeasureState", 1, 264},
    {"performanceNavigationState", 1, 260},
    {"performanceObserverEntryListState", 1, 264},
    {"performanceObserverState", 1, 264},
    {"performanceState", 1, 263},
    {"performanceTimingState", 1, 260},
    {"permissionStatusState", 1, 265},
    {"permissionsState", 1, 265},
    {"pipe", 1, 164},
    {"placeCaret", 1, 51},
    {"platformInterface", 1, 195},
    {"pluginArrayState", 1, 225},
    {"pluginState", 1, 225},
    {"plugins", 1, 154},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 132},
    {"postToWindow", 1, 135},
    {"pullBytesIfNeeded", 1, 162},
    {"pullInto", 1, 165},
    {"pushItem", 1, 167},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 179},
    {"queueMicrotask", 1, 179},
    {"queueTask", 1, 179},
    {"queueToggle", 1, 133},
    {"radioGroup", 1, 119},
    {"radioNodeList", 1, 109},
    {"randomUUID", 1, 187},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 228},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 167},
    {"readBody", 1, 79},
    {"readChunk", 1, 159},
    {"readContentHandler", 1, 143},
    {"readInto", 1, 159},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 266},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 266},
    {"readableStreamBYOBRequestState", 1, 266},
    {"readableStreamDefaultControllerState", 1, 266},
    {"readableStreamDefaultReaderState", 1, 266},
    {"readableStreamState", 1, 266},
    {"receiveControlState", 1, 106},
    {"receiverOf", 1, 95},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 159},
    {"releaseWriter", 1, 161},
    {"remoteCount", 1, 110},
    {"removeBeside", 1, 51},
    {"removeSelected", 1, 51},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 92},
    {"replaceMessages", 1, 71},
    {"reportException", 1, 142},
    {"reportForm", 1, 123},
    {"reportRejection", 1, 142},
    {"reportValidity", 1, 123},
    {"request", 1, 67},
    {"requestFrame", 1, 179},
    {"requestIdle", 1, 144},
    {"requestState", 1, 247},
    {"resetControl", 1, 107},
    {"resetCustom", 1, 86},
    {"resetOptions", 1, 120},
    {"resetQueue", 1, 167},
    {"resizeObserverEntryState", 1, 261},
    {"resizeObserverSizeState", 1, 261},
    {"resizeObserverState", 1, 261},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 80},
    {"resourceDocument", 1, 80},
    {"resourceText", 1, 80},
    {"respond", 1, 165},
    {"respondWithView", 1, 165},
    {"responseState", 1, 247},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 179},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 202},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 179},
    {"seedRandom", 1, 190},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 118},
    {"selectOnly", 1, 120},
    {"selectRange", 1, 30},
    {"selectSource", 1, 103},
    {"selectedControlText", 1, 122},
    {"selectedOptionsOf", 1, 120},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 53},
    {"selectionState", 1, 229},
    {"sendControlStates", 1, 106},
    {"sendTo", 1, 135},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 137},
    {"serializePairs", 1, 182},
    {"serializeWithTransfer", 1, 137},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 113},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 161},
    {"setCheckedness", 1, 119},
    {"setControlValue", 1, 113},
    {"setFiles", 1, 111},
    {"setFragment", 1, 139},
    {"setHandler", 1, 143},
    {"setHeader", 1, 75},
    {"setInputValue", 1, 113},
    {"setInteracted", 1, 123},
    {"setMIMEParameter", 1, 157},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 131},
    {"setOption", 1, 118},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 171},
    {"setSVGLength", 1, 171},
    {"setSelected", 1, 120},
    {"setTimer", 1, 179},
    {"setType", 1, 113},
    {"setUpByteSource", 1, 162},
    {"setUpBytes", 1, 162},
    {"setUpReadable", 1, 163},
    {"setUpSink", 1, 169},
    {"setUpSource", 1, 163},
    {"setUpTransform", 1, 160},
    {"setUpWritable", 1, 169},
    {"settingText", 1, 117},
    {"settleAs", 1, 167},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 106},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 167},
    {"showPopover", 1, 132},
    {"signWith", 1, 189},
    {"sizeOf", 1, 167},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 159},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 161},
    {"stateOf", 1, 193},
    {"staticRangeState", 1, 228},
    {"stepped", 1, 117},
    {"storage", 1, 149},
    {"storageAreas", 1, 72},
    {"storageState", 1, 231},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 88},
    {"stylePropertyMapReadOnlyState", 1, 205},
    {"stylePropertyMapState", 1, 205},
    {"styleSheetListState", 1, 232},
    {"styleSheetState", 1, 232},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 121},
    {"submittableOf", 1, 110},
    {"submittedText", 1, 113},
    {"subtle", 1, 188},
    {"subtleCryptoState", 1, 273},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 268},
    {"svgAnimatedAngleState", 1, 268},
    {"svgAnimatedBooleanState", 1, 268},
    {"svgAnimatedEnumerationState", 1, 268},
    {"svgAnimatedIntegerState", 1, 268},
    {"svgAnimatedLengthListState", 1, 268},
    {"svgAnimatedLengthState", 1, 268},
    {"svgAnimatedNumberListState", 1, 268},
    {"svgAnimatedNumberState", 1, 268},
    {"svgAnimatedPreserveAspectRatioState", 1, 268},
    {"svgAnimatedRectState", 1, 268},
    {"svgAnimatedTransformListState", 1, 268},
    {"svgAxis", 1, 171},
    {"svgBounds", 1, 173},
    {"svgBox", 1, 170},
    {"svgConstants", 1, 174},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 173},
    {"svgFloat", 1, 171},
    {"svgLengthListState", 1, 268},
    {"svgLengthState", 1, 268},
    {"svgListOf", 1, 170},
    {"svgMemberOrder", 1, 267},
    {"svgMembers", 1, 174},
    {"svgNumberListState", 1, 268},
    {"svgNumberState", 1, 268},
    {"svgNumberText", 1, 171},
    {"svgPathLength", 1, 173},
    {"svgPointAt", 1, 173},
    {"svgPointListState", 1, 268},
    {"svgPreserveAspectRatioState", 1, 268},
    {"svgReflection", 1, 170},
    {"svgStringListState", 1, 268},
    {"svgStrokes", 1, 173},
    {"svgTransformListState", 1, 268},
    {"svgTransformOf", 1, 175},
    {"svgTransformProduct", 1, 175},
    {"svgTransformState", 1, 268},
    {"svgTransformText", 1, 175},
    {"svgUnitTypesState", 1, 268},
    {"takeFilled", 1, 165},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 141},
    {"teeBytes", 1, 168},
    {"teeChunks", 1, 168},
    {"textAsBuffer", 1, 188},
    {"textBecameSelectable", 1, 122},
    {"textDecoderState", 1, 243},
    {"textDecoderStreamState", 1, 243},
    {"textEncoderState", 1, 243},
    {"textEncoderStreamState", 1, 243},
    {"textFragment", 1, 99},
    {"textReplaced", 1, 122},
    {"textToNumber", 1, 117},
    {"textTrackCueListState", 1, 256},
    {"textTrackCueState", 1, 256},
    {"textTrackListState", 1, 256},
    {"textTrackState", 1, 256},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 255},
    {"timingTimes", 1, 177},
    {"toBuffer", 1, 197},
    {"toByteString", 1, 197},
    {"toClamped", 1, 197},
    {"toEnforced", 1, 197},
    {"toEnum", 1, 197},
    {"toFloat", 1, 197},
    {"toInterface", 1, 197},
    {"toLongLong", 1, 197},
    {"toObject", 1, 197},
    {"toRecord", 1, 197},
    {"toSequence", 1, 197},
    {"toUnrestrictedFloat", 1, 197},
    {"toUnsignedLongLong", 1, 197},
    {"togglePopover", 1, 132},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 131},
    {"touchListState", 1, 271},
    {"touchState", 1, 271},
    {"transferPort", 1, 135},
    {"transferStream", 1, 136},
    {"transformMatrix", 1, 84},
    {"transformStreamDefaultControllerState", 1, 266},
    {"transformStreamState", 1, 266},
    {"treeWalkerState", 1, 233},
    {"trimSpace", 1, 75},
    {"turnFormatOff", 1, 54},
    {"updateFormOwner", 1, 86},
    {"upgradeIn", 1, 87},
    {"urlSearchParamsState", 1, 272},
    {"urlState", 1, 272},
    {"userActivationState", 1, 265},
    {"usesSourceSet", 1, 103},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 123},
    {"validityStateState", 1, 249},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 112},
    {"verifyWith", 1, 189},
    {"videoTrackListState", 1, 256},
    {"videoTrackState", 1, 256},
    {"viewParts", 1, 167},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 202},
    {"vttCueState", 1, 256},
    {"waitingReads", 1, 159},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 239},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 106},
    {"willValidate", 1, 123},
    {"windowNamed", 1, 151},
    {"windowOf", 1, 150},
    {"withReactions", 1, 87},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 169},
    {"writableStreamDefaultControllerState", 1, 266},
    {"writableStreamDefaultWriterState", 1, 266},
    {"writableStreamState", 1, 266},
    {"writeChunk", 1, 161},
    {"writeController", 1, 169},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 197},
    {"wrongReceiver", 1, 197},
    {"wrongValue", 1, 197},
    {"xPathEvaluatorState", 1, 235},
    {"xPathExpressionState", 1, 235},
    {"xPathResultState", 1, 235},
    {"xmlHttpRequestEventTargetState", 1, 274},
    {"xmlHttpRequestState", 1, 274},
    {"xmlHttpRequestUploadState", 1, 274},
    {"xmlSerializerState", 1, 210},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
