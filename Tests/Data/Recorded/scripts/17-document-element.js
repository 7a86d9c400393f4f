// Pattern: documentElement for attributes, cloneNode and outerHTML.
// Arguments: {"lang": "fr"}
globalThis.ExtensionPreprocessingJS = {
    run(args) {
        const copy = document.documentElement.cloneNode(true);
        const shallow = document.documentElement.cloneNode();
        args.completionFunction({
            html: document.documentElement.outerHTML, same: copy.outerHTML === document.documentElement.outerHTML, equal: copy.isEqualNode(document.documentElement),
            shallow: shallow.outerHTML, detached: copy.parentNode, connected: copy.isConnected, contains: document.contains(copy)
        });
    },
    finalize(args) { document.documentElement.lang = args.lang; document.documentElement.dir = 'rtl'; document.documentElement.removeAttribute('class'); }
};
