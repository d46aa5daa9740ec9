import { richTextLimits } from '../limits.ts'

const maxBrackets = 4000
const maxMarks = 2000
const maxUnderlines = 300
/** The mark of a quotation or of an item of a list. */
const container = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])'
/** Quotations and lists inside each other, deeper than rich text may be. The deeper marks are removed. */
const deepContainers = new RegExp(`^((?:${container}){${richTextLimits.depth}})(?:${container})+`, 'gm')
/** White space beyond 100 characters at the start of a line, which is removed. */
const deepIndent = /^([ \t]{100})[ \t]+/gm

/**
 * Escapes the brackets of a block beyond 4,000, because the parser compares each bracket with all brackets
 * before it in the block.
 */
function escapeBrackets(block: string): string {
  let count = 0
  return block.replace(/[[\]]/g, (bracket) => (++count > maxBrackets ? `\\${bracket}` : bracket))
}

/** Escapes the runs of emphasis marks of a block beyond 2,000. The bullet of a list does not count. */
function escapeMarks(block: string): string {
  let count = 0
  return block.replace(/(?<=\S)[*_~]+|[*_~]+(?=\S)/g, (run) =>
    ++count > maxMarks ? run.replace(/./g, '\\$&') : run,
  )
}

/**
 * Puts an empty line before underlines beyond 300, because each underlined heading costs as much as all text
 * before it.
 */
function detachUnderlines(text: string): string {
  let count = 0
  return text.replace(/\n(?= {0,3}(?:=+|-+)[ \t]*$)/gm, (end) => (++count > maxUnderlines ? '\n\n' : end))
}

/**
 * Cuts Markdown to the limit of rich text, and changes what would take the parser quadratic time, such as
 * thousands of brackets in one block. No author writes such texts.
 */
export const limitMarkdown = (source: string): string =>
  detachUnderlines(source.slice(0, richTextLimits.characters))
    .replace(deepContainers, '$1')
    .replace(deepIndent, '$1')
    .split(/(\n[ \t]*\n)/)
    .map((block) => escapeMarks(escapeBrackets(block)))
    .join('')
