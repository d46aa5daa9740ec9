/** The groups in which the overview shows components without a page of their own, and blocks. */
import type { Words } from '../text-files.ts'
import { supporting } from './index.ts'

/** Name of a group: key of its title. */
export type GroupName = keyof Words['overview']['groups']

/** What belongs to each group, in the order of the overview. */
const members: Readonly<Record<Exclude<GroupName, 'project'>, readonly string[]>> = {
  ways: [
    ...['skip-links', 'crumbs', 'toc', 'pager', 'pagination', 'filters', 'term-list', 'language-menu'],
    'go',
  ],
  signs: ['icon', 'badge', 'progress', 'skeleton', 'error-summary', 'consent-banner'],
  tools: ['theme-switch', 'segmented', 'data-table', 'code-block', 'copy-button'],
  telling: ['media-text', 'quote', 'faq', 'notice', 'profile', 'rows', 'download-list', 'call-to-action'],
  showing: ['table', 'stats', 'gallery', 'video', 'logos'],
}

const grouped: ReadonlySet<string> = new Set(Object.values(members).flat())

/** A group with the names of its parts. */
export interface Group {
  readonly name: GroupName
  readonly parts: readonly string[]
}

/** The groups. What a project adds with code of its own stands in the last one, which may be missing. */
export const groups: readonly Group[] = [
  ...Object.entries(members).map(([name, parts]) => ({ name: name as GroupName, parts })),
  { name: 'project' as const, parts: Object.keys(supporting).filter((name) => !grouped.has(name)) },
].filter(({ parts }) => parts.length > 0)
