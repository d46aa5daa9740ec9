/** Settings of how the site hears of weaknesses: reports of browsers, and of people. */
import * as v from 'valibot'
import { oneOf } from './values.ts'

const listOf = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean)

/** A bare address of mail counts as a link to it. */
const toContact = (value: string): string => (/^[^:/@]+@[^:/@]+$/.test(value) ? `mailto:${value}` : value)
const isContact = (value: string): boolean =>
  /^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?[\d().-]+|https:\/\/[^/\s]+\S*)$/.test(value) && URL.canParse(value)

/** Where people tell of weaknesses, the best way first. */
const contacts = () =>
  v.pipe(
    v.string(),
    v.transform((list) => listOf(list).map(toContact)),
    v.array(v.pipe(v.string(), v.maxLength(500), v.check(isContact))),
    v.maxLength(8),
    v.description('addresses of mail, or links with mailto:, tel: or https://, separated by commas'),
  )

const isPage = (value: string): boolean => URL.canParse(value) && /^https:\/\/[\x21-\x7e]{1,500}$/.test(value)
/** The address of a page, behind TLS. */
const securePage = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check(isPage),
    v.description('an https address, such as https://www.example.org/security'),
  )

/** Tags of languages. */
const languageTags = () =>
  v.pipe(
    v.string(),
    v.transform(listOf),
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i))),
    v.maxLength(32),
    v.description('tags of languages such as en,nl'),
  )

/** The variables of this file. */
export const securitySchema = {
  CSP_REPORTS: v.optional(oneOf(['on', 'off']), 'on'),
  SECURITY_CONTACT: v.optional(contacts(), ''),
  SECURITY_POLICY: v.optional(securePage()),
  SECURITY_LANGUAGES: v.optional(languageTags(), ''),
}

type SecuritySettings = v.InferOutput<v.ObjectSchema<typeof securitySchema, undefined>>

/** What `security.txt` says. */
export interface SecurityContact {
  /** Links, the best way first. */
  readonly contacts: readonly string[]
  /** Address of what the site promises to those who report. */
  readonly policy: string | undefined
  /** Languages that reports may be written in; those of the site where there are none. */
  readonly languages: readonly string[]
}

export interface SecurityConfig {
  /** Whether browsers tell the site of what its policy made them refuse. */
  readonly cspReports: boolean
  /** Undefined for a site that names no contact. */
  readonly securityContact: SecurityContact | undefined
}

/** The settings in the types that the code needs. */
export const toSecurity = (settings: SecuritySettings): SecurityConfig => ({
  cspReports: settings.CSP_REPORTS === 'on',
  securityContact:
    settings.SECURITY_CONTACT.length === 0
      ? undefined
      : {
          contacts: settings.SECURITY_CONTACT,
          policy: settings.SECURITY_POLICY,
          languages: settings.SECURITY_LANGUAGES,
        },
})
