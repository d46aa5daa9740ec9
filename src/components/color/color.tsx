export interface Ramp {
  readonly name: string
  readonly steps: readonly { readonly step: string; readonly hex: string; readonly oklch: string }[]
}
export interface SemanticColor {
  readonly name: string
  readonly light: string
  readonly dark: string
}
export type Proof = readonly [
  foreground: string,
  background: string,
  least: number,
  light: number,
  dark: number,
]

/** A patch of one colour: a drawing, because the policy forbids inline styles. */
const Swatch = ({ hex, className = 'swatch' }: { hex: string; className?: string }) => (
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

/** The steps of one hue, from light to dark. */
export function RampList({ ramp }: { ramp: Ramp }) {
  return (
    <div className="ramp">
      <h3 className="ramp__name">{ramp.name}</h3>
      <ol className="plain ramp__steps">
        {ramp.steps.map(({ step, hex, oklch }) => (
          <li key={step} title={oklch}>
            <Swatch hex={hex} className="ramp__swatch" />
            <span>{step}</span> <code>{hex}</code>
          </li>
        ))}
      </ol>
    </div>
  )
}

export interface ColorTableProps {
  readonly label: string
  readonly columns: readonly [string, string, string]
  readonly colors: readonly SemanticColor[]
}

/** What each colour means, and its value in both themes. */
export function ColorTable({ label, columns, colors }: ColorTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroller" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colors.map(({ name, light, dark }) => (
            <tr key={name}>
              <th scope="row">
                <code>--c-{name}</code>
              </th>
              <td>
                <Swatch hex={light} /> {light}
              </td>
              <td>
                <Swatch hex={dark} /> {dark}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export interface ProofTableProps {
  readonly label: string
  readonly columns: readonly [string, string, string, string]
  readonly proofs: readonly Proof[]
}

/** Contrast of every pair that is used, computed by `scripts/tokens.mjs`. */
export function ProofTable({ label, columns, proofs }: ProofTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="scroller" aria-label={label} tabIndex={0}>
      <table className="table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {proofs.map(([foreground, background, least, light, dark]) => (
            <tr key={`${foreground} ${background}`}>
              <th scope="row">
                {foreground} / {background}
              </th>
              <td className="num">{light.toFixed(2)}</td>
              <td className="num">{dark.toFixed(2)}</td>
              <td className="num">{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
