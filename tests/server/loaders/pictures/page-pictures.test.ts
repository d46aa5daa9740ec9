import { describe, expect, test } from 'vitest'
import type { ContentData, Payload } from '../../../../src/content/payload.ts'
import { ask } from '../../../support/ask.ts'
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
