import { Fragment } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import type { ComponentFacts, PropertyFact } from '../showcase.ts'
import { DocSection } from './doc-section.tsx'

/** Most tables that stand open below each other. */
const maxOpen = 8

/** The section with the properties of the components: a table for each, read from the TypeScript types. */
export function Properties() {
  const { showcase } = useDocs()
  const { components } = showcase.facts
  return (
    <DocSection id="properties">
      {components.map((component) =>
        components.length > maxOpen ? (
          <FoldedComponent key={component.name} {...component} />
        ) : (
          <Fragment key={component.name}>
            <ComponentName {...component} />
            <Component {...component} />
          </Fragment>
        ),
      )}
    </DocSection>
  )
}

const ComponentName = ({ name }: Pick<ComponentFacts['components'][number], 'name'>) => (
  <h3>
    <code>{name}</code>
  </h3>
)

/** The table of one of many components, which opens where somebody looks for it. */
const FoldedComponent = (component: ComponentFacts['components'][number]) => (
  <details className="fold">
    <summary>
      <ComponentName {...component} />
      <Icon name="chevron" />
    </summary>
    <Component {...component} />
  </details>
)

/** The table of one component. */
function Component({ name, native, passes, properties }: ComponentFacts['components'][number]) {
  const { texts, words } = useDocs()
  const { value, type, meaning, native: nativeText, passes: passesText } = words.properties
  const explain = (property: string) => texts.properties[`${name}.${property}`] ?? texts.properties[property]
  return (
    <>
      {properties.length > 0 && (
        <DataTable
          label={name}
          columns={[words.properties.name, type, value, meaning]}
          rows={properties.map((property) => ({
            key: property.name,
            cells: [
              <code key="name">{property.name}</code>,
              <code key="type">{property.type}</code>,
              <Default key="value" {...property} />,
              explain(property.name),
            ],
          }))}
        />
      )}
      {native && (
        <p className="small">
          {nativeText} <code>{`<${native}>`}</code>.
        </p>
      )}
      {passes && <p className="small">{passesText}</p>}
    </>
  )
}

/** The default value of a property, or that it is required. An empty text is shown as `''`. */
function Default({ required, value }: PropertyFact) {
  const { words } = useDocs()
  if (required) return <strong>{words.properties.required}</strong>
  return value === undefined ? (
    <span className="muted">{words.properties.none}</span>
  ) : (
    <code>{value || "''"}</code>
  )
}
