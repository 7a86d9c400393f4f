// jquery-hotkeys.js: keys
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-hotkeys/jquery.hotkeys.js
// Version: 0.8+
observe('key', () => { const l = []; $(document).on('keydown', null, 'ctrl+a', e => l.push(e.which)); document.dispatchEvent(new KeyboardEvent('keydown', { keyCode: 65, ctrlKey: true, bubbles: true })); return l; });
