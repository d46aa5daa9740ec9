import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { CopyButton } from './copy-button.tsx'

test('nothing stands there where nothing can copy: on the server, and without JavaScript', async () => {
  expect(await render(<CopyButton read={() => 'tekst'} label="de tekst" />)).toBe('')
})
