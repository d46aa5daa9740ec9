import request from 'supertest'
import type { ContentPage } from '../../../src/content/types.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import type { ContractSystem } from './contract-systems.ts'

/** How one content system shows the site, in a form that can be compared between systems. */

/** The answer at an address in short: a page's title, `301 /target`, or `missing`. */
export async function answerAt(
  { content, plain }: ContractSystem,
  locale: Locale,
  path: string,
): Promise<string> {
  const answer = await content.page(locale, path)
  if (answer.kind === 'page') return answer.page.title
  return answer.kind === 'redirect' ? plain(`${answer.status} ${answer.to}`) : 'missing'
}

/** @throws Error when there is no page at the address */
export async function pageAt(
  { content }: ContractSystem,
  locale: Locale,
  path: string,
): Promise<ContentPage> {
  const answer = await content.page(locale, path)
  if (answer.kind !== 'page') throw new Error(`${locale} ${path} is no page but ${answer.kind}`)
  return answer.page
}

/** What a page says: head and blocks as they are rendered. */
export async function bodyAt(system: ContractSystem, locale: Locale, path: string) {
  const { head, blocks } = await system.deps.bodies(await pageAt(system, locale, path))
  return system.plain({ head, blocks })
}

export interface Shown {
  readonly status: number
  readonly location?: string
  readonly text: string
  readonly links: readonly string[]
  readonly pictures: readonly string[]
  /** What only the content system and its editors may see, anywhere in the document. */
  readonly leaks: readonly string[]
}

const attributes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'))),
]

const inner = /edit_url|api_url|content_raw|\/cp\/|\{\{ link|statamic:\/\/|entry::|asset::/g

const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''

/** A page as a visitor gets it: the text of its main part, and where its links and pictures lead. */
export async function visit(system: ContractSystem, path: string): Promise<Shown> {
  const answer = await request(system.server).get(path)
  const main = system.plain(mainOf(answer.text))
  const location = answer.headers.location as string | undefined
  return {
    status: answer.status,
    ...(location && { location: system.plain(location) }),
    text: main
      .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    links: attributes(main, /<a\b[^>]*\shref="([^"]*)"/g).sort(),
    leaks: answer.text.match(inner) ?? [],
    pictures: attributes(main, /<img\b[^>]*\ssrc="([^"]*)"/g).sort(),
  }
}
