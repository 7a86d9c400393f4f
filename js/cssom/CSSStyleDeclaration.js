// js/cssom/CSSStyleDeclaration.js: element.style and getComputedStyle. https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface
//
// Reads   the style attribute. Writes it through native calls; a native turns one text of declarations into another.
// Offers  G.inlineStyleOf(element id), G.computedStyleOf(element id, pseudo-element as scripts write it or null),
//         G.ruleStyleOf(state of a rule) · G.computedValue(element id, property). Exposes CSSStyleDeclaration.
'use strict';
{
  const G = this;
  const {
    defineInterface, mixin, textOrEmpty, setText, callNamed, toText, toTextNullEmpty, toASCIILower, need, PrivateMap, makeIndexed,
    stateOf, each,
  } = G;
  const { split, slice, arrayValues, iterator } = G.primordials;

  class InlineState {
    constructor(id) { this.id = id; }
    text() { return textOrEmpty(this.id, 'style'); }
    names() { const names = callNamed('style.names', this.text()); return names === '' ? G.privateArray() : split(names, '\n'); }
    valueOf(name) { return callNamed('style.value', this.text(), name); }
    priorityOf(name) { return callNamed('style.priority', this.text(), name); }
    set(name, value, priority) {
      if (value === '') { this.remove(name); return; }
      const text = callNamed('style.set', this.text(), name, value, priority);
      if (typeof text === 'string') setText(this.id, 'style', text);
    }
    remove(name) {
      const before = this.text(), old = this.valueOf(name), text = callNamed('style.remove', before, name);
      if (typeof text === 'string') setText(this.id, 'style', text);
      return old;
    }
    cssText() { return callNamed('style.text', this.text()); }
    setCSSText(text) { setText(this.id, 'style', callNamed('style.text', text)); }
  }
  G.setPrototypeOf(InlineState.prototype, null);
  const computedValue = (id, name, pseudo = '') => callNamed('style.computed', id, name, G.baseOf(G.documentIdOf(id)), pseudo);
  G.computedValue = computedValue;
  class ComputedState {
    // `pseudo`: the name of a pseudo-element, empty for the element itself, null for what has no styles.
    constructor(id, pseudo) { this.id = id; this.pseudo = pseudo; }
    names() {
      const names = G.privateArray();
      if (!this.isStyled()) return names;
      const own = computedNames(), custom = callNamed('style.customNames', this.id);
      for (let i = 0; i < own.length; i++) names[i] = own[i];
      if (custom !== '') for (const name of each(split(custom, '\n'))) names[names.length] = name;
      return names;
    }
    valueOf(name) { return this.isStyled() ? computedValue(this.id, name, this.pseudo) : ''; }
    // Whether the element is in a document, perhaps in a shadow tree.
    isStyled() { return this.pseudo !== null && G.isConnected(this.id); }
    priorityOf() { return ''; }
    set() { G.fail('NoModificationAllowedError', 'These styles are computed, and therefore cannot be modified.'); }
    remove() { this.set(); }
    cssText() { return ''; }
    setCSSText() { this.set(); }
  }
  G.setPrototypeOf(ComputedState.prototype, null);
  // The declarations or descriptors of a style sheet's rule.
  class RuleState {
    constructor(rule) { this.rule = rule; this.id = rule.id; }
    names() { const names = callNamed('ruleStyle.names', this.id); return names === '' ? G.privateArray() : split(names, '\n'); }
    valueOf(name) { return callNamed('ruleStyle.value', this.id, name); }
    priorityOf(name) { return callNamed('ruleStyle.priority', this.id, name); }
    set(name, value, priority) { callNamed('ruleStyle.set', this.id, name, value, priority); }
    remove(name) { return callNamed('ruleStyle.remove', this.id, name); }
    cssText() { return callNamed('ruleStyle.text', this.id); }
    setCSSText(text) { callNamed('ruleStyle.setText', this.id, text); }
  }
  G.setPrototypeOf(RuleState.prototype, null);
  // makeIndexed takes `names` for named properties, which declarations don't have.
  class Indexed {
    constructor(style) { this.style = style; }
    count() { return this.style.names().length; }
    at(index) { return this.style.names()[index]; }
  }
  G.setPrototypeOf(Indexed.prototype, null);
  let everyName = null;
  const allNames = () => everyName ??= split(callNamed('style.propertyNames'), '\n');
  let everyComputedName = null;
  const computedNames = () => everyComputedName ??= split(callNamed('style.computedNames'), '\n');
  const styleOf = object => stateOf(object).style;
  const nameOf = name => name[0] === '-' && name[1] === '-' ? name : toASCIILower(name);

  const CSSStyleDeclaration = defineInterface('CSSStyleDeclaration', {
    __proto__: null,
    members: {
      get cssText() { return styleOf(this).cssText(); },
      set cssText(text) { styleOf(this).setCSSText(toTextNullEmpty(text)); },
      get length() { return styleOf(this).names().length; },
      item(index) { need(arguments.length, 1); return styleOf(this).names()[index >>> 0] || ''; },
      getPropertyValue(name) { need(arguments.length, 1); return styleOf(this).valueOf(nameOf(toText(name))); },
      getPropertyPriority(name) { need(arguments.length, 1); return styleOf(this).priorityOf(nameOf(toText(name))); },
      setProperty(name, value, priority = '') {
        need(arguments.length, 2);
        priority = toASCIILower(toTextNullEmpty(priority));
        if (priority !== '' && priority !== 'important') return;
        styleOf(this).set(nameOf(toText(name)), toTextNullEmpty(value), priority);
      },
      removeProperty(name) { need(arguments.length, 1); return styleOf(this).remove(nameOf(toText(name))); },
      get parentRule() { const { rule } = styleOf(this); return rule === undefined ? null : G.makeCSSRule(rule); },
      get cssFloat() { return styleOf(this).valueOf('float'); },
      set cssFloat(value) { styleOf(this).set('float', toTextNullEmpty(value), ''); },
    },
  });
  G.define(CSSStyleDeclaration.prototype, iterator, arrayValues, true, false, true);
  for (const name of allNames()) {
    const camel = G.camelCase(name);
    const spellings = G.privateArray();
    spellings[0] = camel;
    if (name !== camel) spellings[1] = name;
    if (slice(name, 0, 8) === '-webkit-') spellings[2] = G.toASCIILower(camel[0]) + slice(camel, 1);
    for (const spelling of each(spellings)) {
      mixin(CSSStyleDeclaration, {
        __proto__: null,
        get [spelling]() { return styleOf(this).valueOf(name); },
        set [spelling](value) { styleOf(this).set(name, toTextNullEmpty(value), ''); },
      });
    }
  }

  const inline = PrivateMap();
  G.inlineStyleOf = id => {
    let style = inline.get(id);
    if (style === undefined) { style = makeIndexed(CSSStyleDeclaration.prototype, new Indexed(new InlineState(id))); inline.set(id, style); }
    return style;
  };
  G.ruleStyleOf = rule => makeIndexed(CSSStyleDeclaration.prototype, new Indexed(new RuleState(rule)));
  // https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle
  G.computedStyleOf = (id, pseudo) => {
    if (pseudo === null || pseudo[0] !== ':') pseudo = '';
    else if ((pseudo = callNamed('style.pseudoElement', pseudo)) === undefined) pseudo = null;
    return makeIndexed(CSSStyleDeclaration.prototype, new Indexed(new ComputedState(id, pseudo)));
  };
}
