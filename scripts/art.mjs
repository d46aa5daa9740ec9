/**
 * Aerial maps of a salt marsh as SVG: water, mud, zones of plants, creeks and brushwood dams. The same options give the
 * same bytes. As a command it writes every piece of the embedded content:
 *
 *     node scripts/art.mjs [folder]
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { growCreeks } from './art/creeks.mjs'
import { palettes } from './art/palettes.mjs'
import { linePath, simplify } from './art/paths.mjs'
import { pieces } from './art/pieces.mjs'
import { hash, randomFrom } from './art/random.mjs'
import { createContours, createTerrain } from './art/terrain.mjs'

const zoneLevels = [0.075, 0.19, 0.32, 0.46]
const depthLines = [-0.07, -0.15, -0.24, -0.34]
const creekStep = 8
const placesPerCreek = 1300

const defaults = {
  seed: 'kwelder',
  width: 800,
  height: 600,
  palette: 'zomer',
  angle: 0,
  shore: 0.32,
  relief: 0.5,
  density: 1,
  scale: 1,
  detail: 1.1,
  dams: true,
}

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

function drawLand(id, contour, shore, { width, height, colours }) {
  const depths = depthLines.map((level) => contour(level, 2)).join('')
  const [pioneer, ...zones] = zoneLevels.map((level) => contour(level, 1.4))
  const fill = (paint, path) => (path ? `<path fill="${paint}" d="${path}"/>` : '')
  return [
    `<path fill="${colours.water}" d="M0 0h${width}v${height}H0z"/>`,
    depths &&
      `<path fill="none" stroke="${colours.light}" stroke-opacity=".15" stroke-width="1.5" d="${depths}"/>`,
    fill(colours.mud, shore),
    fill(`url(#${id}h)`, shore),
    fill(colours.zones[0], pioneer),
    fill(`url(#${id}s)`, pioneer),
    ...zones.map((path, index) => fill(colours.zones[index + 1], path)),
  ].join('')
}

/** Creeks reach the sea just off the shore, at places spread across the slope. */
function outletsOf({ random, terrain, density }) {
  const count = Math.max(2, Math.round(3 * density))
  return Array.from({ length: count }, (_, index) => {
    const across = (index + 0.5 + (random() - 0.5) * 0.6) / count - 0.5
    let along = -0.7
    while (along < 0.6 && terrain.at(...terrain.place(along, across)) <= 0.01) along += 0.01
    return terrain.place(along - 0.03, across)
  })
}

function wetPlaces({ random, terrain, width, height, density }) {
  const count = Math.round(((width * height) / placesPerCreek) * density)
  const tried = Array.from({ length: count }, () => [
    random() * width * 1.1 - width * 0.05,
    random() * height * 1.1 - height * 0.05,
  ])
  return tried.filter(([x, y]) => terrain.at(x, y) > 0.06)
}

function creekWidth(flow) {
  const width = Math.min(30, Math.max(1, 0.66 * Math.sqrt(flow)))
  if (width > 9) return Math.round(width / 2) * 2
  return width > 3 ? Math.round(width) : Math.round(width * 2) / 2
}

/** Cuts a creek where its width changes: `[{ width, points }]`. */
function runsOf(creek) {
  const runs = []
  for (let from = 0; from < creek.length - 1; ) {
    const width = creekWidth(creek[from + 1].flow)
    let to = from + 1
    while (to < creek.length - 1 && creekWidth(creek[to + 1].flow) === width) to++
    runs.push({ width, points: creek.slice(from, to + 1), ofTwig: creek.length <= 3 && width <= 1 })
    from = to
  }
  return runs.filter((run) => !run.ofTwig)
}

function drawCreeks(id, scene) {
  const { random, terrain, colours, scale, detail } = scene
  const outlets = outletsOf(scene)
  const creeks = growCreeks({ random, wet: wetPlaces(scene), outlets, length: creekStep })
  const bend = ({ x, y }) => {
    const [frequency, strength] = [0.026 / scale, 40 * scale]
    const by = (dx, dy) => (terrain.wobble(x * frequency + dx, y * frequency + dy) - 0.5) * strength
    return [x + by(50, 0), y + by(0, 80)]
  }
  const byWidth = new Map()
  for (const { width, points } of creeks.flatMap(runsOf)) {
    const path = linePath(simplify(points.map(bend), detail))
    byWidth.set(width, (byWidth.get(width) ?? '') + path)
  }
  const widths = [...byWidth].sort(([a], [b]) => a - b)
  const strokes = (colour, extra, from, clip) =>
    `<g fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"${clip}>${widths
      .filter(([width]) => width >= from)
      .map(([width, path]) => `<path stroke-width="${width + extra}" d="${path}"/>`)
      .join('')}</g>`
  return strokes(colours.bank, 6, 4, ` clip-path="url(#${id})"`) + strokes(colours.water, 0, 0, '')
}

/** Brushwood dams: a grid of fields in the shallow water and on the mud, with gaps. */
function damPath({ random, terrain, width, height, angle, scale }) {
  const turn = angle + (random() - 0.5) * 0.5
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const [long, short] = [92 * scale, 58 * scale]
  const dam = (x, y, dx, dy) => `M${Math.round(x)} ${Math.round(y)}l${Math.round(dx)} ${Math.round(dy)}`
  let path = ''
  for (let i = -16; i <= 16; i++)
    for (let j = -16; j <= 16; j++) {
      const x = width / 2 + cos * i * long - sin * j * short
      const y = height / 2 + sin * i * long + cos * j * short
      const level = terrain.at(x + (cos * long) / 2, y + (sin * long) / 2)
      const seen = x >= -long && y >= -long && x <= width + long && y <= height + long
      if (!seen || level < -0.1 || level > 0.13) continue
      if (random() > 0.12) path += dam(x, y, cos * long, sin * long)
      if (random() > 0.2) path += dam(x, y, -sin * short, cos * short)
    }
  return path.replace(/ -/g, '-')
}

function drawDams(scene) {
  const path = scene.dams ? damPath(scene) : ''
  if (!path) return ''
  const { light, dams } = scene.colours
  return (
    `<path fill="none" stroke="${light}" stroke-opacity=".5" stroke-width="3" d="${path}"/>` +
    `<path fill="none" stroke="${dams}" stroke-width="1.6" stroke-dasharray="6 3" d="${path}"/>`
  )
}

/**
 * One map as SVG text. `angle`: direction in which the land rises, in radians, clockwise from the right. `shore`: share of
 * the picture that is sea. `relief`: how crooked the shore is. `density`: creeks. `scale`: size of the shapes. `detail`:
 * pixels that a creek may be off, more makes a smaller file.
 */
export function art(options) {
  const given = { ...defaults, ...options }
  const { seed, width, height, palette } = given
  const random = randomFrom(hash(seed))
  const terrain = createTerrain({ ...given, random })
  const scene = { ...given, random, terrain, colours: palettes[palette] }
  const id = `k${hash(`${seed}${width}${height}`).toString(36)}`
  const contour = createContours(terrain, given)
  const shore = contour(0, 1.1)
  const body = [
    definitions(id, scene, shore),
    drawLand(id, contour, shore, scene),
    drawCreeks(id, scene),
    drawDams(scene),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body.join('')}</svg>\n`
}

function writePieces(folder) {
  mkdirSync(folder, { recursive: true })
  for (const piece of pieces) writeFileSync(resolve(folder, `${piece.name}.svg`), art(piece))
  process.stdout.write(`${pieces.length} pictures written\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const embedded = new URL('../server/cms/embedded/public/assets/img/', import.meta.url)
  writePieces(process.argv[2] ? resolve(process.argv[2]) : fileURLToPath(embedded))
}
