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
static const unsigned char dom_childText[] = {
#embed "Linked/dom/childText.js"
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
static const unsigned char extension_webExtensionFiles[] = {
#embed "Linked/extension/webExtensionFiles.js"
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
static const unsigned char html_scripting_moduleExports[] = {
#embed "Linked/html/scripting/moduleExports.js"
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
static const unsigned char html_scripting_prefixes[] = {
#embed "Linked/html/scripting/prefixes.js"
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
    BINDINGS_FILE("js/dom/childText.js", dom_childText),
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
    BINDINGS_FILE("js/extension/webExtensionFiles.js", extension_webExtensionFiles),
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
    BINDINGS_FILE("js/html/scripting/moduleExports.js", html_scripting_moduleExports),
    BINDINGS_FILE("js/html/scripting/moduleLinking.js", html_scripting_moduleLinking),
    BINDINGS_FILE("js/html/scripting/moduleMap.js", html_scripting_moduleMap),
    BINDINGS_FILE("js/html/scripting/modules.js", html_scripting_modules),
    BINDINGS_FILE("js/html/scripting/pageScripts.js", html_scripting_pageScripts),
    BINDINGS_FILE("js/html/scripting/prefixes.js", html_scripting_prefixes),
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
    {"AMBIGUOUS", 1, 150},
    {"AbortController", 0, 214},
    {"AbortControllerBrand", 1, 214},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 214},
    {"AbortSignalBrand", 1, 214},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 243},
    {"AbstractRangeBrand", 1, 243},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 251},
    {"AnimationBrand", 1, 251},
    {"AnimationEffect", 0, 251},
    {"AnimationEffectBrand", 1, 251},
    {"AnimationEffectSteps", 1, 201},
    {"AnimationEvent", 0, 261},
    {"AnimationFrameProviderSteps", 1, 170},
    {"AnimationPlaybackEvent", 0, 251},
    {"AnimationSteps", 1, 199},
    {"AnimationTimeline", 0, 251},
    {"AnimationTimelineBrand", 1, 251},
    {"AnimationTimelineSteps", 1, 199},
    {"Attr", 0, 215},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 271},
    {"AudioTrack", 0, 272},
    {"AudioTrackBrand", 1, 272},
    {"AudioTrackList", 0, 272},
    {"AudioTrackListBrand", 1, 272},
    {"AudioTrackListSteps", 1, 105},
    {"AudioTrackSteps", 1, 105},
    {"AutofilledSteps", 1, 107},
    {"BarProp", 0, 275},
    {"BarPropBrand", 1, 275},
    {"BarPropSteps", 1, 157},
    {"BeforeUnloadEvent", 0, 261},
    {"BeforeUnloadEventSteps", 1, 195},
    {"Blob", 0, 234},
    {"BlobBrand", 1, 234},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 82},
    {"BroadcastChannel", 0, 273},
    {"BroadcastChannelBrand", 1, 273},
    {"BroadcastChannelSteps", 1, 138},
    {"ByteLengthQueuingStrategy", 0, 281},
    {"ByteLengthQueuingStrategyBrand", 1, 281},
    {"ByteLengthQueuingStrategySteps", 1, 182},
    {"CDATASection", 0, 221},
    {"CSS", 3, 216},
    {"CSSConditionRule", 0, 218},
    {"CSSConditionRuleBrand", 1, 218},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 218},
    {"CSSContainerRuleBrand", 1, 218},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 218},
    {"CSSCounterStyleRuleBrand", 1, 218},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 218},
    {"CSSFontFaceRuleBrand", 1, 218},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 218},
    {"CSSFontPaletteValuesRuleBrand", 1, 218},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 218},
    {"CSSGroupingRuleBrand", 1, 218},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 220},
    {"CSSImageValueBrand", 1, 220},
    {"CSSImportRule", 0, 218},
    {"CSSImportRuleBrand", 1, 218},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 218},
    {"CSSKeyframeRuleBrand", 1, 218},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 218},
    {"CSSKeyframesRuleBrand", 1, 218},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 220},
    {"CSSKeywordValueBrand", 1, 220},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 218},
    {"CSSLayerBlockRuleBrand", 1, 218},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 218},
    {"CSSLayerStatementRuleBrand", 1, 218},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 218},
    {"CSSMarginRuleBrand", 1, 218},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 220},
    {"CSSMathClampBrand", 1, 220},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 220},
    {"CSSMathInvertBrand", 1, 220},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 220},
    {"CSSMathMaxBrand", 1, 220},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 220},
    {"CSSMathMinBrand", 1, 220},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 220},
    {"CSSMathNegateBrand", 1, 220},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 220},
    {"CSSMathProductBrand", 1, 220},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 220},
    {"CSSMathSumBrand", 1, 220},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 220},
    {"CSSMathValueBrand", 1, 220},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 220},
    {"CSSMatrixComponentBrand", 1, 220},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 218},
    {"CSSMediaRuleBrand", 1, 218},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 218},
    {"CSSNamespaceRuleBrand", 1, 218},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 218},
    {"CSSNestedDeclarationsBrand", 1, 218},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 220},
    {"CSSNumericArrayBrand", 1, 220},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 220},
    {"CSSNumericValueBrand", 1, 220},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 218},
    {"CSSPageRuleBrand", 1, 218},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 220},
    {"CSSPerspectiveBrand", 1, 220},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 218},
    {"CSSPropertyRuleBrand", 1, 218},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 220},
    {"CSSRotateBrand", 1, 220},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 218},
    {"CSSRuleBrand", 1, 218},
    {"CSSRuleList", 0, 218},
    {"CSSRuleListBrand", 1, 218},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 220},
    {"CSSScaleBrand", 1, 220},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 218},
    {"CSSScopeRuleBrand", 1, 218},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 220},
    {"CSSSkewBrand", 1, 220},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 220},
    {"CSSSkewXBrand", 1, 220},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 220},
    {"CSSSkewYBrand", 1, 220},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 218},
    {"CSSStartingStyleRuleBrand", 1, 218},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 219},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 218},
    {"CSSStyleRuleBrand", 1, 218},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 247},
    {"CSSStyleSheetBrand", 1, 247},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 220},
    {"CSSStyleValueBrand", 1, 220},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 218},
    {"CSSSupportsRuleBrand", 1, 218},
    {"CSSTransformComponent", 0, 220},
    {"CSSTransformComponentBrand", 1, 220},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 220},
    {"CSSTransformValueBrand", 1, 220},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 220},
    {"CSSTranslateBrand", 1, 220},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 220},
    {"CSSUnitValueBrand", 1, 220},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 220},
    {"CSSUnparsedValueBrand", 1, 220},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 220},
    {"CSSVariableReferenceValueBrand", 1, 220},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 221},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 280},
    {"ClipboardBrand", 1, 280},
    {"ClipboardEvent", 0, 261},
    {"ClipboardItem", 0, 280},
    {"ClipboardItemBrand", 1, 280},
    {"ClipboardItemSteps", 1, 166},
    {"ClipboardSteps", 1, 166},
    {"CloseEvent", 0, 261},
    {"CommandEvent", 0, 261},
    {"Comment", 0, 221},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 261},
    {"CompositionEventSteps", 1, 195},
    {"CompressionStream", 0, 253},
    {"CompressionStreamBrand", 1, 253},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 126},
    {"CountQueuingStrategy", 0, 281},
    {"CountQueuingStrategyBrand", 1, 281},
    {"CountQueuingStrategySteps", 1, 182},
    {"Crypto", 0, 288},
    {"CryptoBrand", 1, 288},
    {"CryptoKey", 0, 288},
    {"CryptoKeyBrand", 1, 288},
    {"CryptoKeySteps", 1, 204},
    {"CryptoSteps", 1, 202},
    {"CustomElementRegistry", 0, 222},
    {"CustomElementRegistryBrand", 1, 222},
    {"CustomElementRegistrySteps", 1, 88},
    {"CustomEvent", 0, 223},
    {"CustomEventSteps", 1, 43},
    {"CustomStateSet", 0, 232},
    {"CustomStateSetBrand", 1, 232},
    {"CustomStateSetSteps", 1, 89},
    {"DOMException", 0, 224},
    {"DOMExceptionBrand", 1, 224},
    {"DOMExceptionSteps", 1, 206},
    {"DOMImplementation", 0, 225},
    {"DOMImplementationBrand", 1, 225},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 270},
    {"DOMMatrixBrand", 1, 270},
    {"DOMMatrixReadOnly", 0, 270},
    {"DOMMatrixReadOnlyBrand", 1, 270},
    {"DOMMatrixReadOnlySteps", 1, 85},
    {"DOMMatrixSteps", 1, 85},
    {"DOMParser", 0, 225},
    {"DOMParserBrand", 1, 225},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 270},
    {"DOMPointBrand", 1, 270},
    {"DOMPointReadOnly", 0, 270},
    {"DOMPointReadOnlyBrand", 1, 270},
    {"DOMPointReadOnlySteps", 1, 85},
    {"DOMPointSteps", 1, 85},
    {"DOMQuad", 0, 270},
    {"DOMQuadBrand", 1, 270},
    {"DOMQuadSteps", 1, 85},
    {"DOMRect", 0, 266},
    {"DOMRectBrand", 1, 266},
    {"DOMRectList", 0, 266},
    {"DOMRectListBrand", 1, 266},
    {"DOMRectListSteps", 1, 86},
    {"DOMRectReadOnly", 0, 266},
    {"DOMRectReadOnlyBrand", 1, 266},
    {"DOMRectReadOnlySteps", 1, 86},
    {"DOMRectSteps", 1, 86},
    {"DOMStringList", 0, 226},
    {"DOMStringListBrand", 1, 226},
    {"DOMStringListSteps", 1, 91},
    {"DOMStringMap", 0, 227},
    {"DOMTokenList", 0, 228},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 152},
    {"DataTransfer", 0, 229},
    {"DataTransferBrand", 1, 229},
    {"DataTransferItem", 0, 229},
    {"DataTransferItemBrand", 1, 229},
    {"DataTransferItemList", 0, 229},
    {"DataTransferItemListBrand", 1, 229},
    {"DataTransferItemListSteps", 1, 128},
    {"DataTransferItemSteps", 1, 128},
    {"DataTransferSteps", 1, 128},
    {"DecompressionStream", 0, 253},
    {"DecompressionStreamBrand", 1, 253},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 221},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 217},
    {"DocumentMembers_Document", 1, 230},
    {"DocumentMembers_HTMLDocument", 1, 236},
    {"DocumentMembers_ParentNode", 1, 242},
    {"DocumentMembers_StyleSheets", 1, 247},
    {"DocumentMembers_XPath", 1, 250},
    {"DocumentMembers_animations", 1, 251},
    {"DocumentMembers_editing", 1, 256},
    {"DocumentMembers_fullscreen", 1, 265},
    {"DocumentMembers_touch", 1, 286},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 230},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 39},
    {"DocumentSteps_HTMLDocument", 1, 93},
    {"DocumentSteps_animations", 1, 199},
    {"DocumentSteps_editing", 1, 54},
    {"DocumentSteps_fullscreen", 1, 132},
    {"DocumentSteps_touch", 1, 196},
    {"DocumentTimeline", 0, 251},
    {"DocumentTimelineBrand", 1, 251},
    {"DocumentTimelineSteps", 1, 199},
    {"DocumentType", 0, 221},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 261},
    {"EVALUATING", 1, 152},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 99},
    {"ElementInternals", 0, 232},
    {"ElementInternalsBrand", 1, 232},
    {"ElementInternalsSteps", 1, 89},
    {"ElementMembers_CSSOMView", 1, 217},
    {"ElementMembers_CSSTypedOM", 1, 220},
    {"ElementMembers_Element", 1, 231},
    {"ElementMembers_ParentNode", 1, 242},
    {"ElementMembers_animations", 1, 251},
    {"ElementMembers_fullscreen", 1, 265},
    {"ElementMembers_reflected", 1, 96},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 41},
    {"ElementSteps_animations", 1, 199},
    {"ElementSteps_fullscreen", 1, 132},
    {"ErrorEvent", 0, 261},
    {"Event", 0, 233},
    {"EventBrand", 1, 233},
    {"EventSource", 0, 254},
    {"EventSourceBrand", 1, 254},
    {"EventSourceSteps", 1, 137},
    {"EventSteps", 1, 24},
    {"External", 0, 275},
    {"ExternalBrand", 1, 275},
    {"ExternalSteps", 1, 157},
    {"File", 0, 234},
    {"FileBrand", 1, 234},
    {"FileList", 0, 234},
    {"FileListBrand", 1, 234},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 234},
    {"FileReaderBrand", 1, 234},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 261},
    {"FormData", 0, 289},
    {"FormDataBrand", 1, 289},
    {"FormDataEvent", 0, 261},
    {"FormDataSteps", 1, 77},
    {"FormOwnedSteps", 1, 113},
    {"GenericTransformStreamSteps", 1, 175},
    {"Geolocation", 0, 280},
    {"GeolocationBrand", 1, 280},
    {"GeolocationPositionError", 0, 280},
    {"GeolocationPositionErrorBrand", 1, 280},
    {"GeolocationPositionErrorSteps", 1, 166},
    {"GeolocationSteps", 1, 166},
    {"HTMLAllCollection", 0, 235},
    {"HTMLAllCollectionSteps", 1, 92},
    {"HTMLAnchorElement", 2, 285},
    {"HTMLAnchorElementSteps", 1, 143},
    {"HTMLAreaElement", 2, 285},
    {"HTMLAudioElementSteps", 1, 104},
    {"HTMLBaseElement", 2, 274},
    {"HTMLBaseElementSteps", 1, 94},
    {"HTMLButtonElement", 2, 264},
    {"HTMLButtonElementSteps", 1, 133},
    {"HTMLCanvasElement", 2, 268},
    {"HTMLCanvasElementSteps", 1, 156},
    {"HTMLCollection", 0, 252},
    {"HTMLCollectionKind", 1, 252},
    {"HTMLDataListElement", 2, 264},
    {"HTMLDataListElementSteps", 1, 121},
    {"HTMLDialogElement", 2, 268},
    {"HTMLDialogElementSteps", 1, 130},
    {"HTMLElementMembers_CSSOMView", 1, 217},
    {"HTMLElementMembers_CSSTypedOM", 1, 220},
    {"HTMLElementMembers_HTMLElement", 1, 237},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 99},
    {"HTMLEmbedElement", 2, 257},
    {"HTMLEmbedElementSteps", 1, 104},
    {"HTMLFieldSetElement", 2, 264},
    {"HTMLFieldSetElementSteps", 1, 113},
    {"HTMLFormControlsCollection", 0, 263},
    {"HTMLFormElement", 2, 264},
    {"HTMLFormElementSteps", 1, 124},
    {"HTMLFormElementSteps_formElements", 1, 112},
    {"HTMLFrameElement", 2, 277},
    {"HTMLFrameElementSteps", 1, 163},
    {"HTMLHyperlinkElementUtilsSteps", 1, 143},
    {"HTMLIFrameElement", 2, 257},
    {"HTMLIFrameElementSteps", 1, 163},
    {"HTMLImageElement", 2, 257},
    {"HTMLImageElementSteps", 1, 103},
    {"HTMLInputElement", 2, 264},
    {"HTMLInputElementSteps", 1, 110},
    {"HTMLLabelElement", 2, 264},
    {"HTMLLabelElementSteps", 1, 113},
    {"HTMLLegendElement", 2, 264},
    {"HTMLLegendElementSteps", 1, 113},
    {"HTMLLinkElement", 2, 247},
    {"HTMLMapElement", 2, 257},
    {"HTMLMapElementSteps", 1, 104},
    {"HTMLMarqueeElement", 2, 277},
    {"HTMLMarqueeElementSteps", 1, 100},
    {"HTMLMediaElement", 2, 271},
    {"HTMLMediaElementSteps", 1, 104},
    {"HTMLMediaElementSteps_mediaElements", 1, 105},
    {"HTMLMeterElement", 2, 264},
    {"HTMLMeterElementSteps", 1, 119},
    {"HTMLObjectElement", 2, 257},
    {"HTMLObjectElement", 2, 264},
    {"HTMLObjectElementSteps", 1, 104},
    {"HTMLOptionElement", 2, 264},
    {"HTMLOptionElementSteps", 1, 121},
    {"HTMLOptionsCollection", 0, 263},
    {"HTMLOptionsCollectionSteps", 1, 121},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 99},
    {"HTMLOutputElement", 2, 264},
    {"HTMLOutputElementSteps", 1, 110},
    {"HTMLProgressElement", 2, 264},
    {"HTMLProgressElementSteps", 1, 119},
    {"HTMLScriptElement", 2, 268},
    {"HTMLScriptElementSteps", 1, 156},
    {"HTMLSelectElement", 2, 264},
    {"HTMLSelectElementSteps", 1, 121},
    {"HTMLSlotElement", 2, 268},
    {"HTMLSlotElementSteps", 1, 156},
    {"HTMLStyleElement", 2, 247},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 284},
    {"HTMLTableCellElementSteps", 1, 101},
    {"HTMLTableElement", 2, 284},
    {"HTMLTableElementSteps", 1, 101},
    {"HTMLTableRowElement", 2, 284},
    {"HTMLTableRowElementSteps", 1, 101},
    {"HTMLTableSectionElement", 2, 284},
    {"HTMLTableSectionElementSteps", 1, 101},
    {"HTMLTemplateElement", 2, 268},
    {"HTMLTemplateElementSteps", 1, 156},
    {"HTMLTextAreaElement", 2, 264},
    {"HTMLTextAreaElementSteps", 1, 110},
    {"HTMLTitleElement", 2, 274},
    {"HTMLTitleElementSteps", 1, 94},
    {"HTMLTrackElement", 2, 271},
    {"HTMLTrackElementSteps", 1, 104},
    {"HTMLTrackElementSteps_mediaElements", 1, 105},
    {"HTMLVideoElement", 2, 271},
    {"HTMLVideoElementSteps", 1, 104},
    {"HashChangeEvent", 0, 261},
    {"Headers", 0, 262},
    {"HeadersBrand", 1, 262},
    {"HeadersSteps", 1, 78},
    {"History", 0, 275},
    {"HistoryBrand", 1, 275},
    {"HistorySteps", 1, 141},
    {"IdleDeadline", 0, 267},
    {"IdleDeadlineBrand", 1, 267},
    {"IdleDeadlineSteps", 1, 147},
    {"Image", 0, 257},
    {"InputEvent", 0, 261},
    {"InputEventSteps", 1, 195},
    {"IntersectionObserver", 0, 269},
    {"IntersectionObserverBrand", 1, 269},
    {"IntersectionObserverEntry", 0, 269},
    {"IntersectionObserverEntryBrand", 1, 269},
    {"IntersectionObserverEntrySteps", 1, 171},
    {"IntersectionObserverSteps", 1, 171},
    {"KeyboardEvent", 0, 261},
    {"KeyboardEventSteps", 1, 195},
    {"KeyframeEffect", 0, 251},
    {"KeyframeEffectBrand", 1, 251},
    {"KeyframeEffectSteps", 1, 201},
    {"LINKED", 1, 152},
    {"LOADED", 1, 152},
    {"LabelableSteps", 1, 113},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 275},
    {"LocationBrand", 1, 275},
    {"LocationSteps", 1, 142},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 237},
    {"MathMLElement", 2, 260},
    {"MathMLElementMembers_CSSTypedOM", 1, 220},
    {"MediaError", 0, 272},
    {"MediaErrorBrand", 1, 272},
    {"MediaErrorSteps", 1, 105},
    {"MediaList", 0, 247},
    {"MediaListBrand", 1, 247},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 217},
    {"MediaQueryListBrand", 1, 217},
    {"MediaQueryListEvent", 0, 261},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 273},
    {"MessageChannelBrand", 1, 273},
    {"MessageChannelSteps", 1, 138},
    {"MessageEvent", 0, 261},
    {"MessageEventSteps", 1, 195},
    {"MessagePort", 0, 273},
    {"MessagePortBrand", 1, 273},
    {"MessagePortSteps", 1, 138},
    {"MimeType", 0, 240},
    {"MimeTypeArray", 0, 240},
    {"MimeTypeArrayBrand", 1, 240},
    {"MimeTypeArraySteps", 1, 167},
    {"MimeTypeBrand", 1, 240},
    {"MimeTypeSteps", 1, 167},
    {"MouseEvent", 0, 261},
    {"MouseEventSteps", 1, 195},
    {"MutationObserver", 0, 238},
    {"MutationObserverBrand", 1, 238},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 238},
    {"MutationRecordBrand", 1, 238},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 152},
    {"NOTHING", 1, 212},
    {"NamedNodeMap", 0, 239},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 240},
    {"NavigatorBrand", 1, 240},
    {"NavigatorConcurrentHardwareSteps", 1, 158},
    {"NavigatorCookiesSteps", 1, 158},
    {"NavigatorIDSteps", 1, 158},
    {"NavigatorLanguageSteps", 1, 158},
    {"NavigatorOnLineSteps", 1, 158},
    {"NavigatorPluginsSteps", 1, 158},
    {"NavigatorSteps", 1, 158},
    {"NavigatorSteps_permissions", 1, 166},
    {"NodeFilter", 0, 248},
    {"NodeIterator", 0, 248},
    {"NodeIteratorBrand", 1, 248},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 252},
    {"NodeListKind", 1, 252},
    {"NodeMembers_Node", 1, 241},
    {"NodeSteps_Node", 1, 46},
    {"Notification", 0, 280},
    {"NotificationBrand", 1, 280},
    {"NotificationSteps", 1, 166},
    {"Option", 0, 264},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 261},
    {"PairList", 1, 207},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 278},
    {"PerformanceBrand", 1, 278},
    {"PerformanceEntry", 0, 279},
    {"PerformanceEntryBrand", 1, 279},
    {"PerformanceEntrySteps", 1, 193},
    {"PerformanceMark", 0, 279},
    {"PerformanceMarkBrand", 1, 279},
    {"PerformanceMarkSteps", 1, 193},
    {"PerformanceMeasure", 0, 279},
    {"PerformanceMeasureBrand", 1, 279},
    {"PerformanceMeasureSteps", 1, 193},
    {"PerformanceNavigation", 0, 276},
    {"PerformanceNavigationBrand", 1, 276},
    {"PerformanceNavigationSteps", 1, 192},
    {"PerformanceObserver", 0, 279},
    {"PerformanceObserverBrand", 1, 279},
    {"PerformanceObserverEntryList", 0, 279},
    {"PerformanceObserverEntryListBrand", 1, 279},
    {"PerformanceObserverEntryListSteps", 1, 193},
    {"PerformanceObserverSteps", 1, 193},
    {"PerformanceSteps", 1, 191},
    {"PerformanceTiming", 0, 276},
    {"PerformanceTimingBrand", 1, 276},
    {"PerformanceTimingSteps", 1, 192},
    {"PermissionStatus", 0, 280},
    {"PermissionStatusBrand", 1, 280},
    {"PermissionStatusSteps", 1, 166},
    {"Permissions", 0, 280},
    {"PermissionsBrand", 1, 280},
    {"PermissionsSteps", 1, 166},
    {"Plugin", 0, 240},
    {"PluginArray", 0, 240},
    {"PluginArrayBrand", 1, 240},
    {"PluginArraySteps", 1, 167},
    {"PluginBrand", 1, 240},
    {"PluginSteps", 1, 167},
    {"PointerEvent", 0, 261},
    {"PointerEventSteps", 1, 195},
    {"PopStateEvent", 0, 261},
    {"PrefixIndex", 1, 155},
    {"ProcessingInstruction", 0, 221},
    {"ProgressEvent", 0, 261},
    {"PromiseRejectionEvent", 0, 261},
    {"RadioNodeList", 0, 263},
    {"RadioNodeListSteps", 1, 112},
    {"Range", 0, 243},
    {"RangeBrand", 1, 243},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 281},
    {"ReadableByteStreamControllerBrand", 1, 281},
    {"ReadableByteStreamControllerSteps", 1, 177},
    {"ReadableStream", 0, 281},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 281},
    {"ReadableStreamBYOBReaderBrand", 1, 281},
    {"ReadableStreamBYOBReaderSteps", 1, 174},
    {"ReadableStreamBYOBRequest", 0, 281},
    {"ReadableStreamBYOBRequestBrand", 1, 281},
    {"ReadableStreamBYOBRequestSteps", 1, 180},
    {"ReadableStreamBrand", 1, 281},
    {"ReadableStreamDefaultController", 0, 281},
    {"ReadableStreamDefaultControllerBrand", 1, 281},
    {"ReadableStreamDefaultControllerSteps", 1, 178},
    {"ReadableStreamDefaultReader", 0, 281},
    {"ReadableStreamDefaultReaderBrand", 1, 281},
    {"ReadableStreamDefaultReaderSteps", 1, 174},
    {"ReadableStreamGenericReaderSteps", 1, 174},
    {"ReadableStreamSteps", 1, 181},
    {"Request", 0, 262},
    {"RequestBrand", 1, 262},
    {"RequestSteps", 1, 79},
    {"ResizeObserver", 0, 269},
    {"ResizeObserverBrand", 1, 269},
    {"ResizeObserverEntry", 0, 269},
    {"ResizeObserverEntryBrand", 1, 269},
    {"ResizeObserverEntrySteps", 1, 171},
    {"ResizeObserverSize", 0, 269},
    {"ResizeObserverSizeBrand", 1, 269},
    {"ResizeObserverSizeSteps", 1, 171},
    {"ResizeObserverSteps", 1, 171},
    {"Response", 0, 262},
    {"ResponseBrand", 1, 262},
    {"ResponseSteps", 1, 80},
    {"SEVERAL", 1, 45},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 283},
    {"SVGAngleBrand", 1, 283},
    {"SVGAngleSteps", 1, 186},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 283},
    {"SVGAnimatedAngleBrand", 1, 283},
    {"SVGAnimatedAngleSteps", 1, 185},
    {"SVGAnimatedBoolean", 0, 283},
    {"SVGAnimatedBooleanBrand", 1, 283},
    {"SVGAnimatedBooleanSteps", 1, 185},
    {"SVGAnimatedEnumeration", 0, 283},
    {"SVGAnimatedEnumerationBrand", 1, 283},
    {"SVGAnimatedEnumerationSteps", 1, 185},
    {"SVGAnimatedInteger", 0, 283},
    {"SVGAnimatedIntegerBrand", 1, 283},
    {"SVGAnimatedIntegerSteps", 1, 185},
    {"SVGAnimatedLength", 0, 283},
    {"SVGAnimatedLengthBrand", 1, 283},
    {"SVGAnimatedLengthList", 0, 283},
    {"SVGAnimatedLengthListBrand", 1, 283},
    {"SVGAnimatedLengthListSteps", 1, 185},
    {"SVGAnimatedLengthSteps", 1, 185},
    {"SVGAnimatedNumber", 0, 283},
    {"SVGAnimatedNumberBrand", 1, 283},
    {"SVGAnimatedNumberList", 0, 283},
    {"SVGAnimatedNumberListBrand", 1, 283},
    {"SVGAnimatedNumberListSteps", 1, 185},
    {"SVGAnimatedNumberSteps", 1, 185},
    {"SVGAnimatedPreserveAspectRatio", 0, 283},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 283},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 185},
    {"SVGAnimatedRect", 0, 283},
    {"SVGAnimatedRectBrand", 1, 283},
    {"SVGAnimatedRectSteps", 1, 185},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 283},
    {"SVGAnimatedTransformListBrand", 1, 283},
    {"SVGAnimatedTransformListSteps", 1, 185},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 237},
    {"SVGElement", 2, 260},
    {"SVGElementMembers_CSSTypedOM", 1, 220},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 283},
    {"SVGLengthBrand", 1, 283},
    {"SVGLengthList", 0, 283},
    {"SVGLengthListBrand", 1, 283},
    {"SVGLengthListSteps", 1, 187},
    {"SVGLengthSteps", 1, 186},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 283},
    {"SVGNumberBrand", 1, 283},
    {"SVGNumberList", 0, 283},
    {"SVGNumberListBrand", 1, 283},
    {"SVGNumberListSteps", 1, 187},
    {"SVGNumberSteps", 1, 186},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 283},
    {"SVGPointListBrand", 1, 283},
    {"SVGPointListSteps", 1, 187},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 283},
    {"SVGPreserveAspectRatioBrand", 1, 283},
    {"SVGPreserveAspectRatioSteps", 1, 185},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 283},
    {"SVGStringListBrand", 1, 283},
    {"SVGStringListSteps", 1, 187},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 283},
    {"SVGTransformBrand", 1, 283},
    {"SVGTransformList", 0, 283},
    {"SVGTransformListBrand", 1, 283},
    {"SVGTransformListSteps", 1, 187},
    {"SVGTransformSteps", 1, 190},
    {"SVGUnitTypes", 0, 283},
    {"SVGUnitTypesBrand", 1, 283},
    {"SVGUnitTypesSteps", 1, 185},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 217},
    {"ScreenBrand", 1, 217},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 261},
    {"SelectableTextSteps", 1, 125},
    {"Selection", 0, 244},
    {"SelectionBrand", 1, 244},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 245},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 199},
    {"SlottableSteps", 1, 48},
    {"StaticRange", 0, 243},
    {"StaticRangeBrand", 1, 243},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 246},
    {"StorageBrand", 1, 246},
    {"StorageEvent", 0, 261},
    {"StorageEventSteps", 1, 195},
    {"StorageSteps", 1, 159},
    {"StylePropertyMap", 0, 220},
    {"StylePropertyMapBrand", 1, 220},
    {"StylePropertyMapReadOnly", 0, 220},
    {"StylePropertyMapReadOnlyBrand", 1, 220},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 247},
    {"StyleSheetBrand", 1, 247},
    {"StyleSheetList", 0, 247},
    {"StyleSheetListBrand", 1, 247},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 261},
    {"SubmitterSteps", 1, 124},
    {"SubtleCrypto", 0, 288},
    {"SubtleCryptoBrand", 1, 288},
    {"SubtleCryptoSteps", 1, 203},
    {"Text", 0, 221},
    {"TextDecoder", 0, 258},
    {"TextDecoderBrand", 1, 258},
    {"TextDecoderCommonSteps", 1, 65},
    {"TextDecoderSteps", 1, 62},
    {"TextDecoderStream", 0, 258},
    {"TextDecoderStreamBrand", 1, 258},
    {"TextDecoderStreamSteps", 1, 65},
    {"TextEncoder", 0, 258},
    {"TextEncoderBrand", 1, 258},
    {"TextEncoderCommonSteps", 1, 65},
    {"TextEncoderSteps", 1, 62},
    {"TextEncoderStream", 0, 258},
    {"TextEncoderStreamBrand", 1, 258},
    {"TextEncoderStreamSteps", 1, 65},
    {"TextEvent", 0, 261},
    {"TextEventSteps", 1, 195},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 272},
    {"TextTrackBrand", 1, 272},
    {"TextTrackCue", 0, 272},
    {"TextTrackCueBrand", 1, 272},
    {"TextTrackCueList", 0, 272},
    {"TextTrackCueListBrand", 1, 272},
    {"TextTrackCueListSteps", 1, 105},
    {"TextTrackCueSteps", 1, 105},
    {"TextTrackList", 0, 272},
    {"TextTrackListBrand", 1, 272},
    {"TextTrackListSteps", 1, 105},
    {"TextTrackSteps", 1, 105},
    {"TimeRanges", 0, 271},
    {"TimeRangesBrand", 1, 271},
    {"TimeRangesSteps", 1, 104},
    {"ToggleEvent", 0, 261},
    {"Touch", 0, 286},
    {"TouchBrand", 1, 286},
    {"TouchEvent", 0, 286},
    {"TouchEventSteps", 1, 196},
    {"TouchList", 0, 286},
    {"TouchListBrand", 1, 286},
    {"TouchListSteps", 1, 196},
    {"TouchSteps", 1, 196},
    {"TrackEvent", 0, 261},
    {"TransformStream", 0, 281},
    {"TransformStreamBrand", 1, 281},
    {"TransformStreamDefaultController", 0, 281},
    {"TransformStreamDefaultControllerBrand", 1, 281},
    {"TransformStreamDefaultControllerSteps", 1, 175},
    {"TransformStreamSteps", 1, 175},
    {"TransitionEvent", 0, 261},
    {"TreeWalker", 0, 248},
    {"TreeWalkerBrand", 1, 248},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 261},
    {"UIEventSteps", 1, 195},
    {"URL", 0, 287},
    {"URLBrand", 1, 287},
    {"URLSearchParams", 0, 287},
    {"URLSearchParamsBrand", 1, 287},
    {"URLSearchParamsSteps", 1, 197},
    {"URLSteps", 1, 197},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 280},
    {"UserActivationBrand", 1, 280},
    {"UserActivationSteps", 1, 166},
    {"VTTCue", 0, 272},
    {"VTTCueBrand", 1, 272},
    {"VTTCueSteps", 1, 105},
    {"ValidityState", 0, 264},
    {"ValidityStateBrand", 1, 264},
    {"ValidityStateSteps", 1, 126},
    {"VideoTrack", 0, 272},
    {"VideoTrackBrand", 1, 272},
    {"VideoTrackList", 0, 272},
    {"VideoTrackListBrand", 1, 272},
    {"VideoTrackListSteps", 1, 105},
    {"VideoTrackSteps", 1, 105},
    {"VisualViewport", 0, 217},
    {"VisualViewportBrand", 1, 217},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 152},
    {"WebSocket", 0, 254},
    {"WebSocketBrand", 1, 254},
    {"WebSocketSteps", 1, 213},
    {"WheelEvent", 0, 261},
    {"WheelEventSteps", 1, 195},
    {"WindowLocalStorageSteps", 1, 170},
    {"WindowMembers_CSSOMView", 1, 217},
    {"WindowMembers_Window", 1, 249},
    {"WindowMembers_fetch", 1, 262},
    {"WindowOrWorkerGlobalScopeSteps", 1, 170},
    {"WindowSessionStorageSteps", 1, 170},
    {"WindowSteps", 1, 170},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 83},
    {"WritableStream", 0, 281},
    {"WritableStreamBrand", 1, 281},
    {"WritableStreamDefaultController", 0, 281},
    {"WritableStreamDefaultControllerBrand", 1, 281},
    {"WritableStreamDefaultControllerSteps", 1, 184},
    {"WritableStreamDefaultWriter", 0, 281},
    {"WritableStreamDefaultWriterBrand", 1, 281},
    {"WritableStreamDefaultWriterSteps", 1, 176},
    {"WritableStreamSteps", 1, 176},
    {"XMLDocument", 0, 230},
    {"XMLHttpRequest", 0, 289},
    {"XMLHttpRequestBrand", 1, 289},
    {"XMLHttpRequestEventTarget", 0, 289},
    {"XMLHttpRequestEventTargetBrand", 1, 289},
    {"XMLHttpRequestSteps", 1, 81},
    {"XMLHttpRequestUpload", 0, 289},
    {"XMLHttpRequestUploadBrand", 1, 289},
    {"XMLSerializer", 0, 225},
    {"XMLSerializerBrand", 1, 225},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 250},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 250},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 250},
    {"XPathExpressionBrand", 1, 250},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 250},
    {"XPathResultBrand", 1, 250},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 214},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 214},
    {"abortWritable", 1, 176},
    {"abstractRangeState", 1, 243},
    {"accessibleFiles", 1, 73},
    {"acquireReader", 1, 174},
    {"acquireWriter", 1, 176},
    {"activateInput", 1, 122},
    {"activationBehavior", 1, 127},
    {"addHeader", 1, 78},
    {"addIterable", 1, 209},
    {"addIterator", 1, 209},
    {"addRead", 1, 174},
    {"addScriptModule", 1, 152},
    {"addSetlike", 1, 211},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 64},
    {"allNamed", 1, 45},
    {"allOf", 1, 92},
    {"animationChanged", 1, 199},
    {"animationEffectState", 1, 251},
    {"animationRate", 1, 199},
    {"animationState", 1, 251},
    {"animationTime", 1, 199},
    {"animationTimelineState", 1, 251},
    {"appendBytes", 1, 64},
    {"appendSequence", 1, 64},
    {"appliesTo", 1, 115},
    {"areInOneTree", 1, 49},
    {"assignToSlot", 1, 48},
    {"atob", 1, 63},
    {"attachInternals", 1, 89},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 272},
    {"audioTrackState", 1, 272},
    {"bar", 1, 157},
    {"barPropState", 1, 275},
    {"beforeToggle", 1, 136},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 83},
    {"blobState", 1, 234},
    {"blockAround", 1, 53},
    {"blockCommand", 1, 51},
    {"blockOfLine", 1, 58},
    {"blockState", 1, 51},
    {"bodyOf", 1, 38},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 273},
    {"btoa", 1, 63},
    {"bufferIsDetached", 1, 182},
    {"buttonType", 1, 113},
    {"byobRequestOf", 1, 180},
    {"byteLengthQueuingStrategyState", 1, 281},
    {"bytesAsText", 1, 203},
    {"bytesDrained", 1, 177},
    {"callPromise", 1, 182},
    {"callUserscript", 1, 71},
    {"callbackMember", 1, 182},
    {"canEnqueue", 1, 178},
    {"cancelReadable", 1, 174},
    {"caretForFocus", 1, 55},
    {"chain", 1, 182},
    {"changeRules", 1, 11},
    {"changedControls", 1, 109},
    {"changedValues", 1, 70},
    {"checkForm", 1, 126},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 126},
    {"checkedRadio", 1, 122},
    {"checkedness", 1, 122},
    {"childAt", 1, 29},
    {"childBeside", 1, 53},
    {"childText", 1, 35},
    {"chooseCommand", 1, 71},
    {"chosenFrame", 1, 163},
    {"chunkSize", 1, 184},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 193},
    {"clearFiles", 1, 114},
    {"clearTimer", 1, 194},
    {"click", 1, 99},
    {"clipboardItemState", 1, 280},
    {"clipboardState", 1, 280},
    {"clone", 1, 140},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 82},
    {"closeBytes", 1, 177},
    {"closeController", 1, 178},
    {"closeDialog", 1, 130},
    {"closeEnd", 1, 138},
    {"closeExtension", 1, 76},
    {"closeReadable", 1, 174},
    {"closeUserscript", 1, 71},
    {"closeWritable", 1, 176},
    {"closeWritableController", 1, 184},
    {"closeWriter", 1, 176},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 130},
    {"commandEnabled", 1, 52},
    {"commandIndeterminate", 1, 52},
    {"commandState", 1, 52},
    {"commandSupported", 1, 52},
    {"commandValue", 1, 52},
    {"commitAll", 1, 180},
    {"commonAncestor", 1, 49},
    {"comparePoints", 1, 49},
    {"composedEnds", 1, 36},
    {"composedPath", 1, 44},
    {"composedPoints", 1, 36},
    {"composedRanges", 1, 36},
    {"compressionStreamState", 1, 253},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 255},
    {"constructElement", 1, 90},
    {"contentHandlerChanged", 1, 146},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 109},
    {"controlMatches", 1, 108},
    {"controlState", 1, 109},
    {"controlValue", 1, 116},
    {"controlsChanged", 1, 109},
    {"controlsOf", 1, 113},
    {"copyBytes", 1, 62},
    {"copyEntries", 1, 77},
    {"copyFiles", 1, 114},
    {"copyHeaders", 1, 78},
    {"copyRange", 1, 47},
    {"countItems", 1, 182},
    {"countQueuingStrategyState", 1, 281},
    {"createCustom", 1, 90},
    {"createEvent", 1, 43},
    {"crypto", 1, 202},
    {"cryptoKeyState", 1, 288},
    {"cryptoState", 1, 288},
    {"cssConditionRuleState", 1, 218},
    {"cssContainerRuleState", 1, 218},
    {"cssCounterStyleRuleState", 1, 218},
    {"cssFontFaceRuleState", 1, 218},
    {"cssFontPaletteValuesRuleState", 1, 218},
    {"cssGroupingRuleState", 1, 218},
    {"cssImageValueState", 1, 220},
    {"cssImportRuleState", 1, 218},
    {"cssKeyframeRuleState", 1, 218},
    {"cssKeyframesRuleState", 1, 218},
    {"cssKeywordValueState", 1, 220},
    {"cssLayerBlockRuleState", 1, 218},
    {"cssLayerStatementRuleState", 1, 218},
    {"cssMarginRuleState", 1, 218},
    {"cssMathClampState", 1, 220},
    {"cssMathInvertState", 1, 220},
    {"cssMathMaxState", 1, 220},
    {"cssMathMinState", 1, 220},
    {"cssMathNegateState", 1, 220},
    {"cssMathProductState", 1, 220},
    {"cssMathSumState", 1, 220},
    {"cssMathValueState", 1, 220},
    {"cssMatrixComponentState", 1, 220},
    {"cssMediaRuleState", 1, 218},
    {"cssNamespaceRuleState", 1, 218},
    {"cssNestedDeclarationsState", 1, 218},
    {"cssNumericArrayState", 1, 220},
    {"cssNumericValueState", 1, 220},
    {"cssPageRuleState", 1, 218},
    {"cssPerspectiveState", 1, 220},
    {"cssPropertyRuleState", 1, 218},
    {"cssRotateState", 1, 220},
    {"cssRuleListState", 1, 218},
    {"cssRuleState", 1, 218},
    {"cssScaleState", 1, 220},
    {"cssScopeRuleState", 1, 218},
    {"cssSkewState", 1, 220},
    {"cssSkewXState", 1, 220},
    {"cssSkewYState", 1, 220},
    {"cssStartingStyleRuleState", 1, 218},
    {"cssStyleRuleState", 1, 218},
    {"cssStyleSheetState", 1, 247},
    {"cssStyleValueState", 1, 220},
    {"cssSupportsRuleState", 1, 218},
    {"cssTransformComponentState", 1, 220},
    {"cssTransformValueState", 1, 220},
    {"cssTranslateState", 1, 220},
    {"cssUnitValueState", 1, 220},
    {"cssUnparsedValueState", 1, 220},
    {"cssVariableReferenceValueState", 1, 220},
    {"currentEvent", 1, 37},
    {"customElementRegistryState", 1, 222},
    {"customElements", 1, 88},
    {"customEntries", 1, 89},
    {"customFlags", 1, 89},
    {"customMessage", 1, 89},
    {"customState", 1, 90},
    {"customStateSetState", 1, 232},
    {"cutSequence", 1, 64},
    {"dataTransferItemListState", 1, 229},
    {"dataTransferItemState", 1, 229},
    {"dataTransferState", 1, 229},
    {"datasetOf", 1, 97},
    {"dateNumber", 1, 111},
    {"dateText", 1, 111},
    {"dealWithRejection", 1, 176},
    {"decodePiece", 1, 62},
    {"decodeText", 1, 62},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 253},
    {"defaultButton", 1, 113},
    {"defineElement", 1, 90},
    {"defineEvent", 1, 43},
    {"definitionNamed", 1, 90},
    {"definitionOf", 1, 90},
    {"deleteRange", 1, 47},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 182},
    {"deriveBits", 1, 204},
    {"deriveKey", 1, 204},
    {"derivedList", 1, 101},
    {"describe", 1, 7},
    {"descriptorIn", 1, 169},
    {"deserialize", 1, 140},
    {"deserializeWithTransfer", 1, 140},
    {"desiredSizeOf", 1, 178},
    {"detailsChanged", 1, 129},
    {"detailsRenamed", 1, 129},
    {"dialogChanged", 1, 130},
    {"digestName", 1, 203},
    {"digestText", 1, 203},
    {"dispatch", 1, 37},
    {"documentArgument", 1, 212},
    {"documentTimelineState", 1, 251},
    {"domExceptionState", 1, 224},
    {"domImplementationState", 1, 225},
    {"domMatrixReadOnlyState", 1, 270},
    {"domMatrixState", 1, 270},
    {"domParserState", 1, 225},
    {"domPointReadOnlyState", 1, 270},
    {"domPointState", 1, 270},
    {"domQuadState", 1, 270},
    {"domRectListState", 1, 266},
    {"domRectReadOnlyState", 1, 266},
    {"domRectState", 1, 266},
    {"domStringListState", 1, 226},
    {"easingFunction", 1, 200},
    {"editingRoot", 1, 131},
    {"effectEnd", 1, 201},
    {"effectFills", 1, 201},
    {"elementArgument", 1, 212},
    {"elementInternalsState", 1, 232},
    {"elementsNamed", 1, 45},
    {"emptySequence", 1, 64},
    {"enclosing", 1, 42},
    {"encodeEntries", 1, 84},
    {"encodeUTF8", 1, 62},
    {"enqueueBytes", 1, 177},
    {"enqueueCallback", 1, 90},
    {"enqueueChunk", 1, 178},
    {"enqueueCopiedBytes", 1, 177},
    {"enqueueDetachedPull", 1, 177},
    {"enqueueSized", 1, 182},
    {"enqueueTransformed", 1, 175},
    {"enterWindow", 1, 50},
    {"entryList", 1, 124},
    {"errorBytes", 1, 177},
    {"errorController", 1, 178},
    {"errorNames", 1, 259},
    {"errorReadable", 1, 174},
    {"errorTransform", 1, 175},
    {"errorWritableIfNeeded", 1, 184},
    {"evaluateModule", 1, 149},
    {"evaluatedJSON", 1, 66},
    {"eventFor", 1, 37},
    {"eventInterface", 1, 43},
    {"eventPath", 1, 44},
    {"eventReceiver", 1, 43},
    {"eventSourceState", 1, 254},
    {"eventState", 1, 233},
    {"exceptionOfCode", 1, 206},
    {"execCommand", 1, 52},
    {"exportKey", 1, 204},
    {"exposeElement", 1, 164},
    {"exposeFrames", 1, 164},
    {"exposeNames", 1, 164},
    {"external", 1, 157},
    {"externalState", 1, 275},
    {"extractBody", 1, 82},
    {"extractRange", 1, 47},
    {"failClose", 1, 176},
    {"failReads", 1, 174},
    {"failWrite", 1, 176},
    {"fetchModule", 1, 152},
    {"fileListState", 1, 234},
    {"fileReaderState", 1, 234},
    {"fileState", 1, 234},
    {"fileValue", 1, 114},
    {"filesOf", 1, 114},
    {"finalStyles", 1, 201},
    {"finishClose", 1, 176},
    {"finishErroring", 1, 176},
    {"finishWrite", 1, 176},
    {"fire", 1, 37},
    {"firstFrom", 1, 155},
    {"firstItem", 1, 182},
    {"firstNamed", 1, 45},
    {"firstOf", 1, 38},
    {"firstValued", 1, 45},
    {"firstWithId", 1, 113},
    {"focusForSelection", 1, 55},
    {"focusableArea", 1, 131},
    {"focusedId", 1, 38},
    {"foldBlanks", 1, 61},
    {"foldsBlanks", 1, 61},
    {"followLink", 1, 144},
    {"fontSizeOf", 1, 56},
    {"foreignWindow", 1, 160},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 122},
    {"forgetHandlers", 1, 146},
    {"formAssociated", 1, 89},
    {"formControls", 1, 112},
    {"formDataState", 1, 289},
    {"formEntries", 1, 124},
    {"formOf", 1, 113},
    {"formatLogged", 1, 7},
    {"frameAt", 1, 163},
    {"frameProperty", 1, 163},
    {"frameReadyState", 1, 161},
    {"frameScript", 1, 161},
    {"frames", 1, 163},
    {"fromDictionary", 1, 212},
    {"fromHost", 1, 37},
    {"fromSequence", 1, 212},
    {"fulfilRead", 1, 174},
    {"generateKey", 1, 204},
    {"geolocationPositionErrorState", 1, 280},
    {"geolocationState", 1, 280},
    {"getHandler", 1, 146},
    {"goTo", 1, 142},
    {"handled", 1, 182},
    {"hasBYOBReader", 1, 177},
    {"hasBackpressure", 1, 178},
    {"hasDisabledShadow", 1, 90},
    {"hasFormat", 1, 56},
    {"hasMessages", 1, 109},
    {"hasNoChoice", 1, 123},
    {"hasOwnAlone", 1, 113},
    {"hasPulls", 1, 180},
    {"hasRecord", 1, 50},
    {"headOf", 1, 38},
    {"headerValue", 1, 78},
    {"headersState", 1, 262},
    {"hidePopover", 1, 135},
    {"hidePopoversOver", 1, 135},
    {"highWaterMarkOf", 1, 182},
    {"history", 1, 141},
    {"historyState", 1, 275},
    {"holdMarkup", 1, 71},
    {"holdsInvalid", 1, 117},
    {"hostEvent", 1, 43},
    {"htmlElementArgument", 1, 98},
    {"htmlOf", 1, 38},
    {"idleDeadlineState", 1, 267},
    {"imageChanged", 1, 103},
    {"imageEvent", 1, 103},
    {"imagePoint", 1, 124},
    {"imageSeen", 1, 103},
    {"imagesMoved", 1, 103},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 153},
    {"importKey", 1, 204},
    {"inReactionQueue", 1, 90},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 115},
    {"insertIntoRange", 1, 47},
    {"insertMarkup", 1, 57},
    {"intersectionObserverEntryState", 1, 269},
    {"intersectionObserverState", 1, 269},
    {"invalidIn", 1, 126},
    {"invalidateRequest", 1, 177},
    {"invoke", 1, 133},
    {"invokeListeners", 1, 37},
    {"invokeReactions", 1, 90},
    {"is", 1, 58},
    {"isAbortController", 1, 214},
    {"isAbortSignal", 1, 214},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 243},
    {"isActiveDocument", 1, 163},
    {"isAnimation", 1, 251},
    {"isAnimationEffect", 1, 251},
    {"isAnimationTimeline", 1, 251},
    {"isAudioTrack", 1, 272},
    {"isAudioTrackList", 1, 272},
    {"isBarProp", 1, 275},
    {"isBlob", 1, 234},
    {"isBlock", 1, 58},
    {"isBlockCommand", 1, 51},
    {"isBlockElement", 1, 51},
    {"isBody", 1, 38},
    {"isBreak", 1, 58},
    {"isBroadcastChannel", 1, 273},
    {"isBuffer", 1, 212},
    {"isByteLengthQueuingStrategy", 1, 281},
    {"isCSSConditionRule", 1, 218},
    {"isCSSContainerRule", 1, 218},
    {"isCSSCounterStyleRule", 1, 218},
    {"isCSSFontFaceRule", 1, 218},
    {"isCSSFontPaletteValuesRule", 1, 218},
    {"isCSSGroupingRule", 1, 218},
    {"isCSSImageValue", 1, 220},
    {"isCSSImportRule", 1, 218},
    {"isCSSKeyframeRule", 1, 218},
    {"isCSSKeyframesRule", 1, 218},
    {"isCSSKeywordValue", 1, 220},
    {"isCSSLayerBlockRule", 1, 218},
    {"isCSSLayerStatementRule", 1, 218},
    {"isCSSMarginRule", 1, 218},
    {"isCSSMathClamp", 1, 220},
    {"isCSSMathInvert", 1, 220},
    {"isCSSMathMax", 1, 220},
    {"isCSSMathMin", 1, 220},
    {"isCSSMathNegate", 1, 220},
    {"isCSSMathProduct", 1, 220},
    {"isCSSMathSum", 1, 220},
    {"isCSSMathValue", 1, 220},
    {"isCSSMatrixComponent", 1, 220},
    {"isCSSMediaRule", 1, 218},
    {"isCSSNamespaceRule", 1, 218},
    {"isCSSNestedDeclarations", 1, 218},
    {"isCSSNumericArray", 1, 220},
    {"isCSSNumericValue", 1, 220},
    {"isCSSPageRule", 1, 218},
    {"isCSSPerspective", 1, 220},
    {"isCSSPropertyRule", 1, 218},
    {"isCSSRotate", 1, 220},
    {"isCSSRule", 1, 218},
    {"isCSSRuleList", 1, 218},
    {"isCSSScale", 1, 220},
    {"isCSSScopeRule", 1, 218},
    {"isCSSSkew", 1, 220},
    {"isCSSSkewX", 1, 220},
    {"isCSSSkewY", 1, 220},
    {"isCSSStartingStyleRule", 1, 218},
    {"isCSSStyleRule", 1, 218},
    {"isCSSStyleSheet", 1, 247},
    {"isCSSStyleValue", 1, 220},
    {"isCSSSupportsRule", 1, 218},
    {"isCSSTransformComponent", 1, 220},
    {"isCSSTransformValue", 1, 220},
    {"isCSSTranslate", 1, 220},
    {"isCSSUnitValue", 1, 220},
    {"isCSSUnparsedValue", 1, 220},
    {"isCSSVariableReferenceValue", 1, 220},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 280},
    {"isClipboardItem", 1, 280},
    {"isClosed", 1, 32},
    {"isClosing", 1, 176},
    {"isComposedInPage", 1, 36},
    {"isCompressionStream", 1, 253},
    {"isCountQueuingStrategy", 1, 281},
    {"isCrypto", 1, 288},
    {"isCryptoKey", 1, 288},
    {"isCustomElementRegistry", 1, 222},
    {"isCustomStateSet", 1, 232},
    {"isDOMException", 1, 224},
    {"isDOMImplementation", 1, 225},
    {"isDOMMatrix", 1, 270},
    {"isDOMMatrixReadOnly", 1, 270},
    {"isDOMParser", 1, 225},
    {"isDOMPoint", 1, 270},
    {"isDOMPointReadOnly", 1, 270},
    {"isDOMQuad", 1, 270},
    {"isDOMRect", 1, 266},
    {"isDOMRectList", 1, 266},
    {"isDOMRectReadOnly", 1, 266},
    {"isDOMStringList", 1, 226},
    {"isDataTransfer", 1, 229},
    {"isDataTransferItem", 1, 229},
    {"isDataTransferItemList", 1, 229},
    {"isDecompressionStream", 1, 253},
    {"isDesigned", 1, 93},
    {"isDisabled", 1, 131},
    {"isDocumentTimeline", 1, 251},
    {"isEditable", 1, 131},
    {"isElement", 1, 58},
    {"isElementInternals", 1, 232},
    {"isEvent", 1, 233},
    {"isEventSource", 1, 254},
    {"isExternal", 1, 275},
    {"isFieldValue", 1, 78},
    {"isFile", 1, 234},
    {"isFileList", 1, 234},
    {"isFileReader", 1, 234},
    {"isFinal", 1, 150},
    {"isFocusable", 1, 131},
    {"isFocusableByDefault", 1, 131},
    {"isFormControl", 1, 113},
    {"isFormCustom", 1, 89},
    {"isFormData", 1, 289},
    {"isFormat", 1, 56},
    {"isFrameWindow", 1, 50},
    {"isGeolocation", 1, 280},
    {"isGeolocationPositionError", 1, 280},
    {"isGroupChecked", 1, 122},
    {"isHTMLElementOf", 1, 98},
    {"isHeaders", 1, 262},
    {"isHiddenAt", 1, 44},
    {"isHistory", 1, 275},
    {"isIdleDeadline", 1, 267},
    {"isImageLoading", 1, 103},
    {"isInNode", 1, 49},
    {"isIndexed", 1, 208},
    {"isIntersectionObserver", 1, 269},
    {"isIntersectionObserverEntry", 1, 269},
    {"isKeyframeEffect", 1, 251},
    {"isLoadable", 1, 83},
    {"isLoadingFrame", 1, 161},
    {"isLocation", 1, 275},
    {"isLockedReadable", 1, 174},
    {"isMediaError", 1, 272},
    {"isMediaList", 1, 247},
    {"isMediaQueryList", 1, 217},
    {"isMessageChannel", 1, 273},
    {"isMessagePort", 1, 273},
    {"isMimeType", 1, 240},
    {"isMimeTypeArray", 1, 240},
    {"isModal", 1, 134},
    {"isMouseEvent", 1, 195},
    {"isMutationObserver", 1, 238},
    {"isMutationRecord", 1, 238},
    {"isNamed", 1, 45},
    {"isNamespace", 1, 151},
    {"isNavigator", 1, 240},
    {"isNodeIterator", 1, 248},
    {"isNotification", 1, 280},
    {"isNumberText", 1, 120},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 51},
    {"isPerformance", 1, 278},
    {"isPerformanceEntry", 1, 279},
    {"isPerformanceMark", 1, 279},
    {"isPerformanceMeasure", 1, 279},
    {"isPerformanceNavigation", 1, 276},
    {"isPerformanceObserver", 1, 279},
    {"isPerformanceObserverEntryList", 1, 279},
    {"isPerformanceTiming", 1, 276},
    {"isPermissionStatus", 1, 280},
    {"isPermissions", 1, 280},
    {"isPlugin", 1, 240},
    {"isPluginArray", 1, 240},
    {"isPopoverShown", 1, 135},
    {"isRange", 1, 243},
    {"isReadableByteStreamController", 1, 281},
    {"isReadableStream", 1, 281},
    {"isReadableStreamBYOBReader", 1, 281},
    {"isReadableStreamBYOBRequest", 1, 281},
    {"isReadableStreamDefaultController", 1, 281},
    {"isReadableStreamDefaultReader", 1, 281},
    {"isRequest", 1, 262},
    {"isResizeObserver", 1, 269},
    {"isResizeObserverEntry", 1, 269},
    {"isResizeObserverSize", 1, 269},
    {"isResponse", 1, 262},
    {"isSVGAngle", 1, 283},
    {"isSVGAnimatedAngle", 1, 283},
    {"isSVGAnimatedBoolean", 1, 283},
    {"isSVGAnimatedEnumeration", 1, 283},
    {"isSVGAnimatedInteger", 1, 283},
    {"isSVGAnimatedLength", 1, 283},
    {"isSVGAnimatedLengthList", 1, 283},
    {"isSVGAnimatedNumber", 1, 283},
    {"isSVGAnimatedNumberList", 1, 283},
    {"isSVGAnimatedPreserveAspectRatio", 1, 283},
    {"isSVGAnimatedRect", 1, 283},
    {"isSVGAnimatedTransformList", 1, 283},
    {"isSVGLength", 1, 283},
    {"isSVGLengthList", 1, 283},
    {"isSVGNumber", 1, 283},
    {"isSVGNumberList", 1, 283},
    {"isSVGPointList", 1, 283},
    {"isSVGPreserveAspectRatio", 1, 283},
    {"isSVGStringList", 1, 283},
    {"isSVGTransform", 1, 283},
    {"isSVGTransformList", 1, 283},
    {"isSVGUnitTypes", 1, 283},
    {"isScreen", 1, 217},
    {"isScripting", 1, 163},
    {"isSelected", 1, 123},
    {"isSelection", 1, 244},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 51},
    {"isShownFrame", 1, 163},
    {"isStaticRange", 1, 243},
    {"isStepMismatch", 1, 120},
    {"isStorage", 1, 246},
    {"isStylePropertyMap", 1, 220},
    {"isStylePropertyMapReadOnly", 1, 220},
    {"isStyleSheet", 1, 247},
    {"isStyleSheetList", 1, 247},
    {"isSubmitButton", 1, 113},
    {"isSubtleCrypto", 1, 288},
    {"isSummary", 1, 131},
    {"isText", 1, 58},
    {"isTextDecoder", 1, 258},
    {"isTextDecoderStream", 1, 258},
    {"isTextEncoder", 1, 258},
    {"isTextEncoderStream", 1, 258},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 272},
    {"isTextTrackCue", 1, 272},
    {"isTextTrackCueList", 1, 272},
    {"isTextTrackList", 1, 272},
    {"isTimeRanges", 1, 271},
    {"isToken", 1, 78},
    {"isTouch", 1, 286},
    {"isTouchList", 1, 286},
    {"isTransformStream", 1, 281},
    {"isTransformStreamDefaultController", 1, 281},
    {"isTreeWalker", 1, 248},
    {"isURL", 1, 287},
    {"isURLSearchParams", 1, 287},
    {"isUnusable", 1, 82},
    {"isUserActivation", 1, 280},
    {"isVTTCue", 1, 272},
    {"isValidControl", 1, 126},
    {"isValidityState", 1, 264},
    {"isVideoTrack", 1, 272},
    {"isVideoTrackList", 1, 272},
    {"isVisualViewport", 1, 217},
    {"isWebSocket", 1, 254},
    {"isWritableStream", 1, 281},
    {"isWritableStreamDefaultController", 1, 281},
    {"isWritableStreamDefaultWriter", 1, 281},
    {"isXMLHttpRequest", 1, 289},
    {"isXMLHttpRequestEventTarget", 1, 289},
    {"isXMLHttpRequestUpload", 1, 289},
    {"isXMLSerializer", 1, 225},
    {"isXPathEvaluator", 1, 250},
    {"isXPathExpression", 1, 250},
    {"isXPathResult", 1, 250},
    {"itemKind", 1, 208},
    {"itemState", 1, 208},
    {"keepBlanks", 1, 61},
    {"keepBlanksApart", 1, 61},
    {"keepLine", 1, 53},
    {"keyframeEffectState", 1, 251},
    {"labelListOf", 1, 113},
    {"labeledControl", 1, 113},
    {"labelsFor", 1, 45},
    {"lastFailure", 1, 152},
    {"legacySize", 1, 56},
    {"limitState", 1, 126},
    {"linesOf", 1, 58},
    {"linkModules", 1, 151},
    {"listElement", 1, 118},
    {"loadFailed", 1, 83},
    {"loadFrame", 1, 161},
    {"loadFrames", 1, 161},
    {"loadGraph", 1, 152},
    {"loadResource", 1, 83},
    {"localOf", 1, 58},
    {"localizedText", 1, 76},
    {"location", 1, 142},
    {"locationState", 1, 275},
    {"makeAbortController", 1, 214},
    {"makeAbortSignal", 1, 214},
    {"makeAbstractRange", 1, 243},
    {"makeAnimation", 1, 251},
    {"makeAnimationEffect", 1, 251},
    {"makeAnimationTimeline", 1, 251},
    {"makeAudioTrack", 1, 272},
    {"makeAudioTrackList", 1, 272},
    {"makeBarProp", 1, 275},
    {"makeBlob", 1, 234},
    {"makeBroadcastChannel", 1, 273},
    {"makeByteLengthQueuingStrategy", 1, 281},
    {"makeCSSConditionRule", 1, 218},
    {"makeCSSContainerRule", 1, 218},
    {"makeCSSCounterStyleRule", 1, 218},
    {"makeCSSFontFaceRule", 1, 218},
    {"makeCSSFontPaletteValuesRule", 1, 218},
    {"makeCSSGroupingRule", 1, 218},
    {"makeCSSImageValue", 1, 220},
    {"makeCSSImportRule", 1, 218},
    {"makeCSSKeyframeRule", 1, 218},
    {"makeCSSKeyframesRule", 1, 218},
    {"makeCSSKeywordValue", 1, 220},
    {"makeCSSLayerBlockRule", 1, 218},
    {"makeCSSLayerStatementRule", 1, 218},
    {"makeCSSMarginRule", 1, 218},
    {"makeCSSMathClamp", 1, 220},
    {"makeCSSMathInvert", 1, 220},
    {"makeCSSMathMax", 1, 220},
    {"makeCSSMathMin", 1, 220},
    {"makeCSSMathNegate", 1, 220},
    {"makeCSSMathProduct", 1, 220},
    {"makeCSSMathSum", 1, 220},
    {"makeCSSMathValue", 1, 220},
    {"makeCSSMatrixComponent", 1, 220},
    {"makeCSSMediaRule", 1, 218},
    {"makeCSSNamespaceRule", 1, 218},
    {"makeCSSNestedDeclarations", 1, 218},
    {"makeCSSNumericArray", 1, 220},
    {"makeCSSNumericValue", 1, 220},
    {"makeCSSPageRule", 1, 218},
    {"makeCSSPerspective", 1, 220},
    {"makeCSSPropertyRule", 1, 218},
    {"makeCSSRotate", 1, 220},
    {"makeCSSRule", 1, 218},
    {"makeCSSRuleList", 1, 218},
    {"makeCSSScale", 1, 220},
    {"makeCSSScopeRule", 1, 218},
    {"makeCSSSkew", 1, 220},
    {"makeCSSSkewX", 1, 220},
    {"makeCSSSkewY", 1, 220},
    {"makeCSSStartingStyleRule", 1, 218},
    {"makeCSSStyleDeclaration", 1, 219},
    {"makeCSSStyleRule", 1, 218},
    {"makeCSSStyleSheet", 1, 247},
    {"makeCSSStyleValue", 1, 220},
    {"makeCSSSupportsRule", 1, 218},
    {"makeCSSTransformComponent", 1, 220},
    {"makeCSSTransformValue", 1, 220},
    {"makeCSSTranslate", 1, 220},
    {"makeCSSUnitValue", 1, 220},
    {"makeCSSUnparsedValue", 1, 220},
    {"makeCSSVariableReferenceValue", 1, 220},
    {"makeClipboard", 1, 280},
    {"makeClipboardItem", 1, 280},
    {"makeCompressionStream", 1, 253},
    {"makeCountQueuingStrategy", 1, 281},
    {"makeCrypto", 1, 288},
    {"makeCryptoKey", 1, 288},
    {"makeCustomElementRegistry", 1, 222},
    {"makeCustomStateSet", 1, 232},
    {"makeDOMException", 1, 224},
    {"makeDOMImplementation", 1, 225},
    {"makeDOMMatrix", 1, 270},
    {"makeDOMMatrixReadOnly", 1, 270},
    {"makeDOMParser", 1, 225},
    {"makeDOMPoint", 1, 270},
    {"makeDOMPointReadOnly", 1, 270},
    {"makeDOMQuad", 1, 270},
    {"makeDOMRect", 1, 266},
    {"makeDOMRectList", 1, 266},
    {"makeDOMRectReadOnly", 1, 266},
    {"makeDOMStringList", 1, 226},
    {"makeDOMStringMap", 1, 227},
    {"makeDOMTokenList", 1, 228},
    {"makeDataTransfer", 1, 229},
    {"makeDataTransferItem", 1, 229},
    {"makeDataTransferItemList", 1, 229},
    {"makeDecompressionStream", 1, 253},
    {"makeDeferred", 1, 182},
    {"makeDocumentTimeline", 1, 251},
    {"makeElement", 1, 98},
    {"makeElementInternals", 1, 232},
    {"makeEvent", 1, 233},
    {"makeEventSource", 1, 254},
    {"makeException", 1, 206},
    {"makeExternal", 1, 275},
    {"makeFile", 1, 234},
    {"makeFileList", 1, 234},
    {"makeFileReader", 1, 234},
    {"makeFormData", 1, 289},
    {"makeFrameWindow", 1, 162},
    {"makeGeolocation", 1, 280},
    {"makeGeolocationPositionError", 1, 280},
    {"makeHTMLAllCollection", 1, 235},
    {"makeHTMLCollection", 1, 252},
    {"makeHTMLFormControlsCollection", 1, 263},
    {"makeHTMLOptionsCollection", 1, 263},
    {"makeHeaders", 1, 262},
    {"makeHistory", 1, 275},
    {"makeIdleDeadline", 1, 267},
    {"makeIndexed", 1, 208},
    {"makeIntersectionObserver", 1, 269},
    {"makeIntersectionObserverEntry", 1, 269},
    {"makeKeyframeEffect", 1, 251},
    {"makeLocation", 1, 275},
    {"makeMediaError", 1, 272},
    {"makeMediaList", 1, 247},
    {"makeMediaQueryList", 1, 217},
    {"makeMessageChannel", 1, 273},
    {"makeMessagePort", 1, 273},
    {"makeMimeType", 1, 240},
    {"makeMimeTypeArray", 1, 240},
    {"makeMutationObserver", 1, 238},
    {"makeMutationRecord", 1, 238},
    {"makeNamedNodeMap", 1, 239},
    {"makeNavigator", 1, 240},
    {"makeNodeIterator", 1, 248},
    {"makeNodeList", 1, 252},
    {"makeNotification", 1, 280},
    {"makePerformance", 1, 278},
    {"makePerformanceEntry", 1, 279},
    {"makePerformanceMark", 1, 279},
    {"makePerformanceMeasure", 1, 279},
    {"makePerformanceNavigation", 1, 276},
    {"makePerformanceObserver", 1, 279},
    {"makePerformanceObserverEntryList", 1, 279},
    {"makePerformanceTiming", 1, 276},
    {"makePermissionStatus", 1, 280},
    {"makePermissions", 1, 280},
    {"makePlugin", 1, 240},
    {"makePluginArray", 1, 240},
    {"makeRadioNodeList", 1, 263},
    {"makeRange", 1, 243},
    {"makeReadableByteStreamController", 1, 281},
    {"makeReadableStream", 1, 281},
    {"makeReadableStreamBYOBReader", 1, 281},
    {"makeReadableStreamBYOBRequest", 1, 281},
    {"makeReadableStreamDefaultController", 1, 281},
    {"makeReadableStreamDefaultReader", 1, 281},
    {"makeRealm", 1, 169},
    {"makeRequest", 1, 262},
    {"makeResizeObserver", 1, 269},
    {"makeResizeObserverEntry", 1, 269},
    {"makeResizeObserverSize", 1, 269},
    {"makeResponse", 1, 262},
    {"makeSVGAngle", 1, 283},
    {"makeSVGAnimatedAngle", 1, 283},
    {"makeSVGAnimatedBoolean", 1, 283},
    {"makeSVGAnimatedEnumeration", 1, 283},
    {"makeSVGAnimatedInteger", 1, 283},
    {"makeSVGAnimatedLength", 1, 283},
    {"makeSVGAnimatedLengthList", 1, 283},
    {"makeSVGAnimatedNumber", 1, 283},
    {"makeSVGAnimatedNumberList", 1, 283},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 283},
    {"makeSVGAnimatedRect", 1, 283},
    {"makeSVGAnimatedTransformList", 1, 283},
    {"makeSVGLength", 1, 283},
    {"makeSVGLengthList", 1, 283},
    {"makeSVGNumber", 1, 283},
    {"makeSVGNumberList", 1, 283},
    {"makeSVGPointList", 1, 283},
    {"makeSVGPreserveAspectRatio", 1, 283},
    {"makeSVGStringList", 1, 283},
    {"makeSVGTransform", 1, 283},
    {"makeSVGTransformList", 1, 283},
    {"makeSVGUnitTypes", 1, 283},
    {"makeScreen", 1, 217},
    {"makeSelection", 1, 244},
    {"makeStaticRange", 1, 243},
    {"makeStorage", 1, 246},
    {"makeStylePropertyMap", 1, 220},
    {"makeStylePropertyMapReadOnly", 1, 220},
    {"makeStyleSheet", 1, 247},
    {"makeStyleSheetList", 1, 247},
    {"makeSubtleCrypto", 1, 288},
    {"makeTextDecoder", 1, 258},
    {"makeTextDecoderStream", 1, 258},
    {"makeTextEncoder", 1, 258},
    {"makeTextEncoderStream", 1, 258},
    {"makeTextTrack", 1, 272},
    {"makeTextTrackCue", 1, 272},
    {"makeTextTrackCueList", 1, 272},
    {"makeTextTrackList", 1, 272},
    {"makeTimeRanges", 1, 271},
    {"makeTouch", 1, 286},
    {"makeTouchList", 1, 286},
    {"makeTransformStream", 1, 281},
    {"makeTransformStreamDefaultController", 1, 281},
    {"makeTreeWalker", 1, 248},
    {"makeURL", 1, 287},
    {"makeURLSearchParams", 1, 287},
    {"makeUserActivation", 1, 280},
    {"makeVTTCue", 1, 272},
    {"makeValidityState", 1, 264},
    {"makeVideoTrack", 1, 272},
    {"makeVideoTrackList", 1, 272},
    {"makeVisualViewport", 1, 217},
    {"makeWebSocket", 1, 254},
    {"makeWritableStream", 1, 281},
    {"makeWritableStreamDefaultController", 1, 281},
    {"makeWritableStreamDefaultWriter", 1, 281},
    {"makeXMLHttpRequest", 1, 289},
    {"makeXMLHttpRequestEventTarget", 1, 289},
    {"makeXMLHttpRequestUpload", 1, 289},
    {"makeXMLSerializer", 1, 225},
    {"makeXPathEvaluator", 1, 250},
    {"makeXPathExpression", 1, 250},
    {"makeXPathResult", 1, 250},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 120},
    {"mayBeHeard", 1, 37},
    {"mediaErrorState", 1, 272},
    {"mediaListState", 1, 247},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 217},
    {"mergeTexts", 1, 53},
    {"messageChannelState", 1, 273},
    {"messagePortState", 1, 273},
    {"messageText", 1, 74},
    {"metaOf", 1, 153},
    {"mimeParameter", 1, 172},
    {"mimeText", 1, 172},
    {"mimeTypeArrayState", 1, 240},
    {"mimeTypeState", 1, 240},
    {"mimeTypes", 1, 167},
    {"minimumOf", 1, 120},
    {"missing", 1, 212},
    {"moveChildren", 1, 51},
    {"moveFocus", 1, 131},
    {"movePoint", 1, 59},
    {"multipleChanged", 1, 123},
    {"mutationObserverState", 1, 238},
    {"mutationRecordState", 1, 238},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 151},
    {"namedIn", 1, 113},
    {"namedList", 1, 45},
    {"namedTest", 1, 113},
    {"namesOf", 1, 150},
    {"namesOfValues", 1, 70},
    {"namespaceOf", 1, 151},
    {"navigateFrame", 1, 163},
    {"navigateToFragment", 1, 141},
    {"navigator", 1, 158},
    {"navigatorState", 1, 240},
    {"nearestStep", 1, 120},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 82},
    {"newDecoder", 1, 62},
    {"newEvent", 1, 72},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 77},
    {"newHeaders", 1, 78},
    {"newKeyframeEffect", 1, 201},
    {"newList", 1, 182},
    {"newMatrix", 1, 85},
    {"newModule", 1, 152},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 174},
    {"newRect", 1, 86},
    {"newRectList", 1, 86},
    {"newResponse", 1, 80},
    {"newSVGAngle", 1, 186},
    {"newSVGLength", 1, 186},
    {"newSVGList", 1, 187},
    {"newSVGNumber", 1, 186},
    {"newSVGTransform", 1, 190},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 70},
    {"newWritable", 1, 176},
    {"nextTimer", 1, 194},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 248},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 212},
    {"nodePrecedes", 1, 49},
    {"notificationState", 1, 280},
    {"numberIn", 1, 116},
    {"numberToText", 1, 120},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 45},
    {"onlyNamedIn", 1, 113},
    {"openChannel", 1, 138},
    {"openExtension", 1, 76},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 71},
    {"openWindow", 1, 165},
    {"optionList", 1, 121},
    {"optionValue", 1, 121},
    {"own", 1, 50},
    {"ownControlState", 1, 109},
    {"ownerOf", 1, 163},
    {"pageScripts", 1, 154},
    {"parseMIMEType", 1, 172},
    {"parseMultipart", 1, 84},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 197},
    {"parseSVGNumbers", 1, 190},
    {"parseSVGTransforms", 1, 190},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 90},
    {"peerEvents", 1, 173},
    {"performance", 1, 191},
    {"performanceEntries", 1, 193},
    {"performanceEntryState", 1, 279},
    {"performanceMark", 1, 193},
    {"performanceMarkState", 1, 279},
    {"performanceMeasure", 1, 193},
    {"performanceMeasureState", 1, 279},
    {"performanceNavigationState", 1, 276},
    {"performanceObserverEntryListState", 1, 279},
    {"performanceObserverState", 1, 279},
    {"performanceState", 1, 278},
    {"performanceTimingState", 1, 276},
    {"permissionStatusState", 1, 280},
    {"permissionsState", 1, 280},
    {"pipe", 1, 179},
    {"placeCaret", 1, 53},
    {"placed", 1, 152},
    {"platformInterface", 1, 210},
    {"pluginArrayState", 1, 240},
    {"pluginState", 1, 240},
    {"plugins", 1, 167},
    {"pointInDocument", 1, 36},
    {"popoverChanged", 1, 135},
    {"postToWindow", 1, 138},
    {"prepareModule", 1, 153},
    {"problemOf", 1, 152},
    {"pullBytesIfNeeded", 1, 177},
    {"pullInto", 1, 180},
    {"pushItem", 1, 182},
    {"putFormat", 1, 56},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 194},
    {"queueMicrotask", 1, 194},
    {"queueTask", 1, 194},
    {"queueToggle", 1, 136},
    {"radioGroup", 1, 122},
    {"radioNodeList", 1, 112},
    {"randomUUID", 1, 202},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 243},
    {"rangeText", 1, 47},
    {"reachMoment", 1, 71},
    {"react", 1, 182},
    {"readBody", 1, 82},
    {"readChunk", 1, 174},
    {"readContentHandler", 1, 146},
    {"readInto", 1, 174},
    {"readSequence", 1, 64},
    {"readTape", 1, 67},
    {"readableByteStreamControllerState", 1, 281},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 281},
    {"readableStreamBYOBRequestState", 1, 281},
    {"readableStreamDefaultControllerState", 1, 281},
    {"readableStreamDefaultReaderState", 1, 281},
    {"readableStreamState", 1, 281},
    {"realmMade", 1, 50},
    {"realmOf", 1, 50},
    {"receiveControlState", 1, 109},
    {"receiverOf", 1, 98},
    {"recordOf", 1, 50},
    {"rectified", 1, 15},
    {"referredElement", 1, 40},
    {"referredElements", 1, 40},
    {"registerImportMap", 1, 148},
    {"releaseReader", 1, 174},
    {"releaseWriter", 1, 176},
    {"remoteCount", 1, 113},
    {"removeBeside", 1, 53},
    {"removeSelected", 1, 53},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 95},
    {"replaceMessages", 1, 74},
    {"reportException", 1, 145},
    {"reportForm", 1, 126},
    {"reportRejection", 1, 145},
    {"reportValidity", 1, 126},
    {"request", 1, 69},
    {"requestFrame", 1, 194},
    {"requestIdle", 1, 147},
    {"requestState", 1, 262},
    {"resetControl", 1, 110},
    {"resetCustom", 1, 89},
    {"resetOptions", 1, 123},
    {"resetQueue", 1, 182},
    {"resizeObserverEntryState", 1, 269},
    {"resizeObserverSizeState", 1, 269},
    {"resizeObserverState", 1, 269},
    {"resolveExport", 1, 150},
    {"resolveSpecifier", 1, 148},
    {"resourceAddress", 1, 69},
    {"resourceBuffer", 1, 83},
    {"resourceDocument", 1, 83},
    {"resourceText", 1, 83},
    {"respond", 1, 180},
    {"respondWithView", 1, 180},
    {"responseState", 1, 262},
    {"retarget", 1, 32},
    {"rootArguments", 1, 36},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 162},
    {"runModule", 1, 153},
    {"runNextTimer", 1, 194},
    {"runShortcutScript", 1, 68},
    {"screen", 1, 13},
    {"screenState", 1, 217},
    {"scriptResource", 1, 69},
    {"scriptTimer", 1, 194},
    {"seedRandom", 1, 205},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 121},
    {"selectOnly", 1, 123},
    {"selectRange", 1, 30},
    {"selectSource", 1, 106},
    {"selectedControlText", 1, 125},
    {"selectedOptionsOf", 1, 123},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 55},
    {"selectionState", 1, 244},
    {"sendControlStates", 1, 109},
    {"sendTo", 1, 138},
    {"sequenceOf", 1, 64},
    {"serialize", 1, 140},
    {"serializePairs", 1, 197},
    {"serializeWithTransfer", 1, 140},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 116},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 176},
    {"setCheckedness", 1, 122},
    {"setControlValue", 1, 116},
    {"setFiles", 1, 114},
    {"setFragment", 1, 142},
    {"setHandler", 1, 146},
    {"setHeader", 1, 78},
    {"setInputValue", 1, 116},
    {"setInteracted", 1, 126},
    {"setMIMEParameter", 1, 172},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 134},
    {"setOption", 1, 121},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 40},
    {"setReferredElements", 1, 40},
    {"setSVGAngle", 1, 186},
    {"setSVGLength", 1, 186},
    {"setSelected", 1, 123},
    {"setTimer", 1, 194},
    {"setType", 1, 116},
    {"setUpByteSource", 1, 177},
    {"setUpBytes", 1, 177},
    {"setUpReadable", 1, 178},
    {"setUpSink", 1, 184},
    {"setUpSource", 1, 178},
    {"setUpTransform", 1, 175},
    {"setUpWritable", 1, 184},
    {"settingText", 1, 120},
    {"settleAs", 1, 182},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 169},
    {"shareControlState", 1, 109},
    {"shareFiles", 1, 152},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 182},
    {"showPopover", 1, 135},
    {"signWith", 1, 204},
    {"sizeOf", 1, 182},
    {"slotContents", 1, 48},
    {"slotOf", 1, 48},
    {"slotsChanged", 1, 48},
    {"spendStream", 1, 174},
    {"splitAround", 1, 51},
    {"splitText", 1, 21},
    {"startErroring", 1, 176},
    {"startModule", 1, 153},
    {"startsWith", 1, 155},
    {"stateOf", 1, 208},
    {"staticRangeState", 1, 243},
    {"stepped", 1, 120},
    {"storage", 1, 159},
    {"storageAreas", 1, 75},
    {"storageState", 1, 246},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 91},
    {"stylePropertyMapReadOnlyState", 1, 220},
    {"stylePropertyMapState", 1, 220},
    {"styleSheetListState", 1, 247},
    {"styleSheetState", 1, 247},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 124},
    {"submittableOf", 1, 113},
    {"submittedText", 1, 116},
    {"subtle", 1, 203},
    {"subtleCryptoState", 1, 288},
    {"surroundRange", 1, 47},
    {"svgAngleState", 1, 283},
    {"svgAnimatedAngleState", 1, 283},
    {"svgAnimatedBooleanState", 1, 283},
    {"svgAnimatedEnumerationState", 1, 283},
    {"svgAnimatedIntegerState", 1, 283},
    {"svgAnimatedLengthListState", 1, 283},
    {"svgAnimatedLengthState", 1, 283},
    {"svgAnimatedNumberListState", 1, 283},
    {"svgAnimatedNumberState", 1, 283},
    {"svgAnimatedPreserveAspectRatioState", 1, 283},
    {"svgAnimatedRectState", 1, 283},
    {"svgAnimatedTransformListState", 1, 283},
    {"svgAxis", 1, 186},
    {"svgBounds", 1, 188},
    {"svgBox", 1, 185},
    {"svgConstants", 1, 189},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 188},
    {"svgFloat", 1, 186},
    {"svgLengthListState", 1, 283},
    {"svgLengthState", 1, 283},
    {"svgListOf", 1, 185},
    {"svgMemberOrder", 1, 282},
    {"svgMembers", 1, 189},
    {"svgNumberListState", 1, 283},
    {"svgNumberState", 1, 283},
    {"svgNumberText", 1, 186},
    {"svgPathLength", 1, 188},
    {"svgPointAt", 1, 188},
    {"svgPointListState", 1, 283},
    {"svgPreserveAspectRatioState", 1, 283},
    {"svgReflection", 1, 185},
    {"svgStringListState", 1, 283},
    {"svgStrokes", 1, 188},
    {"svgTransformListState", 1, 283},
    {"svgTransformOf", 1, 190},
    {"svgTransformProduct", 1, 190},
    {"svgTransformState", 1, 283},
    {"svgTransformText", 1, 190},
    {"svgUnitTypesState", 1, 283},
    {"takeFilled", 1, 180},
    {"takeFormat", 1, 56},
    {"takeSignals", 1, 48},
    {"targetOf", 1, 144},
    {"teeBytes", 1, 183},
    {"teeChunks", 1, 183},
    {"textAsBuffer", 1, 203},
    {"textBecameSelectable", 1, 125},
    {"textDecoderState", 1, 258},
    {"textDecoderStreamState", 1, 258},
    {"textEncoderState", 1, 258},
    {"textEncoderStreamState", 1, 258},
    {"textFragment", 1, 102},
    {"textReplaced", 1, 125},
    {"textToNumber", 1, 120},
    {"textTrackCueListState", 1, 272},
    {"textTrackCueState", 1, 272},
    {"textTrackListState", 1, 272},
    {"textTrackState", 1, 272},
    {"textsBetween", 1, 60},
    {"textsIn", 1, 56},
    {"textsOf", 1, 58},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 271},
    {"timingTimes", 1, 192},
    {"toBuffer", 1, 212},
    {"toByteString", 1, 212},
    {"toClamped", 1, 212},
    {"toEnforced", 1, 212},
    {"toEnum", 1, 212},
    {"toFloat", 1, 212},
    {"toInterface", 1, 212},
    {"toLongLong", 1, 212},
    {"toObject", 1, 212},
    {"toRecord", 1, 212},
    {"toSequence", 1, 212},
    {"toUnrestrictedFloat", 1, 212},
    {"toUnsignedLongLong", 1, 212},
    {"togglePopover", 1, 135},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 134},
    {"touchListState", 1, 286},
    {"touchState", 1, 286},
    {"transferPort", 1, 138},
    {"transferStream", 1, 139},
    {"transformMatrix", 1, 87},
    {"transformStreamDefaultControllerState", 1, 281},
    {"transformStreamState", 1, 281},
    {"treeWalkerState", 1, 248},
    {"trimSpace", 1, 78},
    {"turnFormatOff", 1, 56},
    {"typeOfAttributes", 1, 152},
    {"updateFormOwner", 1, 89},
    {"upgradeIn", 1, 90},
    {"urlSearchParamsState", 1, 287},
    {"urlState", 1, 287},
    {"userActivationState", 1, 280},
    {"usesSourceSet", 1, 106},
    {"utf8Text", 1, 64},
    {"validityOf", 1, 126},
    {"validityStateState", 1, 264},
    {"valueFunctions", 1, 70},
    {"valueMode", 1, 115},
    {"valuesAsJSON", 1, 70},
    {"verifyWith", 1, 204},
    {"videoTrackListState", 1, 272},
    {"videoTrackState", 1, 272},
    {"viewParts", 1, 182},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 217},
    {"vttCueState", 1, 272},
    {"waitingReads", 1, 174},
    {"watchSlots", 1, 48},
    {"webSocketState", 1, 254},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 109},
    {"willValidate", 1, 126},
    {"windowIn", 1, 163},
    {"windowNamed", 1, 164},
    {"windowOf", 1, 163},
    {"withImports", 1, 153},
    {"withReactions", 1, 90},
    {"withoutScripts", 1, 57},
    {"withoutTypes", 1, 152},
    {"writableDesiredSize", 1, 184},
    {"writableStreamDefaultControllerState", 1, 281},
    {"writableStreamDefaultWriterState", 1, 281},
    {"writableStreamState", 1, 281},
    {"writeChunk", 1, 176},
    {"writeController", 1, 184},
    {"writeInFrame", 1, 161},
    {"writeJSONTape", 1, 67},
    {"writeTape", 1, 67},
    {"wrongKind", 1, 212},
    {"wrongReceiver", 1, 212},
    {"wrongValue", 1, 212},
    {"xPathEvaluatorState", 1, 250},
    {"xPathExpressionState", 1, 250},
    {"xPathResultState", 1, 250},
    {"xmlHttpRequestEventTargetState", 1, 289},
    {"xmlHttpRequestState", 1, 289},
    {"xmlHttpRequestUploadState", 1, 289},
    {"xmlSerializerState", 1, 225},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
