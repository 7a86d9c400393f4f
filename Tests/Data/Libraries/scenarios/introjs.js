// introjs.js: a tour through a page
// Loads: intro.js-2.9.3/intro.js
/* Page
<h1 data-step="2" data-intro="second">H</h1><p data-step="1" data-intro="first <b>x</b>" data-position="right">P</p><p id="h" data-hint="hint">q</p>
*/
observe('start', async () => { window.tour = introJs(); window.log = []; tour.onchange(e => log.push(e.tagName)); tour.oncomplete(() => log.push('complete')); tour.onexit(() => log.push('exit')); tour.start(); await wait(500); return [log.splice(0), document.querySelector('.introjs-tooltiptext').innerHTML, document.querySelectorAll('.introjs-bullets li').length, document.querySelector('[data-step="1"]').className, document.querySelectorAll('.introjs-overlay').length]; });
observe('next', async () => { tour.nextStep(); await wait(600); return [log.splice(0), document.querySelector('.introjs-tooltiptext').innerHTML, document.querySelector('[data-step="2"]').className, tour._currentStep, document.querySelector('.introjs-nextbutton').className]; });
observe('keys', async () => { document.querySelector('.introjs-prevbutton').click(); await wait(600); return [tour._currentStep, log.splice(0)]; });
observe('exit', async () => { tour.exit(); await wait(700); return [log.splice(0), document.querySelectorAll('.introjs-overlay, .introjs-helperLayer').length, document.querySelector('h1').className]; });
observe('hints', async () => { introJs().addHints(); await wait(50); return [document.querySelectorAll('.introjs-hint').length, document.querySelector('.introjs-hint').outerHTML.replace(/ style="[^"]*"/g, '')]; });
