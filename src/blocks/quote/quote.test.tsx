import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { QuoteBlock, type QuoteProps } from './quote.tsx'

const show = (quote: Partial<QuoteProps>) => render(<QuoteBlock id="q" text="Het wordt rood." {...quote} />)
const caption = (markup: string) => /<figcaption>(.*)<\/figcaption>/.exec(markup)?.[1]

test('who said it stands outside of what was said', async () => {
  const markup = await show({ author: 'Jelle', role: 'ecoloog' })
  expect(markup).toContain('<blockquote><p>Het wordt rood.</p></blockquote><figcaption>')
  expect(caption(markup)).toBe('<strong>Jelle</strong>, ecoloog')
})

test('half of a signature has no comma, and none has no caption', async () => {
  expect(caption(await show({ author: 'Jelle' }))).toBe('<strong>Jelle</strong>')
  expect(caption(await show({ role: 'een boer' }))).toBe('een boer')
  expect(caption(await show({}))).toBeUndefined()
})
