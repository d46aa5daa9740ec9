import request from 'supertest'
import { describe, expect, test } from 'vitest'
import type { Value, Values } from '../../../src/content/types.ts'
import { contentPage, fakeSource, only } from '../../support/content.ts'
import { linkedDataOf, scriptsBesideData } from '../../support/html.ts'
import { serve } from '../../support/test-deps.ts'

const pageWith = async (blocks: readonly Value[], more: Values = {}): Promise<string> => {
  const source = fakeSource(only(contentPage('nl', '/x', 'X', { fields: { blocks, ...more } })))
  return (
    await request(await serve({ source }))
      .get('/x')
      .expect(200)
  ).text
}

const faq = (...rows: readonly (readonly [string, string])[]): Values => ({
  type: 'faq',
  questions: rows.map(([question, answer]) => ({ question, answer })),
})

const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
})

describe('questions as linked data', () => {
  test('are one FAQPage, with answers in plain text', async () => {
    const block = faq([
      'Mag mijn hond mee?',
      '<p>Ja, <strong>aangelijnd</strong>.</p><ul><li>Niet in mei</li></ul>',
    ])
    expect(linkedDataOf(await pageWith([block]), 'FAQPage')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [question('Mag mijn hond mee?', 'Ja, aangelijnd. Niet in mei')],
      },
    ])
  })

  test('of several blocks are together one FAQPage, each question once', async () => {
    const blocks = [
      faq(['A?', 'a'], ['B?', 'b']),
      { type: 'quote', text: 'q' },
      faq(['B?', 'c'], ['C?', 'd']),
    ]
    expect(linkedDataOf(await pageWith(blocks), 'FAQPage')).toMatchObject([
      { mainEntity: [question('A?', 'a'), question('B?', 'b'), question('C?', 'd')] },
    ])
  })

  test('are missing where no faq block stands, and for an answer without text', async () => {
    expect(linkedDataOf(await pageWith([{ type: 'quote', text: 'q' }]), 'FAQPage')).toEqual([])
    expect(linkedDataOf(await pageWith([faq(['A?', '<img src="/a.png" alt="">'])]), 'FAQPage')).toEqual([])
  })

  test.each([
    { '@type': 'FAQPage', name: 'Eigen' },
    { '@type': ['WebPage', 'FAQPage'], name: 'Eigen' },
    { '@graph': [{ '@type': 'FAQPage', name: 'Eigen' }] },
  ])('give way to an FAQPage that an editor wrote: %j', async (own) => {
    const data = linkedDataOf(await pageWith([faq(['A?', 'a'])], { schema_jsonld: JSON.stringify(own) }))
    expect(data.filter((each) => each['@type'] !== 'BreadcrumbList')).toEqual([own])
  })

  test('stand beside other linked data of an editor', async () => {
    const own = { '@type': 'Event', name: 'Open dag' }
    const data = linkedDataOf(await pageWith([faq(['A?', 'a'])], { schema_jsonld: JSON.stringify(own) }))
    expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'FAQPage', 'Event'])
  })

  test('can end no script', async () => {
    const hostile = 'x &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;<!-- \u2028'
    const text = await pageWith([faq([hostile, hostile])])
    expect(JSON.stringify(linkedDataOf(text))).toContain('alert(1)')
    expect(text).not.toContain('<script>alert')
    expect(scriptsBesideData(text)).toHaveLength(3)
  })
})
