import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import type { TokenFact } from '../showcase.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { DocSection } from './doc-section.tsx'

/** The section with the design tokens that the component's styles use, and their values in both themes. */
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

/** Returns the values of a token in both themes. Only colours differ between themes. */
const values = (fact: TokenFact) =>
  'light' in fact
    ? [<Colour key="light" hex={fact.light} />, <Colour key="dark" hex={fact.dark} />]
    : [fact.value, fact.value]

/** A swatch with its hex code. */
const Colour = ({ hex }: { hex: string }) => (
  <span className="nowrap">
    <Swatch hex={hex} /> {hex}
  </span>
)
