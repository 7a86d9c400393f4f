// main.swift: the template extension's process.

import ExtensionSDK

runExtension(principalClass: ActionRequestHandler.self)
