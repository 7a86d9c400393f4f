// main.swift: the supervisor's entry, and that of the built-in extensions' native halves: they are in the same file, so that
// Swift's libraries are there once. A process is the one or the other for good. Only the supervisor starts it as a native half,
// without arguments and with the number of a descriptor in the environment.

import Commands
import ExtensionSDK
import Glibc

if CommandLine.argc == 1, isStartedAsExtension { runExtension() }
WebAction.start()
