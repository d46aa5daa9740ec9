import type { ReactNode } from 'react'
import { useDocs } from '../docs-context.tsx'
import type { Words } from '../text-files.ts'

/** Key of a section: also its id on the page. */
export type SectionId = keyof Words['sections']

/** A section of a component's page, with its heading. */
export function DocSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const { words } = useDocs()
  return (
    <section>
      <h2 id={id}>{words.sections[id]}</h2>
      {children}
    </section>
  )
}
