import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface SkipLinkProps extends RootProps {
  /** Fragment with the id of the target, as `#main`. */
  readonly href: string
  readonly children: string
}

/** A link that is hidden until it has the focus. */
export const SkipLink = ({ className, ...attributes }: SkipLinkProps) => (
  <a {...attributes} className={classNames('skip', className)} />
)

/**
 * The first links of the document: they skip the parts that are the same on each page. `navigation` is the id
 * of a further navigation on the page; without this id there is no link to a navigation.
 */
export function SkipLinks({ navigation }: { navigation?: string }) {
  const { t } = useLocale()
  return (
    <>
      <SkipLink href="#main">{t('skip-to-content')}</SkipLink>
      {navigation && <SkipLink href={`#${navigation}`}>{t('skip-to-navigation')}</SkipLink>}
    </>
  )
}
