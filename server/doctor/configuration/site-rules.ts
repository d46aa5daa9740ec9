/** Rules about a site that the public is to see. */
import { type Finding, note, warning } from '../sections/section.ts'
import { type Given, isHttps, isInternal, isLoopback } from './given.ts'

/** A rule: what it finds in the settings that are given. */
type Rule = (given: Given) => Finding | undefined

const isProduction = ({ NODE_ENV }: Given): boolean => NODE_ENV === 'production'

const siteUrl: Rule = (given) => {
  const { SITE_URL: url } = given
  if (url === undefined) {
    const message = 'It is not set: canonical addresses, the sitemap and shared links lead to localhost.'
    return (isProduction(given) ? warning : note)('no-site-url', 'SITE_URL', message)
  }
  if (isHttps(url)) return undefined
  if (isLoopback(url))
    return note('site-url-local', 'SITE_URL', 'It leads to this machine: nobody else can follow it.')
  return warning(
    'site-url-http',
    'SITE_URL',
    'It is not https: cookies are sent in the clear, and browsers are not told to stay on TLS.',
  )
}

/** TLS ends in front of the server, which serves plain HTTP. */
const trustProxy: Rule = ({ SITE_URL: url = '', TRUST_PROXY: trust = 'false' }) =>
  isHttps(url) && trust === 'false'
    ? warning(
        'proxy-not-trusted',
        'TRUST_PROXY',
        'SITE_URL is https, so a proxy stands in front; without TRUST_PROXY all visitors have its address, and share the limits of one.',
      )
    : undefined

const clearKey: Rule = ({ CMS_URL: url = '', CMS_API_KEY: key }) =>
  key !== undefined && url !== '' && !isHttps(url) && !isInternal(url)
    ? warning('key-in-the-clear', 'CMS_URL', 'It is not https: CMS_API_KEY is sent in the clear.')
    : undefined

const notIndexable: Rule = ({ SITE_INDEXABLE: indexable }) =>
  indexable === 'false'
    ? note('not-indexable', 'SITE_INDEXABLE', 'Search engines are kept out: right for staging alone.')
    : undefined

const silentLog: Rule = ({ LOG_LEVEL: level }) =>
  level === 'silent'
    ? warning('silent-log', 'LOG_LEVEL', 'Nothing is logged, faults of the content system neither.')
    : undefined

const uncached: Rule = ({ PAGE_CACHE_MAX_BYTES: bytes }) =>
  bytes === '0'
    ? warning('no-page-cache', 'PAGE_CACHE_MAX_BYTES', 'Every page is made anew for each request.')
    : undefined

const rules: readonly Rule[] = [siteUrl, trustProxy, clearKey, notIndexable, silentLog, uncached]

export const siteFindings = (given: Given): readonly Finding[] => rules.flatMap((rule) => rule(given) ?? [])
