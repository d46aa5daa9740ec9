/** The link that contains the target of an event. */
export const closestLink = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]') ?? undefined
