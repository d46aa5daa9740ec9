/** A monitor that is preloaded, as an OpenTelemetry SDK is, sees the requests of the build. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { answerContractSite } from '../support/cms/rest-answers.ts'
import { createStandIn } from '../support/cms/stand-in.ts'
import { eventually } from '../support/eventually.ts'

const dist = join(import.meta.dirname, '../../dist')
const preload = pathToFileURL(join(import.meta.dirname, '../fixtures/monitoring/preload.mjs')).href

/** Starts the build around a content system. */
async function start(cms: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
    ...{ cwd: dist, stdio: ['ignore', 'ignore', 'pipe'] },
    env: {
      ...{ PORT: '0', HOST: '127.0.0.1', CONTENT_SOURCE: 'rest', CMS_URL: cms },
      ...{ SNAPSHOT_DIR: '', BUILDS_DIR: '', PICTURES_DIR: '', ...env },
    },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => void lines.push(line))
  const isReady = /^Triptych is ready: (.+)$/
  await eventually(() => expect(lines.some((line) => isReady.test(line))).toBe(true))
  const url = lines.map((line) => isReady.exec(line)?.[1]).find(Boolean) ?? ''
  const get = async (path: string) => {
    const answer = await fetch(url + path)
    return { status: answer.status, body: await answer.text() }
  }
  return { child, get, spans: () => lines.filter((line) => line.startsWith('span ')) }
}

test('pages are as they are without it, and it sees all of them, also those before Express', async () => {
  const { url } = await createStandIn({ respond: answerContractSite({}) })
  const [plain, watched] = [await start(url), await start(url, { NODE_OPTIONS: `--import=${preload}` })]
  const paths = ['/en', '/en', '/robots.txt', '/nope', '/favicon.ico', '/api/globalsData']
  for (const path of paths) {
    const [expected, got] = [await plain.get(path), await watched.get(path)]
    expect(got.status, path).toBe(expected.status)
    expect(got.body, path).toBe(expected.body)
  }
  await eventually(() => {
    const seen = watched.spans().filter((line) => line.startsWith('span server'))
    expect(seen.map((line) => line.split(' ')[2])).toEqual(paths)
    for (const line of seen) expect(line).toMatch(/ true$/)
  })
  expect(watched.spans().some((line) => line.startsWith('span client'))).toBe(true)
  const ended = once(watched.child, 'exit')
  watched.child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
