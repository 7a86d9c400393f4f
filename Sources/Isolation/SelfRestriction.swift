// SelfRestriction.swift: rights that a worker gives up for good before it touches a page.

import CSandbox

/// Takes from this process the right to open or connect sockets and to execute programs.
///
/// - Returns: nil, or the system's error number when the kernel has no system call filters.
@discardableResult
public func forbidNetworkAndExec() -> Int32? {
    let code = csandbox_forbid_network()
    return code == 0 ? nil : code
}
