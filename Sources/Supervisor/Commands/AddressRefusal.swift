// AddressRefusal.swift: an address in the place of a file. Nothing is loaded from the network; the message has the line that works.

import FilePaths
import Isolation

/// Refuses an address of the web that is given as a file, with a command line that does what is meant.
///
/// Commands that read standard input and take the document's URL get the page from another program; for others it is saved first.
func refuseAddress(_ path: FilePath) throws(CommandError) {
    guard let address = path.text, ["http://", "https://"].contains(where: address.lowercased().hasBytePrefix) else {
        return
    }
    // NB: There may be a folder of that name.
    guard case .other = entryKind(path) else { return }
    throw .usage("\(path): nothing is loaded from the network. \(workingLine(for: address, commandLineArguments()))")
}

/// The line that does with a page of the web what a command line means.
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

/// A word as a shell has to be given it.
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
