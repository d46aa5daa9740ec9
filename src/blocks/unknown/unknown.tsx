export interface UnknownProps {
  /** Type of the set in the content system. */
  readonly set: string
}

/**
 * The block "unknown": shows developers the place of a set of the content system that no other block shows.
 */
export const UnknownBlock = ({ set }: UnknownProps) => (
  <div className="block block--unknown">
    <p className="block__inner">
      No block for the set <code>{set}</code>
    </p>
  </div>
)
