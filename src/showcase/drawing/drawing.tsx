/** The strokes, boxes and numbered marks that anatomy drawings are made of. */
import type { ReactNode } from 'react'

export interface DrawingProps {
  /** In units of the drawing; a label is 14 high. */
  readonly width: number
  readonly height: number
  readonly children: ReactNode
}

/**
 * A plan of a component: boxes, lines of text and numbered marks. The list beside it says what the numbers
 * are.
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
   * Line: an edge; fill: a filled shape; soft: a quiet area; dark: the panel of hero and footer; accent: what
   * draws the eye.
   */
  readonly look?: 'line' | 'fill' | 'soft' | 'dark' | 'accent'
  readonly round?: number
}

export const Box = ({ x, y, w, h, look = 'line', round = 4 }: BoxProps) => (
  <rect className={`drawing__${look}`} x={x} y={y} width={w} height={h} rx={round} />
)

/** A line of text, without its letters. */
export const Bar = ({
  x,
  y,
  w,
  h = 8,
  look = 'fill',
}: Omit<BoxProps, 'h' | 'round'> & { readonly h?: number }) => (
  <Box x={x} y={y} w={w} h={h} look={look} round={h / 2} />
)

/** A shape that boxes cannot make: an arrow, a tick, a shore. */
export const Stroke = ({ d }: { d: string }) => <path className="drawing__stroke" d={d} />

export interface MarkProps {
  readonly n: number
  /** Where the number stands. */
  readonly x: number
  readonly y: number
  /** What it points at. */
  readonly to: readonly [x: number, y: number]
}

/** A number and the line that leads from it to its part. */
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
