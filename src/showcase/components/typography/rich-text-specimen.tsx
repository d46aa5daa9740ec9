import { useId } from 'react'
import { classNames } from '../../../components/class-names.ts'
import type { RootProps } from '../../../components/root-props.ts'
import type { Picture } from '../../../content/types.ts'

/** Texts of the specimen, most of them named after the element that shows them. */
type Name =
  | 'h2'
  | 'h3'
  | 'h4'
  | 'p'
  | 'link'
  | 'external'
  /** Hidden text of a link that opens a new tab. */
  | 'newTab'
  | 'strong'
  | 'em'
  | 'small'
  | 'mark'
  | 'del'
  | 'abbr'
  | 'abbrTitle'
  | 'code'
  | 'pre'
  | 'kbd'
  | 'li1'
  | 'li2'
  /** Item of the list below the second item. */
  | 'liBelow'
  | 'step1'
  | 'step2'
  | 'quote'
  | 'cite'
  | 'dt'
  | 'dd'
  | 'caption'
  | 'place'
  | 'height'
  | 'th'
  | 'td'
  | 'alt'
  | 'figcaption'
  /** Name of the list of footnotes. */
  | 'footnotes'
  | 'footnote'
  /** Name of the link from the footnote back to the text. */
  | 'back'

/** Texts of the specimen. */
export type RichTextWords = Readonly<Record<Name, string>>

export interface RichTextSpecimenProps extends RootProps {
  readonly words: RichTextWords
  readonly picture: Picture
  /** Address of the links in the text. */
  readonly href: string
}

/** The props of a part of the specimen. */
type Part = Pick<RichTextSpecimenProps, 'words'>

/** A text with every element that editors can make, for the design system’s page about typography. */
export function RichTextSpecimen({ words, picture, href, className, ...root }: RichTextSpecimenProps) {
  const id = useId()
  return (
    <div {...root} className={classNames('prose', className)}>
      <h2>{words.h2}</h2>
      <p>
        {words.p} <a href={href}>{words.link}</a>
        <sup>
          <a href={`#${id}-note`} id={`${id}-mark`}>
            1
          </a>
        </sup>
        . <strong>{words.strong}</strong> <em>{words.em}</em>{' '}
        <a href={href} rel="noopener" target="_blank">
          {words.external}
          <span className="visually-hidden"> ({words.newTab})</span>
        </a>
      </p>
      <Inline words={words} />
      <h3>{words.h3}</h3>
      <Lists words={words} />
      <blockquote>
        <p>{words.quote}</p>
        <footer>
          <cite>{words.cite}</cite>
        </footer>
      </blockquote>
      <h4>{words.h4}</h4>
      <pre>
        <code>{words.pre}</code>
      </pre>
      <Table words={words} />
      <figure>
        <img src={picture.src} width={picture.width} height={picture.height} alt={words.alt} loading="lazy" />
        <figcaption>{words.figcaption}</figcaption>
      </figure>
      <hr />
      <section role="doc-endnotes" aria-label={words.footnotes}>
        <ol>
          <li id={`${id}-note`}>
            {words.footnote}{' '}
            <a href={`#${id}-mark`} aria-label={words.back}>
              ↩
            </a>
          </li>
        </ol>
      </section>
    </div>
  )
}

/** The elements inside a line of text. */
const Inline = ({ words: { abbr, abbrTitle, code, kbd, mark, del, small } }: Part) => (
  <>
    <p>
      <abbr title={abbrTitle}>{abbr}</abbr>, CO<sub>2</sub>, m<sup>3</sup>, <code>{code}</code>,{' '}
      <mark>{mark}</mark>, <del>{del}</del>, <kbd>{kbd}</kbd>
    </p>
    <p>
      <small>{small}</small>
    </p>
  </>
)

/** The kinds of lists. */
const Lists = ({ words }: Part) => (
  <>
    <ul>
      <li>{words.li1}</li>
      <li>
        {words.li2}
        <ul>
          <li>{words.liBelow}</li>
        </ul>
      </li>
    </ul>
    <ol>
      <li>{words.step1}</li>
      <li>{words.step2}</li>
    </ol>
    <dl>
      <dt>{words.dt}</dt>
      <dd>{words.dd}</dd>
    </dl>
  </>
)

/** A table as in content: one with a caption is in a region that scrolls, named by the caption. */
const Table = ({ words: { caption, place, height, th, td } }: Part) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="scroller" tabIndex={0} aria-label={caption}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{place}</th>
          <th scope="col">{height}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{th}</th>
          <td className="tabular">{td}</td>
        </tr>
      </tbody>
    </table>
  </section>
)
