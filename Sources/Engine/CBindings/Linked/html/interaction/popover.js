// js/html/interaction/popover.js: popovers. https://html.spec.whatwg.org/multipage/popover.html
//
// NB: Removal of elements from the page is not reported: a removed popover counts as hidden, without events.
//
// Reads   links and attributes. Writes an element's top layer flag through a native call.
// Exports showPopover(id, source id) · hidePopover(id) · togglePopover(id, force, source id) → whether it is shown · isPopoverShown(id) ·
//         popoverChanged(id): after the attribute changed · hidePopoversOver(id): hides those that do not contain an element. Only the
//         first three throw exceptions.
// Throws  NotSupportedError, InvalidStateError as specified. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, setTopLayer: 136 }; 
const { PrivateMap, privateArray, toASCIILower,
pageState,
callValues, documentIdOf,
H, N,
fail,
isConnected, isInclusiveAncestor,
nextIn,
has, isHTML, textOf } = G;





// The shown popovers by id: {kind, document, source, focused}; and those of kind `auto`, the lowest first.
const { shown, stack } = pageState('html/interaction/popover', () => ({ __proto__: null, shown: PrivateMap(), stack: privateArray() }));

// https://html.spec.whatwg.org/multipage/popover.html#attr-popover → 'auto', 'manual', null for no popover
function popoverKindOf(id) {
  const value = textOf(id, 'popover');
  return value === null ? null : value === '' || toASCIILower(value) === 'auto' ? 'auto' : 'manual';
}
function isShown(id) {
  const state = shown.get(id);
  if (state === undefined) return false;
  if (isConnected(id) && documentIdOf(id) === state.document) return true;
  leave(id);
  return false;
}
function leave(id) {
  shown.delete(id);
  let count = 0;
  for (let i = 0; i < stack.length; i++) if (stack[i] !== id) stack[count++] = stack[i];
  stack.length = count;
  mark(id, false);
}
function mark(id, isTop) {
  callValues(OP.setTopLayer, id, isTop);
  H[410]++;
}
// https://html.spec.whatwg.org/multipage/popover.html#check-popover-validity
function isValid(id, expected, throws, document = documentIdOf(id)) {
  if (popoverKindOf(id) === null) return throws && fail('NotSupportedError', 'Element does not have the popover attribute');
  if (isShown(id) !== expected) return false;
  if (!isConnected(id) || documentIdOf(id) !== document || isHTML(id, 'dialog') && G.isModal(id)) {
    return throws && fail('InvalidStateError', 'The element can be no popover now.');
  }
  return true;
}
// The position above the topmost popover that contains an element or its invoker.
// https://html.spec.whatwg.org/multipage/popover.html#topmost-popover-ancestor
function heightOf(id, source) {
  let height = 0;
  for (let i = 0; i < stack.length; i++) {
    if (stack[i] !== id && (isInclusiveAncestor(stack[i], id) || source !== 0 && isInclusiveAncestor(stack[i], source))) height = i + 1;
  }
  return height;
}
function hideAbove(height, focusesPrevious, fires) {
  while (stack.length > height) {
    const top = stack[stack.length - 1];
    hide(top, focusesPrevious, fires, false);
    if (stack[stack.length - 1] === top) leave(top);
  }
}

const showPopover = G.showPopover = (id, source = 0) => {
  const document = documentIdOf(id);
  if (!isValid(id, false, true)) return;
  if (!G.beforeToggle(id, 'closed', 'open', { __proto__: null, cancelable: true, source }) || !isValid(id, false, false, document)) return;
  const kind = popoverKindOf(id);
  if (kind === 'auto') {
    hideAbove(heightOf(id, source), false, true);
    if (popoverKindOf(id) !== kind) fail('InvalidStateError', 'The popover changed while it was shown.');
    if (!isValid(id, false, false, document)) return;
  }
  const focused = kind === 'auto' && stack.length === 0 ? G.focusedId() : 0;
  shown.set(id, { __proto__: null, kind, document, source, focused });
  if (kind === 'auto') stack[stack.length] = id;
  mark(id, true);
  // https://html.spec.whatwg.org/multipage/popover.html#popover-focusing-steps
  let found = has(id, 'autofocus') && G.isFocusable(id) ? id : 0;
  for (let e = id; found === 0 && (e = nextIn(e, id)) !== 0;) if ((N[e << 3] & 255) === 1 && has(e, 'autofocus') && G.isFocusable(e)) found = e;
  if (found !== 0) G.moveFocus(found);
  G.queueToggle(id, 'closed', 'open', source);
};
// https://html.spec.whatwg.org/multipage/popover.html#hide-popover-algorithm
function hide(id, focusesPrevious, fires, throws) {
  if (!isValid(id, true, throws)) return;
  const { kind, source, focused } = shown.get(id);
  for (let i = 0; i < stack.length; i++) if (stack[i] === id) hideAbove(i + 1, focusesPrevious, fires);
  if (!isValid(id, true, false)) return;
  if (fires) {
    G.beforeToggle(id, 'open', 'closed', { __proto__: null, source });
    // Popovers that its listeners showed above it are hidden, too.
    if (kind === 'auto') for (let i = 0; i < stack.length; i++) if (stack[i] === id) hideAbove(i + 1, false, false);
    if (!isShown(id)) return;
  }
  leave(id);
  if (fires) G.queueToggle(id, 'open', 'closed', source);
  const now = G.focusedId();
  if (focusesPrevious && focused !== 0 && now !== 0 && isInclusiveAncestor(id, now) && G.isFocusable(focused)) G.moveFocus(focused);
}
G.hidePopover = id => { hide(id, true, true, true); };
G.togglePopover = (id, force, source = 0) => {
  const isOpen = isShown(id);
  if (isOpen && force !== true) hide(id, true, true, true);
  else if (!isOpen && force !== false) showPopover(id, source);
  else isValid(id, isOpen, true);
  return isShown(id);
};
G.isPopoverShown = isShown;
G.popoverChanged = id => { if (isShown(id) && shown.get(id).kind !== popoverKindOf(id)) hideChanged(id); };
// The `popover` attribute may have been removed, so that it is no longer valid.
function hideChanged(id) {
  G.beforeToggle(id, 'open', 'closed', { __proto__: null });
  if (!isShown(id)) return;
  for (let i = 0; i < stack.length; i++) if (stack[i] === id) hideAbove(i + 1, false, true);
  leave(id);
  G.queueToggle(id, 'open', 'closed');
}
G.hidePopoversOver = id => { hideAbove(heightOf(id, 0), false, true); };
}
