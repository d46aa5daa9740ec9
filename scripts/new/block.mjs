import { addStyles, addToOverview, examplesOf } from './examples.mjs'
import { assertName, camelCase, pascalCase, sentenceCase, snakeCase } from './names.mjs'
import { Refusal } from './refusal.mjs'
import { addImport, addRow } from './rows.mjs'

const readers = 'src/blocks/block-readers.ts'
const names = 'src/blocks/block-names.ts'

const viewOf = (name, view) => `import type { Html } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'
import { Prose } from '../parts/prose.tsx'

export interface ${view}Props {
  readonly title?: string
  readonly text: Html
}

export function ${view}Block(props: ${view}Props & BlockAttributes) {
  return (
    <BlockSection {...props} name="${name}">
      <Prose className="prose ${name}" html={props.text} />
    </BlockSection>
  )
}
`

/** The style sheet of a block. */
export const stylesOf = (name) => `@layer components {
  .${name} {
    display: flow-root;
  }
}
`

const readerOf = (name, view) => `import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { ${view}Props } from './${name}.tsx'

/** What projects call its fields; ours first. */
const names = {
  title: common.title,
  text: common.text,
} as const

export function read${view}(fields: BlockFields): ${view}Props | undefined {
  const text = fields.html(...names.text)
  return text && defined({ title: fields.text(...names.title), text })
}
`

const testOf = (name, view) => `import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { ${view}Block } from './${name}.tsx'

test('shows what an editor wrote', async () => {
  const markup = await render(<${view}Block id="sample" text={{ html: '<p>Words</p>' }} />)
  expect(markup).toContain('<p>Words</p>')
  expect.fail('Fill in: what does the block "${name}" show?')
})
`

/**
 * Plans a new block of pages for `npm run new`: a folder with its files, and a row in each table of blocks.
 */
export const block = {
  example: 'block timeline',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a malformed name, a folder that exists, and a name of another block in the content
   */
  plan(name, plan) {
    assertName(name)
    const [view, type] = [pascalCase(name), snakeCase(name)]
    const folder = `src/blocks/${name}`
    if (plan.exists(folder)) throw new Refusal(`${folder} exists`)
    // Aliases are one text for each block: `'kaarten teasers tiles'`.
    if (new RegExp(`[' ]${type}[' ]`).test(plan.read(names)))
      throw new Refusal(`"${type}" is a name of another block: see ${names}`)

    plan.create(`${folder}/${name}.tsx`, viewOf(name, view))
    plan.create(`${folder}/${name}.css`, stylesOf(name))
    plan.create(`${folder}/${name}.read.ts`, readerOf(name, view))
    const element = `<${view}Block id="sample-${name}" text={{ html: \`<p>\${text}</p>\` }} />`
    plan.create(`${folder}/${name}.examples.tsx`, examplesOf({ name, view: `${view}Block`, element }))
    plan.create(`${folder}/${name}.test.tsx`, testOf(name, view))

    const from = (what, file) => `import ${what} from './${name}/${file}'`
    const types = 'src/blocks/block-types.ts'
    plan.edit(types, addImport(from(`type { ${view}Props }`, `${name}.tsx`), './'))
    plan.edit(types, addRow('export interface BlockProps', `  readonly ${type}: ${view}Props`))
    const views = 'src/blocks/blocks.tsx'
    plan.edit(views, addImport(from(`{ ${view}Block }`, `${name}.tsx`), './'))
    plan.edit(views, addRow('const views', `  ${type}: ${view}Block,`, 'unknown:'))
    plan.edit(readers, addImport(from(`{ read${view} }`, `${name}.read.ts`), './'))
    plan.edit(readers, addRow('const ownReaders', `  ${type}: read${view},`))
    plan.edit(names, addRow('const aliases', `  ${type}: '${camelCase(name).toLowerCase()}',`))
    addStyles(plan, 'blocks', name)
    addToOverview(plan, 'blocks', name)
    return [
      `Fill in ${folder}/${name}.test.tsx: it fails until it says what "${sentenceCase(name)}" shows`,
      `Other names that projects give to it: its row of aliases in ${names}`,
      `Editors find it once the content has a set "${type}" (docs/content.md)`,
    ]
  },
}
