import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const pageTest = 'tests/server/loaders/team.test.ts'

test('a route is a row, a loader and a page, and what it is called', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('route', 'team')
  expect(touched).toEqual([
    'server/loaders/load-payload.ts',
    'server/loaders/team.ts',
    'src/content/payload.ts',
    'src/i18n/messages/de.ts',
    'src/i18n/messages/en.ts',
    'src/i18n/messages/nl.ts',
    'src/pages/team.tsx',
    'src/routes.ts',
    pageTest,
  ])
  const asking = copy.test(pageTest)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the page "team" show, and what is it called')

  copy.replace('src/i18n/messages/de.ts', "'team-title': 'Team'", "'team-title': 'Wer wir sind'")
  copy.replace('src/pages/team.tsx', '<ul>', '<ul className="team">')
  copy.replace(pageTest, "toContain('</h1>')", `toContain('<ul class="team">')`)
  copy.replace(pageTest, /expect\.fail\([^;]*?\)\n/, 'expect(text).toMatch(/(?:Team|Wer wir sind)<\\/h1>/)\n')
  expect(copy.faults(touched)).toBe('')
  expect(copy.test(pageTest, 'tests/spec/02-screens.test.ts', 'tests/src/router').output).toMatch(
    /^ +Tests +\d+ passed/m,
  )
})
