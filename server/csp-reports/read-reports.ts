/** Reads what browsers tell of a policy: nothing of it can be trusted, and little of it may be kept. */

/** One thing that a browser refused on a page, without anything that tells of the visitor. */
export interface Violation {
  /** A directive of the policy, or `other`. */
  readonly directive: string
  /** The origin of what was refused, its scheme, or a word such as `inline`. */
  readonly blocked: string
  /** Path of the page, without query. */
  readonly page: string
}

/** What one body tells of. */
export interface CspReport {
  readonly violations: readonly Violation[]
  /** Reports about what extensions of the browser put into a page. */
  readonly ofExtensions: number
}

/** Values of a label of metrics: directives that fetch something, or that say where something may lead. */
const directives: ReadonlySet<string> = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'manifest-src'],
  ...['worker-src', 'object-src', 'form-action', 'base-uri', 'frame-ancestors'],
])

/** Reports of one body that are looked at. */
const maxReports = 20
/** Characters of a path, and of an origin. */
const maxLength = 200

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a report by the names of the Reporting API; the older form has other names. */
const modern = ['effectiveDirective', 'blockedURL', 'documentURL', 'sourceFile'] as const
const older = ['effective-directive', 'blocked-uri', 'document-uri', 'source-file'] as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const ofExtension = /^(?:[a-z]+-)+extension:/i
const word = /^[a-z][a-z\d-]{0,30}$/i

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** What was refused: addresses may tell whom a visitor is, their origins do not. */
function blockedOf(text: string): string {
  if (word.test(text)) return text.toLowerCase()
  const url = urlOf(text)
  if (!url) return 'other'
  return (/^(?:https?|wss?):$/.test(url.protocol) ? url.origin : url.protocol.slice(0, -1)).slice(
    0,
    maxLength,
  )
}

function directiveOf(text: string): string {
  const [name = ''] = text.toLowerCase().split(' ')
  return directives.has(name) ? name : 'other'
}

function pageOf(text: string): string {
  const url = urlOf(text)
  return url && /^https?:$/.test(url.protocol) ? url.pathname.slice(0, maxLength) : 'other'
}

/** The four fields of a report that matter. */
type Told = readonly [directive: string, blocked: string, page: string, source: string]

const toldIn = (fields: Fields, names: typeof modern | typeof older): Told => {
  const [directive, ...others] = names.map((name) => textOf(fields[name]))
  const [blocked = '', page = '', source = ''] = others
  return [directive || textOf(fields['violated-directive']), blocked, page, source]
}

/** The reports of a body: of other kinds than violations, such as of deprecations, there are none. */
function reportsIn(value: unknown): readonly Told[] | undefined {
  if (Array.isArray(value)) {
    if (!value.every(isFields)) return undefined
    return value
      .filter(({ type, body }) => type === 'csp-violation' && isFields(body))
      .slice(0, maxReports)
      .map(({ body }) => toldIn(body as Fields, modern))
  }
  const report = isFields(value) ? value['csp-report'] : undefined
  return isFields(report) ? [toldIn(report, older)] : undefined
}

const isOfExtension = ([, blocked, , source]: Told): boolean =>
  ofExtension.test(`${blocked}:`) || ofExtension.test(`${source}:`)

/** Reads a body; undefined for one that is no report. */
export function readReports(text: string): CspReport | undefined {
  const told = reportsIn(parsed(text))
  if (!told) return undefined
  const ours = told.filter((report) => !isOfExtension(report))
  return {
    violations: ours.map(([directive, blocked, page]) => ({
      directive: directiveOf(directive),
      blocked: blockedOf(blocked),
      page: pageOf(page),
    })),
    ofExtensions: told.length - ours.length,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
