/** Blocks of a register: pages and files as numbered lines of one list. */
import type { ReactNode } from 'react'
import type { CardsProps } from '../../blocks/cards/cards.tsx'
import { DownloadFacts, type DownloadListProps } from '../../blocks/download-list/download-list.tsx'
import { type BlockAttributes, BlockSection, innerLevel } from '../../blocks/parts/block-section.tsx'
import { Prose } from '../../blocks/parts/prose.tsx'
import type { RowsBlockProps } from '../../blocks/rows/rows.tsx'
import { linkName } from '../../components/card/link-name.ts'
import { DateTime } from '../../components/date-time/date-time.tsx'
import { Filters } from '../../components/filters/filters.tsx'
import { linkRel } from '../../components/link-rel.ts'
import { Pagination, PaginationSummary } from '../../components/pagination/pagination.tsx'

interface LineProps {
  readonly title: ReactNode
  readonly text?: ReactNode
  /** What kind of thing it is, its date or its format. */
  readonly facts?: ReactNode
  readonly level: 2 | 3 | 4
  readonly lang?: string | undefined
}

/** A line of the register. Its number is drawn by the style sheet, through all parts of the register. */
function Line({ title, text, facts, level, lang }: LineProps) {
  const Heading = `h${level}` as const
  return (
    <li className="register__line">
      <Heading className="register__title" lang={lang}>
        {title}
      </Heading>
      {facts && <p className="register__facts">{facts}</p>}
      {text && (
        <div className="register__text" lang={lang}>
          {text}
        </div>
      )}
    </li>
  )
}

/** A list of cards as a part of the register: kind, date and text of each page, without its picture. */
export function RegisterCards(props: CardsProps & BlockAttributes) {
  const { id, items, navigation, paging } = props
  if (items.length === 0) return null
  return (
    <BlockSection {...props} name="register">
      {navigation && <Filters id={`${id}-filters`} filters={navigation} />}
      {paging && <PaginationSummary paging={paging} />}
      <ol className="register">
        {items.map(({ title = '', path, label, text, html, date, lang }, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change place, and may have neither title nor path
            key={index}
            level={innerLevel(props)}
            lang={lang}
            title={
              path ? (
                <a href={path} rel={linkRel(path)}>
                  {linkName(title, path)}
                </a>
              ) : (
                title
              )
            }
            facts={
              (label || date) && (
                <>
                  {label && <span>{label}</span>} {date && <DateTime date={date} />}
                </>
              )
            }
            text={
              (text || html) && (
                <>
                  {text && <p>{text}</p>}
                  {html && <Prose html={html} />}
                </>
              )
            }
          />
        ))}
      </ol>
      {paging && <Pagination paging={paging} />}
    </BlockSection>
  )
}

/** A list of rows as a part of the register. */
export const RegisterRows = (props: RowsBlockProps & BlockAttributes) => (
  <RegisterCards {...props} layout="grid" />
)

/** Files to download as a part of the register: format, size and number of pages of each. */
export function RegisterFiles(props: DownloadListProps & BlockAttributes) {
  return (
    <BlockSection {...props} name="register">
      <ol className="register">
        {props.files.map((file) => (
          <Line
            key={`${file.url} ${file.title}`}
            level={innerLevel(props)}
            title={
              <a href={file.url} download>
                {file.title}
              </a>
            }
            facts={<DownloadFacts file={file} />}
            text={file.text && <p>{file.text}</p>}
          />
        ))}
      </ol>
    </BlockSection>
  )
}
