/** The names that Statamic projects give to the sets that blocks show. */
import type { BlockType } from './block-types.ts'

/**
 * Further names of each type of block in Dutch, English and German, some in French, as the sets of other projects
 * have them.
 */
const aliases: { readonly [T in BlockType]: string } = {
  hero: 'header banner page_header masthead kop held',
  rich_text:
    'text tekst richtext html markdown content body wysiwyg bard paragraph alinea text_block tekstblok prose artikel article inhalt',
  cards: 'kaarten karten teasers tegels tiles card_grid overview overzicht related',
  media_text:
    'beeld image figure picture afbeelding foto photo bild media text_image image_text media_and_text tekst_beeld beeld_tekst ' +
    'text_and_image image_and_text tekst_afbeelding text_with_image text_bild bild_text',
  quote: 'citaat blockquote zitat testimonial pull_quote pullquote',
  faq: 'faqs accordion veelgestelde_vragen vragen uitklap uitklapblok akkordeon collapse questions',
  stats: 'cijfers statistics numbers statistieken feiten zahlen key_figures counters',
  logos: 'partners logo_wall logo_bar partnerlogos clients',
  call_to_action: 'cta actie oproep button_block aufruf',
  gallery: 'galerij galerie images fotos photos bilder image_gallery slideshow carousel slider',
  video: 'film youtube vimeo video_embed',
  embed:
    'iframe map kaart karte google_maps openstreetmap html_embed embed_code external_content externe_inhoud typeform',
  table: 'tabel tabelle',
  form: 'formulier formular contact_form contactformulier',
  code: 'code_block snippet codeblok',
  download_list: 'downloads download files bestanden documenten documents dateien attachments bijlagen',
  notice:
    'melding note alert callout notification hinweis let_op tip warning info message alert_bar alert_banner notice_bar announcement announcement_bar',
  rows: 'nieuws news list lijst entries articles berichten news_list latest_news agenda',
  profile: 'profiel dijken coast_profile kustprofiel',
  places: 'plaatsen plekken orte project_map projectenkaart projektkarte places_map',
}

/** Names of sets that only hold other sets. */
export const containers: ReadonlySet<string> = new Set(
  'container section sectie column columns kolom kolommen grid group groep wrapper row rij blocks blokken abschnitt'.split(
    ' ',
  ),
)

/** Names of sets without content, and the markup that shows them. */
export const ornaments: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<hr>':
      'divider separator hr horizontal_rule ruler scheidingslijn scheiding trenner trennlinie trennstrich',
    '': 'spacer spacing whitespace witruimte afstand abstand leerraum',
  }).flatMap(([markup, names]) => names.split(' ').map((name): [string, string] => [name, markup])),
)

/** Types of blocks by their own names and their aliases. */
export const typesByName: ReadonlyMap<string, BlockType> = new Map(
  (Object.keys(aliases) as BlockType[]).flatMap((type) =>
    [type, ...aliases[type].split(' ')].map((name): [string, BlockType] => [name, type]),
  ),
)
