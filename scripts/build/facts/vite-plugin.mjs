import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { propertiesOf } from './properties.mjs'
import { tokensUsed } from './tokens.mjs'

const prefix = 'virtual:facts/'
/** By Rollup's convention the ids of virtual modules begin with a null character. */
const resolvedPrefix = `\0${prefix}`

/**
 * A Vite plugin that documents components from their own files, for the pages of the design system. The
 * module `virtual:facts/components/buttons` exports the properties that the types in `src/components/buttons`
 * declare, and the design tokens that the styles there use. The files are read at each build, and in
 * development after each change.
 */
export function componentFacts() {
  return {
    name: 'component-facts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(resolvedPrefix)) return undefined
      const folder = join(import.meta.dirname, '../../../src', id.slice(resolvedPrefix.length))
      const files = readdirSync(folder).filter((name) => /\.(tsx?|css)$/.test(name))
      for (const name of files) this.addWatchFile(join(folder, name))
      return `export default ${JSON.stringify({ components: propertiesOf(folder), tokens: tokensUsed(folder) })}`
    },
  }
}
