import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../../../server/config/config-error.ts'
import { openMessages } from '../../../server/project/messages-file/open-messages.ts'
import english from '../../../src/i18n/messages/en.ts'
import { eventually } from '../../support/eventually.ts'
import { type Project as Folder, writeProject } from '../../support/project.ts'

async function open(folder: Folder) {
  const logged: { readonly level: string; readonly line: unknown }[] = []
  const log = (level: string) => (line: unknown) => void logged.push({ level, line })
  const logger = { info: log('info'), warn: log('warn'), error: log('error') } as never
  const messages = await openMessages({
    ...{ dir: join(folder.dir, 'triptych'), logger, watch: true, strict: true, interval: 10, settleDelay: 5 },
    ...{ languages: { locales: ['nl', 'fr', 'pt-br'] }, known: english },
  })
  onTestFinished(() => messages.close())
  return { messages, logged }
}

const french = (text: string) => writeProject({ 'triptych/messages/fr.yaml': text })

async function problemsOf(text: string): Promise<readonly string[]> {
  const folder = await french(text)
  const error: unknown = await open(folder).catch((err: unknown) => err)
  if (!(error instanceof ConfigError)) throw new Error('The file was accepted')
  return error.problems.map((line) => line.replace(join(folder.dir, 'triptych/messages/'), ''))
}

describe('A file of texts', () => {
  test('gives texts by key; empty ones are left to be translated', async () => {
    const { messages } = await open(await french('home: Accueil\nclose:\n404-title: "Page introuvable"\n'))
    expect(messages.of('fr')).toEqual({ home: 'Accueil', '404-title': 'Page introuvable' })
    expect(messages.of('nl')).toEqual({})
  })

  test.each(['pt-BR.yaml', 'pt_br.yaml', 'pt-br.yaml'])('may be named %s', async (name) => {
    const { messages } = await open(await writeProject({ [`triptych/messages/${name}`]: 'home: Início' }))
    expect(messages.of('pt-br')).toEqual({ home: 'Início' })
  })

  test('may have a form for each category of plurals', async () => {
    const { messages } = await open(await french('page-minutes-many: "{count} minutes"'))
    expect(messages.of('fr')).toEqual({ 'page-minutes-many': '{count} minutes' })
  })

  test('that comes, changes and goes is followed', async () => {
    const folder = await writeProject({})
    const { messages } = await open(folder)
    await folder.write('triptych/messages/fr.yaml', 'home: Accueil')
    await eventually(() => expect(messages.of('fr')).toEqual({ home: 'Accueil' }))
    await folder.write('triptych/messages/fr.yaml', 'home: [x]')
    await eventually(() => expect(messages.broken()).toBe(1))
    expect(messages.of('fr')).toEqual({ home: 'Accueil' })
    await folder.remove('triptych/messages/fr.yaml')
    await eventually(() => expect(messages.of('fr')).toEqual({}))
  })

  test('of a language that the site does not have is told in one line', async () => {
    const { logged } = await open(
      await writeProject({ 'triptych/messages/french.yaml': '', 'triptych/messages/de.yaml': '' }),
    )
    expect(logged).toEqual([
      {
        level: 'warn',
        line: { files: ['messages/de.yaml', 'messages/french.yaml'], locales: ['nl', 'fr', 'pt-br'] },
      },
    ])
  })

  test('of one language twice are told in one line, and the first counts', async () => {
    const { messages, logged } = await open(
      await writeProject({
        'triptych/messages/pt-BR.yaml': 'home: Início\n',
        'triptych/messages/pt_BR.yaml': 'home: Outro\n',
      }),
    )
    expect(messages.of('pt-br')).toEqual({ home: 'Início' })
    expect(logged).toMatchObject([{ level: 'warn', line: { files: ['messages/pt_BR.yaml'] } }])
  })
})

test.each([
  ['hom: Accueil', 'fr.yaml:1: hom is no text of the interface (did you mean home?)'],
  ['home: Accueil\nconstructor: x', 'fr.yaml:2: constructor is no text of the interface'],
  ['home:\n  fr: Accueil', 'fr.yaml:1: home must be a text of at most 2000 characters, not a map'],
  [
    'page-minutes-other: "{minutes} minutes"',
    'fr.yaml:1: page-minutes-other must have no other places than {count}, not {minutes}',
  ],
  ['home: "{count}"', 'fr.yaml:1: home must have no place for a value, not {count}'],
  [
    `home: ${'x'.repeat(2001)}`,
    `fr.yaml:1: home must be a text of at most 2000 characters, not "${'x'.repeat(60)}…"`,
  ],
  ['- home', 'fr.yaml:1: the file must be a map of keys and texts, not a list'],
])('%j refuses the start', async (text, problem) => {
  expect(await problemsOf(text)).toEqual([problem])
})
