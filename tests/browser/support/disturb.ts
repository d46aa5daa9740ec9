/** Changes a page as its readers may: larger text, wider spacing, other styles. */
import type { Page } from '@playwright/test'

/** Adds styles of the reader's own above all others, in place of those added before; none removes them. */
export const styleWith = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const own = new CSSStyleSheet()
    own.replaceSync(text)
    document.adoptedStyleSheets = text === '' ? [] : [own]
  }, css)

/** WCAG 1.4.12. */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** WCAG 1.4.4, as a visitor who doubled the size of text. */
export const doubleText = ':root { font-size: 200% !important }'

export const turn = (page: Page, direction: 'ltr' | 'rtl'): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)

/** Every text gets 40 % more letters: single words longer ones, sentences more words. */
export const lengthenTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lengthen = (text: string) => {
      const more = text.slice(0, Math.ceil(text.length * 0.4))
      return /\s/.test(text) ? `${text} ${more}` : text + more.toLowerCase()
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const node of texts) {
      const text = (node.nodeValue ?? '').trim()
      if (/\p{L}/u.test(text) && !node.parentElement?.closest('script, style, svg'))
        node.nodeValue = lengthen(text)
    }
  })

/** Waits until pictures that load late have a size, and until the fonts are there. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
