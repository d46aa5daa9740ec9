/** Recognizes what objects are by their members: files, terms, pages, options, links. */

import { isThere } from '../../../content/kinds/field-conditions.ts'
import { namesText, roleOf } from '../../../content/kinds/field-roles.ts'
import type { FieldSchema } from '../../../content/kinds/field-schema.ts'
import { schemaOf } from '../../../content/kinds/field-schema.ts'
import { hiddenByName, hiddenText } from '../../../content/kinds/hidden-fields.ts'
import { looksLikeMarkup } from '../../../content/markup.ts'
import type { Value, Values } from '../../../content/types.ts'
import { linkOf } from '../../../content/values/links.ts'
import { isHtml, isValues, memberOf, textOf } from '../../../content/values/values.ts'
import type { ContentRules } from '../../content-rules.ts'
import { embedAddress } from '../../embed/embed-address.ts'
import { isFileAddress, isPictureAddress } from './file-address.ts'
import type { PartLink } from './part.ts'

/** Members of a set, row or entry that describe it and are never shown. */
export const systemMembers: ReadonlySet<string> = new Set([
  'id',
  'type',
  'enabled',
  '_id',
  '_type',
  '_visibility',
])

const envelopeMembers = new Set('data links meta page limit offset has_next_page total_results'.split(' '))

/** Whether a value may hold something to show: switches only choose. */
export const hasContent = (value: Value): boolean =>
  value !== undefined && value !== null && value !== '' && typeof value !== 'boolean'

/** Whether an object is a list with what an API says about it. */
export const isEnvelope = (value: Values): boolean =>
  Array.isArray(value.data) && Object.keys(value).every((name) => envelopeMembers.has(name))

/** Whether an object is a file, as sources deliver it: an address with a name or extension. */
export const isAsset = (value: Value): boolean =>
  isValues(value) &&
  typeof value.url === 'string' &&
  (typeof value.extension === 'string' || typeof value.basename === 'string')

/** Whether an object is a term of a taxonomy: nothing but its slug and title, and the path of its page. */
export const isTerm = (value: Value): boolean =>
  isValues(value) &&
  typeof value.slug === 'string' &&
  typeof value.title === 'string' &&
  Object.keys(value).length === ('path' in value ? 3 : 2)

/** Whether an object is the summary of a page: a title and a path, and no fields of its own; terms have a slug. */
export const isSummary = (value: Value): boolean =>
  isValues(value) &&
  typeof value.path === 'string' &&
  typeof value.title === 'string' &&
  value.path.startsWith('/') &&
  !isTerm(value)

/** Whether an object is a set, which has a type. */
export const isSet = (value: Value): boolean =>
  isValues(value) && typeof value.type === 'string' && value.type.trim() !== ''

/** Whether an object is the chosen option of a select field. */
export const isChoice = (value: Values): boolean =>
  'value' in value &&
  'label' in value &&
  Object.keys(value).every((name) => ['value', 'label', 'key'].includes(name))

/**
 * The only text of an object with nothing else for visitors; undefined for other objects.
 * @param rules the project's own, which may hide the text
 */
export function onlyText(
  values: Values,
  fields: readonly FieldSchema[] | undefined,
  rules: ContentRules | undefined,
): string | undefined {
  const [only, ...more] = visibleMembers(values, fields)
  if (!only || more.length > 0 || typeof only[1] !== 'string') return undefined
  if (rules?.hide.has(only[0]) || hiddenText(only[0], only[1]) !== undefined) return undefined
  return looksLikeMarkup(only[1]) || addressOf(only[1]) ? undefined : textOf(only[1])
}

/** The members of an object that have a value for visitors. */
function visibleMembers(
  values: Values,
  fields?: readonly FieldSchema[],
): readonly (readonly [string, Value])[] {
  const schemas = new Map((fields ?? schemaOf(values))?.map((field) => [field.handle, field]))
  const isVisible = (name: string): boolean => {
    const schema = schemas.get(name)
    if (!schema) return !systemMembers.has(name) && !hiddenByName(name)
    return !schema.hidden && (!schema.conditions || isThere(schema.conditions, values, values))
  }
  return Object.keys(values)
    .filter(isVisible)
    .map((name) => [name, memberOf(values, name)] as const)
    .filter(([, value]) => hasContent(value))
}

/**
 * The link that an object is: an address with a text and settings, but nothing else to read. Undefined for
 * other objects. The fields of editors vary, so any member may hold the address.
 * @param toFiles whether it may lead to a document
 */
export function linkIn(
  values: Values,
  fields?: readonly FieldSchema[],
  toFiles = false,
): PartLink | undefined {
  const members = visibleMembers(values, fields)
  const isShown = (value: Value) => isMedia(value) && !(toFiles && isFileAddress(String(value)))
  if (members.some(([, value]) => isHtml(value) || isAsset(value) || isShown(value))) return undefined
  const href = members.map(([, value]) => addressOf(value)).find((found) => found !== undefined)
  if (href === undefined) return undefined
  const texts = members.filter(([, value]) => typeof value === 'string' && addressOf(value) === undefined)
  const [first, ...others] = texts.filter(([name, value]) => isLabel(name, String(value)))
  const isMore = others.length > 0 || members.some(([name, value]) => saysMore(name, value))
  if (isMore || texts.some(([, value]) => String(value).length > 120)) return undefined
  const entry = members.map(([, value]) => (Array.isArray(value) ? value[0] : value) as Value).find(isSummary)
  return { href, label: first ? textOf(first[1]) : textOf(memberOf(entry, 'title')) }
}

/** The links that rows are. Among links those that lead to a document are links too, by their texts. */
export function linksIn(rows: readonly Values[], fields: readonly FieldSchema[] | undefined) {
  const links = rows.map((row) => linkIn(row, fields))
  if (links.every((link) => link === undefined)) return links
  return links.map((link, at) => {
    const toFile = link ?? linkIn(rows[at] ?? {}, fields, true)
    return link || toFile?.label ? toFile : undefined
  })
}

/** Whether a text of a link is for visitors: by the name of its field, or because it has words or capitals. */
const isLabel = (name: string, value: string): boolean =>
  namesText(name) || roleOf(name) !== undefined || /\s|[A-Z]/.test(value)

/** Whether a member of a link says more than its address, text and settings do. */
const saysMore = (name: string, value: Value): boolean =>
  typeof value === 'number'
    ? hiddenText(name, '0') === undefined
    : typeof value === 'object' && addressOf(value) === undefined && !(isValues(value) && isChoice(value))

/** Whether a value is the address of a picture, document or film, which is shown as such. */
const isMedia = (value: Value): boolean =>
  typeof value === 'string' &&
  (isPictureAddress(value) || isFileAddress(value) || embedAddress(value).kind !== 'link')

const addressOf = (value: Value): string | undefined => {
  const item = Array.isArray(value) && value.length === 1 ? (value[0] as Value) : value
  if (typeof item === 'string')
    return /^(?:(?:https?:\/\/|\/(?!\/)|mailto:|tel:)\S|#\S+$)/i.test(item) ? linkOf(item) : undefined
  return isSummary(item) ? linkOf(item) : undefined
}

/** Values that switch a set off. */
const off: readonly Value[] = [false, 'false', 0, '0']

/** Whether a set is switched on: editors can switch sets off, and not every content system leaves them out. */
export const isEnabled = (set: Value): boolean => !off.includes(memberOf(set, 'enabled'))
