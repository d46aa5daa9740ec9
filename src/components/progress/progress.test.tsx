import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Announcer, Progress } from './progress.tsx'

test('the bar of the page waits out of sight, with a name for when it appears', async () => {
  expect(await render(<Progress />)).toBe(
    '<div aria-label="De pagina wordt geladen" id="progress" class="navprogress" role="progressbar" hidden=""></div>',
  )
})

test('another one on the page has an id of its own', async () => {
  const markup = await render(<Progress id="sample" hidden={false} data-mark="" />)
  expect(markup).toContain('data-mark="" id="sample"')
  expect(markup).not.toContain('hidden')
})

test('what is announced has a place before it is said', async () => {
  expect(await render(<Announcer />)).toMatch(/^<p id="announcer"[^>]* role="status"><\/p>$/)
})
