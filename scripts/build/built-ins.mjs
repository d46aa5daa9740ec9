/** Rolldown writes the imports of a file on top of it, one to a line. */
const head = /^(?:import .*;\n)*/
const statement =
  /^import (?:([\w$]+),? )?(?:\* as ([\w$]+) |\{ ((?!.*\bdefault as\b).*) \} )?(?:from )?"(node:.+)";$/gm
const rest = /^import .*"node:.*$/m

function askFor(_statement, byDefault, all, names, module) {
  // By its full name: a chunk may have a `process` of its own.
  const asked = `globalThis.process.getBuiltinModule("${module}")`
  const wanted = [byDefault, all, names && `{ ${names.replaceAll(' as ', ': ')} }`].filter(Boolean)
  return wanted.map((name) => `const ${name} = ${asked};`).join(' ')
}

/** @throws Error for an import that is written in no way that is known here */
function plainImports(imports, fileName) {
  const plain = imports.replace(statement, askFor)
  const [left] = rest.exec(plain) ?? []
  if (left)
    throw new Error(`${fileName} imports a module of Node in a way that cannot be written otherwise: ${left}`)
  return plain
}

/**
 * Asks for Node's own modules where the server's code imports them. An import reads every name that a module
 * exports, and behind some of these stands a getter that loads more: all streams of `node:fs`, and Node's own
 * fetch behind `node:http`. Lines stay where they are.
 */
export function builtIns() {
  return {
    name: 'built-ins',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const [fileName, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(head, (imports) => plainImports(imports, fileName))
    },
  }
}
