// ConnectionTests.swift: connections that fail as without a network, and data transfers of scripts.
// https://websockets.spec.whatwg.org/ https://html.spec.whatwg.org/multipage/server-sent-events.html
// https://html.spec.whatwg.org/multipage/dnd.html#the-datatransfer-interface

import Testing
import WebRuntime

@Suite("Connections and data transfers")
struct ConnectionTests {
    private func check(_ source: String, _ expected: String, at location: SourceLocation = #_sourceLocation) throws {
        let page = Page(html: [], options: PageOptions(url: "http://page.example/folder/"))
        let answer = try page.makeWorld().evaluateToJSON(
            "(async () => { const o = [], look = f => { try { o.push(f()) } catch (e) { o.push(e.name) } }; \(source); return o })()"
        )
        #expect(answer == expected, "\(source)", sourceLocation: location)
    }

    @Test("A socket checks its URL and protocols") func socketAddresses() throws {
        try check(
            """
            look(() => new WebSocket('/chat', ['a', 'b']).url); look(() => new WebSocket('https://x/').url)
            for (const a of ['ftp://x', 'ws://x/#', 'ws://', 'ws://x:99999/']) look(() => new WebSocket(a).url)
            for (const p of ['a b', ['a', 'a'], '']) look(() => new WebSocket('ws://x', p).url)
            """,
            #"["ws://page.example/chat","wss://x/","SyntaxError","SyntaxError","SyntaxError","SyntaxError","SyntaxError","SyntaxError","SyntaxError"]"#
        )
    }

    @Test("A socket fails with error and close, in a later task, and buffers what is sent afterwards")
    func socketFails()
        throws
    {
        try check(
            """
            const s = new WebSocket('ws://x'); look(() => s.send('x')); look(() => s.readyState)
            for (const a of [[1], [3000, 'x'.repeat(124)]]) look(() => s.close(...a))
            s.onerror = () => o.push('error', s.readyState); s.onclose = e => o.push(e.code, e.wasClean)
            const c = new WebSocket('ws://x'); c.close(3000, 'bye'); look(() => c.readyState); c.onclose = e => o.push(e.code)
            await new Promise(done => setTimeout(done, 9)); s.send('äb'); s.send(new Uint16Array(2)); s.send(new Blob(['abc'])); look(() => s.bufferedAmount)
            """,
            #"["InvalidStateError",0,"InvalidAccessError","SyntaxError",2,"error",3,1006,false,1006,10]"#
        )
    }

    @Test("An event source fails once, unless it was closed") func eventSource() throws {
        try check(
            """
            const s = new EventSource('news', { withCredentials: true }), c = new EventSource('news')
            look(() => new EventSource('http://')); look(() => [s.url, s.withCredentials, s.readyState])
            c.onerror = s.onerror = e => o.push(e.type, e.target === s, s.readyState); c.close(); look(() => c.readyState)
            await new Promise(done => setTimeout(done, 9000))
            """,
            #"["SyntaxError",["http://page.example/folder/news",true,0],2,"error",true,2]"#
        )
    }

    @Test("Texts are stored by format, in the order in which they were set") func texts() throws {
        try check(
            """
            const d = new DataTransfer(); d.setData('TEXT', 'a'); d.setData('url', '# no\\r\\nhttp://b/\\r\\nhttp://c/'); d.setData('text/plain', 'b')
            look(() => [...d.types, Object.isFrozen(d.types)]); look(() => [d.getData('text'), d.getData('URL'), d.getData('text/html')])
            d.dropEffect = 'copy'; d.dropEffect = 'none of these'; d.effectAllowed = 'copyMove'; look(() => [d.dropEffect, d.effectAllowed])
            d.clearData('url'); look(() => d.types); d.clearData(); look(() => d.types)
            """,
            #"[["text/uri-list","text/plain",true],["b","http://b/",""],["copy","copyMove"],["text/plain"],[]]"#
        )
    }

    @Test("Files are items beside texts, and stay in one list") func files() throws {
        try check(
            """
            const d = new DataTransfer(), { files, items } = d; d.setData('text', 'x')
            items.add(new File(['abc'], 'n.txt', { type: 'text/html' })); look(() => items.add('y', 'Text/Plain'))
            look(() => [items.length, items[0].kind, items[1].kind, items[1].type, items[1].getAsFile().name, items[0].getAsFile(), items[2] === undefined])
            look(() => [files === d.files, files.length, d.types]); items[0].getAsString(t => o.push(t))
            const gone = items[1]; items.remove(1); look(() => [files.length, gone.kind, gone.type, gone.getAsFile()])
            const input = document.createElement('input'); input.type = 'file'; items.add(new File([], 'f')); input.files = d.files
            look(() => input.files[0].name); look(() => new DragEvent('x', { dataTransfer: d }).dataTransfer === d)
            look(() => new ClipboardEvent('x', { clipboardData: {} })); await new Promise(done => setTimeout(done, 9))
            """,
            #"["NotSupportedError",[2,"string","file","text/html","n.txt",null,true],[true,1,["text/plain","Files"]],[0,"","",null],"f",true,"TypeError","x"]"#
        )
    }

    @Test("Media with a source have the error of an unplayable one") func mediaErrors() throws {
        try check(
            """
            const v = document.createElement('video'); look(() => v.error); v.src = 'a'; const e = v.error
            look(() => [e instanceof MediaError, e.code, e === v.error]); v.src = 'b'; look(() => e === v.error)
            """,
            #"[null,[true,4,true],false]"#
        )
    }

    @Test("onreadystatechange throws on XMLHttpRequest.prototype, and is undefined on Document.prototype")
    func lenientHandlers()
        throws
    {
        try check(
            """
            look(() => XMLHttpRequest.prototype.onreadystatechange); look(() => String(Document.prototype.onreadystatechange))
            document.body.part = 'a b'; look(() => [document.body.part.length, document.body.getAttribute('part')])
            """,
            #"["TypeError","undefined",[2,"a b"]]"#
        )
    }
}
