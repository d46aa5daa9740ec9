/** Opens the content of a system over HTTP with what its editors have not published yet. */
import type { Logger } from 'pino'
import type { Value, Values } from '../../../src/content/types.ts'
import { isValues } from '../../../src/content/values/values.ts'
import { createBoundedCache } from '../../cache/bounded-cache.ts'
import type { HttpClient, HttpRequest, JsonResponse } from '../http-client/http-client.ts'
import type { ContentPreview, ContentSource } from '../source.ts'
import type { ResourceCache } from './resources/resource.ts'
import { createResourceCache } from './resources/resource-cache.ts'

interface RemotePreviewOptions {
  /** Creates the request that tells of a token; absent for a system without tokens. */
  readonly tokenProbe: ((token: string) => HttpRequest) | undefined
  /** Matches the keys of the resources that differ with drafts. */
  readonly drafted: RegExp
  /** The client for previews alone. */
  readonly client: HttpClient
  /** Creates a source that reads through a client and keeps what it read in a cache. */
  readonly open: (client: HttpClient, cache: ResourceCache) => ContentSource
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>
}

/** Header of every answer to a known token. */
const previewHeader = 'x-statamic-live-preview'
/** Milliseconds for which a token that the system knows is not asked for again. */
const knownFor = 30_000
/** Bytes of the responses of one preview. */
const maxBytes = 33_554_432

/** What tells that an entry is not for visitors yet. `protect` stays: those entries are for some alone. */
const unpublished: Readonly<Record<string, (value: Value) => boolean>> = {
  published: (value) => value === false,
  private: (value) => value === true,
  status: (value) => value === 'draft' || value === 'scheduled' || value === 'expired',
}
const asIfPublished: Readonly<Record<string, Value>> = {
  published: true,
  private: false,
  status: 'published',
}

/** Whether an object is an entry: only those have what says whether they are published. */
const isEntry = (value: Values): boolean =>
  'id' in value && ('slug' in value || 'uri' in value || 'url' in value)

/** A response of the system with all entries in it as if they were published. */
export function asPublished(value: Value): Value {
  if (Array.isArray(value)) return value.map(asPublished)
  if (!isValues(value)) return value
  const hides = isEntry(value) ? unpublished : {}
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      hides[name]?.(member) ? (asIfPublished[name] ?? member) : asPublished(member),
    ]),
  )
}

/** Adds the token to a request, as its last parameter: systems cache by the order of parameters. */
const withToken = (request: HttpRequest, token: string | undefined): HttpRequest =>
  token === undefined ? request : { ...request, query: [...(request.query ?? []), ['token', token]] }

const readAsPublished = (response: JsonResponse): JsonResponse =>
  response.kind === 'found' ? { ...response, value: asPublished(response.value) } : response

/** The client of one preview. What it shares with others stays open when the preview is closed. */
const draftClient = (client: HttpClient, token: string | undefined): HttpClient => ({
  ...client,
  fetchJson: async (request) => readAsPublished(await client.fetchJson(withToken(request, token))),
  fetchText: (request) => client.fetchText(withToken(request, token)),
  onRecover: () => () => {},
  close: async () => {},
})

/** Returns a function that asks the system whether it knows a token, and remembers for seconds that it does. */
function createTokenCheck(client: Pick<HttpClient, 'send'>, probe: (token: string) => HttpRequest) {
  const known = createBoundedCache<string, { readonly until: number }>({ maxEntries: 100 })
  return async (token: string): Promise<boolean> => {
    if ((known.get(token)?.until ?? 0) > performance.now()) return true
    const { headers } = await client.send(probe(token))
    const isKnown = headers[previewHeader] !== undefined
    if (isKnown) known.set(token, { until: performance.now() + knownFor })
    return isKnown
  }
}

/**
 * Creates what opens previews. Entries, and the lists of them, are loaded for each preview and gone when it is
 * closed. Menus, global sets and files, which are the same in all previews, are kept for previews alone: nothing
 * gets into the cache or the snapshot of the public site.
 */
export function createRemotePreview(options: RemotePreviewOptions): ContentPreview {
  const { tokenProbe, drafted, client, open, logger } = options
  const createCache = () => createResourceCache({ logger, maxBytes })
  const common = createCache()
  const draftCache = (): ResourceCache => {
    const own = createCache()
    return {
      ...own,
      get: (resource, age) => (drafted.test(resource.key) ? own : common).get(resource, age),
    }
  }
  return {
    ...(tokenProbe && { knowsToken: createTokenCheck(client, tokenProbe) }),
    open: async (token) => open(draftClient(client, token), draftCache()),
  }
}
