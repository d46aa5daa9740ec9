import { describe, expect, test } from 'vitest'
import { answerDoctor, doctorAddress, logSummary } from '../../../server/doctor/development.ts'
import { isReservedPath } from '../../../src/router/reserved-paths.ts'
import { pagesCollection } from '../../support/doctor.ts'
import { openProduct } from '../../support/product.ts'
import { writeProject } from '../../support/project.ts'

const lost = 'Een <b>zin</b> die nergens staat & blijft'

async function openSite() {
  const { dir } = await writeProject({
    ...pagesCollection,
    'content/collections/pages/een.md': `---\nid: one\ntitle: Een\nblokken:\n  - { type: divider, tekst: "${lost}" }\n---\n`,
  })
  return openProduct({ CONTENT_DIR: dir })
}

/** Keeps what a handler answers. */
function createResponse() {
  const sent: { status?: number; headers?: object; body?: string } = {}
  const res = {
    writeHead(status: number, headers: object) {
      Object.assign(sent, { status, headers })
    },
    end(body: string) {
      sent.body = body
    },
  }
  return { sent, res: res as never }
}

describe('the doctor in development', () => {
  test('its address cannot be that of a page', () => {
    expect(isReservedPath(doctorAddress)).toBe(true)
  })

  test('the page lists what is lost, with its markup as text', async () => {
    const { deps } = await openSite()
    const { sent, res } = createResponse()
    expect(await answerDoctor(deps, { url: `${doctorAddress}?again` }, res)).toBe(true)
    expect(sent.status).toBe(200)
    expect(sent.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(sent.body).toContain(
      '<td>content/collections/pages/een.md</td><td>/een</td><td>blokken.0:divider.tekst</td>',
    )
    expect(sent.body).toContain('die nergens staat &amp; blijft')
    expect(sent.body).not.toContain('<b>')
  })

  test('other addresses are left to the site', async () => {
    const { deps } = await openSite()
    const { sent, res } = createResponse()
    expect(await answerDoctor(deps, { url: '/_build/doctors' }, res)).toBe(false)
    expect(sent).toEqual({})
  })

  test('the log has one line with the counts', async () => {
    const { deps, logs } = await openSite()
    await logSummary(deps)
    const lines = logs.filter(({ page }) => page === doctorAddress)
    expect(lines).toEqual([
      expect.objectContaining({ pages: 1, lost: 1, msg: expect.stringMatching(/1 lost/) }),
    ])
  })
})
