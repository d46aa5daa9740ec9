import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { createSnapshot, type SnapshotOptions } from '../../../../server/cms/remote/snapshot/snapshot.ts'
import type { SavedAnswer } from '../../../../server/cms/remote/snapshot/snapshot-body.ts'
import { eventually } from '../../../support/eventually.ts'
import { createGate } from '../../../support/gate.ts'
import { expectLog } from '../../../support/reports.ts'
import { stopTime, tempFolder, testLog } from '../../../support/resources.ts'

const identity = 'rest https://cms.example.org'
const list = (value: string, key = 'pages:en'): SavedAnswer => ({ key, kind: 'list', digest: value, value })
const item = (key: string, value: string): SavedAnswer => ({ key, kind: 'item', digest: value, value })

/** A new start, with what it logs. */
function start(dir: string, options: Partial<SnapshotOptions> = {}) {
  const { lines, logger } = testLog()
  return {
    snapshot: createSnapshot({ dir, identity, logger, ...options }),
    lines,
    file: join(dir, 'content.ndjson'),
  }
}

async function save(dir: string, answers: readonly SavedAnswer[], options: Partial<SnapshotOptions> = {}) {
  const { snapshot } = start(dir, options)
  snapshot.restore()
  snapshot.save(() => answers)
  await snapshot.close()
}

const restore = (dir: string, options: Partial<SnapshotOptions> = {}) =>
  start(dir, options).snapshot.restore()?.answers

test('what a killed write left behind is removed at the start, unless it may still be written', async () => {
  const dir = tempFolder()
  const names = ['content.ndjson.1.tmp', 'content.ndjson.2.tmp', 'other.tmp']
  for (const name of names) writeFileSync(join(dir, name), 'half')
  const old = Date.now() / 1000 - 61
  for (const name of ['content.ndjson.1.tmp', 'other.tmp']) utimesSync(join(dir, name), old, old)
  const { snapshot } = start(dir)
  await snapshot.close()
  expect(readdirSync(dir).toSorted()).toEqual(['content.ndjson.2.tmp', 'other.tmp'])
})

/** A folder with two snapshots: `new` and, before it, `old`. */
async function savedTwice(): Promise<string> {
  const dir = tempFolder()
  await save(dir, [list('old')])
  await save(dir, [list('new')])
  return dir
}

test('what was saved is restored by the next start, in its order', async () => {
  const dir = join(tempFolder(), 'made', 'for it')
  const answers = [list('a\nb “c” \u2028'), item('entry:1', 'x'), { key: 'entry:2', kind: 'item' } as const]
  await save(dir, answers)
  expect(restore(dir)).toEqual(answers)
})

test('a first start finds nothing and says nothing', () => {
  expect(restore(join(tempFolder(), 'absent'))).toBe(undefined)
})

test('no folder means no snapshot', async () => {
  const { logger } = testLog()
  const snapshot = createSnapshot({ dir: undefined, identity, logger })
  const collect = vi.fn(() => [])
  snapshot.save(collect)
  await snapshot.close()
  expect([snapshot.restore(), snapshot.health()]).toEqual([undefined, { state: 'off' }])
  expect(collect).toHaveBeenCalledTimes(0)
})

describe('the files', () => {
  test('are the last one and the one before it, and only the owner may read them', async () => {
    const dir = await savedTwice()
    await save(dir, [list('newest')])
    expect(readdirSync(dir).toSorted()).toEqual(['content.ndjson', 'content.ndjson.previous'])
    expect(readdirSync(dir).map((name) => statSync(join(dir, name)).mode & 0o777)).toEqual([0o600, 0o600])
    expect(readFileSync(join(dir, 'content.ndjson'), 'utf8')).toContain('newest')
    expect(readFileSync(join(dir, 'content.ndjson.previous'), 'utf8')).toContain('new')
  })

  test('do not tell the address of the system', async () => {
    const dir = await savedTwice()
    expect(readFileSync(join(dir, 'content.ndjson'), 'utf8')).not.toContain('cms.example.org')
  })

  test('that a killed process left half written go after an hour', async () => {
    const dir = tempFolder()
    const [old, recent, foreign] = ['content.ndjson.1.tmp', 'content.ndjson.2.tmp', 'other.tmp']
    for (const name of [old, recent, foreign]) writeFileSync(join(dir, name), 'half')
    for (const name of [old, foreign]) utimesSync(join(dir, name), 0, 0)
    await save(dir, [list('a')])
    expect(readdirSync(dir).toSorted()).toEqual(['content.ndjson', recent, foreign])
  })

  test('stay whole when several processes write at once', async () => {
    const dir = tempFolder()
    const names = Array.from({ length: 8 }, (_, index) => `process ${index} ${'x'.repeat(100_000)}`)
    await Promise.all(names.map((name) => save(dir, [list(name)])))
    expect(names).toContain(restore(dir)?.[0]?.value)
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('a change', () => {
  test('is written after 10 s, once for all changes until then', async () => {
    stopTime()
    const { snapshot } = start(tempFolder())
    const collect = vi.fn(() => [list('a')])
    for (const seconds of [0, 4, 5.9]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000)
      snapshot.save(collect)
    }
    expect(collect).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    // What an earlier process left is looked for first, on the disk.
    await eventually(() => expect(collect).toHaveBeenCalledTimes(1))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(collect).toHaveBeenCalledTimes(1)
    snapshot.save(collect)
    await snapshot.close()
    expect(collect).toHaveBeenCalledTimes(2)
  })

  test('that waits is written by close(), and none after it', async () => {
    stopTime()
    const dir = tempFolder()
    const { snapshot } = start(dir)
    snapshot.save(() => [list('a')])
    await snapshot.close()
    const late = vi.fn(() => [list('late')])
    snapshot.save(late)
    await vi.advanceTimersByTimeAsync(60_000)
    await snapshot.close()
    expect(late).toHaveBeenCalledTimes(0)
    expect(restore(dir)).toEqual([list('a')])
  })
})

describe('above the largest size', () => {
  const text = 'x'.repeat(400)
  const items = ['a', 'b', 'c'].map((key) => item(key, text))

  test('the items that were used least recently are left out', async () => {
    const dir = tempFolder()
    await save(dir, [list('kept'), ...items, item('d', 'small')], { maxBytes: 2000 })
    expect(restore(dir)?.map(({ key }) => key)).toEqual(['pages:en', 'a', 'b'])
  })

  test('a list that does not fit leaves room for the others', async () => {
    const dir = tempFolder()
    await save(dir, [list('x'.repeat(3000)), list('kept', 'globals:en'), ...items], { maxBytes: 2000 })
    expect(restore(dir)?.map(({ key }) => key)).toEqual(['globals:en', 'a', 'b'])
  })
})

describe('a file that cannot be used costs one warning, and the previous one is used', () => {
  test.each(Array.from({ length: 20 }, (_, index) => index / 20))(
    'cut off at %d of its length',
    async (part) => {
      const dir = await savedTwice()
      const { snapshot, lines, file } = start(dir)
      truncateSync(file, Math.floor(statSync(file).size * part))
      expectLog('warn', /^A snapshot cannot be used: (is empty or has no header|is cut off)/)
      expect(snapshot.restore()?.answers).toEqual([list('old')])
      expect(lines).toHaveLength(1)
    },
  )

  const header = (parts: object, body: string) => {
    const sha256 = createHash('sha256').update(body).digest('hex')
    const ours = createHash('sha256').update(identity).digest('hex')
    const bytes = Buffer.byteLength(body)
    return `${JSON.stringify({ format: 1, identity: ours, savedAt: 1, bytes, sha256, ...parts })}\n${body}`
  }

  test.each([
    ['is empty or has no header', ''],
    ['is empty or has no header', '\n'],
    ['is empty or has no header', 'x'.repeat(5000)],
    ['has a broken header', '{]\n'],
    ['has another format', 'null\n'],
    ['has another format', '[]\n'],
    ['has another format', header({ format: 2 }, '')],
    ['has another format', header({ format: '1' }, '')],
    ['is of another content system', header({ identity: 'x' }, '')],
    ['does not say when it was saved', header({ savedAt: null }, '')],
    ['is cut off', header({ bytes: 12 }, '')],
    ['is damaged', header({ sha256: 'x' }, '')],
    ['has an entry that cannot be read', header({}, '{"key":1,"kind":"list"}\n')],
    ['has an entry that cannot be read', header({}, '{"key":"a","kind":"page"}\n')],
    ['has an entry that cannot be read', header({}, 'null\n')],
    ['has an entry that cannot be read', header({}, '[\n')],
  ])('it %s', async (problem, content) => {
    const dir = await savedTwice()
    const { snapshot, lines, file } = start(dir)
    writeFileSync(file, content)
    expectLog('warn', `A snapshot cannot be used: ${problem}`)
    expect(snapshot.restore()?.answers).toEqual([list('old')])
    expect(lines).toHaveLength(1)
  })

  test('one byte was changed', async () => {
    const dir = await savedTwice()
    const { snapshot, file } = start(dir)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('new', 'nuw'))
    expectLog('warn', 'is damaged')
    expect(snapshot.restore()?.answers).toEqual([list('old')])
  })

  test('it has 1 GB: nothing of it is read', () => {
    const { snapshot, file } = start(tempFolder())
    writeFileSync(file, '')
    truncateSync(file, 2 ** 30)
    expectLog('warn', 'has 1073741824 bytes, more than 67108864')
    const before = process.memoryUsage().rss
    expect(snapshot.restore()).toBe(undefined)
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 27)
  })

  test('a folder is in its place', () => {
    const { snapshot, lines, file } = start(tempFolder())
    mkdirSync(file)
    expectLog('warn', 'is not a file')
    expect(snapshot.restore()).toBe(undefined)
    expect(lines).toHaveLength(1)
  })

  test('both are broken: nothing is restored', async () => {
    const dir = await savedTwice()
    for (const name of readdirSync(dir)) truncateSync(join(dir, name), 50)
    expectLog('warn', 'A snapshot cannot be used')
    const { snapshot, lines } = start(dir)
    expect(snapshot.restore()).toBe(undefined)
    expect(lines).toHaveLength(2)
  })

  test('another system wrote it', async () => {
    const dir = tempFolder()
    await save(dir, [list('new')])
    expectLog('warn', 'is of another content system')
    expect(restore(dir, { identity: 'rest https://other.example.org' })).toBe(undefined)
  })

  test('and never takes the place of the previous one', async () => {
    const dir = await savedTwice()
    truncateSync(join(dir, 'content.ndjson'), 50)
    expectLog('warn', 'A snapshot cannot be used')
    await save(dir, [list('newest')])
    truncateSync(join(dir, 'content.ndjson'), 50)
    expect(restore(dir)).toEqual([list('old')])
  })
})

test('without the last file, as a stop between two renames leaves it, the previous one is used', async () => {
  const dir = await savedTwice()
  rmSync(join(dir, 'content.ndjson'))
  expect(restore(dir)).toEqual([list('old')])
})

describe('a disk that cannot be written to', () => {
  test('costs one warning, however often it is tried, and leaves the old file as it was', async () => {
    const dir = tempFolder()
    await save(dir, [list('a')])
    mkdirSync(join(dir, 'content.ndjson.previous', 'in the way'), { recursive: true })
    expectLog('warn', 'The snapshot cannot be written')
    stopTime()
    const { snapshot, lines } = start(dir)
    for (const name of ['b', 'c', 'd']) {
      snapshot.save(() => [list(name)])
      await vi.advanceTimersByTimeAsync(10_000)
    }
    await snapshot.close()
    expect(lines).toHaveLength(1)
    expect(snapshot.health().state).toBe('failed')
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([])
    expect(restore(dir)).toEqual([list('a')])
  })

  test('because a file is in the place of the folder costs one warning in all', async () => {
    const dir = join(tempFolder(), 'file')
    writeFileSync(dir, '')
    expectLog('warn', 'The snapshot cannot be written')
    const { snapshot, lines } = start(dir)
    expect(snapshot.restore()).toBe(undefined)
    snapshot.save(() => [list('a')])
    await snapshot.close()
    expect(lines).toHaveLength(1)
    expect(snapshot.health()).toEqual({ state: 'failed' })
  })

  test('is tried again at the next change', async () => {
    stopTime()
    const dir = join(tempFolder(), 'later')
    writeFileSync(dir, '')
    expectLog('warn', 'The snapshot cannot be written')
    const { logger } = testLog()
    const told = createGate()
    const warn = (line: object, message: string) => {
      logger.warn(line, message)
      told.open()
    }
    const snapshot = createSnapshot({ dir, identity, logger: { warn } as typeof logger })
    snapshot.save(() => [list('a')])
    await vi.advanceTimersByTimeAsync(10_000)
    await told.passed
    rmSync(dir)
    snapshot.save(() => [list('b')])
    await snapshot.close()
    expect(restore(dir)).toEqual([list('b')])
    expect(snapshot.health()).toEqual({ state: 'ok', age_s: 0 })
  })
})

describe('health', () => {
  test('tells since when the restored one is there, also when the clock went back', async () => {
    stopTime()
    const dir = tempFolder()
    await save(dir, [list('a')])
    vi.setSystemTime(Date.now() + 90_000)
    const { snapshot } = start(dir)
    expect(snapshot.health()).toEqual({ state: 'ok' })
    expect(snapshot.restore()?.age).toBe(90)
    await vi.advanceTimersByTimeAsync(5000)
    expect(snapshot.health()).toEqual({ state: 'ok', age_s: 95 })
    vi.setSystemTime(0)
    expect(start(dir).snapshot.restore()?.age).toBe(0)
  })
})
