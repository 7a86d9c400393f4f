// js/html/tables.js: the rows and cells of tables. https://html.spec.whatwg.org/multipage/tables.html
//
// Reads   links and names. Writes through native calls.
// Offers  G.derivedCollection(id, key, build, interface): a kept collection that build(id) fills.
// Exposes members of the table interfaces only.
'use strict';
{
  const G = this;
  const { TypeError } = G.primordials;
  const { extend, extendAccessors, elementId, isHTML, N, wrap, call, OP, fail, documentIdOf, nodeArgument, liveCollection, keepList, textOf, setText,
    integerOf, each } = G;

  const indexIn = (list, id) => { for (let i = 0; i < list.length; i++) if (list[i] === id) return i; return -1; };
  const children = (id, matches) => {
    const found = G.privateArray();
    for (let c = N[id * 8 + 4]; c !== 0; c = N[c * 8 + 3]) if (matches(c)) found[found.length] = c;
    return found;
  };
  const firstChild = (id, local) => {
    for (let c = N[id * 8 + 4]; c !== 0; c = N[c * 8 + 3]) if (isHTML(c, local)) return c;
    return 0;
  };
  const isRow = id => isHTML(id, 'tr'), isCell = id => isHTML(id, 'td') || isHTML(id, 'th'), isBody = id => isHTML(id, 'tbody');
  const isSection = id => isBody(id) || isHTML(id, 'thead') || isHTML(id, 'tfoot');
  const make = (local, near) => call(OP.createElement, G.htmlName(local), documentIdOf(near), 0);
  const insert = (node, parent, before) => { call(OP.insert, node, parent, before); };
  const remove = id => { const parent = N[id * 8 + 1]; if (parent !== 0) call(OP.removeChild, id, parent, 0); };
  const childList = (id, key, matches) => keepList(id, key, () =>
    liveCollection(id, { __proto__: null, deep: false, attributes: false, matches, build: null }));

  // The state of such a list.
  const childState = (id, key, matches) => G.stateOf(childList(id, key, matches));

  // All rows of a table, as they stand in it.
  const isRowOf = (table, id) => {
    if (!isRow(id)) return false;
    const parent = N[id * 8 + 1];
    return parent === table || isSection(parent) && N[parent * 8 + 1] === table;
  };
  const standingRows = table => G.stateOf(keepList(table, 'standing rows', () =>
    liveCollection(table, { __proto__: null, deep: true, attributes: false, matches: id => isRowOf(table, id), build: null })));
  // Whether no row stands before a head or behind a foot that comes in front of it among the table's rows.
  function standInOrder(table) {
    const passes = (local, link, wrong) => {
      const parts = childState(table, local, id => isHTML(id, local)).sync();
      for (let i = 0; i < parts.length; i++) {
        for (let c = N[parts[i] * 8 + link]; c !== 0 && !isHTML(c, local); c = N[c * 8 + link]) if (isRow(c) || isBody(c) || isHTML(c, wrong)) return false;
      }
      return true;
    };
    return passes('thead', 2, 'tfoot') && passes('tfoot', 3, 'thead');
  }
  // https://html.spec.whatwg.org/multipage/tables.html#dom-table-rows: rows of heads, then of bodies and the table, then of feet.
  // NB: Mostly they stand so, and the list of those in the table follows its changes.
  const rowsOf = table => standInOrder(table) ? standingRows(table).sync() : sortedRows(table);
  function rowPlace(table, id) {
    if (!standInOrder(table)) return indexIn(sortedRows(table), id);
    const state = standingRows(table);
    state.sync();
    return state.indexOf(id);
  }
  function place(state, id) {
    state.sync();
    return state.indexOf(id);
  }
  function sortedRows(table) {
    const heads = G.privateArray(), bodies = G.privateArray(), feet = G.privateArray();
    for (let c = N[table * 8 + 4]; c !== 0; c = N[c * 8 + 3]) {
      if (isRow(c)) bodies[bodies.length] = c;
      else if (isSection(c)) {
        const list = isBody(c) ? bodies : isHTML(c, 'thead') ? heads : feet;
        for (const row of each(children(c, isRow))) list[list.length] = row;
      }
    }
    for (const row of each(bodies)) heads[heads.length] = row;
    for (const row of each(feet)) heads[heads.length] = row;
    return heads;
  }
  // A collection that is not simply the matching descendants in tree order: built anew after each change.
  G.derivedCollection = (id, key, build, interfaceObject) => keepList(id, key, () => {
    const list = liveCollection(id, { __proto__: null, deep: true, attributes: true, matches: () => false, build: null }, interfaceObject);
    const state = G.stateOf(list);
    let sequence = -1, version = -1, ids = null;
    state.sync = () => {
      if (ids === null || sequence !== G.H[G.STRUCTURE_SEQUENCE] || version !== G.formVersion) {
        sequence = G.H[G.STRUCTURE_SEQUENCE];
        version = G.formVersion;
        ids = build(id);
      }
      return ids;
    };
    if (interfaceObject === G.NodeList) state.named = state.names = undefined;
    state.count = () => state.sync().length;
    state.at = index => { const found = state.sync(); return index < found.length ? wrap(found[index]) : undefined; };
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
    if (index < -1 || index > list.length) fail('IndexSizeError');
    if (index === -1 || index === list.length) insert(node(), parent, 0);
    else insert(node(), N[list[index] * 8 + 1], list[index]);
  }
  function deleteAt(list, index) {
    if (index < -1 || index >= list.length) fail('IndexSizeError');
    if (index === -1) index = list.length - 1;
    if (index >= 0) remove(list[index]);
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
      const table = elementId(this), made = make('tbody', table), bodies = childState(table, 'tBodies', isBody).sync();
      insert(made, table, bodies.length === 0 ? 0 : N[bodies[bodies.length - 1] * 8 + 3]);
      return wrap(made);
    },
    get rows() { return G.derivedCollection(elementId(this), 'rows', rowsOf); },
    insertRow(index = -1) {
      const table = elementId(this), rows = rowsOf(table);
      index |= 0;
      if (index < -1 || index > rows.length) fail('IndexSizeError');
      const row = make('tr', table);
      if (rows.length === 0) {
        const bodies = childState(table, 'tBodies', isBody).sync();
        let body = bodies[bodies.length - 1];
        if (body === undefined) { body = make('tbody', table); insert(body, table, 0); }
        insert(row, body, 0);
      } else if (index === -1 || index === rows.length) insert(row, N[rows[rows.length - 1] * 8 + 1], 0);
      else insert(row, N[rows[index] * 8 + 1], rows[index]);
      return wrap(row);
    },
    deleteRow(index) { G.need(arguments.length, 1); deleteAt(rowsOf(elementId(this)), index | 0); },
  });
  extend('HTMLTableSectionElement', {
    __proto__: null,
    get rows() { return childList(elementId(this), 'rows', isRow); },
    insertRow(index = -1) {
      const id = elementId(this), row = { __proto__: null, id: 0 };
      insertAt(childState(id, 'rows', isRow).sync(), index | 0, () => row.id = make('tr', id), id);
      return wrap(row.id);
    },
    deleteRow(index) { G.need(arguments.length, 1); deleteAt(childState(elementId(this), 'rows', isRow).sync(), index | 0); },
  });
  extend('HTMLTableRowElement', {
    __proto__: null,
    get rowIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      const table = isHTML(parent, 'table') ? parent : isSection(parent) ? N[parent * 8 + 1] : 0;
      return isHTML(table, 'table') ? rowPlace(table, id) : -1;
    },
    get sectionRowIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      return isSection(parent) ? place(childState(parent, 'rows', isRow), id) : isHTML(parent, 'table') ? rowPlace(parent, id) : -1;
    },
    get cells() { return childList(elementId(this), 'cells', isCell); },
    insertCell(index = -1) {
      const id = elementId(this), cell = { __proto__: null, id: 0 };
      insertAt(childState(id, 'cells', isCell).sync(), index | 0, () => cell.id = make('td', id), id);
      return wrap(cell.id);
    },
    deleteCell(index) { G.need(arguments.length, 1); deleteAt(childState(elementId(this), 'cells', isCell).sync(), index | 0); },
  });
  const span = (property, maximum, minimum) => G.reflect.unsignedLong(property, G.toASCIILower(property), 1, { __proto__: null, minimum, maximum });
  extendAccessors('HTMLTableCellElement', {
    __proto__: null,
    colSpan: span('colSpan', 1000, 1), rowSpan: span('rowSpan', 65534, 0),
    scope: G.reflect.enumerated('scope', 'scope', 'row col rowgroup colgroup'),
  });
  extend('HTMLTableCellElement', {
    __proto__: null,
    get cellIndex() {
      const id = elementId(this), parent = N[id * 8 + 1];
      return isRow(parent) ? place(childState(parent, 'cells', isCell), id) : -1;
    },
  });
  extendAccessors('HTMLTableColElement', { __proto__: null, span: span('span', 1000, 1) });
  // The first number of a list.
  extend('HTMLOListElement', {
    __proto__: null,
    get start() { const value = integerOf(textOf(elementId(this), 'start')); return value === null ? 1 : value; },
    set start(value) { setText(elementId(this), 'start', `${value | 0}`); },
  });
}
