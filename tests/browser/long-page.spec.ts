import { originOf, type ServedSite, serveFiles } from './support/serve-site.ts'
import { expect, hydrated, test } from './support/test.ts'

const port = 4366
const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('')

/** Some 360 blocks, among them a table, questions and numbers of 200 rows each. */
const blocks = [
  many(
    180,
    (n) =>
      `  -\n    type: text\n    text: 'Words of part ${n}.'\n  -\n    type: quote\n    quote: 'Said in part ${n}.'\n`,
  ),
  '  -\n    type: table\n    table:\n',
  many(200, (n) => `      -\n        cells:\n          - 'Row ${n}'\n          - '${n}'\n`),
  '  -\n    type: faq\n    questions:\n',
  many(200, (n) => `      -\n        question: 'Question ${n}?'\n        answer: 'Answer ${n}.'\n`),
  '  -\n    type: stats\n    items:\n',
  many(200, (n) => `      -\n        value: '${n}'\n        label: 'Label ${n}'\n`),
]

let site: ServedSite
test.beforeAll(async () => {
  site = await serveFiles(port, {
    'resources/sites.yaml': 'en:\n  name: English\n  url: /\n  locale: en_GB\n',
    'content/collections/pages.yaml':
      "title: Pages\nroute: '{parent_uri}/{slug}'\nstructure:\n  root: true\n",
    'content/trees/collections/pages.yaml': 'tree:\n  -\n    entry: home\n  -\n    entry: long\n',
    'content/collections/pages/home.md': '---\nid: home\ntitle: Home\n---\n',
    'content/collections/pages/long.md': `---\nid: long\ntitle: Long\nblocks:\n${blocks.join('')}---\n`,
  })
})
test.afterAll(() => site.close())
test.use({ baseURL: originOf(port) })

test('a page of hundreds of blocks and rows is whole, and hydrates without a complaint', async ({
  page,
  watch,
}) => {
  watch.expect(/^Google Site Verification ID is missing/)
  watch.expect(/^No Google Tag Manager ID/)
  await page.goto('/long')
  const content = page.locator('main article')
  const before = await content.innerHTML()
  for (const text of ['Words of part 179.', 'Row 199', 'Question 199?', 'Label 199'])
    await expect(content).toContainText(text)
  await hydrated(page)
  expect(await content.innerHTML()).toBe(before)
})
