// js/html/documents/opening.js: steps that run when the page's URL and options are known.
//
// Reads   whether documents have fragments, and the number of nodes. Writes nothing.
// Exports pageOpened(): called before any script of the page runs · parsedNodes(): the number of nodes at that time.
// Exposes nothing itself.
import { OP } from 'native';
import { hooks } from '../../hooks.js';
import { pageState } from '../../page.js';
import { callValues } from '../../arena.js';
import { nodeCount, pageFragment } from '../../memory.js';
import { parseURL } from '../../url/parsing.js';
import { mainDocument, setDocumentURL } from '../../dom/addresses.js';
import { openClock } from '../../timing/clock.js';
import { url as pageURL } from 'late:native';
import { document } from 'late:./Document.js';
import { setFragment } from 'late:../navigation/Location.js';
import { exposeNames } from 'late:../windows/namedAccess.js';
import { nodesOpened } from 'late:../embedded/resources.js';

const page = pageState('html/documents/opening', () => ({ __proto__: null, parsedCount: 0 }));
export const parsedNodes = () => page.parsedCount;
// The page's document gets the names of its elements, and then its `location`.
function openDocument() {
  const names = callValues(OP.documentNames);
  if (names !== '0') exposeNames(names);
  hooks.documentMade(document);
}
export const pageOpened = () => {
  page.parsedCount = nodeCount();
  openClock();
  const url = pageURL || 'about:blank', parsed = parseURL(url, null);
  setDocumentURL(parsed === null ? url : parsed.href);
  const hash = parsed === null ? '' : parsed.hash;
  if (hash !== '' || pageFragment() !== 0) setFragment(mainDocument, hash);
  openDocument();
  nodesOpened();
};
