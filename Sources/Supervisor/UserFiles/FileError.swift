// FileError.swift: why a file could not be read or written.

/// A file that could not be read or written.
package struct FileError: Error, Equatable, CustomStringConvertible {
    /// The path as it was given, or "standard output".
    package var path: String
    /// The problem, such as "cannot be written".
    package var problem: String
    /// Whether it exceeds the size limit.
    package var isTooLarge = false
    /// Whether it is a pipe whose reader is gone.
    package var isReaderGone = false

    /// `path: problem.`
    package var description: String { "\(path): \(problem)." }

    /// Creates an error.
    package init(path: String, problem: String) {
        self.path = path
        self.problem = problem
    }
}
