// NativeAction+Bundle.swift: what a bundle says of its native half, as the supervisor starts it.

public import ActionProtocol
public import ExtensionModel
import Supervision

extension NativeAction {
    /// An external program.
    ///
    /// - Parameter access: What it may reach besides its items.
    public init(_ program: ExternalProgram, access: ActionAccess) {
        self = .program(
            path: program.path,
            arguments: program.arguments,
            directory: program.workingDirectory,
            format: program.format == .plist ? .propertyList : .json,
            access: access
        )
    }
}
