/** Marshes at low water. */
import { rgb } from './noise.mjs'
import { createMarsh } from './scenes/marsh.mjs'
import { autumn, dawn, degrees } from './skies.mjs'

export const marshes = [
  {
    name: 'kwelder-bij-laag-water',
    focus: '35-42-1',
    width: 5280,
    height: 3520,
    samples: 2,
    look: { exposure: 0.8, saturation: 0.86, contrast: 1.16 },
    create: () =>
      createMarsh('marsh-1', {
        camera: { eye: [0, 13, -120], turn: 0, tilt: degrees(-11), view: degrees(40) },
        sky: dawn,
        bed: {
          size: 520,
          cells: 2600,
          density: 1.1,
          at: [0, 120],
          outlets: [
            [0.46, 0.0],
            [0.62, 0.0],
          ],
        },
        water: -1.0,
        flower: rgb(0x8f7f98),
        deepWater: rgb(0x2c3a3a),
        plants: [rgb(0x74493b), rgb(0x66705a), rgb(0x59663f), rgb(0x9a9068)],
        mud: { dry: rgb(0x8d7d6b), wet: rgb(0x51483f) },
        haze: 0.0007,
        sunlight: [3.3, 2.55, 1.75],
        skylight: [0.5, 0.6, 0.75],
      }),
  },
  {
    name: 'herfst-van-boven',
    width: 2400,
    height: 1600,
    samples: 2,
    look: { exposure: 0.85, saturation: 0.92, contrast: 1.18 },
    create: () =>
      createMarsh('marsh-7', {
        camera: { eye: [0, 46, -150], turn: 0, tilt: degrees(-21), view: degrees(38) },
        sky: autumn,
        bed: {
          size: 560,
          cells: 2600,
          density: 0.6,
          at: [0, 130],
          outlets: [
            [0.3, 0.0],
            [0.62, 0.0],
          ],
          widest: 18,
          broad: 0.3,
        },
        water: -0.95,
        flower: rgb(0x75584a),
        deepWater: rgb(0x24393d),
        plants: [rgb(0x7c3234), rgb(0x7a4538), rgb(0x6f6a45), rgb(0x9c9268)],
        mud: { dry: rgb(0x8b7f72), wet: rgb(0x4e4a45) },
        haze: 0.0006,
        sunlight: [2.7, 2.35, 1.9],
        skylight: [0.55, 0.66, 0.8],
      }),
  },
]
