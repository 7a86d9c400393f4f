// js/webidl/DOMException.js: the exceptions of DOM algorithms. https://webidl.spec.whatwg.org/#idl-DOMException
//
// Exports DOMExceptionSteps (js/idl/DOMException.webidl) · makeException(name, message), exceptionOfCode(legacy code).
// Exposes nothing.
import { primordials, setPrototypeOf } from '../primordials.js';
import { define } from './interface.js';
import { makeDOMException } from 'late:../bindings/DOMException.js';

const { Error: NativeError } = primordials, ErrorPrototype = NativeError.prototype;
const captureStack = () => new NativeError().stack;

const codes = setPrototypeOf({
  IndexSizeError: 1, HierarchyRequestError: 3, WrongDocumentError: 4, InvalidCharacterError: 5,
  NoModificationAllowedError: 7, NotFoundError: 8, NotSupportedError: 9, InUseAttributeError: 10, InvalidStateError: 11,
  SyntaxError: 12, InvalidModificationError: 13, NamespaceError: 14, InvalidAccessError: 15, TypeMismatchError: 17,
  SecurityError: 18, NetworkError: 19, AbortError: 20, URLMismatchError: 21, QuotaExceededError: 22, TimeoutError: 23,
  InvalidNodeTypeError: 24, DataCloneError: 25,
}, null);
const messages = setPrototypeOf({
  IndexSizeError: 'The index is not in the allowed range.',
  HierarchyRequestError: 'The operation would yield an incorrect node tree.',
  WrongDocumentError: 'The object is in the wrong document.',
  InvalidCharacterError: 'The string contains invalid characters.',
  NotFoundError: 'The object can not be found here.',
  NotSupportedError: 'The operation is not supported.',
  InUseAttributeError: 'The attribute is in use.',
  InvalidStateError: 'The object is in an invalid state.',
  SyntaxError: 'The string did not match the expected pattern.',
  NamespaceError: 'The operation is not allowed by Namespaces in XML.',
  NoModificationAllowedError: 'The object can not be modified.',
  InvalidNodeTypeError: 'The supplied node is incorrect or has an incorrect ancestor for this operation.',
  SecurityError: 'The operation is insecure.',
  InvalidAccessError: 'The object does not support the operation or argument.',
  TypeMismatchError: 'The type of an object was incompatible with the expected type of the parameter associated to the object.',
}, null);

export const DOMExceptionSteps = {
  __proto__: null,
  construct: newState,
  name: ({ name }) => name,
  message: ({ message }) => message,
  code: ({ name }) => codes[name] || 0,
  table(interfaceObject) { setPrototypeOf(interfaceObject.prototype, ErrorPrototype); },
  made(object) {
    define(object, 'stack', captureStack(), true, false, true);
    return object;
  },
};
function newState(message, name) { return { __proto__: null, object: undefined, name, message }; }

export const makeException = (name, message) => makeDOMException(newState(message === undefined ? messages[name] || '' : message, name));
export const exceptionOfCode = code => {
  for (const name in codes) if (codes[name] === code) return makeException(name);
  return makeException('UnknownError');
};
