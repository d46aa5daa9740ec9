import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { VideoBlock, type VideoProps } from './video.tsx'
import { videoAddress } from './video-address.ts'

const show = (url: string, more: Partial<VideoProps> = {}) =>
  render(<VideoBlock id="v" headingId="film" url={url} address={videoAddress(url)} {...more} />)

describe('a film of another website', () => {
  const url = 'https://vimeo.com/123456789'

  test('asks nothing of that website before the visitor says yes, and is a link without JavaScript', async () => {
    const markup = await show(url, { provider: 'Vimeo' })
    expect(markup).not.toMatch(/<iframe|<video|src="https/)
    expect(markup).toContain(` href="${url}"`)
    expect(markup).not.toContain('<button')
    expect(markup).toContain('Aanbieder: Vimeo.')
  })

  test('keeps the order of headings, with a title and without', async () => {
    expect(await show(url, { title: 'Groei' })).toMatch(
      /<h2 id="film">Groei<\/h2>.*<h3 class="video__ask-title">/,
    )
    expect(await show(url)).toContain('<h2 class="video__ask-title">')
  })
})

describe('a film of this site', () => {
  test('plays here, waits to be asked for, and has a name', async () => {
    const markup = await show('/film.mp4', { title: 'Groei' })
    expect(markup).toMatch(/<video [^>]*src="\/film\.mp4" controls="" preload="none" aria-label="Groei">/)
    expect(markup).toContain('<a href="/film.mp4" download="">Film downloaden</a>')
  })

  test('has what is said as text or as a file', async () => {
    expect(await show('/film.mp4', { transcript: { html: '<p>Het water komt.</p>' } })).toMatch(
      /<details[^>]*><summary>.*<p>Het water komt\.<\/p>/,
    )
    expect(await show('/film.mp4', { transcriptFile: '/film.txt' })).toContain(
      '<a href="/film.txt" download="">',
    )
  })
})
