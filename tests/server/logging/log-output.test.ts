import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLogOutput } from '../../../server/logging/log-output.ts'
import { eventually } from '../../support/eventually.ts'

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-log-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

function openFile(path: string, flags: string | number): number {
  const fd = openSync(path, flags)
  onTestFinished(() => closeSync(fd))
  return fd
}

function open(fd: number) {
  const lost: number[] = []
  return { ...createLogOutput({ fd, onLost: (lines) => void lost.push(lines) }), lost }
}

/** Both ends of a pipe, which blocks those who write to it. */
async function openPipe() {
  const path = join(await emptyFolder(), 'pipe')
  execFileSync('mkfifo', [path])
  const reader = openFile(path, constants.O_RDONLY | constants.O_NONBLOCK)
  return { reader, writer: openFile(path, 'w') }
}

const line = `${'x'.repeat(999)}\n`

test('lines reach a file in their order, those of the exit too', async () => {
  const path = join(await emptyFolder(), 'log')
  const { write, flush, lost } = open(openFile(path, 'w'))
  write('a\n')
  await eventually(() => expect(readFileSync(path, 'utf8')).toBe('a\n'))
  write('b\n')
  write('ç\n')
  flush()
  expect([readFileSync(path, 'utf8'), lost]).toEqual(['a\nb\nç\n', []])
})

test('lines for a full device are lost and counted, and the process exits without them', async () => {
  const { write, flush, lost } = open(openFile('/dev/full', 'w'))
  write('a\nb\n')
  await eventually(() => expect(lost).toEqual([2]))
  write('c\n')
  flush()
  expect(lost).toEqual([2, 1])
})

test('a pipe that nobody reads costs 4 MiB and no more, and does not hold up the exit', async () => {
  const { writer } = await openPipe()
  const { write, flush, lost } = open(writer)
  for (let count = 0; count < 6000; count += 1) write(line)
  const lostAtOnce = lost.reduce((sum, each) => sum + each, 0)
  expect(lostAtOnce).toBeGreaterThan(1700)
  flush()
  expect(lost.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(5800)
})

test('a pipe that is read again gets all that waited', async () => {
  const { reader, writer } = await openPipe()
  const { write, lost } = open(writer)
  for (let count = 0; count < 1000; count += 1) write(line)
  const chunk = Buffer.alloc(65_536)
  const state = { bytes: 0 }
  await eventually(() => {
    for (let read = 1; read > 0; state.bytes += read) {
      try {
        read = readSync(reader, chunk)
      } catch {
        // Nothing there yet.
        read = 0
      }
    }
    expect(state.bytes).toBe(1_000_000)
  })
  expect(lost).toEqual([])
})
