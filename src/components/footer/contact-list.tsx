import type { ContactLine, Organization } from '../../content/shell/organization.ts'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** A line of contact: a link, or text if the line has no address to call or write to. */
const Contact = ({ line: { text, href } }: { line: ContactLine }) =>
  href ? <a href={href}>{text}</a> : <span>{text}</span>

export interface ContactListProps extends RootProps {
  readonly organization: Organization | undefined
}

/** Lists the telephone number and the email address of the organization; nothing if both are missing. */
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
