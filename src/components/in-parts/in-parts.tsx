/** Shows long lists in parts, between which a server answers others: React renders a page in one go. */
import { createContext, type ReactNode, use } from 'react'

type Parts = readonly ReactNode[]

/** The pause before a part, the same promise each time that it is asked for. A browser has none. */
export const PauseContext = createContext<((part: Parts) => Promise<void>) | undefined>(undefined)

/** Elements of a part, which are rendered in some milliseconds. */
const size = 50

function Part({ children }: { readonly children: Parts }) {
  const pause = use(PauseContext)?.(children)
  if (pause) use(pause)
  return children
}

/** The elements of a list, those of a long one in parts. Their keys are those of the list. */
export const inParts = (elements: Parts): Parts =>
  elements.length > size
    ? elements.flatMap((_, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never change place
        index % size ? [] : <Part key={index}>{elements.slice(index, index + size)}</Part>,
      )
    : elements
