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
    {"AbortController", 0, 200},
    {"AbortControllerBrand", 1, 200},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 200},
    {"AbortSignalBrand", 1, 200},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 229},
    {"AbstractRangeBrand", 1, 229},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 237},
    {"AnimationBrand", 1, 237},
    {"AnimationEffect", 0, 237},
    {"AnimationEffectBrand", 1, 237},
    {"AnimationEffectSteps", 1, 187},
    {"AnimationEvent", 0, 247},
    {"AnimationFrameProviderSteps", 1, 156},
    {"AnimationPlaybackEvent", 0, 237},
    {"AnimationSteps", 1, 185},
    {"AnimationTimeline", 0, 237},
    {"AnimationTimelineBrand", 1, 237},
    {"AnimationTimelineSteps", 1, 185},
    {"Attr", 0, 201},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 257},
    {"AudioTrack", 0, 258},
    {"AudioTrackBrand", 1, 258},
    {"AudioTrackList", 0, 258},
    {"AudioTrackListBrand", 1, 258},
    {"AudioTrackListSteps", 1, 98},
    {"AudioTrackSteps", 1, 98},
    {"AutofilledSteps", 1, 100},
    {"BarProp", 0, 261},
    {"BarPropBrand", 1, 261},
    {"BarPropSteps", 1, 148},
    {"BeforeUnloadEvent", 0, 247},
    {"BeforeUnloadEventSteps", 1, 181},
    {"Blob", 0, 220},
    {"BlobBrand", 1, 220},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 75},
    {"BroadcastChannel", 0, 259},
    {"BroadcastChannelBrand", 1, 259},
    {"BroadcastChannelSteps", 1, 131},
    {"ByteLengthQueuingStrategy", 0, 267},
    {"ByteLengthQueuingStrategyBrand", 1, 267},
    {"ByteLengthQueuingStrategySteps", 1, 168},
    {"CDATASection", 0, 207},
    {"CSS", 3, 202},
    {"CSSConditionRule", 0, 204},
    {"CSSConditionRuleBrand", 1, 204},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 204},
    {"CSSContainerRuleBrand", 1, 204},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 204},
    {"CSSCounterStyleRuleBrand", 1, 204},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 204},
    {"CSSFontFaceRuleBrand", 1, 204},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 204},
    {"CSSFontPaletteValuesRuleBrand", 1, 204},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 204},
    {"CSSGroupingRuleBrand", 1, 204},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 206},
    {"CSSImageValueBrand", 1, 206},
    {"CSSImportRule", 0, 204},
    {"CSSImportRuleBrand", 1, 204},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 204},
    {"CSSKeyframeRuleBrand", 1, 204},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 204},
    {"CSSKeyframesRuleBrand", 1, 204},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 206},
    {"CSSKeywordValueBrand", 1, 206},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 204},
    {"CSSLayerBlockRuleBrand", 1, 204},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 204},
    {"CSSLayerStatementRuleBrand", 1, 204},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 204},
    {"CSSMarginRuleBrand", 1, 204},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 206},
    {"CSSMathClampBrand", 1, 206},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 206},
    {"CSSMathInvertBrand", 1, 206},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 206},
    {"CSSMathMaxBrand", 1, 206},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 206},
    {"CSSMathMinBrand", 1, 206},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 206},
    {"CSSMathNegateBrand", 1, 206},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 206},
    {"CSSMathProductBrand", 1, 206},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 206},
    {"CSSMathSumBrand", 1, 206},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 206},
    {"CSSMathValueBrand", 1, 206},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 206},
    {"CSSMatrixComponentBrand", 1, 206},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 204},
    {"CSSMediaRuleBrand", 1, 204},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 204},
    {"CSSNamespaceRuleBrand", 1, 204},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 204},
    {"CSSNestedDeclarationsBrand", 1, 204},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 206},
    {"CSSNumericArrayBrand", 1, 206},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 206},
    {"CSSNumericValueBrand", 1, 206},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 204},
    {"CSSPageRuleBrand", 1, 204},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 206},
    {"CSSPerspectiveBrand", 1, 206},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 204},
    {"CSSPropertyRuleBrand", 1, 204},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 206},
    {"CSSRotateBrand", 1, 206},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 204},
    {"CSSRuleBrand", 1, 204},
    {"CSSRuleList", 0, 204},
    {"CSSRuleListBrand", 1, 204},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 206},
    {"CSSScaleBrand", 1, 206},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 204},
    {"CSSScopeRuleBrand", 1, 204},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 206},
    {"CSSSkewBrand", 1, 206},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 206},
    {"CSSSkewXBrand", 1, 206},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 206},
    {"CSSSkewYBrand", 1, 206},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 204},
    {"CSSStartingStyleRuleBrand", 1, 204},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 205},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 204},
    {"CSSStyleRuleBrand", 1, 204},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 233},
    {"CSSStyleSheetBrand", 1, 233},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 206},
    {"CSSStyleValueBrand", 1, 206},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 204},
    {"CSSSupportsRuleBrand", 1, 204},
    {"CSSTransformComponent", 0, 206},
    {"CSSTransformComponentBrand", 1, 206},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 206},
    {"CSSTransformValueBrand", 1, 206},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 206},
    {"CSSTranslateBrand", 1, 206},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 206},
    {"CSSUnitValueBrand", 1, 206},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 206},
    {"CSSUnparsedValueBrand", 1, 206},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 206},
    {"CSSVariableReferenceValueBrand", 1, 206},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 207},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 266},
    {"ClipboardBrand", 1, 266},
    {"ClipboardEvent", 0, 247},
    {"ClipboardItem", 0, 266},
    {"ClipboardItemBrand", 1, 266},
    {"ClipboardItemSteps", 1, 154},
    {"ClipboardSteps", 1, 154},
    {"CloseEvent", 0, 247},
    {"CommandEvent", 0, 247},
    {"Comment", 0, 207},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 247},
    {"CompositionEventSteps", 1, 181},
    {"CompressionStream", 0, 239},
    {"CompressionStreamBrand", 1, 239},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 119},
    {"CountQueuingStrategy", 0, 267},
    {"CountQueuingStrategyBrand", 1, 267},
    {"CountQueuingStrategySteps", 1, 168},
    {"Crypto", 0, 274},
    {"CryptoBrand", 1, 274},
    {"CryptoKey", 0, 274},
    {"CryptoKeyBrand", 1, 274},
    {"CryptoKeySteps", 1, 190},
    {"CryptoSteps", 1, 188},
    {"CustomElementRegistry", 0, 208},
    {"CustomElementRegistryBrand", 1, 208},
    {"CustomElementRegistrySteps", 1, 81},
    {"CustomEvent", 0, 209},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 218},
    {"CustomStateSetBrand", 1, 218},
    {"CustomStateSetSteps", 1, 82},
    {"DOMException", 0, 210},
    {"DOMExceptionBrand", 1, 210},
    {"DOMExceptionSteps", 1, 192},
    {"DOMImplementation", 0, 211},
    {"DOMImplementationBrand", 1, 211},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 256},
    {"DOMMatrixBrand", 1, 256},
    {"DOMMatrixReadOnly", 0, 256},
    {"DOMMatrixReadOnlyBrand", 1, 256},
    {"DOMMatrixReadOnlySteps", 1, 78},
    {"DOMMatrixSteps", 1, 78},
    {"DOMParser", 0, 211},
    {"DOMParserBrand", 1, 211},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 256},
    {"DOMPointBrand", 1, 256},
    {"DOMPointReadOnly", 0, 256},
    {"DOMPointReadOnlyBrand", 1, 256},
    {"DOMPointReadOnlySteps", 1, 78},
    {"DOMPointSteps", 1, 78},
    {"DOMQuad", 0, 256},
    {"DOMQuadBrand", 1, 256},
    {"DOMQuadSteps", 1, 78},
    {"DOMRect", 0, 252},
    {"DOMRectBrand", 1, 252},
    {"DOMRectList", 0, 252},
    {"DOMRectListBrand", 1, 252},
    {"DOMRectListSteps", 1, 79},
    {"DOMRectReadOnly", 0, 252},
    {"DOMRectReadOnlyBrand", 1, 252},
    {"DOMRectReadOnlySteps", 1, 79},
    {"DOMRectSteps", 1, 79},
    {"DOMStringList", 0, 212},
    {"DOMStringListBrand", 1, 212},
    {"DOMStringListSteps", 1, 84},
    {"DOMStringMap", 0, 213},
    {"DOMTokenList", 0, 214},
    {"DOMTokenListSteps", 1, 23},
    {"DONE", 1, 144},
    {"DataTransfer", 0, 215},
    {"DataTransferBrand", 1, 215},
    {"DataTransferItem", 0, 215},
    {"DataTransferItemBrand", 1, 215},
    {"DataTransferItemList", 0, 215},
    {"DataTransferItemListBrand", 1, 215},
    {"DataTransferItemListSteps", 1, 121},
    {"DataTransferItemSteps", 1, 121},
    {"DataTransferSteps", 1, 121},
    {"DecompressionStream", 0, 239},
    {"DecompressionStreamBrand", 1, 239},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 207},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 203},
    {"DocumentMembers_Document", 1, 216},
    {"DocumentMembers_HTMLDocument", 1, 222},
    {"DocumentMembers_ParentNode", 1, 228},
    {"DocumentMembers_StyleSheets", 1, 233},
    {"DocumentMembers_XPath", 1, 236},
    {"DocumentMembers_animations", 1, 237},
    {"DocumentMembers_editing", 1, 242},
    {"DocumentMembers_fullscreen", 1, 251},
    {"DocumentMembers_touch", 1, 272},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 216},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 86},
    {"DocumentSteps_animations", 1, 185},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 125},
    {"DocumentSteps_touch", 1, 182},
    {"DocumentTimeline", 0, 237},
    {"DocumentTimelineBrand", 1, 237},
    {"DocumentTimelineSteps", 1, 185},
    {"DocumentType", 0, 207},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 247},
    {"EVALUATING", 1, 144},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 92},
    {"ElementInternals", 0, 218},
    {"ElementInternalsBrand", 1, 218},
    {"ElementInternalsSteps", 1, 82},
    {"ElementMembers_CSSOMView", 1, 203},
    {"ElementMembers_CSSTypedOM", 1, 206},
    {"ElementMembers_Element", 1, 217},
    {"ElementMembers_ParentNode", 1, 228},
    {"ElementMembers_animations", 1, 237},
    {"ElementMembers_fullscreen", 1, 251},
    {"ElementMembers_reflected", 1, 89},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 185},
    {"ElementSteps_fullscreen", 1, 125},
    {"ErrorEvent", 0, 247},
    {"Event", 0, 219},
    {"EventBrand", 1, 219},
    {"EventSource", 0, 240},
    {"EventSourceBrand", 1, 240},
    {"EventSourceSteps", 1, 130},
    {"EventSteps", 1, 24},
    {"External", 0, 261},
    {"ExternalBrand", 1, 261},
    {"ExternalSteps", 1, 148},
    {"File", 0, 220},
    {"FileBrand", 1, 220},
    {"FileList", 0, 220},
    {"FileListBrand", 1, 220},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 220},
    {"FileReaderBrand", 1, 220},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 247},
    {"FormData", 0, 275},
    {"FormDataBrand", 1, 275},
    {"FormDataEvent", 0, 247},
    {"FormDataSteps", 1, 70},
    {"FormOwnedSteps", 1, 106},
    {"GenericTransformStreamSteps", 1, 161},
    {"Geolocation", 0, 266},
    {"GeolocationBrand", 1, 266},
    {"GeolocationPositionError", 0, 266},
    {"GeolocationPositionErrorBrand", 1, 266},
    {"GeolocationPositionErrorSteps", 1, 154},
    {"GeolocationSteps", 1, 154},
    {"HTMLAllCollection", 0, 221},
    {"HTMLAllCollectionSteps", 1, 85},
    {"HTMLAnchorElement", 2, 271},
    {"HTMLAnchorElementSteps", 1, 136},
    {"HTMLAreaElement", 2, 271},
    {"HTMLAudioElementSteps", 1, 97},
    {"HTMLBaseElement", 2, 260},
    {"HTMLBaseElementSteps", 1, 87},
    {"HTMLButtonElement", 2, 250},
    {"HTMLButtonElementSteps", 1, 126},
    {"HTMLCanvasElement", 2, 254},
    {"HTMLCanvasElementSteps", 1, 147},
    {"HTMLCollection", 0, 238},
    {"HTMLCollectionKind", 1, 238},
    {"HTMLDataListElement", 2, 250},
    {"HTMLDataListElementSteps", 1, 114},
    {"HTMLDialogElement", 2, 254},
    {"HTMLDialogElementSteps", 1, 123},
    {"HTMLElementMembers_CSSOMView", 1, 203},
    {"HTMLElementMembers_CSSTypedOM", 1, 206},
    {"HTMLElementMembers_HTMLElement", 1, 223},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 92},
    {"HTMLEmbedElement", 2, 243},
    {"HTMLEmbedElementSteps", 1, 97},
    {"HTMLFieldSetElement", 2, 250},
    {"HTMLFieldSetElementSteps", 1, 106},
    {"HTMLFormControlsCollection", 0, 249},
    {"HTMLFormElement", 2, 250},
    {"HTMLFormElementSteps", 1, 117},
    {"HTMLFormElementSteps_formElements", 1, 105},
    {"HTMLFrameElement", 2, 263},
    {"HTMLFrameElementSteps", 1, 151},
    {"HTMLHyperlinkElementUtilsSteps", 1, 136},
    {"HTMLIFrameElement", 2, 243},
    {"HTMLIFrameElementSteps", 1, 151},
    {"HTMLImageElement", 2, 243},
    {"HTMLImageElementSteps", 1, 96},
    {"HTMLInputElement", 2, 250},
    {"HTMLInputElementSteps", 1, 103},
    {"HTMLLabelElement", 2, 250},
    {"HTMLLabelElementSteps", 1, 106},
    {"HTMLLegendElement", 2, 250},
    {"HTMLLegendElementSteps", 1, 106},
    {"HTMLLinkElement", 2, 233},
    {"HTMLMapElement", 2, 243},
    {"HTMLMapElementSteps", 1, 97},
    {"HTMLMarqueeElement", 2, 263},
    {"HTMLMarqueeElementSteps", 1, 93},
    {"HTMLMediaElement", 2, 257},
    {"HTMLMediaElementSteps", 1, 97},
    {"HTMLMediaElementSteps_mediaElements", 1, 98},
    {"HTMLMeterElement", 2, 250},
    {"HTMLMeterElementSteps", 1, 112},
    {"HTMLObjectElement", 2, 243},
    {"HTMLObjectElement", 2, 250},
    {"HTMLObjectElementSteps", 1, 97},
    {"HTMLOptionElement", 2, 250},
    {"HTMLOptionElementSteps", 1, 114},
    {"HTMLOptionsCollection", 0, 249},
    {"HTMLOptionsCollectionSteps", 1, 114},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 92},
    {"HTMLOutputElement", 2, 250},
    {"HTMLOutputElementSteps", 1, 103},
    {"HTMLProgressElement", 2, 250},
    {"HTMLProgressElementSteps", 1, 112},
    {"HTMLScriptElement", 2, 254},
    {"HTMLScriptElementSteps", 1, 147},
    {"HTMLSelectElement", 2, 250},
    {"HTMLSelectElementSteps", 1, 114},
    {"HTMLSlotElement", 2, 254},
    {"HTMLSlotElementSteps", 1, 147},
    {"HTMLStyleElement", 2, 233},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 270},
    {"HTMLTableCellElementSteps", 1, 94},
    {"HTMLTableElement", 2, 270},
    {"HTMLTableElementSteps", 1, 94},
    {"HTMLTableRowElement", 2, 270},
    {"HTMLTableRowElementSteps", 1, 94},
    {"HTMLTableSectionElement", 2, 270},
    {"HTMLTableSectionElementSteps", 1, 94},
    {"HTMLTemplateElement", 2, 254},
    {"HTMLTemplateElementSteps", 1, 147},
    {"HTMLTextAreaElement", 2, 250},
    {"HTMLTextAreaElementSteps", 1, 103},
    {"HTMLTitleElement", 2, 260},
    {"HTMLTitleElementSteps", 1, 87},
    {"HTMLTrackElement", 2, 257},
    {"HTMLTrackElementSteps", 1, 97},
    {"HTMLTrackElementSteps_mediaElements", 1, 98},
    {"HTMLVideoElement", 2, 257},
    {"HTMLVideoElementSteps", 1, 97},
    {"HashChangeEvent", 0, 247},
    {"Headers", 0, 248},
    {"HeadersBrand", 1, 248},
    {"HeadersSteps", 1, 71},
    {"History", 0, 261},
    {"HistoryBrand", 1, 261},
    {"HistorySteps", 1, 134},
    {"IdleDeadline", 0, 253},
    {"IdleDeadlineBrand", 1, 253},
    {"IdleDeadlineSteps", 1, 140},
    {"Image", 0, 243},
    {"InputEvent", 0, 247},
    {"InputEventSteps", 1, 181},
    {"IntersectionObserver", 0, 255},
    {"IntersectionObserverBrand", 1, 255},
    {"IntersectionObserverEntry", 0, 255},
    {"IntersectionObserverEntryBrand", 1, 255},
    {"IntersectionObserverEntrySteps", 1, 157},
    {"IntersectionObserverSteps", 1, 157},
    {"KeyboardEvent", 0, 247},
    {"KeyboardEventSteps", 1, 181},
    {"KeyframeEffect", 0, 237},
    {"KeyframeEffectBrand", 1, 237},
    {"KeyframeEffectSteps", 1, 187},
    {"LINKED", 1, 144},
    {"LOADED", 1, 144},
    {"LabelableSteps", 1, 106},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 261},
    {"LocationBrand", 1, 261},
    {"LocationSteps", 1, 135},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 223},
    {"MathMLElement", 2, 246},
    {"MathMLElementMembers_CSSTypedOM", 1, 206},
    {"MediaError", 0, 258},
    {"MediaErrorBrand", 1, 258},
    {"MediaErrorSteps", 1, 98},
    {"MediaList", 0, 233},
    {"MediaListBrand", 1, 233},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 203},
    {"MediaQueryListBrand", 1, 203},
    {"MediaQueryListEvent", 0, 247},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 259},
    {"MessageChannelBrand", 1, 259},
    {"MessageChannelSteps", 1, 131},
    {"MessageEvent", 0, 247},
    {"MessageEventSteps", 1, 181},
    {"MessagePort", 0, 259},
    {"MessagePortBrand", 1, 259},
    {"MessagePortSteps", 1, 131},
    {"MimeType", 0, 226},
    {"MimeTypeArray", 0, 226},
    {"MimeTypeArrayBrand", 1, 226},
    {"MimeTypeArraySteps", 1, 155},
    {"MimeTypeBrand", 1, 226},
    {"MimeTypeSteps", 1, 155},
    {"MouseEvent", 0, 247},
    {"MouseEventSteps", 1, 181},
    {"MutationObserver", 0, 224},
    {"MutationObserverBrand", 1, 224},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 224},
    {"MutationRecordBrand", 1, 224},
    {"MutationRecordSteps", 1, 25},
    {"NONE", 1, 144},
    {"NOTHING", 1, 198},
    {"NamedNodeMap", 0, 225},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 226},
    {"NavigatorBrand", 1, 226},
    {"NavigatorConcurrentHardwareSteps", 1, 149},
    {"NavigatorCookiesSteps", 1, 149},
    {"NavigatorIDSteps", 1, 149},
    {"NavigatorLanguageSteps", 1, 149},
    {"NavigatorOnLineSteps", 1, 149},
    {"NavigatorPluginsSteps", 1, 149},
    {"NavigatorSteps", 1, 149},
    {"NavigatorSteps_permissions", 1, 154},
    {"NodeFilter", 0, 234},
    {"NodeIterator", 0, 234},
    {"NodeIteratorBrand", 1, 234},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 238},
    {"NodeListKind", 1, 238},
    {"NodeMembers_Node", 1, 227},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 266},
    {"NotificationBrand", 1, 266},
    {"NotificationSteps", 1, 154},
    {"Option", 0, 250},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 247},
    {"PairList", 1, 193},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 264},
    {"PerformanceBrand", 1, 264},
    {"PerformanceEntry", 0, 265},
    {"PerformanceEntryBrand", 1, 265},
    {"PerformanceEntrySteps", 1, 179},
    {"PerformanceMark", 0, 265},
    {"PerformanceMarkBrand", 1, 265},
    {"PerformanceMarkSteps", 1, 179},
    {"PerformanceMeasure", 0, 265},
    {"PerformanceMeasureBrand", 1, 265},
    {"PerformanceMeasureSteps", 1, 179},
    {"PerformanceNavigation", 0, 262},
    {"PerformanceNavigationBrand", 1, 262},
    {"PerformanceNavigationSteps", 1, 178},
    {"PerformanceObserver", 0, 265},
    {"PerformanceObserverBrand", 1, 265},
    {"PerformanceObserverEntryList", 0, 265},
    {"PerformanceObserverEntryListBrand", 1, 265},
    {"PerformanceObserverEntryListSteps", 1, 179},
    {"PerformanceObserverSteps", 1, 179},
    {"PerformanceSteps", 1, 177},
    {"PerformanceTiming", 0, 262},
    {"PerformanceTimingBrand", 1, 262},
    {"PerformanceTimingSteps", 1, 178},
    {"PermissionStatus", 0, 266},
    {"PermissionStatusBrand", 1, 266},
    {"PermissionStatusSteps", 1, 154},
    {"Permissions", 0, 266},
    {"PermissionsBrand", 1, 266},
    {"PermissionsSteps", 1, 154},
    {"Plugin", 0, 226},
    {"PluginArray", 0, 226},
    {"PluginArrayBrand", 1, 226},
    {"PluginArraySteps", 1, 155},
    {"PluginBrand", 1, 226},
    {"PluginSteps", 1, 155},
    {"PointerEvent", 0, 247},
    {"PointerEventSteps", 1, 181},
    {"PopStateEvent", 0, 247},
    {"ProcessingInstruction", 0, 207},
    {"ProgressEvent", 0, 247},
    {"PromiseRejectionEvent", 0, 247},
    {"RadioNodeList", 0, 249},
    {"RadioNodeListSteps", 1, 105},
    {"Range", 0, 229},
    {"RangeBrand", 1, 229},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 267},
    {"ReadableByteStreamControllerBrand", 1, 267},
    {"ReadableByteStreamControllerSteps", 1, 163},
    {"ReadableStream", 0, 267},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 267},
    {"ReadableStreamBYOBReaderBrand", 1, 267},
    {"ReadableStreamBYOBReaderSteps", 1, 160},
    {"ReadableStreamBYOBRequest", 0, 267},
    {"ReadableStreamBYOBRequestBrand", 1, 267},
    {"ReadableStreamBYOBRequestSteps", 1, 166},
    {"ReadableStreamBrand", 1, 267},
    {"ReadableStreamDefaultController", 0, 267},
    {"ReadableStreamDefaultControllerBrand", 1, 267},
    {"ReadableStreamDefaultControllerSteps", 1, 164},
    {"ReadableStreamDefaultReader", 0, 267},
    {"ReadableStreamDefaultReaderBrand", 1, 267},
    {"ReadableStreamDefaultReaderSteps", 1, 160},
    {"ReadableStreamGenericReaderSteps", 1, 160},
    {"ReadableStreamSteps", 1, 167},
    {"Request", 0, 248},
    {"RequestBrand", 1, 248},
    {"RequestSteps", 1, 72},
    {"ResizeObserver", 0, 255},
    {"ResizeObserverBrand", 1, 255},
    {"ResizeObserverEntry", 0, 255},
    {"ResizeObserverEntryBrand", 1, 255},
    {"ResizeObserverEntrySteps", 1, 157},
    {"ResizeObserverSize", 0, 255},
    {"ResizeObserverSizeBrand", 1, 255},
    {"ResizeObserverSizeSteps", 1, 157},
    {"ResizeObserverSteps", 1, 157},
    {"Response", 0, 248},
    {"ResponseBrand", 1, 248},
    {"ResponseSteps", 1, 73},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 269},
    {"SVGAngleBrand", 1, 269},
    {"SVGAngleSteps", 1, 172},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 269},
    {"SVGAnimatedAngleBrand", 1, 269},
    {"SVGAnimatedAngleSteps", 1, 171},
    {"SVGAnimatedBoolean", 0, 269},
    {"SVGAnimatedBooleanBrand", 1, 269},
    {"SVGAnimatedBooleanSteps", 1, 171},
    {"SVGAnimatedEnumeration", 0, 269},
    {"SVGAnimatedEnumerationBrand", 1, 269},
    {"SVGAnimatedEnumerationSteps", 1, 171},
    {"SVGAnimatedInteger", 0, 269},
    {"SVGAnimatedIntegerBrand", 1, 269},
    {"SVGAnimatedIntegerSteps", 1, 171},
    {"SVGAnimatedLength", 0, 269},
    {"SVGAnimatedLengthBrand", 1, 269},
    {"SVGAnimatedLengthList", 0, 269},
    {"SVGAnimatedLengthListBrand", 1, 269},
    {"SVGAnimatedLengthListSteps", 1, 171},
    {"SVGAnimatedLengthSteps", 1, 171},
    {"SVGAnimatedNumber", 0, 269},
    {"SVGAnimatedNumberBrand", 1, 269},
    {"SVGAnimatedNumberList", 0, 269},
    {"SVGAnimatedNumberListBrand", 1, 269},
    {"SVGAnimatedNumberListSteps", 1, 171},
    {"SVGAnimatedNumberSteps", 1, 171},
    {"SVGAnimatedPreserveAspectRatio", 0, 269},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 269},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 171},
    {"SVGAnimatedRect", 0, 269},
    {"SVGAnimatedRectBrand", 1, 269},
    {"SVGAnimatedRectSteps", 1, 171},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 269},
    {"SVGAnimatedTransformListBrand", 1, 269},
    {"SVGAnimatedTransformListSteps", 1, 171},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 223},
    {"SVGElement", 2, 246},
    {"SVGElementMembers_CSSTypedOM", 1, 206},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 269},
    {"SVGLengthBrand", 1, 269},
    {"SVGLengthList", 0, 269},
    {"SVGLengthListBrand", 1, 269},
    {"SVGLengthListSteps", 1, 173},
    {"SVGLengthSteps", 1, 172},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 269},
    {"SVGNumberBrand", 1, 269},
    {"SVGNumberList", 0, 269},
    {"SVGNumberListBrand", 1, 269},
    {"SVGNumberListSteps", 1, 173},
    {"SVGNumberSteps", 1, 172},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 269},
    {"SVGPointListBrand", 1, 269},
    {"SVGPointListSteps", 1, 173},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 269},
    {"SVGPreserveAspectRatioBrand", 1, 269},
    {"SVGPreserveAspectRatioSteps", 1, 171},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 269},
    {"SVGStringListBrand", 1, 269},
    {"SVGStringListSteps", 1, 173},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 269},
    {"SVGTransformBrand", 1, 269},
    {"SVGTransformList", 0, 269},
    {"SVGTransformListBrand", 1, 269},
    {"SVGTransformListSteps", 1, 173},
    {"SVGTransformSteps", 1, 176},
    {"SVGUnitTypes", 0, 269},
    {"SVGUnitTypesBrand", 1, 269},
    {"SVGUnitTypesSteps", 1, 171},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 203},
    {"ScreenBrand", 1, 203},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 247},
    {"SelectableTextSteps", 1, 118},
    {"Selection", 0, 230},
    {"SelectionBrand", 1, 230},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 231},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 185},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 229},
    {"StaticRangeBrand", 1, 229},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 232},
    {"StorageBrand", 1, 232},
    {"StorageEvent", 0, 247},
    {"StorageEventSteps", 1, 181},
    {"StorageSteps", 1, 150},
    {"StylePropertyMap", 0, 206},
    {"StylePropertyMapBrand", 1, 206},
    {"StylePropertyMapReadOnly", 0, 206},
    {"StylePropertyMapReadOnlyBrand", 1, 206},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 233},
    {"StyleSheetBrand", 1, 233},
    {"StyleSheetList", 0, 233},
    {"StyleSheetListBrand", 1, 233},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 247},
    {"SubmitterSteps", 1, 117},
    {"SubtleCrypto", 0, 274},
    {"SubtleCryptoBrand", 1, 274},
    {"SubtleCryptoSteps", 1, 189},
    {"Text", 0, 207},
    {"TextDecoder", 0, 244},
    {"TextDecoderBrand", 1, 244},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 244},
    {"TextDecoderStreamBrand", 1, 244},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 244},
    {"TextEncoderBrand", 1, 244},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 244},
    {"TextEncoderStreamBrand", 1, 244},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 247},
    {"TextEventSteps", 1, 181},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 258},
    {"TextTrackBrand", 1, 258},
    {"TextTrackCue", 0, 258},
    {"TextTrackCueBrand", 1, 258},
    {"TextTrackCueList", 0, 258},
    {"TextTrackCueListBrand", 1, 258},
    {"TextTrackCueListSteps", 1, 98},
    {"TextTrackCueSteps", 1, 98},
    {"TextTrackList", 0, 258},
    {"TextTrackListBrand", 1, 258},
    {"TextTrackListSteps", 1, 98},
    {"TextTrackSteps", 1, 98},
    {"TimeRanges", 0, 257},
    {"TimeRangesBrand", 1, 257},
    {"TimeRangesSteps", 1, 97},
    {"ToggleEvent", 0, 247},
    {"Touch", 0, 272},
    {"TouchBrand", 1, 272},
    {"TouchEvent", 0, 272},
    {"TouchEventSteps", 1, 182},
    {"TouchList", 0, 272},
    {"TouchListBrand", 1, 272},
    {"TouchListSteps", 1, 182},
    {"TouchSteps", 1, 182},
    {"TrackEvent", 0, 247},
    {"TransformStream", 0, 267},
    {"TransformStreamBrand", 1, 267},
    {"TransformStreamDefaultController", 0, 267},
    {"TransformStreamDefaultControllerBrand", 1, 267},
    {"TransformStreamDefaultControllerSteps", 1, 161},
    {"TransformStreamSteps", 1, 161},
    {"TransitionEvent", 0, 247},
    {"TreeWalker", 0, 234},
    {"TreeWalkerBrand", 1, 234},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 247},
    {"UIEventSteps", 1, 181},
    {"URL", 0, 273},
    {"URLBrand", 1, 273},
    {"URLSearchParams", 0, 273},
    {"URLSearchParamsBrand", 1, 273},
    {"URLSearchParamsSteps", 1, 183},
    {"URLSteps", 1, 183},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 266},
    {"UserActivationBrand", 1, 266},
    {"UserActivationSteps", 1, 154},
    {"VTTCue", 0, 258},
    {"VTTCueBrand", 1, 258},
    {"VTTCueSteps", 1, 98},
    {"ValidityState", 0, 250},
    {"ValidityStateBrand", 1, 250},
    {"ValidityStateSteps", 1, 119},
    {"VideoTrack", 0, 258},
    {"VideoTrackBrand", 1, 258},
    {"VideoTrackList", 0, 258},
    {"VideoTrackListBrand", 1, 258},
    {"VideoTrackListSteps", 1, 98},
    {"VideoTrackSteps", 1, 98},
    {"VisualViewport", 0, 203},
    {"VisualViewportBrand", 1, 203},
    {"VisualViewportSteps", 1, 13},
    {"WAITING", 1, 144},
    {"WebSocket", 0, 240},
    {"WebSocketBrand", 1, 240},
    {"WebSocketSteps", 1, 199},
    {"WheelEvent", 0, 247},
    {"WheelEventSteps", 1, 181},
    {"WindowLocalStorageSteps", 1, 156},
    {"WindowMembers_CSSOMView", 1, 203},
    {"WindowMembers_Window", 1, 235},
    {"WindowMembers_fetch", 1, 248},
    {"WindowOrWorkerGlobalScopeSteps", 1, 156},
    {"WindowSessionStorageSteps", 1, 156},
    {"WindowSteps", 1, 156},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 76},
    {"WritableStream", 0, 267},
    {"WritableStreamBrand", 1, 267},
    {"WritableStreamDefaultController", 0, 267},
    {"WritableStreamDefaultControllerBrand", 1, 267},
    {"WritableStreamDefaultControllerSteps", 1, 170},
    {"WritableStreamDefaultWriter", 0, 267},
    {"WritableStreamDefaultWriterBrand", 1, 267},
    {"WritableStreamDefaultWriterSteps", 1, 162},
    {"WritableStreamSteps", 1, 162},
    {"XMLDocument", 0, 216},
    {"XMLHttpRequest", 0, 275},
    {"XMLHttpRequestBrand", 1, 275},
    {"XMLHttpRequestEventTarget", 0, 275},
    {"XMLHttpRequestEventTargetBrand", 1, 275},
    {"XMLHttpRequestSteps", 1, 74},
    {"XMLHttpRequestUpload", 0, 275},
    {"XMLHttpRequestUploadBrand", 1, 275},
    {"XMLSerializer", 0, 211},
    {"XMLSerializerBrand", 1, 211},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 236},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 236},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 236},
    {"XPathExpressionBrand", 1, 236},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 236},
    {"XPathResultBrand", 1, 236},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 200},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 200},
    {"abortWritable", 1, 162},
    {"abstractRangeState", 1, 229},
    {"acquireReader", 1, 160},
    {"acquireWriter", 1, 162},
    {"activateInput", 1, 115},
    {"activationBehavior", 1, 120},
    {"addHeader", 1, 71},
    {"addIterable", 1, 195},
    {"addIterator", 1, 195},
    {"addRead", 1, 160},
    {"addSetlike", 1, 197},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 85},
    {"animationChanged", 1, 185},
    {"animationEffectState", 1, 237},
    {"animationRate", 1, 185},
    {"animationState", 1, 237},
    {"animationTime", 1, 185},
    {"animationTimelineState", 1, 237},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 108},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 82},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 258},
    {"audioTrackState", 1, 258},
    {"bar", 1, 148},
    {"barPropState", 1, 261},
    {"beforeToggle", 1, 129},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 76},
    {"blobState", 1, 220},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 259},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 168},
    {"buttonType", 1, 106},
    {"byobRequestOf", 1, 166},
    {"byteLengthQueuingStrategyState", 1, 267},
    {"bytesAsText", 1, 189},
    {"bytesDrained", 1, 163},
    {"callPromise", 1, 168},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 168},
    {"canEnqueue", 1, 164},
    {"cancelReadable", 1, 160},
    {"caretForFocus", 1, 53},
    {"chain", 1, 168},
    {"changeRules", 1, 11},
    {"changedControls", 1, 102},
    {"changedValues", 1, 68},
    {"checkForm", 1, 119},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 119},
    {"checkedRadio", 1, 115},
    {"checkedness", 1, 115},
    {"childAt", 1, 29},
    {"childBeside", 1, 51},
    {"childText", 1, 86},
    {"chooseCommand", 1, 69},
    {"chosenFrame", 1, 151},
    {"chunkSize", 1, 170},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 179},
    {"clearFiles", 1, 107},
    {"clearTimer", 1, 180},
    {"click", 1, 92},
    {"clipboardItemState", 1, 266},
    {"clipboardState", 1, 266},
    {"clone", 1, 133},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 75},
    {"closeBytes", 1, 163},
    {"closeController", 1, 164},
    {"closeDialog", 1, 123},
    {"closeEnd", 1, 131},
    {"closeReadable", 1, 160},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 162},
    {"closeWritableController", 1, 170},
    {"closeWriter", 1, 162},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 123},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 166},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 239},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 241},
    {"constructElement", 1, 83},
    {"contentHandlerChanged", 1, 139},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 102},
    {"controlMatches", 1, 101},
    {"controlState", 1, 102},
    {"controlValue", 1, 109},
    {"controlsChanged", 1, 102},
    {"controlsOf", 1, 106},
    {"copyBytes", 1, 60},
    {"copyEntries", 1, 70},
    {"copyFiles", 1, 107},
    {"copyHeaders", 1, 71},
    {"copyRange", 1, 46},
    {"countItems", 1, 168},
    {"countQueuingStrategyState", 1, 267},
    {"createCustom", 1, 83},
    {"createEvent", 1, 42},
    {"crypto", 1, 188},
    {"cryptoKeyState", 1, 274},
    {"cryptoState", 1, 274},
    {"cssConditionRuleState", 1, 204},
    {"cssContainerRuleState", 1, 204},
    {"cssCounterStyleRuleState", 1, 204},
    {"cssFontFaceRuleState", 1, 204},
    {"cssFontPaletteValuesRuleState", 1, 204},
    {"cssGroupingRuleState", 1, 204},
    {"cssImageValueState", 1, 206},
    {"cssImportRuleState", 1, 204},
    {"cssKeyframeRuleState", 1, 204},
    {"cssKeyframesRuleState", 1, 204},
    {"cssKeywordValueState", 1, 206},
    {"cssLayerBlockRuleState", 1, 204},
    {"cssLayerStatementRuleState", 1, 204},
    {"cssMarginRuleState", 1, 204},
    {"cssMathClampState", 1, 206},
    {"cssMathInvertState", 1, 206},
    {"cssMathMaxState", 1, 206},
    {"cssMathMinState", 1, 206},
    {"cssMathNegateState", 1, 206},
    {"cssMathProductState", 1, 206},
    {"cssMathSumState", 1, 206},
    {"cssMathValueState", 1, 206},
    {"cssMatrixComponentState", 1, 206},
    {"cssMediaRuleState", 1, 204},
    {"cssNamespaceRuleState", 1, 204},
    {"cssNestedDeclarationsState", 1, 204},
    {"cssNumericArrayState", 1, 206},
    {"cssNumericValueState", 1, 206},
    {"cssPageRuleState", 1, 204},
    {"cssPerspectiveState", 1, 206},
    {"cssPropertyRuleState", 1, 204},
    {"cssRotateState", 1, 206},
    {"cssRuleListState", 1, 204},
    {"cssRuleState", 1, 204},
    {"cssScaleState", 1, 206},
    {"cssScopeRuleState", 1, 204},
    {"cssSkewState", 1, 206},
    {"cssSkewXState", 1, 206},
    {"cssSkewYState", 1, 206},
    {"cssStartingStyleRuleState", 1, 204},
    {"cssStyleRuleState", 1, 204},
    {"cssStyleSheetState", 1, 233},
    {"cssStyleValueState", 1, 206},
    {"cssSupportsRuleState", 1, 204},
    {"cssTransformComponentState", 1, 206},
    {"cssTransformValueState", 1, 206},
    {"cssTranslateState", 1, 206},
    {"cssUnitValueState", 1, 206},
    {"cssUnparsedValueState", 1, 206},
    {"cssVariableReferenceValueState", 1, 206},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 208},
    {"customElements", 1, 81},
    {"customEntries", 1, 82},
    {"customFlags", 1, 82},
    {"customMessage", 1, 82},
    {"customState", 1, 83},
    {"customStateSetState", 1, 218},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 215},
    {"dataTransferItemState", 1, 215},
    {"dataTransferState", 1, 215},
    {"datasetOf", 1, 90},
    {"dateNumber", 1, 104},
    {"dateText", 1, 104},
    {"dealWithRejection", 1, 162},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 239},
    {"defaultButton", 1, 106},
    {"defineElement", 1, 83},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 83},
    {"definitionOf", 1, 83},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 168},
    {"deriveBits", 1, 190},
    {"deriveKey", 1, 190},
    {"derivedList", 1, 94},
    {"describe", 1, 7},
    {"deserialize", 1, 133},
    {"deserializeWithTransfer", 1, 133},
    {"desiredSizeOf", 1, 164},
    {"detailsChanged", 1, 122},
    {"detailsRenamed", 1, 122},
    {"dialogChanged", 1, 123},
    {"digestName", 1, 189},
    {"digestText", 1, 189},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 198},
    {"documentTimelineState", 1, 237},
    {"domExceptionState", 1, 210},
    {"domImplementationState", 1, 211},
    {"domMatrixReadOnlyState", 1, 256},
    {"domMatrixState", 1, 256},
    {"domParserState", 1, 211},
    {"domPointReadOnlyState", 1, 256},
    {"domPointState", 1, 256},
    {"domQuadState", 1, 256},
    {"domRectListState", 1, 252},
    {"domRectReadOnlyState", 1, 252},
    {"domRectState", 1, 252},
    {"domStringListState", 1, 212},
    {"easingFunction", 1, 186},
    {"editingRoot", 1, 124},
    {"effectEnd", 1, 187},
    {"effectFills", 1, 187},
    {"elementArgument", 1, 198},
    {"elementInternalsState", 1, 218},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 77},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 163},
    {"enqueueCallback", 1, 83},
    {"enqueueChunk", 1, 164},
    {"enqueueCopiedBytes", 1, 163},
    {"enqueueDetachedPull", 1, 163},
    {"enqueueSized", 1, 168},
    {"enqueueTransformed", 1, 161},
    {"entryList", 1, 117},
    {"errorBytes", 1, 163},
    {"errorController", 1, 164},
    {"errorNames", 1, 245},
    {"errorReadable", 1, 160},
    {"errorTransform", 1, 161},
    {"errorWritableIfNeeded", 1, 170},
    {"evaluateModule", 1, 142},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 240},
    {"eventState", 1, 219},
    {"exceptionOfCode", 1, 192},
    {"execCommand", 1, 50},
    {"exportKey", 1, 190},
    {"exposeElement", 1, 152},
    {"exposeFrames", 1, 152},
    {"exposeNames", 1, 152},
    {"external", 1, 148},
    {"externalState", 1, 261},
    {"extractBody", 1, 75},
    {"extractRange", 1, 46},
    {"failClose", 1, 162},
    {"failReads", 1, 160},
    {"failWrite", 1, 162},
    {"fetchModule", 1, 144},
    {"fileListState", 1, 220},
    {"fileReaderState", 1, 220},
    {"fileState", 1, 220},
    {"fileValue", 1, 107},
    {"filesOf", 1, 107},
    {"finalStyles", 1, 187},
    {"finishClose", 1, 162},
    {"finishErroring", 1, 162},
    {"finishWrite", 1, 162},
    {"fire", 1, 36},
    {"firstItem", 1, 168},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 106},
    {"focusForSelection", 1, 53},
    {"focusableArea", 1, 124},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 59},
    {"foldsBlanks", 1, 59},
    {"followLink", 1, 137},
    {"fontSizeOf", 1, 54},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 115},
    {"forgetHandlers", 1, 139},
    {"formAssociated", 1, 82},
    {"formControls", 1, 105},
    {"formDataState", 1, 275},
    {"formEntries", 1, 117},
    {"formOf", 1, 106},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 151},
    {"frames", 1, 151},
    {"fromDictionary", 1, 198},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 198},
    {"fulfilRead", 1, 160},
    {"generateKey", 1, 190},
    {"geolocationPositionErrorState", 1, 266},
    {"geolocationState", 1, 266},
    {"getHandler", 1, 139},
    {"goTo", 1, 135},
    {"handled", 1, 168},
    {"hasBYOBReader", 1, 163},
    {"hasBackpressure", 1, 164},
    {"hasDisabledShadow", 1, 83},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 102},
    {"hasNoChoice", 1, 116},
    {"hasOwnAlone", 1, 106},
    {"hasPulls", 1, 166},
    {"headOf", 1, 37},
    {"headerValue", 1, 71},
    {"headersState", 1, 248},
    {"hidePopover", 1, 128},
    {"hidePopoversOver", 1, 128},
    {"highWaterMarkOf", 1, 168},
    {"history", 1, 134},
    {"historyState", 1, 261},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 110},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 91},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 253},
    {"imageChanged", 1, 96},
    {"imageEvent", 1, 96},
    {"imagePoint", 1, 117},
    {"imageSeen", 1, 96},
    {"imagesMoved", 1, 96},
    {"implementationOf", 1, 22},
    {"importFunction", 1, 145},
    {"importKey", 1, 190},
    {"inReactionQueue", 1, 83},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 108},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 255},
    {"intersectionObserverState", 1, 255},
    {"invalidIn", 1, 119},
    {"invalidateRequest", 1, 163},
    {"invoke", 1, 126},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 83},
    {"is", 1, 56},
    {"isAbortController", 1, 200},
    {"isAbortSignal", 1, 200},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 229},
    {"isActiveDocument", 1, 151},
    {"isAnimation", 1, 237},
    {"isAnimationEffect", 1, 237},
    {"isAnimationTimeline", 1, 237},
    {"isAudioTrack", 1, 258},
    {"isAudioTrackList", 1, 258},
    {"isBarProp", 1, 261},
    {"isBlob", 1, 220},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 259},
    {"isBuffer", 1, 198},
    {"isByteLengthQueuingStrategy", 1, 267},
    {"isCSSConditionRule", 1, 204},
    {"isCSSContainerRule", 1, 204},
    {"isCSSCounterStyleRule", 1, 204},
    {"isCSSFontFaceRule", 1, 204},
    {"isCSSFontPaletteValuesRule", 1, 204},
    {"isCSSGroupingRule", 1, 204},
    {"isCSSImageValue", 1, 206},
    {"isCSSImportRule", 1, 204},
    {"isCSSKeyframeRule", 1, 204},
    {"isCSSKeyframesRule", 1, 204},
    {"isCSSKeywordValue", 1, 206},
    {"isCSSLayerBlockRule", 1, 204},
    {"isCSSLayerStatementRule", 1, 204},
    {"isCSSMarginRule", 1, 204},
    {"isCSSMathClamp", 1, 206},
    {"isCSSMathInvert", 1, 206},
    {"isCSSMathMax", 1, 206},
    {"isCSSMathMin", 1, 206},
    {"isCSSMathNegate", 1, 206},
    {"isCSSMathProduct", 1, 206},
    {"isCSSMathSum", 1, 206},
    {"isCSSMathValue", 1, 206},
    {"isCSSMatrixComponent", 1, 206},
    {"isCSSMediaRule", 1, 204},
    {"isCSSNamespaceRule", 1, 204},
    {"isCSSNestedDeclarations", 1, 204},
    {"isCSSNumericArray", 1, 206},
    {"isCSSNumericValue", 1, 206},
    {"isCSSPageRule", 1, 204},
    {"isCSSPerspective", 1, 206},
    {"isCSSPropertyRule", 1, 204},
    {"isCSSRotate", 1, 206},
    {"isCSSRule", 1, 204},
    {"isCSSRuleList", 1, 204},
    {"isCSSScale", 1, 206},
    {"isCSSScopeRule", 1, 204},
    {"isCSSSkew", 1, 206},
    {"isCSSSkewX", 1, 206},
    {"isCSSSkewY", 1, 206},
    {"isCSSStartingStyleRule", 1, 204},
    {"isCSSStyleRule", 1, 204},
    {"isCSSStyleSheet", 1, 233},
    {"isCSSStyleValue", 1, 206},
    {"isCSSSupportsRule", 1, 204},
    {"isCSSTransformComponent", 1, 206},
    {"isCSSTransformValue", 1, 206},
    {"isCSSTranslate", 1, 206},
    {"isCSSUnitValue", 1, 206},
    {"isCSSUnparsedValue", 1, 206},
    {"isCSSVariableReferenceValue", 1, 206},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 266},
    {"isClipboardItem", 1, 266},
    {"isClosed", 1, 32},
    {"isClosing", 1, 162},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 239},
    {"isCountQueuingStrategy", 1, 267},
    {"isCrypto", 1, 274},
    {"isCryptoKey", 1, 274},
    {"isCustomElementRegistry", 1, 208},
    {"isCustomStateSet", 1, 218},
    {"isDOMException", 1, 210},
    {"isDOMImplementation", 1, 211},
    {"isDOMMatrix", 1, 256},
    {"isDOMMatrixReadOnly", 1, 256},
    {"isDOMParser", 1, 211},
    {"isDOMPoint", 1, 256},
    {"isDOMPointReadOnly", 1, 256},
    {"isDOMQuad", 1, 256},
    {"isDOMRect", 1, 252},
    {"isDOMRectList", 1, 252},
    {"isDOMRectReadOnly", 1, 252},
    {"isDOMStringList", 1, 212},
    {"isDataTransfer", 1, 215},
    {"isDataTransferItem", 1, 215},
    {"isDataTransferItemList", 1, 215},
    {"isDecompressionStream", 1, 239},
    {"isDesigned", 1, 86},
    {"isDisabled", 1, 124},
    {"isDocumentTimeline", 1, 237},
    {"isEditable", 1, 124},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 218},
    {"isEvent", 1, 219},
    {"isEventSource", 1, 240},
    {"isExternal", 1, 261},
    {"isFieldValue", 1, 71},
    {"isFile", 1, 220},
    {"isFileList", 1, 220},
    {"isFileReader", 1, 220},
    {"isFocusable", 1, 124},
    {"isFocusableByDefault", 1, 124},
    {"isFormControl", 1, 106},
    {"isFormCustom", 1, 82},
    {"isFormData", 1, 275},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 151},
    {"isGeolocation", 1, 266},
    {"isGeolocationPositionError", 1, 266},
    {"isGroupChecked", 1, 115},
    {"isHTMLElementOf", 1, 91},
    {"isHeaders", 1, 248},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 261},
    {"isIdleDeadline", 1, 253},
    {"isImageLoading", 1, 96},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 194},
    {"isIntersectionObserver", 1, 255},
    {"isIntersectionObserverEntry", 1, 255},
    {"isKeyframeEffect", 1, 237},
    {"isLoadable", 1, 76},
    {"isLocation", 1, 261},
    {"isLockedReadable", 1, 160},
    {"isMediaError", 1, 258},
    {"isMediaList", 1, 233},
    {"isMediaQueryList", 1, 203},
    {"isMessageChannel", 1, 259},
    {"isMessagePort", 1, 259},
    {"isMimeType", 1, 226},
    {"isMimeTypeArray", 1, 226},
    {"isModal", 1, 127},
    {"isMouseEvent", 1, 181},
    {"isMutationObserver", 1, 224},
    {"isMutationRecord", 1, 224},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 226},
    {"isNodeIterator", 1, 234},
    {"isNotification", 1, 266},
    {"isNumberText", 1, 113},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 264},
    {"isPerformanceEntry", 1, 265},
    {"isPerformanceMark", 1, 265},
    {"isPerformanceMeasure", 1, 265},
    {"isPerformanceNavigation", 1, 262},
    {"isPerformanceObserver", 1, 265},
    {"isPerformanceObserverEntryList", 1, 265},
    {"isPerformanceTiming", 1, 262},
    {"isPermissionStatus", 1, 266},
    {"isPermissions", 1, 266},
    {"isPlugin", 1, 226},
    {"isPluginArray", 1, 226},
    {"isPopoverShown", 1, 128},
    {"isRange", 1, 229},
    {"isReadableByteStreamController", 1, 267},
    {"isReadableStream", 1, 267},
    {"isReadableStreamBYOBReader", 1, 267},
    {"isReadableStreamBYOBRequest", 1, 267},
    {"isReadableStreamDefaultController", 1, 267},
    {"isReadableStreamDefaultReader", 1, 267},
    {"isRequest", 1, 248},
    {"isResizeObserver", 1, 255},
    {"isResizeObserverEntry", 1, 255},
    {"isResizeObserverSize", 1, 255},
    {"isResponse", 1, 248},
    {"isSVGAngle", 1, 269},
    {"isSVGAnimatedAngle", 1, 269},
    {"isSVGAnimatedBoolean", 1, 269},
    {"isSVGAnimatedEnumeration", 1, 269},
    {"isSVGAnimatedInteger", 1, 269},
    {"isSVGAnimatedLength", 1, 269},
    {"isSVGAnimatedLengthList", 1, 269},
    {"isSVGAnimatedNumber", 1, 269},
    {"isSVGAnimatedNumberList", 1, 269},
    {"isSVGAnimatedPreserveAspectRatio", 1, 269},
    {"isSVGAnimatedRect", 1, 269},
    {"isSVGAnimatedTransformList", 1, 269},
    {"isSVGLength", 1, 269},
    {"isSVGLengthList", 1, 269},
    {"isSVGNumber", 1, 269},
    {"isSVGNumberList", 1, 269},
    {"isSVGPointList", 1, 269},
    {"isSVGPreserveAspectRatio", 1, 269},
    {"isSVGStringList", 1, 269},
    {"isSVGTransform", 1, 269},
    {"isSVGTransformList", 1, 269},
    {"isSVGUnitTypes", 1, 269},
    {"isScreen", 1, 203},
    {"isSelected", 1, 116},
    {"isSelection", 1, 230},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 229},
    {"isStepMismatch", 1, 113},
    {"isStorage", 1, 232},
    {"isStylePropertyMap", 1, 206},
    {"isStylePropertyMapReadOnly", 1, 206},
    {"isStyleSheet", 1, 233},
    {"isStyleSheetList", 1, 233},
    {"isSubmitButton", 1, 106},
    {"isSubtleCrypto", 1, 274},
    {"isSummary", 1, 124},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 244},
    {"isTextDecoderStream", 1, 244},
    {"isTextEncoder", 1, 244},
    {"isTextEncoderStream", 1, 244},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 258},
    {"isTextTrackCue", 1, 258},
    {"isTextTrackCueList", 1, 258},
    {"isTextTrackList", 1, 258},
    {"isTimeRanges", 1, 257},
    {"isToken", 1, 71},
    {"isTouch", 1, 272},
    {"isTouchList", 1, 272},
    {"isTransformStream", 1, 267},
    {"isTransformStreamDefaultController", 1, 267},
    {"isTreeWalker", 1, 234},
    {"isURL", 1, 273},
    {"isURLSearchParams", 1, 273},
    {"isUnusable", 1, 75},
    {"isUserActivation", 1, 266},
    {"isVTTCue", 1, 258},
    {"isValidControl", 1, 119},
    {"isValidityState", 1, 250},
    {"isVideoTrack", 1, 258},
    {"isVideoTrackList", 1, 258},
    {"isVisualViewport", 1, 203},
    {"isWebSocket", 1, 240},
    {"isWritableStream", 1, 267},
    {"isWritableStreamDefaultController", 1, 267},
    {"isWritableStreamDefaultWriter", 1, 267},
    {"isXMLHttpRequest", 1, 275},
    {"isXMLHttpRequestEventTarget", 1, 275},
    {"isXMLHttpRequestUpload", 1, 275},
    {"isXMLSerializer", 1, 211},
    {"isXPathEvaluator", 1, 236},
    {"isXPathExpression", 1, 236},
    {"isXPathResult", 1, 236},
    {"itemKind", 1, 194},
    {"itemState", 1, 194},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 237},
    {"labelListOf", 1, 106},
    {"labeledControl", 1, 106},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 119},
    {"linesOf", 1, 56},
    {"linkModules", 1, 143},
    {"listElement", 1, 111},
    {"loadFailed", 1, 76},
    {"loadGraph", 1, 144},
    {"loadResource", 1, 76},
    {"localOf", 1, 56},
    {"location", 1, 135},
    {"locationState", 1, 261},
    {"makeAbortController", 1, 200},
    {"makeAbortSignal", 1, 200},
    {"makeAbstractRange", 1, 229},
    {"makeAnimation", 1, 237},
    {"makeAnimationEffect", 1, 237},
    {"makeAnimationTimeline", 1, 237},
    {"makeAudioTrack", 1, 258},
    {"makeAudioTrackList", 1, 258},
    {"makeBarProp", 1, 261},
    {"makeBlob", 1, 220},
    {"makeBroadcastChannel", 1, 259},
    {"makeByteLengthQueuingStrategy", 1, 267},
    {"makeCSSConditionRule", 1, 204},
    {"makeCSSContainerRule", 1, 204},
    {"makeCSSCounterStyleRule", 1, 204},
    {"makeCSSFontFaceRule", 1, 204},
    {"makeCSSFontPaletteValuesRule", 1, 204},
    {"makeCSSGroupingRule", 1, 204},
    {"makeCSSImageValue", 1, 206},
    {"makeCSSImportRule", 1, 204},
    {"makeCSSKeyframeRule", 1, 204},
    {"makeCSSKeyframesRule", 1, 204},
    {"makeCSSKeywordValue", 1, 206},
    {"makeCSSLayerBlockRule", 1, 204},
    {"makeCSSLayerStatementRule", 1, 204},
    {"makeCSSMarginRule", 1, 204},
    {"makeCSSMathClamp", 1, 206},
    {"makeCSSMathInvert", 1, 206},
    {"makeCSSMathMax", 1, 206},
    {"makeCSSMathMin", 1, 206},
    {"makeCSSMathNegate", 1, 206},
    {"makeCSSMathProduct", 1, 206},
    {"makeCSSMathSum", 1, 206},
    {"makeCSSMathValue", 1, 206},
    {"makeCSSMatrixComponent", 1, 206},
    {"makeCSSMediaRule", 1, 204},
    {"makeCSSNamespaceRule", 1, 204},
    {"makeCSSNestedDeclarations", 1, 204},
    {"makeCSSNumericArray", 1, 206},
    {"makeCSSNumericValue", 1, 206},
    {"makeCSSPageRule", 1, 204},
    {"makeCSSPerspective", 1, 206},
    {"makeCSSPropertyRule", 1, 204},
    {"makeCSSRotate", 1, 206},
    {"makeCSSRule", 1, 204},
    {"makeCSSRuleList", 1, 204},
    {"makeCSSScale", 1, 206},
    {"makeCSSScopeRule", 1, 204},
    {"makeCSSSkew", 1, 206},
    {"makeCSSSkewX", 1, 206},
    {"makeCSSSkewY", 1, 206},
    {"makeCSSStartingStyleRule", 1, 204},
    {"makeCSSStyleDeclaration", 1, 205},
    {"makeCSSStyleRule", 1, 204},
    {"makeCSSStyleSheet", 1, 233},
    {"makeCSSStyleValue", 1, 206},
    {"makeCSSSupportsRule", 1, 204},
    {"makeCSSTransformComponent", 1, 206},
    {"makeCSSTransformValue", 1, 206},
    {"makeCSSTranslate", 1, 206},
    {"makeCSSUnitValue", 1, 206},
    {"makeCSSUnparsedValue", 1, 206},
    {"makeCSSVariableReferenceValue", 1, 206},
    {"makeClipboard", 1, 266},
    {"makeClipboardItem", 1, 266},
    {"makeCompressionStream", 1, 239},
    {"makeCountQueuingStrategy", 1, 267},
    {"makeCrypto", 1, 274},
    {"makeCryptoKey", 1, 274},
    {"makeCustomElementRegistry", 1, 208},
    {"makeCustomStateSet", 1, 218},
    {"makeDOMException", 1, 210},
    {"makeDOMImplementation", 1, 211},
    {"makeDOMMatrix", 1, 256},
    {"makeDOMMatrixReadOnly", 1, 256},
    {"makeDOMParser", 1, 211},
    {"makeDOMPoint", 1, 256},
    {"makeDOMPointReadOnly", 1, 256},
    {"makeDOMQuad", 1, 256},
    {"makeDOMRect", 1, 252},
    {"makeDOMRectList", 1, 252},
    {"makeDOMRectReadOnly", 1, 252},
    {"makeDOMStringList", 1, 212},
    {"makeDOMStringMap", 1, 213},
    {"makeDOMTokenList", 1, 214},
    {"makeDataTransfer", 1, 215},
    {"makeDataTransferItem", 1, 215},
    {"makeDataTransferItemList", 1, 215},
    {"makeDecompressionStream", 1, 239},
    {"makeDeferred", 1, 168},
    {"makeDocumentTimeline", 1, 237},
    {"makeElement", 1, 91},
    {"makeElementInternals", 1, 218},
    {"makeEvent", 1, 219},
    {"makeEventSource", 1, 240},
    {"makeException", 1, 192},
    {"makeExternal", 1, 261},
    {"makeFile", 1, 220},
    {"makeFileList", 1, 220},
    {"makeFileReader", 1, 220},
    {"makeFormData", 1, 275},
    {"makeGeolocation", 1, 266},
    {"makeGeolocationPositionError", 1, 266},
    {"makeHTMLAllCollection", 1, 221},
    {"makeHTMLCollection", 1, 238},
    {"makeHTMLFormControlsCollection", 1, 249},
    {"makeHTMLOptionsCollection", 1, 249},
    {"makeHeaders", 1, 248},
    {"makeHistory", 1, 261},
    {"makeIdleDeadline", 1, 253},
    {"makeIndexed", 1, 194},
    {"makeIntersectionObserver", 1, 255},
    {"makeIntersectionObserverEntry", 1, 255},
    {"makeKeyframeEffect", 1, 237},
    {"makeLocation", 1, 261},
    {"makeMediaError", 1, 258},
    {"makeMediaList", 1, 233},
    {"makeMediaQueryList", 1, 203},
    {"makeMessageChannel", 1, 259},
    {"makeMessagePort", 1, 259},
    {"makeMimeType", 1, 226},
    {"makeMimeTypeArray", 1, 226},
    {"makeMutationObserver", 1, 224},
    {"makeMutationRecord", 1, 224},
    {"makeNamedNodeMap", 1, 225},
    {"makeNavigator", 1, 226},
    {"makeNodeIterator", 1, 234},
    {"makeNodeList", 1, 238},
    {"makeNotification", 1, 266},
    {"makePerformance", 1, 264},
    {"makePerformanceEntry", 1, 265},
    {"makePerformanceMark", 1, 265},
    {"makePerformanceMeasure", 1, 265},
    {"makePerformanceNavigation", 1, 262},
    {"makePerformanceObserver", 1, 265},
    {"makePerformanceObserverEntryList", 1, 265},
    {"makePerformanceTiming", 1, 262},
    {"makePermissionStatus", 1, 266},
    {"makePermissions", 1, 266},
    {"makePlugin", 1, 226},
    {"makePluginArray", 1, 226},
    {"makeRadioNodeList", 1, 249},
    {"makeRange", 1, 229},
    {"makeReadableByteStreamController", 1, 267},
    {"makeReadableStream", 1, 267},
    {"makeReadableStreamBYOBReader", 1, 267},
    {"makeReadableStreamBYOBRequest", 1, 267},
    {"makeReadableStreamDefaultController", 1, 267},
    {"makeReadableStreamDefaultReader", 1, 267},
    {"makeRequest", 1, 248},
    {"makeResizeObserver", 1, 255},
    {"makeResizeObserverEntry", 1, 255},
    {"makeResizeObserverSize", 1, 255},
    {"makeResponse", 1, 248},
    {"makeSVGAngle", 1, 269},
    {"makeSVGAnimatedAngle", 1, 269},
    {"makeSVGAnimatedBoolean", 1, 269},
    {"makeSVGAnimatedEnumeration", 1, 269},
    {"makeSVGAnimatedInteger", 1, 269},
    {"makeSVGAnimatedLength", 1, 269},
    {"makeSVGAnimatedLengthList", 1, 269},
    {"makeSVGAnimatedNumber", 1, 269},
    {"makeSVGAnimatedNumberList", 1, 269},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 269},
    {"makeSVGAnimatedRect", 1, 269},
    {"makeSVGAnimatedTransformList", 1, 269},
    {"makeSVGLength", 1, 269},
    {"makeSVGLengthList", 1, 269},
    {"makeSVGNumber", 1, 269},
    {"makeSVGNumberList", 1, 269},
    {"makeSVGPointList", 1, 269},
    {"makeSVGPreserveAspectRatio", 1, 269},
    {"makeSVGStringList", 1, 269},
    {"makeSVGTransform", 1, 269},
    {"makeSVGTransformList", 1, 269},
    {"makeSVGUnitTypes", 1, 269},
    {"makeScreen", 1, 203},
    {"makeSelection", 1, 230},
    {"makeStaticRange", 1, 229},
    {"makeStorage", 1, 232},
    {"makeStylePropertyMap", 1, 206},
    {"makeStylePropertyMapReadOnly", 1, 206},
    {"makeStyleSheet", 1, 233},
    {"makeStyleSheetList", 1, 233},
    {"makeSubtleCrypto", 1, 274},
    {"makeTextDecoder", 1, 244},
    {"makeTextDecoderStream", 1, 244},
    {"makeTextEncoder", 1, 244},
    {"makeTextEncoderStream", 1, 244},
    {"makeTextTrack", 1, 258},
    {"makeTextTrackCue", 1, 258},
    {"makeTextTrackCueList", 1, 258},
    {"makeTextTrackList", 1, 258},
    {"makeTimeRanges", 1, 257},
    {"makeTouch", 1, 272},
    {"makeTouchList", 1, 272},
    {"makeTransformStream", 1, 267},
    {"makeTransformStreamDefaultController", 1, 267},
    {"makeTreeWalker", 1, 234},
    {"makeURL", 1, 273},
    {"makeURLSearchParams", 1, 273},
    {"makeUserActivation", 1, 266},
    {"makeVTTCue", 1, 258},
    {"makeValidityState", 1, 250},
    {"makeVideoTrack", 1, 258},
    {"makeVideoTrackList", 1, 258},
    {"makeVisualViewport", 1, 203},
    {"makeWebSocket", 1, 240},
    {"makeWritableStream", 1, 267},
    {"makeWritableStreamDefaultController", 1, 267},
    {"makeWritableStreamDefaultWriter", 1, 267},
    {"makeXMLHttpRequest", 1, 275},
    {"makeXMLHttpRequestEventTarget", 1, 275},
    {"makeXMLHttpRequestUpload", 1, 275},
    {"makeXMLSerializer", 1, 211},
    {"makeXPathEvaluator", 1, 236},
    {"makeXPathExpression", 1, 236},
    {"makeXPathResult", 1, 236},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 113},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 258},
    {"mediaListState", 1, 233},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 203},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 259},
    {"messagePortState", 1, 259},
    {"metaOf", 1, 145},
    {"mimeParameter", 1, 158},
    {"mimeText", 1, 158},
    {"mimeTypeArrayState", 1, 226},
    {"mimeTypeState", 1, 226},
    {"mimeTypes", 1, 155},
    {"minimumOf", 1, 113},
    {"missing", 1, 198},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 124},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 116},
    {"mutationObserverState", 1, 224},
    {"mutationRecordState", 1, 224},
    {"mutationsQueued", 1, 25},
    {"nameDefault", 1, 143},
    {"namedIn", 1, 106},
    {"namedList", 1, 44},
    {"namedTest", 1, 106},
    {"namespaceOf", 1, 143},
    {"navigate", 1, 135},
    {"navigateFrame", 1, 151},
    {"navigateToFragment", 1, 134},
    {"navigator", 1, 149},
    {"navigatorState", 1, 226},
    {"nearestStep", 1, 113},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 75},
    {"newDecoder", 1, 60},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 70},
    {"newHeaders", 1, 71},
    {"newKeyframeEffect", 1, 187},
    {"newList", 1, 168},
    {"newMatrix", 1, 78},
    {"newModule", 1, 144},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 160},
    {"newRect", 1, 79},
    {"newRectList", 1, 79},
    {"newResponse", 1, 73},
    {"newSVGAngle", 1, 172},
    {"newSVGLength", 1, 172},
    {"newSVGList", 1, 173},
    {"newSVGNumber", 1, 172},
    {"newSVGTransform", 1, 176},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 162},
    {"nextTimer", 1, 180},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 234},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 198},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 266},
    {"numberIn", 1, 109},
    {"numberToText", 1, 113},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 106},
    {"openChannel", 1, 131},
    {"openShadowRoot", 1, 32},
    {"openUserscript", 1, 69},
    {"openWindow", 1, 153},
    {"optionList", 1, 114},
    {"optionValue", 1, 114},
    {"ownControlState", 1, 102},
    {"pageScripts", 1, 146},
    {"parseMIMEType", 1, 158},
    {"parseMultipart", 1, 77},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 183},
    {"parseSVGNumbers", 1, 176},
    {"parseSVGTransforms", 1, 176},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 83},
    {"peerEvents", 1, 159},
    {"performance", 1, 177},
    {"performanceEntries", 1, 179},
    {"performanceEntryState", 1, 265},
    {"performanceMark", 1, 179},
    {"performanceMarkState", 1, 265},
    {"performanceMeasure", 1, 179},
    {"performanceMeasureState", 1, 265},
    {"performanceNavigationState", 1, 262},
    {"performanceObserverEntryListState", 1, 265},
    {"performanceObserverState", 1, 265},
    {"performanceState", 1, 264},
    {"performanceTimingState", 1, 262},
    {"permissionStatusState", 1, 266},
    {"permissionsState", 1, 266},
    {"pipe", 1, 165},
    {"placeCaret", 1, 51},
    {"placed", 1, 144},
    {"platformInterface", 1, 196},
    {"pluginArrayState", 1, 226},
    {"pluginState", 1, 226},
    {"plugins", 1, 155},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 128},
    {"postToWindow", 1, 131},
    {"prepareModule", 1, 145},
    {"problemOf", 1, 144},
    {"pullBytesIfNeeded", 1, 163},
    {"pullInto", 1, 166},
    {"pushItem", 1, 168},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 180},
    {"queueMicrotask", 1, 180},
    {"queueTask", 1, 180},
    {"queueToggle", 1, 129},
    {"radioGroup", 1, 115},
    {"radioNodeList", 1, 105},
    {"randomUUID", 1, 188},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 229},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 168},
    {"readBody", 1, 75},
    {"readChunk", 1, 160},
    {"readContentHandler", 1, 139},
    {"readInto", 1, 160},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 267},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 267},
    {"readableStreamBYOBRequestState", 1, 267},
    {"readableStreamDefaultControllerState", 1, 267},
    {"readableStreamDefaultReaderState", 1, 267},
    {"readableStreamState", 1, 267},
    {"receiveControlState", 1, 102},
    {"receiverOf", 1, 91},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"registerImportMap", 1, 141},
    {"releaseReader", 1, 160},
    {"releaseWriter", 1, 162},
    {"remoteCount", 1, 106},
    {"removeBeside", 1, 51},
    {"removeSelected", 1, 51},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 88},
    {"reportException", 1, 138},
    {"reportForm", 1, 119},
    {"reportRejection", 1, 138},
    {"reportValidity", 1, 119},
    {"request", 1, 67},
    {"requestFrame", 1, 180},
    {"requestIdle", 1, 140},
    {"requestState", 1, 248},
    {"resetControl", 1, 103},
    {"resetCustom", 1, 82},
    {"resetOptions", 1, 116},
    {"resetQueue", 1, 168},
    {"resizeObserverEntryState", 1, 255},
    {"resizeObserverSizeState", 1, 255},
    {"resizeObserverState", 1, 255},
    {"resolveSpecifier", 1, 141},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 76},
    {"resourceDocument", 1, 76},
    {"resourceText", 1, 76},
    {"respond", 1, 166},
    {"respondWithView", 1, 166},
    {"responseState", 1, 248},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runModule", 1, 145},
    {"runNextTimer", 1, 180},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 203},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 180},
    {"seedRandom", 1, 191},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 114},
    {"selectOnly", 1, 116},
    {"selectRange", 1, 30},
    {"selectSource", 1, 99},
    {"selectedControlText", 1, 118},
    {"selectedOptionsOf", 1, 116},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 53},
    {"selectionState", 1, 230},
    {"sendControlStates", 1, 102},
    {"sendTo", 1, 131},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 133},
    {"serializePairs", 1, 183},
    {"serializeWithTransfer", 1, 133},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 109},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 162},
    {"setCheckedness", 1, 115},
    {"setControlValue", 1, 109},
    {"setFiles", 1, 107},
    {"setFragment", 1, 135},
    {"setHandler", 1, 139},
    {"setHeader", 1, 71},
    {"setInputValue", 1, 109},
    {"setInteracted", 1, 119},
    {"setMIMEParameter", 1, 158},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 127},
    {"setOption", 1, 114},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 172},
    {"setSVGLength", 1, 172},
    {"setSelected", 1, 116},
    {"setTimer", 1, 180},
    {"setType", 1, 109},
    {"setUpByteSource", 1, 163},
    {"setUpBytes", 1, 163},
    {"setUpReadable", 1, 164},
    {"setUpSink", 1, 170},
    {"setUpSource", 1, 164},
    {"setUpTransform", 1, 161},
    {"setUpWritable", 1, 170},
    {"settingText", 1, 113},
    {"settleAs", 1, 168},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 102},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 168},
    {"showPopover", 1, 128},
    {"signWith", 1, 190},
    {"sizeOf", 1, 168},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 160},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 162},
    {"stateOf", 1, 194},
    {"staticRangeState", 1, 229},
    {"stepped", 1, 113},
    {"storage", 1, 150},
    {"storageState", 1, 232},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 84},
    {"stylePropertyMapReadOnlyState", 1, 206},
    {"stylePropertyMapState", 1, 206},
    {"styleSheetListState", 1, 233},
    {"styleSheetState", 1, 233},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 117},
    {"submittableOf", 1, 106},
    {"submittedText", 1, 109},
    {"subtle", 1, 189},
    {"subtleCryptoState", 1, 274},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 269},
    {"svgAnimatedAngleState", 1, 269},
    {"svgAnimatedBooleanState", 1, 269},
    {"svgAnimatedEnumerationState", 1, 269},
    {"svgAnimatedIntegerState", 1, 269},
    {"svgAnimatedLengthListState", 1, 269},
    {"svgAnimatedLengthState", 1, 269},
    {"svgAnimatedNumberListState", 1, 269},
    {"svgAnimatedNumberState", 1, 269},
    {"svgAnimatedPreserveAspectRatioState", 1, 269},
    {"svgAnimatedRectState", 1, 269},
    {"svgAnimatedTransformListState", 1, 269},
    {"svgAxis", 1, 172},
    {"svgBounds", 1, 174},
    {"svgBox", 1, 171},
    {"svgConstants", 1, 175},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 174},
    {"svgFloat", 1, 172},
    {"svgLengthListState", 1, 269},
    {"svgLengthState", 1, 269},
    {"svgListOf", 1, 171},
    {"svgMemberOrder", 1, 268},
    {"svgMembers", 1, 175},
    {"svgNumberListState", 1, 269},
    {"svgNumberState", 1, 269},
    {"svgNumberText", 1, 172},
    {"svgPathLength", 1, 174},
    {"svgPointAt", 1, 174},
    {"svgPointListState", 1, 269},
    {"svgPreserveAspectRatioState", 1, 269},
    {"svgReflection", 1, 171},
    {"svgStringListState", 1, 269},
    {"svgStrokes", 1, 174},
    {"svgTransformListState", 1, 269},
    {"svgTransformOf", 1, 176},
    {"svgTransformProduct", 1, 176},
    {"svgTransformState", 1, 269},
    {"svgTransformText", 1, 176},
    {"svgUnitTypesState", 1, 269},
    {"takeFilled", 1, 166},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 137},
    {"teeBytes", 1, 169},
    {"teeChunks", 1, 169},
    {"textAsBuffer", 1, 189},
    {"textBecameSelectable", 1, 118},
    {"textDecoderState", 1, 244},
    {"textDecoderStreamState", 1, 244},
    {"textEncoderState", 1, 244},
    {"textEncoderStreamState", 1, 244},
    {"textFragment", 1, 95},
    {"textReplaced", 1, 118},
    {"textToNumber", 1, 113},
    {"textTrackCueListState", 1, 258},
    {"textTrackCueState", 1, 258},
    {"textTrackListState", 1, 258},
    {"textTrackState", 1, 258},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 257},
    {"timingTimes", 1, 178},
    {"toBuffer", 1, 198},
    {"toByteString", 1, 198},
    {"toClamped", 1, 198},
    {"toEnforced", 1, 198},
    {"toEnum", 1, 198},
    {"toFloat", 1, 198},
    {"toInterface", 1, 198},
    {"toLongLong", 1, 198},
    {"toObject", 1, 198},
    {"toRecord", 1, 198},
    {"toSequence", 1, 198},
    {"toUnrestrictedFloat", 1, 198},
    {"toUnsignedLongLong", 1, 198},
    {"togglePopover", 1, 128},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 127},
    {"touchListState", 1, 272},
    {"touchState", 1, 272},
    {"transferPort", 1, 131},
    {"transferStream", 1, 132},
    {"transformMatrix", 1, 80},
    {"transformStreamDefaultControllerState", 1, 267},
    {"transformStreamState", 1, 267},
    {"treeWalkerState", 1, 234},
    {"trimSpace", 1, 71},
    {"turnFormatOff", 1, 54},
    {"typeOfAttributes", 1, 144},
    {"updateFormOwner", 1, 82},
    {"upgradeIn", 1, 83},
    {"urlSearchParamsState", 1, 273},
    {"urlState", 1, 273},
    {"userActivationState", 1, 266},
    {"usesSourceSet", 1, 99},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 119},
    {"validityStateState", 1, 250},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 108},
    {"verifyWith", 1, 190},
    {"videoTrackListState", 1, 258},
    {"videoTrackState", 1, 258},
    {"viewParts", 1, 168},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 203},
    {"vttCueState", 1, 258},
    {"waitingReads", 1, 160},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 240},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 102},
    {"willValidate", 1, 119},
    {"windowNamed", 1, 152},
    {"windowOf", 1, 151},
    {"withImports", 1, 145},
    {"withReactions", 1, 83},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 170},
    {"writableStreamDefaultControllerState", 1, 267},
    {"writableStreamDefaultWriterState", 1, 267},
    {"writableStreamState", 1, 267},
    {"writeChunk", 1, 162},
    {"writeController", 1, 170},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 198},
    {"wrongReceiver", 1, 198},
    {"wrongValue", 1, 198},
    {"xPathEvaluatorState", 1, 236},
    {"xPathExpressionState", 1, 236},
    {"xPathResultState", 1, 236},
    {"xmlHttpRequestEventTargetState", 1, 275},
    {"xmlHttpRequestState", 1, 275},
    {"xmlHttpRequestUploadState", 1, 275},
    {"xmlSerializerState", 1, 211},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
