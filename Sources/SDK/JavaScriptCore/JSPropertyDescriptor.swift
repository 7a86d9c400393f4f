// JSPropertyDescriptor.swift: the keys of a property's descriptor, by Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// In a property descriptor: whether the property can be set.
public let JSPropertyDescriptorWritableKey = "writable"
/// In a property descriptor: whether `for … in` lists the property.
public let JSPropertyDescriptorEnumerableKey = "enumerable"
/// In a property descriptor: whether the property can be redefined.
public let JSPropertyDescriptorConfigurableKey = "configurable"
/// In a property descriptor: the value.
public let JSPropertyDescriptorValueKey = "value"
/// In a property descriptor: the getter.
public let JSPropertyDescriptorGetKey = "get"
/// In a property descriptor: the setter.
public let JSPropertyDescriptorSetKey = "set"
