import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { ContentData, Payload } from '../../../../src/content/payload.ts'
import { ask } from '../../../support/ask.ts'
import { untilCompared } from '../../../support/compared.ts'
import { pictureSiteFiles } from '../../../support/picture-site.ts'
import { serveFiles } from '../../../support/pictures.ts'
import { expectLog } from '../../../support/reports.ts'
import { waves } from '../../../support/waves.ts'

const wide = await waves(1600, 900).jpeg().toBuffer()

/** The site has no tags. */
const expectNoTags = () => expectLog('warn', 'Google Site Verification ID is missing from globalData.')

/** The site with pictures, in few pixels. */
async function site(files: Readonly<Record<string, string>> = {}) {
  expectNoTags()
  const made = await serveFiles(
    {
      'wide.jpg': wide,
      'other.jpg': await waves(600, 400).jpeg().toBuffer(),
      'high.jpg': await waves(300, 400).jpeg().toBuffer(),
      'square.jpg': await waves(400, 400).jpeg().toBuffer(),
      'logo.png': await waves(300, 150).png().toBuffer(),
    },
    { files: { ...pictureSiteFiles, ...files } },
  )
  const html = async (path: string) => String((await ask(made.server, path, 'identity')).bytes)
  const payload = async (path: string): Promise<Payload & { data: ContentData }> =>
    JSON.parse(String((await ask(made.server, `${path}/_payload.json`, 'identity')).bytes))
  return { ...made, html, payload }
}

describe('a photograph on a page', () => {
  test('is offered as AVIF and WebP in the widths that its place can use, with the file for others', async () => {
    const { html } = await site()
    const [, source, image] =
      /<figure class="figure container page-figure"><picture>(<source [^>]*>)(<img [^>]*>)<\/picture>/.exec(
        await html('/plain'),
      ) ?? []
    expect(source).toMatch(/^<source type="image\/avif" sizes="[^"]*85rem[^"]*" srcSet="/)
    expect(source?.match(/\/_pictures\/[0-9a-f]{12}\/320\/assets\/wide\.jpg\.avif 320w, /g)).toHaveLength(1)
    expect(source).toMatch(/1600w"\/>$/)
    expect(source).not.toMatch(/ 160w/)
    expect(image).toMatch(/wide\.jpg\.webp 1600w" src="\/assets\/wide\.jpg" alt="" width="1600" height="900"/)
    expect(image).toMatch(/fetchPriority="high" data-tone="#[0-9a-f]{3}" sizes="/)
  })

  test('has small pictures at every address that the page names', async () => {
    const { html, server } = await site()
    const addresses = [...(await html('/plain')).matchAll(/\/_pictures\/[^ "]+320\/[^ "]+/g)].map(String)
    expect(addresses.length).toBeGreaterThan(1)
    for (const address of new Set(addresses)) {
      const { status, headers } = await ask(server, address, 'identity')
      expect([status, headers['content-type']]).toEqual([
        200,
        address.endsWith('avif') ? 'image/avif' : 'image/webp',
      ])
    }
  })
})

describe('a place', () => {
  test('of cards takes a crop of what is wider, and the whole of what is not', async () => {
    const { html } = await site()
    const grid = /<ul class="cards">.*?<\/ul>/.exec(await html('/article'))?.[0] ?? ''
    expect(grid).toMatch(/320-card\/assets\/wide\.jpg\.avif/)
    expect(grid).toMatch(/\/_pictures\/[0-9a-f]+\/320\/assets\/high\.jpg/)
    expect(grid).not.toMatch(/-card\/assets\/high\.jpg/)
  })

  test('in a rich text offers the same as any other', async () => {
    const { html } = await site()
    const prose = /<div class="[^"]*block--rich-text[^"]*prose[^"]*">.*?<\/picture>/.exec(
      await html('/article'),
    )?.[0]
    expect(prose).toMatch(
      /<picture><source type="image\/avif" sizes="[^"]+" srcset="[^"]+"><img sizes="[^"]+" srcset="[^"]+webp 1600w" width="1600" height="900" data-tone="#[0-9a-f]+" src="\/assets\/wide\.jpg"[^>]* loading="lazy"/,
    )
  })

  test('around a focal point shows the whole picture: a crop would be another part of it', async () => {
    const meta = 'data: { focus: 20-30-1 }\nwidth: 1600\nheight: 900\n'
    const { html } = await site({ 'public/assets/.meta/wide.jpg.yaml': meta })
    const page = await html('/article')
    expect(page).toContain('class="focus-0-50"')
    expect(page).not.toMatch(/-(?:card|square)\//)
  })
})

test('networks are shown a crop with the sides that they ask for', async () => {
  const { html, server } = await site()
  const page = await html('/plain')
  const [, address = ''] = /property="og:image" content="https:\/\/www\.example\.org([^"]+)"/.exec(page) ?? []
  expect(address).toMatch(/^\/_pictures\/[0-9a-f]{12}\/1200-share\/assets\/wide\.jpg\.jpeg$/)
  expect(page).toContain('<meta property="og:image:width" content="1200">')
  expect(page).toContain('<meta property="og:image:height" content="630">')
  expect((await ask(server, address, 'identity')).headers['content-type']).toBe('image/jpeg')
})

test('a film that is a file shows one small picture before it starts', async () => {
  const film = {
    ...{ id: 'dam', title: 'Film' },
    blocks: [{ id: 'f1', type: 'video', enabled: true, url: '/assets/film.mp4', poster: 'wide.jpg' }],
  }
  const { html } = await site({ 'content/collections/pages/dam.md': `---\n${JSON.stringify(film)}\n---\n` })
  expect(await html('/dam')).toMatch(/poster="\/_pictures\/[0-9a-f]{12}\/1280\/assets\/wide\.jpg\.webp"/)
})

test('the data of a page tells the same as its document, so that the browser finds what it expects', async () => {
  const { payload } = await site()
  const { data } = await payload('/plain')
  expect(data.page.picture).toMatchObject({
    ...{ src: '/assets/wide.jpg', width: 1600, height: 900 },
    made: { path: '/assets/wide.jpg', full: 1600, widths: [320, 480, 640, 828, 1080, 1280, 1600] },
  })
})

test('a picture that is replaced while the site runs has new addresses, and the old ones show it for a while', async () => {
  expectNoTags()
  const { server, deps, put } = await serveFiles(
    { 'wide.jpg': wide, 'other.jpg': wide, 'high.jpg': wide, 'square.jpg': wide, 'logo.png': wide },
    { files: pictureSiteFiles, watch: true },
  )
  const addressOnPage = async () =>
    /\/_pictures\/[0-9a-f]{12}\/320\/assets\/wide\.jpg\.webp/.exec(
      (await ask(server, '/plain', 'identity')).text,
    )?.[0] ?? ''
  const small = async (address: string) => {
    const { status, headers, bytes } = await ask(server, address, 'identity')
    const { height } = await sharp(bytes).metadata()
    return [status, headers['cache-control'], height]
  }
  const before = await addressOnPage()
  expect(await small(before)).toEqual([200, 'public, max-age=31536000, immutable', 180])
  const changed = new Promise<void>((resolve) => void deps.content.onChange(resolve))
  await put('wide.jpg', await waves(1600, 1200).jpeg().toBuffer())
  await changed
  await untilCompared(deps)
  const after = await addressOnPage()
  expect(after).not.toBe(before)
  expect(await small(after)).toEqual([200, 'public, max-age=31536000, immutable', 240])
  expect(await small(before)).toEqual([200, 'public, max-age=60', 240])
})
