import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { readBlocks } from '../read-blocks.ts'
import { ProfileBlock } from './profile.tsx'
import { TideBlock } from './tide.tsx'

const items = ['Laag water', 'Vloed', 'Hoog water', 'Eb'].map((title) => ({ title }))

test('the tide is a drawing that is never read, and a list of its moments in their order', async () => {
  const markup = await render(<TideBlock id="t" title="Het tij" headingId="het-tij" items={items} isTide />)
  expect(markup.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(1)
  expect(markup).toMatch(/<ol .*<h3[^>]*>Laag water<.*<h3[^>]*>Vloed<.*>Hoog water<.*>Eb</)
  expect(markup).not.toContain('style=')
})

test('dikes look as they do everywhere, and moments on other pages have no dikes', async () => {
  expect(await render(<TideBlock id="t" items={items} />)).toBe(
    await render(<ProfileBlock id="t" items={items} />),
  )
  expect(await render(<ProfileBlock id="t" items={items} isTide />)).not.toContain('<svg')
})

test.each(['moments', 'getij', 'gezeiten'])('editors name the moments %s', (field) => {
  const context = { sanitize: (html: string) => ({ html }), unknown: () => {}, form: () => undefined }
  const [block] = readBlocks({ blocks: [{ type: 'profile', [field]: items }] }, context)
  expect(block?.props).toEqual({ items, isTide: true })
})
