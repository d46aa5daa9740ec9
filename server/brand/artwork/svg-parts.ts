/** Takes the text of an SVG apart, and knows what a picture has no need of. */

/** A piece of the text: markup of any kind, or what stands between. A lone `<` is no XML. */
export const pieces =
  /<!--[\s\S]*?-->|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<\?(?<instruction>[\w-]*)[\s\S]*?\?>|<!DOCTYPE[^>[\]]*(?<subset>\[[\s\S]*?\]\s*)?>|<(?<close>\/?)(?<name>[\w:.-]+)(?<attributes>(?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>|(?<text>[^<]+)|</gi

/** Elements that run code, bring documents of other kinds, or load something. */
export const refused: ReadonlySet<string> = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener animate set link'.split(' '),
)

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
/** Text of an attribute with its character references resolved: `&#106;avascript:` is no disguise. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Addresses that lead nowhere: a part of the drawing, or a picture inside it. */
const isInside = (address: string): boolean =>
  /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i.test(address) || address.trim() === ''

/** What is wrong with a style, as text: an import, or an address outside of the drawing. */
export function styleFault(css: string): string | undefined {
  if (css.includes('\\')) return 'a style with escaped characters'
  if (/@import/i.test(css)) return 'a style that imports another one'
  const outside = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].find(([, address = '']) => !isInside(address))
  return outside && 'a style with an address outside of it'
}

export function attributeFault(name: string, value: string): string | undefined {
  const local = localName(name)
  if (/^on/.test(local)) return `the event handler ${local}`
  if (['href', 'src', 'base'].includes(local))
    return isInside(value) ? undefined : `a reference outside of it (${value.trim().slice(0, 60)})`
  return local.startsWith('xmlns') || !/url\(|\\|@import/i.test(value) ? undefined : styleFault(value)
}

export type Groups = Readonly<Record<string, string | undefined>>

export const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
export const attributesIn = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', one, two]) => [name, decoded(one ?? two ?? '')]))

/** The text of a file; undefined where it is not in UTF-8. */
export function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
