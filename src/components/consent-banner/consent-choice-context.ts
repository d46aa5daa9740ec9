/** Hands the banner with categories to the layout. Browsers load its code only for sites that have some. */
import { type ComponentType, createContext } from 'react'
import type { Shell } from '../../content/payload.ts'

export interface ConsentBannerProps {
  readonly shell: Shell
  /** Path to return to after the form was submitted without JavaScript. */
  readonly back: string
}

export const ConsentChoiceContext = createContext<ComponentType<ConsentBannerProps> | undefined>(undefined)
