/** Writes the picture of the architecture as SVG: boxes for rooms, arrows for imports. */
import { box } from './place.mjs'

const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** A number with at most one decimal. */
const n = (number) => String(Math.round(number * 10) / 10)

const half = box.height / 2

/**
 * Thickness of an arrow: it grows at ten and at a hundred imports. A thickness by exact numbers would make
 * the picture out of date with each change.
 */
const thickness = (imports) => n(1.3 + Math.floor(Math.log10(imports)) * 0.9)

const curve = (from, to) => {
  const middle = n((from.y + to.y) / 2)
  return `C${n(from.x)} ${middle} ${n(to.x)} ${middle} ${n(to.x)} ${n(to.y)}`
}

/**
 * Draws an arrow from the lower edge of a box, through the rows between, to the upper edge of another box.
 */
function arrowPath({ arrow, items }) {
  const [first, ...rest] = items
  const points = [
    { x: first.x, y: first.y + box.height },
    ...rest.flatMap((item, at) =>
      at === rest.length - 1
        ? [{ x: item.x, y: item.y - 3 }]
        : [
            { x: item.x, y: item.y },
            { x: item.x, y: item.y + box.height },
          ],
    ),
  ]
  const path = points.slice(1).map((point, at) => curve(points[at], point))
  const title = `${arrow.from} imports ${arrow.to}`
  const start = `M${n(points[0].x)} ${n(points[0].y)}`
  return `<path class="arrow" stroke-width="${thickness(arrow.imports)}" marker-end="url(#head)" d="${start}${path.join('')}"><title>${escapeXml(title)}</title></path>`
}

/** Draws an arrow that leads up: an import against the order, which should not exist. */
function upwardPath({ from, to }, boxes) {
  const [a, b] = [from, to].map((name) => boxes.find(({ key }) => key === name))
  const side = a.x <= b.x ? 1 : -1
  const [start, end] = [a.x + (side * box.width) / 2, b.x - (side * box.width) / 2]
  return `<path class="upward" d="M${n(start)} ${n(a.y + half)}L${n(end)} ${n(b.y + half)}"><title>${escapeXml(`${from} imports ${to} above it`)}</title></path>`
}

function boxOf({ x, y, room }, purpose) {
  const kind = room.isFile ? 'box file' : 'box'
  const name = room.isFile ? room.name : `${room.name}/`
  return `<g transform="translate(${n(x - box.width / 2)} ${n(y)})"><rect class="${kind}" width="${box.width}" height="${box.height}" rx="5"/><text class="name" x="${box.width / 2}" y="19">${escapeXml(name)}</text><text class="purpose" x="${box.width / 2}" y="36">${escapeXml(purpose)}</text></g>`
}

/** Draws one part of the architecture: its boxes, and the arrows beneath them. */
export function drawPart({ boxes, paths, up }, purposeOf) {
  return [
    ...paths.map(arrowPath),
    ...up.map((arrow) => upwardPath(arrow, boxes)),
    ...boxes.map((each) => boxOf(each, purposeOf(each.room))),
  ].join('\n')
}

/** Draws the legend: one row for each sign. */
export function drawLegend(rows) {
  const signs = {
    room: '<rect class="box" width="34" height="20" rx="3"/>',
    file: '<rect class="box file" width="34" height="20" rx="3"/>',
    arrow: '<path class="arrow" stroke-width="1.6" marker-end="url(#head)" d="M0 10H33"/>',
    upward: '<path class="upward" d="M0 10H34"/>',
  }
  return rows
    .map(
      ([sign, text], row) =>
        `<g transform="translate(0 ${row * 34})">${signs[sign]}<text class="legend" x="48" y="15">${escapeXml(text)}</text></g>`,
    )
    .join('')
}

/** Draws an arrow from one part to another that it imports. */
export const across = (x, y, length) =>
  `<path class="across" marker-end="url(#across-head)" d="M${n(x)} ${n(y)}h${n(length)}"/>`

/** A part with its heading, its drawing in the middle. @param {number} top where the drawing begins */
export function panel({ x, y, width, height, title, note, drawing, drawingWidth }, top) {
  const frame = `<rect class="panel" width="${n(width)}" height="${n(height)}" rx="8"/>`
  const words = `<text class="title" x="22" y="36">${escapeXml(title)}</text><text class="note" x="22" y="57">${escapeXml(note)}</text>`
  const placed = `<g transform="translate(${n((width - drawingWidth) / 2)} ${n(top)})">${drawing}</g>`
  return `<g transform="translate(${n(x)} ${n(y)})">${frame}${words}${placed}</g>`
}

const style = `
svg { font-family: 'Instrument Sans', ui-sans-serif, system-ui, 'Segoe UI', Roboto, Arial, sans-serif }
.ground { fill: #eff5f5 } .panel { fill: #fff; stroke: #d1dcdd }
.title { font-size: 22px; font-weight: 650; fill: #021319 } .note, .legend { font-size: 13.5px; fill: #3b555b }
.box { fill: #e8f7f7; stroke: #4facaf } .file { fill: #fcf7e7; stroke: #c1883d }
.name { font-size: 14px; font-weight: 650; text-anchor: middle; fill: #021319 }
.purpose { font-size: 11px; text-anchor: middle; fill: #3b555b }
.arrow { fill: none; stroke: #258891; stroke-opacity: .8 } .head { fill: #258891 }
.upward { fill: none; stroke: #c8324a; stroke-width: 1.6; stroke-dasharray: 5 4 }
.across { fill: none; stroke: #a6243a; stroke-width: 2.4 } .across-head { fill: #a6243a }
@media (prefers-color-scheme: dark) {
.ground { fill: #021319 } .panel { fill: #041d24; stroke: #223e45 }
.title, .name { fill: #eff5f5 } .note, .legend, .purpose { fill: #aebec0 }
.box { fill: #07343f; stroke: #258891 } .file { fill: #362310; stroke: #c1883d }
.arrow { stroke: #7fcac9; stroke-opacity: .75 } .head { fill: #7fcac9 }
.upward { stroke: #f7909a } .across { stroke: #fbbfc4 } .across-head { fill: #fbbfc4 }
}`

const marker = (id, kind) =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path class="${kind}" d="M0 0 8 4 0 8Z"/></marker>`

/**
 * Wraps drawings in an SVG document; title and description are for screen readers.
 * @param {{ width: number, height: number, title: string, description: string }} about
 */
export const picture = ({ width, height, title, description }, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
<style>${style}
</style>
<defs>${marker('head', 'head')}${marker('across-head', 'across-head')}</defs>
<rect class="ground" width="${n(width)}" height="${n(height)}"/>
${content}
</svg>
`
