// i18next.js: translations
// Loads: usr/share/javascript/i18next/i18next.js
// Version: 22.4.8
observe('translate', () => i18next.init({ lng: 'de', resources: { de: { translation: { k: 'Wert {{v}}', n_one: 'ein', n_other: '{{count}} viele' } } } }).then(t => [t('k', { v: '<3' }), t('n', { count: 1 }), t('n', { count: 5 }), t('none')]));
