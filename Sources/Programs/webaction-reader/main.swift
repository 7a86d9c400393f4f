// main.swift: the entry point of the reader of containers. webaction starts it and communicates with it on descriptor 3.

import ArchiveCoding
import Glibc
import Isolation
import PageContainers

// NB: The sandbox allows no opening of files afterwards; the container is open already.
loadBrotli()
do throws(ConfinementError) { try PostStartConfinement.reading.enter() } catch {
    abortUnconfined(error, "the container's reader")
}
do {
    try ContainerServer().serve()
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor reports it.
    exit(3)
}
