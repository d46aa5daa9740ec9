import { type RequestHandler, Router } from 'express'
import { routesWith, searchRoute } from '../../src/routes.ts'
import type { BuildInfo, Manifest, RuleMatcher } from '../../src/shared/build-manifest.ts'
import { ownAddresses as at, pathBelow } from '../addresses/own-addresses.ts'
import type { Deps } from '../deps.ts'
import { routeNotFound } from '../http/http-error.ts'
import { createPageRules } from './page-rules.ts'

const below = (address: { readonly path: string }) => pathBelow('/builds', address)

type BuildsDeps = Pick<Deps, 'config' | 'domains' | 'languages' | 'frontend' | 'pages'>

/**
 * Serves JSON below `/builds`: the build that this server runs (`latest.json`), and the manifest of a build,
 * with rules that say which pages are prerendered and how long they are fresh (`meta/{id}.json`). Scripts in
 * open pages request both. Responses are the same for every visitor.
 */
export function builds(deps: BuildsDeps): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.get(below(at.latestBuild), latestBuild(deps))
  router.get<{ id: string }>(below(at.manifest), buildManifest(deps))
  router.use((req) => {
    throw routeNotFound(req.originalUrl)
  })

  return (req, res, next) => {
    // Browsers must revalidate each time: the list of prerendered pages grows, and an earlier build can
    // return.
    res.setHeader('Cache-Control', 'no-cache')
    return router(req, res, next)
  }
}

const ownBuild = ({ frontend }: Pick<Deps, 'frontend'>): Required<BuildInfo> => ({
  id: frontend.buildId,
  timestamp: frontend.buildTime,
})

const latestBuild =
  (deps: BuildsDeps): RequestHandler =>
  (_req, res) =>
    void res.json(ownBuild(deps))

function buildManifest(deps: BuildsDeps): RequestHandler<{ id: string }> {
  const { searchPath, designSystem } = deps.config
  const rulesFor = createPageRules(deps, [...routesWith(designSystem !== 'off'), searchRoute(searchPath)])
  const own = ownBuild(deps)
  return async (req, res) => {
    const { id } = req.params
    const manifest: Manifest | undefined =
      id === own.id ? { ...own, ...rulesFor(req) } : await storedManifest(deps, id)
    if (!manifest) throw routeNotFound(req.originalUrl)
    res.json(manifest)
  }
}

/** Rules that match no page. */
const noRules: RuleMatcher = { static: {}, wildcard: {}, dynamic: {} }

/** The manifest of an earlier build, without rules: its open pages cannot use what this server prerenders. */
async function storedManifest({ frontend }: BuildsDeps, id: string): Promise<Manifest | undefined> {
  const build = await frontend.builds?.find(id)
  return build && { ...build, matcher: noRules, prerendered: [] }
}
