// EngineErrors.swift: converts errors of the engine to errors of a command.

import ExtensionHost
import PageProtocol
import ProcessSupervision

extension CommandError {
    /// The error for a page's tree that is not available.
    init(_ error: PageTreeError) {
        switch error {
        case .supervisor(let error): self = .engine(error.description)
        case .page: self = .failed(error.description)
        }
    }
}

/// Calls `make` for a page's tree.
func pageTree(_ make: () throws(PageTreeError) -> [UInt8]) throws(CommandError) -> [UInt8] {
    do throws(PageTreeError) { return try make() } catch { throw CommandError(error) }
}
