/** How the server's code is split into files. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { roots } from '../../scripts/build/server-chunks.mjs'
import { defaultRows } from '../../src/i18n/languages.ts'

test('all that the server’s one file begins with is there', () => {
  const project = new URL('../../', import.meta.url)
  expect(roots.filter((file) => !existsSync(new URL(file, project)))).toEqual([])
})

test('the texts of every language are in it', () => {
  expect(roots).toEqual(
    expect.arrayContaining(defaultRows.map(({ locale }) => `src/i18n/messages/${locale}.ts`)),
  )
})
