import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf } from './properties.mjs'
import { tokensUsed } from './tokens.mjs'

const prefix = 'virtual:facts/'
const own = `\0${prefix}`

/**
 * What the design system says of a component that its files already say: `virtual:facts/components/buttons`
 * has the properties that its types declare and the tokens that its styles use, read anew with each build and
 * after each change.
 */
export function componentFacts() {
  return {
    name: 'component-facts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(own)) return undefined
      const folder = join(import.meta.dirname, '../../../src', id.slice(own.length))
      const files = readdirSync(folder).filter((name) => /\.(tsx?|css)$/.test(name))
      for (const name of files) this.addWatchFile(join(folder, name))
      return `export default ${JSON.stringify({ components: propertiesOf(folder), tokens: tokensUsed(folder) })}`
    },
  }
}
