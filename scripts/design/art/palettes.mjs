/** The colours of the maps. */

const palette = (water, bank, mud, pioneer, low, middle, high, dams, light) => ({
  water,
  bank,
  mud,
  zones: [pioneer, low, middle, high],
  dams,
  light,
})

/** Colours of the ramps in the design tokens, from deep to high. */
export const palettes = {
  zomer: palette(
    '#07343f',
    '#8fb3b0',
    '#b9c9c3',
    '#87ad86',
    '#b79fd2',
    '#d8d3a0',
    '#f1ead0',
    '#0d2b33',
    '#ffffff',
  ),
  herfst: palette(
    '#07343f',
    '#9cb6b5',
    '#c6d2cf',
    '#c8324a',
    '#e08591',
    '#e7af56',
    '#f3dfae',
    '#0d2b33',
    '#fff6e6',
  ),
  nacht: palette(
    '#07343f',
    '#2c6470',
    '#1d4d59',
    '#266a74',
    '#468b8e',
    '#7cb5af',
    '#b6dbd0',
    '#062129',
    '#e8f7f7',
  ),
  schelp: palette(
    '#5b929e',
    '#eef4f3',
    '#e2eaea',
    '#cadbd2',
    '#dacfe8',
    '#f1e9d8',
    '#fbf8f0',
    '#23505c',
    '#ffffff',
  ),
}
