// ClockTests.swift: the page's single clock as scripts see it: Date, performance, events, timers and frames have the same time.

import PropertyValues
import ScriptEngine
import Testing
import WebRuntime

@Suite("The page's clock")
struct ClockTests {
    @Test(
        "Timers and all APIs with a time agree",
        arguments: [
            // The times seen by a timer of half a second: Date, performance, an event, the document.
            """
            const date = Date.now(), now = performance.now(), stamp = new Event('x').timeStamp;
            new Promise(done => setTimeout(() => {
              const near = (a, b) => Math.abs(a - b - 500) < 2;
              done([near(Date.now(), date), near(performance.now(), now), near(new Event('x').timeStamp, stamp), near(+new Date(), date)].join());
            }, 500))
            """,
            "const a = Date.now(), b = performance.timeOrigin + performance.now(); [b - a < 2, a - b < 2, true, true].join()",
            """
            let frame, inFrame;
            new Promise(done => requestAnimationFrame(first => requestAnimationFrame(second => requestAnimationFrame(third => {
              const now = performance.now();
              done([Math.round(third - first) === 33, third <= now && now - third < 1, second > first, Date.now() - performance.timeOrigin - now < 2].join());
            }))))
            """,
            """
            const seen = [];
            new Promise(done => {
              requestAnimationFrame(t => { seen.push(t); while (performance.now() < t + 5); });
              requestAnimationFrame(t => { seen.push(t); done([seen[0] === t, seen.length === 2, true, true].join()); });
            })
            """,
            """
            const modified = document.lastModified, start = new Date();
            new Promise(done => setTimeout(() => {
              const past = Date.parse(document.lastModified) - Date.parse(modified);
              done([past === 60000, new Date() - start >= 60000, new Date() - start < 60010, document.lastModified !== modified].join());
            }, 60000))
            """,
        ]
    )
    func agreement(source: String) throws {
        let world = try Page(html: []).makeWorld()
        #expect(try world.evaluateToJSON(source, timeout: 100) == "\"true,true,true,true\"")
    }

    @Test(
        "A loop that waits for a time ends",
        arguments: [
            "Date.now()", "+new Date()", "+new Date", "Date.parse(Date())", "performance.now()",
            "new Event('x').timeStamp",
            "new class extends Date {}().getTime()", "+Reflect.construct(Date, [], Date)",
        ]
    )
    func busyWaiting(time: String) throws {
        #expect(try evaluate("const end = \(time) + 1200; let n = 0; while (\(time) < end) n++; n > 50") == "true")
    }

    @Test(
        "Date is otherwise the language's own",
        arguments: [
            "Date.name === 'Date' && Date.length === 7 && typeof Date === 'function'",
            "String(Date) === 'function Date() {\\n    [native code]\\n}' && `${Date.now}`.includes('[native code]')",
            "Function.prototype.toString.call(Date) === String(Date) && Date.now.name === 'now' && Date.now.length === 0",
            "Reflect.ownKeys(Date).join() === 'parse,UTC,now,length,name,prototype'",
            "Object.getOwnPropertyDescriptor(globalThis, 'Date').enumerable === false && delete globalThis.nothing",
            "const d = Object.getOwnPropertyDescriptor(Date, 'prototype'); !d.writable && !d.enumerable && !d.configurable",
            "const d = Object.getOwnPropertyDescriptor(Date, 'now'); d.writable && !d.enumerable && d.configurable",
            "new Date().constructor === Date && Date.prototype.constructor === Date && new Date instanceof Date",
            "Object.getPrototypeOf(Date) === Function.prototype && Object.prototype.toString.call(Date) === '[object Function]'",
            "typeof Date() === 'string' && typeof Date(0) === 'string' && Date(0).slice(-20) === String(new Date).slice(-20)",
            "new Date(0).toISOString() === '1970-01-01T00:00:00.000Z' && +new Date(2020, 1) === +new Date(2020, 1, 1, 0, 0, 0, 0)",
            "isNaN(new Date(undefined)) && +new Date(null) === 0 && +new Date(new Date(5)) === 5 && isNaN(new Date('x'))",
            "class Day extends Date { get day() { return this.getDay(); } } const d = new Day(0); d instanceof Day && d.day >= 0",
            "class Day extends Date {} Math.abs(new Day() - new Date()) < 5 && +new Day(7) === 7 && Day.now() - Date.now() < 5",
            "function Other() {} Reflect.construct(Date, [], Other) instanceof Other",
            "let n = 0; const t = new Proxy(function () {}, {get(o, k) { if (k === 'prototype') n++; return o[k]; }}); Reflect.construct(Date, [], t); n === 1",
            "let f; try { Date.prototype.getTime.call({}) } catch (e) { f = e } f instanceof TypeError",
            "try { new Date.now() } catch (e) { e instanceof TypeError }",
            "const D = Date; D.mine = 1; const seen = Date.mine; delete D.mine; seen === 1 && !('mine' in Date)",
            "const own = Date.now; Date.now = () => 5; const n = Date.now(), d = +new Date(); Date.now = own; n === 5 && d > 5",
            "JSON.stringify(structuredClone({d: new Date(3)})) === '{\"d\":\"1970-01-01T00:00:00.003Z\"}'",
        ]
    )
    func faithfulDate(source: String) throws {
        #expect(try evaluate(source) == "true", "\(source)")
    }

    @Test("Intl's default date is the page's time")
    func formats() throws {
        let source = """
            const format = new Intl.DateTimeFormat('en', {dateStyle: 'short', timeStyle: 'long', timeZone: 'UTC'});
            const says = [format.format, () => format.format(undefined), () => format.formatToParts().map(p => p.value).join('')];
            new Promise(done => setTimeout(() => {
              const now = new Date().toLocaleString('en', {dateStyle: 'short', timeStyle: 'long', timeZone: 'UTC'});
              const near = says.every(say => [0, 1].some(s => say() === format.format(new Date(Date.now() - s * 1000))));
              done([near && typeof now, format.format === format.format, format.format.name, format.format.length, format.format(0),
                String(Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format').get).includes('[native code]'),
                [new Date(0), new Date(0)].map(format.format).length]);
            }, 864e5))
            """
        let world = try Page(html: []).makeWorld()
        let answer = try world.evaluateToJSON(source, timeout: 1e5)
        #expect(answer?.contains("[\"string\",true,\"\",1,\"1/1/70") == true && answer?.hasSuffix("true,2]") == true)
    }

    @Test(
        "Animations, debounces and guards of libraries end as in a browser",
        arguments: [
            // jQuery: frames, and the date for the progress.
            """
            new Promise(done => {
              const start = Date.now(), duration = 400; let steps = 0, width = 0;
              const tick = () => {
                const left = Math.max(0, start + duration - Date.now()), percent = 1 - left / duration;
                steps++; width = 100 * percent;
                if (percent < 1) requestAnimationFrame(tick); else done([width, steps > 20 && steps < 30].join());
              };
              requestAnimationFrame(tick);
            })
            """,
            // jQuery in a hidden document, MooTools: an interval.
            """
            new Promise(done => {
              const start = Date.now(); let steps = 0;
              const timer = setInterval(() => {
                steps++;
                const elapsed = Date.now() - start;
                if (elapsed >= 500) { clearInterval(timer); done([100, steps > 30 && steps < 45].join()); }
              }, 13);
            })
            """,
            // D3: a queue that checks the time of its last frame, and sleeps by a timer until the next is due.
            """
            new Promise(done => {
              let clockLast = 0, clockNow = 0; const clock = performance, frame = requestAnimationFrame;
              const now = () => clockNow || (frame(() => { clockNow = 0; }), clockNow = clock.now());
              const begin = now() + 250; let ticks = 0;
              const wake = () => {
                clockNow = clockLast = clock.now(); ticks++;
                const elapsed = clockNow - begin;
                clockNow = 0;
                if (elapsed < 0) setTimeout(wake, -elapsed); else if (elapsed < 750) frame(wake); else done([100, ticks > 40 && ticks < 60].join());
              };
              wake();
            })
            """,
            // A debounce that checks by the date whether it was called again.
            """
            new Promise(done => {
              let last = 0, timer, calls = 0;
              const later = () => { const past = Date.now() - last; if (past < 100 && past >= 0) timer = setTimeout(later, 100 - past); else { timer = null; calls++; } };
              const debounced = () => { last = Date.now(); if (!timer) timer = setTimeout(later, 100); };
              for (let at = 0; at < 300; at += 30) setTimeout(debounced, at);
              setTimeout(() => done([100 * calls, calls === 1].join()), 1000);
            })
            """,
            // Vue: listeners receive only events that are newer than themselves.
            """
            const p = document.body.appendChild(document.createElement('p')); let heard = 0;
            const attached = performance.now();
            p.addEventListener('click', e => { if (e.timeStamp >= attached) heard++; });
            p.click();
            new Promise(done => setTimeout(() => { p.click(); done([50 * heard, heard === 2].join()); }, 5))
            """,
        ]
    )
    func libraries(source: String) throws {
        #expect(try evaluate(source, on: "<!DOCTYPE html><body>") == "\"100,true\"")
    }

    @Test(
        "Work that queues itself again does not block timers",
        arguments: [
            "(function again() { fetch('nothing').catch(again); })()",
            "onmessage = () => postMessage(1); postMessage(1)",
            "(function again() { setTimeout(again, 0); })()",
            "const f = document.body.appendChild(document.createElement('iframe')); f.onload = () => { f.src = 'about:blank'; }; f.src = 'about:blank'",
            "const i = new Image; i.onerror = () => { i.src = 'nothing.png'; }; i.src = 'nothing.png'",
        ]
    )
    func endlessTasks(source: String) throws {
        let page = try Page(html: Array("<body>".utf8), options: PageOptions(url: "http://page.test/")).makeWorld()
        let end = "new Promise(done => setTimeout(done, 1000, 'in time'))"
        #expect(try page.evaluateToJSON("\(source); \(end)") == "\"in time\"")
    }

    @Test("Timers run when they are due, and in the order in which they were set")
    func manyTimers() throws {
        let source = """
            const ran = [], ids = [];
            for (let i = 0; i < 500; i++) { const delay = i * 37 % 101; ids.push(setTimeout(() => ran.push([delay, i]), delay)); }
            for (let i = 0; i < 500; i += 7) clearTimeout(ids[i]);
            let once = 0; const again = setInterval(() => { if (++once === 3) clearInterval(again); }, 10);
            new Promise(done => setTimeout(() => {
              const sorted = [...ran].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
              done([ran.length, sorted.every((entry, i) => entry === ran[i]), once]);
            }, 200))
            """
        #expect(try evaluate(source) == "[428,true,3]")
    }

    @Test("While the native action works 100 ms pass, and due timers run")
    func waitingForTheAction() throws {
        let source = """
            var seen = [], ExtensionPreprocessingJS = {
              run(a) {
                const start = Date.now();
                this.since = () => Date.now() - start;
                setTimeout(() => seen.push('early'), 50);
                setTimeout(() => seen.push('late'), 200);
                a.completionFunction({});
              },
              finalize() { seen.push(Math.round(this.since() / 10) * 10); }
            };
            """
        let world = try Page(html: []).makeWorld()
        let outcome = world.callActionExtension(source: source, sourceURL: "", extensionName: "x")
        #expect(outcome.state == .completed)
        #expect(world.finalize(argument: .dictionary([])) == nil)
        #expect(try world.evaluateToJSON("seen") == #"["early",100,"late"]"#)
    }

    @Test("The worlds of a page have one clock")
    func oneClockForBothWorlds() throws {
        let page = Page(html: [], options: PageOptions(url: "http://page.test/"))
        let (first, second) = (try page.makeWorld(), try page.makeWorld())
        let origin = "performance.timeOrigin"
        #expect(try first.evaluateToJSON(origin) == second.evaluateToJSON(origin))
        _ = try first.evaluateToJSON("new Promise(done => setTimeout(done, 700))")
        let later = "performance.now() >= 700 && Date.now() - performance.timeOrigin >= 700"
        #expect(try second.evaluateToJSON(later) == "true")
    }

    @Test(
        "Random numbers differ from run to run, unless there is a seed",
        arguments: [
            "[crypto.randomUUID(), [...crypto.getRandomValues(new Uint8Array(20))]]",
            "[...crypto.getRandomValues(new Uint32Array(3))]", "Array.from({length: 100}, Math.random)",
        ]
    )
    func randomNumbers(source: String) throws {
        func answer(seed: UInt64?) throws -> String? {
            var options = PageOptions()
            options.seed = seed
            return try Page(html: [], options: options).makeWorld().evaluateToJSON(source)
        }
        #expect(try answer(seed: 1) == answer(seed: 1))
        #expect(try answer(seed: 1) != answer(seed: 2))
        #expect(try answer(seed: nil) != answer(seed: nil))
    }

    @Test("Seeded numbers are evenly distributed, and each world over a page has its own")
    func seededNumbers() throws {
        var options = PageOptions()
        options.seed = 0
        let page = Page(html: [], options: options)
        let (first, second) = (try page.makeWorld(), try page.makeWorld())
        #expect(try first.evaluateToJSON("Math.random()") != second.evaluateToJSON("Math.random()"))
        let count = """
            let tenths = Array(10).fill(0), all = new Set, i = 0;
            for (; i < 10000; i++) { const n = Math.random(); all.add(n); tenths[Math.floor(n * 10)]++; }
            all.size === 10000 && tenths.every(count => count > 850 && count < 1150)
            """
        #expect(try first.evaluateToJSON(count) == "true")
        #expect(try first.evaluateToJSON("crypto.getRandomValues(new Uint8Array(65536)).some(b => b > 250)") == "true")
        let looks = "[String(Math.random), Math.random.length, Math.random.name, 'prototype' in Math.random]"
        #expect(
            try first.evaluateToJSON(looks)
                == #"["function random() {\n    [native code]\n}",0,"random",false]"#
        )
    }

    @Test("Virtual time begins at the given date")
    func givenTime() throws {
        var options = PageOptions()
        options.startTime = 981_173_106_000
        let world = try Page(html: [], options: options).makeWorld()
        #expect(try world.evaluateToJSON("new Date().toISOString().slice(0, 19)") == #""2001-02-03T04:05:06""#)
        #expect(try world.evaluateToJSON("performance.timeOrigin") == "981173106000")
    }
}
