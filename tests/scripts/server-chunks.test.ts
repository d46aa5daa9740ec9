/** How the server's code is split into files. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roots } from '../../scripts/build/server-chunks.mjs'
import { locales } from '../../src/i18n/locales.ts'

test('all that the server’s one file begins with is there', () => {
  const project = new URL('../../', import.meta.url)
  expect(roots.filter((file) => !existsSync(new URL(file, project)))).toEqual([])
})

test('the texts of every language are in it', () => {
  expect(roots).toEqual(expect.arrayContaining(locales.map(({ locale }) => `src/i18n/messages/${locale}.ts`)))
})
