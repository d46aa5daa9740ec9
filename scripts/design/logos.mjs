/**
 * The logos of the embedded content. Their names are outlines: a picture that a page embeds may load no font,
 * and would otherwise show the letters of the visitor's system. Put a further logo into `logos`, then:
 *
 *     npm run logos
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { create } from 'fontkit'

const folder = new URL('../../server/cms/embedded/public/assets/img/', import.meta.url)
const fontFile = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const colour = '#3f8791'

/** Logos by file: the strokes of the sign, in a square of 96, and the two lines of the name beside it. */
const logos = [
  {
    file: 'logo-waterschap',
    sign: '<path d="M12 66q9-8 18 0t18 0 18 0 18 0M12 82q9-8 18 0t18 0 18 0 18 0M20 50 40 18h16l20 32"/>',
    name: ['Waterschap', 'De Drie Linies'],
  },
  {
    file: 'logo-university',
    sign: '<circle cx="48" cy="48" r="36"/><path d="M48 84V44m0 18c-14 0-20-8-20-18m20 6c12 0 18-6 20-16"/>',
    name: ['Kustuniversiteit', 'Noordwal'],
  },
  {
    file: 'logo-krummsand',
    sign: '<path d="M12 28h72M12 52h72M12 76h72M30 28v24M62 52v24M54 12v16"/>',
    name: ['Küstenwerkstatt', 'Krummsand'],
  },
  {
    file: 'logo-villages',
    sign: '<path d="M14 80V50l17-15 17 15v30M48 80V40l17-22 17 22v40M8 80h80"/>',
    name: ['Dorpenbond', 'Achter de Dijk'],
  },
  {
    file: 'logo-tide',
    sign: '<path d="M48 12v72M36 24h12M30 40h18M36 56h12M30 72h18M58 66q8-8 14 0t14 0"/>',
    name: ['Tijdienst', 'Noordkust'],
  },
]

/** Where the two lines of a name stand. The first is bold: the font has one weight here, a stroke adds to it. */
const lines = [
  { x: 104, y: 44, size: 27, bold: ` stroke="${colour}" stroke-width="1.1" stroke-linejoin="round"` },
  { x: 104, y: 74, size: 22, bold: '' },
]

const font = create(readFileSync(new URL(import.meta.resolve(fontFile))))

/** The outline of a text as the data of one path, in pixels with their tenths, and its width. */
function outline(text, { x, y, size }) {
  const scale = size / font.unitsPerEm
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let pen = x
  const parts = glyphs.map((glyph, index) => {
    const path = glyph.path.transform(scale, 0, 0, -scale, pen, y)
    pen += positions[index].xAdvance * scale
    return path.toSVG().replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
  })
  return { d: parts.join(''), width: advanceWidth * scale }
}

function logo({ sign, name }) {
  const set = lines.map((line, index) => ({ ...line, ...outline(name[index], line) }))
  const width = Math.ceil(Math.max(...set.map(({ x, width }) => x + width)) + 4)
  const names = set.map(({ d, bold }) => `<path fill="${colour}"${bold} d="${d}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 96" width="${width}" height="96"><g fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${sign}</g>${names}</svg>\n`
}

for (const each of logos) writeFileSync(new URL(`${each.file}.svg`, folder), logo(each))
process.stdout.write(`${logos.length} logos written\n`)
