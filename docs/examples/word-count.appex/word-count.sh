#!/bin/sh
# Counts the words of {"text": "…"} on standard input; prints {"words": n, "minutes": n} at 200 words a minute.
set -eu
words=$(sed 's/^{"text": *"//; s/"} *$//' | wc -w)
printf '{"words": %d, "minutes": %d}\n' "$words" $(((words + 199) / 200))
