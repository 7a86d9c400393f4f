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
    {"AbortController", 0, 190},
    {"AbortControllerBrand", 1, 190},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 190},
    {"AbortSignalBrand", 1, 190},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 219},
    {"AbstractRangeBrand", 1, 219},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 227},
    {"AnimationBrand", 1, 227},
    {"AnimationEffect", 0, 227},
    {"AnimationEffectBrand", 1, 227},
    {"AnimationEffectSteps", 1, 177},
    {"AnimationEvent", 0, 237},
    {"AnimationFrameProviderSteps", 1, 146},
    {"AnimationPlaybackEvent", 0, 227},
    {"AnimationSteps", 1, 175},
    {"AnimationTimeline", 0, 227},
    {"AnimationTimelineBrand", 1, 227},
    {"AnimationTimelineSteps", 1, 175},
    {"Attr", 0, 191},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 246},
    {"AudioTrack", 0, 247},
    {"AudioTrackBrand", 1, 247},
    {"AudioTrackList", 0, 247},
    {"AudioTrackListBrand", 1, 247},
    {"AudioTrackListSteps", 1, 93},
    {"AudioTrackSteps", 1, 93},
    {"AutofilledSteps", 1, 95},
    {"BarProp", 0, 250},
    {"BarPropBrand", 1, 250},
    {"BarPropSteps", 1, 138},
    {"BeforeUnloadEvent", 0, 237},
    {"BeforeUnloadEventSteps", 1, 171},
    {"Blob", 0, 210},
    {"BlobBrand", 1, 210},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 71},
    {"BroadcastChannel", 0, 248},
    {"BroadcastChannelBrand", 1, 248},
    {"BroadcastChannelSteps", 1, 126},
    {"ByteLengthQueuingStrategy", 0, 257},
    {"ByteLengthQueuingStrategyBrand", 1, 257},
    {"ByteLengthQueuingStrategySteps", 1, 158},
    {"CDATASection", 0, 197},
    {"CSS", 3, 192},
    {"CSSConditionRule", 0, 194},
    {"CSSConditionRuleBrand", 1, 194},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 194},
    {"CSSContainerRuleBrand", 1, 194},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 194},
    {"CSSCounterStyleRuleBrand", 1, 194},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 194},
    {"CSSFontFaceRuleBrand", 1, 194},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 194},
    {"CSSFontPaletteValuesRuleBrand", 1, 194},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 194},
    {"CSSGroupingRuleBrand", 1, 194},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 196},
    {"CSSImageValueBrand", 1, 196},
    {"CSSImportRule", 0, 194},
    {"CSSImportRuleBrand", 1, 194},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 194},
    {"CSSKeyframeRuleBrand", 1, 194},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 194},
    {"CSSKeyframesRuleBrand", 1, 194},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 196},
    {"CSSKeywordValueBrand", 1, 196},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 194},
    {"CSSLayerBlockRuleBrand", 1, 194},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 194},
    {"CSSLayerStatementRuleBrand", 1, 194},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 194},
    {"CSSMarginRuleBrand", 1, 194},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 196},
    {"CSSMathClampBrand", 1, 196},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 196},
    {"CSSMathInvertBrand", 1, 196},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 196},
    {"CSSMathMaxBrand", 1, 196},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 196},
    {"CSSMathMinBrand", 1, 196},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 196},
    {"CSSMathNegateBrand", 1, 196},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 196},
    {"CSSMathProductBrand", 1, 196},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 196},
    {"CSSMathSumBrand", 1, 196},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 196},
    {"CSSMathValueBrand", 1, 196},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 196},
    {"CSSMatrixComponentBrand", 1, 196},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 194},
    {"CSSMediaRuleBrand", 1, 194},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 194},
    {"CSSNamespaceRuleBrand", 1, 194},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 194},
    {"CSSNestedDeclarationsBrand", 1, 194},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 196},
    {"CSSNumericArrayBrand", 1, 196},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 196},
    {"CSSNumericValueBrand", 1, 196},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 194},
    {"CSSPageRuleBrand", 1, 194},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 196},
    {"CSSPerspectiveBrand", 1, 196},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 194},
    {"CSSPropertyRuleBrand", 1, 194},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 196},
    {"CSSRotateBrand", 1, 196},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 194},
    {"CSSRuleBrand", 1, 194},
    {"CSSRuleList", 0, 194},
    {"CSSRuleListBrand", 1, 194},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 196},
    {"CSSScaleBrand", 1, 196},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 194},
    {"CSSScopeRuleBrand", 1, 194},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 196},
    {"CSSSkewBrand", 1, 196},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 196},
    {"CSSSkewXBrand", 1, 196},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 196},
    {"CSSSkewYBrand", 1, 196},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 194},
    {"CSSStartingStyleRuleBrand", 1, 194},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 195},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 194},
    {"CSSStyleRuleBrand", 1, 194},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 223},
    {"CSSStyleSheetBrand", 1, 223},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 196},
    {"CSSStyleValueBrand", 1, 196},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 194},
    {"CSSSupportsRuleBrand", 1, 194},
    {"CSSTransformComponent", 0, 196},
    {"CSSTransformComponentBrand", 1, 196},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 196},
    {"CSSTransformValueBrand", 1, 196},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 196},
    {"CSSTranslateBrand", 1, 196},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 196},
    {"CSSUnitValueBrand", 1, 196},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 196},
    {"CSSUnparsedValueBrand", 1, 196},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 196},
    {"CSSVariableReferenceValueBrand", 1, 196},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 197},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 256},
    {"ClipboardBrand", 1, 256},
    {"ClipboardEvent", 0, 237},
    {"ClipboardItem", 0, 256},
    {"ClipboardItemBrand", 1, 256},
    {"ClipboardItemSteps", 1, 144},
    {"ClipboardSteps", 1, 144},
    {"CloseEvent", 0, 237},
    {"CommandEvent", 0, 237},
    {"Comment", 0, 197},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 237},
    {"CompositionEventSteps", 1, 171},
    {"CompressionStream", 0, 229},
    {"CompressionStreamBrand", 1, 229},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 114},
    {"CountQueuingStrategy", 0, 257},
    {"CountQueuingStrategyBrand", 1, 257},
    {"CountQueuingStrategySteps", 1, 158},
    {"Crypto", 0, 264},
    {"CryptoBrand", 1, 264},
    {"CryptoKey", 0, 264},
    {"CryptoKeyBrand", 1, 264},
    {"CryptoKeySteps", 1, 180},
    {"CryptoSteps", 1, 178},
    {"CustomElementRegistry", 0, 198},
    {"CustomElementRegistryBrand", 1, 198},
    {"CustomElementRegistrySteps", 1, 77},
    {"CustomEvent", 0, 199},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 208},
    {"CustomStateSetBrand", 1, 208},
    {"CustomStateSetSteps", 1, 78},
    {"DOMException", 0, 200},
    {"DOMExceptionBrand", 1, 200},
    {"DOMExceptionSteps", 1, 182},
    {"DOMImplementation", 0, 201},
    {"DOMImplementationBrand", 1, 201},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 245},
    {"DOMMatrixBrand", 1, 245},
    {"DOMMatrixReadOnly", 0, 245},
    {"DOMMatrixReadOnlyBrand", 1, 245},
    {"DOMMatrixReadOnlySteps", 1, 74},
    {"DOMMatrixSteps", 1, 74},
    {"DOMParser", 0, 201},
    {"DOMParserBrand", 1, 201},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 245},
    {"DOMPointBrand", 1, 245},
    {"DOMPointReadOnly", 0, 245},
    {"DOMPointReadOnlyBrand", 1, 245},
    {"DOMPointReadOnlySteps", 1, 74},
    {"DOMPointSteps", 1, 74},
    {"DOMQuad", 0, 245},
    {"DOMQuadBrand", 1, 245},
    {"DOMQuadSteps", 1, 74},
    {"DOMRect", 0, 242},
    {"DOMRectBrand", 1, 242},
    {"DOMRectList", 0, 242},
    {"DOMRectListBrand", 1, 242},
    {"DOMRectListSteps", 1, 75},
    {"DOMRectReadOnly", 0, 242},
    {"DOMRectReadOnlyBrand", 1, 242},
    {"DOMRectReadOnlySteps", 1, 75},
    {"DOMRectSteps", 1, 75},
    {"DOMStringList", 0, 202},
    {"DOMStringListBrand", 1, 202},
    {"DOMStringListSteps", 1, 80},
    {"DOMStringMap", 0, 203},
    {"DOMTokenList", 0, 204},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 205},
    {"DataTransferBrand", 1, 205},
    {"DataTransferItem", 0, 205},
    {"DataTransferItemBrand", 1, 205},
    {"DataTransferItemList", 0, 205},
    {"DataTransferItemListBrand", 1, 205},
    {"DataTransferItemListSteps", 1, 116},
    {"DataTransferItemSteps", 1, 116},
    {"DataTransferSteps", 1, 116},
    {"DecompressionStream", 0, 229},
    {"DecompressionStreamBrand", 1, 229},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 197},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 193},
    {"DocumentMembers_Document", 1, 206},
    {"DocumentMembers_HTMLDocument", 1, 212},
    {"DocumentMembers_ParentNode", 1, 218},
    {"DocumentMembers_StyleSheets", 1, 223},
    {"DocumentMembers_XPath", 1, 226},
    {"DocumentMembers_animations", 1, 227},
    {"DocumentMembers_editing", 1, 232},
    {"DocumentMembers_fullscreen", 1, 241},
    {"DocumentMembers_touch", 1, 262},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 206},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 82},
    {"DocumentSteps_animations", 1, 175},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 120},
    {"DocumentSteps_touch", 1, 172},
    {"DocumentTimeline", 0, 227},
    {"DocumentTimelineBrand", 1, 227},
    {"DocumentTimelineSteps", 1, 175},
    {"DocumentType", 0, 197},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 237},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 87},
    {"ElementInternals", 0, 208},
    {"ElementInternalsBrand", 1, 208},
    {"ElementInternalsSteps", 1, 78},
    {"ElementMembers_CSSOMView", 1, 193},
    {"ElementMembers_CSSTypedOM", 1, 196},
    {"ElementMembers_Element", 1, 207},
    {"ElementMembers_ParentNode", 1, 218},
    {"ElementMembers_animations", 1, 227},
    {"ElementMembers_fullscreen", 1, 241},
    {"ElementMembers_reflected", 1, 84},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 175},
    {"ElementSteps_fullscreen", 1, 120},
    {"ErrorEvent", 0, 237},
    {"Event", 0, 209},
    {"EventBrand", 1, 209},
    {"EventSource", 0, 230},
    {"EventSourceBrand", 1, 230},
    {"EventSourceSteps", 1, 125},
    {"EventSteps", 1, 24},
    {"External", 0, 250},
    {"ExternalBrand", 1, 250},
    {"ExternalSteps", 1, 138},
    {"File", 0, 210},
    {"FileBrand", 1, 210},
    {"FileList", 0, 210},
    {"FileListBrand", 1, 210},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 210},
    {"FileReaderBrand", 1, 210},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 237},
    {"FormData", 0, 265},
    {"FormDataBrand", 1, 265},
    {"FormDataEvent", 0, 237},
    {"FormDataSteps", 1, 66},
    {"FormOwnedSteps", 1, 101},
    {"GenericTransformStreamSteps", 1, 151},
    {"Geolocation", 0, 256},
    {"GeolocationBrand", 1, 256},
    {"GeolocationPositionError", 0, 256},
    {"GeolocationPositionErrorBrand", 1, 256},
    {"GeolocationPositionErrorSteps", 1, 144},
    {"GeolocationSteps", 1, 144},
    {"HTMLAllCollection", 0, 211},
    {"HTMLAllCollectionSteps", 1, 81},
    {"HTMLAnchorElement", 2, 261},
    {"HTMLAnchorElementSteps", 1, 131},
    {"HTMLAreaElement", 2, 261},
    {"HTMLAudioElementSteps", 1, 92},
    {"HTMLBaseElement", 2, 249},
    {"HTMLBaseElementSteps", 1, 83},
    {"HTMLButtonElement", 2, 240},
    {"HTMLButtonElementSteps", 1, 121},
    {"HTMLCanvasElement", 2, 244},
    {"HTMLCanvasElementSteps", 1, 137},
    {"HTMLCollection", 0, 228},
    {"HTMLCollectionKind", 1, 228},
    {"HTMLDataListElement", 2, 240},
    {"HTMLDataListElementSteps", 1, 109},
    {"HTMLDialogElement", 2, 244},
    {"HTMLDialogElementSteps", 1, 118},
    {"HTMLElementMembers_CSSOMView", 1, 193},
    {"HTMLElementMembers_CSSTypedOM", 1, 196},
    {"HTMLElementMembers_HTMLElement", 1, 213},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 87},
    {"HTMLEmbedElement", 2, 233},
    {"HTMLEmbedElementSteps", 1, 92},
    {"HTMLFieldSetElement", 2, 240},
    {"HTMLFieldSetElementSteps", 1, 101},
    {"HTMLFormControlsCollection", 0, 239},
    {"HTMLFormElement", 2, 240},
    {"HTMLFormElementSteps", 1, 112},
    {"HTMLFormElementSteps_formElements", 1, 100},
    {"HTMLFrameElement", 2, 253},
    {"HTMLFrameElementSteps", 1, 141},
    {"HTMLHyperlinkElementUtilsSteps", 1, 131},
    {"HTMLIFrameElement", 2, 233},
    {"HTMLIFrameElementSteps", 1, 141},
    {"HTMLImageElement", 2, 233},
    {"HTMLImageElementSteps", 1, 91},
    {"HTMLInputElement", 2, 240},
    {"HTMLInputElementSteps", 1, 98},
    {"HTMLLabelElement", 2, 240},
    {"HTMLLabelElementSteps", 1, 101},
    {"HTMLLegendElement", 2, 240},
    {"HTMLLegendElementSteps", 1, 101},
    {"HTMLLinkElement", 2, 223},
    {"HTMLMapElement", 2, 233},
    {"HTMLMapElementSteps", 1, 92},
    {"HTMLMarqueeElement", 2, 253},
    {"HTMLMarqueeElementSteps", 1, 88},
    {"HTMLMediaElement", 2, 246},
    {"HTMLMediaElementSteps", 1, 92},
    {"HTMLMediaElementSteps_mediaElements", 1, 93},
    {"HTMLMeterElement", 2, 240},
    {"HTMLMeterElementSteps", 1, 107},
    {"HTMLObjectElement", 2, 233},
    {"HTMLObjectElement", 2, 240},
    {"HTMLObjectElementSteps", 1, 92},
    {"HTMLOptionElement", 2, 240},
    {"HTMLOptionElementSteps", 1, 109},
    {"HTMLOptionsCollection", 0, 239},
    {"HTMLOptionsCollectionSteps", 1, 109},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 87},
    {"HTMLOutputElement", 2, 240},
    {"HTMLOutputElementSteps", 1, 98},
    {"HTMLProgressElement", 2, 240},
    {"HTMLProgressElementSteps", 1, 107},
    {"HTMLScriptElement", 2, 244},
    {"HTMLScriptElementSteps", 1, 137},
    {"HTMLSelectElement", 2, 240},
    {"HTMLSelectElementSteps", 1, 109},
    {"HTMLSlotElement", 2, 244},
    {"HTMLSlotElementSteps", 1, 137},
    {"HTMLStyleElement", 2, 223},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 260},
    {"HTMLTableCellElementSteps", 1, 89},
    {"HTMLTableElement", 2, 260},
    {"HTMLTableElementSteps", 1, 89},
    {"HTMLTableRowElement", 2, 260},
    {"HTMLTableRowElementSteps", 1, 89},
    {"HTMLTableSectionElement", 2, 260},
    {"HTMLTableSectionElementSteps", 1, 89},
    {"HTMLTemplateElement", 2, 244},
    {"HTMLTemplateElementSteps", 1, 137},
    {"HTMLTextAreaElement", 2, 240},
    {"HTMLTextAreaElementSteps", 1, 98},
    {"HTMLTitleElement", 2, 249},
    {"HTMLTitleElementSteps", 1, 83},
    {"HTMLTrackElement", 2, 246},
    {"HTMLTrackElementSteps", 1, 92},
    {"HTMLTrackElementSteps_mediaElements", 1, 93},
    {"HTMLVideoElement", 2, 246},
    {"HTMLVideoElementSteps", 1, 92},
    {"HashChangeEvent", 0, 237},
    {"Headers", 0, 238},
    {"HeadersBrand", 1, 238},
    {"HeadersSteps", 1, 67},
    {"History", 0, 250},
    {"HistoryBrand", 1, 250},
    {"HistorySteps", 1, 129},
    {"IdleDeadline", 0, 243},
    {"IdleDeadlineBrand", 1, 243},
    {"IdleDeadlineSteps", 1, 135},
    {"Image", 0, 233},
    {"InputEvent", 0, 237},
    {"InputEventSteps", 1, 171},
    {"IntersectionObserver", 0, 252},
    {"IntersectionObserverBrand", 1, 252},
    {"IntersectionObserverEntry", 0, 252},
    {"IntersectionObserverEntryBrand", 1, 252},
    {"IntersectionObserverEntrySteps", 1, 147},
    {"IntersectionObserverSteps", 1, 147},
    {"KeyboardEvent", 0, 237},
    {"KeyboardEventSteps", 1, 171},
    {"KeyframeEffect", 0, 227},
    {"KeyframeEffectBrand", 1, 227},
    {"KeyframeEffectSteps", 1, 177},
    {"LabelableSteps", 1, 101},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 250},
    {"LocationBrand", 1, 250},
    {"LocationSteps", 1, 130},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 213},
    {"MathMLElement", 2, 236},
    {"MathMLElementMembers_CSSTypedOM", 1, 196},
    {"MediaError", 0, 247},
    {"MediaErrorBrand", 1, 247},
    {"MediaErrorSteps", 1, 93},
    {"MediaList", 0, 223},
    {"MediaListBrand", 1, 223},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 193},
    {"MediaQueryListBrand", 1, 193},
    {"MediaQueryListEvent", 0, 237},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 248},
    {"MessageChannelBrand", 1, 248},
    {"MessageChannelSteps", 1, 126},
    {"MessageEvent", 0, 237},
    {"MessageEventSteps", 1, 171},
    {"MessagePort", 0, 248},
    {"MessagePortBrand", 1, 248},
    {"MessagePortSteps", 1, 126},
    {"MimeType", 0, 216},
    {"MimeTypeArray", 0, 216},
    {"MimeTypeArrayBrand", 1, 216},
    {"MimeTypeArraySteps", 1, 145},
    {"MimeTypeBrand", 1, 216},
    {"MimeTypeSteps", 1, 145},
    {"MouseEvent", 0, 237},
    {"MouseEventSteps", 1, 171},
    {"MutationObserver", 0, 214},
    {"MutationObserverBrand", 1, 214},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 214},
    {"MutationRecordBrand", 1, 214},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 188},
    {"NamedNodeMap", 0, 215},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 216},
    {"NavigatorBrand", 1, 216},
    {"NavigatorConcurrentHardwareSteps", 1, 139},
    {"NavigatorCookiesSteps", 1, 139},
    {"NavigatorIDSteps", 1, 139},
    {"NavigatorLanguageSteps", 1, 139},
    {"NavigatorOnLineSteps", 1, 139},
    {"NavigatorPluginsSteps", 1, 139},
    {"NavigatorSteps", 1, 139},
    {"NavigatorSteps_permissions", 1, 144},
    {"NodeFilter", 0, 224},
    {"NodeIterator", 0, 224},
    {"NodeIteratorBrand", 1, 224},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 228},
    {"NodeListKind", 1, 228},
    {"NodeMembers_Node", 1, 217},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 256},
    {"NotificationBrand", 1, 256},
    {"NotificationSteps", 1, 144},
    {"Option", 0, 240},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 237},
    {"PairList", 1, 183},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 254},
    {"PerformanceBrand", 1, 254},
    {"PerformanceEntry", 0, 255},
    {"PerformanceEntryBrand", 1, 255},
    {"PerformanceEntrySteps", 1, 169},
    {"PerformanceMark", 0, 255},
    {"PerformanceMarkBrand", 1, 255},
    {"PerformanceMarkSteps", 1, 169},
    {"PerformanceMeasure", 0, 255},
    {"PerformanceMeasureBrand", 1, 255},
    {"PerformanceMeasureSteps", 1, 169},
    {"PerformanceNavigation", 0, 251},
    {"PerformanceNavigationBrand", 1, 251},
    {"PerformanceNavigationSteps", 1, 168},
    {"PerformanceObserver", 0, 255},
    {"PerformanceObserverBrand", 1, 255},
    {"PerformanceObserverEntryList", 0, 255},
    {"PerformanceObserverEntryListBrand", 1, 255},
    {"PerformanceObserverEntryListSteps", 1, 169},
    {"PerformanceObserverSteps", 1, 169},
    {"PerformanceSteps", 1, 167},
    {"PerformanceTiming", 0, 251},
    {"PerformanceTimingBrand", 1, 251},
    {"PerformanceTimingSteps", 1, 168},
    {"PermissionStatus", 0, 256},
    {"PermissionStatusBrand", 1, 256},
    {"PermissionStatusSteps", 1, 144},
    {"Permissions", 0, 256},
    {"PermissionsBrand", 1, 256},
    {"PermissionsSteps", 1, 144},
    {"Plugin", 0, 216},
    {"PluginArray", 0, 216},
    {"PluginArrayBrand", 1, 216},
    {"PluginArraySteps", 1, 145},
    {"PluginBrand", 1, 216},
    {"PluginSteps", 1, 145},
    {"PointerEvent", 0, 237},
    {"PointerEventSteps", 1, 171},
    {"PopStateEvent", 0, 237},
    {"ProcessingInstruction", 0, 197},
    {"ProgressEvent", 0, 237},
    {"PromiseRejectionEvent", 0, 237},
    {"RadioNodeList", 0, 239},
    {"RadioNodeListSteps", 1, 100},
    {"Range", 0, 219},
    {"RangeBrand", 1, 219},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 257},
    {"ReadableByteStreamControllerBrand", 1, 257},
    {"ReadableByteStreamControllerSteps", 1, 153},
    {"ReadableStream", 0, 257},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 257},
    {"ReadableStreamBYOBReaderBrand", 1, 257},
    {"ReadableStreamBYOBReaderSteps", 1, 150},
    {"ReadableStreamBYOBRequest", 0, 257},
    {"ReadableStreamBYOBRequestBrand", 1, 257},
    {"ReadableStreamBYOBRequestSteps", 1, 156},
    {"ReadableStreamBrand", 1, 257},
    {"ReadableStreamDefaultController", 0, 257},
    {"ReadableStreamDefaultControllerBrand", 1, 257},
    {"ReadableStreamDefaultControllerSteps", 1, 154},
    {"ReadableStreamDefaultReader", 0, 257},
    {"ReadableStreamDefaultReaderBrand", 1, 257},
    {"ReadableStreamDefaultReaderSteps", 1, 150},
    {"ReadableStreamGenericReaderSteps", 1, 150},
    {"ReadableStreamSteps", 1, 157},
    {"Request", 0, 238},
    {"RequestBrand", 1, 238},
    {"RequestSteps", 1, 68},
    {"ResizeObserver", 0, 252},
    {"ResizeObserverBrand", 1, 252},
    {"ResizeObserverEntry", 0, 252},
    {"ResizeObserverEntryBrand", 1, 252},
    {"ResizeObserverEntrySteps", 1, 147},
    {"ResizeObserverSize", 0, 252},
    {"ResizeObserverSizeBrand", 1, 252},
    {"ResizeObserverSizeSteps", 1, 147},
    {"ResizeObserverSteps", 1, 147},
    {"Response", 0, 238},
    {"ResponseBrand", 1, 238},
    {"ResponseSteps", 1, 69},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 259},
    {"SVGAngleBrand", 1, 259},
    {"SVGAngleSteps", 1, 162},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 259},
    {"SVGAnimatedAngleBrand", 1, 259},
    {"SVGAnimatedAngleSteps", 1, 161},
    {"SVGAnimatedBoolean", 0, 259},
    {"SVGAnimatedBooleanBrand", 1, 259},
    {"SVGAnimatedBooleanSteps", 1, 161},
    {"SVGAnimatedEnumeration", 0, 259},
    {"SVGAnimatedEnumerationBrand", 1, 259},
    {"SVGAnimatedEnumerationSteps", 1, 161},
    {"SVGAnimatedInteger", 0, 259},
    {"SVGAnimatedIntegerBrand", 1, 259},
    {"SVGAnimatedIntegerSteps", 1, 161},
    {"SVGAnimatedLength", 0, 259},
    {"SVGAnimatedLengthBrand", 1, 259},
    {"SVGAnimatedLengthList", 0, 259},
    {"SVGAnimatedLengthListBrand", 1, 259},
    {"SVGAnimatedLengthListSteps", 1, 161},
    {"SVGAnimatedLengthSteps", 1, 161},
    {"SVGAnimatedNumber", 0, 259},
    {"SVGAnimatedNumberBrand", 1, 259},
    {"SVGAnimatedNumberList", 0, 259},
    {"SVGAnimatedNumberListBrand", 1, 259},
    {"SVGAnimatedNumberListSteps", 1, 161},
    {"SVGAnimatedNumberSteps", 1, 161},
    {"SVGAnimatedPreserveAspectRatio", 0, 259},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 259},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 161},
    {"SVGAnimatedRect", 0, 259},
    {"SVGAnimatedRectBrand", 1, 259},
    {"SVGAnimatedRectSteps", 1, 161},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 259},
    {"SVGAnimatedTransformListBrand", 1, 259},
    {"SVGAnimatedTransformListSteps", 1, 161},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 213},
    {"SVGElement", 2, 236},
    {"SVGElementMembers_CSSTypedOM", 1, 196},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 259},
    {"SVGLengthBrand", 1, 259},
    {"SVGLengthList", 0, 259},
    {"SVGLengthListBrand", 1, 259},
    {"SVGLengthListSteps", 1, 163},
    {"SVGLengthSteps", 1, 162},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 259},
    {"SVGNumberBrand", 1, 259},
    {"SVGNumberList", 0, 259},
    {"SVGNumberListBrand", 1, 259},
    {"SVGNumberListSteps", 1, 163},
    {"SVGNumberSteps", 1, 162},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 259},
    {"SVGPointListBrand", 1, 259},
    {"SVGPointListSteps", 1, 163},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 259},
    {"SVGPreserveAspectRatioBrand", 1, 259},
    {"SVGPreserveAspectRatioSteps", 1, 161},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 259},
    {"SVGStringListBrand", 1, 259},
    {"SVGStringListSteps", 1, 163},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 259},
    {"SVGTransformBrand", 1, 259},
    {"SVGTransformList", 0, 259},
    {"SVGTransformListBrand", 1, 259},
    {"SVGTransformListSteps", 1, 163},
    {"SVGTransformSteps", 1, 166},
    {"SVGUnitTypes", 0, 259},
    {"SVGUnitTypesBrand", 1, 259},
    {"SVGUnitTypesSteps", 1, 161},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 193},
    {"ScreenBrand", 1, 193},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 237},
    {"SelectableTextSteps", 1, 113},
    {"Selection", 0, 220},
    {"SelectionBrand", 1, 220},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 221},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 175},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 219},
    {"StaticRangeBrand", 1, 219},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 222},
    {"StorageBrand", 1, 222},
    {"StorageEvent", 0, 237},
    {"StorageEventSteps", 1, 171},
    {"StorageSteps", 1, 140},
    {"StylePropertyMap", 0, 196},
    {"StylePropertyMapBrand", 1, 196},
    {"StylePropertyMapReadOnly", 0, 196},
    {"StylePropertyMapReadOnlyBrand", 1, 196},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 223},
    {"StyleSheetBrand", 1, 223},
    {"StyleSheetList", 0, 223},
    {"StyleSheetListBrand", 1, 223},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 237},
    {"SubmitterSteps", 1, 112},
    {"SubtleCrypto", 0, 264},
    {"SubtleCryptoBrand", 1, 264},
    {"SubtleCryptoSteps", 1, 179},
    {"Text", 0, 197},
    {"TextDecoder", 0, 234},
    {"TextDecoderBrand", 1, 234},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 234},
    {"TextDecoderStreamBrand", 1, 234},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 234},
    {"TextEncoderBrand", 1, 234},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 234},
    {"TextEncoderStreamBrand", 1, 234},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 237},
    {"TextEventSteps", 1, 171},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 247},
    {"TextTrackBrand", 1, 247},
    {"TextTrackCue", 0, 247},
    {"TextTrackCueBrand", 1, 247},
    {"TextTrackCueList", 0, 247},
    {"TextTrackCueListBrand", 1, 247},
    {"TextTrackCueListSteps", 1, 93},
    {"TextTrackCueSteps", 1, 93},
    {"TextTrackList", 0, 247},
    {"TextTrackListBrand", 1, 247},
    {"TextTrackListSteps", 1, 93},
    {"TextTrackSteps", 1, 93},
    {"TimeRanges", 0, 246},
    {"TimeRangesBrand", 1, 246},
    {"TimeRangesSteps", 1, 92},
    {"ToggleEvent", 0, 237},
    {"Touch", 0, 262},
    {"TouchBrand", 1, 262},
    {"TouchEvent", 0, 262},
    {"TouchEventSteps", 1, 172},
    {"TouchList", 0, 262},
    {"TouchListBrand", 1, 262},
    {"TouchListSteps", 1, 172},
    {"TouchSteps", 1, 172},
    {"TrackEvent", 0, 237},
    {"TransformStream", 0, 257},
    {"TransformStreamBrand", 1, 257},
    {"TransformStreamDefaultController", 0, 257},
    {"TransformStreamDefaultControllerBrand", 1, 257},
    {"TransformStreamDefaultControllerSteps", 1, 151},
    {"TransformStreamSteps", 1, 151},
    {"TransitionEvent", 0, 237},
    {"TreeWalker", 0, 224},
    {"TreeWalkerBrand", 1, 224},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 237},
    {"UIEventSteps", 1, 171},
    {"URL", 0, 263},
    {"URLBrand", 1, 263},
    {"URLSearchParams", 0, 263},
    {"URLSearchParamsBrand", 1, 263},
    {"URLSearchParamsSteps", 1, 173},
    {"URLSteps", 1, 173},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 256},
    {"UserActivationBrand", 1, 256},
    {"UserActivationSteps", 1, 144},
    {"VTTCue", 0, 247},
    {"VTTCueBrand", 1, 247},
    {"VTTCueSteps", 1, 93},
    {"ValidityState", 0, 240},
    {"ValidityStateBrand", 1, 240},
    {"ValidityStateSteps", 1, 114},
    {"VideoTrack", 0, 247},
    {"VideoTrackBrand", 1, 247},
    {"VideoTrackList", 0, 247},
    {"VideoTrackListBrand", 1, 247},
    {"VideoTrackListSteps", 1, 93},
    {"VideoTrackSteps", 1, 93},
    {"VisualViewport", 0, 193},
    {"VisualViewportBrand", 1, 193},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 230},
    {"WebSocketBrand", 1, 230},
    {"WebSocketSteps", 1, 189},
    {"WheelEvent", 0, 237},
    {"WheelEventSteps", 1, 171},
    {"WindowLocalStorageSteps", 1, 146},
    {"WindowMembers_CSSOMView", 1, 193},
    {"WindowMembers_Window", 1, 225},
    {"WindowMembers_fetch", 1, 238},
    {"WindowOrWorkerGlobalScopeSteps", 1, 146},
    {"WindowSessionStorageSteps", 1, 146},
    {"WindowSteps", 1, 146},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 72},
    {"WritableStream", 0, 257},
    {"WritableStreamBrand", 1, 257},
    {"WritableStreamDefaultController", 0, 257},
    {"WritableStreamDefaultControllerBrand", 1, 257},
    {"WritableStreamDefaultControllerSteps", 1, 160},
    {"WritableStreamDefaultWriter", 0, 257},
    {"WritableStreamDefaultWriterBrand", 1, 257},
    {"WritableStreamDefaultWriterSteps", 1, 152},
    {"WritableStreamSteps", 1, 152},
    {"XMLDocument", 0, 206},
    {"XMLHttpRequest", 0, 265},
    {"XMLHttpRequestBrand", 1, 265},
    {"XMLHttpRequestEventTarget", 0, 265},
    {"XMLHttpRequestEventTargetBrand", 1, 265},
    {"XMLHttpRequestSteps", 1, 70},
    {"XMLHttpRequestUpload", 0, 265},
    {"XMLHttpRequestUploadBrand", 1, 265},
    {"XMLSerializer", 0, 201},
    {"XMLSerializerBrand", 1, 201},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 226},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 226},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 226},
    {"XPathExpressionBrand", 1, 226},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 226},
    {"XPathResultBrand", 1, 226},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 190},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 190},
    {"abortWritable", 1, 152},
    {"abstractRangeState", 1, 219},
    {"acquireReader", 1, 150},
    {"acquireWriter", 1, 152},
    {"activateInput", 1, 110},
    {"activationBehavior", 1, 115},
    {"addHeader", 1, 67},
    {"addIterable", 1, 185},
    {"addIterator", 1, 185},
    {"addRead", 1, 150},
    {"addSetlike", 1, 187},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 81},
    {"animationChanged", 1, 175},
    {"animationEffectState", 1, 227},
    {"animationRate", 1, 175},
    {"animationState", 1, 227},
    {"animationTime", 1, 175},
    {"animationTimelineState", 1, 227},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 103},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 78},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 247},
    {"audioTrackState", 1, 247},
    {"bar", 1, 138},
    {"barPropState", 1, 250},
    {"beforeToggle", 1, 124},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 72},
    {"blobState", 1, 210},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 248},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 158},
    {"buttonType", 1, 101},
    {"byobRequestOf", 1, 156},
    {"byteLengthQueuingStrategyState", 1, 257},
    {"bytesAsText", 1, 179},
    {"bytesDrained", 1, 153},
    {"callPromise", 1, 158},
    {"callbackMember", 1, 158},
    {"canEnqueue", 1, 154},
    {"cancelReadable", 1, 150},
    {"caretForFocus", 1, 53},
    {"chain", 1, 158},
    {"changeRules", 1, 11},
    {"changedControls", 1, 97},
    {"checkForm", 1, 114},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 114},
    {"checkedRadio", 1, 110},
    {"checkedness", 1, 110},
    {"childAt", 1, 29},
    {"childBeside", 1, 51},
    {"childText", 1, 82},
    {"chosenFrame", 1, 141},
    {"chunkSize", 1, 160},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 169},
    {"clearFiles", 1, 102},
    {"clearTimer", 1, 170},
    {"click", 1, 87},
    {"clipboardItemState", 1, 256},
    {"clipboardState", 1, 256},
    {"clone", 1, 128},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 71},
    {"closeBytes", 1, 153},
    {"closeController", 1, 154},
    {"closeDialog", 1, 118},
    {"closeEnd", 1, 126},
    {"closeReadable", 1, 150},
    {"closeWritable", 1, 152},
    {"closeWritableController", 1, 160},
    {"closeWriter", 1, 152},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 118},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 156},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 229},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 231},
    {"constructElement", 1, 79},
    {"contentHandlerChanged", 1, 134},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 97},
    {"controlMatches", 1, 96},
    {"controlState", 1, 97},
    {"controlValue", 1, 104},
    {"controlsChanged", 1, 97},
    {"controlsOf", 1, 101},
    {"copyBytes", 1, 60},
    {"copyEntries", 1, 66},
    {"copyFiles", 1, 102},
    {"copyHeaders", 1, 67},
    {"copyRange", 1, 46},
    {"countItems", 1, 158},
    {"countQueuingStrategyState", 1, 257},
    {"createCustom", 1, 79},
    {"createEvent", 1, 42},
    {"crypto", 1, 178},
    {"cryptoKeyState", 1, 264},
    {"cryptoState", 1, 264},
    {"cssConditionRuleState", 1, 194},
    {"cssContainerRuleState", 1, 194},
    {"cssCounterStyleRuleState", 1, 194},
    {"cssFontFaceRuleState", 1, 194},
    {"cssFontPaletteValuesRuleState", 1, 194},
    {"cssGroupingRuleState", 1, 194},
    {"cssImageValueState", 1, 196},
    {"cssImportRuleState", 1, 194},
    {"cssKeyframeRuleState", 1, 194},
    {"cssKeyframesRuleState", 1, 194},
    {"cssKeywordValueState", 1, 196},
    {"cssLayerBlockRuleState", 1, 194},
    {"cssLayerStatementRuleState", 1, 194},
    {"cssMarginRuleState", 1, 194},
    {"cssMathClampState", 1, 196},
    {"cssMathInvertState", 1, 196},
    {"cssMathMaxState", 1, 196},
    {"cssMathMinState", 1, 196},
    {"cssMathNegateState", 1, 196},
    {"cssMathProductState", 1, 196},
    {"cssMathSumState", 1, 196},
    {"cssMathValueState", 1, 196},
    {"cssMatrixComponentState", 1, 196},
    {"cssMediaRuleState", 1, 194},
    {"cssNamespaceRuleState", 1, 194},
    {"cssNestedDeclarationsState", 1, 194},
    {"cssNumericArrayState", 1, 196},
    {"cssNumericValueState", 1, 196},
    {"cssPageRuleState", 1, 194},
    {"cssPerspectiveState", 1, 196},
    {"cssPropertyRuleState", 1, 194},
    {"cssRotateState", 1, 196},
    {"cssRuleListState", 1, 194},
    {"cssRuleState", 1, 194},
    {"cssScaleState", 1, 196},
    {"cssScopeRuleState", 1, 194},
    {"cssSkewState", 1, 196},
    {"cssSkewXState", 1, 196},
    {"cssSkewYState", 1, 196},
    {"cssStartingStyleRuleState", 1, 194},
    {"cssStyleRuleState", 1, 194},
    {"cssStyleSheetState", 1, 223},
    {"cssStyleValueState", 1, 196},
    {"cssSupportsRuleState", 1, 194},
    {"cssTransformComponentState", 1, 196},
    {"cssTransformValueState", 1, 196},
    {"cssTranslateState", 1, 196},
    {"cssUnitValueState", 1, 196},
    {"cssUnparsedValueState", 1, 196},
    {"cssVariableReferenceValueState", 1, 196},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 198},
    {"customElements", 1, 77},
    {"customEntries", 1, 78},
    {"customFlags", 1, 78},
    {"customMessage", 1, 78},
    {"customState", 1, 79},
    {"customStateSetState", 1, 208},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 205},
    {"dataTransferItemState", 1, 205},
    {"dataTransferState", 1, 205},
    {"datasetOf", 1, 85},
    {"dateNumber", 1, 99},
    {"dateText", 1, 99},
    {"dealWithRejection", 1, 152},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 229},
    {"defaultButton", 1, 101},
    {"defineElement", 1, 79},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 79},
    {"definitionOf", 1, 79},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 158},
    {"deriveBits", 1, 180},
    {"deriveKey", 1, 180},
    {"derivedList", 1, 89},
    {"describe", 1, 7},
    {"deserialize", 1, 128},
    {"deserializeWithTransfer", 1, 128},
    {"desiredSizeOf", 1, 154},
    {"detailsChanged", 1, 117},
    {"detailsRenamed", 1, 117},
    {"dialogChanged", 1, 118},
    {"digestName", 1, 179},
    {"digestText", 1, 179},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 188},
    {"documentTimelineState", 1, 227},
    {"domExceptionState", 1, 200},
    {"domImplementationState", 1, 201},
    {"domMatrixReadOnlyState", 1, 245},
    {"domMatrixState", 1, 245},
    {"domParserState", 1, 201},
    {"domPointReadOnlyState", 1, 245},
    {"domPointState", 1, 245},
    {"domQuadState", 1, 245},
    {"domRectListState", 1, 242},
    {"domRectReadOnlyState", 1, 242},
    {"domRectState", 1, 242},
    {"domStringListState", 1, 202},
    {"easingFunction", 1, 176},
    {"editingRoot", 1, 119},
    {"effectEnd", 1, 177},
    {"effectFills", 1, 177},
    {"elementArgument", 1, 188},
    {"elementInternalsState", 1, 208},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 73},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 153},
    {"enqueueCallback", 1, 79},
    {"enqueueChunk", 1, 154},
    {"enqueueCopiedBytes", 1, 153},
    {"enqueueDetachedPull", 1, 153},
    {"enqueueSized", 1, 158},
    {"enqueueTransformed", 1, 151},
    {"entryList", 1, 112},
    {"errorBytes", 1, 153},
    {"errorController", 1, 154},
    {"errorNames", 1, 235},
    {"errorReadable", 1, 150},
    {"errorTransform", 1, 151},
    {"errorWritableIfNeeded", 1, 160},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 230},
    {"eventState", 1, 209},
    {"exceptionOfCode", 1, 182},
    {"execCommand", 1, 50},
    {"exportKey", 1, 180},
    {"exposeElement", 1, 142},
    {"exposeFrames", 1, 142},
    {"exposeNames", 1, 142},
    {"external", 1, 138},
    {"externalState", 1, 250},
    {"extractBody", 1, 71},
    {"extractRange", 1, 46},
    {"failClose", 1, 152},
    {"failReads", 1, 150},
    {"failWrite", 1, 152},
    {"fileListState", 1, 210},
    {"fileReaderState", 1, 210},
    {"fileState", 1, 210},
    {"fileValue", 1, 102},
    {"filesOf", 1, 102},
    {"finalStyles", 1, 177},
    {"finishClose", 1, 152},
    {"finishErroring", 1, 152},
    {"finishWrite", 1, 152},
    {"fire", 1, 36},
    {"firstItem", 1, 158},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 101},
    {"focusForSelection", 1, 53},
    {"focusableArea", 1, 119},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 59},
    {"foldsBlanks", 1, 59},
    {"followLink", 1, 132},
    {"fontSizeOf", 1, 54},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 110},
    {"forgetHandlers", 1, 134},
    {"formAssociated", 1, 78},
    {"formControls", 1, 100},
    {"formDataState", 1, 265},
    {"formEntries", 1, 112},
    {"formOf", 1, 101},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 141},
    {"frames", 1, 141},
    {"fromDictionary", 1, 188},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 188},
    {"fulfilRead", 1, 150},
    {"generateKey", 1, 180},
    {"geolocationPositionErrorState", 1, 256},
    {"geolocationState", 1, 256},
    {"getHandler", 1, 134},
    {"goTo", 1, 130},
    {"handled", 1, 158},
    {"hasBYOBReader", 1, 153},
    {"hasBackpressure", 1, 154},
    {"hasDisabledShadow", 1, 79},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 97},
    {"hasNoChoice", 1, 111},
    {"hasOwnAlone", 1, 101},
    {"hasPulls", 1, 156},
    {"headOf", 1, 37},
    {"headerValue", 1, 67},
    {"headersState", 1, 238},
    {"hidePopover", 1, 123},
    {"hidePopoversOver", 1, 123},
    {"highWaterMarkOf", 1, 158},
    {"history", 1, 129},
    {"historyState", 1, 250},
    {"holdsInvalid", 1, 105},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 86},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 243},
    {"imageChanged", 1, 91},
    {"imageEvent", 1, 91},
    {"imagePoint", 1, 112},
    {"imageSeen", 1, 91},
    {"imagesMoved", 1, 91},
    {"implementationOf", 1, 22},
    {"importKey", 1, 180},
    {"inReactionQueue", 1, 79},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 103},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 252},
    {"intersectionObserverState", 1, 252},
    {"invalidIn", 1, 114},
    {"invalidateRequest", 1, 153},
    {"invoke", 1, 121},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 79},
    {"is", 1, 56},
    {"isAbortController", 1, 190},
    {"isAbortSignal", 1, 190},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 219},
    {"isActiveDocument", 1, 141},
    {"isAnimation", 1, 227},
    {"isAnimationEffect", 1, 227},
    {"isAnimationTimeline", 1, 227},
    {"isAudioTrack", 1, 247},
    {"isAudioTrackList", 1, 247},
    {"isBarProp", 1, 250},
    {"isBlob", 1, 210},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 248},
    {"isBuffer", 1, 188},
    {"isByteLengthQueuingStrategy", 1, 257},
    {"isCSSConditionRule", 1, 194},
    {"isCSSContainerRule", 1, 194},
    {"isCSSCounterStyleRule", 1, 194},
    {"isCSSFontFaceRule", 1, 194},
    {"isCSSFontPaletteValuesRule", 1, 194},
    {"isCSSGroupingRule", 1, 194},
    {"isCSSImageValue", 1, 196},
    {"isCSSImportRule", 1, 194},
    {"isCSSKeyframeRule", 1, 194},
    {"isCSSKeyframesRule", 1, 194},
    {"isCSSKeywordValue", 1, 196},
    {"isCSSLayerBlockRule", 1, 194},
    {"isCSSLayerStatementRule", 1, 194},
    {"isCSSMarginRule", 1, 194},
    {"isCSSMathClamp", 1, 196},
    {"isCSSMathInvert", 1, 196},
    {"isCSSMathMax", 1, 196},
    {"isCSSMathMin", 1, 196},
    {"isCSSMathNegate", 1, 196},
    {"isCSSMathProduct", 1, 196},
    {"isCSSMathSum", 1, 196},
    {"isCSSMathValue", 1, 196},
    {"isCSSMatrixComponent", 1, 196},
    {"isCSSMediaRule", 1, 194},
    {"isCSSNamespaceRule", 1, 194},
    {"isCSSNestedDeclarations", 1, 194},
    {"isCSSNumericArray", 1, 196},
    {"isCSSNumericValue", 1, 196},
    {"isCSSPageRule", 1, 194},
    {"isCSSPerspective", 1, 196},
    {"isCSSPropertyRule", 1, 194},
    {"isCSSRotate", 1, 196},
    {"isCSSRule", 1, 194},
    {"isCSSRuleList", 1, 194},
    {"isCSSScale", 1, 196},
    {"isCSSScopeRule", 1, 194},
    {"isCSSSkew", 1, 196},
    {"isCSSSkewX", 1, 196},
    {"isCSSSkewY", 1, 196},
    {"isCSSStartingStyleRule", 1, 194},
    {"isCSSStyleRule", 1, 194},
    {"isCSSStyleSheet", 1, 223},
    {"isCSSStyleValue", 1, 196},
    {"isCSSSupportsRule", 1, 194},
    {"isCSSTransformComponent", 1, 196},
    {"isCSSTransformValue", 1, 196},
    {"isCSSTranslate", 1, 196},
    {"isCSSUnitValue", 1, 196},
    {"isCSSUnparsedValue", 1, 196},
    {"isCSSVariableReferenceValue", 1, 196},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 256},
    {"isClipboardItem", 1, 256},
    {"isClosed", 1, 32},
    {"isClosing", 1, 152},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 229},
    {"isCountQueuingStrategy", 1, 257},
    {"isCrypto", 1, 264},
    {"isCryptoKey", 1, 264},
    {"isCustomElementRegistry", 1, 198},
    {"isCustomStateSet", 1, 208},
    {"isDOMException", 1, 200},
    {"isDOMImplementation", 1, 201},
    {"isDOMMatrix", 1, 245},
    {"isDOMMatrixReadOnly", 1, 245},
    {"isDOMParser", 1, 201},
    {"isDOMPoint", 1, 245},
    {"isDOMPointReadOnly", 1, 245},
    {"isDOMQuad", 1, 245},
    {"isDOMRect", 1, 242},
    {"isDOMRectList", 1, 242},
    {"isDOMRectReadOnly", 1, 242},
    {"isDOMStringList", 1, 202},
    {"isDataTransfer", 1, 205},
    {"isDataTransferItem", 1, 205},
    {"isDataTransferItemList", 1, 205},
    {"isDecompressionStream", 1, 229},
    {"isDesigned", 1, 82},
    {"isDisabled", 1, 119},
    {"isDocumentTimeline", 1, 227},
    {"isEditable", 1, 119},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 208},
    {"isEvent", 1, 209},
    {"isEventSource", 1, 230},
    {"isExternal", 1, 250},
    {"isFieldValue", 1, 67},
    {"isFile", 1, 210},
    {"isFileList", 1, 210},
    {"isFileReader", 1, 210},
    {"isFocusable", 1, 119},
    {"isFocusableByDefault", 1, 119},
    {"isFormControl", 1, 101},
    {"isFormCustom", 1, 78},
    {"isFormData", 1, 265},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 141},
    {"isGeolocation", 1, 256},
    {"isGeolocationPositionError", 1, 256},
    {"isGroupChecked", 1, 110},
    {"isHTMLElementOf", 1, 86},
    {"isHeaders", 1, 238},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 250},
    {"isIdleDeadline", 1, 243},
    {"isImageLoading", 1, 91},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 184},
    {"isIntersectionObserver", 1, 252},
    {"isIntersectionObserverEntry", 1, 252},
    {"isKeyframeEffect", 1, 227},
    {"isLoadable", 1, 72},
    {"isLocation", 1, 250},
    {"isLockedReadable", 1, 150},
    {"isMediaError", 1, 247},
    {"isMediaList", 1, 223},
    {"isMediaQueryList", 1, 193},
    {"isMessageChannel", 1, 248},
    {"isMessagePort", 1, 248},
    {"isMimeType", 1, 216},
    {"isMimeTypeArray", 1, 216},
    {"isModal", 1, 122},
    {"isMouseEvent", 1, 171},
    {"isMutationObserver", 1, 214},
    {"isMutationRecord", 1, 214},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 216},
    {"isNodeIterator", 1, 224},
    {"isNotification", 1, 256},
    {"isNumberText", 1, 108},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 254},
    {"isPerformanceEntry", 1, 255},
    {"isPerformanceMark", 1, 255},
    {"isPerformanceMeasure", 1, 255},
    {"isPerformanceNavigation", 1, 251},
    {"isPerformanceObserver", 1, 255},
    {"isPerformanceObserverEntryList", 1, 255},
    {"isPerformanceTiming", 1, 251},
    {"isPermissionStatus", 1, 256},
    {"isPermissions", 1, 256},
    {"isPlugin", 1, 216},
    {"isPluginArray", 1, 216},
    {"isPopoverShown", 1, 123},
    {"isRange", 1, 219},
    {"isReadableByteStreamController", 1, 257},
    {"isReadableStream", 1, 257},
    {"isReadableStreamBYOBReader", 1, 257},
    {"isReadableStreamBYOBRequest", 1, 257},
    {"isReadableStreamDefaultController", 1, 257},
    {"isReadableStreamDefaultReader", 1, 257},
    {"isRequest", 1, 238},
    {"isResizeObserver", 1, 252},
    {"isResizeObserverEntry", 1, 252},
    {"isResizeObserverSize", 1, 252},
    {"isResponse", 1, 238},
    {"isSVGAngle", 1, 259},
    {"isSVGAnimatedAngle", 1, 259},
    {"isSVGAnimatedBoolean", 1, 259},
    {"isSVGAnimatedEnumeration", 1, 259},
    {"isSVGAnimatedInteger", 1, 259},
    {"isSVGAnimatedLength", 1, 259},
    {"isSVGAnimatedLengthList", 1, 259},
    {"isSVGAnimatedNumber", 1, 259},
    {"isSVGAnimatedNumberList", 1, 259},
    {"isSVGAnimatedPreserveAspectRatio", 1, 259},
    {"isSVGAnimatedRect", 1, 259},
    {"isSVGAnimatedTransformList", 1, 259},
    {"isSVGLength", 1, 259},
    {"isSVGLengthList", 1, 259},
    {"isSVGNumber", 1, 259},
    {"isSVGNumberList", 1, 259},
    {"isSVGPointList", 1, 259},
    {"isSVGPreserveAspectRatio", 1, 259},
    {"isSVGStringList", 1, 259},
    {"isSVGTransform", 1, 259},
    {"isSVGTransformList", 1, 259},
    {"isSVGUnitTypes", 1, 259},
    {"isScreen", 1, 193},
    {"isSelected", 1, 111},
    {"isSelection", 1, 220},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 219},
    {"isStepMismatch", 1, 108},
    {"isStorage", 1, 222},
    {"isStylePropertyMap", 1, 196},
    {"isStylePropertyMapReadOnly", 1, 196},
    {"isStyleSheet", 1, 223},
    {"isStyleSheetList", 1, 223},
    {"isSubmitButton", 1, 101},
    {"isSubtleCrypto", 1, 264},
    {"isSummary", 1, 119},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 234},
    {"isTextDecoderStream", 1, 234},
    {"isTextEncoder", 1, 234},
    {"isTextEncoderStream", 1, 234},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 247},
    {"isTextTrackCue", 1, 247},
    {"isTextTrackCueList", 1, 247},
    {"isTextTrackList", 1, 247},
    {"isTimeRanges", 1, 246},
    {"isToken", 1, 67},
    {"isTouch", 1, 262},
    {"isTouchList", 1, 262},
    {"isTransformStream", 1, 257},
    {"isTransformStreamDefaultController", 1, 257},
    {"isTreeWalker", 1, 224},
    {"isURL", 1, 263},
    {"isURLSearchParams", 1, 263},
    {"isUnusable", 1, 71},
    {"isUserActivation", 1, 256},
    {"isVTTCue", 1, 247},
    {"isValidControl", 1, 114},
    {"isValidityState", 1, 240},
    {"isVideoTrack", 1, 247},
    {"isVideoTrackList", 1, 247},
    {"isVisualViewport", 1, 193},
    {"isWebSocket", 1, 230},
    {"isWritableStream", 1, 257},
    {"isWritableStreamDefaultController", 1, 257},
    {"isWritableStreamDefaultWriter", 1, 257},
    {"isXMLHttpRequest", 1, 265},
    {"isXMLHttpRequestEventTarget", 1, 265},
    {"isXMLHttpRequestUpload", 1, 265},
    {"isXMLSerializer", 1, 201},
    {"isXPathEvaluator", 1, 226},
    {"isXPathExpression", 1, 226},
    {"isXPathResult", 1, 226},
    {"itemKind", 1, 184},
    {"itemState", 1, 184},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 227},
    {"labelListOf", 1, 101},
    {"labeledControl", 1, 101},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 114},
    {"linesOf", 1, 56},
    {"listElement", 1, 106},
    {"loadFailed", 1, 72},
    {"loadResource", 1, 72},
    {"localOf", 1, 56},
    {"location", 1, 130},
    {"locationState", 1, 250},
    {"makeAbortController", 1, 190},
    {"makeAbortSignal", 1, 190},
    {"makeAbstractRange", 1, 219},
    {"makeAnimation", 1, 227},
    {"makeAnimationEffect", 1, 227},
    {"makeAnimationTimeline", 1, 227},
    {"makeAudioTrack", 1, 247},
    {"makeAudioTrackList", 1, 247},
    {"makeBarProp", 1, 250},
    {"makeBlob", 1, 210},
    {"makeBroadcastChannel", 1, 248},
    {"makeByteLengthQueuingStrategy", 1, 257},
    {"makeCSSConditionRule", 1, 194},
    {"makeCSSContainerRule", 1, 194},
    {"makeCSSCounterStyleRule", 1, 194},
    {"makeCSSFontFaceRule", 1, 194},
    {"makeCSSFontPaletteValuesRule", 1, 194},
    {"makeCSSGroupingRule", 1, 194},
    {"makeCSSImageValue", 1, 196},
    {"makeCSSImportRule", 1, 194},
    {"makeCSSKeyframeRule", 1, 194},
    {"makeCSSKeyframesRule", 1, 194},
    {"makeCSSKeywordValue", 1, 196},
    {"makeCSSLayerBlockRule", 1, 194},
    {"makeCSSLayerStatementRule", 1, 194},
    {"makeCSSMarginRule", 1, 194},
    {"makeCSSMathClamp", 1, 196},
    {"makeCSSMathInvert", 1, 196},
    {"makeCSSMathMax", 1, 196},
    {"makeCSSMathMin", 1, 196},
    {"makeCSSMathNegate", 1, 196},
    {"makeCSSMathProduct", 1, 196},
    {"makeCSSMathSum", 1, 196},
    {"makeCSSMathValue", 1, 196},
    {"makeCSSMatrixComponent", 1, 196},
    {"makeCSSMediaRule", 1, 194},
    {"makeCSSNamespaceRule", 1, 194},
    {"makeCSSNestedDeclarations", 1, 194},
    {"makeCSSNumericArray", 1, 196},
    {"makeCSSNumericValue", 1, 196},
    {"makeCSSPageRule", 1, 194},
    {"makeCSSPerspective", 1, 196},
    {"makeCSSPropertyRule", 1, 194},
    {"makeCSSRotate", 1, 196},
    {"makeCSSRule", 1, 194},
    {"makeCSSRuleList", 1, 194},
    {"makeCSSScale", 1, 196},
    {"makeCSSScopeRule", 1, 194},
    {"makeCSSSkew", 1, 196},
    {"makeCSSSkewX", 1, 196},
    {"makeCSSSkewY", 1, 196},
    {"makeCSSStartingStyleRule", 1, 194},
    {"makeCSSStyleDeclaration", 1, 195},
    {"makeCSSStyleRule", 1, 194},
    {"makeCSSStyleSheet", 1, 223},
    {"makeCSSStyleValue", 1, 196},
    {"makeCSSSupportsRule", 1, 194},
    {"makeCSSTransformComponent", 1, 196},
    {"makeCSSTransformValue", 1, 196},
    {"makeCSSTranslate", 1, 196},
    {"makeCSSUnitValue", 1, 196},
    {"makeCSSUnparsedValue", 1, 196},
    {"makeCSSVariableReferenceValue", 1, 196},
    {"makeClipboard", 1, 256},
    {"makeClipboardItem", 1, 256},
    {"makeCompressionStream", 1, 229},
    {"makeCountQueuingStrategy", 1, 257},
    {"makeCrypto", 1, 264},
    {"makeCryptoKey", 1, 264},
    {"makeCustomElementRegistry", 1, 198},
    {"makeCustomStateSet", 1, 208},
    {"makeDOMException", 1, 200},
    {"makeDOMImplementation", 1, 201},
    {"makeDOMMatrix", 1, 245},
    {"makeDOMMatrixReadOnly", 1, 245},
    {"makeDOMParser", 1, 201},
    {"makeDOMPoint", 1, 245},
    {"makeDOMPointReadOnly", 1, 245},
    {"makeDOMQuad", 1, 245},
    {"makeDOMRect", 1, 242},
    {"makeDOMRectList", 1, 242},
    {"makeDOMRectReadOnly", 1, 242},
    {"makeDOMStringList", 1, 202},
    {"makeDOMStringMap", 1, 203},
    {"makeDOMTokenList", 1, 204},
    {"makeDataTransfer", 1, 205},
    {"makeDataTransferItem", 1, 205},
    {"makeDataTransferItemList", 1, 205},
    {"makeDecompressionStream", 1, 229},
    {"makeDeferred", 1, 158},
    {"makeDocumentTimeline", 1, 227},
    {"makeElement", 1, 86},
    {"makeElementInternals", 1, 208},
    {"makeEvent", 1, 209},
    {"makeEventSource", 1, 230},
    {"makeException", 1, 182},
    {"makeExternal", 1, 250},
    {"makeFile", 1, 210},
    {"makeFileList", 1, 210},
    {"makeFileReader", 1, 210},
    {"makeFormData", 1, 265},
    {"makeGeolocation", 1, 256},
    {"makeGeolocationPositionError", 1, 256},
    {"makeHTMLAllCollection", 1, 211},
    {"makeHTMLCollection", 1, 228},
    {"makeHTMLFormControlsCollection", 1, 239},
    {"makeHTMLOptionsCollection", 1, 239},
    {"makeHeaders", 1, 238},
    {"makeHistory", 1, 250},
    {"makeIdleDeadline", 1, 243},
    {"makeIndexed", 1, 184},
    {"makeIntersectionObserver", 1, 252},
    {"makeIntersectionObserverEntry", 1, 252},
    {"makeKeyframeEffect", 1, 227},
    {"makeLocation", 1, 250},
    {"makeMediaError", 1, 247},
    {"makeMediaList", 1, 223},
    {"makeMediaQueryList", 1, 193},
    {"makeMessageChannel", 1, 248},
    {"makeMessagePort", 1, 248},
    {"makeMimeType", 1, 216},
    {"makeMimeTypeArray", 1, 216},
    {"makeMutationObserver", 1, 214},
    {"makeMutationRecord", 1, 214},
    {"makeNamedNodeMap", 1, 215},
    {"makeNavigator", 1, 216},
    {"makeNodeIterator", 1, 224},
    {"makeNodeList", 1, 228},
    {"makeNotification", 1, 256},
    {"makePerformance", 1, 254},
    {"makePerformanceEntry", 1, 255},
    {"makePerformanceMark", 1, 255},
    {"makePerformanceMeasure", 1, 255},
    {"makePerformanceNavigation", 1, 251},
    {"makePerformanceObserver", 1, 255},
    {"makePerformanceObserverEntryList", 1, 255},
    {"makePerformanceTiming", 1, 251},
    {"makePermissionStatus", 1, 256},
    {"makePermissions", 1, 256},
    {"makePlugin", 1, 216},
    {"makePluginArray", 1, 216},
    {"makeRadioNodeList", 1, 239},
    {"makeRange", 1, 219},
    {"makeReadableByteStreamController", 1, 257},
    {"makeReadableStream", 1, 257},
    {"makeReadableStreamBYOBReader", 1, 257},
    {"makeReadableStreamBYOBRequest", 1, 257},
    {"makeReadableStreamDefaultController", 1, 257},
    {"makeReadableStreamDefaultReader", 1, 257},
    {"makeRequest", 1, 238},
    {"makeResizeObserver", 1, 252},
    {"makeResizeObserverEntry", 1, 252},
    {"makeResizeObserverSize", 1, 252},
    {"makeResponse", 1, 238},
    {"makeSVGAngle", 1, 259},
    {"makeSVGAnimatedAngle", 1, 259},
    {"makeSVGAnimatedBoolean", 1, 259},
    {"makeSVGAnimatedEnumeration", 1, 259},
    {"makeSVGAnimatedInteger", 1, 259},
    {"makeSVGAnimatedLength", 1, 259},
    {"makeSVGAnimatedLengthList", 1, 259},
    {"makeSVGAnimatedNumber", 1, 259},
    {"makeSVGAnimatedNumberList", 1, 259},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 259},
    {"makeSVGAnimatedRect", 1, 259},
    {"makeSVGAnimatedTransformList", 1, 259},
    {"makeSVGLength", 1, 259},
    {"makeSVGLengthList", 1, 259},
    {"makeSVGNumber", 1, 259},
    {"makeSVGNumberList", 1, 259},
    {"makeSVGPointList", 1, 259},
    {"makeSVGPreserveAspectRatio", 1, 259},
    {"makeSVGStringList", 1, 259},
    {"makeSVGTransform", 1, 259},
    {"makeSVGTransformList", 1, 259},
    {"makeSVGUnitTypes", 1, 259},
    {"makeScreen", 1, 193},
    {"makeSelection", 1, 220},
    {"makeStaticRange", 1, 219},
    {"makeStorage", 1, 222},
    {"makeStylePropertyMap", 1, 196},
    {"makeStylePropertyMapReadOnly", 1, 196},
    {"makeStyleSheet", 1, 223},
    {"makeStyleSheetList", 1, 223},
    {"makeSubtleCrypto", 1, 264},
    {"makeTextDecoder", 1, 234},
    {"makeTextDecoderStream", 1, 234},
    {"makeTextEncoder", 1, 234},
    {"makeTextEncoderStream", 1, 234},
    {"makeTextTrack", 1, 247},
    {"makeTextTrackCue", 1, 247},
    {"makeTextTrackCueList", 1, 247},
    {"makeTextTrackList", 1, 247},
    {"makeTimeRanges", 1, 246},
    {"makeTouch", 1, 262},
    {"makeTouchList", 1, 262},
    {"makeTransformStream", 1, 257},
    {"makeTransformStreamDefaultController", 1, 257},
    {"makeTreeWalker", 1, 224},
    {"makeURL", 1, 263},
    {"makeURLSearchParams", 1, 263},
    {"makeUserActivation", 1, 256},
    {"makeVTTCue", 1, 247},
    {"makeValidityState", 1, 240},
    {"makeVideoTrack", 1, 247},
    {"makeVideoTrackList", 1, 247},
    {"makeVisualViewport", 1, 193},
    {"makeWebSocket", 1, 230},
    {"makeWritableStream", 1, 257},
    {"makeWritableStreamDefaultController", 1, 257},
    {"makeWritableStreamDefaultWriter", 1, 257},
    {"makeXMLHttpRequest", 1, 265},
    {"makeXMLHttpRequestEventTarget", 1, 265},
    {"makeXMLHttpRequestUpload", 1, 265},
    {"makeXMLSerializer", 1, 201},
    {"makeXPathEvaluator", 1, 226},
    {"makeXPathExpression", 1, 226},
    {"makeXPathResult", 1, 226},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 108},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 247},
    {"mediaListState", 1, 223},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 193},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 248},
    {"messagePortState", 1, 248},
    {"mimeParameter", 1, 148},
    {"mimeText", 1, 148},
    {"mimeTypeArrayState", 1, 216},
    {"mimeTypeState", 1, 216},
    {"mimeTypes", 1, 145},
    {"minimumOf", 1, 108},
    {"missing", 1, 188},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 119},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 111},
    {"mutationObserverState", 1, 214},
    {"mutationRecordState", 1, 214},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 101},
    {"namedList", 1, 44},
    {"namedTest", 1, 101},
    {"navigate", 1, 130},
    {"navigateFrame", 1, 141},
    {"navigateToFragment", 1, 129},
    {"navigator", 1, 139},
    {"navigatorState", 1, 216},
    {"nearestStep", 1, 108},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 71},
    {"newDecoder", 1, 60},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 66},
    {"newHeaders", 1, 67},
    {"newKeyframeEffect", 1, 177},
    {"newList", 1, 158},
    {"newMatrix", 1, 74},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 150},
    {"newRect", 1, 75},
    {"newRectList", 1, 75},
    {"newResponse", 1, 69},
    {"newSVGAngle", 1, 162},
    {"newSVGLength", 1, 162},
    {"newSVGList", 1, 163},
    {"newSVGNumber", 1, 162},
    {"newSVGTransform", 1, 166},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newWritable", 1, 152},
    {"nextTimer", 1, 170},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 224},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 188},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 256},
    {"numberIn", 1, 104},
    {"numberToText", 1, 108},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 101},
    {"openChannel", 1, 126},
    {"openShadowRoot", 1, 32},
    {"openWindow", 1, 143},
    {"optionList", 1, 109},
    {"optionValue", 1, 109},
    {"ownControlState", 1, 97},
    {"pageScripts", 1, 136},
    {"parseMIMEType", 1, 148},
    {"parseMultipart", 1, 73},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 173},
    {"parseSVGNumbers", 1, 166},
    {"parseSVGTransforms", 1, 166},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 79},
    {"peerEvents", 1, 149},
    {"performance", 1, 167},
    {"performanceEntries", 1, 169},
    {"performanceEntryState", 1, 255},
    {"performanceMark", 1, 169},
    {"performanceMarkState", 1, 255},
    {"performanceMeasure", 1, 169},
    {"performanceMeasureState", 1, 255},
    {"performanceNavigationState", 1, 251},
    {"performanceObserverEntryListState", 1, 255},
    {"performanceObserverState", 1, 255},
    {"performanceState", 1, 254},
    {"performanceTimingState", 1, 251},
    {"permissionStatusState", 1, 256},
    {"permissionsState", 1, 256},
    {"pipe", 1, 155},
    {"placeCaret", 1, 51},
    {"platformInterface", 1, 186},
    {"pluginArrayState", 1, 216},
    {"pluginState", 1, 216},
    {"plugins", 1, 145},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 123},
    {"postToWindow", 1, 126},
    {"pullBytesIfNeeded", 1, 153},
    {"pullInto", 1, 156},
    {"pushItem", 1, 158},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 170},
    {"queueMicrotask", 1, 170},
    {"queueTask", 1, 170},
    {"queueToggle", 1, 124},
    {"radioGroup", 1, 110},
    {"radioNodeList", 1, 100},
    {"randomUUID", 1, 178},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 219},
    {"rangeText", 1, 46},
    {"react", 1, 158},
    {"readBody", 1, 71},
    {"readChunk", 1, 150},
    {"readContentHandler", 1, 134},
    {"readInto", 1, 150},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 257},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 257},
    {"readableStreamBYOBRequestState", 1, 257},
    {"readableStreamDefaultControllerState", 1, 257},
    {"readableStreamDefaultReaderState", 1, 257},
    {"readableStreamState", 1, 257},
    {"receiveControlState", 1, 97},
    {"receiverOf", 1, 86},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 150},
    {"releaseWriter", 1, 152},
    {"remoteCount", 1, 101},
    {"removeBeside", 1, 51},
    {"removeSelected", 1, 51},
    {"replaceData", 1, 21},
    {"reportException", 1, 133},
    {"reportForm", 1, 114},
    {"reportRejection", 1, 133},
    {"reportValidity", 1, 114},
    {"requestFrame", 1, 170},
    {"requestIdle", 1, 135},
    {"requestState", 1, 238},
    {"resetControl", 1, 98},
    {"resetCustom", 1, 78},
    {"resetOptions", 1, 111},
    {"resetQueue", 1, 158},
    {"resizeObserverEntryState", 1, 252},
    {"resizeObserverSizeState", 1, 252},
    {"resizeObserverState", 1, 252},
    {"resourceBuffer", 1, 72},
    {"resourceDocument", 1, 72},
    {"resourceText", 1, 72},
    {"respond", 1, 156},
    {"respondWithView", 1, 156},
    {"responseState", 1, 238},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 170},
    {"screen", 1, 13},
    {"screenState", 1, 193},
    {"scriptTimer", 1, 170},
    {"seedRandom", 1, 181},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 109},
    {"selectOnly", 1, 111},
    {"selectRange", 1, 30},
    {"selectSource", 1, 94},
    {"selectedControlText", 1, 113},
    {"selectedOptionsOf", 1, 111},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 53},
    {"selectionState", 1, 220},
    {"sendControlStates", 1, 97},
    {"sendTo", 1, 126},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 128},
    {"serializePairs", 1, 173},
    {"serializeWithTransfer", 1, 128},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 104},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 152},
    {"setCheckedness", 1, 110},
    {"setControlValue", 1, 104},
    {"setFiles", 1, 102},
    {"setFragment", 1, 130},
    {"setHandler", 1, 134},
    {"setHeader", 1, 67},
    {"setInputValue", 1, 104},
    {"setInteracted", 1, 114},
    {"setMIMEParameter", 1, 148},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 122},
    {"setOption", 1, 109},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 162},
    {"setSVGLength", 1, 162},
    {"setSelected", 1, 111},
    {"setTimer", 1, 170},
    {"setType", 1, 104},
    {"setUpByteSource", 1, 153},
    {"setUpBytes", 1, 153},
    {"setUpReadable", 1, 154},
    {"setUpSink", 1, 160},
    {"setUpSource", 1, 154},
    {"setUpTransform", 1, 151},
    {"setUpWritable", 1, 160},
    {"settingText", 1, 108},
    {"settleAs", 1, 158},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 97},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 158},
    {"showPopover", 1, 123},
    {"signWith", 1, 180},
    {"sizeOf", 1, 158},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 150},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 152},
    {"stateOf", 1, 184},
    {"staticRangeState", 1, 219},
    {"stepped", 1, 108},
    {"storage", 1, 140},
    {"storageState", 1, 222},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 80},
    {"stylePropertyMapReadOnlyState", 1, 196},
    {"stylePropertyMapState", 1, 196},
    {"styleSheetListState", 1, 223},
    {"styleSheetState", 1, 223},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 112},
    {"submittableOf", 1, 101},
    {"submittedText", 1, 104},
    {"subtle", 1, 179},
    {"subtleCryptoState", 1, 264},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 259},
    {"svgAnimatedAngleState", 1, 259},
    {"svgAnimatedBooleanState", 1, 259},
    {"svgAnimatedEnumerationState", 1, 259},
    {"svgAnimatedIntegerState", 1, 259},
    {"svgAnimatedLengthListState", 1, 259},
    {"svgAnimatedLengthState", 1, 259},
    {"svgAnimatedNumberListState", 1, 259},
    {"svgAnimatedNumberState", 1, 259},
    {"svgAnimatedPreserveAspectRatioState", 1, 259},
    {"svgAnimatedRectState", 1, 259},
    {"svgAnimatedTransformListState", 1, 259},
    {"svgAxis", 1, 162},
    {"svgBounds", 1, 164},
    {"svgBox", 1, 161},
    {"svgConstants", 1, 165},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 164},
    {"svgFloat", 1, 162},
    {"svgLengthListState", 1, 259},
    {"svgLengthState", 1, 259},
    {"svgListOf", 1, 161},
    {"svgMemberOrder", 1, 258},
    {"svgMembers", 1, 165},
    {"svgNumberListState", 1, 259},
    {"svgNumberState", 1, 259},
    {"svgNumberText", 1, 162},
    {"svgPathLength", 1, 164},
    {"svgPointAt", 1, 164},
    {"svgPointListState", 1, 259},
    {"svgPreserveAspectRatioState", 1, 259},
    {"svgReflection", 1, 161},
    {"svgStringListState", 1, 259},
    {"svgStrokes", 1, 164},
    {"svgTransformListState", 1, 259},
    {"svgTransformOf", 1, 166},
    {"svgTransformProduct", 1, 166},
    {"svgTransformState", 1, 259},
    {"svgTransformText", 1, 166},
    {"svgUnitTypesState", 1, 259},
    {"takeFilled", 1, 156},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 132},
    {"teeBytes", 1, 159},
    {"teeChunks", 1, 159},
    {"textAsBuffer", 1, 179},
    {"textBecameSelectable", 1, 113},
    {"textDecoderState", 1, 234},
    {"textDecoderStreamState", 1, 234},
    {"textEncoderState", 1, 234},
    {"textEncoderStreamState", 1, 234},
    {"textFragment", 1, 90},
    {"textReplaced", 1, 113},
    {"textToNumber", 1, 108},
    {"textTrackCueListState", 1, 247},
    {"textTrackCueState", 1, 247},
    {"textTrackListState", 1, 247},
    {"textTrackState", 1, 247},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 246},
    {"timingTimes", 1, 168},
    {"toBuffer", 1, 188},
    {"toByteString", 1, 188},
    {"toClamped", 1, 188},
    {"toEnforced", 1, 188},
    {"toEnum", 1, 188},
    {"toFloat", 1, 188},
    {"toInterface", 1, 188},
    {"toLongLong", 1, 188},
    {"toObject", 1, 188},
    {"toRecord", 1, 188},
    {"toSequence", 1, 188},
    {"toUnrestrictedFloat", 1, 188},
    {"toUnsignedLongLong", 1, 188},
    {"togglePopover", 1, 123},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 122},
    {"touchListState", 1, 262},
    {"touchState", 1, 262},
    {"transferPort", 1, 126},
    {"transferStream", 1, 127},
    {"transformMatrix", 1, 76},
    {"transformStreamDefaultControllerState", 1, 257},
    {"transformStreamState", 1, 257},
    {"treeWalkerState", 1, 224},
    {"trimSpace", 1, 67},
    {"turnFormatOff", 1, 54},
    {"updateFormOwner", 1, 78},
    {"upgradeIn", 1, 79},
    {"urlSearchParamsState", 1, 263},
    {"urlState", 1, 263},
    {"userActivationState", 1, 256},
    {"usesSourceSet", 1, 94},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 114},
    {"validityStateState", 1, 240},
    {"valueMode", 1, 103},
    {"verifyWith", 1, 180},
    {"videoTrackListState", 1, 247},
    {"videoTrackState", 1, 247},
    {"viewParts", 1, 158},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 193},
    {"vttCueState", 1, 247},
    {"waitingReads", 1, 150},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 230},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 97},
    {"willValidate", 1, 114},
    {"windowNamed", 1, 142},
    {"windowOf", 1, 141},
    {"withReactions", 1, 79},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 160},
    {"writableStreamDefaultControllerState", 1, 257},
    {"writableStreamDefaultWriterState", 1, 257},
    {"writableStreamState", 1, 257},
    {"writeChunk", 1, 152},
    {"writeController", 1, 160},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 188},
    {"wrongReceiver", 1, 188},
    {"wrongValue", 1, 188},
    {"xPathEvaluatorState", 1, 226},
    {"xPathExpressionState", 1, 226},
    {"xPathResultState", 1, 226},
    {"xmlHttpRequestEventTargetState", 1, 265},
    {"xmlHttpRequestState", 1, 265},
    {"xmlHttpRequestUploadState", 1, 265},
    {"xmlSerializerState", 1, 201},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
