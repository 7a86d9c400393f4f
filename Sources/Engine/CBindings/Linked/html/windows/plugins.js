// js/html/windows/plugins.js: the plug-ins that every browser with a PDF viewer lists.
// https://html.spec.whatwg.org/multipage/system-state.html#pdf-viewing-support
//
// Reads and writes nothing of the arena.
// Exports PluginArraySteps, MimeTypeArraySteps, PluginSteps, MimeTypeSteps (js/idl/Navigator.webidl) · plugins, mimeTypes: the states of
//         the navigator's. Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray,
pageState } = G;

const { split } = primordials;
const DESCRIPTION = 'Portable Document Format';
// Lists are {items}, whose items have `name`; a plug-in is also a list of types.
const newList = (names, make) => {
  const items = privateArray();
  for (let i = 0; i < names.length; i++) items[i] = make(names[i]);
  return { __proto__: null, items, object: undefined };
};
function newPlugins() {
  const types = newList(split('application/pdf text/pdf', ' '), name => ({ __proto__: null, name, object: undefined }));
  const all = newList(split('PDF Viewer,Chrome PDF Viewer,Chromium PDF Viewer,Microsoft Edge PDF Viewer,WebKit built-in PDF', ','),
    name => ({ __proto__: null, name, items: types.items, object: undefined }));
  return { __proto__: null, mimeTypes: types, plugins: all };
}
const { mimeTypes, plugins } = pageState('html/windows/plugins', newPlugins); G.mimeTypes = mimeTypes; G.plugins = plugins;
const list = {
  __proto__: null,
  length: ({ items }) => items.length,
  item: ({ items }, index) => index < items.length ? items[index] : null,
  namedItem({ items }, name) {
    for (let i = 0; i < items.length; i++) if (items[i].name === name) return items[i];
    return null;
  },
  names({ items }) {
    const names = privateArray();
    for (let i = 0; i < items.length; i++) names[i] = items[i].name;
    return names;
  },
};
G.MimeTypeArraySteps = list;
G.PluginArraySteps = { ...list, __proto__: null, refresh() {} };
G.PluginSteps = { ...list, __proto__: null, name: ({ name }) => name, description: () => DESCRIPTION, filename: () => 'internal-pdf-viewer' };
G.MimeTypeSteps = {
  __proto__: null, type: ({ name }) => name, description: () => DESCRIPTION, suffixes: () => 'pdf', enabledPlugin: () => plugins.items[0],
};
}
