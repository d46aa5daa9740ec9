/**
 * The addresses of the site that are no pages. The server mounts its handlers at the paths of this table, and
 * the command `routes` prints it.
 */

import { cspReportsPath } from '../http/fixed-headers.ts'
import type { AddressSwitch, OwnAddress } from './address.ts'
import type { CachePolicy } from './cache-policies.ts'

type Extras = Pick<OwnAddress, 'switch' | 'isByLanguage' | 'port' | 'mayBePage'>

const get = <const Path extends string | RegExp>(
  path: Path,
  answers: string,
  cache: CachePolicy,
  { address, ...extras }: Extras & { readonly address?: string } = {},
) => ({ address: address ?? shown(path), method: 'GET' as const, path, answers, cache, ...extras })

/** A row of a handler that finds out itself what it answers. */
const found = (address: string, answers: string, cache: CachePolicy, extras: Extras = {}) => ({
  ...{ address, method: 'GET' as const, answers, cache },
  ...extras,
})

const post = <const Path extends string>(path: Path, answers: string, extras: Extras = {}) => ({
  ...get(path, answers, 'never', extras),
  method: 'POST' as const,
})

/** `/api/pages/:handle` → `/api/pages/{handle}`, `/*path` → `/{path}`. */
const shown = (path: string | RegExp): string => String(path).replace(/[:*](\w+)/g, '{$1}')

const publishing: AddressSwitch = {
  setting: 'PUBLISH_SECRET',
  isOn: ({ publishSecret }) => publishSecret !== undefined,
}
const previewing: AddressSwitch = {
  setting: 'PREVIEW_SECRET',
  isOn: ({ previewSecret }) => previewSecret !== undefined,
}
const reporting: AddressSwitch = {
  setting: 'REPORTS_SECRET',
  isOn: ({ reportsSecret }) => reportsSecret !== undefined,
}
const browserReports: AddressSwitch = { setting: 'CSP_REPORTS', isOn: ({ cspReports }) => cspReports }
const securityText: AddressSwitch = {
  setting: 'SECURITY_CONTACT',
  isOn: ({ securityContact }) => securityContact !== undefined,
}
const measuring: AddressSwitch = { setting: 'METRICS_PORT', isOn: ({ metrics }) => metrics !== undefined }
const overHttp: AddressSwitch = { setting: 'a CONTENT_SOURCE over HTTP', isOn: ({ isRemote }) => isRemote }
const onDisk: AddressSwitch = { setting: 'CONTENT_SOURCE=files', isOn: ({ isRemote }) => !isRemote }

/** Every address, in the order in which requests meet them. */
export const ownAddresses = {
  health: get('/health', 'the state of the process, its content and its caches', 'never'),
  live: get('/health/live', 'whether the process runs', 'never'),
  ready: get('/health/ready', 'whether it should get requests', 'never'),
  startup: get('/health/startup', 'whether it has had content', 'never'),
  publish: post('/hooks/publish', 'takes in what editors publish', { switch: publishing }),
  cspReports: post(cspReportsPath, 'takes what browsers refused', { switch: browserReports }),
  reports: get(/^\/reports(?:\.(?:html|json|csv))?$/, 'what editors may mend', 'never', {
    ...{ address: '/reports, /reports.json, /reports.csv', switch: reporting, mayBePage: true },
  }),
  metrics: get('/metrics', 'numbers for Prometheus', 'never', { switch: measuring, port: 'METRICS_PORT' }),
  messages: get('/_build/messages/:file', 'texts of the interface', 'year'),
  font: get(/^\/_build\/brand\/[\da-f]{16}\.(?:woff2?|ttf|otf)$/, 'fonts of the brand', 'year', {
    address: '/_build/brand/{font}',
  }),
  files: found('/_build/{file}', 'scripts, styles and fonts of this build and others', 'year'),
  brandPicture: get(/^\/brand\/([0-9a-f]{16})\.(?:svg|png|webp|jpg)$/, 'logos as pages link them', 'year', {
    address: '/brand/{picture}',
  }),
  brandIcon: get(
    /^\/(?:favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-(?:192|512|maskable-512)\.png|share-[\w-]+\.png|brand\/logo\.png)$/,
    'icons, logo, and pictures to share',
    'hour',
    { address: '/favicon.ico, /brand/logo.png, …' },
  ),
  pictures: get(/^\/_pictures\/./, 'small pictures of the content', 'year', {
    address: '/_pictures/{picture}',
  }),
  assets: found('/assets/{file}', 'files of the content, of other containers too', 'hour', {
    switch: onDisk,
  }),
  globalsData: get('/api/globalsData', 'the tag manager’s id', 'asked'),
  translations: get('/api/collections/translations', 'texts of the interface', 'asked'),
  collection: get('/api/collections/:handle', 'entries of a collection', 'asked'),
  globals: get('/api/globals', 'public global sets', 'asked'),
  pages: get('/api/pages', 'the home page', 'asked'),
  page: get('/api/pages/*path', 'a page', 'asked'),
  navigation: get('/api/navigation/:handle', 'a menu', 'asked'),
  tree: get('/api/sitemap', 'the tree of pages', 'asked'),
  passThrough: get('/api/cms/*path', 'public content as the content system sends it', 'asked', {
    switch: overHttp,
  }),
  latestBuild: get('/builds/latest.json', 'the build that runs', 'asked'),
  manifest: get('/builds/meta/:id.json', 'the manifest of a build', 'asked'),
  robots: get('/robots.txt', 'rules for crawlers', 'hour'),
  securityTxt: get('/.well-known/security.txt', 'whom to tell of weaknesses', 'hour', {
    switch: securityText,
  }),
  feedXml: found('/feed.xml', 'news of the language, RSS', 'shared', { isByLanguage: true }),
  feedJson: found('/feed.json', 'news of the language, JSON Feed', 'shared', { isByLanguage: true }),
  sitemap: get(/^\/sitemap(?:_[1-9]\d{0,3})?\.xml$/, 'the sitemap', 'shared', {
    address: '/sitemap.xml, /sitemap_{n}.xml',
  }),
  webManifest: get('/site.webmanifest', 'the site as an app', 'hour'),
  preferences: post('/preferences', 'keeps theme and consent'),
  forms: post('/forms/:handle', 'takes a form'),
  preview: get('/preview', 'lets editors into previews', 'secret', { switch: previewing, mayBePage: true }),
  exitPreview: post('/preview/exit', 'ends a preview', { switch: previewing }),
  pageFeeds: found('{page}/feed.xml, {page}/feed.json', 'entries of a collection or topic', 'shared'),
  payload: found('{page}/_payload.json', 'the data of a page', 'shared'),
} satisfies Readonly<Record<string, OwnAddress>>

/** The path of an address inside a router that is mounted at the beginning of it: `/api` of `/api/globals`. */
export function pathBelow(mount: string, { path }: { readonly path: string }): string {
  if (!path.startsWith(`${mount}/`)) throw new RangeError(`${path} is not below ${mount}`)
  return path.slice(mount.length)
}
