import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { createKeptForms } from '../../../server/forms/kept-forms.ts'
import { createRateLimit } from '../../../server/forms/rate-limit.ts'
import { readConfig } from '../../support/config.ts'
import { contactForm, filled, formSite } from '../../support/forms.ts'
import { mainOf } from '../../support/html.ts'
import { expectLog } from '../../support/reports.ts'

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-forms-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  return dir
}

test('a form is kept as a file of its own, with its values by handle and without passwords', async () => {
  const keptIn = await emptyFolder()
  const { post, arrived } = await formSite({ keptIn })
  const before = Date.now()
  const fields = { ...filled, bericht: 'een\r\ntwee: #drie', 'dagen[]': 'ma', code: 'geheim', more: 'x' }
  await post(fields)
    .expect(303)
    .expect('Location', /^\/contact\?sent=contact/)
  const [file = '', ...others] = await readdir(join(keptIn, 'contact'))
  expect(others).toEqual([])
  expect(file).toMatch(/^\d{10}\.\d{4}-[\da-f]{8}\.yaml$/)
  expect(Number.parseFloat(file) * 1000).toBeGreaterThanOrEqual(before - 1)
  const text = await readFile(join(keptIn, 'contact', file), 'utf8')
  expect(parse(text)).toEqual({
    ...{ naam: 'Jan', email: 'jan@example.org', bericht: 'een\ntwee: #drie', dagen: ['ma'] },
  })
  expect((await stat(join(keptIn, 'contact', file))).mode & 0o077).toBe(0)
  expect(arrived()).toEqual([])
})

test('the log names the form and its file, and nothing that a visitor wrote', async () => {
  const keptIn = await emptyFolder()
  const { post, logs } = await formSite({ keptIn })
  await post({ ...filled, bericht: 'Moin' }).expect(303)
  const [line, ...others] = logs.filter(({ form }) => form === 'contact')
  expect(others).toEqual([])
  expect(line).toMatchObject({ form: 'contact', file: (await readdir(join(keptIn, 'contact')))[0] })
  expect(JSON.stringify(logs)).not.toMatch(/Jan|jan@|Moin/)
})

test('what is wrong, what a robot wrote and what comes too often is not kept', async () => {
  const keptIn = await emptyFolder()
  const { post } = await formSite({ keptIn, limit: createRateLimit({ perVisitor: 1 }) })
  await post({ ...filled, email: 'x' }).expect(422)
  await post({ ...filled, achternaam: 'bot' }).expect(303)
  expect(await readdir(keptIn)).toEqual([])
  await post(filled).expect(303)
  await post(filled).expect(429)
  expect(await readdir(join(keptIn, 'contact'))).toHaveLength(1)
})

test('where the folder cannot be written to, the visitor is told and keeps what was filled in', async () => {
  expectLog('warn', 'A form could not be kept in FORMS_DIR')
  const keptIn = join(await emptyFolder(), 'file')
  await writeFile(keptIn, '')
  const { post } = await formSite({ keptIn })
  const { text } = await post(filled).expect(503)
  expect(mainOf(text)).toContain('We konden het niet bewaren')
  expect(mainOf(text)).toContain('value="jan@example.org"')
  expect(mainOf(text)).toContain('<a href="mailto:info@example.org">')
})

test('a folder of 10,000 forms is full', async () => {
  expectLog('warn', 'A form could not be kept in FORMS_DIR')
  const keptIn = await emptyFolder()
  const { post } = await formSite({ keptIn })
  await mkdir(join(keptIn, 'contact'))
  await Promise.all(
    Array.from({ length: 9_999 }, (_, index) => writeFile(join(keptIn, 'contact', `${index}.yaml`), '')),
  )
  await post(filled).expect(303)
  await post(filled).expect(503)
  expect(await readdir(join(keptIn, 'contact'))).toHaveLength(10_000)
})

test('a form whose editor wants nothing to be stored is not kept', async () => {
  const dir = await emptyFolder()
  const warnings: object[] = []
  const logger = { info: () => {}, warn: (line: object) => void warnings.push(line) }
  const relay = createKeptForms({ dir, logger })
  expect(await relay.send({ ...contactForm, unstored: true }, { naam: 'Jan' })).toEqual({ kind: 'unkept' })
  expect(await readdir(dir)).toEqual([])
  expect(warnings).toEqual([{ form: 'contact' }])
})

test.each(['..', '.', 'a/b', 'a\\b', '', 'x'.repeat(65)])('the handle %j is no folder', async (handle) => {
  const dir = await emptyFolder()
  const warnings: object[] = []
  const logger = { info: () => {}, warn: (line: object) => void warnings.push(line) }
  const relay = createKeptForms({ dir: join(dir, 'kept'), logger })
  expect(await relay.send({ ...contactForm, handle }, { naam: 'Jan' })).toEqual({ kind: 'unkept' })
  expect(warnings).toHaveLength(1)
  expect(await readdir(dir)).toEqual([])
})

test('only the embedded example keeps forms unless it is told to', () => {
  expect(readConfig({}, '/embedded').formsDir).toBe('.data/forms')
  expect(readConfig({ CONTENT_DIR: 'tests' }, '/embedded').formsDir).toBeUndefined()
  expect(readConfig({ CONTENT_DIR: 'tests', FORMS_DIR: 'kept' }, '/embedded').formsDir).toBe('kept')
})
