// timeago.js: how long ago, written into elements
// Loads: usr/share/nodejs/timeago.js/dist/timeago.full.js
// Version: 4.0.2
/* Page
<time id=a class=t datetime="2020-01-01T00:00:00Z"></time><span id=b class=t datetime=1577836800000></span><time id=c></time>
*/
var base = new Date('2020-01-03T05:00:00Z');
observe('format', () => [timeago.format('2020-01-01T00:00:00Z', 'en_US', { relativeDate: base }), timeago.format(base - 5000, 'en_US', { relativeDate: base }), timeago.format(new Date(base.getTime() + 86400000 * 40), 'de', { relativeDate: base }), timeago.format('2019-01-01 00:00:00', 'ja', { relativeDate: base })]);
observe('render', () => { timeago.render(document.querySelectorAll('.t'), 'en_US', { relativeDate: base }); const found = [...document.querySelectorAll('.t')].map(one => [one.textContent, one.getAttributeNames(), one.getAttribute('timeago-id') > 0]); timeago.cancel(); return found; });
observe('cancel', () => { const element = document.getElementById('a'); timeago.cancel(element); return element.getAttributeNames(); });
observe('register', () => { timeago.register('xx', (number, index, total) => [`${index}:${number} ${total}`, 'in %s']); return timeago.format(base - 3600000, 'xx', { relativeDate: base }); });
observe('no date', () => { try { timeago.render(document.getElementById('c')); return document.getElementById('c').textContent; } catch (error) { return [error.name, error.message]; } finally { timeago.cancel(); } });
