/**
 * What a field is for, as far as its name tells, in English, Dutch, German and French. A name only helps to decide:
 * every field is shown, whatever it is called.
 */
import { memoBounded } from '../../shared/memo.ts'
import { handleWords, wordSet } from './handle-words.ts'

/** The part that a field plays beside the other fields of its set. */
export type FieldRole =
  | 'alt'
  | 'answer'
  | 'author'
  | 'caption'
  | 'credit'
  | 'heading'
  | 'label'
  | 'lead'
  | 'linkLabel'
  | 'number'
  | 'personRole'
  | 'question'
  | 'quote'
  | 'unit'

/** Words that name each role, alone or at the end of a compound of five letters or more. */
const words: Readonly<Record<Exclude<FieldRole, 'linkLabel'>, string>> = {
  alt: 'alt alttext alternativtext alttekst',
  question: 'question vraag frage',
  answer: 'answer antwoord antwort reponse',
  quote: 'quote quotation citaat zitat testimonial blockquote uitspraak temoignage',
  caption:
    'caption bijschrift onderschrift bildunterschrift unterschrift bildtext unterzeile figcaption legend legende',
  credit:
    'credit credits copyright fotograaf fotograf photographer urheber bildnachweis bronvermelding bron quelle source photographe creditphoto photocredit',
  author: 'author auteur autor autorin autrice person persoon',
  personRole: 'role rol rolle function functie funktion jobtitle beroep beruf fonction poste metier',
  label:
    'label libelle kicker eyebrow bovenkop bovenschrift dachzeile subtitle ondertitel untertitel subheading subheadline subtitel tagline overline pretitle preheading strapline surtitre soustitre tag badge',
  number: 'number getal zahl cijfer figure waarde wert value aantal anzahl nombre chiffre valeur',
  unit: 'unit eenheid einheit unite suffix achtervoegsel suffixe prefix prefixe voorvoegsel vorsilbe',
  lead: 'lead intro introduction introductie inleiding einleitung einfuehrung summary samenvatting zusammenfassung teaser excerpt standfirst vorspann chapo chapeau accroche resume',
  heading:
    'title titel heading headline kop tussenkop koptekst ueberschrift zwischenueberschrift name naam onderwerp header titre intertitre intitule nom',
}

const roles: ReadonlyMap<string, FieldRole> = new Map(
  (Object.entries(words) as [FieldRole, string][]).flatMap(([role, names]) =>
    names.split(' ').map((name): [string, FieldRole] => [name, role]),
  ),
)

/** Names that are long enough to be found at the end of a compound: `projekttitel`, `bildunterschrift`. */
const endings: readonly (readonly [string, FieldRole])[] = [...roles].filter(([name]) => name.length >= 5)

/** Words that only place a field: `title_left`, `kop_2`, `text_nl`. */
const placing = wordSet('left right links rechts top bottom first second boven onder oben unten')

const isPlacing = (word: string): boolean => placing.has(word) || /^\d+$/.test(word)

const ofLink = wordSet('button knop knopf link cta schaltflaeche btn url verweis linkje bouton lien')
const ofText = wordSet(
  'label text tekst titel title caption beschriftung opschrift naam name libelle texte intitule titre nom',
)

/** Whether a name ends with a word for a few words: `button_label`, `title`. */
export const namesText = (handle: string): boolean => ofText.has(handleWords(handle).at(-1) ?? '')

/** Whether the name is that of the text of a link: `button_label`, `linkText`, `knoptekst`. */
const isLinkLabel = (parts: readonly string[]): boolean =>
  (ofText.has(parts.at(-1) ?? '') && parts.slice(0, -1).some((part) => ofLink.has(part))) ||
  // French and some Dutch put the text first: `libelle_bouton`, `tekst_knop`.
  (ofText.has(parts[0] ?? '') && parts.length > 1 && ofLink.has(parts.at(-1) ?? '')) ||
  /^(?:button|knopf?|link|cta|verweis)(?:label|text|tekst|titel|title|opschrift|beschriftung)$/.test(
    parts.join(''),
  )

const roleOfWord = (word: string): FieldRole | undefined =>
  roles.get(word) ?? endings.find(([ending]) => word.endsWith(ending))?.[1]

/** The role that the name of a field tells; undefined for names that tell none. */
export const roleOf = memoBounded((handle): FieldRole | undefined => {
  const parts = handleWords(handle).filter((word, index) => index === 0 || !isPlacing(word))
  if (isLinkLabel(parts)) return 'linkLabel'
  const last = parts.at(-1)
  // Words that name something else together: `job_title` is no title, `sub_heading` no heading.
  const compound = roles.get(parts.slice(-2).join(''))
  return compound ?? ((last && roleOfWord(last)) || (parts[0] ? roles.get(parts[0]) : undefined))
})
