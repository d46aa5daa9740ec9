/** One load, in a thread: so many visitors one after the other, or so many requests a second, come what may. */
import { Agent } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { askKept, askOnce } from '../../checks/overload/request.mjs'

/** Most connections at one time: below the limit for open files of most systems. */
const maxOpen = 3_500

const { paths, headers, seconds = Infinity, requests = Infinity, rate, isFresh = false } = workerData
const { connections = 8, hasTexts = false } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: rate ? maxOpen : connections })

/** Milliseconds of all answers, by status; status 0 where there was none. */
const outcomes = new Map()
const seen = { offered: 0, unhinted: 0 }
const texts = []

async function ask() {
  const n = seen.offered++
  const path = paths[n % paths.length]
  const { port, hostname } = workerData
  const asked = { port, hostname, path, headers: headers[n % headers.length] }
  const { status, hasHint, ms, text } = isFresh
    ? await askOnce(port, path, asked.headers)
    : await askKept({ ...asked, agent })
  if (!outcomes.has(status)) outcomes.set(status, [])
  outcomes.get(status).push(ms)
  if (status === 503 && !hasHint) seen.unhinted += 1
  if (hasTexts) texts.push([path, status, text])
}

const began = performance.now()
const isOver = () => seen.offered >= requests || performance.now() - began >= seconds * 1000

async function closedLoop() {
  const visit = async () => {
    while (!isOver()) await ask()
  }
  await Promise.all(Array.from({ length: connections }, visit))
  return performance.now() - began
}

async function openLoop() {
  const open = new Set()
  await new Promise((resolve) => {
    const ticks = setInterval(() => {
      const due = Math.min(requests, ((performance.now() - began) / 1000) * rate)
      while (seen.offered < due && open.size < maxOpen) {
        const asked = ask()
        open.add(asked)
        void asked.then(() => open.delete(asked))
      }
      if (!isOver()) return
      clearInterval(ticks)
      resolve()
    }, 2)
  })
  const elapsed = performance.now() - began
  // Answers that come after the load count as such, but add no time to it.
  await Promise.all(open)
  return elapsed
}

const elapsed = await (rate ? openLoop() : closedLoop())
agent.destroy()
parentPort.postMessage({ outcomes: [...outcomes], ...seen, texts, seconds: elapsed / 1000 })
