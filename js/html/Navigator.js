// js/html/Navigator.js: the navigator. https://html.spec.whatwg.org/multipage/system-state.html#the-navigator-object
//
// Reads and writes nothing of the arena. Offers G.navigator. Exposes Navigator.
'use strict';
{
  const G = this;
  const { defineInterface, ObjectCreate } = G, { slice, TypeError } = G.primordials;
  const userAgent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
  const languages = G.freeze(['en-US']);
  const Navigator = defineInterface('Navigator', {
    __proto__: null,
    members: {
      get appCodeName() { return 'Mozilla'; },
      get appName() { return 'Netscape'; },
      get appVersion() { return slice(userAgent, 8); },
      get platform() { return 'MacIntel'; },
      get product() { return 'Gecko'; },
      get productSub() { return '20030107'; },
      get userAgent() { return userAgent; },
      get vendor() { return 'Apple Computer, Inc.'; },
      get vendorSub() { return ''; },
      get language() { return 'en-US'; },
      get languages() { return languages; },
      get onLine() { return false; },
      get cookieEnabled() { return true; },
      get plugins() { return []; },
      get mimeTypes() { return []; },
      get pdfViewerEnabled() { return true; },
      get hardwareConcurrency() { return 8; },
      get maxTouchPoints() { return 0; },
      get webdriver() { return false; },
      get doNotTrack() { return null; },
      javaEnabled() { return false; },
      // There is no network that would take it. https://w3c.github.io/beacon/#sendbeacon-method
      sendBeacon(url, data = null) {
        G.need(arguments.length, 1);
        const target = G.parseURL(G.toUSV(url), G.baseOf(G.mainDocument));
        if (target === null || target.protocol !== 'http:' && target.protocol !== 'https:') throw new TypeError('A beacon goes to an address of http or https');
        return false;
      },
      vibrate(pattern) { return false; },
    },
  });
  G.navigator = ObjectCreate(Navigator.prototype);
}
