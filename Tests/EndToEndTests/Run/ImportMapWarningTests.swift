// ImportMapWarningTests.swift: warnings about a page's import map, which anybody may have written.

import Foundation
import Testing

@Suite("Warnings of import maps")
struct ImportMapWarningTests {
    @Test("Of many mistakes the first are listed, each by its beginning, and the others work")
    func many() throws {
        let workspace = try Workspace()
        let mistakes = (0..<500).map { "\"k\($0)\(String(repeating: "x", count: 1000))\": 1" }
        let good = "\"good\": \"data:text/javascript,document.title='u'\""
        let map = "{\"imports\": {\(mistakes.joined(separator: ",")), \(good)}}"
        try workspace.write(
            "<!doctype html><title>t</title><script type=importmap>\(map)</script><script type=module>import 'good'</script>",
            to: "p.html"
        )
        try workspace.write("document.body.id = document.title", to: "x.js")
        let run = try workspace.run(["run", "p.html", "--script", "x.js", "--page-scripts"])
        #expect(run.code == 0 && run.text.contains("id=\"u\""), "\(run.error.prefix(2000))")
        let warnings = run.error.split(separator: "\n").filter { $0.contains("the import map: ") }
        #expect(warnings.count == 101 && warnings.allSatisfy { $0.utf8.count < 700 }, "\(warnings.count)")
        #expect(warnings.last?.contains("further mistakes are not listed") == true)
    }
}
