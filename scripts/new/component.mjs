import { addStyles, addToOverview, examplesOf } from './examples.mjs'
import { assertName, pascalCase } from './names.mjs'
import { Refusal } from './refusal.mjs'

const viewOf = (name, view) => `import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface ${view}Props extends RootProps {
  readonly children: string
}

/** Fill in: what it is for, in one sentence. */
export function ${view}({ className, children, ...root }: ${view}Props) {
  return (
    <span {...root} className={classNames('${name}', className)}>
      {children}
    </span>
  )
}
`

const stylesOf = (name) => `@layer components {
  .${name} {
    display: inline-block;
  }
}
`

const testOf = (name, view) => `import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { ${view} } from './${name}.tsx'

test('shows its words', async () => {
  expect(await render(<${view}>Words</${view}>)).toContain('>Words<')
  expect.fail('Fill in: what does the component "${name}" show?')
})
`

/**
 * Plans a new component of the design system for `npm run new`: a folder, its styles, and its examples on the
 * overview.
 */
export const component = {
  example: 'component progress-ring',
  /**
   * @returns the next steps for the developer
   * @throws Refusal for a malformed name and a folder that exists
   */
  plan(name, plan) {
    assertName(name)
    const view = pascalCase(name)
    const folder = `src/components/${name}`
    if (plan.exists(folder)) throw new Refusal(`${folder} exists`)
    plan.create(`${folder}/${name}.tsx`, viewOf(name, view))
    plan.create(`${folder}/${name}.css`, stylesOf(name))
    const element = `<${view}>{text}</${view}>`
    plan.create(`${folder}/${name}.examples.tsx`, examplesOf({ name, view, element }))
    plan.create(`${folder}/${name}.test.tsx`, testOf(name, view))
    addStyles(plan, 'components', name)
    addToOverview(plan, 'components', name)
    return [
      `Fill in ${folder}/${name}.test.tsx: it fails until it says what the component shows`,
      'See it at /designsystem, in npm run dev',
    ]
  },
}
