import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { CodeBlock } from './code-block.tsx'

test('code is shown as it was typed, from left to right in every language, in a part that a keyboard reaches', async () => {
  const markup = await render(<CodeBlock language="HTML" label="Voorbeeld" code={'<b>&amp;</b>'} />)
  expect(markup).toContain('<pre dir="ltr"><code>&lt;b&gt;&amp;amp;&lt;/b&gt;</code></pre>')
  expect(markup).toContain('role="group" tabindex="0" aria-label="Voorbeeld"')
})

test('highlighted code keeps its markup', async () => {
  const code = { html: '<span class="t">b</span>' }
  expect(await render(<CodeBlock language="HTML" label="Voorbeeld" code={code} />)).toContain(
    '<code><span class="t">b</span></code>',
  )
})

test('what cannot copy has no button for it', async () => {
  expect(await render(<CodeBlock language="HTML" label="Voorbeeld" code="b" />)).not.toContain('<button')
})
