import { LRUCache } from 'lru-cache'
import { currentState } from '../src/components/current.ts'
import type { Payload, Shell } from '../src/content/payload.ts'
import type { NavigationItem } from '../src/content/types.ts'
import { locales, withPrefix } from '../src/i18n/locales.ts'
import { memoWeak } from '../src/memo.ts'
import type { ErrorScreen } from './render.tsx'

/** The texts of pages that say that there is nothing at an address: but for the address, those below the same entry of a menu are the same. */
export interface UnknownPages {
  /**
   * The error screen of an address for a visitor without choices. Rejects like `render`.
   * @param render writes the text of a payload whole
   */
  write(payload: Payload, render: (payload: Payload) => Promise<ErrorScreen>): Promise<Buffer>
}

/** A text without the address that it names, and what it was made of besides. */
interface Screen extends Pick<Payload, 'head' | 'translations'> {
  readonly between: readonly Buffer[]
}

/** Of a language, of some 17 KB each. */
const maxScreens = 64
/** Stands for the last part of the address: content has no such word. */
const placeholder = 'place-of-the-address'
/** Addresses that read the same in markup and in JSON. */
const plain = /^[\w./~%@:,;=+*!()-]+$/

const hrefs = ({ href, children }: NavigationItem): readonly string[] => [
  ...(href ? [href] : []),
  ...children.flatMap(hrefs),
]

const searches = locales.map(({ locale }) => withPrefix(locale, '/search'))

/** Everything that a page links to around its own content, and marks as current for some addresses. */
const linksOf = memoWeak(({ navigation, languages }: Shell): readonly string[] => {
  const menus = [navigation.main, ...navigation.footer.map(({ items }) => items)].flat()
  return [...new Set([...menus.flatMap(hrefs), ...languages.map(({ href }) => href), ...searches])]
})

/** An address that the same links are current for; undefined where the text may depend on more of the address. */
function standInFor({ path, shell, data }: Payload): string | undefined {
  if (data.kind !== 'error' || data.hint !== undefined) return undefined
  if (data.requested !== path || data.message?.includes(path) === false || !plain.test(path)) return undefined
  const links = linksOf(shell)
  const above = links.filter((href) => currentState(path, href) !== undefined)
  const nearest = above.reduce((one, other) => (other.length > one.length ? other : one), '')
  const standIn = `${nearest}/${placeholder}`
  const isAlike = links.every((href) => currentState(standIn, href) === currentState(path, href))
  return isAlike && plain.test(standIn) ? standIn : undefined
}

/** The same error at another address. */
function movedTo(path: string, payload: Payload): Payload {
  const { data } = payload
  if (data.kind !== 'error') return payload
  const message = data.message?.replaceAll(payload.path, path)
  return { ...payload, path, data: { ...data, requested: path, ...(message !== undefined && { message }) } }
}

function fill({ between }: Screen, path: string): Buffer {
  const address = Buffer.from(path)
  return Buffer.concat(between.flatMap((text, n) => (n === 0 ? [text] : [address, text])))
}

/**
 * Keeps texts for as long as what they show besides the address are the very same objects: whoever tries thousands of addresses costs neither
 * their rendering nor the memory for it.
 */
export function createUnknownPages(): UnknownPages {
  const screensIn = memoWeak((_: Shell) => new LRUCache<string, Screen>({ max: maxScreens }))
  return {
    async write(payload, render) {
      const { path, shell, head, translations } = payload
      const standIn = standInFor(payload)
      if (standIn === undefined) return eachUnknownPage.write(payload, render)
      const moved = movedTo(standIn, payload)
      const [screens, key] = [screensIn(shell), JSON.stringify(moved.data)]
      const known = screens.get(key)
      if (known?.head === head && known.translations === translations) return fill(known, path)
      const { html, isWhole } = await render(moved)
      const between = html
        .join('')
        .split(standIn)
        .map((part) => Buffer.from(part))
      const screen: Screen = { head, between, ...(translations && { translations }) }
      if (isWhole) screens.set(key, screen)
      return fill(screen, path)
    },
  }
}

/** Writes each text whole: sources may change between two of them. */
export const eachUnknownPage: UnknownPages = {
  async write(payload, render) {
    const { html } = await render(payload)
    return Buffer.from(html.join(''))
  },
}
