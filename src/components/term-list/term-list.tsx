import type { TermGroup } from '../../content/lists.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { Filters } from '../filters/filters.tsx'
import type { RootProps } from '../root-props.ts'

export interface TermListProps extends RootProps {
  readonly groups: readonly TermGroup[]
}

/** The terms of a taxonomy from A to Z, each with its number of entries; long lists with a row of letters. */
export function TermList({ groups, id = 'terms', className, ...root }: TermListProps) {
  const { t } = useLocale()
  const letters = groups.flatMap(({ letter }) => (letter === undefined ? [] : [letter]))
  const links = letters.map((letter) => ({ label: letter, href: `#${id}-${letter}` }))
  return (
    <div {...root} id={id} className={classNames('terms', className)}>
      {links.length > 0 && <Filters filters={[{ title: t('list-a-z'), links }]} />}
      {groups.map(({ letter = '', terms }) => (
        <section key={letter} aria-labelledby={letter ? `${id}-${letter}` : undefined}>
          {letter && <h2 id={`${id}-${letter}`}>{letter}</h2>}
          <ul className="plain">
            {terms.map(({ title, path, count }) => (
              <li key={path}>
                <a href={path}>{title}</a> <span className="muted">{count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
