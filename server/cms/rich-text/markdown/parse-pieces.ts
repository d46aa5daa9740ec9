/** Parses Markdown piece by piece. */
import type { List, Root, RootContent, Table } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Steps } from '../../../scheduling/steps.ts'
import { createDefinitions, type Definitions } from './definitions.ts'
import { type Piece, splitMarkdown } from './split.ts'

/**
 * The parts of GitHub's dialect that Statamic supports. The bundle of all parts would turn plain addresses
 * into links.
 */
const dialect = {
  extensions: [gfmTable(), gfmStrikethrough(), gfmFootnote(), gfmTaskListItem()],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmStrikethroughFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    gfmTaskListItemFromMarkdown(),
  ],
}

const isDefinition = ({ type }: RootContent): boolean =>
  type === 'definition' || type === 'footnoteDefinition'

/** Parses a piece with the definitions that it needs, which are not part of the result. */
function parse(source: string, { lines, count }: Definitions): RootContent[] {
  const { children } = fromMarkdown(lines + source, dialect)
  return children.slice(0, count).every(isDefinition)
    ? children.slice(count)
    : fromMarkdown(source, dialect).children
}

function joinLists(before: List, after: List, isLoose = false): boolean {
  if (Boolean(before.ordered) !== Boolean(after.ordered)) return false
  before.spread = before.spread || after.spread || isLoose
  for (const item of after.children) before.children.push(item)
  return true
}

function joinTables(before: Table, after: Table): boolean {
  for (const row of after.children.slice(1)) before.children.push(row)
  return true
}

/** Adds the start of a piece to the list or table that it goes on from. Returns whether it does. */
function join(before: RootContent | undefined, after: RootContent | undefined, piece: Piece): boolean {
  if (before?.type !== piece.joins || after?.type !== piece.joins) return false
  if (before?.type === 'list') return joinLists(before, after as List, piece.isLoose)
  return before?.type === 'table' && joinTables(before, after as Table)
}

/** Nodes without a parser that are taken in one step. */
const nodesAtOnce = 100

/** A tree of Markdown, and whether the text was divided where that changes what it says. */
interface ParsedPieces {
  readonly tree: Root
  readonly isCut: boolean
}

/**
 * Parses Markdown. Yields after each piece that the parser has read, so that the caller may let others have
 * their turn.
 */
export function* parsePieces(source: string): Steps<ParsedPieces> {
  const children: RootContent[] = []
  const definitionsOf = createDefinitions(source)
  yield
  let isCut = false
  for (const piece of splitMarkdown(source)) {
    if (piece.isCut) isCut = true
    if (piece.node) {
      children.push(piece.node)
      if (children.length % nodesAtOnce === 0) yield
    } else {
      const nodes = parse(piece.source, definitionsOf(piece.source))
      const start = join(children.at(-1), nodes[0], piece) ? 1 : 0
      for (const node of nodes.slice(start)) children.push(node)
      yield
    }
  }
  return { tree: { type: 'root', children }, isCut }
}
