/** Decides which fields visitors do not see, and why: settings, keys, notes, data for search engines. */
import { memoBounded } from '../../shared/memo.ts'
import type { Value } from '../types.ts'
import type { FieldSchema, HiddenReason } from './field-schema.ts'
import { handleWords, plainHandle, wordSet } from './handle-words.ts'

/** Types of fields by the reason why visitors do not see them. */
const hiddenTypes: ReadonlyMap<string, HiddenReason> = new Map(
  Object.entries({
    setting:
      'toggle select radio button_group checkboxes color color_swatches swatches template icon width collections taxonomies ' +
      'navs structures sites user_groups user_roles conditional iconamic dictionary range_slider size_picker theme_picker',
    form: 'section html spacer revealer partial notice instructions',
    key: 'slug hidden yaml users user',
  }).flatMap(([reason, types]) =>
    types.split(' ').map((type): [string, HiddenReason] => [type, reason as HiddenReason]),
  ),
)

/** Matches the types, tabs, groups and names of fields for search engines and networks. */
const seo =
  /^(?:(?:seo|meta|og|twitter|sitemap|robots|canonical|schema|open_?graph|structured_data|json_?ld)(?:_|$)|(?:advanced|aardvark)_seo)/
const seoWords = wordSet('seo opengraph metadescription metatitle jsonld')

const isSeo = (handle: string): boolean =>
  seo.test(plainHandle(handle)) || handleWords(handle).some((word) => seoWords.has(word))

const noteWords = wordSet(
  'note notes notitie notities notiz notizen opmerking opmerkingen comment comments bemerkung bemerkungen remark remarks memo hinweis hinweise aantekening aantekeningen vermerk',
)
const editorWords = wordSet(
  'internal intern interne interner internes redactie redactionele redaktion redaktionelle redaktioneller redaktionell editor editors editorial admin beheer beheerder backend private privat team cms',
)
/** Matches words that name a note to editors by themselves, also at the end of a compound. */
const alwaysNote = /(?:notitie|notities|notiz|notizen|aantekening|aantekeningen|vermerk)$|^(?:memo|todo)$/

/** Words that keep what they name inside the house, unless it is a link to a page of the site. */
const secretWords = wordSet(
  'internal intern interne interner internes geheim secret confidential vertrouwelijk vertraulich',
)
const linking = wordSet('link links url href entry page pagina seite koppeling verweis')

const isSecret = (words: readonly string[]): boolean =>
  words.length > 1 && words.some((word) => secretWords.has(word)) && !words.some((word) => linking.has(word))

/** Whether the name is that of a note to editors: `interne_notitie`, `editor notes`, `redaktionelle_bemerkung`. */
const isNote = (handle: string): boolean => {
  const words = handleWords(handle)
  const isOfEditors = words.some((word) => editorWords.has(word))
  return (
    isSecret(words) || words.some((word) => alwaysNote.test(word) || (isOfEditors && noteWords.has(word)))
  )
}

const settingWords = wordSet(
  'class classes css style styles stijl stil variant variante layout template theme thema color colour kleur farbe background ' +
    'achtergrond hintergrund bg align alignment uitlijning ausrichtung position positie width breedte breite height hoogte hoehe ' +
    'spacing padding margin offset gap gradient inset animation animatie icon icoon symbol anchor anker target rel ratio order volgorde reihenfolge ' +
    'sort limit max maximum hoeveel wieviel wieviele column columns kolom kolommen spalte spalten size grootte groesse mode type soort display weergave darstellung orientation effect ' +
    'direction richting side kant tone toon collection collectie verzameling sammlung collections language taal sprache mode provider ' +
    'list lijst filter category_handle form formulier formular ' +
    'classe gabarit modele couleur fond alignement largeur hauteur espacement marge icone symbole ancre ordre colonne colonnes taille affichage sens cote ton langue',
)
const keyWords = wordSet(
  'id ids uuid guid key token secret hash handle slug sleutel schluessel tracking pixel gtm',
)

/** Maximum characters of a text that may be a key, a path or a list of classes. */
const maxTechnical = 300
/** Matches a lone word of plain letters and digits, and words that are joined by signs alone. */
const plainWord = /^[a-z0-9]+$/i
const joinedWords = /^[\w.:#/\\-]*[_.:#/\\-][\w.:#/\\-]*$/
/** Matches words of people that hold signs: `Self-service`, `Non-profit`, `Prima.` */
const wordWithSigns = /^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*[.:]?$/u
/** Matches a class of a CSS framework: `mt-4`, `md:pt-8`, `!-mx-1/2`. */
const cssClass = /^!?-?[a-z][a-z0-9]*[:-][a-z0-9.:/[\]%-]+$/

const isToken = (text: string): boolean =>
  plainWord.test(text)
    ? text === text.toLowerCase()
    : joinedWords.test(text) && /[a-z0-9]/i.test(text) && !wordWithSigns.test(text)

/**
 * Whether a text is one that only machines read: a single word in small letters, words that signs join, such
 * as a path, a colour or a code, or a list of CSS classes.
 */
export const isTechnical = (text: string): boolean =>
  text.length <= maxTechnical &&
  (isToken(text) ||
    text
      .trim()
      .split(/\s+/)
      .every((word) => cssClass.test(word)))

/**
 * Why a field of a blueprint is not for visitors; undefined when it is.
 * @param within names of the tab of the form and of the fieldsets that the field comes from
 */
export function hiddenReason(
  field: Pick<FieldSchema, 'handle' | 'type' | 'display'>,
  visibility: Value,
  within: readonly string[] = [],
): HiddenReason | undefined {
  if (visibility === 'hidden' || visibility === 'computed') return 'hidden'
  if (isSeo(field.handle) || isSeo(field.type) || within.some(isSeo)) return 'seo'
  if (isNote(field.handle) || (field.display !== undefined && isNote(field.display))) return 'note'
  return hiddenTypes.get(field.type)
}

/** Why a field without a blueprint is not for visitors, by its name alone; undefined when it is. */
export const hiddenByName = memoBounded((handle): HiddenReason | undefined => {
  if (isSeo(handle)) return 'seo'
  return isNote(handle) ? 'note' : undefined
})

/** Matches the words of names of icons, colours and grounds, alone or in a compound: `icoonnaam`. */
const ofLooks = /^(?:icon|icoon|symbol|kleur|farb|colou?r|couleur|achtergrond|hintergrund|background)/

/** Matches the words of names whose texts are never for visitors, however they are spelled. */
const styling =
  /^(?:css|class|classes|klasse|klassen|cssklasse\w*|anker\w*|anchor\w*|ancre\w*|template|tracking|token|uuid)$/

/** Whether a name is that of a setting: `hoogte`, `columns_count`. */
const isSettingName = (handle: string): boolean =>
  handleWords(handle).some((word) => settingWords.has(word) || ofLooks.test(word))

/** Words of names whose texts are for attributes, which repeat what is visible. */
const ofAttributes = wordSet('attr aria placeholder tracker')

const isSentence = (text: string): boolean => text.trim().split(/\s+/, 5).length > 4

/** Matches the name of an icon in a set of icons: `fas fa-car`, `ri-eye-line`, `ph:rocket-launch`. */
const iconName = /^(?:[a-z]{2,4}\s+)?[a-z]{2,10}[-:][a-z0-9-]+(?:\s+fa-[a-z0-9-]+)*$/

/** Matches words that place something: `center center`, `top left`. */
const placeWords = /^(?:(?:center|left|right|top|bottom|middle|start|end|none|auto|cover|contain)\b\s*)+$/

/** Matches the name of a picture file without a folder, which no visitor reads. */
const pictureName = /^[^\s/]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/**
 * Why a text is not for visitors although its field is: it is a key, or a setting that a project keeps in a
 * field for text. Undefined for texts that people read.
 */
export function hiddenText(handle: string, text: string): HiddenReason | undefined {
  const words = handleWords(handle)
  if (words.some((word) => ofAttributes.has(word))) return 'setting'
  if (words.some((word) => styling.test(word)) && !isSentence(text)) return 'setting'
  if (pictureName.test(text)) return 'key'
  if (!isTechnical(text) && !iconName.test(text) && !placeWords.test(text)) return undefined
  if (keyWords.has(words.at(-1) ?? '')) return 'key'
  return isSettingName(handle) ? 'setting' : undefined
}
