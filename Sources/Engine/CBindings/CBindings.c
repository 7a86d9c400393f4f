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
static const unsigned char html_scripting_importMaps[] = {
#embed "Linked/html/scripting/importMaps.js"
};
static const unsigned char html_scripting_moduleEvaluation[] = {
#embed "Linked/html/scripting/moduleEvaluation.js"
};
static const unsigned char html_scripting_moduleLinking[] = {
#embed "Linked/html/scripting/moduleLinking.js"
};
static const unsigned char html_scripting_moduleMap[] = {
#embed "Linked/html/scripting/moduleMap.js"
};
static const unsigned char html_scripting_modules[] = {
#embed "Linked/html/scripting/modules.js"
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
static const unsigned char layout_observers_layoutObservers[] = {
#embed "Linked/layout-observers/layoutObservers.js"
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
static const unsigned char bindings_layoutObservers[] = {
#embed "Linked/bindings/layoutObservers.js"
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
    BINDINGS_FILE("js/html/scripting/importMaps.js", html_scripting_importMaps),
    BINDINGS_FILE("js/html/scripting/moduleEvaluation.js", html_scripting_moduleEvaluation),
    BINDINGS_FILE("js/html/scripting/moduleLinking.js", html_scripting_moduleLinking),
    BINDINGS_FILE("js/html/scripting/moduleMap.js", html_scripting_moduleMap),
    BINDINGS_FILE("js/html/scripting/modules.js", html_scripting_modules),
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
    BINDINGS_FILE("js/layout-observers/layoutObservers.js", layout_observers_layoutObservers),
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
    BINDINGS_FILE("js/bindings/layoutObservers.js", bindings_layoutObservers),
    BINDINGS_FILE("js/bindings/matrices.js", bindings_matrices),
    BINDINGS_FILE("js/bindings/mediaElements.js", bindings_mediaElements),
    BINDINGS_FILE("js/bindings/mediaTracks.js", bindings_mediaTracks),
    BINDINGS_FILE("js/bindings/messaging.js", bindings_messaging),
    BINDINGS_FILE("js/bindings/metadataElements.js", bindings_metadataElements),
    BINDINGS_FILE("js/bindings/navigation.js", bindings_navigation),
    BINDINGS_FILE("js/bindings/navigationTiming.js", bindings_navigationTiming),
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
    {"AbortController", 0, 204},
    {"AbortControllerBrand", 1, 204},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 204},
    {"AbortSignalBrand", 1, 204},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 233},
    {"AbstractRangeBrand", 1, 233},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 241},
    {"AnimationBrand", 1, 241},
    {"AnimationEffect", 0, 241},
    {"AnimationEffectBrand", 1, 241},
    {"AnimationEffectSteps", 1, 191},
    {"AnimationEvent", 0, 251},
    {"AnimationFrameProviderSteps", 1, 160},
    {"AnimationPlaybackEvent", 0, 241},
    {"AnimationSteps", 1, 189},
    {"AnimationTimeline", 0, 241},
    {"AnimationTimelineBrand", 1, 241},
    {"AnimationTimelineSteps", 1, 189},
    {"Attr", 0, 205},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 261},
    {"AudioTrack", 0, 262},
    {"AudioTrackBrand", 1, 262},
    {"AudioTrackList", 0, 262},
    {"AudioTrackListBrand", 1, 262},
    {"AudioTrackListSteps", 1, 102},
    {"AudioTrackSteps", 1, 102},
    {"AutofilledSteps", 1, 104},
    {"BarProp", 0, 265},
    {"BarPropBrand", 1, 265},
    {"BarPropSteps", 1, 152},
    {"BeforeUnloadEvent", 0, 251},
    {"BeforeUnloadEventSteps", 1, 185},
    {"Blob", 0, 224},
    {"BlobBrand", 1, 224},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 79},
    {"BroadcastChannel", 0, 263},
    {"BroadcastChannelBrand", 1, 263},
    {"BroadcastChannelSteps", 1, 135},
    {"ByteLengthQueuingStrategy", 0, 271},
    {"ByteLengthQueuingStrategyBrand", 1, 271},
    {"ByteLengthQueuingStrategySteps", 1, 172},
    {"CDATASection", 0, 211},
    {"CSS", 3, 206},
    {"CSSConditionRule", 0, 208},
    {"CSSConditionRuleBrand", 1, 208},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 208},
    {"CSSContainerRuleBrand", 1, 208},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 208},
    {"CSSCounterStyleRuleBrand", 1, 208},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 208},
    {"CSSFontFaceRuleBrand", 1, 208},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 208},
    {"CSSFontPaletteValuesRuleBrand", 1, 208},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 208},
    {"CSSGroupingRuleBrand", 1, 208},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 210},
    {"CSSImageValueBrand", 1, 210},
    {"CSSImportRule", 0, 208},
    {"CSSImportRuleBrand", 1, 208},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 208},
    {"CSSKeyframeRuleBrand", 1, 208},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 208},
    {"CSSKeyframesRuleBrand", 1, 208},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 210},
    {"CSSKeywordValueBrand", 1, 210},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 208},
    {"CSSLayerBlockRuleBrand", 1, 208},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 208},
    {"CSSLayerStatementRuleBrand", 1, 208},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 208},
    {"CSSMarginRuleBrand", 1, 208},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 210},
    {"CSSMathClampBrand", 1, 210},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 210},
    {"CSSMathInvertBrand", 1, 210},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 210},
    {"CSSMathMaxBrand", 1, 210},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 210},
    {"CSSMathMinBrand", 1, 210},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 210},
    {"CSSMathNegateBrand", 1, 210},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 210},
    {"CSSMathProductBrand", 1, 210},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 210},
    {"CSSMathSumBrand", 1, 210},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 210},
    {"CSSMathValueBrand", 1, 210},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 210},
    {"CSSMatrixComponentBrand", 1, 210},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 208},
    {"CSSMediaRuleBrand", 1, 208},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 208},
    {"CSSNamespaceRuleBrand", 1, 208},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 208},
    {"CSSNestedDeclarationsBrand", 1, 208},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 210},
    {"CSSNumericArrayBrand", 1, 210},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 210},
    {"CSSNumericValueBrand", 1, 210},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 208},
    {"CSSPageRuleBrand", 1, 208},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 210},
    {"CSSPerspectiveBrand", 1, 210},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 208},
    {"CSSPropertyRuleBrand", 1, 208},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 210},
    {"CSSRotateBrand", 1, 210},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 208},
    {"CSSRuleBrand", 1, 208},
    {"CSSRuleList", 0, 208},
    {"CSSRuleListBrand", 1, 208},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 210},
    {"CSSScaleBrand", 1, 210},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 208},
    {"CSSScopeRuleBrand", 1, 208},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 210},
    {"CSSSkewBrand", 1, 210},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 210},
    {"CSSSkewXBrand", 1, 210},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 210},
    {"CSSSkewYBrand", 1, 210},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 208},
    {"CSSStartingStyleRuleBrand", 1, 208},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 209},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 208},
    {"CSSStyleRuleBrand", 1, 208},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 237},
    {"CSSStyleSheetBrand", 1, 237},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 210},
    {"CSSStyleValueBrand", 1, 210},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 208},
    {"CSSSupportsRuleBrand", 1, 208},
    {"CSSTransformComponent", 0, 210},
    {"CSSTransformComponentBrand", 1, 210},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 210},
    {"CSSTransformValueBrand", 1, 210},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 210},
    {"CSSTranslateBrand", 1, 210},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 210},
    {"CSSUnitValueBrand", 1, 210},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 210},
    {"CSSUnparsedValueBrand", 1, 210},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 210},
    {"CSSVariableReferenceValueBrand", 1, 210},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 211},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 270},
    {"ClipboardBrand", 1, 270},
    {"ClipboardEvent", 0, 251},
    {"ClipboardItem", 0, 270},
    {"ClipboardItemBrand", 1, 270},
    {"ClipboardItemSteps", 1, 158},
    {"ClipboardSteps", 1, 158},
    {"CloseEvent", 0, 251},
    {"CommandEvent", 0, 251},
    {"Comment", 0, 211},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 251},
    {"CompositionEventSteps", 1, 185},
    {"CompressionStream", 0, 243},
    {"CompressionStreamBrand", 1, 243},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 123},
    {"CountQueuingStrategy", 0, 271},
    {"CountQueuingStrategyBrand", 1, 271},
    {"CountQueuingStrategySteps", 1, 172},
    {"Crypto", 0, 278},
    {"CryptoBrand", 1, 278},
    {"CryptoKey", 0, 278},
    {"CryptoKeyBrand", 1, 278},
    {"CryptoKeySteps", 1, 194},
    {"CryptoSteps", 1, 192},
    {"CustomElementRegistry", 0, 212},
    {"CustomElementRegistryBrand", 1, 212},
    {"CustomElementRegistrySteps", 1, 85},
    {"CustomEvent", 0, 213},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 222},
    {"CustomStateSetBrand", 1, 222},
    {"CustomStateSetSteps", 1, 86},
    {"DOMException", 0, 214},
    {"DOMExceptionBrand", 1, 214},
    {"DOMExceptionSteps", 1, 196},
    {"DOMImplementation", 0, 215},
    {"DOMImplementationBrand", 1, 215},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 260},
    {"DOMMatrixBrand", 1, 260},
    {"DOMMatrixReadOnly", 0, 260},
    {"DOMMatrixReadOnlyBrand", 1, 260},
    {"DOMMatrixReadOnlySteps", 1, 82},
    {"DOMMatrixSteps", 1, 82},
    {"DOMParser", 0, 215},
    {"DOMParserBrand", 1, 215},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 260},
    {"DOMPointBrand", 1, 260},
    {"DOMPointReadOnly", 0, 260},
    {"DOMPointReadOnlyBrand", 1, 260},
    {"DOMPointReadOnlySteps", 1, 82},
    {"DOMPointSteps", 1, 82},
    {"DOMQuad", 0, 260},
    {"DOMQuadBrand", 1, 260},
    {"DOMQuadSteps", 1, 82},
    {"DOMRect", 0, 256},
    {"DOMRectBrand", 1, 256},
    {"DOMRectList", 0, 256},
    {"DOMRectListBrand", 1, 256},
    {"DOMRectListSteps", 1, 83},
    {"DOMRectReadOnly", 0, 256},
    {"DOMRectReadOnlyBrand", 1, 256},
    {"DOMRectReadOnlySteps", 1, 83},
    {"DOMRectSteps", 1, 83},
    {"DOMStringList", 0, 216},
    {"DOMStringListBrand", 1, 216},
    {"DOMStringListSteps", 1, 88},
    {"DOMStringMap", 0, 217},
    {"DOMTokenList", 0, 218},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 148},
    {"DataTransfer", 0, 219},
    {"DataTransferBrand", 1, 219},
    {"DataTransferItem", 0, 219},
    {"DataTransferItemBrand", 1, 219},
    {"DataTransferItemList", 0, 219},
    {"DataTransferItemListBrand", 1, 219},
    {"DataTransferItemListSteps", 1, 125},
    {"DataTransferItemSteps", 1, 125},
    {"DataTransferSteps", 1, 125},
    {"DecompressionStream", 0, 243},
    {"DecompressionStreamBrand", 1, 243},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 211},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 207},
    {"DocumentMembers_Document", 1, 220},
    {"DocumentMembers_HTMLDocument", 1, 226},
    {"DocumentMembers_ParentNode", 1, 232},
    {"DocumentMembers_StyleSheets", 1, 237},
    {"DocumentMembers_XPath", 1, 240},
    {"DocumentMembers_animations", 1, 241},
    {"DocumentMembers_editing", 1, 246},
    {"DocumentMembers_fullscreen", 1, 255},
    {"DocumentMembers_touch", 1, 276},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 220},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 90},
    {"DocumentSteps_animations", 1, 189},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 129},
    {"DocumentSteps_touch", 1, 186},
    {"DocumentTimeline", 0, 241},
    {"DocumentTimelineBrand", 1, 241},
    {"DocumentTimelineSteps", 1, 189},
    {"DocumentType", 0, 211},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 251},
    {"EVALUATING", 1, 148},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 96},
    {"ElementInternals", 0, 222},
    {"ElementInternalsBrand", 1, 222},
    {"ElementInternalsSteps", 1, 86},
    {"ElementMembers_CSSOMView", 1, 207},
    {"ElementMembers_CSSTypedOM", 1, 210},
    {"ElementMembers_Element", 1, 221},
    {"ElementMembers_ParentNode", 1, 232},
    {"ElementMembers_animations", 1, 241},
    {"ElementMembers_fullscreen", 1, 255},
    {"ElementMembers_reflected", 1, 93},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 189},
    {"ElementSteps_fullscreen", 1, 129},
    {"ErrorEvent", 0, 251},
    {"Event", 0, 223},
    {"EventBrand", 1, 223},
    {"EventSource", 0, 244},
    {"EventSourceBrand", 1, 244},
    {"EventSourceSteps", 1, 134},
    {"EventSteps", 1, 24},
    {"External", 0, 265},
    {"ExternalBrand", 1, 265},
    {"ExternalSteps", 1, 152},
    {"File", 0, 224},
    {"FileBrand", 1, 224},
    {"FileList", 0, 224},
    {"FileListBrand", 1, 224},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 224},
    {"FileReaderBrand", 1, 224},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 251},
    {"FormData", 0, 279},
    {"FormDataBrand", 1, 279},
    {"FormDataEvent", 0, 251},
    {"FormDataSteps", 1, 74},
    {"FormOwnedSteps", 1, 110},
    {"GenericTransformStreamSteps", 1, 165},
    {"Geolocation", 0, 270},
    {"GeolocationBrand", 1, 270},
    {"GeolocationPositionError", 0, 270},
    {"GeolocationPositionErrorBrand", 1, 270},
    {"GeolocationPositionErrorSteps", 1, 158},
    {"GeolocationSteps", 1, 158},
    {"HTMLAllCollection", 0, 225},
    {"HTMLAllCollectionSteps", 1, 89},
    {"HTMLAnchorElement", 2, 275},
    {"HTMLAnchorElementSteps", 1, 140},
    {"HTMLAreaElement", 2, 275},
    {"HTMLAudioElementSteps", 1, 101},
    {"HTMLBaseElement", 2, 264},
    {"HTMLBaseElementSteps", 1, 91},
    {"HTMLButtonElement", 2, 254},
    {"HTMLButtonElementSteps", 1, 130},
    {"HTMLCanvasElement", 2, 258},
    {"HTMLCanvasElementSteps", 1, 151},
    {"HTMLCollection", 0, 242},
    {"HTMLCollectionKind", 1, 242},
    {"HTMLDataListElement", 2, 254},
    {"HTMLDataListElementSteps", 1, 118},
    {"HTMLDialogElement", 2, 258},
    {"HTMLDialogElementSteps", 1, 127},
    {"HTMLElementMembers_CSSOMView", 1, 207},
    {"HTMLElementMembers_CSSTypedOM", 1, 210},
    {"HTMLElementMembers_HTMLElement", 1, 227},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 96},
    {"HTMLEmbedElement", 2, 247},
    {"HTMLEmbedElementSteps", 1, 101},
    {"HTMLFieldSetElement", 2, 254},
    {"HTMLFieldSetElementSteps", 1, 110},
    {"HTMLFormControlsCollection", 0, 253},
    {"HTMLFormElement", 2, 254},
    {"HTMLFormElementSteps", 1, 121},
    {"HTMLFormElementSteps_formElements", 1, 109},
    {"HTMLFrameElement", 2, 267},
    {"HTMLFrameElementSteps", 1, 155},
    {"HTMLHyperlinkElementUtilsSteps", 1, 140},
    {"HTMLIFrameElement", 2, 247},
    {"HTMLIFrameElementSteps", 1, 155},
    {"HTMLImageElement", 2, 247},
    {"HTMLImageElementSteps", 1, 100},
    {"HTMLInputElement", 2, 254},
    {"HTMLInputElementSteps", 1, 107},
    {"HTMLLabelElement", 2, 254},
    {"HTMLLabelElementSteps", 1, 110},
    {"HTMLLegendElement", 2, 254},
    {"HTMLLegendElementSteps", 1, 110},
    {"HTMLLinkElement", 2, 237},
    {"HTMLMapElement", 2, 247},
    {"HTMLMapElementSteps", 1, 101},
    {"HTMLMarqueeElement", 2, 267},
    {"HTMLMarqueeElementSteps", 1, 97},
    {"HTMLMediaElement", 2, 261},
    {"HTMLMediaElementSteps", 1, 101},
    {"HTMLMediaElementSteps_mediaElements", 1, 102},
    {"HTMLMeterElement", 2, 254},
    {"HTMLMeterElementSteps", 1, 116},
    {"HTMLObjectElement", 2, 247},
    {"HTMLObjectElement", 2, 254},
    {"HTMLObjectElementSteps", 1, 101},
    {"HTMLOptionElement", 2, 254},
    {"HTMLOptionElementSteps", 1, 118},
    {"HTMLOptionsCollection", 0, 253},
    {"HTMLOptionsCollectionSteps", 1, 118},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 96},
    {"HTMLOutputElement", 2, 254},
    {"HTMLOutputElementSteps", 1, 107},
    {"HTMLProgressElement", 2, 254},
    {"HTMLProgressElementSteps", 1, 116},
    {"HTMLScriptElement", 2, 258},
    {"HTMLScriptElementSteps", 1, 151},
    {"HTMLSelectElement", 2, 254},
    {"HTMLSelectElementSteps", 1, 118},
    {"HTMLSlotElement", 2, 258},
    {"HTMLSlotElementSteps", 1, 151},
    {"HTMLStyleElement", 2, 237},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 274},
    {"HTMLTableCellElementSteps", 1, 98},
    {"HTMLTableElement", 2, 274},
    {"HTMLTableElementSteps", 1, 98},
    {"HTMLTableRowElement", 2, 274},
    {"HTMLTableRowElementSteps", 1, 98},
    {"HTMLTableSectionElement", 2, 274},
    {"HTMLTableSectionElementSteps", 1, 98},
    {"HTMLTemplateElement", 2, 258},
    {"HTMLTemplateElementSteps", 1, 151},
    {"HTMLTextAreaElement", 2, 254},
    {"HTMLTextAreaElementSteps", 1, 107},
    {"HTMLTitleElement", 2, 264},
    {"HTMLTitleElementSteps", 1, 91},
    {"HTMLTrackElement", 2, 261},
    {"HTMLTrackElementSteps", 1, 101},
    {"HTMLTrackElementSteps_mediaElements", 1, 102},
    {"HTMLVideoElement", 2, 261},
    {"HTMLVideoElementSteps", 1, 101},
    {"HashChangeEvent", 0, 251},
    {"Headers", 0, 252},
    {"HeadersBrand", 1, 252},
    {"HeadersSteps", 1, 75},
    {"History", 0, 265},
    {"HistoryBrand", 1, 265},
    {"HistorySteps", 1, 138},
    {"IdleDeadline", 0, 257},
    {"IdleDeadlineBrand", 1, 257},
    {"IdleDeadlineSteps", 1, 144},
    {"Image", 0, 247},
    {"InputEvent", 0, 251},
    {"InputEventSteps", 1, 185},
    {"IntersectionObserver", 0, 259},
    {"IntersectionObserverBrand", 1, 259},
    {"IntersectionObserverEntry", 0, 259},
    {"IntersectionObserverEntryBrand", 1, 259},
    {"IntersectionObserverEntrySteps", 1, 161},
    {"IntersectionObserverSteps", 1, 161},
    {"KeyboardEvent", 0, 251},
    {"KeyboardEventSteps", 1, 185},
    {"KeyframeEffect", 0, 241},
    {"KeyframeEffectBrand", 1, 241},
    {"KeyframeEffectSteps", 1, 191},
    {"LINKED", 1, 148},
    {"LOADED", 1, 148},
    {"LabelableSteps", 1, 110},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 265},
    {"LocationBrand", 1, 265},
    {"LocationSteps", 1, 139},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 227},
    {"MathMLElement", 2, 250},
    {"MathMLElementMembers_CSSTypedOM", 1, 210},
    {"MediaError", 0, 262},
    {"MediaErrorBrand", 1, 262},
    {"MediaErrorSteps", 1, 102},
    {"MediaList", 0, 237},
    {"MediaListBrand", 1, 237},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 207},
    {"MediaQueryListBrand", 1, 207},
    {"MediaQueryListEvent", 0, 251},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 263},
    {"MessageChannelBrand", 1, 263},
    {"MessageChannelSteps", 1, 135},
    {"MessageEvent", 0, 251},
    {"MessageEventSteps", 1, 185},
    {"MessagePort", 0, 263},
    {"MessagePortBrand", 1, 263},
    {"MessagePortSteps", 1, 135},
    {"MimeType", 0, 230},
    {"MimeTypeArray", 0, 230},
    {"MimeTypeArrayBrand", 1, 230},
    {"MimeTypeArraySteps", 1, 159},
    {"MimeTypeBrand", 1, 230},
    {"MimeTypeSteps", 1, 159},
    {"MouseEvent", 0, 251},
    {"MouseEventSteps", 1, 185},
    {"MutationObserver", 0, 228},
    {"MutationObserverBrand", 1, 228},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 228},
    {"MutationRecordBrand", 1, 228},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 148},
    {"NOTHING", 1, 202},
    {"NamedNodeMap", 0, 229},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 230},
    {"NavigatorBrand", 1, 230},
    {"NavigatorConcurrentHardwareSteps", 1, 153},
    {"NavigatorCookiesSteps", 1, 153},
    {"NavigatorIDSteps", 1, 153},
    {"NavigatorLanguageSteps", 1, 153},
    {"NavigatorOnLineSteps", 1, 153},
    {"NavigatorPluginsSteps", 1, 153},
    {"NavigatorSteps", 1, 153},
    {"NavigatorSteps_permissions", 1, 158},
    {"NodeFilter", 0, 238},
    {"NodeIterator", 0, 238},
    {"NodeIteratorBrand", 1, 238},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 242},
    {"NodeListKind", 1, 242},
    {"NodeMembers_Node", 1, 231},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 270},
    {"NotificationBrand", 1, 270},
    {"NotificationSteps", 1, 158},
    {"Option", 0, 254},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 251},
    {"PairList", 1, 197},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 268},
    {"PerformanceBrand", 1, 268},
    {"PerformanceEntry", 0, 269},
    {"PerformanceEntryBrand", 1, 269},
    {"PerformanceEntrySteps", 1, 183},
    {"PerformanceMark", 0, 269},
    {"PerformanceMarkBrand", 1, 269},
    {"PerformanceMarkSteps", 1, 183},
    {"PerformanceMeasure", 0, 269},
    {"PerformanceMeasureBrand", 1, 269},
    {"PerformanceMeasureSteps", 1, 183},
    {"PerformanceNavigation", 0, 266},
    {"PerformanceNavigationBrand", 1, 266},
    {"PerformanceNavigationSteps", 1, 182},
    {"PerformanceObserver", 0, 269},
    {"PerformanceObserverBrand", 1, 269},
    {"PerformanceObserverEntryList", 0, 269},
    {"PerformanceObserverEntryListBrand", 1, 269},
    {"PerformanceObserverEntryListSteps", 1, 183},
    {"PerformanceObserverSteps", 1, 183},
    {"PerformanceSteps", 1, 181},
    {"PerformanceTiming", 0, 266},
    {"PerformanceTimingBrand", 1, 266},
    {"PerformanceTimingSteps", 1, 182},
    {"PermissionStatus", 0, 270},
    {"PermissionStatusBrand", 1, 270},
    {"PermissionStatusSteps", 1, 158},
    {"Permissions", 0, 270},
    {"PermissionsBrand", 1, 270},
    {"PermissionsSteps", 1, 158},
    {"Plugin", 0, 230},
    {"PluginArray", 0, 230},
    {"PluginArrayBrand", 1, 230},
    {"PluginArraySteps", 1, 159},
    {"PluginBrand", 1, 230},
    {"PluginSteps", 1, 159},
    {"PointerEvent", 0, 251},
    {"PointerEventSteps", 1, 185},
    {"PopStateEvent", 0, 251},
    {"ProcessingInstruction", 0, 211},
    {"ProgressEvent", 0, 251},
    {"PromiseRejectionEvent", 0, 251},
    {"RadioNodeList", 0, 253},
    {"RadioNodeListSteps", 1, 109},
    {"Range", 0, 233},
    {"RangeBrand", 1, 233},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 271},
    {"ReadableByteStreamControllerBrand", 1, 271},
    {"ReadableByteStreamControllerSteps", 1, 167},
    {"ReadableStream", 0, 271},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 271},
    {"ReadableStreamBYOBReaderBrand", 1, 271},
    {"ReadableStreamBYOBReaderSteps", 1, 164},
    {"ReadableStreamBYOBRequest", 0, 271},
    {"ReadableStreamBYOBRequestBrand", 1, 271},
    {"ReadableStreamBYOBRequestSteps", 1, 170},
    {"ReadableStreamBrand", 1, 271},
    {"ReadableStreamDefaultController", 0, 271},
    {"ReadableStreamDefaultControllerBrand", 1, 271},
    {"ReadableStreamDefaultControllerSteps", 1, 168},
    {"ReadableStreamDefaultReader", 0, 271},
    {"ReadableStreamDefaultReaderBrand", 1, 271},
    {"ReadableStreamDefaultReaderSteps", 1, 164},
    {"ReadableStreamGenericReaderSteps", 1, 164},
    {"ReadableStreamSteps", 1, 171},
    {"Request", 0, 252},
    {"RequestBrand", 1, 252},
    {"RequestSteps", 1, 76},
    {"ResizeObserver", 0, 259},
    {"ResizeObserverBrand", 1, 259},
    {"ResizeObserverEntry", 0, 259},
    {"ResizeObserverEntryBrand", 1, 259},
    {"ResizeObserverEntrySteps", 1, 161},
    {"ResizeObserverSize", 0, 259},
    {"ResizeObserverSizeBrand", 1, 259},
    {"ResizeObserverSizeSteps", 1, 161},
    {"ResizeObserverSteps", 1, 161},
    {"Response", 0, 252},
    {"ResponseBrand", 1, 252},
    {"ResponseSteps", 1, 77},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 273},
    {"SVGAngleBrand", 1, 273},
    {"SVGAngleSteps", 1, 176},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 273},
    {"SVGAnimatedAngleBrand", 1, 273},
    {"SVGAnimatedAngleSteps", 1, 175},
    {"SVGAnimatedBoolean", 0, 273},
    {"SVGAnimatedBooleanBrand", 1, 273},
    {"SVGAnimatedBooleanSteps", 1, 175},
    {"SVGAnimatedEnumeration", 0, 273},
    {"SVGAnimatedEnumerationBrand", 1, 273},
    {"SVGAnimatedEnumerationSteps", 1, 175},
    {"SVGAnimatedInteger", 0, 273},
    {"SVGAnimatedIntegerBrand", 1, 273},
    {"SVGAnimatedIntegerSteps", 1, 175},
    {"SVGAnimatedLength", 0, 273},
    {"SVGAnimatedLengthBrand", 1, 273},
    {"SVGAnimatedLengthList", 0, 273},
    {"SVGAnimatedLengthListBrand", 1, 273},
    {"SVGAnimatedLengthListSteps", 1, 175},
    {"SVGAnimatedLengthSteps", 1, 175},
    {"SVGAnimatedNumber", 0, 273},
    {"SVGAnimatedNumberBrand", 1, 273},
    {"SVGAnimatedNumberList", 0, 273},
    {"SVGAnimatedNumberListBrand", 1, 273},
    {"SVGAnimatedNumberListSteps", 1, 175},
    {"SVGAnimatedNumberSteps", 1, 175},
    {"SVGAnimatedPreserveAspectRatio", 0, 273},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 273},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 175},
    {"SVGAnimatedRect", 0, 273},
    {"SVGAnimatedRectBrand", 1, 273},
    {"SVGAnimatedRectSteps", 1, 175},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 273},
    {"SVGAnimatedTransformListBrand", 1, 273},
    {"SVGAnimatedTransformListSteps", 1, 175},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 227},
    {"SVGElement", 2, 250},
    {"SVGElementMembers_CSSTypedOM", 1, 210},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 273},
    {"SVGLengthBrand", 1, 273},
    {"SVGLengthList", 0, 273},
    {"SVGLengthListBrand", 1, 273},
    {"SVGLengthListSteps", 1, 177},
    {"SVGLengthSteps", 1, 176},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 273},
    {"SVGNumberBrand", 1, 273},
    {"SVGNumberList", 0, 273},
    {"SVGNumberListBrand", 1, 273},
    {"SVGNumberListSteps", 1, 177},
    {"SVGNumberSteps", 1, 176},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 273},
    {"SVGPointListBrand", 1, 273},
    {"SVGPointListSteps", 1, 177},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 273},
    {"SVGPreserveAspectRatioBrand", 1, 273},
    {"SVGPreserveAspectRatioSteps", 1, 175},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 273},
    {"SVGStringListBrand", 1, 273},
    {"SVGStringListSteps", 1, 177},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 273},
    {"SVGTransformBrand", 1, 273},
    {"SVGTransformList", 0, 273},
    {"SVGTransformListBrand", 1, 273},
    {"SVGTransformListSteps", 1, 177},
    {"SVGTransformSteps", 1, 180},
    {"SVGUnitTypes", 0, 273},
    {"SVGUnitTypesBrand", 1, 273},
    {"SVGUnitTypesSteps", 1, 175},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 207},
    {"ScreenBrand", 1, 207},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 251},
    {"SelectableTextSteps", 1, 122},
    {"Selection", 0, 234},
    {"SelectionBrand", 1, 234},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 235},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 189},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 233},
    {"StaticRangeBrand", 1, 233},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 236},
    {"StorageBrand", 1, 236},
    {"StorageEvent", 0, 251},
    {"StorageEventSteps", 1, 185},
    {"StorageSteps", 1, 154},
    {"StylePropertyMap", 0, 210},
    {"StylePropertyMapBrand", 1, 210},
    {"StylePropertyMapReadOnly", 0, 210},
    {"StylePropertyMapReadOnlyBrand", 1, 210},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 237},
    {"StyleSheetBrand", 1, 237},
    {"StyleSheetList", 0, 237},
    {"StyleSheetListBrand", 1, 237},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 251},
    {"SubmitterSteps", 1, 121},
    {"SubtleCrypto", 0, 278},
    {"SubtleCryptoBrand", 1, 278},
    {"SubtleCryptoSteps", 1, 193},
    {"Text", 0, 211},
    {"TextDecoder", 0, 248},
    {"TextDecoderBrand", 1, 248},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 248},
    {"TextDecoderStreamBrand", 1, 248},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 248},
    {"TextEncoderBrand", 1, 248},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 248},
    {"TextEncoderStreamBrand", 1, 248},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 251},
    {"TextEventSteps", 1, 185},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 262},
    {"TextTrackBrand", 1, 262},
    {"TextTrackCue", 0, 262},
    {"TextTrackCueBrand", 1, 262},
    {"TextTrackCueList", 0, 262},
    {"TextTrackCueListBrand", 1, 262},
    {"TextTrackCueListSteps", 1, 102},
    {"TextTrackCueSteps", 1, 102},
    {"TextTrackList", 0, 262},
    {"TextTrackListBrand", 1, 262},
    {"TextTrackListSteps", 1, 102},
    {"TextTrackSteps", 1, 102},
    {"TimeRanges", 0, 261},
    {"TimeRangesBrand", 1, 261},
    {"TimeRangesSteps", 1, 101},
    {"ToggleEvent", 0, 251},
    {"Touch", 0, 276},
    {"TouchBrand", 1, 276},
    {"TouchEvent", 0, 276},
    {"TouchEventSteps", 1, 186},
    {"TouchList", 0, 276},
    {"TouchListBrand", 1, 276},
    {"TouchListSteps", 1, 186},
    {"TouchSteps", 1, 186},
    {"TrackEvent", 0, 251},
    {"TransformStream", 0, 271},
    {"TransformStreamBrand", 1, 271},
    {"TransformStreamDefaultController", 0, 271},
    {"TransformStreamDefaultControllerBrand", 1, 271},
    {"TransformStreamDefaultControllerSteps", 1, 165},
    {"TransformStreamSteps", 1, 165},
    {"TransitionEvent", 0, 251},
    {"TreeWalker", 0, 238},
    {"TreeWalkerBrand", 1, 238},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 251},
    {"UIEventSteps", 1, 185},
    {"URL", 0, 277},
    {"URLBrand", 1, 277},
    {"URLSearchParams", 0, 277},
    {"URLSearchParamsBrand", 1, 277},
    {"URLSearchParamsSteps", 1, 187},
    {"URLSteps", 1, 187},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 270},
    {"UserActivationBrand", 1, 270},
    {"UserActivationSteps", 1, 158},
    {"VTTCue", 0, 262},
    {"VTTCueBrand", 1, 262},
    {"VTTCueSteps", 1, 102},
    {"ValidityState", 0, 254},
    {"ValidityStateBrand", 1, 254},
    {"ValidityStateSteps", 1, 123},
    {"VideoTrack", 0, 262},
    {"VideoTrackBrand", 1, 262},
    {"VideoTrackList", 0, 262},
    {"VideoTrackListBrand", 1, 262},
    {"VideoTrackListSteps", 1, 102},
    {"VideoTrackSteps", 1, 102},
    {"VisualViewport", 0, 207},
    {"VisualViewportBrand", 1, 207},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 148},
    {"WebSocket", 0, 244},
    {"WebSocketBrand", 1, 244},
    {"WebSocketSteps", 1, 203},
    {"WheelEvent", 0, 251},
    {"WheelEventSteps", 1, 185},
    {"WindowLocalStorageSteps", 1, 160},
    {"WindowMembers_CSSOMView", 1, 207},
    {"WindowMembers_Window", 1, 239},
    {"WindowMembers_fetch", 1, 252},
    {"WindowOrWorkerGlobalScopeSteps", 1, 160},
    {"WindowSessionStorageSteps", 1, 160},
    {"WindowSteps", 1, 160},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 80},
    {"WritableStream", 0, 271},
    {"WritableStreamBrand", 1, 271},
    {"WritableStreamDefaultController", 0, 271},
    {"WritableStreamDefaultControllerBrand", 1, 271},
    {"WritableStreamDefaultControllerSteps", 1, 174},
    {"WritableStreamDefaultWriter", 0, 271},
    {"WritableStreamDefaultWriterBrand", 1, 271},
    {"WritableStreamDefaultWriterSteps", 1, 166},
    {"WritableStreamSteps", 1, 166},
    {"XMLDocument", 0, 220},
    {"XMLHttpRequest", 0, 279},
    {"XMLHttpRequestBrand", 1, 279},
    {"XMLHttpRequestEventTarget", 0, 279},
    {"XMLHttpRequestEventTargetBrand", 1, 279},
    {"XMLHttpRequestSteps", 1, 78},
    {"XMLHttpRequestUpload", 0, 279},
    {"XMLHttpRequestUploadBrand", 1, 279},
    {"XMLSerializer", 0, 215},
    {"XMLSerializerBrand", 1, 215},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 240},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 240},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 240},
    {"XPathExpressionBrand", 1, 240},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 240},
    {"XPathResultBrand", 1, 240},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 204},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 204},
    {"abortWritable", 1, 166},
    {"abstractRangeState", 1, 233},
    {"acquireReader", 1, 164},
    {"acquireWriter", 1, 166},
    {"activateInput", 1, 119},
    {"activationBehavior", 1, 124},
    {"addHeader", 1, 75},
    {"addIterable", 1, 199},
    {"addIterator", 1, 199},
    {"addRead", 1, 164},
    {"addSetlike", 1, 201},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 89},
    {"animationChanged", 1, 189},
    {"animationEffectState", 1, 241},
    {"animationRate", 1, 189},
    {"animationState", 1, 241},
    {"animationTime", 1, 189},
    {"animationTimelineState", 1, 241},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 112},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 86},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 262},
    {"audioTrackState", 1, 262},
    {"bar", 1, 152},
    {"barPropState", 1, 265},
    {"beforeToggle", 1, 133},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 80},
    {"blobState", 1, 224},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 263},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 172},
    {"buttonType", 1, 110},
    {"byobRequestOf", 1, 170},
    {"byteLengthQueuingStrategyState", 1, 271},
    {"bytesAsText", 1, 193},
    {"bytesDrained", 1, 167},
    {"callPromise", 1, 172},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 172},
    {"canEnqueue", 1, 168},
    {"cancelReadable", 1, 164},
    {"caretForFocus", 1, 53},
    {"chain", 1, 172},
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
    {"chosenFrame", 1, 155},
    {"chunkSize", 1, 174},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 183},
    {"clearFiles", 1, 111},
    {"clearTimer", 1, 184},
    {"click", 1, 96},
    {"clipboardItemState", 1, 270},
    {"clipboardState", 1, 270},
    {"clone", 1, 137},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 79},
    {"closeBytes", 1, 167},
    {"closeController", 1, 168},
    {"closeDialog", 1, 127},
    {"closeEnd", 1, 135},
    {"closeExtension", 1, 73},
    {"closeReadable", 1, 164},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 166},
    {"closeWritableController", 1, 174},
    {"closeWriter", 1, 166},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 127},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 170},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 243},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 245},
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
    {"countItems", 1, 172},
    {"countQueuingStrategyState", 1, 271},
    {"createCustom", 1, 87},
    {"createEvent", 1, 42},
    {"crypto", 1, 192},
    {"cryptoKeyState", 1, 278},
    {"cryptoState", 1, 278},
    {"cssConditionRuleState", 1, 208},
    {"cssContainerRuleState", 1, 208},
    {"cssCounterStyleRuleState", 1, 208},
    {"cssFontFaceRuleState", 1, 208},
    {"cssFontPaletteValuesRuleState", 1, 208},
    {"cssGroupingRuleState", 1, 208},
    {"cssImageValueState", 1, 210},
    {"cssImportRuleState", 1, 208},
    {"cssKeyframeRuleState", 1, 208},
    {"cssKeyframesRuleState", 1, 208},
    {"cssKeywordValueState", 1, 210},
    {"cssLayerBlockRuleState", 1, 208},
    {"cssLayerStatementRuleState", 1, 208},
    {"cssMarginRuleState", 1, 208},
    {"cssMathClampState", 1, 210},
    {"cssMathInvertState", 1, 210},
    {"cssMathMaxState", 1, 210},
    {"cssMathMinState", 1, 210},
    {"cssMathNegateState", 1, 210},
    {"cssMathProductState", 1, 210},
    {"cssMathSumState", 1, 210},
    {"cssMathValueState", 1, 210},
    {"cssMatrixComponentState", 1, 210},
    {"cssMediaRuleState", 1, 208},
    {"cssNamespaceRuleState", 1, 208},
    {"cssNestedDeclarationsState", 1, 208},
    {"cssNumericArrayState", 1, 210},
    {"cssNumericValueState", 1, 210},
    {"cssPageRuleState", 1, 208},
    {"cssPerspectiveState", 1, 210},
    {"cssPropertyRuleState", 1, 208},
    {"cssRotateState", 1, 210},
    {"cssRuleListState", 1, 208},
    {"cssRuleState", 1, 208},
    {"cssScaleState", 1, 210},
    {"cssScopeRuleState", 1, 208},
    {"cssSkewState", 1, 210},
    {"cssSkewXState", 1, 210},
    {"cssSkewYState", 1, 210},
    {"cssStartingStyleRuleState", 1, 208},
    {"cssStyleRuleState", 1, 208},
    {"cssStyleSheetState", 1, 237},
    {"cssStyleValueState", 1, 210},
    {"cssSupportsRuleState", 1, 208},
    {"cssTransformComponentState", 1, 210},
    {"cssTransformValueState", 1, 210},
    {"cssTranslateState", 1, 210},
    {"cssUnitValueState", 1, 210},
    {"cssUnparsedValueState", 1, 210},
    {"cssVariableReferenceValueState", 1, 210},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 212},
    {"customElements", 1, 85},
    {"customEntries", 1, 86},
    {"customFlags", 1, 86},
    {"customMessage", 1, 86},
    {"customState", 1, 87},
    {"customStateSetState", 1, 222},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 219},
    {"dataTransferItemState", 1, 219},
    {"dataTransferState", 1, 219},
    {"datasetOf", 1, 94},
    {"dateNumber", 1, 108},
    {"dateText", 1, 108},
    {"dealWithRejection", 1, 166},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 243},
    {"defaultButton", 1, 110},
    {"defineElement", 1, 87},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 87},
    {"definitionOf", 1, 87},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 172},
    {"deriveBits", 1, 194},
    {"deriveKey", 1, 194},
    {"derivedList", 1, 98},
    {"describe", 1, 7},
    {"deserialize", 1, 137},
    {"deserializeWithTransfer", 1, 137},
    {"desiredSizeOf", 1, 168},
    {"detailsChanged", 1, 126},
    {"detailsRenamed", 1, 126},
    {"dialogChanged", 1, 127},
    {"digestName", 1, 193},
    {"digestText", 1, 193},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 202},
    {"documentTimelineState", 1, 241},
    {"domExceptionState", 1, 214},
    {"domImplementationState", 1, 215},
    {"domMatrixReadOnlyState", 1, 260},
    {"domMatrixState", 1, 260},
    {"domParserState", 1, 215},
    {"domPointReadOnlyState", 1, 260},
    {"domPointState", 1, 260},
    {"domQuadState", 1, 260},
    {"domRectListState", 1, 256},
    {"domRectReadOnlyState", 1, 256},
    {"domRectState", 1, 256},
    {"domStringListState", 1, 216},
    {"easingFunction", 1, 190},
    {"editingRoot", 1, 128},
    {"effectEnd", 1, 191},
    {"effectFills", 1, 191},
    {"elementArgument", 1, 202},
    {"elementInternalsState", 1, 222},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 81},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 167},
    {"enqueueCallback", 1, 87},
    {"enqueueChunk", 1, 168},
    {"enqueueCopiedBytes", 1, 167},
    {"enqueueDetachedPull", 1, 167},
    {"enqueueSized", 1, 172},
    {"enqueueTransformed", 1, 165},
    {"entryList", 1, 121},
    {"errorBytes", 1, 167},
    {"errorController", 1, 168},
    {"errorNames", 1, 249},
    {"errorReadable", 1, 164},
    {"errorTransform", 1, 165},
    {"errorWritableIfNeeded", 1, 174},
    {"evaluateModule", 1, 146},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 244},
    {"eventState", 1, 223},
    {"exceptionOfCode", 1, 196},
    {"execCommand", 1, 50},
    {"exportKey", 1, 194},
    {"exposeElement", 1, 156},
    {"exposeFrames", 1, 156},
    {"exposeNames", 1, 156},
    {"external", 1, 152},
    {"externalState", 1, 265},
    {"extractBody", 1, 79},
    {"extractRange", 1, 46},
    {"failClose", 1, 166},
    {"failReads", 1, 164},
    {"failWrite", 1, 166},
    {"fetchModule", 1, 148},
    {"fileListState", 1, 224},
    {"fileReaderState", 1, 224},
    {"fileState", 1, 224},
    {"fileValue", 1, 111},
    {"filesOf", 1, 111},
    {"finalStyles", 1, 191},
    {"finishClose", 1, 166},
    {"finishErroring", 1, 166},
    {"finishWrite", 1, 166},
    {"fire", 1, 36},
    {"firstItem", 1, 172},
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
    {"formDataState", 1, 279},
    {"formEntries", 1, 121},
    {"formOf", 1, 110},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 155},
    {"frames", 1, 155},
    {"fromDictionary", 1, 202},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 202},
    {"fulfilRead", 1, 164},
    {"generateKey", 1, 194},
    {"geolocationPositionErrorState", 1, 270},
    {"geolocationState", 1, 270},
    {"getHandler", 1, 143},
    {"goTo", 1, 139},
    {"handled", 1, 172},
    {"hasBYOBReader", 1, 167},
    {"hasBackpressure", 1, 168},
    {"hasDisabledShadow", 1, 87},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 106},
    {"hasNoChoice", 1, 120},
    {"hasOwnAlone", 1, 110},
    {"hasPulls", 1, 170},
    {"headOf", 1, 37},
    {"headerValue", 1, 75},
    {"headersState", 1, 252},
    {"hidePopover", 1, 132},
    {"hidePopoversOver", 1, 132},
    {"highWaterMarkOf", 1, 172},
    {"history", 1, 138},
    {"historyState", 1, 265},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 114},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 95},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 257},
    {"imageChanged", 1, 100},
    {"imageEvent", 1, 100},
    {"imagePoint", 1, 121},
    {"imageSeen", 1, 100},
    {"imagesMoved", 1, 100},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 149},
    {"importKey", 1, 194},
    {"inReactionQueue", 1, 87},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 112},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 259},
    {"intersectionObserverState", 1, 259},
    {"invalidIn", 1, 123},
    {"invalidateRequest", 1, 167},
    {"invoke", 1, 130},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 87},
    {"is", 1, 56},
    {"isAbortController", 1, 204},
    {"isAbortSignal", 1, 204},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 233},
    {"isActiveDocument", 1, 155},
    {"isAnimation", 1, 241},
    {"isAnimationEffect", 1, 241},
    {"isAnimationTimeline", 1, 241},
    {"isAudioTrack", 1, 262},
    {"isAudioTrackList", 1, 262},
    {"isBarProp", 1, 265},
    {"isBlob", 1, 224},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 263},
    {"isBuffer", 1, 202},
    {"isByteLengthQueuingStrategy", 1, 271},
    {"isCSSConditionRule", 1, 208},
    {"isCSSContainerRule", 1, 208},
    {"isCSSCounterStyleRule", 1, 208},
    {"isCSSFontFaceRule", 1, 208},
    {"isCSSFontPaletteValuesRule", 1, 208},
    {"isCSSGroupingRule", 1, 208},
    {"isCSSImageValue", 1, 210},
    {"isCSSImportRule", 1, 208},
    {"isCSSKeyframeRule", 1, 208},
    {"isCSSKeyframesRule", 1, 208},
    {"isCSSKeywordValue", 1, 210},
    {"isCSSLayerBlockRule", 1, 208},
    {"isCSSLayerStatementRule", 1, 208},
    {"isCSSMarginRule", 1, 208},
    {"isCSSMathClamp", 1, 210},
    {"isCSSMathInvert", 1, 210},
    {"isCSSMathMax", 1, 210},
    {"isCSSMathMin", 1, 210},
    {"isCSSMathNegate", 1, 210},
    {"isCSSMathProduct", 1, 210},
    {"isCSSMathSum", 1, 210},
    {"isCSSMathValue", 1, 210},
    {"isCSSMatrixComponent", 1, 210},
    {"isCSSMediaRule", 1, 208},
    {"isCSSNamespaceRule", 1, 208},
    {"isCSSNestedDeclarations", 1, 208},
    {"isCSSNumericArray", 1, 210},
    {"isCSSNumericValue", 1, 210},
    {"isCSSPageRule", 1, 208},
    {"isCSSPerspective", 1, 210},
    {"isCSSPropertyRule", 1, 208},
    {"isCSSRotate", 1, 210},
    {"isCSSRule", 1, 208},
    {"isCSSRuleList", 1, 208},
    {"isCSSScale", 1, 210},
    {"isCSSScopeRule", 1, 208},
    {"isCSSSkew", 1, 210},
    {"isCSSSkewX", 1, 210},
    {"isCSSSkewY", 1, 210},
    {"isCSSStartingStyleRule", 1, 208},
    {"isCSSStyleRule", 1, 208},
    {"isCSSStyleSheet", 1, 237},
    {"isCSSStyleValue", 1, 210},
    {"isCSSSupportsRule", 1, 208},
    {"isCSSTransformComponent", 1, 210},
    {"isCSSTransformValue", 1, 210},
    {"isCSSTranslate", 1, 210},
    {"isCSSUnitValue", 1, 210},
    {"isCSSUnparsedValue", 1, 210},
    {"isCSSVariableReferenceValue", 1, 210},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 270},
    {"isClipboardItem", 1, 270},
    {"isClosed", 1, 32},
    {"isClosing", 1, 166},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 243},
    {"isCountQueuingStrategy", 1, 271},
    {"isCrypto", 1, 278},
    {"isCryptoKey", 1, 278},
    {"isCustomElementRegistry", 1, 212},
    {"isCustomStateSet", 1, 222},
    {"isDOMException", 1, 214},
    {"isDOMImplementation", 1, 215},
    {"isDOMMatrix", 1, 260},
    {"isDOMMatrixReadOnly", 1, 260},
    {"isDOMParser", 1, 215},
    {"isDOMPoint", 1, 260},
    {"isDOMPointReadOnly", 1, 260},
    {"isDOMQuad", 1, 260},
    {"isDOMRect", 1, 256},
    {"isDOMRectList", 1, 256},
    {"isDOMRectReadOnly", 1, 256},
    {"isDOMStringList", 1, 216},
    {"isDataTransfer", 1, 219},
    {"isDataTransferItem", 1, 219},
    {"isDataTransferItemList", 1, 219},
    {"isDecompressionStream", 1, 243},
    {"isDesigned", 1, 90},
    {"isDisabled", 1, 128},
    {"isDocumentTimeline", 1, 241},
    {"isEditable", 1, 128},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 222},
    {"isEvent", 1, 223},
    {"isEventSource", 1, 244},
    {"isExternal", 1, 265},
    {"isFieldValue", 1, 75},
    {"isFile", 1, 224},
    {"isFileList", 1, 224},
    {"isFileReader", 1, 224},
    {"isFocusable", 1, 128},
    {"isFocusableByDefault", 1, 128},
    {"isFormControl", 1, 110},
    {"isFormCustom", 1, 86},
    {"isFormData", 1, 279},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 155},
    {"isGeolocation", 1, 270},
    {"isGeolocationPositionError", 1, 270},
    {"isGroupChecked", 1, 119},
    {"isHTMLElementOf", 1, 95},
    {"isHeaders", 1, 252},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 265},
    {"isIdleDeadline", 1, 257},
    {"isImageLoading", 1, 100},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 198},
    {"isIntersectionObserver", 1, 259},
    {"isIntersectionObserverEntry", 1, 259},
    {"isKeyframeEffect", 1, 241},
    {"isLoadable", 1, 80},
    {"isLocation", 1, 265},
    {"isLockedReadable", 1, 164},
    {"isMediaError", 1, 262},
    {"isMediaList", 1, 237},
    {"isMediaQueryList", 1, 207},
    {"isMessageChannel", 1, 263},
    {"isMessagePort", 1, 263},
    {"isMimeType", 1, 230},
    {"isMimeTypeArray", 1, 230},
    {"isModal", 1, 131},
    {"isMouseEvent", 1, 185},
    {"isMutationObserver", 1, 228},
    {"isMutationRecord", 1, 228},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 230},
    {"isNodeIterator", 1, 238},
    {"isNotification", 1, 270},
    {"isNumberText", 1, 117},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 268},
    {"isPerformanceEntry", 1, 269},
    {"isPerformanceMark", 1, 269},
    {"isPerformanceMeasure", 1, 269},
    {"isPerformanceNavigation", 1, 266},
    {"isPerformanceObserver", 1, 269},
    {"isPerformanceObserverEntryList", 1, 269},
    {"isPerformanceTiming", 1, 266},
    {"isPermissionStatus", 1, 270},
    {"isPermissions", 1, 270},
    {"isPlugin", 1, 230},
    {"isPluginArray", 1, 230},
    {"isPopoverShown", 1, 132},
    {"isRange", 1, 233},
    {"isReadableByteStreamController", 1, 271},
    {"isReadableStream", 1, 271},
    {"isReadableStreamBYOBReader", 1, 271},
    {"isReadableStreamBYOBRequest", 1, 271},
    {"isReadableStreamDefaultController", 1, 271},
    {"isReadableStreamDefaultReader", 1, 271},
    {"isRequest", 1, 252},
    {"isResizeObserver", 1, 259},
    {"isResizeObserverEntry", 1, 259},
    {"isResizeObserverSize", 1, 259},
    {"isResponse", 1, 252},
    {"isSVGAngle", 1, 273},
    {"isSVGAnimatedAngle", 1, 273},
    {"isSVGAnimatedBoolean", 1, 273},
    {"isSVGAnimatedEnumeration", 1, 273},
    {"isSVGAnimatedInteger", 1, 273},
    {"isSVGAnimatedLength", 1, 273},
    {"isSVGAnimatedLengthList", 1, 273},
    {"isSVGAnimatedNumber", 1, 273},
    {"isSVGAnimatedNumberList", 1, 273},
    {"isSVGAnimatedPreserveAspectRatio", 1, 273},
    {"isSVGAnimatedRect", 1, 273},
    {"isSVGAnimatedTransformList", 1, 273},
    {"isSVGLength", 1, 273},
    {"isSVGLengthList", 1, 273},
    {"isSVGNumber", 1, 273},
    {"isSVGNumberList", 1, 273},
    {"isSVGPointList", 1, 273},
    {"isSVGPreserveAspectRatio", 1, 273},
    {"isSVGStringList", 1, 273},
    {"isSVGTransform", 1, 273},
    {"isSVGTransformList", 1, 273},
    {"isSVGUnitTypes", 1, 273},
    {"isScreen", 1, 207},
    {"isSelected", 1, 120},
    {"isSelection", 1, 234},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 233},
    {"isStepMismatch", 1, 117},
    {"isStorage", 1, 236},
    {"isStylePropertyMap", 1, 210},
    {"isStylePropertyMapReadOnly", 1, 210},
    {"isStyleSheet", 1, 237},
    {"isStyleSheetList", 1, 237},
    {"isSubmitButton", 1, 110},
    {"isSubtleCrypto", 1, 278},
    {"isSummary", 1, 128},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 248},
    {"isTextDecoderStream", 1, 248},
    {"isTextEncoder", 1, 248},
    {"isTextEncoderStream", 1, 248},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 262},
    {"isTextTrackCue", 1, 262},
    {"isTextTrackCueList", 1, 262},
    {"isTextTrackList", 1, 262},
    {"isTimeRanges", 1, 261},
    {"isToken", 1, 75},
    {"isTouch", 1, 276},
    {"isTouchList", 1, 276},
    {"isTransformStream", 1, 271},
    {"isTransformStreamDefaultController", 1, 271},
    {"isTreeWalker", 1, 238},
    {"isURL", 1, 277},
    {"isURLSearchParams", 1, 277},
    {"isUnusable", 1, 79},
    {"isUserActivation", 1, 270},
    {"isVTTCue", 1, 262},
    {"isValidControl", 1, 123},
    {"isValidityState", 1, 254},
    {"isVideoTrack", 1, 262},
    {"isVideoTrackList", 1, 262},
    {"isVisualViewport", 1, 207},
    {"isWebSocket", 1, 244},
    {"isWritableStream", 1, 271},
    {"isWritableStreamDefaultController", 1, 271},
    {"isWritableStreamDefaultWriter", 1, 271},
    {"isXMLHttpRequest", 1, 279},
    {"isXMLHttpRequestEventTarget", 1, 279},
    {"isXMLHttpRequestUpload", 1, 279},
    {"isXMLSerializer", 1, 215},
    {"isXPathEvaluator", 1, 240},
    {"isXPathExpression", 1, 240},
    {"isXPathResult", 1, 240},
    {"itemKind", 1, 198},
    {"itemState", 1, 198},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 241},
    {"labelListOf", 1, 110},
    {"labeledControl", 1, 110},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 123},
    {"linesOf", 1, 56},
    {"linkModules", 1, 147},
    {"listElement", 1, 115},
    {"loadFailed", 1, 80},
    {"loadGraph", 1, 148},
    {"loadResource", 1, 80},
    {"localOf", 1, 56},
    {"localizedText", 1, 73},
    {"location", 1, 139},
    {"locationState", 1, 265},
    {"makeAbortController", 1, 204},
    {"makeAbortSignal", 1, 204},
    {"makeAbstractRange", 1, 233},
    {"makeAnimation", 1, 241},
    {"makeAnimationEffect", 1, 241},
    {"makeAnimationTimeline", 1, 241},
    {"makeAudioTrack", 1, 262},
    {"makeAudioTrackList", 1, 262},
    {"makeBarProp", 1, 265},
    {"makeBlob", 1, 224},
    {"makeBroadcastChannel", 1, 263},
    {"makeByteLengthQueuingStrategy", 1, 271},
    {"makeCSSConditionRule", 1, 208},
    {"makeCSSContainerRule", 1, 208},
    {"makeCSSCounterStyleRule", 1, 208},
    {"makeCSSFontFaceRule", 1, 208},
    {"makeCSSFontPaletteValuesRule", 1, 208},
    {"makeCSSGroupingRule", 1, 208},
    {"makeCSSImageValue", 1, 210},
    {"makeCSSImportRule", 1, 208},
    {"makeCSSKeyframeRule", 1, 208},
    {"makeCSSKeyframesRule", 1, 208},
    {"makeCSSKeywordValue", 1, 210},
    {"makeCSSLayerBlockRule", 1, 208},
    {"makeCSSLayerStatementRule", 1, 208},
    {"makeCSSMarginRule", 1, 208},
    {"makeCSSMathClamp", 1, 210},
    {"makeCSSMathInvert", 1, 210},
    {"makeCSSMathMax", 1, 210},
    {"makeCSSMathMin", 1, 210},
    {"makeCSSMathNegate", 1, 210},
    {"makeCSSMathProduct", 1, 210},
    {"makeCSSMathSum", 1, 210},
    {"makeCSSMathValue", 1, 210},
    {"makeCSSMatrixComponent", 1, 210},
    {"makeCSSMediaRule", 1, 208},
    {"makeCSSNamespaceRule", 1, 208},
    {"makeCSSNestedDeclarations", 1, 208},
    {"makeCSSNumericArray", 1, 210},
    {"makeCSSNumericValue", 1, 210},
    {"makeCSSPageRule", 1, 208},
    {"makeCSSPerspective", 1, 210},
    {"makeCSSPropertyRule", 1, 208},
    {"makeCSSRotate", 1, 210},
    {"makeCSSRule", 1, 208},
    {"makeCSSRuleList", 1, 208},
    {"makeCSSScale", 1, 210},
    {"makeCSSScopeRule", 1, 208},
    {"makeCSSSkew", 1, 210},
    {"makeCSSSkewX", 1, 210},
    {"makeCSSSkewY", 1, 210},
    {"makeCSSStartingStyleRule", 1, 208},
    {"makeCSSStyleDeclaration", 1, 209},
    {"makeCSSStyleRule", 1, 208},
    {"makeCSSStyleSheet", 1, 237},
    {"makeCSSStyleValue", 1, 210},
    {"makeCSSSupportsRule", 1, 208},
    {"makeCSSTransformComponent", 1, 210},
    {"makeCSSTransformValue", 1, 210},
    {"makeCSSTranslate", 1, 210},
    {"makeCSSUnitValue", 1, 210},
    {"makeCSSUnparsedValue", 1, 210},
    {"makeCSSVariableReferenceValue", 1, 210},
    {"makeClipboard", 1, 270},
    {"makeClipboardItem", 1, 270},
    {"makeCompressionStream", 1, 243},
    {"makeCountQueuingStrategy", 1, 271},
    {"makeCrypto", 1, 278},
    {"makeCryptoKey", 1, 278},
    {"makeCustomElementRegistry", 1, 212},
    {"makeCustomStateSet", 1, 222},
    {"makeDOMException", 1, 214},
    {"makeDOMImplementation", 1, 215},
    {"makeDOMMatrix", 1, 260},
    {"makeDOMMatrixReadOnly", 1, 260},
    {"makeDOMParser", 1, 215},
    {"makeDOMPoint", 1, 260},
    {"makeDOMPointReadOnly", 1, 260},
    {"makeDOMQuad", 1, 260},
    {"makeDOMRect", 1, 256},
    {"makeDOMRectList", 1, 256},
    {"makeDOMRectReadOnly", 1, 256},
    {"makeDOMStringList", 1, 216},
    {"makeDOMStringMap", 1, 217},
    {"makeDOMTokenList", 1, 218},
    {"makeDataTransfer", 1, 219},
    {"makeDataTransferItem", 1, 219},
    {"makeDataTransferItemList", 1, 219},
    {"makeDecompressionStream", 1, 243},
    {"makeDeferred", 1, 172},
    {"makeDocumentTimeline", 1, 241},
    {"makeElement", 1, 95},
    {"makeElementInternals", 1, 222},
    {"makeEvent", 1, 223},
    {"makeEventSource", 1, 244},
    {"makeException", 1, 196},
    {"makeExternal", 1, 265},
    {"makeFile", 1, 224},
    {"makeFileList", 1, 224},
    {"makeFileReader", 1, 224},
    {"makeFormData", 1, 279},
    {"makeGeolocation", 1, 270},
    {"makeGeolocationPositionError", 1, 270},
    {"makeHTMLAllCollection", 1, 225},
    {"makeHTMLCollection", 1, 242},
    {"makeHTMLFormControlsCollection", 1, 253},
    {"makeHTMLOptionsCollection", 1, 253},
    {"makeHeaders", 1, 252},
    {"makeHistory", 1, 265},
    {"makeIdleDeadline", 1, 257},
    {"makeIndexed", 1, 198},
    {"makeIntersectionObserver", 1, 259},
    {"makeIntersectionObserverEntry", 1, 259},
    {"makeKeyframeEffect", 1, 241},
    {"makeLocation", 1, 265},
    {"makeMediaError", 1, 262},
    {"makeMediaList", 1, 237},
    {"makeMediaQueryList", 1, 207},
    {"makeMessageChannel", 1, 263},
    {"makeMessagePort", 1, 263},
    {"makeMimeType", 1, 230},
    {"makeMimeTypeArray", 1, 230},
    {"makeMutationObserver", 1, 228},
    {"makeMutationRecord", 1, 228},
    {"makeNamedNodeMap", 1, 229},
    {"makeNavigator", 1, 230},
    {"makeNodeIterator", 1, 238},
    {"makeNodeList", 1, 242},
    {"makeNotification", 1, 270},
    {"makePerformance", 1, 268},
    {"makePerformanceEntry", 1, 269},
    {"makePerformanceMark", 1, 269},
    {"makePerformanceMeasure", 1, 269},
    {"makePerformanceNavigation", 1, 266},
    {"makePerformanceObserver", 1, 269},
    {"makePerformanceObserverEntryList", 1, 269},
    {"makePerformanceTiming", 1, 266},
    {"makePermissionStatus", 1, 270},
    {"makePermissions", 1, 270},
    {"makePlugin", 1, 230},
    {"makePluginArray", 1, 230},
    {"makeRadioNodeList", 1, 253},
    {"makeRange", 1, 233},
    {"makeReadableByteStreamController", 1, 271},
    {"makeReadableStream", 1, 271},
    {"makeReadableStreamBYOBReader", 1, 271},
    {"makeReadableStreamBYOBRequest", 1, 271},
    {"makeReadableStreamDefaultController", 1, 271},
    {"makeReadableStreamDefaultReader", 1, 271},
    {"makeRequest", 1, 252},
    {"makeResizeObserver", 1, 259},
    {"makeResizeObserverEntry", 1, 259},
    {"makeResizeObserverSize", 1, 259},
    {"makeResponse", 1, 252},
    {"makeSVGAngle", 1, 273},
    {"makeSVGAnimatedAngle", 1, 273},
    {"makeSVGAnimatedBoolean", 1, 273},
    {"makeSVGAnimatedEnumeration", 1, 273},
    {"makeSVGAnimatedInteger", 1, 273},
    {"makeSVGAnimatedLength", 1, 273},
    {"makeSVGAnimatedLengthList", 1, 273},
    {"makeSVGAnimatedNumber", 1, 273},
    {"makeSVGAnimatedNumberList", 1, 273},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 273},
    {"makeSVGAnimatedRect", 1, 273},
    {"makeSVGAnimatedTransformList", 1, 273},
    {"makeSVGLength", 1, 273},
    {"makeSVGLengthList", 1, 273},
    {"makeSVGNumber", 1, 273},
    {"makeSVGNumberList", 1, 273},
    {"makeSVGPointList", 1, 273},
    {"makeSVGPreserveAspectRatio", 1, 273},
    {"makeSVGStringList", 1, 273},
    {"makeSVGTransform", 1, 273},
    {"makeSVGTransformList", 1, 273},
    {"makeSVGUnitTypes", 1, 273},
    {"makeScreen", 1, 207},
    {"makeSelection", 1, 234},
    {"makeStaticRange", 1, 233},
    {"makeStorage", 1, 236},
    {"makeStylePropertyMap", 1, 210},
    {"makeStylePropertyMapReadOnly", 1, 210},
    {"makeStyleSheet", 1, 237},
    {"makeStyleSheetList", 1, 237},
    {"makeSubtleCrypto", 1, 278},
    {"makeTextDecoder", 1, 248},
    {"makeTextDecoderStream", 1, 248},
    {"makeTextEncoder", 1, 248},
    {"makeTextEncoderStream", 1, 248},
    {"makeTextTrack", 1, 262},
    {"makeTextTrackCue", 1, 262},
    {"makeTextTrackCueList", 1, 262},
    {"makeTextTrackList", 1, 262},
    {"makeTimeRanges", 1, 261},
    {"makeTouch", 1, 276},
    {"makeTouchList", 1, 276},
    {"makeTransformStream", 1, 271},
    {"makeTransformStreamDefaultController", 1, 271},
    {"makeTreeWalker", 1, 238},
    {"makeURL", 1, 277},
    {"makeURLSearchParams", 1, 277},
    {"makeUserActivation", 1, 270},
    {"makeVTTCue", 1, 262},
    {"makeValidityState", 1, 254},
    {"makeVideoTrack", 1, 262},
    {"makeVideoTrackList", 1, 262},
    {"makeVisualViewport", 1, 207},
    {"makeWebSocket", 1, 244},
    {"makeWritableStream", 1, 271},
    {"makeWritableStreamDefaultController", 1, 271},
    {"makeWritableStreamDefaultWriter", 1, 271},
    {"makeXMLHttpRequest", 1, 279},
    {"makeXMLHttpRequestEventTarget", 1, 279},
    {"makeXMLHttpRequestUpload", 1, 279},
    {"makeXMLSerializer", 1, 215},
    {"makeXPathEvaluator", 1, 240},
    {"makeXPathExpression", 1, 240},
    {"makeXPathResult", 1, 240},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 117},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 262},
    {"mediaListState", 1, 237},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 207},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 263},
    {"messagePortState", 1, 263},
    {"messageText", 1, 71},
    {"metaOf", 1, 149},
    {"mimeParameter", 1, 162},
    {"mimeText", 1, 162},
    {"mimeTypeArrayState", 1, 230},
    {"mimeTypeState", 1, 230},
    {"mimeTypes", 1, 159},
    {"minimumOf", 1, 117},
    {"missing", 1, 202},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 128},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 120},
    {"mutationObserverState", 1, 228},
    {"mutationRecordState", 1, 228},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 147},
    {"namedIn", 1, 110},
    {"namedList", 1, 44},
    {"namedTest", 1, 110},
    {"namesOfValues", 1, 68},
    {"namespaceOf", 1, 147},
    {"navigate", 1, 139},
    {"navigateFrame", 1, 155},
    {"navigateToFragment", 1, 138},
    {"navigator", 1, 153},
    {"navigatorState", 1, 230},
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
    {"newKeyframeEffect", 1, 191},
    {"newList", 1, 172},
    {"newMatrix", 1, 82},
    {"newModule", 1, 148},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 164},
    {"newRect", 1, 83},
    {"newRectList", 1, 83},
    {"newResponse", 1, 77},
    {"newSVGAngle", 1, 176},
    {"newSVGLength", 1, 176},
    {"newSVGList", 1, 177},
    {"newSVGNumber", 1, 176},
    {"newSVGTransform", 1, 180},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 166},
    {"nextTimer", 1, 184},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 238},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 202},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 270},
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
    {"openWindow", 1, 157},
    {"optionList", 1, 118},
    {"optionValue", 1, 118},
    {"ownControlState", 1, 106},
    {"pageScripts", 1, 150},
    {"parseMIMEType", 1, 162},
    {"parseMultipart", 1, 81},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 187},
    {"parseSVGNumbers", 1, 180},
    {"parseSVGTransforms", 1, 180},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 87},
    {"peerEvents", 1, 163},
    {"performance", 1, 181},
    {"performanceEntries", 1, 183},
    {"performanceEntryState", 1, 269},
    {"performanceMark", 1, 183},
    {"performanceMarkState", 1, 269},
    {"performanceMeasure", 1, 183},
    {"performanceMeasureState", 1, 269},
    {"performanceNavigationState", 1, 266},
    {"performanceObserverEntryListState", 1, 269},
    {"performanceObserverState", 1, 269},
    {"performanceState", 1, 268},
    {"performanceTimingState", 1, 266},
    {"permissionStatusState", 1, 270},
    {"permissionsState", 1, 270},
    {"pipe", 1, 169},
    {"placeCaret", 1, 51},
    {"placed", 1, 148},
    {"platformInterface", 1, 200},
    {"pluginArrayState", 1, 230},
    {"pluginState", 1, 230},
    {"plugins", 1, 159},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 132},
    {"postToWindow", 1, 135},
    {"prepareModule", 1, 149},
    {"problemOf", 1, 148},
    {"pullBytesIfNeeded", 1, 167},
    {"pullInto", 1, 170},
    {"pushItem", 1, 172},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 184},
    {"queueMicrotask", 1, 184},
    {"queueTask", 1, 184},
    {"queueToggle", 1, 133},
    {"radioGroup", 1, 119},
    {"radioNodeList", 1, 109},
    {"randomUUID", 1, 192},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 233},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 172},
    {"readBody", 1, 79},
    {"readChunk", 1, 164},
    {"readContentHandler", 1, 143},
    {"readInto", 1, 164},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 271},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 271},
    {"readableStreamBYOBRequestState", 1, 271},
    {"readableStreamDefaultControllerState", 1, 271},
    {"readableStreamDefaultReaderState", 1, 271},
    {"readableStreamState", 1, 271},
    {"receiveControlState", 1, 106},
    {"receiverOf", 1, 95},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 145},
    {"releaseReader", 1, 164},
    {"releaseWriter", 1, 166},
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
    {"requestFrame", 1, 184},
    {"requestIdle", 1, 144},
    {"requestState", 1, 252},
    {"resetControl", 1, 107},
    {"resetCustom", 1, 86},
    {"resetOptions", 1, 120},
    {"resetQueue", 1, 172},
    {"resizeObserverEntryState", 1, 259},
    {"resizeObserverSizeState", 1, 259},
    {"resizeObserverState", 1, 259},
    {"resolveSpecifier", 1, 145},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 80},
    {"resourceDocument", 1, 80},
    {"resourceText", 1, 80},
    {"respond", 1, 170},
    {"respondWithView", 1, 170},
    {"responseState", 1, 252},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runModule", 1, 149},
    {"runNextTimer", 1, 184},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 207},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 184},
    {"seedRandom", 1, 195},
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
    {"selectionState", 1, 234},
    {"sendControlStates", 1, 106},
    {"sendTo", 1, 135},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 137},
    {"serializePairs", 1, 187},
    {"serializeWithTransfer", 1, 137},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 113},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 166},
    {"setCheckedness", 1, 119},
    {"setControlValue", 1, 113},
    {"setFiles", 1, 111},
    {"setFragment", 1, 139},
    {"setHandler", 1, 143},
    {"setHeader", 1, 75},
    {"setInputValue", 1, 113},
    {"setInteracted", 1, 123},
    {"setMIMEParameter", 1, 162},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 131},
    {"setOption", 1, 118},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 176},
    {"setSVGLength", 1, 176},
    {"setSelected", 1, 120},
    {"setTimer", 1, 184},
    {"setType", 1, 113},
    {"setUpByteSource", 1, 167},
    {"setUpBytes", 1, 167},
    {"setUpReadable", 1, 168},
    {"setUpSink", 1, 174},
    {"setUpSource", 1, 168},
    {"setUpTransform", 1, 165},
    {"setUpWritable", 1, 174},
    {"settingText", 1, 117},
    {"settleAs", 1, 172},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 106},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 172},
    {"showPopover", 1, 132},
    {"signWith", 1, 194},
    {"sizeOf", 1, 172},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 164},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 166},
    {"stateOf", 1, 198},
    {"staticRangeState", 1, 233},
    {"stepped", 1, 117},
    {"storage", 1, 154},
    {"storageAreas", 1, 72},
    {"storageState", 1, 236},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 88},
    {"stylePropertyMapReadOnlyState", 1, 210},
    {"stylePropertyMapState", 1, 210},
    {"styleSheetListState", 1, 237},
    {"styleSheetState", 1, 237},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 121},
    {"submittableOf", 1, 110},
    {"submittedText", 1, 113},
    {"subtle", 1, 193},
    {"subtleCryptoState", 1, 278},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 273},
    {"svgAnimatedAngleState", 1, 273},
    {"svgAnimatedBooleanState", 1, 273},
    {"svgAnimatedEnumerationState", 1, 273},
    {"svgAnimatedIntegerState", 1, 273},
    {"svgAnimatedLengthListState", 1, 273},
    {"svgAnimatedLengthState", 1, 273},
    {"svgAnimatedNumberListState", 1, 273},
    {"svgAnimatedNumberState", 1, 273},
    {"svgAnimatedPreserveAspectRatioState", 1, 273},
    {"svgAnimatedRectState", 1, 273},
    {"svgAnimatedTransformListState", 1, 273},
    {"svgAxis", 1, 176},
    {"svgBounds", 1, 178},
    {"svgBox", 1, 175},
    {"svgConstants", 1, 179},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 178},
    {"svgFloat", 1, 176},
    {"svgLengthListState", 1, 273},
    {"svgLengthState", 1, 273},
    {"svgListOf", 1, 175},
    {"svgMemberOrder", 1, 272},
    {"svgMembers", 1, 179},
    {"svgNumberListState", 1, 273},
    {"svgNumberState", 1, 273},
    {"svgNumberText", 1, 176},
    {"svgPathLength", 1, 178},
    {"svgPointAt", 1, 178},
    {"svgPointListState", 1, 273},
    {"svgPreserveAspectRatioState", 1, 273},
    {"svgReflection", 1, 175},
    {"svgStringListState", 1, 273},
    {"svgStrokes", 1, 178},
    {"svgTransformListState", 1, 273},
    {"svgTransformOf", 1, 180},
    {"svgTransformProduct", 1, 180},
    {"svgTransformState", 1, 273},
    {"svgTransformText", 1, 180},
    {"svgUnitTypesState", 1, 273},
    {"takeFilled", 1, 170},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 141},
    {"teeBytes", 1, 173},
    {"teeChunks", 1, 173},
    {"textAsBuffer", 1, 193},
    {"textBecameSelectable", 1, 122},
    {"textDecoderState", 1, 248},
    {"textDecoderStreamState", 1, 248},
    {"textEncoderState", 1, 248},
    {"textEncoderStreamState", 1, 248},
    {"textFragment", 1, 99},
    {"textReplaced", 1, 122},
    {"textToNumber", 1, 117},
    {"textTrackCueListState", 1, 262},
    {"textTrackCueState", 1, 262},
    {"textTrackListState", 1, 262},
    {"textTrackState", 1, 262},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 261},
    {"timingTimes", 1, 182},
    {"toBuffer", 1, 202},
    {"toByteString", 1, 202},
    {"toClamped", 1, 202},
    {"toEnforced", 1, 202},
    {"toEnum", 1, 202},
    {"toFloat", 1, 202},
    {"toInterface", 1, 202},
    {"toLongLong", 1, 202},
    {"toObject", 1, 202},
    {"toRecord", 1, 202},
    {"toSequence", 1, 202},
    {"toUnrestrictedFloat", 1, 202},
    {"toUnsignedLongLong", 1, 202},
    {"togglePopover", 1, 132},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 131},
    {"touchListState", 1, 276},
    {"touchState", 1, 276},
    {"transferPort", 1, 135},
    {"transferStream", 1, 136},
    {"transformMatrix", 1, 84},
    {"transformStreamDefaultControllerState", 1, 271},
    {"transformStreamState", 1, 271},
    {"treeWalkerState", 1, 238},
    {"trimSpace", 1, 75},
    {"turnFormatOff", 1, 54},
    {"typeOfAttributes", 1, 148},
    {"updateFormOwner", 1, 86},
    {"upgradeIn", 1, 87},
    {"urlSearchParamsState", 1, 277},
    {"urlState", 1, 277},
    {"userActivationState", 1, 270},
    {"usesSourceSet", 1, 103},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 123},
    {"validityStateState", 1, 254},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 112},
    {"valuesAsJSON", 1, 68},
    {"verifyWith", 1, 194},
    {"videoTrackListState", 1, 262},
    {"videoTrackState", 1, 262},
    {"viewParts", 1, 172},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 207},
    {"vttCueState", 1, 262},
    {"waitingReads", 1, 164},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 244},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 106},
    {"willValidate", 1, 123},
    {"windowNamed", 1, 156},
    {"windowOf", 1, 155},
    {"withImports", 1, 149},
    {"withReactions", 1, 87},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 174},
    {"writableStreamDefaultControllerState", 1, 271},
    {"writableStreamDefaultWriterState", 1, 271},
    {"writableStreamState", 1, 271},
    {"writeChunk", 1, 166},
    {"writeController", 1, 174},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 202},
    {"wrongReceiver", 1, 202},
    {"wrongValue", 1, 202},
    {"xPathEvaluatorState", 1, 240},
    {"xPathExpressionState", 1, 240},
    {"xPathResultState", 1, 240},
    {"xmlHttpRequestEventTargetState", 1, 279},
    {"xmlHttpRequestState", 1, 279},
    {"xmlHttpRequestUploadState", 1, 279},
    {"xmlSerializerState", 1, 215},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
