/** The colours and fonts of a brand in a browser. */
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { violationsInEveryLook } from './support/axe.ts'
import { originOf, serveBuild } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const fonts = {
  'text.woff2':
    'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2',
  'label.woff2': 'node_modules/@fontsource/newsreader/files/newsreader-latin-400-italic.woff2',
}

/** A project folder with a brand, and fonts beside it. */
function folderWith(brand: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'brand-'))
  writeFileSync(join(dir, 'brand.yaml'), brand)
  for (const [name, from] of Object.entries(fonts)) cpSync(from, join(dir, name))
  return dir
}

const serveBrand = (port: number, brand: string) =>
  serveBuild(port, { TRIPTYCH_DIR: folderWith(brand), BUILDS_DIR: '' })

const pages = ['/', '/projecten', '/designsystem/buttons', '/designsystem/inputs', '/bestaat-niet']
const brands = [
  ['blue', "colours: { brand: '#005a9c' }\n"],
  ['yellow', "colours: { brand: '#ffdd00', accent: '#a3195b' }\n"],
] as const

for (const [position, [name, brand]] of brands.entries()) {
  const port = 4390 + position
  test.describe(`a ${name} brand`, () => {
    // The checker is an inline script, which the site's own policy rightly forbids.
    test.use({ baseURL: originOf(port), bypassCSP: true, locale: 'nl-NL' })
    test('axe finds nothing, light and dark, narrow and wide', async ({ page, watch }) => {
      watch.allow(/404/)
      test.setTimeout(240_000)
      const site = await serveBrand(port, brand)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const address of pages) {
        await page.goto(address)
        await hydrated(page)
        expect.soft(await violationsInEveryLook(page), address).toEqual([])
      }
      // An open page prefetches when it is idle: it must not outlive its server.
      await page.goto('about:blank')
      await site.close()
    })
  })
}

test.describe('a brand with fonts of its own', () => {
  test.use({ baseURL: originOf(4392), locale: 'nl-NL' })
  test('shows the page in its colours and fonts, from this site alone, and nothing moves', async ({
    page,
  }) => {
    const site = await serveBrand(
      4392,
      "colours: { brand: '#005a9c' }\nfonts: { text: text.woff2, label: label.woff2 }\n",
    )
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') loaded.push(new URL(request.url()).href)
    })
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (globalThis as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    expect(loaded.length).toBeGreaterThan(0)
    for (const href of loaded)
      expect(href).toMatch(/^http:\/\/127\.0\.0\.1:4392\/_build\/brand\/[\da-f]{16}\.woff2$/)
    const look = await page.evaluate(() => ({
      family: getComputedStyle(document.body).fontFamily,
      shift: (globalThis as unknown as { shift: number }).shift,
    }))
    expect(look.family).toContain('Brand text')
    expect(look.shift).toBe(0)
    await page.goto('about:blank')
    await site.close()
  })
})
