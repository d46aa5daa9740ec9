import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, describe, expect, test } from 'vitest'
import { openFetch, openRest } from '../support/cms/contract-systems.ts'
import { embeddedServer } from '../support/embedded.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/api.md'), 'utf8')

/** ```` ```http rest ````, the request, the status, and a part of the answer. */
const examples = [...text.matchAll(/```http (\w+)\nGET (\S+)\n\n(\d{3})\n(.*?)```/gs)].map(
  ([, system = '', address = '', status, json = '']) => ({
    system,
    address,
    status: Number(status),
    answer: JSON.parse(json) as unknown,
  }),
)

const [files, rest, fetch] = [await embeddedServer(), await openRest(), await openFetch()]
const systems: Readonly<Record<string, typeof files | typeof rest>> = { files, rest, fetch }
afterAll(async () => {
  for (const each of [files, rest, fetch]) await each.close()
})

/** As much of an answer as an example shows: its members, and of lists their beginnings. */
function shownOf(answer: unknown, example: unknown): unknown {
  if (Array.isArray(example) && Array.isArray(answer))
    return answer.slice(0, example.length).map((item, n) => shownOf(item, example[n]))
  if (typeof example !== 'object' || example === null || typeof answer !== 'object' || answer === null)
    return answer
  const members = Object.entries(example)
  return Object.fromEntries(
    members.map(([name, member]) => [name, shownOf((answer as Record<string, unknown>)[name], member)]),
  )
}

describe('docs/api.md lists every address with an example', () => {
  test.each(examples)('$system: GET $address', async ({ system, address, status, answer }) => {
    const { server } = systems[system] ?? files
    const { status: found, body } = await request(server).get(address)
    expect([found, shownOf(body, answer)]).toEqual([status, answer])
  })

  const listed = [...text.matchAll(/^\| (`\/api\/.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, address = '']) => address),
  )
  const shape = (address: string) =>
    new RegExp(`^${address.replace(/\{\w+…\}/g, '.+').replace(/\{\w+\}/g, '[^/]+')}$`)
  test.each(listed.filter((address) => !['/api/pages', '/api/cms/page'].includes(address)))(
    '%s has one',
    (address) => {
      expect(examples.some((example) => shape(address).test(example.address.split('?')[0] ?? ''))).toBe(true)
    },
  )

  test('there are as many as the tables have rows', () => {
    expect(listed.length).toBeGreaterThan(15)
  })
})
