/** What a site asks consent for, as its operator set it up. */
import { createHash } from 'node:crypto'
import { type ConsentCategory, type ConsentQuestion, choosable } from '../../src/consent/consent-question.ts'
import type { Tag } from '../../src/consent/tags.ts'
import { memoWeak } from '../../src/shared/memo.ts'
import { consentVersion } from '../../src/shared/visitor/consent-version.ts'

/** The kinds of hosts that a tool may need, by the start of their directive in the content security policy. */
export const hostKinds = ['script', 'connect', 'img', 'frame', 'style', 'font'] as const
/** Hosts by what they are needed for. */
export type TagHosts = Readonly<Partial<Record<(typeof hostKinds)[number], readonly string[]>>>

/** A text in the languages of the site; the one of `*` is for all others. */
export type Wording = Readonly<Record<string, string>>

/** A tool, with what the content security policy has to allow for it. */
export interface TagSetup {
  readonly tag: Tag
  /** Besides those that are known of its kind. */
  readonly hosts: TagHosts
  /** Inline scripts that it may add: all, or those with these hashes (`sha256-…`). */
  readonly inlineScripts?: 'all' | readonly string[] | undefined
}

/** A category with its words and tools. */
export interface CategorySetup extends Omit<ConsentCategory, 'tags'> {
  readonly label: Wording
  readonly text: Wording
  readonly tags: readonly TagSetup[]
}

/** The categories of a site, the functional one first. */
export interface ConsentSetup {
  /** Raised by the operator when everybody is to be asked again. */
  readonly version?: number | undefined
  readonly categories: readonly CategorySetup[]
}

/** Who gets to know of a visitor: the kind of a tool and the hosts of it that a site chose itself. */
const thirdParty = (tag: Tag): string =>
  [tag.kind, 'url' in tag && tag.url, 'host' in tag && tag.host, 'src' in tag && new URL(tag.src).host]
    .filter(Boolean)
    .join(' ')

/**
 * A short text that differs when there are other categories, or other tools in them: answers to the question
 * of before do not count then.
 */
function fingerprint({ categories }: ConsentSetup): string {
  const parts = categories.map(({ key, tags }) => [key, tags.map(({ tag }) => thirdParty(tag)).toSorted()])
  return createHash('sha256').update(JSON.stringify(parts.toSorted())).digest('hex').slice(0, 6)
}

/**
 * The question that follows from a setup. Answers from a time without categories count as well: a yes for
 * all, a no for none.
 */
export const questionOf = memoWeak((setup: ConsentSetup): ConsentQuestion => {
  const version = String(setup.version ?? consentVersion)
  const categories = setup.categories.map(({ key, signals, tags }) => ({
    ...{ key, signals },
    tags: tags.map(({ tag }) => tag),
  }))
  return { versions: [version, `${version}-${fingerprint(setup)}`], categories }
})

/** Whether there is anything to ask: a category that a visitor may refuse. */
export const hasChoice = (setup: ConsentSetup): boolean => choosable(questionOf(setup)).length > 0
