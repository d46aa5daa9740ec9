import type { Element, ElementContent, Properties, Root } from 'hast'
import type { RichTextContext } from './context.ts'
import type { PageState } from './page-state.ts'
import { finishTables } from './tables.ts'
import { finishTask, removeOtherInputs } from './tasks.ts'
import { asString, changeElements, element, isElement, text, textOf, tokens } from './tree.ts'

export interface Finishing {
  readonly context: RichTextContext
  readonly page: PageState
}

type Finish = (node: Element, finishing: Finishing) => readonly ElementContent[]

const heading: Finish = (node, { page }) => {
  const label = textOf(node).replace(/\s+/g, ' ').trim()
  if (label === '') return node.children.filter((child) => isElement(child, 'img'))
  const { id, level } = page.addHeading(Number(node.tagName.slice(1)), label, asString(node.properties.id))
  return [{ ...node, tagName: `h${level}`, properties: { ...node.properties, id } }]
}

const link: Finish = (node, { context }) => {
  const { rel, target, ...properties } = node.properties
  if (!properties.href) return node.children
  const isExternal = /^https?:/i.test(String(properties.href))
  const kept = isExternal ? tokens(rel) : []
  const names = isExternal || target ? [...kept, 'noopener'] : kept
  const label = target ? context.labels?.newTab : undefined
  const hint = label ? [element('span', { className: ['visually-hidden'] }, [text(` (${label})`)])] : []
  const added: Properties = { ...(target && { target }), ...(names.length > 0 && { rel: names }) }
  return [{ ...node, properties: { ...properties, ...added }, children: [...node.children, ...hint] }]
}

const image: Finish = (node) =>
  node.properties.src
    ? [{ ...node, properties: { ...node.properties, loading: 'lazy', decoding: 'async' } }]
    : []

const footnotes: Finish = (node, { context }) => {
  if (!tokens(node.properties.className).includes('footnotes')) return node.children
  const label = context.labels?.footnotes
  return [
    { ...node, properties: { ...node.properties, role: 'doc-endnotes', ...(label && { ariaLabel: label }) } },
  ]
}

const finishes: ReadonlyMap<string, Finish> = new Map<string, Finish>([
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Finish] => [name, heading]),
  ['a', link],
  ['img', image],
  ['section', footnotes],
  ['li', (node) => [finishTask(node)]],
])

const isMissing = (value: Properties[string]) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const withoutEmpty = (properties: Properties): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => name === 'alt' || !isMissing(value)),
  )

/** Last step, on clean trees only: what our pages need of headings, links, pictures, tables and task lists. */
export function finish(root: Root, finishing: Finishing): Root {
  const finished = changeElements(root, (node) => {
    const plain = { ...node, properties: withoutEmpty(node.properties) }
    return finishes.get(node.tagName)?.(plain, finishing) ?? [plain]
  })
  return finishTables(removeOtherInputs(finished), finishing)
}
