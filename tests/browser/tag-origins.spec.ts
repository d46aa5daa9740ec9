import { consentAnswer } from '../support/consent.ts'
import { originOf, type ServedSite, serveBuild } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4327
const named = 'https://tag.example'
const unnamed = 'https://other.example'

/**
 * What a container with two tags of other houses does: their scripts are wanted, and one of them tells its
 * house.
 */
const container = `
  for (const origin of ['${named}', '${unnamed}'])
    document.head.append(Object.assign(document.createElement('script'), { src: origin + '/tag.js' }))
`
const tag = `fetch('${named}/seen', { mode: 'no-cors' })`

test.describe('hosts that a tag may need are a setting', () => {
  let site: ServedSite
  test.beforeAll(async () => {
    site = await serveBuild(port, { TAG_ORIGINS: `script-src=${named};connect-src=${named}` })
  })
  test.afterAll(() => site.close())
  test.use({ baseURL: originOf(port) })

  test('a tag of a host that is named runs and tells its host, one of another host is refused', async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    watch.expect(/https:\/\/other\.example\/tag\.js/)
    await context.addCookies([{ name: 'consent', value: consentAnswer('yes'), url: baseURL ?? '' }])
    const asked: string[] = []
    await page.route(/googletagmanager\.com|\.example\//, (route) => {
      const { origin, pathname } = new URL(route.request().url())
      asked.push(origin + pathname)
      const bodies: Readonly<Record<string, string>> = { '/gtm.js': container, '/tag.js': tag }
      return route.fulfill({ contentType: 'text/javascript', body: bodies[pathname] ?? '' })
    })
    await page.goto('/en/sitemap')
    await hydrated(page)
    await expect.poll(() => asked).toContain(`${named}/seen`)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js', `${named}/tag.js`, `${named}/seen`])
  })
})
