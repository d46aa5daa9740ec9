/** An escape sequence, or a character that is not ASCII. */
const candidates = /\\[\s\S]|[^\0-\x7f]/g

/**
 * `é` becomes `\u00e9`; an escape of an ASCII character (`\n`) stays. A backslash in front of `é` is dropped,
 * as it means nothing there.
 */
function toEscape(found) {
  const unit = found.at(-1)
  return unit <= '\x7f' ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** Tagged templates that read their raw text, where an escape is not the character. */
const rawTemplates = /\bString\.raw\b|\.raw\[/

/**
 * Replaces all characters of a chunk that are not ASCII by escapes.
 * @throws Error where an escape would mean something else than the character
 */
function toAscii({ fileName, code }) {
  const [found] = rawTemplates.exec(code) ?? []
  if (found)
    throw new Error(`${fileName} cannot be written in ASCII: ${found} tells an escape from its character`)
  return code.replace(candidates, toEscape)
}

/**
 * A Vite plugin that writes the server's bundle in ASCII. V8 keeps the source of a file in memory, and takes
 * two bytes for each of its characters as soon as one of them is not of Latin-1: the tables for Chinese and
 * Japanese that Express needs for request bodies would double the size of all other code. Other characters
 * occur in strings, templates and patterns only, where an escape means the same.
 */
export function plainCode() {
  return {
    name: 'plain-code',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = toAscii(chunk)
    },
  }
}
