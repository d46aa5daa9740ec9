/** The skies that the pictures have. */
import { rgb } from './noise.mjs'
import { sunAt } from './sky.mjs'

export const degrees = (angle) => (angle * Math.PI) / 180

export const dawn = {
  sun: sunAt(degrees(9), degrees(24)),
  zenith: rgb(0x3f719c),
  middle: rgb(0x8fb0c2),
  horizon: rgb(0xeacfb0),
  glow: [1.0, 0.62, 0.3],
  lit: [1.05, 0.93, 0.82],
  shade: rgb(0x8795a6),
  cover: 0.56,
  height: 900,
  size: 1300,
  veil: 0.6,
}

export const autumn = {
  sun: sunAt(degrees(16), degrees(-68)),
  zenith: rgb(0x5585ad),
  middle: rgb(0xa9c4d0),
  horizon: rgb(0xdfe0d6),
  glow: [0.9, 0.7, 0.5],
  lit: [1.0, 0.97, 0.92],
  shade: rgb(0x8c9aa8),
  cover: 0.5,
  height: 1100,
  size: 1000,
  veil: 0.4,
}

export const sunset = {
  sun: sunAt(degrees(5), degrees(-14)),
  zenith: rgb(0x3f5f86),
  middle: rgb(0x9aa3b4),
  horizon: rgb(0xf2b58a),
  glow: [1.3, 0.62, 0.26],
  lit: [1.25, 0.78, 0.55],
  shade: rgb(0x5c6077),
  cover: 0.56,
  height: 1000,
  size: 800,
  veil: 0.8,
}

export const noon = {
  sun: sunAt(degrees(24), degrees(64)),
  zenith: rgb(0x8397a3),
  middle: rgb(0xb4bfc2),
  horizon: rgb(0xdedfd8),
  glow: [0.5, 0.42, 0.3],
  lit: [0.98, 0.97, 0.94],
  shade: rgb(0x96a0a6),
  cover: 0.7,
  height: 900,
  size: 1100,
  veil: 0.5,
  edge: 0.5,
}

export const squall = {
  sun: sunAt(degrees(14), degrees(38)),
  zenith: rgb(0x4b545a),
  middle: rgb(0x7d878b),
  horizon: rgb(0xe6dfc8),
  glow: [0.7, 0.6, 0.42],
  lit: [0.6, 0.6, 0.58],
  shade: rgb(0x30373d),
  cover: 1.0,
  height: 700,
  size: 900,
  veil: 0.2,
  edge: 0.5,
  thick: 2.2,
}
