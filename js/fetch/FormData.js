// js/fetch/FormData.js: the entries of FormData objects; the interface is in js/idl/xhr.webidl.
// https://xhr.spec.whatwg.org/#interface-formdata
//
// FormData is {entries: PairList of [name, text or file]}.
//
// Reads and writes nothing of the arena: js/html/forms/submission.js collects the entries of a form.
// Exports newFormData(entries) · copyEntries(state) · FormDataSteps. Exposes nothing itself.
import { privateArray } from '../primordials.js';
import { hooks } from '../hooks.js';
import { fail, toUSV } from '../webidl/conversions.js';
import { wallTime } from '../timing/clock.js';
import { newFile } from 'late:../FileAPI/Blob.js';
import { makeFile } from 'late:../bindings/FileAPI.js';
import { PairList } from 'late:../webidl/PairList.js';


export const newFormData = entries => ({ __proto__: null, entries: new PairList(entries) });
function newEntry(name, value) {
  const pair = privateArray();
  pair[0] = toUSV(name);
  pair[1] = typeof value === 'string' ? toUSV(value) : value;
  return pair;
}
// https://xhr.spec.whatwg.org/#create-an-entry
function entryValue(value, filename) {
  if (typeof value === 'string') return value;
  if (value.interface === 'File' && filename === undefined) return value;
  const { bytes, type } = value, isFile = value.interface === 'File';
  return newFile(bytes, type, filename === undefined ? 'blob' : filename, isFile ? value.lastModified : wallTime());
}
const seen = value => typeof value === 'string' ? value : makeFile(value);
export const FormDataSteps = {
  __proto__: null,
  construct(form, submitter) {
    if (form === undefined) return newFormData(privateArray());
    const entries = hooks.formEntries(form, submitter === null ? 0 : submitter);
    if (entries === null) fail('InvalidStateError', 'The entries of the form are being made.');
    return newFormData(entries);
  },
  append({ entries }, name, value, filename) { entries.add(newEntry(name, entryValue(value, filename))); },
  delete({ entries }, name) { entries.remove(name); },
  get({ entries }, name) {
    const entry = entries.firstOf(name);
    return entry === undefined ? null : entry[1];
  },
  getAll({ entries }, name) {
    const found = entries.allOf(name);
    for (let i = 0; i < found.length; i++) found[i] = found[i][1];
    return found;
  },
  has: ({ entries }, name) => entries.firstOf(name) !== undefined,
  set({ entries }, name, value, filename) { entries.put(newEntry(name, entryValue(value, filename))); },
  pair({ entries }, index) {
    const entry = entries.at(index);
    return entry === undefined ? undefined : [entry[0], seen(entry[1])];
  },
};
// A copy of the entries of a FormData object.
export const copyEntries = ({ entries }) => {
  const copy = privateArray(), all = entries.all();
  for (let i = 0; i < all.length; i++) copy[i] = all[i];
  return copy;
};
