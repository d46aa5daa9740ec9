import { describe, expect, test } from 'vitest'
import { type LocaleMap, matchLocales, type SiteDraft } from '../../../../server/cms/model/site-locales.ts'
import { createTable } from '../../../../server/languages/create-table.ts'

/** A site as `fr` or `fr:fr_BE`: its handle, and its locale in the settings of the system. */
function draftOf(site: string, position: number): SiteDraft {
  const [handle = '', system = ''] = site.split(':')
  return { handle, system, lang: system.split('_')[0] || handle, isDefault: position === 0 }
}

function match(locales: string, sites: string, localeMap: LocaleMap = {}) {
  const problems: string[] = []
  const languages = createTable({ rows: locales.split(' ').map((locale) => ({ locale })) })
  const drafts = sites.split(' ').map(draftOf)
  const taken = matchLocales(drafts, { localeMap, languages, report: (problem) => problems.push(problem) })
  return { taken: Object.fromEntries(taken), problems }
}

describe('sites of any language', () => {
  test.each([
    ['nl en fr ar', 'nl en fr ar', { nl: 'nl', en: 'en', fr: 'fr', ar: 'ar' }],
    ['fr', 'default:fr_FR', { default: 'fr' }],
    ['ar fr', 'main:ar_EG french:fr_CA', { main: 'ar', french: 'fr' }],
    ['pt-br', 'default:pt_BR', { default: 'pt-br' }],
    ['pt-br', 'default:pt_BR.utf8', { default: 'pt-br' }],
    ['pt-br', 'pt en', { pt: 'pt-br' }],
    ['de de-at', 'de de_AT', { de: 'de', de_AT: 'de-at' }],
    ['de-at de', 'de_AT de', { de: 'de', de_AT: 'de-at' }],
    ['de de-at', 'wien:de_AT berlin:de_DE', { berlin: 'de', wien: 'de-at' }],
    ['de de-at', 'wien:de_AT', { wien: 'de-at' }],
    ['de', 'wien:de_AT', { wien: 'de' }],
    ['de de-at', 'berlin:de_DE wien:de_AT', { berlin: 'de', wien: 'de-at' }],
    ['en-gb en-us', 'en uk:en_GB', { en: 'en-us', uk: 'en-gb' }],
  ])('%s: %s', (locales, sites, want) => {
    expect(match(locales, sites).taken).toEqual(want)
  })

  test.each([
    ['nl fr', 'dutch francais', { dutch: 'nl', francais: 'fr' }],
    ['nl fr', 'nederlands français', { nederlands: 'nl', français: 'fr' }],
    ['nl fr', 'nl frans', { nl: 'nl', frans: 'fr' }],
    ['fr ar', 'francais arabic', { francais: 'fr', arabic: 'ar' }],
    ['fr ar', 'francais arabe', { francais: 'fr', arabe: 'ar' }],
    ['ar', 'العربية', { العربية: 'ar' }],
    ['en pt-br', 'english brazilian_portuguese', { english: 'en', brazilian_portuguese: 'pt-br' }],
  ])('by names of languages as handles, %s: %s', (locales, sites, want) => {
    expect(match(locales, sites).taken).toEqual(want)
  })

  test('a site is taken by one language only', () => {
    expect(match('de de-at', 'de').taken).toEqual({ de: 'de' })
    const { taken, problems } = match('nl fr', 'one two', { nl: 'one', fr: 'one' })
    expect(taken).toEqual({ one: 'nl' })
    expect(problems).toEqual(['Language fr is mapped to site one, which is that of nl'])
  })

  test('a map counts before everything else, and names what does not exist', () => {
    const { taken, problems } = match('fr ar', 'fr ar', { fr: 'ar', ar: 'weg' })
    expect(taken).toEqual({ ar: 'fr' })
    expect(problems).toEqual(['Language ar is mapped to site weg, which does not exist'])
  })

  test('a language that the map says nobody has is left alone', () => {
    expect(match('nl fr', 'nl fr', { fr: 'none' }).taken).toEqual({ nl: 'nl' })
  })

  test('a single site of an unknown language is that of the default language', () => {
    expect(match('fr ar', 'default:ja_JP').taken).toEqual({ default: 'fr' })
  })
})
