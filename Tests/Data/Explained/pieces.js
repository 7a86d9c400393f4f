// ==UserScript==
// @name     Pieces of markup
// ==/UserScript==
var ExtensionPreprocessingJS = (function () {
    const html = (strings, ...values) => strings.raw.reduce((text, part, index) => text + values[index - 1] + part);

    function toolbar() {
        document.body.insertAdjacentHTML‸('afterbegin', html`<div id="bar"><b>${1}</b><i>two</i></div>`); //! toolbar
        const bar = document.getElementById('bar');
        bar.firstElementChild.insertAdjacentElement‸('afterend', document.createElement('hr')); //! toolbar
        bar.insertAdjacentText‸('beforeend', 'end'); //! toolbar
        return bar;
    }

    function* parts(bar) {
        yield () => bar.querySelector('b').replaceWith‸('one', document.createElement('wbr')); //! (none)
        yield () => { bar.lastChild.remove‸(), bar.prepend‸(...['a', 'b']); }; //! (none) (none)
        yield () => bar.querySelector('i')‸.outerHTML = '<u>three</u>'; //! (none)
    }

    const byRange = {
        wrap(node) {
            const range = document.createRange();
            range.selectNodeContents(node);
            range.surroundContents‸(document.createElement('mark')); //! wrap
        },
        'drop-it'(node) {
            const range = new Range();
            range.setStartBefore(node); range.setEndAfter(node);
            range.deleteContents‸(); //! drop-it
            range.insertNode‸(range.createContextualFragment('<p id=fresh>fresh</p>')); //! drop-it
        }
    };

    return {
        run(parameters) {
            const bar = toolbar();
            for (const part of parts(bar)) part();
            byRange.wrap(bar.querySelector('u'));
            parameters.completionFunction({});
        },
        finalize() {
            byRange['drop-it'](document.getElementById('bar'));
            const fresh = document.getElementById('fresh');
            const other = new DOMParser().parseFromString('<ul><li>1<li>2</ul>', 'text/html');
            fresh.replaceChildren‸(document.importNode(other.querySelector('ul'), true)); //! finalize
            const template = document.createElement('template');
            template.innerHTML = '<section><slot></slot></section>';
            fresh.after‸(template.content.cloneNode(true)); //! finalize
            fresh.firstChild.insertBefore‸(fresh.firstChild.lastChild, fresh.firstChild.firstChild); //! finalize
            document.body.innerHTML +‸= ''; //! finalize
        }
    };
})();
