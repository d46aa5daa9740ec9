/** The links of a set beside its title, which may be a call to action. */

import type { PartOf } from '../parts/part.ts'
import type { ComposeScope } from '../scope.ts'
import type { Gathered } from './gather.ts'

/** Maximum number of the buttons of a set, and maximum characters of the text of each. */
const [maxButtons, maxLabel] = [3, 40]

const isCall = ({ links }: PartOf<'links'>): boolean =>
  links.length <= maxButtons && links.every(({ label = '' }) => label.length <= maxLabel)

/** Links at the end of a set with a title look like buttons: there is something to do. */
export function withCall(parts: Gathered, { level }: ComposeScope): Gathered {
  const last = parts.body.at(-1)
  if (parts.heading === undefined || last?.kind !== 'links' || !isCall(last)) return parts
  const button = level === 2 ? ('primary' as const) : ('secondary' as const)
  return { ...parts, body: [...parts.body.slice(0, -1), { ...last, button }] }
}
