// js/extension/userscripts.js: what a userscript's manager gives it: the granted functions, in both forms, and the menu.
// https://violentmonkey.github.io/api/gm/
//
// The granted functions are variables around the script's function, which gets no arguments: so no function of the page that the script calls
// finds them by `caller` and `arguments`. They carry their own `call`, `apply` and `bind`, and promises their own `then`, since the page can
// replace those of the prototypes.
//
// Reads   nothing of the arena. Writes nothing.
// Exports openUserscript(settings, JSON of the values of all scripts, this script's name there): state, with `names`: the variables' names,
//         joined by commas · callUserscript(state, function that takes the variables and returns the script's) → what the script returns ·
//         holdMarkup(whether the document refuses markup) ·
//         reachMoment(name, whether another world may listen): a step of the page's load, for its listeners ·
//         chooseCommand(state, caption): undefined, or what the menu
//         has instead · closeUserscript(state): records the menu, and returns JSON of the values if they changed.
// Exposes nothing.
'use strict'; { const G = this; const OP = { __proto__: null, record: 220, console: 219 }; const { global,
ObjectCreate, PrivateMap, Promise, apply, each, ownDescriptor, primordials, privateArray, rejected, resolved,
callValues, idOf, isNode, wrap,
define, markNative,
parseURL,
mainDocument,
baseOf,
isListenedFor,
DocumentSteps, documentElementOf,
ElementSteps,
NodeSteps,
documentState } = G;








const { functionMethods, promiseMethods, keysOf, join, parse, split, slice, then, indexOf, TypeError } = primordials;
const record = text => { callValues(OP.record, 'request', text); };
const textOf = value => value === undefined || value === null ? '' : `${value}`;

function carry(object, methods) {
  for (const key in methods) define(object, key, methods[key], true, false, true);
  return object;
}
function guarded(value) {
  markNative(value, value.name);
  return carry(value, functionMethods);
}
// NB: An await of a promise reads its constructor.
const guardedPromise = promise => { define(promise, 'constructor', Promise, true, false, true); return carry(promise, promiseMethods); };
// The form with a promise.
const asynchronous = (name, run) => ({ [name](...args) {
  let result;
  try { result = resolved(apply(run, undefined, args)); } catch (error) { result = rejected(error); }
  return guardedPromise(result);
} })[name];

// An element that can be waited for, once, as older managers returned a promise.
function awaitable(element) {
  define(element, 'then', callback => {
    delete element.then;
    if (typeof callback === 'function') callback(element);
  }, true, false, true);
  return element;
}
function parentFor(name) {
  const isOfHead = name === 'script' || name === 'link' || name === 'style' || name === 'meta', head = G.headOf(mainDocument), body = G.bodyOf(mainDocument);
  return isOfHead && head !== 0 ? head : body !== 0 ? body : documentElementOf(mainDocument) || mainDocument;
}
// NB: The page can replace the methods of elements.
function addElement(parent, name, attributes) {
  let parentId;
  if (isNode(parent)) parentId = idOf(parent);
  else {
    attributes = name;
    name = `${parent}`;
    parentId = parentFor(name);
  }
  const id = DocumentSteps.createElement(mainDocument, `${name}`, undefined);
  if (typeof attributes === 'object' && attributes !== null) {
    const names = keysOf(attributes);
    for (let i = 0; i < names.length; i++) {
      const text = `${attributes[names[i]]}`;
      if (names[i] === 'textContent') NodeSteps.setTextContent(id, text); else ElementSteps.setAttribute(id, names[i], text);
    }
  }
  NodeSteps.appendChild(parentId, id);
  return awaitable(wrap(id));
}

function openInTab(url) {
  const parsed = parseURL(`${url}`, baseOf(mainDocument));
  if (parsed === null) throw new TypeError(`Invalid URL: ${url}`);
  record(`openInTab: ${parsed.href}`);
  const control = {
    onclose: null, closed: false,
    close() {
      if (control.closed) return;
      control.closed = true;
      if (typeof control.onclose === 'function') apply(control.onclose, control, []);
    },
  };
  return control;
}
function notification(given, title) {
  const isObject = typeof given === 'object' && given !== null, heading = textOf(isObject ? given.title : title);
  record(`notification: ${heading === '' ? '' : `${heading}: `}${textOf(isObject ? given.text : given)}`);
  return { remove() { return resolved(); } };
}
function download(given, name) {
  const details = typeof given === 'object' && given !== null ? given : { url: given, name };
  const parsed = parseURL(`${details.url}`, baseOf(mainDocument));
  if (parsed === null) throw new TypeError(`Invalid URL: ${details.url}`);
  const address = slice(parsed.href, 0, 5) === 'data:' ? 'data:' : parsed.href;
  record(`download: ${address}${details.name === undefined ? '' : ` as ${details.name}`}`);
  const { onload } = details;
  if (typeof onload === 'function') then(resolved(), () => { apply(onload, details, [{ readyState: 4, status: 200, finalUrl: parsed.href }]); });
}
// A menu: a map from the commands' ids to them, in order.
function menuFunctions(menu) {
  return {
    __proto__: null,
    registerMenuCommand(caption, callback, options) {
      const text = `${caption}`, given = typeof options === 'object' && options !== null ? options.id : undefined;
      const id = given === undefined ? text : `${given}`;
      menu.set(id, { __proto__: null, caption: text, callback });
      return id;
    },
    unregisterMenuCommand(id) {
      const key = `${id}`;
      if (menu.has(key)) { menu.delete(key); return; }
      menu.forEach((command, other) => { if (command.caption === key) menu.delete(other); });
    },
  };
}
function resourceFunctions(resources) {
  const resourceOf = name => ownDescriptor(resources, `${name}`)?.value;
  return {
    __proto__: null,
    getResourceText(name) {
      const resource = resourceOf(name);
      return resource === undefined ? undefined : G.resourceText(resource);
    },
    getResourceURL(name, isBlob = true) {
      const resource = resourceOf(name);
      return resource === undefined ? undefined : G.resourceAddress(resource, isBlob !== false);
    },
  };
}
const otherFunctions = () => ({
  __proto__: null, addElement, openInTab, notification,
  addStyle(css) { return addElement('style', { textContent: textOf(css) }); },
  setClipboard(data) { record(`setClipboard: ${textOf(data)}`); },
  log(...data) { callValues(OP.console, 'log', G.formatLogged(data)); },
  download(url, name) { download(url, name); return { abort() {} }; },
  xmlhttpRequest(details) { return { abort: G.request(details) }; },
});
// Those whose other form is a promise; all others are the same in both.
const PROMISED = ' getValue setValue deleteValue listValues getValues setValues deleteValues getResourceURL ';
// The members of GM, by the functions' names.
const MEMBERS = { __proto__: null, getResourceURL: 'getResourceUrl getResourceURL', xmlhttpRequest: 'xmlHttpRequest xmlhttpRequest' };
const awaited = {
  __proto__: null,
  xmlhttpRequest: { xmlHttpRequest(details) {
    let abort;
    const response = guardedPromise(new Promise((resolve, reject) => { abort = G.request(details, resolve, reject); }));
    // NB: A script that has a listener for errors need not wait.
    then(response, undefined, () => {});
    response.abort = abort;
    return response;
  } }.xmlHttpRequest,
  download: { download(url, name) {
    const result = guardedPromise(resolved(download(url, name)));
    result.abort = () => {};
    return result;
  } }.download,
};

// The functions that a script can be granted, by their names. A family is made with the first of its functions.
function granting(menu, values, resources) {
  const families = [
    () => G.valueFunctions(values()), () => menuFunctions(menu), () => resourceFunctions(resources), otherFunctions,
  ], made = privateArray();
  return name => {
    for (let i = 0; i < families.length; i++) {
      if (made[i] === undefined) made[i] = families[i]();
      if (name in made[i]) return made[i][name];
    }
    return undefined;
  };
}
// Settings: {grants: names, info, resources: {name: {number, type}}, hasGM, isPage: whether the world is the page's}.
G.openUserscript = (settings, stored, script) => {
  const { grants, info } = settings, menu = PrivateMap(), state = { __proto__: null, menu, values: null };
  const values = () => {
    const all = stored === '' ? undefined : parse(stored);
    return state.values ??= G.newValues(all === undefined ? undefined : ownDescriptor(all, script)?.value);
  };
  const find = granting(menu, values, settings.resources), variables = ObjectCreate(null), members = {}, unknown = privateArray();
  variables.GM_info = info;
  if (settings.isPage) variables.unsafeWindow = global;
  if (settings.hasGM) {
    members.info = info;
    variables.GM = members;
  }
  for (let i = 0; i < grants.length; i++) {
    const grant = grants[i], prefix = slice(grant, 0, 3), name = slice(grant, 3);
    if (grant === 'unsafeWindow') { if (!settings.isPage) unknown[unknown.length] = grant; }
    else if (indexOf(' GM GM_info GM.info none window.close window.focus ', ` ${grant} `) >= 0) continue;
    else if (prefix === 'GM_' && find(name) !== undefined) variables[grant] = guarded(find(name));
    else if (prefix === 'GM.' && find(memberNamed(name)) !== undefined) define(members, name, memberOf(memberNamed(name), find), true, true, true);
    else unknown[unknown.length] = grant;
  }
  const names = privateArray();
  state.variables = privateArray();
  for (const name in variables) { names[names.length] = name; state.variables[names.length - 1] = variables[name]; }
  state.names = join(names, ',');
  state.unknown = join(unknown, ', ');
  return state;
};
// The name of a function, of which a member of GM is the other form.
function memberNamed(name) {
  for (const own in MEMBERS) for (const spelled of each(split(MEMBERS[own], ' '))) if (spelled === name) return own;
  return name;
}
const memberOf = (name, find) => guarded(
  name in awaited ? awaited[name] : indexOf(PROMISED, ` ${name} `) >= 0 ? asynchronous(name, find(name)) : find(name),
);

// NB: Strict code is no `caller`.
G.callUserscript = ({ variables }, make) => apply(apply(make, undefined, variables), global, []);

// While the parser waits for a script, nothing can be written into its input.
G.holdMarkup = isHeld => { documentState.refusesMarkup += isHeld ? 1 : -1; };
// A state of the document; or a step of the page's load that listeners hear of, if the page's own scripts do not run.
G.reachMoment = (moment, hasPeer) => {
  switch (moment) {
    case 'loading': case 'interactive': case 'complete': documentState.readyState = moment; return;
    case 'parsed':
      G.pageScripts.setReadyState('interactive');
      G.pageScripts.contentLoaded();
      return;
    default:
      // OPTIMIZATION: Most scripts run when there are no listeners left.
      if (hasPeer || isListenedFor('load') || isListenedFor('pageshow') || isListenedFor('readystatechange')) G.pageScripts.loaded();
      else documentState.readyState = 'complete';
  }
};

G.chooseCommand = ({ menu }, caption) => {
  let chosen;
  const captions = privateArray();
  menu.forEach((command, id) => {
    captions[captions.length] = `"${command.caption}"`;
    if (chosen === undefined && (command.caption === caption || id === caption)) chosen = command;
  });
  if (chosen === undefined) return captions.length === 0 ? 'the menu has no commands' : `there are: ${join(captions, ', ')}`;
  if (typeof chosen.callback === 'function') apply(chosen.callback, undefined, [G.hostEvent(G.eventInterface('MouseEvent'), 'click')]);
  return undefined;
};
G.closeUserscript = ({ menu, values }) => {
  menu.forEach(({ caption }) => { record(`registerMenuCommand: ${caption}`); });
  return values === null ? undefined : G.changedValues(values);
};
}
