// Development: the whole server runs in Vite's module runner, so that edits of server, pages and styles show
// without a restart. Plain JavaScript, because Node 20 runs no TypeScript.
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'

const root = join(import.meta.dirname, '..')
const server = createHttpServer()
const vite = await createServer({
  root,
  appType: 'custom',
  server: { middlewareMode: true, ws: { server }, host: '127.0.0.1' },
})
const { runner } = vite.environments.ssr

runner
  .import('/server/development.ts')
  .then(({ startDevelopment }) =>
    startDevelopment({ server, vite, env: process.env, embedded: join(root, 'server/cms/embedded') }),
  )
  .catch((error) => {
    const known = ['ConfigError', 'StartError'].includes(error.name)
    process.stderr.write(`${known ? error.message : error.stack}\n`)
    // 78 tells the caller that the configuration is wrong, as in production.
    process.exit(error.name === 'ConfigError' ? 78 : 1)
  })
