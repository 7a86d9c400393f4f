// js/linker/layers.mjs: checks imports against js/layers.txt.
import { LinkError, NATIVE } from './modules.mjs';

/// {layers: [{name, places}], exceptions: ["js/a.js imports js/b.js"]} from the table's text.
function readLayers(text) {
  const layers = [], exceptions = [];
  for (const line of text.replaceAll('\n  ', ' ').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name, places] = /^(\w+): (.+)$/.exec(line) ?? [];
    if (name !== undefined) layers.push({ name, places: places.split(' ').map(place => `js/${place}`) }); else exceptions.push(line);
  }
  return { layers, exceptions };
}

/// Each file has a layer, by its own name or its folder's, and imports from that one and those below it.
export function checkLayers(text, paths, modules) {
  const { layers, exceptions } = readLayers(text), left = new Set(exceptions), height = new Map();
  for (const [place, { places }] of layers.entries()) for (const path of places) height.set(path, place);
  const heightOf = path => height.get(path) ?? (path.includes('/') ? heightOf(path.replace(/\/[^/]*$/, '')) : undefined);
  for (const path of paths) if (heightOf(path) === undefined) throw new LinkError(`${path} is in no layer of js/layers.txt`);
  for (const module of modules) {
    for (const { file, node } of module.imports) {
      if (file === NATIVE || heightOf(file) <= heightOf(module.path)) continue;
      const edge = `${module.path} imports ${file}`;
      if (exceptions.includes(edge)) { left.delete(edge); continue; }
      const [own, other] = [module.path, file].map(path => layers[heightOf(path)].name);
      module.fail(node.loc.start, `${own} is below ${other} (js/layers.txt), and so does not import ${file}; js/hooks.js shows how to do without`);
    }
  }
  for (const edge of left) throw new LinkError(`js/layers.txt: there is no longer "${edge}": remove the line`);
}
