/** Loaded into a site under experiment: tells of its heap and of the blocks of its event loop. */
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delays = monitorEventLoopDelay({ resolution: 5 })
delays.enable()

const answers = {
  heap() {
    globalThis.gc()
    globalThis.gc()
    const handles = process.getActiveResourcesInfo().length
    return { heapMB: process.memoryUsage().heapUsed / 1024 / 1024, handles }
  },
  block() {
    const blockMs = delays.max / 1e6
    delays.reset()
    return { blockMs }
  },
}

createServer(({ url }, res) => res.end(JSON.stringify(answers[url.slice(1)]())))
  .listen(Number(process.env.INSIDE_PORT), '127.0.0.1')
  // The experiment must not keep a process alive that is to end.
  .unref()
