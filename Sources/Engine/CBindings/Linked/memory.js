// js/memory.js: the tree's memory, which scripts' bindings read through these functions only.
// Layout: Sources/Engine/DOM/Arena/ArenaLayout.swift; a test holds each function to it.
//
// No other file of js/ knows where a word is, or what is shifted and masked out of it. A function here is one expression that uses each of
// its parameters once, in their order, so js/linker/memory.mjs writes the expression where another file calls the function, and a constant's
// value where a file names the constant. A page's nodes and attributes are numbers (ids) here; 0 stands for none, and its words are all 0.
//
// Writes the words of the header that JavaScript owns. Checks nothing: ids come from the arena itself or from wrappers.
'use strict'; { const G = this; const { buffers } = G;

// The regions never move while the page lives. Only this file names them: the linker lets none import them.
const H = G.H = new Int32Array(buffers.header);
const N = G.N = new Int32Array(buffers.nodes);
const A = G.A = new Int32Array(buffers.attributes);

// Words of records, and how far a record's number is shifted for its first word.
const PARENT = 1, PREVIOUS_SIBLING = 2, NEXT_SIBLING = 3, FIRST_CHILD = 4, LAST_CHILD = 5, NAME = 6, PAYLOAD = 7;
const ATTRIBUTE_VALUE = 1, ATTRIBUTE_NEXT = 2, ATTRIBUTE_NAME = 3;
const NODE_SHIFT = 3, ATTRIBUTE_SHIFT = 2;
// The parts of a node's first word: the kind's byte, the flags above it, the document's number above these.
const KIND_MASK = 255, FLAGS_SHIFT = 8, DOCUMENT_SHIFT = 16;
const ALREADY_STARTED_FLAG = 1, QUIRKS_DOCUMENT_FLAG = 1, XML_DOCUMENT_FLAG = 8;
// The bits of kind and flag custom, and their value in a shadow root: a fragment with the flag.
const SHADOW_ROOT_MASK = 1279, SHADOW_ROOT = 1035;
// Words of the header.
const NODE_COUNT = 0, SEQUENCE = 4, STRUCTURE_SEQUENCE = 5, SHADOW_ROOTS = 9, SCRATCH = 64, ITERATORS = 128, ITERATOR_SLOTS = 64;
const ITERATOR_COUNT = 384, CLOCK = 400, FOCUSED = 408, FRAGMENT = 409, STATE_SEQUENCE = 410, CONTROL_SEQUENCE = 411, WATCHES_NAMES = 412;
const NAME_CLOCKS = 512, NAME_CLOCK_COUNT = 256, JOURNAL = 1024, ENTRY_KIND_BITS = 3, ENTRY_KIND_MASK = 7;

// Kinds of nodes: nodeType's numbers.
const ELEMENT = G.ELEMENT = 1, ATTRIBUTE = G.ATTRIBUTE = 2, TEXT = G.TEXT = 3, CDATA_SECTION = G.CDATA_SECTION = 4, PROCESSING_INSTRUCTION = G.PROCESSING_INSTRUCTION = 7, COMMENT = G.COMMENT = 8, DOCUMENT = G.DOCUMENT = 9;
const DOCUMENT_TYPE = G.DOCUMENT_TYPE = 10, DOCUMENT_FRAGMENT = G.DOCUMENT_FRAGMENT = 11;

// Nodes.
G.kindOf = node => N[node << NODE_SHIFT] & KIND_MASK;
G.documentNumberOf = node => N[node << NODE_SHIFT] >>> DOCUMENT_SHIFT;
G.parentOf = node => N[node << NODE_SHIFT | PARENT];
G.previousSiblingOf = node => N[node << NODE_SHIFT | PREVIOUS_SIBLING];
G.nextSiblingOf = node => N[node << NODE_SHIFT | NEXT_SIBLING];
G.firstChildOf = node => N[node << NODE_SHIFT | FIRST_CHILD];
G.lastChildOf = node => N[node << NODE_SHIFT | LAST_CHILD];
// The same by one of LINK_…, for walks in either direction.
G.linkOf = (node, link) => N[node << NODE_SHIFT | link];
const LINK_PREVIOUS = G.LINK_PREVIOUS = 2, LINK_NEXT = G.LINK_NEXT = 3, LINK_FIRST = G.LINK_FIRST = 4, LINK_LAST = G.LINK_LAST = 5;
// By kind: an element's number of its name (nameOf) and first attribute; the string of a text's, comment's or processing instruction's data;
// the string of a doctype's name or of a processing instruction's target; an attribute node's attribute and element; a fragment's host or
// template.
G.nameIdOf = element => N[element << NODE_SHIFT | NAME];
G.firstAttributeOf = element => N[element << NODE_SHIFT | PAYLOAD];
G.dataOf = text => N[text << NODE_SHIFT | PAYLOAD];
G.ownNameOf = node => N[node << NODE_SHIFT | NAME];
G.attributeOf = node => N[node << NODE_SHIFT | NAME];
G.ownerElementOf = node => N[node << NODE_SHIFT | PAYLOAD];
G.fragmentHostOf = fragment => N[fragment << NODE_SHIFT | PAYLOAD];
G.isShadowRoot = node => (N[node << NODE_SHIFT] & SHADOW_ROOT_MASK) === SHADOW_ROOT;
G.isAlreadyStarted = script => (N[script << NODE_SHIFT] >>> FLAGS_SHIFT & ALREADY_STARTED_FLAG) !== 0;
G.isXMLDocument = document => (N[document << NODE_SHIFT] >>> FLAGS_SHIFT & XML_DOCUMENT_FLAG) !== 0;
G.isQuirksDocument = document => (N[document << NODE_SHIFT] >>> FLAGS_SHIFT & QUIRKS_DOCUMENT_FLAG) !== 0;

// Attributes: the interned string of the qualified name, the string of the value, the element's next attribute, the number of the name.
G.attributeKeyOf = attribute => A[attribute << ATTRIBUTE_SHIFT];
G.attributeValueOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_VALUE];
G.nextAttributeOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_NEXT];
G.attributeNameOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_NAME];

// The header. Sequence numbers and clocks only tell whether something changed.
G.nodeCount = () => H[NODE_COUNT];
G.changeSequence = () => H[SEQUENCE];
G.structureSequence = () => H[STRUCTURE_SEQUENCE];
G.shadowRootCount = () => H[SHADOW_ROOTS];
G.focusedElement = () => H[FOCUSED];
G.setFocusedElement = element => H[FOCUSED] = element;
// The string of the fragment of the page's address.
G.pageFragment = () => H[FRAGMENT];
G.stateSequence = () => H[STATE_SEQUENCE];
G.countStateChange = () => H[STATE_SEQUENCE]++;
G.controlSequence = () => H[CONTROL_SEQUENCE];
G.countControlChange = () => H[CONTROL_SEQUENCE] = H[CONTROL_SEQUENCE] + 1 & 0x3fffffff || 1;
// What says when items of a list may have come or left: STRUCTURE_CLOCK, the clock of a name (its string's number), or the one that stands.
const STRUCTURE_CLOCK = G.STRUCTURE_CLOCK = 5, STANDING_CLOCK = G.STANDING_CLOCK = 63;
G.clockOfName = string => NAME_CLOCKS + string % NAME_CLOCK_COUNT;
G.readClock = clock => H[clock];
G.watchNames = () => H[WATCHES_NAMES] = 1;

// What a native call left: its status (0: well), and further results from 1 on.
G.callStatus = () => H[SCRATCH];
G.callResult = place => H[SCRATCH + place];
G.setCallResult = (place, value) => H[SCRATCH + place] = value;

// The journal of changes, by sequence number, and what is in an entry: see ArenaLayout.swift for the kinds.
const JOURNAL_ENTRIES = G.JOURNAL_ENTRIES = 2048, INSERTED = G.INSERTED = 1, ATTRIBUTE_CHANGED = G.ATTRIBUTE_CHANGED = 2, REMOVED = G.REMOVED = 4, EMPTIED = G.EMPTIED = 5;
G.journalEntry = number => JOURNAL + 4 * ((number >>> 0) % JOURNAL_ENTRIES);
G.entryKind = entry => H[entry] & ENTRY_KIND_MASK;
G.entryPrevious = entry => H[entry] >>> ENTRY_KIND_BITS;
G.entryFirst = entry => H[entry + 1];
G.entryLast = entry => H[entry + 2];
G.entryNext = entry => H[entry + 2];
G.entryParent = entry => H[entry + 3];

// The slots of node iterators, by the iterators' numbers.
G.newIteratorNumber = () => ++H[ITERATOR_COUNT];
G.iteratorSlot = number => ITERATORS + 4 * (number - 1 & ITERATOR_SLOTS - 1);
G.slotRoot = slot => H[slot];
G.slotReference = slot => H[slot + 1];
G.isSlotBefore = slot => H[slot + 2] !== 0;
G.slotNumber = slot => H[slot + 3];
G.setSlotRoot = (slot, root) => H[slot] = root;
G.setSlotReference = (slot, reference) => H[slot + 1] = reference;
G.setSlotBefore = (slot, isBefore) => H[slot + 2] = isBefore ? 1 : 0;
G.setSlotNumber = (slot, number) => H[slot + 3] = number;

// The page's clock: milliseconds of virtual time, of the machine's date when the page was opened, and of the machine's uptime then.
const C = G.C = new Float64Array(buffers.header, CLOCK * 4, 3);
G.virtualTime = () => C[0];
G.setVirtualTime = time => C[0] = time;
G.openedDate = () => C[1];
G.setOpenedDate = time => C[1] = time;
G.openedUptime = () => C[2];
G.setOpenedUptime = time => C[2] = time;
}
