import { describe, expect, it } from 'vitest'
import { answerAt, readProject } from '../../../support/flat-files.ts'

const entry = (id: string, more = '') => `---\nid: ${id}\ntitle: ${id}\n${more}---\n`

/** Home, `a` with the child `b`, and an entry `x` that redirects. */
const openRedirect = (redirect: string, files: Readonly<Record<string, string>> = {}) =>
  readProject({
    'resources/sites.yaml': 'main: { url: /nl, locale: nl_NL }\nenglish: { url: /english, locale: en_GB }\n',
    'content/assets/docs.yaml': 'disk: assets\n',
    'public/assets/een map/x.pdf': 'pdf',
    'content/collections/p.yaml':
      "sites: [main, english]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
    'content/collections/p/main/home.md': entry('home'),
    'content/collections/p/main/a.md': entry('a'),
    'content/collections/p/main/b.md': entry('b'),
    'content/collections/p/english/home.md': entry('home-en'),
    'content/collections/p/english/b.md': entry('b-en', 'origin: b\n'),
    'content/collections/p/main/x.md': entry('x', `redirect: ${redirect}\n`),
    'content/trees/collections/main/p.yaml':
      'tree:\n  - entry: home\n  - entry: x\n    children:\n      - entry: a\n  - entry: b\n',
    'content/trees/collections/english/p.yaml': 'tree:\n  - entry: home-en\n',
    ...files,
  })

describe('An entry may redirect', () => {
  it.each([
    ['/elders', '302 /elders'],
    ['/nl/b', '302 /b'],
    ['/english/b?x=1#y', '302 /en/b?x=1#y'],
    ['/english', '302 /en'],
    ['https://example.org/x', '302 https://example.org/x'],
    ["'entry::b'", '302 /b'],
    ["'entry::b-en'", '302 /en/b'],
    ["'entry::weg'", 'missing'],
    ["'entry::x'", 'missing'],
    ["'asset::docs::een map/x.pdf'", '302 /assets/een%20map/x.pdf'],
    ["'asset::docs::weg.pdf'", 'missing'],
    ["'@child'", '302 /x/a'],
    ['404', 'missing'],
    ["'404'", 'missing'],
    ['{ url: /b, status: 301 }', '301 /b'],
    ["{ url: 'entry::b', status: '308' }", '308 /b'],
    ['{ url: /b, status: 200 }', '302 /b'],
    ['{ url: /b }', '302 /b'],
    ["'//example.org'", 'missing'],
    ["'javascript:alert(1)'", 'missing'],
    ['"/b\\r\\nSet-Cookie: x=1"', 'missing'],
    ['null', 'x'],
    ["''", 'x'],
  ])('redirect: %s is answered with %s', async (redirect, answer) => {
    expect(await answerAt(await openRedirect(redirect), 'nl', '/x')).toBe(answer)
  })

  it('takes the first node of level 1 for the child of the root', async () => {
    const source = await openRedirect('/b', {
      'content/collections/p/main/home.md': entry('home', "redirect: '@child'\n"),
    })
    expect(await answerAt(source, 'nl', '/')).toBe('302 /x')
  })

  it('redirects a draft too', async () => {
    const source = await openRedirect('/b\npublished: false')
    expect(await answerAt(source, 'nl', '/x')).toBe('302 /b')
  })

  it('stays in the language of the page when the field is a link field', async () => {
    const redirecting = {
      'content/collections/p/english/x.md': entry('x-en', "redirect: 'entry::b'\n"),
    }
    const field = '{ handle: redirect, field: { type: link } }'
    const blueprint = {
      'resources/blueprints/collections/p/p.yaml': `sections: { main: { fields: [ ${field} ] } }`,
    }
    expect(await answerAt(await openRedirect('/b', redirecting), 'en', '/x')).toBe('302 /b')
    expect(await answerAt(await openRedirect('/b', { ...redirecting, ...blueprint }), 'en', '/x')).toBe(
      '302 /en/b',
    )
  })
})

describe('Redirect lists are handed over as stored', () => {
  it('gives each language its own rows, with the address of an entry that a row names', async () => {
    const source = await openRedirect('/b', {
      'content/redirects/main/1.yaml': 'source: /oud\ndestination: /b\ntype: 302\n',
      'content/redirects/english/2.yaml': 'source: /old\ndestination_type: entry\ndestination_entry: b\n',
      'content/detours/3.yaml': 'from: /alle\nto: /a\ncode: 301\ntype: path\nsites: []\n',
      'content/detours/4.yaml': 'from: /een\nto: /a\nsites: [main]\n',
    })
    expect(await source.redirects('nl')).toMatchObject([
      { from: '/alle' },
      { from: '/een' },
      { source: '/oud' },
    ])
    expect(await source.redirects('en')).toMatchObject([
      { from: '/alle' },
      { source: '/old', destination: '/en/b' },
    ])
  })
})
