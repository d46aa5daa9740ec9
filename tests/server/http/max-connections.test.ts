import { expect, test } from 'vitest'
import { maxConnections } from '../../../server/http/connections/max-connections.ts'

const limits = (
  openFiles: string,
) => `Limit                     Soft Limit           Hard Limit           Units
Max stack size            8388608              unlimited            bytes
Max open files            ${openFiles}                 524288               files
Max locked memory         65536                65536                bytes
`

test.each([
  ['128', 64],
  ['1024', 960],
  ['524288', 2_000],
  ['unlimited', 2_000],
  ['40', 16],
])('with a limit of %s open files there are at most %i connections', (openFiles, connections) => {
  expect(maxConnections(limits(openFiles))).toBe(connections)
})

test('where the system does not tell its limits there are at most 2,000 connections', () => {
  expect(maxConnections('')).toBe(2_000)
})
