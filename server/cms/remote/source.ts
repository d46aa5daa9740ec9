/** Creates the content source for a system over HTTP. */
import type { EntryList, EntryQuery } from '../../../src/content/lists.ts'
import type { ListQuery, NavigationItem, Summary, TreeItem, Value } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { HttpClient } from '../http-client/http-client.ts'
import { tidyAddress } from '../model/addresses/tidy-address.ts'
import { isShown } from '../model/content-view.ts'
import { outlinePages } from '../model/lists/outlines.ts'
import { resolvePath } from '../model/pages/resolve-path.ts'
import type { PassThroughClient } from '../pass-through/pass-through.ts'
import { createContentPassThrough } from '../pass-through/pass-through-source.ts'
import type { ContentSource, SourceHealth } from '../source.ts'
import type { RemoteAdapter } from './adapter.ts'
import type { RemoteAnswers } from './answers.ts'
import { type CurrentAnswersOptions, createCurrentAnswers, type MaxAge } from './current-answers.ts'
import { createPageFinder } from './find-page.ts'
import { createRedirectReader } from './redirects/stored-redirects.ts'
import { createChangeEmitter } from './resources/change-emitter.ts'
import type { ResourceCache } from './resources/resource.ts'

/** The parts that a remote source is made from. */
export interface RemoteSourceOptions extends CurrentAnswersOptions {
  readonly adapter: RemoteAdapter
  readonly resources: ResourceCache
  /** The HTTP client of the content system. */
  readonly upstream: Pick<HttpClient, 'state' | 'onRecover' | 'close'>
  /** Sends requests of other programs to the content system; absent when that is switched off. */
  readonly passThroughClient?: PassThroughClient | undefined
}

const none: readonly Value[] = []
const noPages: readonly TreeItem[] = []
const noSummaries: readonly Summary[] = []

/**
 * The state of the source for the health report. Failures make it degraded and never down, because it goes on
 * with its cached responses.
 */
function healthOf(
  { resources, upstream }: RemoteSourceOptions,
  answers: RemoteAnswers | undefined,
): SourceHealth {
  const { failing, age_s, snapshot } = resources.health()
  const { ok, openKinds } = upstream.state()
  const isWell = failing === 0 && (answers?.failed ?? 0) === 0 && ok
  return {
    state: isWell ? 'ok' : 'degraded',
    // Only loaded lists count: a system at a wrong address responds too, with 404.
    loaded: answers !== undefined,
    age_s,
    pages: answers?.pages ?? 0,
    broken: failing,
    ...(openKinds && { paused: openKinds }),
    snapshot,
  }
}

/**
 * Calls listeners when a response changed, and when the content system recovers, which also makes all
 * responses stale.
 */
function followChanges({ resources, upstream }: RemoteSourceOptions) {
  const { emit, onChange, close } = createChangeEmitter()
  const stops = [
    resources.onChange(emit),
    upstream.onRecover(() => {
      resources.expire()
      emit()
    }),
  ]
  return {
    onChange,
    stop() {
      for (const stop of stops) stop()
      close()
    },
  }
}

/**
 * Creates the source of a content system over HTTP from its adapter. Nothing is loaded before it is needed.
 * When the system fails, cached responses are served, and only content that was never loaded is missing.
 * Requests in a language that cannot be loaded reject; the other languages are served.
 */
export function createRemoteSource(options: RemoteSourceOptions): ContentSource {
  const { adapter, resources, upstream } = options
  const current = createCurrentAnswers(options)
  const changes = followChanges(options)
  const rules = createRedirectReader(adapter)
  changes.onChange(current.forget)
  changes.onChange(rules.expire)

  const answersIn = async (locale: Locale, age?: MaxAge) => (await current.get(age)).of(locale)
  const publicContent = async (locale: Locale) => {
    const answers = await answersIn(locale)
    if (!answers) return undefined
    const { view } = answers
    const entries = view.language.entries.filter((entry) => !entry.original && isShown(view, entry))
    return { entries, collections: answers.collections() }
  }
  const passThrough =
    options.passThroughClient &&
    createContentPassThrough(adapter.resolvePassThrough, publicContent, options.passThroughClient)
  if (passThrough) changes.onChange(passThrough.clear)

  /**
   * Whether the lists may be out of date: loads failed, or a list that lost many items waits to be confirmed.
   */
  function isInDoubt(): boolean {
    const { failing, heldBack } = resources.health()
    return failing + heldBack > 0
  }

  async function navigation(locale: Locale, handle: string): Promise<readonly NavigationItem[] | undefined> {
    const answers = await answersIn(locale)
    const items = answers && (await adapter.navigation(locale, handle))
    return items && answers.menu(items)
  }

  /** Loads collections that no setting names and that a list asks for. */
  async function addCollections(collections: readonly string[]): Promise<void> {
    const { index } = await current.get()
    for (const collection of collections)
      if (!index.hasCollection(collection) && (await adapter.addCollection(collection))) current.forget()
  }

  async function entries(locale: Locale, { collection, limit }: ListQuery) {
    await addCollections([collection])
    return (await answersIn(locale))?.entries(collection, limit) ?? []
  }

  async function list(locale: Locale, query: EntryQuery): Promise<EntryList> {
    await addCollections(query.collections)
    return (await answersIn(locale))?.list(query) ?? { items: [], total: 0 }
  }

  async function redirects(locale: Locale): Promise<readonly Value[]> {
    const answers = await answersIn(locale)
    if (!answers) return none
    // Loads the rules in the background: links on pages of one language are checked against the rules of all
    // languages. The start calls this function in every language.
    void rules.get(locale)
    return answers.redirects(await adapter.redirects(locale))
  }

  async function has(locale: Locale, address: string): Promise<boolean> {
    const [answers, uri] = [await answersIn(locale), tidyAddress(address)]
    if (!answers || uri === undefined) return false
    return resolvePath(answers.view, uri).kind !== 'missing' || answers.topicPage(uri) !== undefined
  }

  return {
    name: adapter.name,
    traits: { tellsOfChanges: false, readsCheaply: false, takesForms: adapter.takesForms },
    page: createPageFinder({ adapter, rules, current: answersIn, isInDoubt }),
    has,
    tree: async (locale) => (await answersIn(locale))?.tree() ?? noPages,
    navigation,
    globals: async (locale) => (await answersIn(locale))?.globals(await adapter.globals(locale)) ?? {},
    translations: (locale) => adapter.translations(locale),
    entries,
    list,
    facets: async (locale, query) => (await answersIn(locale))?.facets(query) ?? { terms: [], years: [] },
    related: async (locale, query) => (await answersIn(locale))?.related(query) ?? noSummaries,
    taxonomies: async (locale) => (await answersIn(locale))?.view.taxonomies() ?? [],
    topics: async (locale) => (await answersIn(locale))?.topicOutlines() ?? [],
    outlines: async (locale) => {
      const answers = await answersIn(locale)
      return answers ? outlinePages(answers.view) : []
    },
    collections: async (locale) => (await answersIn(locale))?.collections() ?? [],
    dated: async (locale) => (await answersIn(locale))?.dated() ?? [],
    redirects,
    forms: () => adapter.forms(),
    assetFile: () => undefined,
    passThrough,
    reload: resources.reload,
    health: () => healthOf(options, current.last()),
    onChange: changes.onChange,
    async close() {
      changes.stop()
      await resources.close()
      await upstream.close()
    },
  }
}
