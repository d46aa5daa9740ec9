import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { createRichText } from '../../../server/cms/rich-text/rich-text.ts'
import { fakeSource } from '../../support/content.ts'
import { openSource } from '../../support/flat-files.ts'
import { writeProject } from '../../support/project.ts'
import { sendRaw } from '../../support/raw.ts'
import { portOf, serve, serveFile } from '../../support/test-deps.ts'

const site = await serveFile()
const close = 'Connection: close'

describe('the protocol', () => {
  test.each(['HTTP/2.0', 'HTTP/0.9'])('a request line that says %s is refused', async (version) => {
    expect((await sendRaw(site, `GET /en ${version}`, 'Host: a.example', close)).status).toBe(400)
  })

  test('HTTP/1.0 is answered', async () => {
    expect((await sendRaw(site, 'GET /health/live HTTP/1.0')).status).toBe(200)
  })

  test.each(['/en', '/preferences'])(
    'a body that %s does not read to its end closes the connection',
    async (path) => {
      const socket = connect(portOf(site), '127.0.0.1')
      await once(socket, 'connect')
      const lines = [
        `POST ${path} HTTP/1.1`,
        'Host: a.example',
        'Origin: https://evil.example',
        'Content-Length: 90000',
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\nfirst of many`)
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[35] [\s\S]*\r\nConnection: close\r\n/i)
    },
  )

  test('a refused form that was received keeps its connection', async () => {
    const answer = await request(site).post('/en').set('Connection', 'keep-alive').send('a=b').expect(405)
    expect(answer.headers.connection).not.toBe('close')
  })
})

describe('hostile content', () => {
  test('an uploaded script cannot be loaded as one', async () => {
    const project = await writeProject({ 'public/assets/evil.js': 'alert(1)', 'public/assets/evil.mjs': '' })
    const server = await serve({ source: await openSource(project) })
    for (const path of ['/assets/evil.js', '/assets/evil.mjs']) {
      const { headers } = await request(server).get(path).expect(200)
      expect(headers['content-type']).toBe('application/octet-stream')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  })

  test.each(['/en/about-us', '/en/about-us?x=1', '/en/about-us#x'])(
    'an entry that leads to itself by %s is not found',
    async (to) => {
      const source = fakeSource({ page: async () => ({ kind: 'redirect', to, status: 302 }) })
      const server = await serve({ source })
      await request(server).get('/en/about-us').redirects(0).expect(404)
      await request(server).get('/en/other').redirects(0).expect(302).expect('Location', to)
    },
  )

  test('a text of ordinary length keeps its headings and emphasis', () => {
    const part = 'Kop\n===\n\nMet **nadruk** en\n* een\n* lijst\n\n'
    const html = createRichText().fromMarkdown(part.repeat(200))?.html ?? ''
    expect(html.match(/<h2/g)).toHaveLength(200)
    expect(html.match(/<strong>/g)).toHaveLength(200)
    expect(html).not.toContain('*')
  })
})
