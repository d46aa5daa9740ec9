import { languages, pageTypes, showcases } from './support/pages.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

const addresses = [
  ...Object.entries(pageTypes).flatMap(([type, paths]) =>
    languages.map((language) => [type, paths[language]] as const),
  ),
  ...showcases.map((name) => ['showcase', `/en/designsystem/${name}`] as const),
]

for (const [type, path] of addresses)
  test(`${path} hydrates without a warning and asks no other host`, async ({ page, watch }) => {
    if (type === 'missing') watch.expect(answeredWith(404))
    const response = await page.goto(path)
    expect(response?.status()).toBe(type === 'missing' ? 404 : 200)
    await hydrated(page)
    expect(watch.outside).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    expect(await page.locator('script:not([src]):not([type$="json"])').count()).toBe(1)
    expect(await page.locator('[style]').count()).toBe(0)
  })
