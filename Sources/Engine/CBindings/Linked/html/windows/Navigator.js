// js/html/windows/Navigator.js: steps of the navigator. https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object
//
// Reads and writes nothing of the arena.
// Exports NavigatorSteps, NavigatorIDSteps … NavigatorConcurrentHardwareSteps (js/idl/Navigator.webidl) · navigator: the state of the
//         window's object. Exposes nothing.
'use strict'; { const G = this; const { primordials, privateArray,
pageState,
parseURL,
currentDocument,
baseOf } = G;


const { slice, TypeError } = primordials;
const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const { navigator } = pageState('html/windows/Navigator', () => ({ __proto__: null, navigator: { __proto__: null, object: undefined } })); G.navigator = navigator;
G.NavigatorIDSteps = {
  __proto__: null,
  appCodeName: () => 'Mozilla',
  appName: () => 'Netscape',
  appVersion: () => slice(userAgent, 8),
  platform: () => 'MacIntel',
  product: () => 'Gecko',
  productSub: () => '20030107',
  userAgent: () => userAgent,
  vendor: () => 'Apple Computer, Inc.',
  vendorSub: () => '',
};
G.NavigatorLanguageSteps = {
  __proto__: null,
  language: () => 'en-US',
  languages() { const languages = privateArray(); languages[0] = 'en-US'; return languages; },
};
G.NavigatorOnLineSteps = { __proto__: null, onLine: () => false };
G.NavigatorCookiesSteps = { __proto__: null, cookieEnabled: () => true };
G.NavigatorPluginsSteps = {
  __proto__: null,
  plugins: () => G.plugins,
  mimeTypes: () => G.mimeTypes,
  javaEnabled: () => false,
  pdfViewerEnabled: () => true,
};
G.NavigatorConcurrentHardwareSteps = { __proto__: null, hardwareConcurrency: () => 8 };
G.NavigatorSteps = {
  __proto__: null,
  // There is no network to send it. https://w3c.github.io/beacon/#sendbeacon-method
  sendBeacon(_, url) {
    const target = parseURL(url, baseOf(currentDocument()));
    if (target === null || target.protocol !== 'http:' && target.protocol !== 'https:') throw new TypeError('A beacon goes to an address of http or https');
    return false;
  },
  maxTouchPoints: () => 0,
  webdriver: () => false,
};
}
