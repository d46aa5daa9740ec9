/**
 * How wide pages show pictures: what the style sheets say, as functions from the width of the window. All
 * lengths are in pixels, with letters of 16 pixels. `tests/browser/picture-sizes.spec.ts` compares them with
 * what a browser measures.
 */

/** Width of something in a window of this width. */
export type Layout = (window: number) => number

/** Pixels of a length in rem. */
export const rem = (length: number): number => length * 16

/** `clamp(min, base + share * 1vi, max)` of the tokens, all but the share in rem. */
const fluid =
  (min: number, base: number, share: number, max: number): Layout =>
  (window) =>
    Math.min(rem(max), Math.max(rem(min), rem(base) + share * window))

const gutter = fluid(1.25, 0.5577, 0.034615, 3.5)
const gap = fluid(1.25, 1.0192, 0.011538, 2)
const fluidM = fluid(1.5, 1.1923, 0.015385, 2.5)
const fluidL = fluid(2.5, 1.8846, 0.030769, 4.5)
const fluidXl = fluid(4, 2.9231, 0.053846, 7.5)

/** The whole window. */
export const whole: Layout = (window) => window

/** `.container`: the width of a page between its gutters. */
export const container: Layout = (window) => Math.min(window - 2 * gutter(window), rem(85))

/** The body of an article beside its table of contents. */
export const besideContents: Layout = (window) =>
  window < rem(64) ? container(window) : container(window) - rem(14) - fluidL(window)

/** The text of a dated entry beside its margin. */
export const besideMargin: Layout = (window) =>
  window < rem(64) ? container(window) : Math.min(rem(56), container(window) - rem(13) - fluidL(window))

/** Width of the sheet of a project. */
const sheet = rem(23)

/** The text of a project beside its sheet, and a picture on top of the sheet. */
export const besideSheet: Layout = (window) =>
  window < rem(64) ? container(window) : container(window) - sheet - fluidXl(window)
export const onSheet: Layout = (window) => (window < rem(64) ? container(window) : sheet)

/** The figure of a page to get in touch, beside its form. */
export const besideForm: Layout = (window) =>
  window < rem(60) ? container(window) : ((container(window) - fluidL(window)) * 5) / 11

/** The picture that opens a long read: it reaches from the text to the edge of the window. */
export function opening(window: number): number {
  if (window < rem(60)) return window
  return ((window - Math.max(gutter(window), (window - rem(85)) / 2) - fluidL(window)) * 8) / 13
}

/** The lead story of a page of news. */
export const leadStory: Layout = (window) =>
  window < rem(60) ? container(window) : ((container(window) - fluidL(window)) * 7) / 12

/** A portrait on a page of people: four in a row, or five where there are five, and two on a phone. */
export const person =
  (people: number): Layout =>
  (window) => {
    const [width, between] = [container(window), gap(window)]
    const most = window >= rem(64) && people === 5 ? 5 : 4
    const least = Math.max(rem(8.5), most === 5 ? 0 : width * 0.22)
    const columns = most === 5 ? 5 : Math.max(1, Math.floor((width + between) / (least + between)))
    return (width - between * (columns - 1)) / columns
  }

/** A column of `repeat(auto-fill, minmax(min, 1fr))`; with a number of items one of `auto-fit`. */
export const column =
  (body: Layout, min: number, items = Number.POSITIVE_INFINITY): Layout =>
  (window) => {
    const [width, between] = [body(window), gap(window)]
    const columns = Math.max(1, Math.min(items, Math.floor((width + between) / (rem(min) + between))))
    return (width - between * (columns - 1)) / columns
  }

/** A share of the body in windows from a width on, and all of it below. */
export const shareFrom =
  (body: Layout, from: number, share: number, between: Layout = () => 0): Layout =>
  (window) =>
    window < rem(from) ? body(window) : (body(window) - between(window)) * share

/** At most a width in rem. */
export const atMost =
  (most: number, layout: Layout): Layout =>
  (window) =>
    Math.min(rem(most), layout(window))

/** The picture of the block "media text", which is narrower where it is higher than wide. */
export const mediaText = (body: Layout, isTall: boolean): Layout =>
  isTall ? atMost(30, shareFrom(body, 48, 1 / 3, fluidM)) : shareFrom(body, 48, 1 / 2, fluidM)

/** The picture of a hero that is as wide as `box`: it reaches the edges, or stands in a frame. */
export function hero(box: Layout, isFramed: boolean, isAside: boolean): Layout {
  return (window) => {
    const width = box(window)
    const inner = Math.min(width - 2 * gutter(width), rem(85))
    if (width < rem(60)) return isFramed ? inner : width
    if (isFramed) return (inner - fluidL(window)) / 2
    return isAside ? width * 0.58 : inner / 2
  }
}

/** The cards of a mosaic, the first of which is the largest. */
export const mosaic =
  (body: Layout, isFirst: boolean): Layout =>
  (window) => {
    const [width, between] = [body(window), gap(window)]
    if (width >= rem(54)) return (width - between) * (isFirst ? 7 / 12 : 5 / 12)
    return isFirst || width < rem(36) ? width : (width - between) / 2
  }

/** A single card, which is a line, and cards of portraits alone, which are lines on a narrow screen. */
export const cardAlone = (body: Layout): Layout => {
  const line = atMost(36, body)
  return (window) => Math.min(rem(12), line(window) * 0.35)
}

export const portraitCard =
  (body: Layout): Layout =>
  (window) =>
    window < rem(40) ? body(window) * 0.35 : column(body, 18)(window)

/** A logo in its box, one of a number in a row. */
export const logo = (body: Layout, items: number): Layout => {
  const box = atMost(17, column(body, 10, items))
  return (window) => box(window) - rem(2) - 2
}
