/** Rows of the busts. */
import { rgb } from './noise.mjs'
import { createBust } from './scenes/bust.mjs'

const daylight = { from: [-0.9, 0.75, 0.65], colour: [2.7, 2.4, 2.0] }
const fill = [0.3, 0.36, 0.42]

const bust = (name, options) => ({
  name,
  width: 900,
  height: 900,
  samples: 2,
  look: { exposure: 0.66, saturation: 0.8, contrast: 1.12, edge: 0.4 },
  create: () => createBust(name, { key: daylight, fill, ...options }),
})

export const portraits = [
  bust('figuur-met-muts', {
    turn: 0.5,
    wear: 'cap',
    clay: rgb(0xb98e72),
    cloth: rgb(0x2f4d57),
    hair: rgb(0xb5523f),
    wall: rgb(0x8fa5a6),
  }),
  bust('figuur-met-knot', {
    turn: -0.55,
    nod: 0.08,
    wear: 'bun',
    broad: 0.9,
    clay: rgb(0xc29b80),
    cloth: rgb(0x8a7f5e),
    hair: rgb(0x4a3528),
    wall: rgb(0xb6b39c),
  }),
  bust('figuur-met-krullen', {
    turn: 0.75,
    wear: 'curls',
    broad: 0.94,
    clay: rgb(0x8a6248),
    cloth: rgb(0x6f7d8c),
    hair: rgb(0x2a2320),
    wall: rgb(0xa795b0),
  }),
  bust('figuur-met-baard', {
    turn: -0.4,
    nod: -0.05,
    wear: 'short',
    beard: 1,
    clay: rgb(0xbf947a),
    cloth: rgb(0x394a3a),
    hair: rgb(0x8d7f6e),
    wall: rgb(0x97a08b),
  }),
  bust('figuur-met-capuchon', {
    turn: 0.3,
    nod: 0.1,
    wear: 'hood',
    broad: 0.92,
    clay: rgb(0xb88a6c),
    cloth: rgb(0xc9953a),
    hair: rgb(0xc9953a),
    wall: rgb(0x6f8b93),
  }),
]
