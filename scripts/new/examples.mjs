import { camelCase, keyOf, sentenceCase } from './names.mjs'
import { addImport, addRow } from './rows.mjs'

const overview = 'src/showcase/supporting/index.ts'

/**
 * Returns the source of a file with examples of a new block or component, for the overview of the design
 * system. `view` is the name of its React component, `element` the JSX that shows it, `source` the way to
 * `src/`.
 * @param {{ name: string, view: string, element: string, source?: string, isDefault?: boolean }} part
 */
export const examplesOf = ({
  name,
  view,
  element,
  source = '../..',
  isDefault = false,
}) => `import type { ComponentExamples } from '${source}/examples/component-examples.ts'
import ${isDefault ? view : `{ ${view} }`} from './${name}.tsx'

export const examples: ComponentExamples<'text'> = {
  components: { ${view} },
  english: {
    title: '${sentenceCase(name)}',
    summary: 'Fill in: its purpose, in one sentence.',
    examples: { usual: 'Usual' },
    words: { text: 'Words' },
  },
  examples: [
    {
      id: 'usual',
      render: ({ text }) => ${element},
    },
  ],
}
`

/** Plans the import and the row that show the examples on the design system's overview. */
export function addToOverview(plan, folder, name) {
  const line = `import { examples as ${camelCase(name)}Examples } from '../../${folder}/${name}/${name}.examples.tsx'`
  plan.edit(overview, addImport(line, `../../${folder}/`))
  plan.edit(overview, addRow('const examples', `  ${keyOf(name)}: ${camelCase(name)}Examples,`))
}

/** Plans the import of the new styles into the style sheet for everything below the first screen. */
export const addStyles = (plan, folder, name) =>
  plan.edit('src/styles/below.css', addImport(`@import '../${folder}/${name}/${name}.css';`, `../${folder}/`))
