// js/extension/webExtensionMessages.js: the texts of an extension in the languages of its _locales.
// https://developer.mozilla.org/docs/Mozilla/Add-ons/WebExtensions/API/i18n/Locale-Specific_Message_reference
//
// Reads and writes nothing of the arena.
// Exports messageText(state, name, substitutions): '' for a name that no file has · replaceMessages(state, text): with the text of each message
//         that it names as __MSG_name__. Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, PrivateWeakMap, primordials, toASCIILower } = G;

const { RangeError, codeAt, indexOf, isArray, keysOf, slice } = primordials;
const PREDEFINED = { __proto__: null, '@@bidi_dir': 'ltr', '@@bidi_reversed_dir': 'rtl', '@@bidi_start_edge': 'left', '@@bidi_end_edge': 'right' };
const MOST_SUBSTITUTIONS = 9, MOST_UNITS = 16 * 1024 * 1024;

// Objects of the extension's files → their members by names in lower case.
const tables = PrivateWeakMap();
// A member by its name without case: the first of several.
function member(object, name) {
  if (typeof object !== 'object' || object === null) return undefined;
  let table = tables.get(object);
  if (table === undefined) {
    tables.set(object, table = PrivateMap());
    const names = keysOf(object);
    for (let i = 0; i < names.length; i++) {
      const key = toASCIILower(names[i]);
      if (!table.has(key)) table.set(key, object[names[i]]);
    }
  }
  return table.get(name);
}
// NB: A message can be named often, and name its placeholders often.
function bounded(text, length = text.length) {
  if (length > MOST_UNITS) throw new RangeError("The extension's messages make more than 16 MB of text.");
  return text;
}
const isDigit = unit => unit >= 49 && unit <= 57;
// $1 to $9 are the substitutions, and $$ is $.
function substituted(text, given) {
  let result = '', from = 0;
  for (let at; (at = indexOf(text, '$', from)) >= 0;) {
    result += slice(text, from, at);
    const unit = codeAt(text, at + 1);
    from = at + 2;
    if (unit === 36) result += '$';
    else if (isDigit(unit)) result += given[unit - 49] ?? '';
    else { result += '$'; from = at + 1; }
    bounded(result);
  }
  return result + slice(text, from);
}
// $name$ is a placeholder's content.
function expanded(text, placeholders) {
  let result = '', from = 0;
  for (let at; (at = indexOf(text, '$', from)) >= 0;) {
    const end = indexOf(text, '$', at + 1), name = end < 0 ? '' : slice(text, at + 1, end);
    const content = name === '' ? undefined : member(member(placeholders, toASCIILower(name)), 'content');
    result += slice(text, from, at);
    if (content === undefined) {
      // NB: Two signs are one, and stay together for the substitutions.
      from = end === at + 1 ? end + 1 : at + 1;
      result += slice(text, at, from);
    } else {
      result += `${content}`;
      from = end + 1;
    }
    bounded(result);
  }
  return result + slice(text, from);
}
function messageText(state, name, substitutions) {
  const key = toASCIILower(`${name}`);
  if (key === '@@extension_id') return state.id;
  if (key === '@@ui_locale') return state.locale;
  if (key in PREDEFINED) return PREDEFINED[key];
  const given = substitutions === undefined ? [] : isArray(substitutions) ? substitutions : [substitutions];
  if (given.length > MOST_SUBSTITUTIONS) return undefined;
  for (let i = 0; i < state.texts.length; i++) {
    const found = member(state.texts[i], key), message = member(found, 'message');
    if (typeof message === 'string') return substituted(expanded(message, member(found, 'placeholders')), given);
  }
  return '';
} G.messageText = messageText;
function replaceMessages(state, text) {
  const mark = '__MSG_';
  let result = '', from = 0;
  for (let at; (at = indexOf(text, mark, from)) >= 0;) {
    const end = indexOf(text, '__', at + mark.length);
    if (end < 0) break;
    const message = messageText(state, slice(text, at + mark.length, end));
    state.inserted += message.length;
    result += slice(text, from, at) + bounded(message, state.inserted);
    from = end + 2;
  }
  return result + slice(text, from);
} G.replaceMessages = replaceMessages;
}
