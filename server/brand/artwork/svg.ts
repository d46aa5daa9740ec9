/** Reads an SVG that is to be shown as a picture, and refuses what a picture has no need of. */
import {
  attribute,
  attributeFault,
  attributesIn,
  decoded,
  type Groups,
  localName,
  pieces,
  refused,
  styleFault,
  textOf,
} from './svg-parts.ts'
import { svgLength, type Viewport, viewportOf } from './svg-size.ts'

/** A drawing without comments and declarations, or why it is refused. */
export type SvgReading =
  | ({ readonly kind: 'read'; readonly text: string } & Viewport)
  | { readonly kind: 'wrong'; readonly reason: string }

function elementFault(name: string, attributes: ReadonlyMap<string, string>): string | undefined {
  const local = localName(name)
  if (refused.has(local) || /^animate/.test(local)) return `the element ${local}`
  for (const [key, value] of attributes) {
    const fault = attributeFault(key, value)
    if (fault) return fault
  }
  return undefined
}

const faultOf = ({ name, close, attributes = '', instruction, subset }: Groups): string | undefined => {
  if (subset) return 'a document type with declarations'
  if (instruction && instruction.toLowerCase() !== 'xml') return `the instruction ${instruction}`
  return name && !close ? elementFault(name, attributesIn(attributes)) : undefined
}

const wrong = (reason: string): SvgReading => ({ kind: 'wrong', reason })

/** Opens and closes elements; false where one is closed that is not open. */
function follow(open: string[], { name, close, empty }: Groups): boolean {
  if (!name) return true
  if (close) return open.pop() === name
  if (!empty) open.push(name)
  return true
}

/** Reads the bytes of an SVG. Never throws. */
export function readSvg(bytes: Buffer): SvgReading {
  const text = textOf(bytes)
  if (text === undefined) return wrong('must be an SVG in UTF-8')
  const open: string[] = []
  const kept: string[] = []
  let viewport: Viewport | undefined
  for (const piece of text.matchAll(pieces)) {
    const groups: Groups = piece.groups ?? {}
    if (piece[0] === '<' || !follow(open, groups)) return wrong('is no well-formed SVG')
    const css = open.at(-1) !== undefined && localName(open.at(-1) ?? '') === 'style'
    const inStyle = css ? styleFault(decoded(groups.text ?? '') + (groups.data ?? '')) : undefined
    const fault = faultOf(groups) ?? inStyle
    if (fault) return wrong(`must not have ${fault}`)
    if (groups.name && kept.length === 0) {
      if (localName(groups.name) !== 'svg') return wrong('is no well-formed SVG')
      viewport = viewportOf(attributesIn(groups.attributes ?? ''))
      if (!viewport) return wrong('must be an SVG with a viewBox, or with a width and a height')
      kept.push(sized(groups, viewport))
    } else if (kept.length > 0 && (groups.name || groups.text || groups.data !== undefined))
      kept.push(piece[0])
  }
  if (!viewport || open.length > 0) return wrong('is no well-formed SVG')
  return { kind: 'read', text: kept.join('').trim(), ...viewport }
}

/**
 * The tag of the root, with width and height where they are missing: browsers and other readers else take
 * 300 × 150 or nothing.
 */
function sized({ name, attributes = '', empty }: Groups, { width, height }: Viewport): string {
  const own = attributesIn(attributes)
  if (svgLength(own.get('width')) !== undefined && svgLength(own.get('height')) !== undefined)
    return `<${name}${attributes}${empty}>`
  const others = [...attributes.matchAll(attribute)].filter(
    ([, each = '']) => !/^(?:width|height)$/.test(each),
  )
  return `<${[name, ...others.map(([text]) => text), `width="${width}" height="${height}"`].join(' ')}${empty}>`
}
