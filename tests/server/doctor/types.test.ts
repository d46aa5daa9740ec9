import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeTypes } from '../../../server/doctor/types/write-types.ts'
import { openSource } from '../../support/flat-files.ts'
import { type Project, writeProject } from '../../support/project.ts'

const sites = join(import.meta.dirname, '../../fixtures/sites')
const tsc = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc')

async function typesOf(project: Pick<Project, 'dir'>): Promise<string> {
  const source = await openSource(project as Project)
  const inspection = await source.inspect?.()
  return writeTypes(inspection?.blueprints() ?? [])
}

/** Compiles modules, and returns the errors. */
async function compile(modules: Readonly<Record<string, string>>): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-types-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const files = Object.keys(modules).map((name) => join(dir, `${name}.ts`))
  await Promise.all(Object.values(modules).map((text, index) => writeFile(files[index] ?? '', text)))
  const args = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--ignoreConfig', ...files]
  return spawnSync(process.execPath, [tsc, ...args], { encoding: 'utf8' }).stdout
}

const odd = {
  'resources/blueprints/collections/2024-nieuws/über-ons.yaml': `title: "Sluit */ hier"
fields:
  - { handle: my-field, field: { type: text, display: "Zin */ met einde" } }
  - { handle: constructor, field: { type: toggle } }
  - { handle: "2x", field: { type: integer } }
  - { handle: 'quote"d', field: { type: select, options: { a: A, 'b"c': B } } }
  - { handle: onbekend, field: { type: add_on_field } }
  - handle: blokken
    field:
      type: replicator
      sets: { "a b": { fields: [{ handle: type, field: { type: text } }, { handle: kop, field: { type: text } }] } }
`,
  'resources/blueprints/globals/2024-nieuws.yaml': 'fields:\n  - { handle: kop, field: { type: text } }\n',
}

test('the types of every invented project, and of odd names, compile', { timeout: 120_000 }, async () => {
  const names = await readdir(sites)
  const written: Record<string, string> = { odd: await typesOf(await writeProject(odd)) }
  for (const name of names) written[name] = await typesOf({ dir: join(sites, name) })
  const use = `import type { X2024NieuwsUberOnsEntry } from './odd.ts'
export const entry: X2024NieuwsUberOnsEntry = {
  'my-field': 'Zin',
  constructor: true,
  '2x': 2,
  'quote"d': 'b"c',
  blokken: [{ type: 'a b', kop: 'Kop' }],
}
`
  expect(await compile({ ...written, use: use.replace('./odd.ts', './odd') })).toBe('')
})

test('types have one interface for each blueprint, with what editors see as comments', async () => {
  const text = await typesOf(await writeProject(odd))
  expect(text.match(/^export interface .*$/gm)?.slice(2)).toEqual([
    'export interface X2024NieuwsUberOnsEntry {',
    'export interface X2024NieuwsGlobals {',
  ])
  expect(text).toContain('  /** Zin *\\/ met einde */\n  readonly "my-field"?: string\n')
})

test('types do not change while blueprints do not', async () => {
  const project = { dir: join(sites, 'kanzlei') }
  expect(await typesOf(project)).toBe(await typesOf(project))
})
