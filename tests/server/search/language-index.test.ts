import { expect, it } from 'vitest'
import { createPacedWork } from '../../../server/scheduling/paced-work.ts'
import { createLanguageIndex } from '../../../server/search/language-index.ts'
import type { SearchDocument } from '../../../server/search/search-document.ts'
import { parseSearchQuery } from '../../../src/content/search/search-query.ts'
import type { PageOutline } from '../../../src/content/types.ts'

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

it('Results are counted by the terms that a page has now, also before its text is read again', async () => {
  const outline = (slug: string): PageOutline => ({
    summary: { path: '/a', title: 'Dijk' },
    ...{ collection: 'news', terms: [{ taxonomy: 'topics', slug }], alternates: {}, version: '1' },
    indexing: { noindex: false, sitemap: { listed: true } },
  })
  const work = createPacedWork(new AbortController().signal)
  const { index, updateOutlines, updateTexts } = createLanguageIndex()
  const options = { work, isServed: async () => true, room: () => 1000 }
  await updateOutlines([outline('wind')], options)
  const read = async (document: SearchDocument) => ({ ...document, text: 'Klei' })
  await updateTexts({ ...options, read, maxTexts: 9 })
  await updateOutlines([outline('zee')], options)
  const find = (topic: string) => index.find(parseSearchQuery(`?q=klei&topic=topics:${topic}`)).total
  expect([find('wind'), find('zee')]).toEqual([0, 1])
})
