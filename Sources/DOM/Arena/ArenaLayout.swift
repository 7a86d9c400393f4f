// ArenaLayout.swift: where everything lies in a tree's memory, byte by byte. JavaScript reads the first three regions
// by the same numbers: js/arena.js repeats them and a test compares the two. Byte order: little-endian.
//
// A tree's memory is five regions, each reserved at its largest size and filled by the kernel as it is touched.
// "Word" is an unsigned 32-bit integer; record n of a region begins at n times its size; record 0 is never used.
//
// HEADER region (131,072 bytes), words:
//   WORD        FIELD
//      0        number of node records, the next node's id
//      1        number of attribute records, the next attribute's id
//      2        number of string records
//      3        number of names
//      4        sequence number: mutations written to the journal so far, modulo 2^32
//      5        sequence number of the last mutation that was not to character data
//      6        number of documents
//      7        number of elements whose record was ever made
//      8        1 when changes mark the nodes that they change (Tree+Changes.swift), else 0
//     64- 127   scratch words: arguments and results of native calls
//   1024-9215   journal: 2,048 entries of four words; entry s is at 1024 + 4 * (s mod 2,048)
//                 childList:      1 | previous-sibling | next-sibling around the changed run | parent
//                 attribute:      2 | element | qualified name's string | 0
//                 character data: 3 | node | 0 | 0
//   bytes 65,536-131,071: scratch code units (32,768 UTF-16 code units), text of native calls
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
//                                  StringID · doctype: index of its public and system id · attribute node: its element
//
// ATTRIBUTE record, 16 bytes:
//        0     4  qualified name   StringID, always interned: equal ids are equal names
//        4     4  value            StringID
//        8     4  next             AttributeID of the element's next attribute
//       12     4  name             NameID
//
// STRING record, 16 bytes (not read by JavaScript):
//        0     8  offset           of the first code unit in the heap, in bytes
//        8     4  length           in code units, 30 bits; bit 31 set: ASCII, one byte each; else UTF-16, two bytes each;
//                                  bit 30 set: interned, the one string with these units that lookups find
//       12     4  hash             of the code units, 0 when not computed yet
//
// HEAP region: code units of strings. A string's units never change; a longer string may share a shorter one's units.

/// Sizes and offsets of the arena's regions and records, in bytes unless a name says words.
public enum ArenaLayout {
    public static let headerSize = 131_072
    public static let nodeSize = 32
    public static let attributeSize = 16
    public static let stringSize = 16

    // Words of the header.
    public static let nodeCountWord = 0
    public static let attributeCountWord = 1
    public static let stringCountWord = 2
    public static let nameCountWord = 3
    public static let sequenceWord = 4
    public static let structureSequenceWord = 5
    public static let documentCountWord = 6
    public static let elementCountWord = 7
    public static let marksChangesWord = 8
    public static let scratchWord = 64
    public static let scratchWords = 64
    public static let journalWord = 1024
    public static let journalEntries = 2048
    public static let scratchTextOffset = 65_536
    public static let scratchTextUnits = 32_768

    // Words of a node record.
    public static let kindWord = 0
    public static let parentWord = 1
    public static let previousSiblingWord = 2
    public static let nextSiblingWord = 3
    public static let firstChildWord = 4
    public static let lastChildWord = 5
    public static let nameWord = 6
    public static let payloadWord = 7

    // Words of an attribute record.
    public static let attributeQualifiedNameWord = 0
    public static let attributeValueWord = 1
    public static let attributeNextWord = 2
    public static let attributeNameWord = 3

    // What the regions may grow to: records of the largest page that fits 32 GiB of address space.
    static let maximumNodes = 1 << 26
    static let maximumAttributes = 1 << 26
    static let maximumStrings = 1 << 27
    static let heapSize = 1 << 34
}

/// Bits of a node record's flags byte.
public enum NodeFlags {
    /// A script element that was run or must never run.
    public static let alreadyStarted: UInt8 = 1
    /// An element made by the parser of a document.
    public static let parserInserted: UInt8 = 2
    /// An attribute's record has an `Attr` node, or an element has one for some attribute.
    public static let hasAttributeNode: UInt8 = 4
    /// A document of XML, where names keep their case.
    public static let xmlDocument: UInt8 = 8
    /// A node in the tree of a document whose ids are indexed.
    public static let indexed: UInt8 = 16
    /// The node's list of children was changed since changes are marked.
    public static let childrenChanged: UInt8 = 32
    /// The element's attributes were changed since changes are marked.
    public static let attributesChanged: UInt8 = 64
    /// The data of the text, comment or processing instruction was changed since changes are marked.
    public static let dataChanged: UInt8 = 128
    /// Any of the three.
    public static let changed: UInt8 = 224
}

/// The first word of a journal entry.
public enum JournalEntry {
    public static let childList: UInt32 = 1
    public static let attribute: UInt32 = 2
    public static let characterData: UInt32 = 3
}
