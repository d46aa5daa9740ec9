import { describe, expect, test } from 'vitest'
import { questionOf } from '../../../server/consent/consent-setup.ts'
import { tagSources } from '../../../server/consent/tag-sources.ts'
import { describeProblems } from '../../../server/project/problem.ts'
import { siteFile } from '../../../server/project/site-file/site-file.ts'

function problemsIn(text: string): readonly string[] {
  const reading = siteFile.read(text)
  return reading.kind === 'wrong' ? describeProblems('site.yaml', reading.problems) : []
}

/** The section `consent` of a text without mistakes. */
function consentOf(text: string) {
  const reading = siteFile.read(text)
  if (reading.kind === 'wrong' || !reading.value.consent) throw new Error(JSON.stringify(reading))
  return reading.value.consent
}

const whole = `consent:
  version: 2
  categories:
    statistics:
      label: { nl: Tellen, en: Counting }
      text: How often pages are read.
      tags:
        - matomo: { url: https://stats.site.example, site: 3 }
        - plausible: { domain: site.example }
        - clarity: { id: a1b2c3d4e5 }
    marketing:
      tags:
        - gtm: { id: GTM-AB12CD3, inline_scripts: true }
    embeds:
    chat:
      label: Chat
      signals: [personalization_storage]
      tags:
        - script:
            src: https://chat.example/widget.js
            attributes: { data-key: k1 }
            hosts: { connect: [api.chat.example], frame: [https://chat.example] }
            stored: [chat_*]
`

describe('the section consent', () => {
  test('is read to the last value, with the functional category first', () => {
    const setup = consentOf(whole)
    expect(setup.version).toBe(2)
    expect(setup.categories.map(({ key, signals }) => [key, signals])).toEqual([
      ['functional', ['functionality_storage', 'personalization_storage']],
      ['statistics', ['analytics_storage']],
      ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
      ['embeds', []],
      ['chat', ['personalization_storage']],
    ])
    const [, statistics, marketing, , chat] = setup.categories
    expect(statistics?.label).toEqual({ nl: 'Tellen', en: 'Counting' })
    expect(statistics?.text).toEqual({ '*': 'How often pages are read.' })
    expect(statistics?.tags.map(({ tag }) => tag)).toEqual([
      { kind: 'matomo', url: 'https://stats.site.example/', site: '3' },
      { kind: 'plausible', domain: 'site.example', host: 'https://plausible.io' },
      { kind: 'clarity', id: 'a1b2c3d4e5' },
    ])
    expect(marketing?.tags).toEqual([
      { tag: { kind: 'gtm', id: 'GTM-AB12CD3' }, hosts: {}, inlineScripts: 'all' },
    ])
    expect(chat?.tags[0]).toEqual({
      tag: {
        kind: 'script',
        src: 'https://chat.example/widget.js',
        attributes: { 'data-key': 'k1' },
        stored: ['chat_*'],
      },
      hosts: { connect: ['https://api.chat.example'], frame: ['https://chat.example'] },
    })
  })

  test('says which hosts its tools need, each once and for what they are needed', () => {
    const { sources, inlineScripts } = tagSources(consentOf(whole), false)
    expect(sources['script-src']).toEqual([
      ...['https://stats.site.example', 'https://plausible.io', 'https://*.clarity.ms'],
      ...['https://www.googletagmanager.com', 'https://chat.example'],
    ])
    expect(sources['frame-src']).toEqual(['https://chat.example'])
    expect(sources['connect-src']).toContain('https://api.chat.example')
    expect(Object.keys(sources)).not.toContain('font-src')
    expect(inlineScripts).toBe('all')
  })

  test('asks anew for other categories, tools or versions, and not for other words', () => {
    const newest = (text: string) => questionOf(consentOf(text)).versions.at(-1)
    const before = newest(whole)
    expect(before).toMatch(/^2-[\da-f]{6}$/)
    expect(newest(whole.replace('Tellen', 'Meten').replace('[chat_*]', '[talk_*]'))).toBe(before)
    for (const [from, to] of [
      ['version: 2', 'version: 3'],
      ['    embeds:\n', ''],
      ['stats.site.example', 'stats.other.example'],
      ['        - clarity: { id: a1b2c3d4e5 }\n', ''],
    ] as const)
      expect(newest(whole.replace(from, to))).not.toBe(before)
  })

  test('counts a plain answer from before there were categories', () => {
    expect(questionOf(consentOf(whole)).versions[0]).toBe('2')
  })
})

test.each([
  ['gtm: GTM-AB12CD3', 'gtm: { id: GTM-AB12CD3 }'],
  ['plausible: site.example', 'plausible: { domain: site.example }'],
  ['clarity: a1b2c3d4e5', 'clarity: { id: a1b2c3d4e5 }'],
  ['script: https://chat.example/widget.js', 'script: { src: https://chat.example/widget.js }'],
])('a tool may be a text where one key is all that it needs: %s', (short, long) => {
  expect(consentOf(inTags(short))).toEqual(consentOf(inTags(long)))
})

const inTags = (tag: string) => `consent:\n  categories:\n    statistics:\n      tags:\n        - ${tag}\n`

describe('a wrong site.yaml is told with line, value and what is accepted', () => {
  test.each([
    [
      'an unknown key',
      'consent:\n  catgories: {}\n',
      /^site\.yaml:2: consent does not know "catgories": .*did you mean categories\?/,
    ],
    [
      'an unknown category',
      'consent:\n  categories:\n    statistcs: {}\n',
      /^site\.yaml:3: consent\.categories\.statistcs must be a known category.*did you mean statistics\?/,
    ],
    [
      'a category twice',
      'consent:\n  categories:\n    statistics: {}\n    marketing: {}\n    statistics: {}\n',
      /^site\.yaml:5: "statistics" stands here twice: also in line 3/,
    ],
    [
      'a key that is no key',
      'consent:\n  categories:\n    Mijn Cookies: { label: x }\n',
      /^site\.yaml:3: .*must be a key of small letters/,
    ],
    [
      'a version that is none',
      'consent: { version: next }\n',
      /^site\.yaml:1: consent\.version must be a whole/,
    ],
    [
      'an unknown signal',
      'consent:\n  categories:\n    statistics: { signals: [analytics_store] }\n',
      /^site\.yaml:3: .*must be one of .*did you mean analytics_storage\?/,
    ],
    ['an unknown tool', inTags('hotjar: { id: 1 }'), /^site\.yaml:5: .*does not know "hotjar"/],
    [
      'two tools in one',
      inTags('{ gtm: {}, clarity: { id: a1b2c3d4e5 } }'),
      /^site\.yaml:5: .*a map with one of/,
    ],
    ['no tool', inTags('{}'), /^site\.yaml:5: .*a map with one of gtm, matomo/],
    [
      'an id of the wrong shape',
      inTags('gtm: { id: UA-12345-1 }'),
      /^site\.yaml:5: .*GTM-AB12CD3, not "UA-12345-1"/,
    ],
    ['a text that is no id', inTags('gtm: UA-12345-1'), /^site\.yaml:5: .*GTM-AB12CD3, not "UA-12345-1"/],
    [
      'a text in place of two values',
      inTags('matomo: https://stats.example'),
      /^site\.yaml:5: .*must be a map with url, site, .*, not "https:\/\/stats\.example"/,
    ],
    ['a missing id', inTags('clarity:'), /^site\.yaml:5: .*a project id of Clarity, .* not empty/],
    [
      'an id that would be code',
      inTags(`clarity: { id: "a';alert(1)//" }`),
      /^site\.yaml:5: .*a project id of Clarity/,
    ],
    [
      'a missing address',
      inTags('matomo: { site: 3 }'),
      /^site\.yaml:5: .*url must be the https address.*not empty/,
    ],
    [
      'a missing number',
      inTags('matomo: { url: https://stats.example }'),
      /site must be the number.*not empty/,
    ],
    [
      'an address without TLS',
      inTags('matomo: { url: http://stats.example/, site: 3 }'),
      /must be the https address/,
    ],
    [
      'an address with code',
      inTags('script: { src: "javascript:alert(1)" }'),
      /src must be the https address/,
    ],
    [
      'a password in an address',
      inTags('script: { src: "https://a:b@x.example/x.js" }'),
      /src must be the https/,
    ],
    [
      'an attribute that runs code',
      inTags('script: { src: https://x.example/x.js, attributes: { onload: alert(1) } }'),
      /must be data-…/,
    ],
    [
      'a hash that is none',
      inTags('gtm: { inline_scripts: [sha256-abc] }'),
      /inline_scripts\[1\] must be a hash/,
    ],
    ...[
      '*',
      "'unsafe-inline'",
      'https:',
      'x.example/path',
      '*.x.example',
      'data:',
      'a b',
      'x.example; script-src *',
    ].map((value): [string, string, RegExp] => [
      `the host ${value}`,
      inTags(`gtm: { hosts: { script: ["${value}"] } }`),
      /^site\.yaml:5: .*script\[1\] must be a host without wildcard, path or keyword/,
    ]),
    [
      'a kind of host that is none',
      inTags('gtm: { hosts: { scripts: [x.example] } }'),
      /did you mean script\?/,
    ],
    [
      'an embed host that is none',
      'embeds: { hosts: ["*.example"] }\n',
      /^site\.yaml:1: embeds\.hosts\[1\] must be a host/,
    ],
  ])('%s', (_name, text, message) => {
    expect(problemsIn(text)).toEqual([expect.stringMatching(message)])
  })
})
