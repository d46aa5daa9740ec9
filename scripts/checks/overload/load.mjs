/** One load, in a thread: so many visitors one after the other, or so many requests a second, come what may. */
import { parentPort, workerData } from 'node:worker_threads'
import { askOnce } from './request.mjs'

const words = ['kwelder', 'dijk', 'onderzoek', 'natuur', 'water', 'project', 'wad', 'slib', 'kust', 'vogels']
/** Most connections at one time: below the limit for open files of most systems. */
const maxOpen = 3_500

const seen = { served: [], refused: [], unhinted: 0, failed: 0, offered: 0 }

async function ask(port, n) {
  seen.offered += 1
  const { status, hasHint, ms } = await askOnce(port, `/search?q=${words[n % words.length]}`)
  if (status === 200) seen.served.push(ms)
  else if (status === 503) seen.refused.push(ms)
  else seen.failed += 1
  if (status === 503 && !hasHint) seen.unhinted += 1
}

async function closedLoop({ port, seconds, visitors }) {
  const end = performance.now() + seconds * 1000
  const visit = async (first) => {
    for (let n = first; performance.now() < end; n += visitors) await ask(port, n)
  }
  await Promise.all(Array.from({ length: visitors }, (_, n) => visit(n)))
}

async function openLoop({ port, seconds, rate }) {
  const began = performance.now()
  const open = new Set()
  await new Promise((resolve) => {
    const ticks = setInterval(() => {
      const elapsed = performance.now() - began
      if (elapsed >= seconds * 1000) {
        clearInterval(ticks)
        return resolve()
      }
      while (seen.offered < (elapsed / 1000) * rate && open.size < maxOpen) {
        const asked = ask(port, seen.offered)
        open.add(asked)
        void asked.then(() => open.delete(asked))
      }
    }, 2)
  })
  const elapsed = performance.now() - began
  // Answers that come after the load count as such, but add no time to it.
  await Promise.all(open)
  return elapsed
}

const began = performance.now()
const elapsed = workerData.rate
  ? await openLoop(workerData)
  : await closedLoop(workerData).then(() => performance.now() - began)
parentPort.postMessage({ ...seen, seconds: elapsed / 1000 })
