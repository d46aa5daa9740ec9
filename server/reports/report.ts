/** What a report on the content of a site consists of. */
import type { Locale } from '../../src/i18n/languages.ts'

/** The lists of a report, in their order. */
export const sections = [
  ...(['links', 'redirects', 'blocks', 'texts', 'pages', 'slugs', 'alt-texts'] as const),
  ...(['meta-titles', 'meta-descriptions', 'not-found', 'unreadable'] as const),
] as const

export type Section = (typeof sections)[number]

/** What is covered in each language. */
export const coverageKinds = [
  ...(['texts', 'pages', 'slugs', 'alt-texts', 'meta-titles', 'meta-descriptions'] as const),
] as const

export type CoverageKind = (typeof coverageKinds)[number]

/** One thing that somebody may want to mend. Each section uses the members that it has a meaning for. */
export interface Finding {
  /** What it is, in a word: `missing`, `chain`. */
  readonly kind: string
  /** The languages that it is found in. */
  readonly locales: readonly Locale[]
  /** Decoded path of the page that it stands on. */
  readonly page?: string | undefined
  /** Type and number of the block, name of the menu, or list and number of the row in the content system. */
  readonly place?: string | undefined
  /** The target, the source of a redirect, the key of a text, the address of a picture. */
  readonly subject: string
  /** What is wrong, in words. */
  readonly detail?: string | undefined
  /** An address that may be meant. */
  readonly suggestion?: string | undefined
  /** How often it was met. */
  readonly count?: number | undefined
}

/** The findings of one kind. */
export interface SectionReport {
  readonly section: Section
  /** Number of all findings. */
  readonly total: number
  /** At most `maxListed`. */
  readonly findings: readonly Finding[]
}

/** How much of something a language has. */
export interface Coverage {
  readonly locale: Locale
  readonly kind: CoverageKind
  readonly covered: number
  readonly total: number
}

/** A report on the content, and on the addresses that were asked for in vain. */
export interface Report {
  /** Name of the content source. */
  readonly source: string
  /** ISO 8601. */
  readonly madeAt: string
  readonly coverage: readonly Coverage[]
  readonly sections: readonly SectionReport[]
}

/** Maximum number of findings that are listed of a section. */
export const maxListed = 1_000

/** Number of all findings. */
export const findingsIn = ({ sections: all }: Pick<Report, 'sections'>): number =>
  all.reduce((sum, { total }) => sum + total, 0)
