/** Walks a page by the Tab key and tells where the focus was. */
import type { Page } from '@playwright/test'

export interface Stop {
  readonly name: string
  /** What is wrong with the focus there. */
  readonly faults: readonly string[]
}

/** More stops than any page has. */
const endless = 400

/** Goes through the page by Tab until the focus leaves it. */
export async function walk(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(watchFocus)
  const stops: Stop[] = []
  for (let stop = await next(page); stop; stop = await next(page)) {
    stops.push(stop)
    if (stops.length === endless)
      return [...stops, { name: stop.name, faults: ['the focus never leaves the page'] }]
  }
  return stops
}

async function next(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab')
  return page.evaluate(() =>
    (window as unknown as { readonly lookAtFocus: () => Stop | undefined }).lookAtFocus(),
  )
}

/** Runs in the browser: puts a function there that tells of the element with the focus. */
function watchFocus(): void {
  let before: Element | undefined
  const nameOf = (element: Element) =>
    `${element.localName}.${element.classList[0] ?? ''} “${(element.textContent || (element as HTMLInputElement).name || '').trim().slice(0, 30)}”`
  const hasRing = (element: Element | null | undefined) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
  }
  /** The whole card, row or download is the target of its link; a switch may draw its ring beside itself. */
  const ringOf = (element: Element) =>
    [
      element,
      element.closest('li > article, .card, .row, .download, .part, .news-lead'),
      element.nextElementSibling,
    ].find(hasRing)
  const ringBox = (element: Element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left: left - out, top: top - out, right: right + out, bottom: bottom + out }
  }
  /** Two sides may lie outside of what scrolls or clips: the others still mark the place. */
  const cutsOff = (element: Element | null, ring: ReturnType<typeof ringBox>): boolean => {
    if (!element || element === document.body) return false
    const { overflowX, overflowY, position } = getComputedStyle(element)
    const box = element.getBoundingClientRect()
    const sides = [
      overflowX !== 'visible' && ring.left < box.left - 1,
      overflowX !== 'visible' && ring.right > box.right + 1,
      overflowY !== 'visible' && ring.top < box.top - 1,
      overflowY !== 'visible' && ring.bottom > box.bottom + 1,
    ]
    if (sides.filter(Boolean).length > 2) return true
    return position !== 'fixed' && cutsOff(element.parentElement, ring)
  }
  const isInView = ({ top, bottom, left, right, height, width }: DOMRect) => {
    if (width === 0 || height === 0) return false
    const isWhole = top >= -1 && bottom <= innerHeight + 1
    return (
      right > 0 &&
      left < innerWidth &&
      (isWhole || (height > innerHeight * 0.6 && bottom > 0 && top < innerHeight))
    )
  }
  const isCovered = (element: Element, { top, bottom, height }: DOMRect) =>
    height < innerHeight * 0.6 &&
    [...document.querySelectorAll('.bottomnav')]
      .filter((bar) => getComputedStyle(bar).position === 'fixed' && !bar.contains(element))
      .some(
        (bar) =>
          bar.getClientRects().length > 0 && bottom > bar.getBoundingClientRect().top && top < innerHeight,
      )
  /** What stands on one line is reached in the direction of reading. */
  const isBackwards = (element: Element, previous: Element) => {
    if (!(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) return true
    const [box, old] = [element.getBoundingClientRect(), previous.getBoundingClientRect()]
    const shared = Math.min(box.bottom, old.bottom) - Math.max(box.top, old.top)
    return (
      element.parentElement === previous.parentElement && shared > old.height * 0.5 && box.right < old.left
    )
  }
  const lookAtFocus = () => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // A date has stops inside of itself, whose rings are the browser's own.
    if (element === before) return { name: nameOf(element), faults: [] }
    const box = element.getBoundingClientRect()
    const ring = ringOf(element)
    const faults = [
      ...(ring ? [] : ['no ring']),
      ...(ring && cutsOff(ring.parentElement, ringBox(ring)) ? ['a ring that is cut off'] : []),
      ...(isInView(box) ? [] : ['out of view']),
      ...(isCovered(element, box) ? ['under the bottom bar'] : []),
      ...(before && isBackwards(element, before) ? ['goes backwards'] : []),
    ]
    before = element
    return { name: nameOf(element), faults }
  }
  Object.assign(window, { lookAtFocus })
}
