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
    {"AMBIGUOUS", 1, 149},
    {"AbortController", 0, 213},
    {"AbortControllerBrand", 1, 213},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 213},
    {"AbortSignalBrand", 1, 213},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 242},
    {"AbstractRangeBrand", 1, 242},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 250},
    {"AnimationBrand", 1, 250},
    {"AnimationEffect", 0, 250},
    {"AnimationEffectBrand", 1, 250},
    {"AnimationEffectSteps", 1, 200},
    {"AnimationEvent", 0, 260},
    {"AnimationFrameProviderSteps", 1, 169},
    {"AnimationPlaybackEvent", 0, 250},
    {"AnimationSteps", 1, 198},
    {"AnimationTimeline", 0, 250},
    {"AnimationTimelineBrand", 1, 250},
    {"AnimationTimelineSteps", 1, 198},
    {"Attr", 0, 214},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 270},
    {"AudioTrack", 0, 271},
    {"AudioTrackBrand", 1, 271},
    {"AudioTrackList", 0, 271},
    {"AudioTrackListBrand", 1, 271},
    {"AudioTrackListSteps", 1, 104},
    {"AudioTrackSteps", 1, 104},
    {"AutofilledSteps", 1, 106},
    {"BarProp", 0, 274},
    {"BarPropBrand", 1, 274},
    {"BarPropSteps", 1, 156},
    {"BeforeUnloadEvent", 0, 260},
    {"BeforeUnloadEventSteps", 1, 194},
    {"Blob", 0, 233},
    {"BlobBrand", 1, 233},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 81},
    {"BroadcastChannel", 0, 272},
    {"BroadcastChannelBrand", 1, 272},
    {"BroadcastChannelSteps", 1, 137},
    {"ByteLengthQueuingStrategy", 0, 280},
    {"ByteLengthQueuingStrategyBrand", 1, 280},
    {"ByteLengthQueuingStrategySteps", 1, 181},
    {"CDATASection", 0, 220},
    {"CSS", 3, 215},
    {"CSSConditionRule", 0, 217},
    {"CSSConditionRuleBrand", 1, 217},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 217},
    {"CSSContainerRuleBrand", 1, 217},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 217},
    {"CSSCounterStyleRuleBrand", 1, 217},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 217},
    {"CSSFontFaceRuleBrand", 1, 217},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 217},
    {"CSSFontPaletteValuesRuleBrand", 1, 217},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 217},
    {"CSSGroupingRuleBrand", 1, 217},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 219},
    {"CSSImageValueBrand", 1, 219},
    {"CSSImportRule", 0, 217},
    {"CSSImportRuleBrand", 1, 217},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 217},
    {"CSSKeyframeRuleBrand", 1, 217},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 217},
    {"CSSKeyframesRuleBrand", 1, 217},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 219},
    {"CSSKeywordValueBrand", 1, 219},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 217},
    {"CSSLayerBlockRuleBrand", 1, 217},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 217},
    {"CSSLayerStatementRuleBrand", 1, 217},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 217},
    {"CSSMarginRuleBrand", 1, 217},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 219},
    {"CSSMathClampBrand", 1, 219},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 219},
    {"CSSMathInvertBrand", 1, 219},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 219},
    {"CSSMathMaxBrand", 1, 219},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 219},
    {"CSSMathMinBrand", 1, 219},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 219},
    {"CSSMathNegateBrand", 1, 219},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 219},
    {"CSSMathProductBrand", 1, 219},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 219},
    {"CSSMathSumBrand", 1, 219},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 219},
    {"CSSMathValueBrand", 1, 219},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 219},
    {"CSSMatrixComponentBrand", 1, 219},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 217},
    {"CSSMediaRuleBrand", 1, 217},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 217},
    {"CSSNamespaceRuleBrand", 1, 217},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 217},
    {"CSSNestedDeclarationsBrand", 1, 217},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 219},
    {"CSSNumericArrayBrand", 1, 219},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 219},
    {"CSSNumericValueBrand", 1, 219},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 217},
    {"CSSPageRuleBrand", 1, 217},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 219},
    {"CSSPerspectiveBrand", 1, 219},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 217},
    {"CSSPropertyRuleBrand", 1, 217},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 219},
    {"CSSRotateBrand", 1, 219},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 217},
    {"CSSRuleBrand", 1, 217},
    {"CSSRuleList", 0, 217},
    {"CSSRuleListBrand", 1, 217},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 219},
    {"CSSScaleBrand", 1, 219},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 217},
    {"CSSScopeRuleBrand", 1, 217},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 219},
    {"CSSSkewBrand", 1, 219},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 219},
    {"CSSSkewXBrand", 1, 219},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 219},
    {"CSSSkewYBrand", 1, 219},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 217},
    {"CSSStartingStyleRuleBrand", 1, 217},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 218},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 217},
    {"CSSStyleRuleBrand", 1, 217},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 246},
    {"CSSStyleSheetBrand", 1, 246},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 219},
    {"CSSStyleValueBrand", 1, 219},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 217},
    {"CSSSupportsRuleBrand", 1, 217},
    {"CSSTransformComponent", 0, 219},
    {"CSSTransformComponentBrand", 1, 219},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 219},
    {"CSSTransformValueBrand", 1, 219},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 219},
    {"CSSTranslateBrand", 1, 219},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 219},
    {"CSSUnitValueBrand", 1, 219},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 219},
    {"CSSUnparsedValueBrand", 1, 219},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 219},
    {"CSSVariableReferenceValueBrand", 1, 219},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 220},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 279},
    {"ClipboardBrand", 1, 279},
    {"ClipboardEvent", 0, 260},
    {"ClipboardItem", 0, 279},
    {"ClipboardItemBrand", 1, 279},
    {"ClipboardItemSteps", 1, 165},
    {"ClipboardSteps", 1, 165},
    {"CloseEvent", 0, 260},
    {"CommandEvent", 0, 260},
    {"Comment", 0, 220},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 260},
    {"CompositionEventSteps", 1, 194},
    {"CompressionStream", 0, 252},
    {"CompressionStreamBrand", 1, 252},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 125},
    {"CountQueuingStrategy", 0, 280},
    {"CountQueuingStrategyBrand", 1, 280},
    {"CountQueuingStrategySteps", 1, 181},
    {"Crypto", 0, 287},
    {"CryptoBrand", 1, 287},
    {"CryptoKey", 0, 287},
    {"CryptoKeyBrand", 1, 287},
    {"CryptoKeySteps", 1, 203},
    {"CryptoSteps", 1, 201},
    {"CustomElementRegistry", 0, 221},
    {"CustomElementRegistryBrand", 1, 221},
    {"CustomElementRegistrySteps", 1, 87},
    {"CustomEvent", 0, 222},
    {"CustomEventSteps", 1, 43},
    {"CustomStateSet", 0, 231},
    {"CustomStateSetBrand", 1, 231},
    {"CustomStateSetSteps", 1, 88},
    {"DOMException", 0, 223},
    {"DOMExceptionBrand", 1, 223},
    {"DOMExceptionSteps", 1, 205},
    {"DOMImplementation", 0, 224},
    {"DOMImplementationBrand", 1, 224},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 269},
    {"DOMMatrixBrand", 1, 269},
    {"DOMMatrixReadOnly", 0, 269},
    {"DOMMatrixReadOnlyBrand", 1, 269},
    {"DOMMatrixReadOnlySteps", 1, 84},
    {"DOMMatrixSteps", 1, 84},
    {"DOMParser", 0, 224},
    {"DOMParserBrand", 1, 224},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 269},
    {"DOMPointBrand", 1, 269},
    {"DOMPointReadOnly", 0, 269},
    {"DOMPointReadOnlyBrand", 1, 269},
    {"DOMPointReadOnlySteps", 1, 84},
    {"DOMPointSteps", 1, 84},
    {"DOMQuad", 0, 269},
    {"DOMQuadBrand", 1, 269},
    {"DOMQuadSteps", 1, 84},
    {"DOMRect", 0, 265},
    {"DOMRectBrand", 1, 265},
    {"DOMRectList", 0, 265},
    {"DOMRectListBrand", 1, 265},
    {"DOMRectListSteps", 1, 85},
    {"DOMRectReadOnly", 0, 265},
    {"DOMRectReadOnlyBrand", 1, 265},
    {"DOMRectReadOnlySteps", 1, 85},
    {"DOMRectSteps", 1, 85},
    {"DOMStringList", 0, 225},
    {"DOMStringListBrand", 1, 225},
    {"DOMStringListSteps", 1, 90},
    {"DOMStringMap", 0, 226},
    {"DOMTokenList", 0, 227},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 151},
    {"DataTransfer", 0, 228},
    {"DataTransferBrand", 1, 228},
    {"DataTransferItem", 0, 228},
    {"DataTransferItemBrand", 1, 228},
    {"DataTransferItemList", 0, 228},
    {"DataTransferItemListBrand", 1, 228},
    {"DataTransferItemListSteps", 1, 127},
    {"DataTransferItemSteps", 1, 127},
    {"DataTransferSteps", 1, 127},
    {"DecompressionStream", 0, 252},
    {"DecompressionStreamBrand", 1, 252},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 220},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 216},
    {"DocumentMembers_Document", 1, 229},
    {"DocumentMembers_HTMLDocument", 1, 235},
    {"DocumentMembers_ParentNode", 1, 241},
    {"DocumentMembers_StyleSheets", 1, 246},
    {"DocumentMembers_XPath", 1, 249},
    {"DocumentMembers_animations", 1, 250},
    {"DocumentMembers_editing", 1, 255},
    {"DocumentMembers_fullscreen", 1, 264},
    {"DocumentMembers_touch", 1, 285},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 229},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 39},
    {"DocumentSteps_HTMLDocument", 1, 92},
    {"DocumentSteps_animations", 1, 198},
    {"DocumentSteps_editing", 1, 54},
    {"DocumentSteps_fullscreen", 1, 131},
    {"DocumentSteps_touch", 1, 195},
    {"DocumentTimeline", 0, 250},
    {"DocumentTimelineBrand", 1, 250},
    {"DocumentTimelineSteps", 1, 198},
    {"DocumentType", 0, 220},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 260},
    {"EVALUATING", 1, 151},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 98},
    {"ElementInternals", 0, 231},
    {"ElementInternalsBrand", 1, 231},
    {"ElementInternalsSteps", 1, 88},
    {"ElementMembers_CSSOMView", 1, 216},
    {"ElementMembers_CSSTypedOM", 1, 219},
    {"ElementMembers_Element", 1, 230},
    {"ElementMembers_ParentNode", 1, 241},
    {"ElementMembers_animations", 1, 250},
    {"ElementMembers_fullscreen", 1, 264},
    {"ElementMembers_reflected", 1, 95},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 41},
    {"ElementSteps_animations", 1, 198},
    {"ElementSteps_fullscreen", 1, 131},
    {"ErrorEvent", 0, 260},
    {"Event", 0, 232},
    {"EventBrand", 1, 232},
    {"EventSource", 0, 253},
    {"EventSourceBrand", 1, 253},
    {"EventSourceSteps", 1, 136},
    {"EventSteps", 1, 24},
    {"External", 0, 274},
    {"ExternalBrand", 1, 274},
    {"ExternalSteps", 1, 156},
    {"File", 0, 233},
    {"FileBrand", 1, 233},
    {"FileList", 0, 233},
    {"FileListBrand", 1, 233},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 233},
    {"FileReaderBrand", 1, 233},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 260},
    {"FormData", 0, 288},
    {"FormDataBrand", 1, 288},
    {"FormDataEvent", 0, 260},
    {"FormDataSteps", 1, 76},
    {"FormOwnedSteps", 1, 112},
    {"GenericTransformStreamSteps", 1, 174},
    {"Geolocation", 0, 279},
    {"GeolocationBrand", 1, 279},
    {"GeolocationPositionError", 0, 279},
    {"GeolocationPositionErrorBrand", 1, 279},
    {"GeolocationPositionErrorSteps", 1, 165},
    {"GeolocationSteps", 1, 165},
    {"HTMLAllCollection", 0, 234},
    {"HTMLAllCollectionSteps", 1, 91},
    {"HTMLAnchorElement", 2, 284},
    {"HTMLAnchorElementSteps", 1, 142},
    {"HTMLAreaElement", 2, 284},
    {"HTMLAudioElementSteps", 1, 103},
    {"HTMLBaseElement", 2, 273},
    {"HTMLBaseElementSteps", 1, 93},
    {"HTMLButtonElement", 2, 263},
    {"HTMLButtonElementSteps", 1, 132},
    {"HTMLCanvasElement", 2, 267},
    {"HTMLCanvasElementSteps", 1, 155},
    {"HTMLCollection", 0, 251},
    {"HTMLCollectionKind", 1, 251},
    {"HTMLDataListElement", 2, 263},
    {"HTMLDataListElementSteps", 1, 120},
    {"HTMLDialogElement", 2, 267},
    {"HTMLDialogElementSteps", 1, 129},
    {"HTMLElementMembers_CSSOMView", 1, 216},
    {"HTMLElementMembers_CSSTypedOM", 1, 219},
    {"HTMLElementMembers_HTMLElement", 1, 236},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 98},
    {"HTMLEmbedElement", 2, 256},
    {"HTMLEmbedElementSteps", 1, 103},
    {"HTMLFieldSetElement", 2, 263},
    {"HTMLFieldSetElementSteps", 1, 112},
    {"HTMLFormControlsCollection", 0, 262},
    {"HTMLFormElement", 2, 263},
    {"HTMLFormElementSteps", 1, 123},
    {"HTMLFormElementSteps_formElements", 1, 111},
    {"HTMLFrameElement", 2, 276},
    {"HTMLFrameElementSteps", 1, 162},
    {"HTMLHyperlinkElementUtilsSteps", 1, 142},
    {"HTMLIFrameElement", 2, 256},
    {"HTMLIFrameElementSteps", 1, 162},
    {"HTMLImageElement", 2, 256},
    {"HTMLImageElementSteps", 1, 102},
    {"HTMLInputElement", 2, 263},
    {"HTMLInputElementSteps", 1, 109},
    {"HTMLLabelElement", 2, 263},
    {"HTMLLabelElementSteps", 1, 112},
    {"HTMLLegendElement", 2, 263},
    {"HTMLLegendElementSteps", 1, 112},
    {"HTMLLinkElement", 2, 246},
    {"HTMLMapElement", 2, 256},
    {"HTMLMapElementSteps", 1, 103},
    {"HTMLMarqueeElement", 2, 276},
    {"HTMLMarqueeElementSteps", 1, 99},
    {"HTMLMediaElement", 2, 270},
    {"HTMLMediaElementSteps", 1, 103},
    {"HTMLMediaElementSteps_mediaElements", 1, 104},
    {"HTMLMeterElement", 2, 263},
    {"HTMLMeterElementSteps", 1, 118},
    {"HTMLObjectElement", 2, 256},
    {"HTMLObjectElement", 2, 263},
    {"HTMLObjectElementSteps", 1, 103},
    {"HTMLOptionElement", 2, 263},
    {"HTMLOptionElementSteps", 1, 120},
    {"HTMLOptionsCollection", 0, 262},
    {"HTMLOptionsCollectionSteps", 1, 120},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 98},
    {"HTMLOutputElement", 2, 263},
    {"HTMLOutputElementSteps", 1, 109},
    {"HTMLProgressElement", 2, 263},
    {"HTMLProgressElementSteps", 1, 118},
    {"HTMLScriptElement", 2, 267},
    {"HTMLScriptElementSteps", 1, 155},
    {"HTMLSelectElement", 2, 263},
    {"HTMLSelectElementSteps", 1, 120},
    {"HTMLSlotElement", 2, 267},
    {"HTMLSlotElementSteps", 1, 155},
    {"HTMLStyleElement", 2, 246},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 283},
    {"HTMLTableCellElementSteps", 1, 100},
    {"HTMLTableElement", 2, 283},
    {"HTMLTableElementSteps", 1, 100},
    {"HTMLTableRowElement", 2, 283},
    {"HTMLTableRowElementSteps", 1, 100},
    {"HTMLTableSectionElement", 2, 283},
    {"HTMLTableSectionElementSteps", 1, 100},
    {"HTMLTemplateElement", 2, 267},
    {"HTMLTemplateElementSteps", 1, 155},
    {"HTMLTextAreaElement", 2, 263},
    {"HTMLTextAreaElementSteps", 1, 109},
    {"HTMLTitleElement", 2, 273},
    {"HTMLTitleElementSteps", 1, 93},
    {"HTMLTrackElement", 2, 270},
    {"HTMLTrackElementSteps", 1, 103},
    {"HTMLTrackElementSteps_mediaElements", 1, 104},
    {"HTMLVideoElement", 2, 270},
    {"HTMLVideoElementSteps", 1, 103},
    {"HashChangeEvent", 0, 260},
    {"Headers", 0, 261},
    {"HeadersBrand", 1, 261},
    {"HeadersSteps", 1, 77},
    {"History", 0, 274},
    {"HistoryBrand", 1, 274},
    {"HistorySteps", 1, 140},
    {"IdleDeadline", 0, 266},
    {"IdleDeadlineBrand", 1, 266},
    {"IdleDeadlineSteps", 1, 146},
    {"Image", 0, 256},
    {"InputEvent", 0, 260},
    {"InputEventSteps", 1, 194},
    {"IntersectionObserver", 0, 268},
    {"IntersectionObserverBrand", 1, 268},
    {"IntersectionObserverEntry", 0, 268},
    {"IntersectionObserverEntryBrand", 1, 268},
    {"IntersectionObserverEntrySteps", 1, 170},
    {"IntersectionObserverSteps", 1, 170},
    {"KeyboardEvent", 0, 260},
    {"KeyboardEventSteps", 1, 194},
    {"KeyframeEffect", 0, 250},
    {"KeyframeEffectBrand", 1, 250},
    {"KeyframeEffectSteps", 1, 200},
    {"LINKED", 1, 151},
    {"LOADED", 1, 151},
    {"LabelableSteps", 1, 112},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 274},
    {"LocationBrand", 1, 274},
    {"LocationSteps", 1, 141},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 236},
    {"MathMLElement", 2, 259},
    {"MathMLElementMembers_CSSTypedOM", 1, 219},
    {"MediaError", 0, 271},
    {"MediaErrorBrand", 1, 271},
    {"MediaErrorSteps", 1, 104},
    {"MediaList", 0, 246},
    {"MediaListBrand", 1, 246},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 216},
    {"MediaQueryListBrand", 1, 216},
    {"MediaQueryListEvent", 0, 260},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 272},
    {"MessageChannelBrand", 1, 272},
    {"MessageChannelSteps", 1, 137},
    {"MessageEvent", 0, 260},
    {"MessageEventSteps", 1, 194},
    {"MessagePort", 0, 272},
    {"MessagePortBrand", 1, 272},
    {"MessagePortSteps", 1, 137},
    {"MimeType", 0, 239},
    {"MimeTypeArray", 0, 239},
    {"MimeTypeArrayBrand", 1, 239},
    {"MimeTypeArraySteps", 1, 166},
    {"MimeTypeBrand", 1, 239},
    {"MimeTypeSteps", 1, 166},
    {"MouseEvent", 0, 260},
    {"MouseEventSteps", 1, 194},
    {"MutationObserver", 0, 237},
    {"MutationObserverBrand", 1, 237},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 237},
    {"MutationRecordBrand", 1, 237},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 151},
    {"NOTHING", 1, 211},
    {"NamedNodeMap", 0, 238},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 239},
    {"NavigatorBrand", 1, 239},
    {"NavigatorConcurrentHardwareSteps", 1, 157},
    {"NavigatorCookiesSteps", 1, 157},
    {"NavigatorIDSteps", 1, 157},
    {"NavigatorLanguageSteps", 1, 157},
    {"NavigatorOnLineSteps", 1, 157},
    {"NavigatorPluginsSteps", 1, 157},
    {"NavigatorSteps", 1, 157},
    {"NavigatorSteps_permissions", 1, 165},
    {"NodeFilter", 0, 247},
    {"NodeIterator", 0, 247},
    {"NodeIteratorBrand", 1, 247},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 251},
    {"NodeListKind", 1, 251},
    {"NodeMembers_Node", 1, 240},
    {"NodeSteps_Node", 1, 46},
    {"Notification", 0, 279},
    {"NotificationBrand", 1, 279},
    {"NotificationSteps", 1, 165},
    {"Option", 0, 263},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 260},
    {"PairList", 1, 206},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 277},
    {"PerformanceBrand", 1, 277},
    {"PerformanceEntry", 0, 278},
    {"PerformanceEntryBrand", 1, 278},
    {"PerformanceEntrySteps", 1, 192},
    {"PerformanceMark", 0, 278},
    {"PerformanceMarkBrand", 1, 278},
    {"PerformanceMarkSteps", 1, 192},
    {"PerformanceMeasure", 0, 278},
    {"PerformanceMeasureBrand", 1, 278},
    {"PerformanceMeasureSteps", 1, 192},
    {"PerformanceNavigation", 0, 275},
    {"PerformanceNavigationBrand", 1, 275},
    {"PerformanceNavigationSteps", 1, 191},
    {"PerformanceObserver", 0, 278},
    {"PerformanceObserverBrand", 1, 278},
    {"PerformanceObserverEntryList", 0, 278},
    {"PerformanceObserverEntryListBrand", 1, 278},
    {"PerformanceObserverEntryListSteps", 1, 192},
    {"PerformanceObserverSteps", 1, 192},
    {"PerformanceSteps", 1, 190},
    {"PerformanceTiming", 0, 275},
    {"PerformanceTimingBrand", 1, 275},
    {"PerformanceTimingSteps", 1, 191},
    {"PermissionStatus", 0, 279},
    {"PermissionStatusBrand", 1, 279},
    {"PermissionStatusSteps", 1, 165},
    {"Permissions", 0, 279},
    {"PermissionsBrand", 1, 279},
    {"PermissionsSteps", 1, 165},
    {"Plugin", 0, 239},
    {"PluginArray", 0, 239},
    {"PluginArrayBrand", 1, 239},
    {"PluginArraySteps", 1, 166},
    {"PluginBrand", 1, 239},
    {"PluginSteps", 1, 166},
    {"PointerEvent", 0, 260},
    {"PointerEventSteps", 1, 194},
    {"PopStateEvent", 0, 260},
    {"PrefixIndex", 1, 154},
    {"ProcessingInstruction", 0, 220},
    {"ProgressEvent", 0, 260},
    {"PromiseRejectionEvent", 0, 260},
    {"RadioNodeList", 0, 262},
    {"RadioNodeListSteps", 1, 111},
    {"Range", 0, 242},
    {"RangeBrand", 1, 242},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 280},
    {"ReadableByteStreamControllerBrand", 1, 280},
    {"ReadableByteStreamControllerSteps", 1, 176},
    {"ReadableStream", 0, 280},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 280},
    {"ReadableStreamBYOBReaderBrand", 1, 280},
    {"ReadableStreamBYOBReaderSteps", 1, 173},
    {"ReadableStreamBYOBRequest", 0, 280},
    {"ReadableStreamBYOBRequestBrand", 1, 280},
    {"ReadableStreamBYOBRequestSteps", 1, 179},
    {"ReadableStreamBrand", 1, 280},
    {"ReadableStreamDefaultController", 0, 280},
    {"ReadableStreamDefaultControllerBrand", 1, 280},
    {"ReadableStreamDefaultControllerSteps", 1, 177},
    {"ReadableStreamDefaultReader", 0, 280},
    {"ReadableStreamDefaultReaderBrand", 1, 280},
    {"ReadableStreamDefaultReaderSteps", 1, 173},
    {"ReadableStreamGenericReaderSteps", 1, 173},
    {"ReadableStreamSteps", 1, 180},
    {"Request", 0, 261},
    {"RequestBrand", 1, 261},
    {"RequestSteps", 1, 78},
    {"ResizeObserver", 0, 268},
    {"ResizeObserverBrand", 1, 268},
    {"ResizeObserverEntry", 0, 268},
    {"ResizeObserverEntryBrand", 1, 268},
    {"ResizeObserverEntrySteps", 1, 170},
    {"ResizeObserverSize", 0, 268},
    {"ResizeObserverSizeBrand", 1, 268},
    {"ResizeObserverSizeSteps", 1, 170},
    {"ResizeObserverSteps", 1, 170},
    {"Response", 0, 261},
    {"ResponseBrand", 1, 261},
    {"ResponseSteps", 1, 79},
    {"SEVERAL", 1, 45},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 282},
    {"SVGAngleBrand", 1, 282},
    {"SVGAngleSteps", 1, 185},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 282},
    {"SVGAnimatedAngleBrand", 1, 282},
    {"SVGAnimatedAngleSteps", 1, 184},
    {"SVGAnimatedBoolean", 0, 282},
    {"SVGAnimatedBooleanBrand", 1, 282},
    {"SVGAnimatedBooleanSteps", 1, 184},
    {"SVGAnimatedEnumeration", 0, 282},
    {"SVGAnimatedEnumerationBrand", 1, 282},
    {"SVGAnimatedEnumerationSteps", 1, 184},
    {"SVGAnimatedInteger", 0, 282},
    {"SVGAnimatedIntegerBrand", 1, 282},
    {"SVGAnimatedIntegerSteps", 1, 184},
    {"SVGAnimatedLength", 0, 282},
    {"SVGAnimatedLengthBrand", 1, 282},
    {"SVGAnimatedLengthList", 0, 282},
    {"SVGAnimatedLengthListBrand", 1, 282},
    {"SVGAnimatedLengthListSteps", 1, 184},
    {"SVGAnimatedLengthSteps", 1, 184},
    {"SVGAnimatedNumber", 0, 282},
    {"SVGAnimatedNumberBrand", 1, 282},
    {"SVGAnimatedNumberList", 0, 282},
    {"SVGAnimatedNumberListBrand", 1, 282},
    {"SVGAnimatedNumberListSteps", 1, 184},
    {"SVGAnimatedNumberSteps", 1, 184},
    {"SVGAnimatedPreserveAspectRatio", 0, 282},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 282},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 184},
    {"SVGAnimatedRect", 0, 282},
    {"SVGAnimatedRectBrand", 1, 282},
    {"SVGAnimatedRectSteps", 1, 184},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 282},
    {"SVGAnimatedTransformListBrand", 1, 282},
    {"SVGAnimatedTransformListSteps", 1, 184},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 236},
    {"SVGElement", 2, 259},
    {"SVGElementMembers_CSSTypedOM", 1, 219},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 282},
    {"SVGLengthBrand", 1, 282},
    {"SVGLengthList", 0, 282},
    {"SVGLengthListBrand", 1, 282},
    {"SVGLengthListSteps", 1, 186},
    {"SVGLengthSteps", 1, 185},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 282},
    {"SVGNumberBrand", 1, 282},
    {"SVGNumberList", 0, 282},
    {"SVGNumberListBrand", 1, 282},
    {"SVGNumberListSteps", 1, 186},
    {"SVGNumberSteps", 1, 185},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 282},
    {"SVGPointListBrand", 1, 282},
    {"SVGPointListSteps", 1, 186},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 282},
    {"SVGPreserveAspectRatioBrand", 1, 282},
    {"SVGPreserveAspectRatioSteps", 1, 184},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 282},
    {"SVGStringListBrand", 1, 282},
    {"SVGStringListSteps", 1, 186},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 282},
    {"SVGTransformBrand", 1, 282},
    {"SVGTransformList", 0, 282},
    {"SVGTransformListBrand", 1, 282},
    {"SVGTransformListSteps", 1, 186},
    {"SVGTransformSteps", 1, 189},
    {"SVGUnitTypes", 0, 282},
    {"SVGUnitTypesBrand", 1, 282},
    {"SVGUnitTypesSteps", 1, 184},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 216},
    {"ScreenBrand", 1, 216},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 260},
    {"SelectableTextSteps", 1, 124},
    {"Selection", 0, 243},
    {"SelectionBrand", 1, 243},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 244},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 198},
    {"SlottableSteps", 1, 48},
    {"StaticRange", 0, 242},
    {"StaticRangeBrand", 1, 242},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 245},
    {"StorageBrand", 1, 245},
    {"StorageEvent", 0, 260},
    {"StorageEventSteps", 1, 194},
    {"StorageSteps", 1, 158},
    {"StylePropertyMap", 0, 219},
    {"StylePropertyMapBrand", 1, 219},
    {"StylePropertyMapReadOnly", 0, 219},
    {"StylePropertyMapReadOnlyBrand", 1, 219},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 246},
    {"StyleSheetBrand", 1, 246},
    {"StyleSheetList", 0, 246},
    {"StyleSheetListBrand", 1, 246},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 260},
    {"SubmitterSteps", 1, 123},
    {"SubtleCrypto", 0, 287},
    {"SubtleCryptoBrand", 1, 287},
    {"SubtleCryptoSteps", 1, 202},
    {"Text", 0, 220},
    {"TextDecoder", 0, 257},
    {"TextDecoderBrand", 1, 257},
    {"TextDecoderCommonSteps", 1, 65},
    {"TextDecoderSteps", 1, 62},
    {"TextDecoderStream", 0, 257},
    {"TextDecoderStreamBrand", 1, 257},
    {"TextDecoderStreamSteps", 1, 65},
    {"TextEncoder", 0, 257},
    {"TextEncoderBrand", 1, 257},
    {"TextEncoderCommonSteps", 1, 65},
    {"TextEncoderSteps", 1, 62},
    {"TextEncoderStream", 0, 257},
    {"TextEncoderStreamBrand", 1, 257},
    {"TextEncoderStreamSteps", 1, 65},
    {"TextEvent", 0, 260},
    {"TextEventSteps", 1, 194},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 271},
    {"TextTrackBrand", 1, 271},
    {"TextTrackCue", 0, 271},
    {"TextTrackCueBrand", 1, 271},
    {"TextTrackCueList", 0, 271},
    {"TextTrackCueListBrand", 1, 271},
    {"TextTrackCueListSteps", 1, 104},
    {"TextTrackCueSteps", 1, 104},
    {"TextTrackList", 0, 271},
    {"TextTrackListBrand", 1, 271},
    {"TextTrackListSteps", 1, 104},
    {"TextTrackSteps", 1, 104},
    {"TimeRanges", 0, 270},
    {"TimeRangesBrand", 1, 270},
    {"TimeRangesSteps", 1, 103},
    {"ToggleEvent", 0, 260},
    {"Touch", 0, 285},
    {"TouchBrand", 1, 285},
    {"TouchEvent", 0, 285},
    {"TouchEventSteps", 1, 195},
    {"TouchList", 0, 285},
    {"TouchListBrand", 1, 285},
    {"TouchListSteps", 1, 195},
    {"TouchSteps", 1, 195},
    {"TrackEvent", 0, 260},
    {"TransformStream", 0, 280},
    {"TransformStreamBrand", 1, 280},
    {"TransformStreamDefaultController", 0, 280},
    {"TransformStreamDefaultControllerBrand", 1, 280},
    {"TransformStreamDefaultControllerSteps", 1, 174},
    {"TransformStreamSteps", 1, 174},
    {"TransitionEvent", 0, 260},
    {"TreeWalker", 0, 247},
    {"TreeWalkerBrand", 1, 247},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 260},
    {"UIEventSteps", 1, 194},
    {"URL", 0, 286},
    {"URLBrand", 1, 286},
    {"URLSearchParams", 0, 286},
    {"URLSearchParamsBrand", 1, 286},
    {"URLSearchParamsSteps", 1, 196},
    {"URLSteps", 1, 196},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 279},
    {"UserActivationBrand", 1, 279},
    {"UserActivationSteps", 1, 165},
    {"VTTCue", 0, 271},
    {"VTTCueBrand", 1, 271},
    {"VTTCueSteps", 1, 104},
    {"ValidityState", 0, 263},
    {"ValidityStateBrand", 1, 263},
    {"ValidityStateSteps", 1, 125},
    {"VideoTrack", 0, 271},
    {"VideoTrackBrand", 1, 271},
    {"VideoTrackList", 0, 271},
    {"VideoTrackListBrand", 1, 271},
    {"VideoTrackListSteps", 1, 104},
    {"VideoTrackSteps", 1, 104},
    {"VisualViewport", 0, 216},
    {"VisualViewportBrand", 1, 216},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 151},
    {"WebSocket", 0, 253},
    {"WebSocketBrand", 1, 253},
    {"WebSocketSteps", 1, 212},
    {"WheelEvent", 0, 260},
    {"WheelEventSteps", 1, 194},
    {"WindowLocalStorageSteps", 1, 169},
    {"WindowMembers_CSSOMView", 1, 216},
    {"WindowMembers_Window", 1, 248},
    {"WindowMembers_fetch", 1, 261},
    {"WindowOrWorkerGlobalScopeSteps", 1, 169},
    {"WindowSessionStorageSteps", 1, 169},
    {"WindowSteps", 1, 169},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 82},
    {"WritableStream", 0, 280},
    {"WritableStreamBrand", 1, 280},
    {"WritableStreamDefaultController", 0, 280},
    {"WritableStreamDefaultControllerBrand", 1, 280},
    {"WritableStreamDefaultControllerSteps", 1, 183},
    {"WritableStreamDefaultWriter", 0, 280},
    {"WritableStreamDefaultWriterBrand", 1, 280},
    {"WritableStreamDefaultWriterSteps", 1, 175},
    {"WritableStreamSteps", 1, 175},
    {"XMLDocument", 0, 229},
    {"XMLHttpRequest", 0, 288},
    {"XMLHttpRequestBrand", 1, 288},
    {"XMLHttpRequestEventTarget", 0, 288},
    {"XMLHttpRequestEventTargetBrand", 1, 288},
    {"XMLHttpRequestSteps", 1, 80},
    {"XMLHttpRequestUpload", 0, 288},
    {"XMLHttpRequestUploadBrand", 1, 288},
    {"XMLSerializer", 0, 224},
    {"XMLSerializerBrand", 1, 224},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 249},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 249},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 249},
    {"XPathExpressionBrand", 1, 249},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 249},
    {"XPathResultBrand", 1, 249},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 213},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 213},
    {"abortWritable", 1, 175},
    {"abstractRangeState", 1, 242},
    {"acquireReader", 1, 173},
    {"acquireWriter", 1, 175},
    {"activateInput", 1, 121},
    {"activationBehavior", 1, 126},
    {"addHeader", 1, 77},
    {"addIterable", 1, 208},
    {"addIterator", 1, 208},
    {"addRead", 1, 173},
    {"addScriptModule", 1, 151},
    {"addSetlike", 1, 210},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 64},
    {"allNamed", 1, 45},
    {"allOf", 1, 91},
    {"animationChanged", 1, 198},
    {"animationEffectState", 1, 250},
    {"animationRate", 1, 198},
    {"animationState", 1, 250},
    {"animationTime", 1, 198},
    {"animationTimelineState", 1, 250},
    {"appendBytes", 1, 64},
    {"appendSequence", 1, 64},
    {"appliesTo", 1, 114},
    {"areInOneTree", 1, 49},
    {"assignToSlot", 1, 48},
    {"atob", 1, 63},
    {"attachInternals", 1, 88},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 271},
    {"audioTrackState", 1, 271},
    {"bar", 1, 156},
    {"barPropState", 1, 274},
    {"beforeToggle", 1, 135},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 82},
    {"blobState", 1, 233},
    {"blockAround", 1, 53},
    {"blockCommand", 1, 51},
    {"blockOfLine", 1, 58},
    {"blockState", 1, 51},
    {"bodyOf", 1, 38},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 272},
    {"btoa", 1, 63},
    {"bufferIsDetached", 1, 181},
    {"buttonType", 1, 112},
    {"byobRequestOf", 1, 179},
    {"byteLengthQueuingStrategyState", 1, 280},
    {"bytesAsText", 1, 202},
    {"bytesDrained", 1, 176},
    {"callPromise", 1, 181},
    {"callUserscript", 1, 71},
    {"callbackMember", 1, 181},
    {"canEnqueue", 1, 177},
    {"cancelReadable", 1, 173},
    {"caretForFocus", 1, 55},
    {"chain", 1, 181},
    {"changeRules", 1, 11},
    {"changedControls", 1, 108},
    {"changedValues", 1, 70},
    {"checkForm", 1, 125},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 125},
    {"checkedRadio", 1, 121},
    {"checkedness", 1, 121},
    {"childAt", 1, 29},
    {"childBeside", 1, 53},
    {"childText", 1, 35},
    {"chooseCommand", 1, 71},
    {"chosenFrame", 1, 162},
    {"chunkSize", 1, 183},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 192},
    {"clearFiles", 1, 113},
    {"clearTimer", 1, 193},
    {"click", 1, 98},
    {"clipboardItemState", 1, 279},
    {"clipboardState", 1, 279},
    {"clone", 1, 139},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 81},
    {"closeBytes", 1, 176},
    {"closeController", 1, 177},
    {"closeDialog", 1, 129},
    {"closeEnd", 1, 137},
    {"closeExtension", 1, 75},
    {"closeReadable", 1, 173},
    {"closeUserscript", 1, 71},
    {"closeWritable", 1, 175},
    {"closeWritableController", 1, 183},
    {"closeWriter", 1, 175},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 129},
    {"commandEnabled", 1, 52},
    {"commandIndeterminate", 1, 52},
    {"commandState", 1, 52},
    {"commandSupported", 1, 52},
    {"commandValue", 1, 52},
    {"commitAll", 1, 179},
    {"commonAncestor", 1, 49},
    {"comparePoints", 1, 49},
    {"composedEnds", 1, 36},
    {"composedPath", 1, 44},
    {"composedPoints", 1, 36},
    {"composedRanges", 1, 36},
    {"compressionStreamState", 1, 252},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 254},
    {"constructElement", 1, 89},
    {"contentHandlerChanged", 1, 145},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 108},
    {"controlMatches", 1, 107},
    {"controlState", 1, 108},
    {"controlValue", 1, 115},
    {"controlsChanged", 1, 108},
    {"controlsOf", 1, 112},
    {"copyBytes", 1, 62},
    {"copyEntries", 1, 76},
    {"copyFiles", 1, 113},
    {"copyHeaders", 1, 77},
    {"copyRange", 1, 47},
    {"countItems", 1, 181},
    {"countQueuingStrategyState", 1, 280},
    {"createCustom", 1, 89},
    {"createEvent", 1, 43},
    {"crypto", 1, 201},
    {"cryptoKeyState", 1, 287},
    {"cryptoState", 1, 287},
    {"cssConditionRuleState", 1, 217},
    {"cssContainerRuleState", 1, 217},
    {"cssCounterStyleRuleState", 1, 217},
    {"cssFontFaceRuleState", 1, 217},
    {"cssFontPaletteValuesRuleState", 1, 217},
    {"cssGroupingRuleState", 1, 217},
    {"cssImageValueState", 1, 219},
    {"cssImportRuleState", 1, 217},
    {"cssKeyframeRuleState", 1, 217},
    {"cssKeyframesRuleState", 1, 217},
    {"cssKeywordValueState", 1, 219},
    {"cssLayerBlockRuleState", 1, 217},
    {"cssLayerStatementRuleState", 1, 217},
    {"cssMarginRuleState", 1, 217},
    {"cssMathClampState", 1, 219},
    {"cssMathInvertState", 1, 219},
    {"cssMathMaxState", 1, 219},
    {"cssMathMinState", 1, 219},
    {"cssMathNegateState", 1, 219},
    {"cssMathProductState", 1, 219},
    {"cssMathSumState", 1, 219},
    {"cssMathValueState", 1, 219},
    {"cssMatrixComponentState", 1, 219},
    {"cssMediaRuleState", 1, 217},
    {"cssNamespaceRuleState", 1, 217},
    {"cssNestedDeclarationsState", 1, 217},
    {"cssNumericArrayState", 1, 219},
    {"cssNumericValueState", 1, 219},
    {"cssPageRuleState", 1, 217},
    {"cssPerspectiveState", 1, 219},
    {"cssPropertyRuleState", 1, 217},
    {"cssRotateState", 1, 219},
    {"cssRuleListState", 1, 217},
    {"cssRuleState", 1, 217},
    {"cssScaleState", 1, 219},
    {"cssScopeRuleState", 1, 217},
    {"cssSkewState", 1, 219},
    {"cssSkewXState", 1, 219},
    {"cssSkewYState", 1, 219},
    {"cssStartingStyleRuleState", 1, 217},
    {"cssStyleRuleState", 1, 217},
    {"cssStyleSheetState", 1, 246},
    {"cssStyleValueState", 1, 219},
    {"cssSupportsRuleState", 1, 217},
    {"cssTransformComponentState", 1, 219},
    {"cssTransformValueState", 1, 219},
    {"cssTranslateState", 1, 219},
    {"cssUnitValueState", 1, 219},
    {"cssUnparsedValueState", 1, 219},
    {"cssVariableReferenceValueState", 1, 219},
    {"currentEvent", 1, 37},
    {"customElementRegistryState", 1, 221},
    {"customElements", 1, 87},
    {"customEntries", 1, 88},
    {"customFlags", 1, 88},
    {"customState", 1, 89},
    {"customStateSetState", 1, 231},
    {"cutSequence", 1, 64},
    {"dataTransferItemListState", 1, 228},
    {"dataTransferItemState", 1, 228},
    {"dataTransferState", 1, 228},
    {"datasetOf", 1, 96},
    {"dateNumber", 1, 110},
    {"dateText", 1, 110},
    {"dealWithRejection", 1, 175},
    {"decodePiece", 1, 62},
    {"decodeText", 1, 62},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 252},
    {"defaultButton", 1, 112},
    {"defineElement", 1, 89},
    {"defineEvent", 1, 43},
    {"definitionNamed", 1, 89},
    {"definitionOf", 1, 89},
    {"deleteRange", 1, 47},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 181},
    {"deriveBits", 1, 203},
    {"deriveKey", 1, 203},
    {"derivedList", 1, 100},
    {"describe", 1, 7},
    {"descriptorIn", 1, 168},
    {"deserialize", 1, 139},
    {"deserializeWithTransfer", 1, 139},
    {"desiredSizeOf", 1, 177},
    {"detailsChanged", 1, 128},
    {"detailsRenamed", 1, 128},
    {"dialogChanged", 1, 129},
    {"digestName", 1, 202},
    {"digestText", 1, 202},
    {"dispatch", 1, 37},
    {"documentArgument", 1, 211},
    {"documentTimelineState", 1, 250},
    {"domExceptionState", 1, 223},
    {"domImplementationState", 1, 224},
    {"domMatrixReadOnlyState", 1, 269},
    {"domMatrixState", 1, 269},
    {"domParserState", 1, 224},
    {"domPointReadOnlyState", 1, 269},
    {"domPointState", 1, 269},
    {"domQuadState", 1, 269},
    {"domRectListState", 1, 265},
    {"domRectReadOnlyState", 1, 265},
    {"domRectState", 1, 265},
    {"domStringListState", 1, 225},
    {"easingFunction", 1, 199},
    {"editingRoot", 1, 130},
    {"effectEnd", 1, 200},
    {"effectFills", 1, 200},
    {"elementArgument", 1, 211},
    {"elementInternalsState", 1, 231},
    {"elementsNamed", 1, 45},
    {"emptySequence", 1, 64},
    {"enclosing", 1, 42},
    {"encodeEntries", 1, 83},
    {"encodeUTF8", 1, 62},
    {"enqueueBytes", 1, 176},
    {"enqueueCallback", 1, 89},
    {"enqueueChunk", 1, 177},
    {"enqueueCopiedBytes", 1, 176},
    {"enqueueDetachedPull", 1, 176},
    {"enqueueSized", 1, 181},
    {"enqueueTransformed", 1, 174},
    {"enterWindow", 1, 50},
    {"entryList", 1, 123},
    {"errorBytes", 1, 176},
    {"errorController", 1, 177},
    {"errorNames", 1, 258},
    {"errorReadable", 1, 173},
    {"errorTransform", 1, 174},
    {"errorWritableIfNeeded", 1, 183},
    {"evaluateModule", 1, 148},
    {"evaluatedJSON", 1, 66},
    {"eventFor", 1, 37},
    {"eventInterface", 1, 43},
    {"eventPath", 1, 44},
    {"eventReceiver", 1, 43},
    {"eventSourceState", 1, 253},
    {"eventState", 1, 232},
    {"exceptionOfCode", 1, 205},
    {"execCommand", 1, 52},
    {"exportKey", 1, 203},
    {"exposeElement", 1, 163},
    {"exposeFrames", 1, 163},
    {"exposeNames", 1, 163},
    {"external", 1, 156},
    {"externalState", 1, 274},
    {"extractBody", 1, 81},
    {"extractRange", 1, 47},
    {"failClose", 1, 175},
    {"failReads", 1, 173},
    {"failWrite", 1, 175},
    {"fetchModule", 1, 151},
    {"fileListState", 1, 233},
    {"fileReaderState", 1, 233},
    {"fileState", 1, 233},
    {"fileValue", 1, 113},
    {"filesOf", 1, 113},
    {"finalStyles", 1, 200},
    {"finishClose", 1, 175},
    {"finishErroring", 1, 175},
    {"finishWrite", 1, 175},
    {"fire", 1, 37},
    {"firstFrom", 1, 154},
    {"firstItem", 1, 181},
    {"firstNamed", 1, 45},
    {"firstOf", 1, 38},
    {"firstValued", 1, 45},
    {"firstWithId", 1, 112},
    {"focusForSelection", 1, 55},
    {"focusableArea", 1, 130},
    {"focusedId", 1, 38},
    {"foldBlanks", 1, 61},
    {"foldsBlanks", 1, 61},
    {"followLink", 1, 143},
    {"fontSizeOf", 1, 56},
    {"foreignWindow", 1, 159},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 121},
    {"forgetHandlers", 1, 145},
    {"formAssociated", 1, 88},
    {"formControls", 1, 111},
    {"formDataState", 1, 288},
    {"formEntries", 1, 123},
    {"formOf", 1, 112},
    {"formatLogged", 1, 7},
    {"frameAt", 1, 162},
    {"frameProperty", 1, 162},
    {"frameReadyState", 1, 160},
    {"frameScript", 1, 160},
    {"frames", 1, 162},
    {"fromDictionary", 1, 211},
    {"fromHost", 1, 37},
    {"fromSequence", 1, 211},
    {"fulfilRead", 1, 173},
    {"generateKey", 1, 203},
    {"geolocationPositionErrorState", 1, 279},
    {"geolocationState", 1, 279},
    {"getHandler", 1, 145},
    {"goTo", 1, 141},
    {"handled", 1, 181},
    {"hasBYOBReader", 1, 176},
    {"hasBackpressure", 1, 177},
    {"hasDisabledShadow", 1, 89},
    {"hasFormat", 1, 56},
    {"hasMessages", 1, 108},
    {"hasNoChoice", 1, 122},
    {"hasOwnAlone", 1, 112},
    {"hasPulls", 1, 179},
    {"hasRecord", 1, 50},
    {"headOf", 1, 38},
    {"headerValue", 1, 77},
    {"headersState", 1, 261},
    {"hidePopover", 1, 134},
    {"hidePopoversOver", 1, 134},
    {"highWaterMarkOf", 1, 181},
    {"history", 1, 140},
    {"historyState", 1, 274},
    {"holdMarkup", 1, 71},
    {"holdsInvalid", 1, 116},
    {"hostEvent", 1, 43},
    {"htmlElementArgument", 1, 97},
    {"htmlOf", 1, 38},
    {"idleDeadlineState", 1, 266},
    {"imageChanged", 1, 102},
    {"imageEvent", 1, 102},
    {"imagePoint", 1, 123},
    {"imageSeen", 1, 102},
    {"imagesMoved", 1, 102},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 152},
    {"importKey", 1, 203},
    {"inReactionQueue", 1, 89},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 114},
    {"insertIntoRange", 1, 47},
    {"insertMarkup", 1, 57},
    {"intersectionObserverEntryState", 1, 268},
    {"intersectionObserverState", 1, 268},
    {"invalidIn", 1, 125},
    {"invalidateRequest", 1, 176},
    {"invoke", 1, 132},
    {"invokeListeners", 1, 37},
    {"invokeReactions", 1, 89},
    {"is", 1, 58},
    {"isAbortController", 1, 213},
    {"isAbortSignal", 1, 213},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 242},
    {"isActiveDocument", 1, 162},
    {"isAnimation", 1, 250},
    {"isAnimationEffect", 1, 250},
    {"isAnimationTimeline", 1, 250},
    {"isAudioTrack", 1, 271},
    {"isAudioTrackList", 1, 271},
    {"isBarProp", 1, 274},
    {"isBlob", 1, 233},
    {"isBlock", 1, 58},
    {"isBlockCommand", 1, 51},
    {"isBlockElement", 1, 51},
    {"isBody", 1, 38},
    {"isBreak", 1, 58},
    {"isBroadcastChannel", 1, 272},
    {"isBuffer", 1, 211},
    {"isByteLengthQueuingStrategy", 1, 280},
    {"isCSSConditionRule", 1, 217},
    {"isCSSContainerRule", 1, 217},
    {"isCSSCounterStyleRule", 1, 217},
    {"isCSSFontFaceRule", 1, 217},
    {"isCSSFontPaletteValuesRule", 1, 217},
    {"isCSSGroupingRule", 1, 217},
    {"isCSSImageValue", 1, 219},
    {"isCSSImportRule", 1, 217},
    {"isCSSKeyframeRule", 1, 217},
    {"isCSSKeyframesRule", 1, 217},
    {"isCSSKeywordValue", 1, 219},
    {"isCSSLayerBlockRule", 1, 217},
    {"isCSSLayerStatementRule", 1, 217},
    {"isCSSMarginRule", 1, 217},
    {"isCSSMathClamp", 1, 219},
    {"isCSSMathInvert", 1, 219},
    {"isCSSMathMax", 1, 219},
    {"isCSSMathMin", 1, 219},
    {"isCSSMathNegate", 1, 219},
    {"isCSSMathProduct", 1, 219},
    {"isCSSMathSum", 1, 219},
    {"isCSSMathValue", 1, 219},
    {"isCSSMatrixComponent", 1, 219},
    {"isCSSMediaRule", 1, 217},
    {"isCSSNamespaceRule", 1, 217},
    {"isCSSNestedDeclarations", 1, 217},
    {"isCSSNumericArray", 1, 219},
    {"isCSSNumericValue", 1, 219},
    {"isCSSPageRule", 1, 217},
    {"isCSSPerspective", 1, 219},
    {"isCSSPropertyRule", 1, 217},
    {"isCSSRotate", 1, 219},
    {"isCSSRule", 1, 217},
    {"isCSSRuleList", 1, 217},
    {"isCSSScale", 1, 219},
    {"isCSSScopeRule", 1, 217},
    {"isCSSSkew", 1, 219},
    {"isCSSSkewX", 1, 219},
    {"isCSSSkewY", 1, 219},
    {"isCSSStartingStyleRule", 1, 217},
    {"isCSSStyleRule", 1, 217},
    {"isCSSStyleSheet", 1, 246},
    {"isCSSStyleValue", 1, 219},
    {"isCSSSupportsRule", 1, 217},
    {"isCSSTransformComponent", 1, 219},
    {"isCSSTransformValue", 1, 219},
    {"isCSSTranslate", 1, 219},
    {"isCSSUnitValue", 1, 219},
    {"isCSSUnparsedValue", 1, 219},
    {"isCSSVariableReferenceValue", 1, 219},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 279},
    {"isClipboardItem", 1, 279},
    {"isClosed", 1, 32},
    {"isClosing", 1, 175},
    {"isComposedInPage", 1, 36},
    {"isCompressionStream", 1, 252},
    {"isCountQueuingStrategy", 1, 280},
    {"isCrypto", 1, 287},
    {"isCryptoKey", 1, 287},
    {"isCustomElementRegistry", 1, 221},
    {"isCustomStateSet", 1, 231},
    {"isDOMException", 1, 223},
    {"isDOMImplementation", 1, 224},
    {"isDOMMatrix", 1, 269},
    {"isDOMMatrixReadOnly", 1, 269},
    {"isDOMParser", 1, 224},
    {"isDOMPoint", 1, 269},
    {"isDOMPointReadOnly", 1, 269},
    {"isDOMQuad", 1, 269},
    {"isDOMRect", 1, 265},
    {"isDOMRectList", 1, 265},
    {"isDOMRectReadOnly", 1, 265},
    {"isDOMStringList", 1, 225},
    {"isDataTransfer", 1, 228},
    {"isDataTransferItem", 1, 228},
    {"isDataTransferItemList", 1, 228},
    {"isDecompressionStream", 1, 252},
    {"isDesigned", 1, 92},
    {"isDisabled", 1, 130},
    {"isDocumentTimeline", 1, 250},
    {"isEditable", 1, 130},
    {"isElement", 1, 58},
    {"isElementInternals", 1, 231},
    {"isEvent", 1, 232},
    {"isEventSource", 1, 253},
    {"isExternal", 1, 274},
    {"isFieldValue", 1, 77},
    {"isFile", 1, 233},
    {"isFileList", 1, 233},
    {"isFileReader", 1, 233},
    {"isFinal", 1, 149},
    {"isFocusable", 1, 130},
    {"isFocusableByDefault", 1, 130},
    {"isFormControl", 1, 112},
    {"isFormCustom", 1, 88},
    {"isFormData", 1, 288},
    {"isFormat", 1, 56},
    {"isFrameWindow", 1, 50},
    {"isGeolocation", 1, 279},
    {"isGeolocationPositionError", 1, 279},
    {"isGroupChecked", 1, 121},
    {"isHTMLElementOf", 1, 97},
    {"isHeaders", 1, 261},
    {"isHiddenAt", 1, 44},
    {"isHistory", 1, 274},
    {"isIdleDeadline", 1, 266},
    {"isImageLoading", 1, 102},
    {"isInNode", 1, 49},
    {"isIndexed", 1, 207},
    {"isIntersectionObserver", 1, 268},
    {"isIntersectionObserverEntry", 1, 268},
    {"isKeyframeEffect", 1, 250},
    {"isLoadable", 1, 82},
    {"isLoadingFrame", 1, 160},
    {"isLocation", 1, 274},
    {"isLockedReadable", 1, 173},
    {"isMediaError", 1, 271},
    {"isMediaList", 1, 246},
    {"isMediaQueryList", 1, 216},
    {"isMessageChannel", 1, 272},
    {"isMessagePort", 1, 272},
    {"isMimeType", 1, 239},
    {"isMimeTypeArray", 1, 239},
    {"isModal", 1, 133},
    {"isMouseEvent", 1, 194},
    {"isMutationObserver", 1, 237},
    {"isMutationRecord", 1, 237},
    {"isNamed", 1, 45},
    {"isNamespace", 1, 150},
    {"isNavigator", 1, 239},
    {"isNodeIterator", 1, 247},
    {"isNotification", 1, 279},
    {"isNumberText", 1, 119},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 51},
    {"isPerformance", 1, 277},
    {"isPerformanceEntry", 1, 278},
    {"isPerformanceMark", 1, 278},
    {"isPerformanceMeasure", 1, 278},
    {"isPerformanceNavigation", 1, 275},
    {"isPerformanceObserver", 1, 278},
    {"isPerformanceObserverEntryList", 1, 278},
    {"isPerformanceTiming", 1, 275},
    {"isPermissionStatus", 1, 279},
    {"isPermissions", 1, 279},
    {"isPlugin", 1, 239},
    {"isPluginArray", 1, 239},
    {"isPopoverShown", 1, 134},
    {"isRange", 1, 242},
    {"isReadableByteStreamController", 1, 280},
    {"isReadableStream", 1, 280},
    {"isReadableStreamBYOBReader", 1, 280},
    {"isReadableStreamBYOBRequest", 1, 280},
    {"isReadableStreamDefaultController", 1, 280},
    {"isReadableStreamDefaultReader", 1, 280},
    {"isRequest", 1, 261},
    {"isResizeObserver", 1, 268},
    {"isResizeObserverEntry", 1, 268},
    {"isResizeObserverSize", 1, 268},
    {"isResponse", 1, 261},
    {"isSVGAngle", 1, 282},
    {"isSVGAnimatedAngle", 1, 282},
    {"isSVGAnimatedBoolean", 1, 282},
    {"isSVGAnimatedEnumeration", 1, 282},
    {"isSVGAnimatedInteger", 1, 282},
    {"isSVGAnimatedLength", 1, 282},
    {"isSVGAnimatedLengthList", 1, 282},
    {"isSVGAnimatedNumber", 1, 282},
    {"isSVGAnimatedNumberList", 1, 282},
    {"isSVGAnimatedPreserveAspectRatio", 1, 282},
    {"isSVGAnimatedRect", 1, 282},
    {"isSVGAnimatedTransformList", 1, 282},
    {"isSVGLength", 1, 282},
    {"isSVGLengthList", 1, 282},
    {"isSVGNumber", 1, 282},
    {"isSVGNumberList", 1, 282},
    {"isSVGPointList", 1, 282},
    {"isSVGPreserveAspectRatio", 1, 282},
    {"isSVGStringList", 1, 282},
    {"isSVGTransform", 1, 282},
    {"isSVGTransformList", 1, 282},
    {"isSVGUnitTypes", 1, 282},
    {"isScreen", 1, 216},
    {"isScripting", 1, 162},
    {"isSelected", 1, 122},
    {"isSelection", 1, 243},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 51},
    {"isShownFrame", 1, 162},
    {"isStaticRange", 1, 242},
    {"isStepMismatch", 1, 119},
    {"isStorage", 1, 245},
    {"isStylePropertyMap", 1, 219},
    {"isStylePropertyMapReadOnly", 1, 219},
    {"isStyleSheet", 1, 246},
    {"isStyleSheetList", 1, 246},
    {"isSubmitButton", 1, 112},
    {"isSubtleCrypto", 1, 287},
    {"isSummary", 1, 130},
    {"isText", 1, 58},
    {"isTextDecoder", 1, 257},
    {"isTextDecoderStream", 1, 257},
    {"isTextEncoder", 1, 257},
    {"isTextEncoderStream", 1, 257},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 271},
    {"isTextTrackCue", 1, 271},
    {"isTextTrackCueList", 1, 271},
    {"isTextTrackList", 1, 271},
    {"isTimeRanges", 1, 270},
    {"isToken", 1, 77},
    {"isTouch", 1, 285},
    {"isTouchList", 1, 285},
    {"isTransformStream", 1, 280},
    {"isTransformStreamDefaultController", 1, 280},
    {"isTreeWalker", 1, 247},
    {"isURL", 1, 286},
    {"isURLSearchParams", 1, 286},
    {"isUnusable", 1, 81},
    {"isUserActivation", 1, 279},
    {"isVTTCue", 1, 271},
    {"isValidControl", 1, 125},
    {"isValidityState", 1, 263},
    {"isVideoTrack", 1, 271},
    {"isVideoTrackList", 1, 271},
    {"isVisualViewport", 1, 216},
    {"isWebSocket", 1, 253},
    {"isWritableStream", 1, 280},
    {"isWritableStreamDefaultController", 1, 280},
    {"isWritableStreamDefaultWriter", 1, 280},
    {"isXMLHttpRequest", 1, 288},
    {"isXMLHttpRequestEventTarget", 1, 288},
    {"isXMLHttpRequestUpload", 1, 288},
    {"isXMLSerializer", 1, 224},
    {"isXPathEvaluator", 1, 249},
    {"isXPathExpression", 1, 249},
    {"isXPathResult", 1, 249},
    {"itemKind", 1, 207},
    {"itemState", 1, 207},
    {"keepBlanks", 1, 61},
    {"keepBlanksApart", 1, 61},
    {"keepLine", 1, 53},
    {"keyframeEffectState", 1, 250},
    {"labelListOf", 1, 112},
    {"labeledControl", 1, 112},
    {"labelsFor", 1, 45},
    {"lastFailure", 1, 151},
    {"legacySize", 1, 56},
    {"limitState", 1, 125},
    {"linesOf", 1, 58},
    {"linkModules", 1, 150},
    {"listElement", 1, 117},
    {"loadFailed", 1, 82},
    {"loadFrame", 1, 160},
    {"loadFrames", 1, 160},
    {"loadGraph", 1, 151},
    {"loadResource", 1, 82},
    {"localOf", 1, 58},
    {"localizedText", 1, 75},
    {"location", 1, 141},
    {"locationState", 1, 274},
    {"makeAbortController", 1, 213},
    {"makeAbortSignal", 1, 213},
    {"makeAbstractRange", 1, 242},
    {"makeAnimation", 1, 250},
    {"makeAnimationEffect", 1, 250},
    {"makeAnimationTimeline", 1, 250},
    {"makeAudioTrack", 1, 271},
    {"makeAudioTrackList", 1, 271},
    {"makeBarProp", 1, 274},
    {"makeBlob", 1, 233},
    {"makeBroadcastChannel", 1, 272},
    {"makeByteLengthQueuingStrategy", 1, 280},
    {"makeCSSConditionRule", 1, 217},
    {"makeCSSContainerRule", 1, 217},
    {"makeCSSCounterStyleRule", 1, 217},
    {"makeCSSFontFaceRule", 1, 217},
    {"makeCSSFontPaletteValuesRule", 1, 217},
    {"makeCSSGroupingRule", 1, 217},
    {"makeCSSImageValue", 1, 219},
    {"makeCSSImportRule", 1, 217},
    {"makeCSSKeyframeRule", 1, 217},
    {"makeCSSKeyframesRule", 1, 217},
    {"makeCSSKeywordValue", 1, 219},
    {"makeCSSLayerBlockRule", 1, 217},
    {"makeCSSLayerStatementRule", 1, 217},
    {"makeCSSMarginRule", 1, 217},
    {"makeCSSMathClamp", 1, 219},
    {"makeCSSMathInvert", 1, 219},
    {"makeCSSMathMax", 1, 219},
    {"makeCSSMathMin", 1, 219},
    {"makeCSSMathNegate", 1, 219},
    {"makeCSSMathProduct", 1, 219},
    {"makeCSSMathSum", 1, 219},
    {"makeCSSMathValue", 1, 219},
    {"makeCSSMatrixComponent", 1, 219},
    {"makeCSSMediaRule", 1, 217},
    {"makeCSSNamespaceRule", 1, 217},
    {"makeCSSNestedDeclarations", 1, 217},
    {"makeCSSNumericArray", 1, 219},
    {"makeCSSNumericValue", 1, 219},
    {"makeCSSPageRule", 1, 217},
    {"makeCSSPerspective", 1, 219},
    {"makeCSSPropertyRule", 1, 217},
    {"makeCSSRotate", 1, 219},
    {"makeCSSRule", 1, 217},
    {"makeCSSRuleList", 1, 217},
    {"makeCSSScale", 1, 219},
    {"makeCSSScopeRule", 1, 217},
    {"makeCSSSkew", 1, 219},
    {"makeCSSSkewX", 1, 219},
    {"makeCSSSkewY", 1, 219},
    {"makeCSSStartingStyleRule", 1, 217},
    {"makeCSSStyleDeclaration", 1, 218},
    {"makeCSSStyleRule", 1, 217},
    {"makeCSSStyleSheet", 1, 246},
    {"makeCSSStyleValue", 1, 219},
    {"makeCSSSupportsRule", 1, 217},
    {"makeCSSTransformComponent", 1, 219},
    {"makeCSSTransformValue", 1, 219},
    {"makeCSSTranslate", 1, 219},
    {"makeCSSUnitValue", 1, 219},
    {"makeCSSUnparsedValue", 1, 219},
    {"makeCSSVariableReferenceValue", 1, 219},
    {"makeClipboard", 1, 279},
    {"makeClipboardItem", 1, 279},
    {"makeCompressionStream", 1, 252},
    {"makeCountQueuingStrategy", 1, 280},
    {"makeCrypto", 1, 287},
    {"makeCryptoKey", 1, 287},
    {"makeCustomElementRegistry", 1, 221},
    {"makeCustomStateSet", 1, 231},
    {"makeDOMException", 1, 223},
    {"makeDOMImplementation", 1, 224},
    {"makeDOMMatrix", 1, 269},
    {"makeDOMMatrixReadOnly", 1, 269},
    {"makeDOMParser", 1, 224},
    {"makeDOMPoint", 1, 269},
    {"makeDOMPointReadOnly", 1, 269},
    {"makeDOMQuad", 1, 269},
    {"makeDOMRect", 1, 265},
    {"makeDOMRectList", 1, 265},
    {"makeDOMRectReadOnly", 1, 265},
    {"makeDOMStringList", 1, 225},
    {"makeDOMStringMap", 1, 226},
    {"makeDOMTokenList", 1, 227},
    {"makeDataTransfer", 1, 228},
    {"makeDataTransferItem", 1, 228},
    {"makeDataTransferItemList", 1, 228},
    {"makeDecompressionStream", 1, 252},
    {"makeDeferred", 1, 181},
    {"makeDocumentTimeline", 1, 250},
    {"makeElement", 1, 97},
    {"makeElementInternals", 1, 231},
    {"makeEvent", 1, 232},
    {"makeEventSource", 1, 253},
    {"makeException", 1, 205},
    {"makeExternal", 1, 274},
    {"makeFile", 1, 233},
    {"makeFileList", 1, 233},
    {"makeFileReader", 1, 233},
    {"makeFormData", 1, 288},
    {"makeFrameWindow", 1, 161},
    {"makeGeolocation", 1, 279},
    {"makeGeolocationPositionError", 1, 279},
    {"makeHTMLAllCollection", 1, 234},
    {"makeHTMLCollection", 1, 251},
    {"makeHTMLFormControlsCollection", 1, 262},
    {"makeHTMLOptionsCollection", 1, 262},
    {"makeHeaders", 1, 261},
    {"makeHistory", 1, 274},
    {"makeIdleDeadline", 1, 266},
    {"makeIndexed", 1, 207},
    {"makeIntersectionObserver", 1, 268},
    {"makeIntersectionObserverEntry", 1, 268},
    {"makeKeyframeEffect", 1, 250},
    {"makeLocation", 1, 274},
    {"makeMediaError", 1, 271},
    {"makeMediaList", 1, 246},
    {"makeMediaQueryList", 1, 216},
    {"makeMessageChannel", 1, 272},
    {"makeMessagePort", 1, 272},
    {"makeMimeType", 1, 239},
    {"makeMimeTypeArray", 1, 239},
    {"makeMutationObserver", 1, 237},
    {"makeMutationRecord", 1, 237},
    {"makeNamedNodeMap", 1, 238},
    {"makeNavigator", 1, 239},
    {"makeNodeIterator", 1, 247},
    {"makeNodeList", 1, 251},
    {"makeNotification", 1, 279},
    {"makePerformance", 1, 277},
    {"makePerformanceEntry", 1, 278},
    {"makePerformanceMark", 1, 278},
    {"makePerformanceMeasure", 1, 278},
    {"makePerformanceNavigation", 1, 275},
    {"makePerformanceObserver", 1, 278},
    {"makePerformanceObserverEntryList", 1, 278},
    {"makePerformanceTiming", 1, 275},
    {"makePermissionStatus", 1, 279},
    {"makePermissions", 1, 279},
    {"makePlugin", 1, 239},
    {"makePluginArray", 1, 239},
    {"makeRadioNodeList", 1, 262},
    {"makeRange", 1, 242},
    {"makeReadableByteStreamController", 1, 280},
    {"makeReadableStream", 1, 280},
    {"makeReadableStreamBYOBReader", 1, 280},
    {"makeReadableStreamBYOBRequest", 1, 280},
    {"makeReadableStreamDefaultController", 1, 280},
    {"makeReadableStreamDefaultReader", 1, 280},
    {"makeRealm", 1, 168},
    {"makeRequest", 1, 261},
    {"makeResizeObserver", 1, 268},
    {"makeResizeObserverEntry", 1, 268},
    {"makeResizeObserverSize", 1, 268},
    {"makeResponse", 1, 261},
    {"makeSVGAngle", 1, 282},
    {"makeSVGAnimatedAngle", 1, 282},
    {"makeSVGAnimatedBoolean", 1, 282},
    {"makeSVGAnimatedEnumeration", 1, 282},
    {"makeSVGAnimatedInteger", 1, 282},
    {"makeSVGAnimatedLength", 1, 282},
    {"makeSVGAnimatedLengthList", 1, 282},
    {"makeSVGAnimatedNumber", 1, 282},
    {"makeSVGAnimatedNumberList", 1, 282},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 282},
    {"makeSVGAnimatedRect", 1, 282},
    {"makeSVGAnimatedTransformList", 1, 282},
    {"makeSVGLength", 1, 282},
    {"makeSVGLengthList", 1, 282},
    {"makeSVGNumber", 1, 282},
    {"makeSVGNumberList", 1, 282},
    {"makeSVGPointList", 1, 282},
    {"makeSVGPreserveAspectRatio", 1, 282},
    {"makeSVGStringList", 1, 282},
    {"makeSVGTransform", 1, 282},
    {"makeSVGTransformList", 1, 282},
    {"makeSVGUnitTypes", 1, 282},
    {"makeScreen", 1, 216},
    {"makeSelection", 1, 243},
    {"makeStaticRange", 1, 242},
    {"makeStorage", 1, 245},
    {"makeStylePropertyMap", 1, 219},
    {"makeStylePropertyMapReadOnly", 1, 219},
    {"makeStyleSheet", 1, 246},
    {"makeStyleSheetList", 1, 246},
    {"makeSubtleCrypto", 1, 287},
    {"makeTextDecoder", 1, 257},
    {"makeTextDecoderStream", 1, 257},
    {"makeTextEncoder", 1, 257},
    {"makeTextEncoderStream", 1, 257},
    {"makeTextTrack", 1, 271},
    {"makeTextTrackCue", 1, 271},
    {"makeTextTrackCueList", 1, 271},
    {"makeTextTrackList", 1, 271},
    {"makeTimeRanges", 1, 270},
    {"makeTouch", 1, 285},
    {"makeTouchList", 1, 285},
    {"makeTransformStream", 1, 280},
    {"makeTransformStreamDefaultController", 1, 280},
    {"makeTreeWalker", 1, 247},
    {"makeURL", 1, 286},
    {"makeURLSearchParams", 1, 286},
    {"makeUserActivation", 1, 279},
    {"makeVTTCue", 1, 271},
    {"makeValidityState", 1, 263},
    {"makeVideoTrack", 1, 271},
    {"makeVideoTrackList", 1, 271},
    {"makeVisualViewport", 1, 216},
    {"makeWebSocket", 1, 253},
    {"makeWritableStream", 1, 280},
    {"makeWritableStreamDefaultController", 1, 280},
    {"makeWritableStreamDefaultWriter", 1, 280},
    {"makeXMLHttpRequest", 1, 288},
    {"makeXMLHttpRequestEventTarget", 1, 288},
    {"makeXMLHttpRequestUpload", 1, 288},
    {"makeXMLSerializer", 1, 224},
    {"makeXPathEvaluator", 1, 249},
    {"makeXPathExpression", 1, 249},
    {"makeXPathResult", 1, 249},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 119},
    {"mayBeHeard", 1, 37},
    {"mediaErrorState", 1, 271},
    {"mediaListState", 1, 246},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 216},
    {"mergeTexts", 1, 53},
    {"messageChannelState", 1, 272},
    {"messagePortState", 1, 272},
    {"messageText", 1, 73},
    {"metaOf", 1, 152},
    {"mimeParameter", 1, 171},
    {"mimeText", 1, 171},
    {"mimeTypeArrayState", 1, 239},
    {"mimeTypeState", 1, 239},
    {"mimeTypes", 1, 166},
    {"minimumOf", 1, 119},
    {"missing", 1, 211},
    {"moveChildren", 1, 51},
    {"moveFocus", 1, 130},
    {"movePoint", 1, 59},
    {"multipleChanged", 1, 122},
    {"mutationObserverState", 1, 237},
    {"mutationRecordState", 1, 237},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 150},
    {"namedIn", 1, 112},
    {"namedList", 1, 45},
    {"namedTest", 1, 112},
    {"namesOf", 1, 149},
    {"namesOfValues", 1, 70},
    {"namespaceOf", 1, 150},
    {"navigateFrame", 1, 162},
    {"navigateToFragment", 1, 140},
    {"navigator", 1, 157},
    {"navigatorState", 1, 239},
    {"nearestStep", 1, 119},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 81},
    {"newDecoder", 1, 62},
    {"newEvent", 1, 72},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 76},
    {"newHeaders", 1, 77},
    {"newKeyframeEffect", 1, 200},
    {"newList", 1, 181},
    {"newMatrix", 1, 84},
    {"newModule", 1, 151},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 173},
    {"newRect", 1, 85},
    {"newRectList", 1, 85},
    {"newResponse", 1, 79},
    {"newSVGAngle", 1, 185},
    {"newSVGLength", 1, 185},
    {"newSVGList", 1, 186},
    {"newSVGNumber", 1, 185},
    {"newSVGTransform", 1, 189},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 70},
    {"newWritable", 1, 175},
    {"nextTimer", 1, 193},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 247},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 211},
    {"nodePrecedes", 1, 49},
    {"notificationState", 1, 279},
    {"numberIn", 1, 115},
    {"numberToText", 1, 119},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 45},
    {"onlyNamedIn", 1, 112},
    {"openChannel", 1, 137},
    {"openExtension", 1, 75},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 71},
    {"openWindow", 1, 164},
    {"optionList", 1, 120},
    {"optionValue", 1, 120},
    {"own", 1, 50},
    {"ownControlState", 1, 108},
    {"ownerOf", 1, 162},
    {"pageScripts", 1, 153},
    {"parseMIMEType", 1, 171},
    {"parseMultipart", 1, 83},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 196},
    {"parseSVGNumbers", 1, 189},
    {"parseSVGTransforms", 1, 189},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 89},
    {"peerEvents", 1, 172},
    {"performance", 1, 190},
    {"performanceEntries", 1, 192},
    {"performanceEntryState", 1, 278},
    {"performanceMark", 1, 192},
    {"performanceMarkState", 1, 278},
    {"performanceMeasure", 1, 192},
    {"performanceMeasureState", 1, 278},
    {"performanceNavigationState", 1, 275},
    {"performanceObserverEntryListState", 1, 278},
    {"performanceObserverState", 1, 278},
    {"performanceState", 1, 277},
    {"performanceTimingState", 1, 275},
    {"permissionStatusState", 1, 279},
    {"permissionsState", 1, 279},
    {"pipe", 1, 178},
    {"placeCaret", 1, 53},
    {"placed", 1, 151},
    {"platformInterface", 1, 209},
    {"pluginArrayState", 1, 239},
    {"pluginState", 1, 239},
    {"plugins", 1, 166},
    {"pointInDocument", 1, 36},
    {"popoverChanged", 1, 134},
    {"postToWindow", 1, 137},
    {"prepareModule", 1, 152},
    {"problemOf", 1, 151},
    {"pullBytesIfNeeded", 1, 176},
    {"pullInto", 1, 179},
    {"pushItem", 1, 181},
    {"putFormat", 1, 56},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 193},
    {"queueMicrotask", 1, 193},
    {"queueTask", 1, 193},
    {"queueToggle", 1, 135},
    {"radioGroup", 1, 121},
    {"radioNodeList", 1, 111},
    {"randomUUID", 1, 201},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 242},
    {"rangeText", 1, 47},
    {"reachMoment", 1, 71},
    {"react", 1, 181},
    {"readBody", 1, 81},
    {"readChunk", 1, 173},
    {"readContentHandler", 1, 145},
    {"readInto", 1, 173},
    {"readSequence", 1, 64},
    {"readTape", 1, 67},
    {"readableByteStreamControllerState", 1, 280},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 280},
    {"readableStreamBYOBRequestState", 1, 280},
    {"readableStreamDefaultControllerState", 1, 280},
    {"readableStreamDefaultReaderState", 1, 280},
    {"readableStreamState", 1, 280},
    {"realmMade", 1, 50},
    {"realmOf", 1, 50},
    {"receiveControlState", 1, 108},
    {"receiverOf", 1, 97},
    {"recordOf", 1, 50},
    {"rectified", 1, 15},
    {"referredElement", 1, 40},
    {"referredElements", 1, 40},
    {"registerImportMap", 1, 147},
    {"releaseReader", 1, 173},
    {"releaseWriter", 1, 175},
    {"remoteCount", 1, 112},
    {"removeBeside", 1, 53},
    {"removeSelected", 1, 53},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 94},
    {"replaceMessages", 1, 73},
    {"reportException", 1, 144},
    {"reportForm", 1, 125},
    {"reportRejection", 1, 144},
    {"reportValidity", 1, 125},
    {"request", 1, 69},
    {"requestFrame", 1, 193},
    {"requestIdle", 1, 146},
    {"requestState", 1, 261},
    {"resetControl", 1, 109},
    {"resetCustom", 1, 88},
    {"resetOptions", 1, 122},
    {"resetQueue", 1, 181},
    {"resizeObserverEntryState", 1, 268},
    {"resizeObserverSizeState", 1, 268},
    {"resizeObserverState", 1, 268},
    {"resolveExport", 1, 149},
    {"resolveSpecifier", 1, 147},
    {"resourceAddress", 1, 69},
    {"resourceBuffer", 1, 82},
    {"resourceDocument", 1, 82},
    {"resourceText", 1, 82},
    {"respond", 1, 179},
    {"respondWithView", 1, 179},
    {"responseState", 1, 261},
    {"retarget", 1, 32},
    {"rootArguments", 1, 36},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 161},
    {"runModule", 1, 152},
    {"runNextTimer", 1, 193},
    {"runShortcutScript", 1, 68},
    {"screen", 1, 13},
    {"screenState", 1, 216},
    {"scriptResource", 1, 69},
    {"scriptTimer", 1, 193},
    {"seedRandom", 1, 204},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 120},
    {"selectOnly", 1, 122},
    {"selectRange", 1, 30},
    {"selectSource", 1, 105},
    {"selectedControlText", 1, 124},
    {"selectedOptionsOf", 1, 122},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 55},
    {"selectionState", 1, 243},
    {"sendControlStates", 1, 108},
    {"sendTo", 1, 137},
    {"sequenceOf", 1, 64},
    {"serialize", 1, 139},
    {"serializePairs", 1, 196},
    {"serializeWithTransfer", 1, 139},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 115},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 175},
    {"setCheckedness", 1, 121},
    {"setControlValue", 1, 115},
    {"setFiles", 1, 113},
    {"setFragment", 1, 141},
    {"setHandler", 1, 145},
    {"setHeader", 1, 77},
    {"setInputValue", 1, 115},
    {"setInteracted", 1, 125},
    {"setMIMEParameter", 1, 171},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 133},
    {"setOption", 1, 120},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 40},
    {"setReferredElements", 1, 40},
    {"setSVGAngle", 1, 185},
    {"setSVGLength", 1, 185},
    {"setSelected", 1, 122},
    {"setTimer", 1, 193},
    {"setType", 1, 115},
    {"setUpByteSource", 1, 176},
    {"setUpBytes", 1, 176},
    {"setUpReadable", 1, 177},
    {"setUpSink", 1, 183},
    {"setUpSource", 1, 177},
    {"setUpTransform", 1, 174},
    {"setUpWritable", 1, 183},
    {"settingText", 1, 119},
    {"settleAs", 1, 181},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 168},
    {"shareControlState", 1, 108},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 181},
    {"showPopover", 1, 134},
    {"signWith", 1, 203},
    {"sizeOf", 1, 181},
    {"slotContents", 1, 48},
    {"slotOf", 1, 48},
    {"slotsChanged", 1, 48},
    {"spendStream", 1, 173},
    {"splitAround", 1, 51},
    {"splitText", 1, 21},
    {"startErroring", 1, 175},
    {"startModule", 1, 152},
    {"stateOf", 1, 207},
    {"staticRangeState", 1, 242},
    {"stepped", 1, 119},
    {"storage", 1, 158},
    {"storageAreas", 1, 74},
    {"storageState", 1, 245},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 90},
    {"stylePropertyMapReadOnlyState", 1, 219},
    {"stylePropertyMapState", 1, 219},
    {"styleSheetListState", 1, 246},
    {"styleSheetState", 1, 246},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 123},
    {"submittableOf", 1, 112},
    {"submittedText", 1, 115},
    {"subtle", 1, 202},
    {"subtleCryptoState", 1, 287},
    {"surroundRange", 1, 47},
    {"svgAngleState", 1, 282},
    {"svgAnimatedAngleState", 1, 282},
    {"svgAnimatedBooleanState", 1, 282},
    {"svgAnimatedEnumerationState", 1, 282},
    {"svgAnimatedIntegerState", 1, 282},
    {"svgAnimatedLengthListState", 1, 282},
    {"svgAnimatedLengthState", 1, 282},
    {"svgAnimatedNumberListState", 1, 282},
    {"svgAnimatedNumberState", 1, 282},
    {"svgAnimatedPreserveAspectRatioState", 1, 282},
    {"svgAnimatedRectState", 1, 282},
    {"svgAnimatedTransformListState", 1, 282},
    {"svgAxis", 1, 185},
    {"svgBounds", 1, 187},
    {"svgBox", 1, 184},
    {"svgConstants", 1, 188},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 187},
    {"svgFloat", 1, 185},
    {"svgLengthListState", 1, 282},
    {"svgLengthState", 1, 282},
    {"svgListOf", 1, 184},
    {"svgMemberOrder", 1, 281},
    {"svgMembers", 1, 188},
    {"svgNumberListState", 1, 282},
    {"svgNumberState", 1, 282},
    {"svgNumberText", 1, 185},
    {"svgPathLength", 1, 187},
    {"svgPointAt", 1, 187},
    {"svgPointListState", 1, 282},
    {"svgPreserveAspectRatioState", 1, 282},
    {"svgReflection", 1, 184},
    {"svgStringListState", 1, 282},
    {"svgStrokes", 1, 187},
    {"svgTransformListState", 1, 282},
    {"svgTransformOf", 1, 189},
    {"svgTransformProduct", 1, 189},
    {"svgTransformState", 1, 282},
    {"svgTransformText", 1, 189},
    {"svgUnitTypesState", 1, 282},
    {"takeFilled", 1, 179},
    {"takeFormat", 1, 56},
    {"takeSignals", 1, 48},
    {"targetOf", 1, 143},
    {"teeBytes", 1, 182},
    {"teeChunks", 1, 182},
    {"textAsBuffer", 1, 202},
    {"textBecameSelectable", 1, 124},
    {"textDecoderState", 1, 257},
    {"textDecoderStreamState", 1, 257},
    {"textEncoderState", 1, 257},
    {"textEncoderStreamState", 1, 257},
    {"textFragment", 1, 101},
    {"textReplaced", 1, 124},
    {"textToNumber", 1, 119},
    {"textTrackCueListState", 1, 271},
    {"textTrackCueState", 1, 271},
    {"textTrackListState", 1, 271},
    {"textTrackState", 1, 271},
    {"textsBetween", 1, 60},
    {"textsIn", 1, 56},
    {"textsOf", 1, 58},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 270},
    {"timingTimes", 1, 191},
    {"toBuffer", 1, 211},
    {"toByteString", 1, 211},
    {"toClamped", 1, 211},
    {"toEnforced", 1, 211},
    {"toEnum", 1, 211},
    {"toFloat", 1, 211},
    {"toInterface", 1, 211},
    {"toLongLong", 1, 211},
    {"toObject", 1, 211},
    {"toRecord", 1, 211},
    {"toSequence", 1, 211},
    {"toUnrestrictedFloat", 1, 211},
    {"toUnsignedLongLong", 1, 211},
    {"togglePopover", 1, 134},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 133},
    {"touchListState", 1, 285},
    {"touchState", 1, 285},
    {"transferPort", 1, 137},
    {"transferStream", 1, 138},
    {"transformMatrix", 1, 86},
    {"transformStreamDefaultControllerState", 1, 280},
    {"transformStreamState", 1, 280},
    {"treeWalkerState", 1, 247},
    {"trimSpace", 1, 77},
    {"turnFormatOff", 1, 56},
    {"typeOfAttributes", 1, 151},
    {"updateFormOwner", 1, 88},
    {"upgradeIn", 1, 89},
    {"urlSearchParamsState", 1, 286},
    {"urlState", 1, 286},
    {"userActivationState", 1, 279},
    {"usesSourceSet", 1, 105},
    {"utf8Text", 1, 64},
    {"validityOf", 1, 125},
    {"validityStateState", 1, 263},
    {"valueFunctions", 1, 70},
    {"valueMode", 1, 114},
    {"valuesAsJSON", 1, 70},
    {"verifyWith", 1, 203},
    {"videoTrackListState", 1, 271},
    {"videoTrackState", 1, 271},
    {"viewParts", 1, 181},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 216},
    {"vttCueState", 1, 271},
    {"waitingReads", 1, 173},
    {"watchSlots", 1, 48},
    {"webSocketState", 1, 253},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 108},
    {"willValidate", 1, 125},
    {"windowIn", 1, 162},
    {"windowNamed", 1, 163},
    {"windowOf", 1, 162},
    {"withImports", 1, 152},
    {"withoutScripts", 1, 57},
    {"withoutTypes", 1, 151},
    {"writableDesiredSize", 1, 183},
    {"writableStreamDefaultControllerState", 1, 280},
    {"writableStreamDefaultWriterState", 1, 280},
    {"writableStreamState", 1, 280},
    {"writeChunk", 1, 175},
    {"writeController", 1, 183},
    {"writeInFrame", 1, 160},
    {"writeJSONTape", 1, 67},
    {"writeTape", 1, 67},
    {"wrongKind", 1, 211},
    {"wrongReceiver", 1, 211},
    {"wrongValue", 1, 211},
    {"xPathEvaluatorState", 1, 249},
    {"xPathExpressionState", 1, 249},
    {"xPathResultState", 1, 249},
    {"xmlHttpRequestEventTargetState", 1, 288},
    {"xmlHttpRequestState", 1, 288},
    {"xmlHttpRequestUploadState", 1, 288},
    {"xmlSerializerState", 1, 224},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
