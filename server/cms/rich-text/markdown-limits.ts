import { limits } from './limits.ts'

const mostBrackets = 4000
const container = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])'
const deepContainers = new RegExp(`^((?:${container}){${limits.depth}})(?:${container})+`, 'gm')
const deepIndent = /^([ \t]{100})[ \t]+/gm

/** Every bracket is compared with those before it in its block, so a block can have only so many that mean something. */
function escapeBrackets(block: string): string {
  let count = 0
  return block.replace(/[[\]]/g, (bracket) => (++count > mostBrackets ? `\\${bracket}` : bracket))
}

/** Cuts what would cost a Markdown parser quadratic time and no author writes (reliability-and-security E5, J6). */
export const limitMarkdown = (source: string): string =>
  source
    .slice(0, limits.characters)
    .replace(deepContainers, '$1')
    .replace(deepIndent, '$1')
    .split(/(\n[ \t]*\n)/)
    .map(escapeBrackets)
    .join('')
