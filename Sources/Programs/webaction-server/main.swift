// main.swift: the entry point of the web server for webaction serve. webaction starts it and communicates with it on descriptor 3.

import Glibc
import PageServing
import Wire

signal(SIGPIPE, SIG_IGN)
do {
    try serve(reading: FrameChannel(descriptor: 3), writing: FrameChannel(descriptor: 3))
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor reports it.
    exit(3)
}
exit(0)
