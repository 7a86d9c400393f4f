// StreamTests.swift: streams of chunks and bytes, through encoders and compressors. https://streams.spec.whatwg.org/

import Testing
import WebRuntime

@Suite("Streams")
struct StreamTests {
    private func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) throws {
        let answer = try Page(html: []).makeWorld().evaluateToJSON("(async () => \(source))()")
        #expect(answer == expected, "\(source)", sourceLocation: location)
    }

    @Test("A stream can be iterated over, and made of iterables") func iteration() throws {
        try check(
            "{ const l = []; for await (const x of ReadableStream.from([1, Promise.resolve(2)])) l.push(x); return l; }",
            "[1,2]"
        )
        try check(
            """
            { let why; const s = new ReadableStream({ pull(c) { c.enqueue(1) }, cancel(r) { why = r } });
              for await (const x of s) break; return [why === undefined, s.locked]; }
            """,
            "[true,false]"
        )
    }

    @Test("Pipes pass on chunks, errors and ends") func pipes() throws {
        try check(
            """
            { const out = []; await ReadableStream.from(['a', 'b']).pipeThrough(new TransformStream({ transform(x, c) { c.enqueue(x + x) } }))
                .pipeTo(new WritableStream({ write(x) { out.push(x) }, close() { out.push('end') } })); return out; }
            """,
            #"["aa","bb","end"]"#
        )
        try check(
            "{ const c = new AbortController(), p = new ReadableStream().pipeTo(new WritableStream(), c); c.abort(7); return p.catch(e => e); }",
            "7"
        )
    }

    @Test("A byte reader fills its own buffer") func bytes() throws {
        try check(
            """
            { const s = new ReadableStream({ type: 'bytes', pull(c) { c.enqueue(new Uint8Array([1, 2, 3])) } });
              const [a, b] = s.tee(), v = new Uint16Array(1), r = await a.getReader({ mode: 'byob' }).read(v);
              return [v.length, r.value.constructor.name, r.value[0], (await b.getReader().read()).value.length]; }
            """,
            #"[0,"Uint16Array",513,2]"#
        )
        // A read behind another one asks for nothing.
        try check(
            """
            { let pulls = 0; const s = new ReadableStream({ type: 'bytes', pull() { pulls++ } }), r = s.getReader({ mode: 'byob' });
              const rest = async () => { for (let i = 0; i < 9; i++) await 0; };
              await rest(); r.read(new Uint8Array(1)); r.read(new Uint8Array(1)); await rest(); return pulls; }
            """,
            "1"
        )
    }

    @Test("The members of a transformer and of a sink are all read before one is refused") func members() throws {
        try check(
            """
            { const out = [], note = (name, value) => ({ enumerable: true, get() { out.push(name); return value; } });
              const object = names => Object.defineProperties({}, Object.fromEntries(names.map(n => [n, note(n, n.endsWith('ype') ? 1 : undefined)])));
              try { new TransformStream(object(['readableType', 'start', 'writableType'])) } catch (e) { out.push(e.name); }
              try { new WritableStream(object(['type', 'write'])) } catch (e) { out.push(e.name); } return out; }
            """,
            #"["readableType","start","writableType","RangeError","type","write","RangeError"]"#
        )
    }

    @Test("Text and bytes are encoded and decoded in pieces") func coding() throws {
        try check(
            """
            { const bytes = new Uint8Array([0x82, 0xA0, 0x41, 0x82, 0xA2]), pieces = ReadableStream.from([...bytes].map(x => new Uint8Array([x])));
              let t = ''; for await (const x of pieces.pipeThrough(new TextDecoderStream('shift_jis'))) t += x; return t; }
            """,
            "\"\u{3042}A\u{3044}\""
        )
        try check(
            "{ let n = []; for await (const x of ReadableStream.from(['\\ud83d', '\\ude00', '\\ud83d']).pipeThrough(new TextEncoderStream)) n.push(...x); return n; }",
            "[240,159,152,128,239,191,189]"
        )
    }

    @Test("Compressed data is decompressed unchanged", arguments: ["gzip", "deflate", "deflate-raw"]) func compression(
        format: String
    ) throws {
        try check(
            """
            { const text = 'abc'.repeat(50000), packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('\(format)'))).blob();
              const back = await new Response(packed.stream().pipeThrough(new DecompressionStream('\(format)'))).text();
              const cut = new Response(packed.slice(0, -1).stream().pipeThrough(new DecompressionStream('\(format)'))).text();
              const long = new Response(new Blob([packed, 'x']).stream().pipeThrough(new DecompressionStream('\(format)'))).text();
              return [packed.size < 2000, back === text, await cut.catch(e => e.name), await long.catch(e => e.name)]; }
            """,
            #"[true,true,"TypeError","TypeError"]"#
        )
    }

    // The only constructor lookup is that of the script's own `then`.
    @Test("Streams still work after scripts have replaced the language's built-ins") func replaced() throws {
        try check(
            """
            { const then = Promise.prototype.then, seen = [], read = s => { const r = s.getReader(); return r.read.bind(r); };
              const made = new ReadableStream({ start(c) { c.enqueue('x'); c.close(); } }), text = new Response('ab');
              Promise.prototype.then = function (...a) { seen.push('then'); return Reflect.apply(then, this, a); };
              Object.defineProperty(Promise.prototype, 'constructor', { get() { seen.push('constructor'); } });
              const iterate = Array.prototype[Symbol.iterator]; Array.prototype[Symbol.iterator] = () => { throw 1 };
              const pipe = made.pipeThrough(new TransformStream()), p = read(pipe)();
              const done = new Promise(ok => { Reflect.apply(then, p, [({ value }) => ok(value)]) });
              delete Promise.prototype.constructor;
              Promise.prototype.constructor = Promise;
              Promise.prototype.then = then; Array.prototype[Symbol.iterator] = iterate;
              return (await done) + seen; }
            """,
            #""xconstructor""#
        )
    }
}
