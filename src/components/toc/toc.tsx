import { useEffect, useId, useState } from 'react'
import type { TocItem } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'

export interface TocProps extends RootProps {
  readonly items: readonly TocItem[]
}

/** The headings of a page. The one that is being read is marked. */
export function Toc({ items, className = 'toc', ...root }: TocProps) {
  const { t } = useLocale()
  const title = useId()
  const current = useHeadingInView(items)
  return (
    <nav aria-labelledby={root['aria-label'] ? undefined : title} {...root} className={className}>
      <h2 id={title}>{t('on-this-page')}</h2>
      <ul className="plain">
        {items.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A jump far up or down also crosses the line: whatever lies above the window counts as seen. */
const everythingAbove = '1000000px'

/** The last heading that has passed the upper third of the window, else the first. */
function useHeadingInView(items: readonly TocItem[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => setCurrent((headings.findLast(isRead) ?? headings[0])?.id)
    const observer = new IntersectionObserver(update, { rootMargin: `${everythingAbove} 0px -66% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [items])
  return current
}

const isRead = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight * 0.34
