import { useLocale } from '../../i18n/locale-context.tsx'

/** The router takes `hidden` away and sets `data-active` while a page loads. */
export function Progress() {
  const { t } = useLocale()
  return <div id="progress" className="navprogress" role="progressbar" aria-label={t('loading')} hidden />
}

/** The router writes the new page's title here, once per navigation. */
export const Announcer = () => <p id="announcer" className="visually-hidden" role="status" />
