// EnvironmentKeys.swift: the environment values with Apple's names.

import Foundation
import UIKit

extension EnvironmentValues {
    /// Dismisses the container of the view: a sheet, a pushed screen, or the extension's controller.
    public var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Whether views are enabled.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
    /// The color scheme; light unless set.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    /// The color scheme contrast: the default.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
    /// The horizontal size class, that of a phone.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// The vertical size class, that of a phone.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    /// The dynamic type size: the default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// The size category: the default.
    public var sizeCategory: ContentSizeCategory {
        get { self[SizeCategoryKey.self] }
        set { self[SizeCategoryKey.self] = newValue }
    }
    /// Left to right, unless set.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    /// The phase of the scene; active unless set.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
    /// The locale of the language.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    /// The user's calendar.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    // MARK: Stored, no effect
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { self[DefaultMinListRowHeightKey.self] }
        set { self[DefaultMinListRowHeightKey.self] = newValue }
    }

    /// 1 unless set: a point is a pixel.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// 1 unless set: a point is a pixel.
    public var pixelLength: CGFloat {
        get { self[PixelLengthKey.self] }
        set { self[PixelLengthKey.self] = newValue }
    }
    /// Whether motion is reduced; false unless set.
    public var accessibilityReduceMotion: Bool {
        get { self[AccessibilityReduceMotionKey.self] }
        set { self[AccessibilityReduceMotionKey.self] = newValue }
    }
    /// Whether transparency is reduced; false unless set.
    public var accessibilityReduceTransparency: Bool {
        get { self[AccessibilityReduceTransparencyKey.self] }
        set { self[AccessibilityReduceTransparencyKey.self] = newValue }
    }
    /// Whether differences are shown without color; false unless set.
    public var accessibilityDifferentiateWithoutColor: Bool {
        get { self[AccessibilityDifferentiateWithoutColorKey.self] }
        set { self[AccessibilityDifferentiateWithoutColorKey.self] = newValue }
    }
    /// The action of `refreshable`.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    /// Whether the user is searching; false unless set.
    public var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }
    /// Dismisses the container of the view, in the older API.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        return Binding(
            reading: { PresentationMode(action: dismiss) },
            writing: { if $0.isDismissed { MainActor.assumeIsolated { dismiss() } } }
        )
    }
    /// Whether it is presented; always true.
    public var isPresented: Bool { true }
    /// The edit mode; lists are never edited.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
    var defaultStore: UserDefaults {
        get { self[DefaultStoreKey.self] }
        set { self[DefaultStoreKey.self] = newValue }
    }
    /// The action for submitted texts.
    var submit: () -> Void {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }
}

private struct DefaultMinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private struct DefaultStoreKey: EnvironmentKey { static var defaultValue: UserDefaults { .standard } }
private struct SubmitKey: EnvironmentKey { static var defaultValue: () -> Void { {} } }
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .compact } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct SizeCategoryKey: EnvironmentKey { static var defaultValue: ContentSizeCategory { .large } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct PixelLengthKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AccessibilityReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityReduceTransparencyKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AccessibilityDifferentiateWithoutColorKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Dismisses the container of the view.
/// https://developer.apple.com/documentation/swiftui/dismissaction
public struct DismissAction: @unchecked Sendable {
    let action: @MainActor () -> Void
    /// Dismisses the container of the view.
    @MainActor
    @preconcurrency
    public func callAsFunction() { action() }
}

/// The presentation of a view, in the older API.
/// https://developer.apple.com/documentation/swiftui/presentationmode
public struct PresentationMode {
    let action: DismissAction
    private(set) var isDismissed = false
    init(action: DismissAction) { self.action = action }
    /// Whether it is presented; always true.
    public var isPresented: Bool { true }
    /// Dismisses the container of the view.
    public mutating func dismiss() { isDismissed = true }
}

/// Opens URLs.
/// https://developer.apple.com/documentation/swiftui/openurlaction
public struct OpenURLAction: @unchecked Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        fileprivate enum Kind {
            case handled, discarded
            case system(URL?)
        }
        fileprivate let kind: Kind
        /// The URL was handled.
        public static let handled = Result(kind: .handled)
        /// The URL was discarded.
        public static let discarded = Result(kind: .discarded)
        /// The system opens the URL, which has no effect here.
        public static let systemAction = Result(kind: .system(nil))
        /// The system opens another URL, which has no effect here.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }
    private let handler: @MainActor (URL) -> Result
    var system: (@MainActor (URL) -> Void)?

    /// Creates an action from a closure.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
    /// Opens a URL.
    @MainActor
    @preconcurrency
    public func callAsFunction(_ url: URL) { _ = open(url) }
    /// Opens a URL, and reports whether it was handled.
    @MainActor
    @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    @MainActor
    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: return true
        case .discarded: return false
        case .system(let other):
            system?(other ?? url)
            return false
        }
    }
}

/// Refreshes.
/// https://developer.apple.com/documentation/swiftui/refreshaction
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void
    /// Refreshes.
    public func callAsFunction() async { await action() }
}
