import { describe, expect, test } from 'vitest'
import { type FieldRole, roleOf } from '../../../../src/content/kinds/field-roles.ts'

/** Names in Dutch, English, German and French, alone and in compounds, in several spellings. */
const names: readonly (readonly [FieldRole, string])[] = [
  [
    'heading',
    'titel title kop heading headline Überschrift ueberschrift naam heroTitle projekttitel section-heading kop_2 title_left titre Intitulé nom',
  ],
  [
    'label',
    'kicker eyebrow bovenkop ondertitel subtitle Untertitel dachzeile tagline overline hero_subtitle sub_title pre_heading surtitre sous-titre strapline',
  ],
  [
    'lead',
    'intro inleiding einleitung Einführung samenvatting zusammenfassung excerpt hero_lead standfirst chapô accroche',
  ],
  ['question', 'vraag question frage'],
  ['answer', 'antwoord answer antwort réponse'],
  ['quote', 'citaat quote zitat uitspraak testimonial'],
  ['author', 'auteur author autor person'],
  ['personRole', 'functie role rolle Funktion beroep job_role job_title fonction'],
  ['caption', 'bijschrift caption bildunterschrift onderschrift image_caption légende'],
  ['credit', 'fotograaf credit bildnachweis copyright photographer entete_credit_photo'],
  ['alt', 'alt alttekst alternativtext'],
  ['number', 'getal number zahl aantal waarde nombre'],
  ['unit', 'eenheid unit einheit unité prefix'],
  [
    'linkLabel',
    'button_label linkText knoptekst link_titel ctaLabel button_text knop_tekst knopf_text knopftext verweistext libelle_bouton texte_lien tekst_knop',
  ],
]

describe('names of fields', () => {
  test.each(names.flatMap(([role, all]) => all.split(' ').map((name) => [name, role] as const)))(
    '%s names the role %s',
    (name, role) => {
      expect(roleOf(name)).toBe(role)
    },
  )

  test.each([
    '',
    'verhaal',
    'body',
    'kopje_thee',
    'vragenlijst',
    'kopen',
    'unitair',
    'links',
    '2',
    'constructor',
    '__proto__',
  ])('%j names no role', (name) => {
    expect(roleOf(name)).toBeUndefined()
  })

  test('a label is that of a link only beside a word for links', () => {
    expect(roleOf('label')).toBe('label')
    expect(roleOf('link_label')).toBe('linkLabel')
    expect(roleOf('section_label')).toBe('label')
  })
})
