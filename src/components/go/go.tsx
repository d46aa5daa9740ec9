import { Icon } from '../icon/icon.tsx'

/** A link that goes on, with an arrow that does not break from its last word. */
export function Go({ href, children }: { href: string; children: string }) {
  return (
    <a className="go" href={href}>
      {children}
      {'\u00a0'}
      <Icon name="arrow" flip />
    </a>
  )
}
