// main.swift: the least that a process with JavaScript can do: start a context, evaluate one expression, end.
// `make bench` times it beside the whole job; nothing ships it.

import ScriptEngine

let context = ScriptContext(vm: ScriptVM())
_ = try context.evaluate("1 + 1", sourceURL: "floor.js")
