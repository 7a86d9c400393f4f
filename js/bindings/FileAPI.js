// js/bindings/FileAPI.js: the bindings that js/idl/generate.py made of js/idl/FileAPI.webidl. Not to be edited.
//
// Exposes Blob, File, FileList, FileReader.
'use strict';
{
  const G = this;
  const {
    Given, NOTHING, ObjectCreate, accessors, defineInterface, isBuffer, itemKind, makeIndexed, makeTarget, need, rejected, toClamped,
    toDictionary, toEnum, toLongLong, toSequence, toText, toUSV, wrongReceiver, wrongValue,
  } = G;
  const BlobSteps = G.BlobSteps;
  const FileSteps = G.FileSteps;
  const FileListSteps = G.FileListSteps;
  const FileReaderSteps = G.FileReaderSteps;
  function toBufferSourceOrBlobOrUSVString(value) {
    if (typeof value === 'object' && value !== null || typeof value === 'function') {
      if (G.isBlob(value)) return G.blobState(value);
      if (isBuffer(value, 'BufferSource')) return value;
    }
    return toUSV(value);
  }
  const EndingTypeValues = { __proto__: null, transparent: true, native: true };
  function toBlobPropertyBag(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      endings: (member = given.endings) === undefined ? 'transparent' : toEnum(member, 'EndingType', EndingTypeValues),
      type: (member = given.type) === undefined ? '' : toText(member),
    };
  }
  function toFilePropertyBag(value) {
    const given = toDictionary(value) || NOTHING;
    let member;
    return {
      __proto__: null,
      endings: (member = given.endings) === undefined ? 'transparent' : toEnum(member, 'EndingType', EndingTypeValues),
      type: (member = given.type) === undefined ? '' : toText(member),
      lastModified: (member = given.lastModified) === undefined ? undefined : toLongLong(member),
    };
  }
  const makeFileOrNull = state => state === null ? null : G.makeFile(state);
  const makeDOMExceptionOrNull = state => state === null ? null : G.makeDOMException(state);

  class BlobBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('Blob', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('Blob', where);
      return value.#state;
    }
  }
  G.BlobBrand = BlobBrand;
  const Blob = defineInterface('Blob', {
    __proto__: null,
    construct(object, blobParts = undefined, options = undefined) {
      if (blobParts !== undefined) blobParts = toSequence(blobParts, toBufferSourceOrBlobOrUSVString);
      options = toBlobPropertyBag(options);
      return new BlobBrand(object, BlobSteps.construct(blobParts, options));
    },
    members: {
      constructor: undefined,
      get size() { return BlobSteps.size(BlobBrand.of(this, 'size', 1)); },
      get type() { return BlobSteps.type(BlobBrand.of(this, 'type', 1)); },
      slice(start = undefined, end = undefined, contentType = undefined) {
        const state = BlobBrand.of(this, 'slice');
        if (start !== undefined) start = toClamped(start, -9007199254740991, 9007199254740991);
        if (end !== undefined) end = toClamped(end, -9007199254740991, 9007199254740991);
        if (contentType !== undefined) contentType = toText(contentType);
        return G.makeBlob(BlobSteps.slice(state, start, end, contentType));
      },
      stream() { return G.makeReadableStream(BlobSteps.stream(BlobBrand.of(this, 'stream'))); },
      text() {
        try {
          return BlobSteps.text(BlobBrand.of(this, 'text'));
        } catch (error) { return rejected(error); }
      },
      arrayBuffer() {
        try {
          return BlobSteps.arrayBuffer(BlobBrand.of(this, 'arrayBuffer'));
        } catch (error) { return rejected(error); }
      },
      bytes() {
        try {
          return BlobSteps.bytes(BlobBrand.of(this, 'bytes'));
        } catch (error) { return rejected(error); }
      },
    },
  });
  G.makeBlob = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'Blob') return G[`make${state.interface}`](state);
    return new BlobBrand(ObjectCreate(Blob.prototype), state);
  };
  G.isBlob = BlobBrand.is;
  G.blobState = BlobBrand.from;

  class FileBrand extends G.BlobBrand {
    #state;
    constructor(object, state) { super(object, state); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('File', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('File', where);
      return value.#state;
    }
  }
  G.FileBrand = FileBrand;
  const File = defineInterface('File', {
    __proto__: null,
    parent: G.Blob,
    length: 2,
    construct(object, fileBits, fileName, options = undefined) {
      fileBits = toSequence(fileBits, toBufferSourceOrBlobOrUSVString);
      fileName = toUSV(fileName);
      options = toFilePropertyBag(options);
      return new FileBrand(object, FileSteps.construct(fileBits, fileName, options));
    },
    members: {
      constructor: undefined,
      get name() { return FileSteps.name(FileBrand.of(this, 'name', 1)); },
      get lastModified() { return FileSteps.lastModified(FileBrand.of(this, 'lastModified', 1)); },
      get webkitRelativePath() { return FileSteps.webkitRelativePath(FileBrand.of(this, 'webkitRelativePath', 1)); },
    },
  });
  G.makeFile = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'File') return G[`make${state.interface}`](state);
    return new FileBrand(ObjectCreate(File.prototype), state);
  };
  G.isFile = FileBrand.is;
  G.fileState = FileBrand.from;

  class FileListBrand extends Given {
    #state;
    constructor(object, state) { super(object); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('FileList', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('FileList', where);
      return value.#state;
    }
  }
  G.FileListBrand = FileListBrand;
  const FileList = defineInterface('FileList', {
    __proto__: null,
    members: {
      constructor: undefined,
      get length() { return FileListSteps.length(FileListBrand.of(this, 'length', 1)); },
      item(index) {
        const state = FileListBrand.of(this, 'item');
        need(arguments.length, 1);
        index = index >>> 0;
        return makeFileOrNull(FileListSteps.item(state, index));
      },
    },
    iterable: 'values',
  });
  {
    const FileListKind = itemKind('FileList', null, 'items');
    const indexed = state => makeIndexed(FileList.prototype, {
      __proto__: null,
      count: () => FileListSteps.length(state),
      at: index => index < FileListSteps.length(state) ? makeFileOrNull(FileListSteps.item(state, index)) : undefined,
    }, FileListKind);
    G.makeFileList = state => {
      if (state.object !== undefined) return state.object;
      if (state.interface !== undefined && state.interface !== 'FileList') return G[`make${state.interface}`](state);
      return new FileListBrand(indexed(state), state);
    };
  }
  G.isFileList = FileListBrand.is;
  G.fileListState = FileListBrand.from;

  class FileReaderBrand extends Given {
    #state;
    constructor(object, state) { super(makeTarget(object)); this.#state = state; state.object = object; }
    static of(object, member, kind = 0) {
      if (typeof object !== 'object' || object === null || !(#state in object)) wrongReceiver('FileReader', member, kind);
      return object.#state;
    }
    static is(value) { return typeof value === 'object' && value !== null && #state in value; }
    static from(value, where) {
      if (typeof value !== 'object' || value === null || !(#state in value)) wrongValue('FileReader', where);
      return value.#state;
    }
  }
  G.FileReaderBrand = FileReaderBrand;
  const FileReader = defineInterface('FileReader', {
    __proto__: null,
    parent: G.EventTarget,
    construct(object) {
      return new FileReaderBrand(object, FileReaderSteps.construct());
    },
    constants: {
      __proto__: null,
      EMPTY: 0, LOADING: 1, DONE: 2,
    },
    members: {
      constructor: undefined,
      get readyState() { return FileReaderSteps.readyState(FileReaderBrand.of(this, 'readyState', 1)); },
      get result() { return FileReaderSteps.result(FileReaderBrand.of(this, 'result', 1)); },
      get error() { return makeDOMExceptionOrNull(FileReaderSteps.error(FileReaderBrand.of(this, 'error', 1))); },
      onloadstart: undefined,
      onprogress: undefined,
      onload: undefined,
      onabort: undefined,
      onerror: undefined,
      onloadend: undefined,
      readAsArrayBuffer(blob) {
        const state = FileReaderBrand.of(this, 'readAsArrayBuffer');
        need(arguments.length, 1);
        blob = G.blobState(blob, 377638);
        FileReaderSteps.readAsArrayBuffer(state, blob);
      },
      readAsBinaryString(blob) {
        const state = FileReaderBrand.of(this, 'readAsBinaryString');
        need(arguments.length, 1);
        blob = G.blobState(blob, 433371);
        FileReaderSteps.readAsBinaryString(state, blob);
      },
      readAsText(blob, encoding = undefined) {
        const state = FileReaderBrand.of(this, 'readAsText');
        need(arguments.length, 1);
        blob = G.blobState(blob, 516082);
        if (encoding !== undefined) encoding = toText(encoding);
        FileReaderSteps.readAsText(state, blob, encoding);
      },
      readAsDataURL(blob) {
        const state = FileReaderBrand.of(this, 'readAsDataURL');
        need(arguments.length, 1);
        blob = G.blobState(blob, 454646);
        FileReaderSteps.readAsDataURL(state, blob);
      },
      abort() { FileReaderSteps.abort(FileReaderBrand.of(this, 'abort')); },
    },
  });
  accessors(FileReader.prototype, G.handlerAccessors('loadstart progress load abort error loadend', '', FileReaderBrand.of));
  G.makeFileReader = state => {
    if (state.object !== undefined) return state.object;
    if (state.interface !== undefined && state.interface !== 'FileReader') return G[`make${state.interface}`](state);
    return new FileReaderBrand(ObjectCreate(FileReader.prototype), state);
  };
  G.isFileReader = FileReaderBrand.is;
  G.fileReaderState = FileReaderBrand.from;
}
