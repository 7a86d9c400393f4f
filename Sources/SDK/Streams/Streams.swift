// Streams.swift: Combine's names, from OpenCombine. Actions import this module as Combine (ActionBuild passes an alias
// to the compiler): packages that check whether Combine exists would find a module with that name.
// https://developer.apple.com/documentation/combine

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
