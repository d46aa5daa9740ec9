/** Tells which settings are given, without their secrets. */
import { createSchema } from './schema.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A setting, as it may be shown to anybody. */
export interface DescribedSetting {
  readonly name: string
  /** Where its value comes from: the environment, the product, or nowhere. */
  readonly source: 'given' | 'default' | 'none'
  /** The value in one line; of a secret, that it is set. */
  readonly value?: string
}

/** Settings whose values are secrets, or may hold some. */
const secretName = /KEY|SECRET|TOKEN|REDIS_URL|PURGE_HEADERS|PURGE_BODY/
/** Settings for which an empty value is one: it switches a folder off. */
const mayBeEmpty = /_DIR$/

/** Whether the value of a setting is never shown. */
export const isSecretSetting = (name: string): boolean => secretName.test(name)

/** Settings with the address of a request, whose query may have a token. */
const hasQuery = /^PURGE_URL$/

/** An address, or a list of them, without passwords. */
export const withoutPasswords = (value: string): string => value.replace(/\/\/.*@/, '//***@')

/** The value of a setting as anybody may read it; undefined for a secret. */
export function shownValue(name: string, value: string): string | undefined {
  if (isSecretSetting(name)) return undefined
  const shown = withoutPasswords(value)
  return hasQuery.test(name) ? shown.replace(/\?.*/s, '?***') : shown
}

function describe(name: string, standard: string | undefined, given: string | undefined): DescribedSetting {
  const text = given?.trim()
  if (text === '' && mayBeEmpty.test(name)) return { name, source: 'given', value: 'off (empty)' }
  if (text === undefined || text === '')
    return standard === undefined || standard === ''
      ? { name, source: 'none' }
      : { name, source: 'default', value: standard }
  return { name, source: 'given', value: shownValue(name, text) ?? 'set' }
}

/**
 * All settings in the order of their schema.
 * @param sources the values that `CONTENT_SOURCE` may have
 */
export const describeSettings = (env: Environment, sources: readonly string[]): readonly DescribedSetting[] =>
  Object.entries(createSchema(sources).entries).map(([name, entry]) =>
    describe(
      name,
      'default' in entry && typeof entry.default === 'string' ? entry.default : undefined,
      env[name],
    ),
  )
