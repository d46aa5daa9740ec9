import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

test('a loader is a file and the type of what it finds', { timeout: patience }, () => {
  const copy = copyRepository()
  const own = 'tests/server/loaders/opening-hours.test.ts'
  const touched = copy.add('loader', 'opening-hours')
  expect(touched).toEqual(['server/loaders/opening-hours.ts', 'src/content/payload.ts', own])

  // The row of its page names it, as the command says.
  const table = 'server/loaders/load-payload.ts'
  copy.replace(table, 'inTurn(loadSitemap)', 'inTurn(loadOpeningHours)')
  copy.replace(table, "import { loadSitemap } from './sitemap.ts'\n", '')
  copy.replace(
    table,
    'import { withPictures',
    "import { loadOpeningHours } from './opening-hours.ts'\nimport { withPictures",
  )
  copy.replace(own, "'/opening-hours'", "'/sitemap'")
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the loader "opening-hours" find?')

  copy.replace(own, /expect\.fail\([^;]*?\)\n/, "expect(found.title).toBe('opening-hours-title')\n")
  expect(copy.faults([...touched, table])).toBe('')
  expect(copy.test(own).output).toMatch(/^ +Tests +1 passed/m)
})
