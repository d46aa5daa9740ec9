/** Parses HTML that editors wrote into hast trees. */
import type { Element, ElementContent, Root } from 'hast'
import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, Parser, type Token } from 'parse5'
import type { Steps } from '../../../scheduling/steps.ts'
import { element, text } from '../hast.ts'
import { richTextLimits } from '../limits.ts'
import { droppedElements } from '../sanitize/allow-list.ts'
import { readAttribute } from './attributes.ts'
import { readWellFormedHtml } from './well-formed-html.ts'

type SourceNode = DefaultTreeAdapterMap['childNode']
type SourceElement = DefaultTreeAdapterMap['element']

/** Ends the parser at the limit of elements. */
class LimitReached extends Error {}

/** Elements that the parser makes of one text. */
const maxElements = 20_000
/** Characters that are parsed, and nodes that are converted, in one step. */
const charactersAtOnce = 8_000
const nodesAtOnce = 1_000
/** Elements that may be open at once: more than rich text keeps, as dropped elements may be among them. */
const maxOpen = richTextLimits.depth * 4

/**
 * Leaves out start tags below the deepest level; the texts in them stay. For each tag the parser may look
 * through all elements that are open.
 */
class ShallowParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop < maxOpen || droppedElements.has(token.tagName)) super.onStartTag(token)
  }
}

/**
 * Parses untrusted HTML into a hast tree, as a browser without scripting would. The parser is not recursive,
 * and stops at the limits for rich text. The tree may be deep: it has to pass `sanitize` or `prune` before
 * recursive code walks over it.
 */
export function* readHtml(markup: string): Steps<Root> {
  return (yield* readWellFormedHtml(markup)) ?? (yield* parseHtml(markup))
}

/** Parses HTML with parse5 alone, without the fast way for well-formed HTML. */
export function* parseHtml(markup: string): Steps<Root> {
  const parser = ShallowParser.getFragmentParser<DefaultTreeAdapterMap>(null, {
    treeAdapter: countingAdapter(maxElements),
    scriptingEnabled: false,
  })
  try {
    const end = Math.min(markup.length, richTextLimits.characters)
    for (let at = 0; at < end || at === 0; at += charactersAtOnce) {
      const next = Math.min(at + charactersAtOnce, end)
      parser.tokenizer.write(markup.slice(at, next), next === end)
      yield
    }
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error
  }
  return yield* toHast(parser.getFragment().childNodes)
}

/**
 * A tree adapter that counts elements while parse5 runs, because wrongly nested markup can make it copy
 * elements endlessly.
 */
function countingAdapter(most: number): typeof defaultTreeAdapter {
  let left = most
  return {
    ...defaultTreeAdapter,
    createElement(...details) {
      left -= 1
      if (left < 0) throw new LimitReached()
      return defaultTreeAdapter.createElement(...details)
    },
  }
}

/** Converts the tree of parse5 into a hast tree, without recursion. */
function* toHast(nodes: readonly SourceNode[]): Steps<Root> {
  let count = 0
  const root: Root = { type: 'root', children: [] }
  const open: { nodes: readonly SourceNode[]; into: ElementContent[]; next: number }[] = [
    { nodes, into: root.children as ElementContent[], next: 0 },
  ]
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.nodes[level.next++]
    if (!node) {
      open.pop()
      continue
    }
    count += 1
    if (count % nodesAtOnce === 0) yield
    const converted = convert(node)
    if (converted) level.into.push(converted)
    if (converted?.type === 'element' && converted.children.length === 0)
      open.push({ nodes: (node as SourceElement).childNodes, into: converted.children, next: 0 })
  }
  return root
}

/** Converts a node without its children; undefined for a node that is left out. */
function convert(node: SourceNode): ElementContent | undefined {
  if (defaultTreeAdapter.isTextNode(node)) return text(node.value)
  if (!defaultTreeAdapter.isElementNode(node)) return undefined
  const foreign = node.namespaceURI !== html.NS.HTML
  if (node.tagName === 'iframe' && !foreign) return linkOfFrame(node)
  return foreign || droppedElements.has(node.tagName) ? undefined : convertElement(node)
}

/**
 * The link in the place of a frame that an editor has pasted, by its title or host: text shows no frames, and
 * nothing is lost. Undefined for a frame without the address of another website.
 */
function linkOfFrame({ attrs }: SourceElement): Element | undefined {
  const attribute = (wanted: string) => attrs.find(({ name }) => name === wanted)?.value.trim() ?? ''
  const address = attribute('src').replace(/^\/\//, 'https://')
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { href, host } = new URL(address)
  return element('a', { href }, [text(attribute('title') || host)])
}

const convertElement = ({ tagName, attrs }: SourceElement): Element =>
  element(tagName, Object.fromEntries(attrs.flatMap(({ name, value }) => readAttribute(name, value))), [])
