// js/html/forms/inputFiles.js: the files of a file control, which scripts set. https://html.spec.whatwg.org/multipage/input.html#dom-input-files
//
// Reads and writes nothing of the arena.
// Exports filesOf(id): the state of its FileList, the same object until it is set · setFiles(id, state) · fileValue(id): the result of
//         `value` · clearFiles(id) · copyFiles(id, copy). Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, privateArray,
pageState } = G;


const { lists } = pageState('html/forms/inputFiles', () => ({ __proto__: null, lists: PrivateMap() }));

G.filesOf = id => {
  let list = lists.get(id);
  if (list === undefined) lists.set(id, list = G.newFileList(privateArray()));
  return list;
};
G.setFiles = (id, list) => { lists.set(id, list); };
G.clearFiles = id => { lists.delete(id); };
G.fileValue = id => {
  const list = lists.get(id);
  return list === undefined || list.files.length === 0 ? '' : `C:\\fakepath\\${list.files[0].name}`;
};
G.copyFiles = (id, copy) => { if (lists.has(id)) lists.set(copy, lists.get(id)); };
}
