// js/linker/memory.mjs: inlines the functions and constants of js/memory.js in other files.
//
// js/memory.js:    const PARENT = 1; export const parentOf = node => N[node << 3 | PARENT];
// another file:    wrap(parentOf(id))       is linked as       wrap(N[id << 3 | 1])
//
// A function's expression uses each parameter once, in their order, so the arguments are computed as for a call. If a file uses a function
// as a value, the function itself is used.
import { LinkError, walk } from './modules.mjs';

export const MEMORY = 'js/memory.js';
/// Expressions that need no parentheses next to an operator or a bracket.
const PRIMARY = new Set(['CallExpression', 'Identifier', 'Literal', 'MemberExpression', 'ThisExpression']);
/// Contexts in which any expression needs no parentheses.
const HOLDERS = new Set(['ExpressionStatement', 'ReturnStatement', 'VariableDeclarator']);

export class Memory {
  /// `module`: js/memory.js, or undefined.
  constructor(module) {
    /// Name → {count of parameters, pieces: texts with a parameter between each two, regions: names, isPrimary}
    this.functions = new Map();
    /// Name → text of the value, for exported and other constants.
    this.constants = new Map();
    /// The typed arrays.
    this.regions = new Set();
    /// The functions that files use as values: only these are functions in the program.
    this.values = new Set();
    for (const statement of module?.tree.body ?? []) {
      const { declarations } = statement.declaration ?? statement;
      for (const { id, init } of declarations ?? []) {
        if (init.type === 'Literal') this.constants.set(id.name, init.raw);
        else if (init.type === 'NewExpression') this.regions.add(id.name);
        else this.functions.set(id.name, this.readFunction(module, id.name, init));
      }
    }
  }

  has(name) { return this.functions.has(name) || this.constants.has(name); }

  readFunction(module, name, node) {
    const { params, body, type } = node, pieces = [], regions = new Set(), seen = [];
    if (type !== 'ArrowFunctionExpression' || body.type === 'BlockStatement') module.fail(node.loc.start, `${name} is not a function of one expression`);
    let text = '', place = body.start;
    walk(body, inner => {
      if (inner.type !== 'Identifier') return;
      text += module.text.slice(place, inner.start);
      place = inner.end;
      if (params.some(param => param.name === inner.name)) {
        seen.push(inner.name);
        pieces.push(text);
        text = '';
      } else if (this.constants.has(inner.name)) text += this.constants.get(inner.name);
      else if (this.regions.has(inner.name)) {
        regions.add(inner.name);
        text += inner.name;
      } else module.fail(inner.loc.start, `${name} uses ${inner.name}, which is neither a parameter nor a constant nor memory above it`);
    });
    pieces.push(text + module.text.slice(place, body.end));
    if (seen.join() !== params.map(param => param.name).join()) module.fail(node.loc.start, `${name} does not use each parameter once, in their order`);
    return { count: params.length, pieces, regions, isPrimary: PRIMARY.has(body.type) };
  }

  /// The edits of a file that imports `taken`, local name → name here; and the names that the file still needs: functions that it uses as
  /// values, and the memory that the inlined expressions read.
  inline(file, taken) {
    const edits = [], needed = new Set(), callees = new Set();
    walk(file.tree, (node, parent) => {
      if (node === file.taken) return false;
      const called = node.type === 'CallExpression' && node.callee.type === 'Identifier' ? this.functions.get(taken.get(node.callee.name)) : undefined;
      if (called !== undefined) {
        callees.add(node.callee);
        for (const name of called.regions) needed.add(name);
        edits.push(...this.callEdits(file, node, called, called.isPrimary || HOLDERS.has(parent.type)));
      } else if (file.isUse(node, parent) && taken.has(node.name) && !callees.has(node)) {
        const name = taken.get(node.name), value = this.constants.get(name);
        if (value === undefined) {
          needed.add(node.name);
          this.values.add(name);
        } else edits.push([node.start, node.end, parent.shorthand ? `${node.name}: ${value}` : value]);
      } else if (node.type === 'MemberExpression' && node.object.name === 'G' && !node.computed) {
        this.checkTaken(file, [node.property.name], node.loc.start);
        if (this.functions.has(node.property.name)) this.values.add(node.property.name);
      } else if (taken.size > 0 && node.type === 'Identifier' && this.regions.has(node.name) && file.isUse(node, parent)) {
        file.fail(node.loc.start, `${node.name} is a name of ${MEMORY}, whose expressions are written into this file`);
      }
    });
    return { edits, needed };
  }

  callEdits(file, node, { count, pieces }, isBare) {
    const { arguments: values } = node, edits = [];
    if (values.length !== count) file.fail(node.loc.start, `${node.callee.name} takes ${count} values`);
    let place = node.start, text = isBare ? '' : '(';
    const edit = (to, more) => {
      const lines = file.text.slice(place, to).split('\n').length - 1;
      edits.push([place, to, text + more + '\n'.repeat(lines)]);
    };
    for (const [index, value] of values.entries()) {
      const isPrimary = PRIMARY.has(value.type);
      edit(value.start, pieces[index] + (isPrimary ? '' : '('));
      place = value.end;
      text = isPrimary ? '' : ')';
    }
    edit(node.end, pieces.at(-1) + (isBare ? '' : ')'));
    return edits;
  }

  /// The embedded part of js/memory.js, once all other files are linked: the memory, and the functions that are used as values.
  edits(module) {
    const edits = [], constants = [];
    walk(module.tree, (node, parent) => {
      if (!module.isUse(node, parent) || parent.id === node || !this.constants.has(node.name)) return;
      constants.push([node.start, node.end, this.constants.get(node.name)]);
    });
    for (const statement of module.tree.body) {
      const { declarations } = statement.declaration ?? statement;
      if (declarations === undefined) continue;
      const [{ id: { name } }] = declarations;
      if (this.regions.has(name)) {
        edits.push([statement.start, statement.declaration.start, ''], [declarations[0].init.start, declarations[0].init.start, `G.${name} = `]);
      } else if (this.values.has(name)) edits.push([statement.start, declarations[0].init.start, `G.${name} = `]);
      else edits.push([statement.start, statement.end, module.linesOf(statement)]);
    }
    const isGone = edit => edits.some(([from, to]) => from <= edit[0] && edit[1] <= to);
    return [...edits, ...constants.filter(edit => !isGone(edit))];
  }

  /// Refuses names that only js/memory.js may use: its own, and those of native code.
  checkTaken(file, names, place) {
    for (const name of names) {
      if (this.regions.has(name) || name === 'buffers') file.fail(place, `${name} is for ${MEMORY} alone, which has functions for the words`);
    }
  }
}

/// The text with edits applied: [from, to, text], which do not overlap.
export function edited(text, edits) {
  let result = '', place = 0;
  for (const [from, to, insertion] of edits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (from < place) throw new LinkError(`two edits of one place: ${text.slice(from, to)}`);
    result += text.slice(place, from) + insertion;
    place = to;
  }
  return result + text.slice(place);
}
