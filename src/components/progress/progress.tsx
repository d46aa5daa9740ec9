import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'

export interface ProgressProps extends RootProps {
  /** Whether the bar is hidden, as it is while no page loads. */
  readonly hidden?: boolean
}

/**
 * The progress bar at the top of the page. The router finds the bar of the page by its id, and removes `hidden`
 * while a page loads.
 */
export function Progress({ id = 'progress', hidden = true, ...root }: ProgressProps) {
  const { t } = useLocale()
  return (
    <div
      aria-label={t('loading')}
      {...root}
      id={id}
      className="navprogress"
      role="progressbar"
      hidden={hidden}
    />
  )
}

/** A live region into which the router writes the title of each new page, for screen readers. */
export const Announcer = () => <p id="announcer" className="visually-hidden" role="status" />
