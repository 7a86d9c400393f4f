// UIDocumentPickerViewController.swift: a choice of files that nobody makes: it is cancelled as it comes up, and says so.

import Foundation

/// Lets a person choose files.
/// https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, DrivenInterface {
    /// Told what was chosen.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Stored, no effect without a screen.
    open var allowsMultipleSelection = false
    /// Stored, no effect without a screen.
    open var shouldShowFileExtensions = false
    /// Stored, no effect without a screen.
    open var directoryURL: URL?

    /// A choice of files of these types.
    public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
    }
    /// A choice of where these files go.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) { self.init(nibName: nil, bundle: nil) }

    /// Cancels: there is nobody to choose.
    open func drive(_ choices: [String: Any], _ context: NSExtensionContext) {
        FileHandle.standardError.write(Data("a choice of files is cancelled: there is nobody to choose.\n".utf8))
        dismiss(animated: false)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// Told which files a person chose.
/// https://developer.apple.com/documentation/uikit/uidocumentpickerdelegate
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Files were chosen; never here.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// None was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing unless overridden.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing unless overridden.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
