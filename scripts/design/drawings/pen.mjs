/** The pen of the drawings: one ink, one weight, flat colour, on paper of their own. */

/** Colours of the maps (`scripts/design/art/palettes.mjs`), by what they colour here. */
export const inks = {
  ink: '#0d2b33',
  deep: '#07343f',
  water: '#5b929e',
  shallow: '#a9c9cc',
  mist: '#e2eaea',
  paper: '#fbf8f0',
  sand: '#f1ead0',
  straw: '#d8d3a0',
  ochre: '#e7af56',
  red: '#c8324a',
  rose: '#e08591',
  lilac: '#b79fd2',
  mauve: '#dacfe8',
  leaf: '#87ad86',
  moss: '#4f7d62',
  clay: '#b9a78a',
  mud: '#8d9a94',
  wood: '#a97f55',
  white: '#ffffff',
}

/** Writes numbers with one decimal at most, and points without needless spaces. */
export const tidy = (path) =>
  path
    .replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/\s+/g, ' ')
    .replace(/ ?([A-Za-z]) ?/g, '$1')
    .replace(/ -/g, '-')

/** A flat shape. */
export const fill = (colour, path, extra = '') => `<path fill="${colour}" d="${tidy(path)}"${extra}/>`

/** A line of the pen; `weight` is a share of the usual one. */
export const line = (path, { colour, weight, dash, filled } = {}) =>
  `<path d="${tidy(path)}"${colour ? ` stroke="${colour}"` : ''}${weight ? ` stroke-width="${weight}"` : ''}${filled ? ` fill="${filled}"` : ''}${dash ? ` stroke-dasharray="${dash}"` : ''}/>`

/** Lines together: round ends, no filling. */
export const lines = (weight, ...paths) =>
  `<g fill="none" stroke="${inks.ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`

/** Path of a circle. */
export const circle = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** A sheet of paper with a drawing on it, as SVG text; `scale` is the number of pixels of a unit. */
export const sheet = ({ width, height, scale = 1, paper }, ...body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * scale}" height="${height * scale}">${fill(paper, `M0 0h${width}v${height}H0z`)}${body.join('')}</svg>\n`
