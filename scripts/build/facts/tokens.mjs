import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tokensCss } from '../../design/tokens/css.mjs'

const pair = /^light-dark\((#\w+), (#\w+)\)$/

/** Value of every token: `{ light, dark }` for colours, `{ value }` for the rest. */
function tokenValues() {
  const declarations = [...tokensCss().matchAll(/^\s*--([\w-]+): (.+);$/gm)].toReversed()
  return new Map(
    declarations.map(([, name, value]) => {
      const [, light, dark] = pair.exec(value) ?? []
      return [name, light ? { name, light, dark } : { name, value }]
    }),
  )
}

/**
 * The tokens that the style sheets of a component's folder use, in the order of their first use; colours
 * first.
 */
export function tokensUsed(folder) {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const css = sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('')
  const values = tokenValues()
  const names = new Set([...css.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name))
  const used = [...names].flatMap((name) => values.get(name) ?? [])
  return [...used.filter(({ light }) => light), ...used.filter(({ value }) => value)]
}
