import { localeRow } from '../i18n/locales.ts'
import type { Payload } from './payload.ts'

type Shown = Pick<Payload, 'head' | 'locale'> & { readonly shell: Pick<Payload['shell'], 'siteName'> }

/** What is shown where the page is shared, as properties and values. */
export function openGraph({ head, locale, shell }: Shown) {
  const properties = {
    'og:type': 'website',
    'og:locale': localeRow(locale).ogLocale,
    'og:site_name': shell.siteName,
    'og:title': head.socialTitle ?? head.title,
    'og:description': head.socialDescription ?? head.description,
    'og:url': head.canonical,
    'og:image': head.image?.src,
    'og:image:width': head.image?.width?.toString(),
    'og:image:height': head.image?.height?.toString(),
    'og:image:alt': head.image?.alt,
  }
  return Object.entries(properties).flatMap(([property, content]) => (content ? [{ property, content }] : []))
}
