// main.swift: the supervisor's entry.

import WebActionCommands

WebAction.start()
