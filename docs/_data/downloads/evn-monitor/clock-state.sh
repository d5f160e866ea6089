#!/bin/sh
# How far the system clock is off by chrony's estimate, for the textfile collector of node_exporter.
set -eu
out=${OUT:-/var/lib/prometheus/node-exporter/clock.prom}
if ! tracking=$(chronyc -n -c tracking); then
  echo "chronyc: $tracking. Is chronyd running?" >&2
  exit 1
fi
# Fields of the report: reference, its name, stratum, reference time, offset in seconds, and so on.
offset=$(printf '%s\n' "$tracking" | cut -d , -f 5)
printf '%s\n' \
  '# HELP chrony_offset_seconds How far the system clock is off, in seconds' \
  '# TYPE chrony_offset_seconds gauge' \
  "chrony_offset_seconds $offset" > "$out.new"
mv "$out.new" "$out"
