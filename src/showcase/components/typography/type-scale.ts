// Written by scripts/design/tokens.mjs: change the values there.

/** The font sizes of the type scale in pixels, in windows of 320 and of 1360 pixels. */
export const typeScale = [
  { step: '5xl', least: 42, most: 92 },
  { step: '4xl', least: 37, most: 68 },
  { step: '3xl', least: 31, most: 50 },
  { step: '2xl', least: 26, most: 36 },
  { step: 'xl', least: 22, most: 28 },
  { step: 'l', least: 19.5, most: 23 },
  { step: 'm', least: 17, most: 18.5 },
  { step: 's', least: 15.5, most: 16 },
  { step: 'xs', least: 14, most: 14 },
  { step: '2xs', least: 13, most: 13 },
] as const
