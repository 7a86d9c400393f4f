// main.swift: the entry of the web server of webaction serve. It is started by webaction, which speaks to it on descriptor 3.

import Glibc
import PageServing
import Wire

signal(SIGPIPE, SIG_IGN)
do {
    try serve(reading: FrameChannel(descriptor: 3), writing: FrameChannel(descriptor: 3))
} catch {
    // NB: 3 is "the engine itself failed" in the table of exit codes; the supervisor tells the user.
    exit(3)
}
exit(0)
