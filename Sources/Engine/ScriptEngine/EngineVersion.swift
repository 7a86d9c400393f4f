// EngineVersion.swift: which JavaScriptCore is loaded.

import CJavaScriptCore

/// The version of the library that is loaded, which may be another than the one of the build: `2.50.1`.
package func engineVersion() -> String {
    "\(jsc_get_major_version()).\(jsc_get_minor_version()).\(jsc_get_micro_version())"
}
