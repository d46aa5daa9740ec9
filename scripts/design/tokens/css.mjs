/** Writes the design tokens as CSS. */
import { vivid } from '../../../server/brand/palette/default-colours.ts'
import { declaration, singleDeclaration, wideDeclaration } from '../../../server/brand/palette/palette-css.ts'
import { defaultTokens, tokenNames } from '../../../server/brand/palette/tokens.ts'
import { fixed, fluid, space, steps, type } from './scales.mjs'

const paint = (value) =>
  typeof value === 'string' ? value : `rgb(${value.slice(0, 3).join(' ')} / ${value[3]})`

/** How CSS writes a value of each type. */
const written = {
  fontFamily: (names) => names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', '),
  number: (value, unit = '') => `${value}${unit}`,
  dimension: ([value, unit]) => `${value}${unit}`,
  duration: (value) => `${value}ms`,
  cubicBezier: (values) => `cubic-bezier(${values.join(', ')})`,
  color: paint,
  shadow: (shades) =>
    shades
      .map(({ y, blur, spread, color }) => [
        '0',
        `${y}px`,
        `${blur}px`,
        spread && `${spread}px`,
        paint(color),
      ])
      .map((parts) => parts.filter(Boolean).join(' '))
      .join(', '),
}

const themed = tokenNames.filter((name) => defaultTokens[name][0].hex !== defaultTokens[name][1].hex)
const declare = (lines, indent) => lines.map((line) => `${indent}${line}`).join('\n')
const pair = (name) => declaration(defaultTokens, name)
const single = (list, theme) => list.map((name) => singleDeclaration(defaultTokens, name, theme))

const scales = [
  ...Object.entries(type).map(([name, range]) => `--t-${name}: ${fluid(...range)};`),
  ...Object.entries(space).map(([name, range]) => `--${name}: ${fluid(...range)};`),
  ...steps.map((step) => `--s-${step}: ${step * 0.25}rem;`),
  ...fixed.flatMap(({ type, unit, values }) =>
    Object.entries(values).map(([name, value]) => `--${name}: ${written[type](value, unit)};`),
  ),
]

/** The text of `src/styles/tokens.css`. */
export function tokensCss() {
  return `/* Written by scripts/design/tokens.mjs: change the values there. */
@layer tokens {
  :root {
    color-scheme: light dark;
${declare([...tokenNames.map(pair), ...scales], '    ')}
  }
  [data-theme='light'] { color-scheme: light; }
  [data-theme='dark'], [data-surface='inverse'] { color-scheme: dark; }
  [data-theme], [data-surface] { color: var(--c-text); }
  [data-surface='inverse'] { background-color: var(--c-inverse); }
  @media (color-gamut: p3) {
    :root {
${declare(
  vivid.map((name) => wideDeclaration(defaultTokens, name)),
  '      ',
)}
    }
  }
  /* The system's wish is not followed here; a theme that is chosen is, and so is the inverse panel. */
  @supports not (color: light-dark(red, red)) {
    :root, [data-theme='light'] {
      color-scheme: light;
${declare(single(tokenNames, 0), '      ')}
    }
    @media screen {
      [data-theme='dark'], [data-surface='inverse'] {
        color-scheme: dark;
${declare(single(themed, 1), '        ')}
      }
    }
  }
}
`
}
