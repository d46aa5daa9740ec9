import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { answerFirst } from './answer-first.ts'
import { createApp } from './app.ts'
import { BuildError } from './builds/build-file.ts'
import { keepBuilds } from './builds/keep-builds.ts'
import { ConfigError, configExitCode, readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { builtFrontend } from './frontend.ts'
import { createHttpServer } from './http.ts'
import { createLogger } from './logger.ts'
import { runServer, StartError } from './run.ts'
import type { OnSignal } from './signals.ts'

/** Milliseconds that a start waits for a slow disk to take the build's files. */
const keepPatience = 1_000

/** @param dist the folder of the build: `server`, `client` and `embedded` lie in it */
async function main(dist: string, onSignal: OnSignal): Promise<void> {
  const config = readConfig(process.env, join(dist, 'embedded'))
  const logger = createLogger(config.logLevel)
  const client = join(dist, 'client')
  const frontend = await builtFrontend(client, config.buildsDir)
  const { buildsDir: folder, keepBuilds: keep } = config
  const own = { id: frontend.buildId, timestamp: frontend.buildTime, client }
  const kept = folder !== undefined && keepBuilds({ folder, keep, own, logger })
  const deps = await createDeps({ config, logger, frontend, watch: true })
  // Pages of this build may ask a server of another one for their files as soon as this one answers.
  await Promise.race([kept, setTimeout(keepPatience, undefined, { ref: false })])
  await runServer(createHttpServer(createApp(deps), answerFirst(deps)), deps, onSignal)
}

/** Starts the site of a build. What stops it is told in one line where it is known. */
export const start = (dist: string, onSignal: OnSignal): Promise<void> => main(dist, onSignal).catch(giveUp)

function giveUp(error: unknown): never {
  const known = [ConfigError, StartError, BuildError].some((kind) => error instanceof kind)
  process.stderr.write(`${known ? (error as Error).message : String((error as Error)?.stack ?? error)}\n`)
  process.exit(error instanceof ConfigError ? configExitCode : 1)
}
