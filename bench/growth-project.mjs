/** Generates Statamic projects of any size, with made-up pages and news, for `bench/growth.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const languages = ['nl', 'en', 'de']
const words =
  'molen wind water polder dijk kade boot zeil café straße harbour light stone bridge river'.split(' ')

/**
 * Returns a generator of pseudo-random whole numbers below a bound, the same in every run (a linear
 * congruential generator with the constants of "Numerical Recipes").
 */
function createRandom(seed) {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % below
  }
}

/**
 * Id of an entry: group 2 of the pages is `aaaaaaaa-0000-4000-8000-000000000020` in Dutch, `…21` in English.
 */
const idOf = (kind, group, site) => {
  const number = String(group * 10 + languages.indexOf(site)).padStart(12, '0')
  return `${kind === 'pages' ? 'aaaaaaaa' : 'bbbbbbbb'}-0000-4000-8000-${number}`
}

function bodyOf(random) {
  const sentence = () => Array.from({ length: 14 }, () => words[random(words.length)]).join(' ')
  const paragraph = () => Array.from({ length: 4 }, sentence).join('. ')
  return Array.from({ length: 3 + random(6) }, (_, at) => `## Part ${at + 1}\n\n${paragraph()}.`).join('\n\n')
}

function entryOf(kind, group, site, random) {
  const origin = site === 'nl' ? [] : [`origin: ${idOf(kind, group, 'nl')}`]
  const lines = [
    `id: ${idOf(kind, group, site)}`,
    ...origin,
    `title: 'Number ${group} about ${words[random(words.length)]} (${site})'`,
    `lead: 'What ${words[random(words.length)]} and ${words[random(words.length)]} have to do with ${words[random(words.length)]}.'`,
    `updated_at: ${1_700_000_000 + group}`,
    'updated_by: 5a1e7b60-0000-4000-8000-000000000001',
    'blocks:',
    `  - { type: quote, enabled: true, text: '${words[random(words.length)]}', author: Nobody }`,
  ]
  return `---\n${lines.join('\n')}\n---\n${bodyOf(random)}\n`
}

/**
 * The YAML of a tree of pages: the home page and `wide` others at the top, at most `wide` below each of
 * those.
 */
function treeOf(groups, site, wide = 20) {
  const nodes = Array.from({ length: groups }, (_, group) => ({ group, children: [] }))
  for (const node of nodes.slice(1 + wide)) nodes[Math.floor((node.group - 1) / wide)].children.push(node)
  const print = (node, depth) => {
    const space = '  '.repeat(depth)
    const below = node.children.map((child) => print(child, depth + 2))
    return `${space}-\n${space}  entry: ${idOf('pages', node.group, site)}\n${below.length > 0 ? `${space}  children:\n${below.join('')}` : ''}`
  }
  return `tree:\n${nodes
    .slice(0, 1 + wide)
    .map((node) => print(node, 1))
    .join('')}`
}

/**
 * Writes a Statamic project with `count` entries in three languages: half pages with a tree, half dated news.
 */
export function writeGrowthProject(dir, count) {
  const random = createRandom(count)
  const write = (file, text) => {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  // A group is one page and one news item in each of three languages: six entries.
  const groups = Math.ceil(count / 6)
  write(
    'resources/sites.yaml',
    languages
      .map(
        (site, at) =>
          `${site}:\n  name: ${site}\n  locale: ${site}_${site.toUpperCase()}\n  url: /${at === 0 ? '' : site}\n`,
      )
      .join(''),
  )
  write(
    'content/collections/pages.yaml',
    `title: Pages\nroute: '{parent_uri}/{slug}'\nsites: [nl, en, de]\nstructure:\n  root: true\n`,
  )
  write(
    'content/collections/news.yaml',
    `title: News\nroute: '/news/{year}/{slug}'\ndate: true\nsites: [nl, en, de]\ndate_behavior:\n  past: public\n  future: private\n`,
  )
  for (const site of languages) {
    mkdirSync(join(dir, 'content/collections/pages', site), { recursive: true })
    mkdirSync(join(dir, 'content/collections/news', site), { recursive: true })
    write(`content/trees/collections/${site}/pages.yaml`, treeOf(groups, site))
    for (let group = 0; group < groups; group++) {
      const day = `${2000 + (group % 24)}-${String(1 + (group % 12)).padStart(2, '0')}-${String(1 + (group % 28)).padStart(2, '0')}`
      writeFileSync(
        join(dir, 'content/collections/pages', site, `page-${group}.md`),
        entryOf('pages', group, site, random),
      )
      writeFileSync(
        join(dir, 'content/collections/news', site, `${day}.item-${group}.md`),
        entryOf('news', group, site, random),
      )
    }
  }
}
