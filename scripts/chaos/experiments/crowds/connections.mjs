/** Connections that want nothing, or never come to the point. */
import { setTimeout } from 'node:timers/promises'
import { openCrowd } from './open-crowd.mjs'

const pages = ['/', '/en', '/de', '/en/about-us', '/sitemap']
const rss = (value, max) => ({ name: 'more RSS', value, unit: 'MB', mark: { max } })
const longest = (members) => Math.max(...members.map(({ closedAfter = Infinity }) => closedAfter)) / 1_000
const cut = (name, members, seconds) => [
  {
    name: `${name} that are cut`,
    value: members.filter(({ closedAfter }) => closedAfter).length,
    mark: { is: members.length },
  },
  { name: `the last of ${name}`, value: longest(members), unit: 's', mark: { max: seconds }, timing: true },
]

/** Sends the beginning of a request, and a few bytes every two seconds. */
const slowly = (beginning, more) => (socket) => {
  socket.write(beginning)
  const timer = setInterval(() => socket.write(more), 2_000)
  socket.on('close', () => clearInterval(timer))
}

/** A site that has done before what the experiment has it do, so that memory is that of the crowd alone. */
async function startWarm(lab) {
  const site = await lab.startSite()
  await lab.load({ url: site.url, paths: pages, rate: 20, seconds: 5, isFresh: true })
  await site.settle()
  return site
}

async function slowSenders(lab) {
  const site = await startWarm(lab)
  const before = site.rssMB()
  const { port } = site
  const [half, bodies] = await Promise.all(
    [
      ['GET / HTTP/1.1\r\nhost: x\r\n', 'a: b\r\n'],
      [
        'POST /preferences HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\n',
        'a',
      ],
    ].map(([beginning, more], n) =>
      openCrowd({
        port,
        count: 500,
        from: `127.0.0.${n + 2}`,
        send: slowly(beginning, more),
        atEnd: lab.atEnd,
      }),
    ),
  )
  const health = lab.watchHealth(site)
  const load = await lab.load({ url: site.url, paths: pages, rate: 20, seconds: 18, isFresh: true })
  const { failures, p99 } = await health.stop()
  return [
    { name: 'answers of others that were not 200', value: load.not200, mark: { is: 0 } },
    { name: 'failed health checks', value: failures, mark: { is: 0 } },
    { name: 'health, p99', value: p99, unit: 'ms', mark: { max: 250 }, timing: true },
    ...cut('half heads', half.members, 12),
    {
      ...{ name: 'half heads answered with 408', mark: { is: 500 } },
      value: half.members.filter(({ text }) => text.startsWith('HTTP/1.1 408')).length,
    },
    ...cut('slow bodies', bodies.members, 17),
    rss(site.rssMB() - before, 40),
  ]
}

async function idleCrowd(lab) {
  const site = await startWarm(lab)
  const before = site.rssMB()
  const send = (socket) => socket.write('GET /health HTTP/1.1\r\nhost: x\r\n\r\n')
  for (const from of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']) {
    await openCrowd({ port: site.port, count: 500, from, send, atEnd: lab.atEnd })
    await setTimeout(500)
  }
  const load = await lab.load({ url: site.url, paths: pages, rate: 20, seconds: 10, isFresh: true })
  return [
    { name: 'answers of others that were not 200', value: load.not200, mark: { is: 0 } },
    { name: 'new connection and answer, p99', value: load.p99, unit: 'ms', mark: { max: 100 }, timing: true },
    rss(site.rssMB() - before, 40),
  ]
}

/** Resolves with the milliseconds until health answers, or with Infinity after ten seconds. */
async function healthAfter(lab, site) {
  const began = performance.now()
  while (performance.now() - began < 10_000) {
    const { status } = await lab.raw(
      site.port,
      'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    )
    if (status === 200) return performance.now() - began
    await setTimeout(50)
  }
  return Number.POSITIVE_INFINITY
}

async function noDescriptors(lab) {
  const site = await lab.startSite({ ulimit: '-n 128', env: { WARM_UP_MS: '0' } })
  const paths = [...pages, '/designsystem', '/favicon.ico']
  await site.settle()
  const send = (socket) => socket.write('GET /en HTTP/1.1\r\nhost: x\r\n\r\n')
  const crowd = await openCrowd({ port: site.port, count: 400, send, atEnd: lab.atEnd })
  await setTimeout(5_000)
  const answered = crowd.members.filter(({ text }) => text.includes(' 200 OK')).length
  crowd.leave()
  const ms = await healthAfter(lab, site)
  const after = await lab.load({
    url: site.url,
    paths,
    connections: 4,
    requests: 200,
  })
  return [
    { name: 'answered of 400 at once', value: answered, mark: { min: 20 } },
    { name: 'health answers again after', value: ms, unit: 'ms', mark: { max: 2_000 }, timing: true },
    { name: 'health answers again', value: Number.isFinite(ms) ? 'yes' : 'no', mark: { is: 'yes' } },
    {
      name: 'answers afterwards that were not 200, of pages read before',
      value: after.not200,
      mark: { is: 0 },
    },
    { name: 'process', value: site.child.exitCode === null ? 'goes on' : 'ended', mark: { is: 'goes on' } },
    {
      name: 'lines in the log above info',
      value: site.log().filter(({ level }) => level >= 40).length,
      mark: { max: 20 },
    },
  ]
}

export const experiments = [
  { id: 'Z25', title: '500 half heads and 500 slow bodies', seconds: 25, run: slowSenders },
  { id: 'Z26', title: '2,000 connections that wait', seconds: 20, run: idleCrowd },
  {
    id: 'Z27',
    title: 'No descriptors are left (`ulimit -n 128`)',
    seconds: 15,
    quick: true,
    run: noDescriptors,
  },
]
