// ValueEchoTests.swift: every kind of value goes from a script to a Swift handler, which reads it as authors do, and back to the script,
// which reports what it received.

import Foundation
import Testing

extension SwiftSourcesTests {
    private static let echoScript = """
        var Echo = function () {};
        Echo.prototype = {
          run: function (arguments) {
            arguments.completionFunction({
              text: 'a\\u0000\\ud83d\\ude00', empty: '', whole: 3, half: 0.5, large: 9007199254740993, minus: -0,
              not: NaN, endless: Infinity, yes: true, no: false, nothing: null, gone: undefined, date: new Date(1500),
              list: ['x', 1, null, undefined, true, ['y']], nested: {a: {b: ['c']}}, proto: {['__proto__']: 7},
              bytes: new Uint8Array([7]), node: document.body, method: function () {}
            });
          },
          finalize: function (arguments) {
            // Functions inside have arguments of their own.
            var given = arguments;
            var tell = function (v) {
              return v === null ? 'null' : v instanceof Date ? 'Date ' + +v : Array.isArray(v) ? '[' + v.map(tell) + ']'
                : Object.is(v, -0) ? '-0' : typeof v == 'object' ? '{' + Object.keys(v).map(function (k) { return k + ':' + tell(v[k]); }) + '}'
                : typeof v + ' ' + (typeof v == 'string' ? JSON.stringify(v) : v);
            };
            var lines = Object.keys(given).sort().map(function (k) { return k + ' ' + tell(given[k]); });
            document.body.textContent = '\\n' + lines.join('\\n') + '\\n';
          }
        };
        var ExtensionPreprocessingJS = new Echo;
        """

    private static let echoHandler = """
        import Foundation
        import UIKit
        import UniformTypeIdentifiers

        class ActionRequestHandler: NSObject, NSExtensionRequestHandling {
            func beginRequest(with context: NSExtensionContext) {
                let provider = (context.inputItems[0] as! NSExtensionItem).attachments![0]
                provider.loadItem(forTypeIdentifier: UTType.propertyList.identifier, options: nil) { item, error in
                    let dictionary = item as! [String: Any]
                    let results = dictionary[NSExtensionJavaScriptPreprocessingResultsKey] as! [String: Any]
                    func show(_ name: String, _ value: Any?) { print("\\(name)=\\(value.map { "\\($0)" } ?? "nil")") }
                    show("text", (results["text"] as? String)?.unicodeScalars.count)
                    show("whole", results["whole"] as? Int)
                    show("half", results["half"] as? Double)
                    show("halfInt", results["half"] as? Int)
                    show("large", (results["large"] as? NSNumber)?.int64Value)
                    show("not", (results["not"] as? Double)?.isNaN)
                    show("yes", results["yes"] as? Bool)
                    show("yesInt", results["yes"] as? Int)
                    show("wholeBool", results["whole"] as? Bool)
                    show("nothing", results["nothing"] is NSNull)
                    show("gone", results["gone"])
                    show("date", (results["date"] as? Date)?.timeIntervalSince1970)
                    show("list", (results["list"] as? [Any])?.count)
                    show("nested", ((results["nested"] as? [String: Any])?["a"] as? [String: [String]])?["b"])
                    show("proto", (results["proto"] as? [String: Any])?["__proto__"] as? Int)
                    show("bytes", (results["bytes"] as? [String: Any])?["0"] as? Int)
                    show("node", (results["node"] as? [String: Any])?.count)
                    show("method", (results["method"] as? NSDictionary)?.count)
                    var answer = results
                    answer["int"] = Int64(5)
                    answer["flag"] = true
                    answer["number"] = NSNumber(value: true)
                    answer["float"] = Float(0.25)
                    answer["when"] = Date(timeIntervalSince1970: 2)
                    answer["url"] = URL(string: "https://example.com/")!
                    answer["data"] = Data([1, 2])
                    answer["mutable"] = NSMutableArray(array: [NSNull(), "z"])
                    answer["optional"] = Optional<String>.none as Any
                    let list = [NSExtensionJavaScriptFinalizeArgumentKey: answer] as NSDictionary
                    let result = NSExtensionItem()
                    result.attachments = [NSItemProvider(item: list, typeIdentifier: UTType.propertyList.identifier)]
                    context.completeRequest(returningItems: [result], completionHandler: nil)
                }
            }
        }
        """

    @Test("Every kind of value survives the round trip to Swift", arguments: ["5", "6"])
    func echo(version: String) throws {
        let workspace = try Workspace(sources: ["Handler.swift": Self.echoHandler], version: version)
        let script = workspace.folder.appending(path: "x.appex/Action.js")
        try Self.echoScript.write(to: script, atomically: true, encoding: .utf8)
        let outcome = try workspace.run(style: "")
        #expect(outcome.code == 0, "\(outcome.error)")
        let seen = [
            "text=3", "whole=3", "half=0.5", "halfInt=nil", "large=9007199254740992", "not=true", "yes=true",
            "yesInt=nil", "wholeBool=nil", "nothing=true", "gone=nil", "date=1.5", "list=6", "nested=[\"c\"]",
            "proto=7", "bytes=7", "node=0", "method=0",
        ]
        for line in seen { #expect(outcome.error.contains("\(line)\n"), "\(line) in \(outcome.error)") }
        let reported = [
            "bytes {0:number 7}", "date Date 1500", "empty string \"\"", "endless number Infinity", "flag boolean true",
            "float number 0.25", "half number 0.5", "int number 5", "large number 9007199254740992",
            "list [string \"x\",number 1,null,null,boolean true,[string \"y\"]]", "method {}", "minus -0",
            "mutable [null,string \"z\"]", "nested {a:{b:[string \"c\"]}}", "no boolean false", "node {}",
            "not number NaN", "nothing null", "number boolean true", "optional null", "proto {__proto__:number 7}",
            "text string \"a\\u0000&#128512;\"", "when Date 2000", "whole number 3", "yes boolean true",
        ]
        let body = outcome.text.components(separatedBy: "\n").filter { !$0.hasPrefix("<") && !$0.isEmpty }
        #expect(body == reported)
        #expect(outcome.error.contains("url") && outcome.error.contains("data of 2 bytes"), "\(outcome.error)")
    }
}
