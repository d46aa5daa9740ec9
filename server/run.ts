import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Deps } from './deps.ts'
import { closeServer } from './http.ts'

/** The address cannot be used. */
export class StartError extends Error {
  override name = 'StartError'
}

/**
 * Milliseconds in which a stop still accepts connections: readiness answers 503, so that whoever sends traffic looks elsewhere before
 * the door closes. Nobody waits for that at a terminal.
 */
const drainTime = 1_000

/** Listens until SIGTERM or SIGINT, then lets requests under way finish and exits with 0. Rejects when it cannot listen. */
export async function runServer(server: Server, deps: Deps): Promise<void> {
  const { config, logger, lifecycle, redirects } = deps
  for (const name of config.ignored)
    logger.warn({ variable: name }, `${name} is set, but its feature is not part of this version`)
  await redirects.load()
  server.listen(config.port, config.host)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot listen on ${config.host}:${config.port} (${cause.code})`, { cause })
  })
  lifecycle.state = 'ready'

  const { port } = server.address() as AddressInfo
  const shown = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const url = `http://${shown}:${port}`
  logger.info(
    { url, buildId: deps.frontend.buildId, source: deps.content.name, ...deps.content.health() },
    'Listening',
  )
  process.stderr.write(`Triptych is ready: ${url}\n`)

  // Signals come twice where npm passes on what the terminal has sent to all already: the second must not end the process.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'))

  async function stop(signal: string): Promise<void> {
    if (lifecycle.state === 'stopping') return
    lifecycle.state = 'stopping'
    logger.info({ signal }, 'Stopping')
    const drain = signal === 'SIGTERM' ? Math.min(drainTime, config.shutdownTimeout / 2) : 0
    await setTimeout(drain)
    await closeServer(server, config.shutdownTimeout - drain)
    // The requests are answered; what closes badly now is no reason to stay.
    await deps.content
      .close()
      .catch((err: unknown) => logger.warn({ err }, 'The content source did not close'))
    logger.info('Stopped')
    process.exit(0)
  }
}
