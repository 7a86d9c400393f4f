// main.swift: the supervisor's entry.

import Commands

WebAction.start()
