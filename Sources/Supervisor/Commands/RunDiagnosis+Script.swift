// RunDiagnosis+Script.swift: a run whose script has a name of the contract nearly right: that is why it ended where it did.

import PageProtocol
import Supervision
import Validation

extension RunDiagnosis {
    /// The diagnosis with a misspelt name of the script in its remedy, where that explains the step at which the run ended.
    ///
    /// - Parameter script: Read only where a run is diagnosed, which one that changed its page is not.
    func reading(_ script: ScriptInput?) -> RunDiagnosis {
        // NB: What the engine says of a name that was called says more than the text does.
        guard let script, !remedy.hasPrefix("Did you mean") else { return self }
        let finding = misspeltNames(inScript: script.bytes, file: script.name).first { finding in
            switch finding.code {
            // Nothing was called in its place: every step is completed, or there is nothing that calls it.
            case "script-finalize":
                step == .finalize || step == .action && message.contains("finalize() was not called")
            case "script-completion": step == .run || step == .conversion
            case "script-global": step == .scriptLoad
            default: false
            }
        }
        guard let finding else { return self }
        var diagnosis = self
        diagnosis.remedy = finding.sentence
        return diagnosis
    }
}
