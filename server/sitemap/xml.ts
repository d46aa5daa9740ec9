import { escapeHtml } from '../render/document.ts'
import type { SitemapUrl } from './urls.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const extensions = [
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ')

/**
 * The start and end of a file of the sitemap, around the elements of its pages (sitemaps.org protocol 0.9).
 */
export const urlset = {
  start: `${declaration}<urlset ${protocol} ${extensions}>\n`,
  end: '</urlset>\n',
}

const element = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<${name}>${escapeHtml(value)}</${name}>`

/**
 * The element of one page. Elements of other namespaces follow those of the protocol, as its schema requires.
 */
export const urlElement = ({ loc, lastmod, frequency, priority, alternates, image }: SitemapUrl): string =>
  [
    '<url>',
    element('loc', loc),
    element('lastmod', lastmod),
    element('changefreq', frequency),
    element('priority', priority?.toFixed(2)),
    ...alternates.map(
      ({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(href)}"/>`,
    ),
    image === undefined ? '' : `<image:image>${element('image:loc', image)}</image:image>`,
    '</url>\n',
  ].join('')

/** A file in the index of a large site's sitemap. */
export interface IndexedFile {
  readonly loc: string
  readonly lastmod?: string | undefined
}

/** The text of the index, which lists the files of a large site. */
export const sitemapIndex = (files: readonly IndexedFile[]): string =>
  [
    `${declaration}<sitemapindex ${protocol}>\n`,
    ...files.map(
      ({ loc, lastmod }) => `<sitemap>${element('loc', loc)}${element('lastmod', lastmod)}</sitemap>\n`,
    ),
    '</sitemapindex>\n',
  ].join('')
