// MessageOperation.swift: the native operation with which a content script sends its extension's background a message.

import PageProtocol
import ScriptEngine

extension DOMReceiver {
    /// Registers the operation. The script waits for the reply, and its time limit with it.
    func registerMessages(page: Page) {
        families.message = { [unowned page] _, operation, operands in
            switch operation {
            case .messageSend:
                guard let send = page.sendMessage else { return .undefined }
                let message = try operands.bytes(1)
                guard message.count <= WorkerToSupervisor.maximumMessage else { throw OperationFailure.forged }
                return page.vm.withoutTimeLimit { send(message) }.map { .utf8($0) } ?? .undefined
            }
        }
    }
}
