import { expect, it } from 'vitest'
import { createPacedWork } from '../../../server/scheduling/paced-work.ts'
import { createLanguageIndex } from '../../../server/search/language-index.ts'

it('A title that changes while its page is asked for is taken the next time', async () => {
  const page = { title: 'Dijk' }
  const outline = {
    summary: {
      path: '/a',
      get title() {
        return page.title
      },
    },
    ...{ collection: 'pages', terms: [], alternates: {}, version: '1' },
    indexing: { noindex: false, sitemap: { listed: true } },
  }
  const work = createPacedWork(new AbortController().signal)
  const reading = createLanguageIndex()
  const rename = async () => {
    page.title = 'Polder'
    return true
  }
  const room = () => 1000
  await reading.updateOutlines([outline], { work, isServed: rename, room })
  await reading.updateOutlines([outline], { work, isServed: async () => true, room })
  expect(reading.index.get('/a')?.title).toBe('Polder')
})
