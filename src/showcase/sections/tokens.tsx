import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import type { TokenFact } from '../showcase.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { DocSection } from './doc-section.tsx'

/** The tokens that its styles use, with their values. */
export function Tokens() {
  const { showcase, words } = useDocs()
  const { token, light, dark } = words.tokens
  return (
    <DocSection id="tokens">
      <DataTable
        label={words.sections.tokens}
        columns={[token, light, dark]}
        rows={showcase.facts.tokens.map((fact) => ({
          key: fact.name,
          cells: [<code key="name">--{fact.name}</code>, ...values(fact)],
        }))}
      />
    </DocSection>
  )
}

/** What is no colour is the same in both themes. */
const values = (fact: TokenFact) =>
  'light' in fact
    ? [<Colour key="light" hex={fact.light} />, <Colour key="dark" hex={fact.dark} />]
    : [fact.value, fact.value]

const Colour = ({ hex }: { hex: string }) => (
  <span className="nowrap">
    <Swatch hex={hex} /> {hex}
  </span>
)
