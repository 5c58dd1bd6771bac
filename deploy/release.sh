#!/bin/sh
# Publishes a finished site in a single step, and rolls it back.
#
#   release.sh publish build/client [NAME]    release.sh back [NAME]    release.sh list    release.sh verify
#
# $SAHAYYA_HOME (/var/www/sahayya) contains releases/, and the link `current` to the release that hosts serve.
# $RELEASES_KEPT (5) is the number of releases that are kept. A NAME must begin with the time, because names are sorted.
set -eu

home=${SAHAYYA_HOME:-/var/www/sahayya}
releases_kept=${RELEASES_KEPT:-5}
# Pages that were opened before the release still request scripts and pictures of the previous release.
days_of_former_files=30

fail() {
  echo "$1" >&2
  exit 1
}

shown() {
  [ -e "$home/current" ] && link=$(readlink "$home/current") && echo "${link##*/}"
}

# Replaces the link by renaming, so that it exists at every moment.
show() {
  ln -sfn "releases/$1" "$home/next"
  mv -T "$home/next" "$home/current"
  echo "$1 is shown."
}

keep_former_files() {
  (cd "$home/current" && find assets pictures -type f -mtime "-$days_of_former_files") | while read -r file; do
    [ -e "$1/$file" ] && continue
    mkdir -p "$1/$(dirname "$file")"
    ln "$home/current/$file" "$1/$file"
  done
}

remove_old() {
  ls "$home/releases" | grep -v "^$(shown)$" | sort | head -n "-$((releases_kept - 1))" | while read -r name; do
    rm -r "$home/releases/$name"
    rm -f "$home/manifests/$name.sha256"
  done
}

checksums() {
  (cd "$1" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum)
}

# Ignores added files in assets/ and pictures/, which were kept from previous releases.
verify() {
  name=$(shown)
  [ -f "$home/manifests/$name.sha256" ] || fail "There is no list of the files of $name"
  if checksums "$home/current" | diff "$home/manifests/$name.sha256" - | grep '^[<>]' | grep -Ev '^> [0-9a-f]+  \./(assets|pictures)/'; then
    fail "$name is not as it was published: < as published, > as it is now"
  fi
  echo "$name is as it was published."
}

publish() {
  [ -f "$1/index.html" ] && [ -f "$1/404/index.html" ] || fail "There is no finished site in $1. Make it: npm run build"
  name=${2:-$(date -u +%Y-%m-%dT%H-%M-%S)}
  [ "$name" != "$(shown)" ] || fail "$name is shown already."
  mkdir -p "$home/releases" "$home/manifests"
  # Removes what an interrupted command left without showing it.
  rm -rf "$home/unfinished" "$home/releases/$name"
  # Uses a temporary name until the copy is complete, so that an interrupted copy is never served.
  cp -Rp "$1" "$home/unfinished"
  chmod -R a+rX "$home/unfinished"
  if shown >/dev/null; then keep_former_files "$home/unfinished"; fi
  mv -T "$home/unfinished" "$home/releases/$name"
  checksums "$1" > "$home/manifests/$name.sha256"
  show "$name"
  remove_old
}

back() {
  to=${1:-$(ls "$home/releases" | sort | grep -B 1 "^$(shown)$" | grep -v "^$(shown)$" || true)}
  [ -n "$to" ] && [ -d "$home/releases/$to" ] || fail "There is no earlier release. Those that are kept: $(ls "$home/releases")"
  show "$to"
}

list() {
  for name in $(ls "$home/releases"); do
    if [ "$name" = "$(shown)" ]; then echo "$name (shown)"; else echo "$name"; fi
  done
}

case "${1:-}" in
  publish) publish "${2:-build/client}" "${3:-}" ;;
  back) back "${2:-}" ;;
  list) list ;;
  verify) verify ;;
  *) fail "Say what to do: release.sh publish FOLDER, release.sh back, release.sh list, release.sh verify" ;;
esac
