/** The status and version of each component of the design system that has a page of its own. */
import type { showcases } from '../routes.ts'

/** Name of a component in addresses. */
type Slug = (typeof showcases)[number]

/** The status and version of a component. */
export interface ComponentStatus {
  /**
   * `stable`: tests cover both themes, target sizes, axe, forced colours, 400 % zoom and rendering without
   * JavaScript, and its page is complete.
   */
  readonly status: 'draft' | 'stable' | 'deprecated'
  /** Version of the component. */
  readonly version: string
}

const stable: ComponentStatus = { status: 'stable', version: '1.0' }

/** Status and version of each component. */
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

/** Returns the status and version of a component. */
export const statusOf = (slug: Slug): ComponentStatus => catalogue[slug]
