import type { Picture } from '../../content/types.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { LinkButton } from '../buttons/buttons.tsx'
import { classNames } from '../class-names.ts'
import { Image } from '../image/image.tsx'

export interface KeyItem {
  readonly label: string
  readonly colour: 'water' | 'slik' | 'zeekraal' | 'lamsoor' | 'zeealsem' | 'strandkweek'
}

export interface HeroProps {
  readonly label?: string
  readonly title: string
  readonly text?: string
  readonly picture?: Picture
  /** For narrow screens. */
  readonly portrait?: Picture
  readonly buttons: readonly {
    readonly label: string
    readonly href: string
    readonly style: 'highlight' | 'quiet'
  }[]
  /** Explains the colours of the picture. */
  readonly legend: readonly KeyItem[]
  readonly headingId?: string
  /** Its heading is the page's `h1` and its picture is the first that is seen. */
  readonly isPageTitle?: boolean
  readonly className?: string
}

function HeroArt({ picture, portrait, eager }: { picture: Picture; portrait?: Picture; eager: boolean }) {
  return (
    <figure className="hero__art">
      <picture>
        {portrait && (
          <source
            media="(width >= 60rem)"
            srcSet={picture.src}
            width={picture.width}
            height={picture.height}
          />
        )}
        <Image picture={portrait ?? picture} eager={eager} />
      </picture>
    </figure>
  )
}

function HeroButtons({ buttons }: Pick<HeroProps, 'buttons'>) {
  return (
    <div className="cluster">
      {buttons.map(({ label, href, style }) => (
        <LinkButton
          key={`${href} ${label}`}
          href={href}
          variant={style}
          size="l"
          {...(style === 'highlight' && { iconEnd: 'arrow' as const })}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  )
}

function HeroKey({ items }: { items: readonly KeyItem[] }) {
  const { t } = useLocale()
  return (
    <div className="hero__key container">
      <p className="visually-hidden">{t('block-map-key')}</p>
      <ul className="key">
        {items.map(({ label, colour }) => (
          <li key={label}>
            <i className={`key__colour key__colour--${colour}`} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The text stands on open water; the land begins where it ends. */
export function Hero(props: HeroProps) {
  const { headingId, label, title, text, picture = props.portrait, portrait, isPageTitle = false } = props
  const Heading = isPageTitle ? 'h1' : 'h2'
  return (
    <section
      className={classNames(props.className, 'hero')}
      data-surface="inverse"
      aria-labelledby={headingId}
    >
      <div className="container hero__grid">
        <div className="hero__text">
          {label && <p className="label">{label}</p>}
          <Heading id={headingId} className="hero__title" tabIndex={isPageTitle ? -1 : undefined}>
            {title}
          </Heading>
          {text && <p className="lead">{text}</p>}
          {props.buttons.length > 0 && <HeroButtons buttons={props.buttons} />}
        </div>
        {picture && <HeroArt picture={picture} {...(portrait ? { portrait } : {})} eager={isPageTitle} />}
      </div>
      {props.legend.length > 0 && <HeroKey items={props.legend} />}
    </section>
  )
}
