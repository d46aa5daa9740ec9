import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedServer } from '../../../support/embedded.ts'
import { answerOf, visit, writeFiles } from './visit.ts'

export type Files = Readonly<Record<string, string>>
type Site = Awaited<ReturnType<typeof embeddedServer>>

/** The real app on a project, for all tests of a group. */
export function serve(files: Files) {
  const held: { site?: Site } = {}
  beforeAll(async () => {
    held.site = await embeddedServer(await writeFiles(files))
  })
  afterAll(() => held.site?.close())
  const site = () => held.site as Site
  return {
    paths: () => site().contentPaths(),
    health: () => site().deps.content.health(),
    answer: (path: string) => answerOf(site().server, path),
    visit: (path: string) => visit(site().server, path),
  }
}

/** Every page of a project can be opened, has one heading and no word that only programs say. */
export function everyPageIsWhole({ paths, visit }: ReturnType<typeof serve>) {
  it('shows every page of its tree whole', async () => {
    for (const path of [...(await paths()), '/sitemap', '/de/nergens']) {
      const { status, headings, html } = await visit(path)
      expect([path, status, headings.length]).toEqual([path, path === '/de/nergens' ? 404 : 200, 1])
      expect(html).not.toMatch(/\[object Object\]|>undefined<|"undefined"|NaN|statamic:\/\/|entry::/)
    }
  })
}
