/** All design tokens but the colours: type, space, shape, motion, layers. */
import { palettes } from '../art/palettes.mjs'

/** Sizes of text in pixels: in windows of 320 pixels or less, and in windows of 1360 pixels or more. */
export const type = {
  '2xs': [13, 13],
  xs: [14, 14],
  s: [15.5, 16],
  m: [17, 18.5],
  l: [19.5, 23],
  xl: [22, 28],
  '2xl': [26, 36],
  '3xl': [31, 50],
  '4xl': [37, 68],
  '5xl': [42, 92],
}
/** Distances in pixels: in windows of 320 pixels or less, and in windows of 1360 pixels or more. */
export const space = {
  's-fluid-s': [16, 24],
  's-fluid-m': [24, 40],
  's-fluid-l': [40, 72],
  's-fluid-xl': [64, 120],
  's-fluid-2xl': [80, 168],
  gutter: [20, 56],
  gap: [20, 32],
}
/** Fixed distances, in steps of four pixels: `--s-3` is 12 pixels. */
export const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

/** Pixels → rem, at 16 pixels each. */
export const rem = (pixels) => +(pixels / 16).toFixed(4)

/**
 * A size in CSS that grows with the window, from `least` pixels to `most`: `clamp(1rem, …rem + …vi, 2rem)`,
 * or a fixed size when both are equal.
 */
export function fluid(least, most) {
  if (least === most) return `${rem(least)}rem`
  const slope = (most - least) / (1360 - 320)
  return `clamp(${rem(least)}rem, ${rem(least - slope * 320)}rem + ${+(slope * 100).toFixed(4)}vi, ${rem(most)}rem)`
}

const { water, mud, zones } = palettes.herfst
const [zeekraal, lamsoor, zeealsem, strandkweek] = zones
const shade = (y, blur, spread, alpha) => ({ y, blur, spread, color: [6, 24, 31, alpha] })

/**
 * Values that are the same at every width. `type` is that of the exchange format; `unit` is what CSS writes
 * behind a number that the format keeps without one.
 */
export const fixed = [
  {
    group: 'font',
    note: 'Families; the second of each is a fallback with the same metrics.',
    type: 'fontFamily',
    values: {
      // Every browser has system-ui: each name behind it would be set up too, in every size, before the first
      // paint.
      'font-sans': 'Instrument Sans Variable, Instrument Fallback, system-ui'.split(', '),
      'font-serif': 'Newsreader, Newsreader Fallback, Georgia, serif'.split(', '),
      'font-mono': 'ui-monospace, Cascadia Code, SF Mono, Menlo, Consolas, DejaVu Sans Mono, monospace'.split(
        ', ',
      ),
    },
  },
  {
    group: 'line-height',
    note: 'Times the size of the text.',
    type: 'number',
    values: { 'lh-tight': 1.04, 'lh-snug': 1.2, 'lh-body': 1.6 },
  },
  {
    group: 'stretch',
    note: 'Width of the letters in headings, in per cent.',
    type: 'number',
    unit: '%',
    values: { 'stretch-display': 82, 'stretch-heading': 86 },
  },
  {
    group: 'measure',
    note: 'Longest line of running text, in characters.',
    type: 'number',
    unit: 'ch',
    values: { measure: 66 },
  },
  {
    group: 'size',
    note: 'Widest page, and the least size of what a finger meets.',
    type: 'dimension',
    values: { page: [85, 'rem'], target: [2.75, 'rem'] },
  },
  {
    group: 'radius',
    note: 'Corners of pictures, controls, menus and badges.',
    type: 'dimension',
    values: { 'r-s': [2, 'px'], 'r-m': [4, 'px'], 'r-l': [8, 'px'], 'r-pill': [999, 'px'] },
  },
  {
    group: 'line',
    note: 'Thickness of lines.',
    type: 'dimension',
    values: { line: [1, 'px'], 'line-strong': [2, 'px'] },
  },
  {
    group: 'shadow',
    note: 'Only under what lies over the page.',
    type: 'shadow',
    values: {
      'shadow-overlay': [shade(1, 2, 0, 0.14), shade(12, 40, -8, 0.32)],
      'shadow-raise': [shade(1, 2, 0, 0.1), shade(4, 14, -4, 0.18)],
    },
  },
  {
    group: 'glass',
    note: 'Behind a dialog, and around a colour of the map key.',
    type: 'color',
    values: { veil: [4, 22, 28, 0.6], 'key-line': [255, 255, 255, 0.35] },
  },
  {
    group: 'key',
    note: 'The map key: the colours of the drawing on the hero.',
    type: 'color',
    values: {
      'key-water': water,
      'key-slik': mud,
      'key-zeekraal': zeekraal,
      'key-lamsoor': lamsoor,
      'key-zeealsem': zeealsem,
      'key-strandkweek': strandkweek,
    },
  },
  {
    group: 'duration',
    note: 'Micro for hover, short for a state, medium to enter, long for the zoom of a picture only.',
    type: 'duration',
    values: { 'd-micro': 120, 'd-short': 200, 'd-medium': 320, 'd-long': 700 },
  },
  {
    group: 'easing',
    note: 'Out to enter, in to leave, in-out to move.',
    type: 'cubicBezier',
    values: { 'e-out': [0.2, 0, 0, 1], 'e-in': [0.5, 0, 1, 0.6], 'e-in-out': [0.6, 0, 0.2, 1] },
  },
  {
    group: 'z-index',
    note: 'What lies over what.',
    type: 'number',
    values: { 'z-header': 20, 'z-bottomnav': 30, 'z-overlay': 40, 'z-toast': 50, 'z-progress': 60 },
  },
]
