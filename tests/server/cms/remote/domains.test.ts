import { expect, test } from 'vitest'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { cmsOrigin, entry, fieldsOf, remoteSite, type Site } from '../../../support/remote-site.ts'

/** Each language has a domain of its own: no address has a prefix, and two pages share one. */
const site: Site = {
  languages: {
    nl: [
      entry('team', { uri: '/team', url: '/team', title: 'Team' }),
      entry('ploeg', { uri: '/ploeg', url: '/ploeg' }),
    ],
    en: [
      entry('crew', { key: 'team', locale: 'en', uri: '/crew', url: '/crew' }),
      entry('team-en', { key: 'ploeg', locale: 'en', uri: '/team', url: '/team' }),
      entry('moved', { locale: 'en', uri: '/r', url: '/r', redirect: '/team', redirectsTo: '/team' }),
    ],
  },
}

test.each<[Locale, string, string]>([
  ['nl', '/team', '/team'],
  ['en', '/team', '/en/team'],
  ['en', '/crew', '/en/crew'],
  ['nl', '/crew', '/team'],
])('where each language has a domain, a link in %s to %s leads to %s', async (locale, href, ours) => {
  const { page } = await fieldsOf({}, site, locale)
  expect(page.texts()(`<p><a href="${href}">x</a></p>`).html).toContain(`href="${ours}"`)
})

test('where each language has a domain, a redirect leads to the page of its own language', async () => {
  const { source } = remoteSite(site)
  expect(await source.page('en', '/r')).toMatchObject({ kind: 'redirect', to: '/en/team' })
})

test('a file whose name holds spaces is what is known of it', async () => {
  const url = `${cmsOrigin}/assets/Mijn foto.jpg`
  const assets = {
    '/assets/Mijn foto.jpg': { url: '/assets/Mijn%20foto.jpg', alt: 'De kap', width: 3, height: 2 },
  }
  const { page } = await fieldsOf({ hero: url, text: '/assets/Geen foto.jpg' }, { ...site, assets })
  expect(page.fields.hero).toMatchObject({
    alt: 'De kap',
    width: 3,
    url: `${cmsOrigin}/assets/Mijn%20foto.jpg`,
  })
  expect(page.fields.text).toBe('/assets/Geen foto.jpg')
})
