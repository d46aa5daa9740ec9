import { setTimeout } from 'node:timers/promises'

/** Asks a site for one page, as a visitor whom nothing is kept for. Status 0 where there is no answer. */
export async function ask(site, path, options = {}) {
  const began = performance.now()
  try {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...options })
    const text = await answer.text()
    const { status, headers } = answer
    return { path, status, headers, text, ms: performance.now() - began }
  } catch (error) {
    return { path, status: 0, headers: new Headers(), text: String(error), ms: performance.now() - began }
  }
}

/** Asks for several pages at once. */
export const askAll = (site, paths) => Promise.all(paths.map((path) => ask(site, path)))

/** Asks for pages one after the other, and returns those that are not 200. */
export async function failing(site, paths) {
  const answers = []
  for (const path of paths) answers.push(await ask(site, path))
  return answers.filter(({ status }) => status !== 200)
}

/** Asks for pages one after the other, each until it is there: a machine that is busy may refuse the first. */
export async function warm(site, paths) {
  for (const path of paths) await until(async () => (await ask(site, path)).status === 200)
}

/** Resolves with the milliseconds until something is so; rejects after half a minute. */
export async function until(isSo, patience = 30_000) {
  const began = performance.now()
  while (performance.now() - began < patience) {
    if (await isSo()) return performance.now() - began
    await setTimeout(25)
  }
  throw new Error(`Not so within ${patience} ms: ${isSo}`)
}
