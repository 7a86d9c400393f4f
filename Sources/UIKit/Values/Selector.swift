// Selector.swift: the name of a method. `#selector` needs Objective-C's runtime; compiling a bundle turns it into this.

/// A method's name, such as `done` or `done(_:)`.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as written in `#selector`, its class included.
    public let description: String

    /// A name.
    public init(_ name: String) { description = name }
    /// A name.
    public init(stringLiteral name: String) { description = name }

    /// The method's base name: without its class and its parameters.
    public var baseName: String {
        let path = description.prefix { $0 != "(" && $0 != ":" }
        return path.split(separator: ".").last.map(String.init) ?? String(path)
    }
}
