import { planLoader } from './loader.mjs'
import { assertName, keyOf, pascalCase, sentenceCase } from './names.mjs'
import { Refusal } from './refusal.mjs'
import { addImport, addRow } from './rows.mjs'

const reserved = 'src/router/reserved-paths.ts'
const loaders = 'server/loaders/load-payload.ts'

const pageOf = (name, view) => `import { Crumbs } from '../components/crumbs/crumbs.tsx'
import { PageHead } from '../components/page-head/page-head.tsx'
import type { Payload } from '../content/payload.ts'
import { useLocale } from '../i18n/locale-context.tsx'

/** Fill in: what the page shows, in one sentence. */
export default function ${view}Page({ payload }: { payload: Payload }) {
  const { t } = useLocale()
  const title = t('${name}-title')
  const items = payload.data.kind === '${name}' ? payload.data.items : []
  return (
    <>
      <PageHead title={title} crumbs={<Crumbs items={[]} current={{ title, path: payload.path }} />} />
      <div className="container">
        <ul>
          {items.map((item) => (
            <li key={item.path}>
              <a href={item.path}>{item.title}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
`

const testOf = (name) => `import request from 'supertest'
import { expect, test } from 'vitest'
import { defaultLanguages, defaultRows } from '../../../src/i18n/languages.ts'
import { serveFile } from '../../support/test-deps.ts'

const site = await serveFile()

test.each(defaultRows)('the page ${name} is there in $label', async ({ locale }) => {
  const { text } = await request(site).get(defaultLanguages.withPrefix(locale, '/${name}')).expect(200)
  expect(text).toContain('</h1>')
  expect.fail('Fill in: what does the page "${name}" show, and what is it called in each language?')
})
`

/** The message files of languages that are translated: others fill gaps with `...english`. */
const completeMessages = (plan) =>
  plan
    .list('src/i18n/messages')
    .map((file) => `src/i18n/messages/${file}`)
    .filter((path) => !plan.read(path).includes('...english'))

/**
 * Plans a new page for `npm run new`, at a fixed address in every language: a route, a loader, a component,
 * and its title.
 */
export const route = {
  example: 'route team',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a bad name, a page that exists, and an address that the server answers itself
   */
  plan(name, plan) {
    assertName(name)
    if (plan.read(reserved).includes(`/${name}`)) throw new Refusal(`/${name} is taken: see ${reserved}`)
    if (plan.exists(`src/i18n/messages/${name}.ts`)) throw new Refusal(`/${name} is where a language begins`)
    const view = pascalCase(name)
    const test = `tests/server/loaders/${name}.test.ts`
    plan.create(`src/pages/${name}.tsx`, pageOf(name, view))
    planLoader(name, plan)
    plan.create(test, testOf(name))
    const row = `{ path: '/${name}', page: '${name}', layout: 'default', prerender: true }`
    plan.edit('src/routes.ts', addRow('const rows', `  ${row},`))
    plan.edit(loaders, addImport(`import { load${view} } from './${name}.ts'`, './'))
    plan.edit(loaders, addRow('const loaders', `  ${keyOf(name)}: inTurn(load${view}),`))
    for (const path of completeMessages(plan))
      plan.edit(path, addRow('export default', `  '${name}-title': '${sentenceCase(name)}',`))
    return [
      `Fill in ${test}: it fails until it says what the page shows`,
      `Say in src/i18n/messages what ${name}-title is in each language`,
    ]
  },
}
