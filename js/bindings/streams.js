// js/bindings/streams.js: the bindings that js/idl/generate.py made of js/idl/streams.webidl. Not to be edited.
//
// Exposes ReadableStream, ReadableStreamDefaultReader, ReadableStreamBYOBReader, ReadableStreamDefaultController,
// ReadableByteStreamController, ReadableStreamBYOBRequest, WritableStream, WritableStreamDefaultWriter,
// WritableStreamDefaultController, TransformStream, TransformStreamDefaultController, ByteLengthQueuingStrategy,
// CountQueuingStrategy.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, defineInterface, fromSequence, missing, need, rejected, toBuffer, toDictionary, toEnforced, toEnum,
    toFunction, toObject, toUnsignedLongLong, wrongReceiver, wrongValue,
  } = G;
  const ReadableStreamSteps = G.ReadableStreamSteps;
  const ReadableStreamDefaultReaderSteps = G.ReadableStreamDefaultReaderSteps;
  const ReadableStreamGenericReaderSteps = G.ReadableStreamGenericReaderSteps;
  const ReadableStreamBYOBReaderSteps = G.ReadableStreamBYOBReaderSteps;
  const ReadableStreamDefaultControllerSteps = G.ReadableStreamDefaultControllerSteps;
  const ReadableByteStreamControllerSteps = G.ReadableByteStreamControllerSteps;
  const ReadableStreamBYOBRequestSteps = G.ReadableStreamBYOBRequestSteps;
  const WritableStreamSteps = G.WritableStreamSteps;
  const WritableStreamDefaultWriterSteps = G.WritableStreamDefaultWriterSteps;
  const WritableStreamDefaultControllerSteps = G.WritableStreamDefaultControllerSteps;
  const TransformStreamSteps = G.TransformStreamSteps;
  const TransformStreamDefaultControllerSteps = G.TransformStreamDefaultControllerSteps;
  const ByteLengthQueuingStrategySteps = G.ByteLengthQueuingStrategySteps;
  const CountQueuingStrategySteps = G.CountQueuingStrategySteps;
  function toQueuingStrategy(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      highWaterMark: (member = given.highWaterMark) === undefined ? undefined : +member,
      size: (member = given.size) === undefined ? undefined : toFunction(member),
    };
  }
  const ReadableStreamReaderModeValues = { __proto__: null, byob: true };
  function toReadableStreamGetReaderOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      mode: (member = given.mode) === undefined ? undefined : toEnum(member, 'ReadableStreamReaderMode', ReadableStreamReaderModeValues),
    };
  }
  function fromReadableStreamDefaultReaderOrReadableStreamBYOBReader(value) {
    if (typeof value !== 'object' || value === null) return value;
    switch (value.interface) { case 'ReadableStreamDefaultReader': return G.makeReadableStreamDefaultReader(value); case 'ReadableStreamBYOBReader': return G.makeReadableStreamBYOBReader(value); default: return value; }
  }
  function toReadableWritablePair(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      readable: (member = given.readable) === undefined ? missing('ReadableWritablePair', 'readable', 'ReadableStream') : G.readableStreamState(member),
      writable: (member = given.writable) === undefined ? missing('ReadableWritablePair', 'writable', 'WritableStream') : G.writableStreamState(member),
    };
  }
  function toStreamPipeOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      preventAbort: (member = given.preventAbort) === undefined ? false : !!member,
      preventCancel: (member = given.preventCancel) === undefined ? false : !!member,
      preventClose: (member = given.preventClose) === undefined ? false : !!member,
      signal: (member = given.signal) === undefined ? undefined : G.abortSignalState(member),
    };
  }
  const listMakeReadableStream = list => fromSequence(list, G.makeReadableStream, false);
  function toReadableStreamBYOBReaderReadOptions(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      min: (member = given.min) === undefined ? 1 : toUnsignedLongLong(member),
    };
  }
  const makeReadableStreamBYOBRequestOrNull = state => state === null ? null : G.makeReadableStreamBYOBRequest(state);
  function toQueuingStrategyInit(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      highWaterMark: (member = given.highWaterMark) === undefined ? missing('QueuingStrategyInit', 'highWaterMark', 'unrestricted double') : +member,
    };
  }

  class ReadableStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableStream', where);
      return value.#state;
    }
  }
  G.ReadableStreamBrand = ReadableStreamBrand;
  const ReadableStream = defineInterface('ReadableStream', {
    __proto__: null,
    construct(object, underlyingSource = undefined, strategy = undefined) {
      if (underlyingSource !== undefined) underlyingSource = toObject(underlyingSource);
      strategy = toQueuingStrategy(strategy);
      return new ReadableStreamBrand(object, ReadableStreamSteps.construct(underlyingSource, strategy));
    },
    members: {
      constructor: undefined,
      get locked() { return ReadableStreamSteps.locked(ReadableStreamBrand.of(this, 'locked', 1)); },
      cancel(reason = undefined) {
        try {
          return ReadableStreamSteps.cancel(ReadableStreamBrand.of(this, 'cancel'), reason);
        } catch (error) { return rejected(error); }
      },
      getReader(options = undefined) {
        const state = ReadableStreamBrand.of(this, 'getReader');
        options = toReadableStreamGetReaderOptions(options);
        return fromReadableStreamDefaultReaderOrReadableStreamBYOBReader(ReadableStreamSteps.getReader(state, options));
      },
      pipeTo(destination, options = undefined) {
        try {
          const state = ReadableStreamBrand.of(this, 'pipeTo');
          need(arguments.length, 1);
          destination = G.writableStreamState(destination, 122153);
          options = toStreamPipeOptions(options);
          return ReadableStreamSteps.pipeTo(state, destination, options);
        } catch (error) { return rejected(error); }
      },
      pipeThrough(transform, options = undefined) {
        const state = ReadableStreamBrand.of(this, 'pipeThrough');
        need(arguments.length, 1);
        transform = toReadableWritablePair(transform);
        options = toStreamPipeOptions(options);
        return G.makeReadableStream(ReadableStreamSteps.pipeThrough(state, transform, options));
      },
      tee() { return listMakeReadableStream(ReadableStreamSteps.tee(ReadableStreamBrand.of(this, 'tee'))); },
    },
    statics: {
      __proto__: null,
      from(asyncIterable) {
        need(arguments.length, 1);
        return G.makeReadableStream(ReadableStreamSteps.from(asyncIterable));
      },
    },
  });
  G.makeReadableStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableStream') return G[`make${state.interface}`](state);
    return new ReadableStreamBrand(ObjectCreate(ReadableStream.prototype), state);
  };
  G.isReadableStream = ReadableStreamBrand.is;
  G.readableStreamState = ReadableStreamBrand.from;

  class ReadableStreamDefaultReaderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableStreamDefaultReader', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableStreamDefaultReader', where);
      return value.#state;
    }
  }
  G.ReadableStreamDefaultReaderBrand = ReadableStreamDefaultReaderBrand;
  const ReadableStreamDefaultReader = defineInterface('ReadableStreamDefaultReader', {
    __proto__: null,
    length: 1,
    construct(object, stream) {
      stream = G.readableStreamState(stream, 373140);
      return new ReadableStreamDefaultReaderBrand(object, ReadableStreamDefaultReaderSteps.construct(stream));
    },
    members: {
      constructor: undefined,
      get closed() { try { return ReadableStreamGenericReaderSteps.closed(ReadableStreamDefaultReaderBrand.of(this, 'closed', 1)); } catch (error) { return rejected(error); } },
      read() {
        try {
          return ReadableStreamDefaultReaderSteps.read(ReadableStreamDefaultReaderBrand.of(this, 'read'));
        } catch (error) { return rejected(error); }
      },
      releaseLock() { ReadableStreamDefaultReaderSteps.releaseLock(ReadableStreamDefaultReaderBrand.of(this, 'releaseLock')); },
      cancel(reason = undefined) {
        try {
          return ReadableStreamGenericReaderSteps.cancel(ReadableStreamDefaultReaderBrand.of(this, 'cancel'), reason);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeReadableStreamDefaultReader = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableStreamDefaultReader') return G[`make${state.interface}`](state);
    return new ReadableStreamDefaultReaderBrand(ObjectCreate(ReadableStreamDefaultReader.prototype), state);
  };
  G.isReadableStreamDefaultReader = ReadableStreamDefaultReaderBrand.is;
  G.readableStreamDefaultReaderState = ReadableStreamDefaultReaderBrand.from;

  class ReadableStreamBYOBReaderBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableStreamBYOBReader', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableStreamBYOBReader', where);
      return value.#state;
    }
  }
  G.ReadableStreamBYOBReaderBrand = ReadableStreamBYOBReaderBrand;
  const ReadableStreamBYOBReader = defineInterface('ReadableStreamBYOBReader', {
    __proto__: null,
    length: 1,
    construct(object, stream) {
      stream = G.readableStreamState(stream, 260119);
      return new ReadableStreamBYOBReaderBrand(object, ReadableStreamBYOBReaderSteps.construct(stream));
    },
    members: {
      constructor: undefined,
      get closed() { try { return ReadableStreamGenericReaderSteps.closed(ReadableStreamBYOBReaderBrand.of(this, 'closed', 1)); } catch (error) { return rejected(error); } },
      read(view, options = undefined) {
        try {
          const state = ReadableStreamBYOBReaderBrand.of(this, 'read');
          need(arguments.length, 1);
          view = toBuffer(view, 'ArrayBufferView', 144598);
          options = toReadableStreamBYOBReaderReadOptions(options);
          return ReadableStreamBYOBReaderSteps.read(state, view, options);
        } catch (error) { return rejected(error); }
      },
      releaseLock() { ReadableStreamBYOBReaderSteps.releaseLock(ReadableStreamBYOBReaderBrand.of(this, 'releaseLock')); },
      cancel(reason = undefined) {
        try {
          return ReadableStreamGenericReaderSteps.cancel(ReadableStreamBYOBReaderBrand.of(this, 'cancel'), reason);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeReadableStreamBYOBReader = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableStreamBYOBReader') return G[`make${state.interface}`](state);
    return new ReadableStreamBYOBReaderBrand(ObjectCreate(ReadableStreamBYOBReader.prototype), state);
  };
  G.isReadableStreamBYOBReader = ReadableStreamBYOBReaderBrand.is;
  G.readableStreamBYOBReaderState = ReadableStreamBYOBReaderBrand.from;

  class ReadableStreamDefaultControllerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableStreamDefaultController', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableStreamDefaultController', where);
      return value.#state;
    }
  }
  G.ReadableStreamDefaultControllerBrand = ReadableStreamDefaultControllerBrand;
  const ReadableStreamDefaultController = defineInterface('ReadableStreamDefaultController', {
    __proto__: null,
    members: {
      constructor: undefined,
      get desiredSize() { return ReadableStreamDefaultControllerSteps.desiredSize(ReadableStreamDefaultControllerBrand.of(this, 'desiredSize', 1)); },
      enqueue(chunk = undefined) { ReadableStreamDefaultControllerSteps.enqueue(ReadableStreamDefaultControllerBrand.of(this, 'enqueue'), chunk); },
      close() { ReadableStreamDefaultControllerSteps.close(ReadableStreamDefaultControllerBrand.of(this, 'close')); },
      error(e = undefined) { ReadableStreamDefaultControllerSteps.error(ReadableStreamDefaultControllerBrand.of(this, 'error'), e); },
    },
  });
  G.makeReadableStreamDefaultController = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableStreamDefaultController') return G[`make${state.interface}`](state);
    return new ReadableStreamDefaultControllerBrand(ObjectCreate(ReadableStreamDefaultController.prototype), state);
  };
  G.isReadableStreamDefaultController = ReadableStreamDefaultControllerBrand.is;
  G.readableStreamDefaultControllerState = ReadableStreamDefaultControllerBrand.from;

  class ReadableByteStreamControllerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableByteStreamController', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableByteStreamController', where);
      return value.#state;
    }
  }
  G.ReadableByteStreamControllerBrand = ReadableByteStreamControllerBrand;
  const ReadableByteStreamController = defineInterface('ReadableByteStreamController', {
    __proto__: null,
    members: {
      constructor: undefined,
      get byobRequest() { return makeReadableStreamBYOBRequestOrNull(ReadableByteStreamControllerSteps.byobRequest(ReadableByteStreamControllerBrand.of(this, 'byobRequest', 1))); },
      get desiredSize() { return ReadableByteStreamControllerSteps.desiredSize(ReadableByteStreamControllerBrand.of(this, 'desiredSize', 1)); },
      close() { ReadableByteStreamControllerSteps.close(ReadableByteStreamControllerBrand.of(this, 'close')); },
      enqueue(chunk) {
        const state = ReadableByteStreamControllerBrand.of(this, 'enqueue');
        need(arguments.length, 1);
        chunk = toBuffer(chunk, 'ArrayBufferView', 262555);
        ReadableByteStreamControllerSteps.enqueue(state, chunk);
      },
      error(e = undefined) { ReadableByteStreamControllerSteps.error(ReadableByteStreamControllerBrand.of(this, 'error'), e); },
    },
  });
  G.makeReadableByteStreamController = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableByteStreamController') return G[`make${state.interface}`](state);
    return new ReadableByteStreamControllerBrand(ObjectCreate(ReadableByteStreamController.prototype), state);
  };
  G.isReadableByteStreamController = ReadableByteStreamControllerBrand.is;
  G.readableByteStreamControllerState = ReadableByteStreamControllerBrand.from;

  class ReadableStreamBYOBRequestBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ReadableStreamBYOBRequest', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ReadableStreamBYOBRequest', where);
      return value.#state;
    }
  }
  G.ReadableStreamBYOBRequestBrand = ReadableStreamBYOBRequestBrand;
  const ReadableStreamBYOBRequest = defineInterface('ReadableStreamBYOBRequest', {
    __proto__: null,
    members: {
      constructor: undefined,
      get view() { return ReadableStreamBYOBRequestSteps.view(ReadableStreamBYOBRequestBrand.of(this, 'view', 1)); },
      respond(bytesWritten) {
        const state = ReadableStreamBYOBRequestBrand.of(this, 'respond');
        need(arguments.length, 1);
        bytesWritten = toEnforced(bytesWritten, 0, 9007199254740991);
        ReadableStreamBYOBRequestSteps.respond(state, bytesWritten);
      },
      respondWithNewView(view) {
        const state = ReadableStreamBYOBRequestBrand.of(this, 'respondWithNewView');
        need(arguments.length, 1);
        view = toBuffer(view, 'ArrayBufferView', 655579);
        ReadableStreamBYOBRequestSteps.respondWithNewView(state, view);
      },
    },
  });
  G.makeReadableStreamBYOBRequest = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ReadableStreamBYOBRequest') return G[`make${state.interface}`](state);
    return new ReadableStreamBYOBRequestBrand(ObjectCreate(ReadableStreamBYOBRequest.prototype), state);
  };
  G.isReadableStreamBYOBRequest = ReadableStreamBYOBRequestBrand.is;
  G.readableStreamBYOBRequestState = ReadableStreamBYOBRequestBrand.from;

  class WritableStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('WritableStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('WritableStream', where);
      return value.#state;
    }
  }
  G.WritableStreamBrand = WritableStreamBrand;
  const WritableStream = defineInterface('WritableStream', {
    __proto__: null,
    construct(object, underlyingSink = undefined, strategy = undefined) {
      if (underlyingSink !== undefined) underlyingSink = toObject(underlyingSink);
      strategy = toQueuingStrategy(strategy);
      return new WritableStreamBrand(object, WritableStreamSteps.construct(underlyingSink, strategy));
    },
    members: {
      constructor: undefined,
      get locked() { return WritableStreamSteps.locked(WritableStreamBrand.of(this, 'locked', 1)); },
      abort(reason = undefined) {
        try {
          return WritableStreamSteps.abort(WritableStreamBrand.of(this, 'abort'), reason);
        } catch (error) { return rejected(error); }
      },
      close() {
        try {
          return WritableStreamSteps.close(WritableStreamBrand.of(this, 'close'));
        } catch (error) { return rejected(error); }
      },
      getWriter() { return G.makeWritableStreamDefaultWriter(WritableStreamSteps.getWriter(WritableStreamBrand.of(this, 'getWriter'))); },
    },
  });
  G.makeWritableStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'WritableStream') return G[`make${state.interface}`](state);
    return new WritableStreamBrand(ObjectCreate(WritableStream.prototype), state);
  };
  G.isWritableStream = WritableStreamBrand.is;
  G.writableStreamState = WritableStreamBrand.from;

  class WritableStreamDefaultWriterBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('WritableStreamDefaultWriter', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('WritableStreamDefaultWriter', where);
      return value.#state;
    }
  }
  G.WritableStreamDefaultWriterBrand = WritableStreamDefaultWriterBrand;
  const WritableStreamDefaultWriter = defineInterface('WritableStreamDefaultWriter', {
    __proto__: null,
    length: 1,
    construct(object, stream) {
      stream = G.writableStreamState(stream, 889171);
      return new WritableStreamDefaultWriterBrand(object, WritableStreamDefaultWriterSteps.construct(stream));
    },
    members: {
      constructor: undefined,
      get closed() { try { return WritableStreamDefaultWriterSteps.closed(WritableStreamDefaultWriterBrand.of(this, 'closed', 1)); } catch (error) { return rejected(error); } },
      get desiredSize() { return WritableStreamDefaultWriterSteps.desiredSize(WritableStreamDefaultWriterBrand.of(this, 'desiredSize', 1)); },
      get ready() { try { return WritableStreamDefaultWriterSteps.ready(WritableStreamDefaultWriterBrand.of(this, 'ready', 1)); } catch (error) { return rejected(error); } },
      abort(reason = undefined) {
        try {
          return WritableStreamDefaultWriterSteps.abort(WritableStreamDefaultWriterBrand.of(this, 'abort'), reason);
        } catch (error) { return rejected(error); }
      },
      close() {
        try {
          return WritableStreamDefaultWriterSteps.close(WritableStreamDefaultWriterBrand.of(this, 'close'));
        } catch (error) { return rejected(error); }
      },
      releaseLock() { WritableStreamDefaultWriterSteps.releaseLock(WritableStreamDefaultWriterBrand.of(this, 'releaseLock')); },
      write(chunk = undefined) {
        try {
          return WritableStreamDefaultWriterSteps.write(WritableStreamDefaultWriterBrand.of(this, 'write'), chunk);
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeWritableStreamDefaultWriter = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'WritableStreamDefaultWriter') return G[`make${state.interface}`](state);
    return new WritableStreamDefaultWriterBrand(ObjectCreate(WritableStreamDefaultWriter.prototype), state);
  };
  G.isWritableStreamDefaultWriter = WritableStreamDefaultWriterBrand.is;
  G.writableStreamDefaultWriterState = WritableStreamDefaultWriterBrand.from;

  class WritableStreamDefaultControllerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('WritableStreamDefaultController', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('WritableStreamDefaultController', where);
      return value.#state;
    }
  }
  G.WritableStreamDefaultControllerBrand = WritableStreamDefaultControllerBrand;
  const WritableStreamDefaultController = defineInterface('WritableStreamDefaultController', {
    __proto__: null,
    members: {
      constructor: undefined,
      get signal() { return G.makeAbortSignal(WritableStreamDefaultControllerSteps.signal(WritableStreamDefaultControllerBrand.of(this, 'signal', 1))); },
      error(e = undefined) { WritableStreamDefaultControllerSteps.error(WritableStreamDefaultControllerBrand.of(this, 'error'), e); },
    },
  });
  G.makeWritableStreamDefaultController = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'WritableStreamDefaultController') return G[`make${state.interface}`](state);
    return new WritableStreamDefaultControllerBrand(ObjectCreate(WritableStreamDefaultController.prototype), state);
  };
  G.isWritableStreamDefaultController = WritableStreamDefaultControllerBrand.is;
  G.writableStreamDefaultControllerState = WritableStreamDefaultControllerBrand.from;

  class TransformStreamBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TransformStream', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TransformStream', where);
      return value.#state;
    }
  }
  G.TransformStreamBrand = TransformStreamBrand;
  const TransformStream = defineInterface('TransformStream', {
    __proto__: null,
    construct(object, transformer = undefined, writableStrategy = undefined, readableStrategy = undefined) {
      if (transformer !== undefined) transformer = toObject(transformer);
      writableStrategy = toQueuingStrategy(writableStrategy);
      readableStrategy = toQueuingStrategy(readableStrategy);
      return new TransformStreamBrand(object, TransformStreamSteps.construct(transformer, writableStrategy, readableStrategy));
    },
    members: {
      constructor: undefined,
      get readable() { return G.makeReadableStream(TransformStreamSteps.readable(TransformStreamBrand.of(this, 'readable', 1))); },
      get writable() { return G.makeWritableStream(TransformStreamSteps.writable(TransformStreamBrand.of(this, 'writable', 1))); },
    },
  });
  G.makeTransformStream = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TransformStream') return G[`make${state.interface}`](state);
    return new TransformStreamBrand(ObjectCreate(TransformStream.prototype), state);
  };
  G.isTransformStream = TransformStreamBrand.is;
  G.transformStreamState = TransformStreamBrand.from;

  class TransformStreamDefaultControllerBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('TransformStreamDefaultController', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('TransformStreamDefaultController', where);
      return value.#state;
    }
  }
  G.TransformStreamDefaultControllerBrand = TransformStreamDefaultControllerBrand;
  const TransformStreamDefaultController = defineInterface('TransformStreamDefaultController', {
    __proto__: null,
    members: {
      constructor: undefined,
      get desiredSize() { return TransformStreamDefaultControllerSteps.desiredSize(TransformStreamDefaultControllerBrand.of(this, 'desiredSize', 1)); },
      enqueue(chunk = undefined) {
        TransformStreamDefaultControllerSteps.enqueue(TransformStreamDefaultControllerBrand.of(this, 'enqueue'), chunk);
      },
      error(reason = undefined) { TransformStreamDefaultControllerSteps.error(TransformStreamDefaultControllerBrand.of(this, 'error'), reason); },
      terminate() { TransformStreamDefaultControllerSteps.terminate(TransformStreamDefaultControllerBrand.of(this, 'terminate')); },
    },
  });
  G.makeTransformStreamDefaultController = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'TransformStreamDefaultController') return G[`make${state.interface}`](state);
    return new TransformStreamDefaultControllerBrand(ObjectCreate(TransformStreamDefaultController.prototype), state);
  };
  G.isTransformStreamDefaultController = TransformStreamDefaultControllerBrand.is;
  G.transformStreamDefaultControllerState = TransformStreamDefaultControllerBrand.from;

  class ByteLengthQueuingStrategyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('ByteLengthQueuingStrategy', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('ByteLengthQueuingStrategy', where);
      return value.#state;
    }
  }
  G.ByteLengthQueuingStrategyBrand = ByteLengthQueuingStrategyBrand;
  const ByteLengthQueuingStrategy = defineInterface('ByteLengthQueuingStrategy', {
    __proto__: null,
    length: 1,
    construct(object, init) {
      init = toQueuingStrategyInit(init);
      return new ByteLengthQueuingStrategyBrand(object, ByteLengthQueuingStrategySteps.construct(init));
    },
    members: {
      constructor: undefined,
      get highWaterMark() { return ByteLengthQueuingStrategySteps.highWaterMark(ByteLengthQueuingStrategyBrand.of(this, 'highWaterMark', 1)); },
      get size() { return ByteLengthQueuingStrategySteps.size(ByteLengthQueuingStrategyBrand.of(this, 'size', 1)); },
    },
  });
  G.makeByteLengthQueuingStrategy = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'ByteLengthQueuingStrategy') return G[`make${state.interface}`](state);
    return new ByteLengthQueuingStrategyBrand(ObjectCreate(ByteLengthQueuingStrategy.prototype), state);
  };
  G.isByteLengthQueuingStrategy = ByteLengthQueuingStrategyBrand.is;
  G.byteLengthQueuingStrategyState = ByteLengthQueuingStrategyBrand.from;

  class CountQueuingStrategyBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('CountQueuingStrategy', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('CountQueuingStrategy', where);
      return value.#state;
    }
  }
  G.CountQueuingStrategyBrand = CountQueuingStrategyBrand;
  const CountQueuingStrategy = defineInterface('CountQueuingStrategy', {
    __proto__: null,
    length: 1,
    construct(object, init) {
      init = toQueuingStrategyInit(init);
      return new CountQueuingStrategyBrand(object, CountQueuingStrategySteps.construct(init));
    },
    members: {
      constructor: undefined,
      get highWaterMark() { return CountQueuingStrategySteps.highWaterMark(CountQueuingStrategyBrand.of(this, 'highWaterMark', 1)); },
      get size() { return CountQueuingStrategySteps.size(CountQueuingStrategyBrand.of(this, 'size', 1)); },
    },
  });
  G.makeCountQueuingStrategy = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'CountQueuingStrategy') return G[`make${state.interface}`](state);
    return new CountQueuingStrategyBrand(ObjectCreate(CountQueuingStrategy.prototype), state);
  };
  G.isCountQueuingStrategy = CountQueuingStrategyBrand.is;
  G.countQueuingStrategyState = CountQueuingStrategyBrand.from;
}
