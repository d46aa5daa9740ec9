import { expect, it } from 'vitest'
import { createPace } from '../../../server/scheduling/pace.ts'
import { createReading } from '../../../server/search/reading.ts'

it('A title that changes while its page is asked for is taken the next time', async () => {
  const page = { title: 'Dijk' }
  const outline = {
    summary: {
      path: '/a',
      get title() {
        return page.title
      },
    },
    ...{ collection: 'pages', alternates: {}, version: '1' },
    indexing: { noindex: false, sitemap: { listed: true } },
  }
  const pace = createPace(new AbortController().signal)
  const reading = createReading()
  const rename = async () => {
    page.title = 'Polder'
    return true
  }
  const room = () => 1000
  await reading.titles([outline], { pace, isServed: rename, room })
  await reading.titles([outline], { pace, isServed: async () => true, room })
  expect(reading.index.get('/a')?.title).toBe('Polder')
})
