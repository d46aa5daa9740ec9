import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { PageHead } from './page-head.tsx'

test('a page begins with crumbs, label, title, lead and meta, in that order', async () => {
  const markup = await render(
    <PageHead
      title="Titel"
      label="Label"
      lead="Lead"
      crumbs={<nav>Pad</nav>}
      meta="Meta"
      actions={<p>Knop</p>}
    />,
  )
  expect(markup).toMatch(/Pad.*Label.*Titel.*Lead.*Meta.*Knop/)
})

test('its h1 can take the focus; a heading below another cannot', async () => {
  expect(await render(<PageHead title="Titel" />)).toMatch(/<h1 [^>]*tabindex="-1"/)
  expect(await render(<PageHead title="Titel" headingLevel={2} />)).not.toContain('tabindex')
})

test('texts in another language say so, the crumbs around them do not', async () => {
  const markup = await render(<PageHead title="Titel" lead="Lead" lang="de" crumbs={<nav>Pad</nav>} />)
  expect(markup.match(/lang="de"/g)).toHaveLength(2)
  expect(markup).toContain('<nav>Pad</nav>')
})

test('it stands on a dark panel where its root is told so', async () => {
  expect(await render(<PageHead title="Titel" data-surface="inverse" id="kop" />)).toMatch(
    /^<div data-surface="inverse" id="kop" class="page-head">/,
  )
})
