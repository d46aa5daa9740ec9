/** Takes out of an SVG what a picture has no need of, and leaves the drawing. */
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

/** Maximum bytes of a drawing: it is read as a whole. */
export const maxSvgBytes = 1_000_000

/** Elements that move a drawing; refused where they would move an address or a handler. */
const animations = new Set(['animate', 'animatetransform', 'animatemotion', 'animatecolor', 'set'])
const unmoved = /^(?:on|(?:xlink:)?href$|src$|style$)/i

/** Notes of programs, with names and places of those who draw. */
const notes = new Set(['metadata', 'namedview'])

function isDropped(name: string, attributes: string): boolean {
  const local = localName(name)
  if (animations.has(local)) return unmoved.test(attributesIn(attributes).get('attributeName') ?? 'href')
  return refused.has(local) || notes.has(local)
}

/** The tag without attributes that run something or lead elsewhere. */
function cleanTag({ name = '', attributes = '', empty = '' }: Groups): string {
  const kept = [...attributes.matchAll(attribute)].flatMap(([text, key = '', one, two]) =>
    attributeFault(key, decoded(one ?? two ?? '')) === undefined ? [` ${text}`] : [],
  )
  return `<${name}${kept.join('')}${empty}>`
}

/** Maximum characters of an entity: they stand for names of namespaces. */
const maxEntity = 500
const entity = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g

const doctype = /^<!DOCTYPE[^>[\]]*\[([\s\S]*?)\]\s*>/i
/** Maximum characters of a drawing whose entities are written out. */
const maxText = 2 * maxSvgBytes

/**
 * Writes out what older programs abbreviate in the document type. An entity cannot hold another one. Undefined
 * where the text becomes too long by it.
 */
function withoutEntities(text: string): string | undefined {
  // At the first place alone: a search of all places takes as long as the square of their number.
  const begin = Math.max(0, text.search(/<!DOCTYPE/i))
  const [all = '', subset] = doctype.exec(text.slice(begin)) ?? []
  if (subset === undefined) return text
  const values = new Map(
    [...subset.matchAll(entity)].map(([, name = '', one, two]) => [
      name,
      (one ?? two ?? '').slice(0, maxEntity),
    ]),
  )
  let left = maxText - text.length
  const written = text
    .replace(all, () => '')
    .replace(/&([\w.-]+);/g, (whole, name) => {
      const value = values.get(name) ?? whole
      left -= value.length
      return left < 0 ? '' : value
    })
  return left < 0 ? undefined : written
}

/** Latin-1, which older programs write and say so. */
const isLatin1 = (bytes: Buffer): boolean =>
  /^<\?xml[^>]*encoding=["'](?:iso-8859-1|windows-1252)["']/i.test(bytes.toString('latin1', 0, 200))

/**
 * The text of a drawing without scripts, handlers, foreign documents, comments, notes and addresses outside of
 * it. Undefined for what is no SVG, is not well-formed, or too long.
 */
export function cleanSvg(bytes: Buffer): string | undefined {
  const text =
    bytes.length > maxSvgBytes
      ? undefined
      : (textOf(bytes) ?? (isLatin1(bytes) ? bytes.toString('latin1') : undefined))
  const whole = text === undefined ? undefined : withoutEntities(text)
  return whole === undefined ? undefined : cleanText(whole)
}

/** What has been read of a drawing. */
interface Reading {
  readonly open: string[]
  readonly kept: string[]
  /** Number of open elements at which one that is dropped began; 0 outside of any. */
  dropped: number
  /** Texts of the style that is open: a browser reads them as one. */
  style: string[] | undefined
}

function closeElement(state: Reading, tag: string, name: string): boolean {
  const isEnd = state.dropped > 0 && state.open.length === state.dropped
  if (state.open.pop() !== name) return false
  if (isEnd) state.dropped = 0
  else if (state.dropped === 0) {
    const { style } = state
    if (style && styleFault(decoded(style.join(''))) === undefined) state.kept.push(...style)
    state.style = undefined
    state.kept.push(tag)
  }
  return true
}

function openElement(state: Reading, groups: Groups): void {
  const { name = '', attributes = '', empty } = groups
  if (!empty) state.open.push(name)
  if (state.dropped > 0) return
  if (isDropped(name, attributes)) {
    if (!empty) state.dropped = state.open.length
    return
  }
  state.kept.push(cleanTag(groups))
  state.style = !empty && localName(name) === 'style' ? [] : undefined
}

function addText(state: Reading, piece: string): void {
  if (state.dropped > 0 || state.open.length === 0) return
  if (state.style) state.style.push(piece)
  else state.kept.push(piece)
}

function cleanText(text: string): string | undefined {
  const state: Reading = { open: [], kept: [], dropped: 0, style: undefined }
  for (const piece of text.matchAll(pieces)) {
    const groups: Groups = piece.groups ?? {}
    if (piece[0] === '<') return undefined
    if (groups.name && groups.close) {
      if (!closeElement(state, piece[0], groups.name)) return undefined
    } else if (groups.name) {
      if (state.kept.length === 0 && localName(groups.name) !== 'svg') return undefined
      openElement(state, groups)
    } else if (groups.text !== undefined) addText(state, groups.text)
    // As plain text, so that what a browser reads is what was checked.
    else if (groups.data !== undefined)
      addText(state, groups.data.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  }
  return state.open.length === 0 && state.kept.length > 0 ? state.kept.join('') : undefined
}
