/** An escape as it stands, or a character that is not ASCII. */
const candidates = /\\[\s\S]|[^\0-\x7f]/g

/** A backslash in front of such a character means nothing, and goes. */
function escaped(found) {
  const unit = found.at(-1)
  return unit <= '\x7f' ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/**
 * Writes the server's code in ASCII. V8 holds the source of a file for as long as a function of it may have to be compiled, and in two
 * bytes for each character where a single one is not Latin: the tables for Chinese and Japanese, which Express brings for bodies, would
 * double all the rest. What is not ASCII stands in strings, templates and patterns, where an escape means the same.
 */
export function plainCode() {
  return {
    name: 'plain-code',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(candidates, escaped)
    },
  }
}
