import { type } from './scales.mjs'

/** The steps of the type scale, from large to small, as a module for the typography page. */
export function typeScaleModule() {
  const rows = Object.entries(type)
    .reverse()
    .map(([step, [least, most]]) => `  { step: '${step}', least: ${least}, most: ${most} },`)
  return `// Written by scripts/design/tokens.mjs: change the values there.

/** The font sizes of the type scale in pixels, in windows of 320 and of 1360 pixels. */
export const typeScale = [
${rows.join('\n')}
] as const
`
}
