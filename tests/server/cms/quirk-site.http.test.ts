import { cp, mkdtemp, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from '../../support/embedded.ts'

interface Expected {
  readonly id: string
  readonly site: string
  readonly path: string
  readonly http: {
    readonly status: number | 'redirect'
    readonly path: string
    readonly location?: string
  } | null
}

const folder = await mkdtemp(join(tmpdir(), 'triptych-quirks-'))
await cp(join(import.meta.dirname, '../../fixtures/quirk-site'), folder, { recursive: true })
// An entry without a date takes the day of its file, which a checkout does not keep.
const recorded = new Date('2026-11-20T10:00:00Z')
await utimes(join(folder, 'content/collections/data/nl/zonderdatum.md'), recorded, recorded)

const { entries }: { entries: readonly Expected[] } = JSON.parse(
  await readFile(join(folder, 'expected.json'), 'utf8'),
)
const site = await embeddedServer(folder)
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

test('the project holds 71 entries', () => {
  expect(entries).toHaveLength(71)
})

const answer = (path: string) => request(site.server).get(path).set('Sec-Fetch-Site', 'same-origin')

test.each(entries.filter(({ http }) => http))(
  '$path is answered as the content system answers it',
  async ({ http }) => {
    const { status, headers } = await answer(http?.path ?? '')
    if (http?.status === 'redirect') {
      expect([301, 302]).toContain(status)
      expect(headers.location).toBe(http.location)
    } else {
      expect(status).toBe(http?.status)
    }
  },
)

test.each(entries.filter(({ http }) => !http))('$path has no address', async ({ id }) => {
  const trees = await Promise.all(
    (['nl', 'en', 'de'] as const).map((locale) => site.deps.content.tree(locale)),
  )
  expect(JSON.stringify(trees)).not.toContain(`/${id}"`)
})
