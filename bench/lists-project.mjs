/** Generates Statamic projects with one long list and many terms, for `bench/lists.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const words =
  'molen wind water polder dijk kade boot zeil café straße harbour light stone bridge river'.split(' ')
/** The entries lie within this many years, the newest in the last one. */
const years = 25
const lastYear = 2025

const two = (number) => String(number).padStart(2, '0')
const idOf = (kind, number) => `${kind}-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Slug of a term, as entries store it: `term-007`. */
export const termSlug = (number) => `term-${String(number).padStart(3, '0')}`

/** The day of an entry: from the first of January of the first year, the entries are equally far apart. */
function dayOf(number, entries) {
  const day = Math.floor((number * years * 360) / entries)
  const year = lastYear - years + 1 + Math.floor(day / 360)
  return `${year}-${two(1 + (Math.floor(day / 30) % 12))}-${two(1 + (day % 28))}`
}

function articleOf(number, terms) {
  const word = words[number % words.length]
  const topics = [number % terms, (number * 7 + 3) % terms].map(termSlug)
  const lines = [
    `id: ${idOf('cccccccc', number)}`,
    `title: 'Number ${number} about ${word}'`,
    `lead: 'What ${word} has to do with ${words[(number * 5) % words.length]}.'`,
    `topics: [${[...new Set(topics)].join(', ')}]`,
    `updated_at: ${1_700_000_000 + number}`,
  ]
  return `---\n${lines.join('\n')}\n---\n${`${words.join(' ')}. `.repeat(4)}\n`
}

/** The files of a project apart from its articles and terms. */
const fixedFiles = {
  'resources/sites.yaml': 'nl:\n  name: Nederlands\n  locale: nl_NL\n  url: /\n',
  'content/collections/pages.yaml': `title: Pages\nroute: '{parent_uri}/{slug}'\nstructure:\n  root: true\n`,
  'content/collections/pages/home.md': `---\nid: ${idOf('aaaaaaaa', 1)}\ntitle: Home\n---\nHome.\n`,
  'content/collections/pages/news.md': `---\nid: ${idOf('aaaaaaaa', 2)}\ntitle: Nieuws\nlead: 'All of it.'\n---\n`,
  'content/trees/collections/pages.yaml': `tree:\n  -\n    entry: ${idOf('aaaaaaaa', 1)}\n  -\n    entry: ${idOf('aaaaaaaa', 2)}\n`,
  'content/collections/news.yaml': `title: News\nroute: '/news/{year}/{slug}'\nmount: ${idOf('aaaaaaaa', 2)}\ndate: true\nsort_dir: desc\ntaxonomies: [topics]\n`,
  'content/taxonomies/topics.yaml': 'title: Topics\n',
  'resources/views/topics/index.antlers.html': '',
  'resources/views/topics/show.antlers.html': '',
}

/**
 * Writes a Statamic project of one language: the page `/news` lists `entries` dated articles of 25 years, each
 * with two of `terms` topics (`/topics/term-007`).
 */
export function writeListsProject(dir, { entries = 10_000, terms = 300 } = {}) {
  const write = (file, text) => {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  for (const [file, text] of Object.entries(fixedFiles)) write(file, text)
  for (let number = 0; number < terms; number++)
    write(`content/taxonomies/topics/${termSlug(number)}.yaml`, `title: 'Topic ${number}'\n`)
  for (let number = 0; number < entries; number++)
    write(`content/collections/news/${dayOf(number, entries)}.item-${number}.md`, articleOf(number, terms))
}
