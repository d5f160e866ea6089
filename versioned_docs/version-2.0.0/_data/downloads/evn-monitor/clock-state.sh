#!/bin/sh
# How far the system clock is off by chrony's estimate, and when chrony last heard of a source, for the textfile collector of node_exporter.
set -eu
out=${OUT:-/var/lib/prometheus/node-exporter/clock.prom}
if ! tracking=$(chronyc -n -c tracking); then
  echo "chronyc: $tracking. Is chronyd running?" >&2
  exit 1
fi
# Fields of the report: reference, its name, stratum, reference time, offset in seconds, and so on.
reference=$(printf '%s\n' "$tracking" | cut -d , -f 4)
offset=$(printf '%s\n' "$tracking" | cut -d , -f 5)
printf '%s\n' \
  '# HELP chrony_offset_seconds How far the system clock is off, in seconds' \
  '# TYPE chrony_offset_seconds gauge' \
  "chrony_offset_seconds $offset" \
  '# HELP chrony_reference_time_seconds When a source last set the clock, 0 if none has' \
  '# TYPE chrony_reference_time_seconds gauge' \
  "chrony_reference_time_seconds $reference" > "$out.new"
mv "$out.new" "$out"
