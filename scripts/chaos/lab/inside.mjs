/** Loaded into a site under experiment: tells of its heap and of the blocks of its event loop. */
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

process.on('message', (question) => process.send(answers[question]()))
// The experiment's channel must not keep a process alive that is to end.
process.channel?.unref()
