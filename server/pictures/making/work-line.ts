/** Who may use the processor and the memory for pictures, and when. */
import { OverloadError } from '../../scheduling/render-queue.ts'

/** Pictures that visitors wait for and facts that pages wait for, in turn; then what nobody waits for. */
export type WorkLane = 'asked' | 'facts' | 'ahead'

/** How many may wait in each lane. Facts are as many as the content has pictures. */
const maxLengths: Readonly<Record<WorkLane, number>> = { asked: 200, facts: 10_000, ahead: 500 }

/** Lanes that somebody waits in. */
const turns: readonly WorkLane[] = ['asked', 'facts']

/** A piece of work, with the bytes of memory that it takes at most. */
export interface PictureWork<T> {
  readonly memory: number
  readonly lane: WorkLane
  readonly work: () => Promise<T>
}

export interface WorkLine {
  /** @throws OverloadError when too much is waiting in the lane, and when the line is closed */
  run<T>(work: PictureWork<T>): Promise<T>
  waiting(): number
  /** Drops what has not begun. */
  close(): void
}

export interface WorkLineOptions {
  /** Whether visitors wait for pages: then one piece runs at a time. */
  readonly isBusy: () => boolean
  /** Waits after a piece of work that nobody waited for, which took `ms` milliseconds. */
  readonly rest: (ms: number) => Promise<void>
  /** Bytes that all pieces take together; one that takes more runs alone. */
  readonly maxMemory?: number
  readonly maxLengths?: Readonly<Record<WorkLane, number>>
}

interface Waiting {
  readonly memory: number
  readonly start: () => Promise<void>
  readonly drop: () => void
}

/** The library has a thread for each piece: with two of them pages still have half of a small machine. */
const maxParallel = 2

/** Creates a line in which two pieces of work run at a time. Work ahead runs alone, when nothing is asked. */
export function createWorkLine({
  isBusy,
  rest,
  maxMemory = 100_000_000,
  maxLengths: most = maxLengths,
}: WorkLineOptions): WorkLine {
  const lanes: Readonly<Record<WorkLane, Waiting[]>> = { asked: [], facts: [], ahead: [] }
  const state = { running: 0, memory: 0, isResting: false, isClosed: false, last: 'facts' as WorkLane }

  const fits = ({ memory }: Waiting): boolean =>
    state.running === 0 || (state.memory + memory <= maxMemory && !isBusy())

  function next(): { lane: WorkLane; work: Waiting } | undefined {
    const [first, second] = state.last === 'asked' ? turns.toReversed() : turns
    const lane = first && lanes[first].length > 0 ? first : (second ?? 'facts')
    const [work] = lanes[lane]
    if (work) return fits(work) ? { lane, work } : undefined
    const [ahead] = lanes.ahead
    return ahead && state.running === 0 && !state.isResting ? { lane: 'ahead', work: ahead } : undefined
  }

  async function runOne(lane: WorkLane, { memory, start }: Waiting): Promise<void> {
    const began = performance.now()
    state.running += 1
    state.last = lane
    state.memory += memory
    await start()
    state.running -= 1
    state.memory -= memory
    if (lane === 'ahead') void restAfter(performance.now() - began)
    pump()
  }

  async function restAfter(ms: number): Promise<void> {
    state.isResting = true
    await rest(ms)
    state.isResting = false
    pump()
  }

  function pump(): void {
    while (state.running < maxParallel) {
      const found = next()
      if (!found) return
      lanes[found.lane].shift()
      void runOne(found.lane, found.work)
    }
  }

  return {
    run<T>({ memory, lane, work }: PictureWork<T>) {
      if (state.isClosed || lanes[lane].length >= most[lane])
        return Promise.reject(new OverloadError('Too many pictures are asked for'))
      return new Promise<T>((resolve, reject) => {
        const start = () => work().then(resolve, reject)
        lanes[lane].push({ memory, start, drop: () => reject(new OverloadError('The site stops')) })
        pump()
      })
    },
    waiting: () => Object.values(lanes).reduce((sum, { length }) => sum + length, 0),
    close() {
      state.isClosed = true
      for (const lane of Object.values(lanes)) for (const { drop } of lane.splice(0)) drop()
    },
  }
}
