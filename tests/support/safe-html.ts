/** What rich text may consist of, read as a browser reads it. */
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

const treeOf = (html: string): Root => fromHtml(html, { fragment: true })

/** The elements of a text, in their order; those of one name if one is given. */
export function elementsOf(html: string, tagName?: string): Element[] {
  const found: Element[] = []
  visit(treeOf(html), 'element', (node) => {
    if (!tagName || node.tagName === tagName) found.push(node)
  })
  return found
}

/** Number of elements inside each other. */
export function depthOf(html: string): number {
  let deepest = 0
  const waiting: (readonly [Root | Root['children'][number], number])[] = [[treeOf(html), 0]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, depth] = next
    deepest = Math.max(deepest, node.type === 'element' ? depth : 0)
    if ('children' in node) waiting.push(...node.children.map((child) => [child, depth + 1] as const))
  }
  return deepest
}

const allowed = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ' +
    'img input ins kbd label li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul var wbr'
  ).split(' '),
)
const safeHref = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\])|\/$)/

function problemsOf({ tagName, properties }: Element): string[] {
  const names = Object.keys(properties)
  const { href, src, type } = properties
  return [
    ...(allowed.has(tagName) ? [] : [`<${tagName}>`]),
    ...names.filter((name) => /^on|style|srcset|srcdoc|action|^data[A-Z]|^name$|xlink/i.test(name)),
    ...(href === undefined || safeHref.test(String(href)) ? [] : [`href=${String(href)}`]),
    ...(src === undefined || /^(?:https?:\/\/[^/]|\/[^/\\])/.test(String(src)) ? [] : [`src=${String(src)}`]),
    ...(tagName !== 'input' || (type === 'checkbox' && properties.disabled) ? [] : ['<input>']),
  ]
}

/** Elements, attributes and addresses that no rich text may have. */
export const problemsIn = (html: string | undefined): readonly string[] =>
  elementsOf(html ?? '').flatMap(problemsOf)
