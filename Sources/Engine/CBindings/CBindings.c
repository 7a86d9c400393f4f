// CBindings.c: embeds the files of js/ as js/linker/link.mjs links them, which writes the lists below.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more. `lateFiles` run when
// js/families.js says, by `lateNames`, and js/warmUp.js when WebRuntime/Page/WarmPool.swift or UnsafeCompiledBindings.swift does. Only lines of
// comments may hold characters beyond ASCII.

#include "CBindings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char startUp[] = {
#embed "Linked/primordials.js"
    ,
#embed "Linked/hooks.js"
    ,
#embed "Linked/memory.js"
    ,
#embed "Linked/arena.js"
    ,
#embed "Linked/webidl/interface.js"
    ,
#embed "../../../js/bindings/promises.js"
    ,
#embed "Linked/families.js"
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
#embed "Linked/webidl/lateMembers.js"
    ,
#embed "Linked/bindings/startUpNodes.js"
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
#embed "../../../js/bindings/startUp.js"
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
static const unsigned char dom_slots[] = {
#embed "Linked/dom/slots.js"
};
static const unsigned char dom_treeOrder[] = {
#embed "Linked/dom/treeOrder.js"
};
static const unsigned char editing_blanks[] = {
#embed "Linked/editing/blanks.js"
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
static const unsigned char html_elements_members[] = {
#embed "Linked/html/elements/members.js"
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
static const unsigned char html_forms_formControls[] = {
#embed "Linked/html/forms/formControls.js"
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
static const unsigned char html_forms_options[] = {
#embed "Linked/html/forms/options.js"
};
static const unsigned char html_forms_radioGroups[] = {
#embed "Linked/html/forms/radioGroups.js"
};
static const unsigned char html_forms_scales[] = {
#embed "Linked/html/forms/scales.js"
};
static const unsigned char html_forms_selectedness[] = {
#embed "Linked/html/forms/selectedness.js"
};
static const unsigned char html_forms_steps[] = {
#embed "Linked/html/forms/steps.js"
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
static const unsigned char html_windows_Navigator[] = {
#embed "Linked/html/windows/Navigator.js"
};
static const unsigned char html_windows_Storage[] = {
#embed "Linked/html/windows/Storage.js"
};
static const unsigned char html_windows_bars[] = {
#embed "Linked/html/windows/bars.js"
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
static const unsigned char streams_base[] = {
#embed "Linked/streams/base.js"
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
static const unsigned char streams_readableSteps[] = {
#embed "Linked/streams/readableSteps.js"
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
static const unsigned char svg_members[] = {
#embed "Linked/svg/members.js"
};
static const unsigned char svg_paths[] = {
#embed "Linked/svg/paths.js"
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
static const unsigned char webidl_pairs[] = {
#embed "Linked/webidl/pairs.js"
};
static const unsigned char webidl_platformInterface[] = {
#embed "Linked/webidl/platformInterface.js"
};
static const unsigned char webidl_sets[] = {
#embed "Linked/webidl/sets.js"
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
static const unsigned char bindings_places[] = {
#embed "../../../js/bindings/places.js"
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

static const BindingsFile lateFiles[] = {
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
    BINDINGS_FILE("js/dom/slots.js", dom_slots),
    BINDINGS_FILE("js/dom/treeOrder.js", dom_treeOrder),
    BINDINGS_FILE("js/editing/blanks.js", editing_blanks),
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
    BINDINGS_FILE("js/html/elements/aria.js", html_elements_aria),
    BINDINGS_FILE("js/html/elements/dataset.js", html_elements_dataset),
    BINDINGS_FILE("js/html/elements/elementArguments.js", html_elements_elementArguments),
    BINDINGS_FILE("js/html/elements/elementSteps.js", html_elements_elementSteps),
    BINDINGS_FILE("js/html/elements/members.js", html_elements_members),
    BINDINGS_FILE("js/html/elements/tables.js", html_elements_tables),
    BINDINGS_FILE("js/html/elements/textFragment.js", html_elements_textFragment),
    BINDINGS_FILE("js/html/embedded/images.js", html_embedded_images),
    BINDINGS_FILE("js/html/embedded/mediaTracks.js", html_embedded_mediaTracks),
    BINDINGS_FILE("js/html/embedded/sourceSets.js", html_embedded_sourceSets),
    BINDINGS_FILE("js/html/forms/autofill.js", html_forms_autofill),
    BINDINGS_FILE("js/html/forms/controlMatches.js", html_forms_controlMatches),
    BINDINGS_FILE("js/html/forms/controlState.js", html_forms_controlState),
    BINDINGS_FILE("js/html/forms/controls.js", html_forms_controls),
    BINDINGS_FILE("js/html/forms/dates.js", html_forms_dates),
    BINDINGS_FILE("js/html/forms/formControls.js", html_forms_formControls),
    BINDINGS_FILE("js/html/forms/forms.js", html_forms_forms),
    BINDINGS_FILE("js/html/forms/inputFiles.js", html_forms_inputFiles),
    BINDINGS_FILE("js/html/forms/inputTypes.js", html_forms_inputTypes),
    BINDINGS_FILE("js/html/forms/inputValues.js", html_forms_inputValues),
    BINDINGS_FILE("js/html/forms/invalidHolders.js", html_forms_invalidHolders),
    BINDINGS_FILE("js/html/forms/listElements.js", html_forms_listElements),
    BINDINGS_FILE("js/html/forms/options.js", html_forms_options),
    BINDINGS_FILE("js/html/forms/radioGroups.js", html_forms_radioGroups),
    BINDINGS_FILE("js/html/forms/scales.js", html_forms_scales),
    BINDINGS_FILE("js/html/forms/selectedness.js", html_forms_selectedness),
    BINDINGS_FILE("js/html/forms/steps.js", html_forms_steps),
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
    BINDINGS_FILE("js/html/navigation/links.js", html_navigation_links),
    BINDINGS_FILE("js/html/scripting/errors.js", html_scripting_errors),
    BINDINGS_FILE("js/html/scripting/eventHandlers.js", html_scripting_eventHandlers),
    BINDINGS_FILE("js/html/scripting/idle.js", html_scripting_idle),
    BINDINGS_FILE("js/html/scripting/pageScripts.js", html_scripting_pageScripts),
    BINDINGS_FILE("js/html/windows/Navigator.js", html_windows_Navigator),
    BINDINGS_FILE("js/html/windows/Storage.js", html_windows_Storage),
    BINDINGS_FILE("js/html/windows/bars.js", html_windows_bars),
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
    BINDINGS_FILE("js/streams/base.js", streams_base),
    BINDINGS_FILE("js/streams/byteController.js", streams_byteController),
    BINDINGS_FILE("js/streams/defaultController.js", streams_defaultController),
    BINDINGS_FILE("js/streams/pipe.js", streams_pipe),
    BINDINGS_FILE("js/streams/readableSteps.js", streams_readableSteps),
    BINDINGS_FILE("js/streams/tee.js", streams_tee),
    BINDINGS_FILE("js/streams/writableController.js", streams_writableController),
    BINDINGS_FILE("js/svg/animated.js", svg_animated),
    BINDINGS_FILE("js/svg/lengths.js", svg_lengths),
    BINDINGS_FILE("js/svg/lists.js", svg_lists),
    BINDINGS_FILE("js/svg/members.js", svg_members),
    BINDINGS_FILE("js/svg/paths.js", svg_paths),
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
    BINDINGS_FILE("js/webidl/pairs.js", webidl_pairs),
    BINDINGS_FILE("js/webidl/platformInterface.js", webidl_platformInterface),
    BINDINGS_FILE("js/webidl/sets.js", webidl_sets),
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
    BINDINGS_FILE("js/bindings/places.js", bindings_places),
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
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 182},
    {"AbortControllerBrand", 1, 182},
    {"AbortControllerSteps", 1, 19},
    {"AbortSignal", 0, 182},
    {"AbortSignalBrand", 1, 182},
    {"AbortSignalSteps", 1, 19},
    {"AbstractRange", 0, 211},
    {"AbstractRangeBrand", 1, 211},
    {"AbstractRangeSteps", 1, 28},
    {"Animation", 0, 219},
    {"AnimationBrand", 1, 219},
    {"AnimationEffect", 0, 219},
    {"AnimationEffectBrand", 1, 219},
    {"AnimationEffectSteps", 1, 169},
    {"AnimationEvent", 0, 228},
    {"AnimationFrameProviderSteps", 1, 139},
    {"AnimationPlaybackEvent", 0, 219},
    {"AnimationSteps", 1, 167},
    {"AnimationTimeline", 0, 219},
    {"AnimationTimelineBrand", 1, 219},
    {"AnimationTimelineSteps", 1, 167},
    {"Attr", 0, 183},
    {"AttrSteps", 1, 20},
    {"Audio", 0, 237},
    {"AudioTrack", 0, 238},
    {"AudioTrackBrand", 1, 238},
    {"AudioTrackList", 0, 238},
    {"AudioTrackListBrand", 1, 238},
    {"AudioTrackListSteps", 1, 88},
    {"AudioTrackSteps", 1, 88},
    {"AutofilledSteps", 1, 90},
    {"BarProp", 0, 241},
    {"BarPropBrand", 1, 241},
    {"BarPropSteps", 1, 133},
    {"BeforeUnloadEvent", 0, 228},
    {"BeforeUnloadEventSteps", 1, 163},
    {"Blob", 0, 202},
    {"BlobBrand", 1, 202},
    {"BlobSteps", 1, 2},
    {"BodySteps", 1, 68},
    {"BroadcastChannel", 0, 239},
    {"BroadcastChannelBrand", 1, 239},
    {"BroadcastChannelSteps", 1, 121},
    {"ByteLengthQueuingStrategy", 0, 249},
    {"ByteLengthQueuingStrategyBrand", 1, 249},
    {"ByteLengthQueuingStrategySteps", 1, 146},
    {"CDATASection", 0, 189},
    {"CSS", 3, 184},
    {"CSSConditionRule", 0, 186},
    {"CSSConditionRuleBrand", 1, 186},
    {"CSSConditionRuleSteps", 1, 9},
    {"CSSContainerRule", 0, 186},
    {"CSSContainerRuleBrand", 1, 186},
    {"CSSContainerRuleSteps", 1, 9},
    {"CSSCounterStyleRule", 0, 186},
    {"CSSCounterStyleRuleBrand", 1, 186},
    {"CSSCounterStyleRuleSteps", 1, 9},
    {"CSSFontFaceRule", 0, 186},
    {"CSSFontFaceRuleBrand", 1, 186},
    {"CSSFontFaceRuleSteps", 1, 9},
    {"CSSFontPaletteValuesRule", 0, 186},
    {"CSSFontPaletteValuesRuleBrand", 1, 186},
    {"CSSFontPaletteValuesRuleSteps", 1, 9},
    {"CSSGroupingRule", 0, 186},
    {"CSSGroupingRuleBrand", 1, 186},
    {"CSSGroupingRuleSteps", 1, 9},
    {"CSSImageValue", 0, 188},
    {"CSSImageValueBrand", 1, 188},
    {"CSSImportRule", 0, 186},
    {"CSSImportRuleBrand", 1, 186},
    {"CSSImportRuleSteps", 1, 9},
    {"CSSKeyframeRule", 0, 186},
    {"CSSKeyframeRuleBrand", 1, 186},
    {"CSSKeyframeRuleSteps", 1, 9},
    {"CSSKeyframesRule", 0, 186},
    {"CSSKeyframesRuleBrand", 1, 186},
    {"CSSKeyframesRuleSteps", 1, 9},
    {"CSSKeywordValue", 0, 188},
    {"CSSKeywordValueBrand", 1, 188},
    {"CSSKeywordValueSteps", 1, 17},
    {"CSSLayerBlockRule", 0, 186},
    {"CSSLayerBlockRuleBrand", 1, 186},
    {"CSSLayerBlockRuleSteps", 1, 9},
    {"CSSLayerStatementRule", 0, 186},
    {"CSSLayerStatementRuleBrand", 1, 186},
    {"CSSLayerStatementRuleSteps", 1, 9},
    {"CSSMarginRule", 0, 186},
    {"CSSMarginRuleBrand", 1, 186},
    {"CSSMarginRuleSteps", 1, 9},
    {"CSSMathClamp", 0, 188},
    {"CSSMathClampBrand", 1, 188},
    {"CSSMathClampSteps", 1, 15},
    {"CSSMathInvert", 0, 188},
    {"CSSMathInvertBrand", 1, 188},
    {"CSSMathInvertSteps", 1, 15},
    {"CSSMathMax", 0, 188},
    {"CSSMathMaxBrand", 1, 188},
    {"CSSMathMaxSteps", 1, 15},
    {"CSSMathMin", 0, 188},
    {"CSSMathMinBrand", 1, 188},
    {"CSSMathMinSteps", 1, 15},
    {"CSSMathNegate", 0, 188},
    {"CSSMathNegateBrand", 1, 188},
    {"CSSMathNegateSteps", 1, 15},
    {"CSSMathProduct", 0, 188},
    {"CSSMathProductBrand", 1, 188},
    {"CSSMathProductSteps", 1, 15},
    {"CSSMathSum", 0, 188},
    {"CSSMathSumBrand", 1, 188},
    {"CSSMathSumSteps", 1, 15},
    {"CSSMathValue", 0, 188},
    {"CSSMathValueBrand", 1, 188},
    {"CSSMathValueSteps", 1, 15},
    {"CSSMatrixComponent", 0, 188},
    {"CSSMatrixComponentBrand", 1, 188},
    {"CSSMatrixComponentSteps", 1, 16},
    {"CSSMediaRule", 0, 186},
    {"CSSMediaRuleBrand", 1, 186},
    {"CSSMediaRuleSteps", 1, 9},
    {"CSSNamespaceRule", 0, 186},
    {"CSSNamespaceRuleBrand", 1, 186},
    {"CSSNamespaceRuleSteps", 1, 9},
    {"CSSNestedDeclarations", 0, 186},
    {"CSSNestedDeclarationsBrand", 1, 186},
    {"CSSNestedDeclarationsSteps", 1, 9},
    {"CSSNumericArray", 0, 188},
    {"CSSNumericArrayBrand", 1, 188},
    {"CSSNumericArraySteps", 1, 15},
    {"CSSNumericValue", 0, 188},
    {"CSSNumericValueBrand", 1, 188},
    {"CSSNumericValueSteps", 1, 15},
    {"CSSPageRule", 0, 186},
    {"CSSPageRuleBrand", 1, 186},
    {"CSSPageRuleSteps", 1, 9},
    {"CSSPerspective", 0, 188},
    {"CSSPerspectiveBrand", 1, 188},
    {"CSSPerspectiveSteps", 1, 16},
    {"CSSPropertyRule", 0, 186},
    {"CSSPropertyRuleBrand", 1, 186},
    {"CSSPropertyRuleSteps", 1, 9},
    {"CSSRotate", 0, 188},
    {"CSSRotateBrand", 1, 188},
    {"CSSRotateSteps", 1, 16},
    {"CSSRule", 0, 186},
    {"CSSRuleBrand", 1, 186},
    {"CSSRuleList", 0, 186},
    {"CSSRuleListBrand", 1, 186},
    {"CSSRuleListSteps", 1, 9},
    {"CSSRuleSteps", 1, 9},
    {"CSSScale", 0, 188},
    {"CSSScaleBrand", 1, 188},
    {"CSSScaleSteps", 1, 16},
    {"CSSScopeRule", 0, 186},
    {"CSSScopeRuleBrand", 1, 186},
    {"CSSScopeRuleSteps", 1, 9},
    {"CSSSkew", 0, 188},
    {"CSSSkewBrand", 1, 188},
    {"CSSSkewSteps", 1, 16},
    {"CSSSkewX", 0, 188},
    {"CSSSkewXBrand", 1, 188},
    {"CSSSkewXSteps", 1, 16},
    {"CSSSkewY", 0, 188},
    {"CSSSkewYBrand", 1, 188},
    {"CSSSkewYSteps", 1, 16},
    {"CSSStartingStyleRule", 0, 186},
    {"CSSStartingStyleRuleBrand", 1, 186},
    {"CSSSteps", 1, 8},
    {"CSSStyleDeclaration", 0, 187},
    {"CSSStyleDeclarationSteps", 1, 10},
    {"CSSStyleRule", 0, 186},
    {"CSSStyleRuleBrand", 1, 186},
    {"CSSStyleRuleSteps", 1, 9},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 17},
    {"CSSStyleSheet", 0, 215},
    {"CSSStyleSheetBrand", 1, 215},
    {"CSSStyleSheetSteps", 1, 11},
    {"CSSStyleValue", 0, 188},
    {"CSSStyleValueBrand", 1, 188},
    {"CSSStyleValueSteps", 1, 17},
    {"CSSSupportsRule", 0, 186},
    {"CSSSupportsRuleBrand", 1, 186},
    {"CSSTransformComponent", 0, 188},
    {"CSSTransformComponentBrand", 1, 188},
    {"CSSTransformComponentSteps", 1, 16},
    {"CSSTransformValue", 0, 188},
    {"CSSTransformValueBrand", 1, 188},
    {"CSSTransformValueSteps", 1, 16},
    {"CSSTranslate", 0, 188},
    {"CSSTranslateBrand", 1, 188},
    {"CSSTranslateSteps", 1, 16},
    {"CSSUnitValue", 0, 188},
    {"CSSUnitValueBrand", 1, 188},
    {"CSSUnitValueSteps", 1, 15},
    {"CSSUnparsedValue", 0, 188},
    {"CSSUnparsedValueBrand", 1, 188},
    {"CSSUnparsedValueSteps", 1, 17},
    {"CSSVariableReferenceValue", 0, 188},
    {"CSSVariableReferenceValueBrand", 1, 188},
    {"CSSVariableReferenceValueSteps", 1, 17},
    {"CharacterData", 0, 189},
    {"CharacterDataSteps", 1, 21},
    {"ChildNodeSteps", 1, 27},
    {"Clipboard", 0, 247},
    {"ClipboardBrand", 1, 247},
    {"ClipboardEvent", 0, 228},
    {"ClipboardItem", 0, 247},
    {"ClipboardItemBrand", 1, 247},
    {"ClipboardItemSteps", 1, 137},
    {"ClipboardSteps", 1, 137},
    {"CloseEvent", 0, 228},
    {"CommandEvent", 0, 228},
    {"Comment", 0, 189},
    {"CommentSteps", 1, 21},
    {"CompositionEvent", 0, 228},
    {"CompositionEventSteps", 1, 163},
    {"CompressionStream", 0, 221},
    {"CompressionStreamBrand", 1, 221},
    {"CompressionStreamSteps", 1, 5},
    {"ConsoleSteps", 1, 6},
    {"ConstraintValidationSteps", 1, 109},
    {"CountQueuingStrategy", 0, 249},
    {"CountQueuingStrategyBrand", 1, 249},
    {"CountQueuingStrategySteps", 1, 146},
    {"Crypto", 0, 256},
    {"CryptoBrand", 1, 256},
    {"CryptoKey", 0, 256},
    {"CryptoKeyBrand", 1, 256},
    {"CryptoKeySteps", 1, 172},
    {"CryptoSteps", 1, 170},
    {"CustomElementRegistry", 0, 190},
    {"CustomElementRegistryBrand", 1, 190},
    {"CustomElementRegistrySteps", 1, 74},
    {"CustomEvent", 0, 191},
    {"CustomEventSteps", 1, 40},
    {"CustomStateSet", 0, 200},
    {"CustomStateSetBrand", 1, 200},
    {"CustomStateSetSteps", 1, 75},
    {"DOMException", 0, 192},
    {"DOMExceptionBrand", 1, 192},
    {"DOMExceptionSteps", 1, 174},
    {"DOMImplementation", 0, 193},
    {"DOMImplementationBrand", 1, 193},
    {"DOMImplementationSteps", 1, 22},
    {"DOMMatrix", 0, 236},
    {"DOMMatrixBrand", 1, 236},
    {"DOMMatrixReadOnly", 0, 236},
    {"DOMMatrixReadOnlyBrand", 1, 236},
    {"DOMMatrixReadOnlySteps", 1, 71},
    {"DOMMatrixSteps", 1, 71},
    {"DOMParser", 0, 193},
    {"DOMParserBrand", 1, 193},
    {"DOMParserSteps", 1, 22},
    {"DOMPoint", 0, 236},
    {"DOMPointBrand", 1, 236},
    {"DOMPointReadOnly", 0, 236},
    {"DOMPointReadOnlyBrand", 1, 236},
    {"DOMPointReadOnlySteps", 1, 71},
    {"DOMPointSteps", 1, 71},
    {"DOMQuad", 0, 236},
    {"DOMQuadBrand", 1, 236},
    {"DOMQuadSteps", 1, 71},
    {"DOMRect", 0, 233},
    {"DOMRectBrand", 1, 233},
    {"DOMRectList", 0, 233},
    {"DOMRectListBrand", 1, 233},
    {"DOMRectListSteps", 1, 72},
    {"DOMRectReadOnly", 0, 233},
    {"DOMRectReadOnlyBrand", 1, 233},
    {"DOMRectReadOnlySteps", 1, 72},
    {"DOMRectSteps", 1, 72},
    {"DOMStringList", 0, 194},
    {"DOMStringListBrand", 1, 194},
    {"DOMStringListSteps", 1, 77},
    {"DOMStringMap", 0, 195},
    {"DOMTokenList", 0, 196},
    {"DOMTokenListSteps", 1, 23},
    {"DataTransfer", 0, 197},
    {"DataTransferBrand", 1, 197},
    {"DataTransferItem", 0, 197},
    {"DataTransferItemBrand", 1, 197},
    {"DataTransferItemList", 0, 197},
    {"DataTransferItemListBrand", 1, 197},
    {"DataTransferItemListSteps", 1, 111},
    {"DataTransferItemSteps", 1, 111},
    {"DataTransferSteps", 1, 111},
    {"DecompressionStream", 0, 221},
    {"DecompressionStreamBrand", 1, 221},
    {"DecompressionStreamSteps", 1, 5},
    {"DocumentFragment", 0, 189},
    {"DocumentFragmentSteps", 1, 21},
    {"DocumentMembers_CSSOMView", 1, 185},
    {"DocumentMembers_Document", 1, 198},
    {"DocumentMembers_HTMLDocument", 1, 204},
    {"DocumentMembers_ParentNode", 1, 210},
    {"DocumentMembers_StyleSheets", 1, 215},
    {"DocumentMembers_XPath", 1, 218},
    {"DocumentMembers_animations", 1, 219},
    {"DocumentMembers_editing", 1, 224},
    {"DocumentMembers_fullscreen", 1, 232},
    {"DocumentMembers_touch", 1, 254},
    {"DocumentStatics_Document", 1, 198},
    {"DocumentSteps_CSSOMView", 1, 18},
    {"DocumentSteps_Document", 1, 37},
    {"DocumentSteps_HTMLDocument", 1, 79},
    {"DocumentSteps_animations", 1, 167},
    {"DocumentSteps_editing", 1, 50},
    {"DocumentSteps_fullscreen", 1, 115},
    {"DocumentSteps_touch", 1, 164},
    {"DocumentTimeline", 0, 219},
    {"DocumentTimelineBrand", 1, 219},
    {"DocumentTimelineSteps", 1, 167},
    {"DocumentType", 0, 189},
    {"DocumentTypeSteps", 1, 21},
    {"DragEvent", 0, 228},
    {"ElementCSSStyleMapSteps", 1, 17},
    {"ElementContentEditableSteps", 1, 83},
    {"ElementInternals", 0, 200},
    {"ElementInternalsBrand", 1, 200},
    {"ElementInternalsSteps", 1, 75},
    {"ElementMembers_CSSOMView", 1, 185},
    {"ElementMembers_CSSTypedOM", 1, 188},
    {"ElementMembers_Element", 1, 199},
    {"ElementMembers_ParentNode", 1, 210},
    {"ElementMembers_animations", 1, 219},
    {"ElementMembers_fullscreen", 1, 232},
    {"ElementMembers_reflected", 1, 80},
    {"ElementSteps_CSSOMView", 1, 18},
    {"ElementSteps_CSSTypedOM", 1, 17},
    {"ElementSteps_Element", 1, 39},
    {"ElementSteps_animations", 1, 167},
    {"ElementSteps_fullscreen", 1, 115},
    {"ErrorEvent", 0, 228},
    {"Event", 0, 201},
    {"EventBrand", 1, 201},
    {"EventSource", 0, 222},
    {"EventSourceBrand", 1, 222},
    {"EventSourceSteps", 1, 120},
    {"EventSteps", 1, 24},
    {"External", 0, 241},
    {"ExternalBrand", 1, 241},
    {"ExternalSteps", 1, 133},
    {"File", 0, 202},
    {"FileBrand", 1, 202},
    {"FileList", 0, 202},
    {"FileListBrand", 1, 202},
    {"FileListSteps", 1, 2},
    {"FileReader", 0, 202},
    {"FileReaderBrand", 1, 202},
    {"FileReaderSteps", 1, 3},
    {"FileSteps", 1, 2},
    {"FocusEvent", 0, 228},
    {"FormData", 0, 257},
    {"FormDataBrand", 1, 257},
    {"FormDataEvent", 0, 228},
    {"FormDataSteps", 1, 63},
    {"FormOwnedSteps", 1, 96},
    {"GenericTransformStreamSteps", 1, 144},
    {"Geolocation", 0, 247},
    {"GeolocationBrand", 1, 247},
    {"GeolocationPositionError", 0, 247},
    {"GeolocationPositionErrorBrand", 1, 247},
    {"GeolocationPositionErrorSteps", 1, 137},
    {"GeolocationSteps", 1, 137},
    {"HTMLAllCollection", 0, 203},
    {"HTMLAllCollectionSteps", 1, 78},
    {"HTMLAnchorElement", 2, 253},
    {"HTMLAnchorElementSteps", 1, 84},
    {"HTMLAreaElement", 2, 253},
    {"HTMLAudioElementSteps", 1, 84},
    {"HTMLBaseElement", 2, 240},
    {"HTMLBaseElementSteps", 1, 84},
    {"HTMLButtonElement", 2, 231},
    {"HTMLButtonElementSteps", 1, 116},
    {"HTMLCanvasElement", 2, 235},
    {"HTMLCanvasElementSteps", 1, 84},
    {"HTMLCollection", 0, 220},
    {"HTMLCollectionKind", 1, 220},
    {"HTMLDataListElement", 2, 231},
    {"HTMLDataListElementSteps", 1, 102},
    {"HTMLDialogElement", 2, 235},
    {"HTMLDialogElementSteps", 1, 113},
    {"HTMLElementMembers_CSSOMView", 1, 185},
    {"HTMLElementMembers_CSSTypedOM", 1, 188},
    {"HTMLElementMembers_HTMLElement", 1, 205},
    {"HTMLElementSteps_CSSOMView", 1, 18},
    {"HTMLElementSteps_HTMLElement", 1, 83},
    {"HTMLEmbedElement", 2, 225},
    {"HTMLEmbedElementSteps", 1, 84},
    {"HTMLFieldSetElement", 2, 231},
    {"HTMLFieldSetElementSteps", 1, 96},
    {"HTMLFormControlsCollection", 0, 230},
    {"HTMLFormElement", 2, 231},
    {"HTMLFormElementSteps", 1, 107},
    {"HTMLFormElementSteps_formElements", 1, 95},
    {"HTMLFrameElement", 2, 244},
    {"HTMLFrameElementSteps", 1, 134},
    {"HTMLHyperlinkElementUtilsSteps", 1, 84},
    {"HTMLIFrameElement", 2, 225},
    {"HTMLIFrameElementSteps", 1, 134},
    {"HTMLImageElement", 2, 225},
    {"HTMLImageElementSteps", 1, 87},
    {"HTMLInputElement", 2, 231},
    {"HTMLInputElementSteps", 1, 93},
    {"HTMLLabelElement", 2, 231},
    {"HTMLLabelElementSteps", 1, 96},
    {"HTMLLegendElement", 2, 231},
    {"HTMLLegendElementSteps", 1, 96},
    {"HTMLLinkElement", 2, 215},
    {"HTMLMapElement", 2, 225},
    {"HTMLMapElementSteps", 1, 84},
    {"HTMLMarqueeElement", 2, 244},
    {"HTMLMarqueeElementSteps", 1, 84},
    {"HTMLMediaElement", 2, 237},
    {"HTMLMediaElementSteps", 1, 84},
    {"HTMLMediaElementSteps_mediaElements", 1, 88},
    {"HTMLMeterElement", 2, 231},
    {"HTMLMeterElementSteps", 1, 104},
    {"HTMLObjectElement", 2, 225},
    {"HTMLObjectElement", 2, 231},
    {"HTMLObjectElementSteps", 1, 84},
    {"HTMLOptionElement", 2, 231},
    {"HTMLOptionElementSteps", 1, 102},
    {"HTMLOptionsCollection", 0, 230},
    {"HTMLOptionsCollectionSteps", 1, 102},
    {"HTMLOrSVGElementSteps", 1, 83},
    {"HTMLOutputElement", 2, 231},
    {"HTMLOutputElementSteps", 1, 93},
    {"HTMLProgressElement", 2, 231},
    {"HTMLProgressElementSteps", 1, 104},
    {"HTMLScriptElement", 2, 235},
    {"HTMLScriptElementSteps", 1, 84},
    {"HTMLSelectElement", 2, 231},
    {"HTMLSelectElementSteps", 1, 102},
    {"HTMLSlotElement", 2, 235},
    {"HTMLSlotElementSteps", 1, 84},
    {"HTMLStyleElement", 2, 215},
    {"HTMLStyleElementSteps_StyleSheets", 1, 11},
    {"HTMLTableCellElement", 2, 252},
    {"HTMLTableCellElementSteps", 1, 85},
    {"HTMLTableElement", 2, 252},
    {"HTMLTableElementSteps", 1, 85},
    {"HTMLTableRowElement", 2, 252},
    {"HTMLTableRowElementSteps", 1, 85},
    {"HTMLTableSectionElement", 2, 252},
    {"HTMLTableSectionElementSteps", 1, 85},
    {"HTMLTemplateElement", 2, 235},
    {"HTMLTemplateElementSteps", 1, 84},
    {"HTMLTextAreaElement", 2, 231},
    {"HTMLTextAreaElementSteps", 1, 93},
    {"HTMLTitleElement", 2, 240},
    {"HTMLTitleElementSteps", 1, 84},
    {"HTMLTrackElement", 2, 237},
    {"HTMLTrackElementSteps", 1, 84},
    {"HTMLTrackElementSteps_mediaElements", 1, 88},
    {"HTMLVideoElement", 2, 237},
    {"HTMLVideoElementSteps", 1, 84},
    {"HashChangeEvent", 0, 228},
    {"Headers", 0, 229},
    {"HeadersBrand", 1, 229},
    {"HeadersSteps", 1, 64},
    {"History", 0, 241},
    {"HistoryBrand", 1, 241},
    {"HistorySteps", 1, 124},
    {"IdleDeadline", 0, 234},
    {"IdleDeadlineBrand", 1, 234},
    {"IdleDeadlineSteps", 1, 129},
    {"Image", 0, 225},
    {"InputEvent", 0, 228},
    {"InputEventSteps", 1, 163},
    {"IntersectionObserver", 0, 243},
    {"IntersectionObserverBrand", 1, 243},
    {"IntersectionObserverEntry", 0, 243},
    {"IntersectionObserverEntryBrand", 1, 243},
    {"IntersectionObserverEntrySteps", 1, 140},
    {"IntersectionObserverSteps", 1, 140},
    {"KeyboardEvent", 0, 228},
    {"KeyboardEventSteps", 1, 163},
    {"KeyframeEffect", 0, 219},
    {"KeyframeEffectBrand", 1, 219},
    {"KeyframeEffectSteps", 1, 169},
    {"LabelableSteps", 1, 96},
    {"LinkStyleSteps", 1, 11},
    {"Location", 0, 241},
    {"LocationBrand", 1, 241},
    {"LocationSteps", 1, 125},
    {"MathMLElement", 0, 0},
    {"MathMLElement", 2, 205},
    {"MathMLElement", 2, 227},
    {"MathMLElementMembers_CSSTypedOM", 1, 188},
    {"MediaError", 0, 238},
    {"MediaErrorBrand", 1, 238},
    {"MediaErrorSteps", 1, 88},
    {"MediaList", 0, 215},
    {"MediaListBrand", 1, 215},
    {"MediaListSteps", 1, 11},
    {"MediaQueryList", 0, 185},
    {"MediaQueryListBrand", 1, 185},
    {"MediaQueryListEvent", 0, 228},
    {"MediaQueryListSteps", 1, 13},
    {"MessageChannel", 0, 239},
    {"MessageChannelBrand", 1, 239},
    {"MessageChannelSteps", 1, 121},
    {"MessageEvent", 0, 228},
    {"MessageEventSteps", 1, 163},
    {"MessagePort", 0, 239},
    {"MessagePortBrand", 1, 239},
    {"MessagePortSteps", 1, 121},
    {"MimeType", 0, 208},
    {"MimeTypeArray", 0, 208},
    {"MimeTypeArrayBrand", 1, 208},
    {"MimeTypeArraySteps", 1, 138},
    {"MimeTypeBrand", 1, 208},
    {"MimeTypeSteps", 1, 138},
    {"MouseEvent", 0, 228},
    {"MouseEventSteps", 1, 163},
    {"MutationObserver", 0, 206},
    {"MutationObserverBrand", 1, 206},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 206},
    {"MutationRecordBrand", 1, 206},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 180},
    {"NamedNodeMap", 0, 207},
    {"NamedNodeMapSteps", 1, 26},
    {"Navigator", 0, 208},
    {"NavigatorBrand", 1, 208},
    {"NavigatorConcurrentHardwareSteps", 1, 131},
    {"NavigatorCookiesSteps", 1, 131},
    {"NavigatorIDSteps", 1, 131},
    {"NavigatorLanguageSteps", 1, 131},
    {"NavigatorOnLineSteps", 1, 131},
    {"NavigatorPluginsSteps", 1, 131},
    {"NavigatorSteps", 1, 131},
    {"NavigatorSteps_permissions", 1, 137},
    {"NodeFilter", 0, 216},
    {"NodeIterator", 0, 216},
    {"NodeIteratorBrand", 1, 216},
    {"NodeIteratorSteps", 1, 32},
    {"NodeList", 0, 220},
    {"NodeListKind", 1, 220},
    {"NodeMembers_Node", 1, 209},
    {"NodeSteps_Node", 1, 43},
    {"Notification", 0, 247},
    {"NotificationBrand", 1, 247},
    {"NotificationSteps", 1, 137},
    {"Option", 0, 231},
    {"PageTransitionEvent", 0, 228},
    {"PairList", 1, 175},
    {"ParentNodeSteps", 1, 27},
    {"Performance", 0, 245},
    {"PerformanceBrand", 1, 245},
    {"PerformanceEntry", 0, 246},
    {"PerformanceEntryBrand", 1, 246},
    {"PerformanceEntrySteps", 1, 161},
    {"PerformanceMark", 0, 246},
    {"PerformanceMarkBrand", 1, 246},
    {"PerformanceMarkSteps", 1, 161},
    {"PerformanceMeasure", 0, 246},
    {"PerformanceMeasureBrand", 1, 246},
    {"PerformanceMeasureSteps", 1, 161},
    {"PerformanceNavigation", 0, 242},
    {"PerformanceNavigationBrand", 1, 242},
    {"PerformanceNavigationSteps", 1, 160},
    {"PerformanceObserver", 0, 246},
    {"PerformanceObserverBrand", 1, 246},
    {"PerformanceObserverEntryList", 0, 246},
    {"PerformanceObserverEntryListBrand", 1, 246},
    {"PerformanceObserverEntryListSteps", 1, 161},
    {"PerformanceObserverSteps", 1, 161},
    {"PerformanceSteps", 1, 159},
    {"PerformanceTiming", 0, 242},
    {"PerformanceTimingBrand", 1, 242},
    {"PerformanceTimingSteps", 1, 160},
    {"PermissionStatus", 0, 247},
    {"PermissionStatusBrand", 1, 247},
    {"PermissionStatusSteps", 1, 137},
    {"Permissions", 0, 247},
    {"PermissionsBrand", 1, 247},
    {"PermissionsSteps", 1, 137},
    {"Plugin", 0, 208},
    {"PluginArray", 0, 208},
    {"PluginArrayBrand", 1, 208},
    {"PluginArraySteps", 1, 138},
    {"PluginBrand", 1, 208},
    {"PluginSteps", 1, 138},
    {"PointerEvent", 0, 228},
    {"PointerEventSteps", 1, 163},
    {"PopStateEvent", 0, 228},
    {"ProcessingInstruction", 0, 189},
    {"ProgressEvent", 0, 228},
    {"PromiseRejectionEvent", 0, 228},
    {"RadioNodeList", 0, 230},
    {"RadioNodeListSteps", 1, 95},
    {"Range", 0, 211},
    {"RangeBrand", 1, 211},
    {"RangeSteps", 1, 28},
    {"RangeSteps_Range", 1, 28},
    {"ReadableByteStreamController", 0, 249},
    {"ReadableByteStreamControllerBrand", 1, 249},
    {"ReadableByteStreamControllerSteps", 1, 147},
    {"ReadableStream", 0, 249},
    {"ReadableStream", 2, 1},
    {"ReadableStreamBYOBReader", 0, 249},
    {"ReadableStreamBYOBReaderBrand", 1, 249},
    {"ReadableStreamBYOBReaderSteps", 1, 143},
    {"ReadableStreamBYOBRequest", 0, 249},
    {"ReadableStreamBYOBRequestBrand", 1, 249},
    {"ReadableStreamBYOBRequestSteps", 1, 147},
    {"ReadableStreamBrand", 1, 249},
    {"ReadableStreamDefaultController", 0, 249},
    {"ReadableStreamDefaultControllerBrand", 1, 249},
    {"ReadableStreamDefaultControllerSteps", 1, 148},
    {"ReadableStreamDefaultReader", 0, 249},
    {"ReadableStreamDefaultReaderBrand", 1, 249},
    {"ReadableStreamDefaultReaderSteps", 1, 143},
    {"ReadableStreamGenericReaderSteps", 1, 143},
    {"ReadableStreamSteps", 1, 150},
    {"Request", 0, 229},
    {"RequestBrand", 1, 229},
    {"RequestSteps", 1, 65},
    {"ResizeObserver", 0, 243},
    {"ResizeObserverBrand", 1, 243},
    {"ResizeObserverEntry", 0, 243},
    {"ResizeObserverEntryBrand", 1, 243},
    {"ResizeObserverEntrySteps", 1, 140},
    {"ResizeObserverSize", 0, 243},
    {"ResizeObserverSizeBrand", 1, 243},
    {"ResizeObserverSizeSteps", 1, 140},
    {"ResizeObserverSteps", 1, 140},
    {"Response", 0, 229},
    {"ResponseBrand", 1, 229},
    {"ResponseSteps", 1, 66},
    {"SEVERAL", 1, 42},
    {"SVGAElement", 0, 0},
    {"SVGAngle", 0, 251},
    {"SVGAngleBrand", 1, 251},
    {"SVGAngleSteps", 1, 154},
    {"SVGAnimateElement", 0, 0},
    {"SVGAnimatedAngle", 0, 251},
    {"SVGAnimatedAngleBrand", 1, 251},
    {"SVGAnimatedAngleSteps", 1, 153},
    {"SVGAnimatedBoolean", 0, 251},
    {"SVGAnimatedBooleanBrand", 1, 251},
    {"SVGAnimatedBooleanSteps", 1, 153},
    {"SVGAnimatedEnumeration", 0, 251},
    {"SVGAnimatedEnumerationBrand", 1, 251},
    {"SVGAnimatedEnumerationSteps", 1, 153},
    {"SVGAnimatedInteger", 0, 251},
    {"SVGAnimatedIntegerBrand", 1, 251},
    {"SVGAnimatedIntegerSteps", 1, 153},
    {"SVGAnimatedLength", 0, 251},
    {"SVGAnimatedLengthBrand", 1, 251},
    {"SVGAnimatedLengthList", 0, 251},
    {"SVGAnimatedLengthListBrand", 1, 251},
    {"SVGAnimatedLengthListSteps", 1, 153},
    {"SVGAnimatedLengthSteps", 1, 153},
    {"SVGAnimatedNumber", 0, 251},
    {"SVGAnimatedNumberBrand", 1, 251},
    {"SVGAnimatedNumberList", 0, 251},
    {"SVGAnimatedNumberListBrand", 1, 251},
    {"SVGAnimatedNumberListSteps", 1, 153},
    {"SVGAnimatedNumberSteps", 1, 153},
    {"SVGAnimatedPreserveAspectRatio", 0, 251},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 251},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 153},
    {"SVGAnimatedRect", 0, 251},
    {"SVGAnimatedRectBrand", 1, 251},
    {"SVGAnimatedRectSteps", 1, 153},
    {"SVGAnimatedString", 0, 0},
    {"SVGAnimatedTransformList", 0, 251},
    {"SVGAnimatedTransformListBrand", 1, 251},
    {"SVGAnimatedTransformListSteps", 1, 153},
    {"SVGCircleElement", 0, 0},
    {"SVGClipPathElement", 0, 0},
    {"SVGDefsElement", 0, 0},
    {"SVGDescElement", 0, 0},
    {"SVGElement", 0, 0},
    {"SVGElement", 2, 205},
    {"SVGElement", 2, 227},
    {"SVGElementMembers_CSSTypedOM", 1, 188},
    {"SVGEllipseElement", 0, 0},
    {"SVGFilterElement", 0, 0},
    {"SVGForeignObjectElement", 0, 0},
    {"SVGGElement", 0, 0},
    {"SVGGeometryElement", 0, 0},
    {"SVGGradientElement", 0, 0},
    {"SVGGraphicsElement", 0, 0},
    {"SVGImageElement", 0, 0},
    {"SVGLength", 0, 251},
    {"SVGLengthBrand", 1, 251},
    {"SVGLengthList", 0, 251},
    {"SVGLengthListBrand", 1, 251},
    {"SVGLengthListSteps", 1, 155},
    {"SVGLengthSteps", 1, 154},
    {"SVGLineElement", 0, 0},
    {"SVGLinearGradientElement", 0, 0},
    {"SVGMarkerElement", 0, 0},
    {"SVGMaskElement", 0, 0},
    {"SVGMetadataElement", 0, 0},
    {"SVGNumber", 0, 251},
    {"SVGNumberBrand", 1, 251},
    {"SVGNumberList", 0, 251},
    {"SVGNumberListBrand", 1, 251},
    {"SVGNumberListSteps", 1, 155},
    {"SVGNumberSteps", 1, 154},
    {"SVGPathElement", 0, 0},
    {"SVGPatternElement", 0, 0},
    {"SVGPointList", 0, 251},
    {"SVGPointListBrand", 1, 251},
    {"SVGPointListSteps", 1, 155},
    {"SVGPolygonElement", 0, 0},
    {"SVGPolylineElement", 0, 0},
    {"SVGPreserveAspectRatio", 0, 251},
    {"SVGPreserveAspectRatioBrand", 1, 251},
    {"SVGPreserveAspectRatioSteps", 1, 153},
    {"SVGRadialGradientElement", 0, 0},
    {"SVGRectElement", 0, 0},
    {"SVGSVGElement", 0, 0},
    {"SVGScriptElement", 0, 0},
    {"SVGSetElement", 0, 0},
    {"SVGStopElement", 0, 0},
    {"SVGStringList", 0, 251},
    {"SVGStringListBrand", 1, 251},
    {"SVGStringListSteps", 1, 155},
    {"SVGStyleElement", 0, 0},
    {"SVGSwitchElement", 0, 0},
    {"SVGSymbolElement", 0, 0},
    {"SVGTSpanElement", 0, 0},
    {"SVGTextContentElement", 0, 0},
    {"SVGTextElement", 0, 0},
    {"SVGTextPathElement", 0, 0},
    {"SVGTextPositioningElement", 0, 0},
    {"SVGTitleElement", 0, 0},
    {"SVGTransform", 0, 251},
    {"SVGTransformBrand", 1, 251},
    {"SVGTransformList", 0, 251},
    {"SVGTransformListBrand", 1, 251},
    {"SVGTransformListSteps", 1, 155},
    {"SVGTransformSteps", 1, 158},
    {"SVGUnitTypes", 0, 251},
    {"SVGUnitTypesBrand", 1, 251},
    {"SVGUnitTypesSteps", 1, 153},
    {"SVGUseElement", 0, 0},
    {"SVGViewElement", 0, 0},
    {"Screen", 0, 185},
    {"ScreenBrand", 1, 185},
    {"ScreenSteps", 1, 13},
    {"SecurityPolicyViolationEvent", 0, 228},
    {"SelectableTextSteps", 1, 108},
    {"Selection", 0, 212},
    {"SelectionBrand", 1, 212},
    {"SelectionSteps", 1, 29},
    {"ShadowRoot", 0, 213},
    {"ShadowRootSteps", 1, 31},
    {"ShadowRootSteps_ShadowRoot", 1, 31},
    {"ShadowRootSteps_animations", 1, 167},
    {"SlottableSteps", 1, 44},
    {"StaticRange", 0, 211},
    {"StaticRangeBrand", 1, 211},
    {"StaticRangeSteps", 1, 28},
    {"Storage", 0, 214},
    {"StorageBrand", 1, 214},
    {"StorageEvent", 0, 228},
    {"StorageEventSteps", 1, 163},
    {"StorageSteps", 1, 132},
    {"StylePropertyMap", 0, 188},
    {"StylePropertyMapBrand", 1, 188},
    {"StylePropertyMapReadOnly", 0, 188},
    {"StylePropertyMapReadOnlyBrand", 1, 188},
    {"StylePropertyMapReadOnlySteps", 1, 17},
    {"StylePropertyMapSteps", 1, 17},
    {"StyleSheet", 0, 215},
    {"StyleSheetBrand", 1, 215},
    {"StyleSheetList", 0, 215},
    {"StyleSheetListBrand", 1, 215},
    {"StyleSheetListSteps", 1, 11},
    {"StyleSheetOwnerSteps", 1, 11},
    {"StyleSheetSteps", 1, 11},
    {"SubmitEvent", 0, 228},
    {"SubmitterSteps", 1, 107},
    {"SubtleCrypto", 0, 256},
    {"SubtleCryptoBrand", 1, 256},
    {"SubtleCryptoSteps", 1, 171},
    {"Text", 0, 189},
    {"TextDecoder", 0, 226},
    {"TextDecoderBrand", 1, 226},
    {"TextDecoderCommonSteps", 1, 60},
    {"TextDecoderSteps", 1, 57},
    {"TextDecoderStream", 0, 226},
    {"TextDecoderStreamBrand", 1, 226},
    {"TextDecoderStreamSteps", 1, 60},
    {"TextEncoder", 0, 226},
    {"TextEncoderBrand", 1, 226},
    {"TextEncoderCommonSteps", 1, 60},
    {"TextEncoderSteps", 1, 57},
    {"TextEncoderStream", 0, 226},
    {"TextEncoderStreamBrand", 1, 226},
    {"TextEncoderStreamSteps", 1, 60},
    {"TextEvent", 0, 228},
    {"TextEventSteps", 1, 163},
    {"TextSteps", 1, 21},
    {"TextTrack", 0, 238},
    {"TextTrackBrand", 1, 238},
    {"TextTrackCue", 0, 238},
    {"TextTrackCueBrand", 1, 238},
    {"TextTrackCueList", 0, 238},
    {"TextTrackCueListBrand", 1, 238},
    {"TextTrackCueListSteps", 1, 88},
    {"TextTrackCueSteps", 1, 88},
    {"TextTrackList", 0, 238},
    {"TextTrackListBrand", 1, 238},
    {"TextTrackListSteps", 1, 88},
    {"TextTrackSteps", 1, 88},
    {"TimeRanges", 0, 237},
    {"TimeRangesBrand", 1, 237},
    {"TimeRangesSteps", 1, 84},
    {"ToggleEvent", 0, 228},
    {"Touch", 0, 254},
    {"TouchBrand", 1, 254},
    {"TouchEvent", 0, 254},
    {"TouchEventSteps", 1, 164},
    {"TouchList", 0, 254},
    {"TouchListBrand", 1, 254},
    {"TouchListSteps", 1, 164},
    {"TouchSteps", 1, 164},
    {"TrackEvent", 0, 228},
    {"TransformStream", 0, 249},
    {"TransformStreamBrand", 1, 249},
    {"TransformStreamDefaultController", 0, 249},
    {"TransformStreamDefaultControllerBrand", 1, 249},
    {"TransformStreamDefaultControllerSteps", 1, 144},
    {"TransformStreamSteps", 1, 144},
    {"TransitionEvent", 0, 228},
    {"TreeWalker", 0, 216},
    {"TreeWalkerBrand", 1, 216},
    {"TreeWalkerSteps", 1, 32},
    {"UIEvent", 0, 228},
    {"UIEventSteps", 1, 163},
    {"URL", 0, 255},
    {"URLBrand", 1, 255},
    {"URLSearchParams", 0, 255},
    {"URLSearchParamsBrand", 1, 255},
    {"URLSearchParamsSteps", 1, 165},
    {"URLSteps", 1, 165},
    {"URLSteps_FileAPI", 1, 4},
    {"UserActivation", 0, 247},
    {"UserActivationBrand", 1, 247},
    {"UserActivationSteps", 1, 137},
    {"VTTCue", 0, 238},
    {"VTTCueBrand", 1, 238},
    {"VTTCueSteps", 1, 88},
    {"ValidityState", 0, 231},
    {"ValidityStateBrand", 1, 231},
    {"ValidityStateSteps", 1, 109},
    {"VideoTrack", 0, 238},
    {"VideoTrackBrand", 1, 238},
    {"VideoTrackList", 0, 238},
    {"VideoTrackListBrand", 1, 238},
    {"VideoTrackListSteps", 1, 88},
    {"VideoTrackSteps", 1, 88},
    {"VisualViewport", 0, 185},
    {"VisualViewportBrand", 1, 185},
    {"VisualViewportSteps", 1, 13},
    {"WebSocket", 0, 222},
    {"WebSocketBrand", 1, 222},
    {"WebSocketSteps", 1, 181},
    {"WheelEvent", 0, 228},
    {"WheelEventSteps", 1, 163},
    {"WindowLocalStorageSteps", 1, 139},
    {"WindowMembers_CSSOMView", 1, 185},
    {"WindowMembers_Window", 1, 217},
    {"WindowMembers_fetch", 1, 229},
    {"WindowOrWorkerGlobalScopeSteps", 1, 139},
    {"WindowSessionStorageSteps", 1, 139},
    {"WindowSteps", 1, 139},
    {"WindowSteps_CSSOMView", 1, 13},
    {"WindowSteps_fetch", 1, 69},
    {"WritableStream", 0, 249},
    {"WritableStreamBrand", 1, 249},
    {"WritableStreamDefaultController", 0, 249},
    {"WritableStreamDefaultControllerBrand", 1, 249},
    {"WritableStreamDefaultControllerSteps", 1, 152},
    {"WritableStreamDefaultWriter", 0, 249},
    {"WritableStreamDefaultWriterBrand", 1, 249},
    {"WritableStreamDefaultWriterSteps", 1, 145},
    {"WritableStreamSteps", 1, 145},
    {"XMLDocument", 0, 198},
    {"XMLHttpRequest", 0, 257},
    {"XMLHttpRequestBrand", 1, 257},
    {"XMLHttpRequestEventTarget", 0, 257},
    {"XMLHttpRequestEventTargetBrand", 1, 257},
    {"XMLHttpRequestSteps", 1, 67},
    {"XMLHttpRequestUpload", 0, 257},
    {"XMLHttpRequestUploadBrand", 1, 257},
    {"XMLSerializer", 0, 193},
    {"XMLSerializerBrand", 1, 193},
    {"XMLSerializerSteps", 1, 22},
    {"XPathEvaluator", 0, 218},
    {"XPathEvaluatorBaseSteps", 1, 33},
    {"XPathEvaluatorBrand", 1, 218},
    {"XPathEvaluatorSteps", 1, 33},
    {"XPathExpression", 0, 218},
    {"XPathExpressionBrand", 1, 218},
    {"XPathExpressionSteps", 1, 33},
    {"XPathResult", 0, 218},
    {"XPathResultBrand", 1, 218},
    {"XPathResultSteps", 1, 33},
    {"abortControllerState", 1, 182},
    {"abortReason", 1, 19},
    {"abortSignal", 1, 19},
    {"abortSignalState", 1, 182},
    {"abortWritable", 1, 145},
    {"abstractRangeState", 1, 211},
    {"acquireReader", 1, 143},
    {"acquireWriter", 1, 145},
    {"activateInput", 1, 103},
    {"activationBehavior", 1, 110},
    {"addHeader", 1, 64},
    {"addIterator", 1, 177},
    {"addPairs", 1, 177},
    {"addRead", 1, 143},
    {"addSet", 1, 179},
    {"adoptedStyleSheets", 1, 12},
    {"allBytes", 1, 59},
    {"allNamed", 1, 42},
    {"allOf", 1, 78},
    {"animationChanged", 1, 167},
    {"animationEffectState", 1, 219},
    {"animationRate", 1, 167},
    {"animationState", 1, 219},
    {"animationTime", 1, 167},
    {"animationTimelineState", 1, 219},
    {"appendBytes", 1, 59},
    {"appendSequence", 1, 59},
    {"appliesTo", 1, 98},
    {"areInOneTree", 1, 45},
    {"assignToSlot", 1, 44},
    {"atob", 1, 58},
    {"attachInternals", 1, 75},
    {"attachShadow", 1, 31},
    {"attributesOf", 1, 26},
    {"audioTrackListState", 1, 238},
    {"audioTrackState", 1, 238},
    {"bar", 1, 133},
    {"barPropState", 1, 241},
    {"beforeToggle", 1, 119},
    {"blobAt", 1, 4},
    {"blobDocument", 1, 69},
    {"blobState", 1, 202},
    {"blockAround", 1, 49},
    {"blockCommand", 1, 47},
    {"blockOfLine", 1, 54},
    {"blockState", 1, 47},
    {"bodyOf", 1, 36},
    {"borderSize", 1, 18},
    {"broadcastChannelState", 1, 239},
    {"btoa", 1, 58},
    {"bufferIsDetached", 1, 146},
    {"buttonType", 1, 96},
    {"byobRequestOf", 1, 147},
    {"byteLengthQueuingStrategyState", 1, 249},
    {"bytesAsText", 1, 171},
    {"callPromise", 1, 146},
    {"callbackMember", 1, 146},
    {"canEnqueue", 1, 148},
    {"cancelReadable", 1, 143},
    {"caretForFocus", 1, 51},
    {"chain", 1, 146},
    {"changeRules", 1, 11},
    {"changedControls", 1, 92},
    {"checkForm", 1, 109},
    {"checkPoint", 1, 28},
    {"checkValidity", 1, 109},
    {"checkedRadio", 1, 103},
    {"checkedness", 1, 103},
    {"childAt", 1, 28},
    {"childBeside", 1, 49},
    {"childText", 1, 79},
    {"chosenFrame", 1, 134},
    {"chunkSize", 1, 152},
    {"classListOf", 1, 23},
    {"clearEntries", 1, 161},
    {"clearFiles", 1, 97},
    {"clearTimer", 1, 162},
    {"click", 1, 83},
    {"clipboardItemState", 1, 247},
    {"clipboardState", 1, 247},
    {"clone", 1, 123},
    {"cloneAttributeNode", 1, 20},
    {"cloneBody", 1, 68},
    {"closeBytes", 1, 147},
    {"closeController", 1, 148},
    {"closeDialog", 1, 113},
    {"closeEnd", 1, 121},
    {"closeReadable", 1, 143},
    {"closeWritable", 1, 145},
    {"closeWritableController", 1, 152},
    {"closeWriter", 1, 145},
    {"closestElement", 1, 30},
    {"commandDialog", 1, 113},
    {"commandEnabled", 1, 48},
    {"commandIndeterminate", 1, 48},
    {"commandState", 1, 48},
    {"commandSupported", 1, 48},
    {"commandValue", 1, 48},
    {"commonAncestor", 1, 45},
    {"comparePoints", 1, 45},
    {"composedEnds", 1, 34},
    {"composedPath", 1, 41},
    {"composedPoints", 1, 34},
    {"composedRanges", 1, 34},
    {"compressionStreamState", 1, 221},
    {"computedStyleOf", 1, 10},
    {"computedValue", 1, 10},
    {"console", 3, 223},
    {"constructElement", 1, 76},
    {"contentHandlerChanged", 1, 128},
    {"contentSize", 1, 18},
    {"controlChanged", 1, 92},
    {"controlMatches", 1, 91},
    {"controlState", 1, 92},
    {"controlValue", 1, 99},
    {"controlsChanged", 1, 92},
    {"controlsOf", 1, 96},
    {"copyBytes", 1, 57},
    {"copyEntries", 1, 63},
    {"copyFiles", 1, 97},
    {"copyHeaders", 1, 64},
    {"countItems", 1, 146},
    {"countQueuingStrategyState", 1, 249},
    {"createCustom", 1, 76},
    {"createEvent", 1, 40},
    {"crypto", 1, 170},
    {"cryptoKeyState", 1, 256},
    {"cryptoState", 1, 256},
    {"cssConditionRuleState", 1, 186},
    {"cssContainerRuleState", 1, 186},
    {"cssCounterStyleRuleState", 1, 186},
    {"cssFontFaceRuleState", 1, 186},
    {"cssFontPaletteValuesRuleState", 1, 186},
    {"cssGroupingRuleState", 1, 186},
    {"cssImageValueState", 1, 188},
    {"cssImportRuleState", 1, 186},
    {"cssKeyframeRuleState", 1, 186},
    {"cssKeyframesRuleState", 1, 186},
    {"cssKeywordValueState", 1, 188},
    {"cssLayerBlockRuleState", 1, 186},
    {"cssLayerStatementRuleState", 1, 186},
    {"cssMarginRuleState", 1, 186},
    {"cssMathClampState", 1, 188},
    {"cssMathInvertState", 1, 188},
    {"cssMathMaxState", 1, 188},
    {"cssMathMinState", 1, 188},
    {"cssMathNegateState", 1, 188},
    {"cssMathProductState", 1, 188},
    {"cssMathSumState", 1, 188},
    {"cssMathValueState", 1, 188},
    {"cssMatrixComponentState", 1, 188},
    {"cssMediaRuleState", 1, 186},
    {"cssNamespaceRuleState", 1, 186},
    {"cssNestedDeclarationsState", 1, 186},
    {"cssNumericArrayState", 1, 188},
    {"cssNumericValueState", 1, 188},
    {"cssPageRuleState", 1, 186},
    {"cssPerspectiveState", 1, 188},
    {"cssPropertyRuleState", 1, 186},
    {"cssRotateState", 1, 188},
    {"cssRuleListState", 1, 186},
    {"cssRuleState", 1, 186},
    {"cssScaleState", 1, 188},
    {"cssScopeRuleState", 1, 186},
    {"cssSkewState", 1, 188},
    {"cssSkewXState", 1, 188},
    {"cssSkewYState", 1, 188},
    {"cssStartingStyleRuleState", 1, 186},
    {"cssStyleRuleState", 1, 186},
    {"cssStyleSheetState", 1, 215},
    {"cssStyleValueState", 1, 188},
    {"cssSupportsRuleState", 1, 186},
    {"cssTransformComponentState", 1, 188},
    {"cssTransformValueState", 1, 188},
    {"cssTranslateState", 1, 188},
    {"cssUnitValueState", 1, 188},
    {"cssUnparsedValueState", 1, 188},
    {"cssVariableReferenceValueState", 1, 188},
    {"currentEvent", 1, 35},
    {"customElementRegistryState", 1, 190},
    {"customElements", 1, 74},
    {"customEntries", 1, 75},
    {"customFlags", 1, 75},
    {"customMessage", 1, 75},
    {"customState", 1, 76},
    {"customStateSetState", 1, 200},
    {"cutSequence", 1, 59},
    {"dataTransferItemListState", 1, 197},
    {"dataTransferItemState", 1, 197},
    {"dataTransferState", 1, 197},
    {"datasetOf", 1, 81},
    {"dateNumber", 1, 94},
    {"dateText", 1, 94},
    {"dealWithRejection", 1, 145},
    {"decodePiece", 1, 57},
    {"decodeText", 1, 57},
    {"decodeWithMark", 1, 3},
    {"decompressionStreamState", 1, 221},
    {"defaultButton", 1, 96},
    {"defineElement", 1, 76},
    {"defineEvent", 1, 40},
    {"definitionNamed", 1, 76},
    {"definitionOf", 1, 76},
    {"deleteRange", 1, 28},
    {"dependentSignal", 1, 19},
    {"dequeueSized", 1, 146},
    {"deriveBits", 1, 172},
    {"deriveKey", 1, 172},
    {"derivedList", 1, 85},
    {"describe", 1, 7},
    {"deserialize", 1, 123},
    {"deserializeWithTransfer", 1, 123},
    {"desiredSizeOf", 1, 148},
    {"detailsChanged", 1, 112},
    {"detailsRenamed", 1, 112},
    {"dialogChanged", 1, 113},
    {"digestName", 1, 171},
    {"digestText", 1, 171},
    {"disablesShadow", 1, 76},
    {"dispatch", 1, 35},
    {"documentArgument", 1, 180},
    {"documentTimelineState", 1, 219},
    {"domExceptionState", 1, 192},
    {"domImplementationState", 1, 193},
    {"domMatrixReadOnlyState", 1, 236},
    {"domMatrixState", 1, 236},
    {"domParserState", 1, 193},
    {"domPointReadOnlyState", 1, 236},
    {"domPointState", 1, 236},
    {"domQuadState", 1, 236},
    {"domRectListState", 1, 233},
    {"domRectReadOnlyState", 1, 233},
    {"domRectState", 1, 233},
    {"domStringListState", 1, 194},
    {"easingFunction", 1, 168},
    {"editingRoot", 1, 114},
    {"effectEnd", 1, 169},
    {"effectFills", 1, 169},
    {"elementArgument", 1, 180},
    {"elementInternalsState", 1, 200},
    {"elementsNamed", 1, 42},
    {"emptySequence", 1, 59},
    {"encodeEntries", 1, 70},
    {"encodeUTF8", 1, 57},
    {"enqueueBytes", 1, 147},
    {"enqueueCallback", 1, 76},
    {"enqueueChunk", 1, 148},
    {"enqueueSized", 1, 146},
    {"enqueueTransformed", 1, 144},
    {"entryList", 1, 107},
    {"errorBytes", 1, 147},
    {"errorController", 1, 148},
    {"errorReadable", 1, 143},
    {"errorTransform", 1, 144},
    {"errorWritableIfNeeded", 1, 152},
    {"evaluatedJSON", 1, 61},
    {"eventInterface", 1, 40},
    {"eventPath", 1, 41},
    {"eventReceiver", 1, 40},
    {"eventSourceState", 1, 222},
    {"eventState", 1, 201},
    {"exceptionOfCode", 1, 174},
    {"execCommand", 1, 48},
    {"exportKey", 1, 172},
    {"exposeElement", 1, 135},
    {"exposeFrames", 1, 135},
    {"exposeNames", 1, 135},
    {"external", 1, 133},
    {"externalState", 1, 241},
    {"extractBody", 1, 68},
    {"extractRange", 1, 28},
    {"failClose", 1, 145},
    {"failReads", 1, 143},
    {"failWrite", 1, 145},
    {"fileListState", 1, 202},
    {"fileReaderState", 1, 202},
    {"fileState", 1, 202},
    {"fileValue", 1, 97},
    {"filesOf", 1, 97},
    {"finalStyles", 1, 169},
    {"finishClose", 1, 145},
    {"finishErroring", 1, 145},
    {"finishWrite", 1, 145},
    {"fire", 1, 35},
    {"firstItem", 1, 146},
    {"firstNamed", 1, 42},
    {"firstOf", 1, 36},
    {"firstValued", 1, 42},
    {"firstWithId", 1, 96},
    {"focusForSelection", 1, 51},
    {"focusableArea", 1, 114},
    {"focusedId", 1, 36},
    {"foldBlanks", 1, 46},
    {"foldsBlanks", 1, 46},
    {"followLink", 1, 126},
    {"fontSizeOf", 1, 52},
    {"forgetAbort", 1, 19},
    {"forgetGroups", 1, 103},
    {"forgetHandlers", 1, 128},
    {"formAssociated", 1, 75},
    {"formControls", 1, 95},
    {"formDataState", 1, 257},
    {"formEntries", 1, 107},
    {"formOf", 1, 96},
    {"formatLogged", 1, 7},
    {"frameWindow", 1, 134},
    {"frames", 1, 134},
    {"fromDictionary", 1, 180},
    {"fromHost", 1, 35},
    {"fromSequence", 1, 180},
    {"fulfilRead", 1, 143},
    {"generateKey", 1, 172},
    {"geolocationPositionErrorState", 1, 247},
    {"geolocationState", 1, 247},
    {"getHandler", 1, 128},
    {"goTo", 1, 125},
    {"handled", 1, 146},
    {"hasBackpressure", 1, 148},
    {"hasFormat", 1, 52},
    {"hasMessages", 1, 92},
    {"hasNoChoice", 1, 105},
    {"hasOwnAlone", 1, 96},
    {"hasPulls", 1, 147},
    {"headOf", 1, 36},
    {"headerValue", 1, 64},
    {"headersState", 1, 229},
    {"hidePopover", 1, 118},
    {"hidePopoversOver", 1, 118},
    {"highWaterMarkOf", 1, 146},
    {"history", 1, 124},
    {"historyState", 1, 241},
    {"holdsInvalid", 1, 100},
    {"hostEvent", 1, 40},
    {"htmlElementArgument", 1, 82},
    {"htmlOf", 1, 36},
    {"idleDeadlineState", 1, 234},
    {"imageChanged", 1, 87},
    {"imageEvent", 1, 87},
    {"imagePoint", 1, 107},
    {"imageSeen", 1, 87},
    {"imagesMoved", 1, 87},
    {"implementationOf", 1, 22},
    {"importKey", 1, 172},
    {"initializeEvent", 1, 24},
    {"inlineStyleOf", 1, 10},
    {"inputType", 1, 98},
    {"insertIntoRange", 1, 28},
    {"insertMarkup", 1, 53},
    {"intersectionObserverEntryState", 1, 243},
    {"intersectionObserverState", 1, 243},
    {"invalidIn", 1, 109},
    {"invoke", 1, 116},
    {"invokeListeners", 1, 35},
    {"invokeReactions", 1, 76},
    {"is", 1, 54},
    {"isAbortController", 1, 182},
    {"isAbortSignal", 1, 182},
    {"isAborted", 1, 19},
    {"isAbstractRange", 1, 211},
    {"isActiveDocument", 1, 134},
    {"isAnimation", 1, 219},
    {"isAnimationEffect", 1, 219},
    {"isAnimationTimeline", 1, 219},
    {"isAudioTrack", 1, 238},
    {"isAudioTrackList", 1, 238},
    {"isBarProp", 1, 241},
    {"isBlob", 1, 202},
    {"isBlock", 1, 54},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBody", 1, 36},
    {"isBreak", 1, 54},
    {"isBroadcastChannel", 1, 239},
    {"isBuffer", 1, 180},
    {"isByteLengthQueuingStrategy", 1, 249},
    {"isCSSConditionRule", 1, 186},
    {"isCSSContainerRule", 1, 186},
    {"isCSSCounterStyleRule", 1, 186},
    {"isCSSFontFaceRule", 1, 186},
    {"isCSSFontPaletteValuesRule", 1, 186},
    {"isCSSGroupingRule", 1, 186},
    {"isCSSImageValue", 1, 188},
    {"isCSSImportRule", 1, 186},
    {"isCSSKeyframeRule", 1, 186},
    {"isCSSKeyframesRule", 1, 186},
    {"isCSSKeywordValue", 1, 188},
    {"isCSSLayerBlockRule", 1, 186},
    {"isCSSLayerStatementRule", 1, 186},
    {"isCSSMarginRule", 1, 186},
    {"isCSSMathClamp", 1, 188},
    {"isCSSMathInvert", 1, 188},
    {"isCSSMathMax", 1, 188},
    {"isCSSMathMin", 1, 188},
    {"isCSSMathNegate", 1, 188},
    {"isCSSMathProduct", 1, 188},
    {"isCSSMathSum", 1, 188},
    {"isCSSMathValue", 1, 188},
    {"isCSSMatrixComponent", 1, 188},
    {"isCSSMediaRule", 1, 186},
    {"isCSSNamespaceRule", 1, 186},
    {"isCSSNestedDeclarations", 1, 186},
    {"isCSSNumericArray", 1, 188},
    {"isCSSNumericValue", 1, 188},
    {"isCSSPageRule", 1, 186},
    {"isCSSPerspective", 1, 188},
    {"isCSSPropertyRule", 1, 186},
    {"isCSSRotate", 1, 188},
    {"isCSSRule", 1, 186},
    {"isCSSRuleList", 1, 186},
    {"isCSSScale", 1, 188},
    {"isCSSScopeRule", 1, 186},
    {"isCSSSkew", 1, 188},
    {"isCSSSkewX", 1, 188},
    {"isCSSSkewY", 1, 188},
    {"isCSSStartingStyleRule", 1, 186},
    {"isCSSStyleRule", 1, 186},
    {"isCSSStyleSheet", 1, 215},
    {"isCSSStyleValue", 1, 188},
    {"isCSSSupportsRule", 1, 186},
    {"isCSSTransformComponent", 1, 188},
    {"isCSSTransformValue", 1, 188},
    {"isCSSTranslate", 1, 188},
    {"isCSSUnitValue", 1, 188},
    {"isCSSUnparsedValue", 1, 188},
    {"isCSSVariableReferenceValue", 1, 188},
    {"isClipboard", 1, 247},
    {"isClipboardItem", 1, 247},
    {"isClosed", 1, 31},
    {"isClosing", 1, 145},
    {"isComposedInPage", 1, 34},
    {"isCompressionStream", 1, 221},
    {"isCountQueuingStrategy", 1, 249},
    {"isCrypto", 1, 256},
    {"isCryptoKey", 1, 256},
    {"isCustomElementRegistry", 1, 190},
    {"isCustomStateSet", 1, 200},
    {"isDOMException", 1, 192},
    {"isDOMImplementation", 1, 193},
    {"isDOMMatrix", 1, 236},
    {"isDOMMatrixReadOnly", 1, 236},
    {"isDOMParser", 1, 193},
    {"isDOMPoint", 1, 236},
    {"isDOMPointReadOnly", 1, 236},
    {"isDOMQuad", 1, 236},
    {"isDOMRect", 1, 233},
    {"isDOMRectList", 1, 233},
    {"isDOMRectReadOnly", 1, 233},
    {"isDOMStringList", 1, 194},
    {"isDataTransfer", 1, 197},
    {"isDataTransferItem", 1, 197},
    {"isDataTransferItemList", 1, 197},
    {"isDecompressionStream", 1, 221},
    {"isDesigned", 1, 79},
    {"isDisabled", 1, 114},
    {"isDocumentTimeline", 1, 219},
    {"isEditable", 1, 114},
    {"isElement", 1, 54},
    {"isElementInternals", 1, 200},
    {"isEvent", 1, 201},
    {"isEventSource", 1, 222},
    {"isExternal", 1, 241},
    {"isFieldValue", 1, 64},
    {"isFile", 1, 202},
    {"isFileList", 1, 202},
    {"isFileReader", 1, 202},
    {"isFocusable", 1, 114},
    {"isFocusableByDefault", 1, 114},
    {"isFormControl", 1, 96},
    {"isFormCustom", 1, 75},
    {"isFormData", 1, 257},
    {"isFormat", 1, 52},
    {"isFrameWindow", 1, 134},
    {"isGeolocation", 1, 247},
    {"isGeolocationPositionError", 1, 247},
    {"isGroupChecked", 1, 103},
    {"isHTMLElementOf", 1, 82},
    {"isHeaders", 1, 229},
    {"isHiddenAt", 1, 41},
    {"isHistory", 1, 241},
    {"isIdleDeadline", 1, 234},
    {"isImageLoading", 1, 87},
    {"isInNode", 1, 45},
    {"isIndexed", 1, 176},
    {"isIntersectionObserver", 1, 243},
    {"isIntersectionObserverEntry", 1, 243},
    {"isKeyframeEffect", 1, 219},
    {"isLoadable", 1, 69},
    {"isLocation", 1, 241},
    {"isLockedReadable", 1, 143},
    {"isMediaError", 1, 238},
    {"isMediaList", 1, 215},
    {"isMediaQueryList", 1, 185},
    {"isMessageChannel", 1, 239},
    {"isMessagePort", 1, 239},
    {"isMimeType", 1, 208},
    {"isMimeTypeArray", 1, 208},
    {"isModal", 1, 117},
    {"isMouseEvent", 1, 163},
    {"isMutationObserver", 1, 206},
    {"isMutationRecord", 1, 206},
    {"isNamed", 1, 42},
    {"isNavigator", 1, 208},
    {"isNodeIterator", 1, 216},
    {"isNotification", 1, 247},
    {"isNumberText", 1, 106},
    {"isNumericType", 1, 15},
    {"isParagraph", 1, 47},
    {"isPerformance", 1, 245},
    {"isPerformanceEntry", 1, 246},
    {"isPerformanceMark", 1, 246},
    {"isPerformanceMeasure", 1, 246},
    {"isPerformanceNavigation", 1, 242},
    {"isPerformanceObserver", 1, 246},
    {"isPerformanceObserverEntryList", 1, 246},
    {"isPerformanceTiming", 1, 242},
    {"isPermissionStatus", 1, 247},
    {"isPermissions", 1, 247},
    {"isPlugin", 1, 208},
    {"isPluginArray", 1, 208},
    {"isPopoverShown", 1, 118},
    {"isRange", 1, 211},
    {"isReadableByteStreamController", 1, 249},
    {"isReadableStream", 1, 249},
    {"isReadableStreamBYOBReader", 1, 249},
    {"isReadableStreamBYOBRequest", 1, 249},
    {"isReadableStreamDefaultController", 1, 249},
    {"isReadableStreamDefaultReader", 1, 249},
    {"isRequest", 1, 229},
    {"isResizeObserver", 1, 243},
    {"isResizeObserverEntry", 1, 243},
    {"isResizeObserverSize", 1, 243},
    {"isResponse", 1, 229},
    {"isSVGAngle", 1, 251},
    {"isSVGAnimatedAngle", 1, 251},
    {"isSVGAnimatedBoolean", 1, 251},
    {"isSVGAnimatedEnumeration", 1, 251},
    {"isSVGAnimatedInteger", 1, 251},
    {"isSVGAnimatedLength", 1, 251},
    {"isSVGAnimatedLengthList", 1, 251},
    {"isSVGAnimatedNumber", 1, 251},
    {"isSVGAnimatedNumberList", 1, 251},
    {"isSVGAnimatedPreserveAspectRatio", 1, 251},
    {"isSVGAnimatedRect", 1, 251},
    {"isSVGAnimatedTransformList", 1, 251},
    {"isSVGLength", 1, 251},
    {"isSVGLengthList", 1, 251},
    {"isSVGNumber", 1, 251},
    {"isSVGNumberList", 1, 251},
    {"isSVGPointList", 1, 251},
    {"isSVGPreserveAspectRatio", 1, 251},
    {"isSVGStringList", 1, 251},
    {"isSVGTransform", 1, 251},
    {"isSVGTransformList", 1, 251},
    {"isSVGUnitTypes", 1, 251},
    {"isScreen", 1, 185},
    {"isSelected", 1, 105},
    {"isSelection", 1, 212},
    {"isShadowIncluding", 1, 31},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 211},
    {"isStepMismatch", 1, 106},
    {"isStorage", 1, 214},
    {"isStylePropertyMap", 1, 188},
    {"isStylePropertyMapReadOnly", 1, 188},
    {"isStyleSheet", 1, 215},
    {"isStyleSheetList", 1, 215},
    {"isSubmitButton", 1, 96},
    {"isSubtleCrypto", 1, 256},
    {"isSummary", 1, 114},
    {"isText", 1, 54},
    {"isTextDecoder", 1, 226},
    {"isTextDecoderStream", 1, 226},
    {"isTextEncoder", 1, 226},
    {"isTextEncoderStream", 1, 226},
    {"isTextTrack", 1, 238},
    {"isTextTrackCue", 1, 238},
    {"isTextTrackCueList", 1, 238},
    {"isTextTrackList", 1, 238},
    {"isTimeRanges", 1, 237},
    {"isToken", 1, 64},
    {"isTouch", 1, 254},
    {"isTouchList", 1, 254},
    {"isTransformStream", 1, 249},
    {"isTransformStreamDefaultController", 1, 249},
    {"isTreeWalker", 1, 216},
    {"isURL", 1, 255},
    {"isURLSearchParams", 1, 255},
    {"isUnusable", 1, 68},
    {"isUserActivation", 1, 247},
    {"isVTTCue", 1, 238},
    {"isValidControl", 1, 109},
    {"isValidityState", 1, 231},
    {"isVideoTrack", 1, 238},
    {"isVideoTrackList", 1, 238},
    {"isVisualViewport", 1, 185},
    {"isWebSocket", 1, 222},
    {"isWritableStream", 1, 249},
    {"isWritableStreamDefaultController", 1, 249},
    {"isWritableStreamDefaultWriter", 1, 249},
    {"isXMLHttpRequest", 1, 257},
    {"isXMLHttpRequestEventTarget", 1, 257},
    {"isXMLHttpRequestUpload", 1, 257},
    {"isXMLSerializer", 1, 193},
    {"isXPathEvaluator", 1, 218},
    {"isXPathExpression", 1, 218},
    {"isXPathResult", 1, 218},
    {"itemKind", 1, 176},
    {"itemState", 1, 176},
    {"keepBlanks", 1, 46},
    {"keepBlanksApart", 1, 46},
    {"keepLine", 1, 49},
    {"keyframeEffectState", 1, 219},
    {"labelListOf", 1, 96},
    {"labeledControl", 1, 96},
    {"labelsFor", 1, 42},
    {"legacySize", 1, 52},
    {"limitState", 1, 109},
    {"linesOf", 1, 54},
    {"listElement", 1, 101},
    {"loadFailed", 1, 69},
    {"loadResource", 1, 69},
    {"localOf", 1, 54},
    {"location", 1, 125},
    {"locationState", 1, 241},
    {"lookAtForm", 1, 75},
    {"makeAbortController", 1, 182},
    {"makeAbortSignal", 1, 182},
    {"makeAbstractRange", 1, 211},
    {"makeAnimation", 1, 219},
    {"makeAnimationEffect", 1, 219},
    {"makeAnimationTimeline", 1, 219},
    {"makeAudioTrack", 1, 238},
    {"makeAudioTrackList", 1, 238},
    {"makeBarProp", 1, 241},
    {"makeBlob", 1, 202},
    {"makeBroadcastChannel", 1, 239},
    {"makeByteLengthQueuingStrategy", 1, 249},
    {"makeCSSConditionRule", 1, 186},
    {"makeCSSContainerRule", 1, 186},
    {"makeCSSCounterStyleRule", 1, 186},
    {"makeCSSFontFaceRule", 1, 186},
    {"makeCSSFontPaletteValuesRule", 1, 186},
    {"makeCSSGroupingRule", 1, 186},
    {"makeCSSImageValue", 1, 188},
    {"makeCSSImportRule", 1, 186},
    {"makeCSSKeyframeRule", 1, 186},
    {"makeCSSKeyframesRule", 1, 186},
    {"makeCSSKeywordValue", 1, 188},
    {"makeCSSLayerBlockRule", 1, 186},
    {"makeCSSLayerStatementRule", 1, 186},
    {"makeCSSMarginRule", 1, 186},
    {"makeCSSMathClamp", 1, 188},
    {"makeCSSMathInvert", 1, 188},
    {"makeCSSMathMax", 1, 188},
    {"makeCSSMathMin", 1, 188},
    {"makeCSSMathNegate", 1, 188},
    {"makeCSSMathProduct", 1, 188},
    {"makeCSSMathSum", 1, 188},
    {"makeCSSMathValue", 1, 188},
    {"makeCSSMatrixComponent", 1, 188},
    {"makeCSSMediaRule", 1, 186},
    {"makeCSSNamespaceRule", 1, 186},
    {"makeCSSNestedDeclarations", 1, 186},
    {"makeCSSNumericArray", 1, 188},
    {"makeCSSNumericValue", 1, 188},
    {"makeCSSPageRule", 1, 186},
    {"makeCSSPerspective", 1, 188},
    {"makeCSSPropertyRule", 1, 186},
    {"makeCSSRotate", 1, 188},
    {"makeCSSRule", 1, 186},
    {"makeCSSRuleList", 1, 186},
    {"makeCSSScale", 1, 188},
    {"makeCSSScopeRule", 1, 186},
    {"makeCSSSkew", 1, 188},
    {"makeCSSSkewX", 1, 188},
    {"makeCSSSkewY", 1, 188},
    {"makeCSSStartingStyleRule", 1, 186},
    {"makeCSSStyleDeclaration", 1, 187},
    {"makeCSSStyleRule", 1, 186},
    {"makeCSSStyleSheet", 1, 215},
    {"makeCSSStyleValue", 1, 188},
    {"makeCSSSupportsRule", 1, 186},
    {"makeCSSTransformComponent", 1, 188},
    {"makeCSSTransformValue", 1, 188},
    {"makeCSSTranslate", 1, 188},
    {"makeCSSUnitValue", 1, 188},
    {"makeCSSUnparsedValue", 1, 188},
    {"makeCSSVariableReferenceValue", 1, 188},
    {"makeClipboard", 1, 247},
    {"makeClipboardItem", 1, 247},
    {"makeCompressionStream", 1, 221},
    {"makeCountQueuingStrategy", 1, 249},
    {"makeCrypto", 1, 256},
    {"makeCryptoKey", 1, 256},
    {"makeCustomElementRegistry", 1, 190},
    {"makeCustomStateSet", 1, 200},
    {"makeDOMException", 1, 192},
    {"makeDOMImplementation", 1, 193},
    {"makeDOMMatrix", 1, 236},
    {"makeDOMMatrixReadOnly", 1, 236},
    {"makeDOMParser", 1, 193},
    {"makeDOMPoint", 1, 236},
    {"makeDOMPointReadOnly", 1, 236},
    {"makeDOMQuad", 1, 236},
    {"makeDOMRect", 1, 233},
    {"makeDOMRectList", 1, 233},
    {"makeDOMRectReadOnly", 1, 233},
    {"makeDOMStringList", 1, 194},
    {"makeDOMStringMap", 1, 195},
    {"makeDOMTokenList", 1, 196},
    {"makeDataTransfer", 1, 197},
    {"makeDataTransferItem", 1, 197},
    {"makeDataTransferItemList", 1, 197},
    {"makeDecompressionStream", 1, 221},
    {"makeDeferred", 1, 146},
    {"makeDocumentTimeline", 1, 219},
    {"makeElement", 1, 82},
    {"makeElementInternals", 1, 200},
    {"makeEvent", 1, 201},
    {"makeEventSource", 1, 222},
    {"makeException", 1, 174},
    {"makeExternal", 1, 241},
    {"makeFile", 1, 202},
    {"makeFileList", 1, 202},
    {"makeFileReader", 1, 202},
    {"makeFormData", 1, 257},
    {"makeGeolocation", 1, 247},
    {"makeGeolocationPositionError", 1, 247},
    {"makeHTMLAllCollection", 1, 203},
    {"makeHTMLCollection", 1, 220},
    {"makeHTMLFormControlsCollection", 1, 230},
    {"makeHTMLOptionsCollection", 1, 230},
    {"makeHeaders", 1, 229},
    {"makeHistory", 1, 241},
    {"makeIdleDeadline", 1, 234},
    {"makeIndexed", 1, 176},
    {"makeIntersectionObserver", 1, 243},
    {"makeIntersectionObserverEntry", 1, 243},
    {"makeKeyframeEffect", 1, 219},
    {"makeLocation", 1, 241},
    {"makeMediaError", 1, 238},
    {"makeMediaList", 1, 215},
    {"makeMediaQueryList", 1, 185},
    {"makeMessageChannel", 1, 239},
    {"makeMessagePort", 1, 239},
    {"makeMimeType", 1, 208},
    {"makeMimeTypeArray", 1, 208},
    {"makeMutationObserver", 1, 206},
    {"makeMutationRecord", 1, 206},
    {"makeNamedNodeMap", 1, 207},
    {"makeNavigator", 1, 208},
    {"makeNodeIterator", 1, 216},
    {"makeNodeList", 1, 220},
    {"makeNotification", 1, 247},
    {"makePerformance", 1, 245},
    {"makePerformanceEntry", 1, 246},
    {"makePerformanceMark", 1, 246},
    {"makePerformanceMeasure", 1, 246},
    {"makePerformanceNavigation", 1, 242},
    {"makePerformanceObserver", 1, 246},
    {"makePerformanceObserverEntryList", 1, 246},
    {"makePerformanceTiming", 1, 242},
    {"makePermissionStatus", 1, 247},
    {"makePermissions", 1, 247},
    {"makePlugin", 1, 208},
    {"makePluginArray", 1, 208},
    {"makeRadioNodeList", 1, 230},
    {"makeRange", 1, 211},
    {"makeReadableByteStreamController", 1, 249},
    {"makeReadableStream", 1, 249},
    {"makeReadableStreamBYOBReader", 1, 249},
    {"makeReadableStreamBYOBRequest", 1, 249},
    {"makeReadableStreamDefaultController", 1, 249},
    {"makeReadableStreamDefaultReader", 1, 249},
    {"makeRequest", 1, 229},
    {"makeResizeObserver", 1, 243},
    {"makeResizeObserverEntry", 1, 243},
    {"makeResizeObserverSize", 1, 243},
    {"makeResponse", 1, 229},
    {"makeSVGAngle", 1, 251},
    {"makeSVGAnimatedAngle", 1, 251},
    {"makeSVGAnimatedBoolean", 1, 251},
    {"makeSVGAnimatedEnumeration", 1, 251},
    {"makeSVGAnimatedInteger", 1, 251},
    {"makeSVGAnimatedLength", 1, 251},
    {"makeSVGAnimatedLengthList", 1, 251},
    {"makeSVGAnimatedNumber", 1, 251},
    {"makeSVGAnimatedNumberList", 1, 251},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 251},
    {"makeSVGAnimatedRect", 1, 251},
    {"makeSVGAnimatedTransformList", 1, 251},
    {"makeSVGLength", 1, 251},
    {"makeSVGLengthList", 1, 251},
    {"makeSVGNumber", 1, 251},
    {"makeSVGNumberList", 1, 251},
    {"makeSVGPointList", 1, 251},
    {"makeSVGPreserveAspectRatio", 1, 251},
    {"makeSVGStringList", 1, 251},
    {"makeSVGTransform", 1, 251},
    {"makeSVGTransformList", 1, 251},
    {"makeSVGUnitTypes", 1, 251},
    {"makeScreen", 1, 185},
    {"makeSelection", 1, 212},
    {"makeStaticRange", 1, 211},
    {"makeStorage", 1, 214},
    {"makeStylePropertyMap", 1, 188},
    {"makeStylePropertyMapReadOnly", 1, 188},
    {"makeStyleSheet", 1, 215},
    {"makeStyleSheetList", 1, 215},
    {"makeSubtleCrypto", 1, 256},
    {"makeTextDecoder", 1, 226},
    {"makeTextDecoderStream", 1, 226},
    {"makeTextEncoder", 1, 226},
    {"makeTextEncoderStream", 1, 226},
    {"makeTextTrack", 1, 238},
    {"makeTextTrackCue", 1, 238},
    {"makeTextTrackCueList", 1, 238},
    {"makeTextTrackList", 1, 238},
    {"makeTimeRanges", 1, 237},
    {"makeTouch", 1, 254},
    {"makeTouchList", 1, 254},
    {"makeTransformStream", 1, 249},
    {"makeTransformStreamDefaultController", 1, 249},
    {"makeTreeWalker", 1, 216},
    {"makeURL", 1, 255},
    {"makeURLSearchParams", 1, 255},
    {"makeUserActivation", 1, 247},
    {"makeVTTCue", 1, 238},
    {"makeValidityState", 1, 231},
    {"makeVideoTrack", 1, 238},
    {"makeVideoTrackList", 1, 238},
    {"makeVisualViewport", 1, 185},
    {"makeWebSocket", 1, 222},
    {"makeWritableStream", 1, 249},
    {"makeWritableStreamDefaultController", 1, 249},
    {"makeWritableStreamDefaultWriter", 1, 249},
    {"makeXMLHttpRequest", 1, 257},
    {"makeXMLHttpRequestEventTarget", 1, 257},
    {"makeXMLHttpRequestUpload", 1, 257},
    {"makeXMLSerializer", 1, 193},
    {"makeXPathEvaluator", 1, 218},
    {"makeXPathExpression", 1, 218},
    {"makeXPathResult", 1, 218},
    {"markupWithShadows", 1, 31},
    {"matchMedia", 1, 13},
    {"matchesMedia", 1, 13},
    {"matchesSelector", 1, 30},
    {"maximumOf", 1, 106},
    {"mayBeHeard", 1, 35},
    {"mediaErrorState", 1, 238},
    {"mediaListState", 1, 215},
    {"mediaOf", 1, 11},
    {"mediaQueryListState", 1, 185},
    {"mergeTexts", 1, 49},
    {"messageChannelState", 1, 239},
    {"messagePortState", 1, 239},
    {"mimeParameter", 1, 141},
    {"mimeText", 1, 141},
    {"mimeTypeArrayState", 1, 208},
    {"mimeTypeState", 1, 208},
    {"mimeTypes", 1, 138},
    {"minimumOf", 1, 106},
    {"missing", 1, 180},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 114},
    {"movePoint", 1, 55},
    {"multipleChanged", 1, 105},
    {"mutationObserverState", 1, 206},
    {"mutationRecordState", 1, 206},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 96},
    {"namedList", 1, 42},
    {"namedTest", 1, 96},
    {"navigate", 1, 125},
    {"navigateFrame", 1, 134},
    {"navigateToFragment", 1, 124},
    {"navigator", 1, 131},
    {"navigatorState", 1, 208},
    {"nearestStep", 1, 106},
    {"newAbortSignal", 1, 19},
    {"newBlob", 1, 2},
    {"newBody", 1, 68},
    {"newDecoder", 1, 57},
    {"newEventState", 1, 24},
    {"newFile", 1, 2},
    {"newFileList", 1, 2},
    {"newFormData", 1, 63},
    {"newHeaders", 1, 64},
    {"newKeyframeEffect", 1, 169},
    {"newList", 1, 146},
    {"newMatrix", 1, 71},
    {"newNodeIterator", 1, 32},
    {"newRange", 1, 28},
    {"newReadable", 1, 143},
    {"newRect", 1, 72},
    {"newRectList", 1, 72},
    {"newResponse", 1, 66},
    {"newSVGAngle", 1, 154},
    {"newSVGLength", 1, 154},
    {"newSVGList", 1, 155},
    {"newSVGNumber", 1, 154},
    {"newSVGTransform", 1, 158},
    {"newStaticRange", 1, 28},
    {"newTreeWalker", 1, 32},
    {"newUnit", 1, 15},
    {"newWritable", 1, 145},
    {"nextTimer", 1, 162},
    {"nodeIndex", 1, 28},
    {"nodeIteratorState", 1, 216},
    {"nodeLength", 1, 28},
    {"nodeOfKinds", 1, 180},
    {"nodePrecedes", 1, 45},
    {"notificationState", 1, 247},
    {"numberIn", 1, 99},
    {"numberToText", 1, 106},
    {"numericOperations", 1, 15},
    {"numericText", 1, 14},
    {"numericType", 1, 15},
    {"numericUnits", 1, 8},
    {"onlyNamed", 1, 42},
    {"onlyNamedIn", 1, 96},
    {"openChannel", 1, 121},
    {"openShadowRoot", 1, 31},
    {"openWindow", 1, 136},
    {"optionList", 1, 102},
    {"optionValue", 1, 102},
    {"ownControlState", 1, 92},
    {"pageScripts", 1, 130},
    {"parseMIMEType", 1, 141},
    {"parseMultipart", 1, 70},
    {"parseNumeric", 1, 14},
    {"parsePairs", 1, 165},
    {"parseSVGNumbers", 1, 158},
    {"parseSVGTransforms", 1, 158},
    {"parseTransforms", 1, 16},
    {"parserElement", 1, 76},
    {"peerEvents", 1, 142},
    {"performance", 1, 159},
    {"performanceEntries", 1, 161},
    {"performanceEntryState", 1, 246},
    {"performanceMark", 1, 161},
    {"performanceMarkState", 1, 246},
    {"performanceMeasure", 1, 161},
    {"performanceMeasureState", 1, 246},
    {"performanceNavigationState", 1, 242},
    {"performanceObserverEntryListState", 1, 246},
    {"performanceObserverState", 1, 246},
    {"performanceState", 1, 245},
    {"performanceTimingState", 1, 242},
    {"permissionStatusState", 1, 247},
    {"permissionsState", 1, 247},
    {"pipe", 1, 149},
    {"placeCaret", 1, 49},
    {"places", 1, 248},
    {"platformInterface", 1, 178},
    {"pluginArrayState", 1, 208},
    {"pluginState", 1, 208},
    {"plugins", 1, 138},
    {"pointInDocument", 1, 34},
    {"popoverChanged", 1, 118},
    {"postToWindow", 1, 121},
    {"pushItem", 1, 146},
    {"putFormat", 1, 52},
    {"queryAll", 1, 30},
    {"queryFirst", 1, 30},
    {"queueEvents", 1, 162},
    {"queueMicrotask", 1, 162},
    {"queueTask", 1, 162},
    {"queueToggle", 1, 119},
    {"radioGroup", 1, 103},
    {"radioNodeList", 1, 95},
    {"randomUUID", 1, 170},
    {"rangePoints", 1, 28},
    {"rangeState", 1, 211},
    {"rangeText", 1, 28},
    {"react", 1, 146},
    {"reacting", 1, 76},
    {"readBody", 1, 68},
    {"readChunk", 1, 143},
    {"readContentHandler", 1, 128},
    {"readInto", 1, 143},
    {"readSequence", 1, 59},
    {"readTape", 1, 62},
    {"readableByteStreamControllerState", 1, 249},
    {"readableFrom", 1, 1},
    {"readableStreamBYOBReaderState", 1, 249},
    {"readableStreamBYOBRequestState", 1, 249},
    {"readableStreamDefaultControllerState", 1, 249},
    {"readableStreamDefaultReaderState", 1, 249},
    {"readableStreamState", 1, 249},
    {"receiveControlState", 1, 92},
    {"receiverOf", 1, 82},
    {"rectified", 1, 15},
    {"referredElement", 1, 38},
    {"referredElements", 1, 38},
    {"releaseReader", 1, 143},
    {"releaseWriter", 1, 145},
    {"remoteCount", 1, 96},
    {"removeBeside", 1, 49},
    {"removeSelected", 1, 49},
    {"replaceData", 1, 21},
    {"reportException", 1, 127},
    {"reportForm", 1, 109},
    {"reportRejection", 1, 127},
    {"reportValidity", 1, 109},
    {"requestFrame", 1, 162},
    {"requestIdle", 1, 129},
    {"requestState", 1, 229},
    {"resetControl", 1, 93},
    {"resetCustom", 1, 75},
    {"resetOptions", 1, 105},
    {"resetQueue", 1, 146},
    {"resizeObserverEntryState", 1, 243},
    {"resizeObserverSizeState", 1, 243},
    {"resizeObserverState", 1, 243},
    {"resourceBuffer", 1, 69},
    {"resourceDocument", 1, 69},
    {"resourceText", 1, 69},
    {"respond", 1, 147},
    {"respondWithView", 1, 147},
    {"responseState", 1, 229},
    {"retarget", 1, 31},
    {"rootArguments", 1, 34},
    {"ruleNumbered", 1, 9},
    {"ruleStyleOf", 1, 10},
    {"runNextTimer", 1, 162},
    {"screen", 1, 13},
    {"screenState", 1, 185},
    {"scriptTimer", 1, 162},
    {"seedRandom", 1, 173},
    {"selectNothing", 1, 29},
    {"selectOf", 1, 102},
    {"selectOnly", 1, 105},
    {"selectRange", 1, 29},
    {"selectSource", 1, 89},
    {"selectedControlText", 1, 108},
    {"selectedOptionsOf", 1, 105},
    {"selectedRange", 1, 29},
    {"selectionFault", 1, 29},
    {"selectionLeft", 1, 51},
    {"selectionState", 1, 212},
    {"sendControlStates", 1, 92},
    {"sendTo", 1, 121},
    {"sequenceOf", 1, 59},
    {"serialize", 1, 123},
    {"serializePairs", 1, 165},
    {"serializeWithTransfer", 1, 123},
    {"setAdoptedStyleSheets", 1, 12},
    {"setAreaValue", 1, 99},
    {"setAttributeNodeValue", 1, 20},
    {"setBackpressure", 1, 145},
    {"setCheckedness", 1, 103},
    {"setControlValue", 1, 99},
    {"setFiles", 1, 97},
    {"setFragment", 1, 125},
    {"setHandler", 1, 128},
    {"setHeader", 1, 64},
    {"setInputValue", 1, 99},
    {"setInteracted", 1, 109},
    {"setMIMEParameter", 1, 141},
    {"setMarkupWithShadows", 1, 31},
    {"setModal", 1, 117},
    {"setOption", 1, 102},
    {"setReferredElement", 1, 38},
    {"setReferredElements", 1, 38},
    {"setSVGAngle", 1, 154},
    {"setSVGLength", 1, 154},
    {"setSelected", 1, 105},
    {"setTimer", 1, 162},
    {"setType", 1, 99},
    {"setUpByteSource", 1, 147},
    {"setUpBytes", 1, 147},
    {"setUpReadable", 1, 148},
    {"setUpSink", 1, 152},
    {"setUpSource", 1, 148},
    {"setUpTransform", 1, 144},
    {"setUpWritable", 1, 152},
    {"settingText", 1, 106},
    {"settleAs", 1, 146},
    {"shadowRootOf", 1, 31},
    {"shadowTraits", 1, 31},
    {"shareControlState", 1, 92},
    {"sheetNumbered", 1, 11},
    {"shiftItem", 1, 146},
    {"showPopover", 1, 118},
    {"signWith", 1, 172},
    {"sizeOf", 1, 146},
    {"slotContents", 1, 44},
    {"slotOf", 1, 44},
    {"slotsChanged", 1, 44},
    {"spendStream", 1, 143},
    {"splitAround", 1, 47},
    {"splitText", 1, 21},
    {"startErroring", 1, 145},
    {"stateOf", 1, 176},
    {"staticRangeState", 1, 211},
    {"stepped", 1, 106},
    {"storage", 1, 132},
    {"storageState", 1, 214},
    {"streamOfBytes", 1, 2},
    {"stringList", 1, 77},
    {"stylePropertyMapReadOnlyState", 1, 188},
    {"stylePropertyMapState", 1, 188},
    {"styleSheetListState", 1, 215},
    {"styleSheetState", 1, 215},
    {"stylesOf", 1, 10},
    {"submitFrom", 1, 107},
    {"submittableOf", 1, 96},
    {"submittedText", 1, 99},
    {"subtle", 1, 171},
    {"subtleCryptoState", 1, 256},
    {"svgAngleState", 1, 251},
    {"svgAnimatedAngleState", 1, 251},
    {"svgAnimatedBooleanState", 1, 251},
    {"svgAnimatedEnumerationState", 1, 251},
    {"svgAnimatedIntegerState", 1, 251},
    {"svgAnimatedLengthListState", 1, 251},
    {"svgAnimatedLengthState", 1, 251},
    {"svgAnimatedNumberListState", 1, 251},
    {"svgAnimatedNumberState", 1, 251},
    {"svgAnimatedPreserveAspectRatioState", 1, 251},
    {"svgAnimatedRectState", 1, 251},
    {"svgAnimatedTransformListState", 1, 251},
    {"svgAxis", 1, 154},
    {"svgBounds", 1, 157},
    {"svgBox", 1, 153},
    {"svgConstants", 1, 156},
    {"svgElementPrototype", 1, 0},
    {"svgFills", 1, 157},
    {"svgFloat", 1, 154},
    {"svgLengthListState", 1, 251},
    {"svgLengthState", 1, 251},
    {"svgListOf", 1, 153},
    {"svgMemberOrder", 1, 250},
    {"svgMembers", 1, 156},
    {"svgNumberListState", 1, 251},
    {"svgNumberState", 1, 251},
    {"svgNumberText", 1, 154},
    {"svgPathLength", 1, 157},
    {"svgPointAt", 1, 157},
    {"svgPointListState", 1, 251},
    {"svgPreserveAspectRatioState", 1, 251},
    {"svgReflection", 1, 153},
    {"svgStringListState", 1, 251},
    {"svgStrokes", 1, 157},
    {"svgTransformListState", 1, 251},
    {"svgTransformOf", 1, 158},
    {"svgTransformProduct", 1, 158},
    {"svgTransformState", 1, 251},
    {"svgTransformText", 1, 158},
    {"svgUnitTypesState", 1, 251},
    {"takeFormat", 1, 52},
    {"takeSignals", 1, 44},
    {"targetOf", 1, 126},
    {"teeBytes", 1, 151},
    {"teeChunks", 1, 151},
    {"textAsBuffer", 1, 171},
    {"textBecameSelectable", 1, 108},
    {"textDecoderState", 1, 226},
    {"textDecoderStreamState", 1, 226},
    {"textEncoderState", 1, 226},
    {"textEncoderStreamState", 1, 226},
    {"textFragment", 1, 86},
    {"textReplaced", 1, 108},
    {"textToNumber", 1, 106},
    {"textTrackCueListState", 1, 238},
    {"textTrackCueState", 1, 238},
    {"textTrackListState", 1, 238},
    {"textTrackState", 1, 238},
    {"textsBetween", 1, 56},
    {"textsIn", 1, 52},
    {"textsOf", 1, 54},
    {"theSelection", 1, 29},
    {"timeRangesState", 1, 237},
    {"timingTimes", 1, 160},
    {"toBuffer", 1, 180},
    {"toByteString", 1, 180},
    {"toClamped", 1, 180},
    {"toEnforced", 1, 180},
    {"toEnum", 1, 180},
    {"toFloat", 1, 180},
    {"toInterface", 1, 180},
    {"toLongLong", 1, 180},
    {"toObject", 1, 180},
    {"toRecord", 1, 180},
    {"toSequence", 1, 180},
    {"toUnrestrictedFloat", 1, 180},
    {"toUnsignedLongLong", 1, 180},
    {"together", 1, 76},
    {"togglePopover", 1, 118},
    {"tokenList", 1, 23},
    {"topLevel", 1, 16},
    {"topModal", 1, 117},
    {"touchListState", 1, 254},
    {"touchState", 1, 254},
    {"transferPort", 1, 121},
    {"transferStream", 1, 122},
    {"transformMatrix", 1, 73},
    {"transformStreamDefaultControllerState", 1, 249},
    {"transformStreamState", 1, 249},
    {"treeWalkerState", 1, 216},
    {"trimSpace", 1, 64},
    {"turnFormatOff", 1, 52},
    {"upgradeIn", 1, 76},
    {"urlSearchParamsState", 1, 255},
    {"urlState", 1, 255},
    {"userActivationState", 1, 247},
    {"usesSourceSet", 1, 89},
    {"utf8Text", 1, 59},
    {"validityOf", 1, 109},
    {"validityStateState", 1, 231},
    {"valueMode", 1, 98},
    {"verifyWith", 1, 172},
    {"videoTrackListState", 1, 238},
    {"videoTrackState", 1, 238},
    {"viewParts", 1, 146},
    {"viewport", 1, 18},
    {"visualViewportState", 1, 185},
    {"vttCueState", 1, 238},
    {"waitingReads", 1, 143},
    {"watchSlots", 1, 44},
    {"webSocketState", 1, 222},
    {"whenAborted", 1, 19},
    {"whenStatesCome", 1, 92},
    {"willValidate", 1, 109},
    {"windowNamed", 1, 135},
    {"windowOf", 1, 134},
    {"withoutScripts", 1, 53},
    {"writableDesiredSize", 1, 152},
    {"writableStreamDefaultControllerState", 1, 249},
    {"writableStreamDefaultWriterState", 1, 249},
    {"writableStreamState", 1, 249},
    {"writeChunk", 1, 145},
    {"writeController", 1, 152},
    {"writeTape", 1, 62},
    {"wrongKind", 1, 180},
    {"wrongReceiver", 1, 180},
    {"wrongValue", 1, 180},
    {"xPathEvaluatorState", 1, 218},
    {"xPathExpressionState", 1, 218},
    {"xPathResultState", 1, 218},
    {"xmlHttpRequestEventTargetState", 1, 257},
    {"xmlHttpRequestState", 1, 257},
    {"xmlHttpRequestUploadState", 1, 257},
    {"xmlSerializerState", 1, 193},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
