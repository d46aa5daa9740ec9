import { expect, test } from 'vitest'
import { readProject } from '../../../support/flat-files.ts'

test('a page with a long text is read once for all who ask for it at once', async () => {
  const text = Array.from({ length: 500 }, (_, n) => `Paragraph ${n} with **marks** and a [link](/l).`).join(
    '\n\n',
  )
  const source = await readProject({
    'content/collections/pages.yaml': "title: Pages\nroute: '{slug}'\n",
    'content/collections/pages/long.md': `---\nid: a\ntitle: Long\n---\n${text}\n`,
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => source.page('nl', '/long')))
  const pages = new Set(answers.map((answer) => answer.kind === 'page' && answer.page))
  expect(pages).toEqual(new Set([expect.objectContaining({ title: 'Long' })]))
  expect(pages.size).toBe(1)
})
