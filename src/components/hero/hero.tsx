import type { Picture } from '../../content/types.ts'
import { classNames } from '../class-names.ts'
import { Image } from '../image/image.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import type { RootProps } from '../root-props.ts'
import { type HeroButton, HeroButtons, HeroKey, type KeyItem } from './hero-parts.tsx'

export type { KeyItem }

/**
 * Map: the text on open water, the land beside it. Split: a picture in a frame. Statement: the title as a
 * quotation. Page: only words, the dark `PageHead`.
 */
export type HeroVariant = 'map' | 'page' | 'split' | 'statement'

/** What an editor says of a hero. */
export interface HeroContent {
  readonly variant?: HeroVariant
  readonly label?: string
  readonly title: string
  readonly text?: string
  readonly picture?: Picture
  /** For narrow screens. */
  readonly portrait?: Picture
  readonly buttons: readonly HeroButton[]
  /** Explains the colours of the picture. */
  readonly legend: readonly KeyItem[]
}

export interface HeroProps extends HeroContent, RootProps {
  readonly headingId?: string | undefined
  /** Its heading is the page's `h1` and its picture is the first that is seen. */
  readonly isPageTitle?: boolean
}

/** Titles are at most 45 characters as a rule of writing; what is far beyond stands smaller. */
const longTitle = 60

function HeroArt({ picture, portrait, eager }: { picture: Picture; portrait?: Picture; eager: boolean }) {
  return (
    <figure className="hero__art">
      <picture>
        {portrait && (
          <source
            media="(width >= 60rem)"
            srcSet={picture.srcset ?? picture.src}
            sizes={picture.srcset && picture.sizes}
            width={picture.width}
            height={picture.height}
          />
        )}
        <Image picture={portrait ?? picture} eager={eager} />
      </picture>
    </figure>
  )
}

interface Words {
  readonly label: string | undefined
  readonly title: string
  readonly text: string | undefined
  readonly buttons: readonly HeroButton[]
  readonly headingId: string | undefined
  readonly isPageTitle: boolean
}

function HeroText({ label, title, text, buttons, headingId, isPageTitle }: Words) {
  const Heading = isPageTitle ? 'h1' : 'h2'
  return (
    <div className="hero__text">
      {label && <p className="label">{label}</p>}
      <Heading
        id={headingId}
        className={classNames('hero__title', title.length > longTitle && 'hero__title--long')}
        tabIndex={isPageTitle ? -1 : undefined}
      >
        {title}
      </Heading>
      {text && <p className="lead">{text}</p>}
      <HeroButtons buttons={buttons} />
    </div>
  )
}

function PageHero({ text, buttons, isPageTitle, ...rest }: Words & RootProps) {
  return (
    <PageHead
      {...rest}
      data-surface="inverse"
      lead={text}
      actions={<HeroButtons buttons={buttons} />}
      headingLevel={isPageTitle ? 1 : 2}
    />
  )
}

/** How a page begins. Text and picture never lie on each other. */
export function Hero({
  variant = 'map',
  label,
  title,
  text,
  picture,
  portrait,
  buttons,
  legend,
  headingId,
  isPageTitle = false,
  className,
  ...root
}: HeroProps) {
  const words = { label, title, text, buttons, headingId, isPageTitle }
  if (variant === 'page') return <PageHero {...root} {...words} className={className} />
  const art = picture ?? portrait
  return (
    <section
      {...root}
      className={classNames(className, 'hero', variant !== 'map' && `hero--${variant}`)}
      data-surface="inverse"
      aria-labelledby={headingId}
    >
      <div className="container hero__grid">
        <HeroText {...words} />
        {art && <HeroArt picture={art} {...(portrait && { portrait })} eager={isPageTitle} />}
      </div>
      {legend.length > 0 && <HeroKey items={legend} />}
    </section>
  )
}
