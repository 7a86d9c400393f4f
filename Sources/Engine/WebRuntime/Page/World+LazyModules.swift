// World+LazyModules.swift: the bindings' files that run on first use of one of their names: js/lazyModules.js.

import ScriptEngine

extension World {
    func registerLazyModules() {
        // The first file after the last one whose row has a name in a column.
        func find(_ operands: Operands) throws(OperationFailure) -> Int? {
            let (column, last) = (try operands.integer(1), try operands.integer(3))
            return try operands.withBytes(2) { Bindings.lazyModule(column, $0, after: last) }
        }
        // A file runs once. One that failed (usually because the stack was exhausted) is run again on the next use.
        var started: Set<Int> = []
        receiver.families.lazyModule = { [weak self] _, operation, operands in
            switch operation {
            case .lazyModule: return .integer(try find(operands) ?? -1)
            case .runLazyModule:
                guard let number = try find(operands) else { throw OperationFailure.forged }
                guard let self, started.insert(number).inserted else { return .undefined }
                if let thrown = Bindings.run(lazyModule: number, with: bindings) {
                    started.remove(number)
                    throw OperationFailure.thrown(thrown)
                }
                return .undefined
            }
        }
    }
}
