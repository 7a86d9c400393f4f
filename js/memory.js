// js/memory.js: functions to read the tree's memory; the bindings read it only through them. Layout:
// Sources/Engine/DOM/Arena/ArenaLayout.swift; a test compares each function with it.
//
// No other file of js/ knows the position of a word, or the shifts and masks of its parts. A function here is one expression that uses each
// of its parameters once, in their order, so js/linker/memory.mjs writes the expression where another file calls the function, and a
// constant's value where a file names the constant. Nodes and attributes are numbers (ids); 0 is none, and all its words are 0.
//
// Writes the words of the header that JavaScript owns. Checks nothing: ids come from the arena itself or from wrappers.
import { buffers } from 'native';

// The regions do not move during the life of the page. Only this file uses them: the linker refuses imports of them.
export const H = new Int32Array(buffers.header);
export const N = new Int32Array(buffers.nodes);
export const A = new Int32Array(buffers.attributes);

// The words of a record, and the shift from a record's number to its first word.
const PARENT = 1, PREVIOUS_SIBLING = 2, NEXT_SIBLING = 3, FIRST_CHILD = 4, LAST_CHILD = 5, NAME = 6, PAYLOAD = 7;
const ATTRIBUTE_VALUE = 1, ATTRIBUTE_NEXT = 2, ATTRIBUTE_NAME = 3;
const NODE_SHIFT = 3, ATTRIBUTE_SHIFT = 2;
// The parts of a node's first word: the kind's byte, the flags above it, the document's number above these.
const KIND_MASK = 255, FLAGS_SHIFT = 8, DOCUMENT_SHIFT = 16;
const ALREADY_STARTED_FLAG = 1, QUIRKS_DOCUMENT_FLAG = 1, XML_DOCUMENT_FLAG = 8, IN_DOCUMENT_FLAG = 16;
// The bits of kind and flag custom, and their value in a shadow root: a fragment with the flag.
const SHADOW_ROOT_MASK = 1279, SHADOW_ROOT = 1035;
// Words of the header.
const NODE_COUNT = 0, SEQUENCE = 4, STRUCTURE_SEQUENCE = 5, SHADOW_ROOTS = 9, SCRATCH = 64, ITERATORS = 128, ITERATOR_SLOTS = 64;
const ITERATOR_COUNT = 384, CLOCK = 400, FOCUSED = 408, FRAGMENT = 409, STATE_SEQUENCE = 410, CONTROL_SEQUENCE = 411, WATCHES_NAMES = 412;
const NAME_CLOCKS = 512, NAME_CLOCK_COUNT = 256, JOURNAL = 1024, ENTRY_KIND_BITS = 3, ENTRY_KIND_MASK = 7;

// Kinds of nodes: nodeType's numbers.
export const ELEMENT = 1, ATTRIBUTE = 2, TEXT = 3, CDATA_SECTION = 4, PROCESSING_INSTRUCTION = 7, COMMENT = 8, DOCUMENT = 9;
export const DOCUMENT_TYPE = 10, DOCUMENT_FRAGMENT = 11;

// Nodes.
export const kindOf = node => N[node << NODE_SHIFT] & KIND_MASK;
export const documentNumberOf = node => N[node << NODE_SHIFT] >>> DOCUMENT_SHIFT;
// Whether the node's root is a document, which is then its node document.
export const isInDocument = node => (N[node << NODE_SHIFT] >>> FLAGS_SHIFT & IN_DOCUMENT_FLAG) !== 0;
export const parentOf = node => N[node << NODE_SHIFT | PARENT];
export const previousSiblingOf = node => N[node << NODE_SHIFT | PREVIOUS_SIBLING];
export const nextSiblingOf = node => N[node << NODE_SHIFT | NEXT_SIBLING];
export const firstChildOf = node => N[node << NODE_SHIFT | FIRST_CHILD];
export const lastChildOf = node => N[node << NODE_SHIFT | LAST_CHILD];
// The same with one of LINK_…, for walks in either direction.
export const linkOf = (node, link) => N[node << NODE_SHIFT | link];
export const LINK_PREVIOUS = 2, LINK_NEXT = 3, LINK_FIRST = 4, LINK_LAST = 5;
// By kind: an element's number of its name (nameOf) and first attribute; the string of a text's, comment's or processing instruction's data;
// the string of a doctype's name or of a processing instruction's target; an attribute node's attribute and element; a fragment's host or
// template.
export const nameIdOf = element => N[element << NODE_SHIFT | NAME];
export const firstAttributeOf = element => N[element << NODE_SHIFT | PAYLOAD];
export const dataOf = text => N[text << NODE_SHIFT | PAYLOAD];
export const ownNameOf = node => N[node << NODE_SHIFT | NAME];
export const attributeOf = node => N[node << NODE_SHIFT | NAME];
export const ownerElementOf = node => N[node << NODE_SHIFT | PAYLOAD];
export const fragmentHostOf = fragment => N[fragment << NODE_SHIFT | PAYLOAD];
export const isShadowRoot = node => (N[node << NODE_SHIFT] & SHADOW_ROOT_MASK) === SHADOW_ROOT;
export const isAlreadyStarted = script => (N[script << NODE_SHIFT] >>> FLAGS_SHIFT & ALREADY_STARTED_FLAG) !== 0;
export const isXMLDocument = document => (N[document << NODE_SHIFT] >>> FLAGS_SHIFT & XML_DOCUMENT_FLAG) !== 0;
export const isQuirksDocument = document => (N[document << NODE_SHIFT] >>> FLAGS_SHIFT & QUIRKS_DOCUMENT_FLAG) !== 0;

// Attributes: the interned string of the qualified name, the string of the value, the element's next attribute, the number of the name.
export const attributeKeyOf = attribute => A[attribute << ATTRIBUTE_SHIFT];
export const attributeValueOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_VALUE];
export const nextAttributeOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_NEXT];
export const attributeNameOf = attribute => A[attribute << ATTRIBUTE_SHIFT | ATTRIBUTE_NAME];

// The header. Sequence numbers and clocks only show whether something changed.
export const nodeCount = () => H[NODE_COUNT];
export const changeSequence = () => H[SEQUENCE];
export const structureSequence = () => H[STRUCTURE_SEQUENCE];
export const shadowRootCount = () => H[SHADOW_ROOTS];
export const focusedElement = () => H[FOCUSED];
export const setFocusedElement = element => H[FOCUSED] = element;
// The string of the fragment of the page's URL.
export const pageFragment = () => H[FRAGMENT];
export const stateSequence = () => H[STATE_SEQUENCE];
export const countStateChange = () => H[STATE_SEQUENCE]++;
export const controlSequence = () => H[CONTROL_SEQUENCE];
export const countControlChange = () => H[CONTROL_SEQUENCE] = H[CONTROL_SEQUENCE] + 1 & 0x3fffffff || 1;
// The clocks that show whether items of a list may have been added or removed: STRUCTURE_CLOCK, the clock of a name (by its string's
// number), or the constant one.
export const STRUCTURE_CLOCK = 5, STANDING_CLOCK = 63;
export const clockOfName = string => NAME_CLOCKS + string % NAME_CLOCK_COUNT;
export const readClock = clock => H[clock];
export const watchNames = () => H[WATCHES_NAMES] = 1;

// The results of a native call: its status (0: success), and further results from 1 on.
export const callStatus = () => H[SCRATCH];
export const callResult = place => H[SCRATCH + place];
export const setCallResult = (place, value) => H[SCRATCH + place] = value;

// The journal of changes, by sequence number, and the parts of an entry; ArenaLayout.swift has the kinds.
export const JOURNAL_ENTRIES = 2048, INSERTED = 1, ATTRIBUTE_CHANGED = 2, REMOVED = 4, EMPTIED = 5;
export const journalEntry = number => JOURNAL + 4 * ((number >>> 0) % JOURNAL_ENTRIES);
export const entryKind = entry => H[entry] & ENTRY_KIND_MASK;
export const entryPrevious = entry => H[entry] >>> ENTRY_KIND_BITS;
export const entryFirst = entry => H[entry + 1];
export const entryLast = entry => H[entry + 2];
export const entryNext = entry => H[entry + 2];
export const entryParent = entry => H[entry + 3];

// The slots of node iterators, by the iterators' numbers.
export const newIteratorNumber = () => ++H[ITERATOR_COUNT];
export const iteratorSlot = number => ITERATORS + 4 * (number - 1 & ITERATOR_SLOTS - 1);
export const slotRoot = slot => H[slot];
export const slotReference = slot => H[slot + 1];
export const isSlotBefore = slot => H[slot + 2] !== 0;
export const slotNumber = slot => H[slot + 3];
export const setSlotRoot = (slot, root) => H[slot] = root;
export const setSlotReference = (slot, reference) => H[slot + 1] = reference;
export const setSlotBefore = (slot, isBefore) => H[slot + 2] = isBefore ? 1 : 0;
export const setSlotNumber = (slot, number) => H[slot + 3] = number;

// The page's clock: milliseconds of virtual time, of the machine's date when the page was opened, and of the machine's uptime then.
export const C = new Float64Array(buffers.header, CLOCK * 4, 3);
export const virtualTime = () => C[0];
export const setVirtualTime = time => C[0] = time;
export const openedDate = () => C[1];
export const setOpenedDate = time => C[1] = time;
export const openedUptime = () => C[2];
export const setOpenedUptime = time => C[2] = time;
