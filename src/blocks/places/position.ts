/** Where places stand on a map, in percent of its width and height. */

/** A place on the map, in percent from its left and top edges. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A place as editors give it: on the map, or on the earth in degrees. */
export type Spot = Point | { readonly lat: number; readonly lng: number }

/** Room between the outermost places and the edges, in percent. */
const margin = 8

const within = (value: number): number => Math.min(100, Math.max(0, Math.round(value * 100) / 100))

/** Where a value lies between the least and the most of all; in the middle where they are the same. */
const share = (value: number, all: readonly number[]): number => {
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return most > least ? margin + ((value - least) / (most - least)) * (100 - 2 * margin) : 50
}

/** The height on a Mercator map, for latitudes that it can show. */
const mercator = (lat: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (Math.max(-85, Math.min(85, lat)) * Math.PI) / 360))

/** Projects places on the earth into the bounds of all of them; points on the map stay. */
export function inPercent(spots: readonly (Spot | undefined)[]): readonly (Point | undefined)[] {
  const onEarth = spots.filter((spot) => spot !== undefined && 'lat' in spot)
  const lngs = onEarth.map(({ lng }) => lng)
  const heights = onEarth.map(({ lat }) => -mercator(lat))
  return spots.map((spot) => {
    if (!spot) return undefined
    if ('x' in spot) return { x: within(spot.x), y: within(spot.y) }
    return { x: within(share(spot.lng, lngs)), y: within(share(-mercator(spot.lat), heights)) }
  })
}
