/** The content system is away, from the start or later. */

const languages = ['', '/en', '/de']
const showcase = ['', '/colours', '/typography', '/spacing', '/button', '/card']

/** Asks for each path once, and returns those that were not answered with 200. */
async function failing(url, paths) {
  const statuses = await Promise.all(paths.map((path) => fetch(url + path).then(({ status }) => status)))
  return paths.filter((_path, n) => statuses[n] !== 200)
}

export const experiments = [
  {
    id: 'Z1',
    title: 'The content system is down at the start',
    seconds: 5,
    quick: true,
    async run(lab) {
      const cms = await lab.startCms()
      await cms.down()
      const site = await lab.startSite({
        env: { ...cms.env, DESIGNSYSTEM: 'on', WARM_UP_MS: '0' },
        until: '/health',
      })
      const paths = languages.flatMap((language) => [
        language || '/',
        `${language}/sitemap`,
        ...showcase.map((page) => `${language}/designsystem${page}`),
      ])
      const failed = await failing(site.url, paths)
      return [
        { name: 'answers that were not 200', value: failed.length, unit: '', mark: { max: 0 } },
        {
          name: 'time until it listens',
          value: site.startedInMs,
          unit: 'ms',
          mark: { max: 3_000 },
          timing: true,
        },
      ]
    },
  },
]
