// ForEach.swift: a view for each element of a collection, with the element's identity.

import Foundation

/// Views generated from a collection.
/// https://developer.apple.com/documentation/swiftui/dynamicviewcontent
public protocol DynamicViewContent: View {
    /// The elements.
    associatedtype Data: Collection
    /// The elements that the views are made from.
    var data: Data { get }
}

/// A view for each element.
/// https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements that the views are made from.
    public var data: Data
    /// The view of an element.
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

extension ForEach: View, PrimitiveView, DynamicViewContent where Content: View {
    /// It has no body; it consists of its elements.
    public typealias Body = Never

    func nodes(in scope: Scope) -> [ViewNode] {
        data.flatMap { element in
            let id = AnyHashable(id(element))
            return scope.nodes(of: content(element), at: .id(id)).map { node in
                var node = node
                node.tag = node.tag ?? id
                return node
            }
        }
    }

    /// Creates a view for each identifiable element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        (self.data, self.content, id) = (data, content, { $0.id })
    }
    /// Creates a view for each element, identified by a property.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
    }
    /// Creates a view for each element of a binding's collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
        (self.data, self.content, id) = (data.elements, content, { $0.wrappedValue.id })
    }
    /// Creates a view for each element of a binding's collection.
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>,
        id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [Binding<C.Element>] {
        (self.data, self.content, self.id) = (data.elements, content, { $0.wrappedValue[keyPath: id] })
    }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    /// Creates a view for each number.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        (self.data, self.content, id) = (data, content, { $0 })
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    /// The bindings to the elements.
    var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}

extension DynamicViewContent {
    /// The same views: rows are never deleted by the user.
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    /// The same views: rows are never moved by the user.
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
