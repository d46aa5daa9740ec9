import type { ContentChange } from '../cms/source.ts'

/** A change of which nothing is known: anything may be different. */
export const anyChange: ContentChange = { handles: [], ids: [] }

/** Whether nothing is known of a change. */
export const isAnyChange = ({ handles, ids }: ContentChange): boolean =>
  handles.length === 0 && ids.length === 0

/** Names in a change beyond which it counts as one of anything: looking for each would cost more. */
const maxNames = 200

/** One change in place of two. */
export function mergeChanges(one: ContentChange, other: ContentChange): ContentChange {
  if (isAnyChange(one) || isAnyChange(other)) return anyChange
  const handles = [...new Set([...one.handles, ...other.handles])]
  const ids = [...new Set([...one.ids, ...other.ids])]
  return handles.length + ids.length > maxNames ? anyChange : { handles, ids }
}
