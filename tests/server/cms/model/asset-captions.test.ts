import { expect, test } from 'vitest'
import { captionIn } from '../../../../server/cms/model/asset-captions.ts'

test('words in a field of any name are the caption of a file', () => {
  expect(captionIn({ alt: 'Coro', didascalia: 'Le prove in sala grande' }, 'nl', true)).toEqual({
    caption: 'Le prove in sala grande',
  })
})

test.each([
  [{ ablage_notiz: 'Nur im Archiv zu verwenden' }],
  [{ seo_title: 'Drie woorden hier' }],
  [{ alt_en: 'The choir on stage' }],
  [{ bijschrift_en: 'The choir on stage' }],
  [{ focus: '50-50-1', map: 'img/a.jpg' }],
])('no caption is made of %o', (values) => {
  expect(captionIn(values, 'nl', true)).toEqual({})
})

test('a field with a name for captions comes first', () => {
  const values = { testo: 'Een ander woord ook', bijschrift: 'De kap' }
  expect(captionIn(values, 'nl', true)).toEqual({ caption: 'De kap' })
})
