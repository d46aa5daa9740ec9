/** Code fails: in a component, in a promise that nobody waits for, or beyond rescue. */

const failing = '/en/designsystem/typography'
const pages = ['/', '/en', '/de', '/en/about-us']
const rounds = 10
const others = 99

/**
 * Loaded into the site: one page's component throws and runs out of stack in turns, one signal leaves a promise
 * without a handler, and another throws where nobody catches.
 */
const faults = `
const state = { calls: 0 }
const deep = () => deep() + 1
Number.prototype.toLocaleString = () => {
  state.calls += 1
  if (state.calls % 2) throw new Error('A component fails')
  return deep()
}
process.on('SIGUSR2', () => void Promise.reject(new Error('Nobody waits for this')))
process.on('SIGHUP', () => setImmediate(() => { throw new Error('Beyond rescue') }))`

async function run(lab) {
  const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(faults)}`]
  const site = await lab.startSite({ nodeArgs, env: { WARM_UP_MS: '0' } })
  const statusOf = (path) =>
    fetch(site.url + path).then(async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    })
  // Pages that are stored wait for nobody, however busy the machine is.
  for (const path of pages) await statusOf(path)
  const [failed, right] = [[], []]
  await site.settle()
  for (let round = 0; round < rounds; round++) {
    const paths = Array.from({ length: others }, (_, n) => pages[n % pages.length])
    const [own, ...rest] = await Promise.all([failing, ...paths].map(statusOf))
    failed.push(own)
    right.push(...rest.filter((status) => status === 200))
    site.kill('SIGUSR2')
  }
  await site.settle(1_000)
  const health = await lab.health(site)
  const rejections = site.log().filter(({ msg }) => msg === 'Unhandled rejection')
  site.kill('SIGHUP')
  const { code } = await site.exited
  const lastWords = site.log().filter(({ level }) => level === 60)
  return [
    {
      name: 'answers 500 of the failing page',
      value: failed.filter((status) => status === 500).length,
      mark: { is: rounds },
    },
    { name: 'answers 200 of others at the same time', value: right.length, mark: { is: rounds * others } },
    { name: 'health after it', value: health.status, mark: { is: 200 } },
    { name: 'rejections in the log', value: rejections.length, mark: { min: 1 } },
    { name: 'exit code of what is beyond rescue', value: code, mark: { is: 1 } },
    {
      name: 'its line in the log',
      value: lastWords[0]?.err?.message ?? 'none',
      mark: { is: 'Beyond rescue' },
    },
  ]
}

export const experiments = [
  {
    id: 'Z23',
    title: 'A component throws, a promise is forgotten, an exception is beyond rescue',
    seconds: 10,
    quick: true,
    run,
  },
]
