import type { Root } from 'hast'
import type { Root as MarkdownRoot } from 'mdast'

/** Markdown that is parsed, but not yet part of a page. */
export interface ParsedMarkdown {
  readonly tree: MarkdownRoot
  /** The result, which is the same on each page where the text has no footnotes. */
  readonly root?: Root
  /** Whether the text was divided where that changes what it says, because it is too much for the parser. */
  readonly isCut: boolean
}

/** Returns a text that was parsed ahead; undefined for any other. */
export type FindParsed = (source: string) => ParsedMarkdown | undefined
