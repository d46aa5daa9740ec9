/** Lists every address of a site: its pages in every language, and its own addresses. */
import type { Languages } from '../../src/i18n/languages.ts'
import type { Config } from '../config/config.ts'
import type { OwnAddress } from './address.ts'
import { type CachePolicy, cachePolicies } from './cache-policies.ts'
import { ownAddresses } from './own-addresses.ts'
import { pageAddresses, placed } from './page-addresses.ts'

/** An address of the site, as reports and programs read it. */
export interface ListedAddress {
  readonly kind: 'page' | 'own'
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly answers: string
  readonly cache: {
    readonly policy: CachePolicy
    readonly words: string
    /** The value of `Cache-Control`, where it is the same for every response. */
    readonly header?: string
  }
  /** False for an address that the settings switch off. */
  readonly on: boolean
  /** The setting that switches it. */
  readonly setting?: string
  /** The language of an address that each language has. */
  readonly locale?: string
  /** The name of the page, and the part of the design system that it shows. */
  readonly page?: string
  readonly component?: string
  /** The port of an address that has a server of its own. */
  readonly port?: number
}

export interface SiteFacts {
  readonly config: Config
  readonly languages: Languages
  /** Whether the content comes from a system over HTTP. */
  readonly isRemote: boolean
}

/** The addresses of a site in the order in which they are printed. */
export const listAddresses = (site: SiteFacts): readonly ListedAddress[] => [
  ...listPages(site),
  ...Object.values<OwnAddress>(ownAddresses).flatMap((row) => listOwn(row, site)),
]

const cacheOf = (policy: CachePolicy, config: Config): ListedAddress['cache'] => {
  const { words, header } = cachePolicies[policy]
  const value = header(config)
  return { policy, words: words(config), ...(value !== undefined && { header: value }) }
}

/** What a page shows, in words: `showcase of buttons`. */
const pageInWords = (page: string, component: string | undefined): string =>
  component === undefined ? page : `${page} of ${component}`

const listPages = ({ config, languages }: SiteFacts): ListedAddress[] =>
  pageAddresses(languages, config).map(({ address, locale, page, component, cache }) => ({
    ...{ kind: 'page', method: 'GET', address, answers: pageInWords(page, component) },
    cache: cacheOf(cache, config),
    ...{ on: true, locale, page },
    ...(component !== undefined && { component }),
  }))

function listOwn(row: OwnAddress, { config, languages, isRemote }: SiteFacts): ListedAddress[] {
  const isOn = row.switch?.isOn({ ...config, isRemote }) ?? true
  const { metrics } = config
  const listed: ListedAddress = {
    ...{ kind: 'own', method: row.method, address: row.address, answers: row.answers },
    ...{ cache: cacheOf(row.cache, config), on: isOn },
    ...(row.switch && { setting: row.switch.setting }),
    ...(row.port !== undefined && metrics && { port: metrics.port }),
  }
  if (!row.isByLanguage) return [listed]
  return languages.rows.map((language) => ({
    ...listed,
    ...{ address: placed(language, row.address), locale: language.locale },
  }))
}
