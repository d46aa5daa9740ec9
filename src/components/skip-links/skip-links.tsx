import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface SkipLinkProps extends RootProps {
  /** Id of what it leads to, as `#main`. */
  readonly href: string
  readonly children: string
}

/** A link that is out of sight until it has the focus. */
export const SkipLink = ({ className, ...attributes }: SkipLinkProps) => (
  <a {...attributes} className={classNames('skip', className)} />
)

/** First in the document: past everything that is the same on each page. */
export function SkipLinks({ navigation }: { navigation?: string }) {
  const { t } = useLocale()
  return (
    <>
      <SkipLink href="#main">{t('skip-to-content')}</SkipLink>
      {navigation && <SkipLink href={`#${navigation}`}>{t('skip-to-navigation')}</SkipLink>}
    </>
  )
}
