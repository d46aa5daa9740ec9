import { DataTable } from '../../components/table/data-table.tsx'
import { useDocs } from '../docs-context.tsx'
import type { Words } from '../text-files.ts'
import { DocSection } from './doc-section.tsx'

/** The screen readers to test with. There are no results yet: each is shown as not tested. */
const screenReaders = [
  'NVDA (Firefox, Windows)',
  'JAWS (Chrome, Windows)',
  'VoiceOver (Safari, macOS, iOS)',
] as const

/**
 * The section about accessibility: keys, roles, success criteria, the ARIA pattern, and results with screen
 * readers.
 */
export function Accessibility() {
  const { words } = useDocs()
  const { keyboard, roles, criteria, readers } = words.accessibility
  return (
    <DocSection id="accessibility">
      <h3>{keyboard}</h3>
      <Keys />
      <h3>{roles}</h3>
      <Roles />
      <h3>{criteria}</h3>
      <Criteria />
      <Pattern />
      <h3>{readers}</h3>
      <Readers />
    </DocSection>
  )
}

/** The table of keys. */
function Keys() {
  const { showcase, texts, words } = useDocs()
  const { keyboard, key, does } = words.accessibility
  return (
    <DataTable
      label={keyboard}
      columns={[key, does]}
      rows={showcase.keyboard.map(({ id, keys }) => ({
        key: id,
        cells: [
          <span className="keys" key="keys">
            {keys.map((name) => (
              <kbd key={name}>{words.keys[name]}</kbd>
            ))}
          </span>,
          texts.keyboard[id],
        ],
      }))}
    />
  )
}

/** The table of roles and attributes. */
function Roles() {
  const { showcase, texts, words } = useDocs()
  const { roles, code, meaning } = words.accessibility
  return (
    <DataTable
      label={roles}
      columns={[code, meaning]}
      rows={showcase.roles.map((role) => ({
        key: role.id,
        cells: [<code key="code">{role.code}</code>, texts.roles[role.id]],
      }))}
    />
  )
}

/** The list of success criteria of WCAG 2.2. */
function Criteria() {
  const { showcase, words } = useDocs()
  return (
    <ul className="plain criteria">
      {showcase.criteria.map((number) => (
        <li key={number}>
          <span className="tabular">{number}</span> {words.criteria[number as keyof Words['criteria']]}
        </li>
      ))}
    </ul>
  )
}

/** The link to the pattern in the ARIA Authoring Practices Guide. */
function Pattern() {
  const { showcase, words } = useDocs()
  const { pattern, noPattern } = words.accessibility
  return (
    <p>
      {showcase.pattern ? (
        <a href={showcase.pattern} rel="noopener" hrefLang="en">
          {pattern}
        </a>
      ) : (
        noPattern
      )}
    </p>
  )
}

/** The table of results with screen readers. */
function Readers() {
  const { words } = useDocs()
  const { readers, reader, result, untested } = words.accessibility
  return (
    <DataTable
      label={readers}
      columns={[reader, result]}
      rows={screenReaders.map((name) => ({ key: name, cells: [name, untested] }))}
    />
  )
}
