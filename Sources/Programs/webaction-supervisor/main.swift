// main.swift: the entry point of the supervisor and of the built-in extensions' native halves. They share one executable so that Swift's
// libraries are linked once. A process is either one for its whole life. Only the supervisor starts it as a native half: without arguments,
// and with the number of a descriptor in the environment.

import Commands
import ExtensionSDK
import Glibc

if CommandLine.argc == 1, isStartedAsExtension { runExtension() }
WebAction.start()
