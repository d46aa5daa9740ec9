/** The block "hero" of a page: its large opening with title, text, links and picture. */
import { Hero, type HeroContent } from '../../components/hero/hero.tsx'
import type { BlockAttributes } from '../parts/block-section.tsx'

export type HeroBlockProps = HeroContent

// The `id` of the block is not used: the hero has one on its heading.
export const HeroBlock = ({ id: _, ...hero }: HeroBlockProps & BlockAttributes) => (
  <Hero {...hero} className="block" />
)
