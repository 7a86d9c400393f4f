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
    {"AMBIGUOUS", 1, 147},
    {"AbortController", 0, 206},
    {"AbortControllerBrand", 1, 206},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 206},
    {"AbortSignalBrand", 1, 206},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 235},
    {"AbstractRangeBrand", 1, 235},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 243},
    {"AnimationBrand", 1, 243},
    {"AnimationEffect", 0, 243},
    {"AnimationEffectBrand", 1, 243},
    {"AnimationEffectSteps", 1, 193},
    {"AnimationEvent", 0, 253},
    {"AnimationFrameProviderSteps", 1, 162},
    {"AnimationPlaybackEvent", 0, 243},
    {"AnimationSteps", 1, 191},
    {"AnimationTimeline", 0, 243},
    {"AnimationTimelineBrand", 1, 243},
    {"AnimationTimelineSteps", 1, 191},
    {"Attr", 0, 207},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 263},
    {"AudioTrack", 0, 264},
    {"AudioTrackBrand", 1, 264},
    {"AudioTrackList", 0, 264},
    {"AudioTrackListBrand", 1, 264},
    {"AudioTrackListSteps", 1, 102},
    {"AudioTrackSteps", 1, 102},
    {"AutofilledSteps", 1, 104},
    {"BarProp", 0, 267},
    {"BarPropBrand", 1, 267},
    {"BarPropSteps", 1, 154},
    {"BeforeUnloadEvent", 0, 253},
    {"BeforeUnloadEventSteps", 1, 187},
    {"Blob", 0, 226},
    {"BlobBrand", 1, 226},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 79},
    {"BroadcastChannel", 0, 265},
    {"BroadcastChannelBrand", 1, 265},
    {"BroadcastChannelSteps", 1, 135},
    {"ByteLengthQueuingStrategy", 0, 273},
    {"ByteLengthQueuingStrategyBrand", 1, 273},
    {"ByteLengthQueuingStrategySteps", 1, 174},
    {"CDATASection", 0, 213},
    {"CSS", 3, 208},
    {"CSSConditionRule", 0, 210},
    {"CSSConditionRuleBrand", 1, 210},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 210},
    {"CSSContainerRuleBrand", 1, 210},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 210},
    {"CSSCounterStyleRuleBrand", 1, 210},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 210},
    {"CSSFontFaceRuleBrand", 1, 210},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 210},
    {"CSSFontPaletteValuesRuleBrand", 1, 210},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 210},
    {"CSSGroupingRuleBrand", 1, 210},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 212},
    {"CSSImageValueBrand", 1, 212},
    {"CSSImportRule", 0, 210},
    {"CSSImportRuleBrand", 1, 210},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 210},
    {"CSSKeyframeRuleBrand", 1, 210},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 210},
    {"CSSKeyframesRuleBrand", 1, 210},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 212},
    {"CSSKeywordValueBrand", 1, 212},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 210},
    {"CSSLayerBlockRuleBrand", 1, 210},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 210},
    {"CSSLayerStatementRuleBrand", 1, 210},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 210},
    {"CSSMarginRuleBrand", 1, 210},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 212},
    {"CSSMathClampBrand", 1, 212},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 212},
    {"CSSMathInvertBrand", 1, 212},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 212},
    {"CSSMathMaxBrand", 1, 212},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 212},
    {"CSSMathMinBrand", 1, 212},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 212},
    {"CSSMathNegateBrand", 1, 212},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 212},
    {"CSSMathProductBrand", 1, 212},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 212},
    {"CSSMathSumBrand", 1, 212},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 212},
    {"CSSMathValueBrand", 1, 212},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 212},
    {"CSSMatrixComponentBrand", 1, 212},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 210},
    {"CSSMediaRuleBrand", 1, 210},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 210},
    {"CSSNamespaceRuleBrand", 1, 210},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 210},
    {"CSSNestedDeclarationsBrand", 1, 210},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 212},
    {"CSSNumericArrayBrand", 1, 212},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 212},
    {"CSSNumericValueBrand", 1, 212},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 210},
    {"CSSPageRuleBrand", 1, 210},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 212},
    {"CSSPerspectiveBrand", 1, 212},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 210},
    {"CSSPropertyRuleBrand", 1, 210},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 212},
    {"CSSRotateBrand", 1, 212},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 210},
    {"CSSRuleBrand", 1, 210},
    {"CSSRuleList", 0, 210},
    {"CSSRuleListBrand", 1, 210},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 212},
    {"CSSScaleBrand", 1, 212},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 210},
    {"CSSScopeRuleBrand", 1, 210},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 212},
    {"CSSSkewBrand", 1, 212},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 212},
    {"CSSSkewXBrand", 1, 212},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 212},
    {"CSSSkewYBrand", 1, 212},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 210},
    {"CSSStartingStyleRuleBrand", 1, 210},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 211},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 210},
    {"CSSStyleRuleBrand", 1, 210},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 239},
    {"CSSStyleSheetBrand", 1, 239},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 212},
    {"CSSStyleValueBrand", 1, 212},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 210},
    {"CSSSupportsRuleBrand", 1, 210},
    {"CSSTransformComponent", 0, 212},
    {"CSSTransformComponentBrand", 1, 212},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 212},
    {"CSSTransformValueBrand", 1, 212},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 212},
    {"CSSTranslateBrand", 1, 212},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 212},
    {"CSSUnitValueBrand", 1, 212},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 212},
    {"CSSUnparsedValueBrand", 1, 212},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 212},
    {"CSSVariableReferenceValueBrand", 1, 212},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 213},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 272},
    {"ClipboardBrand", 1, 272},
    {"ClipboardEvent", 0, 253},
    {"ClipboardItem", 0, 272},
    {"ClipboardItemBrand", 1, 272},
    {"ClipboardItemSteps", 1, 160},
    {"ClipboardSteps", 1, 160},
    {"CloseEvent", 0, 253},
    {"CommandEvent", 0, 253},
    {"Comment", 0, 213},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 253},
    {"CompositionEventSteps", 1, 187},
    {"CompressionStream", 0, 245},
    {"CompressionStreamBrand", 1, 245},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 123},
    {"CountQueuingStrategy", 0, 273},
    {"CountQueuingStrategyBrand", 1, 273},
    {"CountQueuingStrategySteps", 1, 174},
    {"Crypto", 0, 280},
    {"CryptoBrand", 1, 280},
    {"CryptoKey", 0, 280},
    {"CryptoKeyBrand", 1, 280},
    {"CryptoKeySteps", 1, 196},
    {"CryptoSteps", 1, 194},
    {"CustomElementRegistry", 0, 214},
    {"CustomElementRegistryBrand", 1, 214},
    {"CustomElementRegistrySteps", 1, 85},
    {"CustomEvent", 0, 215},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 224},
    {"CustomStateSetBrand", 1, 224},
    {"CustomStateSetSteps", 1, 86},
    {"DOMException", 0, 216},
    {"DOMExceptionBrand", 1, 216},
    {"DOMExceptionSteps", 1, 198},
    {"DOMImplementation", 0, 217},
    {"DOMImplementationBrand", 1, 217},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 262},
    {"DOMMatrixBrand", 1, 262},
    {"DOMMatrixReadOnly", 0, 262},
    {"DOMMatrixReadOnlyBrand", 1, 262},
    {"DOMMatrixReadOnlySteps", 1, 82},
    {"DOMMatrixSteps", 1, 82},
    {"DOMParser", 0, 217},
    {"DOMParserBrand", 1, 217},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 262},
    {"DOMPointBrand", 1, 262},
    {"DOMPointReadOnly", 0, 262},
    {"DOMPointReadOnlyBrand", 1, 262},
    {"DOMPointReadOnlySteps", 1, 82},
    {"DOMPointSteps", 1, 82},
    {"DOMQuad", 0, 262},
    {"DOMQuadBrand", 1, 262},
    {"DOMQuadSteps", 1, 82},
    {"DOMRect", 0, 258},
    {"DOMRectBrand", 1, 258},
    {"DOMRectList", 0, 258},
    {"DOMRectListBrand", 1, 258},
    {"DOMRectListSteps", 1, 83},
    {"DOMRectReadOnly", 0, 258},
    {"DOMRectReadOnlyBrand", 1, 258},
    {"DOMRectReadOnlySteps", 1, 83},
    {"DOMRectSteps", 1, 83},
    {"DOMStringList", 0, 218},
    {"DOMStringListBrand", 1, 218},
    {"DOMStringListSteps", 1, 88},
    {"DOMStringMap", 0, 219},
    {"DOMTokenList", 0, 220},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 149},
    {"DataTransfer", 0, 221},
    {"DataTransferBrand", 1, 221},
    {"DataTransferItem", 0, 221},
    {"DataTransferItemBrand", 1, 221},
    {"DataTransferItemList", 0, 221},
    {"DataTransferItemListBrand", 1, 221},
    {"DataTransferItemListSteps", 1, 125},
    {"DataTransferItemSteps", 1, 125},
    {"DataTransferSteps", 1, 125},
    {"DecompressionStream", 0, 245},
    {"DecompressionStreamBrand", 1, 245},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 213},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 209},
    {"DocumentMembers_Document", 1, 222},
    {"DocumentMembers_HTMLDocument", 1, 228},
    {"DocumentMembers_ParentNode", 1, 234},
    {"DocumentMembers_StyleSheets", 1, 239},
    {"DocumentMembers_XPath", 1, 242},
    {"DocumentMembers_animations", 1, 243},
    {"DocumentMembers_editing", 1, 248},
    {"DocumentMembers_fullscreen", 1, 257},
    {"DocumentMembers_touch", 1, 278},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 222},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 90},
    {"DocumentSteps_animations", 1, 191},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 129},
    {"DocumentSteps_touch", 1, 188},
    {"DocumentTimeline", 0, 243},
    {"DocumentTimelineBrand", 1, 243},
    {"DocumentTimelineSteps", 1, 191},
    {"DocumentType", 0, 213},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 253},
    {"EVALUATING", 1, 149},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 96},
    {"ElementInternals", 0, 224},
    {"ElementInternalsBrand", 1, 224},
    {"ElementInternalsSteps", 1, 86},
    {"ElementMembers_CSSOMView", 1, 209},
    {"ElementMembers_CSSTypedOM", 1, 212},
    {"ElementMembers_Element", 1, 223},
    {"ElementMembers_ParentNode", 1, 234},
    {"ElementMembers_animations", 1, 243},
    {"ElementMembers_fullscreen", 1, 257},
    {"ElementMembers_reflected", 1, 93},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 191},
    {"ElementSteps_fullscreen", 1, 129},
    {"ErrorEvent", 0, 253},
    {"Event", 0, 225},
    {"EventBrand", 1, 225},
    {"EventSource", 0, 246},
    {"EventSourceBrand", 1, 246},
    {"EventSourceSteps", 1, 134},
    {"EventSteps", 1, 24},
    {"External", 0, 267},
    {"ExternalBrand", 1, 267},
    {"ExternalSteps", 1, 154},
    {"File", 0, 226},
    {"FileBrand", 1, 226},
    {"FileList", 0, 226},
    {"FileListBrand", 1, 226},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 226},
    {"FileReaderBrand", 1, 226},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 253},
    {"FormData", 0, 281},
    {"FormDataBrand", 1, 281},
    {"FormDataEvent", 0, 253},
    {"FormDataSteps", 1, 74},
    {"FormOwnedSteps", 1, 110},
    {"GenericTransformStreamSteps", 1, 167},
    {"Geolocation", 0, 272},
    {"GeolocationBrand", 1, 272},
    {"GeolocationPositionError", 0, 272},
    {"GeolocationPositionErrorBrand", 1, 272},
    {"GeolocationPositionErrorSteps", 1, 160},
    {"GeolocationSteps", 1, 160},
    {"HTMLAllCollection", 0, 227},
    {"HTMLAllCollectionSteps", 1, 89},
    {"HTMLAnchorElement", 2, 277},
    {"HTMLAnchorElementSteps", 1, 140},
    {"HTMLAreaElement", 2, 277},
    {"HTMLAudioElementSteps", 1, 101},
    {"HTMLBaseElement", 2, 266},
    {"HTMLBaseElementSteps", 1, 91},
    {"HTMLButtonElement", 2, 256},
    {"HTMLButtonElementSteps", 1, 130},
    {"HTMLCanvasElement", 2, 260},
    {"HTMLCanvasElementSteps", 1, 153},
    {"HTMLCollection", 0, 244},
    {"HTMLCollectionKind", 1, 244},
    {"HTMLDataListElement", 2, 256},
    {"HTMLDataListElementSteps", 1, 118},
    {"HTMLDialogElement", 2, 260},
    {"HTMLDialogElementSteps", 1, 127},
    {"HTMLElementMembers_CSSOMView", 1, 209},
    {"HTMLElementMembers_CSSTypedOM", 1, 212},
    {"HTMLElementMembers_HTMLElement", 1, 229},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 96},
    {"HTMLEmbedElement", 2, 249},
    {"HTMLEmbedElementSteps", 1, 101},
    {"HTMLFieldSetElement", 2, 256},
    {"HTMLFieldSetElementSteps", 1, 110},
    {"HTMLFormControlsCollection", 0, 255},
    {"HTMLFormElement", 2, 256},
    {"HTMLFormElementSteps", 1, 121},
    {"HTMLFormElementSteps_formElements", 1, 109},
    {"HTMLFrameElement", 2, 269},
    {"HTMLFrameElementSteps", 1, 157},
    {"HTMLHyperlinkElementUtilsSteps", 1, 140},
    {"HTMLIFrameElement", 2, 249},
    {"HTMLIFrameElementSteps", 1, 157},
    {"HTMLImageElement", 2, 249},
    {"HTMLImageElementSteps", 1, 100},
    {"HTMLInputElement", 2, 256},
    {"HTMLInputElementSteps", 1, 107},
    {"HTMLLabelElement", 2, 256},
    {"HTMLLabelElementSteps", 1, 110},
    {"HTMLLegendElement", 2, 256},
    {"HTMLLegendElementSteps", 1, 110},
    {"HTMLLinkElement", 2, 239},
    {"HTMLMapElement", 2, 249},
    {"HTMLMapElementSteps", 1, 101},
    {"HTMLMarqueeElement", 2, 269},
    {"HTMLMarqueeElementSteps", 1, 97},
    {"HTMLMediaElement", 2, 263},
    {"HTMLMediaElementSteps", 1, 101},
    {"HTMLMediaElementSteps_mediaElements", 1, 102},
    {"HTMLMeterElement", 2, 256},
    {"HTMLMeterElementSteps", 1, 116},
    {"HTMLObjectElement", 2, 249},
    {"HTMLObjectElement", 2, 256},
    {"HTMLObjectElementSteps", 1, 101},
    {"HTMLOptionElement", 2, 256},
    {"HTMLOptionElementSteps", 1, 118},
    {"HTMLOptionsCollection", 0, 255},
    {"HTMLOptionsCollectionSteps", 1, 118},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 96},
    {"HTMLOutputElement", 2, 256},
    {"HTMLOutputElementSteps", 1, 107},
    {"HTMLProgressElement", 2, 256},
    {"HTMLProgressElementSteps", 1, 116},
    {"HTMLScriptElement", 2, 260},
    {"HTMLScriptElementSteps", 1, 153},
    {"HTMLSelectElement", 2, 256},
    {"HTMLSelectElementSteps", 1, 118},
    {"HTMLSlotElement", 2, 260},
    {"HTMLSlotElementSteps", 1, 153},
    {"HTMLStyleElement", 2, 239},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 276},
    {"HTMLTableCellElementSteps", 1, 98},
    {"HTMLTableElement", 2, 276},
    {"HTMLTableElementSteps", 1, 98},
    {"HTMLTableRowElement", 2, 276},
    {"HTMLTableRowElementSteps", 1, 98},
    {"HTMLTableSectionElement", 2, 276},
    {"HTMLTableSectionElementSteps", 1, 98},
    {"HTMLTemplateElement", 2, 260},
    {"HTMLTemplateElementSteps", 1, 153},
    {"HTMLTextAreaElement", 2, 256},
    {"HTMLTextAreaElementSteps", 1, 107},
    {"HTMLTitleElement", 2, 266},
    {"HTMLTitleElementSteps", 1, 91},
    {"HTMLTrackElement", 2, 263},
    {"HTMLTrackElementSteps", 1, 101},
    {"HTMLTrackElementSteps_mediaElements", 1, 102},
    {"HTMLVideoElement", 2, 263},
    {"HTMLVideoElementSteps", 1, 101},
    {"HashChangeEvent", 0, 253},
    {"Headers", 0, 254},
    {"HeadersBrand", 1, 254},
    {"HeadersSteps", 1, 75},
    {"History", 0, 267},
    {"HistoryBrand", 1, 267},
    {"HistorySteps", 1, 138},
    {"IdleDeadline", 0, 259},
    {"IdleDeadlineBrand", 1, 259},
    {"IdleDeadlineSteps", 1, 144},
    {"Image", 0, 249},
    {"InputEvent", 0, 253},
    {"InputEventSteps", 1, 187},
    {"IntersectionObserver", 0, 261},
    {"IntersectionObserverBrand", 1, 261},
    {"IntersectionObserverEntry", 0, 261},
    {"IntersectionObserverEntryBrand", 1, 261},
    {"IntersectionObserverEntrySteps", 1, 163},
    {"IntersectionObserverSteps", 1, 163},
    {"KeyboardEvent", 0, 253},
    {"KeyboardEventSteps", 1, 187},
    {"KeyframeEffect", 0, 243},
    {"KeyframeEffectBrand", 1, 243},
    {"KeyframeEffectSteps", 1, 193},
    {"LINKED", 1, 149},
    {"LOADED", 1, 149},
    {"LabelableSteps", 1, 110},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 267},
    {"LocationBrand", 1, 267},
    {"LocationSteps", 1, 139},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 229},
    {"MathMLElement", 2, 252},
    {"MathMLElementMembers_CSSTypedOM", 1, 212},
    {"MediaError", 0, 264},
    {"MediaErrorBrand", 1, 264},
    {"MediaErrorSteps", 1, 102},
    {"MediaList", 0, 239},
    {"MediaListBrand", 1, 239},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 209},
    {"MediaQueryListBrand", 1, 209},
    {"MediaQueryListEvent", 0, 253},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 265},
    {"MessageChannelBrand", 1, 265},
    {"MessageChannelSteps", 1, 135},
    {"MessageEvent", 0, 253},
    {"MessageEventSteps", 1, 187},
    {"MessagePort", 0, 265},
    {"MessagePortBrand", 1, 265},
    {"MessagePortSteps", 1, 135},
    {"MimeType", 0, 232},
    {"MimeTypeArray", 0, 232},
    {"MimeTypeArrayBrand", 1, 232},
    {"MimeTypeArraySteps", 1, 161},
    {"MimeTypeBrand", 1, 232},
    {"MimeTypeSteps", 1, 161},
    {"MouseEvent", 0, 253},
    {"MouseEventSteps", 1, 187},
    {"MutationObserver", 0, 230},
    {"MutationObserverBrand", 1, 230},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 230},
    {"MutationRecordBrand", 1, 230},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 149},
    {"NOTHING", 1, 204},
    {"NamedNodeMap", 0, 231},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 232},
    {"NavigatorBrand", 1, 232},
    {"NavigatorConcurrentHardwareSteps", 1, 155},
    {"NavigatorCookiesSteps", 1, 155},
    {"NavigatorIDSteps", 1, 155},
    {"NavigatorLanguageSteps", 1, 155},
    {"NavigatorOnLineSteps", 1, 155},
    {"NavigatorPluginsSteps", 1, 155},
    {"NavigatorSteps", 1, 155},
    {"NavigatorSteps_permissions", 1, 160},
    {"NodeFilter", 0, 240},
    {"NodeIterator", 0, 240},
    {"NodeIteratorBrand", 1, 240},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 244},
    {"NodeListKind", 1, 244},
    {"NodeMembers_Node", 1, 233},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 272},
    {"NotificationBrand", 1, 272},
    {"NotificationSteps", 1, 160},
    {"Option", 0, 256},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 253},
    {"PairList", 1, 199},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 270},
    {"PerformanceBrand", 1, 270},
    {"PerformanceEntry", 0, 271},
    {"PerformanceEntryBrand", 1, 271},
    {"PerformanceEntrySteps", 1, 185},
    {"PerformanceMark", 0, 271},
    {"PerformanceMarkBrand", 1, 271},
    {"PerformanceMarkSteps", 1, 185},
    {"PerformanceMeasure", 0, 271},
    {"PerformanceMeasureBrand", 1, 271},
    {"PerformanceMeasureSteps", 1, 185},
    {"PerformanceNavigation", 0, 268},
    {"PerformanceNavigationBrand", 1, 268},
    {"PerformanceNavigationSteps", 1, 184},
    {"PerformanceObserver", 0, 271},
    {"PerformanceObserverBrand", 1, 271},
    {"PerformanceObserverEntryList", 0, 271},
    {"PerformanceObserverEntryListBrand", 1, 271},
    {"PerformanceObserverEntryListSteps", 1, 185},
    {"PerformanceObserverSteps", 1, 185},
    {"PerformanceSteps", 1, 183},
    {"PerformanceTiming", 0, 268},
    {"PerformanceTimingBrand", 1, 268},
    {"PerformanceTimingSteps", 1, 184},
    {"PermissionStatus", 0, 272},
    {"PermissionStatusBrand", 1, 272},
    {"PermissionStatusSteps", 1, 160},
    {"Permissions", 0, 272},
    {"PermissionsBrand", 1, 272},
    {"PermissionsSteps", 1, 160},
    {"Plugin", 0, 232},
    {"PluginArray", 0, 232},
    {"PluginArrayBrand", 1, 232},
    {"PluginArraySteps", 1, 161},
    {"PluginBrand", 1, 232},
    {"PluginSteps", 1, 161},
    {"PointerEvent", 0, 253},
    {"PointerEventSteps", 1, 187},
    {"PopStateEvent", 0, 253},
    {"PrefixIndex", 1, 152},
    {"ProcessingInstruction", 0, 213},
    {"ProgressEvent", 0, 253},
    {"PromiseRejectionEvent", 0, 253},
    {"RadioNodeList", 0, 255},
    {"RadioNodeListSteps", 1, 109},
    {"Range", 0, 235},
    {"RangeBrand", 1, 235},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 273},
    {"ReadableByteStreamControllerBrand", 1, 273},
    {"ReadableByteStreamControllerSteps", 1, 169},
    {"ReadableStream", 0, 273},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 273},
    {"ReadableStreamBYOBReaderBrand", 1, 273},
    {"ReadableStreamBYOBReaderSteps", 1, 166},
    {"ReadableStreamBYOBRequest", 0, 273},
    {"ReadableStreamBYOBRequestBrand", 1, 273},
    {"ReadableStreamBYOBRequestSteps", 1, 172},
    {"ReadableStreamBrand", 1, 273},
    {"ReadableStreamDefaultController", 0, 273},
    {"ReadableStreamDefaultControllerBrand", 1, 273},
    {"ReadableStreamDefaultControllerSteps", 1, 170},
    {"ReadableStreamDefaultReader", 0, 273},
    {"ReadableStreamDefaultReaderBrand", 1, 273},
    {"ReadableStreamDefaultReaderSteps", 1, 166},
    {"ReadableStreamGenericReaderSteps", 1, 166},
    {"ReadableStreamSteps", 1, 173},
    {"Request", 0, 254},
    {"RequestBrand", 1, 254},
    {"RequestSteps", 1, 76},
    {"ResizeObserver", 0, 261},
    {"ResizeObserverBrand", 1, 261},
    {"ResizeObserverEntry", 0, 261},
    {"ResizeObserverEntryBrand", 1, 261},
    {"ResizeObserverEntrySteps", 1, 163},
    {"ResizeObserverSize", 0, 261},
    {"ResizeObserverSizeBrand", 1, 261},
    {"ResizeObserverSizeSteps", 1, 163},
    {"ResizeObserverSteps", 1, 163},
    {"Response", 0, 254},
    {"ResponseBrand", 1, 254},
    {"ResponseSteps", 1, 77},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 275},
    {"SVGAngleBrand", 1, 275},
    {"SVGAngleSteps", 1, 178},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 275},
    {"SVGAnimatedAngleBrand", 1, 275},
    {"SVGAnimatedAngleSteps", 1, 177},
    {"SVGAnimatedBoolean", 0, 275},
    {"SVGAnimatedBooleanBrand", 1, 275},
    {"SVGAnimatedBooleanSteps", 1, 177},
    {"SVGAnimatedEnumeration", 0, 275},
    {"SVGAnimatedEnumerationBrand", 1, 275},
    {"SVGAnimatedEnumerationSteps", 1, 177},
    {"SVGAnimatedInteger", 0, 275},
    {"SVGAnimatedIntegerBrand", 1, 275},
    {"SVGAnimatedIntegerSteps", 1, 177},
    {"SVGAnimatedLength", 0, 275},
    {"SVGAnimatedLengthBrand", 1, 275},
    {"SVGAnimatedLengthList", 0, 275},
    {"SVGAnimatedLengthListBrand", 1, 275},
    {"SVGAnimatedLengthListSteps", 1, 177},
    {"SVGAnimatedLengthSteps", 1, 177},
    {"SVGAnimatedNumber", 0, 275},
    {"SVGAnimatedNumberBrand", 1, 275},
    {"SVGAnimatedNumberList", 0, 275},
    {"SVGAnimatedNumberListBrand", 1, 275},
    {"SVGAnimatedNumberListSteps", 1, 177},
    {"SVGAnimatedNumberSteps", 1, 177},
    {"SVGAnimatedPreserveAspectRatio", 0, 275},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 275},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 177},
    {"SVGAnimatedRect", 0, 275},
    {"SVGAnimatedRectBrand", 1, 275},
    {"SVGAnimatedRectSteps", 1, 177},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 275},
    {"SVGAnimatedTransformListBrand", 1, 275},
    {"SVGAnimatedTransformListSteps", 1, 177},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 229},
    {"SVGElement", 2, 252},
    {"SVGElementMembers_CSSTypedOM", 1, 212},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 275},
    {"SVGLengthBrand", 1, 275},
    {"SVGLengthList", 0, 275},
    {"SVGLengthListBrand", 1, 275},
    {"SVGLengthListSteps", 1, 179},
    {"SVGLengthSteps", 1, 178},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 275},
    {"SVGNumberBrand", 1, 275},
    {"SVGNumberList", 0, 275},
    {"SVGNumberListBrand", 1, 275},
    {"SVGNumberListSteps", 1, 179},
    {"SVGNumberSteps", 1, 178},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 275},
    {"SVGPointListBrand", 1, 275},
    {"SVGPointListSteps", 1, 179},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 275},
    {"SVGPreserveAspectRatioBrand", 1, 275},
    {"SVGPreserveAspectRatioSteps", 1, 177},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 275},
    {"SVGStringListBrand", 1, 275},
    {"SVGStringListSteps", 1, 179},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 275},
    {"SVGTransformBrand", 1, 275},
    {"SVGTransformList", 0, 275},
    {"SVGTransformListBrand", 1, 275},
    {"SVGTransformListSteps", 1, 179},
    {"SVGTransformSteps", 1, 182},
    {"SVGUnitTypes", 0, 275},
    {"SVGUnitTypesBrand", 1, 275},
    {"SVGUnitTypesSteps", 1, 177},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 209},
    {"ScreenBrand", 1, 209},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 253},
    {"SelectableTextSteps", 1, 122},
    {"Selection", 0, 236},
    {"SelectionBrand", 1, 236},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 237},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 191},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 235},
    {"StaticRangeBrand", 1, 235},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 238},
    {"StorageBrand", 1, 238},
    {"StorageEvent", 0, 253},
    {"StorageEventSteps", 1, 187},
    {"StorageSteps", 1, 156},
    {"StylePropertyMap", 0, 212},
    {"StylePropertyMapBrand", 1, 212},
    {"StylePropertyMapReadOnly", 0, 212},
    {"StylePropertyMapReadOnlyBrand", 1, 212},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 239},
    {"StyleSheetBrand", 1, 239},
    {"StyleSheetList", 0, 239},
    {"StyleSheetListBrand", 1, 239},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 253},
    {"SubmitterSteps", 1, 121},
    {"SubtleCrypto", 0, 280},
    {"SubtleCryptoBrand", 1, 280},
    {"SubtleCryptoSteps", 1, 195},
    {"Text", 0, 213},
    {"TextDecoder", 0, 250},
    {"TextDecoderBrand", 1, 250},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 250},
    {"TextDecoderStreamBrand", 1, 250},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 250},
    {"TextEncoderBrand", 1, 250},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 250},
    {"TextEncoderStreamBrand", 1, 250},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 253},
    {"TextEventSteps", 1, 187},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 264},
    {"TextTrackBrand", 1, 264},
    {"TextTrackCue", 0, 264},
    {"TextTrackCueBrand", 1, 264},
    {"TextTrackCueList", 0, 264},
    {"TextTrackCueListBrand", 1, 264},
    {"TextTrackCueListSteps", 1, 102},
    {"TextTrackCueSteps", 1, 102},
    {"TextTrackList", 0, 264},
    {"TextTrackListBrand", 1, 264},
    {"TextTrackListSteps", 1, 102},
    {"TextTrackSteps", 1, 102},
    {"TimeRanges", 0, 263},
    {"TimeRangesBrand", 1, 263},
    {"TimeRangesSteps", 1, 101},
    {"ToggleEvent", 0, 253},
    {"Touch", 0, 278},
    {"TouchBrand", 1, 278},
    {"TouchEvent", 0, 278},
    {"TouchEventSteps", 1, 188},
    {"TouchList", 0, 278},
    {"TouchListBrand", 1, 278},
    {"TouchListSteps", 1, 188},
    {"TouchSteps", 1, 188},
    {"TrackEvent", 0, 253},
    {"TransformStream", 0, 273},
    {"TransformStreamBrand", 1, 273},
    {"TransformStreamDefaultController", 0, 273},
    {"TransformStreamDefaultControllerBrand", 1, 273},
    {"TransformStreamDefaultControllerSteps", 1, 167},
    {"TransformStreamSteps", 1, 167},
    {"TransitionEvent", 0, 253},
    {"TreeWalker", 0, 240},
    {"TreeWalkerBrand", 1, 240},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 253},
    {"UIEventSteps", 1, 187},
    {"URL", 0, 279},
    {"URLBrand", 1, 279},
    {"URLSearchParams", 0, 279},
    {"URLSearchParamsBrand", 1, 279},
    {"URLSearchParamsSteps", 1, 189},
    {"URLSteps", 1, 189},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 272},
    {"UserActivationBrand", 1, 272},
    {"UserActivationSteps", 1, 160},
    {"VTTCue", 0, 264},
    {"VTTCueBrand", 1, 264},
    {"VTTCueSteps", 1, 102},
    {"ValidityState", 0, 256},
    {"ValidityStateBrand", 1, 256},
    {"ValidityStateSteps", 1, 123},
    {"VideoTrack", 0, 264},
    {"VideoTrackBrand", 1, 264},
    {"VideoTrackList", 0, 264},
    {"VideoTrackListBrand", 1, 264},
    {"VideoTrackListSteps", 1, 102},
    {"VideoTrackSteps", 1, 102},
    {"VisualViewport", 0, 209},
    {"VisualViewportBrand", 1, 209},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 149},
    {"WebSocket", 0, 246},
    {"WebSocketBrand", 1, 246},
    {"WebSocketSteps", 1, 205},
    {"WheelEvent", 0, 253},
    {"WheelEventSteps", 1, 187},
    {"WindowLocalStorageSteps", 1, 162},
    {"WindowMembers_CSSOMView", 1, 209},
    {"WindowMembers_Window", 1, 241},
    {"WindowMembers_fetch", 1, 254},
    {"WindowOrWorkerGlobalScopeSteps", 1, 162},
    {"WindowSessionStorageSteps", 1, 162},
    {"WindowSteps", 1, 162},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 80},
    {"WritableStream", 0, 273},
    {"WritableStreamBrand", 1, 273},
    {"WritableStreamDefaultController", 0, 273},
    {"WritableStreamDefaultControllerBrand", 1, 273},
    {"WritableStreamDefaultControllerSteps", 1, 176},
    {"WritableStreamDefaultWriter", 0, 273},
    {"WritableStreamDefaultWriterBrand", 1, 273},
    {"WritableStreamDefaultWriterSteps", 1, 168},
    {"WritableStreamSteps", 1, 168},
    {"XMLDocument", 0, 222},
    {"XMLHttpRequest", 0, 281},
    {"XMLHttpRequestBrand", 1, 281},
    {"XMLHttpRequestEventTarget", 0, 281},
    {"XMLHttpRequestEventTargetBrand", 1, 281},
    {"XMLHttpRequestSteps", 1, 78},
    {"XMLHttpRequestUpload", 0, 281},
    {"XMLHttpRequestUploadBrand", 1, 281},
    {"XMLSerializer", 0, 217},
    {"XMLSerializerBrand", 1, 217},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 242},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 242},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 242},
    {"XPathExpressionBrand", 1, 242},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 242},
    {"XPathResultBrand", 1, 242},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 206},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 206},
    {"abortWritable", 1, 168},
    {"abstractRangeState", 1, 235},
    {"acquireReader", 1, 166},
    {"acquireWriter", 1, 168},
    {"activateInput", 1, 119},
    {"activationBehavior", 1, 124},
    {"addHeader", 1, 75},
    {"addIterable", 1, 201},
    {"addIterator", 1, 201},
    {"addRead", 1, 166},
    {"addScriptModule", 1, 149},
    {"addSetlike", 1, 203},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 89},
    {"animationChanged", 1, 191},
    {"animationEffectState", 1, 243},
    {"animationRate", 1, 191},
    {"animationState", 1, 243},
    {"animationTime", 1, 191},
    {"animationTimelineState", 1, 243},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 112},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 86},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 264},
    {"audioTrackState", 1, 264},
    {"bar", 1, 154},
    {"barPropState", 1, 267},
    {"beforeToggle", 1, 133},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 80},
    {"blobState", 1, 226},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 265},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 174},
    {"buttonType", 1, 110},
    {"byobRequestOf", 1, 172},
    {"byteLengthQueuingStrategyState", 1, 273},
    {"bytesAsText", 1, 195},
    {"bytesDrained", 1, 169},
    {"callPromise", 1, 174},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 174},
    {"canEnqueue", 1, 170},
    {"cancelReadable", 1, 166},
    {"caretForFocus", 1, 53},
    {"chain", 1, 174},
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
    {"chosenFrame", 1, 157},
    {"chunkSize", 1, 176},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 185},
    {"clearFiles", 1, 111},
    {"clearTimer", 1, 186},
    {"click", 1, 96},
    {"clipboardItemState", 1, 272},
    {"clipboardState", 1, 272},
    {"clone", 1, 137},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 79},
    {"closeBytes", 1, 169},
    {"closeController", 1, 170},
    {"closeDialog", 1, 127},
    {"closeEnd", 1, 135},
    {"closeExtension", 1, 73},
    {"closeReadable", 1, 166},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 168},
    {"closeWritableController", 1, 176},
    {"closeWriter", 1, 168},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 127},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 172},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 245},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 247},
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
    {"countItems", 1, 174},
    {"countQueuingStrategyState", 1, 273},
    {"createCustom", 1, 87},
    {"createEvent", 1, 42},
    {"crypto", 1, 194},
    {"cryptoKeyState", 1, 280},
    {"cryptoState", 1, 280},
    {"cssConditionRuleState", 1, 210},
    {"cssContainerRuleState", 1, 210},
    {"cssCounterStyleRuleState", 1, 210},
    {"cssFontFaceRuleState", 1, 210},
    {"cssFontPaletteValuesRuleState", 1, 210},
    {"cssGroupingRuleState", 1, 210},
    {"cssImageValueState", 1, 212},
    {"cssImportRuleState", 1, 210},
    {"cssKeyframeRuleState", 1, 210},
    {"cssKeyframesRuleState", 1, 210},
    {"cssKeywordValueState", 1, 212},
    {"cssLayerBlockRuleState", 1, 210},
    {"cssLayerStatementRuleState", 1, 210},
    {"cssMarginRuleState", 1, 210},
    {"cssMathClampState", 1, 212},
    {"cssMathInvertState", 1, 212},
    {"cssMathMaxState", 1, 212},
    {"cssMathMinState", 1, 212},
    {"cssMathNegateState", 1, 212},
    {"cssMathProductState", 1, 212},
    {"cssMathSumState", 1, 212},
    {"cssMathValueState", 1, 212},
    {"cssMatrixComponentState", 1, 212},
    {"cssMediaRuleState", 1, 210},
    {"cssNamespaceRuleState", 1, 210},
    {"cssNestedDeclarationsState", 1, 210},
    {"cssNumericArrayState", 1, 212},
    {"cssNumericValueState", 1, 212},
    {"cssPageRuleState", 1, 210},
    {"cssPerspectiveState", 1, 212},
    {"cssPropertyRuleState", 1, 210},
    {"cssRotateState", 1, 212},
    {"cssRuleListState", 1, 210},
    {"cssRuleState", 1, 210},
    {"cssScaleState", 1, 212},
    {"cssScopeRuleState", 1, 210},
    {"cssSkewState", 1, 212},
    {"cssSkewXState", 1, 212},
    {"cssSkewYState", 1, 212},
    {"cssStartingStyleRuleState", 1, 210},
    {"cssStyleRuleState", 1, 210},
    {"cssStyleSheetState", 1, 239},
    {"cssStyleValueState", 1, 212},
    {"cssSupportsRuleState", 1, 210},
    {"cssTransformComponentState", 1, 212},
    {"cssTransformValueState", 1, 212},
    {"cssTranslateState", 1, 212},
    {"cssUnitValueState", 1, 212},
    {"cssUnparsedValueState", 1, 212},
    {"cssVariableReferenceValueState", 1, 212},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 214},
    {"customElements", 1, 85},
    {"customEntries", 1, 86},
    {"customFlags", 1, 86},
    {"customMessage", 1, 86},
    {"customState", 1, 87},
    {"customStateSetState", 1, 224},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 221},
    {"dataTransferItemState", 1, 221},
    {"dataTransferState", 1, 221},
    {"datasetOf", 1, 94},
    {"dateNumber", 1, 108},
    {"dateText", 1, 108},
    {"dealWithRejection", 1, 168},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 245},
    {"defaultButton", 1, 110},
    {"defineElement", 1, 87},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 87},
    {"definitionOf", 1, 87},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 174},
    {"deriveBits", 1, 196},
    {"deriveKey", 1, 196},
    {"derivedList", 1, 98},
    {"describe", 1, 7},
    {"deserialize", 1, 137},
    {"deserializeWithTransfer", 1, 137},
    {"desiredSizeOf", 1, 170},
    {"detailsChanged", 1, 126},
    {"detailsRenamed", 1, 126},
    {"dialogChanged", 1, 127},
    {"digestName", 1, 195},
    {"digestText", 1, 195},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 204},
    {"documentTimelineState", 1, 243},
    {"domExceptionState", 1, 216},
    {"domImplementationState", 1, 217},
    {"domMatrixReadOnlyState", 1, 262},
    {"domMatrixState", 1, 262},
    {"domParserState", 1, 217},
    {"domPointReadOnlyState", 1, 262},
    {"domPointState", 1, 262},
    {"domQuadState", 1, 262},
    {"domRectListState", 1, 258},
    {"domRectReadOnlyState", 1, 258},
    {"domRectState", 1, 258},
    {"domStringListState", 1, 218},
    {"easingFunction", 1, 192},
    {"editingRoot", 1, 128},
    {"effectEnd", 1, 193},
    {"effectFills", 1, 193},
    {"elementArgument", 1, 204},
    {"elementInternalsState", 1, 224},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 81},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 169},
    {"enqueueCallback", 1, 87},
    {"enqueueChunk", 1, 170},
    {"enqueueCopiedBytes", 1, 169},
    {"enqueueDetachedPull", 1, 169},
    {"enqueueSized", 1, 174},
    {"enqueueTransformed", 1, 167},
    {"entryList", 1, 121},
    {"errorBytes", 1, 169},
    {"errorController", 1, 170},
    {"errorNames", 1, 251},
    {"errorReadable", 1, 166},
    {"errorTransform", 1, 167},
    {"errorWritableIfNeeded", 1, 176},
    {"evaluateModule", 1, 146},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 246},
    {"eventState", 1, 225},
    {"exceptionOfCode", 1, 198},
    {"execCommand", 1, 50},
    {"exportKey", 1, 196},
    {"exposeElement", 1, 158},
    {"exposeFrames", 1, 158},
    {"exposeNames", 1, 158},
    {"external", 1, 154},
    {"externalState", 1, 267},
    {"extractBody", 1, 79},
    {"extractRange", 1, 46},
    {"failClose", 1, 168},
    {"failReads", 1, 166},
    {"failWrite", 1, 168},
    {"fetchModule", 1, 149},
    {"fileListState", 1, 226},
    {"fileReaderState", 1, 226},
    {"fileState", 1, 226},
    {"fileValue", 1, 111},
    {"filesOf", 1, 111},
    {"finalStyles", 1, 193},
    {"finishClose", 1, 168},
    {"finishErroring", 1, 168},
    {"finishWrite", 1, 168},
    {"fire", 1, 36},
    {"firstFrom", 1, 152},
    {"firstItem", 1, 174},
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
    {"formDataState", 1, 281},
    {"formEntries", 1, 121},
    {"formOf", 1, 110},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 157},
    {"frames", 1, 157},
    {"fromDictionary", 1, 204},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 204},
    {"fulfilRead", 1, 166},
    {"generateKey", 1, 196},
    {"geolocationPositionErrorState", 1, 272},
    {"geolocationState", 1, 272},
    {"getHandler", 1, 143},
    {"goTo", 1, 139},
    {"handled", 1, 174},
    {"hasBYOBReader", 1, 169},
    {"hasBackpressure", 1, 170},
    {"hasDisabledShadow", 1, 87},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 106},
    {"hasNoChoice", 1, 120},
    {"hasOwnAlone", 1, 110},
    {"hasPulls", 1, 172},
    {"headOf", 1, 37},
    {"headerValue", 1, 75},
    {"headersState", 1, 254},
    {"hidePopover", 1, 132},
    {"hidePopoversOver", 1, 132},
    {"highWaterMarkOf", 1, 174},
    {"history", 1, 138},
    {"historyState", 1, 267},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 114},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 95},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 259},
    {"imageChanged", 1, 100},
    {"imageEvent", 1, 100},
    {"imagePoint", 1, 121},
    {"imageSeen", 1, 100},
    {"imagesMoved", 1, 100},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 150},
    {"importKey", 1, 196},
    {"inReactionQueue", 1, 87},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 112},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 261},
    {"intersectionObserverState", 1, 261},
    {"invalidIn", 1, 123},
    {"invalidateRequest", 1, 169},
    {"invoke", 1, 130},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 87},
    {"is", 1, 56},
    {"isAbortController", 1, 206},
    {"isAbortSignal", 1, 206},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 235},
    {"isActiveDocument", 1, 157},
    {"isAnimation", 1, 243},
    {"isAnimationEffect", 1, 243},
    {"isAnimationTimeline", 1, 243},
    {"isAudioTrack", 1, 264},
    {"isAudioTrackList", 1, 264},
    {"isBarProp", 1, 267},
    {"isBlob", 1, 226},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 265},
    {"isBuffer", 1, 204},
    {"isByteLengthQueuingStrategy", 1, 273},
    {"isCSSConditionRule", 1, 210},
    {"isCSSContainerRule", 1, 210},
    {"isCSSCounterStyleRule", 1, 210},
    {"isCSSFontFaceRule", 1, 210},
    {"isCSSFontPaletteValuesRule", 1, 210},
    {"isCSSGroupingRule", 1, 210},
    {"isCSSImageValue", 1, 212},
    {"isCSSImportRule", 1, 210},
    {"isCSSKeyframeRule", 1, 210},
    {"isCSSKeyframesRule", 1, 210},
    {"isCSSKeywordValue", 1, 212},
    {"isCSSLayerBlockRule", 1, 210},
    {"isCSSLayerStatementRule", 1, 210},
    {"isCSSMarginRule", 1, 210},
    {"isCSSMathClamp", 1, 212},
    {"isCSSMathInvert", 1, 212},
    {"isCSSMathMax", 1, 212},
    {"isCSSMathMin", 1, 212},
    {"isCSSMathNegate", 1, 212},
    {"isCSSMathProduct", 1, 212},
    {"isCSSMathSum", 1, 212},
    {"isCSSMathValue", 1, 212},
    {"isCSSMatrixComponent", 1, 212},
    {"isCSSMediaRule", 1, 210},
    {"isCSSNamespaceRule", 1, 210},
    {"isCSSNestedDeclarations", 1, 210},
    {"isCSSNumericArray", 1, 212},
    {"isCSSNumericValue", 1, 212},
    {"isCSSPageRule", 1, 210},
    {"isCSSPerspective", 1, 212},
    {"isCSSPropertyRule", 1, 210},
    {"isCSSRotate", 1, 212},
    {"isCSSRule", 1, 210},
    {"isCSSRuleList", 1, 210},
    {"isCSSScale", 1, 212},
    {"isCSSScopeRule", 1, 210},
    {"isCSSSkew", 1, 212},
    {"isCSSSkewX", 1, 212},
    {"isCSSSkewY", 1, 212},
    {"isCSSStartingStyleRule", 1, 210},
    {"isCSSStyleRule", 1, 210},
    {"isCSSStyleSheet", 1, 239},
    {"isCSSStyleValue", 1, 212},
    {"isCSSSupportsRule", 1, 210},
    {"isCSSTransformComponent", 1, 212},
    {"isCSSTransformValue", 1, 212},
    {"isCSSTranslate", 1, 212},
    {"isCSSUnitValue", 1, 212},
    {"isCSSUnparsedValue", 1, 212},
    {"isCSSVariableReferenceValue", 1, 212},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 272},
    {"isClipboardItem", 1, 272},
    {"isClosed", 1, 32},
    {"isClosing", 1, 168},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 245},
    {"isCountQueuingStrategy", 1, 273},
    {"isCrypto", 1, 280},
    {"isCryptoKey", 1, 280},
    {"isCustomElementRegistry", 1, 214},
    {"isCustomStateSet", 1, 224},
    {"isDOMException", 1, 216},
    {"isDOMImplementation", 1, 217},
    {"isDOMMatrix", 1, 262},
    {"isDOMMatrixReadOnly", 1, 262},
    {"isDOMParser", 1, 217},
    {"isDOMPoint", 1, 262},
    {"isDOMPointReadOnly", 1, 262},
    {"isDOMQuad", 1, 262},
    {"isDOMRect", 1, 258},
    {"isDOMRectList", 1, 258},
    {"isDOMRectReadOnly", 1, 258},
    {"isDOMStringList", 1, 218},
    {"isDataTransfer", 1, 221},
    {"isDataTransferItem", 1, 221},
    {"isDataTransferItemList", 1, 221},
    {"isDecompressionStream", 1, 245},
    {"isDesigned", 1, 90},
    {"isDisabled", 1, 128},
    {"isDocumentTimeline", 1, 243},
    {"isEditable", 1, 128},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 224},
    {"isEvent", 1, 225},
    {"isEventSource", 1, 246},
    {"isExternal", 1, 267},
    {"isFieldValue", 1, 75},
    {"isFile", 1, 226},
    {"isFileList", 1, 226},
    {"isFileReader", 1, 226},
    {"isFinal", 1, 147},
    {"isFocusable", 1, 128},
    {"isFocusableByDefault", 1, 128},
    {"isFormControl", 1, 110},
    {"isFormCustom", 1, 86},
    {"isFormData", 1, 281},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 157},
    {"isGeolocation", 1, 272},
    {"isGeolocationPositionError", 1, 272},
    {"isGroupChecked", 1, 119},
    {"isHTMLElementOf", 1, 95},
    {"isHeaders", 1, 254},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 267},
    {"isIdleDeadline", 1, 259},
    {"isImageLoading", 1, 100},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 200},
    {"isIntersectionObserver", 1, 261},
    {"isIntersectionObserverEntry", 1, 261},
    {"isKeyframeEffect", 1, 243},
    {"isLoadable", 1, 80},
    {"isLocation", 1, 267},
    {"isLockedReadable", 1, 166},
    {"isMediaError", 1, 264},
    {"isMediaList", 1, 239},
    {"isMediaQueryList", 1, 209},
    {"isMessageChannel", 1, 265},
    {"isMessagePort", 1, 265},
    {"isMimeType", 1, 232},
    {"isMimeTypeArray", 1, 232},
    {"isModal", 1, 131},
    {"isMouseEvent", 1, 187},
    {"isMutationObserver", 1, 230},
    {"isMutationRecord", 1, 230},
    {"isNamed", 1, 44},
    {"isNamespace", 1, 148},
    {"isNavigator", 1, 232},
    {"isNodeIterator", 1, 240},
    {"isNotification", 1, 272},
    {"isNumberText", 1, 117},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 270},
    {"isPerformanceEntry", 1, 271},
    {"isPerformanceMark", 1, 271},
    {"isPerformanceMeasure", 1, 271},
    {"isPerformanceNavigation", 1, 268},
    {"isPerformanceObserver", 1, 271},
    {"isPerformanceObserverEntryList", 1, 271},
    {"isPerformanceTiming", 1, 268},
    {"isPermissionStatus", 1, 272},
    {"isPermissions", 1, 272},
    {"isPlugin", 1, 232},
    {"isPluginArray", 1, 232},
    {"isPopoverShown", 1, 132},
    {"isRange", 1, 235},
    {"isReadableByteStreamController", 1, 273},
    {"isReadableStream", 1, 273},
    {"isReadableStreamBYOBReader", 1, 273},
    {"isReadableStreamBYOBRequest", 1, 273},
    {"isReadableStreamDefaultController", 1, 273},
    {"isReadableStreamDefaultReader", 1, 273},
    {"isRequest", 1, 254},
    {"isResizeObserver", 1, 261},
    {"isResizeObserverEntry", 1, 261},
    {"isResizeObserverSize", 1, 261},
    {"isResponse", 1, 254},
    {"isSVGAngle", 1, 275},
    {"isSVGAnimatedAngle", 1, 275},
    {"isSVGAnimatedBoolean", 1, 275},
    {"isSVGAnimatedEnumeration", 1, 275},
    {"isSVGAnimatedInteger", 1, 275},
    {"isSVGAnimatedLength", 1, 275},
    {"isSVGAnimatedLengthList", 1, 275},
    {"isSVGAnimatedNumber", 1, 275},
    {"isSVGAnimatedNumberList", 1, 275},
    {"isSVGAnimatedPreserveAspectRatio", 1, 275},
    {"isSVGAnimatedRect", 1, 275},
    {"isSVGAnimatedTransformList", 1, 275},
    {"isSVGLength", 1, 275},
    {"isSVGLengthList", 1, 275},
    {"isSVGNumber", 1, 275},
    {"isSVGNumberList", 1, 275},
    {"isSVGPointList", 1, 275},
    {"isSVGPreserveAspectRatio", 1, 275},
    {"isSVGStringList", 1, 275},
    {"isSVGTransform", 1, 275},
    {"isSVGTransformList", 1, 275},
    {"isSVGUnitTypes", 1, 275},
    {"isScreen", 1, 209},
    {"isSelected", 1, 120},
    {"isSelection", 1, 236},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 235},
    {"isStepMismatch", 1, 117},
    {"isStorage", 1, 238},
    {"isStylePropertyMap", 1, 212},
    {"isStylePropertyMapReadOnly", 1, 212},
    {"isStyleSheet", 1, 239},
    {"isStyleSheetList", 1, 239},
    {"isSubmitButton", 1, 110},
    {"isSubtleCrypto", 1, 280},
    {"isSummary", 1, 128},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 250},
    {"isTextDecoderStream", 1, 250},
    {"isTextEncoder", 1, 250},
    {"isTextEncoderStream", 1, 250},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 264},
    {"isTextTrackCue", 1, 264},
    {"isTextTrackCueList", 1, 264},
    {"isTextTrackList", 1, 264},
    {"isTimeRanges", 1, 263},
    {"isToken", 1, 75},
    {"isTouch", 1, 278},
    {"isTouchList", 1, 278},
    {"isTransformStream", 1, 273},
    {"isTransformStreamDefaultController", 1, 273},
    {"isTreeWalker", 1, 240},
    {"isURL", 1, 279},
    {"isURLSearchParams", 1, 279},
    {"isUnusable", 1, 79},
    {"isUserActivation", 1, 272},
    {"isVTTCue", 1, 264},
    {"isValidControl", 1, 123},
    {"isValidityState", 1, 256},
    {"isVideoTrack", 1, 264},
    {"isVideoTrackList", 1, 264},
    {"isVisualViewport", 1, 209},
    {"isWebSocket", 1, 246},
    {"isWritableStream", 1, 273},
    {"isWritableStreamDefaultController", 1, 273},
    {"isWritableStreamDefaultWriter", 1, 273},
    {"isXMLHttpRequest", 1, 281},
    {"isXMLHttpRequestEventTarget", 1, 281},
    {"isXMLHttpRequestUpload", 1, 281},
    {"isXMLSerializer", 1, 217},
    {"isXPathEvaluator", 1, 242},
    {"isXPathExpression", 1, 242},
    {"isXPathResult", 1, 242},
    {"itemKind", 1, 200},
    {"itemState", 1, 200},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 243},
    {"labelListOf", 1, 110},
    {"labeledControl", 1, 110},
    {"labelsFor", 1, 44},
    {"lastFailure", 1, 149},
    {"legacySize", 1, 54},
    {"limitState", 1, 123},
    {"linesOf", 1, 56},
    {"linkModules", 1, 148},
    {"listElement", 1, 115},
    {"loadFailed", 1, 80},
    {"loadGraph", 1, 149},
    {"loadResource", 1, 80},
    {"localOf", 1, 56},
    {"localizedText", 1, 73},
    {"location", 1, 139},
    {"locationState", 1, 267},
    {"makeAbortController", 1, 206},
    {"makeAbortSignal", 1, 206},
    {"makeAbstractRange", 1, 235},
    {"makeAnimation", 1, 243},
    {"makeAnimationEffect", 1, 243},
    {"makeAnimationTimeline", 1, 243},
    {"makeAudioTrack", 1, 264},
    {"makeAudioTrackList", 1, 264},
    {"makeBarProp", 1, 267},
    {"makeBlob", 1, 226},
    {"makeBroadcastChannel", 1, 265},
    {"makeByteLengthQueuingStrategy", 1, 273},
    {"makeCSSConditionRule", 1, 210},
    {"makeCSSContainerRule", 1, 210},
    {"makeCSSCounterStyleRule", 1, 210},
    {"makeCSSFontFaceRule", 1, 210},
    {"makeCSSFontPaletteValuesRule", 1, 210},
    {"makeCSSGroupingRule", 1, 210},
    {"makeCSSImageValue", 1, 212},
    {"makeCSSImportRule", 1, 210},
    {"makeCSSKeyframeRule", 1, 210},
    {"makeCSSKeyframesRule", 1, 210},
    {"makeCSSKeywordValue", 1, 212},
    {"makeCSSLayerBlockRule", 1, 210},
    {"makeCSSLayerStatementRule", 1, 210},
    {"makeCSSMarginRule", 1, 210},
    {"makeCSSMathClamp", 1, 212},
    {"makeCSSMathInvert", 1, 212},
    {"makeCSSMathMax", 1, 212},
    {"makeCSSMathMin", 1, 212},
    {"makeCSSMathNegate", 1, 212},
    {"makeCSSMathProduct", 1, 212},
    {"makeCSSMathSum", 1, 212},
    {"makeCSSMathValue", 1, 212},
    {"makeCSSMatrixComponent", 1, 212},
    {"makeCSSMediaRule", 1, 210},
    {"makeCSSNamespaceRule", 1, 210},
    {"makeCSSNestedDeclarations", 1, 210},
    {"makeCSSNumericArray", 1, 212},
    {"makeCSSNumericValue", 1, 212},
    {"makeCSSPageRule", 1, 210},
    {"makeCSSPerspective", 1, 212},
    {"makeCSSPropertyRule", 1, 210},
    {"makeCSSRotate", 1, 212},
    {"makeCSSRule", 1, 210},
    {"makeCSSRuleList", 1, 210},
    {"makeCSSScale", 1, 212},
    {"makeCSSScopeRule", 1, 210},
    {"makeCSSSkew", 1, 212},
    {"makeCSSSkewX", 1, 212},
    {"makeCSSSkewY", 1, 212},
    {"makeCSSStartingStyleRule", 1, 210},
    {"makeCSSStyleDeclaration", 1, 211},
    {"makeCSSStyleRule", 1, 210},
    {"makeCSSStyleSheet", 1, 239},
    {"makeCSSStyleValue", 1, 212},
    {"makeCSSSupportsRule", 1, 210},
    {"makeCSSTransformComponent", 1, 212},
    {"makeCSSTransformValue", 1, 212},
    {"makeCSSTranslate", 1, 212},
    {"makeCSSUnitValue", 1, 212},
    {"makeCSSUnparsedValue", 1, 212},
    {"makeCSSVariableReferenceValue", 1, 212},
    {"makeClipboard", 1, 272},
    {"makeClipboardItem", 1, 272},
    {"makeCompressionStream", 1, 245},
    {"makeCountQueuingStrategy", 1, 273},
    {"makeCrypto", 1, 280},
    {"makeCryptoKey", 1, 280},
    {"makeCustomElementRegistry", 1, 214},
    {"makeCustomStateSet", 1, 224},
    {"makeDOMException", 1, 216},
    {"makeDOMImplementation", 1, 217},
    {"makeDOMMatrix", 1, 262},
    {"makeDOMMatrixReadOnly", 1, 262},
    {"makeDOMParser", 1, 217},
    {"makeDOMPoint", 1, 262},
    {"makeDOMPointReadOnly", 1, 262},
    {"makeDOMQuad", 1, 262},
    {"makeDOMRect", 1, 258},
    {"makeDOMRectList", 1, 258},
    {"makeDOMRectReadOnly", 1, 258},
    {"makeDOMStringList", 1, 218},
    {"makeDOMStringMap", 1, 219},
    {"makeDOMTokenList", 1, 220},
    {"makeDataTransfer", 1, 221},
    {"makeDataTransferItem", 1, 221},
    {"makeDataTransferItemList", 1, 221},
    {"makeDecompressionStream", 1, 245},
    {"makeDeferred", 1, 174},
    {"makeDocumentTimeline", 1, 243},
    {"makeElement", 1, 95},
    {"makeElementInternals", 1, 224},
    {"makeEvent", 1, 225},
    {"makeEventSource", 1, 246},
    {"makeException", 1, 198},
    {"makeExternal", 1, 267},
    {"makeFile", 1, 226},
    {"makeFileList", 1, 226},
    {"makeFileReader", 1, 226},
    {"makeFormData", 1, 281},
    {"makeGeolocation", 1, 272},
    {"makeGeolocationPositionError", 1, 272},
    {"makeHTMLAllCollection", 1, 227},
    {"makeHTMLCollection", 1, 244},
    {"makeHTMLFormControlsCollection", 1, 255},
    {"makeHTMLOptionsCollection", 1, 255},
    {"makeHeaders", 1, 254},
    {"makeHistory", 1, 267},
    {"makeIdleDeadline", 1, 259},
    {"makeIndexed", 1, 200},
    {"makeIntersectionObserver", 1, 261},
    {"makeIntersectionObserverEntry", 1, 261},
    {"makeKeyframeEffect", 1, 243},
    {"makeLocation", 1, 267},
    {"makeMediaError", 1, 264},
    {"makeMediaList", 1, 239},
    {"makeMediaQueryList", 1, 209},
    {"makeMessageChannel", 1, 265},
    {"makeMessagePort", 1, 265},
    {"makeMimeType", 1, 232},
    {"makeMimeTypeArray", 1, 232},
    {"makeMutationObserver", 1, 230},
    {"makeMutationRecord", 1, 230},
    {"makeNamedNodeMap", 1, 231},
    {"makeNavigator", 1, 232},
    {"makeNodeIterator", 1, 240},
    {"makeNodeList", 1, 244},
    {"makeNotification", 1, 272},
    {"makePerformance", 1, 270},
    {"makePerformanceEntry", 1, 271},
    {"makePerformanceMark", 1, 271},
    {"makePerformanceMeasure", 1, 271},
    {"makePerformanceNavigation", 1, 268},
    {"makePerformanceObserver", 1, 271},
    {"makePerformanceObserverEntryList", 1, 271},
    {"makePerformanceTiming", 1, 268},
    {"makePermissionStatus", 1, 272},
    {"makePermissions", 1, 272},
    {"makePlugin", 1, 232},
    {"makePluginArray", 1, 232},
    {"makeRadioNodeList", 1, 255},
    {"makeRange", 1, 235},
    {"makeReadableByteStreamController", 1, 273},
    {"makeReadableStream", 1, 273},
    {"makeReadableStreamBYOBReader", 1, 273},
    {"makeReadableStreamBYOBRequest", 1, 273},
    {"makeReadableStreamDefaultController", 1, 273},
    {"makeReadableStreamDefaultReader", 1, 273},
    {"makeRequest", 1, 254},
    {"makeResizeObserver", 1, 261},
    {"makeResizeObserverEntry", 1, 261},
    {"makeResizeObserverSize", 1, 261},
    {"makeResponse", 1, 254},
    {"makeSVGAngle", 1, 275},
    {"makeSVGAnimatedAngle", 1, 275},
    {"makeSVGAnimatedBoolean", 1, 275},
    {"makeSVGAnimatedEnumeration", 1, 275},
    {"makeSVGAnimatedInteger", 1, 275},
    {"makeSVGAnimatedLength", 1, 275},
    {"makeSVGAnimatedLengthList", 1, 275},
    {"makeSVGAnimatedNumber", 1, 275},
    {"makeSVGAnimatedNumberList", 1, 275},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 275},
    {"makeSVGAnimatedRect", 1, 275},
    {"makeSVGAnimatedTransformList", 1, 275},
    {"makeSVGLength", 1, 275},
    {"makeSVGLengthList", 1, 275},
    {"makeSVGNumber", 1, 275},
    {"makeSVGNumberList", 1, 275},
    {"makeSVGPointList", 1, 275},
    {"makeSVGPreserveAspectRatio", 1, 275},
    {"makeSVGStringList", 1, 275},
    {"makeSVGTransform", 1, 275},
    {"makeSVGTransformList", 1, 275},
    {"makeSVGUnitTypes", 1, 275},
    {"makeScreen", 1, 209},
    {"makeSelection", 1, 236},
    {"makeStaticRange", 1, 235},
    {"makeStorage", 1, 238},
    {"makeStylePropertyMap", 1, 212},
    {"makeStylePropertyMapReadOnly", 1, 212},
    {"makeStyleSheet", 1, 239},
    {"makeStyleSheetList", 1, 239},
    {"makeSubtleCrypto", 1, 280},
    {"makeTextDecoder", 1, 250},
    {"makeTextDecoderStream", 1, 250},
    {"makeTextEncoder", 1, 250},
    {"makeTextEncoderStream", 1, 250},
    {"makeTextTrack", 1, 264},
    {"makeTextTrackCue", 1, 264},
    {"makeTextTrackCueList", 1, 264},
    {"makeTextTrackList", 1, 264},
    {"makeTimeRanges", 1, 263},
    {"makeTouch", 1, 278},
    {"makeTouchList", 1, 278},
    {"makeTransformStream", 1, 273},
    {"makeTransformStreamDefaultController", 1, 273},
    {"makeTreeWalker", 1, 240},
    {"makeURL", 1, 279},
    {"makeURLSearchParams", 1, 279},
    {"makeUserActivation", 1, 272},
    {"makeVTTCue", 1, 264},
    {"makeValidityState", 1, 256},
    {"makeVideoTrack", 1, 264},
    {"makeVideoTrackList", 1, 264},
    {"makeVisualViewport", 1, 209},
    {"makeWebSocket", 1, 246},
    {"makeWritableStream", 1, 273},
    {"makeWritableStreamDefaultController", 1, 273},
    {"makeWritableStreamDefaultWriter", 1, 273},
    {"makeXMLHttpRequest", 1, 281},
    {"makeXMLHttpRequestEventTarget", 1, 281},
    {"makeXMLHttpRequestUpload", 1, 281},
    {"makeXMLSerializer", 1, 217},
    {"makeXPathEvaluator", 1, 242},
    {"makeXPathExpression", 1, 242},
    {"makeXPathResult", 1, 242},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 117},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 264},
    {"mediaListState", 1, 239},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 209},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 265},
    {"messagePortState", 1, 265},
    {"messageText", 1, 71},
    {"metaOf", 1, 150},
    {"mimeParameter", 1, 164},
    {"mimeText", 1, 164},
    {"mimeTypeArrayState", 1, 232},
    {"mimeTypeState", 1, 232},
    {"mimeTypes", 1, 161},
    {"minimumOf", 1, 117},
    {"missing", 1, 204},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 128},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 120},
    {"mutationObserverState", 1, 230},
    {"mutationRecordState", 1, 230},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 148},
    {"namedIn", 1, 110},
    {"namedList", 1, 44},
    {"namedTest", 1, 110},
    {"namesOf", 1, 147},
    {"namesOfValues", 1, 68},
    {"namespaceOf", 1, 148},
    {"navigate", 1, 139},
    {"navigateFrame", 1, 157},
    {"navigateToFragment", 1, 138},
    {"navigator", 1, 155},
    {"navigatorState", 1, 232},
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
    {"newKeyframeEffect", 1, 193},
    {"newList", 1, 174},
    {"newMatrix", 1, 82},
    {"newModule", 1, 149},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 166},
    {"newRect", 1, 83},
    {"newRectList", 1, 83},
    {"newResponse", 1, 77},
    {"newSVGAngle", 1, 178},
    {"newSVGLength", 1, 178},
    {"newSVGList", 1, 179},
    {"newSVGNumber", 1, 178},
    {"newSVGTransform", 1, 182},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 168},
    {"nextTimer", 1, 186},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 240},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 204},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 272},
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
    {"openWindow", 1, 159},
    {"optionList", 1, 118},
    {"optionValue", 1, 118},
    {"ownControlState", 1, 106},
    {"pageScripts", 1, 151},
    {"parseMIMEType", 1, 164},
    {"parseMultipart", 1, 81},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 189},
    {"parseSVGNumbers", 1, 182},
    {"parseSVGTransforms", 1, 182},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 87},
    {"peerEvents", 1, 165},
    {"performance", 1, 183},
    {"performanceEntries", 1, 185},
    {"performanceEntryState", 1, 271},
    {"performanceMark", 1, 185},
    {"performanceMarkState", 1, 271},
    {"performanceMeasure", 1, 185},
    {"performanceMeasureState", 1, 271},
    {"performanceNavigationState", 1, 268},
    {"performanceObserverEntryListState", 1, 271},
    {"performanceObserverState", 1, 271},
    {"performanceState", 1, 270},
    {"performanceTimingState", 1, 268},
    {"permissionStatusState", 1, 272},
    {"permissionsState", 1, 272},
    {"pipe", 1, 171},
    {"placeCaret", 1, 51},
    {"placed", 1, 149},
    {"platformInterface", 1, 202},
    {"pluginArrayState", 1, 232},
    {"pluginState", 1, 232},
    {"plugins", 1, 161},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 132},
    {"postToWindow", 1, 135},
    {"prepareModule", 1, 150},
    {"problemOf", 1, 149},
    {"pullBytesIfNeeded", 1, 169},
    {"pullInto", 1, 172},
    {"pushItem", 1, 174},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 186},
    {"queueMicrotask", 1, 186},
    {"queueTask", 1, 186},
    {"queueToggle", 1, 133},
    {"radioGroup", 1, 119},
    {"radioNodeList", 1, 109},
    {"randomUUID", 1, 194},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 235},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 174},
    {"readBody", 1, 79},
    {"readChunk", 1, 166},
    {"readContentHandler", 1, 143},
    {"readInto", 1, 166},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 273},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 273},
    {"readableStreamBYOBRequestState", 1, 273},
    {"readableStreamDefaultControllerState", 1, 273},
    {"readableStreamDefaultReaderState", 1, 273},
    {"readableStreamState", 1, 273},
    {"receiveControlState", 1, 106},
    {"receiverOf", 1, 95},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 145},
    {"releaseReader", 1, 166},
    {"releaseWriter", 1, 168},
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
    {"requestFrame", 1, 186},
    {"requestIdle", 1, 144},
    {"requestState", 1, 254},
    {"resetControl", 1, 107},
    {"resetCustom", 1, 86},
    {"resetOptions", 1, 120},
    {"resetQueue", 1, 174},
    {"resizeObserverEntryState", 1, 261},
    {"resizeObserverSizeState", 1, 261},
    {"resizeObserverState", 1, 261},
    {"resolveExport", 1, 147},
    {"resolveSpecifier", 1, 145},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 80},
    {"resourceDocument", 1, 80},
    {"resourceText", 1, 80},
    {"respond", 1, 172},
    {"respondWithView", 1, 172},
    {"responseState", 1, 254},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runModule", 1, 150},
    {"runNextTimer", 1, 186},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 209},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 186},
    {"seedRandom", 1, 197},
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
    {"selectionState", 1, 236},
    {"sendControlStates", 1, 106},
    {"sendTo", 1, 135},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 137},
    {"serializePairs", 1, 189},
    {"serializeWithTransfer", 1, 137},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 113},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 168},
    {"setCheckedness", 1, 119},
    {"setControlValue", 1, 113},
    {"setFiles", 1, 111},
    {"setFragment", 1, 139},
    {"setHandler", 1, 143},
    {"setHeader", 1, 75},
    {"setInputValue", 1, 113},
    {"setInteracted", 1, 123},
    {"setMIMEParameter", 1, 164},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 131},
    {"setOption", 1, 118},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 178},
    {"setSVGLength", 1, 178},
    {"setSelected", 1, 120},
    {"setTimer", 1, 186},
    {"setType", 1, 113},
    {"setUpByteSource", 1, 169},
    {"setUpBytes", 1, 169},
    {"setUpReadable", 1, 170},
    {"setUpSink", 1, 176},
    {"setUpSource", 1, 170},
    {"setUpTransform", 1, 167},
    {"setUpWritable", 1, 176},
    {"settingText", 1, 117},
    {"settleAs", 1, 174},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 106},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 174},
    {"showPopover", 1, 132},
    {"signWith", 1, 196},
    {"sizeOf", 1, 174},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 166},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 168},
    {"startModule", 1, 150},
    {"startsWith", 1, 152},
    {"stateOf", 1, 200},
    {"staticRangeState", 1, 235},
    {"stepped", 1, 117},
    {"storage", 1, 156},
    {"storageAreas", 1, 72},
    {"storageState", 1, 238},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 88},
    {"stylePropertyMapReadOnlyState", 1, 212},
    {"stylePropertyMapState", 1, 212},
    {"styleSheetListState", 1, 239},
    {"styleSheetState", 1, 239},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 121},
    {"submittableOf", 1, 110},
    {"submittedText", 1, 113},
    {"subtle", 1, 195},
    {"subtleCryptoState", 1, 280},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 275},
    {"svgAnimatedAngleState", 1, 275},
    {"svgAnimatedBooleanState", 1, 275},
    {"svgAnimatedEnumerationState", 1, 275},
    {"svgAnimatedIntegerState", 1, 275},
    {"svgAnimatedLengthListState", 1, 275},
    {"svgAnimatedLengthState", 1, 275},
    {"svgAnimatedNumberListState", 1, 275},
    {"svgAnimatedNumberState", 1, 275},
    {"svgAnimatedPreserveAspectRatioState", 1, 275},
    {"svgAnimatedRectState", 1, 275},
    {"svgAnimatedTransformListState", 1, 275},
    {"svgAxis", 1, 178},
    {"svgBounds", 1, 180},
    {"svgBox", 1, 177},
    {"svgConstants", 1, 181},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 180},
    {"svgFloat", 1, 178},
    {"svgLengthListState", 1, 275},
    {"svgLengthState", 1, 275},
    {"svgListOf", 1, 177},
    {"svgMemberOrder", 1, 274},
    {"svgMembers", 1, 181},
    {"svgNumberListState", 1, 275},
    {"svgNumberState", 1, 275},
    {"svgNumberText", 1, 178},
    {"svgPathLength", 1, 180},
    {"svgPointAt", 1, 180},
    {"svgPointListState", 1, 275},
    {"svgPreserveAspectRatioState", 1, 275},
    {"svgReflection", 1, 177},
    {"svgStringListState", 1, 275},
    {"svgStrokes", 1, 180},
    {"svgTransformListState", 1, 275},
    {"svgTransformOf", 1, 182},
    {"svgTransformProduct", 1, 182},
    {"svgTransformState", 1, 275},
    {"svgTransformText", 1, 182},
    {"svgUnitTypesState", 1, 275},
    {"takeFilled", 1, 172},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 141},
    {"teeBytes", 1, 175},
    {"teeChunks", 1, 175},
    {"textAsBuffer", 1, 195},
    {"textBecameSelectable", 1, 122},
    {"textDecoderState", 1, 250},
    {"textDecoderStreamState", 1, 250},
    {"textEncoderState", 1, 250},
    {"textEncoderStreamState", 1, 250},
    {"textFragment", 1, 99},
    {"textReplaced", 1, 122},
    {"textToNumber", 1, 117},
    {"textTrackCueListState", 1, 264},
    {"textTrackCueState", 1, 264},
    {"textTrackListState", 1, 264},
    {"textTrackState", 1, 264},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 263},
    {"timingTimes", 1, 184},
    {"toBuffer", 1, 204},
    {"toByteString", 1, 204},
    {"toClamped", 1, 204},
    {"toEnforced", 1, 204},
    {"toEnum", 1, 204},
    {"toFloat", 1, 204},
    {"toInterface", 1, 204},
    {"toLongLong", 1, 204},
    {"toObject", 1, 204},
    {"toRecord", 1, 204},
    {"toSequence", 1, 204},
    {"toUnrestrictedFloat", 1, 204},
    {"toUnsignedLongLong", 1, 204},
    {"togglePopover", 1, 132},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 131},
    {"touchListState", 1, 278},
    {"touchState", 1, 278},
    {"transferPort", 1, 135},
    {"transferStream", 1, 136},
    {"transformMatrix", 1, 84},
    {"transformStreamDefaultControllerState", 1, 273},
    {"transformStreamState", 1, 273},
    {"treeWalkerState", 1, 240},
    {"trimSpace", 1, 75},
    {"turnFormatOff", 1, 54},
    {"typeOfAttributes", 1, 149},
    {"updateFormOwner", 1, 86},
    {"upgradeIn", 1, 87},
    {"urlSearchParamsState", 1, 279},
    {"urlState", 1, 279},
    {"userActivationState", 1, 272},
    {"usesSourceSet", 1, 103},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 123},
    {"validityStateState", 1, 256},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 112},
    {"valuesAsJSON", 1, 68},
    {"verifyWith", 1, 196},
    {"videoTrackListState", 1, 264},
    {"videoTrackState", 1, 264},
    {"viewParts", 1, 174},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 209},
    {"vttCueState", 1, 264},
    {"waitingReads", 1, 166},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 246},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 106},
    {"willValidate", 1, 123},
    {"windowNamed", 1, 158},
    {"windowOf", 1, 157},
    {"withImports", 1, 150},
    {"withReactions", 1, 87},
    {"withoutScripts", 1, 55},
    {"withoutTypes", 1, 149},
    {"writableDesiredSize", 1, 176},
    {"writableStreamDefaultControllerState", 1, 273},
    {"writableStreamDefaultWriterState", 1, 273},
    {"writableStreamState", 1, 273},
    {"writeChunk", 1, 168},
    {"writeController", 1, 176},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 204},
    {"wrongReceiver", 1, 204},
    {"wrongValue", 1, 204},
    {"xPathEvaluatorState", 1, 242},
    {"xPathExpressionState", 1, 242},
    {"xPathResultState", 1, 242},
    {"xmlHttpRequestEventTargetState", 1, 281},
    {"xmlHttpRequestState", 1, 281},
    {"xmlHttpRequestUploadState", 1, 281},
    {"xmlSerializerState", 1, 217},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
