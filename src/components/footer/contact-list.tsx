import type { ContactLine, Organization } from '../../content/payload.ts'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** As text: without an address it is no link. */
const Contact = ({ line: { text, href } }: { line: ContactLine }) =>
  href ? <a href={href}>{text}</a> : <span>{text}</span>

export interface ContactListProps extends RootProps {
  readonly organization: Organization | undefined
}

/** How to reach the organization by telephone and mail; nothing where neither is known. */
export function ContactList({ organization, className, ...root }: ContactListProps) {
  const lines = [organization?.phone, organization?.email].filter((line) => line !== undefined)
  if (lines.length === 0) return null
  return (
    <ul className={classNames('plain', className)} {...root}>
      {lines.map((line) => (
        <li key={line.text}>
          <Contact line={line} />
        </li>
      ))}
    </ul>
  )
}
