// CBindings.c: embeds the files of js/.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more: a file comes after those
// it takes something from. `lateFiles` run when js/families.js says, by `lateNames`, js/warmUp.js when WebRuntime/Page/WarmPool.swift does, and
// js/commonUses.js when UnsafeCompiledBindings.swift does. Only lines of comments may hold characters beyond ASCII.

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
static const unsigned char commonUses[] = {
#embed "../../../js/commonUses.js"
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
    BINDINGS_FILE("js/commonUses.js", commonUses),
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
    {"AbortController", 0, 169},
    {"AbortControllerBrand", 1, 169},
    {"AbortControllerSteps", 1, 8},
    {"AbortSignal", 0, 169},
    {"AbortSignalBrand", 1, 169},
    {"AbortSignalSteps", 1, 8},
    {"AbstractRange", 0, 198},
    {"AbstractRangeBrand", 1, 198},
    {"AbstractRangeSteps", 1, 23},
    {"Animation", 0, 206},
    {"AnimationBrand", 1, 206},
    {"AnimationEffect", 0, 206},
    {"AnimationEffectBrand", 1, 206},
    {"AnimationEffectSteps", 1, 97},
    {"AnimationEvent", 0, 214},
    {"AnimationFrameProviderSteps", 1, 105},
    {"AnimationPlaybackEvent", 0, 206},
    {"AnimationSteps", 1, 98},
    {"AnimationTimeline", 0, 206},
    {"AnimationTimelineBrand", 1, 206},
    {"AnimationTimelineSteps", 1, 98},
    {"Attr", 0, 170},
    {"AttrSteps", 1, 15},
    {"Audio", 0, 223},
    {"AudioTrack", 0, 224},
    {"AudioTrackBrand", 1, 224},
    {"AudioTrackList", 0, 224},
    {"AudioTrackListBrand", 1, 224},
    {"AudioTrackListSteps", 1, 59},
    {"AudioTrackSteps", 1, 59},
    {"AutofilledSteps", 1, 80},
    {"BarProp", 0, 227},
    {"BarPropBrand", 1, 227},
    {"BarPropSteps", 1, 135},
    {"BeforeUnloadEvent", 0, 214},
    {"BeforeUnloadEventSteps", 1, 56},
    {"Blob", 0, 189},
    {"BlobBrand", 1, 189},
    {"BlobSteps", 1, 154},
    {"BodySteps", 1, 161},
    {"BroadcastChannel", 0, 225},
    {"BroadcastChannelBrand", 1, 225},
    {"BroadcastChannelSteps", 1, 165},
    {"ByteLengthQueuingStrategy", 0, 234},
    {"ByteLengthQueuingStrategyBrand", 1, 234},
    {"ByteLengthQueuingStrategySteps", 1, 143},
    {"CDATASection", 0, 176},
    {"CSS", 3, 171},
    {"CSSConditionRule", 0, 173},
    {"CSSConditionRuleBrand", 1, 173},
    {"CSSConditionRuleSteps", 1, 95},
    {"CSSContainerRule", 0, 173},
    {"CSSContainerRuleBrand", 1, 173},
    {"CSSContainerRuleSteps", 1, 95},
    {"CSSCounterStyleRule", 0, 173},
    {"CSSCounterStyleRuleBrand", 1, 173},
    {"CSSCounterStyleRuleSteps", 1, 95},
    {"CSSFontFaceRule", 0, 173},
    {"CSSFontFaceRuleBrand", 1, 173},
    {"CSSFontFaceRuleSteps", 1, 95},
    {"CSSFontPaletteValuesRule", 0, 173},
    {"CSSFontPaletteValuesRuleBrand", 1, 173},
    {"CSSFontPaletteValuesRuleSteps", 1, 95},
    {"CSSGroupingRule", 0, 173},
    {"CSSGroupingRuleBrand", 1, 173},
    {"CSSGroupingRuleSteps", 1, 95},
    {"CSSImageValue", 0, 175},
    {"CSSImageValueBrand", 1, 175},
    {"CSSImportRule", 0, 173},
    {"CSSImportRuleBrand", 1, 173},
    {"CSSImportRuleSteps", 1, 95},
    {"CSSKeyframeRule", 0, 173},
    {"CSSKeyframeRuleBrand", 1, 173},
    {"CSSKeyframeRuleSteps", 1, 95},
    {"CSSKeyframesRule", 0, 173},
    {"CSSKeyframesRuleBrand", 1, 173},
    {"CSSKeyframesRuleSteps", 1, 95},
    {"CSSKeywordValue", 0, 175},
    {"CSSKeywordValueBrand", 1, 175},
    {"CSSKeywordValueSteps", 1, 90},
    {"CSSLayerBlockRule", 0, 173},
    {"CSSLayerBlockRuleBrand", 1, 173},
    {"CSSLayerBlockRuleSteps", 1, 95},
    {"CSSLayerStatementRule", 0, 173},
    {"CSSLayerStatementRuleBrand", 1, 173},
    {"CSSLayerStatementRuleSteps", 1, 95},
    {"CSSMarginRule", 0, 173},
    {"CSSMarginRuleBrand", 1, 173},
    {"CSSMarginRuleSteps", 1, 95},
    {"CSSMathClamp", 0, 175},
    {"CSSMathClampBrand", 1, 175},
    {"CSSMathClampSteps", 1, 88},
    {"CSSMathInvert", 0, 175},
    {"CSSMathInvertBrand", 1, 175},
    {"CSSMathInvertSteps", 1, 88},
    {"CSSMathMax", 0, 175},
    {"CSSMathMaxBrand", 1, 175},
    {"CSSMathMaxSteps", 1, 88},
    {"CSSMathMin", 0, 175},
    {"CSSMathMinBrand", 1, 175},
    {"CSSMathMinSteps", 1, 88},
    {"CSSMathNegate", 0, 175},
    {"CSSMathNegateBrand", 1, 175},
    {"CSSMathNegateSteps", 1, 88},
    {"CSSMathProduct", 0, 175},
    {"CSSMathProductBrand", 1, 175},
    {"CSSMathProductSteps", 1, 88},
    {"CSSMathSum", 0, 175},
    {"CSSMathSumBrand", 1, 175},
    {"CSSMathSumSteps", 1, 88},
    {"CSSMathValue", 0, 175},
    {"CSSMathValueBrand", 1, 175},
    {"CSSMathValueSteps", 1, 88},
    {"CSSMatrixComponent", 0, 175},
    {"CSSMatrixComponentBrand", 1, 175},
    {"CSSMatrixComponentSteps", 1, 89},
    {"CSSMediaRule", 0, 173},
    {"CSSMediaRuleBrand", 1, 173},
    {"CSSMediaRuleSteps", 1, 95},
    {"CSSNamespaceRule", 0, 173},
    {"CSSNamespaceRuleBrand", 1, 173},
    {"CSSNamespaceRuleSteps", 1, 95},
    {"CSSNestedDeclarations", 0, 173},
    {"CSSNestedDeclarationsBrand", 1, 173},
    {"CSSNestedDeclarationsSteps", 1, 95},
    {"CSSNumericArray", 0, 175},
    {"CSSNumericArrayBrand", 1, 175},
    {"CSSNumericArraySteps", 1, 88},
    {"CSSNumericValue", 0, 175},
    {"CSSNumericValueBrand", 1, 175},
    {"CSSNumericValueSteps", 1, 88},
    {"CSSPageRule", 0, 173},
    {"CSSPageRuleBrand", 1, 173},
    {"CSSPageRuleSteps", 1, 95},
    {"CSSPerspective", 0, 175},
    {"CSSPerspectiveBrand", 1, 175},
    {"CSSPerspectiveSteps", 1, 89},
    {"CSSPropertyRule", 0, 173},
    {"CSSPropertyRuleBrand", 1, 173},
    {"CSSPropertyRuleSteps", 1, 95},
    {"CSSRotate", 0, 175},
    {"CSSRotateBrand", 1, 175},
    {"CSSRotateSteps", 1, 89},
    {"CSSRule", 0, 173},
    {"CSSRuleBrand", 1, 173},
    {"CSSRuleList", 0, 173},
    {"CSSRuleListBrand", 1, 173},
    {"CSSRuleListSteps", 1, 95},
    {"CSSRuleSteps", 1, 95},
    {"CSSScale", 0, 175},
    {"CSSScaleBrand", 1, 175},
    {"CSSScaleSteps", 1, 89},
    {"CSSScopeRule", 0, 173},
    {"CSSScopeRuleBrand", 1, 173},
    {"CSSScopeRuleSteps", 1, 95},
    {"CSSSkew", 0, 175},
    {"CSSSkewBrand", 1, 175},
    {"CSSSkewSteps", 1, 89},
    {"CSSSkewX", 0, 175},
    {"CSSSkewXBrand", 1, 175},
    {"CSSSkewXSteps", 1, 89},
    {"CSSSkewY", 0, 175},
    {"CSSSkewYBrand", 1, 175},
    {"CSSSkewYSteps", 1, 89},
    {"CSSStartingStyleRule", 0, 173},
    {"CSSStartingStyleRuleBrand", 1, 173},
    {"CSSSteps", 1, 86},
    {"CSSStyleDeclaration", 0, 174},
    {"CSSStyleDeclarationSteps", 1, 92},
    {"CSSStyleRule", 0, 173},
    {"CSSStyleRuleBrand", 1, 173},
    {"CSSStyleRuleSteps", 1, 95},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 90},
    {"CSSStyleSheet", 0, 202},
    {"CSSStyleSheetBrand", 1, 202},
    {"CSSStyleSheetSteps", 1, 93},
    {"CSSStyleValue", 0, 175},
    {"CSSStyleValueBrand", 1, 175},
    {"CSSStyleValueSteps", 1, 90},
    {"CSSSupportsRule", 0, 173},
    {"CSSSupportsRuleBrand", 1, 173},
    {"CSSTransformComponent", 0, 175},
    {"CSSTransformComponentBrand", 1, 175},
    {"CSSTransformComponentSteps", 1, 89},
    {"CSSTransformValue", 0, 175},
    {"CSSTransformValueBrand", 1, 175},
    {"CSSTransformValueSteps", 1, 89},
    {"CSSTranslate", 0, 175},
    {"CSSTranslateBrand", 1, 175},
    {"CSSTranslateSteps", 1, 89},
    {"CSSUnitValue", 0, 175},
    {"CSSUnitValueBrand", 1, 175},
    {"CSSUnitValueSteps", 1, 88},
    {"CSSUnparsedValue", 0, 175},
    {"CSSUnparsedValueBrand", 1, 175},
    {"CSSUnparsedValueSteps", 1, 90},
    {"CSSVariableReferenceValue", 0, 175},
    {"CSSVariableReferenceValueBrand", 1, 175},
    {"CSSVariableReferenceValueSteps", 1, 90},
    {"CharacterData", 0, 176},
    {"CharacterDataSteps", 1, 14},
    {"ChildNodeSteps", 1, 13},
    {"Clipboard", 0, 233},
    {"ClipboardBrand", 1, 233},
    {"ClipboardEvent", 0, 214},
    {"ClipboardItem", 0, 233},
    {"ClipboardItemBrand", 1, 233},
    {"ClipboardItemSteps", 1, 133},
    {"ClipboardSteps", 1, 133},
    {"CloseEvent", 0, 214},
    {"CommandEvent", 0, 214},
    {"Comment", 0, 176},
    {"CommentSteps", 1, 14},
    {"CompositionEvent", 0, 214},
    {"CompositionEventSteps", 1, 56},
    {"CompressionStream", 0, 208},
    {"CompressionStreamBrand", 1, 208},
    {"CompressionStreamSteps", 1, 168},
    {"ConsoleSteps", 1, 55},
    {"ConstraintValidationSteps", 1, 74},
    {"CountQueuingStrategy", 0, 234},
    {"CountQueuingStrategyBrand", 1, 234},
    {"CountQueuingStrategySteps", 1, 143},
    {"Crypto", 0, 240},
    {"CryptoBrand", 1, 240},
    {"CryptoKey", 0, 240},
    {"CryptoKeyBrand", 1, 240},
    {"CryptoKeySteps", 1, 117},
    {"CryptoSteps", 1, 115},
    {"CustomElementRegistry", 0, 177},
    {"CustomElementRegistryBrand", 1, 177},
    {"CustomElementRegistrySteps", 1, 128},
    {"CustomEvent", 0, 178},
    {"CustomEventSteps", 1, 6},
    {"CustomStateSet", 0, 187},
    {"CustomStateSetBrand", 1, 187},
    {"CustomStateSetSteps", 1, 130},
    {"DOMException", 0, 179},
    {"DOMExceptionBrand", 1, 179},
    {"DOMExceptionSteps", 1, 2},
    {"DOMImplementation", 0, 180},
    {"DOMImplementationBrand", 1, 180},
    {"DOMImplementationSteps", 1, 16},
    {"DOMMatrix", 0, 222},
    {"DOMMatrixBrand", 1, 222},
    {"DOMMatrixReadOnly", 0, 222},
    {"DOMMatrixReadOnlyBrand", 1, 222},
    {"DOMMatrixReadOnlySteps", 1, 100},
    {"DOMMatrixSteps", 1, 100},
    {"DOMParser", 0, 180},
    {"DOMParserBrand", 1, 180},
    {"DOMParserSteps", 1, 16},
    {"DOMPoint", 0, 222},
    {"DOMPointBrand", 1, 222},
    {"DOMPointReadOnly", 0, 222},
    {"DOMPointReadOnlyBrand", 1, 222},
    {"DOMPointReadOnlySteps", 1, 100},
    {"DOMPointSteps", 1, 100},
    {"DOMQuad", 0, 222},
    {"DOMQuadBrand", 1, 222},
    {"DOMQuadSteps", 1, 100},
    {"DOMRect", 0, 219},
    {"DOMRectBrand", 1, 219},
    {"DOMRectList", 0, 219},
    {"DOMRectListBrand", 1, 219},
    {"DOMRectListSteps", 1, 99},
    {"DOMRectReadOnly", 0, 219},
    {"DOMRectReadOnlyBrand", 1, 219},
    {"DOMRectReadOnlySteps", 1, 99},
    {"DOMRectSteps", 1, 99},
    {"DOMStringList", 0, 181},
    {"DOMStringListBrand", 1, 181},
    {"DOMStringListSteps", 1, 140},
    {"DOMStringMap", 0, 182},
    {"DOMTokenList", 0, 183},
    {"DOMTokenListSteps", 1, 21},
    {"DataTransfer", 0, 184},
    {"DataTransferBrand", 1, 184},
    {"DataTransferItem", 0, 184},
    {"DataTransferItemBrand", 1, 184},
    {"DataTransferItemList", 0, 184},
    {"DataTransferItemListBrand", 1, 184},
    {"DataTransferItemListSteps", 1, 44},
    {"DataTransferItemSteps", 1, 44},
    {"DataTransferSteps", 1, 44},
    {"DecompressionStream", 0, 208},
    {"DecompressionStreamBrand", 1, 208},
    {"DecompressionStreamSteps", 1, 168},
    {"DocumentFragment", 0, 176},
    {"DocumentFragmentSteps", 1, 14},
    {"DocumentMembers_CSSOMView", 1, 172},
    {"DocumentMembers_Document", 1, 185},
    {"DocumentMembers_HTMLDocument", 1, 191},
    {"DocumentMembers_ParentNode", 1, 197},
    {"DocumentMembers_StyleSheets", 1, 202},
    {"DocumentMembers_XPath", 1, 205},
    {"DocumentMembers_animations", 1, 206},
    {"DocumentMembers_fullscreen", 1, 218},
    {"DocumentMembers_touch", 1, 238},
    {"DocumentStatics_Document", 1, 185},
    {"DocumentSteps_CSSOMView", 1, 91},
    {"DocumentSteps_Document", 1, 11},
    {"DocumentSteps_HTMLDocument", 1, 104},
    {"DocumentSteps_animations", 1, 98},
    {"DocumentSteps_fullscreen", 1, 78},
    {"DocumentSteps_touch", 1, 132},
    {"DocumentTimeline", 0, 206},
    {"DocumentTimelineBrand", 1, 206},
    {"DocumentTimelineSteps", 1, 98},
    {"DocumentType", 0, 176},
    {"DocumentTypeSteps", 1, 14},
    {"DragEvent", 0, 214},
    {"ElementCSSStyleMapSteps", 1, 90},
    {"ElementContentEditableSteps", 1, 42},
    {"ElementInternals", 0, 187},
    {"ElementInternalsBrand", 1, 187},
    {"ElementInternalsSteps", 1, 130},
    {"ElementMembers_CSSOMView", 1, 172},
    {"ElementMembers_CSSTypedOM", 1, 175},
    {"ElementMembers_Element", 1, 186},
    {"ElementMembers_ParentNode", 1, 197},
    {"ElementMembers_animations", 1, 206},
    {"ElementMembers_fullscreen", 1, 218},
    {"ElementMembers_reflected", 1, 12},
    {"ElementSteps_CSSOMView", 1, 91},
    {"ElementSteps_CSSTypedOM", 1, 90},
    {"ElementSteps_Element", 1, 10},
    {"ElementSteps_animations", 1, 98},
    {"ElementSteps_fullscreen", 1, 78},
    {"ErrorEvent", 0, 214},
    {"Event", 0, 188},
    {"EventBrand", 1, 188},
    {"EventSource", 0, 209},
    {"EventSourceBrand", 1, 209},
    {"EventSourceSteps", 1, 156},
    {"EventSteps", 1, 5},
    {"External", 0, 227},
    {"ExternalBrand", 1, 227},
    {"ExternalSteps", 1, 135},
    {"File", 0, 189},
    {"FileBrand", 1, 189},
    {"FileList", 0, 189},
    {"FileListBrand", 1, 189},
    {"FileListSteps", 1, 154},
    {"FileReader", 0, 189},
    {"FileReaderBrand", 1, 189},
    {"FileReaderSteps", 1, 155},
    {"FileSteps", 1, 154},
    {"FocusEvent", 0, 214},
    {"FormData", 0, 241},
    {"FormDataBrand", 1, 241},
    {"FormDataEvent", 0, 214},
    {"FormDataSteps", 1, 122},
    {"FormOwnedSteps", 1, 71},
    {"GenericTransformStreamSteps", 1, 151},
    {"Geolocation", 0, 233},
    {"GeolocationBrand", 1, 233},
    {"GeolocationPositionError", 0, 233},
    {"GeolocationPositionErrorBrand", 1, 233},
    {"GeolocationPositionErrorSteps", 1, 133},
    {"GeolocationSteps", 1, 133},
    {"HTMLAllCollection", 0, 190},
    {"HTMLAllCollectionSteps", 1, 103},
    {"HTMLAnchorElement", 2, 237},
    {"HTMLAnchorElementSteps", 1, 58},
    {"HTMLAreaElement", 2, 237},
    {"HTMLAudioElementSteps", 1, 58},
    {"HTMLBaseElement", 2, 226},
    {"HTMLBaseElementSteps", 1, 58},
    {"HTMLButtonElement", 2, 217},
    {"HTMLButtonElementSteps", 1, 39},
    {"HTMLCanvasElement", 2, 221},
    {"HTMLCanvasElementSteps", 1, 58},
    {"HTMLCollection", 0, 207},
    {"HTMLCollectionKind", 1, 207},
    {"HTMLDataListElement", 2, 217},
    {"HTMLDataListElementSteps", 1, 81},
    {"HTMLDialogElement", 2, 221},
    {"HTMLDialogElementSteps", 1, 37},
    {"HTMLElementMembers_CSSOMView", 1, 172},
    {"HTMLElementMembers_CSSTypedOM", 1, 175},
    {"HTMLElementMembers_HTMLElement", 1, 192},
    {"HTMLElementSteps_CSSOMView", 1, 91},
    {"HTMLElementSteps_HTMLElement", 1, 42},
    {"HTMLEmbedElement", 2, 211},
    {"HTMLEmbedElementSteps", 1, 58},
    {"HTMLFieldSetElement", 2, 217},
    {"HTMLFieldSetElementSteps", 1, 71},
    {"HTMLFormControlsCollection", 0, 216},
    {"HTMLFormElement", 2, 217},
    {"HTMLFormElementSteps", 1, 75},
    {"HTMLFormElementSteps_formElements", 1, 71},
    {"HTMLFrameElement", 2, 230},
    {"HTMLFrameElementSteps", 1, 64},
    {"HTMLHyperlinkElementUtilsSteps", 1, 58},
    {"HTMLIFrameElement", 2, 211},
    {"HTMLIFrameElementSteps", 1, 64},
    {"HTMLImageElement", 2, 211},
    {"HTMLImageElementSteps", 1, 62},
    {"HTMLInputElement", 2, 217},
    {"HTMLInputElementSteps", 1, 76},
    {"HTMLLabelElement", 2, 217},
    {"HTMLLabelElementSteps", 1, 71},
    {"HTMLLegendElement", 2, 217},
    {"HTMLLegendElementSteps", 1, 71},
    {"HTMLLinkElement", 2, 202},
    {"HTMLMapElement", 2, 211},
    {"HTMLMapElementSteps", 1, 58},
    {"HTMLMarqueeElement", 2, 230},
    {"HTMLMarqueeElementSteps", 1, 58},
    {"HTMLMediaElement", 2, 223},
    {"HTMLMediaElementSteps", 1, 58},
    {"HTMLMediaElementSteps_mediaElements", 1, 59},
    {"HTMLMeterElement", 2, 217},
    {"HTMLMeterElementSteps", 1, 60},
    {"HTMLObjectElement", 2, 211},
    {"HTMLObjectElement", 2, 217},
    {"HTMLObjectElementSteps", 1, 58},
    {"HTMLOptionElement", 2, 217},
    {"HTMLOptionElementSteps", 1, 81},
    {"HTMLOptionsCollection", 0, 216},
    {"HTMLOptionsCollectionSteps", 1, 81},
    {"HTMLOrSVGElementSteps", 1, 42},
    {"HTMLOutputElement", 2, 217},
    {"HTMLOutputElementSteps", 1, 76},
    {"HTMLProgressElement", 2, 217},
    {"HTMLProgressElementSteps", 1, 60},
    {"HTMLScriptElement", 2, 221},
    {"HTMLScriptElementSteps", 1, 58},
    {"HTMLSelectElement", 2, 217},
    {"HTMLSelectElementSteps", 1, 81},
    {"HTMLSlotElement", 2, 221},
    {"HTMLSlotElementSteps", 1, 58},
    {"HTMLStyleElement", 2, 202},
    {"HTMLStyleElementSteps_StyleSheets", 1, 93},
    {"HTMLTableCellElement", 2, 236},
    {"HTMLTableCellElementSteps", 1, 57},
    {"HTMLTableElement", 2, 236},
    {"HTMLTableElementSteps", 1, 57},
    {"HTMLTableRowElement", 2, 236},
    {"HTMLTableRowElementSteps", 1, 57},
    {"HTMLTableSectionElement", 2, 236},
    {"HTMLTableSectionElementSteps", 1, 57},
    {"HTMLTemplateElement", 2, 221},
    {"HTMLTemplateElementSteps", 1, 58},
    {"HTMLTextAreaElement", 2, 217},
    {"HTMLTextAreaElementSteps", 1, 76},
    {"HTMLTitleElement", 2, 226},
    {"HTMLTitleElementSteps", 1, 58},
    {"HTMLTrackElement", 2, 223},
    {"HTMLTrackElementSteps", 1, 58},
    {"HTMLTrackElementSteps_mediaElements", 1, 59},
    {"HTMLVideoElement", 2, 223},
    {"HTMLVideoElementSteps", 1, 58},
    {"HashChangeEvent", 0, 214},
    {"Headers", 0, 215},
    {"HeadersBrand", 1, 215},
    {"HeadersSteps", 1, 121},
    {"History", 0, 227},
    {"HistoryBrand", 1, 227},
    {"HistorySteps", 1, 142},
    {"IdleDeadline", 0, 220},
    {"IdleDeadlineBrand", 1, 220},
    {"IdleDeadlineSteps", 1, 45},
    {"Image", 0, 211},
    {"InputEvent", 0, 214},
    {"InputEventSteps", 1, 56},
    {"IntersectionObserver", 0, 229},
    {"IntersectionObserverBrand", 1, 229},
    {"IntersectionObserverEntry", 0, 229},
    {"IntersectionObserverEntryBrand", 1, 229},
    {"IntersectionObserverEntrySteps", 1, 63},
    {"IntersectionObserverSteps", 1, 63},
    {"KeyboardEvent", 0, 214},
    {"KeyboardEventSteps", 1, 56},
    {"KeyframeEffect", 0, 206},
    {"KeyframeEffectBrand", 1, 206},
    {"KeyframeEffectSteps", 1, 97},
    {"LabelableSteps", 1, 71},
    {"LinkStyleSteps", 1, 93},
    {"Location", 0, 227},
    {"LocationBrand", 1, 227},
    {"LocationSteps", 1, 141},
    {"MathMLElement", 0, 106},
    {"MathMLElement", 2, 192},
    {"MathMLElement", 2, 213},
    {"MathMLElementMembers_CSSTypedOM", 1, 175},
    {"MediaError", 0, 224},
    {"MediaErrorBrand", 1, 224},
    {"MediaErrorSteps", 1, 59},
    {"MediaList", 0, 202},
    {"MediaListBrand", 1, 202},
    {"MediaListSteps", 1, 93},
    {"MediaQueryList", 0, 172},
    {"MediaQueryListBrand", 1, 172},
    {"MediaQueryListEvent", 0, 214},
    {"MediaQueryListSteps", 1, 102},
    {"MessageChannel", 0, 225},
    {"MessageChannelBrand", 1, 225},
    {"MessageChannelSteps", 1, 165},
    {"MessageEvent", 0, 214},
    {"MessageEventSteps", 1, 56},
    {"MessagePort", 0, 225},
    {"MessagePortBrand", 1, 225},
    {"MessagePortSteps", 1, 165},
    {"MimeType", 0, 195},
    {"MimeTypeArray", 0, 195},
    {"MimeTypeArrayBrand", 1, 195},
    {"MimeTypeArraySteps", 1, 134},
    {"MimeTypeBrand", 1, 195},
    {"MimeTypeSteps", 1, 134},
    {"MouseEvent", 0, 214},
    {"MouseEventSteps", 1, 56},
    {"MutationObserver", 0, 193},
    {"MutationObserverBrand", 1, 193},
    {"MutationObserverSteps", 1, 26},
    {"MutationRecord", 0, 193},
    {"MutationRecordBrand", 1, 193},
    {"MutationRecordSteps", 1, 26},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 194},
    {"NamedNodeMapSteps", 1, 20},
    {"Navigator", 0, 195},
    {"NavigatorBrand", 1, 195},
    {"NavigatorConcurrentHardwareSteps", 1, 131},
    {"NavigatorCookiesSteps", 1, 131},
    {"NavigatorIDSteps", 1, 131},
    {"NavigatorLanguageSteps", 1, 131},
    {"NavigatorOnLineSteps", 1, 131},
    {"NavigatorPluginsSteps", 1, 131},
    {"NavigatorSteps", 1, 131},
    {"NavigatorSteps_permissions", 1, 133},
    {"NodeFilter", 0, 203},
    {"NodeIterator", 0, 203},
    {"NodeIteratorBrand", 1, 203},
    {"NodeIteratorSteps", 1, 19},
    {"NodeList", 0, 207},
    {"NodeListKind", 1, 207},
    {"NodeMembers_Node", 1, 196},
    {"NodeSteps_Node", 1, 9},
    {"Notification", 0, 233},
    {"NotificationBrand", 1, 233},
    {"NotificationSteps", 1, 133},
    {"Option", 0, 217},
    {"PageTransitionEvent", 0, 214},
    {"ParentNodeSteps", 1, 13},
    {"Performance", 0, 231},
    {"PerformanceBrand", 1, 231},
    {"PerformanceEntry", 0, 232},
    {"PerformanceEntryBrand", 1, 232},
    {"PerformanceEntrySteps", 1, 138},
    {"PerformanceMark", 0, 232},
    {"PerformanceMarkBrand", 1, 232},
    {"PerformanceMarkSteps", 1, 138},
    {"PerformanceMeasure", 0, 232},
    {"PerformanceMeasureBrand", 1, 232},
    {"PerformanceMeasureSteps", 1, 138},
    {"PerformanceNavigation", 0, 228},
    {"PerformanceNavigationBrand", 1, 228},
    {"PerformanceNavigationSteps", 1, 137},
    {"PerformanceObserver", 0, 232},
    {"PerformanceObserverBrand", 1, 232},
    {"PerformanceObserverEntryList", 0, 232},
    {"PerformanceObserverEntryListBrand", 1, 232},
    {"PerformanceObserverEntryListSteps", 1, 138},
    {"PerformanceObserverSteps", 1, 138},
    {"PerformanceSteps", 1, 136},
    {"PerformanceTiming", 0, 228},
    {"PerformanceTimingBrand", 1, 228},
    {"PerformanceTimingSteps", 1, 137},
    {"PermissionStatus", 0, 233},
    {"PermissionStatusBrand", 1, 233},
    {"PermissionStatusSteps", 1, 133},
    {"Permissions", 0, 233},
    {"PermissionsBrand", 1, 233},
    {"PermissionsSteps", 1, 133},
    {"Plugin", 0, 195},
    {"PluginArray", 0, 195},
    {"PluginArrayBrand", 1, 195},
    {"PluginArraySteps", 1, 134},
    {"PluginBrand", 1, 195},
    {"PluginSteps", 1, 134},
    {"PointerEvent", 0, 214},
    {"PointerEventSteps", 1, 56},
    {"PopStateEvent", 0, 214},
    {"ProcessingInstruction", 0, 176},
    {"ProgressEvent", 0, 214},
    {"PromiseRejectionEvent", 0, 214},
    {"RadioNodeList", 0, 216},
    {"RadioNodeListSteps", 1, 71},
    {"Range", 0, 198},
    {"RangeBrand", 1, 198},
    {"RangeSteps", 1, 23},
    {"RangeSteps_Range", 1, 23},
    {"ReadableByteStreamController", 0, 234},
    {"ReadableByteStreamControllerBrand", 1, 234},
    {"ReadableByteStreamControllerSteps", 1, 146},
    {"ReadableStream", 0, 234},
    {"ReadableStream", 2, 152},
    {"ReadableStreamBYOBReader", 0, 234},
    {"ReadableStreamBYOBReaderBrand", 1, 234},
    {"ReadableStreamBYOBReaderSteps", 1, 144},
    {"ReadableStreamBYOBRequest", 0, 234},
    {"ReadableStreamBYOBRequestBrand", 1, 234},
    {"ReadableStreamBYOBRequestSteps", 1, 146},
    {"ReadableStreamBrand", 1, 234},
    {"ReadableStreamDefaultController", 0, 234},
    {"ReadableStreamDefaultControllerBrand", 1, 234},
    {"ReadableStreamDefaultControllerSteps", 1, 145},
    {"ReadableStreamDefaultReader", 0, 234},
    {"ReadableStreamDefaultReaderBrand", 1, 234},
    {"ReadableStreamDefaultReaderSteps", 1, 144},
    {"ReadableStreamGenericReaderSteps", 1, 144},
    {"ReadableStreamSteps", 1, 144},
    {"Request", 0, 215},
    {"RequestBrand", 1, 215},
    {"RequestSteps", 1, 163},
    {"ResizeObserver", 0, 229},
    {"ResizeObserverBrand", 1, 229},
    {"ResizeObserverEntry", 0, 229},
    {"ResizeObserverEntryBrand", 1, 229},
    {"ResizeObserverEntrySteps", 1, 63},
    {"ResizeObserverSize", 0, 229},
    {"ResizeObserverSizeBrand", 1, 229},
    {"ResizeObserverSizeSteps", 1, 63},
    {"ResizeObserverSteps", 1, 63},
    {"Response", 0, 215},
    {"ResponseBrand", 1, 215},
    {"ResponseSteps", 1, 162},
    {"SEVERAL", 1, 18},
    {"SVGAElement", 0, 106},
    {"SVGAngle", 0, 235},
    {"SVGAngleBrand", 1, 235},
    {"SVGAngleSteps", 1, 108},
    {"SVGAnimateElement", 0, 106},
    {"SVGAnimatedAngle", 0, 235},
    {"SVGAnimatedAngleBrand", 1, 235},
    {"SVGAnimatedAngleSteps", 1, 111},
    {"SVGAnimatedBoolean", 0, 235},
    {"SVGAnimatedBooleanBrand", 1, 235},
    {"SVGAnimatedBooleanSteps", 1, 111},
    {"SVGAnimatedEnumeration", 0, 235},
    {"SVGAnimatedEnumerationBrand", 1, 235},
    {"SVGAnimatedEnumerationSteps", 1, 111},
    {"SVGAnimatedInteger", 0, 235},
    {"SVGAnimatedIntegerBrand", 1, 235},
    {"SVGAnimatedIntegerSteps", 1, 111},
    {"SVGAnimatedLength", 0, 235},
    {"SVGAnimatedLengthBrand", 1, 235},
    {"SVGAnimatedLengthList", 0, 235},
    {"SVGAnimatedLengthListBrand", 1, 235},
    {"SVGAnimatedLengthListSteps", 1, 111},
    {"SVGAnimatedLengthSteps", 1, 111},
    {"SVGAnimatedNumber", 0, 235},
    {"SVGAnimatedNumberBrand", 1, 235},
    {"SVGAnimatedNumberList", 0, 235},
    {"SVGAnimatedNumberListBrand", 1, 235},
    {"SVGAnimatedNumberListSteps", 1, 111},
    {"SVGAnimatedNumberSteps", 1, 111},
    {"SVGAnimatedPreserveAspectRatio", 0, 235},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 235},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 111},
    {"SVGAnimatedRect", 0, 235},
    {"SVGAnimatedRectBrand", 1, 235},
    {"SVGAnimatedRectSteps", 1, 111},
    {"SVGAnimatedString", 0, 106},
    {"SVGAnimatedTransformList", 0, 235},
    {"SVGAnimatedTransformListBrand", 1, 235},
    {"SVGAnimatedTransformListSteps", 1, 111},
    {"SVGCircleElement", 0, 106},
    {"SVGClipPathElement", 0, 106},
    {"SVGDefsElement", 0, 106},
    {"SVGDescElement", 0, 106},
    {"SVGElement", 0, 106},
    {"SVGElement", 2, 192},
    {"SVGElement", 2, 213},
    {"SVGElementMembers_CSSTypedOM", 1, 175},
    {"SVGEllipseElement", 0, 106},
    {"SVGFilterElement", 0, 106},
    {"SVGForeignObjectElement", 0, 106},
    {"SVGGElement", 0, 106},
    {"SVGGeometryElement", 0, 106},
    {"SVGGradientElement", 0, 106},
    {"SVGGraphicsElement", 0, 106},
    {"SVGImageElement", 0, 106},
    {"SVGLength", 0, 235},
    {"SVGLengthBrand", 1, 235},
    {"SVGLengthList", 0, 235},
    {"SVGLengthListBrand", 1, 235},
    {"SVGLengthListSteps", 1, 110},
    {"SVGLengthSteps", 1, 108},
    {"SVGLineElement", 0, 106},
    {"SVGLinearGradientElement", 0, 106},
    {"SVGMarkerElement", 0, 106},
    {"SVGMaskElement", 0, 106},
    {"SVGMetadataElement", 0, 106},
    {"SVGNumber", 0, 235},
    {"SVGNumberBrand", 1, 235},
    {"SVGNumberList", 0, 235},
    {"SVGNumberListBrand", 1, 235},
    {"SVGNumberListSteps", 1, 110},
    {"SVGNumberSteps", 1, 108},
    {"SVGPathElement", 0, 106},
    {"SVGPatternElement", 0, 106},
    {"SVGPointList", 0, 235},
    {"SVGPointListBrand", 1, 235},
    {"SVGPointListSteps", 1, 110},
    {"SVGPolygonElement", 0, 106},
    {"SVGPolylineElement", 0, 106},
    {"SVGPreserveAspectRatio", 0, 235},
    {"SVGPreserveAspectRatioBrand", 1, 235},
    {"SVGPreserveAspectRatioSteps", 1, 111},
    {"SVGRadialGradientElement", 0, 106},
    {"SVGRectElement", 0, 106},
    {"SVGSVGElement", 0, 106},
    {"SVGScriptElement", 0, 106},
    {"SVGSetElement", 0, 106},
    {"SVGStopElement", 0, 106},
    {"SVGStringList", 0, 235},
    {"SVGStringListBrand", 1, 235},
    {"SVGStringListSteps", 1, 110},
    {"SVGStyleElement", 0, 106},
    {"SVGSwitchElement", 0, 106},
    {"SVGSymbolElement", 0, 106},
    {"SVGTSpanElement", 0, 106},
    {"SVGTextContentElement", 0, 106},
    {"SVGTextElement", 0, 106},
    {"SVGTextPathElement", 0, 106},
    {"SVGTextPositioningElement", 0, 106},
    {"SVGTitleElement", 0, 106},
    {"SVGTransform", 0, 235},
    {"SVGTransformBrand", 1, 235},
    {"SVGTransformList", 0, 235},
    {"SVGTransformListBrand", 1, 235},
    {"SVGTransformListSteps", 1, 110},
    {"SVGTransformSteps", 1, 109},
    {"SVGUnitTypes", 0, 235},
    {"SVGUnitTypesBrand", 1, 235},
    {"SVGUnitTypesSteps", 1, 111},
    {"SVGUseElement", 0, 106},
    {"SVGViewElement", 0, 106},
    {"Screen", 0, 172},
    {"ScreenBrand", 1, 172},
    {"ScreenSteps", 1, 102},
    {"SecurityPolicyViolationEvent", 0, 214},
    {"SelectableTextSteps", 1, 79},
    {"Selection", 0, 199},
    {"SelectionBrand", 1, 199},
    {"SelectionSteps", 1, 25},
    {"ShadowRoot", 0, 200},
    {"ShadowRootSteps", 1, 27},
    {"ShadowRootSteps_ShadowRoot", 1, 27},
    {"ShadowRootSteps_animations", 1, 98},
    {"SlottableSteps", 1, 28},
    {"StaticRange", 0, 198},
    {"StaticRangeBrand", 1, 198},
    {"StaticRangeSteps", 1, 23},
    {"Storage", 0, 201},
    {"StorageBrand", 1, 201},
    {"StorageEvent", 0, 214},
    {"StorageEventSteps", 1, 56},
    {"StorageSteps", 1, 139},
    {"StylePropertyMap", 0, 175},
    {"StylePropertyMapBrand", 1, 175},
    {"StylePropertyMapReadOnly", 0, 175},
    {"StylePropertyMapReadOnlyBrand", 1, 175},
    {"StylePropertyMapReadOnlySteps", 1, 90},
    {"StylePropertyMapSteps", 1, 90},
    {"StyleSheet", 0, 202},
    {"StyleSheetBrand", 1, 202},
    {"StyleSheetList", 0, 202},
    {"StyleSheetListBrand", 1, 202},
    {"StyleSheetListSteps", 1, 93},
    {"StyleSheetOwnerSteps", 1, 93},
    {"StyleSheetSteps", 1, 93},
    {"SubmitEvent", 0, 214},
    {"SubmitterSteps", 1, 75},
    {"SubtleCrypto", 0, 240},
    {"SubtleCryptoBrand", 1, 240},
    {"SubtleCryptoSteps", 1, 116},
    {"Text", 0, 176},
    {"TextDecoder", 0, 212},
    {"TextDecoderBrand", 1, 212},
    {"TextDecoderCommonSteps", 1, 167},
    {"TextDecoderSteps", 1, 113},
    {"TextDecoderStream", 0, 212},
    {"TextDecoderStreamBrand", 1, 212},
    {"TextDecoderStreamSteps", 1, 167},
    {"TextEncoder", 0, 212},
    {"TextEncoderBrand", 1, 212},
    {"TextEncoderCommonSteps", 1, 167},
    {"TextEncoderSteps", 1, 113},
    {"TextEncoderStream", 0, 212},
    {"TextEncoderStreamBrand", 1, 212},
    {"TextEncoderStreamSteps", 1, 167},
    {"TextEvent", 0, 214},
    {"TextEventSteps", 1, 56},
    {"TextSteps", 1, 14},
    {"TextTrack", 0, 224},
    {"TextTrackBrand", 1, 224},
    {"TextTrackCue", 0, 224},
    {"TextTrackCueBrand", 1, 224},
    {"TextTrackCueList", 0, 224},
    {"TextTrackCueListBrand", 1, 224},
    {"TextTrackCueListSteps", 1, 59},
    {"TextTrackCueSteps", 1, 59},
    {"TextTrackList", 0, 224},
    {"TextTrackListBrand", 1, 224},
    {"TextTrackListSteps", 1, 59},
    {"TextTrackSteps", 1, 59},
    {"TimeRanges", 0, 223},
    {"TimeRangesBrand", 1, 223},
    {"TimeRangesSteps", 1, 58},
    {"ToggleEvent", 0, 214},
    {"Touch", 0, 238},
    {"TouchBrand", 1, 238},
    {"TouchEvent", 0, 238},
    {"TouchEventSteps", 1, 132},
    {"TouchList", 0, 238},
    {"TouchListBrand", 1, 238},
    {"TouchListSteps", 1, 132},
    {"TouchSteps", 1, 132},
    {"TrackEvent", 0, 214},
    {"TransformStream", 0, 234},
    {"TransformStreamBrand", 1, 234},
    {"TransformStreamDefaultController", 0, 234},
    {"TransformStreamDefaultControllerBrand", 1, 234},
    {"TransformStreamDefaultControllerSteps", 1, 151},
    {"TransformStreamSteps", 1, 151},
    {"TransitionEvent", 0, 214},
    {"TreeWalker", 0, 203},
    {"TreeWalkerBrand", 1, 203},
    {"TreeWalkerSteps", 1, 19},
    {"UIEvent", 0, 214},
    {"UIEventSteps", 1, 56},
    {"URL", 0, 239},
    {"URLBrand", 1, 239},
    {"URLSearchParams", 0, 239},
    {"URLSearchParamsBrand", 1, 239},
    {"URLSearchParamsSteps", 1, 85},
    {"URLSteps", 1, 85},
    {"URLSteps_FileAPI", 1, 158},
    {"UserActivation", 0, 233},
    {"UserActivationBrand", 1, 233},
    {"UserActivationSteps", 1, 133},
    {"VTTCue", 0, 224},
    {"VTTCueBrand", 1, 224},
    {"VTTCueSteps", 1, 59},
    {"ValidityState", 0, 217},
    {"ValidityStateBrand", 1, 217},
    {"ValidityStateSteps", 1, 74},
    {"VideoTrack", 0, 224},
    {"VideoTrackBrand", 1, 224},
    {"VideoTrackList", 0, 224},
    {"VideoTrackListBrand", 1, 224},
    {"VideoTrackListSteps", 1, 59},
    {"VideoTrackSteps", 1, 59},
    {"VisualViewport", 0, 172},
    {"VisualViewportBrand", 1, 172},
    {"VisualViewportSteps", 1, 102},
    {"WebSocket", 0, 209},
    {"WebSocketBrand", 1, 209},
    {"WebSocketSteps", 1, 157},
    {"WheelEvent", 0, 214},
    {"WheelEventSteps", 1, 56},
    {"WindowLocalStorageSteps", 1, 105},
    {"WindowMembers_CSSOMView", 1, 172},
    {"WindowMembers_Window", 1, 204},
    {"WindowMembers_fetch", 1, 215},
    {"WindowOrWorkerGlobalScopeSteps", 1, 105},
    {"WindowSessionStorageSteps", 1, 105},
    {"WindowSteps", 1, 105},
    {"WindowSteps_CSSOMView", 1, 102},
    {"WindowSteps_fetch", 1, 124},
    {"WritableStream", 0, 234},
    {"WritableStreamBrand", 1, 234},
    {"WritableStreamDefaultController", 0, 234},
    {"WritableStreamDefaultControllerBrand", 1, 234},
    {"WritableStreamDefaultControllerSteps", 1, 150},
    {"WritableStreamDefaultWriter", 0, 234},
    {"WritableStreamDefaultWriterBrand", 1, 234},
    {"WritableStreamDefaultWriterSteps", 1, 149},
    {"WritableStreamSteps", 1, 149},
    {"XMLDocument", 0, 185},
    {"XMLHttpRequest", 0, 241},
    {"XMLHttpRequestBrand", 1, 241},
    {"XMLHttpRequestEventTarget", 0, 241},
    {"XMLHttpRequestEventTargetBrand", 1, 241},
    {"XMLHttpRequestSteps", 1, 123},
    {"XMLHttpRequestUpload", 0, 241},
    {"XMLHttpRequestUploadBrand", 1, 241},
    {"XMLSerializer", 0, 180},
    {"XMLSerializerBrand", 1, 180},
    {"XMLSerializerSteps", 1, 16},
    {"XPathEvaluator", 0, 205},
    {"XPathEvaluatorBaseSteps", 1, 22},
    {"XPathEvaluatorBrand", 1, 205},
    {"XPathEvaluatorSteps", 1, 22},
    {"XPathExpression", 0, 205},
    {"XPathExpressionBrand", 1, 205},
    {"XPathExpressionSteps", 1, 22},
    {"XPathResult", 0, 205},
    {"XPathResultBrand", 1, 205},
    {"XPathResultSteps", 1, 22},
    {"abortControllerState", 1, 169},
    {"abortReason", 1, 8},
    {"abortSignal", 1, 8},
    {"abortSignalState", 1, 169},
    {"abortWritable", 1, 149},
    {"abstractRangeState", 1, 198},
    {"acquireReader", 1, 144},
    {"acquireWriter", 1, 149},
    {"activateInput", 1, 72},
    {"activationBehavior", 1, 32},
    {"addHeader", 1, 121},
    {"addIterator", 1, 119},
    {"addPairs", 1, 119},
    {"addRead", 1, 144},
    {"addSet", 1, 120},
    {"adoptedStyleSheets", 1, 94},
    {"allBytes", 1, 153},
    {"allNamed", 1, 18},
    {"allOf", 1, 103},
    {"animationChanged", 1, 98},
    {"animationEffectState", 1, 206},
    {"animationRate", 1, 98},
    {"animationState", 1, 206},
    {"animationTime", 1, 98},
    {"animationTimelineState", 1, 206},
    {"appendBytes", 1, 153},
    {"appendSequence", 1, 153},
    {"appliesTo", 1, 68},
    {"assignToSlot", 1, 28},
    {"atob", 1, 114},
    {"attachInternals", 1, 130},
    {"attachShadow", 1, 27},
    {"attributesOf", 1, 20},
    {"audioTrackListState", 1, 224},
    {"audioTrackState", 1, 224},
    {"bar", 1, 135},
    {"barPropState", 1, 227},
    {"beforeToggle", 1, 35},
    {"blobAt", 1, 158},
    {"blobDocument", 1, 124},
    {"blobState", 1, 189},
    {"blockAround", 1, 49},
    {"blockCommand", 1, 48},
    {"blockState", 1, 48},
    {"bodyOf", 1, 104},
    {"borderSize", 1, 91},
    {"broadcastChannelState", 1, 225},
    {"btoa", 1, 114},
    {"bufferIsDetached", 1, 143},
    {"buttonType", 1, 71},
    {"byobRequestOf", 1, 146},
    {"byteLengthQueuingStrategyState", 1, 234},
    {"bytesAsText", 1, 116},
    {"callPromise", 1, 143},
    {"callbackMember", 1, 143},
    {"canEnqueue", 1, 145},
    {"cancelReadable", 1, 144},
    {"caretForFocus", 1, 77},
    {"chain", 1, 143},
    {"changeRules", 1, 93},
    {"checkForm", 1, 74},
    {"checkPoint", 1, 23},
    {"checkValidity", 1, 74},
    {"checkedRadio", 1, 72},
    {"checkedness", 1, 72},
    {"childBeside", 1, 49},
    {"childText", 1, 104},
    {"chosenFrame", 1, 64},
    {"chunkSize", 1, 150},
    {"classListOf", 1, 21},
    {"clearEntries", 1, 138},
    {"clearFiles", 1, 164},
    {"clearTimer", 1, 53},
    {"click", 1, 42},
    {"clipboardItemState", 1, 233},
    {"clipboardState", 1, 233},
    {"clone", 1, 84},
    {"cloneAttributeNode", 1, 15},
    {"cloneBody", 1, 161},
    {"closeBytes", 1, 146},
    {"closeController", 1, 145},
    {"closeDialog", 1, 37},
    {"closeEnd", 1, 165},
    {"closeReadable", 1, 144},
    {"closeWritable", 1, 149},
    {"closeWritableController", 1, 150},
    {"closeWriter", 1, 149},
    {"closestElement", 1, 17},
    {"commandDialog", 1, 37},
    {"commandEnabled", 1, 47},
    {"commandIndeterminate", 1, 47},
    {"commandState", 1, 47},
    {"commandSupported", 1, 47},
    {"commandValue", 1, 47},
    {"comparePoints", 1, 23},
    {"composedEnds", 1, 24},
    {"composedPath", 1, 29},
    {"composedPoints", 1, 24},
    {"composedRanges", 1, 24},
    {"compressionStreamState", 1, 208},
    {"computedStyleOf", 1, 92},
    {"computedValue", 1, 92},
    {"console", 3, 210},
    {"constructElement", 1, 129},
    {"contentHandlerChanged", 1, 33},
    {"contentSize", 1, 91},
    {"controlMatches", 1, 83},
    {"controlState", 1, 67},
    {"controlValue", 1, 73},
    {"controlsChanged", 1, 67},
    {"controlsOf", 1, 71},
    {"copyBytes", 1, 113},
    {"copyEntries", 1, 122},
    {"copyFiles", 1, 164},
    {"copyHeaders", 1, 121},
    {"countItems", 1, 143},
    {"countQueuingStrategyState", 1, 234},
    {"createCustom", 1, 129},
    {"createEvent", 1, 6},
    {"crypto", 1, 115},
    {"cryptoKeyState", 1, 240},
    {"cryptoState", 1, 240},
    {"cssConditionRuleState", 1, 173},
    {"cssContainerRuleState", 1, 173},
    {"cssCounterStyleRuleState", 1, 173},
    {"cssFontFaceRuleState", 1, 173},
    {"cssFontPaletteValuesRuleState", 1, 173},
    {"cssGroupingRuleState", 1, 173},
    {"cssImageValueState", 1, 175},
    {"cssImportRuleState", 1, 173},
    {"cssKeyframeRuleState", 1, 173},
    {"cssKeyframesRuleState", 1, 173},
    {"cssKeywordValueState", 1, 175},
    {"cssLayerBlockRuleState", 1, 173},
    {"cssLayerStatementRuleState", 1, 173},
    {"cssMarginRuleState", 1, 173},
    {"cssMathClampState", 1, 175},
    {"cssMathInvertState", 1, 175},
    {"cssMathMaxState", 1, 175},
    {"cssMathMinState", 1, 175},
    {"cssMathNegateState", 1, 175},
    {"cssMathProductState", 1, 175},
    {"cssMathSumState", 1, 175},
    {"cssMathValueState", 1, 175},
    {"cssMatrixComponentState", 1, 175},
    {"cssMediaRuleState", 1, 173},
    {"cssNamespaceRuleState", 1, 173},
    {"cssNestedDeclarationsState", 1, 173},
    {"cssNumericArrayState", 1, 175},
    {"cssNumericValueState", 1, 175},
    {"cssPageRuleState", 1, 173},
    {"cssPerspectiveState", 1, 175},
    {"cssPropertyRuleState", 1, 173},
    {"cssRotateState", 1, 175},
    {"cssRuleListState", 1, 173},
    {"cssRuleState", 1, 173},
    {"cssScaleState", 1, 175},
    {"cssScopeRuleState", 1, 173},
    {"cssSkewState", 1, 175},
    {"cssSkewXState", 1, 175},
    {"cssSkewYState", 1, 175},
    {"cssStartingStyleRuleState", 1, 173},
    {"cssStyleRuleState", 1, 173},
    {"cssStyleSheetState", 1, 202},
    {"cssStyleValueState", 1, 175},
    {"cssSupportsRuleState", 1, 173},
    {"cssTransformComponentState", 1, 175},
    {"cssTransformValueState", 1, 175},
    {"cssTranslateState", 1, 175},
    {"cssUnitValueState", 1, 175},
    {"cssUnparsedValueState", 1, 175},
    {"cssVariableReferenceValueState", 1, 175},
    {"currentEvent", 1, 7},
    {"customElementRegistryState", 1, 177},
    {"customElements", 1, 128},
    {"customEntries", 1, 130},
    {"customFlags", 1, 130},
    {"customMessage", 1, 130},
    {"customState", 1, 129},
    {"customStateSetState", 1, 187},
    {"cutSequence", 1, 153},
    {"dataTransferItemListState", 1, 184},
    {"dataTransferItemState", 1, 184},
    {"dataTransferState", 1, 184},
    {"datasetOf", 1, 34},
    {"dateNumber", 1, 69},
    {"dateText", 1, 69},
    {"dealWithRejection", 1, 149},
    {"decodePiece", 1, 113},
    {"decodeText", 1, 113},
    {"decodeWithMark", 1, 155},
    {"decompressionStreamState", 1, 208},
    {"defaultButton", 1, 71},
    {"defineElement", 1, 129},
    {"defineEvent", 1, 6},
    {"definitionNamed", 1, 129},
    {"definitionOf", 1, 129},
    {"deleteRange", 1, 23},
    {"dependentSignal", 1, 8},
    {"dequeueSized", 1, 143},
    {"deriveBits", 1, 117},
    {"deriveKey", 1, 117},
    {"derivedList", 1, 57},
    {"describe", 1, 54},
    {"deserialize", 1, 84},
    {"deserializeWithTransfer", 1, 84},
    {"desiredSizeOf", 1, 145},
    {"detailsChanged", 1, 36},
    {"detailsRenamed", 1, 36},
    {"dialogChanged", 1, 37},
    {"digestName", 1, 116},
    {"digestText", 1, 116},
    {"disablesShadow", 1, 129},
    {"dispatch", 1, 7},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 206},
    {"domExceptionState", 1, 179},
    {"domImplementationState", 1, 180},
    {"domMatrixReadOnlyState", 1, 222},
    {"domMatrixState", 1, 222},
    {"domParserState", 1, 180},
    {"domPointReadOnlyState", 1, 222},
    {"domPointState", 1, 222},
    {"domQuadState", 1, 222},
    {"domRectListState", 1, 219},
    {"domRectReadOnlyState", 1, 219},
    {"domRectState", 1, 219},
    {"domStringListState", 1, 181},
    {"easingFunction", 1, 96},
    {"effectEnd", 1, 97},
    {"effectFills", 1, 97},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 187},
    {"elementsNamed", 1, 18},
    {"emptySequence", 1, 153},
    {"encodeEntries", 1, 160},
    {"encodeUTF8", 1, 113},
    {"enqueueBytes", 1, 146},
    {"enqueueCallback", 1, 129},
    {"enqueueChunk", 1, 145},
    {"enqueueSized", 1, 143},
    {"enqueueTransformed", 1, 151},
    {"entryList", 1, 75},
    {"errorBytes", 1, 146},
    {"errorController", 1, 145},
    {"errorReadable", 1, 144},
    {"errorTransform", 1, 151},
    {"errorWritableIfNeeded", 1, 150},
    {"evaluatedJSON", 1, 30},
    {"eventInterface", 1, 6},
    {"eventPath", 1, 29},
    {"eventReceiver", 1, 6},
    {"eventSourceState", 1, 209},
    {"eventState", 1, 188},
    {"exceptionOfCode", 1, 2},
    {"execCommand", 1, 47},
    {"exportKey", 1, 117},
    {"exposeElement", 1, 65},
    {"exposeFrames", 1, 65},
    {"exposeNames", 1, 65},
    {"external", 1, 135},
    {"externalState", 1, 227},
    {"extractBody", 1, 161},
    {"extractRange", 1, 23},
    {"failClose", 1, 149},
    {"failReads", 1, 144},
    {"failWrite", 1, 149},
    {"fileListState", 1, 189},
    {"fileReaderState", 1, 189},
    {"fileState", 1, 189},
    {"fileValue", 1, 164},
    {"filesOf", 1, 164},
    {"finalStyles", 1, 97},
    {"finishClose", 1, 149},
    {"finishErroring", 1, 149},
    {"finishWrite", 1, 149},
    {"fire", 1, 7},
    {"firstItem", 1, 143},
    {"firstNamed", 1, 18},
    {"firstValued", 1, 18},
    {"firstWithId", 1, 71},
    {"focusForSelection", 1, 77},
    {"focusableArea", 1, 41},
    {"focusedId", 1, 41},
    {"foldBlanks", 1, 50},
    {"foldsBlanks", 1, 50},
    {"followLink", 1, 141},
    {"fontSizeOf", 1, 46},
    {"forgetAbort", 1, 8},
    {"forgetGroups", 1, 72},
    {"forgetHandlers", 1, 33},
    {"forgetSelections", 1, 82},
    {"formAssociated", 1, 130},
    {"formControls", 1, 71},
    {"formDataState", 1, 241},
    {"formOf", 1, 71},
    {"formatLogged", 1, 54},
    {"frameWindow", 1, 64},
    {"frames", 1, 64},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 7},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 144},
    {"generateKey", 1, 117},
    {"geolocationPositionErrorState", 1, 233},
    {"geolocationState", 1, 233},
    {"getHandler", 1, 33},
    {"handled", 1, 143},
    {"hasBackpressure", 1, 145},
    {"hasFormat", 1, 46},
    {"hasMessages", 1, 67},
    {"hasNoChoice", 1, 82},
    {"hasPulls", 1, 146},
    {"headerValue", 1, 121},
    {"headersState", 1, 215},
    {"hidePopover", 1, 38},
    {"hidePopoversOver", 1, 38},
    {"highWaterMarkOf", 1, 143},
    {"history", 1, 142},
    {"historyState", 1, 227},
    {"hostEvent", 1, 6},
    {"htmlElementArgument", 1, 4},
    {"idleDeadlineState", 1, 220},
    {"imageChanged", 1, 62},
    {"imageEvent", 1, 62},
    {"imagePoint", 1, 75},
    {"imageSeen", 1, 62},
    {"imagesMoved", 1, 62},
    {"implementationOf", 1, 16},
    {"importKey", 1, 117},
    {"initializeEvent", 1, 5},
    {"inlineStyleOf", 1, 92},
    {"inputType", 1, 68},
    {"insertIntoRange", 1, 23},
    {"insertMarkup", 1, 51},
    {"intersectionObserverEntryState", 1, 229},
    {"intersectionObserverState", 1, 229},
    {"invalidIn", 1, 74},
    {"invoke", 1, 39},
    {"invokeListeners", 1, 7},
    {"invokeReactions", 1, 129},
    {"isAbortController", 1, 169},
    {"isAbortSignal", 1, 169},
    {"isAborted", 1, 8},
    {"isAbstractRange", 1, 198},
    {"isActiveDocument", 1, 64},
    {"isAnimation", 1, 206},
    {"isAnimationEffect", 1, 206},
    {"isAnimationTimeline", 1, 206},
    {"isAudioTrack", 1, 224},
    {"isAudioTrackList", 1, 224},
    {"isBarProp", 1, 227},
    {"isBlob", 1, 189},
    {"isBlockCommand", 1, 48},
    {"isBlockElement", 1, 48},
    {"isBroadcastChannel", 1, 225},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 234},
    {"isCSSConditionRule", 1, 173},
    {"isCSSContainerRule", 1, 173},
    {"isCSSCounterStyleRule", 1, 173},
    {"isCSSFontFaceRule", 1, 173},
    {"isCSSFontPaletteValuesRule", 1, 173},
    {"isCSSGroupingRule", 1, 173},
    {"isCSSImageValue", 1, 175},
    {"isCSSImportRule", 1, 173},
    {"isCSSKeyframeRule", 1, 173},
    {"isCSSKeyframesRule", 1, 173},
    {"isCSSKeywordValue", 1, 175},
    {"isCSSLayerBlockRule", 1, 173},
    {"isCSSLayerStatementRule", 1, 173},
    {"isCSSMarginRule", 1, 173},
    {"isCSSMathClamp", 1, 175},
    {"isCSSMathInvert", 1, 175},
    {"isCSSMathMax", 1, 175},
    {"isCSSMathMin", 1, 175},
    {"isCSSMathNegate", 1, 175},
    {"isCSSMathProduct", 1, 175},
    {"isCSSMathSum", 1, 175},
    {"isCSSMathValue", 1, 175},
    {"isCSSMatrixComponent", 1, 175},
    {"isCSSMediaRule", 1, 173},
    {"isCSSNamespaceRule", 1, 173},
    {"isCSSNestedDeclarations", 1, 173},
    {"isCSSNumericArray", 1, 175},
    {"isCSSNumericValue", 1, 175},
    {"isCSSPageRule", 1, 173},
    {"isCSSPerspective", 1, 175},
    {"isCSSPropertyRule", 1, 173},
    {"isCSSRotate", 1, 175},
    {"isCSSRule", 1, 173},
    {"isCSSRuleList", 1, 173},
    {"isCSSScale", 1, 175},
    {"isCSSScopeRule", 1, 173},
    {"isCSSSkew", 1, 175},
    {"isCSSSkewX", 1, 175},
    {"isCSSSkewY", 1, 175},
    {"isCSSStartingStyleRule", 1, 173},
    {"isCSSStyleRule", 1, 173},
    {"isCSSStyleSheet", 1, 202},
    {"isCSSStyleValue", 1, 175},
    {"isCSSSupportsRule", 1, 173},
    {"isCSSTransformComponent", 1, 175},
    {"isCSSTransformValue", 1, 175},
    {"isCSSTranslate", 1, 175},
    {"isCSSUnitValue", 1, 175},
    {"isCSSUnparsedValue", 1, 175},
    {"isCSSVariableReferenceValue", 1, 175},
    {"isClipboard", 1, 233},
    {"isClipboardItem", 1, 233},
    {"isClosed", 1, 27},
    {"isClosing", 1, 149},
    {"isComposedInPage", 1, 24},
    {"isCompressionStream", 1, 208},
    {"isCountQueuingStrategy", 1, 234},
    {"isCrypto", 1, 240},
    {"isCryptoKey", 1, 240},
    {"isCustomElementRegistry", 1, 177},
    {"isCustomStateSet", 1, 187},
    {"isDOMException", 1, 179},
    {"isDOMImplementation", 1, 180},
    {"isDOMMatrix", 1, 222},
    {"isDOMMatrixReadOnly", 1, 222},
    {"isDOMParser", 1, 180},
    {"isDOMPoint", 1, 222},
    {"isDOMPointReadOnly", 1, 222},
    {"isDOMQuad", 1, 222},
    {"isDOMRect", 1, 219},
    {"isDOMRectList", 1, 219},
    {"isDOMRectReadOnly", 1, 219},
    {"isDOMStringList", 1, 181},
    {"isDataTransfer", 1, 184},
    {"isDataTransferItem", 1, 184},
    {"isDataTransferItemList", 1, 184},
    {"isDecompressionStream", 1, 208},
    {"isDesigned", 1, 104},
    {"isDisabled", 1, 41},
    {"isDocumentTimeline", 1, 206},
    {"isEditable", 1, 41},
    {"isElementInternals", 1, 187},
    {"isEvent", 1, 188},
    {"isEventSource", 1, 209},
    {"isExternal", 1, 227},
    {"isFieldValue", 1, 121},
    {"isFile", 1, 189},
    {"isFileList", 1, 189},
    {"isFileReader", 1, 189},
    {"isFocusable", 1, 41},
    {"isFocusableByDefault", 1, 41},
    {"isFormCustom", 1, 130},
    {"isFormData", 1, 241},
    {"isFormat", 1, 46},
    {"isFrameWindow", 1, 64},
    {"isGeolocation", 1, 233},
    {"isGeolocationPositionError", 1, 233},
    {"isGroupChecked", 1, 72},
    {"isHTMLElementOf", 1, 4},
    {"isHeaders", 1, 215},
    {"isHistory", 1, 227},
    {"isIdleDeadline", 1, 220},
    {"isImageLoading", 1, 62},
    {"isIndexed", 1, 3},
    {"isIntersectionObserver", 1, 229},
    {"isIntersectionObserverEntry", 1, 229},
    {"isKeyframeEffect", 1, 206},
    {"isLoadable", 1, 124},
    {"isLocation", 1, 227},
    {"isMediaError", 1, 224},
    {"isMediaList", 1, 202},
    {"isMediaQueryList", 1, 172},
    {"isMessageChannel", 1, 225},
    {"isMessagePort", 1, 225},
    {"isMimeType", 1, 195},
    {"isMimeTypeArray", 1, 195},
    {"isModal", 1, 37},
    {"isMouseEvent", 1, 56},
    {"isMutationObserver", 1, 193},
    {"isMutationRecord", 1, 193},
    {"isNamed", 1, 18},
    {"isNavigator", 1, 195},
    {"isNodeIterator", 1, 203},
    {"isNotification", 1, 233},
    {"isNumberText", 1, 70},
    {"isNumericType", 1, 88},
    {"isParagraph", 1, 48},
    {"isPerformance", 1, 231},
    {"isPerformanceEntry", 1, 232},
    {"isPerformanceMark", 1, 232},
    {"isPerformanceMeasure", 1, 232},
    {"isPerformanceNavigation", 1, 228},
    {"isPerformanceObserver", 1, 232},
    {"isPerformanceObserverEntryList", 1, 232},
    {"isPerformanceTiming", 1, 228},
    {"isPermissionStatus", 1, 233},
    {"isPermissions", 1, 233},
    {"isPlugin", 1, 195},
    {"isPluginArray", 1, 195},
    {"isPopoverShown", 1, 38},
    {"isRange", 1, 198},
    {"isReadableByteStreamController", 1, 234},
    {"isReadableStream", 1, 234},
    {"isReadableStreamBYOBReader", 1, 234},
    {"isReadableStreamBYOBRequest", 1, 234},
    {"isReadableStreamDefaultController", 1, 234},
    {"isReadableStreamDefaultReader", 1, 234},
    {"isRequest", 1, 215},
    {"isResizeObserver", 1, 229},
    {"isResizeObserverEntry", 1, 229},
    {"isResizeObserverSize", 1, 229},
    {"isResponse", 1, 215},
    {"isSVGAngle", 1, 235},
    {"isSVGAnimatedAngle", 1, 235},
    {"isSVGAnimatedBoolean", 1, 235},
    {"isSVGAnimatedEnumeration", 1, 235},
    {"isSVGAnimatedInteger", 1, 235},
    {"isSVGAnimatedLength", 1, 235},
    {"isSVGAnimatedLengthList", 1, 235},
    {"isSVGAnimatedNumber", 1, 235},
    {"isSVGAnimatedNumberList", 1, 235},
    {"isSVGAnimatedPreserveAspectRatio", 1, 235},
    {"isSVGAnimatedRect", 1, 235},
    {"isSVGAnimatedTransformList", 1, 235},
    {"isSVGLength", 1, 235},
    {"isSVGLengthList", 1, 235},
    {"isSVGNumber", 1, 235},
    {"isSVGNumberList", 1, 235},
    {"isSVGPointList", 1, 235},
    {"isSVGPreserveAspectRatio", 1, 235},
    {"isSVGStringList", 1, 235},
    {"isSVGTransform", 1, 235},
    {"isSVGTransformList", 1, 235},
    {"isSVGUnitTypes", 1, 235},
    {"isScreen", 1, 172},
    {"isSelected", 1, 82},
    {"isSelection", 1, 199},
    {"isShadowIncluding", 1, 27},
    {"isShown", 1, 48},
    {"isStaticRange", 1, 198},
    {"isStepMismatch", 1, 70},
    {"isStorage", 1, 201},
    {"isStylePropertyMap", 1, 175},
    {"isStylePropertyMapReadOnly", 1, 175},
    {"isStyleSheet", 1, 202},
    {"isStyleSheetList", 1, 202},
    {"isSubmitButton", 1, 71},
    {"isSubtleCrypto", 1, 240},
    {"isSummary", 1, 41},
    {"isTextDecoder", 1, 212},
    {"isTextDecoderStream", 1, 212},
    {"isTextEncoder", 1, 212},
    {"isTextEncoderStream", 1, 212},
    {"isTextTrack", 1, 224},
    {"isTextTrackCue", 1, 224},
    {"isTextTrackCueList", 1, 224},
    {"isTextTrackList", 1, 224},
    {"isTimeRanges", 1, 223},
    {"isToken", 1, 121},
    {"isTouch", 1, 238},
    {"isTouchList", 1, 238},
    {"isTransformStream", 1, 234},
    {"isTransformStreamDefaultController", 1, 234},
    {"isTreeWalker", 1, 203},
    {"isURL", 1, 239},
    {"isURLSearchParams", 1, 239},
    {"isUnusable", 1, 161},
    {"isUserActivation", 1, 233},
    {"isVTTCue", 1, 224},
    {"isValidControl", 1, 74},
    {"isValidityState", 1, 217},
    {"isVideoTrack", 1, 224},
    {"isVideoTrackList", 1, 224},
    {"isVisualViewport", 1, 172},
    {"isWebSocket", 1, 209},
    {"isWritableStream", 1, 234},
    {"isWritableStreamDefaultController", 1, 234},
    {"isWritableStreamDefaultWriter", 1, 234},
    {"isXMLHttpRequest", 1, 241},
    {"isXMLHttpRequestEventTarget", 1, 241},
    {"isXMLHttpRequestUpload", 1, 241},
    {"isXMLSerializer", 1, 180},
    {"isXPathEvaluator", 1, 205},
    {"isXPathExpression", 1, 205},
    {"isXPathResult", 1, 205},
    {"itemKind", 1, 3},
    {"itemState", 1, 3},
    {"keepBlanks", 1, 50},
    {"keepBlanksApart", 1, 50},
    {"keepLine", 1, 49},
    {"keyframeEffectState", 1, 206},
    {"labelListOf", 1, 71},
    {"labeledControl", 1, 71},
    {"labelsFor", 1, 18},
    {"legacySize", 1, 46},
    {"limitState", 1, 74},
    {"listElement", 1, 66},
    {"loadFailed", 1, 124},
    {"loadResource", 1, 124},
    {"location", 1, 141},
    {"locationState", 1, 227},
    {"lookAtForm", 1, 130},
    {"makeAbortController", 1, 169},
    {"makeAbortSignal", 1, 169},
    {"makeAbstractRange", 1, 198},
    {"makeAnimation", 1, 206},
    {"makeAnimationEffect", 1, 206},
    {"makeAnimationTimeline", 1, 206},
    {"makeAudioTrack", 1, 224},
    {"makeAudioTrackList", 1, 224},
    {"makeBarProp", 1, 227},
    {"makeBlob", 1, 189},
    {"makeBroadcastChannel", 1, 225},
    {"makeByteLengthQueuingStrategy", 1, 234},
    {"makeCSSConditionRule", 1, 173},
    {"makeCSSContainerRule", 1, 173},
    {"makeCSSCounterStyleRule", 1, 173},
    {"makeCSSFontFaceRule", 1, 173},
    {"makeCSSFontPaletteValuesRule", 1, 173},
    {"makeCSSGroupingRule", 1, 173},
    {"makeCSSImageValue", 1, 175},
    {"makeCSSImportRule", 1, 173},
    {"makeCSSKeyframeRule", 1, 173},
    {"makeCSSKeyframesRule", 1, 173},
    {"makeCSSKeywordValue", 1, 175},
    {"makeCSSLayerBlockRule", 1, 173},
    {"makeCSSLayerStatementRule", 1, 173},
    {"makeCSSMarginRule", 1, 173},
    {"makeCSSMathClamp", 1, 175},
    {"makeCSSMathInvert", 1, 175},
    {"makeCSSMathMax", 1, 175},
    {"makeCSSMathMin", 1, 175},
    {"makeCSSMathNegate", 1, 175},
    {"makeCSSMathProduct", 1, 175},
    {"makeCSSMathSum", 1, 175},
    {"makeCSSMathValue", 1, 175},
    {"makeCSSMatrixComponent", 1, 175},
    {"makeCSSMediaRule", 1, 173},
    {"makeCSSNamespaceRule", 1, 173},
    {"makeCSSNestedDeclarations", 1, 173},
    {"makeCSSNumericArray", 1, 175},
    {"makeCSSNumericValue", 1, 175},
    {"makeCSSPageRule", 1, 173},
    {"makeCSSPerspective", 1, 175},
    {"makeCSSPropertyRule", 1, 173},
    {"makeCSSRotate", 1, 175},
    {"makeCSSRule", 1, 173},
    {"makeCSSRuleList", 1, 173},
    {"makeCSSScale", 1, 175},
    {"makeCSSScopeRule", 1, 173},
    {"makeCSSSkew", 1, 175},
    {"makeCSSSkewX", 1, 175},
    {"makeCSSSkewY", 1, 175},
    {"makeCSSStartingStyleRule", 1, 173},
    {"makeCSSStyleDeclaration", 1, 174},
    {"makeCSSStyleRule", 1, 173},
    {"makeCSSStyleSheet", 1, 202},
    {"makeCSSStyleValue", 1, 175},
    {"makeCSSSupportsRule", 1, 173},
    {"makeCSSTransformComponent", 1, 175},
    {"makeCSSTransformValue", 1, 175},
    {"makeCSSTranslate", 1, 175},
    {"makeCSSUnitValue", 1, 175},
    {"makeCSSUnparsedValue", 1, 175},
    {"makeCSSVariableReferenceValue", 1, 175},
    {"makeClipboard", 1, 233},
    {"makeClipboardItem", 1, 233},
    {"makeCompressionStream", 1, 208},
    {"makeCountQueuingStrategy", 1, 234},
    {"makeCrypto", 1, 240},
    {"makeCryptoKey", 1, 240},
    {"makeCustomElementRegistry", 1, 177},
    {"makeCustomStateSet", 1, 187},
    {"makeDOMException", 1, 179},
    {"makeDOMImplementation", 1, 180},
    {"makeDOMMatrix", 1, 222},
    {"makeDOMMatrixReadOnly", 1, 222},
    {"makeDOMParser", 1, 180},
    {"makeDOMPoint", 1, 222},
    {"makeDOMPointReadOnly", 1, 222},
    {"makeDOMQuad", 1, 222},
    {"makeDOMRect", 1, 219},
    {"makeDOMRectList", 1, 219},
    {"makeDOMRectReadOnly", 1, 219},
    {"makeDOMStringList", 1, 181},
    {"makeDOMStringMap", 1, 182},
    {"makeDOMTokenList", 1, 183},
    {"makeDataTransfer", 1, 184},
    {"makeDataTransferItem", 1, 184},
    {"makeDataTransferItemList", 1, 184},
    {"makeDecompressionStream", 1, 208},
    {"makeDeferred", 1, 143},
    {"makeDocumentTimeline", 1, 206},
    {"makeElement", 1, 4},
    {"makeElementInternals", 1, 187},
    {"makeEvent", 1, 188},
    {"makeEventSource", 1, 209},
    {"makeException", 1, 2},
    {"makeExternal", 1, 227},
    {"makeFile", 1, 189},
    {"makeFileList", 1, 189},
    {"makeFileReader", 1, 189},
    {"makeFormData", 1, 241},
    {"makeGeolocation", 1, 233},
    {"makeGeolocationPositionError", 1, 233},
    {"makeHTMLAllCollection", 1, 190},
    {"makeHTMLCollection", 1, 207},
    {"makeHTMLFormControlsCollection", 1, 216},
    {"makeHTMLOptionsCollection", 1, 216},
    {"makeHeaders", 1, 215},
    {"makeHistory", 1, 227},
    {"makeIdleDeadline", 1, 220},
    {"makeIndexed", 1, 3},
    {"makeIntersectionObserver", 1, 229},
    {"makeIntersectionObserverEntry", 1, 229},
    {"makeKeyframeEffect", 1, 206},
    {"makeLocation", 1, 227},
    {"makeMediaError", 1, 224},
    {"makeMediaList", 1, 202},
    {"makeMediaQueryList", 1, 172},
    {"makeMessageChannel", 1, 225},
    {"makeMessagePort", 1, 225},
    {"makeMimeType", 1, 195},
    {"makeMimeTypeArray", 1, 195},
    {"makeMutationObserver", 1, 193},
    {"makeMutationRecord", 1, 193},
    {"makeNamedNodeMap", 1, 194},
    {"makeNavigator", 1, 195},
    {"makeNodeIterator", 1, 203},
    {"makeNodeList", 1, 207},
    {"makeNotification", 1, 233},
    {"makePerformance", 1, 231},
    {"makePerformanceEntry", 1, 232},
    {"makePerformanceMark", 1, 232},
    {"makePerformanceMeasure", 1, 232},
    {"makePerformanceNavigation", 1, 228},
    {"makePerformanceObserver", 1, 232},
    {"makePerformanceObserverEntryList", 1, 232},
    {"makePerformanceTiming", 1, 228},
    {"makePermissionStatus", 1, 233},
    {"makePermissions", 1, 233},
    {"makePlugin", 1, 195},
    {"makePluginArray", 1, 195},
    {"makeRadioNodeList", 1, 216},
    {"makeRange", 1, 198},
    {"makeReadableByteStreamController", 1, 234},
    {"makeReadableStream", 1, 234},
    {"makeReadableStreamBYOBReader", 1, 234},
    {"makeReadableStreamBYOBRequest", 1, 234},
    {"makeReadableStreamDefaultController", 1, 234},
    {"makeReadableStreamDefaultReader", 1, 234},
    {"makeRequest", 1, 215},
    {"makeResizeObserver", 1, 229},
    {"makeResizeObserverEntry", 1, 229},
    {"makeResizeObserverSize", 1, 229},
    {"makeResponse", 1, 215},
    {"makeSVGAngle", 1, 235},
    {"makeSVGAnimatedAngle", 1, 235},
    {"makeSVGAnimatedBoolean", 1, 235},
    {"makeSVGAnimatedEnumeration", 1, 235},
    {"makeSVGAnimatedInteger", 1, 235},
    {"makeSVGAnimatedLength", 1, 235},
    {"makeSVGAnimatedLengthList", 1, 235},
    {"makeSVGAnimatedNumber", 1, 235},
    {"makeSVGAnimatedNumberList", 1, 235},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 235},
    {"makeSVGAnimatedRect", 1, 235},
    {"makeSVGAnimatedTransformList", 1, 235},
    {"makeSVGLength", 1, 235},
    {"makeSVGLengthList", 1, 235},
    {"makeSVGNumber", 1, 235},
    {"makeSVGNumberList", 1, 235},
    {"makeSVGPointList", 1, 235},
    {"makeSVGPreserveAspectRatio", 1, 235},
    {"makeSVGStringList", 1, 235},
    {"makeSVGTransform", 1, 235},
    {"makeSVGTransformList", 1, 235},
    {"makeSVGUnitTypes", 1, 235},
    {"makeScreen", 1, 172},
    {"makeSelection", 1, 199},
    {"makeStaticRange", 1, 198},
    {"makeStorage", 1, 201},
    {"makeStylePropertyMap", 1, 175},
    {"makeStylePropertyMapReadOnly", 1, 175},
    {"makeStyleSheet", 1, 202},
    {"makeStyleSheetList", 1, 202},
    {"makeSubtleCrypto", 1, 240},
    {"makeTextDecoder", 1, 212},
    {"makeTextDecoderStream", 1, 212},
    {"makeTextEncoder", 1, 212},
    {"makeTextEncoderStream", 1, 212},
    {"makeTextTrack", 1, 224},
    {"makeTextTrackCue", 1, 224},
    {"makeTextTrackCueList", 1, 224},
    {"makeTextTrackList", 1, 224},
    {"makeTimeRanges", 1, 223},
    {"makeTouch", 1, 238},
    {"makeTouchList", 1, 238},
    {"makeTransformStream", 1, 234},
    {"makeTransformStreamDefaultController", 1, 234},
    {"makeTreeWalker", 1, 203},
    {"makeURL", 1, 239},
    {"makeURLSearchParams", 1, 239},
    {"makeUserActivation", 1, 233},
    {"makeVTTCue", 1, 224},
    {"makeValidityState", 1, 217},
    {"makeVideoTrack", 1, 224},
    {"makeVideoTrackList", 1, 224},
    {"makeVisualViewport", 1, 172},
    {"makeWebSocket", 1, 209},
    {"makeWritableStream", 1, 234},
    {"makeWritableStreamDefaultController", 1, 234},
    {"makeWritableStreamDefaultWriter", 1, 234},
    {"makeXMLHttpRequest", 1, 241},
    {"makeXMLHttpRequestEventTarget", 1, 241},
    {"makeXMLHttpRequestUpload", 1, 241},
    {"makeXMLSerializer", 1, 180},
    {"makeXPathEvaluator", 1, 205},
    {"makeXPathExpression", 1, 205},
    {"makeXPathResult", 1, 205},
    {"markupWithShadows", 1, 27},
    {"matchMedia", 1, 102},
    {"matchesMedia", 1, 102},
    {"matchesSelector", 1, 17},
    {"maximumOf", 1, 70},
    {"mayBeHeard", 1, 7},
    {"mediaErrorState", 1, 224},
    {"mediaListState", 1, 202},
    {"mediaOf", 1, 93},
    {"mediaQueryListState", 1, 172},
    {"mergeTexts", 1, 49},
    {"messageChannelState", 1, 225},
    {"messagePortState", 1, 225},
    {"mimeParameter", 1, 159},
    {"mimeText", 1, 159},
    {"mimeTypeArrayState", 1, 195},
    {"mimeTypeState", 1, 195},
    {"mimeTypes", 1, 134},
    {"minimumOf", 1, 70},
    {"missing", 1, 4},
    {"moveChildren", 1, 48},
    {"moveFocus", 1, 41},
    {"movePoint", 1, 52},
    {"multipleChanged", 1, 82},
    {"mutationObserverState", 1, 193},
    {"mutationRecordState", 1, 193},
    {"mutationsQueued", 1, 26},
    {"namedIn", 1, 71},
    {"namedList", 1, 18},
    {"namedTest", 1, 71},
    {"navigate", 1, 141},
    {"navigateFrame", 1, 64},
    {"navigateToFragment", 1, 142},
    {"navigator", 1, 131},
    {"navigatorState", 1, 195},
    {"nearestStep", 1, 70},
    {"newAbortSignal", 1, 8},
    {"newBlob", 1, 154},
    {"newBody", 1, 161},
    {"newDecoder", 1, 113},
    {"newEventState", 1, 5},
    {"newFile", 1, 154},
    {"newFileList", 1, 154},
    {"newFormData", 1, 122},
    {"newHeaders", 1, 121},
    {"newKeyframeEffect", 1, 97},
    {"newList", 1, 143},
    {"newMatrix", 1, 100},
    {"newNodeIterator", 1, 19},
    {"newRange", 1, 23},
    {"newReadable", 1, 144},
    {"newRect", 1, 99},
    {"newRectList", 1, 99},
    {"newResponse", 1, 162},
    {"newSVGAngle", 1, 108},
    {"newSVGLength", 1, 108},
    {"newSVGList", 1, 110},
    {"newSVGNumber", 1, 108},
    {"newSVGTransform", 1, 109},
    {"newStaticRange", 1, 23},
    {"newTreeWalker", 1, 19},
    {"newUnit", 1, 88},
    {"newWritable", 1, 149},
    {"nextTimer", 1, 53},
    {"nodeIndex", 1, 23},
    {"nodeIteratorState", 1, 203},
    {"nodeLength", 1, 23},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 233},
    {"numberIn", 1, 73},
    {"numberToText", 1, 70},
    {"numericOperations", 1, 88},
    {"numericText", 1, 87},
    {"numericType", 1, 88},
    {"numericUnits", 1, 86},
    {"onlyNamed", 1, 18},
    {"onlyNamedIn", 1, 71},
    {"openChannel", 1, 165},
    {"openShadowRoot", 1, 27},
    {"optionList", 1, 81},
    {"optionValue", 1, 81},
    {"ownControlState", 1, 67},
    {"pageScripts", 1, 126},
    {"parseMIMEType", 1, 159},
    {"parseMultipart", 1, 160},
    {"parseNumeric", 1, 87},
    {"parsePairs", 1, 85},
    {"parseSVGNumbers", 1, 109},
    {"parseSVGTransforms", 1, 109},
    {"parseTransforms", 1, 89},
    {"parserElement", 1, 129},
    {"peerEvents", 1, 127},
    {"performance", 1, 136},
    {"performanceEntries", 1, 138},
    {"performanceEntryState", 1, 232},
    {"performanceMark", 1, 138},
    {"performanceMarkState", 1, 232},
    {"performanceMeasure", 1, 138},
    {"performanceMeasureState", 1, 232},
    {"performanceNavigationState", 1, 228},
    {"performanceObserverEntryListState", 1, 232},
    {"performanceObserverState", 1, 232},
    {"performanceState", 1, 231},
    {"performanceTimingState", 1, 228},
    {"permissionStatusState", 1, 233},
    {"permissionsState", 1, 233},
    {"pipe", 1, 148},
    {"placeCaret", 1, 49},
    {"places", 1, 242},
    {"pluginArrayState", 1, 195},
    {"pluginState", 1, 195},
    {"plugins", 1, 134},
    {"pointInDocument", 1, 24},
    {"popoverChanged", 1, 38},
    {"postToWindow", 1, 165},
    {"pushItem", 1, 143},
    {"putFormat", 1, 46},
    {"queryAll", 1, 17},
    {"queryFirst", 1, 17},
    {"queueEvents", 1, 53},
    {"queueMicrotask", 1, 53},
    {"queueTask", 1, 53},
    {"queueToggle", 1, 35},
    {"radioGroup", 1, 72},
    {"radioNodeList", 1, 71},
    {"randomUUID", 1, 115},
    {"rangePoints", 1, 23},
    {"rangeState", 1, 198},
    {"rangeText", 1, 23},
    {"react", 1, 143},
    {"reacting", 1, 129},
    {"readBody", 1, 161},
    {"readChunk", 1, 144},
    {"readContentHandler", 1, 33},
    {"readInto", 1, 144},
    {"readSequence", 1, 153},
    {"readTape", 1, 31},
    {"readableByteStreamControllerState", 1, 234},
    {"readableFrom", 1, 152},
    {"readableStreamBYOBReaderState", 1, 234},
    {"readableStreamBYOBRequestState", 1, 234},
    {"readableStreamDefaultControllerState", 1, 234},
    {"readableStreamDefaultReaderState", 1, 234},
    {"readableStreamState", 1, 234},
    {"receiveControlState", 1, 67},
    {"receiverOf", 1, 4},
    {"rectified", 1, 88},
    {"referredElement", 1, 40},
    {"referredElements", 1, 40},
    {"releaseReader", 1, 144},
    {"releaseWriter", 1, 149},
    {"remoteCount", 1, 71},
    {"removeBeside", 1, 49},
    {"removeSelected", 1, 49},
    {"replaceData", 1, 14},
    {"reportException", 1, 125},
    {"reportForm", 1, 74},
    {"reportRejection", 1, 125},
    {"reportValidity", 1, 74},
    {"requestFrame", 1, 53},
    {"requestIdle", 1, 45},
    {"requestState", 1, 215},
    {"resetControl", 1, 76},
    {"resetCustom", 1, 130},
    {"resetOptions", 1, 82},
    {"resetQueue", 1, 143},
    {"resizeObserverEntryState", 1, 229},
    {"resizeObserverSizeState", 1, 229},
    {"resizeObserverState", 1, 229},
    {"resourceBuffer", 1, 124},
    {"resourceDocument", 1, 124},
    {"resourceText", 1, 124},
    {"respond", 1, 146},
    {"respondWithView", 1, 146},
    {"responseState", 1, 215},
    {"retarget", 1, 27},
    {"rootArguments", 1, 24},
    {"ruleNumbered", 1, 95},
    {"ruleStyleOf", 1, 92},
    {"runNextTimer", 1, 53},
    {"screen", 1, 102},
    {"screenState", 1, 172},
    {"scriptTimer", 1, 53},
    {"seedRandom", 1, 118},
    {"selectNothing", 1, 25},
    {"selectOf", 1, 81},
    {"selectOnly", 1, 82},
    {"selectRange", 1, 25},
    {"selectSource", 1, 61},
    {"selectedControlText", 1, 79},
    {"selectedOptionsOf", 1, 82},
    {"selectedRange", 1, 25},
    {"selectionFault", 1, 25},
    {"selectionLeft", 1, 77},
    {"selectionState", 1, 199},
    {"sendControlStates", 1, 67},
    {"sendTo", 1, 165},
    {"sequenceOf", 1, 153},
    {"serialize", 1, 84},
    {"serializePairs", 1, 85},
    {"serializeWithTransfer", 1, 84},
    {"setAdoptedStyleSheets", 1, 94},
    {"setAreaValue", 1, 73},
    {"setAttributeNodeValue", 1, 15},
    {"setBackpressure", 1, 149},
    {"setCheckedness", 1, 72},
    {"setControlValue", 1, 73},
    {"setFiles", 1, 164},
    {"setFragment", 1, 141},
    {"setHandler", 1, 33},
    {"setHeader", 1, 121},
    {"setInputValue", 1, 73},
    {"setInteracted", 1, 74},
    {"setMIMEParameter", 1, 159},
    {"setMarkupWithShadows", 1, 27},
    {"setOption", 1, 81},
    {"setReferredElement", 1, 40},
    {"setReferredElements", 1, 40},
    {"setSVGAngle", 1, 108},
    {"setSVGLength", 1, 108},
    {"setSelected", 1, 82},
    {"setTimer", 1, 53},
    {"setType", 1, 73},
    {"setUpByteSource", 1, 146},
    {"setUpBytes", 1, 146},
    {"setUpReadable", 1, 145},
    {"setUpSink", 1, 150},
    {"setUpSource", 1, 145},
    {"setUpTransform", 1, 151},
    {"setUpWritable", 1, 150},
    {"settingText", 1, 70},
    {"settleAs", 1, 143},
    {"shadowRootOf", 1, 27},
    {"shadowTraits", 1, 27},
    {"shareControlState", 1, 67},
    {"sheetNumbered", 1, 93},
    {"shiftItem", 1, 143},
    {"showPopover", 1, 38},
    {"signWith", 1, 117},
    {"sizeOf", 1, 143},
    {"slotContents", 1, 28},
    {"slotOf", 1, 28},
    {"slotsChanged", 1, 28},
    {"spendStream", 1, 144},
    {"splitAround", 1, 48},
    {"splitText", 1, 14},
    {"startErroring", 1, 149},
    {"stateOf", 1, 3},
    {"staticRangeState", 1, 198},
    {"stepped", 1, 70},
    {"storage", 1, 139},
    {"storageState", 1, 201},
    {"streamOfBytes", 1, 154},
    {"stringList", 1, 140},
    {"stylePropertyMapReadOnlyState", 1, 175},
    {"stylePropertyMapState", 1, 175},
    {"styleSheetListState", 1, 202},
    {"styleSheetState", 1, 202},
    {"stylesOf", 1, 92},
    {"submitFrom", 1, 75},
    {"submittableOf", 1, 71},
    {"submittedText", 1, 73},
    {"subtle", 1, 116},
    {"subtleCryptoState", 1, 240},
    {"svgAngleState", 1, 235},
    {"svgAnimatedAngleState", 1, 235},
    {"svgAnimatedBooleanState", 1, 235},
    {"svgAnimatedEnumerationState", 1, 235},
    {"svgAnimatedIntegerState", 1, 235},
    {"svgAnimatedLengthListState", 1, 235},
    {"svgAnimatedLengthState", 1, 235},
    {"svgAnimatedNumberListState", 1, 235},
    {"svgAnimatedNumberState", 1, 235},
    {"svgAnimatedPreserveAspectRatioState", 1, 235},
    {"svgAnimatedRectState", 1, 235},
    {"svgAnimatedTransformListState", 1, 235},
    {"svgAxis", 1, 108},
    {"svgBounds", 1, 112},
    {"svgBox", 1, 111},
    {"svgConstants", 1, 107},
    {"svgElementPrototype", 1, 106},
    {"svgFills", 1, 112},
    {"svgFloat", 1, 108},
    {"svgLengthListState", 1, 235},
    {"svgLengthState", 1, 235},
    {"svgListOf", 1, 111},
    {"svgMemberOrder", 1, 243},
    {"svgMembers", 1, 107},
    {"svgNumberListState", 1, 235},
    {"svgNumberState", 1, 235},
    {"svgNumberText", 1, 108},
    {"svgPathLength", 1, 112},
    {"svgPointAt", 1, 112},
    {"svgPointListState", 1, 235},
    {"svgPreserveAspectRatioState", 1, 235},
    {"svgReflection", 1, 111},
    {"svgStringListState", 1, 235},
    {"svgStrokes", 1, 112},
    {"svgTransformListState", 1, 235},
    {"svgTransformOf", 1, 109},
    {"svgTransformProduct", 1, 109},
    {"svgTransformState", 1, 235},
    {"svgTransformText", 1, 109},
    {"svgUnitTypesState", 1, 235},
    {"takeFormat", 1, 46},
    {"takeSignals", 1, 28},
    {"targetOf", 1, 141},
    {"teeBytes", 1, 147},
    {"teeChunks", 1, 147},
    {"textAsBuffer", 1, 116},
    {"textBecameSelectable", 1, 79},
    {"textDecoderState", 1, 212},
    {"textDecoderStreamState", 1, 212},
    {"textEncoderState", 1, 212},
    {"textEncoderStreamState", 1, 212},
    {"textFragment", 1, 43},
    {"textReplaced", 1, 79},
    {"textToNumber", 1, 70},
    {"textTrackCueListState", 1, 224},
    {"textTrackCueState", 1, 224},
    {"textTrackListState", 1, 224},
    {"textTrackState", 1, 224},
    {"textsIn", 1, 46},
    {"theSelection", 1, 25},
    {"timeRangesState", 1, 223},
    {"timingTimes", 1, 137},
    {"toBuffer", 1, 4},
    {"toByteString", 1, 4},
    {"toClamped", 1, 4},
    {"toEnforced", 1, 4},
    {"toEnum", 1, 4},
    {"toFloat", 1, 4},
    {"toInterface", 1, 4},
    {"toLongLong", 1, 4},
    {"toObject", 1, 4},
    {"toRecord", 1, 4},
    {"toSequence", 1, 4},
    {"toUnrestrictedFloat", 1, 4},
    {"toUnsignedLongLong", 1, 4},
    {"together", 1, 129},
    {"togglePopover", 1, 38},
    {"tokenList", 1, 21},
    {"topLevel", 1, 89},
    {"topModal", 1, 37},
    {"touchListState", 1, 238},
    {"touchState", 1, 238},
    {"transferPort", 1, 165},
    {"transferStream", 1, 166},
    {"transformMatrix", 1, 101},
    {"transformStreamDefaultControllerState", 1, 234},
    {"transformStreamState", 1, 234},
    {"treeWalkerState", 1, 203},
    {"trimSpace", 1, 121},
    {"turnFormatOff", 1, 46},
    {"upgradeIn", 1, 129},
    {"urlSearchParamsState", 1, 239},
    {"urlState", 1, 239},
    {"userActivationState", 1, 233},
    {"usesSourceSet", 1, 61},
    {"utf8Text", 1, 153},
    {"validityOf", 1, 74},
    {"validityStateState", 1, 217},
    {"valueMode", 1, 68},
    {"verifyWith", 1, 117},
    {"videoTrackListState", 1, 224},
    {"videoTrackState", 1, 224},
    {"viewParts", 1, 143},
    {"viewport", 1, 91},
    {"visualViewportState", 1, 172},
    {"vttCueState", 1, 224},
    {"waitingReads", 1, 144},
    {"watchSlots", 1, 28},
    {"webSocketState", 1, 209},
    {"whenAborted", 1, 8},
    {"willValidate", 1, 74},
    {"windowNamed", 1, 65},
    {"windowOf", 1, 64},
    {"withoutScripts", 1, 51},
    {"writableDesiredSize", 1, 150},
    {"writableStreamDefaultControllerState", 1, 234},
    {"writableStreamDefaultWriterState", 1, 234},
    {"writableStreamState", 1, 234},
    {"writeChunk", 1, 149},
    {"writeController", 1, 150},
    {"writeTape", 1, 31},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 205},
    {"xPathExpressionState", 1, 205},
    {"xPathResultState", 1, 205},
    {"xmlHttpRequestEventTargetState", 1, 241},
    {"xmlHttpRequestState", 1, 241},
    {"xmlHttpRequestUploadState", 1, 241},
    {"xmlSerializerState", 1, 180},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
