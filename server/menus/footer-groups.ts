import type { FooterGroup } from '../../src/content/shell/footer-group.ts'
import type { NavigationItem } from '../../src/content/types.ts'
import { defined } from '../../src/content/values/values.ts'
import { memoLast, memoWeak } from '../../src/shared/memo.ts'
import type { MenuName } from '../cms/source.ts'
import { shownTitle } from './menu-place.ts'

type Items = readonly NavigationItem[]

/** Keys of messages for navigations of these handles. */
const ownKeys: readonly string[] = ['footer-topics', 'footer-bureau', 'footer-service']
/** Key of the heading of links that no other heading names. */
const otherLinks = 'footer-links'

/**
 * The groups of one navigation in the footer: its links under the heading of the navigation, and for each
 * item with items below it a group of its own.
 */
export const footerGroups = memoWeak((items: Items) =>
  memoLast((key: string, title: string | undefined): readonly FooterGroup[] => {
    const links = items.filter(({ children }) => children.length === 0)
    const groups = items.filter(({ children }) => children.length > 0)
    return [
      ...(links.length > 0 ? [defined({ key, title, items: links })] : []),
      ...groups.map((item) => ({ key: otherLinks, title: item.title, items: linksBelow(item) })),
    ]
  }),
)

/** An item's own page, and all below it in one list: a footer has two levels. */
function linksBelow(item: NavigationItem): Items {
  const own = item.href === undefined ? [] : [{ ...item, children: [] }]
  return [...own, ...item.children.flatMap(flat)]
}

const flat = ({ children, ...item }: NavigationItem): Items => [
  ...(item.href !== undefined || children.length === 0 ? [{ ...item, children: [] }] : []),
  ...children.flatMap(flat),
]

const titleOf = memoWeak(({ title }: MenuName) => shownTitle(title))

/** What the heading of a navigation says: the key of a text, or the title itself. */
export interface FooterHeading {
  readonly key: string
  readonly title: string | undefined
}

/**
 * The heading of a navigation: a text of editors whose key is its handle, a message, or its own title.
 * @param isWritten whether editors wrote a text for a key
 */
export function headingOf(menu: MenuName, isWritten: (key: string) => boolean): FooterHeading {
  const { handle } = menu
  const dashed = handle.replaceAll('_', '-')
  const key = [handle, dashed].find(isWritten) ?? ownKeys.find((each) => each === dashed)
  return key === undefined ? { key: otherLinks, title: titleOf(menu) } : { key, title: undefined }
}
