/** The content system answers with more than anyone needs: nested deeply, long, or large. */

const faults = ['deep=1000', 'deep=10000', 'many=20000', 'many=100000', 'huge=5', 'huge=20']
/** Seconds of each: a page counts as fresh for one, so that it is asked for again. */
const seconds = 4

async function run(lab) {
  const cms = await lab.startCms()
  const site = await lab.startSite({ env: { ...cms.env, PAGES_TTL_S: '1' } })
  await lab.load({ url: site.url, paths: cms.paths, connections: 4, requests: cms.paths.length * 2 })
  await site.settle()
  const figures = []
  for (const fault of faults) {
    cms.fault(fault)
    await site.longestBlockMs()
    const load = await lab.load({ url: site.url, paths: cms.paths, rate: 20, seconds })
    const block = await site.longestBlockMs()
    cms.clearFaults()
    // The breaker lets a probe through, and what was good is asked for again.
    await site.settle(6_000)
    figures.push(
      { name: `${fault}: answers that were not 200`, value: load.not200, mark: { is: 0 } },
      { name: `${fault}: longest block`, value: block, unit: 'ms', mark: { max: 50 }, timing: true },
    )
  }
  return [...figures, { name: 'most RSS', value: site.maxRssMB(), unit: 'MB', mark: { max: 256 } }]
}

export const experiments = [
  { id: 'Z37', title: 'JSON of 10,000 levels, 100,000 members or 20 MB', seconds: 65, run },
]
