/** Markup as content systems make it of what is stored. */
import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { readBard } from '../../../../server/cms/rich-text/bard/read-bard.ts'
import { parseMarkdown, readMarkdown } from '../../../../server/cms/rich-text/markdown/read-markdown.ts'
import { runSteps, type Steps } from '../../../../server/scheduling/steps.ts'
import type { Value } from '../../../../src/content/types.ts'

/** Where references in markup lead; '' for one that leads nowhere. */
export interface LinkTargets {
  entry(id: string): string
  asset(reference: string): string
}

/** Puts addresses in the place of `statamic://entry::…` and `asset::…`. */
export const resolveLinks = (html: string, to: LinkTargets): string =>
  html
    .replace(/(?:statamic:\/\/)?\bentry::([\w-]+)/g, (_, id: string) => to.entry(id))
    .replace(/(?:statamic:\/\/)?\basset::([^"')\s?#]+)/g, (_, reference: string) => to.asset(reference))

export const bardHtml = (nodes: readonly Value[], to: LinkTargets): string =>
  resolveLinks(toHtml(runSteps(readBard(nodes))), to)

function* markdownTree(text: string): Steps<Root> {
  return yield* readMarkdown(yield* parseMarkdown(text), { number: 1 })
}

export const markdownHtml = (text: string, to: LinkTargets): string =>
  resolveLinks(toHtml(runSteps(markdownTree(text)), { allowDangerousHtml: true }), to)
