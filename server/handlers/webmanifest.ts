import type { RequestHandler } from 'express'
import type { Deps } from '../deps.ts'
import { siteNameOf } from '../loaders/head.ts'
import { readOrganization } from '../seo/organization-fields.ts'

/** An icon of the manifest. */
const icon = (src: string, sizes: string, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes,
  type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
})

const icons = [
  icon('/favicon.svg', 'any'),
  icon('/icon-192.png', '192x192'),
  icon('/icon-512.png', '512x512'),
  icon('/icon-maskable-512.png', '512x512', 'maskable'),
]

type ManifestDeps = Pick<Deps, 'globals' | 'languages' | 'domains' | 'look'>

/**
 * Serves the web app manifest, with which browsers can install the site as an app. There is one for all
 * languages of a domain.
 */
export const webManifest =
  ({ globals, languages, domains, look }: ManifestDeps): RequestHandler =>
  async (req, res) => {
    const language = domains ? languages.of(domains.usual(domains.originOf(req))) : languages.default
    const settings = await globals.settings(language.locale)
    const name = siteNameOf(settings)
    const short = settings.organization && readOrganization(settings.organization).alternateName
    const [color] = look.get().themeColors
    // Without its settings the site's name is a substitute, which must not be cached.
    res.setHeader('Cache-Control', settings.failed ? 'no-cache' : 'public, max-age=3600')
    res.type('application/manifest+json').send(
      JSON.stringify({
        name,
        short_name: short ?? name,
        ...(settings.description && { description: settings.description }),
        lang: language.lang,
        dir: language.dir,
        start_url: '/',
        scope: '/',
        display: 'browser',
        background_color: color,
        theme_color: color,
        icons,
      }),
    )
  }
