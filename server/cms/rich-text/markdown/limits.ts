import { richTextLimits } from '../limits.ts'

/** The mark of a quotation or of an item of a list. */
const container = '[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])[ \\t])'
/** Quotations and lists inside each other, deeper than rich text may be. The deeper marks are removed. */
const deepContainers = new RegExp(`^((?:${container}){${richTextLimits.depth}})(?:${container})+`, 'gm')
/** White space beyond 100 characters at the start of a line, which is removed. */
const deepIndent = /^([ \t]{100})[ \t]+/gm

/**
 * Cuts Markdown to the limits of rich text: of its length, and of quotations and lists inside each other. Line
 * ends become those of Unix.
 */
export const limitMarkdown = (source: string): string =>
  source
    .slice(0, richTextLimits.characters)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\ufffd')
    .replace(deepContainers, '$1')
    .replace(deepIndent, '$1')
