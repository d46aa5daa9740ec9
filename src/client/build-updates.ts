import { showToast, type ToastAction } from '../components/notification/toast-channel.ts'
import type { Translate } from '../i18n/translate.ts'
import { isChunkLoadError } from '../shared/chunk-load-error.ts'
import { onChunkLoadError } from '../shared/preload-errors.ts'
import { loadDocument } from './builds/load-document.ts'
import { createReloadGuard } from './builds/reload-guard.ts'
import type { Builds } from './builds/track-builds.ts'
import { updateEvent } from './builds/watch.ts'

/** What the app does about builds other than its own, and about code that is gone. */
export interface BuildUpdates {
  /** True when a new build is out and the browser has been told to load it at this address. */
  readonly loadIfOutdated: (url: URL) => boolean
  /**
   * For code that is missing: true when the browser has been told to load the document of this address
   * instead.
   */
  readonly reloadAt: (url: URL) => boolean
  /** A page has been shown: what could not be had before is asked for again. */
  readonly onPageShown: () => void
}

/** Goes on with what the document has learnt of builds. `t` gives the texts of the page shown. */
export function handleBuildUpdates({ newBuild, loadManifest }: Builds, t: () => Translate): BuildUpdates {
  const { reloadAt } = createReloadGuard()
  if (newBuild()) offerUpdate(t())
  document.addEventListener(updateEvent, () => offerUpdate(t()))
  // The page itself is whole, and the visitor may be in the middle of something.
  onChunkLoadError((error) => {
    if (isChunkLoadError(error)) offerReload(t())
  })
  return {
    loadIfOutdated: (url) => newBuild() !== undefined && reloadAt(url),
    reloadAt,
    onPageShown: loadManifest,
  }
}

const reloadAction = (t: Translate): ToastAction => ({
  label: t('update-load'),
  onPress: () => loadDocument(new URL(location.href)),
})

/** Said once, and left to the visitor: the next page comes from the new build anyway. */
const offerUpdate = (t: Translate): void =>
  showToast({ title: t('update-title'), text: t('update-text'), actions: [reloadAction(t)] })

const offerReload = (t: Translate): void =>
  showToast({ tone: 'warning', title: t('error-part-missing'), actions: [reloadAction(t)] })
