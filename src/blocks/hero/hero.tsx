import { Hero, type HeroProps } from '../../components/hero/hero.tsx'
import type { BlockAttributes } from '../parts/block-section.tsx'

export type { HeroProps }

export const HeroBlock = ({ id: _, ...hero }: HeroProps & BlockAttributes) => (
  <Hero {...hero} className="block" />
)
