// js/html/interaction/invokers.js: buttons that show and hide popovers, and buttons that command elements.
// https://html.spec.whatwg.org/multipage/popover.html#the-popover-target-attributes
// https://html.spec.whatwg.org/multipage/form-elements.html#attr-button-command
//
// Reads   links and attributes. Writes through native calls.
// Exports invoke(button id): its activation behavior, except for its form · HTMLButtonElementSteps.
// Exposes nothing.
'use strict'; { const G = this; const { primordials, toASCIILower,
nameOf, wrap,
N,
isConnected,
isHTML, setText, textOf, textOrEmpty } = G;







const { slice } = primordials;

const commands = {
  __proto__: null, 'toggle-popover': 1, 'show-popover': 1, 'hide-popover': 1, close: 2, 'request-close': 2, 'show-modal': 2,
};
const actions = { __proto__: null, toggle: 1, show: 1, hide: 1 };
// '' for an unknown command.
function commandOf(id) {
  const text = textOrEmpty(id, 'command'), known = toASCIILower(text);
  return slice(text, 0, 2) === '--' ? text : commands[known] !== undefined ? known : '';
}
function actionOf(id) {
  const action = toASCIILower(textOrEmpty(id, 'popovertargetaction'));
  return actions[action] === 1 ? action : 'toggle';
}
const isPopover = id => textOf(id, 'popover') !== null;
const isHTMLElement = id => nameOf(N[id << 3 | 6]).ns === 1;

// https://html.spec.whatwg.org/multipage/form-elements.html#the-button-element:activation-behaviour
function command(id, target) {
  const name = commandOf(id), kind = commands[name];
  if (name === '' || kind === 1 && !isPopover(target) || kind === 2 && !isHTML(target, 'dialog')) return;
  const init = { __proto__: null, cancelable: true, source: wrap(id), command: name };
  if (!G.fire(wrap(target), 'command', init, G.CommandEvent) || !isConnected(target) || kind === undefined) return;
  if (kind === 2) G.commandDialog(target, name, id, textOf(id, 'value'));
  else run(target, slice(name, 0, -8), id);
}
function run(target, action, source) {
  const isShown = G.isPopoverShown(target);
  if (G.isModal(target) && isHTML(target, 'dialog')) return;
  if (isShown && action !== 'show') G.hidePopover(target);
  else if (!isShown && action !== 'hide') G.showPopover(target, source);
}
G.invoke = id => {
  const commanded = isHTML(id, 'button') ? G.referredElement(id, 'commandfor') : 0;
  if (commanded !== 0 && isHTMLElement(commanded)) { command(id, commanded); return; }
  const target = G.referredElement(id, 'popovertarget');
  if (target !== 0 && isPopover(target)) run(target, actionOf(id), id);
};

G.HTMLButtonElementSteps = {
  __proto__: null,
  command(id) { return commandOf(id); },
  setCommand(id, value) { setText(id, 'command', value); },
};
}
