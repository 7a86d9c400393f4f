// LazyModuleTests.swift: interfaces in the lazy modules of js/lazyModules.js are indistinguishable from those present at the start.

import CBindings
import ScriptEngine
import Testing

@testable import WebRuntime

@Suite("Lazy modules")
struct LazyModuleTests {
    private struct Row {
        let file: String
        let interfaces: [String]
        let names: [String]
    }

    /// The program's table, as js/linker/link.mjs makes it from js/files.txt and the exports of the files.
    private static let rows: [Row] = {
        let names = UnsafeBufferPointer(start: bindingsLazyNames, count: bindingsLazyNameCount).map { entry in
            let name = withUnsafeBytes(of: entry.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            return (name: name, column: entry.column, file: Int(entry.file))
        }
        let files = UnsafeBufferPointer(start: bindingsLazyModules, count: bindingsLazyModuleCount)
        return Dictionary(grouping: names, by: \.file).sorted { $0.key < $1.key }.map { file, names in
            Row(
                file: String(cString: files[file].name),
                interfaces: names.filter { $0.column == 0 }.map(\.name),
                names: names.filter { $0.column == 1 }.map(\.name)
            )
        }
    }()

    @Test("Each file is found by the names of its row, and by no others")
    func lookUp() {
        func files(_ column: Int, _ name: String) -> [Int] {
            var found: [Int] = []
            let bytes = Array(name.utf8)
            while let next = bytes.withUnsafeBufferPointer({ Bindings.lazyModule(column, $0, after: found.last ?? -1) })
            {
                found.append(next)
            }
            return found
        }
        let paths = (0..<bindingsLazyModuleCount).map { String(cString: bindingsLazyModules[$0].name) }
        for row in Self.rows {
            let number = paths.firstIndex(of: row.file)
            for name in row.interfaces { #expect(files(0, name) == [number]) }
            for name in row.names { #expect(files(1, name) == [number]) }
        }
        #expect(files(2, "Node").allSatisfy { paths[$0].hasPrefix("js/") })
        #expect(files(2, "HTMLAnchorElement").map { paths[$0] } == ["js/bindings/textElements.js"])
        for name in ["", "A", "Rang", "Rangee", "zzz", "Range\u{0}", "\u{0}"] {
            #expect(files(0, name).isEmpty, "\(name)")
        }
    }

    @Test("Each file defines the names of its row")
    func names() throws {
        #expect(Self.rows.count > 20)
        for row in Self.rows {
            let world = try Page(html: Array("<!DOCTYPE html>".utf8)).makeWorld()
            for name in row.names { #expect(try !world.bindings.property(name).isUndefined, "\(name) of \(row.file)") }
        }
    }

    @Test("A script that replaces array iteration sees nothing of the bindings'")
    func iteration() throws {
        let names = Self.rows.flatMap(\.interfaces) + ["console", "CSS"]
        let world = try Page(html: Array("<!DOCTYPE html><p>x".utf8)).makeWorld()
        let seen = try world.evaluateToJSON(
            """
            const seen = [], iterate = Array.prototype[Symbol.iterator];
            Array.prototype[Symbol.iterator] = function () { seen[seen.length] = this; return iterate.call(this); };
            const names = \(names);
            for (let i = 0; i < names.length; i++) globalThis[names[i]].prototype;
            const p = document.querySelector('p');
            p.addEventListener('click', e => e.composedPath());
            p.click();
            p.dataset.a = 1;
            new MutationObserver(() => {}).observe(p, {attributes: true, attributeFilter: ['a']});
            new Event('x');
            let found = 0;
            for (let i = 0; i < seen.length; i++) {
              for (let j = 0; j < seen[i].length; j++) {
                const value = seen[i][j];
                if (typeof value === 'object' && value !== null && ('native' in value || 'holder' in value)) found++;
              }
            }
            [found, Array.prototype[Symbol.iterator] !== iterate]
            """
        )
        #expect(seen == "[0,true]")
    }

    @Test("If a script makes its own iteration endless, each use of a late interface throws")
    func lastingIteration() throws {
        let world = try Page(html: Array("<!DOCTYPE html>".utf8)).makeWorld()
        let seen = try world.evaluateToJSON(
            """
            const iterate = Array.prototype[Symbol.iterator];
            Object.defineProperty(Array.prototype, Symbol.iterator,
              {value: function () { return iterate.call(this); }, writable: false, configurable: false});
            const look = () => { try { return typeof Range.prototype; } catch (error) { return error.name; } };
            look() + ' ' + look()
            """
        )
        #expect(seen == "\"TypeError TypeError\"")
    }

    @Test("Each late interface has the descriptors of Web IDL on first use")
    func interfaces() throws {
        let check = """
            (name => {
              const flags = d => (d.writable ? 'w' : '-') + (d.enumerable ? 'e' : '-') + (d.configurable ? 'c' : '-');
              const own = Object.getOwnPropertyDescriptor(globalThis, name), prototype = Object.getOwnPropertyDescriptor(own.value, 'prototype');
              return [flags(own), typeof own.value, own.value.name, prototype && flags(prototype), prototype && typeof prototype.value,
                own.value === globalThis[name]].join();
            })
            """
        for row in Self.rows {
            let world = try Page(html: Array("<!DOCTYPE html>".utf8)).makeWorld()
            for name in row.interfaces {
                let found = try world.evaluate("\(check)('\(name)')").string
                // A callback interface has no prototype.
                let prototype = name == "NodeFilter" ? "," : "---,object"
                #expect(found == "w-c,function,\(name),\(prototype),true", "\(name) of \(row.file)")
            }
        }
    }

    @Test(
        "Every kind of access creates an interface",
        arguments: [
            ("Object.getOwnPropertyNames(Range.prototype).includes('cloneRange')", "true"),
            ("Reflect.ownKeys(Range).includes('START_TO_END')", "true"),
            ("'END_TO_END' in Range", "true"),
            ("Range.END_TO_END", "2"),
            ("Object.getPrototypeOf(Range) === AbstractRange", "true"),
            ("new Range() instanceof Range", "true"),
            ("document.createRange() instanceof Range", "true"),
            ("class Mine extends Range {}; new Mine() instanceof Range && new Mine() instanceof Mine", "true"),
            ("Object.keys(Range).length", "8"),
            ("Range.prototype.constructor === Range", "true"),
            ("document.createElement('table').constructor === HTMLTableElement", "true"),
            ("Object.getPrototypeOf(HTMLTableElement) === HTMLElement", "true"),
            ("Object.getOwnPropertyDescriptor(HTMLTableElement.prototype, 'rows').get.name", "\"get rows\""),
            ("Object.getPrototypeOf(document.createTextNode('')) === Text.prototype", "true"),
            ("new Image().constructor === HTMLImageElement && Image.prototype === HTMLImageElement.prototype", "true"),
            ("try { Range() } catch (e) { e.message }", "\"Constructor requires 'new' operator\""),
            ("try { new HTMLTableElement } catch (e) { e.message }", "\"Illegal constructor\""),
            ("Range.mine = 4; Range.mine + Object.keys(Range).length", "13"),
            ("Range = 4; document.createRange(); Range", "4"),
            ("function Range() { return 5 }; document.createRange(); typeof Range()", "\"number\""),
            ("webkitURL === URL && new webkitURL('a:b').href", "\"a:b\""),
        ]
    )
    func looks(source: String, expected: String) throws {
        #expect(try evaluate(source) == expected)
    }

    @Test("Members are in the same order, whichever interface is used first")
    func order() throws {
        let keys = "Reflect.ownKeys(HTMLInputElement.prototype).map(String).join()"
        #expect(try evaluate(keys) == evaluate("HTMLLabelElement.prototype; HTMLDataListElement.prototype; \(keys)"))
    }

    @Test("Lazy modules do not use the methods that scripts replaced")
    func primordials() throws {
        let broken = """
            const E = Error, bad = () => { throw new E('replaced') };
            for (const [prototype, names] of [[String.prototype, ['replace', 'split', 'slice', 'indexOf', 'matchAll', 'trim', 'substring', 'toLowerCase']],
              [Map.prototype, ['get', 'set', 'has']], [RegExp.prototype, ['test']], [Function.prototype, ['call', 'apply', 'bind']],
              [Array.prototype, ['map', 'forEach', 'join', 'push', 'indexOf', 'filter', 'includes']], [Object, ['keys', 'entries', 'assign', 'getOwnPropertyDescriptor', 'defineProperty', 'create']],
              [Promise.prototype, ['then']], [Math, ['min', 'max', 'floor']], [JSON, ['stringify']]])
              for (const name of names) prototype[name] = bad;
            for (const name of ['Map', 'Promise', 'Proxy', 'Symbol', 'Reflect', 'RegExp', 'Error', 'Math']) globalThis[name] = bad;
            """
        for row in Self.rows {
            let world = try Page(html: Array("<!DOCTYPE html>".utf8)).makeWorld()
            try world.evaluate("{ \(broken) }")
            for name in row.names { #expect(try !world.bindings.property(name).isUndefined, "\(name) of \(row.file)") }
            for name in row.interfaces {
                let expected = name == "NodeFilter" ? "undefined" : "object"
                #expect(try world.evaluate("typeof \(name).prototype").string == expected, "\(name) of \(row.file)")
            }
        }
    }

    @Test("A first use at the stack limit is retried later")
    func stackOverflow() throws {
        let source = """
            let failures = 0;
            (function deep() { try { deep(); } catch (e) { try { HTMLSelectElement.prototype.add; new URL('a:b'); } catch { failures++; } } })();
            [failures > 0, typeof HTMLSelectElement.prototype.add, new URL('a:b').href].join()
            """
        #expect(try evaluate(source) == "\"true,function,a:b\"")
    }

    @Test(
        "CSS property attributes are on the prototype, whatever objects were used before",
        arguments: [
            "CSSStyleDeclaration.prototype", "Object.getPrototypeOf(style)", "style.__proto__",
            "style.constructor.prototype",
            "Reflect.getPrototypeOf(Object.create(style)).__proto__", "getComputedStyle(document.body).__proto__",
        ]
    )
    func styleAttributes(prototype: String) throws {
        func names(_ before: String) throws -> String? {
            let world = try Page(html: Array("<!DOCTYPE html><p>x".utf8)).makeWorld()
            return try world.evaluateToJSON(
                """
                const { style } = document.createElement('p');
                \(before);
                const prototype = \(prototype), names = Object.getOwnPropertyNames(prototype);
                [names, names.every(n => n === 'constructor' || 'value' in Object.getOwnPropertyDescriptor(prototype, n)
                  || Object.getOwnPropertyDescriptor(prototype, n).get.name === `get ${n}`)]
                """
            )
        }
        let untouched = try names("")
        #expect(untouched?.hasSuffix("true]") == true && untouched?.contains("\"backgroundColor\"") == true)
        let touched = "style.zoom = 2; style['font-size']; 'webkitTransform' in style; style.nothing; style.Color"
        #expect(try names(touched) == untouched)
        #expect(try names("for (let i = 0; i < 5000; i++) style[`n${i}`]") == untouched)
        #expect(try names("for (const name in style);") == untouched)
    }
}
