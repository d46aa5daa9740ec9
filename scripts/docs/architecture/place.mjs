/**
 * Computes the places of boxes and arrows in the picture of the architecture. Rooms of one height are side by
 * side in a row, an arrow that passes a row gets a narrow place in it, and boxes move towards those that they
 * are connected with.
 *
 * @typedef {{ key: string, room?: object, width: number, x: number }} Item in a row; x is its middle
 */

/** Size of a room's box, in pixels. */
export const box = { width: 146, height: 44 }
/** Width of the place of an arrow that passes a row, and the space between places, in pixels. */
const lane = 14
const gap = 12
/** Pixels from one row to the next. */
const rowHeight = 84
/** Maximum number of boxes in a row. */
const most = 4
/** Number of times that the rows are ordered anew, from the top and from the bottom. */
const sweeps = 24

const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

/** Rows from the top, each of at most `most` rooms: those of one height may take several. */
function rowsOf(rooms) {
  const heights = [...new Set(rooms.map(({ height }) => height))].toSorted((a, b) => b - a)
  return heights.flatMap((height) => {
    const all = rooms.filter((room) => room.height === height)
    const rows = Math.ceil(all.length / most)
    const size = Math.ceil(all.length / rows)
    return Array.from({ length: rows }, (_, at) => all.slice(at * size, (at + 1) * size))
  })
}

/**
 * Adds a narrow place in every row that an arrow passes, and returns for each arrow its items from the top.
 */
function addLanes(rows, arrows) {
  const items = rows.map((rooms) => rooms.map((room) => ({ key: room.name, room, width: box.width, x: 0 })))
  const rowOf = new Map(rows.flatMap((rooms, row) => rooms.map(({ name }) => [name, row])))
  const itemOf = new Map(items.flat().map((item) => [item.key, item]))
  const paths = arrows.map((arrow) => {
    const [first, last] = [rowOf.get(arrow.from), rowOf.get(arrow.to)]
    const lanes = Array.from({ length: last - first - 1 }, (_, i) => {
      const item = { key: `${arrow.from} ${arrow.to} ${i}`, width: lane, x: 0 }
      items[first + 1 + i].push(item)
      return item
    })
    return { arrow, items: [itemOf.get(arrow.from), ...lanes, itemOf.get(arrow.to)] }
  })
  return { items, paths }
}

/** Connections of each item with items in the rows above and below it. */
function tiesOf(paths) {
  const ties = { above: new Map(), below: new Map() }
  const add = (map, item, other) => map.set(item, [...(map.get(item) ?? []), other])
  for (const { items } of paths)
    items.slice(1).forEach((item, at) => {
      add(ties.above, item, items[at])
      add(ties.below, items[at], item)
    })
  return ties
}

const wish = (item, ties) => {
  const others = ties.get(item)
  return others ? mean(others.map(({ x }) => x)) : item.x
}

/**
 * Places the items of a row, in their order and without touching, as near as possible to the places that they
 * prefer: with the least squares of all distances (pool adjacent violators algorithm).
 */
function spread(row, wishes) {
  const offsets = []
  row.forEach((item, at) => {
    const before = row[at - 1]
    offsets.push(before ? offsets[at - 1] + (before.width + item.width) / 2 + gap : 0)
  })
  const pools = []
  wishes.forEach((wished, at) => {
    pools.push({ sum: wished - offsets[at], size: 1 })
    while (pools.length > 1 && average(pools.at(-2)) > average(pools.at(-1))) {
      const { sum, size } = pools.pop()
      const pool = pools.at(-1)
      pool.sum += sum
      pool.size += size
    }
  })
  const places = pools.flatMap((pool) => Array(pool.size).fill(average(pool)))
  row.forEach((item, at) => {
    item.x = places[at] + offsets[at]
  })
}

const average = ({ sum, size }) => sum / size

/** Orders and places the items of each row, one row after the other, by their connections. */
function sweep(rows, ties) {
  for (const row of rows) {
    const wished = new Map(row.map((item) => [item, wish(item, ties)]))
    row.sort((a, b) => wished.get(a) - wished.get(b) || (a.key < b.key ? -1 : 1))
    spread(
      row,
      row.map((item) => wished.get(item)),
    )
  }
}

/** Places all boxes and arrows from x = 0, and returns them with the width and height of the drawing. */
export function placeGraph({ rooms, down }) {
  const { items: rows, paths } = addLanes(rowsOf(rooms), down)
  const ties = tiesOf(paths)
  for (const row of rows)
    spread(
      row,
      row.map(() => 0),
    )
  for (let at = 0; at < sweeps; at++) {
    sweep(rows, ties.above)
    sweep(rows.toReversed(), ties.below)
  }
  const left = Math.min(...rows.flat().map(({ x, width }) => x - width / 2))
  const right = Math.max(...rows.flat().map(({ x, width }) => x + width / 2))
  rows.forEach((row, at) => {
    for (const item of row) Object.assign(item, { x: item.x - left, y: at * rowHeight })
  })
  return {
    boxes: rows.flat().filter(({ room }) => room),
    paths,
    width: right - left,
    height: (rows.length - 1) * rowHeight + box.height,
  }
}
