import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import type { ComponentFacts, PropertyFact } from '../showcase.ts'
import { DocSection } from './doc-section.tsx'

/** The section with the properties of the components: a table for each, read from the TypeScript types. */
export function Properties() {
  const { showcase } = useDocs()
  return (
    <DocSection id="properties">
      {showcase.facts.components.map((component) => (
        <Component key={component.name} {...component} />
      ))}
    </DocSection>
  )
}

/** The table of one component. */
function Component({ name, native, passes, properties }: ComponentFacts['components'][number]) {
  const { texts, words } = useDocs()
  const { value, type, meaning, native: nativeText, passes: passesText } = words.properties
  const explain = (property: string) => texts.properties[`${name}.${property}`] ?? texts.properties[property]
  return (
    <>
      <h3>
        <code>{name}</code>
      </h3>
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
