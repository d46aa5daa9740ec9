import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { ProfileBlock } from './profile.tsx'

const items = ['De waker', 'De slaper', 'De dromer', 'Het dorp'].map((title) => ({ title }))

test('the drawing covers three items and is never read; the heights are', async () => {
  const markup = await render(<ProfileBlock id="p" items={items} />)
  expect(markup.match(/<svg [^>]*aria-hidden="true" focusable="false"/g)).toHaveLength(3)
  expect(markup).toMatch(
    />\+ 9,2 m NAP<.*>De waker<.*>\+ 5,4 m<.*>De slaper<.*>\+ 3,1 m<.*>De dromer<.*>Het dorp</,
  )
})

test('items are headings below the title, or in its place', async () => {
  const titled = await render(<ProfileBlock id="p" headingId="dijken" title="Drie dijken" items={items} />)
  expect(titled).toMatch(/^<section [^>]*aria-labelledby="dijken">/)
  expect(titled.match(/<h3/g)).toHaveLength(4)
  expect((await render(<ProfileBlock id="p" items={items} />)).match(/<h2/g)).toHaveLength(4)
})

test('a link without a text says which item it is about', async () => {
  const linked = [{ title: 'De waker', link: { href: '/waker' } }]
  expect(await render(<ProfileBlock id="p" items={linked} />)).toContain('Lees verder: De waker')
})
