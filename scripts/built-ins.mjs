/** Rolldown writes the imports of a file on top of it, one to a line. */
const head = /^(?:import .*;\n)*/
const statement = /^import (?:(\w+),? )?(?:\* as (\w+) |\{ (.*) \} )?(?:from )?"(node:.+)";$/gm

function askFor(_statement, byDefault, all, names, module) {
  const asked = `process.getBuiltinModule("${module}")`
  const wanted = [byDefault, all, names && `{ ${names.replaceAll(' as ', ': ')} }`].filter(Boolean)
  return wanted.map((name) => `const ${name} = ${asked};`).join(' ')
}

/**
 * Asks for Node's own modules where the server's code imports them. An import reads every name that a module exports, and behind some of
 * these stands a getter that loads more: all streams of `node:fs`, and Node's own fetch behind `node:http`. Lines stay where they are.
 */
export function builtIns() {
  return {
    name: 'built-ins',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk')
          chunk.code = chunk.code.replace(head, (imports) => imports.replace(statement, askFor))
    },
  }
}
