/** An escape as it stands, or a character that is not ASCII. */
const candidates = /\\[\s\S]|[^\0-\x7f]/g

/** A backslash in front of such a character means nothing, and goes. */
function escaped(found) {
  const unit = found.at(-1)
  return unit <= '\x7f' ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Tags that read what stands in a template before its escapes mean something. */
const readsWritten = /\bString\.raw\b|\.raw\[/

/** @throws Error where an escape would mean something else than the character */
function plainOf({ fileName, code }) {
  const [found] = readsWritten.exec(code) ?? []
  if (found)
    throw new Error(`${fileName} cannot be written in ASCII: ${found} tells an escape from its character`)
  return code.replace(candidates, escaped)
}

/**
 * Writes the server's code in ASCII. V8 holds the source of a file for as long as a function of it may have
 * to be compiled, and in two bytes for each character where a single one is not Latin: the tables for Chinese
 * and Japanese, which Express brings for bodies, would double all the rest. What is not ASCII stands in
 * strings, templates and patterns, where an escape means the same; not so for code that looks at a text as it
 * is written, which has no place in the bundle.
 */
export function plainCode() {
  return {
    name: 'plain-code',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = plainOf(chunk)
    },
  }
}
