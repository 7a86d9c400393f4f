// DefaultStyle+Sheet.swift: the default sheet's values for boxes: borders, paddings and margins of controls, tables and frames.
// https://html.spec.whatwg.org/multipage/rendering.html, with WebKit's values if the standard leaves them open.

import CSSValues
import DOM

/// The blocks of the default sheet, parsed on first use.
final class DefaultSheet {
    private var parsed: [String: [Property: CSSValue]] = [:]

    /// The value of a longhand in a block.
    func value(_ property: Property, in block: String) -> CSSValue? {
        if let known = parsed[block] { return known[property] }
        let declarations = StyleDeclarations(Array(block.utf8)).declarations
        let values = Dictionary(declarations.compactMap { one in one.property.map { ($0, one.value) } }) { $1 }
        parsed[block] = values
        return values[property]
    }

    private static let button = """
        border: 2px outset rgb(192, 192, 192); padding: 2px 6px 3px; box-sizing: border-box; cursor: default; appearance: auto
        """
    private static let field = "border: 2px inset rgb(128, 128, 128); padding: 1px; appearance: auto"
    private static let rounded = field + "; border-radius: 5px"

    /// The block of an element.
    static func block(of name: NameID) -> String? {
        switch name {
        case .td, .th: "padding: 1px; vertical-align: inherit"
        case .tr: "vertical-align: inherit"
        case .tbody, .thead, .tfoot: "vertical-align: middle"
        case .table: "box-sizing: border-box; border-spacing: 2px"
        case .button: button
        case .select:
            """
            border: 1px solid; border-radius: 5px; box-sizing: border-box; cursor: default; align-items: center; appearance: auto
            """
        case .textarea:
            """
            border: 1px solid; border-radius: 5px; padding: 2px; overflow: auto; overflow-wrap: break-word; resize: both;
            appearance: auto
            """
        case .fieldset:
            "border: 2px groove rgb(192, 192, 192); padding: 0.35em 0.75em 0.625em; margin: 0 2px; min-width: min-content"
        case .legend: "padding: 0 2px"
        case .dialog: "border: 3px solid; padding: 1em; margin: auto"
        case .iframe: "border: 2px inset"
        case .hr: "border: 1px inset; overflow: hidden; unicode-bidi: isolate"
        case .marquee: "overflow: hidden"
        case .meter, .progress: "box-sizing: border-box; appearance: auto; vertical-align: -0.2em"
        case .label: "cursor: default"
        case .ruby: "unicode-bidi: isolate"
        case .video: "object-fit: contain"
        default: nil
        }
    }

    /// The block of an input, by its type.
    static func block(ofInput type: String) -> String? {
        switch type {
        case "hidden", "image": nil
        case "submit", "button", "reset": button
        case "checkbox", "radio": "margin: 3px 2px; box-sizing: border-box; appearance: auto"
        case "range": "margin: 2px; color: rgb(144, 144, 144); appearance: auto"
        case "color": field + "; box-sizing: border-box"
        case "file": "align-items: baseline"
        case "search": rounded + "; box-sizing: border-box"
        case "date", "datetime-local", "month", "time", "week": rounded + "; overflow: hidden; align-items: center"
        case "password": rounded + "; -webkit-text-security: disc"
        default: rounded
        }
    }
}
