#!/usr/bin/env bash
# Measures a machine and compares it with the requirements that the documentation publishes. Needs fio, openssl and
# chrony. Writes one temporary file into the folder that you name, and removes it. Exit status: 0 all passed,
# 1 something failed, 2 nothing was measured.
set -euo pipefail

usage() {
  cat <<'EOF'
hardware-check.sh [--profile validator|full-node|testnet] [--folder FOLDER] [--size MB] [--seconds N] [--url URL] [--yes]

  --profile  what the machine is for (default: validator); testnet where this network has one
  --folder   folder on the disk to measure, for a temporary file (default: the current folder)
  --size     size of that file in MB (default: 200); up to five times as much is written
  --seconds  longest duration of each measurement (default: 10)
  --url      a large file to download for the speed of the network; without it, the network is not measured
  --yes      do not ask before more than 1 GB is written
EOF
}

refuse() { echo "hardware-check: $1" >&2; exit 2; }

profile=validator folder=. size=200 seconds=10 url='' agreed=''
while [ $# -gt 0 ]; do
  case $1 in
    --help) usage; exit 0 ;;
    --yes) agreed=yes; shift; continue ;;
    --profile | --folder | --size | --seconds | --url) [ $# -gt 1 ] || refuse "$1 needs a value" ;;
    *) usage >&2; exit 2 ;;
  esac
  case $1 in
    --profile) profile=$2 ;;
    --folder) folder=$2 ;;
    --size) size=$2 ;;
    --seconds) seconds=$2 ;;
    --url) url=$2 ;;
  esac
  shift 2
done

case $profile in
  validator)
    processor='{network.hardware.validator.processor}' memory='{network.hardware.validator.memory}'
    disk='{network.hardware.validator.disk}' speed='{network.hardware.validator.diskSpeed}'
    network='{network.hardware.validator.network}' ;;
<WithProfile key="hardware.testnetValidator">
  testnet)
    processor='{network.hardware.testnetValidator.processor}' memory='{network.hardware.testnetValidator.memory}'
    disk='{network.hardware.testnetValidator.disk}' speed='{network.hardware.testnetValidator.diskSpeed}'
    network='{network.hardware.testnetValidator.network}' ;;
</WithProfile>
  full-node)
    processor='{network.hardware.fullNode.processor}' memory='{network.hardware.fullNode.memory}'
    disk='{network.hardware.fullNode.disk}' speed='{network.hardware.fullNode.diskSpeed}'
    network='{network.hardware.fullNode.network}' ;;
  *) refuse "unknown profile $profile: see --help" ;;
esac

[[ $size =~ ^[1-9][0-9]{0,5}$ ]] || refuse '--size: a number of MB'
[[ $seconds =~ ^[1-9][0-9]{0,3}$ ]] || refuse '--seconds: a number'
[[ $url =~ ^(https?://[^[:space:]]+)?$ ]] || refuse '--url: an address that begins with http'
[ -d "$folder" ] || refuse "$folder is no folder"
folder=$(cd -- "$folder" && pwd -P)
case $folder/ in /dev/* | /proc/* | /sys/*) refuse "$folder is not on a disk" ;; esac
[ -w "$folder" ] || refuse "you may not write to $folder: run this with sudo, or name another --folder"
for program in fio openssl awk df lsblk; do
  command -v "$program" > /dev/null || refuse "install $program first: sudo apt-get install fio openssl chrony util-linux"
done
free_mb=$(df --block-size=1000000 --output=avail "$folder" | tail -n 1 | tr -d ' ')
[ "$free_mb" -gt $((size + 1000)) ] || refuse "$folder has only $free_mb MB left"
if [ $((5 * size)) -gt 1000 ] && [ -z "$agreed" ]; then
  read -r -p "This writes up to $((5 * size)) MB to $folder. Type yes to go on: " agreed || true
  [ "$agreed" = yes ] || refuse 'stopped, nothing was written'
fi

# The first number in front of a unit in a requirement such as "40,000 operations/s, 500 MB/s, under 1 ms"; nothing without it.
need() { grep --only-matching --extended-regexp "[0-9][0-9.,]* ?$2" <<< "$1" | head -n 1 | tr -d ',' | grep --only-matching --extended-regexp '^[0-9.]+' || true; }
compare() { awk -v left="$1" -v right="$3" "BEGIN { exit !(left $2 right) }"; }

failed=0
# Name, measured, unit, comparison, needed: prints a row. A requirement that is not published is not judged.
judge() {
  local verdict=measured
  if [ -z "$2" ]; then
    verdict=FAIL
  elif [ -n "$5" ]; then
    verdict=pass
    compare "$2" "$4" "$5" || verdict=FAIL
  fi
  [ "$verdict" != FAIL ] || failed=1
  printf '%-34s %14s %14s  %s\n' "$1" "${2:-unknown} $3" "${5:+$4 $5}" "$verdict"
}

file=''
trap '[ -z "$file" ] || rm --force -- "$file"' EXIT
trap 'exit 130' INT TERM
file=$(mktemp "$folder/hardware-check.XXXXXXXX")

# Mode, block size, depth and further options: prints operations/s, MB/s and the mean latency in milliseconds.
disk_run() {
  local mode=$1 block=$2 depth=$3 fields='8,7,40'
  shift 3
  case $mode in *write) fields='49,48,81' ;; esac
  fio --name=check --filename="$file" --size="${size}M" --rw="$mode" --bs="$block" --iodepth="$depth" \
    --ioengine=libaio --direct=1 --runtime="$seconds" --output-format=terse --terse-version=3 "$@" \
    | awk -F ';' -v fields="$fields" '$1 == 3 { split(fields, at, ","); printf "%.0f %.0f %.3f\n", $at[1], $at[2] * 1.024 / 1000, $at[3] / 1000; found = 1 } END { exit !found }' \
    || echo
}

printf '%s, for %s\n\n%-34s %14s %14s\n' "$(uname -n)" "$profile" Check Measured Needed

judge 'Cores' "$(nproc)" '' '>=' "$(need "$processor" cores)"
# The kernel keeps some of the memory, and sizes are given in GB or GiB: 93 % will do.
judge 'Memory' "$(free --bytes | awk '/^Mem:/ { printf "%.0f", $2 / 1e9 }')" GB '>=' \
  "$(awk -v size="$(need "$memory" GB)" 'BEGIN { if (size) printf "%.0f", size * 0.93 }')"
# Likewise for file systems: 90 %.
judge 'Disk' "$(df --block-size=1 --output=size "$folder" | tail -n 1 | awk '{ printf "%.2f", $1 / 1e12 }')" TB '>=' \
  "$(awk -v size="$(need "$disk" TB)" 'BEGIN { if (size) printf "%.2f", size * 0.9 }')"
source=$(df --output=source "$folder" | tail -n 1)
# Not judged: virtual disks often say that they rotate.
kind=$(lsblk --noheadings --inverse --output NAME,ROTA "$source" 2> /dev/null \
  | awk '/nvme/ { nvme = 1 } $NF == 1 { turns = 1 } END { if (NR) print nvme ? "NVMe" : turns ? "rotating" : "solid state" }' || true)
judge 'Kind of disk' "${kind:-no answer}" '' '' ''

read -r reads _ _ <<< "$(disk_run randread 4k 64 --time_based)"
read -r writes _ _ <<< "$(disk_run randwrite 4k 64 --io_size="${size}M")"
read -r _ _ read_latency <<< "$(disk_run randread 4k 1 --time_based)"
read -r _ _ write_latency <<< "$(disk_run randwrite 4k 1 --io_size="${size}M")"
read -r _ read_speed _ <<< "$(disk_run read 1M 8 --time_based)"
read -r _ write_speed _ <<< "$(disk_run write 1M 8 --io_size="${size}M")"
operations=$(need "$speed" operations/s) throughput=$(need "$speed" MB/s) latency=$(need "$speed" ms)
judge 'Random reads of 4 KiB' "${reads:-}" /s '>=' "$operations"
judge 'Random writes of 4 KiB' "${writes:-}" /s '>=' "$operations"
judge 'Latency of a read' "${read_latency:-}" ms '<' "$latency"
judge 'Latency of a write' "${write_latency:-}" ms '<' "$latency"
judge 'Sequential reads' "${read_speed:-}" MB/s '>=' "$throughput"
judge 'Sequential writes' "${write_speed:-}" MB/s '>=' "$throughput"

# No published figure is in this unit; compare machines with it.
judge 'One core, SHA-256' "$(openssl speed -elapsed -seconds 3 -bytes 16384 sha256 2> /dev/null \
  | awk '$1 == "sha256" { sub("k", "", $NF); printf "%.0f", $NF / 1000 }' || true)" MB/s '>=' ''

offset=$(chronyc -c tracking 2> /dev/null | awk -F , '$3 > 0 { printf "%.3f", ($5 < 0 ? -$5 : $5) * 1000 }' || true)
judge 'Clock (needs chrony)' "$offset" ms '<=' 10

if [ -n "$url" ]; then
  rate=$(curl --silent --location --max-time "$seconds" --output /dev/null --write-out '%{speed_download}' -- "$url" || true)
  judge 'Download' "$(awk -v rate="$rate" 'BEGIN { if (rate > 0) printf "%.0f", rate * 8 / 1e6 }')" Mbit/s '>=' \
    "$(awk -v bits="$(need "$network" Mbit/s)" -v bytes="$(need "$network" MB/s)" 'BEGIN { if (bits) print bits; else if (bytes) print bytes * 8 }')"
fi

echo
if [ "$failed" = 1 ]; then
  echo 'Something failed.'
  exit 1
fi
echo 'All requirements that were measured are met.'
