import { expect, test } from 'vitest'
import { textsIn } from '../../../server/page-body/block-texts.ts'

const texts = (value: unknown) => [...textsIn(value)].map(({ text }) => text)

test('what a block looks like and where its files lie is not text that visitors read', () => {
  const block = {
    ...{ variant: 'statement', colour: 'slik', kind: 'frame', provider: 'youtube', honeypot: 'winnie' },
    ...{ title: 'Titel', transcriptFile: '/a.pdf', items: [{ value: '1.240', label: 'mm' }] },
  }
  expect(texts(block)).toEqual(['Titel', '1.240', 'mm'])
})
