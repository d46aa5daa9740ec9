import { DataTable } from '../../components/table/data-table.tsx'
import type { SemanticColor } from '../../content/showcase/colour-sheet.ts'
import { useDocs } from '../docs-context.tsx'
import type { TokenFact } from '../showcase.ts'
import { useSiteColours } from '../site-look-context.ts'
import { Swatch } from '../swatch/swatch.tsx'
import { DocSection } from './doc-section.tsx'

/** The section with the design tokens that the component's styles use, and their values in both themes. */
export function Tokens() {
  const { showcase, words } = useDocs()
  const { token, light, dark } = words.tokens
  const colours = useSiteColours()?.semanticColors ?? []
  return (
    <DocSection id="tokens">
      <DataTable
        label={words.sections.tokens}
        columns={[token, light, dark]}
        rows={showcase.facts.tokens.map((fact) => ({
          key: fact.name,
          cells: [<code key="name">--{fact.name}</code>, ...values(ofSite(fact, colours))],
        }))}
      />
    </DocSection>
  )
}

/** A token with the values that the running site has for it. */
const ofSite = (fact: TokenFact, colours: readonly SemanticColor[]): TokenFact => {
  const colour = colours.find(({ name }) => fact.name === `c-${name}`)
  return colour ? { ...colour, name: fact.name } : fact
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
