/**
 * The words around a frame that is no film. Readers put them into the block, so that browsers need not have
 * them for pages without one.
 */
import { inLanguage } from '../../i18n/broader-tags.ts'
import type { EmbedKind } from './embed-address.ts'

/** The words of a question before content of another website is loaded. */
export interface EmbedWords {
  readonly title: string
  readonly explain: string
  readonly load: string
  readonly link: string
}

type Table = Omit<EmbedWords, 'title'> & { readonly titles: Readonly<Record<EmbedKind, string>> }

const en: Table = {
  titles: {
    map: 'Map of another website',
    form: 'Form of another website',
    sound: 'Sound of another website',
    page: 'Content of another website',
  },
  explain: 'When you load it, that website gets to know of your visit and may place cookies.',
  load: 'Load once',
  link: 'Open on the other website',
}

const tables: ReadonlyMap<string, Table> = new Map([
  ['en', en],
  [
    'nl',
    {
      titles: {
        map: 'Kaart van een andere website',
        form: 'Formulier van een andere website',
        sound: 'Geluid van een andere website',
        page: 'Inhoud van een andere website',
      },
      explain: 'Als je dit laadt, weet die website van je bezoek en kan die cookies plaatsen.',
      load: 'Eenmalig laden',
      link: 'Openen op de andere website',
    },
  ],
  [
    'de',
    {
      titles: {
        map: 'Karte einer anderen Website',
        form: 'Formular einer anderen Website',
        sound: 'Ton einer anderen Website',
        page: 'Inhalt einer anderen Website',
      },
      explain: 'Wenn du das lädst, erfährt die Website von deinem Besuch und kann Cookies setzen.',
      load: 'Einmal laden',
      link: 'Auf der anderen Website öffnen',
    },
  ],
])

/** The words in a language; English ones where there are none. */
export function embedWords(of: EmbedKind, locale = 'nl'): EmbedWords {
  const { titles, ...words } = inLanguage(tables, locale) ?? en
  return { ...words, title: titles[of] }
}
