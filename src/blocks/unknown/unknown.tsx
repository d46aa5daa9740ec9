/** The block "unknown" of the library, as a page shows it. */

export interface UnknownProps {
  /** Type of the set, as the project names it. */
  readonly set: string
}

/** Shows developers where a set is that has no block. */
export const UnknownBlock = ({ set }: UnknownProps) => (
  <div className="block block--unknown">
    <p className="block__inner">
      No block for the set <code>{set}</code>
    </p>
  </div>
)
