import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf } from './properties.mjs'
import { tokensUsed } from './tokens.mjs'

const prefix = 'virtual:facts/'
const own = `\0${prefix}`

/**
 * A Vite plugin that documents components from their own files. The module `virtual:facts/components/buttons`
 * exports the properties that the types in that folder declare, and the design tokens that its styles use.
 * They are read at each build, and in development after each change.
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
