/** The build's command `doctor` on the texts of a project, as in the container image. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCommandLine } from '../support/command.ts'
import { pagesCollection } from '../support/doctor.ts'
import { writeProject } from '../support/project.ts'

const doctor = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  runCommandLine(['doctor', ...args], env)

const texts = ['--only', 'texts'] as const

const file = 'content/collections/pages/een.md'
const text = 'Deze zin staat op geen enkele pagina.'
const writeSite = (set: string) =>
  writeProject({
    ...pagesCollection,
    [file]: `---\nid: one\ntitle: Een\nblokken:\n  - { type: quote, text: Wel te zien. }\n  - ${set}\n---\n`,
  })

test('a complete project ends with 0 and a table', async () => {
  const { dir } = await writeSite('{ type: usp, kop: Waarom wij, tekst: Omdat wij het graag doen. }')
  const { status, stdout, stderr } = await doctor({ CONTENT_DIR: dir }, ...texts)
  expect(stderr).toBe('')
  expect(stdout).toContain('pages: 1 page\n')
  expect(stdout).toMatch(/^ {2}quote +1 +1 +0 +0 {2}block quote 1$/m)
  expect(stdout).toMatch(
    /\nNothing is lost: 1 page, 4 values: 4 shown, 0 not for visitors, 0 lost\.\n\nNothing found\.\n$/,
  )
  expect(status).toBe(0)
})

test('a lost text ends with 1, and is named with file and field', async () => {
  const { dir } = await writeSite(`{ type: divider, tekst: "${text}" }`)
  const { status, stdout } = await doctor({ CONTENT_DIR: dir }, ...texts)
  expect(stdout).toContain(`  ${file} (/een)\n    blokken.1:divider.tekst "${text}"\n`)
  expect(stdout).toMatch(/\nSomething is lost: .* 1 lost\.\n/)
  expect(stdout).toMatch(/\n1 finding: texts 1\.\n$/)
  expect(status).toBe(1)
})

test('--json is the report for machines', async () => {
  const { dir } = await writeSite(`{ type: divider, tekst: "${text}" }`)
  const { status, stdout } = await doctor({ CONTENT_DIR: dir }, ...texts, '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    findings: 1,
    sections: {
      texts: {
        count: 1,
        findings: [{ severity: 'fault', code: 'lost-text', where: `${file} blokken.1:divider.tekst` }],
        totals: { pages: 1, lost: 1 },
        lost: [{ entry: file, field: 'blokken.1:divider.tekst', text }],
      },
    },
  })
  expect(status).toBe(1)
})

test('a wrong configuration or project file ends with 78, whatever is asked for', async () => {
  const { dir, write } = await writeSite('{ type: quote, text: Ook te zien. }')
  const wrong = await doctor({ CONTENT_DIR: join(dir, 'none') }, ...texts)
  expect(wrong.stdout).toMatch(/fault: CONTENT_DIR: must be a folder that exists/)
  expect(wrong.status).toBe(78)
  await write('triptych/blocks.yaml', 'sets:\n  quote: { block: nothing }\n')
  const { status, stdout } = await doctor({ CONTENT_DIR: dir })
  expect(stdout).toContain('blocks.yaml')
  expect(status).toBe(78)
})

test.each([[['cure']], [['--loud']], [['types', '--json']], [['--out', 'a.ts']], [['--only', 'text']]])(
  'unknown arguments %j end with 64 and the usage',
  async (args) => {
    expect(await doctor({}, ...args)).toMatchObject({
      ...{ status: 64, stdout: '' },
      stderr: expect.stringMatching(/Use: doctor/),
    })
  },
)

test('types are printed, or written to a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'triptych-types-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const out = join(folder, 'content.ts')
  const printed = await doctor({}, 'types')
  expect(printed.stdout).toContain('export interface PagesPageEntry {')
  expect(await doctor({}, 'types', '--out', out)).toMatchObject({ status: 0, stdout: `Wrote ${out}\n` })
  expect(await readFile(out, 'utf8')).toBe(printed.stdout)
})

test('types of a content system over HTTP are refused', async () => {
  const { status, stderr } = await doctor({ CONTENT_SOURCE: 'rest', CMS_URL: 'http://127.0.0.1:9' }, 'types')
  expect(stderr).toContain('CONTENT_DIR')
  expect(status).toBe(64)
})
