// RunDiagnosis+Script.swift: finds misspelled names in the script of a run that ended early because of them.

import Diagnosis
import PageProtocol
import Validation

extension RunDiagnosis {
    /// The diagnosis, with a misspelled name of the script in its remedy if that explains the step at which the run ended.
    ///
    /// - Parameter script: Read only for a diagnosed run, not for one that changed its page.
    func reading(_ script: ScriptInput?) -> RunDiagnosis {
        // NB: The engine's message about a name that was called is more exact than the script's text.
        guard let script, !remedy.hasPrefix("Did you mean") else { return self }
        let finding = misspeltNames(inScript: script.bytes, file: script.name).first { finding in
            switch finding.code {
            // A misspelled finalize() causes no error: every step is completed, or nothing calls it.
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
