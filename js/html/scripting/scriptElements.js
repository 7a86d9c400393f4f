// js/html/scripting/scriptElements.js: script, template, slot and canvas elements. https://html.spec.whatwg.org/multipage/scripting.html
//
// Reads   attributes and links. Writes through native calls. Exports the steps of the interfaces. Exposes nothing.
import { OP, runsScripts } from 'native';
import { PrivateMap } from '../../primordials.js';
import { pageState } from '../../page.js';
import { call, callValues, writeContent } from '../../arena.js';
import { isAlreadyStarted } from '../../memory.js';
import { dropText, has, onAttribute, setText } from '../../dom/contentAttributes.js';
import { parsedNodes } from '../documents/opening.js';
import { assignToSlot, slotContents } from 'late:../../dom/slots.js';
import { childText } from 'late:../../dom/childText.js';
import { queueTask } from 'late:../../timing/timers.js';

// https://html.spec.whatwg.org/multipage/scripting.html#script-force-async: for scripts that no parser created, until `async` is set. If
// the page's own scripts run, the parser decides.
const { inOrder } = pageState('html/scripting/scriptElements', () => ({ __proto__: null, inOrder: PrivateMap() }));
const isMade = id => id >= parsedNodes() && !isAlreadyStarted(id);
onAttribute('async', id => { inOrder.set(id, true); });
export const HTMLScriptElementSteps = {
  __proto__: null,
  text: id => childText(id), setText: writeContent,
  async: id => has(id, 'async') || (runsScripts ? callValues(OP.scriptIsAsync, id) : isMade(id) && !inOrder.has(id)),
  setAsync(id, value) {
    if (runsScripts) callValues(OP.scriptSetInOrder, id); else inOrder.set(id, true);
    if (value) setText(id, 'async', ''); else dropText(id, 'async');
  },
  supports: type => type === 'classic' || type === 'module' || type === 'importmap',
};
export const HTMLTemplateElementSteps = { __proto__: null, content: id => call(OP.templateContents, id, 0, 0) };
export const HTMLSlotElementSteps = {
  __proto__: null,
  assignedNodes(id, options) { return slotContents(id, options, false); },
  assignedElements(id, options) { return slotContents(id, options, true); },
  assign(id, nodes) { assignToSlot(id, nodes); },
};
export const HTMLCanvasElementSteps = {
  __proto__: null,
  getContext: () => null, toDataURL: () => 'data:,', toBlob(id, callback) { queueTask(() => callback(null)); },
};
