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
    {"AMBIGUOUS", 1, 148},
    {"AbortController", 0, 207},
    {"AbortControllerBrand", 1, 207},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 207},
    {"AbortSignalBrand", 1, 207},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 236},
    {"AbstractRangeBrand", 1, 236},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 244},
    {"AnimationBrand", 1, 244},
    {"AnimationEffect", 0, 244},
    {"AnimationEffectBrand", 1, 244},
    {"AnimationEffectSteps", 1, 194},
    {"AnimationEvent", 0, 254},
    {"AnimationFrameProviderSteps", 1, 163},
    {"AnimationPlaybackEvent", 0, 244},
    {"AnimationSteps", 1, 192},
    {"AnimationTimeline", 0, 244},
    {"AnimationTimelineBrand", 1, 244},
    {"AnimationTimelineSteps", 1, 192},
    {"Attr", 0, 208},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 264},
    {"AudioTrack", 0, 265},
    {"AudioTrackBrand", 1, 265},
    {"AudioTrackList", 0, 265},
    {"AudioTrackListBrand", 1, 265},
    {"AudioTrackListSteps", 1, 103},
    {"AudioTrackSteps", 1, 103},
    {"AutofilledSteps", 1, 105},
    {"BarProp", 0, 268},
    {"BarPropBrand", 1, 268},
    {"BarPropSteps", 1, 155},
    {"BeforeUnloadEvent", 0, 254},
    {"BeforeUnloadEventSteps", 1, 188},
    {"Blob", 0, 227},
    {"BlobBrand", 1, 227},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 80},
    {"BroadcastChannel", 0, 266},
    {"BroadcastChannelBrand", 1, 266},
    {"BroadcastChannelSteps", 1, 136},
    {"ByteLengthQueuingStrategy", 0, 274},
    {"ByteLengthQueuingStrategyBrand", 1, 274},
    {"ByteLengthQueuingStrategySteps", 1, 175},
    {"CDATASection", 0, 214},
    {"CSS", 3, 209},
    {"CSSConditionRule", 0, 211},
    {"CSSConditionRuleBrand", 1, 211},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 211},
    {"CSSContainerRuleBrand", 1, 211},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 211},
    {"CSSCounterStyleRuleBrand", 1, 211},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 211},
    {"CSSFontFaceRuleBrand", 1, 211},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 211},
    {"CSSFontPaletteValuesRuleBrand", 1, 211},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 211},
    {"CSSGroupingRuleBrand", 1, 211},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 213},
    {"CSSImageValueBrand", 1, 213},
    {"CSSImportRule", 0, 211},
    {"CSSImportRuleBrand", 1, 211},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 211},
    {"CSSKeyframeRuleBrand", 1, 211},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 211},
    {"CSSKeyframesRuleBrand", 1, 211},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 213},
    {"CSSKeywordValueBrand", 1, 213},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 211},
    {"CSSLayerBlockRuleBrand", 1, 211},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 211},
    {"CSSLayerStatementRuleBrand", 1, 211},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 211},
    {"CSSMarginRuleBrand", 1, 211},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 213},
    {"CSSMathClampBrand", 1, 213},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 213},
    {"CSSMathInvertBrand", 1, 213},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 213},
    {"CSSMathMaxBrand", 1, 213},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 213},
    {"CSSMathMinBrand", 1, 213},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 213},
    {"CSSMathNegateBrand", 1, 213},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 213},
    {"CSSMathProductBrand", 1, 213},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 213},
    {"CSSMathSumBrand", 1, 213},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 213},
    {"CSSMathValueBrand", 1, 213},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 213},
    {"CSSMatrixComponentBrand", 1, 213},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 211},
    {"CSSMediaRuleBrand", 1, 211},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 211},
    {"CSSNamespaceRuleBrand", 1, 211},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 211},
    {"CSSNestedDeclarationsBrand", 1, 211},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 213},
    {"CSSNumericArrayBrand", 1, 213},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 213},
    {"CSSNumericValueBrand", 1, 213},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 211},
    {"CSSPageRuleBrand", 1, 211},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 213},
    {"CSSPerspectiveBrand", 1, 213},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 211},
    {"CSSPropertyRuleBrand", 1, 211},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 213},
    {"CSSRotateBrand", 1, 213},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 211},
    {"CSSRuleBrand", 1, 211},
    {"CSSRuleList", 0, 211},
    {"CSSRuleListBrand", 1, 211},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 213},
    {"CSSScaleBrand", 1, 213},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 211},
    {"CSSScopeRuleBrand", 1, 211},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 213},
    {"CSSSkewBrand", 1, 213},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 213},
    {"CSSSkewXBrand", 1, 213},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 213},
    {"CSSSkewYBrand", 1, 213},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 211},
    {"CSSStartingStyleRuleBrand", 1, 211},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 212},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 211},
    {"CSSStyleRuleBrand", 1, 211},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 240},
    {"CSSStyleSheetBrand", 1, 240},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 213},
    {"CSSStyleValueBrand", 1, 213},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 211},
    {"CSSSupportsRuleBrand", 1, 211},
    {"CSSTransformComponent", 0, 213},
    {"CSSTransformComponentBrand", 1, 213},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 213},
    {"CSSTransformValueBrand", 1, 213},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 213},
    {"CSSTranslateBrand", 1, 213},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 213},
    {"CSSUnitValueBrand", 1, 213},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 213},
    {"CSSUnparsedValueBrand", 1, 213},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 213},
    {"CSSVariableReferenceValueBrand", 1, 213},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 214},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 273},
    {"ClipboardBrand", 1, 273},
    {"ClipboardEvent", 0, 254},
    {"ClipboardItem", 0, 273},
    {"ClipboardItemBrand", 1, 273},
    {"ClipboardItemSteps", 1, 161},
    {"ClipboardSteps", 1, 161},
    {"CloseEvent", 0, 254},
    {"CommandEvent", 0, 254},
    {"Comment", 0, 214},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 254},
    {"CompositionEventSteps", 1, 188},
    {"CompressionStream", 0, 246},
    {"CompressionStreamBrand", 1, 246},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 124},
    {"CountQueuingStrategy", 0, 274},
    {"CountQueuingStrategyBrand", 1, 274},
    {"CountQueuingStrategySteps", 1, 175},
    {"Crypto", 0, 281},
    {"CryptoBrand", 1, 281},
    {"CryptoKey", 0, 281},
    {"CryptoKeyBrand", 1, 281},
    {"CryptoKeySteps", 1, 197},
    {"CryptoSteps", 1, 195},
    {"CustomElementRegistry", 0, 215},
    {"CustomElementRegistryBrand", 1, 215},
    {"CustomElementRegistrySteps", 1, 86},
    {"CustomEvent", 0, 216},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 225},
    {"CustomStateSetBrand", 1, 225},
    {"CustomStateSetSteps", 1, 87},
    {"DOMException", 0, 217},
    {"DOMExceptionBrand", 1, 217},
    {"DOMExceptionSteps", 1, 199},
    {"DOMImplementation", 0, 218},
    {"DOMImplementationBrand", 1, 218},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 263},
    {"DOMMatrixBrand", 1, 263},
    {"DOMMatrixReadOnly", 0, 263},
    {"DOMMatrixReadOnlyBrand", 1, 263},
    {"DOMMatrixReadOnlySteps", 1, 83},
    {"DOMMatrixSteps", 1, 83},
    {"DOMParser", 0, 218},
    {"DOMParserBrand", 1, 218},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 263},
    {"DOMPointBrand", 1, 263},
    {"DOMPointReadOnly", 0, 263},
    {"DOMPointReadOnlyBrand", 1, 263},
    {"DOMPointReadOnlySteps", 1, 83},
    {"DOMPointSteps", 1, 83},
    {"DOMQuad", 0, 263},
    {"DOMQuadBrand", 1, 263},
    {"DOMQuadSteps", 1, 83},
    {"DOMRect", 0, 259},
    {"DOMRectBrand", 1, 259},
    {"DOMRectList", 0, 259},
    {"DOMRectListBrand", 1, 259},
    {"DOMRectListSteps", 1, 84},
    {"DOMRectReadOnly", 0, 259},
    {"DOMRectReadOnlyBrand", 1, 259},
    {"DOMRectReadOnlySteps", 1, 84},
    {"DOMRectSteps", 1, 84},
    {"DOMStringList", 0, 219},
    {"DOMStringListBrand", 1, 219},
    {"DOMStringListSteps", 1, 89},
    {"DOMStringMap", 0, 220},
    {"DOMTokenList", 0, 221},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 150},
    {"DataTransfer", 0, 222},
    {"DataTransferBrand", 1, 222},
    {"DataTransferItem", 0, 222},
    {"DataTransferItemBrand", 1, 222},
    {"DataTransferItemList", 0, 222},
    {"DataTransferItemListBrand", 1, 222},
    {"DataTransferItemListSteps", 1, 126},
    {"DataTransferItemSteps", 1, 126},
    {"DataTransferSteps", 1, 126},
    {"DecompressionStream", 0, 246},
    {"DecompressionStreamBrand", 1, 246},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 214},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 210},
    {"DocumentMembers_Document", 1, 223},
    {"DocumentMembers_HTMLDocument", 1, 229},
    {"DocumentMembers_ParentNode", 1, 235},
    {"DocumentMembers_StyleSheets", 1, 240},
    {"DocumentMembers_XPath", 1, 243},
    {"DocumentMembers_animations", 1, 244},
    {"DocumentMembers_editing", 1, 249},
    {"DocumentMembers_fullscreen", 1, 258},
    {"DocumentMembers_touch", 1, 279},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 223},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 91},
    {"DocumentSteps_animations", 1, 192},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 130},
    {"DocumentSteps_touch", 1, 189},
    {"DocumentTimeline", 0, 244},
    {"DocumentTimelineBrand", 1, 244},
    {"DocumentTimelineSteps", 1, 192},
    {"DocumentType", 0, 214},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 254},
    {"EVALUATING", 1, 150},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 97},
    {"ElementInternals", 0, 225},
    {"ElementInternalsBrand", 1, 225},
    {"ElementInternalsSteps", 1, 87},
    {"ElementMembers_CSSOMView", 1, 210},
    {"ElementMembers_CSSTypedOM", 1, 213},
    {"ElementMembers_Element", 1, 224},
    {"ElementMembers_ParentNode", 1, 235},
    {"ElementMembers_animations", 1, 244},
    {"ElementMembers_fullscreen", 1, 258},
    {"ElementMembers_reflected", 1, 94},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 192},
    {"ElementSteps_fullscreen", 1, 130},
    {"ErrorEvent", 0, 254},
    {"Event", 0, 226},
    {"EventBrand", 1, 226},
    {"EventSource", 0, 247},
    {"EventSourceBrand", 1, 247},
    {"EventSourceSteps", 1, 135},
    {"EventSteps", 1, 24},
    {"External", 0, 268},
    {"ExternalBrand", 1, 268},
    {"ExternalSteps", 1, 155},
    {"File", 0, 227},
    {"FileBrand", 1, 227},
    {"FileList", 0, 227},
    {"FileListBrand", 1, 227},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 227},
    {"FileReaderBrand", 1, 227},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 254},
    {"FormData", 0, 282},
    {"FormDataBrand", 1, 282},
    {"FormDataEvent", 0, 254},
    {"FormDataSteps", 1, 75},
    {"FormOwnedSteps", 1, 111},
    {"GenericTransformStreamSteps", 1, 168},
    {"Geolocation", 0, 273},
    {"GeolocationBrand", 1, 273},
    {"GeolocationPositionError", 0, 273},
    {"GeolocationPositionErrorBrand", 1, 273},
    {"GeolocationPositionErrorSteps", 1, 161},
    {"GeolocationSteps", 1, 161},
    {"HTMLAllCollection", 0, 228},
    {"HTMLAllCollectionSteps", 1, 90},
    {"HTMLAnchorElement", 2, 278},
    {"HTMLAnchorElementSteps", 1, 141},
    {"HTMLAreaElement", 2, 278},
    {"HTMLAudioElementSteps", 1, 102},
    {"HTMLBaseElement", 2, 267},
    {"HTMLBaseElementSteps", 1, 92},
    {"HTMLButtonElement", 2, 257},
    {"HTMLButtonElementSteps", 1, 131},
    {"HTMLCanvasElement", 2, 261},
    {"HTMLCanvasElementSteps", 1, 154},
    {"HTMLCollection", 0, 245},
    {"HTMLCollectionKind", 1, 245},
    {"HTMLDataListElement", 2, 257},
    {"HTMLDataListElementSteps", 1, 119},
    {"HTMLDialogElement", 2, 261},
    {"HTMLDialogElementSteps", 1, 128},
    {"HTMLElementMembers_CSSOMView", 1, 210},
    {"HTMLElementMembers_CSSTypedOM", 1, 213},
    {"HTMLElementMembers_HTMLElement", 1, 230},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 97},
    {"HTMLEmbedElement", 2, 250},
    {"HTMLEmbedElementSteps", 1, 102},
    {"HTMLFieldSetElement", 2, 257},
    {"HTMLFieldSetElementSteps", 1, 111},
    {"HTMLFormControlsCollection", 0, 256},
    {"HTMLFormElement", 2, 257},
    {"HTMLFormElementSteps", 1, 122},
    {"HTMLFormElementSteps_formElements", 1, 110},
    {"HTMLFrameElement", 2, 270},
    {"HTMLFrameElementSteps", 1, 158},
    {"HTMLHyperlinkElementUtilsSteps", 1, 141},
    {"HTMLIFrameElement", 2, 250},
    {"HTMLIFrameElementSteps", 1, 158},
    {"HTMLImageElement", 2, 250},
    {"HTMLImageElementSteps", 1, 101},
    {"HTMLInputElement", 2, 257},
    {"HTMLInputElementSteps", 1, 108},
    {"HTMLLabelElement", 2, 257},
    {"HTMLLabelElementSteps", 1, 111},
    {"HTMLLegendElement", 2, 257},
    {"HTMLLegendElementSteps", 1, 111},
    {"HTMLLinkElement", 2, 240},
    {"HTMLMapElement", 2, 250},
    {"HTMLMapElementSteps", 1, 102},
    {"HTMLMarqueeElement", 2, 270},
    {"HTMLMarqueeElementSteps", 1, 98},
    {"HTMLMediaElement", 2, 264},
    {"HTMLMediaElementSteps", 1, 102},
    {"HTMLMediaElementSteps_mediaElements", 1, 103},
    {"HTMLMeterElement", 2, 257},
    {"HTMLMeterElementSteps", 1, 117},
    {"HTMLObjectElement", 2, 250},
    {"HTMLObjectElement", 2, 257},
    {"HTMLObjectElementSteps", 1, 102},
    {"HTMLOptionElement", 2, 257},
    {"HTMLOptionElementSteps", 1, 119},
    {"HTMLOptionsCollection", 0, 256},
    {"HTMLOptionsCollectionSteps", 1, 119},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 97},
    {"HTMLOutputElement", 2, 257},
    {"HTMLOutputElementSteps", 1, 108},
    {"HTMLProgressElement", 2, 257},
    {"HTMLProgressElementSteps", 1, 117},
    {"HTMLScriptElement", 2, 261},
    {"HTMLScriptElementSteps", 1, 154},
    {"HTMLSelectElement", 2, 257},
    {"HTMLSelectElementSteps", 1, 119},
    {"HTMLSlotElement", 2, 261},
    {"HTMLSlotElementSteps", 1, 154},
    {"HTMLStyleElement", 2, 240},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 277},
    {"HTMLTableCellElementSteps", 1, 99},
    {"HTMLTableElement", 2, 277},
    {"HTMLTableElementSteps", 1, 99},
    {"HTMLTableRowElement", 2, 277},
    {"HTMLTableRowElementSteps", 1, 99},
    {"HTMLTableSectionElement", 2, 277},
    {"HTMLTableSectionElementSteps", 1, 99},
    {"HTMLTemplateElement", 2, 261},
    {"HTMLTemplateElementSteps", 1, 154},
    {"HTMLTextAreaElement", 2, 257},
    {"HTMLTextAreaElementSteps", 1, 108},
    {"HTMLTitleElement", 2, 267},
    {"HTMLTitleElementSteps", 1, 92},
    {"HTMLTrackElement", 2, 264},
    {"HTMLTrackElementSteps", 1, 102},
    {"HTMLTrackElementSteps_mediaElements", 1, 103},
    {"HTMLVideoElement", 2, 264},
    {"HTMLVideoElementSteps", 1, 102},
    {"HashChangeEvent", 0, 254},
    {"Headers", 0, 255},
    {"HeadersBrand", 1, 255},
    {"HeadersSteps", 1, 76},
    {"History", 0, 268},
    {"HistoryBrand", 1, 268},
    {"HistorySteps", 1, 139},
    {"IdleDeadline", 0, 260},
    {"IdleDeadlineBrand", 1, 260},
    {"IdleDeadlineSteps", 1, 145},
    {"Image", 0, 250},
    {"InputEvent", 0, 254},
    {"InputEventSteps", 1, 188},
    {"IntersectionObserver", 0, 262},
    {"IntersectionObserverBrand", 1, 262},
    {"IntersectionObserverEntry", 0, 262},
    {"IntersectionObserverEntryBrand", 1, 262},
    {"IntersectionObserverEntrySteps", 1, 164},
    {"IntersectionObserverSteps", 1, 164},
    {"KeyboardEvent", 0, 254},
    {"KeyboardEventSteps", 1, 188},
    {"KeyframeEffect", 0, 244},
    {"KeyframeEffectBrand", 1, 244},
    {"KeyframeEffectSteps", 1, 194},
    {"LINKED", 1, 150},
    {"LOADED", 1, 150},
    {"LabelableSteps", 1, 111},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 268},
    {"LocationBrand", 1, 268},
    {"LocationSteps", 1, 140},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 230},
    {"MathMLElement", 2, 253},
    {"MathMLElementMembers_CSSTypedOM", 1, 213},
    {"MediaError", 0, 265},
    {"MediaErrorBrand", 1, 265},
    {"MediaErrorSteps", 1, 103},
    {"MediaList", 0, 240},
    {"MediaListBrand", 1, 240},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 210},
    {"MediaQueryListBrand", 1, 210},
    {"MediaQueryListEvent", 0, 254},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 266},
    {"MessageChannelBrand", 1, 266},
    {"MessageChannelSteps", 1, 136},
    {"MessageEvent", 0, 254},
    {"MessageEventSteps", 1, 188},
    {"MessagePort", 0, 266},
    {"MessagePortBrand", 1, 266},
    {"MessagePortSteps", 1, 136},
    {"MimeType", 0, 233},
    {"MimeTypeArray", 0, 233},
    {"MimeTypeArrayBrand", 1, 233},
    {"MimeTypeArraySteps", 1, 162},
    {"MimeTypeBrand", 1, 233},
    {"MimeTypeSteps", 1, 162},
    {"MouseEvent", 0, 254},
    {"MouseEventSteps", 1, 188},
    {"MutationObserver", 0, 231},
    {"MutationObserverBrand", 1, 231},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 231},
    {"MutationRecordBrand", 1, 231},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 150},
    {"NOTHING", 1, 205},
    {"NamedNodeMap", 0, 232},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 233},
    {"NavigatorBrand", 1, 233},
    {"NavigatorConcurrentHardwareSteps", 1, 156},
    {"NavigatorCookiesSteps", 1, 156},
    {"NavigatorIDSteps", 1, 156},
    {"NavigatorLanguageSteps", 1, 156},
    {"NavigatorOnLineSteps", 1, 156},
    {"NavigatorPluginsSteps", 1, 156},
    {"NavigatorSteps", 1, 156},
    {"NavigatorSteps_permissions", 1, 161},
    {"NodeFilter", 0, 241},
    {"NodeIterator", 0, 241},
    {"NodeIteratorBrand", 1, 241},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 245},
    {"NodeListKind", 1, 245},
    {"NodeMembers_Node", 1, 234},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 273},
    {"NotificationBrand", 1, 273},
    {"NotificationSteps", 1, 161},
    {"Option", 0, 257},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 254},
    {"PairList", 1, 200},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 271},
    {"PerformanceBrand", 1, 271},
    {"PerformanceEntry", 0, 272},
    {"PerformanceEntryBrand", 1, 272},
    {"PerformanceEntrySteps", 1, 186},
    {"PerformanceMark", 0, 272},
    {"PerformanceMarkBrand", 1, 272},
    {"PerformanceMarkSteps", 1, 186},
    {"PerformanceMeasure", 0, 272},
    {"PerformanceMeasureBrand", 1, 272},
    {"PerformanceMeasureSteps", 1, 186},
    {"PerformanceNavigation", 0, 269},
    {"PerformanceNavigationBrand", 1, 269},
    {"PerformanceNavigationSteps", 1, 185},
    {"PerformanceObserver", 0, 272},
    {"PerformanceObserverBrand", 1, 272},
    {"PerformanceObserverEntryList", 0, 272},
    {"PerformanceObserverEntryListBrand", 1, 272},
    {"PerformanceObserverEntryListSteps", 1, 186},
    {"PerformanceObserverSteps", 1, 186},
    {"PerformanceSteps", 1, 184},
    {"PerformanceTiming", 0, 269},
    {"PerformanceTimingBrand", 1, 269},
    {"PerformanceTimingSteps", 1, 185},
    {"PermissionStatus", 0, 273},
    {"PermissionStatusBrand", 1, 273},
    {"PermissionStatusSteps", 1, 161},
    {"Permissions", 0, 273},
    {"PermissionsBrand", 1, 273},
    {"PermissionsSteps", 1, 161},
    {"Plugin", 0, 233},
    {"PluginArray", 0, 233},
    {"PluginArrayBrand", 1, 233},
    {"PluginArraySteps", 1, 162},
    {"PluginBrand", 1, 233},
    {"PluginSteps", 1, 162},
    {"PointerEvent", 0, 254},
    {"PointerEventSteps", 1, 188},
    {"PopStateEvent", 0, 254},
    {"PrefixIndex", 1, 153},
    {"ProcessingInstruction", 0, 214},
    {"ProgressEvent", 0, 254},
    {"PromiseRejectionEvent", 0, 254},
    {"RadioNodeList", 0, 256},
    {"RadioNodeListSteps", 1, 110},
    {"Range", 0, 236},
    {"RangeBrand", 1, 236},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 274},
    {"ReadableByteStreamControllerBrand", 1, 274},
    {"ReadableByteStreamControllerSteps", 1, 170},
    {"ReadableStream", 0, 274},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 274},
    {"ReadableStreamBYOBReaderBrand", 1, 274},
    {"ReadableStreamBYOBReaderSteps", 1, 167},
    {"ReadableStreamBYOBRequest", 0, 274},
    {"ReadableStreamBYOBRequestBrand", 1, 274},
    {"ReadableStreamBYOBRequestSteps", 1, 173},
    {"ReadableStreamBrand", 1, 274},
    {"ReadableStreamDefaultController", 0, 274},
    {"ReadableStreamDefaultControllerBrand", 1, 274},
    {"ReadableStreamDefaultControllerSteps", 1, 171},
    {"ReadableStreamDefaultReader", 0, 274},
    {"ReadableStreamDefaultReaderBrand", 1, 274},
    {"ReadableStreamDefaultReaderSteps", 1, 167},
    {"ReadableStreamGenericReaderSteps", 1, 167},
    {"ReadableStreamSteps", 1, 174},
    {"Request", 0, 255},
    {"RequestBrand", 1, 255},
    {"RequestSteps", 1, 77},
    {"ResizeObserver", 0, 262},
    {"ResizeObserverBrand", 1, 262},
    {"ResizeObserverEntry", 0, 262},
    {"ResizeObserverEntryBrand", 1, 262},
    {"ResizeObserverEntrySteps", 1, 164},
    {"ResizeObserverSize", 0, 262},
    {"ResizeObserverSizeBrand", 1, 262},
    {"ResizeObserverSizeSteps", 1, 164},
    {"ResizeObserverSteps", 1, 164},
    {"Response", 0, 255},
    {"ResponseBrand", 1, 255},
    {"ResponseSteps", 1, 78},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 276},
    {"SVGAngleBrand", 1, 276},
    {"SVGAngleSteps", 1, 179},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 276},
    {"SVGAnimatedAngleBrand", 1, 276},
    {"SVGAnimatedAngleSteps", 1, 178},
    {"SVGAnimatedBoolean", 0, 276},
    {"SVGAnimatedBooleanBrand", 1, 276},
    {"SVGAnimatedBooleanSteps", 1, 178},
    {"SVGAnimatedEnumeration", 0, 276},
    {"SVGAnimatedEnumerationBrand", 1, 276},
    {"SVGAnimatedEnumerationSteps", 1, 178},
    {"SVGAnimatedInteger", 0, 276},
    {"SVGAnimatedIntegerBrand", 1, 276},
    {"SVGAnimatedIntegerSteps", 1, 178},
    {"SVGAnimatedLength", 0, 276},
    {"SVGAnimatedLengthBrand", 1, 276},
    {"SVGAnimatedLengthList", 0, 276},
    {"SVGAnimatedLengthListBrand", 1, 276},
    {"SVGAnimatedLengthListSteps", 1, 178},
    {"SVGAnimatedLengthSteps", 1, 178},
    {"SVGAnimatedNumber", 0, 276},
    {"SVGAnimatedNumberBrand", 1, 276},
    {"SVGAnimatedNumberList", 0, 276},
    {"SVGAnimatedNumberListBrand", 1, 276},
    {"SVGAnimatedNumberListSteps", 1, 178},
    {"SVGAnimatedNumberSteps", 1, 178},
    {"SVGAnimatedPreserveAspectRatio", 0, 276},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 276},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 178},
    {"SVGAnimatedRect", 0, 276},
    {"SVGAnimatedRectBrand", 1, 276},
    {"SVGAnimatedRectSteps", 1, 178},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 276},
    {"SVGAnimatedTransformListBrand", 1, 276},
    {"SVGAnimatedTransformListSteps", 1, 178},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 230},
    {"SVGElement", 2, 253},
    {"SVGElementMembers_CSSTypedOM", 1, 213},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 276},
    {"SVGLengthBrand", 1, 276},
    {"SVGLengthList", 0, 276},
    {"SVGLengthListBrand", 1, 276},
    {"SVGLengthListSteps", 1, 180},
    {"SVGLengthSteps", 1, 179},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 276},
    {"SVGNumberBrand", 1, 276},
    {"SVGNumberList", 0, 276},
    {"SVGNumberListBrand", 1, 276},
    {"SVGNumberListSteps", 1, 180},
    {"SVGNumberSteps", 1, 179},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 276},
    {"SVGPointListBrand", 1, 276},
    {"SVGPointListSteps", 1, 180},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 276},
    {"SVGPreserveAspectRatioBrand", 1, 276},
    {"SVGPreserveAspectRatioSteps", 1, 178},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 276},
    {"SVGStringListBrand", 1, 276},
    {"SVGStringListSteps", 1, 180},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 276},
    {"SVGTransformBrand", 1, 276},
    {"SVGTransformList", 0, 276},
    {"SVGTransformListBrand", 1, 276},
    {"SVGTransformListSteps", 1, 180},
    {"SVGTransformSteps", 1, 183},
    {"SVGUnitTypes", 0, 276},
    {"SVGUnitTypesBrand", 1, 276},
    {"SVGUnitTypesSteps", 1, 178},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 210},
    {"ScreenBrand", 1, 210},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 254},
    {"SelectableTextSteps", 1, 123},
    {"Selection", 0, 237},
    {"SelectionBrand", 1, 237},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 238},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 192},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 236},
    {"StaticRangeBrand", 1, 236},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 239},
    {"StorageBrand", 1, 239},
    {"StorageEvent", 0, 254},
    {"StorageEventSteps", 1, 188},
    {"StorageSteps", 1, 157},
    {"StylePropertyMap", 0, 213},
    {"StylePropertyMapBrand", 1, 213},
    {"StylePropertyMapReadOnly", 0, 213},
    {"StylePropertyMapReadOnlyBrand", 1, 213},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 240},
    {"StyleSheetBrand", 1, 240},
    {"StyleSheetList", 0, 240},
    {"StyleSheetListBrand", 1, 240},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 254},
    {"SubmitterSteps", 1, 122},
    {"SubtleCrypto", 0, 281},
    {"SubtleCryptoBrand", 1, 281},
    {"SubtleCryptoSteps", 1, 196},
    {"Text", 0, 214},
    {"TextDecoder", 0, 251},
    {"TextDecoderBrand", 1, 251},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 251},
    {"TextDecoderStreamBrand", 1, 251},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 251},
    {"TextEncoderBrand", 1, 251},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 251},
    {"TextEncoderStreamBrand", 1, 251},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 254},
    {"TextEventSteps", 1, 188},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 265},
    {"TextTrackBrand", 1, 265},
    {"TextTrackCue", 0, 265},
    {"TextTrackCueBrand", 1, 265},
    {"TextTrackCueList", 0, 265},
    {"TextTrackCueListBrand", 1, 265},
    {"TextTrackCueListSteps", 1, 103},
    {"TextTrackCueSteps", 1, 103},
    {"TextTrackList", 0, 265},
    {"TextTrackListBrand", 1, 265},
    {"TextTrackListSteps", 1, 103},
    {"TextTrackSteps", 1, 103},
    {"TimeRanges", 0, 264},
    {"TimeRangesBrand", 1, 264},
    {"TimeRangesSteps", 1, 102},
    {"ToggleEvent", 0, 254},
    {"Touch", 0, 279},
    {"TouchBrand", 1, 279},
    {"TouchEvent", 0, 279},
    {"TouchEventSteps", 1, 189},
    {"TouchList", 0, 279},
    {"TouchListBrand", 1, 279},
    {"TouchListSteps", 1, 189},
    {"TouchSteps", 1, 189},
    {"TrackEvent", 0, 254},
    {"TransformStream", 0, 274},
    {"TransformStreamBrand", 1, 274},
    {"TransformStreamDefaultController", 0, 274},
    {"TransformStreamDefaultControllerBrand", 1, 274},
    {"TransformStreamDefaultControllerSteps", 1, 168},
    {"TransformStreamSteps", 1, 168},
    {"TransitionEvent", 0, 254},
    {"TreeWalker", 0, 241},
    {"TreeWalkerBrand", 1, 241},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 254},
    {"UIEventSteps", 1, 188},
    {"URL", 0, 280},
    {"URLBrand", 1, 280},
    {"URLSearchParams", 0, 280},
    {"URLSearchParamsBrand", 1, 280},
    {"URLSearchParamsSteps", 1, 190},
    {"URLSteps", 1, 190},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 273},
    {"UserActivationBrand", 1, 273},
    {"UserActivationSteps", 1, 161},
    {"VTTCue", 0, 265},
    {"VTTCueBrand", 1, 265},
    {"VTTCueSteps", 1, 103},
    {"ValidityState", 0, 257},
    {"ValidityStateBrand", 1, 257},
    {"ValidityStateSteps", 1, 124},
    {"VideoTrack", 0, 265},
    {"VideoTrackBrand", 1, 265},
    {"VideoTrackList", 0, 265},
    {"VideoTrackListBrand", 1, 265},
    {"VideoTrackListSteps", 1, 103},
    {"VideoTrackSteps", 1, 103},
    {"VisualViewport", 0, 210},
    {"VisualViewportBrand", 1, 210},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 150},
    {"WebSocket", 0, 247},
    {"WebSocketBrand", 1, 247},
    {"WebSocketSteps", 1, 206},
    {"WheelEvent", 0, 254},
    {"WheelEventSteps", 1, 188},
    {"WindowLocalStorageSteps", 1, 163},
    {"WindowMembers_CSSOMView", 1, 210},
    {"WindowMembers_Window", 1, 242},
    {"WindowMembers_fetch", 1, 255},
    {"WindowOrWorkerGlobalScopeSteps", 1, 163},
    {"WindowSessionStorageSteps", 1, 163},
    {"WindowSteps", 1, 163},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 81},
    {"WritableStream", 0, 274},
    {"WritableStreamBrand", 1, 274},
    {"WritableStreamDefaultController", 0, 274},
    {"WritableStreamDefaultControllerBrand", 1, 274},
    {"WritableStreamDefaultControllerSteps", 1, 177},
    {"WritableStreamDefaultWriter", 0, 274},
    {"WritableStreamDefaultWriterBrand", 1, 274},
    {"WritableStreamDefaultWriterSteps", 1, 169},
    {"WritableStreamSteps", 1, 169},
    {"XMLDocument", 0, 223},
    {"XMLHttpRequest", 0, 282},
    {"XMLHttpRequestBrand", 1, 282},
    {"XMLHttpRequestEventTarget", 0, 282},
    {"XMLHttpRequestEventTargetBrand", 1, 282},
    {"XMLHttpRequestSteps", 1, 79},
    {"XMLHttpRequestUpload", 0, 282},
    {"XMLHttpRequestUploadBrand", 1, 282},
    {"XMLSerializer", 0, 218},
    {"XMLSerializerBrand", 1, 218},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 243},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 243},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 243},
    {"XPathExpressionBrand", 1, 243},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 243},
    {"XPathResultBrand", 1, 243},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 207},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 207},
    {"abortWritable", 1, 169},
    {"abstractRangeState", 1, 236},
    {"accessibleFiles", 1, 71},
    {"acquireReader", 1, 167},
    {"acquireWriter", 1, 169},
    {"activateInput", 1, 120},
    {"activationBehavior", 1, 125},
    {"addHeader", 1, 76},
    {"addIterable", 1, 202},
    {"addIterator", 1, 202},
    {"addRead", 1, 167},
    {"addScriptModule", 1, 150},
    {"addSetlike", 1, 204},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 90},
    {"animationChanged", 1, 192},
    {"animationEffectState", 1, 244},
    {"animationRate", 1, 192},
    {"animationState", 1, 244},
    {"animationTime", 1, 192},
    {"animationTimelineState", 1, 244},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 113},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 87},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 265},
    {"audioTrackState", 1, 265},
    {"bar", 1, 155},
    {"barPropState", 1, 268},
    {"beforeToggle", 1, 134},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 81},
    {"blobState", 1, 227},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 266},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 175},
    {"buttonType", 1, 111},
    {"byobRequestOf", 1, 173},
    {"byteLengthQueuingStrategyState", 1, 274},
    {"bytesAsText", 1, 196},
    {"bytesDrained", 1, 170},
    {"callPromise", 1, 175},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 175},
    {"canEnqueue", 1, 171},
    {"cancelReadable", 1, 167},
    {"caretForFocus", 1, 53},
    {"chain", 1, 175},
    {"changeRules", 1, 11},
    {"changedControls", 1, 107},
    {"changedValues", 1, 68},
    {"checkForm", 1, 124},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 124},
    {"checkedRadio", 1, 120},
    {"checkedness", 1, 120},
    {"childAt", 1, 29},
    {"childBeside", 1, 51},
    {"childText", 1, 91},
    {"chooseCommand", 1, 69},
    {"chosenFrame", 1, 158},
    {"chunkSize", 1, 177},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 186},
    {"clearFiles", 1, 112},
    {"clearTimer", 1, 187},
    {"click", 1, 97},
    {"clipboardItemState", 1, 273},
    {"clipboardState", 1, 273},
    {"clone", 1, 138},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 80},
    {"closeBytes", 1, 170},
    {"closeController", 1, 171},
    {"closeDialog", 1, 128},
    {"closeEnd", 1, 136},
    {"closeExtension", 1, 74},
    {"closeReadable", 1, 167},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 169},
    {"closeWritableController", 1, 177},
    {"closeWriter", 1, 169},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 128},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 173},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 246},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 248},
    {"constructElement", 1, 88},
    {"contentHandlerChanged", 1, 144},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 107},
    {"controlMatches", 1, 106},
    {"controlState", 1, 107},
    {"controlValue", 1, 114},
    {"controlsChanged", 1, 107},
    {"controlsOf", 1, 111},
    {"copyBytes", 1, 60},
    {"copyEntries", 1, 75},
    {"copyFiles", 1, 112},
    {"copyHeaders", 1, 76},
    {"copyRange", 1, 46},
    {"countItems", 1, 175},
    {"countQueuingStrategyState", 1, 274},
    {"createCustom", 1, 88},
    {"createEvent", 1, 42},
    {"crypto", 1, 195},
    {"cryptoKeyState", 1, 281},
    {"cryptoState", 1, 281},
    {"cssConditionRuleState", 1, 211},
    {"cssContainerRuleState", 1, 211},
    {"cssCounterStyleRuleState", 1, 211},
    {"cssFontFaceRuleState", 1, 211},
    {"cssFontPaletteValuesRuleState", 1, 211},
    {"cssGroupingRuleState", 1, 211},
    {"cssImageValueState", 1, 213},
    {"cssImportRuleState", 1, 211},
    {"cssKeyframeRuleState", 1, 211},
    {"cssKeyframesRuleState", 1, 211},
    {"cssKeywordValueState", 1, 213},
    {"cssLayerBlockRuleState", 1, 211},
    {"cssLayerStatementRuleState", 1, 211},
    {"cssMarginRuleState", 1, 211},
    {"cssMathClampState", 1, 213},
    {"cssMathInvertState", 1, 213},
    {"cssMathMaxState", 1, 213},
    {"cssMathMinState", 1, 213},
    {"cssMathNegateState", 1, 213},
    {"cssMathProductState", 1, 213},
    {"cssMathSumState", 1, 213},
    {"cssMathValueState", 1, 213},
    {"cssMatrixComponentState", 1, 213},
    {"cssMediaRuleState", 1, 211},
    {"cssNamespaceRuleState", 1, 211},
    {"cssNestedDeclarationsState", 1, 211},
    {"cssNumericArrayState", 1, 213},
    {"cssNumericValueState", 1, 213},
    {"cssPageRuleState", 1, 211},
    {"cssPerspectiveState", 1, 213},
    {"cssPropertyRuleState", 1, 211},
    {"cssRotateState", 1, 213},
    {"cssRuleListState", 1, 211},
    {"cssRuleState", 1, 211},
    {"cssScaleState", 1, 213},
    {"cssScopeRuleState", 1, 211},
    {"cssSkewState", 1, 213},
    {"cssSkewXState", 1, 213},
    {"cssSkewYState", 1, 213},
    {"cssStartingStyleRuleState", 1, 211},
    {"cssStyleRuleState", 1, 211},
    {"cssStyleSheetState", 1, 240},
    {"cssStyleValueState", 1, 213},
    {"cssSupportsRuleState", 1, 211},
    {"cssTransformComponentState", 1, 213},
    {"cssTransformValueState", 1, 213},
    {"cssTranslateState", 1, 213},
    {"cssUnitValueState", 1, 213},
    {"cssUnparsedValueState", 1, 213},
    {"cssVariableReferenceValueState", 1, 213},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 215},
    {"customElements", 1, 86},
    {"customEntries", 1, 87},
    {"customFlags", 1, 87},
    {"customMessage", 1, 87},
    {"customState", 1, 88},
    {"customStateSetState", 1, 225},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 222},
    {"dataTransferItemState", 1, 222},
    {"dataTransferState", 1, 222},
    {"datasetOf", 1, 95},
    {"dateNumber", 1, 109},
    {"dateText", 1, 109},
    {"dealWithRejection", 1, 169},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 246},
    {"defaultButton", 1, 111},
    {"defineElement", 1, 88},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 88},
    {"definitionOf", 1, 88},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 175},
    {"deriveBits", 1, 197},
    {"deriveKey", 1, 197},
    {"derivedList", 1, 99},
    {"describe", 1, 7},
    {"deserialize", 1, 138},
    {"deserializeWithTransfer", 1, 138},
    {"desiredSizeOf", 1, 171},
    {"detailsChanged", 1, 127},
    {"detailsRenamed", 1, 127},
    {"dialogChanged", 1, 128},
    {"digestName", 1, 196},
    {"digestText", 1, 196},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 205},
    {"documentTimelineState", 1, 244},
    {"domExceptionState", 1, 217},
    {"domImplementationState", 1, 218},
    {"domMatrixReadOnlyState", 1, 263},
    {"domMatrixState", 1, 263},
    {"domParserState", 1, 218},
    {"domPointReadOnlyState", 1, 263},
    {"domPointState", 1, 263},
    {"domQuadState", 1, 263},
    {"domRectListState", 1, 259},
    {"domRectReadOnlyState", 1, 259},
    {"domRectState", 1, 259},
    {"domStringListState", 1, 219},
    {"easingFunction", 1, 193},
    {"editingRoot", 1, 129},
    {"effectEnd", 1, 194},
    {"effectFills", 1, 194},
    {"elementArgument", 1, 205},
    {"elementInternalsState", 1, 225},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 82},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 170},
    {"enqueueCallback", 1, 88},
    {"enqueueChunk", 1, 171},
    {"enqueueCopiedBytes", 1, 170},
    {"enqueueDetachedPull", 1, 170},
    {"enqueueSized", 1, 175},
    {"enqueueTransformed", 1, 168},
    {"entryList", 1, 122},
    {"errorBytes", 1, 170},
    {"errorController", 1, 171},
    {"errorNames", 1, 252},
    {"errorReadable", 1, 167},
    {"errorTransform", 1, 168},
    {"errorWritableIfNeeded", 1, 177},
    {"evaluateModule", 1, 147},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 247},
    {"eventState", 1, 226},
    {"exceptionOfCode", 1, 199},
    {"execCommand", 1, 50},
    {"exportKey", 1, 197},
    {"exposeElement", 1, 159},
    {"exposeFrames", 1, 159},
    {"exposeNames", 1, 159},
    {"external", 1, 155},
    {"externalState", 1, 268},
    {"extractBody", 1, 80},
    {"extractRange", 1, 46},
    {"failClose", 1, 169},
    {"failReads", 1, 167},
    {"failWrite", 1, 169},
    {"fetchModule", 1, 150},
    {"fileListState", 1, 227},
    {"fileReaderState", 1, 227},
    {"fileState", 1, 227},
    {"fileValue", 1, 112},
    {"filesOf", 1, 112},
    {"finalStyles", 1, 194},
    {"finishClose", 1, 169},
    {"finishErroring", 1, 169},
    {"finishWrite", 1, 169},
    {"fire", 1, 36},
    {"firstFrom", 1, 153},
    {"firstItem", 1, 175},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 111},
    {"focusForSelection", 1, 53},
    {"focusableArea", 1, 129},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 59},
    {"foldsBlanks", 1, 59},
    {"followLink", 1, 142},
    {"fontSizeOf", 1, 54},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 120},
    {"forgetHandlers", 1, 144},
    {"formAssociated", 1, 87},
    {"formControls", 1, 110},
    {"formDataState", 1, 282},
    {"formEntries", 1, 122},
    {"formOf", 1, 111},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 158},
    {"frames", 1, 158},
    {"fromDictionary", 1, 205},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 205},
    {"fulfilRead", 1, 167},
    {"generateKey", 1, 197},
    {"geolocationPositionErrorState", 1, 273},
    {"geolocationState", 1, 273},
    {"getHandler", 1, 144},
    {"goTo", 1, 140},
    {"handled", 1, 175},
    {"hasBYOBReader", 1, 170},
    {"hasBackpressure", 1, 171},
    {"hasDisabledShadow", 1, 88},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 107},
    {"hasNoChoice", 1, 121},
    {"hasOwnAlone", 1, 111},
    {"hasPulls", 1, 173},
    {"headOf", 1, 37},
    {"headerValue", 1, 76},
    {"headersState", 1, 255},
    {"hidePopover", 1, 133},
    {"hidePopoversOver", 1, 133},
    {"highWaterMarkOf", 1, 175},
    {"history", 1, 139},
    {"historyState", 1, 268},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 115},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 96},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 260},
    {"imageChanged", 1, 101},
    {"imageEvent", 1, 101},
    {"imagePoint", 1, 122},
    {"imageSeen", 1, 101},
    {"imagesMoved", 1, 101},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 151},
    {"importKey", 1, 197},
    {"inReactionQueue", 1, 88},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 113},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 262},
    {"intersectionObserverState", 1, 262},
    {"invalidIn", 1, 124},
    {"invalidateRequest", 1, 170},
    {"invoke", 1, 131},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 88},
    {"is", 1, 56},
    {"isAbortController", 1, 207},
    {"isAbortSignal", 1, 207},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 236},
    {"isActiveDocument", 1, 158},
    {"isAnimation", 1, 244},
    {"isAnimationEffect", 1, 244},
    {"isAnimationTimeline", 1, 244},
    {"isAudioTrack", 1, 265},
    {"isAudioTrackList", 1, 265},
    {"isBarProp", 1, 268},
    {"isBlob", 1, 227},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 266},
    {"isBuffer", 1, 205},
    {"isByteLengthQueuingStrategy", 1, 274},
    {"isCSSConditionRule", 1, 211},
    {"isCSSContainerRule", 1, 211},
    {"isCSSCounterStyleRule", 1, 211},
    {"isCSSFontFaceRule", 1, 211},
    {"isCSSFontPaletteValuesRule", 1, 211},
    {"isCSSGroupingRule", 1, 211},
    {"isCSSImageValue", 1, 213},
    {"isCSSImportRule", 1, 211},
    {"isCSSKeyframeRule", 1, 211},
    {"isCSSKeyframesRule", 1, 211},
    {"isCSSKeywordValue", 1, 213},
    {"isCSSLayerBlockRule", 1, 211},
    {"isCSSLayerStatementRule", 1, 211},
    {"isCSSMarginRule", 1, 211},
    {"isCSSMathClamp", 1, 213},
    {"isCSSMathInvert", 1, 213},
    {"isCSSMathMax", 1, 213},
    {"isCSSMathMin", 1, 213},
    {"isCSSMathNegate", 1, 213},
    {"isCSSMathProduct", 1, 213},
    {"isCSSMathSum", 1, 213},
    {"isCSSMathValue", 1, 213},
    {"isCSSMatrixComponent", 1, 213},
    {"isCSSMediaRule", 1, 211},
    {"isCSSNamespaceRule", 1, 211},
    {"isCSSNestedDeclarations", 1, 211},
    {"isCSSNumericArray", 1, 213},
    {"isCSSNumericValue", 1, 213},
    {"isCSSPageRule", 1, 211},
    {"isCSSPerspective", 1, 213},
    {"isCSSPropertyRule", 1, 211},
    {"isCSSRotate", 1, 213},
    {"isCSSRule", 1, 211},
    {"isCSSRuleList", 1, 211},
    {"isCSSScale", 1, 213},
    {"isCSSScopeRule", 1, 211},
    {"isCSSSkew", 1, 213},
    {"isCSSSkewX", 1, 213},
    {"isCSSSkewY", 1, 213},
    {"isCSSStartingStyleRule", 1, 211},
    {"isCSSStyleRule", 1, 211},
    {"isCSSStyleSheet", 1, 240},
    {"isCSSStyleValue", 1, 213},
    {"isCSSSupportsRule", 1, 211},
    {"isCSSTransformComponent", 1, 213},
    {"isCSSTransformValue", 1, 213},
    {"isCSSTranslate", 1, 213},
    {"isCSSUnitValue", 1, 213},
    {"isCSSUnparsedValue", 1, 213},
    {"isCSSVariableReferenceValue", 1, 213},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 273},
    {"isClipboardItem", 1, 273},
    {"isClosed", 1, 32},
    {"isClosing", 1, 169},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 246},
    {"isCountQueuingStrategy", 1, 274},
    {"isCrypto", 1, 281},
    {"isCryptoKey", 1, 281},
    {"isCustomElementRegistry", 1, 215},
    {"isCustomStateSet", 1, 225},
    {"isDOMException", 1, 217},
    {"isDOMImplementation", 1, 218},
    {"isDOMMatrix", 1, 263},
    {"isDOMMatrixReadOnly", 1, 263},
    {"isDOMParser", 1, 218},
    {"isDOMPoint", 1, 263},
    {"isDOMPointReadOnly", 1, 263},
    {"isDOMQuad", 1, 263},
    {"isDOMRect", 1, 259},
    {"isDOMRectList", 1, 259},
    {"isDOMRectReadOnly", 1, 259},
    {"isDOMStringList", 1, 219},
    {"isDataTransfer", 1, 222},
    {"isDataTransferItem", 1, 222},
    {"isDataTransferItemList", 1, 222},
    {"isDecompressionStream", 1, 246},
    {"isDesigned", 1, 91},
    {"isDisabled", 1, 129},
    {"isDocumentTimeline", 1, 244},
    {"isEditable", 1, 129},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 225},
    {"isEvent", 1, 226},
    {"isEventSource", 1, 247},
    {"isExternal", 1, 268},
    {"isFieldValue", 1, 76},
    {"isFile", 1, 227},
    {"isFileList", 1, 227},
    {"isFileReader", 1, 227},
    {"isFinal", 1, 148},
    {"isFocusable", 1, 129},
    {"isFocusableByDefault", 1, 129},
    {"isFormControl", 1, 111},
    {"isFormCustom", 1, 87},
    {"isFormData", 1, 282},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 158},
    {"isGeolocation", 1, 273},
    {"isGeolocationPositionError", 1, 273},
    {"isGroupChecked", 1, 120},
    {"isHTMLElementOf", 1, 96},
    {"isHeaders", 1, 255},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 268},
    {"isIdleDeadline", 1, 260},
    {"isImageLoading", 1, 101},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 201},
    {"isIntersectionObserver", 1, 262},
    {"isIntersectionObserverEntry", 1, 262},
    {"isKeyframeEffect", 1, 244},
    {"isLoadable", 1, 81},
    {"isLocation", 1, 268},
    {"isLockedReadable", 1, 167},
    {"isMediaError", 1, 265},
    {"isMediaList", 1, 240},
    {"isMediaQueryList", 1, 210},
    {"isMessageChannel", 1, 266},
    {"isMessagePort", 1, 266},
    {"isMimeType", 1, 233},
    {"isMimeTypeArray", 1, 233},
    {"isModal", 1, 132},
    {"isMouseEvent", 1, 188},
    {"isMutationObserver", 1, 231},
    {"isMutationRecord", 1, 231},
    {"isNamed", 1, 44},
    {"isNamespace", 1, 149},
    {"isNavigator", 1, 233},
    {"isNodeIterator", 1, 241},
    {"isNotification", 1, 273},
    {"isNumberText", 1, 118},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 271},
    {"isPerformanceEntry", 1, 272},
    {"isPerformanceMark", 1, 272},
    {"isPerformanceMeasure", 1, 272},
    {"isPerformanceNavigation", 1, 269},
    {"isPerformanceObserver", 1, 272},
    {"isPerformanceObserverEntryList", 1, 272},
    {"isPerformanceTiming", 1, 269},
    {"isPermissionStatus", 1, 273},
    {"isPermissions", 1, 273},
    {"isPlugin", 1, 233},
    {"isPluginArray", 1, 233},
    {"isPopoverShown", 1, 133},
    {"isRange", 1, 236},
    {"isReadableByteStreamController", 1, 274},
    {"isReadableStream", 1, 274},
    {"isReadableStreamBYOBReader", 1, 274},
    {"isReadableStreamBYOBRequest", 1, 274},
    {"isReadableStreamDefaultController", 1, 274},
    {"isReadableStreamDefaultReader", 1, 274},
    {"isRequest", 1, 255},
    {"isResizeObserver", 1, 262},
    {"isResizeObserverEntry", 1, 262},
    {"isResizeObserverSize", 1, 262},
    {"isResponse", 1, 255},
    {"isSVGAngle", 1, 276},
    {"isSVGAnimatedAngle", 1, 276},
    {"isSVGAnimatedBoolean", 1, 276},
    {"isSVGAnimatedEnumeration", 1, 276},
    {"isSVGAnimatedInteger", 1, 276},
    {"isSVGAnimatedLength", 1, 276},
    {"isSVGAnimatedLengthList", 1, 276},
    {"isSVGAnimatedNumber", 1, 276},
    {"isSVGAnimatedNumberList", 1, 276},
    {"isSVGAnimatedPreserveAspectRatio", 1, 276},
    {"isSVGAnimatedRect", 1, 276},
    {"isSVGAnimatedTransformList", 1, 276},
    {"isSVGLength", 1, 276},
    {"isSVGLengthList", 1, 276},
    {"isSVGNumber", 1, 276},
    {"isSVGNumberList", 1, 276},
    {"isSVGPointList", 1, 276},
    {"isSVGPreserveAspectRatio", 1, 276},
    {"isSVGStringList", 1, 276},
    {"isSVGTransform", 1, 276},
    {"isSVGTransformList", 1, 276},
    {"isSVGUnitTypes", 1, 276},
    {"isScreen", 1, 210},
    {"isSelected", 1, 121},
    {"isSelection", 1, 237},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 236},
    {"isStepMismatch", 1, 118},
    {"isStorage", 1, 239},
    {"isStylePropertyMap", 1, 213},
    {"isStylePropertyMapReadOnly", 1, 213},
    {"isStyleSheet", 1, 240},
    {"isStyleSheetList", 1, 240},
    {"isSubmitButton", 1, 111},
    {"isSubtleCrypto", 1, 281},
    {"isSummary", 1, 129},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 251},
    {"isTextDecoderStream", 1, 251},
    {"isTextEncoder", 1, 251},
    {"isTextEncoderStream", 1, 251},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 265},
    {"isTextTrackCue", 1, 265},
    {"isTextTrackCueList", 1, 265},
    {"isTextTrackList", 1, 265},
    {"isTimeRanges", 1, 264},
    {"isToken", 1, 76},
    {"isTouch", 1, 279},
    {"isTouchList", 1, 279},
    {"isTransformStream", 1, 274},
    {"isTransformStreamDefaultController", 1, 274},
    {"isTreeWalker", 1, 241},
    {"isURL", 1, 280},
    {"isURLSearchParams", 1, 280},
    {"isUnusable", 1, 80},
    {"isUserActivation", 1, 273},
    {"isVTTCue", 1, 265},
    {"isValidControl", 1, 124},
    {"isValidityState", 1, 257},
    {"isVideoTrack", 1, 265},
    {"isVideoTrackList", 1, 265},
    {"isVisualViewport", 1, 210},
    {"isWebSocket", 1, 247},
    {"isWritableStream", 1, 274},
    {"isWritableStreamDefaultController", 1, 274},
    {"isWritableStreamDefaultWriter", 1, 274},
    {"isXMLHttpRequest", 1, 282},
    {"isXMLHttpRequestEventTarget", 1, 282},
    {"isXMLHttpRequestUpload", 1, 282},
    {"isXMLSerializer", 1, 218},
    {"isXPathEvaluator", 1, 243},
    {"isXPathExpression", 1, 243},
    {"isXPathResult", 1, 243},
    {"itemKind", 1, 201},
    {"itemState", 1, 201},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 244},
    {"labelListOf", 1, 111},
    {"labeledControl", 1, 111},
    {"labelsFor", 1, 44},
    {"lastFailure", 1, 150},
    {"legacySize", 1, 54},
    {"limitState", 1, 124},
    {"linesOf", 1, 56},
    {"linkModules", 1, 149},
    {"listElement", 1, 116},
    {"loadFailed", 1, 81},
    {"loadGraph", 1, 150},
    {"loadResource", 1, 81},
    {"localOf", 1, 56},
    {"localizedText", 1, 74},
    {"location", 1, 140},
    {"locationState", 1, 268},
    {"makeAbortController", 1, 207},
    {"makeAbortSignal", 1, 207},
    {"makeAbstractRange", 1, 236},
    {"makeAnimation", 1, 244},
    {"makeAnimationEffect", 1, 244},
    {"makeAnimationTimeline", 1, 244},
    {"makeAudioTrack", 1, 265},
    {"makeAudioTrackList", 1, 265},
    {"makeBarProp", 1, 268},
    {"makeBlob", 1, 227},
    {"makeBroadcastChannel", 1, 266},
    {"makeByteLengthQueuingStrategy", 1, 274},
    {"makeCSSConditionRule", 1, 211},
    {"makeCSSContainerRule", 1, 211},
    {"makeCSSCounterStyleRule", 1, 211},
    {"makeCSSFontFaceRule", 1, 211},
    {"makeCSSFontPaletteValuesRule", 1, 211},
    {"makeCSSGroupingRule", 1, 211},
    {"makeCSSImageValue", 1, 213},
    {"makeCSSImportRule", 1, 211},
    {"makeCSSKeyframeRule", 1, 211},
    {"makeCSSKeyframesRule", 1, 211},
    {"makeCSSKeywordValue", 1, 213},
    {"makeCSSLayerBlockRule", 1, 211},
    {"makeCSSLayerStatementRule", 1, 211},
    {"makeCSSMarginRule", 1, 211},
    {"makeCSSMathClamp", 1, 213},
    {"makeCSSMathInvert", 1, 213},
    {"makeCSSMathMax", 1, 213},
    {"makeCSSMathMin", 1, 213},
    {"makeCSSMathNegate", 1, 213},
    {"makeCSSMathProduct", 1, 213},
    {"makeCSSMathSum", 1, 213},
    {"makeCSSMathValue", 1, 213},
    {"makeCSSMatrixComponent", 1, 213},
    {"makeCSSMediaRule", 1, 211},
    {"makeCSSNamespaceRule", 1, 211},
    {"makeCSSNestedDeclarations", 1, 211},
    {"makeCSSNumericArray", 1, 213},
    {"makeCSSNumericValue", 1, 213},
    {"makeCSSPageRule", 1, 211},
    {"makeCSSPerspective", 1, 213},
    {"makeCSSPropertyRule", 1, 211},
    {"makeCSSRotate", 1, 213},
    {"makeCSSRule", 1, 211},
    {"makeCSSRuleList", 1, 211},
    {"makeCSSScale", 1, 213},
    {"makeCSSScopeRule", 1, 211},
    {"makeCSSSkew", 1, 213},
    {"makeCSSSkewX", 1, 213},
    {"makeCSSSkewY", 1, 213},
    {"makeCSSStartingStyleRule", 1, 211},
    {"makeCSSStyleDeclaration", 1, 212},
    {"makeCSSStyleRule", 1, 211},
    {"makeCSSStyleSheet", 1, 240},
    {"makeCSSStyleValue", 1, 213},
    {"makeCSSSupportsRule", 1, 211},
    {"makeCSSTransformComponent", 1, 213},
    {"makeCSSTransformValue", 1, 213},
    {"makeCSSTranslate", 1, 213},
    {"makeCSSUnitValue", 1, 213},
    {"makeCSSUnparsedValue", 1, 213},
    {"makeCSSVariableReferenceValue", 1, 213},
    {"makeClipboard", 1, 273},
    {"makeClipboardItem", 1, 273},
    {"makeCompressionStream", 1, 246},
    {"makeCountQueuingStrategy", 1, 274},
    {"makeCrypto", 1, 281},
    {"makeCryptoKey", 1, 281},
    {"makeCustomElementRegistry", 1, 215},
    {"makeCustomStateSet", 1, 225},
    {"makeDOMException", 1, 217},
    {"makeDOMImplementation", 1, 218},
    {"makeDOMMatrix", 1, 263},
    {"makeDOMMatrixReadOnly", 1, 263},
    {"makeDOMParser", 1, 218},
    {"makeDOMPoint", 1, 263},
    {"makeDOMPointReadOnly", 1, 263},
    {"makeDOMQuad", 1, 263},
    {"makeDOMRect", 1, 259},
    {"makeDOMRectList", 1, 259},
    {"makeDOMRectReadOnly", 1, 259},
    {"makeDOMStringList", 1, 219},
    {"makeDOMStringMap", 1, 220},
    {"makeDOMTokenList", 1, 221},
    {"makeDataTransfer", 1, 222},
    {"makeDataTransferItem", 1, 222},
    {"makeDataTransferItemList", 1, 222},
    {"makeDecompressionStream", 1, 246},
    {"makeDeferred", 1, 175},
    {"makeDocumentTimeline", 1, 244},
    {"makeElement", 1, 96},
    {"makeElementInternals", 1, 225},
    {"makeEvent", 1, 226},
    {"makeEventSource", 1, 247},
    {"makeException", 1, 199},
    {"makeExternal", 1, 268},
    {"makeFile", 1, 227},
    {"makeFileList", 1, 227},
    {"makeFileReader", 1, 227},
    {"makeFormData", 1, 282},
    {"makeGeolocation", 1, 273},
    {"makeGeolocationPositionError", 1, 273},
    {"makeHTMLAllCollection", 1, 228},
    {"makeHTMLCollection", 1, 245},
    {"makeHTMLFormControlsCollection", 1, 256},
    {"makeHTMLOptionsCollection", 1, 256},
    {"makeHeaders", 1, 255},
    {"makeHistory", 1, 268},
    {"makeIdleDeadline", 1, 260},
    {"makeIndexed", 1, 201},
    {"makeIntersectionObserver", 1, 262},
    {"makeIntersectionObserverEntry", 1, 262},
    {"makeKeyframeEffect", 1, 244},
    {"makeLocation", 1, 268},
    {"makeMediaError", 1, 265},
    {"makeMediaList", 1, 240},
    {"makeMediaQueryList", 1, 210},
    {"makeMessageChannel", 1, 266},
    {"makeMessagePort", 1, 266},
    {"makeMimeType", 1, 233},
    {"makeMimeTypeArray", 1, 233},
    {"makeMutationObserver", 1, 231},
    {"makeMutationRecord", 1, 231},
    {"makeNamedNodeMap", 1, 232},
    {"makeNavigator", 1, 233},
    {"makeNodeIterator", 1, 241},
    {"makeNodeList", 1, 245},
    {"makeNotification", 1, 273},
    {"makePerformance", 1, 271},
    {"makePerformanceEntry", 1, 272},
    {"makePerformanceMark", 1, 272},
    {"makePerformanceMeasure", 1, 272},
    {"makePerformanceNavigation", 1, 269},
    {"makePerformanceObserver", 1, 272},
    {"makePerformanceObserverEntryList", 1, 272},
    {"makePerformanceTiming", 1, 269},
    {"makePermissionStatus", 1, 273},
    {"makePermissions", 1, 273},
    {"makePlugin", 1, 233},
    {"makePluginArray", 1, 233},
    {"makeRadioNodeList", 1, 256},
    {"makeRange", 1, 236},
    {"makeReadableByteStreamController", 1, 274},
    {"makeReadableStream", 1, 274},
    {"makeReadableStreamBYOBReader", 1, 274},
    {"makeReadableStreamBYOBRequest", 1, 274},
    {"makeReadableStreamDefaultController", 1, 274},
    {"makeReadableStreamDefaultReader", 1, 274},
    {"makeRequest", 1, 255},
    {"makeResizeObserver", 1, 262},
    {"makeResizeObserverEntry", 1, 262},
    {"makeResizeObserverSize", 1, 262},
    {"makeResponse", 1, 255},
    {"makeSVGAngle", 1, 276},
    {"makeSVGAnimatedAngle", 1, 276},
    {"makeSVGAnimatedBoolean", 1, 276},
    {"makeSVGAnimatedEnumeration", 1, 276},
    {"makeSVGAnimatedInteger", 1, 276},
    {"makeSVGAnimatedLength", 1, 276},
    {"makeSVGAnimatedLengthList", 1, 276},
    {"makeSVGAnimatedNumber", 1, 276},
    {"makeSVGAnimatedNumberList", 1, 276},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 276},
    {"makeSVGAnimatedRect", 1, 276},
    {"makeSVGAnimatedTransformList", 1, 276},
    {"makeSVGLength", 1, 276},
    {"makeSVGLengthList", 1, 276},
    {"makeSVGNumber", 1, 276},
    {"makeSVGNumberList", 1, 276},
    {"makeSVGPointList", 1, 276},
    {"makeSVGPreserveAspectRatio", 1, 276},
    {"makeSVGStringList", 1, 276},
    {"makeSVGTransform", 1, 276},
    {"makeSVGTransformList", 1, 276},
    {"makeSVGUnitTypes", 1, 276},
    {"makeScreen", 1, 210},
    {"makeSelection", 1, 237},
    {"makeStaticRange", 1, 236},
    {"makeStorage", 1, 239},
    {"makeStylePropertyMap", 1, 213},
    {"makeStylePropertyMapReadOnly", 1, 213},
    {"makeStyleSheet", 1, 240},
    {"makeStyleSheetList", 1, 240},
    {"makeSubtleCrypto", 1, 281},
    {"makeTextDecoder", 1, 251},
    {"makeTextDecoderStream", 1, 251},
    {"makeTextEncoder", 1, 251},
    {"makeTextEncoderStream", 1, 251},
    {"makeTextTrack", 1, 265},
    {"makeTextTrackCue", 1, 265},
    {"makeTextTrackCueList", 1, 265},
    {"makeTextTrackList", 1, 265},
    {"makeTimeRanges", 1, 264},
    {"makeTouch", 1, 279},
    {"makeTouchList", 1, 279},
    {"makeTransformStream", 1, 274},
    {"makeTransformStreamDefaultController", 1, 274},
    {"makeTreeWalker", 1, 241},
    {"makeURL", 1, 280},
    {"makeURLSearchParams", 1, 280},
    {"makeUserActivation", 1, 273},
    {"makeVTTCue", 1, 265},
    {"makeValidityState", 1, 257},
    {"makeVideoTrack", 1, 265},
    {"makeVideoTrackList", 1, 265},
    {"makeVisualViewport", 1, 210},
    {"makeWebSocket", 1, 247},
    {"makeWritableStream", 1, 274},
    {"makeWritableStreamDefaultController", 1, 274},
    {"makeWritableStreamDefaultWriter", 1, 274},
    {"makeXMLHttpRequest", 1, 282},
    {"makeXMLHttpRequestEventTarget", 1, 282},
    {"makeXMLHttpRequestUpload", 1, 282},
    {"makeXMLSerializer", 1, 218},
    {"makeXPathEvaluator", 1, 243},
    {"makeXPathExpression", 1, 243},
    {"makeXPathResult", 1, 243},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 118},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 265},
    {"mediaListState", 1, 240},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 210},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 266},
    {"messagePortState", 1, 266},
    {"messageText", 1, 72},
    {"metaOf", 1, 151},
    {"mimeParameter", 1, 165},
    {"mimeText", 1, 165},
    {"mimeTypeArrayState", 1, 233},
    {"mimeTypeState", 1, 233},
    {"mimeTypes", 1, 162},
    {"minimumOf", 1, 118},
    {"missing", 1, 205},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 129},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 121},
    {"mutationObserverState", 1, 231},
    {"mutationRecordState", 1, 231},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 149},
    {"namedIn", 1, 111},
    {"namedList", 1, 44},
    {"namedTest", 1, 111},
    {"namesOf", 1, 148},
    {"namesOfValues", 1, 68},
    {"namespaceOf", 1, 149},
    {"navigate", 1, 140},
    {"navigateFrame", 1, 158},
    {"navigateToFragment", 1, 139},
    {"navigator", 1, 156},
    {"navigatorState", 1, 233},
    {"nearestStep", 1, 118},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 80},
    {"newDecoder", 1, 60},
    {"newEvent", 1, 70},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 75},
    {"newHeaders", 1, 76},
    {"newKeyframeEffect", 1, 194},
    {"newList", 1, 175},
    {"newMatrix", 1, 83},
    {"newModule", 1, 150},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 167},
    {"newRect", 1, 84},
    {"newRectList", 1, 84},
    {"newResponse", 1, 78},
    {"newSVGAngle", 1, 179},
    {"newSVGLength", 1, 179},
    {"newSVGList", 1, 180},
    {"newSVGNumber", 1, 179},
    {"newSVGTransform", 1, 183},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 169},
    {"nextTimer", 1, 187},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 241},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 205},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 273},
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
    {"openUserscript", 1, 69},
    {"openWindow", 1, 160},
    {"optionList", 1, 119},
    {"optionValue", 1, 119},
    {"ownControlState", 1, 107},
    {"pageScripts", 1, 152},
    {"parseMIMEType", 1, 165},
    {"parseMultipart", 1, 82},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 190},
    {"parseSVGNumbers", 1, 183},
    {"parseSVGTransforms", 1, 183},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 88},
    {"peerEvents", 1, 166},
    {"performance", 1, 184},
    {"performanceEntries", 1, 186},
    {"performanceEntryState", 1, 272},
    {"performanceMark", 1, 186},
    {"performanceMarkState", 1, 272},
    {"performanceMeasure", 1, 186},
    {"performanceMeasureState", 1, 272},
    {"performanceNavigationState", 1, 269},
    {"performanceObserverEntryListState", 1, 272},
    {"performanceObserverState", 1, 272},
    {"performanceState", 1, 271},
    {"performanceTimingState", 1, 269},
    {"permissionStatusState", 1, 273},
    {"permissionsState", 1, 273},
    {"pipe", 1, 172},
    {"placeCaret", 1, 51},
    {"placed", 1, 150},
    {"platformInterface", 1, 203},
    {"pluginArrayState", 1, 233},
    {"pluginState", 1, 233},
    {"plugins", 1, 162},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 133},
    {"postToWindow", 1, 136},
    {"prepareModule", 1, 151},
    {"problemOf", 1, 150},
    {"pullBytesIfNeeded", 1, 170},
    {"pullInto", 1, 173},
    {"pushItem", 1, 175},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 187},
    {"queueMicrotask", 1, 187},
    {"queueTask", 1, 187},
    {"queueToggle", 1, 134},
    {"radioGroup", 1, 120},
    {"radioNodeList", 1, 110},
    {"randomUUID", 1, 195},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 236},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 175},
    {"readBody", 1, 80},
    {"readChunk", 1, 167},
    {"readContentHandler", 1, 144},
    {"readInto", 1, 167},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 274},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 274},
    {"readableStreamBYOBRequestState", 1, 274},
    {"readableStreamDefaultControllerState", 1, 274},
    {"readableStreamDefaultReaderState", 1, 274},
    {"readableStreamState", 1, 274},
    {"receiveControlState", 1, 107},
    {"receiverOf", 1, 96},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 146},
    {"releaseReader", 1, 167},
    {"releaseWriter", 1, 169},
    {"remoteCount", 1, 111},
    {"removeBeside", 1, 51},
    {"removeSelected", 1, 51},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 93},
    {"replaceMessages", 1, 72},
    {"reportException", 1, 143},
    {"reportForm", 1, 124},
    {"reportRejection", 1, 143},
    {"reportValidity", 1, 124},
    {"request", 1, 67},
    {"requestFrame", 1, 187},
    {"requestIdle", 1, 145},
    {"requestState", 1, 255},
    {"resetControl", 1, 108},
    {"resetCustom", 1, 87},
    {"resetOptions", 1, 121},
    {"resetQueue", 1, 175},
    {"resizeObserverEntryState", 1, 262},
    {"resizeObserverSizeState", 1, 262},
    {"resizeObserverState", 1, 262},
    {"resolveExport", 1, 148},
    {"resolveSpecifier", 1, 146},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 81},
    {"resourceDocument", 1, 81},
    {"resourceText", 1, 81},
    {"respond", 1, 173},
    {"respondWithView", 1, 173},
    {"responseState", 1, 255},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runModule", 1, 151},
    {"runNextTimer", 1, 187},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 210},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 187},
    {"seedRandom", 1, 198},
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
    {"selectionLeft", 1, 53},
    {"selectionState", 1, 237},
    {"sendControlStates", 1, 107},
    {"sendTo", 1, 136},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 138},
    {"serializePairs", 1, 190},
    {"serializeWithTransfer", 1, 138},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 114},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 169},
    {"setCheckedness", 1, 120},
    {"setControlValue", 1, 114},
    {"setFiles", 1, 112},
    {"setFragment", 1, 140},
    {"setHandler", 1, 144},
    {"setHeader", 1, 76},
    {"setInputValue", 1, 114},
    {"setInteracted", 1, 124},
    {"setMIMEParameter", 1, 165},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 132},
    {"setOption", 1, 119},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 179},
    {"setSVGLength", 1, 179},
    {"setSelected", 1, 121},
    {"setTimer", 1, 187},
    {"setType", 1, 114},
    {"setUpByteSource", 1, 170},
    {"setUpBytes", 1, 170},
    {"setUpReadable", 1, 171},
    {"setUpSink", 1, 177},
    {"setUpSource", 1, 171},
    {"setUpTransform", 1, 168},
    {"setUpWritable", 1, 177},
    {"settingText", 1, 118},
    {"settleAs", 1, 175},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 107},
    {"shareFiles", 1, 150},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 175},
    {"showPopover", 1, 133},
    {"signWith", 1, 197},
    {"sizeOf", 1, 175},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 167},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 169},
    {"startModule", 1, 151},
    {"startsWith", 1, 153},
    {"stateOf", 1, 201},
    {"staticRangeState", 1, 236},
    {"stepped", 1, 118},
    {"storage", 1, 157},
    {"storageAreas", 1, 73},
    {"storageState", 1, 239},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 89},
    {"stylePropertyMapReadOnlyState", 1, 213},
    {"stylePropertyMapState", 1, 213},
    {"styleSheetListState", 1, 240},
    {"styleSheetState", 1, 240},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 122},
    {"submittableOf", 1, 111},
    {"submittedText", 1, 114},
    {"subtle", 1, 196},
    {"subtleCryptoState", 1, 281},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 276},
    {"svgAnimatedAngleState", 1, 276},
    {"svgAnimatedBooleanState", 1, 276},
    {"svgAnimatedEnumerationState", 1, 276},
    {"svgAnimatedIntegerState", 1, 276},
    {"svgAnimatedLengthListState", 1, 276},
    {"svgAnimatedLengthState", 1, 276},
    {"svgAnimatedNumberListState", 1, 276},
    {"svgAnimatedNumberState", 1, 276},
    {"svgAnimatedPreserveAspectRatioState", 1, 276},
    {"svgAnimatedRectState", 1, 276},
    {"svgAnimatedTransformListState", 1, 276},
    {"svgAxis", 1, 179},
    {"svgBounds", 1, 181},
    {"svgBox", 1, 178},
    {"svgConstants", 1, 182},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 181},
    {"svgFloat", 1, 179},
    {"svgLengthListState", 1, 276},
    {"svgLengthState", 1, 276},
    {"svgListOf", 1, 178},
    {"svgMemberOrder", 1, 275},
    {"svgMembers", 1, 182},
    {"svgNumberListState", 1, 276},
    {"svgNumberState", 1, 276},
    {"svgNumberText", 1, 179},
    {"svgPathLength", 1, 181},
    {"svgPointAt", 1, 181},
    {"svgPointListState", 1, 276},
    {"svgPreserveAspectRatioState", 1, 276},
    {"svgReflection", 1, 178},
    {"svgStringListState", 1, 276},
    {"svgStrokes", 1, 181},
    {"svgTransformListState", 1, 276},
    {"svgTransformOf", 1, 183},
    {"svgTransformProduct", 1, 183},
    {"svgTransformState", 1, 276},
    {"svgTransformText", 1, 183},
    {"svgUnitTypesState", 1, 276},
    {"takeFilled", 1, 173},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 142},
    {"teeBytes", 1, 176},
    {"teeChunks", 1, 176},
    {"textAsBuffer", 1, 196},
    {"textBecameSelectable", 1, 123},
    {"textDecoderState", 1, 251},
    {"textDecoderStreamState", 1, 251},
    {"textEncoderState", 1, 251},
    {"textEncoderStreamState", 1, 251},
    {"textFragment", 1, 100},
    {"textReplaced", 1, 123},
    {"textToNumber", 1, 118},
    {"textTrackCueListState", 1, 265},
    {"textTrackCueState", 1, 265},
    {"textTrackListState", 1, 265},
    {"textTrackState", 1, 265},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 264},
    {"timingTimes", 1, 185},
    {"toBuffer", 1, 205},
    {"toByteString", 1, 205},
    {"toClamped", 1, 205},
    {"toEnforced", 1, 205},
    {"toEnum", 1, 205},
    {"toFloat", 1, 205},
    {"toInterface", 1, 205},
    {"toLongLong", 1, 205},
    {"toObject", 1, 205},
    {"toRecord", 1, 205},
    {"toSequence", 1, 205},
    {"toUnrestrictedFloat", 1, 205},
    {"toUnsignedLongLong", 1, 205},
    {"togglePopover", 1, 133},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 132},
    {"touchListState", 1, 279},
    {"touchState", 1, 279},
    {"transferPort", 1, 136},
    {"transferStream", 1, 137},
    {"transformMatrix", 1, 85},
    {"transformStreamDefaultControllerState", 1, 274},
    {"transformStreamState", 1, 274},
    {"treeWalkerState", 1, 241},
    {"trimSpace", 1, 76},
    {"turnFormatOff", 1, 54},
    {"typeOfAttributes", 1, 150},
    {"updateFormOwner", 1, 87},
    {"upgradeIn", 1, 88},
    {"urlSearchParamsState", 1, 280},
    {"urlState", 1, 280},
    {"userActivationState", 1, 273},
    {"usesSourceSet", 1, 104},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 124},
    {"validityStateState", 1, 257},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 113},
    {"valuesAsJSON", 1, 68},
    {"verifyWith", 1, 197},
    {"videoTrackListState", 1, 265},
    {"videoTrackState", 1, 265},
    {"viewParts", 1, 175},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 210},
    {"vttCueState", 1, 265},
    {"waitingReads", 1, 167},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 247},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 107},
    {"willValidate", 1, 124},
    {"windowNamed", 1, 159},
    {"windowOf", 1, 158},
    {"withImports", 1, 151},
    {"withReactions", 1, 88},
    {"withoutScripts", 1, 55},
    {"withoutTypes", 1, 150},
    {"writableDesiredSize", 1, 177},
    {"writableStreamDefaultControllerState", 1, 274},
    {"writableStreamDefaultWriterState", 1, 274},
    {"writableStreamState", 1, 274},
    {"writeChunk", 1, 169},
    {"writeController", 1, 177},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 205},
    {"wrongReceiver", 1, 205},
    {"wrongValue", 1, 205},
    {"xPathEvaluatorState", 1, 243},
    {"xPathExpressionState", 1, 243},
    {"xPathResultState", 1, 243},
    {"xmlHttpRequestEventTargetState", 1, 282},
    {"xmlHttpRequestState", 1, 282},
    {"xmlHttpRequestUploadState", 1, 282},
    {"xmlSerializerState", 1, 218},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
