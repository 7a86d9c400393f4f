// js/bindings/places.js: the table that js/idl/generate.py made of what conversions name in errors. Not to be edited.
//
// Exports places, which js/webidl/types.js reads. Exposes nothing.
'use strict';
{
  const G = this;
  G.places = `MediaQueryList.addListener 1 callback
MediaQueryList.removeListener 1 callback
CSSVariableReferenceValue 2 fallback
CSSTranslate 1 x
CSSTranslate 2 y
CSSTranslate 3 z
CSSTranslate.x
CSSTranslate.y
CSSTranslate.z
CSSRotate 4 angle
CSSRotate.angle
CSSSkew 1 ax
CSSSkew 2 ay
CSSSkew.ax
CSSSkew.ay
CSSSkewX 1 ax
CSSSkewX.ax
CSSSkewY 1 ay
CSSSkewY.ay
CSSMatrixComponent 1 matrix
CSSMatrixComponent.matrix
CustomElementRegistry.define 2 constructor
CustomElementRegistry.getName 1 constructor
CustomElementRegistry.upgrade 1 root
DOMImplementation.createDocument 3 doctype
XMLSerializer.serializeToString 1 root
DataTransfer.setDragImage 1 image
DataTransferItemList.add 1 data
DataTransferItem.getAsString 1 callback
Document.importNode 1 node
Document.adoptNode 1 node
Document.createNodeIterator 1 root
Document.createNodeIterator 3 filter
Document.createTreeWalker 1 root
Document.createTreeWalker 3 filter
Element.setAttributeNode 1 attr
Element.setAttributeNodeNS 1 attr
Element.removeAttributeNode 1 attr
Element.insertAdjacentElement 2 element
ElementInternals.setValidity 3 anchor
FileReader.readAsArrayBuffer 1 blob
FileReader.readAsBinaryString 1 blob
FileReader.readAsText 1 blob
FileReader.readAsDataURL 1 blob
MutationObserver 1 callback
MutationObserver.observe 1 target
NamedNodeMap.setNamedItem 1 attr
NamedNodeMap.setNamedItemNS 1 attr
Node.isEqualNode 1 otherNode
Node.isSameNode 1 otherNode
Node.compareDocumentPosition 1 other
Range.setStart 1 node
Range.setEnd 1 node
Range.setStartBefore 1 node
Range.setStartAfter 1 node
Range.setEndBefore 1 node
Range.setEndAfter 1 node
Range.selectNode 1 node
Range.selectNodeContents 1 node
Range.compareBoundaryPoints 2 sourceRange
Range.insertNode 1 node
Range.surroundContents 1 newParent
Range.isPointInRange 1 node
Range.comparePoint 1 node
Range.intersectsNode 1 node
Range.compareNode 1 node
Selection.addRange 1 range
Selection.removeRange 1 range
Selection.collapse 1 node
Selection.setPosition 1 node
Selection.extend 1 node
Selection.setBaseAndExtent 1 anchorNode
Selection.setBaseAndExtent 3 focusNode
Selection.selectAllChildren 1 node
Selection.containsNode 1 node
TreeWalker.currentNode
Window.getComputedStyle 1 element
Window.requestIdleCallback 1 callback
Window.queueMicrotask 1 callback
Window.requestAnimationFrame 1 callback
Window.webkitRequestAnimationFrame 1 callback
XPathExpression.evaluate 1 contextNode
XPathExpression.evaluate 3 result
XPathEvaluator.createExpression 2 resolver
XPathEvaluator.createNSResolver 1 nodeResolver
XPathEvaluator.evaluate 2 contextNode
XPathEvaluator.evaluate 3 resolver
XPathEvaluator.evaluate 5 result
Document.createExpression 2 resolver
Document.createNSResolver 1 nodeResolver
Document.evaluate 2 contextNode
Document.evaluate 3 resolver
Document.evaluate 5 result
Animation 1 effect
Animation 2 timeline
Animation.effect
Animation.timeline
KeyframeEffect 1 source
KeyframeEffect 1 target
KeyframeEffect.target
TextDecoder.decode 1 input
TextEncoder.encodeInto 2 destination
UIEvent.initUIEvent 4 viewArg
MouseEvent.initMouseEvent 4 viewArg
MouseEvent.initMouseEvent 15 relatedTargetArg
KeyboardEvent.initKeyboardEvent 4 viewArg
CompositionEvent.initCompositionEvent 4 viewArg
TextEvent.initTextEvent 4 view
StorageEvent.initStorageEvent 8 storageArea
HTMLFormElement.requestSubmit 1 submitter
HTMLInputElement.files
HTMLCanvasElement.toBlob 1 callback
TextTrack.addCue 1 cue
TextTrack.removeCue 1 cue
IntersectionObserver 1 callback
IntersectionObserver.observe 1 target
IntersectionObserver.unobserve 1 target
ResizeObserver 1 callback
ResizeObserver.observe 1 target
ResizeObserver.unobserve 1 target
PerformanceObserver 1 callback
Geolocation.getCurrentPosition 1 successCallback
Geolocation.getCurrentPosition 2 errorCallback
Geolocation.watchPosition 1 successCallback
Geolocation.watchPosition 2 errorCallback
ReadableStream.pipeTo 1 destination
ReadableStreamDefaultReader 1 stream
ReadableStreamBYOBReader 1 stream
ReadableStreamBYOBReader.read 1 view
ReadableByteStreamController.enqueue 1 chunk
ReadableStreamBYOBRequest.respondWithNewView 1 view
WritableStreamDefaultWriter 1 stream
SVGNumberList.initialize 1 newItem
SVGNumberList.insertItemBefore 1 newItem
SVGNumberList.replaceItem 1 newItem
SVGNumberList.appendItem 1 newItem
SVGLengthList.initialize 1 newItem
SVGLengthList.insertItemBefore 1 newItem
SVGLengthList.replaceItem 1 newItem
SVGLengthList.appendItem 1 newItem
SVGTransformList.initialize 1 newItem
SVGTransformList.insertItemBefore 1 newItem
SVGTransformList.replaceItem 1 newItem
SVGTransformList.appendItem 1 newItem
SVGPointList.initialize 1 newItem
SVGPointList.insertItemBefore 1 newItem
SVGPointList.replaceItem 1 newItem
SVGPointList.appendItem 1 newItem
HTMLTableElement.caption
HTMLTableElement.tHead
HTMLTableElement.tFoot
Document.createTouch 1 window
Document.createTouch 2 target
Crypto.getRandomValues 1 array
SubtleCrypto.digest 2 data
FormData 1 form
FormData 2 submitter
FormData.append 2 blobValue
FormData.set 2 blobValue
Node.contains 1 other
Node.insertBefore 1 node
Node.insertBefore 2 child
Node.appendChild 1 node
Node.replaceChild 1 node
Node.replaceChild 2 child
Node.removeChild 1 child
Document.body
`;
}
