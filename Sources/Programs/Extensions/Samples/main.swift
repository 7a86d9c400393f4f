// main.swift: the process of the small extensions beside marquee and template. They share one executable; each bundle
// names its class.

import ExtensionSDK

runExtension()
