import type { BuildInfo } from '../../shared/build-manifest.ts'
import { createJudge, type Verdict } from './build-confirmation.ts'
import { fetchSmallJson, readBuildInfo } from './fetch-build-info.ts'
import { createQuestions } from './poll-scheduler.ts'
import { type OpenStorage, readList, sessionOfTab } from './tab-storage.ts'

const key = 'triptych:builds'
const maxBytes = 16_384
/** From a first different answer to the question that confirms it, in milliseconds. */
const confirmAfter = 5_000
/**
 * The same for a build that this tab has left before: servers of two builds may stand side by side for a
 * while.
 */
const confirmReturnAfter = 60_000
const remembered = 20

interface Watch {
  readonly buildId: string
  /** Milliseconds; 0 switches the watch off. */
  readonly interval: number
  /** Called once for each other build, when it is confirmed. */
  readonly onUpdate: (info: BuildInfo) => void
  readonly storage?: OpenStorage
}

/** Sent to the document, with the `BuildInfo` as detail, once for each other build. */
export const updateEvent = 'app:manifest:update'

export interface BuildWatch {
  /** The build that has taken the place of this document's, confirmed by two equal answers. */
  readonly other: () => BuildInfo | undefined
  /** A data answer named the build that gave it: a reason to ask, or to doubt a first different answer. */
  readonly seen: (id: string) => void
}

/**
 * Asks `/builds/latest.json` which build is served: every `interval`, and at most once a minute when the
 * visitor or the network comes back or an answer names another build. An idle tab makes one request an hour
 * (the usual interval), a hidden one none. Only ids count, not times: a rollback is an update as well. Each
 * other build is told once, by `app:manifest:update` on the document and to `onUpdate`.
 */
export function watchBuilds({ buildId, interval, onUpdate, storage = sessionOfTab }: Watch): BuildWatch {
  const judge = createJudge(buildId)
  if (interval <= 0) return { other: judge.other, seen: () => {} }
  const left = rememberBuild(storage, buildId)
  const act: Readonly<Record<Verdict, (info: BuildInfo) => void>> = {
    known: () => {},
    first: ({ id }) => questions.askIn(left.has(id) ? confirmReturnAfter : confirmAfter),
    // Three builds in a row: the next question is soon enough.
    unsettled: () => {},
    confirmed: tellOnce(buildId, onUpdate),
  }
  const questions = createQuestions(async () => {
    const info = await fetchLatest()
    if (info) act[judge.hear(info)](info)
  })
  setInterval(questions.ask, interval)
  onReturn(questions.askSometimes)
  return {
    other: judge.other,
    seen: (id) => {
      if (judge.contradict(id)) questions.cancel()
      if (id !== (judge.other()?.id ?? buildId)) questions.askSometimes()
    },
  }
}

/** Tells each build once, the document's own never. */
function tellOnce(own: string, onUpdate: Watch['onUpdate']): Watch['onUpdate'] {
  const told = new Set([own])
  return (info) => {
    if (told.has(info.id)) return
    told.add(info.id)
    document.dispatchEvent(new CustomEvent(updateEvent, { detail: info }))
    onUpdate(info)
  }
}

/**
 * What the server says; undefined for a failure or an answer that is none: the next question may have more
 * luck.
 */
const fetchLatest = (): Promise<BuildInfo | undefined> =>
  fetchSmallJson(`/builds/latest.json?${Date.now()}`, maxBytes, 'no-store').then(
    readBuildInfo,
    () => undefined,
  )

/** Calls back when the visitor or the network comes back. */
function onReturn(proceed: () => void): void {
  for (const type of ['focus', 'online']) addEventListener(type, proceed)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) proceed()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') proceed()
  })
}

/**
 * The builds that this tab has run on before; it remembers this one from now on. None where the storage is
 * blocked.
 */
function rememberBuild(storage: OpenStorage, buildId: string): ReadonlySet<unknown> {
  try {
    const others = readList(storage, key).filter((id) => typeof id === 'string' && id !== buildId)
    storage().setItem(key, JSON.stringify([...others, buildId].slice(-remembered)))
    return new Set(others)
  } catch {
    return new Set()
  }
}
