/** The words of a report for its readers. */
import type { CoverageKind, Finding, Section } from '../report.ts'

/** A column of a table. */
export interface Column {
  readonly title: string
  readonly value: (finding: Finding) => string
  /** Whether its value is an address of this site. */
  readonly isAddress?: boolean
}

interface SectionWords {
  readonly title: string
  /** What it tells, in a sentence. */
  readonly about: string
  readonly columns: readonly Column[]
}

const localesOf = ({ locales }: Finding): string => locales.join(', ')

const page: Column = { title: 'Page', value: (finding) => finding.page ?? '', isAddress: true }
const detail: Column = { title: 'What is wrong', value: (finding) => finding.detail ?? '' }
const languages: Column = { title: 'Languages', value: localesOf }
const kind: Column = { title: 'Kind', value: (finding) => finding.kind }
const place = (title: string): Column => ({ title, value: (finding) => finding.place ?? '' })
const subject = (title: string, isAddress = false): Column => ({
  ...{ title, isAddress, value: (finding) => finding.subject },
})

/** Title, meaning and columns of each section. */
export const sectionWords: Readonly<Record<Section, SectionWords>> = {
  links: {
    title: 'Broken links',
    about: 'Links and references of pages and menus to what is not there.',
    columns: [page, place('Block'), subject('Target'), detail, languages],
  },
  redirects: {
    title: 'Redirects',
    about: 'Rules that run in circles, take detours, never apply or lead to nothing.',
    columns: [kind, subject('Source'), place('Row'), detail, languages],
  },
  blocks: {
    title: 'Unknown blocks',
    about: 'Sets of pages that no block shows.',
    columns: [page, subject('Set'), detail, languages],
  },
  texts: {
    title: 'Missing texts',
    about: 'Texts of the interface that a language has none of its own for.',
    columns: [languages, subject('Key'), detail],
  },
  pages: {
    title: 'Missing translations',
    about: 'Pages that are not in all languages.',
    columns: [
      { ...languages, title: 'Missing in' },
      page,
      subject('Title'),
      { ...detail, title: 'There in' },
    ],
  },
  slugs: {
    title: 'Untranslated slugs',
    about: 'Pages with another title, but with the slug of another language.',
    columns: [languages, page, detail],
  },
  'alt-texts': {
    title: 'Pictures without alternative text',
    about: 'Photographs that a page shows without a description; drawings count as decoration.',
    columns: [subject('Picture'), page, languages],
  },
  'meta-titles': {
    title: 'Missing titles for search engines',
    about: 'Pages without one of their own, where another language has one.',
    columns: [languages, page, detail],
  },
  'meta-descriptions': {
    title: 'Missing descriptions for search engines',
    about: 'Pages without one of their own, where another language has one.',
    columns: [languages, page, detail],
  },
  'not-found': {
    title: 'Addresses asked for in vain',
    about: 'The most frequent 404s of this machine since its start, and the page that may be meant.',
    columns: [
      subject('Address'),
      { title: 'Requests', value: ({ count = 0 }) => count.toLocaleString('en') },
      { title: 'Perhaps', value: ({ suggestion = '' }) => suggestion, isAddress: true },
    ],
  },
  unreadable: {
    title: 'Not readable',
    about: 'What could not be read, so that the report is not complete.',
    columns: [subject('Where'), detail],
  },
}

export const coverageWords: Readonly<Record<CoverageKind, string>> = {
  texts: 'Texts',
  pages: 'Pages',
  slugs: 'Slugs',
  'alt-texts': 'Alternative texts',
  'meta-titles': 'Titles for search engines',
  'meta-descriptions': 'Descriptions for search engines',
}

/** A part as a percentage, rounded down: 100 means all. Nothing of nothing is all. */
export const percentOf = (covered: number, total: number): number =>
  total === 0 ? 100 : Math.floor((100 * covered) / total)
