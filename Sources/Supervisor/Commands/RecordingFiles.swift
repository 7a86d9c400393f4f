// RecordingFiles.swift: creates recordings of runs for commands.

import ArgumentParser
import ExtensionHost
import ExtensionModel
import Isolation
import Recording
import RunEngine

/// The recording of a run with recorded inputs.
///
/// - Parameter found: The bundles, in the extensions' order.
func recording(of task: PageTask, _ reports: [RunReport], _ found: [ResolvedExtension]) -> RunRecording {
    let steps = zip(zip(task.extensions, found), reports).map { part, report in
        let list = part.1.bundle?.readInfoPlist()
        return RecordedStep(part.0, infoPlist: list ?? [], report)
    }
    return RunRecording(
        program: WebAction.configuration.version,
        timeZone: Reproducibility.timeZone,
        locale: ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environmentValue($0) }.first { !$0.isEmpty } ?? "",
        task,
        steps: steps
    )
}
