import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNames, indexOf, stock } from './stock.mjs'
import { createStudio, generatorHash } from './studio.mjs'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/art')

/** Deletes the pictures of older versions of the generator. */
async function forgetOthers(hash) {
  const known = await readdir(cache).catch(() => [])
  await Promise.all(
    known
      .filter((name) => name !== hash)
      .map((name) => rm(join(cache, name), { recursive: true, force: true })),
  )
}

async function drawAll(studio) {
  const names = await Promise.all(
    stock.map(async (_, index) => {
      await studio.files(index)
      return fileNames(index)
    }),
  )
  return Promise.all(names.flat().map(async (name) => ({ name, source: await studio.read(name) })))
}

/**
 * Answers for the files of a folder of the site while there is no build: each is drawn when it is first asked
 * for.
 */
const answer = (studio, folder) => async (req, res, next) => {
  const [path = ''] = (req.url ?? '').split('?')
  const name = path.startsWith(folder) ? path.slice(folder.length) : ''
  const index = indexOf(name)
  if (index === undefined) return next()
  try {
    await studio.files(index)
    res.setHeader('Content-Type', 'image/svg+xml')
    res.end(await studio.read(name))
  } catch (error) {
    next(error)
  }
}

/**
 * The maps for pages without a picture, drawn while the rest is built. They are no part of the repository:
 * the build writes them, development answers for them, and code learns their folder from `__ARTWORK__`.
 */
export function artwork() {
  const hash = generatorHash()
  const folder = `/_build/art-${hash}/`
  const studio = createStudio(join(cache, hash))
  const all = { drawn: undefined }
  return {
    name: 'artwork',
    sharedDuringBuild: true,
    config: () => ({
      define: { __ARTWORK__: JSON.stringify(folder) },
      // The first build takes its time to draw: that needs no warning.
      environments: { client: { build: { rolldownOptions: { checks: { pluginTimings: false } } } } },
    }),
    configureServer: ({ middlewares }) => {
      middlewares.use(answer(studio, folder))
    },
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      all.drawn = drawAll(studio)
      // The failure is told where the files are needed.
      all.drawn.catch(() => undefined)
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { name, source } of await all.drawn)
        this.emitFile({ type: 'asset', fileName: `${folder.slice(1)}${name}`, source })
      await forgetOthers(hash)
    },
  }
}
