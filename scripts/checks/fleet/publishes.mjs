import { setTimeout } from 'node:timers/promises'

/** Milliseconds between two looks at a page. */
const lookEvery = 10
/** Milliseconds after which a publish counts as not seen. */
const giveUp = 10_000

/** Resolves with the milliseconds until the page of a machine shows a text. */
async function untilShown(url, text, began) {
  while (performance.now() - began < giveUp) {
    const page = await fetch(url).then((response) => response.text())
    if (page.includes(text)) return performance.now() - began
    await setTimeout(lookEvery)
  }
  throw new Error(`${url} did not show ${text}`)
}

/** Publishes one change after the other, and measures until every machine shows it. */
export async function measurePublishes(fleet, count) {
  const times = []
  const callsBefore = fleet.calls()
  for (let n = 0; n < count; n++) {
    const text = fleet.edit()
    const began = performance.now()
    await fleet.publish()
    const each = await Promise.all(fleet.pages().map((url) => untilShown(url, text, began)))
    times.push(Math.max(...each))
    await setTimeout(300)
  }
  return { times, calls: fleet.calls() - callsBefore }
}
