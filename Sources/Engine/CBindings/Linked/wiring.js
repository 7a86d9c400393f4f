// js/wiring.js: connects the hooks of lower layers to late functions of higher ones (js/hooks.js, js/layers.txt).
//
// Reads and writes nothing of the arena. Exports and exposes nothing.
'use strict'; { const G = this; const { primordials,
hooks } = G;

















const { includes } = primordials;
hooks.slotsSignaled = () => { G.mutationsQueued(); };
hooks.elementPrototypes[2] = local => G.svgElementPrototype(local);
hooks.elementPrototypes[3] = () => G.MathMLElement.prototype;
hooks.listElement = (prototype, id) => G.listElement(prototype, id);
hooks.invokeReactions = () => { G.invokeReactions(); };
hooks.constructElement = (interfaceObject, newTarget) => G.constructElement(interfaceObject, newTarget);
hooks.customState = id => G.customState(id);
hooks.hasDisabledShadow = id => G.hasDisabledShadow(id);
hooks.selectedControlText = id => G.selectedControlText(id);
hooks.selectionLeft = id => { G.selectionLeft(id); };
hooks.caretForFocus = id => { G.caretForFocus(id); };
hooks.focusForSelection = range => { G.focusForSelection(range); };
hooks.movePoint = (id, offset, direction, granularity) => G.movePoint(id, offset, direction, granularity);
hooks.clone = value => G.clone(value);
hooks.fromHost = run => G.fromHost(run);
hooks.formEntries = (form, submitter) => G.formEntries(form, submitter);
hooks.scriptText = text => includes(text, 'import') ? G.withImports(text) : text;
hooks.windowOf = documentId => G.windowOf(documentId);
hooks.navigateFrame = (id, target) => { G.navigateFrame(id, target); };
hooks.runInFrame = (window, run) => { G.runInFrame(window, run); };
// https://dom.spec.whatwg.org/#eventtarget-activation-behavior
hooks.activation = (event, path) => G.eventState(event).type === 'click' && G.isMouseEvent(event) ? G.activationBehavior(event, path) : null;
}
