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
#embed "Linked/webidl/definitions.js"
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
static const unsigned char dom_windowRecords[] = {
#embed "Linked/dom/windowRecords.js"
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
static const unsigned char html_windows_foreignWindow[] = {
#embed "Linked/html/windows/foreignWindow.js"
};
static const unsigned char html_windows_frameScripts[] = {
#embed "Linked/html/windows/frameScripts.js"
};
static const unsigned char html_windows_frameWindow[] = {
#embed "Linked/html/windows/frameWindow.js"
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
static const unsigned char html_windows_realmObjects[] = {
#embed "Linked/html/windows/realmObjects.js"
};
static const unsigned char html_windows_realms[] = {
#embed "Linked/html/windows/realms.js"
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
    BINDINGS_FILE("js/dom/windowRecords.js", dom_windowRecords),
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
    BINDINGS_FILE("js/html/windows/foreignWindow.js", html_windows_foreignWindow),
    BINDINGS_FILE("js/html/windows/frameScripts.js", html_windows_frameScripts),
    BINDINGS_FILE("js/html/windows/frameWindow.js", html_windows_frameWindow),
    BINDINGS_FILE("js/html/windows/frames.js", html_windows_frames),
    BINDINGS_FILE("js/html/windows/namedAccess.js", html_windows_namedAccess),
    BINDINGS_FILE("js/html/windows/openWindow.js", html_windows_openWindow),
    BINDINGS_FILE("js/html/windows/permissions.js", html_windows_permissions),
    BINDINGS_FILE("js/html/windows/plugins.js", html_windows_plugins),
    BINDINGS_FILE("js/html/windows/realmObjects.js", html_windows_realmObjects),
    BINDINGS_FILE("js/html/windows/realms.js", html_windows_realms),
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
    {"AbortController", 0, 210},
    {"AbortControllerBrand", 1, 210},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 210},
    {"AbortSignalBrand", 1, 210},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 239},
    {"AbstractRangeBrand", 1, 239},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 247},
    {"AnimationBrand", 1, 247},
    {"AnimationEffect", 0, 247},
    {"AnimationEffectBrand", 1, 247},
    {"AnimationEffectSteps", 1, 197},
    {"AnimationEvent", 0, 257},
    {"AnimationFrameProviderSteps", 1, 166},
    {"AnimationPlaybackEvent", 0, 247},
    {"AnimationSteps", 1, 195},
    {"AnimationTimeline", 0, 247},
    {"AnimationTimelineBrand", 1, 247},
    {"AnimationTimelineSteps", 1, 195},
    {"Attr", 0, 211},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 267},
    {"AudioTrack", 0, 268},
    {"AudioTrackBrand", 1, 268},
    {"AudioTrackList", 0, 268},
    {"AudioTrackListBrand", 1, 268},
    {"AudioTrackListSteps", 1, 103},
    {"AudioTrackSteps", 1, 103},
    {"AutofilledSteps", 1, 105},
    {"BarProp", 0, 271},
    {"BarPropBrand", 1, 271},
    {"BarPropSteps", 1, 153},
    {"BeforeUnloadEvent", 0, 257},
    {"BeforeUnloadEventSteps", 1, 191},
    {"Blob", 0, 230},
    {"BlobBrand", 1, 230},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 80},
    {"BroadcastChannel", 0, 269},
    {"BroadcastChannelBrand", 1, 269},
    {"BroadcastChannelSteps", 1, 136},
    {"ByteLengthQueuingStrategy", 0, 277},
    {"ByteLengthQueuingStrategyBrand", 1, 277},
    {"ByteLengthQueuingStrategySteps", 1, 178},
    {"CDATASection", 0, 217},
    {"CSS", 3, 212},
    {"CSSConditionRule", 0, 214},
    {"CSSConditionRuleBrand", 1, 214},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 214},
    {"CSSContainerRuleBrand", 1, 214},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 214},
    {"CSSCounterStyleRuleBrand", 1, 214},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 214},
    {"CSSFontFaceRuleBrand", 1, 214},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 214},
    {"CSSFontPaletteValuesRuleBrand", 1, 214},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 214},
    {"CSSGroupingRuleBrand", 1, 214},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 216},
    {"CSSImageValueBrand", 1, 216},
    {"CSSImportRule", 0, 214},
    {"CSSImportRuleBrand", 1, 214},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 214},
    {"CSSKeyframeRuleBrand", 1, 214},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 214},
    {"CSSKeyframesRuleBrand", 1, 214},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 216},
    {"CSSKeywordValueBrand", 1, 216},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 214},
    {"CSSLayerBlockRuleBrand", 1, 214},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 214},
    {"CSSLayerStatementRuleBrand", 1, 214},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 214},
    {"CSSMarginRuleBrand", 1, 214},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 216},
    {"CSSMathClampBrand", 1, 216},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 216},
    {"CSSMathInvertBrand", 1, 216},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 216},
    {"CSSMathMaxBrand", 1, 216},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 216},
    {"CSSMathMinBrand", 1, 216},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 216},
    {"CSSMathNegateBrand", 1, 216},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 216},
    {"CSSMathProductBrand", 1, 216},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 216},
    {"CSSMathSumBrand", 1, 216},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 216},
    {"CSSMathValueBrand", 1, 216},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 216},
    {"CSSMatrixComponentBrand", 1, 216},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 214},
    {"CSSMediaRuleBrand", 1, 214},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 214},
    {"CSSNamespaceRuleBrand", 1, 214},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 214},
    {"CSSNestedDeclarationsBrand", 1, 214},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 216},
    {"CSSNumericArrayBrand", 1, 216},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 216},
    {"CSSNumericValueBrand", 1, 216},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 214},
    {"CSSPageRuleBrand", 1, 214},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 216},
    {"CSSPerspectiveBrand", 1, 216},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 214},
    {"CSSPropertyRuleBrand", 1, 214},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 216},
    {"CSSRotateBrand", 1, 216},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 214},
    {"CSSRuleBrand", 1, 214},
    {"CSSRuleList", 0, 214},
    {"CSSRuleListBrand", 1, 214},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 216},
    {"CSSScaleBrand", 1, 216},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 214},
    {"CSSScopeRuleBrand", 1, 214},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 216},
    {"CSSSkewBrand", 1, 216},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 216},
    {"CSSSkewXBrand", 1, 216},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 216},
    {"CSSSkewYBrand", 1, 216},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 214},
    {"CSSStartingStyleRuleBrand", 1, 214},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 215},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 214},
    {"CSSStyleRuleBrand", 1, 214},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 243},
    {"CSSStyleSheetBrand", 1, 243},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 216},
    {"CSSStyleValueBrand", 1, 216},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 214},
    {"CSSSupportsRuleBrand", 1, 214},
    {"CSSTransformComponent", 0, 216},
    {"CSSTransformComponentBrand", 1, 216},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 216},
    {"CSSTransformValueBrand", 1, 216},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 216},
    {"CSSTranslateBrand", 1, 216},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 216},
    {"CSSUnitValueBrand", 1, 216},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 216},
    {"CSSUnparsedValueBrand", 1, 216},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 216},
    {"CSSVariableReferenceValueBrand", 1, 216},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 217},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 276},
    {"ClipboardBrand", 1, 276},
    {"ClipboardEvent", 0, 257},
    {"ClipboardItem", 0, 276},
    {"ClipboardItemBrand", 1, 276},
    {"ClipboardItemSteps", 1, 162},
    {"ClipboardSteps", 1, 162},
    {"CloseEvent", 0, 257},
    {"CommandEvent", 0, 257},
    {"Comment", 0, 217},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 257},
    {"CompositionEventSteps", 1, 191},
    {"CompressionStream", 0, 249},
    {"CompressionStreamBrand", 1, 249},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 124},
    {"CountQueuingStrategy", 0, 277},
    {"CountQueuingStrategyBrand", 1, 277},
    {"CountQueuingStrategySteps", 1, 178},
    {"Crypto", 0, 284},
    {"CryptoBrand", 1, 284},
    {"CryptoKey", 0, 284},
    {"CryptoKeyBrand", 1, 284},
    {"CryptoKeySteps", 1, 200},
    {"CryptoSteps", 1, 198},
    {"CustomElementRegistry", 0, 218},
    {"CustomElementRegistryBrand", 1, 218},
    {"CustomElementRegistrySteps", 1, 86},
    {"CustomEvent", 0, 219},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 228},
    {"CustomStateSetBrand", 1, 228},
    {"CustomStateSetSteps", 1, 87},
    {"DOMException", 0, 220},
    {"DOMExceptionBrand", 1, 220},
    {"DOMExceptionSteps", 1, 202},
    {"DOMImplementation", 0, 221},
    {"DOMImplementationBrand", 1, 221},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 266},
    {"DOMMatrixBrand", 1, 266},
    {"DOMMatrixReadOnly", 0, 266},
    {"DOMMatrixReadOnlyBrand", 1, 266},
    {"DOMMatrixReadOnlySteps", 1, 83},
    {"DOMMatrixSteps", 1, 83},
    {"DOMParser", 0, 221},
    {"DOMParserBrand", 1, 221},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 266},
    {"DOMPointBrand", 1, 266},
    {"DOMPointReadOnly", 0, 266},
    {"DOMPointReadOnlyBrand", 1, 266},
    {"DOMPointReadOnlySteps", 1, 83},
    {"DOMPointSteps", 1, 83},
    {"DOMQuad", 0, 266},
    {"DOMQuadBrand", 1, 266},
    {"DOMQuadSteps", 1, 83},
    {"DOMRect", 0, 262},
    {"DOMRectBrand", 1, 262},
    {"DOMRectList", 0, 262},
    {"DOMRectListBrand", 1, 262},
    {"DOMRectListSteps", 1, 84},
    {"DOMRectReadOnly", 0, 262},
    {"DOMRectReadOnlyBrand", 1, 262},
    {"DOMRectReadOnlySteps", 1, 84},
    {"DOMRectSteps", 1, 84},
    {"DOMStringList", 0, 222},
    {"DOMStringListBrand", 1, 222},
    {"DOMStringListSteps", 1, 89},
    {"DOMStringMap", 0, 223},
    {"DOMTokenList", 0, 224},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 149},
    {"DataTransfer", 0, 225},
    {"DataTransferBrand", 1, 225},
    {"DataTransferItem", 0, 225},
    {"DataTransferItemBrand", 1, 225},
    {"DataTransferItemList", 0, 225},
    {"DataTransferItemListBrand", 1, 225},
    {"DataTransferItemListSteps", 1, 126},
    {"DataTransferItemSteps", 1, 126},
    {"DataTransferSteps", 1, 126},
    {"DecompressionStream", 0, 249},
    {"DecompressionStreamBrand", 1, 249},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 217},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 213},
    {"DocumentMembers_Document", 1, 226},
    {"DocumentMembers_HTMLDocument", 1, 232},
    {"DocumentMembers_ParentNode", 1, 238},
    {"DocumentMembers_StyleSheets", 1, 243},
    {"DocumentMembers_XPath", 1, 246},
    {"DocumentMembers_animations", 1, 247},
    {"DocumentMembers_editing", 1, 252},
    {"DocumentMembers_fullscreen", 1, 261},
    {"DocumentMembers_touch", 1, 282},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 226},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 91},
    {"DocumentSteps_animations", 1, 195},
    {"DocumentSteps_editing", 1, 53},
    {"DocumentSteps_fullscreen", 1, 130},
    {"DocumentSteps_touch", 1, 192},
    {"DocumentTimeline", 0, 247},
    {"DocumentTimelineBrand", 1, 247},
    {"DocumentTimelineSteps", 1, 195},
    {"DocumentType", 0, 217},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 257},
    {"EVALUATING", 1, 149},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 97},
    {"ElementInternals", 0, 228},
    {"ElementInternalsBrand", 1, 228},
    {"ElementInternalsSteps", 1, 87},
    {"ElementMembers_CSSOMView", 1, 213},
    {"ElementMembers_CSSTypedOM", 1, 216},
    {"ElementMembers_Element", 1, 227},
    {"ElementMembers_ParentNode", 1, 238},
    {"ElementMembers_animations", 1, 247},
    {"ElementMembers_fullscreen", 1, 261},
    {"ElementMembers_reflected", 1, 94},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 195},
    {"ElementSteps_fullscreen", 1, 130},
    {"ErrorEvent", 0, 257},
    {"Event", 0, 229},
    {"EventBrand", 1, 229},
    {"EventSource", 0, 250},
    {"EventSourceBrand", 1, 250},
    {"EventSourceSteps", 1, 135},
    {"EventSteps", 1, 24},
    {"External", 0, 271},
    {"ExternalBrand", 1, 271},
    {"ExternalSteps", 1, 153},
    {"File", 0, 230},
    {"FileBrand", 1, 230},
    {"FileList", 0, 230},
    {"FileListBrand", 1, 230},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 230},
    {"FileReaderBrand", 1, 230},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 257},
    {"FormData", 0, 285},
    {"FormDataBrand", 1, 285},
    {"FormDataEvent", 0, 257},
    {"FormDataSteps", 1, 75},
    {"FormOwnedSteps", 1, 111},
    {"GenericTransformStreamSteps", 1, 171},
    {"Geolocation", 0, 276},
    {"GeolocationBrand", 1, 276},
    {"GeolocationPositionError", 0, 276},
    {"GeolocationPositionErrorBrand", 1, 276},
    {"GeolocationPositionErrorSteps", 1, 162},
    {"GeolocationSteps", 1, 162},
    {"HTMLAllCollection", 0, 231},
    {"HTMLAllCollectionSteps", 1, 90},
    {"HTMLAnchorElement", 2, 281},
    {"HTMLAnchorElementSteps", 1, 141},
    {"HTMLAreaElement", 2, 281},
    {"HTMLAudioElementSteps", 1, 102},
    {"HTMLBaseElement", 2, 270},
    {"HTMLBaseElementSteps", 1, 92},
    {"HTMLButtonElement", 2, 260},
    {"HTMLButtonElementSteps", 1, 131},
    {"HTMLCanvasElement", 2, 264},
    {"HTMLCanvasElementSteps", 1, 152},
    {"HTMLCollection", 0, 248},
    {"HTMLCollectionKind", 1, 248},
    {"HTMLDataListElement", 2, 260},
    {"HTMLDataListElementSteps", 1, 119},
    {"HTMLDialogElement", 2, 264},
    {"HTMLDialogElementSteps", 1, 128},
    {"HTMLElementMembers_CSSOMView", 1, 213},
    {"HTMLElementMembers_CSSTypedOM", 1, 216},
    {"HTMLElementMembers_HTMLElement", 1, 233},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 97},
    {"HTMLEmbedElement", 2, 253},
    {"HTMLEmbedElementSteps", 1, 102},
    {"HTMLFieldSetElement", 2, 260},
    {"HTMLFieldSetElementSteps", 1, 111},
    {"HTMLFormControlsCollection", 0, 259},
    {"HTMLFormElement", 2, 260},
    {"HTMLFormElementSteps", 1, 122},
    {"HTMLFormElementSteps_formElements", 1, 110},
    {"HTMLFrameElement", 2, 273},
    {"HTMLFrameElementSteps", 1, 159},
    {"HTMLHyperlinkElementUtilsSteps", 1, 141},
    {"HTMLIFrameElement", 2, 253},
    {"HTMLIFrameElementSteps", 1, 159},
    {"HTMLImageElement", 2, 253},
    {"HTMLImageElementSteps", 1, 101},
    {"HTMLInputElement", 2, 260},
    {"HTMLInputElementSteps", 1, 108},
    {"HTMLLabelElement", 2, 260},
    {"HTMLLabelElementSteps", 1, 111},
    {"HTMLLegendElement", 2, 260},
    {"HTMLLegendElementSteps", 1, 111},
    {"HTMLLinkElement", 2, 243},
    {"HTMLMapElement", 2, 253},
    {"HTMLMapElementSteps", 1, 102},
    {"HTMLMarqueeElement", 2, 273},
    {"HTMLMarqueeElementSteps", 1, 98},
    {"HTMLMediaElement", 2, 267},
    {"HTMLMediaElementSteps", 1, 102},
    {"HTMLMediaElementSteps_mediaElements", 1, 103},
    {"HTMLMeterElement", 2, 260},
    {"HTMLMeterElementSteps", 1, 117},
    {"HTMLObjectElement", 2, 253},
    {"HTMLObjectElement", 2, 260},
    {"HTMLObjectElementSteps", 1, 102},
    {"HTMLOptionElement", 2, 260},
    {"HTMLOptionElementSteps", 1, 119},
    {"HTMLOptionsCollection", 0, 259},
    {"HTMLOptionsCollectionSteps", 1, 119},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 97},
    {"HTMLOutputElement", 2, 260},
    {"HTMLOutputElementSteps", 1, 108},
    {"HTMLProgressElement", 2, 260},
    {"HTMLProgressElementSteps", 1, 117},
    {"HTMLScriptElement", 2, 264},
    {"HTMLScriptElementSteps", 1, 152},
    {"HTMLSelectElement", 2, 260},
    {"HTMLSelectElementSteps", 1, 119},
    {"HTMLSlotElement", 2, 264},
    {"HTMLSlotElementSteps", 1, 152},
    {"HTMLStyleElement", 2, 243},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 280},
    {"HTMLTableCellElementSteps", 1, 99},
    {"HTMLTableElement", 2, 280},
    {"HTMLTableElementSteps", 1, 99},
    {"HTMLTableRowElement", 2, 280},
    {"HTMLTableRowElementSteps", 1, 99},
    {"HTMLTableSectionElement", 2, 280},
    {"HTMLTableSectionElementSteps", 1, 99},
    {"HTMLTemplateElement", 2, 264},
    {"HTMLTemplateElementSteps", 1, 152},
    {"HTMLTextAreaElement", 2, 260},
    {"HTMLTextAreaElementSteps", 1, 108},
    {"HTMLTitleElement", 2, 270},
    {"HTMLTitleElementSteps", 1, 92},
    {"HTMLTrackElement", 2, 267},
    {"HTMLTrackElementSteps", 1, 102},
    {"HTMLTrackElementSteps_mediaElements", 1, 103},
    {"HTMLVideoElement", 2, 267},
    {"HTMLVideoElementSteps", 1, 102},
    {"HashChangeEvent", 0, 257},
    {"Headers", 0, 258},
    {"HeadersBrand", 1, 258},
    {"HeadersSteps", 1, 76},
    {"History", 0, 271},
    {"HistoryBrand", 1, 271},
    {"HistorySteps", 1, 139},
    {"IdleDeadline", 0, 263},
    {"IdleDeadlineBrand", 1, 263},
    {"IdleDeadlineSteps", 1, 145},
    {"Image", 0, 253},
    {"InputEvent", 0, 257},
    {"InputEventSteps", 1, 191},
    {"IntersectionObserver", 0, 265},
    {"IntersectionObserverBrand", 1, 265},
    {"IntersectionObserverEntry", 0, 265},
    {"IntersectionObserverEntryBrand", 1, 265},
    {"IntersectionObserverEntrySteps", 1, 167},
    {"IntersectionObserverSteps", 1, 167},
    {"KeyboardEvent", 0, 257},
    {"KeyboardEventSteps", 1, 191},
    {"KeyframeEffect", 0, 247},
    {"KeyframeEffectBrand", 1, 247},
    {"KeyframeEffectSteps", 1, 197},
    {"LINKED", 1, 149},
    {"LOADED", 1, 149},
    {"LabelableSteps", 1, 111},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 271},
    {"LocationBrand", 1, 271},
    {"LocationSteps", 1, 140},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 233},
    {"MathMLElement", 2, 256},
    {"MathMLElementMembers_CSSTypedOM", 1, 216},
    {"MediaError", 0, 268},
    {"MediaErrorBrand", 1, 268},
    {"MediaErrorSteps", 1, 103},
    {"MediaList", 0, 243},
    {"MediaListBrand", 1, 243},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 213},
    {"MediaQueryListBrand", 1, 213},
    {"MediaQueryListEvent", 0, 257},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 269},
    {"MessageChannelBrand", 1, 269},
    {"MessageChannelSteps", 1, 136},
    {"MessageEvent", 0, 257},
    {"MessageEventSteps", 1, 191},
    {"MessagePort", 0, 269},
    {"MessagePortBrand", 1, 269},
    {"MessagePortSteps", 1, 136},
    {"MimeType", 0, 236},
    {"MimeTypeArray", 0, 236},
    {"MimeTypeArrayBrand", 1, 236},
    {"MimeTypeArraySteps", 1, 163},
    {"MimeTypeBrand", 1, 236},
    {"MimeTypeSteps", 1, 163},
    {"MouseEvent", 0, 257},
    {"MouseEventSteps", 1, 191},
    {"MutationObserver", 0, 234},
    {"MutationObserverBrand", 1, 234},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 234},
    {"MutationRecordBrand", 1, 234},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 149},
    {"NOTHING", 1, 208},
    {"NamedNodeMap", 0, 235},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 236},
    {"NavigatorBrand", 1, 236},
    {"NavigatorConcurrentHardwareSteps", 1, 154},
    {"NavigatorCookiesSteps", 1, 154},
    {"NavigatorIDSteps", 1, 154},
    {"NavigatorLanguageSteps", 1, 154},
    {"NavigatorOnLineSteps", 1, 154},
    {"NavigatorPluginsSteps", 1, 154},
    {"NavigatorSteps", 1, 154},
    {"NavigatorSteps_permissions", 1, 162},
    {"NodeFilter", 0, 244},
    {"NodeIterator", 0, 244},
    {"NodeIteratorBrand", 1, 244},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 248},
    {"NodeListKind", 1, 248},
    {"NodeMembers_Node", 1, 237},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 276},
    {"NotificationBrand", 1, 276},
    {"NotificationSteps", 1, 162},
    {"Option", 0, 260},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 257},
    {"PairList", 1, 203},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 274},
    {"PerformanceBrand", 1, 274},
    {"PerformanceEntry", 0, 275},
    {"PerformanceEntryBrand", 1, 275},
    {"PerformanceEntrySteps", 1, 189},
    {"PerformanceMark", 0, 275},
    {"PerformanceMarkBrand", 1, 275},
    {"PerformanceMarkSteps", 1, 189},
    {"PerformanceMeasure", 0, 275},
    {"PerformanceMeasureBrand", 1, 275},
    {"PerformanceMeasureSteps", 1, 189},
    {"PerformanceNavigation", 0, 272},
    {"PerformanceNavigationBrand", 1, 272},
    {"PerformanceNavigationSteps", 1, 188},
    {"PerformanceObserver", 0, 275},
    {"PerformanceObserverBrand", 1, 275},
    {"PerformanceObserverEntryList", 0, 275},
    {"PerformanceObserverEntryListBrand", 1, 275},
    {"PerformanceObserverEntryListSteps", 1, 189},
    {"PerformanceObserverSteps", 1, 189},
    {"PerformanceSteps", 1, 187},
    {"PerformanceTiming", 0, 272},
    {"PerformanceTimingBrand", 1, 272},
    {"PerformanceTimingSteps", 1, 188},
    {"PermissionStatus", 0, 276},
    {"PermissionStatusBrand", 1, 276},
    {"PermissionStatusSteps", 1, 162},
    {"Permissions", 0, 276},
    {"PermissionsBrand", 1, 276},
    {"PermissionsSteps", 1, 162},
    {"Plugin", 0, 236},
    {"PluginArray", 0, 236},
    {"PluginArrayBrand", 1, 236},
    {"PluginArraySteps", 1, 163},
    {"PluginBrand", 1, 236},
    {"PluginSteps", 1, 163},
    {"PointerEvent", 0, 257},
    {"PointerEventSteps", 1, 191},
    {"PopStateEvent", 0, 257},
    {"ProcessingInstruction", 0, 217},
    {"ProgressEvent", 0, 257},
    {"PromiseRejectionEvent", 0, 257},
    {"RadioNodeList", 0, 259},
    {"RadioNodeListSteps", 1, 110},
    {"Range", 0, 239},
    {"RangeBrand", 1, 239},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 277},
    {"ReadableByteStreamControllerBrand", 1, 277},
    {"ReadableByteStreamControllerSteps", 1, 173},
    {"ReadableStream", 0, 277},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 277},
    {"ReadableStreamBYOBReaderBrand", 1, 277},
    {"ReadableStreamBYOBReaderSteps", 1, 170},
    {"ReadableStreamBYOBRequest", 0, 277},
    {"ReadableStreamBYOBRequestBrand", 1, 277},
    {"ReadableStreamBYOBRequestSteps", 1, 176},
    {"ReadableStreamBrand", 1, 277},
    {"ReadableStreamDefaultController", 0, 277},
    {"ReadableStreamDefaultControllerBrand", 1, 277},
    {"ReadableStreamDefaultControllerSteps", 1, 174},
    {"ReadableStreamDefaultReader", 0, 277},
    {"ReadableStreamDefaultReaderBrand", 1, 277},
    {"ReadableStreamDefaultReaderSteps", 1, 170},
    {"ReadableStreamGenericReaderSteps", 1, 170},
    {"ReadableStreamSteps", 1, 177},
    {"Request", 0, 258},
    {"RequestBrand", 1, 258},
    {"RequestSteps", 1, 77},
    {"ResizeObserver", 0, 265},
    {"ResizeObserverBrand", 1, 265},
    {"ResizeObserverEntry", 0, 265},
    {"ResizeObserverEntryBrand", 1, 265},
    {"ResizeObserverEntrySteps", 1, 167},
    {"ResizeObserverSize", 0, 265},
    {"ResizeObserverSizeBrand", 1, 265},
    {"ResizeObserverSizeSteps", 1, 167},
    {"ResizeObserverSteps", 1, 167},
    {"Response", 0, 258},
    {"ResponseBrand", 1, 258},
    {"ResponseSteps", 1, 78},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 279},
    {"SVGAngleBrand", 1, 279},
    {"SVGAngleSteps", 1, 182},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 279},
    {"SVGAnimatedAngleBrand", 1, 279},
    {"SVGAnimatedAngleSteps", 1, 181},
    {"SVGAnimatedBoolean", 0, 279},
    {"SVGAnimatedBooleanBrand", 1, 279},
    {"SVGAnimatedBooleanSteps", 1, 181},
    {"SVGAnimatedEnumeration", 0, 279},
    {"SVGAnimatedEnumerationBrand", 1, 279},
    {"SVGAnimatedEnumerationSteps", 1, 181},
    {"SVGAnimatedInteger", 0, 279},
    {"SVGAnimatedIntegerBrand", 1, 279},
    {"SVGAnimatedIntegerSteps", 1, 181},
    {"SVGAnimatedLength", 0, 279},
    {"SVGAnimatedLengthBrand", 1, 279},
    {"SVGAnimatedLengthList", 0, 279},
    {"SVGAnimatedLengthListBrand", 1, 279},
    {"SVGAnimatedLengthListSteps", 1, 181},
    {"SVGAnimatedLengthSteps", 1, 181},
    {"SVGAnimatedNumber", 0, 279},
    {"SVGAnimatedNumberBrand", 1, 279},
    {"SVGAnimatedNumberList", 0, 279},
    {"SVGAnimatedNumberListBrand", 1, 279},
    {"SVGAnimatedNumberListSteps", 1, 181},
    {"SVGAnimatedNumberSteps", 1, 181},
    {"SVGAnimatedPreserveAspectRatio", 0, 279},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 279},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 181},
    {"SVGAnimatedRect", 0, 279},
    {"SVGAnimatedRectBrand", 1, 279},
    {"SVGAnimatedRectSteps", 1, 181},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 279},
    {"SVGAnimatedTransformListBrand", 1, 279},
    {"SVGAnimatedTransformListSteps", 1, 181},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 233},
    {"SVGElement", 2, 256},
    {"SVGElementMembers_CSSTypedOM", 1, 216},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 279},
    {"SVGLengthBrand", 1, 279},
    {"SVGLengthList", 0, 279},
    {"SVGLengthListBrand", 1, 279},
    {"SVGLengthListSteps", 1, 183},
    {"SVGLengthSteps", 1, 182},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 279},
    {"SVGNumberBrand", 1, 279},
    {"SVGNumberList", 0, 279},
    {"SVGNumberListBrand", 1, 279},
    {"SVGNumberListSteps", 1, 183},
    {"SVGNumberSteps", 1, 182},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 279},
    {"SVGPointListBrand", 1, 279},
    {"SVGPointListSteps", 1, 183},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 279},
    {"SVGPreserveAspectRatioBrand", 1, 279},
    {"SVGPreserveAspectRatioSteps", 1, 181},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 279},
    {"SVGStringListBrand", 1, 279},
    {"SVGStringListSteps", 1, 183},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 279},
    {"SVGTransformBrand", 1, 279},
    {"SVGTransformList", 0, 279},
    {"SVGTransformListBrand", 1, 279},
    {"SVGTransformListSteps", 1, 183},
    {"SVGTransformSteps", 1, 186},
    {"SVGUnitTypes", 0, 279},
    {"SVGUnitTypesBrand", 1, 279},
    {"SVGUnitTypesSteps", 1, 181},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 213},
    {"ScreenBrand", 1, 213},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 257},
    {"SelectableTextSteps", 1, 123},
    {"Selection", 0, 240},
    {"SelectionBrand", 1, 240},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 241},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 195},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 239},
    {"StaticRangeBrand", 1, 239},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 242},
    {"StorageBrand", 1, 242},
    {"StorageEvent", 0, 257},
    {"StorageEventSteps", 1, 191},
    {"StorageSteps", 1, 155},
    {"StylePropertyMap", 0, 216},
    {"StylePropertyMapBrand", 1, 216},
    {"StylePropertyMapReadOnly", 0, 216},
    {"StylePropertyMapReadOnlyBrand", 1, 216},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 243},
    {"StyleSheetBrand", 1, 243},
    {"StyleSheetList", 0, 243},
    {"StyleSheetListBrand", 1, 243},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 257},
    {"SubmitterSteps", 1, 122},
    {"SubtleCrypto", 0, 284},
    {"SubtleCryptoBrand", 1, 284},
    {"SubtleCryptoSteps", 1, 199},
    {"Text", 0, 217},
    {"TextDecoder", 0, 254},
    {"TextDecoderBrand", 1, 254},
    {"TextDecoderCommonSteps", 1, 64},
    {"TextDecoderSteps", 1, 61},
    {"TextDecoderStream", 0, 254},
    {"TextDecoderStreamBrand", 1, 254},
    {"TextDecoderStreamSteps", 1, 64},
    {"TextEncoder", 0, 254},
    {"TextEncoderBrand", 1, 254},
    {"TextEncoderCommonSteps", 1, 64},
    {"TextEncoderSteps", 1, 61},
    {"TextEncoderStream", 0, 254},
    {"TextEncoderStreamBrand", 1, 254},
    {"TextEncoderStreamSteps", 1, 64},
    {"TextEvent", 0, 257},
    {"TextEventSteps", 1, 191},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 268},
    {"TextTrackBrand", 1, 268},
    {"TextTrackCue", 0, 268},
    {"TextTrackCueBrand", 1, 268},
    {"TextTrackCueList", 0, 268},
    {"TextTrackCueListBrand", 1, 268},
    {"TextTrackCueListSteps", 1, 103},
    {"TextTrackCueSteps", 1, 103},
    {"TextTrackList", 0, 268},
    {"TextTrackListBrand", 1, 268},
    {"TextTrackListSteps", 1, 103},
    {"TextTrackSteps", 1, 103},
    {"TimeRanges", 0, 267},
    {"TimeRangesBrand", 1, 267},
    {"TimeRangesSteps", 1, 102},
    {"ToggleEvent", 0, 257},
    {"Touch", 0, 282},
    {"TouchBrand", 1, 282},
    {"TouchEvent", 0, 282},
    {"TouchEventSteps", 1, 192},
    {"TouchList", 0, 282},
    {"TouchListBrand", 1, 282},
    {"TouchListSteps", 1, 192},
    {"TouchSteps", 1, 192},
    {"TrackEvent", 0, 257},
    {"TransformStream", 0, 277},
    {"TransformStreamBrand", 1, 277},
    {"TransformStreamDefaultController", 0, 277},
    {"TransformStreamDefaultControllerBrand", 1, 277},
    {"TransformStreamDefaultControllerSteps", 1, 171},
    {"TransformStreamSteps", 1, 171},
    {"TransitionEvent", 0, 257},
    {"TreeWalker", 0, 244},
    {"TreeWalkerBrand", 1, 244},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 257},
    {"UIEventSteps", 1, 191},
    {"URL", 0, 283},
    {"URLBrand", 1, 283},
    {"URLSearchParams", 0, 283},
    {"URLSearchParamsBrand", 1, 283},
    {"URLSearchParamsSteps", 1, 193},
    {"URLSteps", 1, 193},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 276},
    {"UserActivationBrand", 1, 276},
    {"UserActivationSteps", 1, 162},
    {"VTTCue", 0, 268},
    {"VTTCueBrand", 1, 268},
    {"VTTCueSteps", 1, 103},
    {"ValidityState", 0, 260},
    {"ValidityStateBrand", 1, 260},
    {"ValidityStateSteps", 1, 124},
    {"VideoTrack", 0, 268},
    {"VideoTrackBrand", 1, 268},
    {"VideoTrackList", 0, 268},
    {"VideoTrackListBrand", 1, 268},
    {"VideoTrackListSteps", 1, 103},
    {"VideoTrackSteps", 1, 103},
    {"VisualViewport", 0, 213},
    {"VisualViewportBrand", 1, 213},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 149},
    {"WebSocket", 0, 250},
    {"WebSocketBrand", 1, 250},
    {"WebSocketSteps", 1, 209},
    {"WheelEvent", 0, 257},
    {"WheelEventSteps", 1, 191},
    {"WindowLocalStorageSteps", 1, 166},
    {"WindowMembers_CSSOMView", 1, 213},
    {"WindowMembers_Window", 1, 245},
    {"WindowMembers_fetch", 1, 258},
    {"WindowOrWorkerGlobalScopeSteps", 1, 166},
    {"WindowSessionStorageSteps", 1, 166},
    {"WindowSteps", 1, 166},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 81},
    {"WritableStream", 0, 277},
    {"WritableStreamBrand", 1, 277},
    {"WritableStreamDefaultController", 0, 277},
    {"WritableStreamDefaultControllerBrand", 1, 277},
    {"WritableStreamDefaultControllerSteps", 1, 180},
    {"WritableStreamDefaultWriter", 0, 277},
    {"WritableStreamDefaultWriterBrand", 1, 277},
    {"WritableStreamDefaultWriterSteps", 1, 172},
    {"WritableStreamSteps", 1, 172},
    {"XMLDocument", 0, 226},
    {"XMLHttpRequest", 0, 285},
    {"XMLHttpRequestBrand", 1, 285},
    {"XMLHttpRequestEventTarget", 0, 285},
    {"XMLHttpRequestEventTargetBrand", 1, 285},
    {"XMLHttpRequestSteps", 1, 79},
    {"XMLHttpRequestUpload", 0, 285},
    {"XMLHttpRequestUploadBrand", 1, 285},
    {"XMLSerializer", 0, 221},
    {"XMLSerializerBrand", 1, 221},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 246},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 246},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 246},
    {"XPathExpressionBrand", 1, 246},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 246},
    {"XPathResultBrand", 1, 246},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 210},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 210},
    {"abortWritable", 1, 172},
    {"abstractRangeState", 1, 239},
    {"acquireReader", 1, 170},
    {"acquireWriter", 1, 172},
    {"activateInput", 1, 120},
    {"activationBehavior", 1, 125},
    {"addHeader", 1, 76},
    {"addIterable", 1, 205},
    {"addIterator", 1, 205},
    {"addRead", 1, 170},
    {"addSetlike", 1, 207},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 63},
    {"allNamed", 1, 44},
    {"allOf", 1, 90},
    {"animationChanged", 1, 195},
    {"animationEffectState", 1, 247},
    {"animationRate", 1, 195},
    {"animationState", 1, 247},
    {"animationTime", 1, 195},
    {"animationTimelineState", 1, 247},
    {"appendBytes", 1, 63},
    {"appendSequence", 1, 63},
    {"appliesTo", 1, 113},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 62},
    {"attachInternals", 1, 87},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 268},
    {"audioTrackState", 1, 268},
    {"bar", 1, 153},
    {"barPropState", 1, 271},
    {"beforeToggle", 1, 134},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 81},
    {"blobState", 1, 230},
    {"blockAround", 1, 52},
    {"blockCommand", 1, 50},
    {"blockOfLine", 1, 57},
    {"blockState", 1, 50},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 269},
    {"btoa", 1, 62},
    {"bufferIsDetached", 1, 178},
    {"buttonType", 1, 111},
    {"byobRequestOf", 1, 176},
    {"byteLengthQueuingStrategyState", 1, 277},
    {"bytesAsText", 1, 199},
    {"bytesDrained", 1, 173},
    {"callPromise", 1, 178},
    {"callUserscript", 1, 70},
    {"callbackMember", 1, 178},
    {"canEnqueue", 1, 174},
    {"cancelReadable", 1, 170},
    {"caretForFocus", 1, 54},
    {"chain", 1, 178},
    {"changeRules", 1, 11},
    {"changedControls", 1, 107},
    {"changedValues", 1, 69},
    {"checkForm", 1, 124},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 124},
    {"checkedRadio", 1, 120},
    {"checkedness", 1, 120},
    {"childAt", 1, 29},
    {"childBeside", 1, 52},
    {"childText", 1, 91},
    {"chooseCommand", 1, 70},
    {"chosenFrame", 1, 159},
    {"chunkSize", 1, 180},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 189},
    {"clearFiles", 1, 112},
    {"clearTimer", 1, 190},
    {"click", 1, 97},
    {"clipboardItemState", 1, 276},
    {"clipboardState", 1, 276},
    {"clone", 1, 138},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 80},
    {"closeBytes", 1, 173},
    {"closeController", 1, 174},
    {"closeDialog", 1, 128},
    {"closeEnd", 1, 136},
    {"closeExtension", 1, 74},
    {"closeReadable", 1, 170},
    {"closeUserscript", 1, 70},
    {"closeWritable", 1, 172},
    {"closeWritableController", 1, 180},
    {"closeWriter", 1, 172},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 128},
    {"commandEnabled", 1, 51},
    {"commandIndeterminate", 1, 51},
    {"commandState", 1, 51},
    {"commandSupported", 1, 51},
    {"commandValue", 1, 51},
    {"commitAll", 1, 176},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 249},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 251},
    {"constructElement", 1, 88},
    {"contentHandlerChanged", 1, 144},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 107},
    {"controlMatches", 1, 106},
    {"controlState", 1, 107},
    {"controlValue", 1, 114},
    {"controlsChanged", 1, 107},
    {"controlsOf", 1, 111},
    {"copyBytes", 1, 61},
    {"copyEntries", 1, 75},
    {"copyFiles", 1, 112},
    {"copyHeaders", 1, 76},
    {"copyRange", 1, 46},
    {"countItems", 1, 178},
    {"countQueuingStrategyState", 1, 277},
    {"createCustom", 1, 88},
    {"createEvent", 1, 42},
    {"crypto", 1, 198},
    {"cryptoKeyState", 1, 284},
    {"cryptoState", 1, 284},
    {"cssConditionRuleState", 1, 214},
    {"cssContainerRuleState", 1, 214},
    {"cssCounterStyleRuleState", 1, 214},
    {"cssFontFaceRuleState", 1, 214},
    {"cssFontPaletteValuesRuleState", 1, 214},
    {"cssGroupingRuleState", 1, 214},
    {"cssImageValueState", 1, 216},
    {"cssImportRuleState", 1, 214},
    {"cssKeyframeRuleState", 1, 214},
    {"cssKeyframesRuleState", 1, 214},
    {"cssKeywordValueState", 1, 216},
    {"cssLayerBlockRuleState", 1, 214},
    {"cssLayerStatementRuleState", 1, 214},
    {"cssMarginRuleState", 1, 214},
    {"cssMathClampState", 1, 216},
    {"cssMathInvertState", 1, 216},
    {"cssMathMaxState", 1, 216},
    {"cssMathMinState", 1, 216},
    {"cssMathNegateState", 1, 216},
    {"cssMathProductState", 1, 216},
    {"cssMathSumState", 1, 216},
    {"cssMathValueState", 1, 216},
    {"cssMatrixComponentState", 1, 216},
    {"cssMediaRuleState", 1, 214},
    {"cssNamespaceRuleState", 1, 214},
    {"cssNestedDeclarationsState", 1, 214},
    {"cssNumericArrayState", 1, 216},
    {"cssNumericValueState", 1, 216},
    {"cssPageRuleState", 1, 214},
    {"cssPerspectiveState", 1, 216},
    {"cssPropertyRuleState", 1, 214},
    {"cssRotateState", 1, 216},
    {"cssRuleListState", 1, 214},
    {"cssRuleState", 1, 214},
    {"cssScaleState", 1, 216},
    {"cssScopeRuleState", 1, 214},
    {"cssSkewState", 1, 216},
    {"cssSkewXState", 1, 216},
    {"cssSkewYState", 1, 216},
    {"cssStartingStyleRuleState", 1, 214},
    {"cssStyleRuleState", 1, 214},
    {"cssStyleSheetState", 1, 243},
    {"cssStyleValueState", 1, 216},
    {"cssSupportsRuleState", 1, 214},
    {"cssTransformComponentState", 1, 216},
    {"cssTransformValueState", 1, 216},
    {"cssTranslateState", 1, 216},
    {"cssUnitValueState", 1, 216},
    {"cssUnparsedValueState", 1, 216},
    {"cssVariableReferenceValueState", 1, 216},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 218},
    {"customElements", 1, 86},
    {"customEntries", 1, 87},
    {"customFlags", 1, 87},
    {"customMessage", 1, 87},
    {"customState", 1, 88},
    {"customStateSetState", 1, 228},
    {"cutSequence", 1, 63},
    {"dataTransferItemListState", 1, 225},
    {"dataTransferItemState", 1, 225},
    {"dataTransferState", 1, 225},
    {"datasetOf", 1, 95},
    {"dateNumber", 1, 109},
    {"dateText", 1, 109},
    {"dealWithRejection", 1, 172},
    {"decodePiece", 1, 61},
    {"decodeText", 1, 61},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 249},
    {"defaultButton", 1, 111},
    {"defineElement", 1, 88},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 88},
    {"definitionOf", 1, 88},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 178},
    {"deriveBits", 1, 200},
    {"deriveKey", 1, 200},
    {"derivedList", 1, 99},
    {"describe", 1, 7},
    {"descriptorIn", 1, 165},
    {"deserialize", 1, 138},
    {"deserializeWithTransfer", 1, 138},
    {"desiredSizeOf", 1, 174},
    {"detailsChanged", 1, 127},
    {"detailsRenamed", 1, 127},
    {"dialogChanged", 1, 128},
    {"digestName", 1, 199},
    {"digestText", 1, 199},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 208},
    {"documentTimelineState", 1, 247},
    {"domExceptionState", 1, 220},
    {"domImplementationState", 1, 221},
    {"domMatrixReadOnlyState", 1, 266},
    {"domMatrixState", 1, 266},
    {"domParserState", 1, 221},
    {"domPointReadOnlyState", 1, 266},
    {"domPointState", 1, 266},
    {"domQuadState", 1, 266},
    {"domRectListState", 1, 262},
    {"domRectReadOnlyState", 1, 262},
    {"domRectState", 1, 262},
    {"domStringListState", 1, 222},
    {"easingFunction", 1, 196},
    {"editingRoot", 1, 129},
    {"effectEnd", 1, 197},
    {"effectFills", 1, 197},
    {"elementArgument", 1, 208},
    {"elementInternalsState", 1, 228},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 63},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 82},
    {"encodeUTF8", 1, 61},
    {"enqueueBytes", 1, 173},
    {"enqueueCallback", 1, 88},
    {"enqueueChunk", 1, 174},
    {"enqueueCopiedBytes", 1, 173},
    {"enqueueDetachedPull", 1, 173},
    {"enqueueSized", 1, 178},
    {"enqueueTransformed", 1, 171},
    {"enterWindow", 1, 49},
    {"entryList", 1, 122},
    {"errorBytes", 1, 173},
    {"errorController", 1, 174},
    {"errorNames", 1, 255},
    {"errorReadable", 1, 170},
    {"errorTransform", 1, 171},
    {"errorWritableIfNeeded", 1, 180},
    {"evaluateModule", 1, 147},
    {"evaluatedJSON", 1, 65},
    {"eventFor", 1, 36},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 250},
    {"eventState", 1, 229},
    {"exceptionOfCode", 1, 202},
    {"execCommand", 1, 51},
    {"exportKey", 1, 200},
    {"exposeElement", 1, 160},
    {"exposeFrames", 1, 160},
    {"exposeNames", 1, 160},
    {"external", 1, 153},
    {"externalState", 1, 271},
    {"extractBody", 1, 80},
    {"extractRange", 1, 46},
    {"failClose", 1, 172},
    {"failReads", 1, 170},
    {"failWrite", 1, 172},
    {"fetchModule", 1, 149},
    {"fileListState", 1, 230},
    {"fileReaderState", 1, 230},
    {"fileState", 1, 230},
    {"fileValue", 1, 112},
    {"filesOf", 1, 112},
    {"finalStyles", 1, 197},
    {"finishClose", 1, 172},
    {"finishErroring", 1, 172},
    {"finishWrite", 1, 172},
    {"fire", 1, 36},
    {"firstItem", 1, 178},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 111},
    {"focusForSelection", 1, 54},
    {"focusableArea", 1, 129},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 60},
    {"foldsBlanks", 1, 60},
    {"followLink", 1, 142},
    {"fontSizeOf", 1, 55},
    {"foreignWindow", 1, 156},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 120},
    {"forgetHandlers", 1, 144},
    {"formAssociated", 1, 87},
    {"formControls", 1, 110},
    {"formDataState", 1, 285},
    {"formEntries", 1, 122},
    {"formOf", 1, 111},
    {"formatLogged", 1, 7},
    {"frameAt", 1, 159},
    {"frameProperty", 1, 159},
    {"frameReadyState", 1, 157},
    {"frameScript", 1, 157},
    {"frames", 1, 159},
    {"fromDictionary", 1, 208},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 208},
    {"fulfilRead", 1, 170},
    {"generateKey", 1, 200},
    {"geolocationPositionErrorState", 1, 276},
    {"geolocationState", 1, 276},
    {"getHandler", 1, 144},
    {"goTo", 1, 140},
    {"handled", 1, 178},
    {"hasBYOBReader", 1, 173},
    {"hasBackpressure", 1, 174},
    {"hasDisabledShadow", 1, 88},
    {"hasFormat", 1, 55},
    {"hasMessages", 1, 107},
    {"hasNoChoice", 1, 121},
    {"hasOwnAlone", 1, 111},
    {"hasPulls", 1, 176},
    {"headOf", 1, 37},
    {"headerValue", 1, 76},
    {"headersState", 1, 258},
    {"hidePopover", 1, 133},
    {"hidePopoversOver", 1, 133},
    {"highWaterMarkOf", 1, 178},
    {"history", 1, 139},
    {"historyState", 1, 271},
    {"holdMarkup", 1, 70},
    {"holdsInvalid", 1, 115},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 96},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 263},
    {"imageChanged", 1, 101},
    {"imageEvent", 1, 101},
    {"imagePoint", 1, 122},
    {"imageSeen", 1, 101},
    {"imagesMoved", 1, 101},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 150},
    {"importKey", 1, 200},
    {"inReactionQueue", 1, 88},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 113},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 265},
    {"intersectionObserverState", 1, 265},
    {"invalidIn", 1, 124},
    {"invalidateRequest", 1, 173},
    {"invoke", 1, 131},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 88},
    {"is", 1, 57},
    {"isAbortController", 1, 210},
    {"isAbortSignal", 1, 210},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 239},
    {"isActiveDocument", 1, 159},
    {"isAnimation", 1, 247},
    {"isAnimationEffect", 1, 247},
    {"isAnimationTimeline", 1, 247},
    {"isAudioTrack", 1, 268},
    {"isAudioTrackList", 1, 268},
    {"isBarProp", 1, 271},
    {"isBlob", 1, 230},
    {"isBlock", 1, 57},
    {"isBlockCommand", 1, 50},
    {"isBlockElement", 1, 50},
    {"isBody", 1, 37},
    {"isBreak", 1, 57},
    {"isBroadcastChannel", 1, 269},
    {"isBuffer", 1, 208},
    {"isByteLengthQueuingStrategy", 1, 277},
    {"isCSSConditionRule", 1, 214},
    {"isCSSContainerRule", 1, 214},
    {"isCSSCounterStyleRule", 1, 214},
    {"isCSSFontFaceRule", 1, 214},
    {"isCSSFontPaletteValuesRule", 1, 214},
    {"isCSSGroupingRule", 1, 214},
    {"isCSSImageValue", 1, 216},
    {"isCSSImportRule", 1, 214},
    {"isCSSKeyframeRule", 1, 214},
    {"isCSSKeyframesRule", 1, 214},
    {"isCSSKeywordValue", 1, 216},
    {"isCSSLayerBlockRule", 1, 214},
    {"isCSSLayerStatementRule", 1, 214},
    {"isCSSMarginRule", 1, 214},
    {"isCSSMathClamp", 1, 216},
    {"isCSSMathInvert", 1, 216},
    {"isCSSMathMax", 1, 216},
    {"isCSSMathMin", 1, 216},
    {"isCSSMathNegate", 1, 216},
    {"isCSSMathProduct", 1, 216},
    {"isCSSMathSum", 1, 216},
    {"isCSSMathValue", 1, 216},
    {"isCSSMatrixComponent", 1, 216},
    {"isCSSMediaRule", 1, 214},
    {"isCSSNamespaceRule", 1, 214},
    {"isCSSNestedDeclarations", 1, 214},
    {"isCSSNumericArray", 1, 216},
    {"isCSSNumericValue", 1, 216},
    {"isCSSPageRule", 1, 214},
    {"isCSSPerspective", 1, 216},
    {"isCSSPropertyRule", 1, 214},
    {"isCSSRotate", 1, 216},
    {"isCSSRule", 1, 214},
    {"isCSSRuleList", 1, 214},
    {"isCSSScale", 1, 216},
    {"isCSSScopeRule", 1, 214},
    {"isCSSSkew", 1, 216},
    {"isCSSSkewX", 1, 216},
    {"isCSSSkewY", 1, 216},
    {"isCSSStartingStyleRule", 1, 214},
    {"isCSSStyleRule", 1, 214},
    {"isCSSStyleSheet", 1, 243},
    {"isCSSStyleValue", 1, 216},
    {"isCSSSupportsRule", 1, 214},
    {"isCSSTransformComponent", 1, 216},
    {"isCSSTransformValue", 1, 216},
    {"isCSSTranslate", 1, 216},
    {"isCSSUnitValue", 1, 216},
    {"isCSSUnparsedValue", 1, 216},
    {"isCSSVariableReferenceValue", 1, 216},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 276},
    {"isClipboardItem", 1, 276},
    {"isClosed", 1, 32},
    {"isClosing", 1, 172},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 249},
    {"isCountQueuingStrategy", 1, 277},
    {"isCrypto", 1, 284},
    {"isCryptoKey", 1, 284},
    {"isCustomElementRegistry", 1, 218},
    {"isCustomStateSet", 1, 228},
    {"isDOMException", 1, 220},
    {"isDOMImplementation", 1, 221},
    {"isDOMMatrix", 1, 266},
    {"isDOMMatrixReadOnly", 1, 266},
    {"isDOMParser", 1, 221},
    {"isDOMPoint", 1, 266},
    {"isDOMPointReadOnly", 1, 266},
    {"isDOMQuad", 1, 266},
    {"isDOMRect", 1, 262},
    {"isDOMRectList", 1, 262},
    {"isDOMRectReadOnly", 1, 262},
    {"isDOMStringList", 1, 222},
    {"isDataTransfer", 1, 225},
    {"isDataTransferItem", 1, 225},
    {"isDataTransferItemList", 1, 225},
    {"isDecompressionStream", 1, 249},
    {"isDesigned", 1, 91},
    {"isDisabled", 1, 129},
    {"isDocumentTimeline", 1, 247},
    {"isEditable", 1, 129},
    {"isElement", 1, 57},
    {"isElementInternals", 1, 228},
    {"isEvent", 1, 229},
    {"isEventSource", 1, 250},
    {"isExternal", 1, 271},
    {"isFieldValue", 1, 76},
    {"isFile", 1, 230},
    {"isFileList", 1, 230},
    {"isFileReader", 1, 230},
    {"isFocusable", 1, 129},
    {"isFocusableByDefault", 1, 129},
    {"isFormControl", 1, 111},
    {"isFormCustom", 1, 87},
    {"isFormData", 1, 285},
    {"isFormat", 1, 55},
    {"isFrameWindow", 1, 49},
    {"isGeolocation", 1, 276},
    {"isGeolocationPositionError", 1, 276},
    {"isGroupChecked", 1, 120},
    {"isHTMLElementOf", 1, 96},
    {"isHeaders", 1, 258},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 271},
    {"isIdleDeadline", 1, 263},
    {"isImageLoading", 1, 101},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 204},
    {"isIntersectionObserver", 1, 265},
    {"isIntersectionObserverEntry", 1, 265},
    {"isKeyframeEffect", 1, 247},
    {"isLoadable", 1, 81},
    {"isLoadingFrame", 1, 157},
    {"isLocation", 1, 271},
    {"isLockedReadable", 1, 170},
    {"isMediaError", 1, 268},
    {"isMediaList", 1, 243},
    {"isMediaQueryList", 1, 213},
    {"isMessageChannel", 1, 269},
    {"isMessagePort", 1, 269},
    {"isMimeType", 1, 236},
    {"isMimeTypeArray", 1, 236},
    {"isModal", 1, 132},
    {"isMouseEvent", 1, 191},
    {"isMutationObserver", 1, 234},
    {"isMutationRecord", 1, 234},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 236},
    {"isNodeIterator", 1, 244},
    {"isNotification", 1, 276},
    {"isNumberText", 1, 118},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 50},
    {"isPerformance", 1, 274},
    {"isPerformanceEntry", 1, 275},
    {"isPerformanceMark", 1, 275},
    {"isPerformanceMeasure", 1, 275},
    {"isPerformanceNavigation", 1, 272},
    {"isPerformanceObserver", 1, 275},
    {"isPerformanceObserverEntryList", 1, 275},
    {"isPerformanceTiming", 1, 272},
    {"isPermissionStatus", 1, 276},
    {"isPermissions", 1, 276},
    {"isPlugin", 1, 236},
    {"isPluginArray", 1, 236},
    {"isPopoverShown", 1, 133},
    {"isRange", 1, 239},
    {"isReadableByteStreamController", 1, 277},
    {"isReadableStream", 1, 277},
    {"isReadableStreamBYOBReader", 1, 277},
    {"isReadableStreamBYOBRequest", 1, 277},
    {"isReadableStreamDefaultController", 1, 277},
    {"isReadableStreamDefaultReader", 1, 277},
    {"isRequest", 1, 258},
    {"isResizeObserver", 1, 265},
    {"isResizeObserverEntry", 1, 265},
    {"isResizeObserverSize", 1, 265},
    {"isResponse", 1, 258},
    {"isSVGAngle", 1, 279},
    {"isSVGAnimatedAngle", 1, 279},
    {"isSVGAnimatedBoolean", 1, 279},
    {"isSVGAnimatedEnumeration", 1, 279},
    {"isSVGAnimatedInteger", 1, 279},
    {"isSVGAnimatedLength", 1, 279},
    {"isSVGAnimatedLengthList", 1, 279},
    {"isSVGAnimatedNumber", 1, 279},
    {"isSVGAnimatedNumberList", 1, 279},
    {"isSVGAnimatedPreserveAspectRatio", 1, 279},
    {"isSVGAnimatedRect", 1, 279},
    {"isSVGAnimatedTransformList", 1, 279},
    {"isSVGLength", 1, 279},
    {"isSVGLengthList", 1, 279},
    {"isSVGNumber", 1, 279},
    {"isSVGNumberList", 1, 279},
    {"isSVGPointList", 1, 279},
    {"isSVGPreserveAspectRatio", 1, 279},
    {"isSVGStringList", 1, 279},
    {"isSVGTransform", 1, 279},
    {"isSVGTransformList", 1, 279},
    {"isSVGUnitTypes", 1, 279},
    {"isScreen", 1, 213},
    {"isScripting", 1, 159},
    {"isSelected", 1, 121},
    {"isSelection", 1, 240},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 50},
    {"isShownFrame", 1, 159},
    {"isStaticRange", 1, 239},
    {"isStepMismatch", 1, 118},
    {"isStorage", 1, 242},
    {"isStylePropertyMap", 1, 216},
    {"isStylePropertyMapReadOnly", 1, 216},
    {"isStyleSheet", 1, 243},
    {"isStyleSheetList", 1, 243},
    {"isSubmitButton", 1, 111},
    {"isSubtleCrypto", 1, 284},
    {"isSummary", 1, 129},
    {"isText", 1, 57},
    {"isTextDecoder", 1, 254},
    {"isTextDecoderStream", 1, 254},
    {"isTextEncoder", 1, 254},
    {"isTextEncoderStream", 1, 254},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 268},
    {"isTextTrackCue", 1, 268},
    {"isTextTrackCueList", 1, 268},
    {"isTextTrackList", 1, 268},
    {"isTimeRanges", 1, 267},
    {"isToken", 1, 76},
    {"isTouch", 1, 282},
    {"isTouchList", 1, 282},
    {"isTransformStream", 1, 277},
    {"isTransformStreamDefaultController", 1, 277},
    {"isTreeWalker", 1, 244},
    {"isURL", 1, 283},
    {"isURLSearchParams", 1, 283},
    {"isUnusable", 1, 80},
    {"isUserActivation", 1, 276},
    {"isVTTCue", 1, 268},
    {"isValidControl", 1, 124},
    {"isValidityState", 1, 260},
    {"isVideoTrack", 1, 268},
    {"isVideoTrackList", 1, 268},
    {"isVisualViewport", 1, 213},
    {"isWebSocket", 1, 250},
    {"isWritableStream", 1, 277},
    {"isWritableStreamDefaultController", 1, 277},
    {"isWritableStreamDefaultWriter", 1, 277},
    {"isXMLHttpRequest", 1, 285},
    {"isXMLHttpRequestEventTarget", 1, 285},
    {"isXMLHttpRequestUpload", 1, 285},
    {"isXMLSerializer", 1, 221},
    {"isXPathEvaluator", 1, 246},
    {"isXPathExpression", 1, 246},
    {"isXPathResult", 1, 246},
    {"itemKind", 1, 204},
    {"itemState", 1, 204},
    {"keepBlanks", 1, 60},
    {"keepBlanksApart", 1, 60},
    {"keepLine", 1, 52},
    {"keyframeEffectState", 1, 247},
    {"labelListOf", 1, 111},
    {"labeledControl", 1, 111},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 55},
    {"limitState", 1, 124},
    {"linesOf", 1, 57},
    {"linkModules", 1, 148},
    {"listElement", 1, 116},
    {"loadFailed", 1, 81},
    {"loadFrame", 1, 157},
    {"loadFrames", 1, 157},
    {"loadGraph", 1, 149},
    {"loadResource", 1, 81},
    {"localOf", 1, 57},
    {"localizedText", 1, 74},
    {"location", 1, 140},
    {"locationState", 1, 271},
    {"makeAbortController", 1, 210},
    {"makeAbortSignal", 1, 210},
    {"makeAbstractRange", 1, 239},
    {"makeAnimation", 1, 247},
    {"makeAnimationEffect", 1, 247},
    {"makeAnimationTimeline", 1, 247},
    {"makeAudioTrack", 1, 268},
    {"makeAudioTrackList", 1, 268},
    {"makeBarProp", 1, 271},
    {"makeBlob", 1, 230},
    {"makeBroadcastChannel", 1, 269},
    {"makeByteLengthQueuingStrategy", 1, 277},
    {"makeCSSConditionRule", 1, 214},
    {"makeCSSContainerRule", 1, 214},
    {"makeCSSCounterStyleRule", 1, 214},
    {"makeCSSFontFaceRule", 1, 214},
    {"makeCSSFontPaletteValuesRule", 1, 214},
    {"makeCSSGroupingRule", 1, 214},
    {"makeCSSImageValue", 1, 216},
    {"makeCSSImportRule", 1, 214},
    {"makeCSSKeyframeRule", 1, 214},
    {"makeCSSKeyframesRule", 1, 214},
    {"makeCSSKeywordValue", 1, 216},
    {"makeCSSLayerBlockRule", 1, 214},
    {"makeCSSLayerStatementRule", 1, 214},
    {"makeCSSMarginRule", 1, 214},
    {"makeCSSMathClamp", 1, 216},
    {"makeCSSMathInvert", 1, 216},
    {"makeCSSMathMax", 1, 216},
    {"makeCSSMathMin", 1, 216},
    {"makeCSSMathNegate", 1, 216},
    {"makeCSSMathProduct", 1, 216},
    {"makeCSSMathSum", 1, 216},
    {"makeCSSMathValue", 1, 216},
    {"makeCSSMatrixComponent", 1, 216},
    {"makeCSSMediaRule", 1, 214},
    {"makeCSSNamespaceRule", 1, 214},
    {"makeCSSNestedDeclarations", 1, 214},
    {"makeCSSNumericArray", 1, 216},
    {"makeCSSNumericValue", 1, 216},
    {"makeCSSPageRule", 1, 214},
    {"makeCSSPerspective", 1, 216},
    {"makeCSSPropertyRule", 1, 214},
    {"makeCSSRotate", 1, 216},
    {"makeCSSRule", 1, 214},
    {"makeCSSRuleList", 1, 214},
    {"makeCSSScale", 1, 216},
    {"makeCSSScopeRule", 1, 214},
    {"makeCSSSkew", 1, 216},
    {"makeCSSSkewX", 1, 216},
    {"makeCSSSkewY", 1, 216},
    {"makeCSSStartingStyleRule", 1, 214},
    {"makeCSSStyleDeclaration", 1, 215},
    {"makeCSSStyleRule", 1, 214},
    {"makeCSSStyleSheet", 1, 243},
    {"makeCSSStyleValue", 1, 216},
    {"makeCSSSupportsRule", 1, 214},
    {"makeCSSTransformComponent", 1, 216},
    {"makeCSSTransformValue", 1, 216},
    {"makeCSSTranslate", 1, 216},
    {"makeCSSUnitValue", 1, 216},
    {"makeCSSUnparsedValue", 1, 216},
    {"makeCSSVariableReferenceValue", 1, 216},
    {"makeClipboard", 1, 276},
    {"makeClipboardItem", 1, 276},
    {"makeCompressionStream", 1, 249},
    {"makeCountQueuingStrategy", 1, 277},
    {"makeCrypto", 1, 284},
    {"makeCryptoKey", 1, 284},
    {"makeCustomElementRegistry", 1, 218},
    {"makeCustomStateSet", 1, 228},
    {"makeDOMException", 1, 220},
    {"makeDOMImplementation", 1, 221},
    {"makeDOMMatrix", 1, 266},
    {"makeDOMMatrixReadOnly", 1, 266},
    {"makeDOMParser", 1, 221},
    {"makeDOMPoint", 1, 266},
    {"makeDOMPointReadOnly", 1, 266},
    {"makeDOMQuad", 1, 266},
    {"makeDOMRect", 1, 262},
    {"makeDOMRectList", 1, 262},
    {"makeDOMRectReadOnly", 1, 262},
    {"makeDOMStringList", 1, 222},
    {"makeDOMStringMap", 1, 223},
    {"makeDOMTokenList", 1, 224},
    {"makeDataTransfer", 1, 225},
    {"makeDataTransferItem", 1, 225},
    {"makeDataTransferItemList", 1, 225},
    {"makeDecompressionStream", 1, 249},
    {"makeDeferred", 1, 178},
    {"makeDocumentTimeline", 1, 247},
    {"makeElement", 1, 96},
    {"makeElementInternals", 1, 228},
    {"makeEvent", 1, 229},
    {"makeEventSource", 1, 250},
    {"makeException", 1, 202},
    {"makeExternal", 1, 271},
    {"makeFile", 1, 230},
    {"makeFileList", 1, 230},
    {"makeFileReader", 1, 230},
    {"makeFormData", 1, 285},
    {"makeFrameWindow", 1, 158},
    {"makeGeolocation", 1, 276},
    {"makeGeolocationPositionError", 1, 276},
    {"makeHTMLAllCollection", 1, 231},
    {"makeHTMLCollection", 1, 248},
    {"makeHTMLFormControlsCollection", 1, 259},
    {"makeHTMLOptionsCollection", 1, 259},
    {"makeHeaders", 1, 258},
    {"makeHistory", 1, 271},
    {"makeIdleDeadline", 1, 263},
    {"makeIndexed", 1, 204},
    {"makeIntersectionObserver", 1, 265},
    {"makeIntersectionObserverEntry", 1, 265},
    {"makeKeyframeEffect", 1, 247},
    {"makeLocation", 1, 271},
    {"makeMediaError", 1, 268},
    {"makeMediaList", 1, 243},
    {"makeMediaQueryList", 1, 213},
    {"makeMessageChannel", 1, 269},
    {"makeMessagePort", 1, 269},
    {"makeMimeType", 1, 236},
    {"makeMimeTypeArray", 1, 236},
    {"makeMutationObserver", 1, 234},
    {"makeMutationRecord", 1, 234},
    {"makeNamedNodeMap", 1, 235},
    {"makeNavigator", 1, 236},
    {"makeNodeIterator", 1, 244},
    {"makeNodeList", 1, 248},
    {"makeNotification", 1, 276},
    {"makePerformance", 1, 274},
    {"makePerformanceEntry", 1, 275},
    {"makePerformanceMark", 1, 275},
    {"makePerformanceMeasure", 1, 275},
    {"makePerformanceNavigation", 1, 272},
    {"makePerformanceObserver", 1, 275},
    {"makePerformanceObserverEntryList", 1, 275},
    {"makePerformanceTiming", 1, 272},
    {"makePermissionStatus", 1, 276},
    {"makePermissions", 1, 276},
    {"makePlugin", 1, 236},
    {"makePluginArray", 1, 236},
    {"makeRadioNodeList", 1, 259},
    {"makeRange", 1, 239},
    {"makeReadableByteStreamController", 1, 277},
    {"makeReadableStream", 1, 277},
    {"makeReadableStreamBYOBReader", 1, 277},
    {"makeReadableStreamBYOBRequest", 1, 277},
    {"makeReadableStreamDefaultController", 1, 277},
    {"makeReadableStreamDefaultReader", 1, 277},
    {"makeRealm", 1, 165},
    {"makeRequest", 1, 258},
    {"makeResizeObserver", 1, 265},
    {"makeResizeObserverEntry", 1, 265},
    {"makeResizeObserverSize", 1, 265},
    {"makeResponse", 1, 258},
    {"makeSVGAngle", 1, 279},
    {"makeSVGAnimatedAngle", 1, 279},
    {"makeSVGAnimatedBoolean", 1, 279},
    {"makeSVGAnimatedEnumeration", 1, 279},
    {"makeSVGAnimatedInteger", 1, 279},
    {"makeSVGAnimatedLength", 1, 279},
    {"makeSVGAnimatedLengthList", 1, 279},
    {"makeSVGAnimatedNumber", 1, 279},
    {"makeSVGAnimatedNumberList", 1, 279},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 279},
    {"makeSVGAnimatedRect", 1, 279},
    {"makeSVGAnimatedTransformList", 1, 279},
    {"makeSVGLength", 1, 279},
    {"makeSVGLengthList", 1, 279},
    {"makeSVGNumber", 1, 279},
    {"makeSVGNumberList", 1, 279},
    {"makeSVGPointList", 1, 279},
    {"makeSVGPreserveAspectRatio", 1, 279},
    {"makeSVGStringList", 1, 279},
    {"makeSVGTransform", 1, 279},
    {"makeSVGTransformList", 1, 279},
    {"makeSVGUnitTypes", 1, 279},
    {"makeScreen", 1, 213},
    {"makeSelection", 1, 240},
    {"makeStaticRange", 1, 239},
    {"makeStorage", 1, 242},
    {"makeStylePropertyMap", 1, 216},
    {"makeStylePropertyMapReadOnly", 1, 216},
    {"makeStyleSheet", 1, 243},
    {"makeStyleSheetList", 1, 243},
    {"makeSubtleCrypto", 1, 284},
    {"makeTextDecoder", 1, 254},
    {"makeTextDecoderStream", 1, 254},
    {"makeTextEncoder", 1, 254},
    {"makeTextEncoderStream", 1, 254},
    {"makeTextTrack", 1, 268},
    {"makeTextTrackCue", 1, 268},
    {"makeTextTrackCueList", 1, 268},
    {"makeTextTrackList", 1, 268},
    {"makeTimeRanges", 1, 267},
    {"makeTouch", 1, 282},
    {"makeTouchList", 1, 282},
    {"makeTransformStream", 1, 277},
    {"makeTransformStreamDefaultController", 1, 277},
    {"makeTreeWalker", 1, 244},
    {"makeURL", 1, 283},
    {"makeURLSearchParams", 1, 283},
    {"makeUserActivation", 1, 276},
    {"makeVTTCue", 1, 268},
    {"makeValidityState", 1, 260},
    {"makeVideoTrack", 1, 268},
    {"makeVideoTrackList", 1, 268},
    {"makeVisualViewport", 1, 213},
    {"makeWebSocket", 1, 250},
    {"makeWritableStream", 1, 277},
    {"makeWritableStreamDefaultController", 1, 277},
    {"makeWritableStreamDefaultWriter", 1, 277},
    {"makeXMLHttpRequest", 1, 285},
    {"makeXMLHttpRequestEventTarget", 1, 285},
    {"makeXMLHttpRequestUpload", 1, 285},
    {"makeXMLSerializer", 1, 221},
    {"makeXPathEvaluator", 1, 246},
    {"makeXPathExpression", 1, 246},
    {"makeXPathResult", 1, 246},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 118},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 268},
    {"mediaListState", 1, 243},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 213},
    {"mergeTexts", 1, 52},
    {"messageChannelState", 1, 269},
    {"messagePortState", 1, 269},
    {"messageText", 1, 72},
    {"metaOf", 1, 150},
    {"mimeParameter", 1, 168},
    {"mimeText", 1, 168},
    {"mimeTypeArrayState", 1, 236},
    {"mimeTypeState", 1, 236},
    {"mimeTypes", 1, 163},
    {"minimumOf", 1, 118},
    {"missing", 1, 208},
    {"moveChildren", 1, 50},
    {"moveFocus", 1, 129},
    {"movePoint", 1, 58},
    {"multipleChanged", 1, 121},
    {"mutationObserverState", 1, 234},
    {"mutationRecordState", 1, 234},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 148},
    {"namedIn", 1, 111},
    {"namedList", 1, 44},
    {"namedTest", 1, 111},
    {"namesOfValues", 1, 69},
    {"namespaceOf", 1, 148},
    {"navigateFrame", 1, 159},
    {"navigateToFragment", 1, 139},
    {"navigator", 1, 154},
    {"navigatorState", 1, 236},
    {"nearestStep", 1, 118},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 80},
    {"newDecoder", 1, 61},
    {"newEvent", 1, 71},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 75},
    {"newHeaders", 1, 76},
    {"newKeyframeEffect", 1, 197},
    {"newList", 1, 178},
    {"newMatrix", 1, 83},
    {"newModule", 1, 149},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 170},
    {"newRect", 1, 84},
    {"newRectList", 1, 84},
    {"newResponse", 1, 78},
    {"newSVGAngle", 1, 182},
    {"newSVGLength", 1, 182},
    {"newSVGList", 1, 183},
    {"newSVGNumber", 1, 182},
    {"newSVGTransform", 1, 186},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 69},
    {"newWritable", 1, 172},
    {"nextTimer", 1, 190},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 244},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 208},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 276},
    {"numberIn", 1, 114},
    {"numberToText", 1, 118},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 111},
    {"openChannel", 1, 136},
    {"openExtension", 1, 74},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 70},
    {"openWindow", 1, 161},
    {"optionList", 1, 119},
    {"optionValue", 1, 119},
    {"own", 1, 49},
    {"ownControlState", 1, 107},
    {"ownerOf", 1, 159},
    {"pageScripts", 1, 151},
    {"parseMIMEType", 1, 168},
    {"parseMultipart", 1, 82},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 193},
    {"parseSVGNumbers", 1, 186},
    {"parseSVGTransforms", 1, 186},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 88},
    {"peerEvents", 1, 169},
    {"performance", 1, 187},
    {"performanceEntries", 1, 189},
    {"performanceEntryState", 1, 275},
    {"performanceMark", 1, 189},
    {"performanceMarkState", 1, 275},
    {"performanceMeasure", 1, 189},
    {"performanceMeasureState", 1, 275},
    {"performanceNavigationState", 1, 272},
    {"performanceObserverEntryListState", 1, 275},
    {"performanceObserverState", 1, 275},
    {"performanceState", 1, 274},
    {"performanceTimingState", 1, 272},
    {"permissionStatusState", 1, 276},
    {"permissionsState", 1, 276},
    {"pipe", 1, 175},
    {"placeCaret", 1, 52},
    {"placed", 1, 149},
    {"platformInterface", 1, 206},
    {"pluginArrayState", 1, 236},
    {"pluginState", 1, 236},
    {"plugins", 1, 163},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 133},
    {"postToWindow", 1, 136},
    {"prepareModule", 1, 150},
    {"problemOf", 1, 149},
    {"pullBytesIfNeeded", 1, 173},
    {"pullInto", 1, 176},
    {"pushItem", 1, 178},
    {"putFormat", 1, 55},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 190},
    {"queueMicrotask", 1, 190},
    {"queueTask", 1, 190},
    {"queueToggle", 1, 134},
    {"radioGroup", 1, 120},
    {"radioNodeList", 1, 110},
    {"randomUUID", 1, 198},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 239},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 70},
    {"react", 1, 178},
    {"readBody", 1, 80},
    {"readChunk", 1, 170},
    {"readContentHandler", 1, 144},
    {"readInto", 1, 170},
    {"readSequence", 1, 63},
    {"readTape", 1, 66},
    {"readableByteStreamControllerState", 1, 277},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 277},
    {"readableStreamBYOBRequestState", 1, 277},
    {"readableStreamDefaultControllerState", 1, 277},
    {"readableStreamDefaultReaderState", 1, 277},
    {"readableStreamState", 1, 277},
    {"realmOf", 1, 165},
    {"receiveControlState", 1, 107},
    {"receiverOf", 1, 96},
    {"recordOf", 1, 49},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 146},
    {"releaseReader", 1, 170},
    {"releaseWriter", 1, 172},
    {"remoteCount", 1, 111},
    {"removeBeside", 1, 52},
    {"removeSelected", 1, 52},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 93},
    {"replaceMessages", 1, 72},
    {"reportException", 1, 143},
    {"reportForm", 1, 124},
    {"reportRejection", 1, 143},
    {"reportValidity", 1, 124},
    {"request", 1, 68},
    {"requestFrame", 1, 190},
    {"requestIdle", 1, 145},
    {"requestState", 1, 258},
    {"resetControl", 1, 108},
    {"resetCustom", 1, 87},
    {"resetOptions", 1, 121},
    {"resetQueue", 1, 178},
    {"resizeObserverEntryState", 1, 265},
    {"resizeObserverSizeState", 1, 265},
    {"resizeObserverState", 1, 265},
    {"resolveSpecifier", 1, 146},
    {"resourceAddress", 1, 68},
    {"resourceBuffer", 1, 81},
    {"resourceDocument", 1, 81},
    {"resourceText", 1, 81},
    {"respond", 1, 176},
    {"respondWithView", 1, 176},
    {"responseState", 1, 258},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 158},
    {"runModule", 1, 150},
    {"runNextTimer", 1, 190},
    {"runShortcutScript", 1, 67},
    {"screen", 1, 13},
    {"screenState", 1, 213},
    {"scriptResource", 1, 68},
    {"scriptTimer", 1, 190},
    {"seedRandom", 1, 201},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 119},
    {"selectOnly", 1, 121},
    {"selectRange", 1, 30},
    {"selectSource", 1, 104},
    {"selectedControlText", 1, 123},
    {"selectedOptionsOf", 1, 121},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 54},
    {"selectionState", 1, 240},
    {"sendControlStates", 1, 107},
    {"sendTo", 1, 136},
    {"sequenceOf", 1, 63},
    {"serialize", 1, 138},
    {"serializePairs", 1, 193},
    {"serializeWithTransfer", 1, 138},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 114},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 172},
    {"setCheckedness", 1, 120},
    {"setControlValue", 1, 114},
    {"setFiles", 1, 112},
    {"setFragment", 1, 140},
    {"setHandler", 1, 144},
    {"setHeader", 1, 76},
    {"setInputValue", 1, 114},
    {"setInteracted", 1, 124},
    {"setMIMEParameter", 1, 168},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 132},
    {"setOption", 1, 119},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 182},
    {"setSVGLength", 1, 182},
    {"setSelected", 1, 121},
    {"setTimer", 1, 190},
    {"setType", 1, 114},
    {"setUpByteSource", 1, 173},
    {"setUpBytes", 1, 173},
    {"setUpReadable", 1, 174},
    {"setUpSink", 1, 180},
    {"setUpSource", 1, 174},
    {"setUpTransform", 1, 171},
    {"setUpWritable", 1, 180},
    {"settingText", 1, 118},
    {"settleAs", 1, 178},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 165},
    {"shareControlState", 1, 107},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 178},
    {"showPopover", 1, 133},
    {"signWith", 1, 200},
    {"sizeOf", 1, 178},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 170},
    {"splitAround", 1, 50},
    {"splitText", 1, 21},
    {"startErroring", 1, 172},
    {"stateOf", 1, 204},
    {"staticRangeState", 1, 239},
    {"stepped", 1, 118},
    {"storage", 1, 155},
    {"storageAreas", 1, 73},
    {"storageState", 1, 242},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 89},
    {"stylePropertyMapReadOnlyState", 1, 216},
    {"stylePropertyMapState", 1, 216},
    {"styleSheetListState", 1, 243},
    {"styleSheetState", 1, 243},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 122},
    {"submittableOf", 1, 111},
    {"submittedText", 1, 114},
    {"subtle", 1, 199},
    {"subtleCryptoState", 1, 284},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 279},
    {"svgAnimatedAngleState", 1, 279},
    {"svgAnimatedBooleanState", 1, 279},
    {"svgAnimatedEnumerationState", 1, 279},
    {"svgAnimatedIntegerState", 1, 279},
    {"svgAnimatedLengthListState", 1, 279},
    {"svgAnimatedLengthState", 1, 279},
    {"svgAnimatedNumberListState", 1, 279},
    {"svgAnimatedNumberState", 1, 279},
    {"svgAnimatedPreserveAspectRatioState", 1, 279},
    {"svgAnimatedRectState", 1, 279},
    {"svgAnimatedTransformListState", 1, 279},
    {"svgAxis", 1, 182},
    {"svgBounds", 1, 184},
    {"svgBox", 1, 181},
    {"svgConstants", 1, 185},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 184},
    {"svgFloat", 1, 182},
    {"svgLengthListState", 1, 279},
    {"svgLengthState", 1, 279},
    {"svgListOf", 1, 181},
    {"svgMemberOrder", 1, 278},
    {"svgMembers", 1, 185},
    {"svgNumberListState", 1, 279},
    {"svgNumberState", 1, 279},
    {"svgNumberText", 1, 182},
    {"svgPathLength", 1, 184},
    {"svgPointAt", 1, 184},
    {"svgPointListState", 1, 279},
    {"svgPreserveAspectRatioState", 1, 279},
    {"svgReflection", 1, 181},
    {"svgStringListState", 1, 279},
    {"svgStrokes", 1, 184},
    {"svgTransformListState", 1, 279},
    {"svgTransformOf", 1, 186},
    {"svgTransformProduct", 1, 186},
    {"svgTransformState", 1, 279},
    {"svgTransformText", 1, 186},
    {"svgUnitTypesState", 1, 279},
    {"takeFilled", 1, 176},
    {"takeFormat", 1, 55},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 142},
    {"teeBytes", 1, 179},
    {"teeChunks", 1, 179},
    {"textAsBuffer", 1, 199},
    {"textBecameSelectable", 1, 123},
    {"textDecoderState", 1, 254},
    {"textDecoderStreamState", 1, 254},
    {"textEncoderState", 1, 254},
    {"textEncoderStreamState", 1, 254},
    {"textFragment", 1, 100},
    {"textReplaced", 1, 123},
    {"textToNumber", 1, 118},
    {"textTrackCueListState", 1, 268},
    {"textTrackCueState", 1, 268},
    {"textTrackListState", 1, 268},
    {"textTrackState", 1, 268},
    {"textsBetween", 1, 59},
    {"textsIn", 1, 55},
    {"textsOf", 1, 57},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 267},
    {"timingTimes", 1, 188},
    {"toBuffer", 1, 208},
    {"toByteString", 1, 208},
    {"toClamped", 1, 208},
    {"toEnforced", 1, 208},
    {"toEnum", 1, 208},
    {"toFloat", 1, 208},
    {"toInterface", 1, 208},
    {"toLongLong", 1, 208},
    {"toObject", 1, 208},
    {"toRecord", 1, 208},
    {"toSequence", 1, 208},
    {"toUnrestrictedFloat", 1, 208},
    {"toUnsignedLongLong", 1, 208},
    {"togglePopover", 1, 133},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 132},
    {"touchListState", 1, 282},
    {"touchState", 1, 282},
    {"transferPort", 1, 136},
    {"transferStream", 1, 137},
    {"transformMatrix", 1, 85},
    {"transformStreamDefaultControllerState", 1, 277},
    {"transformStreamState", 1, 277},
    {"treeWalkerState", 1, 244},
    {"trimSpace", 1, 76},
    {"turnFormatOff", 1, 55},
    {"typeOfAttributes", 1, 149},
    {"updateFormOwner", 1, 87},
    {"upgradeIn", 1, 88},
    {"urlSearchParamsState", 1, 283},
    {"urlState", 1, 283},
    {"userActivationState", 1, 276},
    {"usesSourceSet", 1, 104},
    {"utf8Text", 1, 63},
    {"validityOf", 1, 124},
    {"validityStateState", 1, 260},
    {"valueFunctions", 1, 69},
    {"valueMode", 1, 113},
    {"valuesAsJSON", 1, 69},
    {"verifyWith", 1, 200},
    {"videoTrackListState", 1, 268},
    {"videoTrackState", 1, 268},
    {"viewParts", 1, 178},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 213},
    {"vttCueState", 1, 268},
    {"waitingReads", 1, 170},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 250},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 107},
    {"willValidate", 1, 124},
    {"windowIn", 1, 159},
    {"windowNamed", 1, 160},
    {"windowOf", 1, 159},
    {"withImports", 1, 150},
    {"withReactions", 1, 88},
    {"withoutScripts", 1, 56},
    {"writableDesiredSize", 1, 180},
    {"writableStreamDefaultControllerState", 1, 277},
    {"writableStreamDefaultWriterState", 1, 277},
    {"writableStreamState", 1, 277},
    {"writeChunk", 1, 172},
    {"writeController", 1, 180},
    {"writeInFrame", 1, 157},
    {"writeJSONTape", 1, 66},
    {"writeTape", 1, 66},
    {"wrongKind", 1, 208},
    {"wrongReceiver", 1, 208},
    {"wrongValue", 1, 208},
    {"xPathEvaluatorState", 1, 246},
    {"xPathExpressionState", 1, 246},
    {"xPathResultState", 1, 246},
    {"xmlHttpRequestEventTargetState", 1, 285},
    {"xmlHttpRequestState", 1, 285},
    {"xmlHttpRequestUploadState", 1, 285},
    {"xmlSerializerState", 1, 221},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
