/** The words of previews, for editors. */
import { broaderTags } from '../../src/i18n/broader-tags.ts'
import type { Locale } from '../../src/i18n/languages.ts'

/** The words of one language. */
export interface PreviewWords {
  /** What the page is, before its title. */
  readonly name: string
  /** What the banner says. */
  readonly text: string
  /** Until when; `{time}` is the time. */
  readonly until: string
  /** Inside the control panel, when a change could not be shown. */
  readonly failed: string
  readonly exit: string
  readonly endedTitle: string
  readonly endedText: string
  readonly refusedTitle: string
  readonly refusedText: string
  readonly toPublic: string
}

const en: PreviewWords = {
  name: 'Preview',
  text: 'You also see what is not published yet.',
  until: 'Until {time}',
  failed: 'The last change could not be shown.',
  exit: 'Leave preview',
  endedTitle: 'This preview has ended',
  endedText: 'A preview lasts an hour. Open it again from the control panel of your content system.',
  refusedTitle: 'This preview cannot be opened',
  refusedText: 'The link is not valid, or no longer. Open the preview again from the control panel.',
  toPublic: 'To the published page',
}

const words: Readonly<Record<string, PreviewWords>> = {
  en,
  nl: {
    name: 'Voorbeeld',
    text: 'Je ziet ook wat nog niet gepubliceerd is.',
    until: 'Tot {time}',
    failed: 'De laatste wijziging kon niet worden getoond.',
    exit: 'Voorbeeld verlaten',
    endedTitle: 'Dit voorbeeld is afgelopen',
    endedText: 'Een voorbeeld duurt een uur. Open het opnieuw vanuit het beheer van je contentsysteem.',
    refusedTitle: 'Dit voorbeeld kan niet worden geopend',
    refusedText: 'De link klopt niet, of niet meer. Open het voorbeeld opnieuw vanuit het beheer.',
    toPublic: 'Naar de gepubliceerde pagina',
  },
  de: {
    name: 'Vorschau',
    text: 'Du siehst auch, was noch nicht veröffentlicht ist.',
    until: 'Bis {time}',
    failed: 'Die letzte Änderung konnte nicht gezeigt werden.',
    exit: 'Vorschau verlassen',
    endedTitle: 'Diese Vorschau ist beendet',
    endedText: 'Eine Vorschau dauert eine Stunde. Öffne sie erneut in der Verwaltung deines Inhaltssystems.',
    refusedTitle: 'Diese Vorschau kann nicht geöffnet werden',
    refusedText: 'Der Link stimmt nicht oder nicht mehr. Öffne die Vorschau erneut in der Verwaltung.',
    toPublic: 'Zur veröffentlichten Seite',
  },
}

/** The words in a language, or in English. */
export const previewWords = (locale: Locale): PreviewWords =>
  broaderTags(locale).flatMap((tag) => words[tag] ?? [])[0] ?? en
