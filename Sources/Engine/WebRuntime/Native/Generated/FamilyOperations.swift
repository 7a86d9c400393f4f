// FamilyOperations.swift: the native operations above the core, by js/idl/operations.py from js/operations.txt. Not to be edited.

enum URLOperation: UInt32, CaseIterable {
    /// URL, base (empty: none), label of the encoding → its parts, empty if it is invalid.
    case urlParse = 59
    /// URL, the part's name, value → its parts.
    case urlSet = 60
    /// Part of a form's data between two ampersands → its name.
    case urlFormName = 61
    /// Part of a form's data between two ampersands → its value.
    case urlFormValue = 62
    /// Names and values alternately → the form's data.
    case urlSerializeForm = 63
}

enum StyleOperation: UInt32, CaseIterable {
    /// Block, property → value.
    case styleValue = 64
    /// Block, property → priority.
    case stylePriority = 65
    /// Block, property, value, priority → text.
    case styleSet = 66
    /// Property → boolean.
    case styleIsShorthand = 67
    /// Text → the cells of its matrix and 2d or 3d, separated by spaces; undefined if there is none.
    case transformMatrix = 68
    /// Block, property → text.
    case styleRemove = 69
    /// Block → text; further result: 1 if that is read as the same block, else 0.
    case styleText = 70
    /// A color → its numbers if it is a simple color, else its CSS text; empty if it is no color.
    case styleColor = 71
    /// Block → the number of its declarations.
    case styleCount = 72
    /// Block, index → the property there.
    case styleName = 73
    /// → all properties, one per line.
    case stylePropertyNames = 74
    /// Name → boolean.
    case styleIsProperty = 75
    /// Property, value → boolean.
    case styleSupports = 76
    /// Text → boolean.
    case styleSupportsCondition = 77
    /// Text → pixels.
    case mediaSourceSize = 78
    /// Text → the media list as it is serialized.
    case mediaText = 79
    /// Media query → boolean.
    case mediaMatches = 80
}

enum SheetOperation: UInt32, CaseIterable {
    /// Element → its sheet.
    case sheetOf = 81
    /// Style element → whether a sheet that its own sheet imports directly is missing.
    case sheetMissesImport = 82
    /// Document or shadow root → the number of its sheets.
    case sheetCount = 83
    /// Document or shadow root, index → the sheet there.
    case sheetAt = 84
    /// Document or shadow root, sheets: sets its adopted sheets.
    case sheetAdopt = 85
    /// Document or shadow root → the number of its adopted sheets.
    case sheetAdoptedCount = 86
    /// Document or shadow root, index → the adopted sheet there.
    case sheetAdoptedAt = 87
    /// Document or shadow root, index, sheet: sets the adopted sheet there.
    case sheetAdoptAt = 88
    /// Document or shadow root, count: keeps only this many adopted sheets.
    case sheetAdoptUpTo = 89
    /// Document, base address, media, whether it is disabled → a new sheet.
    case sheetConstruct = 90
    /// Sheet, title or address → string.
    case sheetText = 91
    /// Sheet, which number → number.
    case sheetNumber = 92
    /// Sheet, whether it is disabled.
    case sheetDisable = 93
    /// Sheet, whether it may not be modified.
    case sheetLock = 94
    /// Sheet, text.
    case sheetReplace = 95
}

enum RuleOperation: UInt32, CaseIterable {
    /// Sheet or rule → the number of its rules.
    case rulesCount = 96
    /// Sheet or rule, index → the rule there.
    case rulesAt = 97
    /// Sheet or rule, text, index → the name of an exception.
    case rulesInsert = 98
    /// Sheet or rule, index → the name of an exception.
    case rulesDelete = 99
    /// Rule, which number → number.
    case ruleNumber = 100
    /// Rule, which text → string.
    case ruleText = 101
    /// Rule, which text, value → the name of an exception.
    case ruleSet = 102
    /// Keyframes, key → the index of its last keyframe, -1 for none.
    case ruleKeyframe = 103
}

enum MediaOperation: UInt32, CaseIterable {
    /// Name, syntax, whether it inherits, initial value, whether it has one, document → the name of an exception, empty for none.
    case styleRegister = 104
    /// Sheet or rule → its media list.
    case mediaList = 105
    /// Sheet or rule → the number of its media queries.
    case mediaCount = 106
    /// Sheet or rule, index → the media query there.
    case mediaAt = 107
    /// Sheet or rule, set or append or delete, text → for a removal, whether the text was present.
    case mediaChange = 108
}

enum RuleStyleOperation: UInt32, CaseIterable {
    /// Rule → the number of its declarations.
    case ruleStyleCount = 109
    /// Rule, index → the property there.
    case ruleStyleName = 110
    /// Rule, property → value.
    case ruleStyleValue = 111
    /// Rule, property → priority.
    case ruleStylePriority = 112
    /// Rule → its declarations.
    case ruleStyleText = 113
    /// Rule, property, value, priority.
    case ruleStyleSet = 114
    /// Rule, property → the old value.
    case ruleStyleRemove = 115
    /// Rule, declarations.
    case ruleStyleSetText = 116
}

enum ComputedStyleOperation: UInt32, CaseIterable {
    /// Base URL: of the URLs in computed values.
    case styleBase = 117
    /// Name → the number of the property, -1 for other names.
    case styleProperty = 118
    /// Element, property's number, whether resolved, whether its last text is known → text; true if it is the last one.
    case styleComputed = 119
    /// Element, name of a property, whether resolved, pseudo-element (empty: none) → text.
    case styleComputedNamed = 120
    /// Element, the part of its box (BoxPart), whether its height → pixels, 0 if a layout is needed.
    case boxSize = 121
    /// → the properties of every computed style, one per line.
    case styleComputedNames = 122
    /// Element → the number of its custom properties.
    case styleCustomCount = 123
    /// Element, index → the custom property there.
    case styleCustomName = 124
    /// A pseudo-element as scripts write it → its name; undefined if it is invalid.
    case stylePseudoElement = 125
    /// Element → whether it is being rendered, without a layout.
    case isDisplayed = 126
    /// Element, its document's body or none → the element that its offsets are from, 0 for none.
    case offsetParent = 127
    /// Element → rendered text.
    case innerText = 128
    /// Start, its offset, end, its offset → the rendered text between them.
    case selectedText = 129
}

enum PageOperation: UInt32, CaseIterable {
    /// Root, namespace URL, local names (one must match; "*" matches any) → elements.
    case elementsNamed = 130
    /// Element → the form to which the parser assigned it.
    case formOwner = 131
    /// Document, the fragment of its URL: for :target.
    case documentSetFragment = 132
    /// Number, root, node, whether before it: an iterator whose header entry another one gets.
    case iteratorKeep = 133
    /// Number → node, 1 if before it; nothing if it is unknown.
    case iteratorPlace = 134
    /// Number, node, whether before it.
    case iteratorStand = 135
    /// Element, whether it is in the top layer: for :modal and :popover-open.
    case setTopLayer = 136
    /// Element whose style attribute was just created from its declarations.
    case styleMade = 137
    /// Document, whether its designMode is on.
    case documentDesign = 138
    /// → the machine's clock, in milliseconds.
    case monotonicMilliseconds = 139
    /// Count → that many 32-bit random integers.
    case random = 140
}

enum EncodingOperation: UInt32, CaseIterable {
    /// Label → the encoding's name; empty if there is none.
    case encodingName = 141
    /// Label → the encoding's name in the case of the standard; empty if there is none.
    case encodingStandardName = 142
    /// Name, bytes, whether malformed bytes are an error → the text; undefined after an error.
    case encodingDecode = 143
    /// Text → its UTF-8 bytes; lone surrogates become U+FFFD.
    case bytesOfText = 144
    /// Bytes → a text with one code unit per byte.
    case bytesBinary = 145
    /// Bytes → base64.
    case bytesBase64 = 146
    /// A text with one code unit per byte → base64; undefined for other texts.
    case base64Encode = 147
    /// Base64 → a text with one code unit per byte; undefined for other texts.
    case base64Decode = 148
}

enum CompressionOperation: UInt32, CaseIterable {
    /// Name of the format, whether to decompress → a number; 0 for an unknown format.
    case deflateOpen = 149
    /// Number, bytes, whether they are the last → the output; undefined if they are damaged, or if there is no such open stream.
    case deflatePush = 150
    /// Number.
    case deflateClose = 151
}

enum DigestOperation: UInt32, CaseIterable {
    /// Name of the algorithm, the message with a byte in each code unit → the digest, an integer for each byte.
    case digest = 152
}

enum MutationOperation: UInt32, CaseIterable {
    /// → a new observer.
    case mutationsObserver = 153
    /// → the observers that have records to deliver.
    case mutationsWaiting = 154
    /// Observer, node, flags, names of the attribute filter.
    case mutationsObserve = 155
    /// Observer.
    case mutationsDisconnect = 156
    /// Observer, whether for a notification → its records.
    case mutationsTake = 157
}

enum TokenOperation: UInt32, CaseIterable {
    /// Element, the attribute's qualified name, a token → the new value's string.
    case tokensAppend = 158
    /// Element, the attribute's qualified name, an existing token → the new value's string.
    case tokensRemove = 159
    /// Element, the qualified name of an attribute that is a list, its items' texts with a line feed between each two, their
    /// separator.
    case listHold = 160
    /// Element, the attribute's qualified name, first item, number of items removed, the text of one in their place or none → 0:
    /// not known, to be written, 1: done, 2: to be written.
    case listChange = 161
}

enum ReactionOperation: UInt32, CaseIterable {
    /// Local name: from now on, the world gets reactions for such elements.
    case reactionsDefine = 162
    /// From now on, the world gets slot changes.
    case reactionsSlots = 163
    /// → the entries of the world's log, five words each.
    case reactionsTake = 164
    /// Root → the elements below it, and itself, that are or may become custom.
    case customCandidates = 165
    /// Root → the elements below it that a definition may make custom.
    case customDefinable = 166
    /// Element: marks it as custom.
    case customMark = 167
    /// Element, name, which is its own with another prefix.
    case customSetName = 168
    /// Element, text: sets its is value.
    case customSetIs = 169
    /// Element → its is value's string.
    case customIs = 170
    /// Element, whether valid: marks it as form-associated.
    case customForm = 171
    /// Element, state, whether it has the state.
    case customState = 172
    /// Element: removes its states.
    case customNoStates = 173
    /// Host, traits → shadow root.
    case shadowAttach = 174
    /// Host → shadow root.
    case shadowOf = 175
    /// Shadow root → traits.
    case shadowTraits = 176
    /// Shadow root, traits.
    case shadowSetTraits = 177
}

enum RangeOperation: UInt32, CaseIterable {
    /// Start, its offset, end, its offset → a new range.
    case rangesMake = 178
    /// Range, start, its offset, end, its offset.
    case rangesSet = 179
    /// Range: start, its offset, end, its offset in scratch memory.
    case rangesRead = 180
    /// Text, offset, the text that took over the data after it.
    case rangesSplit = 181
    /// Text, offset → a new text with the data after it; the units are shared.
    case textRest = 182
    /// Node, sibling → whether it comes before.
    case childPrecedes = 183
    /// Node → its index among its siblings.
    case childIndex = 184
    /// Parent → the number of its children.
    case childCount = 185
    /// Parent, index → the child there.
    case childAt = 186
    /// Node, parent, child before which to insert → the code of the exception, 0 if it is allowed.
    case checkInsertion = 187
}

enum XPathOperation: UInt32, CaseIterable {
    /// Expression → the prefixes to resolve.
    case xpathParse = 188
    /// Expression, context node, type, the URL of each prefix → the value; its type is in scratch memory.
    case xpathEvaluate = 189
}

enum PayloadOperation: UInt32, CaseIterable {
    /// Value → whether it is an array.
    case payloadIsArray = 190
}

enum ShadowMarkupOperation: UInt32, CaseIterable {
    /// Context element, markup → fragment.
    case markupParse = 191
    /// Node, whether to include serializable shadow roots, others to include → markup.
    case markupHTML = 192
}

enum WritingOperation: UInt32, CaseIterable {
    /// Document: its contents are removed, and text written from now on is parsed into it.
    case markupOpen = 193
    /// Document, text → whether it is open.
    case markupWrite = 194
    /// Document: ends the writing.
    case markupClose = 195
}

enum NamedAccessOperation: UInt32, CaseIterable {
    /// → the number of the page's frames and the names that are properties of the document, one per line.
    case documentNames = 196
}

enum ResourceOperation: UInt32, CaseIterable {
    /// Absolute URL → resource.
    case resourceLoad = 197
    /// Absolute URL → a resource of the script, not of the page.
    case scriptResourceLoad = 198
    /// Resource → its content type.
    case resourceType = 199
    /// Resource → its URL.
    case resourceURL = 200
    /// Resource → the number of its bytes.
    case resourceLength = 201
    /// Resource → its bytes.
    case resourceBytes = 202
    /// Resource, label of the default encoding → the text.
    case resourceText = 203
    /// Resource → width and height of an image; undefined for others.
    case resourceImageSize = 204
    /// Resource, whether scripting is enabled in it → a document of its markup; 0 if it is no markup.
    case resourceDocument = 205
    /// Bytes, type, whether scripting is enabled in it → a document of its markup; 0 if it is no markup.
    case blobDocument = 206
    /// A document made by one of these → the name of the encoding of its bytes.
    case documentEncoding = 207
}

enum ScriptOperation: UInt32, CaseIterable {
    /// Text.
    case documentWrite = 208
    /// "document open steps".
    case documentOpen = 209
    /// "document.close()".
    case documentClose = 210
    /// Ends the parsing of a document that was written.
    case documentEnd = 211
    /// Runs the scripts that wait for the parser.
    case scriptsRunPending = 212
    /// Element → whether it is asynchronous without an async attribute.
    case scriptIsAsync = 213
    /// Root: scripts of a contextual fragment run once they are inserted into the page.
    case scriptUnmark = 214
    /// Element.
    case scriptSetInOrder = 215
    /// Text of TypeScript → "=" and JavaScript, or "!" and what is wrong, in JSON.
    case typesErased = 216
    /// Text → the description of the module, in JSON.
    case moduleParse = 217
    /// Number of a parsed module, options in JSON, its address, its first line → the function that runs it.
    case moduleMake = 218
}

enum LogOperation: UInt32, CaseIterable {
    /// Method, text.
    case console = 219
    /// Kind, text.
    case record = 220
    /// Error.
    case uncaught = 221
}

enum LazyModuleOperation: UInt32, CaseIterable {
    /// Column, name, the last file → the first file after it whose row has the name, -1 for none.
    case lazyModule = 222
    /// Column, name, the last file: runs the file, unless it has run.
    case runLazyModule = 223
}

enum PatternOperation: UInt32, CaseIterable {
    /// Source, flags, text, start in code units → start and end of the match and of each group (-1: none), or undefined.
    case patternMatch = 224
}

enum WorldOperation: UInt32, CaseIterable {
    /// Runs the waiting microtasks.
    case microtasks = 225
    /// Text of a classic script, base URL → the text, with a function of the world for each import().
    case importsIn = 226
    /// A frame's document → what js/html/windows/realmObjects.js made in a new global object.
    case realmMake = 227
    /// → a new object that masquerades as undefined and can be called; undefined if the engine has none.
    case masquerade = 228
}

enum PeerOperation: UInt32, CaseIterable {
    /// Node (0: the window), whether capturing, phase, token, target, whether canceled, description → flags of listeners'
    /// decisions.
    case peersInvoke = 229
    /// Control, its state as JSON (empty: none).
    case peersControl = 230
    /// Token.
    case peersDone = 231
}
