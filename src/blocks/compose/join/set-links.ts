/** The links of a set beside its title: a title may be the text of a link, and links may be a call to action. */

import type { Part, PartOf } from '../parts/part.ts'
import type { ComposeScope } from '../scope.ts'
import type { Gathered } from './gather.ts'

/** The address of a part that is one link without a text. */
const bareLink = (part: Part): string | undefined => {
  const [link, ...more] = part.kind === 'links' ? part.links : []
  return link && more.length === 0 && link.label === undefined ? link.href : undefined
}

/** A title whose only content is a link without a text is the text of the link. */
export function namedLink(parts: Gathered): Gathered {
  const [only, ...more] = parts.body
  const href = only && more.length === 0 ? bareLink(only) : undefined
  if (parts.heading === undefined || !only || href === undefined) return parts
  const links: Part = { kind: 'links', handle: only.handle, links: [{ href, label: parts.heading }] }
  return { ...parts, heading: undefined, body: [links] }
}

/** Maximum number of the buttons of a set, and maximum characters of the text of each. */
const [maxButtons, maxLabel] = [3, 40]

const isCall = ({ links }: PartOf<'links'>): boolean =>
  links.length <= maxButtons && links.every(({ label = '' }) => label.length <= maxLabel)

/** Links at the end of a set with a title look like buttons: there is something to do. */
export function withCall(parts: Gathered, { level }: ComposeScope): Gathered {
  const last = parts.body.at(-1)
  if (parts.heading === undefined || last?.kind !== 'links' || !isCall(last)) return parts
  const call: Part = { ...last, button: level === 2 ? 'primary' : 'secondary' }
  return { ...parts, body: [...parts.body.slice(0, -1), call] }
}
