import { Refusal } from './refusal.mjs'

/** The name of a language in that language; undefined for a code that `Intl` does not know. */
function ownName(code) {
  const name = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code)
  return name && name.charAt(0).toUpperCase() + name.slice(1)
}

const monthsOf = (format) =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2024, month, 3))).map(
    (day) => format.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '',
  )

/**
 * The names of the months, and the pattern of a date such as `{day} {month} {year}`, as `Intl` formats them.
 */
function datesOf(code) {
  const format = new Intl.DateTimeFormat(`${code}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const parts = format.formatToParts(new Date(Date.UTC(2024, 2, 3)))
  const pattern = parts.map(({ type, value }) => (type === 'literal' ? value : `{${type}}`)).join('')
  return { months: monthsOf(format).join(','), pattern }
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function messagesOf(code, label) {
  const { months, pattern } = datesOf(code)
  return `import type { Messages } from '../message-files.ts'
import english from './en.ts'

/** ${label}. What is not written here is shown in English, and \`npm run texts\` lists it. */
const texts: Partial<Messages> = {
  'date-months': ${quote(months)},
  'date-day': ${quote(pattern)},
}

export default { ...english, ...texts } satisfies Messages
`
}

const testOf = (code, label) => `import { expect, test } from 'vitest'
import english from '../../../src/i18n/messages/en.ts'
import messages from '../../../src/i18n/messages/${code}.ts'

/** What stands on every page. */
const needed = [
  'home',
  'menu-more',
  'close',
  'skip-to-content',
  'main-navigation',
  'breadcrumbs',
  'language-choose',
  'back-to-top',
  '404-title',
  '404-text',
  '404-button',
] as const

test(${quote(`what stands on every page is said in ${label}`)}, () => {
  const lacking = needed.filter((key) => messages[key] === english[key])
  expect(lacking, ${quote(`Fill in src/i18n/messages/${code}.ts: these texts are still English`)}).toEqual([])
})
`

/** Plans the texts of a new language for `npm run new`: its messages and their test. */
export const language = {
  example: 'language fr',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for an unknown code of a language, and for a language that has messages
   */
  plan(code, plan) {
    const label = /^[a-z]{2,3}$/.test(code) ? ownName(code) : undefined
    if (!label) throw new Refusal(`"${code}" is no code of a language, such as fr or fy`)
    const messages = `src/i18n/messages/${code}.ts`
    if (plan.exists(messages)) throw new Refusal(`The site has the language ${code}`)
    plan.create(messages, messagesOf(code, label))
    plan.create(`tests/src/i18n/${code}.test.ts`, testOf(code, label))
    return [
      `Translate the texts in ${messages}; npm run texts lists what is still English`,
      `Give the content a site with the handle ${code}, or name it under locales in triptych/site.yaml`,
    ]
  },
}
