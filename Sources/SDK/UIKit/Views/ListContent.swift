// ListContent.swift: the content of a cell as a value: the newer way to fill it.
// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration

import Foundation

/// The content of a cell.
/// https://developer.apple.com/documentation/uikit/uicontentconfiguration
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

/// A text, a second one and an image.
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    @MainActor
    public struct TextProperties {
        /// Apple: UIListContentConfiguration.TextProperties.font. Stored, no effect without a screen.
        public var font = UIFont.systemFont(ofSize: 17)
        /// Apple: UIListContentConfiguration.TextProperties.color. Stored, no effect without a screen.
        public var color = UIColor.label
        /// Apple: UIListContentConfiguration.TextProperties.numberOfLines. Stored, no effect without a screen.
        public var numberOfLines = 0
        /// Apple: UIListContentConfiguration.TextProperties.lineBreakMode. Stored, no effect without a screen.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    }
    /// The appearance of an image.
    @MainActor
    public struct ImageProperties {
        /// Apple: UIListContentConfiguration.ImageProperties.tintColor. Stored, no effect without a screen.
        public var tintColor: UIColor?
        /// Apple: UIListContentConfiguration.ImageProperties.maximumSize. Stored, no effect without a screen.
        public var maximumSize = CGSize.zero
        /// Apple: UIListContentConfiguration.ImageProperties.cornerRadius. Stored, no effect without a screen.
        public var cornerRadius: CGFloat = 0
    }

    /// The text, by which choices select the row.
    public var text: String?
    /// Apple: UIListContentConfiguration.secondaryText.
    public var secondaryText: String?
    /// Apple: UIListContentConfiguration.image.
    public var image: UIImage?
    /// The text with its attributes, which are not stored.
    public var attributedText: NSAttributedString? {
        get { text.map { NSAttributedString(string: $0) } }
        set { text = newValue?.string }
    }
    /// The second text with its attributes, which are not stored.
    public var secondaryAttributedText: NSAttributedString? {
        get { secondaryText.map { NSAttributedString(string: $0) } }
        set { secondaryText = newValue?.string }
    }
    /// Apple: UIListContentConfiguration.textProperties.
    public var textProperties = TextProperties()
    /// Apple: UIListContentConfiguration.secondaryTextProperties.
    public var secondaryTextProperties = TextProperties()
    /// Apple: UIListContentConfiguration.imageProperties.
    public var imageProperties = ImageProperties()

    private init() {}

    /// The content of a default cell. All styles are equal here.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The content of a cell with a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The content of a cell with a value.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
