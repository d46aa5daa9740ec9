import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Deps } from './deps.ts'
import { closeServer } from './http.ts'

/** Listens until SIGTERM or SIGINT, then lets requests under way finish and exits with 0. Rejects when it cannot listen. */
export async function runServer(server: Server, deps: Deps): Promise<void> {
  const { config, logger, lifecycle, redirects } = deps
  for (const name of config.ignored)
    logger.warn({ variable: name }, `${name} is set, but its feature is not part of this version`)
  await redirects.load()
  server.listen(config.port, config.host)
  await once(server, 'listening')
  lifecycle.state = 'ready'

  const { port } = server.address() as AddressInfo
  const shown = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const url = `http://${shown}:${port}`
  logger.info(
    { url, buildId: deps.frontend.buildId, source: deps.content.name, ...deps.content.health() },
    'Listening',
  )
  process.stderr.write(`Triptych is ready: ${url}\n`)

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal))
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'))

  async function stop(signal: string): Promise<void> {
    if (lifecycle.state === 'stopping') return
    lifecycle.state = 'stopping'
    logger.info({ signal }, 'Stopping')
    await closeServer(server, config.shutdownTimeout)
    await deps.content.close()
    logger.info('Stopped')
    process.exit(0)
  }
}
