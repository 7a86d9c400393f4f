// CBindings.c: embeds the files of js/.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more: a file comes after those
// it takes something from. `lateFiles` run when js/families.js says, by `lateNames`, js/warmUp.js when WebRuntime/Page/WarmPool.swift and
// UnsafeCompiledBindings.swift do. Only lines of comments may hold characters beyond ASCII.

#include "CBindings.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char startUp[] = {
#embed "../../../js/primordials.js"
    ,
#embed "../../../js/hooks.js"
    ,
#embed "../../../js/arena.js"
    ,
#embed "../../../js/webidl/interface.js"
    ,
#embed "../../../js/bindings/promises.js"
    ,
#embed "../../../js/families.js"
    ,
#embed "../../../js/webidl/conversions.js"
    ,
#embed "../../../js/dom/EventTarget.js"
    ,
#embed "../../../js/dom/Node.js"
    ,
#embed "../../../js/dom/preorder.js"
    ,
#embed "../../../js/dom/changedRegions.js"
    ,
#embed "../../../js/dom/ItemBlocks.js"
    ,
#embed "../../../js/dom/LiveList.js"
    ,
#embed "../../../js/dom/Collections.js"
    ,
#embed "../../../js/dom/names.js"
    ,
#embed "../../../js/dom/Element.js"
    ,
#embed "../../../js/dom/Document.js"
    ,
#embed "../../../js/html/clock.js"
    ,
#embed "../../../js/html/base.js"
    ,
#embed "../../../js/html/attributes.js"
    ,
#embed "../../../js/console/proxies.js"
    ,
#embed "../../../js/html/handlerAttributes.js"
    ,
#embed "../../../js/webidl/lateMembers.js"
    ,
#embed "../../../js/bindings/startUpNodes.js"
    ,
#embed "../../../js/html/HTMLElement.js"
    ,
#embed "../../../js/bindings/elementTable.js"
    ,
#embed "../../../js/html/elements.js"
    ,
#embed "../../../js/html/Document.js"
    ,
#embed "../../../js/html/Window.js"
    ,
#embed "../../../js/html/resources.js"
    ,
#embed "../../../js/bindings/startUp.js"
    ,
#embed "../../../js/entryPoints.js"
};
static const unsigned char warmUp[] = {
#embed "../../../js/warmUp.js"
};
static const unsigned char webidl_DOMException[] = {
#embed "../../../js/webidl/DOMException.js"
};
static const unsigned char webidl_indexed[] = {
#embed "../../../js/webidl/indexed.js"
};
static const unsigned char webidl_types[] = {
#embed "../../../js/webidl/types.js"
};
static const unsigned char dom_Event[] = {
#embed "../../../js/dom/Event.js"
};
static const unsigned char dom_eventInterfaces[] = {
#embed "../../../js/dom/eventInterfaces.js"
};
static const unsigned char dom_dispatch[] = {
#embed "../../../js/dom/dispatch.js"
};
static const unsigned char dom_Abort[] = {
#embed "../../../js/dom/Abort.js"
};
static const unsigned char dom_nodeSteps[] = {
#embed "../../../js/dom/nodeSteps.js"
};
static const unsigned char dom_elementSteps[] = {
#embed "../../../js/dom/elementSteps.js"
};
static const unsigned char dom_documentSteps[] = {
#embed "../../../js/dom/documentSteps.js"
};
static const unsigned char dom_aria[] = {
#embed "../../../js/dom/aria.js"
};
static const unsigned char dom_ParentNode[] = {
#embed "../../../js/dom/ParentNode.js"
};
static const unsigned char dom_CharacterData[] = {
#embed "../../../js/dom/CharacterData.js"
};
static const unsigned char dom_Attr[] = {
#embed "../../../js/dom/Attr.js"
};
static const unsigned char dom_DOMImplementation[] = {
#embed "../../../js/dom/DOMImplementation.js"
};
static const unsigned char dom_Selectors[] = {
#embed "../../../js/dom/Selectors.js"
};
static const unsigned char dom_namedElements[] = {
#embed "../../../js/dom/namedElements.js"
};
static const unsigned char dom_Traversal[] = {
#embed "../../../js/dom/Traversal.js"
};
static const unsigned char dom_NamedNodeMap[] = {
#embed "../../../js/dom/NamedNodeMap.js"
};
static const unsigned char dom_DOMTokenList[] = {
#embed "../../../js/dom/DOMTokenList.js"
};
static const unsigned char dom_XPath[] = {
#embed "../../../js/dom/XPath.js"
};
static const unsigned char dom_Range[] = {
#embed "../../../js/dom/Range.js"
};
static const unsigned char dom_composedSelection[] = {
#embed "../../../js/dom/composedSelection.js"
};
static const unsigned char dom_Selection[] = {
#embed "../../../js/dom/Selection.js"
};
static const unsigned char dom_MutationObserver[] = {
#embed "../../../js/dom/MutationObserver.js"
};
static const unsigned char dom_ShadowRoot[] = {
#embed "../../../js/dom/ShadowRoot.js"
};
static const unsigned char dom_slots[] = {
#embed "../../../js/dom/slots.js"
};
static const unsigned char dom_eventPath[] = {
#embed "../../../js/dom/eventPath.js"
};
static const unsigned char extension_evaluatedValues[] = {
#embed "../../../js/extension/evaluatedValues.js"
};
static const unsigned char extension_propertyLists[] = {
#embed "../../../js/extension/propertyLists.js"
};
static const unsigned char html_activation[] = {
#embed "../../../js/html/activation.js"
};
static const unsigned char html_eventHandlers[] = {
#embed "../../../js/html/eventHandlers.js"
};
static const unsigned char html_dataset[] = {
#embed "../../../js/html/dataset.js"
};
static const unsigned char html_toggleEvents[] = {
#embed "../../../js/html/toggleEvents.js"
};
static const unsigned char html_details[] = {
#embed "../../../js/html/details.js"
};
static const unsigned char html_dialogs[] = {
#embed "../../../js/html/dialogs.js"
};
static const unsigned char html_popover[] = {
#embed "../../../js/html/popover.js"
};
static const unsigned char html_invokers[] = {
#embed "../../../js/html/invokers.js"
};
static const unsigned char dom_elementReferences[] = {
#embed "../../../js/dom/elementReferences.js"
};
static const unsigned char html_focus[] = {
#embed "../../../js/html/focus.js"
};
static const unsigned char html_elementSteps[] = {
#embed "../../../js/html/elementSteps.js"
};
static const unsigned char html_textFragment[] = {
#embed "../../../js/html/textFragment.js"
};
static const unsigned char html_dataTransfer[] = {
#embed "../../../js/html/dataTransfer.js"
};
static const unsigned char html_idle[] = {
#embed "../../../js/html/idle.js"
};
static const unsigned char editing_formatting[] = {
#embed "../../../js/editing/formatting.js"
};
static const unsigned char editing_commands[] = {
#embed "../../../js/editing/commands.js"
};
static const unsigned char editing_blocks[] = {
#embed "../../../js/editing/blocks.js"
};
static const unsigned char editing_deletion[] = {
#embed "../../../js/editing/deletion.js"
};
static const unsigned char editing_blanks[] = {
#embed "../../../js/editing/blanks.js"
};
static const unsigned char editing_insertedMarkup[] = {
#embed "../../../js/editing/insertedMarkup.js"
};
static const unsigned char editing_selectionMovement[] = {
#embed "../../../js/editing/selectionMovement.js"
};
static const unsigned char html_timers[] = {
#embed "../../../js/html/timers.js"
};
static const unsigned char console_format[] = {
#embed "../../../js/console/format.js"
};
static const unsigned char console_console[] = {
#embed "../../../js/console/console.js"
};
static const unsigned char uievents_events[] = {
#embed "../../../js/uievents/events.js"
};
static const unsigned char html_tables[] = {
#embed "../../../js/html/tables.js"
};
static const unsigned char html_members[] = {
#embed "../../../js/html/members.js"
};
static const unsigned char html_mediaTracks[] = {
#embed "../../../js/html/mediaTracks.js"
};
static const unsigned char html_scales[] = {
#embed "../../../js/html/scales.js"
};
static const unsigned char html_sourceSets[] = {
#embed "../../../js/html/sourceSets.js"
};
static const unsigned char html_images[] = {
#embed "../../../js/html/images.js"
};
static const unsigned char intersection_observer_observers[] = {
#embed "../../../js/intersection-observer/observers.js"
};
static const unsigned char html_frames[] = {
#embed "../../../js/html/frames.js"
};
static const unsigned char html_namedAccess[] = {
#embed "../../../js/html/namedAccess.js"
};
static const unsigned char html_listElements[] = {
#embed "../../../js/html/listElements.js"
};
static const unsigned char html_controlState[] = {
#embed "../../../js/html/controlState.js"
};
static const unsigned char html_inputTypes[] = {
#embed "../../../js/html/inputTypes.js"
};
static const unsigned char html_dates[] = {
#embed "../../../js/html/dates.js"
};
static const unsigned char html_steps[] = {
#embed "../../../js/html/steps.js"
};
static const unsigned char html_forms[] = {
#embed "../../../js/html/forms.js"
};
static const unsigned char html_radioGroups[] = {
#embed "../../../js/html/radioGroups.js"
};
static const unsigned char html_inputValues[] = {
#embed "../../../js/html/inputValues.js"
};
static const unsigned char html_validity[] = {
#embed "../../../js/html/validity.js"
};
static const unsigned char html_submission[] = {
#embed "../../../js/html/submission.js"
};
static const unsigned char html_controls[] = {
#embed "../../../js/html/controls.js"
};
static const unsigned char html_focusSelection[] = {
#embed "../../../js/html/focusSelection.js"
};
static const unsigned char html_fullscreen[] = {
#embed "../../../js/html/fullscreen.js"
};
static const unsigned char html_textSelection[] = {
#embed "../../../js/html/textSelection.js"
};
static const unsigned char html_autofill[] = {
#embed "../../../js/html/autofill.js"
};
static const unsigned char html_options[] = {
#embed "../../../js/html/options.js"
};
static const unsigned char html_selectedness[] = {
#embed "../../../js/html/selectedness.js"
};
static const unsigned char html_controlMatches[] = {
#embed "../../../js/html/controlMatches.js"
};
static const unsigned char html_structuredClone[] = {
#embed "../../../js/html/structuredClone.js"
};
static const unsigned char url_URL[] = {
#embed "../../../js/url/URL.js"
};
static const unsigned char cssom_CSS[] = {
#embed "../../../js/cssom/CSS.js"
};
static const unsigned char cssom_numericTexts[] = {
#embed "../../../js/cssom/numericTexts.js"
};
static const unsigned char cssom_typedNumbers[] = {
#embed "../../../js/cssom/typedNumbers.js"
};
static const unsigned char cssom_typedTransforms[] = {
#embed "../../../js/cssom/typedTransforms.js"
};
static const unsigned char cssom_typedValues[] = {
#embed "../../../js/cssom/typedValues.js"
};
static const unsigned char cssom_view[] = {
#embed "../../../js/cssom/view.js"
};
static const unsigned char cssom_CSSStyleDeclaration[] = {
#embed "../../../js/cssom/CSSStyleDeclaration.js"
};
static const unsigned char cssom_StyleSheet[] = {
#embed "../../../js/cssom/StyleSheet.js"
};
static const unsigned char cssom_adoptedStyleSheets[] = {
#embed "../../../js/cssom/adoptedStyleSheets.js"
};
static const unsigned char cssom_CSSRule[] = {
#embed "../../../js/cssom/CSSRule.js"
};
static const unsigned char web_animations_easing[] = {
#embed "../../../js/web-animations/easing.js"
};
static const unsigned char web_animations_effects[] = {
#embed "../../../js/web-animations/effects.js"
};
static const unsigned char web_animations_animations[] = {
#embed "../../../js/web-animations/animations.js"
};
static const unsigned char geometry_DOMRect[] = {
#embed "../../../js/geometry/DOMRect.js"
};
static const unsigned char geometry_DOMMatrix[] = {
#embed "../../../js/geometry/DOMMatrix.js"
};
static const unsigned char geometry_transformLists[] = {
#embed "../../../js/geometry/transformLists.js"
};
static const unsigned char cssom_media[] = {
#embed "../../../js/cssom/media.js"
};
static const unsigned char html_HTMLAllCollection[] = {
#embed "../../../js/html/HTMLAllCollection.js"
};
static const unsigned char html_documentSteps[] = {
#embed "../../../js/html/documentSteps.js"
};
static const unsigned char html_windowSteps[] = {
#embed "../../../js/html/windowSteps.js"
};
static const unsigned char svg_SVGElement[] = {
#embed "../../../js/svg/SVGElement.js"
};
static const unsigned char svg_members[] = {
#embed "../../../js/svg/members.js"
};
static const unsigned char svg_lengths[] = {
#embed "../../../js/svg/lengths.js"
};
static const unsigned char svg_transforms[] = {
#embed "../../../js/svg/transforms.js"
};
static const unsigned char svg_lists[] = {
#embed "../../../js/svg/lists.js"
};
static const unsigned char svg_animated[] = {
#embed "../../../js/svg/animated.js"
};
static const unsigned char svg_paths[] = {
#embed "../../../js/svg/paths.js"
};
static const unsigned char encoding_TextEncoder[] = {
#embed "../../../js/encoding/TextEncoder.js"
};
static const unsigned char encoding_base64[] = {
#embed "../../../js/encoding/base64.js"
};
static const unsigned char webcrypto_Crypto[] = {
#embed "../../../js/webcrypto/Crypto.js"
};
static const unsigned char webcrypto_SubtleCrypto[] = {
#embed "../../../js/webcrypto/SubtleCrypto.js"
};
static const unsigned char webcrypto_keys[] = {
#embed "../../../js/webcrypto/keys.js"
};
static const unsigned char webcrypto_random[] = {
#embed "../../../js/webcrypto/random.js"
};
static const unsigned char webidl_pairs[] = {
#embed "../../../js/webidl/pairs.js"
};
static const unsigned char webidl_sets[] = {
#embed "../../../js/webidl/sets.js"
};
static const unsigned char fetch_Headers[] = {
#embed "../../../js/fetch/Headers.js"
};
static const unsigned char fetch_FormData[] = {
#embed "../../../js/fetch/FormData.js"
};
static const unsigned char fetch_XMLHttpRequest[] = {
#embed "../../../js/fetch/XMLHttpRequest.js"
};
static const unsigned char fetch_fetch[] = {
#embed "../../../js/fetch/fetch.js"
};
static const unsigned char html_errors[] = {
#embed "../../../js/html/errors.js"
};
static const unsigned char html_pageScripts[] = {
#embed "../../../js/html/pageScripts.js"
};
static const unsigned char peerEvents[] = {
#embed "../../../js/peerEvents.js"
};
static const unsigned char html_CustomElementRegistry[] = {
#embed "../../../js/html/CustomElementRegistry.js"
};
static const unsigned char html_customElements[] = {
#embed "../../../js/html/customElements.js"
};
static const unsigned char html_ElementInternals[] = {
#embed "../../../js/html/ElementInternals.js"
};
static const unsigned char html_Navigator[] = {
#embed "../../../js/html/Navigator.js"
};
static const unsigned char uievents_touch[] = {
#embed "../../../js/uievents/touch.js"
};
static const unsigned char html_permissions[] = {
#embed "../../../js/html/permissions.js"
};
static const unsigned char html_plugins[] = {
#embed "../../../js/html/plugins.js"
};
static const unsigned char html_bars[] = {
#embed "../../../js/html/bars.js"
};
static const unsigned char hr_time_Performance[] = {
#embed "../../../js/hr-time/Performance.js"
};
static const unsigned char hr_time_navigationTiming[] = {
#embed "../../../js/hr-time/navigationTiming.js"
};
static const unsigned char hr_time_timeline[] = {
#embed "../../../js/hr-time/timeline.js"
};
static const unsigned char html_Storage[] = {
#embed "../../../js/html/Storage.js"
};
static const unsigned char html_DOMStringList[] = {
#embed "../../../js/html/DOMStringList.js"
};
static const unsigned char html_Location[] = {
#embed "../../../js/html/Location.js"
};
static const unsigned char html_History[] = {
#embed "../../../js/html/History.js"
};
static const unsigned char streams_base[] = {
#embed "../../../js/streams/base.js"
};
static const unsigned char streams_ReadableStream[] = {
#embed "../../../js/streams/ReadableStream.js"
};
static const unsigned char streams_defaultController[] = {
#embed "../../../js/streams/defaultController.js"
};
static const unsigned char streams_byteController[] = {
#embed "../../../js/streams/byteController.js"
};
static const unsigned char streams_tee[] = {
#embed "../../../js/streams/tee.js"
};
static const unsigned char streams_pipe[] = {
#embed "../../../js/streams/pipe.js"
};
static const unsigned char streams_WritableStream[] = {
#embed "../../../js/streams/WritableStream.js"
};
static const unsigned char streams_writableController[] = {
#embed "../../../js/streams/writableController.js"
};
static const unsigned char streams_TransformStream[] = {
#embed "../../../js/streams/TransformStream.js"
};
static const unsigned char streams_iteration[] = {
#embed "../../../js/streams/iteration.js"
};
static const unsigned char FileAPI_byteSequence[] = {
#embed "../../../js/FileAPI/byteSequence.js"
};
static const unsigned char FileAPI_Blob[] = {
#embed "../../../js/FileAPI/Blob.js"
};
static const unsigned char FileAPI_FileReader[] = {
#embed "../../../js/FileAPI/FileReader.js"
};
static const unsigned char html_EventSource[] = {
#embed "../../../js/html/EventSource.js"
};
static const unsigned char websockets_WebSocket[] = {
#embed "../../../js/websockets/WebSocket.js"
};
static const unsigned char FileAPI_blobURL[] = {
#embed "../../../js/FileAPI/blobURL.js"
};
static const unsigned char fetch_mimeType[] = {
#embed "../../../js/fetch/mimeType.js"
};
static const unsigned char fetch_multipart[] = {
#embed "../../../js/fetch/multipart.js"
};
static const unsigned char fetch_body[] = {
#embed "../../../js/fetch/body.js"
};
static const unsigned char fetch_Response[] = {
#embed "../../../js/fetch/Response.js"
};
static const unsigned char fetch_Request[] = {
#embed "../../../js/fetch/Request.js"
};
static const unsigned char html_inputFiles[] = {
#embed "../../../js/html/inputFiles.js"
};
static const unsigned char html_messaging[] = {
#embed "../../../js/html/messaging.js"
};
static const unsigned char streams_transfer[] = {
#embed "../../../js/streams/transfer.js"
};
static const unsigned char encoding_streams[] = {
#embed "../../../js/encoding/streams.js"
};
static const unsigned char compression_compression[] = {
#embed "../../../js/compression/compression.js"
};
static const unsigned char bindings_Abort[] = {
#embed "../../../js/bindings/Abort.js"
};
static const unsigned char bindings_Attr[] = {
#embed "../../../js/bindings/Attr.js"
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
#embed "../../../js/bindings/CharacterData.js"
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
#embed "../../../js/bindings/Element.js"
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
#embed "../../../js/bindings/Node.js"
};
static const unsigned char bindings_ParentNode[] = {
#embed "../../../js/bindings/ParentNode.js"
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
#embed "../../../js/bindings/interactiveElements.js"
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
#embed "../../../js/bindings/observers.js"
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
#embed "../../../js/bindings/xhr.js"
};
static const unsigned char bindings_places[] = {
#embed "../../../js/bindings/places.js"
};
static const unsigned char bindings_svgMemberOrder[] = {
#embed "../../../js/bindings/svgMemberOrder.js"
};

#define BINDINGS_FILE(path, symbol) {path, symbol, sizeof symbol}

const BindingsFile bindingsStartUp = BINDINGS_FILE("js", startUp);

static const BindingsFile lateFiles[] = {
    BINDINGS_FILE("js/warmUp.js", warmUp),
    BINDINGS_FILE("js/webidl/DOMException.js", webidl_DOMException),
    BINDINGS_FILE("js/webidl/indexed.js", webidl_indexed),
    BINDINGS_FILE("js/webidl/types.js", webidl_types),
    BINDINGS_FILE("js/dom/Event.js", dom_Event),
    BINDINGS_FILE("js/dom/eventInterfaces.js", dom_eventInterfaces),
    BINDINGS_FILE("js/dom/dispatch.js", dom_dispatch),
    BINDINGS_FILE("js/dom/Abort.js", dom_Abort),
    BINDINGS_FILE("js/dom/nodeSteps.js", dom_nodeSteps),
    BINDINGS_FILE("js/dom/elementSteps.js", dom_elementSteps),
    BINDINGS_FILE("js/dom/documentSteps.js", dom_documentSteps),
    BINDINGS_FILE("js/dom/aria.js", dom_aria),
    BINDINGS_FILE("js/dom/ParentNode.js", dom_ParentNode),
    BINDINGS_FILE("js/dom/CharacterData.js", dom_CharacterData),
    BINDINGS_FILE("js/dom/Attr.js", dom_Attr),
    BINDINGS_FILE("js/dom/DOMImplementation.js", dom_DOMImplementation),
    BINDINGS_FILE("js/dom/Selectors.js", dom_Selectors),
    BINDINGS_FILE("js/dom/namedElements.js", dom_namedElements),
    BINDINGS_FILE("js/dom/Traversal.js", dom_Traversal),
    BINDINGS_FILE("js/dom/NamedNodeMap.js", dom_NamedNodeMap),
    BINDINGS_FILE("js/dom/DOMTokenList.js", dom_DOMTokenList),
    BINDINGS_FILE("js/dom/XPath.js", dom_XPath),
    BINDINGS_FILE("js/dom/Range.js", dom_Range),
    BINDINGS_FILE("js/dom/composedSelection.js", dom_composedSelection),
    BINDINGS_FILE("js/dom/Selection.js", dom_Selection),
    BINDINGS_FILE("js/dom/MutationObserver.js", dom_MutationObserver),
    BINDINGS_FILE("js/dom/ShadowRoot.js", dom_ShadowRoot),
    BINDINGS_FILE("js/dom/slots.js", dom_slots),
    BINDINGS_FILE("js/dom/eventPath.js", dom_eventPath),
    BINDINGS_FILE("js/extension/evaluatedValues.js", extension_evaluatedValues),
    BINDINGS_FILE("js/extension/propertyLists.js", extension_propertyLists),
    BINDINGS_FILE("js/html/activation.js", html_activation),
    BINDINGS_FILE("js/html/eventHandlers.js", html_eventHandlers),
    BINDINGS_FILE("js/html/dataset.js", html_dataset),
    BINDINGS_FILE("js/html/toggleEvents.js", html_toggleEvents),
    BINDINGS_FILE("js/html/details.js", html_details),
    BINDINGS_FILE("js/html/dialogs.js", html_dialogs),
    BINDINGS_FILE("js/html/popover.js", html_popover),
    BINDINGS_FILE("js/html/invokers.js", html_invokers),
    BINDINGS_FILE("js/dom/elementReferences.js", dom_elementReferences),
    BINDINGS_FILE("js/html/focus.js", html_focus),
    BINDINGS_FILE("js/html/elementSteps.js", html_elementSteps),
    BINDINGS_FILE("js/html/textFragment.js", html_textFragment),
    BINDINGS_FILE("js/html/dataTransfer.js", html_dataTransfer),
    BINDINGS_FILE("js/html/idle.js", html_idle),
    BINDINGS_FILE("js/editing/formatting.js", editing_formatting),
    BINDINGS_FILE("js/editing/commands.js", editing_commands),
    BINDINGS_FILE("js/editing/blocks.js", editing_blocks),
    BINDINGS_FILE("js/editing/deletion.js", editing_deletion),
    BINDINGS_FILE("js/editing/blanks.js", editing_blanks),
    BINDINGS_FILE("js/editing/insertedMarkup.js", editing_insertedMarkup),
    BINDINGS_FILE("js/editing/selectionMovement.js", editing_selectionMovement),
    BINDINGS_FILE("js/html/timers.js", html_timers),
    BINDINGS_FILE("js/console/format.js", console_format),
    BINDINGS_FILE("js/console/console.js", console_console),
    BINDINGS_FILE("js/uievents/events.js", uievents_events),
    BINDINGS_FILE("js/html/tables.js", html_tables),
    BINDINGS_FILE("js/html/members.js", html_members),
    BINDINGS_FILE("js/html/mediaTracks.js", html_mediaTracks),
    BINDINGS_FILE("js/html/scales.js", html_scales),
    BINDINGS_FILE("js/html/sourceSets.js", html_sourceSets),
    BINDINGS_FILE("js/html/images.js", html_images),
    BINDINGS_FILE("js/intersection-observer/observers.js", intersection_observer_observers),
    BINDINGS_FILE("js/html/frames.js", html_frames),
    BINDINGS_FILE("js/html/namedAccess.js", html_namedAccess),
    BINDINGS_FILE("js/html/listElements.js", html_listElements),
    BINDINGS_FILE("js/html/controlState.js", html_controlState),
    BINDINGS_FILE("js/html/inputTypes.js", html_inputTypes),
    BINDINGS_FILE("js/html/dates.js", html_dates),
    BINDINGS_FILE("js/html/steps.js", html_steps),
    BINDINGS_FILE("js/html/forms.js", html_forms),
    BINDINGS_FILE("js/html/radioGroups.js", html_radioGroups),
    BINDINGS_FILE("js/html/inputValues.js", html_inputValues),
    BINDINGS_FILE("js/html/validity.js", html_validity),
    BINDINGS_FILE("js/html/submission.js", html_submission),
    BINDINGS_FILE("js/html/controls.js", html_controls),
    BINDINGS_FILE("js/html/focusSelection.js", html_focusSelection),
    BINDINGS_FILE("js/html/fullscreen.js", html_fullscreen),
    BINDINGS_FILE("js/html/textSelection.js", html_textSelection),
    BINDINGS_FILE("js/html/autofill.js", html_autofill),
    BINDINGS_FILE("js/html/options.js", html_options),
    BINDINGS_FILE("js/html/selectedness.js", html_selectedness),
    BINDINGS_FILE("js/html/controlMatches.js", html_controlMatches),
    BINDINGS_FILE("js/html/structuredClone.js", html_structuredClone),
    BINDINGS_FILE("js/url/URL.js", url_URL),
    BINDINGS_FILE("js/cssom/CSS.js", cssom_CSS),
    BINDINGS_FILE("js/cssom/numericTexts.js", cssom_numericTexts),
    BINDINGS_FILE("js/cssom/typedNumbers.js", cssom_typedNumbers),
    BINDINGS_FILE("js/cssom/typedTransforms.js", cssom_typedTransforms),
    BINDINGS_FILE("js/cssom/typedValues.js", cssom_typedValues),
    BINDINGS_FILE("js/cssom/view.js", cssom_view),
    BINDINGS_FILE("js/cssom/CSSStyleDeclaration.js", cssom_CSSStyleDeclaration),
    BINDINGS_FILE("js/cssom/StyleSheet.js", cssom_StyleSheet),
    BINDINGS_FILE("js/cssom/adoptedStyleSheets.js", cssom_adoptedStyleSheets),
    BINDINGS_FILE("js/cssom/CSSRule.js", cssom_CSSRule),
    BINDINGS_FILE("js/web-animations/easing.js", web_animations_easing),
    BINDINGS_FILE("js/web-animations/effects.js", web_animations_effects),
    BINDINGS_FILE("js/web-animations/animations.js", web_animations_animations),
    BINDINGS_FILE("js/geometry/DOMRect.js", geometry_DOMRect),
    BINDINGS_FILE("js/geometry/DOMMatrix.js", geometry_DOMMatrix),
    BINDINGS_FILE("js/geometry/transformLists.js", geometry_transformLists),
    BINDINGS_FILE("js/cssom/media.js", cssom_media),
    BINDINGS_FILE("js/html/HTMLAllCollection.js", html_HTMLAllCollection),
    BINDINGS_FILE("js/html/documentSteps.js", html_documentSteps),
    BINDINGS_FILE("js/html/windowSteps.js", html_windowSteps),
    BINDINGS_FILE("js/svg/SVGElement.js", svg_SVGElement),
    BINDINGS_FILE("js/svg/members.js", svg_members),
    BINDINGS_FILE("js/svg/lengths.js", svg_lengths),
    BINDINGS_FILE("js/svg/transforms.js", svg_transforms),
    BINDINGS_FILE("js/svg/lists.js", svg_lists),
    BINDINGS_FILE("js/svg/animated.js", svg_animated),
    BINDINGS_FILE("js/svg/paths.js", svg_paths),
    BINDINGS_FILE("js/encoding/TextEncoder.js", encoding_TextEncoder),
    BINDINGS_FILE("js/encoding/base64.js", encoding_base64),
    BINDINGS_FILE("js/webcrypto/Crypto.js", webcrypto_Crypto),
    BINDINGS_FILE("js/webcrypto/SubtleCrypto.js", webcrypto_SubtleCrypto),
    BINDINGS_FILE("js/webcrypto/keys.js", webcrypto_keys),
    BINDINGS_FILE("js/webcrypto/random.js", webcrypto_random),
    BINDINGS_FILE("js/webidl/pairs.js", webidl_pairs),
    BINDINGS_FILE("js/webidl/sets.js", webidl_sets),
    BINDINGS_FILE("js/fetch/Headers.js", fetch_Headers),
    BINDINGS_FILE("js/fetch/FormData.js", fetch_FormData),
    BINDINGS_FILE("js/fetch/XMLHttpRequest.js", fetch_XMLHttpRequest),
    BINDINGS_FILE("js/fetch/fetch.js", fetch_fetch),
    BINDINGS_FILE("js/html/errors.js", html_errors),
    BINDINGS_FILE("js/html/pageScripts.js", html_pageScripts),
    BINDINGS_FILE("js/peerEvents.js", peerEvents),
    BINDINGS_FILE("js/html/CustomElementRegistry.js", html_CustomElementRegistry),
    BINDINGS_FILE("js/html/customElements.js", html_customElements),
    BINDINGS_FILE("js/html/ElementInternals.js", html_ElementInternals),
    BINDINGS_FILE("js/html/Navigator.js", html_Navigator),
    BINDINGS_FILE("js/uievents/touch.js", uievents_touch),
    BINDINGS_FILE("js/html/permissions.js", html_permissions),
    BINDINGS_FILE("js/html/plugins.js", html_plugins),
    BINDINGS_FILE("js/html/bars.js", html_bars),
    BINDINGS_FILE("js/hr-time/Performance.js", hr_time_Performance),
    BINDINGS_FILE("js/hr-time/navigationTiming.js", hr_time_navigationTiming),
    BINDINGS_FILE("js/hr-time/timeline.js", hr_time_timeline),
    BINDINGS_FILE("js/html/Storage.js", html_Storage),
    BINDINGS_FILE("js/html/DOMStringList.js", html_DOMStringList),
    BINDINGS_FILE("js/html/Location.js", html_Location),
    BINDINGS_FILE("js/html/History.js", html_History),
    BINDINGS_FILE("js/streams/base.js", streams_base),
    BINDINGS_FILE("js/streams/ReadableStream.js", streams_ReadableStream),
    BINDINGS_FILE("js/streams/defaultController.js", streams_defaultController),
    BINDINGS_FILE("js/streams/byteController.js", streams_byteController),
    BINDINGS_FILE("js/streams/tee.js", streams_tee),
    BINDINGS_FILE("js/streams/pipe.js", streams_pipe),
    BINDINGS_FILE("js/streams/WritableStream.js", streams_WritableStream),
    BINDINGS_FILE("js/streams/writableController.js", streams_writableController),
    BINDINGS_FILE("js/streams/TransformStream.js", streams_TransformStream),
    BINDINGS_FILE("js/streams/iteration.js", streams_iteration),
    BINDINGS_FILE("js/FileAPI/byteSequence.js", FileAPI_byteSequence),
    BINDINGS_FILE("js/FileAPI/Blob.js", FileAPI_Blob),
    BINDINGS_FILE("js/FileAPI/FileReader.js", FileAPI_FileReader),
    BINDINGS_FILE("js/html/EventSource.js", html_EventSource),
    BINDINGS_FILE("js/websockets/WebSocket.js", websockets_WebSocket),
    BINDINGS_FILE("js/FileAPI/blobURL.js", FileAPI_blobURL),
    BINDINGS_FILE("js/fetch/mimeType.js", fetch_mimeType),
    BINDINGS_FILE("js/fetch/multipart.js", fetch_multipart),
    BINDINGS_FILE("js/fetch/body.js", fetch_body),
    BINDINGS_FILE("js/fetch/Response.js", fetch_Response),
    BINDINGS_FILE("js/fetch/Request.js", fetch_Request),
    BINDINGS_FILE("js/html/inputFiles.js", html_inputFiles),
    BINDINGS_FILE("js/html/messaging.js", html_messaging),
    BINDINGS_FILE("js/streams/transfer.js", streams_transfer),
    BINDINGS_FILE("js/encoding/streams.js", encoding_streams),
    BINDINGS_FILE("js/compression/compression.js", compression_compression),
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
    BINDINGS_FILE("js/bindings/streams.js", bindings_streams),
    BINDINGS_FILE("js/bindings/svgTypes.js", bindings_svgTypes),
    BINDINGS_FILE("js/bindings/tableElements.js", bindings_tableElements),
    BINDINGS_FILE("js/bindings/textElements.js", bindings_textElements),
    BINDINGS_FILE("js/bindings/touch.js", bindings_touch),
    BINDINGS_FILE("js/bindings/url.js", bindings_url),
    BINDINGS_FILE("js/bindings/webcrypto.js", bindings_webcrypto),
    BINDINGS_FILE("js/bindings/xhr.js", bindings_xhr),
    BINDINGS_FILE("js/bindings/places.js", bindings_places),
    BINDINGS_FILE("js/bindings/svgMemberOrder.js", bindings_svgMemberOrder),
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 168},
    {"AbortControllerBrand", 1, 168},
    {"AbortControllerSteps", 1, 7},
    {"AbortSignal", 0, 168},
    {"AbortSignalBrand", 1, 168},
    {"AbortSignalSteps", 1, 7},
    {"AbstractRange", 0, 197},
    {"AbstractRangeBrand", 1, 197},
    {"AbstractRangeSteps", 1, 22},
    {"Animation", 0, 205},
    {"AnimationBrand", 1, 205},
    {"AnimationEffect", 0, 205},
    {"AnimationEffectBrand", 1, 205},
    {"AnimationEffectSteps", 1, 96},
    {"AnimationEvent", 0, 213},
    {"AnimationFrameProviderSteps", 1, 104},
    {"AnimationPlaybackEvent", 0, 205},
    {"AnimationSteps", 1, 97},
    {"AnimationTimeline", 0, 205},
    {"AnimationTimelineBrand", 1, 205},
    {"AnimationTimelineSteps", 1, 97},
    {"Attr", 0, 169},
    {"AttrSteps", 1, 14},
    {"Audio", 0, 222},
    {"AudioTrack", 0, 223},
    {"AudioTrackBrand", 1, 223},
    {"AudioTrackList", 0, 223},
    {"AudioTrackListBrand", 1, 223},
    {"AudioTrackListSteps", 1, 58},
    {"AudioTrackSteps", 1, 58},
    {"AutofilledSteps", 1, 79},
    {"BarProp", 0, 226},
    {"BarPropBrand", 1, 226},
    {"BarPropSteps", 1, 134},
    {"BeforeUnloadEvent", 0, 213},
    {"BeforeUnloadEventSteps", 1, 55},
    {"Blob", 0, 188},
    {"BlobBrand", 1, 188},
    {"BlobSteps", 1, 153},
    {"BodySteps", 1, 160},
    {"BroadcastChannel", 0, 224},
    {"BroadcastChannelBrand", 1, 224},
    {"BroadcastChannelSteps", 1, 164},
    {"ByteLengthQueuingStrategy", 0, 233},
    {"ByteLengthQueuingStrategyBrand", 1, 233},
    {"ByteLengthQueuingStrategySteps", 1, 142},
    {"CDATASection", 0, 175},
    {"CSS", 3, 170},
    {"CSSConditionRule", 0, 172},
    {"CSSConditionRuleBrand", 1, 172},
    {"CSSConditionRuleSteps", 1, 94},
    {"CSSContainerRule", 0, 172},
    {"CSSContainerRuleBrand", 1, 172},
    {"CSSContainerRuleSteps", 1, 94},
    {"CSSCounterStyleRule", 0, 172},
    {"CSSCounterStyleRuleBrand", 1, 172},
    {"CSSCounterStyleRuleSteps", 1, 94},
    {"CSSFontFaceRule", 0, 172},
    {"CSSFontFaceRuleBrand", 1, 172},
    {"CSSFontFaceRuleSteps", 1, 94},
    {"CSSFontPaletteValuesRule", 0, 172},
    {"CSSFontPaletteValuesRuleBrand", 1, 172},
    {"CSSFontPaletteValuesRuleSteps", 1, 94},
    {"CSSGroupingRule", 0, 172},
    {"CSSGroupingRuleBrand", 1, 172},
    {"CSSGroupingRuleSteps", 1, 94},
    {"CSSImageValue", 0, 174},
    {"CSSImageValueBrand", 1, 174},
    {"CSSImportRule", 0, 172},
    {"CSSImportRuleBrand", 1, 172},
    {"CSSImportRuleSteps", 1, 94},
    {"CSSKeyframeRule", 0, 172},
    {"CSSKeyframeRuleBrand", 1, 172},
    {"CSSKeyframeRuleSteps", 1, 94},
    {"CSSKeyframesRule", 0, 172},
    {"CSSKeyframesRuleBrand", 1, 172},
    {"CSSKeyframesRuleSteps", 1, 94},
    {"CSSKeywordValue", 0, 174},
    {"CSSKeywordValueBrand", 1, 174},
    {"CSSKeywordValueSteps", 1, 89},
    {"CSSLayerBlockRule", 0, 172},
    {"CSSLayerBlockRuleBrand", 1, 172},
    {"CSSLayerBlockRuleSteps", 1, 94},
    {"CSSLayerStatementRule", 0, 172},
    {"CSSLayerStatementRuleBrand", 1, 172},
    {"CSSLayerStatementRuleSteps", 1, 94},
    {"CSSMarginRule", 0, 172},
    {"CSSMarginRuleBrand", 1, 172},
    {"CSSMarginRuleSteps", 1, 94},
    {"CSSMathClamp", 0, 174},
    {"CSSMathClampBrand", 1, 174},
    {"CSSMathClampSteps", 1, 87},
    {"CSSMathInvert", 0, 174},
    {"CSSMathInvertBrand", 1, 174},
    {"CSSMathInvertSteps", 1, 87},
    {"CSSMathMax", 0, 174},
    {"CSSMathMaxBrand", 1, 174},
    {"CSSMathMaxSteps", 1, 87},
    {"CSSMathMin", 0, 174},
    {"CSSMathMinBrand", 1, 174},
    {"CSSMathMinSteps", 1, 87},
    {"CSSMathNegate", 0, 174},
    {"CSSMathNegateBrand", 1, 174},
    {"CSSMathNegateSteps", 1, 87},
    {"CSSMathProduct", 0, 174},
    {"CSSMathProductBrand", 1, 174},
    {"CSSMathProductSteps", 1, 87},
    {"CSSMathSum", 0, 174},
    {"CSSMathSumBrand", 1, 174},
    {"CSSMathSumSteps", 1, 87},
    {"CSSMathValue", 0, 174},
    {"CSSMathValueBrand", 1, 174},
    {"CSSMathValueSteps", 1, 87},
    {"CSSMatrixComponent", 0, 174},
    {"CSSMatrixComponentBrand", 1, 174},
    {"CSSMatrixComponentSteps", 1, 88},
    {"CSSMediaRule", 0, 172},
    {"CSSMediaRuleBrand", 1, 172},
    {"CSSMediaRuleSteps", 1, 94},
    {"CSSNamespaceRule", 0, 172},
    {"CSSNamespaceRuleBrand", 1, 172},
    {"CSSNamespaceRuleSteps", 1, 94},
    {"CSSNestedDeclarations", 0, 172},
    {"CSSNestedDeclarationsBrand", 1, 172},
    {"CSSNestedDeclarationsSteps", 1, 94},
    {"CSSNumericArray", 0, 174},
    {"CSSNumericArrayBrand", 1, 174},
    {"CSSNumericArraySteps", 1, 87},
    {"CSSNumericValue", 0, 174},
    {"CSSNumericValueBrand", 1, 174},
    {"CSSNumericValueSteps", 1, 87},
    {"CSSPageRule", 0, 172},
    {"CSSPageRuleBrand", 1, 172},
    {"CSSPageRuleSteps", 1, 94},
    {"CSSPerspective", 0, 174},
    {"CSSPerspectiveBrand", 1, 174},
    {"CSSPerspectiveSteps", 1, 88},
    {"CSSPropertyRule", 0, 172},
    {"CSSPropertyRuleBrand", 1, 172},
    {"CSSPropertyRuleSteps", 1, 94},
    {"CSSRotate", 0, 174},
    {"CSSRotateBrand", 1, 174},
    {"CSSRotateSteps", 1, 88},
    {"CSSRule", 0, 172},
    {"CSSRuleBrand", 1, 172},
    {"CSSRuleList", 0, 172},
    {"CSSRuleListBrand", 1, 172},
    {"CSSRuleListSteps", 1, 94},
    {"CSSRuleSteps", 1, 94},
    {"CSSScale", 0, 174},
    {"CSSScaleBrand", 1, 174},
    {"CSSScaleSteps", 1, 88},
    {"CSSScopeRule", 0, 172},
    {"CSSScopeRuleBrand", 1, 172},
    {"CSSScopeRuleSteps", 1, 94},
    {"CSSSkew", 0, 174},
    {"CSSSkewBrand", 1, 174},
    {"CSSSkewSteps", 1, 88},
    {"CSSSkewX", 0, 174},
    {"CSSSkewXBrand", 1, 174},
    {"CSSSkewXSteps", 1, 88},
    {"CSSSkewY", 0, 174},
    {"CSSSkewYBrand", 1, 174},
    {"CSSSkewYSteps", 1, 88},
    {"CSSStartingStyleRule", 0, 172},
    {"CSSStartingStyleRuleBrand", 1, 172},
    {"CSSSteps", 1, 85},
    {"CSSStyleDeclaration", 0, 173},
    {"CSSStyleDeclarationSteps", 1, 91},
    {"CSSStyleRule", 0, 172},
    {"CSSStyleRuleBrand", 1, 172},
    {"CSSStyleRuleSteps", 1, 94},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 89},
    {"CSSStyleSheet", 0, 201},
    {"CSSStyleSheetBrand", 1, 201},
    {"CSSStyleSheetSteps", 1, 92},
    {"CSSStyleValue", 0, 174},
    {"CSSStyleValueBrand", 1, 174},
    {"CSSStyleValueSteps", 1, 89},
    {"CSSSupportsRule", 0, 172},
    {"CSSSupportsRuleBrand", 1, 172},
    {"CSSTransformComponent", 0, 174},
    {"CSSTransformComponentBrand", 1, 174},
    {"CSSTransformComponentSteps", 1, 88},
    {"CSSTransformValue", 0, 174},
    {"CSSTransformValueBrand", 1, 174},
    {"CSSTransformValueSteps", 1, 88},
    {"CSSTranslate", 0, 174},
    {"CSSTranslateBrand", 1, 174},
    {"CSSTranslateSteps", 1, 88},
    {"CSSUnitValue", 0, 174},
    {"CSSUnitValueBrand", 1, 174},
    {"CSSUnitValueSteps", 1, 87},
    {"CSSUnparsedValue", 0, 174},
    {"CSSUnparsedValueBrand", 1, 174},
    {"CSSUnparsedValueSteps", 1, 89},
    {"CSSVariableReferenceValue", 0, 174},
    {"CSSVariableReferenceValueBrand", 1, 174},
    {"CSSVariableReferenceValueSteps", 1, 89},
    {"CharacterData", 0, 175},
    {"CharacterDataSteps", 1, 13},
    {"ChildNodeSteps", 1, 12},
    {"Clipboard", 0, 232},
    {"ClipboardBrand", 1, 232},
    {"ClipboardEvent", 0, 213},
    {"ClipboardItem", 0, 232},
    {"ClipboardItemBrand", 1, 232},
    {"ClipboardItemSteps", 1, 132},
    {"ClipboardSteps", 1, 132},
    {"CloseEvent", 0, 213},
    {"CommandEvent", 0, 213},
    {"Comment", 0, 175},
    {"CommentSteps", 1, 13},
    {"CompositionEvent", 0, 213},
    {"CompositionEventSteps", 1, 55},
    {"CompressionStream", 0, 207},
    {"CompressionStreamBrand", 1, 207},
    {"CompressionStreamSteps", 1, 167},
    {"ConsoleSteps", 1, 54},
    {"ConstraintValidationSteps", 1, 73},
    {"CountQueuingStrategy", 0, 233},
    {"CountQueuingStrategyBrand", 1, 233},
    {"CountQueuingStrategySteps", 1, 142},
    {"Crypto", 0, 239},
    {"CryptoBrand", 1, 239},
    {"CryptoKey", 0, 239},
    {"CryptoKeyBrand", 1, 239},
    {"CryptoKeySteps", 1, 116},
    {"CryptoSteps", 1, 114},
    {"CustomElementRegistry", 0, 176},
    {"CustomElementRegistryBrand", 1, 176},
    {"CustomElementRegistrySteps", 1, 127},
    {"CustomEvent", 0, 177},
    {"CustomEventSteps", 1, 5},
    {"CustomStateSet", 0, 186},
    {"CustomStateSetBrand", 1, 186},
    {"CustomStateSetSteps", 1, 129},
    {"DOMException", 0, 178},
    {"DOMExceptionBrand", 1, 178},
    {"DOMExceptionSteps", 1, 1},
    {"DOMImplementation", 0, 179},
    {"DOMImplementationBrand", 1, 179},
    {"DOMImplementationSteps", 1, 15},
    {"DOMMatrix", 0, 221},
    {"DOMMatrixBrand", 1, 221},
    {"DOMMatrixReadOnly", 0, 221},
    {"DOMMatrixReadOnlyBrand", 1, 221},
    {"DOMMatrixReadOnlySteps", 1, 99},
    {"DOMMatrixSteps", 1, 99},
    {"DOMParser", 0, 179},
    {"DOMParserBrand", 1, 179},
    {"DOMParserSteps", 1, 15},
    {"DOMPoint", 0, 221},
    {"DOMPointBrand", 1, 221},
    {"DOMPointReadOnly", 0, 221},
    {"DOMPointReadOnlyBrand", 1, 221},
    {"DOMPointReadOnlySteps", 1, 99},
    {"DOMPointSteps", 1, 99},
    {"DOMQuad", 0, 221},
    {"DOMQuadBrand", 1, 221},
    {"DOMQuadSteps", 1, 99},
    {"DOMRect", 0, 218},
    {"DOMRectBrand", 1, 218},
    {"DOMRectList", 0, 218},
    {"DOMRectListBrand", 1, 218},
    {"DOMRectListSteps", 1, 98},
    {"DOMRectReadOnly", 0, 218},
    {"DOMRectReadOnlyBrand", 1, 218},
    {"DOMRectReadOnlySteps", 1, 98},
    {"DOMRectSteps", 1, 98},
    {"DOMStringList", 0, 180},
    {"DOMStringListBrand", 1, 180},
    {"DOMStringListSteps", 1, 139},
    {"DOMStringMap", 0, 181},
    {"DOMTokenList", 0, 182},
    {"DOMTokenListSteps", 1, 20},
    {"DataTransfer", 0, 183},
    {"DataTransferBrand", 1, 183},
    {"DataTransferItem", 0, 183},
    {"DataTransferItemBrand", 1, 183},
    {"DataTransferItemList", 0, 183},
    {"DataTransferItemListBrand", 1, 183},
    {"DataTransferItemListSteps", 1, 43},
    {"DataTransferItemSteps", 1, 43},
    {"DataTransferSteps", 1, 43},
    {"DecompressionStream", 0, 207},
    {"DecompressionStreamBrand", 1, 207},
    {"DecompressionStreamSteps", 1, 167},
    {"DocumentFragment", 0, 175},
    {"DocumentFragmentSteps", 1, 13},
    {"DocumentMembers_CSSOMView", 1, 171},
    {"DocumentMembers_Document", 1, 184},
    {"DocumentMembers_HTMLDocument", 1, 190},
    {"DocumentMembers_ParentNode", 1, 196},
    {"DocumentMembers_StyleSheets", 1, 201},
    {"DocumentMembers_XPath", 1, 204},
    {"DocumentMembers_animations", 1, 205},
    {"DocumentMembers_fullscreen", 1, 217},
    {"DocumentMembers_touch", 1, 237},
    {"DocumentStatics_Document", 1, 184},
    {"DocumentSteps_CSSOMView", 1, 90},
    {"DocumentSteps_Document", 1, 10},
    {"DocumentSteps_HTMLDocument", 1, 103},
    {"DocumentSteps_animations", 1, 97},
    {"DocumentSteps_fullscreen", 1, 77},
    {"DocumentSteps_touch", 1, 131},
    {"DocumentTimeline", 0, 205},
    {"DocumentTimelineBrand", 1, 205},
    {"DocumentTimelineSteps", 1, 97},
    {"DocumentType", 0, 175},
    {"DocumentTypeSteps", 1, 13},
    {"DragEvent", 0, 213},
    {"ElementCSSStyleMapSteps", 1, 89},
    {"ElementContentEditableSteps", 1, 41},
    {"ElementInternals", 0, 186},
    {"ElementInternalsBrand", 1, 186},
    {"ElementInternalsSteps", 1, 129},
    {"ElementMembers_CSSOMView", 1, 171},
    {"ElementMembers_CSSTypedOM", 1, 174},
    {"ElementMembers_Element", 1, 185},
    {"ElementMembers_ParentNode", 1, 196},
    {"ElementMembers_animations", 1, 205},
    {"ElementMembers_fullscreen", 1, 217},
    {"ElementMembers_reflected", 1, 11},
    {"ElementSteps_CSSOMView", 1, 90},
    {"ElementSteps_CSSTypedOM", 1, 89},
    {"ElementSteps_Element", 1, 9},
    {"ElementSteps_animations", 1, 97},
    {"ElementSteps_fullscreen", 1, 77},
    {"ErrorEvent", 0, 213},
    {"Event", 0, 187},
    {"EventBrand", 1, 187},
    {"EventSource", 0, 208},
    {"EventSourceBrand", 1, 208},
    {"EventSourceSteps", 1, 155},
    {"EventSteps", 1, 4},
    {"External", 0, 226},
    {"ExternalBrand", 1, 226},
    {"ExternalSteps", 1, 134},
    {"File", 0, 188},
    {"FileBrand", 1, 188},
    {"FileList", 0, 188},
    {"FileListBrand", 1, 188},
    {"FileListSteps", 1, 153},
    {"FileReader", 0, 188},
    {"FileReaderBrand", 1, 188},
    {"FileReaderSteps", 1, 154},
    {"FileSteps", 1, 153},
    {"FocusEvent", 0, 213},
    {"FormData", 0, 240},
    {"FormDataBrand", 1, 240},
    {"FormDataEvent", 0, 213},
    {"FormDataSteps", 1, 121},
    {"FormOwnedSteps", 1, 70},
    {"GenericTransformStreamSteps", 1, 150},
    {"Geolocation", 0, 232},
    {"GeolocationBrand", 1, 232},
    {"GeolocationPositionError", 0, 232},
    {"GeolocationPositionErrorBrand", 1, 232},
    {"GeolocationPositionErrorSteps", 1, 132},
    {"GeolocationSteps", 1, 132},
    {"HTMLAllCollection", 0, 189},
    {"HTMLAllCollectionSteps", 1, 102},
    {"HTMLAnchorElement", 2, 236},
    {"HTMLAnchorElementSteps", 1, 57},
    {"HTMLAreaElement", 2, 236},
    {"HTMLAudioElementSteps", 1, 57},
    {"HTMLBaseElement", 2, 225},
    {"HTMLBaseElementSteps", 1, 57},
    {"HTMLButtonElement", 2, 216},
    {"HTMLButtonElementSteps", 1, 38},
    {"HTMLCanvasElement", 2, 220},
    {"HTMLCanvasElementSteps", 1, 57},
    {"HTMLCollection", 0, 206},
    {"HTMLCollectionKind", 1, 206},
    {"HTMLDataListElement", 2, 216},
    {"HTMLDataListElementSteps", 1, 80},
    {"HTMLDialogElement", 2, 220},
    {"HTMLDialogElementSteps", 1, 36},
    {"HTMLElementMembers_CSSOMView", 1, 171},
    {"HTMLElementMembers_CSSTypedOM", 1, 174},
    {"HTMLElementMembers_HTMLElement", 1, 191},
    {"HTMLElementSteps_CSSOMView", 1, 90},
    {"HTMLElementSteps_HTMLElement", 1, 41},
    {"HTMLEmbedElement", 2, 210},
    {"HTMLEmbedElementSteps", 1, 57},
    {"HTMLFieldSetElement", 2, 216},
    {"HTMLFieldSetElementSteps", 1, 70},
    {"HTMLFormControlsCollection", 0, 215},
    {"HTMLFormElement", 2, 216},
    {"HTMLFormElementSteps", 1, 74},
    {"HTMLFormElementSteps_formElements", 1, 70},
    {"HTMLFrameElement", 2, 229},
    {"HTMLFrameElementSteps", 1, 63},
    {"HTMLHyperlinkElementUtilsSteps", 1, 57},
    {"HTMLIFrameElement", 2, 210},
    {"HTMLIFrameElementSteps", 1, 63},
    {"HTMLImageElement", 2, 210},
    {"HTMLImageElementSteps", 1, 61},
    {"HTMLInputElement", 2, 216},
    {"HTMLInputElementSteps", 1, 75},
    {"HTMLLabelElement", 2, 216},
    {"HTMLLabelElementSteps", 1, 70},
    {"HTMLLegendElement", 2, 216},
    {"HTMLLegendElementSteps", 1, 70},
    {"HTMLLinkElement", 2, 201},
    {"HTMLMapElement", 2, 210},
    {"HTMLMapElementSteps", 1, 57},
    {"HTMLMarqueeElement", 2, 229},
    {"HTMLMarqueeElementSteps", 1, 57},
    {"HTMLMediaElement", 2, 222},
    {"HTMLMediaElementSteps", 1, 57},
    {"HTMLMediaElementSteps_mediaElements", 1, 58},
    {"HTMLMeterElement", 2, 216},
    {"HTMLMeterElementSteps", 1, 59},
    {"HTMLObjectElement", 2, 210},
    {"HTMLObjectElement", 2, 216},
    {"HTMLObjectElementSteps", 1, 57},
    {"HTMLOptionElement", 2, 216},
    {"HTMLOptionElementSteps", 1, 80},
    {"HTMLOptionsCollection", 0, 215},
    {"HTMLOptionsCollectionSteps", 1, 80},
    {"HTMLOrSVGElementSteps", 1, 41},
    {"HTMLOutputElement", 2, 216},
    {"HTMLOutputElementSteps", 1, 75},
    {"HTMLProgressElement", 2, 216},
    {"HTMLProgressElementSteps", 1, 59},
    {"HTMLScriptElement", 2, 220},
    {"HTMLScriptElementSteps", 1, 57},
    {"HTMLSelectElement", 2, 216},
    {"HTMLSelectElementSteps", 1, 80},
    {"HTMLSlotElement", 2, 220},
    {"HTMLSlotElementSteps", 1, 57},
    {"HTMLStyleElement", 2, 201},
    {"HTMLStyleElementSteps_StyleSheets", 1, 92},
    {"HTMLTableCellElement", 2, 235},
    {"HTMLTableCellElementSteps", 1, 56},
    {"HTMLTableElement", 2, 235},
    {"HTMLTableElementSteps", 1, 56},
    {"HTMLTableRowElement", 2, 235},
    {"HTMLTableRowElementSteps", 1, 56},
    {"HTMLTableSectionElement", 2, 235},
    {"HTMLTableSectionElementSteps", 1, 56},
    {"HTMLTemplateElement", 2, 220},
    {"HTMLTemplateElementSteps", 1, 57},
    {"HTMLTextAreaElement", 2, 216},
    {"HTMLTextAreaElementSteps", 1, 75},
    {"HTMLTitleElement", 2, 225},
    {"HTMLTitleElementSteps", 1, 57},
    {"HTMLTrackElement", 2, 222},
    {"HTMLTrackElementSteps", 1, 57},
    {"HTMLTrackElementSteps_mediaElements", 1, 58},
    {"HTMLVideoElement", 2, 222},
    {"HTMLVideoElementSteps", 1, 57},
    {"HashChangeEvent", 0, 213},
    {"Headers", 0, 214},
    {"HeadersBrand", 1, 214},
    {"HeadersSteps", 1, 120},
    {"History", 0, 226},
    {"HistoryBrand", 1, 226},
    {"HistorySteps", 1, 141},
    {"IdleDeadline", 0, 219},
    {"IdleDeadlineBrand", 1, 219},
    {"IdleDeadlineSteps", 1, 44},
    {"Image", 0, 210},
    {"InputEvent", 0, 213},
    {"InputEventSteps", 1, 55},
    {"IntersectionObserver", 0, 228},
    {"IntersectionObserverBrand", 1, 228},
    {"IntersectionObserverEntry", 0, 228},
    {"IntersectionObserverEntryBrand", 1, 228},
    {"IntersectionObserverEntrySteps", 1, 62},
    {"IntersectionObserverSteps", 1, 62},
    {"KeyboardEvent", 0, 213},
    {"KeyboardEventSteps", 1, 55},
    {"KeyframeEffect", 0, 205},
    {"KeyframeEffectBrand", 1, 205},
    {"KeyframeEffectSteps", 1, 96},
    {"LabelableSteps", 1, 70},
    {"LinkStyleSteps", 1, 92},
    {"Location", 0, 226},
    {"LocationBrand", 1, 226},
    {"LocationSteps", 1, 140},
    {"MathMLElement", 0, 105},
    {"MathMLElement", 2, 191},
    {"MathMLElement", 2, 212},
    {"MathMLElementMembers_CSSTypedOM", 1, 174},
    {"MediaError", 0, 223},
    {"MediaErrorBrand", 1, 223},
    {"MediaErrorSteps", 1, 58},
    {"MediaList", 0, 201},
    {"MediaListBrand", 1, 201},
    {"MediaListSteps", 1, 92},
    {"MediaQueryList", 0, 171},
    {"MediaQueryListBrand", 1, 171},
    {"MediaQueryListEvent", 0, 213},
    {"MediaQueryListSteps", 1, 101},
    {"MessageChannel", 0, 224},
    {"MessageChannelBrand", 1, 224},
    {"MessageChannelSteps", 1, 164},
    {"MessageEvent", 0, 213},
    {"MessageEventSteps", 1, 55},
    {"MessagePort", 0, 224},
    {"MessagePortBrand", 1, 224},
    {"MessagePortSteps", 1, 164},
    {"MimeType", 0, 194},
    {"MimeTypeArray", 0, 194},
    {"MimeTypeArrayBrand", 1, 194},
    {"MimeTypeArraySteps", 1, 133},
    {"MimeTypeBrand", 1, 194},
    {"MimeTypeSteps", 1, 133},
    {"MouseEvent", 0, 213},
    {"MouseEventSteps", 1, 55},
    {"MutationObserver", 0, 192},
    {"MutationObserverBrand", 1, 192},
    {"MutationObserverSteps", 1, 25},
    {"MutationRecord", 0, 192},
    {"MutationRecordBrand", 1, 192},
    {"MutationRecordSteps", 1, 25},
    {"NOTHING", 1, 3},
    {"NamedNodeMap", 0, 193},
    {"NamedNodeMapSteps", 1, 19},
    {"Navigator", 0, 194},
    {"NavigatorBrand", 1, 194},
    {"NavigatorConcurrentHardwareSteps", 1, 130},
    {"NavigatorCookiesSteps", 1, 130},
    {"NavigatorIDSteps", 1, 130},
    {"NavigatorLanguageSteps", 1, 130},
    {"NavigatorOnLineSteps", 1, 130},
    {"NavigatorPluginsSteps", 1, 130},
    {"NavigatorSteps", 1, 130},
    {"NavigatorSteps_permissions", 1, 132},
    {"NodeFilter", 0, 202},
    {"NodeIterator", 0, 202},
    {"NodeIteratorBrand", 1, 202},
    {"NodeIteratorSteps", 1, 18},
    {"NodeList", 0, 206},
    {"NodeListKind", 1, 206},
    {"NodeMembers_Node", 1, 195},
    {"NodeSteps_Node", 1, 8},
    {"Notification", 0, 232},
    {"NotificationBrand", 1, 232},
    {"NotificationSteps", 1, 132},
    {"Option", 0, 216},
    {"PageTransitionEvent", 0, 213},
    {"ParentNodeSteps", 1, 12},
    {"Performance", 0, 230},
    {"PerformanceBrand", 1, 230},
    {"PerformanceEntry", 0, 231},
    {"PerformanceEntryBrand", 1, 231},
    {"PerformanceEntrySteps", 1, 137},
    {"PerformanceMark", 0, 231},
    {"PerformanceMarkBrand", 1, 231},
    {"PerformanceMarkSteps", 1, 137},
    {"PerformanceMeasure", 0, 231},
    {"PerformanceMeasureBrand", 1, 231},
    {"PerformanceMeasureSteps", 1, 137},
    {"PerformanceNavigation", 0, 227},
    {"PerformanceNavigationBrand", 1, 227},
    {"PerformanceNavigationSteps", 1, 136},
    {"PerformanceObserver", 0, 231},
    {"PerformanceObserverBrand", 1, 231},
    {"PerformanceObserverEntryList", 0, 231},
    {"PerformanceObserverEntryListBrand", 1, 231},
    {"PerformanceObserverEntryListSteps", 1, 137},
    {"PerformanceObserverSteps", 1, 137},
    {"PerformanceSteps", 1, 135},
    {"PerformanceTiming", 0, 227},
    {"PerformanceTimingBrand", 1, 227},
    {"PerformanceTimingSteps", 1, 136},
    {"PermissionStatus", 0, 232},
    {"PermissionStatusBrand", 1, 232},
    {"PermissionStatusSteps", 1, 132},
    {"Permissions", 0, 232},
    {"PermissionsBrand", 1, 232},
    {"PermissionsSteps", 1, 132},
    {"Plugin", 0, 194},
    {"PluginArray", 0, 194},
    {"PluginArrayBrand", 1, 194},
    {"PluginArraySteps", 1, 133},
    {"PluginBrand", 1, 194},
    {"PluginSteps", 1, 133},
    {"PointerEvent", 0, 213},
    {"PointerEventSteps", 1, 55},
    {"PopStateEvent", 0, 213},
    {"ProcessingInstruction", 0, 175},
    {"ProgressEvent", 0, 213},
    {"PromiseRejectionEvent", 0, 213},
    {"RadioNodeList", 0, 215},
    {"RadioNodeListSteps", 1, 70},
    {"Range", 0, 197},
    {"RangeBrand", 1, 197},
    {"RangeSteps", 1, 22},
    {"RangeSteps_Range", 1, 22},
    {"ReadableByteStreamController", 0, 233},
    {"ReadableByteStreamControllerBrand", 1, 233},
    {"ReadableByteStreamControllerSteps", 1, 145},
    {"ReadableStream", 0, 233},
    {"ReadableStream", 2, 151},
    {"ReadableStreamBYOBReader", 0, 233},
    {"ReadableStreamBYOBReaderBrand", 1, 233},
    {"ReadableStreamBYOBReaderSteps", 1, 143},
    {"ReadableStreamBYOBRequest", 0, 233},
    {"ReadableStreamBYOBRequestBrand", 1, 233},
    {"ReadableStreamBYOBRequestSteps", 1, 145},
    {"ReadableStreamBrand", 1, 233},
    {"ReadableStreamDefaultController", 0, 233},
    {"ReadableStreamDefaultControllerBrand", 1, 233},
    {"ReadableStreamDefaultControllerSteps", 1, 144},
    {"ReadableStreamDefaultReader", 0, 233},
    {"ReadableStreamDefaultReaderBrand", 1, 233},
    {"ReadableStreamDefaultReaderSteps", 1, 143},
    {"ReadableStreamGenericReaderSteps", 1, 143},
    {"ReadableStreamSteps", 1, 143},
    {"Request", 0, 214},
    {"RequestBrand", 1, 214},
    {"RequestSteps", 1, 162},
    {"ResizeObserver", 0, 228},
    {"ResizeObserverBrand", 1, 228},
    {"ResizeObserverEntry", 0, 228},
    {"ResizeObserverEntryBrand", 1, 228},
    {"ResizeObserverEntrySteps", 1, 62},
    {"ResizeObserverSize", 0, 228},
    {"ResizeObserverSizeBrand", 1, 228},
    {"ResizeObserverSizeSteps", 1, 62},
    {"ResizeObserverSteps", 1, 62},
    {"Response", 0, 214},
    {"ResponseBrand", 1, 214},
    {"ResponseSteps", 1, 161},
    {"SEVERAL", 1, 17},
    {"SVGAElement", 0, 105},
    {"SVGAngle", 0, 234},
    {"SVGAngleBrand", 1, 234},
    {"SVGAngleSteps", 1, 107},
    {"SVGAnimateElement", 0, 105},
    {"SVGAnimatedAngle", 0, 234},
    {"SVGAnimatedAngleBrand", 1, 234},
    {"SVGAnimatedAngleSteps", 1, 110},
    {"SVGAnimatedBoolean", 0, 234},
    {"SVGAnimatedBooleanBrand", 1, 234},
    {"SVGAnimatedBooleanSteps", 1, 110},
    {"SVGAnimatedEnumeration", 0, 234},
    {"SVGAnimatedEnumerationBrand", 1, 234},
    {"SVGAnimatedEnumerationSteps", 1, 110},
    {"SVGAnimatedInteger", 0, 234},
    {"SVGAnimatedIntegerBrand", 1, 234},
    {"SVGAnimatedIntegerSteps", 1, 110},
    {"SVGAnimatedLength", 0, 234},
    {"SVGAnimatedLengthBrand", 1, 234},
    {"SVGAnimatedLengthList", 0, 234},
    {"SVGAnimatedLengthListBrand", 1, 234},
    {"SVGAnimatedLengthListSteps", 1, 110},
    {"SVGAnimatedLengthSteps", 1, 110},
    {"SVGAnimatedNumber", 0, 234},
    {"SVGAnimatedNumberBrand", 1, 234},
    {"SVGAnimatedNumberList", 0, 234},
    {"SVGAnimatedNumberListBrand", 1, 234},
    {"SVGAnimatedNumberListSteps", 1, 110},
    {"SVGAnimatedNumberSteps", 1, 110},
    {"SVGAnimatedPreserveAspectRatio", 0, 234},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 234},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 110},
    {"SVGAnimatedRect", 0, 234},
    {"SVGAnimatedRectBrand", 1, 234},
    {"SVGAnimatedRectSteps", 1, 110},
    {"SVGAnimatedString", 0, 105},
    {"SVGAnimatedTransformList", 0, 234},
    {"SVGAnimatedTransformListBrand", 1, 234},
    {"SVGAnimatedTransformListSteps", 1, 110},
    {"SVGCircleElement", 0, 105},
    {"SVGClipPathElement", 0, 105},
    {"SVGDefsElement", 0, 105},
    {"SVGDescElement", 0, 105},
    {"SVGElement", 0, 105},
    {"SVGElement", 2, 191},
    {"SVGElement", 2, 212},
    {"SVGElementMembers_CSSTypedOM", 1, 174},
    {"SVGEllipseElement", 0, 105},
    {"SVGFilterElement", 0, 105},
    {"SVGForeignObjectElement", 0, 105},
    {"SVGGElement", 0, 105},
    {"SVGGeometryElement", 0, 105},
    {"SVGGradientElement", 0, 105},
    {"SVGGraphicsElement", 0, 105},
    {"SVGImageElement", 0, 105},
    {"SVGLength", 0, 234},
    {"SVGLengthBrand", 1, 234},
    {"SVGLengthList", 0, 234},
    {"SVGLengthListBrand", 1, 234},
    {"SVGLengthListSteps", 1, 109},
    {"SVGLengthSteps", 1, 107},
    {"SVGLineElement", 0, 105},
    {"SVGLinearGradientElement", 0, 105},
    {"SVGMarkerElement", 0, 105},
    {"SVGMaskElement", 0, 105},
    {"SVGMetadataElement", 0, 105},
    {"SVGNumber", 0, 234},
    {"SVGNumberBrand", 1, 234},
    {"SVGNumberList", 0, 234},
    {"SVGNumberListBrand", 1, 234},
    {"SVGNumberListSteps", 1, 109},
    {"SVGNumberSteps", 1, 107},
    {"SVGPathElement", 0, 105},
    {"SVGPatternElement", 0, 105},
    {"SVGPointList", 0, 234},
    {"SVGPointListBrand", 1, 234},
    {"SVGPointListSteps", 1, 109},
    {"SVGPolygonElement", 0, 105},
    {"SVGPolylineElement", 0, 105},
    {"SVGPreserveAspectRatio", 0, 234},
    {"SVGPreserveAspectRatioBrand", 1, 234},
    {"SVGPreserveAspectRatioSteps", 1, 110},
    {"SVGRadialGradientElement", 0, 105},
    {"SVGRectElement", 0, 105},
    {"SVGSVGElement", 0, 105},
    {"SVGScriptElement", 0, 105},
    {"SVGSetElement", 0, 105},
    {"SVGStopElement", 0, 105},
    {"SVGStringList", 0, 234},
    {"SVGStringListBrand", 1, 234},
    {"SVGStringListSteps", 1, 109},
    {"SVGStyleElement", 0, 105},
    {"SVGSwitchElement", 0, 105},
    {"SVGSymbolElement", 0, 105},
    {"SVGTSpanElement", 0, 105},
    {"SVGTextContentElement", 0, 105},
    {"SVGTextElement", 0, 105},
    {"SVGTextPathElement", 0, 105},
    {"SVGTextPositioningElement", 0, 105},
    {"SVGTitleElement", 0, 105},
    {"SVGTransform", 0, 234},
    {"SVGTransformBrand", 1, 234},
    {"SVGTransformList", 0, 234},
    {"SVGTransformListBrand", 1, 234},
    {"SVGTransformListSteps", 1, 109},
    {"SVGTransformSteps", 1, 108},
    {"SVGUnitTypes", 0, 234},
    {"SVGUnitTypesBrand", 1, 234},
    {"SVGUnitTypesSteps", 1, 110},
    {"SVGUseElement", 0, 105},
    {"SVGViewElement", 0, 105},
    {"Screen", 0, 171},
    {"ScreenBrand", 1, 171},
    {"ScreenSteps", 1, 101},
    {"SecurityPolicyViolationEvent", 0, 213},
    {"SelectableTextSteps", 1, 78},
    {"Selection", 0, 198},
    {"SelectionBrand", 1, 198},
    {"SelectionSteps", 1, 24},
    {"ShadowRoot", 0, 199},
    {"ShadowRootSteps", 1, 26},
    {"ShadowRootSteps_ShadowRoot", 1, 26},
    {"ShadowRootSteps_animations", 1, 97},
    {"SlottableSteps", 1, 27},
    {"StaticRange", 0, 197},
    {"StaticRangeBrand", 1, 197},
    {"StaticRangeSteps", 1, 22},
    {"Storage", 0, 200},
    {"StorageBrand", 1, 200},
    {"StorageEvent", 0, 213},
    {"StorageEventSteps", 1, 55},
    {"StorageSteps", 1, 138},
    {"StylePropertyMap", 0, 174},
    {"StylePropertyMapBrand", 1, 174},
    {"StylePropertyMapReadOnly", 0, 174},
    {"StylePropertyMapReadOnlyBrand", 1, 174},
    {"StylePropertyMapReadOnlySteps", 1, 89},
    {"StylePropertyMapSteps", 1, 89},
    {"StyleSheet", 0, 201},
    {"StyleSheetBrand", 1, 201},
    {"StyleSheetList", 0, 201},
    {"StyleSheetListBrand", 1, 201},
    {"StyleSheetListSteps", 1, 92},
    {"StyleSheetOwnerSteps", 1, 92},
    {"StyleSheetSteps", 1, 92},
    {"SubmitEvent", 0, 213},
    {"SubmitterSteps", 1, 74},
    {"SubtleCrypto", 0, 239},
    {"SubtleCryptoBrand", 1, 239},
    {"SubtleCryptoSteps", 1, 115},
    {"Text", 0, 175},
    {"TextDecoder", 0, 211},
    {"TextDecoderBrand", 1, 211},
    {"TextDecoderCommonSteps", 1, 166},
    {"TextDecoderSteps", 1, 112},
    {"TextDecoderStream", 0, 211},
    {"TextDecoderStreamBrand", 1, 211},
    {"TextDecoderStreamSteps", 1, 166},
    {"TextEncoder", 0, 211},
    {"TextEncoderBrand", 1, 211},
    {"TextEncoderCommonSteps", 1, 166},
    {"TextEncoderSteps", 1, 112},
    {"TextEncoderStream", 0, 211},
    {"TextEncoderStreamBrand", 1, 211},
    {"TextEncoderStreamSteps", 1, 166},
    {"TextEvent", 0, 213},
    {"TextEventSteps", 1, 55},
    {"TextSteps", 1, 13},
    {"TextTrack", 0, 223},
    {"TextTrackBrand", 1, 223},
    {"TextTrackCue", 0, 223},
    {"TextTrackCueBrand", 1, 223},
    {"TextTrackCueList", 0, 223},
    {"TextTrackCueListBrand", 1, 223},
    {"TextTrackCueListSteps", 1, 58},
    {"TextTrackCueSteps", 1, 58},
    {"TextTrackList", 0, 223},
    {"TextTrackListBrand", 1, 223},
    {"TextTrackListSteps", 1, 58},
    {"TextTrackSteps", 1, 58},
    {"TimeRanges", 0, 222},
    {"TimeRangesBrand", 1, 222},
    {"TimeRangesSteps", 1, 57},
    {"ToggleEvent", 0, 213},
    {"Touch", 0, 237},
    {"TouchBrand", 1, 237},
    {"TouchEvent", 0, 237},
    {"TouchEventSteps", 1, 131},
    {"TouchList", 0, 237},
    {"TouchListBrand", 1, 237},
    {"TouchListSteps", 1, 131},
    {"TouchSteps", 1, 131},
    {"TrackEvent", 0, 213},
    {"TransformStream", 0, 233},
    {"TransformStreamBrand", 1, 233},
    {"TransformStreamDefaultController", 0, 233},
    {"TransformStreamDefaultControllerBrand", 1, 233},
    {"TransformStreamDefaultControllerSteps", 1, 150},
    {"TransformStreamSteps", 1, 150},
    {"TransitionEvent", 0, 213},
    {"TreeWalker", 0, 202},
    {"TreeWalkerBrand", 1, 202},
    {"TreeWalkerSteps", 1, 18},
    {"UIEvent", 0, 213},
    {"UIEventSteps", 1, 55},
    {"URL", 0, 238},
    {"URLBrand", 1, 238},
    {"URLSearchParams", 0, 238},
    {"URLSearchParamsBrand", 1, 238},
    {"URLSearchParamsSteps", 1, 84},
    {"URLSteps", 1, 84},
    {"URLSteps_FileAPI", 1, 157},
    {"UserActivation", 0, 232},
    {"UserActivationBrand", 1, 232},
    {"UserActivationSteps", 1, 132},
    {"VTTCue", 0, 223},
    {"VTTCueBrand", 1, 223},
    {"VTTCueSteps", 1, 58},
    {"ValidityState", 0, 216},
    {"ValidityStateBrand", 1, 216},
    {"ValidityStateSteps", 1, 73},
    {"VideoTrack", 0, 223},
    {"VideoTrackBrand", 1, 223},
    {"VideoTrackList", 0, 223},
    {"VideoTrackListBrand", 1, 223},
    {"VideoTrackListSteps", 1, 58},
    {"VideoTrackSteps", 1, 58},
    {"VisualViewport", 0, 171},
    {"VisualViewportBrand", 1, 171},
    {"VisualViewportSteps", 1, 101},
    {"WebSocket", 0, 208},
    {"WebSocketBrand", 1, 208},
    {"WebSocketSteps", 1, 156},
    {"WheelEvent", 0, 213},
    {"WheelEventSteps", 1, 55},
    {"WindowLocalStorageSteps", 1, 104},
    {"WindowMembers_CSSOMView", 1, 171},
    {"WindowMembers_Window", 1, 203},
    {"WindowMembers_fetch", 1, 214},
    {"WindowOrWorkerGlobalScopeSteps", 1, 104},
    {"WindowSessionStorageSteps", 1, 104},
    {"WindowSteps", 1, 104},
    {"WindowSteps_CSSOMView", 1, 101},
    {"WindowSteps_fetch", 1, 123},
    {"WritableStream", 0, 233},
    {"WritableStreamBrand", 1, 233},
    {"WritableStreamDefaultController", 0, 233},
    {"WritableStreamDefaultControllerBrand", 1, 233},
    {"WritableStreamDefaultControllerSteps", 1, 149},
    {"WritableStreamDefaultWriter", 0, 233},
    {"WritableStreamDefaultWriterBrand", 1, 233},
    {"WritableStreamDefaultWriterSteps", 1, 148},
    {"WritableStreamSteps", 1, 148},
    {"XMLDocument", 0, 184},
    {"XMLHttpRequest", 0, 240},
    {"XMLHttpRequestBrand", 1, 240},
    {"XMLHttpRequestEventTarget", 0, 240},
    {"XMLHttpRequestEventTargetBrand", 1, 240},
    {"XMLHttpRequestSteps", 1, 122},
    {"XMLHttpRequestUpload", 0, 240},
    {"XMLHttpRequestUploadBrand", 1, 240},
    {"XMLSerializer", 0, 179},
    {"XMLSerializerBrand", 1, 179},
    {"XMLSerializerSteps", 1, 15},
    {"XPathEvaluator", 0, 204},
    {"XPathEvaluatorBaseSteps", 1, 21},
    {"XPathEvaluatorBrand", 1, 204},
    {"XPathEvaluatorSteps", 1, 21},
    {"XPathExpression", 0, 204},
    {"XPathExpressionBrand", 1, 204},
    {"XPathExpressionSteps", 1, 21},
    {"XPathResult", 0, 204},
    {"XPathResultBrand", 1, 204},
    {"XPathResultSteps", 1, 21},
    {"abortControllerState", 1, 168},
    {"abortReason", 1, 7},
    {"abortSignal", 1, 7},
    {"abortSignalState", 1, 168},
    {"abortWritable", 1, 148},
    {"abstractRangeState", 1, 197},
    {"acquireReader", 1, 143},
    {"acquireWriter", 1, 148},
    {"activateInput", 1, 71},
    {"activationBehavior", 1, 31},
    {"addHeader", 1, 120},
    {"addIterator", 1, 118},
    {"addPairs", 1, 118},
    {"addRead", 1, 143},
    {"addSet", 1, 119},
    {"adoptedStyleSheets", 1, 93},
    {"allBytes", 1, 152},
    {"allNamed", 1, 17},
    {"allOf", 1, 102},
    {"animationChanged", 1, 97},
    {"animationEffectState", 1, 205},
    {"animationRate", 1, 97},
    {"animationState", 1, 205},
    {"animationTime", 1, 97},
    {"animationTimelineState", 1, 205},
    {"appendBytes", 1, 152},
    {"appendSequence", 1, 152},
    {"appliesTo", 1, 67},
    {"assignToSlot", 1, 27},
    {"atob", 1, 113},
    {"attachInternals", 1, 129},
    {"attachShadow", 1, 26},
    {"attributesOf", 1, 19},
    {"audioTrackListState", 1, 223},
    {"audioTrackState", 1, 223},
    {"bar", 1, 134},
    {"barPropState", 1, 226},
    {"beforeToggle", 1, 34},
    {"blobAt", 1, 157},
    {"blobDocument", 1, 123},
    {"blobState", 1, 188},
    {"blockAround", 1, 48},
    {"blockCommand", 1, 47},
    {"blockState", 1, 47},
    {"bodyOf", 1, 103},
    {"borderSize", 1, 90},
    {"broadcastChannelState", 1, 224},
    {"btoa", 1, 113},
    {"bufferIsDetached", 1, 142},
    {"buttonType", 1, 70},
    {"byobRequestOf", 1, 145},
    {"byteLengthQueuingStrategyState", 1, 233},
    {"bytesAsText", 1, 115},
    {"callPromise", 1, 142},
    {"callbackMember", 1, 142},
    {"canEnqueue", 1, 144},
    {"cancelReadable", 1, 143},
    {"caretForFocus", 1, 76},
    {"chain", 1, 142},
    {"changeRules", 1, 92},
    {"checkForm", 1, 73},
    {"checkPoint", 1, 22},
    {"checkValidity", 1, 73},
    {"checkedness", 1, 71},
    {"childBeside", 1, 48},
    {"childText", 1, 103},
    {"chosenFrame", 1, 63},
    {"chunkSize", 1, 149},
    {"classListOf", 1, 20},
    {"clearEntries", 1, 137},
    {"clearFiles", 1, 163},
    {"clearTimer", 1, 52},
    {"click", 1, 41},
    {"clipboardItemState", 1, 232},
    {"clipboardState", 1, 232},
    {"clone", 1, 83},
    {"cloneAttributeNode", 1, 14},
    {"cloneBody", 1, 160},
    {"closeBytes", 1, 145},
    {"closeController", 1, 144},
    {"closeDialog", 1, 36},
    {"closeEnd", 1, 164},
    {"closeReadable", 1, 143},
    {"closeWritable", 1, 148},
    {"closeWritableController", 1, 149},
    {"closeWriter", 1, 148},
    {"closestElement", 1, 16},
    {"commandDialog", 1, 36},
    {"commandEnabled", 1, 46},
    {"commandIndeterminate", 1, 46},
    {"commandState", 1, 46},
    {"commandSupported", 1, 46},
    {"commandValue", 1, 46},
    {"comparePoints", 1, 22},
    {"composedEnds", 1, 23},
    {"composedPath", 1, 28},
    {"composedPoints", 1, 23},
    {"composedRanges", 1, 23},
    {"compressionStreamState", 1, 207},
    {"computedStyleOf", 1, 91},
    {"computedValue", 1, 91},
    {"console", 3, 209},
    {"constructElement", 1, 128},
    {"contentHandlerChanged", 1, 32},
    {"contentSize", 1, 90},
    {"controlMatches", 1, 82},
    {"controlState", 1, 66},
    {"controlValue", 1, 72},
    {"controlsChanged", 1, 66},
    {"controlsOf", 1, 70},
    {"copyBytes", 1, 112},
    {"copyEntries", 1, 121},
    {"copyFiles", 1, 163},
    {"copyHeaders", 1, 120},
    {"countItems", 1, 142},
    {"countQueuingStrategyState", 1, 233},
    {"createCustom", 1, 128},
    {"createEvent", 1, 5},
    {"crypto", 1, 114},
    {"cryptoKeyState", 1, 239},
    {"cryptoState", 1, 239},
    {"cssConditionRuleState", 1, 172},
    {"cssContainerRuleState", 1, 172},
    {"cssCounterStyleRuleState", 1, 172},
    {"cssFontFaceRuleState", 1, 172},
    {"cssFontPaletteValuesRuleState", 1, 172},
    {"cssGroupingRuleState", 1, 172},
    {"cssImageValueState", 1, 174},
    {"cssImportRuleState", 1, 172},
    {"cssKeyframeRuleState", 1, 172},
    {"cssKeyframesRuleState", 1, 172},
    {"cssKeywordValueState", 1, 174},
    {"cssLayerBlockRuleState", 1, 172},
    {"cssLayerStatementRuleState", 1, 172},
    {"cssMarginRuleState", 1, 172},
    {"cssMathClampState", 1, 174},
    {"cssMathInvertState", 1, 174},
    {"cssMathMaxState", 1, 174},
    {"cssMathMinState", 1, 174},
    {"cssMathNegateState", 1, 174},
    {"cssMathProductState", 1, 174},
    {"cssMathSumState", 1, 174},
    {"cssMathValueState", 1, 174},
    {"cssMatrixComponentState", 1, 174},
    {"cssMediaRuleState", 1, 172},
    {"cssNamespaceRuleState", 1, 172},
    {"cssNestedDeclarationsState", 1, 172},
    {"cssNumericArrayState", 1, 174},
    {"cssNumericValueState", 1, 174},
    {"cssPageRuleState", 1, 172},
    {"cssPerspectiveState", 1, 174},
    {"cssPropertyRuleState", 1, 172},
    {"cssRotateState", 1, 174},
    {"cssRuleListState", 1, 172},
    {"cssRuleState", 1, 172},
    {"cssScaleState", 1, 174},
    {"cssScopeRuleState", 1, 172},
    {"cssSkewState", 1, 174},
    {"cssSkewXState", 1, 174},
    {"cssSkewYState", 1, 174},
    {"cssStartingStyleRuleState", 1, 172},
    {"cssStyleRuleState", 1, 172},
    {"cssStyleSheetState", 1, 201},
    {"cssStyleValueState", 1, 174},
    {"cssSupportsRuleState", 1, 172},
    {"cssTransformComponentState", 1, 174},
    {"cssTransformValueState", 1, 174},
    {"cssTranslateState", 1, 174},
    {"cssUnitValueState", 1, 174},
    {"cssUnparsedValueState", 1, 174},
    {"cssVariableReferenceValueState", 1, 174},
    {"currentEvent", 1, 6},
    {"customElementRegistryState", 1, 176},
    {"customElements", 1, 127},
    {"customEntries", 1, 129},
    {"customFlags", 1, 129},
    {"customMessage", 1, 129},
    {"customState", 1, 128},
    {"customStateSetState", 1, 186},
    {"cutSequence", 1, 152},
    {"dataTransferItemListState", 1, 183},
    {"dataTransferItemState", 1, 183},
    {"dataTransferState", 1, 183},
    {"datasetOf", 1, 33},
    {"dateNumber", 1, 68},
    {"dateText", 1, 68},
    {"dealWithRejection", 1, 148},
    {"decodePiece", 1, 112},
    {"decodeText", 1, 112},
    {"decodeWithMark", 1, 154},
    {"decompressionStreamState", 1, 207},
    {"defaultButton", 1, 70},
    {"defineElement", 1, 128},
    {"defineEvent", 1, 5},
    {"definitionNamed", 1, 128},
    {"definitionOf", 1, 128},
    {"deleteRange", 1, 22},
    {"dependentSignal", 1, 7},
    {"dequeueSized", 1, 142},
    {"deriveBits", 1, 116},
    {"deriveKey", 1, 116},
    {"derivedCollection", 1, 56},
    {"derivedList", 1, 56},
    {"describe", 1, 53},
    {"deserialize", 1, 83},
    {"deserializeWithTransfer", 1, 83},
    {"desiredSizeOf", 1, 144},
    {"detailsChanged", 1, 35},
    {"detailsRenamed", 1, 35},
    {"dialogChanged", 1, 36},
    {"digestName", 1, 115},
    {"digestText", 1, 115},
    {"disablesShadow", 1, 128},
    {"dispatch", 1, 6},
    {"documentArgument", 1, 3},
    {"documentTimelineState", 1, 205},
    {"domExceptionState", 1, 178},
    {"domImplementationState", 1, 179},
    {"domMatrixReadOnlyState", 1, 221},
    {"domMatrixState", 1, 221},
    {"domParserState", 1, 179},
    {"domPointReadOnlyState", 1, 221},
    {"domPointState", 1, 221},
    {"domQuadState", 1, 221},
    {"domRectListState", 1, 218},
    {"domRectReadOnlyState", 1, 218},
    {"domRectState", 1, 218},
    {"domStringListState", 1, 180},
    {"easingFunction", 1, 95},
    {"effectEnd", 1, 96},
    {"effectFills", 1, 96},
    {"elementArgument", 1, 3},
    {"elementInternalsState", 1, 186},
    {"elementsNamed", 1, 17},
    {"emptySequence", 1, 152},
    {"encodeEntries", 1, 159},
    {"encodeUTF8", 1, 112},
    {"enqueueBytes", 1, 145},
    {"enqueueCallback", 1, 128},
    {"enqueueChunk", 1, 144},
    {"enqueueSized", 1, 142},
    {"enqueueTransformed", 1, 150},
    {"entryList", 1, 74},
    {"errorBytes", 1, 145},
    {"errorController", 1, 144},
    {"errorReadable", 1, 143},
    {"errorTransform", 1, 150},
    {"errorWritableIfNeeded", 1, 149},
    {"evaluatedJSON", 1, 29},
    {"eventInterface", 1, 5},
    {"eventPath", 1, 28},
    {"eventReceiver", 1, 5},
    {"eventSourceState", 1, 208},
    {"eventState", 1, 187},
    {"exceptionOfCode", 1, 1},
    {"execCommand", 1, 46},
    {"exportKey", 1, 116},
    {"exposeElement", 1, 64},
    {"exposeFrames", 1, 64},
    {"exposeNames", 1, 64},
    {"external", 1, 134},
    {"externalState", 1, 226},
    {"extractBody", 1, 160},
    {"extractRange", 1, 22},
    {"failClose", 1, 148},
    {"failReads", 1, 143},
    {"failWrite", 1, 148},
    {"fileListState", 1, 188},
    {"fileReaderState", 1, 188},
    {"fileState", 1, 188},
    {"fileValue", 1, 163},
    {"filesOf", 1, 163},
    {"finalStyles", 1, 96},
    {"finishClose", 1, 148},
    {"finishErroring", 1, 148},
    {"finishWrite", 1, 148},
    {"fire", 1, 6},
    {"firstItem", 1, 142},
    {"firstNamed", 1, 17},
    {"firstWithId", 1, 70},
    {"focusForSelection", 1, 76},
    {"focusableArea", 1, 40},
    {"focusedId", 1, 40},
    {"foldBlanks", 1, 49},
    {"foldsBlanks", 1, 49},
    {"followLink", 1, 140},
    {"fontSizeOf", 1, 45},
    {"forgetAbort", 1, 7},
    {"forgetGroups", 1, 71},
    {"forgetHandlers", 1, 32},
    {"formAssociated", 1, 129},
    {"formControls", 1, 70},
    {"formDataState", 1, 240},
    {"formOf", 1, 70},
    {"formatLogged", 1, 53},
    {"frameWindow", 1, 63},
    {"frames", 1, 63},
    {"fromDictionary", 1, 3},
    {"fromHost", 1, 6},
    {"fromSequence", 1, 3},
    {"fulfilRead", 1, 143},
    {"generateKey", 1, 116},
    {"geolocationPositionErrorState", 1, 232},
    {"geolocationState", 1, 232},
    {"getHandler", 1, 32},
    {"handled", 1, 142},
    {"hasBackpressure", 1, 144},
    {"hasFormat", 1, 45},
    {"hasNoChoice", 1, 81},
    {"hasPulls", 1, 145},
    {"headerValue", 1, 120},
    {"headersState", 1, 214},
    {"hidePopover", 1, 37},
    {"hidePopoversOver", 1, 37},
    {"highWaterMarkOf", 1, 142},
    {"history", 1, 141},
    {"historyState", 1, 226},
    {"hostEvent", 1, 5},
    {"htmlElementArgument", 1, 3},
    {"idleDeadlineState", 1, 219},
    {"imageChanged", 1, 61},
    {"imageEvent", 1, 61},
    {"imagePoint", 1, 74},
    {"imageSeen", 1, 61},
    {"imagesMoved", 1, 61},
    {"implementationOf", 1, 15},
    {"importKey", 1, 116},
    {"initializeEvent", 1, 4},
    {"inlineStyleOf", 1, 91},
    {"inputType", 1, 67},
    {"insertIntoRange", 1, 22},
    {"insertMarkup", 1, 50},
    {"intersectionObserverEntryState", 1, 228},
    {"intersectionObserverState", 1, 228},
    {"invoke", 1, 38},
    {"invokeListeners", 1, 6},
    {"invokeReactions", 1, 128},
    {"isAbortController", 1, 168},
    {"isAbortSignal", 1, 168},
    {"isAborted", 1, 7},
    {"isAbstractRange", 1, 197},
    {"isActiveDocument", 1, 63},
    {"isAnimation", 1, 205},
    {"isAnimationEffect", 1, 205},
    {"isAnimationTimeline", 1, 205},
    {"isAudioTrack", 1, 223},
    {"isAudioTrackList", 1, 223},
    {"isBarProp", 1, 226},
    {"isBlob", 1, 188},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBroadcastChannel", 1, 224},
    {"isBuffer", 1, 3},
    {"isByteLengthQueuingStrategy", 1, 233},
    {"isCSSConditionRule", 1, 172},
    {"isCSSContainerRule", 1, 172},
    {"isCSSCounterStyleRule", 1, 172},
    {"isCSSFontFaceRule", 1, 172},
    {"isCSSFontPaletteValuesRule", 1, 172},
    {"isCSSGroupingRule", 1, 172},
    {"isCSSImageValue", 1, 174},
    {"isCSSImportRule", 1, 172},
    {"isCSSKeyframeRule", 1, 172},
    {"isCSSKeyframesRule", 1, 172},
    {"isCSSKeywordValue", 1, 174},
    {"isCSSLayerBlockRule", 1, 172},
    {"isCSSLayerStatementRule", 1, 172},
    {"isCSSMarginRule", 1, 172},
    {"isCSSMathClamp", 1, 174},
    {"isCSSMathInvert", 1, 174},
    {"isCSSMathMax", 1, 174},
    {"isCSSMathMin", 1, 174},
    {"isCSSMathNegate", 1, 174},
    {"isCSSMathProduct", 1, 174},
    {"isCSSMathSum", 1, 174},
    {"isCSSMathValue", 1, 174},
    {"isCSSMatrixComponent", 1, 174},
    {"isCSSMediaRule", 1, 172},
    {"isCSSNamespaceRule", 1, 172},
    {"isCSSNestedDeclarations", 1, 172},
    {"isCSSNumericArray", 1, 174},
    {"isCSSNumericValue", 1, 174},
    {"isCSSPageRule", 1, 172},
    {"isCSSPerspective", 1, 174},
    {"isCSSPropertyRule", 1, 172},
    {"isCSSRotate", 1, 174},
    {"isCSSRule", 1, 172},
    {"isCSSRuleList", 1, 172},
    {"isCSSScale", 1, 174},
    {"isCSSScopeRule", 1, 172},
    {"isCSSSkew", 1, 174},
    {"isCSSSkewX", 1, 174},
    {"isCSSSkewY", 1, 174},
    {"isCSSStartingStyleRule", 1, 172},
    {"isCSSStyleRule", 1, 172},
    {"isCSSStyleSheet", 1, 201},
    {"isCSSStyleValue", 1, 174},
    {"isCSSSupportsRule", 1, 172},
    {"isCSSTransformComponent", 1, 174},
    {"isCSSTransformValue", 1, 174},
    {"isCSSTranslate", 1, 174},
    {"isCSSUnitValue", 1, 174},
    {"isCSSUnparsedValue", 1, 174},
    {"isCSSVariableReferenceValue", 1, 174},
    {"isClipboard", 1, 232},
    {"isClipboardItem", 1, 232},
    {"isClosed", 1, 26},
    {"isClosing", 1, 148},
    {"isComposedInPage", 1, 23},
    {"isCompressionStream", 1, 207},
    {"isCountQueuingStrategy", 1, 233},
    {"isCrypto", 1, 239},
    {"isCryptoKey", 1, 239},
    {"isCustomElementRegistry", 1, 176},
    {"isCustomStateSet", 1, 186},
    {"isDOMException", 1, 178},
    {"isDOMImplementation", 1, 179},
    {"isDOMMatrix", 1, 221},
    {"isDOMMatrixReadOnly", 1, 221},
    {"isDOMParser", 1, 179},
    {"isDOMPoint", 1, 221},
    {"isDOMPointReadOnly", 1, 221},
    {"isDOMQuad", 1, 221},
    {"isDOMRect", 1, 218},
    {"isDOMRectList", 1, 218},
    {"isDOMRectReadOnly", 1, 218},
    {"isDOMStringList", 1, 180},
    {"isDataTransfer", 1, 183},
    {"isDataTransferItem", 1, 183},
    {"isDataTransferItemList", 1, 183},
    {"isDecompressionStream", 1, 207},
    {"isDesigned", 1, 103},
    {"isDisabled", 1, 40},
    {"isDocumentTimeline", 1, 205},
    {"isEditable", 1, 40},
    {"isElementInternals", 1, 186},
    {"isEvent", 1, 187},
    {"isEventSource", 1, 208},
    {"isExternal", 1, 226},
    {"isFieldValue", 1, 120},
    {"isFile", 1, 188},
    {"isFileList", 1, 188},
    {"isFileReader", 1, 188},
    {"isFocusable", 1, 40},
    {"isFocusableByDefault", 1, 40},
    {"isFormCustom", 1, 129},
    {"isFormData", 1, 240},
    {"isFormat", 1, 45},
    {"isFrameWindow", 1, 63},
    {"isGeolocation", 1, 232},
    {"isGeolocationPositionError", 1, 232},
    {"isGroupChecked", 1, 71},
    {"isHTMLElementOf", 1, 3},
    {"isHeaders", 1, 214},
    {"isHiddenAt", 1, 28},
    {"isHistory", 1, 226},
    {"isIdleDeadline", 1, 219},
    {"isImageLoading", 1, 61},
    {"isIndexed", 1, 2},
    {"isIntersectionObserver", 1, 228},
    {"isIntersectionObserverEntry", 1, 228},
    {"isKeyframeEffect", 1, 205},
    {"isLoadable", 1, 123},
    {"isLocation", 1, 226},
    {"isMediaError", 1, 223},
    {"isMediaList", 1, 201},
    {"isMediaQueryList", 1, 171},
    {"isMessageChannel", 1, 224},
    {"isMessagePort", 1, 224},
    {"isMimeType", 1, 194},
    {"isMimeTypeArray", 1, 194},
    {"isModal", 1, 36},
    {"isMouseEvent", 1, 55},
    {"isMutationObserver", 1, 192},
    {"isMutationRecord", 1, 192},
    {"isNamed", 1, 17},
    {"isNavigator", 1, 194},
    {"isNodeIterator", 1, 202},
    {"isNotification", 1, 232},
    {"isNumberText", 1, 69},
    {"isNumericType", 1, 87},
    {"isParagraph", 1, 47},
    {"isPerformance", 1, 230},
    {"isPerformanceEntry", 1, 231},
    {"isPerformanceMark", 1, 231},
    {"isPerformanceMeasure", 1, 231},
    {"isPerformanceNavigation", 1, 227},
    {"isPerformanceObserver", 1, 231},
    {"isPerformanceObserverEntryList", 1, 231},
    {"isPerformanceTiming", 1, 227},
    {"isPermissionStatus", 1, 232},
    {"isPermissions", 1, 232},
    {"isPlugin", 1, 194},
    {"isPluginArray", 1, 194},
    {"isPopoverShown", 1, 37},
    {"isRange", 1, 197},
    {"isReadableByteStreamController", 1, 233},
    {"isReadableStream", 1, 233},
    {"isReadableStreamBYOBReader", 1, 233},
    {"isReadableStreamBYOBRequest", 1, 233},
    {"isReadableStreamDefaultController", 1, 233},
    {"isReadableStreamDefaultReader", 1, 233},
    {"isRequest", 1, 214},
    {"isResizeObserver", 1, 228},
    {"isResizeObserverEntry", 1, 228},
    {"isResizeObserverSize", 1, 228},
    {"isResponse", 1, 214},
    {"isSVGAngle", 1, 234},
    {"isSVGAnimatedAngle", 1, 234},
    {"isSVGAnimatedBoolean", 1, 234},
    {"isSVGAnimatedEnumeration", 1, 234},
    {"isSVGAnimatedInteger", 1, 234},
    {"isSVGAnimatedLength", 1, 234},
    {"isSVGAnimatedLengthList", 1, 234},
    {"isSVGAnimatedNumber", 1, 234},
    {"isSVGAnimatedNumberList", 1, 234},
    {"isSVGAnimatedPreserveAspectRatio", 1, 234},
    {"isSVGAnimatedRect", 1, 234},
    {"isSVGAnimatedTransformList", 1, 234},
    {"isSVGLength", 1, 234},
    {"isSVGLengthList", 1, 234},
    {"isSVGNumber", 1, 234},
    {"isSVGNumberList", 1, 234},
    {"isSVGPointList", 1, 234},
    {"isSVGPreserveAspectRatio", 1, 234},
    {"isSVGStringList", 1, 234},
    {"isSVGTransform", 1, 234},
    {"isSVGTransformList", 1, 234},
    {"isSVGUnitTypes", 1, 234},
    {"isScreen", 1, 171},
    {"isSelected", 1, 81},
    {"isSelection", 1, 198},
    {"isShadowIncluding", 1, 26},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 197},
    {"isStepMismatch", 1, 69},
    {"isStorage", 1, 200},
    {"isStylePropertyMap", 1, 174},
    {"isStylePropertyMapReadOnly", 1, 174},
    {"isStyleSheet", 1, 201},
    {"isStyleSheetList", 1, 201},
    {"isSubmitButton", 1, 70},
    {"isSubtleCrypto", 1, 239},
    {"isSummary", 1, 40},
    {"isTextDecoder", 1, 211},
    {"isTextDecoderStream", 1, 211},
    {"isTextEncoder", 1, 211},
    {"isTextEncoderStream", 1, 211},
    {"isTextTrack", 1, 223},
    {"isTextTrackCue", 1, 223},
    {"isTextTrackCueList", 1, 223},
    {"isTextTrackList", 1, 223},
    {"isTimeRanges", 1, 222},
    {"isToken", 1, 120},
    {"isTouch", 1, 237},
    {"isTouchList", 1, 237},
    {"isTransformStream", 1, 233},
    {"isTransformStreamDefaultController", 1, 233},
    {"isTreeWalker", 1, 202},
    {"isURL", 1, 238},
    {"isURLSearchParams", 1, 238},
    {"isUnusable", 1, 160},
    {"isUserActivation", 1, 232},
    {"isVTTCue", 1, 223},
    {"isValidControl", 1, 73},
    {"isValidityState", 1, 216},
    {"isVideoTrack", 1, 223},
    {"isVideoTrackList", 1, 223},
    {"isVisualViewport", 1, 171},
    {"isWebSocket", 1, 208},
    {"isWritableStream", 1, 233},
    {"isWritableStreamDefaultController", 1, 233},
    {"isWritableStreamDefaultWriter", 1, 233},
    {"isXMLHttpRequest", 1, 240},
    {"isXMLHttpRequestEventTarget", 1, 240},
    {"isXMLHttpRequestUpload", 1, 240},
    {"isXMLSerializer", 1, 179},
    {"isXPathEvaluator", 1, 204},
    {"isXPathExpression", 1, 204},
    {"isXPathResult", 1, 204},
    {"itemKind", 1, 2},
    {"itemState", 1, 2},
    {"keepBlanks", 1, 49},
    {"keepBlanksApart", 1, 49},
    {"keepLine", 1, 48},
    {"keyframeEffectState", 1, 205},
    {"labelListOf", 1, 70},
    {"labeledControl", 1, 70},
    {"labelsFor", 1, 17},
    {"legacySize", 1, 45},
    {"limitState", 1, 73},
    {"listElement", 1, 65},
    {"loadFailed", 1, 123},
    {"loadResource", 1, 123},
    {"location", 1, 140},
    {"locationState", 1, 226},
    {"lookAtForm", 1, 129},
    {"makeAbortController", 1, 168},
    {"makeAbortSignal", 1, 168},
    {"makeAbstractRange", 1, 197},
    {"makeAnimation", 1, 205},
    {"makeAnimationEffect", 1, 205},
    {"makeAnimationTimeline", 1, 205},
    {"makeAudioTrack", 1, 223},
    {"makeAudioTrackList", 1, 223},
    {"makeBarProp", 1, 226},
    {"makeBlob", 1, 188},
    {"makeBroadcastChannel", 1, 224},
    {"makeByteLengthQueuingStrategy", 1, 233},
    {"makeCSSConditionRule", 1, 172},
    {"makeCSSContainerRule", 1, 172},
    {"makeCSSCounterStyleRule", 1, 172},
    {"makeCSSFontFaceRule", 1, 172},
    {"makeCSSFontPaletteValuesRule", 1, 172},
    {"makeCSSGroupingRule", 1, 172},
    {"makeCSSImageValue", 1, 174},
    {"makeCSSImportRule", 1, 172},
    {"makeCSSKeyframeRule", 1, 172},
    {"makeCSSKeyframesRule", 1, 172},
    {"makeCSSKeywordValue", 1, 174},
    {"makeCSSLayerBlockRule", 1, 172},
    {"makeCSSLayerStatementRule", 1, 172},
    {"makeCSSMarginRule", 1, 172},
    {"makeCSSMathClamp", 1, 174},
    {"makeCSSMathInvert", 1, 174},
    {"makeCSSMathMax", 1, 174},
    {"makeCSSMathMin", 1, 174},
    {"makeCSSMathNegate", 1, 174},
    {"makeCSSMathProduct", 1, 174},
    {"makeCSSMathSum", 1, 174},
    {"makeCSSMathValue", 1, 174},
    {"makeCSSMatrixComponent", 1, 174},
    {"makeCSSMediaRule", 1, 172},
    {"makeCSSNamespaceRule", 1, 172},
    {"makeCSSNestedDeclarations", 1, 172},
    {"makeCSSNumericArray", 1, 174},
    {"makeCSSNumericValue", 1, 174},
    {"makeCSSPageRule", 1, 172},
    {"makeCSSPerspective", 1, 174},
    {"makeCSSPropertyRule", 1, 172},
    {"makeCSSRotate", 1, 174},
    {"makeCSSRule", 1, 172},
    {"makeCSSRuleList", 1, 172},
    {"makeCSSScale", 1, 174},
    {"makeCSSScopeRule", 1, 172},
    {"makeCSSSkew", 1, 174},
    {"makeCSSSkewX", 1, 174},
    {"makeCSSSkewY", 1, 174},
    {"makeCSSStartingStyleRule", 1, 172},
    {"makeCSSStyleDeclaration", 1, 173},
    {"makeCSSStyleRule", 1, 172},
    {"makeCSSStyleSheet", 1, 201},
    {"makeCSSStyleValue", 1, 174},
    {"makeCSSSupportsRule", 1, 172},
    {"makeCSSTransformComponent", 1, 174},
    {"makeCSSTransformValue", 1, 174},
    {"makeCSSTranslate", 1, 174},
    {"makeCSSUnitValue", 1, 174},
    {"makeCSSUnparsedValue", 1, 174},
    {"makeCSSVariableReferenceValue", 1, 174},
    {"makeClipboard", 1, 232},
    {"makeClipboardItem", 1, 232},
    {"makeCompressionStream", 1, 207},
    {"makeCountQueuingStrategy", 1, 233},
    {"makeCrypto", 1, 239},
    {"makeCryptoKey", 1, 239},
    {"makeCustomElementRegistry", 1, 176},
    {"makeCustomStateSet", 1, 186},
    {"makeDOMException", 1, 178},
    {"makeDOMImplementation", 1, 179},
    {"makeDOMMatrix", 1, 221},
    {"makeDOMMatrixReadOnly", 1, 221},
    {"makeDOMParser", 1, 179},
    {"makeDOMPoint", 1, 221},
    {"makeDOMPointReadOnly", 1, 221},
    {"makeDOMQuad", 1, 221},
    {"makeDOMRect", 1, 218},
    {"makeDOMRectList", 1, 218},
    {"makeDOMRectReadOnly", 1, 218},
    {"makeDOMStringList", 1, 180},
    {"makeDOMStringMap", 1, 181},
    {"makeDOMTokenList", 1, 182},
    {"makeDataTransfer", 1, 183},
    {"makeDataTransferItem", 1, 183},
    {"makeDataTransferItemList", 1, 183},
    {"makeDecompressionStream", 1, 207},
    {"makeDeferred", 1, 142},
    {"makeDocumentTimeline", 1, 205},
    {"makeElement", 1, 3},
    {"makeElementInternals", 1, 186},
    {"makeEvent", 1, 187},
    {"makeEventSource", 1, 208},
    {"makeException", 1, 1},
    {"makeExternal", 1, 226},
    {"makeFile", 1, 188},
    {"makeFileList", 1, 188},
    {"makeFileReader", 1, 188},
    {"makeFormData", 1, 240},
    {"makeGeolocation", 1, 232},
    {"makeGeolocationPositionError", 1, 232},
    {"makeHTMLAllCollection", 1, 189},
    {"makeHTMLCollection", 1, 206},
    {"makeHTMLFormControlsCollection", 1, 215},
    {"makeHTMLOptionsCollection", 1, 215},
    {"makeHeaders", 1, 214},
    {"makeHistory", 1, 226},
    {"makeIdleDeadline", 1, 219},
    {"makeIndexed", 1, 2},
    {"makeIntersectionObserver", 1, 228},
    {"makeIntersectionObserverEntry", 1, 228},
    {"makeKeyframeEffect", 1, 205},
    {"makeLocation", 1, 226},
    {"makeMediaError", 1, 223},
    {"makeMediaList", 1, 201},
    {"makeMediaQueryList", 1, 171},
    {"makeMessageChannel", 1, 224},
    {"makeMessagePort", 1, 224},
    {"makeMimeType", 1, 194},
    {"makeMimeTypeArray", 1, 194},
    {"makeMutationObserver", 1, 192},
    {"makeMutationRecord", 1, 192},
    {"makeNamedNodeMap", 1, 193},
    {"makeNavigator", 1, 194},
    {"makeNodeIterator", 1, 202},
    {"makeNodeList", 1, 206},
    {"makeNotification", 1, 232},
    {"makePerformance", 1, 230},
    {"makePerformanceEntry", 1, 231},
    {"makePerformanceMark", 1, 231},
    {"makePerformanceMeasure", 1, 231},
    {"makePerformanceNavigation", 1, 227},
    {"makePerformanceObserver", 1, 231},
    {"makePerformanceObserverEntryList", 1, 231},
    {"makePerformanceTiming", 1, 227},
    {"makePermissionStatus", 1, 232},
    {"makePermissions", 1, 232},
    {"makePlugin", 1, 194},
    {"makePluginArray", 1, 194},
    {"makeRadioNodeList", 1, 215},
    {"makeRange", 1, 197},
    {"makeReadableByteStreamController", 1, 233},
    {"makeReadableStream", 1, 233},
    {"makeReadableStreamBYOBReader", 1, 233},
    {"makeReadableStreamBYOBRequest", 1, 233},
    {"makeReadableStreamDefaultController", 1, 233},
    {"makeReadableStreamDefaultReader", 1, 233},
    {"makeRequest", 1, 214},
    {"makeResizeObserver", 1, 228},
    {"makeResizeObserverEntry", 1, 228},
    {"makeResizeObserverSize", 1, 228},
    {"makeResponse", 1, 214},
    {"makeSVGAngle", 1, 234},
    {"makeSVGAnimatedAngle", 1, 234},
    {"makeSVGAnimatedBoolean", 1, 234},
    {"makeSVGAnimatedEnumeration", 1, 234},
    {"makeSVGAnimatedInteger", 1, 234},
    {"makeSVGAnimatedLength", 1, 234},
    {"makeSVGAnimatedLengthList", 1, 234},
    {"makeSVGAnimatedNumber", 1, 234},
    {"makeSVGAnimatedNumberList", 1, 234},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 234},
    {"makeSVGAnimatedRect", 1, 234},
    {"makeSVGAnimatedTransformList", 1, 234},
    {"makeSVGLength", 1, 234},
    {"makeSVGLengthList", 1, 234},
    {"makeSVGNumber", 1, 234},
    {"makeSVGNumberList", 1, 234},
    {"makeSVGPointList", 1, 234},
    {"makeSVGPreserveAspectRatio", 1, 234},
    {"makeSVGStringList", 1, 234},
    {"makeSVGTransform", 1, 234},
    {"makeSVGTransformList", 1, 234},
    {"makeSVGUnitTypes", 1, 234},
    {"makeScreen", 1, 171},
    {"makeSelection", 1, 198},
    {"makeStaticRange", 1, 197},
    {"makeStorage", 1, 200},
    {"makeStylePropertyMap", 1, 174},
    {"makeStylePropertyMapReadOnly", 1, 174},
    {"makeStyleSheet", 1, 201},
    {"makeStyleSheetList", 1, 201},
    {"makeSubtleCrypto", 1, 239},
    {"makeTextDecoder", 1, 211},
    {"makeTextDecoderStream", 1, 211},
    {"makeTextEncoder", 1, 211},
    {"makeTextEncoderStream", 1, 211},
    {"makeTextTrack", 1, 223},
    {"makeTextTrackCue", 1, 223},
    {"makeTextTrackCueList", 1, 223},
    {"makeTextTrackList", 1, 223},
    {"makeTimeRanges", 1, 222},
    {"makeTouch", 1, 237},
    {"makeTouchList", 1, 237},
    {"makeTransformStream", 1, 233},
    {"makeTransformStreamDefaultController", 1, 233},
    {"makeTreeWalker", 1, 202},
    {"makeURL", 1, 238},
    {"makeURLSearchParams", 1, 238},
    {"makeUserActivation", 1, 232},
    {"makeVTTCue", 1, 223},
    {"makeValidityState", 1, 216},
    {"makeVideoTrack", 1, 223},
    {"makeVideoTrackList", 1, 223},
    {"makeVisualViewport", 1, 171},
    {"makeWebSocket", 1, 208},
    {"makeWritableStream", 1, 233},
    {"makeWritableStreamDefaultController", 1, 233},
    {"makeWritableStreamDefaultWriter", 1, 233},
    {"makeXMLHttpRequest", 1, 240},
    {"makeXMLHttpRequestEventTarget", 1, 240},
    {"makeXMLHttpRequestUpload", 1, 240},
    {"makeXMLSerializer", 1, 179},
    {"makeXPathEvaluator", 1, 204},
    {"makeXPathExpression", 1, 204},
    {"makeXPathResult", 1, 204},
    {"markupWithShadows", 1, 26},
    {"matchMedia", 1, 101},
    {"matchesMedia", 1, 101},
    {"matchesSelector", 1, 16},
    {"maximumOf", 1, 69},
    {"mayBeHeard", 1, 6},
    {"mediaErrorState", 1, 223},
    {"mediaListState", 1, 201},
    {"mediaOf", 1, 92},
    {"mediaQueryListState", 1, 171},
    {"mergeTexts", 1, 48},
    {"messageChannelState", 1, 224},
    {"messagePortState", 1, 224},
    {"mimeParameter", 1, 158},
    {"mimeText", 1, 158},
    {"mimeTypeArrayState", 1, 194},
    {"mimeTypeState", 1, 194},
    {"mimeTypes", 1, 133},
    {"minimumOf", 1, 69},
    {"missing", 1, 3},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 40},
    {"movePoint", 1, 51},
    {"multipleChanged", 1, 81},
    {"mutationObserverState", 1, 192},
    {"mutationRecordState", 1, 192},
    {"mutationsQueued", 1, 25},
    {"namedIn", 1, 70},
    {"namedList", 1, 17},
    {"namedTest", 1, 70},
    {"navigate", 1, 140},
    {"navigateFrame", 1, 63},
    {"navigateToFragment", 1, 141},
    {"navigator", 1, 130},
    {"navigatorState", 1, 194},
    {"nearestStep", 1, 69},
    {"newAbortSignal", 1, 7},
    {"newBlob", 1, 153},
    {"newBody", 1, 160},
    {"newDecoder", 1, 112},
    {"newEventState", 1, 4},
    {"newFile", 1, 153},
    {"newFileList", 1, 153},
    {"newFormData", 1, 121},
    {"newHeaders", 1, 120},
    {"newKeyframeEffect", 1, 96},
    {"newList", 1, 142},
    {"newMatrix", 1, 99},
    {"newNodeIterator", 1, 18},
    {"newRange", 1, 22},
    {"newReadable", 1, 143},
    {"newRect", 1, 98},
    {"newRectList", 1, 98},
    {"newResponse", 1, 161},
    {"newSVGAngle", 1, 107},
    {"newSVGLength", 1, 107},
    {"newSVGList", 1, 109},
    {"newSVGNumber", 1, 107},
    {"newSVGTransform", 1, 108},
    {"newStaticRange", 1, 22},
    {"newTreeWalker", 1, 18},
    {"newUnit", 1, 87},
    {"newWritable", 1, 148},
    {"nextTimer", 1, 52},
    {"nodeIndex", 1, 22},
    {"nodeIteratorState", 1, 202},
    {"nodeLength", 1, 22},
    {"nodeOfKinds", 1, 3},
    {"notificationState", 1, 232},
    {"numberIn", 1, 72},
    {"numberToText", 1, 69},
    {"numericOperations", 1, 87},
    {"numericText", 1, 86},
    {"numericType", 1, 87},
    {"numericUnits", 1, 85},
    {"onlyNamed", 1, 17},
    {"onlyNamedIn", 1, 70},
    {"openChannel", 1, 164},
    {"openShadowRoot", 1, 26},
    {"optionList", 1, 80},
    {"optionValue", 1, 80},
    {"ownControlState", 1, 66},
    {"pageScripts", 1, 125},
    {"parseMIMEType", 1, 158},
    {"parseMultipart", 1, 159},
    {"parseNumeric", 1, 86},
    {"parsePairs", 1, 84},
    {"parseSVGNumbers", 1, 108},
    {"parseSVGTransforms", 1, 108},
    {"parseTransforms", 1, 88},
    {"parserElement", 1, 128},
    {"peerEvents", 1, 126},
    {"performance", 1, 135},
    {"performanceEntries", 1, 137},
    {"performanceEntryState", 1, 231},
    {"performanceMark", 1, 137},
    {"performanceMarkState", 1, 231},
    {"performanceMeasure", 1, 137},
    {"performanceMeasureState", 1, 231},
    {"performanceNavigationState", 1, 227},
    {"performanceObserverEntryListState", 1, 231},
    {"performanceObserverState", 1, 231},
    {"performanceState", 1, 230},
    {"performanceTimingState", 1, 227},
    {"permissionStatusState", 1, 232},
    {"permissionsState", 1, 232},
    {"pipe", 1, 147},
    {"placeCaret", 1, 48},
    {"places", 1, 241},
    {"pluginArrayState", 1, 194},
    {"pluginState", 1, 194},
    {"plugins", 1, 133},
    {"pointInDocument", 1, 23},
    {"popoverChanged", 1, 37},
    {"postToWindow", 1, 164},
    {"pushItem", 1, 142},
    {"putFormat", 1, 45},
    {"queryAll", 1, 16},
    {"queryFirst", 1, 16},
    {"queueEvents", 1, 52},
    {"queueMicrotask", 1, 52},
    {"queueTask", 1, 52},
    {"queueToggle", 1, 34},
    {"radioGroup", 1, 71},
    {"radioNodeList", 1, 70},
    {"randomUUID", 1, 114},
    {"rangePoints", 1, 22},
    {"rangeState", 1, 197},
    {"rangeText", 1, 22},
    {"react", 1, 142},
    {"reacting", 1, 128},
    {"readBody", 1, 160},
    {"readChunk", 1, 143},
    {"readContentHandler", 1, 32},
    {"readInto", 1, 143},
    {"readSequence", 1, 152},
    {"readTape", 1, 30},
    {"readableByteStreamControllerState", 1, 233},
    {"readableFrom", 1, 151},
    {"readableStreamBYOBReaderState", 1, 233},
    {"readableStreamBYOBRequestState", 1, 233},
    {"readableStreamDefaultControllerState", 1, 233},
    {"readableStreamDefaultReaderState", 1, 233},
    {"readableStreamState", 1, 233},
    {"receiveControlState", 1, 66},
    {"receiverOf", 1, 3},
    {"rectified", 1, 87},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 143},
    {"releaseWriter", 1, 148},
    {"remoteCount", 1, 70},
    {"removeBeside", 1, 48},
    {"removeSelected", 1, 48},
    {"replaceData", 1, 13},
    {"reportException", 1, 124},
    {"reportForm", 1, 73},
    {"reportRejection", 1, 124},
    {"reportValidity", 1, 73},
    {"requestFrame", 1, 52},
    {"requestIdle", 1, 44},
    {"requestState", 1, 214},
    {"resetControl", 1, 75},
    {"resetCustom", 1, 129},
    {"resetOptions", 1, 81},
    {"resetQueue", 1, 142},
    {"resizeObserverEntryState", 1, 228},
    {"resizeObserverSizeState", 1, 228},
    {"resizeObserverState", 1, 228},
    {"resourceBuffer", 1, 123},
    {"resourceDocument", 1, 123},
    {"resourceText", 1, 123},
    {"respond", 1, 145},
    {"respondWithView", 1, 145},
    {"responseState", 1, 214},
    {"retarget", 1, 26},
    {"rootArguments", 1, 23},
    {"ruleNumbered", 1, 94},
    {"ruleStyleOf", 1, 91},
    {"runNextTimer", 1, 52},
    {"screen", 1, 101},
    {"screenState", 1, 171},
    {"scriptTimer", 1, 52},
    {"seedRandom", 1, 117},
    {"selectNothing", 1, 24},
    {"selectOf", 1, 80},
    {"selectOnly", 1, 81},
    {"selectRange", 1, 24},
    {"selectSource", 1, 60},
    {"selectedControlText", 1, 78},
    {"selectedOptionsOf", 1, 81},
    {"selectedRange", 1, 24},
    {"selectionFault", 1, 24},
    {"selectionLeft", 1, 76},
    {"selectionState", 1, 198},
    {"sendControlStates", 1, 66},
    {"sendTo", 1, 164},
    {"sequenceOf", 1, 152},
    {"serialize", 1, 83},
    {"serializePairs", 1, 84},
    {"serializeWithTransfer", 1, 83},
    {"setAdoptedStyleSheets", 1, 93},
    {"setAreaValue", 1, 72},
    {"setAttributeNodeValue", 1, 14},
    {"setBackpressure", 1, 148},
    {"setCheckedness", 1, 71},
    {"setControlValue", 1, 72},
    {"setFiles", 1, 163},
    {"setFragment", 1, 140},
    {"setHandler", 1, 32},
    {"setHeader", 1, 120},
    {"setInputValue", 1, 72},
    {"setInteracted", 1, 73},
    {"setMIMEParameter", 1, 158},
    {"setMarkupWithShadows", 1, 26},
    {"setOption", 1, 80},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 107},
    {"setSVGLength", 1, 107},
    {"setSelected", 1, 81},
    {"setTimer", 1, 52},
    {"setType", 1, 72},
    {"setUpByteSource", 1, 145},
    {"setUpBytes", 1, 145},
    {"setUpReadable", 1, 144},
    {"setUpSink", 1, 149},
    {"setUpSource", 1, 144},
    {"setUpTransform", 1, 150},
    {"setUpWritable", 1, 149},
    {"settingText", 1, 69},
    {"settleAs", 1, 142},
    {"shadowRootOf", 1, 26},
    {"shadowTraits", 1, 26},
    {"shareControlState", 1, 66},
    {"sheetNumbered", 1, 92},
    {"shiftItem", 1, 142},
    {"showPopover", 1, 37},
    {"signWith", 1, 116},
    {"sizeOf", 1, 142},
    {"slotContents", 1, 27},
    {"slotOf", 1, 27},
    {"slotsChanged", 1, 27},
    {"spendStream", 1, 143},
    {"splitAround", 1, 47},
    {"splitText", 1, 13},
    {"startErroring", 1, 148},
    {"stateOf", 1, 2},
    {"staticRangeState", 1, 197},
    {"stepped", 1, 69},
    {"storage", 1, 138},
    {"storageState", 1, 200},
    {"streamOfBytes", 1, 153},
    {"stringList", 1, 139},
    {"stylePropertyMapReadOnlyState", 1, 174},
    {"stylePropertyMapState", 1, 174},
    {"styleSheetListState", 1, 201},
    {"styleSheetState", 1, 201},
    {"stylesOf", 1, 91},
    {"submitFrom", 1, 74},
    {"submittableOf", 1, 70},
    {"submittedText", 1, 72},
    {"subtle", 1, 115},
    {"subtleCryptoState", 1, 239},
    {"svgAngleState", 1, 234},
    {"svgAnimatedAngleState", 1, 234},
    {"svgAnimatedBooleanState", 1, 234},
    {"svgAnimatedEnumerationState", 1, 234},
    {"svgAnimatedIntegerState", 1, 234},
    {"svgAnimatedLengthListState", 1, 234},
    {"svgAnimatedLengthState", 1, 234},
    {"svgAnimatedNumberListState", 1, 234},
    {"svgAnimatedNumberState", 1, 234},
    {"svgAnimatedPreserveAspectRatioState", 1, 234},
    {"svgAnimatedRectState", 1, 234},
    {"svgAnimatedTransformListState", 1, 234},
    {"svgAxis", 1, 107},
    {"svgBounds", 1, 111},
    {"svgBox", 1, 110},
    {"svgConstants", 1, 106},
    {"svgElementPrototype", 1, 105},
    {"svgFills", 1, 111},
    {"svgFloat", 1, 107},
    {"svgLengthListState", 1, 234},
    {"svgLengthState", 1, 234},
    {"svgListOf", 1, 110},
    {"svgMemberOrder", 1, 242},
    {"svgMembers", 1, 106},
    {"svgNumberListState", 1, 234},
    {"svgNumberState", 1, 234},
    {"svgNumberText", 1, 107},
    {"svgPathLength", 1, 111},
    {"svgPointAt", 1, 111},
    {"svgPointListState", 1, 234},
    {"svgPreserveAspectRatioState", 1, 234},
    {"svgReflection", 1, 110},
    {"svgStringListState", 1, 234},
    {"svgStrokes", 1, 111},
    {"svgTransformListState", 1, 234},
    {"svgTransformOf", 1, 108},
    {"svgTransformProduct", 1, 108},
    {"svgTransformState", 1, 234},
    {"svgTransformText", 1, 108},
    {"svgUnitTypesState", 1, 234},
    {"takeFormat", 1, 45},
    {"takeSignals", 1, 27},
    {"targetOf", 1, 140},
    {"teeBytes", 1, 146},
    {"teeChunks", 1, 146},
    {"textAsBuffer", 1, 115},
    {"textBecameSelectable", 1, 78},
    {"textDecoderState", 1, 211},
    {"textDecoderStreamState", 1, 211},
    {"textEncoderState", 1, 211},
    {"textEncoderStreamState", 1, 211},
    {"textFragment", 1, 42},
    {"textReplaced", 1, 78},
    {"textToNumber", 1, 69},
    {"textTrackCueListState", 1, 223},
    {"textTrackCueState", 1, 223},
    {"textTrackListState", 1, 223},
    {"textTrackState", 1, 223},
    {"textsIn", 1, 45},
    {"theSelection", 1, 24},
    {"timeRangesState", 1, 222},
    {"timingTimes", 1, 136},
    {"toBuffer", 1, 3},
    {"toByteString", 1, 3},
    {"toClamped", 1, 3},
    {"toEnforced", 1, 3},
    {"toEnum", 1, 3},
    {"toFloat", 1, 3},
    {"toInterface", 1, 3},
    {"toLongLong", 1, 3},
    {"toObject", 1, 3},
    {"toRecord", 1, 3},
    {"toSequence", 1, 3},
    {"toUnrestrictedFloat", 1, 3},
    {"toUnsignedLongLong", 1, 3},
    {"together", 1, 128},
    {"togglePopover", 1, 37},
    {"tokenList", 1, 20},
    {"topLevel", 1, 88},
    {"topModal", 1, 36},
    {"touchListState", 1, 237},
    {"touchState", 1, 237},
    {"transferPort", 1, 164},
    {"transferStream", 1, 165},
    {"transformMatrix", 1, 100},
    {"transformStreamDefaultControllerState", 1, 233},
    {"transformStreamState", 1, 233},
    {"treeWalkerState", 1, 202},
    {"trimSpace", 1, 120},
    {"turnFormatOff", 1, 45},
    {"upgradeIn", 1, 128},
    {"urlSearchParamsState", 1, 238},
    {"urlState", 1, 238},
    {"userActivationState", 1, 232},
    {"usesSourceSet", 1, 60},
    {"utf8Text", 1, 152},
    {"validityOf", 1, 73},
    {"validityStateState", 1, 216},
    {"valueMode", 1, 67},
    {"verifyWith", 1, 116},
    {"videoTrackListState", 1, 223},
    {"videoTrackState", 1, 223},
    {"viewParts", 1, 142},
    {"viewport", 1, 90},
    {"visualViewportState", 1, 171},
    {"vttCueState", 1, 223},
    {"waitingReads", 1, 143},
    {"watchSlots", 1, 27},
    {"webSocketState", 1, 208},
    {"whenAborted", 1, 7},
    {"willValidate", 1, 73},
    {"windowNamed", 1, 64},
    {"windowOf", 1, 63},
    {"withoutScripts", 1, 50},
    {"writableDesiredSize", 1, 149},
    {"writableStreamDefaultControllerState", 1, 233},
    {"writableStreamDefaultWriterState", 1, 233},
    {"writableStreamState", 1, 233},
    {"writeChunk", 1, 148},
    {"writeController", 1, 149},
    {"writeTape", 1, 30},
    {"wrongKind", 1, 3},
    {"wrongReceiver", 1, 3},
    {"wrongValue", 1, 3},
    {"xPathEvaluatorState", 1, 204},
    {"xPathExpressionState", 1, 204},
    {"xPathResultState", 1, 204},
    {"xmlHttpRequestEventTargetState", 1, 240},
    {"xmlHttpRequestState", 1, 240},
    {"xmlHttpRequestUploadState", 1, 240},
    {"xmlSerializerState", 1, 179},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
