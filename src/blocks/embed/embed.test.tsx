import { describe, expect, test } from 'vitest'
import { blocksOf, blocksOfSet } from '../../../tests/support/compose.ts'
import { render } from '../../../tests/support/render.tsx'
import { type BlockOf, isBlock } from '../block-types.ts'
import { VideoBlock } from '../video/video.tsx'
import { addressInCode, embedAddress } from './embed-address.ts'

const map = 'https://www.openstreetmap.org/export/embed.html?bbox=5,53,6,54'
const own = 'https://tiles.site.example'

describe('the address of content of another website', () => {
  test.each([
    [map, 'https://www.openstreetmap.org/export/embed.html?bbox=5,53,6,54', 'map'],
    ['https://www.google.com/maps/embed?pb=!1m18', 'https://www.google.com/maps/embed?pb=!1m18', 'map'],
    [
      'https://docs.google.com/forms/d/e/1FAIpQLSabc_def/viewform?usp=sharing',
      'https://docs.google.com/forms/d/e/1FAIpQLSabc_def/viewform?embedded=true',
      'form',
    ],
    ['https://site.typeform.com/to/AbCd12', 'https://form.typeform.com/to/AbCd12', 'form'],
    [
      'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=1',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
      'sound',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871', undefined],
    [`${own}/map?id=1`, `${own}/map?id=1`, 'page'],
  ])('%s is shown in a frame', (url, src, of) => {
    const found = embedAddress(url, [own])
    expect(found).toMatchObject({ kind: 'frame', src })
    expect(found.of).toBe(of)
  })

  test.each([
    'https://www.google.com/maps/place/Somewhere',
    'https://tiles.site.example.evil.example/map',
    'https://user@tiles.site.example/map',
    'http://tiles.site.example/map',
    'javascript:alert(1)',
    '//tiles.site.example/map',
    'https://www.openstreetmap.org.evil.example/export/embed.html?x',
  ])('%s is a link at most', (url) => {
    expect(embedAddress(url, [own])).toEqual({ kind: 'link' })
  })

  test('is found in the code of a frame, and in nothing else', () => {
    expect(addressInCode(`<iframe width="1" src="${map}&amp;x=1" style="a"></iframe>`)).toBe(`${map}&x=1`)
    expect(addressInCode(`<iframe src='//x.example/'>`)).toBe('https://x.example/')
    for (const text of ['<p>a</p>', `Text <iframe src="${map}"></iframe>`, '<iframe srcdoc="a">', 'a'])
      expect(addressInCode(text)).toBe(text)
  })
})

/** The only block of a set, which is an embed. */
function embedOf(set: Parameters<typeof blocksOfSet>[0]): BlockOf<'embed'> {
  const [block, ...more] = blocksOfSet(set, undefined, { frameHosts: [own] })
  if (!block || more.length > 0 || !isBlock('embed', block)) throw new Error(JSON.stringify(block))
  return block
}

describe('the block embed', () => {
  test('asks nothing of the other website, names it, and is a link without JavaScript', async () => {
    const { props, id } = embedOf({ type: 'embed', title: 'Route', url: map })
    const markup = await render(<VideoBlock id={id} headingId="route" {...props} />)
    expect(markup).not.toMatch(/<iframe|src="https/)
    expect(markup).toContain('<img loading="lazy" decoding="async" src="data:image/svg+xml,')
    expect(markup).toContain('Kaart van een andere website')
    expect(markup).toContain('OpenStreetMap')
    expect(markup).toContain(` href="${map.replaceAll('&', '&amp;')}"`)
    expect(markup).not.toContain('<button')
  })

  test('shows the picture of the editor, else a drawing of what it is', () => {
    const posterOf = (fields: object) => embedOf({ type: 'embed', ...fields }).props.poster?.src
    expect(posterOf({ url: map, poster: '/assets/route.jpg' })).toBe('/assets/route.jpg')
    const drawn = [map, 'https://site.typeform.com/to/AbCd12', 'https://youtu.be/abcdefgh123', `${own}/x`]
    expect(new Set(drawn.map((url) => posterOf({ url }))).size).toBe(drawn.length)
    expect(posterOf({ url: 'https://unknown.example/x' })).toBeUndefined()
  })

  test('takes the code of a frame, and hosts of the operator', () => {
    const { props } = embedOf({ type: 'iframe', embed_code: `<iframe src="${own}/map"></iframe>` })
    expect(props.address).toEqual({ kind: 'frame', src: `${own}/map`, provider: 'tiles.site.example' })
  })

  test('is a link with the name of the host where no frame may show it', () => {
    const { props } = embedOf({ type: 'embed', url: 'https://unknown.example/x' })
    expect(props).toMatchObject({ address: { kind: 'link' }, provider: 'unknown.example' })
  })

  test.each([
    { url: 'https://youtu.be/abcdefgh123' },
    { embed_code: '<iframe src="https://www.youtube.com/embed/abcdefgh123"></iframe>' },
  ])('shows a film as the block for films does: %j', (fields) => {
    const { props } = embedOf({ type: 'embed', transcript: 'Water rises.', ...fields })
    expect(props.words).toBeUndefined()
    expect(props.address).toMatchObject({ kind: 'frame', provider: 'YouTube' })
    expect(props.transcript).toEqual({ html: '<p>Water rises.</p>' })
  })

  test('is what an unknown field with such an address becomes', () => {
    const blocks = blocksOf(
      { routekaart: map, inbedcode: `<iframe src="${own}/form"></iframe>` },
      { frameHosts: [own] },
    )
    expect(blocks.filter((block) => isBlock('embed', block)).map(({ props }) => props)).toMatchObject([
      { address: { src: map } },
      { address: { src: `${own}/form` } },
    ])
  })
})
