// js/html/tables.js: the rows and cells of tables. https://html.spec.whatwg.org/multipage/tables.html
//
// Reads   links and names. Writes through native calls.
// Offers  G.derivedCollection(id, key, build, interface): a kept collection that build(id) fills.
// Exposes members of the table interfaces only.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const { extend, elementId, isHTML, N, wrap, call, OP, fail, documentIdOf, nodeArgument, liveCollection, keepList, each, localName, privateArray, LiveList,
    makeIndexed, namedItem, supportedNames } = G;

  const isRow = id => isHTML(id, 'tr'), isCell = id => isHTML(id, 'td') || isHTML(id, 'th'), isBody = id => isHTML(id, 'tbody');
  const isSection = id => isBody(id) || isHTML(id, 'thead') || isHTML(id, 'tfoot');
  const make = (local, near) => call(OP.createElement, G.htmlName(local), documentIdOf(near), 0);
  const insert = (node, parent, before) => { call(OP.insert, node, parent, before); };
  const remove = id => { const parent = N[id * 8 + 1]; if (parent !== 0) call(OP.removeChild, id, parent, 0); };
  const childList = (id, key, matches) => keepList(id, key, () =>
    liveCollection(id, { __proto__: null, deep: false, attributes: false, matches, build: null }));

  // The state of such a list.
  const childState = (id, key, matches) => G.stateOf(childList(id, key, matches));
  // The first child with a name, 0 for none.
  const firstChild = (id, local) => childState(id, `child ${local}`, c => isHTML(c, local)).idAt(0);
  const lastOf = list => { const count = list.count(); return count === 0 ? 0 : list.idAt(count - 1); };

  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows: rows of heads, then of bodies and the table, then of feet.
  const partOf = { __proto__: null, thead: 0, tbody: 1, tfoot: 2 };
  // Which of the three a row of a table is in, -1 for what is no row of it.
  const partOfRow = (table, id) => {
    if (!isRow(id)) return -1;
    const parent = N[id * 8 + 1];
    return parent === table ? 1 : isSection(parent) && N[parent * 8 + 1] === table ? partOf[localName(parent)] : -1;
  };
  // Three lists that follow the tree, one behind the other.
  class Rows {
    constructor(table) {
      this.root = table;
      this.plainLength = true;
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
  G.setPrototypeOf(Rows.prototype, null);
  const rowList = table => keepList(table, 'rows', () => makeIndexed(G.HTMLCollection.prototype, new Rows(table)));
  const rowsOf = table => G.stateOf(rowList(table));

  // A collection that is not simply the matching descendants in tree order: built anew after each change.
  G.derivedCollection = (id, key, build, interfaceObject) => keepList(id, key, () => {
    const list = liveCollection(id, { __proto__: null, deep: true, attributes: true, matches: () => false, build: null }, interfaceObject);
    const state = G.stateOf(list);
    let sequence = -1, version = -1, ids = null;
    state.all = () => {
      if (ids === null || sequence !== G.H[G.STRUCTURE_SEQUENCE] || version !== G.H[G.CONTROL_SEQUENCE]) {
        sequence = G.H[G.STRUCTURE_SEQUENCE];
        version = G.H[G.CONTROL_SEQUENCE];
        ids = build(id);
      }
      return ids;
    };
    if (interfaceObject === G.NodeList) state.named = state.names = undefined;
    state.count = () => state.all().length;
    state.has = id => {
      for (const other of each(state.all())) if (other === id) return true;
      return false;
    };
    state.at = index => { const found = state.all(); return index < found.length ? wrap(found[index]) : undefined; };
    return list;
  });
  const sectionSetter = (local, place) => function (value) {
    const table = elementId(this);
    if (value !== null && !isHTML(nodeArgument(value), local)) {
      if (local !== 'caption') fail('HierarchyRequestError');
      throw new TypeError('Type error');
    }
    const old = firstChild(table, local);
    if (old !== 0) remove(old);
    if (value !== null) insert(nodeArgument(value), table, place(table));
  };
  const atStart = table => N[table * 8 + 4], atEnd = () => 0;
  const afterColumns = table => {
    for (let c = N[table * 8 + 4]; c !== 0; c = N[c * 8 + 3]) {
      if ((N[c * 8] & 255) === 1 && !isHTML(c, 'caption') && !isHTML(c, 'colgroup')) return c;
    }
    return 0;
  };
  const setCaption = sectionSetter('caption', atStart), setHead = sectionSetter('thead', afterColumns), setFoot = sectionSetter('tfoot', atEnd);
  const create = (local, place) => function () {
    const table = elementId(this), old = firstChild(table, local);
    if (old !== 0) return wrap(old);
    const made = make(local, table);
    insert(made, table, place(table));
    return wrap(made);
  };
  const drop = local => function () { const old = firstChild(elementId(this), local); if (old !== 0) remove(old); };
  const creators = [create('caption', atStart), create('thead', afterColumns), create('tfoot', atEnd)];
  const droppers = [drop('caption'), drop('thead'), drop('tfoot')];

  function insertAt(list, index, node, parent) {
    const count = list.count();
    if (index < -1 || index > count) fail('IndexSizeError');
    const reference = index === -1 ? 0 : list.idAt(index);
    if (reference === 0) insert(node(), parent, 0);
    else insert(node(), N[reference * 8 + 1], reference);
  }
  function deleteAt(list, index) {
    const count = list.count();
    if (index < -1 || index >= count) fail('IndexSizeError');
    const id = list.idAt(index === -1 ? count - 1 : index);
    if (id !== 0) remove(id);
  }
  extend('HTMLTableElement', {
    __proto__: null,
    get caption() { return wrap(firstChild(elementId(this), 'caption')); },
    set caption(value) { G.apply(setCaption, this, [value]); },
    createCaption() { return G.apply(creators[0], this, []); },
    deleteCaption() { G.apply(droppers[0], this, []); },
    get tHead() { return wrap(firstChild(elementId(this), 'thead')); },
    set tHead(value) { G.apply(setHead, this, [value]); },
    createTHead() { return G.apply(creators[1], this, []); },
    deleteTHead() { G.apply(droppers[1], this, []); },
    get tFoot() { return wrap(firstChild(elementId(this), 'tfoot')); },
    set tFoot(value) { G.apply(setFoot, this, [value]); },
    createTFoot() { return G.apply(creators[2], this, []); },
    deleteTFoot() { G.apply(droppers[2], this, []); },
    get tBodies() { return childList(elementId(this), 'tBodies', isBody); },
    createTBody() {
      const table = elementId(this), made = make('tbody', table), last = lastOf(childState(table, 'tBodies', isBody));
      insert(made, table, last === 0 ? 0 : N[last * 8 + 3]);
      return wrap(made);
    },
    get rows() { return rowList(elementId(this)); },
    insertRow(index = -1) {
      const table = elementId(this), rows = rowsOf(table), count = rows.count();
      index |= 0;
      if (index < -1 || index > count) fail('IndexSizeError');
      const row = make('tr', table);
      if (count === 0) {
        let body = lastOf(childState(table, 'tBodies', isBody));
        if (body === 0) { body = make('tbody', table); insert(body, table, 0); }
        insert(row, body, 0);
      } else if (index === -1 || index === count) insert(row, N[lastOf(rows) * 8 + 1], 0);
      else {
        const reference = rows.idAt(index);
        insert(row, N[reference * 8 + 1], reference);
      }
      return wrap(row);
    },
    deleteRow(index) { G.need(arguments.length, 1); deleteAt(rowsOf(elementId(this)), index | 0); },
  });
  extend('HTMLTableSectionElement', {
    __proto__: null,
    get rows() { return childList(elementId(this), 'rows', isRow); },
    insertRow(index = -1) {
      const id = elementId(this), row = { __proto__: null, id: 0 };
      insertAt(childState(id, 'rows', isRow), index | 0, () => row.id = make('tr', id), id);
      return wrap(row.id);
    },
    deleteRow(index) { G.need(arguments.length, 1); deleteAt(childState(elementId(this), 'rows', isRow), index | 0); },
  });
  extend('HTMLTableRowElement', {
    __proto__: null,
    get rowIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      const table = isHTML(parent, 'table') ? parent : isSection(parent) ? N[parent * 8 + 1] : 0;
      return isHTML(table, 'table') ? rowsOf(table).indexOf(id) : -1;
    },
    get sectionRowIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      return isSection(parent) ? childState(parent, 'rows', isRow).indexOf(id) : isHTML(parent, 'table') ? rowsOf(parent).indexOf(id) : -1;
    },
    get cells() { return childList(elementId(this), 'cells', isCell); },
    insertCell(index = -1) {
      const id = elementId(this), cell = { __proto__: null, id: 0 };
      insertAt(childState(id, 'cells', isCell), index | 0, () => cell.id = make('td', id), id);
      return wrap(cell.id);
    },
    deleteCell(index) { G.need(arguments.length, 1); deleteAt(childState(elementId(this), 'cells', isCell), index | 0); },
  });
  extend('HTMLTableCellElement', {
    __proto__: null,
    get cellIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      return isRow(parent) ? childState(parent, 'cells', isCell).indexOf(id) : -1;
    },
  });
}
