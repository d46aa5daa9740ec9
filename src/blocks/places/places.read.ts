/** Reads the block "places" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { Place, PlacesProps } from './places.tsx'
import { inPercent, type Spot } from './position.ts'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  map: ['map', 'kaart', 'karte', 'background', 'achtergrond', 'hintergrund', ...common.picture],
  items: ['places', 'plaatsen', 'plekken', 'locaties', 'locations', 'orte', 'standorte', ...common.items],
  name: [...common.title, 'name', 'naam'],
  text: common.text,
  place: ['place', 'plaats', 'village', 'dorp', 'city', 'ort', 'stadt', 'location', 'locatie'],
  year: ['year', 'jaar', 'jahr', 'since', 'sinds', 'seit'],
  state: ['state', 'status', 'stand', 'fase', 'phase'],
  link: [...common.link, 'entry', 'project'],
  x: ['x', 'left', 'links'],
  y: ['y', 'top', 'boven', 'oben'],
  lat: ['lat', 'latitude', 'breedtegraad', 'breitengrad'],
  lng: ['lng', 'lon', 'long', 'longitude', 'lengtegraad', 'längengrad', 'laengengrad'],
} as const

/** Words for each state, by which its mark differs in shape. */
const states = {
  done: 'done finished ready complete completed klaar gereed afgerond fertig abgeschlossen',
  building:
    'building busy ongoing in_progress under_construction being_built in_aanleg in_uitvoering bezig im_bau',
  measured: 'measured measuring measured_only alleen_gemeten gemeten meten nur_gemessen gemessen',
} as const

function readSpot(row: BlockFields): Spot | undefined {
  const [x, y] = [row.number(...names.x), row.number(...names.y)]
  if (x !== undefined && y !== undefined) return { x, y }
  const [lat, lng] = [row.number(...names.lat), row.number(...names.lng)]
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

/** Returns the props of the block's view, from west to east; undefined without a place that has a name. */
export function readPlaces(fields: BlockFields): PlacesProps | undefined {
  const rows = fields.rows(...names.items).flatMap((row) => {
    const title = row.text(...names.name)
    if (!title) return []
    const place = defined({
      title,
      text: row.text(...names.text),
      place: row.text(...names.place),
      year: row.text(...names.year),
      state: row.text(...names.state),
      kind: row.choice(states, ...names.state),
      href: row.link(...names.link),
    })
    return [{ place, spot: readSpot(row) }]
  })
  if (rows.length === 0) return undefined
  const at = inPercent(rows.map(({ spot }) => spot))
  const items = rows
    .map(({ place }, index): Place => defined({ ...place, at: at[index] }))
    .toSorted((a, b) => (a.at?.x ?? 101) - (b.at?.x ?? 101))
  return defined({ title: fields.text(...names.title), map: fields.picture(...names.map), items })
}
