/** Hands what the server knew of the visitor to every component. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Visitor } from './visitor.ts'

const VisitorContext = createContext<Visitor>({ theme: 'auto', consent: 'undecided' })

export function VisitorProvider({ value, children }: { value: Visitor; children: ReactNode }) {
  return <VisitorContext value={value}>{children}</VisitorContext>
}

/**
 * What the server knew of the visitor when it rendered the document; a choice made since then is not in it.
 */
export const useVisitor = (): Visitor => useContext(VisitorContext)
