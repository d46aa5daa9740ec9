/**
 * Reads the fields of an entry: those that stand above its body, facts, the body itself, and pages that it
 * refers to.
 */

import { headFieldsOf, isSystemField, type PageHeadFields, readPageHead } from '../content/head/page-head.ts'
import { roleOf } from '../content/kinds/field-roles.ts'
import { schemaOf } from '../content/kinds/field-schema.ts'
import type { Html, Values } from '../content/types.ts'
import { captionBelow, withoutCaption } from '../content/values/captions.ts'
import { defined, memberOf, textOf } from '../content/values/values.ts'
import type { Steps } from '../shared/steps.ts'
import { applyRule, withShown } from './apply-rule.ts'
import type { ReadContext } from './block-readers.ts'
import { composeEntryInSteps, composeGathered } from './compose/compose-parts.ts'
import { gather } from './compose/join/gather.ts'
import { dateFacts, numberWriter } from './compose/parts/localized.ts'
import { isPart, type JoinedPart } from './compose/parts/part.ts'
import { readParts, withoutHidden } from './compose/parts/read-parts.ts'
import { type ComposeScope, type FieldValues, maxSets } from './compose/scope.ts'
import { noRules } from './content-rules.ts'
import { pageListParts } from './named-lists.ts'
import { type EntryDrafts, withHero, withOwnTitle } from './open-home.ts'
import { readSets } from './read-sets.ts'

/** The fields of an entry below its head: without those that the head shows, and those of the content system. */
function bodyFields({ values, all, fields }: FieldValues, head: PageHeadFields): FieldValues {
  const known = new Set(fields?.map(({ handle }) => handle))
  const inHead = namesInHead(values, head)
  const own = Object.keys(values).filter((name) => !inHead.has(name) && !isSystemField(name, known.has(name)))
  return { values: Object.fromEntries(own.map((name) => [name, memberOf(values, name)])), all, fields }
}

/** The first of some fields with a value, by which the head shows it. */
const firstFilled = (values: Values, names: readonly string[]): string | undefined =>
  names.find((name) => textOf(memberOf(values, name)) !== undefined || isFilledList(memberOf(values, name)))

const isFilledList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** The names of the fields that the head shows. */
function namesInHead(values: Values, head: PageHeadFields): ReadonlySet<string> {
  const names = headFieldsOf(values)
  return new Set(
    (Object.keys(names) as (keyof typeof names)[]).flatMap((member) => {
      const shown = member === 'related' ? head.related.length > 0 : head[member] !== undefined
      return (shown && firstFilled(values, names[member])) || []
    }),
  )
}

/** Whether a label says what a person does. */
const isRole = ({ handle }: JoinedPart): boolean => roleOf(handle) === 'personRole'

/** Maximum characters of a text that can stand below the title in large type. */
const maxLead = 420

/** Completes the head with the parts of a body that no head field names: its first picture and first text. */
function promote(head: PageHeadFields, parts: readonly JoinedPart[]): EntryParts {
  const start = parts.findIndex(isPart('sets', 'html', 'rows', 'heading', 'group'))
  const early = start < 0 ? parts : parts.slice(0, start)
  const lead =
    head.lead === undefined
      ? early.filter(isPart('text')).find(({ text }) => text.length <= maxLead)
      : undefined
  const only = parts.filter(isPart('pictures')).find(({ pictures }) => pictures.length === 1)
  const picture = head.picture === undefined ? only : undefined
  const role = head.label === undefined ? parts.filter(isPart('label')).find(isRole) : undefined
  const [first] = picture?.pictures ?? []
  return {
    head: defined({
      ...head,
      label: head.label ?? role?.text,
      lead: head.lead ?? lead?.text,
      picture: head.picture ?? (first && withoutCaption(first)),
      pictureCaption: captionBelow(first, head.pictureCaption),
    }),
    parts: parts.filter((part) => part !== lead && part !== picture && part !== role),
  }
}

interface EntryParts {
  readonly head: PageHeadFields
  readonly parts: readonly JoinedPart[]
}

const isFact = isPart('fact', 'number', 'short')
const isReference = isPart('entries')

/**
 * Facts first, then the body, then other pages. Where an entry has titles of its own among its fields, each
 * field belongs to the title before it, and all keep their place.
 */
function inOrder(parts: readonly JoinedPart[]): readonly JoinedPart[] {
  if (parts.some(isPart('heading'))) return parts
  const facts = parts.filter(isFact)
  const references = parts.filter(isReference)
  const body = parts.filter((part) => !isFact(part) && !isReference(part))
  return [...facts, ...body, ...references]
}

/** Minimum words of a text that is a repetition where it comes twice: few words may be two equal facts. */
const minRepeated = 4

/** Leaves out texts that stand on the page already: fields often repeat the title or the lead. */
function withoutRepeats(
  parts: readonly JoinedPart[],
  shown: readonly (string | undefined)[],
): readonly JoinedPart[] {
  const inHead = new Set(shown.map((text) => text?.trim()))
  const seen = new Set(inHead)
  return parts.filter((part) => {
    if (part.kind === 'pictures') return !part.pictures.every(({ src }) => inHead.has(src))
    if (part.kind === 'html') return !isText(part.html) || !inHead.has(textOf(part.html))
    if (part.kind !== 'text' && part.kind !== 'short' && part.kind !== 'heading' && part.kind !== 'label')
      return true
    const text = part.text.trim()
    if (part.kind === 'short' && text.split(/\s+/, minRepeated).length < minRepeated) return !inHead.has(text)
    return seen.size < seen.add(text).size
  })
}

/** Whether markup is text alone. */
const isText = ({ html }: Html): boolean => !/<(?:img|table|iframe|video|audio|a)\b/i.test(html)

/**
 * Creates the scope of the layout engine for one page.
 * @param root the fields of the entry
 */
export const createScope = (context: ReadContext, root: Values): ComposeScope => ({
  ...context,
  root,
  setsLeft: { count: maxSets, isTold: false },
  depth: 0,
  level: 2,
  dateFact: dateFacts(context.locale),
  writeNumber: numberWriter(context.locale),
  readSets,
  compose: composeGathered,
})

/** Why fields are not in the head of a page either, whatever their names. */
const goneReasons = ['hidden', 'setting', 'note', 'key', 'rule', 'condition'] as const

/** Reads an entry by its fields. */
export function* readEntryInSteps(
  values: Values,
  context: ReadContext,
  { collection, isHome, names = [] }: EntryPlace = {},
): Steps<EntryDrafts> {
  const rules = context.rules ?? noRules
  const rule = rules.collections.get(collection ?? '')
  const scope = createScope({ ...context, rules: withShown(rules, rule) }, values)
  const stored: FieldValues = { values, fields: schemaOf(values) }
  const fields = withoutHidden(applyRule(stored, rule), goneReasons, scope)
  const named = readPageHead(fields.values, context)
  const read = gather(readParts(bodyFields(fields, named), scope), false)
  const { head, parts } = promote(named, read.body)
  const title = textOf(memberOf(values, 'title'))
  const shown = [title, head.lead, head.label, head.picture?.src, head.pictureCaption]
  const body = withoutRepeats(parts, shown)
  const listed = pageListParts(names, values, scope)
  const drafts = yield* composeEntryInSteps([...inOrder(body), ...listed], {
    ...scope,
    opening: isHome === true,
  })
  return isHome ? withHero(withOwnTitle({ head, drafts }), title) : { head, drafts }
}

/** Where an entry stands. */
export interface EntryPlace {
  /** Handle of its collection, for the project's own rules. */
  readonly collection?: string
  /** Whether it is the home page: its first title is the heading of the page, which has no other. */
  readonly isHome?: boolean
  /** Its slug, title and template: the page of a collection lists the entries that have no pages. */
  readonly names?: readonly string[]
}
