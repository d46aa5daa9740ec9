import { expect, test } from 'vitest'
import type { Report } from '../../../server/reports/report.ts'
import { createReports } from '../../../server/reports/reports.ts'

/** Reports with a clock of their own; each collection waits to be ended. */
function started() {
  const clock = { now: 0 }
  const listeners = new Set<() => void>()
  const running: { end: () => void; fail: (error: Error) => void }[] = []
  const log: object[] = []
  let number = 0
  const reports = createReports({
    now: () => clock.now,
    log: (done) => log.push(done),
    onChange(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    collect: (signal) =>
      new Promise((resolve, reject) => {
        number += 1
        const report: Report = { source: `report ${number}`, madeAt: '', coverage: [], sections: [] }
        running.push({ end: () => resolve(report), fail: reject })
        signal.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  })
  const change = () => {
    for (const changed of listeners) changed()
  }
  /** Asks, and ends the collection that this begins, if any. */
  async function asked(): Promise<string> {
    const report = reports.get()
    running.at(-1)?.end()
    return (await report).source
  }
  return { reports, clock, change, asked, running, log, listeners }
}

test('all who ask at the same time share one collection', async () => {
  const { reports, running, log } = started()
  const all = Promise.all([reports.get(), reports.get(), reports.get()])
  expect(running).toHaveLength(1)
  expect(reports.last()).toBeUndefined()
  running[0]?.end()
  const sources = (await all).map(({ source }) => source)
  expect(sources).toEqual(['report 1', 'report 1', 'report 1'])
  expect(reports.last()?.source).toBe('report 1')
  expect(log).toEqual([{ count: 0, ms: 0 }])
})

test('a report is kept for five minutes', async () => {
  const { clock, asked } = started()
  expect(await asked()).toBe('report 1')
  clock.now = 299_999
  expect(await asked()).toBe('report 1')
  clock.now = 300_000
  expect(await asked()).toBe('report 2')
})

test('a report is kept until the content changes', async () => {
  const { asked, change } = started()
  expect(await asked()).toBe('report 1')
  change()
  expect(await asked()).toBe('report 2')
  expect(await asked()).toBe('report 2')
})

test('a change while a report is made: it is sent, and not kept', async () => {
  const { reports, running, asked, change } = started()
  const first = reports.get()
  change()
  running[0]?.end()
  expect((await first).source).toBe('report 1')
  expect(await asked()).toBe('report 2')
})

test('a report that could not be made is tried again', async () => {
  const { reports, running, asked } = started()
  const first = reports.get()
  running[0]?.fail(new Error('The content is away'))
  await expect(first).rejects.toThrow('The content is away')
  expect(await asked()).toBe('report 2')
})

test('a stopping server gives up the report that it makes', async () => {
  const { reports, listeners } = started()
  const first = reports.get()
  reports.close()
  await expect(first).rejects.toThrow('The server stops')
  expect(listeners.size).toBe(0)
})
