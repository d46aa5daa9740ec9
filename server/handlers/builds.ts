import { type RequestHandler, Router } from 'express'
import { routes, searchRoute } from '../../src/routes.ts'
import type { BuildInfo, Manifest, RuleMatcher } from '../../src/shared/build-manifest.ts'
import { routeRules } from '../builds/route-rules.ts'
import type { Deps } from '../deps.ts'
import { routeNotFound } from '../http/http-error.ts'

type BuildsDeps = Pick<Deps, 'config' | 'frontend' | 'pages'>

/**
 * Answers below `/builds`: which build this server runs (`latest.json`), and what a page of a build may know
 * of the site's pages before it asks for them (`meta/{id}.json`). The answers are the same for every visitor.
 */
export function builds(deps: BuildsDeps): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true })
  router.get('/latest.json', latestBuild(deps))
  router.get('/meta/:id.json', buildManifest(deps))
  router.use((req) => {
    throw routeNotFound(req.originalUrl)
  })

  return (req, res, next) => {
    // To be checked each time: the list of prerendered pages grows, and an earlier build can come back.
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
  const { pagesTtl, searchPath } = deps.config
  const matcher = routeRules([...routes, searchRoute(searchPath)], pagesTtl)
  const own = ownBuild(deps)
  return async (req, res) => {
    const { id } = req.params
    const manifest =
      id === own.id ? withRules(own, matcher, deps.pages.prerendered()) : await storedManifest(deps, id)
    if (!manifest) throw routeNotFound(req.originalUrl)
    res.json(manifest)
  }
}

const withRules = (build: BuildInfo, matcher: RuleMatcher, prerendered: readonly string[]): Manifest => ({
  ...build,
  matcher,
  prerendered,
})

const noRules: RuleMatcher = { static: {}, wildcard: {}, dynamic: {} }

/** For a page of another build, which could not use what this server prerenders. */
async function storedManifest({ frontend }: BuildsDeps, id: string): Promise<Manifest | undefined> {
  const build = await frontend.builds?.find(id)
  return build && withRules(build, noRules, [])
}
