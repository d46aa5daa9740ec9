/** The block "stats" of a page: numbers, each with what it counts. */
import { inParts } from '../../components/in-parts/in-parts.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

export interface StatsProps {
  readonly title?: string
  /** The numbers; each value is written as it is shown, in the language of the page. */
  readonly items: readonly { readonly value: string; readonly unit?: string; readonly label: string }[]
}

export function StatsBlock(props: StatsProps & BlockAttributes) {
  return (
    <BlockSection {...props} name="stats">
      <dl className="stats">
        {inParts(
          props.items.map(({ value, unit, label }) => (
            <div className="stat" key={`${label} ${value}`}>
              <dt>
                {value}
                {unit && <small> {unit}</small>}
              </dt>
              <dd>{label}</dd>
            </div>
          )),
        )}
      </dl>
    </BlockSection>
  )
}
