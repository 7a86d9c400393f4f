// js/dom/aria.js: the attributes of WAI-ARIA as properties of elements. https://w3c.github.io/aria/#ARIAMixin
//
// Reads   attributes. Writes through native calls. Offers and exposes nothing by a name.
'use strict';
{
  const G = this;
  const { Element, ObjectCreate, ownDescriptor, elementId, toText, each } = G;
  const { split, slice, toLowerCase } = G.primordials;

  const descriptors = ObjectCreate(null);
  // Text, or null without the attribute.
  function addText(property, name) {
    descriptors[property] = ownDescriptor({
      __proto__: null,
      get [property]() { return G.textOf(elementId(this), name); },
      set [property](value) {
        const id = elementId(this);
        if (value === null || value === undefined) G.dropText(id, name); else G.setText(id, name, toText(value));
      },
    }, property);
  }
  addText('role', 'role');
  for (const word of each(split('Atomic AutoComplete BrailleLabel BrailleRoleDescription Busy Checked ColCount ColIndex ColIndexText ' +
    'ColSpan Current Description Disabled Expanded HasPopup Hidden Invalid KeyShortcuts Label Level Live Modal MultiLine MultiSelectable ' +
    'Orientation Placeholder PosInSet Pressed ReadOnly Relevant Required RoleDescription RowCount RowIndex RowIndexText RowSpan Selected ' +
    'SetSize Sort ValueMax ValueMin ValueNow ValueText', ' '))) addText(`aria${word}`, `aria-${toLowerCase(word)}`);
  // Elements.
  descriptors.ariaActiveDescendantElement = ownDescriptor({
    __proto__: null,
    get ariaActiveDescendantElement() { return G.wrap(G.referredElement(elementId(this), 'aria-activedescendant')); },
    set ariaActiveDescendantElement(value) { G.setReferredElement(elementId(this), 'aria-activedescendant', value); },
  }, 'ariaActiveDescendantElement');
  for (const property of each(split('ariaControlsElements ariaDescribedByElements ariaDetailsElements ariaErrorMessageElements ariaFlowToElements ' +
    'ariaLabelledByElements ariaOwnsElements', ' '))) {
    const name = `aria-${toLowerCase(slice(property, 4, -8))}`;
    descriptors[property] = ownDescriptor({
      __proto__: null,
      get [property]() { return G.referredElements(elementId(this), name); },
      set [property](value) { G.setReferredElements(elementId(this), name, value); },
    }, property);
  }
  G.accessors(Element.prototype, descriptors);
}
