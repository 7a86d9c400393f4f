// main.swift: the minimum for a process with JavaScript: start a context, evaluate one expression, end. `make bench` times it beside the
// whole job; it is not shipped.

import ScriptEngine

let context = ScriptContext(vm: ScriptVM())
_ = try context.evaluate("1 + 1", sourceURL: "floor.js")
