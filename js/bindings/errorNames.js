// js/bindings/errorNames.js: the table that js/idl/generate.py made of what conversions name in errors. Not to be edited.
//
// Exports errorNames, which js/webidl/types.js reads. Exposes nothing.
'use strict';
{
  const G = this;
  G.errorNames = `758790 Animation 1 effect
467493 Animation 2 timeline
721825 Animation.effect
666229 Animation.timeline
570244 CSSMatrixComponent 1 matrix
347904 CSSMatrixComponent.matrix
226851 CSSRotate 1 angle
610052 CSSRotate 4 angle
332552 CSSRotate.angle
968108 CSSSkew 1 ax
288340 CSSSkew 2 ay
469930 CSSSkew.ax
580476 CSSSkew.ay
472804 CSSSkewX 1 ax
422265 CSSSkewX.ax
318743 CSSSkewY 1 ay
890122 CSSSkewY.ay
702029 CSSTranslate 1 x
843778 CSSTranslate 2 y
275471 CSSTranslate 3 z
643851 CSSTranslate.x
897757 CSSTranslate.y
252455 CSSTranslate.z
588752 CSSVariableReferenceValue 2 fallback
440634 CompositionEvent.initCompositionEvent 4 viewArg
279277 Crypto.getRandomValues 1 array
866989 CustomElementRegistry.define 2 constructor
694987 CustomElementRegistry.getName 1 constructor
481195 CustomElementRegistry.upgrade 1 root
757515 DOMImplementation.createDocument 3 doctype
972138 DataTransfer.setDragImage 1 image
698185 DataTransferItem.getAsString 1 callback
102694 DataTransferItemList.add 1 data
523975 Document.adoptNode 1 node
182315 Document.body
843166 Document.createExpression 2 resolver
840254 Document.createNSResolver 1 nodeResolver
621843 Document.createNodeIterator 1 root
513636 Document.createNodeIterator 3 filter
561575 Document.createTouch 1 window
768037 Document.createTouch 2 target
45812 Document.createTreeWalker 1 root
705974 Document.createTreeWalker 3 filter
494613 Document.evaluate 2 contextNode
997513 Document.evaluate 3 resolver
264701 Document.evaluate 5 result
793214 Document.importNode 1 node
170663 Element.insertAdjacentElement 2 element
865122 Element.removeAttributeNode 1 attr
455020 Element.setAttributeNode 1 attr
548717 Element.setAttributeNodeNS 1 attr
40386 ElementInternals.setValidity 3 anchor
377638 FileReader.readAsArrayBuffer 1 blob
433371 FileReader.readAsBinaryString 1 blob
454646 FileReader.readAsDataURL 1 blob
516082 FileReader.readAsText 1 blob
84994 FormData 1 form
216776 FormData 2 submitter
758647 FormData.append 2 blobValue
303284 FormData.set 2 blobValue
941571 Geolocation.getCurrentPosition 1 successCallback
444339 Geolocation.getCurrentPosition 2 errorCallback
631753 Geolocation.watchPosition 1 successCallback
740087 Geolocation.watchPosition 2 errorCallback
674725 HTMLCanvasElement.toBlob 1 callback
691085 HTMLFormElement.requestSubmit 1 submitter
985491 HTMLInputElement.files
502192 HTMLMediaElement.srcObject
79146 HTMLTableElement.caption
664328 HTMLTableElement.tFoot
903239 HTMLTableElement.tHead
722323 IntersectionObserver 1 callback
379945 IntersectionObserver.observe 1 target
511593 IntersectionObserver.unobserve 1 target
226219 KeyboardEvent.initKeyboardEvent 4 viewArg
725648 KeyframeEffect 1 source
631327 KeyframeEffect 1 target
286352 KeyframeEffect.target
685695 MediaQueryList.addListener 1 callback
180352 MediaQueryList.removeListener 1 callback
89642 MouseEvent.initMouseEvent 15 relatedTargetArg
885655 MouseEvent.initMouseEvent 4 viewArg
889563 MutationObserver 1 callback
473922 MutationObserver.observe 1 target
644379 NamedNodeMap.setNamedItem 1 attr
51310 NamedNodeMap.setNamedItemNS 1 attr
469971 Node.appendChild 1 node
632118 Node.compareDocumentPosition 1 other
600497 Node.contains 1 other
676601 Node.insertBefore 1 node
893326 Node.insertBefore 2 child
84411 Node.isEqualNode 1 otherNode
877072 Node.isSameNode 1 otherNode
33598 Node.removeChild 1 child
90744 Node.replaceChild 1 node
743116 Node.replaceChild 2 child
403780 PerformanceObserver 1 callback
866973 Range.compareBoundaryPoints 2 sourceRange
975255 Range.compareNode 1 node
716902 Range.comparePoint 1 node
945469 Range.insertNode 1 node
825845 Range.intersectsNode 1 node
738305 Range.isPointInRange 1 node
295017 Range.selectNode 1 node
336313 Range.selectNodeContents 1 node
147630 Range.setEnd 1 node
291078 Range.setEndAfter 1 node
37594 Range.setEndBefore 1 node
171146 Range.setStart 1 node
812855 Range.setStartAfter 1 node
457484 Range.setStartBefore 1 node
119882 Range.surroundContents 1 newParent
262555 ReadableByteStreamController.enqueue 1 chunk
122153 ReadableStream.pipeTo 1 destination
260119 ReadableStreamBYOBReader 1 stream
144598 ReadableStreamBYOBReader.read 1 view
655579 ReadableStreamBYOBRequest.respondWithNewView 1 view
373140 ReadableStreamDefaultReader 1 stream
408997 ResizeObserver 1 callback
254595 ResizeObserver.observe 1 target
568293 ResizeObserver.unobserve 1 target
446079 SVGLengthList.appendItem 1 newItem
139837 SVGLengthList.initialize 1 newItem
637927 SVGLengthList.insertItemBefore 1 newItem
686420 SVGLengthList.replaceItem 1 newItem
379493 SVGNumberList.appendItem 1 newItem
855527 SVGNumberList.initialize 1 newItem
581978 SVGNumberList.insertItemBefore 1 newItem
779116 SVGNumberList.replaceItem 1 newItem
520961 SVGPointList.appendItem 1 newItem
865283 SVGPointList.initialize 1 newItem
960791 SVGPointList.insertItemBefore 1 newItem
783613 SVGPointList.replaceItem 1 newItem
644142 SVGTransformList.appendItem 1 newItem
264684 SVGTransformList.initialize 1 newItem
753346 SVGTransformList.insertItemBefore 1 newItem
973772 SVGTransformList.replaceItem 1 newItem
149795 Selection.addRange 1 range
704470 Selection.collapse 1 node
528643 Selection.containsNode 1 node
299488 Selection.extend 1 node
195218 Selection.removeRange 1 range
291943 Selection.selectAllChildren 1 node
779914 Selection.setBaseAndExtent 1 anchorNode
734144 Selection.setBaseAndExtent 3 focusNode
4120 Selection.setPosition 1 node
209610 StorageEvent.initStorageEvent 8 storageArea
334272 SubtleCrypto.digest 2 data
132003 TextDecoder.decode 1 input
893465 TextEncoder.encodeInto 2 destination
522376 TextEvent.initTextEvent 4 view
732531 TextTrack.addCue 1 cue
18534 TextTrack.removeCue 1 cue
63983 TreeWalker.currentNode
549658 UIEvent.initUIEvent 4 viewArg
364827 Window.getComputedStyle 1 element
954780 Window.queueMicrotask 1 callback
433816 Window.requestAnimationFrame 1 callback
951851 Window.requestIdleCallback 1 callback
597006 Window.webkitRequestAnimationFrame 1 callback
889171 WritableStreamDefaultWriter 1 stream
429988 XMLSerializer.serializeToString 1 root
148069 XPathEvaluator.createExpression 2 resolver
670992 XPathEvaluator.createNSResolver 1 nodeResolver
305226 XPathEvaluator.evaluate 2 contextNode
159947 XPathEvaluator.evaluate 3 resolver
10468 XPathEvaluator.evaluate 5 result
118244 XPathExpression.evaluate 1 contextNode
687590 XPathExpression.evaluate 3 result
`;
}
