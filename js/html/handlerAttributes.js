// js/html/handlerAttributes.js: event handler IDL attributes (onclick …); what they do is js/html/eventHandlers.js's.
// https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
//
// Reads and writes nothing of the arena.
// Offers  G.handlerAccessors(types, lenient types): property descriptors; those with [LegacyLenientThis] say nothing to an object that is no target
//         of events · G.globalHandlers, G.windowHandlers: those of the mixins.
// Exposes nothing itself.
'use strict';
{
  const G = this;
  const { hooks, ObjectCreate, ownDescriptor } = G;
  const { split, includes } = G.primordials;
  // Types of events by the string ids of the attributes' names.
  const types = G.PrivateMap(), hasContent = G.runsScripts && G.kind === 'page';
  if (hasContent) {
    hooks.contentHandler = (target, type) => G.readContentHandler(target, type);
    G.onAnyAttribute((id, key) => { const type = types.get(key); if (type !== undefined) G.contentHandlerChanged(id, type); });
  }

  const isNoTarget = object => typeof object === 'object' && object !== null && !G.isEventTarget(object);
  G.handlerAccessors = (names, lenientNames = '') => {
    const descriptors = ObjectCreate(null);
    for (const type of split(names, ' ')) {
      // NB: Some types have capitals, which no attribute has.
      const property = `on${G.toASCIILower(type)}`;
      if (hasContent) types.set(G.intern(property), type);
      const isLenient = lenientNames !== '' && includes(` ${lenientNames} `, ` ${type} `);
      descriptors[property] = ownDescriptor({
        __proto__: null,
        get [property]() { return isLenient && isNoTarget(this) ? undefined : G.getHandler(this, type); },
        set [property](value) { if (!isLenient || !isNoTarget(this)) G.setHandler(this, type, value); },
      }, property);
    }
    return descriptors;
  };
  G.globalHandlers = G.handlerAccessors('abort animationcancel animationend animationiteration animationstart auxclick beforeinput ' +
    'beforetoggle blur cancel canplay canplaythrough change click close contextmenu copy cuechange cut dblclick drag dragend ' +
    'dragenter dragleave dragover dragstart drop durationchange emptied ended error focus formdata gotpointercapture input ' +
    'invalid keydown keypress keyup load loadeddata loadedmetadata loadstart lostpointercapture mousedown mouseenter ' +
    'mouseleave mousemove mouseout mouseover mouseup mousewheel paste pause play playing pointercancel pointerdown ' +
    'pointerenter pointerleave pointermove pointerout pointerover pointerup progress ratechange reset resize scroll ' +
    'scrollend securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend ' +
    'timeupdate toggle touchcancel touchend touchmove touchstart transitioncancel transitionend transitionrun ' +
    'transitionstart volumechange waiting webkitAnimationEnd webkitAnimationIteration webkitAnimationStart webkitTransitionEnd wheel command', 'mouseenter mouseleave');
  G.windowHandlers = G.handlerAccessors('afterprint beforeprint beforeunload hashchange languagechange message messageerror offline ' +
    'online pagehide pageshow popstate rejectionhandled storage unhandledrejection unload');
}
