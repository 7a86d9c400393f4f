// main.swift: the entry of a container's reader. It is started by webaction, which speaks to it on descriptor 3.

import ArchiveCoding
import Glibc
import Isolation
import PageContainers

// NB: Nothing can be opened afterwards, and the container is open already.
loadBrotli()
do throws(ConfinementError) { try LateConfinement.reading.enter() } catch {
    endUnconfined(error, "the container's reader")
}
do {
    try ContainerServer().serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
