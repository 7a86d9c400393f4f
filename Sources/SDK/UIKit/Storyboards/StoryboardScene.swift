// StoryboardScene.swift: one controller of a storyboard, or a nib's owner: its views, connections and segues. Outlets
// are set through the tables that compiling adds to classes (ActionBuild/InterfaceTables.swift).

import Foundation

/// An object with outlets that a storyboard connects by name: compiling a bundle adds it to classes with @IBOutlet
/// properties.
@preconcurrency @MainActor
public protocol InterfaceOutletTable {
    /// Sets an outlet, or adds to an outlet collection; false if there is none with that name for this type of object.
    func setInterfaceOutlet(_ name: String, _ object: AnyObject) -> Bool
}

/// The scene of a controller in its storyboard.
@preconcurrency @MainActor
final class StoryboardScene {
    let document: InterfaceDocument
    let element: InterfaceElement
    private unowned let controller: UIViewController
    private var objects: [String: AnyObject] = [:]

    /// Creates a controller from a storyboard.
    static func makeController(
        _ document: InterfaceDocument,
        _ element: InterfaceElement,
        creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController {
        let controller =
            creator?(NSCoder()) ?? InterfaceObjects.type(of: element).init(coder: NSCoder())
            ?? UIViewController(nibName: nil, bundle: nil)
        attach(document, element, to: controller)
        return controller
    }

    /// Attaches a scene to a controller.
    static func attach(_ document: InterfaceDocument, _ element: InterfaceElement, to controller: UIViewController) {
        let scene = StoryboardScene(document, element, controller)
        controller.scene = scene
        if let title = element.value("title") { controller.title = title }
        scene.fillNavigationItem()
        for contained in document.contents(of: element) {
            let child = makeController(document, contained)
            controller.addChild(child)
            child.didMove(toParent: controller)
        }
    }

    /// Attaches a nib to its owner.
    static func attach(nib: InterfaceDocument, to controller: UIViewController) {
        guard let owner = nib.owner else { fatalError("The nib '\(nib.name)' has no File's Owner.") }
        controller.scene = StoryboardScene(nib, owner, controller)
    }

    private init(_ document: InterfaceDocument, _ element: InterfaceElement, _ controller: UIViewController) {
        (self.document, self.element, self.controller) = (document, element, controller)
        objects[element.id] = controller
    }

    // MARK: - Objects

    private func fillNavigationItem() {
        guard let item = element.child(key: "navigationItem") else { return }
        fill(controller.navigationItem, item)
    }

    private func fill(_ item: UINavigationItem, _ element: InterfaceElement) {
        objects[element.id] = item
        item.title = element.value("title")
        var left: [UIBarButtonItem] = []
        var right: [UIBarButtonItem] = []
        func add(_ button: InterfaceElement, _ side: String?) {
            if side?.hasPrefix("left") == true {
                left.append(barButton(button))
            } else {
                right.append(barButton(button))
            }
        }
        for child in element.children {
            if child.name == "barButtonItem" { add(child, child["key"]) }
            for button in child.children where button.name == "barButtonItem" { add(button, child["key"]) }
        }
        item.leftBarButtonItems = left.isEmpty ? nil : left
        item.rightBarButtonItems = right.isEmpty ? nil : right
    }

    private func barButton(_ element: InterfaceElement) -> UIBarButtonItem {
        let button = InterfaceObjects.barButton(of: element)
        objects[element.id] = button
        return button
    }

    /// Creates the controller's view, before anything is connected.
    func makeView() -> UIView? {
        if document.isNib { return makeNib() }
        guard let element = element.child(key: "view") else { return nil }
        return makeView(element)
    }

    /// Creates a nib's views, one of which is the owner's. As on Apple's platforms, a nib without it ends the process.
    private func makeNib() -> UIView {
        for child in document.scene(of: element).children where InterfaceObjects.isView(child) { _ = makeView(child) }
        let outlet = element.connections("outlet").first { $0["property"] == "view" }
        guard let view = outlet?["destination"].flatMap({ objects[$0] }) as? UIView else {
            fatalError("\(type(of: controller)) loaded the \"\(document.name)\" nib but the view outlet was not set.")
        }
        return view
    }

    private func makeView(_ element: InterfaceElement) -> UIView {
        let view = InterfaceObjects.view(of: element, isForMac: document.isForMac)
        objects[element.id] = view
        if let bar = view as? UINavigationBar {
            bar.items = element.child(named: "items")?.children.map { child in
                let item = UINavigationItem()
                fill(item, child)
                return item
            }
        }
        if element.name == "toolbar" {
            controller.toolbarItems = element.child(named: "items")?.children.map(barButton)
        }
        if let table = view as? UITableView { fill(table, element) }
        if let collection = view as? UICollectionView { fill(collection, element) }
        let content = element.child(key: "contentView")
        for child in (element.child(named: "subviews")?.children ?? [])
            + (content?.child(named: "subviews")?.children ?? [])
        {
            let made = makeView(child)
            switch view {
            case let stack as UIStackView: stack.addArrangedSubview(made)
            case let view as any NibView: view.addNibView(made)
            default: view.addSubview(made)
            }
        }
        return view
    }

    private func fill(_ table: UITableView, _ element: InterfaceElement) {
        for prototype in element.child(named: "prototypes")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            table.prototypes[identifier] = { [unowned self] in cell(prototype) }
        }
        let sections = element.child(named: "sections")?.children ?? []
        table.storyboardSections = sections.map { section in
            (section["headerTitle"], (section.child(named: "cells")?.children ?? []).map { cell($0, isRow: true) })
        }
        for (key, isHeader) in [("tableHeaderView", true), ("tableFooterView", false)] {
            guard let child = element.child(key: key) else { continue }
            if isHeader { table.tableHeaderView = makeView(child) } else { table.tableFooterView = makeView(child) }
        }
    }

    private func fill(_ collection: UICollectionView, _ element: InterfaceElement) {
        for prototype in element.child(named: "cells")?.children ?? [] {
            guard let identifier = prototype["reuseIdentifier"] else { continue }
            collection.prototypes[identifier] = { [unowned self] in collectionCell(prototype) }
        }
    }

    /// A collection view cell with its contents and outlets.
    private func collectionCell(_ element: InterfaceElement) -> UICollectionViewCell {
        let cell =
            InterfaceObjects.collectionCellType(of: element).init(coder: NSCoder())
            ?? UICollectionViewCell(frame: .zero)
        objects[element.id] = cell
        for child in element.child(key: "contentView")?.child(named: "subviews")?.children ?? [] {
            cell.contentView.addSubview(makeView(child))
        }
        for part in element.all { connect(part) }
        return cell
    }

    /// A cell with its contents and outlets.
    private func cell(_ element: InterfaceElement, isRow: Bool = false) -> UITableViewCell {
        let type = InterfaceObjects.cellType(of: element)
        let identifier = element["reuseIdentifier"]
        let cell =
            type == UITableViewCell.self
            ? UITableViewCell(style: .default, reuseIdentifier: identifier)
            : type.init(coder: NSCoder()) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        objects[element.id] = cell
        for child in element.child(key: "contentView")?.child(named: "subviews")?.children ?? [] {
            let view = makeView(child)
            cell.contentView.addSubview(view)
            if child["id"] == element["textLabel"] { cell.textLabel = view as? UILabel }
            if child["id"] == element["detailTextLabel"] { cell.detailTextLabel = view as? UILabel }
        }
        // The static rows of the storyboard are connected with everything else.
        if !isRow { for part in element.all { connect(part) } }
        if let segue = element.connections("segue").first {
            cell.onChoice = { [weak controller] cell in controller?.scene?.follow(segue, sender: cell) }
        }
        return cell
    }

    // MARK: - Connections

    /// Connects outlets, actions and segues, once the view exists.
    func connect() {
        for element in document.scene(of: element).all { connect(element) }
    }

    private func connect(_ element: InterfaceElement) {
        guard let object = objects[element.id] else { return }
        for outlet in element.connections("outlet") + element.connections("outletCollection") {
            guard let name = outlet["property"], let target = outlet["destination"].flatMap({ objects[$0] }) else {
                continue
            }
            set(name, of: object, to: target)
        }
        for action in element.connections("action") { connect(action, of: object) }
        if object is UIViewController || object is UITableViewCell { return }
        for segue in element.connections("segue") { connect(segue: segue, of: object) }
    }

    private func set(_ name: String, of object: AnyObject, to target: AnyObject) {
        switch (object, name) {
        case (let table as UITableView, "dataSource"): table.dataSource = target as? any UITableViewDataSource
        case (let table as UITableView, "delegate"): table.delegate = target as? any UITableViewDelegate
        case (let view as UICollectionView, "dataSource"): view.dataSource = target as? any UICollectionViewDataSource
        case (let view as UICollectionView, "delegate"): view.delegate = target as? any UICollectionViewDelegate
        case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
        case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
        case (let text as UITextView, "delegate"): text.delegate = target as? any UITextViewDelegate
        case (let controller as UIViewController, "view"): controller.view = target as? UIView
        default:
            if (object as? any NibView)?.connectNibOutlet(name, to: target) == true { return }
            _ = (object as? any InterfaceOutletTable)?.setInterfaceOutlet(name, target)
        }
    }

    private static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchUpInside": .touchUpInside, "valueChanged": .valueChanged,
        "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
        "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    private func connect(_ action: InterfaceElement, of object: AnyObject) {
        // NB: macOS's documents use "target".
        guard let selector = action["selector"],
            let target = (action["destination"] ?? action["target"]).map({ objects[$0] ?? controller })
        else { return }
        let name = Self.methodName(selector, of: target)
        if let control = object as? UIControl {
            let event = action["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside
            control.addTarget(target, action: Selector(name), for: event)
        } else if let button = object as? UIBarButtonItem {
            (button.target, button.action) = (target, Selector(name))
        } else if let view = object as? any NibView {
            view.connectNibAction(Selector(name), of: target)
        }
    }

    /// The method's name in Swift: Objective-C includes the first argument's name, as in `doneWithSender:`.
    private static func methodName(_ selector: String, of target: AnyObject) -> String {
        let name = Selector(selector).baseName
        let known = (target as? any InterfaceActions)?.interfaceMethodNames ?? []
        if known.contains(name) { return name }
        return known.first { name.hasPrefix($0 + "With") } ?? name
    }

    private func connect(segue: InterfaceElement, of object: AnyObject) {
        let action = UIAction(title: "") { [weak controller] _ in controller?.scene?.follow(segue, sender: object) }
        if let control = object as? UIControl {
            control.addAction(action, for: segue["eventType"].flatMap { Self.events[$0] } ?? .touchUpInside)
        } else if let button = object as? UIBarButtonItem {
            button.primaryAction = action
        }
    }

    // MARK: - Segues

    /// The segue with that identifier; nil if there is none.
    func segue(named identifier: String) -> InterfaceElement? {
        document.scene(of: element).all.lazy.flatMap { $0.connections("segue") }
            .first { $0["identifier"] == identifier }
    }

    /// Performs a segue as a user triggers it, if the controller allows it.
    private func follow(_ segue: InterfaceElement, sender: Any?) {
        guard controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender) else { return }
        perform(segue, sender: sender)
    }

    /// Performs a segue: creates, prepares and presents the new controller.
    func perform(_ segue: InterfaceElement, sender: Any?) {
        if segue["kind"] == "unwind" { return unwind(segue, sender: sender) }
        guard let destination = segue["destination"].flatMap(document.controller(id:)) else { return }
        let made = StoryboardScene.makeController(document, destination)
        let step = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: made)
        controller.prepare(for: step, sender: sender)
        switch segue["kind"] {
        case "show", "push", "showDetail": controller.show(made, sender: sender)
        case "embed":
            controller.addChild(made)
            (sender as? UIView)?.addSubview(made.view)
            made.didMove(toParent: controller)
        default: controller.present(made, animated: false)
        }
    }

    /// Unwinds to the nearest controller that has the segue's method, and calls it.
    private func unwind(_ segue: InterfaceElement, sender: Any?) {
        guard let action = segue["unwindAction"], let target = controller.unwindTarget(action) else { return }
        let step = UIStoryboardSegue(identifier: segue["identifier"], source: controller, destination: target)
        controller.prepare(for: step, sender: sender)
        let name = Self.methodName(action, of: target)
        _ = (target as? any InterfaceActions)?.performInterfaceAction(name, sender: step)
        target.dismissAbove()
    }

    /// Embeds the controllers of container views, once the view exists.
    func embed() {
        for element in document.scene(of: element).all {
            for segue in element.connections("segue") where segue["kind"] == "embed" {
                perform(segue, sender: objects[element.id])
            }
        }
    }
}
