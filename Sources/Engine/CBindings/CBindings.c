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
    {"AbortController", 0, 209},
    {"AbortControllerBrand", 1, 209},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 209},
    {"AbortSignalBrand", 1, 209},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 238},
    {"AbstractRangeBrand", 1, 238},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 246},
    {"AnimationBrand", 1, 246},
    {"AnimationEffect", 0, 246},
    {"AnimationEffectBrand", 1, 246},
    {"AnimationEffectSteps", 1, 196},
    {"AnimationEvent", 0, 256},
    {"AnimationFrameProviderSteps", 1, 165},
    {"AnimationPlaybackEvent", 0, 246},
    {"AnimationSteps", 1, 194},
    {"AnimationTimeline", 0, 246},
    {"AnimationTimelineBrand", 1, 246},
    {"AnimationTimelineSteps", 1, 194},
    {"Attr", 0, 210},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 266},
    {"AudioTrack", 0, 267},
    {"AudioTrackBrand", 1, 267},
    {"AudioTrackList", 0, 267},
    {"AudioTrackListBrand", 1, 267},
    {"AudioTrackListSteps", 1, 103},
    {"AudioTrackSteps", 1, 103},
    {"AutofilledSteps", 1, 105},
    {"BarProp", 0, 270},
    {"BarPropBrand", 1, 270},
    {"BarPropSteps", 1, 153},
    {"BeforeUnloadEvent", 0, 256},
    {"BeforeUnloadEventSteps", 1, 190},
    {"Blob", 0, 229},
    {"BlobBrand", 1, 229},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 80},
    {"BroadcastChannel", 0, 268},
    {"BroadcastChannelBrand", 1, 268},
    {"BroadcastChannelSteps", 1, 136},
    {"ByteLengthQueuingStrategy", 0, 276},
    {"ByteLengthQueuingStrategyBrand", 1, 276},
    {"ByteLengthQueuingStrategySteps", 1, 177},
    {"CDATASection", 0, 216},
    {"CSS", 3, 211},
    {"CSSConditionRule", 0, 213},
    {"CSSConditionRuleBrand", 1, 213},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 213},
    {"CSSContainerRuleBrand", 1, 213},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 213},
    {"CSSCounterStyleRuleBrand", 1, 213},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 213},
    {"CSSFontFaceRuleBrand", 1, 213},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 213},
    {"CSSFontPaletteValuesRuleBrand", 1, 213},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 213},
    {"CSSGroupingRuleBrand", 1, 213},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 215},
    {"CSSImageValueBrand", 1, 215},
    {"CSSImportRule", 0, 213},
    {"CSSImportRuleBrand", 1, 213},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 213},
    {"CSSKeyframeRuleBrand", 1, 213},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 213},
    {"CSSKeyframesRuleBrand", 1, 213},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 215},
    {"CSSKeywordValueBrand", 1, 215},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 213},
    {"CSSLayerBlockRuleBrand", 1, 213},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 213},
    {"CSSLayerStatementRuleBrand", 1, 213},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 213},
    {"CSSMarginRuleBrand", 1, 213},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 215},
    {"CSSMathClampBrand", 1, 215},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 215},
    {"CSSMathInvertBrand", 1, 215},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 215},
    {"CSSMathMaxBrand", 1, 215},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 215},
    {"CSSMathMinBrand", 1, 215},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 215},
    {"CSSMathNegateBrand", 1, 215},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 215},
    {"CSSMathProductBrand", 1, 215},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 215},
    {"CSSMathSumBrand", 1, 215},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 215},
    {"CSSMathValueBrand", 1, 215},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 215},
    {"CSSMatrixComponentBrand", 1, 215},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 213},
    {"CSSMediaRuleBrand", 1, 213},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 213},
    {"CSSNamespaceRuleBrand", 1, 213},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 213},
    {"CSSNestedDeclarationsBrand", 1, 213},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 215},
    {"CSSNumericArrayBrand", 1, 215},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 215},
    {"CSSNumericValueBrand", 1, 215},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 213},
    {"CSSPageRuleBrand", 1, 213},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 215},
    {"CSSPerspectiveBrand", 1, 215},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 213},
    {"CSSPropertyRuleBrand", 1, 213},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 215},
    {"CSSRotateBrand", 1, 215},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 213},
    {"CSSRuleBrand", 1, 213},
    {"CSSRuleList", 0, 213},
    {"CSSRuleListBrand", 1, 213},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 215},
    {"CSSScaleBrand", 1, 215},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 213},
    {"CSSScopeRuleBrand", 1, 213},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 215},
    {"CSSSkewBrand", 1, 215},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 215},
    {"CSSSkewXBrand", 1, 215},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 215},
    {"CSSSkewYBrand", 1, 215},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 213},
    {"CSSStartingStyleRuleBrand", 1, 213},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 214},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 213},
    {"CSSStyleRuleBrand", 1, 213},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 242},
    {"CSSStyleSheetBrand", 1, 242},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 215},
    {"CSSStyleValueBrand", 1, 215},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 213},
    {"CSSSupportsRuleBrand", 1, 213},
    {"CSSTransformComponent", 0, 215},
    {"CSSTransformComponentBrand", 1, 215},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 215},
    {"CSSTransformValueBrand", 1, 215},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 215},
    {"CSSTranslateBrand", 1, 215},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 215},
    {"CSSUnitValueBrand", 1, 215},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 215},
    {"CSSUnparsedValueBrand", 1, 215},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 215},
    {"CSSVariableReferenceValueBrand", 1, 215},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 216},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 275},
    {"ClipboardBrand", 1, 275},
    {"ClipboardEvent", 0, 256},
    {"ClipboardItem", 0, 275},
    {"ClipboardItemBrand", 1, 275},
    {"ClipboardItemSteps", 1, 161},
    {"ClipboardSteps", 1, 161},
    {"CloseEvent", 0, 256},
    {"CommandEvent", 0, 256},
    {"Comment", 0, 216},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 256},
    {"CompositionEventSteps", 1, 190},
    {"CompressionStream", 0, 248},
    {"CompressionStreamBrand", 1, 248},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 124},
    {"CountQueuingStrategy", 0, 276},
    {"CountQueuingStrategyBrand", 1, 276},
    {"CountQueuingStrategySteps", 1, 177},
    {"Crypto", 0, 283},
    {"CryptoBrand", 1, 283},
    {"CryptoKey", 0, 283},
    {"CryptoKeyBrand", 1, 283},
    {"CryptoKeySteps", 1, 199},
    {"CryptoSteps", 1, 197},
    {"CustomElementRegistry", 0, 217},
    {"CustomElementRegistryBrand", 1, 217},
    {"CustomElementRegistrySteps", 1, 86},
    {"CustomEvent", 0, 218},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 227},
    {"CustomStateSetBrand", 1, 227},
    {"CustomStateSetSteps", 1, 87},
    {"DOMException", 0, 219},
    {"DOMExceptionBrand", 1, 219},
    {"DOMExceptionSteps", 1, 201},
    {"DOMImplementation", 0, 220},
    {"DOMImplementationBrand", 1, 220},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 265},
    {"DOMMatrixBrand", 1, 265},
    {"DOMMatrixReadOnly", 0, 265},
    {"DOMMatrixReadOnlyBrand", 1, 265},
    {"DOMMatrixReadOnlySteps", 1, 83},
    {"DOMMatrixSteps", 1, 83},
    {"DOMParser", 0, 220},
    {"DOMParserBrand", 1, 220},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 265},
    {"DOMPointBrand", 1, 265},
    {"DOMPointReadOnly", 0, 265},
    {"DOMPointReadOnlyBrand", 1, 265},
    {"DOMPointReadOnlySteps", 1, 83},
    {"DOMPointSteps", 1, 83},
    {"DOMQuad", 0, 265},
    {"DOMQuadBrand", 1, 265},
    {"DOMQuadSteps", 1, 83},
    {"DOMRect", 0, 261},
    {"DOMRectBrand", 1, 261},
    {"DOMRectList", 0, 261},
    {"DOMRectListBrand", 1, 261},
    {"DOMRectListSteps", 1, 84},
    {"DOMRectReadOnly", 0, 261},
    {"DOMRectReadOnlyBrand", 1, 261},
    {"DOMRectReadOnlySteps", 1, 84},
    {"DOMRectSteps", 1, 84},
    {"DOMStringList", 0, 221},
    {"DOMStringListBrand", 1, 221},
    {"DOMStringListSteps", 1, 89},
    {"DOMStringMap", 0, 222},
    {"DOMTokenList", 0, 223},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 149},
    {"DataTransfer", 0, 224},
    {"DataTransferBrand", 1, 224},
    {"DataTransferItem", 0, 224},
    {"DataTransferItemBrand", 1, 224},
    {"DataTransferItemList", 0, 224},
    {"DataTransferItemListBrand", 1, 224},
    {"DataTransferItemListSteps", 1, 126},
    {"DataTransferItemSteps", 1, 126},
    {"DataTransferSteps", 1, 126},
    {"DecompressionStream", 0, 248},
    {"DecompressionStreamBrand", 1, 248},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 216},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 212},
    {"DocumentMembers_Document", 1, 225},
    {"DocumentMembers_HTMLDocument", 1, 231},
    {"DocumentMembers_ParentNode", 1, 237},
    {"DocumentMembers_StyleSheets", 1, 242},
    {"DocumentMembers_XPath", 1, 245},
    {"DocumentMembers_animations", 1, 246},
    {"DocumentMembers_editing", 1, 251},
    {"DocumentMembers_fullscreen", 1, 260},
    {"DocumentMembers_touch", 1, 281},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 225},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 91},
    {"DocumentSteps_animations", 1, 194},
    {"DocumentSteps_editing", 1, 53},
    {"DocumentSteps_fullscreen", 1, 130},
    {"DocumentSteps_touch", 1, 191},
    {"DocumentTimeline", 0, 246},
    {"DocumentTimelineBrand", 1, 246},
    {"DocumentTimelineSteps", 1, 194},
    {"DocumentType", 0, 216},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 256},
    {"EVALUATING", 1, 149},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 97},
    {"ElementInternals", 0, 227},
    {"ElementInternalsBrand", 1, 227},
    {"ElementInternalsSteps", 1, 87},
    {"ElementMembers_CSSOMView", 1, 212},
    {"ElementMembers_CSSTypedOM", 1, 215},
    {"ElementMembers_Element", 1, 226},
    {"ElementMembers_ParentNode", 1, 237},
    {"ElementMembers_animations", 1, 246},
    {"ElementMembers_fullscreen", 1, 260},
    {"ElementMembers_reflected", 1, 94},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 194},
    {"ElementSteps_fullscreen", 1, 130},
    {"ErrorEvent", 0, 256},
    {"Event", 0, 228},
    {"EventBrand", 1, 228},
    {"EventSource", 0, 249},
    {"EventSourceBrand", 1, 249},
    {"EventSourceSteps", 1, 135},
    {"EventSteps", 1, 24},
    {"External", 0, 270},
    {"ExternalBrand", 1, 270},
    {"ExternalSteps", 1, 153},
    {"File", 0, 229},
    {"FileBrand", 1, 229},
    {"FileList", 0, 229},
    {"FileListBrand", 1, 229},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 229},
    {"FileReaderBrand", 1, 229},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 256},
    {"FormData", 0, 284},
    {"FormDataBrand", 1, 284},
    {"FormDataEvent", 0, 256},
    {"FormDataSteps", 1, 75},
    {"FormOwnedSteps", 1, 111},
    {"GenericTransformStreamSteps", 1, 170},
    {"Geolocation", 0, 275},
    {"GeolocationBrand", 1, 275},
    {"GeolocationPositionError", 0, 275},
    {"GeolocationPositionErrorBrand", 1, 275},
    {"GeolocationPositionErrorSteps", 1, 161},
    {"GeolocationSteps", 1, 161},
    {"HTMLAllCollection", 0, 230},
    {"HTMLAllCollectionSteps", 1, 90},
    {"HTMLAnchorElement", 2, 280},
    {"HTMLAnchorElementSteps", 1, 141},
    {"HTMLAreaElement", 2, 280},
    {"HTMLAudioElementSteps", 1, 102},
    {"HTMLBaseElement", 2, 269},
    {"HTMLBaseElementSteps", 1, 92},
    {"HTMLButtonElement", 2, 259},
    {"HTMLButtonElementSteps", 1, 131},
    {"HTMLCanvasElement", 2, 263},
    {"HTMLCanvasElementSteps", 1, 152},
    {"HTMLCollection", 0, 247},
    {"HTMLCollectionKind", 1, 247},
    {"HTMLDataListElement", 2, 259},
    {"HTMLDataListElementSteps", 1, 119},
    {"HTMLDialogElement", 2, 263},
    {"HTMLDialogElementSteps", 1, 128},
    {"HTMLElementMembers_CSSOMView", 1, 212},
    {"HTMLElementMembers_CSSTypedOM", 1, 215},
    {"HTMLElementMembers_HTMLElement", 1, 232},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 97},
    {"HTMLEmbedElement", 2, 252},
    {"HTMLEmbedElementSteps", 1, 102},
    {"HTMLFieldSetElement", 2, 259},
    {"HTMLFieldSetElementSteps", 1, 111},
    {"HTMLFormControlsCollection", 0, 258},
    {"HTMLFormElement", 2, 259},
    {"HTMLFormElementSteps", 1, 122},
    {"HTMLFormElementSteps_formElements", 1, 110},
    {"HTMLFrameElement", 2, 272},
    {"HTMLFrameElementSteps", 1, 158},
    {"HTMLHyperlinkElementUtilsSteps", 1, 141},
    {"HTMLIFrameElement", 2, 252},
    {"HTMLIFrameElementSteps", 1, 158},
    {"HTMLImageElement", 2, 252},
    {"HTMLImageElementSteps", 1, 101},
    {"HTMLInputElement", 2, 259},
    {"HTMLInputElementSteps", 1, 108},
    {"HTMLLabelElement", 2, 259},
    {"HTMLLabelElementSteps", 1, 111},
    {"HTMLLegendElement", 2, 259},
    {"HTMLLegendElementSteps", 1, 111},
    {"HTMLLinkElement", 2, 242},
    {"HTMLMapElement", 2, 252},
    {"HTMLMapElementSteps", 1, 102},
    {"HTMLMarqueeElement", 2, 272},
    {"HTMLMarqueeElementSteps", 1, 98},
    {"HTMLMediaElement", 2, 266},
    {"HTMLMediaElementSteps", 1, 102},
    {"HTMLMediaElementSteps_mediaElements", 1, 103},
    {"HTMLMeterElement", 2, 259},
    {"HTMLMeterElementSteps", 1, 117},
    {"HTMLObjectElement", 2, 252},
    {"HTMLObjectElement", 2, 259},
    {"HTMLObjectElementSteps", 1, 102},
    {"HTMLOptionElement", 2, 259},
    {"HTMLOptionElementSteps", 1, 119},
    {"HTMLOptionsCollection", 0, 258},
    {"HTMLOptionsCollectionSteps", 1, 119},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 97},
    {"HTMLOutputElement", 2, 259},
    {"HTMLOutputElementSteps", 1, 108},
    {"HTMLProgressElement", 2, 259},
    {"HTMLProgressElementSteps", 1, 117},
    {"HTMLScriptElement", 2, 263},
    {"HTMLScriptElementSteps", 1, 152},
    {"HTMLSelectElement", 2, 259},
    {"HTMLSelectElementSteps", 1, 119},
    {"HTMLSlotElement", 2, 263},
    {"HTMLSlotElementSteps", 1, 152},
    {"HTMLStyleElement", 2, 242},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 279},
    {"HTMLTableCellElementSteps", 1, 99},
    {"HTMLTableElement", 2, 279},
    {"HTMLTableElementSteps", 1, 99},
    {"HTMLTableRowElement", 2, 279},
    {"HTMLTableRowElementSteps", 1, 99},
    {"HTMLTableSectionElement", 2, 279},
    {"HTMLTableSectionElementSteps", 1, 99},
    {"HTMLTemplateElement", 2, 263},
    {"HTMLTemplateElementSteps", 1, 152},
    {"HTMLTextAreaElement", 2, 259},
    {"HTMLTextAreaElementSteps", 1, 108},
    {"HTMLTitleElement", 2, 269},
    {"HTMLTitleElementSteps", 1, 92},
    {"HTMLTrackElement", 2, 266},
    {"HTMLTrackElementSteps", 1, 102},
    {"HTMLTrackElementSteps_mediaElements", 1, 103},
    {"HTMLVideoElement", 2, 266},
    {"HTMLVideoElementSteps", 1, 102},
    {"HashChangeEvent", 0, 256},
    {"Headers", 0, 257},
    {"HeadersBrand", 1, 257},
    {"HeadersSteps", 1, 76},
    {"History", 0, 270},
    {"HistoryBrand", 1, 270},
    {"HistorySteps", 1, 139},
    {"IdleDeadline", 0, 262},
    {"IdleDeadlineBrand", 1, 262},
    {"IdleDeadlineSteps", 1, 145},
    {"Image", 0, 252},
    {"InputEvent", 0, 256},
    {"InputEventSteps", 1, 190},
    {"IntersectionObserver", 0, 264},
    {"IntersectionObserverBrand", 1, 264},
    {"IntersectionObserverEntry", 0, 264},
    {"IntersectionObserverEntryBrand", 1, 264},
    {"IntersectionObserverEntrySteps", 1, 166},
    {"IntersectionObserverSteps", 1, 166},
    {"KeyboardEvent", 0, 256},
    {"KeyboardEventSteps", 1, 190},
    {"KeyframeEffect", 0, 246},
    {"KeyframeEffectBrand", 1, 246},
    {"KeyframeEffectSteps", 1, 196},
    {"LINKED", 1, 149},
    {"LOADED", 1, 149},
    {"LabelableSteps", 1, 111},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 270},
    {"LocationBrand", 1, 270},
    {"LocationSteps", 1, 140},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 232},
    {"MathMLElement", 2, 255},
    {"MathMLElementMembers_CSSTypedOM", 1, 215},
    {"MediaError", 0, 267},
    {"MediaErrorBrand", 1, 267},
    {"MediaErrorSteps", 1, 103},
    {"MediaList", 0, 242},
    {"MediaListBrand", 1, 242},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 212},
    {"MediaQueryListBrand", 1, 212},
    {"MediaQueryListEvent", 0, 256},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 268},
    {"MessageChannelBrand", 1, 268},
    {"MessageChannelSteps", 1, 136},
    {"MessageEvent", 0, 256},
    {"MessageEventSteps", 1, 190},
    {"MessagePort", 0, 268},
    {"MessagePortBrand", 1, 268},
    {"MessagePortSteps", 1, 136},
    {"MimeType", 0, 235},
    {"MimeTypeArray", 0, 235},
    {"MimeTypeArrayBrand", 1, 235},
    {"MimeTypeArraySteps", 1, 162},
    {"MimeTypeBrand", 1, 235},
    {"MimeTypeSteps", 1, 162},
    {"MouseEvent", 0, 256},
    {"MouseEventSteps", 1, 190},
    {"MutationObserver", 0, 233},
    {"MutationObserverBrand", 1, 233},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 233},
    {"MutationRecordBrand", 1, 233},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 149},
    {"NOTHING", 1, 207},
    {"NamedNodeMap", 0, 234},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 235},
    {"NavigatorBrand", 1, 235},
    {"NavigatorConcurrentHardwareSteps", 1, 154},
    {"NavigatorCookiesSteps", 1, 154},
    {"NavigatorIDSteps", 1, 154},
    {"NavigatorLanguageSteps", 1, 154},
    {"NavigatorOnLineSteps", 1, 154},
    {"NavigatorPluginsSteps", 1, 154},
    {"NavigatorSteps", 1, 154},
    {"NavigatorSteps_permissions", 1, 161},
    {"NodeFilter", 0, 243},
    {"NodeIterator", 0, 243},
    {"NodeIteratorBrand", 1, 243},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 247},
    {"NodeListKind", 1, 247},
    {"NodeMembers_Node", 1, 236},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 275},
    {"NotificationBrand", 1, 275},
    {"NotificationSteps", 1, 161},
    {"Option", 0, 259},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 256},
    {"PairList", 1, 202},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 273},
    {"PerformanceBrand", 1, 273},
    {"PerformanceEntry", 0, 274},
    {"PerformanceEntryBrand", 1, 274},
    {"PerformanceEntrySteps", 1, 188},
    {"PerformanceMark", 0, 274},
    {"PerformanceMarkBrand", 1, 274},
    {"PerformanceMarkSteps", 1, 188},
    {"PerformanceMeasure", 0, 274},
    {"PerformanceMeasureBrand", 1, 274},
    {"PerformanceMeasureSteps", 1, 188},
    {"PerformanceNavigation", 0, 271},
    {"PerformanceNavigationBrand", 1, 271},
    {"PerformanceNavigationSteps", 1, 187},
    {"PerformanceObserver", 0, 274},
    {"PerformanceObserverBrand", 1, 274},
    {"PerformanceObserverEntryList", 0, 274},
    {"PerformanceObserverEntryListBrand", 1, 274},
    {"PerformanceObserverEntryListSteps", 1, 188},
    {"PerformanceObserverSteps", 1, 188},
    {"PerformanceSteps", 1, 186},
    {"PerformanceTiming", 0, 271},
    {"PerformanceTimingBrand", 1, 271},
    {"PerformanceTimingSteps", 1, 187},
    {"PermissionStatus", 0, 275},
    {"PermissionStatusBrand", 1, 275},
    {"PermissionStatusSteps", 1, 161},
    {"Permissions", 0, 275},
    {"PermissionsBrand", 1, 275},
    {"PermissionsSteps", 1, 161},
    {"Plugin", 0, 235},
    {"PluginArray", 0, 235},
    {"PluginArrayBrand", 1, 235},
    {"PluginArraySteps", 1, 162},
    {"PluginBrand", 1, 235},
    {"PluginSteps", 1, 162},
    {"PointerEvent", 0, 256},
    {"PointerEventSteps", 1, 190},
    {"PopStateEvent", 0, 256},
    {"ProcessingInstruction", 0, 216},
    {"ProgressEvent", 0, 256},
    {"PromiseRejectionEvent", 0, 256},
    {"RadioNodeList", 0, 258},
    {"RadioNodeListSteps", 1, 110},
    {"Range", 0, 238},
    {"RangeBrand", 1, 238},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 276},
    {"ReadableByteStreamControllerBrand", 1, 276},
    {"ReadableByteStreamControllerSteps", 1, 172},
    {"ReadableStream", 0, 276},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 276},
    {"ReadableStreamBYOBReaderBrand", 1, 276},
    {"ReadableStreamBYOBReaderSteps", 1, 169},
    {"ReadableStreamBYOBRequest", 0, 276},
    {"ReadableStreamBYOBRequestBrand", 1, 276},
    {"ReadableStreamBYOBRequestSteps", 1, 175},
    {"ReadableStreamBrand", 1, 276},
    {"ReadableStreamDefaultController", 0, 276},
    {"ReadableStreamDefaultControllerBrand", 1, 276},
    {"ReadableStreamDefaultControllerSteps", 1, 173},
    {"ReadableStreamDefaultReader", 0, 276},
    {"ReadableStreamDefaultReaderBrand", 1, 276},
    {"ReadableStreamDefaultReaderSteps", 1, 169},
    {"ReadableStreamGenericReaderSteps", 1, 169},
    {"ReadableStreamSteps", 1, 176},
    {"Request", 0, 257},
    {"RequestBrand", 1, 257},
    {"RequestSteps", 1, 77},
    {"ResizeObserver", 0, 264},
    {"ResizeObserverBrand", 1, 264},
    {"ResizeObserverEntry", 0, 264},
    {"ResizeObserverEntryBrand", 1, 264},
    {"ResizeObserverEntrySteps", 1, 166},
    {"ResizeObserverSize", 0, 264},
    {"ResizeObserverSizeBrand", 1, 264},
    {"ResizeObserverSizeSteps", 1, 166},
    {"ResizeObserverSteps", 1, 166},
    {"Response", 0, 257},
    {"ResponseBrand", 1, 257},
    {"ResponseSteps", 1, 78},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 278},
    {"SVGAngleBrand", 1, 278},
    {"SVGAngleSteps", 1, 181},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 278},
    {"SVGAnimatedAngleBrand", 1, 278},
    {"SVGAnimatedAngleSteps", 1, 180},
    {"SVGAnimatedBoolean", 0, 278},
    {"SVGAnimatedBooleanBrand", 1, 278},
    {"SVGAnimatedBooleanSteps", 1, 180},
    {"SVGAnimatedEnumeration", 0, 278},
    {"SVGAnimatedEnumerationBrand", 1, 278},
    {"SVGAnimatedEnumerationSteps", 1, 180},
    {"SVGAnimatedInteger", 0, 278},
    {"SVGAnimatedIntegerBrand", 1, 278},
    {"SVGAnimatedIntegerSteps", 1, 180},
    {"SVGAnimatedLength", 0, 278},
    {"SVGAnimatedLengthBrand", 1, 278},
    {"SVGAnimatedLengthList", 0, 278},
    {"SVGAnimatedLengthListBrand", 1, 278},
    {"SVGAnimatedLengthListSteps", 1, 180},
    {"SVGAnimatedLengthSteps", 1, 180},
    {"SVGAnimatedNumber", 0, 278},
    {"SVGAnimatedNumberBrand", 1, 278},
    {"SVGAnimatedNumberList", 0, 278},
    {"SVGAnimatedNumberListBrand", 1, 278},
    {"SVGAnimatedNumberListSteps", 1, 180},
    {"SVGAnimatedNumberSteps", 1, 180},
    {"SVGAnimatedPreserveAspectRatio", 0, 278},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 278},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 180},
    {"SVGAnimatedRect", 0, 278},
    {"SVGAnimatedRectBrand", 1, 278},
    {"SVGAnimatedRectSteps", 1, 180},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 278},
    {"SVGAnimatedTransformListBrand", 1, 278},
    {"SVGAnimatedTransformListSteps", 1, 180},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 232},
    {"SVGElement", 2, 255},
    {"SVGElementMembers_CSSTypedOM", 1, 215},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 278},
    {"SVGLengthBrand", 1, 278},
    {"SVGLengthList", 0, 278},
    {"SVGLengthListBrand", 1, 278},
    {"SVGLengthListSteps", 1, 182},
    {"SVGLengthSteps", 1, 181},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 278},
    {"SVGNumberBrand", 1, 278},
    {"SVGNumberList", 0, 278},
    {"SVGNumberListBrand", 1, 278},
    {"SVGNumberListSteps", 1, 182},
    {"SVGNumberSteps", 1, 181},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 278},
    {"SVGPointListBrand", 1, 278},
    {"SVGPointListSteps", 1, 182},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 278},
    {"SVGPreserveAspectRatioBrand", 1, 278},
    {"SVGPreserveAspectRatioSteps", 1, 180},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 278},
    {"SVGStringListBrand", 1, 278},
    {"SVGStringListSteps", 1, 182},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 278},
    {"SVGTransformBrand", 1, 278},
    {"SVGTransformList", 0, 278},
    {"SVGTransformListBrand", 1, 278},
    {"SVGTransformListSteps", 1, 182},
    {"SVGTransformSteps", 1, 185},
    {"SVGUnitTypes", 0, 278},
    {"SVGUnitTypesBrand", 1, 278},
    {"SVGUnitTypesSteps", 1, 180},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 212},
    {"ScreenBrand", 1, 212},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 256},
    {"SelectableTextSteps", 1, 123},
    {"Selection", 0, 239},
    {"SelectionBrand", 1, 239},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 240},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 194},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 238},
    {"StaticRangeBrand", 1, 238},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 241},
    {"StorageBrand", 1, 241},
    {"StorageEvent", 0, 256},
    {"StorageEventSteps", 1, 190},
    {"StorageSteps", 1, 155},
    {"StylePropertyMap", 0, 215},
    {"StylePropertyMapBrand", 1, 215},
    {"StylePropertyMapReadOnly", 0, 215},
    {"StylePropertyMapReadOnlyBrand", 1, 215},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 242},
    {"StyleSheetBrand", 1, 242},
    {"StyleSheetList", 0, 242},
    {"StyleSheetListBrand", 1, 242},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 256},
    {"SubmitterSteps", 1, 122},
    {"SubtleCrypto", 0, 283},
    {"SubtleCryptoBrand", 1, 283},
    {"SubtleCryptoSteps", 1, 198},
    {"Text", 0, 216},
    {"TextDecoder", 0, 253},
    {"TextDecoderBrand", 1, 253},
    {"TextDecoderCommonSteps", 1, 64},
    {"TextDecoderSteps", 1, 61},
    {"TextDecoderStream", 0, 253},
    {"TextDecoderStreamBrand", 1, 253},
    {"TextDecoderStreamSteps", 1, 64},
    {"TextEncoder", 0, 253},
    {"TextEncoderBrand", 1, 253},
    {"TextEncoderCommonSteps", 1, 64},
    {"TextEncoderSteps", 1, 61},
    {"TextEncoderStream", 0, 253},
    {"TextEncoderStreamBrand", 1, 253},
    {"TextEncoderStreamSteps", 1, 64},
    {"TextEvent", 0, 256},
    {"TextEventSteps", 1, 190},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 267},
    {"TextTrackBrand", 1, 267},
    {"TextTrackCue", 0, 267},
    {"TextTrackCueBrand", 1, 267},
    {"TextTrackCueList", 0, 267},
    {"TextTrackCueListBrand", 1, 267},
    {"TextTrackCueListSteps", 1, 103},
    {"TextTrackCueSteps", 1, 103},
    {"TextTrackList", 0, 267},
    {"TextTrackListBrand", 1, 267},
    {"TextTrackListSteps", 1, 103},
    {"TextTrackSteps", 1, 103},
    {"TimeRanges", 0, 266},
    {"TimeRangesBrand", 1, 266},
    {"TimeRangesSteps", 1, 102},
    {"ToggleEvent", 0, 256},
    {"Touch", 0, 281},
    {"TouchBrand", 1, 281},
    {"TouchEvent", 0, 281},
    {"TouchEventSteps", 1, 191},
    {"TouchList", 0, 281},
    {"TouchListBrand", 1, 281},
    {"TouchListSteps", 1, 191},
    {"TouchSteps", 1, 191},
    {"TrackEvent", 0, 256},
    {"TransformStream", 0, 276},
    {"TransformStreamBrand", 1, 276},
    {"TransformStreamDefaultController", 0, 276},
    {"TransformStreamDefaultControllerBrand", 1, 276},
    {"TransformStreamDefaultControllerSteps", 1, 170},
    {"TransformStreamSteps", 1, 170},
    {"TransitionEvent", 0, 256},
    {"TreeWalker", 0, 243},
    {"TreeWalkerBrand", 1, 243},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 256},
    {"UIEventSteps", 1, 190},
    {"URL", 0, 282},
    {"URLBrand", 1, 282},
    {"URLSearchParams", 0, 282},
    {"URLSearchParamsBrand", 1, 282},
    {"URLSearchParamsSteps", 1, 192},
    {"URLSteps", 1, 192},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 275},
    {"UserActivationBrand", 1, 275},
    {"UserActivationSteps", 1, 161},
    {"VTTCue", 0, 267},
    {"VTTCueBrand", 1, 267},
    {"VTTCueSteps", 1, 103},
    {"ValidityState", 0, 259},
    {"ValidityStateBrand", 1, 259},
    {"ValidityStateSteps", 1, 124},
    {"VideoTrack", 0, 267},
    {"VideoTrackBrand", 1, 267},
    {"VideoTrackList", 0, 267},
    {"VideoTrackListBrand", 1, 267},
    {"VideoTrackListSteps", 1, 103},
    {"VideoTrackSteps", 1, 103},
    {"VisualViewport", 0, 212},
    {"VisualViewportBrand", 1, 212},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 149},
    {"WebSocket", 0, 249},
    {"WebSocketBrand", 1, 249},
    {"WebSocketSteps", 1, 208},
    {"WheelEvent", 0, 256},
    {"WheelEventSteps", 1, 190},
    {"WindowLocalStorageSteps", 1, 165},
    {"WindowMembers_CSSOMView", 1, 212},
    {"WindowMembers_Window", 1, 244},
    {"WindowMembers_fetch", 1, 257},
    {"WindowOrWorkerGlobalScopeSteps", 1, 165},
    {"WindowSessionStorageSteps", 1, 165},
    {"WindowSteps", 1, 165},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 81},
    {"WritableStream", 0, 276},
    {"WritableStreamBrand", 1, 276},
    {"WritableStreamDefaultController", 0, 276},
    {"WritableStreamDefaultControllerBrand", 1, 276},
    {"WritableStreamDefaultControllerSteps", 1, 179},
    {"WritableStreamDefaultWriter", 0, 276},
    {"WritableStreamDefaultWriterBrand", 1, 276},
    {"WritableStreamDefaultWriterSteps", 1, 171},
    {"WritableStreamSteps", 1, 171},
    {"XMLDocument", 0, 225},
    {"XMLHttpRequest", 0, 284},
    {"XMLHttpRequestBrand", 1, 284},
    {"XMLHttpRequestEventTarget", 0, 284},
    {"XMLHttpRequestEventTargetBrand", 1, 284},
    {"XMLHttpRequestSteps", 1, 79},
    {"XMLHttpRequestUpload", 0, 284},
    {"XMLHttpRequestUploadBrand", 1, 284},
    {"XMLSerializer", 0, 220},
    {"XMLSerializerBrand", 1, 220},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 245},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 245},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 245},
    {"XPathExpressionBrand", 1, 245},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 245},
    {"XPathResultBrand", 1, 245},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 209},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 209},
    {"abortWritable", 1, 171},
    {"abstractRangeState", 1, 238},
    {"acquireReader", 1, 169},
    {"acquireWriter", 1, 171},
    {"activateInput", 1, 120},
    {"activationBehavior", 1, 125},
    {"addHeader", 1, 76},
    {"addIterable", 1, 204},
    {"addIterator", 1, 204},
    {"addRead", 1, 169},
    {"addSetlike", 1, 206},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 63},
    {"allNamed", 1, 44},
    {"allOf", 1, 90},
    {"animationChanged", 1, 194},
    {"animationEffectState", 1, 246},
    {"animationRate", 1, 194},
    {"animationState", 1, 246},
    {"animationTime", 1, 194},
    {"animationTimelineState", 1, 246},
    {"appendBytes", 1, 63},
    {"appendSequence", 1, 63},
    {"appliesTo", 1, 113},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 62},
    {"attachInternals", 1, 87},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 267},
    {"audioTrackState", 1, 267},
    {"bar", 1, 153},
    {"barPropState", 1, 270},
    {"beforeToggle", 1, 134},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 81},
    {"blobState", 1, 229},
    {"blockAround", 1, 52},
    {"blockCommand", 1, 50},
    {"blockOfLine", 1, 57},
    {"blockState", 1, 50},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 268},
    {"btoa", 1, 62},
    {"bufferIsDetached", 1, 177},
    {"buttonType", 1, 111},
    {"byobRequestOf", 1, 175},
    {"byteLengthQueuingStrategyState", 1, 276},
    {"bytesAsText", 1, 198},
    {"bytesDrained", 1, 172},
    {"callPromise", 1, 177},
    {"callUserscript", 1, 70},
    {"callbackMember", 1, 177},
    {"canEnqueue", 1, 173},
    {"cancelReadable", 1, 169},
    {"caretForFocus", 1, 54},
    {"chain", 1, 177},
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
    {"chosenFrame", 1, 158},
    {"chunkSize", 1, 179},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 188},
    {"clearFiles", 1, 112},
    {"clearTimer", 1, 189},
    {"click", 1, 97},
    {"clipboardItemState", 1, 275},
    {"clipboardState", 1, 275},
    {"clone", 1, 138},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 80},
    {"closeBytes", 1, 172},
    {"closeController", 1, 173},
    {"closeDialog", 1, 128},
    {"closeEnd", 1, 136},
    {"closeExtension", 1, 74},
    {"closeReadable", 1, 169},
    {"closeUserscript", 1, 70},
    {"closeWritable", 1, 171},
    {"closeWritableController", 1, 179},
    {"closeWriter", 1, 171},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 128},
    {"commandEnabled", 1, 51},
    {"commandIndeterminate", 1, 51},
    {"commandState", 1, 51},
    {"commandSupported", 1, 51},
    {"commandValue", 1, 51},
    {"commitAll", 1, 175},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 248},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 250},
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
    {"countItems", 1, 177},
    {"countQueuingStrategyState", 1, 276},
    {"createCustom", 1, 88},
    {"createEvent", 1, 42},
    {"crypto", 1, 197},
    {"cryptoKeyState", 1, 283},
    {"cryptoState", 1, 283},
    {"cssConditionRuleState", 1, 213},
    {"cssContainerRuleState", 1, 213},
    {"cssCounterStyleRuleState", 1, 213},
    {"cssFontFaceRuleState", 1, 213},
    {"cssFontPaletteValuesRuleState", 1, 213},
    {"cssGroupingRuleState", 1, 213},
    {"cssImageValueState", 1, 215},
    {"cssImportRuleState", 1, 213},
    {"cssKeyframeRuleState", 1, 213},
    {"cssKeyframesRuleState", 1, 213},
    {"cssKeywordValueState", 1, 215},
    {"cssLayerBlockRuleState", 1, 213},
    {"cssLayerStatementRuleState", 1, 213},
    {"cssMarginRuleState", 1, 213},
    {"cssMathClampState", 1, 215},
    {"cssMathInvertState", 1, 215},
    {"cssMathMaxState", 1, 215},
    {"cssMathMinState", 1, 215},
    {"cssMathNegateState", 1, 215},
    {"cssMathProductState", 1, 215},
    {"cssMathSumState", 1, 215},
    {"cssMathValueState", 1, 215},
    {"cssMatrixComponentState", 1, 215},
    {"cssMediaRuleState", 1, 213},
    {"cssNamespaceRuleState", 1, 213},
    {"cssNestedDeclarationsState", 1, 213},
    {"cssNumericArrayState", 1, 215},
    {"cssNumericValueState", 1, 215},
    {"cssPageRuleState", 1, 213},
    {"cssPerspectiveState", 1, 215},
    {"cssPropertyRuleState", 1, 213},
    {"cssRotateState", 1, 215},
    {"cssRuleListState", 1, 213},
    {"cssRuleState", 1, 213},
    {"cssScaleState", 1, 215},
    {"cssScopeRuleState", 1, 213},
    {"cssSkewState", 1, 215},
    {"cssSkewXState", 1, 215},
    {"cssSkewYState", 1, 215},
    {"cssStartingStyleRuleState", 1, 213},
    {"cssStyleRuleState", 1, 213},
    {"cssStyleSheetState", 1, 242},
    {"cssStyleValueState", 1, 215},
    {"cssSupportsRuleState", 1, 213},
    {"cssTransformComponentState", 1, 215},
    {"cssTransformValueState", 1, 215},
    {"cssTranslateState", 1, 215},
    {"cssUnitValueState", 1, 215},
    {"cssUnparsedValueState", 1, 215},
    {"cssVariableReferenceValueState", 1, 215},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 217},
    {"customElements", 1, 86},
    {"customEntries", 1, 87},
    {"customFlags", 1, 87},
    {"customMessage", 1, 87},
    {"customState", 1, 88},
    {"customStateSetState", 1, 227},
    {"cutSequence", 1, 63},
    {"dataTransferItemListState", 1, 224},
    {"dataTransferItemState", 1, 224},
    {"dataTransferState", 1, 224},
    {"datasetOf", 1, 95},
    {"dateNumber", 1, 109},
    {"dateText", 1, 109},
    {"dealWithRejection", 1, 171},
    {"decodePiece", 1, 61},
    {"decodeText", 1, 61},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 248},
    {"defaultButton", 1, 111},
    {"defineElement", 1, 88},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 88},
    {"definitionOf", 1, 88},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 177},
    {"deriveBits", 1, 199},
    {"deriveKey", 1, 199},
    {"derivedList", 1, 99},
    {"describe", 1, 7},
    {"descriptorIn", 1, 164},
    {"deserialize", 1, 138},
    {"deserializeWithTransfer", 1, 138},
    {"desiredSizeOf", 1, 173},
    {"detailsChanged", 1, 127},
    {"detailsRenamed", 1, 127},
    {"dialogChanged", 1, 128},
    {"digestName", 1, 198},
    {"digestText", 1, 198},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 207},
    {"documentTimelineState", 1, 246},
    {"domExceptionState", 1, 219},
    {"domImplementationState", 1, 220},
    {"domMatrixReadOnlyState", 1, 265},
    {"domMatrixState", 1, 265},
    {"domParserState", 1, 220},
    {"domPointReadOnlyState", 1, 265},
    {"domPointState", 1, 265},
    {"domQuadState", 1, 265},
    {"domRectListState", 1, 261},
    {"domRectReadOnlyState", 1, 261},
    {"domRectState", 1, 261},
    {"domStringListState", 1, 221},
    {"easingFunction", 1, 195},
    {"editingRoot", 1, 129},
    {"effectEnd", 1, 196},
    {"effectFills", 1, 196},
    {"elementArgument", 1, 207},
    {"elementInternalsState", 1, 227},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 63},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 82},
    {"encodeUTF8", 1, 61},
    {"enqueueBytes", 1, 172},
    {"enqueueCallback", 1, 88},
    {"enqueueChunk", 1, 173},
    {"enqueueCopiedBytes", 1, 172},
    {"enqueueDetachedPull", 1, 172},
    {"enqueueSized", 1, 177},
    {"enqueueTransformed", 1, 170},
    {"enterWindow", 1, 49},
    {"entryList", 1, 122},
    {"errorBytes", 1, 172},
    {"errorController", 1, 173},
    {"errorNames", 1, 254},
    {"errorReadable", 1, 169},
    {"errorTransform", 1, 170},
    {"errorWritableIfNeeded", 1, 179},
    {"evaluateModule", 1, 147},
    {"evaluatedJSON", 1, 65},
    {"eventFor", 1, 36},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 249},
    {"eventState", 1, 228},
    {"exceptionOfCode", 1, 201},
    {"execCommand", 1, 51},
    {"exportKey", 1, 199},
    {"exposeElement", 1, 159},
    {"exposeFrames", 1, 159},
    {"exposeNames", 1, 159},
    {"external", 1, 153},
    {"externalState", 1, 270},
    {"extractBody", 1, 80},
    {"extractRange", 1, 46},
    {"failClose", 1, 171},
    {"failReads", 1, 169},
    {"failWrite", 1, 171},
    {"fetchModule", 1, 149},
    {"fileListState", 1, 229},
    {"fileReaderState", 1, 229},
    {"fileState", 1, 229},
    {"fileValue", 1, 112},
    {"filesOf", 1, 112},
    {"finalStyles", 1, 196},
    {"finishClose", 1, 171},
    {"finishErroring", 1, 171},
    {"finishWrite", 1, 171},
    {"fire", 1, 36},
    {"firstItem", 1, 177},
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
    {"formDataState", 1, 284},
    {"formEntries", 1, 122},
    {"formOf", 1, 111},
    {"formatLogged", 1, 7},
    {"frameProperty", 1, 158},
    {"frameWindow", 1, 158},
    {"frames", 1, 158},
    {"fromDictionary", 1, 207},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 207},
    {"fulfilRead", 1, 169},
    {"generateKey", 1, 199},
    {"geolocationPositionErrorState", 1, 275},
    {"geolocationState", 1, 275},
    {"getHandler", 1, 144},
    {"goTo", 1, 140},
    {"handled", 1, 177},
    {"hasBYOBReader", 1, 172},
    {"hasBackpressure", 1, 173},
    {"hasDisabledShadow", 1, 88},
    {"hasFormat", 1, 55},
    {"hasMessages", 1, 107},
    {"hasNoChoice", 1, 121},
    {"hasOwnAlone", 1, 111},
    {"hasPulls", 1, 175},
    {"headOf", 1, 37},
    {"headerValue", 1, 76},
    {"headersState", 1, 257},
    {"hidePopover", 1, 133},
    {"hidePopoversOver", 1, 133},
    {"highWaterMarkOf", 1, 177},
    {"history", 1, 139},
    {"historyState", 1, 270},
    {"holdMarkup", 1, 70},
    {"holdsInvalid", 1, 115},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 96},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 262},
    {"imageChanged", 1, 101},
    {"imageEvent", 1, 101},
    {"imagePoint", 1, 122},
    {"imageSeen", 1, 101},
    {"imagesMoved", 1, 101},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 150},
    {"importKey", 1, 199},
    {"inReactionQueue", 1, 88},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 113},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 264},
    {"intersectionObserverState", 1, 264},
    {"invalidIn", 1, 124},
    {"invalidateRequest", 1, 172},
    {"invoke", 1, 131},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 88},
    {"is", 1, 57},
    {"isAbortController", 1, 209},
    {"isAbortSignal", 1, 209},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 238},
    {"isActiveDocument", 1, 158},
    {"isAnimation", 1, 246},
    {"isAnimationEffect", 1, 246},
    {"isAnimationTimeline", 1, 246},
    {"isAudioTrack", 1, 267},
    {"isAudioTrackList", 1, 267},
    {"isBarProp", 1, 270},
    {"isBlob", 1, 229},
    {"isBlock", 1, 57},
    {"isBlockCommand", 1, 50},
    {"isBlockElement", 1, 50},
    {"isBody", 1, 37},
    {"isBreak", 1, 57},
    {"isBroadcastChannel", 1, 268},
    {"isBuffer", 1, 207},
    {"isByteLengthQueuingStrategy", 1, 276},
    {"isCSSConditionRule", 1, 213},
    {"isCSSContainerRule", 1, 213},
    {"isCSSCounterStyleRule", 1, 213},
    {"isCSSFontFaceRule", 1, 213},
    {"isCSSFontPaletteValuesRule", 1, 213},
    {"isCSSGroupingRule", 1, 213},
    {"isCSSImageValue", 1, 215},
    {"isCSSImportRule", 1, 213},
    {"isCSSKeyframeRule", 1, 213},
    {"isCSSKeyframesRule", 1, 213},
    {"isCSSKeywordValue", 1, 215},
    {"isCSSLayerBlockRule", 1, 213},
    {"isCSSLayerStatementRule", 1, 213},
    {"isCSSMarginRule", 1, 213},
    {"isCSSMathClamp", 1, 215},
    {"isCSSMathInvert", 1, 215},
    {"isCSSMathMax", 1, 215},
    {"isCSSMathMin", 1, 215},
    {"isCSSMathNegate", 1, 215},
    {"isCSSMathProduct", 1, 215},
    {"isCSSMathSum", 1, 215},
    {"isCSSMathValue", 1, 215},
    {"isCSSMatrixComponent", 1, 215},
    {"isCSSMediaRule", 1, 213},
    {"isCSSNamespaceRule", 1, 213},
    {"isCSSNestedDeclarations", 1, 213},
    {"isCSSNumericArray", 1, 215},
    {"isCSSNumericValue", 1, 215},
    {"isCSSPageRule", 1, 213},
    {"isCSSPerspective", 1, 215},
    {"isCSSPropertyRule", 1, 213},
    {"isCSSRotate", 1, 215},
    {"isCSSRule", 1, 213},
    {"isCSSRuleList", 1, 213},
    {"isCSSScale", 1, 215},
    {"isCSSScopeRule", 1, 213},
    {"isCSSSkew", 1, 215},
    {"isCSSSkewX", 1, 215},
    {"isCSSSkewY", 1, 215},
    {"isCSSStartingStyleRule", 1, 213},
    {"isCSSStyleRule", 1, 213},
    {"isCSSStyleSheet", 1, 242},
    {"isCSSStyleValue", 1, 215},
    {"isCSSSupportsRule", 1, 213},
    {"isCSSTransformComponent", 1, 215},
    {"isCSSTransformValue", 1, 215},
    {"isCSSTranslate", 1, 215},
    {"isCSSUnitValue", 1, 215},
    {"isCSSUnparsedValue", 1, 215},
    {"isCSSVariableReferenceValue", 1, 215},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 275},
    {"isClipboardItem", 1, 275},
    {"isClosed", 1, 32},
    {"isClosing", 1, 171},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 248},
    {"isCountQueuingStrategy", 1, 276},
    {"isCrypto", 1, 283},
    {"isCryptoKey", 1, 283},
    {"isCustomElementRegistry", 1, 217},
    {"isCustomStateSet", 1, 227},
    {"isDOMException", 1, 219},
    {"isDOMImplementation", 1, 220},
    {"isDOMMatrix", 1, 265},
    {"isDOMMatrixReadOnly", 1, 265},
    {"isDOMParser", 1, 220},
    {"isDOMPoint", 1, 265},
    {"isDOMPointReadOnly", 1, 265},
    {"isDOMQuad", 1, 265},
    {"isDOMRect", 1, 261},
    {"isDOMRectList", 1, 261},
    {"isDOMRectReadOnly", 1, 261},
    {"isDOMStringList", 1, 221},
    {"isDataTransfer", 1, 224},
    {"isDataTransferItem", 1, 224},
    {"isDataTransferItemList", 1, 224},
    {"isDecompressionStream", 1, 248},
    {"isDesigned", 1, 91},
    {"isDisabled", 1, 129},
    {"isDocumentTimeline", 1, 246},
    {"isEditable", 1, 129},
    {"isElement", 1, 57},
    {"isElementInternals", 1, 227},
    {"isEvent", 1, 228},
    {"isEventSource", 1, 249},
    {"isExternal", 1, 270},
    {"isFieldValue", 1, 76},
    {"isFile", 1, 229},
    {"isFileList", 1, 229},
    {"isFileReader", 1, 229},
    {"isFocusable", 1, 129},
    {"isFocusableByDefault", 1, 129},
    {"isFormControl", 1, 111},
    {"isFormCustom", 1, 87},
    {"isFormData", 1, 284},
    {"isFormat", 1, 55},
    {"isFrameWindow", 1, 49},
    {"isGeolocation", 1, 275},
    {"isGeolocationPositionError", 1, 275},
    {"isGroupChecked", 1, 120},
    {"isHTMLElementOf", 1, 96},
    {"isHeaders", 1, 257},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 270},
    {"isIdleDeadline", 1, 262},
    {"isImageLoading", 1, 101},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 203},
    {"isIntersectionObserver", 1, 264},
    {"isIntersectionObserverEntry", 1, 264},
    {"isKeyframeEffect", 1, 246},
    {"isLoadable", 1, 81},
    {"isLocation", 1, 270},
    {"isLockedReadable", 1, 169},
    {"isMediaError", 1, 267},
    {"isMediaList", 1, 242},
    {"isMediaQueryList", 1, 212},
    {"isMessageChannel", 1, 268},
    {"isMessagePort", 1, 268},
    {"isMimeType", 1, 235},
    {"isMimeTypeArray", 1, 235},
    {"isModal", 1, 132},
    {"isMouseEvent", 1, 190},
    {"isMutationObserver", 1, 233},
    {"isMutationRecord", 1, 233},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 235},
    {"isNodeIterator", 1, 243},
    {"isNotification", 1, 275},
    {"isNumberText", 1, 118},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 50},
    {"isPerformance", 1, 273},
    {"isPerformanceEntry", 1, 274},
    {"isPerformanceMark", 1, 274},
    {"isPerformanceMeasure", 1, 274},
    {"isPerformanceNavigation", 1, 271},
    {"isPerformanceObserver", 1, 274},
    {"isPerformanceObserverEntryList", 1, 274},
    {"isPerformanceTiming", 1, 271},
    {"isPermissionStatus", 1, 275},
    {"isPermissions", 1, 275},
    {"isPlugin", 1, 235},
    {"isPluginArray", 1, 235},
    {"isPopoverShown", 1, 133},
    {"isRange", 1, 238},
    {"isReadableByteStreamController", 1, 276},
    {"isReadableStream", 1, 276},
    {"isReadableStreamBYOBReader", 1, 276},
    {"isReadableStreamBYOBRequest", 1, 276},
    {"isReadableStreamDefaultController", 1, 276},
    {"isReadableStreamDefaultReader", 1, 276},
    {"isRequest", 1, 257},
    {"isResizeObserver", 1, 264},
    {"isResizeObserverEntry", 1, 264},
    {"isResizeObserverSize", 1, 264},
    {"isResponse", 1, 257},
    {"isSVGAngle", 1, 278},
    {"isSVGAnimatedAngle", 1, 278},
    {"isSVGAnimatedBoolean", 1, 278},
    {"isSVGAnimatedEnumeration", 1, 278},
    {"isSVGAnimatedInteger", 1, 278},
    {"isSVGAnimatedLength", 1, 278},
    {"isSVGAnimatedLengthList", 1, 278},
    {"isSVGAnimatedNumber", 1, 278},
    {"isSVGAnimatedNumberList", 1, 278},
    {"isSVGAnimatedPreserveAspectRatio", 1, 278},
    {"isSVGAnimatedRect", 1, 278},
    {"isSVGAnimatedTransformList", 1, 278},
    {"isSVGLength", 1, 278},
    {"isSVGLengthList", 1, 278},
    {"isSVGNumber", 1, 278},
    {"isSVGNumberList", 1, 278},
    {"isSVGPointList", 1, 278},
    {"isSVGPreserveAspectRatio", 1, 278},
    {"isSVGStringList", 1, 278},
    {"isSVGTransform", 1, 278},
    {"isSVGTransformList", 1, 278},
    {"isSVGUnitTypes", 1, 278},
    {"isScreen", 1, 212},
    {"isScripting", 1, 158},
    {"isSelected", 1, 121},
    {"isSelection", 1, 239},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 50},
    {"isStaticRange", 1, 238},
    {"isStepMismatch", 1, 118},
    {"isStorage", 1, 241},
    {"isStylePropertyMap", 1, 215},
    {"isStylePropertyMapReadOnly", 1, 215},
    {"isStyleSheet", 1, 242},
    {"isStyleSheetList", 1, 242},
    {"isSubmitButton", 1, 111},
    {"isSubtleCrypto", 1, 283},
    {"isSummary", 1, 129},
    {"isText", 1, 57},
    {"isTextDecoder", 1, 253},
    {"isTextDecoderStream", 1, 253},
    {"isTextEncoder", 1, 253},
    {"isTextEncoderStream", 1, 253},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 267},
    {"isTextTrackCue", 1, 267},
    {"isTextTrackCueList", 1, 267},
    {"isTextTrackList", 1, 267},
    {"isTimeRanges", 1, 266},
    {"isToken", 1, 76},
    {"isTouch", 1, 281},
    {"isTouchList", 1, 281},
    {"isTransformStream", 1, 276},
    {"isTransformStreamDefaultController", 1, 276},
    {"isTreeWalker", 1, 243},
    {"isURL", 1, 282},
    {"isURLSearchParams", 1, 282},
    {"isUnusable", 1, 80},
    {"isUserActivation", 1, 275},
    {"isVTTCue", 1, 267},
    {"isValidControl", 1, 124},
    {"isValidityState", 1, 259},
    {"isVideoTrack", 1, 267},
    {"isVideoTrackList", 1, 267},
    {"isVisualViewport", 1, 212},
    {"isWebSocket", 1, 249},
    {"isWritableStream", 1, 276},
    {"isWritableStreamDefaultController", 1, 276},
    {"isWritableStreamDefaultWriter", 1, 276},
    {"isXMLHttpRequest", 1, 284},
    {"isXMLHttpRequestEventTarget", 1, 284},
    {"isXMLHttpRequestUpload", 1, 284},
    {"isXMLSerializer", 1, 220},
    {"isXPathEvaluator", 1, 245},
    {"isXPathExpression", 1, 245},
    {"isXPathResult", 1, 245},
    {"itemKind", 1, 203},
    {"itemState", 1, 203},
    {"keepBlanks", 1, 60},
    {"keepBlanksApart", 1, 60},
    {"keepLine", 1, 52},
    {"keyframeEffectState", 1, 246},
    {"labelListOf", 1, 111},
    {"labeledControl", 1, 111},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 55},
    {"limitState", 1, 124},
    {"linesOf", 1, 57},
    {"linkModules", 1, 148},
    {"listElement", 1, 116},
    {"loadFailed", 1, 81},
    {"loadGraph", 1, 149},
    {"loadResource", 1, 81},
    {"localOf", 1, 57},
    {"localizedText", 1, 74},
    {"location", 1, 140},
    {"locationState", 1, 270},
    {"makeAbortController", 1, 209},
    {"makeAbortSignal", 1, 209},
    {"makeAbstractRange", 1, 238},
    {"makeAnimation", 1, 246},
    {"makeAnimationEffect", 1, 246},
    {"makeAnimationTimeline", 1, 246},
    {"makeAudioTrack", 1, 267},
    {"makeAudioTrackList", 1, 267},
    {"makeBarProp", 1, 270},
    {"makeBlob", 1, 229},
    {"makeBroadcastChannel", 1, 268},
    {"makeByteLengthQueuingStrategy", 1, 276},
    {"makeCSSConditionRule", 1, 213},
    {"makeCSSContainerRule", 1, 213},
    {"makeCSSCounterStyleRule", 1, 213},
    {"makeCSSFontFaceRule", 1, 213},
    {"makeCSSFontPaletteValuesRule", 1, 213},
    {"makeCSSGroupingRule", 1, 213},
    {"makeCSSImageValue", 1, 215},
    {"makeCSSImportRule", 1, 213},
    {"makeCSSKeyframeRule", 1, 213},
    {"makeCSSKeyframesRule", 1, 213},
    {"makeCSSKeywordValue", 1, 215},
    {"makeCSSLayerBlockRule", 1, 213},
    {"makeCSSLayerStatementRule", 1, 213},
    {"makeCSSMarginRule", 1, 213},
    {"makeCSSMathClamp", 1, 215},
    {"makeCSSMathInvert", 1, 215},
    {"makeCSSMathMax", 1, 215},
    {"makeCSSMathMin", 1, 215},
    {"makeCSSMathNegate", 1, 215},
    {"makeCSSMathProduct", 1, 215},
    {"makeCSSMathSum", 1, 215},
    {"makeCSSMathValue", 1, 215},
    {"makeCSSMatrixComponent", 1, 215},
    {"makeCSSMediaRule", 1, 213},
    {"makeCSSNamespaceRule", 1, 213},
    {"makeCSSNestedDeclarations", 1, 213},
    {"makeCSSNumericArray", 1, 215},
    {"makeCSSNumericValue", 1, 215},
    {"makeCSSPageRule", 1, 213},
    {"makeCSSPerspective", 1, 215},
    {"makeCSSPropertyRule", 1, 213},
    {"makeCSSRotate", 1, 215},
    {"makeCSSRule", 1, 213},
    {"makeCSSRuleList", 1, 213},
    {"makeCSSScale", 1, 215},
    {"makeCSSScopeRule", 1, 213},
    {"makeCSSSkew", 1, 215},
    {"makeCSSSkewX", 1, 215},
    {"makeCSSSkewY", 1, 215},
    {"makeCSSStartingStyleRule", 1, 213},
    {"makeCSSStyleDeclaration", 1, 214},
    {"makeCSSStyleRule", 1, 213},
    {"makeCSSStyleSheet", 1, 242},
    {"makeCSSStyleValue", 1, 215},
    {"makeCSSSupportsRule", 1, 213},
    {"makeCSSTransformComponent", 1, 215},
    {"makeCSSTransformValue", 1, 215},
    {"makeCSSTranslate", 1, 215},
    {"makeCSSUnitValue", 1, 215},
    {"makeCSSUnparsedValue", 1, 215},
    {"makeCSSVariableReferenceValue", 1, 215},
    {"makeClipboard", 1, 275},
    {"makeClipboardItem", 1, 275},
    {"makeCompressionStream", 1, 248},
    {"makeCountQueuingStrategy", 1, 276},
    {"makeCrypto", 1, 283},
    {"makeCryptoKey", 1, 283},
    {"makeCustomElementRegistry", 1, 217},
    {"makeCustomStateSet", 1, 227},
    {"makeDOMException", 1, 219},
    {"makeDOMImplementation", 1, 220},
    {"makeDOMMatrix", 1, 265},
    {"makeDOMMatrixReadOnly", 1, 265},
    {"makeDOMParser", 1, 220},
    {"makeDOMPoint", 1, 265},
    {"makeDOMPointReadOnly", 1, 265},
    {"makeDOMQuad", 1, 265},
    {"makeDOMRect", 1, 261},
    {"makeDOMRectList", 1, 261},
    {"makeDOMRectReadOnly", 1, 261},
    {"makeDOMStringList", 1, 221},
    {"makeDOMStringMap", 1, 222},
    {"makeDOMTokenList", 1, 223},
    {"makeDataTransfer", 1, 224},
    {"makeDataTransferItem", 1, 224},
    {"makeDataTransferItemList", 1, 224},
    {"makeDecompressionStream", 1, 248},
    {"makeDeferred", 1, 177},
    {"makeDocumentTimeline", 1, 246},
    {"makeElement", 1, 96},
    {"makeElementInternals", 1, 227},
    {"makeEvent", 1, 228},
    {"makeEventSource", 1, 249},
    {"makeException", 1, 201},
    {"makeExternal", 1, 270},
    {"makeFile", 1, 229},
    {"makeFileList", 1, 229},
    {"makeFileReader", 1, 229},
    {"makeFormData", 1, 284},
    {"makeFrameWindow", 1, 157},
    {"makeGeolocation", 1, 275},
    {"makeGeolocationPositionError", 1, 275},
    {"makeHTMLAllCollection", 1, 230},
    {"makeHTMLCollection", 1, 247},
    {"makeHTMLFormControlsCollection", 1, 258},
    {"makeHTMLOptionsCollection", 1, 258},
    {"makeHeaders", 1, 257},
    {"makeHistory", 1, 270},
    {"makeIdleDeadline", 1, 262},
    {"makeIndexed", 1, 203},
    {"makeIntersectionObserver", 1, 264},
    {"makeIntersectionObserverEntry", 1, 264},
    {"makeKeyframeEffect", 1, 246},
    {"makeLocation", 1, 270},
    {"makeMediaError", 1, 267},
    {"makeMediaList", 1, 242},
    {"makeMediaQueryList", 1, 212},
    {"makeMessageChannel", 1, 268},
    {"makeMessagePort", 1, 268},
    {"makeMimeType", 1, 235},
    {"makeMimeTypeArray", 1, 235},
    {"makeMutationObserver", 1, 233},
    {"makeMutationRecord", 1, 233},
    {"makeNamedNodeMap", 1, 234},
    {"makeNavigator", 1, 235},
    {"makeNodeIterator", 1, 243},
    {"makeNodeList", 1, 247},
    {"makeNotification", 1, 275},
    {"makePerformance", 1, 273},
    {"makePerformanceEntry", 1, 274},
    {"makePerformanceMark", 1, 274},
    {"makePerformanceMeasure", 1, 274},
    {"makePerformanceNavigation", 1, 271},
    {"makePerformanceObserver", 1, 274},
    {"makePerformanceObserverEntryList", 1, 274},
    {"makePerformanceTiming", 1, 271},
    {"makePermissionStatus", 1, 275},
    {"makePermissions", 1, 275},
    {"makePlugin", 1, 235},
    {"makePluginArray", 1, 235},
    {"makeRadioNodeList", 1, 258},
    {"makeRange", 1, 238},
    {"makeReadableByteStreamController", 1, 276},
    {"makeReadableStream", 1, 276},
    {"makeReadableStreamBYOBReader", 1, 276},
    {"makeReadableStreamBYOBRequest", 1, 276},
    {"makeReadableStreamDefaultController", 1, 276},
    {"makeReadableStreamDefaultReader", 1, 276},
    {"makeRealm", 1, 164},
    {"makeRequest", 1, 257},
    {"makeResizeObserver", 1, 264},
    {"makeResizeObserverEntry", 1, 264},
    {"makeResizeObserverSize", 1, 264},
    {"makeResponse", 1, 257},
    {"makeSVGAngle", 1, 278},
    {"makeSVGAnimatedAngle", 1, 278},
    {"makeSVGAnimatedBoolean", 1, 278},
    {"makeSVGAnimatedEnumeration", 1, 278},
    {"makeSVGAnimatedInteger", 1, 278},
    {"makeSVGAnimatedLength", 1, 278},
    {"makeSVGAnimatedLengthList", 1, 278},
    {"makeSVGAnimatedNumber", 1, 278},
    {"makeSVGAnimatedNumberList", 1, 278},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 278},
    {"makeSVGAnimatedRect", 1, 278},
    {"makeSVGAnimatedTransformList", 1, 278},
    {"makeSVGLength", 1, 278},
    {"makeSVGLengthList", 1, 278},
    {"makeSVGNumber", 1, 278},
    {"makeSVGNumberList", 1, 278},
    {"makeSVGPointList", 1, 278},
    {"makeSVGPreserveAspectRatio", 1, 278},
    {"makeSVGStringList", 1, 278},
    {"makeSVGTransform", 1, 278},
    {"makeSVGTransformList", 1, 278},
    {"makeSVGUnitTypes", 1, 278},
    {"makeScreen", 1, 212},
    {"makeSelection", 1, 239},
    {"makeStaticRange", 1, 238},
    {"makeStorage", 1, 241},
    {"makeStylePropertyMap", 1, 215},
    {"makeStylePropertyMapReadOnly", 1, 215},
    {"makeStyleSheet", 1, 242},
    {"makeStyleSheetList", 1, 242},
    {"makeSubtleCrypto", 1, 283},
    {"makeTextDecoder", 1, 253},
    {"makeTextDecoderStream", 1, 253},
    {"makeTextEncoder", 1, 253},
    {"makeTextEncoderStream", 1, 253},
    {"makeTextTrack", 1, 267},
    {"makeTextTrackCue", 1, 267},
    {"makeTextTrackCueList", 1, 267},
    {"makeTextTrackList", 1, 267},
    {"makeTimeRanges", 1, 266},
    {"makeTouch", 1, 281},
    {"makeTouchList", 1, 281},
    {"makeTransformStream", 1, 276},
    {"makeTransformStreamDefaultController", 1, 276},
    {"makeTreeWalker", 1, 243},
    {"makeURL", 1, 282},
    {"makeURLSearchParams", 1, 282},
    {"makeUserActivation", 1, 275},
    {"makeVTTCue", 1, 267},
    {"makeValidityState", 1, 259},
    {"makeVideoTrack", 1, 267},
    {"makeVideoTrackList", 1, 267},
    {"makeVisualViewport", 1, 212},
    {"makeWebSocket", 1, 249},
    {"makeWritableStream", 1, 276},
    {"makeWritableStreamDefaultController", 1, 276},
    {"makeWritableStreamDefaultWriter", 1, 276},
    {"makeXMLHttpRequest", 1, 284},
    {"makeXMLHttpRequestEventTarget", 1, 284},
    {"makeXMLHttpRequestUpload", 1, 284},
    {"makeXMLSerializer", 1, 220},
    {"makeXPathEvaluator", 1, 245},
    {"makeXPathExpression", 1, 245},
    {"makeXPathResult", 1, 245},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 118},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 267},
    {"mediaListState", 1, 242},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 212},
    {"mergeTexts", 1, 52},
    {"messageChannelState", 1, 268},
    {"messagePortState", 1, 268},
    {"messageText", 1, 72},
    {"metaOf", 1, 150},
    {"mimeParameter", 1, 167},
    {"mimeText", 1, 167},
    {"mimeTypeArrayState", 1, 235},
    {"mimeTypeState", 1, 235},
    {"mimeTypes", 1, 162},
    {"minimumOf", 1, 118},
    {"missing", 1, 207},
    {"moveChildren", 1, 50},
    {"moveFocus", 1, 129},
    {"movePoint", 1, 58},
    {"multipleChanged", 1, 121},
    {"mutationObserverState", 1, 233},
    {"mutationRecordState", 1, 233},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 148},
    {"namedIn", 1, 111},
    {"namedList", 1, 44},
    {"namedTest", 1, 111},
    {"namesOfValues", 1, 69},
    {"namespaceOf", 1, 148},
    {"navigateFrame", 1, 158},
    {"navigateToFragment", 1, 139},
    {"navigator", 1, 154},
    {"navigatorState", 1, 235},
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
    {"newKeyframeEffect", 1, 196},
    {"newList", 1, 177},
    {"newMatrix", 1, 83},
    {"newModule", 1, 149},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 169},
    {"newRect", 1, 84},
    {"newRectList", 1, 84},
    {"newResponse", 1, 78},
    {"newSVGAngle", 1, 181},
    {"newSVGLength", 1, 181},
    {"newSVGList", 1, 182},
    {"newSVGNumber", 1, 181},
    {"newSVGTransform", 1, 185},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 69},
    {"newWritable", 1, 171},
    {"nextTimer", 1, 189},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 243},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 207},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 275},
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
    {"openWindow", 1, 160},
    {"optionList", 1, 119},
    {"optionValue", 1, 119},
    {"own", 1, 49},
    {"ownControlState", 1, 107},
    {"pageScripts", 1, 151},
    {"parseMIMEType", 1, 167},
    {"parseMultipart", 1, 82},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 192},
    {"parseSVGNumbers", 1, 185},
    {"parseSVGTransforms", 1, 185},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 88},
    {"peerEvents", 1, 168},
    {"performance", 1, 186},
    {"performanceEntries", 1, 188},
    {"performanceEntryState", 1, 274},
    {"performanceMark", 1, 188},
    {"performanceMarkState", 1, 274},
    {"performanceMeasure", 1, 188},
    {"performanceMeasureState", 1, 274},
    {"performanceNavigationState", 1, 271},
    {"performanceObserverEntryListState", 1, 274},
    {"performanceObserverState", 1, 274},
    {"performanceState", 1, 273},
    {"performanceTimingState", 1, 271},
    {"permissionStatusState", 1, 275},
    {"permissionsState", 1, 275},
    {"pipe", 1, 174},
    {"placeCaret", 1, 52},
    {"placed", 1, 149},
    {"platformInterface", 1, 205},
    {"pluginArrayState", 1, 235},
    {"pluginState", 1, 235},
    {"plugins", 1, 162},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 133},
    {"postToWindow", 1, 136},
    {"prepareModule", 1, 150},
    {"problemOf", 1, 149},
    {"pullBytesIfNeeded", 1, 172},
    {"pullInto", 1, 175},
    {"pushItem", 1, 177},
    {"putFormat", 1, 55},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 189},
    {"queueMicrotask", 1, 189},
    {"queueTask", 1, 189},
    {"queueToggle", 1, 134},
    {"radioGroup", 1, 120},
    {"radioNodeList", 1, 110},
    {"randomUUID", 1, 197},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 238},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 70},
    {"react", 1, 177},
    {"readBody", 1, 80},
    {"readChunk", 1, 169},
    {"readContentHandler", 1, 144},
    {"readInto", 1, 169},
    {"readSequence", 1, 63},
    {"readTape", 1, 66},
    {"readableByteStreamControllerState", 1, 276},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 276},
    {"readableStreamBYOBRequestState", 1, 276},
    {"readableStreamDefaultControllerState", 1, 276},
    {"readableStreamDefaultReaderState", 1, 276},
    {"readableStreamState", 1, 276},
    {"realmOf", 1, 164},
    {"receiveControlState", 1, 107},
    {"receiverOf", 1, 96},
    {"recordOf", 1, 49},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 146},
    {"releaseReader", 1, 169},
    {"releaseWriter", 1, 171},
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
    {"requestFrame", 1, 189},
    {"requestIdle", 1, 145},
    {"requestState", 1, 257},
    {"resetControl", 1, 108},
    {"resetCustom", 1, 87},
    {"resetOptions", 1, 121},
    {"resetQueue", 1, 177},
    {"resizeObserverEntryState", 1, 264},
    {"resizeObserverSizeState", 1, 264},
    {"resizeObserverState", 1, 264},
    {"resolveSpecifier", 1, 146},
    {"resourceAddress", 1, 68},
    {"resourceBuffer", 1, 81},
    {"resourceDocument", 1, 81},
    {"resourceText", 1, 81},
    {"respond", 1, 175},
    {"respondWithView", 1, 175},
    {"responseState", 1, 257},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 157},
    {"runModule", 1, 150},
    {"runNextTimer", 1, 189},
    {"runShortcutScript", 1, 67},
    {"screen", 1, 13},
    {"screenState", 1, 212},
    {"scriptResource", 1, 68},
    {"scriptTimer", 1, 189},
    {"seedRandom", 1, 200},
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
    {"selectionState", 1, 239},
    {"sendControlStates", 1, 107},
    {"sendTo", 1, 136},
    {"sequenceOf", 1, 63},
    {"serialize", 1, 138},
    {"serializePairs", 1, 192},
    {"serializeWithTransfer", 1, 138},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 114},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 171},
    {"setCheckedness", 1, 120},
    {"setControlValue", 1, 114},
    {"setFiles", 1, 112},
    {"setFragment", 1, 140},
    {"setHandler", 1, 144},
    {"setHeader", 1, 76},
    {"setInputValue", 1, 114},
    {"setInteracted", 1, 124},
    {"setMIMEParameter", 1, 167},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 132},
    {"setOption", 1, 119},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 181},
    {"setSVGLength", 1, 181},
    {"setSelected", 1, 121},
    {"setTimer", 1, 189},
    {"setType", 1, 114},
    {"setUpByteSource", 1, 172},
    {"setUpBytes", 1, 172},
    {"setUpReadable", 1, 173},
    {"setUpSink", 1, 179},
    {"setUpSource", 1, 173},
    {"setUpTransform", 1, 170},
    {"setUpWritable", 1, 179},
    {"settingText", 1, 118},
    {"settleAs", 1, 177},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 164},
    {"shareControlState", 1, 107},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 177},
    {"showPopover", 1, 133},
    {"signWith", 1, 199},
    {"sizeOf", 1, 177},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 169},
    {"splitAround", 1, 50},
    {"splitText", 1, 21},
    {"startErroring", 1, 171},
    {"stateOf", 1, 203},
    {"staticRangeState", 1, 238},
    {"stepped", 1, 118},
    {"storage", 1, 155},
    {"storageAreas", 1, 73},
    {"storageState", 1, 241},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 89},
    {"stylePropertyMapReadOnlyState", 1, 215},
    {"stylePropertyMapState", 1, 215},
    {"styleSheetListState", 1, 242},
    {"styleSheetState", 1, 242},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 122},
    {"submittableOf", 1, 111},
    {"submittedText", 1, 114},
    {"subtle", 1, 198},
    {"subtleCryptoState", 1, 283},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 278},
    {"svgAnimatedAngleState", 1, 278},
    {"svgAnimatedBooleanState", 1, 278},
    {"svgAnimatedEnumerationState", 1, 278},
    {"svgAnimatedIntegerState", 1, 278},
    {"svgAnimatedLengthListState", 1, 278},
    {"svgAnimatedLengthState", 1, 278},
    {"svgAnimatedNumberListState", 1, 278},
    {"svgAnimatedNumberState", 1, 278},
    {"svgAnimatedPreserveAspectRatioState", 1, 278},
    {"svgAnimatedRectState", 1, 278},
    {"svgAnimatedTransformListState", 1, 278},
    {"svgAxis", 1, 181},
    {"svgBounds", 1, 183},
    {"svgBox", 1, 180},
    {"svgConstants", 1, 184},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 183},
    {"svgFloat", 1, 181},
    {"svgLengthListState", 1, 278},
    {"svgLengthState", 1, 278},
    {"svgListOf", 1, 180},
    {"svgMemberOrder", 1, 277},
    {"svgMembers", 1, 184},
    {"svgNumberListState", 1, 278},
    {"svgNumberState", 1, 278},
    {"svgNumberText", 1, 181},
    {"svgPathLength", 1, 183},
    {"svgPointAt", 1, 183},
    {"svgPointListState", 1, 278},
    {"svgPreserveAspectRatioState", 1, 278},
    {"svgReflection", 1, 180},
    {"svgStringListState", 1, 278},
    {"svgStrokes", 1, 183},
    {"svgTransformListState", 1, 278},
    {"svgTransformOf", 1, 185},
    {"svgTransformProduct", 1, 185},
    {"svgTransformState", 1, 278},
    {"svgTransformText", 1, 185},
    {"svgUnitTypesState", 1, 278},
    {"takeFilled", 1, 175},
    {"takeFormat", 1, 55},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 142},
    {"teeBytes", 1, 178},
    {"teeChunks", 1, 178},
    {"textAsBuffer", 1, 198},
    {"textBecameSelectable", 1, 123},
    {"textDecoderState", 1, 253},
    {"textDecoderStreamState", 1, 253},
    {"textEncoderState", 1, 253},
    {"textEncoderStreamState", 1, 253},
    {"textFragment", 1, 100},
    {"textReplaced", 1, 123},
    {"textToNumber", 1, 118},
    {"textTrackCueListState", 1, 267},
    {"textTrackCueState", 1, 267},
    {"textTrackListState", 1, 267},
    {"textTrackState", 1, 267},
    {"textsBetween", 1, 59},
    {"textsIn", 1, 55},
    {"textsOf", 1, 57},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 266},
    {"timingTimes", 1, 187},
    {"toBuffer", 1, 207},
    {"toByteString", 1, 207},
    {"toClamped", 1, 207},
    {"toEnforced", 1, 207},
    {"toEnum", 1, 207},
    {"toFloat", 1, 207},
    {"toInterface", 1, 207},
    {"toLongLong", 1, 207},
    {"toObject", 1, 207},
    {"toRecord", 1, 207},
    {"toSequence", 1, 207},
    {"toUnrestrictedFloat", 1, 207},
    {"toUnsignedLongLong", 1, 207},
    {"togglePopover", 1, 133},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 132},
    {"touchListState", 1, 281},
    {"touchState", 1, 281},
    {"transferPort", 1, 136},
    {"transferStream", 1, 137},
    {"transformMatrix", 1, 85},
    {"transformStreamDefaultControllerState", 1, 276},
    {"transformStreamState", 1, 276},
    {"treeWalkerState", 1, 243},
    {"trimSpace", 1, 76},
    {"turnFormatOff", 1, 55},
    {"typeOfAttributes", 1, 149},
    {"updateFormOwner", 1, 87},
    {"upgradeIn", 1, 88},
    {"urlSearchParamsState", 1, 282},
    {"urlState", 1, 282},
    {"userActivationState", 1, 275},
    {"usesSourceSet", 1, 104},
    {"utf8Text", 1, 63},
    {"validityOf", 1, 124},
    {"validityStateState", 1, 259},
    {"valueFunctions", 1, 69},
    {"valueMode", 1, 113},
    {"valuesAsJSON", 1, 69},
    {"verifyWith", 1, 199},
    {"videoTrackListState", 1, 267},
    {"videoTrackState", 1, 267},
    {"viewParts", 1, 177},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 212},
    {"vttCueState", 1, 267},
    {"waitingReads", 1, 169},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 249},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 107},
    {"willValidate", 1, 124},
    {"windowNamed", 1, 159},
    {"windowOf", 1, 158},
    {"withImports", 1, 150},
    {"withReactions", 1, 88},
    {"withoutScripts", 1, 56},
    {"writableDesiredSize", 1, 179},
    {"writableStreamDefaultControllerState", 1, 276},
    {"writableStreamDefaultWriterState", 1, 276},
    {"writableStreamState", 1, 276},
    {"writeChunk", 1, 171},
    {"writeController", 1, 179},
    {"writeJSONTape", 1, 66},
    {"writeTape", 1, 66},
    {"wrongKind", 1, 207},
    {"wrongReceiver", 1, 207},
    {"wrongValue", 1, 207},
    {"xPathEvaluatorState", 1, 245},
    {"xPathExpressionState", 1, 245},
    {"xPathResultState", 1, 245},
    {"xmlHttpRequestEventTargetState", 1, 284},
    {"xmlHttpRequestState", 1, 284},
    {"xmlHttpRequestUploadState", 1, 284},
    {"xmlSerializerState", 1, 220},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
