import type { Element, Properties, Root } from 'hast'
import { asString, changeElements } from '../hast.ts'

/** What the content system's own Markdown calls a note and the place that refers to it. */
const name = /^(fn|fnref):([\w-]{1,40})$/

const renamed = (value: string, number: number): string => value.replace(name, `n${number}-$1-$2`)

function withNames({ id, href, ...properties }: Properties, number: number): Properties {
  const [ownId, target] = [asString(id), asString(href)]
  return {
    ...properties,
    ...(ownId !== undefined && { id: renamed(ownId, number) }),
    ...(target !== undefined && {
      href: target.startsWith('#') ? `#${renamed(target.slice(1), number)}` : target,
    }),
  }
}

/** Footnotes of a text that was rendered elsewhere, with names that are its own on the page. */
export const scopeFootnoteIds = (root: Root, number: number): Root =>
  changeElements(root, (node: Element) => [{ ...node, properties: withNames(node.properties, number) }])
