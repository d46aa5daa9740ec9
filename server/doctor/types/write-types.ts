/** Writes TypeScript types of the blueprints of a project: what its files hold, as editors' fields store it. */
import type { InspectedBlueprint } from '../../cms/inspection.ts'
import { membersOf } from './field-types.ts'
import { docblock, interfaceNames } from './names.ts'

const header = `/**
 * Types of the blueprints of this project, written by \`npm run doctor -- types\`: values as they stand in the
 * files. Every field may be missing, as editors may leave it empty.
 */

/** Rich text, a list of ProseMirror nodes; sets are nodes of the type \`set\`. */
export type Bard<Set = never> = string | readonly (BardNode | BardSet<Set>)[]

export interface BardNode {
  readonly type: string
  readonly [name: string]: unknown
}

export interface BardSet<Set> {
  readonly type: 'set'
  readonly attrs: { readonly id?: string; readonly enabled?: boolean; readonly values: Set }
}

/** A value, or a list of values where the field takes several. */
export type OneOrMore<T> = T | readonly T[]

/** A reference to an entry, term, user or file. */
export type Reference = string
`

const kinds: Readonly<Record<InspectedBlueprint['kind'], string>> = {
  collection: 'An entry of the collection',
  taxonomy: 'A term of the taxonomy',
  global: 'The global set',
}

const about = ({ kind, group, handle, title }: InspectedBlueprint): string =>
  kind === 'global'
    ? `${kinds[kind]} \`${group}\`: ${title}`
    : `${kinds[kind]} \`${group}\` with the blueprint \`${handle}\`: ${title}`

/** Writes the module with one interface for each blueprint, in their order. */
export function writeTypes(blueprints: readonly InspectedBlueprint[]): string {
  const names = interfaceNames(blueprints)
  const interfaces = blueprints.map(
    (blueprint, index) =>
      `${docblock(about(blueprint), '')}export interface ${names[index]} {\n${membersOf(blueprint.fields, '  ')}}\n`,
  )
  return [header, ...interfaces].join('\n')
}
