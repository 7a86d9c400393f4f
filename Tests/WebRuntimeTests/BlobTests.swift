// BlobTests.swift: blobs, files, their URLs and readers, and forms with files. https://w3c.github.io/FileAPI/

import Testing
import WebRuntime

@Suite("Blobs and files")
struct BlobTests {
    private func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) throws {
        let html = "<form id=f><input name=a value=1><input type=file name=file id=file></form>"
        let answer = try Page(html: Array(html.utf8)).makeWorld().evaluateToJSON("(async () => \(source))()")
        #expect(answer == expected, "\(source)", sourceLocation: location)
    }

    @Test("A blob has the bytes of its parts") func parts() throws {
        try check(
            "await new Blob(['a\u{E9}', new Uint8Array([66, 67]).subarray(1), new Blob(['d'])]).text()",
            "\"a\u{E9}Cd\""
        )
        try check("new Blob(['\\r\\n\\r\\n'], { endings: 'native' }).size", "2")
        try check("[new Blob([], { type: 'A/B' }).type, new Blob([], { type: '\u{E9}' }).type]", #"["a/b",""]"#)
        try check("[...await new Blob(['\u{FEFF}x']).bytes()].length", "4")
    }

    @Test("A slice's offsets count from either end, and stay within the blob") func slices() throws {
        try check("await new Blob(['abc', 'def']).slice(1, -1).text()", #""bcde""#)
        try check("await new Blob(['abc', 'def']).slice(-2).slice(1).text()", #""f""#)
        try check("new Blob(['abc']).slice(2, 1).size", "0")
    }

    @Test("Slicing and concatenating copy no bytes, however often") func ropes() throws {
        try check(
            "(() => { let b = new Blob(['x'.repeat(1 << 20)]); for (let i = 0; i < 30; i++) b = new Blob([b, b]); return b.size; })()",
            "1125899906842624"
        )
        try check(
            """
            (() => { let b = new Blob(['ab']); for (let i = 0; i < 20000; i++) b = new Blob([b, 'c']);
              return b.slice(-3).text(); })()
            """,
            #""ccc""#
        )
        try check("new Blob([new Blob(['x']), 'y'].concat(Array(40).fill('z'))).slice(1, 3).text()", #""yz""#)
        try check(
            "(() => { let b = new Blob(['x']); for (let i = 0; i < 60; i++) b = new Blob([b, b]); })()",
            "undefined",
            throwing: "RangeError"
        )
    }

    private func check(
        _ source: String,
        _ expected: String,
        throwing name: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        try check("(() => { try { \(source) } catch (e) { return e.name } })()", "\"\(name)\"", at: location)
    }

    @Test("A reader reports its progress by events, and gives the requested result") func readers() throws {
        let read = """
            new Promise(done => { const r = new FileReader(), seen = [];
              for (const t of ['loadstart', 'progress', 'load', 'loadend', 'abort']) r.addEventListener(t, () => seen.push(t));
              r.onloadend = () => done([r.result, seen.join(), r.readyState]);
              r.METHOD; })
            """
        func reading(_ call: String) -> String { read.replacing("METHOD", with: call) }
        try check(
            reading("readAsText(new Blob(['\\x82'], { type: 'text/plain;charset=shift_jis' }), 'windows-1252')"),
            "[\"\u{C2}\u{201A}\",\"loadstart,progress,load,loadend\",2]"
        )
        try check(
            reading("readAsDataURL(new Blob(['hi!?'], { type: 'text/x' }))"),
            #"["data:text/x;base64,aGkhPw==","loadstart,progress,load,loadend",2]"#
        )
        try check(
            reading("readAsBinaryString(new Blob([new Uint8Array([255, 0])]))").replacing(
                "r.result",
                with: "r.result.charCodeAt(0)"
            ),
            #"[255,"loadstart,progress,load,loadend",2]"#
        )
        try check(reading("readAsText(new Blob(['x'])); r.abort()"), #"[null,"abort,loadend",2]"#)
    }

    @Test("A URL refers to its blob until it is revoked") func addresses() throws {
        try check(
            """
            (async () => { const u = URL.createObjectURL(new Blob(['abc'], { type: 'text/x' })), seen = [];
              const request = new Request(u);
              const r = await fetch(u + '#part');
              seen.push(await r.text(), r.headers.get('content-type'), r.url === u);
              await new Promise(done => { const x = new XMLHttpRequest(); x.open('GET', u); x.responseType = 'blob';
                x.onload = async () => { seen.push(await x.response.text(), x.response.type); done(); }; x.send(); });
              URL.revokeObjectURL(u);
              seen.push(await (await fetch(request)).text(), await fetch(u).catch(e => e.name));
              return seen; })()
            """,
            #"["abc","text/x",true,"abc","text/x","abc","TypeError"]"#
        )
        try check(
            "await fetch('data:text/plain;base64,YWI=').then(r => r.blob()).then(b => [b.size, b.type])",
            #"[2,"text/plain"]"#
        )
    }

    @Test("FormData takes files, and forms have those that scripts gave their controls") func forms() throws {
        try check(
            """
            (() => { const d = new FormData(f), e = d.get('file'); d.append('b', new Blob(['x']), 'n'); d.append('b', new File(['y'], 'm'));
              return [d.get('a'), e instanceof File, e.name, e.size, ...d.getAll('b').map(x => x.name)]; })()
            """,
            #"["1",true,"",0,"n","m"]"#
        )
        try check(
            """
            (async () => { const body = new Response(new URLSearchParams('q=1')), d = await body.formData();
              return [d.get('q'), file.files.length, file.value, file.files === file.files]; })()
            """,
            #"["1",0,"",true]"#
        )
        try check(
            """
            (async () => { const d = new FormData(); d.append('a\\n"', 'x\\ny'); d.append('f', new File(['z'], 'q".txt', { type: 'text/x' }));
              const r = new Response(d), b = await r.clone().formData(), g = b.get('f');
              return [...b.keys(), b.get('a\\r\\n"'), g.name, g.type, await g.text()]; })()
            """,
            #"["a\r\n\"","f","x\r\ny","q\".txt","text/x","z"]"#
        )
    }

    @Test("Bodies are read once, and cloned before") func bodies() throws {
        try check(
            """
            (async () => { const r = new Response('ab', { status: 201 }), c = r.clone(), seen = [r.ok, await r.text(), r.bodyUsed, r.body.locked];
              seen.push(await r.text().catch(e => e.name), c.bodyUsed, (await c.json().catch(e => e.name)));
              try { new Response('x', { status: 204 }) } catch (e) { seen.push(e.name) }
              try { new Request('/', { method: 'POST', body: new ReadableStream }) } catch (e) { seen.push(e.name) }
              seen.push(Response.error().type, Response.redirect('http://a/').headers.get('location'), (await Response.json([1]).json())[0]);
              return seen; })()
            """,
            #"[true,"ab",true,true,"TypeError",false,"SyntaxError","TypeError","TypeError","error","http://a/",1]"#
        )
    }
}
