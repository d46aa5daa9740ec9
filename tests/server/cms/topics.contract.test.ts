import { afterAll, describe, expect, test } from 'vitest'
import { topicsProject } from '../../fixtures/projects/topics.ts'
import { openProject } from '../../support/cms/project-system/open-project.ts'
import { mainOf } from '../../support/html.ts'
import { writeFiles } from './flat-files/visit.ts'

/** A project's terms have the same pages, whether its files are read or a content system that has the same. */
const dir = await writeFiles(topicsProject)
const names = ['files', 'rest', 'fetch'] as const

/** Fetch sends terms in the default language alone. */
const translated = {
  files: ['Roof', 'Roof', '404'],
  rest: ['Roof', 'Roof', '404'],
  fetch: ['404', '404', 'Dak'],
}

const headingOf = (html: string): string => /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.trim() ?? ''
const canonicalOf = (html: string) => /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1]
const linksOf = (html: string) =>
  [...mainOf(html).matchAll(/<a href="([^"]*onderwerpen[^"]*)">([^<]*)<\/a>/g)].map(
    ([, href, text]) => `${href} ${text}`,
  )

describe.each(names)('%s', async (name) => {
  const site = await openProject(dir, name)
  afterAll(() => site.close())
  const answer = async (path: string) => {
    const { status, text } = await site.get(path)
    return status === 200 ? headingOf(text) : String(status)
  }

  test.each([
    ['/onderwerpen/dak', 'Dak'],
    ['/nieuws/onderwerpen/dak', 'Dak'],
    ['/nieuws/onderwerpen', 'Onderwerpen'],
    ['/de/neues/onderwerpen/wind', 'Wind'],
    ['/mensen/vak-groepen/timmer', 'timmer'],
    ['/onderwerpen/groot-werk', 'Groot werk'],
    ['/onderwerpen/onbekend', '404'],
    ['/onderwerpen/geheim', '404'],
    ['/de/onderwerpen/dak', '404'],
    ['/nieuws/vak-groepen/timmer', '404'],
  ])('%s is %s', async (path, expected) => {
    expect(await answer(path)).toBe(expected)
  })

  test('a term has its own slug and title in another language, where the system sends them', async () => {
    const paths = ['/en/onderwerpen/roof', '/en/news/onderwerpen/roof', '/en/onderwerpen/dak']
    expect(await Promise.all(paths.map(answer))).toEqual(translated[name])
  })

  test('an entry links its terms, below its collection', async () => {
    const { text } = await site.get('/nieuws/een')
    expect(linksOf(text)).toEqual(
      expect.arrayContaining(['/nieuws/onderwerpen/dak Dak', '/nieuws/onderwerpen/wind Wind']),
    )
  })

  test('a term without entries says so, and search engines leave it out', async () => {
    const { status, text } = await site.get('/onderwerpen/leeg')
    const said = [status, text.includes('Hier staat nu nog niets.'), text.includes('content="noindex"')]
    // The systems send those terms alone that entries have.
    expect(said).toEqual(name === 'files' ? [200, true, true] : [404, false, true])
  })

  test('a taxonomy of one collection has one page to be found', async () => {
    const [general, own] = [
      await site.get('/vak-groepen/timmer'),
      await site.get('/mensen/vak-groepen/timmer'),
    ]
    expect([canonicalOf(general.text), canonicalOf(own.text)]).toEqual([
      '/mensen/vak-groepen/timmer',
      '/mensen/vak-groepen/timmer',
    ])
  })
})
