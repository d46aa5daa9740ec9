#!/usr/bin/env bash
# Builds the Dockerfile and runs the image as production should: not root, read-only, 256 MB, no capabilities.
# Then the image of a new project on top of it, a project that is mounted, and a content system over HTTP.
#
#     apt-get install mmdebstrap buildah podman runc curl      (Debian, as root)
#     scripts/checks/container.sh [folder to keep the base image in]
#
# Needs neither a container daemon nor a container registry: the base image is made of Debian's packages and of the Node that
# npm delivers. npm is used as it is configured on this machine; a proxy's certificate comes from npm's `cafile` or from
# NODE_EXTRA_CA_CERTS. Ends with `N passed, N failed`.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=${1:-$(mktemp -d)}
mkdir -p "$work"
work=$(cd "$work" && pwd)
base=docker.io/library/node:24-bookworm-slim
image=triptych:check
site_image=triptych-site:check
name=triptych-check-$$
port=${PORT:-4390}
url=http://127.0.0.1:$port
cms_port=${CMS_PORT:-4391}
cms=
passed=0
failed=0

storage=(--root "$work/storage" --runroot "$work/run" --storage-driver vfs)
buildah() { command buildah "${storage[@]}" "$@"; }
# runc, because crun refuses the hybrid cgroup layout that many build machines have.
podman() { command podman "${storage[@]}" --cgroup-manager cgroupfs --runtime "$(command -v runc)" "$@"; }

finish() {
  [ -z "$cms" ] || kill "$cms" 2>/dev/null || true
  podman rm -f "$name" >/dev/null 2>&1 || true
  [ "$#" -gt 0 ] || rm -rf "$work"
}
trap 'finish "$@"' EXIT

# check "what holds" command…
check() {
  local what=$1
  shift
  if "$@" >/dev/null 2>&1; then
    echo "ok    $what"
    passed=$((passed + 1))
  else
    echo "FAIL  $what"
    failed=$((failed + 1))
  fi
}
refused() { ! "$@"; }

unpack_package() { # <name@version> <folder>
  mkdir -p "$2"
  (cd "$2" && npm pack --silent "$1" >/dev/null && tar xzf ./*.tgz && rm ./*.tgz)
}

# The same content as the official image as far as this product sees it: Debian 12, Node 24, npm, the user `node` (1000).
make_base() {
  local container arch
  arch=$(node -p process.arch)
  mmdebstrap --quiet --variant=minbase bookworm "$work/base.tar" </dev/null
  unpack_package "node-linux-$arch@24" "$work/node"
  unpack_package npm@11 "$work/npm"
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$work/base.tar" / >/dev/null
  buildah copy --quiet "$container" "$work/node/package/bin/node" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$work/npm/package" /usr/local/lib/node_modules/npm >/dev/null
  buildah run --isolation chroot "$container" -- sh -c '
    ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
    groupadd -g 1000 node && useradd -u 1000 -g node -m node'
  buildah commit --quiet --rm "$container" "$base" >/dev/null
  rm -rf "$work/base.tar" "$work/node" "$work/npm"
}

build_image() {
  local secrets=() ca
  cat "$(npm config get userconfig)" >"$work/npmrc" 2>/dev/null || true
  echo "registry=$(npm config get registry)" >>"$work/npmrc"
  ca=$(npm config get cafile)
  [ -f "$ca" ] || ca=${NODE_EXTRA_CA_CERTS:-}
  secrets+=(--secret "id=npmrc,src=$work/npmrc")
  [ -f "$ca" ] && secrets+=(--secret "id=ca,src=$ca")
  buildah bud --quiet --isolation chroot --network host --pull-never --layers=false --format docker \
    "${secrets[@]}" -t "$image" .
  rm -f "$work/npmrc"
}

# A project as `npm run new` lays it out, on top of the image.
build_site() {
  rm -rf "$work/site"
  node scripts/new/command.mjs site "$work/site" --name 'Bureau Noord' --languages en,nl >/dev/null
  buildah bud --quiet --isolation chroot --pull-never --layers=false --format docker \
    --build-arg "TRIPTYCH=$image" -t "$site_image" "$work/site"
}

run_image=$image
start_container() { # <further arguments of podman run>
  # The runtime's defaults for descriptors and processes can be above what this machine allows.
  podman run -d --name "$name" --network host --no-healthcheck \
    --ulimit nofile=1024:4096 --ulimit nproc=1000:1000 \
    --memory 256m --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges \
    -e PORT="$port" -e LOG_LEVEL=warn "$@" "$run_image" >/dev/null
}

# A content system over HTTP, and a volume for what was good.
start_remote() {
  podman rm -f "$name" >/dev/null 2>&1 || true
  start_container -v triptych-check:/app/.data -e CONTENT_SOURCE=rest -e "CMS_URL=http://127.0.0.1:$cms_port/"
}
start_cms() {
  node scripts/cms-mock/command.mjs rest --port "$cms_port" >/dev/null 2>&1 &
  cms=$!
}
stop_cms() {
  kill "$cms" && wait "$cms" || true
  cms=
}

wait_until_ready() { curl -fsS -o /dev/null --retry 40 --retry-delay 1 --retry-connrefused "$url/health/ready"; }
inside() { podman exec "$name" "$@"; }
# Not a pipe: a search that ends early would fail the request.
shows() { grep -q "$2" <<<"$(curl -fsS "$url$1")"; }
status_is() { [ "$(curl -s -o /dev/null -w '%{http_code}' "$url$2")" = "$1" ]; }
# Without pages of files, of which Node has 60 MB: Linux takes those back where the limit is reached.
# What a start has left is collected some ten seconds later.
memory_below() {
  for _ in $(seq 20); do
    [ "$(inside awk '/^RssAnon/ { print int($2 / 1024) }' /proc/1/status)" -ge "$1" ] || return 0
    sleep 1
  done
  return 1
}
healthcheck() { inside node -e "$(buildah inspect --type image --format '{{ index .Docker.Config.Healthcheck.Test 3 }}' "$image")"; }
exit_code_is() { [ "$(podman inspect "$name" --format '{{.State.ExitCode}}')" = "$1" ]; }
logged_error() { podman logs "$name" 2>&1 | grep -E '"level":[56]0'; }
# Files of an earlier version, as its own container would have left them on the volume.
add_earlier_version() {
  inside sh -c 'mkdir -p .data/builds/earlier/_build && cd .data/builds/earlier &&
    echo "{ \"id\": \"earlier\", \"timestamp\": 1 }" >build.json && echo "export {}" >_build/old-1.js'
}
own_version() { curl -s "$url/builds/latest.json" | sed 's/.*"id":"\([^"]*\)".*/\1/'; }
visit_everything() {
  local path
  for path in $(seq 200) / /en /de /sitemap /en/designsystem; do
    [[ $path = /* ]] || path=/missing-$path
    curl -s -o /dev/null "$url$path"
  done
}

buildah inspect --type image "$base" >/dev/null 2>&1 || make_base
build_image
start_container

check 'the site becomes ready' wait_until_ready
check 'it does not run as root' test "$(inside id -u)" = 1000
check 'it has no capabilities' inside grep -q '^CapEff:[[:space:]]*0*$' /proc/1/status
check 'the file system is read-only' refused inside touch /app/written
# On a read-only file system nothing is writable: what counts is whose the files are.
check 'its own code, and what Node compiled of it, is not writable for it' \
  refused inside sh -c 'find /app/dist \( -user node -o -perm /022 \) ! -type l | grep .'
check 'what Node compiled is in it for its user' inside sh -c 'cat /app/dist/compiled/*-1000/*'
check 'the image holds no packages, sources or npm settings' \
  refused inside sh -c 'ls -d /app/node_modules /app/src /app/server /app/.npmrc /run/secrets/*'
check 'the licences of what it contains are in it' inside test -s /app/dist/third-party-licences.txt
check '/health is 200' status_is 200 /health
check '/ is 200' status_is 200 /
check '/en is 200' status_is 200 /en
check '/de/sitemap is 200' status_is 200 /de/sitemap
check 'an unknown page is 404' status_is 404 /unknown
check 'the health check of the image succeeds' healthcheck
visit_everything
check 'the memory of the process at rest is below 160 MB' memory_below 160
check 'no error was logged' refused logged_error

began=$(date +%s)
podman stop -t 20 "$name" >/dev/null
check 'it stops within 12 s' test $(($(date +%s) - began)) -le 12
check 'it ends with exit code 0' exit_code_is 0

podman rm -f "$name" >/dev/null
build_site
run_image=$site_image
start_container
check 'a new project on top of the image becomes ready' wait_until_ready
check 'it shows its own home page' shows / 'Welcome to Bureau Noord'
check 'it shows its other language' shows /nl/over-ons 'Bureau Noord'
check 'its picture is there' status_is 200 /assets/picture.svg
check 'nothing of the example is on it' refused shows / '[Kk]welder'
check 'its image holds only what the site reads' \
  refused inside sh -c 'ls -A /site | grep -vxE "content|resources|public|triptych"'
check 'no text of it is lost' inside node dist/server/main.js doctor --only texts,links,redirects
podman rm -f "$name" >/dev/null

run_image=$image
start_container -v "$work/site:/site:ro" -e CONTENT_DIR=/site
check 'a mounted project becomes ready' wait_until_ready
check 'it shows its home page' shows / 'Welcome to Bureau Noord'
podman rm -f "$name" >/dev/null

podman volume rm -f triptych-check >/dev/null 2>&1 || true
start_cms
start_remote
check 'with a content system over HTTP the site becomes ready' wait_until_ready
check 'its / is 200' status_is 200 /
check 'its /en is 200' status_is 200 /en
check 'the files of this version are kept on the volume' inside test -s ".data/builds/$(own_version)/build.json"
add_earlier_version
check 'code of an earlier version is still served' status_is 200 /_build/old-1.js
check 'code of no version is 404' status_is 404 /_build/old-2.js
podman stop -t 20 "$name" >/dev/null
stop_cms
start_remote
check 'after a restart without the content system the site becomes ready' wait_until_ready
check 'its / is still 200' status_is 200 /
check 'its /en is still 200' status_is 200 /en
podman stop -t 20 "$name" >/dev/null
podman volume rm -f triptych-check >/dev/null 2>&1 || true

echo
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
