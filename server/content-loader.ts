import type { Block } from '../src/content/block-types.ts'
import type { ContentData, Crumb } from '../src/content/payload.ts'
import { tocOf } from '../src/content/read-blocks.ts'
import type { Seo } from '../src/content/seo.ts'
import type { ContentPage, FormField, Summary } from '../src/content/types.ts'
import { localeRow, withPrefix } from '../src/i18n/locales.ts'
import type { Translate } from '../src/i18n/translate.ts'
import type { Deps } from './deps.ts'
import { pageNotFound } from './http-error.ts'
import type { Found, LoadContext } from './loaders.ts'
import { encodePath } from './target.ts'

/** An entry that sends its visitors elsewhere. */
export interface EntryRedirect {
  readonly kind: 'redirect'
  readonly to: string
  readonly status: number
}

/** The page of an entry, home included. */
export async function loadContent(context: LoadContext): Promise<Found | EntryRedirect> {
  const { deps, match, fullPath } = context
  const answer = await deps.content.page(match.locale, match.path)
  if (answer.kind === 'redirect') return answer
  if (answer.kind === 'missing') throw pageNotFound(fullPath, match.path === '/' ? '404-no-home' : undefined)
  return toFound(answer.page, context)
}

async function toFound(page: ContentPage, { deps, match, t }: LoadContext): Promise<Found> {
  const { head, blocks, minutes, seo, jsonLd } = await deps.bodies(page)
  const { related, ...texts } = head
  const listed = await fillQueries(deps, match.locale, [...blocks, ...unlisted(page, blocks)], page.path)
  const filled = listed.map((block) => translateForm(block, t))
  const data: ContentData = {
    kind: 'content',
    page: {
      title: page.title,
      ...texts,
      ...(page.date && { date: page.date }),
      ...(page.updatedAt && { updatedAt: page.updatedAt }),
      minutes,
    },
    crumbs: match.path === '/' ? [] : crumbs(page, t('home')),
    blocks: filled,
    toc: tocOf(filled),
    related,
    ...(page.fallback && { lang: localeRow(page.fallback.locale).lang }),
  }
  return {
    kind: 'found',
    data,
    title: seo.title ?? (match.path === '/' ? '' : page.title),
    ownTitle: page.title,
    description: seo.description ?? head.lead,
    robots: robotsOf(seo),
    image: seo.image ? { src: seo.image, alt: '' } : head.picture,
    canonical: canonicalOf(page, seo),
    socialTitle: seo.socialTitle,
    socialDescription: seo.socialDescription,
    jsonLd,
    alternates: page.alternates,
  }
}

const robotsOf = ({ noindex, nofollow }: Seo): string | undefined =>
  [noindex && 'noindex', nofollow && 'nofollow'].filter(Boolean).join(', ') || undefined

/** An untranslated page is at home where its texts are; content sources hand out decoded paths. */
const canonicalOf = ({ fallback }: ContentPage, { canonical }: Seo): string | undefined =>
  canonical ?? (fallback && encodePath(fallback.path))

const crumbs = (page: ContentPage, home: string): Crumb[] => [
  { title: home, path: withPrefix(page.locale, '/') },
  ...page.ancestors,
  { title: page.title, path: page.path },
]

/** A page that entries live below lists them, also where no block of it does. */
const unlisted = ({ mounts }: ContentPage, blocks: readonly Block[]): Block[] => {
  const listed = new Set(blocks.map(({ props }) => ('query' in props ? props.query?.collection : undefined)))
  return mounts
    .filter((collection) => !listed.has(collection))
    .map((collection) => ({
      type: 'rows',
      id: `list-${collection}`,
      props: { items: [], query: { collection } },
    }))
}

/** Cards and rows that show a collection name it; their items come from the content source. */
async function fillQueries(
  { content }: Deps,
  locale: ContentPage['locale'],
  blocks: readonly Block[],
  self: string,
): Promise<readonly Block[]> {
  return Promise.all(
    blocks.map(async (block) => {
      if (!('query' in block.props) || !block.props.query) return block
      const { collection, limit } = block.props.query
      const entries = await content.entries(locale, { collection })
      const items: readonly Summary[] = entries.filter(({ path }) => path !== self).slice(0, limit)
      return { ...block, props: { ...block.props, items } } as Block
    }),
  )
}

/** A form's blueprint exists once: entries `form-{form}-{field}[-{option}]` of the translations say it in other languages. */
function translateForm(block: Block, t: Translate): Block {
  if (block.type !== 'form') return block
  const { form } = block.props
  const textOf = (key: string, own: string) => (t(key) === key ? own : t(key))
  const translate = (field: FormField): FormField => {
    const key = `form-${form.handle}-${field.handle}`
    const options = field.options?.map(({ value, label }) => ({
      value,
      label: textOf(`${key}-${value}`, label),
    }))
    return { ...field, label: textOf(key, field.label), ...(options && { options }) }
  }
  return { ...block, props: { ...block.props, form: { ...form, fields: form.fields.map(translate) } } }
}
