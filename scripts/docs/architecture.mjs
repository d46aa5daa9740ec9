/**
 * Draws `docs/architecture.svg` from the imports of all modules: `npm run architecture`. The purposes of
 * rooms come from the table in `docs/architecture.md`. A test fails while the picture is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHouse, roomPath } from './architecture/house.mjs'
import { placeGraph } from './architecture/place.mjs'
import { across, drawLegend, drawPart, panel, picture } from './architecture/svg.mjs'

const margin = 24
/** Pixels between the two columns. */
const aisle = 64
const padding = { side: 22, top: 78, bottom: 24 }
const legend = [
  ['room', 'a folder'],
  ['file', 'a module that stands alone'],
  ['arrow', 'imports: the thicker, the more'],
  ['arrow', 'what follows from other arrows is left out'],
]
const upward = ['upward', 'imports against the order']

/** Reads the path and purpose of each room from the rows of Markdown tables. */
export const readPurposes = (markdown) =>
  new Map(
    [...markdown.matchAll(/^\| `([^`]+)` \| ([^|]+?) \|/gm)].map(([, path, purpose]) => [path, purpose]),
  )

/** Places the rooms of a part, and computes the size of its panel. */
function drawRooms(part, purposes) {
  const graph = placeGraph(part)
  const purposeOf = (room) => purposes.get(roomPath(part, room)) ?? ''
  return {
    ...part,
    drawing: drawPart({ ...graph, up: part.up }, purposeOf),
    drawingWidth: graph.width,
    width: graph.width + 2 * padding.side,
    height: graph.height + padding.top + padding.bottom,
  }
}

/** The picture as SVG. @param {string} root of the repository */
export function drawArchitecture(root) {
  const purposes = readPurposes(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
  const house = readHouse(root)
  const [server, cms, src] = house.map((part) => drawRooms(part, purposes))
  const left = Math.max(server.width, cms.width)
  const upper = Math.max(server.height, src.height)
  const x = margin + left + aisle
  const y = 2 * margin + upper
  const isOrderly = house.every(({ up }) => up.length === 0)
  const signs = drawLegend(isOrderly ? legend : [...legend, upward])
  const content = [
    panel({ ...server, x: margin, y: margin, width: left, height: upper }, padding.top),
    panel({ ...src, x, y: margin, height: upper }, padding.top),
    panel({ ...cms, x: margin, y, width: left }, padding.top),
    `<g transform="translate(${x + padding.side} ${y + padding.top})">${signs}</g>`,
    across(margin + left + 8, margin + 30, aisle - 18),
  ]
  const about = {
    width: x + src.width + margin,
    height: y + cms.height + margin,
    title: 'The rooms of Triptych, and what imports what',
    description: describe(house),
  }
  return picture(about, content.join('\n'))
}

/** The description of the picture for screen readers: the rows of each part, from the top. */
function describe(house) {
  const rows = ({ title, rooms }) => {
    const heights = [...new Set(rooms.map(({ height }) => height))].toSorted((a, b) => b - a)
    const names = heights.map((height) =>
      rooms
        .filter((room) => room.height === height)
        .map(({ name }) => name)
        .join(', '),
    )
    return `${title} from the top: ${names.join('; ')}.`
  }
  return `Each room imports rooms below it alone. ${house.map(rows).join(' ')}`
}

if (process.argv[1] === import.meta.filename) {
  const root = join(import.meta.dirname, '../..')
  writeFileSync(join(root, 'docs/architecture.svg'), drawArchitecture(root))
}
