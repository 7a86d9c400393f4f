// js/html/scripting/scriptElements.js: script, template, slot and canvas elements. https://html.spec.whatwg.org/multipage/scripting.html
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, scriptIsAsync: 213, scriptSetInOrder: 215, templateContents: 56 }; const { runsScripts,
PrivateMap,
pageState,
call, callValues, writeContent,
N,
dropText, has, onAttribute, setText,
parsedNodes } = G;




// https://html.spec.whatwg.org/multipage/scripting.html#script-force-async: for scripts that no parser created, until `async` is set. If
// the page's own scripts run, the parser decides.
const { inOrder } = pageState('html/scripting/scriptElements', () => ({ __proto__: null, inOrder: PrivateMap() }));
const isMade = id => id >= parsedNodes() && !((N[id << 3] >>> 8 & 1) !== 0);
onAttribute('async', id => { inOrder.set(id, true); });
G.HTMLScriptElementSteps = {
  __proto__: null,
  text: id => G.childText(id), setText: writeContent,
  async: id => has(id, 'async') || (runsScripts ? callValues(OP.scriptIsAsync, id) : isMade(id) && !inOrder.has(id)),
  setAsync(id, value) {
    if (runsScripts) callValues(OP.scriptSetInOrder, id); else inOrder.set(id, true);
    if (value) setText(id, 'async', ''); else dropText(id, 'async');
  },
  supports: type => type === 'classic' || type === 'module' || type === 'importmap',
};
G.HTMLTemplateElementSteps = { __proto__: null, content: id => call(OP.templateContents, id, 0, 0) };
G.HTMLSlotElementSteps = {
  __proto__: null,
  assignedNodes(id, options) { return G.slotContents(id, options, false); },
  assignedElements(id, options) { return G.slotContents(id, options, true); },
  assign(id, nodes) { G.assignToSlot(id, nodes); },
};
G.HTMLCanvasElementSteps = {
  __proto__: null,
  getContext: () => null, toDataURL: () => 'data:,', toBlob(id, callback) { G.queueTask(() => callback(null)); },
};
}
