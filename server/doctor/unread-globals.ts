/** Finds the texts of global sets that no page reads: menus, footer and head of all pages take theirs there. */
import type { Value } from '../../src/content/types.ts'
import { isHtml, textOf } from '../../src/content/values/values.ts'
import type { Languages, Locale } from '../../src/i18n/languages.ts'
import { createFaultLog } from '../cms/fault-log.ts'
import { createGlobalsReader } from '../cms/site-settings.ts'
import type { ContentSource } from '../cms/source.ts'
import type { Config } from '../config/config.ts'
import { createConsent } from '../consent/consent.ts'
import { loadShell } from '../loaders/shell.ts'
import type { Menus } from '../menus/menus.ts'
import type { UnreadGlobal } from './report.ts'
import { createShownTexts } from './walk/shown-texts.ts'

interface GlobalsOptions {
  readonly menus: Pick<Menus, 'load'>
  readonly content: ContentSource
  readonly languages: Languages
  readonly config: Config
}

const silent = { error: () => {}, warn: () => {}, debug: () => {} }

/** Words of a text that is listed: shorter ones are names and settings as a rule. */
const minWords = 5
const isSentence = (text: string): boolean => text.split(/\s+/, minWords).length >= minWords

/** Sets that are rules for addresses. */
const otherSets = new Set(['redirects', 'detours'])

/** The texts in a value, with the paths of their fields. */
function* textsIn(value: Value, path: string): Generator<{ readonly field: string; readonly text: string }> {
  if (typeof value === 'object' && value !== null && !isHtml(value)) {
    for (const [name, member] of Object.entries(value))
      yield* textsIn(member as Value, path === '' ? name : `${path}.${name}`)
    return
  }
  const text = textOf(value)
  if (text !== undefined && isSentence(text)) yield { field: path, text }
}

/** Lists the unread texts of all languages, each once. */
export async function findUnreadGlobals(options: GlobalsOptions): Promise<readonly UnreadGlobal[]> {
  const found = new Map<string, UnreadGlobal>()
  for (const locale of options.languages.locales)
    for (const unread of await unreadIn(options, locale))
      found.set(JSON.stringify([unread.set, unread.field, unread.text]), unread)
  return [...found.values()]
}

async function unreadIn(
  { content, languages, config, menus }: GlobalsOptions,
  locale: Locale,
): Promise<UnreadGlobal[]> {
  const settings = await createGlobalsReader({ content, languages, config, logger: silent }).settings(locale)
  const shell = await loadShell(
    { config, menus, faults: createFaultLog(silent), consent: createConsent(config) },
    { locale, settings, languages: [], texts: [] },
  )
  const shown = createShownTexts({ shell, description: settings.description }, [])
  const sets = Object.entries(await content.globals(locale)).filter(([set]) => !otherSets.has(set))
  return sets.flatMap(([set, values]) =>
    [...textsIn(values, '')]
      .filter(({ text }) => shown.text(text) === undefined)
      .map((unread) => ({ set, ...unread })),
  )
}
