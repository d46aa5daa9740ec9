import { Fragment } from 'react'
import { DataTable } from '../../components/table/data-table.tsx'
import { useSamplePictures } from '../../examples/sample-picture.ts'
import { useDocs } from '../docs-context.tsx'
import { Stage } from '../stage.tsx'
import { DocSection } from './doc-section.tsx'

/** The section with the state matrix: every variant in each of its states, and a dash for other states. */
export function States() {
  const { showcase, texts, words, stage } = useDocs()
  const { columns, rows } = showcase.states
  const art = useSamplePictures()
  return (
    <DocSection id="states">
      <p>{texts.states.intro}</p>
      <DataTable
        className="matrix"
        label={words.sections.states}
        columns={[words.states.variant, ...columns.map((state) => words.states[state])]}
        rows={rows.map(({ id, surface, render }) => ({
          key: id,
          cells: [
            texts.states.rows[id],
            ...columns.map((state) => {
              const element = render(state, stage.words, stage.t, art)
              return (
                <Fragment key={state}>
                  {element ? (
                    <Stage space="cell" surface={surface}>
                      {element}
                    </Stage>
                  ) : (
                    <span className="muted">–</span>
                  )}
                </Fragment>
              )
            }),
          ],
        }))}
      />
    </DocSection>
  )
}
