import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ConfigError } from '../../../server/config/config-error.ts'
import type { ProjectOptions } from '../../../server/project/open-files.ts'
import { openProject } from '../../../server/project/project.ts'
import { noRules } from '../../../src/blocks/content-rules.ts'
import { eventually } from '../../support/eventually.ts'
import { type Project as Folder, writeProject } from '../../support/project.ts'

interface ErrorLine {
  readonly file: string
  readonly problems: readonly string[]
}

/** Opens the project folder below a folder of the test. */
async function open(folder: Folder, options: Partial<ProjectOptions> = {}) {
  const errors: ErrorLine[] = []
  const taken: string[] = []
  const logger = {
    info: ({ file }: { file: string }) => void taken.push(file),
    error: (line: ErrorLine) => void errors.push(line),
  } as never
  const dir = join(folder.dir, 'triptych')
  const quick = { interval: 10, settleDelay: 5 }
  const project = await openProject({ dir, logger, watch: true, strict: true, ...quick, ...options })
  onTestFinished(() => project.close())
  const blockOf = (set: string) => project.rules.get().sets.get(set)?.block
  return { dir, project, errors, taken, blockOf }
}

const file = 'triptych/blocks.yaml'
const withFile = (text: string) => writeProject({ [file]: text })

/** Replaces the file in one step: one that is written in place is empty at first, which is a mistake of its own. */
async function replaceFile(folder: Folder, text: string): Promise<void> {
  await folder.write('triptych/.next', text)
  await rename(join(folder.dir, 'triptych/.next'), join(folder.dir, file))
}

/** The mistakes that refuse the start. */
async function refusal(folder: Folder): Promise<readonly string[]> {
  const error: unknown = await open(folder).catch((err: unknown) => err)
  return error instanceof ConfigError ? error.problems : []
}

describe('At the start', () => {
  test('a project without the folder has no rules', async () => {
    const { project } = await open(await writeProject({}))
    expect(project.rules.get()).toBe(noRules)
    expect(project.broken()).toBe(0)
  })

  test('a folder without the file has no rules', async () => {
    const { project } = await open(await writeProject({ 'triptych/readme.md': 'Ours' }))
    expect(project.rules.get()).toBe(noRules)
  })

  test('the rules of the file hold, a byte order mark before them or not', async () => {
    for (const mark of ['', '\uFEFF']) {
      const { blockOf } = await open(await withFile(`${mark}sets: { team: cards }\n`))
      expect(blockOf('team')).toBe('cards')
    }
  })

  test('a wrong file refuses the start with every mistake', async () => {
    const folder = await withFile('sets:\n  team: card\nfield: {}\n')
    expect(await refusal(folder)).toEqual([
      expect.stringMatching(/triptych\/blocks\.yaml:2: sets\.team must be .*\(did you mean cards\?\)$/),
      expect.stringMatching(/triptych\/blocks\.yaml:3: the file does not know "field"/),
    ])
  })

  test.each([
    ['too large', 'x'.repeat(262_145), 'must not be larger than 262144 bytes, not 262145'],
    ['no text in UTF-8', Buffer.from([0x73, 0xff, 0xfe]), 'must be text in UTF-8'],
    ['in UTF-16', Buffer.from('\uFEFFsets: {}', 'utf16le'), 'must be text in UTF-8'],
  ])('a file that is %s refuses the start', async (_what, content, said) => {
    const folder = await withFile('')
    await writeFile(join(folder.dir, file), content)
    expect(await refusal(folder)).toEqual([`${join(folder.dir, file)}: ${said}`])
  })

  test('a folder in the place of the file refuses the start', async () => {
    const folder = await writeProject({ [`${file}/x`]: '' })
    expect(await refusal(folder)).toEqual([`${join(folder.dir, file)}: is not a file`])
  })

  test('a link to itself in the place of the file refuses the start', async () => {
    const folder = await withFile('')
    await rm(join(folder.dir, file))
    await symlink('blocks.yaml', join(folder.dir, file))
    expect(await refusal(folder)).toEqual([`${join(folder.dir, file)}: cannot be read: ELOOP`])
  })

  test('in development a wrong file is logged, and heals', async () => {
    const folder = await withFile('sets: [')
    const { project, errors, blockOf } = await open(folder, { strict: false })
    expect(project.broken()).toBe(1)
    expect(errors).toMatchObject([{ file: 'blocks.yaml', problems: [expect.stringContaining('is no YAML')] }])
    await replaceFile(folder, 'sets: { team: cards }\n')
    await eventually(() => expect(blockOf('team')).toBe('cards'))
    expect(project.broken()).toBe(0)
  })
})

describe('While the site runs', () => {
  test('only a file that has changed is told as taken in', async () => {
    const folder = await writeProject({
      'triptych/brand.yaml': 'logo: { light: logo.svg, dark: dark.svg }\n',
      'triptych/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>',
      'triptych/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="8"></svg>',
    })
    const { dir, taken } = await open(folder)
    for (const block of ['cards', 'quote', 'stats']) {
      const before = taken.length
      await writeFile(join(dir, 'blocks.yaml'), `sets: { team: ${block} }\n`)
      await eventually(() => expect(taken.length).toBeGreaterThan(before))
    }
    expect(new Set(taken)).toEqual(new Set(['blocks.yaml']))
  })

  test('a changed file is taken in, and told once', async () => {
    const folder = await withFile('sets: { team: cards }\n')
    const { project, errors, blockOf } = await open(folder)
    const told = vi.fn()
    const unsubscribe = project.onChange(told)
    await replaceFile(folder, 'sets: { team: hidden }\n')
    await eventually(() => expect(blockOf('team')).toBe('hidden'))
    expect(told).toHaveBeenCalledTimes(1)
    unsubscribe()
    await replaceFile(folder, 'sets: { team: rows }\n')
    await eventually(() => expect(blockOf('team')).toBe('rows'))
    expect(told).toHaveBeenCalledTimes(1)
    expect(errors).toEqual([])
  })

  test('a folder that comes later is taken in', async () => {
    const folder = await writeProject({})
    const { blockOf } = await open(folder)
    await folder.write(file, 'sets: { team: cards }\n')
    await eventually(() => expect(blockOf('team')).toBe('cards'))
  })

  test('a wrong file leaves the last good rules, is logged in one line and counted, and heals', async () => {
    const folder = await withFile('sets: { team: cards }\n')
    const { project, errors, blockOf } = await open(folder)
    const told = vi.fn()
    project.onChange(told)
    await replaceFile(folder, 'sets: { team: card }\nset: {}\n')
    await eventually(() => expect(project.broken()).toBe(1))
    expect(blockOf('team')).toBe('cards')
    expect(errors).toHaveLength(1)
    expect(errors[0]?.problems).toHaveLength(2)
    expect(told).not.toHaveBeenCalled()
    await replaceFile(folder, 'sets: { team: hidden }\n')
    await eventually(() => expect(blockOf('team')).toBe('hidden'))
    expect(project.broken()).toBe(0)
    expect(errors).toHaveLength(1)
  })

  test('an emptied file leaves the last good rules', async () => {
    const folder = await withFile('sets: { team: hidden }\n')
    const { project, errors, blockOf } = await open(folder)
    await folder.write(file, '')
    await eventually(() => expect(project.broken()).toBe(1))
    expect(blockOf('team')).toBe('hidden')
    expect(errors[0]?.problems).toEqual([expect.stringContaining('has become empty')])
  })

  test('a file that is taken away leaves no rules', async () => {
    const folder = await withFile('sets: { team: hidden }\n')
    const { project } = await open(folder)
    await folder.remove(file)
    await eventually(() => expect(project.rules.get()).toBe(noRules))
    expect(project.broken()).toBe(0)
  })

  test('a folder that goes leaves the last good rules, and is followed again when it is back', async () => {
    const folder = await withFile('sets: { team: hidden }\n')
    const { dir, project, blockOf } = await open(folder)
    await rename(dir, `${dir}-old`)
    await eventually(() => expect(project.broken()).toBe(1))
    expect(blockOf('team')).toBe('hidden')
    await mkdir(dir)
    await eventually(() => expect(project.rules.get()).toBe(noRules))
    expect(project.broken()).toBe(0)
  })

  test('a link that leads to another folder is followed', async () => {
    const folder = await writeProject({
      'a/blocks.yaml': 'sets: { team: cards }\n',
      'b/blocks.yaml': 'sets: { team: hidden }\n',
    })
    await symlink('a', join(folder.dir, 'triptych'))
    const { dir, blockOf } = await open(folder)
    expect(blockOf('team')).toBe('cards')
    await symlink('b', `${dir}-new`)
    await rename(`${dir}-new`, dir)
    await eventually(() => expect(blockOf('team')).toBe('hidden'))
  })

  test('a file that is replaced in one step, as editors do, is taken in', async () => {
    const folder = await withFile('sets: { team: cards }\n')
    const { dir, blockOf } = await open(folder)
    await folder.write('triptych/.blocks.yaml.swp', 'sets: { team: quote }\n')
    await rename(join(dir, '.blocks.yaml.swp'), join(dir, 'blocks.yaml'))
    await eventually(() => expect(blockOf('team')).toBe('quote'))
  })

  test('nothing is taken in after the project was closed', async () => {
    const folder = await withFile('sets: { team: cards }\n')
    const closed = await open(folder)
    const running = await open(folder)
    await closed.project.close()
    await folder.write(file, 'sets: { team: hidden }\n')
    await eventually(() => expect(running.blockOf('team')).toBe('hidden'))
    expect(closed.blockOf('team')).toBe('cards')
  })
})
