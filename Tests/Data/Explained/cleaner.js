// ==UserScript==
// @name     Cleaner
// @match    *://*/*
// @grant    none
// ==/UserScript==
(function () {
    'use strict';

    const SELECTORS = ['.ad', '.cookie-banner', 'aside.sponsored'];
    const PARAMETERS = /^(utm_\w+|gclid|fbclid)$/;

    function sweep(root) {
        for (const selector of SELECTORS) {
            root.querySelectorAll(selector).forEach(node => node.remove‸()); //! (none)
        }
    }

    const untrack = link => {
        const url = new URL(link.getAttribute('href'), 'https://example.org/');
        if (![...url.searchParams.keys()].some(name => PARAMETERS.test(name))) return;
        for (const name of [...url.searchParams.keys()]) if (PARAMETERS.test(name)) url.searchParams.delete(name);
        link‸.href = url.pathname + url.search; //! untrack
    };

    class Notes {
        constructor(host) { this.host = host; }
        add(text) {
            const p = document.createElement('p');
            p.textContent = text;
            this.host.append‸(p); //! add
        }
    }

    window.ExtensionPreprocessingJS = {
        run(parameters) {
            sweep(document.body);
            document.querySelectorAll('nav a').forEach(untrack);
            new Notes(document.querySelector('footer')).add('cleaned');
            parameters.completionFunction({});
        },
        finalize() {}
    };
})();
