import { richTextLimits } from '../limits.ts'

const mostBrackets = 4000
const mostMarks = 2000
const mostUnderlines = 300
const container = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])'
const deepContainers = new RegExp(`^((?:${container}){${richTextLimits.depth}})(?:${container})+`, 'gm')
const deepIndent = /^([ \t]{100})[ \t]+/gm

/**
 * Every bracket is compared with those before it in its block, so a block can have only so many that mean
 * something.
 */
function escapeBrackets(block: string): string {
  let count = 0
  return block.replace(/[[\]]/g, (bracket) => (++count > mostBrackets ? `\\${bracket}` : bracket))
}

/** The same for runs of emphasis marks. The bullet of a list is none. */
function escapeMarks(block: string): string {
  let count = 0
  return block.replace(/(?<=\S)[*_~]+|[*_~]+(?=\S)/g, (run) =>
    ++count > mostMarks ? run.replace(/./g, '\\$&') : run,
  )
}

/**
 * Every underlined heading costs as much as there is text before it, so only so many lines stay under
 * another.
 */
function detachUnderlines(text: string): string {
  let count = 0
  return text.replace(/\n(?= {0,3}(?:=+|-+)[ \t]*$)/gm, (end) => (++count > mostUnderlines ? '\n\n' : end))
}

/**
 * Cuts what would cost a Markdown parser quadratic time and no author writes (reliability-and-security E5,
 * J6).
 */
export const limitMarkdown = (source: string): string =>
  detachUnderlines(source.slice(0, richTextLimits.characters))
    .replace(deepContainers, '$1')
    .replace(deepIndent, '$1')
    .split(/(\n[ \t]*\n)/)
    .map((block) => escapeMarks(escapeBrackets(block)))
    .join('')
