import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { gone, languages, type NamedPage, pagesIn, statusOf } from './support/pages.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const
const looks = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })))

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/** Loads the checker into the page, and opens what is closed: details hide their content from it. */
async function prepare(page: Page): Promise<void> {
  await page.addScriptTag({ content: axe })
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details:not(.menu)')) details.setAttribute('open', '')
  })
}

async function violations(page: Page): Promise<string[]> {
  const result = await page.evaluate((values) => {
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document, options: unknown): Promise<unknown> }
    }
    return checker.run(document, { runOnly: values, resultTypes: ['violations'] })
  }, tags)
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )
}

// The checker is an inline script, which the site's own policy rightly forbids.
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'parallel' })

const runs: string[] = []
test.afterAll(() => {
  console.log(`axe: ${runs.length} runs in this process`)
})

const extra: readonly NamedPage[] = [['taken down', gone.path]]
const statuses: Readonly<Record<string, number>> = { 'taken down': gone.status }

for (const language of languages)
  for (const [name, path] of [...pagesIn(language), ...(language === 'nl' ? extra : [])])
    test(`axe finds nothing on ${name} in ${language}, light and dark, narrow and wide`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(120_000)
      const status = statuses[name] ?? statusOf(name)
      if (status !== 200) watch.expect(answeredWith(status))
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      await hydrated(page)
      await prepare(page)
      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
        runs.push(path)
      }
    })
