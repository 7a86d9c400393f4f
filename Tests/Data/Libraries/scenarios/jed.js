// jed.js: texts in other languages, with plurals
// Loads: usr/share/nodejs/jed/jed.js
var catalog = { domain: 'd', locale_data: { d: { '': { domain: 'd', lang: 'pl', plural_forms: 'nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);' }, file: ['plik', 'pliki', 'plików'], 'ctx\u0004Open': ['Otwórz'], 'n %d': ['jeden %d', 'kilka %d', 'wiele %d'] } } };
observe('translate', () => { window.jed = new Jed(catalog); return [jed.gettext('file'), jed.pgettext('ctx', 'Open'), jed.gettext('unknown')]; });
observe('plurals', () => [0, 1, 2, 5, 12, 22, 25].map(n => jed.translate('file').ifPlural(n, 'files').fetch()));
observe('format', () => [jed.translate('n %d').ifPlural(3, 'n %d').fetch(3), Jed.sprintf('%2$s %1$05.2f %3$x', 1.5, 'a', 255), jed.sprintf('%(a)s', { a: 'x' })]);
observe('wrong', () => { try { Jed.PF.parse('nplurals=2; plural=n ! 1;'); return 'parsed'; } catch (error) { return 'refused'; } });
