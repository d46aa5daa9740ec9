import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import request from 'supertest'
import { afterAll } from 'vitest'
import { alternatesOf, mainOf, titleOf, visibleOf } from '../../../support/html.ts'

/** What a visitor and a search engine see at an address. */
export interface Visit {
  readonly status: number
  readonly location: string | undefined
  readonly title: string | undefined
  readonly headings: readonly string[]
  /** The words of the page's own part. */
  readonly text: string
  readonly crumbs: readonly string[]
  /** `hreflang` → path. */
  readonly alternates: Readonly<Record<string, string>>
  /** Where the switch of languages leads. */
  readonly languages: Readonly<Record<string, string>>
  readonly menu: readonly string[]
  readonly html: string
}

const textOf = (markup: string): string =>
  markup
    .replace(/<\/?(?:a|b|em|i|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim()

const within = (html: string, start: RegExp, end: string): string => {
  const at = html.search(start)
  return at < 0 ? '' : html.slice(at, html.indexOf(end, at))
}

/** `href title` of each link; `- title` of an entry of a menu that leads nowhere. */
const linksOf = (html: string, tags = 'a'): readonly string[] =>
  [...html.matchAll(new RegExp(`<(?:${tags})\\b([^>]*)>(.*?)</(?:${tags})>`, 'gs'))].map(
    ([, attributes = '', inner = '']) =>
      `${/href="([^"]*)"/.exec(attributes)?.[1] ?? '-'} ${textOf(inner)}`.trim(),
  )

const headingsOf = (html: string) =>
  [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, inner = '']) => textOf(inner))

const languagesOf = (html: string) =>
  Object.fromEntries(
    [
      ...within(html, /<nav class="menu__panel"/, '</nav>').matchAll(
        /<a href="([^"]*)" hrefLang="([^"]*)"/gi,
      ),
    ].map(([, href = '', lang = '']) => [lang, href]),
  )

const pathOf = (url: string): string => new URL(url, 'http://site.invalid').pathname

/** Asks as a reader who is already on the site, so that nobody's language decides. */
export async function visit(server: Server, address: string): Promise<Visit> {
  const { status, headers, text } = await request(server).get(address).set('Sec-Fetch-Site', 'same-origin')
  const html = visibleOf(text)
  return {
    status,
    location: headers.location,
    title: titleOf(text),
    headings: headingsOf(html),
    text: textOf(mainOf(text)),
    crumbs: linksOf(within(html, /<nav class="crumbs"/, '</nav>')),
    alternates: Object.fromEntries(
      Object.entries(alternatesOf(text)).map(([lang, url]) => [lang, pathOf(url)]),
    ),
    languages: languagesOf(html),
    menu: linksOf(within(html, /<nav class="header__nav"/, '</nav>'), 'a|span'),
    html: text,
  }
}

/** In short: the page's heading, `301 /target`, or the status alone. */
export async function answerOf(server: Server, address: string): Promise<string> {
  const { status, location, headings } = await visit(server, address)
  if (location !== undefined) return `${status} ${location}`
  return status === 200 ? headings.join(' | ') : String(status)
}

/** A project in a folder of its own, gone after all tests of the group. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'triptych-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), text)
  }
  return dir
}
