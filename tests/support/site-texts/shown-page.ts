/** Reads what a visitor finds in the answer for a page. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { squash } from './words.ts'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** An answer of the site. */
export interface Answer {
  readonly status: number
  readonly text: string
}

export interface ShownPage {
  /** Letters of the text in the page's own part, its navigation included. */
  readonly letters: string
  /** The same without navigation, such as the list of a page's headings. */
  readonly body: string
  /** Letters of what stands in the place of pictures, such as the names of logos. */
  readonly alternatives: string
  /** Addresses of pictures in the page's own part, decoded. */
  readonly pictures: readonly string[]
  /** Letters of the whole answer, with what is for machines. */
  readonly answer: string
}

const unseen = new Set(['script', 'style', 'template', 'noscript'])
const pictureAttributes = new Set(['src', 'srcset', 'poster'])

const isElement = (node: Node): node is Element => 'attrs' in node
const attribute = (node: Element, name: string) => node.attrs.find((each) => each.name === name)?.value

const isUnseen = (node: Element) =>
  unseen.has(node.tagName) || /\bvisually-hidden\b/.test(attribute(node, 'class') ?? '')

function* within(nodes: readonly Node[], leaves: (node: Element) => boolean): Generator<Node> {
  for (const node of nodes) {
    if (isElement(node) && leaves(node)) continue
    yield node
    if ('childNodes' in node) yield* within(node.childNodes, leaves)
  }
}

const textIn = (nodes: readonly Node[], leaves: (node: Element) => boolean): string =>
  [...within(nodes, leaves)]
    .map((node) => ('value' in node && node.nodeName === '#text' ? node.value : ''))
    .join('')

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

const picturesIn = (nodes: readonly Node[]) =>
  [...within(nodes, () => false)]
    .filter(isElement)
    .flatMap(({ attrs }) => attrs.filter(({ name }) => pictureAttributes.has(name)))
    .map(({ value }) => decoded(value))

const alternativesIn = (nodes: readonly Node[]) =>
  [...within(nodes, () => false)].filter(isElement).map((node) => squash(attribute(node, 'alt') ?? ''))

const numbered = (all: string, hex: string | undefined, digits: string | undefined) => {
  const code = hex ? Number.parseInt(hex, 16) : Number(digits)
  return code <= 0x10ffff ? String.fromCodePoint(code) : all
}

/** Text for machines as people would write it: without the escapes of JSON and HTML. */
const withoutEscapes = (text: string): string =>
  text
    .replace(/\\[nrt]/g, ' ')
    .replace(/\\u([0-9a-f]{4})/gi, (all, hex: string) => numbered(all, hex, undefined))
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|[a-z]+);/gi, (all, hex?: string, digits?: string) =>
      hex || digits ? numbered(all, hex, digits) : ' ',
    )

/** @param payload the data of the page, as the browser fetches it */
export function readPage(html: string, payload: string): ShownPage {
  const main = [...within(parse(html).childNodes, () => false)].filter(
    (node) => isElement(node) && node.tagName === 'main',
  )
  return {
    letters: squash(textIn(main, isUnseen)),
    body: squash(textIn(main, (node) => isUnseen(node) || node.tagName === 'nav')),
    alternatives: alternativesIn(main).join(' '),
    pictures: picturesIn(main),
    answer: squash(withoutEscapes(`${html}\n${payload}`)),
  }
}
