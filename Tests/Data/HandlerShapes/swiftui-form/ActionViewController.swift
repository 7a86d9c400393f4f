// The controller that contains the form.
// swift-format-ignore-file

import UIKit
import SwiftUI

final class ActionViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let model = FormModel(context: extensionContext)
        let host = UIHostingController(rootView: FormView(model: model))
        addChild(host)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(host.view)
        NSLayoutConstraint.activate([
            host.view.topAnchor.constraint(equalTo: view.topAnchor),
            host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        host.didMove(toParent: self)
    }
}
