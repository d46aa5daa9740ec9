/** HAProxy with the documented configuration, in front of machines that run here. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes.mjs'

const documented = join(import.meta.dirname, '../../../deploy/haproxy.cfg')

/** Starts HAProxy on `port`, before machines on `ports`. Its configuration is written into `folder`. */
export async function startHaproxy({ port, ports, folder }) {
  const [start] = readFileSync(documented, 'utf8').split('  server web1')
  const servers = ports.map((own, n) => `  server web${n + 1} 127.0.0.1:${own}`)
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, `${start.replace('bind :8080', `bind 127.0.0.1:${port}`)}${servers.join('\n')}\n`)
  return run('haproxy', ['-f', file])
}
