import { useSamplePictures } from '../../examples/sample-picture.ts'
import { useDocs } from '../docs-context.tsx'
import type { Showcase, StateName } from '../showcase.ts'
import { Stage } from '../stage.tsx'
import { DocSection } from './doc-section.tsx'

/** Id of the place on the page that shows a state; with the id of a row, that variant in the state. */
export const stateId = (state: StateName, row?: string): string =>
  row === undefined ? `state-${state}` : `state-${state}-${row}`

/**
 * The section with the states: for each, the variants that can be in it, side by side as far as the window is
 * wide, so that nothing is cut off. Each state and each variant in it has an address of its own.
 */
export function States() {
  const { showcase, texts, words } = useDocs()
  return (
    <DocSection id="states">
      <p>{texts.states.intro}</p>
      {showcase.states.columns.map((state) => (
        <section className="state" key={state} aria-labelledby={stateId(state)}>
          <h3 id={stateId(state)}>{words.states[state]}</h3>
          <Variants state={state} rows={showcase.states.rows} />
        </section>
      ))}
    </DocSection>
  )
}

/** The variants that a state has. */
function Variants({ state, rows }: { state: StateName; rows: Showcase['states']['rows'] }) {
  const { texts, stage } = useDocs()
  const art = useSamplePictures()
  return (
    <ul className="plain state__variants">
      {rows.map(({ id, surface, render }) => {
        const element = render(state, stage.words, stage.t, art)
        return (
          element && (
            <li key={id} id={stateId(state, id)}>
              <p className="small muted">{texts.states.rows[id]}</p>
              <Stage space="cell" surface={surface}>
                {element}
              </Stage>
            </li>
          )
        )
      })}
    </ul>
  )
}

/** Links to the states, for the top of the page. */
export function StateLinks() {
  const { showcase, words } = useDocs()
  return (
    <nav className="state-links" aria-label={words.sections.states}>
      <span className="small muted" aria-hidden="true">
        {words.sections.states}
      </span>
      <ul className="plain">
        {showcase.states.columns.map((state) => (
          <li key={state}>
            <a href={`#${stateId(state)}`}>{words.states[state]}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
