// aos.js: effects on scrolling
// Loads: aos-2.3.4/dist/aos.js
/* Page
<div id="a" data-aos="fade-up" data-aos-delay="50" data-aos-once="true">a</div><div id="b" data-aos="zoom-in">b</div>
*/
observe('init', async () => { const found = AOS.init({ duration: 300, startEvent: 'load', disableMutationObserver: false }); await wait(200); return [found && found.length, document.body.getAttribute('data-aos-duration'), document.body.getAttribute('data-aos-easing'), [...document.querySelectorAll('[data-aos]')].map(e => e.className)]; });
observe('refresh', async () => { document.body.insertAdjacentHTML('beforeend', '<i id="c" data-aos="flip-left">c</i>'); await wait(200); AOS.refreshHard(); await wait(150); return document.getElementById('c').className; });
