import type { Root } from 'hast'
import { type Options, toHtml } from 'hast-util-to-html'
import type { Steps } from '../../../scheduling/steps.ts'

/** Blocks that are serialized in one step. */
const blocksAtOnce = 50

/** Serializes a tree as `toHtml` does, some blocks in a step. The result is not safe to show. */
export function* toHtmlInSteps(root: Root, options?: Options): Steps<string> {
  const markup: string[] = []
  for (const child of root.children) {
    markup.push(toHtml(child, options))
    if (markup.length % blocksAtOnce === 0) yield
  }
  return markup.join('')
}
