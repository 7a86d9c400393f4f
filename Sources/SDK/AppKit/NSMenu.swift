// NSMenu.swift: menus as their items. What a pop-up button offers is chosen by its title; nobody opens any other menu.
// https://developer.apple.com/documentation/appkit/nsmenu

public import Foundation
public import UIKit

/// What a menu offers.
/// https://developer.apple.com/documentation/appkit/nsmenuitem
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
    /// The visible text.
    open var title: String
    /// Whom it calls; without one, the first in the chain of responders that has the method.
    open weak var target: AnyObject?
    /// The method that it calls.
    open var action: Selector?
    /// Stored, no effect: there are no keys.
    open var keyEquivalent: String
    /// Stored, no effect: there are no keys.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Whether it can be chosen.
    open var isEnabled = true
    /// Whether a person could not see it.
    open var isHidden = false
    /// Whether it is marked.
    open var state = NSControl.StateValue.off
    /// A number of the author's.
    open var tag = 0
    /// Stored, no effect without a screen.
    open var image: NSImage?
    /// Stored, no effect without a screen.
    open var toolTip: String?
    /// What its author calls it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// What it is about.
    open var representedObject: Any?
    /// The menu that it leads to.
    open var submenu: NSMenu?
    /// The menu that it is in.
    open internal(set) weak var menu: NSMenu?
    /// Whether it only divides others.
    open private(set) var isSeparatorItem = false

    /// An item that calls a method.
    public init(title: String, action: Selector?, keyEquivalent: String) {
        (self.title, self.action, self.keyEquivalent) = (title, action, keyEquivalent)
        super.init()
    }
    /// An item without a title. `nothing` is never given.
    public convenience init(_ nothing: Void = ()) { self.init(title: "", action: nil, keyEquivalent: "") }
    /// Not to be used; see `init(_:)`.
    @available(*, unavailable)
    public nonisolated override init() { fatalError("init(_:) makes an item of the main actor's.") }
    /// An item that only divides others.
    public class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
    /// Whether a person could choose it.
    var isOffered: Bool { isEnabled && !isHidden && !isSeparatorItem }
}

/// Items.
/// https://developer.apple.com/documentation/appkit/nsmenu
@preconcurrency @MainActor
open class NSMenu: NSObject {
    /// The title.
    open var title: String
    /// Its items.
    open var items: [NSMenuItem] = [] { didSet { for item in items { item.menu = self } } }
    /// Stored: items are as enabled as they say.
    open var autoenablesItems = true
    /// How many there are.
    open var numberOfItems: Int { items.count }

    /// A menu.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// A menu without a title. `nothing` is never given.
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
    /// Puts an item among the others.
    open func insertItem(_ item: NSMenuItem, at index: Int) { items.insert(item, at: max(0, min(index, items.count))) }
    /// Takes an item away.
    open func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
    /// Takes all away.
    open func removeAllItems() { items = [] }
    /// An item; nil if there is none.
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// The first item of that title.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// The first item of that number.
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Nobody chooses: false.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { false }
}

/// A button that offers a choice. A choice chooses by a title.
/// https://developer.apple.com/documentation/appkit/nspopupbutton
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
    /// Whether it is a menu of commands, whose first item is only its title.
    open var pullsDown = false
    /// What it offers.
    open lazy var menu: NSMenu? = NSMenu()
    /// The index of the item that is chosen; -1: none.
    open private(set) var indexOfSelectedItem = -1

    /// A button, which offers a choice or commands.
    public convenience init(frame: NSRect, pullsDown: Bool) {
        self.init(frame: frame)
        self.pullsDown = pullsDown
    }

    /// The items.
    open var itemArray: [NSMenuItem] { menu?.items ?? [] }
    /// The items' titles.
    open var itemTitles: [String] { itemArray.map(\.title) }
    /// How many there are.
    open var numberOfItems: Int { itemArray.count }
    /// The last item.
    open var lastItem: NSMenuItem? { itemArray.last }
    /// The item that is chosen.
    open var selectedItem: NSMenuItem? { item(at: indexOfSelectedItem) }
    /// Its title.
    open var titleOfSelectedItem: String? { selectedItem?.title }
    /// Its number.
    open var selectedTag: Int { selectedItem?.tag ?? -1 }

    /// Adds an item, and chooses it if it is the first.
    open func addItem(withTitle title: String) {
        // As on Apple's platforms, an item of the same title goes.
        menu?.items.removeAll { $0.title == title }
        menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
    }
    /// Adds items.
    open func addItems(withTitles titles: [String]) { for title in titles { addItem(withTitle: title) } }
    /// Puts an item among the others.
    open func insertItem(withTitle title: String, at index: Int) {
        menu?.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: index)
        if indexOfSelectedItem < 0 { indexOfSelectedItem = 0 }
    }
    /// Takes an item away.
    open func removeItem(at index: Int) {
        if let item = item(at: index) { menu?.removeItem(item) }
        indexOfSelectedItem = min(indexOfSelectedItem, numberOfItems - 1)
    }
    /// Takes an item away.
    open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }
    /// Takes all away.
    open func removeAllItems() {
        menu?.removeAllItems()
        indexOfSelectedItem = -1
    }
    /// An item; nil if there is none.
    open func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }
    /// The item of that title.
    open func item(withTitle title: String) -> NSMenuItem? { menu?.item(withTitle: title) }
    /// Its index; -1: there is none.
    open func indexOfItem(withTitle title: String) -> Int { itemTitles.firstIndex(of: title) ?? -1 }
    /// Its index; -1: there is none.
    open func indexOfItem(withTag tag: Int) -> Int { itemArray.firstIndex { $0.tag == tag } ?? -1 }
    /// Its index; -1: there is none.
    open func index(of item: NSMenuItem) -> Int { itemArray.firstIndex { $0 === item } ?? -1 }
    /// Chooses an item; none where there is none.
    open func selectItem(at index: Int) { indexOfSelectedItem = item(at: index) == nil ? -1 : index }
    /// Chooses an item; none where there is none.
    open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
    /// Chooses an item. False if there is none.
    @discardableResult
    open func selectItem(withTag tag: Int) -> Bool {
        guard indexOfItem(withTag: tag) >= 0 else { return false }
        selectItem(at: indexOfItem(withTag: tag))
        return true
    }
    /// Chooses an item; none for nil.
    open func select(_ item: NSMenuItem?) { selectItem(at: item.map { index(of: $0) } ?? -1) }
    /// Has no effect here.
    open func synchronizeTitleAndSelectedItem() {}

    private var offered: [Int] {
        itemArray.indices.filter { itemArray[$0].isOffered && !(pullsDown && $0 == 0) }
    }
    /// It offers choices in place of a tap.
    open override var tapNames: [String] { [] }
    /// Chooses by a title.
    open override func tap(_ name: String) -> Bool { choiceTexts.firstIndex(of: name).map { choose(at: $0) } ?? false }
    /// What can be chosen.
    open override var choiceTexts: [String] { isEnabled ? offered.map { itemTitles[$0] } : [] }
    /// Chooses, and calls the item's method or its own.
    open override func choose(at index: Int) -> Bool {
        let chosen = itemArray[offered[index]]
        select(chosen)
        let isItems = chosen.action != nil
        sendAction(isItems ? chosen.action : action, to: isItems ? chosen.target : target)
        return true
    }
    /// Takes the items, and which is chosen.
    open override func takeNibValues(_ values: NibValues) {
        super.takeNibValues(values)
        pullsDown = values.flag("pullsDown") ?? false
        for title in values.all("title", of: "menuItem") {
            menu?.addItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""))
        }
        let chosen = values.all("state", of: "menuItem").firstIndex(of: "on") ?? 0
        selectItem(at: chosen)
    }
}
