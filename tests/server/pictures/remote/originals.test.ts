import { stat } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createOriginals } from '../../../../server/pictures/remote/originals.ts'

const origin = 'https://cms.example'

const logger = { warn: () => {}, debug: () => {} }

function open() {
  vi.stubEnv('TMPDIR', '/dev/null')
  onTestFinished(() => void vi.unstubAllEnvs())
  return createOriginals({
    client: { fetchAll: async () => ({ bytes: Buffer.from('picture'), revision: '"1"' }) },
    facts: { find: async () => undefined, learn: () => ({ revision: '"1"', isPicture: true }) },
    ...{ dir: undefined, logger },
  })
}

test('a disk without room for the copies is tried again for the next picture', async () => {
  const originals = open()
  expect(await originals.get(`${origin}/a.jpg`)).toBeUndefined()
  vi.unstubAllEnvs()
  const copy = await originals.get(`${origin}/b.jpg`)
  expect((await stat(copy?.file ?? '')).size).toBe(7)
  await originals.close()
  await expect(stat(copy?.file ?? '')).rejects.toThrow()
})

test('without room for one copy there is nothing to remove at the end', async () => {
  const originals = open()
  await originals.get(`${origin}/a.jpg`)
  expect(await originals.close()).toBeUndefined()
})
