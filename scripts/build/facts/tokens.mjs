import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensCss } from '../../design/tokens/css.mjs'

/** A colour with a value for each theme: `light-dark(#ffffff, #07343f)`. */
const pair = /^light-dark\((#\w+), (#\w+)\)$/

/** The design tokens by name: `{ name, light, dark }` for colours, `{ name, value }` for the rest. */
function tokenValues() {
  // Reversed, so that the first declaration of a token counts: later ones are for some browsers and screens.
  const declarations = [...tokensCss().matchAll(/^\s*--([\w-]+): (.+);$/gm)].toReversed()
  return new Map(
    declarations.map(([, name, value]) => {
      const [, light, dark] = pair.exec(value) ?? []
      return [name, light ? { name, light, dark } : { name, value }]
    }),
  )
}

/**
 * The design tokens that the style sheets in a component's folder use: colours first, and each kind in the
 * order of first use.
 */
export function tokensUsed(folder) {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  const values = tokenValues()
  const names = new Set([...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name))
  const used = [...names].flatMap((name) => values.get(name) ?? [])
  return [...used.filter(({ light }) => light), ...used.filter(({ value }) => value)]
}
