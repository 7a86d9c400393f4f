// js/html/forms/submission.js: submitting and resetting forms. https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-2
//
// Submission would leave the page: the navigation is recorded, not performed.
//
// Reads   attributes, links and the state of controls. Writes attributes of dialogs.
// Exports entryList(form id, submitter id, encoding) → private array of [name, text or file], null while another list is being created ·
//         formEntries(form id, submitter id or 0): the entries for FormData · submitFrom(id, type): submits for a click on a button ·
//         imagePoint(submitter id, x, y): records the position of a click on an image. HTMLFormElementSteps, SubmitterSteps. Exposes
//         nothing.
'use strict'; { const G = this; const OP = { __proto__: null, encodingStandardName: 142, record: 220 }; 
const { PrivateMap, each, primordials, privateArray, toASCIILower, words,
pageHooks,
pageState,
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

const { constructing, points, planned, firing, resetting } = pageState('html/forms/submission', () => ({
  __proto__: null,
  // The state of "construct the entry list" (#constructing-the-form-data-set): forms that are constructing one; the positions of clicks on
  // images.
  constructing: PrivateMap(), points: PrivateMap(),
  planned: PrivateMap(), firing: PrivateMap(),
  // HTML, reset() (#dom-form-reset), and "reset" a form (#concept-form-reset, its numbers with an R).
  resetting: PrivateMap(),
}));
const isListChild = id => G.enclosing(id, 'datalist') !== 0;
const isCustom = id => pageHooks.formCustom !== null && pageHooks.formCustom(id);
// HTML, 5.2–5.11 of "construct the entry list": `add(name, value)` for each entry of a control.
function addEntries(id, submitter, encoding, add) {
  // 5.3.
  if (isCustom(id)) {
    const own = G.customEntries(id);
    for (let i = 0; i < own.length; i++) add(own[i][0], own[i][1]);
    return;
  }
  const local = localName(id), type = local === 'input' ? inputType(id) : '', name = textOrEmpty(id, 'name');
  // 5.2.
  if (type === 'image') {
    if (id !== submitter) return;
    const prefix = name === '' ? '' : `${name}.`, point = points.get(id);
    add(`${prefix}x`, point === undefined ? '0' : `${point.x}`);
    add(`${prefix}y`, point === undefined ? '0' : `${point.y}`);
    return;
  }
  // 5.4–5.5.
  if (name === '') return;
  // 5.1, of buttons.
  if (local === 'button' || isSubmitButton(id)) {
    if (id !== submitter) return;
    add(name, textOrEmpty(id, 'value'));
    addDirection(id, type, add);
    return;
  }
  // 5.6.
  if (local === 'select') {
    for (const option of each(G.selectedOptionsOf(id).all())) if (!G.isDisabled(option)) add(name, G.optionValue(option));
    return;
  }
  switch (type) {
    // 5.1, of other buttons.
    case 'reset': case 'button': return;
    case 'checkbox': case 'radio': if (!G.checkedness(id)) return; break; // 5.1, for unchecked controls.
    // 5.8.
    case 'file': {
      const files = isLoaded('fileValue') ? G.filesOf(id).files : privateArray();
      for (let i = 0; i < files.length; i++) add(name, files[i]);
      if (files.length === 0) add(name, G.newFile(G.emptySequence(), 'application/octet-stream', '', wallTime()));
      return;
    }
    // 5.9.
    case 'hidden': if (toASCIILower(name) === '_charset_') { add(name, encoding); return; } break;
  }
  // 5.7, 5.10.
  add(name, local === 'textarea' ? G.submittedText(id) : G.controlValue(id));
  addDirection(id, local === 'textarea' ? local : type, add);
}
// 5.11.
function addDirection(id, type, add) {
  const dirname = textOrEmpty(id, 'dirname');
  if (dirname !== '' && directed[type] === 1) add(dirname, directionOf(id));
}
// HTML, the directionality (#the-directionality), of a control.
function directionOf(id) {
  if (toASCIILower(textOrEmpty(id, 'dir')) !== 'auto') return G.matchesSelector(id, ':dir(rtl)') ? 'rtl' : 'ltr';
  const strong = exec(/\p{L}/u, G.controlValue(id));
  return strong !== null && exec(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/, strong[0]) !== null ? 'rtl' : 'ltr';
}
const directed = {
  __proto__: null, hidden: 1, text: 1, search: 1, tel: 1, url: 1, email: 1, password: 1, submit: 1, reset: 1, button: 1, textarea: 1,
};
// HTML, "pick an encoding" for a form (#picking-an-encoding-for-the-form).
function encodingOf(form) {
  const labels = textOf(form, 'accept-charset');
  // 1, 2.5.
  let encoding = labels === null ? characterSetOf(documentIdOf(form)) : 'UTF-8';
  // 2.1–2.4, 2.6.
  if (labels !== null) for (const label of each(words(labels))) {
    const name = callValues(OP.encodingStandardName, label);
    if (name !== '') { encoding = name; break; }
  }
  // 3.
  return encoding === 'UTF-16LE' || encoding === 'UTF-16BE' || encoding === 'replacement' ? 'UTF-8' : encoding;
}
// XHR, 1 of new FormData() (#dom-formdata).
function formEntries(form, button) {
  if (button !== 0) {
    if (!isSubmitButton(button)) throw new TypeError('The specified element is not a submit button.');
    if (formOf(button) !== form) fail('NotFoundError', 'The specified element is not owned by this form element.');
  }
  return entryList(form, button);
} G.formEntries = formEntries;
// HTML, "construct the entry list" (#constructing-the-form-data-set).
function entryList(form, submitter = 0, encoding = 'UTF-8') {
  // 1.
  if (constructing.has(form)) return null;
  // 2.
  constructing.set(form, true);
  try {
    // 3–4.
    const data = G.newFormData(privateArray()), controls = submittableOf(form);
    // "Create an entry" (#create-an-entry): 1–2, 4.
    const add = (name, value) => { data.entries.add([toUSV(name), typeof value === 'string' ? toUSV(value) : value]); };
    // 5, and the part of 5.1 for all controls.
    for (let i = 0; i < controls.length; i++) {
      if (!G.isDisabled(controls[i]) && !isListChild(controls[i])) addEntries(controls[i], submitter, encoding, add);
    }
    // 6–7.
    G.fire(wrap(form), 'formdata', { __proto__: null, bubbles: true, formData: G.makeFormData(data) }, G.FormDataEvent);
    // 9.
    return G.copyEntries(data);
  } finally {
    constructing.delete(form); // 8.
  }
} G.entryList = entryList;

// HTML, the action, method and target of a submitter (#attributes-for-form-submission): its attribute, the form's where it has none.
const choice = (form, submitter, name) => submitter !== 0 && has(submitter, `form${name}`) ? textOrEmpty(submitter, `form${name}`) : textOrEmpty(form, name);
function methodOf(form, submitter) {
  const method = toASCIILower(choice(form, submitter, 'method'));
  return method === 'post' || method === 'dialog' ? method : 'get';
}
// 12–14 of "submit". NB: Not by the form's members, which its controls may hide.
function actionOf(form, submitter) {
  const action = choice(form, submitter, 'action'), document = documentIdOf(form);
  return action === '' ? documentURL(document) : resolve(form, action);
}
// HTML, "mutate action URL" (#submit-mutate-action): the text of pairs becomes a query, which is parsed with the
// form's encoding.
function withQuery(address, entries, encoding) {
  // "Convert to a list of name-value pairs" (#convert-to-a-list-of-name-value-pairs): escaped() has its 2.1 and 2.3.
  let query = '';
  for (let i = 0; i < entries.length; i++) {
    const { 0: name, 1: value } = entries[i], text = typeof value === 'string' ? value : value.name;
    query += `${i === 0 ? '' : '&'}${escaped(name)}=${escaped(text)}`;
  }
  const parts = parseURL(address, null), hash = indexOf(parts.href, '#'), fragment = hash < 0 ? '' : slice(parts.href, hash);
  const start = hash < 0 ? parts.href : slice(parts.href, 0, hash), mark = indexOf(start, '?');
  return parseURL(`${mark < 0 ? start : slice(start, 0, mark)}?${query}${fragment}`, null, encoding).href;
}
// ASCII characters in the form of URLs, with CRLF for line ends. The URL parser encodes other characters.
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

// HTML, 10–26 of "submit" (#concept-form-submit). Left out, as nothing leaves the page: 17 and the bodies of requests, 21, 24–25.
function navigate(form, submitter, entries) {
  // 10.
  const method = methodOf(form, submitter);
  // 11.
  if (method === 'dialog') { closeDialog(form, submitter); return; }
  // 12–15.
  const address = actionOf(form, submitter);
  if (address === null) return;
  // 16.
  const scheme = slice(address, 0, indexOf(address, ':'));
  // NB: Safari also adds entries to URLs of other schemes. 26, the table.
  const mutates = method === 'get' && scheme !== 'javascript' && scheme !== 'mailto';
  const whole = mutates ? withQuery(address, entries, encodingOf(form)) : address, document = documentIdOf(form);
  // 18–20.
  const own = submitter !== 0 ? textOf(submitter, 'formtarget') : null, name = own === null ? G.targetOf(form) : own;
  // 22–23.
  const frame = name === '' && document === mainDocument ? 0 : G.chosenFrame(name, document);
  if (frame === 0) { callValues(OP.record, 'submit', whole); return; }
  // "Plan to navigate" (#plan-to-navigate): 26.3–5.
  if (planned.has(form)) G.clearTimer(planned.get(form));
  planned.set(form, G.queueTask(() => {
    planned.delete(form);
    G.navigateFrame(frame, parseURL(whole, null));
  }));
}
// 11.1–11.6.
function closeDialog(form, submitter) {
  // 11.1–2.
  for (let up = N[form << 3 | 1]; up !== 0; up = N[up << 3 | 1]) {
    if (!isHTML(up, 'dialog')) continue;
    // The first steps of "close the dialog".
    if (!has(up, 'open')) return;
    const point = points.get(submitter);
    // 11.3–5.
    let result = null;
    if (submitter !== 0 && isHTML(submitter, 'input') && inputType(submitter) === 'image') result = point === undefined ? '0,0' : `${point.x},${point.y}`;
    else if (submitter !== 0) result = textOf(submitter, 'value');
    // 11.6.
    G.closeDialog(up, result);
    return;
  }
}

// HTML, "submit" a form (#concept-form-submit). 4 is left out: no document is sandboxed so.
function submit(form, submitter, isFromMethod) {
  const document = documentIdOf(form);
  // 1–2.
  if (!isConnected(form) || constructing.has(form) || document !== mainDocument && !G.isActiveDocument(document)) return;
  // 5.
  if (!isFromMethod) {
    // 5.1–2.
    if (firing.has(form)) return;
    firing.set(form, true);
    let goesOn = false;
    try {
      // 5.3.
      for (const id of each(submittableOf(form))) if (!isCustom(id)) G.setInteracted(id);
      // 5.4.
      const skips = has(form, 'novalidate') || submitter !== 0 && has(submitter, 'formnovalidate');
      if (skips || G.reportForm(form)) {
        // 5.5–6.
        const event = { __proto__: null, bubbles: true, cancelable: true, submitter: wrap(submitter) };
        goesOn = G.fire(wrap(form), 'submit', event, G.SubmitEvent);
      }
    } finally {
      firing.delete(form); // 5.4.1, 5.7.
    }
    // 5.8–9.
    if (!goesOn || !isConnected(form)) return;
  }
  // 6–8.
  const entries = entryList(form, submitter, encodingOf(form));
  // 9.
  if (entries !== null && isConnected(form)) navigate(form, submitter, entries);
}
function reset(form) {
  // 1.
  if (resetting.has(form)) return;
  // 2–3.
  resetting.set(form, true);
  try {
    // R1.
    if (!G.fire(wrap(form), 'reset', { __proto__: null, bubbles: true, cancelable: true })) return;
    // R2.
    for (const id of each(controlsOf(form))) if (isCustom(id)) G.resetCustom(id); else G.resetControl(id);
  } finally {
    resetting.delete(form); // 4.
  }
}
G.HTMLFormElementSteps = {
  __proto__: null,
  // HTML, action (#dom-fs-action): 1–5.
  action(id) {
    return textOrEmpty(id, 'action') === '' ? documentURL(documentIdOf(id)) : urlOf(id, 'action');
  },
  setAction(id, value) { setText(id, 'action', value); },
  submit(id) { submit(id, 0, true); },
  // HTML, requestSubmit() (#dom-form-requestsubmit).
  requestSubmit(id, button) {
    // 2–3.
    if (button === null) { submit(id, 0, false); return; }
    // 1.1.
    if (!isSubmitButton(button)) throw new TypeError('The specified element is not a submit button.');
    // 1.2.
    if (formOf(button) !== id) fail('NotFoundError', 'The specified element is not owned by this form element.');
    // 3.
    submit(id, button, false);
  },
  reset(id) { if (pageHooks.formCustom === null) reset(id); else G.inReactionQueue(() => reset(id)); },
  checkValidity(id) { return G.checkForm(id); },
  reportValidity(id) { return G.reportForm(id); },
};
// HTML, formAction (#dom-fs-formaction): 1–5.
G.SubmitterSteps = {
  __proto__: null,
  formAction(id) {
    return textOrEmpty(id, 'formaction') === '' ? documentURL(documentIdOf(id)) : urlOf(id, 'formaction');
  },
  setFormAction(id, value) { setText(id, 'formaction', value); },
};

function submitFrom(id, type) {
  const form = formOf(id);
  if (form === 0) return;
  if (type === 'submit' || type === 'image') submit(form, id, false);
  else if (type === 'reset') reset(form);
} G.submitFrom = submitFrom;
G.imagePoint = (id, x, y) => { points.set(id, { __proto__: null, x, y }); };
}
