/** Examines the settings: which are given, which are wrong, and which do something else than meant. */
import { sources } from '../../cms/sources.ts'
import { type DescribedSetting, describeSettings } from '../../config/describe-settings.ts'
import { columns } from '../../terminal/columns.ts'
import { type Finding, fault, type Section, sectionOf } from '../sections/section.ts'
import { givenIn } from './given.ts'
import { noEffectFindings } from './no-effect.ts'
import { secretFindings } from './secret-rules.ts'
import { siteFindings } from './site-rules.ts'
import { unknownVariables } from './unknown-variables.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `PORT must be …`, `…/site.yaml: locales …`: the setting or file that a problem names, and what is wrong with it. */
function faultOf(problem: string): Finding {
  const [, where = 'settings', message = problem] =
    /^([A-Z][A-Z\d_]+|[^\n]+?\.yaml(?::\d+)?):? (.*)$/s.exec(problem) ?? []
  return fault('wrong-setting', where, message)
}

const sourceInWords: Readonly<Record<DescribedSetting['source'], string>> = {
  given: 'given',
  default: 'default',
  none: 'not set',
}

/** Settings that are given, then how many are not: the whole list is for programs. */
function linesOf(settings: readonly DescribedSetting[]): readonly string[] {
  const given = settings.filter(({ source }) => source === 'given')
  const others = settings.length - given.length
  return [
    ...columns(given.map(({ name, source, value = '' }) => [name, sourceInWords[source], value])),
    `  ${others} of ${settings.length} settings have their default or are not set: --json lists them.`,
  ]
}

/**
 * Examines an environment.
 * @param problems what reading it, or the project folder, has found to be wrong
 */
export function examineConfiguration(env: Environment, problems: readonly string[]): Section {
  const settings = describeSettings(env, Object.keys(sources))
  const known = new Set(settings.map(({ name }) => name))
  const given = givenIn(env)
  const isRemote = sources[given.CONTENT_SOURCE ?? 'files']?.isRemote ?? false
  return sectionOf({
    name: 'configuration',
    title: 'Settings',
    findings: [
      ...problems.map(faultOf),
      ...unknownVariables(given, known),
      ...noEffectFindings(given, isRemote),
      ...secretFindings(given, known),
      ...siteFindings(given),
    ],
    facts: { settings },
    lines: linesOf(settings),
  })
}
