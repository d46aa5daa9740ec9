import type { ClientState } from '../../content/client-state.ts'
import { whenLoaded } from '../lifecycle/when-loaded.ts'
import { createManifestLoader, type ManifestLoader } from './manifest.ts'
import { type BuildWatcher, watchBuilds } from './watch.ts'

/** Milliseconds from the load of the page to the request for the manifest. */
const manifestDelay = 1_000

/** What a document knows of the build that made it and of the builds that replace it. */
export interface BuildTracker extends BuildWatcher {
  /** The manifest of the build that is served; undefined until it has arrived. */
  readonly manifest: ManifestLoader['current']
  /**
   * Fetches the manifest of the build that is served, unless that manifest has arrived, is being fetched or
   * has just failed, or the connection is slow.
   */
  readonly loadManifest: () => void
}

/**
 * Starts to poll for new builds, and fetches the manifest a second after the page has loaded. Runs without
 * React, before hydration. Rules: docs/reference/builds-and-payloads.md.
 */
export function trackBuilds({
  buildId,
  buildPollInterval: interval,
}: Pick<ClientState, 'buildId' | 'buildPollInterval'>): BuildTracker {
  const { load, current } = createManifestLoader(buildId)
  const watch = watchBuilds({ buildId, interval, onUpdate: ({ id }) => void load(id) })
  const loadManifest = () => void load(watch.newBuild()?.id ?? buildId)
  void whenLoaded().then(() => setTimeout(loadManifest, manifestDelay))
  return { ...watch, manifest: current, loadManifest }
}
