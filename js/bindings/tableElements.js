// js/bindings/tableElements.js: the bindings that js/idl/generate.py made of js/idl/tableElements.webidl. Not to be edited.
//
// Exposes members of other interfaces.
'use strict';
{
  const G = this;
  const { htmlElementArgument, need, receiverOf, wrap } = G;

  G.whenMade('HTMLTableElement', interfaceObject => {
    const HTMLTableElementSteps = G.HTMLTableElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get caption() { return wrap(HTMLTableElementSteps.caption(receiverOf(this, 'HTMLTableElement', 'caption', 1))); },
      set caption(value) {
        const state = receiverOf(this, 'HTMLTableElement', 'caption', 2);
        HTMLTableElementSteps.setCaption(state, value === null || value === undefined ? null : htmlElementArgument(value, 'HTMLTableCaptionElement', 79146));
      },
      get tHead() { return wrap(HTMLTableElementSteps.tHead(receiverOf(this, 'HTMLTableElement', 'tHead', 1))); },
      set tHead(value) {
        const state = receiverOf(this, 'HTMLTableElement', 'tHead', 2);
        HTMLTableElementSteps.setTHead(state, value === null || value === undefined ? null : htmlElementArgument(value, 'HTMLTableSectionElement', 903239));
      },
      get tFoot() { return wrap(HTMLTableElementSteps.tFoot(receiverOf(this, 'HTMLTableElement', 'tFoot', 1))); },
      set tFoot(value) {
        const state = receiverOf(this, 'HTMLTableElement', 'tFoot', 2);
        HTMLTableElementSteps.setTFoot(state, value === null || value === undefined ? null : htmlElementArgument(value, 'HTMLTableSectionElement', 664328));
      },
      get tBodies() { return HTMLTableElementSteps.tBodies(receiverOf(this, 'HTMLTableElement', 'tBodies', 1)); },
      get rows() { return HTMLTableElementSteps.rows(receiverOf(this, 'HTMLTableElement', 'rows', 1)); },
      createCaption() { return wrap(HTMLTableElementSteps.createCaption(receiverOf(this, 'HTMLTableElement', 'createCaption'))); },
      deleteCaption() { HTMLTableElementSteps.deleteCaption(receiverOf(this, 'HTMLTableElement', 'deleteCaption')); },
      createTHead() { return wrap(HTMLTableElementSteps.createTHead(receiverOf(this, 'HTMLTableElement', 'createTHead'))); },
      deleteTHead() { HTMLTableElementSteps.deleteTHead(receiverOf(this, 'HTMLTableElement', 'deleteTHead')); },
      createTFoot() { return wrap(HTMLTableElementSteps.createTFoot(receiverOf(this, 'HTMLTableElement', 'createTFoot'))); },
      deleteTFoot() { HTMLTableElementSteps.deleteTFoot(receiverOf(this, 'HTMLTableElement', 'deleteTFoot')); },
      createTBody() { return wrap(HTMLTableElementSteps.createTBody(receiverOf(this, 'HTMLTableElement', 'createTBody'))); },
      insertRow(index = undefined) {
        const state = receiverOf(this, 'HTMLTableElement', 'insertRow');
        index = index === undefined ? -1 : index | 0;
        return wrap(HTMLTableElementSteps.insertRow(state, index));
      },
      deleteRow(index) {
        const state = receiverOf(this, 'HTMLTableElement', 'deleteRow');
        need(arguments.length, 1);
        index = index | 0;
        HTMLTableElementSteps.deleteRow(state, index);
      },
    });
  });

  G.whenMade('HTMLTableSectionElement', interfaceObject => {
    const HTMLTableSectionElementSteps = G.HTMLTableSectionElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get rows() { return HTMLTableSectionElementSteps.rows(receiverOf(this, 'HTMLTableSectionElement', 'rows', 1)); },
      insertRow(index = undefined) {
        const state = receiverOf(this, 'HTMLTableSectionElement', 'insertRow');
        index = index === undefined ? -1 : index | 0;
        return wrap(HTMLTableSectionElementSteps.insertRow(state, index));
      },
      deleteRow(index) {
        const state = receiverOf(this, 'HTMLTableSectionElement', 'deleteRow');
        need(arguments.length, 1);
        index = index | 0;
        HTMLTableSectionElementSteps.deleteRow(state, index);
      },
    });
  });

  G.whenMade('HTMLTableRowElement', interfaceObject => {
    const HTMLTableRowElementSteps = G.HTMLTableRowElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get rowIndex() { return HTMLTableRowElementSteps.rowIndex(receiverOf(this, 'HTMLTableRowElement', 'rowIndex', 1)); },
      get sectionRowIndex() { return HTMLTableRowElementSteps.sectionRowIndex(receiverOf(this, 'HTMLTableRowElement', 'sectionRowIndex', 1)); },
      get cells() { return HTMLTableRowElementSteps.cells(receiverOf(this, 'HTMLTableRowElement', 'cells', 1)); },
      insertCell(index = undefined) {
        const state = receiverOf(this, 'HTMLTableRowElement', 'insertCell');
        index = index === undefined ? -1 : index | 0;
        return wrap(HTMLTableRowElementSteps.insertCell(state, index));
      },
      deleteCell(index) {
        const state = receiverOf(this, 'HTMLTableRowElement', 'deleteCell');
        need(arguments.length, 1);
        index = index | 0;
        HTMLTableRowElementSteps.deleteCell(state, index);
      },
    });
  });

  G.whenMade('HTMLTableCellElement', interfaceObject => {
    const HTMLTableCellElementSteps = G.HTMLTableCellElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get cellIndex() { return HTMLTableCellElementSteps.cellIndex(receiverOf(this, 'HTMLTableCellElement', 'cellIndex', 1)); },
    });
  });
}
