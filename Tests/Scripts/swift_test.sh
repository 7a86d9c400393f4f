#!/usr/bin/env bash
# swift_test.sh SWIFT LOG: runs the Swift tests, and names those that failed once more at the end, since a thousand passing
# ones stand between a failure and the last line. LOG keeps all of it. Ends as the tests do.
set -uo pipefail
swift=$1
log=$2
"$swift" test --skip-build 2>&1 | tee "$log"
outcome=${PIPESTATUS[0]}
if [ "$outcome" != 0 ]; then
  printf '\nWhat failed (all of it is in %s):\n' "$log"
  grep -E '✘|↳|: error: |Fatal error|unexpected signal' "$log" | cut -c1-2000 | tail -n 200
fi
exit "$outcome"
