// acorn-parser.js: lets ESLint parse the current language. Debian's ESLint has a parser of 2020, which lacks private
// fields. https://eslint.org/docs/latest/extend/custom-parsers
'use strict';
const acorn = require('acorn');

const visitorKeys = {
  ...require('eslint-visitor-keys').KEYS,
  ChainExpression: ['expression'], ImportExpression: ['source'], PrivateIdentifier: [], PropertyDefinition: ['key', 'value'],
  StaticBlock: ['body'],
};

exports.parseForESLint = (text, { sourceType }) => {
  const comments = [], tokens = [];
  const ast = acorn.parse(text, {
    ecmaVersion: 2022, sourceType, locations: true, ranges: true,
    onComment: (isBlock, value, start, end, startPlace, endPlace) =>
      comments.push({ type: isBlock ? 'Block' : 'Line', value, range: [start, end], loc: { start: startPlace, end: endPlace } }),
    onToken: ({ type, value, range, loc }) => {
      if (type.label !== 'eof') tokens.push({ type: kindOf(type), value: value === undefined ? type.label : String(value), range, loc });
    },
  });
  return { ast: Object.assign(ast, { comments, tokens }), visitorKeys };
};

function kindOf({ label, keyword }) {
  if (keyword) return 'Keyword';
  switch (label) {
    case 'name': return 'Identifier';
    case 'privateId': return 'PrivateIdentifier';
    case 'num': return 'Numeric';
    case 'string': return 'String';
    case 'regexp': return 'RegularExpression';
    case 'template': return 'Template';
    default: return 'Punctuator';
  }
}
