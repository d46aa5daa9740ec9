import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { TermList } from './term-list.tsx'

const wind = { title: 'Wind', path: '/onderwerpen/wind', count: 3 }
const dijk = { title: 'Dijk', path: '/onderwerpen/dijk', count: 1 }

test('a short list has no letters', async () => {
  const markup = await render(<TermList groups={[{ terms: [dijk, wind] }]} />)
  expect(markup).not.toMatch(/<nav|<h2/)
  expect(markup).toContain('<a href="/onderwerpen/wind">Wind</a> <span class="muted">3</span>')
})

test('a long list has a row of letters that lead to its parts', async () => {
  const markup = await render(
    <TermList
      groups={[
        { letter: 'D', terms: [dijk] },
        { letter: 'W', terms: [wind] },
      ]}
    />,
  )
  expect(markup).toContain('<a href="#terms-W">W</a>')
  expect(markup).toContain('<section aria-labelledby="terms-W"><h2 id="terms-W">W</h2>')
})
