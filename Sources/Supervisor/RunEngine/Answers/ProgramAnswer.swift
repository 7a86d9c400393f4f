// ProgramAnswer.swift: parses the answer of an external program in any accepted format.

import JSONCoding
import PropertyValues

/// The reason why an answer cannot be read.
package struct ProgramAnswerError: Error {
    /// A sentence that continues the program's name.
    package var description: String
}

/// Parses a program's answer: JSON or a property list, whichever format it was given. White space alone is null.
func programAnswer(_ bytes: [UInt8]) throws(ProgramAnswerError) -> PropertyValue {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    if bytes.allSatisfy(blanks.contains) { return .null }
    do {
        let isPropertyList = bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<".utf8)
        return isPropertyList ? try propertyValue(propertyList: bytes) : try PropertyValue(json: bytes)
    } catch {
        let problem = (error as? JSONError)?.description ?? (error as? PropertyListError)?.problem ?? ""
        let end = problem.hasSuffix(".") ? "" : "."
        throw ProgramAnswerError(description: "its answer is neither JSON nor a property list: \(problem)\(end)")
    }
}
