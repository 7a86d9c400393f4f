// ShareSource+Page.swift: shares a page that was read.

package import FilePaths
package import Isolation
package import SavedPages
package import Sharing
package import UserFiles

extension PageLoadOptions {
    /// A page as apps share it. A container is shared as a whole file, which is read again.
    ///
    /// - Parameters:
    ///   - title: The page's title; nil if it has none.
    ///   - hasScript: Whether the extension has a script.
    ///   - file: The file that the page was read from; "-" is standard input.
    ///   - bounds: The folders that must contain the file, if its name does not come from the user.
    package func shared(
        _ page: LoadedPage,
        title: String?,
        hasScript: Bool,
        file: FilePath,
        in bounds: FileBounds? = nil
    ) throws(FileError) -> ShareSource {
        ShareSource(
            page: page.input,
            title: title,
            hasScript: hasScript,
            file: file == "-" ? nil : file,
            bytes: page.container == nil ? nil : try readFile(file, limit: maximumBytes, in: bounds)
        )
    }
}
