// js/html/embedded/sourceSets.js: selects the source of an img: `srcset`, `sizes`, `picture`.
// https://html.spec.whatwg.org/multipage/images.html#updating-the-source-set
//
// Reads   links and attributes. Writes nothing.
// Exports selectSource(img id) → {url, density} or null · usesSourceSet(img id). Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, mediaSourceSize: 78 }; 
const { isSpace, primordials, privateArray,
callValues,
N,
isHTML, textOf, textOrEmpty } = G;


const { test, slice, codeAt } = primordials;
const isInPicture = id => isHTML(N[id << 3 | 1], 'picture');
G.usesSourceSet = id => textOf(id, 'srcset') !== null || isInPicture(id);

// https://html.spec.whatwg.org/multipage/images.html#parse-a-srcset-attribute → {url, width or 0, density or 0}
function candidatesOf(text) {
  const found = privateArray(), { length } = text;
  for (let at = 0; ;) {
    while (at < length && (isSpace(codeAt(text, at)) || text[at] === ',')) at++;
    if (at >= length) return found;
    let start = at;
    while (at < length && !isSpace(codeAt(text, at))) at++;
    let end = at, depth = 0;
    const descriptors = privateArray();
    if (text[end - 1] === ',') while (text[end - 1] === ',') end--;
    else {
      const url = slice(text, start, end);
      // Descriptors are separated by white space; a comma outside of parentheses ends them.
      for (start = at; ; at++) {
        const isEnd = at >= length || depth === 0 && text[at] === ',';
        if (isEnd || depth === 0 && isSpace(codeAt(text, at))) {
          if (at > start) descriptors[descriptors.length] = slice(text, start, at);
          start = at + 1;
        } else if (text[at] === '(') depth++; else if (text[at] === ')' && depth > 0) depth = 0;
        if (isEnd) break;
      }
      at++;
      add(found, url, descriptors);
      continue;
    }
    add(found, slice(text, start, end), descriptors);
  }
}
const NUMBER = /^-?(?:\d+|\d*\.\d+)(?:[eE][-+]?\d+)?$/;
function add(found, url, descriptors) {
  let width = -1, height = -1, density = -1;
  for (let i = 0; i < descriptors.length; i++) {
    const descriptor = descriptors[i], unit = descriptor[descriptor.length - 1], text = slice(descriptor, 0, -1);
    if (unit === 'w' || unit === 'h') {
      if (!test(/^\d+$/, text) || +text === 0 || density >= 0 || (unit === 'w' ? width : height) >= 0) return;
      if (unit === 'w') width = +text; else height = +text;
    } else if (unit === 'x') {
      if (!test(NUMBER, text) || +text < 0 || width >= 0 || height >= 0 || density >= 0) return;
      density = +text;
    } else return;
  }
  if (height >= 0 && width < 0) return;
  found[found.length] = { __proto__: null, url, width, density };
}

// An empty type counts as supported.
const KNOWN_TYPE = /^[\t\n\f\r ]*(?:$|image\/(?:png|jpe?g|gif|webp|svg\+xml|avif|bmp|x-icon|vnd\.microsoft\.icon|apng|hei[cf]|jxl|tiff)[\t\n\f\r ]*(?:;|$))/i;
// The candidates of an element with their densities, including `src`.
function sourcesOf(id, takesSource) {
  const found = candidatesOf(textOrEmpty(id, 'srcset'));
  let hasWidth = false, hasOne = false, size = -1;
  for (let i = 0; i < found.length; i++) {
    const candidate = found[i];
    if (candidate.width >= 0) {
      hasWidth = true;
      if (size < 0) size = callValues(OP.mediaSourceSize, textOrEmpty(id, 'sizes'));
      candidate.density = candidate.width / size;
    } else if (candidate.density < 0) candidate.density = 1;
    if (candidate.density === 1) hasOne = true;
  }
  const source = takesSource ? textOrEmpty(id, 'src') : '';
  if (source !== '' && !hasWidth && !hasOne) found[found.length] = { __proto__: null, url: source, width: -1, density: 1 };
  return found;
}
// The smallest density that suffices for a screen of density 1, or the largest if none does; the first of equal ones.
function best(candidates) {
  let chosen = null;
  for (let i = 0; i < candidates.length; i++) {
    const { density } = candidates[i];
    if (chosen === null || (chosen.density < 1 ? density > chosen.density : density >= 1 && density < chosen.density)) chosen = candidates[i];
  }
  return chosen;
}
// https://html.spec.whatwg.org/multipage/images.html#update-the-source-set
G.selectSource = id => {
  if (isInPicture(id)) {
    for (let c = N[N[id << 3 | 1] << 3 | 4]; c !== 0 && c !== id; c = N[c << 3 | 3]) {
      if (!isHTML(c, 'source') || textOf(c, 'srcset') === null) continue;
      const sources = sourcesOf(c, false), media = textOf(c, 'media'), type = textOf(c, 'type');
      if (sources.length === 0 || media !== null && !G.matchesMedia(media)) continue;
      if (type === null || test(KNOWN_TYPE, type)) return best(sources);
    }
  }
  return best(sourcesOf(id, true));
};
}
