import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

/** The outline of a card that is loading. It does not move, and is hidden from screen readers. */
export function CardSkeleton({ className, ...root }: RootProps) {
  return (
    <div {...root} className={classNames('card skeleton', className)} aria-hidden="true">
      <span className="skeleton__block skeleton__block--media" />
      <span className="skeleton__block skeleton__block--meta" />
      <span className="skeleton__block" />
      <span className="skeleton__block skeleton__block--short" />
    </div>
  )
}

export interface CardsSkeletonProps extends RootProps {
  /** Number of outlines. */
  readonly count?: number
  /** Text for screen readers that says what is loading. */
  readonly label: string
}

/** Outlines of a list of cards that is loading. */
export function CardsSkeleton({ count = 3, label, className, ...root }: CardsSkeletonProps) {
  return (
    <div {...root} className={className} aria-busy="true">
      <p className="visually-hidden">{label}</p>
      <ul className="cards" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines are all the same
          <li key={index}>
            <CardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  )
}
