import { expect, test } from 'vitest'
import { closeContent } from '../../server/run.ts'
import { fakeSource } from '../support/content.ts'
import { expectLog } from '../support/reports.ts'
import { testDeps } from '../support/test-deps.ts'

test('a stop does not wait for a disk that never answers', async () => {
  const deps = await testDeps({ source: fakeSource({ close: () => new Promise(() => {}) }) })
  await expect(closeContent(deps, 1)).resolves.toBeUndefined()
})

test('a stop waits for the last content to be saved', async () => {
  const saved: string[] = []
  const close = async () => {
    await Promise.resolve()
    saved.push('content')
  }
  await closeContent(await testDeps({ source: fakeSource({ close }) }))
  expect(saved).toEqual(['content'])
})

test('content that cannot be closed is one warning', async () => {
  expectLog('warn', 'The content source did not close')
  const close = async () => {
    throw new Error('disk')
  }
  await closeContent(await testDeps({ source: fakeSource({ close }) }))
})
