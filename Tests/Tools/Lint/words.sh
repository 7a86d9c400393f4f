#!/usr/bin/env bash
# words.sh: finds words that plain English does without, in prose and in names: "told" where a program reports, prints or lists, "anew" for
# again, "besides" for also, "strangers" for untrusted, "nobody" for a passive. Prints FILE:LINE: and the text of each, and fails.
# words.txt lists the exceptions, each with its reason; an exception that allows nothing also fails. Passes where there is no history.
set -uo pipefail
cd "$(dirname "$0")/../../.."
git rev-parse --git-dir > /dev/null 2>&1 || exit 0
lower='told|tells|anew|besides|strangers|nobody'
upper='Told|Tells|Anew|Besides|Strangers|Nobody'
# As words, and as parts of names: isTold, tellsPlace, hearsNobody.
pattern="\\b($lower|$upper)(\\b|[A-Z])|[a-z0-9]($upper)(\\b|[A-Z])"

git grep -nIE "$pattern" -- Sources js Tests docs ':!Tests/Tools/Lint/words.sh' ':!Tests/Tools/Lint/words.txt' | awk '
  function allowed(path, text,   i) {
    for (i = 1; i <= count; i++) if (index(path, place[i]) == 1 && index(text, part[i])) { used[i] = 1; return 1 }
    return 0
  }
  BEGIN {
    FS = "\t"
    while ((getline < "Tests/Tools/Lint/words.txt") > 0) {
      if ($0 == "" || /^#/) continue
      if (NF != 3 || $3 == "") { print "Tests/Tools/Lint/words.txt: not a path, a text and a reason: " $0; failed = 1; continue }
      place[++count] = $1; part[count] = $2
    }
  }
  {
    match($0, /^[^:]*:[0-9]+:/)
    line = substr($0, 1, RLENGTH); path = line; sub(/:.*/, "", path); text = substr($0, RLENGTH + 1)
    if (allowed(path, text)) next
    print line " " substr(text, 1, 160); failed = 1
  }
  END {
    for (i = 1; i <= count; i++) if (!used[i]) { print "Tests/Tools/Lint/words.txt: allows nothing: " place[i] " " part[i]; failed = 1 }
    exit failed
  }'
