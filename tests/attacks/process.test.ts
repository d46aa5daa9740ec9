import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from '../support/command.ts'
import { eventually } from '../support/eventually.ts'

/** Attacks on the build, in a process of its own as in production: docs/reference/attacks.md. */

const secrets = {
  PUBLISH_SECRET: 'geheim-van-publiceren',
  PREVIEW_SECRET: 'geheim-van-voorvertoning',
  REPORTS_SECRET: 'geheim-van-rapporten',
  VITE_SECRET: 'geheim-van-vite',
}
const env = {
  ...{
    SITE_URL: 'https://www.example.org',
    PORT: '0',
    HOST: '127.0.0.1',
    WARM_UP_MS: '0',
    NODE_ENV: 'production',
  },
  ...{ SNAPSHOT_DIR: '', BUILDS_DIR: '', PICTURES_DIR: '', FORMS_DIR: '', LOG_SAMPLING: 'off' },
  ...secrets,
}
const child = spawn(process.execPath, [join(dist, 'server/main.js')], {
  env,
  stdio: ['ignore', 'pipe', 'pipe'],
})
const lines: string[] = []
let port = 0

/** Where it listens, which it says as soon as it does. */
const listening = new Promise<string>((resolve) => {
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    const { msg, url } = JSON.parse(line) as { msg?: string; url?: string }
    if (msg === 'Listening' && url) resolve(url)
  })
})

beforeAll(async () => {
  port = Number(new URL(await listening).port)
}, 60_000)

afterAll(async () => {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}, 30_000)

/** Asks with a target that no client would send. */
async function ask(line: string, ...headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const all = [
    `${line} HTTP/1.1`,
    'Host: www.example.org',
    'Sec-Fetch-Site: same-origin',
    ...headers,
    'Connection: close',
  ]
  socket.write(`${all.join('\r\n')}\r\n\r\n`, 'latin1')
  return text(socket)
}

const statusOf = (answer: string) => Number(answer.split(' ')[1])

test.each([
  [
    'a file beside what is built is not there (G3)',
    [
      '/server/main.js',
      '/dist/server/main.js',
      '/..%2fserver%2fmain.js',
      '/_build/../server/main.js',
      '/package.json',
      '/assets/../package.json',
    ],
  ],
  [
    'nothing of the development server is there (G4)',
    [
      '/@fs/etc/passwd',
      '/@vite/client',
      '/@id/x',
      '/src/entry-client.tsx',
      '/.env?raw&import',
      '/x.env?raw',
      '/__vite_ping',
      '/node_modules/react/index.js',
      '/@fs/etc/passwd?import&raw??',
    ],
  ],
  [
    'no source, map, setting or history is there (P1)',
    [
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/server/app.ts',
      '/build.json',
      '/sbom.cdx.json',
      '/_build',
      '/assets',
      '/.vite/manifest.json',
      '/content/collections/pages.yaml',
      '/triptych/site.yaml',
      '/embedded/content',
    ],
  ],
  [
    'neither metrics nor anything for debugging is there (P5)',
    ['/metrics', '/debug', '/debug/pprof', '/server-status', '/actuator', '/health/details', '/json/list'],
  ],
])('%s', async (_name, paths) => {
  for (const path of paths) {
    const answer = await ask(`GET ${path}`)
    expect([400, 404], path).toContain(statusOf(answer))
    expect(answer, path).not.toMatch(/root:x:|\[core\]|createServer|"dependencies"/)
  }
})

test('no answer says what it is made with, or where it lies (P4)', async () => {
  for (const line of [
    'GET /en',
    'GET /nope',
    'POST /en',
    'GET /%',
    'GET nothing',
    'GET /health',
    'GET /robots.txt',
    'GET /api/globalsData',
  ]) {
    const answer = await ask(line)
    const [head = ''] = answer.split('\r\n\r\n')
    expect(head, line).not.toMatch(/^(?:Server|X-Powered-By|Via|X-AspNet-Version):|express|node\.?js/im)
    expect(answer, line).not.toContain(dist)
  }
})

test('health tells strangers nothing of the inside (P5)', async () => {
  const [, body = ''] = (await ask('GET /health')).split('\r\n\r\n')
  expect(body).toContain('"status"')
  expect(body).not.toMatch(/geheim|127\.0\.0\.1|\/embedded|stack|rss|pid/i)
})

test('no secret of the settings is in a built file, and no map beside one (P3)', async () => {
  const files = (await readdir(join(dist, 'client'), { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile(),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
  const names = [
    'PUBLISH_SECRET',
    'PREVIEW_SECRET',
    'REPORTS_SECRET',
    'CMS_API_KEY',
    'REDIS_URL',
    'process.env',
    'sourceMappingURL',
  ]
  for (const { name, parentPath } of files.filter(({ name }) => /\.(?:js|css|html)$/.test(name))) {
    const source = await readFile(join(parentPath, name), 'utf8')
    expect(
      names.filter((word) => source.includes(word)),
      name,
    ).toEqual([])
  }
})

test('objects that a framework would build run nothing, and are answered like any post (S1)', async () => {
  const body = '["$1:__proto__:then","$@0",{"status":"resolved_model","value":"{\\"then\\":\\"$B\\"}"}]'
  for (const path of ['/', '/en', '/nope', '/en/_payload.json', '/_server', '/__rsc'])
    for (const header of ['Next-Action: x', 'RSC-Action: x', 'Content-Type: text/x-component']) {
      const answer = await ask(`POST ${path}`, header, `Content-Length: ${body.length}`, '', body)
      expect(statusOf(answer), path).toBe(405)
    }
})

test('data is JSON that names no type to build (S2)', async () => {
  for (const [query, status] of [
    ['', 200],
    ['?_data=%5B%5B%22Error%22%2C1%5D%5D', 409],
  ] as const) {
    const answer = await ask(`GET /en/_payload.json${query}`, 'Accept: text/x-script, text/x-turbo')
    expect(statusOf(answer)).toBe(status)
    expect(answer).toMatch(/\r\nContent-Type: application\/(?:problem\+)?json/i)
  }
  for (const target of [
    '/en.data',
    '/_root.data',
    '/en/__data.json',
    '/__nuxt_island/x.json',
    '/_server-islands/x',
  ])
    expect(statusOf(await ask(`GET ${target}`)), target).toBe(404)
})

test('whatever a visitor sends, a line of the log is one object, and holds no secret (T1, T2)', async () => {
  const before = lines.length
  const targets = [
    '/%0a{"level":60}',
    '/%s%d%o%j',
    '/%1b%5b31mred',
    '/a%0d%0ab',
    '/%7b%22msg%22:%22x%22%7d',
    '/%E2%80%A8x?token=geheim-in-query',
  ]
  for (const target of targets)
    await ask(
      `GET ${target}`,
      'User-Agent: %s%d%o \\u001b[31m',
      `Authorization: Bearer ${secrets.REPORTS_SECRET}`,
      'Cookie: a=geheim-in-cookie',
      'X-Request-Id: x"}{"level":60',
    )
  await eventually(() => expect(lines.length).toBeGreaterThanOrEqual(before + targets.length))
  for (const line of lines)
    expect(JSON.parse(line), line).toMatchObject({ level: expect.any(Number), time: expect.anything() })
  expect(lines.map((line) => JSON.parse(line).level).filter((level: number) => level > 40)).toEqual([])
  expect(lines.filter((line) => line.includes('geheim') || line.includes('\u001b'))).toEqual([])
})
