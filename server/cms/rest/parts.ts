/** What a site reads of the REST API, for reports on what a system lacks. */
import type { Config } from '../../config/config.ts'
import type { SystemHints, SystemPart } from '../source-kind.ts'
import { enableApiHint } from './api/not-found.ts'
import { createRestRequest, envelopeChecks, type RestQuery } from './api/rest-api.ts'
import { pagesHandle } from './content/load-collections.ts'
import { containersIn } from './resources/assets.ts'

interface PartsOptions extends SystemHints {
  /** Path of the API below `CMS_URL`. */
  readonly route: string
  /** Handles of collections that the operator named. */
  readonly collections: readonly string[]
  readonly locales: Config['cmsLocales']
}

/** Whole entries, which name the asset containers that they use. */
const sampleQuery: RestQuery = { limit: '20' }

const entriesOf = (route: string, collection: string, query: RestQuery) => ({
  ...createRestRequest(route, `collections/${collection}/entries`, query),
  validate: envelopeChecks.list,
})

const requiredIn = ({ collections }: Pick<PartsOptions, 'collections'>): readonly string[] =>
  collections.length > 0 ? collections : [pagesHandle]

/** The request for entries that a report learns from. */
export const restSample = (options: Pick<PartsOptions, 'route' | 'collections'>) =>
  entriesOf(options.route, requiredIn(options)[0] ?? pagesHandle, sampleQuery)

/** The parts of the API, as `docs/reference/content-system.md#rest-addresses` lists them. */
export function restParts(options: PartsOptions): readonly SystemPart[] {
  const { route, menus, locales } = options
  const required = requiredIn(options)
  const ask = (path: string, query: RestQuery = {}) => createRestRequest(route, path, query)
  const list = (path: string) => ({ ...ask(path), validate: envelopeChecks.list })
  const site = Object.values(locales).find((handle) => handle !== 'none') ?? 'default'
  return [
    ...required.map(
      (collection): SystemPart => ({
        name: `entries of ${collection}`,
        need: 'required',
        lacking: `The pages of this collection are missing: ${enableApiHint}.`,
        requests: () => [entriesOf(route, collection, { fields: 'id', limit: '1' })],
      }),
    ),
    {
      name: 'globals',
      need: 'wanted',
      lacking:
        'Name, description, contact facts and redirects of the content are missing: switch globals on in its REST API.',
      requests: () => [list('globals')],
    },
    {
      name: 'menus',
      need: 'wanted',
      lacking: `The main menu is made of the tree, and the footer has none: switch navs on, or name them in menus of site.yaml (asked for: ${menus.join(', ')}).`,
      requests: () => menus.map((handle) => ask(`navs/${handle}/tree`, { fields: 'id' })),
    },
    {
      name: 'assets',
      need: 'wanted',
      lacking:
        'Sizes, focal points and alternative texts of pictures are missing: switch assets on in its REST API.',
      requests: (sample) =>
        [...new Set(sample === undefined ? [] : containersIn(sample))].map((container) =>
          ask(`assets/${container}`, { fields: 'id', limit: '1' }),
        ),
    },
    {
      name: 'tree',
      need: 'optional',
      lacking: 'Pages are ordered by their addresses: right for a collection without a structure.',
      requests: () => required.map((collection) => ask(`collections/${collection}/tree`, { fields: 'id' })),
    },
    {
      name: 'filter by site',
      need: 'optional',
      lacking: 'Entries of all sites are read each time: allow the filter site in its REST API.',
      requests: () => [
        entriesOf(route, required[0] ?? pagesHandle, { fields: 'id', 'filter[site]': site, limit: '1' }),
      ],
    },
    {
      name: 'forms',
      need: 'optional',
      lacking: 'Forms of the content are not shown: switch forms on in its REST API, if it has some.',
      requests: () => [list('forms')],
    },
    {
      name: 'redirects',
      need: 'optional',
      lacking: 'Redirects come from globals alone: the add-on Redirect is not installed, or not public.',
      requests: () => [ask('redirects', { limit: '1' })],
    },
  ]
}
