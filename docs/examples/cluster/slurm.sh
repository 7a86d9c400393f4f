#!/bin/bash
#SBATCH --job-name=webaction --array=0-999 --cpus-per-task=2 --mem=1G --time=08:00:00
#SBATCH --requeue --open-mode=append --signal=B:INT@120
# Takes the WARC files that a list names through an extension: sbatch slurm.sh FILES.txt OUT [EXTENSION]
#
# Each element of the array takes every thousandth file, one after the other. What is done is gone past when an element is
# requeued, whatever ended it; two minutes before its time is over it stops after the pages in flight and requeues itself.
# No element of another array may write into OUT.
set -u
list=$1 out=$2 extension=${3:-marquee}
count=${SLURM_ARRAY_TASK_COUNT:-1} own=${SLURM_ARRAY_TASK_ID:-0}
batch=
# NB: bash takes the signal while it waits, and the batch is not told of it by Slurm.
trap '[ -z "$batch" ] || kill -INT "$batch"' INT TERM
mkdir -p "$out"
faults=0 number=-1
while IFS= read -r file; do
  number=$((number + 1))
  [ $((number % count)) = "$own" ] || continue
  name=$out/$(printf %07d "$number")
  [ ! -e "$name.done" ] || continue
  webaction batch "$file" --extension "$extension" --jobs "${SLURM_CPUS_PER_TASK:-2}" --resume \
    --out "$name.warc.gz" --payloads "$name.jsonl" --report "$name.report.json" &
  batch=$!
  # A signal ends the first wait, and not the batch.
  wait "$batch"; code=$?
  while kill -0 "$batch" 2> /dev/null; do wait "$batch"; code=$?; done
  batch=
  case $code in
    # 1: some pages failed, which the report names; the others are done.
    0 | 1) : > "$name.done" && rm -f "$name.warc.gz.journal" ;;
    130 | 143) [ -z "${SLURM_JOB_ID:-}" ] || scontrol requeue "$SLURM_JOB_ID"; exit "$code" ;;
    *) echo "$file: exit $code" >&2; faults=$((faults + 1)) ;;
  esac
done < "$list"
[ "$faults" = 0 ]
