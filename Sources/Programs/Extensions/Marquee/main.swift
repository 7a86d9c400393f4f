// main.swift: the marquee extension's process.

import ExtensionSDK

runExtension(principalClass: MarqueeRequestHandler.self)
