// Calls the one native function of a world with operands of wrong types: every value in every place, and each two of them together.
// Its value is a function of (native, holder, header, operations: the numbers of those of the core, families: those of the others, uncaught: the
// number of that operation, ids, strings) that returns {calls, done, refused,
// converted: [what ran, …], statuses: [unknown status, …]}; the counts in the header are read again for each operation.
// Tests/WebRuntimeTests/ForgedOperandTests reads it.
(native, holder, header, operations, families, uncaught, ids, strings) => {
  const STATUS = 64, codes = new Set([0, 101, 102, 103, 104, 105]);
  // Legacy codes of DOMException. https://webidl.spec.whatwg.org/#dfn-error-names-table
  for (let code = 1; code <= 25; code++) codes.add(code);
  const converted = new Set(), statuses = new Set();
  let current = '';
  // An uncaught exception is reported with its message: the one operation that reads its operand.
  const heard = name => { if (current !== `${uncaught}`) converted.add(`${current}: ${name}`); return 1; };
  const ran = {
    valueOf: () => heard('valueOf'), toString: () => { heard('toString'); return 'p'; }, get length() { return heard('length'); },
    [Symbol.toPrimitive]: () => heard('Symbol.toPrimitive'), then: () => heard('then'),
  };
  const traps = new Proxy({}, new Proxy({}, { get(_, trap) { heard(`proxy ${trap}`); return undefined; } }));
  // A prime number of values of each sort, so that the columns of each call run through all pairs of them.
  const ROWS = 47;
  function values() {
    const all = [
      -1, 0, 1, 2, 0.5, NaN, 2 ** 31, 2 ** 32 - 1, 2 ** 53, true, null, undefined, Symbol(), 7n, ran, traps, () => heard('call'), ...ids,
      ...strings,
    ];
    for (const word of [0, 1, 2]) all.push(header[word], header[word] + 1);
    if (all.length > ROWS) throw new Error(`${all.length} values`);
    for (let i = 0; all.length < ROWS; i++) all.push(ids[i % ids.length]);
    return all;
  }
  let calls = 0, done = 0, refused = 0;
  function call(...operands) {
    calls++;
    current = typeof operands[1] === 'number' ? `${operands[1]}` : typeof operands[1];
    header[STATUS] = 0;
    native(...operands);
    const status = header[STATUS];
    if (status === 0 || status === 105) done++; else if (status === 102) refused++;
    if (!codes.has(status)) statuses.add(`${String(operands[1])}: ${status}`);
  }
  for (const operation of operations) {
    const v = values();
    for (let i = 0; i < ROWS; i++) for (let j = 0; j < ROWS; j++) {
      call(holder, operation, v[i], v[j], v[(i + j) % ROWS], v[(i + 2 * j) % ROWS]);
    }
    // Texts where texts are expected, and everything else in the other places.
    for (let i = 0; i < ROWS; i++) for (let j = i % 5; j < ROWS; j += 5) {
      call(holder, operation, v[i], v[j], v[(i + j) % ROWS], strings[(i + 2 * j) % strings.length]);
    }
    call(holder, operation);
    call(holder, operation, ...v);
  }
  for (const operation of families) {
    const v = values();
    for (let i = 0; i < ROWS; i++) for (let j = 0; j < ROWS; j++) {
      call(holder, operation, v[i], v[j], v[(i + j) % ROWS], v[(i + 2 * j) % ROWS], v[(i + 3 * j) % ROWS]);
    }
    call(holder, operation);
    call(holder, operation, ...v);
  }
  // Unknown operations and holders.
  for (const value of values()) {
    call(holder, value, 1, 2, 3, 'x');
    if (value !== holder) call(value, 1, 1, 2, 3, 'x');
  }
  call();
  call(holder);
  return { calls, done, refused, converted: [...converted], statuses: [...statuses] };
}
