// js/bindings/CSS.js: the bindings that js/idl/generate.py made of js/idl/CSS.webidl. Not to be edited.
//
// Exposes CSS.
'use strict';
{
  const G = this;
  const { NOTHING, define, missing, mixin, need, toDictionary, toDouble, toText } = G;
  const { toStringTag } = G.primordials;
  const CSSSteps = G.CSSSteps;
  function toPropertyDefinition(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      inherits: (member = given.inherits) === undefined ? missing('PropertyDefinition', 'inherits', 'boolean') : !!member,
      initialValue: (member = given.initialValue) === undefined ? undefined : toText(member),
      name: (member = given.name) === undefined ? missing('PropertyDefinition', 'name', 'DOMString') : toText(member),
      syntax: (member = given.syntax) === undefined ? '*' : toText(member),
    };
  }

  G.defineLazily('CSS', object => {
    mixin(object, {
      __proto__: null,
      escape(ident) {
        need(arguments.length, 1);
        ident = toText(ident);
        return CSSSteps.escape(ident);
      },
      supports(a0, a1 = undefined) {
        need(arguments.length, 1);
        if (arguments.length <= 1) {
          a0 = toText(a0);
          return CSSSteps.supports(a0);
        }
        {
          a0 = toText(a0);
          a1 = toText(a1);
          return CSSSteps.supports(a0, a1);
        }
      },
      registerProperty(definition) {
        need(arguments.length, 1);
        definition = toPropertyDefinition(definition);
        CSSSteps.registerProperty(definition);
      },
      number(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.number(value));
      },
      percent(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.percent(value));
      },
      cap(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cap(value));
      },
      ch(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.ch(value));
      },
      em(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.em(value));
      },
      ex(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.ex(value));
      },
      ic(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.ic(value));
      },
      lh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lh(value));
      },
      rcap(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rcap(value));
      },
      rch(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rch(value));
      },
      rem(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rem(value));
      },
      rex(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rex(value));
      },
      ric(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.ric(value));
      },
      rlh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rlh(value));
      },
      vw(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vw(value));
      },
      vh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vh(value));
      },
      vi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vi(value));
      },
      vb(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vb(value));
      },
      vmin(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vmin(value));
      },
      vmax(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.vmax(value));
      },
      svw(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svw(value));
      },
      svh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svh(value));
      },
      svi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svi(value));
      },
      svb(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svb(value));
      },
      svmin(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svmin(value));
      },
      svmax(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.svmax(value));
      },
      lvw(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvw(value));
      },
      lvh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvh(value));
      },
      lvi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvi(value));
      },
      lvb(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvb(value));
      },
      lvmin(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvmin(value));
      },
      lvmax(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.lvmax(value));
      },
      dvw(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvw(value));
      },
      dvh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvh(value));
      },
      dvi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvi(value));
      },
      dvb(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvb(value));
      },
      dvmin(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvmin(value));
      },
      dvmax(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dvmax(value));
      },
      cqw(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqw(value));
      },
      cqh(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqh(value));
      },
      cqi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqi(value));
      },
      cqb(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqb(value));
      },
      cqmin(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqmin(value));
      },
      cqmax(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cqmax(value));
      },
      cm(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.cm(value));
      },
      mm(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.mm(value));
      },
      Q(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.Q(value));
      },
      in(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.in(value));
      },
      pt(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.pt(value));
      },
      pc(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.pc(value));
      },
      px(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.px(value));
      },
      deg(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.deg(value));
      },
      grad(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.grad(value));
      },
      rad(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.rad(value));
      },
      turn(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.turn(value));
      },
      s(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.s(value));
      },
      ms(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.ms(value));
      },
      Hz(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.Hz(value));
      },
      kHz(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.kHz(value));
      },
      dpi(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dpi(value));
      },
      dpcm(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dpcm(value));
      },
      dppx(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.dppx(value));
      },
      fr(value) {
        need(arguments.length, 1);
        value = toDouble(value);
        return G.makeCSSUnitValue(CSSSteps.fr(value));
      },
    });
    define(object, toStringTag, 'CSS', false, false, true);
  });
}
