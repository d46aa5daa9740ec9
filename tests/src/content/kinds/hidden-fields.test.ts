import { describe, expect, test } from 'vitest'
import type { HiddenReason } from '../../../../src/content/kinds/field-schema.ts'
import {
  hiddenByName,
  hiddenReason,
  hiddenText,
  isTechnical,
} from '../../../../src/content/kinds/hidden-fields.ts'

const reasonOf = (handle: string, type = 'text', display?: string) =>
  hiddenReason({ handle, type, ...(display !== undefined && { display }) }, undefined)

/** Each reason: names, types and texts that it hides, and near misses, which visitors see. */
describe('fields of a blueprint', () => {
  test.each(['hidden', 'computed'])('visibility %s hides any field', (visibility) => {
    expect(hiddenReason({ handle: 'titel', type: 'text' }, visibility)).toBe('hidden')
  })

  test.each(['visible', 'read_only', undefined, null, true])('visibility %s hides none', (visibility) => {
    expect(hiddenReason({ handle: 'titel', type: 'text' }, visibility)).toBeUndefined()
  })

  test.each([
    ['setting', 'toggle select radio button_group checkboxes color template icon width collections sites'],
    ['form', 'section html spacer revealer'],
    ['key', 'slug hidden yaml'],
  ] as const)('types of the reason %s', (reason, types) => {
    for (const type of types.split(' ')) expect([type, reasonOf('veld', type)]).toEqual([type, reason])
  })

  test.each(
    'text textarea bard markdown integer float date time assets entries terms link list table grid replicator group code video range an_addon'.split(
      ' ',
    ),
  )('the type %s is for visitors', (type) => {
    expect(reasonOf('veld', type)).toBeUndefined()
  })

  test.each([
    ...['seo', 'seo_title', 'seoTitle', 'meta_description', 'og_image', 'twitter_card', 'canonical_url'],
    ...['sitemap_priority', 'json_ld', 'structured_data', 'page_seo', 'metaDescription', 'schema_jsonld'],
  ])('the name %s is for search engines', (handle) => {
    expect(reasonOf(handle)).toBe('seo')
  })

  test.each([
    'metaal',
    'metadata_van_het_werk',
    'ogen',
    'twitteraars',
    'schematekening',
    'museo',
    'sitemaps',
  ])('the name %s is not for search engines', (handle) => {
    expect(reasonOf(handle)).toBeUndefined()
  })

  test('a tab or type for search engines hides what is in it', () => {
    expect(hiddenReason({ handle: 'titel', type: 'text' }, undefined, ['SEO Meta'])).toBe('seo')
    expect(hiddenReason({ handle: 'x', type: 'seo_pro' }, undefined)).toBe('seo')
    expect(hiddenReason({ handle: 'x', type: 'advanced_seo' }, undefined)).toBe('seo')
    expect(hiddenReason({ handle: 'titel', type: 'text' }, undefined, ['Sidebar', 'Inhoud'])).toBeUndefined()
  })

  test.each([
    ...['interne_notitie', 'redactie_opmerking', 'notitie', 'aantekeningen'],
    ...['editor_note', 'internalNotes', 'admin-comment', 'memo', 'todo'],
    ...['interne_bemerkung', 'redaktionsnotiz', 'vermerk', 'Redaktion Hinweis'],
  ])('%s is a note to editors', (handle) => {
    expect(reasonOf(handle)).toBe('note')
    expect(hiddenByName(handle)).toBe('note')
  })

  test.each([
    ...['notaris', 'opmerking', 'internationaal', 'redactie', 'note', 'comment', 'team', 'hinweis'],
    ...['teamleider', 'interne_link', 'bemerkungen', 'denoteerbaar', 'admin', 'international_notes'],
  ])('%s is no note to editors', (handle) => {
    expect(reasonOf(handle)).toBeUndefined()
    expect(hiddenByName(handle)).toBeUndefined()
  })

  test('the name that editors see may say that it is a note', () => {
    expect(reasonOf('tekst_2', 'textarea', 'Interne notitie')).toBe('note')
    expect(reasonOf('tekst_2', 'textarea', 'Tekst rechts')).toBeUndefined()
  })
})

describe('texts', () => {
  test.each<[HiddenReason, string, string]>([
    ['setting', 'achtergrond', 'donker'],
    ['setting', 'background', '#0a0a0a'],
    ['setting', 'hintergrund', 'bg-gray-100'],
    ['setting', 'css_class', 'Mijn Klasse'],
    ['setting', 'anker', 'Naar Beneden'],
    ['setting', 'padding', 'mt-4 md:pt-8'],
    ['setting', 'extra_class', 'mt-4 md:pt-8 text-white bg-gray-100 w-1/2'],
    ['setting', 'kop_weergave', 'h2'],
    ['setting', 'spalten', '3'],
    ['key', 'product_id', 'AB-12'],
    ['key', 'sleutel', 'x_1'],
    ['setting', 'tracking', 'GTM-AB12'],
    ['setting', 'icon', 'fas fa-car'],
    ['setting', 'icoon', 'ph:rocket-launch'],
    ['setting', 'background_position', 'center center'],
    ['setting', 'offset_first_column', '0'],
    ['key', 'afbeelding', 'kar-150x150.jpg'],
  ])('a %s: %s of %s', (reason, handle, text) => {
    expect(hiddenText(handle, text)).toBe(reason)
  })

  test.each([
    ['achtergrond', 'De achtergrond van dit verhaal'],
    ['icon', 'Een icoon van het wad'],
    ['positie', 'Links van de deur'],
    ['tekst', 'left right'],
    ['bestand', 'Zie kar.jpg'],
    ['background', 'Growing up by the sea'],
    ['hintergrund', 'Seit 1931 im Ort'],
    ['soort', 'Gemengd bos'],
    ['soort', 'Non-profit'],
    ['type', 'Ingenieursbureau'],
    ['positie', 'Hoofd onderzoek'],
    ['kolom', 'Links'],
    ['breed', 'breed'],
    ['class', 'A class of its own for those who know'],
  ])('%s: %s is read by people', (handle, text) => {
    expect(hiddenText(handle, text)).toBeUndefined()
  })

  test.each([
    ...['rood', 'h2', '#fff', 'full-width', 'bg-gray-100', 'mt-4 md:pt-8 text-white', 'w-1/2', '../map'],
    ...['GTM-AB12', 'a/b.c', 'app.layouts.main', 'x_y', 'a.', 'App.vue', 'Http:x'],
  ])('%j is read by machines alone', (text) => {
    expect(isTechnical(text)).toBe(true)
  })

  test.each([
    'Rood',
    'twee woorden',
    'Self-service',
    'Non-profit',
    'Heerlijk.',
    'Prijzen:',
    'é',
    '…',
    '–',
    'e-mail adres',
    'Wat?',
    '',
  ])('%j may be read by people', (text) => {
    expect(isTechnical(text)).toBe(false)
  })

  test('a long text of joined words is decided without trying all ways to divide it', () => {
    const start = performance.now()
    for (const text of [`a${'-a'.repeat(20_000)} Ä`, 'a:'.repeat(140), `${'x'.repeat(100_000)}é`])
      isTechnical(text)
    expect(performance.now() - start).toBeLessThan(2000)
  })
})

test.each(['attr_title', 'attr_aria', 'aria_label', 'placeholder', 'tracker_event'])(
  'the text of %s is for an attribute, whatever it says',
  (handle) => {
    expect(hiddenText(handle, 'Lees meer over ons werk aan de kust')).toBe('setting')
  },
)

test.each([
  ['ancre', 'familles'],
  ['couleur_fond', 'sombre'],
  ['nombre_colonnes', '3'],
  ['column_count', '3'],
])('%s is a setting', (handle, text) => {
  expect(hiddenText(handle, text)).toBe('setting')
})
