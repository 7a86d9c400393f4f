// js/families.js: which files run late, and what makes them run.
//
// Most pages and extensions touch a small part of the web's interfaces, and running all files costs more than the rest of
// a job. So each file in the table below runs when something of its row is first touched, in a world where scripts may
// have run before: it takes the language's own methods from G.primordials, and no global by its name at its top.
//
//   interfaces   are globals from the start: objects that are made when anything looks at them (js/webidl/interface.js)
//   names        of G: the first read of one runs its file
//   namespaces   are global objects from the start, filled when anything looks at them; such a row has nothing else
//   extends      interfaces of other files to which this one adds members, by G.whenMade or G.extend: it runs when one of
//                them is made
//
// Offers  G.deferInterface(name, define): an interface that is defined, and extended, when first touched ·
//         G.defineLate(name, define): called by the file of a name in the table, to define it; define(object) fills a namespace ·
//         G.whenMade(name, function): calls it with the interface object once that is there · G.extend(name, members),
//         G.extendAccessors(name, descriptors): members for an interface · G.isLoaded(name): whether G has the name by now.
// Exposes the interfaces and namespaces in the table.
'use strict';
{
  const G = this;
  const {
    PrivateMap, promiseInterface, promiseNamespace, promisedInterface, callNamed, getOwnPropertyDescriptor, ownDescriptor, getPrototypeOf,
    setPrototypeOf, defineProperty, define, ObjectCreate,
  } = G;
  // file | interfaces | names | extends | namespaces
  const table = `
js/webidl/DOMException.js||DOMExceptionSteps makeException exceptionOfCode||
js/webidl/indexed.js||itemKind makeIndexed itemState stateOf isIndexed||
js/webidl/types.js||wrongReceiver wrongKind wrongValue missing NOTHING toLongLong toUnsignedLongLong toEnforced toClamped toFloat toUnrestrictedFloat toByteString toObject toEnum toInterface isBuffer toBuffer toSequence toRecord fromSequence fromDictionary nodeOfKinds makeElement isHTMLElementOf htmlElementArgument receiverOf elementArgument documentArgument||
js/dom/Event.js||EventSteps newEventState initializeEvent||
js/dom/eventInterfaces.js||CustomEventSteps hostEvent createEvent eventInterface defineEvent eventReceiver||
js/dom/dispatch.js||dispatch invokeListeners fire currentEvent fromHost||
js/dom/Abort.js||AbortControllerSteps AbortSignalSteps whenAborted abortReason isAborted forgetAbort newAbortSignal abortSignal dependentSignal||
js/dom/nodeSteps.js||NodeSteps_Node||
js/dom/elementSteps.js||ElementSteps_Element||
js/dom/documentSteps.js||DocumentSteps_Document||
js/dom/aria.js||ElementMembers_reflected||
js/dom/ParentNode.js||ParentNodeSteps ChildNodeSteps||
js/dom/CharacterData.js||CharacterDataSteps TextSteps CommentSteps DocumentTypeSteps DocumentFragmentSteps splitText replaceData||
js/dom/Attr.js||AttrSteps setAttributeNodeValue cloneAttributeNode||
js/dom/DOMImplementation.js||implementationOf DOMImplementationSteps DOMParserSteps XMLSerializerSteps||
js/dom/Selectors.js||matchesSelector closestElement queryFirst queryAll isQuirks||
js/dom/namedElements.js||elementsNamed namedList labelsFor||
js/dom/Traversal.js||TreeWalkerSteps NodeIteratorSteps newTreeWalker newNodeIterator||
js/dom/NamedNodeMap.js||attributesOf NamedNodeMapSteps||
js/dom/DOMTokenList.js||tokenList classListOf DOMTokenListSteps||
js/dom/XPath.js||XPathEvaluatorBaseSteps XPathEvaluatorSteps XPathExpressionSteps XPathResultSteps||
js/dom/Range.js||AbstractRangeSteps StaticRangeSteps RangeSteps RangeSteps_Range newRange rangePoints rangeText deleteRange extractRange insertIntoRange nodeLength nodeIndex checkPoint comparePoints newStaticRange||
js/dom/composedSelection.js||isComposedInPage composedEnds composedPoints pointInDocument composedRanges rootArguments||
js/dom/Selection.js||SelectionSteps theSelection selectedRange selectRange selectNothing selectionFault||
js/dom/MutationObserver.js||mutationsQueued MutationObserverSteps MutationRecordSteps||
js/dom/ShadowRoot.js||ShadowRootSteps ShadowRootSteps_ShadowRoot attachShadow shadowRootOf openShadowRoot shadowTraits isClosed isShadowIncluding retarget markupWithShadows setMarkupWithShadows||
js/dom/slots.js||SlottableSteps slotOf slotContents assignToSlot watchSlots slotsChanged takeSignals||
js/dom/eventPath.js||eventPath composedPath||
js/extension/propertyLists.js||writeTape readTape||
js/html/activation.js||activationBehavior||
js/html/eventHandlers.js||getHandler setHandler forgetHandlers readContentHandler contentHandlerChanged||
js/html/dataset.js||datasetOf||
js/html/toggleEvents.js||beforeToggle queueToggle||
js/html/details.js||detailsChanged detailsRenamed||
js/html/dialogs.js||topModal closeDialog dialogChanged isModal commandDialog HTMLDialogElementSteps||
js/html/popover.js||showPopover hidePopover togglePopover isPopoverShown popoverChanged hidePopoversOver||
js/html/invokers.js||invoke HTMLButtonElementSteps||
js/dom/elementReferences.js||referredElement setReferredElement referredElements setReferredElements||
js/html/focus.js||focusedId isDisabled isEditable isFocusable isFocusableByDefault focusableArea moveFocus isSummary||
js/html/elementSteps.js||HTMLElementSteps_HTMLElement ElementContentEditableSteps HTMLOrSVGElementSteps click||
js/html/textFragment.js||textFragment||
js/html/dataTransfer.js||DataTransferSteps DataTransferItemListSteps DataTransferItemSteps||
js/html/idle.js||requestIdle IdleDeadlineSteps||
js/editing/formatting.js||textsIn hasFormat putFormat takeFormat turnFormatOff isFormat fontSizeOf legacySize||
js/editing/commands.js||execCommand commandEnabled commandState commandIndeterminate commandSupported commandValue||
js/editing/blocks.js||blockCommand blockState isBlockCommand isBlockElement isParagraph isShown moveChildren splitAround||
js/editing/deletion.js||removeSelected removeBeside placeCaret keepLine mergeTexts childBeside blockAround||
js/editing/blanks.js||foldsBlanks foldBlanks keepBlanks keepBlanksApart||
js/editing/insertedMarkup.js||withoutScripts insertMarkup||
js/editing/selectionMovement.js||movePoint||
js/html/timers.js||setTimer scriptTimer clearTimer queueTask queueEvents nextTimer runNextTimer requestFrame queueMicrotask||
js/console/format.js||describe formatLogged||
js/console/console.js||ConsoleSteps||
js/uievents/events.js||isMouseEvent UIEventSteps MouseEventSteps PointerEventSteps WheelEventSteps KeyboardEventSteps InputEventSteps CompositionEventSteps TextEventSteps BeforeUnloadEventSteps MessageEventSteps StorageEventSteps||
js/html/tables.js||derivedCollection derivedList HTMLTableElementSteps HTMLTableSectionElementSteps HTMLTableRowElementSteps HTMLTableCellElementSteps||
js/html/members.js||HTMLAudioElementSteps HTMLHyperlinkElementUtilsSteps HTMLAnchorElementSteps HTMLBaseElementSteps HTMLTitleElementSteps HTMLScriptElementSteps HTMLTemplateElementSteps HTMLSlotElementSteps HTMLMapElementSteps HTMLObjectElementSteps HTMLEmbedElementSteps HTMLCanvasElementSteps TimeRangesSteps HTMLMediaElementSteps HTMLVideoElementSteps HTMLTrackElementSteps HTMLMarqueeElementSteps||
js/html/mediaTracks.js||MediaErrorSteps AudioTrackListSteps VideoTrackListSteps AudioTrackSteps VideoTrackSteps TextTrackListSteps TextTrackSteps TextTrackCueListSteps TextTrackCueSteps VTTCueSteps HTMLMediaElementSteps_mediaElements HTMLTrackElementSteps_mediaElements||
js/html/scales.js||HTMLMeterElementSteps HTMLProgressElementSteps||
js/html/sourceSets.js||selectSource usesSourceSet||
js/html/images.js||imageEvent imageChanged imageSeen imagesMoved isImageLoading HTMLImageElementSteps||
js/intersection-observer/observers.js||IntersectionObserverSteps IntersectionObserverEntrySteps ResizeObserverSteps ResizeObserverEntrySteps ResizeObserverSizeSteps||
js/html/frames.js||frames frameWindow windowOf isFrameWindow chosenFrame navigateFrame isActiveDocument HTMLIFrameElementSteps HTMLFrameElementSteps||
js/html/namedAccess.js||windowNamed exposeElement exposeNames exposeFrames||
js/html/listElements.js||listElement||
js/html/controlState.js||controlState ownControlState controlsChanged shareControlState receiveControlState sendControlStates||
js/html/inputTypes.js||inputType valueMode appliesTo||
js/html/dates.js||dateNumber dateText||
js/html/steps.js||textToNumber numberToText settingText minimumOf maximumOf isStepMismatch stepped nearestStep isNumberText||
js/html/forms.js||RadioNodeListSteps formOf controlsOf submittableOf firstWithId formControls radioNodeList namedIn buttonType isSubmitButton defaultButton labeledControl labelListOf HTMLFormElementSteps_formElements LabelableSteps FormOwnedSteps HTMLLabelElementSteps HTMLFieldSetElementSteps HTMLLegendElementSteps||
js/html/radioGroups.js||checkedness setCheckedness radioGroup isGroupChecked activateInput forgetGroups||
js/html/inputValues.js||controlValue setControlValue setInputValue setType setAreaValue numberIn submittedText||
js/html/validity.js||willValidate isValidControl checkValidity reportValidity validityOf checkForm reportForm limitState setInteracted ConstraintValidationSteps ValidityStateSteps||
js/html/submission.js||entryList submitFrom imagePoint HTMLFormElementSteps SubmitterSteps||
js/html/controls.js||resetControl HTMLInputElementSteps HTMLTextAreaElementSteps HTMLOutputElementSteps||
js/html/focusSelection.js||selectionLeft caretForFocus focusForSelection||
js/html/fullscreen.js||DocumentSteps_fullscreen ElementSteps_fullscreen||
js/html/textSelection.js||selectedControlText textReplaced textBecameSelectable SelectableTextSteps||
js/html/autofill.js||AutofilledSteps||
js/html/options.js||HTMLOptionsCollectionSteps optionList setOption optionValue selectOf HTMLOptionElementSteps HTMLSelectElementSteps HTMLDataListElementSteps||
js/html/selectedness.js||selectedOptionsOf isSelected setSelected selectOnly resetOptions multipleChanged hasNoChoice||
js/html/controlMatches.js||controlMatches||
js/html/structuredClone.js||serialize serializeWithTransfer deserialize deserializeWithTransfer clone||
js/url/URL.js||URLSteps URLSearchParamsSteps parsePairs serializePairs||
js/cssom/CSS.js||CSSSteps numericUnits||
js/cssom/numericTexts.js||parseNumeric numericText||
js/cssom/typedNumbers.js||newUnit rectified numericType isNumericType numericOperations CSSNumericValueSteps CSSUnitValueSteps CSSMathValueSteps CSSMathSumSteps CSSMathProductSteps CSSMathNegateSteps CSSMathInvertSteps CSSMathMinSteps CSSMathMaxSteps CSSMathClampSteps CSSNumericArraySteps||
js/cssom/typedTransforms.js||topLevel parseTransforms CSSTransformValueSteps CSSTransformComponentSteps CSSTranslateSteps CSSRotateSteps CSSScaleSteps CSSSkewSteps CSSSkewXSteps CSSSkewYSteps CSSPerspectiveSteps CSSMatrixComponentSteps||
js/cssom/typedValues.js||CSSStyleValueSteps CSSKeywordValueSteps CSSUnparsedValueSteps CSSVariableReferenceValueSteps StylePropertyMapReadOnlySteps StylePropertyMapSteps ElementSteps_CSSTypedOM ElementCSSStyleMapSteps CSSStyleRuleSteps_CSSTypedOM||
js/cssom/view.js||viewport borderSize contentSize DocumentSteps_CSSOMView ElementSteps_CSSOMView HTMLElementSteps_CSSOMView||
js/cssom/CSSStyleDeclaration.js||CSSStyleDeclarationSteps inlineStyleOf computedStyleOf ruleStyleOf stylesOf computedValue||
js/cssom/StyleSheet.js||MediaListSteps StyleSheetSteps CSSStyleSheetSteps StyleSheetListSteps StyleSheetOwnerSteps LinkStyleSteps HTMLStyleElementSteps_StyleSheets sheetNumbered mediaOf changeRules||
js/cssom/adoptedStyleSheets.js||adoptedStyleSheets setAdoptedStyleSheets||
js/cssom/CSSRule.js||CSSRuleListSteps CSSRuleSteps CSSGroupingRuleSteps CSSStyleRuleSteps CSSPageRuleSteps CSSNestedDeclarationsSteps CSSFontFaceRuleSteps CSSMarginRuleSteps CSSImportRuleSteps CSSNamespaceRuleSteps CSSConditionRuleSteps CSSMediaRuleSteps CSSContainerRuleSteps CSSLayerBlockRuleSteps CSSLayerStatementRuleSteps CSSScopeRuleSteps CSSKeyframeRuleSteps CSSKeyframesRuleSteps CSSCounterStyleRuleSteps CSSFontPaletteValuesRuleSteps CSSPropertyRuleSteps ruleNumbered||
js/geometry/DOMRect.js||DOMRectReadOnlySteps DOMRectSteps DOMRectListSteps newRect newRectList||
js/geometry/DOMMatrix.js||DOMPointReadOnlySteps DOMPointSteps DOMQuadSteps DOMMatrixReadOnlySteps DOMMatrixSteps newMatrix||
js/geometry/transformLists.js||transformMatrix||
js/cssom/media.js||matchesMedia matchMedia screen MediaQueryListSteps ScreenSteps VisualViewportSteps WindowSteps_CSSOMView||
js/html/HTMLAllCollection.js||HTMLAllCollectionSteps allOf||
js/html/documentSteps.js||DocumentSteps_HTMLDocument bodyOf isDesigned childText||
js/html/windowSteps.js||WindowSteps WindowOrWorkerGlobalScopeSteps AnimationFrameProviderSteps WindowSessionStorageSteps WindowLocalStorageSteps||
js/svg/SVGElement.js|SVGElement SVGAnimatedString MathMLElement SVGGraphicsElement SVGGeometryElement SVGTextContentElement SVGGradientElement SVGSVGElement SVGGElement SVGDefsElement SVGSymbolElement SVGUseElement SVGImageElement SVGSwitchElement SVGAElement SVGForeignObjectElement SVGCircleElement SVGEllipseElement SVGLineElement SVGPathElement SVGPolygonElement SVGPolylineElement SVGRectElement SVGTitleElement SVGDescElement SVGMetadataElement SVGScriptElement SVGStyleElement SVGStopElement SVGClipPathElement SVGMaskElement SVGMarkerElement SVGPatternElement SVGFilterElement SVGViewElement SVGAnimateElement SVGSetElement SVGTextElement SVGTSpanElement SVGTextPathElement SVGLinearGradientElement SVGRadialGradientElement|svgElementPrototype||
js/encoding/TextEncoder.js||TextEncoderSteps TextDecoderSteps encodeUTF8 copyBytes decodeText newDecoder decodePiece||
js/encoding/base64.js||atob btoa||
js/webcrypto/Crypto.js||CryptoSteps crypto randomUUID||
js/webcrypto/SubtleCrypto.js||SubtleCryptoSteps subtle||
js/webcrypto/random.js||seedRandom||
js/webidl/pairs.js||addPairs addIterator||
js/webidl/sets.js||addSet||
js/fetch/Headers.js||newHeaders headerValue copyHeaders addHeader setHeader isToken isFieldValue trimSpace HeadersSteps||
js/fetch/FormData.js||copyEntries newFormData FormDataSteps||
js/fetch/XMLHttpRequest.js||XMLHttpRequestSteps||
js/fetch/fetch.js||loadResource isLoadable resourceText resourceBuffer resourceDocument blobDocument WindowSteps_fetch loadFailed||
js/html/errors.js||reportException reportRejection||
js/html/pageScripts.js||pageScripts||
js/peerEvents.js||peerEvents||
js/html/CustomElementRegistry.js||customElements CustomElementRegistrySteps||
js/html/customElements.js||defineElement definitionNamed definitionOf upgradeIn constructElement createCustom customState enqueueCallback parserElement invokeReactions reacting together disablesShadow||
js/html/ElementInternals.js||ElementInternalsSteps CustomStateSetSteps attachInternals isFormCustom formAssociated lookAtForm resetCustom customFlags customMessage customEntries||
js/html/Navigator.js||navigator NavigatorSteps NavigatorIDSteps NavigatorLanguageSteps NavigatorOnLineSteps NavigatorCookiesSteps NavigatorPluginsSteps NavigatorConcurrentHardwareSteps||
js/html/plugins.js||plugins mimeTypes PluginArraySteps MimeTypeArraySteps PluginSteps MimeTypeSteps||
js/html/bars.js||bar external BarPropSteps ExternalSteps||
js/hr-time/Performance.js||PerformanceSteps performance||
js/hr-time/navigationTiming.js||PerformanceTimingSteps PerformanceNavigationSteps timingTimes||
js/hr-time/timeline.js||PerformanceEntrySteps PerformanceMarkSteps PerformanceMeasureSteps PerformanceObserverSteps PerformanceObserverEntryListSteps performanceMark performanceMeasure clearEntries performanceEntries||
js/html/Storage.js||StorageSteps storage||
js/html/DOMStringList.js||DOMStringListSteps stringList||
js/html/Location.js||LocationSteps location navigate followLink targetOf setFragment||
js/html/History.js||HistorySteps history navigateToFragment||
js/streams/base.js||makeDeferred react settleAs chain handled callPromise newList pushItem countItems firstItem shiftItem resetQueue enqueueSized dequeueSized highWaterMarkOf sizeOf callbackMember viewParts bufferIsDetached ByteLengthQueuingStrategySteps CountQueuingStrategySteps||
js/streams/ReadableStream.js||newReadable cancelReadable closeReadable errorReadable fulfilRead waitingReads addRead acquireReader releaseReader readChunk readInto failReads spendStream ReadableStreamSteps ReadableStreamGenericReaderSteps ReadableStreamDefaultReaderSteps ReadableStreamBYOBReaderSteps||
js/streams/defaultController.js||setUpReadable setUpSource closeController errorController enqueueChunk canEnqueue desiredSizeOf hasBackpressure ReadableStreamDefaultControllerSteps||
js/streams/byteController.js||setUpBytes setUpByteSource closeBytes errorBytes enqueueBytes byobRequestOf respond respondWithView hasPulls ReadableByteStreamControllerSteps ReadableStreamBYOBRequestSteps||
js/streams/tee.js||teeChunks teeBytes||
js/streams/pipe.js||pipe||
js/streams/WritableStream.js||newWritable acquireWriter releaseWriter writeChunk closeWriter abortWritable closeWritable isClosing dealWithRejection startErroring finishErroring setBackpressure finishWrite failWrite finishClose failClose WritableStreamSteps WritableStreamDefaultWriterSteps||
js/streams/writableController.js||setUpWritable setUpSink chunkSize writeController closeWritableController writableDesiredSize errorWritableIfNeeded WritableStreamDefaultControllerSteps||
js/streams/TransformStream.js||setUpTransform enqueueTransformed errorTransform TransformStreamSteps GenericTransformStreamSteps TransformStreamDefaultControllerSteps||
js/streams/iteration.js||readableFrom|ReadableStream|
js/FileAPI/byteSequence.js||emptySequence sequenceOf appendBytes appendSequence cutSequence readSequence allBytes utf8Text||
js/FileAPI/Blob.js||newBlob newFile newFileList streamOfBytes BlobSteps FileSteps FileListSteps||
js/FileAPI/FileReader.js||decodeWithMark FileReaderSteps||
js/html/EventSource.js||EventSourceSteps||
js/websockets/WebSocket.js||WebSocketSteps||
js/FileAPI/blobURL.js||blobAt URLSteps_FileAPI||
js/fetch/mimeType.js||parseMIMEType mimeParameter setMIMEParameter mimeText||
js/fetch/multipart.js||encodeEntries parseMultipart||
js/fetch/body.js||extractBody newBody cloneBody isUnusable readBody BodySteps||
js/fetch/Response.js||newResponse ResponseSteps||
js/fetch/Request.js||RequestSteps||
js/html/inputFiles.js||filesOf setFiles clearFiles fileValue copyFiles||
js/html/messaging.js||openChannel sendTo closeEnd transferPort postToWindow MessageChannelSteps MessagePortSteps BroadcastChannelSteps||
js/streams/transfer.js||transferStream||
js/encoding/streams.js||TextDecoderStreamSteps TextDecoderCommonSteps TextEncoderStreamSteps TextEncoderCommonSteps||
js/compression/compression.js||CompressionStreamSteps DecompressionStreamSteps||
js/bindings/Abort.js|AbortController AbortSignal|AbortControllerBrand makeAbortController isAbortController abortControllerState AbortSignalBrand makeAbortSignal isAbortSignal abortSignalState||
js/bindings/Attr.js|Attr|||
js/bindings/CSS.js||||CSS
js/bindings/CSSOMView.js|MediaQueryList Screen VisualViewport|MediaQueryListBrand makeMediaQueryList isMediaQueryList mediaQueryListState ScreenBrand makeScreen isScreen screenState VisualViewportBrand makeVisualViewport isVisualViewport visualViewportState WindowMembers_CSSOMView DocumentMembers_CSSOMView ElementMembers_CSSOMView HTMLElementMembers_CSSOMView||
js/bindings/CSSRules.js|CSSRuleList CSSRule CSSGroupingRule CSSStyleRule CSSNestedDeclarations CSSImportRule CSSPageRule CSSMarginRule CSSNamespaceRule CSSConditionRule CSSMediaRule CSSSupportsRule CSSContainerRule CSSLayerBlockRule CSSLayerStatementRule CSSScopeRule CSSStartingStyleRule CSSKeyframeRule CSSKeyframesRule CSSFontFaceRule CSSFontPaletteValuesRule CSSCounterStyleRule CSSPropertyRule|CSSRuleListBrand makeCSSRuleList isCSSRuleList cssRuleListState CSSRuleBrand makeCSSRule isCSSRule cssRuleState CSSGroupingRuleBrand makeCSSGroupingRule isCSSGroupingRule cssGroupingRuleState CSSStyleRuleBrand makeCSSStyleRule isCSSStyleRule cssStyleRuleState CSSNestedDeclarationsBrand makeCSSNestedDeclarations isCSSNestedDeclarations cssNestedDeclarationsState CSSImportRuleBrand makeCSSImportRule isCSSImportRule cssImportRuleState CSSPageRuleBrand makeCSSPageRule isCSSPageRule cssPageRuleState CSSMarginRuleBrand makeCSSMarginRule isCSSMarginRule cssMarginRuleState CSSNamespaceRuleBrand makeCSSNamespaceRule isCSSNamespaceRule cssNamespaceRuleState CSSConditionRuleBrand makeCSSConditionRule isCSSConditionRule cssConditionRuleState CSSMediaRuleBrand makeCSSMediaRule isCSSMediaRule cssMediaRuleState CSSSupportsRuleBrand makeCSSSupportsRule isCSSSupportsRule cssSupportsRuleState CSSContainerRuleBrand makeCSSContainerRule isCSSContainerRule cssContainerRuleState CSSLayerBlockRuleBrand makeCSSLayerBlockRule isCSSLayerBlockRule cssLayerBlockRuleState CSSLayerStatementRuleBrand makeCSSLayerStatementRule isCSSLayerStatementRule cssLayerStatementRuleState CSSScopeRuleBrand makeCSSScopeRule isCSSScopeRule cssScopeRuleState CSSStartingStyleRuleBrand makeCSSStartingStyleRule isCSSStartingStyleRule cssStartingStyleRuleState CSSKeyframeRuleBrand makeCSSKeyframeRule isCSSKeyframeRule cssKeyframeRuleState CSSKeyframesRuleBrand makeCSSKeyframesRule isCSSKeyframesRule cssKeyframesRuleState CSSFontFaceRuleBrand makeCSSFontFaceRule isCSSFontFaceRule cssFontFaceRuleState CSSFontPaletteValuesRuleBrand makeCSSFontPaletteValuesRule isCSSFontPaletteValuesRule cssFontPaletteValuesRuleState CSSCounterStyleRuleBrand makeCSSCounterStyleRule isCSSCounterStyleRule cssCounterStyleRuleState CSSPropertyRuleBrand makeCSSPropertyRule isCSSPropertyRule cssPropertyRuleState||
js/bindings/CSSStyleDeclaration.js|CSSStyleDeclaration|makeCSSStyleDeclaration||
js/bindings/CSSTypedOM.js|CSSStyleValue StylePropertyMapReadOnly StylePropertyMap CSSUnparsedValue CSSVariableReferenceValue CSSKeywordValue CSSImageValue CSSNumericValue CSSUnitValue CSSMathValue CSSMathSum CSSMathProduct CSSMathNegate CSSMathInvert CSSMathMin CSSMathMax CSSMathClamp CSSNumericArray CSSTransformValue CSSTransformComponent CSSTranslate CSSRotate CSSScale CSSSkew CSSSkewX CSSSkewY CSSPerspective CSSMatrixComponent|CSSStyleValueBrand makeCSSStyleValue isCSSStyleValue cssStyleValueState StylePropertyMapReadOnlyBrand makeStylePropertyMapReadOnly isStylePropertyMapReadOnly stylePropertyMapReadOnlyState StylePropertyMapBrand makeStylePropertyMap isStylePropertyMap stylePropertyMapState CSSUnparsedValueBrand makeCSSUnparsedValue isCSSUnparsedValue cssUnparsedValueState CSSVariableReferenceValueBrand makeCSSVariableReferenceValue isCSSVariableReferenceValue cssVariableReferenceValueState CSSKeywordValueBrand makeCSSKeywordValue isCSSKeywordValue cssKeywordValueState CSSImageValueBrand makeCSSImageValue isCSSImageValue cssImageValueState CSSNumericValueBrand makeCSSNumericValue isCSSNumericValue cssNumericValueState CSSUnitValueBrand makeCSSUnitValue isCSSUnitValue cssUnitValueState CSSMathValueBrand makeCSSMathValue isCSSMathValue cssMathValueState CSSMathSumBrand makeCSSMathSum isCSSMathSum cssMathSumState CSSMathProductBrand makeCSSMathProduct isCSSMathProduct cssMathProductState CSSMathNegateBrand makeCSSMathNegate isCSSMathNegate cssMathNegateState CSSMathInvertBrand makeCSSMathInvert isCSSMathInvert cssMathInvertState CSSMathMinBrand makeCSSMathMin isCSSMathMin cssMathMinState CSSMathMaxBrand makeCSSMathMax isCSSMathMax cssMathMaxState CSSMathClampBrand makeCSSMathClamp isCSSMathClamp cssMathClampState CSSNumericArrayBrand makeCSSNumericArray isCSSNumericArray cssNumericArrayState CSSTransformValueBrand makeCSSTransformValue isCSSTransformValue cssTransformValueState CSSTransformComponentBrand makeCSSTransformComponent isCSSTransformComponent cssTransformComponentState CSSTranslateBrand makeCSSTranslate isCSSTranslate cssTranslateState CSSRotateBrand makeCSSRotate isCSSRotate cssRotateState CSSScaleBrand makeCSSScale isCSSScale cssScaleState CSSSkewBrand makeCSSSkew isCSSSkew cssSkewState CSSSkewXBrand makeCSSSkewX isCSSSkewX cssSkewXState CSSSkewYBrand makeCSSSkewY isCSSSkewY cssSkewYState CSSPerspectiveBrand makeCSSPerspective isCSSPerspective cssPerspectiveState CSSMatrixComponentBrand makeCSSMatrixComponent isCSSMatrixComponent cssMatrixComponentState ElementMembers_CSSTypedOM HTMLElementMembers_CSSTypedOM SVGElementMembers_CSSTypedOM MathMLElementMembers_CSSTypedOM||
js/bindings/CharacterData.js|CharacterData Text CDATASection ProcessingInstruction Comment DocumentType DocumentFragment|||
js/bindings/CustomElementRegistry.js|CustomElementRegistry|CustomElementRegistryBrand makeCustomElementRegistry isCustomElementRegistry customElementRegistryState||
js/bindings/CustomEvent.js|CustomEvent|||
js/bindings/DOMException.js|DOMException|DOMExceptionBrand makeDOMException isDOMException domExceptionState||
js/bindings/DOMImplementation.js|DOMImplementation DOMParser XMLSerializer|DOMImplementationBrand makeDOMImplementation isDOMImplementation domImplementationState DOMParserBrand makeDOMParser isDOMParser domParserState XMLSerializerBrand makeXMLSerializer isXMLSerializer xmlSerializerState||
js/bindings/DOMStringList.js|DOMStringList|DOMStringListBrand makeDOMStringList isDOMStringList domStringListState||
js/bindings/DOMStringMap.js|DOMStringMap|makeDOMStringMap||
js/bindings/DOMTokenList.js|DOMTokenList|makeDOMTokenList||
js/bindings/DataTransfer.js|DataTransfer DataTransferItemList DataTransferItem|DataTransferBrand makeDataTransfer isDataTransfer dataTransferState DataTransferItemListBrand makeDataTransferItemList isDataTransferItemList dataTransferItemListState DataTransferItemBrand makeDataTransferItem isDataTransferItem dataTransferItemState||
js/bindings/Document.js|XMLDocument|DocumentMembers_Document DocumentStatics_Document||
js/bindings/Element.js||ElementMembers_Element||
js/bindings/ElementInternals.js|ElementInternals CustomStateSet|ElementInternalsBrand makeElementInternals isElementInternals elementInternalsState CustomStateSetBrand makeCustomStateSet isCustomStateSet customStateSetState||
js/bindings/Event.js|Event|EventBrand makeEvent isEvent eventState||
js/bindings/FileAPI.js|Blob File FileList FileReader|BlobBrand makeBlob isBlob blobState FileBrand makeFile isFile fileState FileListBrand makeFileList isFileList fileListState FileReaderBrand makeFileReader isFileReader fileReaderState||
js/bindings/HTMLAllCollection.js|HTMLAllCollection|makeHTMLAllCollection||
js/bindings/HTMLDocument.js||DocumentMembers_HTMLDocument||
js/bindings/HTMLElement.js||HTMLElementMembers_HTMLElement|SVGElement MathMLElement|
js/bindings/MutationObserver.js|MutationObserver MutationRecord|MutationObserverBrand makeMutationObserver isMutationObserver mutationObserverState MutationRecordBrand makeMutationRecord isMutationRecord mutationRecordState||
js/bindings/NamedNodeMap.js|NamedNodeMap|makeNamedNodeMap||
js/bindings/Navigator.js|Navigator PluginArray MimeTypeArray Plugin MimeType|NavigatorBrand makeNavigator isNavigator navigatorState PluginArrayBrand makePluginArray isPluginArray pluginArrayState MimeTypeArrayBrand makeMimeTypeArray isMimeTypeArray mimeTypeArrayState PluginBrand makePlugin isPlugin pluginState MimeTypeBrand makeMimeType isMimeType mimeTypeState||
js/bindings/Node.js||NodeMembers_Node||
js/bindings/ParentNode.js||DocumentMembers_ParentNode ElementMembers_ParentNode||
js/bindings/Range.js|AbstractRange StaticRange Range|AbstractRangeBrand makeAbstractRange isAbstractRange abstractRangeState StaticRangeBrand makeStaticRange isStaticRange staticRangeState RangeBrand makeRange isRange rangeState||
js/bindings/Selection.js|Selection|SelectionBrand makeSelection isSelection selectionState||
js/bindings/ShadowRoot.js|ShadowRoot|||
js/bindings/Storage.js|Storage|StorageBrand makeStorage isStorage storageState||
js/bindings/StyleSheets.js|MediaList StyleSheet CSSStyleSheet StyleSheetList|MediaListBrand makeMediaList isMediaList mediaListState StyleSheetBrand makeStyleSheet isStyleSheet styleSheetState CSSStyleSheetBrand makeCSSStyleSheet isCSSStyleSheet cssStyleSheetState StyleSheetListBrand makeStyleSheetList isStyleSheetList styleSheetListState DocumentMembers_StyleSheets|HTMLStyleElement HTMLLinkElement|
js/bindings/Traversal.js|NodeIterator TreeWalker NodeFilter|NodeIteratorBrand makeNodeIterator isNodeIterator nodeIteratorState TreeWalkerBrand makeTreeWalker isTreeWalker treeWalkerState||
js/bindings/Window.js||WindowMembers_Window||
js/bindings/XPath.js|XPathResult XPathExpression XPathEvaluator|XPathResultBrand makeXPathResult isXPathResult xPathResultState XPathExpressionBrand makeXPathExpression isXPathExpression xPathExpressionState XPathEvaluatorBrand makeXPathEvaluator isXPathEvaluator xPathEvaluatorState DocumentMembers_XPath||
js/bindings/collections.js|NodeList HTMLCollection|NodeListKind makeNodeList HTMLCollectionKind makeHTMLCollection||
js/bindings/compression.js|CompressionStream DecompressionStream|CompressionStreamBrand makeCompressionStream isCompressionStream compressionStreamState DecompressionStreamBrand makeDecompressionStream isDecompressionStream decompressionStreamState||
js/bindings/connections.js|EventSource WebSocket|EventSourceBrand makeEventSource isEventSource eventSourceState WebSocketBrand makeWebSocket isWebSocket webSocketState||
js/bindings/console.js||||console
js/bindings/embeddedElements.js|Image||HTMLImageElement HTMLIFrameElement HTMLEmbedElement HTMLObjectElement HTMLMapElement|
js/bindings/encoding.js|TextDecoder TextDecoderStream TextEncoder TextEncoderStream|TextDecoderBrand makeTextDecoder isTextDecoder textDecoderState TextDecoderStreamBrand makeTextDecoderStream isTextDecoderStream textDecoderStreamState TextEncoderBrand makeTextEncoder isTextEncoder textEncoderState TextEncoderStreamBrand makeTextEncoderStream isTextEncoderStream textEncoderStreamState||
js/bindings/eventHandlers.js|||SVGElement MathMLElement|
js/bindings/events.js|UIEvent FocusEvent MouseEvent PointerEvent WheelEvent DragEvent KeyboardEvent InputEvent CompositionEvent TextEvent PopStateEvent HashChangeEvent PageTransitionEvent BeforeUnloadEvent MessageEvent StorageEvent ErrorEvent PromiseRejectionEvent SecurityPolicyViolationEvent SubmitEvent FormDataEvent ToggleEvent CommandEvent TrackEvent CloseEvent ProgressEvent TransitionEvent AnimationEvent ClipboardEvent MediaQueryListEvent|||
js/bindings/fetch.js|Headers Request Response|HeadersBrand makeHeaders isHeaders headersState RequestBrand makeRequest isRequest requestState ResponseBrand makeResponse isResponse responseState WindowMembers_fetch||
js/bindings/formCollections.js|HTMLFormControlsCollection RadioNodeList HTMLOptionsCollection|makeHTMLFormControlsCollection makeRadioNodeList makeHTMLOptionsCollection||
js/bindings/formElements.js|ValidityState Option|ValidityStateBrand makeValidityState isValidityState validityStateState|HTMLFormElement HTMLLabelElement HTMLInputElement HTMLButtonElement HTMLSelectElement HTMLDataListElement HTMLOptionElement HTMLTextAreaElement HTMLOutputElement HTMLProgressElement HTMLMeterElement HTMLFieldSetElement HTMLLegendElement HTMLObjectElement|
js/bindings/fullscreen.js||DocumentMembers_fullscreen ElementMembers_fullscreen||
js/bindings/geometry.js|DOMRectReadOnly DOMRect DOMRectList|DOMRectReadOnlyBrand makeDOMRectReadOnly isDOMRectReadOnly domRectReadOnlyState DOMRectBrand makeDOMRect isDOMRect domRectState DOMRectListBrand makeDOMRectList isDOMRectList domRectListState||
js/bindings/idle.js|IdleDeadline|IdleDeadlineBrand makeIdleDeadline isIdleDeadline idleDeadlineState||
js/bindings/interactiveElements.js|||HTMLDialogElement HTMLScriptElement HTMLTemplateElement HTMLSlotElement HTMLCanvasElement|
js/bindings/matrices.js|DOMPointReadOnly DOMPoint DOMQuad DOMMatrixReadOnly DOMMatrix|DOMPointReadOnlyBrand makeDOMPointReadOnly isDOMPointReadOnly domPointReadOnlyState DOMPointBrand makeDOMPoint isDOMPoint domPointState DOMQuadBrand makeDOMQuad isDOMQuad domQuadState DOMMatrixReadOnlyBrand makeDOMMatrixReadOnly isDOMMatrixReadOnly domMatrixReadOnlyState DOMMatrixBrand makeDOMMatrix isDOMMatrix domMatrixState||
js/bindings/mediaElements.js|TimeRanges Audio|TimeRangesBrand makeTimeRanges isTimeRanges timeRangesState|HTMLMediaElement HTMLVideoElement HTMLTrackElement|
js/bindings/mediaTracks.js|MediaError AudioTrackList AudioTrack VideoTrackList VideoTrack TextTrackList TextTrack TextTrackCueList TextTrackCue VTTCue|MediaErrorBrand makeMediaError isMediaError mediaErrorState AudioTrackListBrand makeAudioTrackList isAudioTrackList audioTrackListState AudioTrackBrand makeAudioTrack isAudioTrack audioTrackState VideoTrackListBrand makeVideoTrackList isVideoTrackList videoTrackListState VideoTrackBrand makeVideoTrack isVideoTrack videoTrackState TextTrackListBrand makeTextTrackList isTextTrackList textTrackListState TextTrackBrand makeTextTrack isTextTrack textTrackState TextTrackCueListBrand makeTextTrackCueList isTextTrackCueList textTrackCueListState TextTrackCueBrand makeTextTrackCue isTextTrackCue textTrackCueState VTTCueBrand makeVTTCue isVTTCue vttCueState||
js/bindings/messaging.js|MessageChannel MessagePort BroadcastChannel|MessageChannelBrand makeMessageChannel isMessageChannel messageChannelState MessagePortBrand makeMessagePort isMessagePort messagePortState BroadcastChannelBrand makeBroadcastChannel isBroadcastChannel broadcastChannelState||
js/bindings/metadataElements.js|||HTMLTitleElement HTMLBaseElement|
js/bindings/navigation.js|Location History BarProp External|LocationBrand makeLocation isLocation locationState HistoryBrand makeHistory isHistory historyState BarPropBrand makeBarProp isBarProp barPropState ExternalBrand makeExternal isExternal externalState||
js/bindings/navigationTiming.js|PerformanceTiming PerformanceNavigation|PerformanceTimingBrand makePerformanceTiming isPerformanceTiming performanceTimingState PerformanceNavigationBrand makePerformanceNavigation isPerformanceNavigation performanceNavigationState||
js/bindings/observers.js|IntersectionObserver IntersectionObserverEntry ResizeObserver ResizeObserverEntry ResizeObserverSize|IntersectionObserverBrand makeIntersectionObserver isIntersectionObserver intersectionObserverState IntersectionObserverEntryBrand makeIntersectionObserverEntry isIntersectionObserverEntry intersectionObserverEntryState ResizeObserverBrand makeResizeObserver isResizeObserver resizeObserverState ResizeObserverEntryBrand makeResizeObserverEntry isResizeObserverEntry resizeObserverEntryState ResizeObserverSizeBrand makeResizeObserverSize isResizeObserverSize resizeObserverSizeState||
js/bindings/obsoleteElements.js|||HTMLMarqueeElement HTMLFrameElement|
js/bindings/performance.js|Performance|PerformanceBrand makePerformance isPerformance performanceState||
js/bindings/performanceTimeline.js|PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList|PerformanceEntryBrand makePerformanceEntry isPerformanceEntry performanceEntryState PerformanceMarkBrand makePerformanceMark isPerformanceMark performanceMarkState PerformanceMeasureBrand makePerformanceMeasure isPerformanceMeasure performanceMeasureState PerformanceObserverBrand makePerformanceObserver isPerformanceObserver performanceObserverState PerformanceObserverEntryListBrand makePerformanceObserverEntryList isPerformanceObserverEntryList performanceObserverEntryListState||
js/bindings/streams.js|ReadableStream ReadableStreamDefaultReader ReadableStreamBYOBReader ReadableStreamDefaultController ReadableByteStreamController ReadableStreamBYOBRequest WritableStream WritableStreamDefaultWriter WritableStreamDefaultController TransformStream TransformStreamDefaultController ByteLengthQueuingStrategy CountQueuingStrategy|ReadableStreamBrand makeReadableStream isReadableStream readableStreamState ReadableStreamDefaultReaderBrand makeReadableStreamDefaultReader isReadableStreamDefaultReader readableStreamDefaultReaderState ReadableStreamBYOBReaderBrand makeReadableStreamBYOBReader isReadableStreamBYOBReader readableStreamBYOBReaderState ReadableStreamDefaultControllerBrand makeReadableStreamDefaultController isReadableStreamDefaultController readableStreamDefaultControllerState ReadableByteStreamControllerBrand makeReadableByteStreamController isReadableByteStreamController readableByteStreamControllerState ReadableStreamBYOBRequestBrand makeReadableStreamBYOBRequest isReadableStreamBYOBRequest readableStreamBYOBRequestState WritableStreamBrand makeWritableStream isWritableStream writableStreamState WritableStreamDefaultWriterBrand makeWritableStreamDefaultWriter isWritableStreamDefaultWriter writableStreamDefaultWriterState WritableStreamDefaultControllerBrand makeWritableStreamDefaultController isWritableStreamDefaultController writableStreamDefaultControllerState TransformStreamBrand makeTransformStream isTransformStream transformStreamState TransformStreamDefaultControllerBrand makeTransformStreamDefaultController isTransformStreamDefaultController transformStreamDefaultControllerState ByteLengthQueuingStrategyBrand makeByteLengthQueuingStrategy isByteLengthQueuingStrategy byteLengthQueuingStrategyState CountQueuingStrategyBrand makeCountQueuingStrategy isCountQueuingStrategy countQueuingStrategyState||
js/bindings/tableElements.js|||HTMLTableElement HTMLTableSectionElement HTMLTableRowElement HTMLTableCellElement|
js/bindings/textElements.js|||HTMLAnchorElement HTMLAreaElement|
js/bindings/url.js|URL URLSearchParams|URLBrand makeURL isURL urlState URLSearchParamsBrand makeURLSearchParams isURLSearchParams urlSearchParamsState||
js/bindings/webcrypto.js|Crypto SubtleCrypto|CryptoBrand makeCrypto isCrypto cryptoState SubtleCryptoBrand makeSubtleCrypto isSubtleCrypto subtleCryptoState||
js/bindings/xhr.js|FormData XMLHttpRequestEventTarget XMLHttpRequestUpload XMLHttpRequest|FormDataBrand makeFormData isFormData formDataState XMLHttpRequestEventTargetBrand makeXMLHttpRequestEventTarget isXMLHttpRequestEventTarget xmlHttpRequestEventTargetState XMLHttpRequestUploadBrand makeXMLHttpRequestUpload isXMLHttpRequestUpload xmlHttpRequestUploadState XMLHttpRequestBrand makeXMLHttpRequest isXMLHttpRequest xmlHttpRequestState||
js/bindings/places.js||places||
`;
  const { split, includes, indexOf, slice } = G.primordials;
  // The table's cells: the last of a row and the first of the next are one, with a line feed between. NB: Each row is made when it is looked
  //     at, which few ever are.
  const INTERFACES = 1, NAMES = 2, EXTENDED = 3, NAMESPACES = 4, COLUMNS = 4;
  const cells = split(table, '|'), rowCount = (cells.length - 1) / COLUMNS, rows = G.privateArray();
  function cell(place, column) {
    const text = cells[place * COLUMNS + column];
    return column === NAMESPACES ? slice(text, 0, indexOf(text, '\n')) : text;
  }
  function rowAt(place) {
    const start = cells[place * COLUMNS];
    return rows[place] ||= { __proto__: null, file: slice(start, indexOf(start, '\n') + 1), place };
  }
  const late = PrivateMap(), waiting = PrivateMap(), made = PrivateMap(), started = PrivateMap();
  let running = null;
  function isListed(place, column, name) {
    const list = cell(place, column);
    return includes(list, name) && includes(` ${list} `, ` ${name} `);
  }
  // The row that offers a name of G, an interface or a namespace.
  function rowWith(column, name) {
    for (let place = 0; place < rowCount; place++) if (isListed(place, column, name)) return rowAt(place);
    return undefined;
  }

  function run(row) {
    const { file } = row;
    if (started.has(file)) return;
    const outer = running, restore = restoreIteration();
    started.set(file, true);
    running = row;
    try { callNamed('bindings', file); } catch (error) { started.delete(file); throw error; } finally {
      running = outer;
      if (restore !== null) restore();
    }
  }
  // Files iterate over arrays at their top. Scripts may have replaced how that goes: it is put back while a file runs.
  // Returns what undoes that, null where scripts left it alone. Throws a TypeError where they made it last.
  const { iterator } = Symbol, ArrayPrototype = Array.prototype, iterate = ArrayPrototype[iterator];
  const ArrayIteratorPrototype = getPrototypeOf(ArrayPrototype.values()), { next } = ArrayIteratorPrototype;
  function restoreIteration() {
    const iterating = ownDescriptor(ArrayPrototype, iterator), stepping = ownDescriptor(ArrayIteratorPrototype, 'next');
    if (iterating !== undefined && iterating.value === iterate && stepping !== undefined && stepping.value === next) return null;
    define(ArrayPrototype, iterator, iterate, true, false, true);
    define(ArrayIteratorPrototype, 'next', next, true, false, true);
    return () => {
      putBack(ArrayPrototype, iterator, iterating);
      putBack(ArrayIteratorPrototype, 'next', stepping);
    };
  }
  function putBack(object, key, descriptor) {
    if (descriptor === undefined) delete object[key]; else defineProperty(object, key, descriptor);
  }
  // Extensions come in the table's order, whichever file ran first.
  function finish(name) {
    for (let place = 0; place < rowCount; place++) if (isListed(place, EXTENDED, name)) run(rowAt(place));
    const list = waiting.get(name);
    waiting.delete(name);
    made.set(name, true);
    if (list === undefined) return;
    for (let place = 0; place < rowCount; place++) for (let i = 0; i < list.length; i++) if (list[i].place === place) list[i].extend(G[name]);
  }
  G.deferInterface = (name, define) => promiseInterface(name, name => { define(name); finish(name); });
  G.defineLate = (name, define) => { late.set(name, define); };
  G.whenMade = (name, extend) => {
    if (!isListed(running.place, EXTENDED, name)) throw new Error(`js/families.js does not say that ${running.file} extends ${name}`);
    if (made.has(name)) { extend(G[name]); return; }
    let list = waiting.get(name);
    if (list === undefined) waiting.set(name, list = G.privateArray());
    list[list.length] = { __proto__: null, place: running.place, extend };
  };
  G.extend = (name, members) => G.whenMade(name, interfaceObject => G.mixin(interfaceObject, members));
  G.extendAccessors = (name, descriptors) => G.whenMade(name, ({ prototype }) => G.accessors(prototype, descriptors));
  G.isLoaded = name => getOwnPropertyDescriptor(G, name) !== undefined;

  function makeInterface(name) {
    run(rowWith(INTERFACES, name));
    const define = late.get(name);
    if (define !== undefined) define();
    finish(name);
  }
  function makeNamespace(name, object) {
    run(rowWith(NAMESPACES, name));
    late.get(name)(object);
  }
  function promiseAll(list, promise, make) {
    const names = split(list, ' ');
    for (let i = 0; i < names.length; i++) promise(names[i], make);
  }
  for (let place = 0; place < rowCount; place++) {
    const interfaces = cells[place * COLUMNS + INTERFACES];
    if (interfaces !== '') promiseAll(interfaces, promiseInterface, makeInterface);
    else if (cells[place * COLUMNS + NAMESPACES][0] !== '\n') promiseAll(cell(place, NAMESPACES), promiseNamespace, makeNamespace);
  }
  setPrototypeOf(G, new Proxy(ObjectCreate(null), {
    __proto__: null,
    get(_, name) {
      const interfaceObject = promisedInterface(name);
      if (interfaceObject !== undefined) {
        interfaceObject.prototype;
        return interfaceObject;
      }
      const row = typeof name === 'string' ? rowWith(NAMES, name) : undefined;
      if (row === undefined) return undefined;
      run(row);
      return getOwnPropertyDescriptor(G, name)?.value;
    },
  }));
}
