import { createJudge, type Verdict } from './judge.ts'
import { createQuestions } from './questions.ts'
import { fetchSmallJson, readBuildInfo } from './read-info.ts'
import { type OpenStorage, readList, sessionOfTab } from './session.ts'
import type { BuildInfo } from './types.ts'

const key = 'triptych:builds'
const maxBytes = 16_384
/** From a first different answer to the question that confirms it, in milliseconds. */
const confirmAfter = 5_000
/** The same for a build that this tab has left before: servers of two builds may stand side by side for a while. */
const confirmReturnAfter = 60_000
const remembered = 20

interface Watch {
  readonly buildId: string
  /** Milliseconds; 0 switches the watch off. */
  readonly interval: number
  /** Called once for each other build, when it is confirmed. */
  readonly onUpdate: (info: BuildInfo) => void
  readonly storage?: OpenStorage
  readonly fetch?: typeof fetch
}

export interface BuildWatch {
  /** The build that has taken the place of this document's, confirmed by two equal answers. */
  readonly other: () => BuildInfo | undefined
  /** A data answer named the build that gave it: a reason to ask, or to doubt a first different answer. */
  readonly seen: (id: string) => void
  readonly stop: () => void
}

const off: BuildWatch = { other: () => undefined, seen: () => {}, stop: () => {} }

/**
 * Asks `/builds/latest.json` which build is served: every `interval`, and at most once a minute when the visitor or the network comes
 * back or an answer names another build. An idle tab makes one request an hour (the usual interval). Only ids count, not times: a rollback
 * is an update as well. Each other build is told once, by `app:manifest:update` on the document and to `onUpdate`.
 */
export function watchBuilds({
  buildId,
  interval,
  onUpdate,
  storage = sessionOfTab,
  fetch,
}: Watch): BuildWatch {
  if (interval <= 0) return off
  const left = rememberBuild(storage, buildId)
  const tell = tellOnce(buildId, onUpdate)
  const end = new AbortController()
  const judge = createJudge(buildId)
  const questions = createQuestions(async () => {
    const info = await fetchLatest(end.signal, fetch)
    if (info && !end.signal.aborted) act[judge.hear(info)](info)
  })
  const act: Readonly<Record<Verdict, (info: BuildInfo) => void>> = {
    known: () => {},
    first: ({ id }) => questions.askIn(left.has(id) ? confirmReturnAfter : confirmAfter),
    // Three builds in a row: the next question is soon enough.
    unsettled: () => {},
    confirmed: tell,
  }

  const timer = setInterval(questions.ask, interval)
  onReturn(questions.askSometimes, end.signal)
  return {
    other: judge.other,
    seen: (id) => {
      if (judge.contradict(id)) questions.cancel()
      if (id !== (judge.other()?.id ?? buildId)) questions.askSometimes()
    },
    stop: () => {
      end.abort()
      clearInterval(timer)
      questions.cancel()
    },
  }
}

/** Tells each build once, the document's own never. */
function tellOnce(own: string, onUpdate: Watch['onUpdate']): Watch['onUpdate'] {
  const told = new Set([own])
  return (info) => {
    if (told.has(info.id)) return
    told.add(info.id)
    document.dispatchEvent(new CustomEvent('app:manifest:update', { detail: info }))
    onUpdate(info)
  }
}

/** What the server says; undefined for a failure or an answer that is none: the next question may have more luck. */
async function fetchLatest(
  signal: AbortSignal,
  fetch?: typeof globalThis.fetch,
): Promise<BuildInfo | undefined> {
  try {
    const options = { maxBytes, signal, cache: 'no-store', ...(fetch && { fetch }) } as const
    return readBuildInfo(await fetchSmallJson(`/builds/latest.json?${Date.now()}`, options))
  } catch {
    return undefined
  }
}

/** Calls back when the visitor or the network comes back. */
function onReturn(proceed: () => void, signal: AbortSignal): void {
  const proceedIf = (isReturn: boolean) => {
    if (isReturn) proceed()
  }
  window.addEventListener('focus', proceed, { signal })
  window.addEventListener('online', proceed, { signal })
  window.addEventListener('pageshow', ({ persisted }) => proceedIf(persisted), { signal })
  const whenSeen = () => proceedIf(document.visibilityState === 'visible')
  document.addEventListener('visibilitychange', whenSeen, { signal })
}

/** The builds that this tab has run on before; it remembers this one from now on. None where the storage is blocked. */
function rememberBuild(storage: OpenStorage, buildId: string): ReadonlySet<unknown> {
  try {
    const others = readList(storage, key).filter((id) => typeof id === 'string' && id !== buildId)
    storage().setItem(key, JSON.stringify([...others, buildId].slice(-remembered)))
    return new Set(others)
  } catch {
    return new Set()
  }
}
