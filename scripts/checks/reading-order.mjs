/**
 * Prints a page as a screen reader meets it: roles, names and levels in their order, from Chromium's
 * accessibility tree, and what is odd about them. The page's scripts run, as for visitors.
 *
 *     npm run reading-order -- URL…
 */
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { oddities, readingOrder } from './reading-order/reading-order.mjs'

async function treeOf(browser, url) {
  const page = await browser.newPage({ bypassCSP: true })
  try {
    await page.goto(url, { waitUntil: 'load' })
    // What is far below the screen has no names in the tree until it is drawn.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    const session = await page.context().newCDPSession(page)
    return (await session.send('Accessibility.getFullAXTree')).nodes
  } finally {
    await page.close()
  }
}

function print(url, lines) {
  process.stdout.write(`\n# ${url}\n\n`)
  for (const { depth, text } of lines) process.stdout.write(`${'  '.repeat(depth)}${text}\n`)
  const odd = oddities(lines)
  process.stdout.write(
    odd.length === 0 ? '\nNothing odd\n' : `\nOdd:\n${odd.map((each) => `- ${each}\n`).join('')}`,
  )
}

const urls = process.argv.slice(2)
if (urls.length === 0) {
  process.stderr.write('Usage: npm run reading-order -- URL…\n')
  process.exit(1)
}
const { executablePath, env, args } = findBrowser()
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } })
try {
  for (const url of urls) print(url, readingOrder(await treeOf(browser, url)))
} finally {
  await browser.close()
}
