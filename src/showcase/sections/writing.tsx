import { DataTable } from '../../components/table/data-table.tsx'
import { defaultRows } from '../../i18n/languages.ts'
import { useDocs } from '../docs-context.tsx'
import { DocSection } from './doc-section.tsx'

/** The section about texts: the rules for writing them, and the same texts in every language. */
export function Writing() {
  const { showcase, texts, words } = useDocs()
  const { rule, good, bad, phrases, phrasesNote } = words.writing
  return (
    <DocSection id="writing">
      <DataTable
        label={words.sections.writing}
        columns={[rule, good, bad]}
        rows={texts.writing.map((row) => ({ key: row.rule, cells: [row.rule, row.good, row.bad] }))}
      />
      <h3>{phrases}</h3>
      <p>{phrasesNote}</p>
      <DataTable
        label={phrases}
        rowHeader={false}
        columns={defaultRows.map(({ label }) => label)}
        rows={showcase.phrases.map((phrase) => ({
          key: phrase.en,
          cells: defaultRows.map(({ locale, lang }) => (
            <span lang={lang} key={lang}>
              {phrase[locale] ?? '–'}
            </span>
          )),
        }))}
      />
    </DocSection>
  )
}
