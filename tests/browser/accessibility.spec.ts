import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { languages, pageTypes, showcases } from './support/pages.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: axe })
  const result = await page.evaluate((values) => {
    // Closed details hide their content from the checker.
    for (const details of document.querySelectorAll('details:not(.menu)')) details.setAttribute('open', '')
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document, options: unknown): Promise<unknown> }
    }
    return checker.run(document, { runOnly: values })
  }, tags)
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )
}

// The checker is an inline script, which the site's own policy rightly forbids.
test.use({ bypassCSP: true })

for (const language of languages)
  for (const [type, addresses] of Object.entries(pageTypes))
    test(`axe finds nothing on ${type} in ${language}, light and dark, narrow and wide`, async ({
      page,
      watch,
    }) => {
      if (type === 'missing') watch.expect(answeredWith(404))
      for (const width of widths)
        for (const colorScheme of themes) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await page.goto(addresses[language])
          await hydrated(page)
          expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
        }
    })

for (const name of showcases)
  test(`axe finds nothing on the showcase page ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/designsystem/${name}`)
    await hydrated(page)
    expect(await violations(page)).toEqual([])
  })
