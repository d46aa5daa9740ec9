/** Meta tags for share previews, from the head of a page. */
import { localeRow, locales } from '../../i18n/locales.ts'
import type { Payload } from '../payload.ts'
import type { DocumentHead } from './document-head.ts'

type Shown = Pick<Payload, 'head' | 'locale'> & { readonly shell: Pick<Payload['shell'], 'siteName'> }

/** `og:locale` of the languages that have the page too. */
const otherLocales = ({ alternates }: DocumentHead, locale: Payload['locale']): readonly string[] =>
  locales
    .filter((row) => row.locale !== locale && alternates.some(({ lang }) => lang === row.lang))
    .map(({ ogLocale }) => ogLocale)

type Rows = readonly (readonly [name: string, content: string | undefined])[]

const filled = (rows: Rows) => rows.flatMap(([name, content]) => (content ? [[name, content] as const] : []))

/** What is shown where the page is shared, as properties and values (ogp.me). */
export function openGraph({ head, locale, shell }: Shown) {
  const { article, image } = head
  const rows: Rows = [
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', localeRow(locale).ogLocale],
    ...otherLocales(head, locale).map((other) => ['og:locale:alternate', other] as const),
    ['og:site_name', shell.siteName],
    ['og:title', head.socialTitle ?? head.title],
    ['og:description', head.socialDescription ?? head.description],
    ['og:url', head.canonical],
    ['og:image', image?.src],
    ['og:image:width', image?.width?.toString()],
    ['og:image:height', image?.height?.toString()],
    ['og:image:alt', image?.alt],
    ['article:published_time', article?.published],
    ['article:modified_time', article?.modified],
  ]
  return filled(rows).map(([property, content]) => ({ property, content }))
}

/** The same for X, which reads `og:` where it finds no name of its own. */
export function twitterCard({ twitter }: Pick<DocumentHead, 'twitter'>) {
  const rows: Rows = [
    ['twitter:title', twitter?.title],
    ['twitter:description', twitter?.description],
    ['twitter:image', twitter?.image?.src],
    ['twitter:image:alt', twitter?.image?.alt],
  ]
  return filled(rows).map(([name, content]) => ({ name, content }))
}
