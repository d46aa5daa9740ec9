/** Runs the tools of the categories that a visitor has agreed to, and ends those that are withdrawn. */
import { type ConsentQuestion, functional } from '../../../consent/consent-question.ts'
import { consentSignals } from '../../../consent/consent-signals.ts'
import type { Tag } from '../../../consent/tags.ts'
import { whenVisible } from '../../lifecycle/when-visible.ts'
import type { AnalyticsOptions } from '../analytics-options.ts'
import { command, denyAll } from '../data-layer.ts'
import { fetchGtmId } from '../fetch-gtm-id.ts'
import { createPageViews } from '../page-views.ts'
import { forgetTags } from './forget-tags.ts'
import { type Granted, runTag, stateIn } from './run-tag.ts'

interface TagOptions extends AnalyticsOptions {
  readonly consent: ConsentQuestion
}

/** A tool that runs in this document. */
interface Running {
  readonly countView: () => void
  readonly grant?: ((granted: Granted) => void) | undefined
  readonly kind: Tag['kind']
}

type Categories = ConsentQuestion['categories']

/** The tools of some categories by a text that is the same for the same tool. */
const tagsOf = (categories: Categories): ReadonlyMap<string, Tag> =>
  new Map(categories.flatMap(({ tags }) => tags).map((tag) => [JSON.stringify(tag), tag]))

/**
 * The answer in the cookie, and the categories that it names. Whether it counts is what the attribute of
 * `<html>` says, so that this needs none of the code that reads versions and days. The cookie is read as well, as
 * another tab may have changed the choice since.
 */
function answerInCookie(): readonly string[] {
  if (document.documentElement.dataset.consent === undefined) return []
  return /(?:^|; )consent=((?:yes|no)[^.;]*)/.exec(document.cookie)?.[1]?.split('+') ?? []
}

const signalsOf = (categories: Categories): Granted => new Set(categories.flatMap(({ signals }) => signals))

/** Tells the tag manager what is granted and what is not. */
const updateSignals = (granted: Granted): void =>
  command(
    'consent',
    'update',
    Object.fromEntries(consentSignals.map((signal) => [signal, stateIn(granted, signal)])),
  )

/** Whether a tool is the tag manager that the content names. */
const isContentGtm = (tag: Tag): boolean => tag.kind === 'gtm' && !tag.id

/**
 * Runs the tools that may run, now and after each decision of the visitor, and tells them each page that is
 * seen. Nothing is requested from a host of theirs before.
 */
export async function startTags(options: TagOptions): Promise<void> {
  const { apiBase, consent, consentRequired, buildId, onConsent } = options
  // Tools with ids of their own need none of the content, which may well have none.
  const needsId = consent.categories.some(({ tags }) => tags.some(isContentGtm))
  const gtmId = needsId ? await fetchGtmId(apiBase) : undefined
  await whenVisible()
  const running = new Map<string, Running>()
  const canRun = (tag: Tag) => !isContentGtm(tag) || gtmId !== undefined
  const state = { signals: '' }

  /** The categories that count: those that this document was made for or was told of. */
  function agreedTo(): Categories {
    if (!consentRequired) return consent.categories
    const [answer, ...some] = answerInCookie()
    return consent.categories.filter(
      ({ key }) => key === functional || answer === 'yes' || some.includes(key),
    )
  }

  function tellSignals(granted: Granted): void {
    const told = [...granted].toSorted().join()
    if (told === state.signals) return
    state.signals = told
    updateSignals(granted)
    for (const { grant } of running.values()) grant?.(granted)
  }

  function start(key: string, tag: Tag, granted: Granted): void {
    const { view, grant } = runTag(tag, gtmId ?? '')
    grant?.(granted)
    const { kind } = tag
    // All tag managers of a document read one list of events.
    const isTold = kind === 'gtm' && [...running.values()].some((other) => other.kind === kind)
    const countView = createPageViews(buildId, isTold ? () => {} : view, kind === 'gtm' ? '' : `:${kind}`)
    running.set(key, { kind, countView, grant })
  }

  function update(): void {
    const agreed = agreedTo()
    const wanted = tagsOf(agreed)
    const granted = signalsOf(agreed)
    const others = [...tagsOf(consent.categories)].filter(([key]) => !wanted.has(key))
    forgetTags(
      others.map(([, tag]) => tag),
      [...wanted.values()],
    )
    // A running script cannot be removed from a document.
    if (others.some(([key]) => running.has(key))) return void location.reload()
    if (consentRequired) tellSignals(granted)
    for (const [key, tag] of wanted) if (!running.has(key) && canRun(tag)) start(key, tag, granted)
    for (const { countView } of running.values()) countView()
  }

  if (consentRequired) denyAll()
  update()
  onConsent(update)
  // The router's event, whenever it has shown another page.
  addEventListener('pagechange', update)
}
