import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'

export interface ProgressProps extends RootProps {
  readonly hidden?: boolean
}

/**
 * A bar along the top. The router knows the page's own by its id: it takes `hidden` away and sets
 * `data-active` while a page loads.
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

/** The router writes the new page's title here, once per navigation. */
export const Announcer = () => <p id="announcer" className="visually-hidden" role="status" />
