import { localeRow } from '../i18n/locales.ts'
import type { Payload } from './payload.ts'

/** What is shown where the page is shared, as properties and values. Social networks take no drawings. */
export function openGraph({ head, locale, shell }: Pick<Payload, 'head' | 'locale' | 'shell'>) {
  const properties = {
    'og:type': 'website',
    'og:locale': localeRow(locale).ogLocale,
    'og:site_name': shell.siteName,
    'og:title': head.socialTitle ?? head.title,
    'og:description': head.socialDescription ?? head.description,
    'og:url': head.canonical,
    'og:image': head.image?.endsWith('.svg') ? undefined : head.image,
  }
  return Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : []))
}
