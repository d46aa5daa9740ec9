/** The size of a drawing: its own, else that of its viewBox. */

/** Pixels of a drawing, above 0. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Pixels per unit, as CSS Values defines them. */
const units: Readonly<Record<string, number>> = {
  ...{ px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 },
}

/** Largest side of a drawing: beyond it something is wrong with its file. */
const maxSide = 20_000

const inRange = (pixels: number): number | undefined =>
  pixels > 0 && pixels <= maxSide ? Math.round(pixels * 100) / 100 : undefined

/** Pixels of a length such as `24`, `24px` or `3mm`; undefined for percentages and other texts. */
export function svgLength(text = ''): number | undefined {
  const [, number = '', unit = 'px'] =
    /^\s*(\d*\.?\d+(?:e[+-]?\d+)?)\s*(px|pt|pc|in|cm|mm)?\s*$/i.exec(text) ?? []
  return number === '' ? undefined : inRange(Number(number) * (units[unit.toLowerCase()] ?? 1))
}

function viewBoxOf(text = ''): Viewport | undefined {
  const [, , width = 0, height = 0] = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const sides = { width: inRange(width), height: inRange(height) }
  return sides.width && sides.height ? { width: sides.width, height: sides.height } : undefined
}

/** The size of a drawing by the attributes of its root; undefined where they tell none. */
export function viewportOf(root: ReadonlyMap<string, string>): Viewport | undefined {
  const [width, height] = [svgLength(root.get('width')), svgLength(root.get('height'))]
  if (width && height) return { width, height }
  const box = viewBoxOf(root.get('viewBox'))
  if (!box) return undefined
  if (width) return { width, height: (width * box.height) / box.width }
  return height ? { width: (height * box.width) / box.height, height } : box
}
