import type { AccessLogEntry } from '../logging/access-log.ts'

/** Words for addresses that are no pages of the route table, by the shape of their paths. */
const kinds: readonly (readonly [kind: string, shape: RegExp])[] = [
  ['files', /^\/(?:_build|_pictures|assets|brand)\/|^\/(?:favicon\.ico|site\.webmanifest)$/],
  ['api', /^\/api\//],
  ['health', /^\/health(?:\/(?:live|ready|startup))?$/],
  ['hooks', /^\/hooks\//],
  ['reports', /^\/reports(?:\.(?:html|json|csv))?$/],
  ['builds', /^\/builds\//],
  ['feeds', /\/feed\.(?:json|xml)$/],
  ['robots', /^\/(?:robots\.txt|sitemap(?:_\d+)?\.xml)$|\/sitemap(?:_\d+)?\.xml$/],
]

/**
 * The route of a request as the value of a label: the pattern of the route table, else one of a few words.
 * Never the path, of which visitors can make up as many as they like.
 */
export const routeLabel = ({ route, path }: Pick<AccessLogEntry, 'route' | 'path'>): string =>
  route ?? kinds.find(([, shape]) => shape.test(path))?.[0] ?? 'other'

/** The outcome of a form by the status of its answer. */
const formOutcomes: Readonly<Record<number, string>> = {
  303: 'sent',
  422: 'refused',
  429: 'limited',
  501: 'unconnected',
  503: 'failed',
}

/** The route that the handler of forms notes. */
const formRoute = '/forms/:handle'

/** The outcome of a form that a visitor sent; undefined for all other requests. */
export const formOutcome = ({ route, status }: Pick<AccessLogEntry, 'route' | 'status'>) =>
  route === formRoute ? (formOutcomes[status] ?? 'other') : undefined
