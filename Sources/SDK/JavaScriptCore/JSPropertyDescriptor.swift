// JSPropertyDescriptor.swift: the keys of a property's descriptor, by Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Of a property's descriptor: whether it can be set.
public let JSPropertyDescriptorWritableKey = "writable"
/// Of a property's descriptor: whether `for … in` shows it.
public let JSPropertyDescriptorEnumerableKey = "enumerable"
/// Of a property's descriptor: whether it can be defined anew.
public let JSPropertyDescriptorConfigurableKey = "configurable"
/// Of a property's descriptor: its value.
public let JSPropertyDescriptorValueKey = "value"
/// Of a property's descriptor: the function that gives its value.
public let JSPropertyDescriptorGetKey = "get"
/// Of a property's descriptor: the function that takes its value.
public let JSPropertyDescriptorSetKey = "set"
