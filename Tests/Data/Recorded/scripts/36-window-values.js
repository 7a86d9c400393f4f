// Pattern: viewport, focus, ready state and other values of a page that has just loaded.
var ExtensionPreprocessingJS = {
    run: function(arguments) {
        arguments.completionFunction({
            active: document.activeElement.tagName, width: window.innerWidth, height: innerHeight, x: window.scrollX, y: pageYOffset, top: document.documentElement.scrollTop,
            ready: document.readyState, visible: document.visibilityState, hidden: document.hidden, type: document.contentType, charset: document.characterSet,
            agent: /Safari\//.test(navigator.userAgent), kinds: [typeof navigator.platform, typeof navigator.language, typeof alert, typeof confirm, typeof prompt, typeof fetch].join(),
            self: window === self && window === top && window === globalThis, baseURL: typeof document.baseURL, ratio: devicePixelRatio, frames: window.length
        });
    }
};
