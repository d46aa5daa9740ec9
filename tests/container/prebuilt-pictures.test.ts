/** The build ends after it has read the pictures of the embedded content, and not before. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dist = join(import.meta.dirname, '../../dist')

test('the build knows every photograph of the embedded content', async () => {
  const names = await readdir(join(dist, 'embedded/public'), { recursive: true })
  const photographs = names
    .filter((name) => /\.(?:jpe?g|png|webp)$/i.test(name))
    .map((name) => `public/${name}`)
  const known = JSON.parse(await readFile(join(dist, 'embedded.pictures.json'), 'utf8'))
  expect(Object.keys(known).toSorted()).toEqual(photographs.toSorted())
})
