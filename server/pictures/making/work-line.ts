/** Who may use the processor and the memory for pictures, and when. */
import { OverloadError } from '../../scheduling/waiting-line.ts'

/** From first to last: pictures that visitors wait for, facts that pages wait for, what nobody waits for. */
export type WorkLane = 'asked' | 'facts' | 'ahead'

/** How many may wait in each lane. Facts are as many as the content has pictures. */
const maxLengths: Readonly<Record<WorkLane, number>> = { asked: 200, facts: 10_000, ahead: 500 }

/** A piece of work, with the bytes of memory that it takes at most. */
export interface PictureWork<T> {
  /** What a visitor may be waiting for: a file, or the name of a small picture. */
  readonly name: string
  readonly memory: number
  readonly lane: WorkLane
  readonly work: () => Promise<T>
}

export interface WorkLine {
  /** @throws OverloadError when too much is waiting in the lane, without memory, and when the line is closed */
  run<T>(work: PictureWork<T>): Promise<T>
  /**
   * Puts work of this name into the lane of visitors, whether it waits or comes later, until the returned
   * function is called: a visitor wants what was begun for a page, or ahead.
   */
  hurry(name: string): () => void
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
  /** Whether there is memory for so many bytes more. */
  readonly hasRoom?: (bytes: number) => boolean
  /** Called with the bytes of a piece that was refused, as there was no memory for it though nothing else ran. */
  readonly onTooLittle?: (bytes: number) => void
  readonly maxLengths?: Readonly<Record<WorkLane, number>>
}

interface Waiting {
  readonly name: string
  readonly memory: number
  readonly start: () => Promise<void>
  readonly drop: (why: string) => void
}

/** Bytes that all pieces take together where memory is not scarce. */
const usualMemory = 100_000_000

/**
 * Bytes that all pieces may take together: an eighth of what a container allows, as pages need the rest.
 * @param limit bytes that the process may have (`process.constrainedMemory()`); 0 or undefined where nobody says so
 */
export const memoryWithin = (limit: number | undefined): number =>
  limit ? Math.min(usualMemory, limit / 8) : usualMemory

/** The library has a thread for each piece: with two of them pages still have half of a small machine. */
const maxParallel = 2

/**
 * Creates a line in which two pieces of work run at a time. Work ahead runs alone, when nothing is asked.
 * What there is no memory for is refused once nothing else runs; another time it may be done.
 * Visitors cannot keep facts waiting for good: a page without facts names no small pictures to ask for.
 */
export function createWorkLine({
  isBusy,
  rest,
  maxMemory = usualMemory,
  hasRoom = () => true,
  onTooLittle = () => {},
  maxLengths: most = maxLengths,
}: WorkLineOptions): WorkLine {
  const lanes: Readonly<Record<WorkLane, Waiting[]>> = { asked: [], facts: [], ahead: [] }
  const state = { running: 0, memory: 0, isResting: false, isClosed: false }
  /** How many visitors want work of a name. */
  const wanted = new Map<string, number>()

  const fits = ({ memory }: Waiting): boolean =>
    state.running === 0 || (state.memory + memory <= maxMemory && !isBusy() && hasRoom(state.memory + memory))

  function next(): { lane: WorkLane; work: Waiting } | undefined {
    const lane = lanes.asked.length > 0 ? 'asked' : 'facts'
    const [work] = lanes[lane]
    if (work) return fits(work) ? { lane, work } : undefined
    const [ahead] = lanes.ahead
    return ahead && state.running === 0 && !state.isResting ? { lane: 'ahead', work: ahead } : undefined
  }

  async function runOne(lane: WorkLane, { memory, start }: Waiting): Promise<void> {
    const began = performance.now()
    state.running += 1
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
      const { lane, work } = found
      lanes[lane].shift()
      // Waiting would not help: a site gives little of its memory back.
      if (state.running > 0 || hasRoom(work.memory)) void runOne(lane, work)
      else refuse(work)
    }
  }

  function refuse({ memory, drop }: Waiting): void {
    drop('There is too little memory')
    onTooLittle(memory)
  }

  return {
    run<T>({ name, memory, lane: usual, work }: PictureWork<T>) {
      const lane = wanted.has(name) ? 'asked' : usual
      if (state.isClosed || lanes[lane].length >= most[lane])
        return Promise.reject(new OverloadError('Too many pictures are asked for'))
      return new Promise<T>((resolve, reject) => {
        const start = () => work().then(resolve, reject)
        lanes[lane].push({ name, memory, start, drop: (why) => reject(new OverloadError(why)) })
        pump()
      })
    },
    hurry(name) {
      wanted.set(name, (wanted.get(name) ?? 0) + 1)
      for (const lane of [lanes.facts, lanes.ahead]) {
        const at = lane.findIndex((each) => each.name === name)
        if (at !== -1) lanes.asked.push(...lane.splice(at, 1))
      }
      pump()
      return () => {
        const left = (wanted.get(name) ?? 0) - 1
        if (left > 0) wanted.set(name, left)
        else wanted.delete(name)
      }
    },
    waiting: () => Object.values(lanes).reduce((sum, { length }) => sum + length, 0),
    close() {
      state.isClosed = true
      for (const lane of Object.values(lanes)) for (const { drop } of lane.splice(0)) drop('The site stops')
    },
  }
}
