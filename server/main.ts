import { join } from 'node:path'
import { createApp } from './app.ts'
import { ConfigError, configExitCode, readConfig } from './config.ts'
import { createDeps } from './deps.ts'
import { builtFrontend } from './frontend.ts'
import { createHttpServer } from './http.ts'
import { createLogger } from './logger.ts'
import { runServer, StartError } from './run.ts'

/** Built folders lie beside the bundle: `dist/server`, `dist/client`, `dist/embedded`. */
const dist = join(import.meta.dirname, '..')

async function main(): Promise<void> {
  const config = readConfig(process.env, join(dist, 'embedded'))
  const logger = createLogger(config.logLevel)
  const frontend = await builtFrontend(join(dist, 'client'))
  const deps = await createDeps({ config, logger, frontend, watch: true })
  await runServer(createHttpServer(createApp(deps)), deps)
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(`${known ? error.message : String((error as Error)?.stack ?? error)}\n`)
  process.exit(error instanceof ConfigError ? configExitCode : 1)
})
