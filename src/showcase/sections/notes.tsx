/** Sections of a component’s page that are lists of sentences, and the list of its versions. */
import { DateTime } from '../../components/date-time/date-time.tsx'
import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import { DocSection, type SectionId } from './doc-section.tsx'

/** A section that is a list of sentences. */
export function Notes({ id, items }: { id: SectionId; items: readonly string[] }) {
  return (
    <DocSection id={id}>
      <ul className="notes">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </DocSection>
  )
}

/** The section with the date and the changes of each version. */
export function Changes() {
  const { showcase, texts, words } = useDocs()
  const { version, date, what } = words.changes
  return (
    <DocSection id="changes">
      <DataTable
        label={words.sections.changes}
        columns={[version, date, what]}
        rows={showcase.changes.map((change) => ({
          key: change.version,
          cells: [change.version, <DateTime key="date" date={change.date} />, texts.changes[change.version]],
        }))}
      />
    </DocSection>
  )
}
