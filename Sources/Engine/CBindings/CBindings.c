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
    {"AbortController", 0, 192},
    {"AbortControllerBrand", 1, 192},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 192},
    {"AbortSignalBrand", 1, 192},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 221},
    {"AbstractRangeBrand", 1, 221},
    {"AbstractRangeSteps", 1, 29},
    {"Animation", 0, 229},
    {"AnimationBrand", 1, 229},
    {"AnimationEffect", 0, 229},
    {"AnimationEffectBrand", 1, 229},
    {"AnimationEffectSteps", 1, 179},
    {"AnimationEvent", 0, 239},
    {"AnimationFrameProviderSteps", 1, 148},
    {"AnimationPlaybackEvent", 0, 229},
    {"AnimationSteps", 1, 177},
    {"AnimationTimeline", 0, 229},
    {"AnimationTimelineBrand", 1, 229},
    {"AnimationTimelineSteps", 1, 177},
    {"Attr", 0, 193},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 248},
    {"AudioTrack", 0, 249},
    {"AudioTrackBrand", 1, 249},
    {"AudioTrackList", 0, 249},
    {"AudioTrackListBrand", 1, 249},
    {"AudioTrackListSteps", 1, 95},
    {"AudioTrackSteps", 1, 95},
    {"AutofilledSteps", 1, 97},
    {"BarProp", 0, 252},
    {"BarPropBrand", 1, 252},
    {"BarPropSteps", 1, 140},
    {"BeforeUnloadEvent", 0, 239},
    {"BeforeUnloadEventSteps", 1, 173},
    {"Blob", 0, 212},
    {"BlobBrand", 1, 212},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 72},
    {"BroadcastChannel", 0, 250},
    {"BroadcastChannelBrand", 1, 250},
    {"BroadcastChannelSteps", 1, 128},
    {"ByteLengthQueuingStrategy", 0, 259},
    {"ByteLengthQueuingStrategyBrand", 1, 259},
    {"ByteLengthQueuingStrategySteps", 1, 160},
    {"CDATASection", 0, 199},
    {"CSS", 3, 194},
    {"CSSConditionRule", 0, 196},
    {"CSSConditionRuleBrand", 1, 196},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 196},
    {"CSSContainerRuleBrand", 1, 196},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 196},
    {"CSSCounterStyleRuleBrand", 1, 196},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 196},
    {"CSSFontFaceRuleBrand", 1, 196},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 196},
    {"CSSFontPaletteValuesRuleBrand", 1, 196},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 196},
    {"CSSGroupingRuleBrand", 1, 196},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 198},
    {"CSSImageValueBrand", 1, 198},
    {"CSSImportRule", 0, 196},
    {"CSSImportRuleBrand", 1, 196},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 196},
    {"CSSKeyframeRuleBrand", 1, 196},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 196},
    {"CSSKeyframesRuleBrand", 1, 196},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 198},
    {"CSSKeywordValueBrand", 1, 198},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 196},
    {"CSSLayerBlockRuleBrand", 1, 196},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 196},
    {"CSSLayerStatementRuleBrand", 1, 196},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 196},
    {"CSSMarginRuleBrand", 1, 196},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 198},
    {"CSSMathClampBrand", 1, 198},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 198},
    {"CSSMathInvertBrand", 1, 198},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 198},
    {"CSSMathMaxBrand", 1, 198},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 198},
    {"CSSMathMinBrand", 1, 198},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 198},
    {"CSSMathNegateBrand", 1, 198},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 198},
    {"CSSMathProductBrand", 1, 198},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 198},
    {"CSSMathSumBrand", 1, 198},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 198},
    {"CSSMathValueBrand", 1, 198},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 198},
    {"CSSMatrixComponentBrand", 1, 198},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 196},
    {"CSSMediaRuleBrand", 1, 196},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 196},
    {"CSSNamespaceRuleBrand", 1, 196},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 196},
    {"CSSNestedDeclarationsBrand", 1, 196},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 198},
    {"CSSNumericArrayBrand", 1, 198},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 198},
    {"CSSNumericValueBrand", 1, 198},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 196},
    {"CSSPageRuleBrand", 1, 196},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 198},
    {"CSSPerspectiveBrand", 1, 198},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 196},
    {"CSSPropertyRuleBrand", 1, 196},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 198},
    {"CSSRotateBrand", 1, 198},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 196},
    {"CSSRuleBrand", 1, 196},
    {"CSSRuleList", 0, 196},
    {"CSSRuleListBrand", 1, 196},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 198},
    {"CSSScaleBrand", 1, 198},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 196},
    {"CSSScopeRuleBrand", 1, 196},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 198},
    {"CSSSkewBrand", 1, 198},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 198},
    {"CSSSkewXBrand", 1, 198},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 198},
    {"CSSSkewYBrand", 1, 198},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 196},
    {"CSSStartingStyleRuleBrand", 1, 196},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 197},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 196},
    {"CSSStyleRuleBrand", 1, 196},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 225},
    {"CSSStyleSheetBrand", 1, 225},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 198},
    {"CSSStyleValueBrand", 1, 198},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 196},
    {"CSSSupportsRuleBrand", 1, 196},
    {"CSSTransformComponent", 0, 198},
    {"CSSTransformComponentBrand", 1, 198},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 198},
    {"CSSTransformValueBrand", 1, 198},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 198},
    {"CSSTranslateBrand", 1, 198},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 198},
    {"CSSUnitValueBrand", 1, 198},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 198},
    {"CSSUnparsedValueBrand", 1, 198},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 198},
    {"CSSVariableReferenceValueBrand", 1, 198},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 199},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 28},
    {"Clipboard", 0, 258},
    {"ClipboardBrand", 1, 258},
    {"ClipboardEvent", 0, 239},
    {"ClipboardItem", 0, 258},
    {"ClipboardItemBrand", 1, 258},
    {"ClipboardItemSteps", 1, 146},
    {"ClipboardSteps", 1, 146},
    {"CloseEvent", 0, 239},
    {"CommandEvent", 0, 239},
    {"Comment", 0, 199},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 239},
    {"CompositionEventSteps", 1, 173},
    {"CompressionStream", 0, 231},
    {"CompressionStreamBrand", 1, 231},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 116},
    {"CountQueuingStrategy", 0, 259},
    {"CountQueuingStrategyBrand", 1, 259},
    {"CountQueuingStrategySteps", 1, 160},
    {"Crypto", 0, 266},
    {"CryptoBrand", 1, 266},
    {"CryptoKey", 0, 266},
    {"CryptoKeyBrand", 1, 266},
    {"CryptoKeySteps", 1, 182},
    {"CryptoSteps", 1, 180},
    {"CustomElementRegistry", 0, 200},
    {"CustomElementRegistryBrand", 1, 200},
    {"CustomElementRegistrySteps", 1, 78},
    {"CustomEvent", 0, 201},
    {"CustomEventSteps", 1, 42},
    {"CustomStateSet", 0, 210},
    {"CustomStateSetBrand", 1, 210},
    {"CustomStateSetSteps", 1, 79},
    {"DOMException", 0, 202},
    {"DOMExceptionBrand", 1, 202},
    {"DOMExceptionSteps", 1, 184},
    {"DOMImplementation", 0, 203},
    {"DOMImplementationBrand", 1, 203},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 247},
    {"DOMMatrixBrand", 1, 247},
    {"DOMMatrixReadOnly", 0, 247},
    {"DOMMatrixReadOnlyBrand", 1, 247},
    {"DOMMatrixReadOnlySteps", 1, 75},
    {"DOMMatrixSteps", 1, 75},
    {"DOMParser", 0, 203},
    {"DOMParserBrand", 1, 203},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 247},
    {"DOMPointBrand", 1, 247},
    {"DOMPointReadOnly", 0, 247},
    {"DOMPointReadOnlyBrand", 1, 247},
    {"DOMPointReadOnlySteps", 1, 75},
    {"DOMPointSteps", 1, 75},
    {"DOMQuad", 0, 247},
    {"DOMQuadBrand", 1, 247},
    {"DOMQuadSteps", 1, 75},
    {"DOMRect", 0, 244},
    {"DOMRectBrand", 1, 244},
    {"DOMRectList", 0, 244},
    {"DOMRectListBrand", 1, 244},
    {"DOMRectListSteps", 1, 76},
    {"DOMRectReadOnly", 0, 244},
    {"DOMRectReadOnlyBrand", 1, 244},
    {"DOMRectReadOnlySteps", 1, 76},
    {"DOMRectSteps", 1, 76},
    {"DOMStringList", 0, 204},
    {"DOMStringListBrand", 1, 204},
    {"DOMStringListSteps", 1, 81},
    {"DOMStringMap", 0, 205},
    {"DOMTokenList", 0, 206},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 207},
    {"DataTransferBrand", 1, 207},
    {"DataTransferItem", 0, 207},
    {"DataTransferItemBrand", 1, 207},
    {"DataTransferItemList", 0, 207},
    {"DataTransferItemListBrand", 1, 207},
    {"DataTransferItemListSteps", 1, 118},
    {"DataTransferItemSteps", 1, 118},
    {"DataTransferSteps", 1, 118},
    {"DecompressionStream", 0, 231},
    {"DecompressionStreamBrand", 1, 231},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 199},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 195},
    {"DocumentMembers_Document", 1, 208},
    {"DocumentMembers_HTMLDocument", 1, 214},
    {"DocumentMembers_ParentNode", 1, 220},
    {"DocumentMembers_StyleSheets", 1, 225},
    {"DocumentMembers_XPath", 1, 228},
    {"DocumentMembers_animations", 1, 229},
    {"DocumentMembers_editing", 1, 234},
    {"DocumentMembers_fullscreen", 1, 243},
    {"DocumentMembers_touch", 1, 264},
    {"DocumentOrShadowRootSteps", 1, 11},
    {"DocumentStatics_Document", 1, 208},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 38},
    {"DocumentSteps_HTMLDocument", 1, 83},
    {"DocumentSteps_animations", 1, 177},
    {"DocumentSteps_editing", 1, 52},
    {"DocumentSteps_fullscreen", 1, 122},
    {"DocumentSteps_touch", 1, 174},
    {"DocumentTimeline", 0, 229},
    {"DocumentTimelineBrand", 1, 229},
    {"DocumentTimelineSteps", 1, 177},
    {"DocumentType", 0, 199},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 239},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 89},
    {"ElementInternals", 0, 210},
    {"ElementInternalsBrand", 1, 210},
    {"ElementInternalsSteps", 1, 79},
    {"ElementMembers_CSSOMView", 1, 195},
    {"ElementMembers_CSSTypedOM", 1, 198},
    {"ElementMembers_Element", 1, 209},
    {"ElementMembers_ParentNode", 1, 220},
    {"ElementMembers_animations", 1, 229},
    {"ElementMembers_fullscreen", 1, 243},
    {"ElementMembers_reflected", 1, 86},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 40},
    {"ElementSteps_animations", 1, 177},
    {"ElementSteps_fullscreen", 1, 122},
    {"ErrorEvent", 0, 239},
    {"Event", 0, 211},
    {"EventBrand", 1, 211},
    {"EventSource", 0, 232},
    {"EventSourceBrand", 1, 232},
    {"EventSourceSteps", 1, 127},
    {"EventSteps", 1, 24},
    {"External", 0, 252},
    {"ExternalBrand", 1, 252},
    {"ExternalSteps", 1, 140},
    {"File", 0, 212},
    {"FileBrand", 1, 212},
    {"FileList", 0, 212},
    {"FileListBrand", 1, 212},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 212},
    {"FileReaderBrand", 1, 212},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 239},
    {"FormData", 0, 267},
    {"FormDataBrand", 1, 267},
    {"FormDataEvent", 0, 239},
    {"FormDataSteps", 1, 67},
    {"FormOwnedSteps", 1, 103},
    {"GenericTransformStreamSteps", 1, 153},
    {"Geolocation", 0, 258},
    {"GeolocationBrand", 1, 258},
    {"GeolocationPositionError", 0, 258},
    {"GeolocationPositionErrorBrand", 1, 258},
    {"GeolocationPositionErrorSteps", 1, 146},
    {"GeolocationSteps", 1, 146},
    {"HTMLAllCollection", 0, 213},
    {"HTMLAllCollectionSteps", 1, 82},
    {"HTMLAnchorElement", 2, 263},
    {"HTMLAnchorElementSteps", 1, 133},
    {"HTMLAreaElement", 2, 263},
    {"HTMLAudioElementSteps", 1, 94},
    {"HTMLBaseElement", 2, 251},
    {"HTMLBaseElementSteps", 1, 84},
    {"HTMLButtonElement", 2, 242},
    {"HTMLButtonElementSteps", 1, 123},
    {"HTMLCanvasElement", 2, 246},
    {"HTMLCanvasElementSteps", 1, 139},
    {"HTMLCollection", 0, 230},
    {"HTMLCollectionKind", 1, 230},
    {"HTMLDataListElement", 2, 242},
    {"HTMLDataListElementSteps", 1, 111},
    {"HTMLDialogElement", 2, 246},
    {"HTMLDialogElementSteps", 1, 120},
    {"HTMLElementMembers_CSSOMView", 1, 195},
    {"HTMLElementMembers_CSSTypedOM", 1, 198},
    {"HTMLElementMembers_HTMLElement", 1, 215},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 89},
    {"HTMLEmbedElement", 2, 235},
    {"HTMLEmbedElementSteps", 1, 94},
    {"HTMLFieldSetElement", 2, 242},
    {"HTMLFieldSetElementSteps", 1, 103},
    {"HTMLFormControlsCollection", 0, 241},
    {"HTMLFormElement", 2, 242},
    {"HTMLFormElementSteps", 1, 114},
    {"HTMLFormElementSteps_formElements", 1, 102},
    {"HTMLFrameElement", 2, 255},
    {"HTMLFrameElementSteps", 1, 143},
    {"HTMLHyperlinkElementUtilsSteps", 1, 133},
    {"HTMLIFrameElement", 2, 235},
    {"HTMLIFrameElementSteps", 1, 143},
    {"HTMLImageElement", 2, 235},
    {"HTMLImageElementSteps", 1, 93},
    {"HTMLInputElement", 2, 242},
    {"HTMLInputElementSteps", 1, 100},
    {"HTMLLabelElement", 2, 242},
    {"HTMLLabelElementSteps", 1, 103},
    {"HTMLLegendElement", 2, 242},
    {"HTMLLegendElementSteps", 1, 103},
    {"HTMLLinkElement", 2, 225},
    {"HTMLMapElement", 2, 235},
    {"HTMLMapElementSteps", 1, 94},
    {"HTMLMarqueeElement", 2, 255},
    {"HTMLMarqueeElementSteps", 1, 90},
    {"HTMLMediaElement", 2, 248},
    {"HTMLMediaElementSteps", 1, 94},
    {"HTMLMediaElementSteps_mediaElements", 1, 95},
    {"HTMLMeterElement", 2, 242},
    {"HTMLMeterElementSteps", 1, 109},
    {"HTMLObjectElement", 2, 235},
    {"HTMLObjectElement", 2, 242},
    {"HTMLObjectElementSteps", 1, 94},
    {"HTMLOptionElement", 2, 242},
    {"HTMLOptionElementSteps", 1, 111},
    {"HTMLOptionsCollection", 0, 241},
    {"HTMLOptionsCollectionSteps", 1, 111},
    {"HTMLOrSVGOrMathMLElementSteps", 1, 89},
    {"HTMLOutputElement", 2, 242},
    {"HTMLOutputElementSteps", 1, 100},
    {"HTMLProgressElement", 2, 242},
    {"HTMLProgressElementSteps", 1, 109},
    {"HTMLScriptElement", 2, 246},
    {"HTMLScriptElementSteps", 1, 139},
    {"HTMLSelectElement", 2, 242},
    {"HTMLSelectElementSteps", 1, 111},
    {"HTMLSlotElement", 2, 246},
    {"HTMLSlotElementSteps", 1, 139},
    {"HTMLStyleElement", 2, 225},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 262},
    {"HTMLTableCellElementSteps", 1, 91},
    {"HTMLTableElement", 2, 262},
    {"HTMLTableElementSteps", 1, 91},
    {"HTMLTableRowElement", 2, 262},
    {"HTMLTableRowElementSteps", 1, 91},
    {"HTMLTableSectionElement", 2, 262},
    {"HTMLTableSectionElementSteps", 1, 91},
    {"HTMLTemplateElement", 2, 246},
    {"HTMLTemplateElementSteps", 1, 139},
    {"HTMLTextAreaElement", 2, 242},
    {"HTMLTextAreaElementSteps", 1, 100},
    {"HTMLTitleElement", 2, 251},
    {"HTMLTitleElementSteps", 1, 84},
    {"HTMLTrackElement", 2, 248},
    {"HTMLTrackElementSteps", 1, 94},
    {"HTMLTrackElementSteps_mediaElements", 1, 95},
    {"HTMLVideoElement", 2, 248},
    {"HTMLVideoElementSteps", 1, 94},
    {"HashChangeEvent", 0, 239},
    {"Headers", 0, 240},
    {"HeadersBrand", 1, 240},
    {"HeadersSteps", 1, 68},
    {"History", 0, 252},
    {"HistoryBrand", 1, 252},
    {"HistorySteps", 1, 131},
    {"IdleDeadline", 0, 245},
    {"IdleDeadlineBrand", 1, 245},
    {"IdleDeadlineSteps", 1, 137},
    {"Image", 0, 235},
    {"InputEvent", 0, 239},
    {"InputEventSteps", 1, 173},
    {"IntersectionObserver", 0, 254},
    {"IntersectionObserverBrand", 1, 254},
    {"IntersectionObserverEntry", 0, 254},
    {"IntersectionObserverEntryBrand", 1, 254},
    {"IntersectionObserverEntrySteps", 1, 149},
    {"IntersectionObserverSteps", 1, 149},
    {"KeyboardEvent", 0, 239},
    {"KeyboardEventSteps", 1, 173},
    {"KeyframeEffect", 0, 229},
    {"KeyframeEffectBrand", 1, 229},
    {"KeyframeEffectSteps", 1, 179},
    {"LabelableSteps", 1, 103},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 252},
    {"LocationBrand", 1, 252},
    {"LocationSteps", 1, 132},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 215},
    {"MathMLElement", 2, 238},
    {"MathMLElementMembers_CSSTypedOM", 1, 198},
    {"MediaError", 0, 249},
    {"MediaErrorBrand", 1, 249},
    {"MediaErrorSteps", 1, 95},
    {"MediaList", 0, 225},
    {"MediaListBrand", 1, 225},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 195},
    {"MediaQueryListBrand", 1, 195},
    {"MediaQueryListEvent", 0, 239},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 250},
    {"MessageChannelBrand", 1, 250},
    {"MessageChannelSteps", 1, 128},
    {"MessageEvent", 0, 239},
    {"MessageEventSteps", 1, 173},
    {"MessagePort", 0, 250},
    {"MessagePortBrand", 1, 250},
    {"MessagePortSteps", 1, 128},
    {"MimeType", 0, 218},
    {"MimeTypeArray", 0, 218},
    {"MimeTypeArrayBrand", 1, 218},
    {"MimeTypeArraySteps", 1, 147},
    {"MimeTypeBrand", 1, 218},
    {"MimeTypeSteps", 1, 147},
    {"MouseEvent", 0, 239},
    {"MouseEventSteps", 1, 173},
    {"MutationObserver", 0, 216},
    {"MutationObserverBrand", 1, 216},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 216},
    {"MutationRecordBrand", 1, 216},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 190},
    {"NamedNodeMap", 0, 217},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 218},
    {"NavigatorBrand", 1, 218},
    {"NavigatorConcurrentHardwareSteps", 1, 141},
    {"NavigatorCookiesSteps", 1, 141},
    {"NavigatorIDSteps", 1, 141},
    {"NavigatorLanguageSteps", 1, 141},
    {"NavigatorOnLineSteps", 1, 141},
    {"NavigatorPluginsSteps", 1, 141},
    {"NavigatorSteps", 1, 141},
    {"NavigatorSteps_permissions", 1, 146},
    {"NodeFilter", 0, 226},
    {"NodeIterator", 0, 226},
    {"NodeIteratorBrand", 1, 226},
    {"NodeIteratorSteps", 1, 33},
    {"NodeList", 0, 230},
    {"NodeListKind", 1, 230},
    {"NodeMembers_Node", 1, 219},
    {"NodeSteps_Node", 1, 45},
    {"Notification", 0, 258},
    {"NotificationBrand", 1, 258},
    {"NotificationSteps", 1, 146},
    {"Option", 0, 242},
    {"OrderedIds", 1, 27},
    {"PageTransitionEvent", 0, 239},
    {"PairList", 1, 185},
    {"ParentNodeSteps", 1, 28},
    {"Performance", 0, 256},
    {"PerformanceBrand", 1, 256},
    {"PerformanceEntry", 0, 257},
    {"PerformanceEntryBrand", 1, 257},
    {"PerformanceEntrySteps", 1, 171},
    {"PerformanceMark", 0, 257},
    {"PerformanceMarkBrand", 1, 257},
    {"PerformanceMarkSteps", 1, 171},
    {"PerformanceMeasure", 0, 257},
    {"PerformanceMeasureBrand", 1, 257},
    {"PerformanceMeasureSteps", 1, 171},
    {"PerformanceNavigation", 0, 253},
    {"PerformanceNavigationBrand", 1, 253},
    {"PerformanceNavigationSteps", 1, 170},
    {"PerformanceObserver", 0, 257},
    {"PerformanceObserverBrand", 1, 257},
    {"PerformanceObserverEntryList", 0, 257},
    {"PerformanceObserverEntryListBrand", 1, 257},
    {"PerformanceObserverEntryListSteps", 1, 171},
    {"PerformanceObserverSteps", 1, 171},
    {"PerformanceSteps", 1, 169},
    {"PerformanceTiming", 0, 253},
    {"PerformanceTimingBrand", 1, 253},
    {"PerformanceTimingSteps", 1, 170},
    {"PermissionStatus", 0, 258},
    {"PermissionStatusBrand", 1, 258},
    {"PermissionStatusSteps", 1, 146},
    {"Permissions", 0, 258},
    {"PermissionsBrand", 1, 258},
    {"PermissionsSteps", 1, 146},
    {"Plugin", 0, 218},
    {"PluginArray", 0, 218},
    {"PluginArrayBrand", 1, 218},
    {"PluginArraySteps", 1, 147},
    {"PluginBrand", 1, 218},
    {"PluginSteps", 1, 147},
    {"PointerEvent", 0, 239},
    {"PointerEventSteps", 1, 173},
    {"PopStateEvent", 0, 239},
    {"ProcessingInstruction", 0, 199},
    {"ProgressEvent", 0, 239},
    {"PromiseRejectionEvent", 0, 239},
    {"RadioNodeList", 0, 241},
    {"RadioNodeListSteps", 1, 102},
    {"Range", 0, 221},
    {"RangeBrand", 1, 221},
    {"RangeSteps", 1, 29},
    {"RangeSteps_Range", 1, 29},
    {"ReadableByteStreamController", 0, 259},
    {"ReadableByteStreamControllerBrand", 1, 259},
    {"ReadableByteStreamControllerSteps", 1, 155},
    {"ReadableStream", 0, 259},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 259},
    {"ReadableStreamBYOBReaderBrand", 1, 259},
    {"ReadableStreamBYOBReaderSteps", 1, 152},
    {"ReadableStreamBYOBRequest", 0, 259},
    {"ReadableStreamBYOBRequestBrand", 1, 259},
    {"ReadableStreamBYOBRequestSteps", 1, 158},
    {"ReadableStreamBrand", 1, 259},
    {"ReadableStreamDefaultController", 0, 259},
    {"ReadableStreamDefaultControllerBrand", 1, 259},
    {"ReadableStreamDefaultControllerSteps", 1, 156},
    {"ReadableStreamDefaultReader", 0, 259},
    {"ReadableStreamDefaultReaderBrand", 1, 259},
    {"ReadableStreamDefaultReaderSteps", 1, 152},
    {"ReadableStreamGenericReaderSteps", 1, 152},
    {"ReadableStreamSteps", 1, 159},
    {"Request", 0, 240},
    {"RequestBrand", 1, 240},
    {"RequestSteps", 1, 69},
    {"ResizeObserver", 0, 254},
    {"ResizeObserverBrand", 1, 254},
    {"ResizeObserverEntry", 0, 254},
    {"ResizeObserverEntryBrand", 1, 254},
    {"ResizeObserverEntrySteps", 1, 149},
    {"ResizeObserverSize", 0, 254},
    {"ResizeObserverSizeBrand", 1, 254},
    {"ResizeObserverSizeSteps", 1, 149},
    {"ResizeObserverSteps", 1, 149},
    {"Response", 0, 240},
    {"ResponseBrand", 1, 240},
    {"ResponseSteps", 1, 70},
    {"SEVERAL", 1, 44},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 261},
    {"SVGAngleBrand", 1, 261},
    {"SVGAngleSteps", 1, 164},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 261},
    {"SVGAnimatedAngleBrand", 1, 261},
    {"SVGAnimatedAngleSteps", 1, 163},
    {"SVGAnimatedBoolean", 0, 261},
    {"SVGAnimatedBooleanBrand", 1, 261},
    {"SVGAnimatedBooleanSteps", 1, 163},
    {"SVGAnimatedEnumeration", 0, 261},
    {"SVGAnimatedEnumerationBrand", 1, 261},
    {"SVGAnimatedEnumerationSteps", 1, 163},
    {"SVGAnimatedInteger", 0, 261},
    {"SVGAnimatedIntegerBrand", 1, 261},
    {"SVGAnimatedIntegerSteps", 1, 163},
    {"SVGAnimatedLength", 0, 261},
    {"SVGAnimatedLengthBrand", 1, 261},
    {"SVGAnimatedLengthList", 0, 261},
    {"SVGAnimatedLengthListBrand", 1, 261},
    {"SVGAnimatedLengthListSteps", 1, 163},
    {"SVGAnimatedLengthSteps", 1, 163},
    {"SVGAnimatedNumber", 0, 261},
    {"SVGAnimatedNumberBrand", 1, 261},
    {"SVGAnimatedNumberList", 0, 261},
    {"SVGAnimatedNumberListBrand", 1, 261},
    {"SVGAnimatedNumberListSteps", 1, 163},
    {"SVGAnimatedNumberSteps", 1, 163},
    {"SVGAnimatedPreserveAspectRatio", 0, 261},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 261},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 163},
    {"SVGAnimatedRect", 0, 261},
    {"SVGAnimatedRectBrand", 1, 261},
    {"SVGAnimatedRectSteps", 1, 163},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 261},
    {"SVGAnimatedTransformListBrand", 1, 261},
    {"SVGAnimatedTransformListSteps", 1, 163},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 215},
    {"SVGElement", 2, 238},
    {"SVGElementMembers_CSSTypedOM", 1, 198},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 261},
    {"SVGLengthBrand", 1, 261},
    {"SVGLengthList", 0, 261},
    {"SVGLengthListBrand", 1, 261},
    {"SVGLengthListSteps", 1, 165},
    {"SVGLengthSteps", 1, 164},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 261},
    {"SVGNumberBrand", 1, 261},
    {"SVGNumberList", 0, 261},
    {"SVGNumberListBrand", 1, 261},
    {"SVGNumberListSteps", 1, 165},
    {"SVGNumberSteps", 1, 164},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 261},
    {"SVGPointListBrand", 1, 261},
    {"SVGPointListSteps", 1, 165},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 261},
    {"SVGPreserveAspectRatioBrand", 1, 261},
    {"SVGPreserveAspectRatioSteps", 1, 163},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 261},
    {"SVGStringListBrand", 1, 261},
    {"SVGStringListSteps", 1, 165},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 261},
    {"SVGTransformBrand", 1, 261},
    {"SVGTransformList", 0, 261},
    {"SVGTransformListBrand", 1, 261},
    {"SVGTransformListSteps", 1, 165},
    {"SVGTransformSteps", 1, 168},
    {"SVGUnitTypes", 0, 261},
    {"SVGUnitTypesBrand", 1, 261},
    {"SVGUnitTypesSteps", 1, 163},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 195},
    {"ScreenBrand", 1, 195},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 239},
    {"SelectableTextSteps", 1, 115},
    {"Selection", 0, 222},
    {"SelectionBrand", 1, 222},
    {"SelectionSteps", 1, 30},
    {"ShadowRoot", 0, 223},
    {"ShadowRootSteps", 1, 32},
    {"ShadowRootSteps_ShadowRoot", 1, 32},
    {"ShadowRootSteps_animations", 1, 177},
    {"SlottableSteps", 1, 47},
    {"StaticRange", 0, 221},
    {"StaticRangeBrand", 1, 221},
    {"StaticRangeSteps", 1, 29},
    {"Storage", 0, 224},
    {"StorageBrand", 1, 224},
    {"StorageEvent", 0, 239},
    {"StorageEventSteps", 1, 173},
    {"StorageSteps", 1, 142},
    {"StylePropertyMap", 0, 198},
    {"StylePropertyMapBrand", 1, 198},
    {"StylePropertyMapReadOnly", 0, 198},
    {"StylePropertyMapReadOnlyBrand", 1, 198},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 225},
    {"StyleSheetBrand", 1, 225},
    {"StyleSheetList", 0, 225},
    {"StyleSheetListBrand", 1, 225},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 239},
    {"SubmitterSteps", 1, 114},
    {"SubtleCrypto", 0, 266},
    {"SubtleCryptoBrand", 1, 266},
    {"SubtleCryptoSteps", 1, 181},
    {"Text", 0, 199},
    {"TextDecoder", 0, 236},
    {"TextDecoderBrand", 1, 236},
    {"TextDecoderCommonSteps", 1, 63},
    {"TextDecoderSteps", 1, 60},
    {"TextDecoderStream", 0, 236},
    {"TextDecoderStreamBrand", 1, 236},
    {"TextDecoderStreamSteps", 1, 63},
    {"TextEncoder", 0, 236},
    {"TextEncoderBrand", 1, 236},
    {"TextEncoderCommonSteps", 1, 63},
    {"TextEncoderSteps", 1, 60},
    {"TextEncoderStream", 0, 236},
    {"TextEncoderStreamBrand", 1, 236},
    {"TextEncoderStreamSteps", 1, 63},
    {"TextEvent", 0, 239},
    {"TextEventSteps", 1, 173},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 249},
    {"TextTrackBrand", 1, 249},
    {"TextTrackCue", 0, 249},
    {"TextTrackCueBrand", 1, 249},
    {"TextTrackCueList", 0, 249},
    {"TextTrackCueListBrand", 1, 249},
    {"TextTrackCueListSteps", 1, 95},
    {"TextTrackCueSteps", 1, 95},
    {"TextTrackList", 0, 249},
    {"TextTrackListBrand", 1, 249},
    {"TextTrackListSteps", 1, 95},
    {"TextTrackSteps", 1, 95},
    {"TimeRanges", 0, 248},
    {"TimeRangesBrand", 1, 248},
    {"TimeRangesSteps", 1, 94},
    {"ToggleEvent", 0, 239},
    {"Touch", 0, 264},
    {"TouchBrand", 1, 264},
    {"TouchEvent", 0, 264},
    {"TouchEventSteps", 1, 174},
    {"TouchList", 0, 264},
    {"TouchListBrand", 1, 264},
    {"TouchListSteps", 1, 174},
    {"TouchSteps", 1, 174},
    {"TrackEvent", 0, 239},
    {"TransformStream", 0, 259},
    {"TransformStreamBrand", 1, 259},
    {"TransformStreamDefaultController", 0, 259},
    {"TransformStreamDefaultControllerBrand", 1, 259},
    {"TransformStreamDefaultControllerSteps", 1, 153},
    {"TransformStreamSteps", 1, 153},
    {"TransitionEvent", 0, 239},
    {"TreeWalker", 0, 226},
    {"TreeWalkerBrand", 1, 226},
    {"TreeWalkerSteps", 1, 33},
    {"UIEvent", 0, 239},
    {"UIEventSteps", 1, 173},
    {"URL", 0, 265},
    {"URLBrand", 1, 265},
    {"URLSearchParams", 0, 265},
    {"URLSearchParamsBrand", 1, 265},
    {"URLSearchParamsSteps", 1, 175},
    {"URLSteps", 1, 175},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 258},
    {"UserActivationBrand", 1, 258},
    {"UserActivationSteps", 1, 146},
    {"VTTCue", 0, 249},
    {"VTTCueBrand", 1, 249},
    {"VTTCueSteps", 1, 95},
    {"ValidityState", 0, 242},
    {"ValidityStateBrand", 1, 242},
    {"ValidityStateSteps", 1, 116},
    {"VideoTrack", 0, 249},
    {"VideoTrackBrand", 1, 249},
    {"VideoTrackList", 0, 249},
    {"VideoTrackListBrand", 1, 249},
    {"VideoTrackListSteps", 1, 95},
    {"VideoTrackSteps", 1, 95},
    {"VisualViewport", 0, 195},
    {"VisualViewportBrand", 1, 195},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 232},
    {"WebSocketBrand", 1, 232},
    {"WebSocketSteps", 1, 191},
    {"WheelEvent", 0, 239},
    {"WheelEventSteps", 1, 173},
    {"WindowLocalStorageSteps", 1, 148},
    {"WindowMembers_CSSOMView", 1, 195},
    {"WindowMembers_Window", 1, 227},
    {"WindowMembers_fetch", 1, 240},
    {"WindowOrWorkerGlobalScopeSteps", 1, 148},
    {"WindowSessionStorageSteps", 1, 148},
    {"WindowSteps", 1, 148},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 73},
    {"WritableStream", 0, 259},
    {"WritableStreamBrand", 1, 259},
    {"WritableStreamDefaultController", 0, 259},
    {"WritableStreamDefaultControllerBrand", 1, 259},
    {"WritableStreamDefaultControllerSteps", 1, 162},
    {"WritableStreamDefaultWriter", 0, 259},
    {"WritableStreamDefaultWriterBrand", 1, 259},
    {"WritableStreamDefaultWriterSteps", 1, 154},
    {"WritableStreamSteps", 1, 154},
    {"XMLDocument", 0, 208},
    {"XMLHttpRequest", 0, 267},
    {"XMLHttpRequestBrand", 1, 267},
    {"XMLHttpRequestEventTarget", 0, 267},
    {"XMLHttpRequestEventTargetBrand", 1, 267},
    {"XMLHttpRequestSteps", 1, 71},
    {"XMLHttpRequestUpload", 0, 267},
    {"XMLHttpRequestUploadBrand", 1, 267},
    {"XMLSerializer", 0, 203},
    {"XMLSerializerBrand", 1, 203},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 228},
    {"XPathEvaluatorBaseSteps", 1, 34},
    {"XPathEvaluatorBrand", 1, 228},
    {"XPathEvaluatorSteps", 1, 34},
    {"XPathExpression", 0, 228},
    {"XPathExpressionBrand", 1, 228},
    {"XPathExpressionSteps", 1, 34},
    {"XPathResult", 0, 228},
    {"XPathResultBrand", 1, 228},
    {"XPathResultSteps", 1, 34},
    {"abortControllerState", 1, 192},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 192},
    {"abortWritable", 1, 154},
    {"abstractRangeState", 1, 221},
    {"acquireReader", 1, 152},
    {"acquireWriter", 1, 154},
    {"activateInput", 1, 112},
    {"activationBehavior", 1, 117},
    {"addHeader", 1, 68},
    {"addIterable", 1, 187},
    {"addIterator", 1, 187},
    {"addRead", 1, 152},
    {"addSetlike", 1, 189},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 62},
    {"allNamed", 1, 44},
    {"allOf", 1, 82},
    {"animationChanged", 1, 177},
    {"animationEffectState", 1, 229},
    {"animationRate", 1, 177},
    {"animationState", 1, 229},
    {"animationTime", 1, 177},
    {"animationTimelineState", 1, 229},
    {"appendBytes", 1, 62},
    {"appendSequence", 1, 62},
    {"appliesTo", 1, 105},
    {"areInOneTree", 1, 48},
    {"assignToSlot", 1, 47},
    {"atob", 1, 61},
    {"attachInternals", 1, 79},
    {"attachShadow", 1, 32},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 249},
    {"audioTrackState", 1, 249},
    {"bar", 1, 140},
    {"barPropState", 1, 252},
    {"beforeToggle", 1, 126},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 73},
    {"blobState", 1, 212},
    {"blockAround", 1, 51},
    {"blockCommand", 1, 49},
    {"blockOfLine", 1, 56},
    {"blockState", 1, 49},
    {"bodyOf", 1, 37},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 250},
    {"btoa", 1, 61},
    {"bufferIsDetached", 1, 160},
    {"buttonType", 1, 103},
    {"byobRequestOf", 1, 158},
    {"byteLengthQueuingStrategyState", 1, 259},
    {"bytesAsText", 1, 181},
    {"bytesDrained", 1, 155},
    {"callPromise", 1, 160},
    {"callbackMember", 1, 160},
    {"canEnqueue", 1, 156},
    {"cancelReadable", 1, 152},
    {"caretForFocus", 1, 53},
    {"chain", 1, 160},
    {"changeRules", 1, 11},
    {"changedControls", 1, 99},
    {"checkForm", 1, 116},
    {"checkPoint", 1, 29},
    {"checkValidity", 1, 116},
    {"checkedRadio", 1, 112},
    {"checkedness", 1, 112},
    {"childAt", 1, 29},
    {"childBeside", 1, 51},
    {"childText", 1, 83},
    {"chosenFrame", 1, 143},
    {"chunkSize", 1, 162},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 171},
    {"clearFiles", 1, 104},
    {"clearTimer", 1, 172},
    {"click", 1, 89},
    {"clipboardItemState", 1, 258},
    {"clipboardState", 1, 258},
    {"clone", 1, 130},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 72},
    {"closeBytes", 1, 155},
    {"closeController", 1, 156},
    {"closeDialog", 1, 120},
    {"closeEnd", 1, 128},
    {"closeReadable", 1, 152},
    {"closeWritable", 1, 154},
    {"closeWritableController", 1, 162},
    {"closeWriter", 1, 154},
    {"closestElement", 1, 31},
    {"commandDialog", 1, 120},
    {"commandEnabled", 1, 50},
    {"commandIndeterminate", 1, 50},
    {"commandState", 1, 50},
    {"commandSupported", 1, 50},
    {"commandValue", 1, 50},
    {"commitAll", 1, 158},
    {"commonAncestor", 1, 48},
    {"comparePoints", 1, 48},
    {"composedEnds", 1, 35},
    {"composedPath", 1, 43},
    {"composedPoints", 1, 35},
    {"composedRanges", 1, 35},
    {"compressionStreamState", 1, 231},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 233},
    {"constructElement", 1, 80},
    {"contentHandlerChanged", 1, 136},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 99},
    {"controlMatches", 1, 98},
    {"controlState", 1, 99},
    {"controlValue", 1, 106},
    {"controlsChanged", 1, 99},
    {"controlsOf", 1, 103},
    {"copyBytes", 1, 60},
    {"copyEntries", 1, 67},
    {"copyFiles", 1, 104},
    {"copyHeaders", 1, 68},
    {"copyRange", 1, 46},
    {"countItems", 1, 160},
    {"countQueuingStrategyState", 1, 259},
    {"createCustom", 1, 80},
    {"createEvent", 1, 42},
    {"crypto", 1, 180},
    {"cryptoKeyState", 1, 266},
    {"cryptoState", 1, 266},
    {"cssConditionRuleState", 1, 196},
    {"cssContainerRuleState", 1, 196},
    {"cssCounterStyleRuleState", 1, 196},
    {"cssFontFaceRuleState", 1, 196},
    {"cssFontPaletteValuesRuleState", 1, 196},
    {"cssGroupingRuleState", 1, 196},
    {"cssImageValueState", 1, 198},
    {"cssImportRuleState", 1, 196},
    {"cssKeyframeRuleState", 1, 196},
    {"cssKeyframesRuleState", 1, 196},
    {"cssKeywordValueState", 1, 198},
    {"cssLayerBlockRuleState", 1, 196},
    {"cssLayerStatementRuleState", 1, 196},
    {"cssMarginRuleState", 1, 196},
    {"cssMathClampState", 1, 198},
    {"cssMathInvertState", 1, 198},
    {"cssMathMaxState", 1, 198},
    {"cssMathMinState", 1, 198},
    {"cssMathNegateState", 1, 198},
    {"cssMathProductState", 1, 198},
    {"cssMathSumState", 1, 198},
    {"cssMathValueState", 1, 198},
    {"cssMatrixComponentState", 1, 198},
    {"cssMediaRuleState", 1, 196},
    {"cssNamespaceRuleState", 1, 196},
    {"cssNestedDeclarationsState", 1, 196},
    {"cssNumericArrayState", 1, 198},
    {"cssNumericValueState", 1, 198},
    {"cssPageRuleState", 1, 196},
    {"cssPerspectiveState", 1, 198},
    {"cssPropertyRuleState", 1, 196},
    {"cssRotateState", 1, 198},
    {"cssRuleListState", 1, 196},
    {"cssRuleState", 1, 196},
    {"cssScaleState", 1, 198},
    {"cssScopeRuleState", 1, 196},
    {"cssSkewState", 1, 198},
    {"cssSkewXState", 1, 198},
    {"cssSkewYState", 1, 198},
    {"cssStartingStyleRuleState", 1, 196},
    {"cssStyleRuleState", 1, 196},
    {"cssStyleSheetState", 1, 225},
    {"cssStyleValueState", 1, 198},
    {"cssSupportsRuleState", 1, 196},
    {"cssTransformComponentState", 1, 198},
    {"cssTransformValueState", 1, 198},
    {"cssTranslateState", 1, 198},
    {"cssUnitValueState", 1, 198},
    {"cssUnparsedValueState", 1, 198},
    {"cssVariableReferenceValueState", 1, 198},
    {"currentEvent", 1, 36},
    {"customElementRegistryState", 1, 200},
    {"customElements", 1, 78},
    {"customEntries", 1, 79},
    {"customFlags", 1, 79},
    {"customMessage", 1, 79},
    {"customState", 1, 80},
    {"customStateSetState", 1, 210},
    {"cutSequence", 1, 62},
    {"dataTransferItemListState", 1, 207},
    {"dataTransferItemState", 1, 207},
    {"dataTransferState", 1, 207},
    {"datasetOf", 1, 87},
    {"dateNumber", 1, 101},
    {"dateText", 1, 101},
    {"dealWithRejection", 1, 154},
    {"decodePiece", 1, 60},
    {"decodeText", 1, 60},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 231},
    {"defaultButton", 1, 103},
    {"defineElement", 1, 80},
    {"defineEvent", 1, 42},
    {"definitionNamed", 1, 80},
    {"definitionOf", 1, 80},
    {"deleteRange", 1, 46},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 160},
    {"deriveBits", 1, 182},
    {"deriveKey", 1, 182},
    {"derivedList", 1, 91},
    {"describe", 1, 7},
    {"deserialize", 1, 130},
    {"deserializeWithTransfer", 1, 130},
    {"desiredSizeOf", 1, 156},
    {"detailsChanged", 1, 119},
    {"detailsRenamed", 1, 119},
    {"dialogChanged", 1, 120},
    {"digestName", 1, 181},
    {"digestText", 1, 181},
    {"dispatch", 1, 36},
    {"documentArgument", 1, 190},
    {"documentTimelineState", 1, 229},
    {"domExceptionState", 1, 202},
    {"domImplementationState", 1, 203},
    {"domMatrixReadOnlyState", 1, 247},
    {"domMatrixState", 1, 247},
    {"domParserState", 1, 203},
    {"domPointReadOnlyState", 1, 247},
    {"domPointState", 1, 247},
    {"domQuadState", 1, 247},
    {"domRectListState", 1, 244},
    {"domRectReadOnlyState", 1, 244},
    {"domRectState", 1, 244},
    {"domStringListState", 1, 204},
    {"easingFunction", 1, 178},
    {"editingRoot", 1, 121},
    {"effectEnd", 1, 179},
    {"effectFills", 1, 179},
    {"elementArgument", 1, 190},
    {"elementInternalsState", 1, 210},
    {"elementsNamed", 1, 44},
    {"emptySequence", 1, 62},
    {"enclosing", 1, 41},
    {"encodeEntries", 1, 74},
    {"encodeUTF8", 1, 60},
    {"enqueueBytes", 1, 155},
    {"enqueueCallback", 1, 80},
    {"enqueueChunk", 1, 156},
    {"enqueueCopiedBytes", 1, 155},
    {"enqueueDetachedPull", 1, 155},
    {"enqueueSized", 1, 160},
    {"enqueueTransformed", 1, 153},
    {"entryList", 1, 114},
    {"errorBytes", 1, 155},
    {"errorController", 1, 156},
    {"errorNames", 1, 237},
    {"errorReadable", 1, 152},
    {"errorTransform", 1, 153},
    {"errorWritableIfNeeded", 1, 162},
    {"evaluatedJSON", 1, 64},
    {"eventInterface", 1, 42},
    {"eventPath", 1, 43},
    {"eventReceiver", 1, 42},
    {"eventSourceState", 1, 232},
    {"eventState", 1, 211},
    {"exceptionOfCode", 1, 184},
    {"execCommand", 1, 50},
    {"exportKey", 1, 182},
    {"exposeElement", 1, 144},
    {"exposeFrames", 1, 144},
    {"exposeNames", 1, 144},
    {"external", 1, 140},
    {"externalState", 1, 252},
    {"extractBody", 1, 72},
    {"extractRange", 1, 46},
    {"failClose", 1, 154},
    {"failReads", 1, 152},
    {"failWrite", 1, 154},
    {"fileListState", 1, 212},
    {"fileReaderState", 1, 212},
    {"fileState", 1, 212},
    {"fileValue", 1, 104},
    {"filesOf", 1, 104},
    {"finalStyles", 1, 179},
    {"finishClose", 1, 154},
    {"finishErroring", 1, 154},
    {"finishWrite", 1, 154},
    {"fire", 1, 36},
    {"firstItem", 1, 160},
    {"firstNamed", 1, 44},
    {"firstOf", 1, 37},
    {"firstValued", 1, 44},
    {"firstWithId", 1, 103},
    {"focusForSelection", 1, 53},
    {"focusableArea", 1, 121},
    {"focusedId", 1, 37},
    {"foldBlanks", 1, 59},
    {"foldsBlanks", 1, 59},
    {"followLink", 1, 134},
    {"fontSizeOf", 1, 54},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 112},
    {"forgetHandlers", 1, 136},
    {"formAssociated", 1, 79},
    {"formControls", 1, 102},
    {"formDataState", 1, 267},
    {"formEntries", 1, 114},
    {"formOf", 1, 103},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 143},
    {"frames", 1, 143},
    {"fromDictionary", 1, 190},
    {"fromHost", 1, 36},
    {"fromSequence", 1, 190},
    {"fulfilRead", 1, 152},
    {"generateKey", 1, 182},
    {"geolocationPositionErrorState", 1, 258},
    {"geolocationState", 1, 258},
    {"getHandler", 1, 136},
    {"goTo", 1, 132},
    {"handled", 1, 160},
    {"hasBYOBReader", 1, 155},
    {"hasBackpressure", 1, 156},
    {"hasDisabledShadow", 1, 80},
    {"hasFormat", 1, 54},
    {"hasMessages", 1, 99},
    {"hasNoChoice", 1, 113},
    {"hasOwnAlone", 1, 103},
    {"hasPulls", 1, 158},
    {"headOf", 1, 37},
    {"headerValue", 1, 68},
    {"headersState", 1, 240},
    {"hidePopover", 1, 125},
    {"hidePopoversOver", 1, 125},
    {"highWaterMarkOf", 1, 160},
    {"history", 1, 131},
    {"historyState", 1, 252},
    {"holdsInvalid", 1, 107},
    {"hostEvent", 1, 42},
    {"htmlElementArgument", 1, 88},
    {"htmlOf", 1, 37},
    {"idleDeadlineState", 1, 245},
    {"imageChanged", 1, 93},
    {"imageEvent", 1, 93},
    {"imagePoint", 1, 114},
    {"imageSeen", 1, 93},
    {"imagesMoved", 1, 93},
    {"implementationOf", 1, 22},
    {"importKey", 1, 182},
    {"inReactionQueue", 1, 80},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 105},
    {"insertIntoRange", 1, 46},
    {"insertMarkup", 1, 55},
    {"intersectionObserverEntryState", 1, 254},
    {"intersectionObserverState", 1, 254},
    {"invalidIn", 1, 116},
    {"invalidateRequest", 1, 155},
    {"invoke", 1, 123},
    {"invokeListeners", 1, 36},
    {"invokeReactions", 1, 80},
    {"is", 1, 56},
    {"isAbortController", 1, 192},
    {"isAbortSignal", 1, 192},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 221},
    {"isActiveDocument", 1, 143},
    {"isAnimation", 1, 229},
    {"isAnimationEffect", 1, 229},
    {"isAnimationTimeline", 1, 229},
    {"isAudioTrack", 1, 249},
    {"isAudioTrackList", 1, 249},
    {"isBarProp", 1, 252},
    {"isBlob", 1, 212},
    {"isBlock", 1, 56},
    {"isBlockCommand", 1, 49},
    {"isBlockElement", 1, 49},
    {"isBody", 1, 37},
    {"isBreak", 1, 56},
    {"isBroadcastChannel", 1, 250},
    {"isBuffer", 1, 190},
    {"isByteLengthQueuingStrategy", 1, 259},
    {"isCSSConditionRule", 1, 196},
    {"isCSSContainerRule", 1, 196},
    {"isCSSCounterStyleRule", 1, 196},
    {"isCSSFontFaceRule", 1, 196},
    {"isCSSFontPaletteValuesRule", 1, 196},
    {"isCSSGroupingRule", 1, 196},
    {"isCSSImageValue", 1, 198},
    {"isCSSImportRule", 1, 196},
    {"isCSSKeyframeRule", 1, 196},
    {"isCSSKeyframesRule", 1, 196},
    {"isCSSKeywordValue", 1, 198},
    {"isCSSLayerBlockRule", 1, 196},
    {"isCSSLayerStatementRule", 1, 196},
    {"isCSSMarginRule", 1, 196},
    {"isCSSMathClamp", 1, 198},
    {"isCSSMathInvert", 1, 198},
    {"isCSSMathMax", 1, 198},
    {"isCSSMathMin", 1, 198},
    {"isCSSMathNegate", 1, 198},
    {"isCSSMathProduct", 1, 198},
    {"isCSSMathSum", 1, 198},
    {"isCSSMathValue", 1, 198},
    {"isCSSMatrixComponent", 1, 198},
    {"isCSSMediaRule", 1, 196},
    {"isCSSNamespaceRule", 1, 196},
    {"isCSSNestedDeclarations", 1, 196},
    {"isCSSNumericArray", 1, 198},
    {"isCSSNumericValue", 1, 198},
    {"isCSSPageRule", 1, 196},
    {"isCSSPerspective", 1, 198},
    {"isCSSPropertyRule", 1, 196},
    {"isCSSRotate", 1, 198},
    {"isCSSRule", 1, 196},
    {"isCSSRuleList", 1, 196},
    {"isCSSScale", 1, 198},
    {"isCSSScopeRule", 1, 196},
    {"isCSSSkew", 1, 198},
    {"isCSSSkewX", 1, 198},
    {"isCSSSkewY", 1, 198},
    {"isCSSStartingStyleRule", 1, 196},
    {"isCSSStyleRule", 1, 196},
    {"isCSSStyleSheet", 1, 225},
    {"isCSSStyleValue", 1, 198},
    {"isCSSSupportsRule", 1, 196},
    {"isCSSTransformComponent", 1, 198},
    {"isCSSTransformValue", 1, 198},
    {"isCSSTranslate", 1, 198},
    {"isCSSUnitValue", 1, 198},
    {"isCSSUnparsedValue", 1, 198},
    {"isCSSVariableReferenceValue", 1, 198},
    {"isCharacterData", 1, 29},
    {"isClipboard", 1, 258},
    {"isClipboardItem", 1, 258},
    {"isClosed", 1, 32},
    {"isClosing", 1, 154},
    {"isComposedInPage", 1, 35},
    {"isCompressionStream", 1, 231},
    {"isCountQueuingStrategy", 1, 259},
    {"isCrypto", 1, 266},
    {"isCryptoKey", 1, 266},
    {"isCustomElementRegistry", 1, 200},
    {"isCustomStateSet", 1, 210},
    {"isDOMException", 1, 202},
    {"isDOMImplementation", 1, 203},
    {"isDOMMatrix", 1, 247},
    {"isDOMMatrixReadOnly", 1, 247},
    {"isDOMParser", 1, 203},
    {"isDOMPoint", 1, 247},
    {"isDOMPointReadOnly", 1, 247},
    {"isDOMQuad", 1, 247},
    {"isDOMRect", 1, 244},
    {"isDOMRectList", 1, 244},
    {"isDOMRectReadOnly", 1, 244},
    {"isDOMStringList", 1, 204},
    {"isDataTransfer", 1, 207},
    {"isDataTransferItem", 1, 207},
    {"isDataTransferItemList", 1, 207},
    {"isDecompressionStream", 1, 231},
    {"isDesigned", 1, 83},
    {"isDisabled", 1, 121},
    {"isDocumentTimeline", 1, 229},
    {"isEditable", 1, 121},
    {"isElement", 1, 56},
    {"isElementInternals", 1, 210},
    {"isEvent", 1, 211},
    {"isEventSource", 1, 232},
    {"isExternal", 1, 252},
    {"isFieldValue", 1, 68},
    {"isFile", 1, 212},
    {"isFileList", 1, 212},
    {"isFileReader", 1, 212},
    {"isFocusable", 1, 121},
    {"isFocusableByDefault", 1, 121},
    {"isFormControl", 1, 103},
    {"isFormCustom", 1, 79},
    {"isFormData", 1, 267},
    {"isFormat", 1, 54},
    {"isFrameWindow", 1, 143},
    {"isGeolocation", 1, 258},
    {"isGeolocationPositionError", 1, 258},
    {"isGroupChecked", 1, 112},
    {"isHTMLElementOf", 1, 88},
    {"isHeaders", 1, 240},
    {"isHiddenAt", 1, 43},
    {"isHistory", 1, 252},
    {"isIdleDeadline", 1, 245},
    {"isImageLoading", 1, 93},
    {"isInNode", 1, 48},
    {"isIndexed", 1, 186},
    {"isIntersectionObserver", 1, 254},
    {"isIntersectionObserverEntry", 1, 254},
    {"isKeyframeEffect", 1, 229},
    {"isLoadable", 1, 73},
    {"isLocation", 1, 252},
    {"isLockedReadable", 1, 152},
    {"isMediaError", 1, 249},
    {"isMediaList", 1, 225},
    {"isMediaQueryList", 1, 195},
    {"isMessageChannel", 1, 250},
    {"isMessagePort", 1, 250},
    {"isMimeType", 1, 218},
    {"isMimeTypeArray", 1, 218},
    {"isModal", 1, 124},
    {"isMouseEvent", 1, 173},
    {"isMutationObserver", 1, 216},
    {"isMutationRecord", 1, 216},
    {"isNamed", 1, 44},
    {"isNavigator", 1, 218},
    {"isNodeIterator", 1, 226},
    {"isNotification", 1, 258},
    {"isNumberText", 1, 110},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 49},
    {"isPerformance", 1, 256},
    {"isPerformanceEntry", 1, 257},
    {"isPerformanceMark", 1, 257},
    {"isPerformanceMeasure", 1, 257},
    {"isPerformanceNavigation", 1, 253},
    {"isPerformanceObserver", 1, 257},
    {"isPerformanceObserverEntryList", 1, 257},
    {"isPerformanceTiming", 1, 253},
    {"isPermissionStatus", 1, 258},
    {"isPermissions", 1, 258},
    {"isPlugin", 1, 218},
    {"isPluginArray", 1, 218},
    {"isPopoverShown", 1, 125},
    {"isRange", 1, 221},
    {"isReadableByteStreamController", 1, 259},
    {"isReadableStream", 1, 259},
    {"isReadableStreamBYOBReader", 1, 259},
    {"isReadableStreamBYOBRequest", 1, 259},
    {"isReadableStreamDefaultController", 1, 259},
    {"isReadableStreamDefaultReader", 1, 259},
    {"isRequest", 1, 240},
    {"isResizeObserver", 1, 254},
    {"isResizeObserverEntry", 1, 254},
    {"isResizeObserverSize", 1, 254},
    {"isResponse", 1, 240},
    {"isSVGAngle", 1, 261},
    {"isSVGAnimatedAngle", 1, 261},
    {"isSVGAnimatedBoolean", 1, 261},
    {"isSVGAnimatedEnumeration", 1, 261},
    {"isSVGAnimatedInteger", 1, 261},
    {"isSVGAnimatedLength", 1, 261},
    {"isSVGAnimatedLengthList", 1, 261},
    {"isSVGAnimatedNumber", 1, 261},
    {"isSVGAnimatedNumberList", 1, 261},
    {"isSVGAnimatedPreserveAspectRatio", 1, 261},
    {"isSVGAnimatedRect", 1, 261},
    {"isSVGAnimatedTransformList", 1, 261},
    {"isSVGLength", 1, 261},
    {"isSVGLengthList", 1, 261},
    {"isSVGNumber", 1, 261},
    {"isSVGNumberList", 1, 261},
    {"isSVGPointList", 1, 261},
    {"isSVGPreserveAspectRatio", 1, 261},
    {"isSVGStringList", 1, 261},
    {"isSVGTransform", 1, 261},
    {"isSVGTransformList", 1, 261},
    {"isSVGUnitTypes", 1, 261},
    {"isScreen", 1, 195},
    {"isSelected", 1, 113},
    {"isSelection", 1, 222},
    {"isShadowIncluding", 1, 32},
    {"isShown", 1, 49},
    {"isStaticRange", 1, 221},
    {"isStepMismatch", 1, 110},
    {"isStorage", 1, 224},
    {"isStylePropertyMap", 1, 198},
    {"isStylePropertyMapReadOnly", 1, 198},
    {"isStyleSheet", 1, 225},
    {"isStyleSheetList", 1, 225},
    {"isSubmitButton", 1, 103},
    {"isSubtleCrypto", 1, 266},
    {"isSummary", 1, 121},
    {"isText", 1, 56},
    {"isTextDecoder", 1, 236},
    {"isTextDecoderStream", 1, 236},
    {"isTextEncoder", 1, 236},
    {"isTextEncoderStream", 1, 236},
    {"isTextNode", 1, 29},
    {"isTextTrack", 1, 249},
    {"isTextTrackCue", 1, 249},
    {"isTextTrackCueList", 1, 249},
    {"isTextTrackList", 1, 249},
    {"isTimeRanges", 1, 248},
    {"isToken", 1, 68},
    {"isTouch", 1, 264},
    {"isTouchList", 1, 264},
    {"isTransformStream", 1, 259},
    {"isTransformStreamDefaultController", 1, 259},
    {"isTreeWalker", 1, 226},
    {"isURL", 1, 265},
    {"isURLSearchParams", 1, 265},
    {"isUnusable", 1, 72},
    {"isUserActivation", 1, 258},
    {"isVTTCue", 1, 249},
    {"isValidControl", 1, 116},
    {"isValidityState", 1, 242},
    {"isVideoTrack", 1, 249},
    {"isVideoTrackList", 1, 249},
    {"isVisualViewport", 1, 195},
    {"isWebSocket", 1, 232},
    {"isWritableStream", 1, 259},
    {"isWritableStreamDefaultController", 1, 259},
    {"isWritableStreamDefaultWriter", 1, 259},
    {"isXMLHttpRequest", 1, 267},
    {"isXMLHttpRequestEventTarget", 1, 267},
    {"isXMLHttpRequestUpload", 1, 267},
    {"isXMLSerializer", 1, 203},
    {"isXPathEvaluator", 1, 228},
    {"isXPathExpression", 1, 228},
    {"isXPathResult", 1, 228},
    {"itemKind", 1, 186},
    {"itemState", 1, 186},
    {"keepBlanks", 1, 59},
    {"keepBlanksApart", 1, 59},
    {"keepLine", 1, 51},
    {"keyframeEffectState", 1, 229},
    {"labelListOf", 1, 103},
    {"labeledControl", 1, 103},
    {"labelsFor", 1, 44},
    {"legacySize", 1, 54},
    {"limitState", 1, 116},
    {"linesOf", 1, 56},
    {"listElement", 1, 108},
    {"loadFailed", 1, 73},
    {"loadResource", 1, 73},
    {"localOf", 1, 56},
    {"location", 1, 132},
    {"locationState", 1, 252},
    {"makeAbortController", 1, 192},
    {"makeAbortSignal", 1, 192},
    {"makeAbstractRange", 1, 221},
    {"makeAnimation", 1, 229},
    {"makeAnimationEffect", 1, 229},
    {"makeAnimationTimeline", 1, 229},
    {"makeAudioTrack", 1, 249},
    {"makeAudioTrackList", 1, 249},
    {"makeBarProp", 1, 252},
    {"makeBlob", 1, 212},
    {"makeBroadcastChannel", 1, 250},
    {"makeByteLengthQueuingStrategy", 1, 259},
    {"makeCSSConditionRule", 1, 196},
    {"makeCSSContainerRule", 1, 196},
    {"makeCSSCounterStyleRule", 1, 196},
    {"makeCSSFontFaceRule", 1, 196},
    {"makeCSSFontPaletteValuesRule", 1, 196},
    {"makeCSSGroupingRule", 1, 196},
    {"makeCSSImageValue", 1, 198},
    {"makeCSSImportRule", 1, 196},
    {"makeCSSKeyframeRule", 1, 196},
    {"makeCSSKeyframesRule", 1, 196},
    {"makeCSSKeywordValue", 1, 198},
    {"makeCSSLayerBlockRule", 1, 196},
    {"makeCSSLayerStatementRule", 1, 196},
    {"makeCSSMarginRule", 1, 196},
    {"makeCSSMathClamp", 1, 198},
    {"makeCSSMathInvert", 1, 198},
    {"makeCSSMathMax", 1, 198},
    {"makeCSSMathMin", 1, 198},
    {"makeCSSMathNegate", 1, 198},
    {"makeCSSMathProduct", 1, 198},
    {"makeCSSMathSum", 1, 198},
    {"makeCSSMathValue", 1, 198},
    {"makeCSSMatrixComponent", 1, 198},
    {"makeCSSMediaRule", 1, 196},
    {"makeCSSNamespaceRule", 1, 196},
    {"makeCSSNestedDeclarations", 1, 196},
    {"makeCSSNumericArray", 1, 198},
    {"makeCSSNumericValue", 1, 198},
    {"makeCSSPageRule", 1, 196},
    {"makeCSSPerspective", 1, 198},
    {"makeCSSPropertyRule", 1, 196},
    {"makeCSSRotate", 1, 198},
    {"makeCSSRule", 1, 196},
    {"makeCSSRuleList", 1, 196},
    {"makeCSSScale", 1, 198},
    {"makeCSSScopeRule", 1, 196},
    {"makeCSSSkew", 1, 198},
    {"makeCSSSkewX", 1, 198},
    {"makeCSSSkewY", 1, 198},
    {"makeCSSStartingStyleRule", 1, 196},
    {"makeCSSStyleDeclaration", 1, 197},
    {"makeCSSStyleRule", 1, 196},
    {"makeCSSStyleSheet", 1, 225},
    {"makeCSSStyleValue", 1, 198},
    {"makeCSSSupportsRule", 1, 196},
    {"makeCSSTransformComponent", 1, 198},
    {"makeCSSTransformValue", 1, 198},
    {"makeCSSTranslate", 1, 198},
    {"makeCSSUnitValue", 1, 198},
    {"makeCSSUnparsedValue", 1, 198},
    {"makeCSSVariableReferenceValue", 1, 198},
    {"makeClipboard", 1, 258},
    {"makeClipboardItem", 1, 258},
    {"makeCompressionStream", 1, 231},
    {"makeCountQueuingStrategy", 1, 259},
    {"makeCrypto", 1, 266},
    {"makeCryptoKey", 1, 266},
    {"makeCustomElementRegistry", 1, 200},
    {"makeCustomStateSet", 1, 210},
    {"makeDOMException", 1, 202},
    {"makeDOMImplementation", 1, 203},
    {"makeDOMMatrix", 1, 247},
    {"makeDOMMatrixReadOnly", 1, 247},
    {"makeDOMParser", 1, 203},
    {"makeDOMPoint", 1, 247},
    {"makeDOMPointReadOnly", 1, 247},
    {"makeDOMQuad", 1, 247},
    {"makeDOMRect", 1, 244},
    {"makeDOMRectList", 1, 244},
    {"makeDOMRectReadOnly", 1, 244},
    {"makeDOMStringList", 1, 204},
    {"makeDOMStringMap", 1, 205},
    {"makeDOMTokenList", 1, 206},
    {"makeDataTransfer", 1, 207},
    {"makeDataTransferItem", 1, 207},
    {"makeDataTransferItemList", 1, 207},
    {"makeDecompressionStream", 1, 231},
    {"makeDeferred", 1, 160},
    {"makeDocumentTimeline", 1, 229},
    {"makeElement", 1, 88},
    {"makeElementInternals", 1, 210},
    {"makeEvent", 1, 211},
    {"makeEventSource", 1, 232},
    {"makeException", 1, 184},
    {"makeExternal", 1, 252},
    {"makeFile", 1, 212},
    {"makeFileList", 1, 212},
    {"makeFileReader", 1, 212},
    {"makeFormData", 1, 267},
    {"makeGeolocation", 1, 258},
    {"makeGeolocationPositionError", 1, 258},
    {"makeHTMLAllCollection", 1, 213},
    {"makeHTMLCollection", 1, 230},
    {"makeHTMLFormControlsCollection", 1, 241},
    {"makeHTMLOptionsCollection", 1, 241},
    {"makeHeaders", 1, 240},
    {"makeHistory", 1, 252},
    {"makeIdleDeadline", 1, 245},
    {"makeIndexed", 1, 186},
    {"makeIntersectionObserver", 1, 254},
    {"makeIntersectionObserverEntry", 1, 254},
    {"makeKeyframeEffect", 1, 229},
    {"makeLocation", 1, 252},
    {"makeMediaError", 1, 249},
    {"makeMediaList", 1, 225},
    {"makeMediaQueryList", 1, 195},
    {"makeMessageChannel", 1, 250},
    {"makeMessagePort", 1, 250},
    {"makeMimeType", 1, 218},
    {"makeMimeTypeArray", 1, 218},
    {"makeMutationObserver", 1, 216},
    {"makeMutationRecord", 1, 216},
    {"makeNamedNodeMap", 1, 217},
    {"makeNavigator", 1, 218},
    {"makeNodeIterator", 1, 226},
    {"makeNodeList", 1, 230},
    {"makeNotification", 1, 258},
    {"makePerformance", 1, 256},
    {"makePerformanceEntry", 1, 257},
    {"makePerformanceMark", 1, 257},
    {"makePerformanceMeasure", 1, 257},
    {"makePerformanceNavigation", 1, 253},
    {"makePerformanceObserver", 1, 257},
    {"makePerformanceObserverEntryList", 1, 257},
    {"makePerformanceTiming", 1, 253},
    {"makePermissionStatus", 1, 258},
    {"makePermissions", 1, 258},
    {"makePlugin", 1, 218},
    {"makePluginArray", 1, 218},
    {"makeRadioNodeList", 1, 241},
    {"makeRange", 1, 221},
    {"makeReadableByteStreamController", 1, 259},
    {"makeReadableStream", 1, 259},
    {"makeReadableStreamBYOBReader", 1, 259},
    {"makeReadableStreamBYOBRequest", 1, 259},
    {"makeReadableStreamDefaultController", 1, 259},
    {"makeReadableStreamDefaultReader", 1, 259},
    {"makeRequest", 1, 240},
    {"makeResizeObserver", 1, 254},
    {"makeResizeObserverEntry", 1, 254},
    {"makeResizeObserverSize", 1, 254},
    {"makeResponse", 1, 240},
    {"makeSVGAngle", 1, 261},
    {"makeSVGAnimatedAngle", 1, 261},
    {"makeSVGAnimatedBoolean", 1, 261},
    {"makeSVGAnimatedEnumeration", 1, 261},
    {"makeSVGAnimatedInteger", 1, 261},
    {"makeSVGAnimatedLength", 1, 261},
    {"makeSVGAnimatedLengthList", 1, 261},
    {"makeSVGAnimatedNumber", 1, 261},
    {"makeSVGAnimatedNumberList", 1, 261},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 261},
    {"makeSVGAnimatedRect", 1, 261},
    {"makeSVGAnimatedTransformList", 1, 261},
    {"makeSVGLength", 1, 261},
    {"makeSVGLengthList", 1, 261},
    {"makeSVGNumber", 1, 261},
    {"makeSVGNumberList", 1, 261},
    {"makeSVGPointList", 1, 261},
    {"makeSVGPreserveAspectRatio", 1, 261},
    {"makeSVGStringList", 1, 261},
    {"makeSVGTransform", 1, 261},
    {"makeSVGTransformList", 1, 261},
    {"makeSVGUnitTypes", 1, 261},
    {"makeScreen", 1, 195},
    {"makeSelection", 1, 222},
    {"makeStaticRange", 1, 221},
    {"makeStorage", 1, 224},
    {"makeStylePropertyMap", 1, 198},
    {"makeStylePropertyMapReadOnly", 1, 198},
    {"makeStyleSheet", 1, 225},
    {"makeStyleSheetList", 1, 225},
    {"makeSubtleCrypto", 1, 266},
    {"makeTextDecoder", 1, 236},
    {"makeTextDecoderStream", 1, 236},
    {"makeTextEncoder", 1, 236},
    {"makeTextEncoderStream", 1, 236},
    {"makeTextTrack", 1, 249},
    {"makeTextTrackCue", 1, 249},
    {"makeTextTrackCueList", 1, 249},
    {"makeTextTrackList", 1, 249},
    {"makeTimeRanges", 1, 248},
    {"makeTouch", 1, 264},
    {"makeTouchList", 1, 264},
    {"makeTransformStream", 1, 259},
    {"makeTransformStreamDefaultController", 1, 259},
    {"makeTreeWalker", 1, 226},
    {"makeURL", 1, 265},
    {"makeURLSearchParams", 1, 265},
    {"makeUserActivation", 1, 258},
    {"makeVTTCue", 1, 249},
    {"makeValidityState", 1, 242},
    {"makeVideoTrack", 1, 249},
    {"makeVideoTrackList", 1, 249},
    {"makeVisualViewport", 1, 195},
    {"makeWebSocket", 1, 232},
    {"makeWritableStream", 1, 259},
    {"makeWritableStreamDefaultController", 1, 259},
    {"makeWritableStreamDefaultWriter", 1, 259},
    {"makeXMLHttpRequest", 1, 267},
    {"makeXMLHttpRequestEventTarget", 1, 267},
    {"makeXMLHttpRequestUpload", 1, 267},
    {"makeXMLSerializer", 1, 203},
    {"makeXPathEvaluator", 1, 228},
    {"makeXPathExpression", 1, 228},
    {"makeXPathResult", 1, 228},
    {"markupWithShadows", 1, 32},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 31},
    {"maximumOf", 1, 110},
    {"mayBeHeard", 1, 36},
    {"mediaErrorState", 1, 249},
    {"mediaListState", 1, 225},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 195},
    {"mergeTexts", 1, 51},
    {"messageChannelState", 1, 250},
    {"messagePortState", 1, 250},
    {"mimeParameter", 1, 150},
    {"mimeText", 1, 150},
    {"mimeTypeArrayState", 1, 218},
    {"mimeTypeState", 1, 218},
    {"mimeTypes", 1, 147},
    {"minimumOf", 1, 110},
    {"missing", 1, 190},
    {"moveChildren", 1, 49},
    {"moveFocus", 1, 121},
    {"movePoint", 1, 57},
    {"multipleChanged", 1, 113},
    {"mutationObserverState", 1, 216},
    {"mutationRecordState", 1, 216},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 103},
    {"namedList", 1, 44},
    {"namedTest", 1, 103},
    {"navigate", 1, 132},
    {"navigateFrame", 1, 143},
    {"navigateToFragment", 1, 131},
    {"navigator", 1, 141},
    {"navigatorState", 1, 218},
    {"nearestStep", 1, 110},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 72},
    {"newDecoder", 1, 60},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 67},
    {"newHeaders", 1, 68},
    {"newKeyframeEffect", 1, 179},
    {"newList", 1, 160},
    {"newMatrix", 1, 75},
    {"newNodeIterator", 1, 33},
    {"newRange", 1, 29},
    {"newReadable", 1, 152},
    {"newRect", 1, 76},
    {"newRectList", 1, 76},
    {"newResponse", 1, 70},
    {"newSVGAngle", 1, 164},
    {"newSVGLength", 1, 164},
    {"newSVGList", 1, 165},
    {"newSVGNumber", 1, 164},
    {"newSVGTransform", 1, 168},
    {"newStaticRange", 1, 29},
    {"newTreeWalker", 1, 33},
    {"newUnit", 1, 15},
    {"newWritable", 1, 154},
    {"nextTimer", 1, 172},
    {"nodeIndex", 1, 29},
    {"nodeIteratorState", 1, 226},
    {"nodeLength", 1, 29},
    {"nodeOfKinds", 1, 190},
    {"nodePrecedes", 1, 48},
    {"notificationState", 1, 258},
    {"numberIn", 1, 106},
    {"numberToText", 1, 110},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 44},
    {"onlyNamedIn", 1, 103},
    {"openChannel", 1, 128},
    {"openShadowRoot", 1, 32},
    {"openWindow", 1, 145},
    {"optionList", 1, 111},
    {"optionValue", 1, 111},
    {"ownControlState", 1, 99},
    {"pageScripts", 1, 138},
    {"parseMIMEType", 1, 150},
    {"parseMultipart", 1, 74},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 175},
    {"parseSVGNumbers", 1, 168},
    {"parseSVGTransforms", 1, 168},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 80},
    {"peerEvents", 1, 151},
    {"performance", 1, 169},
    {"performanceEntries", 1, 171},
    {"performanceEntryState", 1, 257},
    {"performanceMark", 1, 171},
    {"performanceMarkState", 1, 257},
    {"performanceMeasure", 1, 171},
    {"performanceMeasureState", 1, 257},
    {"performanceNavigationState", 1, 253},
    {"performanceObserverEntryListState", 1, 257},
    {"performanceObserverState", 1, 257},
    {"performanceState", 1, 256},
    {"performanceTimingState", 1, 253},
    {"permissionStatusState", 1, 258},
    {"permissionsState", 1, 258},
    {"pipe", 1, 157},
    {"placeCaret", 1, 51},
    {"platformInterface", 1, 188},
    {"pluginArrayState", 1, 218},
    {"pluginState", 1, 218},
    {"plugins", 1, 147},
    {"pointInDocument", 1, 35},
    {"popoverChanged", 1, 125},
    {"postToWindow", 1, 128},
    {"pullBytesIfNeeded", 1, 155},
    {"pullInto", 1, 158},
    {"pushItem", 1, 160},
    {"putFormat", 1, 54},
    {"queryAll", 1, 31},
    {"queryFirst", 1, 31},
    {"queueEvents", 1, 172},
    {"queueMicrotask", 1, 172},
    {"queueTask", 1, 172},
    {"queueToggle", 1, 126},
    {"radioGroup", 1, 112},
    {"radioNodeList", 1, 102},
    {"randomUUID", 1, 180},
    {"rangePoints", 1, 29},
    {"rangeState", 1, 221},
    {"rangeText", 1, 46},
    {"react", 1, 160},
    {"readBody", 1, 72},
    {"readChunk", 1, 152},
    {"readContentHandler", 1, 136},
    {"readInto", 1, 152},
    {"readSequence", 1, 62},
    {"readTape", 1, 65},
    {"readableByteStreamControllerState", 1, 259},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 259},
    {"readableStreamBYOBRequestState", 1, 259},
    {"readableStreamDefaultControllerState", 1, 259},
    {"readableStreamDefaultReaderState", 1, 259},
    {"readableStreamState", 1, 259},
    {"receiveControlState", 1, 99},
    {"receiverOf", 1, 88},
    {"rectified", 1, 15},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 152},
    {"releaseWriter", 1, 154},
    {"remoteCount", 1, 103},
    {"removeBeside", 1, 51},
    {"removeSelected", 1, 51},
    {"replaceData", 1, 21},
    {"replaceDocument", 1, 85},
    {"reportException", 1, 135},
    {"reportForm", 1, 116},
    {"reportRejection", 1, 135},
    {"reportValidity", 1, 116},
    {"requestFrame", 1, 172},
    {"requestIdle", 1, 137},
    {"requestState", 1, 240},
    {"resetControl", 1, 100},
    {"resetCustom", 1, 79},
    {"resetOptions", 1, 113},
    {"resetQueue", 1, 160},
    {"resizeObserverEntryState", 1, 254},
    {"resizeObserverSizeState", 1, 254},
    {"resizeObserverState", 1, 254},
    {"resourceBuffer", 1, 73},
    {"resourceDocument", 1, 73},
    {"resourceText", 1, 73},
    {"respond", 1, 158},
    {"respondWithView", 1, 158},
    {"responseState", 1, 240},
    {"retarget", 1, 32},
    {"rootArguments", 1, 35},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 172},
    {"runShortcutScript", 1, 66},
    {"screen", 1, 13},
    {"screenState", 1, 195},
    {"scriptTimer", 1, 172},
    {"seedRandom", 1, 183},
    {"selectInRange", 1, 29},
    {"selectNothing", 1, 30},
    {"selectOf", 1, 111},
    {"selectOnly", 1, 113},
    {"selectRange", 1, 30},
    {"selectSource", 1, 96},
    {"selectedControlText", 1, 115},
    {"selectedOptionsOf", 1, 113},
    {"selectedRange", 1, 30},
    {"selectionFault", 1, 30},
    {"selectionLeft", 1, 53},
    {"selectionState", 1, 222},
    {"sendControlStates", 1, 99},
    {"sendTo", 1, 128},
    {"sequenceOf", 1, 62},
    {"serialize", 1, 130},
    {"serializePairs", 1, 175},
    {"serializeWithTransfer", 1, 130},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 106},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 154},
    {"setCheckedness", 1, 112},
    {"setControlValue", 1, 106},
    {"setFiles", 1, 104},
    {"setFragment", 1, 132},
    {"setHandler", 1, 136},
    {"setHeader", 1, 68},
    {"setInputValue", 1, 106},
    {"setInteracted", 1, 116},
    {"setMIMEParameter", 1, 150},
    {"setMarkupWithShadows", 1, 32},
    {"setModal", 1, 124},
    {"setOption", 1, 111},
    {"setRangePoints", 1, 29},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 164},
    {"setSVGLength", 1, 164},
    {"setSelected", 1, 113},
    {"setTimer", 1, 172},
    {"setType", 1, 106},
    {"setUpByteSource", 1, 155},
    {"setUpBytes", 1, 155},
    {"setUpReadable", 1, 156},
    {"setUpSink", 1, 162},
    {"setUpSource", 1, 156},
    {"setUpTransform", 1, 153},
    {"setUpWritable", 1, 162},
    {"settingText", 1, 110},
    {"settleAs", 1, 160},
    {"shadowRootOf", 1, 32},
    {"shadowTraits", 1, 32},
    {"shareControlState", 1, 99},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 160},
    {"showPopover", 1, 125},
    {"signWith", 1, 182},
    {"sizeOf", 1, 160},
    {"slotContents", 1, 47},
    {"slotOf", 1, 47},
    {"slotsChanged", 1, 47},
    {"spendStream", 1, 152},
    {"splitAround", 1, 49},
    {"splitText", 1, 21},
    {"startErroring", 1, 154},
    {"stateOf", 1, 186},
    {"staticRangeState", 1, 221},
    {"stepped", 1, 110},
    {"storage", 1, 142},
    {"storageState", 1, 224},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 81},
    {"stylePropertyMapReadOnlyState", 1, 198},
    {"stylePropertyMapState", 1, 198},
    {"styleSheetListState", 1, 225},
    {"styleSheetState", 1, 225},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 114},
    {"submittableOf", 1, 103},
    {"submittedText", 1, 106},
    {"subtle", 1, 181},
    {"subtleCryptoState", 1, 266},
    {"surroundRange", 1, 46},
    {"svgAngleState", 1, 261},
    {"svgAnimatedAngleState", 1, 261},
    {"svgAnimatedBooleanState", 1, 261},
    {"svgAnimatedEnumerationState", 1, 261},
    {"svgAnimatedIntegerState", 1, 261},
    {"svgAnimatedLengthListState", 1, 261},
    {"svgAnimatedLengthState", 1, 261},
    {"svgAnimatedNumberListState", 1, 261},
    {"svgAnimatedNumberState", 1, 261},
    {"svgAnimatedPreserveAspectRatioState", 1, 261},
    {"svgAnimatedRectState", 1, 261},
    {"svgAnimatedTransformListState", 1, 261},
    {"svgAxis", 1, 164},
    {"svgBounds", 1, 166},
    {"svgBox", 1, 163},
    {"svgConstants", 1, 167},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 166},
    {"svgFloat", 1, 164},
    {"svgLengthListState", 1, 261},
    {"svgLengthState", 1, 261},
    {"svgListOf", 1, 163},
    {"svgMemberOrder", 1, 260},
    {"svgMembers", 1, 167},
    {"svgNumberListState", 1, 261},
    {"svgNumberState", 1, 261},
    {"svgNumberText", 1, 164},
    {"svgPathLength", 1, 166},
    {"svgPointAt", 1, 166},
    {"svgPointListState", 1, 261},
    {"svgPreserveAspectRatioState", 1, 261},
    {"svgReflection", 1, 163},
    {"svgStringListState", 1, 261},
    {"svgStrokes", 1, 166},
    {"svgTransformListState", 1, 261},
    {"svgTransformOf", 1, 168},
    {"svgTransformProduct", 1, 168},
    {"svgTransformState", 1, 261},
    {"svgTransformText", 1, 168},
    {"svgUnitTypesState", 1, 261},
    {"takeFilled", 1, 158},
    {"takeFormat", 1, 54},
    {"takeSignals", 1, 47},
    {"targetOf", 1, 134},
    {"teeBytes", 1, 161},
    {"teeChunks", 1, 161},
    {"textAsBuffer", 1, 181},
    {"textBecameSelectable", 1, 115},
    {"textDecoderState", 1, 236},
    {"textDecoderStreamState", 1, 236},
    {"textEncoderState", 1, 236},
    {"textEncoderStreamState", 1, 236},
    {"textFragment", 1, 92},
    {"textReplaced", 1, 115},
    {"textToNumber", 1, 110},
    {"textTrackCueListState", 1, 249},
    {"textTrackCueState", 1, 249},
    {"textTrackListState", 1, 249},
    {"textTrackState", 1, 249},
    {"textsBetween", 1, 58},
    {"textsIn", 1, 54},
    {"textsOf", 1, 56},
    {"theSelection", 1, 30},
    {"timeRangesState", 1, 248},
    {"timingTimes", 1, 170},
    {"toBuffer", 1, 190},
    {"toByteString", 1, 190},
    {"toClamped", 1, 190},
    {"toEnforced", 1, 190},
    {"toEnum", 1, 190},
    {"toFloat", 1, 190},
    {"toInterface", 1, 190},
    {"toLongLong", 1, 190},
    {"toObject", 1, 190},
    {"toRecord", 1, 190},
    {"toSequence", 1, 190},
    {"toUnrestrictedFloat", 1, 190},
    {"toUnsignedLongLong", 1, 190},
    {"togglePopover", 1, 125},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 124},
    {"touchListState", 1, 264},
    {"touchState", 1, 264},
    {"transferPort", 1, 128},
    {"transferStream", 1, 129},
    {"transformMatrix", 1, 77},
    {"transformStreamDefaultControllerState", 1, 259},
    {"transformStreamState", 1, 259},
    {"treeWalkerState", 1, 226},
    {"trimSpace", 1, 68},
    {"turnFormatOff", 1, 54},
    {"updateFormOwner", 1, 79},
    {"upgradeIn", 1, 80},
    {"urlSearchParamsState", 1, 265},
    {"urlState", 1, 265},
    {"userActivationState", 1, 258},
    {"usesSourceSet", 1, 96},
    {"utf8Text", 1, 62},
    {"validityOf", 1, 116},
    {"validityStateState", 1, 242},
    {"valueMode", 1, 105},
    {"verifyWith", 1, 182},
    {"videoTrackListState", 1, 249},
    {"videoTrackState", 1, 249},
    {"viewParts", 1, 160},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 195},
    {"vttCueState", 1, 249},
    {"waitingReads", 1, 152},
    {"watchSlots", 1, 47},
    {"webSocketState", 1, 232},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 99},
    {"willValidate", 1, 116},
    {"windowNamed", 1, 144},
    {"windowOf", 1, 143},
    {"withReactions", 1, 80},
    {"withoutScripts", 1, 55},
    {"writableDesiredSize", 1, 162},
    {"writableStreamDefaultControllerState", 1, 259},
    {"writableStreamDefaultWriterState", 1, 259},
    {"writableStreamState", 1, 259},
    {"writeChunk", 1, 154},
    {"writeController", 1, 162},
    {"writeJSONTape", 1, 65},
    {"writeTape", 1, 65},
    {"wrongKind", 1, 190},
    {"wrongReceiver", 1, 190},
    {"wrongValue", 1, 190},
    {"xPathEvaluatorState", 1, 228},
    {"xPathExpressionState", 1, 228},
    {"xPathResultState", 1, 228},
    {"xmlHttpRequestEventTargetState", 1, 267},
    {"xmlHttpRequestState", 1, 267},
    {"xmlHttpRequestUploadState", 1, 267},
    {"xmlSerializerState", 1, 203},
};
const BindingsLazyName *const bindingsLazyNames = lazyNames;
const size_t bindingsLazyNameCount = sizeof lazyNames / sizeof lazyNames[0];
