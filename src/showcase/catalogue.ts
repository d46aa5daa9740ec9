/** How far each component of the design system is. */
import type { showcases } from '../routes.ts'

type Slug = (typeof showcases)[number]

export interface ComponentStatus {
  /**
   * Stable: both themes, target sizes, axe, forced colours and 400 % zoom are tested, it reads on the server
   * alone, and its page is complete.
   */
  readonly status: 'draft' | 'stable' | 'deprecated'
  readonly version: string
}

const stable: ComponentStatus = { status: 'stable', version: '1.0' }

/** How far each component is: the table of the overview. */
const catalogue: Readonly<Record<Slug, ComponentStatus>> = {
  bottomnav: stable,
  buttons: stable,
  card: stable,
  color: stable,
  footer: stable,
  header: stable,
  hero: stable,
  inputs: stable,
  notification: stable,
  offcanvas: stable,
  typography: stable,
}

export const statusOf = (slug: Slug): ComponentStatus => catalogue[slug]
