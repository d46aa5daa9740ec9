export interface SwatchProps {
  readonly hex: string
  readonly className?: string
}

/** A swatch of one colour. It is an SVG, because the content security policy forbids inline styles. */
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
