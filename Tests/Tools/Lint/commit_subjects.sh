#!/usr/bin/env bash
# commit_subjects.sh: checks the subjects of all commits after the one that added this file: "Module: Do something", at most 72 columns, one
# subject each. Passes where there is no history: in an archive, and in a shallow clone for the commits that it lacks.
set -uo pipefail
cd "$(dirname "$0")/../../.."
git rev-parse --git-dir > /dev/null 2>&1 || exit 0
# It was added as Tests/Lint/commit_subjects.sh.
added=$(git log --diff-filter=A --format=%H -- Tests/Lint/commit_subjects.sh 2> /dev/null | tail -n 1)
[ -n "$added" ] || exit 0

git log --no-merges --format='%h %s' "$added..HEAD" | awk '
  { subject = substr($0, index($0, " ") + 1); wrong = "" }
  length(subject) > 72 { wrong = "has " length(subject) " columns, more than 72" }
  subject ~ /; / { wrong = "has two subjects: make two commits" }
  subject !~ /^[A-Za-z][A-Za-z0-9 .,+-]*: [A-Z]/ { wrong = "is not of the form \"Module: Do something\"" }
  wrong { print $1 ": the subject " wrong ": " subject; failed = 1 }
  END { exit failed }'
