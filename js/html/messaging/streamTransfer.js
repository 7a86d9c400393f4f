// js/html/messaging/streamTransfer.js: transfer of streams: the original stream continues through a channel.
// https://streams.spec.whatwg.org/#transferrable-streams
//
// Messages are {type: 'chunk', 'pull', 'close' or 'error', value: serialised}.
//
// Reads and writes nothing of the arena. Exports transferStream(interface, object, fail) → function that creates the successor. Exposes
//         nothing.
import { rejected, resolved } from '../../primordials.js';
import { react, makeDeferred, handled } from '../../streams/streamShared.js';
import { newReadable } from '../../streams/ReadableStream.js';
import { newWritable } from '../../streams/WritableStream.js';
import { sendTo, closeEnd, openChannel } from './messaging.js';
import {
  makeReadableStream, makeTransformStream, makeWritableStream, readableStreamState, transformStreamState, writableStreamState,
} from 'late:../../bindings/streams.js';
import { deserialize, serialize } from 'late:./structuredClone.js';
import { canEnqueue, closeController, enqueueChunk, errorController, setUpReadable } from 'late:../../streams/defaultController.js';
import { pipe } from 'late:../../streams/pipe.js';
import { errorWritableIfNeeded, setUpWritable } from 'late:../../streams/writableController.js';

const send = (end, type, value) => { if (end.other !== null) sendTo(end.other, { __proto__: null, type, value: serialize(value) }); };
// Sends a chunk or a reason. If it cannot be cloned, the other side gets the error, which is also returned; otherwise undefined.
function sendOrFail(end, type, value) {
  try { send(end, type, value); } catch (error) { send(end, 'error', error); return { __proto__: null, error }; }
  return undefined;
}
function readableOver(stream, end) {
  setUpReadable(stream, {
    __proto__: null,
    start: undefined,
    pull() { send(end, 'pull', undefined); return resolved(undefined); },
    cancel(reason) {
      const failure = sendOrFail(end, 'error', reason);
      closeEnd(end);
      return failure === undefined ? resolved(undefined) : rejected(failure.error);
    },
  }, 0);
  const { controller } = stream;
  end.receive = ({ type, value }) => {
    switch (type) {
      case 'chunk': if (canEnqueue(controller)) enqueueChunk(controller, deserialize(value)); break;
      case 'close': closeController(controller); closeEnd(end); break;
      case 'error': errorController(controller, deserialize(value)); closeEnd(end); break;
    }
  };
  return stream;
}
function writableOver(stream, end) {
  let backpressure = makeDeferred();
  const release = () => { if (backpressure !== null) { backpressure.resolve(undefined); backpressure = null; } };
  setUpWritable(stream, {
    __proto__: null,
    start: undefined,
    write: chunk => react(backpressure === null ? resolved(undefined) : backpressure.promise, () => {
      backpressure = makeDeferred();
      const failure = sendOrFail(end, 'chunk', chunk);
      if (failure === undefined) return;
      closeEnd(end);
      throw failure.error;
    }),
    close() {
      send(end, 'close', undefined);
      return resolved(undefined);
    },
    abort(reason) {
      const failure = sendOrFail(end, 'error', reason);
      return failure === undefined ? resolved(undefined) : rejected(failure.error);
    },
  });
  const { controller } = stream;
  end.receive = ({ type, value }) => {
    if (type === 'error') errorWritableIfNeeded(controller, deserialize(value));
    release();
  };
  return stream;
}

// A stream that replaces a transferred one, over a channel.
function successorOfReadable(stream) {
  const ends = openChannel();
  handled(pipe(stream, writableOver(newWritable(), ends[0]), false, false, false, undefined));
  return () => readableOver(newReadable(), ends[1]);
}
function successorOfWritable(stream) {
  const ends = openChannel();
  handled(pipe(readableOver(newReadable(), ends[0]), stream, false, false, false, undefined));
  return () => writableOver(newWritable(), ends[1]);
}
export const transferStream = (kind, object, fail) => {
  if (kind === 'ReadableStream') {
    const stream = readableStreamState(object);
    if (stream.reader !== null) fail();
    const make = successorOfReadable(stream);
    return () => makeReadableStream(make());
  }
  if (kind === 'WritableStream') {
    const stream = writableStreamState(object);
    if (stream.writer !== null) fail();
    const make = successorOfWritable(stream);
    return () => makeWritableStream(make());
  }
  const { readable, writable } = transformStreamState(object);
  if (readable.reader !== null || writable.writer !== null) fail();
  const makeReadable = successorOfReadable(readable), makeWritable = successorOfWritable(writable);
  return () => makeTransformStream({ __proto__: null, readable: makeReadable(), writable: makeWritable() });
};
