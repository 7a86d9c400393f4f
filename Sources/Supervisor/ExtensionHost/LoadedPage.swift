// LoadedPage.swift: a page that has been read and is ready for a run.

package import PageProtocol
package import Supervision

/// A page with its environment.
package struct LoadedPage {
    package var input: PageInput
    /// The part of the job that describes the page's environment.
    package var environment: PageEnvironment
    /// Creates the page's resources. Each run needs new ones, because the limits on loading apply to a run.
    package var makeResources: () -> (any ResourceProvider)?
    /// The container of the page; nil if there is none.
    package var container: SavedPage?

    /// Creates a loaded page.
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
