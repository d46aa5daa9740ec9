/** Writes the colours of a palette as CSS: all of the default look, or those in which a brand differs. */
import { boost, type TokenName, vivid } from './default-colours.ts'
import { toOklch } from './oklch.ts'
import type { Palette } from './palette.ts'
import type { Theme, Themed, Tokens, Tone } from './tokens.ts'

const asHex = ({ hex }: Tone): string => hex
/** On screens with more colours; what somebody gave is shown as it is there too. */
const asWide = (tone: Tone): string => (tone.exact ? tone.hex : toOklch(tone.oklch, boost))

const paired = (name: string, [light, dark]: Themed<string>): string =>
  `--c-${name}: light-dark(${light}, ${dark});`

/** A colour in both themes: `--c-link: light-dark(#00505c, #a9dfdc);` */
export const declaration = (tokens: Tokens, name: TokenName): string =>
  paired(name, tokens[name].map(asHex) as unknown as Themed<string>)

/** The same for screens with the colours of Display P3. */
export const wideDeclaration = (tokens: Tokens, name: TokenName): string =>
  paired(name, tokens[name].map(asWide) as unknown as Themed<string>)

/** A colour of one theme, for browsers without `light-dark()`. */
export const singleDeclaration = (tokens: Tokens, name: TokenName, theme: Theme): string =>
  `--c-${name}: ${tokens[name][theme].hex};`

/** One space less after each colon and comma: the text stands in every page. */
const terse = (declarations: readonly string[]): string =>
  declarations.map((each) => each.replace(/: /, ':').replace(/, /g, ',')).join('')

/**
 * The style of a brand; empty where it does not differ. Doubled selectors make it count wherever it stands
 * among the style sheets, in the layer of the tokens: print and components change them as they always do.
 */
export function paletteCss({ tokens, changed }: Palette): string {
  if (changed.size === 0) return ''
  const names = [...changed.keys()]
  const single = (theme: Theme) => terse(names.map((name) => singleDeclaration(tokens, name, theme)))
  const wide = names.filter((name) => vivid.includes(name)).map((name) => wideDeclaration(tokens, name))
  return [
    '@layer reset,tokens,base,layout,components,utilities;@layer tokens{',
    `:root:root{${terse(names.map((name) => declaration(tokens, name)))}}`,
    `@media (color-gamut:p3){:root:root{${terse(wide)}}}`,
    '@supports not (color:light-dark(red,red)){',
    `:root:root,:root [data-theme=light]{${single(0)}}`,
    `@media screen{:root[data-theme=dark],:root [data-theme=dark],:root [data-surface=inverse]{${single(1)}}}`,
    '}}',
  ].join('')
}
