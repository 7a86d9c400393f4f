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



// The parts of a node's first word: the kind's byte, the flags above it, the document's number above these.


// The bits of kind and flag custom, and their value in a shadow root: a fragment with the flag.

// Words of the header.




// Kinds of nodes: nodeType's numbers.



// Nodes.







// The same by one of LINK_…, for walks in either direction.


// By kind: an element's number of its name (nameOf) and first attribute; the string of a text's, comment's or processing instruction's data;
// the string of a doctype's name or of a processing instruction's target; an attribute node's attribute and element; a fragment's host or
// template.





G.ownerElementOf = node => N[node << 3 | 7];






// Attributes: the interned string of the qualified name, the string of the value, the element's next attribute, the number of the name.





// The header. Sequence numbers and clocks only tell whether something changed.






// The string of the fragment of the page's address.




// What says when items of a list may have come or left: STRUCTURE_CLOCK, the clock of a name (its string's number), or the one that stands.





// What a native call left: its status (0: well), and further results from 1 on.




// The journal of changes, by sequence number, and what is in an entry: see ArenaLayout.swift for the kinds.









// The slots of node iterators, by the iterators' numbers.











// The page's clock: milliseconds of virtual time, of the machine's date when the page was opened, and of the machine's uptime then.
const C = G.C = new Float64Array(buffers.header, 400 * 4, 3);






}
