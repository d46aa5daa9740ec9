import { expect, test } from 'vitest'
import type { Values } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { fakeSource, globalsWith } from '../../../support/content.ts'
import { expectLog } from '../../../support/reports.ts'
import { testDeps } from '../../../support/test-deps.ts'
import { countTurns } from '../../../support/turns.ts'

const none: Values[] = []
const rules: Values[] = Array.from({ length: 10_000 }, (_, n) => ({
  from: `/s${n}`,
  to: '/over-ons',
  sites: ['nl'],
}))

test('requests have their turns while ten thousand rules are compiled', async () => {
  const { redirects } = await testDeps({ source: fakeSource(globalsWith({}, rules)) })
  const { turns, result } = await countTurns(() => redirects.find('nl', '/s9999', ''))
  expect(result?.to).toBe('/over-ons')
  // Compiled at once, there would be none.
  expect(turns).toBeGreaterThan(1)
})

test('all who need rules while they are compiled wait for the same', async () => {
  const { redirects } = await testDeps({ source: fakeSource(globalsWith({}, rules)) })
  const [first, second] = await Promise.all([redirects.rules('nl'), redirects.rules('nl')])
  expect(first).toBe(second)
  expect(await redirects.rules('nl')).toBe(first)
})

test('the log is told of a fault once, and again when it comes back', async () => {
  const faulty = [
    { from: '/a', to: '/b' },
    { from: '/b', to: '/a' },
  ]
  let rows: readonly Values[] = faulty
  const source = fakeSource({ redirects: async () => rows })
  const { redirects, logs } = await testDeps({ source })
  const told = () => logs.filter(({ msg, locale }) => msg === 'Redirect rule' && locale === 'nl').length
  for (let n = 0; n < 6; n++) expectLog('warn', 'runs in a circle')
  await redirects.load()
  expect(told()).toBe(2)
  rows = [...faulty]
  await redirects.load()
  expect(told()).toBe(2)
  rows = []
  await redirects.load()
  rows = [...faulty]
  await redirects.load()
  expect(told()).toBe(4)
})

test('the log is told of circles through several languages, once', async () => {
  const rows: Partial<Record<Locale, Values[]>> = {
    nl: [
      { from: '/rond', to: '/en/round' },
      { from: '/weg', to: '/en/away' },
    ],
    en: [
      { from: '/round', to: '/nl/rond' },
      { from: '/away', to: '/contact' },
    ],
  }
  const source = fakeSource({ redirects: async (locale) => rows[locale] ?? none })
  const { redirects, logs } = await testDeps({ source })
  const told = () => logs.filter(({ msg }) => msg === 'Redirect rule').map(({ problem }) => problem)
  expectLog('warn', '/rond: the redirect runs in a circle through other languages and was dropped')
  expectLog('warn', '/round: the redirect runs in a circle through other languages and was dropped')
  await redirects.load()
  expect(told()).toHaveLength(2)
  await redirects.load()
  expect(told()).toHaveLength(2)
  rows.en = []
  await redirects.load()
  rows.en = [{ from: '/round', to: '/nl/rond' }]
  await redirects.load()
  expect(told()).toHaveLength(4)
})
