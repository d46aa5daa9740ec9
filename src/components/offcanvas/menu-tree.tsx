/** The tree of entries in the menu of narrow screens. */
import type { NavigationItem } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'
import { isOnBranch, MenuItem, withOwnPage } from '../menu-item.tsx'
import type { RootProps } from '../root-props.ts'

interface TreeProps {
  readonly items: readonly NavigationItem[]
  /** Path of the page shown. */
  readonly path: string
}

/**
 * A list of entries; each level unfolds below its entry. The branch of the page shown is open from the start.
 */
export const MenuTree = ({ items, path }: TreeProps) => (
  <ul className="plain">
    {items.map((item) => (
      <li key={`${item.href} ${item.title}`}>
        {item.children.length > 0 ? (
          <MenuBranch item={item} path={path} />
        ) : (
          <MenuItem item={item} path={path} />
        )}
      </li>
    ))}
  </ul>
)

interface BranchProps extends RootProps {
  readonly item: NavigationItem
  readonly path: string
}

/** An entry with entries below it. Other attributes are set on its `<summary>`. */
export function MenuBranch({ item, path, ...row }: BranchProps) {
  const current = isOnBranch(path, item)
  return (
    <details open={current}>
      <summary aria-current={current || undefined} {...row}>
        {item.title}
        <Icon name="chevron" className="icon--chev" />
      </summary>
      <MenuTree items={withOwnPage(item)} path={path} />
    </details>
  )
}
