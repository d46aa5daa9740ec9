/**
 * Bundles the server for the comparison with other frameworks to `dist/bench/main.js`, beside a finished
 * build of the product.
 *
 *     npm run build && node bench/peers/build.mjs
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBuilder } from 'vite'

const root = join(import.meta.dirname, '../..')

if (!existsSync(join(root, 'dist/client/.vite/manifest.json'))) {
  process.stderr.write('There is no build to put it beside. Run: npm run build\n')
  process.exit(1)
}
process.env.NODE_ENV = 'production'
const builder = await createBuilder({
  root,
  logLevel: 'warn',
  environments: {
    ssr: { build: { outDir: 'dist/bench', rolldownOptions: { input: { main: 'bench/peers/start.ts' } } } },
  },
})
await builder.build(builder.environments.ssr)
