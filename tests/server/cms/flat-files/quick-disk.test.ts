import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { quickDisk } from '../../../../server/cms/flat-files/disk/disk.ts'

const here = fileURLToPath(new URL('.', import.meta.url))

test('a first look at folders waits for the disk, until it has taken a tenth of a second', async () => {
  const clock = { time: 5 }
  const disk = quickDisk(() => clock.time)
  expect(disk.list(here)).toBeInstanceOf(Array)
  clock.time += 99
  expect(disk.stat(here)).not.toBeInstanceOf(Promise)
  clock.time += 1
  for (const answer of [disk.list(here), disk.stat(here)]) {
    expect(answer).toBeInstanceOf(Promise)
    await answer
  }
})
