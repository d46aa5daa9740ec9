import { Go } from '../../components/go/go.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { LinkItem } from './link-item.ts'

/**
 * The link of a block, with an arrow. A link without a label is called "Read more", followed by what the link
 * is `about`, because screen readers also list links out of their context.
 */
export function GoLink({ link, about }: { link: LinkItem; about?: string | undefined }) {
  const { t } = useLocale()
  const general = about ? `${t('block-read-more')}: ${about}` : t('block-read-more')
  return <Go href={link.href}>{link.label ?? general}</Go>
}
