import type { Page } from '@playwright/test'

/**
 * What is wrong with the layout of a page as it stands, in readable lines; nothing when all is well. Text
 * counts as its drawn lines: they stay in the window, in their own box and in every box that clips, and lie
 * on no other text. Regions that scroll have a name and a tab stop; nothing empty is announced.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults)

/** Runs in the browser, so it holds all that it needs. */
function findFaults(): readonly string[] {
  type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
  interface Place {
    readonly isHidden: boolean
    /** What scrolls sideways around it. */
    readonly scroller: Element | undefined
    /** What it is drawn on: parts above the flow may cover it. */
    readonly layer: Element
    readonly clip: Box
  }
  interface Line extends Box {
    readonly block: Element
    readonly place: Place
    readonly text: string
  }
  const root = document.documentElement
  const nowhere = Number.POSITIVE_INFINITY
  const unclipped: Box = { left: -nowhere, top: -nowhere, right: nowhere, bottom: nowhere }
  const styles = new Map<Element, CSSStyleDeclaration>()
  const places = new Map<Element, Place>()

  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element)
    styles.set(element, style)
    return style
  }
  const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 32)
  const nameOf = (element: Element) =>
    `${element.localName}${[...element.classList].map((each) => `.${each}`).join('')} “${shorten(element.textContent ?? '')}”`

  const scrollsSideways = (element: Element) => /auto|scroll/.test(styleOf(element).overflowX)
  const isVisuallyHidden = (element: Element) => styleOf(element).clipPath.startsWith('inset(50%')
  const isLayer = (element: Element) => {
    const { position, zIndex, backgroundColor } = styleOf(element)
    if (position === 'fixed' || position === 'sticky') return true
    return position === 'absolute' && zIndex !== 'auto' && !/, 0\)$|transparent/.test(backgroundColor)
  }
  const narrow = (element: Element, clip: Box): Box => {
    const { overflowX, overflowY } = styleOf(element)
    const box = element.getBoundingClientRect()
    const cutsX = /hidden|clip/.test(overflowX)
    const cutsY = /hidden|clip/.test(overflowY)
    return {
      left: cutsX ? Math.max(clip.left, box.left) : clip.left,
      right: cutsX ? Math.min(clip.right, box.right) : clip.right,
      top: cutsY ? Math.max(clip.top, box.top) : clip.top,
      bottom: cutsY ? Math.min(clip.bottom, box.bottom) : clip.bottom,
    }
  }
  const start: Place = { isHidden: false, scroller: undefined, layer: root, clip: unclipped }
  const findPlace = (element: Element): Place => {
    const parent = element.parentElement && element !== document.body ? placeOf(element.parentElement) : start
    if (element === document.body || element === root) return start
    const scrolls = scrollsSideways(element)
    return {
      isHidden: parent.isHidden || isVisuallyHidden(element),
      scroller: scrolls ? element : parent.scroller,
      layer: isLayer(element) ? element : parent.layer,
      clip: scrolls || styleOf(element).position === 'fixed' ? unclipped : narrow(element, parent.clip),
    }
  }
  function placeOf(element: Element): Place {
    const place = places.get(element) ?? findPlace(element)
    places.set(element, place)
    return place
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !placeOf(element).isHidden
  const blockOf = (element: Element): Element =>
    styleOf(element).display === 'inline' && element.parentElement ? blockOf(element.parentElement) : element

  const linesOf = (node: Node): readonly Line[] => {
    const parent = node.parentElement
    if (
      !parent ||
      !node.textContent?.trim() ||
      parent.closest('svg, script, style, option, textarea, [inert]')
    )
      return []
    if (!isShown(parent)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    const about = { block: blockOf(parent), place: placeOf(parent), text: shorten(node.textContent) }
    return [...range.getClientRects()]
      .filter(({ width, height, bottom }) => width > 1 && height > 1 && bottom > 0)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom, ...about }))
  }
  const collectLines = (): readonly Line[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (walker.nextNode()) lines.push(...linesOf(walker.currentNode))
    return lines
  }

  const outside = ({ left, right, place, text }: Line) =>
    !place.scroller && (right > root.clientWidth + 1 || left < -1) ? [`outside the window: “${text}”`] : []
  const clipped = ({ left, top, right, bottom, place: { clip }, text }: Line) => {
    // A line's box is higher than its letters.
    const spare = (bottom - top) * 0.3
    const isCut = left < clip.left - 2 || right > clip.right + 2
    return isCut || top < clip.top - spare || bottom > clip.bottom + spare ? [`clipped: “${text}”`] : []
  }
  const beyondItsBox = ({ left, right, block, place, text }: Line) => {
    const box = block.getBoundingClientRect()
    return block !== place.scroller && (left < box.left - 2 || right > box.right + 2)
      ? [`wider than its box: “${text}”`]
      : []
  }
  const covers = (one: Line, other: Line) => {
    const [spare, otherSpare] = [(one.bottom - one.top) * 0.2, (other.bottom - other.top) * 0.2]
    const isBeside = one.right - 1 <= other.left || other.right - 1 <= one.left
    const isAbove =
      one.bottom - spare <= other.top + otherSpare || other.bottom - otherSpare <= one.top + spare
    return !isBeside && !isAbove && one.block !== other.block && one.place.layer === other.place.layer
  }
  const overlaps = (lines: readonly Line[]) => {
    const sorted = [...lines].sort((one, other) => one.top - other.top)
    return sorted.flatMap((line, index) => {
      const rest = sorted.slice(index + 1)
      const end = rest.findIndex(({ top }) => top >= line.bottom)
      const near = end === -1 ? rest : rest.slice(0, end)
      return near
        .filter((other) => covers(line, other))
        .map((other) => `text on text: “${line.text}” and “${other.text}”`)
    })
  }
  const widerThanTheWindow = () => {
    if (root.scrollWidth <= root.clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > root.clientWidth + 1 || left < -1) && !placeOf(element).scroller && isShown(element)
    })
    return [`${root.scrollWidth} px wide in ${root.clientWidth}: ${wide.slice(0, 3).map(nameOf).join(', ')}`]
  }
  /** Whether the keyboard can scroll an element: it is a stop of the Tab key, or has one inside (as axe asks). */
  const isScrolledByKeys = (element: HTMLElement) =>
    element.tabIndex >= 0 || element.querySelector('a[href], button, [tabindex="0"]') !== null
  const unnamedScrollers = () =>
    [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => scrollsSideways(element) && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => isShown(element) && !element.matches('input, textarea, select'))
      .filter(
        (element) =>
          !isScrolledByKeys(element) ||
          !(element.ariaLabel || element.attributes.getNamedItem('aria-labelledby')),
      )
      .map((element) => `scrolls without a name or a tab stop: ${nameOf(element)}`)
  const announced =
    'h1,h2,h3,h4,h5,h6,a[href],button,summary,label,legend,caption,figcaption,th,dt,dd,li,blockquote,cite,ul,ol,dl'
  const isEmpty = (element: Element) =>
    !element.textContent?.trim() &&
    !element.matches('[aria-label], [aria-labelledby]') &&
    !element.closest('[aria-hidden=true]') &&
    !element.querySelector('img[alt]:not([alt=""]), [aria-label], input, select, textarea, img, svg, iframe')
  const isNameless = (element: Element) =>
    !element.textContent?.trim() &&
    element.matches('h1,h2,h3,h4,h5,h6,a[href],button,summary') &&
    !element.matches('[aria-label], [aria-labelledby]') &&
    !element.closest('[aria-hidden=true]') &&
    !element.querySelector('img[alt]:not([alt=""]), [aria-label]')
  const empties = () =>
    [...document.body.querySelectorAll(announced)]
      .filter((element) => element.checkVisibility() && (isEmpty(element) || isNameless(element)))
      .map(
        (element) => `announced and empty: ${nameOf(element)} in ${element.parentElement?.className ?? ''}`,
      )

  const lines = collectLines()
  return [
    ...new Set([
      ...widerThanTheWindow(),
      ...lines.flatMap(outside),
      ...lines.flatMap(clipped),
      ...lines.flatMap(beyondItsBox),
      ...overlaps(lines),
      ...unnamedScrollers(),
      ...empties(),
    ]),
  ].slice(0, 12)
}
