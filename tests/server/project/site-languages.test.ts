import { describe, expect, test } from 'vitest'
import { describeProblems } from '../../../server/project/problem.ts'
import { siteFile } from '../../../server/project/site-file/site-file.ts'

const languagesOf = (text: string) => {
  const reading = siteFile.read(text)
  if (reading.kind === 'wrong') throw new Error(describeProblems('site.yaml', reading.problems).join('\n'))
  const { locales, default: standard, fallback } = reading.value
  return { rows: locales?.rows, standard, fallback }
}
const problemsOf = (text: string) => {
  const reading = siteFile.read(text)
  return reading.kind === 'wrong' ? describeProblems('site.yaml', reading.problems) : []
}

describe('Languages in site.yaml', () => {
  test('a map says what is special about each', () => {
    const text = `
default: en
locales:
  en: {}
  nl: { prefix: /nl }
  fr: { prefix: /fr, label: Français, lang: fr-BE, hreflang: fr-be, name: french, fallback: [en] }
  pt-BR:
  ar: { domain: https://ar.example/, dir: rtl, prefix: / }
fallback:
  news: { fr: [en], nl: none }
`
    expect(languagesOf(text)).toEqual({
      standard: 'en',
      rows: [
        { locale: 'en' },
        { locale: 'nl', prefix: '/nl' },
        {
          locale: 'fr',
          prefix: '/fr',
          label: 'Français',
          lang: 'fr-BE',
          hreflang: 'fr-be',
          name: 'french',
          fallback: ['en'],
        },
        { locale: 'pt-br' },
        { locale: 'ar', domain: 'https://ar.example', dir: 'rtl', prefix: '' },
      ],
      fallback: new Map([
        [
          'news',
          new Map([
            ['fr', ['en']],
            ['nl', []],
          ]),
        ],
      ]),
    })
  })

  test('a list names them', () => {
    expect(languagesOf('locales: [en, nl, de_AT]').rows).toEqual([
      { locale: 'en' },
      { locale: 'nl' },
      { locale: 'de-at' },
    ])
  })

  test.each(['', 'locales:', 'default: ~\nlocales: null\nfallback:\n'])('%j says nothing', (text) => {
    expect(languagesOf(text)).toEqual({})
  })

  test.each(['fallback: en', 'fallback: [en]'])('%j of a language is one language that stands in', (text) => {
    expect(languagesOf(`locales: { en: , fr: { ${text} } }`).rows?.[1]?.fallback).toEqual(['en'])
  })
})

describe('Mistakes in the languages of site.yaml', () => {
  test.each([
    [
      'two languages with one prefix',
      'locales:\n  en:\n  nl: { prefix: /x }\n  fr:\n    label: F\n    prefix: /x',
      'site.yaml:6: locales.fr.prefix must not be /x: the addresses of nl begin with it',
    ],
    [
      'a prefix that is no prefix',
      'locales:\n  en:\n  nl: { prefix: nl/ }',
      /^site.yaml:3: locales.nl.prefix must be \/ or one segment .*, not "nl\/"$/,
    ],
    [
      'a prefix in capitals',
      'locales: { en: , nl: { prefix: /NL } }',
      /locales.nl.prefix must be .*, not "\/NL"/,
    ],
    ['a prefix of two segments', 'locales: { en: , nl: { prefix: /be/nl } }', /not "\/be\/nl"/],
    ...[
      '/api',
      '/_build',
      '/builds',
      '/assets',
      '/forms',
      '/designsystem',
      '/sitemap',
      '/health',
      '/hooks',
    ].map(
      (prefix) =>
        [
          `a prefix that is an address of ours: ${prefix}`,
          `locales:\n  en:\n  nl: { prefix: ${prefix} }`,
          new RegExp(`^site.yaml:3: locales.nl.prefix must be .*, not "${prefix}"$`),
        ] as const,
    ),
    [
      'a default that does not exist',
      'locales: [en, nl]\ndefault: fr',
      'site.yaml:2: default must be one of en, nl, not "fr"',
    ],
    [
      'a domain twice',
      'locales:\n  en:\n  fr: { domain: https://x.example }\n  ar: { domain: HTTPS://X.example:443 }',
      'site.yaml:4: locales.ar.domain must not be https://x.example: the addresses of fr begin with it',
    ],
    [
      'a domain that is no origin',
      'locales: { en: , ar: { domain: ar.example } }',
      /locales.ar.domain must be an http\(s\) origin .*, not "ar.example"$/,
    ],
    [
      'a domain with a path',
      'locales: { en: { domain: https://x.example/en } }',
      /must be an http\(s\) origin/,
    ],
    [
      'a locale that is no language tag',
      'locales:\n  en:\n  french: {}',
      'site.yaml:3: locales must be a language tag such as fr or pt-BR, not "french"',
    ],
    [
      'no language tag in a list',
      'locales: [en, 5]',
      'site.yaml:1: locales[2] must be a language tag such as fr or pt-BR, not "5"',
    ],
    [
      'a direction that is none',
      'locales: { ar: { dir: right } }',
      'site.yaml:1: locales.ar.dir must be ltr or rtl, not "right"',
    ],
    [
      'a fallback to an unknown language',
      'locales: { en: , fr: { fallback: [de] } }',
      'site.yaml:1: locales.fr.fallback must be languages of this site, not "de"',
    ],
    [
      'fallbacks in a circle',
      'locales:\n  pt-BR: { fallback: en }\n  en: { fallback: pt-BR }',
      'site.yaml:2: locales.pt-BR.fallback must not lead back to pt-br: pt-br → en → pt-br',
    ],
    [
      'a fallback of a collection to an unknown language',
      'locales: [en, nl]\nfallback:\n  news:\n    nl: [fr]',
      'site.yaml:4: fallback.news.nl must be languages of this site (en, nl), not "fr"',
    ],
    [
      'fallbacks of a collection in a circle',
      'fallback: { news: { nl: [en], en: [nl] } }',
      'site.yaml:1: fallback.news.nl must not lead back to nl: nl → en → nl',
    ],
    ['a language twice', 'locales: [en, EN]', 'site.yaml:1: locales[2] must not be named twice: en'],
    [
      'a language twice in two spellings',
      'locales: { pt-BR: , pt_br: }',
      'site.yaml:1: locales.pt_br must not be named twice: pt-br',
    ],
    [
      'an unknown key of a language',
      'locales: { fr: { labels: Français } }',
      /^site.yaml:1: locales.fr does not know "labels": .* \(did you mean label\?\)$/,
    ],
    [
      'an unknown key of the file',
      'locale: [en]',
      /^site.yaml:1: the file does not know "locale": .* \(did you mean locales\?\)$/,
    ],
    ['no languages', 'locales: []', 'site.yaml:1: locales must not be empty'],
    ['a text for languages', 'locales: en', /^site.yaml:1: locales must be a list of languages/],
    ['a label without a text', 'locales: { fr: { label: [a] } }', /locales.fr.label must be the name/],
  ] as const)('%s', (_what, text, problem) => {
    const [first = '', ...more] = problemsOf(text)
    if (typeof problem === 'string') expect(first).toBe(problem)
    else expect(first).toMatch(problem)
    expect(more.filter((line) => !/circle|lead back/.test(line))).toEqual([])
  })
})
