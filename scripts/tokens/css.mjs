import { toOklch } from './color.mjs'
import { colour, hex, semantic } from './colors.mjs'
import { fixed, space, steps, type } from './scales.mjs'

/** Kept apart by lightness everywhere; screens with more colours get more chroma. */
const vivid = ['accent-graphic', 'highlight', 'label', 'danger']
/** Dark values that the inverse panel repeats where `light-dark()` is unknown. */
const onInverse = [
  'text',
  'text-muted',
  'hairline',
  'border',
  'link',
  'link-hover',
  'label',
  'primary',
  'primary-hover',
  'on-primary',
  'focus',
  'hover-wash',
]

const rem = (pixels) => `${+(pixels / 16).toFixed(4)}rem`

/** Grows with the window: `clamp(least, line, most)`. */
function fluid(least, most) {
  if (least === most) return rem(least)
  const slope = (most - least) / (1360 - 320)
  return `clamp(${rem(least)}, ${rem(least - slope * 320)} + ${+(slope * 100).toFixed(4)}vi, ${rem(most)})`
}

const names = Object.keys(semantic)
const declare = (lines, indent) => lines.map((line) => `${indent}${line}`).join('\n')

/** The text of `src/styles/tokens.css`. */
export function tokensCss() {
  const pair = (name, paint) => `--c-${name}: light-dark(${semantic[name].map(paint).join(', ')});`
  const colours = names.map((name) => pair(name, hex))
  const wide = vivid.map((name) => pair(name, (reference) => toOklch(colour(reference), 1.12)))
  const single = (list, theme) => list.map((name) => `--c-${name}: ${hex(semantic[name][theme])};`)
  const scales = [
    ...Object.entries(type).map(([name, range]) => `--t-${name}: ${fluid(...range)};`),
    ...Object.entries(space).map(([name, range]) => `--${name}: ${fluid(...range)};`),
    ...steps.map((step) => `--s-${step}: ${step * 0.25}rem;`),
  ]
  return `/* Written by scripts/tokens.mjs: change the values there. */
@layer tokens {
  :root {
    color-scheme: light dark;
${declare([...colours, ...scales, ...fixed], '    ')}
  }
  [data-theme='light'] { color-scheme: light; }
  [data-theme='dark'], [data-surface='inverse'] { color-scheme: dark; }
  [data-theme], [data-surface] { color: var(--c-text); }
  [data-surface='inverse'] { background-color: var(--c-inverse); }
  @media (color-gamut: p3) {
    :root {
${declare(wide, '      ')}
    }
  }
  @supports not (color: light-dark(red, red)) {
    :root {
      color-scheme: light;
${declare(single(names, 0), '      ')}
    }
    [data-surface='inverse'] {
${declare(single(onInverse, 1), '      ')}
    }
  }
}
`
}
