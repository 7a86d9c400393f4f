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
    BINDINGS_FILE("js/bindings/url.js", bindings_url),
    BINDINGS_FILE("js/bindings/webcrypto.js", bindings_webcrypto),
    BINDINGS_FILE("js/bindings/xhr.js", bindings_xhr),
    BINDINGS_FILE("js/bindings/places.js", bindings_places),
    BINDINGS_FILE("js/bindings/svgMemberOrder.js", bindings_svgMemberOrder),
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 167},
    {"AbortControllerBrand", 1, 167},
    {"AbortControllerSteps", 1, 8},
    {"AbortSignal", 0, 167},
    {"AbortSignalBrand", 1, 167},
    {"AbortSignalSteps", 1, 8},
    {"AbstractRange", 0, 196},
    {"AbstractRangeBrand", 1, 196},
    {"AbstractRangeSteps", 1, 23},
    {"Animation", 0, 204},
    {"AnimationBrand", 1, 204},
    {"AnimationEffect", 0, 204},
    {"AnimationEffectBrand", 1, 204},
    {"AnimationEffectSteps", 1, 96},
    {"AnimationEvent", 0, 212},
    {"AnimationFrameProviderSteps", 1, 104},
    {"AnimationPlaybackEvent", 0, 204},
    {"AnimationSteps", 1, 97},
    {"AnimationTimeline", 0, 204},
    {"AnimationTimelineBrand", 1, 204},
    {"AnimationTimelineSteps", 1, 97},
    {"Attr", 0, 168},
    {"AttrSteps", 1, 15},
    {"Audio", 0, 221},
    {"AudioTrack", 0, 222},
    {"AudioTrackBrand", 1, 222},
    {"AudioTrackList", 0, 222},
    {"AudioTrackListBrand", 1, 222},
    {"AudioTrackListSteps", 1, 58},
    {"AudioTrackSteps", 1, 58},
    {"AutofilledSteps", 1, 79},
    {"BarProp", 0, 225},
    {"BarPropBrand", 1, 225},
    {"BarPropSteps", 1, 133},
    {"BeforeUnloadEvent", 0, 212},
    {"BeforeUnloadEventSteps", 1, 55},
    {"Blob", 0, 187},
    {"BlobBrand", 1, 187},
    {"BlobSteps", 1, 152},
    {"BodySteps", 1, 159},
    {"BroadcastChannel", 0, 223},
    {"BroadcastChannelBrand", 1, 223},
    {"BroadcastChannelSteps", 1, 163},
    {"ByteLengthQueuingStrategy", 0, 232},
    {"ByteLengthQueuingStrategyBrand", 1, 232},
    {"ByteLengthQueuingStrategySteps", 1, 141},
    {"CDATASection", 0, 174},
    {"CSS", 3, 169},
    {"CSSConditionRule", 0, 171},
    {"CSSConditionRuleBrand", 1, 171},
    {"CSSConditionRuleSteps", 1, 94},
    {"CSSContainerRule", 0, 171},
    {"CSSContainerRuleBrand", 1, 171},
    {"CSSContainerRuleSteps", 1, 94},
    {"CSSCounterStyleRule", 0, 171},
    {"CSSCounterStyleRuleBrand", 1, 171},
    {"CSSCounterStyleRuleSteps", 1, 94},
    {"CSSFontFaceRule", 0, 171},
    {"CSSFontFaceRuleBrand", 1, 171},
    {"CSSFontFaceRuleSteps", 1, 94},
    {"CSSFontPaletteValuesRule", 0, 171},
    {"CSSFontPaletteValuesRuleBrand", 1, 171},
    {"CSSFontPaletteValuesRuleSteps", 1, 94},
    {"CSSGroupingRule", 0, 171},
    {"CSSGroupingRuleBrand", 1, 171},
    {"CSSGroupingRuleSteps", 1, 94},
    {"CSSImageValue", 0, 173},
    {"CSSImageValueBrand", 1, 173},
    {"CSSImportRule", 0, 171},
    {"CSSImportRuleBrand", 1, 171},
    {"CSSImportRuleSteps", 1, 94},
    {"CSSKeyframeRule", 0, 171},
    {"CSSKeyframeRuleBrand", 1, 171},
    {"CSSKeyframeRuleSteps", 1, 94},
    {"CSSKeyframesRule", 0, 171},
    {"CSSKeyframesRuleBrand", 1, 171},
    {"CSSKeyframesRuleSteps", 1, 94},
    {"CSSKeywordValue", 0, 173},
    {"CSSKeywordValueBrand", 1, 173},
    {"CSSKeywordValueSteps", 1, 89},
    {"CSSLayerBlockRule", 0, 171},
    {"CSSLayerBlockRuleBrand", 1, 171},
    {"CSSLayerBlockRuleSteps", 1, 94},
    {"CSSLayerStatementRule", 0, 171},
    {"CSSLayerStatementRuleBrand", 1, 171},
    {"CSSLayerStatementRuleSteps", 1, 94},
    {"CSSMarginRule", 0, 171},
    {"CSSMarginRuleBrand", 1, 171},
    {"CSSMarginRuleSteps", 1, 94},
    {"CSSMathClamp", 0, 173},
    {"CSSMathClampBrand", 1, 173},
    {"CSSMathClampSteps", 1, 87},
    {"CSSMathInvert", 0, 173},
    {"CSSMathInvertBrand", 1, 173},
    {"CSSMathInvertSteps", 1, 87},
    {"CSSMathMax", 0, 173},
    {"CSSMathMaxBrand", 1, 173},
    {"CSSMathMaxSteps", 1, 87},
    {"CSSMathMin", 0, 173},
    {"CSSMathMinBrand", 1, 173},
    {"CSSMathMinSteps", 1, 87},
    {"CSSMathNegate", 0, 173},
    {"CSSMathNegateBrand", 1, 173},
    {"CSSMathNegateSteps", 1, 87},
    {"CSSMathProduct", 0, 173},
    {"CSSMathProductBrand", 1, 173},
    {"CSSMathProductSteps", 1, 87},
    {"CSSMathSum", 0, 173},
    {"CSSMathSumBrand", 1, 173},
    {"CSSMathSumSteps", 1, 87},
    {"CSSMathValue", 0, 173},
    {"CSSMathValueBrand", 1, 173},
    {"CSSMathValueSteps", 1, 87},
    {"CSSMatrixComponent", 0, 173},
    {"CSSMatrixComponentBrand", 1, 173},
    {"CSSMatrixComponentSteps", 1, 88},
    {"CSSMediaRule", 0, 171},
    {"CSSMediaRuleBrand", 1, 171},
    {"CSSMediaRuleSteps", 1, 94},
    {"CSSNamespaceRule", 0, 171},
    {"CSSNamespaceRuleBrand", 1, 171},
    {"CSSNamespaceRuleSteps", 1, 94},
    {"CSSNestedDeclarations", 0, 171},
    {"CSSNestedDeclarationsBrand", 1, 171},
    {"CSSNestedDeclarationsSteps", 1, 94},
    {"CSSNumericArray", 0, 173},
    {"CSSNumericArrayBrand", 1, 173},
    {"CSSNumericArraySteps", 1, 87},
    {"CSSNumericValue", 0, 173},
    {"CSSNumericValueBrand", 1, 173},
    {"CSSNumericValueSteps", 1, 87},
    {"CSSPageRule", 0, 171},
    {"CSSPageRuleBrand", 1, 171},
    {"CSSPageRuleSteps", 1, 94},
    {"CSSPerspective", 0, 173},
    {"CSSPerspectiveBrand", 1, 173},
    {"CSSPerspectiveSteps", 1, 88},
    {"CSSPropertyRule", 0, 171},
    {"CSSPropertyRuleBrand", 1, 171},
    {"CSSPropertyRuleSteps", 1, 94},
    {"CSSRotate", 0, 173},
    {"CSSRotateBrand", 1, 173},
    {"CSSRotateSteps", 1, 88},
    {"CSSRule", 0, 171},
    {"CSSRuleBrand", 1, 171},
    {"CSSRuleList", 0, 171},
    {"CSSRuleListBrand", 1, 171},
    {"CSSRuleListSteps", 1, 94},
    {"CSSRuleSteps", 1, 94},
    {"CSSScale", 0, 173},
    {"CSSScaleBrand", 1, 173},
    {"CSSScaleSteps", 1, 88},
    {"CSSScopeRule", 0, 171},
    {"CSSScopeRuleBrand", 1, 171},
    {"CSSScopeRuleSteps", 1, 94},
    {"CSSSkew", 0, 173},
    {"CSSSkewBrand", 1, 173},
    {"CSSSkewSteps", 1, 88},
    {"CSSSkewX", 0, 173},
    {"CSSSkewXBrand", 1, 173},
    {"CSSSkewXSteps", 1, 88},
    {"CSSSkewY", 0, 173},
    {"CSSSkewYBrand", 1, 173},
    {"CSSSkewYSteps", 1, 88},
    {"CSSStartingStyleRule", 0, 171},
    {"CSSStartingStyleRuleBrand", 1, 171},
    {"CSSSteps", 1, 85},
    {"CSSStyleDeclaration", 0, 172},
    {"CSSStyleDeclarationSteps", 1, 91},
    {"CSSStyleRule", 0, 171},
    {"CSSStyleRuleBrand", 1, 171},
    {"CSSStyleRuleSteps", 1, 94},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 89},
    {"CSSStyleSheet", 0, 200},
    {"CSSStyleSheetBrand", 1, 200},
    {"CSSStyleSheetSteps", 1, 92},
    {"CSSStyleValue", 0, 173},
    {"CSSStyleValueBrand", 1, 173},
    {"CSSStyleValueSteps", 1, 89},
    {"CSSSupportsRule", 0, 171},
    {"CSSSupportsRuleBrand", 1, 171},
    {"CSSTransformComponent", 0, 173},
    {"CSSTransformComponentBrand", 1, 173},
    {"CSSTransformComponentSteps", 1, 88},
    {"CSSTransformValue", 0, 173},
    {"CSSTransformValueBrand", 1, 173},
    {"CSSTransformValueSteps", 1, 88},
    {"CSSTranslate", 0, 173},
    {"CSSTranslateBrand", 1, 173},
    {"CSSTranslateSteps", 1, 88},
    {"CSSUnitValue", 0, 173},
    {"CSSUnitValueBrand", 1, 173},
    {"CSSUnitValueSteps", 1, 87},
    {"CSSUnparsedValue", 0, 173},
    {"CSSUnparsedValueBrand", 1, 173},
    {"CSSUnparsedValueSteps", 1, 89},
    {"CSSVariableReferenceValue", 0, 173},
    {"CSSVariableReferenceValueBrand", 1, 173},
    {"CSSVariableReferenceValueSteps", 1, 89},
    {"CharacterData", 0, 174},
    {"CharacterDataSteps", 1, 14},
    {"ChildNodeSteps", 1, 13},
    {"Clipboard", 0, 231},
    {"ClipboardBrand", 1, 231},
    {"ClipboardEvent", 0, 212},
    {"ClipboardSteps", 1, 131},
    {"CloseEvent", 0, 212},
    {"CommandEvent", 0, 212},
    {"Comment", 0, 174},
    {"CommentSteps", 1, 14},
    {"CompositionEvent", 0, 212},
    {"CompositionEventSteps", 1, 55},
    {"CompressionStream", 0, 206},
    {"CompressionStreamBrand", 1, 206},
    {"CompressionStreamSteps", 1, 166},
    {"ConsoleSteps", 1, 54},
    {"ConstraintValidationSteps", 1, 73},
    {"CountQueuingStrategy", 0, 232},
    {"CountQueuingStrategyBrand", 1, 232},
    {"CountQueuingStrategySteps", 1, 141},
    {"Crypto", 0, 237},
    {"CryptoBrand", 1, 237},
    {"CryptoKey", 0, 237},
    {"CryptoKeyBrand", 1, 237},
    {"CryptoKeySteps", 1, 116},
    {"CryptoSteps", 1, 114},
    {"CustomElementRegistry", 0, 175},
    {"CustomElementRegistryBrand", 1, 175},
    {"CustomElementRegistrySteps", 1, 127},
    {"CustomEvent", 0, 176},
    {"CustomEventSteps", 1, 6},
    {"CustomStateSet", 0, 185},
    {"CustomStateSetBrand", 1, 185},
    {"CustomStateSetSteps", 1, 129},
    {"DOMException", 0, 177},
    {"DOMExceptionBrand", 1, 177},
    {"DOMExceptionSteps", 1, 2},
    {"DOMImplementation", 0, 178},
    {"DOMImplementationBrand", 1, 178},
    {"DOMImplementationSteps", 1, 16},
    {"DOMMatrix", 0, 220},
    {"DOMMatrixBrand", 1, 220},
    {"DOMMatrixReadOnly", 0, 220},
    {"DOMMatrixReadOnlyBrand", 1, 220},
    {"DOMMatrixReadOnlySteps", 1, 99},
    {"DOMMatrixSteps", 1, 99},
    {"DOMParser", 0, 178},
    {"DOMParserBrand", 1, 178},
    {"DOMParserSteps", 1, 16},
    {"DOMPoint", 0, 220},
    {"DOMPointBrand", 1, 220},
    {"DOMPointReadOnly", 0, 220},
    {"DOMPointReadOnlyBrand", 1, 220},
    {"DOMPointReadOnlySteps", 1, 99},
    {"DOMPointSteps", 1, 99},
    {"DOMQuad", 0, 220},
    {"DOMQuadBrand", 1, 220},
    {"DOMQuadSteps", 1, 99},
    {"DOMRect", 0, 217},
    {"DOMRectBrand", 1, 217},
    {"DOMRectList", 0, 217},
    {"DOMRectListBrand", 1, 217},
    {"DOMRectListSteps", 1, 98},
    {"DOMRectReadOnly", 0, 217},
    {"DOMRectReadOnlyBrand", 1, 217},
    {"DOMRectReadOnlySteps", 1, 98},
    {"DOMRectSteps", 1, 98},
    {"DOMStringList", 0, 179},
    {"DOMStringListBrand", 1, 179},
    {"DOMStringListSteps", 1, 138},
    {"DOMStringMap", 0, 180},
    {"DOMTokenList", 0, 181},
    {"DOMTokenListSteps", 1, 21},
    {"DataTransfer", 0, 182},
    {"DataTransferBrand", 1, 182},
    {"DataTransferItem", 0, 182},
    {"DataTransferItemBrand", 1, 182},
    {"DataTransferItemList", 0, 182},
    {"DataTransferItemListBrand", 1, 182},
    {"DataTransferItemListSteps", 1, 43},
    {"DataTransferItemSteps", 1, 43},
    {"DataTransferSteps", 1, 43},
    {"DecompressionStream", 0, 206},
    {"DecompressionStreamBrand", 1, 206},
    {"DecompressionStreamSteps", 1, 166},
    {"DocumentFragment", 0, 174},
    {"DocumentFragmentSteps", 1, 14},
    {"DocumentMembers_CSSOMView", 1, 170},
    {"DocumentMembers_Document", 1, 183},
    {"DocumentMembers_HTMLDocument", 1, 189},
    {"DocumentMembers_ParentNode", 1, 195},
    {"DocumentMembers_StyleSheets", 1, 200},
    {"DocumentMembers_XPath", 1, 203},
    {"DocumentMembers_animations", 1, 204},
    {"DocumentMembers_fullscreen", 1, 216},
    {"DocumentStatics_Document", 1, 183},
    {"DocumentSteps_CSSOMView", 1, 90},
    {"DocumentSteps_Document", 1, 11},
    {"DocumentSteps_HTMLDocument", 1, 103},
    {"DocumentSteps_animations", 1, 97},
    {"DocumentSteps_fullscreen", 1, 77},
    {"DocumentTimeline", 0, 204},
    {"DocumentTimelineBrand", 1, 204},
    {"DocumentTimelineSteps", 1, 97},
    {"DocumentType", 0, 174},
    {"DocumentTypeSteps", 1, 14},
    {"DragEvent", 0, 212},
    {"ElementCSSStyleMapSteps", 1, 89},
    {"ElementContentEditableSteps", 1, 41},
    {"ElementInternals", 0, 185},
    {"ElementInternalsBrand", 1, 185},
    {"ElementInternalsSteps", 1, 129},
    {"ElementMembers_CSSOMView", 1, 170},
    {"ElementMembers_CSSTypedOM", 1, 173},
    {"ElementMembers_Element", 1, 184},
    {"ElementMembers_ParentNode", 1, 195},
    {"ElementMembers_animations", 1, 204},
    {"ElementMembers_fullscreen", 1, 216},
    {"ElementMembers_reflected", 1, 12},
    {"ElementSteps_CSSOMView", 1, 90},
    {"ElementSteps_CSSTypedOM", 1, 89},
    {"ElementSteps_Element", 1, 10},
    {"ElementSteps_animations", 1, 97},
    {"ElementSteps_fullscreen", 1, 77},
    {"ErrorEvent", 0, 212},
    {"Event", 0, 186},
    {"EventBrand", 1, 186},
    {"EventSource", 0, 207},
    {"EventSourceBrand", 1, 207},
    {"EventSourceSteps", 1, 154},
    {"EventSteps", 1, 5},
    {"External", 0, 225},
    {"ExternalBrand", 1, 225},
    {"ExternalSteps", 1, 133},
    {"File", 0, 187},
    {"FileBrand", 1, 187},
    {"FileList", 0, 187},
    {"FileListBrand", 1, 187},
    {"FileListSteps", 1, 152},
    {"FileReader", 0, 187},
    {"FileReaderBrand", 1, 187},
    {"FileReaderSteps", 1, 153},
    {"FileSteps", 1, 152},
    {"FocusEvent", 0, 212},
    {"FormData", 0, 238},
    {"FormDataBrand", 1, 238},
    {"FormDataEvent", 0, 212},
    {"FormDataSteps", 1, 121},
    {"FormOwnedSteps", 1, 70},
    {"GenericTransformStreamSteps", 1, 149},
    {"Geolocation", 0, 231},
    {"GeolocationBrand", 1, 231},
    {"GeolocationPositionError", 0, 231},
    {"GeolocationPositionErrorBrand", 1, 231},
    {"GeolocationPositionErrorSteps", 1, 131},
    {"GeolocationSteps", 1, 131},
    {"HTMLAllCollection", 0, 188},
    {"HTMLAllCollectionSteps", 1, 102},
    {"HTMLAnchorElement", 2, 235},
    {"HTMLAnchorElementSteps", 1, 57},
    {"HTMLAreaElement", 2, 235},
    {"HTMLAudioElementSteps", 1, 57},
    {"HTMLBaseElement", 2, 224},
    {"HTMLBaseElementSteps", 1, 57},
    {"HTMLButtonElement", 2, 215},
    {"HTMLButtonElementSteps", 1, 38},
    {"HTMLCanvasElement", 2, 219},
    {"HTMLCanvasElementSteps", 1, 57},
    {"HTMLCollection", 0, 205},
    {"HTMLCollectionKind", 1, 205},
    {"HTMLDataListElement", 2, 215},
    {"HTMLDataListElementSteps", 1, 80},
    {"HTMLDialogElement", 2, 219},
    {"HTMLDialogElementSteps", 1, 36},
    {"HTMLElementMembers_CSSOMView", 1, 170},
    {"HTMLElementMembers_CSSTypedOM", 1, 173},
    {"HTMLElementMembers_HTMLElement", 1, 190},
    {"HTMLElementSteps_CSSOMView", 1, 90},
    {"HTMLElementSteps_HTMLElement", 1, 41},
    {"HTMLEmbedElement", 2, 209},
    {"HTMLEmbedElementSteps", 1, 57},
    {"HTMLFieldSetElement", 2, 215},
    {"HTMLFieldSetElementSteps", 1, 70},
    {"HTMLFormControlsCollection", 0, 214},
    {"HTMLFormElement", 2, 215},
    {"HTMLFormElementSteps", 1, 74},
    {"HTMLFormElementSteps_formElements", 1, 70},
    {"HTMLFrameElement", 2, 228},
    {"HTMLFrameElementSteps", 1, 63},
    {"HTMLHyperlinkElementUtilsSteps", 1, 57},
    {"HTMLIFrameElement", 2, 209},
    {"HTMLIFrameElementSteps", 1, 63},
    {"HTMLImageElement", 2, 209},
    {"HTMLImageElementSteps", 1, 61},
    {"HTMLInputElement", 2, 215},
    {"HTMLInputElementSteps", 1, 75},
    {"HTMLLabelElement", 2, 215},
    {"HTMLLabelElementSteps", 1, 70},
    {"HTMLLegendElement", 2, 215},
    {"HTMLLegendElementSteps", 1, 70},
    {"HTMLLinkElement", 2, 200},
    {"HTMLMapElement", 2, 209},
    {"HTMLMapElementSteps", 1, 57},
    {"HTMLMarqueeElement", 2, 228},
    {"HTMLMarqueeElementSteps", 1, 57},
    {"HTMLMediaElement", 2, 221},
    {"HTMLMediaElementSteps", 1, 57},
    {"HTMLMediaElementSteps_mediaElements", 1, 58},
    {"HTMLMeterElement", 2, 215},
    {"HTMLMeterElementSteps", 1, 59},
    {"HTMLObjectElement", 2, 209},
    {"HTMLObjectElement", 2, 215},
    {"HTMLObjectElementSteps", 1, 57},
    {"HTMLOptionElement", 2, 215},
    {"HTMLOptionElementSteps", 1, 80},
    {"HTMLOptionsCollection", 0, 214},
    {"HTMLOptionsCollectionSteps", 1, 80},
    {"HTMLOrSVGElementSteps", 1, 41},
    {"HTMLOutputElement", 2, 215},
    {"HTMLOutputElementSteps", 1, 75},
    {"HTMLProgressElement", 2, 215},
    {"HTMLProgressElementSteps", 1, 59},
    {"HTMLScriptElement", 2, 219},
    {"HTMLScriptElementSteps", 1, 57},
    {"HTMLSelectElement", 2, 215},
    {"HTMLSelectElementSteps", 1, 80},
    {"HTMLSlotElement", 2, 219},
    {"HTMLSlotElementSteps", 1, 57},
    {"HTMLStyleElement", 2, 200},
    {"HTMLStyleElementSteps_StyleSheets", 1, 92},
    {"HTMLTableCellElement", 2, 234},
    {"HTMLTableCellElementSteps", 1, 56},
    {"HTMLTableElement", 2, 234},
    {"HTMLTableElementSteps", 1, 56},
    {"HTMLTableRowElement", 2, 234},
    {"HTMLTableRowElementSteps", 1, 56},
    {"HTMLTableSectionElement", 2, 234},
    {"HTMLTableSectionElementSteps", 1, 56},
    {"HTMLTemplateElement", 2, 219},
    {"HTMLTemplateElementSteps", 1, 57},
    {"HTMLTextAreaElement", 2, 215},
    {"HTMLTextAreaElementSteps", 1, 75},
    {"HTMLTitleElement", 2, 224},
    {"HTMLTitleElementSteps", 1, 57},
    {"HTMLTrackElement", 2, 221},
    {"HTMLTrackElementSteps", 1, 57},
    {"HTMLTrackElementSteps_mediaElements", 1, 58},
    {"HTMLVideoElement", 2, 221},
    {"HTMLVideoElementSteps", 1, 57},
    {"HashChangeEvent", 0, 212},
    {"Headers", 0, 213},
    {"HeadersBrand", 1, 213},
    {"HeadersSteps", 1, 120},
    {"History", 0, 225},
    {"HistoryBrand", 1, 225},
    {"HistorySteps", 1, 140},
    {"IdleDeadline", 0, 218},
    {"IdleDeadlineBrand", 1, 218},
    {"IdleDeadlineSteps", 1, 44},
    {"Image", 0, 209},
    {"InputEvent", 0, 212},
    {"InputEventSteps", 1, 55},
    {"IntersectionObserver", 0, 227},
    {"IntersectionObserverBrand", 1, 227},
    {"IntersectionObserverEntry", 0, 227},
    {"IntersectionObserverEntryBrand", 1, 227},
    {"IntersectionObserverEntrySteps", 1, 62},
    {"IntersectionObserverSteps", 1, 62},
    {"KeyboardEvent", 0, 212},
    {"KeyboardEventSteps", 1, 55},
    {"KeyframeEffect", 0, 204},
    {"KeyframeEffectBrand", 1, 204},
    {"KeyframeEffectSteps", 1, 96},
    {"LabelableSteps", 1, 70},
    {"LinkStyleSteps", 1, 92},
    {"Location", 0, 225},
    {"LocationBrand", 1, 225},
    {"LocationSteps", 1, 139},
    {"MathMLElement", 0, 105},
    {"MathMLElement", 2, 190},
    {"MathMLElement", 2, 211},
    {"MathMLElementMembers_CSSTypedOM", 1, 173},
    {"MediaError", 0, 222},
    {"MediaErrorBrand", 1, 222},
    {"MediaErrorSteps", 1, 58},
    {"MediaList", 0, 200},
    {"MediaListBrand", 1, 200},
    {"MediaListSteps", 1, 92},
    {"MediaQueryList", 0, 170},
    {"MediaQueryListBrand", 1, 170},
    {"MediaQueryListEvent", 0, 212},
    {"MediaQueryListSteps", 1, 101},
    {"MessageChannel", 0, 223},
    {"MessageChannelBrand", 1, 223},
    {"MessageChannelSteps", 1, 163},
    {"MessageEvent", 0, 212},
    {"MessageEventSteps", 1, 55},
    {"MessagePort", 0, 223},
    {"MessagePortBrand", 1, 223},
    {"MessagePortSteps", 1, 163},
    {"MimeType", 0, 193},
    {"MimeTypeArray", 0, 193},
    {"MimeTypeArrayBrand", 1, 193},
    {"MimeTypeArraySteps", 1, 132},
    {"MimeTypeBrand", 1, 193},
    {"MimeTypeSteps", 1, 132},
    {"MouseEvent", 0, 212},
    {"MouseEventSteps", 1, 55},
    {"MutationObserver", 0, 191},
    {"MutationObserverBrand", 1, 191},
    {"MutationObserverSteps", 1, 26},
    {"MutationRecord", 0, 191},
    {"MutationRecordBrand", 1, 191},
    {"MutationRecordSteps", 1, 26},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 192},
    {"NamedNodeMapSteps", 1, 20},
    {"Navigator", 0, 193},
    {"NavigatorBrand", 1, 193},
    {"NavigatorConcurrentHardwareSteps", 1, 130},
    {"NavigatorCookiesSteps", 1, 130},
    {"NavigatorIDSteps", 1, 130},
    {"NavigatorLanguageSteps", 1, 130},
    {"NavigatorOnLineSteps", 1, 130},
    {"NavigatorPluginsSteps", 1, 130},
    {"NavigatorSteps", 1, 130},
    {"NavigatorSteps_permissions", 1, 131},
    {"NodeFilter", 0, 201},
    {"NodeIterator", 0, 201},
    {"NodeIteratorBrand", 1, 201},
    {"NodeIteratorSteps", 1, 19},
    {"NodeList", 0, 205},
    {"NodeListKind", 1, 205},
    {"NodeMembers_Node", 1, 194},
    {"NodeSteps_Node", 1, 9},
    {"Notification", 0, 231},
    {"NotificationBrand", 1, 231},
    {"NotificationSteps", 1, 131},
    {"Option", 0, 215},
    {"PageTransitionEvent", 0, 212},
    {"ParentNodeSteps", 1, 13},
    {"Performance", 0, 229},
    {"PerformanceBrand", 1, 229},
    {"PerformanceEntry", 0, 230},
    {"PerformanceEntryBrand", 1, 230},
    {"PerformanceEntrySteps", 1, 136},
    {"PerformanceMark", 0, 230},
    {"PerformanceMarkBrand", 1, 230},
    {"PerformanceMarkSteps", 1, 136},
    {"PerformanceMeasure", 0, 230},
    {"PerformanceMeasureBrand", 1, 230},
    {"PerformanceMeasureSteps", 1, 136},
    {"PerformanceNavigation", 0, 226},
    {"PerformanceNavigationBrand", 1, 226},
    {"PerformanceNavigationSteps", 1, 135},
    {"PerformanceObserver", 0, 230},
    {"PerformanceObserverBrand", 1, 230},
    {"PerformanceObserverEntryList", 0, 230},
    {"PerformanceObserverEntryListBrand", 1, 230},
    {"PerformanceObserverEntryListSteps", 1, 136},
    {"PerformanceObserverSteps", 1, 136},
    {"PerformanceSteps", 1, 134},
    {"PerformanceTiming", 0, 226},
    {"PerformanceTimingBrand", 1, 226},
    {"PerformanceTimingSteps", 1, 135},
    {"PermissionStatus", 0, 231},
    {"PermissionStatusBrand", 1, 231},
    {"PermissionStatusSteps", 1, 131},
    {"Permissions", 0, 231},
    {"PermissionsBrand", 1, 231},
    {"PermissionsSteps", 1, 131},
    {"Plugin", 0, 193},
    {"PluginArray", 0, 193},
    {"PluginArrayBrand", 1, 193},
    {"PluginArraySteps", 1, 132},
    {"PluginBrand", 1, 193},
    {"PluginSteps", 1, 132},
    {"PointerEvent", 0, 212},
    {"PointerEventSteps", 1, 55},
    {"PopStateEvent", 0, 212},
    {"ProcessingInstruction", 0, 174},
    {"ProgressEvent", 0, 212},
    {"PromiseRejectionEvent", 0, 212},
    {"RadioNodeList", 0, 214},
    {"RadioNodeListSteps", 1, 70},
    {"Range", 0, 196},
    {"RangeBrand", 1, 196},
    {"RangeSteps", 1, 23},
    {"RangeSteps_Range", 1, 23},
    {"ReadableByteStreamController", 0, 232},
    {"ReadableByteStreamControllerBrand", 1, 232},
    {"ReadableByteStreamControllerSteps", 1, 144},
    {"ReadableStream", 0, 232},
    {"ReadableStream", 2, 150},
    {"ReadableStreamBYOBReader", 0, 232},
    {"ReadableStreamBYOBReaderBrand", 1, 232},
    {"ReadableStreamBYOBReaderSteps", 1, 142},
    {"ReadableStreamBYOBRequest", 0, 232},
    {"ReadableStreamBYOBRequestBrand", 1, 232},
    {"ReadableStreamBYOBRequestSteps", 1, 144},
    {"ReadableStreamBrand", 1, 232},
    {"ReadableStreamDefaultController", 0, 232},
    {"ReadableStreamDefaultControllerBrand", 1, 232},
    {"ReadableStreamDefaultControllerSteps", 1, 143},
    {"ReadableStreamDefaultReader", 0, 232},
    {"ReadableStreamDefaultReaderBrand", 1, 232},
    {"ReadableStreamDefaultReaderSteps", 1, 142},
    {"ReadableStreamGenericReaderSteps", 1, 142},
    {"ReadableStreamSteps", 1, 142},
    {"Request", 0, 213},
    {"RequestBrand", 1, 213},
    {"RequestSteps", 1, 161},
    {"ResizeObserver", 0, 227},
    {"ResizeObserverBrand", 1, 227},
    {"ResizeObserverEntry", 0, 227},
    {"ResizeObserverEntryBrand", 1, 227},
    {"ResizeObserverEntrySteps", 1, 62},
    {"ResizeObserverSize", 0, 227},
    {"ResizeObserverSizeBrand", 1, 227},
    {"ResizeObserverSizeSteps", 1, 62},
    {"ResizeObserverSteps", 1, 62},
    {"Response", 0, 213},
    {"ResponseBrand", 1, 213},
    {"ResponseSteps", 1, 160},
    {"SVGAElement", 0, 105},
    {"SVGAngle", 0, 233},
    {"SVGAngleBrand", 1, 233},
    {"SVGAngleSteps", 1, 107},
    {"SVGAnimateElement", 0, 105},
    {"SVGAnimatedAngle", 0, 233},
    {"SVGAnimatedAngleBrand", 1, 233},
    {"SVGAnimatedAngleSteps", 1, 110},
    {"SVGAnimatedBoolean", 0, 233},
    {"SVGAnimatedBooleanBrand", 1, 233},
    {"SVGAnimatedBooleanSteps", 1, 110},
    {"SVGAnimatedEnumeration", 0, 233},
    {"SVGAnimatedEnumerationBrand", 1, 233},
    {"SVGAnimatedEnumerationSteps", 1, 110},
    {"SVGAnimatedInteger", 0, 233},
    {"SVGAnimatedIntegerBrand", 1, 233},
    {"SVGAnimatedIntegerSteps", 1, 110},
    {"SVGAnimatedLength", 0, 233},
    {"SVGAnimatedLengthBrand", 1, 233},
    {"SVGAnimatedLengthList", 0, 233},
    {"SVGAnimatedLengthListBrand", 1, 233},
    {"SVGAnimatedLengthListSteps", 1, 110},
    {"SVGAnimatedLengthSteps", 1, 110},
    {"SVGAnimatedNumber", 0, 233},
    {"SVGAnimatedNumberBrand", 1, 233},
    {"SVGAnimatedNumberList", 0, 233},
    {"SVGAnimatedNumberListBrand", 1, 233},
    {"SVGAnimatedNumberListSteps", 1, 110},
    {"SVGAnimatedNumberSteps", 1, 110},
    {"SVGAnimatedPreserveAspectRatio", 0, 233},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 233},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 110},
    {"SVGAnimatedRect", 0, 233},
    {"SVGAnimatedRectBrand", 1, 233},
    {"SVGAnimatedRectSteps", 1, 110},
    {"SVGAnimatedString", 0, 105},
    {"SVGAnimatedTransformList", 0, 233},
    {"SVGAnimatedTransformListBrand", 1, 233},
    {"SVGAnimatedTransformListSteps", 1, 110},
    {"SVGCircleElement", 0, 105},
    {"SVGClipPathElement", 0, 105},
    {"SVGDefsElement", 0, 105},
    {"SVGDescElement", 0, 105},
    {"SVGElement", 0, 105},
    {"SVGElement", 2, 190},
    {"SVGElement", 2, 211},
    {"SVGElementMembers_CSSTypedOM", 1, 173},
    {"SVGEllipseElement", 0, 105},
    {"SVGFilterElement", 0, 105},
    {"SVGForeignObjectElement", 0, 105},
    {"SVGGElement", 0, 105},
    {"SVGGeometryElement", 0, 105},
    {"SVGGradientElement", 0, 105},
    {"SVGGraphicsElement", 0, 105},
    {"SVGImageElement", 0, 105},
    {"SVGLength", 0, 233},
    {"SVGLengthBrand", 1, 233},
    {"SVGLengthList", 0, 233},
    {"SVGLengthListBrand", 1, 233},
    {"SVGLengthListSteps", 1, 109},
    {"SVGLengthSteps", 1, 107},
    {"SVGLineElement", 0, 105},
    {"SVGLinearGradientElement", 0, 105},
    {"SVGMarkerElement", 0, 105},
    {"SVGMaskElement", 0, 105},
    {"SVGMetadataElement", 0, 105},
    {"SVGNumber", 0, 233},
    {"SVGNumberBrand", 1, 233},
    {"SVGNumberList", 0, 233},
    {"SVGNumberListBrand", 1, 233},
    {"SVGNumberListSteps", 1, 109},
    {"SVGNumberSteps", 1, 107},
    {"SVGPathElement", 0, 105},
    {"SVGPatternElement", 0, 105},
    {"SVGPointList", 0, 233},
    {"SVGPointListBrand", 1, 233},
    {"SVGPointListSteps", 1, 109},
    {"SVGPolygonElement", 0, 105},
    {"SVGPolylineElement", 0, 105},
    {"SVGPreserveAspectRatio", 0, 233},
    {"SVGPreserveAspectRatioBrand", 1, 233},
    {"SVGPreserveAspectRatioSteps", 1, 110},
    {"SVGRadialGradientElement", 0, 105},
    {"SVGRectElement", 0, 105},
    {"SVGSVGElement", 0, 105},
    {"SVGScriptElement", 0, 105},
    {"SVGSetElement", 0, 105},
    {"SVGStopElement", 0, 105},
    {"SVGStringList", 0, 233},
    {"SVGStringListBrand", 1, 233},
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
    {"SVGTransform", 0, 233},
    {"SVGTransformBrand", 1, 233},
    {"SVGTransformList", 0, 233},
    {"SVGTransformListBrand", 1, 233},
    {"SVGTransformListSteps", 1, 109},
    {"SVGTransformSteps", 1, 108},
    {"SVGUnitTypes", 0, 233},
    {"SVGUnitTypesBrand", 1, 233},
    {"SVGUnitTypesSteps", 1, 110},
    {"SVGUseElement", 0, 105},
    {"SVGViewElement", 0, 105},
    {"Screen", 0, 170},
    {"ScreenBrand", 1, 170},
    {"ScreenSteps", 1, 101},
    {"SecurityPolicyViolationEvent", 0, 212},
    {"SelectableTextSteps", 1, 78},
    {"Selection", 0, 197},
    {"SelectionBrand", 1, 197},
    {"SelectionSteps", 1, 25},
    {"ShadowRoot", 0, 198},
    {"ShadowRootSteps", 1, 27},
    {"ShadowRootSteps_ShadowRoot", 1, 27},
    {"SlottableSteps", 1, 28},
    {"StaticRange", 0, 196},
    {"StaticRangeBrand", 1, 196},
    {"StaticRangeSteps", 1, 23},
    {"Storage", 0, 199},
    {"StorageBrand", 1, 199},
    {"StorageEvent", 0, 212},
    {"StorageEventSteps", 1, 55},
    {"StorageSteps", 1, 137},
    {"StylePropertyMap", 0, 173},
    {"StylePropertyMapBrand", 1, 173},
    {"StylePropertyMapReadOnly", 0, 173},
    {"StylePropertyMapReadOnlyBrand", 1, 173},
    {"StylePropertyMapReadOnlySteps", 1, 89},
    {"StylePropertyMapSteps", 1, 89},
    {"StyleSheet", 0, 200},
    {"StyleSheetBrand", 1, 200},
    {"StyleSheetList", 0, 200},
    {"StyleSheetListBrand", 1, 200},
    {"StyleSheetListSteps", 1, 92},
    {"StyleSheetOwnerSteps", 1, 92},
    {"StyleSheetSteps", 1, 92},
    {"SubmitEvent", 0, 212},
    {"SubmitterSteps", 1, 74},
    {"SubtleCrypto", 0, 237},
    {"SubtleCryptoBrand", 1, 237},
    {"SubtleCryptoSteps", 1, 115},
    {"Text", 0, 174},
    {"TextDecoder", 0, 210},
    {"TextDecoderBrand", 1, 210},
    {"TextDecoderCommonSteps", 1, 165},
    {"TextDecoderSteps", 1, 112},
    {"TextDecoderStream", 0, 210},
    {"TextDecoderStreamBrand", 1, 210},
    {"TextDecoderStreamSteps", 1, 165},
    {"TextEncoder", 0, 210},
    {"TextEncoderBrand", 1, 210},
    {"TextEncoderCommonSteps", 1, 165},
    {"TextEncoderSteps", 1, 112},
    {"TextEncoderStream", 0, 210},
    {"TextEncoderStreamBrand", 1, 210},
    {"TextEncoderStreamSteps", 1, 165},
    {"TextEvent", 0, 212},
    {"TextEventSteps", 1, 55},
    {"TextSteps", 1, 14},
    {"TextTrack", 0, 222},
    {"TextTrackBrand", 1, 222},
    {"TextTrackCue", 0, 222},
    {"TextTrackCueBrand", 1, 222},
    {"TextTrackCueList", 0, 222},
    {"TextTrackCueListBrand", 1, 222},
    {"TextTrackCueListSteps", 1, 58},
    {"TextTrackCueSteps", 1, 58},
    {"TextTrackList", 0, 222},
    {"TextTrackListBrand", 1, 222},
    {"TextTrackListSteps", 1, 58},
    {"TextTrackSteps", 1, 58},
    {"TimeRanges", 0, 221},
    {"TimeRangesBrand", 1, 221},
    {"TimeRangesSteps", 1, 57},
    {"ToggleEvent", 0, 212},
    {"TrackEvent", 0, 212},
    {"TransformStream", 0, 232},
    {"TransformStreamBrand", 1, 232},
    {"TransformStreamDefaultController", 0, 232},
    {"TransformStreamDefaultControllerBrand", 1, 232},
    {"TransformStreamDefaultControllerSteps", 1, 149},
    {"TransformStreamSteps", 1, 149},
    {"TransitionEvent", 0, 212},
    {"TreeWalker", 0, 201},
    {"TreeWalkerBrand", 1, 201},
    {"TreeWalkerSteps", 1, 19},
    {"UIEvent", 0, 212},
    {"UIEventSteps", 1, 55},
    {"URL", 0, 236},
    {"URLBrand", 1, 236},
    {"URLSearchParams", 0, 236},
    {"URLSearchParamsBrand", 1, 236},
    {"URLSearchParamsSteps", 1, 84},
    {"URLSteps", 1, 84},
    {"URLSteps_FileAPI", 1, 156},
    {"UserActivation", 0, 231},
    {"UserActivationBrand", 1, 231},
    {"UserActivationSteps", 1, 131},
    {"VTTCue", 0, 222},
    {"VTTCueBrand", 1, 222},
    {"VTTCueSteps", 1, 58},
    {"ValidityState", 0, 215},
    {"ValidityStateBrand", 1, 215},
    {"ValidityStateSteps", 1, 73},
    {"VideoTrack", 0, 222},
    {"VideoTrackBrand", 1, 222},
    {"VideoTrackList", 0, 222},
    {"VideoTrackListBrand", 1, 222},
    {"VideoTrackListSteps", 1, 58},
    {"VideoTrackSteps", 1, 58},
    {"VisualViewport", 0, 170},
    {"VisualViewportBrand", 1, 170},
    {"VisualViewportSteps", 1, 101},
    {"WebSocket", 0, 207},
    {"WebSocketBrand", 1, 207},
    {"WebSocketSteps", 1, 155},
    {"WheelEvent", 0, 212},
    {"WheelEventSteps", 1, 55},
    {"WindowLocalStorageSteps", 1, 104},
    {"WindowMembers_CSSOMView", 1, 170},
    {"WindowMembers_Window", 1, 202},
    {"WindowMembers_fetch", 1, 213},
    {"WindowOrWorkerGlobalScopeSteps", 1, 104},
    {"WindowSessionStorageSteps", 1, 104},
    {"WindowSteps", 1, 104},
    {"WindowSteps_CSSOMView", 1, 101},
    {"WindowSteps_fetch", 1, 123},
    {"WritableStream", 0, 232},
    {"WritableStreamBrand", 1, 232},
    {"WritableStreamDefaultController", 0, 232},
    {"WritableStreamDefaultControllerBrand", 1, 232},
    {"WritableStreamDefaultControllerSteps", 1, 148},
    {"WritableStreamDefaultWriter", 0, 232},
    {"WritableStreamDefaultWriterBrand", 1, 232},
    {"WritableStreamDefaultWriterSteps", 1, 147},
    {"WritableStreamSteps", 1, 147},
    {"XMLDocument", 0, 183},
    {"XMLHttpRequest", 0, 238},
    {"XMLHttpRequestBrand", 1, 238},
    {"XMLHttpRequestEventTarget", 0, 238},
    {"XMLHttpRequestEventTargetBrand", 1, 238},
    {"XMLHttpRequestSteps", 1, 122},
    {"XMLHttpRequestUpload", 0, 238},
    {"XMLHttpRequestUploadBrand", 1, 238},
    {"XMLSerializer", 0, 178},
    {"XMLSerializerBrand", 1, 178},
    {"XMLSerializerSteps", 1, 16},
    {"XPathEvaluator", 0, 203},
    {"XPathEvaluatorBaseSteps", 1, 22},
    {"XPathEvaluatorBrand", 1, 203},
    {"XPathEvaluatorSteps", 1, 22},
    {"XPathExpression", 0, 203},
    {"XPathExpressionBrand", 1, 203},
    {"XPathExpressionSteps", 1, 22},
    {"XPathResult", 0, 203},
    {"XPathResultBrand", 1, 203},
    {"XPathResultSteps", 1, 22},
    {"abortControllerState", 1, 167},
    {"abortReason", 1, 8},
    {"abortSignal", 1, 8},
    {"abortSignalState", 1, 167},
    {"abortWritable", 1, 147},
    {"abstractRangeState", 1, 196},
    {"acquireReader", 1, 142},
    {"acquireWriter", 1, 147},
    {"activateInput", 1, 71},
    {"activationBehavior", 1, 31},
    {"addHeader", 1, 120},
    {"addIterator", 1, 118},
    {"addPairs", 1, 118},
    {"addRead", 1, 142},
    {"addSet", 1, 119},
    {"adoptedStyleSheets", 1, 93},
    {"allBytes", 1, 151},
    {"allOf", 1, 102},
    {"animationChanged", 1, 97},
    {"animationEffectState", 1, 204},
    {"animationRate", 1, 97},
    {"animationState", 1, 204},
    {"animationTime", 1, 97},
    {"animationTimelineState", 1, 204},
    {"appendBytes", 1, 151},
    {"appendSequence", 1, 151},
    {"appliesTo", 1, 67},
    {"assignToSlot", 1, 28},
    {"atob", 1, 113},
    {"attachInternals", 1, 129},
    {"attachShadow", 1, 27},
    {"attributesOf", 1, 20},
    {"audioTrackListState", 1, 222},
    {"audioTrackState", 1, 222},
    {"bar", 1, 133},
    {"barPropState", 1, 225},
    {"beforeToggle", 1, 34},
    {"blobAt", 1, 156},
    {"blobDocument", 1, 123},
    {"blobState", 1, 187},
    {"blockAround", 1, 48},
    {"blockCommand", 1, 47},
    {"blockState", 1, 47},
    {"bodyOf", 1, 103},
    {"borderSize", 1, 90},
    {"broadcastChannelState", 1, 223},
    {"btoa", 1, 113},
    {"bufferIsDetached", 1, 141},
    {"buttonType", 1, 70},
    {"byobRequestOf", 1, 144},
    {"byteLengthQueuingStrategyState", 1, 232},
    {"bytesAsText", 1, 115},
    {"callPromise", 1, 141},
    {"callbackMember", 1, 141},
    {"canEnqueue", 1, 143},
    {"cancelReadable", 1, 142},
    {"caretForFocus", 1, 76},
    {"chain", 1, 141},
    {"changeRules", 1, 92},
    {"checkForm", 1, 73},
    {"checkPoint", 1, 23},
    {"checkValidity", 1, 73},
    {"checkedness", 1, 71},
    {"childBeside", 1, 48},
    {"childText", 1, 103},
    {"chosenFrame", 1, 63},
    {"chunkSize", 1, 148},
    {"classListOf", 1, 21},
    {"clearEntries", 1, 136},
    {"clearFiles", 1, 162},
    {"clearTimer", 1, 52},
    {"click", 1, 41},
    {"clipboardState", 1, 231},
    {"clone", 1, 83},
    {"cloneAttributeNode", 1, 15},
    {"cloneBody", 1, 159},
    {"closeBytes", 1, 144},
    {"closeController", 1, 143},
    {"closeDialog", 1, 36},
    {"closeEnd", 1, 163},
    {"closeReadable", 1, 142},
    {"closeWritable", 1, 147},
    {"closeWritableController", 1, 148},
    {"closeWriter", 1, 147},
    {"closestElement", 1, 17},
    {"commandDialog", 1, 36},
    {"commandEnabled", 1, 46},
    {"commandIndeterminate", 1, 46},
    {"commandState", 1, 46},
    {"commandSupported", 1, 46},
    {"commandValue", 1, 46},
    {"comparePoints", 1, 23},
    {"composedEnds", 1, 24},
    {"composedPath", 1, 29},
    {"composedPoints", 1, 24},
    {"composedRanges", 1, 24},
    {"compressionStreamState", 1, 206},
    {"computedStyleOf", 1, 91},
    {"computedValue", 1, 91},
    {"console", 3, 208},
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
    {"copyFiles", 1, 162},
    {"copyHeaders", 1, 120},
    {"countItems", 1, 141},
    {"countQueuingStrategyState", 1, 232},
    {"createCustom", 1, 128},
    {"createEvent", 1, 6},
    {"crypto", 1, 114},
    {"cryptoKeyState", 1, 237},
    {"cryptoState", 1, 237},
    {"cssConditionRuleState", 1, 171},
    {"cssContainerRuleState", 1, 171},
    {"cssCounterStyleRuleState", 1, 171},
    {"cssFontFaceRuleState", 1, 171},
    {"cssFontPaletteValuesRuleState", 1, 171},
    {"cssGroupingRuleState", 1, 171},
    {"cssImageValueState", 1, 173},
    {"cssImportRuleState", 1, 171},
    {"cssKeyframeRuleState", 1, 171},
    {"cssKeyframesRuleState", 1, 171},
    {"cssKeywordValueState", 1, 173},
    {"cssLayerBlockRuleState", 1, 171},
    {"cssLayerStatementRuleState", 1, 171},
    {"cssMarginRuleState", 1, 171},
    {"cssMathClampState", 1, 173},
    {"cssMathInvertState", 1, 173},
    {"cssMathMaxState", 1, 173},
    {"cssMathMinState", 1, 173},
    {"cssMathNegateState", 1, 173},
    {"cssMathProductState", 1, 173},
    {"cssMathSumState", 1, 173},
    {"cssMathValueState", 1, 173},
    {"cssMatrixComponentState", 1, 173},
    {"cssMediaRuleState", 1, 171},
    {"cssNamespaceRuleState", 1, 171},
    {"cssNestedDeclarationsState", 1, 171},
    {"cssNumericArrayState", 1, 173},
    {"cssNumericValueState", 1, 173},
    {"cssPageRuleState", 1, 171},
    {"cssPerspectiveState", 1, 173},
    {"cssPropertyRuleState", 1, 171},
    {"cssRotateState", 1, 173},
    {"cssRuleListState", 1, 171},
    {"cssRuleState", 1, 171},
    {"cssScaleState", 1, 173},
    {"cssScopeRuleState", 1, 171},
    {"cssSkewState", 1, 173},
    {"cssSkewXState", 1, 173},
    {"cssSkewYState", 1, 173},
    {"cssStartingStyleRuleState", 1, 171},
    {"cssStyleRuleState", 1, 171},
    {"cssStyleSheetState", 1, 200},
    {"cssStyleValueState", 1, 173},
    {"cssSupportsRuleState", 1, 171},
    {"cssTransformComponentState", 1, 173},
    {"cssTransformValueState", 1, 173},
    {"cssTranslateState", 1, 173},
    {"cssUnitValueState", 1, 173},
    {"cssUnparsedValueState", 1, 173},
    {"cssVariableReferenceValueState", 1, 173},
    {"currentEvent", 1, 7},
    {"customElementRegistryState", 1, 175},
    {"customElements", 1, 127},
    {"customEntries", 1, 129},
    {"customFlags", 1, 129},
    {"customMessage", 1, 129},
    {"customState", 1, 128},
    {"customStateSetState", 1, 185},
    {"cutSequence", 1, 151},
    {"dataTransferItemListState", 1, 182},
    {"dataTransferItemState", 1, 182},
    {"dataTransferState", 1, 182},
    {"datasetOf", 1, 33},
    {"dateNumber", 1, 68},
    {"dateText", 1, 68},
    {"dealWithRejection", 1, 147},
    {"decodePiece", 1, 112},
    {"decodeText", 1, 112},
    {"decodeWithMark", 1, 153},
    {"decompressionStreamState", 1, 206},
    {"defaultButton", 1, 70},
    {"defineElement", 1, 128},
    {"defineEvent", 1, 6},
    {"definitionNamed", 1, 128},
    {"definitionOf", 1, 128},
    {"deleteRange", 1, 23},
    {"dependentSignal", 1, 8},
    {"dequeueSized", 1, 141},
    {"deriveBits", 1, 116},
    {"deriveKey", 1, 116},
    {"derivedCollection", 1, 56},
    {"derivedList", 1, 56},
    {"describe", 1, 53},
    {"deserialize", 1, 83},
    {"deserializeWithTransfer", 1, 83},
    {"desiredSizeOf", 1, 143},
    {"detailsChanged", 1, 35},
    {"detailsRenamed", 1, 35},
    {"dialogChanged", 1, 36},
    {"digestName", 1, 115},
    {"digestText", 1, 115},
    {"disablesShadow", 1, 128},
    {"dispatch", 1, 7},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 204},
    {"domExceptionState", 1, 177},
    {"domImplementationState", 1, 178},
    {"domMatrixReadOnlyState", 1, 220},
    {"domMatrixState", 1, 220},
    {"domParserState", 1, 178},
    {"domPointReadOnlyState", 1, 220},
    {"domPointState", 1, 220},
    {"domQuadState", 1, 220},
    {"domRectListState", 1, 217},
    {"domRectReadOnlyState", 1, 217},
    {"domRectState", 1, 217},
    {"domStringListState", 1, 179},
    {"easingFunction", 1, 95},
    {"effectEnd", 1, 96},
    {"effectFills", 1, 96},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 185},
    {"elementsNamed", 1, 18},
    {"emptySequence", 1, 151},
    {"encodeEntries", 1, 158},
    {"encodeUTF8", 1, 112},
    {"enqueueBytes", 1, 144},
    {"enqueueCallback", 1, 128},
    {"enqueueChunk", 1, 143},
    {"enqueueSized", 1, 141},
    {"enqueueTransformed", 1, 149},
    {"entryList", 1, 74},
    {"errorBytes", 1, 144},
    {"errorController", 1, 143},
    {"errorReadable", 1, 142},
    {"errorTransform", 1, 149},
    {"errorWritableIfNeeded", 1, 148},
    {"eventInterface", 1, 6},
    {"eventPath", 1, 29},
    {"eventReceiver", 1, 6},
    {"eventSourceState", 1, 207},
    {"eventState", 1, 186},
    {"exceptionOfCode", 1, 2},
    {"execCommand", 1, 46},
    {"exportKey", 1, 116},
    {"exposeElement", 1, 64},
    {"exposeFrames", 1, 64},
    {"exposeNames", 1, 64},
    {"external", 1, 133},
    {"externalState", 1, 225},
    {"extractBody", 1, 159},
    {"extractRange", 1, 23},
    {"failClose", 1, 147},
    {"failReads", 1, 142},
    {"failWrite", 1, 147},
    {"fileListState", 1, 187},
    {"fileReaderState", 1, 187},
    {"fileState", 1, 187},
    {"fileValue", 1, 162},
    {"filesOf", 1, 162},
    {"finalStyles", 1, 96},
    {"finishClose", 1, 147},
    {"finishErroring", 1, 147},
    {"finishWrite", 1, 147},
    {"fire", 1, 7},
    {"firstItem", 1, 141},
    {"firstWithId", 1, 70},
    {"focusForSelection", 1, 76},
    {"focusableArea", 1, 40},
    {"focusedId", 1, 40},
    {"foldBlanks", 1, 49},
    {"foldsBlanks", 1, 49},
    {"followLink", 1, 139},
    {"fontSizeOf", 1, 45},
    {"forgetAbort", 1, 8},
    {"forgetGroups", 1, 71},
    {"forgetHandlers", 1, 32},
    {"formAssociated", 1, 129},
    {"formControls", 1, 70},
    {"formDataState", 1, 238},
    {"formOf", 1, 70},
    {"formatLogged", 1, 53},
    {"frameWindow", 1, 63},
    {"frames", 1, 63},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 7},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 142},
    {"generateKey", 1, 116},
    {"geolocationPositionErrorState", 1, 231},
    {"geolocationState", 1, 231},
    {"getHandler", 1, 32},
    {"handled", 1, 141},
    {"hasBackpressure", 1, 143},
    {"hasFormat", 1, 45},
    {"hasNoChoice", 1, 81},
    {"hasPulls", 1, 144},
    {"headerValue", 1, 120},
    {"headersState", 1, 213},
    {"hidePopover", 1, 37},
    {"hidePopoversOver", 1, 37},
    {"highWaterMarkOf", 1, 141},
    {"history", 1, 140},
    {"historyState", 1, 225},
    {"hostEvent", 1, 6},
    {"htmlElementArgument", 1, 4},
    {"idleDeadlineState", 1, 218},
    {"imageChanged", 1, 61},
    {"imageEvent", 1, 61},
    {"imagePoint", 1, 74},
    {"imageSeen", 1, 61},
    {"imagesMoved", 1, 61},
    {"implementationOf", 1, 16},
    {"importKey", 1, 116},
    {"initializeEvent", 1, 5},
    {"inlineStyleOf", 1, 91},
    {"inputType", 1, 67},
    {"insertIntoRange", 1, 23},
    {"insertMarkup", 1, 50},
    {"intersectionObserverEntryState", 1, 227},
    {"intersectionObserverState", 1, 227},
    {"invoke", 1, 38},
    {"invokeListeners", 1, 7},
    {"invokeReactions", 1, 128},
    {"isAbortController", 1, 167},
    {"isAbortSignal", 1, 167},
    {"isAborted", 1, 8},
    {"isAbstractRange", 1, 196},
    {"isActiveDocument", 1, 63},
    {"isAnimation", 1, 204},
    {"isAnimationEffect", 1, 204},
    {"isAnimationTimeline", 1, 204},
    {"isAudioTrack", 1, 222},
    {"isAudioTrackList", 1, 222},
    {"isBarProp", 1, 225},
    {"isBlob", 1, 187},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBroadcastChannel", 1, 223},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 232},
    {"isCSSConditionRule", 1, 171},
    {"isCSSContainerRule", 1, 171},
    {"isCSSCounterStyleRule", 1, 171},
    {"isCSSFontFaceRule", 1, 171},
    {"isCSSFontPaletteValuesRule", 1, 171},
    {"isCSSGroupingRule", 1, 171},
    {"isCSSImageValue", 1, 173},
    {"isCSSImportRule", 1, 171},
    {"isCSSKeyframeRule", 1, 171},
    {"isCSSKeyframesRule", 1, 171},
    {"isCSSKeywordValue", 1, 173},
    {"isCSSLayerBlockRule", 1, 171},
    {"isCSSLayerStatementRule", 1, 171},
    {"isCSSMarginRule", 1, 171},
    {"isCSSMathClamp", 1, 173},
    {"isCSSMathInvert", 1, 173},
    {"isCSSMathMax", 1, 173},
    {"isCSSMathMin", 1, 173},
    {"isCSSMathNegate", 1, 173},
    {"isCSSMathProduct", 1, 173},
    {"isCSSMathSum", 1, 173},
    {"isCSSMathValue", 1, 173},
    {"isCSSMatrixComponent", 1, 173},
    {"isCSSMediaRule", 1, 171},
    {"isCSSNamespaceRule", 1, 171},
    {"isCSSNestedDeclarations", 1, 171},
    {"isCSSNumericArray", 1, 173},
    {"isCSSNumericValue", 1, 173},
    {"isCSSPageRule", 1, 171},
    {"isCSSPerspective", 1, 173},
    {"isCSSPropertyRule", 1, 171},
    {"isCSSRotate", 1, 173},
    {"isCSSRule", 1, 171},
    {"isCSSRuleList", 1, 171},
    {"isCSSScale", 1, 173},
    {"isCSSScopeRule", 1, 171},
    {"isCSSSkew", 1, 173},
    {"isCSSSkewX", 1, 173},
    {"isCSSSkewY", 1, 173},
    {"isCSSStartingStyleRule", 1, 171},
    {"isCSSStyleRule", 1, 171},
    {"isCSSStyleSheet", 1, 200},
    {"isCSSStyleValue", 1, 173},
    {"isCSSSupportsRule", 1, 171},
    {"isCSSTransformComponent", 1, 173},
    {"isCSSTransformValue", 1, 173},
    {"isCSSTranslate", 1, 173},
    {"isCSSUnitValue", 1, 173},
    {"isCSSUnparsedValue", 1, 173},
    {"isCSSVariableReferenceValue", 1, 173},
    {"isClipboard", 1, 231},
    {"isClosed", 1, 27},
    {"isClosing", 1, 147},
    {"isComposedInPage", 1, 24},
    {"isCompressionStream", 1, 206},
    {"isCountQueuingStrategy", 1, 232},
    {"isCrypto", 1, 237},
    {"isCryptoKey", 1, 237},
    {"isCustomElementRegistry", 1, 175},
    {"isCustomStateSet", 1, 185},
    {"isDOMException", 1, 177},
    {"isDOMImplementation", 1, 178},
    {"isDOMMatrix", 1, 220},
    {"isDOMMatrixReadOnly", 1, 220},
    {"isDOMParser", 1, 178},
    {"isDOMPoint", 1, 220},
    {"isDOMPointReadOnly", 1, 220},
    {"isDOMQuad", 1, 220},
    {"isDOMRect", 1, 217},
    {"isDOMRectList", 1, 217},
    {"isDOMRectReadOnly", 1, 217},
    {"isDOMStringList", 1, 179},
    {"isDataTransfer", 1, 182},
    {"isDataTransferItem", 1, 182},
    {"isDataTransferItemList", 1, 182},
    {"isDecompressionStream", 1, 206},
    {"isDesigned", 1, 103},
    {"isDisabled", 1, 40},
    {"isDocumentTimeline", 1, 204},
    {"isEditable", 1, 40},
    {"isElementInternals", 1, 185},
    {"isEvent", 1, 186},
    {"isEventSource", 1, 207},
    {"isExternal", 1, 225},
    {"isFieldValue", 1, 120},
    {"isFile", 1, 187},
    {"isFileList", 1, 187},
    {"isFileReader", 1, 187},
    {"isFocusable", 1, 40},
    {"isFocusableByDefault", 1, 40},
    {"isFormCustom", 1, 129},
    {"isFormData", 1, 238},
    {"isFormat", 1, 45},
    {"isFrameWindow", 1, 63},
    {"isGeolocation", 1, 231},
    {"isGeolocationPositionError", 1, 231},
    {"isGroupChecked", 1, 71},
    {"isHTMLElementOf", 1, 4},
    {"isHeaders", 1, 213},
    {"isHistory", 1, 225},
    {"isIdleDeadline", 1, 218},
    {"isImageLoading", 1, 61},
    {"isIndexed", 1, 3},
    {"isIntersectionObserver", 1, 227},
    {"isIntersectionObserverEntry", 1, 227},
    {"isKeyframeEffect", 1, 204},
    {"isLoadable", 1, 123},
    {"isLocation", 1, 225},
    {"isMediaError", 1, 222},
    {"isMediaList", 1, 200},
    {"isMediaQueryList", 1, 170},
    {"isMessageChannel", 1, 223},
    {"isMessagePort", 1, 223},
    {"isMimeType", 1, 193},
    {"isMimeTypeArray", 1, 193},
    {"isModal", 1, 36},
    {"isMouseEvent", 1, 55},
    {"isMutationObserver", 1, 191},
    {"isMutationRecord", 1, 191},
    {"isNavigator", 1, 193},
    {"isNodeIterator", 1, 201},
    {"isNotification", 1, 231},
    {"isNumberText", 1, 69},
    {"isNumericType", 1, 87},
    {"isParagraph", 1, 47},
    {"isPerformance", 1, 229},
    {"isPerformanceEntry", 1, 230},
    {"isPerformanceMark", 1, 230},
    {"isPerformanceMeasure", 1, 230},
    {"isPerformanceNavigation", 1, 226},
    {"isPerformanceObserver", 1, 230},
    {"isPerformanceObserverEntryList", 1, 230},
    {"isPerformanceTiming", 1, 226},
    {"isPermissionStatus", 1, 231},
    {"isPermissions", 1, 231},
    {"isPlugin", 1, 193},
    {"isPluginArray", 1, 193},
    {"isPopoverShown", 1, 37},
    {"isQuirks", 1, 17},
    {"isRange", 1, 196},
    {"isReadableByteStreamController", 1, 232},
    {"isReadableStream", 1, 232},
    {"isReadableStreamBYOBReader", 1, 232},
    {"isReadableStreamBYOBRequest", 1, 232},
    {"isReadableStreamDefaultController", 1, 232},
    {"isReadableStreamDefaultReader", 1, 232},
    {"isRequest", 1, 213},
    {"isResizeObserver", 1, 227},
    {"isResizeObserverEntry", 1, 227},
    {"isResizeObserverSize", 1, 227},
    {"isResponse", 1, 213},
    {"isSVGAngle", 1, 233},
    {"isSVGAnimatedAngle", 1, 233},
    {"isSVGAnimatedBoolean", 1, 233},
    {"isSVGAnimatedEnumeration", 1, 233},
    {"isSVGAnimatedInteger", 1, 233},
    {"isSVGAnimatedLength", 1, 233},
    {"isSVGAnimatedLengthList", 1, 233},
    {"isSVGAnimatedNumber", 1, 233},
    {"isSVGAnimatedNumberList", 1, 233},
    {"isSVGAnimatedPreserveAspectRatio", 1, 233},
    {"isSVGAnimatedRect", 1, 233},
    {"isSVGAnimatedTransformList", 1, 233},
    {"isSVGLength", 1, 233},
    {"isSVGLengthList", 1, 233},
    {"isSVGNumber", 1, 233},
    {"isSVGNumberList", 1, 233},
    {"isSVGPointList", 1, 233},
    {"isSVGPreserveAspectRatio", 1, 233},
    {"isSVGStringList", 1, 233},
    {"isSVGTransform", 1, 233},
    {"isSVGTransformList", 1, 233},
    {"isSVGUnitTypes", 1, 233},
    {"isScreen", 1, 170},
    {"isSelected", 1, 81},
    {"isSelection", 1, 197},
    {"isShadowIncluding", 1, 27},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 196},
    {"isStepMismatch", 1, 69},
    {"isStorage", 1, 199},
    {"isStylePropertyMap", 1, 173},
    {"isStylePropertyMapReadOnly", 1, 173},
    {"isStyleSheet", 1, 200},
    {"isStyleSheetList", 1, 200},
    {"isSubmitButton", 1, 70},
    {"isSubtleCrypto", 1, 237},
    {"isSummary", 1, 40},
    {"isTextDecoder", 1, 210},
    {"isTextDecoderStream", 1, 210},
    {"isTextEncoder", 1, 210},
    {"isTextEncoderStream", 1, 210},
    {"isTextTrack", 1, 222},
    {"isTextTrackCue", 1, 222},
    {"isTextTrackCueList", 1, 222},
    {"isTextTrackList", 1, 222},
    {"isTimeRanges", 1, 221},
    {"isToken", 1, 120},
    {"isTransformStream", 1, 232},
    {"isTransformStreamDefaultController", 1, 232},
    {"isTreeWalker", 1, 201},
    {"isURL", 1, 236},
    {"isURLSearchParams", 1, 236},
    {"isUnusable", 1, 159},
    {"isUserActivation", 1, 231},
    {"isVTTCue", 1, 222},
    {"isValidControl", 1, 73},
    {"isValidityState", 1, 215},
    {"isVideoTrack", 1, 222},
    {"isVideoTrackList", 1, 222},
    {"isVisualViewport", 1, 170},
    {"isWebSocket", 1, 207},
    {"isWritableStream", 1, 232},
    {"isWritableStreamDefaultController", 1, 232},
    {"isWritableStreamDefaultWriter", 1, 232},
    {"isXMLHttpRequest", 1, 238},
    {"isXMLHttpRequestEventTarget", 1, 238},
    {"isXMLHttpRequestUpload", 1, 238},
    {"isXMLSerializer", 1, 178},
    {"isXPathEvaluator", 1, 203},
    {"isXPathExpression", 1, 203},
    {"isXPathResult", 1, 203},
    {"itemKind", 1, 3},
    {"itemState", 1, 3},
    {"keepBlanks", 1, 49},
    {"keepBlanksApart", 1, 49},
    {"keepLine", 1, 48},
    {"keyframeEffectState", 1, 204},
    {"labelListOf", 1, 70},
    {"labeledControl", 1, 70},
    {"labelsFor", 1, 18},
    {"legacySize", 1, 45},
    {"limitState", 1, 73},
    {"listElement", 1, 65},
    {"loadFailed", 1, 123},
    {"loadResource", 1, 123},
    {"location", 1, 139},
    {"locationState", 1, 225},
    {"lookAtForm", 1, 129},
    {"makeAbortController", 1, 167},
    {"makeAbortSignal", 1, 167},
    {"makeAbstractRange", 1, 196},
    {"makeAnimation", 1, 204},
    {"makeAnimationEffect", 1, 204},
    {"makeAnimationTimeline", 1, 204},
    {"makeAudioTrack", 1, 222},
    {"makeAudioTrackList", 1, 222},
    {"makeBarProp", 1, 225},
    {"makeBlob", 1, 187},
    {"makeBroadcastChannel", 1, 223},
    {"makeByteLengthQueuingStrategy", 1, 232},
    {"makeCSSConditionRule", 1, 171},
    {"makeCSSContainerRule", 1, 171},
    {"makeCSSCounterStyleRule", 1, 171},
    {"makeCSSFontFaceRule", 1, 171},
    {"makeCSSFontPaletteValuesRule", 1, 171},
    {"makeCSSGroupingRule", 1, 171},
    {"makeCSSImageValue", 1, 173},
    {"makeCSSImportRule", 1, 171},
    {"makeCSSKeyframeRule", 1, 171},
    {"makeCSSKeyframesRule", 1, 171},
    {"makeCSSKeywordValue", 1, 173},
    {"makeCSSLayerBlockRule", 1, 171},
    {"makeCSSLayerStatementRule", 1, 171},
    {"makeCSSMarginRule", 1, 171},
    {"makeCSSMathClamp", 1, 173},
    {"makeCSSMathInvert", 1, 173},
    {"makeCSSMathMax", 1, 173},
    {"makeCSSMathMin", 1, 173},
    {"makeCSSMathNegate", 1, 173},
    {"makeCSSMathProduct", 1, 173},
    {"makeCSSMathSum", 1, 173},
    {"makeCSSMathValue", 1, 173},
    {"makeCSSMatrixComponent", 1, 173},
    {"makeCSSMediaRule", 1, 171},
    {"makeCSSNamespaceRule", 1, 171},
    {"makeCSSNestedDeclarations", 1, 171},
    {"makeCSSNumericArray", 1, 173},
    {"makeCSSNumericValue", 1, 173},
    {"makeCSSPageRule", 1, 171},
    {"makeCSSPerspective", 1, 173},
    {"makeCSSPropertyRule", 1, 171},
    {"makeCSSRotate", 1, 173},
    {"makeCSSRule", 1, 171},
    {"makeCSSRuleList", 1, 171},
    {"makeCSSScale", 1, 173},
    {"makeCSSScopeRule", 1, 171},
    {"makeCSSSkew", 1, 173},
    {"makeCSSSkewX", 1, 173},
    {"makeCSSSkewY", 1, 173},
    {"makeCSSStartingStyleRule", 1, 171},
    {"makeCSSStyleDeclaration", 1, 172},
    {"makeCSSStyleRule", 1, 171},
    {"makeCSSStyleSheet", 1, 200},
    {"makeCSSStyleValue", 1, 173},
    {"makeCSSSupportsRule", 1, 171},
    {"makeCSSTransformComponent", 1, 173},
    {"makeCSSTransformValue", 1, 173},
    {"makeCSSTranslate", 1, 173},
    {"makeCSSUnitValue", 1, 173},
    {"makeCSSUnparsedValue", 1, 173},
    {"makeCSSVariableReferenceValue", 1, 173},
    {"makeClipboard", 1, 231},
    {"makeCompressionStream", 1, 206},
    {"makeCountQueuingStrategy", 1, 232},
    {"makeCrypto", 1, 237},
    {"makeCryptoKey", 1, 237},
    {"makeCustomElementRegistry", 1, 175},
    {"makeCustomStateSet", 1, 185},
    {"makeDOMException", 1, 177},
    {"makeDOMImplementation", 1, 178},
    {"makeDOMMatrix", 1, 220},
    {"makeDOMMatrixReadOnly", 1, 220},
    {"makeDOMParser", 1, 178},
    {"makeDOMPoint", 1, 220},
    {"makeDOMPointReadOnly", 1, 220},
    {"makeDOMQuad", 1, 220},
    {"makeDOMRect", 1, 217},
    {"makeDOMRectList", 1, 217},
    {"makeDOMRectReadOnly", 1, 217},
    {"makeDOMStringList", 1, 179},
    {"makeDOMStringMap", 1, 180},
    {"makeDOMTokenList", 1, 181},
    {"makeDataTransfer", 1, 182},
    {"makeDataTransferItem", 1, 182},
    {"makeDataTransferItemList", 1, 182},
    {"makeDecompressionStream", 1, 206},
    {"makeDeferred", 1, 141},
    {"makeDocumentTimeline", 1, 204},
    {"makeElement", 1, 4},
    {"makeElementInternals", 1, 185},
    {"makeEvent", 1, 186},
    {"makeEventSource", 1, 207},
    {"makeException", 1, 2},
    {"makeExternal", 1, 225},
    {"makeFile", 1, 187},
    {"makeFileList", 1, 187},
    {"makeFileReader", 1, 187},
    {"makeFormData", 1, 238},
    {"makeGeolocation", 1, 231},
    {"makeGeolocationPositionError", 1, 231},
    {"makeHTMLAllCollection", 1, 188},
    {"makeHTMLCollection", 1, 205},
    {"makeHTMLFormControlsCollection", 1, 214},
    {"makeHTMLOptionsCollection", 1, 214},
    {"makeHeaders", 1, 213},
    {"makeHistory", 1, 225},
    {"makeIdleDeadline", 1, 218},
    {"makeIndexed", 1, 3},
    {"makeIntersectionObserver", 1, 227},
    {"makeIntersectionObserverEntry", 1, 227},
    {"makeKeyframeEffect", 1, 204},
    {"makeLocation", 1, 225},
    {"makeMediaError", 1, 222},
    {"makeMediaList", 1, 200},
    {"makeMediaQueryList", 1, 170},
    {"makeMessageChannel", 1, 223},
    {"makeMessagePort", 1, 223},
    {"makeMimeType", 1, 193},
    {"makeMimeTypeArray", 1, 193},
    {"makeMutationObserver", 1, 191},
    {"makeMutationRecord", 1, 191},
    {"makeNamedNodeMap", 1, 192},
    {"makeNavigator", 1, 193},
    {"makeNodeIterator", 1, 201},
    {"makeNodeList", 1, 205},
    {"makeNotification", 1, 231},
    {"makePerformance", 1, 229},
    {"makePerformanceEntry", 1, 230},
    {"makePerformanceMark", 1, 230},
    {"makePerformanceMeasure", 1, 230},
    {"makePerformanceNavigation", 1, 226},
    {"makePerformanceObserver", 1, 230},
    {"makePerformanceObserverEntryList", 1, 230},
    {"makePerformanceTiming", 1, 226},
    {"makePermissionStatus", 1, 231},
    {"makePermissions", 1, 231},
    {"makePlugin", 1, 193},
    {"makePluginArray", 1, 193},
    {"makeRadioNodeList", 1, 214},
    {"makeRange", 1, 196},
    {"makeReadableByteStreamController", 1, 232},
    {"makeReadableStream", 1, 232},
    {"makeReadableStreamBYOBReader", 1, 232},
    {"makeReadableStreamBYOBRequest", 1, 232},
    {"makeReadableStreamDefaultController", 1, 232},
    {"makeReadableStreamDefaultReader", 1, 232},
    {"makeRequest", 1, 213},
    {"makeResizeObserver", 1, 227},
    {"makeResizeObserverEntry", 1, 227},
    {"makeResizeObserverSize", 1, 227},
    {"makeResponse", 1, 213},
    {"makeSVGAngle", 1, 233},
    {"makeSVGAnimatedAngle", 1, 233},
    {"makeSVGAnimatedBoolean", 1, 233},
    {"makeSVGAnimatedEnumeration", 1, 233},
    {"makeSVGAnimatedInteger", 1, 233},
    {"makeSVGAnimatedLength", 1, 233},
    {"makeSVGAnimatedLengthList", 1, 233},
    {"makeSVGAnimatedNumber", 1, 233},
    {"makeSVGAnimatedNumberList", 1, 233},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 233},
    {"makeSVGAnimatedRect", 1, 233},
    {"makeSVGAnimatedTransformList", 1, 233},
    {"makeSVGLength", 1, 233},
    {"makeSVGLengthList", 1, 233},
    {"makeSVGNumber", 1, 233},
    {"makeSVGNumberList", 1, 233},
    {"makeSVGPointList", 1, 233},
    {"makeSVGPreserveAspectRatio", 1, 233},
    {"makeSVGStringList", 1, 233},
    {"makeSVGTransform", 1, 233},
    {"makeSVGTransformList", 1, 233},
    {"makeSVGUnitTypes", 1, 233},
    {"makeScreen", 1, 170},
    {"makeSelection", 1, 197},
    {"makeStaticRange", 1, 196},
    {"makeStorage", 1, 199},
    {"makeStylePropertyMap", 1, 173},
    {"makeStylePropertyMapReadOnly", 1, 173},
    {"makeStyleSheet", 1, 200},
    {"makeStyleSheetList", 1, 200},
    {"makeSubtleCrypto", 1, 237},
    {"makeTextDecoder", 1, 210},
    {"makeTextDecoderStream", 1, 210},
    {"makeTextEncoder", 1, 210},
    {"makeTextEncoderStream", 1, 210},
    {"makeTextTrack", 1, 222},
    {"makeTextTrackCue", 1, 222},
    {"makeTextTrackCueList", 1, 222},
    {"makeTextTrackList", 1, 222},
    {"makeTimeRanges", 1, 221},
    {"makeTransformStream", 1, 232},
    {"makeTransformStreamDefaultController", 1, 232},
    {"makeTreeWalker", 1, 201},
    {"makeURL", 1, 236},
    {"makeURLSearchParams", 1, 236},
    {"makeUserActivation", 1, 231},
    {"makeVTTCue", 1, 222},
    {"makeValidityState", 1, 215},
    {"makeVideoTrack", 1, 222},
    {"makeVideoTrackList", 1, 222},
    {"makeVisualViewport", 1, 170},
    {"makeWebSocket", 1, 207},
    {"makeWritableStream", 1, 232},
    {"makeWritableStreamDefaultController", 1, 232},
    {"makeWritableStreamDefaultWriter", 1, 232},
    {"makeXMLHttpRequest", 1, 238},
    {"makeXMLHttpRequestEventTarget", 1, 238},
    {"makeXMLHttpRequestUpload", 1, 238},
    {"makeXMLSerializer", 1, 178},
    {"makeXPathEvaluator", 1, 203},
    {"makeXPathExpression", 1, 203},
    {"makeXPathResult", 1, 203},
    {"markupWithShadows", 1, 27},
    {"matchMedia", 1, 101},
    {"matchesMedia", 1, 101},
    {"matchesSelector", 1, 17},
    {"maximumOf", 1, 69},
    {"mediaErrorState", 1, 222},
    {"mediaListState", 1, 200},
    {"mediaOf", 1, 92},
    {"mediaQueryListState", 1, 170},
    {"mergeTexts", 1, 48},
    {"messageChannelState", 1, 223},
    {"messagePortState", 1, 223},
    {"mimeParameter", 1, 157},
    {"mimeText", 1, 157},
    {"mimeTypeArrayState", 1, 193},
    {"mimeTypeState", 1, 193},
    {"mimeTypes", 1, 132},
    {"minimumOf", 1, 69},
    {"missing", 1, 4},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 40},
    {"movePoint", 1, 51},
    {"multipleChanged", 1, 81},
    {"mutationObserverState", 1, 191},
    {"mutationRecordState", 1, 191},
    {"mutationsQueued", 1, 26},
    {"namedIn", 1, 70},
    {"namedList", 1, 18},
    {"navigate", 1, 139},
    {"navigateFrame", 1, 63},
    {"navigateToFragment", 1, 140},
    {"navigator", 1, 130},
    {"navigatorState", 1, 193},
    {"nearestStep", 1, 69},
    {"newAbortSignal", 1, 8},
    {"newBlob", 1, 152},
    {"newBody", 1, 159},
    {"newDecoder", 1, 112},
    {"newEventState", 1, 5},
    {"newFile", 1, 152},
    {"newFileList", 1, 152},
    {"newFormData", 1, 121},
    {"newHeaders", 1, 120},
    {"newKeyframeEffect", 1, 96},
    {"newList", 1, 141},
    {"newMatrix", 1, 99},
    {"newNodeIterator", 1, 19},
    {"newRange", 1, 23},
    {"newReadable", 1, 142},
    {"newRect", 1, 98},
    {"newRectList", 1, 98},
    {"newResponse", 1, 160},
    {"newSVGAngle", 1, 107},
    {"newSVGLength", 1, 107},
    {"newSVGList", 1, 109},
    {"newSVGNumber", 1, 107},
    {"newSVGTransform", 1, 108},
    {"newStaticRange", 1, 23},
    {"newTreeWalker", 1, 19},
    {"newUnit", 1, 87},
    {"newWritable", 1, 147},
    {"nextTimer", 1, 52},
    {"nodeIndex", 1, 23},
    {"nodeIteratorState", 1, 201},
    {"nodeLength", 1, 23},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 231},
    {"numberIn", 1, 72},
    {"numberToText", 1, 69},
    {"numericOperations", 1, 87},
    {"numericText", 1, 86},
    {"numericType", 1, 87},
    {"numericUnits", 1, 85},
    {"openChannel", 1, 163},
    {"openShadowRoot", 1, 27},
    {"optionList", 1, 80},
    {"optionValue", 1, 80},
    {"ownControlState", 1, 66},
    {"pageScripts", 1, 125},
    {"parseMIMEType", 1, 157},
    {"parseMultipart", 1, 158},
    {"parseNumeric", 1, 86},
    {"parsePairs", 1, 84},
    {"parseSVGNumbers", 1, 108},
    {"parseSVGTransforms", 1, 108},
    {"parseTransforms", 1, 88},
    {"parserElement", 1, 128},
    {"peerEvents", 1, 126},
    {"performance", 1, 134},
    {"performanceEntries", 1, 136},
    {"performanceEntryState", 1, 230},
    {"performanceMark", 1, 136},
    {"performanceMarkState", 1, 230},
    {"performanceMeasure", 1, 136},
    {"performanceMeasureState", 1, 230},
    {"performanceNavigationState", 1, 226},
    {"performanceObserverEntryListState", 1, 230},
    {"performanceObserverState", 1, 230},
    {"performanceState", 1, 229},
    {"performanceTimingState", 1, 226},
    {"permissionStatusState", 1, 231},
    {"permissionsState", 1, 231},
    {"pipe", 1, 146},
    {"placeCaret", 1, 48},
    {"places", 1, 239},
    {"pluginArrayState", 1, 193},
    {"pluginState", 1, 193},
    {"plugins", 1, 132},
    {"pointInDocument", 1, 24},
    {"popoverChanged", 1, 37},
    {"postToWindow", 1, 163},
    {"pushItem", 1, 141},
    {"putFormat", 1, 45},
    {"queryAll", 1, 17},
    {"queryFirst", 1, 17},
    {"queueEvents", 1, 52},
    {"queueMicrotask", 1, 52},
    {"queueTask", 1, 52},
    {"queueToggle", 1, 34},
    {"radioGroup", 1, 71},
    {"radioNodeList", 1, 70},
    {"randomUUID", 1, 114},
    {"rangePoints", 1, 23},
    {"rangeState", 1, 196},
    {"rangeText", 1, 23},
    {"react", 1, 141},
    {"reacting", 1, 128},
    {"readBody", 1, 159},
    {"readChunk", 1, 142},
    {"readContentHandler", 1, 32},
    {"readInto", 1, 142},
    {"readSequence", 1, 151},
    {"readTape", 1, 30},
    {"readableByteStreamControllerState", 1, 232},
    {"readableFrom", 1, 150},
    {"readableStreamBYOBReaderState", 1, 232},
    {"readableStreamBYOBRequestState", 1, 232},
    {"readableStreamDefaultControllerState", 1, 232},
    {"readableStreamDefaultReaderState", 1, 232},
    {"readableStreamState", 1, 232},
    {"receiveControlState", 1, 66},
    {"receiverOf", 1, 4},
    {"rectified", 1, 87},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 142},
    {"releaseWriter", 1, 147},
    {"removeBeside", 1, 48},
    {"removeSelected", 1, 48},
    {"replaceData", 1, 14},
    {"reportException", 1, 124},
    {"reportForm", 1, 73},
    {"reportRejection", 1, 124},
    {"reportValidity", 1, 73},
    {"requestFrame", 1, 52},
    {"requestIdle", 1, 44},
    {"requestState", 1, 213},
    {"resetControl", 1, 75},
    {"resetCustom", 1, 129},
    {"resetOptions", 1, 81},
    {"resetQueue", 1, 141},
    {"resizeObserverEntryState", 1, 227},
    {"resizeObserverSizeState", 1, 227},
    {"resizeObserverState", 1, 227},
    {"resourceBuffer", 1, 123},
    {"resourceDocument", 1, 123},
    {"resourceText", 1, 123},
    {"respond", 1, 144},
    {"respondWithView", 1, 144},
    {"responseState", 1, 213},
    {"retarget", 1, 27},
    {"rootArguments", 1, 24},
    {"ruleNumbered", 1, 94},
    {"ruleStyleOf", 1, 91},
    {"runNextTimer", 1, 52},
    {"screen", 1, 101},
    {"screenState", 1, 170},
    {"scriptTimer", 1, 52},
    {"seedRandom", 1, 117},
    {"selectNothing", 1, 25},
    {"selectOf", 1, 80},
    {"selectOnly", 1, 81},
    {"selectRange", 1, 25},
    {"selectSource", 1, 60},
    {"selectedControlText", 1, 78},
    {"selectedOptionsOf", 1, 81},
    {"selectedRange", 1, 25},
    {"selectionFault", 1, 25},
    {"selectionLeft", 1, 76},
    {"selectionState", 1, 197},
    {"sendControlStates", 1, 66},
    {"sendTo", 1, 163},
    {"sequenceOf", 1, 151},
    {"serialize", 1, 83},
    {"serializePairs", 1, 84},
    {"serializeWithTransfer", 1, 83},
    {"setAdoptedStyleSheets", 1, 93},
    {"setAreaValue", 1, 72},
    {"setAttributeNodeValue", 1, 15},
    {"setBackpressure", 1, 147},
    {"setCheckedness", 1, 71},
    {"setControlValue", 1, 72},
    {"setFiles", 1, 162},
    {"setFragment", 1, 139},
    {"setHandler", 1, 32},
    {"setHeader", 1, 120},
    {"setInputValue", 1, 72},
    {"setInteracted", 1, 73},
    {"setMIMEParameter", 1, 157},
    {"setMarkupWithShadows", 1, 27},
    {"setOption", 1, 80},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 107},
    {"setSVGLength", 1, 107},
    {"setSelected", 1, 81},
    {"setTimer", 1, 52},
    {"setType", 1, 72},
    {"setUpByteSource", 1, 144},
    {"setUpBytes", 1, 144},
    {"setUpReadable", 1, 143},
    {"setUpSink", 1, 148},
    {"setUpSource", 1, 143},
    {"setUpTransform", 1, 149},
    {"setUpWritable", 1, 148},
    {"settingText", 1, 69},
    {"settleAs", 1, 141},
    {"shadowRootOf", 1, 27},
    {"shadowTraits", 1, 27},
    {"shareControlState", 1, 66},
    {"sheetNumbered", 1, 92},
    {"shiftItem", 1, 141},
    {"showPopover", 1, 37},
    {"signWith", 1, 116},
    {"sizeOf", 1, 141},
    {"slotContents", 1, 28},
    {"slotOf", 1, 28},
    {"slotsChanged", 1, 28},
    {"spendStream", 1, 142},
    {"splitAround", 1, 47},
    {"splitText", 1, 14},
    {"startErroring", 1, 147},
    {"stateOf", 1, 3},
    {"staticRangeState", 1, 196},
    {"stepped", 1, 69},
    {"storage", 1, 137},
    {"storageState", 1, 199},
    {"streamOfBytes", 1, 152},
    {"stringList", 1, 138},
    {"stylePropertyMapReadOnlyState", 1, 173},
    {"stylePropertyMapState", 1, 173},
    {"styleSheetListState", 1, 200},
    {"styleSheetState", 1, 200},
    {"stylesOf", 1, 91},
    {"submitFrom", 1, 74},
    {"submittableOf", 1, 70},
    {"submittedText", 1, 72},
    {"subtle", 1, 115},
    {"subtleCryptoState", 1, 237},
    {"svgAngleState", 1, 233},
    {"svgAnimatedAngleState", 1, 233},
    {"svgAnimatedBooleanState", 1, 233},
    {"svgAnimatedEnumerationState", 1, 233},
    {"svgAnimatedIntegerState", 1, 233},
    {"svgAnimatedLengthListState", 1, 233},
    {"svgAnimatedLengthState", 1, 233},
    {"svgAnimatedNumberListState", 1, 233},
    {"svgAnimatedNumberState", 1, 233},
    {"svgAnimatedPreserveAspectRatioState", 1, 233},
    {"svgAnimatedRectState", 1, 233},
    {"svgAnimatedTransformListState", 1, 233},
    {"svgAxis", 1, 107},
    {"svgBounds", 1, 111},
    {"svgBox", 1, 110},
    {"svgConstants", 1, 106},
    {"svgElementPrototype", 1, 105},
    {"svgFloat", 1, 107},
    {"svgLengthListState", 1, 233},
    {"svgLengthState", 1, 233},
    {"svgListOf", 1, 110},
    {"svgMemberOrder", 1, 240},
    {"svgMembers", 1, 106},
    {"svgNumberListState", 1, 233},
    {"svgNumberState", 1, 233},
    {"svgNumberText", 1, 107},
    {"svgPathLength", 1, 111},
    {"svgPointAt", 1, 111},
    {"svgPointListState", 1, 233},
    {"svgPreserveAspectRatioState", 1, 233},
    {"svgReflection", 1, 110},
    {"svgStringListState", 1, 233},
    {"svgTransformListState", 1, 233},
    {"svgTransformOf", 1, 108},
    {"svgTransformProduct", 1, 108},
    {"svgTransformState", 1, 233},
    {"svgTransformText", 1, 108},
    {"svgUnitTypesState", 1, 233},
    {"takeFormat", 1, 45},
    {"takeSignals", 1, 28},
    {"targetOf", 1, 139},
    {"teeBytes", 1, 145},
    {"teeChunks", 1, 145},
    {"textAsBuffer", 1, 115},
    {"textBecameSelectable", 1, 78},
    {"textDecoderState", 1, 210},
    {"textDecoderStreamState", 1, 210},
    {"textEncoderState", 1, 210},
    {"textEncoderStreamState", 1, 210},
    {"textFragment", 1, 42},
    {"textReplaced", 1, 78},
    {"textToNumber", 1, 69},
    {"textTrackCueListState", 1, 222},
    {"textTrackCueState", 1, 222},
    {"textTrackListState", 1, 222},
    {"textTrackState", 1, 222},
    {"textsIn", 1, 45},
    {"theSelection", 1, 25},
    {"timeRangesState", 1, 221},
    {"timingTimes", 1, 135},
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
    {"together", 1, 128},
    {"togglePopover", 1, 37},
    {"tokenList", 1, 21},
    {"topLevel", 1, 88},
    {"topModal", 1, 36},
    {"transferPort", 1, 163},
    {"transferStream", 1, 164},
    {"transformMatrix", 1, 100},
    {"transformStreamDefaultControllerState", 1, 232},
    {"transformStreamState", 1, 232},
    {"treeWalkerState", 1, 201},
    {"trimSpace", 1, 120},
    {"turnFormatOff", 1, 45},
    {"upgradeIn", 1, 128},
    {"urlSearchParamsState", 1, 236},
    {"urlState", 1, 236},
    {"userActivationState", 1, 231},
    {"usesSourceSet", 1, 60},
    {"utf8Text", 1, 151},
    {"validityOf", 1, 73},
    {"validityStateState", 1, 215},
    {"valueMode", 1, 67},
    {"verifyWith", 1, 116},
    {"videoTrackListState", 1, 222},
    {"videoTrackState", 1, 222},
    {"viewParts", 1, 141},
    {"viewport", 1, 90},
    {"visualViewportState", 1, 170},
    {"vttCueState", 1, 222},
    {"waitingReads", 1, 142},
    {"watchSlots", 1, 28},
    {"webSocketState", 1, 207},
    {"whenAborted", 1, 8},
    {"willValidate", 1, 73},
    {"windowNamed", 1, 64},
    {"windowOf", 1, 63},
    {"withoutScripts", 1, 50},
    {"writableDesiredSize", 1, 148},
    {"writableStreamDefaultControllerState", 1, 232},
    {"writableStreamDefaultWriterState", 1, 232},
    {"writableStreamState", 1, 232},
    {"writeChunk", 1, 147},
    {"writeController", 1, 148},
    {"writeTape", 1, 30},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 203},
    {"xPathExpressionState", 1, 203},
    {"xPathResultState", 1, 203},
    {"xmlHttpRequestEventTargetState", 1, 238},
    {"xmlHttpRequestState", 1, 238},
    {"xmlHttpRequestUploadState", 1, 238},
    {"xmlSerializerState", 1, 178},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
