// jquery-mousewheel.js: the wheel
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-mousewheel/jquery.mousewheel.js
observe('wheel', () => { const l = []; $(document.body).on('mousewheel', (e) => l.push([e.deltaY, e.deltaFactor])); document.body.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true })); return l; });
