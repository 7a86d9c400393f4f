// js/html/elements/HTMLElement.js: the effects of attribute changes on HTML elements; the steps of their members are in
// js/html/elements/elementSteps.js. https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes. Writes nothing. Exports and exposes nothing.
'use strict'; { const G = this; const { isLoaded,
isHTML, onAttribute } = G;






onAttribute('open', (id, stays) => { if (isHTML(id, 'details')) G.detailsChanged(id, stays); else if (isHTML(id, 'dialog')) G.dialogChanged(id); });
onAttribute('name', id => { if (isHTML(id, 'details')) G.detailsRenamed(id); });
for (const name of ['src', 'srcset', 'sizes', 'crossorigin', 'referrerpolicy', 'media', 'type']) {
  onAttribute(name, id => {
    if (isHTML(id, 'img') ? name !== 'media' && name !== 'type' : isHTML(id, 'source') && isLoaded('imageChanged')) G.imageChanged(id, name);
  });
}
onAttribute('multiple', id => { if (isHTML(id, 'select')) G.multipleChanged(id); });
onAttribute('popover', id => { if (isLoaded('popoverChanged')) G.popoverChanged(id); });
}
