/** A brand from a name and a colour: a sign, a logo with the name, and the file that names them. */
import { drawLine, round } from './lettering.mjs'
import { textsIn } from './texts.mjs'
import { toYaml } from './yaml.mjs'

const ink = '#1d2327'
const paper = '#ffffff'
/** The longest name that is drawn: a longer one is set in type, which can break into lines. */
const longestLine = 18

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" viewBox="0 0 ${round(width)} ${round(height)}">\n${content}\n</svg>\n`

const strokes = (colour, width, move, paths) =>
  `  <g transform="${move}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`

/** A half circle on another one, for a name that begins with a letter that is not drawn here. */
const shape = { width: 10, paths: ['<path d="M0 5A5 5 0 0 1 10 5ZM0 10A5 5 0 0 1 10 10Z"/>'] }

const initials = (name) =>
  [...name.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu)]
    .map(([letter]) => letter)
    .slice(0, 2)
    .join('')

/** The square sign: the initials on the colour. */
function sign({ name, colour, isLight }, size, corner) {
  const drawn = drawLine(initials(name)) ?? drawLine(initials(name).slice(0, 1)) ?? shape
  const scale = Math.min(size * 0.04, (size * 0.56) / Math.max(drawn.width, 10))
  const move = `translate(${round((size - drawn.width * scale) / 2)} ${round(size / 2 - 5 * scale)}) scale(${round(scale)})`
  return [
    `  <rect width="${size}" height="${size}" rx="${corner}" fill="${colour}"/>`,
    strokes(isLight ? ink : paper, 1.5, move, drawn.paths),
  ].join('\n')
}

/** The sign with the name beside it; undefined for a name that cannot be drawn here. */
function logo(order, colour) {
  const drawn = order.name.length <= longestLine ? drawLine(order.name) : undefined
  if (!drawn) return undefined
  const [size, gap, scale] = [48, 14, 1.9]
  const move = `translate(${size + gap} ${round(size / 2 - 5 * scale)}) scale(${scale})`
  const width = size + gap + drawn.width * scale + 2
  return svg(width, size, [sign(order, size, 8), strokes(colour, 1.5, move, drawn.paths)].join('\n'))
}

const brand = (
  { name, colour },
  hasLogo,
) => `# The brand of the site. A change shows without a restart. Every key may be left out.
# All that can be said here: docs/project-folder.md of the front end.
${toYaml({ name })}${hasLogo ? 'logo: { light: logo.svg, dark: logo-dark.svg }' : '#logo: logo.svg'}
icon: icon.svg
colours:
  brand: '${colour}'
# The picture of a shared link, 1200 × 630 pixels. Without one it is made of the name and the colours.
#share: share.png
`

/** The brand's files in the folder `triptych/`. */
export function brandFiles(order) {
  const light = logo(order, ink)
  const dark = logo(order, paper)
  return [
    ['triptych/brand.yaml', brand(order, light !== undefined)],
    ...(light
      ? [
          ['triptych/logo.svg', light],
          ['triptych/logo-dark.svg', dark],
        ]
      : []),
    ['triptych/icon.svg', svg(512, 512, sign(order, 512, 96))],
    ['public/assets/picture.svg', picture(order)],
    ['public/assets/.meta/picture.svg.yaml', toYaml({ data: alternatives(order) })],
  ]
}

/** What the picture shows: `alt` in the first language, `alt_de` and the like in others. */
const alternatives = ({ languages }) =>
  Object.fromEntries(
    languages.map((language, index) => [
      index === 0 ? 'alt' : `alt_${language.site}`,
      textsIn(language).picture,
    ]),
  )

/** Hills below a sun, in shades of the colour. */
function picture({ colour }) {
  const hills = [
    ['M0 620Q260 470 560 560T1080 540T1600 430V1000H0Z', 0.3],
    ['M0 720Q340 600 700 690T1240 660T1600 600V1000H0Z', 0.55],
    ['M0 840Q300 740 720 810T1600 760V1000H0Z', 1],
  ]
  return svg(
    1600,
    1000,
    [
      `  <rect width="1600" height="1000" fill="${paper}"/>`,
      `  <rect width="1600" height="1000" fill="${colour}" fill-opacity="0.1"/>`,
      `  <circle cx="860" cy="330" r="130" fill="#f2b441"/>`,
      ...hills.map(
        ([d, opacity]) =>
          `  <path d="${d}" fill="${paper}"/>\n  <path d="${d}" fill="${colour}" fill-opacity="${opacity}"/>`,
      ),
    ].join('\n'),
  )
}
