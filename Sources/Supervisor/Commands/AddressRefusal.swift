// AddressRefusal.swift: refuses a URL in place of a file. Nothing is loaded from the network; the message suggests a command that works.

import FilePaths
import Isolation

/// Refuses a web URL that is given as a file, with a suggested command line.
///
/// If the command can read standard input and takes the document's URL, another program pipes the page to it; otherwise the page is
/// saved first.
func refuseAddress(_ path: FilePath) throws(CommandError) {
    guard let address = path.text, ["http://", "https://"].contains(where: address.lowercased().hasBytePrefix) else {
        return
    }
    // NB: A folder may have that name.
    guard case .other = entryKind(path) else { return }
    throw .usage("\(path): nothing is loaded from the network. \(workingLine(for: address, commandLineArguments()))")
}

/// The command line that works for a page of the web.
func workingLine(for address: String, _ arguments: [String]) -> String {
    let options = arguments.first.flatMap(UsageSuggestions.options) ?? []
    guard options.contains("url") else {
        let words = arguments.map { $0 == address ? "page.html" : quotedForShell($0) }
        return
            "Save it first: curl -L -o page.html \(quotedForShell(address)) && webaction \(words.joined(separator: " "))"
    }
    let isGiven = arguments.contains { $0 == "--url" || $0.hasBytePrefix("--url=") }
    let words = arguments.map { word in
        if word != address { return quotedForShell(word) }
        return isGiven ? "-" : "- --url \(quotedForShell(address))"
    }
    return "Try: curl -L \(quotedForShell(address)) | webaction \(words.joined(separator: " "))"
}

/// A word, quoted for a shell.
private func quotedForShell(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-_./:=@,+%".utf8.contains(byte)
        }
    }
    if plain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
}
