// UIStoryboard.swift: the storyboards of a bundle, as they lie in a repository, and the ways between their controllers.
// https://developer.apple.com/documentation/uikit/uistoryboard

import Foundation

/// A storyboard. It is read when a controller is made of it.
/// https://developer.apple.com/documentation/uikit/uistoryboard
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Its name, without the file's ending.
    public let name: String
    private lazy var document = InterfaceDocument.named(name)

    /// The storyboard of that name in the extension's bundle.
    public init(name: String, bundle: Bundle?) {
        self.name = name
        super.init()
    }

    /// The controller that comes first; nil if none does.
    open func instantiateInitialViewController() -> UIViewController? {
        guard let document = existing, let element = document.initialIdentifier.flatMap(document.controller(id:)) else {
            return nil
        }
        return StoryboardScene.makeController(document, element)
    }

    /// The controller that comes first, made by a closure.
    open func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        guard let document = existing, let element = document.initialIdentifier.flatMap(document.controller(id:)) else {
            return nil
        }
        return StoryboardScene.makeController(document, element, creator: creator) as? Controller
    }

    /// A controller by the identifier that its author gave it. As on Apple's platforms, one that is not there ends the process.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let (document, element) = scene(identifier)
        return StoryboardScene.makeController(document, element)
    }

    /// A controller by its identifier, made by a closure.
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

/// A way from one controller to another.
/// https://developer.apple.com/documentation/uikit/uistoryboardsegue
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name that its author gave it.
    public let identifier: String?
    /// Where it begins.
    public let source: UIViewController
    /// Where it leads.
    public let destination: UIViewController

    /// A way between two controllers.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }
}
