import { Go } from '../../components/go/go.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { LinkItem } from './link-item.ts'

/**
 * A link onwards. Without a text of its own it says what it is `about`: links are also read out of their
 * context.
 */
export function GoLink({ link, about }: { link: LinkItem; about?: string | undefined }) {
  const { t } = useLocale()
  const general = about ? `${t('block-read-more')}: ${about}` : t('block-read-more')
  return <Go href={link.href}>{link.label ?? general}</Go>
}
