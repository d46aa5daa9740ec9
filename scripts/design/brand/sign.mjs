/** The sign of the logo as SVG, for icons. */
import { readFileSync } from 'node:fs'

const component = new URL('../../../src/components/logo/logo.tsx', import.meta.url)
/** Side of the square that the logo's component draws in. */
const size = 36

/**
 * The lines of the logo, as its component draws them: `[{ d, width, isTide }]`, `isTide` for the water line.
 * @throws Error when the component has no lines
 */
export function readSign() {
  const lines = [...readFileSync(component, 'utf8').matchAll(/<path\b[^>]*>/g)].map(([tag]) => ({
    d: /\bd="([^"]+)"/.exec(tag)?.[1],
    width: /strokeWidth="([^"]+)"/.exec(tag)?.[1],
    isTide: tag.includes('logo__tide'),
  }))
  if (lines.length === 0) throw new Error(`No lines found in ${component.pathname}`)
  return lines
}

const tokens = JSON.parse(readFileSync(new URL('../../../src/styles/tokens.json', import.meta.url), 'utf8'))
const [light, dark] = ['light', 'dark']
/** The hexadecimal value of a semantic colour such as `bg`, in the light theme unless `dark` is given. */
export function colour(name, theme = light) {
  const [, ramp, step] = tokens.semantic[theme][name].$value.slice(1, -1).split('.')
  return tokens.ramp[ramp][step].$value.hex
}

/** Colours of the sign on a dark tile, and on a light one where the browser is dark. */
const tiles = {
  dark: { tile: colour('inverse'), ink: colour('bg'), tide: colour('accent-graphic', dark) },
  light: { tile: colour('primary', dark), ink: colour('inverse'), tide: colour('accent', light) },
}

const lineTags = (lines) =>
  lines
    .map(
      ({ d, width, isTide }) =>
        `<path${isTide ? ` class="t" stroke="${tiles.dark.tide}"` : ''} stroke-width="${width}" d="${d}"/>`,
    )
    .join('')

/** The sign without a tile, in the light colours for dark water. */
export const signOnWater = (lines) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><g fill="none" stroke="${tiles.dark.ink}" stroke-linecap="round">${lineTags(lines)}</g></svg>`

/**
 * The sign on a tile. `share`: how much of the tile it takes. `radius`: of the tile's corners, none for
 * systems that cut the corners themselves. `style`: more than the attributes say.
 */
export function tile(lines, { share, radius = 0, style = '' }) {
  const edge = +((size * (1 - share)) / 2).toFixed(2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${style}` +
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${tiles.dark.tile}"/>` +
    `<g fill="none" stroke="${tiles.dark.ink}" stroke-linecap="round" transform="translate(${edge} ${edge}) scale(${share})">${lineTags(lines)}</g></svg>\n`
  )
}

const { tile: paper, ink, tide } = tiles.light

/**
 * Turns the tile light in dark browsers. Where no style is read, the attributes hold: the tile stays dark.
 */
export const darkStyle = `<style>@media (prefers-color-scheme:dark){rect{fill:${paper}}g{stroke:${ink}}.t{stroke:${tide}}}</style>`
