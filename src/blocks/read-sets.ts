/** Reads sets, Statamic's units of page content: known ones as their blocks, others by what their fields are. */

import { holdsIds } from '../content/html-ids.ts'
import type { Html, Values } from '../content/types.ts'
import { createFieldLog } from '../content/values/field-log.ts'
import { createFields } from '../content/values/fields.ts'
import { defined, isValues, memberOf } from '../content/values/values.ts'
import { applyRule, withShown } from './apply-rule.ts'
import { blockTypeOf, isContainer, ornamentOf, readers } from './block-readers.ts'
import type { BlockType } from './block-types.ts'
import { composeGathered, composeParts } from './compose/compose-parts.ts'
import { gather } from './compose/join/gather.ts'
import { credited } from './compose/join/picture-captions.ts'
import { lowerHeadings } from './compose/markup.ts'
import { isPart, type Part } from './compose/parts/part.ts'
import { readParts, withoutHidden } from './compose/parts/read-parts.ts'
import { isEnabled, isSet, systemMembers } from './compose/parts/shapes.ts'
import {
  below,
  type ComposeScope,
  type FieldValues,
  firstSets,
  isTooDeep,
  type SetList,
  typeOf,
} from './compose/scope.ts'
import { noRules } from './content-rules.ts'
import { atLevel, type Draft, richText } from './draft.ts'
import { isOfExtension } from './extensions/extension-context.ts'
import { leftoversOf } from './leftovers/leftovers.ts'
import { unreadFields } from './leftovers/unread-fields.ts'
import type { MediaTextProps } from './media-text/media-text.tsx'
import { composeNamedList } from './named-lists.ts'
import { richTextNames } from './rich-text/rich-text.read.ts'

/** Reads the sets of a list in their order. */
export function readSets({ sets, schemas }: SetList, scope: ComposeScope): readonly Draft[] {
  if (isTooDeep(scope, typeOf(sets[0]) ?? 'sets')) return []
  return firstSets(sets.filter(isEnabled), scope).flatMap((set, index) => {
    const type = typeOf(set)
    if (type === undefined) return []
    const values = isValues(set) ? set : {}
    const place = { ...scope, opening: scope.opening === true && index === 0 }
    const drafts = asGroup(readSet(type, { values, fields: schemas?.get(type) }, place))
    scope.trace?.(values, drafts)
    return drafts
  })
}

/** Marks the blocks of a set, which stand together. */
const asGroup = (drafts: readonly Draft[]): readonly Draft[] =>
  drafts.map((draft, index) => (index === 0 ? draft : { ...draft, continues: true }))

/** Reads a set: by the project's rule, as an ornament, as a known block, or by what its fields are. */
function readSet(type: string, set: FieldValues, outer: ComposeScope): readonly Draft[] {
  const rules = outer.rules ?? noRules
  const rule = rules.sets.get(type)
  if (rule?.block === 'hidden') return []
  const scope = rule?.show ? { ...outer, rules: withShown(rules, rule) } : outer
  const fields = withoutHidden(applyRule(set, rule, true), goneReasons, scope)
  const ornament = rule?.block ? undefined : ornamentOf(type)
  if (ornament !== undefined) return readOrnament(ornament, scope)
  const known = blockTypeOf(rule?.block ?? type)
  if (!known || isNestedText(known, fields.values)) return compose(type, fields, scope)
  return readKnown(known, type, fields, scope)
}

/** Why fields are not there for the readers of blocks either. They do read settings. */
const goneReasons = ['hidden', 'note', 'rule', 'condition'] as const

/** Whether a text has sets among its paragraphs: then the whole set is composed. */
const isNestedText = (type: BlockType, values: Values): boolean =>
  type === 'rich_text' &&
  richTextNames.text.some((name) => {
    const value = memberOf(values, name)
    return Array.isArray(value) && value.some(isSet)
  })

/** Composes a set by what its fields are. A set with content that is not shown at all is reported. */
function compose(type: string, fields: FieldValues, scope: ComposeScope): readonly Draft[] {
  const parts = readParts(fields, scope)
  const drafts =
    composeNamedList(type, parts, fields.values, scope) ?? composeParts(parts, { ...scope, setType: type })
  if (drafts.length > 0 || isContainer(type) || blockTypeOf(type)) return drafts
  const isEmpty = Object.keys(fields.values).every((name) => systemMembers.has(name))
  if (isEmpty) return []
  scope.unknown(type)
  return scope.marksUnknown ? [{ type: 'unknown', props: { set: type } }] : []
}

/** Blocks that cannot be put together from parts: fields of rows that they do not show stand below them. */
const singular: ReadonlySet<BlockType> = new Set([
  'hero',
  'form',
  'video',
  'embed',
  'code',
  'profile',
  'places',
  'call_to_action',
])

const isTitle = isPart('heading', 'label')

/** Reads a set as a known block. Fields that the block does not show are composed around it. */
function readKnown(
  type: BlockType,
  name: string,
  fields: FieldValues,
  scope: ComposeScope,
): readonly Draft[] {
  const { draft, unread } = readBlock(type, fields.values, scope)
  // The code of an extension decides what its block shows.
  if (isOfExtension({ type })) return draft ? [draft] : []
  if (draft && Object.keys(unread).length === 0) return [draft]
  const parts = readParts({ all: fields.values, ...fields, values: unread }, scope)
  if (!draft) return composeNamedList(name, parts, fields.values, scope) ?? composeParts(parts, scope)
  const left = leftoversOf(parts, fields.values, draft.props, scope)
  if (left.isTorn && !singular.has(type)) return compose(name, fields, scope)
  const alt = left.parts.find(isPart('alt'))
  const { picture } = draft.props as Partial<MediaTextProps>
  const credit = type === 'media_text' && picture ? left.parts.find(isPart('credit')) : undefined
  const missing = left.parts.filter((part) => part.kind !== 'alt' && part !== credit)
  const above = missing.filter(isTitle)
  const others = missing.filter((part) => !isTitle(part))
  const hasTitle = above.length > 0 || 'title' in draft.props
  return [
    ...composeLoose(above, scope),
    withCredit(withAlt(draft, alt?.text), credit?.text),
    ...composeLoose(others, below(scope, hasTitle)),
  ]
}

const composeLoose = (parts: readonly Part[], scope: ComposeScope): readonly Draft[] =>
  parts.length === 0 ? [] : composeGathered(gather(parts, false), scope)

/** The block with an alternative text for its picture, where the picture has none of its own. */
function withAlt(draft: Draft, alt: string | undefined): Draft {
  const picture = memberOf(draft.props, 'picture')
  if (alt === undefined || !isValues(picture) || picture.alt !== '') return draft
  return { ...draft, props: { ...draft.props, picture: { ...picture, alt } } as Draft['props'] }
}

/** The block with a credit below its picture, after the caption. */
function withCredit(draft: Draft, credit: string | undefined): Draft {
  const { picture, caption } = draft.props as Partial<MediaTextProps>
  if (credit === undefined || !picture) return draft
  const pictures = [defined({ ...picture, caption })]
  const [shown] = credited({ handle: '', kind: 'pictures', pictures }, credit).pictures
  return { ...draft, props: { ...draft.props, ...defined({ caption: shown?.caption }) } as Draft['props'] }
}

/** A block, with the fields that it may not show. */
interface BlockReading {
  /** Undefined where the block has nothing to show. */
  readonly draft: Draft | undefined
  readonly unread: Values
}

/** Reads a block, and reports fields whose values cannot be used. */
function readBlock(type: BlockType, values: Values, scope: ComposeScope): BlockReading {
  const log = createFieldLog()
  let hasIds = false
  const taken = (text: Html) => {
    hasIds ||= holdsIds(text)
  }
  const props = readers[type](createFields(values, { ...scope, log, taken }), scope)
  const misfits = log.misfits()
  if (misfits.length > 0) scope.misfits?.(misfits.map((field) => `${type}.${field}`))
  if (!props) return { draft: undefined, unread: values }
  return { draft: lowered({ type, props, hasIds }, scope), unread: unreadFields(values, props, log) }
}

/** Lowers the title and headings of a block inside another. */
function lowered(draft: Draft, scope: ComposeScope): Draft {
  const { level } = scope
  if (level === 2) return draft
  const { props } = draft
  const isText = draft.type === 'rich_text' && 'html' in props && props.html !== undefined
  const text = isText ? { ...props, html: lowerHeadings(props.html as Html, level - 2) } : props
  return atLevel({ ...draft, props: text as Draft['props'] }, scope)
}

/** Reads a set without content as rich text with its markup. */
const readOrnament = (markup: string, { sanitize }: ComposeScope): readonly Draft[] =>
  markup === '' ? [] : [richText(sanitize(markup))]
