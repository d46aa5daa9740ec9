/** The three surfaces of the design system, with sample text on them. */
import type { ReactNode } from 'react'
import { classNames } from '../../../components/class-names.ts'
import type { RootProps } from '../../../components/root-props.ts'

/** Names of the surfaces, as in the tokens `--c-bg`, `--c-surface` and `--c-inverse`. */
export const surfaces = ['bg', 'surface', 'inverse'] as const

export interface SurfaceProps extends RootProps {
  /** The surface. */
  readonly on: (typeof surfaces)[number]
  readonly children: ReactNode
}

/**
 * A box with the colours of a surface. The inverse surface gives its content the dark values of all colours.
 */
export const Surface = ({ on, className, children, ...root }: SurfaceProps) => (
  <div
    {...root}
    className={classNames('surface', `surface--${on}`, className)}
    data-surface={on === 'inverse' ? 'inverse' : undefined}
  >
    {children}
  </div>
)

export interface SurfaceSamplesProps extends RootProps {
  /** Name of each surface, in the order of `surfaces`. */
  readonly names: readonly [page: string, panel: string, inverse: string]
  readonly title: string
  readonly text: string
  readonly muted: string
  readonly link: string
  /** Address of the link. */
  readonly href: string
}

/** The three surfaces with the same sample text on each. */
export function SurfaceSamples(props: SurfaceSamplesProps) {
  const { names, title, text, muted, link, href, className, ...root } = props
  return (
    <ul {...root} className={classNames('surfaces', className)}>
      {surfaces.map((on, index) => (
        <li key={on}>
          <Surface on={on}>
            <p className="label">{names[index]}</p>
            <h3>{title}</h3>
            <p>
              {text} <a href={href}>{link}</a>
            </p>
            <p className="muted small">{muted}</p>
            <code>
              <bdi dir="ltr">--c-{on}</bdi>
            </code>
          </Surface>
        </li>
      ))}
    </ul>
  )
}
