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
    {"AbortController", 0, 212},
    {"AbortControllerBrand", 1, 212},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 212},
    {"AbortSignalBrand", 1, 212},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 241},
    {"AbstractRangeBrand", 1, 241},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 249},
    {"AnimationBrand", 1, 249},
    {"AnimationEffect", 0, 249},
    {"AnimationEffectBrand", 1, 249},
    {"AnimationEffectSteps", 1, 199},
    {"AnimationEvent", 0, 259},
    {"AnimationFrameProviderSteps", 1, 168},
    {"AnimationPlaybackEvent", 0, 249},
    {"AnimationSteps", 1, 197},
    {"AnimationTimeline", 0, 249},
    {"AnimationTimelineBrand", 1, 249},
    {"AnimationTimelineSteps", 1, 197},
    {"Attr", 0, 213},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 269},
    {"AudioTrack", 0, 270},
    {"AudioTrackBrand", 1, 270},
    {"AudioTrackList", 0, 270},
    {"AudioTrackListBrand", 1, 270},
    {"AudioTrackListSteps", 1, 104},
    {"AudioTrackSteps", 1, 104},
    {"AutofilledSteps", 1, 106},
    {"BarProp", 0, 273},
    {"BarPropBrand", 1, 273},
    {"BarPropSteps", 1, 156},
    {"BeforeUnloadEvent", 0, 259},
    {"BeforeUnloadEventSteps", 1, 193},
    {"Blob", 0, 232},
    {"BlobBrand", 1, 232},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 81},
    {"BroadcastChannel", 0, 271},
    {"BroadcastChannelBrand", 1, 271},
    {"BroadcastChannelSteps", 1, 137},
    {"ByteLengthQueuingStrategy", 0, 279},
    {"ByteLengthQueuingStrategyBrand", 1, 279},
    {"ByteLengthQueuingStrategySteps", 1, 180},
    {"CDATASection", 0, 219},
    {"CSS", 3, 214},
    {"CSSConditionRule", 0, 216},
    {"CSSConditionRuleBrand", 1, 216},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 216},
    {"CSSContainerRuleBrand", 1, 216},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 216},
    {"CSSCounterStyleRuleBrand", 1, 216},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 216},
    {"CSSFontFaceRuleBrand", 1, 216},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 216},
    {"CSSFontPaletteValuesRuleBrand", 1, 216},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 216},
    {"CSSGroupingRuleBrand", 1, 216},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 218},
    {"CSSImageValueBrand", 1, 218},
    {"CSSImportRule", 0, 216},
    {"CSSImportRuleBrand", 1, 216},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 216},
    {"CSSKeyframeRuleBrand", 1, 216},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 216},
    {"CSSKeyframesRuleBrand", 1, 216},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 218},
    {"CSSKeywordValueBrand", 1, 218},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 216},
    {"CSSLayerBlockRuleBrand", 1, 216},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 216},
    {"CSSLayerStatementRuleBrand", 1, 216},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 216},
    {"CSSMarginRuleBrand", 1, 216},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 218},
    {"CSSMathClampBrand", 1, 218},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 218},
    {"CSSMathInvertBrand", 1, 218},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 218},
    {"CSSMathMaxBrand", 1, 218},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 218},
    {"CSSMathMinBrand", 1, 218},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 218},
    {"CSSMathNegateBrand", 1, 218},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 218},
    {"CSSMathProductBrand", 1, 218},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 218},
    {"CSSMathSumBrand", 1, 218},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 218},
    {"CSSMathValueBrand", 1, 218},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 218},
    {"CSSMatrixComponentBrand", 1, 218},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 216},
    {"CSSMediaRuleBrand", 1, 216},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 216},
    {"CSSNamespaceRuleBrand", 1, 216},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 216},
    {"CSSNestedDeclarationsBrand", 1, 216},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 218},
    {"CSSNumericArrayBrand", 1, 218},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 218},
    {"CSSNumericValueBrand", 1, 218},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 216},
    {"CSSPageRuleBrand", 1, 216},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 218},
    {"CSSPerspectiveBrand", 1, 218},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 216},
    {"CSSPropertyRuleBrand", 1, 216},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 218},
    {"CSSRotateBrand", 1, 218},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 216},
    {"CSSRuleBrand", 1, 216},
    {"CSSRuleList", 0, 216},
    {"CSSRuleListBrand", 1, 216},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 218},
    {"CSSScaleBrand", 1, 218},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 216},
    {"CSSScopeRuleBrand", 1, 216},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 218},
    {"CSSSkewBrand", 1, 218},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 218},
    {"CSSSkewXBrand", 1, 218},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 218},
    {"CSSSkewYBrand", 1, 218},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 216},
    {"CSSStartingStyleRuleBrand", 1, 216},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 217},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 216},
    {"CSSStyleRuleBrand", 1, 216},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 245},
    {"CSSStyleSheetBrand", 1, 245},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 218},
    {"CSSStyleValueBrand", 1, 218},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 216},
    {"CSSSupportsRuleBrand", 1, 216},
    {"CSSTransformComponent", 0, 218},
    {"CSSTransformComponentBrand", 1, 218},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 218},
    {"CSSTransformValueBrand", 1, 218},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 218},
    {"CSSTranslateBrand", 1, 218},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 218},
    {"CSSUnitValueBrand", 1, 218},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 218},
    {"CSSUnparsedValueBrand", 1, 218},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 218},
    {"CSSVariableReferenceValueBrand", 1, 218},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 219},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 278},
    {"ClipboardBrand", 1, 278},
    {"ClipboardEvent", 0, 259},
    {"ClipboardItem", 0, 278},
    {"ClipboardItemBrand", 1, 278},
    {"ClipboardItemSteps", 1, 164},
    {"ClipboardSteps", 1, 164},
    {"CloseEvent", 0, 259},
    {"CommandEvent", 0, 259},
    {"Comment", 0, 219},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 259},
    {"CompositionEventSteps", 1, 193},
    {"CompressionStream", 0, 251},
    {"CompressionStreamBrand", 1, 251},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 125},
    {"CountQueuingStrategy", 0, 279},
    {"CountQueuingStrategyBrand", 1, 279},
    {"CountQueuingStrategySteps", 1, 180},
    {"Crypto", 0, 286},
    {"CryptoBrand", 1, 286},
    {"CryptoKey", 0, 286},
    {"CryptoKeyBrand", 1, 286},
    {"CryptoKeySteps", 1, 202},
    {"CryptoSteps", 1, 200},
    {"CustomElementRegistry", 0, 220},
    {"CustomElementRegistryBrand", 1, 220},
    {"CustomElementRegistrySteps", 1, 87},
    {"CustomEvent", 0, 221},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 230},
    {"CustomStateSetBrand", 1, 230},
    {"CustomStateSetSteps", 1, 88},
    {"DOMException", 0, 222},
    {"DOMExceptionBrand", 1, 222},
    {"DOMExceptionSteps", 1, 204},
    {"DOMImplementation", 0, 223},
    {"DOMImplementationBrand", 1, 223},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 268},
    {"DOMMatrixBrand", 1, 268},
    {"DOMMatrixReadOnly", 0, 268},
    {"DOMMatrixReadOnlyBrand", 1, 268},
    {"DOMMatrixReadOnlySteps", 1, 84},
    {"DOMMatrixSteps", 1, 84},
    {"DOMParser", 0, 223},
    {"DOMParserBrand", 1, 223},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 268},
    {"DOMPointBrand", 1, 268},
    {"DOMPointReadOnly", 0, 268},
    {"DOMPointReadOnlyBrand", 1, 268},
    {"DOMPointReadOnlySteps", 1, 84},
    {"DOMPointSteps", 1, 84},
    {"DOMQuad", 0, 268},
    {"DOMQuadBrand", 1, 268},
    {"DOMQuadSteps", 1, 84},
    {"DOMRect", 0, 264},
    {"DOMRectBrand", 1, 264},
    {"DOMRectList", 0, 264},
    {"DOMRectListBrand", 1, 264},
    {"DOMRectListSteps", 1, 85},
    {"DOMRectReadOnly", 0, 264},
    {"DOMRectReadOnlyBrand", 1, 264},
    {"DOMRectReadOnlySteps", 1, 85},
    {"DOMRectSteps", 1, 85},
    {"DOMStringList", 0, 224},
    {"DOMStringListBrand", 1, 224},
    {"DOMStringListSteps", 1, 90},
    {"DOMStringMap", 0, 225},
    {"DOMTokenList", 0, 226},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 151},
    {"DataTransfer", 0, 227},
    {"DataTransferBrand", 1, 227},
    {"DataTransferItem", 0, 227},
    {"DataTransferItemBrand", 1, 227},
    {"DataTransferItemList", 0, 227},
    {"DataTransferItemListBrand", 1, 227},
    {"DataTransferItemListSteps", 1, 127},
    {"DataTransferItemSteps", 1, 127},
    {"DataTransferSteps", 1, 127},
    {"DecompressionStream", 0, 251},
    {"DecompressionStreamBrand", 1, 251},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 219},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 215},
    {"DocumentMembers_Document", 1, 228},
    {"DocumentMembers_HTMLDocument", 1, 234},
    {"DocumentMembers_ParentNode", 1, 240},
    {"DocumentMembers_StyleSheets", 1, 245},
    {"DocumentMembers_XPath", 1, 248},
    {"DocumentMembers_animations", 1, 249},
    {"DocumentMembers_editing", 1, 254},
    {"DocumentMembers_fullscreen", 1, 263},
    {"DocumentMembers_touch", 1, 284},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 228},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 92},
    {"DocumentSteps_animations", 1, 197},
    {"DocumentSteps_editing", 1, 53},
    {"DocumentSteps_fullscreen", 1, 131},
    {"DocumentSteps_touch", 1, 194},
    {"DocumentTimeline", 0, 249},
    {"DocumentTimelineBrand", 1, 249},
    {"DocumentTimelineSteps", 1, 197},
    {"DocumentType", 0, 219},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 259},
    {"EVALUATING", 1, 151},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 98},
    {"ElementInternals", 0, 230},
    {"ElementInternalsBrand", 1, 230},
    {"ElementInternalsSteps", 1, 88},
    {"ElementMembers_CSSOMView", 1, 215},
    {"ElementMembers_CSSTypedOM", 1, 218},
    {"ElementMembers_Element", 1, 229},
    {"ElementMembers_ParentNode", 1, 240},
    {"ElementMembers_animations", 1, 249},
    {"ElementMembers_fullscreen", 1, 263},
    {"ElementMembers_reflected", 1, 95},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 197},
    {"ElementSteps_fullscreen", 1, 131},
    {"ErrorEvent", 0, 259},
    {"Event", 0, 231},
    {"EventBrand", 1, 231},
    {"EventSource", 0, 252},
    {"EventSourceBrand", 1, 252},
    {"EventSourceSteps", 1, 136},
    {"EventSteps", 1, 24},
    {"External", 0, 273},
    {"ExternalBrand", 1, 273},
    {"ExternalSteps", 1, 156},
    {"File", 0, 232},
    {"FileBrand", 1, 232},
    {"FileList", 0, 232},
    {"FileListBrand", 1, 232},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 232},
    {"FileReaderBrand", 1, 232},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 259},
    {"FormData", 0, 287},
    {"FormDataBrand", 1, 287},
    {"FormDataEvent", 0, 259},
    {"FormDataSteps", 1, 76},
    {"FormOwnedSteps", 1, 112},
    {"GenericTransformStreamSteps", 1, 173},
    {"Geolocation", 0, 278},
    {"GeolocationBrand", 1, 278},
    {"GeolocationPositionError", 0, 278},
    {"GeolocationPositionErrorBrand", 1, 278},
    {"GeolocationPositionErrorSteps", 1, 164},
    {"GeolocationSteps", 1, 164},
    {"HTMLAllCollection", 0, 233},
    {"HTMLAllCollectionSteps", 1, 91},
    {"HTMLAnchorElement", 2, 283},
    {"HTMLAnchorElementSteps", 1, 142},
    {"HTMLAreaElement", 2, 283},
    {"HTMLAudioElementSteps", 1, 103},
    {"HTMLBaseElement", 2, 272},
    {"HTMLBaseElementSteps", 1, 93},
    {"HTMLButtonElement", 2, 262},
    {"HTMLButtonElementSteps", 1, 132},
    {"HTMLCanvasElement", 2, 266},
    {"HTMLCanvasElementSteps", 1, 155},
    {"HTMLCollection", 0, 250},
    {"HTMLCollectionKind", 1, 250},
    {"HTMLDataListElement", 2, 262},
    {"HTMLDataListElementSteps", 1, 120},
    {"HTMLDialogElement", 2, 266},
    {"HTMLDialogElementSteps", 1, 129},
    {"HTMLElementMembers_CSSOMView", 1, 215},
    {"HTMLElementMembers_CSSTypedOM", 1, 218},
    {"HTMLElementMembers_HTMLElement", 1, 235},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 98},
    {"HTMLEmbedElement", 2, 255},
    {"HTMLEmbedElementSteps", 1, 103},
    {"HTMLFieldSetElement", 2, 262},
    {"HTMLFieldSetElementSteps", 1, 112},
    {"HTMLFormControlsCollection", 0, 261},
    {"HTMLFormElement", 2, 262},
    {"HTMLFormElementSteps", 1, 123},
    {"HTMLFormElementSteps_formElements", 1, 111},
    {"HTMLFrameElement", 2, 275},
    {"HTMLFrameElementSteps", 1, 161},
    {"HTMLHyperlinkElementUtilsSteps", 1, 142},
    {"HTMLIFrameElement", 2, 255},
    {"HTMLIFrameElementSteps", 1, 161},
    {"HTMLImageElement", 2, 255},
    {"HTMLImageElementSteps", 1, 102},
    {"HTMLInputElement", 2, 262},
    {"HTMLInputElementSteps", 1, 109},
    {"HTMLLabelElement", 2, 262},
    {"HTMLLabelElementSteps", 1, 112},
    {"HTMLLegendElement", 2, 262},
    {"HTMLLegendElementSteps", 1, 112},
    {"HTMLLinkElement", 2, 245},
    {"HTMLMapElement", 2, 255},
    {"HTMLMapElementSteps", 1, 103},
    {"HTMLMarqueeElement", 2, 275},
    {"HTMLMarqueeElementSteps", 1, 99},
    {"HTMLMediaElement", 2, 269},
    {"HTMLMediaElementSteps", 1, 103},
    {"HTMLMediaElementSteps_mediaElements", 1, 104},
    {"HTMLMeterElement", 2, 262},
    {"HTMLMeterElementSteps", 1, 118},
    {"HTMLObjectElement", 2, 255},
    {"HTMLObjectElement", 2, 262},
    {"HTMLObjectElementSteps", 1, 103},
    {"HTMLOptionElement", 2, 262},
    {"HTMLOptionElementSteps", 1, 120},
    {"HTMLOptionsCollection", 0, 261},
    {"HTMLOptionsCollectionSteps", 1, 120},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 98},
    {"HTMLOutputElement", 2, 262},
    {"HTMLOutputElementSteps", 1, 109},
    {"HTMLProgressElement", 2, 262},
    {"HTMLProgressElementSteps", 1, 118},
    {"HTMLScriptElement", 2, 266},
    {"HTMLScriptElementSteps", 1, 155},
    {"HTMLSelectElement", 2, 262},
    {"HTMLSelectElementSteps", 1, 120},
    {"HTMLSlotElement", 2, 266},
    {"HTMLSlotElementSteps", 1, 155},
    {"HTMLStyleElement", 2, 245},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 282},
    {"HTMLTableCellElementSteps", 1, 100},
    {"HTMLTableElement", 2, 282},
    {"HTMLTableElementSteps", 1, 100},
    {"HTMLTableRowElement", 2, 282},
    {"HTMLTableRowElementSteps", 1, 100},
    {"HTMLTableSectionElement", 2, 282},
    {"HTMLTableSectionElementSteps", 1, 100},
    {"HTMLTemplateElement", 2, 266},
    {"HTMLTemplateElementSteps", 1, 155},
    {"HTMLTextAreaElement", 2, 262},
    {"HTMLTextAreaElementSteps", 1, 109},
    {"HTMLTitleElement", 2, 272},
    {"HTMLTitleElementSteps", 1, 93},
    {"HTMLTrackElement", 2, 269},
    {"HTMLTrackElementSteps", 1, 103},
    {"HTMLTrackElementSteps_mediaElements", 1, 104},
    {"HTMLVideoElement", 2, 269},
    {"HTMLVideoElementSteps", 1, 103},
    {"HashChangeEvent", 0, 259},
    {"Headers", 0, 260},
    {"HeadersBrand", 1, 260},
    {"HeadersSteps", 1, 77},
    {"History", 0, 273},
    {"HistoryBrand", 1, 273},
    {"HistorySteps", 1, 140},
    {"IdleDeadline", 0, 265},
    {"IdleDeadlineBrand", 1, 265},
    {"IdleDeadlineSteps", 1, 146},
    {"Image", 0, 255},
    {"InputEvent", 0, 259},
    {"InputEventSteps", 1, 193},
    {"IntersectionObserver", 0, 267},
    {"IntersectionObserverBrand", 1, 267},
    {"IntersectionObserverEntry", 0, 267},
    {"IntersectionObserverEntryBrand", 1, 267},
    {"IntersectionObserverEntrySteps", 1, 169},
    {"IntersectionObserverSteps", 1, 169},
    {"KeyboardEvent", 0, 259},
    {"KeyboardEventSteps", 1, 193},
    {"KeyframeEffect", 0, 249},
    {"KeyframeEffectBrand", 1, 249},
    {"KeyframeEffectSteps", 1, 199},
    {"LINKED", 1, 151},
    {"LOADED", 1, 151},
    {"LabelableSteps", 1, 112},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 273},
    {"LocationBrand", 1, 273},
    {"LocationSteps", 1, 141},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 235},
    {"MathMLElement", 2, 258},
    {"MathMLElementMembers_CSSTypedOM", 1, 218},
    {"MediaError", 0, 270},
    {"MediaErrorBrand", 1, 270},
    {"MediaErrorSteps", 1, 104},
    {"MediaList", 0, 245},
    {"MediaListBrand", 1, 245},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 215},
    {"MediaQueryListBrand", 1, 215},
    {"MediaQueryListEvent", 0, 259},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 271},
    {"MessageChannelBrand", 1, 271},
    {"MessageChannelSteps", 1, 137},
    {"MessageEvent", 0, 259},
    {"MessageEventSteps", 1, 193},
    {"MessagePort", 0, 271},
    {"MessagePortBrand", 1, 271},
    {"MessagePortSteps", 1, 137},
    {"MimeType", 0, 238},
    {"MimeTypeArray", 0, 238},
    {"MimeTypeArrayBrand", 1, 238},
    {"MimeTypeArraySteps", 1, 165},
    {"MimeTypeBrand", 1, 238},
    {"MimeTypeSteps", 1, 165},
    {"MouseEvent", 0, 259},
    {"MouseEventSteps", 1, 193},
    {"MutationObserver", 0, 236},
    {"MutationObserverBrand", 1, 236},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 236},
    {"MutationRecordBrand", 1, 236},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 151},
    {"NOTHING", 1, 210},
    {"NamedNodeMap", 0, 237},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 238},
    {"NavigatorBrand", 1, 238},
    {"NavigatorConcurrentHardwareSteps", 1, 157},
    {"NavigatorCookiesSteps", 1, 157},
    {"NavigatorIDSteps", 1, 157},
    {"NavigatorLanguageSteps", 1, 157},
    {"NavigatorOnLineSteps", 1, 157},
    {"NavigatorPluginsSteps", 1, 157},
    {"NavigatorSteps", 1, 157},
    {"NavigatorSteps_permissions", 1, 164},
    {"NodeFilter", 0, 246},
    {"NodeIterator", 0, 246},
    {"NodeIteratorBrand", 1, 246},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 250},
    {"NodeListKind", 1, 250},
    {"NodeMembers_Node", 1, 239},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 278},
    {"NotificationBrand", 1, 278},
    {"NotificationSteps", 1, 164},
    {"Option", 0, 262},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 259},
    {"PairList", 1, 205},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 276},
    {"PerformanceBrand", 1, 276},
    {"PerformanceEntry", 0, 277},
    {"PerformanceEntryBrand", 1, 277},
    {"PerformanceEntrySteps", 1, 191},
    {"PerformanceMark", 0, 277},
    {"PerformanceMarkBrand", 1, 277},
    {"PerformanceMarkSteps", 1, 191},
    {"PerformanceMeasure", 0, 277},
    {"PerformanceMeasureBrand", 1, 277},
    {"PerformanceMeasureSteps", 1, 191},
    {"PerformanceNavigation", 0, 274},
    {"PerformanceNavigationBrand", 1, 274},
    {"PerformanceNavigationSteps", 1, 190},
    {"PerformanceObserver", 0, 277},
    {"PerformanceObserverBrand", 1, 277},
    {"PerformanceObserverEntryList", 0, 277},
    {"PerformanceObserverEntryListBrand", 1, 277},
    {"PerformanceObserverEntryListSteps", 1, 191},
    {"PerformanceObserverSteps", 1, 191},
    {"PerformanceSteps", 1, 189},
    {"PerformanceTiming", 0, 274},
    {"PerformanceTimingBrand", 1, 274},
    {"PerformanceTimingSteps", 1, 190},
    {"PermissionStatus", 0, 278},
    {"PermissionStatusBrand", 1, 278},
    {"PermissionStatusSteps", 1, 164},
    {"Permissions", 0, 278},
    {"PermissionsBrand", 1, 278},
    {"PermissionsSteps", 1, 164},
    {"Plugin", 0, 238},
    {"PluginArray", 0, 238},
    {"PluginArrayBrand", 1, 238},
    {"PluginArraySteps", 1, 165},
    {"PluginBrand", 1, 238},
    {"PluginSteps", 1, 165},
    {"PointerEvent", 0, 259},
    {"PointerEventSteps", 1, 193},
    {"PopStateEvent", 0, 259},
    {"PrefixIndex", 1, 154},
    {"ProcessingInstruction", 0, 219},
    {"ProgressEvent", 0, 259},
    {"PromiseRejectionEvent", 0, 259},
    {"RadioNodeList", 0, 261},
    {"RadioNodeListSteps", 1, 111},
    {"Range", 0, 241},
    {"RangeBrand", 1, 241},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 279},
    {"ReadableByteStreamControllerBrand", 1, 279},
    {"ReadableByteStreamControllerSteps", 1, 175},
    {"ReadableStream", 0, 279},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 279},
    {"ReadableStreamBYOBReaderBrand", 1, 279},
    {"ReadableStreamBYOBReaderSteps", 1, 172},
    {"ReadableStreamBYOBRequest", 0, 279},
    {"ReadableStreamBYOBRequestBrand", 1, 279},
    {"ReadableStreamBYOBRequestSteps", 1, 178},
    {"ReadableStreamBrand", 1, 279},
    {"ReadableStreamDefaultController", 0, 279},
    {"ReadableStreamDefaultControllerBrand", 1, 279},
    {"ReadableStreamDefaultControllerSteps", 1, 176},
    {"ReadableStreamDefaultReader", 0, 279},
    {"ReadableStreamDefaultReaderBrand", 1, 279},
    {"ReadableStreamDefaultReaderSteps", 1, 172},
    {"ReadableStreamGenericReaderSteps", 1, 172},
    {"ReadableStreamSteps", 1, 179},
    {"Request", 0, 260},
    {"RequestBrand", 1, 260},
    {"RequestSteps", 1, 78},
    {"ResizeObserver", 0, 267},
    {"ResizeObserverBrand", 1, 267},
    {"ResizeObserverEntry", 0, 267},
    {"ResizeObserverEntryBrand", 1, 267},
    {"ResizeObserverEntrySteps", 1, 169},
    {"ResizeObserverSize", 0, 267},
    {"ResizeObserverSizeBrand", 1, 267},
    {"ResizeObserverSizeSteps", 1, 169},
    {"ResizeObserverSteps", 1, 169},
    {"Response", 0, 260},
    {"ResponseBrand", 1, 260},
    {"ResponseSteps", 1, 79},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 281},
    {"SVGAngleBrand", 1, 281},
    {"SVGAngleSteps", 1, 184},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 281},
    {"SVGAnimatedAngleBrand", 1, 281},
    {"SVGAnimatedAngleSteps", 1, 183},
    {"SVGAnimatedBoolean", 0, 281},
    {"SVGAnimatedBooleanBrand", 1, 281},
    {"SVGAnimatedBooleanSteps", 1, 183},
    {"SVGAnimatedEnumeration", 0, 281},
    {"SVGAnimatedEnumerationBrand", 1, 281},
    {"SVGAnimatedEnumerationSteps", 1, 183},
    {"SVGAnimatedInteger", 0, 281},
    {"SVGAnimatedIntegerBrand", 1, 281},
    {"SVGAnimatedIntegerSteps", 1, 183},
    {"SVGAnimatedLength", 0, 281},
    {"SVGAnimatedLengthBrand", 1, 281},
    {"SVGAnimatedLengthList", 0, 281},
    {"SVGAnimatedLengthListBrand", 1, 281},
    {"SVGAnimatedLengthListSteps", 1, 183},
    {"SVGAnimatedLengthSteps", 1, 183},
    {"SVGAnimatedNumber", 0, 281},
    {"SVGAnimatedNumberBrand", 1, 281},
    {"SVGAnimatedNumberList", 0, 281},
    {"SVGAnimatedNumberListBrand", 1, 281},
    {"SVGAnimatedNumberListSteps", 1, 183},
    {"SVGAnimatedNumberSteps", 1, 183},
    {"SVGAnimatedPreserveAspectRatio", 0, 281},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 281},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 183},
    {"SVGAnimatedRect", 0, 281},
    {"SVGAnimatedRectBrand", 1, 281},
    {"SVGAnimatedRectSteps", 1, 183},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 281},
    {"SVGAnimatedTransformListBrand", 1, 281},
    {"SVGAnimatedTransformListSteps", 1, 183},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 235},
    {"SVGElement", 2, 258},
    {"SVGElementMembers_CSSTypedOM", 1, 218},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 281},
    {"SVGLengthBrand", 1, 281},
    {"SVGLengthList", 0, 281},
    {"SVGLengthListBrand", 1, 281},
    {"SVGLengthListSteps", 1, 185},
    {"SVGLengthSteps", 1, 184},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 281},
    {"SVGNumberBrand", 1, 281},
    {"SVGNumberList", 0, 281},
    {"SVGNumberListBrand", 1, 281},
    {"SVGNumberListSteps", 1, 185},
    {"SVGNumberSteps", 1, 184},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 281},
    {"SVGPointListBrand", 1, 281},
    {"SVGPointListSteps", 1, 185},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 281},
    {"SVGPreserveAspectRatioBrand", 1, 281},
    {"SVGPreserveAspectRatioSteps", 1, 183},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 281},
    {"SVGStringListBrand", 1, 281},
    {"SVGStringListSteps", 1, 185},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 281},
    {"SVGTransformBrand", 1, 281},
    {"SVGTransformList", 0, 281},
    {"SVGTransformListBrand", 1, 281},
    {"SVGTransformListSteps", 1, 185},
    {"SVGTransformSteps", 1, 188},
    {"SVGUnitTypes", 0, 281},
    {"SVGUnitTypesBrand", 1, 281},
    {"SVGUnitTypesSteps", 1, 183},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 215},
    {"ScreenBrand", 1, 215},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 259},
    {"SelectableTextSteps", 1, 124},
    {"Selection", 0, 242},
    {"SelectionBrand", 1, 242},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 243},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 197},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 241},
    {"StaticRangeBrand", 1, 241},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 244},
    {"StorageBrand", 1, 244},
    {"StorageEvent", 0, 259},
    {"StorageEventSteps", 1, 193},
    {"StorageSteps", 1, 158},
    {"StylePropertyMap", 0, 218},
    {"StylePropertyMapBrand", 1, 218},
    {"StylePropertyMapReadOnly", 0, 218},
    {"StylePropertyMapReadOnlyBrand", 1, 218},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 245},
    {"StyleSheetBrand", 1, 245},
    {"StyleSheetList", 0, 245},
    {"StyleSheetListBrand", 1, 245},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 259},
    {"SubmitterSteps", 1, 123},
    {"SubtleCrypto", 0, 286},
    {"SubtleCryptoBrand", 1, 286},
    {"SubtleCryptoSteps", 1, 201},
    {"Text", 0, 219},
    {"TextDecoder", 0, 256},
    {"TextDecoderBrand", 1, 256},
    {"TextDecoderCommonSteps", 1, 64},
    {"TextDecoderSteps", 1, 61},
    {"TextDecoderStream", 0, 256},
    {"TextDecoderStreamBrand", 1, 256},
    {"TextDecoderStreamSteps", 1, 64},
    {"TextEncoder", 0, 256},
    {"TextEncoderBrand", 1, 256},
    {"TextEncoderCommonSteps", 1, 64},
    {"TextEncoderSteps", 1, 61},
    {"TextEncoderStream", 0, 256},
    {"TextEncoderStreamBrand", 1, 256},
    {"TextEncoderStreamSteps", 1, 64},
    {"TextEvent", 0, 259},
    {"TextEventSteps", 1, 193},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 270},
    {"TextTrackBrand", 1, 270},
    {"TextTrackCue", 0, 270},
    {"TextTrackCueBrand", 1, 270},
    {"TextTrackCueList", 0, 270},
    {"TextTrackCueListBrand", 1, 270},
    {"TextTrackCueListSteps", 1, 104},
    {"TextTrackCueSteps", 1, 104},
    {"TextTrackList", 0, 270},
    {"TextTrackListBrand", 1, 270},
    {"TextTrackListSteps", 1, 104},
    {"TextTrackSteps", 1, 104},
    {"TimeRanges", 0, 269},
    {"TimeRangesBrand", 1, 269},
    {"TimeRangesSteps", 1, 103},
    {"ToggleEvent", 0, 259},
    {"Touch", 0, 284},
    {"TouchBrand", 1, 284},
    {"TouchEvent", 0, 284},
    {"TouchEventSteps", 1, 194},
    {"TouchList", 0, 284},
    {"TouchListBrand", 1, 284},
    {"TouchListSteps", 1, 194},
    {"TouchSteps", 1, 194},
    {"TrackEvent", 0, 259},
    {"TransformStream", 0, 279},
    {"TransformStreamBrand", 1, 279},
    {"TransformStreamDefaultController", 0, 279},
    {"TransformStreamDefaultControllerBrand", 1, 279},
    {"TransformStreamDefaultControllerSteps", 1, 173},
    {"TransformStreamSteps", 1, 173},
    {"TransitionEvent", 0, 259},
    {"TreeWalker", 0, 246},
    {"TreeWalkerBrand", 1, 246},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 259},
    {"UIEventSteps", 1, 193},
    {"URL", 0, 285},
    {"URLBrand", 1, 285},
    {"URLSearchParams", 0, 285},
    {"URLSearchParamsBrand", 1, 285},
    {"URLSearchParamsSteps", 1, 195},
    {"URLSteps", 1, 195},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 278},
    {"UserActivationBrand", 1, 278},
    {"UserActivationSteps", 1, 164},
    {"VTTCue", 0, 270},
    {"VTTCueBrand", 1, 270},
    {"VTTCueSteps", 1, 104},
    {"ValidityState", 0, 262},
    {"ValidityStateBrand", 1, 262},
    {"ValidityStateSteps", 1, 125},
    {"VideoTrack", 0, 270},
    {"VideoTrackBrand", 1, 270},
    {"VideoTrackList", 0, 270},
    {"VideoTrackListBrand", 1, 270},
    {"VideoTrackListSteps", 1, 104},
    {"VideoTrackSteps", 1, 104},
    {"VisualViewport", 0, 215},
    {"VisualViewportBrand", 1, 215},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 151},
    {"WebSocket", 0, 252},
    {"WebSocketBrand", 1, 252},
    {"WebSocketSteps", 1, 211},
    {"WheelEvent", 0, 259},
    {"WheelEventSteps", 1, 193},
    {"WindowLocalStorageSteps", 1, 168},
    {"WindowMembers_CSSOMView", 1, 215},
    {"WindowMembers_Window", 1, 247},
    {"WindowMembers_fetch", 1, 260},
    {"WindowOrWorkerGlobalScopeSteps", 1, 168},
    {"WindowSessionStorageSteps", 1, 168},
    {"WindowSteps", 1, 168},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 82},
    {"WritableStream", 0, 279},
    {"WritableStreamBrand", 1, 279},
    {"WritableStreamDefaultController", 0, 279},
    {"WritableStreamDefaultControllerBrand", 1, 279},
    {"WritableStreamDefaultControllerSteps", 1, 182},
    {"WritableStreamDefaultWriter", 0, 279},
    {"WritableStreamDefaultWriterBrand", 1, 279},
    {"WritableStreamDefaultWriterSteps", 1, 174},
    {"WritableStreamSteps", 1, 174},
    {"XMLDocument", 0, 228},
    {"XMLHttpRequest", 0, 287},
    {"XMLHttpRequestBrand", 1, 287},
    {"XMLHttpRequestEventTarget", 0, 287},
    {"XMLHttpRequestEventTargetBrand", 1, 287},
    {"XMLHttpRequestSteps", 1, 80},
    {"XMLHttpRequestUpload", 0, 287},
    {"XMLHttpRequestUploadBrand", 1, 287},
    {"XMLSerializer", 0, 223},
    {"XMLSerializerBrand", 1, 223},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 248},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 248},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 248},
    {"XPathExpressionBrand", 1, 248},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 248},
    {"XPathResultBrand", 1, 248},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 212},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 212},
    {"abortWritable", 1, 174},
    {"abstractRangeState", 1, 241},
    {"accessibleFiles", 1, 72},
    {"acquireReader", 1, 172},
    {"acquireWriter", 1, 174},
    {"activateInput", 1, 121},
    {"activationBehavior", 1, 126},
    {"addHeader", 1, 77},
    {"addIterable", 1, 207},
    {"addIterator", 1, 207},
    {"addRead", 1, 172},
    {"addScriptModule", 1, 151},
    {"addSetlike", 1, 209},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 63},
    {"allNamed", 1, 44},
    {"allOf", 1, 91},
    {"animationChanged", 1, 197},
    {"animationEffectState", 1, 249},
    {"animationRate", 1, 197},
    {"animationState", 1, 249},
    {"animationTime", 1, 197},
    {"animationTimelineState", 1, 249},
    {"appendBytes", 1, 63},
    {"appendSequence", 1, 63},
    {"appliesTo", 1, 114},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 62},
    {"attachInternals", 1, 88},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 270},
    {"audioTrackState", 1, 270},
    {"bar", 1, 156},
    {"barPropState", 1, 273},
    {"beforeToggle", 1, 135},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 82},
    {"blobState", 1, 232},
    {"blockAround", 1, 52},
    {"blockCommand", 1, 50},
    {"blockOfLine", 1, 57},
    {"blockState", 1, 50},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 271},
    {"btoa", 1, 62},
    {"bufferIsDetached", 1, 180},
    {"buttonType", 1, 112},
    {"byobRequestOf", 1, 178},
    {"byteLengthQueuingStrategyState", 1, 279},
    {"bytesAsText", 1, 201},
    {"bytesDrained", 1, 175},
    {"callPromise", 1, 180},
    {"callUserscript", 1, 70},
    {"callbackMember", 1, 180},
    {"canEnqueue", 1, 176},
    {"cancelReadable", 1, 172},
    {"caretForFocus", 1, 54},
    {"chain", 1, 180},
    {"changeRules", 1, 11},
    {"changedControls", 1, 108},
    {"changedValues", 1, 69},
    {"checkForm", 1, 125},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 125},
    {"checkedRadio", 1, 121},
    {"checkedness", 1, 121},
    {"childAt", 1, 29},
    {"childBeside", 1, 52},
    {"childText", 1, 92},
    {"chooseCommand", 1, 70},
    {"chosenFrame", 1, 161},
    {"chunkSize", 1, 182},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 191},
    {"clearFiles", 1, 113},
    {"clearTimer", 1, 192},
    {"click", 1, 98},
    {"clipboardItemState", 1, 278},
    {"clipboardState", 1, 278},
    {"clone", 1, 139},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 81},
    {"closeBytes", 1, 175},
    {"closeController", 1, 176},
    {"closeDialog", 1, 129},
    {"closeEnd", 1, 137},
    {"closeExtension", 1, 75},
    {"closeReadable", 1, 172},
    {"closeUserscript", 1, 70},
    {"closeWritable", 1, 174},
    {"closeWritableController", 1, 182},
    {"closeWriter", 1, 174},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 129},
    {"commandEnabled", 1, 51},
    {"commandIndeterminate", 1, 51},
    {"commandState", 1, 51},
    {"commandSupported", 1, 51},
    {"commandValue", 1, 51},
    {"commitAll", 1, 178},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 251},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 253},
    {"constructElement", 1, 89},
    {"contentHandlerChanged", 1, 145},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 108},
    {"controlMatches", 1, 107},
    {"controlState", 1, 108},
    {"controlValue", 1, 115},
    {"controlsChanged", 1, 108},
    {"controlsOf", 1, 112},
    {"copyBytes", 1, 61},
    {"copyEntries", 1, 76},
    {"copyFiles", 1, 113},
    {"copyHeaders", 1, 77},
    {"copyRange", 1, 46},
    {"countItems", 1, 180},
    {"countQueuingStrategyState", 1, 279},
    {"createCustom", 1, 89},
    {"createEvent", 1, 42},
    {"crypto", 1, 200},
    {"cryptoKeyState", 1, 286},
    {"cryptoState", 1, 286},
    {"cssConditionRuleState", 1, 216},
    {"cssContainerRuleState", 1, 216},
    {"cssCounterStyleRuleState", 1, 216},
    {"cssFontFaceRuleState", 1, 216},
    {"cssFontPaletteValuesRuleState", 1, 216},
    {"cssGroupingRuleState", 1, 216},
    {"cssImageValueState", 1, 218},
    {"cssImportRuleState", 1, 216},
    {"cssKeyframeRuleState", 1, 216},
    {"cssKeyframesRuleState", 1, 216},
    {"cssKeywordValueState", 1, 218},
    {"cssLayerBlockRuleState", 1, 216},
    {"cssLayerStatementRuleState", 1, 216},
    {"cssMarginRuleState", 1, 216},
    {"cssMathClampState", 1, 218},
    {"cssMathInvertState", 1, 218},
    {"cssMathMaxState", 1, 218},
    {"cssMathMinState", 1, 218},
    {"cssMathNegateState", 1, 218},
    {"cssMathProductState", 1, 218},
    {"cssMathSumState", 1, 218},
    {"cssMathValueState", 1, 218},
    {"cssMatrixComponentState", 1, 218},
    {"cssMediaRuleState", 1, 216},
    {"cssNamespaceRuleState", 1, 216},
    {"cssNestedDeclarationsState", 1, 216},
    {"cssNumericArrayState", 1, 218},
    {"cssNumericValueState", 1, 218},
    {"cssPageRuleState", 1, 216},
    {"cssPerspectiveState", 1, 218},
    {"cssPropertyRuleState", 1, 216},
    {"cssRotateState", 1, 218},
    {"cssRuleListState", 1, 216},
    {"cssRuleState", 1, 216},
    {"cssScaleState", 1, 218},
    {"cssScopeRuleState", 1, 216},
    {"cssSkewState", 1, 218},
    {"cssSkewXState", 1, 218},
    {"cssSkewYState", 1, 218},
    {"cssStartingStyleRuleState", 1, 216},
    {"cssStyleRuleState", 1, 216},
    {"cssStyleSheetState", 1, 245},
    {"cssStyleValueState", 1, 218},
    {"cssSupportsRuleState", 1, 216},
    {"cssTransformComponentState", 1, 218},
    {"cssTransformValueState", 1, 218},
    {"cssTranslateState", 1, 218},
    {"cssUnitValueState", 1, 218},
    {"cssUnparsedValueState", 1, 218},
    {"cssVariableReferenceValueState", 1, 218},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 220},
    {"customElements", 1, 87},
    {"customEntries", 1, 88},
    {"customFlags", 1, 88},
    {"customMessage", 1, 88},
    {"customState", 1, 89},
    {"customStateSetState", 1, 230},
    {"cutSequence", 1, 63},
    {"dataTransferItemListState", 1, 227},
    {"dataTransferItemState", 1, 227},
    {"dataTransferState", 1, 227},
    {"datasetOf", 1, 96},
    {"dateNumber", 1, 110},
    {"dateText", 1, 110},
    {"dealWithRejection", 1, 174},
    {"decodePiece", 1, 61},
    {"decodeText", 1, 61},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 251},
    {"defaultButton", 1, 112},
    {"defineElement", 1, 89},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 89},
    {"definitionOf", 1, 89},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 180},
    {"deriveBits", 1, 202},
    {"deriveKey", 1, 202},
    {"derivedList", 1, 100},
    {"describe", 1, 7},
    {"descriptorIn", 1, 167},
    {"deserialize", 1, 139},
    {"deserializeWithTransfer", 1, 139},
    {"desiredSizeOf", 1, 176},
    {"detailsChanged", 1, 128},
    {"detailsRenamed", 1, 128},
    {"dialogChanged", 1, 129},
    {"digestName", 1, 201},
    {"digestText", 1, 201},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 210},
    {"documentTimelineState", 1, 249},
    {"domExceptionState", 1, 222},
    {"domImplementationState", 1, 223},
    {"domMatrixReadOnlyState", 1, 268},
    {"domMatrixState", 1, 268},
    {"domParserState", 1, 223},
    {"domPointReadOnlyState", 1, 268},
    {"domPointState", 1, 268},
    {"domQuadState", 1, 268},
    {"domRectListState", 1, 264},
    {"domRectReadOnlyState", 1, 264},
    {"domRectState", 1, 264},
    {"domStringListState", 1, 224},
    {"easingFunction", 1, 198},
    {"editingRoot", 1, 130},
    {"effectEnd", 1, 199},
    {"effectFills", 1, 199},
    {"elementArgument", 1, 210},
    {"elementInternalsState", 1, 230},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 63},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 83},
    {"encodeUTF8", 1, 61},
    {"enqueueBytes", 1, 175},
    {"enqueueCallback", 1, 89},
    {"enqueueChunk", 1, 176},
    {"enqueueCopiedBytes", 1, 175},
    {"enqueueDetachedPull", 1, 175},
    {"enqueueSized", 1, 180},
    {"enqueueTransformed", 1, 173},
    {"enterWindow", 1, 49},
    {"entryList", 1, 123},
    {"errorBytes", 1, 175},
    {"errorController", 1, 176},
    {"errorNames", 1, 257},
    {"errorReadable", 1, 172},
    {"errorTransform", 1, 173},
    {"errorWritableIfNeeded", 1, 182},
    {"evaluateModule", 1, 148},
    {"evaluatedJSON", 1, 65},
    {"eventFor", 1, 36},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 252},
    {"eventState", 1, 231},
    {"exceptionOfCode", 1, 204},
    {"execCommand", 1, 51},
    {"exportKey", 1, 202},
    {"exposeElement", 1, 162},
    {"exposeFrames", 1, 162},
    {"exposeNames", 1, 162},
    {"external", 1, 156},
    {"externalState", 1, 273},
    {"extractBody", 1, 81},
    {"extractRange", 1, 46},
    {"failClose", 1, 174},
    {"failReads", 1, 172},
    {"failWrite", 1, 174},
    {"fetchModule", 1, 151},
    {"fileListState", 1, 232},
    {"fileReaderState", 1, 232},
    {"fileState", 1, 232},
    {"fileValue", 1, 113},
    {"filesOf", 1, 113},
    {"finalStyles", 1, 199},
    {"finishClose", 1, 174},
    {"finishErroring", 1, 174},
    {"finishWrite", 1, 174},
    {"fire", 1, 36},
    {"firstFrom", 1, 154},
    {"firstItem", 1, 180},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 112},
    {"focusForSelection", 1, 54},
    {"focusableArea", 1, 130},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 60},
    {"foldsBlanks", 1, 60},
    {"followLink", 1, 143},
    {"fontSizeOf", 1, 55},
    {"foreignWindow", 1, 159},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 121},
    {"forgetHandlers", 1, 145},
    {"formAssociated", 1, 88},
    {"formControls", 1, 111},
    {"formDataState", 1, 287},
    {"formEntries", 1, 123},
    {"formOf", 1, 112},
    {"formatLogged", 1, 7},
    {"frameProperty", 1, 161},
    {"frameWindow", 1, 161},
    {"frames", 1, 161},
    {"fromDictionary", 1, 210},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 210},
    {"fulfilRead", 1, 172},
    {"generateKey", 1, 202},
    {"geolocationPositionErrorState", 1, 278},
    {"geolocationState", 1, 278},
    {"getHandler", 1, 145},
    {"goTo", 1, 141},
    {"handled", 1, 180},
    {"hasBYOBReader", 1, 175},
    {"hasBackpressure", 1, 176},
    {"hasDisabledShadow", 1, 89},
    {"hasFormat", 1, 55},
    {"hasMessages", 1, 108},
    {"hasNoChoice", 1, 122},
    {"hasOwnAlone", 1, 112},
    {"hasPulls", 1, 178},
    {"headOf", 1, 37},
    {"headerValue", 1, 77},
    {"headersState", 1, 260},
    {"hidePopover", 1, 134},
    {"hidePopoversOver", 1, 134},
    {"highWaterMarkOf", 1, 180},
    {"history", 1, 140},
    {"historyState", 1, 273},
    {"holdMarkup", 1, 70},
    {"holdsInvalid", 1, 116},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 97},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 265},
    {"imageChanged", 1, 102},
    {"imageEvent", 1, 102},
    {"imagePoint", 1, 123},
    {"imageSeen", 1, 102},
    {"imagesMoved", 1, 102},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 152},
    {"importKey", 1, 202},
    {"inReactionQueue", 1, 89},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 114},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 56},
    {"intersectionObserverEntryState", 1, 267},
    {"intersectionObserverState", 1, 267},
    {"invalidIn", 1, 125},
    {"invalidateRequest", 1, 175},
    {"invoke", 1, 132},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 89},
    {"is", 1, 57},
    {"isAbortController", 1, 212},
    {"isAbortSignal", 1, 212},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 241},
    {"isActiveDocument", 1, 161},
    {"isAnimation", 1, 249},
    {"isAnimationEffect", 1, 249},
    {"isAnimationTimeline", 1, 249},
    {"isAudioTrack", 1, 270},
    {"isAudioTrackList", 1, 270},
    {"isBarProp", 1, 273},
    {"isBlob", 1, 232},
    {"isBlock", 1, 57},
    {"isBlockCommand", 1, 50},
    {"isBlockElement", 1, 50},
    {"isBody", 1, 37},
    {"isBreak", 1, 57},
    {"isBroadcastChannel", 1, 271},
    {"isBuffer", 1, 210},
    {"isByteLengthQueuingStrategy", 1, 279},
    {"isCSSConditionRule", 1, 216},
    {"isCSSContainerRule", 1, 216},
    {"isCSSCounterStyleRule", 1, 216},
    {"isCSSFontFaceRule", 1, 216},
    {"isCSSFontPaletteValuesRule", 1, 216},
    {"isCSSGroupingRule", 1, 216},
    {"isCSSImageValue", 1, 218},
    {"isCSSImportRule", 1, 216},
    {"isCSSKeyframeRule", 1, 216},
    {"isCSSKeyframesRule", 1, 216},
    {"isCSSKeywordValue", 1, 218},
    {"isCSSLayerBlockRule", 1, 216},
    {"isCSSLayerStatementRule", 1, 216},
    {"isCSSMarginRule", 1, 216},
    {"isCSSMathClamp", 1, 218},
    {"isCSSMathInvert", 1, 218},
    {"isCSSMathMax", 1, 218},
    {"isCSSMathMin", 1, 218},
    {"isCSSMathNegate", 1, 218},
    {"isCSSMathProduct", 1, 218},
    {"isCSSMathSum", 1, 218},
    {"isCSSMathValue", 1, 218},
    {"isCSSMatrixComponent", 1, 218},
    {"isCSSMediaRule", 1, 216},
    {"isCSSNamespaceRule", 1, 216},
    {"isCSSNestedDeclarations", 1, 216},
    {"isCSSNumericArray", 1, 218},
    {"isCSSNumericValue", 1, 218},
    {"isCSSPageRule", 1, 216},
    {"isCSSPerspective", 1, 218},
    {"isCSSPropertyRule", 1, 216},
    {"isCSSRotate", 1, 218},
    {"isCSSRule", 1, 216},
    {"isCSSRuleList", 1, 216},
    {"isCSSScale", 1, 218},
    {"isCSSScopeRule", 1, 216},
    {"isCSSSkew", 1, 218},
    {"isCSSSkewX", 1, 218},
    {"isCSSSkewY", 1, 218},
    {"isCSSStartingStyleRule", 1, 216},
    {"isCSSStyleRule", 1, 216},
    {"isCSSStyleSheet", 1, 245},
    {"isCSSStyleValue", 1, 218},
    {"isCSSSupportsRule", 1, 216},
    {"isCSSTransformComponent", 1, 218},
    {"isCSSTransformValue", 1, 218},
    {"isCSSTranslate", 1, 218},
    {"isCSSUnitValue", 1, 218},
    {"isCSSUnparsedValue", 1, 218},
    {"isCSSVariableReferenceValue", 1, 218},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 278},
    {"isClipboardItem", 1, 278},
    {"isClosed", 1, 32},
    {"isClosing", 1, 174},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 251},
    {"isCountQueuingStrategy", 1, 279},
    {"isCrypto", 1, 286},
    {"isCryptoKey", 1, 286},
    {"isCustomElementRegistry", 1, 220},
    {"isCustomStateSet", 1, 230},
    {"isDOMException", 1, 222},
    {"isDOMImplementation", 1, 223},
    {"isDOMMatrix", 1, 268},
    {"isDOMMatrixReadOnly", 1, 268},
    {"isDOMParser", 1, 223},
    {"isDOMPoint", 1, 268},
    {"isDOMPointReadOnly", 1, 268},
    {"isDOMQuad", 1, 268},
    {"isDOMRect", 1, 264},
    {"isDOMRectList", 1, 264},
    {"isDOMRectReadOnly", 1, 264},
    {"isDOMStringList", 1, 224},
    {"isDataTransfer", 1, 227},
    {"isDataTransferItem", 1, 227},
    {"isDataTransferItemList", 1, 227},
    {"isDecompressionStream", 1, 251},
    {"isDesigned", 1, 92},
    {"isDisabled", 1, 130},
    {"isDocumentTimeline", 1, 249},
    {"isEditable", 1, 130},
    {"isElement", 1, 57},
    {"isElementInternals", 1, 230},
    {"isEvent", 1, 231},
    {"isEventSource", 1, 252},
    {"isExternal", 1, 273},
    {"isFieldValue", 1, 77},
    {"isFile", 1, 232},
    {"isFileList", 1, 232},
    {"isFileReader", 1, 232},
    {"isFinal", 1, 149},
    {"isFocusable", 1, 130},
    {"isFocusableByDefault", 1, 130},
    {"isFormControl", 1, 112},
    {"isFormCustom", 1, 88},
    {"isFormData", 1, 287},
    {"isFormat", 1, 55},
    {"isFrameWindow", 1, 49},
    {"isGeolocation", 1, 278},
    {"isGeolocationPositionError", 1, 278},
    {"isGroupChecked", 1, 121},
    {"isHTMLElementOf", 1, 97},
    {"isHeaders", 1, 260},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 273},
    {"isIdleDeadline", 1, 265},
    {"isImageLoading", 1, 102},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 206},
    {"isIntersectionObserver", 1, 267},
    {"isIntersectionObserverEntry", 1, 267},
    {"isKeyframeEffect", 1, 249},
    {"isLoadable", 1, 82},
    {"isLocation", 1, 273},
    {"isLockedReadable", 1, 172},
    {"isMediaError", 1, 270},
    {"isMediaList", 1, 245},
    {"isMediaQueryList", 1, 215},
    {"isMessageChannel", 1, 271},
    {"isMessagePort", 1, 271},
    {"isMimeType", 1, 238},
    {"isMimeTypeArray", 1, 238},
    {"isModal", 1, 133},
    {"isMouseEvent", 1, 193},
    {"isMutationObserver", 1, 236},
    {"isMutationRecord", 1, 236},
    {"isNamed", 1, 44},
    {"isNamespace", 1, 150},
    {"isNavigator", 1, 238},
    {"isNodeIterator", 1, 246},
    {"isNotification", 1, 278},
    {"isNumberText", 1, 119},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 50},
    {"isPerformance", 1, 276},
    {"isPerformanceEntry", 1, 277},
    {"isPerformanceMark", 1, 277},
    {"isPerformanceMeasure", 1, 277},
    {"isPerformanceNavigation", 1, 274},
    {"isPerformanceObserver", 1, 277},
    {"isPerformanceObserverEntryList", 1, 277},
    {"isPerformanceTiming", 1, 274},
    {"isPermissionStatus", 1, 278},
    {"isPermissions", 1, 278},
    {"isPlugin", 1, 238},
    {"isPluginArray", 1, 238},
    {"isPopoverShown", 1, 134},
    {"isRange", 1, 241},
    {"isReadableByteStreamController", 1, 279},
    {"isReadableStream", 1, 279},
    {"isReadableStreamBYOBReader", 1, 279},
    {"isReadableStreamBYOBRequest", 1, 279},
    {"isReadableStreamDefaultController", 1, 279},
    {"isReadableStreamDefaultReader", 1, 279},
    {"isRequest", 1, 260},
    {"isResizeObserver", 1, 267},
    {"isResizeObserverEntry", 1, 267},
    {"isResizeObserverSize", 1, 267},
    {"isResponse", 1, 260},
    {"isSVGAngle", 1, 281},
    {"isSVGAnimatedAngle", 1, 281},
    {"isSVGAnimatedBoolean", 1, 281},
    {"isSVGAnimatedEnumeration", 1, 281},
    {"isSVGAnimatedInteger", 1, 281},
    {"isSVGAnimatedLength", 1, 281},
    {"isSVGAnimatedLengthList", 1, 281},
    {"isSVGAnimatedNumber", 1, 281},
    {"isSVGAnimatedNumberList", 1, 281},
    {"isSVGAnimatedPreserveAspectRatio", 1, 281},
    {"isSVGAnimatedRect", 1, 281},
    {"isSVGAnimatedTransformList", 1, 281},
    {"isSVGLength", 1, 281},
    {"isSVGLengthList", 1, 281},
    {"isSVGNumber", 1, 281},
    {"isSVGNumberList", 1, 281},
    {"isSVGPointList", 1, 281},
    {"isSVGPreserveAspectRatio", 1, 281},
    {"isSVGStringList", 1, 281},
    {"isSVGTransform", 1, 281},
    {"isSVGTransformList", 1, 281},
    {"isSVGUnitTypes", 1, 281},
    {"isScreen", 1, 215},
    {"isScripting", 1, 161},
    {"isSelected", 1, 122},
    {"isSelection", 1, 242},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 50},
    {"isStaticRange", 1, 241},
    {"isStepMismatch", 1, 119},
    {"isStorage", 1, 244},
    {"isStylePropertyMap", 1, 218},
    {"isStylePropertyMapReadOnly", 1, 218},
    {"isStyleSheet", 1, 245},
    {"isStyleSheetList", 1, 245},
    {"isSubmitButton", 1, 112},
    {"isSubtleCrypto", 1, 286},
    {"isSummary", 1, 130},
    {"isText", 1, 57},
    {"isTextDecoder", 1, 256},
    {"isTextDecoderStream", 1, 256},
    {"isTextEncoder", 1, 256},
    {"isTextEncoderStream", 1, 256},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 270},
    {"isTextTrackCue", 1, 270},
    {"isTextTrackCueList", 1, 270},
    {"isTextTrackList", 1, 270},
    {"isTimeRanges", 1, 269},
    {"isToken", 1, 77},
    {"isTouch", 1, 284},
    {"isTouchList", 1, 284},
    {"isTransformStream", 1, 279},
    {"isTransformStreamDefaultController", 1, 279},
    {"isTreeWalker", 1, 246},
    {"isURL", 1, 285},
    {"isURLSearchParams", 1, 285},
    {"isUnusable", 1, 81},
    {"isUserActivation", 1, 278},
    {"isVTTCue", 1, 270},
    {"isValidControl", 1, 125},
    {"isValidityState", 1, 262},
    {"isVideoTrack", 1, 270},
    {"isVideoTrackList", 1, 270},
    {"isVisualViewport", 1, 215},
    {"isWebSocket", 1, 252},
    {"isWritableStream", 1, 279},
    {"isWritableStreamDefaultController", 1, 279},
    {"isWritableStreamDefaultWriter", 1, 279},
    {"isXMLHttpRequest", 1, 287},
    {"isXMLHttpRequestEventTarget", 1, 287},
    {"isXMLHttpRequestUpload", 1, 287},
    {"isXMLSerializer", 1, 223},
    {"isXPathEvaluator", 1, 248},
    {"isXPathExpression", 1, 248},
    {"isXPathResult", 1, 248},
    {"itemKind", 1, 206},
    {"itemState", 1, 206},
    {"keepBlanks", 1, 60},
    {"keepBlanksApart", 1, 60},
    {"keepLine", 1, 52},
    {"keyframeEffectState", 1, 249},
    {"labelListOf", 1, 112},
    {"labeledControl", 1, 112},
    {"labelsFor", 1, 44},
    {"lastFailure", 1, 151},
    {"legacySize", 1, 55},
    {"limitState", 1, 125},
    {"linesOf", 1, 57},
    {"linkModules", 1, 150},
    {"listElement", 1, 117},
    {"loadFailed", 1, 82},
    {"loadGraph", 1, 151},
    {"loadResource", 1, 82},
    {"localOf", 1, 57},
    {"localizedText", 1, 75},
    {"location", 1, 141},
    {"locationState", 1, 273},
    {"makeAbortController", 1, 212},
    {"makeAbortSignal", 1, 212},
    {"makeAbstractRange", 1, 241},
    {"makeAnimation", 1, 249},
    {"makeAnimationEffect", 1, 249},
    {"makeAnimationTimeline", 1, 249},
    {"makeAudioTrack", 1, 270},
    {"makeAudioTrackList", 1, 270},
    {"makeBarProp", 1, 273},
    {"makeBlob", 1, 232},
    {"makeBroadcastChannel", 1, 271},
    {"makeByteLengthQueuingStrategy", 1, 279},
    {"makeCSSConditionRule", 1, 216},
    {"makeCSSContainerRule", 1, 216},
    {"makeCSSCounterStyleRule", 1, 216},
    {"makeCSSFontFaceRule", 1, 216},
    {"makeCSSFontPaletteValuesRule", 1, 216},
    {"makeCSSGroupingRule", 1, 216},
    {"makeCSSImageValue", 1, 218},
    {"makeCSSImportRule", 1, 216},
    {"makeCSSKeyframeRule", 1, 216},
    {"makeCSSKeyframesRule", 1, 216},
    {"makeCSSKeywordValue", 1, 218},
    {"makeCSSLayerBlockRule", 1, 216},
    {"makeCSSLayerStatementRule", 1, 216},
    {"makeCSSMarginRule", 1, 216},
    {"makeCSSMathClamp", 1, 218},
    {"makeCSSMathInvert", 1, 218},
    {"makeCSSMathMax", 1, 218},
    {"makeCSSMathMin", 1, 218},
    {"makeCSSMathNegate", 1, 218},
    {"makeCSSMathProduct", 1, 218},
    {"makeCSSMathSum", 1, 218},
    {"makeCSSMathValue", 1, 218},
    {"makeCSSMatrixComponent", 1, 218},
    {"makeCSSMediaRule", 1, 216},
    {"makeCSSNamespaceRule", 1, 216},
    {"makeCSSNestedDeclarations", 1, 216},
    {"makeCSSNumericArray", 1, 218},
    {"makeCSSNumericValue", 1, 218},
    {"makeCSSPageRule", 1, 216},
    {"makeCSSPerspective", 1, 218},
    {"makeCSSPropertyRule", 1, 216},
    {"makeCSSRotate", 1, 218},
    {"makeCSSRule", 1, 216},
    {"makeCSSRuleList", 1, 216},
    {"makeCSSScale", 1, 218},
    {"makeCSSScopeRule", 1, 216},
    {"makeCSSSkew", 1, 218},
    {"makeCSSSkewX", 1, 218},
    {"makeCSSSkewY", 1, 218},
    {"makeCSSStartingStyleRule", 1, 216},
    {"makeCSSStyleDeclaration", 1, 217},
    {"makeCSSStyleRule", 1, 216},
    {"makeCSSStyleSheet", 1, 245},
    {"makeCSSStyleValue", 1, 218},
    {"makeCSSSupportsRule", 1, 216},
    {"makeCSSTransformComponent", 1, 218},
    {"makeCSSTransformValue", 1, 218},
    {"makeCSSTranslate", 1, 218},
    {"makeCSSUnitValue", 1, 218},
    {"makeCSSUnparsedValue", 1, 218},
    {"makeCSSVariableReferenceValue", 1, 218},
    {"makeClipboard", 1, 278},
    {"makeClipboardItem", 1, 278},
    {"makeCompressionStream", 1, 251},
    {"makeCountQueuingStrategy", 1, 279},
    {"makeCrypto", 1, 286},
    {"makeCryptoKey", 1, 286},
    {"makeCustomElementRegistry", 1, 220},
    {"makeCustomStateSet", 1, 230},
    {"makeDOMException", 1, 222},
    {"makeDOMImplementation", 1, 223},
    {"makeDOMMatrix", 1, 268},
    {"makeDOMMatrixReadOnly", 1, 268},
    {"makeDOMParser", 1, 223},
    {"makeDOMPoint", 1, 268},
    {"makeDOMPointReadOnly", 1, 268},
    {"makeDOMQuad", 1, 268},
    {"makeDOMRect", 1, 264},
    {"makeDOMRectList", 1, 264},
    {"makeDOMRectReadOnly", 1, 264},
    {"makeDOMStringList", 1, 224},
    {"makeDOMStringMap", 1, 225},
    {"makeDOMTokenList", 1, 226},
    {"makeDataTransfer", 1, 227},
    {"makeDataTransferItem", 1, 227},
    {"makeDataTransferItemList", 1, 227},
    {"makeDecompressionStream", 1, 251},
    {"makeDeferred", 1, 180},
    {"makeDocumentTimeline", 1, 249},
    {"makeElement", 1, 97},
    {"makeElementInternals", 1, 230},
    {"makeEvent", 1, 231},
    {"makeEventSource", 1, 252},
    {"makeException", 1, 204},
    {"makeExternal", 1, 273},
    {"makeFile", 1, 232},
    {"makeFileList", 1, 232},
    {"makeFileReader", 1, 232},
    {"makeFormData", 1, 287},
    {"makeFrameWindow", 1, 160},
    {"makeGeolocation", 1, 278},
    {"makeGeolocationPositionError", 1, 278},
    {"makeHTMLAllCollection", 1, 233},
    {"makeHTMLCollection", 1, 250},
    {"makeHTMLFormControlsCollection", 1, 261},
    {"makeHTMLOptionsCollection", 1, 261},
    {"makeHeaders", 1, 260},
    {"makeHistory", 1, 273},
    {"makeIdleDeadline", 1, 265},
    {"makeIndexed", 1, 206},
    {"makeIntersectionObserver", 1, 267},
    {"makeIntersectionObserverEntry", 1, 267},
    {"makeKeyframeEffect", 1, 249},
    {"makeLocation", 1, 273},
    {"makeMediaError", 1, 270},
    {"makeMediaList", 1, 245},
    {"makeMediaQueryList", 1, 215},
    {"makeMessageChannel", 1, 271},
    {"makeMessagePort", 1, 271},
    {"makeMimeType", 1, 238},
    {"makeMimeTypeArray", 1, 238},
    {"makeMutationObserver", 1, 236},
    {"makeMutationRecord", 1, 236},
    {"makeNamedNodeMap", 1, 237},
    {"makeNavigator", 1, 238},
    {"makeNodeIterator", 1, 246},
    {"makeNodeList", 1, 250},
    {"makeNotification", 1, 278},
    {"makePerformance", 1, 276},
    {"makePerformanceEntry", 1, 277},
    {"makePerformanceMark", 1, 277},
    {"makePerformanceMeasure", 1, 277},
    {"makePerformanceNavigation", 1, 274},
    {"makePerformanceObserver", 1, 277},
    {"makePerformanceObserverEntryList", 1, 277},
    {"makePerformanceTiming", 1, 274},
    {"makePermissionStatus", 1, 278},
    {"makePermissions", 1, 278},
    {"makePlugin", 1, 238},
    {"makePluginArray", 1, 238},
    {"makeRadioNodeList", 1, 261},
    {"makeRange", 1, 241},
    {"makeReadableByteStreamController", 1, 279},
    {"makeReadableStream", 1, 279},
    {"makeReadableStreamBYOBReader", 1, 279},
    {"makeReadableStreamBYOBRequest", 1, 279},
    {"makeReadableStreamDefaultController", 1, 279},
    {"makeReadableStreamDefaultReader", 1, 279},
    {"makeRealm", 1, 167},
    {"makeRequest", 1, 260},
    {"makeResizeObserver", 1, 267},
    {"makeResizeObserverEntry", 1, 267},
    {"makeResizeObserverSize", 1, 267},
    {"makeResponse", 1, 260},
    {"makeSVGAngle", 1, 281},
    {"makeSVGAnimatedAngle", 1, 281},
    {"makeSVGAnimatedBoolean", 1, 281},
    {"makeSVGAnimatedEnumeration", 1, 281},
    {"makeSVGAnimatedInteger", 1, 281},
    {"makeSVGAnimatedLength", 1, 281},
    {"makeSVGAnimatedLengthList", 1, 281},
    {"makeSVGAnimatedNumber", 1, 281},
    {"makeSVGAnimatedNumberList", 1, 281},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 281},
    {"makeSVGAnimatedRect", 1, 281},
    {"makeSVGAnimatedTransformList", 1, 281},
    {"makeSVGLength", 1, 281},
    {"makeSVGLengthList", 1, 281},
    {"makeSVGNumber", 1, 281},
    {"makeSVGNumberList", 1, 281},
    {"makeSVGPointList", 1, 281},
    {"makeSVGPreserveAspectRatio", 1, 281},
    {"makeSVGStringList", 1, 281},
    {"makeSVGTransform", 1, 281},
    {"makeSVGTransformList", 1, 281},
    {"makeSVGUnitTypes", 1, 281},
    {"makeScreen", 1, 215},
    {"makeSelection", 1, 242},
    {"makeStaticRange", 1, 241},
    {"makeStorage", 1, 244},
    {"makeStylePropertyMap", 1, 218},
    {"makeStylePropertyMapReadOnly", 1, 218},
    {"makeStyleSheet", 1, 245},
    {"makeStyleSheetList", 1, 245},
    {"makeSubtleCrypto", 1, 286},
    {"makeTextDecoder", 1, 256},
    {"makeTextDecoderStream", 1, 256},
    {"makeTextEncoder", 1, 256},
    {"makeTextEncoderStream", 1, 256},
    {"makeTextTrack", 1, 270},
    {"makeTextTrackCue", 1, 270},
    {"makeTextTrackCueList", 1, 270},
    {"makeTextTrackList", 1, 270},
    {"makeTimeRanges", 1, 269},
    {"makeTouch", 1, 284},
    {"makeTouchList", 1, 284},
    {"makeTransformStream", 1, 279},
    {"makeTransformStreamDefaultController", 1, 279},
    {"makeTreeWalker", 1, 246},
    {"makeURL", 1, 285},
    {"makeURLSearchParams", 1, 285},
    {"makeUserActivation", 1, 278},
    {"makeVTTCue", 1, 270},
    {"makeValidityState", 1, 262},
    {"makeVideoTrack", 1, 270},
    {"makeVideoTrackList", 1, 270},
    {"makeVisualViewport", 1, 215},
    {"makeWebSocket", 1, 252},
    {"makeWritableStream", 1, 279},
    {"makeWritableStreamDefaultController", 1, 279},
    {"makeWritableStreamDefaultWriter", 1, 279},
    {"makeXMLHttpRequest", 1, 287},
    {"makeXMLHttpRequestEventTarget", 1, 287},
    {"makeXMLHttpRequestUpload", 1, 287},
    {"makeXMLSerializer", 1, 223},
    {"makeXPathEvaluator", 1, 248},
    {"makeXPathExpression", 1, 248},
    {"makeXPathResult", 1, 248},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 119},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 270},
    {"mediaListState", 1, 245},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 215},
    {"mergeTexts", 1, 52},
    {"messageChannelState", 1, 271},
    {"messagePortState", 1, 271},
    {"messageText", 1, 73},
    {"metaOf", 1, 152},
    {"mimeParameter", 1, 170},
    {"mimeText", 1, 170},
    {"mimeTypeArrayState", 1, 238},
    {"mimeTypeState", 1, 238},
    {"mimeTypes", 1, 165},
    {"minimumOf", 1, 119},
    {"missing", 1, 210},
    {"moveChildren", 1, 50},
    {"moveFocus", 1, 130},
    {"movePoint", 1, 58},
    {"multipleChanged", 1, 122},
    {"mutationObserverState", 1, 236},
    {"mutationRecordState", 1, 236},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 150},
    {"namedIn", 1, 112},
    {"namedList", 1, 44},
    {"namedTest", 1, 112},
    {"namesOf", 1, 149},
    {"namesOfValues", 1, 69},
    {"namespaceOf", 1, 150},
    {"navigateFrame", 1, 161},
    {"navigateToFragment", 1, 140},
    {"navigator", 1, 157},
    {"navigatorState", 1, 238},
    {"nearestStep", 1, 119},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 81},
    {"newDecoder", 1, 61},
    {"newEvent", 1, 71},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 76},
    {"newHeaders", 1, 77},
    {"newKeyframeEffect", 1, 199},
    {"newList", 1, 180},
    {"newMatrix", 1, 84},
    {"newModule", 1, 151},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 172},
    {"newRect", 1, 85},
    {"newRectList", 1, 85},
    {"newResponse", 1, 79},
    {"newSVGAngle", 1, 184},
    {"newSVGLength", 1, 184},
    {"newSVGList", 1, 185},
    {"newSVGNumber", 1, 184},
    {"newSVGTransform", 1, 188},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 69},
    {"newWritable", 1, 174},
    {"nextTimer", 1, 192},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 246},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 210},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 278},
    {"numberIn", 1, 115},
    {"numberToText", 1, 119},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 112},
    {"openChannel", 1, 137},
    {"openExtension", 1, 75},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 70},
    {"openWindow", 1, 163},
    {"optionList", 1, 120},
    {"optionValue", 1, 120},
    {"own", 1, 49},
    {"ownControlState", 1, 108},
    {"pageScripts", 1, 153},
    {"parseMIMEType", 1, 170},
    {"parseMultipart", 1, 83},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 195},
    {"parseSVGNumbers", 1, 188},
    {"parseSVGTransforms", 1, 188},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 89},
    {"peerEvents", 1, 171},
    {"performance", 1, 189},
    {"performanceEntries", 1, 191},
    {"performanceEntryState", 1, 277},
    {"performanceMark", 1, 191},
    {"performanceMarkState", 1, 277},
    {"performanceMeasure", 1, 191},
    {"performanceMeasureState", 1, 277},
    {"performanceNavigationState", 1, 274},
    {"performanceObserverEntryListState", 1, 277},
    {"performanceObserverState", 1, 277},
    {"performanceState", 1, 276},
    {"performanceTimingState", 1, 274},
    {"permissionStatusState", 1, 278},
    {"permissionsState", 1, 278},
    {"pipe", 1, 177},
    {"placeCaret", 1, 52},
    {"placed", 1, 151},
    {"platformInterface", 1, 208},
    {"pluginArrayState", 1, 238},
    {"pluginState", 1, 238},
    {"plugins", 1, 165},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 134},
    {"postToWindow", 1, 137},
    {"prepareModule", 1, 152},
    {"problemOf", 1, 151},
    {"pullBytesIfNeeded", 1, 175},
    {"pullInto", 1, 178},
    {"pushItem", 1, 180},
    {"putFormat", 1, 55},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 192},
    {"queueMicrotask", 1, 192},
    {"queueTask", 1, 192},
    {"queueToggle", 1, 135},
    {"radioGroup", 1, 121},
    {"radioNodeList", 1, 111},
    {"randomUUID", 1, 200},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 241},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 70},
    {"react", 1, 180},
    {"readBody", 1, 81},
    {"readChunk", 1, 172},
    {"readContentHandler", 1, 145},
    {"readInto", 1, 172},
    {"readSequence", 1, 63},
    {"readTape", 1, 66},
    {"readableByteStreamControllerState", 1, 279},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 279},
    {"readableStreamBYOBRequestState", 1, 279},
    {"readableStreamDefaultControllerState", 1, 279},
    {"readableStreamDefaultReaderState", 1, 279},
    {"readableStreamState", 1, 279},
    {"realmOf", 1, 167},
    {"receiveControlState", 1, 108},
    {"receiverOf", 1, 97},
    {"recordOf", 1, 49},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 147},
    {"releaseReader", 1, 172},
    {"releaseWriter", 1, 174},
    {"remoteCount", 1, 112},
    {"removeBeside", 1, 52},
    {"removeSelected", 1, 52},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 94},
    {"replaceMessages", 1, 73},
    {"reportException", 1, 144},
    {"reportForm", 1, 125},
    {"reportRejection", 1, 144},
    {"reportValidity", 1, 125},
    {"request", 1, 68},
    {"requestFrame", 1, 192},
    {"requestIdle", 1, 146},
    {"requestState", 1, 260},
    {"resetControl", 1, 109},
    {"resetCustom", 1, 88},
    {"resetOptions", 1, 122},
    {"resetQueue", 1, 180},
    {"resizeObserverEntryState", 1, 267},
    {"resizeObserverSizeState", 1, 267},
    {"resizeObserverState", 1, 267},
    {"resolveExport", 1, 149},
    {"resolveSpecifier", 1, 147},
    {"resourceAddress", 1, 68},
    {"resourceBuffer", 1, 82},
    {"resourceDocument", 1, 82},
    {"resourceText", 1, 82},
    {"respond", 1, 178},
    {"respondWithView", 1, 178},
    {"responseState", 1, 260},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runInFrame", 1, 160},
    {"runModule", 1, 152},
    {"runNextTimer", 1, 192},
    {"runShortcutScript", 1, 67},
    {"screen", 1, 13},
    {"screenState", 1, 215},
    {"scriptResource", 1, 68},
    {"scriptTimer", 1, 192},
    {"seedRandom", 1, 203},
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
    {"selectionLeft", 1, 54},
    {"selectionState", 1, 242},
    {"sendControlStates", 1, 108},
    {"sendTo", 1, 137},
    {"sequenceOf", 1, 63},
    {"serialize", 1, 139},
    {"serializePairs", 1, 195},
    {"serializeWithTransfer", 1, 139},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 115},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 174},
    {"setCheckedness", 1, 121},
    {"setControlValue", 1, 115},
    {"setFiles", 1, 113},
    {"setFragment", 1, 141},
    {"setHandler", 1, 145},
    {"setHeader", 1, 77},
    {"setInputValue", 1, 115},
    {"setInteracted", 1, 125},
    {"setMIMEParameter", 1, 170},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 133},
    {"setOption", 1, 120},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 184},
    {"setSVGLength", 1, 184},
    {"setSelected", 1, 122},
    {"setTimer", 1, 192},
    {"setType", 1, 115},
    {"setUpByteSource", 1, 175},
    {"setUpBytes", 1, 175},
    {"setUpReadable", 1, 176},
    {"setUpSink", 1, 182},
    {"setUpSource", 1, 176},
    {"setUpTransform", 1, 173},
    {"setUpWritable", 1, 182},
    {"settingText", 1, 119},
    {"settleAs", 1, 180},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"share", 1, 167},
    {"shareControlState", 1, 108},
    {"shareFiles", 1, 151},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 180},
    {"showPopover", 1, 134},
    {"signWith", 1, 202},
    {"sizeOf", 1, 180},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 172},
    {"splitAround", 1, 50},
    {"splitText", 1, 21},
    {"startErroring", 1, 174},
    {"startModule", 1, 152},
    {"startsWith", 1, 154},
    {"stateOf", 1, 206},
    {"staticRangeState", 1, 241},
    {"stepped", 1, 119},
    {"storage", 1, 158},
    {"storageAreas", 1, 74},
    {"storageState", 1, 244},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 90},
    {"stylePropertyMapReadOnlyState", 1, 218},
    {"stylePropertyMapState", 1, 218},
    {"styleSheetListState", 1, 245},
    {"styleSheetState", 1, 245},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 123},
    {"submittableOf", 1, 112},
    {"submittedText", 1, 115},
    {"subtle", 1, 201},
    {"subtleCryptoState", 1, 286},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 281},
    {"svgAnimatedAngleState", 1, 281},
    {"svgAnimatedBooleanState", 1, 281},
    {"svgAnimatedEnumerationState", 1, 281},
    {"svgAnimatedIntegerState", 1, 281},
    {"svgAnimatedLengthListState", 1, 281},
    {"svgAnimatedLengthState", 1, 281},
    {"svgAnimatedNumberListState", 1, 281},
    {"svgAnimatedNumberState", 1, 281},
    {"svgAnimatedPreserveAspectRatioState", 1, 281},
    {"svgAnimatedRectState", 1, 281},
    {"svgAnimatedTransformListState", 1, 281},
    {"svgAxis", 1, 184},
    {"svgBounds", 1, 186},
    {"svgBox", 1, 183},
    {"svgConstants", 1, 187},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 186},
    {"svgFloat", 1, 184},
    {"svgLengthListState", 1, 281},
    {"svgLengthState", 1, 281},
    {"svgListOf", 1, 183},
    {"svgMemberOrder", 1, 280},
    {"svgMembers", 1, 187},
    {"svgNumberListState", 1, 281},
    {"svgNumberState", 1, 281},
    {"svgNumberText", 1, 184},
    {"svgPathLength", 1, 186},
    {"svgPointAt", 1, 186},
    {"svgPointListState", 1, 281},
    {"svgPreserveAspectRatioState", 1, 281},
    {"svgReflection", 1, 183},
    {"svgStringListState", 1, 281},
    {"svgStrokes", 1, 186},
    {"svgTransformListState", 1, 281},
    {"svgTransformOf", 1, 188},
    {"svgTransformProduct", 1, 188},
    {"svgTransformState", 1, 281},
    {"svgTransformText", 1, 188},
    {"svgUnitTypesState", 1, 281},
    {"takeFilled", 1, 178},
    {"takeFormat", 1, 55},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 143},
    {"teeBytes", 1, 181},
    {"teeChunks", 1, 181},
    {"textAsBuffer", 1, 201},
    {"textBecameSelectable", 1, 124},
    {"textDecoderState", 1, 256},
    {"textDecoderStreamState", 1, 256},
    {"textEncoderState", 1, 256},
    {"textEncoderStreamState", 1, 256},
    {"textFragment", 1, 101},
    {"textReplaced", 1, 124},
    {"textToNumber", 1, 119},
    {"textTrackCueListState", 1, 270},
    {"textTrackCueState", 1, 270},
    {"textTrackListState", 1, 270},
    {"textTrackState", 1, 270},
    {"textsBetween", 1, 59},
    {"textsIn", 1, 55},
    {"textsOf", 1, 57},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 269},
    {"timingTimes", 1, 190},
    {"toBuffer", 1, 210},
    {"toByteString", 1, 210},
    {"toClamped", 1, 210},
    {"toEnforced", 1, 210},
    {"toEnum", 1, 210},
    {"toFloat", 1, 210},
    {"toInterface", 1, 210},
    {"toLongLong", 1, 210},
    {"toObject", 1, 210},
    {"toRecord", 1, 210},
    {"toSequence", 1, 210},
    {"toUnrestrictedFloat", 1, 210},
    {"toUnsignedLongLong", 1, 210},
    {"togglePopover", 1, 134},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 133},
    {"touchListState", 1, 284},
    {"touchState", 1, 284},
    {"transferPort", 1, 137},
    {"transferStream", 1, 138},
    {"transformMatrix", 1, 86},
    {"transformStreamDefaultControllerState", 1, 279},
    {"transformStreamState", 1, 279},
    {"treeWalkerState", 1, 246},
    {"trimSpace", 1, 77},
    {"turnFormatOff", 1, 55},
    {"typeOfAttributes", 1, 151},
    {"updateFormOwner", 1, 88},
    {"upgradeIn", 1, 89},
    {"urlSearchParamsState", 1, 285},
    {"urlState", 1, 285},
    {"userActivationState", 1, 278},
    {"usesSourceSet", 1, 105},
    {"utf8Text", 1, 63},
    {"validityOf", 1, 125},
    {"validityStateState", 1, 262},
    {"valueFunctions", 1, 69},
    {"valueMode", 1, 114},
    {"valuesAsJSON", 1, 69},
    {"verifyWith", 1, 202},
    {"videoTrackListState", 1, 270},
    {"videoTrackState", 1, 270},
    {"viewParts", 1, 180},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 215},
    {"vttCueState", 1, 270},
    {"waitingReads", 1, 172},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 252},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 108},
    {"willValidate", 1, 125},
    {"windowNamed", 1, 162},
    {"windowOf", 1, 161},
    {"withImports", 1, 152},
    {"withReactions", 1, 89},
    {"withoutScripts", 1, 56},
    {"withoutTypes", 1, 151},
    {"writableDesiredSize", 1, 182},
    {"writableStreamDefaultControllerState", 1, 279},
    {"writableStreamDefaultWriterState", 1, 279},
    {"writableStreamState", 1, 279},
    {"writeChunk", 1, 174},
    {"writeController", 1, 182},
    {"writeJSONTape", 1, 66},
    {"writeTape", 1, 66},
    {"wrongKind", 1, 210},
    {"wrongReceiver", 1, 210},
    {"wrongValue", 1, 210},
    {"xPathEvaluatorState", 1, 248},
    {"xPathExpressionState", 1, 248},
    {"xPathResultState", 1, 248},
    {"xmlHttpRequestEventTargetState", 1, 287},
    {"xmlHttpRequestState", 1, 287},
    {"xmlHttpRequestUploadState", 1, 287},
    {"xmlSerializerState", 1, 223},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
