/** Imports modules of the server, which are in TypeScript, into scripts. */
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

/** Imports a module with all its imports. `path` begins in this folder. */
export async function loadModule(path) {
  const file = fileURLToPath(new URL(path, import.meta.url))
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' })
  return module
}
