import type { ReactNode } from 'react'
import { useDocs } from '../docs-context.tsx'
import type { Words } from '../text-files.ts'

/** Key of a section: also its id on the page. */
export type SectionId = keyof Words['sections']

interface DocSectionProps {
  readonly id: SectionId
  readonly children: ReactNode
}

/** A section of a component's page, with its heading. */
export function DocSection({ id, children }: DocSectionProps) {
  const { words } = useDocs()
  return (
    <Section id={id} title={words.sections[id]}>
      {children}
    </Section>
  )
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A section with a heading of its own. */
export const Section = ({ id, title, children }: SectionProps) => (
  <section>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
)
