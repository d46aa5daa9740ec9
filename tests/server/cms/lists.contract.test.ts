/** Lists that go on, walked from their first page to the last, whatever the content comes from. */
import { afterAll, describe, expect, test } from 'vitest'
import { listProject } from '../../fixtures/projects/lists.ts'
import { openProject } from '../../support/cms/project-system/open-project.ts'
import { writeFiles } from './flat-files/visit.ts'

const dir = await writeFiles(listProject)
const names = ['files', 'rest', 'fetch'] as const

const linkOf = (html: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="https?://[^/]+([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&')
const shown = (html: string) =>
  [...html.matchAll(/>(?:Bericht|Meldung) (\d+)</g)].map(([, number]) => Number(number))
const numbers = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)

describe.each(names)('%s', async (name) => {
  const site = await openProject(dir, name)
  afterAll(() => site.close())

  /** The entries of all pages from an address on, by the links that its head names; back again as well. */
  async function walk(address: string) {
    const found: number[] = []
    const pages: string[] = []
    let next: string | undefined = address
    while (next !== undefined) {
      const { status, text } = await site.get(next)
      expect([next, status, linkOf(text, 'canonical'), linkOf(text, 'prev')]).toEqual([
        next,
        200,
        next,
        pages.at(-1),
      ])
      found.push(...shown(text))
      pages.push(next)
      next = linkOf(text, 'next')
    }
    return { found, pages }
  }
  const statusOf = async (address: string) => (await site.get(address)).status

  test('the list of a collection goes on to its end', async () => {
    expect(await walk('/nieuws')).toEqual({
      found: numbers(1, 30),
      pages: ['/nieuws', '/nieuws?page=2', '/nieuws?page=3'],
    })
    expect(await statusOf('/nieuws?page=4')).toBe(404)
  })

  test('an archive goes on to its end', async () => {
    const { found, pages } = await walk('/nieuws?archive=2026')
    expect(found).toEqual(numbers(1, 20))
    expect(pages).toEqual(['/nieuws?archive=2026', '/nieuws?archive=2026&page=2'])
    expect(await statusOf('/nieuws?archive=2026&page=3')).toBe(404)
    expect(shown((await site.get('/nieuws?archive=2025-08')).text)).toEqual([29, 30])
    expect(await statusOf('/nieuws?archive=2024')).toBe(404)
  })

  test('the list of a term goes on to its end', async () => {
    const { found, pages } = await walk('/nieuws/onderwerpen/wind')
    expect(found).toEqual(numbers(2, 30, 2))
    expect(pages).toEqual(['/nieuws/onderwerpen/wind', '/nieuws/onderwerpen/wind?page=2'])
    const { text } = await site.get('/nieuws/onderwerpen/wind?page=2')
    expect(text).toContain('<title>Wind – Nieuws – pagina 2 van 2')
    expect(await statusOf('/nieuws/onderwerpen/wind?page=3')).toBe(404)
    expect(shown((await site.get('/nieuws/onderwerpen/wind?archive=2025')).text)).toEqual([
      22, 24, 26, 28, 30,
    ])
  })

  test('another language has a list of its own', async () => {
    expect((await walk('/de/neues')).found).toEqual(numbers(1, 13))
    expect((await walk('/de/neues/onderwerpen/wind')).found).toEqual(numbers(2, 12, 2))
    expect(await statusOf('/de/neues?page=3')).toBe(404)
  })
})
