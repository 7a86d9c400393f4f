// UIPickerView.swift: picker views. A choice's rows select by a row's title, or by index through all components.

import Foundation

/// The data source of a picker.
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of components.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows in a component.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker.
/// https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// A row's title.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A row's attributed title, which takes precedence.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?
    /// A row's view; requested if there is no title.
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    /// Called when a row is selected.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// A row's title. The default returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// A row's attributed title, which takes precedence. The default returns nil.
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// An empty view.
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { UIView() }
    /// Called when a row is selected. The default does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A picker view.
/// https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// The data source.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The picker's delegate.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]

    /// The number of components in its data source.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// The number of rows in a component.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Selects a row without notifying the delegate, as on Apple's platforms.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    /// The selected row: initially the first; -1 in a component without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
    }
    /// No effect: rows are requested when they are read.
    open func reloadAllComponents() {}
    /// No effect: rows are requested when they are read.
    open func reloadComponent(_ component: Int) {}
}

extension UIPickerView: ChoiceList {
    var places: [IndexPath] {
        (0..<numberOfComponents).flatMap { component in
            (0..<numberOfRows(inComponent: component)).map { IndexPath(row: $0, section: component) }
        }
    }

    func text(at place: IndexPath) -> String {
        guard let delegate else { return "" }
        let (row, component) = (place.row, place.section)
        return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
            ?? firstText(in: delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)) ?? ""
    }

    func choose(_ place: IndexPath) -> Bool {
        selectRow(place.row, inComponent: place.section, animated: false)
        delegate?.pickerView(self, didSelectRow: place.row, inComponent: place.section)
        return true
    }
}
