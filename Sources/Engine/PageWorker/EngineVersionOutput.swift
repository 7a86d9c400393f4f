// EngineVersionOutput.swift: the worker's part of `webaction --version --json`.

import Isolation
import ScriptEngine

/// Writes the version of JavaScriptCore to standard output.
///
/// - Returns: Whether it was written.
package func writeEngineVersion() -> Bool { writeAll(descriptor: 1, bytes: Array(engineVersion().utf8)) == nil }
