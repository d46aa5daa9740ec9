/** Reads an SVG that is to be shown as a picture, and refuses what a picture has no need of. */
import { svgLength, type Viewport, viewportOf } from './svg-size.ts'

/** A drawing without comments and declarations, or why it is refused. */
export type SvgReading =
  | ({ readonly kind: 'read'; readonly text: string } & Viewport)
  | { readonly kind: 'wrong'; readonly reason: string }

/** A piece of the text: markup of any kind, or what stands between. A lone `<` is no XML. */
const pieces =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<\?(?<instruction>[\w-]*)[\s\S]*?\?>|<!DOCTYPE[^>[\]]*(?<subset>\[[\s\S]*?\]\s*)?>|<(?<close>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)|</gi

/** Elements that run code, bring documents of other kinds, or load something. */
const refused = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener animate set link'.split(' '),
)

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** Text of an attribute with its character references resolved: `&#106;avascript:` is no disguise. */
const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Addresses that lead nowhere: a part of the drawing, or a picture inside it. */
const isInside = (address: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i.test(address) || address.trim() === ''

/** What is wrong with a style, as text: an import, or an address outside of the drawing. */
function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'a style with escaped characters'
  if (/@import/i.test(css)) return 'a style that imports another one'
  const outside = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].find(([, address = '']) => !isInside(address))
  return outside && 'a style with an address outside of it'
}

function attributeFault(name: string, value: string): string | undefined {
  const local = localName(name)
  if (/^on/.test(local)) return `the event handler ${local}`
  if (['href', 'src', 'base'].includes(local))
    return isInside(value) ? undefined : `a reference outside of it (${value.trim().slice(0, 60)})`
  return local.startsWith('xmlns') || !/url\(|\\|@import/i.test(value) ? undefined : styleFault(value)
}

type Groups = Readonly<Record<string, string | undefined>>

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', one, two]) => [name, decoded(one ?? two ?? '')]))

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

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
