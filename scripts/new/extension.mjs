import { stylesOf } from './block.mjs'
import { examplesOf } from './examples.mjs'
import { assertName, pascalCase, sentenceCase, snakeCase } from './names.mjs'
import { Refusal } from './refusal.mjs'

const names = 'src/blocks/block-names.ts'

const viewOf = (
  name,
  view,
) => `import { type BlockAttributes, BlockSection } from '../../src/blocks/parts/block-section.tsx'
import { Prose } from '../../src/blocks/parts/prose.tsx'
import type { Html } from '../../src/content/types.ts'

export interface ${view}Props {
  readonly title?: string
  readonly text: Html
}

export default function ${view}(props: ${view}Props & BlockAttributes) {
  return (
    <BlockSection {...props} name="${name}">
      <Prose className="prose ${name}" html={props.text} />
    </BlockSection>
  )
}
`

const readerOf = (name, view) => `import { common } from '../../src/blocks/parts/names.ts'
import type { BlockFields } from '../../src/content/values/fields.ts'
import { defined } from '../../src/content/values/values.ts'
import type { ${view}Props } from './${name}.tsx'

/** Further types of sets that it shows. */
export const aliases: readonly string[] = []

/** What the project calls its fields. */
const names = {
  title: common.title,
  text: common.text,
} as const

export default function read${view}(fields: BlockFields): ${view}Props | undefined {
  const text = fields.html(...names.text)
  return text && defined({ title: fields.text(...names.title), text })
}
`

const testOf = (name, view) => `import { expect, test } from 'vitest'
import { render } from '../../tests/support/render.tsx'
import ${view} from './${name}.tsx'

test('shows what an editor wrote', async () => {
  const markup = await render(<${view} id="sample" text={{ html: '<p>Words</p>' }} />)
  expect(markup).toContain('<p>Words</p>')
  expect.fail('Fill in: what does the extension "${name}" show?')
})
`

/** Whether a name, or an alias, is that of a block of our own. */
const isOwn = (type, plan) => new RegExp(`[' ]${type}[':, ]`).test(plan.read(names))

/** Plans a new block outside of the sources for `npm run new`: a folder of `extensions/` with its files. */
export const extension = {
  example: 'extension timeline',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a malformed name and a folder that exists
   */
  plan(name, plan) {
    assertName(name)
    const [view, type] = [pascalCase(name), snakeCase(name)]
    const folder = `extensions/${name}`
    if (plan.exists(folder)) throw new Refusal(`${folder} exists`)

    plan.create(`${folder}/${name}.tsx`, viewOf(name, view))
    plan.create(`${folder}/${name}.css`, stylesOf(name))
    plan.create(`${folder}/${name}.read.ts`, readerOf(name, view))
    const element = `<${view} id="sample-${name}" text={{ html: \`<p>\${text}</p>\` }} />`
    plan.create(
      `${folder}/${name}.examples.tsx`,
      examplesOf({ name, view, element, source: '../../src', isDefault: true }),
    )
    plan.create(`${folder}/${name}.test.tsx`, testOf(name, view))
    return [
      `Fill in ${folder}/${name}.test.tsx: it fails until it says what "${sentenceCase(name)}" shows`,
      isOwn(type, plan)
        ? `Sets of the type "${type}" are shown by it, and not by our block any longer`
        : `Editors find it once the content has a set "${type}" (docs/content.md)`,
      'See it at /designsystem, after npm run dev or npm start',
    ]
  },
}
