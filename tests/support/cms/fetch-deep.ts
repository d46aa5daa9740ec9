/** The deep transformation of the Fetch add-on (docs/reference/content-system.md#fetch-values). */

export interface Known {
  /** Absolute address of a file, by its id, path or URL. */
  asset(value: string): string | undefined
  /** A page or entry by its id: in the default language, its own relations still raw. */
  item(id: string): object | undefined
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Members of a list that hold one thing become that thing. What a member of a map holds stays a list, as
 * recorded.
 */
function collapse(member: unknown): unknown {
  if (Array.isArray(member)) return member.length === 1 ? member[0] : member
  if (!isMap(member)) return member
  const values = Object.values(member)
  return values.length === 1 ? values[0] : member
}

function transformMember(value: unknown, key: string, known: Known): unknown {
  return value === null || value === undefined ? [] : transform(value, key, known)
}

function transform(value: unknown, key: string, known: Known): unknown {
  if (key === 'children' || key === 'id') return value
  if (typeof value === 'string') return known.asset(value) ?? known.item(value) ?? value
  if (Array.isArray(value)) return value.map((member) => collapse(transformMember(member, '', known)))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, transformMember(member, name, known)]),
  )
}

/** Top-level values keep their own shape, and `null`. */
export const deepen = (fields: Record<string, unknown>, known: Known): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, transform(value, key, known)]))
