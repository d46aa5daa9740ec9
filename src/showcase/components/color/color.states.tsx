/** The rows of the state matrix on the page about colour. */
import type { StateRow } from '../../showcase.ts'
import { Surface, surfaces } from './surfaces.tsx'
import type nl from './texts/nl.ts'

/** Texts of the page about colour. */
type Words = (typeof nl)['words']

/** What is shown on each surface, by the row of the matrix. `border` is the border of a text field. */
const inks = {
  text: (_: string, words: Words) => <span>{words.sample}</span>,
  muted: (_: string, words: Words) => <span className="muted">{words.sample}</span>,
  label: (_: string, words: Words) => <span className="label">{words.sample}</span>,
  link: (state: string, words: Words) => (
    <a href="#states" data-state={state}>
      {words.sample}
    </a>
  ),
  border: (state: string, words: Words) => (
    <input
      className="input"
      aria-label={words.field}
      defaultValue={words.sample}
      size={6}
      autoComplete="off"
      data-state={state}
    />
  ),
} as const

/** Rows that have more states than `rest`. */
const changing: readonly string[] = ['link', 'border'] satisfies readonly (keyof typeof inks)[]

/**
 * Returns a row of the matrix: the same words on the three surfaces. Only links and borders have more than
 * one state.
 */
export const row = (id: keyof typeof inks): StateRow<typeof nl> => ({
  id,
  render: (state, words) =>
    state === 'rest' || changing.includes(id) ? (
      <div>
        {surfaces.map((on) => (
          <Surface key={on} on={on}>
            {inks[id](state, words)}
          </Surface>
        ))}
      </div>
    ) : null,
})
