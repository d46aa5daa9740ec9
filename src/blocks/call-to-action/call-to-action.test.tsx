import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { CallToActionBlock } from './call-to-action.tsx'

const action = { id: 'c', headingId: 'mee', title: 'Loop een dag mee' }

test('it is a region with one link, which looks like a button and is none', async () => {
  const markup = await render(
    <CallToActionBlock {...action} link={{ href: '/bezoek', label: 'Plan een bezoek' }} />,
  )
  expect(markup).toMatch(/^<section [^>]*aria-labelledby="mee">.*<h2 id="mee">Loop een dag mee<\/h2>/)
  expect(markup).toMatch(/<a href="\/bezoek"[^>]*>.*Plan een bezoek/)
  expect(markup).not.toContain('<button')
})

test('a link without a text has a general one', async () => {
  expect(await render(<CallToActionBlock {...action} link={{ href: '/bezoek' }} />)).toContain('Lees verder')
})

test('without a link and a picture there is neither', async () => {
  expect(await render(<CallToActionBlock {...action} />)).not.toMatch(/<a |<img /)
})
