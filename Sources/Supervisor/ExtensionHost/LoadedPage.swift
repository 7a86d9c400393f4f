// LoadedPage.swift: a page that is ready to be run on.

package import PageProtocol
package import Supervision

/// A page with its environment.
package struct LoadedPage {
    package var input: PageInput
    /// The part of the job that describes the page's environment.
    package var environment: PageEnvironment
    /// Makes the page's resources. Each run needs new ones, because what one run may load is bounded.
    package var makeResources: () -> (any ResourceProvider)?
    /// The container that the page is in; nil: none.
    package var container: SavedPage?

    /// A page with all its fields.
    package init(
        input: PageInput,
        environment: PageEnvironment,
        makeResources: @escaping () -> (any ResourceProvider)? = { nil },
        container: SavedPage? = nil
    ) {
        self.input = input
        self.environment = environment
        self.makeResources = makeResources
        self.container = container
    }
}
