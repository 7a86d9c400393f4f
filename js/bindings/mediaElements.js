// js/bindings/mediaElements.js: the bindings that js/idl/generate.py made of js/idl/mediaElements.webidl. Not to be edited.
//
// Exposes TimeRanges, Audio.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, defineInterface, makeElement, need, receiverOf, rejected, toDouble, toEnum, toText, wrongReceiver,
    wrongValue,
  } = G;
  const TimeRangesSteps = G.TimeRangesSteps;
  const makeMediaErrorOrNull = state => state === null ? null : G.makeMediaError(state);
  const makeBlobOrNull = state => state === null ? null : G.makeBlob(state);
  const TextTrackKindValues = { __proto__: null, subtitles: true, captions: true, descriptions: true, chapters: true, metadata: true };

  class TimeRangesBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TimeRanges', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TimeRanges', where);
      return value.#state;
    }
  }
  G.TimeRangesBrand = TimeRangesBrand;
  const TimeRanges = defineInterface('TimeRanges', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return TimeRangesSteps.length(TimeRangesBrand.of(this, 'length', 1)); },
      start(index) {
        const state = TimeRangesBrand.of(this, 'start');
        need(arguments.length, 1);
        index = index >>> 0;
        return TimeRangesSteps.start(state, index);
      },
      end(index) {
        const state = TimeRangesBrand.of(this, 'end');
        need(arguments.length, 1);
        index = index >>> 0;
        return TimeRangesSteps.end(state, index);
      },
    },
  });
  G.makeTimeRanges = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TimeRanges') return G[`make${state.interface}`](state);
    return new TimeRangesBrand(ObjectCreate(TimeRanges.prototype), state);
  };
  G.isTimeRanges = TimeRangesBrand.is;
  G.timeRangesState = TimeRangesBrand.from;

  G.defineLazily('Audio', () => G.namedConstructor('Audio', G.HTMLAudioElement, (object, src = undefined) => {
    if (src !== undefined) src = toText(src);
    const state = makeElement(object, 'audio');
    G.HTMLAudioElementSteps.construct(state, src);
    return object;
  }));

  G.whenMade('HTMLMediaElement', interfaceObject => {
    const HTMLMediaElementSteps = G.HTMLMediaElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get error() { return makeMediaErrorOrNull(HTMLMediaElementSteps.error(receiverOf(this, 'HTMLMediaElement', 'error', 1))); },
      get currentSrc() { return HTMLMediaElementSteps.currentSrc(receiverOf(this, 'HTMLMediaElement', 'currentSrc', 1)); },
      get networkState() { return HTMLMediaElementSteps.networkState(receiverOf(this, 'HTMLMediaElement', 'networkState', 1)); },
      get buffered() { return G.makeTimeRanges(HTMLMediaElementSteps.buffered(receiverOf(this, 'HTMLMediaElement', 'buffered', 1))); },
      get readyState() { return HTMLMediaElementSteps.readyState(receiverOf(this, 'HTMLMediaElement', 'readyState', 1)); },
      get seeking() { return HTMLMediaElementSteps.seeking(receiverOf(this, 'HTMLMediaElement', 'seeking', 1)); },
      get currentTime() { return HTMLMediaElementSteps.currentTime(receiverOf(this, 'HTMLMediaElement', 'currentTime', 1)); },
      set currentTime(value) {
        const state = receiverOf(this, 'HTMLMediaElement', 'currentTime', 2);
        HTMLMediaElementSteps.setCurrentTime(state, toDouble(value));
      },
      get duration() { return HTMLMediaElementSteps.duration(receiverOf(this, 'HTMLMediaElement', 'duration', 1)); },
      get paused() { return HTMLMediaElementSteps.paused(receiverOf(this, 'HTMLMediaElement', 'paused', 1)); },
      get defaultPlaybackRate() { return HTMLMediaElementSteps.defaultPlaybackRate(receiverOf(this, 'HTMLMediaElement', 'defaultPlaybackRate', 1)); },
      set defaultPlaybackRate(value) {
        const state = receiverOf(this, 'HTMLMediaElement', 'defaultPlaybackRate', 2);
        HTMLMediaElementSteps.setDefaultPlaybackRate(state, toDouble(value));
      },
      get playbackRate() { return HTMLMediaElementSteps.playbackRate(receiverOf(this, 'HTMLMediaElement', 'playbackRate', 1)); },
      set playbackRate(value) {
        const state = receiverOf(this, 'HTMLMediaElement', 'playbackRate', 2);
        HTMLMediaElementSteps.setPlaybackRate(state, toDouble(value));
      },
      get played() { return G.makeTimeRanges(HTMLMediaElementSteps.played(receiverOf(this, 'HTMLMediaElement', 'played', 1))); },
      get seekable() { return G.makeTimeRanges(HTMLMediaElementSteps.seekable(receiverOf(this, 'HTMLMediaElement', 'seekable', 1))); },
      get ended() { return HTMLMediaElementSteps.ended(receiverOf(this, 'HTMLMediaElement', 'ended', 1)); },
      get volume() { return HTMLMediaElementSteps.volume(receiverOf(this, 'HTMLMediaElement', 'volume', 1)); },
      set volume(value) { const state = receiverOf(this, 'HTMLMediaElement', 'volume', 2); HTMLMediaElementSteps.setVolume(state, toDouble(value)); },
      get muted() { return HTMLMediaElementSteps.muted(receiverOf(this, 'HTMLMediaElement', 'muted', 1)); },
      set muted(value) { const state = receiverOf(this, 'HTMLMediaElement', 'muted', 2); HTMLMediaElementSteps.setMuted(state, !!value); },
      load() { HTMLMediaElementSteps.load(receiverOf(this, 'HTMLMediaElement', 'load')); },
      canPlayType(type) {
        const state = receiverOf(this, 'HTMLMediaElement', 'canPlayType');
        need(arguments.length, 1);
        type = toText(type);
        return HTMLMediaElementSteps.canPlayType(state, type);
      },
      play() {
        try {
          return HTMLMediaElementSteps.play(receiverOf(this, 'HTMLMediaElement', 'play'));
        } catch (error) { return rejected(error); }
      },
      pause() { HTMLMediaElementSteps.pause(receiverOf(this, 'HTMLMediaElement', 'pause')); },
    });
    G.addConstant(interfaceObject, 'NETWORK_EMPTY', 0);
    G.addConstant(interfaceObject, 'NETWORK_IDLE', 1);
    G.addConstant(interfaceObject, 'NETWORK_LOADING', 2);
    G.addConstant(interfaceObject, 'NETWORK_NO_SOURCE', 3);
    G.addConstant(interfaceObject, 'HAVE_NOTHING', 0);
    G.addConstant(interfaceObject, 'HAVE_METADATA', 1);
    G.addConstant(interfaceObject, 'HAVE_CURRENT_DATA', 2);
    G.addConstant(interfaceObject, 'HAVE_FUTURE_DATA', 3);
    G.addConstant(interfaceObject, 'HAVE_ENOUGH_DATA', 4);
  });

  G.whenMade('HTMLVideoElement', interfaceObject => {
    const HTMLVideoElementSteps = G.HTMLVideoElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get videoWidth() { return HTMLVideoElementSteps.videoWidth(receiverOf(this, 'HTMLVideoElement', 'videoWidth', 1)); },
      get videoHeight() { return HTMLVideoElementSteps.videoHeight(receiverOf(this, 'HTMLVideoElement', 'videoHeight', 1)); },
      get webkitSupportsFullscreen() { return HTMLVideoElementSteps.webkitSupportsFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitSupportsFullscreen', 1)); },
      get webkitDisplayingFullscreen() { return HTMLVideoElementSteps.webkitDisplayingFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitDisplayingFullscreen', 1)); },
      webkitEnterFullscreen() { HTMLVideoElementSteps.webkitEnterFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitEnterFullscreen')); },
      webkitExitFullscreen() { HTMLVideoElementSteps.webkitExitFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitExitFullscreen')); },
      webkitEnterFullScreen() { HTMLVideoElementSteps.webkitEnterFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitEnterFullScreen')); },
      webkitExitFullScreen() { HTMLVideoElementSteps.webkitExitFullscreen(receiverOf(this, 'HTMLVideoElement', 'webkitExitFullScreen')); },
    });
  });

  G.whenMade('HTMLTrackElement', interfaceObject => {
    const HTMLTrackElementSteps = G.HTMLTrackElementSteps;
    G.mixin(interfaceObject, {
      __proto__: null,
      get readyState() { return HTMLTrackElementSteps.readyState(receiverOf(this, 'HTMLTrackElement', 'readyState', 1)); },
    });
    G.addConstant(interfaceObject, 'NONE', 0);
    G.addConstant(interfaceObject, 'LOADING', 1);
    G.addConstant(interfaceObject, 'LOADED', 2);
    G.addConstant(interfaceObject, 'ERROR', 3);
  });

  G.whenMade('HTMLMediaElement', interfaceObject => {
    const HTMLMediaElementSteps_mediaElements = G.HTMLMediaElementSteps_mediaElements;
    G.mixin(interfaceObject, {
      __proto__: null,
      get srcObject() { return makeBlobOrNull(HTMLMediaElementSteps_mediaElements.srcObject(receiverOf(this, 'HTMLMediaElement', 'srcObject', 1))); },
      set srcObject(value) {
        const state = receiverOf(this, 'HTMLMediaElement', 'srcObject', 2);
        HTMLMediaElementSteps_mediaElements.setSrcObject(state, value === null || value === undefined ? null : G.blobState(value, 502192));
      },
      get preservesPitch() { return HTMLMediaElementSteps_mediaElements.preservesPitch(receiverOf(this, 'HTMLMediaElement', 'preservesPitch', 1)); },
      set preservesPitch(value) {
        const state = receiverOf(this, 'HTMLMediaElement', 'preservesPitch', 2);
        HTMLMediaElementSteps_mediaElements.setPreservesPitch(state, !!value);
      },
      get audioTracks() { return G.makeAudioTrackList(HTMLMediaElementSteps_mediaElements.audioTracks(receiverOf(this, 'HTMLMediaElement', 'audioTracks', 1))); },
      get textTracks() { return G.makeTextTrackList(HTMLMediaElementSteps_mediaElements.textTracks(receiverOf(this, 'HTMLMediaElement', 'textTracks', 1))); },
      get videoTracks() { return G.makeVideoTrackList(HTMLMediaElementSteps_mediaElements.videoTracks(receiverOf(this, 'HTMLMediaElement', 'videoTracks', 1))); },
      fastSeek(time) {
        const state = receiverOf(this, 'HTMLMediaElement', 'fastSeek');
        need(arguments.length, 1);
        time = toDouble(time);
        HTMLMediaElementSteps_mediaElements.fastSeek(state, time);
      },
      getStartDate() { return HTMLMediaElementSteps_mediaElements.getStartDate(receiverOf(this, 'HTMLMediaElement', 'getStartDate')); },
      addTextTrack(kind, label = undefined, language = undefined) {
        const state = receiverOf(this, 'HTMLMediaElement', 'addTextTrack');
        need(arguments.length, 1);
        kind = toEnum(kind, 'TextTrackKind', TextTrackKindValues);
        label = label === undefined ? '' : toText(label);
        language = language === undefined ? '' : toText(language);
        return G.makeTextTrack(HTMLMediaElementSteps_mediaElements.addTextTrack(state, kind, label, language));
      },
    });
  });

  G.whenMade('HTMLTrackElement', interfaceObject => {
    const HTMLTrackElementSteps_mediaElements = G.HTMLTrackElementSteps_mediaElements;
    G.mixin(interfaceObject, {
      __proto__: null,
      get track() { return G.makeTextTrack(HTMLTrackElementSteps_mediaElements.track(receiverOf(this, 'HTMLTrackElement', 'track', 1))); },
    });
  });
}
