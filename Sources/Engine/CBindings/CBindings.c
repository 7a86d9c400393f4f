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

static const BindingsLateName lateNames[] = {
    {"AbortController", 0, 166},
    {"AbortControllerBrand", 1, 166},
    {"AbortControllerSteps", 1, 8},
    {"AbortSignal", 0, 166},
    {"AbortSignalBrand", 1, 166},
    {"AbortSignalSteps", 1, 8},
    {"AbstractRange", 0, 195},
    {"AbstractRangeBrand", 1, 195},
    {"AbstractRangeSteps", 1, 23},
    {"Animation", 0, 203},
    {"AnimationBrand", 1, 203},
    {"AnimationEffect", 0, 203},
    {"AnimationEffectBrand", 1, 203},
    {"AnimationEffectSteps", 1, 95},
    {"AnimationEvent", 0, 211},
    {"AnimationFrameProviderSteps", 1, 103},
    {"AnimationPlaybackEvent", 0, 203},
    {"AnimationSteps", 1, 96},
    {"AnimationTimeline", 0, 203},
    {"AnimationTimelineBrand", 1, 203},
    {"AnimationTimelineSteps", 1, 96},
    {"Attr", 0, 167},
    {"AttrSteps", 1, 15},
    {"Audio", 0, 220},
    {"AudioTrack", 0, 221},
    {"AudioTrackBrand", 1, 221},
    {"AudioTrackList", 0, 221},
    {"AudioTrackListBrand", 1, 221},
    {"AudioTrackListSteps", 1, 58},
    {"AudioTrackSteps", 1, 58},
    {"AutofilledSteps", 1, 79},
    {"BarProp", 0, 224},
    {"BarPropBrand", 1, 224},
    {"BarPropSteps", 1, 132},
    {"BeforeUnloadEvent", 0, 211},
    {"BeforeUnloadEventSteps", 1, 55},
    {"Blob", 0, 186},
    {"BlobBrand", 1, 186},
    {"BlobSteps", 1, 151},
    {"BodySteps", 1, 158},
    {"BroadcastChannel", 0, 222},
    {"BroadcastChannelBrand", 1, 222},
    {"BroadcastChannelSteps", 1, 162},
    {"ByteLengthQueuingStrategy", 0, 231},
    {"ByteLengthQueuingStrategyBrand", 1, 231},
    {"ByteLengthQueuingStrategySteps", 1, 140},
    {"CDATASection", 0, 173},
    {"CSS", 3, 168},
    {"CSSConditionRule", 0, 170},
    {"CSSConditionRuleBrand", 1, 170},
    {"CSSConditionRuleSteps", 1, 94},
    {"CSSContainerRule", 0, 170},
    {"CSSContainerRuleBrand", 1, 170},
    {"CSSContainerRuleSteps", 1, 94},
    {"CSSCounterStyleRule", 0, 170},
    {"CSSCounterStyleRuleBrand", 1, 170},
    {"CSSCounterStyleRuleSteps", 1, 94},
    {"CSSFontFaceRule", 0, 170},
    {"CSSFontFaceRuleBrand", 1, 170},
    {"CSSFontFaceRuleSteps", 1, 94},
    {"CSSFontPaletteValuesRule", 0, 170},
    {"CSSFontPaletteValuesRuleBrand", 1, 170},
    {"CSSFontPaletteValuesRuleSteps", 1, 94},
    {"CSSGroupingRule", 0, 170},
    {"CSSGroupingRuleBrand", 1, 170},
    {"CSSGroupingRuleSteps", 1, 94},
    {"CSSImageValue", 0, 172},
    {"CSSImageValueBrand", 1, 172},
    {"CSSImportRule", 0, 170},
    {"CSSImportRuleBrand", 1, 170},
    {"CSSImportRuleSteps", 1, 94},
    {"CSSKeyframeRule", 0, 170},
    {"CSSKeyframeRuleBrand", 1, 170},
    {"CSSKeyframeRuleSteps", 1, 94},
    {"CSSKeyframesRule", 0, 170},
    {"CSSKeyframesRuleBrand", 1, 170},
    {"CSSKeyframesRuleSteps", 1, 94},
    {"CSSKeywordValue", 0, 172},
    {"CSSKeywordValueBrand", 1, 172},
    {"CSSKeywordValueSteps", 1, 89},
    {"CSSLayerBlockRule", 0, 170},
    {"CSSLayerBlockRuleBrand", 1, 170},
    {"CSSLayerBlockRuleSteps", 1, 94},
    {"CSSLayerStatementRule", 0, 170},
    {"CSSLayerStatementRuleBrand", 1, 170},
    {"CSSLayerStatementRuleSteps", 1, 94},
    {"CSSMarginRule", 0, 170},
    {"CSSMarginRuleBrand", 1, 170},
    {"CSSMarginRuleSteps", 1, 94},
    {"CSSMathClamp", 0, 172},
    {"CSSMathClampBrand", 1, 172},
    {"CSSMathClampSteps", 1, 87},
    {"CSSMathInvert", 0, 172},
    {"CSSMathInvertBrand", 1, 172},
    {"CSSMathInvertSteps", 1, 87},
    {"CSSMathMax", 0, 172},
    {"CSSMathMaxBrand", 1, 172},
    {"CSSMathMaxSteps", 1, 87},
    {"CSSMathMin", 0, 172},
    {"CSSMathMinBrand", 1, 172},
    {"CSSMathMinSteps", 1, 87},
    {"CSSMathNegate", 0, 172},
    {"CSSMathNegateBrand", 1, 172},
    {"CSSMathNegateSteps", 1, 87},
    {"CSSMathProduct", 0, 172},
    {"CSSMathProductBrand", 1, 172},
    {"CSSMathProductSteps", 1, 87},
    {"CSSMathSum", 0, 172},
    {"CSSMathSumBrand", 1, 172},
    {"CSSMathSumSteps", 1, 87},
    {"CSSMathValue", 0, 172},
    {"CSSMathValueBrand", 1, 172},
    {"CSSMathValueSteps", 1, 87},
    {"CSSMatrixComponent", 0, 172},
    {"CSSMatrixComponentBrand", 1, 172},
    {"CSSMatrixComponentSteps", 1, 88},
    {"CSSMediaRule", 0, 170},
    {"CSSMediaRuleBrand", 1, 170},
    {"CSSMediaRuleSteps", 1, 94},
    {"CSSNamespaceRule", 0, 170},
    {"CSSNamespaceRuleBrand", 1, 170},
    {"CSSNamespaceRuleSteps", 1, 94},
    {"CSSNestedDeclarations", 0, 170},
    {"CSSNestedDeclarationsBrand", 1, 170},
    {"CSSNestedDeclarationsSteps", 1, 94},
    {"CSSNumericArray", 0, 172},
    {"CSSNumericArrayBrand", 1, 172},
    {"CSSNumericArraySteps", 1, 87},
    {"CSSNumericValue", 0, 172},
    {"CSSNumericValueBrand", 1, 172},
    {"CSSNumericValueSteps", 1, 87},
    {"CSSPageRule", 0, 170},
    {"CSSPageRuleBrand", 1, 170},
    {"CSSPageRuleSteps", 1, 94},
    {"CSSPerspective", 0, 172},
    {"CSSPerspectiveBrand", 1, 172},
    {"CSSPerspectiveSteps", 1, 88},
    {"CSSPropertyRule", 0, 170},
    {"CSSPropertyRuleBrand", 1, 170},
    {"CSSPropertyRuleSteps", 1, 94},
    {"CSSRotate", 0, 172},
    {"CSSRotateBrand", 1, 172},
    {"CSSRotateSteps", 1, 88},
    {"CSSRule", 0, 170},
    {"CSSRuleBrand", 1, 170},
    {"CSSRuleList", 0, 170},
    {"CSSRuleListBrand", 1, 170},
    {"CSSRuleListSteps", 1, 94},
    {"CSSRuleSteps", 1, 94},
    {"CSSScale", 0, 172},
    {"CSSScaleBrand", 1, 172},
    {"CSSScaleSteps", 1, 88},
    {"CSSScopeRule", 0, 170},
    {"CSSScopeRuleBrand", 1, 170},
    {"CSSScopeRuleSteps", 1, 94},
    {"CSSSkew", 0, 172},
    {"CSSSkewBrand", 1, 172},
    {"CSSSkewSteps", 1, 88},
    {"CSSSkewX", 0, 172},
    {"CSSSkewXBrand", 1, 172},
    {"CSSSkewXSteps", 1, 88},
    {"CSSSkewY", 0, 172},
    {"CSSSkewYBrand", 1, 172},
    {"CSSSkewYSteps", 1, 88},
    {"CSSStartingStyleRule", 0, 170},
    {"CSSStartingStyleRuleBrand", 1, 170},
    {"CSSSteps", 1, 85},
    {"CSSStyleDeclaration", 0, 171},
    {"CSSStyleDeclarationSteps", 1, 91},
    {"CSSStyleRule", 0, 170},
    {"CSSStyleRuleBrand", 1, 170},
    {"CSSStyleRuleSteps", 1, 94},
    {"CSSStyleRuleSteps_CSSTypedOM", 1, 89},
    {"CSSStyleSheet", 0, 199},
    {"CSSStyleSheetBrand", 1, 199},
    {"CSSStyleSheetSteps", 1, 92},
    {"CSSStyleValue", 0, 172},
    {"CSSStyleValueBrand", 1, 172},
    {"CSSStyleValueSteps", 1, 89},
    {"CSSSupportsRule", 0, 170},
    {"CSSSupportsRuleBrand", 1, 170},
    {"CSSTransformComponent", 0, 172},
    {"CSSTransformComponentBrand", 1, 172},
    {"CSSTransformComponentSteps", 1, 88},
    {"CSSTransformValue", 0, 172},
    {"CSSTransformValueBrand", 1, 172},
    {"CSSTransformValueSteps", 1, 88},
    {"CSSTranslate", 0, 172},
    {"CSSTranslateBrand", 1, 172},
    {"CSSTranslateSteps", 1, 88},
    {"CSSUnitValue", 0, 172},
    {"CSSUnitValueBrand", 1, 172},
    {"CSSUnitValueSteps", 1, 87},
    {"CSSUnparsedValue", 0, 172},
    {"CSSUnparsedValueBrand", 1, 172},
    {"CSSUnparsedValueSteps", 1, 89},
    {"CSSVariableReferenceValue", 0, 172},
    {"CSSVariableReferenceValueBrand", 1, 172},
    {"CSSVariableReferenceValueSteps", 1, 89},
    {"CharacterData", 0, 173},
    {"CharacterDataSteps", 1, 14},
    {"ChildNodeSteps", 1, 13},
    {"Clipboard", 0, 230},
    {"ClipboardBrand", 1, 230},
    {"ClipboardEvent", 0, 211},
    {"ClipboardSteps", 1, 130},
    {"CloseEvent", 0, 211},
    {"CommandEvent", 0, 211},
    {"Comment", 0, 173},
    {"CommentSteps", 1, 14},
    {"CompositionEvent", 0, 211},
    {"CompositionEventSteps", 1, 55},
    {"CompressionStream", 0, 205},
    {"CompressionStreamBrand", 1, 205},
    {"CompressionStreamSteps", 1, 165},
    {"ConsoleSteps", 1, 54},
    {"ConstraintValidationSteps", 1, 73},
    {"CountQueuingStrategy", 0, 231},
    {"CountQueuingStrategyBrand", 1, 231},
    {"CountQueuingStrategySteps", 1, 140},
    {"Crypto", 0, 236},
    {"CryptoBrand", 1, 236},
    {"CryptoKey", 0, 236},
    {"CryptoKeyBrand", 1, 236},
    {"CryptoKeySteps", 1, 115},
    {"CryptoSteps", 1, 113},
    {"CustomElementRegistry", 0, 174},
    {"CustomElementRegistryBrand", 1, 174},
    {"CustomElementRegistrySteps", 1, 126},
    {"CustomEvent", 0, 175},
    {"CustomEventSteps", 1, 6},
    {"CustomStateSet", 0, 184},
    {"CustomStateSetBrand", 1, 184},
    {"CustomStateSetSteps", 1, 128},
    {"DOMException", 0, 176},
    {"DOMExceptionBrand", 1, 176},
    {"DOMExceptionSteps", 1, 2},
    {"DOMImplementation", 0, 177},
    {"DOMImplementationBrand", 1, 177},
    {"DOMImplementationSteps", 1, 16},
    {"DOMMatrix", 0, 219},
    {"DOMMatrixBrand", 1, 219},
    {"DOMMatrixReadOnly", 0, 219},
    {"DOMMatrixReadOnlyBrand", 1, 219},
    {"DOMMatrixReadOnlySteps", 1, 98},
    {"DOMMatrixSteps", 1, 98},
    {"DOMParser", 0, 177},
    {"DOMParserBrand", 1, 177},
    {"DOMParserSteps", 1, 16},
    {"DOMPoint", 0, 219},
    {"DOMPointBrand", 1, 219},
    {"DOMPointReadOnly", 0, 219},
    {"DOMPointReadOnlyBrand", 1, 219},
    {"DOMPointReadOnlySteps", 1, 98},
    {"DOMPointSteps", 1, 98},
    {"DOMQuad", 0, 219},
    {"DOMQuadBrand", 1, 219},
    {"DOMQuadSteps", 1, 98},
    {"DOMRect", 0, 216},
    {"DOMRectBrand", 1, 216},
    {"DOMRectList", 0, 216},
    {"DOMRectListBrand", 1, 216},
    {"DOMRectListSteps", 1, 97},
    {"DOMRectReadOnly", 0, 216},
    {"DOMRectReadOnlyBrand", 1, 216},
    {"DOMRectReadOnlySteps", 1, 97},
    {"DOMRectSteps", 1, 97},
    {"DOMStringList", 0, 178},
    {"DOMStringListBrand", 1, 178},
    {"DOMStringListSteps", 1, 137},
    {"DOMStringMap", 0, 179},
    {"DOMTokenList", 0, 180},
    {"DOMTokenListSteps", 1, 21},
    {"DataTransfer", 0, 181},
    {"DataTransferBrand", 1, 181},
    {"DataTransferItem", 0, 181},
    {"DataTransferItemBrand", 1, 181},
    {"DataTransferItemList", 0, 181},
    {"DataTransferItemListBrand", 1, 181},
    {"DataTransferItemListSteps", 1, 43},
    {"DataTransferItemSteps", 1, 43},
    {"DataTransferSteps", 1, 43},
    {"DecompressionStream", 0, 205},
    {"DecompressionStreamBrand", 1, 205},
    {"DecompressionStreamSteps", 1, 165},
    {"DocumentFragment", 0, 173},
    {"DocumentFragmentSteps", 1, 14},
    {"DocumentMembers_CSSOMView", 1, 169},
    {"DocumentMembers_Document", 1, 182},
    {"DocumentMembers_HTMLDocument", 1, 188},
    {"DocumentMembers_ParentNode", 1, 194},
    {"DocumentMembers_StyleSheets", 1, 199},
    {"DocumentMembers_XPath", 1, 202},
    {"DocumentMembers_animations", 1, 203},
    {"DocumentMembers_fullscreen", 1, 215},
    {"DocumentStatics_Document", 1, 182},
    {"DocumentSteps_CSSOMView", 1, 90},
    {"DocumentSteps_Document", 1, 11},
    {"DocumentSteps_HTMLDocument", 1, 102},
    {"DocumentSteps_animations", 1, 96},
    {"DocumentSteps_fullscreen", 1, 77},
    {"DocumentTimeline", 0, 203},
    {"DocumentTimelineBrand", 1, 203},
    {"DocumentTimelineSteps", 1, 96},
    {"DocumentType", 0, 173},
    {"DocumentTypeSteps", 1, 14},
    {"DragEvent", 0, 211},
    {"ElementCSSStyleMapSteps", 1, 89},
    {"ElementContentEditableSteps", 1, 41},
    {"ElementInternals", 0, 184},
    {"ElementInternalsBrand", 1, 184},
    {"ElementInternalsSteps", 1, 128},
    {"ElementMembers_CSSOMView", 1, 169},
    {"ElementMembers_CSSTypedOM", 1, 172},
    {"ElementMembers_Element", 1, 183},
    {"ElementMembers_ParentNode", 1, 194},
    {"ElementMembers_animations", 1, 203},
    {"ElementMembers_fullscreen", 1, 215},
    {"ElementMembers_reflected", 1, 12},
    {"ElementSteps_CSSOMView", 1, 90},
    {"ElementSteps_CSSTypedOM", 1, 89},
    {"ElementSteps_Element", 1, 10},
    {"ElementSteps_animations", 1, 96},
    {"ElementSteps_fullscreen", 1, 77},
    {"ErrorEvent", 0, 211},
    {"Event", 0, 185},
    {"EventBrand", 1, 185},
    {"EventSource", 0, 206},
    {"EventSourceBrand", 1, 206},
    {"EventSourceSteps", 1, 153},
    {"EventSteps", 1, 5},
    {"External", 0, 224},
    {"ExternalBrand", 1, 224},
    {"ExternalSteps", 1, 132},
    {"File", 0, 186},
    {"FileBrand", 1, 186},
    {"FileList", 0, 186},
    {"FileListBrand", 1, 186},
    {"FileListSteps", 1, 151},
    {"FileReader", 0, 186},
    {"FileReaderBrand", 1, 186},
    {"FileReaderSteps", 1, 152},
    {"FileSteps", 1, 151},
    {"FocusEvent", 0, 211},
    {"FormData", 0, 237},
    {"FormDataBrand", 1, 237},
    {"FormDataEvent", 0, 211},
    {"FormDataSteps", 1, 120},
    {"FormOwnedSteps", 1, 70},
    {"GenericTransformStreamSteps", 1, 148},
    {"Geolocation", 0, 230},
    {"GeolocationBrand", 1, 230},
    {"GeolocationPositionError", 0, 230},
    {"GeolocationPositionErrorBrand", 1, 230},
    {"GeolocationPositionErrorSteps", 1, 130},
    {"GeolocationSteps", 1, 130},
    {"HTMLAllCollection", 0, 187},
    {"HTMLAllCollectionSteps", 1, 101},
    {"HTMLAnchorElement", 2, 234},
    {"HTMLAnchorElementSteps", 1, 57},
    {"HTMLAreaElement", 2, 234},
    {"HTMLAudioElementSteps", 1, 57},
    {"HTMLBaseElement", 2, 223},
    {"HTMLBaseElementSteps", 1, 57},
    {"HTMLButtonElement", 2, 214},
    {"HTMLButtonElementSteps", 1, 38},
    {"HTMLCanvasElement", 2, 218},
    {"HTMLCanvasElementSteps", 1, 57},
    {"HTMLCollection", 0, 204},
    {"HTMLCollectionKind", 1, 204},
    {"HTMLDataListElement", 2, 214},
    {"HTMLDataListElementSteps", 1, 80},
    {"HTMLDialogElement", 2, 218},
    {"HTMLDialogElementSteps", 1, 36},
    {"HTMLElementMembers_CSSOMView", 1, 169},
    {"HTMLElementMembers_CSSTypedOM", 1, 172},
    {"HTMLElementMembers_HTMLElement", 1, 189},
    {"HTMLElementSteps_CSSOMView", 1, 90},
    {"HTMLElementSteps_HTMLElement", 1, 41},
    {"HTMLEmbedElement", 2, 208},
    {"HTMLEmbedElementSteps", 1, 57},
    {"HTMLFieldSetElement", 2, 214},
    {"HTMLFieldSetElementSteps", 1, 70},
    {"HTMLFormControlsCollection", 0, 213},
    {"HTMLFormElement", 2, 214},
    {"HTMLFormElementSteps", 1, 74},
    {"HTMLFormElementSteps_formElements", 1, 70},
    {"HTMLFrameElement", 2, 227},
    {"HTMLFrameElementSteps", 1, 63},
    {"HTMLHyperlinkElementUtilsSteps", 1, 57},
    {"HTMLIFrameElement", 2, 208},
    {"HTMLIFrameElementSteps", 1, 63},
    {"HTMLImageElement", 2, 208},
    {"HTMLImageElementSteps", 1, 61},
    {"HTMLInputElement", 2, 214},
    {"HTMLInputElementSteps", 1, 75},
    {"HTMLLabelElement", 2, 214},
    {"HTMLLabelElementSteps", 1, 70},
    {"HTMLLegendElement", 2, 214},
    {"HTMLLegendElementSteps", 1, 70},
    {"HTMLLinkElement", 2, 199},
    {"HTMLMapElement", 2, 208},
    {"HTMLMapElementSteps", 1, 57},
    {"HTMLMarqueeElement", 2, 227},
    {"HTMLMarqueeElementSteps", 1, 57},
    {"HTMLMediaElement", 2, 220},
    {"HTMLMediaElementSteps", 1, 57},
    {"HTMLMediaElementSteps_mediaElements", 1, 58},
    {"HTMLMeterElement", 2, 214},
    {"HTMLMeterElementSteps", 1, 59},
    {"HTMLObjectElement", 2, 208},
    {"HTMLObjectElement", 2, 214},
    {"HTMLObjectElementSteps", 1, 57},
    {"HTMLOptionElement", 2, 214},
    {"HTMLOptionElementSteps", 1, 80},
    {"HTMLOptionsCollection", 0, 213},
    {"HTMLOptionsCollectionSteps", 1, 80},
    {"HTMLOrSVGElementSteps", 1, 41},
    {"HTMLOutputElement", 2, 214},
    {"HTMLOutputElementSteps", 1, 75},
    {"HTMLProgressElement", 2, 214},
    {"HTMLProgressElementSteps", 1, 59},
    {"HTMLScriptElement", 2, 218},
    {"HTMLScriptElementSteps", 1, 57},
    {"HTMLSelectElement", 2, 214},
    {"HTMLSelectElementSteps", 1, 80},
    {"HTMLSlotElement", 2, 218},
    {"HTMLSlotElementSteps", 1, 57},
    {"HTMLStyleElement", 2, 199},
    {"HTMLStyleElementSteps_StyleSheets", 1, 92},
    {"HTMLTableCellElement", 2, 233},
    {"HTMLTableCellElementSteps", 1, 56},
    {"HTMLTableElement", 2, 233},
    {"HTMLTableElementSteps", 1, 56},
    {"HTMLTableRowElement", 2, 233},
    {"HTMLTableRowElementSteps", 1, 56},
    {"HTMLTableSectionElement", 2, 233},
    {"HTMLTableSectionElementSteps", 1, 56},
    {"HTMLTemplateElement", 2, 218},
    {"HTMLTemplateElementSteps", 1, 57},
    {"HTMLTextAreaElement", 2, 214},
    {"HTMLTextAreaElementSteps", 1, 75},
    {"HTMLTitleElement", 2, 223},
    {"HTMLTitleElementSteps", 1, 57},
    {"HTMLTrackElement", 2, 220},
    {"HTMLTrackElementSteps", 1, 57},
    {"HTMLTrackElementSteps_mediaElements", 1, 58},
    {"HTMLVideoElement", 2, 220},
    {"HTMLVideoElementSteps", 1, 57},
    {"HashChangeEvent", 0, 211},
    {"Headers", 0, 212},
    {"HeadersBrand", 1, 212},
    {"HeadersSteps", 1, 119},
    {"History", 0, 224},
    {"HistoryBrand", 1, 224},
    {"HistorySteps", 1, 139},
    {"IdleDeadline", 0, 217},
    {"IdleDeadlineBrand", 1, 217},
    {"IdleDeadlineSteps", 1, 44},
    {"Image", 0, 208},
    {"InputEvent", 0, 211},
    {"InputEventSteps", 1, 55},
    {"IntersectionObserver", 0, 226},
    {"IntersectionObserverBrand", 1, 226},
    {"IntersectionObserverEntry", 0, 226},
    {"IntersectionObserverEntryBrand", 1, 226},
    {"IntersectionObserverEntrySteps", 1, 62},
    {"IntersectionObserverSteps", 1, 62},
    {"KeyboardEvent", 0, 211},
    {"KeyboardEventSteps", 1, 55},
    {"KeyframeEffect", 0, 203},
    {"KeyframeEffectBrand", 1, 203},
    {"KeyframeEffectSteps", 1, 95},
    {"LabelableSteps", 1, 70},
    {"LinkStyleSteps", 1, 92},
    {"Location", 0, 224},
    {"LocationBrand", 1, 224},
    {"LocationSteps", 1, 138},
    {"MathMLElement", 0, 104},
    {"MathMLElement", 2, 189},
    {"MathMLElement", 2, 210},
    {"MathMLElementMembers_CSSTypedOM", 1, 172},
    {"MediaError", 0, 221},
    {"MediaErrorBrand", 1, 221},
    {"MediaErrorSteps", 1, 58},
    {"MediaList", 0, 199},
    {"MediaListBrand", 1, 199},
    {"MediaListSteps", 1, 92},
    {"MediaQueryList", 0, 169},
    {"MediaQueryListBrand", 1, 169},
    {"MediaQueryListEvent", 0, 211},
    {"MediaQueryListSteps", 1, 100},
    {"MessageChannel", 0, 222},
    {"MessageChannelBrand", 1, 222},
    {"MessageChannelSteps", 1, 162},
    {"MessageEvent", 0, 211},
    {"MessageEventSteps", 1, 55},
    {"MessagePort", 0, 222},
    {"MessagePortBrand", 1, 222},
    {"MessagePortSteps", 1, 162},
    {"MimeType", 0, 192},
    {"MimeTypeArray", 0, 192},
    {"MimeTypeArrayBrand", 1, 192},
    {"MimeTypeArraySteps", 1, 131},
    {"MimeTypeBrand", 1, 192},
    {"MimeTypeSteps", 1, 131},
    {"MouseEvent", 0, 211},
    {"MouseEventSteps", 1, 55},
    {"MutationObserver", 0, 190},
    {"MutationObserverBrand", 1, 190},
    {"MutationObserverSteps", 1, 26},
    {"MutationRecord", 0, 190},
    {"MutationRecordBrand", 1, 190},
    {"MutationRecordSteps", 1, 26},
    {"NOTHING", 1, 4},
    {"NamedNodeMap", 0, 191},
    {"NamedNodeMapSteps", 1, 20},
    {"Navigator", 0, 192},
    {"NavigatorBrand", 1, 192},
    {"NavigatorConcurrentHardwareSteps", 1, 129},
    {"NavigatorCookiesSteps", 1, 129},
    {"NavigatorIDSteps", 1, 129},
    {"NavigatorLanguageSteps", 1, 129},
    {"NavigatorOnLineSteps", 1, 129},
    {"NavigatorPluginsSteps", 1, 129},
    {"NavigatorSteps", 1, 129},
    {"NavigatorSteps_permissions", 1, 130},
    {"NodeFilter", 0, 200},
    {"NodeIterator", 0, 200},
    {"NodeIteratorBrand", 1, 200},
    {"NodeIteratorSteps", 1, 19},
    {"NodeList", 0, 204},
    {"NodeListKind", 1, 204},
    {"NodeMembers_Node", 1, 193},
    {"NodeSteps_Node", 1, 9},
    {"Notification", 0, 230},
    {"NotificationBrand", 1, 230},
    {"NotificationSteps", 1, 130},
    {"Option", 0, 214},
    {"PageTransitionEvent", 0, 211},
    {"ParentNodeSteps", 1, 13},
    {"Performance", 0, 228},
    {"PerformanceBrand", 1, 228},
    {"PerformanceEntry", 0, 229},
    {"PerformanceEntryBrand", 1, 229},
    {"PerformanceEntrySteps", 1, 135},
    {"PerformanceMark", 0, 229},
    {"PerformanceMarkBrand", 1, 229},
    {"PerformanceMarkSteps", 1, 135},
    {"PerformanceMeasure", 0, 229},
    {"PerformanceMeasureBrand", 1, 229},
    {"PerformanceMeasureSteps", 1, 135},
    {"PerformanceNavigation", 0, 225},
    {"PerformanceNavigationBrand", 1, 225},
    {"PerformanceNavigationSteps", 1, 134},
    {"PerformanceObserver", 0, 229},
    {"PerformanceObserverBrand", 1, 229},
    {"PerformanceObserverEntryList", 0, 229},
    {"PerformanceObserverEntryListBrand", 1, 229},
    {"PerformanceObserverEntryListSteps", 1, 135},
    {"PerformanceObserverSteps", 1, 135},
    {"PerformanceSteps", 1, 133},
    {"PerformanceTiming", 0, 225},
    {"PerformanceTimingBrand", 1, 225},
    {"PerformanceTimingSteps", 1, 134},
    {"PermissionStatus", 0, 230},
    {"PermissionStatusBrand", 1, 230},
    {"PermissionStatusSteps", 1, 130},
    {"Permissions", 0, 230},
    {"PermissionsBrand", 1, 230},
    {"PermissionsSteps", 1, 130},
    {"Plugin", 0, 192},
    {"PluginArray", 0, 192},
    {"PluginArrayBrand", 1, 192},
    {"PluginArraySteps", 1, 131},
    {"PluginBrand", 1, 192},
    {"PluginSteps", 1, 131},
    {"PointerEvent", 0, 211},
    {"PointerEventSteps", 1, 55},
    {"PopStateEvent", 0, 211},
    {"ProcessingInstruction", 0, 173},
    {"ProgressEvent", 0, 211},
    {"PromiseRejectionEvent", 0, 211},
    {"RadioNodeList", 0, 213},
    {"RadioNodeListSteps", 1, 70},
    {"Range", 0, 195},
    {"RangeBrand", 1, 195},
    {"RangeSteps", 1, 23},
    {"RangeSteps_Range", 1, 23},
    {"ReadableByteStreamController", 0, 231},
    {"ReadableByteStreamControllerBrand", 1, 231},
    {"ReadableByteStreamControllerSteps", 1, 143},
    {"ReadableStream", 0, 231},
    {"ReadableStream", 2, 149},
    {"ReadableStreamBYOBReader", 0, 231},
    {"ReadableStreamBYOBReaderBrand", 1, 231},
    {"ReadableStreamBYOBReaderSteps", 1, 141},
    {"ReadableStreamBYOBRequest", 0, 231},
    {"ReadableStreamBYOBRequestBrand", 1, 231},
    {"ReadableStreamBYOBRequestSteps", 1, 143},
    {"ReadableStreamBrand", 1, 231},
    {"ReadableStreamDefaultController", 0, 231},
    {"ReadableStreamDefaultControllerBrand", 1, 231},
    {"ReadableStreamDefaultControllerSteps", 1, 142},
    {"ReadableStreamDefaultReader", 0, 231},
    {"ReadableStreamDefaultReaderBrand", 1, 231},
    {"ReadableStreamDefaultReaderSteps", 1, 141},
    {"ReadableStreamGenericReaderSteps", 1, 141},
    {"ReadableStreamSteps", 1, 141},
    {"Request", 0, 212},
    {"RequestBrand", 1, 212},
    {"RequestSteps", 1, 160},
    {"ResizeObserver", 0, 226},
    {"ResizeObserverBrand", 1, 226},
    {"ResizeObserverEntry", 0, 226},
    {"ResizeObserverEntryBrand", 1, 226},
    {"ResizeObserverEntrySteps", 1, 62},
    {"ResizeObserverSize", 0, 226},
    {"ResizeObserverSizeBrand", 1, 226},
    {"ResizeObserverSizeSteps", 1, 62},
    {"ResizeObserverSteps", 1, 62},
    {"Response", 0, 212},
    {"ResponseBrand", 1, 212},
    {"ResponseSteps", 1, 159},
    {"SVGAElement", 0, 104},
    {"SVGAngle", 0, 232},
    {"SVGAngleBrand", 1, 232},
    {"SVGAngleSteps", 1, 106},
    {"SVGAnimateElement", 0, 104},
    {"SVGAnimatedAngle", 0, 232},
    {"SVGAnimatedAngleBrand", 1, 232},
    {"SVGAnimatedAngleSteps", 1, 109},
    {"SVGAnimatedBoolean", 0, 232},
    {"SVGAnimatedBooleanBrand", 1, 232},
    {"SVGAnimatedBooleanSteps", 1, 109},
    {"SVGAnimatedEnumeration", 0, 232},
    {"SVGAnimatedEnumerationBrand", 1, 232},
    {"SVGAnimatedEnumerationSteps", 1, 109},
    {"SVGAnimatedInteger", 0, 232},
    {"SVGAnimatedIntegerBrand", 1, 232},
    {"SVGAnimatedIntegerSteps", 1, 109},
    {"SVGAnimatedLength", 0, 232},
    {"SVGAnimatedLengthBrand", 1, 232},
    {"SVGAnimatedLengthList", 0, 232},
    {"SVGAnimatedLengthListBrand", 1, 232},
    {"SVGAnimatedLengthListSteps", 1, 109},
    {"SVGAnimatedLengthSteps", 1, 109},
    {"SVGAnimatedNumber", 0, 232},
    {"SVGAnimatedNumberBrand", 1, 232},
    {"SVGAnimatedNumberList", 0, 232},
    {"SVGAnimatedNumberListBrand", 1, 232},
    {"SVGAnimatedNumberListSteps", 1, 109},
    {"SVGAnimatedNumberSteps", 1, 109},
    {"SVGAnimatedPreserveAspectRatio", 0, 232},
    {"SVGAnimatedPreserveAspectRatioBrand", 1, 232},
    {"SVGAnimatedPreserveAspectRatioSteps", 1, 109},
    {"SVGAnimatedRect", 0, 232},
    {"SVGAnimatedRectBrand", 1, 232},
    {"SVGAnimatedRectSteps", 1, 109},
    {"SVGAnimatedString", 0, 104},
    {"SVGAnimatedTransformList", 0, 232},
    {"SVGAnimatedTransformListBrand", 1, 232},
    {"SVGAnimatedTransformListSteps", 1, 109},
    {"SVGCircleElement", 0, 104},
    {"SVGClipPathElement", 0, 104},
    {"SVGDefsElement", 0, 104},
    {"SVGDescElement", 0, 104},
    {"SVGElement", 0, 104},
    {"SVGElement", 2, 189},
    {"SVGElement", 2, 210},
    {"SVGElementMembers_CSSTypedOM", 1, 172},
    {"SVGEllipseElement", 0, 104},
    {"SVGFilterElement", 0, 104},
    {"SVGForeignObjectElement", 0, 104},
    {"SVGGElement", 0, 104},
    {"SVGGeometryElement", 0, 104},
    {"SVGGradientElement", 0, 104},
    {"SVGGraphicsElement", 0, 104},
    {"SVGImageElement", 0, 104},
    {"SVGLength", 0, 232},
    {"SVGLengthBrand", 1, 232},
    {"SVGLengthList", 0, 232},
    {"SVGLengthListBrand", 1, 232},
    {"SVGLengthListSteps", 1, 108},
    {"SVGLengthSteps", 1, 106},
    {"SVGLineElement", 0, 104},
    {"SVGLinearGradientElement", 0, 104},
    {"SVGMarkerElement", 0, 104},
    {"SVGMaskElement", 0, 104},
    {"SVGMetadataElement", 0, 104},
    {"SVGNumber", 0, 232},
    {"SVGNumberBrand", 1, 232},
    {"SVGNumberList", 0, 232},
    {"SVGNumberListBrand", 1, 232},
    {"SVGNumberListSteps", 1, 108},
    {"SVGNumberSteps", 1, 106},
    {"SVGPathElement", 0, 104},
    {"SVGPatternElement", 0, 104},
    {"SVGPointList", 0, 232},
    {"SVGPointListBrand", 1, 232},
    {"SVGPointListSteps", 1, 108},
    {"SVGPolygonElement", 0, 104},
    {"SVGPolylineElement", 0, 104},
    {"SVGPreserveAspectRatio", 0, 232},
    {"SVGPreserveAspectRatioBrand", 1, 232},
    {"SVGPreserveAspectRatioSteps", 1, 109},
    {"SVGRadialGradientElement", 0, 104},
    {"SVGRectElement", 0, 104},
    {"SVGSVGElement", 0, 104},
    {"SVGScriptElement", 0, 104},
    {"SVGSetElement", 0, 104},
    {"SVGStopElement", 0, 104},
    {"SVGStringList", 0, 232},
    {"SVGStringListBrand", 1, 232},
    {"SVGStringListSteps", 1, 108},
    {"SVGStyleElement", 0, 104},
    {"SVGSwitchElement", 0, 104},
    {"SVGSymbolElement", 0, 104},
    {"SVGTSpanElement", 0, 104},
    {"SVGTextContentElement", 0, 104},
    {"SVGTextElement", 0, 104},
    {"SVGTextPathElement", 0, 104},
    {"SVGTextPositioningElement", 0, 104},
    {"SVGTitleElement", 0, 104},
    {"SVGTransform", 0, 232},
    {"SVGTransformBrand", 1, 232},
    {"SVGTransformList", 0, 232},
    {"SVGTransformListBrand", 1, 232},
    {"SVGTransformListSteps", 1, 108},
    {"SVGTransformSteps", 1, 107},
    {"SVGUnitTypes", 0, 232},
    {"SVGUnitTypesBrand", 1, 232},
    {"SVGUnitTypesSteps", 1, 109},
    {"SVGUseElement", 0, 104},
    {"SVGViewElement", 0, 104},
    {"Screen", 0, 169},
    {"ScreenBrand", 1, 169},
    {"ScreenSteps", 1, 100},
    {"SecurityPolicyViolationEvent", 0, 211},
    {"SelectableTextSteps", 1, 78},
    {"Selection", 0, 196},
    {"SelectionBrand", 1, 196},
    {"SelectionSteps", 1, 25},
    {"ShadowRoot", 0, 197},
    {"ShadowRootSteps", 1, 27},
    {"ShadowRootSteps_ShadowRoot", 1, 27},
    {"SlottableSteps", 1, 28},
    {"StaticRange", 0, 195},
    {"StaticRangeBrand", 1, 195},
    {"StaticRangeSteps", 1, 23},
    {"Storage", 0, 198},
    {"StorageBrand", 1, 198},
    {"StorageEvent", 0, 211},
    {"StorageEventSteps", 1, 55},
    {"StorageSteps", 1, 136},
    {"StylePropertyMap", 0, 172},
    {"StylePropertyMapBrand", 1, 172},
    {"StylePropertyMapReadOnly", 0, 172},
    {"StylePropertyMapReadOnlyBrand", 1, 172},
    {"StylePropertyMapReadOnlySteps", 1, 89},
    {"StylePropertyMapSteps", 1, 89},
    {"StyleSheet", 0, 199},
    {"StyleSheetBrand", 1, 199},
    {"StyleSheetList", 0, 199},
    {"StyleSheetListBrand", 1, 199},
    {"StyleSheetListSteps", 1, 92},
    {"StyleSheetOwnerSteps", 1, 92},
    {"StyleSheetSteps", 1, 92},
    {"SubmitEvent", 0, 211},
    {"SubmitterSteps", 1, 74},
    {"SubtleCrypto", 0, 236},
    {"SubtleCryptoBrand", 1, 236},
    {"SubtleCryptoSteps", 1, 114},
    {"Text", 0, 173},
    {"TextDecoder", 0, 209},
    {"TextDecoderBrand", 1, 209},
    {"TextDecoderCommonSteps", 1, 164},
    {"TextDecoderSteps", 1, 111},
    {"TextDecoderStream", 0, 209},
    {"TextDecoderStreamBrand", 1, 209},
    {"TextDecoderStreamSteps", 1, 164},
    {"TextEncoder", 0, 209},
    {"TextEncoderBrand", 1, 209},
    {"TextEncoderCommonSteps", 1, 164},
    {"TextEncoderSteps", 1, 111},
    {"TextEncoderStream", 0, 209},
    {"TextEncoderStreamBrand", 1, 209},
    {"TextEncoderStreamSteps", 1, 164},
    {"TextEvent", 0, 211},
    {"TextEventSteps", 1, 55},
    {"TextSteps", 1, 14},
    {"TextTrack", 0, 221},
    {"TextTrackBrand", 1, 221},
    {"TextTrackCue", 0, 221},
    {"TextTrackCueBrand", 1, 221},
    {"TextTrackCueList", 0, 221},
    {"TextTrackCueListBrand", 1, 221},
    {"TextTrackCueListSteps", 1, 58},
    {"TextTrackCueSteps", 1, 58},
    {"TextTrackList", 0, 221},
    {"TextTrackListBrand", 1, 221},
    {"TextTrackListSteps", 1, 58},
    {"TextTrackSteps", 1, 58},
    {"TimeRanges", 0, 220},
    {"TimeRangesBrand", 1, 220},
    {"TimeRangesSteps", 1, 57},
    {"ToggleEvent", 0, 211},
    {"TrackEvent", 0, 211},
    {"TransformStream", 0, 231},
    {"TransformStreamBrand", 1, 231},
    {"TransformStreamDefaultController", 0, 231},
    {"TransformStreamDefaultControllerBrand", 1, 231},
    {"TransformStreamDefaultControllerSteps", 1, 148},
    {"TransformStreamSteps", 1, 148},
    {"TransitionEvent", 0, 211},
    {"TreeWalker", 0, 200},
    {"TreeWalkerBrand", 1, 200},
    {"TreeWalkerSteps", 1, 19},
    {"UIEvent", 0, 211},
    {"UIEventSteps", 1, 55},
    {"URL", 0, 235},
    {"URLBrand", 1, 235},
    {"URLSearchParams", 0, 235},
    {"URLSearchParamsBrand", 1, 235},
    {"URLSearchParamsSteps", 1, 84},
    {"URLSteps", 1, 84},
    {"URLSteps_FileAPI", 1, 155},
    {"UserActivation", 0, 230},
    {"UserActivationBrand", 1, 230},
    {"UserActivationSteps", 1, 130},
    {"VTTCue", 0, 221},
    {"VTTCueBrand", 1, 221},
    {"VTTCueSteps", 1, 58},
    {"ValidityState", 0, 214},
    {"ValidityStateBrand", 1, 214},
    {"ValidityStateSteps", 1, 73},
    {"VideoTrack", 0, 221},
    {"VideoTrackBrand", 1, 221},
    {"VideoTrackList", 0, 221},
    {"VideoTrackListBrand", 1, 221},
    {"VideoTrackListSteps", 1, 58},
    {"VideoTrackSteps", 1, 58},
    {"VisualViewport", 0, 169},
    {"VisualViewportBrand", 1, 169},
    {"VisualViewportSteps", 1, 100},
    {"WebSocket", 0, 206},
    {"WebSocketBrand", 1, 206},
    {"WebSocketSteps", 1, 154},
    {"WheelEvent", 0, 211},
    {"WheelEventSteps", 1, 55},
    {"WindowLocalStorageSteps", 1, 103},
    {"WindowMembers_CSSOMView", 1, 169},
    {"WindowMembers_Window", 1, 201},
    {"WindowMembers_fetch", 1, 212},
    {"WindowOrWorkerGlobalScopeSteps", 1, 103},
    {"WindowSessionStorageSteps", 1, 103},
    {"WindowSteps", 1, 103},
    {"WindowSteps_CSSOMView", 1, 100},
    {"WindowSteps_fetch", 1, 122},
    {"WritableStream", 0, 231},
    {"WritableStreamBrand", 1, 231},
    {"WritableStreamDefaultController", 0, 231},
    {"WritableStreamDefaultControllerBrand", 1, 231},
    {"WritableStreamDefaultControllerSteps", 1, 147},
    {"WritableStreamDefaultWriter", 0, 231},
    {"WritableStreamDefaultWriterBrand", 1, 231},
    {"WritableStreamDefaultWriterSteps", 1, 146},
    {"WritableStreamSteps", 1, 146},
    {"XMLDocument", 0, 182},
    {"XMLHttpRequest", 0, 237},
    {"XMLHttpRequestBrand", 1, 237},
    {"XMLHttpRequestEventTarget", 0, 237},
    {"XMLHttpRequestEventTargetBrand", 1, 237},
    {"XMLHttpRequestSteps", 1, 121},
    {"XMLHttpRequestUpload", 0, 237},
    {"XMLHttpRequestUploadBrand", 1, 237},
    {"XMLSerializer", 0, 177},
    {"XMLSerializerBrand", 1, 177},
    {"XMLSerializerSteps", 1, 16},
    {"XPathEvaluator", 0, 202},
    {"XPathEvaluatorBaseSteps", 1, 22},
    {"XPathEvaluatorBrand", 1, 202},
    {"XPathEvaluatorSteps", 1, 22},
    {"XPathExpression", 0, 202},
    {"XPathExpressionBrand", 1, 202},
    {"XPathExpressionSteps", 1, 22},
    {"XPathResult", 0, 202},
    {"XPathResultBrand", 1, 202},
    {"XPathResultSteps", 1, 22},
    {"abortControllerState", 1, 166},
    {"abortReason", 1, 8},
    {"abortSignal", 1, 8},
    {"abortSignalState", 1, 166},
    {"abortWritable", 1, 146},
    {"abstractRangeState", 1, 195},
    {"acquireReader", 1, 141},
    {"acquireWriter", 1, 146},
    {"activateInput", 1, 71},
    {"activationBehavior", 1, 31},
    {"addHeader", 1, 119},
    {"addIterator", 1, 117},
    {"addPairs", 1, 117},
    {"addRead", 1, 141},
    {"addSet", 1, 118},
    {"adoptedStyleSheets", 1, 93},
    {"allBytes", 1, 150},
    {"allOf", 1, 101},
    {"animationChanged", 1, 96},
    {"animationEffectState", 1, 203},
    {"animationState", 1, 203},
    {"animationTime", 1, 96},
    {"animationTimelineState", 1, 203},
    {"appendBytes", 1, 150},
    {"appendSequence", 1, 150},
    {"appliesTo", 1, 67},
    {"assignToSlot", 1, 28},
    {"atob", 1, 112},
    {"attachInternals", 1, 128},
    {"attachShadow", 1, 27},
    {"attributesOf", 1, 20},
    {"audioTrackListState", 1, 221},
    {"audioTrackState", 1, 221},
    {"bar", 1, 132},
    {"barPropState", 1, 224},
    {"beforeToggle", 1, 34},
    {"blobAt", 1, 155},
    {"blobDocument", 1, 122},
    {"blobState", 1, 186},
    {"blockAround", 1, 48},
    {"blockCommand", 1, 47},
    {"blockState", 1, 47},
    {"bodyOf", 1, 102},
    {"borderSize", 1, 90},
    {"broadcastChannelState", 1, 222},
    {"btoa", 1, 112},
    {"bufferIsDetached", 1, 140},
    {"buttonType", 1, 70},
    {"byobRequestOf", 1, 143},
    {"byteLengthQueuingStrategyState", 1, 231},
    {"bytesAsText", 1, 114},
    {"callPromise", 1, 140},
    {"callbackMember", 1, 140},
    {"canEnqueue", 1, 142},
    {"cancelReadable", 1, 141},
    {"caretForFocus", 1, 76},
    {"chain", 1, 140},
    {"changeRules", 1, 92},
    {"checkForm", 1, 73},
    {"checkPoint", 1, 23},
    {"checkValidity", 1, 73},
    {"checkedness", 1, 71},
    {"childBeside", 1, 48},
    {"childText", 1, 102},
    {"chosenFrame", 1, 63},
    {"chunkSize", 1, 147},
    {"classListOf", 1, 21},
    {"clearEntries", 1, 135},
    {"clearFiles", 1, 161},
    {"clearTimer", 1, 52},
    {"click", 1, 41},
    {"clipboardState", 1, 230},
    {"clone", 1, 83},
    {"cloneAttributeNode", 1, 15},
    {"cloneBody", 1, 158},
    {"closeBytes", 1, 143},
    {"closeController", 1, 142},
    {"closeDialog", 1, 36},
    {"closeEnd", 1, 162},
    {"closeReadable", 1, 141},
    {"closeWritable", 1, 146},
    {"closeWritableController", 1, 147},
    {"closeWriter", 1, 146},
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
    {"compressionStreamState", 1, 205},
    {"computedStyleOf", 1, 91},
    {"computedValue", 1, 91},
    {"console", 3, 207},
    {"constructElement", 1, 127},
    {"contentHandlerChanged", 1, 32},
    {"contentSize", 1, 90},
    {"controlMatches", 1, 82},
    {"controlState", 1, 66},
    {"controlValue", 1, 72},
    {"controlsChanged", 1, 66},
    {"controlsOf", 1, 70},
    {"copyBytes", 1, 111},
    {"copyEntries", 1, 120},
    {"copyFiles", 1, 161},
    {"copyHeaders", 1, 119},
    {"countItems", 1, 140},
    {"countQueuingStrategyState", 1, 231},
    {"createCustom", 1, 127},
    {"createEvent", 1, 6},
    {"crypto", 1, 113},
    {"cryptoKeyState", 1, 236},
    {"cryptoState", 1, 236},
    {"cssConditionRuleState", 1, 170},
    {"cssContainerRuleState", 1, 170},
    {"cssCounterStyleRuleState", 1, 170},
    {"cssFontFaceRuleState", 1, 170},
    {"cssFontPaletteValuesRuleState", 1, 170},
    {"cssGroupingRuleState", 1, 170},
    {"cssImageValueState", 1, 172},
    {"cssImportRuleState", 1, 170},
    {"cssKeyframeRuleState", 1, 170},
    {"cssKeyframesRuleState", 1, 170},
    {"cssKeywordValueState", 1, 172},
    {"cssLayerBlockRuleState", 1, 170},
    {"cssLayerStatementRuleState", 1, 170},
    {"cssMarginRuleState", 1, 170},
    {"cssMathClampState", 1, 172},
    {"cssMathInvertState", 1, 172},
    {"cssMathMaxState", 1, 172},
    {"cssMathMinState", 1, 172},
    {"cssMathNegateState", 1, 172},
    {"cssMathProductState", 1, 172},
    {"cssMathSumState", 1, 172},
    {"cssMathValueState", 1, 172},
    {"cssMatrixComponentState", 1, 172},
    {"cssMediaRuleState", 1, 170},
    {"cssNamespaceRuleState", 1, 170},
    {"cssNestedDeclarationsState", 1, 170},
    {"cssNumericArrayState", 1, 172},
    {"cssNumericValueState", 1, 172},
    {"cssPageRuleState", 1, 170},
    {"cssPerspectiveState", 1, 172},
    {"cssPropertyRuleState", 1, 170},
    {"cssRotateState", 1, 172},
    {"cssRuleListState", 1, 170},
    {"cssRuleState", 1, 170},
    {"cssScaleState", 1, 172},
    {"cssScopeRuleState", 1, 170},
    {"cssSkewState", 1, 172},
    {"cssSkewXState", 1, 172},
    {"cssSkewYState", 1, 172},
    {"cssStartingStyleRuleState", 1, 170},
    {"cssStyleRuleState", 1, 170},
    {"cssStyleSheetState", 1, 199},
    {"cssStyleValueState", 1, 172},
    {"cssSupportsRuleState", 1, 170},
    {"cssTransformComponentState", 1, 172},
    {"cssTransformValueState", 1, 172},
    {"cssTranslateState", 1, 172},
    {"cssUnitValueState", 1, 172},
    {"cssUnparsedValueState", 1, 172},
    {"cssVariableReferenceValueState", 1, 172},
    {"currentEvent", 1, 7},
    {"customElementRegistryState", 1, 174},
    {"customElements", 1, 126},
    {"customEntries", 1, 128},
    {"customFlags", 1, 128},
    {"customMessage", 1, 128},
    {"customState", 1, 127},
    {"customStateSetState", 1, 184},
    {"cutSequence", 1, 150},
    {"dataTransferItemListState", 1, 181},
    {"dataTransferItemState", 1, 181},
    {"dataTransferState", 1, 181},
    {"datasetOf", 1, 33},
    {"dateNumber", 1, 68},
    {"dateText", 1, 68},
    {"dealWithRejection", 1, 146},
    {"decodePiece", 1, 111},
    {"decodeText", 1, 111},
    {"decodeWithMark", 1, 152},
    {"decompressionStreamState", 1, 205},
    {"defaultButton", 1, 70},
    {"defineElement", 1, 127},
    {"defineEvent", 1, 6},
    {"definitionNamed", 1, 127},
    {"definitionOf", 1, 127},
    {"deleteRange", 1, 23},
    {"dependentSignal", 1, 8},
    {"dequeueSized", 1, 140},
    {"deriveBits", 1, 115},
    {"deriveKey", 1, 115},
    {"derivedCollection", 1, 56},
    {"derivedList", 1, 56},
    {"describe", 1, 53},
    {"deserialize", 1, 83},
    {"deserializeWithTransfer", 1, 83},
    {"desiredSizeOf", 1, 142},
    {"detailsChanged", 1, 35},
    {"detailsRenamed", 1, 35},
    {"dialogChanged", 1, 36},
    {"digestName", 1, 114},
    {"digestText", 1, 114},
    {"disablesShadow", 1, 127},
    {"dispatch", 1, 7},
    {"documentArgument", 1, 4},
    {"documentTimelineState", 1, 203},
    {"domExceptionState", 1, 176},
    {"domImplementationState", 1, 177},
    {"domMatrixReadOnlyState", 1, 219},
    {"domMatrixState", 1, 219},
    {"domParserState", 1, 177},
    {"domPointReadOnlyState", 1, 219},
    {"domPointState", 1, 219},
    {"domQuadState", 1, 219},
    {"domRectListState", 1, 216},
    {"domRectReadOnlyState", 1, 216},
    {"domRectState", 1, 216},
    {"domStringListState", 1, 178},
    {"effectEnd", 1, 95},
    {"effectFills", 1, 95},
    {"elementArgument", 1, 4},
    {"elementInternalsState", 1, 184},
    {"elementsNamed", 1, 18},
    {"emptySequence", 1, 150},
    {"encodeEntries", 1, 157},
    {"encodeUTF8", 1, 111},
    {"enqueueBytes", 1, 143},
    {"enqueueCallback", 1, 127},
    {"enqueueChunk", 1, 142},
    {"enqueueSized", 1, 140},
    {"enqueueTransformed", 1, 148},
    {"entryList", 1, 74},
    {"errorBytes", 1, 143},
    {"errorController", 1, 142},
    {"errorReadable", 1, 141},
    {"errorTransform", 1, 148},
    {"errorWritableIfNeeded", 1, 147},
    {"eventInterface", 1, 6},
    {"eventPath", 1, 29},
    {"eventReceiver", 1, 6},
    {"eventSourceState", 1, 206},
    {"eventState", 1, 185},
    {"exceptionOfCode", 1, 2},
    {"execCommand", 1, 46},
    {"exportKey", 1, 115},
    {"exposeElement", 1, 64},
    {"exposeFrames", 1, 64},
    {"exposeNames", 1, 64},
    {"external", 1, 132},
    {"externalState", 1, 224},
    {"extractBody", 1, 158},
    {"extractRange", 1, 23},
    {"failClose", 1, 146},
    {"failReads", 1, 141},
    {"failWrite", 1, 146},
    {"fileListState", 1, 186},
    {"fileReaderState", 1, 186},
    {"fileState", 1, 186},
    {"fileValue", 1, 161},
    {"filesOf", 1, 161},
    {"finalStyles", 1, 95},
    {"finishClose", 1, 146},
    {"finishErroring", 1, 146},
    {"finishWrite", 1, 146},
    {"fire", 1, 7},
    {"firstItem", 1, 140},
    {"firstWithId", 1, 70},
    {"focusForSelection", 1, 76},
    {"focusableArea", 1, 40},
    {"focusedId", 1, 40},
    {"foldBlanks", 1, 49},
    {"foldsBlanks", 1, 49},
    {"followLink", 1, 138},
    {"fontSizeOf", 1, 45},
    {"forgetAbort", 1, 8},
    {"forgetGroups", 1, 71},
    {"forgetHandlers", 1, 32},
    {"formAssociated", 1, 128},
    {"formControls", 1, 70},
    {"formDataState", 1, 237},
    {"formOf", 1, 70},
    {"formatLogged", 1, 53},
    {"frameWindow", 1, 63},
    {"frames", 1, 63},
    {"fromDictionary", 1, 4},
    {"fromHost", 1, 7},
    {"fromSequence", 1, 4},
    {"fulfilRead", 1, 141},
    {"generateKey", 1, 115},
    {"geolocationPositionErrorState", 1, 230},
    {"geolocationState", 1, 230},
    {"getHandler", 1, 32},
    {"handled", 1, 140},
    {"hasBackpressure", 1, 142},
    {"hasFormat", 1, 45},
    {"hasNoChoice", 1, 81},
    {"hasPulls", 1, 143},
    {"headerValue", 1, 119},
    {"headersState", 1, 212},
    {"hidePopover", 1, 37},
    {"hidePopoversOver", 1, 37},
    {"highWaterMarkOf", 1, 140},
    {"history", 1, 139},
    {"historyState", 1, 224},
    {"hostEvent", 1, 6},
    {"htmlElementArgument", 1, 4},
    {"idleDeadlineState", 1, 217},
    {"imageChanged", 1, 61},
    {"imageEvent", 1, 61},
    {"imagePoint", 1, 74},
    {"imageSeen", 1, 61},
    {"imagesMoved", 1, 61},
    {"implementationOf", 1, 16},
    {"importKey", 1, 115},
    {"initializeEvent", 1, 5},
    {"inlineStyleOf", 1, 91},
    {"inputType", 1, 67},
    {"insertIntoRange", 1, 23},
    {"insertMarkup", 1, 50},
    {"intersectionObserverEntryState", 1, 226},
    {"intersectionObserverState", 1, 226},
    {"invoke", 1, 38},
    {"invokeListeners", 1, 7},
    {"invokeReactions", 1, 127},
    {"isAbortController", 1, 166},
    {"isAbortSignal", 1, 166},
    {"isAborted", 1, 8},
    {"isAbstractRange", 1, 195},
    {"isActiveDocument", 1, 63},
    {"isAnimation", 1, 203},
    {"isAnimationEffect", 1, 203},
    {"isAnimationTimeline", 1, 203},
    {"isAudioTrack", 1, 221},
    {"isAudioTrackList", 1, 221},
    {"isBarProp", 1, 224},
    {"isBlob", 1, 186},
    {"isBlockCommand", 1, 47},
    {"isBlockElement", 1, 47},
    {"isBroadcastChannel", 1, 222},
    {"isBuffer", 1, 4},
    {"isByteLengthQueuingStrategy", 1, 231},
    {"isCSSConditionRule", 1, 170},
    {"isCSSContainerRule", 1, 170},
    {"isCSSCounterStyleRule", 1, 170},
    {"isCSSFontFaceRule", 1, 170},
    {"isCSSFontPaletteValuesRule", 1, 170},
    {"isCSSGroupingRule", 1, 170},
    {"isCSSImageValue", 1, 172},
    {"isCSSImportRule", 1, 170},
    {"isCSSKeyframeRule", 1, 170},
    {"isCSSKeyframesRule", 1, 170},
    {"isCSSKeywordValue", 1, 172},
    {"isCSSLayerBlockRule", 1, 170},
    {"isCSSLayerStatementRule", 1, 170},
    {"isCSSMarginRule", 1, 170},
    {"isCSSMathClamp", 1, 172},
    {"isCSSMathInvert", 1, 172},
    {"isCSSMathMax", 1, 172},
    {"isCSSMathMin", 1, 172},
    {"isCSSMathNegate", 1, 172},
    {"isCSSMathProduct", 1, 172},
    {"isCSSMathSum", 1, 172},
    {"isCSSMathValue", 1, 172},
    {"isCSSMatrixComponent", 1, 172},
    {"isCSSMediaRule", 1, 170},
    {"isCSSNamespaceRule", 1, 170},
    {"isCSSNestedDeclarations", 1, 170},
    {"isCSSNumericArray", 1, 172},
    {"isCSSNumericValue", 1, 172},
    {"isCSSPageRule", 1, 170},
    {"isCSSPerspective", 1, 172},
    {"isCSSPropertyRule", 1, 170},
    {"isCSSRotate", 1, 172},
    {"isCSSRule", 1, 170},
    {"isCSSRuleList", 1, 170},
    {"isCSSScale", 1, 172},
    {"isCSSScopeRule", 1, 170},
    {"isCSSSkew", 1, 172},
    {"isCSSSkewX", 1, 172},
    {"isCSSSkewY", 1, 172},
    {"isCSSStartingStyleRule", 1, 170},
    {"isCSSStyleRule", 1, 170},
    {"isCSSStyleSheet", 1, 199},
    {"isCSSStyleValue", 1, 172},
    {"isCSSSupportsRule", 1, 170},
    {"isCSSTransformComponent", 1, 172},
    {"isCSSTransformValue", 1, 172},
    {"isCSSTranslate", 1, 172},
    {"isCSSUnitValue", 1, 172},
    {"isCSSUnparsedValue", 1, 172},
    {"isCSSVariableReferenceValue", 1, 172},
    {"isClipboard", 1, 230},
    {"isClosed", 1, 27},
    {"isClosing", 1, 146},
    {"isComposedInPage", 1, 24},
    {"isCompressionStream", 1, 205},
    {"isCountQueuingStrategy", 1, 231},
    {"isCrypto", 1, 236},
    {"isCryptoKey", 1, 236},
    {"isCustomElementRegistry", 1, 174},
    {"isCustomStateSet", 1, 184},
    {"isDOMException", 1, 176},
    {"isDOMImplementation", 1, 177},
    {"isDOMMatrix", 1, 219},
    {"isDOMMatrixReadOnly", 1, 219},
    {"isDOMParser", 1, 177},
    {"isDOMPoint", 1, 219},
    {"isDOMPointReadOnly", 1, 219},
    {"isDOMQuad", 1, 219},
    {"isDOMRect", 1, 216},
    {"isDOMRectList", 1, 216},
    {"isDOMRectReadOnly", 1, 216},
    {"isDOMStringList", 1, 178},
    {"isDataTransfer", 1, 181},
    {"isDataTransferItem", 1, 181},
    {"isDataTransferItemList", 1, 181},
    {"isDecompressionStream", 1, 205},
    {"isDesigned", 1, 102},
    {"isDisabled", 1, 40},
    {"isDocumentTimeline", 1, 203},
    {"isEditable", 1, 40},
    {"isElementInternals", 1, 184},
    {"isEvent", 1, 185},
    {"isEventSource", 1, 206},
    {"isExternal", 1, 224},
    {"isFieldValue", 1, 119},
    {"isFile", 1, 186},
    {"isFileList", 1, 186},
    {"isFileReader", 1, 186},
    {"isFocusable", 1, 40},
    {"isFocusableByDefault", 1, 40},
    {"isFormCustom", 1, 128},
    {"isFormData", 1, 237},
    {"isFormat", 1, 45},
    {"isFrameWindow", 1, 63},
    {"isGeolocation", 1, 230},
    {"isGeolocationPositionError", 1, 230},
    {"isGroupChecked", 1, 71},
    {"isHTMLElementOf", 1, 4},
    {"isHeaders", 1, 212},
    {"isHistory", 1, 224},
    {"isIdleDeadline", 1, 217},
    {"isImageLoading", 1, 61},
    {"isIndexed", 1, 3},
    {"isIntersectionObserver", 1, 226},
    {"isIntersectionObserverEntry", 1, 226},
    {"isKeyframeEffect", 1, 203},
    {"isLoadable", 1, 122},
    {"isLocation", 1, 224},
    {"isMediaError", 1, 221},
    {"isMediaList", 1, 199},
    {"isMediaQueryList", 1, 169},
    {"isMessageChannel", 1, 222},
    {"isMessagePort", 1, 222},
    {"isMimeType", 1, 192},
    {"isMimeTypeArray", 1, 192},
    {"isModal", 1, 36},
    {"isMouseEvent", 1, 55},
    {"isMutationObserver", 1, 190},
    {"isMutationRecord", 1, 190},
    {"isNavigator", 1, 192},
    {"isNodeIterator", 1, 200},
    {"isNotification", 1, 230},
    {"isNumberText", 1, 69},
    {"isNumericType", 1, 87},
    {"isParagraph", 1, 47},
    {"isPerformance", 1, 228},
    {"isPerformanceEntry", 1, 229},
    {"isPerformanceMark", 1, 229},
    {"isPerformanceMeasure", 1, 229},
    {"isPerformanceNavigation", 1, 225},
    {"isPerformanceObserver", 1, 229},
    {"isPerformanceObserverEntryList", 1, 229},
    {"isPerformanceTiming", 1, 225},
    {"isPermissionStatus", 1, 230},
    {"isPermissions", 1, 230},
    {"isPlugin", 1, 192},
    {"isPluginArray", 1, 192},
    {"isPopoverShown", 1, 37},
    {"isQuirks", 1, 17},
    {"isRange", 1, 195},
    {"isReadableByteStreamController", 1, 231},
    {"isReadableStream", 1, 231},
    {"isReadableStreamBYOBReader", 1, 231},
    {"isReadableStreamBYOBRequest", 1, 231},
    {"isReadableStreamDefaultController", 1, 231},
    {"isReadableStreamDefaultReader", 1, 231},
    {"isRequest", 1, 212},
    {"isResizeObserver", 1, 226},
    {"isResizeObserverEntry", 1, 226},
    {"isResizeObserverSize", 1, 226},
    {"isResponse", 1, 212},
    {"isSVGAngle", 1, 232},
    {"isSVGAnimatedAngle", 1, 232},
    {"isSVGAnimatedBoolean", 1, 232},
    {"isSVGAnimatedEnumeration", 1, 232},
    {"isSVGAnimatedInteger", 1, 232},
    {"isSVGAnimatedLength", 1, 232},
    {"isSVGAnimatedLengthList", 1, 232},
    {"isSVGAnimatedNumber", 1, 232},
    {"isSVGAnimatedNumberList", 1, 232},
    {"isSVGAnimatedPreserveAspectRatio", 1, 232},
    {"isSVGAnimatedRect", 1, 232},
    {"isSVGAnimatedTransformList", 1, 232},
    {"isSVGLength", 1, 232},
    {"isSVGLengthList", 1, 232},
    {"isSVGNumber", 1, 232},
    {"isSVGNumberList", 1, 232},
    {"isSVGPointList", 1, 232},
    {"isSVGPreserveAspectRatio", 1, 232},
    {"isSVGStringList", 1, 232},
    {"isSVGTransform", 1, 232},
    {"isSVGTransformList", 1, 232},
    {"isSVGUnitTypes", 1, 232},
    {"isScreen", 1, 169},
    {"isSelected", 1, 81},
    {"isSelection", 1, 196},
    {"isShadowIncluding", 1, 27},
    {"isShown", 1, 47},
    {"isStaticRange", 1, 195},
    {"isStepMismatch", 1, 69},
    {"isStorage", 1, 198},
    {"isStylePropertyMap", 1, 172},
    {"isStylePropertyMapReadOnly", 1, 172},
    {"isStyleSheet", 1, 199},
    {"isStyleSheetList", 1, 199},
    {"isSubmitButton", 1, 70},
    {"isSubtleCrypto", 1, 236},
    {"isSummary", 1, 40},
    {"isTextDecoder", 1, 209},
    {"isTextDecoderStream", 1, 209},
    {"isTextEncoder", 1, 209},
    {"isTextEncoderStream", 1, 209},
    {"isTextTrack", 1, 221},
    {"isTextTrackCue", 1, 221},
    {"isTextTrackCueList", 1, 221},
    {"isTextTrackList", 1, 221},
    {"isTimeRanges", 1, 220},
    {"isToken", 1, 119},
    {"isTransformStream", 1, 231},
    {"isTransformStreamDefaultController", 1, 231},
    {"isTreeWalker", 1, 200},
    {"isURL", 1, 235},
    {"isURLSearchParams", 1, 235},
    {"isUnusable", 1, 158},
    {"isUserActivation", 1, 230},
    {"isVTTCue", 1, 221},
    {"isValidControl", 1, 73},
    {"isValidityState", 1, 214},
    {"isVideoTrack", 1, 221},
    {"isVideoTrackList", 1, 221},
    {"isVisualViewport", 1, 169},
    {"isWebSocket", 1, 206},
    {"isWritableStream", 1, 231},
    {"isWritableStreamDefaultController", 1, 231},
    {"isWritableStreamDefaultWriter", 1, 231},
    {"isXMLHttpRequest", 1, 237},
    {"isXMLHttpRequestEventTarget", 1, 237},
    {"isXMLHttpRequestUpload", 1, 237},
    {"isXMLSerializer", 1, 177},
    {"isXPathEvaluator", 1, 202},
    {"isXPathExpression", 1, 202},
    {"isXPathResult", 1, 202},
    {"itemKind", 1, 3},
    {"itemState", 1, 3},
    {"keepBlanks", 1, 49},
    {"keepBlanksApart", 1, 49},
    {"keepLine", 1, 48},
    {"keyframeEffectState", 1, 203},
    {"labelListOf", 1, 70},
    {"labeledControl", 1, 70},
    {"labelsFor", 1, 18},
    {"legacySize", 1, 45},
    {"limitState", 1, 73},
    {"listElement", 1, 65},
    {"loadFailed", 1, 122},
    {"loadResource", 1, 122},
    {"location", 1, 138},
    {"locationState", 1, 224},
    {"lookAtForm", 1, 128},
    {"makeAbortController", 1, 166},
    {"makeAbortSignal", 1, 166},
    {"makeAbstractRange", 1, 195},
    {"makeAnimation", 1, 203},
    {"makeAnimationEffect", 1, 203},
    {"makeAnimationTimeline", 1, 203},
    {"makeAudioTrack", 1, 221},
    {"makeAudioTrackList", 1, 221},
    {"makeBarProp", 1, 224},
    {"makeBlob", 1, 186},
    {"makeBroadcastChannel", 1, 222},
    {"makeByteLengthQueuingStrategy", 1, 231},
    {"makeCSSConditionRule", 1, 170},
    {"makeCSSContainerRule", 1, 170},
    {"makeCSSCounterStyleRule", 1, 170},
    {"makeCSSFontFaceRule", 1, 170},
    {"makeCSSFontPaletteValuesRule", 1, 170},
    {"makeCSSGroupingRule", 1, 170},
    {"makeCSSImageValue", 1, 172},
    {"makeCSSImportRule", 1, 170},
    {"makeCSSKeyframeRule", 1, 170},
    {"makeCSSKeyframesRule", 1, 170},
    {"makeCSSKeywordValue", 1, 172},
    {"makeCSSLayerBlockRule", 1, 170},
    {"makeCSSLayerStatementRule", 1, 170},
    {"makeCSSMarginRule", 1, 170},
    {"makeCSSMathClamp", 1, 172},
    {"makeCSSMathInvert", 1, 172},
    {"makeCSSMathMax", 1, 172},
    {"makeCSSMathMin", 1, 172},
    {"makeCSSMathNegate", 1, 172},
    {"makeCSSMathProduct", 1, 172},
    {"makeCSSMathSum", 1, 172},
    {"makeCSSMathValue", 1, 172},
    {"makeCSSMatrixComponent", 1, 172},
    {"makeCSSMediaRule", 1, 170},
    {"makeCSSNamespaceRule", 1, 170},
    {"makeCSSNestedDeclarations", 1, 170},
    {"makeCSSNumericArray", 1, 172},
    {"makeCSSNumericValue", 1, 172},
    {"makeCSSPageRule", 1, 170},
    {"makeCSSPerspective", 1, 172},
    {"makeCSSPropertyRule", 1, 170},
    {"makeCSSRotate", 1, 172},
    {"makeCSSRule", 1, 170},
    {"makeCSSRuleList", 1, 170},
    {"makeCSSScale", 1, 172},
    {"makeCSSScopeRule", 1, 170},
    {"makeCSSSkew", 1, 172},
    {"makeCSSSkewX", 1, 172},
    {"makeCSSSkewY", 1, 172},
    {"makeCSSStartingStyleRule", 1, 170},
    {"makeCSSStyleDeclaration", 1, 171},
    {"makeCSSStyleRule", 1, 170},
    {"makeCSSStyleSheet", 1, 199},
    {"makeCSSStyleValue", 1, 172},
    {"makeCSSSupportsRule", 1, 170},
    {"makeCSSTransformComponent", 1, 172},
    {"makeCSSTransformValue", 1, 172},
    {"makeCSSTranslate", 1, 172},
    {"makeCSSUnitValue", 1, 172},
    {"makeCSSUnparsedValue", 1, 172},
    {"makeCSSVariableReferenceValue", 1, 172},
    {"makeClipboard", 1, 230},
    {"makeCompressionStream", 1, 205},
    {"makeCountQueuingStrategy", 1, 231},
    {"makeCrypto", 1, 236},
    {"makeCryptoKey", 1, 236},
    {"makeCustomElementRegistry", 1, 174},
    {"makeCustomStateSet", 1, 184},
    {"makeDOMException", 1, 176},
    {"makeDOMImplementation", 1, 177},
    {"makeDOMMatrix", 1, 219},
    {"makeDOMMatrixReadOnly", 1, 219},
    {"makeDOMParser", 1, 177},
    {"makeDOMPoint", 1, 219},
    {"makeDOMPointReadOnly", 1, 219},
    {"makeDOMQuad", 1, 219},
    {"makeDOMRect", 1, 216},
    {"makeDOMRectList", 1, 216},
    {"makeDOMRectReadOnly", 1, 216},
    {"makeDOMStringList", 1, 178},
    {"makeDOMStringMap", 1, 179},
    {"makeDOMTokenList", 1, 180},
    {"makeDataTransfer", 1, 181},
    {"makeDataTransferItem", 1, 181},
    {"makeDataTransferItemList", 1, 181},
    {"makeDecompressionStream", 1, 205},
    {"makeDeferred", 1, 140},
    {"makeDocumentTimeline", 1, 203},
    {"makeElement", 1, 4},
    {"makeElementInternals", 1, 184},
    {"makeEvent", 1, 185},
    {"makeEventSource", 1, 206},
    {"makeException", 1, 2},
    {"makeExternal", 1, 224},
    {"makeFile", 1, 186},
    {"makeFileList", 1, 186},
    {"makeFileReader", 1, 186},
    {"makeFormData", 1, 237},
    {"makeGeolocation", 1, 230},
    {"makeGeolocationPositionError", 1, 230},
    {"makeHTMLAllCollection", 1, 187},
    {"makeHTMLCollection", 1, 204},
    {"makeHTMLFormControlsCollection", 1, 213},
    {"makeHTMLOptionsCollection", 1, 213},
    {"makeHeaders", 1, 212},
    {"makeHistory", 1, 224},
    {"makeIdleDeadline", 1, 217},
    {"makeIndexed", 1, 3},
    {"makeIntersectionObserver", 1, 226},
    {"makeIntersectionObserverEntry", 1, 226},
    {"makeKeyframeEffect", 1, 203},
    {"makeLocation", 1, 224},
    {"makeMediaError", 1, 221},
    {"makeMediaList", 1, 199},
    {"makeMediaQueryList", 1, 169},
    {"makeMessageChannel", 1, 222},
    {"makeMessagePort", 1, 222},
    {"makeMimeType", 1, 192},
    {"makeMimeTypeArray", 1, 192},
    {"makeMutationObserver", 1, 190},
    {"makeMutationRecord", 1, 190},
    {"makeNamedNodeMap", 1, 191},
    {"makeNavigator", 1, 192},
    {"makeNodeIterator", 1, 200},
    {"makeNodeList", 1, 204},
    {"makeNotification", 1, 230},
    {"makePerformance", 1, 228},
    {"makePerformanceEntry", 1, 229},
    {"makePerformanceMark", 1, 229},
    {"makePerformanceMeasure", 1, 229},
    {"makePerformanceNavigation", 1, 225},
    {"makePerformanceObserver", 1, 229},
    {"makePerformanceObserverEntryList", 1, 229},
    {"makePerformanceTiming", 1, 225},
    {"makePermissionStatus", 1, 230},
    {"makePermissions", 1, 230},
    {"makePlugin", 1, 192},
    {"makePluginArray", 1, 192},
    {"makeRadioNodeList", 1, 213},
    {"makeRange", 1, 195},
    {"makeReadableByteStreamController", 1, 231},
    {"makeReadableStream", 1, 231},
    {"makeReadableStreamBYOBReader", 1, 231},
    {"makeReadableStreamBYOBRequest", 1, 231},
    {"makeReadableStreamDefaultController", 1, 231},
    {"makeReadableStreamDefaultReader", 1, 231},
    {"makeRequest", 1, 212},
    {"makeResizeObserver", 1, 226},
    {"makeResizeObserverEntry", 1, 226},
    {"makeResizeObserverSize", 1, 226},
    {"makeResponse", 1, 212},
    {"makeSVGAngle", 1, 232},
    {"makeSVGAnimatedAngle", 1, 232},
    {"makeSVGAnimatedBoolean", 1, 232},
    {"makeSVGAnimatedEnumeration", 1, 232},
    {"makeSVGAnimatedInteger", 1, 232},
    {"makeSVGAnimatedLength", 1, 232},
    {"makeSVGAnimatedLengthList", 1, 232},
    {"makeSVGAnimatedNumber", 1, 232},
    {"makeSVGAnimatedNumberList", 1, 232},
    {"makeSVGAnimatedPreserveAspectRatio", 1, 232},
    {"makeSVGAnimatedRect", 1, 232},
    {"makeSVGAnimatedTransformList", 1, 232},
    {"makeSVGLength", 1, 232},
    {"makeSVGLengthList", 1, 232},
    {"makeSVGNumber", 1, 232},
    {"makeSVGNumberList", 1, 232},
    {"makeSVGPointList", 1, 232},
    {"makeSVGPreserveAspectRatio", 1, 232},
    {"makeSVGStringList", 1, 232},
    {"makeSVGTransform", 1, 232},
    {"makeSVGTransformList", 1, 232},
    {"makeSVGUnitTypes", 1, 232},
    {"makeScreen", 1, 169},
    {"makeSelection", 1, 196},
    {"makeStaticRange", 1, 195},
    {"makeStorage", 1, 198},
    {"makeStylePropertyMap", 1, 172},
    {"makeStylePropertyMapReadOnly", 1, 172},
    {"makeStyleSheet", 1, 199},
    {"makeStyleSheetList", 1, 199},
    {"makeSubtleCrypto", 1, 236},
    {"makeTextDecoder", 1, 209},
    {"makeTextDecoderStream", 1, 209},
    {"makeTextEncoder", 1, 209},
    {"makeTextEncoderStream", 1, 209},
    {"makeTextTrack", 1, 221},
    {"makeTextTrackCue", 1, 221},
    {"makeTextTrackCueList", 1, 221},
    {"makeTextTrackList", 1, 221},
    {"makeTimeRanges", 1, 220},
    {"makeTransformStream", 1, 231},
    {"makeTransformStreamDefaultController", 1, 231},
    {"makeTreeWalker", 1, 200},
    {"makeURL", 1, 235},
    {"makeURLSearchParams", 1, 235},
    {"makeUserActivation", 1, 230},
    {"makeVTTCue", 1, 221},
    {"makeValidityState", 1, 214},
    {"makeVideoTrack", 1, 221},
    {"makeVideoTrackList", 1, 221},
    {"makeVisualViewport", 1, 169},
    {"makeWebSocket", 1, 206},
    {"makeWritableStream", 1, 231},
    {"makeWritableStreamDefaultController", 1, 231},
    {"makeWritableStreamDefaultWriter", 1, 231},
    {"makeXMLHttpRequest", 1, 237},
    {"makeXMLHttpRequestEventTarget", 1, 237},
    {"makeXMLHttpRequestUpload", 1, 237},
    {"makeXMLSerializer", 1, 177},
    {"makeXPathEvaluator", 1, 202},
    {"makeXPathExpression", 1, 202},
    {"makeXPathResult", 1, 202},
    {"markupWithShadows", 1, 27},
    {"matchMedia", 1, 100},
    {"matchesMedia", 1, 100},
    {"matchesSelector", 1, 17},
    {"maximumOf", 1, 69},
    {"mediaErrorState", 1, 221},
    {"mediaListState", 1, 199},
    {"mediaOf", 1, 92},
    {"mediaQueryListState", 1, 169},
    {"mergeTexts", 1, 48},
    {"messageChannelState", 1, 222},
    {"messagePortState", 1, 222},
    {"mimeParameter", 1, 156},
    {"mimeText", 1, 156},
    {"mimeTypeArrayState", 1, 192},
    {"mimeTypeState", 1, 192},
    {"mimeTypes", 1, 131},
    {"minimumOf", 1, 69},
    {"missing", 1, 4},
    {"moveChildren", 1, 47},
    {"moveFocus", 1, 40},
    {"movePoint", 1, 51},
    {"multipleChanged", 1, 81},
    {"mutationObserverState", 1, 190},
    {"mutationRecordState", 1, 190},
    {"mutationsQueued", 1, 26},
    {"namedIn", 1, 70},
    {"namedList", 1, 18},
    {"navigate", 1, 138},
    {"navigateFrame", 1, 63},
    {"navigateToFragment", 1, 139},
    {"navigator", 1, 129},
    {"navigatorState", 1, 192},
    {"nearestStep", 1, 69},
    {"newAbortSignal", 1, 8},
    {"newBlob", 1, 151},
    {"newBody", 1, 158},
    {"newDecoder", 1, 111},
    {"newEventState", 1, 5},
    {"newFile", 1, 151},
    {"newFileList", 1, 151},
    {"newFormData", 1, 120},
    {"newHeaders", 1, 119},
    {"newKeyframeEffect", 1, 95},
    {"newList", 1, 140},
    {"newMatrix", 1, 98},
    {"newNodeIterator", 1, 19},
    {"newRange", 1, 23},
    {"newReadable", 1, 141},
    {"newRect", 1, 97},
    {"newRectList", 1, 97},
    {"newResponse", 1, 159},
    {"newSVGAngle", 1, 106},
    {"newSVGLength", 1, 106},
    {"newSVGList", 1, 108},
    {"newSVGNumber", 1, 106},
    {"newSVGTransform", 1, 107},
    {"newStaticRange", 1, 23},
    {"newTreeWalker", 1, 19},
    {"newUnit", 1, 87},
    {"newWritable", 1, 146},
    {"nextTimer", 1, 52},
    {"nodeIndex", 1, 23},
    {"nodeIteratorState", 1, 200},
    {"nodeLength", 1, 23},
    {"nodeOfKinds", 1, 4},
    {"notificationState", 1, 230},
    {"numberIn", 1, 72},
    {"numberToText", 1, 69},
    {"numericOperations", 1, 87},
    {"numericText", 1, 86},
    {"numericType", 1, 87},
    {"numericUnits", 1, 85},
    {"openChannel", 1, 162},
    {"openShadowRoot", 1, 27},
    {"optionList", 1, 80},
    {"optionValue", 1, 80},
    {"ownControlState", 1, 66},
    {"pageScripts", 1, 124},
    {"parseMIMEType", 1, 156},
    {"parseMultipart", 1, 157},
    {"parseNumeric", 1, 86},
    {"parsePairs", 1, 84},
    {"parseSVGNumbers", 1, 107},
    {"parseSVGTransforms", 1, 107},
    {"parseTransforms", 1, 88},
    {"parserElement", 1, 127},
    {"peerEvents", 1, 125},
    {"performance", 1, 133},
    {"performanceEntries", 1, 135},
    {"performanceEntryState", 1, 229},
    {"performanceMark", 1, 135},
    {"performanceMarkState", 1, 229},
    {"performanceMeasure", 1, 135},
    {"performanceMeasureState", 1, 229},
    {"performanceNavigationState", 1, 225},
    {"performanceObserverEntryListState", 1, 229},
    {"performanceObserverState", 1, 229},
    {"performanceState", 1, 228},
    {"performanceTimingState", 1, 225},
    {"permissionStatusState", 1, 230},
    {"permissionsState", 1, 230},
    {"pipe", 1, 145},
    {"placeCaret", 1, 48},
    {"places", 1, 238},
    {"pluginArrayState", 1, 192},
    {"pluginState", 1, 192},
    {"plugins", 1, 131},
    {"pointInDocument", 1, 24},
    {"popoverChanged", 1, 37},
    {"postToWindow", 1, 162},
    {"pushItem", 1, 140},
    {"putFormat", 1, 45},
    {"queryAll", 1, 17},
    {"queryFirst", 1, 17},
    {"queueEvents", 1, 52},
    {"queueMicrotask", 1, 52},
    {"queueTask", 1, 52},
    {"queueToggle", 1, 34},
    {"radioGroup", 1, 71},
    {"radioNodeList", 1, 70},
    {"randomUUID", 1, 113},
    {"rangePoints", 1, 23},
    {"rangeState", 1, 195},
    {"rangeText", 1, 23},
    {"react", 1, 140},
    {"reacting", 1, 127},
    {"readBody", 1, 158},
    {"readChunk", 1, 141},
    {"readContentHandler", 1, 32},
    {"readInto", 1, 141},
    {"readSequence", 1, 150},
    {"readTape", 1, 30},
    {"readableByteStreamControllerState", 1, 231},
    {"readableFrom", 1, 149},
    {"readableStreamBYOBReaderState", 1, 231},
    {"readableStreamBYOBRequestState", 1, 231},
    {"readableStreamDefaultControllerState", 1, 231},
    {"readableStreamDefaultReaderState", 1, 231},
    {"readableStreamState", 1, 231},
    {"receiveControlState", 1, 66},
    {"receiverOf", 1, 4},
    {"rectified", 1, 87},
    {"referredElement", 1, 39},
    {"referredElements", 1, 39},
    {"releaseReader", 1, 141},
    {"releaseWriter", 1, 146},
    {"removeBeside", 1, 48},
    {"removeSelected", 1, 48},
    {"replaceData", 1, 14},
    {"reportException", 1, 123},
    {"reportForm", 1, 73},
    {"reportRejection", 1, 123},
    {"reportValidity", 1, 73},
    {"requestFrame", 1, 52},
    {"requestIdle", 1, 44},
    {"requestState", 1, 212},
    {"resetControl", 1, 75},
    {"resetCustom", 1, 128},
    {"resetOptions", 1, 81},
    {"resetQueue", 1, 140},
    {"resizeObserverEntryState", 1, 226},
    {"resizeObserverSizeState", 1, 226},
    {"resizeObserverState", 1, 226},
    {"resourceBuffer", 1, 122},
    {"resourceDocument", 1, 122},
    {"resourceText", 1, 122},
    {"respond", 1, 143},
    {"respondWithView", 1, 143},
    {"responseState", 1, 212},
    {"retarget", 1, 27},
    {"rootArguments", 1, 24},
    {"ruleNumbered", 1, 94},
    {"ruleStyleOf", 1, 91},
    {"runNextTimer", 1, 52},
    {"screen", 1, 100},
    {"screenState", 1, 169},
    {"scriptTimer", 1, 52},
    {"seedRandom", 1, 116},
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
    {"selectionState", 1, 196},
    {"sendControlStates", 1, 66},
    {"sendTo", 1, 162},
    {"sequenceOf", 1, 150},
    {"serialize", 1, 83},
    {"serializePairs", 1, 84},
    {"serializeWithTransfer", 1, 83},
    {"setAdoptedStyleSheets", 1, 93},
    {"setAreaValue", 1, 72},
    {"setAttributeNodeValue", 1, 15},
    {"setBackpressure", 1, 146},
    {"setCheckedness", 1, 71},
    {"setControlValue", 1, 72},
    {"setFiles", 1, 161},
    {"setFragment", 1, 138},
    {"setHandler", 1, 32},
    {"setHeader", 1, 119},
    {"setInputValue", 1, 72},
    {"setInteracted", 1, 73},
    {"setMIMEParameter", 1, 156},
    {"setMarkupWithShadows", 1, 27},
    {"setOption", 1, 80},
    {"setReferredElement", 1, 39},
    {"setReferredElements", 1, 39},
    {"setSVGAngle", 1, 106},
    {"setSVGLength", 1, 106},
    {"setSelected", 1, 81},
    {"setTimer", 1, 52},
    {"setType", 1, 72},
    {"setUpByteSource", 1, 143},
    {"setUpBytes", 1, 143},
    {"setUpReadable", 1, 142},
    {"setUpSink", 1, 147},
    {"setUpSource", 1, 142},
    {"setUpTransform", 1, 148},
    {"setUpWritable", 1, 147},
    {"settingText", 1, 69},
    {"settleAs", 1, 140},
    {"shadowRootOf", 1, 27},
    {"shadowTraits", 1, 27},
    {"shareControlState", 1, 66},
    {"sheetNumbered", 1, 92},
    {"shiftItem", 1, 140},
    {"showPopover", 1, 37},
    {"signWith", 1, 115},
    {"sizeOf", 1, 140},
    {"slotContents", 1, 28},
    {"slotOf", 1, 28},
    {"slotsChanged", 1, 28},
    {"spendStream", 1, 141},
    {"splitAround", 1, 47},
    {"splitText", 1, 14},
    {"startErroring", 1, 146},
    {"stateOf", 1, 3},
    {"staticRangeState", 1, 195},
    {"stepped", 1, 69},
    {"storage", 1, 136},
    {"storageState", 1, 198},
    {"streamOfBytes", 1, 151},
    {"stringList", 1, 137},
    {"stylePropertyMapReadOnlyState", 1, 172},
    {"stylePropertyMapState", 1, 172},
    {"styleSheetListState", 1, 199},
    {"styleSheetState", 1, 199},
    {"stylesOf", 1, 91},
    {"submitFrom", 1, 74},
    {"submittableOf", 1, 70},
    {"submittedText", 1, 72},
    {"subtle", 1, 114},
    {"subtleCryptoState", 1, 236},
    {"svgAngleState", 1, 232},
    {"svgAnimatedAngleState", 1, 232},
    {"svgAnimatedBooleanState", 1, 232},
    {"svgAnimatedEnumerationState", 1, 232},
    {"svgAnimatedIntegerState", 1, 232},
    {"svgAnimatedLengthListState", 1, 232},
    {"svgAnimatedLengthState", 1, 232},
    {"svgAnimatedNumberListState", 1, 232},
    {"svgAnimatedNumberState", 1, 232},
    {"svgAnimatedPreserveAspectRatioState", 1, 232},
    {"svgAnimatedRectState", 1, 232},
    {"svgAnimatedTransformListState", 1, 232},
    {"svgAxis", 1, 106},
    {"svgBounds", 1, 110},
    {"svgBox", 1, 109},
    {"svgConstants", 1, 105},
    {"svgElementPrototype", 1, 104},
    {"svgFloat", 1, 106},
    {"svgLengthListState", 1, 232},
    {"svgLengthState", 1, 232},
    {"svgListOf", 1, 109},
    {"svgMembers", 1, 105},
    {"svgNumberListState", 1, 232},
    {"svgNumberState", 1, 232},
    {"svgNumberText", 1, 106},
    {"svgPathLength", 1, 110},
    {"svgPointAt", 1, 110},
    {"svgPointListState", 1, 232},
    {"svgPreserveAspectRatioState", 1, 232},
    {"svgReflection", 1, 109},
    {"svgStringListState", 1, 232},
    {"svgTransformListState", 1, 232},
    {"svgTransformOf", 1, 107},
    {"svgTransformProduct", 1, 107},
    {"svgTransformState", 1, 232},
    {"svgTransformText", 1, 107},
    {"svgUnitTypesState", 1, 232},
    {"takeFormat", 1, 45},
    {"takeSignals", 1, 28},
    {"targetOf", 1, 138},
    {"teeBytes", 1, 144},
    {"teeChunks", 1, 144},
    {"textAsBuffer", 1, 114},
    {"textBecameSelectable", 1, 78},
    {"textDecoderState", 1, 209},
    {"textDecoderStreamState", 1, 209},
    {"textEncoderState", 1, 209},
    {"textEncoderStreamState", 1, 209},
    {"textFragment", 1, 42},
    {"textReplaced", 1, 78},
    {"textToNumber", 1, 69},
    {"textTrackCueListState", 1, 221},
    {"textTrackCueState", 1, 221},
    {"textTrackListState", 1, 221},
    {"textTrackState", 1, 221},
    {"textsIn", 1, 45},
    {"theSelection", 1, 25},
    {"timeRangesState", 1, 220},
    {"timingTimes", 1, 134},
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
    {"together", 1, 127},
    {"togglePopover", 1, 37},
    {"tokenList", 1, 21},
    {"topLevel", 1, 88},
    {"topModal", 1, 36},
    {"transferPort", 1, 162},
    {"transferStream", 1, 163},
    {"transformMatrix", 1, 99},
    {"transformStreamDefaultControllerState", 1, 231},
    {"transformStreamState", 1, 231},
    {"treeWalkerState", 1, 200},
    {"trimSpace", 1, 119},
    {"turnFormatOff", 1, 45},
    {"upgradeIn", 1, 127},
    {"urlSearchParamsState", 1, 235},
    {"urlState", 1, 235},
    {"userActivationState", 1, 230},
    {"usesSourceSet", 1, 60},
    {"utf8Text", 1, 150},
    {"validityOf", 1, 73},
    {"validityStateState", 1, 214},
    {"valueMode", 1, 67},
    {"verifyWith", 1, 115},
    {"videoTrackListState", 1, 221},
    {"videoTrackState", 1, 221},
    {"viewParts", 1, 140},
    {"viewport", 1, 90},
    {"visualViewportState", 1, 169},
    {"vttCueState", 1, 221},
    {"waitingReads", 1, 141},
    {"watchSlots", 1, 28},
    {"webSocketState", 1, 206},
    {"whenAborted", 1, 8},
    {"willValidate", 1, 73},
    {"windowNamed", 1, 64},
    {"windowOf", 1, 63},
    {"withoutScripts", 1, 50},
    {"writableDesiredSize", 1, 147},
    {"writableStreamDefaultControllerState", 1, 231},
    {"writableStreamDefaultWriterState", 1, 231},
    {"writableStreamState", 1, 231},
    {"writeChunk", 1, 146},
    {"writeController", 1, 147},
    {"writeTape", 1, 30},
    {"wrongKind", 1, 4},
    {"wrongReceiver", 1, 4},
    {"wrongValue", 1, 4},
    {"xPathEvaluatorState", 1, 202},
    {"xPathExpressionState", 1, 202},
    {"xPathResultState", 1, 202},
    {"xmlHttpRequestEventTargetState", 1, 237},
    {"xmlHttpRequestState", 1, 237},
    {"xmlHttpRequestUploadState", 1, 237},
    {"xmlSerializerState", 1, 177},
};
const BindingsLateName *const bindingsLateNames = lateNames;
const size_t bindingsLateNameCount = sizeof lateNames / sizeof lateNames[0];
