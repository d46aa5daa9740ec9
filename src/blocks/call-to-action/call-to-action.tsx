/** The block "call to action" of a page: a title, a text and a link that ask the visitor to act. */
import { LinkButton } from '../../components/buttons/buttons.tsx'
import { Image } from '../../components/image/image.tsx'
import type { Picture } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { BlockAttributes } from '../parts/block-section.tsx'
import type { LinkItem } from '../parts/link-item.ts'

export interface CallToActionProps {
  readonly title: string
  readonly text?: string
  readonly link?: LinkItem
  readonly picture?: Picture
}

export function CallToActionBlock(props: CallToActionProps & BlockAttributes) {
  const { t } = useLocale()
  const { headingId, headingLevel = 2, title, text, link, picture } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className="block block--call-to-action" aria-labelledby={headingId}>
      <div className="block__inner">
        <div className={picture ? 'cta cta--picture' : 'cta'}>
          <div className="cta__text">
            <Heading id={headingId}>{title}</Heading>
            {text && <p className="lead">{text}</p>}
            {link && (
              <LinkButton href={link.href} size="l">
                {link.label ?? t('block-read-more')}
              </LinkButton>
            )}
          </div>
          {picture && <Image picture={picture} />}
        </div>
      </div>
    </section>
  )
}
