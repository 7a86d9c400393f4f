// NSMenu.swift: menus as their items. A choice selects an item of a pop-up button by its title; other menus are never
// opened.
// https://developer.apple.com/documentation/appkit/nsmenu

public import Foundation
public import UIKit

/// A menu item.
/// https://developer.apple.com/documentation/appkit/nsmenuitem
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
    /// The visible text.
    open var title: String
    /// The target; without one, the first responder in the chain that has the method.
    open weak var target: AnyObject?
    /// The menu item's action.
    open var action: Selector?
    /// Stored, no effect: there is no keyboard.
    open var keyEquivalent: String
    /// Stored, no effect: there is no keyboard.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Whether the menu item is enabled.
    open var isEnabled = true
    /// Whether the menu item is hidden.
    open var isHidden = false
    /// The menu item's state.
    open var state = NSControl.StateValue.off
    /// The author's number.
    open var tag = 0
    /// The image. It is stored and has no effect without a screen.
    open var image: NSImage?
    /// The tool tip. It is stored and has no effect without a screen.
    open var toolTip: String?
    /// The author's identifier.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The object that it represents.
    open var representedObject: Any?
    /// The menu item's submenu.
    open var submenu: NSMenu?
    /// The menu that contains it.
    open internal(set) weak var menu: NSMenu?
    /// Whether it is a separator.
    open private(set) var isSeparatorItem = false

    /// Creates an item that calls a method.
    public init(title: String, action: Selector?, keyEquivalent: String) {
        (self.title, self.action, self.keyEquivalent) = (title, action, keyEquivalent)
        super.init()
    }
    /// Creates an item without a title. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(title: "", action: nil, keyEquivalent: "") }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes an item of the main actor's.") }
    /// A separator.
    public class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
    /// Whether the user can choose it.
    var isOffered: Bool { isEnabled && !isHidden && !isSeparatorItem }
}

/// A menu.
/// https://developer.apple.com/documentation/appkit/nsmenu
@preconcurrency @MainActor
open class NSMenu: NSObject {
    /// The menu's title.
    open var title: String
    /// The menu's items.
    open var items: [NSMenuItem] = [] { didSet { for item in items { item.menu = self } } }
    /// Stored, no effect: items determine themselves whether they are enabled.
    open var autoenablesItems = true
    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// Creates a menu.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Creates a menu without a title. `nothing` is never passed; it distinguishes this from NSObject's own `init()`.
    public convenience init(_ nothing: Void = ()) { self.init(title: "") }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes a menu of the main actor's.") }

    /// Adds an item.
    open func addItem(_ item: NSMenuItem) { items.append(item) }
    /// Adds an item.
    @discardableResult
    open func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: action, keyEquivalent: keyEquivalent)
        addItem(item)
        return item
    }
    /// Inserts an item.
    open func insertItem(_ item: NSMenuItem, at index: Int) { items.insert(item, at: max(0, min(index, items.count))) }
    /// Removes an item.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Removes all items.
    open func removeAllItems() { items = [] }
    /// An item; nil if there is none.
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// The first item with that title.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// The first item with that tag.
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Always false: menus are not opened.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
}

/// A pop-up button. A choice selects an item by its title.
/// https://developer.apple.com/documentation/appkit/nspopupbutton
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
    /// Whether it is a menu of commands, whose first item is its title.
    open var pullsDown = false
    /// The button's menu.
    open lazy var menu: NSMenu? = NSMenu()
    /// The index of the selected item; -1: none.
    open private(set) var indexOfSelectedItem = -1

    /// Creates a pop-up or pull-down button.
    public convenience init(frame: NSRect, pullsDown: Bool) {
        self.init(frame: frame)
        self.pullsDown = pullsDown
    }

    /// The menu's items.
    open var itemArray: [NSMenuItem] { menu?.items ?? [] }
    /// The titles of the items.
    open var itemTitles: [String] { itemArray.map(\.title) }
    /// The number of items.
    open var numberOfItems: Int { itemArray.count }
    /// The last item.
    open var lastItem: NSMenuItem? { itemArray.last }
    /// The selected item.
    open var selectedItem: NSMenuItem? { item(at: indexOfSelectedItem) }
    /// The title of the selected item.
    open var titleOfSelectedItem: String? { selectedItem?.title }
    /// The tag of the selected item.
    open var selectedTag: Int { selectedItem?.tag ?? -1 }

    /// Adds an item, and selects it if it is the first.
    open func addItem(withTitle title: String) {
        // As on Apple's platforms, an item with the same title is removed.
        menu?.items.removeAll { $0.title == title }
        menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
    }
    /// Adds items.
    open func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }
    /// Inserts an item.
    open func insertItem(withTitle title: String, at index: Int) {
        menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
    }
    /// Removes an item.
    open func removeItem(at index: Int) {
        if let item = item(at: index) { menu?.removeItem(item) }
        indexOfSelectedItem = min(indexOfSelectedItem, numberOfItems - 1)
    }
    /// Removes an item.
    open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
    /// Removes all items.
    open func removeAllItems() {
        menu?.removeAllItems()
        indexOfSelectedItem = -1
    }
    /// An item; nil if there is none.
    open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
    /// The item with that title.
    open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
    /// The index of an item; -1: there is none.
    open func indexOfItem(withTitle title: String) -> Int { itemTitles.firstIndex(of: title) ?? -1 }
    /// The index of an item; -1: there is none.
    open func indexOfItem(withTag tag: Int) -> Int { itemArray.firstIndex { $0.tag == tag } ?? -1 }
    /// The index of an item; -1: there is none.
    open func index(of item: NSMenuItem) -> Int { itemArray.firstIndex { $0 === item } ?? -1 }
    /// Selects an item; none if it does not exist.
    open func selectItem(at index: Int) { indexOfSelectedItem = item(at: index) == nil ? -1 : index }
    /// Selects an item; none if it does not exist.
    open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
    /// Selects an item. False if there is none.
    @discardableResult
    open func selectItem(withTag tag: Int) -> Bool {
        guard indexOfItem(withTag: tag) >= 0 else { return false }
        selectItem(at: indexOfItem(withTag: tag))
        return true
    }
    /// Selects an item; none for nil.
    open func select(_ item: NSMenuItem?) { selectItem(at: item.map { index(of: $0) } ?? -1) }
    /// Has no effect here.
    open func synchronizeTitleAndSelectedItem() {}

    private var offered: [Int] {
        itemArray.indices.filter { itemArray[$0].isOffered && !(pullsDown && $0 == 0) }
    }
    /// Empty: it offers choices instead of a tap.
    open override var tapNames: [String] { [] }
    /// Selects an item by its title.
    open override func tap(_ name: String) -> Bool { choiceTexts.firstIndex(of: name).map { choose(at: $0) } ?? false }
    /// The titles to choose from.
    open override var choiceTexts: [String] { isEnabled ? offered.map { itemTitles[$0] } : [] }
    /// Selects an item, and calls the action of the item or of the button.
    open override func choose(at index: Int) -> Bool {
        let chosen = itemArray[offered[index]]
        select(chosen)
        let isItems = chosen.action != nil
        sendAction(isItems ? chosen.action : action, to: isItems ? chosen.target : target)
        return true
    }
    /// Reads the items and the selection.
    open override func applyNibValues(_ values: NibValues) {
        super.applyNibValues(values)
        pullsDown = values.flag("pullsDown") ?? false
        for title in values.all("title", of: "menuItem") {
            menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
        }
        let chosen = values.all("state", of: "menuItem").firstIndex(of: "on") ?? 0
        selectItem(at: chosen)
    }
}
