/** What an examination of a site consists of: sections with findings. */

/** Names of the sections, in their order. */
export const sectionNames = [
  ...(['configuration', 'system', 'languages', 'texts'] as const),
  ...(['redirects', 'links', 'blocks', 'translations'] as const),
] as const

export type SectionName = (typeof sectionNames)[number]

/**
 * Something that somebody may want to mend. A note is for information: it does not count, unless the command is
 * told that it does.
 */
export interface Finding {
  readonly severity: 'fault' | 'warning' | 'note'
  /** What it is, in a word that stays: `no-home`. */
  readonly code: string
  /** What it is about: a setting, a part of the API, a language, a file, an address. */
  readonly where: string
  readonly message: string
}

/** The result of one section. */
export interface Section {
  readonly name: SectionName
  readonly title: string
  /** Number of faults and warnings, also of those that are not listed. */
  readonly count: number
  /** Number of notes, likewise. */
  readonly notes: number
  readonly findings: readonly Finding[]
  /** More that the section knows, for programs. */
  readonly facts: Readonly<Record<string, unknown>>
  /** The same for people, as lines of at most 80 characters. */
  readonly lines: readonly string[]
  /** Its findings for people, where they are not listed one by one. */
  readonly findingLines?: readonly string[]
}

/** An examination of a site. */
export interface Examination {
  readonly sections: readonly Section[]
}

/** Number of all faults and warnings. */
export const totalOf = ({ sections }: Examination): number =>
  sections.reduce((sum, { count }) => sum + count, 0)

/** Number of all notes. */
export const notesOf = ({ sections }: Examination): number =>
  sections.reduce((sum, { notes }) => sum + notes, 0)

/** Whether a finding counts. */
const counts = ({ severity }: Finding): boolean => severity !== 'note'

/** Makes a section whose findings are all listed. */
export const sectionOf = (section: Omit<Section, 'count' | 'notes'>): Section => ({
  ...section,
  count: section.findings.filter(counts).length,
  notes: section.findings.filter((each) => !counts(each)).length,
})

/** A section that could not be examined, as the content system does not answer. */
export const skipped = (name: SectionName, title: string): Section =>
  sectionOf({
    ...{ name, title, facts: { skipped: true }, lines: [] },
    findings: [note('skipped', name, 'It was not examined, as the content system does not answer.')],
  })

/** Makes findings of one severity. */
export const finding =
  (severity: Finding['severity']) =>
  (code: string, where: string, message: string): Finding => ({ severity, code, where, message })

export const [fault, warning, note] = [finding('fault'), finding('warning'), finding('note')]
