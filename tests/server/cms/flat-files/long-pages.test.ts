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

test('the text of a term and of a global set is read whole, however long', async () => {
  const text = Array.from({ length: 500 }, (_, n) => `Paragraph ${n} with **marks**.`).join('\n\n')
  const blueprint = 'fields:\n  - handle: text\n    field:\n      type: markdown\n'
  const source = await readProject({
    'content/collections/pages.yaml': "title: Pages\nroute: '{slug}'\ntaxonomies:\n  - topics\n",
    'content/collections/pages/a.md': '---\nid: a\ntitle: A\ntopics:\n  - wind\n---\n',
    'content/taxonomies/topics.yaml': 'title: Topics\n',
    'content/taxonomies/topics/wind.yaml': `title: Wind\ntext: ${JSON.stringify(text)}\n`,
    'content/globals/about.yaml': `title: About\ndata:\n  text: ${JSON.stringify(text)}\n`,
    'resources/blueprints/taxonomies/topics/topics.yaml': blueprint,
    'resources/blueprints/globals/about.yaml': blueprint,
  })
  const answer = await source.page('nl', '/topics/wind')
  const shown = [answer.kind === 'page' && answer.page.fields.text, (await source.globals('nl')).about?.text]
  for (const value of shown) expect(JSON.stringify(value).match(/<p>/g)).toHaveLength(500)
})
