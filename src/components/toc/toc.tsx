import { useEffect, useId, useState } from 'react'
import type { TocItem } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'

export interface TocProps extends RootProps {
  readonly items: readonly TocItem[]
}

/** The table of contents of a page. The heading that is in view is marked. */
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

/**
 * Margin of the observer above the window: after a jump far up or down, all headings above the window count
 * as passed.
 */
const everythingAbove = '1000000px'

/** Returns the id of the last heading above the upper third of the window, otherwise of the first heading. */
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

/** Whether a heading is above the upper third of the window. */
const isRead = (heading: Element): boolean => heading.getBoundingClientRect().top < window.innerHeight * 0.34
