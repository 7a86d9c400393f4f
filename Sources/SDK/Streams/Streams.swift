// Streams.swift: Combine's names, which OpenCombine has. Actions import this module as Combine (ActionBuild says so to the
// compiler): a module of that name here would be found by packages that ask whether there is one.
// https://developer.apple.com/documentation/combine

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
