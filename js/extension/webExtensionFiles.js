// js/extension/webExtensionFiles.js: which files of an extension its content scripts may import.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/manifest.json/web_accessible_resources
//
// Reads and writes nothing of the arena.
// Exports accessibleFiles(manifest): a function of a path in the extension's folder that returns whether the manifest makes it accessible.
// Exposes nothing.
import { primordials, privateArray } from '../primordials.js';

const { codeAt, indexOf, isArray, slice } = primordials;

// Whether a path is what a pattern says, in which an asterisk stands for any characters.
function matches(path, pattern) {
  let place = 0, from = 0;
  for (let isFirst = true; ; isFirst = false) {
    const star = indexOf(pattern, '*', from), isLast = star < 0, part = slice(pattern, from, isLast ? pattern.length : star);
    if (isLast && !isFirst) return path.length - part.length >= place && slice(path, path.length - part.length) === part;
    const found = isFirst ? 0 : indexOf(path, part, place);
    if (found < 0 || slice(path, found, found + part.length) !== part) return false;
    if (isLast) return path === part;
    place = found + part.length;
    from = star + 1;
  }
}
export const accessibleFiles = manifest => {
  const given = manifest.web_accessible_resources, patterns = privateArray();
  const add = pattern => {
    if (typeof pattern === 'string') patterns[patterns.length] = codeAt(pattern, 0) === 47 ? slice(pattern, 1) : pattern;
  };
  if (isArray(given)) {
    for (let i = 0; i < given.length; i++) {
      add(given[i]);
      const resources = typeof given[i] === 'object' && given[i] !== null ? given[i].resources : undefined;
      if (isArray(resources)) for (let n = 0; n < resources.length; n++) add(resources[n]);
    }
  }
  return path => {
    for (let i = 0; i < patterns.length; i++) if (matches(path, patterns[i])) return true;
    return false;
  };
};
