/** Menus and contact facts of projects that name them as they like. */
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openProduct } from '../support/product.ts'
import { writeProject } from '../support/project.ts'

const sites = join(import.meta.dirname, '../fixtures/sites')

async function shellOf(dir: string, locale: string) {
  const { deps, logs } = await openProduct({ CONTENT_DIR: dir })
  afterAll(() => deps.content.close())
  const { main, footer } = await deps.menus.load(locale)
  const { organization } = await deps.globals.settings(locale)
  return {
    main: main.map(({ title }) => title),
    footer: footer.map(({ key, title, items }) => [title ?? key, items.map((item) => item.title)]),
    organization,
    handles: await deps.menus.handles(),
    warnings: logs.filter(({ msg }) => String(msg).includes('site.yaml')),
  }
}

test.each([
  ['bureau', 'nl', ['Werk', 'Dagboek', 'Over ons', 'Bellen'], [['footer-links', ['Spelregels', 'Contact']]]],
  [
    'werkplek',
    'nl',
    ['Werkplekken', 'Tarieven', 'Vestigingen', 'Klantverhalen', 'Contact'],
    [
      ['footer-links', ['Winkel']],
      ['Huis', ['Voorwaarden', 'Het Negen']],
    ],
  ],
] as const)('%s (%s): header and footer have what there is', async (name, locale, main, footer) => {
  const shell = await shellOf(join(sites, name), locale)
  expect(shell.main).toEqual(main)
  expect(shell.footer.map(([title]) => title)).toEqual(footer.map(([title]) => title))
  expect(shell.footer[0]).toEqual(footer[0])
})

test.each([
  ['bureau', 'nl', 'email', 'dag@wolkenkoffer.example'],
  ['fabriek', 'de', 'phone', '+31 38 000 8800'],
  ['gemeente', 'nl', 'phone', '14 0999'],
  ['handbook', 'en', 'coc', '0099 1234'],
  ['kanzlei', 'en', 'phone', '+49 5531 000 141'],
  ['werkplek', 'nl', 'email', 'balie@loodsnegen.example'],
])('%s (%s): %s is found in a set of another name', async (name, locale, field, value) => {
  const { organization } = await shellOf(join(sites, name), locale)
  expect(organization?.[field]).toBe(value)
  expect(JSON.stringify(organization)).not.toContain('VERBORGEN')
})

describe('what site.yaml says goes first', () => {
  const menu = (handle: string, ...titles: readonly string[]) => ({
    [`content/navigation/${handle}.yaml`]: `title: ${handle}\ntree:\n${titles.map((title) => `  - { title: ${title}, url: /${title} }\n`).join('')}`,
  })
  const files = {
    'content/collections/paginas.yaml': 'route: "/{slug}"\n',
    'content/collections/paginas/home.md': '---\nid: home\ntitle: Welkom\n---\n',
    ...menu('hoofdmenu', 'a'),
    ...menu('campagne', 'b'),
    ...menu('voet', 'c'),
    ...menu('acties', 'd'),
  }

  test('and a navigation that there is not is one warning', async () => {
    const site = 'menus:\n  main: campagne\n  footer: [acties, weg]\n'
    const project = await writeProject({ ...files, 'triptych/site.yaml': site })
    const shell = await shellOf(project.dir, 'nl')
    expect([shell.main, shell.footer]).toEqual([['b'], [['Acties', ['d']]]])
    expect(shell.handles).toEqual(['campagne', 'acties', 'weg'])
    expect(shell.warnings).toHaveLength(1)
  })

  test('without it the places that handles name are taken', async () => {
    const shell = await shellOf((await writeProject(files)).dir, 'nl')
    expect([shell.main, shell.footer]).toEqual([['a'], [['footer-links', ['c']]]])
    expect(shell.warnings).toEqual([])
  })
})
