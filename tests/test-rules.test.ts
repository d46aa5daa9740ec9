/** What a test must not do, as it would fail on a busy machine alone. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const texts = new Map(
  readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('fixtures/'))
    .map((file) => [file, readFileSync(join(import.meta.dirname, file), 'utf8')]),
)

test('no two browser tests serve at one port, as they run at the same time', () => {
  const users = new Map<string, Set<string>>()
  for (const [file, text] of texts)
    if (file.startsWith('browser/'))
      for (const [port] of text.matchAll(/\b4[345]\d\d\b/g))
        users.set(port, (users.get(port) ?? new Set()).add(file))
  expect(users.size).toBeGreaterThan(20)
  expect([...users].filter(([, files]) => files.size > 1)).toEqual([])
})

test('nothing is waited for but with `eventually` and `expect.poll`: Vitest itself gives up after a second', () => {
  const waiting = [...texts].filter(([, text]) => /\bvi\.wait(?:For|Until)\(/.test(text))
  expect(waiting.map(([file]) => file)).toEqual(['support/eventually.ts'])
})
