import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Deps } from '../deps.ts'
import { healthAnswers } from '../handlers/health.ts'
import { closeServer } from '../http/server.ts'
import { createMonitorServer } from '../metrics/monitor-server.ts'
import { keepHeapSmall, watchMemoryLimit } from './heap.ts'
import { loadLaterCode } from './later-code.ts'
import type { OnSignal } from './signals.ts'
import { stopTimes } from './stop-times.ts'
import { warmUp } from './warm-up.ts'
import { startWatchdog } from './watchdog.ts'

/** Thrown when the server cannot listen at its address. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Listens at an address. @throws StartError when that cannot be had */
async function listen(server: Server, { host, port }: { readonly host: string; readonly port: number }) {
  server.listen(port, host)
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    throw new StartError(`Cannot listen on ${host}:${port} (${cause.code})`, { cause })
  })
}

/** Maximum milliseconds that a start waits for content. */
const maxContentWait = 2_000
/** Milliseconds between attempts to load content while there is none at all. */
const retryInterval = 5_000

/** Milliseconds of idle time before the rest of a start, so that first pages are not delayed. */
const idleTime = 500

/**
 * Warms the process up, and says then that it is ready. Waits until the process is idle before it starts to
 * index pages for search, where the warm-up has not done that. A search query before that starts the indexing
 * itself. A process that is never idle waits nine times the idle time. Last comes the code of pages that nobody
 * has asked for yet.
 */
async function finishStart(deps: Deps): Promise<void> {
  const { lifecycle, search, scheduler, logger } = deps
  const began = performance.now()
  await warmUp(deps)
  if (lifecycle.state !== 'warming') return
  lifecycle.state = 'ready'
  logger.info({ ms: Math.round(performance.now() - began) }, 'Ready')
  await scheduler.rest(idleTime)
  keepHeapSmall()
  watchMemoryLimit()
  search.start()
  await loadLaterCode(deps)
}

/** Opens the ports that only monitors know. */
async function listenForMonitors(deps: Deps): Promise<void> {
  const { config, metrics, logger } = deps
  const answers = healthAnswers(deps)
  if (config.health) await listen(createMonitorServer(answers, logger), config.health)
  if (!metrics || !config.metrics) return
  metrics.answer(answers)
  await listen(metrics.server, config.metrics)
}

/**
 * Loads redirect rules now, repeatedly while there is no content, and after each change of it, so that faulty
 * rules are reported before a visitor needs them. Returns a function that stops this.
 */
function keepLoading({ content, redirects }: Pick<Deps, 'content' | 'redirects'>): () => void {
  const retry = setInterval(() => {
    if (!content.health().loaded) void redirects.load()
  }, retryInterval).unref()
  void redirects.load()
  const unsubscribe = content.onChange(() => void redirects.load())
  return () => {
    clearInterval(retry)
    unsubscribe()
  }
}

/** Stops taking in publishes, sends what caches in front have yet to be told, and leaves Redis. */
async function closeServices({
  publisher,
  purger,
  shared,
  metrics,
}: Pick<Deps, 'publisher' | 'purger' | 'shared' | 'metrics'>) {
  await publisher?.close()
  await purger?.close()
  await shared?.close()
  await metrics?.close()
}

/**
 * Closes the content source after the last request. A source that fails to close, or never does on a disk
 * that does not respond, must not keep the process alive.
 * @param maxWait maximum wait in milliseconds
 */
export async function closeContent(
  { content, logger }: Pick<Deps, 'content' | 'logger'>,
  maxWait: number,
): Promise<void> {
  const closed = content
    .close()
    .catch((err: unknown) => logger.warn({ err }, 'The content source did not close'))
  await Promise.race([closed, setTimeout(maxWait)])
}

/**
 * Runs the server until SIGTERM or SIGINT, then waits for current requests and exits with 0.
 * @throws StartError when it cannot listen
 */
export async function runServer(server: Server, deps: Deps, onSignal: OnSignal): Promise<void> {
  const { config, logger, lifecycle, redirects, prerender, search, contentPictures } = deps
  // Content in files is read by now. A content system that is slow or down must not keep the site from
  // starting.
  await Promise.race([redirects.compile(), setTimeout(maxContentWait, undefined, { ref: false })])
  await listen(server, config)
  const stopTrying = keepLoading(deps)
  await listenForMonitors(deps)
  onSignal((signal) => void stop(signal))
  lifecycle.state = 'warming'
  void finishStart(deps)

  const { port } = server.address() as AddressInfo
  const shown = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
  const url = `http://${shown}:${port}`
  logger.info(
    { url, buildId: deps.frontend.buildId, source: deps.content.name, ...deps.content.health() },
    'Listening',
  )
  process.stderr.write(`Triptych is ready: ${url}\n`)

  process.on('unhandledRejection', (err) => logger.error({ err }, 'Unhandled rejection'))
  // Node prints it too, but on standard error, where those who collect the log may not look.
  process.on('uncaughtExceptionMonitor', (err) =>
    logger.fatal({ err }, 'Unhandled exception: the process ends'),
  )

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (lifecycle.state === 'stopping') return
    lifecycle.state = 'stopping'
    startWatchdog({
      time: config.shutdownTimeout,
      onForced: () => logger.error('The stop took too long: the process ends'),
    })
    stopTrying()
    prerender.stop()
    search.close()
    deps.reports?.close()
    contentPictures.close()
    deps.stopRenewing()
    logger.info({ signal }, 'Stopping')
    const { drain, requests, save } = stopTimes(config.shutdownTimeout, config.drainTime, signal)
    await setTimeout(drain)
    await closeServer(server, requests)
    await Promise.race([closeServices(deps), setTimeout(save, undefined, { ref: false })])
    await closeContent(deps, save)
    logger.info('Stopped')
    process.exit(0)
  }
}
