import { contrast } from './color.mjs'
import { hex, semantic } from './colors.mjs'

const TEXT = 4.5
const SHAPE = 3
const ENHANCED = 7

const onSurface = [
  ['text', ENHANCED],
  ['text-muted', TEXT],
  ['link', TEXT],
  ['link-hover', TEXT],
  ['label', TEXT],
  ['accent-graphic', SHAPE],
  ['border', SHAPE],
  ['focus', SHAPE],
  ['primary', SHAPE],
  ['danger-line', TEXT],
]

/** `[foreground, background, lowest ratio]`, proven in both themes. */
const pairs = [
  ...['bg', 'surface', 'surface-sunken'].flatMap((background) =>
    onSurface.map(([foreground, least]) => [foreground, background, least]),
  ),
  ...['primary', 'primary-hover', 'primary-active'].map((background) => ['on-primary', background, TEXT]),
  ['on-highlight', 'highlight', ENHANCED],
  ['on-highlight', 'highlight-hover', ENHANCED],
  ['on-dark', 'on-highlight', ENHANCED],
  ['on-dark', 'on-highlight-hover', ENHANCED],
  ['text', 'hover-wash', TEXT],
  ['link', 'hover-wash', TEXT],
  ['disabled-text', 'disabled-bg', TEXT],
  ['on-danger', 'danger', TEXT],
  ['on-danger', 'danger-hover', TEXT],
  ...['code-text', 'code-key', 'code-str', 'code-tag'].map((foreground) => [foreground, 'code-bg', TEXT]),
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => [
    [`${tone}-text`, `${tone}-bg`, ENHANCED],
    [`${tone}-line`, `${tone}-bg`, SHAPE],
  ]),
]

/** Dark values stand on the inverse panel (hero, footer) in both themes. */
const inversePairs = [
  ...['text', 'text-muted', 'link', 'link-hover', 'label'].map((name) => [name, TEXT]),
  ...['border', 'focus', 'accent-graphic', 'primary', 'highlight'].map((name) => [name, SHAPE]),
]

/** Every pair with its two ratios, and whether both suffice. */
export function contrastTable() {
  return pairs.map(([foreground, background, least]) => {
    const [light, dark] = [0, 1].map((theme) =>
      contrast(hex(semantic[foreground][theme]), hex(semantic[background][theme])),
    )
    return { foreground, background, least, light, dark, passes: light >= least && dark >= least }
  })
}

/** Dark values on the inverse panel. */
export function inverseTable() {
  return inversePairs.map(([foreground, least]) => {
    const ratio = contrast(hex(semantic[foreground][1]), hex(semantic.inverse[1]))
    return { foreground, background: 'inverse', least, ratio, passes: ratio >= least }
  })
}
