// js/linker/table.mjs: js/files.txt: the order in which files run, and the names that run lazy ones.
import { LinkError } from './modules.mjs';

/// The interfaces and namespaces of a row, by the columns of BindingsLazyName (Sources/Engine/CBindings/include/CBindings.h). Column 1, the
/// exports of the file, is not in the table.
export const COLUMNS = { interfaces: 0, extends: 2, namespaces: 3 };
export const EXPORTED = 1;

/// {native: names, opened: names, start: [row], lazy: [row]} of a file with sections, whose text `read` returns; a row is {path, names:
/// [{name, column}]}.
export function readTable(read, path) {
  const table = { native: [], opened: [], start: [], lazy: [] };
  let section = null;
  for (const [index, line] of read(path).split('\n').entries()) {
    const fail = message => { throw new LinkError(`${path}:${index + 1}: ${message}`); };
    if (line === '' || line.startsWith('#')) continue;
    const heading = /^\[(\w+)\]$/.exec(line);
    if (heading !== null) {
      section = table[heading[1]] ?? fail(`no section is called ${heading[1]}; there are ${Object.keys(table).join(', ')}`);
    } else if (section === null) fail('a section, such as [lazy], comes first');
    else if (section === table.native || section === table.opened) section.push(...line.split(' '));
    else section.push(row(line, fail));
  }
  return table;
}

function row(line, fail) {
  const [path, ...cells] = line.split(/ +\| /), names = [];
  for (const cell of cells) {
    const [, kind, list] = /^(\w+): (.+)$/.exec(cell) ?? fail(`"${cell}" is not a kind of names, a colon and the names`);
    if (!(kind in COLUMNS)) fail(`"${kind}" is none of ${Object.keys(COLUMNS).join(', ')}`);
    names.push(...list.split(' ').map(name => ({ name, column: COLUMNS[kind] })));
  }
  return { path, names };
}
