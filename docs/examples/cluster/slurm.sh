#!/bin/bash
#SBATCH --job-name=webaction --array=0-999 --cpus-per-task=2 --mem=1G --time=08:00:00
#SBATCH --requeue --open-mode=append --signal=B:INT@120
# Run an extension on the WARC files of a list: sbatch slurm.sh FILES.txt OUT [EXTENSION]
#
# Each task of the array takes every thousandth file, one after the other. A requeued task skips finished files,
# however it ended. Two minutes before its time limit, a task stops after the pages in flight and requeues itself.
# No other array may write to OUT.
set -u
list=$1 out=$2 extension=${3:-marquee}
count=${SLURM_ARRAY_TASK_COUNT:-1} own=${SLURM_ARRAY_TASK_ID:-0}
batch=
# NB: Slurm signals bash only, which receives the signal while it waits; the batch needs its own.
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
  # A signal ends the first wait, but not the batch.
  wait "$batch"; code=$?
  while kill -0 "$batch" 2> /dev/null; do wait "$batch"; code=$?; done
  batch=
  case $code in
    # 1: some pages failed, which the report lists; the others are done.
    0 | 1) : > "$name.done" && rm -f "$name.warc.gz.journal" ;;
    130 | 143) [ -z "${SLURM_JOB_ID:-}" ] || scontrol requeue "$SLURM_JOB_ID"; exit "$code" ;;
    *) echo "$file: exit $code" >&2; faults=$((faults + 1)) ;;
  esac
done < "$list"
[ "$faults" = 0 ]
