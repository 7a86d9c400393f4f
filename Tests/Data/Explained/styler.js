// ==UserScript==
// @name     Night reading
// @match    *://*/*
// ==/UserScript==
(() => {
    'use strict';

    const CSS = 'body { background: #111; color: #ddd } a { color: #9cf }';
    const settings = { get size() { return 18; } };

    function addStyle(css) {
        const style = document.createElement('style');
        style.textContent = css;
        (document.head ?? document.documentElement).appendChild‸(style); //! addStyle
        return style;
    }

    const marks = new Proxy({}, {
        set(target, name, value) {
            document.body.dataset‸[name] = value; //! set
            return true;
        }
    });

    var ui = {
        toggle: function () {
            const { body } = document;
            body.classList.toggle‸('night'); //! toggle
            body.style‸.fontSize = `${settings.size}px`; //! toggle
            body.style.setProperty‸('line-height', '1.5', 'important'); //! toggle
            body.style.cssText +‸= '; hyphens: auto'; //! toggle
        },
        label() {
            let number = 0;
            for (const heading of document.querySelectorAll('h1, h2')) {
                heading.title |‸|= `Heading ${++number}`; //! label
                heading.toggleAttribute‸('data-seen', true); heading.setAttribute‸('lang', 'en'); //! label label
            }
            [...document.images].map(function lazily(image) { image‸.loading = 'lazy'; image.removeAttribute('data-none'); }); //! lazily
        }
    };

    globalThis.ExtensionPreprocessingJS = new class {
        run({ completionFunction: done }) { addStyle(CSS); ui.toggle(); done({ night: true }); }
        finalize() {
            ui.label();
            marks.theme = 'night';
            Reflect.set‸(document.body, 'tabIndex', 0); //! finalize
            document.title +‸= ' (night)'; //! finalize
        }
    };
})();
