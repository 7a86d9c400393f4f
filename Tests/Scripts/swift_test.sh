#!/usr/bin/env bash
# swift_test.sh TESTS LOG: runs the Swift tests in the executable TESTS, and names those that failed once more at the end, since a
# thousand passing ones stand between a failure and the last line. LOG keeps all of it. Ends as the tests do.
#
# Many tests of the program wait for its processes, and a test process has no more threads than there are processors. So two
# processes run the tests: one those of the program, one all others. More would starve tests that have to be done within a time limit.
set -uo pipefail
tests=$1
log=$2

run_all() {
  local processes=() outcome=0
  # Those of XCTest.
  "$tests" || outcome=$?
  for option in --filter --skip; do
    "$tests" --testing-library swift-testing "$option" '^EndToEndTests\.' &
    processes+=($!)
  done
  for process in "${processes[@]}"; do wait "$process" || outcome=$?; done
  return "$outcome"
}

run_all 2>&1 | tee "$log"
outcome=${PIPESTATUS[0]}
if [ "$outcome" != 0 ]; then
  printf '\nWhat failed (all of it is in %s):\n' "$log"
  grep -E '✘|↳|: error: |Fatal error|unexpected signal' "$log" | cut -c1-2000 | tail -n 200
fi
exit "$outcome"
