/**
 * The layout engine: turns the parts of a set or entry into blocks of this site. Every part is shown, in the
 * order of the fields; patterns say which parts stand side by side.
 */
import { roleOf } from '../../content/kinds/field-roles.ts'
import { handleWords } from '../../content/kinds/handle-words.ts'
import type { Values } from '../../content/types.ts'
import { isValues } from '../../content/values/values.ts'
import { runSteps, type Steps } from '../../shared/steps.ts'
import { blockTypeOf, isContainer } from '../block-readers.ts'
import type { Draft } from '../draft.ts'
import { draftOf } from '../draft.ts'
import { drawnPoster } from '../embed/drawn-poster.ts'
import { embedAddress } from '../embed/embed-address.ts'
import { embedProps } from '../embed/embed-props.ts'
import { tableProps } from '../table/table-props.ts'
import { linkName, toDownloads } from './contents.ts'
import { createFlow, type Flow } from './flow.ts'
import { type Gathered, gather } from './join/gather.ts'
import { withCall } from './join/set-links.ts'
import { isPart, type JoinedKind, type JoinedPart, type Part, type PartOf } from './parts/part.ts'
import { readParts } from './parts/read-parts.ts'
import { isEnabled } from './parts/shapes.ts'
import { fitPattern } from './patterns.ts'
import { isUnmarkedQuote } from './quote-pattern.ts'
import { composeRows } from './rows/compose-rows.ts'
import { type ComposeScope, inside, isTooDeep } from './scope.ts'

/** Where parts come from: an entry, whose title stands above its parts, or a set, row or group. */
export type Place = 'entry' | 'set'

/** Adds what a part shows to the flow. */
type Add<K extends JoinedKind> = (part: PartOf<K>, flow: Flow, scope: ComposeScope, place: Place) => void

const addText = ({ text }: { readonly text: string }, flow: Flow): void => flow.text(text)

const addPictures: Add<'pictures'> = ({ pictures }, flow) => {
  const [only, ...others] = pictures
  if (others.length > 0) flow.block((title) => draftOf('gallery', { ...title, pictures }))
  else if (only) flow.figure(only)
}

/** Fields in an object: those with a title of their own are a section, others stand where the object does. */
const addGroup: Add<'group'> = ({ values, fields, display, handle }, flow, outer, place) => {
  const scope = inside(outer)
  if (isTooDeep(scope, handle)) return
  const parts = gather(readParts({ values, fields }, scope), false).body
  const inner = isFactual(parts) ? 'entry' : 'set'
  const own = parts.find(isPart('heading'))
  const heading = own?.text ?? (place === 'entry' ? display : undefined)
  if (heading === undefined) return addAll(parts, flow, scope, inner)
  const body = parts.filter((part) => part !== own)
  flow.blocks((level) => composeBody({ heading, body }, { ...scope, level }, inner))
}

/** Whether several short texts stand side by side, each with a name: an address, a person's contacts. */
const isFactual = (body: readonly Part[]): boolean =>
  body.filter(isPart('short', 'fact', 'number')).length > 1

/** Maximum characters of a list of an entry that is one of its facts: by its name alone one knows what it lists. */
const maxFew = 160

/** How each kind of part is shown where no pattern applies. */
const adders: { readonly [K in JoinedKind]: Add<K> } = {
  heading: (part, flow) => flow.heading(part.text),
  label: addText,
  text: addText,
  short: (part, flow, _, place) => flow.short(part, place === 'entry'),
  fact: (part, flow) => flow.fact(part, part.html),
  number: (part, flow) => flow.fact(part),
  html: ({ html }, flow) => flow.html(html),
  question: addText,
  quote: (part, flow) => flow.plain(draftOf('quote', { text: part.text })),
  author: addText,
  personRole: addText,
  links: (part, flow) =>
    flow.links(
      part.links.map((link) => ({ ...link, label: link.label ?? linkName(part) })),
      part.button,
    ),
  pictures: addPictures,
  files: ({ files }, flow) =>
    flow.block((title) => draftOf('download_list', { ...title, files: toDownloads(files) })),
  video: ({ url }, flow, scope) => flow.block((title) => frameDraft(url, title, scope)),
  code: ({ code, language }, flow) =>
    flow.block((title) => draftOf('code', { ...title, ...(language && { language }), code })),
  table: ({ rows }, flow) => flow.block((title) => draftOf('table', { ...title, ...tableProps(rows) })),
  list: (part, flow, _, place) => {
    const text = part.items.join(', ')
    const isFew = text.length <= maxFew && !part.items.some((item) => item.includes(','))
    if (place === 'entry' && part.display !== undefined && isFew) flow.fact({ ...part, text })
    else flow.list(part.items)
  },
  entries: ({ entries, display }, flow, _, place) =>
    flow.block(
      (title) =>
        draftOf('cards', {
          ...title,
          layout: entries.some(({ picture }) => picture) ? 'grid' : 'panels',
          items: entries,
        }),
      place === 'entry' ? display : undefined,
    ),
  form: ({ form }, flow, scope) => {
    const found = scope.form(form)
    if (found && found.fields.length > 0) flow.block((title) => draftOf('form', { ...title, form: found }))
  },
  rows: (part, flow, scope, place) =>
    flow.titled(
      (title, level) => composeRows(part, title, { ...inside(scope), level }),
      place === 'entry' ? part.display : undefined,
    ),
  sets: (part, flow, scope) => runSteps(addSetsInSteps(part, flow, scope)),
  group: addGroup,
}

/** Sets of one type that no block knows are rows of the same fields; undefined for other sets. */
function asRows({ sets, schemas, ...part }: PartOf<'sets'>): PartOf<'rows'> | undefined {
  const rows = sets.filter((set): set is Values => isValues(set) && isEnabled(set))
  const [type, ...others] = new Set(rows.map((row) => String(row.type)))
  if (type === undefined || others.length > 0 || rows.length < 2 || blockTypeOf(type)) return undefined
  if (isContainer(type) && !isColumn(type)) return undefined
  return { ...part, kind: 'rows', rows, fields: schemas?.get(type) }
}

/** Whether the name of a set says that it is a column, which stands beside others. */
const isColumn = (type: string): boolean =>
  handleWords(type).some((word) => /^(?:col|column|kolom|spalte)$/.test(word))

/** A film, or other content in a frame. */
function frameDraft(url: string, title: { readonly title?: string }, scope: ComposeScope): Draft {
  const { of, ...address } = embedAddress(url, scope.frameHosts)
  if (of) return draftOf('embed', { ...title, ...embedProps(url, scope) })
  return draftOf('video', {
    ...{ ...title, url, address },
    ...(address.kind === 'frame' && { provider: address.provider, poster: drawnPoster('film') }),
  })
}

/** Number of sets in one step, which is the work of a few milliseconds. */
const setsPerStep = 50

function* addSetsInSteps(part: PartOf<'sets'>, flow: Flow, scope: ComposeScope): Steps<void> {
  const rows = asRows(part)
  if (rows) return flow.titled((title, level) => composeRows(rows, title, { ...inside(scope), level }))
  const opening = scope.opening === true && flow.isEmpty()
  for (let start = 0; start < part.sets.length; start += setsPerStep) {
    const list = { ...part, sets: part.sets.slice(start, start + setsPerStep) }
    const place = { ...inside(scope), opening: opening && start === 0 }
    flow.blocks((level) => scope.readSets(list, { ...place, level }))
    yield
  }
}

function addAll(parts: readonly JoinedPart[], flow: Flow, scope: ComposeScope, place: Place): void {
  for (const part of parts) (adders[part.kind] as Add<JoinedKind>)(part, flow, scope, place)
}

/** Shows the parts of an entry one below the other. In steps: an entry may have thousands of sets. */
export function* composeEntryInSteps(
  parts: readonly JoinedPart[],
  scope: ComposeScope,
): Steps<readonly Draft[]> {
  const flow = createFlow(scope)
  for (const part of parts) {
    if (part.kind === 'sets') yield* addSetsInSteps(part, flow, scope)
    else addAll([part], flow, scope, 'entry')
    yield
  }
  return flow.drafts()
}

/** Turns joined parts into blocks. */
export function composeGathered(parts: Gathered, scope: ComposeScope): readonly Draft[] {
  const linked = withCall(parts, scope)
  return fitPattern(linked, scope) ?? composeBody(linked, scope, 'set')
}

/** Shows parts one below the other. */
function composeBody(parts: Gathered, scope: ComposeScope, place: Place): readonly Draft[] {
  const flow = createFlow(scope, parts.heading)
  if (parts.label) flow.text(parts.label)
  addAll(parts.body, flow, scope, place)
  return flow.drafts()
}

/** Turns the fields of a set, row or group into blocks. */
export const composeParts = (parts: readonly Part[], scope: ComposeScope): readonly Draft[] =>
  composeGathered(asTitle(gather(parts, !isUnmarkedQuote(parts, scope)), scope), scope)

/** A few words that are all of a set which is called a title are a title. */
function asTitle(parts: Gathered, { setType = '' }: ComposeScope): Gathered {
  const [only, ...more] = parts.body
  const isTitle = parts.heading === undefined && only?.kind === 'short' && more.length === 0
  if (!isTitle || !handleWords(setType).some((word) => roleOf(word) === 'heading')) return parts
  return { ...parts, heading: only.text, body: [] }
}
