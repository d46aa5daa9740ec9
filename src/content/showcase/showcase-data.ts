/** The page data of the design system's pages. */
import type { ColourSheet } from './colour-sheet.ts'
import type { StageView } from './stage-view.ts'

/** The families of a site's own fonts, by the token that names them. */
export type SiteFonts = Readonly<Partial<Record<'sans' | 'serif', string>>>

/** The page data of a component's page in the design system. */
export interface ShowcaseData {
  readonly kind: 'showcase'
  /** Name of the component, as in the page's address. */
  readonly component: string
  readonly view: StageView
  /** The colours of the site, where they are its own. */
  readonly colours?: ColourSheet
  /** The names of its fonts, where it has its own, on the page about typography alone. */
  readonly fonts?: SiteFonts
}

/** The page data of the design system's overview. */
export interface OverviewData {
  readonly kind: 'designsystem'
  /** The text to find; absent without one. */
  readonly query?: string
}
