/** The mud flats and the water before the dike. */
import { rgb } from './noise.mjs'
import { createPileRows } from './scenes/pile-row.mjs'
import { createTidalFlat } from './scenes/tidal-flat.mjs'
import { degrees, noon, squall, sunset } from './skies.mjs'

export const shores = [
  {
    name: 'ribbels-in-het-slik',
    width: 2400,
    height: 1600,
    samples: 2,
    look: { exposure: 0.95, saturation: 1 },
    create: () =>
      createTidalFlat('ripples-2', {
        camera: { eye: [0, 0.85, 0], turn: degrees(-10), tilt: degrees(-15), view: degrees(40) },
        sky: sunset,
        water: -0.004,
        ripples: { height: 0.02, length: 0.12 },
        mud: { dry: rgb(0x81705f), wet: rgb(0x40382f) },
        haze: 0.0015,
        sunlight: [3.0, 1.7, 0.9],
        skylight: [0.42, 0.45, 0.58],
        coast: { colour: [0.05, 0.06, 0.08], height: 0.004, from: -0.9, tower: 0.12 },
      }),
  },
  {
    name: 'bui-boven-het-wad',
    width: 3000,
    height: 2000,
    samples: 3,
    look: { exposure: 1.2, saturation: 0.95 },
    create: () =>
      createTidalFlat('storm-4', {
        camera: { eye: [0, 1.9, 0], turn: 0, tilt: degrees(4), view: degrees(46) },
        sky: squall,
        water: 0.004,
        swell: 0.06,
        casts: 0,
        ripples: { height: 0.035, length: 0.3 },
        mud: { dry: rgb(0x6f675c), wet: rgb(0x3a3733) },
        haze: 0.002,
        sunlight: [1.2, 1.1, 0.85],
        skylight: [0.38, 0.42, 0.46],
        coast: { colour: [0.03, 0.04, 0.05], height: 0.006, from: -0.35, tower: 0.3 },
      }),
  },
  {
    name: 'palenrij-in-stil-water',
    width: 2400,
    height: 1600,
    samples: 2,
    look: { exposure: 0.9, saturation: 0.95, contrast: 1.25 },
    create: () =>
      createPileRows('piles-1', {
        camera: { eye: [0, 0.92, 0], turn: degrees(4), tilt: degrees(-1), view: degrees(34) },
        sky: noon,
        rows: [
          { at: [-2.6, 4.2], turn: degrees(7), count: 70, gap: 0.95, thick: 0.1, tall: 1.25, brush: 0.4 },
          { at: [-2.0, 4.2], turn: degrees(7), count: 70, gap: 0.95, thick: 0.1, tall: 1.15, brush: 0 },
          { at: [12, 58], turn: degrees(88), count: 90, gap: 0.9, thick: 0.1, tall: 1.15, brush: 0.6 },
        ],
        waves: { height: 0.05, length: 0.5 },
        deep: rgb(0x2a3a3a),
        wood: rgb(0x75695a),
        weed: rgb(0x2b2a22),
        haze: 0.0028,
        sunlight: [2.2, 2.0, 1.7],
        skylight: [0.6, 0.68, 0.76],
        coast: { colour: [0.05, 0.07, 0.08], height: 0.006 },
      }),
  },
]
