// UIDocumentPickerViewController.swift: a file picker, which is canceled with a message as soon as it appears.

import Foundation

/// A file picker.
/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, DrivenInterface {
    /// The picker's delegate.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    // MARK: Stored, no effect without a screen
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    /// Creates a picker for files of these types.
    public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
    }
    /// Creates a picker for a destination of these files.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    /// Cancels the picker.
    open func drive(_ choices: [String: Any], _ context: NSExtensionContext) {
        FileHandle.standardError.write(Data("the document picker is cancelled: no files can be chosen.\n".utf8))
        dismiss(animated: false)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// The delegate of a file picker.
/// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were selected; never called here.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the picker is canceled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Called when files are selected. The default does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Called when the picker is canceled. The default does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
