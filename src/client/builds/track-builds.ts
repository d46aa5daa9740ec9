import type { ClientState } from '../../content/payload.ts'
import { whenLoaded } from '../lifecycle/when-loaded.ts'
import { type AppManifest, createManifest } from './manifest.ts'
import { type BuildWatch, watchBuilds } from './watch.ts'

/** Milliseconds after the load of the page (specification, section 9). */
const delay = 1_000

/** What a document knows of its own build and of others. */
export interface Builds extends BuildWatch {
  /** What the build that is served tells about its pages, once that is known. */
  readonly manifest: AppManifest['known']
  /** Asks for it, unless it is known. */
  readonly loadManifest: () => void
}

/**
 * Begins to ask for builds, and a second after the page has loaded for the manifest. Needs nothing of the
 * app.
 */
export function followBuilds({
  buildId,
  buildPollInterval: interval,
}: Pick<ClientState, 'buildId' | 'buildPollInterval'>): Builds {
  const { load, known } = createManifest(buildId)
  const watch = watchBuilds({ buildId, interval, onUpdate: ({ id }) => void load(id) })
  const loadManifest = () => void load(watch.other()?.id ?? buildId)
  void whenLoaded().then(() => setTimeout(loadManifest, delay))
  return { ...watch, manifest: known, loadManifest }
}
