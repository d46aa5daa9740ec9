/** Environment variables that look like settings and are none: misspelt, most likely. */
import { nearestName } from '../../project/nearest-name.ts'
import { type Finding, warning } from '../sections/section.ts'
import type { Given } from './given.ts'

/** Nobody else's variables begin so. */
const ownPrefix = /^(?:CMS|TRIPTYCH|PURGE|GLIDE)_/
const settingShape = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/
/** Shorter names are near to too much. */
const minLength = 5
/** Variables of others that are near to one of ours. */
const ofOthers = new Set(['HOSTS', 'LOCALE', 'REDIS_URI'])

/** The setting that a variable may be meant for. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const lower = known.map((each) => each.toLowerCase())
  const found = nearestName(name, lower)?.toUpperCase()
  return found !== undefined && Math.abs(found.length - name.length) <= 3 ? found : undefined
}

export function unknownVariables(given: Given, known: ReadonlySet<string>): readonly Finding[] {
  const names = [...known]
  return Object.keys(given)
    .filter((name) => !known.has(name) && settingShape.test(name) && !ofOthers.has(name))
    .flatMap((name) => {
      const near = name.length >= minLength ? nearest(name, names) : undefined
      if (near === undefined && !ownPrefix.test(name)) return []
      const meant = near === undefined ? '' : ` Did you mean ${near}?`
      return [warning('unknown-variable', name, `There is no such setting: it is not read.${meant}`)]
    })
}
