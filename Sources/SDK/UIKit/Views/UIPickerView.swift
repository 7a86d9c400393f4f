// UIPickerView.swift: wheels to choose from. A choice's rows choose by a row's title, or by index through all wheels.

import Foundation

/// Gives a picker its rows.
/// https://developer.apple.com/documentation/uikit/uipickerviewdatasource
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker its titles, and is told what is chosen.
/// https://developer.apple.com/documentation/uikit/uipickerviewdelegate
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// A row's title.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// A row's title with its attributes, which comes before the other.
    func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString?
    /// A row's view; asked where there is no title.
    func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView
    /// A row was chosen.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView,
        attributedTitleForRow row: Int,
        forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// An empty one.
    public func pickerView(
        _ pickerView: UIPickerView,
        viewForRow row: Int,
        forComponent component: Int,
        reusing view: UIView?
    ) -> UIView { UIView() }
    /// Does nothing unless overridden.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels to choose from.
/// https://developer.apple.com/documentation/uikit/uipickerview
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// Who gives its rows.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Who gives its titles, and is told what is chosen.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selected: [Int: Int] = [:]

    /// How many wheels its data source has.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Chooses a row without telling the delegate, as on Apple's platforms.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    /// The row that is chosen: the first, unless another was; -1 in a wheel without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selected[component] ?? 0
    }
    /// Forgets nothing: rows are asked for when they are looked at.
    open func reloadAllComponents() {}
    /// Forgets nothing: rows are asked for when they are looked at.
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
