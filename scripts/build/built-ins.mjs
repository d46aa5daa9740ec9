/** The imports of a built file: Rolldown writes them at its top, one to a line. */
const head = /^(?:import .*;\n)*/
/**
 * An import of a module of Node, of any of the names that it may bind: `import fs from "node:fs"`,
 * `import * as fs from …`, `import fs, { stat as s } from …`; but not `import { default as fs } from …`.
 */
const statement =
  /^import (?:([\w$]+),? )?(?:\* as ([\w$]+) |\{ ((?!.*\bdefault as\b).*) \} )?(?:from )?"(node:.+)";$/gm
/** An import of a module of Node that `statement` does not match. */
const rest = /^import .*"node:.*$/m

function toBuiltinCall(_statement, byDefault, all, names, module) {
  // `globalThis.process`, as a chunk may have a variable `process` of its own.
  const call = `globalThis.process.getBuiltinModule("${module}")`
  const wanted = [byDefault, all, names && `{ ${names.replaceAll(' as ', ': ')} }`].filter(Boolean)
  return wanted.map((name) => `const ${name} = ${call};`).join(' ')
}

/**
 * Replaces the imports of Node's modules in the head of a file.
 * @throws Error for an import in a form that cannot be replaced
 */
function replaceImports(imports, fileName) {
  const replaced = imports.replace(statement, toBuiltinCall)
  const [left] = rest.exec(replaced) ?? []
  if (left)
    throw new Error(`${fileName} imports a module of Node in a way that cannot be written otherwise: ${left}`)
  return replaced
}

/**
 * A Vite plugin that replaces imports of Node's own modules in the server's bundle by calls of
 * `process.getBuiltinModule`. An import reads every name that a module exports, and getters behind some of
 * them load more modules (all streams of `node:fs`, Node's fetch behind `node:http`), which makes a start
 * slower. Lines keep their numbers.
 */
export function builtIns() {
  return {
    name: 'built-ins',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const [fileName, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(head, (imports) => replaceImports(imports, fileName))
    },
  }
}
