// CBindings.c: embeds the files of js/.
//
// Those of `startUp` run when a world is made, in their order and as one script, since many cost the engine more: a file comes after those
// it takes something from. `lateFiles` run when js/families.js says, js/warmUp.js when WebRuntime/Page/WarmPool.swift does, and
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
};
const BindingsFile *const bindingsLateFiles = lateFiles;
const size_t bindingsLateFileCount = sizeof lateFiles / sizeof lateFiles[0];
