import { bottomnav } from './bottomnav/bottomnav.examples.tsx'
import { buttons } from './buttons/buttons.examples.tsx'
import { card } from './card/card.examples.tsx'
import { color } from './color/color.examples.tsx'
import type { ComponentExamples } from './examples.ts'
import { footer } from './footer/footer.examples.tsx'
import { header } from './header/header.examples.tsx'
import { hero } from './hero/hero.examples.tsx'
import { inputs } from './inputs/inputs.examples.tsx'
import { notification } from './notification/notification.examples.tsx'
import { offcanvas } from './offcanvas/offcanvas.examples.tsx'
import { typography } from './typography/typography.examples.tsx'

/** Every component that has a showcase page, in the order of the navigation: the only list. */
export const components: readonly ComponentExamples[] = [
  bottomnav,
  buttons,
  card,
  color,
  footer,
  header,
  hero,
  inputs,
  notification,
  offcanvas,
  typography,
]
