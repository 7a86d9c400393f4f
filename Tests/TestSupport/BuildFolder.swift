// BuildFolder.swift: the folder of the programs that tests run.

import Foundation

/// The folder of the tests' own build, which contains the programs of the same build.
public let buildFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
