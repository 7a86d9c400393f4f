// userscript_functions.js: the functions of a userscript's manager for a program that has none. The value of the expression is a function:
// (what the script asks for: {grants, hasGM, info}, its resources by name, the window) → the variables around the script.
(({ grants, hasGM, info }, resources, page) => {
  const values = new Map(), listeners = new Map();
  let last = 0;
  const parentOf = name => /^(script|link|style|meta)$/.test(name) && document.head || document.body || document.documentElement || document;
  function addElement(parent, name, attributes) {
    if (!(parent instanceof Node)) [parent, name, attributes] = [parentOf(parent), parent, name];
    const element = document.createElement(name);
    for (const [key, text] of Object.entries(attributes || {})) {
      if (key === 'textContent') element.textContent = text; else element.setAttribute(key, text);
    }
    return parent.appendChild(element);
  }
  const read = text => text === undefined ? undefined : JSON.parse(text);
  function change(key, text) {
    const old = values.get(key);
    if (text === undefined) values.delete(key); else values.set(key, text);
    if (old === text) return;
    for (const [name, listener] of listeners.values()) if (name === key) setTimeout(listener, 0, key, read(old), read(text), false);
  }
  const get = (key, other) => values.get(key) === undefined ? other : read(values.get(key));
  function request(details, failed = () => {}) {
    setTimeout(() => {
      const response = { readyState: 4, status: 0, statusText: '', responseText: '', response: null, responseHeaders: '', context: details.context,
        finalUrl: new URL(details.url, document.baseURI).href };
      for (const name of ['onreadystatechange', 'onerror', 'onloadend']) details[name]?.(response);
      failed(response);
    });
    return { abort() {} };
  }
  const functions = {
    getValue: get, setValue: (key, value) => change(key, JSON.stringify(value)), deleteValue: key => change(key, undefined),
    listValues: () => [...values.keys()],
    getValues: names => Object.fromEntries(Array.isArray(names) ? names.filter(key => values.has(key)).map(key => [key, get(key)])
      : Object.entries(names).map(([key, other]) => [key, get(key, other)])),
    setValues: entries => Object.entries(entries).forEach(([key, value]) => change(key, JSON.stringify(value))),
    deleteValues: names => names.forEach(key => change(key, undefined)),
    addValueChangeListener: (key, listener) => { listeners.set(`${++last}`, [key, listener]); return `${last}`; },
    removeValueChangeListener: id => listeners.delete(id),
    addElement, addStyle: css => addElement('style', { textContent: css }),
    getResourceText: name => resources[name],
    getResourceURL: name => name in resources ? URL.createObjectURL(new Blob([resources[name]])) : undefined,
    xmlhttpRequest: details => request(details), openInTab: () => ({ close() {}, closed: false, onclose: null }),
    notification: () => ({ remove: () => Promise.resolve() }), setClipboard() {}, download: () => ({ abort() {} }), log: console.log,
    registerMenuCommand: (caption, _, options) => `${options?.id ?? caption}`, unregisterMenuCommand() {},
  };
  const promised = name => name === 'xmlhttpRequest' ? details => {
    const response = new Promise((_, reject) => request(details, reject));
    response.catch(() => {});
    return Object.assign(response, { abort() {} });
  } : /Values?$|URL$|download/.test(name) ? async (...given) => functions[name](...given) : functions[name];
  const variables = { GM_info: info, unsafeWindow: page };
  if (hasGM) variables.GM = { info };
  for (const grant of grants) {
    const name = { getResourceUrl: 'getResourceURL', xmlHttpRequest: 'xmlhttpRequest' }[grant.slice(3)] ?? grant.slice(3);
    if (!(name in functions)) continue;
    if (grant.startsWith('GM.')) variables.GM[grant.slice(3)] = promised(name); else if (grant.startsWith('GM_')) variables[grant] = functions[name];
  }
  return variables;
})
