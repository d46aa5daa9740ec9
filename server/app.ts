import express, { type Express } from 'express'
import { ownAddresses as at } from './addresses/own-addresses.ts'
import type { Deps } from './deps.ts'
import { api } from './handlers/api/api.ts'
import { contentAssets } from './handlers/assets.ts'
import { brandFiles } from './handlers/brand/brand-files.ts'
import { builds } from './handlers/builds.ts'
import { feeds, pageFeeds } from './handlers/feeds.ts'
import { receiveForm } from './handlers/forms.ts'
import { healthChecks } from './handlers/health.ts'
import { messages } from './handlers/messages.ts'
import { page } from './handlers/pages/page.ts'
import { payload } from './handlers/pages/payload.ts'
import { smallPictures } from './handlers/pictures.ts'
import { storePreferences } from './handlers/preferences.ts'
import { enterPreview, exitPreview } from './handlers/preview/enter.ts'
import { previewPages } from './handlers/preview/preview-pages.ts'
import { publishHook } from './handlers/publish.ts'
import { sendReports } from './handlers/reports.ts'
import { robots } from './handlers/robots.ts'
import { receiveCspReports } from './handlers/security/csp-reports.ts'
import { securityTxt } from './handlers/security/security-txt.ts'
import { sitemapXml } from './handlers/sitemap-xml.ts'
import { webManifest } from './handlers/webmanifest.ts'
import { secureCookies } from './http/cookies.ts'
import { accessLog } from './middleware/access-log.ts'
import { canonicalAddress } from './middleware/addresses/canonical-address.ts'
import { enterDomain } from './middleware/addresses/domains.ts'
import { detectLocaleChoice, redirectToPreferredLocale } from './middleware/addresses/locale.ts'
import { overridingRedirects, redirectsForMissing } from './middleware/addresses/redirects.ts'
import { searchByOtherCase } from './middleware/addresses/search-by-other-case.ts'
import { belowPath } from './middleware/below.ts'
import { boundedBody } from './middleware/bounded-body.ts'
import { compressResponses } from './middleware/compress-responses.ts'
import { refuseMalformed, refuseMethods, refuseOtherSites } from './middleware/guard.ts'
import { handleError } from './middleware/handle-error.ts'
import { missingFile } from './middleware/missing-file.ts'
import { noindexHeaders } from './middleware/noindex.ts'
import { notFoundCache } from './middleware/not-found-cache.ts'
import { refuseOtherBuilds } from './middleware/other-builds.ts'
import { prefetchShell } from './middleware/prefetch-shell.ts'
import { securityHeaders } from './middleware/security-headers.ts'

/** The body of a webhook: JSON, anything else, or nothing. */
const anyBody = boundedBody(1_048_576, (limit) => express.raw({ type: () => true, limit }))
const form = boundedBody(65_536, (limit) => express.urlencoded({ extended: false, limit }))

/**
 * Creates the Express app, which answers all requests that are not answered from memory before
 * (`server/fast-path`). Handlers are in the order in which a request passes them.
 */
export function createApp(deps: Deps): Express {
  const { config, frontend } = deps
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')
  app.set(secureCookies, config.siteUrl.startsWith('https:'))
  app.enable('case sensitive routing')
  app.enable('strict routing')

  app.use(accessLog(deps))
  app.use(securityHeaders(deps))
  app.use(compressResponses)
  app.use(refuseMalformed(deps))
  app.use(healthChecks(deps))
  if (deps.publisher && config.publishSecret)
    app.post(at.publish.path, anyBody, publishHook(deps, deps.publisher, config.publishSecret))
  if (config.cspReports) app.post(at.cspReports.path, ...receiveCspReports(deps))
  if (deps.reports && config.reportsSecret)
    app.get(at.reports.path, sendReports(deps, deps.reports, config.reportsSecret))
  app.use(refuseMethods)
  app.use(frontend.files)
  app.get(at.messages.path, messages(deps))
  app.use(brandFiles(deps))
  app.use('/_build', belowPath(missingFile))
  app.get(at.pictures.path, smallPictures(deps))
  app.use(enterDomain(deps))
  app.use(canonicalAddress(deps))
  app.use(contentAssets(deps))
  app.use(['/api', '/builds'], belowPath(noindexHeaders(config)))
  app.use('/api', belowPath(api(deps)))
  app.use('/builds', belowPath(builds(deps)))
  app.get(at.robots.path, robots(deps))
  if (config.securityContact) app.get(at.securityTxt.path, securityTxt(deps, config.securityContact))
  app.use(feeds(deps))
  app.get(at.sitemap.path, sitemapXml(deps))
  app.get(at.webManifest.path, webManifest(deps))
  app.post(at.preferences.path, refuseOtherSites(deps), form, storePreferences(deps))
  app.post(at.forms.path, refuseOtherSites(deps), form, receiveForm(deps))
  const { preview } = deps
  if (preview) {
    app.get(at.preview.path, enterPreview({ ...deps, preview }))
    app.post(at.exitPreview.path, refuseOtherSites(deps), form, exitPreview(deps))
    app.use(previewPages({ ...deps, preview }))
  }
  app.use(redirectToPreferredLocale(deps))
  app.use(refuseOtherBuilds(deps))
  app.use(prefetchShell(deps))
  app.use(overridingRedirects(deps))
  app.use(notFoundCache(deps))
  app.use(pageFeeds(deps))
  app.use(payload(deps))
  app.get('/{*path}', detectLocaleChoice(deps), page(deps))
  app.use(redirectsForMissing(deps))
  app.use(searchByOtherCase(deps))
  app.use(handleError(deps))
  return app
}
