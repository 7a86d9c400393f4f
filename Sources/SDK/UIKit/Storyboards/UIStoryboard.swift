// UIStoryboard.swift: the storyboards of a bundle, in their source form, and the segues between their controllers.
// https://developer.apple.com/documentation/uikit/uistoryboard

import Foundation

/// A storyboard. It is read when a controller is created from it.
/// https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name, without the file's extension.
    public let name: String
    private lazy var document = InterfaceDocument.named(name)

    /// The storyboard with that name in the extension's bundle.
    public init(name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// The initial controller; nil if there is none.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let document = existing, let element = document.initialIdentifier.flatMap(document.controller(id:)) else {
            return nil
        }
        return StoryboardScene.makeController(document, element)
    }

    /// The initial controller, created by a closure.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let document = existing, let element = document.initialIdentifier.flatMap(document.controller(id:)) else {
            return nil
        }
        return StoryboardScene.makeController(document, element, creator: creator) as? Controller
    }

    /// The controller with the author's identifier. As on Apple's platforms, a missing one ends the process.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let (document, element) = scene(identifier)
        return StoryboardScene.makeController(document, element)
    }

    /// The controller with an identifier, created by a closure.
    open func instantiateViewController<Controller: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let (document, element) = scene(identifier)
        guard let made = StoryboardScene.makeController(document, element, creator: creator) as? Controller else {
            fatalError("The controller \(identifier) of the storyboard \(name) is no \(Controller.self).")
        }
        return made
    }

    private var existing: InterfaceDocument? {
        guard let document else { fatalError("Could not find a storyboard named '\(name)' in the bundle.") }
        return document
    }

    private func scene(_ identifier: String) -> (InterfaceDocument, InterfaceElement) {
        guard let document = existing, let element = document.controller(named: identifier) else {
            fatalError("Storyboard \(name) doesn't contain a view controller with identifier '\(identifier)'.")
        }
        return (document, element)
    }
}

/// A segue.
/// https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The author's identifier.
    public let identifier: String?
    /// The source controller.
    public let source: UIViewController
    /// The destination controller.
    public let destination: UIViewController

    /// Creates a segue.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
}
