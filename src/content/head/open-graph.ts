/** Builds the meta tags for previews in social networks, from the head of a page. */
import type { Payload } from '../payload.ts'
import type { DocumentHead } from './document-head.ts'

/** The members of a payload that the tags depend on. */
type Shown = Pick<Payload, 'head' | 'language'> & { readonly shell: Pick<Payload['shell'], 'siteName'> }

/** The `og:locale` values of the other languages that have the page. */
const otherLocales = ({ alternates }: DocumentHead, own: string): readonly string[] =>
  alternates.flatMap(({ ogLocale }) => (ogLocale === undefined || ogLocale === own ? [] : ogLocale))

/** Tags by their names; a tag without content is not written. */
type Rows = readonly (readonly [name: string, content: string | undefined])[]

/** The rows that have content. */
const filled = (rows: Rows) => rows.flatMap(([name, content]) => (content ? [[name, content] as const] : []))

/** The Open Graph tags of a page (ogp.me), as `property` and `content`; empty ones are left out. */
export function openGraph({ head, language: { ogLocale }, shell }: Shown) {
  const { article, image } = head
  const rows: Rows = [
    ['og:type', article ? 'article' : 'website'],
    ['og:locale', ogLocale],
    ...otherLocales(head, ogLocale).map((other) => ['og:locale:alternate', other] as const),
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

/** The tags for X, as `name` and `content`. X reads the Open Graph tag where one of its own is missing. */
export function twitterCard({ twitter }: Pick<DocumentHead, 'twitter'>) {
  const rows: Rows = [
    ['twitter:title', twitter?.title],
    ['twitter:description', twitter?.description],
    ['twitter:image', twitter?.image?.src],
    ['twitter:image:alt', twitter?.image?.alt],
  ]
  return filled(rows).map(([name, content]) => ({ name, content }))
}
