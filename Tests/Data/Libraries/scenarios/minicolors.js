// minicolors.js: colors for inputs
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-minicolors/jquery.minicolors.min.js
/* Page
<input id="c" value="#ff8000" data-opacity=".5">
*/
observe('make', () => { jQuery('#c').minicolors({ opacity: true, animationSpeed: 0, showSpeed: 0, hideSpeed: 0 }); const w = document.querySelector('.minicolors'); return [w.className, jQuery('#c').minicolors('rgbObject'), jQuery('#c').minicolors('rgbaString'), jQuery('#c').minicolors('opacity'), w.querySelector('.minicolors-swatch-color').style.backgroundColor]; });
observe('value', () => { jQuery('#c').minicolors('value', { color: '#0f0', opacity: 1 }); return [document.getElementById('c').value, document.querySelector('.minicolors-swatch-color').style.cssText]; });
observe('destroy', () => { jQuery('#c').minicolors('destroy'); return document.body.innerHTML.slice(0, 100); });
