import type { ReactNode } from 'react'
import { useDocs } from '../docs-context.tsx'
import type { Words } from '../text-files.ts'

export type SectionId = keyof Words['sections']

/** One of the parts that every showcase page has, under its heading. */
export function DocSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { words } = useDocs()
  return (
    <section>
      <h2 id={id}>{words.sections[id]}</h2>
      {children}
    </section>
  )
}
