/** A site gets French by two files of its project, and none of the code. */
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { langOf } from '../../support/html.ts'
import { boathouse, frenchMessages } from '../../support/languages/boathouse.ts'
import { openProduct } from '../../support/product.ts'
import { copyProject, writeProject } from '../../support/project.ts'

const settings = {
  'triptych/site.yaml': 'locales: { en: , fr: { label: Français } }\n',
  'triptych/messages/fr.yaml': frenchMessages,
}

async function open(files: Readonly<Record<string, string>>) {
  const { dir } = await writeProject(files)
  const product = await openProduct({ CONTENT_DIR: dir, SEARCH_PATH: '/find' })
  const app = createApp(product.deps)
  const get = async (path: string) => request(app).get(path).set('Sec-Fetch-Site', 'same-origin')
  return { ...product, get }
}

describe('A project with French', () => {
  test('has its pages, menus and switch in French', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const { status, text } = await get('/fr/a-propos')
    expect([status, langOf(text)]).toEqual([200, 'fr'])
    expect(text).toContain('Le hangar se trouve au bord du canal depuis 1931.')
    expect(text).toMatch(/<a [^>]*href="\/fr\/actualites"[^>]*>(?:<[^>]*>)*Actualités/)
    expect(text).toContain('Aller au contenu')
    expect(text).toMatch(
      /<a [^>]*href="\/about-the-boathouse"[^>]*hrefLang="en"|hrefLang="en"[^>]*href="\/about-the-boathouse"/i,
    )
    const english = await get('/about-the-boathouse')
    expect(english.text).toMatch(/Français/)
  })

  test('says its translations to search engines, and lists them in its sitemap', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const alternate = 'hreflang="fr" href="https://www.example.org/fr/a-propos"'
    expect((await get('/about-the-boathouse')).text).toContain(alternate)
    expect((await get('/sitemap.xml')).text).toContain(alternate)
    expect((await get('/fr/sitemap')).text).toContain('Plan du site')
  })

  test('writes dates in French, and counts by its rules', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const { text } = await get('/fr/actualites/la-grue-est-de-retour')
    expect(text.replace(/<[^>]*>/g, '')).toContain('5 mars 2026')
    expect(text).toMatch(/minute de lecture/)
  })

  test('finds its pages by French words', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const { text } = await get('/fr/find?q=grue')
    expect(text).toContain('1 résultat pour « grue »')
    expect(text).toContain('/fr/actualites/la-grue-est-de-retour')
  })

  test('has feeds in French', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const { text, status } = await get('/fr/feed.xml')
    expect([status, text]).toEqual([200, expect.stringMatching(/<language>fr<.*La grue est de retour/s)])
  })

  test('shows its own words on the page that is not found', async () => {
    const { get } = await open(boathouse(['en', 'fr'], settings))
    const { status, text } = await get('/fr/nulle-part')
    expect([status, langOf(text)]).toEqual([404, 'fr'])
    expect(text).toContain('Page introuvable')
  })

  test('tells the browser where its texts are, and what is missing in one warning', async () => {
    const { get, logs } = await open(boathouse(['en', 'fr'], settings))
    const { text } = await get('/fr/a-propos')
    const address = /"messages":"([^"]+)"/.exec(text)?.[1] ?? ''
    const file = await get(address)
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(file.body).toMatchObject({ home: 'Accueil', 'date-day': '{day} {month} {year}' })
    expect(
      (await get(address.replace(/-[\w-]{10}\.json/, '-0123456789.json'))).headers['cache-control'],
    ).toBe('no-cache')
    expect((await get('/about-the-boathouse')).text).not.toContain('"messages":')
    expect(
      logs.filter(({ msg }) => /^Texts/.test(msg ?? '')).map(({ msg, locale }) => [msg, locale]),
    ).toEqual([['Texts of a language are missing: others stand in', 'fr']])
  })

  test('needs only the texts where the project has a French site', async () => {
    const { get } = await open(boathouse(['nl', 'fr'], { 'triptych/messages/fr.yaml': frenchMessages }))
    const { status, text } = await get('/fr/a-propos')
    expect([status, langOf(text)]).toEqual([200, 'fr'])
    expect(text).toContain('Aller au contenu')
  })
})

test('the embedded example gets French the same way', async () => {
  const project = await copyProject('../../server/cms/embedded')
  await project.write('triptych/site.yaml', 'locales: [nl, en, de, fr]\n')
  await project.write('triptych/messages/fr.yaml', frenchMessages)
  const product = await openProduct({ CONTENT_DIR: project.dir })
  const { text, status } = await request(createApp(product.deps)).get('/fr/rien')
  expect([status, langOf(text)]).toEqual([404, 'fr'])
  expect(text).toContain('Aller au contenu')
})
