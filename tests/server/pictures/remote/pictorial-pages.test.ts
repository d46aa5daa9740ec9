import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { answerContractSite } from '../../../support/cms/rest-answers.ts'
import { createStandIn, type StandInAnswer, type StandInRequest } from '../../../support/cms/stand-in.ts'
import { untilCompared } from '../../../support/compared.ts'
import { waves } from '../../../support/pictures.ts'
import { serveProduct } from '../../../support/product.ts'

const file = '/assets/img/kap.jpg'
const photograph = await waves(1600, 900).jpeg().toBuffer()
const sent = (type: string, body: Buffer): StandInAnswer => ({
  headers: { 'content-type': type, etag: `"${body.length}"` },
  body,
})

/** The list of files, whose sides the system has not measured. */
const unmeasured = (answer: StandInAnswer): StandInAnswer => ({
  ...answer,
  body: JSON.parse(JSON.stringify(answer.body).replace(/"(width|height)":\d+/g, '"$1":null')),
})

const key = 'base64:secret'

/** What Glide answers: addresses with its signature alone. */
function small({ path, query }: StandInRequest): StandInAnswer {
  const [signature, parameters] = [query.get('s'), new URLSearchParams(query)]
  parameters.delete('s')
  const own = createHash('md5')
    .update(`${key}:${path.slice(1)}?${parameters}`)
    .digest('hex')
  return signature === own ? sent('image/webp', photograph) : { status: 400 }
}

/** A system over REST whose home page has a photograph with a focal point at `20% 50%`. */
async function createSystem({ isMeasured = true } = {}) {
  const content = answerContractSite({})
  return createStandIn({
    respond(request) {
      if (request.path === file) return sent('image/jpeg', photograph)
      if (request.path.startsWith('/img/')) return small(request)
      const answer = content(request)
      return answer && !isMeasured && request.path === '/api/assets/main' ? unmeasured(answer) : answer
    },
  })
}

async function openSite(cmsUrl: string, env: Readonly<Record<string, string>> = {}) {
  const site = await serveProduct({ CONTENT_SOURCE: 'rest', CMS_URL: cmsUrl, ...env })
  const { contentPictures } = site.deps
  onTestFinished(async () => {
    contentPictures.close()
    await site.close()
  })
  const ask = (path: string) => fetch(`${site.url}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } })
  /** What the home page says of its photograph, and networks of the page. */
  const home = async () => {
    const html = await (await ask('/')).text()
    const find = (pattern: RegExp) => pattern.exec(html)?.[0].replaceAll('&amp;', '&')
    return {
      image: find(/<img [^>]*\/img\/kap\.jpg[^>]*>/),
      srcset: /srcset="([^"]+)"/i.exec(find(/<img [^>]*\/img\/kap\.jpg[^>]*>/) ?? '')?.[1],
      shared: /content="([^"]+)"/.exec(find(/<meta property="og:image"[^>]*>/) ?? '')?.[1],
    }
  }
  /** The same once there is more to say. */
  const later = async () => {
    const more = new Promise<void>((resolve) => contentPictures.onChange(resolve))
    const before = await home()
    await more
    await untilCompared(site.deps)
    return { before, after: await home() }
  }
  return { ask, home, later, logs: site.logs }
}

const addressesIn = (srcset = '') => srcset.split(', ').map((each) => each.split(' ')[0] ?? '')

test('with no setting a page names the file, and its sides once they have been read', async () => {
  const cms = await createSystem({ isMeasured: false })
  const { before, after } = await (await openSite(cms.url)).later()
  const source = `src="${cms.url.slice(0, -1)}${file}"`
  expect(before.image).toContain(source)
  expect(before.image).not.toMatch(/width=|srcset=/i)
  expect(after.image).toContain(source)
  expect(after.image).toMatch(/width="1600" height="900"/)
  expect(after.image).not.toMatch(/srcset=/i)
  expect(after.shared).toBe(`${cms.url.slice(0, -1)}${file}`)
})

test('with the key of Glide a page names signed sizes once the system has answered for one', async () => {
  const cms = await createSystem()
  const { before, after } = await (await openSite(cms.url, { GLIDE_KEY: key })).later()
  expect(before.srcset).toBeUndefined()
  const addresses = addressesIn(after.srcset)
  expect(addresses.length).toBeGreaterThan(4)
  const answers = await Promise.all([...addresses, after.shared ?? ''].map((address) => fetch(address)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(after.shared).toMatch(/\/img\/assets\/img\/kap\.jpg\?fit=crop-20-\d+&fm=jpg&h=630&w=1200&s=/)
  expect(JSON.stringify(after)).not.toContain(key)
})

test('with the wrong key a page names the file alone', async () => {
  const cms = await createSystem()
  const site = await openSite(cms.url, { GLIDE_KEY: 'another' })
  await site.home()
  await expect
    .poll(() => site.logs.map(({ msg }) => msg))
    .toContain('The content system makes no small pictures: check GLIDE_KEY and GLIDE_ROUTE')
  expect((await site.home()).srcset).toBeUndefined()
})

test('with the proxy a page names small pictures of this site, and none that it did not name exists', async () => {
  const cms = await createSystem()
  const site = await openSite(cms.url, { IMAGE_PROXY: 'on', IMAGE_PROXY_KEY: 'secret' })
  const { after } = await site.later()
  const [address = ''] = addressesIn(after.srcset)
  expect(address).toMatch(/^\/_pictures\/[0-9a-f]{24}\/320\/@127\.0\.0\.1:\d+\/assets\/img\/kap\.jpg\.webp$/)
  const bytes = Buffer.from(await (await site.ask(address)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320 })
  const shared = await site.ask(new URL(after.shared ?? '').pathname)
  const card = await sharp(Buffer.from(await shared.arrayBuffer())).metadata()
  expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const unsigned = address.replace(/[0-9a-f]{24}/, '0'.repeat(24))
  expect((await site.ask(unsigned)).status).toBe(404)
  expect((await site.ask(address.replace('kap', 'wiek'))).status).toBe(404)
})

test('with a system that is down a page names what it named, and its small pictures are there', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'pictorial-pages-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  const cms = await createSystem({ isMeasured: false })
  const env = {
    ...{ IMAGE_PROXY: 'on', IMAGE_PROXY_KEY: 'secret' },
    ...{ SNAPSHOT_DIR: join(dir, 'snapshot'), PICTURES_DIR: join(dir, 'pictures') },
  }
  const site = await openSite(cms.url, env)
  const { after } = await site.later()
  const [address = ''] = addressesIn(after.srcset)
  expect((await site.ask(address)).status).toBe(200)

  await cms.down()
  expect(await site.home()).toEqual(after)
  expect((await site.ask(address)).headers.get('cache-control')).toMatch(/immutable/)
})
