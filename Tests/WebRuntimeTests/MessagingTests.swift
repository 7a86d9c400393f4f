// MessagingTests.swift: messages, and values that are cloned or transferred.
// https://html.spec.whatwg.org/multipage/web-messaging.html https://html.spec.whatwg.org/multipage/structured-data.html

import Testing
import WebRuntime

@Suite("Messages and clones")
struct MessagingTests {
    private func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) throws {
        let answer = try Page(html: []).makeWorld().evaluateToJSON("(async () => \(source))()")
        #expect(answer == expected, "\(source)", sourceLocation: location)
    }

    @Test("A port queues messages until it is started, and keeps them when it is transferred") func ports() throws {
        try check(
            """
            { const { port1, port2 } = new MessageChannel(), outer = new MessageChannel(), seen = [];
              port1.postMessage('a');
              outer.port1.postMessage(0, [port2]);
              const [moved] = await new Promise(done => { outer.port2.onmessage = e => done(e.ports) });
              port1.postMessage('b');
              await new Promise(done => { moved.onmessage = e => { seen.push(e.data); if (seen.length === 2) done() } });
              try { outer.port1.postMessage(0, [outer.port1]) } catch (e) { seen.push(e.name) }
              return [...seen, Object.isFrozen(new MessageEvent('x').ports)]; }
            """,
            #"["a","b","DataCloneError",true]"#
        )
    }

    @Test("Channels of the same name receive each other's messages, but not their own") func broadcast() throws {
        try check(
            """
            { const [a, b, c] = ['n', 'n', 'm'].map(n => new BroadcastChannel(n)), seen = [];
              for (const [i, x] of [a, b, c].entries()) x.onmessage = e => seen.push(i, e.data);
              a.postMessage({ x: 1 }); await new Promise(ok => setTimeout(ok)); a.close();
              try { a.postMessage(1) } catch (e) { seen.push(e.name) }
              return seen; }
            """,
            #"[1,{"x":1},"InvalidStateError"]"#
        )
    }

    @Test("A message to the window is cloned when it is sent, for an origin") func window() throws {
        try check(
            """
            { const seen = [], value = { n: 1 }; onmessage = e => seen.push(e.data, e.source === window);
              postMessage(value, '*'); value.n = 2; postMessage(3, 'https://elsewhere.example/'); postMessage(4, { targetOrigin: '/' });
              try { postMessage(5, 'nowhere') } catch (e) { seen.push(e.name) }
              await new Promise(ok => setTimeout(ok, 10)); return seen; }
            """,
            #"["SyntaxError",{"n":1},true,4,true]"#
        )
    }

    @Test("A transferred value is detached, and values that refer to it refer to the new one") func transfer() throws {
        try check(
            """
            { const b = new ArrayBuffer(4), s = ReadableStream.from(['x']), t = structuredClone({ b, v: new Uint8Array(b, 1), s }, { transfer: [b, s] });
              const l = []; for await (const x of t.s) l.push(x);
              return [b.byteLength, t.b.byteLength, t.v.buffer === t.b, t.v.byteOffset, l]; }
            """,
            #"[0,4,true,1,["x"]]"#
        )
        try check(
            """
            { const names = []; for (const [v, t] of [[1, [1]], [2, [{}]], [3, [new ArrayBuffer(1), null]]]) try { structuredClone(v, { transfer: t }) }
                catch (e) { names.push(e.name) }
              const b = new ArrayBuffer(1); try { structuredClone(0, { transfer: [b, b] }) } catch (e) { names.push(e.name) }
              return [...names, b.byteLength]; }
            """,
            #"["TypeError","DataCloneError","TypeError","DataCloneError",1]"#
        )
    }

    @Test("Blobs, files and exceptions are cloned, and so are views of resizable buffers") func kinds() throws {
        try check(
            """
            { const f = structuredClone(new File(['q'], 'n', { type: 'a/b', lastModified: 5 })), e = structuredClone(new DOMException('m', 'AbortError'));
              const r = structuredClone(new ArrayBuffer(2, { maxByteLength: 8 })), p = structuredClone(new RangeError('o', { cause: { c: 1 } }));
              return [f.name, f.type, f.lastModified, await f.text(), e.name, e.code, r.resizable, r.maxByteLength, p instanceof RangeError, p.cause.c]; }
            """,
            #"["n","a/b",5,"q","AbortError",20,true,8,true,1]"#
        )
    }
}
