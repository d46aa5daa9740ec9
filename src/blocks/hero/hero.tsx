/** The block "hero" of the library, as a page shows it. */
import { Hero, type HeroContent } from '../../components/hero/hero.tsx'
import type { BlockAttributes } from '../parts/block-section.tsx'

export type HeroBlockProps = HeroContent

export const HeroBlock = ({ id: _, ...hero }: HeroBlockProps & BlockAttributes) => (
  <Hero {...hero} className="block" />
)
