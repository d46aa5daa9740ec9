import { describe, expect, test } from 'vitest'
import { compileRules } from '../../../server/cms/redirects/compile-rules.ts'
import { readRedirectRows } from '../../../server/cms/redirects/redirect-rows.ts'
import { findRedirectFaults } from '../../../server/reports/redirects.ts'
import type { Finding } from '../../../server/reports/report.ts'
import { createTally } from '../../../server/reports/tally.ts'
import { createTargetCheck } from '../../../server/reports/targets.ts'
import type { Value } from '../../../src/content/types.ts'
import { defaultLanguages } from '../../../src/i18n/languages.ts'
import { readConfig } from '../../support/config.ts'
import { fakeSource } from '../../support/content.ts'
import { seeded } from '../../support/random.ts'

const pages = new Set(['/haven', '/dijk'])
const language = { languages: defaultLanguages, locale: 'nl' }

/** All findings on these rules, and how many steps it took to find them. */
async function examined(rows: readonly Value[]) {
  const rules = compileRules(readRedirectRows(rows), language, pages)
  const redirects = {
    rules: async () => rules,
    find: async (_locale: string, path: string, search: string) => rules.find(path, search),
  }
  const content = fakeSource({ has: async (_locale, path) => pages.has(path) })
  const config = readConfig({ SITE_URL: 'https://www.example.org' }, 'tests/fixtures/none')
  const found = new Map<string, Finding>()
  let steps = 0
  await findRedirectFaults(
    {
      ...{ content, redirects, languages: defaultLanguages },
      check: createTargetCheck({ content, redirects, languages: defaultLanguages, config }),
      tally: {
        ...createTally(),
        add: (_section, finding, key = '') => void (found.has(key) || found.set(key, finding)),
      },
      step: async () => {
        steps += 1
      },
    },
    'nl',
  )
  return { found: [...found.values()], steps }
}

const kindsOn = async (rows: readonly Value[]) =>
  (await examined(rows)).found.map(({ kind, subject, place }) => `${kind} ${subject} (${place})`)

describe('the redirect doctor finds', () => {
  test.each<[string, Value[], string[]]>([
    ['nothing in rules that lead to pages', [{ from: '/a', to: '/haven' }], []],
    ['nothing in rules to other sites', [{ from: '/a', to: 'https://other.example/' }], []],
    ['nothing in what is gone', [{ from: '/a', code: 410 }], []],
    ['a rule that leads to itself', [{ from: '/a', to: '/a' }], ['loop /a (row 1)']],
    [
      'one circle of three rules, into which a fourth leads',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/a' },
        { from: '/d', to: '/b' },
      ],
      ['loop /a (row 1)'],
    ],
    [
      'each rule of a chain but the last, and the dead end once',
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/c', to: '/weg' },
      ],
      ['chain /a (row 1)', 'chain /b (row 2)', 'dead target /c (row 3)'],
    ],
    [
      'the second of two rules for an address, in whatever spelling',
      [
        { from: '/a/', to: '/haven' },
        { from: 'a', to: '/dijk' },
      ],
      ['duplicate a (row 2)'],
    ],
    [
      'a pattern behind one that takes all its requests',
      [
        { from: '/oud/*', to: '/haven' },
        { from: '/oud/nieuws/*', to: '/dijk' },
      ],
      ['shadowed /oud/nieuws/* (row 2)'],
    ],
    [
      'no fault in a pattern before one that takes more',
      [
        { from: '/oud/nieuws/*', to: '/dijk' },
        { from: '/oud/*', to: '/haven' },
      ],
      [],
    ],
    [
      'no fault in a pattern of which another takes a part',
      [
        { from: '^/oud/\\d+$', to: '/dijk', match: 'regex' },
        { from: '/oud/*', to: '/haven' },
      ],
      [],
    ],
    [
      'a rule at the address of a page, unless it overrides',
      [
        { from: '/dijk', to: '/haven' },
        { from: '/haven', to: 'https://other.example/', override: true },
      ],
      ['chain /dijk (row 1)', 'shadowed /dijk (row 1)'],
    ],
    ['targets that are refused', [{ from: '/a', to: 'javascript:alert(1)' }], ['bad target /a (row 1)']],
    ['a rule without a target', [{ from: '/a' }], ['bad target /a (row 1)']],
    [
      'patterns that are refused',
      [
        { from: '^/(a+)+$', to: '/haven', match: 'regex' },
        { from: '^/(', to: '/haven', match: 'regex' },
      ],
      ['bad pattern ^/(a+)+$ (row 1)', 'bad pattern ^/( (row 2)'],
    ],
    [
      'the number of a row among those that are switched off',
      [{ from: '/x', to: '/y', enabled: false }, {}, { from: '/a', to: '/weg' }],
      ['dead target /a (row 3)'],
    ],
  ])('%s', async (_, rows, expected) => {
    expect(await kindsOn(rows)).toEqual(expected)
  })
})

test('a chain tells how long it is and where it ends, a circle its addresses', async () => {
  const { found } = await examined([
    { from: '/a', to: '/b' },
    { from: '/b', to: '/haven' },
    { from: '/x', to: '/y' },
    { from: '/y', to: '/x' },
  ])
  expect(found.map(({ detail }) => detail)).toEqual(['/x → /y → /x', '2 redirects to /haven'])
})

/** Thousands of rules that lead to pages, to nothing and to each other; some have the same source. */
function manyRules(count: number, seed: number): { from: string; to: string }[] {
  const below = seeded(seed)
  const target = () => {
    const choice = below(10)
    if (choice < 4) return below(2) === 0 ? '/haven' : '/dijk'
    return choice < 7 ? `/s${below(count)}` : `/weg-${below(50)}`
  }
  const rules = Array.from({ length: count }, (_, n) => ({
    ...{ from: `/s${below(20) === 0 ? below(count) : n}`, to: target() },
  }))
  const circles = Array.from({ length: 20 }, (_, n) => [
    { from: `/x${n}`, to: `/y${n}` },
    { from: `/y${n}`, to: `/x${n}` },
  ])
  return [...rules, ...circles.flat()]
}

/** The same by brute force: each rule is followed by itself. */
function reference(rules: readonly { from: string; to: string }[]): Map<string, number> {
  const bySource = new Map<string, string>()
  const counts = new Map<string, number>()
  const circles = new Set<string>()
  const count = (kind: string) => void counts.set(kind, (counts.get(kind) ?? 0) + 1)
  for (const { from, to } of rules)
    if (bySource.has(from)) count('duplicate')
    else bySource.set(from, to)
  for (const [from, to] of bySource) {
    const way = [from]
    let at = to
    while (bySource.has(at) && !way.includes(at)) {
      way.push(at)
      at = bySource.get(at) ?? ''
    }
    if (way.includes(at)) circles.add(way.slice(way.indexOf(at)).toSorted().join())
    else if (way.length > 1) count('chain')
    else if (!pages.has(at)) count('dead target')
  }
  if (circles.size > 0) counts.set('loop', circles.size)
  return counts
}

test.each([1, 2, 3])(
  'of ten thousand rules as many are faulty as brute force finds (seed %i)',
  async (seed) => {
    const rows = manyRules(10_000, seed)
    const { found, steps } = await examined(rows)
    const counts = new Map<string, number>()
    for (const { kind } of found) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const expected = reference(rows)
    expect(Object.fromEntries([...counts].toSorted())).toEqual(Object.fromEntries([...expected].toSorted()))
    expect(expected.get('loop')).toBeGreaterThan(0)
    // Others have their turn between any two rules.
    expect(steps).toBeGreaterThan(new Set(rows.map(({ from }) => from)).size)
  },
)
