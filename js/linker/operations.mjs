// js/linker/operations.mjs: the numbers of the native operations, from js/operations.txt. js/idl/operations.py reads the same list, for Swift.
import { LinkError } from './modules.mjs';

/// Name → number: the positions of operations in the list.
export function readOperations(path, text) {
  const numbers = new Map();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#') || line.startsWith('[')) continue;
    const [, name] = /^([a-z]\w*):( .+)?$/.exec(line) ?? [];
    if (name === undefined || numbers.has(name)) throw new LinkError(`${path}:${index + 1}: "${line}" is no operation, or is there already`);
    numbers.set(name, numbers.size + 1);
  }
  return numbers;
}
