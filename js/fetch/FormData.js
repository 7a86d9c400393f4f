// js/fetch/FormData.js: FormData. https://xhr.spec.whatwg.org/#interface-formdata
//
// FormData is {entries: private array of [name, text or file], names: those that entries have or had, null until they are asked for}.
//
// Reads and writes nothing of the arena: a form's entries are js/html/submission.js's.
// Offers  G.newFormData(entries) · G.copyEntries(state) · G.FormDataSteps. Exposes nothing itself.
'use strict';
{
  const G = this;
  const { privateArray, PrivateMap, toUSV, fail } = G;
  const { TypeError } = G.primordials;

  const newFormData = entries => ({ __proto__: null, entries, names: null });
  // Whether an entry may have a name: scripts set one name after the other, for each of which all entries would be looked at.
  function mayHave(state, name) {
    if (state.names === null) {
      const { entries } = state, names = state.names = PrivateMap();
      for (let i = 0; i < entries.length; i++) names.set(entries[i][0], true);
    }
    return state.names.has(name);
  }
  function push({ entries, names }, name, value) {
    const pair = privateArray();
    pair[0] = toUSV(name);
    pair[1] = typeof value === 'string' ? toUSV(value) : value;
    entries[entries.length] = pair;
    if (names !== null) names.set(pair[0], true);
  }
  // https://xhr.spec.whatwg.org/#create-an-entry
  function entryValue(value, filename) {
    if (typeof value === 'string') return value;
    if (value.interface === 'File' && filename === undefined) return value;
    const { bytes, type } = value, isFile = value.interface === 'File';
    return G.newFile(bytes, type, filename === undefined ? 'blob' : filename, isFile ? value.lastModified : G.wallTime());
  }
  const find = (entries, name) => { for (let i = 0; i < entries.length; i++) if (entries[i][0] === name) return i; return -1; };
  // Takes the entries of a name out, from a place on.
  function drop(entries, name, from) {
    let kept = from;
    for (let i = from; i < entries.length; i++) if (entries[i][0] !== name) entries[kept++] = entries[i];
    entries.length = kept;
  }
  const seen = value => typeof value === 'string' ? value : G.makeFile(value);
  G.FormDataSteps = {
    __proto__: null,
    construct(form, submitter) {
      if (form === undefined) return newFormData(privateArray());
      const button = submitter === null ? 0 : submitter;
      if (button !== 0) {
        if (!G.isSubmitButton(button)) throw new TypeError('The specified element is not a submit button.');
        if (G.formOf(button) !== form) fail('NotFoundError', 'The specified element is not owned by this form element.');
      }
      const entries = G.entryList(form, button);
      if (entries === null) fail('InvalidStateError', 'The entries of the form are being made.');
      return newFormData(entries);
    },
    append(state, name, value, filename) { push(state, name, entryValue(value, filename)); },
    delete({ entries }, name) { drop(entries, name, 0); },
    get({ entries }, name) {
      const at = find(entries, name);
      return at < 0 ? null : entries[at][1];
    },
    getAll({ entries }, name) {
      const found = privateArray();
      for (let i = 0; i < entries.length; i++) if (entries[i][0] === name) found[found.length] = entries[i][1];
      return found;
    },
    has: ({ entries }, name) => find(entries, name) >= 0,
    set(state, name, value, filename) {
      const { entries } = state, at = mayHave(state, name) ? find(entries, name) : -1;
      push(state, name, entryValue(value, filename));
      if (at < 0) return;
      entries[at] = entries[entries.length - 1];
      entries.length--;
      drop(entries, name, at + 1);
    },
    pair: ({ entries }, index) => index < entries.length ? [entries[index][0], seen(entries[index][1])] : undefined,
  };
  // A copy of the entries of a FormData object.
  G.copyEntries = ({ entries }) => {
    const copy = privateArray();
    for (let i = 0; i < entries.length; i++) copy[i] = entries[i];
    return copy;
  };
  G.newFormData = newFormData;
}
