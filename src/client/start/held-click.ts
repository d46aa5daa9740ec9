import { isPlainClick } from '../../components/plain-click.ts'
import { readConnection } from '../builds/connection.ts'
import { closestLink } from '../router/closest-link.ts'
import { saveState } from '../router/history-state.ts'
import { showProgress } from '../router/progress-bar.ts'

/** Holds the click on a link of this site until the app is there, which then shows the page in place. */
export interface HeldClick {
  /** Whether a click waits, and the visitor is leaving the page. */
  readonly isWaiting: () => boolean
  /** Follows the link that was clicked, if there is one: in place where the app listens by now. */
  readonly release: () => void
}

/** Whether fetching the app for a click would take longer than the document does. */
export function isTooSlowForApp(): boolean {
  const { isSlow, savesData } = readConnection()
  return isSlow || savesData
}

const leadsToAnotherPage = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === location.origin && pathname !== location.pathname && !target

/**
 * Writes each link that is clicked into the history, and holds clicks on links to other pages of this site. On a slow connection, and where the app is not on its way,
 * they are the browser's, as is a second click on the same link.
 * @param startApp starts the app, and says whether it is on its way
 */
export function holdClicks(startApp: () => boolean, signal: AbortSignal): HeldClick {
  let held: HTMLAnchorElement | undefined

  const hold = (event: MouseEvent) => {
    const link = closestLink(event)
    if (!link) return
    saveState({ followed: link.getAttribute('href') })
    if (event.defaultPrevented || !isPlainClick(event) || !leadsToAnotherPage(link)) return
    // The second click of a double click is none of its own.
    const isRepeated = held === link && event.detail < 2
    if (isRepeated || isTooSlowForApp() || !startApp()) return
    event.preventDefault()
    held = link
    showProgress(true)
  }
  document.addEventListener('click', hold, { signal })

  return {
    isWaiting: () => Boolean(held),
    release: () => {
      const link = held
      held = undefined
      if (link) showProgress(false)
      link?.click()
    },
  }
}
