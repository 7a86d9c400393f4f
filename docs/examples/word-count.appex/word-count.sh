#!/bin/sh
# Count the words of {"text": "…"} on standard input; print {"words": n, "minutes": n} at 200 words per minute.
set -eu
words=$(sed 's/^{"text": *"//; s/"} *$//' | wc -w)
printf '{"words": %d, "minutes": %d}\n' "$words" $(((words + 199) / 200))
