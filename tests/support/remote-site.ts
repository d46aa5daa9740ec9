/** A content system over HTTP in memory, behind a made-up adapter. */
import type {
  RemoteAdapter,
  RemoteAsset,
  RemoteContent,
  RemoteEntry,
  RemoteLanguage,
  RemoteNode,
  UnlistedPage,
} from '../../server/cms/remote/adapter.ts'
import type { ResourceCache, ResourceCacheHealth } from '../../server/cms/remote/resources/resource.ts'
import { createRemoteSource, type RemoteSourceOptions } from '../../server/cms/remote/source.ts'
import type { Value, Values } from '../../src/content/types.ts'
import { defaultLanguages, type Locale } from '../../src/i18n/languages.ts'
import { isReservedPath } from '../../src/router/reserved-paths.ts'

const cmsUrl = 'https://editor:secret@cms.example.net/'
export const cmsOrigin = 'https://cms.example.net'

/**
 * An entry as an adapter would hand it over: published, addressed as the content system does with our
 * prefixes.
 */
export function entry(
  id: string,
  own: Partial<RemoteEntry> & { readonly locale?: Locale } = {},
): RemoteEntry {
  const { locale = 'nl', uri = 'uri' in own ? undefined : `/${id}` } = own
  return {
    id,
    key: id,
    locale,
    collection: 'pages',
    blueprint: 'page',
    template: 'default',
    title: id,
    slug: id,
    uri,
    url: uri === undefined ? undefined : defaultLanguages.withPrefix(locale, uri),
    published: true,
    values: {},
    ...own,
  }
}

export const node = (id: string, ...children: RemoteNode[]): RemoteNode => ({ id, children })

export interface Draft {
  readonly entries: readonly RemoteEntry[]
  readonly trees?: Readonly<Record<string, readonly RemoteNode[]>>
  readonly unlisted?: readonly UnlistedPage[]
}

export interface Site {
  readonly languages?: Partial<Record<Locale, readonly RemoteEntry[] | Draft>>
  readonly failures?: ReadonlyMap<Locale, unknown>
  readonly origins?: readonly string[]
  /** By address or id. */
  readonly assets?: Readonly<Record<string, RemoteAsset>>
}

const languageOf = (draft: readonly RemoteEntry[] | Draft): RemoteLanguage => {
  const { entries, trees = {}, unlisted = [] }: Draft = Symbol.iterator in draft ? { entries: draft } : draft
  return { entries, trees: new Map(Object.entries(trees)), unlisted }
}

export function contentOf({
  languages = {},
  failures = new Map(),
  origins,
  assets = {},
}: Site): RemoteContent {
  const drafts = Object.entries(languages) as [Locale, readonly RemoteEntry[] | Draft][]
  return {
    languages: new Map(drafts.map(([locale, draft]) => [locale, languageOf(draft)])),
    failures,
    ...(origins && { origins }),
    asset: (address) => (Object.hasOwn(assets, address) ? assets[address] : undefined),
  }
}

const healthy: ResourceCacheHealth = {
  failing: 0,
  heldBack: 0,
  age_s: 0,
  snapshot: { state: 'off' },
}

/** A content system in memory. Everything in `cms` may be changed while the source runs. */
export function remoteSite(site: Site, options: Partial<RemoteSourceOptions> = {}) {
  const problems: string[] = []
  const listeners = new Set<() => void>()
  const cms = {
    content: contentOf(site),
    /** What younger lists say, for callers that ask for them. */
    younger: undefined as RemoteContent | undefined,
    ages: [] as (number | undefined)[],
    fields: new Map<string, Values | undefined>(),
    globals: {} as Readonly<Record<string, Values>>,
    redirects: [] as readonly Value[],
    asked: [] as string[],
    added: [] as string[],
    health: healthy,
    up: true,
    expired: 0,
    closed: [] as string[],
    failure: undefined as Error | undefined,
    recover: () => {},
    change: () => {
      for (const listener of listeners) listener()
    },
  }
  const adapter: RemoteAdapter = {
    name: 'rest',
    takesForms: true,
    async content({ maxAge } = {}) {
      cms.ages.push(maxAge)
      if (cms.failure) throw cms.failure
      if (maxAge !== undefined && cms.younger) cms.content = cms.younger
      return cms.content
    },
    addCollection: async (handle) => {
      cms.added.push(handle)
      return false
    },
    fields: async ({ id, locale }) => {
      cms.asked.push(`${locale}:${id}`)
      const key = cms.fields.has(`${locale}:${id}`) ? `${locale}:${id}` : id
      if (!cms.fields.has(key)) cms.fields.set(key, {})
      return cms.fields.get(key)
    },
    globals: async () => cms.globals,
    translations: async () => [{ slug: 'a', trans: 'b' }],
    navigation: async () => undefined,
    redirects: async () => cms.redirects,
    forms: async () => ({}),
    resolvePassThrough: async () => undefined,
    ...options.adapter,
  }
  const resources: ResourceCache = {
    get: async () => ({ value: undefined }),
    onChange: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    expire: () => {
      cms.expired += 1
    },
    reload: async () => {},
    health: () => cms.health,
    close: async () => void cms.closed.push('resources'),
  }
  const source = createRemoteSource({
    resources,
    upstream: {
      state: () => ({ ok: cms.up, open: false }),
      onRecover: (recovered) => {
        cms.recover = recovered
        return () => {
          cms.recover = () => {}
        }
      },
      close: async () => void cms.closed.push('upstream'),
    },
    languages: defaultLanguages,
    cmsUrl,
    siteUrl: 'https://www.example.org',
    isTaken: isReservedPath,
    fixed: ['/sitemap', '/designsystem'],
    maxSegments: 10,
    logger: { warn: (about: unknown) => void problems.push((about as { problem: string }).problem) },
    ...options,
    adapter,
  })
  /** Changes the content, as a list does that was loaded anew: who asks afterwards sees it. */
  async function edit(edited: Site): Promise<void> {
    cms.content = contentOf(edited)
    cms.change()
    await Promise.resolve()
  }
  return { source, cms, problems, adapter, edit }
}

/** The fields that a page has when the content system delivers these. */
export async function fieldsOf(fields: Values, site: Site = {}, locale: Locale = 'nl') {
  const languages = { ...site.languages }
  const home = entry('home', { locale, uri: '/' })
  const made = remoteSite({
    ...site,
    languages: { ...languages, [locale]: [home, ...listOf(languages[locale])] },
  })
  made.cms.fields.set('home', fields)
  const answer = await made.source.page(locale, '/')
  if (answer.kind !== 'page') throw new Error('There is no such page')
  const { title: _, slug: __, ...own } = answer.page.fields
  return { fields: own, page: answer.page, problems: made.problems }
}

const listOf = (draft: readonly RemoteEntry[] | Draft = []): readonly RemoteEntry[] =>
  Symbol.iterator in draft ? draft : draft.entries
