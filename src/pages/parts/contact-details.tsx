import type { ReactNode } from 'react'
import type { ContactLine, Organization } from '../../content/shell/organization.ts'
import { useLocale } from '../../i18n/locale-context.tsx'

const Line = ({ text, href }: ContactLine) => (href ? <a href={href}>{text}</a> : text)

const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Telephone number, mail address and postal address of the organization; nothing where it has none of them. */
export function ContactDetails({ organization }: { organization: Organization | undefined }) {
  const { t } = useLocale()
  const { phone, email, address = [], name } = organization ?? {}
  if (!phone && !email && address.length === 0) return null
  return (
    <dl className="contact__list">
      {phone && <Detail name={t('contact-phone')}>{Line(phone)}</Detail>}
      {email && <Detail name={t('contact-email')}>{Line(email)}</Detail>}
      {address.length > 0 && (
        <Detail name={t('contact-address')}>
          {[name, ...address].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </Detail>
      )}
    </dl>
  )
}
