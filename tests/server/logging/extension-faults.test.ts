/** What is said about extensions that fail. */
import { expect, test } from 'vitest'
import { createExtensionFaults } from '../../../server/logging/extension-faults.ts'

function createReports() {
  const lines: string[] = []
  const faults = createExtensionFaults({
    error: ({ extension, err }: { extension: string; err: unknown }) =>
      void lines.push(`${extension}: ${err}`),
  } as never)
  return { lines, faults }
}

test('every error of an extension is said once', () => {
  const { lines, faults } = createReports()
  for (let time = 0; time < 3; time++) {
    faults.report('timeline', new Error('broken'))
    faults.report('timeline', new Error('late'))
    faults.report('map', new Error('broken'))
    faults.report('map', undefined)
  }
  expect(lines).toEqual([
    'timeline: Error: broken',
    'timeline: Error: late',
    'map: Error: broken',
    'map: undefined',
  ])
})

test('messages that are never the same do not fill the log', () => {
  const { lines, faults } = createReports()
  for (let time = 0; time < 1_000; time++) faults.report('timeline', new Error(`at ${time}`))
  expect(lines).toHaveLength(200)
})
