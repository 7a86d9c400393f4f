// js/svg/animated.js: the objects that reflect SVG's attributes, with a base value and an animated value, which are the same here.
// https://svgwg.org/svg2-draft/types.html#TermReflect
//
// Reads   attributes. Writes them through native calls.
// Exports svgReflection(element id, property, type, attribute, more): the only state of an element's property, as js/svg/svgReflection.js
//         names types · svgListOf(element id, property, kind, attribute): a list's · svgBox(element id): the state of its viewBox, or null
//         · SVGAnimated…Steps, SVGPreserveAspectRatioSteps, SVGUnitTypesSteps (js/idl/svgTypes.webidl).
// Throws  TypeError, NotSupportedError. Exposes nothing.
'use strict'; { const G = this; const { PrivateMap, each, primordials, words,
pageState,
fail,
has, setText, textOf,
numberOf: parseNumber } = G;





const { TypeError, fround, trunc, slice } = primordials;

const { written } = pageState('svg/animated', () => ({ __proto__: null, written: PrivateMap() }));
// The state of an element's property.
const stateOf = (id, property, make) => {
  let own = written.get(id);
  if (own === undefined) written.set(id, own = { __proto__: null });
  return own[property] ??= make();
};

const units = words('userSpaceOnUse objectBoundingBox');
const keywords = {
  __proto__: null, units, spreadMethod: words('pad reflect repeat'), markerUnits: words('userSpaceOnUse strokeWidth'),
  lengthAdjust: words('spacing spacingAndGlyphs'), method: words('align stretch'), spacing: words('auto exact'), orientType: words('auto'),
};
const alignments = words('none xMinYMin xMidYMin xMaxYMin xMinYMid xMidYMid xMaxYMid xMinYMax xMidYMax xMaxYMax'), XMIDYMID = 6, MEET = 1, SLICE = 2;
function placeOf(list, text) {
  for (let i = 0; i < list.length; i++) if (list[i] === text) return i + 1;
  return 0;
}
const textFor = (state, fallback) => textOf(state.id, state.name) ?? fallback;
// Reads the attribute of a state if its text has changed.
function refresh(state, read) {
  const text = textOf(state.id, state.name);
  if (text === state.text) return state.value;
  state.text = text;
  read(state, text);
  return state.value;
}
function write(state, text) {
  state.text = text;
  setText(state.id, state.name, text);
}

function readLength(state, text) {
  const { value, more } = state;
  if (text === null || !G.setSVGLength(value, text)) G.setSVGLength(value, text === null && more !== '' ? more : '0');
}
function readBox({ value }, text) {
  const numbers = text === null ? null : G.parseSVGNumbers(text), isBox = numbers !== null && numbers.length === 4;
  value.x = isBox ? numbers[0] : 0;
  value.y = isBox ? numbers[1] : 0;
  value.width = isBox ? numbers[2] : 0;
  value.height = isBox ? numbers[3] : 0;
}
function readRatio({ value }, text) {
  const { 0: align, 1: slice } = words(text ?? '');
  value.align = placeOf(alignments, align) || XMIDYMID;
  value.meetOrSlice = slice === 'slice' ? SLICE : MEET;
}
const base = (id, name, type, more) =>
  ({ __proto__: null, object: undefined, interface: `SVGAnimated${type}`, id, name, text: undefined, value: null, more });
const makers = {
  __proto__: null,
  Length(state) {
    state.value = G.newSVGLength(state.id, G.svgAxis(state.name));
    state.value.owner = () => write(state, G.SVGLengthSteps.valueAsString(state.value));
  },
  Rect(state) {
    state.value = G.newRect();
    state.value.changed = () => {
      const { x, y, width, height } = state.value, text = G.svgNumberText;
      write(state, `${text(x)} ${text(y)} ${text(width)} ${text(height)}`);
    };
  },
  PreserveAspectRatio(state) {
    state.value = {
      __proto__: null, object: undefined, align: XMIDYMID, meetOrSlice: MEET,
      changed() { write(state, `${alignments[state.value.align - 1]} ${state.value.meetOrSlice === SLICE ? 'slice' : 'meet'}`); },
    };
  },
  Angle(state) {
    state.value = G.newSVGAngle();
    state.value.owner = () => write(state, G.SVGAngleSteps.valueAsString(state.value));
  },
};
for (const kind of each(words('Number Length Transform'))) {
  makers[`${kind}List`] = state => { state.value = G.newSVGList(kind, state.id, state.name); };
}
const svgReflection = G.svgReflection = (id, property, type, name, more) => stateOf(id, property, () => {
  const state = base(id, name, type, more);
  if (makers[type] !== undefined) makers[type](state);
  return state;
});
G.svgListOf = (id, property, kind, name) => stateOf(id, property, () => G.newSVGList(kind, id, name));
G.svgBox = id => {
  if (!has(id, 'viewBox')) return null;
  const box = refresh(svgReflection(id, 'viewBox', 'Rect', 'viewBox', ''), readBox);
  return box.width === 0 && box.height === 0 ? null : box;
};

const both = read => ({ __proto__: null, baseVal: read, animVal: read });
G.SVGAnimatedLengthSteps = both(state => refresh(state, readLength));
G.SVGAnimatedRectSteps = both(state => refresh(state, readBox));
G.SVGAnimatedPreserveAspectRatioSteps = both(state => refresh(state, readRatio));
function readAngle({ value }, text) { if (text === null || !G.setSVGAngle(value, text)) G.setSVGAngle(value, '0'); }
G.SVGAnimatedAngleSteps = both(state => refresh(state, readAngle));
const SVGAnimatedNumberListSteps = G.SVGAnimatedNumberListSteps = both(({ value }) => value);
G.SVGAnimatedLengthListSteps = SVGAnimatedNumberListSteps; G.SVGAnimatedTransformListSteps = SVGAnimatedNumberListSteps;
// A number, or a percentage of 1.
const numberOf = state => {
  const text = textFor(state, ''), number = parseNumber(text) ?? +(state.more || 0);
  return fround(slice(text, -1) === '%' ? number / 100 : number);
};
G.SVGAnimatedNumberSteps = { ...both(numberOf), __proto__: null, setBaseVal(state, value) { write(state, G.svgNumberText(value)); } };
const integerOf = state => trunc(parseNumber(textFor(state, '')) ?? +(state.more || 0));
G.SVGAnimatedIntegerSteps = { ...both(integerOf), __proto__: null, setBaseVal(state, value) { write(state, `${value}`); } };
G.SVGAnimatedBooleanSteps = {
  ...both(state => textFor(state, state.more) === 'true'), __proto__: null, setBaseVal(state, value) { write(state, `${value}`); },
};
// `more`: the name of the keywords, and the keyword for a missing attribute.
const keywordOf = state => {
  const { 0: list, 1: fallback } = words(state.more);
  if (list === 'orientType') return textFor(state, '') === 'auto' ? 1 : textFor(state, '') === 'auto-start-reverse' ? 0 : 2;
  return placeOf(keywords[list], textFor(state, '')) || +fallback;
};
G.SVGAnimatedEnumerationSteps = {
  ...both(keywordOf),
  __proto__: null,
  setBaseVal(state, value) {
    const { 0: list } = words(state.more);
    if (value === 0 || value > keywords[list].length) throw new TypeError('Type error');
    write(state, keywords[list][value - 1]);
  },
};
G.SVGUnitTypesSteps = { __proto__: null };
G.SVGPreserveAspectRatioSteps = {
  __proto__: null,
  align: ({ align }) => align,
  setAlign(state, value) {
    if (value === 0 || value > alignments.length) fail('NotSupportedError');
    state.align = value;
    state.changed();
  },
  meetOrSlice: ({ meetOrSlice }) => meetOrSlice,
  setMeetOrSlice(state, value) {
    if (value !== MEET && value !== SLICE) fail('NotSupportedError');
    state.meetOrSlice = value;
    state.changed();
  },
};
}
