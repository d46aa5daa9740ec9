/** Hands the banner with categories to the layout. Browsers load its code only for sites that have some. */
import { type ComponentType, createContext } from 'react'
import type { ShellConsent } from '../../consent/shell-consent.ts'

/** The props of the banner with categories. */
export interface ConsentChoiceProps {
  readonly consent: ShellConsent
  /** Path to return to after the form was submitted without JavaScript. */
  readonly back: string
  /** Address of the page about cookies. */
  readonly more?: string | undefined
}

export const ConsentChoiceContext = createContext<ComponentType<ConsentChoiceProps> | undefined>(undefined)
