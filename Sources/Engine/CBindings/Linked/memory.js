// js/memory.js: functions to read the tree's memory; the bindings read it only through them. Layout:
// Sources/Engine/DOM/Arena/ArenaLayout.swift; a test compares each function with it.
//
// No other file of js/ knows the position of a word, or the shifts and masks of its parts. A function here is one expression that uses each
// of its parameters once, in their order, so js/linker/memory.mjs writes the expression where another file calls the function, and a
// constant's value where a file names the constant. Nodes and attributes are numbers (ids); 0 is none, and all its words are 0.
//
// Writes the words of the header that JavaScript owns. Checks nothing: ids come from the arena itself or from wrappers.
'use strict'; { const G = this; const { buffers } = G;

// The regions do not move during the life of the page. Only this file uses them: the linker refuses imports of them.
const H = G.H = new Int32Array(buffers.header);
const N = G.N = new Int32Array(buffers.nodes);
const A = G.A = new Int32Array(buffers.attributes);

// The words of a record, and the shift from a record's number to its first word.



// The parts of a node's first word: the kind's byte, the flags above it, the document's number above these.


// The bits of kind and flag custom, and their value in a shadow root: a fragment with the flag.

// Words of the header.




// Kinds of nodes: nodeType's numbers.



// Nodes.


// Whether the node's root is a document, which is then its node document.






// The same with one of LINK_…, for walks in either direction.


// By kind: an element's number of its name (nameOf) and first attribute; the string of a text's, comment's or processing instruction's data;
// the string of a doctype's name or of a processing instruction's target; an attribute node's attribute and element; a fragment's host or
// template.





G.ownerElementOf = node => N[node << 3 | 7];






// Attributes: the interned string of the qualified name, the string of the value, the element's next attribute, the number of the name.





// The header. Sequence numbers and clocks only show whether something changed.






// The string of the fragment of the page's URL.





// The clocks that show whether items of a list may have been added or removed: STRUCTURE_CLOCK, the clock of a name (by its string's
// number), or the constant one.





// The results of a native call: its status (0: success), and further results from 1 on.




// The journal of changes, by sequence number, and the parts of an entry; ArenaLayout.swift has the kinds.









// The slots of node iterators, by the iterators' numbers.











// The page's clock: milliseconds of virtual time, of the machine's date when the page was opened, and of the machine's uptime then.
const C = G.C = new Float64Array(buffers.header, 400 * 4, 3);






}
