import { Icon } from '../icon/icon.tsx'
import { linkRel } from '../link-rel.ts'

/** A link that goes on, with an arrow that does not break from its last word. */
export function Go({ href, children }: { href: string; children: string }) {
  return (
    <a className="go" href={href} rel={linkRel(href)}>
      {children}
      {'\u00a0'}
      <Icon name="arrow" flip />
    </a>
  )
}
