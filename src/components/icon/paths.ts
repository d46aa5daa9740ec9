/** Path of a circle around the centre of the grid. */
const circle = 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0Z'

/**
 * SVG paths of each icon, on a grid of 24 × 24. The first is drawn with a stroke of 1.75, a second one is
 * filled.
 */
export const paths = {
  arrow: ['M4 12h15M13 6l6 6-6 6'],
  up: ['M12 20V5M6 11l6-6 6 6'],
  external: ['M8 6h10v10M18 6 6 18'],
  chevron: ['m6 9 6 6 6-6'],
  menu: ['M4 7h16M4 12h16M4 17h10'],
  close: ['m6 6 12 12M18 6 6 18'],
  search: ['M4.5 10.5a6 6 0 1 0 12 0a6 6 0 1 0-12 0ZM15 15l5 5'],
  globe: [`${circle}M3.5 12h17M12 3.5c5 5.5 5 11.5 0 17-5-5.5-5-11.5 0-17Z`],
  sun: [
    'M8.25 12a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  ],
  moon: ['M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z'],
  auto: [circle, 'M12 3.5v17a8.5 8.5 0 0 0 0-17Z'],
  home: ['M4 11.5 12 5l8 6.5V19h-5v-5H9v5H4Z'],
  layers: ['m12 4 9 4.5L12 13 3 8.5ZM4 13l8 4 8-4M4 17l8 4 8-4'],
  map: ['m9 5-5 2v12l5-2 6 2 5-2V5l-5 2ZM9 5v12M15 7v12'],
  plus: ['M12 5v14M5 12h14'],
  check: ['m5 12.5 4.5 4.5L19 7'],
  info: [`${circle}M12 11v5M12 7.8v.2`],
  ok: [`${circle}M8 12.2l2.8 2.8L16 9.5`],
  warn: ['M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.2'],
  stop: ['M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7ZM12 8v5M12 16v.2'],
  no: [`${circle}M9 9l6 6M15 9l-6 6`],
  file: ['M6 3.5h8l4 4v13H6ZM14 3.5v4h4M12 11v6M9.5 14.5 12 17l2.5-2.5'],
  copy: [
    'M10 8.5h8a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-8A1.5 1.5 0 0 1 8.5 18v-8A1.5 1.5 0 0 1 10 8.5ZM15.5 8.5v-4h-11v11h4',
  ],
  code: ['m9 7-5 5 5 5M15 7l5 5-5 5'],
  play: ['M8 5.5v13l10.5-6.5Z'],
  mail: ['M3.5 6h17v12h-17ZM3.5 7l8.5 6.5L20.5 7'],
} as const

/** Name of an icon. */
export type IconName = keyof typeof paths
