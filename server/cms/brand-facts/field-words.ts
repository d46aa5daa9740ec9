/** What the handles of global sets and their fields say, in English, Dutch, German and French. */
import { handleWords, wordSet } from '../../../src/content/kinds/handle-words.ts'

/** Words for a name. At the end of a longer word they name what the word says: `kanzleiname`. */
const nameWords = wordSet('name naam names nom title titel titre')
const nameEnding = /^(\p{L}{2,}?)(?:name|naam)$/u

/** Names of the site itself. */
const siteWords = wordSet(
  'site website web homepage seite seiten webseite webseiten websites brand merk merken marke marken product ' +
    'produkt app project projekt platform portal portaal blog handbook handboek',
)
/** Names of who is behind the site. */
const organizationWords = wordSet(
  'company business firm agency organization organisation organizations organisations organizational firma ' +
    'firmen bedrijf bedrijfs organisatie organisaties unternehmen unternehmens betrieb betriebs kanzlei ' +
    'gemeente gemeinde bureau buro buero studio school schule schul vereniging verenigings verein vereins ' +
    'stichting stichtings stiftung stiftungs foundation praktijk praxis museum restaurant hotel winkel shop ' +
    'store geschaeft geschaefts kantoor kantoors institut instituut institute association council ' +
    'municipality church kerk kirche club klub team trust charity musee entreprise societe organisme ecole mairie commune theatre bibliotheque librairie cabinet agence fondation onderneming ondernemings zaak werkstatt',
)
/** Names of something or somebody else. */
const otherWords = wordSet(
  'first last family prenom famille utilisateur fichier rue ville pays domaine voor achter vor nach user gebruiker gebruikers benutzer contact kontakt contactpersoon ' +
    'person persoon ansprechpartner street straat strassen strasse plaats plaatsnaam place city ort orts ' +
    'stadt town land country file bestand bestands datei domain domein host server field veld feld cookie form ' +
    'formulier formular sender from afzender absender event author auteur autor editor bank rekening account ' +
    'konto holder houder inhaber font icon class campaign menu nick template layout alternate short kort kurz ' +
    'legal rechts meta seo og twitter page pagina tag code key api partner sponsor klant kunden client',
)
/** Sets that are about the site or who is behind it. */
const aboutSet =
  /^(?:general|algemeen|allgemein|parametres|reglages|coordonnees|identite|site|website|web|seite|settings?|instellingen|einstellungen|config|globals?|globaal|brand|merk|marke|huisstijl|identity|identiteit|theme|imprint|impressum|colofon|kontakt|contact|seo|organi[sz]ation|organisatie|company|entreprise|societe|business|bedrijf|firma|unternehmen|kanzlei|about|header|footer|kop|voet|kopf|fuss|entete|pied|logo)/

/** Whether a set, by its handle, is about the site or who is behind it. */
export const isAboutSite = (set: string): boolean => handleWords(set).some((word) => aboutSet.test(word))

/** What a field is the name of: `['kanzlei']` of `kanzleiname`; undefined where the handle speaks of no name. */
function subjectOf(field: string): readonly string[] | undefined {
  const words = handleWords(field).filter((word) => !/^\d+$/.test(word))
  const compound = words.find((word) => nameEnding.test(word) && !nameWords.has(word))
  if (compound) {
    const [, subject = ''] = nameEnding.exec(compound) ?? []
    return [...words.filter((word) => word !== compound), subject]
  }
  return words.some((word) => nameWords.has(word)) ? words.filter((word) => !nameWords.has(word)) : undefined
}

const isBareName = (field: string): boolean => /^(?:name|naam)$/.test(handleWords(field).join('_'))

/** Whether a word is what the handle of the set begins with: `gemeente` in `gemeentegegevens`. */
const isOfSet = (word: string, set: string): boolean =>
  word.length > 3 && handleWords(set).some((each) => each.startsWith(word.replace(/s$/, '')))

/**
 * How surely a field holds the name of the site: 0 for not at all. The site's own name goes before that of who
 * is behind it.
 */
export function nameRank(set: string, field: string): number {
  const subject = subjectOf(field)
  if (!subject)
    return handleWords(field).length === 1 && organizationWords.has(handleWords(field)[0] ?? '') ? 1 : 0
  if (subject.length === 0) return isBareName(field) && isAboutSite(set) ? 2 : 0
  if (subject.some((word) => otherWords.has(word))) return 0
  if (subject.some((word) => siteWords.has(word))) return 5
  if (subject.some((word) => organizationWords.has(word))) return 4
  return subject.some((word) => isOfSet(word, set)) ? 3 : 0
}

const taglineWords = wordSet(
  'tagline slogan motto leus leuze slagzin payoff strapline claim baseline leitspruch wahlspruch werbespruch',
)

/** Whether a field holds what the site says of itself in a line. */
export function isTagline(field: string): boolean {
  const words = handleWords(field)
  const isNamed = words.some((word) => taglineWords.has(word)) || words.join('_').includes('pay_off')
  return isNamed && !/url|link|code/.test(field)
}

/** A picture of the brand that a field may hold. */
export type PictureRole = 'logo' | 'logoDark' | 'icon' | 'share'

/** Logos of others, and of other uses. */
const notOurs = wordSet(
  'partner partners sponsor sponsors client clients klant klanten kunde kunden keurmerk keurmerken member lid ' +
    'leden mail email print pdf alt text url link height width',
)
const forDark = wordSet(
  'dark donker dunkel inverse inverted invers diap diapositief negative negatief negativ white wit weiss',
)
const iconWords = wordSet('favicon favicons touchicon appicon siteicon beeldmerk bildmarke')
const isLogoWord = (word: string): boolean =>
  /(?:^|[a-z])logos?$|^logotype$|^(?:woordmerk|wortmarke|wordmark|signet)$/.test(word)

/** The role of a field with a picture, by its handle; undefined for other pictures. */
export function pictureRole(set: string, field: string): PictureRole | undefined {
  const words = handleWords(field)
  const joined = words.join('_')
  if (words.some((word) => notOurs.has(word))) return undefined
  if (
    words.some((word) => iconWords.has(word)) ||
    /^(?:(?:site|app|touch|web)_)?(?:icon|icoon)$/.test(joined)
  )
    return joined !== 'icon' || isAboutSite(set) ? 'icon' : undefined
  if (
    /(?:^|_)(?:og|open_graph|social|share|sharing|seo|twitter|deel|teilen)(?:_.*)?_(?:image|picture|photo|afbeelding|beeld|bild|foto)$|^(?:deel|share|teil|social)(?:beeld|afbeelding|bild|image)$/.test(
      joined,
    )
  )
    return 'share'
  if (!words.some(isLogoWord)) return undefined
  return words.some((word) => forDark.has(word)) ? 'logoDark' : 'logo'
}

/** A colour of the brand that a field may hold. */
export type ColourRole = 'brand' | 'accent'

/** The role of a field with a colour, by its handle; undefined for other colours. */
export function colourRole(field: string): ColourRole | undefined {
  const joined = handleWords(field).join('_')
  if (!/(?:kleur|colou?r|farbe)$/.test(joined)) return undefined
  if (/(?:accent|akzent|secondary|secundaire|sekundaer)/.test(joined)) return 'accent'
  return /(?:brand|merk|marken|primary|primaire|primaer|huis|haus|main|hoofd|haupt|theme|thema)/.test(joined)
    ? 'brand'
    : undefined
}
