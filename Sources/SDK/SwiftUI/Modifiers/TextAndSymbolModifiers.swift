// TextAndSymbolModifiers.swift: text and symbol modifiers, and their arguments.
// https://developer.apple.com/documentation/swiftui/view-text-and-symbols

import Foundation
import UIKit

extension View {
    // MARK: No effect
    public func font(_ font: Font?) -> some View { self }
    public func fontWeight(_ weight: Font.Weight?) -> some View { self }
    public func fontDesign(_ design: Font.Design?) -> some View { self }
    public func fontWidth(_ width: Font.Width?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func italic(_ isActive: Bool = true) -> some View { self }
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
    public func monospaced(_ isActive: Bool = true) -> some View { self }
    public func monospacedDigit() -> some View { self }
    public func kerning(_ kerning: CGFloat) -> some View { self }
    public func tracking(_ tracking: CGFloat) -> some View { self }
    public func lineLimit(_ number: Int?) -> some View { self }
    public func lineLimit(_ range: ClosedRange<Int>) -> some View { self }
    public func lineLimit(_ range: PartialRangeFrom<Int>) -> some View { self }
    public func lineLimit(_ range: PartialRangeThrough<Int>) -> some View { self }
    public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View { self }
    public func lineSpacing(_ spacing: CGFloat) -> some View { self }
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
    public func allowsTightening(_ flag: Bool) -> some View { self }
    public func textCase(_ textCase: Text.Case?) -> some View { self }
    public func imageScale(_ scale: Image.Scale) -> some View { self }
    public func symbolRenderingMode(_ mode: Image.SymbolRenderingMode?) -> some View { self }
    public func symbolEffect(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { self }
    public func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect,
        options: SymbolEffectOptions = .default,
        value: Value
    ) -> some View { self }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    public func disableAutocorrection(_ disable: Bool?) -> some View { self }
    public func submitLabel(_ label: SubmitLabel) -> some View { self }
    public func textSelection(_ selectability: TextSelectability) -> some View { self }
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
}

/// The autocapitalization.
/// https://developer.apple.com/documentation/swiftui/textinputautocapitalization
public struct TextInputAutocapitalization: Sendable {
    // MARK: Apple's values
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
    public static let characters = TextInputAutocapitalization()
}

/// The label of the return key.
/// https://developer.apple.com/documentation/swiftui/submitlabel
public struct SubmitLabel: Sendable {
    // MARK: Apple's values
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}

/// Whether texts can be selected.
/// https://developer.apple.com/documentation/swiftui/textselectability
public struct TextSelectability: Sendable {
    /// Apple's value of this name.
    public static let enabled = TextSelectability()
    /// Apple's value of this name.
    public static let disabled = TextSelectability()
}

/// The effect of a symbol.
/// https://developer.apple.com/documentation/swiftui/symboleffect
public struct SymbolEffect: Sendable {
    // MARK: Apple's values
    public static let bounce = SymbolEffect()
    public static let pulse = SymbolEffect()
    public static let variableColor = SymbolEffect()
    public static let scale = SymbolEffect()
}

/// The repetition and speed of a symbol effect.
/// https://developer.apple.com/documentation/symbols/symboleffectoptions
public struct SymbolEffectOptions: Sendable {
    /// The default.
    public static let `default` = SymbolEffectOptions()
    /// The option of an effect that repeats endlessly.
    public static let repeating = SymbolEffectOptions()
    /// The option of an effect that runs once.
    public static let nonRepeating = SymbolEffectOptions()
    /// A number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
    /// A speed factor.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
}

/// The variants of symbols.
/// https://developer.apple.com/documentation/swiftui/symbolvariants
public struct SymbolVariants: Sendable {
    // MARK: Apple's values
    public static let none = SymbolVariants()
    public static let fill = SymbolVariants()
    public static let circle = SymbolVariants()
    public static let square = SymbolVariants()
    public static let slash = SymbolVariants()
}
