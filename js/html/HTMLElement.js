// js/html/HTMLElement.js: what follows from changes of attributes of HTML elements; their members' steps are js/html/elementSteps.js's.
// https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes. Writes nothing. Offers and exposes nothing.
'use strict';
{
  const G = this;
  const { isHTML } = G;

  G.onAttribute('open', (id, stays) => { if (isHTML(id, 'details')) G.detailsChanged(id, stays); else if (isHTML(id, 'dialog')) G.dialogChanged(id); });
  G.onAttribute('name', id => { if (isHTML(id, 'details')) G.detailsRenamed(id); });
  for (const name of ['src', 'srcset', 'sizes', 'crossorigin', 'referrerpolicy', 'media', 'type']) {
    G.onAttribute(name, id => {
      if (isHTML(id, 'img') ? name !== 'media' && name !== 'type' : isHTML(id, 'source') && G.isLoaded('imageChanged')) G.imageChanged(id, name);
    });
  }
  G.onAttribute('multiple', id => { if (isHTML(id, 'select')) G.multipleChanged(id); });
  G.onAttribute('popover', id => { if (G.isLoaded('popoverChanged')) G.popoverChanged(id); });
}
