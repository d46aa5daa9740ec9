/** The content system is slow, hangs, or never ends. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ask, askAll, until, warm } from '../lab/ask.mjs'
import { all200, atMost, none, survival, within } from '../lab/figure.mjs'
import { pageOf } from '../lab/many-pages.mjs'
import { shortLived } from './outages.mjs'

const isNot503 = ({ status }) => status !== 503
const longest = (answers) => Math.max(...answers.map(({ ms }) => ms))

/** A site of which most pages were not read yet. */
async function startCold(lab, env = {}) {
  const cms = await lab.startCms({ pages: 400 })
  const site = await lab.startSite({ env: { ...cms.env, WARM_UP_MS: '0', ...env } })
  await warm(site, cms.paths)
  return { cms, site }
}

async function slow(lab) {
  const { cms, site } = await startCold(lab, shortLived)
  const load = { url: site.url, paths: cms.paths, rate: 40, seconds: 8 }
  const healthy = await lab.load(load)
  cms.forget()
  cms.fault('delay=10000')
  const loaded = lab.load(load)
  const cold = await askAll(site, [391, 392, 393, 394, 395, 396, 397, 398, 399].map(pageOf))
  const during = await loaded
  return [
    all200('warm pages that were not 200', during),
    within(2, 'p99 of warm pages, times that of before', during.p99 / healthy.p99, ''),
    none('cold pages that were not 503', cold.filter(isNot503).length),
    within(5_500, 'the longest of nine cold pages at once', longest(cold)),
    atMost(8, 'calls at once', cms.mostAtOnce()),
    ...survival(site),
  ]
}

/** Has something listen at the port of a content system that never takes a connection. */
async function takeNothing(lab, cms) {
  await cms.down()
  const child = await lab.run(process.execPath, [
    join(import.meta.dirname, '../lab/deaf-server.mjs'),
    String(cms.port),
  ])
  await until(() => child.exitCode === null && isStopped(child.pid))
  // What the kernel takes in its place.
  const waiting = Array.from({ length: 8 }, () => connect(cms.port, '127.0.0.1').on('error', () => {}))
  lab.atEnd(() => {
    for (const socket of waiting) socket.destroy()
  })
  await setTimeout(500)
}

const isStopped = (pid) => / T /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

/** Milliseconds of the longest call that failed, by the log, since a number of lines. */
const longestCall = (site, since) =>
  Math.max(
    0,
    ...site
      .log()
      .slice(since)
      .filter(({ msg, cms }) => msg === 'CMS call' && cms?.error)
      .map(({ cms }) => cms.ms),
  )

async function hangs(lab) {
  const figures = []
  const { cms, site } = await startCold(lab)
  for (const [n, fault] of ['hang', 'slow-headers'].entries()) {
    const since = site.log().length
    cms.fault(fault, 'entries/many-39')
    const answer = await ask(site, pageOf(390 + n))
    cms.clearFaults()
    figures.push(
      none(`${fault}: not answered with 503`, Number(isNot503(answer))),
      within(3_300, `${fault}: the longest call`, longestCall(site, since)),
    )
  }
  await takeNothing(lab, cms)
  const since = site.log().length
  const answer = await ask(site, pageOf(395))
  // Where the breaker is open by then, it is the probe that waits for a connection.
  await until(() => longestCall(site, since) > 500)
  return [
    ...figures,
    none('no connection: not answered with 503', Number(isNot503(answer))),
    within(1_200, 'no connection: the longest call', longestCall(site, since)),
    within(5_500, 'no connection: the answer', answer.ms),
    ...survival(site),
  ]
}

async function drips(lab) {
  const { cms, site } = await startCold(lab)
  cms.fault('drip=300', 'entries/many-39[012]')
  const answers = await askAll(site, [390, 391, 392].map(pageOf))
  const gone = await until(() => cms.underWay() === 0)
  return [
    none('cold pages that were not 503', answers.filter(isNot503).length),
    within(5_500, 'the longest of three cold pages', longest(answers)),
    within(2_000, 'until no call is open after that', gone),
    ...survival(site),
  ]
}

export const experiments = [
  { id: 'Z4', title: 'The content system takes 10 s for an answer', seconds: 40, run: slow },
  {
    id: 'Z5',
    title: 'It takes no connection, hangs, or sends its head byte by byte',
    seconds: 30,
    run: hangs,
  },
  { id: 'Z9', title: 'It sends a body that never ends, byte by byte', seconds: 20, run: drips },
]
