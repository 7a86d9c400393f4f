// UIApplication.swift: what extensions may not use, so that the compiler says so as Apple's does.

import Foundation

/// The application, which an extension has no part in.
@MainActor
open class UIApplication: UIResponder {
    /// Not for extensions.
    @available(*, unavailable, message: "Extensions have no shared application; use the extension context.")
    public static var shared: UIApplication { fatalError("unavailable") }
}
