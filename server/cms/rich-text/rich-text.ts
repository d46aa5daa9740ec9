import type { Root } from 'hast'
import type { Html, Value } from '../../../src/content/types.ts'
import { defaultLocale } from '../../../src/i18n/locales.ts'
import { asList } from '../model/values.ts'
import { readBard } from './bard/read-bard.ts'
import type { RichTextContext } from './context.ts'
import { isElement, textOf } from './hast.ts'
import { scopeFootnoteIds } from './html/footnotes.ts'
import { readHtml } from './html/read-html.ts'
import { prune } from './limits.ts'
import { readMarkdown } from './markdown/read-markdown.ts'
import { sanitise } from './sanitise/sanitise.ts'
import { stripTemplates } from './sanitise/strip-templates.ts'
import { createPageState, type Heading, type PageState } from './write/page-state.ts'
import { writeHtml } from './write/write-html.ts'

/**
 * Makes `Html` of the texts of one page, in the order they are asked for. Empty content is undefined; nothing
 * throws.
 */
export interface RichText {
  /** ProseMirror nodes without sets, or the HTML that `save_html` stores. */
  fromBard(nodes: Value): Html | undefined
  fromMarkdown(text: string): Html | undefined
  fromHtml(text: string): Html | undefined
  /** Headings of all texts so far, with ids that are unique on the page. */
  readonly headings: readonly Heading[]
}

/**
 * The pipeline for one page in one language: any source → hast → addresses of our site → one sanitiser →
 * headings, links, pictures and tables as our pages need them → markup.
 */
export function createRichText(context: RichTextContext = {}): RichText {
  const page = createPageState(context.lang ?? defaultLocale)
  const render = (read: () => Root) => guarded(context, () => renderTree(read(), context, page))
  return {
    fromBard: (nodes) =>
      render(() => (typeof nodes === 'string' ? readHtml(nodes) : readBard(asList(nodes), context.report))),
    fromMarkdown: (text) =>
      render(() => readMarkdown(text, { number: page.nextText(), labels: context.labels })),
    fromHtml: (text) => render(() => readOwnHtml(text, page)),
    headings: page.headings,
  }
}

const readOwnHtml = (text: string, page: PageState): Root =>
  text.includes('"fn') ? scopeFootnoteIds(prune(readHtml(text)), page.nextText()) : readHtml(text)

/** Makes the HTML of one page safe, text by text. */
export function createHtmlSanitiser(context: RichTextContext = {}): (html: string) => Html {
  const page = createRichText(context)
  return (html) => page.fromHtml(html) ?? { html: '' }
}

/** HTML that stands alone, made safe. */
export const sanitiseHtml = (html: string, context: RichTextContext = {}): Html =>
  createHtmlSanitiser(context)(html)

/** One text that breaks a parser costs that text, not the page. */
function guarded(context: RichTextContext, make: () => Html | undefined): Html | undefined {
  try {
    return make()
  } catch (error) {
    context.report?.(
      `A rich text could not be read: ${error instanceof Error ? error.message : String(error)}`,
    )
    return undefined
  }
}

function renderTree(tree: Root, context: RichTextContext, page: PageState): Html | undefined {
  const { root, mayHaveTemplates } = sanitise(tree, context)
  const shown = mayHaveTemplates ? stripTemplates(root) : root
  return isEmpty(shown) ? undefined : { html: writeHtml(shown, { context, page }) }
}

const isEmpty = (root: Root): boolean => textOf(root).trim() === '' && !hasPicture(root)

const hasPicture = (node: Root | Root['children'][number]): boolean =>
  isElement(node, 'img', 'hr') || ('children' in node && node.children.some(hasPicture))
