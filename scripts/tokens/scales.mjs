import { palettes } from '../art/palettes.mjs'

/** Smallest and largest size in pixels, between windows of 320 and 1360 pixels. */
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
export const space = {
  's-fluid-s': [16, 24],
  's-fluid-m': [24, 40],
  's-fluid-l': [40, 72],
  's-fluid-xl': [64, 120],
  's-fluid-2xl': [80, 168],
  gutter: [20, 56],
  gap: [20, 32],
}
export const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16]

const { water, mud, zones } = palettes.herfst
const [zeekraal, lamsoor, zeealsem, strandkweek] = zones

/** Values that are the same at every width. The colours of the map key are those of the drawing on the hero. */
export const fixed = `--font-sans: 'Instrument Sans Variable', 'Instrument Fallback', system-ui, sans-serif;
--font-serif: 'Newsreader', 'Newsreader Fallback', Georgia, serif;
--font-mono: ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
--lh-tight: 1.04;
--lh-snug: 1.2;
--lh-body: 1.6;
--stretch-display: 82%;
--stretch-heading: 86%;
--measure: 66ch;
--page: 85rem;
--r-s: 2px;
--r-m: 4px;
--r-l: 8px;
--r-pill: 999px;
--line: 1px;
--line-strong: 2px;
--shadow-overlay: 0 1px 2px rgb(6 24 31 / .14), 0 12px 40px -8px rgb(6 24 31 / .32);
--shadow-raise: 0 1px 2px rgb(6 24 31 / .1), 0 4px 14px -4px rgb(6 24 31 / .18);
--veil: rgb(4 22 28 / .6);
--key-line: rgb(255 255 255 / .35);
--key-water: ${water};
--key-slik: ${mud};
--key-zeekraal: ${zeekraal};
--key-lamsoor: ${lamsoor};
--key-zeealsem: ${zeealsem};
--key-strandkweek: ${strandkweek};
--d-micro: 120ms;
--d-short: 200ms;
--d-medium: 320ms;
--d-long: 700ms;
--e-out: cubic-bezier(.2, 0, 0, 1);
--e-in: cubic-bezier(.5, 0, 1, .6);
--e-in-out: cubic-bezier(.6, 0, .2, 1);
--z-header: 20;
--z-bottomnav: 30;
--z-overlay: 40;
--z-toast: 50;
--z-progress: 60;
--target: 2.75rem;`.split('\n')
