// UICollectionView.swift: a collection that asks its data source for items and tells its delegate which one was chosen. It is a
// list here: layouts are values that nothing looks at.
// https://developer.apple.com/documentation/uikit/uicollectionview

import Foundation

extension IndexPath {
    /// An item of a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// The item in its section.
    public var item: Int { self[1] }
}

/// What a collection shows more than once: cells, headers and footers.
/// https://developer.apple.com/documentation/uikit/uicollectionreusableview
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name that it was registered with.
    open internal(set) var reuseIdentifier: String?
    /// Never called here: no cell is used again.
    open func prepareForReuse() {}
}

/// An item of a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewcell
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// The view that holds what is shown.
    open private(set) lazy var contentView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    /// What it shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Stored, no effect without a screen.
    open var isSelected = false
    /// Stored, no effect without a screen.
    open var isHighlighted = false
    /// Stored, no effect without a screen.
    open var backgroundView: UIView?
    /// Stored, no effect without a screen.
    open var selectedBackgroundView: UIView?
}

/// How items would be laid out.
/// https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// A layout.
    public nonisolated override init() { super.init() }
    /// There is nothing to lay out anew.
    open func invalidateLayout() {}
}

/// Items in lines.
/// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Apple: UICollectionView.ScrollDirection.
    public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
    /// Stored, no effect without a screen.
    open var scrollDirection = ScrollDirection.vertical
    /// Stored, no effect without a screen.
    open var itemSize = CGSize(width: 50, height: 50)
    /// Stored, no effect without a screen.
    open var estimatedItemSize = CGSize.zero
    /// Stored, no effect without a screen.
    open var minimumLineSpacing: CGFloat = 10
    /// Stored, no effect without a screen.
    open var minimumInteritemSpacing: CGFloat = 10
    /// Stored, no effect without a screen.
    open var sectionInset = UIEdgeInsets.zero
}

/// Gives a collection its items.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// How many sections there are; one unless it is overridden.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// An item's cell.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Is told which items of a collection are chosen.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegate
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: AnyObject {
    /// Whether an item may be chosen; yes unless it is overridden.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// An item is chosen.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Never called here: what is chosen stays so.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Does nothing unless overridden.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Does nothing unless overridden.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}

/// Asked for sizes on Apple's platforms; never here.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A collection, which a choice of the run chooses from as from a list.
/// https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// Apple: UICollectionView.ScrollPosition. Nothing here looks at it.
    public struct ScrollPosition: OptionSet, Sendable {
        /// The positions' bits.
        public let rawValue: UInt
        /// Positions by their bits.
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

    /// Who gives its items.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// Who is told what is chosen.
    open weak var delegate: (any UICollectionViewDelegate)?
    /// Stored, no effect without a screen.
    open var collectionViewLayout = UICollectionViewLayout()
    /// Stored, no effect: every item may be chosen.
    open var allowsSelection = true
    /// Whether choosing an item leaves others chosen.
    open var allowsMultipleSelection = false
    /// Stored, no effect without a screen.
    open var backgroundView: UIView?
    /// The items that are chosen.
    open private(set) var indexPathsForSelectedItems: [IndexPath]?
    private var cellTypes: [String: UICollectionViewCell.Type] = [:]
    /// What makes the cells that a storyboard has patterns of, by their reuse identifiers.
    var prototypes: [String: () -> UICollectionViewCell] = [:]

    /// A collection with a layout.
    public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame)
        collectionViewLayout = layout
    }

    /// Says which class cells of that name have.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        cellTypes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// A new cell: none is kept.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell =
            prototypes[identifier]?() ?? (cellTypes[identifier] ?? UICollectionViewCell.self).init(coder: NSCoder())
            ?? UICollectionViewCell(frame: .zero)
        cell.reuseIdentifier = identifier
        return cell
    }

    /// How many sections its data source has.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// A cell as its data source makes it anew.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource?.collectionView(self, cellForItemAt: indexPath)
    }
    /// Forgets what is chosen; cells are asked for when they are looked at.
    open func reloadData() { indexPathsForSelectedItems = nil }
    /// There is nothing to be made anew: cells are asked for when they are looked at.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// There is nothing to be made anew: cells are asked for when they are looked at.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// There is nothing to be made anew: cells are asked for when they are looked at.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Makes the changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Chooses an item without telling the delegate, as on Apple's platforms.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        indexPathsForSelectedItems = indexPath.map { [$0] }
    }
    /// Takes an item from those that are chosen.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// There is nothing that scrolls.
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
