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
    {"AMBIGUOUS", 1, 148},
    {"AbortController", 0, 211},
    {"AbortControllerBrand", 1, 211},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 211},
    {"AbortSignalBrand", 1, 211},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 240},
    {"AbstractRangeBrand", 1, 240},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 248},
    {"AnimationBrand", 1, 248},
    {"AnimationEffect", 0, 248},
    {"AnimationEffectBrand", 1, 248},
    {"AnimationEffectSteps", 1, 198},
    {"AnimationEvent", 0, 258},
    {"AnimationFrameProviderSteps", 1, 167},
    {"AnimationPlaybackEvent", 0, 248},
    {"AnimationSteps", 1, 196},
    {"AnimationTimeline", 0, 248},
    {"AnimationTimelineBrand", 1, 248},
    {"AnimationTimelineSteps", 1, 196},
    {"Attr", 0, 212},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 268},
    {"AudioTrack", 0, 269},
    {"AudioTrackBrand", 1, 269},
    {"AudioTrackList", 0, 269},
    {"AudioTrackListBrand", 1, 269},
    {"AudioTrackListSteps", 1, 103},
    {"AudioTrackSteps", 1, 103},
    {"AutofilledSteps", 1, 105},
    {"BarProp", 0, 272},
    {"BarPropBrand", 1, 272},
    {"BarPropSteps", 1, 155},
    {"BeforeUnloadEvent", 0, 258},
    {"BeforeUnloadEventSteps", 1, 192},
    {"Blob", 0, 231},
    {"BlobBrand", 1, 231},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 80},
    {"BroadcastChannel", 0, 270},
    {"BroadcastChannelBrand", 1, 270},
    {"BroadcastChannelSteps", 1, 136},
    {"ByteLengthQueuingStrategy", 0, 278},
    {"ByteLengthQueuingStrategyBrand", 1, 278},
    {"ByteLengthQueuingStrategySteps", 1, 179},
    {"CDATASection", 0, 218},
    {"CSS", 3, 213},
    {"CSSConditionRule", 0, 215},
    {"CSSConditionRuleBrand", 1, 215},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 215},
    {"CSSContainerRuleBrand", 1, 215},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 215},
    {"CSSCounterStyleRuleBrand", 1, 215},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 215},
    {"CSSFontFaceRuleBrand", 1, 215},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 215},
    {"CSSFontPaletteValuesRuleBrand", 1, 215},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 215},
    {"CSSGroupingRuleBrand", 1, 215},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 217},
    {"CSSImageValueBrand", 1, 217},
    {"CSSImportRule", 0, 215},
    {"CSSImportRuleBrand", 1, 215},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 215},
    {"CSSKeyframeRuleBrand", 1, 215},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 215},
    {"CSSKeyframesRuleBrand", 1, 215},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 217},
    {"CSSKeywordValueBrand", 1, 217},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 215},
    {"CSSLayerBlockRuleBrand", 1, 215},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 215},
    {"CSSLayerStatementRuleBrand", 1, 215},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 215},
    {"CSSMarginRuleBrand", 1, 215},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 217},
    {"CSSMathClampBrand", 1, 217},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 217},
    {"CSSMathInvertBrand", 1, 217},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 217},
    {"CSSMathMaxBrand", 1, 217},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 217},
    {"CSSMathMinBrand", 1, 217},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 217},
    {"CSSMathNegateBrand", 1, 217},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 217},
    {"CSSMathProductBrand", 1, 217},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 217},
    {"CSSMathSumBrand", 1, 217},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 217},
    {"CSSMathValueBrand", 1, 217},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 217},
    {"CSSMatrixComponentBrand", 1, 217},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 215},
    {"CSSMediaRuleBrand", 1, 215},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 215},
    {"CSSNamespaceRuleBrand", 1, 215},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 215},
    {"CSSNestedDeclarationsBrand", 1, 215},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 217},
    {"CSSNumericArrayBrand", 1, 217},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 217},
    {"CSSNumericValueBrand", 1, 217},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 215},
    {"CSSPageRuleBrand", 1, 215},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 217},
    {"CSSPerspectiveBrand", 1, 217},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 215},
    {"CSSPropertyRuleBrand", 1, 215},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 217},
    {"CSSRotateBrand", 1, 217},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 215},
    {"CSSRuleBrand", 1, 215},
    {"CSSRuleList", 0, 215},
    {"CSSRuleListBrand", 1, 215},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 217},
    {"CSSScaleBrand", 1, 217},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 215},
    {"CSSScopeRuleBrand", 1, 215},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 217},
    {"CSSSkewBrand", 1, 217},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 217},
    {"CSSSkewXBrand", 1, 217},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 217},
    {"CSSSkewYBrand", 1, 217},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 215},
    {"CSSStartingStyleRuleBrand", 1, 215},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 216},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 215},
    {"CSSStyleRuleBrand", 1, 215},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 244},
    {"CSSStyleSheetBrand", 1, 244},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 217},
    {"CSSStyleValueBrand", 1, 217},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 215},
    {"CSSSupportsRuleBrand", 1, 215},
    {"CSSTransformComponent", 0, 217},
    {"CSSTransformComponentBrand", 1, 217},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 217},
    {"CSSTransformValueBrand", 1, 217},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 217},
    {"CSSTranslateBrand", 1, 217},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 217},
    {"CSSUnitValueBrand", 1, 217},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 217},
    {"CSSUnparsedValueBrand", 1, 217},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 217},
    {"CSSVariableReferenceValueBrand", 1, 217},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 218},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 277},
    {"ClipboardBrand", 1, 277},
    {"ClipboardEvent", 0, 258},
    {"ClipboardItem", 0, 277},
    {"ClipboardItemBrand", 1, 277},
    {"ClipboardItemSteps", 1, 163},
    {"ClipboardSteps", 1, 163},
    {"CloseEvent", 0, 258},
    {"CommandEvent", 0, 258},
    {"Comment", 0, 218},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 258},
    {"CompositionEventSteps", 1, 192},
    {"CompressionStream", 0, 250},
    {"CompressionStreamBrand", 1, 250},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 124},
    {"CountQueuingStrategy", 0, 278},
    {"CountQueuingStrategyBrand", 1, 278},
    {"CountQueuingStrategySteps", 1, 179},
    {"Crypto", 0, 285},
    {"CryptoBrand", 1, 285},
    {"CryptoKey", 0, 285},
    {"CryptoKeyBrand", 1, 285},
    {"CryptoKeySteps", 1, 201},
    {"CryptoSteps", 1, 199},
    {"CustomElementRegistry", 0, 219},
    {"CustomElementRegistryBrand", 1, 219},
    {"CustomElementRegistrySteps", 1, 86},
    {"CustomEvent", 0, 220},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 229},
    {"CustomStateSetBrand", 1, 229},
    {"CustomStateSetSteps", 1, 87},
    {"DOMException", 0, 221},
    {"DOMExceptionBrand", 1, 221},
    {"DOMExceptionSteps", 1, 203},
    {"DOMImplementation", 0, 222},
    {"DOMImplementationBrand", 1, 222},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 267},
    {"DOMMatrixBrand", 1, 267},
    {"DOMMatrixReadOnly", 0, 267},
    {"DOMMatrixReadOnlyBrand", 1, 267},
    {"DOMMatrixReadOnlySteps", 1, 83},
    {"DOMMatrixSteps", 1, 83},
    {"DOMParser", 0, 222},
    {"DOMParserBrand", 1, 222},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 267},
    {"DOMPointBrand", 1, 267},
    {"DOMPointReadOnly", 0, 267},
    {"DOMPointReadOnlyBrand", 1, 267},
    {"DOMPointReadOnlySteps", 1, 83},
    {"DOMPointSteps", 1, 83},
    {"DOMQuad", 0, 267},
    {"DOMQuadBrand", 1, 267},
    {"DOMQuadSteps", 1, 83},
    {"DOMRect", 0, 263},
    {"DOMRectBrand", 1, 263},
    {"DOMRectList", 0, 263},
    {"DOMRectListBrand", 1, 263},
    {"DOMRectListSteps", 1, 84},
    {"DOMRectReadOnly", 0, 263},
    {"DOMRectReadOnlyBrand", 1, 263},
    {"DOMRectReadOnlySteps", 1, 84},
    {"DOMRectSteps", 1, 84},
    {"DOMStringList", 0, 223},
    {"DOMStringListBrand", 1, 223},
    {"DOMStringListSteps", 1, 89},
    {"DOMStringMap", 0, 224},
    {"DOMTokenList", 0, 225},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 150},
    {"DataTransfer", 0, 226},
    {"DataTransferBrand", 1, 226},
    {"DataTransferItem", 0, 226},
    {"DataTransferItemBrand", 1, 226},
    {"DataTransferItemList", 0, 226},
    {"DataTransferItemListBrand", 1, 226},
    {"DataTransferItemListSteps", 1, 126},
    {"DataTransferItemSteps", 1, 126},
    {"DataTransferSteps", 1, 126},
    {"DecompressionStream", 0, 250},
    {"DecompressionStreamBrand", 1, 250},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 218},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 214},
    {"DocumentMembers_Document", 1, 227},
    {"DocumentMembers_HTMLDocument", 1, 233},
    {"DocumentMembers_ParentNode", 1, 239},
    {"DocumentMembers_StyleSheets", 1, 244},
    {"DocumentMembers_XPath", 1, 247},
    {"DocumentMembers_animations", 1, 248},
    {"DocumentMembers_editing", 1, 253},
    {"DocumentMembers_fullscreen", 1, 262},
    {"DocumentMembers_touch", 1, 283},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 227},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 91},
    {"DocumentSteps_animations", 1, 196},
    {"DocumentSteps_editing", 1, 53},
    {"DocumentSteps_fullscreen", 1, 130},
    {"DocumentSteps_touch", 1, 193},
    {"DocumentTimeline", 0, 248},
    {"DocumentTimelineBrand", 1, 248},
    {"DocumentTimelineSteps", 1, 196},
    {"DocumentType", 0, 218},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 258},
    {"EVALUATING", 1, 150},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 97},
    {"ElementInternals", 0, 229},
    {"ElementInternalsBrand", 1, 229},
    {"ElementInternalsSteps", 1, 87},
    {"ElementMembers_CSSOMView", 1, 214},
    {"ElementMembers_CSSTypedOM", 1, 217},
    {"ElementMembers_Element", 1, 228},
    {"ElementMembers_ParentNode", 1, 239},
    {"ElementMembers_animations", 1, 248},
    {"ElementMembers_fullscreen", 1, 262},
    {"ElementMembers_reflected", 1, 94},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 196},
    {"ElementSteps_fullscreen", 1, 130},
    {"ErrorEvent", 0, 258},
    {"Event", 0, 230},
    {"EventBrand", 1, 230},
    {"EventSource", 0, 251},
    {"EventSourceBrand", 1, 251},
    {"EventSourceSteps", 1, 135},
    {"EventSteps", 1, 24},
    {"External", 0, 272},
    {"ExternalBrand", 1, 272},
    {"ExternalSteps", 1, 155},
    {"File", 0, 231},
    {"FileBrand", 1, 231},
    {"FileList", 0, 231},
    {"FileListBrand", 1, 231},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 231},
    {"FileReaderBrand", 1, 231},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 258},
    {"FormData", 0, 286},
    {"FormDataBrand", 1, 286},
    {"FormDataEvent", 0, 258},
    {"FormDataSteps", 1, 75},
    {"FormOwnedSteps", 1, 111},
    {"GenericTransformStreamSteps", 1, 172},
    {"Geolocation", 0, 277},
    {"GeolocationBrand", 1, 277},
    {"GeolocationPositionError", 0, 277},
    {"GeolocationPositionErrorBrand", 1, 277},
    {"GeolocationPositionErrorSteps", 1, 163},
    {"GeolocationSteps", 1, 163},
    {"HTMLAllCollection", 0, 232},
    {"HTMLAllCollectionSteps", 1, 90},
    {"HTMLAnchorElement", 2, 282},
    {"HTMLAnchorElementSteps", 1, 141},
    {"HTMLAreaElement", 2, 282},
    {"HTMLAudioElementSteps", 1, 102},
    {"HTMLBaseElement", 2, 271},
    {"HTMLBaseElementSteps", 1, 92},
    {"HTMLButtonElement", 2, 261},
    {"HTMLButtonElementSteps", 1, 131},
    {"HTMLCanvasElement", 2, 265},
    {"HTMLCanvasElementSteps", 1, 154},
    {"HTMLCollection", 0, 249},
    {"HTMLCollectionKind", 1, 249},
    {"HTMLDataListElement", 2, 261},
    {"HTMLDataListElementSteps", 1, 119},
    {"HTMLDialogElement", 2, 265},
    {"HTMLDialogElementSteps", 1, 128},
    {"HTMLElementMembers_CSSOMView", 1, 214},
    {"HTMLElementMembers_CSSTypedOM", 1, 217},
    {"HTMLElementMembers_HTMLElement", 1, 234},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 97},
    {"HTMLEmbedElement", 2, 254},
    {"HTMLEmbedElementSteps", 1, 102},
    {"HTMLFieldSetElement", 2, 261},
    {"HTMLFieldSetElementSteps", 1, 111},
    {"HTMLFormControlsCollection", 0, 260},
    {"HTMLFormElement", 2, 261},
    {"HTMLFormElementSteps", 1, 122},
    {"HTMLFormElementSteps_formElements", 1, 110},
    {"HTMLFrameElement", 2, 274},
    {"HTMLFrameElementSteps", 1, 160},
    {"HTMLHyperlinkElementUtilsSteps", 1, 141},
    {"HTMLIFrameElement", 2, 254},
    {"HTMLIFrameElementSteps", 1, 160},
    {"HTMLImageElement", 2, 254},
    {"HTMLImageElementSteps", 1, 101},
    {"HTMLInputElement", 2, 261},
    {"HTMLInputElementSteps", 1, 108},
    {"HTMLLabelElement", 2, 261},
    {"HTMLLabelElementSteps", 1, 111},
    {"HTMLLegendElement", 2, 261},
    {"HTMLLegendElementSteps", 1, 111},
    {"HTMLLinkElement", 2, 244},
    {"HTMLMapElement", 2, 254},
    {"HTMLMapElementSteps", 1, 102},
    {"HTMLMarqueeElement", 2, 274},
    {"HTMLMarqueeElementSteps", 1, 98},
    {"HTMLMediaElement", 2, 268},
    {"HTMLMediaElementSteps", 1, 102},
    {"HTMLMediaElementSteps_mediaElements", 1, 103},
    {"HTMLMeterElement", 2, 261},
    {"HTMLMeterElementSteps", 1, 117},
    {"HTMLObjectElement", 2, 254},
    {"HTMLObjectElement", 2, 261},
    {"HTMLObjectElementSteps", 1, 102},
    {"HTMLOptionElement", 2, 261},
    {"HTMLOptionElementSteps", 1, 119},
    {"HTMLOptionsCollection", 0, 260},
    {"HTMLOptionsCollectionSteps", 1, 119},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 97},
    {"HTMLOutputElement", 2, 261},
    {"HTMLOutputElementSteps", 1, 108},
    {"HTMLProgressElement", 2, 261},
    {"HTMLProgressElementSteps", 1, 117},
    {"HTMLScriptElement", 2, 265},
    {"HTMLScriptElementSteps", 1, 154},
    {"HTMLSelectElement", 2, 261},
    {"HTMLSelectElementSteps", 1, 119},
    {"HTMLSlotElement", 2, 265},
    {"HTMLSlotElementSteps", 1, 154},
    {"HTMLStyleElement", 2, 244},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 281},
    {"HTMLTableCellElementSteps", 1, 99},
    {"HTMLTableElement", 2, 281},
    {"HTMLTableElementSteps", 1, 99},
    {"HTMLTableRowElement", 2, 281},
    {"HTMLTableRowElementSteps", 1, 99},
    {"HTMLTableSectionElement", 2, 281},
    {"HTMLTableSectionElementSteps", 1, 99},
    {"HTMLTemplateElement", 2, 265},
    {"HTMLTemplateElementSteps", 1, 154},
    {"HTMLTextAreaElement", 2, 261},
    {"HTMLTextAreaElementSteps", 1, 108},
    {"HTMLTitleElement", 2, 271},
    {"HTMLTitleElementSteps", 1, 92},
    {"HTMLTrackElement", 2, 268},
    {"HTMLTrackElementSteps", 1, 102},
    {"HTMLTrackElementSteps_mediaElements", 1, 103},
    {"HTMLVideoElement", 2, 268},
    {"HTMLVideoElementSteps", 1, 102},
    {"HashChangeEvent", 0, 258},
    {"Headers", 0, 259},
    {"HeadersBrand", 1, 259},
    {"HeadersSteps", 1, 76},
    {"History", 0, 272},
    {"HistoryBrand", 1, 272},
    {"HistorySteps", 1, 139},
    {"IdleDeadline", 0, 264},
    {"IdleDeadlineBrand", 1, 264},
    {"IdleDeadlineSteps", 1, 145},
    {"Image", 0, 254},
    {"InputEvent", 0, 258},
    {"InputEventSteps", 1, 192},
    {"IntersectionObserver", 0, 266},
    {"IntersectionObserverBrand", 1, 266},
    {"IntersectionObserverEntry", 0, 266},
    {"IntersectionObserverEntryBrand", 1, 266},
    {"IntersectionObserverEntrySteps", 1, 168},
    {"IntersectionObserverSteps", 1, 168},
    {"KeyboardEvent", 0, 258},
    {"KeyboardEventSteps", 1, 192},
    {"KeyframeEffect", 0, 248},
    {"KeyframeEffectBrand", 1, 248},
    {"KeyframeEffectSteps", 1, 198},
    {"LINKED", 1, 150},
    {"LOADED", 1, 150},
    {"LabelableSteps", 1, 111},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 272},
    {"LocationBrand", 1, 272},
    {"LocationSteps", 1, 140},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 234},
    {"MathMLElement", 2, 257},
    {"MathMLElementMembers_CSSTypedOM", 1, 217},
    {"MediaError", 0, 269},
    {"MediaErrorBrand", 1, 269},
    {"MediaErrorSteps", 1, 103},
    {"MediaList", 0, 244},
    {"MediaListBrand", 1, 244},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 214},
    {"MediaQueryListBrand", 1, 214},
    {"MediaQueryListEvent", 0, 258},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 270},
    {"MessageChannelBrand", 1, 270},
    {"MessageChannelSteps", 1, 136},
    {"MessageEvent", 0, 258},
    {"MessageEventSteps", 1, 192},
    {"MessagePort", 0, 270},
    {"MessagePortBrand", 1, 270},
    {"MessagePortSteps", 1, 136},
    {"MimeType", 0, 237},
    {"MimeTypeArray", 0, 237},
    {"MimeTypeArrayBrand", 1, 237},
    {"MimeTypeArraySteps", 1, 164},
    {"MimeTypeBrand", 1, 237},
    {"MimeTypeSteps", 1, 164},
    {"MouseEvent", 0, 258},
    {"MouseEventSteps", 1, 192},
    {"MutationObserver", 0, 235},
    {"MutationObserverBrand", 1, 235},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 235},
    {"MutationRecordBrand", 1, 235},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 150},
    {"NOTHING", 1, 209},
    {"NamedNodeMap", 0, 236},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 237},
    {"NavigatorBrand", 1, 237},
    {"NavigatorConcurrentHardwareSteps", 1, 156},
    {"NavigatorCookiesSteps", 1, 156},
    {"NavigatorIDSteps", 1, 156},
    {"NavigatorLanguageSteps", 1, 156},
    {"NavigatorOnLineSteps", 1, 156},
    {"NavigatorPluginsSteps", 1, 156},
    {"NavigatorSteps", 1, 156},
    {"NavigatorSteps_permissions", 1, 163},
    {"NodeFilter", 0, 245},
    {"NodeIterator", 0, 245},
    {"NodeIteratorBrand", 1, 245},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 249},
    {"NodeListKind", 1, 249},
    {"NodeMembers_Node", 1, 238},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 277},
    {"NotificationBrand", 1, 277},
    {"NotificationSteps", 1, 163},
    {"Option", 0, 261},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 258},
    {"PairList", 1, 204},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 275},
    {"PerformanceBrand", 1, 275},
    {"PerformanceEntry", 0, 276},
    {"PerformanceEntryBrand", 1, 276},
    {"PerformanceEntrySteps", 1, 190},
    {"PerformanceMark", 0, 276},
    {"PerformanceMarkBrand", 1, 276},
    {"PerformanceMarkSteps", 1, 190},
    {"PerformanceMeasure", 0, 276},
    {"PerformanceMeasureBrand", 1, 276},
    {"PerformanceMeasureSteps", 1, 190},
    {"PerformanceNavigation", 0, 273},
    {"PerformanceNavigationBrand", 1, 273},
    {"PerformanceNavigationSteps", 1, 189},
    {"PerformanceObserver", 0, 276},
    {"PerformanceObserverBrand", 1, 276},
    {"PerformanceObserverEntryList", 0, 276},
    {"PerformanceObserverEntryListBrand", 1, 276},
    {"PerformanceObserverEntryListSteps", 1, 190},
    {"PerformanceObserverSteps", 1, 190},
    {"PerformanceSteps", 1, 188},
    {"PerformanceTiming", 0, 273},
    {"PerformanceTimingBrand", 1, 273},
    {"PerformanceTimingSteps", 1, 189},
    {"PermissionStatus", 0, 277},
    {"PermissionStatusBrand", 1, 277},
    {"PermissionStatusSteps", 1, 163},
    {"Permissions", 0, 277},
    {"PermissionsBrand", 1, 277},
    {"PermissionsSteps", 1, 163},
    {"Plugin", 0, 237},
    {"PluginArray", 0, 237},
    {"PluginArrayBrand", 1, 237},
    {"PluginArraySteps", 1, 164},
    {"PluginBrand", 1, 237},
    {"PluginSteps", 1, 164},
    {"PointerEvent", 0, 258},
    {"PointerEventSteps", 1, 192},
    {"PopStateEvent", 0, 258},
    {"PrefixIndex", 1, 153},
    {"ProcessingInstruction", 0, 218},
    {"ProgressEvent", 0, 258},
    {"PromiseRejectionEvent", 0, 258},
    {"RadioNodeList", 0, 260},
    {"RadioNodeListSteps", 1, 110},
    {"Range", 0, 240},
    {"RangeBrand", 1, 240},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 278},
    {"ReadableByteStreamControllerBrand", 1, 278},
    {"ReadableByteStreamControllerSteps", 1, 174},
    {"ReadableStream", 0, 278},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 278},
    {"ReadableStreamBYOBReaderBrand", 1, 278},
    {"ReadableStreamBYOBReaderSteps", 1, 171},
    {"ReadableStreamBYOBRequest", 0, 278},
    {"ReadableStreamBYOBRequestBrand", 1, 278},
    {"ReadableStreamBYOBRequestSteps", 1, 177},
    {"ReadableStreamBrand", 1, 278},
    {"ReadableStreamDefaultController", 0, 278},
    {"ReadableStreamDefaultControllerBrand", 1, 278},
    {"ReadableStreamDefaultControllerSteps", 1, 175},
    {"ReadableStreamDefaultReader", 0, 278},
    {"ReadableStreamDefaultReaderBrand", 1, 278},
    {"ReadableStreamDefaultReaderSteps", 1, 171},
    {"ReadableStreamGenericReaderSteps", 1, 171},
    {"ReadableStreamSteps", 1, 178},
    {"Request", 0, 259},
    {"RequestBrand", 1, 259},
    {"RequestSteps", 1, 77},
    {"ResizeObserver", 0, 266},
    {"ResizeObserverBrand", 1, 266},
    {"ResizeObserverEntry", 0, 266},
    {"ResizeObserverEntryBrand", 1, 266},
    {"ResizeObserverEntrySteps", 1, 168},
    {"ResizeObserverSize", 0, 266},
    {"ResizeObserverSizeBrand", 1, 266},
    {"ResizeObserverSizeSteps", 1, 168},
    {"ResizeObserverSteps", 1, 168},
    {"Response", 0, 259},
    {"ResponseBrand", 1, 259},
    {"ResponseSteps", 1, 78},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 280},
    {"SVGAngleBrand", 1, 280},
    {"SVGAngleSteps", 1, 183},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 280},
    {"SVGAnimatedAngleBrand", 1, 280},
    {"SVGAnimatedAngleSteps", 1, 182},
    {"SVGAnimatedBoolean", 0, 280},
    {"SVGAnimatedBooleanBrand", 1, 280},
    {"SVGAnimatedBooleanSteps", 1, 182},
    {"SVGAnimatedEnumeration", 0, 280},
    {"SVGAnimatedEnumerationBrand", 1, 280},
    {"SVGAnimatedEnumerationSteps", 1, 182},
    {"SVGAnimatedInteger", 0, 280},
    {"SVGAnimatedIntegerBrand", 1, 280},
    {"SVGAnimatedIntegerSteps", 1, 182},
    {"SVGAnimatedLength", 0, 280},
    {"SVGAnimatedLengthBrand", 1, 280},
    {"SVGAnimatedLengthList", 0, 280},
    {"SVGAnimatedLengthListBrand", 1, 280},
    {"SVGAnimatedLengthListSteps", 1, 182},
    {"SVGAnimatedLengthSteps", 1, 182},
    {"SVGAnimatedNumber", 0, 280},
    {"SVGAnimatedNumberBrand", 1, 280},
    {"SVGAnimatedNumberList", 0, 280},
    {"SVGAnimatedNumberListBrand", 1, 280},
    {"SVGAnimatedNumberListSteps", 1, 182},
    {"SVGAnimatedNumberSteps", 1, 182},
    {"SVGAnimatedPreserveAspectRatio", 0, 280},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 280},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 182},
    {"SVGAnimatedRect", 0, 280},
    {"SVGAnimatedRectBrand", 1, 280},
    {"SVGAnimatedRectSteps", 1, 182},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 280},
    {"SVGAnimatedTransformListBrand", 1, 280},
    {"SVGAnimatedTransformListSteps", 1, 182},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 234},
    {"SVGElement", 2, 257},
    {"SVGElementMembers_CSSTypedOM", 1, 217},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 280},
    {"SVGLengthBrand", 1, 280},
    {"SVGLengthList", 0, 280},
    {"SVGLengthListBrand", 1, 280},
    {"SVGLengthListSteps", 1, 184},
    {"SVGLengthSteps", 1, 183},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 280},
    {"SVGNumberBrand", 1, 280},
    {"SVGNumberList", 0, 280},
    {"SVGNumberListBrand", 1, 280},
    {"SVGNumberListSteps", 1, 184},
    {"SVGNumberSteps", 1, 183},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 280},
    {"SVGPointListBrand", 1, 280},
    {"SVGPointListSteps", 1, 184},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 280},
    {"SVGPreserveAspectRatioBrand", 1, 280},
    {"SVGPreserveAspectRatioSteps", 1, 182},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 280},
    {"SVGStringListBrand", 1, 280},
    {"SVGStringListSteps", 1, 184},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 280},
    {"SVGTransformBrand", 1, 280},
    {"SVGTransformList", 0, 280},
    {"SVGTransformListBrand", 1, 280},
    {"SVGTransformListSteps", 1, 184},
    {"SVGTransformSteps", 1, 187},
    {"SVGUnitTypes", 0, 280},
    {"SVGUnitTypesBrand", 1, 280},
    {"SVGUnitTypesSteps", 1, 182},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 214},
    {"ScreenBrand", 1, 214},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 258},
    {"SelectableTextSteps", 1, 123},
    {"Selection", 0, 241},
    {"SelectionBrand", 1, 241},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 242},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 196},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 240},
    {"StaticRangeBrand", 1, 240},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 243},
    {"StorageBrand", 1, 243},
    {"StorageEvent", 0, 258},
    {"StorageEventSteps", 1, 192},
    {"StorageSteps", 1, 157},
    {"StylePropertyMap", 0, 217},
    {"StylePropertyMapBrand", 1, 217},
    {"StylePropertyMapReadOnly", 0, 217},
    {"StylePropertyMapReadOnlyBrand", 1, 217},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 244},
    {"StyleSheetBrand", 1, 244},
    {"StyleSheetList", 0, 244},
    {"StyleSheetListBrand", 1, 244},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 258},
    {"SubmitterSteps", 1, 122},
    {"SubtleCrypto", 0, 285},
    {"SubtleCryptoBrand", 1, 285},
    {"SubtleCryptoSteps", 1, 200},
    {"Text", 0, 218},
    {"TextDecoder", 0, 255},
    {"TextDecoderBrand", 1, 255},
    {"TextDecoderCommonSteps", 1, 64},
    {"TextDecoderSteps", 1, 61},
    {"TextDecoderStream", 0, 255},
    {"TextDecoderStreamBrand", 1, 255},
    {"TextDecoderStreamSteps", 1, 64},
    {"TextEncoder", 0, 255},
    {"TextEncoderBrand", 1, 255},
    {"TextEncoderCommonSteps", 1, 64},
    {"TextEncoderSteps", 1, 61},
    {"TextEncoderStream", 0, 255},
    {"TextEncoderStreamBrand", 1, 255},
    {"TextEncoderStreamSteps", 1, 64},
    {"TextEvent", 0, 258},
    {"TextEventSteps", 1, 192},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 269},
    {"TextTrackBrand", 1, 269},
    {"TextTrackCue", 0, 269},
    {"TextTrackCueBrand", 1, 269},
    {"TextTrackCueList", 0, 269},
    {"TextTrackCueListBrand", 1, 269},
    {"TextTrackCueListSteps", 1, 103},
    {"TextTrackCueSteps", 1, 103},
    {"TextTrackList", 0, 269},
    {"TextTrackListBrand", 1, 269},
    {"TextTrackListSteps", 1, 103},
    {"TextTrackSteps", 1, 103},
    {"TimeRanges", 0, 268},
    {"TimeRangesBrand", 1, 268},
    {"TimeRangesSteps", 1, 102},
    {"ToggleEvent", 0, 258},
    {"Touch", 0, 283},
    {"TouchBrand", 1, 283},
    {"TouchEvent", 0, 283},
    {"TouchEventSteps", 1, 193},
    {"TouchList", 0, 283},
    {"TouchListBrand", 1, 283},
    {"TouchListSteps", 1, 193},
    {"TouchSteps", 1, 193},
    {"TrackEvent", 0, 258},
    {"TransformStream", 0, 278},
    {"TransformStreamBrand", 1, 278},
    {"TransformStreamDefaultController", 0, 278},
    {"TransformStreamDefaultControllerBrand", 1, 278},
    {"TransformStreamDefaultControllerSteps", 1, 172},
    {"TransformStreamSteps", 1, 172},
    {"TransitionEvent", 0, 258},
    {"TreeWalker", 0, 245},
    {"TreeWalkerBrand", 1, 245},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 258},
    {"UIEventSteps", 1, 192},
    {"URL", 0, 284},
    {"URLBrand", 1, 284},
    {"URLSearchParams", 0, 284},
    {"URLSearchParamsBrand", 1, 284},
    {"URLSearchParamsSteps", 1, 194},
    {"URLSteps", 1, 194},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 277},
    {"UserActivationBrand", 1, 277},
    {"UserActivationSteps", 1, 163},
    {"VTTCue", 0, 269},
    {"VTTCueBrand", 1, 269},
    {"VTTCueSteps", 1, 103},
    {"ValidityState", 0, 261},
    {"ValidityStateBrand", 1, 261},
    {"ValidityStateSteps", 1, 124},
    {"VideoTrack", 0, 269},
    {"VideoTrackBrand", 1, 269},
    {"VideoTrackList", 0, 269},
    {"VideoTrackListBrand", 1, 269},
    {"VideoTrackListSteps", 1, 103},
    {"VideoTrackSteps", 1, 103},
    {"VisualViewport", 0, 214},
    {"VisualViewportBrand", 1, 214},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 150},
    {"WebSocket", 0, 251},
    {"WebSocketBrand", 1, 251},
    {"WebSocketSteps", 1, 210},
    {"WheelEvent", 0, 258},
    {"WheelEventSteps", 1, 192},
    {"WindowLocalStorageSteps", 1, 167},
    {"WindowMembers_CSSOMView", 1, 214},
    {"WindowMembers_Window", 1, 246},
    {"WindowMembers_fetch", 1, 259},
    {"WindowOrWorkerGlobalScopeSteps", 1, 167},
    {"WindowSessionStorageSteps", 1, 167},
    {"WindowSteps", 1, 167},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 81},
    {"WritableStream", 0, 278},
    {"WritableStreamBrand", 1, 278},
    {"WritableStreamDefaultController", 0, 278},
    {"WritableStreamDefaultControllerBrand", 1, 278},
    {"WritableStreamDefaultControllerSteps", 1, 181},
    {"WritableStreamDefaultWriter", 0, 278},
    {"WritableStreamDefaultWriterBrand", 1, 278},
    {"WritableStreamDefaultWriterSteps", 1, 173},
    {"WritableStreamSteps", 1, 173},
    {"XMLDocument", 0, 227},
    {"XMLHttpRequest", 0, 286},
    {"XMLHttpRequestBrand", 1, 286},
    {"XMLHttpRequestEventTarget", 0, 286},
    {"XMLHttpRequestEventTargetBrand", 1, 286},
    {"XMLHttpRequestSteps", 1, 79},
    {"XMLHttpRequestUpload", 0, 286},
    {"XMLHttpRequestUploadBrand", 1, 286},
    {"XMLSerializer", 0, 222},
    {"XMLSerializerBrand", 1, 222},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 247},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 247},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 247},
    {"XPathExpressionBrand", 1, 247},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 247},
    {"XPathResultBrand", 1, 247},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 211},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 211},
    {"abortWritable", 1, 173},
    {"abstractRangeState", 1, 240},
    {"acquireReader", 1, 171},
    {"acquireWriter", 1, 173},
    {"activateInput", 1, 120},
    {"activationBehavior", 1, 125},
    {"addHeader", 1, 76},
    {"addIterable", 1, 206},
    {"addIterator", 1, 206},
    {"addRead", 1, 171},
    {"addScriptModule", 1, 150},
    {"addSetlike", 1, 208},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 63},
    {"allNamed", 1, 44},
    {"allOf", 1, 90},
    {"animationChanged", 1, 196},
    {"animationEffectState", 1, 248},
    {"animationRate", 1, 196},
    {"animationState", 1, 248},
    {"animationTime", 1, 196},
    {"animationTimelineState", 1, 248},
    {"appendBytes", 1, 63},
    {"appendSequence", 1, 63},
    {"appliesTo", 1, 113},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 62},
    {"attachInternals", 1, 87},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 269},
    {"audioTrackState", 1, 269},
    {"bar", 1, 155},
    {"barPropState", 1, 272},
    {"beforeToggle", 1, 134},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 81},
    {"blobState", 1, 231},
    {"blockAround", 1, 52},
    {"blockCommand", 1, 50},
    {"blockOfLine", 1, 57},
    {"blockState", 1, 50},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 270},
    {"btoa", 1, 62},
    {"bufferIsDetached", 1, 179},
    {"buttonType", 1, 111},
    {"byobRequestOf", 1, 177},
    {"byteLengthQueuingStrategyState", 1, 278},
    {"bytesAsText", 1, 200},
    {"bytesDrained", 1, 174},
    {"callPromise", 1, 179},
    {"callUserscript", 1, 70},
    {"callbackMember", 1, 179},
    {"canEnqueue", 1, 175},
    {"cancelReadable", 1, 171},
    {"caretForFocus", 1, 54},
    {"chain", 1, 179},
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
    {"chosenFrame", 1, 160},
    {"chunkSize", 1, 181},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 190},
    {"clearFiles", 1, 112},
    {"clearTimer", 1, 191},
    {"click", 1, 97},
    {"clipboardItemState", 1, 277},
    {"clipboardState", 1, 277},
    {"clone", 1, 138},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 80},
    {"closeBytes", 1, 174},
    {"closeController", 1, 175},
    {"closeDialog", 1, 128},
    {"closeEnd", 1, 136},
    {"closeExtension", 1, 74},
    {"closeReadable", 1, 171},
    {"closeUserscript", 1, 70},
    {"closeWritable", 1, 173},
    {"closeWritableController", 1, 181},
    {"closeWriter", 1, 173},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 128},
    {"commandEnabled", 1, 51},
    {"commandIndeterminate", 1, 51},
    {"commandState", 1, 51},
    {"commandSupported", 1, 51},
    {"commandValue", 1, 51},
    {"commitAll", 1, 177},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 250},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 252},
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
    {"countItems", 1, 179},
    {"countQueuingStrategyState", 1, 278},
    {"createCustom", 1, 88},
    {"createEvent", 1, 42},
    {"crypto", 1, 199},
    {"cryptoKeyState", 1, 285},
    {"cryptoState", 1, 285},
    {"cssConditionRuleState", 1, 215},
    {"cssContainerRuleState", 1, 215},
    {"cssCounterStyleRuleState", 1, 215},
    {"cssFontFaceRuleState", 1, 215},
    {"cssFontPaletteValuesRuleState", 1, 215},
    {"cssGroupingRuleState", 1, 215},
    {"cssImageValueState", 1, 217},
    {"cssImportRuleState", 1, 215},
    {"cssKeyframeRuleState", 1, 215},
    {"cssKeyframesRuleState", 1, 215},
    {"cssKeywordValueState", 1, 217},
    {"cssLayerBlockRuleState", 1, 215},
    {"cssLayerStatementRuleState", 1, 215},
    {"cssMarginRuleState", 1, 215},
    {"cssMathClampState", 1, 217},
    {"cssMathInvertState", 1, 217},
    {"cssMathMaxState", 1, 217},
    {"cssMathMinState", 1, 217},
    {"cssMathNegateState", 1, 217},
    {"cssMathProductState", 1, 217},
    {"cssMathSumState", 1, 217},
    {"cssMathValueState", 1, 217},
    {"cssMatrixComponentState", 1, 217},
    {"cssMediaRuleState", 1, 215},
    {"cssNamespaceRuleState", 1, 215},
    {"cssNestedDeclarationsState", 1, 215},
    {"cssNumericArrayState", 1, 217},
    {"cssNumericValueState", 1, 217},
    {"cssPageRuleState", 1, 215},
    {"cssPerspectiveState", 1, 217},
    {"cssPropertyRuleState", 1, 215},
    {"cssRotateState", 1, 217},
    {"cssRuleListState", 1, 215},
    {"cssRuleState", 1, 215},
    {"cssScaleState", 1, 217},
    {"cssScopeRuleState", 1, 215},
    {"cssSkewState", 1, 217},
    {"cssSkewXState", 1, 217},
    {"cssSkewYState", 1, 217},
    {"cssStartingStyleRuleState", 1, 215},
    {"cssStyleRuleState", 1, 215},
    {"cssStyleSheetState", 1, 244},
    {"cssStyleValueState", 1, 217},
    {"cssSupportsRuleState", 1, 215},
    {"cssTransformComponentState", 1, 217},
    {"cssTransformValueState", 1, 217},
    {"cssTranslateState", 1, 217},
    {"cssUnitValueState", 1, 217},
    {"cssUnparsedValueState", 1, 217},
    {"cssVariableReferenceValueState", 1, 217},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 219},
    {"customElements", 1, 86},
    {"customEntries", 1, 87},
    {"customFlags", 1, 87},
    {"customMessage", 1, 87},
    {"customState", 1, 88},
    {"customStateSetState", 1, 229},
    {"cutSequence", 1, 63},
    {"dataTransferItemListState", 1, 226},
    {"dataTransferItemState", 1, 226},
    {"dataTransferState", 1, 226},
    {"datasetOf", 1, 95},
    {"dateNumber", 1, 109},
    {"dateText", 1, 109},
    {"dealWithRejection", 1, 173},
    {"decodePiece", 1, 61},
    {"decodeText", 1, 61},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 250},
    {"defaultButton", 1, 111},
    {"defineElement", 1, 88},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 88},
    {"definitionOf", 1, 88},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 179},
    {"deriveBits", 1, 201},
    {"deriveKey", 1, 201},
    {"derivedList", 1, 99},
    {"describe", 1, 7},
    {"descriptorIn", 1, 166},
    {"deserialize", 1, 138},
    {"deserializeWithTransfer", 1, 138},
    {"desiredSizeOf", 1, 175},
    {"detailsChanged", 1, 127},
    {"detailsRenamed", 1, 127},
    {"dialogChanged", 1, 128},
    {"digestName", 1, 200},
    {"digestText", 1, 200},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 209},
    {"documentTimelineState", 1, 248},
    {"domExceptionState", 1, 221},
    {"domImplementationState", 1, 222},
    {"domMatrixReadOnlyState", 1, 267},
    {"domMatrixState", 1, 267},
    {"domParserState", 1, 222},
    {"domPointReadOnlyState", 1, 267},
    {"domPointState", 1, 267},
    {"domQuadState", 1, 267},
    {"domRectListState", 1, 263},
    {"domRectReadOnlyState", 1, 263},
    {"domRectState", 1, 263},
    {"domStringListState", 1, 223},
    {"easingFunction", 1, 197},
    {"editingRoot", 1, 129},
    {"effectEnd", 1, 198},
    {"effectFills", 1, 198},
    {"elementArgument", 1, 209},
    {"elementInternalsState", 1, 229},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 63},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 82},
    {"encodeUTF8", 1, 61},
    {"enqueueBytes", 1, 174},
    {"enqueueCallback", 1, 88},
    {"enqueueChunk", 1, 175},
    {"enqueueCopiedBytes", 1, 174},
    {"enqueueDetachedPull", 1, 174},
    {"enqueueSized", 1, 179},
    {"enqueueTransformed", 1, 172},
    {"enterWindow", 1, 49},
    {"entryList", 1, 122},
    {"errorBytes", 1, 174},
    {"errorController", 1, 175},
    {"errorNames", 1, 256},
    {"errorReadable", 1, 171},
    {"errorTransform", 1, 172},
    {"errorWritableIfNeeded", 1, 181},
    {"evaluateModule", 1, 147},
    {"evaluatedJSON", 1, 65},
    {"eventFor", 1, 36},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 251},
    {"eventState", 1, 230},
    {"exceptionOfCode", 1, 203},
    {"execCommand", 1, 51},
    {"exportKey", 1, 201},
    {"exposeElement", 1, 161},
    {"exposeFrames", 1, 161},
    {"exposeNames", 1, 161},
    {"external", 1, 155},
    {"externalState", 1, 272},
    {"extractBody", 1, 80},
    {"extractRange", 1, 46},
    {"failClose", 1, 173},
    {"failReads", 1, 171},
    {"failWrite", 1, 173},
    {"fetchModule", 1, 150},
    {"fileListState", 1, 231},
    {"fileReaderState", 1, 231},
    {"fileState", 1, 231},
    {"fileValue", 1, 112},
    {"filesOf", 1, 112},
    {"finalStyles", 1, 198},
    {"finishClose", 1, 173},
    {"finishErroring", 1, 173},
    {"finishWrite", 1, 173},
    {"fire", 1, 36},
    {"firstFrom", 1, 153},
    {"firstItem", 1, 179},
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
    {"foreignWindow", 1, 158},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 120},
    {"forgetHandlers", 1, 144},
    {"formAssociated", 1, 87},
    {"formControls", 1, 110},
    {"formDataState", 1, 286},
    {"formEntries", 1, 122},
    {"formOf", 1, 111},
    {"formatLogged", 1, 7},
    {"frameProperty", 1, 160},
    {"frameWindow", 1, 160},
    {"frames", 1, 160},
    {"fromDictionary", 1, 209},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 209},
    {"fulfilRead", 1, 171},
    {"generateKey", 1, 201},
    {"geolocationPositionErrorState", 1, 277},
    {"geolocationState", 1, 277},
    {"getHandler", 1, 144},
    {"goTo", 1, 140},
    {"handled", 1, 179},
    {"hasBYOBReader", 1, 174},
    {"hasBackpressure", 1, 175},
    {"hasDisabledShadow", 1, 88},
    {"hasFormat", 1, 55},
    {"hasMessages", 1, 107},
    {"hasNoChoice", 1, 121},
    {"hasOwnAlone", 1, 111},
    {"hasPulls", 1, 177},
    {"headOf", 1, 37},
    {"headerValue", 1, 76},
    {"headersState", 1, 259},
    {"hidePopover", 1, 133},
    {"hidePopoversOver", 1, 133},
    {"highWaterMarkOf", 1, 179},
    {"history", 1, 139},
    {"historyState", 1, 272},
    {"holdMarkup", 1, 70},
    {"holdsInvalid", 1, 115},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 96},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 264},
    {"imageChanged", 1, 101},
    {"imageEvent", 1, 101},
    {"imagePoint", 1, 122},
    {"imageSeen", 1, 101},
    {"imagesMoved", 1, 101},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 151},
    {"importKey", 1, 201},
    {"inReactionQueue", 1, 88},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 113},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 266},
    {"intersectionObserverState", 1, 266},
    {"invalidIn", 1, 124},
    {"invalidateRequest", 1, 174},
    {"invoke", 1, 131},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 88},
    {"is", 1, 57},
    {"isAbortController", 1, 211},
    {"isAbortSignal", 1, 211},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 240},
    {"isActiveDocument", 1, 160},
    {"isAnimation", 1, 248},
    {"isAnimationEffect", 1, 248},
    {"isAnimationTimeline", 1, 248},
    {"isAudioTrack", 1, 269},
    {"isAudioTrackList", 1, 269},
    {"isBarProp", 1, 272},
    {"isBlob", 1, 231},
    {"isBlock", 1, 57},
    {"isBlockCommand", 1, 50},
    {"isBlockElement", 1, 50},
    {"isBody", 1, 37},
    {"isBreak", 1, 57},
    {"isBroadcastChannel", 1, 270},
    {"isBuffer", 1, 209},
    {"isByteLengthQueuingStrategy", 1, 278},
    {"isCSSConditionRule", 1, 215},
    {"isCSSContainerRule", 1, 215},
    {"isCSSCounterStyleRule", 1, 215},
    {"isCSSFontFaceRule", 1, 215},
    {"isCSSFontPaletteValuesRule", 1, 215},
    {"isCSSGroupingRule", 1, 215},
    {"isCSSImageValue", 1, 217},
    {"isCSSImportRule", 1, 215},
    {"isCSSKeyframeRule", 1, 215},
    {"isCSSKeyframesRule", 1, 215},
    {"isCSSKeywordValue", 1, 217},
    {"isCSSLayerBlockRule", 1, 215},
    {"isCSSLayerStatementRule", 1, 215},
    {"isCSSMarginRule", 1, 215},
    {"isCSSMathClamp", 1, 217},
    {"isCSSMathInvert", 1, 217},
    {"isCSSMathMax", 1, 217},
    {"isCSSMathMin", 1, 217},
    {"isCSSMathNegate", 1, 217},
    {"isCSSMathProduct", 1, 217},
    {"isCSSMathSum", 1, 217},
    {"isCSSMathValue", 1, 217},
    {"isCSSMatrixComponent", 1, 217},
    {"isCSSMediaRule", 1, 215},
    {"isCSSNamespaceRule", 1, 215},
    {"isCSSNestedDeclarations", 1, 215},
    {"isCSSNumericArray", 1, 217},
    {"isCSSNumericValue", 1, 217},
    {"isCSSPageRule", 1, 215},
    {"isCSSPerspective", 1, 217},
    {"isCSSPropertyRule", 1, 215},
    {"isCSSRotate", 1, 217},
    {"isCSSRule", 1, 215},
    {"isCSSRuleList", 1, 215},
    {"isCSSScale", 1, 217},
    {"isCSSScopeRule", 1, 215},
    {"isCSSSkew", 1, 217},
    {"isCSSSkewX", 1, 217},
    {"isCSSSkewY", 1, 217},
    {"isCSSStartingStyleRule", 1, 215},
    {"isCSSStyleRule", 1, 215},
    {"isCSSStyleSheet", 1, 244},
    {"isCSSStyleValue", 1, 217},
    {"isCSSSupportsRule", 1, 215},
    {"isCSSTransformComponent", 1, 217},
    {"isCSSTransformValue", 1, 217},
    {"isCSSTranslate", 1, 217},
    {"isCSSUnitValue", 1, 217},
    {"isCSSUnparsedValue", 1, 217},
    {"isCSSVariableReferenceValue", 1, 217},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 277},
    {"isClipboardItem", 1, 277},
    {"isClosed", 1, 32},
    {"isClosing", 1, 173},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 250},
    {"isCountQueuingStrategy", 1, 278},
    {"isCrypto", 1, 285},
    {"isCryptoKey", 1, 285},
    {"isCustomElementRegistry", 1, 219},
    {"isCustomStateSet", 1, 229},
    {"isDOMException", 1, 221},
    {"isDOMImplementation", 1, 222},
    {"isDOMMatrix", 1, 267},
    {"isDOMMatrixReadOnly", 1, 267},
    {"isDOMParser", 1, 222},
    {"isDOMPoint", 1, 267},
    {"isDOMPointReadOnly", 1, 267},
    {"isDOMQuad", 1, 267},
    {"isDOMRect", 1, 263},
    {"isDOMRectList", 1, 263},
    {"isDOMRectReadOnly", 1, 263},
    {"isDOMStringList", 1, 223},
    {"isDataTransfer", 1, 226},
    {"isDataTransferItem", 1, 226},
    {"isDataTransferItemList", 1, 226},
    {"isDecompressionStream", 1, 250},
    {"isDesigned", 1, 91},
    {"isDisabled", 1, 129},
    {"isDocumentTimeline", 1, 248},
    {"isEditable", 1, 129},
    {"isElement", 1, 57},
    {"isElementInternals", 1, 229},
    {"isEvent", 1, 230},
    {"isEventSource", 1, 251},
    {"isExternal", 1, 272},
    {"isFieldValue", 1, 76},
    {"isFile", 1, 231},
    {"isFileList", 1, 231},
    {"isFileReader", 1, 231},
    {"isFinal", 1, 148},
    {"isFocusable", 1, 129},
    {"isFocusableByDefault", 1, 129},
    {"isFormControl", 1, 111},
    {"isFormCustom", 1, 87},
    {"isFormData", 1, 286},
    {"isFormat", 1, 55},
    {"isFrameWindow", 1, 49},
    {"isGeolocation", 1, 277},
    {"isGeolocationPositionError", 1, 277},
    {"isGroupChecked", 1, 120},
    {"isHTMLElementOf", 1, 96},
    {"isHeaders", 1, 259},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 272},
    {"isIdleDeadline", 1, 264},
    {"isImageLoading", 1, 101},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 205},
    {"isIntersectionObserver", 1, 266},
    {"isIntersectionObserverEntry", 1, 266},
    {"isKeyframeEffect", 1, 248},
    {"isLoadable", 1, 81},
    {"isLocation", 1, 272},
    {"isLockedReadable", 1, 171},
    {"isMediaError", 1, 269},
    {"isMediaList", 1, 244},
    {"isMediaQueryList", 1, 214},
    {"isMessageChannel", 1, 270},
    {"isMessagePort", 1, 270},
    {"isMimeType", 1, 237},
    {"isMimeTypeArray", 1, 237},
    {"isModal", 1, 132},
    {"isMouseEvent", 1, 192},
    {"isMutationObserver", 1, 235},
    {"isMutationRecord", 1, 235},
    {"isNamed", 1, 44},
    {"isNamespace", 1, 149},
    {"isNavigator", 1, 237},
    {"isNodeIterator", 1, 245},
    {"isNotification", 1, 277},
    {"isNumberText", 1, 118},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 50},
    {"isPerformance", 1, 275},
    {"isPerformanceEntry", 1, 276},
    {"isPerformanceMark", 1, 276},
    {"isPerformanceMeasure", 1, 276},
    {"isPerformanceNavigation", 1, 273},
    {"isPerformanceObserver", 1, 276},
    {"isPerformanceObserverEntryList", 1, 276},
    {"isPerformanceTiming", 1, 273},
    {"isPermissionStatus", 1, 277},
    {"isPermissions", 1, 277},
    {"isPlugin", 1, 237},
    {"isPluginArray", 1, 237},
    {"isPopoverShown", 1, 133},
    {"isRange", 1, 240},
    {"isReadableByteStreamController", 1, 278},
    {"isReadableStream", 1, 278},
    {"isReadableStreamBYOBReader", 1, 278},
    {"isReadableStreamBYOBRequest", 1, 278},
    {"isReadableStreamDefaultController", 1, 278},
    {"isReadableStreamDefaultReader", 1, 278},
    {"isRequest", 1, 259},
    {"isResizeObserver", 1, 266},
    {"isResizeObserverEntry", 1, 266},
    {"isResizeObserverSize", 1, 266},
    {"isResponse", 1, 259},
    {"isSVGAngle", 1, 280},
    {"isSVGAnimatedAngle", 1, 280},
    {"isSVGAnimatedBoolean", 1, 280},
    {"isSVGAnimatedEnumeration", 1, 280},
    {"isSVGAnimatedInteger", 1, 280},
    {"isSVGAnimatedLength", 1, 280},
    {"isSVGAnimatedLengthList", 1, 280},
    {"isSVGAnimatedNumber", 1, 280},
    {"isSVGAnimatedNumberList", 1, 280},
    {"isSVGAnimatedPreserveAspectRatio", 1, 280},
    {"isSVGAnimatedRect", 1, 280},
    {"isSVGAnimatedTransformList", 1, 280},
    {"isSVGLength", 1, 280},
    {"isSVGLengthList", 1, 280},
    {"isSVGNumber", 1, 280},
    {"isSVGNumberList", 1, 280},
    {"isSVGPointList", 1, 280},
    {"isSVGPreserveAspectRatio", 1, 280},
    {"isSVGStringList", 1, 280},
    {"isSVGTransform", 1, 280},
    {"isSVGTransformList", 1, 280},
    {"isSVGUnitTypes", 1, 280},
    {"isScreen", 1, 214},
    {"isScripting", 1, 160},
    {"isSelected", 1, 121},
    {"isSelection", 1, 241},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 50},
    {"isStaticRange", 1, 240},
    {"isStepMismatch", 1, 118},
    {"isStorage", 1, 243},
    {"isStylePropertyMap", 1, 217},
    {"isStylePropertyMapReadOnly", 1, 217},
    {"isStyleSheet", 1, 244},
    {"isStyleSheetList", 1, 244},
    {"isSubmitButton", 1, 111},
    {"isSubtleCrypto", 1, 285},
    {"isSummary", 1, 129},
    {"isText", 1, 57},
    {"isTextDecoder", 1, 255},
    {"isTextDecoderStream", 1, 255},
    {"isTextEncoder", 1, 255},
    {"isTextEncoderStream", 1, 255},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 269},
    {"isTextTrackCue", 1, 269},
    {"isTextTrackCueList", 1, 269},
    {"isTextTrackList", 1, 269},
    {"isTimeRanges", 1, 268},
    {"isToken", 1, 76},
    {"isTouch", 1, 283},
    {"isTouchList", 1, 283},
    {"isTransformStream", 1, 278},
    {"isTransformStreamDefaultController", 1, 278},
    {"isTreeWalker", 1, 245},
    {"isURL", 1, 284},
    {"isURLSearchParams", 1, 284},
    {"isUnusable", 1, 80},
    {"isUserActivation", 1, 277},
    {"isVTTCue", 1, 269},
    {"isValidControl", 1, 124},
    {"isValidityState", 1, 261},
    {"isVideoTrack", 1, 269},
    {"isVideoTrackList", 1, 269},
    {"isVisualViewport", 1, 214},
    {"isWebSocket", 1, 251},
    {"isWritableStream", 1, 278},
    {"isWritableStreamDefaultController", 1, 278},
    {"isWritableStreamDefaultWriter", 1, 278},
    {"isXMLHttpRequest", 1, 286},
    {"isXMLHttpRequestEventTarget", 1, 286},
    {"isXMLHttpRequestUpload", 1, 286},
    {"isXMLSerializer", 1, 222},
    {"isXPathEvaluator", 1, 247},
    {"isXPathExpression", 1, 247},
    {"isXPathResult", 1, 247},
    {"itemKind", 1, 205},
    {"itemState", 1, 205},
    {"keepBlanks", 1, 60},
    {"keepBlanksApart", 1, 60},
    {"keepLine", 1, 52},
    {"keyframeEffectState", 1, 248},
    {"labelListOf", 1, 111},
    {"labeledControl", 1, 111},
    {"labelsFor", 1, 44},
    {"lastFailure", 1, 150},
    {"legacySize", 1, 55},
    {"limitState", 1, 124},
    {"linesOf", 1, 57},
    {"linkModules", 1, 149},
    {"listElement", 1, 116},
    {"loadFailed", 1, 81},
    {"loadGraph", 1, 150},
    {"loadResource", 1, 81},
    {"localOf", 1, 57},
    {"localizedText", 1, 74},
    {"location", 1, 140},
    {"locationState", 1, 272},
    {"makeAbortController", 1, 211},
    {"makeAbortSignal", 1, 211},
    {"makeAbstractRange", 1, 240},
    {"makeAnimation", 1, 248},
    {"makeAnimationEffect", 1, 248},
    {"makeAnimationTimeline", 1, 248},
    {"makeAudioTrack", 1, 269},
    {"makeAudioTrackList", 1, 269},
    {"makeBarProp", 1, 272},
    {"makeBlob", 1, 231},
    {"makeBroadcastChannel", 1, 270},
    {"makeByteLengthQueuingStrategy", 1, 278},
    {"makeCSSConditionRule", 1, 215},
    {"makeCSSContainerRule", 1, 215},
    {"makeCSSCounterStyleRule", 1, 215},
    {"makeCSSFontFaceRule", 1, 215},
    {"makeCSSFontPaletteValuesRule", 1, 215},
    {"makeCSSGroupingRule", 1, 215},
    {"makeCSSImageValue", 1, 217},
    {"makeCSSImportRule", 1, 215},
    {"makeCSSKeyframeRule", 1, 215},
    {"makeCSSKeyframesRule", 1, 215},
    {"makeCSSKeywordValue", 1, 217},
    {"makeCSSLayerBlockRule", 1, 215},
    {"makeCSSLayerStatementRule", 1, 215},
    {"makeCSSMarginRule", 1, 215},
    {"makeCSSMathClamp", 1, 217},
    {"makeCSSMathInvert", 1, 217},
    {"makeCSSMathMax", 1, 217},
    {"makeCSSMathMin", 1, 217},
    {"makeCSSMathNegate", 1, 217},
    {"makeCSSMathProduct", 1, 217},
    {"makeCSSMathSum", 1, 217},
    {"makeCSSMathValue", 1, 217},
    {"makeCSSMatrixComponent", 1, 217},
    {"makeCSSMediaRule", 1, 215},
    {"makeCSSNamespaceRule", 1, 215},
    {"makeCSSNestedDeclarations", 1, 215},
    {"makeCSSNumericArray", 1, 217},
    {"makeCSSNumericValue", 1, 217},
    {"makeCSSPageRule", 1, 215},
    {"makeCSSPerspective", 1, 217},
    {"makeCSSPropertyRule", 1, 215},
    {"makeCSSRotate", 1, 217},
    {"makeCSSRule", 1, 215},
    {"makeCSSRuleList", 1, 215},
    {"makeCSSScale", 1, 217},
    {"makeCSSScopeRule", 1, 215},
    {"makeCSSSkew", 1, 217},
    {"makeCSSSkewX", 1, 217},
    {"makeCSSSkewY", 1, 217},
    {"makeCSSStartingStyleRule", 1, 215},
    {"makeCSSStyleDeclaration", 1, 216},
    {"makeCSSStyleRule", 1, 215},
    {"makeCSSStyleSheet", 1, 244},
    {"makeCSSStyleValue", 1, 217},
    {"makeCSSSupportsRule", 1, 215},
    {"makeCSSTransformComponent", 1, 217},
    {"makeCSSTransformValue", 1, 217},
    {"makeCSSTranslate", 1, 217},
    {"makeCSSUnitValue", 1, 217},
    {"makeCSSUnparsedValue", 1, 217},
    {"makeCSSVariableReferenceValue", 1, 217},
    {"makeClipboard", 1, 277},
    {"makeClipboardItem", 1, 277},
    {"makeCompressionStream", 1, 250},
    {"makeCountQueuingStrategy", 1, 278},
    {"makeCrypto", 1, 285},
    {"makeCryptoKey", 1, 285},
    {"makeCustomElementRegistry", 1, 219},
    {"makeCustomStateSet", 1, 229},
    {"makeDOMException", 1, 221},
    {"makeDOMImplementation", 1, 222},
    {"makeDOMMatrix", 1, 267},
    {"makeDOMMatrixReadOnly", 1, 267},
    {"makeDOMParser", 1, 222},
    {"makeDOMPoint", 1, 267},
    {"makeDOMPointReadOnly", 1, 267},
    {"makeDOMQuad", 1, 267},
    {"makeDOMRect", 1, 263},
    {"makeDOMRectList", 1, 263},
    {"makeDOMRectReadOnly", 1, 263},
    {"makeDOMStringList", 1, 223},
    {"makeDOMStringMap", 1, 224},
    {"makeDOMTokenList", 1, 225},
    {"makeDataTransfer", 1, 226},
    {"makeDataTransferItem", 1, 226},
    {"makeDataTransferItemList", 1, 226},
    {"makeDecompressionStream", 1, 250},
    {"makeDeferred", 1, 179},
    {"makeDocumentTimeline", 1, 248},
    {"makeElement", 1, 96},
    {"makeElementInternals", 1, 229},
    {"makeEvent", 1, 230},
    {"makeEventSource", 1, 251},
    {"makeException", 1, 203},
    {"makeExternal", 1, 272},
    {"makeFile", 1, 231},
    {"makeFileList", 1, 231},
    {"makeFileReader", 1, 231},
    {"makeFormData", 1, 286},
    {"makeFrameWindow", 1, 159},
    {"makeGeolocation", 1, 277},
    {"makeGeolocationPositionError", 1, 277},
    {"makeHTMLAllCollection", 1, 232},
    {"makeHTMLCollection", 1, 249},
    {"makeHTMLFormControlsCollection", 1, 260},
    {"makeHTMLOptionsCollection", 1, 260},
    {"makeHeaders", 1, 259},
    {"makeHistory", 1, 272},
    {"makeIdleDeadline", 1, 264},
    {"makeIndexed", 1, 205},
    {"makeIntersectionObserver", 1, 266},
    {"makeIntersectionObserverEntry", 1, 266},
    {"makeKeyframeEffect", 1, 248},
    {"makeLocation", 1, 272},
    {"makeMediaError", 1, 269},
    {"makeMediaList", 1, 244},
    {"makeMediaQueryList", 1, 214},
    {"makeMessageChannel", 1, 270},
    {"makeMessagePort", 1, 270},
    {"makeMimeType", 1, 237},
    {"makeMimeTypeArray", 1, 237},
    {"makeMutationObserver", 1, 235},
    {"makeMutationRecord", 1, 235},
    {"makeNamedNodeMap", 1, 236},
    {"makeNavigator", 1, 237},
    {"makeNodeIterator", 1, 245},
    {"makeNodeList", 1, 249},
    {"makeNotification", 1, 277},
    {"makePerformance", 1, 275},
    {"makePerformanceEntry", 1, 276},
    {"makePerformanceMark", 1, 276},
    {"makePerformanceMeasure", 1, 276},
    {"makePerformanceNavigation", 1, 273},
    {"makePerformanceObserver", 1, 276},
    {"makePerformanceObserverEntryList", 1, 276},
    {"makePerformanceTiming", 1, 273},
    {"makePermissionStatus", 1, 277},
    {"makePermissions", 1, 277},
    {"makePlugin", 1, 237},
    {"makePluginArray", 1, 237},
    {"makeRadioNodeList", 1, 260},
    {"makeRange", 1, 240},
    {"makeReadableByteStreamController", 1, 278},
    {"makeReadableStream", 1, 278},
    {"makeReadableStreamBYOBReader", 1, 278},
    {"makeReadableStreamBYOBRequest", 1, 278},
    {"makeReadableStreamDefaultController", 1, 278},
    {"makeReadableStreamDefaultReader", 1, 278},
    {"makeRealm", 1, 166},
    {"makeRequest", 1, 259},
    {"makeResizeObserver", 1, 266},
    {"makeResizeObserverEntry", 1, 266},
    {"makeResizeObserverSize", 1, 266},
    {"makeResponse", 1, 259},
    {"makeSVGAngle", 1, 280},
    {"makeSVGAnimatedAngle", 1, 280},
    {"makeSVGAnimatedBoolean", 1, 280},
    {"makeSVGAnimatedEnumeration", 1, 280},
    {"makeSVGAnimatedInteger", 1, 280},
    {"makeSVGAnimatedLength", 1, 280},
    {"makeSVGAnimatedLengthList", 1, 280},
    {"makeSVGAnimatedNumber", 1, 280},
    {"makeSVGAnimatedNumberList", 1, 280},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 280},
    {"makeSVGAnimatedRect", 1, 280},
    {"makeSVGAnimatedTransformList", 1, 280},
    {"makeSVGLength", 1, 280},
    {"makeSVGLengthList", 1, 280},
    {"makeSVGNumber", 1, 280},
    {"makeSVGNumberList", 1, 280},
    {"makeSVGPointList", 1, 280},
    {"makeSVGPreserveAspectRatio", 1, 280},
    {"makeSVGStringList", 1, 280},
    {"makeSVGTransform", 1, 280},
    {"makeSVGTransformList", 1, 280},
    {"makeSVGUnitTypes", 1, 280},
    {"makeScreen", 1, 214},
    {"makeSelection", 1, 241},
    {"makeStaticRange", 1, 240},
    {"makeStorage", 1, 243},
    {"makeStylePropertyMap", 1, 217},
    {"makeStylePropertyMapReadOnly", 1, 217},
    {"makeStyleSheet", 1, 244},
    {"makeStyleSheetList", 1, 244},
    {"makeSubtleCrypto", 1, 285},
    {"makeTextDecoder", 1, 255},
    {"makeTextDecoderStream", 1, 255},
    {"makeTextEncoder", 1, 255},
    {"makeTextEncoderStream", 1, 255},
    {"makeTextTrack", 1, 269},
    {"makeTextTrackCue", 1, 269},
    {"makeTextTrackCueList", 1, 269},
    {"makeTextTrackList", 1, 269},
    {"makeTimeRanges", 1, 268},
    {"makeTouch", 1, 283},
    {"makeTouchList", 1, 283},
    {"makeTransformStream", 1, 278},
    {"makeTransformStreamDefaultController", 1, 278},
    {"makeTreeWalker", 1, 245},
    {"makeURL", 1, 284},
    {"makeURLSearchParams", 1, 284},
    {"makeUserActivation", 1, 277},
    {"makeVTTCue", 1, 269},
    {"makeValidityState", 1, 261},
    {"makeVideoTrack", 1, 269},
    {"makeVideoTrackList", 1, 269},
    {"makeVisualViewport", 1, 214},
    {"makeWebSocket", 1, 251},
    {"makeWritableStream", 1, 278},
    {"makeWritableStreamDefaultController", 1, 278},
    {"makeWritableStreamDefaultWriter", 1, 278},
    {"makeXMLHttpRequest", 1, 286},
    {"makeXMLHttpRequestEventTarget", 1, 286},
    {"makeXMLHttpRequestUpload", 1, 286},
    {"makeXMLSerializer", 1, 222},
    {"makeXPathEvaluator", 1, 247},
    {"makeXPathExpression", 1, 247},
    {"makeXPathResult", 1, 247},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 118},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 269},
    {"mediaListState", 1, 244},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 214},
    {"mergeTexts", 1, 52},
    {"messageChannelState", 1, 270},
    {"messagePortState", 1, 270},
    {"messageText", 1, 72},
    {"metaOf", 1, 151},
    {"mimeParameter", 1, 169},
    {"mimeText", 1, 169},
    {"mimeTypeArrayState", 1, 237},
    {"mimeTypeState", 1, 237},
    {"mimeTypes", 1, 164},
    {"minimumOf", 1, 118},
    {"missing", 1, 209},
    {"moveChildren", 1, 50},
    {"moveFocus", 1, 129},
    {"movePoint", 1, 58},
    {"multipleChanged", 1, 121},
    {"mutationObserverState", 1, 235},
    {"mutationRecordState", 1, 235},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 149},
    {"namedIn", 1, 111},
    {"namedList", 1, 44},
    {"namedTest", 1, 111},
    {"namesOf", 1, 148},
    {"namesOfValues", 1, 69},
    {"namespaceOf", 1, 149},
    {"navigateFrame", 1, 160},
    {"navigateToFragment", 1, 139},
    {"navigator", 1, 156},
    {"navigatorState", 1, 237},
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
    {"newKeyframeEffect", 1, 198},
    {"newList", 1, 179},
    {"newMatrix", 1, 83},
    {"newModule", 1, 150},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 171},
    {"newRect", 1, 84},
    {"newRectList", 1, 84},
    {"newResponse", 1, 78},
    {"newSVGAngle", 1, 183},
    {"newSVGLength", 1, 183},
    {"newSVGList", 1, 184},
    {"newSVGNumber", 1, 183},
    {"newSVGTransform", 1, 187},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 69},
    {"newWritable", 1, 173},
    {"nextTimer", 1, 191},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 245},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 209},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 277},
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
    {"openWindow", 1, 162},
    {"optionList", 1, 119},
    {"optionValue", 1, 119},
    {"own", 1, 49},
    {"ownControlState", 1, 107},
    {"pageScripts", 1, 152},
    {"parseMIMEType", 1, 169},
    {"parseMultipart", 1, 82},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 194},
    {"parseSVGNumbers", 1, 187},
    {"parseSVGTransforms", 1, 187},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 88},
    {"peerEvents", 1, 170},
    {"performance", 1, 188},
    {"performanceEntries", 1, 190},
    {"performanceEntryState", 1, 276},
    {"performanceMark", 1, 190},
    {"performanceMarkState", 1, 276},
    {"performanceMeasure", 1, 190},
    {"performanceMeasureState", 1, 276},
    {"performanceNavigationState", 1, 273},
    {"performanceObserverEntryListState", 1, 276},
    {"performanceObserverState", 1, 276},
    {"performanceState", 1, 275},
    {"performanceTimingState", 1, 273},
    {"permissionStatusState", 1, 277},
    {"permissionsState", 1, 277},
    {"pipe", 1, 176},
    {"placeCaret", 1, 52},
    {"placed", 1, 150},
    {"platformInterface", 1, 207},
    {"pluginArrayState", 1, 237},
    {"pluginState", 1, 237},
    {"plugins", 1, 164},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 133},
    {"postToWindow", 1, 136},
    {"prepareModule", 1, 151},
    {"problemOf", 1, 150},
    {"pullBytesIfNeeded", 1, 174},
    {"pullInto", 1, 177},
    {"pushItem", 1, 179},
    {"putFormat", 1, 55},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 191},
    {"queueMicrotask", 1, 191},
    {"queueTask", 1, 191},
    {"queueToggle", 1, 134},
    {"radioGroup", 1, 120},
    {"radioNodeList", 1, 110},
    {"randomUUID", 1, 199},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 240},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 70},
    {"react", 1, 179},
    {"readBody", 1, 80},
    {"readChunk", 1, 171},
    {"readContentHandler", 1, 144},
    {"readInto", 1, 171},
    {"readSequence", 1, 63},
    {"readTape", 1, 66},
    {"readableByteStreamControllerState", 1, 278},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 278},
    {"readableStreamBYOBRequestState", 1, 278},
    {"readableStreamDefaultControllerState", 1, 278},
    {"readableStreamDefaultReaderState", 1, 278},
    {"readableStreamState", 1, 278},
    {"realmOf", 1, 166},
    {"receiveControlState", 1, 107},
    {"receiverOf", 1, 96},
    {"recordOf", 1, 49},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 146},
    {"releaseReader", 1, 171},
    {"releaseWriter", 1, 173},
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
    {"requestFrame", 1, 191},
    {"requestIdle", 1, 145},
    {"requestState", 1, 259},
    {"resetControl", 1, 108},
    {"resetCustom", 1, 87},
    {"resetOptions", 1, 121},
    {"resetQueue", 1, 179},
    {"resizeObserverEntryState", 1, 266},
    {"resizeObserverSizeState", 1, 266},
    {"resizeObserverState", 1, 266},
    {"resolveExport", 1, 148},
    {"resolveSpecifier", 1, 146},
    {"resourceAddress", 1, 68},
    {"resourceBuffer", 1, 81},
    {"resourceDocument", 1, 81},
    {"resourceText", 1, 81},
    {"respond", 1, 177},
    {"respondWithView", 1, 177},
    {"responseState", 1, 259},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 159},
    {"runModule", 1, 151},
    {"runNextTimer", 1, 191},
    {"runShortcutScript", 1, 67},
    {"screen", 1, 13},
    {"screenState", 1, 214},
    {"scriptResource", 1, 68},
    {"scriptTimer", 1, 191},
    {"seedRandom", 1, 202},
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
    {"selectionState", 1, 241},
    {"sendControlStates", 1, 107},
    {"sendTo", 1, 136},
    {"sequenceOf", 1, 63},
    {"serialize", 1, 138},
    {"serializePairs", 1, 194},
    {"serializeWithTransfer", 1, 138},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 114},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 173},
    {"setCheckedness", 1, 120},
    {"setControlValue", 1, 114},
    {"setFiles", 1, 112},
    {"setFragment", 1, 140},
    {"setHandler", 1, 144},
    {"setHeader", 1, 76},
    {"setInputValue", 1, 114},
    {"setInteracted", 1, 124},
    {"setMIMEParameter", 1, 169},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 132},
    {"setOption", 1, 119},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 183},
    {"setSVGLength", 1, 183},
    {"setSelected", 1, 121},
    {"setTimer", 1, 191},
    {"setType", 1, 114},
    {"setUpByteSource", 1, 174},
    {"setUpBytes", 1, 174},
    {"setUpReadable", 1, 175},
    {"setUpSink", 1, 181},
    {"setUpSource", 1, 175},
    {"setUpTransform", 1, 172},
    {"setUpWritable", 1, 181},
    {"settingText", 1, 118},
    {"settleAs", 1, 179},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 166},
    {"shareControlState", 1, 107},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 179},
    {"showPopover", 1, 133},
    {"signWith", 1, 201},
    {"sizeOf", 1, 179},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 171},
    {"splitAround", 1, 50},
    {"splitText", 1, 21},
    {"startErroring", 1, 173},
    {"startModule", 1, 151},
    {"startsWith", 1, 153},
    {"stateOf", 1, 205},
    {"staticRangeState", 1, 240},
    {"stepped", 1, 118},
    {"storage", 1, 157},
    {"storageAreas", 1, 73},
    {"storageState", 1, 243},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 89},
    {"stylePropertyMapReadOnlyState", 1, 217},
    {"stylePropertyMapState", 1, 217},
    {"styleSheetListState", 1, 244},
    {"styleSheetState", 1, 244},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 122},
    {"submittableOf", 1, 111},
    {"submittedText", 1, 114},
    {"subtle", 1, 200},
    {"subtleCryptoState", 1, 285},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 280},
    {"svgAnimatedAngleState", 1, 280},
    {"svgAnimatedBooleanState", 1, 280},
    {"svgAnimatedEnumerationState", 1, 280},
    {"svgAnimatedIntegerState", 1, 280},
    {"svgAnimatedLengthListState", 1, 280},
    {"svgAnimatedLengthState", 1, 280},
    {"svgAnimatedNumberListState", 1, 280},
    {"svgAnimatedNumberState", 1, 280},
    {"svgAnimatedPreserveAspectRatioState", 1, 280},
    {"svgAnimatedRectState", 1, 280},
    {"svgAnimatedTransformListState", 1, 280},
    {"svgAxis", 1, 183},
    {"svgBounds", 1, 185},
    {"svgBox", 1, 182},
    {"svgConstants", 1, 186},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 185},
    {"svgFloat", 1, 183},
    {"svgLengthListState", 1, 280},
    {"svgLengthState", 1, 280},
    {"svgListOf", 1, 182},
    {"svgMemberOrder", 1, 279},
    {"svgMembers", 1, 186},
    {"svgNumberListState", 1, 280},
    {"svgNumberState", 1, 280},
    {"svgNumberText", 1, 183},
    {"svgPathLength", 1, 185},
    {"svgPointAt", 1, 185},
    {"svgPointListState", 1, 280},
    {"svgPreserveAspectRatioState", 1, 280},
    {"svgReflection", 1, 182},
    {"svgStringListState", 1, 280},
    {"svgStrokes", 1, 185},
    {"svgTransformListState", 1, 280},
    {"svgTransformOf", 1, 187},
    {"svgTransformProduct", 1, 187},
    {"svgTransformState", 1, 280},
    {"svgTransformText", 1, 187},
    {"svgUnitTypesState", 1, 280},
    {"takeFilled", 1, 177},
    {"takeFormat", 1, 55},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 142},
    {"teeBytes", 1, 180},
    {"teeChunks", 1, 180},
    {"textAsBuffer", 1, 200},
    {"textBecameSelectable", 1, 123},
    {"textDecoderState", 1, 255},
    {"textDecoderStreamState", 1, 255},
    {"textEncoderState", 1, 255},
    {"textEncoderStreamState", 1, 255},
    {"textFragment", 1, 100},
    {"textReplaced", 1, 123},
    {"textToNumber", 1, 118},
    {"textTrackCueListState", 1, 269},
    {"textTrackCueState", 1, 269},
    {"textTrackListState", 1, 269},
    {"textTrackState", 1, 269},
    {"textsBetween", 1, 59},
    {"textsIn", 1, 55},
    {"textsOf", 1, 57},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 268},
    {"timingTimes", 1, 189},
    {"toBuffer", 1, 209},
    {"toByteString", 1, 209},
    {"toClamped", 1, 209},
    {"toEnforced", 1, 209},
    {"toEnum", 1, 209},
    {"toFloat", 1, 209},
    {"toInterface", 1, 209},
    {"toLongLong", 1, 209},
    {"toObject", 1, 209},
    {"toRecord", 1, 209},
    {"toSequence", 1, 209},
    {"toUnrestrictedFloat", 1, 209},
    {"toUnsignedLongLong", 1, 209},
    {"togglePopover", 1, 133},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 132},
    {"touchListState", 1, 283},
    {"touchState", 1, 283},
    {"transferPort", 1, 136},
    {"transferStream", 1, 137},
    {"transformMatrix", 1, 85},
    {"transformStreamDefaultControllerState", 1, 278},
    {"transformStreamState", 1, 278},
    {"treeWalkerState", 1, 245},
    {"trimSpace", 1, 76},
    {"turnFormatOff", 1, 55},
    {"typeOfAttributes", 1, 150},
    {"updateFormOwner", 1, 87},
    {"upgradeIn", 1, 88},
    {"urlSearchParamsState", 1, 284},
    {"urlState", 1, 284},
    {"userActivationState", 1, 277},
    {"usesSourceSet", 1, 104},
    {"utf8Text", 1, 63},
    {"validityOf", 1, 124},
    {"validityStateState", 1, 261},
    {"valueFunctions", 1, 69},
    {"valueMode", 1, 113},
    {"valuesAsJSON", 1, 69},
    {"verifyWith", 1, 201},
    {"videoTrackListState", 1, 269},
    {"videoTrackState", 1, 269},
    {"viewParts", 1, 179},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 214},
    {"vttCueState", 1, 269},
    {"waitingReads", 1, 171},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 251},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 107},
    {"willValidate", 1, 124},
    {"windowNamed", 1, 161},
    {"windowOf", 1, 160},
    {"withImports", 1, 151},
    {"withReactions", 1, 88},
    {"withoutScripts", 1, 56},
    {"withoutTypes", 1, 150},
    {"writableDesiredSize", 1, 181},
    {"writableStreamDefaultControllerState", 1, 278},
    {"writableStreamDefaultWriterState", 1, 278},
    {"writableStreamState", 1, 278},
    {"writeChunk", 1, 173},
    {"writeController", 1, 181},
    {"writeJSONTape", 1, 66},
    {"writeTape", 1, 66},
    {"wrongKind", 1, 209},
    {"wrongReceiver", 1, 209},
    {"wrongValue", 1, 209},
    {"xPathEvaluatorState", 1, 247},
    {"xPathExpressionState", 1, 247},
    {"xPathResultState", 1, 247},
    {"xmlHttpRequestEventTargetState", 1, 286},
    {"xmlHttpRequestState", 1, 286},
    {"xmlHttpRequestUploadState", 1, 286},
    {"xmlSerializerState", 1, 222},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
