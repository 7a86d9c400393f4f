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
static const unsigned char intersection_observer_observers[] = {
#embed "Linked/intersection-observer/observers.js"
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
static const unsigned char bindings_observers[] = {
#embed "Linked/bindings/observers.js"
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
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
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
    BINDINGS_FILE("js/bindings/matrices.js", bindings_matrices),
    BINDINGS_FILE("js/bindings/mediaElements.js", bindings_mediaElements),
    BINDINGS_FILE("js/bindings/mediaTracks.js", bindings_mediaTracks),
    BINDINGS_FILE("js/bindings/messaging.js", bindings_messaging),
    BINDINGS_FILE("js/bindings/metadataElements.js", bindings_metadataElements),
    BINDINGS_FILE("js/bindings/navigation.js", bindings_navigation),
    BINDINGS_FILE("js/bindings/navigationTiming.js", bindings_navigationTiming),
    BINDINGS_FILE("js/bindings/observers.js", bindings_observers),
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
    {"AbortController", 0, 191},
    {"AbortControllerBrand", 1, 191},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 191},
    {"AbortSignalBrand", 1, 191},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 220},
    {"AbstractRangeBrand", 1, 220},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 228},
    {"AnimationBrand", 1, 228},
    {"AnimationEffect", 0, 228},
    {"AnimationEffectBrand", 1, 228},
    {"AnimationEffectSteps", 1, 178},
    {"AnimationEvent", 0, 238},
    {"AnimationFrameProviderSteps", 1, 147},
    {"AnimationPlaybackEvent", 0, 228},
    {"AnimationSteps", 1, 176},
    {"AnimationTimeline", 0, 228},
    {"AnimationTimelineBrand", 1, 228},
    {"AnimationTimelineSteps", 1, 176},
    {"Attr", 0, 192},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 247},
    {"AudioTrack", 0, 248},
    {"AudioTrackBrand", 1, 248},
    {"AudioTrackList", 0, 248},
    {"AudioTrackListBrand", 1, 248},
    {"AudioTrackListSteps", 1, 94},
    {"AudioTrackSteps", 1, 94},
    {"AutofilledSteps", 1, 96},
    {"BarProp", 0, 251},
    {"BarPropBrand", 1, 251},
    {"BarPropSteps", 1, 139},
    {"BeforeUnloadEvent", 0, 238},
    {"BeforeUnloadEventSteps", 1, 172},
    {"Blob", 0, 211},
    {"BlobBrand", 1, 211},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 71},
    {"BroadcastChannel", 0, 249},
    {"BroadcastChannelBrand", 1, 249},
    {"BroadcastChannelSteps", 1, 127},
    {"ByteLengthQueuingStrategy", 0, 258},
    {"ByteLengthQueuingStrategyBrand", 1, 258},
    {"ByteLengthQueuingStrategySteps", 1, 159},
    {"CDATASection", 0, 198},
    {"CSS", 3, 193},
    {"CSSConditionRule", 0, 195},
    {"CSSConditionRuleBrand", 1, 195},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 195},
    {"CSSContainerRuleBrand", 1, 195},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 195},
    {"CSSCounterStyleRuleBrand", 1, 195},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 195},
    {"CSSFontFaceRuleBrand", 1, 195},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 195},
    {"CSSFontPaletteValuesRuleBrand", 1, 195},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 195},
    {"CSSGroupingRuleBrand", 1, 195},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 197},
    {"CSSImageValueBrand", 1, 197},
    {"CSSImportRule", 0, 195},
    {"CSSImportRuleBrand", 1, 195},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 195},
    {"CSSKeyframeRuleBrand", 1, 195},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 195},
    {"CSSKeyframesRuleBrand", 1, 195},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 197},
    {"CSSKeywordValueBrand", 1, 197},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 195},
    {"CSSLayerBlockRuleBrand", 1, 195},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 195},
    {"CSSLayerStatementRuleBrand", 1, 195},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 195},
    {"CSSMarginRuleBrand", 1, 195},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 197},
    {"CSSMathClampBrand", 1, 197},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 197},
    {"CSSMathInvertBrand", 1, 197},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 197},
    {"CSSMathMaxBrand", 1, 197},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 197},
    {"CSSMathMinBrand", 1, 197},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 197},
    {"CSSMathNegateBrand", 1, 197},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 197},
    {"CSSMathProductBrand", 1, 197},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 197},
    {"CSSMathSumBrand", 1, 197},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 197},
    {"CSSMathValueBrand", 1, 197},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 197},
    {"CSSMatrixComponentBrand", 1, 197},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 195},
    {"CSSMediaRuleBrand", 1, 195},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 195},
    {"CSSNamespaceRuleBrand", 1, 195},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 195},
    {"CSSNestedDeclarationsBrand", 1, 195},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 197},
    {"CSSNumericArrayBrand", 1, 197},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 197},
    {"CSSNumericValueBrand", 1, 197},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 195},
    {"CSSPageRuleBrand", 1, 195},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 197},
    {"CSSPerspectiveBrand", 1, 197},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 195},
    {"CSSPropertyRuleBrand", 1, 195},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 197},
    {"CSSRotateBrand", 1, 197},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 195},
    {"CSSRuleBrand", 1, 195},
    {"CSSRuleList", 0, 195},
    {"CSSRuleListBrand", 1, 195},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 197},
    {"CSSScaleBrand", 1, 197},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 195},
    {"CSSScopeRuleBrand", 1, 195},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 197},
    {"CSSSkewBrand", 1, 197},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 197},
    {"CSSSkewXBrand", 1, 197},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 197},
    {"CSSSkewYBrand", 1, 197},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 195},
    {"CSSStartingStyleRuleBrand", 1, 195},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 196},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 195},
    {"CSSStyleRuleBrand", 1, 195},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 224},
    {"CSSStyleSheetBrand", 1, 224},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 197},
    {"CSSStyleValueBrand", 1, 197},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 195},
    {"CSSSupportsRuleBrand", 1, 195},
    {"CSSTransformComponent", 0, 197},
    {"CSSTransformComponentBrand", 1, 197},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 197},
    {"CSSTransformValueBrand", 1, 197},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 197},
    {"CSSTranslateBrand", 1, 197},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 197},
    {"CSSUnitValueBrand", 1, 197},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 197},
    {"CSSUnparsedValueBrand", 1, 197},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 197},
    {"CSSVariableReferenceValueBrand", 1, 197},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 198},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 257},
    {"ClipboardBrand", 1, 257},
    {"ClipboardEvent", 0, 238},
    {"ClipboardItem", 0, 257},
    {"ClipboardItemBrand", 1, 257},
    {"ClipboardItemSteps", 1, 145},
    {"ClipboardSteps", 1, 145},
    {"CloseEvent", 0, 238},
    {"CommandEvent", 0, 238},
    {"Comment", 0, 198},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 238},
    {"CompositionEventSteps", 1, 172},
    {"CompressionStream", 0, 230},
    {"CompressionStreamBrand", 1, 230},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 115},
    {"CountQueuingStrategy", 0, 258},
    {"CountQueuingStrategyBrand", 1, 258},
    {"CountQueuingStrategySteps", 1, 159},
    {"Crypto", 0, 265},
    {"CryptoBrand", 1, 265},
    {"CryptoKey", 0, 265},
    {"CryptoKeyBrand", 1, 265},
    {"CryptoKeySteps", 1, 181},
    {"CryptoSteps", 1, 179},
    {"CustomElementRegistry", 0, 199},
    {"CustomElementRegistryBrand", 1, 199},
    {"CustomElementRegistrySteps", 1, 77},
    {"CustomEvent", 0, 200},
    {"CustomEventSteps", 1, 41},
    {"CustomStateSet", 0, 209},
    {"CustomStateSetBrand", 1, 209},
    {"CustomStateSetSteps", 1, 78},
    {"DOMException", 0, 201},
    {"DOMExceptionBrand", 1, 201},
    {"DOMExceptionSteps", 1, 183},
    {"DOMImplementation", 0, 202},
    {"DOMImplementationBrand", 1, 202},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 246},
    {"DOMMatrixBrand", 1, 246},
    {"DOMMatrixReadOnly", 0, 246},
    {"DOMMatrixReadOnlyBrand", 1, 246},
    {"DOMMatrixReadOnlySteps", 1, 74},
    {"DOMMatrixSteps", 1, 74},
    {"DOMParser", 0, 202},
    {"DOMParserBrand", 1, 202},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 246},
    {"DOMPointBrand", 1, 246},
    {"DOMPointReadOnly", 0, 246},
    {"DOMPointReadOnlyBrand", 1, 246},
    {"DOMPointReadOnlySteps", 1, 74},
    {"DOMPointSteps", 1, 74},
    {"DOMQuad", 0, 246},
    {"DOMQuadBrand", 1, 246},
    {"DOMQuadSteps", 1, 74},
    {"DOMRect", 0, 243},
    {"DOMRectBrand", 1, 243},
    {"DOMRectList", 0, 243},
    {"DOMRectListBrand", 1, 243},
    {"DOMRectListSteps", 1, 75},
    {"DOMRectReadOnly", 0, 243},
    {"DOMRectReadOnlyBrand", 1, 243},
    {"DOMRectReadOnlySteps", 1, 75},
    {"DOMRectSteps", 1, 75},
    {"DOMStringList", 0, 203},
    {"DOMStringListBrand", 1, 203},
    {"DOMStringListSteps", 1, 80},
    {"DOMStringMap", 0, 204},
    {"DOMTokenList", 0, 205},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 206},
    {"DataTransferBrand", 1, 206},
    {"DataTransferItem", 0, 206},
    {"DataTransferItemBrand", 1, 206},
    {"DataTransferItemList", 0, 206},
    {"DataTransferItemListBrand", 1, 206},
    {"DataTransferItemListSteps", 1, 117},
    {"DataTransferItemSteps", 1, 117},
    {"DataTransferSteps", 1, 117},
    {"DecompressionStream", 0, 230},
    {"DecompressionStreamBrand", 1, 230},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 198},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 194},
    {"DocumentMembers_Document", 1, 207},
    {"DocumentMembers_HTMLDocument", 1, 213},
    {"DocumentMembers_ParentNode", 1, 219},
    {"DocumentMembers_StyleSheets", 1, 224},
    {"DocumentMembers_XPath", 1, 227},
    {"DocumentMembers_animations", 1, 228},
    {"DocumentMembers_editing", 1, 233},
    {"DocumentMembers_fullscreen", 1, 242},
    {"DocumentMembers_touch", 1, 263},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 207},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 82},
    {"DocumentSteps_animations", 1, 176},
    {"DocumentSteps_editing", 1, 51},
    {"DocumentSteps_fullscreen", 1, 121},
    {"DocumentSteps_touch", 1, 173},
    {"DocumentTimeline", 0, 228},
    {"DocumentTimelineBrand", 1, 228},
    {"DocumentTimelineSteps", 1, 176},
    {"DocumentType", 0, 198},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 238},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 88},
    {"ElementInternals", 0, 209},
    {"ElementInternalsBrand", 1, 209},
    {"ElementInternalsSteps", 1, 78},
    {"ElementMembers_CSSOMView", 1, 194},
    {"ElementMembers_CSSTypedOM", 1, 197},
    {"ElementMembers_Element", 1, 208},
    {"ElementMembers_ParentNode", 1, 219},
    {"ElementMembers_animations", 1, 228},
    {"ElementMembers_fullscreen", 1, 242},
    {"ElementMembers_reflected", 1, 85},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 176},
    {"ElementSteps_fullscreen", 1, 121},
    {"ErrorEvent", 0, 238},
    {"Event", 0, 210},
    {"EventBrand", 1, 210},
    {"EventSource", 0, 231},
    {"EventSourceBrand", 1, 231},
    {"EventSourceSteps", 1, 126},
    {"EventSteps", 1, 24},
    {"External", 0, 251},
    {"ExternalBrand", 1, 251},
    {"ExternalSteps", 1, 139},
    {"File", 0, 211},
    {"FileBrand", 1, 211},
    {"FileList", 0, 211},
    {"FileListBrand", 1, 211},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 211},
    {"FileReaderBrand", 1, 211},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 238},
    {"FormData", 0, 266},
    {"FormDataBrand", 1, 266},
    {"FormDataEvent", 0, 238},
    {"FormDataSteps", 1, 66},
    {"FormOwnedSteps", 1, 102},
    {"GenericTransformStreamSteps", 1, 152},
    {"Geolocation", 0, 257},
    {"GeolocationBrand", 1, 257},
    {"GeolocationPositionError", 0, 257},
    {"GeolocationPositionErrorBrand", 1, 257},
    {"GeolocationPositionErrorSteps", 1, 145},
    {"GeolocationSteps", 1, 145},
    {"HTMLAllCollection", 0, 212},
    {"HTMLAllCollectionSteps", 1, 81},
    {"HTMLAnchorElement", 2, 262},
    {"HTMLAnchorElementSteps", 1, 132},
    {"HTMLAreaElement", 2, 262},
    {"HTMLAudioElementSteps", 1, 93},
    {"HTMLBaseElement", 2, 250},
    {"HTMLBaseElementSteps", 1, 83},
    {"HTMLButtonElement", 2, 241},
    {"HTMLButtonElementSteps", 1, 122},
    {"HTMLCanvasElement", 2, 245},
    {"HTMLCanvasElementSteps", 1, 138},
    {"HTMLCollection", 0, 229},
    {"HTMLCollectionKind", 1, 229},
    {"HTMLDataListElement", 2, 241},
    {"HTMLDataListElementSteps", 1, 110},
    {"HTMLDialogElement", 2, 245},
    {"HTMLDialogElementSteps", 1, 119},
    {"HTMLElementMembers_CSSOMView", 1, 194},
    {"HTMLElementMembers_CSSTypedOM", 1, 197},
    {"HTMLElementMembers_HTMLElement", 1, 214},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 88},
    {"HTMLEmbedElement", 2, 234},
    {"HTMLEmbedElementSteps", 1, 93},
    {"HTMLFieldSetElement", 2, 241},
    {"HTMLFieldSetElementSteps", 1, 102},
    {"HTMLFormControlsCollection", 0, 240},
    {"HTMLFormElement", 2, 241},
    {"HTMLFormElementSteps", 1, 113},
    {"HTMLFormElementSteps_formElements", 1, 101},
    {"HTMLFrameElement", 2, 254},
    {"HTMLFrameElementSteps", 1, 142},
    {"HTMLHyperlinkElementUtilsSteps", 1, 132},
    {"HTMLIFrameElement", 2, 234},
    {"HTMLIFrameElementSteps", 1, 142},
    {"HTMLImageElement", 2, 234},
    {"HTMLImageElementSteps", 1, 92},
    {"HTMLInputElement", 2, 241},
    {"HTMLInputElementSteps", 1, 99},
    {"HTMLLabelElement", 2, 241},
    {"HTMLLabelElementSteps", 1, 102},
    {"HTMLLegendElement", 2, 241},
    {"HTMLLegendElementSteps", 1, 102},
    {"HTMLLinkElement", 2, 224},
    {"HTMLMapElement", 2, 234},
    {"HTMLMapElementSteps", 1, 93},
    {"HTMLMarqueeElement", 2, 254},
    {"HTMLMarqueeElementSteps", 1, 89},
    {"HTMLMediaElement", 2, 247},
    {"HTMLMediaElementSteps", 1, 93},
    {"HTMLMediaElementSteps_mediaElements", 1, 94},
    {"HTMLMeterElement", 2, 241},
    {"HTMLMeterElementSteps", 1, 108},
    {"HTMLObjectElement", 2, 234},
    {"HTMLObjectElement", 2, 241},
    {"HTMLObjectElementSteps", 1, 93},
    {"HTMLOptionElement", 2, 241},
    {"HTMLOptionElementSteps", 1, 110},
    {"HTMLOptionsCollection", 0, 240},
    {"HTMLOptionsCollectionSteps", 1, 110},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 88},
    {"HTMLOutputElement", 2, 241},
    {"HTMLOutputElementSteps", 1, 99},
    {"HTMLProgressElement", 2, 241},
    {"HTMLProgressElementSteps", 1, 108},
    {"HTMLScriptElement", 2, 245},
    {"HTMLScriptElementSteps", 1, 138},
    {"HTMLSelectElement", 2, 241},
    {"HTMLSelectElementSteps", 1, 110},
    {"HTMLSlotElement", 2, 245},
    {"HTMLSlotElementSteps", 1, 138},
    {"HTMLStyleElement", 2, 224},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 261},
    {"HTMLTableCellElementSteps", 1, 90},
    {"HTMLTableElement", 2, 261},
    {"HTMLTableElementSteps", 1, 90},
    {"HTMLTableRowElement", 2, 261},
    {"HTMLTableRowElementSteps", 1, 90},
    {"HTMLTableSectionElement", 2, 261},
    {"HTMLTableSectionElementSteps", 1, 90},
    {"HTMLTemplateElement", 2, 245},
    {"HTMLTemplateElementSteps", 1, 138},
    {"HTMLTextAreaElement", 2, 241},
    {"HTMLTextAreaElementSteps", 1, 99},
    {"HTMLTitleElement", 2, 250},
    {"HTMLTitleElementSteps", 1, 83},
    {"HTMLTrackElement", 2, 247},
    {"HTMLTrackElementSteps", 1, 93},
    {"HTMLTrackElementSteps_mediaElements", 1, 94},
    {"HTMLVideoElement", 2, 247},
    {"HTMLVideoElementSteps", 1, 93},
    {"HashChangeEvent", 0, 238},
    {"Headers", 0, 239},
    {"HeadersBrand", 1, 239},
    {"HeadersSteps", 1, 67},
    {"History", 0, 251},
    {"HistoryBrand", 1, 251},
    {"HistorySteps", 1, 130},
    {"IdleDeadline", 0, 244},
    {"IdleDeadlineBrand", 1, 244},
    {"IdleDeadlineSteps", 1, 136},
    {"Image", 0, 234},
    {"InputEvent", 0, 238},
    {"InputEventSteps", 1, 172},
    {"IntersectionObserver", 0, 253},
    {"IntersectionObserverBrand", 1, 253},
    {"IntersectionObserverEntry", 0, 253},
    {"IntersectionObserverEntryBrand", 1, 253},
    {"IntersectionObserverEntrySteps", 1, 148},
    {"IntersectionObserverSteps", 1, 148},
    {"KeyboardEvent", 0, 238},
    {"KeyboardEventSteps", 1, 172},
    {"KeyframeEffect", 0, 228},
    {"KeyframeEffectBrand", 1, 228},
    {"KeyframeEffectSteps", 1, 178},
    {"LabelableSteps", 1, 102},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 251},
    {"LocationBrand", 1, 251},
    {"LocationSteps", 1, 131},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 214},
    {"MathMLElement", 2, 237},
    {"MathMLElementMembers_CSSTypedOM", 1, 197},
    {"MediaError", 0, 248},
    {"MediaErrorBrand", 1, 248},
    {"MediaErrorSteps", 1, 94},
    {"MediaList", 0, 224},
    {"MediaListBrand", 1, 224},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 194},
    {"MediaQueryListBrand", 1, 194},
    {"MediaQueryListEvent", 0, 238},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 249},
    {"MessageChannelBrand", 1, 249},
    {"MessageChannelSteps", 1, 127},
    {"MessageEvent", 0, 238},
    {"MessageEventSteps", 1, 172},
    {"MessagePort", 0, 249},
    {"MessagePortBrand", 1, 249},
    {"MessagePortSteps", 1, 127},
    {"MimeType", 0, 217},
    {"MimeTypeArray", 0, 217},
    {"MimeTypeArrayBrand", 1, 217},
    {"MimeTypeArraySteps", 1, 146},
    {"MimeTypeBrand", 1, 217},
    {"MimeTypeSteps", 1, 146},
    {"MouseEvent", 0, 238},
    {"MouseEventSteps", 1, 172},
    {"MutationObserver", 0, 215},
    {"MutationObserverBrand", 1, 215},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 215},
    {"MutationRecordBrand", 1, 215},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 189},
    {"NamedNodeMap", 0, 216},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 217},
    {"NavigatorBrand", 1, 217},
    {"NavigatorConcurrentHardwareSteps", 1, 140},
    {"NavigatorCookiesSteps", 1, 140},
    {"NavigatorIDSteps", 1, 140},
    {"NavigatorLanguageSteps", 1, 140},
    {"NavigatorOnLineSteps", 1, 140},
    {"NavigatorPluginsSteps", 1, 140},
    {"NavigatorSteps", 1, 140},
    {"NavigatorSteps_permissions", 1, 145},
    {"NodeFilter", 0, 225},
    {"NodeIterator", 0, 225},
    {"NodeIteratorBrand", 1, 225},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 229},
    {"NodeListKind", 1, 229},
    {"NodeMembers_Node", 1, 218},
    {"NodeSteps_Node", 1, 44},
    {"Notification", 0, 257},
    {"NotificationBrand", 1, 257},
    {"NotificationSteps", 1, 145},
    {"Option", 0, 241},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 238},
    {"PairList", 1, 184},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 255},
    {"PerformanceBrand", 1, 255},
    {"PerformanceEntry", 0, 256},
    {"PerformanceEntryBrand", 1, 256},
    {"PerformanceEntrySteps", 1, 170},
    {"PerformanceMark", 0, 256},
    {"PerformanceMarkBrand", 1, 256},
    {"PerformanceMarkSteps", 1, 170},
    {"PerformanceMeasure", 0, 256},
    {"PerformanceMeasureBrand", 1, 256},
    {"PerformanceMeasureSteps", 1, 170},
    {"PerformanceNavigation", 0, 252},
    {"PerformanceNavigationBrand", 1, 252},
    {"PerformanceNavigationSteps", 1, 169},
    {"PerformanceObserver", 0, 256},
    {"PerformanceObserverBrand", 1, 256},
    {"PerformanceObserverEntryList", 0, 256},
    {"PerformanceObserverEntryListBrand", 1, 256},
    {"PerformanceObserverEntryListSteps", 1, 170},
    {"PerformanceObserverSteps", 1, 170},
    {"PerformanceSteps", 1, 168},
    {"PerformanceTiming", 0, 252},
    {"PerformanceTimingBrand", 1, 252},
    {"PerformanceTimingSteps", 1, 169},
    {"PermissionStatus", 0, 257},
    {"PermissionStatusBrand", 1, 257},
    {"PermissionStatusSteps", 1, 145},
    {"Permissions", 0, 257},
    {"PermissionsBrand", 1, 257},
    {"PermissionsSteps", 1, 145},
    {"Plugin", 0, 217},
    {"PluginArray", 0, 217},
    {"PluginArrayBrand", 1, 217},
    {"PluginArraySteps", 1, 146},
    {"PluginBrand", 1, 217},
    {"PluginSteps", 1, 146},
    {"PointerEvent", 0, 238},
    {"PointerEventSteps", 1, 172},
    {"PopStateEvent", 0, 238},
    {"ProcessingInstruction", 0, 198},
    {"ProgressEvent", 0, 238},
    {"PromiseRejectionEvent", 0, 238},
    {"RadioNodeList", 0, 240},
    {"RadioNodeListSteps", 1, 101},
    {"Range", 0, 220},
    {"RangeBrand", 1, 220},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 258},
    {"ReadableByteStreamControllerBrand", 1, 258},
    {"ReadableByteStreamControllerSteps", 1, 154},
    {"ReadableStream", 0, 258},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 258},
    {"ReadableStreamBYOBReaderBrand", 1, 258},
    {"ReadableStreamBYOBReaderSteps", 1, 151},
    {"ReadableStreamBYOBRequest", 0, 258},
    {"ReadableStreamBYOBRequestBrand", 1, 258},
    {"ReadableStreamBYOBRequestSteps", 1, 157},
    {"ReadableStreamBrand", 1, 258},
    {"ReadableStreamDefaultController", 0, 258},
    {"ReadableStreamDefaultControllerBrand", 1, 258},
    {"ReadableStreamDefaultControllerSteps", 1, 155},
    {"ReadableStreamDefaultReader", 0, 258},
    {"ReadableStreamDefaultReaderBrand", 1, 258},
    {"ReadableStreamDefaultReaderSteps", 1, 151},
    {"ReadableStreamGenericReaderSteps", 1, 151},
    {"ReadableStreamSteps", 1, 158},
    {"Request", 0, 239},
    {"RequestBrand", 1, 239},
    {"RequestSteps", 1, 68},
    {"ResizeObserver", 0, 253},
    {"ResizeObserverBrand", 1, 253},
    {"ResizeObserverEntry", 0, 253},
    {"ResizeObserverEntryBrand", 1, 253},
    {"ResizeObserverEntrySteps", 1, 148},
    {"ResizeObserverSize", 0, 253},
    {"ResizeObserverSizeBrand", 1, 253},
    {"ResizeObserverSizeSteps", 1, 148},
    {"ResizeObserverSteps", 1, 148},
    {"Response", 0, 239},
    {"ResponseBrand", 1, 239},
    {"ResponseSteps", 1, 69},
    {"SEVERAL", 1, 43},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 260},
    {"SVGAngleBrand", 1, 260},
    {"SVGAngleSteps", 1, 163},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 260},
    {"SVGAnimatedAngleBrand", 1, 260},
    {"SVGAnimatedAngleSteps", 1, 162},
    {"SVGAnimatedBoolean", 0, 260},
    {"SVGAnimatedBooleanBrand", 1, 260},
    {"SVGAnimatedBooleanSteps", 1, 162},
    {"SVGAnimatedEnumeration", 0, 260},
    {"SVGAnimatedEnumerationBrand", 1, 260},
    {"SVGAnimatedEnumerationSteps", 1, 162},
    {"SVGAnimatedInteger", 0, 260},
    {"SVGAnimatedIntegerBrand", 1, 260},
    {"SVGAnimatedIntegerSteps", 1, 162},
    {"SVGAnimatedLength", 0, 260},
    {"SVGAnimatedLengthBrand", 1, 260},
    {"SVGAnimatedLengthList", 0, 260},
    {"SVGAnimatedLengthListBrand", 1, 260},
    {"SVGAnimatedLengthListSteps", 1, 162},
    {"SVGAnimatedLengthSteps", 1, 162},
    {"SVGAnimatedNumber", 0, 260},
    {"SVGAnimatedNumberBrand", 1, 260},
    {"SVGAnimatedNumberList", 0, 260},
    {"SVGAnimatedNumberListBrand", 1, 260},
    {"SVGAnimatedNumberListSteps", 1, 162},
    {"SVGAnimatedNumberSteps", 1, 162},
    {"SVGAnimatedPreserveAspectRatio", 0, 260},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 260},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 162},
    {"SVGAnimatedRect", 0, 260},
    {"SVGAnimatedRectBrand", 1, 260},
    {"SVGAnimatedRectSteps", 1, 162},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 260},
    {"SVGAnimatedTransformListBrand", 1, 260},
    {"SVGAnimatedTransformListSteps", 1, 162},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 214},
    {"SVGElement", 2, 237},
    {"SVGElementMembers_CSSTypedOM", 1, 197},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 260},
    {"SVGLengthBrand", 1, 260},
    {"SVGLengthList", 0, 260},
    {"SVGLengthListBrand", 1, 260},
    {"SVGLengthListSteps", 1, 164},
    {"SVGLengthSteps", 1, 163},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 260},
    {"SVGNumberBrand", 1, 260},
    {"SVGNumberList", 0, 260},
    {"SVGNumberListBrand", 1, 260},
    {"SVGNumberListSteps", 1, 164},
    {"SVGNumberSteps", 1, 163},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 260},
    {"SVGPointListBrand", 1, 260},
    {"SVGPointListSteps", 1, 164},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 260},
    {"SVGPreserveAspectRatioBrand", 1, 260},
    {"SVGPreserveAspectRatioSteps", 1, 162},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 260},
    {"SVGStringListBrand", 1, 260},
    {"SVGStringListSteps", 1, 164},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 260},
    {"SVGTransformBrand", 1, 260},
    {"SVGTransformList", 0, 260},
    {"SVGTransformListBrand", 1, 260},
    {"SVGTransformListSteps", 1, 164},
    {"SVGTransformSteps", 1, 167},
    {"SVGUnitTypes", 0, 260},
    {"SVGUnitTypesBrand", 1, 260},
    {"SVGUnitTypesSteps", 1, 162},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 194},
    {"ScreenBrand", 1, 194},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 238},
    {"SelectableTextSteps", 1, 114},
    {"Selection", 0, 221},
    {"SelectionBrand", 1, 221},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 222},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 176},
    {"SlottableSteps", 1, 46},
    {"StaticRange", 0, 220},
    {"StaticRangeBrand", 1, 220},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 223},
    {"StorageBrand", 1, 223},
    {"StorageEvent", 0, 238},
    {"StorageEventSteps", 1, 172},
    {"StorageSteps", 1, 141},
    {"StylePropertyMap", 0, 197},
    {"StylePropertyMapBrand", 1, 197},
    {"StylePropertyMapReadOnly", 0, 197},
    {"StylePropertyMapReadOnlyBrand", 1, 197},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 224},
    {"StyleSheetBrand", 1, 224},
    {"StyleSheetList", 0, 224},
    {"StyleSheetListBrand", 1, 224},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 238},
    {"SubmitterSteps", 1, 113},
    {"SubtleCrypto", 0, 265},
    {"SubtleCryptoBrand", 1, 265},
    {"SubtleCryptoSteps", 1, 180},
    {"Text", 0, 198},
    {"TextDecoder", 0, 235},
    {"TextDecoderBrand", 1, 235},
    {"TextDecoderCommonSteps", 1, 62},
    {"TextDecoderSteps", 1, 59},
    {"TextDecoderStream", 0, 235},
    {"TextDecoderStreamBrand", 1, 235},
    {"TextDecoderStreamSteps", 1, 62},
    {"TextEncoder", 0, 235},
    {"TextEncoderBrand", 1, 235},
    {"TextEncoderCommonSteps", 1, 62},
    {"TextEncoderSteps", 1, 59},
    {"TextEncoderStream", 0, 235},
    {"TextEncoderStreamBrand", 1, 235},
    {"TextEncoderStreamSteps", 1, 62},
    {"TextEvent", 0, 238},
    {"TextEventSteps", 1, 172},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 248},
    {"TextTrackBrand", 1, 248},
    {"TextTrackCue", 0, 248},
    {"TextTrackCueBrand", 1, 248},
    {"TextTrackCueList", 0, 248},
    {"TextTrackCueListBrand", 1, 248},
    {"TextTrackCueListSteps", 1, 94},
    {"TextTrackCueSteps", 1, 94},
    {"TextTrackList", 0, 248},
    {"TextTrackListBrand", 1, 248},
    {"TextTrackListSteps", 1, 94},
    {"TextTrackSteps", 1, 94},
    {"TimeRanges", 0, 247},
    {"TimeRangesBrand", 1, 247},
    {"TimeRangesSteps", 1, 93},
    {"ToggleEvent", 0, 238},
    {"Touch", 0, 263},
    {"TouchBrand", 1, 263},
    {"TouchEvent", 0, 263},
    {"TouchEventSteps", 1, 173},
    {"TouchList", 0, 263},
    {"TouchListBrand", 1, 263},
    {"TouchListSteps", 1, 173},
    {"TouchSteps", 1, 173},
    {"TrackEvent", 0, 238},
    {"TransformStream", 0, 258},
    {"TransformStreamBrand", 1, 258},
    {"TransformStreamDefaultController", 0, 258},
    {"TransformStreamDefaultControllerBrand", 1, 258},
    {"TransformStreamDefaultControllerSteps", 1, 152},
    {"TransformStreamSteps", 1, 152},
    {"TransitionEvent", 0, 238},
    {"TreeWalker", 0, 225},
    {"TreeWalkerBrand", 1, 225},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 238},
    {"UIEventSteps", 1, 172},
    {"URL", 0, 264},
    {"URLBrand", 1, 264},
    {"URLSearchParams", 0, 264},
    {"URLSearchParamsBrand", 1, 264},
    {"URLSearchParamsSteps", 1, 174},
    {"URLSteps", 1, 174},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 257},
    {"UserActivationBrand", 1, 257},
    {"UserActivationSteps", 1, 145},
    {"VTTCue", 0, 248},
    {"VTTCueBrand", 1, 248},
    {"VTTCueSteps", 1, 94},
    {"ValidityState", 0, 241},
    {"ValidityStateBrand", 1, 241},
    {"ValidityStateSteps", 1, 115},
    {"VideoTrack", 0, 248},
    {"VideoTrackBrand", 1, 248},
    {"VideoTrackList", 0, 248},
    {"VideoTrackListBrand", 1, 248},
    {"VideoTrackListSteps", 1, 94},
    {"VideoTrackSteps", 1, 94},
    {"VisualViewport", 0, 194},
    {"VisualViewportBrand", 1, 194},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 231},
    {"WebSocketBrand", 1, 231},
    {"WebSocketSteps", 1, 190},
    {"WheelEvent", 0, 238},
    {"WheelEventSteps", 1, 172},
    {"WindowLocalStorageSteps", 1, 147},
    {"WindowMembers_CSSOMView", 1, 194},
    {"WindowMembers_Window", 1, 226},
    {"WindowMembers_fetch", 1, 239},
    {"WindowOrWorkerGlobalScopeSteps", 1, 147},
    {"WindowSessionStorageSteps", 1, 147},
    {"WindowSteps", 1, 147},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 72},
    {"WritableStream", 0, 258},
    {"WritableStreamBrand", 1, 258},
    {"WritableStreamDefaultController", 0, 258},
    {"WritableStreamDefaultControllerBrand", 1, 258},
    {"WritableStreamDefaultControllerSteps", 1, 161},
    {"WritableStreamDefaultWriter", 0, 258},
    {"WritableStreamDefaultWriterBrand", 1, 258},
    {"WritableStreamDefaultWriterSteps", 1, 153},
    {"WritableStreamSteps", 1, 153},
    {"XMLDocument", 0, 207},
    {"XMLHttpRequest", 0, 266},
    {"XMLHttpRequestBrand", 1, 266},
    {"XMLHttpRequestEventTarget", 0, 266},
    {"XMLHttpRequestEventTargetBrand", 1, 266},
    {"XMLHttpRequestSteps", 1, 70},
    {"XMLHttpRequestUpload", 0, 266},
    {"XMLHttpRequestUploadBrand", 1, 266},
    {"XMLSerializer", 0, 202},
    {"XMLSerializerBrand", 1, 202},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 227},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 227},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 227},
    {"XPathExpressionBrand", 1, 227},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 227},
    {"XPathResultBrand", 1, 227},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 191},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 191},
    {"abortWritable", 1, 153},
    {"abstractRangeState", 1, 220},
    {"acquireReader", 1, 151},
    {"acquireWriter", 1, 153},
    {"activateInput", 1, 111},
    {"activationBehavior", 1, 116},
    {"addHeader", 1, 67},
    {"addIterable", 1, 186},
    {"addIterator", 1, 186},
    {"addRead", 1, 151},
    {"addSetlike", 1, 188},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 61},
    {"allNamed", 1, 43},
    {"allOf", 1, 81},
    {"animationChanged", 1, 176},
    {"animationEffectState", 1, 228},
    {"animationRate", 1, 176},
    {"animationState", 1, 228},
    {"animationTime", 1, 176},
    {"animationTimelineState", 1, 228},
    {"appendBytes", 1, 61},
    {"appendSequence", 1, 61},
    {"appliesTo", 1, 104},
    {"areInOneTree", 1, 47},
    {"assignToSlot", 1, 46},
    {"atob", 1, 60},
    {"attachInternals", 1, 78},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 248},
    {"audioTrackState", 1, 248},
    {"bar", 1, 139},
    {"barPropState", 1, 251},
    {"beforeToggle", 1, 125},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 72},
    {"blobState", 1, 211},
    {"blockAround", 1, 50},
    {"blockCommand", 1, 48},
    {"blockOfLine", 1, 55},
    {"blockState", 1, 48},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 249},
    {"btoa", 1, 60},
    {"bufferIsDetached", 1, 159},
    {"buttonType", 1, 102},
    {"byobRequestOf", 1, 157},
    {"byteLengthQueuingStrategyState", 1, 258},
    {"bytesAsText", 1, 180},
    {"bytesDrained", 1, 154},
    {"callPromise", 1, 159},
    {"callbackMember", 1, 159},
    {"canEnqueue", 1, 155},
    {"cancelReadable", 1, 151},
    {"caretForFocus", 1, 52},
    {"chain", 1, 159},
    {"changeRules", 1, 11},
    {"changedControls", 1, 98},
    {"checkForm", 1, 115},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 115},
    {"checkedRadio", 1, 111},
    {"checkedness", 1, 111},
    {"childAt", 1, 29},
    {"childBeside", 1, 50},
    {"childText", 1, 82},
    {"chosenFrame", 1, 142},
    {"chunkSize", 1, 161},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 170},
    {"clearFiles", 1, 103},
    {"clearTimer", 1, 171},
    {"click", 1, 88},
    {"clipboardItemState", 1, 257},
    {"clipboardState", 1, 257},
    {"clone", 1, 129},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 71},
    {"closeBytes", 1, 154},
    {"closeController", 1, 155},
    {"closeDialog", 1, 119},
    {"closeEnd", 1, 127},
    {"closeReadable", 1, 151},
    {"closeWritable", 1, 153},
    {"closeWritableController", 1, 161},
    {"closeWriter", 1, 153},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 119},
    {"commandEnabled", 1, 49},
    {"commandIndeterminate", 1, 49},
    {"commandState", 1, 49},
    {"commandSupported", 1, 49},
    {"commandValue", 1, 49},
    {"commitAll", 1, 157},
    {"commonAncestor", 1, 47},
    {"comparePoints", 1, 47},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 42},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 230},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 232},
    {"constructElement", 1, 79},
    {"contentHandlerChanged", 1, 135},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 98},
    {"controlMatches", 1, 97},
    {"controlState", 1, 98},
    {"controlValue", 1, 105},
    {"controlsChanged", 1, 98},
    {"controlsOf", 1, 102},
    {"copyBytes", 1, 59},
    {"copyEntries", 1, 66},
    {"copyFiles", 1, 103},
    {"copyHeaders", 1, 67},
    {"copyRange", 1, 45},
    {"countItems", 1, 159},
    {"countQueuingStrategyState", 1, 258},
    {"createCustom", 1, 79},
    {"createEvent", 1, 41},
    {"crypto", 1, 179},
    {"cryptoKeyState", 1, 265},
    {"cryptoState", 1, 265},
    {"cssConditionRuleState", 1, 195},
    {"cssContainerRuleState", 1, 195},
    {"cssCounterStyleRuleState", 1, 195},
    {"cssFontFaceRuleState", 1, 195},
    {"cssFontPaletteValuesRuleState", 1, 195},
    {"cssGroupingRuleState", 1, 195},
    {"cssImageValueState", 1, 197},
    {"cssImportRuleState", 1, 195},
    {"cssKeyframeRuleState", 1, 195},
    {"cssKeyframesRuleState", 1, 195},
    {"cssKeywordValueState", 1, 197},
    {"cssLayerBlockRuleState", 1, 195},
    {"cssLayerStatementRuleState", 1, 195},
    {"cssMarginRuleState", 1, 195},
    {"cssMathClampState", 1, 197},
    {"cssMathInvertState", 1, 197},
    {"cssMathMaxState", 1, 197},
    {"cssMathMinState", 1, 197},
    {"cssMathNegateState", 1, 197},
    {"cssMathProductState", 1, 197},
    {"cssMathSumState", 1, 197},
    {"cssMathValueState", 1, 197},
    {"cssMatrixComponentState", 1, 197},
    {"cssMediaRuleState", 1, 195},
    {"cssNamespaceRuleState", 1, 195},
    {"cssNestedDeclarationsState", 1, 195},
    {"cssNumericArrayState", 1, 197},
    {"cssNumericValueState", 1, 197},
    {"cssPageRuleState", 1, 195},
    {"cssPerspectiveState", 1, 197},
    {"cssPropertyRuleState", 1, 195},
    {"cssRotateState", 1, 197},
    {"cssRuleListState", 1, 195},
    {"cssRuleState", 1, 195},
    {"cssScaleState", 1, 197},
    {"cssScopeRuleState", 1, 195},
    {"cssSkewState", 1, 197},
    {"cssSkewXState", 1, 197},
    {"cssSkewYState", 1, 197},
    {"cssStartingStyleRuleState", 1, 195},
    {"cssStyleRuleState", 1, 195},
    {"cssStyleSheetState", 1, 224},
    {"cssStyleValueState", 1, 197},
    {"cssSupportsRuleState", 1, 195},
    {"cssTransformComponentState", 1, 197},
    {"cssTransformValueState", 1, 197},
    {"cssTranslateState", 1, 197},
    {"cssUnitValueState", 1, 197},
    {"cssUnparsedValueState", 1, 197},
    {"cssVariableReferenceValueState", 1, 197},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 199},
    {"customElements", 1, 77},
    {"customEntries", 1, 78},
    {"customFlags", 1, 78},
    {"customMessage", 1, 78},
    {"customState", 1, 79},
    {"customStateSetState", 1, 209},
    {"cutSequence", 1, 61},
    {"dataTransferItemListState", 1, 206},
    {"dataTransferItemState", 1, 206},
    {"dataTransferState", 1, 206},
    {"datasetOf", 1, 86},
    {"dateNumber", 1, 100},
    {"dateText", 1, 100},
    {"dealWithRejection", 1, 153},
    {"decodePiece", 1, 59},
    {"decodeText", 1, 59},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 230},
    {"defaultButton", 1, 102},
    {"defineElement", 1, 79},
    {"defineEvent", 1, 41},
    {"definitionNamed", 1, 79},
    {"definitionOf", 1, 79},
    {"deleteRange", 1, 45},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 159},
    {"deriveBits", 1, 181},
    {"deriveKey", 1, 181},
    {"derivedList", 1, 90},
    {"describe", 1, 7},
    {"deserialize", 1, 129},
    {"deserializeWithTransfer", 1, 129},
    {"desiredSizeOf", 1, 155},
    {"detailsChanged", 1, 118},
    {"detailsRenamed", 1, 118},
    {"dialogChanged", 1, 119},
    {"digestName", 1, 180},
    {"digestText", 1, 180},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 189},
    {"documentTimelineState", 1, 228},
    {"domExceptionState", 1, 201},
    {"domImplementationState", 1, 202},
    {"domMatrixReadOnlyState", 1, 246},
    {"domMatrixState", 1, 246},
    {"domParserState", 1, 202},
    {"domPointReadOnlyState", 1, 246},
    {"domPointState", 1, 246},
    {"domQuadState", 1, 246},
    {"domRectListState", 1, 243},
    {"domRectReadOnlyState", 1, 243},
    {"domRectState", 1, 243},
    {"domStringListState", 1, 203},
    {"easingFunction", 1, 177},
    {"editingRoot", 1, 120},
    {"effectEnd", 1, 178},
    {"effectFills", 1, 178},
    {"elementArgument", 1, 189},
    {"elementInternalsState", 1, 209},
    {"elementsNamed", 1, 43},
    {"emptySequence", 1, 61},
    {"encodeEntries", 1, 73},
    {"encodeUTF8", 1, 59},
    {"enqueueBytes", 1, 154},
    {"enqueueCallback", 1, 79},
    {"enqueueChunk", 1, 155},
    {"enqueueCopiedBytes", 1, 154},
    {"enqueueDetachedPull", 1, 154},
    {"enqueueSized", 1, 159},
    {"enqueueTransformed", 1, 152},
    {"entryList", 1, 113},
    {"errorBytes", 1, 154},
    {"errorController", 1, 155},
    {"errorNames", 1, 236},
    {"errorReadable", 1, 151},
    {"errorTransform", 1, 152},
    {"errorWritableIfNeeded", 1, 161},
    {"evaluatedJSON", 1, 63},
    {"eventInterface", 1, 41},
    {"eventPath", 1, 42},
    {"eventReceiver", 1, 41},
    {"eventSourceState", 1, 231},
    {"eventState", 1, 210},
    {"exceptionOfCode", 1, 183},
    {"execCommand", 1, 49},
    {"exportKey", 1, 181},
    {"exposeElement", 1, 143},
    {"exposeFrames", 1, 143},
    {"exposeNames", 1, 143},
    {"external", 1, 139},
    {"externalState", 1, 251},
    {"extractBody", 1, 71},
    {"extractRange", 1, 45},
    {"failClose", 1, 153},
    {"failReads", 1, 151},
    {"failWrite", 1, 153},
    {"fileListState", 1, 211},
    {"fileReaderState", 1, 211},
    {"fileState", 1, 211},
    {"fileValue", 1, 103},
    {"filesOf", 1, 103},
    {"finalStyles", 1, 178},
    {"finishClose", 1, 153},
    {"finishErroring", 1, 153},
    {"finishWrite", 1, 153},
    {"fire", 1, 36},
    {"firstItem", 1, 159},
    {"firstNamed", 1, 43},
    {"firstOf", 1, 37},
    {"firstValued", 1, 43},
    {"firstWithId", 1, 102},
    {"focusForSelection", 1, 52},
    {"focusableArea", 1, 120},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 58},
    {"foldsBlanks", 1, 58},
    {"followLink", 1, 133},
    {"fontSizeOf", 1, 53},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 111},
    {"forgetHandlers", 1, 135},
    {"formAssociated", 1, 78},
    {"formControls", 1, 101},
    {"formDataState", 1, 266},
    {"formEntries", 1, 113},
    {"formOf", 1, 102},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 142},
    {"frames", 1, 142},
    {"fromDictionary", 1, 189},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 189},
    {"fulfilRead", 1, 151},
    {"generateKey", 1, 181},
    {"geolocationPositionErrorState", 1, 257},
    {"geolocationState", 1, 257},
    {"getHandler", 1, 135},
    {"goTo", 1, 131},
    {"handled", 1, 159},
    {"hasBYOBReader", 1, 154},
    {"hasBackpressure", 1, 155},
    {"hasDisabledShadow", 1, 79},
    {"hasFormat", 1, 53},
    {"hasMessages", 1, 98},
    {"hasNoChoice", 1, 112},
    {"hasOwnAlone", 1, 102},
    {"hasPulls", 1, 157},
    {"headOf", 1, 37},
    {"headerValue", 1, 67},
    {"headersState", 1, 239},
    {"hidePopover", 1, 124},
    {"hidePopoversOver", 1, 124},
    {"highWaterMarkOf", 1, 159},
    {"history", 1, 130},
    {"historyState", 1, 251},
    {"holdsInvalid", 1, 106},
    {"hostEvent", 1, 41},
    {"htmlElementArgument", 1, 87},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 244},
    {"imageChanged", 1, 92},
    {"imageEvent", 1, 92},
    {"imagePoint", 1, 113},
    {"imageSeen", 1, 92},
    {"imagesMoved", 1, 92},
    {"implementationOf", 1, 22},
    {"importKey", 1, 181},
    {"inReactionQueue", 1, 79},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 104},
    {"insertIntoRange", 1, 45},
    {"insertMarkup", 1, 54},
    {"intersectionObserverEntryState", 1, 253},
    {"intersectionObserverState", 1, 253},
    {"invalidIn", 1, 115},
    {"invalidateRequest", 1, 154},
    {"invoke", 1, 122},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 79},
    {"is", 1, 55},
    {"isAbortController", 1, 191},
    {"isAbortSignal", 1, 191},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 220},
    {"isActiveDocument", 1, 142},
    {"isAnimation", 1, 228},
    {"isAnimationEffect", 1, 228},
    {"isAnimationTimeline", 1, 228},
    {"isAudioTrack", 1, 248},
    {"isAudioTrackList", 1, 248},
    {"isBarProp", 1, 251},
    {"isBlob", 1, 211},
    {"isBlock", 1, 55},
    {"isBlockCommand", 1, 48},
    {"isBlockElement", 1, 48},
    {"isBody", 1, 37},
    {"isBreak", 1, 55},
    {"isBroadcastChannel", 1, 249},
    {"isBuffer", 1, 189},
    {"isByteLengthQueuingStrategy", 1, 258},
    {"isCSSConditionRule", 1, 195},
    {"isCSSContainerRule", 1, 195},
    {"isCSSCounterStyleRule", 1, 195},
    {"isCSSFontFaceRule", 1, 195},
    {"isCSSFontPaletteValuesRule", 1, 195},
    {"isCSSGroupingRule", 1, 195},
    {"isCSSImageValue", 1, 197},
    {"isCSSImportRule", 1, 195},
    {"isCSSKeyframeRule", 1, 195},
    {"isCSSKeyframesRule", 1, 195},
    {"isCSSKeywordValue", 1, 197},
    {"isCSSLayerBlockRule", 1, 195},
    {"isCSSLayerStatementRule", 1, 195},
    {"isCSSMarginRule", 1, 195},
    {"isCSSMathClamp", 1, 197},
    {"isCSSMathInvert", 1, 197},
    {"isCSSMathMax", 1, 197},
    {"isCSSMathMin", 1, 197},
    {"isCSSMathNegate", 1, 197},
    {"isCSSMathProduct", 1, 197},
    {"isCSSMathSum", 1, 197},
    {"isCSSMathValue", 1, 197},
    {"isCSSMatrixComponent", 1, 197},
    {"isCSSMediaRule", 1, 195},
    {"isCSSNamespaceRule", 1, 195},
    {"isCSSNestedDeclarations", 1, 195},
    {"isCSSNumericArray", 1, 197},
    {"isCSSNumericValue", 1, 197},
    {"isCSSPageRule", 1, 195},
    {"isCSSPerspective", 1, 197},
    {"isCSSPropertyRule", 1, 195},
    {"isCSSRotate", 1, 197},
    {"isCSSRule", 1, 195},
    {"isCSSRuleList", 1, 195},
    {"isCSSScale", 1, 197},
    {"isCSSScopeRule", 1, 195},
    {"isCSSSkew", 1, 197},
    {"isCSSSkewX", 1, 197},
    {"isCSSSkewY", 1, 197},
    {"isCSSStartingStyleRule", 1, 195},
    {"isCSSStyleRule", 1, 195},
    {"isCSSStyleSheet", 1, 224},
    {"isCSSStyleValue", 1, 197},
    {"isCSSSupportsRule", 1, 195},
    {"isCSSTransformComponent", 1, 197},
    {"isCSSTransformValue", 1, 197},
    {"isCSSTranslate", 1, 197},
    {"isCSSUnitValue", 1, 197},
    {"isCSSUnparsedValue", 1, 197},
    {"isCSSVariableReferenceValue", 1, 197},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 257},
    {"isClipboardItem", 1, 257},
    {"isClosed", 1, 32},
    {"isClosing", 1, 153},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 230},
    {"isCountQueuingStrategy", 1, 258},
    {"isCrypto", 1, 265},
    {"isCryptoKey", 1, 265},
    {"isCustomElementRegistry", 1, 199},
    {"isCustomStateSet", 1, 209},
    {"isDOMException", 1, 201},
    {"isDOMImplementation", 1, 202},
    {"isDOMMatrix", 1, 246},
    {"isDOMMatrixReadOnly", 1, 246},
    {"isDOMParser", 1, 202},
    {"isDOMPoint", 1, 246},
    {"isDOMPointReadOnly", 1, 246},
    {"isDOMQuad", 1, 246},
    {"isDOMRect", 1, 243},
    {"isDOMRectList", 1, 243},
    {"isDOMRectReadOnly", 1, 243},
    {"isDOMStringList", 1, 203},
    {"isDataTransfer", 1, 206},
    {"isDataTransferItem", 1, 206},
    {"isDataTransferItemList", 1, 206},
    {"isDecompressionStream", 1, 230},
    {"isDesigned", 1, 82},
    {"isDisabled", 1, 120},
    {"isDocumentTimeline", 1, 228},
    {"isEditable", 1, 120},
    {"isElement", 1, 55},
    {"isElementInternals", 1, 209},
    {"isEvent", 1, 210},
    {"isEventSource", 1, 231},
    {"isExternal", 1, 251},
    {"isFieldValue", 1, 67},
    {"isFile", 1, 211},
    {"isFileList", 1, 211},
    {"isFileReader", 1, 211},
    {"isFocusable", 1, 120},
    {"isFocusableByDefault", 1, 120},
    {"isFormControl", 1, 102},
    {"isFormCustom", 1, 78},
    {"isFormData", 1, 266},
    {"isFormat", 1, 53},
    {"isFrameWindow", 1, 142},
    {"isGeolocation", 1, 257},
    {"isGeolocationPositionError", 1, 257},
    {"isGroupChecked", 1, 111},
    {"isHTMLElementOf", 1, 87},
    {"isHeaders", 1, 239},
    {"isHiddenAt", 1, 42},
    {"isHistory", 1, 251},
    {"isIdleDeadline", 1, 244},
    {"isImageLoading", 1, 92},
    {"isInNode", 1, 47},
    {"isIndexed", 1, 185},
    {"isIntersectionObserver", 1, 253},
    {"isIntersectionObserverEntry", 1, 253},
    {"isKeyframeEffect", 1, 228},
    {"isLoadable", 1, 72},
    {"isLocation", 1, 251},
    {"isLockedReadable", 1, 151},
    {"isMediaError", 1, 248},
    {"isMediaList", 1, 224},
    {"isMediaQueryList", 1, 194},
    {"isMessageChannel", 1, 249},
    {"isMessagePort", 1, 249},
    {"isMimeType", 1, 217},
    {"isMimeTypeArray", 1, 217},
    {"isModal", 1, 123},
    {"isMouseEvent", 1, 172},
    {"isMutationObserver", 1, 215},
    {"isMutationRecord", 1, 215},
    {"isNamed", 1, 43},
    {"isNavigator", 1, 217},
    {"isNodeIterator", 1, 225},
    {"isNotification", 1, 257},
    {"isNumberText", 1, 109},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 48},
    {"isPerformance", 1, 255},
    {"isPerformanceEntry", 1, 256},
    {"isPerformanceMark", 1, 256},
    {"isPerformanceMeasure", 1, 256},
    {"isPerformanceNavigation", 1, 252},
    {"isPerformanceObserver", 1, 256},
    {"isPerformanceObserverEntryList", 1, 256},
    {"isPerformanceTiming", 1, 252},
    {"isPermissionStatus", 1, 257},
    {"isPermissions", 1, 257},
    {"isPlugin", 1, 217},
    {"isPluginArray", 1, 217},
    {"isPopoverShown", 1, 124},
    {"isRange", 1, 220},
    {"isReadableByteStreamController", 1, 258},
    {"isReadableStream", 1, 258},
    {"isReadableStreamBYOBReader", 1, 258},
    {"isReadableStreamBYOBRequest", 1, 258},
    {"isReadableStreamDefaultController", 1, 258},
    {"isReadableStreamDefaultReader", 1, 258},
    {"isRequest", 1, 239},
    {"isResizeObserver", 1, 253},
    {"isResizeObserverEntry", 1, 253},
    {"isResizeObserverSize", 1, 253},
    {"isResponse", 1, 239},
    {"isSVGAngle", 1, 260},
    {"isSVGAnimatedAngle", 1, 260},
    {"isSVGAnimatedBoolean", 1, 260},
    {"isSVGAnimatedEnumeration", 1, 260},
    {"isSVGAnimatedInteger", 1, 260},
    {"isSVGAnimatedLength", 1, 260},
    {"isSVGAnimatedLengthList", 1, 260},
    {"isSVGAnimatedNumber", 1, 260},
    {"isSVGAnimatedNumberList", 1, 260},
    {"isSVGAnimatedPreserveAspectRatio", 1, 260},
    {"isSVGAnimatedRect", 1, 260},
    {"isSVGAnimatedTransformList", 1, 260},
    {"isSVGLength", 1, 260},
    {"isSVGLengthList", 1, 260},
    {"isSVGNumber", 1, 260},
    {"isSVGNumberList", 1, 260},
    {"isSVGPointList", 1, 260},
    {"isSVGPreserveAspectRatio", 1, 260},
    {"isSVGStringList", 1, 260},
    {"isSVGTransform", 1, 260},
    {"isSVGTransformList", 1, 260},
    {"isSVGUnitTypes", 1, 260},
    {"isScreen", 1, 194},
    {"isSelected", 1, 112},
    {"isSelection", 1, 221},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 48},
    {"isStaticRange", 1, 220},
    {"isStepMismatch", 1, 109},
    {"isStorage", 1, 223},
    {"isStylePropertyMap", 1, 197},
    {"isStylePropertyMapReadOnly", 1, 197},
    {"isStyleSheet", 1, 224},
    {"isStyleSheetList", 1, 224},
    {"isSubmitButton", 1, 102},
    {"isSubtleCrypto", 1, 265},
    {"isSummary", 1, 120},
    {"isText", 1, 55},
    {"isTextDecoder", 1, 235},
    {"isTextDecoderStream", 1, 235},
    {"isTextEncoder", 1, 235},
    {"isTextEncoderStream", 1, 235},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 248},
    {"isTextTrackCue", 1, 248},
    {"isTextTrackCueList", 1, 248},
    {"isTextTrackList", 1, 248},
    {"isTimeRanges", 1, 247},
    {"isToken", 1, 67},
    {"isTouch", 1, 263},
    {"isTouchList", 1, 263},
    {"isTransformStream", 1, 258},
    {"isTransformStreamDefaultController", 1, 258},
    {"isTreeWalker", 1, 225},
    {"isURL", 1, 264},
    {"isURLSearchParams", 1, 264},
    {"isUnusable", 1, 71},
    {"isUserActivation", 1, 257},
    {"isVTTCue", 1, 248},
    {"isValidControl", 1, 115},
    {"isValidityState", 1, 241},
    {"isVideoTrack", 1, 248},
    {"isVideoTrackList", 1, 248},
    {"isVisualViewport", 1, 194},
    {"isWebSocket", 1, 231},
    {"isWritableStream", 1, 258},
    {"isWritableStreamDefaultController", 1, 258},
    {"isWritableStreamDefaultWriter", 1, 258},
    {"isXMLHttpRequest", 1, 266},
    {"isXMLHttpRequestEventTarget", 1, 266},
    {"isXMLHttpRequestUpload", 1, 266},
    {"isXMLSerializer", 1, 202},
    {"isXPathEvaluator", 1, 227},
    {"isXPathExpression", 1, 227},
    {"isXPathResult", 1, 227},
    {"itemKind", 1, 185},
    {"itemState", 1, 185},
    {"keepBlanks", 1, 58},
    {"keepBlanksApart", 1, 58},
    {"keepLine", 1, 50},
    {"keyframeEffectState", 1, 228},
    {"labelListOf", 1, 102},
    {"labeledControl", 1, 102},
    {"labelsFor", 1, 43},
    {"legacySize", 1, 53},
    {"limitState", 1, 115},
    {"linesOf", 1, 55},
    {"listElement", 1, 107},
    {"loadFailed", 1, 72},
    {"loadResource", 1, 72},
    {"localOf", 1, 55},
    {"location", 1, 131},
    {"locationState", 1, 251},
    {"makeAbortController", 1, 191},
    {"makeAbortSignal", 1, 191},
    {"makeAbstractRange", 1, 220},
    {"makeAnimation", 1, 228},
    {"makeAnimationEffect", 1, 228},
    {"makeAnimationTimeline", 1, 228},
    {"makeAudioTrack", 1, 248},
    {"makeAudioTrackList", 1, 248},
    {"makeBarProp", 1, 251},
    {"makeBlob", 1, 211},
    {"makeBroadcastChannel", 1, 249},
    {"makeByteLengthQueuingStrategy", 1, 258},
    {"makeCSSConditionRule", 1, 195},
    {"makeCSSContainerRule", 1, 195},
    {"makeCSSCounterStyleRule", 1, 195},
    {"makeCSSFontFaceRule", 1, 195},
    {"makeCSSFontPaletteValuesRule", 1, 195},
    {"makeCSSGroupingRule", 1, 195},
    {"makeCSSImageValue", 1, 197},
    {"makeCSSImportRule", 1, 195},
    {"makeCSSKeyframeRule", 1, 195},
    {"makeCSSKeyframesRule", 1, 195},
    {"makeCSSKeywordValue", 1, 197},
    {"makeCSSLayerBlockRule", 1, 195},
    {"makeCSSLayerStatementRule", 1, 195},
    {"makeCSSMarginRule", 1, 195},
    {"makeCSSMathClamp", 1, 197},
    {"makeCSSMathInvert", 1, 197},
    {"makeCSSMathMax", 1, 197},
    {"makeCSSMathMin", 1, 197},
    {"makeCSSMathNegate", 1, 197},
    {"makeCSSMathProduct", 1, 197},
    {"makeCSSMathSum", 1, 197},
    {"makeCSSMathValue", 1, 197},
    {"makeCSSMatrixComponent", 1, 197},
    {"makeCSSMediaRule", 1, 195},
    {"makeCSSNamespaceRule", 1, 195},
    {"makeCSSNestedDeclarations", 1, 195},
    {"makeCSSNumericArray", 1, 197},
    {"makeCSSNumericValue", 1, 197},
    {"makeCSSPageRule", 1, 195},
    {"makeCSSPerspective", 1, 197},
    {"makeCSSPropertyRule", 1, 195},
    {"makeCSSRotate", 1, 197},
    {"makeCSSRule", 1, 195},
    {"makeCSSRuleList", 1, 195},
    {"makeCSSScale", 1, 197},
    {"makeCSSScopeRule", 1, 195},
    {"makeCSSSkew", 1, 197},
    {"makeCSSSkewX", 1, 197},
    {"makeCSSSkewY", 1, 197},
    {"makeCSSStartingStyleRule", 1, 195},
    {"makeCSSStyleDeclaration", 1, 196},
    {"makeCSSStyleRule", 1, 195},
    {"makeCSSStyleSheet", 1, 224},
    {"makeCSSStyleValue", 1, 197},
    {"makeCSSSupportsRule", 1, 195},
    {"makeCSSTransformComponent", 1, 197},
    {"makeCSSTransformValue", 1, 197},
    {"makeCSSTranslate", 1, 197},
    {"makeCSSUnitValue", 1, 197},
    {"makeCSSUnparsedValue", 1, 197},
    {"makeCSSVariableReferenceValue", 1, 197},
    {"makeClipboard", 1, 257},
    {"makeClipboardItem", 1, 257},
    {"makeCompressionStream", 1, 230},
    {"makeCountQueuingStrategy", 1, 258},
    {"makeCrypto", 1, 265},
    {"makeCryptoKey", 1, 265},
    {"makeCustomElementRegistry", 1, 199},
    {"makeCustomStateSet", 1, 209},
    {"makeDOMException", 1, 201},
    {"makeDOMImplementation", 1, 202},
    {"makeDOMMatrix", 1, 246},
    {"makeDOMMatrixReadOnly", 1, 246},
    {"makeDOMParser", 1, 202},
    {"makeDOMPoint", 1, 246},
    {"makeDOMPointReadOnly", 1, 246},
    {"makeDOMQuad", 1, 246},
    {"makeDOMRect", 1, 243},
    {"makeDOMRectList", 1, 243},
    {"makeDOMRectReadOnly", 1, 243},
    {"makeDOMStringList", 1, 203},
    {"makeDOMStringMap", 1, 204},
    {"makeDOMTokenList", 1, 205},
    {"makeDataTransfer", 1, 206},
    {"makeDataTransferItem", 1, 206},
    {"makeDataTransferItemList", 1, 206},
    {"makeDecompressionStream", 1, 230},
    {"makeDeferred", 1, 159},
    {"makeDocumentTimeline", 1, 228},
    {"makeElement", 1, 87},
    {"makeElementInternals", 1, 209},
    {"makeEvent", 1, 210},
    {"makeEventSource", 1, 231},
    {"makeException", 1, 183},
    {"makeExternal", 1, 251},
    {"makeFile", 1, 211},
    {"makeFileList", 1, 211},
    {"makeFileReader", 1, 211},
    {"makeFormData", 1, 266},
    {"makeGeolocation", 1, 257},
    {"makeGeolocationPositionError", 1, 257},
    {"makeHTMLAllCollection", 1, 212},
    {"makeHTMLCollection", 1, 229},
    {"makeHTMLFormControlsCollection", 1, 240},
    {"makeHTMLOptionsCollection", 1, 240},
    {"makeHeaders", 1, 239},
    {"makeHistory", 1, 251},
    {"makeIdleDeadline", 1, 244},
    {"makeIndexed", 1, 185},
    {"makeIntersectionObserver", 1, 253},
    {"makeIntersectionObserverEntry", 1, 253},
    {"makeKeyframeEffect", 1, 228},
    {"makeLocation", 1, 251},
    {"makeMediaError", 1, 248},
    {"makeMediaList", 1, 224},
    {"makeMediaQueryList", 1, 194},
    {"makeMessageChannel", 1, 249},
    {"makeMessagePort", 1, 249},
    {"makeMimeType", 1, 217},
    {"makeMimeTypeArray", 1, 217},
    {"makeMutationObserver", 1, 215},
    {"makeMutationRecord", 1, 215},
    {"makeNamedNodeMap", 1, 216},
    {"makeNavigator", 1, 217},
    {"makeNodeIterator", 1, 225},
    {"makeNodeList", 1, 229},
    {"makeNotification", 1, 257},
    {"makePerformance", 1, 255},
    {"makePerformanceEntry", 1, 256},
    {"makePerformanceMark", 1, 256},
    {"makePerformanceMeasure", 1, 256},
    {"makePerformanceNavigation", 1, 252},
    {"makePerformanceObserver", 1, 256},
    {"makePerformanceObserverEntryList", 1, 256},
    {"makePerformanceTiming", 1, 252},
    {"makePermissionStatus", 1, 257},
    {"makePermissions", 1, 257},
    {"makePlugin", 1, 217},
    {"makePluginArray", 1, 217},
    {"makeRadioNodeList", 1, 240},
    {"makeRange", 1, 220},
    {"makeReadableByteStreamController", 1, 258},
    {"makeReadableStream", 1, 258},
    {"makeReadableStreamBYOBReader", 1, 258},
    {"makeReadableStreamBYOBRequest", 1, 258},
    {"makeReadableStreamDefaultController", 1, 258},
    {"makeReadableStreamDefaultReader", 1, 258},
    {"makeRequest", 1, 239},
    {"makeResizeObserver", 1, 253},
    {"makeResizeObserverEntry", 1, 253},
    {"makeResizeObserverSize", 1, 253},
    {"makeResponse", 1, 239},
    {"makeSVGAngle", 1, 260},
    {"makeSVGAnimatedAngle", 1, 260},
    {"makeSVGAnimatedBoolean", 1, 260},
    {"makeSVGAnimatedEnumeration", 1, 260},
    {"makeSVGAnimatedInteger", 1, 260},
    {"makeSVGAnimatedLength", 1, 260},
    {"makeSVGAnimatedLengthList", 1, 260},
    {"makeSVGAnimatedNumber", 1, 260},
    {"makeSVGAnimatedNumberList", 1, 260},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 260},
    {"makeSVGAnimatedRect", 1, 260},
    {"makeSVGAnimatedTransformList", 1, 260},
    {"makeSVGLength", 1, 260},
    {"makeSVGLengthList", 1, 260},
    {"makeSVGNumber", 1, 260},
    {"makeSVGNumberList", 1, 260},
    {"makeSVGPointList", 1, 260},
    {"makeSVGPreserveAspectRatio", 1, 260},
    {"makeSVGStringList", 1, 260},
    {"makeSVGTransform", 1, 260},
    {"makeSVGTransformList", 1, 260},
    {"makeSVGUnitTypes", 1, 260},
    {"makeScreen", 1, 194},
    {"makeSelection", 1, 221},
    {"makeStaticRange", 1, 220},
    {"makeStorage", 1, 223},
    {"makeStylePropertyMap", 1, 197},
    {"makeStylePropertyMapReadOnly", 1, 197},
    {"makeStyleSheet", 1, 224},
    {"makeStyleSheetList", 1, 224},
    {"makeSubtleCrypto", 1, 265},
    {"makeTextDecoder", 1, 235},
    {"makeTextDecoderStream", 1, 235},
    {"makeTextEncoder", 1, 235},
    {"makeTextEncoderStream", 1, 235},
    {"makeTextTrack", 1, 248},
    {"makeTextTrackCue", 1, 248},
    {"makeTextTrackCueList", 1, 248},
    {"makeTextTrackList", 1, 248},
    {"makeTimeRanges", 1, 247},
    {"makeTouch", 1, 263},
    {"makeTouchList", 1, 263},
    {"makeTransformStream", 1, 258},
    {"makeTransformStreamDefaultController", 1, 258},
    {"makeTreeWalker", 1, 225},
    {"makeURL", 1, 264},
    {"makeURLSearchParams", 1, 264},
    {"makeUserActivation", 1, 257},
    {"makeVTTCue", 1, 248},
    {"makeValidityState", 1, 241},
    {"makeVideoTrack", 1, 248},
    {"makeVideoTrackList", 1, 248},
    {"makeVisualViewport", 1, 194},
    {"makeWebSocket", 1, 231},
    {"makeWritableStream", 1, 258},
    {"makeWritableStreamDefaultController", 1, 258},
    {"makeWritableStreamDefaultWriter", 1, 258},
    {"makeXMLHttpRequest", 1, 266},
    {"makeXMLHttpRequestEventTarget", 1, 266},
    {"makeXMLHttpRequestUpload", 1, 266},
    {"makeXMLSerializer", 1, 202},
    {"makeXPathEvaluator", 1, 227},
    {"makeXPathExpression", 1, 227},
    {"makeXPathResult", 1, 227},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 109},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 248},
    {"mediaListState", 1, 224},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 194},
    {"mergeTexts", 1, 50},
    {"messageChannelState", 1, 249},
    {"messagePortState", 1, 249},
    {"mimeParameter", 1, 149},
    {"mimeText", 1, 149},
    {"mimeTypeArrayState", 1, 217},
    {"mimeTypeState", 1, 217},
    {"mimeTypes", 1, 146},
    {"minimumOf", 1, 109},
    {"missing", 1, 189},
    {"moveChildren", 1, 48},
    {"moveFocus", 1, 120},
    {"movePoint", 1, 56},
    {"multipleChanged", 1, 112},
    {"mutationObserverState", 1, 215},
    {"mutationRecordState", 1, 215},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 102},
    {"namedList", 1, 43},
    {"namedTest", 1, 102},
    {"navigate", 1, 131},
    {"navigateFrame", 1, 142},
    {"navigateToFragment", 1, 130},
    {"navigator", 1, 140},
    {"navigatorState", 1, 217},
    {"nearestStep", 1, 109},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 71},
    {"newDecoder", 1, 59},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 66},
    {"newHeaders", 1, 67},
    {"newKeyframeEffect", 1, 178},
    {"newList", 1, 159},
    {"newMatrix", 1, 74},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 151},
    {"newRect", 1, 75},
    {"newRectList", 1, 75},
    {"newResponse", 1, 69},
    {"newSVGAngle", 1, 163},
    {"newSVGLength", 1, 163},
    {"newSVGList", 1, 164},
    {"newSVGNumber", 1, 163},
    {"newSVGTransform", 1, 167},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newWritable", 1, 153},
    {"nextTimer", 1, 171},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 225},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 189},
    {"nodePrecedes", 1, 47},
    {"notificationState", 1, 257},
    {"numberIn", 1, 105},
    {"numberToText", 1, 109},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 43},
    {"onlyNamedIn", 1, 102},
    {"openChannel", 1, 127},
    {"openShadowRoot", 1, 32},
    {"openWindow", 1, 144},
    {"optionList", 1, 110},
    {"optionValue", 1, 110},
    {"ownControlState", 1, 98},
    {"pageScripts", 1, 137},
    {"parseMIMEType", 1, 149},
    {"parseMultipart", 1, 73},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 174},
    {"parseSVGNumbers", 1, 167},
    {"parseSVGTransforms", 1, 167},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 79},
    {"peerEvents", 1, 150},
    {"performance", 1, 168},
    {"performanceEntries", 1, 170},
    {"performanceEntryState", 1, 256},
    {"performanceMark", 1, 170},
    {"performanceMarkState", 1, 256},
    {"performanceMeasure", 1, 170},
    {"performanceMeasureState", 1, 256},
    {"performanceNavigationState", 1, 252},
    {"performanceObserverEntryListState", 1, 256},
    {"performanceObserverState", 1, 256},
    {"performanceState", 1, 255},
    {"performanceTimingState", 1, 252},
    {"permissionStatusState", 1, 257},
    {"permissionsState", 1, 257},
    {"pipe", 1, 156},
    {"placeCaret", 1, 50},
    {"platformInterface", 1, 187},
    {"pluginArrayState", 1, 217},
    {"pluginState", 1, 217},
    {"plugins", 1, 146},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 124},
    {"postToWindow", 1, 127},
    {"pullBytesIfNeeded", 1, 154},
    {"pullInto", 1, 157},
    {"pushItem", 1, 159},
    {"putFormat", 1, 53},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 171},
    {"queueMicrotask", 1, 171},
    {"queueTask", 1, 171},
    {"queueToggle", 1, 125},
    {"radioGroup", 1, 111},
    {"radioNodeList", 1, 101},
    {"randomUUID", 1, 179},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 220},
    {"rangeText", 1, 45},
    {"react", 1, 159},
    {"readBody", 1, 71},
    {"readChunk", 1, 151},
    {"readContentHandler", 1, 135},
    {"readInto", 1, 151},
    {"readSequence", 1, 61},
    {"readTape", 1, 64},
    {"readableByteStreamControllerState", 1, 258},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 258},
    {"readableStreamBYOBRequestState", 1, 258},
    {"readableStreamDefaultControllerState", 1, 258},
    {"readableStreamDefaultReaderState", 1, 258},
    {"readableStreamState", 1, 258},
    {"receiveControlState", 1, 98},
    {"receiverOf", 1, 87},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 151},
    {"releaseWriter", 1, 153},
    {"remoteCount", 1, 102},
    {"removeBeside", 1, 50},
    {"removeSelected", 1, 50},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 84},
    {"reportException", 1, 134},
    {"reportForm", 1, 115},
    {"reportRejection", 1, 134},
    {"reportValidity", 1, 115},
    {"requestFrame", 1, 171},
    {"requestIdle", 1, 136},
    {"requestState", 1, 239},
    {"resetControl", 1, 99},
    {"resetCustom", 1, 78},
    {"resetOptions", 1, 112},
    {"resetQueue", 1, 159},
    {"resizeObserverEntryState", 1, 253},
    {"resizeObserverSizeState", 1, 253},
    {"resizeObserverState", 1, 253},
    {"resourceBuffer", 1, 72},
    {"resourceDocument", 1, 72},
    {"resourceText", 1, 72},
    {"respond", 1, 157},
    {"respondWithView", 1, 157},
    {"responseState", 1, 239},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 171},
    {"runShortcutScript", 1, 65},
    {"screen", 1, 13},
    {"screenState", 1, 194},
    {"scriptTimer", 1, 171},
    {"seedRandom", 1, 182},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 110},
    {"selectOnly", 1, 112},
    {"selectRange", 1, 30},
    {"selectSource", 1, 95},
    {"selectedControlText", 1, 114},
    {"selectedOptionsOf", 1, 112},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 52},
    {"selectionState", 1, 221},
    {"sendControlStates", 1, 98},
    {"sendTo", 1, 127},
    {"sequenceOf", 1, 61},
    {"serialize", 1, 129},
    {"serializePairs", 1, 174},
    {"serializeWithTransfer", 1, 129},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 105},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 153},
    {"setCheckedness", 1, 111},
    {"setControlValue", 1, 105},
    {"setFiles", 1, 103},
    {"setFragment", 1, 131},
    {"setHandler", 1, 135},
    {"setHeader", 1, 67},
    {"setInputValue", 1, 105},
    {"setInteracted", 1, 115},
    {"setMIMEParameter", 1, 149},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 123},
    {"setOption", 1, 110},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 163},
    {"setSVGLength", 1, 163},
    {"setSelected", 1, 112},
    {"setTimer", 1, 171},
    {"setType", 1, 105},
    {"setUpByteSource", 1, 154},
    {"setUpBytes", 1, 154},
    {"setUpReadable", 1, 155},
    {"setUpSink", 1, 161},
    {"setUpSource", 1, 155},
    {"setUpTransform", 1, 152},
    {"setUpWritable", 1, 161},
    {"settingText", 1, 109},
    {"settleAs", 1, 159},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 98},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 159},
    {"showPopover", 1, 124},
    {"signWith", 1, 181},
    {"sizeOf", 1, 159},
    {"slotContents", 1, 46},
    {"slotOf", 1, 46},
    {"slotsChanged", 1, 46},
    {"spendStream", 1, 151},
    {"splitAround", 1, 48},
    {"splitText", 1, 21},
    {"startErroring", 1, 153},
    {"stateOf", 1, 185},
    {"staticRangeState", 1, 220},
    {"stepped", 1, 109},
    {"storage", 1, 141},
    {"storageState", 1, 223},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 80},
    {"stylePropertyMapReadOnlyState", 1, 197},
    {"stylePropertyMapState", 1, 197},
    {"styleSheetListState", 1, 224},
    {"styleSheetState", 1, 224},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 113},
    {"submittableOf", 1, 102},
    {"submittedText", 1, 105},
    {"subtle", 1, 180},
    {"subtleCryptoState", 1, 265},
    {"surroundRange", 1, 45},
    {"svgAngleState", 1, 260},
    {"svgAnimatedAngleState", 1, 260},
    {"svgAnimatedBooleanState", 1, 260},
    {"svgAnimatedEnumerationState", 1, 260},
    {"svgAnimatedIntegerState", 1, 260},
    {"svgAnimatedLengthListState", 1, 260},
    {"svgAnimatedLengthState", 1, 260},
    {"svgAnimatedNumberListState", 1, 260},
    {"svgAnimatedNumberState", 1, 260},
    {"svgAnimatedPreserveAspectRatioState", 1, 260},
    {"svgAnimatedRectState", 1, 260},
    {"svgAnimatedTransformListState", 1, 260},
    {"svgAxis", 1, 163},
    {"svgBounds", 1, 165},
    {"svgBox", 1, 162},
    {"svgConstants", 1, 166},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 165},
    {"svgFloat", 1, 163},
    {"svgLengthListState", 1, 260},
    {"svgLengthState", 1, 260},
    {"svgListOf", 1, 162},
    {"svgMemberOrder", 1, 259},
    {"svgMembers", 1, 166},
    {"svgNumberListState", 1, 260},
    {"svgNumberState", 1, 260},
    {"svgNumberText", 1, 163},
    {"svgPathLength", 1, 165},
    {"svgPointAt", 1, 165},
    {"svgPointListState", 1, 260},
    {"svgPreserveAspectRatioState", 1, 260},
    {"svgReflection", 1, 162},
    {"svgStringListState", 1, 260},
    {"svgStrokes", 1, 165},
    {"svgTransformListState", 1, 260},
    {"svgTransformOf", 1, 167},
    {"svgTransformProduct", 1, 167},
    {"svgTransformState", 1, 260},
    {"svgTransformText", 1, 167},
    {"svgUnitTypesState", 1, 260},
    {"takeFilled", 1, 157},
    {"takeFormat", 1, 53},
    {"takeSignals", 1, 46},
    {"targetOf", 1, 133},
    {"teeBytes", 1, 160},
    {"teeChunks", 1, 160},
    {"textAsBuffer", 1, 180},
    {"textBecameSelectable", 1, 114},
    {"textDecoderState", 1, 235},
    {"textDecoderStreamState", 1, 235},
    {"textEncoderState", 1, 235},
    {"textEncoderStreamState", 1, 235},
    {"textFragment", 1, 91},
    {"textReplaced", 1, 114},
    {"textToNumber", 1, 109},
    {"textTrackCueListState", 1, 248},
    {"textTrackCueState", 1, 248},
    {"textTrackListState", 1, 248},
    {"textTrackState", 1, 248},
    {"textsBetween", 1, 57},
    {"textsIn", 1, 53},
    {"textsOf", 1, 55},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 247},
    {"timingTimes", 1, 169},
    {"toBuffer", 1, 189},
    {"toByteString", 1, 189},
    {"toClamped", 1, 189},
    {"toEnforced", 1, 189},
    {"toEnum", 1, 189},
    {"toFloat", 1, 189},
    {"toInterface", 1, 189},
    {"toLongLong", 1, 189},
    {"toObject", 1, 189},
    {"toRecord", 1, 189},
    {"toSequence", 1, 189},
    {"toUnrestrictedFloat", 1, 189},
    {"toUnsignedLongLong", 1, 189},
    {"togglePopover", 1, 124},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 123},
    {"touchListState", 1, 263},
    {"touchState", 1, 263},
    {"transferPort", 1, 127},
    {"transferStream", 1, 128},
    {"transformMatrix", 1, 76},
    {"transformStreamDefaultControllerState", 1, 258},
    {"transformStreamState", 1, 258},
    {"treeWalkerState", 1, 225},
    {"trimSpace", 1, 67},
    {"turnFormatOff", 1, 53},
    {"updateFormOwner", 1, 78},
    {"upgradeIn", 1, 79},
    {"urlSearchParamsState", 1, 264},
    {"urlState", 1, 264},
    {"userActivationState", 1, 257},
    {"usesSourceSet", 1, 95},
    {"utf8Text", 1, 61},
    {"validityOf", 1, 115},
    {"validityStateState", 1, 241},
    {"valueMode", 1, 104},
    {"verifyWith", 1, 181},
    {"videoTrackListState", 1, 248},
    {"videoTrackState", 1, 248},
    {"viewParts", 1, 159},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 194},
    {"vttCueState", 1, 248},
    {"waitingReads", 1, 151},
    {"watchSlots", 1, 46},
    {"webSocketState", 1, 231},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 98},
    {"willValidate", 1, 115},
    {"windowNamed", 1, 143},
    {"windowOf", 1, 142},
    {"withReactions", 1, 79},
    {"withoutScripts", 1, 54},
    {"writableDesiredSize", 1, 161},
    {"writableStreamDefaultControllerState", 1, 258},
    {"writableStreamDefaultWriterState", 1, 258},
    {"writableStreamState", 1, 258},
    {"writeChunk", 1, 153},
    {"writeController", 1, 161},
    {"writeJSONTape", 1, 64},
    {"writeTape", 1, 64},
    {"wrongKind", 1, 189},
    {"wrongReceiver", 1, 189},
    {"wrongValue", 1, 189},
    {"xPathEvaluatorState", 1, 227},
    {"xPathExpressionState", 1, 227},
    {"xPathResultState", 1, 227},
    {"xmlHttpRequestEventTargetState", 1, 266},
    {"xmlHttpRequestState", 1, 266},
    {"xmlHttpRequestUploadState", 1, 266},
    {"xmlSerializerState", 1, 202},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
