/** The section around the view of a block, with its title, and the attributes that every view gets. */
import type { ReactNode } from 'react'
import { GoLink } from './go-link.tsx'
import type { LinkItem } from './link-item.ts'

/** Attributes that the view of every block gets besides the props of its type. */
export interface BlockAttributes {
  /** Unique on the page; the start of the ids inside the block. */
  readonly id: string
  /** Id of the heading, where the block has a title. */
  readonly headingId?: string
}

interface BlockSectionProps {
  /** Name of the block: the section has the class `block--{name}`. */
  readonly name: string
  readonly headingId?: string | undefined
  readonly title?: string | undefined
  readonly link?: LinkItem | undefined
  readonly children: ReactNode
}

/** The title of a block, followed by a link. */
function BlockHead({ headingId, title, link }: Omit<BlockSectionProps, 'name' | 'children'>) {
  if (!title && !link) return null
  return (
    <div className="split-head block__head">
      {title && <h2 id={headingId}>{title}</h2>}
      {link && <GoLink link={link} about={title} />}
    </div>
  )
}

/**
 * The section of a block, with the block's title as its accessible name. Without a title it is a `div`, as a
 * nameless region is of no use to screen readers.
 */
export function BlockSection({ name, children, ...head }: BlockSectionProps) {
  const Root = head.title ? 'section' : 'div'
  return (
    <Root className={`block block--${name}`} aria-labelledby={head.title ? head.headingId : undefined}>
      <div className="block__inner">
        <BlockHead {...head} />
        {children}
      </div>
    </Root>
  )
}
