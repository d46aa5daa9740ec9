/** Draws a surveyed map as SVG. */
import { palettes } from './palettes.mjs'
import { linePath, ringPath, simplify } from './paths.mjs'
import { survey } from './survey.mjs'
import { clipRing, touches } from './window.mjs'

const zoneLevels = [0.075, 0.19, 0.32, 0.46]
const depthLines = [-0.07, -0.15, -0.24, -0.34]
/** Pixels that coarse creeks may be off the course that was surveyed. */
const creekSlack = 3

function definitions(id, { angle, colours }, shore) {
  const turn = Math.round((angle * 180) / Math.PI) + 90
  const pattern = (name, size, turned, shapes) =>
    `<pattern id="${id}${name}" ${size} patternUnits="userSpaceOnUse" patternTransform="rotate(${turned})">${shapes}</pattern>`
  const lines = `<path stroke="${colours.dams}" stroke-opacity=".22" d="M0 3h9"/>`
  const dots =
    `<circle cx="3" cy="3" r="1" fill="${colours.light}" fill-opacity=".38"/>` +
    `<circle cx="8.5" cy="8.5" r=".8" fill="${colours.dams}" fill-opacity=".22"/>`
  return (
    `<defs><clipPath id="${id}"><path d="${shore}"/></clipPath>` +
    `${pattern('h', 'width="9" height="6"', turn, lines)}${pattern('s', 'width="11" height="11"', 27, dots)}</defs>`
  )
}

function drawLand({ id, contour, shore, colours, area: { x, y, width, height } }) {
  const depths = depthLines.map((level) => contour(level, 2)).join('')
  const [pioneer, ...zones] = zoneLevels.map((level) => contour(level, 1.4))
  const fill = (paint, path) => (path ? `<path fill="${paint}" d="${path}"/>` : '')
  return [
    `<path fill="${colours.water}" d="M${x} ${y}h${width}v${height}H${x}z"/>`,
    depths &&
      `<path fill="none" stroke="${colours.light}" stroke-opacity=".15" stroke-width="1.5" d="${depths}"/>`,
    fill(colours.mud, shore),
    fill(`url(#${id}h)`, shore),
    fill(colours.zones[0], pioneer),
    fill(`url(#${id}s)`, pioneer),
    ...zones.map((path, index) => fill(colours.zones[index + 1], path)),
  ].join('')
}

function drawCreeks({ id, creeks, colours }) {
  const byWidth = new Map()
  for (const { width, points } of creeks) byWidth.set(width, (byWidth.get(width) ?? '') + linePath(points))
  const widths = [...byWidth].sort(([a], [b]) => a - b)
  const strokes = (colour, extra, from, clip) =>
    `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"${clip}>${widths
      .filter(([width]) => width >= from)
      .map(([width, path]) => `<path stroke-width="${width + extra}" d="${path}"/>`)
      .join('')}</g>`
  return strokes(colours.bank, 6, 4, ` clip-path="url(#${id})"`) + strokes(colours.water, 0, 0, '')
}

const damPath = ([x, y, dx, dy]) => `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`

function drawDams({ dams, colours: { light, dams: wood } }) {
  const path = dams.map(damPath).join('').replace(/ -/g, '-')
  if (!path) return ''
  return (
    `<path fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3" d="${path}"/>` +
    `<path fill="none" stroke="${wood}" stroke-width="1.6" stroke-dasharray="6 3" d="${path}"/>`
  )
}

/** What lies in a part of the map. The whole map is drawn to its edges and beyond, as it was surveyed. */
function partOf(map, area, coarseness) {
  const keep = area.isWhole
    ? { ring: (ring) => [ring], line: () => true }
    : { ring: (ring) => clipRing(ring, area), line: (points) => touches(points, area) }
  return {
    ...map,
    area,
    colours: palettes[map.palette],
    creeks: map.creeks
      .filter(({ points }) => keep.line(points))
      .map((creek) => ({ ...creek, points: simplify(creek.points, creekSlack * (coarseness - 1)) })),
    dams: map.dams.filter(([x, y, dx, dy]) =>
      keep.line([
        [x, y],
        [x + dx, y + dy],
      ]),
    ),
    contour: (level, tolerance) =>
      map
        .ringsAbove(level, tolerance * coarseness)
        .flatMap(keep.ring)
        .map(ringPath)
        .join(''),
  }
}

/**
 * A part of a surveyed map as SVG text, or all of it; lines may be `coarseness` times as far off their course
 * as usual.
 */
export function draw(map, window, coarseness = 1) {
  const area = window ?? { x: 0, y: 0, width: map.width, height: map.height, isWhole: true }
  const part = partOf(map, area, coarseness)
  const shore = part.contour(0, 1.1)
  const scene = { ...part, shore }
  const { x, y, width, height } = area
  const body = [definitions(map.id, scene, shore), drawLand(scene), drawCreeks(scene), drawDams(scene)]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${body.join('')}</svg>\n`
}

/** One map as SVG text, by the options of `survey`. The same options give the same bytes. */
export const art = (options) => draw(survey(options))
