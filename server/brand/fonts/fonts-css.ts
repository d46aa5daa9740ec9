/** Writes the fonts of a brand as CSS, each with a font of the system in its measures until it has arrived. */
import type { FontFile, Range } from './font-file.ts'
import {
  type FontFace,
  type FontRole,
  type FontSet,
  fontPath,
  fontRoles,
  type RoleFonts,
} from './font-set.ts'
import { systemFontFor } from './letter-widths.ts'

const range = ([least, most]: Range, unit = ''): string =>
  least === most ? `${least}${unit}` : `${least}${unit} ${most}${unit}`
const percent = (part: number): string => `${+(part * 100).toFixed(1)}%`

const rule = (declarations: readonly (string | false | undefined)[]): string =>
  `@font-face{${declarations.filter(Boolean).join(';')}}`

/** What CSS calls each format. */
const formats = { woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' } as const

/** The family of a role; its fallback has the same with ` Fallback` behind it. */
const familyOf = (role: FontRole): string => `Brand ${role}`

/**
 * Used only when it is there for the first paint, as with the default fonts: no fallback breaks every line
 * where the font does, and a late change would move the page.
 */
const faceRule = (family: string, { font, unicodeRange }: FontFace): string =>
  rule([
    `font-family:'${family}'`,
    `src:url(${fontPath(font)}) format('${formats[font.format]}')`,
    `font-weight:${range(font.weight)}`,
    font.stretch.join() !== '100,100' && `font-stretch:${range(font.stretch, '%')}`,
    font.isItalic && 'font-style:italic',
    'font-display:optional',
    unicodeRange && `unicode-range:${unicodeRange}`,
  ])

/** A weight and a width at which the fallback is measured, and where it stands in. */
interface Place {
  readonly at: readonly [weight: number, stretch: number]
  readonly weight: Range
  readonly stretch?: Range
}

/** Headings stand at 82 and 86 per cent of the width, where a font can. */
const condensed = 84

/** Where a fallback is measured: regular, bold, and bold and narrow for a font that can be narrow. */
function placesOf({ weight, stretch }: FontFile): Place[] {
  const within = ([least, most]: Range, wanted: number): number => Math.min(most, Math.max(least, wanted))
  const normal = within(stretch, 100)
  const narrow = within(stretch, condensed)
  const isVariable = weight[0] !== weight[1]
  const bold: Place = { at: [within(weight, 600), normal], weight: [600, 900] }
  return [
    { at: [within(weight, 400), normal], weight: isVariable ? [1, 599] : [1, 1000] },
    ...(isVariable ? [bold] : []),
    ...(narrow < normal
      ? [{ at: [within(weight, 600), narrow] as const, weight: bold.weight, stretch: [50, 92] as const }]
      : []),
  ]
}

/** A font of the system, made as wide and as high as the brand's at one place. */
function fallbackRule(role: FontRole, font: FontFile, { at, weight, stretch }: Place): string {
  const family = familyOf(role)
  const isSerif = font.isSerif || role === 'label'
  const system = systemFontFor({ isBold: at[0] >= 600, isItalic: font.isItalic, isSerif })
  const size = font.meanWidth(...at) / system.meanWidth
  return rule([
    `font-family:'${family} Fallback'`,
    `src:${system.names.map((name) => `local('${name}')`).join(',')}`,
    `font-weight:${range(weight)}`,
    stretch && `font-stretch:${range(stretch, '%')}`,
    font.isItalic && 'font-style:italic',
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(font.ascent / size)}`,
    `descent-override:${percent(font.descent / size)}`,
    `line-gap-override:${percent(font.lineGap / size)}`,
  ])
}

/** The rules of a family: its files, and a fallback for each weight class of its main files. */
function familyRules(role: FontRole, faces: readonly FontFace[]): string {
  const family = familyOf(role)
  const main = faces.filter(({ unicodeRange }, index) => index === 0 || !unicodeRange)
  const isAlone = main.length === 1
  const places = (font: FontFile) =>
    isAlone ? placesOf(font) : placesOf(font).map((place) => onlyOwn(font, place))
  return [
    ...faces.map((face) => faceRule(family, face)),
    ...main.flatMap(({ font }) => places(font).map((place) => fallbackRule(role, font, place))),
  ].join('')
}
/** Beside others, a font with one weight is stood in for at that weight alone. */
const onlyOwn = ({ weight }: FontFile, place: Place): Place =>
  weight[0] === weight[1] ? { ...place, weight } : place

/** The system's own fonts of a role. */
const systemStacks = {
  text: 'system-ui,sans-serif',
  headings: 'system-ui,sans-serif',
  label: "Georgia,'Times New Roman',serif",
} as const

const stackOf = (role: FontRole, fonts: RoleFonts): string =>
  fonts === 'system'
    ? systemStacks[role]
    : `'${familyOf(role)}','${familyOf(role)} Fallback',${systemStacks[role]}`

/** Labels without a font of their own: the italic of the text where it has one, else one of the system. */
function labelStack({ text, label }: FontSet): string {
  if (label) return stackOf('label', label)
  const hasItalic = Array.isArray(text) && text.some(({ font }) => font.isItalic)
  return hasItalic ? stackOf('text', text) : systemStacks.label
}

const heaviest = (fonts: RoleFonts | undefined): number =>
  fonts === 'system' || !fonts ? 900 : Math.max(...fonts.map(({ font }) => font.weight[1]))

/** Headings in a font of their own, in its own weight where it has none as bold as headings are. */
function headingRules({ headings }: FontSet): string {
  if (!headings) return ''
  const weight = heaviest(headings) < 600 ? `;font-weight:${heaviest(headings)}` : ''
  return `:root :is(h1,h2,h3,h4){font-family:${stackOf('headings', headings)}${weight}}`
}

/** The style of the fonts; empty where there are none. Without a bold of its own, text is made bold. */
export function fontsCss(fonts: FontSet): string {
  if (Object.keys(fonts).length === 0) return ''
  const families = fontRoles.flatMap((role) => {
    const faces = fonts[role]
    return faces && faces !== 'system' ? [familyRules(role, faces)] : []
  })
  const text = fonts.text ? `--font-sans:${stackOf('text', fonts.text)};` : ''
  const label = fonts.text || fonts.label ? `--font-serif:${labelStack(fonts)};` : ''
  const synthesis = heaviest(fonts.text) < 600 ? ':root body{font-synthesis:weight}' : ''
  return [
    ...families,
    '@layer reset,tokens,base,layout,components,utilities;',
    text || label ? `@layer tokens{:root:root{${text}${label}}}` : '',
    synthesis || fonts.headings ? `@layer base{${synthesis}${headingRules(fonts)}}` : '',
  ].join('')
}

/** Addresses of the fonts that the first screen needs: the main file of the text and of the headings. */
export const fontPreloads = ({ text, headings }: FontSet): { href: string; type: string }[] =>
  [text, headings]
    .flatMap((fonts) => (fonts && fonts !== 'system' ? fonts.slice(0, 1) : []))
    .map(({ font }) => ({ href: fontPath(font), type: `font/${font.format}` }))
