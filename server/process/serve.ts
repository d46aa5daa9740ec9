import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApp } from '../app.ts'
import { BuildError } from '../builds/build-file.ts'
import { builtFrontend } from '../builds/frontend.ts'
import { storeBuild } from '../builds/store-build.ts'
import { sources } from '../cms/sources.ts'
import { readConfig } from '../config/config.ts'
import { ConfigError, configExitCode } from '../config/config-error.ts'
import { createFastPath } from '../fast-path/fast-path.ts'
import { createHttpServer } from '../http/server.ts'
import { createLogTotals } from '../logging/log-totals.ts'
import { createLogger } from '../logging/logger.ts'
import { headersOfAll } from '../middleware/security-headers.ts'
import { createDeps } from './create-deps.ts'
import { runServer, StartError } from './run.ts'
import type { OnSignal } from './signals.ts'

/** Maximum milliseconds that a start waits for the build's files to be stored. */
const maxStoreWait = 5_000

interface StartOptions {
  /** Folder of the build, with the folders `server`, `client` and `embedded`. */
  readonly dist: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly onSignal: OnSignal
}

/** Reads the configuration and the build, and runs the server until it is stopped. */
async function serve({ dist, env, onSignal }: StartOptions): Promise<void> {
  const config = readConfig(env, { embeddedContent: join(dist, 'embedded'), sources })
  const totals = config.metrics && createLogTotals()
  const logger = createLogger(config.logLevel, undefined, { totals, leavesRepeats: config.logSampling })
  const client = join(dist, 'client')
  const frontend = await builtFrontend(client, config.buildsDir)
  const { buildsDir: folder, keepBuilds: keep } = config
  const thisBuild = { id: frontend.buildId, timestamp: frontend.buildTime, client }
  const stored = folder !== undefined && storeBuild({ folder, keep, own: thisBuild, logger })
  const parseWorker = join(dist, 'parser/worker.js')
  const deps = await createDeps({ config, logger, frontend, watch: true, parseWorker, logTotals: totals })
  // As soon as this server responds, a browser may request files of this build from a server of another
  // build, which finds these files in the folder of stored builds.
  await Promise.race([stored, setTimeout(maxStoreWait, undefined, { ref: false })])
  const { connected } = deps.scheduler
  const server = createHttpServer(createApp(deps), createFastPath(deps), connected, headersOfAll(deps))
  await runServer(server, deps, onSignal)
}

/**
 * Starts the site of a build. A start that fails for a known reason prints one line and ends the process.
 */
export const start = (options: StartOptions): Promise<void> => serve(options).catch(giveUp)

/** Prints the error of a failed start and ends the process. */
function giveUp(error: unknown): never {
  const known = [ConfigError, StartError, BuildError].some((kind) => error instanceof kind)
  process.stderr.write(`${known ? (error as Error).message : String((error as Error)?.stack ?? error)}\n`)
  process.exit(error instanceof ConfigError ? configExitCode : 1)
}
