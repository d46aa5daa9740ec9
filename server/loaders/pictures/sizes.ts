/** Writes how wide a picture is shown as the attribute `sizes`, from a function that tells it. */
import { type Layout, rem } from './layout.ts'

/** Windows that are looked at, in pixels: between them and beyond widths follow the same line. */
const [narrowest, widest, step] = [320, 2560, 16]

/** How far a line may be from the widths that it stands for, as a share of them. */
const tolerance = 0.04

/** A line through two widths: `slope * window + offset`. */
interface Line {
  /** Window from which on it holds, in pixels. */
  readonly from: number
  readonly slope: number
  readonly offset: number
}

/** The line through two widths; a width that is the same in the widest windows stays so beyond them. */
function lineThrough(layout: Layout, from: number, to: number): Line {
  const isLast = to === widest && layout(to) === layout(to - step)
  const slope = isLast || from === to ? 0 : (layout(to) - layout(from)) / (to - from)
  return { from, slope, offset: layout(to) - slope * to }
}

/**
 * Whether a line is near enough to all widths between two windows. None falls: in a wider window a place is
 * narrower where columns are added alone, at one width.
 */
function isNear(layout: Layout, { from, slope, offset }: Line, to: number): boolean {
  if (slope < 0) return false
  for (let window = from; window <= to; window += step) {
    const width = layout(window)
    if (Math.abs(slope * window + offset - width) > width * tolerance) return false
  }
  return true
}

/** The line, from the narrowest window on in which it is near: what steps were too wide to see. */
function extended(layout: Layout, line: Line, least: number): Line {
  const { slope, offset } = line
  const isOn = (window: number) =>
    window > least && Math.abs(slope * window + offset - layout(window)) <= layout(window) * tolerance
  let { from } = line
  while (isOn(from - 1)) from -= 1
  return { from, slope, offset }
}

/** The fewest lines, from wide windows to narrow ones, that are near to the widths in all windows. */
function linesOf(layout: Layout): readonly Line[] {
  const lines: Line[] = []
  for (let to = widest; to >= narrowest; ) {
    let best = lineThrough(layout, to, to)
    for (let from = to - step; from >= narrowest; from -= step) {
      const line = lineThrough(layout, from, to)
      if (!isNear(layout, line, to)) break
      best = line
    }
    lines.push(best)
    to = best.from - step
  }
  return lines.map((line, index) => extended(layout, line, lines[index + 1]?.from ?? narrowest))
}

const rounded = (number: number): number => Math.round(number * 100) / 100

/** A length of a line as CSS: `calc(46.5vw - 1.2rem)`. */
function lengthOf({ slope, offset }: Line): string {
  // Rounded down: a hair more than a candidate has would make browsers take the next larger one.
  const [vw, rest] = [rounded(slope * 100), Math.floor((offset / rem(1)) * 10 + 1e-6) / 10]
  if (vw === 0) return `${rest}rem`
  if (rest === 0) return `${vw}vw`
  return `calc(${vw}vw ${rest < 0 ? '-' : '+'} ${Math.abs(rest)}rem)`
}

/**
 * Screens of phones have three pixels where the eye tells two apart: there a picture counts as seven twelfths
 * of its width, so that it has 1.75 pixels for one.
 */
const phone = '(min-resolution: 2.5dppx) and (max-width: 40rem)'
const shareOnPhones = 7 / 12
/** A phone as most are wide, in pixels. */
const phoneWindow = 390

/** The attribute `sizes`: `(min-width: 92rem) 85rem, calc(93vw - 1rem)`. */
export function sizesOf(layout: Layout): string {
  const onPhones = rounded(((layout(phoneWindow) * shareOnPhones) / phoneWindow) * 100)
  const lines = linesOf(layout).map((line, index, all) =>
    index === all.length - 1
      ? lengthOf(line)
      : // Rounded down: the line holds in this window.
        `(min-width: ${Math.floor((line.from / rem(1)) * 100) / 100}rem) ${lengthOf(line)}`,
  )
  return [`${phone} ${onPhones}vw`, ...lines].join(', ')
}
