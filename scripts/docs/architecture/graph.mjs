/**
 * Builds the graph of rooms (folders of modules) and of the imports between them, ordered so that arrows lead
 * down. The order depends on the imports alone, so that the same sources always give the same picture.
 *
 * @typedef {{ from: string, to: string, imports: number }} Arrow
 */

/** Adds up the imports of modules to arrows between rooms. @returns {Arrow[]} */
function countArrows(imports, roomOf) {
  const arrows = new Map()
  for (const each of imports) {
    const [from, to] = [roomOf(each.from), roomOf(each.to)]
    if (!from || !to || from === to) continue
    const key = `${from} ${to}`
    const { imports: before } = arrows.get(key) ?? { imports: 0 }
    arrows.set(key, { from, to, imports: before + 1 })
  }
  return [...arrows.values()]
}

/**
 * Inserts a name into an order, at the place where the fewest imports lead up.
 * @param {(from: string, to: string) => number} weight number of imports
 */
function insertBest(name, others, weight) {
  const costAt = (at) =>
    others.reduce((cost, other, i) => cost + (i < at ? weight(name, other) : weight(other, name)), 0)
  const costs = Array.from({ length: others.length + 1 }, (_, at) => costAt(at))
  return others.toSpliced(costs.indexOf(Math.min(...costs)), 0, name)
}

/** Names in reverse postorder of a walk along the arrows: without circles, no arrow leads up. */
function walkOrder(names, arrows) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return []
    seen.add(name)
    const below = arrows.filter(({ from }) => from === name).map(({ to }) => to)
    return [...below.toSorted().flatMap(visit), name]
  }
  return names.flatMap(visit).toReversed()
}

/** Names in an order in which no import leads up, or as few as can be found where there are circles. */
function orderDownwards(names, arrows) {
  const weights = new Map(arrows.map(({ from, to, imports }) => [`${from} ${to}`, imports]))
  const weight = (from, to) => weights.get(`${from} ${to}`) ?? 0
  const improve = (order, name) =>
    insertBest(
      name,
      order.filter((other) => other !== name),
      weight,
    )
  // Each room is moved to its best place as often as there are rooms.
  return names.flatMap(() => names).reduce(improve, walkOrder(names, arrows))
}

/** For each room, all rooms that can be reached from it by arrows that lead down. */
function reachOf(order, down) {
  const reach = new Map()
  for (const name of order.toReversed()) {
    const next = down.filter(({ from }) => from === name).map(({ to }) => to)
    reach.set(name, new Set(next.flatMap((to) => [to, ...reach.get(to)])))
  }
  return reach
}

/** Height of each room: 0 for those that import no other, else one more than the highest that they import. */
function heightsOf(order, down) {
  const heights = new Map()
  for (const name of order.toReversed()) {
    const below = down.filter(({ from }) => from === name).map(({ to }) => heights.get(to) + 1)
    heights.set(name, Math.max(0, ...below))
  }
  return heights
}

/**
 * Computes the graph of the rooms in one part of the picture.
 * @param {{ from: string, to: string }[]} imports of modules
 * @param {string[]} modules
 * @param {(module: string) => string | undefined} roomOf undefined for modules that are not in the picture
 * @returns rooms with their heights; the arrows that lead down, without those that
 *   follow from others; and those that lead up
 */
export function roomGraph(imports, modules, roomOf) {
  const names = [...new Set(modules.map(roomOf))].filter((room) => room !== undefined).toSorted()
  const arrows = countArrows(imports, roomOf)
  const order = orderDownwards(names, arrows)
  const place = new Map(order.map((name, at) => [name, at]))
  const isDown = ({ from, to }) => place.get(from) < place.get(to)
  const down = arrows.filter(isDown)
  const reach = reachOf(order, down)
  const isImplied = ({ from, to }) =>
    down.some((other) => other.from === from && other.to !== to && reach.get(other.to).has(to))
  const heights = heightsOf(order, down)
  return {
    rooms: order.map((name) => ({ name, height: heights.get(name) })),
    down: down.filter((arrow) => !isImplied(arrow)),
    up: arrows.filter((arrow) => !isDown(arrow)),
  }
}
