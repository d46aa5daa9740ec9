import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { MediaTextBlock } from './media-text.tsx'

const picture = { src: '/dam.svg', alt: 'Rijshouten dam', width: 800, height: 600 }
const html = { html: '<p>Zeekraal komt als eerste.</p>' }

test('the picture comes before the text in the document, on whichever side it is seen', async () => {
  for (const side of ['start', 'end'] as const)
    expect(await render(<MediaTextBlock id="m" picture={picture} html={html} side={side} />)).toMatch(
      /<figure.*alt="Rijshouten dam".*<\/figure>.*Zeekraal/,
    )
})

test('a title makes it a region with that name', async () => {
  const markup = await render(
    <MediaTextBlock id="m" headingId="planten" title="Planten" html={html} side="start" />,
  )
  expect(markup).toMatch(/^<section [^>]*aria-labelledby="planten">.*<h2 id="planten">Planten<\/h2>/)
  expect(await render(<MediaTextBlock id="m" html={html} side="start" />)).not.toContain('<section')
})

test('a picture alone is a figure with its caption', async () => {
  expect(await render(<MediaTextBlock id="m" picture={picture} caption="Een dam" side="start" />)).toMatch(
    /^<figure [^>]*><img [^>]*\/><figcaption>Een dam<\/figcaption><\/figure>$/,
  )
})

test('a link without a text says what it is about', async () => {
  const markup = await render(
    <MediaTextBlock id="m" title="Planten" html={html} side="start" link={{ href: '/planten' }} />,
  )
  expect(markup).toContain('Lees verder: Planten')
})
