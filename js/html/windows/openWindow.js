// js/html/windows/openWindow.js: opens windows in frames; others are not opened.
// https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps
//
// Reads and writes nothing of the arena. Exports openWindow(address, name): the window of the frame that shows it, or null.
// Throws  SyntaxError. Exposes nothing.
import { OP } from 'native';
import { toASCIILower } from '../../primordials.js';
import { callValues } from '../../arena.js';
import { fail } from '../../webidl/conversions.js';
import { parseURL } from '../../url/parsing.js';
import { entryDocument } from '../../dom/addresses.js';
import { baseOf } from '../../dom/baseURLs.js';
import { chosenFrame, frameWindow, navigateFrame } from 'late:./frames.js';

export function openWindow(url, name) {
  const parts = url === '' ? null : parseURL(url, baseOf(entryDocument()));
  if (url !== '' && parts === null) fail('SyntaxError', 'Invalid URL');
  const frame = name === '' || toASCIILower(name) === '_blank' ? 0 : chosenFrame(name, entryDocument());
  if (frame !== 0) {
    if (parts !== null) navigateFrame(frame, parts);
    return frameWindow(frame);
  }
  callValues(OP.record, 'open', parts === null ? '' : parts.href);
  return null;
}
