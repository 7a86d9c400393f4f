// js/html/elements/tables.js: the rows and cells of tables. https://html.spec.whatwg.org/multipage/tables.html
//
// Reads   links and names. Writes through native calls.
// Exports derivedList(id, key, build): a cached NodeList that build(id) fills. HTMLTableElementSteps and those of the other interfaces of
//         tables. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, createElement: 14, insert: 25, removeChild: 27 }; 
const { each, privateArray, setPrototypeOf,
call, documentIdOf, wrap,
N, H,
fail,
LiveList,
keepList, liveCollection, namedItem, supportedNames,
htmlName,
isHTML, localName } = G;



const isRow = id => isHTML(id, 'tr'), isCell = id => isHTML(id, 'td') || isHTML(id, 'th'), isBody = id => isHTML(id, 'tbody');
const isSection = id => isBody(id) || isHTML(id, 'thead') || isHTML(id, 'tfoot');
const make = (local, near) => call(OP.createElement, htmlName(local), documentIdOf(near), 0);
const insert = (node, parent, before) => { call(OP.insert, node, parent, before); };
const remove = id => { const parent = N[id << 3 | 1]; if (parent !== 0) call(OP.removeChild, id, parent, 0); };
const childList = (id, key, matches) => keepList(id, key, () =>
  liveCollection(id, { __proto__: null, deep: false, attributes: false, matches, build: null }));

// The state of such a list.
const childState = (id, key, matches) => G.stateOf(childList(id, key, matches));
// The first child with a name, 0 for none.
const firstChild = (id, local) => childState(id, `child ${local}`, c => isHTML(c, local)).idAt(0);
const lastOf = list => { const count = list.count(); return count === 0 ? 0 : list.idAt(count - 1); };

// https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows: rows of heads, then of bodies and the table, then of feet.
const partOf = { __proto__: null, thead: 0, tbody: 1, tfoot: 2 };
// The section (0 to 2) of a table's row, -1 for other nodes.
const partOfRow = (table, id) => {
  if (!isRow(id)) return -1;
  const parent = N[id << 3 | 1];
  return parent === table ? 1 : isSection(parent) && N[parent << 3 | 1] === table ? partOf[localName(parent)] : -1;
};
// Three lists that follow the tree, concatenated.
class Rows {
  constructor(table) {
    this.root = table;
    this.parts = privateArray();
    for (let part = 0; part < 3; part++) {
      this.parts[part] = new LiveList(table, { __proto__: null, deep: true, attributes: false, matches: id => partOfRow(table, id) === part, build: null });
    }
  }
  count() { return this.parts[0].count() + this.parts[1].count() + this.parts[2].count(); }
  idAt(index) {
    if (index < 0) return 0;
    let part = 0;
    for (let count; part < 2 && index >= (count = this.parts[part].count()); part++) index -= count;
    return this.parts[part].idAt(index);
  }
  at(index) {
    const id = this.idAt(index);
    return id === 0 ? undefined : wrap(id);
  }
  all() {
    const found = privateArray();
    let count = 0;
    for (let part = 0; part < 3; part++) for (const id of each(this.parts[part].all())) found[count++] = id;
    return found;
  }
  has(id) { return partOfRow(this.root, id) >= 0; }
  indexOf(id) {
    const own = partOfRow(this.root, id);
    if (own < 0) return -1;
    let index = this.parts[own].indexOf(id);
    for (let part = 0; part < own; part++) index += this.parts[part].count();
    return index;
  }
  named(name) { return namedItem(this, name); }
  names() { return supportedNames(this); }
}
setPrototypeOf(Rows.prototype, null);
const rowList = table => keepList(table, 'rows', () => G.makeHTMLCollection(new Rows(table)));
const rowsOf = table => G.stateOf(rowList(table));

// A list that is not simply the matching descendants in tree order: rebuilt after each change.
class Derived {
  constructor(id, build) {
    this.root = id;
    this.build = build;
    this.sequence = this.version = -1;
    this.ids = null;
  }
  all() {
    if (this.ids === null || this.sequence !== H[5] || this.version !== H[411]) {
      this.sequence = H[5];
      this.version = H[411];
      this.ids = this.build(this.root);
    }
    return this.ids;
  }
  count() { return this.all().length; }
  at(index) { const found = this.all(); return index < found.length ? wrap(found[index]) : undefined; }
}
setPrototypeOf(Derived.prototype, null);
G.derivedList = (id, key, build) => keepList(id, key, () => G.makeNodeList(new Derived(id, build)));
const atStart = table => N[table << 3 | 4], atEnd = () => 0;
const afterColumns = table => {
  for (let c = N[table << 3 | 4]; c !== 0; c = N[c << 3 | 3]) {
    if ((N[c << 3] & 255) === 1 && !isHTML(c, 'caption') && !isHTML(c, 'colgroup')) return c;
  }
  return 0;
};
function replaceChild(table, local, id, place) {
  if (id !== null && !isHTML(id, local)) fail('HierarchyRequestError');
  dropChild(table, local);
  if (id !== null) insert(id, table, place(table));
}
function ensureChild(table, local, place) {
  const old = firstChild(table, local);
  if (old !== 0) return old;
  const made = make(local, table);
  insert(made, table, place(table));
  return made;
}
function dropChild(table, local) {
  const old = firstChild(table, local);
  if (old !== 0) remove(old);
}

function insertAt(list, index, node, parent) {
  const count = list.count();
  if (index < -1 || index > count) fail('IndexSizeError');
  const reference = index === -1 ? 0 : list.idAt(index);
  if (reference === 0) insert(node(), parent, 0);
  else insert(node(), N[reference << 3 | 1], reference);
}
function deleteAt(list, index) {
  const count = list.count();
  if (index < -1 || index >= count) fail('IndexSizeError');
  const id = list.idAt(index === -1 ? count - 1 : index);
  if (id !== 0) remove(id);
}
G.HTMLTableElementSteps = {
  __proto__: null,
  caption(id) { return firstChild(id, 'caption'); },
  setCaption(id, value) { replaceChild(id, 'caption', value, atStart); },
  createCaption(id) { return ensureChild(id, 'caption', atStart); },
  deleteCaption(id) { dropChild(id, 'caption'); },
  tHead(id) { return firstChild(id, 'thead'); },
  setTHead(id, value) { replaceChild(id, 'thead', value, afterColumns); },
  createTHead(id) { return ensureChild(id, 'thead', afterColumns); },
  deleteTHead(id) { dropChild(id, 'thead'); },
  tFoot(id) { return firstChild(id, 'tfoot'); },
  setTFoot(id, value) { replaceChild(id, 'tfoot', value, atEnd); },
  createTFoot(id) { return ensureChild(id, 'tfoot', atEnd); },
  deleteTFoot(id) { dropChild(id, 'tfoot'); },
  tBodies(id) { return childList(id, 'tBodies', isBody); },
  createTBody(table) {
    const made = make('tbody', table), last = lastOf(childState(table, 'tBodies', isBody));
    insert(made, table, last === 0 ? 0 : N[last << 3 | 3]);
    return made;
  },
  rows(id) { return rowList(id); },
  insertRow(table, index) {
    const rows = rowsOf(table), count = rows.count();
    if (index < -1 || index > count) fail('IndexSizeError');
    const row = make('tr', table);
    if (count === 0) {
      let body = lastOf(childState(table, 'tBodies', isBody));
      if (body === 0) { body = make('tbody', table); insert(body, table, 0); }
      insert(row, body, 0);
    } else if (index === -1 || index === count) insert(row, N[lastOf(rows) << 3 | 1], 0);
    else {
      const reference = rows.idAt(index);
      insert(row, N[reference << 3 | 1], reference);
    }
    return row;
  },
  deleteRow(id, index) { deleteAt(rowsOf(id), index); },
};
G.HTMLTableSectionElementSteps = {
  __proto__: null,
  rows(id) { return childList(id, 'rows', isRow); },
  insertRow(id, index) {
    const row = { __proto__: null, id: 0 };
    insertAt(childState(id, 'rows', isRow), index, () => row.id = make('tr', id), id);
    return row.id;
  },
  deleteRow(id, index) { deleteAt(childState(id, 'rows', isRow), index); },
};
G.HTMLTableRowElementSteps = {
  __proto__: null,
  rowIndex(id) {
    const parent = N[id << 3 | 1];
    const table = isHTML(parent, 'table') ? parent : isSection(parent) ? N[parent << 3 | 1] : 0;
    return isHTML(table, 'table') ? rowsOf(table).indexOf(id) : -1;
  },
  sectionRowIndex(id) {
    const parent = N[id << 3 | 1];
    return isSection(parent) ? childState(parent, 'rows', isRow).indexOf(id) : isHTML(parent, 'table') ? rowsOf(parent).indexOf(id) : -1;
  },
  cells(id) { return childList(id, 'cells', isCell); },
  insertCell(id, index) {
    const cell = { __proto__: null, id: 0 };
    insertAt(childState(id, 'cells', isCell), index, () => cell.id = make('td', id), id);
    return cell.id;
  },
  deleteCell(id, index) { deleteAt(childState(id, 'cells', isCell), index); },
};
G.HTMLTableCellElementSteps = {
  __proto__: null,
  cellIndex(id) {
    const parent = N[id << 3 | 1];
    return isRow(parent) ? childState(parent, 'cells', isCell).indexOf(id) : -1;
  },
};
}
