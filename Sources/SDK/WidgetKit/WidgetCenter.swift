// WidgetCenter.swift: what an extension tells an app's widgets. There are none here, so nothing is drawn anew.
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

/// A widget that a person has put somewhere.
/// https://developer.apple.com/documentation/widgetkit/widgetinfo
public struct WidgetInfo: Hashable, Sendable {
    /// Which of the app's widgets it is.
    public let kind: String
    /// Its size.
    public let family: WidgetFamily
}

/// Asks for new content of widgets.
/// https://developer.apple.com/documentation/widgetkit/widgetcenter
public final class WidgetCenter: Sendable {
    /// The only one.
    public static let shared = WidgetCenter()
    private init() {}

    /// Has no effect: there are no widgets.
    public func reloadAllTimelines() {}
    /// Has no effect: there are no widgets.
    public func reloadTimelines(ofKind kind: String) {}
    /// Has no effect: there are no widgets.
    public func invalidateConfigurationRecommendations() {}
    /// Gives no widgets.
    public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) {
        DispatchQueue.global().async { completion(.success([])) }
    }
    /// No widgets.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
