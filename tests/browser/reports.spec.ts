import { faults, projectWith } from '../server/reports/faulty-project.ts'
import { violationsInEveryLook } from './support/axe.ts'
import { originOf, serveFiles } from './support/serve-site.ts'
import { expect, test } from './support/test.ts'

const port = 4397
const password = 'a-secret-of-the-site'

// The checker is an inline script, which the policy of the page forbids.
test.use({ baseURL: originOf(port), bypassCSP: true })

test('an editor reads twelve findings without scripts, and axe finds nothing in any look', async ({
  browser,
  page,
}) => {
  test.setTimeout(120_000)
  const settings = { REPORTS_SECRET: password, BUILDS_DIR: '' }
  const site = await serveFiles(port, projectWith(faults), undefined, settings)
  const context = await browser.newContext({
    ...{ baseURL: originOf(port), javaScriptEnabled: false },
    httpCredentials: { username: 'editor', password },
  })
  const plain = await context.newPage()
  await plain.goto('/reports')
  await expect(plain.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
  await expect(plain.getByText('12 findings.')).toBeVisible()
  const links = plain.getByRole('region', { name: 'Broken links, table' })
  await expect(links.getByRole('row')).toHaveCount(3)
  await expect(links.getByRole('link', { name: '/haven' }).first()).toHaveAttribute('href', '/haven')
  await expect(plain.getByRole('region', { name: 'Redirects, table' }).getByRole('row')).toHaveCount(6)
  expect(await plain.evaluate(() => getComputedStyle(document.body).maxWidth)).not.toBe('none')
  await context.close()

  await page.setExtraHTTPHeaders({ Authorization: `Bearer ${password}` })
  await page.goto('/reports')
  expect(await violationsInEveryLook(page)).toEqual([])
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await site.close()
})
