/** Joins parts that belong together: captions with pictures, labels with links, authors with quotes. */

import { handleWords } from '../../../content/kinds/handle-words.ts'
import type { JoinedPart, Part, PartKind, PartOf } from '../parts/part.ts'
import { isPart } from '../parts/part.ts'
import { hrefOf, linkLabels } from './link-labels.ts'
import { captioned, credited } from './picture-captions.ts'

/** The parts of one set, row or entry. */
export interface Gathered {
  readonly heading?: string | undefined
  /** A few words beside the heading. */
  readonly label?: string | undefined
  /** All other parts, in their order. */
  readonly body: readonly JoinedPart[]
}

/** Replaces the part at an index. */
const replaced = (parts: readonly Part[], index: number, part: Part): readonly Part[] =>
  parts.map((each, at) => (at === index ? part : each))

/** The index of the nearest part of some kinds: before a place first, else after it; -1 where there is none. */
function nearest(parts: readonly Part[], at: number, isWanted: (part: Part) => boolean): number {
  for (let index = at - 1; index >= 0; index--)
    if (parts[index] && isWanted(parts[index] as Part)) return index
  return parts.findIndex((part, index) => index > at && isWanted(part))
}

type Join = (parts: readonly Part[]) => readonly Part[]

const asShort = (part: Part): Part =>
  ({ ...part, kind: 'short', text: (part as { text: string }).text }) as Part

/** Puts each part of a kind into the nearest part of another; where there is none it becomes a text. */
const joinInto =
  <K extends PartKind, T extends PartKind>(
    kind: K,
    target: readonly T[],
    join: (into: PartOf<T>, part: PartOf<K>) => Part | undefined,
  ): Join =>
  (parts) => {
    if (!parts.some(isPart(...target)))
      return parts.map((part) => (isPart(kind)(part) ? asShort(part) : part))
    let result = parts
    for (const part of parts.filter(isPart(kind))) {
      const at = result.indexOf(part as Part)
      const to = nearest(result, at, isPart(...target))
      const made = to < 0 ? undefined : join(result[to] as PartOf<T>, part)
      result = made
        ? replaced(result, to, made).filter((each) => each !== (part as Part))
        : replaced(result, at, asShort(part))
    }
    return result
  }

const captions = joinInto('caption', ['pictures', 'video'], (into, { text }) =>
  into.kind === 'pictures' ? captioned(into, text) : undefined,
)
const credits = joinInto('credit', ['pictures'], (into, { text }) => credited(into, text))
const alts = joinInto('alt', ['pictures'], (into, { text }) => ({
  ...into,
  pictures: into.pictures.map((picture, index) => (index === 0 ? { ...picture, alt: text } : picture)),
}))
const namesPrefix = (handle: string): boolean =>
  /^(?:prefixe?|voorvoegsel|vorsilbe)$/.test(handleWords(handle).at(-1) ?? '')

const units = joinInto('unit', ['number'], (into, { handle, text }) => ({
  ...into,
  text: namesPrefix(handle) ? `${text} ${into.text}` : `${into.text} ${text}`,
}))

/** Authors and their roles belong to a quote; elsewhere an author is a fact, and a role a label. */
function people(parts: readonly Part[]): readonly Part[] {
  if (parts.some(isPart('quote'))) return parts
  return parts.map((part): Part => {
    if (part.kind === 'author') return { ...part, kind: 'short' }
    return part.kind === 'personRole' ? { ...part, kind: 'label' } : part
  })
}

/** Joins neighbouring links and neighbouring pictures of different fields. */
function neighbours(parts: readonly Part[]): readonly Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.kind === 'links' && part.kind === 'links')
      result[result.length - 1] = { ...last, links: [...last.links, ...part.links] }
    else if (last?.kind === 'pictures' && part.kind === 'pictures')
      result[result.length - 1] = { ...last, pictures: [...last.pictures, ...part.pictures] }
    else result.push(part)
  }
  return result
}

/** Matches times, years and other short texts without a word: they stand above a title. */
const wordless = /^[\d\s:.,/–-]+(?:uhr|uur|h|am|pm)?$/i
const isSaid = isPart('short', 'text', 'heading', 'html')

/** A time or year before other texts is a label. */
const times: Join = (parts) =>
  parts.map(
    (part, index): Part =>
      part.kind === 'short' && wordless.test(part.text) && parts.slice(index + 1).some(isSaid)
        ? { ...part, kind: 'label' }
        : part,
  )

const joins: readonly Join[] = [captions, credits, alts, units, linkLabels, people]

const isLine = isPart('short', 'label', 'author', 'text', 'heading')

/** Whether a part says what the heading says already. */
const repeats = (part: Part, heading: string | undefined): boolean =>
  heading !== undefined && isLine(part) && part.text.trim() === heading.trim()

/** The index of the part that is the heading: the first of its role, else a short text at the start. */
function headingIndex(parts: readonly Part[]): number {
  const named = parts.findIndex(isPart('heading'))
  if (named >= 0) return named
  const first = parts.findIndex((part) => part.kind !== 'label' && part.kind !== 'pictures')
  return parts[first]?.kind === 'short' && parts.length > 1 ? first : -1
}

/** A title above nothing but a link without a text is the text of that link. */
export function namedLink(parts: Gathered): Gathered {
  const { heading, label, body } = parts
  const [only, ...others] = body
  const href = only?.kind === 'links' ? hrefOf(only) : undefined
  if (heading === undefined || !only || href === undefined || others.length > 0) return parts
  return { label, body: [{ handle: only.handle, kind: 'links', links: [{ href, label: heading }] }] }
}

/**
 * Joins the parts of a set, row or entry.
 * @param guesses whether a short text without a telling name may be the heading; an entry has its title
 */
export function gather(parts: readonly Part[], guesses = true): Gathered {
  const named = joins.reduce((all, join) => join(all), parts)
  // No part of another kind is left: each join makes texts of what it cannot join.
  const joinedParts = neighbours(guesses ? times(named) : named) as readonly JoinedPart[]
  const at = guesses ? headingIndex(joinedParts) : -1
  const heading = at < 0 ? undefined : (joinedParts[at] as PartOf<'heading'>).text
  const rest = joinedParts.filter((_, index) => index !== at)
  const labelAt = at < 0 ? -1 : rest.findIndex(isPart('label'))
  const label = labelAt < 0 ? undefined : (rest[labelAt] as PartOf<'label'>).text
  const body = rest.filter((part, index) => index !== labelAt && !repeats(part, heading))
  return namedLink({ heading, label, body })
}
