// js/encoding/base64.js: atob and btoa. https://html.spec.whatwg.org/multipage/webappapis.html#atob
//
// Reads and writes nothing of the arena. Exports btoa(text), atob(text). Throws InvalidCharacterError. Exposes nothing.
import { OP } from 'native';
import { callValues } from '../arena.js';
import { fail } from '../webidl/conversions.js';

const converted = (operation, text) => callValues(operation, text) ?? fail('InvalidCharacterError');
export const btoa = text => converted(OP.base64Encode, text);
export const atob = text => converted(OP.base64Decode, text);
