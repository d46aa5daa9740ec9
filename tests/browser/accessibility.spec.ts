import { violationsInEveryLook } from './support/axe.ts'
import { gone, languages, type NamedPage, pagesIn, statusOf } from './support/pages.ts'
import { answeredWith, expect, hydrated, test } from './support/test.ts'

// The checker is an inline script, which the site's own policy rightly forbids.
test.use({ bypassCSP: true })
test.describe.configure({ mode: 'parallel' })

const visited: string[] = []
test.afterAll(() => {
  console.log(`axe: ${visited.length} pages in this process, each in four looks`)
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
      expect(await violationsInEveryLook(page)).toEqual([])
      visited.push(path)
    })
