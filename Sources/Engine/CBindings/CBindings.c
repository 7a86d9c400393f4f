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
    {"AbortController", 0, 195},
    {"AbortControllerBrand", 1, 195},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 195},
    {"AbortSignalBrand", 1, 195},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 224},
    {"AbstractRangeBrand", 1, 224},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 232},
    {"AnimationBrand", 1, 232},
    {"AnimationEffect", 0, 232},
    {"AnimationEffectBrand", 1, 232},
    {"AnimationEffectSteps", 1, 182},
    {"AnimationEvent", 0, 242},
    {"AnimationFrameProviderSteps", 1, 151},
    {"AnimationPlaybackEvent", 0, 232},
    {"AnimationSteps", 1, 180},
    {"AnimationTimeline", 0, 232},
    {"AnimationTimelineBrand", 1, 232},
    {"AnimationTimelineSteps", 1, 180},
    {"Attr", 0, 196},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 252},
    {"AudioTrack", 0, 253},
    {"AudioTrackBrand", 1, 253},
    {"AudioTrackList", 0, 253},
    {"AudioTrackListBrand", 1, 253},
    {"AudioTrackListSteps", 1, 98},
    {"AudioTrackSteps", 1, 98},
    {"AutofilledSteps", 1, 100},
    {"BarProp", 0, 256},
    {"BarPropBrand", 1, 256},
    {"BarPropSteps", 1, 143},
    {"BeforeUnloadEvent", 0, 242},
    {"BeforeUnloadEventSteps", 1, 176},
    {"Blob", 0, 215},
    {"BlobBrand", 1, 215},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 75},
    {"BroadcastChannel", 0, 254},
    {"BroadcastChannelBrand", 1, 254},
    {"BroadcastChannelSteps", 1, 131},
    {"ByteLengthQueuingStrategy", 0, 262},
    {"ByteLengthQueuingStrategyBrand", 1, 262},
    {"ByteLengthQueuingStrategySteps", 1, 163},
    {"CDATASection", 0, 202},
    {"CSS", 3, 197},
    {"CSSConditionRule", 0, 199},
    {"CSSConditionRuleBrand", 1, 199},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 199},
    {"CSSContainerRuleBrand", 1, 199},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 199},
    {"CSSCounterStyleRuleBrand", 1, 199},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 199},
    {"CSSFontFaceRuleBrand", 1, 199},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 199},
    {"CSSFontPaletteValuesRuleBrand", 1, 199},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 199},
    {"CSSGroupingRuleBrand", 1, 199},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 201},
    {"CSSImageValueBrand", 1, 201},
    {"CSSImportRule", 0, 199},
    {"CSSImportRuleBrand", 1, 199},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 199},
    {"CSSKeyframeRuleBrand", 1, 199},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 199},
    {"CSSKeyframesRuleBrand", 1, 199},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 201},
    {"CSSKeywordValueBrand", 1, 201},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 199},
    {"CSSLayerBlockRuleBrand", 1, 199},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 199},
    {"CSSLayerStatementRuleBrand", 1, 199},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 199},
    {"CSSMarginRuleBrand", 1, 199},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 201},
    {"CSSMathClampBrand", 1, 201},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 201},
    {"CSSMathInvertBrand", 1, 201},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 201},
    {"CSSMathMaxBrand", 1, 201},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 201},
    {"CSSMathMinBrand", 1, 201},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 201},
    {"CSSMathNegateBrand", 1, 201},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 201},
    {"CSSMathProductBrand", 1, 201},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 201},
    {"CSSMathSumBrand", 1, 201},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 201},
    {"CSSMathValueBrand", 1, 201},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 201},
    {"CSSMatrixComponentBrand", 1, 201},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 199},
    {"CSSMediaRuleBrand", 1, 199},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 199},
    {"CSSNamespaceRuleBrand", 1, 199},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 199},
    {"CSSNestedDeclarationsBrand", 1, 199},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 201},
    {"CSSNumericArrayBrand", 1, 201},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 201},
    {"CSSNumericValueBrand", 1, 201},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 199},
    {"CSSPageRuleBrand", 1, 199},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 201},
    {"CSSPerspectiveBrand", 1, 201},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 199},
    {"CSSPropertyRuleBrand", 1, 199},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 201},
    {"CSSRotateBrand", 1, 201},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 199},
    {"CSSRuleBrand", 1, 199},
    {"CSSRuleList", 0, 199},
    {"CSSRuleListBrand", 1, 199},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 201},
    {"CSSScaleBrand", 1, 201},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 199},
    {"CSSScopeRuleBrand", 1, 199},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 201},
    {"CSSSkewBrand", 1, 201},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 201},
    {"CSSSkewXBrand", 1, 201},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 201},
    {"CSSSkewYBrand", 1, 201},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 199},
    {"CSSStartingStyleRuleBrand", 1, 199},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 200},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 199},
    {"CSSStyleRuleBrand", 1, 199},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 228},
    {"CSSStyleSheetBrand", 1, 228},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 201},
    {"CSSStyleValueBrand", 1, 201},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 199},
    {"CSSSupportsRuleBrand", 1, 199},
    {"CSSTransformComponent", 0, 201},
    {"CSSTransformComponentBrand", 1, 201},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 201},
    {"CSSTransformValueBrand", 1, 201},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 201},
    {"CSSTranslateBrand", 1, 201},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 201},
    {"CSSUnitValueBrand", 1, 201},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 201},
    {"CSSUnparsedValueBrand", 1, 201},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 201},
    {"CSSVariableReferenceValueBrand", 1, 201},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 202},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 261},
    {"ClipboardBrand", 1, 261},
    {"ClipboardEvent", 0, 242},
    {"ClipboardItem", 0, 261},
    {"ClipboardItemBrand", 1, 261},
    {"ClipboardItemSteps", 1, 149},
    {"ClipboardSteps", 1, 149},
    {"CloseEvent", 0, 242},
    {"CommandEvent", 0, 242},
    {"Comment", 0, 202},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 242},
    {"CompositionEventSteps", 1, 176},
    {"CompressionStream", 0, 234},
    {"CompressionStreamBrand", 1, 234},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 119},
    {"CountQueuingStrategy", 0, 262},
    {"CountQueuingStrategyBrand", 1, 262},
    {"CountQueuingStrategySteps", 1, 163},
    {"Crypto", 0, 269},
    {"CryptoBrand", 1, 269},
    {"CryptoKey", 0, 269},
    {"CryptoKeyBrand", 1, 269},
    {"CryptoKeySteps", 1, 185},
    {"CryptoSteps", 1, 183},
    {"CustomElementRegistry", 0, 203},
    {"CustomElementRegistryBrand", 1, 203},
    {"CustomElementRegistrySteps", 1, 81},
    {"CustomEvent", 0, 204},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 213},
    {"CustomStateSetBrand", 1, 213},
    {"CustomStateSetSteps", 1, 82},
    {"DOMException", 0, 205},
    {"DOMExceptionBrand", 1, 205},
    {"DOMExceptionSteps", 1, 187},
    {"DOMImplementation", 0, 206},
    {"DOMImplementationBrand", 1, 206},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 251},
    {"DOMMatrixBrand", 1, 251},
    {"DOMMatrixReadOnly", 0, 251},
    {"DOMMatrixReadOnlyBrand", 1, 251},
    {"DOMMatrixReadOnlySteps", 1, 78},
    {"DOMMatrixSteps", 1, 78},
    {"DOMParser", 0, 206},
    {"DOMParserBrand", 1, 206},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 251},
    {"DOMPointBrand", 1, 251},
    {"DOMPointReadOnly", 0, 251},
    {"DOMPointReadOnlyBrand", 1, 251},
    {"DOMPointReadOnlySteps", 1, 78},
    {"DOMPointSteps", 1, 78},
    {"DOMQuad", 0, 251},
    {"DOMQuadBrand", 1, 251},
    {"DOMQuadSteps", 1, 78},
    {"DOMRect", 0, 247},
    {"DOMRectBrand", 1, 247},
    {"DOMRectList", 0, 247},
    {"DOMRectListBrand", 1, 247},
    {"DOMRectListSteps", 1, 79},
    {"DOMRectReadOnly", 0, 247},
    {"DOMRectReadOnlyBrand", 1, 247},
    {"DOMRectReadOnlySteps", 1, 79},
    {"DOMRectSteps", 1, 79},
    {"DOMStringList", 0, 207},
    {"DOMStringListBrand", 1, 207},
    {"DOMStringListSteps", 1, 84},
    {"DOMStringMap", 0, 208},
    {"DOMTokenList", 0, 209},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 210},
    {"DataTransferBrand", 1, 210},
    {"DataTransferItem", 0, 210},
    {"DataTransferItemBrand", 1, 210},
    {"DataTransferItemList", 0, 210},
    {"DataTransferItemListBrand", 1, 210},
    {"DataTransferItemListSteps", 1, 121},
    {"DataTransferItemSteps", 1, 121},
    {"DataTransferSteps", 1, 121},
    {"DecompressionStream", 0, 234},
    {"DecompressionStreamBrand", 1, 234},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 202},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 198},
    {"DocumentMembers_Document", 1, 211},
    {"DocumentMembers_HTMLDocument", 1, 217},
    {"DocumentMembers_ParentNode", 1, 223},
    {"DocumentMembers_StyleSheets", 1, 228},
    {"DocumentMembers_XPath", 1, 231},
    {"DocumentMembers_animations", 1, 232},
    {"DocumentMembers_editing", 1, 237},
    {"DocumentMembers_fullscreen", 1, 246},
    {"DocumentMembers_touch", 1, 267},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 211},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 86},
    {"DocumentSteps_animations", 1, 180},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 125},
    {"DocumentSteps_touch", 1, 177},
    {"DocumentTimeline", 0, 232},
    {"DocumentTimelineBrand", 1, 232},
    {"DocumentTimelineSteps", 1, 180},
    {"DocumentType", 0, 202},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 242},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 92},
    {"ElementInternals", 0, 213},
    {"ElementInternalsBrand", 1, 213},
    {"ElementInternalsSteps", 1, 82},
    {"ElementMembers_CSSOMView", 1, 198},
    {"ElementMembers_CSSTypedOM", 1, 201},
    {"ElementMembers_Element", 1, 212},
    {"ElementMembers_ParentNode", 1, 223},
    {"ElementMembers_animations", 1, 232},
    {"ElementMembers_fullscreen", 1, 246},
    {"ElementMembers_reflected", 1, 89},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 180},
    {"ElementSteps_fullscreen", 1, 125},
    {"ErrorEvent", 0, 242},
    {"Event", 0, 214},
    {"EventBrand", 1, 214},
    {"EventSource", 0, 235},
    {"EventSourceBrand", 1, 235},
    {"EventSourceSteps", 1, 130},
    {"EventSteps", 1, 24},
    {"External", 0, 256},
    {"ExternalBrand", 1, 256},
    {"ExternalSteps", 1, 143},
    {"File", 0, 215},
    {"FileBrand", 1, 215},
    {"FileList", 0, 215},
    {"FileListBrand", 1, 215},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 215},
    {"FileReaderBrand", 1, 215},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 242},
    {"FormData", 0, 270},
    {"FormDataBrand", 1, 270},
    {"FormDataEvent", 0, 242},
    {"FormDataSteps", 1, 70},
    {"FormOwnedSteps", 1, 106},
    {"GenericTransformStreamSteps", 1, 156},
    {"Geolocation", 0, 261},
    {"GeolocationBrand", 1, 261},
    {"GeolocationPositionError", 0, 261},
    {"GeolocationPositionErrorBrand", 1, 261},
    {"GeolocationPositionErrorSteps", 1, 149},
    {"GeolocationSteps", 1, 149},
    {"HTMLAllCollection", 0, 216},
    {"HTMLAllCollectionSteps", 1, 85},
    {"HTMLAnchorElement", 2, 266},
    {"HTMLAnchorElementSteps", 1, 136},
    {"HTMLAreaElement", 2, 266},
    {"HTMLAudioElementSteps", 1, 97},
    {"HTMLBaseElement", 2, 255},
    {"HTMLBaseElementSteps", 1, 87},
    {"HTMLButtonElement", 2, 245},
    {"HTMLButtonElementSteps", 1, 126},
    {"HTMLCanvasElement", 2, 249},
    {"HTMLCanvasElementSteps", 1, 142},
    {"HTMLCollection", 0, 233},
    {"HTMLCollectionKind", 1, 233},
    {"HTMLDataListElement", 2, 245},
    {"HTMLDataListElementSteps", 1, 114},
    {"HTMLDialogElement", 2, 249},
    {"HTMLDialogElementSteps", 1, 123},
    {"HTMLElementMembers_CSSOMView", 1, 198},
    {"HTMLElementMembers_CSSTypedOM", 1, 201},
    {"HTMLElementMembers_HTMLElement", 1, 218},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 92},
    {"HTMLEmbedElement", 2, 238},
    {"HTMLEmbedElementSteps", 1, 97},
    {"HTMLFieldSetElement", 2, 245},
    {"HTMLFieldSetElementSteps", 1, 106},
    {"HTMLFormControlsCollection", 0, 244},
    {"HTMLFormElement", 2, 245},
    {"HTMLFormElementSteps", 1, 117},
    {"HTMLFormElementSteps_formElements", 1, 105},
    {"HTMLFrameElement", 2, 258},
    {"HTMLFrameElementSteps", 1, 146},
    {"HTMLHyperlinkElementUtilsSteps", 1, 136},
    {"HTMLIFrameElement", 2, 238},
    {"HTMLIFrameElementSteps", 1, 146},
    {"HTMLImageElement", 2, 238},
    {"HTMLImageElementSteps", 1, 96},
    {"HTMLInputElement", 2, 245},
    {"HTMLInputElementSteps", 1, 103},
    {"HTMLLabelElement", 2, 245},
    {"HTMLLabelElementSteps", 1, 106},
    {"HTMLLegendElement", 2, 245},
    {"HTMLLegendElementSteps", 1, 106},
    {"HTMLLinkElement", 2, 228},
    {"HTMLMapElement", 2, 238},
    {"HTMLMapElementSteps", 1, 97},
    {"HTMLMarqueeElement", 2, 258},
    {"HTMLMarqueeElementSteps", 1, 93},
    {"HTMLMediaElement", 2, 252},
    {"HTMLMediaElementSteps", 1, 97},
    {"HTMLMediaElementSteps_mediaElements", 1, 98},
    {"HTMLMeterElement", 2, 245},
    {"HTMLMeterElementSteps", 1, 112},
    {"HTMLObjectElement", 2, 238},
    {"HTMLObjectElement", 2, 245},
    {"HTMLObjectElementSteps", 1, 97},
    {"HTMLOptionElement", 2, 245},
    {"HTMLOptionElementSteps", 1, 114},
    {"HTMLOptionsCollection", 0, 244},
    {"HTMLOptionsCollectionSteps", 1, 114},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 92},
    {"HTMLOutputElement", 2, 245},
    {"HTMLOutputElementSteps", 1, 103},
    {"HTMLProgressElement", 2, 245},
    {"HTMLProgressElementSteps", 1, 112},
    {"HTMLScriptElement", 2, 249},
    {"HTMLScriptElementSteps", 1, 142},
    {"HTMLSelectElement", 2, 245},
    {"HTMLSelectElementSteps", 1, 114},
    {"HTMLSlotElement", 2, 249},
    {"HTMLSlotElementSteps", 1, 142},
    {"HTMLStyleElement", 2, 228},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 265},
    {"HTMLTableCellElementSteps", 1, 94},
    {"HTMLTableElement", 2, 265},
    {"HTMLTableElementSteps", 1, 94},
    {"HTMLTableRowElement", 2, 265},
    {"HTMLTableRowElementSteps", 1, 94},
    {"HTMLTableSectionElement", 2, 265},
    {"HTMLTableSectionElementSteps", 1, 94},
    {"HTMLTemplateElement", 2, 249},
    {"HTMLTemplateElementSteps", 1, 142},
    {"HTMLTextAreaElement", 2, 245},
    {"HTMLTextAreaElementSteps", 1, 103},
    {"HTMLTitleElement", 2, 255},
    {"HTMLTitleElementSteps", 1, 87},
    {"HTMLTrackElement", 2, 252},
    {"HTMLTrackElementSteps", 1, 97},
    {"HTMLTrackElementSteps_mediaElements", 1, 98},
    {"HTMLVideoElement", 2, 252},
    {"HTMLVideoElementSteps", 1, 97},
    {"HashChangeEvent", 0, 242},
    {"Headers", 0, 243},
    {"HeadersBrand", 1, 243},
    {"HeadersSteps", 1, 71},
    {"History", 0, 256},
    {"HistoryBrand", 1, 256},
    {"HistorySteps", 1, 134},
    {"IdleDeadline", 0, 248},
    {"IdleDeadlineBrand", 1, 248},
    {"IdleDeadlineSteps", 1, 140},
    {"Image", 0, 238},
    {"InputEvent", 0, 242},
    {"InputEventSteps", 1, 176},
    {"IntersectionObserver", 0, 250},
    {"IntersectionObserverBrand", 1, 250},
    {"IntersectionObserverEntry", 0, 250},
    {"IntersectionObserverEntryBrand", 1, 250},
    {"IntersectionObserverEntrySteps", 1, 152},
    {"IntersectionObserverSteps", 1, 152},
    {"KeyboardEvent", 0, 242},
    {"KeyboardEventSteps", 1, 176},
    {"KeyframeEffect", 0, 232},
    {"KeyframeEffectBrand", 1, 232},
    {"KeyframeEffectSteps", 1, 182},
    {"LabelableSteps", 1, 106},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 256},
    {"LocationBrand", 1, 256},
    {"LocationSteps", 1, 135},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 218},
    {"MathMLElement", 2, 241},
    {"MathMLElementMembers_CSSTypedOM", 1, 201},
    {"MediaError", 0, 253},
    {"MediaErrorBrand", 1, 253},
    {"MediaErrorSteps", 1, 98},
    {"MediaList", 0, 228},
    {"MediaListBrand", 1, 228},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 198},
    {"MediaQueryListBrand", 1, 198},
    {"MediaQueryListEvent", 0, 242},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 254},
    {"MessageChannelBrand", 1, 254},
    {"MessageChannelSteps", 1, 131},
    {"MessageEvent", 0, 242},
    {"MessageEventSteps", 1, 176},
    {"MessagePort", 0, 254},
    {"MessagePortBrand", 1, 254},
    {"MessagePortSteps", 1, 131},
    {"MimeType", 0, 221},
    {"MimeTypeArray", 0, 221},
    {"MimeTypeArrayBrand", 1, 221},
    {"MimeTypeArraySteps", 1, 150},
    {"MimeTypeBrand", 1, 221},
    {"MimeTypeSteps", 1, 150},
    {"MouseEvent", 0, 242},
    {"MouseEventSteps", 1, 176},
    {"MutationObserver", 0, 219},
    {"MutationObserverBrand", 1, 219},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 219},
    {"MutationRecordBrand", 1, 219},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 193},
    {"NamedNodeMap", 0, 220},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 221},
    {"NavigatorBrand", 1, 221},
    {"NavigatorConcurrentHardwareSteps", 1, 144},
    {"NavigatorCookiesSteps", 1, 144},
    {"NavigatorIDSteps", 1, 144},
    {"NavigatorLanguageSteps", 1, 144},
    {"NavigatorOnLineSteps", 1, 144},
    {"NavigatorPluginsSteps", 1, 144},
    {"NavigatorSteps", 1, 144},
    {"NavigatorSteps_permissions", 1, 149},
    {"NodeFilter", 0, 229},
    {"NodeIterator", 0, 229},
    {"NodeIteratorBrand", 1, 229},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 233},
    {"NodeListKind", 1, 233},
    {"NodeMembers_Node", 1, 222},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 261},
    {"NotificationBrand", 1, 261},
    {"NotificationSteps", 1, 149},
    {"Option", 0, 245},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 242},
    {"PairList", 1, 188},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 259},
    {"PerformanceBrand", 1, 259},
    {"PerformanceEntry", 0, 260},
    {"PerformanceEntryBrand", 1, 260},
    {"PerformanceEntrySteps", 1, 174},
    {"PerformanceMark", 0, 260},
    {"PerformanceMarkBrand", 1, 260},
    {"PerformanceMarkSteps", 1, 174},
    {"PerformanceMeasure", 0, 260},
    {"PerformanceMeasureBrand", 1, 260},
    {"PerformanceMeasureSteps", 1, 174},
    {"PerformanceNavigation", 0, 257},
    {"PerformanceNavigationBrand", 1, 257},
    {"PerformanceNavigationSteps", 1, 173},
    {"PerformanceObserver", 0, 260},
    {"PerformanceObserverBrand", 1, 260},
    {"PerformanceObserverEntryList", 0, 260},
    {"PerformanceObserverEntryListBrand", 1, 260},
    {"PerformanceObserverEntryListSteps", 1, 174},
    {"PerformanceObserverSteps", 1, 174},
    {"PerformanceSteps", 1, 172},
    {"PerformanceTiming", 0, 257},
    {"PerformanceTimingBrand", 1, 257},
    {"PerformanceTimingSteps", 1, 173},
    {"PermissionStatus", 0, 261},
    {"PermissionStatusBrand", 1, 261},
    {"PermissionStatusSteps", 1, 149},
    {"Permissions", 0, 261},
    {"PermissionsBrand", 1, 261},
    {"PermissionsSteps", 1, 149},
    {"Plugin", 0, 221},
    {"PluginArray", 0, 221},
    {"PluginArrayBrand", 1, 221},
    {"PluginArraySteps", 1, 150},
    {"PluginBrand", 1, 221},
    {"PluginSteps", 1, 150},
    {"PointerEvent", 0, 242},
    {"PointerEventSteps", 1, 176},
    {"PopStateEvent", 0, 242},
    {"ProcessingInstruction", 0, 202},
    {"ProgressEvent", 0, 242},
    {"PromiseRejectionEvent", 0, 242},
    {"RadioNodeList", 0, 244},
    {"RadioNodeListSteps", 1, 105},
    {"Range", 0, 224},
    {"RangeBrand", 1, 224},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 262},
    {"ReadableByteStreamControllerBrand", 1, 262},
    {"ReadableByteStreamControllerSteps", 1, 158},
    {"ReadableStream", 0, 262},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 262},
    {"ReadableStreamBYOBReaderBrand", 1, 262},
    {"ReadableStreamBYOBReaderSteps", 1, 155},
    {"ReadableStreamBYOBRequest", 0, 262},
    {"ReadableStreamBYOBRequestBrand", 1, 262},
    {"ReadableStreamBYOBRequestSteps", 1, 161},
    {"ReadableStreamBrand", 1, 262},
    {"ReadableStreamDefaultController", 0, 262},
    {"ReadableStreamDefaultControllerBrand", 1, 262},
    {"ReadableStreamDefaultControllerSteps", 1, 159},
    {"ReadableStreamDefaultReader", 0, 262},
    {"ReadableStreamDefaultReaderBrand", 1, 262},
    {"ReadableStreamDefaultReaderSteps", 1, 155},
    {"ReadableStreamGenericReaderSteps", 1, 155},
    {"ReadableStreamSteps", 1, 162},
    {"Request", 0, 243},
    {"RequestBrand", 1, 243},
    {"RequestSteps", 1, 72},
    {"ResizeObserver", 0, 250},
    {"ResizeObserverBrand", 1, 250},
    {"ResizeObserverEntry", 0, 250},
    {"ResizeObserverEntryBrand", 1, 250},
    {"ResizeObserverEntrySteps", 1, 152},
    {"ResizeObserverSize", 0, 250},
    {"ResizeObserverSizeBrand", 1, 250},
    {"ResizeObserverSizeSteps", 1, 152},
    {"ResizeObserverSteps", 1, 152},
    {"Response", 0, 243},
    {"ResponseBrand", 1, 243},
    {"ResponseSteps", 1, 73},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 264},
    {"SVGAngleBrand", 1, 264},
    {"SVGAngleSteps", 1, 167},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 264},
    {"SVGAnimatedAngleBrand", 1, 264},
    {"SVGAnimatedAngleSteps", 1, 166},
    {"SVGAnimatedBoolean", 0, 264},
    {"SVGAnimatedBooleanBrand", 1, 264},
    {"SVGAnimatedBooleanSteps", 1, 166},
    {"SVGAnimatedEnumeration", 0, 264},
    {"SVGAnimatedEnumerationBrand", 1, 264},
    {"SVGAnimatedEnumerationSteps", 1, 166},
    {"SVGAnimatedInteger", 0, 264},
    {"SVGAnimatedIntegerBrand", 1, 264},
    {"SVGAnimatedIntegerSteps", 1, 166},
    {"SVGAnimatedLength", 0, 264},
    {"SVGAnimatedLengthBrand", 1, 264},
    {"SVGAnimatedLengthList", 0, 264},
    {"SVGAnimatedLengthListBrand", 1, 264},
    {"SVGAnimatedLengthListSteps", 1, 166},
    {"SVGAnimatedLengthSteps", 1, 166},
    {"SVGAnimatedNumber", 0, 264},
    {"SVGAnimatedNumberBrand", 1, 264},
    {"SVGAnimatedNumberList", 0, 264},
    {"SVGAnimatedNumberListBrand", 1, 264},
    {"SVGAnimatedNumberListSteps", 1, 166},
    {"SVGAnimatedNumberSteps", 1, 166},
    {"SVGAnimatedPreserveAspectRatio", 0, 264},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 264},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 166},
    {"SVGAnimatedRect", 0, 264},
    {"SVGAnimatedRectBrand", 1, 264},
    {"SVGAnimatedRectSteps", 1, 166},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 264},
    {"SVGAnimatedTransformListBrand", 1, 264},
    {"SVGAnimatedTransformListSteps", 1, 166},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 218},
    {"SVGElement", 2, 241},
    {"SVGElementMembers_CSSTypedOM", 1, 201},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 264},
    {"SVGLengthBrand", 1, 264},
    {"SVGLengthList", 0, 264},
    {"SVGLengthListBrand", 1, 264},
    {"SVGLengthListSteps", 1, 168},
    {"SVGLengthSteps", 1, 167},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 264},
    {"SVGNumberBrand", 1, 264},
    {"SVGNumberList", 0, 264},
    {"SVGNumberListBrand", 1, 264},
    {"SVGNumberListSteps", 1, 168},
    {"SVGNumberSteps", 1, 167},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 264},
    {"SVGPointListBrand", 1, 264},
    {"SVGPointListSteps", 1, 168},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 264},
    {"SVGPreserveAspectRatioBrand", 1, 264},
    {"SVGPreserveAspectRatioSteps", 1, 166},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 264},
    {"SVGStringListBrand", 1, 264},
    {"SVGStringListSteps", 1, 168},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 264},
    {"SVGTransformBrand", 1, 264},
    {"SVGTransformList", 0, 264},
    {"SVGTransformListBrand", 1, 264},
    {"SVGTransformListSteps", 1, 168},
    {"SVGTransformSteps", 1, 171},
    {"SVGUnitTypes", 0, 264},
    {"SVGUnitTypesBrand", 1, 264},
    {"SVGUnitTypesSteps", 1, 166},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 198},
    {"ScreenBrand", 1, 198},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 242},
    {"SelectableTextSteps", 1, 118},
    {"Selection", 0, 225},
    {"SelectionBrand", 1, 225},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 226},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 180},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 224},
    {"StaticRangeBrand", 1, 224},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 227},
    {"StorageBrand", 1, 227},
    {"StorageEvent", 0, 242},
    {"StorageEventSteps", 1, 176},
    {"StorageSteps", 1, 145},
    {"StylePropertyMap", 0, 201},
    {"StylePropertyMapBrand", 1, 201},
    {"StylePropertyMapReadOnly", 0, 201},
    {"StylePropertyMapReadOnlyBrand", 1, 201},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 228},
    {"StyleSheetBrand", 1, 228},
    {"StyleSheetList", 0, 228},
    {"StyleSheetListBrand", 1, 228},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 242},
    {"SubmitterSteps", 1, 117},
    {"SubtleCrypto", 0, 269},
    {"SubtleCryptoBrand", 1, 269},
    {"SubtleCryptoSteps", 1, 184},
    {"Text", 0, 202},
    {"TextDecoder", 0, 239},
    {"TextDecoderBrand", 1, 239},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 239},
    {"TextDecoderStreamBrand", 1, 239},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 239},
    {"TextEncoderBrand", 1, 239},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 239},
    {"TextEncoderStreamBrand", 1, 239},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 242},
    {"TextEventSteps", 1, 176},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 253},
    {"TextTrackBrand", 1, 253},
    {"TextTrackCue", 0, 253},
    {"TextTrackCueBrand", 1, 253},
    {"TextTrackCueList", 0, 253},
    {"TextTrackCueListBrand", 1, 253},
    {"TextTrackCueListSteps", 1, 98},
    {"TextTrackCueSteps", 1, 98},
    {"TextTrackList", 0, 253},
    {"TextTrackListBrand", 1, 253},
    {"TextTrackListSteps", 1, 98},
    {"TextTrackSteps", 1, 98},
    {"TimeRanges", 0, 252},
    {"TimeRangesBrand", 1, 252},
    {"TimeRangesSteps", 1, 97},
    {"ToggleEvent", 0, 242},
    {"Touch", 0, 267},
    {"TouchBrand", 1, 267},
    {"TouchEvent", 0, 267},
    {"TouchEventSteps", 1, 177},
    {"TouchList", 0, 267},
    {"TouchListBrand", 1, 267},
    {"TouchListSteps", 1, 177},
    {"TouchSteps", 1, 177},
    {"TrackEvent", 0, 242},
    {"TransformStream", 0, 262},
    {"TransformStreamBrand", 1, 262},
    {"TransformStreamDefaultController", 0, 262},
    {"TransformStreamDefaultControllerBrand", 1, 262},
    {"TransformStreamDefaultControllerSteps", 1, 156},
    {"TransformStreamSteps", 1, 156},
    {"TransitionEvent", 0, 242},
    {"TreeWalker", 0, 229},
    {"TreeWalkerBrand", 1, 229},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 242},
    {"UIEventSteps", 1, 176},
    {"URL", 0, 268},
    {"URLBrand", 1, 268},
    {"URLSearchParams", 0, 268},
    {"URLSearchParamsBrand", 1, 268},
    {"URLSearchParamsSteps", 1, 178},
    {"URLSteps", 1, 178},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 261},
    {"UserActivationBrand", 1, 261},
    {"UserActivationSteps", 1, 149},
    {"VTTCue", 0, 253},
    {"VTTCueBrand", 1, 253},
    {"VTTCueSteps", 1, 98},
    {"ValidityState", 0, 245},
    {"ValidityStateBrand", 1, 245},
    {"ValidityStateSteps", 1, 119},
    {"VideoTrack", 0, 253},
    {"VideoTrackBrand", 1, 253},
    {"VideoTrackList", 0, 253},
    {"VideoTrackListBrand", 1, 253},
    {"VideoTrackListSteps", 1, 98},
    {"VideoTrackSteps", 1, 98},
    {"VisualViewport", 0, 198},
    {"VisualViewportBrand", 1, 198},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 235},
    {"WebSocketBrand", 1, 235},
    {"WebSocketSteps", 1, 194},
    {"WheelEvent", 0, 242},
    {"WheelEventSteps", 1, 176},
    {"WindowLocalStorageSteps", 1, 151},
    {"WindowMembers_CSSOMView", 1, 198},
    {"WindowMembers_Window", 1, 230},
    {"WindowMembers_fetch", 1, 243},
    {"WindowOrWorkerGlobalScopeSteps", 1, 151},
    {"WindowSessionStorageSteps", 1, 151},
    {"WindowSteps", 1, 151},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 76},
    {"WritableStream", 0, 262},
    {"WritableStreamBrand", 1, 262},
    {"WritableStreamDefaultController", 0, 262},
    {"WritableStreamDefaultControllerBrand", 1, 262},
    {"WritableStreamDefaultControllerSteps", 1, 165},
    {"WritableStreamDefaultWriter", 0, 262},
    {"WritableStreamDefaultWriterBrand", 1, 262},
    {"WritableStreamDefaultWriterSteps", 1, 157},
    {"WritableStreamSteps", 1, 157},
    {"XMLDocument", 0, 211},
    {"XMLHttpRequest", 0, 270},
    {"XMLHttpRequestBrand", 1, 270},
    {"XMLHttpRequestEventTarget", 0, 270},
    {"XMLHttpRequestEventTargetBrand", 1, 270},
    {"XMLHttpRequestSteps", 1, 74},
    {"XMLHttpRequestUpload", 0, 270},
    {"XMLHttpRequestUploadBrand", 1, 270},
    {"XMLSerializer", 0, 206},
    {"XMLSerializerBrand", 1, 206},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 231},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 231},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 231},
    {"XPathExpressionBrand", 1, 231},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 231},
    {"XPathResultBrand", 1, 231},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 195},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 195},
    {"abortWritable", 1, 157},
    {"abstractRangeState", 1, 224},
    {"acquireReader", 1, 155},
    {"acquireWriter", 1, 157},
    {"activateInput", 1, 115},
    {"activationBehavior", 1, 120},
    {"addHeader", 1, 71},
    {"addIterable", 1, 190},
    {"addIterator", 1, 190},
    {"addRead", 1, 155},
    {"addSetlike", 1, 192},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 85},
    {"animationChanged", 1, 180},
    {"animationEffectState", 1, 232},
    {"animationRate", 1, 180},
    {"animationState", 1, 232},
    {"animationTime", 1, 180},
    {"animationTimelineState", 1, 232},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 108},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 82},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 253},
    {"audioTrackState", 1, 253},
    {"bar", 1, 143},
    {"barPropState", 1, 256},
    {"beforeToggle", 1, 129},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 76},
    {"blobState", 1, 215},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 254},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 163},
    {"buttonType", 1, 106},
    {"byobRequestOf", 1, 161},
    {"byteLengthQueuingStrategyState", 1, 262},
    {"bytesAsText", 1, 184},
    {"bytesDrained", 1, 158},
    {"callPromise", 1, 163},
    {"callUserscript", 1, 69},
    {"callbackMember", 1, 163},
    {"canEnqueue", 1, 159},
    {"cancelReadable", 1, 155},
    {"caretForFocus", 1, 53},
    {"chain", 1, 163},
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
    {"chosenFrame", 1, 146},
    {"chunkSize", 1, 165},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 174},
    {"clearFiles", 1, 107},
    {"clearTimer", 1, 175},
    {"click", 1, 92},
    {"clipboardItemState", 1, 261},
    {"clipboardState", 1, 261},
    {"clone", 1, 133},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 75},
    {"closeBytes", 1, 158},
    {"closeController", 1, 159},
    {"closeDialog", 1, 123},
    {"closeEnd", 1, 131},
    {"closeReadable", 1, 155},
    {"closeUserscript", 1, 69},
    {"closeWritable", 1, 157},
    {"closeWritableController", 1, 165},
    {"closeWriter", 1, 157},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 123},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 161},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 234},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 236},
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
    {"countItems", 1, 163},
    {"countQueuingStrategyState", 1, 262},
    {"createCustom", 1, 83},
    {"createEvent", 1, 42},
    {"crypto", 1, 183},
    {"cryptoKeyState", 1, 269},
    {"cryptoState", 1, 269},
    {"cssConditionRuleState", 1, 199},
    {"cssContainerRuleState", 1, 199},
    {"cssCounterStyleRuleState", 1, 199},
    {"cssFontFaceRuleState", 1, 199},
    {"cssFontPaletteValuesRuleState", 1, 199},
    {"cssGroupingRuleState", 1, 199},
    {"cssImageValueState", 1, 201},
    {"cssImportRuleState", 1, 199},
    {"cssKeyframeRuleState", 1, 199},
    {"cssKeyframesRuleState", 1, 199},
    {"cssKeywordValueState", 1, 201},
    {"cssLayerBlockRuleState", 1, 199},
    {"cssLayerStatementRuleState", 1, 199},
    {"cssMarginRuleState", 1, 199},
    {"cssMathClampState", 1, 201},
    {"cssMathInvertState", 1, 201},
    {"cssMathMaxState", 1, 201},
    {"cssMathMinState", 1, 201},
    {"cssMathNegateState", 1, 201},
    {"cssMathProductState", 1, 201},
    {"cssMathSumState", 1, 201},
    {"cssMathValueState", 1, 201},
    {"cssMatrixComponentState", 1, 201},
    {"cssMediaRuleState", 1, 199},
    {"cssNamespaceRuleState", 1, 199},
    {"cssNestedDeclarationsState", 1, 199},
    {"cssNumericArrayState", 1, 201},
    {"cssNumericValueState", 1, 201},
    {"cssPageRuleState", 1, 199},
    {"cssPerspectiveState", 1, 201},
    {"cssPropertyRuleState", 1, 199},
    {"cssRotateState", 1, 201},
    {"cssRuleListState", 1, 199},
    {"cssRuleState", 1, 199},
    {"cssScaleState", 1, 201},
    {"cssScopeRuleState", 1, 199},
    {"cssSkewState", 1, 201},
    {"cssSkewXState", 1, 201},
    {"cssSkewYState", 1, 201},
    {"cssStartingStyleRuleState", 1, 199},
    {"cssStyleRuleState", 1, 199},
    {"cssStyleSheetState", 1, 228},
    {"cssStyleValueState", 1, 201},
    {"cssSupportsRuleState", 1, 199},
    {"cssTransformComponentState", 1, 201},
    {"cssTransformValueState", 1, 201},
    {"cssTranslateState", 1, 201},
    {"cssUnitValueState", 1, 201},
    {"cssUnparsedValueState", 1, 201},
    {"cssVariableReferenceValueState", 1, 201},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 203},
    {"customElements", 1, 81},
    {"customEntries", 1, 82},
    {"customFlags", 1, 82},
    {"customMessage", 1, 82},
    {"customState", 1, 83},
    {"customStateSetState", 1, 213},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 210},
    {"dataTransferItemState", 1, 210},
    {"dataTransferState", 1, 210},
    {"datasetOf", 1, 90},
    {"dateNumber", 1, 104},
    {"dateText", 1, 104},
    {"dealWithRejection", 1, 157},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 234},
    {"defaultButton", 1, 106},
    {"defineElement", 1, 83},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 83},
    {"definitionOf", 1, 83},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 163},
    {"deriveBits", 1, 185},
    {"deriveKey", 1, 185},
    {"derivedList", 1, 94},
    {"describe", 1, 7},
    {"deserialize", 1, 133},
    {"deserializeWithTransfer", 1, 133},
    {"desiredSizeOf", 1, 159},
    {"detailsChanged", 1, 122},
    {"detailsRenamed", 1, 122},
    {"dialogChanged", 1, 123},
    {"digestName", 1, 184},
    {"digestText", 1, 184},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 193},
    {"documentTimelineState", 1, 232},
    {"domExceptionState", 1, 205},
    {"domImplementationState", 1, 206},
    {"domMatrixReadOnlyState", 1, 251},
    {"domMatrixState", 1, 251},
    {"domParserState", 1, 206},
    {"domPointReadOnlyState", 1, 251},
    {"domPointState", 1, 251},
    {"domQuadState", 1, 251},
    {"domRectListState", 1, 247},
    {"domRectReadOnlyState", 1, 247},
    {"domRectState", 1, 247},
    {"domStringListState", 1, 207},
    {"easingFunction", 1, 181},
    {"editingRoot", 1, 124},
    {"effectEnd", 1, 182},
    {"effectFills", 1, 182},
    {"elementArgument", 1, 193},
    {"elementInternalsState", 1, 213},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 77},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 158},
    {"enqueueCallback", 1, 83},
    {"enqueueChunk", 1, 159},
    {"enqueueCopiedBytes", 1, 158},
    {"enqueueDetachedPull", 1, 158},
    {"enqueueSized", 1, 163},
    {"enqueueTransformed", 1, 156},
    {"entryList", 1, 117},
    {"errorBytes", 1, 158},
    {"errorController", 1, 159},
    {"errorNames", 1, 240},
    {"errorReadable", 1, 155},
    {"errorTransform", 1, 156},
    {"errorWritableIfNeeded", 1, 165},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 235},
    {"eventState", 1, 214},
    {"exceptionOfCode", 1, 187},
    {"execCommand", 1, 50},
    {"exportKey", 1, 185},
    {"exposeElement", 1, 147},
    {"exposeFrames", 1, 147},
    {"exposeNames", 1, 147},
    {"external", 1, 143},
    {"externalState", 1, 256},
    {"extractBody", 1, 75},
    {"extractRange", 1, 46},
    {"failClose", 1, 157},
    {"failReads", 1, 155},
    {"failWrite", 1, 157},
    {"fileListState", 1, 215},
    {"fileReaderState", 1, 215},
    {"fileState", 1, 215},
    {"fileValue", 1, 107},
    {"filesOf", 1, 107},
    {"finalStyles", 1, 182},
    {"finishClose", 1, 157},
    {"finishErroring", 1, 157},
    {"finishWrite", 1, 157},
    {"fire", 1, 36},
    {"firstItem", 1, 163},
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
    {"formDataState", 1, 270},
    {"formEntries", 1, 117},
    {"formOf", 1, 106},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 146},
    {"frames", 1, 146},
    {"fromDictionary", 1, 193},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 193},
    {"fulfilRead", 1, 155},
    {"generateKey", 1, 185},
    {"geolocationPositionErrorState", 1, 261},
    {"geolocationState", 1, 261},
    {"getHandler", 1, 139},
    {"goTo", 1, 135},
    {"handled", 1, 163},
    {"hasBYOBReader", 1, 158},
    {"hasBackpressure", 1, 159},
    {"hasDisabledShadow", 1, 83},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 102},
    {"hasNoChoice", 1, 116},
    {"hasOwnAlone", 1, 106},
    {"hasPulls", 1, 161},
    {"headOf", 1, 37},
    {"headerValue", 1, 71},
    {"headersState", 1, 243},
    {"hidePopover", 1, 128},
    {"hidePopoversOver", 1, 128},
    {"highWaterMarkOf", 1, 163},
    {"history", 1, 134},
    {"historyState", 1, 256},
    {"holdMarkup", 1, 69},
    {"holdsInvalid", 1, 110},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 91},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 248},
    {"imageChanged", 1, 96},
    {"imageEvent", 1, 96},
    {"imagePoint", 1, 117},
    {"imageSeen", 1, 96},
    {"imagesMoved", 1, 96},
    {"implementationOf", 1, 22},
    {"importKey", 1, 185},
    {"inReactionQueue", 1, 83},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 108},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 250},
    {"intersectionObserverState", 1, 250},
    {"invalidIn", 1, 119},
    {"invalidateRequest", 1, 158},
    {"invoke", 1, 126},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 83},
    {"is", 1, 56},
    {"isAbortController", 1, 195},
    {"isAbortSignal", 1, 195},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 224},
    {"isActiveDocument", 1, 146},
    {"isAnimation", 1, 232},
    {"isAnimationEffect", 1, 232},
    {"isAnimationTimeline", 1, 232},
    {"isAudioTrack", 1, 253},
    {"isAudioTrackList", 1, 253},
    {"isBarProp", 1, 256},
    {"isBlob", 1, 215},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 254},
    {"isBuffer", 1, 193},
    {"isByteLengthQueuingStrategy", 1, 262},
    {"isCSSConditionRule", 1, 199},
    {"isCSSContainerRule", 1, 199},
    {"isCSSCounterStyleRule", 1, 199},
    {"isCSSFontFaceRule", 1, 199},
    {"isCSSFontPaletteValuesRule", 1, 199},
    {"isCSSGroupingRule", 1, 199},
    {"isCSSImageValue", 1, 201},
    {"isCSSImportRule", 1, 199},
    {"isCSSKeyframeRule", 1, 199},
    {"isCSSKeyframesRule", 1, 199},
    {"isCSSKeywordValue", 1, 201},
    {"isCSSLayerBlockRule", 1, 199},
    {"isCSSLayerStatementRule", 1, 199},
    {"isCSSMarginRule", 1, 199},
    {"isCSSMathClamp", 1, 201},
    {"isCSSMathInvert", 1, 201},
    {"isCSSMathMax", 1, 201},
    {"isCSSMathMin", 1, 201},
    {"isCSSMathNegate", 1, 201},
    {"isCSSMathProduct", 1, 201},
    {"isCSSMathSum", 1, 201},
    {"isCSSMathValue", 1, 201},
    {"isCSSMatrixComponent", 1, 201},
    {"isCSSMediaRule", 1, 199},
    {"isCSSNamespaceRule", 1, 199},
    {"isCSSNestedDeclarations", 1, 199},
    {"isCSSNumericArray", 1, 201},
    {"isCSSNumericValue", 1, 201},
    {"isCSSPageRule", 1, 199},
    {"isCSSPerspective", 1, 201},
    {"isCSSPropertyRule", 1, 199},
    {"isCSSRotate", 1, 201},
    {"isCSSRule", 1, 199},
    {"isCSSRuleList", 1, 199},
    {"isCSSScale", 1, 201},
    {"isCSSScopeRule", 1, 199},
    {"isCSSSkew", 1, 201},
    {"isCSSSkewX", 1, 201},
    {"isCSSSkewY", 1, 201},
    {"isCSSStartingStyleRule", 1, 199},
    {"isCSSStyleRule", 1, 199},
    {"isCSSStyleSheet", 1, 228},
    {"isCSSStyleValue", 1, 201},
    {"isCSSSupportsRule", 1, 199},
    {"isCSSTransformComponent", 1, 201},
    {"isCSSTransformValue", 1, 201},
    {"isCSSTranslate", 1, 201},
    {"isCSSUnitValue", 1, 201},
    {"isCSSUnparsedValue", 1, 201},
    {"isCSSVariableReferenceValue", 1, 201},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 261},
    {"isClipboardItem", 1, 261},
    {"isClosed", 1, 32},
    {"isClosing", 1, 157},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 234},
    {"isCountQueuingStrategy", 1, 262},
    {"isCrypto", 1, 269},
    {"isCryptoKey", 1, 269},
    {"isCustomElementRegistry", 1, 203},
    {"isCustomStateSet", 1, 213},
    {"isDOMException", 1, 205},
    {"isDOMImplementation", 1, 206},
    {"isDOMMatrix", 1, 251},
    {"isDOMMatrixReadOnly", 1, 251},
    {"isDOMParser", 1, 206},
    {"isDOMPoint", 1, 251},
    {"isDOMPointReadOnly", 1, 251},
    {"isDOMQuad", 1, 251},
    {"isDOMRect", 1, 247},
    {"isDOMRectList", 1, 247},
    {"isDOMRectReadOnly", 1, 247},
    {"isDOMStringList", 1, 207},
    {"isDataTransfer", 1, 210},
    {"isDataTransferItem", 1, 210},
    {"isDataTransferItemList", 1, 210},
    {"isDecompressionStream", 1, 234},
    {"isDesigned", 1, 86},
    {"isDisabled", 1, 124},
    {"isDocumentTimeline", 1, 232},
    {"isEditable", 1, 124},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 213},
    {"isEvent", 1, 214},
    {"isEventSource", 1, 235},
    {"isExternal", 1, 256},
    {"isFieldValue", 1, 71},
    {"isFile", 1, 215},
    {"isFileList", 1, 215},
    {"isFileReader", 1, 215},
    {"isFocusable", 1, 124},
    {"isFocusableByDefault", 1, 124},
    {"isFormControl", 1, 106},
    {"isFormCustom", 1, 82},
    {"isFormData", 1, 270},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 146},
    {"isGeolocation", 1, 261},
    {"isGeolocationPositionError", 1, 261},
    {"isGroupChecked", 1, 115},
    {"isHTMLElementOf", 1, 91},
    {"isHeaders", 1, 243},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 256},
    {"isIdleDeadline", 1, 248},
    {"isImageLoading", 1, 96},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 189},
    {"isIntersectionObserver", 1, 250},
    {"isIntersectionObserverEntry", 1, 250},
    {"isKeyframeEffect", 1, 232},
    {"isLoadable", 1, 76},
    {"isLocation", 1, 256},
    {"isLockedReadable", 1, 155},
    {"isMediaError", 1, 253},
    {"isMediaList", 1, 228},
    {"isMediaQueryList", 1, 198},
    {"isMessageChannel", 1, 254},
    {"isMessagePort", 1, 254},
    {"isMimeType", 1, 221},
    {"isMimeTypeArray", 1, 221},
    {"isModal", 1, 127},
    {"isMouseEvent", 1, 176},
    {"isMutationObserver", 1, 219},
    {"isMutationRecord", 1, 219},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 221},
    {"isNodeIterator", 1, 229},
    {"isNotification", 1, 261},
    {"isNumberText", 1, 113},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 259},
    {"isPerformanceEntry", 1, 260},
    {"isPerformanceMark", 1, 260},
    {"isPerformanceMeasure", 1, 260},
    {"isPerformanceNavigation", 1, 257},
    {"isPerformanceObserver", 1, 260},
    {"isPerformanceObserverEntryList", 1, 260},
    {"isPerformanceTiming", 1, 257},
    {"isPermissionStatus", 1, 261},
    {"isPermissions", 1, 261},
    {"isPlugin", 1, 221},
    {"isPluginArray", 1, 221},
    {"isPopoverShown", 1, 128},
    {"isRange", 1, 224},
    {"isReadableByteStreamController", 1, 262},
    {"isReadableStream", 1, 262},
    {"isReadableStreamBYOBReader", 1, 262},
    {"isReadableStreamBYOBRequest", 1, 262},
    {"isReadableStreamDefaultController", 1, 262},
    {"isReadableStreamDefaultReader", 1, 262},
    {"isRequest", 1, 243},
    {"isResizeObserver", 1, 250},
    {"isResizeObserverEntry", 1, 250},
    {"isResizeObserverSize", 1, 250},
    {"isResponse", 1, 243},
    {"isSVGAngle", 1, 264},
    {"isSVGAnimatedAngle", 1, 264},
    {"isSVGAnimatedBoolean", 1, 264},
    {"isSVGAnimatedEnumeration", 1, 264},
    {"isSVGAnimatedInteger", 1, 264},
    {"isSVGAnimatedLength", 1, 264},
    {"isSVGAnimatedLengthList", 1, 264},
    {"isSVGAnimatedNumber", 1, 264},
    {"isSVGAnimatedNumberList", 1, 264},
    {"isSVGAnimatedPreserveAspectRatio", 1, 264},
    {"isSVGAnimatedRect", 1, 264},
    {"isSVGAnimatedTransformList", 1, 264},
    {"isSVGLength", 1, 264},
    {"isSVGLengthList", 1, 264},
    {"isSVGNumber", 1, 264},
    {"isSVGNumberList", 1, 264},
    {"isSVGPointList", 1, 264},
    {"isSVGPreserveAspectRatio", 1, 264},
    {"isSVGStringList", 1, 264},
    {"isSVGTransform", 1, 264},
    {"isSVGTransformList", 1, 264},
    {"isSVGUnitTypes", 1, 264},
    {"isScreen", 1, 198},
    {"isSelected", 1, 116},
    {"isSelection", 1, 225},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 224},
    {"isStepMismatch", 1, 113},
    {"isStorage", 1, 227},
    {"isStylePropertyMap", 1, 201},
    {"isStylePropertyMapReadOnly", 1, 201},
    {"isStyleSheet", 1, 228},
    {"isStyleSheetList", 1, 228},
    {"isSubmitButton", 1, 106},
    {"isSubtleCrypto", 1, 269},
    {"isSummary", 1, 124},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 239},
    {"isTextDecoderStream", 1, 239},
    {"isTextEncoder", 1, 239},
    {"isTextEncoderStream", 1, 239},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 253},
    {"isTextTrackCue", 1, 253},
    {"isTextTrackCueList", 1, 253},
    {"isTextTrackList", 1, 253},
    {"isTimeRanges", 1, 252},
    {"isToken", 1, 71},
    {"isTouch", 1, 267},
    {"isTouchList", 1, 267},
    {"isTransformStream", 1, 262},
    {"isTransformStreamDefaultController", 1, 262},
    {"isTreeWalker", 1, 229},
    {"isURL", 1, 268},
    {"isURLSearchParams", 1, 268},
    {"isUnusable", 1, 75},
    {"isUserActivation", 1, 261},
    {"isVTTCue", 1, 253},
    {"isValidControl", 1, 119},
    {"isValidityState", 1, 245},
    {"isVideoTrack", 1, 253},
    {"isVideoTrackList", 1, 253},
    {"isVisualViewport", 1, 198},
    {"isWebSocket", 1, 235},
    {"isWritableStream", 1, 262},
    {"isWritableStreamDefaultController", 1, 262},
    {"isWritableStreamDefaultWriter", 1, 262},
    {"isXMLHttpRequest", 1, 270},
    {"isXMLHttpRequestEventTarget", 1, 270},
    {"isXMLHttpRequestUpload", 1, 270},
    {"isXMLSerializer", 1, 206},
    {"isXPathEvaluator", 1, 231},
    {"isXPathExpression", 1, 231},
    {"isXPathResult", 1, 231},
    {"itemKind", 1, 189},
    {"itemState", 1, 189},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 232},
    {"labelListOf", 1, 106},
    {"labeledControl", 1, 106},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 119},
    {"linesOf", 1, 56},
    {"listElement", 1, 111},
    {"loadFailed", 1, 76},
    {"loadResource", 1, 76},
    {"localOf", 1, 56},
    {"location", 1, 135},
    {"locationState", 1, 256},
    {"makeAbortController", 1, 195},
    {"makeAbortSignal", 1, 195},
    {"makeAbstractRange", 1, 224},
    {"makeAnimation", 1, 232},
    {"makeAnimationEffect", 1, 232},
    {"makeAnimationTimeline", 1, 232},
    {"makeAudioTrack", 1, 253},
    {"makeAudioTrackList", 1, 253},
    {"makeBarProp", 1, 256},
    {"makeBlob", 1, 215},
    {"makeBroadcastChannel", 1, 254},
    {"makeByteLengthQueuingStrategy", 1, 262},
    {"makeCSSConditionRule", 1, 199},
    {"makeCSSContainerRule", 1, 199},
    {"makeCSSCounterStyleRule", 1, 199},
    {"makeCSSFontFaceRule", 1, 199},
    {"makeCSSFontPaletteValuesRule", 1, 199},
    {"makeCSSGroupingRule", 1, 199},
    {"makeCSSImageValue", 1, 201},
    {"makeCSSImportRule", 1, 199},
    {"makeCSSKeyframeRule", 1, 199},
    {"makeCSSKeyframesRule", 1, 199},
    {"makeCSSKeywordValue", 1, 201},
    {"makeCSSLayerBlockRule", 1, 199},
    {"makeCSSLayerStatementRule", 1, 199},
    {"makeCSSMarginRule", 1, 199},
    {"makeCSSMathClamp", 1, 201},
    {"makeCSSMathInvert", 1, 201},
    {"makeCSSMathMax", 1, 201},
    {"makeCSSMathMin", 1, 201},
    {"makeCSSMathNegate", 1, 201},
    {"makeCSSMathProduct", 1, 201},
    {"makeCSSMathSum", 1, 201},
    {"makeCSSMathValue", 1, 201},
    {"makeCSSMatrixComponent", 1, 201},
    {"makeCSSMediaRule", 1, 199},
    {"makeCSSNamespaceRule", 1, 199},
    {"makeCSSNestedDeclarations", 1, 199},
    {"makeCSSNumericArray", 1, 201},
    {"makeCSSNumericValue", 1, 201},
    {"makeCSSPageRule", 1, 199},
    {"makeCSSPerspective", 1, 201},
    {"makeCSSPropertyRule", 1, 199},
    {"makeCSSRotate", 1, 201},
    {"makeCSSRule", 1, 199},
    {"makeCSSRuleList", 1, 199},
    {"makeCSSScale", 1, 201},
    {"makeCSSScopeRule", 1, 199},
    {"makeCSSSkew", 1, 201},
    {"makeCSSSkewX", 1, 201},
    {"makeCSSSkewY", 1, 201},
    {"makeCSSStartingStyleRule", 1, 199},
    {"makeCSSStyleDeclaration", 1, 200},
    {"makeCSSStyleRule", 1, 199},
    {"makeCSSStyleSheet", 1, 228},
    {"makeCSSStyleValue", 1, 201},
    {"makeCSSSupportsRule", 1, 199},
    {"makeCSSTransformComponent", 1, 201},
    {"makeCSSTransformValue", 1, 201},
    {"makeCSSTranslate", 1, 201},
    {"makeCSSUnitValue", 1, 201},
    {"makeCSSUnparsedValue", 1, 201},
    {"makeCSSVariableReferenceValue", 1, 201},
    {"makeClipboard", 1, 261},
    {"makeClipboardItem", 1, 261},
    {"makeCompressionStream", 1, 234},
    {"makeCountQueuingStrategy", 1, 262},
    {"makeCrypto", 1, 269},
    {"makeCryptoKey", 1, 269},
    {"makeCustomElementRegistry", 1, 203},
    {"makeCustomStateSet", 1, 213},
    {"makeDOMException", 1, 205},
    {"makeDOMImplementation", 1, 206},
    {"makeDOMMatrix", 1, 251},
    {"makeDOMMatrixReadOnly", 1, 251},
    {"makeDOMParser", 1, 206},
    {"makeDOMPoint", 1, 251},
    {"makeDOMPointReadOnly", 1, 251},
    {"makeDOMQuad", 1, 251},
    {"makeDOMRect", 1, 247},
    {"makeDOMRectList", 1, 247},
    {"makeDOMRectReadOnly", 1, 247},
    {"makeDOMStringList", 1, 207},
    {"makeDOMStringMap", 1, 208},
    {"makeDOMTokenList", 1, 209},
    {"makeDataTransfer", 1, 210},
    {"makeDataTransferItem", 1, 210},
    {"makeDataTransferItemList", 1, 210},
    {"makeDecompressionStream", 1, 234},
    {"makeDeferred", 1, 163},
    {"makeDocumentTimeline", 1, 232},
    {"makeElement", 1, 91},
    {"makeElementInternals", 1, 213},
    {"makeEvent", 1, 214},
    {"makeEventSource", 1, 235},
    {"makeException", 1, 187},
    {"makeExternal", 1, 256},
    {"makeFile", 1, 215},
    {"makeFileList", 1, 215},
    {"makeFileReader", 1, 215},
    {"makeFormData", 1, 270},
    {"makeGeolocation", 1, 261},
    {"makeGeolocationPositionError", 1, 261},
    {"makeHTMLAllCollection", 1, 216},
    {"makeHTMLCollection", 1, 233},
    {"makeHTMLFormControlsCollection", 1, 244},
    {"makeHTMLOptionsCollection", 1, 244},
    {"makeHeaders", 1, 243},
    {"makeHistory", 1, 256},
    {"makeIdleDeadline", 1, 248},
    {"makeIndexed", 1, 189},
    {"makeIntersectionObserver", 1, 250},
    {"makeIntersectionObserverEntry", 1, 250},
    {"makeKeyframeEffect", 1, 232},
    {"makeLocation", 1, 256},
    {"makeMediaError", 1, 253},
    {"makeMediaList", 1, 228},
    {"makeMediaQueryList", 1, 198},
    {"makeMessageChannel", 1, 254},
    {"makeMessagePort", 1, 254},
    {"makeMimeType", 1, 221},
    {"makeMimeTypeArray", 1, 221},
    {"makeMutationObserver", 1, 219},
    {"makeMutationRecord", 1, 219},
    {"makeNamedNodeMap", 1, 220},
    {"makeNavigator", 1, 221},
    {"makeNodeIterator", 1, 229},
    {"makeNodeList", 1, 233},
    {"makeNotification", 1, 261},
    {"makePerformance", 1, 259},
    {"makePerformanceEntry", 1, 260},
    {"makePerformanceMark", 1, 260},
    {"makePerformanceMeasure", 1, 260},
    {"makePerformanceNavigation", 1, 257},
    {"makePerformanceObserver", 1, 260},
    {"makePerformanceObserverEntryList", 1, 260},
    {"makePerformanceTiming", 1, 257},
    {"makePermissionStatus", 1, 261},
    {"makePermissions", 1, 261},
    {"makePlugin", 1, 221},
    {"makePluginArray", 1, 221},
    {"makeRadioNodeList", 1, 244},
    {"makeRange", 1, 224},
    {"makeReadableByteStreamController", 1, 262},
    {"makeReadableStream", 1, 262},
    {"makeReadableStreamBYOBReader", 1, 262},
    {"makeReadableStreamBYOBRequest", 1, 262},
    {"makeReadableStreamDefaultController", 1, 262},
    {"makeReadableStreamDefaultReader", 1, 262},
    {"makeRequest", 1, 243},
    {"makeResizeObserver", 1, 250},
    {"makeResizeObserverEntry", 1, 250},
    {"makeResizeObserverSize", 1, 250},
    {"makeResponse", 1, 243},
    {"makeSVGAngle", 1, 264},
    {"makeSVGAnimatedAngle", 1, 264},
    {"makeSVGAnimatedBoolean", 1, 264},
    {"makeSVGAnimatedEnumeration", 1, 264},
    {"makeSVGAnimatedInteger", 1, 264},
    {"makeSVGAnimatedLength", 1, 264},
    {"makeSVGAnimatedLengthList", 1, 264},
    {"makeSVGAnimatedNumber", 1, 264},
    {"makeSVGAnimatedNumberList", 1, 264},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 264},
    {"makeSVGAnimatedRect", 1, 264},
    {"makeSVGAnimatedTransformList", 1, 264},
    {"makeSVGLength", 1, 264},
    {"makeSVGLengthList", 1, 264},
    {"makeSVGNumber", 1, 264},
    {"makeSVGNumberList", 1, 264},
    {"makeSVGPointList", 1, 264},
    {"makeSVGPreserveAspectRatio", 1, 264},
    {"makeSVGStringList", 1, 264},
    {"makeSVGTransform", 1, 264},
    {"makeSVGTransformList", 1, 264},
    {"makeSVGUnitTypes", 1, 264},
    {"makeScreen", 1, 198},
    {"makeSelection", 1, 225},
    {"makeStaticRange", 1, 224},
    {"makeStorage", 1, 227},
    {"makeStylePropertyMap", 1, 201},
    {"makeStylePropertyMapReadOnly", 1, 201},
    {"makeStyleSheet", 1, 228},
    {"makeStyleSheetList", 1, 228},
    {"makeSubtleCrypto", 1, 269},
    {"makeTextDecoder", 1, 239},
    {"makeTextDecoderStream", 1, 239},
    {"makeTextEncoder", 1, 239},
    {"makeTextEncoderStream", 1, 239},
    {"makeTextTrack", 1, 253},
    {"makeTextTrackCue", 1, 253},
    {"makeTextTrackCueList", 1, 253},
    {"makeTextTrackList", 1, 253},
    {"makeTimeRanges", 1, 252},
    {"makeTouch", 1, 267},
    {"makeTouchList", 1, 267},
    {"makeTransformStream", 1, 262},
    {"makeTransformStreamDefaultController", 1, 262},
    {"makeTreeWalker", 1, 229},
    {"makeURL", 1, 268},
    {"makeURLSearchParams", 1, 268},
    {"makeUserActivation", 1, 261},
    {"makeVTTCue", 1, 253},
    {"makeValidityState", 1, 245},
    {"makeVideoTrack", 1, 253},
    {"makeVideoTrackList", 1, 253},
    {"makeVisualViewport", 1, 198},
    {"makeWebSocket", 1, 235},
    {"makeWritableStream", 1, 262},
    {"makeWritableStreamDefaultController", 1, 262},
    {"makeWritableStreamDefaultWriter", 1, 262},
    {"makeXMLHttpRequest", 1, 270},
    {"makeXMLHttpRequestEventTarget", 1, 270},
    {"makeXMLHttpRequestUpload", 1, 270},
    {"makeXMLSerializer", 1, 206},
    {"makeXPathEvaluator", 1, 231},
    {"makeXPathExpression", 1, 231},
    {"makeXPathResult", 1, 231},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 113},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 253},
    {"mediaListState", 1, 228},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 198},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 254},
    {"messagePortState", 1, 254},
    {"mimeParameter", 1, 153},
    {"mimeText", 1, 153},
    {"mimeTypeArrayState", 1, 221},
    {"mimeTypeState", 1, 221},
    {"mimeTypes", 1, 150},
    {"minimumOf", 1, 113},
    {"missing", 1, 193},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 124},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 116},
    {"mutationObserverState", 1, 219},
    {"mutationRecordState", 1, 219},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 106},
    {"namedList", 1, 44},
    {"namedTest", 1, 106},
    {"navigate", 1, 135},
    {"navigateFrame", 1, 146},
    {"navigateToFragment", 1, 134},
    {"navigator", 1, 144},
    {"navigatorState", 1, 221},
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
    {"newKeyframeEffect", 1, 182},
    {"newList", 1, 163},
    {"newMatrix", 1, 78},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 155},
    {"newRect", 1, 79},
    {"newRectList", 1, 79},
    {"newResponse", 1, 73},
    {"newSVGAngle", 1, 167},
    {"newSVGLength", 1, 167},
    {"newSVGList", 1, 168},
    {"newSVGNumber", 1, 167},
    {"newSVGTransform", 1, 171},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newValues", 1, 68},
    {"newWritable", 1, 157},
    {"nextTimer", 1, 175},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 229},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 193},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 261},
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
    {"openWindow", 1, 148},
    {"optionList", 1, 114},
    {"optionValue", 1, 114},
    {"ownControlState", 1, 102},
    {"pageScripts", 1, 141},
    {"parseMIMEType", 1, 153},
    {"parseMultipart", 1, 77},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 178},
    {"parseSVGNumbers", 1, 171},
    {"parseSVGTransforms", 1, 171},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 83},
    {"peerEvents", 1, 154},
    {"performance", 1, 172},
    {"performanceEntries", 1, 174},
    {"performanceEntryState", 1, 260},
    {"performanceMark", 1, 174},
    {"performanceMarkState", 1, 260},
    {"performanceMeasure", 1, 174},
    {"performanceMeasureState", 1, 260},
    {"performanceNavigationState", 1, 257},
    {"performanceObserverEntryListState", 1, 260},
    {"performanceObserverState", 1, 260},
    {"performanceState", 1, 259},
    {"performanceTimingState", 1, 257},
    {"permissionStatusState", 1, 261},
    {"permissionsState", 1, 261},
    {"pipe", 1, 160},
    {"placeCaret", 1, 51},
    {"platformInterface", 1, 191},
    {"pluginArrayState", 1, 221},
    {"pluginState", 1, 221},
    {"plugins", 1, 150},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 128},
    {"postToWindow", 1, 131},
    {"pullBytesIfNeeded", 1, 158},
    {"pullInto", 1, 161},
    {"pushItem", 1, 163},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 175},
    {"queueMicrotask", 1, 175},
    {"queueTask", 1, 175},
    {"queueToggle", 1, 129},
    {"radioGroup", 1, 115},
    {"radioNodeList", 1, 105},
    {"randomUUID", 1, 183},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 224},
    {"rangeText", 1, 46},
    {"reachMoment", 1, 69},
    {"react", 1, 163},
    {"readBody", 1, 75},
    {"readChunk", 1, 155},
    {"readContentHandler", 1, 139},
    {"readInto", 1, 155},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 262},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 262},
    {"readableStreamBYOBRequestState", 1, 262},
    {"readableStreamDefaultControllerState", 1, 262},
    {"readableStreamDefaultReaderState", 1, 262},
    {"readableStreamState", 1, 262},
    {"receiveControlState", 1, 102},
    {"receiverOf", 1, 91},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 155},
    {"releaseWriter", 1, 157},
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
    {"requestFrame", 1, 175},
    {"requestIdle", 1, 140},
    {"requestState", 1, 243},
    {"resetControl", 1, 103},
    {"resetCustom", 1, 82},
    {"resetOptions", 1, 116},
    {"resetQueue", 1, 163},
    {"resizeObserverEntryState", 1, 250},
    {"resizeObserverSizeState", 1, 250},
    {"resizeObserverState", 1, 250},
    {"resourceAddress", 1, 67},
    {"resourceBuffer", 1, 76},
    {"resourceDocument", 1, 76},
    {"resourceText", 1, 76},
    {"respond", 1, 161},
    {"respondWithView", 1, 161},
    {"responseState", 1, 243},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 175},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 198},
    {"scriptResource", 1, 67},
    {"scriptTimer", 1, 175},
    {"seedRandom", 1, 186},
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
    {"selectionState", 1, 225},
    {"sendControlStates", 1, 102},
    {"sendTo", 1, 131},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 133},
    {"serializePairs", 1, 178},
    {"serializeWithTransfer", 1, 133},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 109},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 157},
    {"setCheckedness", 1, 115},
    {"setControlValue", 1, 109},
    {"setFiles", 1, 107},
    {"setFragment", 1, 135},
    {"setHandler", 1, 139},
    {"setHeader", 1, 71},
    {"setInputValue", 1, 109},
    {"setInteracted", 1, 119},
    {"setMIMEParameter", 1, 153},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 127},
    {"setOption", 1, 114},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 167},
    {"setSVGLength", 1, 167},
    {"setSelected", 1, 116},
    {"setTimer", 1, 175},
    {"setType", 1, 109},
    {"setUpByteSource", 1, 158},
    {"setUpBytes", 1, 158},
    {"setUpReadable", 1, 159},
    {"setUpSink", 1, 165},
    {"setUpSource", 1, 159},
    {"setUpTransform", 1, 156},
    {"setUpWritable", 1, 165},
    {"settingText", 1, 113},
    {"settleAs", 1, 163},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 102},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 163},
    {"showPopover", 1, 128},
    {"signWith", 1, 185},
    {"sizeOf", 1, 163},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 155},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 157},
    {"stateOf", 1, 189},
    {"staticRangeState", 1, 224},
    {"stepped", 1, 113},
    {"storage", 1, 145},
    {"storageState", 1, 227},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 84},
    {"stylePropertyMapReadOnlyState", 1, 201},
    {"stylePropertyMapState", 1, 201},
    {"styleSheetListState", 1, 228},
    {"styleSheetState", 1, 228},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 117},
    {"submittableOf", 1, 106},
    {"submittedText", 1, 109},
    {"subtle", 1, 184},
    {"subtleCryptoState", 1, 269},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 264},
    {"svgAnimatedAngleState", 1, 264},
    {"svgAnimatedBooleanState", 1, 264},
    {"svgAnimatedEnumerationState", 1, 264},
    {"svgAnimatedIntegerState", 1, 264},
    {"svgAnimatedLengthListState", 1, 264},
    {"svgAnimatedLengthState", 1, 264},
    {"svgAnimatedNumberListState", 1, 264},
    {"svgAnimatedNumberState", 1, 264},
    {"svgAnimatedPreserveAspectRatioState", 1, 264},
    {"svgAnimatedRectState", 1, 264},
    {"svgAnimatedTransformListState", 1, 264},
    {"svgAxis", 1, 167},
    {"svgBounds", 1, 169},
    {"svgBox", 1, 166},
    {"svgConstants", 1, 170},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 169},
    {"svgFloat", 1, 167},
    {"svgLengthListState", 1, 264},
    {"svgLengthState", 1, 264},
    {"svgListOf", 1, 166},
    {"svgMemberOrder", 1, 263},
    {"svgMembers", 1, 170},
    {"svgNumberListState", 1, 264},
    {"svgNumberState", 1, 264},
    {"svgNumberText", 1, 167},
    {"svgPathLength", 1, 169},
    {"svgPointAt", 1, 169},
    {"svgPointListState", 1, 264},
    {"svgPreserveAspectRatioState", 1, 264},
    {"svgReflection", 1, 166},
    {"svgStringListState", 1, 264},
    {"svgStrokes", 1, 169},
    {"svgTransformListState", 1, 264},
    {"svgTransformOf", 1, 171},
    {"svgTransformProduct", 1, 171},
    {"svgTransformState", 1, 264},
    {"svgTransformText", 1, 171},
    {"svgUnitTypesState", 1, 264},
    {"takeFilled", 1, 161},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 137},
    {"teeBytes", 1, 164},
    {"teeChunks", 1, 164},
    {"textAsBuffer", 1, 184},
    {"textBecameSelectable", 1, 118},
    {"textDecoderState", 1, 239},
    {"textDecoderStreamState", 1, 239},
    {"textEncoderState", 1, 239},
    {"textEncoderStreamState", 1, 239},
    {"textFragment", 1, 95},
    {"textReplaced", 1, 118},
    {"textToNumber", 1, 113},
    {"textTrackCueListState", 1, 253},
    {"textTrackCueState", 1, 253},
    {"textTrackListState", 1, 253},
    {"textTrackState", 1, 253},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 252},
    {"timingTimes", 1, 173},
    {"toBuffer", 1, 193},
    {"toByteString", 1, 193},
    {"toClamped", 1, 193},
    {"toEnforced", 1, 193},
    {"toEnum", 1, 193},
    {"toFloat", 1, 193},
    {"toInterface", 1, 193},
    {"toLongLong", 1, 193},
    {"toObject", 1, 193},
    {"toRecord", 1, 193},
    {"toSequence", 1, 193},
    {"toUnrestrictedFloat", 1, 193},
    {"toUnsignedLongLong", 1, 193},
    {"togglePopover", 1, 128},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 127},
    {"touchListState", 1, 267},
    {"touchState", 1, 267},
    {"transferPort", 1, 131},
    {"transferStream", 1, 132},
    {"transformMatrix", 1, 80},
    {"transformStreamDefaultControllerState", 1, 262},
    {"transformStreamState", 1, 262},
    {"treeWalkerState", 1, 229},
    {"trimSpace", 1, 71},
    {"turnFormatOff", 1, 54},
    {"updateFormOwner", 1, 82},
    {"upgradeIn", 1, 83},
    {"urlSearchParamsState", 1, 268},
    {"urlState", 1, 268},
    {"userActivationState", 1, 261},
    {"usesSourceSet", 1, 99},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 119},
    {"validityStateState", 1, 245},
    {"valueFunctions", 1, 68},
    {"valueMode", 1, 108},
    {"verifyWith", 1, 185},
    {"videoTrackListState", 1, 253},
    {"videoTrackState", 1, 253},
    {"viewParts", 1, 163},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 198},
    {"vttCueState", 1, 253},
    {"waitingReads", 1, 155},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 235},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 102},
    {"willValidate", 1, 119},
    {"windowNamed", 1, 147},
    {"windowOf", 1, 146},
    {"withReactions", 1, 83},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 165},
    {"writableStreamDefaultControllerState", 1, 262},
    {"writableStreamDefaultWriterState", 1, 262},
    {"writableStreamState", 1, 262},
    {"writeChunk", 1, 157},
    {"writeController", 1, 165},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 193},
    {"wrongReceiver", 1, 193},
    {"wrongValue", 1, 193},
    {"xPathEvaluatorState", 1, 231},
    {"xPathExpressionState", 1, 231},
    {"xPathResultState", 1, 231},
    {"xmlHttpRequestEventTargetState", 1, 270},
    {"xmlHttpRequestState", 1, 270},
    {"xmlHttpRequestUploadState", 1, 270},
    {"xmlSerializerState", 1, 206},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
