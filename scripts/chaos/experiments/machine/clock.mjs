/** The clock of the machine is set while the site runs. */
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** As Debian's package `faketime` installs it. */
const library = `/usr/lib/${{ x64: 'x86_64', arm64: 'aarch64' }[process.arch]}-linux-gnu/faketime/libfaketime.so.1`
const hour = 3_600
/** Seconds that a page counts as fresh. */
const lifetime = 3
/** Lifetimes that each setting of the clock is looked at. */
const lifetimes = 6
const steps = [
  ['one day back', -24 * hour],
  ['one day on', 24 * hour],
  ['one hour back', -hour],
  ['one hour on', hour],
]

/** What a site needs to have a clock that can be set, and the function that sets it. */
function settableClock(folder) {
  if (!existsSync(library)) throw new Error('libfaketime is missing. On Debian: apt-get install faketime')
  const file = join(folder, 'clock')
  const set = (seconds) => writeFileSync(file, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`)
  set(0)
  return {
    set,
    env: {
      LD_PRELOAD: library,
      ...{ FAKETIME_TIMESTAMP_FILE: file, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
    },
  }
}

/** Seconds by which the clock of the site is ahead. */
async function ahead(url) {
  const { headers } = await fetch(`${url}/health`)
  return (Date.parse(headers.get('date')) - Date.now()) / 1_000
}

async function run(lab) {
  const clock = settableClock(lab.folder())
  const cms = await lab.startCms()
  const env = { ...cms.env, ...clock.env, WARM_UP_MS: '0', PAGES_TTL_S: String(lifetime) }
  const site = await lab.startSite({ env: { ...env, GLOBALS_TTL_S: '3600', TRANSLATIONS_TTL_S: '3600' } })
  await site.settle(6_000)

  /** Asks for pages for some lifetimes, and counts the calls to the content system. */
  async function callsDuring() {
    const [before, began] = [cms.calls(), performance.now()]
    const load = await lab.load({ url: site.url, paths: [cms.page], rate: 10, seconds: lifetime * lifetimes })
    const calls = cms.calls() - before
    return { rate: calls / ((performance.now() - began) / 1_000), not200: load.not200 }
  }

  const usual = await callsDuring()
  const figures = []
  for (const [name, seconds] of steps) {
    clock.set(seconds)
    // The header of the date is made once a second.
    await setTimeout(1_500)
    const off = Math.abs((await ahead(site.url)) - seconds)
    const { rate, not200 } = await callsDuring()
    figures.push(
      { name: `${name}: difference to the clock set`, value: off, unit: 's', mark: { max: 30 } },
      { name: `${name}: answers that were not 200`, value: not200, mark: { is: 0 } },
      ...[{ max: 1.35 }, { min: 0.65 }].map((mark) => ({
        ...{ name: `${name}: calls to what is usual`, value: rate / usual.rate, unit: '×', mark },
      })),
    )
  }
  return [{ name: 'calls a second', value: usual.rate, mark: { min: 0.2 } }, ...figures]
}

export const experiments = [
  { id: 'Z29', title: 'The clock is set by a day and by an hour, on and back', seconds: 110, run },
]
