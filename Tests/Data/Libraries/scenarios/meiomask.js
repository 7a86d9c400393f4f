// meiomask.js: masks for inputs
// Loads: usr/share/javascript/jquery/jquery.js, usr/share/javascript/jquery-meiomask/jquery.meiomask.js
/* Page
<input id="p" alt="phone-us" value="5551234567"><input id="m" alt="decimal">
*/
observe('masks', () => { jQuery.browser = jQuery.browser || {}; jQuery('input').setMask(); return [document.getElementById('p').value, jQuery.mask.string('123456', 'decimal'), jQuery.mask.string('20240229', '9999-19-39'), document.getElementById('m').maxLength]; });
