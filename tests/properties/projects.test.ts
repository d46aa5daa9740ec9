/** Projects on disk with files of any name and any content. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEntryFile } from '../../server/cms/flat-files/disk/front-matter.ts'
import { answerAt, createLogger, openSource } from '../support/flat-files.ts'
import { writeProject } from '../support/project.ts'
import { anyText, holds, textOf } from '../support/properties.ts'

/** Pages that refer to each other in a circle, one of them to itself. */
const sound = {
  'content/collections/pages.yaml': "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  'content/collections/pages/home.md': '---\nid: home\ntitle: Home\nsee: [over]\norigin: home\n---\nTekst\n',
  'content/collections/pages/over.md':
    '---\nid: over\ntitle: Over\nsee: [team, over]\n---\n[x](statamic://entry::team)\n',
  'content/collections/pages/team.md': '---\nid: team\ntitle: Team\nsee: [home, over]\n---\n',
  'content/trees/collections/pages.yaml':
    'tree:\n  - entry: home\n  - entry: over\n    children:\n      - entry: team\n  - entry: over\n',
  'resources/blueprints/collections/pages/page.yaml':
    'fields:\n  - handle: see\n    field: { type: entries }\n  - import: circle\n',
  'resources/fieldsets/circle.yaml': 'fields:\n  - import: circle\n',
}

const folders = [
  ...[
    'content',
    'content/collections',
    'content/collections/pages',
    'content/collections/news',
    'content/globals',
  ],
  ...['content/navigation', 'content/trees/navigation', 'content/trees/collections', 'content/taxonomies'],
  ...['content/taxonomies/topics', 'content/assets', 'resources/forms', 'resources/fieldsets', 'resources'],
  ...['resources/blueprints/collections/pages', 'resources/blueprints/collections/news', 'users', 'config'],
]
const extensions = ['.md', '.yaml', '.yaml', '.md', '.html', '.txt', '.json', '.yml', '.MD', '']
const stems = [
  'news',
  'pages',
  'topics',
  'main',
  'general',
  'redirects',
  '2026-11-28.x',
  '1.a',
  '.',
  '-',
  'é',
  '{{x}}',
]

/** A name in bytes: anything that a file system takes. */
const names = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...stems).map((stem) => Buffer.from(stem)),
      anyText.map((text) => Buffer.from(text)),
      fc.uint8Array({ minLength: 1, maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    ),
    fc.constantFrom(...extensions),
  )
  .map(([stem, extension]) => Buffer.concat([stem, Buffer.from(extension)]))
  .filter((name) => !/^\.{0,2}$/.test(name.toString()) && !name.includes('/') && !name.includes(0))
  .filter((name) => name.length < 200)

const lines = [
  ...[
    'id: a',
    'id: over',
    'title: T',
    'origin: home',
    'origin: x',
    'parent: x',
    'published: false',
    'slug: ../x',
  ],
  ...[
    'date: x',
    'date: 2026-11-28',
    'route: /{slug}',
    "route: '/{{ slug }}'",
    'mount: over',
    'mount: news',
    'sites: [x]',
  ],
  ...[
    'taxonomies: [topics, x]',
    'topics: [a, a, {}]',
    'template: [x]',
    'data: { a: 1 }',
    'tree: [x, {entry: x}]',
  ],
  ...[
    'tree: [{entry: over, children: {a: 1}}]',
    'fields: x',
    'fields: [{ handle: 1, field: x }, 3]',
    'import: circle',
  ],
  ...[
    'tabs: { a: { sections: [{ fields: [{ handle: a, field: { type: bard, sets: 4 } }] }] } }',
    'redirect: "@child"',
  ],
  ...[
    'structure: { root: true, max_depth: x }',
    'blueprint: x',
    'sort_by: "a:b"',
    'see: [[a]]',
    '- x',
    '---',
    ': [',
    '\t',
  ],
  ...[
    'redirects: [{ from: /a, to: //x }]',
    'uri: /over',
    'slugs: x',
    'hidden: x',
    'disk: x',
    'propagate: { a: x }',
  ],
]
const contents = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...lines), { maxLength: 8 })
      .map((chosen) => `${chosen.join('\n')}\n`),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...lines), { maxLength: 6 })
      .map((chosen) => `---\n${chosen.join('\n')}\n---\nx`),
  },
  textOf(lines),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
)
const files = fc.array(fc.tuple(fc.constantFrom(...folders), names, contents), { minLength: 1, maxLength: 8 })

/** Whether a file took the place of one of the sound ones, or says that it is one of their pages. */
const isRival = ([folder, name, text]: Made): boolean =>
  `${folder}/${name}` in sound || /\b(?:home|over|team|root)\b/.test(text.toString())

type Made = readonly [folder: string, name: Buffer, text: string | Buffer]

const nameOf = ([, name]: Made): string => name.toString()

/** Whether a file is an entry by its place and name, and none by what it says. */
function isUnreadable([folder, name, text]: Made): boolean {
  if (folder !== 'content/collections/pages' || !/^[a-z\d][\w-]*\.md$/.test(name.toString())) return false
  try {
    parseEntryFile(text.toString())
    return false
  } catch {
    return true
  }
}

test(
  'of a project with files of any name and content the sound pages stay, and unreadable entries are named',
  () =>
    holds(
      files,
      async (made) => {
        const project = await writeProject(sound)
        for (const [folder, name, text] of made) {
          const inside = join(project.dir, folder)
          await mkdir(inside, { recursive: true })
          await writeFile(Buffer.concat([Buffer.from(`${inside}/`), name]), text)
        }
        const logger = createLogger()
        const source = await openSource(project, { logger })
        const told = logger.warnings.map(({ file }) => file ?? '')
        for (const name of made.filter(isUnreadable).map(nameOf))
          expect(told.filter((file) => file.endsWith(`/${name}`))).not.toEqual([])
        for (const locale of ['nl', 'en', 'de']) {
          await Promise.all([source.tree(locale), source.globals(locale), source.redirects(locale)])
          for (const { summary } of await source.outlines(locale))
            await answerAt(source, locale, summary.path ?? '/')
        }
        if (!made.some(isRival)) expect(await answerAt(source, 'nl', '/over/team')).toBe('team')
      },
      { runs: 20 },
    ),
  120_000,
)
