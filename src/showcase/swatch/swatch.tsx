export interface SwatchProps {
  readonly hex: string
  readonly className?: string
}

/** A patch of one colour: a drawing, because the policy forbids inline styles. */
export const Swatch = ({ hex, className = 'swatch' }: SwatchProps) => (
  <svg
    className={className}
    viewBox="0 0 10 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect width="10" height="10" fill={hex} />
  </svg>
)
