// js/html/forms/inputFiles.js: the files of a file control, which scripts set. https://html.spec.whatwg.org/multipage/input.html#dom-input-files
//
// Reads and writes nothing of the arena.
// Exports filesOf(id): the state of its FileList, the same object until it is set · setFiles(id, state) · fileValue(id): the result of
//         `value` · clearFiles(id) · copyFiles(id, copy). Exposes nothing.
import { PrivateMap, privateArray } from '../../primordials.js';
import { pageState } from '../../page.js';
import { newFileList } from 'late:../../FileAPI/Blob.js';

const { lists } = pageState('html/forms/inputFiles', () => ({ __proto__: null, lists: PrivateMap() }));

export const filesOf = id => {
  let list = lists.get(id);
  if (list === undefined) lists.set(id, list = newFileList(privateArray()));
  return list;
};
export const setFiles = (id, list) => { lists.set(id, list); };
export const clearFiles = id => { lists.delete(id); };
export const fileValue = id => {
  const list = lists.get(id);
  return list === undefined || list.files.length === 0 ? '' : `C:\\fakepath\\${list.files[0].name}`;
};
export const copyFiles = (id, copy) => { if (lists.has(id)) lists.set(copy, lists.get(id)); };
