// js/html/submission.js: submitting and resetting forms. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2
//
// Submission leaves the page: what it would go to is recorded, not followed.
//
// Reads   attributes, links and the state of controls. Writes attributes of dialogs.
// Exports entryList(form id, submitter id, encoding) → private array of [name, text or file], null while another one is made ·
//         formEntries(form id, submitter id or 0): what FormData holds ·
//         submitFrom(id, type): what a click on a button does · imagePoint(submitter id, x, y): where an image was clicked.
//         HTMLFormElementSteps, SubmitterSteps. Exposes nothing.
'use strict'; { const G = this; 
const { PrivateMap, each, primordials, privateArray, toASCIILower, words,
hooks,
callValues, documentIdOf, wrap,
N,
isLoaded,
fail, toUSV,
parseURL,
documentURL, mainDocument,
isConnected,
characterSetOf,
wallTime,
has, isHTML, localName, setText, textOf, textOrEmpty,
resolve, urlOf,
formOf, isSubmitButton, submittableOf, controlsOf,
inputType } = G;






















const { TypeError, codeAt, slice, indexOf, includes, exec } = primordials;

// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#constructing-the-form-data-set
const constructing = PrivateMap(), points = PrivateMap();
function isListChild(id) {
  for (let up = N[id << 3 | 1]; up !== 0; up = N[up << 3 | 1]) if (isHTML(up, 'datalist')) return true;
  return false;
}
const isCustom = id => hooks.formCustom !== null && hooks.formCustom(id);
// `add(name, value)` for each entry of a control.
function addEntries(id, submitter, encoding, add) {
  if (isCustom(id)) {
    const own = G.customEntries(id);
    for (let i = 0; i < own.length; i++) add(own[i][0], own[i][1]);
    return;
  }
  const local = localName(id), type = local === 'input' ? inputType(id) : '', name = textOrEmpty(id, 'name');
  if (type === 'image') {
    if (id !== submitter) return;
    const prefix = name === '' ? '' : `${name}.`, point = points.get(id);
    add(`${prefix}x`, point === undefined ? '0' : `${point.x}`);
    add(`${prefix}y`, point === undefined ? '0' : `${point.y}`);
    return;
  }
  if (name === '') return;
  if (local === 'button' || isSubmitButton(id)) { if (id === submitter) add(name, textOrEmpty(id, 'value')); return; }
  if (local === 'select') {
    for (const option of each(G.selectedOptionsOf(id).all())) if (!G.isDisabled(option)) add(name, G.optionValue(option));
    return;
  }
  switch (type) {
    case 'reset': case 'button': return;
    case 'checkbox': case 'radio': if (!G.checkedness(id)) return; break;
    case 'file': {
      const files = isLoaded('fileValue') ? G.filesOf(id).files : privateArray();
      for (let i = 0; i < files.length; i++) add(name, files[i]);
      if (files.length === 0) add(name, G.newFile(G.emptySequence(), 'application/octet-stream', '', wallTime()));
      return;
    }
    case 'hidden': if (toASCIILower(name) === '_charset_') { add(name, encoding); return; } break;
  }
  add(name, local === 'textarea' ? G.submittedText(id) : G.controlValue(id));
  const dirname = textOrEmpty(id, 'dirname');
  if (dirname !== '' && (local === 'textarea' || directed[type] === 1)) add(dirname, directionOf(id));
}
// https://html.spec.whatwg.org/multipage/dom.html#the-directionality
function directionOf(id) {
  if (toASCIILower(textOrEmpty(id, 'dir')) !== 'auto') return G.matchesSelector(id, ':dir(rtl)') ? 'rtl' : 'ltr';
  const strong = exec(/\p{L}/u, G.controlValue(id));
  return strong !== null && exec(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/, strong[0]) !== null ? 'rtl' : 'ltr';
}
const directed = { __proto__: null, hidden: 1, text: 1, search: 1, tel: 1, url: 1, email: 1, password: 1, submit: 1, reset: 1, button: 1 };
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#picking-an-encoding-for-the-form
function encodingOf(form) {
  const labels = textOf(form, 'accept-charset');
  let encoding = labels === null ? characterSetOf(documentIdOf(form)) : 'UTF-8';
  if (labels !== null) for (const label of each(words(labels))) {
    const name = callValues(139, label);
    if (name !== '') { encoding = name; break; }
  }
  return encoding === 'UTF-16LE' || encoding === 'UTF-16BE' || encoding === 'replacement' ? 'UTF-8' : encoding;
}
// What FormData holds of a form. https://xhr.spec.whatwg.org/#dom-formdata
function formEntries(form, button) {
  if (button !== 0) {
    if (!isSubmitButton(button)) throw new TypeError('The specified element is not a submit button.');
    if (formOf(button) !== form) fail('NotFoundError', 'The specified element is not owned by this form element.');
  }
  return entryList(form, button);
} G.formEntries = formEntries;
function entryList(form, submitter = 0, encoding = 'UTF-8') {
  if (constructing.has(form)) return null;
  constructing.set(form, true);
  try {
    const data = G.newFormData(privateArray()), controls = submittableOf(form);
    const add = (name, value) => { data.entries.add([toUSV(name), typeof value === 'string' ? toUSV(value) : value]); };
    for (let i = 0; i < controls.length; i++) {
      if (!G.isDisabled(controls[i]) && !isListChild(controls[i])) addEntries(controls[i], submitter, encoding, add);
    }
    G.fire(wrap(form), 'formdata', { __proto__: null, bubbles: true, formData: G.makeFormData(data) }, G.FormDataEvent);
    return G.copyEntries(data);
  } finally {
    constructing.delete(form);
  }
} G.entryList = entryList;

// A submitter's attribute, the form's where it has none.
const choice = (form, submitter, name) => submitter !== 0 && has(submitter, `form${name}`) ? textOrEmpty(submitter, `form${name}`) : textOrEmpty(form, name);
function methodOf(form, submitter) {
  const method = toASCIILower(choice(form, submitter, 'method'));
  return method === 'post' || method === 'dialog' ? method : 'get';
}
// NB: Not by the form's own members, which its controls may hide.
function actionOf(form, submitter) {
  const action = choice(form, submitter, 'action'), document = documentIdOf(form);
  return action === '' ? documentURL(document) : resolve(form, action);
}
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mutate-action
function withQuery(address, entries, encoding) {
  let query = '';
  for (let i = 0; i < entries.length; i++) {
    const { 0: name, 1: value } = entries[i], text = typeof value === 'string' ? value : value.name;
    query += `${i === 0 ? '' : '&'}${escaped(name)}=${escaped(text)}`;
  }
  const parts = parseURL(address, null), hash = indexOf(parts.href, '#'), fragment = hash < 0 ? '' : slice(parts.href, hash);
  const start = hash < 0 ? parts.href : slice(parts.href, 0, hash), mark = indexOf(start, '?');
  return parseURL(`${mark < 0 ? start : slice(start, 0, mark)}?${query}${fragment}`, null, encoding).href;
}
// ASCII as forms write it in addresses, with CRLF for each line's end. Other characters the parser of addresses writes in the encoding
// that it is given.
const digits = '0123456789ABCDEF', plainSigns = '*-._';
const isPlain = (unit, sign) =>
  unit >= 128 || unit >= 48 && unit <= 57 || unit >= 65 && unit <= 90 || unit >= 97 && unit <= 122 || includes(plainSigns, sign);
function escaped(text) {
  let result = '', start = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = codeAt(text, i);
    if (isPlain(unit, text[i])) continue;
    result += slice(text, start, i);
    start = i + 1;
    if (unit === 10 || unit === 13) {
      result += '%0D%0A';
      if (unit === 13 && codeAt(text, start) === 10) start = ++i + 1;
    } else result += unit === 32 ? '+' : `%${digits[unit >> 4]}${digits[unit & 15]}`;
  }
  return result + slice(text, start);
}

const planned = PrivateMap();
function navigate(form, submitter, entries) {
  const method = methodOf(form, submitter);
  if (method === 'dialog') { closeDialog(form, submitter); return; }
  const address = actionOf(form, submitter);
  if (address === null) return;
  const scheme = slice(address, 0, indexOf(address, ':'));
  // NB: Safari puts entries into addresses of other schemes, too.
  const mutates = method === 'get' && scheme !== 'javascript' && scheme !== 'mailto';
  const whole = mutates ? withQuery(address, entries, encodingOf(form)) : address, document = documentIdOf(form);
  const own = submitter !== 0 ? textOf(submitter, 'formtarget') : null, name = own === null ? G.targetOf(form) : own;
  const frame = name === '' && document === mainDocument ? 0 : G.chosenFrame(name, document);
  if (frame === 0) { callValues(213, 'submit', whole); return; }
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#planned-navigation
  if (planned.has(form)) G.clearTimer(planned.get(form));
  planned.set(form, G.queueTask(() => {
    planned.delete(form);
    G.navigateFrame(frame, parseURL(whole, null));
  }));
}
function closeDialog(form, submitter) {
  for (let up = N[form << 3 | 1]; up !== 0; up = N[up << 3 | 1]) {
    if (!isHTML(up, 'dialog')) continue;
    if (!has(up, 'open')) return;
    const point = points.get(submitter);
    let result = null;
    if (submitter !== 0 && isHTML(submitter, 'input') && inputType(submitter) === 'image') result = point === undefined ? '0,0' : `${point.x},${point.y}`;
    else if (submitter !== 0) result = textOf(submitter, 'value');
    G.closeDialog(up, result);
    return;
  }
}

const firing = PrivateMap();
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-submit
function submit(form, submitter, isFromMethod) {
  const document = documentIdOf(form);
  if (!isConnected(form) || constructing.has(form) || document !== mainDocument && !G.isActiveDocument(document)) return;
  if (!isFromMethod) {
    if (firing.has(form)) return;
    firing.set(form, true);
    let goesOn = false;
    try {
      for (const id of each(submittableOf(form))) if (!isCustom(id)) G.setInteracted(id);
      const skips = has(form, 'novalidate') || submitter !== 0 && has(submitter, 'formnovalidate');
      if (skips || G.reportForm(form)) {
        const event = { __proto__: null, bubbles: true, cancelable: true, submitter: wrap(submitter) };
        goesOn = G.fire(wrap(form), 'submit', event, G.SubmitEvent);
      }
    } finally {
      firing.delete(form);
    }
    if (!goesOn || !isConnected(form)) return;
  }
  const entries = entryList(form, submitter, encodingOf(form));
  if (entries !== null && isConnected(form)) navigate(form, submitter, entries);
}
// https://html.spec.whatwg.org/multipage/forms.html#dom-form-reset
const resetting = PrivateMap();
function reset(form) {
  if (resetting.has(form)) return;
  resetting.set(form, true);
  try {
    if (!G.fire(wrap(form), 'reset', { __proto__: null, bubbles: true, cancelable: true })) return;
    for (const id of each(controlsOf(form))) if (isCustom(id)) G.resetCustom(id); else G.resetControl(id);
  } finally {
    resetting.delete(form);
  }
}
G.HTMLFormElementSteps = {
  __proto__: null,
  action(id) {
    return textOrEmpty(id, 'action') === '' ? documentURL(documentIdOf(id)) : urlOf(id, 'action');
  },
  setAction(id, value) { setText(id, 'action', value); },
  submit(id) { submit(id, 0, true); },
  requestSubmit(id, button) {
    if (button === null) { submit(id, 0, false); return; }
    if (!isSubmitButton(button)) throw new TypeError('The specified element is not a submit button.');
    if (formOf(button) !== id) fail('NotFoundError', 'The specified element is not owned by this form element.');
    submit(id, button, false);
  },
  reset(id) { if (hooks.formCustom === null) reset(id); else G.reacting(() => reset(id)); },
  checkValidity(id) { return G.checkForm(id); },
  reportValidity(id) { return G.reportForm(id); },
};
// https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#dom-fs-formaction
G.SubmitterSteps = {
  __proto__: null,
  formAction(id) {
    return textOrEmpty(id, 'formaction') === '' ? documentURL(documentIdOf(id)) : urlOf(id, 'formaction');
  },
  setFormAction(id, value) { setText(id, 'formaction', value); },
};

function submitFrom(id, type) {
  const form = formOf(id);
  if (form === 0 || !isConnected(form)) return;
  if (type === 'submit' || type === 'image') submit(form, id, false);
  else if (type === 'reset') reset(form);
} G.submitFrom = submitFrom;
G.imagePoint = (id, x, y) => { points.set(id, { __proto__: null, x, y }); };
}
