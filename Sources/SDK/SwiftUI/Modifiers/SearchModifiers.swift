// SearchModifiers.swift: search modifiers.
// https://developer.apple.com/documentation/swiftui/view-search

import Foundation

extension View {
    /// A search field.
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey? = nil
    ) -> some View {
        modifier(
            AuxiliaryView(other: TextField(prompt ?? "Search", text: text), isFirst: true, isInBar: true)
        )
    }
    /// A search field.
    @_disfavoredOverload
    public func searchable<Prompt: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Prompt
    ) -> some View { modifier(AuxiliaryView(other: TextField(prompt, text: text), isFirst: true, isInBar: true)) }
}

/// The placement of a search field.
/// https://developer.apple.com/documentation/swiftui/searchfieldplacement
public struct SearchFieldPlacement: Sendable {
    /// The display mode of a search field.
    public enum DrawerDisplayMode: Sendable { case automatic, always }

    // MARK: Positions of search fields
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: DrawerDisplayMode) -> SearchFieldPlacement { .automatic }
}
