import type { Picture } from '../../content/types.ts'
import { classNames } from '../class-names.ts'
import { Image } from '../image/image.tsx'
import { PageHead } from '../page-head/page-head.tsx'
import type { RootProps } from '../root-props.ts'
import { type HeroButton, HeroButtons, HeroKey, type KeyItem } from './hero-parts.tsx'

export type { KeyItem }

/**
 * `map`: the text on open water, the land of a map beside it; `split`: a picture in a frame; `statement`: the
 * title as a quotation; `page`: only text, as a dark `PageHead`.
 */
export type HeroVariant = 'map' | 'page' | 'split' | 'statement'

/** The content of a hero, as editors fill it in. */
export interface HeroContent {
  readonly variant?: HeroVariant
  readonly label?: string
  readonly title: string
  readonly text?: string
  readonly picture?: Picture
  /** Another picture for narrow screens. */
  readonly portrait?: Picture
  readonly buttons: readonly HeroButton[]
  /** Legend of the colours of the picture. */
  readonly legend: readonly KeyItem[]
}

export interface HeroProps extends HeroContent, RootProps {
  /** Id of the hero's heading. */
  readonly headingId?: string | undefined
  /** Whether the hero's heading is the page's `h1` and its picture the first that is visible. */
  readonly isPageTitle?: boolean
  /** Level of the heading of any other hero. */
  readonly headingLevel?: 2 | 3 | 4 | undefined
}

/** Maximum number of characters of a title in large letters; the writing rules allow at most 45. */
const longTitle = 60

interface HeroArtProps {
  readonly picture: Picture
  readonly portrait?: Picture | undefined
  readonly caption: string | undefined
  readonly eager: boolean
}

/** The picture of a hero with its caption; windows below 60rem show `portrait`, if there is one. */
function HeroArt({ picture, portrait, caption, eager }: HeroArtProps) {
  return (
    <figure className="hero__art">
      <Image picture={portrait ?? picture} wide={portrait && picture} eager={eager} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** Props of the text column of a hero, which is all that the variant `page` has. */
interface HeroTextProps {
  readonly label: string | undefined
  readonly title: string
  readonly text: string | undefined
  readonly buttons: readonly HeroButton[]
  readonly headingId: string | undefined
  readonly headingLevel: 1 | 2 | 3 | 4
}

/** The text column of a hero: label, title, text and buttons. */
function HeroText({ label, title, text, buttons, headingId, headingLevel }: HeroTextProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="hero__text">
      {label && <p className="label">{label}</p>}
      <Heading
        id={headingId}
        className={classNames('hero__title', title.length > longTitle && 'hero__title--long')}
        tabIndex={headingLevel === 1 ? -1 : undefined}
      >
        {title}
      </Heading>
      {text && <p className="lead">{text}</p>}
      <HeroButtons buttons={buttons} />
    </div>
  )
}

/** The variant `page`: a dark `PageHead`. */
function PageHero({ text, buttons, ...rest }: HeroTextProps & RootProps) {
  return <PageHead {...rest} data-surface="inverse" lead={text} actions={<HeroButtons buttons={buttons} />} />
}

/**
 * A hero: a large title with text, buttons and a picture, mostly at the start of a page. The picture is
 * beside the text, in narrow windows below.
 */
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
  headingLevel = 2,
  className,
  ...root
}: HeroProps) {
  const level = isPageTitle ? 1 : headingLevel
  const textProps = { label, title, text, buttons, headingId, headingLevel: level } as const
  if (variant === 'page') return <PageHero {...root} {...textProps} className={className} />
  const art = picture ?? portrait
  // In the other variants the picture is the ground that the text stands on.
  const caption = variant === 'split' ? art?.caption : undefined
  return (
    <section
      {...root}
      className={classNames(className, 'hero', variant !== 'map' && `hero--${variant}`)}
      data-surface="inverse"
      aria-labelledby={headingId}
    >
      <div className="container hero__grid">
        <HeroText {...textProps} />
        {art && <HeroArt {...{ picture: art, portrait, caption }} eager={isPageTitle} />}
      </div>
      {legend.length > 0 && <HeroKey items={legend} />}
    </section>
  )
}
