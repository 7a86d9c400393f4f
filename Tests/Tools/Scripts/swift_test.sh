#!/usr/bin/env bash
# swift_test.sh TESTS LOG: runs the Swift tests in the executable TESTS, and repeats the names of the failed ones at the end,
# after more than a thousand that passed. The slowest tests, the skipped ones with their reasons, and the counts follow. LOG
# receives the whole output. The exit code is that of the tests.
#
# Many tests of the program wait for its processes, and a test process has no more threads than there are processors. So two
# processes run the tests: one those of the program, one all others. More would starve tests with a time limit.
set -uo pipefail
tests=$1
log=$2
export WEBACTION_TEST_TIMES=$log.times

run_all() {
  local processes=() outcome=0
  # The tests of XCTest.
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
  printf '\nFailed (complete output: %s):\n' "$log"
  grep -E '✘|↳|: error: |Fatal error|unexpected signal' "$log" | cut -c1-2000 | tail -n 200
fi

plain() { sed 's/\x1b\[[0-9;]*m//g' "$log"; }
printf '\nThe tests that wait longest for the program:\n'
awk -F'\t' '{ time[$2] += $1; runs[$2]++ } END { for (test in time) printf "%7.1f s in %3d runs  %s\n", time[test], runs[test], test }' \
  "$WEBACTION_TEST_TIMES" | sort -rn | head -n 20
skipped=$(plain | grep -E '^➜ Test .* (was cancelled|skipped)')
[ -z "$skipped" ] || printf '\nSkipped:\n%s\n' "$(sed -E 's/^➜ Test //' <<< "$skipped" | sort)"
count=$(plain | sed -nE 's/^[^ ]+ Test run with ([0-9]+) tests? .*/\1/p' | awk '{ n += $1 } END { print n + 0 }')
expectations=$(grep -rhoE '#(expect|require)\(' "$(dirname "$0")/../.." --include='*.swift' | wc -l)
printf '\n%s tests with %s expectations in their sources, %s skipped.\n' "$count" "$expectations" \
  "$([ -z "$skipped" ] && echo 0 || wc -l <<< "$skipped")"
exit "$outcome"
