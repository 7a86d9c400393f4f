// ==UserScript==
// @name     What comes later
// ==/UserScript==
"use strict";
const wait = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));

async function badge(text) {
    await null;
    const span = document.createElement("span");
    document.body.append‸(span); //! badge
    await wait(0.01);
    span‸.textContent = text; //! badge
    try { await Promise.reject(new Error("no")); } catch ({ message }) { span‸.title = message; } finally { span‸.lang = "en"; } //! badge badge
    for await (const letter of letters()) span.append‸(letter); //! badge
    return span;
}

async function* letters() {
    yield "a";
    await wait(0.001);
    document.body.setAttribute‸("data-letters", 1); //! letters
    yield "b";
}

class Watcher {
    #seen = 0;
    constructor() { this.observer = new MutationObserver(records => this.#note(records)); }
    start() { this.observer.observe(document.body, { childList: true }); return this; }
    #note(records) {
        this.#seen += records.length;
        this.observer.disconnect();
        document.documentElement.setAttribute‸('data-seen', this.#seen); //! #note
    }
}

var ExtensionPreprocessingJS = {
    run: function (parameters) {
        new Watcher().start();
        document.addEventListener("ready", function onReady(event) { event.target.body.setAttribute‸("data-ready", event.detail); }, { once: true }); //! onReady
        document.dispatchEvent(new CustomEvent("ready", { detail: 7 }));
        queueMicrotask(function micro() { document.body‸.dir = "ltr"; }); //! micro
        requestAnimationFrame(() => document.body.setAttribute‸("data-frame", "1")); //! (none)
        Promise.all([badge("x"), wait(0.002).then(() => { document.body.id |‸|= "b"; document.body.setAttribute‸("data-then", ""); })]) //! (none) (none)
            .then(([span]) => span.after‸(document.createComment("done"))) //! (none)
            .finally(() => parameters.completionFunction({}));
    },
    finalize() {
        const steps = [1, 2];
        const id = setInterval(function tick() {
            if (!steps.length) return clearInterval(id);
            document.body.setAttribute‸("data-tick", steps.shift()); //! tick
        }, 1);
    },
};
