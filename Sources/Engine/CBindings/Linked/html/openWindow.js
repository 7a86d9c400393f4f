// js/html/openWindow.js: opens windows, which are frames or none. https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
//
// Reads and writes nothing of the arena. Exports openWindow(address, name): the window of a frame that shows it; null without.
// Throws  SyntaxError. Exposes nothing.
'use strict'; { const G = this; 
const { toASCIILower,
callValues,
fail,
parseURL,
mainDocument,
baseOf } = G;


function openWindow(url, name) {
  const parts = url === '' ? null : parseURL(url, baseOf(mainDocument));
  if (url !== '' && parts === null) fail('SyntaxError', 'Invalid URL');
  const frame = name === '' || toASCIILower(name) === '_blank' ? 0 : G.chosenFrame(name, mainDocument);
  if (frame !== 0) {
    if (parts !== null) G.navigateFrame(frame, parts);
    return G.frameWindow(frame);
  }
  callValues(213, 'open', parts === null ? '' : parts.href);
  return null;
} G.openWindow = openWindow;
}
