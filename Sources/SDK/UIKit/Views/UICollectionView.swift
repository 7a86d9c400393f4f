// UICollectionView.swift: a collection that requests items from its data source and notifies its delegate of
// selections. It is a list here: layouts are values without effect.
// https://developer.apple.com/documentation/uikit/uicollectionview

import Foundation

extension IndexPath {
    /// Creates an item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The item in its section.
    public var item: Int { self[1] }
}

/// A reusable view of a collection: a cell, header or footer.
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The reuse identifier.
    open internal(set) var reuseIdentifier: String?
    /// Is never called here: no cell is used again.
    open func prepareForReuse() {}
}

/// A cell of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The content view.
    open private(set) lazy var contentView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    /// The cell's configuration.
    open var contentConfiguration: (any UIContentConfiguration)?

    // MARK: Stored, no effect without a screen
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
}

/// The layout of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// Creates a layout.
    public nonisolated override init() { super.init() }
    /// No effect: there is no layout.
    open func invalidateLayout() {}
}

/// A flow layout.
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Apple: UICollectionView.ScrollDirection.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    // MARK: Stored, no effect without a screen
    open var scrollDirection = ScrollDirection.vertical
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var minimumLineSpacing: CGFloat = 10
    open var minimumInteritemSpacing: CGFloat = 10
    open var sectionInset = UIEdgeInsets.zero
}

/// The data source of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// The number of sections; one unless overridden.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// The number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// An item's cell.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    /// The number of sections. The default returns 1.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// The delegate of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {
    /// Whether an item can be selected; true unless overridden.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called when an item is selected.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Is never called here: what is chosen stays so.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// The default returns true.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Called when an item is selected. The default does nothing.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// The default does nothing.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Provides sizes on Apple's platforms; never called here.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A collection view. Choices select its items like rows of a list.
/// https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Apple: UICollectionView.ScrollPosition. Nothing here looks at it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The bits of the positions.
        public let rawValue: UInt
        /// Creates positions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Apple: UICollectionView.ScrollPosition.top.
        public static let top = ScrollPosition(rawValue: 1)
        /// Apple: UICollectionView.ScrollPosition.centeredVertically.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// Apple: UICollectionView.ScrollPosition.bottom.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// Apple: UICollectionView.ScrollPosition.left.
        public static let left = ScrollPosition(rawValue: 8)
        /// Apple: UICollectionView.ScrollPosition.centeredHorizontally.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// Apple: UICollectionView.ScrollPosition.right.
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The data source.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The view's delegate.
    open weak var delegate: (any UICollectionViewDelegate)?
    /// The collection view layout. It is stored and has no effect without a screen.
    open var collectionViewLayout = UICollectionViewLayout()
    /// Stored, no effect: every item may be chosen.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// The background view. It is stored and has no effect without a screen.
    open var backgroundView: UIView?
    /// The selected items.
    open private(set) var indexPathsForSelectedItems: [IndexPath]?
    private var cellTypes: [String: UICollectionViewCell.Type] = [:]
    /// Creates the prototype cells of a storyboard, by their reuse identifiers.
    var prototypes: [String: () -> UICollectionViewCell] = [:]

    /// Creates a collection with a layout.
    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame)
        collectionViewLayout = layout
    }

    /// Registers a class for cells with an identifier.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// A new cell: cells are not reused.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            prototypes[identifier]?() ?? (cellTypes[identifier] ?? UICollectionViewCell.self).init(coder: NSCoder())
            ?? UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// The number of sections in its data source.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// A new cell from its data source.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
    }
    /// Clears the selection; cells are requested when they are read.
    open func reloadData() { indexPathsForSelectedItems = nil }

    // MARK: No effect: cells are requested when they are read
    open func reloadItems(at indexPaths: [IndexPath]) {}
    open func insertItems(at indexPaths: [IndexPath]) {}
    open func deleteItems(at indexPaths: [IndexPath]) {}

    /// Makes the changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Selects an item without notifying the delegate, as on Apple's platforms.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] }
    }
    /// Deselects an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// Has no effect: nothing scrolls.
    open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
}

extension UICollectionView: ChoiceList {
    var places: [IndexPath] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
            (0..<dataSource.collectionView(self, numberOfItemsInSection: section)).map {
                IndexPath(item: $0, section: section)
            }
        }
    }

    func text(at place: IndexPath) -> String {
        guard let cell = cellForItem(at: place) else { return "" }
        return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? firstText(in: cell) ?? ""
    }

    func choose(_ place: IndexPath) -> Bool {
        guard delegate?.collectionView(self, shouldSelectItemAt: place) ?? true else { return false }
        indexPathsForSelectedItems = (allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []) + [place]
        delegate?.collectionView(self, didSelectItemAt: place)
        return true
    }
}
