/**
 * Takes pictures of pages and holds them against those that were kept in `tests/browser/pictures`:
 * `npm run pictures` makes them anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, type Page, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { comparePictures } from './compare-pictures.ts'
import { hydrated, marked } from './test.ts'

export const themes = ['light', 'dark'] as const
export const widths = [390, 1280] as const

const folder = join(import.meta.dirname, '../pictures')
const browserFile = join(folder, 'browser.json')

/** Height in pixels to which a page is looked at. */
const maxHeight = 2000
/** A phone's picture is kept whole, a wide one in half its size. */
const keptWidth = (width: number) => (width > 800 ? width / 2 : width)

/**
 * Cells that may differ, in parts of all: with the browser of the kept pictures the noise of their
 * compression, with another one its way of drawing letters too.
 */
const tolerances = { sameBrowser: 0.0005, otherBrowser: 0.04 }

/** The browser that took the kept pictures. */
const keptBrowser = (): string =>
  existsSync(browserFile) ? JSON.parse(readFileSync(browserFile, 'utf8')).version : ''

/**
 * Loads the page until its title and text are set in the site's own fonts: a slow machine shows the system's
 * where they come too late for the first paint (`font-display: optional`).
 */
async function withOwnFonts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await expect(async () => {
    await page.reload()
    const { root } = await session.send('DOM.getDocument')
    for (const selector of ['h1', 'main p']) {
      const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.map(({ isCustomFont }) => isCustomFont)).not.toContain(false)
    }
  }).toPass({ timeout: 40_000 })
  await session.detach()
}

/** Waits until nothing of the page changes by itself: pictures below the first screen are loaded too. */
async function settle(page: Page): Promise<void> {
  await hydrated(page)
  await marked(page)
  await page.evaluate(async (height) => {
    for (const image of document.images) {
      if (image.getBoundingClientRect().top > height) continue
      image.loading = 'eager'
      await image.decode().catch(() => {})
    }
    await document.fonts.ready
    // Those that follow the scrolling, and those that go on, never finish.
    const ending = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.all(ending.map((each) => each.finished.catch(() => {})))
  }, maxHeight)
  await page.mouse.move(0, 0)
}

/** The first part of a page, as WebP in the size that is kept. */
async function take(page: Page, width: number): Promise<Buffer> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(pageHeight, maxHeight) }
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' })
  return sharp(png).resize(keptWidth(width)).webp({ quality: 80, effort: 6 }).toBuffer()
}

/** Holds a page against its kept picture, or keeps a new one where pictures are made anew. */
export async function expectPicture(
  page: Page,
  info: TestInfo,
  name: string,
  browser: Browser,
): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await withOwnFonts(page)
  await settle(page)
  const taken = await take(page, width)
  const file = join(folder, `${name}.webp`)
  if (info.config.updateSnapshots === 'all') {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, taken)
    writeFileSync(browserFile, `${JSON.stringify({ version: browser.version() }, undefined, 2)}\n`)
    return
  }
  expect(existsSync(file), `${name} has no kept picture: run npm run pictures`).toBe(true)
  const isSame = browser.version() === keptBrowser()
  const allowed = isSame ? tolerances.sameBrowser : tolerances.otherBrowser
  const { share, picture, sizes } = await comparePictures(taken, readFileSync(file))
  if (share > allowed) {
    await info.attach('taken', { body: taken, contentType: 'image/webp' })
    await info.attach('kept', { path: file })
    if (picture) await info.attach('difference', { body: picture, contentType: 'image/png' })
  }
  const versions = isSame ? '' : `; kept by Chromium ${keptBrowser()}, this is ${browser.version()}`
  const percent = (share * 100).toFixed(2)
  expect(share, sizes ?? `${percent} % of ${name} differs${versions}`).toBeLessThanOrEqual(allowed)
}
