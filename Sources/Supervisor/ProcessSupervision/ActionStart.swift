// ActionStart.swift: starts the process of a native action: an executable made with the SDK, or any program.

package import ActionProtocol
package import Isolation

/// Starts an executable made with the SDK.
package func startSwiftAction(
    _ children: ChildGroup,
    _ executable: String,
    isReusable: Bool,
    access: ActionAccess,
    memory: Int
) throws(SpawnError) -> FrameConnection {
    let sandbox = ActionSandbox(name: "the native action", memory: memory, executable: executable)
    let variables = [
        "\(ActionChannel.descriptorVariable)=\(ActionChannel.descriptor)",
        "\(ActionChannel.versionVariable)=\(ActionChannel.version)", "SWIFT_BACKTRACE=enable=no",
    ]
    return try FrameConnection(
        children,
        executable: executable,
        environment: sandbox.environment(
            access,
            variables + (isReusable ? ["\(ActionChannel.reuseVariable)=1"] : []) + access.swiftEnvironment
        ),
        name: "the native action",
        confinement: .action(hasNetwork: access.hasNetwork),
        sandbox: sandbox
    )
}

/// Starts an external program.
package func startProgram(
    _ children: ChildGroup,
    _ path: String,
    _ arguments: [String],
    _ directory: String,
    access: ActionAccess,
    memory: Int
) throws(SpawnError) -> ProgramConnection {
    let sandbox = ActionSandbox(name: "the native action", memory: memory)
    return try ProgramConnection(
        children,
        path: path,
        arguments: arguments,
        directory: directory,
        environment: sandbox.environment(access, access.programEnvironment),
        confinement: .action(hasNetwork: access.hasNetwork),
        sandbox: sandbox
    )
}
