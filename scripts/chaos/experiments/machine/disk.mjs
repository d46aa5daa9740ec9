/** The disk that keeps the last good content is full, takes no writes, or is slow. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { checkSnapshot } from '../../lab/content/snapshots.mjs'

/** Milliseconds from a change until the snapshot is written, and some more. */
const written = 12_000

/** Mounts a small disk of its own. Needs to be root. */
function mountDisk(lab) {
  const folder = join(lab.folder(), 'disk')
  mkdirSync(folder)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder])
  lab.atEnd(() => execFileSync('umount', ['-l', folder]))
  return folder
}

/** Writes until nothing more is taken. */
function fill(folder) {
  try {
    for (let n = 0; ; n++) writeFileSync(join(folder, `filler-${n}`), Buffer.alloc(4_096))
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error
  }
}

/** Every write to a file waits for five seconds. */
const slowDisk = `
import { open } from 'node:fs/promises'
const file = await open('/dev/null')
const prototype = Object.getPrototypeOf(file)
await file.close()
const { sync } = prototype
prototype.sync = async function () {
  await new Promise((resolve) => setTimeout(resolve, 5000))
  return sync.call(this)
}`

const disks = [
  { name: 'full', disturb: fill },
  { name: 'read-only', disturb: (folder) => execFileSync('mount', ['-o', 'remount,ro', folder]) },
  {
    name: 'slow',
    disturb: () => {},
    nodeArgs: ['--import', `data:text/javascript,${encodeURIComponent(slowDisk)}`],
  },
]

const warnings = (site) => site.log().filter(({ msg }) => msg === 'The snapshot cannot be written').length

async function onDisk(lab, { name, disturb, nodeArgs = [] }) {
  const folder = mountDisk(lab)
  const cms = await lab.startCms()
  const env = { ...cms.env, SNAPSHOT_DIR: folder, WARM_UP_MS: '0', PAGES_TTL_S: '1' }
  const first = await lab.startSite({ env })
  await lab.load({ url: first.url, paths: cms.paths, connections: 4, requests: cms.paths.length })
  await first.stop()
  const before = checkSnapshot(folder)
  disturb(folder)
  const site = await lab.startSite({ env, nodeArgs })
  const loading = lab.load({ url: site.url, paths: cms.paths, rate: 20, seconds: (2 * written) / 1_000 })
  // Two changes, each of which is to be written.
  for (let n = 0; n < 2; n++) {
    cms.edit()
    await setTimeout(written)
  }
  const { not200, p99 } = await loading
  const { code } = await site.stop()
  const isBroken = name !== 'slow'
  const left = readdirSync(folder).filter((file) => file.endsWith('.tmp')).length
  await cms.down()
  const next = await lab.startSite({ env })
  const known = await lab.load({
    url: next.url,
    paths: cms.paths,
    connections: 2,
    requests: cms.paths.length,
  })
  await next.stop()
  return [
    { name: `${name}: answers that were not 200`, value: not200, mark: { is: 0 } },
    { name: `${name}: warnings`, value: warnings(site), mark: { is: isBroken ? 1 : 0 } },
    { name: `${name}: snapshot`, value: checkSnapshot(folder), mark: { is: before } },
    { name: `${name}: half files left`, value: left, mark: { is: 0 } },
    { name: `${name}: exit code`, value: code, mark: { is: 0 } },
    { name: `${name}: next start without the system, pages not 200`, value: known.not200, mark: { is: 0 } },
    { name: `${name}: p99`, value: p99, unit: 'ms', mark: { max: 250 }, timing: true },
  ]
}

async function run(lab) {
  const figures = []
  for (const disk of disks) figures.push(...(await onDisk(lab, disk)))
  return figures
}

export const experiments = [
  { id: 'Z30', title: 'The disk of the snapshot is full, read-only or slow', seconds: 110, run },
]
