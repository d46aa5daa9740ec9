import { Hero, type HeroContent } from '../../components/hero/hero.tsx'
import type { BlockAttributes } from '../parts/block-section.tsx'

export type HeroProps = HeroContent

export const HeroBlock = ({ id: _, ...hero }: HeroProps & BlockAttributes) => (
  <Hero {...hero} className="block" />
)
