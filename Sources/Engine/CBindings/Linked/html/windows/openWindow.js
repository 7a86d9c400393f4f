// js/html/windows/openWindow.js: opens windows in frames; others are not opened.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
//
// Reads and writes nothing of the arena. Exports openWindow(address, name): the window of the frame that shows it, or null.
// Throws  SyntaxError. Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220 }; 
const { toASCIILower,
callValues,
fail,
parseURL,
entryDocument,
baseOf } = G;


function openWindow(url, name) {
  const parts = url === '' ? null : parseURL(url, baseOf(entryDocument()));
  if (url !== '' && parts === null) fail('SyntaxError', 'Invalid URL');
  const frame = name === '' || toASCIILower(name) === '_blank' ? 0 : G.chosenFrame(name, entryDocument());
  if (frame !== 0) {
    if (parts !== null) G.navigateFrame(frame, parts);
    return G.frameWindow(frame);
  }
  callValues(OP.record, 'open', parts === null ? '' : parts.href);
  return null;
} G.openWindow = openWindow;
}
