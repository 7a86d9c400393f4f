// WidgetCenter.swift: the API to update an app's widgets. There are none here, so nothing is reloaded.
// https://developer.apple.com/documentation/widgetkit

@_exported public import ExtensionSDK
@_exported public import Foundation
@_exported public import SwiftUI

/// The sizes of widgets.
/// https://developer.apple.com/documentation/widgetkit/widgetfamily
public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
}

/// A widget that the user has placed.
/// https://developer.apple.com/documentation/widgetkit/widgetinfo
public struct WidgetInfo: Hashable, Sendable {
    /// The kind of the widget.
    public let kind: String
    /// The widget's size class.
    public let family: WidgetFamily
}

/// Reloads the content of widgets.
/// https://developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
    /// The only instance.
    public static let shared = WidgetCenter()
    private init() {}

    // MARK: No effect: there are no widgets
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}

    /// Always returns an empty list.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        DispatchQueue.global().async { completion(.success([])) }
    }
    /// Always returns an empty list.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
