/** A sample of two colours, as hex codes: two letters in the foreground colour on the background colour. */
export const PairSwatch = ({ foreground, background }: { foreground: string; background: string }) => (
  <svg className="swatch swatch--pair" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
    <rect width="40" height="24" fill={background} />
    <text x="20" y="17" textAnchor="middle" fill={foreground}>
      Aa
    </text>
  </svg>
)
