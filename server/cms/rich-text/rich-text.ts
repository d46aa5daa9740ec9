/**
 * Turns the rich text of editors (Bard, Markdown, HTML) into safe HTML. All markup from content passes here
 * before it becomes `Html`; other files only take parts of such values together or apart.
 */
import type { Root } from 'hast'
import type { Html, Value } from '../../../src/content/types.ts'
import { runSteps, type Steps } from '../../scheduling/steps.ts'
import { plainText } from '../model/plain-text.ts'
import { asList } from '../model/values.ts'
import { readBard } from './bard/read-bard.ts'
import type { RichTextContext } from './context.ts'
import { isElement } from './hast.ts'
import { scopeFootnoteIds, unplaced } from './html/footnotes.ts'
import { readHtml } from './html/read-html.ts'
import { prune, richTextLimits } from './limits.ts'
import { parseMarkdown, readMarkdown } from './markdown/read-markdown.ts'
import { sanitize } from './sanitize/sanitize.ts'
import type { SanitizedTree } from './sanitize/sanitized-tree.ts'
import { stripTemplates } from './sanitize/strip-templates.ts'
import { createPageState, type Heading, type PageState } from './write/page-state.ts'
import { writeHtml } from './write/write-html.ts'

/**
 * Turns the texts of one page into safe HTML. Ids of headings and footnotes are unique among all texts of the
 * page, so the texts have to be read in the order in which they are shown. The result for an empty text is
 * undefined, and no method throws.
 */
export interface RichText {
  /** Reads ProseMirror nodes without sets, or the HTML that the setting `save_html` stores. */
  fromBard(nodes: Value): Html | undefined
  /** Reads Markdown. */
  fromMarkdown(text: string): Html | undefined
  /** Reads HTML. */
  fromHtml(text: string): Html | undefined
  /** The headings of all texts that were read so far. */
  readonly headings: readonly Heading[]
}

/** The same in steps of some milliseconds, between which others may have their turn. */
export interface RichTextSteps {
  fromBard(nodes: Value): Steps<Html | undefined>
  fromMarkdown(text: string): Steps<Html | undefined>
  fromHtml(text: string): Steps<Html | undefined>
  readonly headings: readonly Heading[]
}

/**
 * Creates the reader of rich text for one page in one language. Bard, Markdown and HTML are all parsed into
 * one kind of tree (hast), which is sanitized, gets addresses of our site in its links and pictures, and is
 * written as HTML with the headings, links, pictures and tables of our design.
 */
export function createRichText(context: RichTextContext = {}): RichText {
  const steps = createRichTextSteps(context)
  return {
    fromBard: (nodes) => runSteps(steps.fromBard(nodes)),
    fromMarkdown: (text) => runSteps(steps.fromMarkdown(text)),
    fromHtml: (text) => runSteps(steps.fromHtml(text)),
    headings: steps.headings,
  }
}

/** Creates the same reader, which reads in steps. A text has to be read to its end before the next one. */
export function createRichTextSteps(context: RichTextContext = {}): RichTextSteps {
  const page = createPageState(context.lang)
  const render = (source: Value, tree: Steps<Root>) =>
    catchErrors(context, renderTree(tree, source, context, page))
  function* readParsed(text: string): Steps<Root> {
    const parsed = yield* parseMarkdown(text)
    if (parsed.isCut) reportCut(context, text, 'has a line or block that is too long: it was divided')
    return yield* readMarkdown(parsed, { number: page.nextText(), labels: context.labels })
  }
  return {
    fromBard: (nodes) =>
      render(nodes, typeof nodes === 'string' ? readHtml(nodes) : readBard(asList(nodes), context.report)),
    fromMarkdown: (text) => render(text, readParsed(text)),
    fromHtml(text) {
      const known = context.sanitized?.(text)
      if (!known) return render(text, parseHtmlText(text, page.nextText))
      return writeTree(place(known, text, page), text, context, page)
    },
    headings: page.headings,
  }
}

/** Sanitizes HTML in steps, to be written later as part of its page. */
export function* sanitizeAhead(text: string, context: RichTextContext): Steps<SanitizedTree> {
  const parsed = yield* parseHtmlText(text, () => unplaced)
  return yield* withoutTemplates(yield* sanitize(parsed, context))
}

/** The tree of a text that was sanitized ahead, with its footnotes numbered as those of its page are. */
const place = (tree: SanitizedTree, text: string, page: PageState): SanitizedTree =>
  hasFootnotes(text) ? { ...tree, root: scopeFootnoteIds(tree.root, page.nextText()) } : tree

/** The tree without template code. */
function* withoutTemplates(tree: SanitizedTree): Steps<SanitizedTree> {
  if (!tree.mayHaveTemplates) return tree
  yield
  return { ...tree, root: yield* stripTemplates(tree.root), mayHaveTemplates: false }
}

/** Whether the HTML of a text has footnotes, whose ids depend on the texts before it. */
const hasFootnotes = (text: string): boolean => text.includes('"fn')

/** Characters of a text by which a report names it. */
const maxName = 40

/** The beginning of a text, by which an editor finds it. */
const beginningOf = (source: Value): string =>
  (plainText(typeof source === 'string' ? source.slice(0, 10 * maxName) : source) ?? '')
    .slice(0, maxName)
    .trimEnd()

/** Reports a text that is not shown as it was written. */
const reportCut = ({ report, place }: RichTextContext, source: Value, what: string): void =>
  report?.(
    `A rich text${place === undefined ? '' : ` of ${place}`} ${what}. It begins "${beginningOf(source)}"`,
  )

/**
 * Parses HTML. The content system numbers the footnotes of each text from 1, so the ids of footnotes (`fn:1`,
 * `fnref:1`) get the number of the text.
 */
function* parseHtmlText(text: string, nextText: () => number): Steps<Root> {
  const root = yield* readHtml(text)
  return hasFootnotes(text) ? scopeFootnoteIds(prune(root), nextText()) : root
}

/** Returns a function that sanitizes the HTML texts of one page. */
export function createHtmlSanitizer(context: RichTextContext = {}): (html: string) => Html {
  const richText = createRichText(context)
  return (html) => richText.fromHtml(html) ?? { html: '' }
}

/** Sanitizes a single HTML text that is not part of a page. */
export const sanitizeHtml = (html: string, context: RichTextContext = {}): Html =>
  createHtmlSanitizer(context)(html)

/**
 * Returns undefined for a text that makes a parser throw, and reports it: the page is shown without the text.
 */
function* catchErrors(context: RichTextContext, render: Steps<Html | undefined>): Steps<Html | undefined> {
  try {
    return yield* render
  } catch (error) {
    context.report?.(
      `A rich text could not be read: ${error instanceof Error ? error.message : String(error)}`,
    )
    return undefined
  }
}

function* renderTree(
  tree: Steps<Root>,
  source: Value,
  context: RichTextContext,
  page: PageState,
): Steps<Html | undefined> {
  const sanitized = yield* sanitize(yield* tree, context)
  return yield* writeTree(yield* withoutTemplates(sanitized), source, context, page)
}

function* writeTree(
  { root, isCut }: SanitizedTree,
  source: Value,
  context: RichTextContext,
  page: PageState,
): Steps<Html | undefined> {
  const isLong = typeof source === 'string' && source.length > richTextLimits.characters
  if (isCut || isLong) reportCut(context, source, 'is too long: its end is left out')
  return isShown(root) ? { html: yield* writeHtml(root, { context, page }) } : undefined
}

/** Whether there is anything to be seen in a tree: a text, a picture or a line. */
const isShown = (node: Root | Root['children'][number]): boolean =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : isElement(node, 'img', 'hr') || ('children' in node && node.children.some(isShown))
