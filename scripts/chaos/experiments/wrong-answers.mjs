/** The content system answers with what it should not. */
import { setTimeout } from 'node:timers/promises'
import { ask, askAll, until, warm } from '../lab/ask.mjs'
import { atMost, none, survival, within } from '../lab/figure.mjs'
import { pageOf } from '../lab/many-pages.mjs'
import { shortLived } from './outages.mjs'

async function broken(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived, WARM_UP_MS: '0' } })
  await warm(site, cms.paths)
  await setTimeout(1_500)
  const before = new Map((await askAll(site, cms.paths)).map(({ path, text }) => [path, text]))
  const seen = []
  for (const fault of ['reset-body', 'truncate', 'not-json']) {
    cms.fault(fault)
    seen.push(await lab.load({ url: site.url, paths: cms.paths, rate: 15, seconds: 3, hasTexts: true }))
  }
  const texts = seen.flatMap((each) => each.texts)
  const other = texts.filter(([path, , text]) => text !== before.get(path))
  return [
    none(`answers of ${texts.length} that were not 200`, texts.filter(([, status]) => status !== 200).length),
    none('pages that are not those of before', other.length),
    ...survival(site),
  ]
}

/** Members of an entry that say which entry it is. */
const names = new Set([
  'id',
  'locale',
  'collection',
  'slug',
  'uri',
  'url',
  'status',
  'published',
  'origin_id',
  'private',
  'protect',
  'redirect',
])
const wrongValues = [7, '', null, {}, { a: { b: [1] } }, [], [null, 7, 'x', {}], true, 'undefined-free text']

/** Replaces each value of an entry by one of another type, in turns. */
const wronged = (entry, turn) =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value], n) => [
      name,
      names.has(name) ? value : wrongValues[(n + turn) % wrongValues.length],
    ]),
  )

function withWrongValues(answer, turn) {
  const { data, ...rest } = JSON.parse(answer.body)
  const changed = Array.isArray(data) ? data.map((each) => wronged(each, turn)) : wronged(data, turn)
  return { ...answer, body: JSON.stringify({ ...rest, data: changed }) }
}

async function wrongTypes(lab) {
  const state = { turn: -1 }
  const cms = await lab.startCms({
    answer: (own, { path }) =>
      state.turn >= 0 && /\/collections\/pages\/entries/.test(path) && (own?.status ?? 200) === 200
        ? withWrongValues(
            { ...own, body: typeof own.body === 'string' ? own.body : JSON.stringify(own.body) },
            state.turn,
          )
        : own,
  })
  const site = await lab.startSite({ env: { ...cms.env, ...shortLived, WARM_UP_MS: '0' } })
  await warm(site, cms.paths)
  const seen = []
  const look = async (seconds) =>
    seen.push(await lab.load({ url: site.url, paths: cms.paths, rate: 15, seconds, hasTexts: true }))
  const kinds = ['number', 'string', 'null', 'list', 'object', 'bare']
  for (const fault of ['html', 'empty', ...kinds.map((kind) => `wrong-types=${kind}`)]) {
    cms.fault(fault)
    await look(1.5)
  }
  cms.clearFaults()
  await until(async () => (await site.metric('triptych_cms_breaker_open')) === 0)
  for (const turn of wrongValues.keys()) {
    state.turn = turn
    await look(2.5)
  }
  const texts = seen.flatMap((each) => each.texts)
  const odd = texts.filter(([, , text]) =>
    /\[object Object\]|\bundefined\b|\bNaN\b/.test(text.replaceAll('undefined-free', '')),
  )
  return [
    none(`answers of ${texts.length} that were not 200`, texts.filter(([, status]) => status !== 200).length),
    none('pages with [object Object], undefined or NaN', odd.length),
    none('errors of rendering in the log', site.log().filter(({ level, err }) => level >= 50 && err).length),
    ...survival(site),
  ]
}

async function floods(lab) {
  const cms = await lab.startCms({ pages: 400 })
  const site = await lab.startSite({ env: { ...cms.env, WARM_UP_MS: '0' } })
  await warm(site, cms.paths)
  // What a start does last, such as reading patterns for hyphens, is no matter of these answers.
  await site.settle()
  const figures = []
  const faults = ['huge=200', 'gzip-bomb=200', 'brotli-bomb=8']
  for (const [n, fault] of faults.entries()) {
    cms.fault(fault, 'entries/many-39')
    await site.heapMB()
    await site.longestBlockMs()
    const before = site.resetMaxRssMB()
    const sent = cms.bytesSent()
    const answer = await ask(site, pageOf(390 + n))
    const block = await site.longestBlockMs()
    const grown = site.maxRssMB() - before
    figures.push(
      { name: `${fault}: answer`, value: answer.status, mark: { is: 503 } },
      atMost(32, `${fault}: memory grew by`, grown, 'MB'),
      // Five, and what the kernel takes of a loopback connection.
      atMost(16, `${fault}: sent before it was cut`, (cms.bytesSent() - sent) / 1024 ** 2, 'MB'),
      within(1_000, `${fault}: cut after`, answer.ms),
      within(50, `${fault}: longest block of the event loop`, block),
    )
  }
  return [...figures, ...(await eightAtOnce(cms, site)), ...survival(site)]
}

/** Eight answers that are as large as they may be, at the same time: each is an entry, then none is JSON. */
async function eightAtOnce(cms, site) {
  const askEight = (first) => Promise.all(Array.from({ length: 8 }, (_, n) => ask(site, pageOf(first + n))))
  cms.fault('padded=4.9', 'entries/many-38')
  const failed = (await askEight(380)).filter(({ status }) => status !== 200)
  cms.fault('huge=5', 'entries/many-37')
  await site.heapMB()
  const before = site.resetMaxRssMB()
  await askEight(370)
  return [
    none('eight entries of 4.9 MB: answers that were not 200', failed.length),
    atMost(32, 'eight bodies of 5 MB: memory grew by', site.maxRssMB() - before, 'MB'),
  ]
}

async function redirects(lab) {
  const [cms, elsewhere] = [await lab.startCms({ pages: 400 }), await lab.startCms()]
  const site = await lab.startSite({ env: { ...cms.env, WARM_UP_MS: '0' } })
  const asked = []
  for (const [n, fault] of ['redirect-loop', `redirect=${elsewhere.url}api/globals`].entries()) {
    const name = `entries/many-${390 + n}`
    cms.fault(fault, name)
    const { status } = await ask(site, pageOf(390 + n))
    asked.push({ status, calls: cms.count(name) })
  }
  return [
    { name: 'calls for one page, redirect to itself', value: asked[0].calls, mark: { is: 1 } },
    { name: 'calls for one page, redirect elsewhere', value: asked[1].calls, mark: { is: 1 } },
    none('calls to elsewhere', elsewhere.count()),
    none('pages that were not 503', asked.filter(({ status }) => status !== 503).length),
    ...survival(site),
  ]
}

export const experiments = [
  { id: 'Z6', title: 'Answers break off, or are no JSON', seconds: 20, quick: true, run: broken },
  { id: 'Z7', title: 'Answers of wrong types, web pages, nothing', seconds: 60, run: wrongTypes },
  { id: 'Z8', title: 'Answers of 200 MB, and those that grow to it', seconds: 20, run: floods },
  {
    id: 'Z10',
    title: 'The content system redirects to itself, and elsewhere',
    seconds: 15,
    quick: true,
    run: redirects,
  },
]
