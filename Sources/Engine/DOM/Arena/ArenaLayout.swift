// ArenaLayout.swift: the layout of a tree's memory, byte by byte. JavaScript reads the first three regions by the functions of js/memory.js,
// and a test compares the two. Byte order: little-endian.
//
// A tree's memory is five regions. Each is reserved at its largest size; the kernel provides pages as they are touched.
// A word is an unsigned 32-bit integer. Record n of a region begins at n times the record's size; record 0 is never used.
//
// HEADER region (65,536 bytes), words:
//   WORD        FIELD
//      0        number of node records, the next node's id
//      1        number of attribute records, the next attribute's id
//      2        number of string records
//      3        number of names
//      4        sequence number: mutations written to the journal so far, modulo 2^32
//      5        sequence number of the last mutation of anything but character data
//      6        number of documents
//      7        number of elements for which a record was ever made
//      8        1 if changes mark the nodes they change (Tree+Changes.swift), else 0
//      9        number of shadow roots
//     63        always 0: the sequence number for lists that never change (js/dom/LiveList.js)
//     64- 127   scratch words: status and further results of native calls
//    128- 383   the last 64 node iterators (Tree+Iterators.swift), in a ring: root | reference | 1 if the pointer is before
//               it, else 0 | the iterator's number, from 1; scripts write here, so the values are not trusted
//    384        number of node iterators made
//    400- 405   the page's clock (js/timing/clock.js), also written by scripts: three numbers of eight bytes, milliseconds of
//               virtual time, of the machine's date when the page was opened, and of the machine's uptime then
//    408        the focused element, 0 for none: written by js/html/interaction/focus.js, and trusted only for matching selectors
//    409        string of the fragment of the page's address, decoded; 0 for none (js/html/navigation/Location.js)
//    410        number of changes to one of these two or to an element's top layer flag, modulo 2^32
//    411        number of changes to the state of form controls by scripts and clicks (js/html/forms/controlState.js), only used to
//               detect a change; 0: none yet
//    412        1 once a list of elements by name was requested: changes then update the name clocks below, else 0
//    512- 767   name clocks: the value of word 5 after the last change that inserted or removed an element of a name; a name's word
//               is the number of its qualified name's string modulo 256 (Tree+NameClocks.swift)
//   1024-9215   journal: 2,048 entries of four words; entry s is at 1024 + 4 * (s mod 2,048)
//                 inserted:       1 | first | last of the inserted siblings | parent
//                 attribute:      2 | element | qualified name's string | 0
//                 character data: 3 | node | 0 | 0
//                 removed:        4 + 8 * previous sibling | node | next sibling | parent
//                 emptied:        5 | 0 | 0 | parent whose children were all removed
//
// NODE record, 32 bytes:
//   OFFSET  SIZE  FIELD
//        0     1  kind             DOM nodeType
//        1     1  flags            see NodeFlags
//        2     2  document number  of the node document; documents are numbered from 1
//        4     4  parent
//        8     4  previousSibling
//       12     4  nextSibling
//       16     4  firstChild
//       20     4  lastChild
//       24     4  name             element: NameID · attribute node: its AttributeID · processing instruction: target's
//                                  StringID · doctype: name's StringID · document: its document number
//       28     4  payload          element: first AttributeID · text, CDATA, comment, processing instruction: data's
//                                  StringID · doctype: index of its public and system id · attribute node: its element ·
//                                  fragment: the template whose contents it is (the node numbered just before it),
//                                  or the host of a shadow root
//
// ATTRIBUTE record, 16 bytes:
//        0     4  qualified name   StringID, always interned: equal ids mean equal names
//        4     4  value            StringID
//        8     4  next             AttributeID of the element's next attribute
//       12     4  name             NameID
//
// STRING record, 16 bytes (not read by JavaScript):
//        0     8  offset           of the first code unit in the heap, in bytes
//        8     4  length           in code units, 30 bits; bit 31 set: ASCII, one byte each; else UTF-16, two bytes each;
//                                  bit 30 set: interned, the one string with these units that lookups find
//       12     4  hash             of the code units, 0 if not computed yet
//
// HEAP region: code units of strings. A string's units never change; a longer string may share a shorter one's units.

/// Sizes and offsets of the arena's regions and records, in bytes unless the name says words.
///
/// Computed properties, because other modules read a stored constant through a call but a computed one as a literal.
public enum ArenaLayout {
    @inlinable public static var headerSize: Int { 65_536 }
    @inlinable public static var nodeSize: Int { 32 }
    @inlinable public static var attributeSize: Int { 16 }
    @inlinable public static var stringSize: Int { 16 }

    // Words of the header.
    @inlinable public static var nodeCountWord: Int { 0 }
    @inlinable public static var attributeCountWord: Int { 1 }
    @inlinable public static var stringCountWord: Int { 2 }
    @inlinable public static var nameCountWord: Int { 3 }
    @inlinable public static var sequenceWord: Int { 4 }
    @inlinable public static var structureSequenceWord: Int { 5 }
    @inlinable public static var documentCountWord: Int { 6 }
    @inlinable public static var elementCountWord: Int { 7 }
    @inlinable public static var marksChangesWord: Int { 8 }
    @inlinable public static var shadowCountWord: Int { 9 }
    @inlinable public static var scratchWord: Int { 64 }
    @inlinable public static var iteratorWord: Int { 128 }
    @inlinable public static var iteratorSlots: Int { 64 }
    @inlinable public static var iteratorCountWord: Int { 384 }
    @inlinable public static var clockWord: Int { 400 }
    @inlinable public static var focusedWord: Int { 408 }
    @inlinable public static var fragmentCountWord: Int { 409 }
    @inlinable public static var stateSequenceWord: Int { 410 }
    @inlinable public static var controlSequenceWord: Int { 411 }
    @inlinable public static var watchesNamesWord: Int { 412 }
    @inlinable public static var nameClockWord: Int { 512 }
    @inlinable public static var nameClocks: Int { 256 }
    @inlinable public static var journalWord: Int { 1024 }
    @inlinable public static var journalEntries: Int { 2048 }

    // Words of a node record.
    @inlinable public static var kindWord: Int { 0 }
    @inlinable public static var parentWord: Int { 1 }
    @inlinable public static var previousSiblingWord: Int { 2 }
    @inlinable public static var nextSiblingWord: Int { 3 }
    @inlinable public static var firstChildWord: Int { 4 }
    @inlinable public static var lastChildWord: Int { 5 }
    @inlinable public static var nameWord: Int { 6 }
    @inlinable public static var payloadWord: Int { 7 }

    // Words of an attribute record.
    @inlinable public static var attributeQualifiedNameWord: Int { 0 }
    @inlinable public static var attributeValueWord: Int { 1 }
    @inlinable public static var attributeNextWord: Int { 2 }
    @inlinable public static var attributeNameWord: Int { 3 }

    // The largest sizes of the regions: the records of the largest page that fits 32 GiB of address space.
    @inlinable static var maximumNodes: Int { 1 << 26 }
    @inlinable static var maximumAttributes: Int { 1 << 26 }
    @inlinable static var maximumStrings: Int { 1 << 27 }
    @inlinable static var heapSize: Int { 1 << 34 }
}

/// Bits of a node record's flags byte.
public enum NodeFlags {
    /// A script element that has run or must never run.
    @inlinable public static var alreadyStarted: UInt8 { 1 }
    /// A document in quirks mode. The same bit as `alreadyStarted`.
    @inlinable public static var quirksDocument: UInt8 { 1 }
    /// A document with scripting enabled: its `noscript` elements hold text.
    @inlinable public static var scriptingDocument: UInt8 { 2 }
    /// An element in the top layer: a modal dialog or an open popover.
    @inlinable public static var topLayer: UInt8 { 2 }
    /// A custom element of some world; a fragment that is a shadow root.
    @inlinable public static var custom: UInt8 { 4 }
    /// A document that is editable as a whole: its `designMode` is on. The same bit as `custom`, which documents never have.
    @inlinable public static var designedDocument: UInt8 { 4 }
    /// An XML document, in which names are case-sensitive.
    @inlinable public static var xmlDocument: UInt8 { 8 }
    /// An element whose declarations created its `style` attribute, which no script has read yet: it is last of the attributes. The same
    /// bit as `xmlDocument`.
    @inlinable public static var unseenStyle: UInt8 { 8 }
    /// A node whose root is a document (Tree+InDocument.swift).
    @inlinable public static var inDocument: UInt8 { 16 }
    /// The node's list of children changed since changes are marked.
    @inlinable public static var childrenChanged: UInt8 { 32 }
    /// The element's attributes changed since changes are marked.
    @inlinable public static var attributesChanged: UInt8 { 64 }
    /// The data of the text, comment or processing instruction changed since changes are marked.
    @inlinable public static var dataChanged: UInt8 { 128 }
    /// All bits that mark a change.
    @inlinable public static var changed: UInt8 { 224 }
}

/// The kind of a journal entry: the lowest three bits of its first word.
public enum JournalEntryKind {
    /// Siblings were inserted into a parent.
    @inlinable public static var inserted: UInt32 { 1 }
    /// An element's attribute was added, changed or removed.
    @inlinable public static var attribute: UInt32 { 2 }
    /// The data of a text, comment or processing instruction changed.
    @inlinable public static var characterData: UInt32 { 3 }
    /// A node was removed from its parent.
    @inlinable public static var removed: UInt32 { 4 }
    /// All children were removed from a parent.
    @inlinable public static var emptied: UInt32 { 5 }
    /// The number of bits of the kind; the rest of the word is shifted by as many.
    @inlinable public static var kindBits: UInt32 { 3 }
}
