// NativeAction+Interactive.swift: lets an action ask the user.

import ActionProtocol
import PropertyValues

extension NativeAction {
    /// A copy of the action that may ask the user for choices, if none are given.
    package var interactive: NativeAction {
        guard case .swift(let executable, var request) = self, request.choices == .null else { return self }
        request.choices = .dictionary([(ActionChannel.interactiveKey, .bool(true))])
        return .swift(executable: executable, request)
    }
}
