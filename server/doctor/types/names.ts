/** Makes valid names of whatever editors call their collections and fields. */
import type { InspectedBlueprint } from '../../cms/inspection.ts'

const identifier = /^[A-Za-z_$][\w$]*$/

/** A handle as the name of a member. */
export const key = (handle: string): string => (identifier.test(handle) ? handle : JSON.stringify(handle))

/** A text as a comment; empty without a text. */
export const docblock = (text: string | undefined, indent: string): string => {
  const line = (text ?? '').replace(/\s+/g, ' ').replaceAll('*/', '*\\/').trim()
  return line === '' ? '' : `${indent}/** ${line} */\n`
}

/** Words with capitals, in the letters of identifiers: `über-uns` becomes `UberUns`. */
const pascal = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

const suffixes: Readonly<Record<InspectedBlueprint['kind'], string>> = {
  collection: 'Entry',
  taxonomy: 'Term',
  global: 'Globals',
}

const nameOf = ({ kind, group, handle }: InspectedBlueprint): string => {
  const [first, second] = [pascal(group), group === handle ? '' : pascal(handle)]
  const isSaid = second === suffixes[kind]
  return `${/^[A-Z]/.test(first) ? '' : 'X'}${first}${isSaid ? '' : second}${suffixes[kind]}`
}

/** The names of the interfaces of blueprints, each once: a second one of a name gets a number. */
export function interfaceNames(blueprints: readonly InspectedBlueprint[]): readonly string[] {
  const taken = new Set(['Bard', 'BardNode', 'BardSet', 'OneOrMore', 'Reference'])
  return blueprints.map((blueprint) => {
    const wanted = nameOf(blueprint)
    let name = wanted
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`
    taken.add(name)
    return name
  })
}
