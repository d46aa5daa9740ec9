/** Provides the visitor's preferences to every component. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Visitor } from './visitor.ts'

const VisitorContext = createContext<Visitor>({ theme: 'auto', consent: 'undecided' })

/** Sets the visitor's preferences for all components below it. */
export function VisitorProvider({ value, children }: { value: Visitor; children: ReactNode }) {
  return <VisitorContext value={value}>{children}</VisitorContext>
}

/**
 * The visitor's preferences as the server knew them when it rendered the document; a choice that the visitor
 * has made since then is not included.
 */
export const useVisitor = (): Visitor => useContext(VisitorContext)
