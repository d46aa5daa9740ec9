import { expect, test } from 'vitest'
import { ask } from '../../support/ask.ts'
import { serveFiles, waves } from '../../support/pictures.ts'
import { expectLog } from '../../support/reports.ts'

/** A busy machine decides nothing. */
const inTime = { timeout: 20_000, interval: 20 }

/** A home page with this picture, which waits for nothing. */
async function serveHome(assets: Readonly<Record<string, Buffer>>) {
  expectLog('warn', 'Google Site Verification ID is missing from globalData.')
  const home = `---
id: home
title: Home
blocks:
  - type: image
    image: a.jpg
---
`
  const { server } = await serveFiles(assets, {
    files: {
      'content/collections/pages.yaml': 'route: "{parent_uri}/{slug}"\nstructure: { root: true }',
      'content/collections/pages/home.md': home,
      'content/trees/collections/pages.yaml': 'tree: [{ entry: home }]',
    },
    pictureWaits: { picture: 20_000, facts: 0 },
  })
  return async () => {
    const { text } = await ask(server, '/', 'identity')
    const [, state = ''] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(text) ?? []
    return { hasSmallPictures: text.includes('<picture'), payload: JSON.parse(state).payload }
  }
}

test('a page that does not wait for its pictures brings its own data, and is rendered again', async () => {
  const home = await serveHome({ 'a.jpg': await waves(900, 600).jpeg().toBuffer() })
  const first = await home()
  expect(first.hasSmallPictures).toBe(false)
  expect(JSON.stringify(first.payload.data)).toContain('/assets/a.jpg')
  expect(JSON.stringify(first.payload.data)).not.toContain('"made"')
  await expect.poll(home, inTime).toEqual({ hasSmallPictures: true, payload: undefined })
})

test('a page whose picture is no file leaves its data at their own address', async () => {
  const home = await serveHome({})
  await expect.poll(async () => (await home()).payload, inTime).toBeUndefined()
})
