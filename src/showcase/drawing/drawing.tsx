/** The shapes of which the drawings of the parts of a component consist, in the design system. */
import type { ReactNode } from 'react'

export interface DrawingProps {
  /** Size in units of the drawing, in which all its shapes are placed; text is 14 units high. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/**
 * The drawing of a component: boxes, lines of text and numbered marks. A list beside it explains the numbers.
 */
export const Drawing = ({ width, height, children }: DrawingProps) => (
  <svg className="drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
    {children}
  </svg>
)

export interface BoxProps {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /**
   * `line`: an outline; `fill`: a filled shape; `soft`: a quiet area; `dark`: the panel of hero and footer;
   * `accent`: an emphasized shape.
   */
  readonly look?: 'line' | 'fill' | 'soft' | 'dark' | 'accent'
  /** Radius of the corners. */
  readonly round?: number
}

/** A rectangle. */
export const Box = ({ x, y, w, h, look = 'line', round = 4 }: BoxProps) => (
  <rect className={`drawing__${look}`} x={x} y={y} width={w} height={h} rx={round} />
)

/** A bar that represents a line of text. */
export const Bar = ({
  x,
  y,
  w,
  h = 8,
  look = 'fill',
}: Omit<BoxProps, 'h' | 'round'> & { readonly h?: number }) => (
  <Box x={x} y={y} w={w} h={h} look={look} round={h / 2} />
)

/** A path, for a shape that is not a box: an arrow, a tick, a shore. */
export const Stroke = ({ d }: { d: string }) => <path className="drawing__stroke" d={d} />

export interface MarkProps {
  /** The number. */
  readonly n: number
  /** Position of the number. */
  readonly x: number
  readonly y: number
  /** Position of the part that the line leads to. */
  readonly to: readonly [x: number, y: number]
}

/** A number in a circle, with a line to the part that the number stands for. */
export const Mark = ({ n, x, y, to: [toX, toY] }: MarkProps) => (
  <g className="drawing__mark">
    <path d={`M${x} ${y}L${toX} ${toY}`} />
    <circle cx={toX} cy={toY} r="3" />
    <circle className="drawing__number" cx={x} cy={y} r="12" />
    <text x={x} y={y}>
      {n}
    </text>
  </g>
)
