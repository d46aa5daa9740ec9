import { describe, expect, test } from 'vitest'
import { blocksFile } from '../../../server/project/blocks-file/blocks-file.ts'
import { describeProblems } from '../../../server/project/problem.ts'
import type { ContentRules } from '../../../src/blocks/content-rules.ts'

/** The mistakes in a text, as they are told. */
function problemsIn(text: string): readonly string[] {
  const reading = blocksFile.read(text)
  return reading.kind === 'wrong' ? describeProblems('blocks.yaml', reading.problems) : []
}

/** The rules of a text without mistakes. */
function rulesOf(text: string): ContentRules {
  const reading = blocksFile.read(text)
  if (reading.kind === 'wrong') throw new Error(JSON.stringify(reading.problems))
  return reading.value
}

const whole = `# How our sets are shown
sets:
  team-raster:
    block: cards
    fields: { items: leden, title: kop }
    hide: [interne_code]
    show:
      - status
    order: [kop, leden]
  kleurvlak: hidden
collections:
  producten:
    fields: { lead: onderschrift, picture: foto, label: soort }
    hide: [artikelnummer]
    order: [specificaties, omschrijving]
fields:
  hide: [interne_notitie]
  show: [kleurnaam]
`

const expected: ContentRules = {
  sets: new Map([
    [
      'team-raster',
      {
        block: 'cards',
        fields: { items: 'leden', title: 'kop' },
        hide: ['interne_code'],
        show: ['status'],
        order: ['kop', 'leden'],
      },
    ],
    ['kleurvlak', { block: 'hidden' }],
  ]),
  collections: new Map([
    [
      'producten',
      {
        fields: { lead: 'onderschrift', picture: 'foto', label: 'soort' },
        hide: ['artikelnummer'],
        order: ['specificaties', 'omschrijving'],
      },
    ],
  ]),
  hide: new Set(['interne_notitie']),
  show: new Set(['kleurnaam']),
}
const noRules: ContentRules = { sets: new Map(), collections: new Map(), hide: new Set(), show: new Set() }

describe('Rules are read', () => {
  test.each([
    ['as they are written', whole],
    ['with the line ends of Windows', whole.replaceAll('\n', '\r\n')],
    ['with tabs for spaces', whole.replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))],
    ['with spaces at the ends of lines', whole.replaceAll('\n', ' \t\n')],
  ])('%s', (_how, text) => {
    expect(rulesOf(text)).toEqual(expected)
  })

  test.each([
    ['nothing', ''],
    ['comments', '# sets:\n#   team: cards\n'],
    ['keys with nothing behind them', 'sets:\ncollections: ~\nfields:\n  hide:\n  show: null\n'],
    ['an empty map', '{}'],
  ])('a file of %s holds no rules', (_what, text) => {
    expect(rulesOf(text)).toEqual(noRules)
  })

  test('a set whose members are comments has an empty rule', () => {
    expect(rulesOf('sets:\n  team:\n    # block: cards\n').sets).toEqual(new Map([['team', {}]]))
  })

  test('names that YAML takes for numbers, dates and switches stay names', () => {
    const { sets, hide } = rulesOf(
      'sets: { 2024: cards, on: hidden }\nfields: { hide: [1.0, 2024-01-05, no] }',
    )
    expect([...sets.keys()]).toEqual(['2024', 'on'])
    expect([...hide]).toEqual(['1.0', '2024-01-05', 'no'])
  })

  test('any name is taken on our side where no block is named', () => {
    const { sets, collections } = rulesOf(
      'sets: { team: { fields: { voorkant: foto } } }\ncollections: { a: { fields: { voorkant: foto } } }\n',
    )
    expect([sets.get('team'), collections.get('a')]).toEqual(Array(2).fill({ fields: { voorkant: 'foto' } }))
  })

  test('an anchor saves typing', () => {
    const { sets } = rulesOf('sets:\n  a: &a { block: cards, hide: [code] }\n  b: *a\n')
    expect(sets.get('b')).toEqual({ block: 'cards', hide: ['code'] })
  })

  test('names of what every object has are names like others', () => {
    const { sets, hide } = rulesOf(
      'sets:\n  __proto__: hidden\n  constructor: cards\n  a: { fields: { __proto__: b, toString: c } }\n' +
        'fields: { hide: [__proto__] }\n',
    )
    expect([...sets.keys()]).toEqual(['__proto__', 'constructor', 'a'])
    expect(sets.get('constructor')).toEqual({ block: 'cards' })
    const fields = sets.get('a')?.fields ?? {}
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'b'],
      ['toString', 'c'],
    ])
    expect(fields.constructor).toBeUndefined()
    expect(hide.has('__proto__')).toBe(true)
    expect(Object.hasOwn(Object.prototype, 'b')).toBe(false)
  })

  test('2,000 rules are read', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `  set_${index}: hidden\n`)
    expect(rulesOf(`sets:\n${lines.join('')}`).sets.size).toBe(2_000)
  })
})

const blockNames = expect.stringContaining('one of hidden, hero, rich_text, cards')

describe('A mistake is told with its line, its place and what was expected', () => {
  test.each([
    [
      'a block that is misspelled',
      'sets:\n  team:\n    block: card\n',
      3,
      /^sets\.team\.block must be one of .*cards.*, not "card" \(did you mean cards\?\)$/,
    ],
    [
      'a block by another name',
      'sets:\n  team: kaarten\n',
      2,
      /^sets\.team must be one of .* not "kaarten" \(did you mean cards\?\)$/,
    ],
    [
      'a block in another spelling',
      'sets:\n  team: Media text\n',
      2,
      /"Media text" \(did you mean media_text\?\)$/,
    ],
    ['the beginning of a block', 'sets:\n  team: call\n', 2, /not "call" \(did you mean call_to_action\?\)$/],
    [
      'a block that nothing resembles',
      'sets:\n  team: vliegtuig\n',
      2,
      /^sets\.team must be one of [^?]*not "vliegtuig"$/,
    ],
    [
      'a block that is a list',
      'sets:\n  team:\n    block: [cards]\n',
      3,
      'sets.team.block must be the name of a block, not a list',
    ],
    [
      'a block without a name',
      'sets:\n  team: { block: }\n',
      2,
      /^sets\.team\.block must be one of .*, not empty$/,
    ],
    [
      'an unknown section',
      'set:\n  team: cards\n',
      1,
      'the file does not know "set": its keys are sets, collections, fields (did you mean sets?)',
    ],
    [
      'an unknown key of a set',
      'sets:\n  team:\n    block: cards\n    feilds: { title: kop }\n',
      4,
      'sets.team does not know "feilds": its keys are block, fields, hide, show, order (did you mean fields?)',
    ],
    [
      'an unknown key that every object has',
      'sets:\n  team: { __proto__: x }\n',
      2,
      /^sets\.team does not know "__proto__"/,
    ],
    [
      'a field that the block does not have',
      'sets:\n  team:\n    block: faq\n    fields:\n      question: vraag\n      qustions: vragen\n',
      6,
      'sets.team.fields does not know "qustions": its keys are questions, question, answer, title (did you mean questions?)',
    ],
    [
      'a block for a collection',
      'collections:\n  producten:\n    block: cards\n',
      3,
      /^collections\.producten does not know "block": its keys are page, fields, hide, show, order$/,
    ],
    [
      'a collection that is only a word',
      'collections:\n  producten: hidden\n',
      2,
      'collections.producten must be a map with page, fields, hide, show, order, not "hidden"',
    ],
    [
      'an order of fields for all',
      'fields:\n  order: [a]\n',
      2,
      'fields does not know "order": its keys are hide, show',
    ],
    ['a list of sets', 'sets:\n  - team\n', 1, 'sets must be a map of names, not a list'],
    [
      'a file that is a list',
      '- team\n',
      1,
      'the file must be a map with sets, collections, fields, not a list',
    ],
    [
      'a file that is a word',
      'cards\n',
      1,
      'the file must be a map with sets, collections, fields, not "cards"',
    ],
    [
      'hidden fields that are no list',
      'fields:\n  hide: code, status\n',
      2,
      'fields.hide must be a list of fields, such as [title, status], not "code, status"',
    ],
    [
      'a hidden field that is a map',
      'fields:\n  hide:\n    - code\n    - status: x\n',
      4,
      'fields.hide[2] must be a name, not a map',
    ],
    [
      'a field without a name',
      'sets:\n  team: { order: [kop, ""] }\n',
      2,
      'sets.team.order[2] must be a name, not empty',
    ],
    [
      'a field with a name beyond measure',
      `fields:\n  hide: [${'x'.repeat(101)}]\n`,
      2,
      /^fields\.hide\[1\] must be a name of at most 100 characters, not "x{60}…"$/,
    ],
    [
      'fields that are a list',
      'sets:\n  team:\n    fields: [kop]\n',
      3,
      'sets.team.fields must be a map of our field to yours, such as { title: kop }, not a list',
    ],
    [
      'a field with two sources',
      'sets:\n  team:\n    fields:\n      title: [kop, titel]\n',
      4,
      'sets.team.fields.title must be a name, not a list',
    ],
    [
      'a field that is hidden and shown',
      'sets:\n  team:\n    hide: [a, b]\n    show: [b]\n',
      2,
      'sets.team must not name the same field under hide and show',
    ],
    [
      'a set twice',
      'sets:\n  team: cards\n  kop: hero\n  team: hidden\n',
      4,
      '"team" stands here twice: also in line 2',
    ],
    [
      'a key twice',
      'sets:\n  team: { hide: [a], hide: [b] }\n',
      2,
      '"hide" stands here twice: also in line 2',
    ],
    ['an open list', 'sets:\n  team:\n    hide: [a, b\n  kop: hero\n', 4, /^is no YAML: Flow sequence/],
    ['an open quote', 'sets:\n  team: "cards\n', 2, /^is no YAML: Missing closing/],
    ['two documents', 'sets: {}\n---\nsets: {}\n', 2, /^is no YAML: Source contains multiple documents/],
  ] as const)('%s', (_what, text, line, said) => {
    const [problem = '', ...others] = problemsIn(text)
    expect(others).toEqual([])
    const [, at, words] = /^blocks\.yaml:(\d+): (.*)$/s.exec(problem) ?? []
    expect({ line: Number(at), words }).toEqual({
      line,
      words: typeof said === 'string' ? said : expect.stringMatching(said),
    })
  })

  test.each([
    ['an alias without its anchor', 'sets: *none\n', /^blocks\.yaml: is no YAML: Unresolved alias/],
    ['aliases that repeat too much', bomb(), /^blocks\.yaml: is no YAML: Excessive alias count/],
    ['a map of itself', 'sets: &a\n  team: *a\n', /is no YAML: An alias lies inside its own anchor/],
    ['nesting without end', '['.repeat(100_000), /^blocks\.yaml.* is no YAML/],
    [
      '2,001 rules',
      `sets:\n${Array.from({ length: 2_001 }, (_, index) => `  s${index}: hero\n`).join('')}`,
      /the file must not have more than 2000 sets and collections$/,
    ],
  ])('%s', (_what, text, said) => {
    expect(problemsIn(text)[0]).toMatch(said)
  })

  test('all mistakes are told, in the order of the file', () => {
    const text = 'sets:\n  a: card\n  b: { feilds: {}, hidde: [] }\nfields: { hide: x }\ncollection: {}\n'
    expect(problemsIn(text)).toEqual([
      expect.stringMatching(/^blocks\.yaml:2: sets\.a must be/),
      expect.stringMatching(/^blocks\.yaml:3: sets\.b does not know "feilds"/),
      expect.stringMatching(/^blocks\.yaml:3: sets\.b does not know "hidde"/),
      expect.stringMatching(/^blocks\.yaml:4: fields\.hide must be/),
      expect.stringMatching(/^blocks\.yaml:5: the file does not know "collection"/),
    ])
  })

  test('of very many mistakes the first hundred are told', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `  set_${index}: card\n`)
    const problems = problemsIn(`sets:\n${lines.join('')}`)
    expect(problems).toHaveLength(101)
    expect(problems[0]).toEqual(blockNames)
    expect(problems.at(-1)).toBe('blocks.yaml: 400 further mistakes')
  })
})

/** Few lines whose aliases stand for very many values. */
function bomb(): string {
  const lines = Array.from(
    { length: 9 },
    (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]\n`,
  )
  return `l0: &l0 [x]\n${lines.join('')}`
}

test('a file with thousands of mistakes tells the first ones, and ends soon', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ` s${index}: cardz`)
  expect(blocksFile.read(`sets:\n${rows.join('\n')}\n`)).toMatchObject({
    kind: 'wrong',
    problems: expect.objectContaining({ length: 1000 }),
  })
}, 20_000)
