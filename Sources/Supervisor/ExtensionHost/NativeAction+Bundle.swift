// NativeAction+Bundle.swift: creates native actions from a bundle's description of its native half.

public import ActionProtocol
public import ExtensionModel
import RunEngine
import Sharing

extension NativeAction {
    /// Creates the action of an external program.
    ///
    /// - Parameter access: What the action may access in addition to its items.
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
