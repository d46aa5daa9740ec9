/**
 * Recognizes the objects in which content systems send files, related entries, select fields and the like.
 */
import type { Value, Values } from '../../../../src/content/types.ts'
import { isValues } from '../../../../src/content/values/values.ts'
import { asText } from '../../model/values.ts'
import { isPublicEntry } from '../../model/visibility.ts'
import type { RemoteEntry } from '../adapter.ts'
import type { ValueScope } from './scope.ts'
import { withoutSystemNames } from './system-names.ts'
import { readTerm } from './terms.ts'

/** One kind of object that the content systems deliver, and the value that pages read in its place. */
interface Shape {
  /** Whether an object is of this kind. */
  fits(values: Values, scope: ValueScope): boolean
  /** Returns the value for pages; undefined when nothing of the object is to be shown. */
  read(values: Values, scope: ValueScope): Value
}

const has = (values: Values, ...names: readonly string[]) => names.some((name) => Object.hasOwn(values, name))
const isText = (values: Values, name: string): boolean =>
  Object.hasOwn(values, name) && asText(values[name]) !== undefined
const onlyHas = (values: Values, names: readonly string[]) =>
  Object.keys(values).every((name) => names.includes(name))

/** A set (block) that an editor switched off. */
const disabledSet: Shape = {
  fits: (values) => isText(values, 'type') && Object.hasOwn(values, 'enabled') && values.enabled === false,
  read: () => undefined,
}

const idOf = (values: Values) => (Object.hasOwn(values, 'id') ? asText(values.id) : undefined)

/** A term of a taxonomy, with an id such as `tags::wad` or `tags/wad`. */
const term: Shape = {
  fits: (values) => readTerm(values) !== undefined,
  read(values, { view, context }) {
    const found = readTerm(values)
    if (!found) return undefined
    const term =
      (context?.collection !== undefined && view.term(found, context.collection)) || view.term(found)
    return { slug: found.ownSlug, title: found.title, ...(term && { path: term.path }) }
  },
}

/** A file, with an id such as `main::img/kap.jpg`. */
const asset: Shape = {
  fits: (values) =>
    values.is_asset === true || (/^[\w-]+::./.test(idOf(values) ?? '') && has(values, 'url', 'permalink')),
  read: (values, { view }) => view.index.assets.ofValues(values, view.locale),
}

/** The members of a choice. */
const option = ['value', 'label', 'key']

/** The choice in a select field. Only its value is read. */
const select: Shape = {
  fits: (values) => option.every((name) => has(values, name)) && onlyHas(values, option),
  read: ({ value }) => (value === null || value === undefined || isValues(value) ? null : String(value)),
}

/** A collection that is mounted on a page, with facts about its paging. Only the entries are read. */
const envelope: Shape = {
  fits: (values) => has(values, 'data') && has(values, 'has_next_page', 'total_results', 'limit', 'offset'),
  read: ({ data }, scope) => {
    const items = isValues(data) ? Object.values(data) : data
    return scope.read(Array.isArray(items) ? items : [], scope)
  },
}

/** A form, collection or menu that a field names. Only the handle is read. */
const handle: Shape = {
  fits: (values) =>
    isText(values, 'handle') &&
    has(values, 'title', 'api_url') &&
    onlyHas(values, ['handle', 'title', 'fields', 'honeypot', 'api_url', 'edit_url']),
  read: (values) => asText(values.handle),
}

/** A user, such as the author of an article. Only the name is read, unless the address stands in its place. */
const user: Shape = {
  fits: (values) =>
    isText(values, 'email') &&
    (/\/users\/[^/]*$/.test(asText(values.api_url) ?? '') || has(values, 'super', 'roles', 'is_user')),
  read: ({ name, email }) => (asText(name) === asText(email) ? undefined : asText(name)),
}

/** Whether the content system has a page for an entry. Fetch has `url` for every entry, and `uri` for these. */
const hasAddress = (values: Values): boolean =>
  has(values, 'uri') ? isText(values, 'uri') : isText(values, 'url')

/**
 * The id, title and fields of an entry without a page of its own, such as a testimonial. Fetch sends related
 * entries in the default language alone: what the lists of the language say comes first.
 */
function ownMembers(values: Values, translated: RemoteEntry | undefined, scope: ValueScope): Value {
  const { title = translated?.title } = values
  const own = { title, ...withoutSystemNames(values), ...filled(translated?.values ?? {}) }
  const read = scope.read(own, scope)
  return isValues(read) ? { id: idOf(values), ...read } : read
}

/** The values without those that say nothing, such as the body of a translation that has none. */
const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null))

/**
 * A related entry, which is read as its summary; one without an address as its fields. An unknown entry with
 * an address and a draft are left out, and so is every entry where there is no page around the value
 * (`context`), as in summaries. A page in another language than the view is one without a translation:
 * untranslated entries are shown there too.
 */
const entry: Shape = {
  fits(values, { view }) {
    const id = idOf(values)
    if (id === undefined || !has(values, 'url', 'uri', 'permalink', 'api_url', 'edit_url')) return false
    return (
      view.index.entry(id, view.locale) !== undefined ||
      has(values, 'api_url', 'edit_url') ||
      (has(values, 'permalink') && has(values, 'url'))
    )
  },
  read(values, scope) {
    const { view, context } = scope
    const related = context && view.index.entry(idOf(values) ?? '', view.locale)
    const isPage = hasAddress(values) || (related && view.path(related) !== undefined)
    if (context && !isPage) {
      const translated = related && view.translation(related, view.locale)
      const isHere = related ? translated?.published === true : isPublicEntry(values)
      return isHere && isPublicEntry(values) ? ownMembers(values, translated, scope) : undefined
    }
    return (
      related &&
      (view.summary(related, context?.isUntranslated ? 'untranslated' : undefined) as Values | undefined)
    )
  },
}

/** In order: the first that fits is used. */
const shapes: readonly Shape[] = [disabledSet, term, asset, select, envelope, handle, user, entry]

/** Reads an object of a known kind; undefined for any other object. */
export function readShape(values: Values, scope: ValueScope): { readonly value: Value } | undefined {
  const shape = shapes.find(({ fits }) => fits(values, scope))
  return shape && { value: shape.read(values, scope) }
}
