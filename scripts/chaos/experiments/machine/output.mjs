/** Nothing can be written to standard output, where the log goes. */
import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A pipe that takes nothing more, and that nobody reads. */
function openFullPipe(lab) {
  const path = join(lab.folder(), 'pipe')
  execFileSync('mkfifo', [path])
  const [reader, writer] = [constants.O_RDONLY, constants.O_WRONLY].map((way) =>
    openSync(path, way | constants.O_NONBLOCK),
  )
  try {
    for (;;) writeSync(writer, 'x'.repeat(4_096))
  } catch (error) {
    if (error.code !== 'EAGAIN') throw error
  }
  lab.atEnd(() => closeSync(reader))
  return writer
}

const sinks = [
  { name: 'full', open: () => openSync('/dev/full', 'w') },
  { name: 'blocked', open: openFullPipe },
  { name: 'closed', open: () => 'pipe' },
]

async function withoutOutput(lab, { name, open }) {
  const stdout = open(lab)
  const site = await lab.startSite({ stdout, env: { LOG_SAMPLING: 'off' } })
  if (stdout === 'pipe') site.child.stdout.destroy()
  else closeSync(stdout)
  await site.settle(2_000)
  // Each answer is a line of the log.
  const paths = ['/', '/en', '/de', '/missing', '/en/missing', '/health']
  const headers = { 'user-agent': 'x'.repeat(200) }
  await lab.load({ url: site.url, paths, headers, connections: 8, seconds: 4 })
  await site.heapMB()
  const before = site.rssMB()
  const { byStatus, count, errors } = await lab.load({
    url: site.url,
    paths,
    headers,
    connections: 8,
    seconds: 6,
  })
  await site.heapMB()
  const more = site.rssMB() - before
  const { code } = await site.stop()
  const faults = Object.entries(byStatus).filter(([status]) => !['0', '200', '404'].includes(status))
  return [
    { name: `${name}: answers`, value: count, mark: { min: 100 } },
    {
      name: `${name}: broken or 5xx`,
      value: faults.reduce((sum, [, n]) => sum + n, errors),
      mark: { is: 0 },
    },
    { name: `${name}: more RSS`, value: more, unit: 'MB', mark: { max: 16 } },
    { name: `${name}: exit code`, value: code, mark: { is: 0 } },
  ]
}

async function run(lab) {
  const figures = []
  for (const sink of sinks) figures.push(...(await withoutOutput(lab, sink)))
  return figures
}

export const experiments = [
  { id: 'Z42', title: 'The log cannot be written: closed, blocked or full', seconds: 45, run },
]
