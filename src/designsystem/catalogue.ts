import type { showcases } from '../routes.ts'

type Slug = (typeof showcases)[number]

export interface ComponentStatus {
  readonly group: 'basics' | 'components'
  /**
   * Stable: both themes, touch, keyboard, axe and forced colours are tested, it reads on the server alone, and its page is complete.
   */
  readonly status: 'draft' | 'stable' | 'deprecated'
  readonly version: string
}

const component: ComponentStatus = { group: 'components', status: 'stable', version: '1.0' }
const basics: ComponentStatus = { ...component, group: 'basics' }

/** How far each component is: the table of the overview. */
const catalogue: Readonly<Record<Slug, ComponentStatus>> = {
  bottomnav: component,
  buttons: component,
  card: component,
  color: basics,
  footer: component,
  header: component,
  hero: component,
  inputs: component,
  notification: component,
  offcanvas: component,
  typography: basics,
}

export const statusOf = (slug: Slug): ComponentStatus => catalogue[slug]
