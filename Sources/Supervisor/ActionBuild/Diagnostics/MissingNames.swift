// MissingNames.swift: finds the names in compiler errors that belong to Apple's modules but not to the SDK here.

import FilePaths

/// A type, function or member of one of Apple's modules that sources use and that is not available.
public struct MissingName: Equatable, Sendable, CustomStringConvertible {
    /// The name as in the sources: `MKMapView`, `UIView.sizeToFit`.
    package var name: String
    /// Apple's module that has it.
    package var module: String
    /// Whether the name identifies the module; otherwise the module is a guess from the imports.
    package var isKnown: Bool
    /// The place of its first use.
    package var file: String
    package var line: Int
    package var column: Int

    /// `MKMapView (MapKit)`.
    public var description: String { "\(name) (\(isKnown ? "" : "perhaps ")\(module))" }
}

extension MissingName {
    /// The missing names, each by its first use.
    ///
    /// - Parameters:
    ///   - diagnostics: The compiler's messages.
    ///   - imports: The modules that each source imports, by its path.
    ///   - passedOver: The imported modules that are not available.
    static func all(
        in diagnostics: [CompilerDiagnostic],
        imports: [String: Set<String>],
        passedOver: Set<String>
    ) -> [MissingName] {
        var found: [MissingName] = []
        let everywhere = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        for diagnostic in diagnostics where diagnostic.severity == .error {
            guard let (name, owner) = missing(in: diagnostic.message) else { continue }
            let whole = (owner.map { $0 + "." } ?? "") + name
            if found.contains(where: { $0.name == whole }) { continue }
            let here = imports[diagnostic.file] ?? []
            let asked = owner ?? name
            var module = AppleModules.all.module(of: asked, among: here)
            // An import in one file makes members visible in the others.
            if module == nil { module = AppleModules.all.module(of: asked, among: everywhere) }
            var isKnown = true
            if module == nil, owner == nil, here.intersection(passedOver).count == 1, name.first?.isUppercase == true {
                module = here.intersection(passedOver).first
                isKnown = false
            }
            guard let module else { continue }
            found.append(
                MissingName(
                    name: whole,
                    module: module,
                    isKnown: isKnown,
                    file: diagnostic.file,
                    line: diagnostic.line,
                    column: diagnostic.column
                )
            )
        }
        return found
    }

    /// The name that a message reports as not found, and the type that should have it as a member.
    private static func missing(in message: String) -> (name: String, owner: String?)? {
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        guard quoted.count > 2 else { return nil }
        if message.hasPrefix("cannot find type '")
            || (message.hasPrefix("cannot find '") && message.contains("in scope"))
            || message.hasPrefix("unknown attribute '") || message.hasPrefix("no such module '")
        {
            return (quoted[1], nil)
        }
        // 'X' is not a member type of class 'UIKit.UIView'
        if message.contains("is not a member type of"), quoted.count > 4 { return (quoted[1], lastName(quoted[3])) }
        // value of type 'UIView' has no member 'x'; type 'UIColor' has no member 'x'
        if message.contains("has no member '"), quoted.count > 4 { return (quoted[3], lastName(quoted[1])) }
        return nil
    }

    /// The last component of a type's name without optional marks: `UIView` for `UIKit.UIView?`.
    private static func lastName(_ type: String) -> String {
        let plain = type.prefix { $0 != "?" && $0 != "!" && $0 != "<" }
        return plain.split(separator: ".").last.map(String.init) ?? String(plain)
    }
}
