import { useEffect, useId, useState } from 'react'
import type { TocItem } from '../../content/payload.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import type { RootProps } from '../root-props.ts'

export interface TocProps extends RootProps {
  readonly items: readonly TocItem[]
}

/**
 * The table of contents of a page. The link to the section that the visitor has scrolled to is marked as
 * current.
 */
export function Toc({ items, className = 'toc', ...root }: TocProps) {
  const { t } = useLocale()
  const title = useId()
  const current = useCurrentHeading(items)
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
 * Margin that extends the observed area upwards over the whole page. A heading that one far jump moves from
 * below the window to above it thus enters the area, and the observer reports the change.
 */
const everythingAbove = '1000000px'

/**
 * Returns the id of the last heading that is in the upper third of the window or above it; of the first
 * heading if there is none. Undefined until the page is hydrated.
 */
function useCurrentHeading(items: readonly TocItem[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = items.flatMap(({ id }) => document.getElementById(id) ?? [])
    const update = () => setCurrent((headings.findLast(isReached) ?? headings[0])?.id)
    const observer = new IntersectionObserver(update, { rootMargin: `${everythingAbove} 0px -66% 0px` })
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [items])
  return current
}

/** Whether a heading is in the upper third of the window or above it, as the margin of −66 % observes. */
const isReached = (heading: Element): boolean =>
  heading.getBoundingClientRect().top < window.innerHeight * 0.34
