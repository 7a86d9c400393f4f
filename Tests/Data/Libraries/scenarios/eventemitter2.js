// eventemitter2.js: events with names in parts, and gettext.js: texts in languages
// Version: of Debian
// Loads: usr/share/javascript/eventemitter2/eventemitter2.js, usr/share/javascript/gettext.js/gettext.js
observe('emitter', () => { const e = new EventEmitter2({ wildcard: true }), r = []; e.on('a.*', function (x) { r.push(this.event, x); }); e.once('b', x => r.push(x)); e.many('c', 2, () => r.push('c')); e.emit('a.x', 1); e.emit('b', 2); e.emit('b', 3); e.emit('c'); e.emit('c'); e.emit('c'); e.off('a.*', () => 0); return [r, e.listeners('a.*').length, e.eventNames ? e.eventNames().length : 0]; });
observe('async', async () => { const e = new EventEmitter2(); setTimeout(() => e.emit('later', 7), 5); return [await EventEmitter2.once ? 1 : 0, await new Promise(f => e.once('later', f))]; });
observe('gettext', () => { const i = (window.i18n || window.I18n || i18n)(); i.loadJSON({ '': { language: 'de', 'plural-forms': 'nplurals=2; plural=n!=1;' }, Hi: 'Hallo', 'a day': ['ein Tag', '%1 Tage'] }, 'messages'); i.setLocale('de'); return [i.gettext('Hi'), i.ngettext('a day', '%1 days', 3, 3), i.strfmt('%1 of %2', 1, 2), i.gettext('zz')]; });
