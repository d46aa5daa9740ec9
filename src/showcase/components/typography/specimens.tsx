/** Samples of measure, line height, numbers and hyphenation, for the page about typography. */
import { classNames } from '../../../components/class-names.ts'
import type { RootProps } from '../../../components/root-props.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { Word } from './typography.tsx'

export interface MeasureSpecimenProps extends RootProps {
  readonly text: string
  /** Says how many characters a line holds. */
  readonly caption: string
}

/** Running text at its maximum line length. The style sheet draws a bar of that length above it. */
export const MeasureSpecimen = ({ text, caption, className, ...root }: MeasureSpecimenProps) => (
  <figure {...root} className={classNames('measured', className)}>
    <p className="measured__text">{text}</p>
    <figcaption className="small muted">
      {caption}{' '}
      <code>
        <bdi dir="ltr">--measure</bdi>
      </code>
    </figcaption>
  </figure>
)

/** The classes of a sample in each line height. A sample is as large as the texts that use its height. */
const heights = {
  tight: 'specimen__display specimen__4xl specimen__tight',
  snug: 'specimen__display specimen__xl specimen__snug',
  body: 'measure',
} as const

/** Name of a line height. */
type Height = keyof typeof heights

export interface LineHeightListProps extends RootProps {
  /** Name of the use of each line height, and a sample text of at least two lines. */
  readonly texts: Readonly<Record<Height, { readonly name: string; readonly sample: string }>>
}

/** The three line heights: the larger the letters, the closer the lines. */
export const LineHeightList = ({ texts, className, ...root }: LineHeightListProps) => (
  <dl {...root} className={classNames('specimen', className)}>
    {(Object.keys(heights) as Height[]).map((height) => (
      <div key={height}>
        <dt>
          {texts[height].name} <span dir="ltr">--lh-{height}</span>
        </dt>
        <dd className={heights[height]}>{texts[height].sample}</dd>
      </div>
    ))}
  </dl>
)

export interface NumbersSpecimenProps extends RootProps {
  /** Accessible name of the table, if there is no caption. */
  readonly label: string
  readonly caption?: string
  /** Headings of the columns: the names, proportional numbers, and tabular numbers. */
  readonly columns: readonly [name: string, running: string, tabular: string]
  readonly rows: readonly { readonly name: string; readonly number: string }[]
}

/** The same numbers twice: proportional, as in running text, and tabular, as in columns of tables. */
export const NumbersSpecimen = ({ rows, ...table }: NumbersSpecimenProps) => (
  <DataTable
    {...table}
    numeric={[false, false, true]}
    rows={rows.map(({ name, number }) => ({ key: name, cells: [name, number, number] }))}
  />
)

export interface HyphenationSpecimenProps extends RootProps {
  readonly words: readonly Word[]
}

/** Long words, each in a narrow column and with its language: they break as the language asks. */
export const HyphenationSpecimen = ({ words, className, ...root }: HyphenationSpecimenProps) => (
  <ul {...root} className={classNames('hyphenation', className)}>
    {words.map(({ lang, text }) => (
      <li key={lang}>
        <code>
          <bdi dir="ltr">lang="{lang}"</bdi>
        </code>
        <p lang={lang} className="specimen__display specimen__l">
          {text}
        </p>
      </li>
    ))}
  </ul>
)
