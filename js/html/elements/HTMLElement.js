// js/html/elements/HTMLElement.js: the effects of attribute changes on HTML elements; the steps of their members are in
// js/html/elements/elementSteps.js. https://html.spec.whatwg.org/multipage/dom.html#htmlelement
//
// Reads   attributes. Writes nothing. Exports and exposes nothing.
import { isLoaded } from '../../lazyModules.js';
import { isHTML, onAttribute } from '../../dom/contentAttributes.js';
import { detailsChanged, detailsRenamed } from 'late:../interaction/details.js';
import { dialogChanged } from 'late:../interaction/dialogs.js';
import { imageChanged } from 'late:../embedded/images.js';
import { popoverChanged } from 'late:../interaction/popover.js';
import { multipleChanged } from 'late:../forms/selectedness.js';

onAttribute('open', (id, stays) => { if (isHTML(id, 'details')) detailsChanged(id, stays); else if (isHTML(id, 'dialog')) dialogChanged(id); });
onAttribute('name', id => { if (isHTML(id, 'details')) detailsRenamed(id); });
for (const name of ['src', 'srcset', 'sizes', 'crossorigin', 'referrerpolicy', 'media', 'type']) {
  onAttribute(name, id => {
    if (isHTML(id, 'img') ? name !== 'media' && name !== 'type' : isHTML(id, 'source') && isLoaded('imageChanged')) imageChanged(id, name);
  });
}
onAttribute('multiple', id => { if (isHTML(id, 'select')) multipleChanged(id); });
onAttribute('popover', id => { if (isLoaded('popoverChanged')) popoverChanged(id); });
