/** Checks pages with axe. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const widths = [390, 1280] as const
const themes = ['light', 'dark'] as const

/** What axe checks: everything in the light theme; in the dark one, which differs in colours alone, colours. */
const checked = {
  light: { type: 'tag', values: tags },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const

/** Every width with every theme. */
const looks = widths.flatMap((width) => themes.map((colorScheme) => ({ width, colorScheme })))

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string }[]
  }[]
}

/**
 * Loads the checker into the page, and opens what is closed: details hide their content from it. Colours that are
 * on their way to others arrive, and those that change with the width do so at once.
 */
async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addScriptTag({ content: axe })
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    for (const details of document.querySelectorAll('details:not(.menu)')) details.setAttribute('open', '')
  })
}

async function violations(page: Page, colorScheme: keyof typeof checked): Promise<string[]> {
  const result = await page.evaluate((runOnly) => {
    const { axe: checker } = window as unknown as {
      axe: { run(where: Document, options: unknown): Promise<unknown> }
    }
    return checker.run(document, { runOnly, resultTypes: ['violations'] })
  }, checked[colorScheme])
  return (result as AxeResult).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  )
}

/**
 * Looks at an open page narrow and wide, light and dark. The page's policy must not forbid inline scripts
 * (`bypassCSP`).
 * @returns what axe finds, each with the look and the element
 */
export async function violationsInEveryLook(page: Page): Promise<readonly string[]> {
  await prepare(page)
  const found: string[] = []
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    found.push(...(await violations(page, colorScheme)).map((each) => `${colorScheme}, ${width} px: ${each}`))
  }
  return found
}
