// tinycolor.js: colours
// Loads: usr/share/nodejs/tinycolor/tinycolor.js
observe('colours', () => [tinycolor('red').lighten(20).toHexString(), tinycolor('hsl(120, 50%, 50%)').toRgbString(), tinycolor.readability('#000', '#fff')]);
