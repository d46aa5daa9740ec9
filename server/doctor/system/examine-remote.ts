/** Examines a content system over HTTP: whether it answers, and what its API lacks. */
import type { Logger } from 'pino'
import type { CmsClient } from '../../cms/cms-client.ts'
import { openCmsClient } from '../../cms/create-source.ts'
import type { HttpRequest, HttpResponse } from '../../cms/http-client/http-client.ts'
import type { RemoteConnection, SystemHints, SystemPart } from '../../cms/source-kind.ts'
import type { CmsConfig, Config } from '../../config/config.ts'
import { withoutPasswords } from '../../config/describe-settings.ts'
import { columns, paragraph, plain } from '../../terminal/columns.ts'
import { type Finding, fault, finding, type Section, sectionOf } from '../sections/section.ts'
import { type Answer, ask, askPart, type PartResult } from './ask-part.ts'

interface RemoteOptions {
  readonly config: Config
  readonly cms: CmsConfig
  readonly logger: Logger
  readonly hints: SystemHints
}

/** What a system says of itself. */
interface About {
  readonly url: string
  /** HTTP status of a cheap request; undefined where it cannot be reached. */
  readonly status?: number
  readonly ms?: number
  /** What it names as its software, with a version where it tells one. */
  readonly software?: string
}

const title = 'Content system'

/** Headers that name software. */
const softwareHeaders = ['x-statamic-version', 'x-powered-by', 'server']

const softwareIn = ({ headers }: HttpResponse): string | undefined => {
  const named = softwareHeaders.flatMap((name) => headers[name] ?? []).map((text) => plain(text).slice(0, 60))
  return named.length > 0 ? named.join(', ') : undefined
}

/** Sends a cheap request; a response that is too large for a report has come, too. */
async function greet(upstream: CmsClient, request: HttpRequest, url: string): Promise<About> {
  const began = performance.now()
  const response = await upstream.send(request).catch(() => undefined)
  if (!response) return { url }
  const software = softwareIn(response)
  return {
    ...{ url, status: response.status, ms: Math.round(performance.now() - began) },
    ...(software !== undefined && { software }),
  }
}

const severityOf = { required: 'fault', wanted: 'warning', optional: 'note' } as const

const stateInWords: Readonly<Record<PartResult['state'], string>> = {
  there: 'there',
  missing: 'missing (404)',
  refused: 'refused',
  failed: 'failed',
  unused: 'not needed',
}

/** What is found of a part that is not there. */
function findingOf({ name, need, state, message }: PartResult, { lacking }: SystemPart): Finding[] {
  if (state === 'there' || state === 'unused') return []
  const told = message === undefined ? '' : `${message}. `
  return [finding(severityOf[need])(`part-${state}`, name, `${told}${lacking}`)]
}

/** The failure that both of two answers have: then it is one of the whole system. */
const commonFailure = (one: Answer, other: Answer) =>
  one.error && one.error.fault === other.error?.fault ? other.error : undefined

const aboutLine = ({ url, status, ms, software }: About): string =>
  status === undefined
    ? `${url} does not answer`
    : `${url} answers ${status} in ${ms} ms${software === undefined ? '' : ` (${software})`}`

const partLines = (parts: readonly PartResult[]): readonly string[] =>
  columns(
    parts.map(({ name, state, ms, need }) => [
      name,
      stateInWords[state],
      ms === undefined ? '' : `${ms} ms`,
      need,
    ]),
  )

async function examine(
  upstream: CmsClient,
  connection: RemoteConnection,
  { cms, hints }: RemoteOptions,
): Promise<Section> {
  const about = await greet(upstream, connection.probe(), withoutPasswords(cms.url))
  const [probed, sample] = [await ask(upstream, connection.probe()), await ask(upstream, connection.sample)]
  const failure = commonFailure(probed, sample)
  if (failure) {
    const findings = [fault(failure.fault, about.url, failure.message)]
    return sectionOf({
      name: 'system',
      title,
      findings,
      facts: { ...about, answers: false, parts: [] },
      lines: paragraph(aboutLine(about), 2, 4),
    })
  }
  const parts = connection.parts(hints)
  const results: PartResult[] = []
  for (const part of parts) results.push(await askPart(upstream, part, sample.value))
  return sectionOf({
    ...{ name: 'system', title },
    findings: results.flatMap((result, at) => findingOf(result, parts[at] as SystemPart)),
    facts: { ...about, answers: true, parts: results },
    lines: [...paragraph(aboutLine(about), 2, 4), ...partLines(results)],
  })
}

/** Examines the content system that the settings name. Nothing of its content is read but a sample. */
export async function examineRemote(options: RemoteOptions): Promise<Section> {
  const upstream = await openCmsClient(options.config, options.cms, options.logger)
  const { connection } = upstream
  if (!connection) throw new Error('The content system only receives forms')
  try {
    return await examine(upstream, connection, options)
  } finally {
    await upstream.close()
  }
}
