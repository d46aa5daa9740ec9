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
  /** Level of the title: 2 when absent, more for a block inside another. */
  readonly headingLevel?: HeadingLevel | undefined
}

/** Level of the title of a block. */
export type HeadingLevel = 2 | 3 | 4

interface BlockSectionProps {
  /** Name of the block: the section has the class `block--{name}`. */
  readonly name: string
  readonly headingId?: string | undefined
  readonly headingLevel?: HeadingLevel | undefined
  readonly title?: string | undefined
  readonly link?: LinkItem | undefined
  readonly children: ReactNode
}

/** Level of the headings inside a block: below its title, where it has one. */
export const innerLevel = (props: Pick<BlockSectionProps, 'headingLevel' | 'title'>): HeadingLevel => {
  const { headingLevel = 2, title } = props
  return title && headingLevel < 4 ? ((headingLevel + 1) as HeadingLevel) : headingLevel
}

/** The title of a block, followed by a link. */
function BlockHead(props: Omit<BlockSectionProps, 'name' | 'children'>) {
  const { headingId, headingLevel = 2, title, link } = props
  if (!title && !link) return null
  const Heading = `h${headingLevel}` as const
  return (
    <div className="split-head block__head">
      {title && <Heading id={headingId}>{title}</Heading>}
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
