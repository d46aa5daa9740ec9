import type { SystemName } from './contract-systems.ts'

/**
 * All that may differ between the content systems, and why. Each row takes its difference out of what is
 * compared; the names and reasons are those of docs/reference/content-system.md.
 */
interface Difference {
  readonly of: readonly SystemName[]
  readonly reason: string
  without(value: unknown): unknown
}

const mapValues = (value: unknown, change: (name: string, member: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((member) => mapValues(member, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const changed = change(name, mapValues(member, change))
      return changed === undefined ? [] : [[name, changed]]
    }),
  )
}

const omit =
  (...names: readonly string[]) =>
  (value: unknown) =>
    mapValues(value, (name, member) => (names.includes(name) ? undefined : member))

const inText = (pattern: RegExp) => (value: unknown) =>
  mapValues(value, (_name, member) => (typeof member === 'string' ? member.replace(pattern, '') : member))

const isForm = (member: unknown) =>
  typeof member === 'object' &&
  member !== null &&
  (('type' in member && member.type === 'form') ||
    ('headingId' in member && member.headingId === 'schrijf-ons'))

const differences: readonly Difference[] = [
  {
    of: ['fetch'],
    reason: 'Fetch says no width and height of a picture (2.4, Asset)',
    without: (value) => inText(/ (?:width|height)="\d+"/g)(omit('width', 'height')(value)),
  },
  {
    of: ['fetch', 'rest'],
    reason: 'a file of a content system over HTTP is on that system, which is another origin',
    without: inText(/(?<=href="\/assets\/[^"]*") rel="noopener"/g),
  },
  {
    of: ['fetch'],
    reason:
      'the form sets of Statamic 2 are never asked for (2.1, formset): only title and text of a form are there',
    without: (value) =>
      mapValues(value, (_name, member) =>
        Array.isArray(member) ? member.filter((each) => !isForm(each)) : member,
      ),
  },
  {
    of: ['files', 'fetch', 'rest'],
    reason: 'ids of entries, sets and blocks are the system’s own',
    without: omit('id'),
  },
]

/** The value without what may differ in this system. */
export const comparable = (name: SystemName, value: unknown): unknown =>
  differences.filter((each) => each.of.includes(name)).reduce((left, { without }) => without(left), value)

/** Whole features that Statamic 2 with Fetch does not have. */
export const features = {
  menus: ['files', 'rest'],
  forms: ['files', 'rest'],
  /** A set without values in a language is the first language's there. */
  globalsPerLanguage: ['files', 'rest'],
} as const satisfies Readonly<Record<string, readonly SystemName[]>>
