// counted-members.js: notes which members of INTERFACES and of the window a script uses: record-profile.py evaluates it before the script.
//
// Each own property that can be redefined notes its use, and the interfaces of its receiver and its result.
'use strict';
globalThis.used = (() => {
  const { setTimeout } = globalThis;
  const members = new Set(), interfaces = new Set(), { getPrototypeOf, getOwnPropertyDescriptor, getOwnPropertyDescriptors, defineProperty } = Object;
  const note = value => {
    if (value === null || typeof value !== 'object' && typeof value !== 'function') return;
    for (let object = getPrototypeOf(value); object !== null; object = getPrototypeOf(object)) {
      const tag = getOwnPropertyDescriptor(object, Symbol.toStringTag)?.value;
      if (typeof tag === 'string') interfaces.add(tag);
    }
  };
  const counted = (original, name) => function (...operands) {
    members.add(name);
    note(this);
    const result = Reflect.apply(original, this, operands);
    note(result);
    return result;
  };
  const count = (object, owner, isMember) => {
    for (const [key, descriptor] of Object.entries(getOwnPropertyDescriptors(object))) {
      if (!descriptor.configurable || !isMember(key, descriptor)) continue;
      for (const part of ['get', 'set', 'value']) {
        if (typeof descriptor[part] === 'function') descriptor[part] = counted(descriptor[part], `${owner}.${key}`);
      }
      defineProperty(object, key, descriptor);
    }
  };
  for (const name of INTERFACES) count(globalThis[name].prototype, name, key => key !== 'constructor');
  // NB: Interface objects and functions of the language are no members of the window.
  const language = new Set(['escape', 'eval', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'unescape']);
  count(globalThis, 'Window', (key, { get, value }) => get !== undefined || typeof value === 'function' && !/^[A-Z]|^(de|en)codeURI/.test(key) && !language.has(key));
  return { members, interfaces, setTimeout: (...operands) => setTimeout(...operands) };
})();
