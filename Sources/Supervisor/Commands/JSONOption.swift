// JSONOption.swift: the option of commands whose result has a form for programs.

import ArgumentParser

struct JSONOption: ParsableArguments {
    @Flag(help: "Print JSON.")
    var json = false
}
