import type { Page } from '@playwright/test'
import { pictureSiteFiles, pictureSitePictures } from '../support/picture-site.ts'
import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4346

let site: ServedSite | undefined
test.use({ baseURL: originOf(port), locale: 'nl-NL' })
test.beforeAll(async () => {
  site = await serveFiles(port, { ...pictureSiteFiles, ...(await pictureSitePictures()) }, undefined, {
    PICTURES_DIR: '',
  })
})
test.afterAll(() => site?.close())

/** What each picture's `sizes` says, and how wide it is, in pixels. */
const widths = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.createElement('div')
    ruler.style.position = 'absolute'
    document.body.append(ruler)
    const pixelsOf = (length: string) => {
      ruler.style.width = length
      return ruler.getBoundingClientRect().width
    }
    /** The length of the first condition that holds. */
    const said = (sizes: string) => {
      const rows = sizes.split(/,\s+(?=\(|calc|[\d.]+)/)
      const row = rows.find((each) => {
        const condition = /^((?:\([^)]*\)(?: and )?)+) /.exec(each)?.[1]
        return condition === undefined || matchMedia(condition).matches
      })
      return pixelsOf((row ?? '').replace(/^(?:\([^)]*\)(?: and )?)+ /, ''))
    }
    return [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')].map((image) => {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
      const source = sources.find(({ media }) => matchMedia(media || 'all').matches)
      const block = image.closest('[class^="block "], .hero, .page-related, .figure')
      return {
        where: `${block?.className} ${image.getAttribute('src')}`,
        said: said((source ?? image).sizes),
        shown: image.offsetWidth,
      }
    })
  })

/**
 * Opens a page once it knows all its pictures: a site that has just started may answer before it has read
 * them, and such a page brings its own data.
 */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    const html = await (await page.request.get(path)).text()
    expect(html).toMatch(/srcset="\/_pictures\//i)
    expect(/<script type="application\/json" id="state">.*?<\/script>/s.exec(html)?.[0]).not.toContain(
      '"payload":',
    )
  }).toPass({ timeout: 30_000 })
  await page.goto(path)
}

/** A picture that is there at once. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

for (const path of [
  ...['/', '/article', '/plain', '/high'],
  ...['/entry', '/project', '/sheet', '/people', '/longread'],
])
  test(`${path} shows its pictures as wide as it says, from phones to wide screens`, async ({
    page,
    watch,
  }) => {
    watch.allow(/Google/)
    await page.route('**/_pictures/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: nothing }),
    )
    await open(page, path)
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      // A resized window is laid out a moment later than it says.
      await expect(async () => {
        const found = await widths(page)
        expect(found.length).toBeGreaterThan(0)
        const wrong = found.filter(({ said, shown }) => Math.abs(said - shown) > 0.1 * shown)
        expect(wrong, `in a window of ${width} pixels`).toEqual([])
      }).toPass({ timeout: 30_000 })
    }
  })

test.describe('on a phone with three pixels for one', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

  test('each picture is fetched in one size, nothing jumps, and the code finds the page as it was made', async ({
    page,
    watch,
  }) => {
    watch.allow(/Google/)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'image') asked.push(new URL(request.url()).pathname)
    })
    await open(page, '/plain')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    const head = asked.filter((address) => /^\/_pictures\/.*\/wide\.jpg/.test(address))
    expect(head).toEqual([expect.stringMatching(/^\/_pictures\/[0-9a-f]{12}\/640\/assets\/wide\.jpg\.avif$/)])
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true })
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
        }),
    )
    // A font that comes late moves a line by a fraction of a pixel; a picture without a size moves all below it.
    expect(shifted).toBeLessThan(0.001)
  })
})
