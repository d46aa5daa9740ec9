import type { Shell } from '../content/payload.ts'
import { locales } from '../i18n/locales.ts'
import type { Localized } from './examples.ts'

type Say = (text: Localized) => string

/** Puts the word for "example" before the names of landmarks that a showcase page has twice. */
export const samplePrefix: Localized = { nl: 'Voorbeeld: ', en: 'Example: ', de: 'Beispiel: ' }

const sampleTitles: Readonly<Record<'themes' | 'projects' | 'knowledge' | 'about', Localized>> = {
  themes: { nl: 'Thema’s', en: 'Themes', de: 'Themen' },
  projects: { nl: 'Projecten', en: 'Projects', de: 'Projekte' },
  knowledge: { nl: 'Kennis', en: 'Knowledge', de: 'Wissen' },
  about: { nl: 'Over ons', en: 'About us', de: 'Über uns' },
}

/** Surroundings for examples of header, footer and menu. Its links stay on the page; those of its languages do nothing (`Example`). */
export function sampleShell(say: Say): Shell {
  const current = say({ nl: 'nl', en: 'en', de: 'de' })
  const items = Object.entries(sampleTitles).map(([key, title]) => ({
    title: say(title),
    href: `#${key}`,
    children: [],
  }))
  return {
    siteName: 'Kwelder',
    tagline: say({
      nl: 'Bureau voor kust en kwelder',
      en: 'Bureau for coast and salt marsh',
      de: 'Büro für Küste und Salzwiese',
    }),
    organization: {
      name: 'Stichting Kwelder',
      address: ['Havenkade 12', '9974 Noordwal'],
      phone: { text: '+31 595 55 01 20', href: 'tel:+31595550120' },
      email: { text: 'info@kwelder.example', href: 'mailto:info@kwelder.example' },
      social: [{ name: 'Mastodon', url: 'https://example.org/social/kwelder' }],
    },
    navigation: {
      main: items,
      footer: [
        { key: 'footer-topics', items: items.slice(0, 2) },
        { key: 'footer-service', items: items.slice(2) },
      ],
    },
    languages: locales.map(({ locale, label, lang }) => ({
      locale,
      label,
      lang,
      href: `#${lang}`,
      current: locale === current,
      translated: locale !== 'de' || current === 'de',
    })),
    analytics: false,
    consentRequired: false,
  }
}
