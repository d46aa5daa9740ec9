import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { FaqBlock } from './faq.tsx'

const questions = [
  { question: 'Mag mijn hond mee?', answer: { html: '<p>Aangelijnd.</p>' } },
  { question: 'Heb ik laarzen nodig?', answer: { html: '<p>Ja.</p>' } },
]

test('each question is a heading that opens its answer without JavaScript', async () => {
  const markup = await render(<FaqBlock id="faq" headingId="vragen" title="Vragen" questions={questions} />)
  expect(markup.match(/<details><summary><h3[^>]*>/g)).toHaveLength(2)
  expect(markup).toMatch(
    /Mag mijn hond mee\?<\/h3>.*<\/summary><div[^>]*><p>Aangelijnd\.<\/p><\/div><\/details>/,
  )
})

test('with a title it is a region; without one its questions stand a level higher and there is none', async () => {
  expect(await render(<FaqBlock id="faq" headingId="vragen" title="Vragen" questions={questions} />)).toMatch(
    /<section [^>]*aria-labelledby="vragen">.*<h2 id="vragen">Vragen<\/h2>/,
  )
  const bare = await render(<FaqBlock id="faq" questions={questions} />)
  expect(bare).not.toContain('<section')
  expect(bare.match(/<h2/g)).toHaveLength(2)
})
