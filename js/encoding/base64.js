// js/encoding/base64.js: the work of atob and btoa. https://html.spec.whatwg.org/multipage/webappapis.html#atob
//
// Reads and writes nothing of the arena. Exports btoa(text), atob(text). Throws InvalidCharacterError. Exposes nothing.
import { callNamed } from '../arena.js';
import { fail } from '../webidl/conversions.js';

const converted = (operation, text) => callNamed(operation, text) ?? fail('InvalidCharacterError');
export const btoa = text => converted('base64.encode', text);
export const atob = text => converted('base64.decode', text);
