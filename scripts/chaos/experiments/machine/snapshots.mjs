/** The file of the last good content is damaged, or is being written while the process is killed. */
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  watch,
  writeFileSync,
} from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { checkSnapshot, snapshotFile } from '../../lab/content/snapshots.mjs'

const offsets = 20
const kills = 20

/** Has a site write a snapshot into a folder. */
async function writeOne(lab, cms, folder) {
  const site = await lab.startSite({ env: { ...cms.env, SNAPSHOT_DIR: folder, WARM_UP_MS: '0' } })
  await lab.load({ url: site.url, paths: cms.paths, connections: 4, requests: cms.paths.length })
  await site.stop()
}

/** Damages, by name; each is called with the path of a whole file, and its content. */
function damages(content) {
  const cut = Array.from({ length: offsets }, (_, n) => Math.floor((content.length * n) / offsets))
  const replace = (made) => (file) => {
    rmSync(file)
    made(file)
  }
  return [
    ...cut.map((at) => [`cut at ${at}`, (file) => truncateSync(file, at)]),
    [
      'another format',
      (file) => writeFileSync(file, content.toString().replace('"format":1', '"format":99')),
    ],
    ['another byte', (file) => writeFileSync(file, content.toString().replace(/.$/s, 'x'))],
    ['a folder', replace((file) => mkdirSync(file))],
    [
      '1 GB',
      replace((file) => {
        writeFileSync(file, '')
        truncateSync(file, 1024 ** 3)
      }),
    ],
  ]
}

async function damaged(lab) {
  const [whole, cms] = [lab.folder(), await lab.startCms()]
  await writeOne(lab, cms, whole)
  await cms.down()
  const seen = []
  for (const [name, damage] of damages(readFileSync(snapshotFile(whole)))) {
    const folder = lab.folder()
    copyFileSync(snapshotFile(whole), snapshotFile(folder))
    damage(snapshotFile(folder))
    // A site in a container is another user.
    chmodSync(snapshotFile(folder), 0o777)
    const env = { ...cms.env, SNAPSHOT_DIR: folder, WARM_UP_MS: '0', DESIGNSYSTEM: 'on' }
    const site = await lab.startSite({ env, until: '/health/live' })
    const own = await fetch(`${site.url}/designsystem`)
    const content = await fetch(`${site.url}/`)
    const isRight = own.status === 200 && content.status === 503 && content.headers.has('retry-after')
    const warnings = site.log().filter(({ msg }) => msg === 'A snapshot cannot be used').length
    seen.push({ name, isRight, warnings, ms: site.startedInMs, rss: site.maxRssMB() })
    await site.stop('SIGINT')
  }
  const failed = seen.filter(({ isRight }) => !isRight)
  return [
    { name: 'damages', value: seen.length, mark: { is: offsets + 4 } },
    {
      name: 'starts that lack own pages, or 503 with Retry-After for content',
      value: failed.map(({ name }) => name).join(', ') || 'none',
      mark: { is: 'none' },
    },
    { name: 'warnings, most', value: Math.max(...seen.map(({ warnings }) => warnings)), mark: { max: 1 } },
    { name: 'warnings, fewest', value: Math.min(...seen.map(({ warnings }) => warnings)), mark: { min: 1 } },
    {
      name: 'slowest start',
      value: Math.max(...seen.map(({ ms }) => ms)),
      unit: 'ms',
      mark: { max: 3_000 },
      timing: true,
    },
    { name: 'most RSS', value: Math.max(...seen.map(({ rss }) => rss)), unit: 'MB', mark: { max: 256 } },
  ]
}

/** Resolves when a file is being written in a folder. */
const beingWritten = (folder) =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (!name?.endsWith('.tmp')) return
      watcher.close()
      resolve()
    })
  })

/** Kills sites while they write, each a little later, and looks at what is on disk. */
async function killedWriting(lab) {
  const [folder, cms] = [lab.folder(), await lab.startCms()]
  await writeOne(lab, cms, folder)
  const states = []
  const env = { ...cms.env, SNAPSHOT_DIR: folder, WARM_UP_MS: '0', DRAIN_TIME_MS: '0' }
  for (let n = 0; n < kills; n++) {
    const site = await lab.startSite({ env })
    await lab.load({ url: site.url, paths: cms.paths, connections: 2, requests: 4 })
    const writes = beingWritten(folder)
    const isKilled = writes.then(async () => {
      // From the first moment to some milliseconds later, when the file is in place.
      if (n > 0) await setTimeout(n / 2)
      site.kill('SIGKILL')
    })
    // A stop writes at once.
    site.kill('SIGTERM')
    await Promise.race([isKilled, site.exited])
    await site.exited
    states.push(checkSnapshot(folder))
  }
  await cms.down()
  const next = await lab.startSite({ env })
  const load = await lab.load({ url: next.url, paths: cms.paths, connections: 2, requests: cms.paths.length })
  return [
    {
      name: 'kills after which the snapshot is whole',
      value: states.filter((each) => each === 'whole').length,
      mark: { is: kills },
    },
    { name: 'next start without the system, pages not 200', value: load.not200, mark: { is: 0 } },
  ]
}

const run = async (lab) => [...(await damaged(lab)), ...(await killedWriting(lab))]

export const experiments = [
  { id: 'Z31', title: 'Damaged snapshots, and processes killed as they write one', seconds: 120, run },
]
