import { Go } from '../../components/go/go.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { LinkItem } from './link-item.ts'

/**
 * A link with an arrow. Without a label, a hidden text says what it is `about`, because screen readers also
 * list links out of their context.
 */
export function GoLink({ link, about }: { link: LinkItem; about?: string | undefined }) {
  const { t } = useLocale()
  const general = about ? `${t('block-read-more')}: ${about}` : t('block-read-more')
  return <Go href={link.href}>{link.label ?? general}</Go>
}
