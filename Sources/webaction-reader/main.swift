// main.swift: the entry of a container's reader. It is started by webaction, which speaks to it on descriptor 3.

import Glibc
import PageContainers

do {
    try ContainerServer().serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
