/**
 * The site in a container, as scripts/checks/container.sh runs it: 256 MB, read-only, not root, no
 * capabilities. `CHAOS_CONTAINER` is the image, `CHAOS_PODMAN` the command with its options.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'

const image = process.env.CHAOS_CONTAINER
const [podman = 'podman', ...options] = (process.env.CHAOS_PODMAN ?? 'podman').split(' ')

/** Whether sites run in a container. */
export const isContained = image !== undefined

const ask = (...words) => execFileSync(podman, [...options, ...words], { encoding: 'utf8' }).trim()

/** What starts a site in a container of its own, and reaches the process in it. */
export function createContainer({ words, env, ulimit = '-n 1024:4096', mounts }) {
  const name = `chaos-${randomUUID()}`
  const hardened = [
    ...['--memory', '256m', '--read-only', '--tmpfs', '/run', '--cap-drop', 'all'],
    ...['--security-opt', 'no-new-privileges', '--ulimit', `nofile=${ulimit.replace('-n ', '')}`],
    ...['--ulimit', 'nproc=1000:1000', '--network', 'host', '--no-healthcheck', '--log-driver', 'none'],
  ]
  const shared = [`${tmpdir()}:${tmpdir()}`, ...mounts.map((path) => `${path}:${path}:ro`)]
  return {
    command: podman,
    words: [
      ...[...options, 'run', '--rm', '--name', name, ...hardened],
      ...shared.flatMap((each) => ['-v', each]),
      ...Object.entries(env).flatMap(([key, value]) => ['-e', `${key}=${value}`]),
      ...[image, ...words],
    ],
    pid: () => Number(ask('inspect', '--format', '{{.State.Pid}}', name)),
    /** Ends what a killed client left. */
    remove: () => ask('rm', '--force', '--ignore', name),
  }
}
