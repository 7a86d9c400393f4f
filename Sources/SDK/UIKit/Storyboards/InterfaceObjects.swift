// InterfaceObjects.swift: controllers and views from a storyboard's elements: their classes, and the values that have a
// meaning without a screen.

import Foundation

/// Creates objects from elements.
@preconcurrency @MainActor
enum InterfaceObjects {
    /// The module of the extension's own classes: that of the principal controller.
    static var module = ""

    private static let views: [String: UIView.Type] = [
        "label": UILabel.self, "button": UIButton.self, "textField": UITextField.self, "textView": UITextView.self,
        "imageView": UIImageView.self, "tableView": UITableView.self, "switch": UISwitch.self,
        "segmentedControl": UISegmentedControl.self, "slider": UISlider.self, "stepper": UIStepper.self,
        "datePicker": UIDatePicker.self, "progressView": UIProgressView.self,
        "activityIndicatorView": UIActivityIndicatorView.self, "scrollView": UIScrollView.self,
        "stackView": UIStackView.self, "visualEffectView": UIVisualEffectView.self,
        "navigationBar": UINavigationBar.self, "searchBar": UISearchBar.self, "collectionView": UICollectionView.self,
        "control": UIControl.self,
    ]
    private static let controllers: [String: UIViewController.Type] = [
        "navigationController": UINavigationController.self, "tableViewController": UITableViewController.self,
    ]

    /// The class of an element, in its module or the extension's own.
    private static func customClass(_ element: InterfaceElement) -> AnyClass? {
        guard let name = element["customClass"] else { return nil }
        let modules = [module, element["customModule"], "Social", "AppKit", "UIKit"].compactMap { $0 }
        let type: AnyClass? = modules.lazy.compactMap { NSClassFromString("\($0).\(name)") }.first
        if type == nil { FileHandle.standardError.write(Data("Unknown class \(name) in a storyboard.\n".utf8)) }
        return type
    }

    /// A controller's class.
    static func type(of element: InterfaceElement) -> UIViewController.Type {
        customClass(element) as? UIViewController.Type ?? controllers[element.name] ?? UIViewController.self
    }

    /// A cell's class.
    static func cellType(of element: InterfaceElement) -> UITableViewCell.Type {
        customClass(element) as? UITableViewCell.Type ?? UITableViewCell.self
    }

    /// Whether an element is a view, and not a placeholder, a gesture or a top-level object.
    static func isView(_ element: InterfaceElement) -> Bool {
        if ["customObject", "placeholder"].contains(element.name) { return false }
        return ["view", "customView"].contains(element.name) || views[element.name] != nil
            || customClass(element) is UIView.Type
    }

    /// The AppKit view class with that name, if AppKit is linked and has it.
    private static func macView(_ name: String) -> UIView.Type? {
        let name = ["view", "customView"].contains(name) ? "View" : name.prefix(1).uppercased() + name.dropFirst()
        return NSClassFromString("AppKit.NS\(name)") as? UIView.Type
    }

    /// The class of a collection's cell.
    static func collectionCellType(of element: InterfaceElement) -> UICollectionViewCell.Type {
        customClass(element) as? UICollectionViewCell.Type ?? UICollectionViewCell.self
    }

    /// A view without its subviews.
    static func view(of element: InterfaceElement, isForMac: Bool = false) -> UIView {
        let type =
            customClass(element) as? UIView.Type ?? (isForMac ? macView(element.name) : nil) ?? views[element.name]
            ?? UIView.self
        let view = type.init(coder: NSCoder()) ?? UIView(frame: .zero)
        setValues(of: view, element)
        return view
    }

    private static func setValues(of view: UIView, _ element: InterfaceElement) {
        view.isHidden = element.isSet("hidden")
        view.tag = element["tag"].flatMap { Int($0) } ?? 0
        if let view = view as? any NibView { view.applyNibValues(NibValues(element)) }
        if let control = view as? UIControl { control.isEnabled = element["enabled"] != "NO" }
        switch view {
        case let label as UILabel: label.text = element.value("text")
        case let field as UITextField:
            field.text = element.value("text")
            field.placeholder = element.value("placeholder")
        case let bar as UISearchBar: bar.placeholder = element.value("placeholder")
        case let field as UITextView: field.text = element.value("text") ?? ""
        case let button as UIButton:
            let title = ["normal", "configuration"].lazy.compactMap { element.child(key: $0)?.value("title") }
                .first
            button.setTitle(title, for: .normal)
        case let image as UIImageView: image.image = element["image"].flatMap { UIImage(named: $0) }
        case let toggle as UISwitch: toggle.isOn = element.isSet("on")
        case let control as UISegmentedControl:
            for segment in element.child(named: "segments")?.children ?? [] {
                control.insertSegment(withTitle: segment["title"], at: control.numberOfSegments, animated: false)
            }
            control.selectedSegmentIndex = element["selectedSegmentIndex"].flatMap { Int($0) } ?? -1
        case let slider as UISlider:
            slider.minimumValue = element["minValue"].flatMap { Float($0) } ?? 0
            slider.maximumValue = element["maxValue"].flatMap { Float($0) } ?? 1
            slider.value = element["value"].flatMap { Float($0) } ?? 0
        case let stepper as UIStepper:
            stepper.minimumValue = element["minimumValue"].flatMap { Double($0) } ?? 0
            stepper.maximumValue = element["maximumValue"].flatMap { Double($0) } ?? 100
            stepper.value = element["value"].flatMap { Double($0) } ?? 0
        default: break
        }
    }

    /// A button in a bar.
    static func barButton(of element: InterfaceElement) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item.title = element.value("title")
        if let system = element["systemItem"] { item.setSystemItem(named: system) }
        item.isEnabled = element["enabled"] != "NO"
        item.tag = element["tag"].flatMap { Int($0) } ?? 0
        return item
    }
}
