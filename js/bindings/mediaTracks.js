// js/bindings/mediaTracks.js: the bindings that js/idl/generate.py made of js/idl/mediaTracks.webidl. Not to be edited.
//
// Exposes MediaError, AudioTrackList, AudioTrack, VideoTrackList, VideoTrack, TextTrackList, TextTrack, TextTrackCueList,
// TextTrackCue, VTTCue.
'use strict';
{
  const G = this;
  const {
    Given, ObjectCreate, accessors, defineInterface, itemKind, makeIndexed, makeTarget, need, toDouble, toText, wrongReceiver,
    wrongValue,
  } = G;
  const MediaErrorSteps = G.MediaErrorSteps;
  const AudioTrackListSteps = G.AudioTrackListSteps;
  const AudioTrackSteps = G.AudioTrackSteps;
  const VideoTrackListSteps = G.VideoTrackListSteps;
  const VideoTrackSteps = G.VideoTrackSteps;
  const TextTrackListSteps = G.TextTrackListSteps;
  const TextTrackSteps = G.TextTrackSteps;
  const TextTrackCueListSteps = G.TextTrackCueListSteps;
  const TextTrackCueSteps = G.TextTrackCueSteps;
  const VTTCueSteps = G.VTTCueSteps;
  const makeAudioTrackOrNull = state => state === null ? null : G.makeAudioTrack(state);
  const makeVideoTrackOrNull = state => state === null ? null : G.makeVideoTrack(state);
  const makeTextTrackOrNull = state => state === null ? null : G.makeTextTrack(state);
  const TextTrackModeValues = { __proto__: null, disabled: true, hidden: true, showing: true };
  const makeTextTrackCueListOrNull = state => state === null ? null : G.makeTextTrackCueList(state);
  const makeTextTrackCueOrNull = state => state === null ? null : G.makeTextTrackCue(state);

  class MediaErrorBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('MediaError', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('MediaError', where);
      return value.#state;
    }
  }
  G.MediaErrorBrand = MediaErrorBrand;
  const MediaError = defineInterface('MediaError', {
    __proto__: null,
    constants: {
      __proto__: null,
      MEDIA_ERR_ABORTED: 1, MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3, MEDIA_ERR_SRC_NOT_SUPPORTED: 4,
    },
    members: {
      constructor: undefined,
      get code() { return MediaErrorSteps.code(MediaErrorBrand.of(this, 'code', 1)); },
      get message() { return MediaErrorSteps.message(MediaErrorBrand.of(this, 'message', 1)); },
    },
  });
  G.makeMediaError = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'MediaError') return G[`make${state.interface}`](state);
    return new MediaErrorBrand(ObjectCreate(MediaError.prototype), state);
  };
  G.isMediaError = MediaErrorBrand.is;
  G.mediaErrorState = MediaErrorBrand.from;

  class AudioTrackListBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AudioTrackList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AudioTrackList', where);
      return value.#state;
    }
  }
  G.AudioTrackListBrand = AudioTrackListBrand;
  const AudioTrackList = defineInterface('AudioTrackList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get length() { return AudioTrackListSteps.length(AudioTrackListBrand.of(this, 'length', 1)); },
      onchange: undefined,
      onaddtrack: undefined,
      onremovetrack: undefined,
      getTrackById(id) {
        const state = AudioTrackListBrand.of(this, 'getTrackById');
        need(arguments.length, 1);
        id = toText(id);
        return makeAudioTrackOrNull(AudioTrackListSteps.getTrackById(state, id));
      },
    },
    iterable: 'values',
  });
  accessors(AudioTrackList.prototype, G.handlerAccessors('change addtrack removetrack', '', AudioTrackListBrand.of));
  {
    const AudioTrackListKind = itemKind('AudioTrackList', null, 'items');
    const indexed = state => makeIndexed(AudioTrackList.prototype, {
      __proto__: null,
      count: () => AudioTrackListSteps.length(state),
      at: index => index < AudioTrackListSteps.length(state) ? G.makeAudioTrack(AudioTrackListSteps.item(state, index)) : undefined,
    }, AudioTrackListKind);
    G.makeAudioTrackList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'AudioTrackList') return G[`make${state.interface}`](state);
      return new AudioTrackListBrand(indexed(state), state);
    };
  }
  G.isAudioTrackList = AudioTrackListBrand.is;
  G.audioTrackListState = AudioTrackListBrand.from;

  class AudioTrackBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('AudioTrack', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('AudioTrack', where);
      return value.#state;
    }
  }
  G.AudioTrackBrand = AudioTrackBrand;
  const AudioTrack = defineInterface('AudioTrack', {
    __proto__: null,
    members: {
      constructor: undefined,
      get id() { return AudioTrackSteps.id(AudioTrackBrand.of(this, 'id', 1)); },
      get kind() { return AudioTrackSteps.kind(AudioTrackBrand.of(this, 'kind', 1)); },
      get label() { return AudioTrackSteps.label(AudioTrackBrand.of(this, 'label', 1)); },
      get language() { return AudioTrackSteps.language(AudioTrackBrand.of(this, 'language', 1)); },
      get enabled() { return AudioTrackSteps.enabled(AudioTrackBrand.of(this, 'enabled', 1)); },
      set enabled(value) { const state = AudioTrackBrand.of(this, 'enabled', 2); AudioTrackSteps.setEnabled(state, !!value); },
    },
  });
  G.makeAudioTrack = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'AudioTrack') return G[`make${state.interface}`](state);
    return new AudioTrackBrand(ObjectCreate(AudioTrack.prototype), state);
  };
  G.isAudioTrack = AudioTrackBrand.is;
  G.audioTrackState = AudioTrackBrand.from;

  class VideoTrackListBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('VideoTrackList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('VideoTrackList', where);
      return value.#state;
    }
  }
  G.VideoTrackListBrand = VideoTrackListBrand;
  const VideoTrackList = defineInterface('VideoTrackList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get length() { return VideoTrackListSteps.length(VideoTrackListBrand.of(this, 'length', 1)); },
      get selectedIndex() { return VideoTrackListSteps.selectedIndex(VideoTrackListBrand.of(this, 'selectedIndex', 1)); },
      onchange: undefined,
      onaddtrack: undefined,
      onremovetrack: undefined,
      getTrackById(id) {
        const state = VideoTrackListBrand.of(this, 'getTrackById');
        need(arguments.length, 1);
        id = toText(id);
        return makeVideoTrackOrNull(VideoTrackListSteps.getTrackById(state, id));
      },
    },
    iterable: 'values',
  });
  accessors(VideoTrackList.prototype, G.handlerAccessors('change addtrack removetrack', '', VideoTrackListBrand.of));
  {
    const VideoTrackListKind = itemKind('VideoTrackList', null, 'items');
    const indexed = state => makeIndexed(VideoTrackList.prototype, {
      __proto__: null,
      count: () => VideoTrackListSteps.length(state),
      at: index => index < VideoTrackListSteps.length(state) ? G.makeVideoTrack(VideoTrackListSteps.item(state, index)) : undefined,
    }, VideoTrackListKind);
    G.makeVideoTrackList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'VideoTrackList') return G[`make${state.interface}`](state);
      return new VideoTrackListBrand(indexed(state), state);
    };
  }
  G.isVideoTrackList = VideoTrackListBrand.is;
  G.videoTrackListState = VideoTrackListBrand.from;

  class VideoTrackBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('VideoTrack', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('VideoTrack', where);
      return value.#state;
    }
  }
  G.VideoTrackBrand = VideoTrackBrand;
  const VideoTrack = defineInterface('VideoTrack', {
    __proto__: null,
    members: {
      constructor: undefined,
      get id() { return VideoTrackSteps.id(VideoTrackBrand.of(this, 'id', 1)); },
      get kind() { return VideoTrackSteps.kind(VideoTrackBrand.of(this, 'kind', 1)); },
      get label() { return VideoTrackSteps.label(VideoTrackBrand.of(this, 'label', 1)); },
      get language() { return VideoTrackSteps.language(VideoTrackBrand.of(this, 'language', 1)); },
      get selected() { return VideoTrackSteps.selected(VideoTrackBrand.of(this, 'selected', 1)); },
      set selected(value) { const state = VideoTrackBrand.of(this, 'selected', 2); VideoTrackSteps.setSelected(state, !!value); },
    },
  });
  G.makeVideoTrack = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'VideoTrack') return G[`make${state.interface}`](state);
    return new VideoTrackBrand(ObjectCreate(VideoTrack.prototype), state);
  };
  G.isVideoTrack = VideoTrackBrand.is;
  G.videoTrackState = VideoTrackBrand.from;

  class TextTrackListBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextTrackList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextTrackList', where);
      return value.#state;
    }
  }
  G.TextTrackListBrand = TextTrackListBrand;
  const TextTrackList = defineInterface('TextTrackList', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get length() { return TextTrackListSteps.length(TextTrackListBrand.of(this, 'length', 1)); },
      onaddtrack: undefined,
      onchange: undefined,
      onremovetrack: undefined,
      getTrackById(id) {
        const state = TextTrackListBrand.of(this, 'getTrackById');
        need(arguments.length, 1);
        id = toText(id);
        return makeTextTrackOrNull(TextTrackListSteps.getTrackById(state, id));
      },
    },
    iterable: 'values',
  });
  accessors(TextTrackList.prototype, G.handlerAccessors('change addtrack removetrack', '', TextTrackListBrand.of));
  {
    const TextTrackListKind = itemKind('TextTrackList', null, 'items');
    const indexed = state => makeIndexed(TextTrackList.prototype, {
      __proto__: null,
      count: () => TextTrackListSteps.length(state),
      at: index => index < TextTrackListSteps.length(state) ? G.makeTextTrack(TextTrackListSteps.item(state, index)) : undefined,
    }, TextTrackListKind);
    G.makeTextTrackList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'TextTrackList') return G[`make${state.interface}`](state);
      return new TextTrackListBrand(indexed(state), state);
    };
  }
  G.isTextTrackList = TextTrackListBrand.is;
  G.textTrackListState = TextTrackListBrand.from;

  class TextTrackBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextTrack', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextTrack', where);
      return value.#state;
    }
  }
  G.TextTrackBrand = TextTrackBrand;
  const TextTrack = defineInterface('TextTrack', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get kind() { return TextTrackSteps.kind(TextTrackBrand.of(this, 'kind', 1)); },
      get label() { return TextTrackSteps.label(TextTrackBrand.of(this, 'label', 1)); },
      get language() { return TextTrackSteps.language(TextTrackBrand.of(this, 'language', 1)); },
      get id() { return TextTrackSteps.id(TextTrackBrand.of(this, 'id', 1)); },
      get inBandMetadataTrackDispatchType() { return TextTrackSteps.inBandMetadataTrackDispatchType(TextTrackBrand.of(this, 'inBandMetadataTrackDispatchType', 1)); },
      get mode() { return TextTrackSteps.mode(TextTrackBrand.of(this, 'mode', 1)); },
      set mode(value) {
        const state = TextTrackBrand.of(this, 'mode', 2);
        value = toText(value);
        if (TextTrackModeValues[value] === true) TextTrackSteps.setMode(state, value);
      },
      get cues() { return makeTextTrackCueListOrNull(TextTrackSteps.cues(TextTrackBrand.of(this, 'cues', 1))); },
      get activeCues() { return makeTextTrackCueListOrNull(TextTrackSteps.activeCues(TextTrackBrand.of(this, 'activeCues', 1))); },
      oncuechange: undefined,
      addCue(cue) {
        const state = TextTrackBrand.of(this, 'addCue');
        need(arguments.length, 1);
        cue = G.textTrackCueState(cue, 732531);
        TextTrackSteps.addCue(state, cue);
      },
      removeCue(cue) {
        const state = TextTrackBrand.of(this, 'removeCue');
        need(arguments.length, 1);
        cue = G.textTrackCueState(cue, 18534);
        TextTrackSteps.removeCue(state, cue);
      },
    },
  });
  accessors(TextTrack.prototype, G.handlerAccessors('cuechange', '', TextTrackBrand.of));
  G.makeTextTrack = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextTrack') return G[`make${state.interface}`](state);
    return new TextTrackBrand(ObjectCreate(TextTrack.prototype), state);
  };
  G.isTextTrack = TextTrackBrand.is;
  G.textTrackState = TextTrackBrand.from;

  class TextTrackCueListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextTrackCueList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextTrackCueList', where);
      return value.#state;
    }
  }
  G.TextTrackCueListBrand = TextTrackCueListBrand;
  const TextTrackCueList = defineInterface('TextTrackCueList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return TextTrackCueListSteps.length(TextTrackCueListBrand.of(this, 'length', 1)); },
      getCueById(id) {
        const state = TextTrackCueListBrand.of(this, 'getCueById');
        need(arguments.length, 1);
        id = toText(id);
        return makeTextTrackCueOrNull(TextTrackCueListSteps.getCueById(state, id));
      },
    },
    iterable: 'values',
  });
  {
    const TextTrackCueListKind = itemKind('TextTrackCueList', null, 'items');
    const indexed = state => makeIndexed(TextTrackCueList.prototype, {
      __proto__: null,
      count: () => TextTrackCueListSteps.length(state),
      at: index => index < TextTrackCueListSteps.length(state) ? G.makeTextTrackCue(TextTrackCueListSteps.item(state, index)) : undefined,
    }, TextTrackCueListKind);
    G.makeTextTrackCueList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'TextTrackCueList') return G[`make${state.interface}`](state);
      return new TextTrackCueListBrand(indexed(state), state);
    };
  }
  G.isTextTrackCueList = TextTrackCueListBrand.is;
  G.textTrackCueListState = TextTrackCueListBrand.from;

  class TextTrackCueBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TextTrackCue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TextTrackCue', where);
      return value.#state;
    }
  }
  G.TextTrackCueBrand = TextTrackCueBrand;
  const TextTrackCue = defineInterface('TextTrackCue', {
    __proto__: null,
    parent: G.EventTarget,
    members: {
      constructor: undefined,
      get track() { return makeTextTrackOrNull(TextTrackCueSteps.track(TextTrackCueBrand.of(this, 'track', 1))); },
      get id() { return TextTrackCueSteps.id(TextTrackCueBrand.of(this, 'id', 1)); },
      set id(value) { const state = TextTrackCueBrand.of(this, 'id', 2); TextTrackCueSteps.setId(state, toText(value)); },
      get startTime() { return TextTrackCueSteps.startTime(TextTrackCueBrand.of(this, 'startTime', 1)); },
      set startTime(value) { const state = TextTrackCueBrand.of(this, 'startTime', 2); TextTrackCueSteps.setStartTime(state, toDouble(value)); },
      get endTime() { return TextTrackCueSteps.endTime(TextTrackCueBrand.of(this, 'endTime', 1)); },
      set endTime(value) { const state = TextTrackCueBrand.of(this, 'endTime', 2); TextTrackCueSteps.setEndTime(state, +value); },
      get pauseOnExit() { return TextTrackCueSteps.pauseOnExit(TextTrackCueBrand.of(this, 'pauseOnExit', 1)); },
      set pauseOnExit(value) { const state = TextTrackCueBrand.of(this, 'pauseOnExit', 2); TextTrackCueSteps.setPauseOnExit(state, !!value); },
      onenter: undefined,
      onexit: undefined,
    },
  });
  accessors(TextTrackCue.prototype, G.handlerAccessors('enter exit', '', TextTrackCueBrand.of));
  G.makeTextTrackCue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TextTrackCue') return G[`make${state.interface}`](state);
    return new TextTrackCueBrand(ObjectCreate(TextTrackCue.prototype), state);
  };
  G.isTextTrackCue = TextTrackCueBrand.is;
  G.textTrackCueState = TextTrackCueBrand.from;

  class VTTCueBrand extends G.TextTrackCueBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('VTTCue', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('VTTCue', where);
      return value.#state;
    }
  }
  G.VTTCueBrand = VTTCueBrand;
  const VTTCue = defineInterface('VTTCue', {
    __proto__: null,
    parent: G.TextTrackCue,
    length: 3,
    construct(object, startTime, endTime, text) {
      startTime = toDouble(startTime);
      endTime = +endTime;
      text = toText(text);
      return new VTTCueBrand(object, VTTCueSteps.construct(startTime, endTime, text));
    },
    members: {
      constructor: undefined,
      get text() { return VTTCueSteps.text(VTTCueBrand.of(this, 'text', 1)); },
      set text(value) { const state = VTTCueBrand.of(this, 'text', 2); VTTCueSteps.setText(state, toText(value)); },
    },
  });
  G.makeVTTCue = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'VTTCue') return G[`make${state.interface}`](state);
    return new VTTCueBrand(ObjectCreate(VTTCue.prototype), state);
  };
  G.isVTTCue = VTTCueBrand.is;
  G.vttCueState = VTTCueBrand.from;
}
