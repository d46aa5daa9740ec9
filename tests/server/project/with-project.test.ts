import { join } from 'node:path'
import pino from 'pino'
import request from 'supertest'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../../server/app.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { createDeps } from '../../../server/process/create-deps.ts'
import { noProject, type Project } from '../../../server/project/project.ts'
import { withProject } from '../../../server/project/with-project.ts'
import { readConfig } from '../../support/config.ts'
import { fakeSource } from '../../support/content.ts'
import { eventually } from '../../support/eventually.ts'
import { writeProject } from '../../support/project.ts'
import { testFrontend } from '../../support/test-deps.ts'

/** A project that a test changes and breaks. */
function fakeProject() {
  const listeners = new Set<() => void>()
  const state = { broken: 0, closed: false }
  const project: Project = {
    ...noProject,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    broken: () => state.broken,
    close: async () => {
      state.closed = true
    },
  }
  const change = () => {
    for (const listener of listeners) listener()
  }
  return { project, state, change, listeners }
}

describe('The content and the project folder', () => {
  test('a change of either is a change of the content', () => {
    const { project, change, listeners } = fakeProject()
    const source = fakeSource()
    const joined = withProject(source, project)
    const changed = vi.fn()
    const unsubscribe = joined.onChange(changed)
    change()
    source.change()
    expect(changed).toHaveBeenCalledTimes(2)
    unsubscribe()
    change()
    source.change()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(listeners.size).toBe(1)
  })

  test('outlines have another version after each change, so that search reads the pages anew', async () => {
    const { project, change } = fakeProject()
    const outlines = [...(await fakeSource().outlines('nl'))].map((outline, index) =>
      index === 0 ? { ...outline, version: 'v' } : { ...outline, version: undefined },
    )
    const joined = withProject(fakeSource({ outlines: async () => outlines }), project)
    const versions = async () => [...(await joined.outlines('nl'))].map(({ version }) => version).slice(0, 2)
    expect(await versions()).toEqual(['v', undefined])
    change()
    expect(await versions()).toEqual(['v 1', undefined])
    change()
    expect(await versions()).toEqual(['v 2', undefined])
  })

  test.each([
    ['ok', 'degraded'],
    ['degraded', 'degraded'],
    ['down', 'down'],
  ] as const)('a wrong file makes a source that is %s %s', (state, expected) => {
    const { project, state: wrong } = fakeProject()
    const health = { state, loaded: true, age_s: 0, pages: 1, broken: 2 }
    const joined = withProject(fakeSource({ health: () => health }), project)
    expect(joined.health()).toEqual(health)
    wrong.broken = 1
    expect(joined.health()).toEqual({ ...health, state: expected, broken: 3 })
  })

  test('are closed together', async () => {
    const { project, state, listeners } = fakeProject()
    await withProject(fakeSource(), project).close()
    expect(state.closed).toBe(true)
    expect(listeners.size).toBe(0)
  })
})

/** The whole app on a project on disk. */
async function openSite(files: Readonly<Record<string, string>>) {
  const project = await writeProject(files)
  const deps = await createDeps({
    config: readConfig({ CONTENT_DIR: project.dir, LOG_LEVEL: 'silent' }, project.dir),
    logger: pino({ level: 'silent' }),
    frontend: testFrontend,
    watch: true,
  })
  onTestFinished(() => deps.content.close())
  deps.lifecycle.state = 'ready'
  return { project, deps, server: createHttpServer(createApp(deps)) }
}

const site = {
  'content/collections/pages.yaml': "route: '/{slug}'\n",
  'content/collections/pages/a.md': '---\nid: a\ntitle: A\n---\nTekst\n',
  'triptych/blocks.yaml': 'sets: { team: cards }\n',
}

describe('A site with a project folder', () => {
  test('reads its bodies by new rules as soon as they are taken in', async () => {
    const { project, deps } = await openSite(site)
    const answer = await deps.content.page('nl', '/a')
    if (answer.kind !== 'page') throw new Error('There is no page')
    const read = () => deps.bodies(answer.page)
    await read()
    const before = await read()
    expect(await read()).toBe(before)
    const changed = new Promise<void>((resolve) => void deps.content.onChange(resolve))
    await project.write('triptych/blocks.yaml', 'sets: { team: hidden }\n')
    await changed
    expect(await read()).not.toBe(before)
  })

  test('is degraded while a file of the folder is wrong', async () => {
    const { project, server } = await openSite(site)
    const health = async () => (await request(server).get('/health')).body
    expect(await health()).toMatchObject({ status: 'ok' })
    await project.write('triptych/blocks.yaml', 'sets: { team: card }\n')
    await eventually(async () => expect(await health()).toMatchObject({ status: 'degraded' }))
    expect(await health()).toMatchObject({ checks: { content: { broken: 1 } } })
  })

  test('does not start while a file of the folder is wrong', async () => {
    const files = { ...site, 'triptych/blocks.yaml': 'sets: { team: card }\n' }
    await expect(openSite(files)).rejects.toThrow(
      /^Invalid configuration:\n- .*triptych\/blocks\.yaml:1: sets\.team must be/,
    )
  })

  test('has the folder that TRIPTYCH_DIR names, else the one beside its content', async () => {
    const { dir } = await writeProject({ 'own/blocks.yaml': '' })
    const dirOf = (env: Readonly<Record<string, string>>) => readConfig(env, '/embedded').projectDir
    const own = join(dir, 'own')
    expect(dirOf({})).toBe('/embedded/triptych')
    expect(dirOf({ CONTENT_DIR: dir })).toBe(join(dir, 'triptych'))
    expect(dirOf({ CONTENT_DIR: dir, TRIPTYCH_DIR: own })).toBe(own)
    expect(dirOf({ CONTENT_SOURCE: 'rest', CMS_URL: 'https://cms.example/' })).toBe('triptych')
    expect(() => dirOf({ TRIPTYCH_DIR: join(dir, 'none') })).toThrow(
      /TRIPTYCH_DIR must be a folder that exists/,
    )
  })
})
