import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test.ts'

/** What the head says to machines, without the tags that no page changes. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    meta: [...document.querySelectorAll('meta[property], meta[name=description], meta[name=robots]')]
      .map(
        (meta) =>
          `${meta.getAttribute('property') ?? meta.getAttribute('name')}=${meta.getAttribute('content')}`,
      )
      .sort(),
    links: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate]')]
      .map((link) => `${link.rel} ${link.hreflang} ${link.href}`)
      .sort(),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    ),
  }))

test('after a navigation the head says what the document of that page says', async ({ page, watch }) => {
  await page.goto('/en')
  await hydrated(page)
  const home = await headOf(page)
  expect(home.data).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }])
  await page.locator('footer a[href="/en/contact"]').first().click()
  await expect(page.locator('h1')).toBeFocused()
  const contact = await headOf(page)
  expect(contact.data).toMatchObject([{ '@type': 'BreadcrumbList' }])
  await page.goBack()
  await expect(page).toHaveTitle(home.title)
  expect(await headOf(page)).toEqual(home)
  expect(watch.documents).toHaveLength(1)
  await page.goto('/en/contact')
  expect(await headOf(page)).toEqual(contact)
})
