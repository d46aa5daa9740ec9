import { type ReactNode, useEffect, useRef, useState } from 'react'
import { findQuery, readFind } from '../../content/showcase/find-query.ts'
import type { ExampleTexts } from '../../examples/component-examples.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { fill, plural } from '../../i18n/plural.ts'
import { FindForm } from '../find/find-form.tsx'
import type { ShowcaseDocs } from '../load.ts'
import type { Words } from '../text-files.ts'
import { type Entry, findEntries, listEntries, loadAllDocs } from './entries.ts'

export interface FinderProps {
  readonly words: Words
  readonly docs: readonly ShowcaseDocs[]
  /** Texts about the parts without a page of their own. */
  readonly parts: Readonly<Record<string, ExampleTexts>>
  /** The text that the address of the page asks for. */
  readonly query: string
  /** What is shown as long as nothing is looked for. */
  readonly children: ReactNode
}

/** The field that finds parts of the design system by name, and what it has found. */
export function Finder({ words, docs, parts, query, children }: FinderProps) {
  const { locale, t } = useLocale()
  const { find, findKey } = words.overview
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(query)
  const [entries, setEntries] = useState<readonly Entry[] | undefined>(() =>
    docs.length > 0 ? listEntries(docs, parts, t) : undefined,
  )

  const show = (typed: string) => {
    const asked = readFind(findQuery(typed))
    setText(asked)
    history.replaceState(history.state, '', location.pathname + findQuery(asked) + location.hash)
    dispatchEvent(new Event('addresschange'))
  }

  // What was typed before the page was hydrated, and the query of an address that the browser went back to.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    const asked = readFind(location.search)
    if (typed === query && asked !== '' && field.current) field.current.value = asked
    setText(typed === query ? asked : readFind(findQuery(typed)))
  }, [query])

  const isWanted = text !== '' && !entries
  useEffect(() => {
    if (!isWanted) return
    loadAllDocs(locale).then((loaded) => setEntries(listEntries(loaded, parts, t)), console.error)
  }, [isWanted, locale, parts, t])

  return (
    <>
      <FindForm label={find} text={query} onChange={show} keyWords={findKey} ref={field} />
      <div role="status">
        {text !== '' && entries && <Count found={findEntries(entries, text).length} text={text} />}
      </div>
      {text === '' ? children : entries && <Found entries={findEntries(entries, text)} />}
    </>
  )
}

/** How many are found. */
function Count({ found, text }: { found: number; text: string }) {
  const texts = useLocale()
  const message = found === 0 ? texts.t('search-none') : plural(texts, 'search-found', found)
  return <p className="find__count">{fill(message, { query: text })}</p>
}

/** Links to what is found. */
function Found({ entries }: { entries: readonly Entry[] }) {
  const { hrefOf } = useLocale()
  return (
    <ul className="plain found">
      {entries.map(({ title, of, path }) => (
        <li key={path}>
          <a href={hrefOf(path)}>{title}</a>
          {of && <span className="small muted">{of}</span>}
        </li>
      ))}
    </ul>
  )
}
