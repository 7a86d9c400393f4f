// BuildFolder.swift: where the programs lie that tests run.

import Foundation

/// The folder of the build that the tests themselves are of: the programs of the same build lie beside them.
public let buildFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
